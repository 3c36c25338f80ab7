//! How often a password or a code may be tried: by whoever asks ([`crate::guard`]), and for each account. What was tried for an
//! account lies in the store, so that neither a restart nor another node forgets it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::names::look;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret::hex;
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::SlipChange;

/// The shelf of failures of strangers, by what the names look like.
const TRIED: &str = "tried";
/// The shelf of failures of those who have shown before that the account is theirs, by accounts.
const TRIED_AGAIN: &str = "tried-again";
/// So many failures cost nothing but the time they take.
const FREE: u32 = 5;
/// How long an account is closed to tries at most: whoever tries others' accounts must not lock them out for long.
const LONGEST_MS: u64 = 60_000;
/// After so long without a failure all are forgotten.
const FORGOTTEN_MS: u64 = 3_600_000;

/// The shelf of letters with codes, by the sums of the addresses they went to.
const LETTERS: &str = "letter";
/// So many of them go to one address in a day.
const LETTERS_A_DAY: u32 = 5;
const DAY_MS: u64 = 86_400_000;

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

/// Who tries. Strangers who try somebody's password keep other strangers from it for a while, and nobody who is known.
#[derive(Clone, Copy, Debug)]
pub enum Trying<'a> {
    /// Anybody, at the account of this name.
    Stranger(&'a str),
    /// Whoever is signed in to this account, or was in the same browser.
    Known(&'a str),
}

impl Trying<'_> {
    fn place(self) -> (&'static str, String) {
        match self {
            Trying::Stranger(name) => (TRIED, look(name)),
            Trying::Known(account) => (TRIED_AGAIN, account.to_owned()),
        }
    }
}

/// May somebody try now? If they may, it counts as a failure until it is known to be none: many tries at once count as
/// many.
pub async fn begin(keeper: &Keeper, who: Trying<'_>) -> Result<(), Problem> {
    let (shelf, key) = who.place();
    let busy = || problem(Code::TooFast, "too many tries; wait a minute");
    let before = keeper.slip(shelf, &key).await?;
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
        Some(slip) => SlipChange::change(shelf, slip, body),
        None => SlipChange::new(shelf, key, body),
    };
    match keeper.change(vec![change]).await {
        Ok(()) => Ok(()),
        // Somebody tries at the same moment.
        Err(StoreError::Conflict) => Err(busy()),
        Err(error) => Err(error.into()),
    }
}

/// May one more code go to this e-mail address today, whoever wants it? Nobody fills somebody else's letter box.
pub async fn letter(keeper: &Keeper, address: &str) -> Result<(), Problem> {
    let key = hex(&Sha256::digest(address.to_lowercase()));
    let before = keeper.slip(LETTERS, &key).await?;
    let now = clock_time();
    let sent: Option<Tried> = before.as_ref().and_then(|slip| serde_json::from_str(&slip.body).ok());
    let Tried { failures, at } =
        sent.filter(|sent| now.saturating_sub(sent.at) < DAY_MS).unwrap_or(Tried { failures: 0, at: now });
    let many = || problem(Code::Quota, "enough letters went to this address for a day");
    if failures >= LETTERS_A_DAY {
        return Err(many());
    }
    let body = serde_json::to_string(&Tried { failures: failures + 1, at }).unwrap_or_default();
    let change = match &before {
        Some(slip) => SlipChange::change(LETTERS, slip, body),
        None => SlipChange::new(LETTERS, key, body),
    };
    keeper.change(vec![change]).await.map_err(|error| match error {
        StoreError::Conflict => many(),
        error => error.into(),
    })
}

/// It was right: nothing is held against them.
pub async fn right(keeper: &Keeper, who: Trying<'_>) -> Result<(), Problem> {
    Ok(keeper.change(vec![forgotten(who)]).await?)
}

/// What was tried is forgotten.
pub fn forgotten(who: Trying<'_>) -> SlipChange {
    let (shelf, key) = who.place();
    SlipChange::remove(shelf, key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[tokio::test]
    async fn nobody_fills_a_letter_box_through_us() {
        let (keeper, cellar) = Keeper::start(Box::new(Memory::default())).unwrap();
        for number in 0..2 * LETTERS_A_DAY {
            let sent = letter(&keeper, if number % 2 == 0 { "Ann@dune.example" } else { "ann@dune.example" });
            let code = sent.await.err().map(|problem| problem.code);
            assert_eq!(code, (number >= LETTERS_A_DAY).then_some(Code::Quota), "letter {number}");
        }
        assert!(letter(&keeper, "bob@dune.example").await.is_ok());
        // A day later there may be others.
        let slip = keeper.slips(LETTERS, "", 10).await.unwrap();
        for slip in slip {
            let old = Tried { failures: LETTERS_A_DAY, at: clock_time() - DAY_MS };
            let body = serde_json::to_string(&old).unwrap();
            keeper.change(vec![SlipChange::put(LETTERS, slip.key, body)]).await.unwrap();
        }
        assert!(letter(&keeper, "ann@dune.example").await.is_ok());
        drop(keeper);
        tokio::task::spawn_blocking(move || cellar.close()).await.unwrap();
    }
}
