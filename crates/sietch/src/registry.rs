//! The games there are: the one place that lists them.

use std::marker::PhantomData;

use bots::arena::{self, Match, Report};
use serde_json::Value;
use table::open::{Open, OpenGame};
use table::{BadOptions, Tell};

use crate::trouble::Trouble;

/// Every game, in the order they are shown. A new game adds one line.
pub static GAMES: &[Entry] = &[
    Of::<conquest::Conquest>::ENTRY,
    Of::<imperium::Imperium>::ENTRY,
    Of::<arrakis::Arrakis>::ENTRY, // one line a game
];

/// A game behind doors that are the same for all games.
pub struct Entry {
    /// Tables are opened here.
    pub door: &'static dyn OpenGame,
    /// Bots play each other here.
    pub simulate: Simulate,
}

/// Plays a match of bots; the options are as [`OpenGame::options`] gives them.
pub type Simulate = fn(Match<Value>, &(dyn Fn(u64) + Sync)) -> Result<Report, Trouble>;

/// The game with this name.
pub fn find(name: &str) -> Result<&'static Entry, Trouble> {
    GAMES.iter().find(|entry| entry.door.about().id == name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.door.about().id).collect();
        Trouble::UnknownGame { name: name.to_owned(), known: known.join(", ") }
    })
}

struct Of<G>(PhantomData<G>);

impl<G: Tell> Of<G> {
    const ENTRY: Entry = Entry { door: &Open::<G>::DOOR, simulate: simulate::<G> };
}

fn simulate<G: Tell>(plan: Match<Value>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Trouble> {
    let Match { options, bots, games, seed, threads } = plan;
    let options =
        serde_json::from_value(options).map_err(|problem| BadOptions::Unreadable(problem.to_string()))?;
    Ok(arena::play::<G>(&Match { options, bots, games, seed, threads }, progress)?)
}
