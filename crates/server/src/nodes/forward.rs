//! The way from the node that was asked to the node that leads the table.
//!
//! Requests are passed on as they are, and a WebSocket as the bytes it is made of: what travels on it concerns the
//! leader alone. A leader that cannot be reached is asked for again until it is there or another one leads; so whoever
//! comes while a dead node's tables are taken over waits a few seconds and notices nothing else.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::upgrade::{OnUpgrade, on};
use hyper_util::rt::TokioIo;
use sha2::{Digest, Sha256};
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{sleep_until, timeout};

use crate::guard::From;
use crate::http::{Failure, Shared};
use crate::hub::Hub;
use crate::problem::problem;
use crate::protocol::LARGEST_MESSAGE;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::TableInfo;
use crate::secret::is_table_id;
use crate::store::nodes::{LEASE, Led, Node};
use crate::task::{Command, Own, OwnWish};

/// The secret of the nodes, and whom the first of them saw.
const KEY: HeaderName = HeaderName::from_static("x-sietch-key");
const FROM: HeaderName = HeaderName::from_static("x-sietch-from");
/// Headers of the way rather than of the request; those of an upgrade are put in anew.
const OF_THE_WAY: [HeaderName; 8] = [
    header::HOST,
    header::CONNECTION,
    header::UPGRADE,
    header::CONTENT_LENGTH,
    header::TRANSFER_ENCODING,
    header::TE,
    KEY,
    FROM,
];

/// How long a leader is looked for: until one that died is struck off, and a little longer.
const SEARCH: Duration = Duration::from_secs(2 * LEASE.as_secs());
/// How long to wait before the second try; twice as long before each after it, and so long at most. Whoever waits for a
/// dead leader is woken when it is struck off, so all this is for is that a leader goes or stumbles without dying.
const PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_millis(1600);
/// How long a leader may take to be reached, and to answer.
const REACH: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(10);

/// How large what lies open of a table may be.
const LARGEST_INFO: usize = 1 << 20;

/// The nodes that go, as they go.
type Gone = Receiver<String>;

/// How one node failed to be asked by another.
enum Missed {
    /// It has not heard the request.
    Unheard,
    /// It may have done what was asked.
    Unsure,
}

/// Tries to reach a leader, for as long as one is looked for. Hundreds may wait for the same one, and every try asks the
/// store, so they come ever less often.
struct Tries {
    until: Instant,
    pause: Duration,
}

impl Tries {
    fn begin() -> Tries {
        Tries { until: Instant::now() + SEARCH, pause: PAUSE }
    }

    /// Waits before the next try, or until the leader that was not reached is known to be gone; `false` if there is no other.
    async fn again(&mut self, gone: &mut Gone, node: Option<&Node>) -> bool {
        if Instant::now() >= self.until {
            return false;
        }
        let until = self.until.min(Instant::now() + self.pause);
        self.pause = LONGEST_PAUSE.min(2 * self.pause);
        let known = async {
            match node {
                Some(node) => left(gone, &node.id).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = sleep_until(until.into()) => {}
            () = known => {}
        }
        true
    }
}

/// The table a path is about.
fn table(uri: &Uri) -> Option<&str> {
    let rest = uri.path().strip_prefix("/api/tables/")?;
    rest.split('/').next().filter(|id| is_table_id(id))
}

/// Passes requests about tables that others lead on to them.
pub async fn forward(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let Some(secret) = shared.hub.settings().node_secret.clone() else { return next.run(request).await };
    let Some(id) = table(request.uri()).map(str::to_owned) else { return next.run(request).await };
    let address = request.extensions().get::<From>().map(|from| from.0);
    let mut tries = Tries::begin();
    // The body is read only for those who are far away.
    let mut kept = Kept::Whole(request);
    loop {
        // Heard from before it is asked who leads: one that goes in between is known to be gone.
        let (gone, mut news) = (shared.hub.gone(), shared.hub.gone());
        let node = match shared.hub.whereabouts(&id).await {
            Ok(Led::Here(_)) => return next.run(kept.request()).await,
            Ok(Led::There(node)) => Some(node),
            Err(problem) if problem.code == Code::Busy => None,
            Err(problem) => return Failure(problem).into_response(),
        };
        if let Some(node) = &node {
            kept = match kept.read().await {
                Ok(kept) => kept,
                Err(problem) => return Failure(problem).into_response(),
            };
            let Kept::Read(parts, body) = &mut kept else { continue };
            match pass_on(&shared, node, &secret, address, parts, body.clone(), gone).await {
                Ok(response) if response.status() != StatusCode::MISDIRECTED_REQUEST => return response,
                Ok(_) | Err(Missed::Unheard) => {}
                Err(Missed::Unsure) if parts.method == Method::GET => {}
                Err(Missed::Unsure) => break,
            }
        }
        if !tries.again(&mut news, node.as_ref()).await {
            break;
        }
    }
    Failure(problem(Code::Busy, "the table cannot be reached; try again")).into_response()
}

/// A request that may have to be sent several times.
enum Kept {
    Whole(Request),
    Read(Parts, Bytes),
}

impl Kept {
    async fn read(self) -> Result<Kept, Problem> {
        match self {
            Kept::Whole(request) => {
                let (parts, body) = request.into_parts();
                let body = to_bytes(body, LARGEST_MESSAGE).await;
                let body = body.map_err(|_| problem(Code::TooLarge, "a request has at most 64 KiB"))?;
                Ok(Kept::Read(parts, body))
            }
            read => Ok(read),
        }
    }

