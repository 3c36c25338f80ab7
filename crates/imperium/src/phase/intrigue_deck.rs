//! The top of the Intrigue deck: two cards looked at, one kept, the other put back.
//!
//! The deck is a bag without order, except for a card somebody put back on top and alone knows.

use serde::{Serialize, Serializer};
use table::{Doing, List, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::Action;
use crate::content::Intrigue;
use crate::event::{Event, Tleilax};
use crate::state::Imperium;
use crate::view::Question;

/// The step at the top of the Intrigue deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Of the cards looked at one is kept, the other goes back on top. IM-CARD-19
    Keep {
        /// By whom.
        seat: Seat,
        /// The cards.
        #[serde(serialize_with = "named_cards")]
        cards: List<u8, 2>,
    },
}

fn named_cards<S: Serializer>(cards: &List<u8, 2>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(|&card| Intrigue(card)))
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Keep { seat, cards } = self;
        asked(seat, !cards.is_empty())
    }

    fn offer(self, _: &Imperium, _: Seat, offers: &mut Offers<'_, Action>) {
        let Step::Keep { cards, .. } = self;
        for (at, &card) in cards.iter().enumerate() {
            if !cards[..at].contains(&card) {
                offers.add(Action::KeepIntrigue(Intrigue(card)));
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        let (Step::Keep { mut cards, .. }, Action::KeepIntrigue(kept)) = (self, action) else { return };
        if let Some(at) = cards.iter().position(|&card| card == kept.0) {
            cards.remove(at);
        }
        game.player_mut(seat).intrigue.add(kept.0);
        w.tell(|| Event::DrewIntrigue { seat, card: Some(kept) });
        for &card in cards.iter() {
            game.intrigue.add(card);
            game.intrigue_top = Some((Intrigue(card), seat));
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-keep-intrigue", rule_id!("IM-CARD-19"))
    }
}

impl Imperium {
    /// Takes the top card of the Intrigue deck; of an empty one, from the shuffled discard pile.
    /// IU-INTRIGUE-12, IU-AMB-30, IM-AMB-07
    pub(crate) fn top_intrigue(&mut self, w: &mut impl World<Event>) -> Option<u8> {
        if let Some((card, _)) = self.intrigue_top.take() {
            self.intrigue.take(card.0);
            return Some(card.0);
        }
        if self.intrigue.is_empty() {
            self.intrigue = std::mem::take(&mut self.intrigue_discard);
        }
        self.intrigue.draw(w)
    }

    /// The two top cards of the Intrigue deck are looked at. IM-CARD-19
    pub(crate) fn look_at_intrigue(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut cards = List::new();
        while cards.len() < 2 {
            match self.top_intrigue(w) {
                Some(card) => cards.push(card),
                None => break,
            }
        }
        w.tell(|| {
            let cards = Some(cards.iter().map(|&card| Intrigue(card)).collect());
            Event::Tleilax(Tleilax::LookedAtIntrigue { seat, cards })
        });
        self.push(Step::Keep { seat, cards });
    }
}
