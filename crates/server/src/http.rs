//! What is asked once, over HTTP.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router, middleware};
use bots::Entry;
use serde::de::DeserializeOwned;
use table::Record;

use crate::guard::{self, From, Gate};
use crate::hub::Hub;
use crate::nodes::forward;
use crate::open;
use crate::people::{seats, session};
use crate::problem::problem;
use crate::protocol::LARGEST_MESSAGE;
use crate::protocol::http::{
    Games, HttpError, LayOpen, Lesson, Mine, MineAsked, MyTable, NewTable, Opened, Rules, SeatSecret,
    TakeSeat,
};
use crate::protocol::review::Branch;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::TableInfo;
use crate::secret::{self, is_table_id};
use crate::task::{Command, Own};
use crate::{files, lobby, notices, pack, people, saved, setup, socket, standing};

/// How many secrets one may ask about at once.
const MOST_MINE: usize = 100;
/// How many seats of an account are told: the last ones, which are more than anybody plays at.
const MOST_SEATS: usize = 200;

/// What all requests share.
#[derive(Clone)]
pub struct Shared {
    /// The tables.
    pub hub: Arc<Hub>,
    /// The limits.
    pub gate: Arc<Gate>,
}

impl Shared {
    /// Nobody has asked for anything yet.
    pub fn new(hub: Arc<Hub>) -> Shared {
        let gate = Arc::new(Gate::new(hub.settings()));
        Shared { hub, gate }
    }
}

/// All doors of the server.
pub fn router(shared: Shared) -> Router {
    // What is the same for everybody travels compressed; answers with secrets in them do not, so that their
    // length tells nothing.
    let public = Router::new()
        .route("/api/games", get(games))
        .route("/api/content/{game}/{contents}", get(content))
        .route("/api/text/{game}/{language}", get(text))
        .route("/api/rules/{game}/{language}", get(rules))
        .route("/api/lessons/{game}/{lesson}/{language}", get(lesson))
        .route("/api/examples/{game}/{id}", get(example))
        .route("/api/setup", post(setup::set_up))
        .fallback(files::serve)
        .layer(middleware::from_fn_with_state(pack::Packed::default(), pack::pack));
    let tables = tables().layer(middleware::from_fn_with_state(shared.clone(), forward::forward));
    Router::new()
        .merge(tables)
        .merge(people::http::router())
        .merge(notices::http::router())
        .route("/api/tables", post(open_table))
        .route("/api/saved", post(saved::open).layer(DefaultBodyLimit::max(saved::LARGEST)))
        .route("/api/mine", post(mine))
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/account/profile", get(standing::profile))
        .route("/api/{*rest}", any(nothing))
        .route("/healthz", get(health))
        .merge(public)
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}

/// What is asked of one table.
fn tables() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/seats/{seat}", post(take_seat))
        .route("/api/tables/{id}/record", get(record).post(lay_open))
        .route("/api/tables/{id}/review", get(review))
        .route("/api/tables/{id}/branch", post(branch))
        .route("/api/tables/{id}/socket", any(socket::connect))
        .route("/api/tables/{id}/leave", post(lobby::leave))
        .route("/api/tables/{id}/report", post(lobby::report))
        .merge(people::http::tables())
        .merge(notices::http::tables())
}

/// The door for other nodes. What they pass on counts for whoever asked them.
pub fn inner_router(shared: Shared) -> Router {
    tables()
        .route("/api/tables/{id}/own", post(own))
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(shared.clone(), forward::inner))
        .with_state(shared)
}

