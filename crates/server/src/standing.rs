//! What is kept of games that are over, for people with accounts: history, statistics, ratings.
//!
//! A table is settled once, whoever leads it and however often it is taken up: one change writes the history, the statistics and
//! the ratings of all its people, and the slip on the shelf [`SETTLED`] that says it was done.
//!
//! Ratings are those of Weng and Lin (Plackett–Luce, as in OpenSkill) by the crate `skillratings`: they are made for several at
//! one table, and carry their own doubt. They are told on the scale people know: 1500 to begin with.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::http::{Answer, Shared};
use crate::hub::Hub;
use crate::people::session;
use crate::problem::problem;
use crate::protocol::lobby::{GameStanding, PastGame, PastSeat, Profile, RatingPoint, SideStanding};
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Player, Status, TableInfo};
use crate::room::{Room, clock_time};
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::{Slip, SlipChange};

/// The shelf of tables whose games are settled.
pub const SETTLED: &str = "settled";
/// The shelf of how people stand, by account.
pub const STANDINGS: &str = "standing";
/// The shelf of games that are over, by account, time (the latest first) and table.
pub const PAST: &str = "past";

/// How many ratings of the past are kept for the curve.
const CURVE: usize = 200;
/// How many games of the past are told at once.
const PAGE: usize = 20;
/// How often it is tried while other tables of the same people end.
const TRIES: usize = 16;
/// From the crate's scale (25 ± 8.3) to the one people know.
const MIDDLE: f64 = 1500.0;
const STEP: f64 = 40.0;
/// So many standard errors hold 19 times out of 20.
const SURE: f64 = 1.96;

/// How somebody stands in one game, as it is kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    told: GameStanding,
    /// The rating on the crate's scale, once there is one: its value and its uncertainty.
    rating: Option<(f64, f64)>,
}

type Standing = BTreeMap<String, Kept>;

/// A game that is over, with the accounts of its people.
pub struct Finished {
    table: TableInfo,
    accounts: Vec<Option<String>>,
}

/// What is to be kept of a game; `None` if it is not over, or nobody at it has an account.
pub fn finished(room: &Room, now: std::time::Instant) -> Option<Finished> {
    // Asked after every move: nearly always the game goes on.
    let late = room.closed().is_some_and(|closed| !closed.late.is_empty());
    if !late && room.game()?.waiting().outcome().is_none() {
        return None;
    }
    let accounts: Vec<_> = room.seats().iter().map(|seat| seat.account().map(str::to_owned)).collect();
    if accounts.iter().all(Option::is_none) {
        return None;
    }
    let table = room.info(now);
    // A game that goes on from another one's middle says nothing about anybody.
    (!table.branched).then_some(Finished { table, accounts })
}

/// The seats that won. Where somebody lost because their time ran out, all others did.
fn winners(status: &Status) -> Vec<u8> {
    let late = status.closed.as_ref().map(|closed| &closed.late).filter(|late| !late.is_empty());
    let seats = status.seats.iter().map(|seat| seat.seat);
    match (&status.outcome, late) {
        (_, Some(late)) => seats.filter(|seat| !late.contains(seat)).collect(),
        (Some(outcome), None) => outcome.winners.clone(),
        (None, None) => Vec::new(),
    }
}

/// How good an end was for a seat: winners first, then by points.
fn rank(status: &Status, seat: usize) -> (bool, i16) {
    let won = winners(status).iter().any(|winner| usize::from(*winner) == seat);
    let scores = status.outcome.as_ref().map(|outcome| &outcome.scores);
    (won, scores.and_then(|scores| scores.get(seat).copied()).unwrap_or_default())
}

/// The place a seat came to, from 1: equals share one.
fn place(status: &Status, seat: usize) -> u8 {
    let own = rank(status, seat);
    1 + (0..status.seats.len()).filter(|other| rank(status, *other) > own).count() as u8
}

/// Keeps what is to be kept of a game, once.
pub async fn settle(hub: Arc<Hub>, finished: Finished) {
    for _ in 0..TRIES {
        match try_settle(hub.keeper(), &finished).await {
            Ok(()) => return,
            Err(StoreError::Conflict) => {}
            Err(error) => {
                tracing::error!(%error, table = finished.table.id, "a game could not be settled");
                return;
            }
        }
    }
    tracing::error!(table = finished.table.id, "a game could not be settled: too many end at once");
}