    fn request(self) -> Request {
        match self {
            Kept::Whole(request) => request,
            Kept::Read(parts, body) => Request::from_parts(parts, body.into()),
        }
    }
}

async fn pass_on(
    shared: &Shared,
    node: &Node,
    secret: &str,
    address: Option<IpAddr>,
    parts: &mut Parts,
    body: Bytes,
    mut gone: Gone,
) -> Result<Response, Missed> {
    let mut request = Request::new(Body::from(body));
    (*request.method_mut(), *request.uri_mut()) = (parts.method.clone(), relative(&parts.uri));
    let headers = request.headers_mut();
    headers.clone_from(&parts.headers);
    OF_THE_WAY.iter().for_each(|name| drop(headers.remove(name)));
    let mut pass = None;
    if let Some(wanted) = parts.headers.get(header::UPGRADE) {
        pass = address.and_then(|address| shared.gate.socket(address));
        if pass.is_none() {
            return Ok(Failure(problem(Code::TooFast, "too many sockets")).into_response());
        }
        headers.insert(header::UPGRADE, wanted.clone());
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    }
    let mut response = ask(&mut gone, node, secret, address, request).await?;
    metrics::counter!("sietch_forwarded_total").increment(1);
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        let there = on(&mut response);
        let Some(here) = parts.extensions.remove::<OnUpgrade>() else { return Err(Missed::Unsure) };
        // What came with the request lives as long as the socket: its place at the door is among it.
        let kept = (parts.extensions.clone(), pass);
        let (hub, node) = (shared.hub.clone(), node.id.clone());
        tokio::spawn(async move {
            tunnel(&hub, gone, &node, here, there).await;
            drop(kept);
        });
    }
    Ok(response.map(Body::new))
}

/// Carries bytes both ways until one side has enough, or the leader is known to be gone.
async fn tunnel(hub: &Hub, mut gone: Gone, node: &str, here: OnUpgrade, there: OnUpgrade) {
    let carry = async {
        let (here, there) = tokio::try_join!(here, there)?;
        let (mut here, mut there) = (TokioIo::new(here), TokioIo::new(there));
        // How it ends is the affair of those who talk.
        let _ = copy_bidirectional(&mut here, &mut there).await;
        Ok::<(), hyper::Error>(())
    };
    tokio::select! {
        _ = carry => {}
        () = left(&mut gone, node) => {}
        () = hub.stopped() => {}
    }
}

/// The path alone: the host is another one.
fn relative(uri: &Uri) -> Uri {
    let path = uri.path_and_query().map(|path| path.as_str());
    path.and_then(|path| path.parse().ok()).unwrap_or_default()
}

/// Asks another node.
async fn ask(
    gone: &mut Gone,
    node: &Node,
    secret: &str,
    address: Option<IpAddr>,
    mut request: Request,
) -> Result<hyper::Response<Incoming>, Missed> {
    let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Missed::Unheard);
    let headers = request.headers_mut();
    headers.insert(header::HOST, value(&node.address)?);
    headers.insert(KEY, value(secret)?);
    if let Some(address) = address {
        headers.insert(FROM, value(&address.to_string())?);
    }
    let stream = tokio::select! {
        stream = timeout(REACH, TcpStream::connect(&node.address)) => stream.ok().and_then(Result::ok),
        // Where the power has failed nobody even refuses.
        () = left(gone, &node.id) => None,
    };
    let stream = stream.ok_or(Missed::Unheard)?;
    let _ = stream.set_nodelay(true);
    let (mut sender, connection) =
        http1::handshake::<_, Body>(TokioIo::new(stream)).await.map_err(|_| Missed::Unheard)?;
    tokio::spawn(connection.with_upgrades());
    tokio::select! {
        answered = timeout(ANSWER, sender.send_request(request)) => {
            answered.ok().and_then(Result::ok).ok_or(Missed::Unsure)
        }
        // One that is frozen takes a request and never answers.
        () = left(gone, &node.id) => Err(Missed::Unsure),
    }
}

