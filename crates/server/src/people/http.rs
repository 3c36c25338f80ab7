//! What is asked about accounts.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};

use crate::guard::From;
use crate::http::{Answer, Failure, Shared, id, read};
use crate::hub::Hub;
use crate::nodes::forward;
use crate::notices::outgoing::Address;
use crate::people::throttle::Trying;
use crate::people::{self, Known, checked, export, password, seats, session, throttle};
use crate::problem::problem;
use crate::protocol::http::SeatSecret;
use crate::protocol::people::{
    ChangePassword, Claim, DeleteAccount, LogIn, LogOut, PersonWishes, Recover, Register, Registered, Who,
};
use crate::protocol::server::{Code, Problem};
use crate::secret::{self, hex};
use crate::task::{Command, OwnWish};
use crate::{http, open};

type Body = Result<Bytes, BytesRejection>;

/// The doors of accounts.
pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/account", get(who).post(register))
        .route("/api/account/login", post(log_in))
        .route("/api/account/logout", post(log_out))
        .route("/api/account/recover", post(recover))
        .route("/api/account/password", post(change_password))
        .route("/api/account/wishes", post(wish))
        .route("/api/account/export", get(export::export))
        .route("/api/account/delete", post(delete))
}

/// What accounts ask of one table.
pub fn tables() -> Router<Shared> {
    Router::new().route("/api/tables/{id}/claim", post(claim)).route("/api/tables/{id}/keys", post(keys))
}

async fn who(State(shared): State<Shared>, headers: HeaderMap) -> Answer<Who> {
    let known = session::of(&shared.hub, &headers).await?;
    Ok(Json(Who { me: known.map(|known| known.me()) }))
}

/// Somebody who has just shown who they are.
async fn welcome(
    hub: &Arc<Hub>,
    known: &Known,
    headers: &HeaderMap,
    answer: impl IntoResponse,
) -> Result<Response, Failure> {
    let cookie = session::begin(hub, &known.id, headers).await?;
    let mut response = answer.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response.headers_mut().append(header::SET_COOKIE, session::remember(known, headers)?);
    Ok(response)
}

async fn register(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    session::is_ours(&headers)?;
    let Register { name, password, lang } = read(body)?;
    shared.gate.may_try(address)?;
    let (kept, code) = (password::keep(password).await?, password::code()?);
    let languages = Some(lang.clone()).filter(|lang| !lang.is_empty()).into_iter().collect();
    let wishes = PersonWishes { languages, lang, webhook: None };
    let known =
        people::register(shared.hub.keeper(), &name, kept, password::keep_code(&code), wishes).await?;
    tracing::info!(account = known.id, "an account was made");
    let answer = (StatusCode::CREATED, Json(Registered { me: known.me(), code }));
    welcome(&shared.hub, &known, &headers, answer).await
}

fn wrong() -> Problem {
    problem(Code::Login, "the name or the password is wrong")
}

async fn log_in(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    session::is_ours(&headers)?;
    let LogIn { name, password } = read(body)?;
    shared.gate.may_try(address)?;
    let keeper = shared.hub.keeper();
    let known = people::by_name(keeper, &name).await?;
    let again = known.clone().filter(|known| session::was_here(&headers, known));
    let trying = again.as_ref().map_or(Trying::Stranger(&name), |known| Trying::Known(&known.id));
    throttle::begin(keeper, trying).await?;
    let kept = known.as_ref().map(|known| known.account.password.clone());
    let right = password::is(password, kept).await?;
    let known = known.filter(|_| right).ok_or_else(wrong)?;
    throttle::right(keeper, trying).await?;
    let me = Json(known.me());
    welcome(&shared.hub, &known, &headers, me).await
}