async fn try_settle(keeper: &Keeper, finished: &Finished) -> Result<(), StoreError> {
    let Finished { table, accounts } = finished;
    if keeper.slip(SETTLED, &table.id).await?.is_some() {
        return Ok(());
    }
    let at = clock_time();
    let mut changes = vec![SlipChange::new(SETTLED, &table.id, at.to_string())];
    // Whoever sits in two seats has one standing: the first counts.
    let mut people: Vec<(usize, String, Option<Slip>, Standing)> = Vec::new();
    for (seat, account) in accounts.iter().enumerate() {
        let Some(account) = account.clone().filter(|own| people.iter().all(|(_, other, ..)| other != own))
        else {
            continue;
        };
        let slip = keeper.slip(STANDINGS, &account).await?;
        let standing =
            slip.as_ref().and_then(|slip| serde_json::from_str(&slip.body).ok()).unwrap_or_default();
        people.push((seat, account, slip, standing));
    }
    let before: Vec<Option<(f64, f64)>> =
        people.iter().map(|(.., standing)| standing.get(&table.game).and_then(|kept| kept.rating)).collect();
    let seats: Vec<usize> = people.iter().map(|(seat, ..)| *seat).collect();
    let after = table.rated.then(|| rate(&table.status, &seats, &before)).flatten();
    for (number, (seat, account, slip, mut standing)) in people.into_iter().enumerate() {
        let kept = standing.entry(table.game.clone()).or_default();
        let rating = after.as_ref().and_then(|after| after.get(number).copied());
        let change = count(kept, table, seat, rating, at);
        let past = past(table, accounts, seat, at, change);
        changes.push(SlipChange::put(PAST, past_key(&account, at, &table.id), text(&past)));
        let body = text(&standing);
        changes.push(match &slip {
            Some(slip) => SlipChange::change(STANDINGS, slip, body),
            None => SlipChange::new(STANDINGS, account, body),
        });
    }
    keeper.change(changes).await
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The latest first.
fn past_key(account: &str, at: u64, table: &str) -> String {
    format!("{account}/{:016x}/{table}", u64::MAX - at)
}

/// New ratings for these seats; `None` if there are not two to be compared.
fn rate(status: &Status, seats: &[usize], before: &[Option<(f64, f64)>]) -> Option<Vec<(f64, f64)>> {
    if seats.len() < 2 {
        return None;
    }
    let fresh = WengLinRating::new();
    let ratings: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|rating| [rating.map_or(fresh, |(rating, uncertainty)| WengLinRating { rating, uncertainty })])
        .collect();
    let places = seats.iter().map(|seat| MultiTeamOutcome::new(usize::from(place(status, *seat))));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        ratings.iter().map(|team| &team[..]).zip(places).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    Some(after.iter().filter_map(|team| team.first()).map(|one| (one.rating, one.uncertainty)).collect())
}

fn point(at: u64, (rating, uncertainty): (f64, f64)) -> RatingPoint {
    let tenths = |number: f64| (number * 10.0).round() / 10.0;
    RatingPoint {
        at,
        value: tenths(MIDDLE + (rating - WengLinRating::new().rating) * STEP),
        error: tenths(SURE * uncertainty * STEP),
    }
}

/// Counts a game, and tells how the rating changed.
fn count(
    kept: &mut Kept,
    table: &TableInfo,
    seat: usize,
    rating: Option<(f64, f64)>,
    at: u64,
) -> Option<f64> {
    let (won, _) = rank(&table.status, seat);
    let Kept { told, rating: before } = kept;
    told.game.clone_from(&table.game);
    told.played += 1;
    told.won += u32::from(won);
    if let Some(side) = table.status.seats.get(seat).and_then(|seat| seat.side.clone()) {
        let known = told.sides.iter().position(|known| known.side == side).unwrap_or_else(|| {
            told.sides.push(SideStanding { side, played: 0, won: 0, even: 0.0 });
            told.sides.len() - 1
        });
        let standing = &mut told.sides[known];
        standing.played += 1;
        standing.won += u32::from(won);
        let winners = winners(&table.status).len().max(1);
        standing.even += winners as f64 / table.status.seats.len().max(1) as f64;
    }
    let after = rating?;
    let last = point(at, before.unwrap_or((WengLinRating::new().rating, WengLinRating::new().uncertainty)));
    let now = point(at, after);
    *before = Some(after);
    told.curve.push(now);
    if told.curve.len() > CURVE {
        told.curve.remove(0);
    }
    Some(now.value - last.value)
}

/// The game, with the accounts of its people, so that one who wants to be forgotten is.
#[derive(Serialize, Deserialize)]
struct KeptPast {
    #[serde(flatten)]
    told: PastGame,
    accounts: Vec<Option<String>>,
}

fn past(
    table: &TableInfo,
    accounts: &[Option<String>],
    seat: usize,
    at: u64,
    change: Option<f64>,
) -> KeptPast {
    let seats = table.status.seats.iter().map(|seat| PastSeat {
        name: seat.name.clone(),
        bot: match &seat.player {
            Player::Bot(kind) if seat.name.is_none() => Some(kind.clone()),
            _ => None,
        },
        side: seat
            .side
            .clone()
            .unwrap_or_else(|| crate::protocol::words::Say { key: String::new(), args: Vec::new() }),
    });
    let told = PastGame {
        table: table.id.clone(),
        game: table.game.clone(),
        mode: table.mode.clone(),
        title: table.public.as_ref().map(|public| public.title.clone()).unwrap_or_default(),
        at,
        seats: seats.collect(),
        seat: seat as u8,
        place: place(&table.status, seat),
        won: rank(&table.status, seat).0,
        change,
    };
    KeptPast { told, accounts: accounts.to_vec() }
}

