//! Acquiring cards: the Imperium Row, the Reserve, the card set aside.

use table::{Seat, World};

use crate::content::{CALL_TO_ARMS, Card, Contract, Goal, PREPARE_THE_WAY, SPICE_MUST_FLOW};
use crate::effect::Effect;
use crate::event::Event;
use crate::state::{Fxs, Imperium, NONE};
use crate::step::{How, Step};

impl Imperium {
    /// The cards within these costs, each kind once, the card set aside by the player at its full price included.
    /// IU-ACQUIRE-02, IF-52
    pub(crate) fn acquirable(&self, seat: Seat, least: u8, most: u8, mut each: impl FnMut(Card)) {
        let fits = |card: Card| card.text().cost.is_some_and(|cost| (least..=most).contains(&cost));
        for (at, &card) in self.row.iter().enumerate() {
            if card != NONE && fits(Card(card)) && !self.row[..at].contains(&card) {
                each(Card(card));
            }
        }
        for (card, &left) in [PREPARE_THE_WAY, SPICE_MUST_FLOW].into_iter().zip(&self.reserve) {
            if left > 0 && fits(card) {
                each(card);
            }
        }
        let aside = self.player(seat).aside;
        if aside != NONE && fits(Card(aside)) && !self.row.contains(&aside) {
            each(Card(aside));
        }
    }

    /// What the card set aside costs on the Reveal turn: one less.
    pub(crate) fn aside_price(&self, seat: Seat) -> Option<u8> {
        let aside = self.player(seat).aside;
        if aside == NONE { None } else { Card(aside).text().cost.map(|cost| cost.saturating_sub(1)) }
    }

    /// Takes a card from where it lies and gives it to the player. IU-ACQUIRE-06, IU-ACQUIRE-07
    pub(crate) fn acquire(&mut self, seat: Seat, card: Card, to_hand: bool, w: &mut impl World<Event>) {
        let from_row = self.row.iter().position(|&there| there == card.0);
        match card {
            PREPARE_THE_WAY => self.reserve[0] -= 1,
            SPICE_MUST_FLOW => self.reserve[1] -= 1,
            _ if from_row.is_some() => {}
            _ => self.player_mut(seat).aside = NONE,
        }
        self.receive(seat, card, to_hand, w);
        if let Some(slot) = from_row {
            self.deal_row(slot, w);
        }
        self.after_acquiring(seat, card, w);
    }

    /// Takes the card set aside by Manipulate.
    pub(crate) fn acquire_aside(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let card = Card(std::mem::replace(&mut self.player_mut(seat).aside, NONE));
        self.receive(seat, card, false, w);
        self.after_acquiring(seat, card, w);
    }

    pub(crate) fn receive(&mut self, seat: Seat, card: Card, to_hand: bool, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if to_hand {
            player.hand.add(card.0);
            player.known.add(card.0);
        } else {
            player.discard.add(card.0);
        }
        w.tell(|| Event::Acquired { seat, card, to_hand });
    }

    /// The acquire box, at once and before the next card is acquired. IU-ACQUIRE-08, IU-AMB-34
    pub(crate) fn after_acquiring(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let revealing = self.turn.open && self.turn.reveal && self.turn.seat == seat;
        if card == SPICE_MUST_FLOW && self.turn.seat == seat {
            self.turn.bought_spice_must_flow = true;
            // However recently the contract was taken. IU-CHOAM-14
            for contract in
                Contract::all().filter(|contract| contract.text().goal == Goal::AcquireSpiceMustFlow)
            {
                self.complete(seat, contract, w);
            }
        }
        if revealing && self.player(seat).lasting.has(CALL_TO_ARMS.0) {
            self.recruit(seat, 1, w);
        }
        if revealing && !self.player(seat).hand.is_empty() {
            self.reveal_hand(seat, w);
        }
        let box_: &'static [Effect] = &card.text().acquire;
        if !box_.is_empty() {
            self.stack.push(Step::Lines { seat, lines: Fxs(box_), done: 0, how: How::Optional });
        }
    }

    /// Refills a place of the Row; when the deck has run out it stays empty. IU-AMB-28
    pub(crate) fn deal_row(&mut self, slot: usize, w: &mut impl World<Event>) {
        let card = self.imperium.draw(w);
        self.row[slot] = card.unwrap_or(NONE);
        if let Some(card) = card {
            w.tell(|| Event::Dealt { card: Card(card) });
        }
    }
}
