//! A game as the registry lists it: doors that are the same for all games.

use std::marker::PhantomData;

use serde_json::Value;
use table::open::{Open, OpenGame};
use table::{BadOptions, BadRecord, Json, Record, Seat, Tell};

use crate::advice::{Advice, Adviser, Effort, Move};
use crate::arena::{self, Halt, Match, Report};
use crate::mind::mind_of;
use crate::player::OpenGlimpse;
use crate::review::{self, Reviewing};
use crate::{Budget, Kind, Player, SeatBot};

/// A game behind doors that are the same for all games.
pub struct Entry {
    /// Tables are opened here.
    pub door: &'static dyn OpenGame,
    /// A bot of this kind comes to a seat from here; its thoughts come from the number given.
    pub seat_bot: fn(Kind, Seat, u64) -> Box<dyn SeatBot>,
    /// A seat's choices are weighed here: the glimpse is the seat's, and the advice comes from it and the number.
    pub advise: Advise,
    /// A game is looked at again from here.
    pub review: fn(&Record) -> Result<Box<dyn Reviewing>, BadRecord>,
    /// Bots play each other here.
    pub simulate: Simulate,
}

/// Weighs a seat's choices; `None` if it has none there, or if it is another game's table.
pub type Advise = fn(&OpenGlimpse, &Asking) -> Option<Advice<Move>>;

/// How advice is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asking {
    /// How closely the choices are looked at.
    pub effort: Effort,
    /// How long it may take.
    pub budget: Budget,
    /// Advice comes from the seed and from what the seat knows.
    pub seed: u64,
    /// How many threads think.
    pub threads: usize,
}

/// Plays a match of bots; the options are as [`OpenGame::options`] gives them.
pub type Simulate = fn(Match<Value>, &(dyn Fn(u64) + Sync)) -> Result<Report, Halt>;

/// The entry of a game: `Of::<Conquest>::ENTRY`.
pub struct Of<G>(PhantomData<G>);

impl<G: Tell> Of<G> {
    /// The entry.
    pub const ENTRY: Entry = Entry {
        door: &Open::<G>::DOOR,
        seat_bot: seat_bot::<G>,
        advise: advise::<G>,
        review: review::begin::<G>,
        simulate: simulate::<G>,
    };
}

fn seat_bot<G: Tell>(kind: Kind, seat: Seat, seed: u64) -> Box<dyn SeatBot> {
    Box::new(Player::<G>::new(kind, seat, seed))
}

fn advise<G: Tell>(glimpse: &OpenGlimpse, asking: &Asking) -> Option<Advice<Move>> {
    let Asking { effort, budget, seed, threads } = *asking;
    let (mind, mut legal) = (mind_of::<G>(), Vec::new());
    let glimpse = glimpse.of::<G>(&mut legal)?;
    let view = glimpse.view();
    let adviser = Adviser { mind: mind.as_deref(), effort, seed, threads };
    Some(adviser.advise(&glimpse, budget, None).map(|choice| {
        let action = &glimpse.legal()[choice];
        Move { action: Json::of(action), say: G::choice(&view, action) }
    }))
}

fn simulate<G: Tell>(plan: Match<Value>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Halt> {
    let Match { options, bots, rotate, games, seed, threads } = plan;
    let options =
        serde_json::from_value(options).map_err(|problem| BadOptions::Unreadable(problem.to_string()))?;
    arena::play::<G>(&Match { options, bots, rotate, games, seed, threads }, progress)
}
