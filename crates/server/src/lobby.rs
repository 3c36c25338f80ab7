//! Tables that strangers may find.
//!
//! Whoever leads a public table keeps a slip of it on the shelf [`PUBLIC`] for as long as it may be found, so that every
//! node's lobby shows the tables of all. What changes with every move is not on it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::guard::From;
use crate::http::{Failure, Shared, id, read};
use crate::hub::Hub;
use crate::names::words;
use crate::notices;
use crate::people::seats;
use crate::problem::problem;
use crate::protocol::LONGEST_CHAT;
use crate::protocol::lobby::{LeaveSeat, Lobby, Public, ReportTalk};
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Player, Stage, Status, TableInfo};
use crate::room::{LIVE, clock_time};
use crate::secret::{self, hex};
use crate::store::PUBLIC;
use crate::store::slips::SlipChange;
use crate::task::Command;

/// The shelf of what people reported, by time and table.
pub const REPORTS: &str = "report";
/// How many slips are looked at, and how many tables of each kind are told.
const MOST: usize = 2000;
const TOLD: usize = 100;
/// How long a table without anybody there is shown: a live one, and one over days.
const LIVE_MS: u64 = 10 * 60_000;
const SLOW_MS: u64 = 14 * 86_400_000;
/// How long it is believed that somebody is there, if their server died.
const BELIEVED_MS: u64 = 86_400_000;
/// A table's name, in characters.
const LONGEST_TITLE: usize = 40;

/// What lies on the shelf.
#[derive(Serialize, Deserialize)]
struct Posted {
    at: u64,
    table: TableInfo,
}

/// What whoever opens a table wishes, as it may be shown.
pub fn checked(mut public: Public) -> Result<Public, Problem> {
    public.title = words(&public.title);
    let code = |lang: &String| (2..=8).contains(&lang.len()) && lang.bytes().all(|b| b.is_ascii_alphabetic());
    let languages = public.languages.len() <= 8 && public.languages.iter().all(code);
    if public.title.chars().count() > LONGEST_TITLE || !languages || public.strength > 4 {
        return Err(problem(
            Code::Unreadable,
            "a public table has a short name, languages and a strength of 0 to 4",
        ));
    }
    Ok(public)
}

/// What the lobby shows of what lies open at a public table; `None` if it shows nothing.
pub fn shown(mut status: Status) -> Option<Status> {
    let anybody = status.seats.iter().any(|seat| seat.player == Player::Person);
    if status.stage == Stage::Over || status.closed.is_some() || !anybody {
        return None;
    }
    // What changes with every move is not the lobby's affair.
    (status.waiting, status.undo) = (Vec::new(), None);
    for seat in &mut status.seats {
        (seat.left_ms, seat.stand_in) = (None, None);
        seat.votes.clear();
    }
    Some(status)
}

/// Puts a table on the shelf, or takes it away.
pub async fn post(hub: &Arc<Hub>, id: &str, table: Option<TableInfo>) -> Result<(), Problem> {
    let change = match table {
        Some(table) => {
            let body = serde_json::to_string(&Posted { at: clock_time(), table }).unwrap_or_default();
            SlipChange::put(PUBLIC, id, body)
        }
        None => SlipChange::remove(PUBLIC, id),
    };
    Ok(hub.keeper().change(vec![change]).await?)
}

/// Is there still anybody to be met?
fn is_fresh(posted: &Posted, now: u64) -> bool {
    let Posted { at, table } = posted;
    let there = table.status.seats.iter().any(|seat| seat.present);
    let slow = table.clock.is_some_and(|clock| clock.budget_s > LIVE);
    let long = if slow {
        SLOW_MS
    } else if there {
        BELIEVED_MS
    } else {
        LIVE_MS
    };
    now.saturating_sub(*at) <= long
}

/// The lobby as it was a moment ago: it is not put together for everybody who looks.
#[derive(Default)]
pub struct Glance(tokio::sync::Mutex<Option<(Instant, Arc<str>)>>);

/// How long that moment lasts.
const MOMENT: Duration = Duration::from_millis(250);

/// The tables that anybody may find.
pub async fn lobby(State(shared): State<Shared>) -> Result<Response, Failure> {
    let mut glance = shared.hub.lobby().0.lock().await;
    let text = match &*glance {
        Some((at, text)) if at.elapsed() < MOMENT => text.clone(),
        _ => {
            let text: Arc<str> = serde_json::to_string(&look(&shared.hub).await?).unwrap_or_default().into();
            *glance = Some((Instant::now(), text.clone()));
            text
        }
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}

async fn look(hub: &Arc<Hub>) -> Result<Lobby, Problem> {
    let now = clock_time();
    let (mut tables, mut stale) = (Vec::new(), Vec::new());
    for slip in hub.keeper().slips(PUBLIC, "", MOST).await? {
        match serde_json::from_str::<Posted>(&slip.body) {
            Ok(posted) if is_fresh(&posted, now) => tables.push(posted.table),
            _ => {
                stale.push(SlipChange { version: Some(slip.version), ..SlipChange::remove(PUBLIC, slip.key) })
            }
        }
    }
    // Tables that were forgotten would hide the others one day. One that is taken up again is put there anew.
    if !stale.is_empty()
        && let Err(error) = hub.keeper().change(stale).await
    {
        tracing::debug!(%error, "somebody else has cleared the lobby");
    }
    tables.sort_by_key(|table| std::cmp::Reverse(table.created));
    let (mut open, mut running): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|table| table.status.stage == Stage::Open);
    open.truncate(TOLD);
    running.truncate(TOLD);
    Ok(Lobby { open, running })
}

fn hash(secret: &str) -> Result<String, Problem> {
    let hash = secret::hash(secret).ok_or_else(|| problem(Code::NoSeat, "this is no secret"))?;
    Ok(hex(&hash))
}

/// A seat is free again.
pub async fn leave(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, Failure> {
    let id = id(&table)?;
    let LeaveSeat { secret } = read(body)?;
    let hash = hash(&secret)?;
    let leave = |answer| Command::Stand { hash: hash.clone(), answer };
    let (seat, account) = shared.hub.ask(id, leave).await?;
    if let Some(account) = account {
        seats::remove(shared.hub.keeper(), &account, id, seat).await?;
    }
    notices::leave(shared.hub.keeper(), id, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was said is shown to whoever runs the server.
pub async fn report(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, Failure> {
    let id = id(&table)?;
    let ReportTalk { secret, words: said } = read(body)?;
    let said = words(&said);
    if said.chars().count() > LONGEST_CHAT {
        return Err(problem(Code::Unreadable, format!("say up to {LONGEST_CHAT} characters")).into());
    }
    shared.gate.may_report(address)?;
    let hash = hash(&secret)?;
    let talk = shared.hub.ask(id, |answer| Command::Talk { hash: hash.clone(), answer }).await?;
    let body =
        json!({ "table": id, "by": talk.seat, "words": said, "seats": talk.names, "talk": talk.lines });
    // The time first: they are read in the order they came in.
    let key = format!("{:016x}/{id}/{}", clock_time(), talk.seat);
    shared.hub.keeper().change(vec![SlipChange::put(REPORTS, key, body.to_string())]).await?;
    tracing::warn!(table = id, "what was said at a table was reported");
    Ok(StatusCode::NO_CONTENT)
}
