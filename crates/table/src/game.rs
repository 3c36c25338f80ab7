//! The contract every game keeps.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::content::Packs;
use crate::encode::{Lexicon, Speech};
use crate::example::Example;
use crate::fault::Fault;
use crate::lesson::LessonFiles;
use crate::log::{Event, Log};
use crate::rule::Refusal;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::setting::Setting;

/// A game: the whole position, and the rules that move it on.
///
/// # What a game promises
///
/// 1. **The log is the game.** Starting from the same options and applying the same actions with the
///    same chance outcomes gives the same position, on every machine and in every later version that
///    knows the edition of the rules it was played by ([`About::edition`]).
/// 2. **Chance comes from outside.** A position holds no random generator and no future; see
///    [`crate::chance`] and [`crate::deck`].
/// 3. **A refused action changes nothing** and says why, with the id of the rule. [`Game::legal`],
///    [`Game::allows`] and [`Game::apply`] agree exactly, both ways, for every seat and action.
/// 4. **Viewers get only what they may know.** Two positions that a viewer cannot tell apart serialise
///    to the same bytes in [`Game::view`], and events say nothing more either.
/// 5. **Decisions are small.** A compound choice is a sequence of small ones; [`Game::legal`] aims to
///    stay under 200. Nobody else sees a half-made choice. Simultaneous secret choices are several seats
///    waiting at once, sealed until all are in.
/// 6. **Rules are steps on a stack.** [`Game::apply`] resolves the top step and runs on until somebody
///    must decide. Forced decisions are taken by the game, unless being asked or not would itself tell
///    others something they may not know.
/// 7. **Cards are data**, with effects in the game's own effect words.
/// 8. **Fast.** No allocation and no string in `legal` and `apply`; nothing is told when nobody listens.
///
/// The generic suite in [`crate::conformance`] holds every game to these.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What a table may choose before the start.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Event;
    /// What a viewer may know of a position.
    type View: Clone + Debug + Serialize + Send + 'static;

    /// The game's name card.
    fn about() -> &'static About;

    /// The usual options of a mode for so many seats.
    fn options(mode: &str, seats: usize) -> Result<Self::Options, BadOptions>;

    /// Sets what is better where people sit at the table, to see a turn end for instance, and is no rule: programs that
    /// play thousands of games go without it.
    fn for_people(_: &mut Self::Options) {}

    /// What people may choose about these options, in the order it is shown. What the mode fixes is not
    /// among it.
    fn settings(options: &Self::Options) -> Vec<Setting>;

    /// Sets the game up and runs on until somebody must decide.
    fn start(
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, BadOptions>;

    /// What tells the content files of an edition apart; `None` for an edition this program does not play. A game
    /// that has had one edition knows that one.
    fn content(edition: u32) -> Option<String> {
        (edition == Self::about().edition).then(|| (Self::about().content)())
    }

    /// Sets the game up by an edition of the rules it knows, as [`Game::start`] does by the newest. The position
    /// remembers the edition where the rules differ.
    fn start_in(
        edition: u32,
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, BadOptions> {
        if edition == Self::about().edition {
            return Self::start(options, chance, log);
        }
        Err(BadOptions::Rule(format!("edition {edition} of the rules is not played here")))
    }

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The side a seat plays, as a message key (a faction, a house, a leader).
    fn side(&self, seat: Seat) -> &'static str;

    /// What a seat is called in numbers that `viewer` learns from ([`crate::encode`]): the side it plays, where sides
    /// differ; where seats are alike a game says how far round the table it sits from the viewer.
    fn label(&self, _viewer: Seat, seat: Seat) -> &'static str {
        self.side(seat)
    }

    /// Every action there can be, one a line as records write it: its place is its number for good ([`crate::actions`]).
    fn actions() -> &'static str {
        ""
    }

    /// Every word the game says for itself in numbers ([`crate::encode`]); none where its view is walked.
    fn lexicon() -> Option<&'static Lexicon> {
        None
    }

    /// Says what a seat knows and each of its choices, in words of the lexicon, from nothing the seat may not know.
    fn speak(&self, _seat: Seat, _legal: &[Self::Action], _into: &mut Speech) {}

    /// How far each seat has come, by what all can see, for programs that cannot play a game to its end; higher
    /// is better.
    fn standing(&self, _seat: Seat) -> f32 {
        0.0
    }

    /// Who must decide now, or how the game ended.
    fn waiting(&self) -> Waiting;

    /// Adds every action the seat may take now to `into`, each once. A seat that is not waited for has
    /// none.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// May the seat take this action now? If not, why not.
    fn allows(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Takes the action and runs on until somebody must decide. A refusal changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Takes an action that [`Game::legal`] has just offered, without looking for it again: for bots and
    /// simulation, which choose from the list they were given. Anything else is not checked.
    fn apply_offered(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        self.apply(seat, action, chance, log)
    }

    /// The mistake in the game's own code that stopped it, if one did. Such a position takes no action.
    fn fault(&self) -> Option<Fault> {
        None
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that could be the real one for all the viewer knows, with everything hidden
    /// from them drawn anew. Programs that look ahead look into such positions, never into the real one.
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self;

    /// Checks that every piece, card and coin is accounted for and that no rule about what a position
    /// may look like is broken. Tests call it after every action.
    fn audit(&self) -> Result<(), String>;
}

/// A game's name card.
#[derive(Debug)]
pub struct About {
    /// The name used in commands and files.
    pub id: &'static str,
    /// The newest edition of the rules. It is raised whenever an old record could replay differently, and the
    /// game goes on to play the editions before: a table keeps the one it began with.
    pub edition: u32,
    /// Tells the content files apart: records made with other cards do not replay.
    pub content: fn() -> String,
    /// How it takes content packs; `None` if it takes none.
    pub packs: Option<&'static Packs>,
    /// The modes it can be played in.
    pub modes: &'static [Mode],
    /// The game's rules ledger.
    pub ledger: &'static str,
    /// Rules written for players, by language; see [`crate::pages`].
    pub pages: &'static [(&'static str, &'static str)],
    /// Lessons for a first game; see [`crate::lesson`].
    pub lessons: &'static [LessonFiles],
    /// Positions of the ledger's worked examples; see [`crate::example`].
    pub examples: &'static [Example],
}

impl About {
    /// The mode with this id.
    pub fn mode(&self, id: &str) -> Option<&'static Mode> {
        self.modes.iter().find(|mode| mode.id == id)
    }
}