async fn log_out(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Result<Response, Failure> {
    session::is_ours(&headers)?;
    let LogOut { everywhere } = read(body)?;
    let cookie = session::end(&shared.hub, &headers, everywhere).await?;
    Ok(([(header::SET_COOKIE, cookie)], StatusCode::NO_CONTENT).into_response())
}

async fn recover(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    session::is_ours(&headers)?;
    let Recover { name, code, password } = read(body)?;
    // Each address has so many tries, and the account no pause: nobody guesses 128 random bits, and whoever tries somebody's
    // passwords must not keep them from this way in.
    shared.gate.may_try(address)?;
    let keeper = shared.hub.keeper();
    let known = people::by_name(keeper, &name).await?;
    // Hashes of both: how much of a wrong one is right is not told by the time it takes.
    let shown = password::keep_code(&code);
    let known = known.filter(|known| known.account.recovery == shown).ok_or_else(wrong)?;
    let (kept, code) = (password::keep(password).await?, password::code()?);
    let recovery = password::keep_code(&code);
    let known = people::change(keeper, &known.id, |account| {
        // It serves once: of two who show it one is too late.
        if account.recovery != shown {
            return Err(wrong());
        }
        (account.password, account.recovery) = (kept.clone(), recovery.clone());
        Ok(())
    });
    let known = known.await?;
    throttle::right(keeper, Trying::Stranger(&name)).await?;
    session::end_all(&shared.hub, &known.id).await?;
    let answer = Json(Registered { me: known.me(), code });
    welcome(&shared.hub, &known, &headers, answer).await
}

/// Whoever is signed in shows the password once more.
async fn proven(shared: &Shared, headers: &HeaderMap, password: String) -> Result<Known, Failure> {
    session::is_ours(headers)?;
    let known = session::needed(&shared.hub, headers).await?;
    throttle::begin(shared.hub.keeper(), Trying::Known(&known.id)).await?;
    if !password::is(password, Some(known.account.password.clone())).await? {
        return Err(wrong().into());
    }
    throttle::right(shared.hub.keeper(), Trying::Known(&known.id)).await?;
    Ok(known)
}

async fn change_password(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let ChangePassword { old, new } = read(body)?;
    let known = proven(&shared, &headers, old).await?;
    let kept = password::keep(new).await?;
    let known = people::change(shared.hub.keeper(), &known.id, |account| {
        account.password.clone_from(&kept);
        Ok(())
    });
    let known = known.await?;
    // Whoever knew the old one is signed out, wherever they are.
    session::end_all(&shared.hub, &known.id).await?;
    let me = Json(known.me());
    welcome(&shared.hub, &known, &headers, me).await
}

async fn wish(
    State(shared): State<Shared>,
    headers: HeaderMap,
    body: Body,
) -> Answer<crate::protocol::people::Me> {
    session::is_ours(&headers)?;
    let wishes: PersonWishes = checked(read(body)?)?;
    if let Some(webhook) = &wishes.webhook {
        let address = Address::read(webhook, shared.hub.settings().notices_anywhere);
        address.map_err(|unsent| problem(Code::Unreadable, unsent.to_string()))?;
    }
    let known = session::needed(&shared.hub, &headers).await?;
    let known = people::change(shared.hub.keeper(), &known.id, |account| {
        account.wishes = wishes.clone();
        Ok(())
    });
    Ok(Json(known.await?.me()))
}

async fn delete(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Result<Response, Failure> {
    let DeleteAccount { password } = read(body)?;
    let known = proven(&shared, &headers, password).await?;
    for (table, _, _) in seats::all(shared.hub.keeper(), &known.id).await? {
        // A table that is gone, or cannot be taken up, keeps nobody from leaving.
        let forgotten = forward::own(&shared.hub, &table, &known.id, OwnWish::Forget).await;
        if let Err(problem) = forgotten {
            tracing::warn!(table, problem = problem.message, "a name could not be taken from a table");
        }
    }
    people::forget(shared.hub.keeper(), &known).await?;
    tracing::info!(account = known.id, "an account was deleted");
    let cookie = session::end(&shared.hub, &headers, false).await?;
    Ok(([(header::SET_COOKIE, cookie)], StatusCode::NO_CONTENT).into_response())
}

/// A seat that was taken before is the account's from now on.
async fn claim(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Failure> {
    session::is_ours(&headers)?;
    let table = id(&table)?;
    let Claim { secret } = read(body)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let hash = secret::hash(&secret).ok_or_else(|| problem(Code::NoSeat, "this is no secret"))?;
    let claim = |answer| Command::Claim { hash: hex(&hash), account: known.id.clone(), answer };
    let seat = shared.hub.ask(table, claim).await?;
    seats::add(shared.hub.keeper(), &known.id, table, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Secrets of the account's seats at a table, for a device that has none.
async fn keys(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> http::Answer<Vec<SeatSecret>> {
    session::is_ours(&headers)?;
    let table = id(&table)?;
    let known = session::needed(&shared.hub, &headers).await?;
    let mut keys = Vec::new();
    for seat in seats::at(shared.hub.keeper(), &known.id, table).await? {
        shared.gate.may_sit(address)?;
        let key = |answer| Command::Key { seat, account: known.id.clone(), answer };
        match shared.hub.ask(table, key).await {
            Ok(secret) => keys.push(open::seat_secret(table, seat, secret)),
            // It was somebody else's meanwhile.
            Err(Problem { code: Code::NotYours, .. }) => {
                seats::remove(shared.hub.keeper(), &known.id, table, seat).await?;
            }
            Err(problem) => return Err(problem.into()),
        }
    }
    Ok(Json(keys))
}