/// Another node, which knows an account, wants something for its seats here.
async fn own(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, Failure> {
    let id = id(&table)?;
    let Own { account, wish } = read(body)?;
    shared.hub.ask(id, |answer| Command::Own { account: account.clone(), wish, answer }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A problem as an HTTP answer.
pub struct Failure(pub Problem);

impl<P: Into<Problem>> std::convert::From<P> for Failure {
    fn from(problem: P) -> Failure {
        Failure(problem.into())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let Failure(Problem { code, message, .. }) = self;
        let status = match code {
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooFast | Code::Quota => StatusCode::TOO_MANY_REQUESTS,
            Code::NoTable | Code::NoSeat | Code::Unknown => StatusCode::NOT_FOUND,
            Code::NotYours | Code::Origin | Code::Account => StatusCode::FORBIDDEN,
            Code::Login => StatusCode::UNAUTHORIZED,
            Code::Options | Code::Password | Code::Record => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Busy | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Code::Trouble => StatusCode::INTERNAL_SERVER_ERROR,
            Code::Unreadable | Code::Hello => StatusCode::BAD_REQUEST,
            Code::Taken
            | Code::NotStarted
            | Code::Over
            | Code::NotOver
            | Code::Closed
            | Code::Refused
            | Code::Stale
            | Code::Learnt
            | Code::Nothing
            | Code::Present
            | Code::Bots
            | Code::TimeUp
            | Code::Name
            | Code::NameTaken
            | Code::NoHints
            | Code::Rated => StatusCode::CONFLICT,
        };
        metrics::counter!("sietch_errors_total", "code" => format!("{code:?}")).increment(1);
        (status, Json(HttpError { code, message })).into_response()
    }
}

/// What most doors answer.
pub type Answer<T> = Result<Json<T>, Failure>;

/// A body as what it must be.
pub fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, Failure> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => problem(Code::TooLarge, "a request has at most 64 KiB"),
        _ => problem(Code::Unreadable, "the request could not be read"),
    })?;
    serde_json::from_slice(&body)
        .map_err(|error| problem(Code::Unreadable, format!("the request cannot be read: {error}")).into())
}

/// A table's id out of a path.
pub fn id(id: &str) -> Result<&str, Failure> {
    is_table_id(id).then_some(id).ok_or_else(|| problem(Code::NoTable, "there is no such table").into())
}

async fn games(State(shared): State<Shared>) -> Json<Games> {
    Json(shared.hub.catalogue().games().clone())
}

/// Its address names what it says: a browser asks once.
async fn content(
    State(shared): State<Shared>,
    Path((game, contents)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let contents = shared.hub.catalogue().contents(&game, &contents);
    let contents = contents.ok_or_else(|| problem(Code::Unknown, "there is no such game or content"))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, contents.text.clone()).into_response())
}

/// All a game says, or what it says at a table with some of its boxes: `?boxes=base,ix`.
async fn text(
    State(shared): State<Shared>,
    Path((game, language)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let door = shared.hub.catalogue().door(&game);
    let door = door.ok_or_else(|| problem(Code::Unknown, "there is no such game"))?;
    let file = door.languages().iter().find(|(known, _)| *known == language);
    let (_, text) = file.ok_or_else(|| problem(Code::Unknown, "the game does not speak this language"))?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    let Some(boxes) = query.as_deref().and_then(|query| query.strip_prefix("boxes=")) else {
        return Ok((kind, *text).into_response());
    };
    let boxes: Vec<&str> = boxes.split(',').collect();
    Ok((kind, table::words::of_boxes(text, &boxes)).into_response())
}

async fn rules(
    State(shared): State<Shared>,
    Path((game, language)): Path<(String, String)>,
) -> Answer<Rules> {
    let rules = shared.hub.catalogue().rules(&game, &language);
    let missing = || problem(Code::Unknown, "there is no such game, or it does not speak this language");
    Ok(Json(rules.ok_or_else(missing)?.clone()))
}

async fn example(
    State(shared): State<Shared>,
    Path((game, id)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let position = shared.hub.catalogue().example(&game, &id);
    let position = position.ok_or_else(|| problem(Code::Unknown, "there is no such example"))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], position))
}

async fn lesson(
    State(shared): State<Shared>,
    Path((game, lesson, language)): Path<(String, String, String)>,
) -> Answer<Lesson> {
    // A lesson is a whole game played through: not on a thread that serves others.
    let played =
        tokio::task::spawn_blocking(move || shared.hub.catalogue().lesson(&game, &lesson, &language));
    let lesson = played.await.ok().flatten();
    Ok(Json(lesson.ok_or_else(|| problem(Code::Unknown, "there is no such lesson in this language"))?))
}

