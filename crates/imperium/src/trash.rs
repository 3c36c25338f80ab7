//! Cards that leave: trashed, or discarded by an effect.

use table::{List, Seat, World};

use crate::action::Zone;
use crate::content::{Card, PREPARE_THE_WAY, SPICE_MUST_FLOW};
use crate::event::Event;
use crate::state::{Imperium, Item, NONE};

impl Imperium {
    /// Trashes a card: out of the game, or back to the Reserve. What it has not given yet is lost. `by` is the card
    /// that trashes another, if it is one. IU-GLOSS-07, IU-AMB-29, IU-AMB-72
    pub(crate) fn trash(&mut self, seat: Seat, zone: Zone, card: Card, by: u8, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let removed = match zone {
            Zone::Hand => {
                player.known.remove(card.0);
                player.hand.remove(card.0)
            }
            Zone::Discard => player.discard.remove(card.0),
            Zone::Played => player.played.remove(card.0),
            Zone::Revealed => player.revealed.remove(card.0),
        };
        if !removed {
            return;
        }
        w.tell(|| Event::Trashed { seat, card });
        self.turn.trashed = card.0;
        match card {
            PREPARE_THE_WAY => self.reserve[0] += 1,
            SPICE_MUST_FLOW => self.reserve[1] += 1,
            _ => self.gone.add(card.0),
        }
        if zone == self.zone_of_this() && self.turn.seat == seat {
            let left = self.zone(self.player(seat), zone).count(card.0);
            // A copy that trashes another copy has used its own effect.
            self.forget(card.0, left - u8::from(by == card.0).min(left));
            while self.turn.sword_cards.count(card.0) > left {
                self.turn.sword_cards.remove(card.0);
            }
        }
        for effect in &card.text().trashed {
            self.due(seat, effect, NONE, w);
        }
    }

    /// Of the effects in the pool that are printed on this card, each is left for so many copies.
    fn forget(&mut self, card: u8, copies: u8) {
        let mut kept: List<Item, 56> = List::new();
        for item in self.turn.pool.iter().copied() {
            let same = |other: &&Item| other.this == card && std::ptr::eq(other.effect.0, item.effect.0);
            if item.this != card || kept.iter().filter(same).count() < usize::from(copies) {
                kept.push(item);
            }
        }
        self.turn.pool = kept;
    }

    /// Discards a card from the hand by an effect. IU-GLOSS-09
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if !player.hand.remove(card.0) {
            return;
        }
        player.known.remove(card.0);
        player.discard.add(card.0);
        self.turn.discarded = card.0;
        w.tell(|| Event::Discarded { seat, card });
        for effect in &card.text().discarded {
            self.due(seat, effect, NONE, w);
        }
    }
}
