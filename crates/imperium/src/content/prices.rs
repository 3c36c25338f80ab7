//! Which spaces a player can pay for, looked up by what the player has: it is asked at every decision of an Agent turn.

use super::SpaceText;
use crate::board::{Board, Space, Spaces};

/// The dearest a space may be.
pub(super) const MOST: usize = 16;

/// What spaces cost in one of the goods: with so much of it, these can be paid for.
type Payable = [Spaces; MOST + 1];

/// What the spaces of a table cost, as printed.
pub struct Prices {
    solari: Payable,
    spice: Payable,
    water: Payable,
}

impl Prices {
    pub(super) fn new<'a>(here: impl Iterator<Item = &'a SpaceText>, board: Board) -> Prices {
        let mut prices = Prices {
            solari: [Spaces::MAX; MOST + 1],
            spice: [Spaces::MAX; MOST + 1],
            water: [Spaces::MAX; MOST + 1],
        };
        for text in here {
            dear(&mut prices.solari, text.space, text.solari);
            dear(&mut prices.spice, text.space, spice(text, board));
            dear(&mut prices.water, text.space, text.water);
        }
        prices
    }

    /// The spaces that so many goods pay for.
    #[inline]
    pub fn payable(&self, solari: u8, spice: u8, water: u8) -> Spaces {
        let with = |payable: &Payable, has: u8| payable[usize::from(has).min(MOST)];
        with(&self.solari, solari) & with(&self.spice, spice) & with(&self.water, water)
    }
}

/// A space cannot be paid for with less than its price.
fn dear(payable: &mut Payable, space: Space, price: u8) {
    payable.iter_mut().take(price.into()).for_each(|spaces| *spaces &= !space.bit());
}

/// The spice a space asks for on this board.
fn spice(text: &SpaceText, board: Board) -> u8 {
    match text.rates.iter().map(|(spice, _)| *spice).min() {
        // The cheapest exchange must be payable. DB-SPACE-16
        Some(cheapest) => cheapest,
        None => text.spice_of_six.filter(|_| board == Board::Six).unwrap_or(text.spice),
    }
}
