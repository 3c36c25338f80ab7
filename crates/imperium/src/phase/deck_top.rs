//! The top of a deck: cards put there, looked at, shuffled away; and cards taken back from the discard pile.
//!
//! A deck is a bag without order, except for the cards somebody knows to lie on top: first those everybody saw going
//! there, below them the one a prescient leader has looked at.

use serde::{Serialize, Serializer};
use table::{Doing, List, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::{Action, Zone};
use crate::board::Faction;
use crate::content::Card;
use crate::event::Event;
use crate::state::{Imperium, TOPS};
use crate::view::Question;

/// The steps at the top of a deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The top card was looked at: it is drawn or trashed. DB-CARD-12
    Look {
        /// By whom.
        seat: Seat,
        /// The card, alone.
        #[serde(serialize_with = "named_cards")]
        cards: List<u8, 3>,
    },
    /// A card just acquired may go onto the deck. IF-67
    PutOnTop {
        /// Whose.
        seat: Seat,
        /// The card, on the discard pile.
        card: Card,
    },
    /// A card of the faction is taken from the discard pile into the hand. DB-CARD-16
    TakeBack {
        /// By whom.
        seat: Seat,
        /// The faction.
        faction: Faction,
    },
}

fn named_cards<S: Serializer>(cards: &List<u8, 3>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(|&card| Card(card)))
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Look { seat, cards } => asked(seat, !cards.is_empty()),
            Step::PutOnTop { seat, card } => {
                let player = game.player(seat);
                asked(seat, player.discard.has(card.0) && player.top.len() < TOPS)
            }
            Step::TakeBack { seat, .. } => SeatSet::one(seat),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Look { .. } => offers.extend([Action::DrawTop, Action::TrashTop]),
            Step::PutOnTop { .. } => offers.extend([Action::PutOnTop, Action::Decline]),
            Step::TakeBack { faction, .. } => {
                let cards = game.player(seat).discard.kinds().map(Card);
                offers.extend(cards.filter(|card| card.text().is(faction)).map(Action::TakeBack));
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Look { cards, .. }, action) => {
                for &card in cards.iter() {
                    game.player_mut(seat).hand.add(card);
                    if action == Action::TrashTop {
                        game.trash(seat, Zone::Hand, Card(card), None, w);
                    } else {
                        w.tell(|| Event::Drew { seat, card: Some(Card(card)) });
                        game.reveal_drawn(seat, w);
                    }
                }
                game.foresee(seat, w);
            }
            (Step::PutOnTop { card, .. }, Action::PutOnTop) => {
                game.player_mut(seat).discard.take(card.0);
                game.put_on_top(seat, card, w);
            }
            (Step::TakeBack { .. }, Action::TakeBack(card)) => {
                let player = game.player_mut(seat);
                player.discard.take(card.0);
                player.hand.add(card.0);
                player.known.add(card.0);
                w.tell(|| Event::Returned { seat, card });
            }
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Look { .. } => plain("ask-look-top", rule_id!("DB-CARD-12")),
            Step::PutOnTop { .. } => plain("ask-put-on-top", rule_id!("IF-67")),
            Step::TakeBack { .. } => plain("ask-take-back", rule_id!("DB-CARD-16")),
        }
    }
}

impl Imperium {
    /// Takes the top card of a deck: one that is known to lie there, or any other.
    pub(crate) fn top_card(&mut self, seat: Seat, w: &mut impl World<Event>) -> Option<u8> {
        let player = self.player_mut(seat);
        let known = match player.top.pop() {
            None => player.foreseen.take().map(|card| card.0),
            top => top,
        };
        match known {
            Some(card) => {
                player.deck.take(card);
                Some(card)
            }
            None => player.deck.draw(w),
        }
    }

    /// A prescient leader looks at the top card, whenever there is another; an empty deck shows nothing. DB-LEADER-03
    pub(crate) fn foresee(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let prescient = player.leader().is_some_and(|leader| leader.sees_top);
        if !prescient || player.foreseen.is_some() || !player.top.is_empty() {
            return;
        }
        if let Some(card) = player.deck.draw(w) {
            player.deck.add(card);
            player.foreseen = Some(Card(card));
            w.tell(|| Event::LookedAt { seat, cards: Some(vec![Card(card)]) });
        }
    }

    /// A card everybody has seen goes onto the deck.
    pub(crate) fn put_on_top(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.deck.add(card.0);
        player.top.push(card.0);
        w.tell(|| Event::PutOnTop { seat, card });
    }

    /// The discard pile is shuffled into the deck, of an empty one the deck alone. IF-89
    pub(crate) fn shuffle_discard(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let discard = std::mem::take(&mut player.discard);
        player.deck.pour(discard);
        player.top.clear();
        player.foreseen = None;
        w.tell(|| Event::Shuffled { seat });
        self.foresee(seat, w);
    }

    /// The top card is looked at; nothing is shuffled for it. DB-CARD-12
    pub(crate) fn look_at_top(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut cards = List::new();
        self.top_card(seat, w).into_iter().for_each(|card| cards.push(card));
        w.tell(|| Event::LookedAt { seat, cards: Some(cards.iter().map(|&card| Card(card)).collect()) });
        self.push(Step::Look { seat, cards });
    }

    /// Does a card of the faction lie on the discard pile?
    pub(crate) fn can_take_back(&self, seat: Seat, faction: Faction) -> bool {
        self.player(seat).discard.kinds().any(|card| Card(card).text().is(faction))
    }
}
