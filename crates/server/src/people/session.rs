//! Who is signed in: a cookie that only this server's pages send back.
//!
//! `SameSite=Strict` keeps other sites from asking in somebody's name, and so does the door, which refuses whatever comes from
//! another origin; bodies that change something must say that they are JSON, which no form of another site can.

use std::sync::Arc;

use axum::http::header::{self, HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};

use crate::http::Failure;
use crate::hub::Hub;
use crate::people::{Known, by_id};
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret::{self, hex, is_table_id};
use crate::store::keeper::Keeper;
use crate::store::slips::SlipChange;

/// The shelf of sessions, by account and the hash of what the browser keeps.
pub const SESSIONS: &str = "session";
const COOKIE: &str = "sietch_session";
/// How long a browser stays signed in.
const LASTS_S: u64 = 180 * 86_400;
/// By this a browser is known that was signed in before: who tries passwords elsewhere does not keep it out.
const DEVICE: &str = "sietch_device";
const DEVICE_LASTS_S: u64 = 2 * 365 * 86_400;

/// What a browser keeps under a name.
fn kept<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// What a browser shows: the account's id and a secret.
fn shown(headers: &HeaderMap) -> Option<(String, String)> {
    let (id, secret) = kept(headers, COOKIE)?.split_once('.')?;
    let hash = secret::hash(secret)?;
    is_table_id(id).then(|| (id.to_owned(), format!("{id}/{}", hex(&hash))))
}

/// Who asks, if they are signed in.
pub async fn of(hub: &Arc<Hub>, headers: &HeaderMap) -> Result<Option<Known>, Problem> {
    let Some((id, key)) = shown(headers) else { return Ok(None) };
    let Some(slip) = hub.keeper().slip(SESSIONS, &key).await? else { return Ok(None) };
    let since: u64 = slip.body.parse().unwrap_or_default();
    if clock_time() > since.saturating_add(LASTS_S * 1000) {
        hub.keeper().change(vec![SlipChange::remove(SESSIONS, key)]).await?;
        return Ok(None);
    }
    by_id(hub.keeper(), &id).await
}

/// Who asks; nobody else may.
pub async fn needed(hub: &Arc<Hub>, headers: &HeaderMap) -> Result<Known, Failure> {
    Ok(of(hub, headers).await?.ok_or_else(|| problem(Code::Login, "sign in first"))?)
}

/// A request that changes something says that it is JSON: browsers ask before they send that to another site.
pub fn is_ours(headers: &HeaderMap) -> Result<(), Failure> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    match kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
        true => Ok(()),
        false => Err(problem(Code::Unreadable, "the request must be JSON and say so").into()),
    }
}

/// Signs a browser in: the cookie to be kept.
pub async fn begin(hub: &Arc<Hub>, id: &str, headers: &HeaderMap) -> Result<HeaderValue, Problem> {
    let secret = secret::secret()?;
    let hash = secret::hash(&secret).map(|hash| hex(&hash)).unwrap_or_default();
    let slip = SlipChange::new(SESSIONS, format!("{id}/{hash}"), clock_time().to_string());
    hub.keeper().change(vec![slip]).await?;
    cookie(COOKIE, &format!("{id}.{secret}"), LASTS_S, headers)
}

/// The mark of browsers that were signed in to this account. It says that somebody there knew the password, opens nothing, and
/// is another one once the password is: nobody can make it up who does not know what is kept of that.
fn mark(known: &Known) -> String {
    hex(&Sha256::digest(format!("sietch device {} {}", known.account.password, known.id)))
}

/// Was this browser signed in to the account before?
pub fn was_here(headers: &HeaderMap, known: &Known) -> bool {
    // Hashes of both: how much of a wrong one is right is not told by the time it takes.
    kept(headers, DEVICE).is_some_and(|shown| Sha256::digest(shown) == Sha256::digest(mark(known)))
}

/// Lets a browser be known again: the cookie to be kept.
pub fn remember(known: &Known, headers: &HeaderMap) -> Result<HeaderValue, Problem> {
    cookie(DEVICE, &mark(known), DEVICE_LASTS_S, headers)
}

/// Signs this browser out, or all of the account's: the cookie that takes the other's place.
pub async fn end(hub: &Arc<Hub>, headers: &HeaderMap, everywhere: bool) -> Result<HeaderValue, Problem> {
    if let Some((id, key)) = shown(headers) {
        let known = hub.keeper().slip(SESSIONS, &key).await?.is_some();
        if known && everywhere {
            end_all(hub, &id).await?;
        }
        hub.keeper().change(vec![SlipChange::remove(SESSIONS, key)]).await?;
    }
    cookie(COOKIE, "", 0, headers)
}

/// Since when browsers are signed in to an account, in milliseconds since 1970.
pub async fn all(keeper: &Keeper, id: &str) -> Result<Vec<u64>, Problem> {
    let slips = keeper.slips(SESSIONS, &format!("{id}/"), usize::MAX).await?;
    Ok(slips.iter().filter_map(|slip| slip.body.parse().ok()).collect())
}

/// Signs all browsers of an account out.
pub async fn end_all(hub: &Arc<Hub>, id: &str) -> Result<(), Problem> {
    let all = hub.keeper().slips(SESSIONS, &format!("{id}/"), usize::MAX).await?;
    let all = all.into_iter().map(|slip| SlipChange::remove(SESSIONS, slip.key));
    Ok(hub.keeper().change(all.collect()).await?)
}

fn cookie(name: &str, value: &str, age: u64, headers: &HeaderMap) -> Result<HeaderValue, Problem> {
    // A page that came over TLS says so, and then nothing else may carry the cookie.
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()).unwrap_or_default();
    let secure = if origin.starts_with("https://") { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/api; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).map_err(|_| problem(Code::Trouble, "no cookie could be made"))
}