async fn open_table(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let wanted: NewTable = read(body)?;
    shared.gate.may_open(address)?;
    if wanted.public.is_some() {
        shared.gate.may_show(address)?;
    }
    let known = session::of(&shared.hub, &headers).await?;
    let opened = open::open(&shared.hub, wanted, known.as_ref()).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

async fn table(State(shared): State<Shared>, Path(table): Path<String>) -> Answer<TableInfo> {
    let info = shared.hub.ask(id(&table)?, |answer| Command::Info { answer }).await?;
    Ok(Json(info))
}

async fn take_seat(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    Path((table, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<SeatSecret>), Failure> {
    let id = id(&table)?;
    let seat: u8 = seat.parse().map_err(|_| problem(Code::NoSeat, "there is no such seat"))?;
    let TakeSeat { name } = read(body)?;
    shared.gate.may_sit(address)?;
    let known = session::of(&shared.hub, &headers).await?;
    let (name, account) = match &known {
        Some(known) => (known.account.name.clone(), Some(known.id.clone())),
        None => (name, None),
    };
    let sit = |answer| Command::Sit { seat, name: name.clone(), account: account.clone(), answer };
    let secret = shared.hub.ask(id, sit).await?;
    if let Some(account) = &account {
        seats::add(shared.hub.keeper(), account, id, seat).await?;
    }
    Ok((StatusCode::CREATED, Json(open::seat_secret(id, seat, secret))))
}

async fn record(State(shared): State<Shared>, Path(table): Path<String>) -> Result<Response, Failure> {
    let id = id(&table)?;
    let record = shared.hub.ask(id, |answer| Command::Record { answer }).await?;
    Ok(file(id, record))
}

async fn lay_open(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Failure> {
    let id = id(&table)?;
    let LayOpen { secret } = read(body)?;
    let hash = secret::hash(&secret).ok_or_else(|| problem(Code::NoSeat, "this is no secret"))?;
    let record = shared.hub.ask(id, |answer| Command::LayOpen { hash: secret::hex(&hash), answer }).await?;
    Ok(file(id, record))
}

/// How far the review of a finished game is, and what came of it. The first who asks begins it.
async fn review(State(shared): State<Shared>, Path(table): Path<String>) -> Result<Response, Failure> {
    let id = id(&table)?;
    let reviews = shared.hub.reviews();
    if reviews.so_far(id).is_none() {
        let (entry, record) = finished(&shared.hub, id).await?;
        reviews.begin(id, entry, record)?;
    }
    let text = reviews.so_far(id).ok_or_else(|| problem(Code::Busy, "the review is not there; try again"))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}

async fn branch(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let id = id(&table)?;
    let wanted: Branch = read(body)?;
    shared.gate.may_open(address)?;
    let (entry, record) = finished(&shared.hub, id).await?;
    let opened = open::branch(&shared.hub, entry, record, wanted).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// A finished game, and the record of it.
async fn finished(hub: &Arc<Hub>, id: &str) -> Result<(&'static Entry, Record), Problem> {
    let text = hub.ask(id, |answer| Command::Record { answer }).await?;
    let record = Record::read(&text).map_err(|bad| problem(Code::Trouble, bad.to_string()))?;
    let entry = hub.catalogue().entry(&record.header.game);
    Ok((entry.ok_or_else(|| problem(Code::Unknown, "this server does not know the game"))?, record))
}

/// A record as a file.
fn file(id: &str, record: String) -> Response {
    let name = format!("attachment; filename=\"{id}.sietch\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, record).into_response()
}

async fn mine(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Mine> {
    let MineAsked { secrets } = read(body)?;
    if secrets.len() > MOST_MINE {
        return Err(problem(Code::Unreadable, format!("at most {MOST_MINE} secrets at once")).into());
    }
    let mut found: Vec<(String, Vec<u8>)> = Vec::new();
    let (mut all, mut quiet) = (Vec::new(), HashMap::new());
    for hash in secrets.iter().filter_map(|secret| secret::hash(secret)) {
        all.extend(shared.hub.keeper().find(hash).await?);
    }
    if let Some(known) = session::of(&shared.hub, &headers).await? {
        let mut own = seats::all(shared.hub.keeper(), &known.id).await?;
        own.truncate(MOST_SEATS);
        quiet.extend(own.iter().map(|(table, _, own)| (table.clone(), own.quiet)));
        all.extend(own.into_iter().map(|(table, seat, _)| (table, seat)));
    }
    for (id, seat) in all {
        match found.iter_mut().find(|(known, _)| *known == id) {
            Some((_, seats)) if !seats.contains(&seat) => seats.push(seat),
            Some(_) => {}
            None => found.push((id, vec![seat])),
        }
    }
    let mut tables = Vec::new();
    for (id, seats) in found {
        // One table that cannot be taken up must not hide the others.
        if let Ok(table) = forward::info(&shared.hub, &id).await {
            tables.push(MyTable { table, seats, quiet: quiet.get(&id).copied() });
        }
    }
    Ok(Json(Mine { tables }))
}

async fn nothing() -> Failure {
    problem(Code::Unknown, "there is nothing here").into()
}

async fn health(State(shared): State<Shared>) -> Result<&'static str, Failure> {
    if shared.hub.stopping() {
        return Err(problem(Code::Stopping, "the server stops").into());
    }
    match shared.hub.can_write().await {
        true => Ok("ok"),
        false => Err(problem(Code::Busy, "the storage does not work").into()),
    }
}
