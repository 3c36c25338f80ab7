//! The Intrigue deck: cards put under it unseen, exchanged, looked at and put back on top. RI-TECH-19, RI-SETUP-08

use serde::{Serialize, Serializer};
use table::{Doing, List, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::Action;
use crate::content::Intrigue;
use crate::event::{Event, IxEvent, Tleilax};
use crate::state::{BURIED, Buried, Imperium};
use crate::view::Question;

/// The Intrigue cards that are looked at to keep one.
pub(crate) const LOOKED_AT: u8 = 2;

/// The steps at the Intrigue deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card goes under the deck.
    Bury {
        /// Whose.
        seat: Seat,
    },
    /// Cards go under the deck, as many as the player likes; then as many are drawn.
    Exchange {
        /// Whose.
        seat: Seat,
        /// How many have gone.
        buried: u8,
    },
    /// One of the cards looked at is kept, the other goes back on top. RI-SETUP-08, IM-CARD-19
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
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Bury { seat } | Step::Exchange { seat, .. } => {
                asked(seat, !game.player(seat).intrigue.is_empty())
            }
            Step::Keep { seat, cards } => asked(seat, !cards.is_empty()),
        }
    }

    fn open(self, game: &Imperium) -> bool {
        match self {
            // A choice among hidden cards is asked even when it is forced.
            Step::Bury { seat } => game.player(seat).intrigue.len() <= 1,
            Step::Exchange { .. } => false,
            Step::Keep { cards, .. } => cards.len() <= 1,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Bury { .. } | Step::Exchange { .. } => {
                let held = game.player(seat).intrigue.kinds();
                offers.extend(held.map(|card| Action::Bury(Intrigue(card))));
                if let Step::Exchange { .. } = self {
                    offers.add(Action::Decline);
                }
            }
            Step::Keep { cards, .. } => {
                for (at, &card) in cards.iter().enumerate() {
                    if !cards[..at].contains(&card) {
                        offers.add(Action::KeepIntrigue(Intrigue(card)));
                    }
                }
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Bury { .. }, Action::Bury(card)) => game.bury(seat, card, w),
            (Step::Exchange { buried, .. }, Action::Bury(card)) => {
                game.bury(seat, card, w);
                game.push(Step::Exchange { seat, buried: buried + 1 });
            }
            (Step::Exchange { buried, .. }, _) => game.draw_intrigue(seat, buried, w),
            (Step::Keep { cards, .. }, Action::KeepIntrigue(kept)) => {
                game.player_mut(seat).intrigue.add(kept.0);
                w.tell(|| Event::DrewIntrigue { seat, card: Some(kept) });
                let mut rest = cards;
                if let Some(at) = rest.iter().position(|&card| card == kept.0) {
                    rest.remove(at);
                }
                for &card in rest.iter() {
                    game.intrigue.add(card);
                    game.intrigue_top = Some((Intrigue(card), seat));
                }
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        if let Step::Exchange { seat, buried } = self {
            game.draw_intrigue(seat, buried, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Bury { .. } => plain("ask-bury", rule_id!("RI-TECH-19")),
            Step::Exchange { .. } => plain("ask-exchange-intrigue", rule_id!("RI-TECH-19")),
            Step::Keep { .. } => plain("ask-keep-intrigue", rule_id!("RI-SETUP-08")),
        }
    }
}

impl Imperium {
    /// The top card of the Intrigue deck; an empty deck is made anew from the discard pile.
    /// IU-INTRIGUE-12, IU-AMB-30, IM-AMB-07
    pub(crate) fn top_intrigue(&mut self, w: &mut impl World<Event>) -> Option<u8> {
        if let Some((card, _)) = self.intrigue_top.take() {
            self.intrigue.take(card.0);
            return Some(card.0);
        }
        if self.intrigue.is_empty() {
            if !self.intrigue_bottom.is_empty() {
                return self.intrigue_bottom.remove(0).map(|buried| buried.card);
            }
            self.intrigue = std::mem::take(&mut self.intrigue_discard);
        }
        self.intrigue.draw(w)
    }

    /// How many cards the Intrigue deck holds.
    pub(crate) fn intrigue_left(&self) -> usize {
        self.intrigue.len() + self.intrigue_bottom.len()
    }

    /// A card goes under the deck, unseen by the others. RI-TECH-19
    fn bury(&mut self, seat: Seat, card: Intrigue, w: &mut impl World<Event>) {
        self.player_mut(seat).intrigue.take(card.0);
        if self.intrigue_bottom.len() == BURIED
            && let Some(first) = self.intrigue_bottom.remove(0)
        {
            self.intrigue.add(first.card);
        }
        self.intrigue_bottom.push(Buried { card: card.0, by: seat.0 });
        w.tell(|| IxEvent::Buried { seat, card: Some(card) }.into());
    }

    /// The two top cards are looked at. RI-SETUP-08, IM-CARD-19
    pub(crate) fn look_at_intrigue(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut cards = List::new();
        while cards.len() < usize::from(LOOKED_AT) {
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
