//! Who wants to be told, and how.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde_json::json;
use table::Arg;

use crate::guard::From;
use crate::http::{Answer, Failure, Shared, id, read};
use crate::nodes::forward;
use crate::notices::{Notice, RINGS, RungBrowser, Ways, mail, push, tell, words};
use crate::people::throttle::Trying;
use crate::people::{self, Letters, password, seats, session, throttle};
use crate::problem::problem;
use crate::protocol::notices::{Channels, MailCode, MailWish, PushWish, Quiet, Ring, VacationWish};
use crate::protocol::people::Me;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret::{self, hex};
use crate::store::slips::SlipChange;
use crate::task::{Command, OwnWish};

type Body = Result<Bytes, BytesRejection>;

/// How many browsers of an account are told.
const MOST_BROWSERS: usize = 10;
/// How long a code that was sent can be entered.
const CODE_MS: u64 = 86_400_000;
/// How long until another letter with a code is sent.
const PAUSE_MS: u64 = 60_000;

/// The doors of notices.
pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/notices", get(channels))
        .route("/api/account/push", post(take_push))
        .route("/api/account/email", post(take_letters))
        .route("/api/account/email/confirm", post(confirm))
        .route("/api/account/try-notices", post(try_it))
        .route("/api/account/vacation", post(vacation))
        .route("/api/tables/{id}/quiet", post(quiet))
}

/// What is asked of one table.
pub fn tables() -> Router<Shared> {
    Router::new().route("/api/tables/{id}/ring", post(ring))
}

async fn channels(State(shared): State<Shared>) -> Answer<Channels> {
    let push_key = push::public(&push::own_key(shared.hub.keeper()).await?);
    Ok(Json(Channels { push_key, mail: shared.hub.settings().mail.is_some() }))
}

async fn take_push(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Answer<Me> {
    session::is_ours(&headers)?;
    let PushWish { target, on } = read(body)?;
    push::checked(&target, shared.hub.settings().notices_anywhere)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let known = people::change(shared.hub.keeper(), &known.id, |account| {
        account.pushes.retain(|known| known.endpoint != target.endpoint);
        if on {
            account.pushes.push(target.clone());
        }
        if account.pushes.len() > MOST_BROWSERS {
            account.pushes.remove(0);
        }
        Ok(())
    });
    Ok(Json(known.await?.me()))
}

/// A code is sent to an address first: nobody has letters sent to others.
async fn take_letters(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    body: Body,
) -> Answer<Me> {
    session::is_ours(&headers)?;
    let MailWish { address: wanted } = read(body)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let Some(wanted) = wanted else {
        let known = people::change(shared.hub.keeper(), &known.id, |account| {
            account.letters = None;
            Ok(())
        });
        return Ok(Json(known.await?.me()));
    };
    let none = || problem(Code::Unknown, "this server sends no e-mail");
    let way = shared.hub.settings().mail.clone().ok_or_else(none)?;
    let wanted = mail::checked(&wanted)?;
    shared.gate.may_try(address)?;
    let code: String = secret::secret()?.chars().take(8).collect();
    let letters = Letters {
        address: wanted.clone(),
        confirmed: false,
        code: password::keep_code(&code),
        sent: clock_time(),
    };
    let known = people::change(shared.hub.keeper(), &known.id, |account| {
        if account.letters.as_ref().is_some_and(|before| clock_time() < before.sent + PAUSE_MS) {
            return Err(problem(Code::TooFast, "a letter was sent a moment ago"));
        }
        account.letters = Some(letters.clone());
        Ok(())
    });
    let known = known.await?;
    throttle::letter(shared.hub.keeper(), &wanted).await?;
    let lang = &known.account.wishes.lang;
    let title = words::say(lang, "notice-confirm", vec![("code", Arg::Text(code))]);
    mail::send(&way, &wanted, &title, words::say(lang, "notice-confirm-about", Vec::new())).await?;
    Ok(Json(known.me()))
}

async fn confirm(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Answer<Me> {
    session::is_ours(&headers)?;
    let MailCode { code } = read(body)?;
    let known = session::needed(&shared.hub, &headers).await?;
    throttle::begin(shared.hub.keeper(), Trying::Known(&known.id)).await?;
    let shown = password::keep_code(&code);
    let known = people::change(shared.hub.keeper(), &known.id, |account| {
        let letters = account
            .letters
            .as_mut()
            .filter(|letters| letters.code == shown && clock_time() < letters.sent + CODE_MS);
        letters.ok_or_else(|| problem(Code::Login, "this is not the code that was sent"))?.confirmed = true;
        Ok(())
    });
    let known = known.await?;
    throttle::right(shared.hub.keeper(), Trying::Known(&known.id)).await?;
    Ok(Json(known.me()))
}

/// Sends a notice now, to see whether it arrives.
async fn try_it(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Failure> {
    session::is_ours(&headers)?;
    let known = session::needed(&shared.hub, &headers).await?;
    shared.gate.may_try(address)?;
    let lang = &known.account.wishes.lang;
    let notice = Notice {
        title: words::say(lang, "notice-test", Vec::new()),
        about: words::say(lang, "notice-test-about", Vec::new()),
        path: "/".into(),
    };
    let went = tell(&shared.hub, &known, &notice, Ways::ALL).await;
    Ok(Json(json!({ "went": went })))
}

/// Days are added to the clocks of all tables over days.
async fn vacation(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Answer<Me> {
    session::is_ours(&headers)?;
    let VacationWish { days } = read(body)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let at = clock_time();
    let known =
        people::change(shared.hub.keeper(), &known.id, |account| account.vacation.take(days, at)).await?;
    for (table, _, _) in seats::all(shared.hub.keeper(), &known.id).await? {
        let wish = OwnWish::Vacation { days, at };
        if let Err(problem) = forward::own(&shared.hub, &table, &known.id, wish).await {
            tracing::warn!(table, problem = problem.message, "a vacation could not be told to a table");
        }
    }
    Ok(Json(known.me()))
}

/// A guest's browser takes notices for a seat, or does not any more.
async fn ring(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Failure> {
    session::is_ours(&headers)?;
    let table = id(&table)?;
    let Ring { secret, target } = read(body)?;
    let none = || problem(Code::NoSeat, "this secret opens no seat here");
    let hash = hex(&secret::hash(&secret).ok_or_else(none)?);
    // The table itself is asked: the store knows whom a secret was for, also when somebody else sits there by now.
    let talk = shared.hub.ask(table, |answer| Command::Talk { hash: hash.clone(), answer }).await?;
    let key = format!("{table}/{}", talk.seat);
    let change = match target {
        Some(target) => {
            push::checked(&target, shared.hub.settings().notices_anywhere)?;
            let lang = headers.get("accept-language").and_then(|lang| lang.to_str().ok());
            let lang = lang.map(|lang| lang.chars().take(2).collect()).unwrap_or_default();
            let rung = RungBrowser { target, lang };
            SlipChange::put(RINGS, key, serde_json::to_string(&rung).unwrap_or_default())
        }
        None => SlipChange::remove(RINGS, key),
    };
    shared.hub.keeper().change(vec![change]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which notices to the account are off for this table.
async fn quiet(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Failure> {
    session::is_ours(&headers)?;
    let quiet: Quiet = read(body)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let hushed: Result<(), Problem> = seats::hush(shared.hub.keeper(), &known.id, id(&table)?, quiet).await;
    hushed?;
    Ok(StatusCode::NO_CONTENT)
}