/// A way to play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The name used in commands and files.
    pub id: &'static str,
    /// The numbers of seats it can be played with; the first is the usual one.
    pub seats: &'static [u8],
    /// How far it is built.
    pub stage: Stage,
}

/// How far a mode is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Every rule of the ledger is there and proven.
    Complete,
    /// Playable, with rules still missing.
    InProgress,
}

/// Whose decision the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats must decide, each on its own; never empty.
    Seats(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Waiting {
    /// The seats waited for; empty when the game is over.
    pub fn seats(&self) -> SeatSet {
        match self {
            Waiting::Seats(seats) => *seats,
            Waiting::Over(_) => SeatSet::NONE,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Waiting::Seats(_) => None,
            Waiting::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won; several when the victory is shared, none when nobody did.
    pub winners: SeatSet,
    /// The way it ended, as a message key.
    pub ending: &'static str,
    /// Points of each seat, where the game counts any.
    pub scores: [i16; MAX_SEATS],
}

impl Outcome {
    /// The seat's share of the victory: a victory of `k` is worth `1/k` to each.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

/// Options no game can be set up with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOptions {
    /// There is no such mode.
    #[error("there is no mode `{0}`; see `sietch games`")]
    Mode(String),
    /// The mode is not played by so many.
    #[error("mode `{mode}` is played by {allowed}, not by {seats}")]
    Seats {
        /// The mode.
        mode: String,
        /// The numbers it allows.
        allowed: String,
        /// The number asked for.
        seats: usize,
    },
    /// The options contradict each other or the rules.
    #[error("{0}")]
    Rule(String),
    /// The options cannot be read.
    #[error("the options cannot be read: {0}")]
    Unreadable(String),
}

impl BadOptions {
    /// Checks that a mode exists and allows so many seats.
    pub fn check(about: &About, mode: &str, seats: usize) -> Result<&'static Mode, BadOptions> {
        let found = about.mode(mode).ok_or_else(|| BadOptions::Mode(mode.to_owned()))?;
        if found.seats.iter().any(|&allowed| usize::from(allowed) == seats) {
            return Ok(found);
        }
        let allowed: Vec<String> = found.seats.iter().map(u8::to_string).collect();
        Err(BadOptions::Seats { mode: mode.to_owned(), allowed: allowed.join(" or "), seats })
    }
}
