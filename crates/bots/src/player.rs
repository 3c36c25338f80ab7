//! A bot in a seat: the one way a decision is made, whether thousands are wanted or somebody waits for one.
//!
//! A bot that fails – it panics, answers with what was not offered, or overruns its budget – is replaced by the
//! next lower kind, which decides in its place and from then on. Whoever asked is told, and says so in a log.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use table::chance::Fast;
use table::open::{Chosen, OpenTable};
use table::{Game, Seat};

use crate::{Bot, Budget, Glimpse, Kind};

/// A bot in a seat of one game.
pub struct Player<G: Game> {
    kind: Kind,
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    thoughts: Fast,
}

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<C> {
    /// The choice.
    pub choice: C,
    /// The bot that failed at it, if one did; another decided.
    pub failed: Option<Failed>,
}

/// A bot that failed, and was replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failed {
    /// Its kind.
    pub kind: Kind,
    /// How it failed.
    pub how: Failure,
    /// The kind that plays in its place from now on.
    pub instead: Kind,
}

/// How a bot can fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It gave up.
    Panicked,
    /// It answered with something that was not offered.
    NotOffered,
    /// It thought for too long.
    Overran,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self.how {
            Failure::Panicked => "gave up",
            Failure::NotOffered => "chose what was not offered",
            Failure::Overran => "thought for too long",
        };
        write!(f, "the bot `{}` {how}; `{}` plays in its place", self.kind, self.instead)
    }
}

impl<G: Game> Player<G> {
    /// A bot of this kind, new to the game. Its chance comes from the seed and is its own.
    pub fn new(kind: Kind, seat: Seat, seed: u64) -> Player<G> {
        Player { kind, seat, bot: kind.bot(), thoughts: Fast::new(seed) }
    }

    /// The same with a bot that is not listed among the kinds, for tests.
    pub fn with(bot: Box<dyn Bot<G>>, kind: Kind, seat: Seat, seed: u64) -> Player<G> {
        Player { kind, seat, bot, thoughts: Fast::new(seed) }
    }

    /// Decides: the place of the choice among those that `legal` lists, of which there is at least one.
    pub fn decide(&mut self, game: &G, legal: &[G::Action], budget: Budget) -> Decision<usize> {
        let mut failed = None;
        if legal.len() == 1 {
            return Decision { choice: 0, failed };
        }
        loop {
            let begun = matches!(budget, Budget::Time(_)).then(Instant::now);
            let glimpse = Glimpse::new(game, self.seat, legal);
            let (bot, thoughts) = (&mut self.bot, &mut self.thoughts);
            let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(&glimpse, thoughts, budget)));
            let overran = begun.is_some_and(|begun| begun.elapsed() > budget.limit());
            let how = match chosen {
                Ok(choice) if choice < legal.len() => {
                    // Late, but an answer: it is taken, and the next one is another's.
                    if overran {
                        failed = Some(self.replace(Failure::Overran));
                    }
                    return Decision { choice, failed };
                }
                Ok(_) => Failure::NotOffered,
                Err(_) => Failure::Panicked,
            };
            let lowest = self.kind == Kind::LOWEST;
            failed = Some(self.replace(how));
            if lowest {
                return Decision { choice: 0, failed };
            }
        }
    }

    fn replace(&mut self, how: Failure) -> Failed {
        let kind = self.kind;
        self.kind = kind.lower();
        self.bot = self.kind.bot();
        Failed { kind, how, instead: self.kind }
    }
}

/// A bot in a seat, of whatever game.
pub trait SeatBot: Send {
    /// Its kind.
    fn kind(&self) -> Kind;

    /// Decides. `None` if the seat has nothing to decide there, or if it is another game's table.
    fn decide(&mut self, glimpse: &OpenGlimpse, budget: Budget) -> Option<Decision<Chosen>>;

    /// From now on it may think on so many threads at once.
    fn use_threads(&mut self, _threads: usize) {}
}

/// What a seat may know of a table of whatever game, to be thought about elsewhere while the table goes on.
/// What is in it is reached by a bot of the game alone, and through a [`Glimpse`].
pub struct OpenGlimpse {
    position: Box<dyn Any + Send>,
    seat: Seat,
}

impl OpenGlimpse {
    /// What the seat may know now.
    pub fn new(table: &dyn OpenTable, seat: Seat) -> OpenGlimpse {
        OpenGlimpse { position: table.position(), seat }
    }

    /// The same for the game itself; `None` if it is another game's, or if the seat has nothing to decide.
    pub(crate) fn of<'a, G: Game>(&'a self, legal: &'a mut Vec<G::Action>) -> Option<Glimpse<'a, G>> {
        let game = self.position.downcast_ref::<G>()?;
        game.legal(self.seat, legal);
        (!legal.is_empty()).then(|| Glimpse::new(game, self.seat, legal))
    }
}

impl<G: Game> SeatBot for Player<G> {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn decide(&mut self, glimpse: &OpenGlimpse, budget: Budget) -> Option<Decision<Chosen>> {
        let game = glimpse.position.downcast_ref::<G>().filter(|_| glimpse.seat == self.seat)?;
        let mut legal = Vec::new();
        game.legal(self.seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let Decision { choice, failed } = Player::decide(self, game, &legal, budget);
        let choice = (choice < legal.len()).then(|| Chosen::new(legal.swap_remove(choice)))?;
        Some(Decision { choice, failed })
    }

    fn use_threads(&mut self, threads: usize) {
        self.bot.use_threads(threads);
    }
}
