//! HTTP and WebSocket, as a program speaks them.
//!
//! HTTP is written by hand: one request, one answer, connection closed. A whole HTTP client would be the largest
//! part of this crate.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::protocol::client::{FromClient, Hello, Wish};
use server::protocol::http::{NewTable, Opened, SeatSecret, TakeSeat};
use server::protocol::server::FromServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
pub use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Trouble;

/// How long anything may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// One request and its answer: status, head and body.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<(u16, String, Vec<u8>), Trouble> {
    let mut stream = TcpStream::connect(server).await?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
    // A server may answer and close before it has read all; its answer is still there to be read.
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.map_err(|_| Trouble::Late)?;
    if answer.is_empty() {
        read?;
    }
    let split = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let split = split.ok_or_else(|| Trouble::Answer("no HTTP".into()))?;
    let body = answer.split_off(split + 4);
    let head = String::from_utf8_lossy(&answer).into_owned();
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(|| Trouble::Answer(head.clone()))?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    Ok((status, head, if chunked { unchunk(&body) } else { body }))
}

fn unchunk(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size =
            std::str::from_utf8(&body[..end]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let Some(chunk) = size.and_then(|size| body.get(end + 2..end + 2 + size)) else { break };
        whole.extend_from_slice(chunk);
        body = body.get(end + 4 + chunk.len()..).unwrap_or_default();
    }
    whole
}

/// Gets JSON.
pub async fn get<T: DeserializeOwned>(server: SocketAddr, path: &str) -> Result<T, Trouble> {
    let (_, _, body) = request(server, "GET", path, &[], b"").await?;
    read(&body)
}

/// Posts JSON and gets JSON.
pub async fn post<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let body = serde_json::to_vec(body)?;
    let (_, _, answer) =
        request(server, "POST", path, &[("content-type", "application/json")], &body).await?;
    read(&answer)
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Trouble> {
    serde_json::from_slice(body).map_err(|_| Trouble::Answer(String::from_utf8_lossy(body).into_owned()))
}

/// Opens a table.
pub async fn open(server: SocketAddr, wanted: &NewTable) -> Result<Opened, Trouble> {
    post(server, "/api/tables", wanted).await
}

/// Takes an open seat.
pub async fn sit(server: SocketAddr, table: &str, seat: u8, name: &str) -> Result<SeatSecret, Trouble> {
    post(server, &format!("/api/tables/{table}/seats/{seat}"), &TakeSeat { name: name.to_owned() }).await
}

/// A client's WebSocket.
pub struct Client {
    /// The socket itself, for those who want to misuse it.
    pub socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects without a word.
    pub async fn connect(server: SocketAddr, table: &str) -> Result<Client, Trouble> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{server}/api/tables/{table}/socket");
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let connecting = tokio_tungstenite::client_async_with_config(url, stream, Some(config));
        let (socket, _) = timeout(PATIENCE, connecting).await.map_err(|_| Trouble::Late)??;
        Ok(Client { socket })
    }

    /// Connects and says hello.
    pub async fn join(server: SocketAddr, table: &str, hello: Hello) -> Result<Client, Trouble> {
        let mut client = Client::connect(server, table).await?;
        client.wish(None, Wish::Hello(hello)).await?;
        Ok(client)
    }

    /// Sends a message.
    pub async fn wish(&mut self, id: Option<u32>, wish: Wish) -> Result<(), Trouble> {
        self.send(serde_json::to_string(&FromClient { id, wish })?).await
    }

    /// Sends any text.
    pub async fn send(&mut self, text: impl Into<String>) -> Result<(), Trouble> {
        Ok(self.socket.send(Message::text(text.into())).await?)
    }

    /// The next message as it travels; `None` when the socket is closed.
    pub async fn text(&mut self) -> Result<Option<Utf8Bytes>, Trouble> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.map_err(|_| Trouble::Late)? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message; a closed socket is an error.
    pub async fn next(&mut self) -> Result<FromServer, Trouble> {
        let text = self.text().await?.ok_or_else(|| Trouble::Answer("the socket was closed".into()))?;
        Ok(serde_json::from_str(&text)?)
    }
}
