//! The Reveal turn: reveal, apply, acquire, determine strength, clean up. IU-REVEAL-01

use table::{Seat, World};

use crate::board::Space;
use crate::content::{Card, Cards};
use crate::event::{Event, Good};
use crate::state::{Imperium, NONE};
use crate::step::Step;

impl Imperium {
    /// All cards in hand are revealed, the Council and the Assembly Hall give persuasion, and the leader's ability
    /// becomes due. IU-REVEAL-02, IU-REVEAL-09
    pub(crate) fn begin_reveal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        self.reveals += 1;
        let number = self.reveals;
        self.player_mut(seat).reveal_number = number;
        self.turn.reveal = true;
        self.turn.open = true;
        self.reveal_hand(seat, w);
        if self.player(seat).council {
            self.gain(seat, Good::Persuasion, 2, w);
        }
        // IU-SIX-54
        if self.six && self.player(seat).swordmaster {
            self.gain(seat, Good::Swords, 2, w);
        }
        if self.agents[Space::AssemblyHall.index()] & 1 << seat.0 != 0 {
            self.gain(seat, Good::Persuasion, 1, w);
        }
        for effect in &self.player(seat).leader.text().reveal {
            self.due(seat, effect, NONE, w);
        }
        self.stack.push(Step::Pool { seat });
    }

    /// Cards in hand come face up and their reveal boxes become due. IU-REVEAL-03
    pub(crate) fn reveal_hand(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let hand = std::mem::replace(&mut player.hand, Cards::EMPTY);
        player.known = Cards::EMPTY;
        player.revealed.pour(hand);
        w.tell(|| Event::Revealed { seat, cards: hand.iter().map(Card).collect() });
        for card in hand.iter() {
            for effect in &Card(card).text().reveal {
                self.due(seat, effect, card, w);
            }
        }
    }

    /// Is there a card the player could pay for?
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        let persuasion = self.player(seat).persuasion;
        let mut any = self.aside_price(seat).is_some_and(|price| price <= persuasion);
        self.purchases(seat, |_| any = true);
        self.throne_cards(seat, 0, persuasion, |_| any = true);
        any
    }

    /// The cards the player could pay for with persuasion; the one set aside has its own price.
    pub(crate) fn purchases(&self, seat: Seat, mut each: impl FnMut(Card)) {
        let player = self.player(seat);
        let aside = player.aside;
        self.acquirable(seat, 0, player.persuasion, |card| {
            if card.0 != aside || self.row.contains(&aside) {
                each(card);
            }
        });
    }

    /// All cards in front of the player are discarded, persuasion is lost, and so are swords without a unit.
    /// IU-REVEAL-06, IU-ACQUIRE-05, IU-AMB-25
    pub(crate) fn clean_up(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.discard.pour(std::mem::take(&mut player.played));
        player.discard.pour(std::mem::take(&mut player.revealed));
        player.persuasion = 0;
        // An Ally who has yet to reveal keeps the swords a Commander gave. IU-SIX-29
        if let Some(army) = self.army(seat) {
            let player = self.player_mut(army);
            if player.units() == 0 && player.reveal_number > 0 {
                player.swords = 0;
            }
        }
        let player = self.player_mut(seat);
        let lasting = std::mem::take(&mut player.lasting);
        let aside = std::mem::replace(&mut player.aside, NONE);
        self.intrigue_discard.pour(lasting);
        // A card set aside and not acquired leaves the game. IF-53, IF-54
        if aside != NONE {
            self.gone.add(aside);
            w.tell(|| Event::Removed { card: Card(aside) });
        }
    }
}
