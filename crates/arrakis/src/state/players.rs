//! Who plays what: players, seats, hands and dice.

use table::{List, Seat, SeatSet};

use crate::piece::{Deck, Side};
use crate::state::Arrakis;

/// A player, where a list needs a default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSlot(pub Deck);

impl Default for PlayerSlot {
    fn default() -> PlayerSlot {
        PlayerSlot(Deck::HouseAtreides)
    }
}

impl Arrakis {
    /// The player who holds the cards of a deck.
    #[inline]
    pub fn owner(&self, deck: Deck) -> Deck {
        if self.rules.shared[deck.side().index()] { deck } else { deck.side().decks()[0] }
    }

    /// The players of a side: one, or two when it is shared.
    pub fn players(&self, side: Side) -> List<PlayerSlot, 2> {
        side.decks().into_iter().filter(|&deck| self.owner(deck) == deck).map(PlayerSlot).collect()
    }

    /// The decks a player draws from.
    pub fn decks_of(&self, player: Deck) -> List<PlayerSlot, 2> {
        let decks = player.side().decks();
        if self.rules.shared[player.side().index()] {
            [PlayerSlot(player)].into_iter().collect()
        } else {
            decks.into_iter().map(PlayerSlot).collect()
        }
    }

    /// The seat of a player.
    #[inline]
    pub fn seat_of(&self, player: Deck) -> Seat {
        self.rules.seats[player as usize]
    }

    /// The seat that decides for a side.
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        self.seat_of(self.acting[side.index()])
    }

    /// Every seat of a side.
    pub fn seats_of(&self, side: Side) -> SeatSet {
        side.decks().into_iter().map(|deck| self.seat_of(self.owner(deck))).collect()
    }

    /// Unused dice of a side (WA-BG-05).
    pub fn unused(&self, side: Side) -> u8 {
        if self.rules.solo && side == Side::Harkonnen {
            // WA-SOLO-TURN-05
            return self.solo.unrolled;
        }
        side.decks().into_iter().map(|deck| self.dice[deck as usize].iter().sum::<u8>()).sum()
    }

    /// How many cards the side holds.
    pub fn hand_size(&self, side: Side) -> u8 {
        side.decks().into_iter().map(|deck| self.hands[deck as usize].len()).sum()
    }
}
