//! The seats of an account: where its person sits, on whatever device they sat down.

use serde::{Deserialize, Deserializer, Serialize};

use crate::problem::problem;
use crate::protocol::notices::Quiet;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::store::keeper::Keeper;
use crate::store::slips::SlipChange;

/// The shelf of seats, by account, table and seat.
pub const SEATS: &str = "seat";

/// What is kept of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OwnSeat {
    /// Since when, in milliseconds since 1970.
    pub at: u64,
    /// Which notices its person has turned off for this table.
    #[serde(default, deserialize_with = "each")]
    pub quiet: Quiet,
}

/// Until each way could be turned off by itself, all were together: a word for all three.
fn each<'de, D: Deserializer<'de>>(stored: D) -> Result<Quiet, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        All(bool),
        Each(Quiet),
    }
    Ok(match Stored::deserialize(stored)? {
        Stored::All(off) => Quiet { push: off, email: off, webhook: off },
        Stored::Each(quiet) => quiet,
    })
}

fn key(account: &str, table: &str, seat: u8) -> String {
    format!("{account}/{table}/{seat}")
}

/// The seat is the account's from now on.
pub async fn add(keeper: &Keeper, account: &str, table: &str, seat: u8) -> Result<(), Problem> {
    let own = OwnSeat { at: clock_time(), quiet: Quiet::default() };
    let body = serde_json::to_string(&own).unwrap_or_default();
    Ok(keeper.change(vec![SlipChange::put(SEATS, key(account, table, seat), body)]).await?)
}

/// The seat is not the account's any more.
pub async fn remove(keeper: &Keeper, account: &str, table: &str, seat: u8) -> Result<(), Problem> {
    Ok(keeper.change(vec![SlipChange::remove(SEATS, key(account, table, seat))]).await?)
}

/// What is kept of a seat, if it is the account's.
pub async fn one(keeper: &Keeper, account: &str, table: &str, seat: u8) -> Result<Option<OwnSeat>, Problem> {
    let slip = keeper.slip(SEATS, &key(account, table, seat)).await?;
    Ok(slip.map(|slip| serde_json::from_str(&slip.body).unwrap_or_default()))
}

/// The account's seats: tables and numbers, those it took last first.
pub async fn all(keeper: &Keeper, account: &str) -> Result<Vec<(String, u8, OwnSeat)>, Problem> {
    let slips = keeper.slips(SEATS, &format!("{account}/"), usize::MAX).await?;
    let read = slips.iter().filter_map(|slip| {
        let mut parts = slip.key.split('/').skip(1);
        let (table, seat) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?);
        Some((table, seat, serde_json::from_str(&slip.body).unwrap_or_default()))
    });
    let mut all: Vec<(String, u8, OwnSeat)> = read.collect();
    all.sort_by_key(|(_, _, own)| std::cmp::Reverse(own.at));
    Ok(all)
}

/// The account's seats at one table.
pub async fn at(keeper: &Keeper, account: &str, table: &str) -> Result<Vec<u8>, Problem> {
    let slips = keeper.slips(SEATS, &format!("{account}/{table}/"), usize::MAX).await?;
    Ok(slips.iter().filter_map(|slip| slip.key.rsplit('/').next()?.parse().ok()).collect())
}

/// Turns notices for the account's seats at a table off or on, each way by itself.
pub async fn hush(keeper: &Keeper, account: &str, table: &str, quiet: Quiet) -> Result<(), Problem> {
    let slips = keeper.slips(SEATS, &format!("{account}/{table}/"), usize::MAX).await?;
    if slips.is_empty() {
        return Err(problem(Code::NoSeat, "you have no seat there"));
    }
    let hushed = slips.iter().map(|slip| {
        let own: OwnSeat = serde_json::from_str(&slip.body).unwrap_or_default();
        SlipChange::put(
            SEATS,
            slip.key.clone(),
            serde_json::to_string(&OwnSeat { quiet, ..own }).unwrap_or_default(),
        )
    });
    Ok(keeper.change(hushed.collect()).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_was_quiet_before_is_quiet_in_all_ways() {
        let read = |quiet: &str| {
            let text = format!("{{\"at\":1,\"quiet\":{quiet}}}");
            serde_json::from_str::<OwnSeat>(&text).unwrap().quiet
        };
        assert_eq!(read("true"), Quiet { push: true, email: true, webhook: true });
        assert_eq!(read("false"), Quiet::default());
        let some = Quiet { email: true, ..Quiet::default() };
        assert_eq!(read(&serde_json::to_string(&some).unwrap()), some);
    }
}