/// Takes somebody's name out of what others keep.
pub async fn forget(keeper: &Keeper, account: &str) -> Result<(), Problem> {
    for slip in keeper.slips(PAST, &format!("{account}/"), usize::MAX).await? {
        let Ok(own) = serde_json::from_str::<KeptPast>(&slip.body) else { continue };
        for other in own.accounts.iter().flatten().filter(|other| *other != account) {
            let key = past_key(other, own.told.at, &own.told.table);
            let Some(slip) = keeper.slip(PAST, &key).await? else { continue };
            let Ok(mut theirs) = serde_json::from_str::<KeptPast>(&slip.body) else { continue };
            for (seat, whose) in theirs.told.seats.iter_mut().zip(&mut theirs.accounts) {
                if whose.as_deref() == Some(account) {
                    (seat.name, *whose) = (None, None);
                }
            }
            keeper.change(vec![SlipChange::put(PAST, key, text(&theirs))]).await?;
        }
    }
    Ok(())
}

/// How the account stands, and its past games, page by page.
pub async fn profile(
    State(shared): State<Shared>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Answer<Profile> {
    let known = session::needed(&shared.hub, &headers).await?;
    let keeper = shared.hub.keeper();
    let own = format!("{}/", known.id);
    // All of one account's past fits into memory many times over: the page is cut out of it here.
    let slips = keeper.slips(PAST, &own, usize::MAX).await?;
    // Read after the past, with which it is written: no game is told of that is not counted yet.
    let games = standings(keeper, &known.id).await?;
    let before = query.as_deref().and_then(|query| query.strip_prefix("before="));
    let from = before.map_or(0, |before| slips.partition_point(|slip| slip.key[own.len()..] < *before));
    let mut rest = slips[from..].iter();
    let told = rest.by_ref().take(PAGE).filter_map(|slip| serde_json::from_str::<KeptPast>(&slip.body).ok());
    let history = told.map(|past| past.told).collect();
    let before = rest.next().map(|slip| slip.key[own.len()..].to_owned());
    Ok(Json(Profile { me: known.me(), games, history, before }))
}

/// How an account stands in each game.
pub async fn standings(keeper: &Keeper, account: &str) -> Result<Vec<GameStanding>, Problem> {
    let Some(slip) = keeper.slip(STANDINGS, account).await? else { return Ok(Vec::new()) };
    let standing: Standing = serde_json::from_str(&slip.body)
        .map_err(|_| problem(Code::Trouble, "the standing cannot be read"))?;
    Ok(standing.into_values().map(|kept| kept.told).collect())
}

/// All games of an account that are over, for its export.
pub async fn history(keeper: &Keeper, account: &str) -> Result<Vec<PastGame>, Problem> {
    let slips = keeper.slips(PAST, &format!("{account}/"), usize::MAX).await?;
    let told = slips.iter().filter_map(|slip| serde_json::from_str::<KeptPast>(&slip.body).ok());
    Ok(told.map(|past| past.told).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whoever_beats_others_rises_and_is_less_in_doubt() {
        let status: Status = serde_json::from_value(json!({
            "stage": "over", "waiting": [], "undo": null,
            "seats": (0..3).map(|seat| json!({ "seat": seat, "player": "person", "name": null,
                "present": false, "side": null, "left_ms": null })).collect::<Vec<_>>(),
            "outcome": { "winners": [1], "ending": "x", "scores": [7, 7, 3], "say": { "key": "x" } },
        }))
        .unwrap();
        assert_eq!([0, 1, 2].map(|seat| place(&status, seat)), [2, 1, 3]);
        let after = rate(&status, &[0, 1, 2], &[None, None, None]).unwrap();
        assert!(after[1].0 > after[0].0 && after[0].0 > after[2].0, "{after:?}");
        assert!(after.iter().all(|(_, doubt)| *doubt < WengLinRating::new().uncertainty));
        let closed = json!({ "reason": "time", "message": "", "open": true, "late": [2] });
        let status = Status { outcome: None, closed: serde_json::from_value(closed).unwrap(), ..status };
        assert_eq!([0, 1, 2].map(|seat| place(&status, seat)), [1, 1, 3], "who is late comes last");
        assert_eq!(rate(&status, &[1], &[None]), None, "nobody is rated against bots");
        assert_eq!(point(0, (25.0, 25.0 / 3.0)).value, MIDDLE);
    }
}
