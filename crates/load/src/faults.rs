//! Many tables, and a server that dies.
//!
//! The server is killed hard while everybody plays, started again, and everybody comes back. In the end its
//! file is read without it: whatever was acknowledged must be in the journals, in order, and nothing else but
//! what was on its way when the server died; and every table must be taken up again by a new server.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use server::journal::Item;
use server::protocol::status::TableInfo;
use server::store::Store;
use server::store::sqlite::Sqlite;
use table::Chance;
use table::chance::Fast;
use tokio::task::JoinSet;

use crate::Trouble;
use crate::client;
use crate::driver::{Driver, Sent};
use crate::host::Host;
use crate::pace::{self, Plan};

/// What came out.
pub struct Report {
    /// Tables played.
    pub tables: usize,
    /// How often the server was killed.
    pub kills: usize,
    /// Actions acknowledged, all of which were found again.
    pub acknowledged: usize,
    /// Actions that were on their way when the server died, and had been written.
    pub unheard: usize,
    /// The longest time from a restart until everybody was back, in seconds.
    pub back: f64,
}

/// Plays, kills, and checks.
pub async fn run(program: &Path, data: &Path, plan: &Plan, kills: usize) -> Result<Report, Trouble> {
    let mut host = Host::start(program, data).await?;
    let mut drivers = pace::open(host.address, plan).await?;
    let mut back: f64 = 0.0;
    for kill in 0..kills {
        let stop = Arc::new(AtomicBool::new(false));
        let mut playing = JoinSet::new();
        for (number, driver) in drivers.drain(..).enumerate() {
            let seed = (kill * 1_000_003 + number) as u64;
            playing.spawn(play(driver, plan.think, seed, stop.clone()));
        }
        tokio::time::sleep(plan.time).await;
        host.kill().await?;
        stop.store(true, Ordering::Relaxed);
        while let Some(driver) = playing.join_next().await {
            drivers.push(driver.map_err(|error| Trouble::Answer(error.to_string()))?);
        }
        host.restart().await?;
        let begun = Instant::now();
        let mut coming = JoinSet::new();
        let address = host.address;
        for mut driver in drivers.drain(..) {
            coming.spawn(async move { driver.connect(address).await.map(|()| driver) });
        }
        while let Some(driver) = coming.join_next().await {
            drivers.push(driver.map_err(|error| Trouble::Answer(error.to_string()))??);
        }
        back = back.max(begun.elapsed().as_secs_f64());
    }
    host.kill().await?;
    let (acknowledged, unheard) = check(data, &drivers)?;
    host.restart().await?;
    for driver in &drivers {
        // A table that is damaged is not taken up.
        let _: TableInfo = client::get(host.address, &format!("/api/tables/{}", driver.table)).await?;
    }
    host.kill().await?;
    Ok(Report { tables: drivers.len(), kills, acknowledged, unheard, back })
}

async fn play(mut driver: Driver, think: Duration, seed: u64, stop: Arc<AtomicBool>) -> Driver {
    let mut pauses = Fast::new(seed);
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(think.mul_f64(f64::from(pauses.below(2000)) / 1000.0)).await;
        // An error is the server's death, which is what we came for; a game that is over waits for it.
        if driver.act().await.is_err() {
            break;
        }
    }
    driver
}

fn check(data: &Path, drivers: &[Driver]) -> Result<(usize, usize), Trouble> {
    let lost = |error: &dyn fmt::Display| Trouble::Lost(format!("the tables cannot be read: {error}"));
    check_in(&mut Sqlite::open(&data.join("tables.db")).map_err(|error| lost(&error))?, drivers)
}

/// Looks up in a store everything that was sent; how much was acknowledged, and how much more was written.
pub(crate) fn check_in(store: &mut dyn Store, drivers: &[Driver]) -> Result<(usize, usize), Trouble> {
    let lost = |error: &dyn fmt::Display| Trouble::Lost(format!("the tables cannot be read: {error}"));
    let (mut acknowledged, mut unheard) = (0, 0);
    for driver in drivers {
        let saved = store.load(&driver.table).map_err(|error| lost(&error))?;
        let saved = saved.ok_or_else(|| Trouble::Lost(format!("table {} is gone", driver.table)))?;
        let saved = saved.read(&driver.table).map_err(|error| lost(&error))?;
        if let Some(broken) = saved.broken {
            return Err(Trouble::Lost(format!("table {}: {broken}", driver.table)));
        }
        let found = saved.items.iter().filter_map(|item| match item {
            Item::Did { entry } => Some((entry.seat.0, entry.action.value())),
            _ => None,
        });
        let found: Vec<_> = found.collect();
        let (own, others) = compare(&driver.sent, &found)
            .map_err(|problem| Trouble::Lost(format!("table {}: {problem}", driver.table)))?;
        acknowledged += own;
        unheard += others;
    }
    Ok((acknowledged, unheard))
}

