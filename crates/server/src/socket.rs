//! A client's WebSocket.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::door::Place;
use crate::guard::{From, Pass};
use crate::http::{Failure, Shared, id};
use crate::limits::{Bucket, Rate};
use crate::problem::problem;
use crate::protocol::LARGEST_MESSAGE;
use crate::protocol::client::{FromClient, Hello, Wish};
use crate::protocol::server::{Code, Problem};
use crate::task::clients::{ClientId, error, text};
use crate::task::outbox::{Out, Outgoing, outbox};
use crate::task::{Command, close};

/// How long the first message may take.
const HELLO: Duration = Duration::from_secs(10);
/// How often the server asks whether anybody is there.
const PING: Duration = Duration::from_secs(30);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(90);
/// How long a message may take to leave.
const LEAVING: Duration = Duration::from_secs(20);

/// A request that may become a socket.
pub struct Upgrade(Result<WebSocketUpgrade, Problem>);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, Self::Rejection> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        Ok(Upgrade(upgrade.map_err(|_| problem(Code::Unreadable, "this door is for WebSockets only"))))
    }
}

/// Opens a table's socket.
pub async fn connect(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    Extension(From(address)): Extension<From>,
    place: Option<Extension<Arc<Place>>>,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Failure> {
    let table = id(&table)?.to_owned();
    let upgrade = upgrade?;
    let pass = shared.gate.socket(address).ok_or_else(|| problem(Code::TooFast, "too many sockets"))?;
    // The library's own reading buffer of 128 KiB would be most of the memory of a server full of people.
    let upgrade = upgrade.read_buffer_size(4096);
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    let caller = Caller { address, _pass: pass, _place: place };
    Ok(upgrade.on_upgrade(move |socket| serve(shared, table, socket, caller)))
}

/// Whose socket it is, and the places it takes up.
struct Caller {
    address: IpAddr,
    _pass: Pass,
    _place: Option<Extension<Arc<Place>>>,
}

async fn serve(shared: Shared, table: String, socket: WebSocket, caller: Caller) {
    let (sink, mut stream) = socket.split();
    let (notes, noted) = mpsc::channel(8);
    let (out, outgoing) = outbox();
    let reader = async {
        let hello = match timeout(HELLO, hello(&mut stream)).await {
            Ok(Some(Ok(hello))) => hello,
            Ok(Some(Err(problem))) => return end(&notes, Some(problem), close::POLICY).await,
            Ok(None) => return,
            Err(_) => return end(&notes, Some(problem(Code::Hello, "say hello first")), close::POLICY).await,
        };
        let join = |answer| Command::Join { hello: hello.clone(), out: out.clone(), answer };
        let joined = shared.hub.ask(&table, join).await;
        // From here on the table alone holds the way out, so that its end is noticed.
        drop(out);
        match joined {
            Ok(client) => {
                let at = At { shared: &shared, table: &table, client, address: caller.address };
                read(at, &mut stream, &notes).await;
            }
            Err(problem) => {
                let code = match problem.code {
                    Code::Stopping | Code::Busy => close::AGAIN,
                    _ => close::POLICY,
                };
                end(&notes, Some(problem), code).await;
            }
        }
    };
    tokio::select! {
        () = reader => {}
        () = write(sink, outgoing, noted) => {}
    }
    drop(caller);
}

/// Says why, closes the socket, and waits for the writer to be done with it.
async fn end(notes: &mpsc::Sender<Out>, problem: Option<Problem>, code: u16) {
    if let Some(problem) = problem {
        let _ = notes.send(Out::Text(text(&error(problem)))).await;
    }
    let _ = notes.send(Out::Close(code)).await;
    std::future::pending().await
}

/// A text the client sent; `None` when it is gone.
async fn next(stream: &mut SplitStream<WebSocket>) -> Option<Result<Utf8Bytes, Problem>> {
    loop {
        match timeout(SILENCE, stream.next()).await.ok()?? {
            Ok(Message::Text(text)) => return Some(Ok(text)),
            Ok(Message::Binary(_)) => {
                return Some(Err(problem(Code::Unreadable, "messages are text, not binary")));
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Close(_)) => return None,
            Err(problem_below) => {
                let too_large = problem_below.to_string().contains("too large")
                    || problem_below.to_string().contains("too long");
                return too_large.then(|| Err(problem(Code::TooLarge, "a message has at most 64 KiB")));
            }
        }
    }
}

async fn hello(stream: &mut SplitStream<WebSocket>) -> Option<Result<Hello, Problem>> {
    let message = match next(stream).await? {
        Ok(text) => FromClient::read(&text),
        Err(problem) => return Some(Err(problem)),
    };
    Some(match message {
        Ok(FromClient { wish: Wish::Hello(hello), .. }) => Ok(hello),
        Ok(_) => Err(problem(Code::Hello, "say hello first")),
        Err(error) => Err(problem(Code::Unreadable, format!("the message cannot be read: {error}"))),
    })
}

/// A client at a table.
struct At<'a> {
    shared: &'a Shared,
    table: &'a str,
    client: ClientId,
    address: IpAddr,
}

