//! A game as the registry lists it: doors that are the same for all games.

use std::marker::PhantomData;

use serde_json::Value;
use table::open::{Open, OpenGame};
use table::{BadOptions, Seat, Tell};

use crate::arena::{self, Halt, Match, Report};
use crate::{Kind, Player, SeatBot};

/// A game behind doors that are the same for all games.
pub struct Entry {
    /// Tables are opened here.
    pub door: &'static dyn OpenGame,
    /// A bot of this kind comes to a seat from here; its thoughts come from the number given.
    pub seat_bot: fn(Kind, Seat, u64) -> Box<dyn SeatBot>,
    /// Bots play each other here.
    pub simulate: Simulate,
}

/// Plays a match of bots; the options are as [`OpenGame::options`] gives them.
pub type Simulate = fn(Match<Value>, &(dyn Fn(u64) + Sync)) -> Result<Report, Halt>;

/// The entry of a game: `Of::<Conquest>::ENTRY`.
pub struct Of<G>(PhantomData<G>);

impl<G: Tell> Of<G> {
    /// The entry.
    pub const ENTRY: Entry =
        Entry { door: &Open::<G>::DOOR, seat_bot: seat_bot::<G>, simulate: simulate::<G> };
}

fn seat_bot<G: Tell>(kind: Kind, seat: Seat, seed: u64) -> Box<dyn SeatBot> {
    Box::new(Player::<G>::new(kind, seat, seed))
}

fn simulate<G: Tell>(plan: Match<Value>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Halt> {
    let Match { options, bots, rotate, games, seed, threads } = plan;
    let options =
        serde_json::from_value(options).map_err(|problem| BadOptions::Unreadable(problem.to_string()))?;
    arena::play::<G>(&Match { options, bots, rotate, games, seed, threads }, progress)
}