/// Counts the acknowledged actions and those that were written though nobody could be told.
///
/// An action that was on its way may be there or not, and the same action may have been sent again later; it may also come
/// late, out of a server that was frozen, behind what others did in the meantime without its seat's learning anything. So all
/// ways to read the journal are followed at once: how much of it is explained by what was sent so far, and what may yet come.
fn compare(sent: &[Sent], found: &[(u8, Value)]) -> Result<(usize, usize), String> {
    let wanted: Vec<(u8, Value)> = sent.iter().map(|sent| (sent.seat, sent.action.value())).collect();
    let is = |place: usize, number: usize| found.get(place) == Some(&wanted[number]);
    let mut ways = Ways::from([(0, Vec::new())]);
    for (number, sent) in sent.iter().enumerate() {
        let before = with_late(ways, is);
        if sent.done {
            let on = before.iter().filter(|(place, _)| is(*place, number));
            ways = on.map(|(place, awaited)| (place + 1, awaited.clone())).collect();
        } else {
            let awaiting =
                |(place, awaited): &(usize, Vec<usize>)| (*place, [&awaited[..], &[number]].concat());
            ways = before.iter().map(awaiting).collect();
        }
        if ways.is_empty() {
            let there = |(place, _): &(usize, Vec<usize>)| match found.get(*place) {
                Some((seat, action)) => format!("item {place} is {action} of seat {seat}"),
                None => format!("there are {place} items"),
            };
            let there: Vec<String> = before.iter().map(there).collect();
            let (action, seat, there) = (&sent.action, sent.seat, there.join(", "));
            return Err(format!(
                "{action} of seat {seat}, number {number}, was acknowledged and is lost: {there}"
            ));
        }
    }
    let acknowledged = sent.iter().filter(|sent| sent.done).count();
    match with_late(ways, is).iter().any(|(place, _)| *place == found.len()) {
        true => Ok((acknowledged, found.len() - acknowledged)),
        false => Err("something was done that nobody sent".to_owned()),
    }
}

/// Ways to read a journal: how many items are explained, and the numbers of actions that may yet come.
type Ways = BTreeSet<(usize, Vec<usize>)>;

/// The same, and all that follow when what is awaited comes.
fn with_late(ways: Ways, is: impl Fn(usize, usize) -> bool) -> Ways {
    let (mut all, mut open) = (ways.clone(), Vec::from_iter(ways));
    while let Some((place, awaited)) = open.pop() {
        for at in (0..awaited.len()).filter(|at| is(place, awaited[*at])) {
            let way = (place + 1, [&awaited[..at], &awaited[at + 1..]].concat());
            if all.insert(way.clone()) {
                open.push(way);
            }
        }
    }
    all
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} tables, {} hard kills", self.tables, self.kills)?;
        writeln!(f, "{} acknowledged actions, none lost", self.acknowledged)?;
        writeln!(f, "{} more were written when the server died before it could say so", self.unheard)?;
        write!(f, "everybody was back {:.1} s after a restart at most", self.back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sent(actions: &[(i32, bool)]) -> Vec<Sent> {
        actions.iter().map(|&(action, done)| Sent { seat: 0, action: json!(action).into(), done }).collect()
    }

    fn compared(actions: &[(i32, bool)], found: &[i32]) -> Result<(usize, usize), String> {
        let found: Vec<(u8, Value)> = found.iter().map(|action| (0, json!(action))).collect();
        compare(&sent(actions), &found)
    }

    #[test]
    fn what_was_acknowledged_must_be_found_in_order() {
        assert_eq!(compared(&[(1, true), (2, false), (3, true)], &[1, 3]), Ok((2, 0)));
        assert_eq!(compared(&[(1, true), (2, false), (3, true)], &[1, 2, 3]), Ok((2, 1)));
        assert_eq!(compared(&[(1, true), (2, false)], &[1]), Ok((1, 0)));
        assert_eq!(compared(&[(1, false), (1, true)], &[1]), Ok((1, 0)), "lost on its way and sent again");
        assert_eq!(compared(&[(1, false), (1, true)], &[1, 1]), Ok((1, 1)));
        assert_eq!(compared(&[(1, false), (2, true), (3, true)], &[2, 1, 3]), Ok((2, 1)), "it came late");
        assert!(compared(&[(1, false), (2, true), (3, true)], &[2, 1, 1, 3]).is_err(), "but only once");
        assert!(compared(&[(2, true), (1, false), (3, true)], &[1, 2, 3]).is_err(), "and not too early");
        assert!(compared(&[(1, true), (2, true)], &[1]).is_err(), "the end is lost");
        assert!(compared(&[(1, true), (2, true)], &[2]).is_err(), "the beginning is lost");
        assert!(compared(&[(1, true), (2, true)], &[2, 1]).is_err(), "the order is another");
        assert!(compared(&[(1, true)], &[1, 2]).is_err(), "nobody sent that");
    }
}