async fn read(
    At { shared, table, client, address }: At<'_>,
    stream: &mut SplitStream<WebSocket>,
    notes: &mpsc::Sender<Out>,
) {
    let Ok(mailbox) = shared.hub.table(table) else { return };
    let leave = Leaving { mailbox: mailbox.clone(), client };
    let now = Instant::now();
    let mut messages = Bucket::new(Rate::MESSAGES, now);
    let mut complaints = Bucket::new(Rate::COMPLAINTS, now);
    while let Some(message) = next(stream).await {
        let now = Instant::now();
        let message = match message {
            Err(problem) if problem.code == Code::TooLarge => {
                return end(notes, Some(problem), close::TOO_LARGE).await;
            }
            _ if !shared.hub.settings().unlimited && !messages.take(now) => {
                if complaints.take(now) {
                    complain(notes, problem(Code::TooFast, "not so fast; this was not looked at"));
                }
                continue;
            }
            Err(problem) => {
                complain(notes, problem);
                continue;
            }
            Ok(message) => message,
        };
        match FromClient::read(&message) {
            Ok(FromClient { id, wish }) => {
                if let Err(problem) = shared.gate.may_wish(address, &wish) {
                    complain(notes, problem.answering(id));
                    continue;
                }
                if mailbox.send(Command::Wish { client, id, wish }).await.is_err() {
                    return end(notes, None, close::RESTART).await;
                }
            }
            Err(error) => {
                let id = serde_json::from_str::<Numbered>(&message).ok().and_then(|numbered| numbered.id);
                let words = format!("the message cannot be read: {error}");
                complain(notes, problem(Code::Unreadable, words).answering(id));
            }
        }
    }
    drop(leave);
}

/// A message that makes no sense may still have a number to be answered with.
#[derive(serde::Deserialize)]
struct Numbered {
    id: Option<u32>,
}

/// If the client does not read its complaints, they are lost on it.
fn complain(notes: &mpsc::Sender<Out>, problem: Problem) {
    let _ = notes.try_send(Out::Text(text(&error(problem))));
}

/// Tells the table that its client is gone, however the socket ends.
struct Leaving {
    mailbox: mpsc::Sender<Command>,
    client: ClientId,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (mailbox, client) = (self.mailbox.clone(), self.client);
        tokio::spawn(async move {
            let _ = mailbox.send(Command::Leave { client }).await;
        });
    }
}

async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut outgoing: Outgoing,
    mut noted: mpsc::Receiver<Out>,
) {
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    loop {
        // What is noted here was never counted; what comes from the table was.
        let (out, counted) = tokio::select! {
            biased;
            Some(out) = noted.recv() => (out, false),
            out = outgoing.recv() => (out.unwrap_or(Out::Close(close::AGAIN)), true),
            _ = ping.tick() => {
                if !send(&mut sink, Message::Ping(Default::default())).await {
                    return;
                }
                continue;
            }
        };
        let (sent, end) = send_waiting(&mut sink, out, counted, &mut outgoing).await;
        if let Some(code) = end {
            let farewell = CloseFrame { code, reason: Utf8Bytes::default() };
            send(&mut sink, Message::Close(Some(farewell))).await;
            // The client answers with its own farewell; closing before it reads ours could lose both.
            let _ = timeout(Duration::from_secs(1), sink.close()).await;
        }
        if !sent || end.is_some() {
            return;
        }
    }
}

/// Sends a message and all that wait behind it in one go: who acted is told what changed and that it is done, and
/// two messages need not be two packets. Says whether they left, and with which code the socket ends after them.
async fn send_waiting(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Out,
    counted: bool,
    outgoing: &mut Outgoing,
) -> (bool, Option<u16>) {
    let mut next = Some((first, counted));
    let (mut end, mut bytes) = (None, 0);
    let sending = async {
        while let Some((out, counted)) = next.take() {
            match out {
                Out::Text(text) => {
                    bytes += if counted { text.len() } else { 0 };
                    sink.feed(Message::Text(text)).await?;
                }
                Out::Close(code) => {
                    end = Some(code);
                    break;
                }
            }
            next = outgoing.try_recv().map(|out| (out, true));
        }
        sink.flush().await
    };
    let sent = matches!(timeout(LEAVING, sending).await, Ok(Ok(())));
    outgoing.left(bytes);
    (sent, end)
}

async fn send(sink: &mut SplitSink<WebSocket, Message>, message: Message) -> bool {
    matches!(timeout(LEAVING, sink.send(message)).await, Ok(Ok(())))
}
