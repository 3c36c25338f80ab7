//! Players that are programs, and the arena they play each other in.
//!
//! A bot stands above the games and knows none of them: it is given a [`Glimpse`], which shows what its
//! seat may know and nothing else, and answers with one of the choices offered.
//!
//! | module | idea |
//! |---|---|
//! | [`glimpse`] | all that a bot gets to see |
//! | [`budget`] | how long it may think |
//! | [`player`] | a bot in a seat: the one way a decision is made |
//! | [`kind`] | the bots there are, by name |
//! | [`level`] | how well each level plays, in one table |
//! | [`mind`] | what somebody who knows a game thinks of a decision |
//! | [`nets`] | the minds shipped with the program |
//! | [`policy`] | the bot that plays what a mind says |
//! | [`search`] | the bot that looks ahead |
//! | [`advice`] | what each choice is worth: hints |
//! | [`review`] | a game that is over, looked at again |
//! | [`flat`] | the yardstick: random playouts of every choice |
//! | [`playout`] | playing on from an imagined position |
//! | [`random`] | the bot that takes anything it is offered |
//! | [`arena`] | thousands of games between bots, counted |
//! | [`entry`] | a game as the registry lists it: tables, bots, matches |

pub mod advice;
pub mod arena;
pub mod budget;
pub mod entry;
pub mod flat;
pub mod glimpse;
pub mod kind;
pub mod level;
pub mod mind;
pub mod nets;
pub mod player;
pub mod playout;
pub mod policy;
pub mod random;
pub mod review;
pub mod search;
mod spread;

use table::Game;
use table::chance::Fast;

pub use crate::budget::Budget;
pub use crate::entry::Entry;
pub use crate::glimpse::Glimpse;
pub use crate::kind::Kind;
pub use crate::player::{Player, SeatBot};
pub use crate::random::Random;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices the glimpse offers, by its place among them. The chance is the bot's own: the
    /// outcomes of the game come from elsewhere, so a bot cannot see what will be drawn.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast, budget: Budget) -> usize;

    /// From now on it may think on so many threads at once. One that thinks on one only needs to know nothing of it.
    fn use_threads(&mut self, _threads: usize) {}
}
