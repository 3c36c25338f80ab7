//! How often a password or a code may be tried: by whoever asks ([`crate::guard`]), and for each account. What was tried for an
//! account lies in the store, so that neither a restart nor another node forgets it.

use serde::{Deserialize, Serialize};

use crate::names::look;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::SlipChange;

/// The shelf of failures, by what the names look like.
const TRIED: &str = "tried";
/// So many failures cost nothing but the time they take.
const FREE: u32 = 5;
/// How long an account is closed to tries at most: whoever tries others' accounts must not lock them out for long.
const LONGEST_MS: u64 = 60_000;
/// After so long without a failure all are forgotten.
const FORGOTTEN_MS: u64 = 3_600_000;

#[derive(Default, Serialize, Deserialize)]
struct Tried {
    failures: u32,
    at: u64,
}

impl Tried {
    /// How long nobody may try after so many failures.
    fn pause(&self) -> u64 {
        let over = self.failures.saturating_sub(FREE);
        if over == 0 { 0 } else { (1000u64 << over.min(16)).min(LONGEST_MS) }
    }
}

/// May somebody try now? If they may, it counts as a failure until it is known to be none: many tries at once count as
/// many.
pub async fn begin(keeper: &Keeper, name: &str) -> Result<(), Problem> {
    let key = look(name);
    let busy = || problem(Code::TooFast, "too many tries; wait a minute");
    let before = keeper.slip(TRIED, &key).await?;
    let now = clock_time();
    let mut tried: Tried =
        before.as_ref().and_then(|slip| serde_json::from_str(&slip.body).ok()).unwrap_or_default();
    if now.saturating_sub(tried.at) > FORGOTTEN_MS {
        tried = Tried::default();
    }
    if now < tried.at.saturating_add(tried.pause()) {
        return Err(busy());
    }
    tried = Tried { failures: tried.failures + 1, at: now };
    let body = serde_json::to_string(&tried).unwrap_or_default();
    let change = match &before {
        Some(slip) => SlipChange::change(TRIED, slip, body),
        None => SlipChange::new(TRIED, key, body),
    };
    match keeper.change(vec![change]).await {
        Ok(()) => Ok(()),
        // Somebody tries at the same moment.
        Err(StoreError::Conflict) => Err(busy()),
        Err(error) => Err(error.into()),
    }
}

/// It was right: nothing is held against the name.
pub async fn right(keeper: &Keeper, name: &str) -> Result<(), Problem> {
    Ok(keeper.change(vec![SlipChange::remove(TRIED, look(name))]).await?)
}
