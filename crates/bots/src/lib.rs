//! Players that are programs, and the arena they play each other in.
//!
//! A bot stands above the games and knows none of them: it is given a [`Glimpse`], which shows what its
//! seat may know and nothing else, and answers with one of the choices offered.
//!
//! | module | idea |
//! |---|---|
//! | [`glimpse`] | all that a bot gets to see |
//! | [`kind`] | the bots there are, by name |
//! | [`random`] | the bot that takes anything it is offered |
//! | [`arena`] | thousands of games between bots, counted |

pub mod arena;
pub mod glimpse;
pub mod kind;
pub mod random;

use table::Game;
use table::chance::Fast;

pub use crate::glimpse::Glimpse;
pub use crate::kind::Kind;
pub use crate::random::Random;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices the glimpse offers. The chance is the bot's own: the outcomes of the game
    /// come from elsewhere, so a bot cannot see what will be drawn.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast) -> G::Action;
}
