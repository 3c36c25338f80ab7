//! The bot that takes anything it is offered.

use table::chance::Fast;
use table::{Chance, Game};

use crate::{Bot, Budget, Glimpse};

/// Takes each choice as often as any other. It never looks at the table, so it is as fast as the rules.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast, _: Budget) -> usize {
        chance.below(glimpse.legal().len() as u32) as usize
    }
}