/// Waits until a node is known to be gone.
async fn left(gone: &mut Gone, node: &str) {
    loop {
        match gone.recv().await {
            Ok(other) if other == node => return,
            // So many have gone at once that this one may be among them.
            Err(RecvError::Lagged(_)) => return,
            Ok(_) => {}
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Lets in who knows the secret, and answers for tables that this node leads; the others it sends back.
pub async fn inner(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let known = shared.hub.settings().node_secret.as_ref().is_some_and(|secret| {
        // Hashes of both: how much of a wrong one is right is not told by the time it takes.
        let sum = |bytes: &[u8]| Sha256::digest(bytes);
        request.headers().get(KEY).is_some_and(|key| sum(key.as_bytes()) == sum(secret.as_bytes()))
    });
    if !known {
        return StatusCode::FORBIDDEN.into_response();
    }
    let address = request.headers().get(FROM).and_then(|from| from.to_str().ok()?.parse().ok());
    request.extensions_mut().insert(From(address.unwrap_or(IpAddr::from([0, 0, 0, 0]))));
    let Some(id) = table(request.uri()) else { return StatusCode::NOT_FOUND.into_response() };
    match shared.hub.whereabouts(id).await {
        Ok(Led::Here(_)) => next.run(request).await,
        Ok(Led::There(_)) => StatusCode::MISDIRECTED_REQUEST.into_response(),
        Err(Problem { code: Code::Busy | Code::Stopping, .. }) => {
            StatusCode::MISDIRECTED_REQUEST.into_response()
        }
        Err(problem) => Failure(problem).into_response(),
    }
}

/// What lies open of a table, whoever leads it.
pub async fn info(hub: &Arc<Hub>, id: &str) -> Result<TableInfo, Problem> {
    let mut tries = Tries::begin();
    let path = format!("/api/tables/{id}");
    loop {
        let (mut gone, mut news) = (hub.gone(), hub.gone());
        let led = hub.whereabouts(id).await;
        match (&led, &hub.settings().node_secret) {
            (Ok(Led::There(node)), Some(secret)) => {
                let mut request = Request::new(Body::empty());
                *request.uri_mut() = path.parse().unwrap_or_default();
                if let Ok(response) = ask(&mut gone, node, secret, None, request).await
                    && response.status() == StatusCode::OK
                    && let Ok(body) = to_bytes(Body::new(response.into_body()), LARGEST_INFO).await
                    && let Ok(info) = serde_json::from_slice(&body)
                {
                    return Ok(info);
                }
            }
            (Err(problem), _) if problem.code != Code::Busy => return Err(problem.clone()),
            (Err(_), _) => {}
            (Ok(_), _) => return hub.ask(id, |answer| Command::Info { answer }).await,
        }
        if !tries.again(&mut news, led.as_ref().ok().and_then(Led::there)).await {
            return Err(problem(Code::Busy, "the table cannot be reached; try again"));
        }
    }
}

/// Wants something of a table for an account, whoever leads it.
pub async fn own(hub: &Arc<Hub>, id: &str, account: &str, wish: OwnWish) -> Result<(), Problem> {
    let mut tries = Tries::begin();
    let own = Own { account: account.to_owned(), wish };
    let body = Bytes::from(serde_json::to_string(&own).unwrap_or_default());
    loop {
        let (mut gone, mut news) = (hub.gone(), hub.gone());
        let led = hub.whereabouts(id).await;
        match (&led, &hub.settings().node_secret) {
            (Ok(Led::There(node)), Some(secret)) => {
                let mut request = Request::new(Body::from(body.clone()));
                *request.method_mut() = Method::POST;
                *request.uri_mut() = format!("/api/tables/{id}/own").parse().unwrap_or_default();
                // What is wanted may be wanted twice: it is the same.
                if let Ok(response) = ask(&mut gone, node, secret, None, request).await
                    && response.status().is_success()
                {
                    return Ok(());
                }
            }
            (Err(problem), _) if problem.code != Code::Busy => return Err(problem.clone()),
            (Err(_), _) => {}
            (Ok(_), _) => {
                let ask = |answer| Command::Own { account: account.to_owned(), wish, answer };
                return hub.ask(id, ask).await;
            }
        }
        if !tries.again(&mut news, led.as_ref().ok().and_then(Led::there)).await {
            return Err(problem(Code::Busy, "the table cannot be reached; try again"));
        }
    }
}
