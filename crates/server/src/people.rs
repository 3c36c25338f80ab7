//! Accounts. Nobody needs one to play: a seat is a secret, with or without. An account keeps a name, and finds its seats
//! again on every device.
//!
//! | module | idea |
//! |---|---|
//! | [`password`] | what is kept of passwords and codes |
//! | [`session`] | who is signed in |
//! | [`throttle`] | how often a password may be tried |
//! | [`seats`] | the seats of an account |
//! | [`export`] | everything that is kept of an account |
//! | [`http`] | what is asked about accounts |
//!
//! All of it lies on the store's [shelves](crate::store::slips), so that every node knows it.

pub mod export;
pub mod http;
pub mod password;
pub mod seats;
pub mod session;
pub mod throttle;

use serde::{Deserialize, Serialize};

use crate::names::{look, look_as_written, name};
use crate::people::throttle::Trying;
use crate::problem::problem;
use crate::protocol::LONGEST_NAME;
use crate::protocol::notices::{PushTarget, Vacation};
use crate::protocol::people::{MailInfo, Me, PersonWishes};
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret;
use crate::standing;
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::{Slip, SlipChange};

/// The shelf of accounts, by their ids.
pub const ACCOUNTS: &str = "account";
/// The shelf of names that are taken, by what they look like.
pub const NAMES: &str = "name";
/// The same by what they look like as they are written.
const WRITTEN: &str = "written";

/// How often a change is tried while others change the same.
const TRIES: usize = 8;
/// How many languages somebody likes to talk in.
const MOST_LANGUAGES: usize = 8;

/// What is kept of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// Its password, stretched.
    pub password: String,
    /// The hash of its recovery code, as hexadecimal digits.
    pub recovery: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
    /// What its person chose.
    #[serde(default)]
    pub wishes: PersonWishes,
    /// The browsers that take notices.
    #[serde(default)]
    pub pushes: Vec<PushTarget>,
    /// Where letters go.
    #[serde(default)]
    pub letters: Option<Letters>,
    /// Its vacation.
    #[serde(default)]
    pub vacation: OwnVacation,
}

/// Where letters go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Letters {
    /// The address.
    pub address: String,
    /// Was the code entered that was sent there?
    pub confirmed: bool,
    /// The hash of that code.
    pub code: String,
    /// When it was sent, in milliseconds since 1970.
    pub sent: u64,
}

/// The days of vacation there are in a year, and at once.
const DAYS_A_YEAR: u8 = 30;
const DAYS_AT_ONCE: u8 = 21;
const DAY_MS: u64 = 86_400_000;

/// The vacation of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OwnVacation {
    /// The year the days are counted in: whole ones of 365 days since 1970, which is near enough.
    year: u64,
    /// The days that were taken in it.
    taken: u8,
    /// Until when the last one goes, in milliseconds since 1970.
    until: u64,
}

impl OwnVacation {
    fn year(now: u64) -> u64 {
        now / (365 * DAY_MS)
    }

    /// What a year leaves of it after these, each with the time at which it was taken.
    pub fn left_after(taken: &[(u64, u8)], now: u64) -> u8 {
        let this_year = |(at, _): &&(u64, u8)| OwnVacation::year(*at) == OwnVacation::year(now);
        taken.iter().filter(this_year).fold(DAYS_A_YEAR, |left, (_, days)| left.saturating_sub(*days))
    }

    /// What is left of it.
    pub fn told(&self, now: u64) -> Vacation {
        let taken = if self.year == OwnVacation::year(now) { self.taken } else { 0 };
        Vacation { left: DAYS_A_YEAR - taken.min(DAYS_A_YEAR), until: self.until }
    }

    /// Takes so many days, if there are so many.
    pub fn take(&mut self, days: u8, now: u64) -> Result<(), Problem> {
        let Vacation { left, .. } = self.told(now);
        if !(1..=DAYS_AT_ONCE).contains(&days) || days > left {
            return Err(problem(Code::Quota, "a vacation has 1 to 21 days, and a year has 30 of them"));
        }
        let until = now.max(self.until) + u64::from(days) * DAY_MS;
        *self = OwnVacation { year: OwnVacation::year(now), taken: DAYS_A_YEAR - left + days, until };
        Ok(())
    }
}

/// Somebody who is known: an account with its id, as it was read.
#[derive(Clone, Debug)]
pub struct Known {
    /// Its id.
    pub id: String,
    /// What is kept of it.
    pub account: Account,
    slip: Slip,
}

