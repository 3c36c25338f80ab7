//! What players gain and lose: resources and cards.

use table::fault::{less, more};
use table::{Seat, World};

use crate::content::{Card, Intrigue};
use crate::event::{Event, Good};
use crate::state::Imperium;

/// An opponent with so many Intrigue cards loses one. IU-INTRIGUE-10
pub(crate) const STOLEN_FROM: u8 = 4;

impl Imperium {
    /// Gains from the bank, which never runs out. IU-SETUP-21, IU-GLOSS-12
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        if amount == 0 || good == Good::Vp && self.scoreless(seat) {
            return;
        }
        // A Commander's swords are the activated Ally's. IU-SIX-27
        let seat = match good {
            Good::Swords => match self.army(seat) {
                Some(army) => army,
                None => return,
            },
            _ => seat,
        };
        let mut amount = amount;
        if good == Good::Solari && self.table.looks_for_ix() {
            more(&mut amount, self.more_solari(seat), "Solari");
        }
        more(self.held(seat, good), amount, "a good");
        w.tell(|| Event::Gained { seat, good, amount });
        if good == Good::Persuasion {
            more(&mut self.turn.persuasion, amount, "persuasion");
        }
        if good == Good::Spice && self.turn.seat == seat && self.is_human(seat) {
            more(&mut self.turn.spice, amount, "spice");
            self.harvest(seat, w);
        }
    }

    /// How much of a good a player has.
    #[inline]
    pub(crate) fn held(&mut self, seat: Seat, good: Good) -> &mut u8 {
        let player = self.player_mut(seat);
        match good {
            Good::Solari => &mut player.solari,
            Good::Spice => &mut player.spice,
            Good::Water => &mut player.water,
            Good::Persuasion => &mut player.persuasion,
            Good::Swords => &mut player.swords,
            Good::Vp => &mut player.vp,
        }
    }

    /// Does the participant score nothing? DB-RIVAL-08
    #[inline]
    fn scoreless(&self, seat: Seat) -> bool {
        self.rival(seat).is_some_and(|card| card.spoiler)
    }

    /// Pays to the bank or loses.
    pub(crate) fn lose(&mut self, seat: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        if amount == 0 || good == Good::Vp && self.scoreless(seat) {
            return;
        }
        less(self.held(seat, good), amount, "a good");
        w.tell(|| Event::Lost { seat, good, amount });
    }

    /// Draws cards one by one; the discard pile is shuffled only when a draw fails. A card drawn in the own Reveal
    /// turn is revealed at once. IU-ROUND-14, IU-AMB-27, IU-REVEAL-07, IU-REVEAL-08
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            let player = self.player_mut(seat);
            if player.deck.is_empty() && !player.discard.is_empty() {
                player.deck = std::mem::take(&mut player.discard);
                w.tell(|| Event::Shuffled { seat });
            }
            let Some(card) = self.top_card(seat, w) else { break };
            self.player_mut(seat).hand.add(card);
            w.tell(|| Event::Drew { seat, card: Some(Card(card)) });
            self.reveal_drawn(seat, w);
        }
        self.foresee(seat, w);
    }

    /// Draws Intrigue cards. IU-INTRIGUE-02, IU-INTRIGUE-12, IU-AMB-30
    pub(crate) fn draw_intrigue(&mut self, seat: Seat, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            let Some(card) = self.top_intrigue(w) else { return };
            self.player_mut(seat).intrigue.add(card);
            w.tell(|| Event::DrewIntrigue { seat, card: Some(Intrigue(card)) });
        }
    }

    /// Every opponent with four or more Intrigue cards gives one at random. IU-INTRIGUE-10, IU-AMB-31
    pub(crate) fn steal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        for from in self.others(seat) {
            if !self.opposed(seat, from) || self.player(from).intrigue.len() < STOLEN_FROM.into() {
                continue;
            }
            if let Some(card) = self.player_mut(from).intrigue.draw(w) {
                self.player_mut(seat).intrigue.add(card);
                w.tell(|| Event::Stolen { seat, from, card: Some(Intrigue(card)) });
            }
        }
    }
}