impl Known {
    /// The account as its person sees it.
    pub fn me(&self) -> Me {
        let Account { name, created, wishes, pushes, letters, vacation, .. } = &self.account;
        let mail =
            |letters: &Letters| MailInfo { address: letters.address.clone(), confirmed: letters.confirmed };
        Me {
            name: name.clone(),
            created: *created,
            wishes: wishes.clone(),
            email: letters.as_ref().map(mail),
            pushes: pushes.len() as u32,
            vacation: vacation.told(clock_time()),
        }
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// An account that no database could have made up: something is wrong with the store.
fn damaged() -> Problem {
    problem(Code::Trouble, "the account cannot be read")
}

/// The account with this id.
pub async fn by_id(keeper: &Keeper, id: &str) -> Result<Option<Known>, Problem> {
    let Some(slip) = keeper.slip(ACCOUNTS, id).await? else { return Ok(None) };
    let account = serde_json::from_str(&slip.body).map_err(|_| damaged())?;
    Ok(Some(Known { id: id.to_owned(), account, slip }))
}

/// The account with this name, or one that looks like it.
pub async fn by_name(keeper: &Keeper, name: &str) -> Result<Option<Known>, Problem> {
    match keeper.slip(NAMES, &look(name)).await? {
        Some(slip) => by_id(keeper, &slip.body).await,
        None => Ok(None),
    }
}

/// Makes an account.
pub async fn register(
    keeper: &Keeper,
    wanted: &str,
    password: String,
    recovery: String,
    wishes: PersonWishes,
) -> Result<Known, Problem> {
    let name = name(wanted)
        .ok_or_else(|| problem(Code::Unreadable, format!("a name has 1 to {LONGEST_NAME} characters")))?;
    let id = secret::table_id()?;
    let (pushes, letters, vacation) = (Vec::new(), None, OwnVacation::default());
    let wishes = checked(wishes)?;
    let account =
        Account { name, password, recovery, created: clock_time(), wishes, pushes, letters, vacation };
    let body = text(&account);
    let changes = vec![
        SlipChange::new(ACCOUNTS, &id, body.clone()),
        SlipChange::new(NAMES, look(&account.name), id.clone()),
        SlipChange::new(WRITTEN, look_as_written(&account.name), id.clone()),
    ];
    match keeper.change(changes).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            return Err(problem(Code::NameTaken, "there is an account of this name, or of one like it"));
        }
        Err(error) => return Err(error.into()),
    }
    let slip = Slip { key: id.clone(), version: 1, body };
    Ok(Known { id, account, slip })
}

/// Changes an account; again from the start if somebody else was faster.
pub async fn change(
    keeper: &Keeper,
    id: &str,
    mut how: impl FnMut(&mut Account) -> Result<(), Problem>,
) -> Result<Known, Problem> {
    for _ in 0..TRIES {
        let gone = || problem(Code::Login, "there is no such account any more");
        let Known { id, mut account, slip } = by_id(keeper, id).await?.ok_or_else(gone)?;
        how(&mut account)?;
        let body = text(&account);
        match keeper.change(vec![SlipChange::change(ACCOUNTS, &slip, body.clone())]).await {
            Ok(()) => {
                let slip = Slip { version: slip.version + 1, body, ..slip };
                return Ok(Known { id, account, slip });
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(problem(Code::Busy, "the account is being changed elsewhere; try again"))
}

/// What somebody chose, as it may be kept.
pub fn checked(wishes: PersonWishes) -> Result<PersonWishes, Problem> {
    let code =
        |lang: &String| (2..=8).contains(&lang.len()) && lang.bytes().all(|byte| byte.is_ascii_alphabetic());
    let known = wishes.lang.is_empty() || code(&wishes.lang);
    if !known || wishes.languages.len() > MOST_LANGUAGES || !wishes.languages.iter().all(code) {
        return Err(problem(Code::Unreadable, "a language is two to eight letters"));
    }
    Ok(wishes)
}

/// Forgets an account: its name, its sessions, everything that was kept for it.
pub async fn forget(keeper: &Keeper, known: &Known) -> Result<(), Problem> {
    let Account { name, .. } = &known.account;
    let mut changes = vec![
        SlipChange::remove(ACCOUNTS, &known.id),
        SlipChange::remove(NAMES, look(name)),
        SlipChange::remove(WRITTEN, look_as_written(name)),
        throttle::forgotten(Trying::Stranger(name)),
        throttle::forgotten(Trying::Known(&known.id)),
    ];
    standing::forget(keeper, &known.id).await?;
    changes.push(SlipChange::remove(standing::STANDINGS, &known.id));
    for shelf in [session::SESSIONS, seats::SEATS, standing::PAST] {
        for slip in keeper.slips(shelf, &format!("{}/", known.id), usize::MAX).await? {
            changes.push(SlipChange::remove(shelf, slip.key));
        }
    }
    Ok(keeper.change(changes).await?)
}
