//! Cards that leave a hand, a pile or the table: discarded, trashed, looked at.

use serde::{Serialize, Serializer};
use table::fault::more;
use table::{Doing, List, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::{Action, Zone};
use crate::board::Faction;
use crate::content::{Card, Intrigue};
use crate::event::Event;
use crate::state::{Imperium, Item};
use crate::view::Question;

/// The cards of the own deck that are looked at: one is drawn, one discarded, one trashed.
pub(crate) const LOOKED_AT: u8 = 3;

/// The steps of cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card is discarded from the hand. IU-GLOSS-09
    Discard {
        /// By whom.
        seat: Seat,
    },
    /// A card is trashed. IU-GLOSS-06
    Trash {
        /// By whom.
        seat: Seat,
        /// Where it may lie, a bit each in the order of [`Zone::ALL`].
        #[serde(serialize_with = "named_zones")]
        zones: u8,
        /// Its faction, where that matters.
        faction: Option<Faction>,
        /// Can it be declined?
        may: bool,
        /// The card that trashes another and is none of those to choose from.
        not_this: Option<Card>,
    },
    /// An Intrigue card is trashed, unseen by the others. IU-INTRIGUE-11, IU-INTRIGUE-04
    TrashIntrigue {
        /// By whom.
        seat: Seat,
    },
    /// Of three cards looked at, one is drawn, then one discarded; the last is trashed.
    Look {
        /// By whom.
        seat: Seat,
        /// Those that are left.
        #[serde(serialize_with = "named_cards")]
        cards: List<u8, 3>,
    },
}

fn named_cards<S: Serializer>(cards: &List<u8, 3>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(|&card| Card(card)))
}

fn named_zones<S: Serializer>(zones: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    let among = |(at, _): &(usize, Zone)| zones & 1 << at != 0;
    serializer.collect_seq(Zone::ALL.into_iter().enumerate().filter(among).map(|(_, zone)| zone))
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        match self {
            Step::Discard { seat } | Step::Trash { seat, .. } | Step::TrashIntrigue { seat } => {
                SeatSet::one(seat)
            }
            Step::Look { seat, cards } => asked(seat, cards.len() > 1),
        }
    }

    fn open(self, game: &Imperium) -> bool {
        match self {
            // A choice from the hand is asked even when it is forced: others cannot see that it is.
            Step::Discard { seat } => game.player(seat).hand.len() <= 1,
            Step::Trash { seat, zones, .. } => zones & 1 == 0 || game.player(seat).hand.len() <= 1,
            Step::TrashIntrigue { seat } => game.player(seat).intrigue.len() <= 1,
            Step::Look { .. } => false,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let player = game.player(seat);
        match self {
            Step::Discard { .. } => {
                offers.extend(player.hand.kinds().map(|card| Action::Discard(Card(card))))
            }
            Step::Trash { zones, faction, may, not_this, .. } => {
                game.trash_candidates(seat, zones, faction, not_this, |zone, card| {
                    offers.add(Action::Trash(zone, card));
                });
                if may {
                    offers.add(Action::Decline);
                }
            }
            Step::TrashIntrigue { .. } => {
                offers.extend(player.intrigue.kinds().map(|card| Action::TrashIntrigue(Intrigue(card))));
            }
            Step::Look { cards, .. } => {
                for (at, &card) in cards.iter().enumerate() {
                    if !cards[..at].contains(&card) {
                        offers.add(Action::Pick(Card(card)));
                    }
                }
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Discard { .. }, Action::Discard(card)) => game.discard(seat, card, w),
            (Step::Trash { not_this, .. }, Action::Trash(zone, card)) => {
                game.trash(seat, zone, card, not_this, w);
            }
            (Step::TrashIntrigue { .. }, Action::TrashIntrigue(card)) => {
                let player = game.player_mut(seat);
                player.intrigue.take(card.0);
                player.binned.add(card.0);
                w.tell(|| Event::TrashedIntrigue { seat, card: Some(card) });
            }
            (Step::Look { cards, .. }, Action::Pick(card)) => game.pick(seat, cards, card, w),
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        // The last of the three is trashed.
        if let Step::Look { seat, cards } = self
            && let Some(&card) = cards.first()
        {
            game.player_mut(seat).hand.add(card);
            game.trash(seat, Zone::Hand, Card(card), None, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Discard { .. } => plain("ask-discard", rule_id!("IU-GLOSS-09")),
            Step::Trash { .. } => plain("ask-trash", rule_id!("IU-GLOSS-06")),
            Step::TrashIntrigue { .. } => plain("ask-trash-intrigue", rule_id!("IU-INTRIGUE-11")),
            Step::Look { cards, .. } if cards.len() == 3 => plain("ask-look-draw", rule_id!("IU-ROUND-13")),
            Step::Look { .. } => plain("ask-look-discard", rule_id!("IU-ROUND-13")),
        }
    }
}

impl Imperium {
    /// Trashes a card: out of the game, or back to the Reserve. What it has not given yet is lost. `by` is the card
    /// that trashes another, if it is one. IU-GLOSS-07, IU-AMB-29, IU-AMB-72
    pub(crate) fn trash(
        &mut self,
        seat: Seat,
        zone: Zone,
        card: Card,
        by: Option<Card>,
        w: &mut impl World<Event>,
    ) {
        let player = self.player_mut(seat);
        match zone {
            Zone::Hand => {
                player.known.remove(card.0);
                player.hand.take(card.0);
            }
            Zone::Discard => player.discard.take(card.0),
            Zone::Played => player.played.take(card.0),
            Zone::Revealed => player.revealed.take(card.0),
        }
        if zone == self.zone_of_this() && self.turn.seat == seat {
            let left = self.zone(self.player(seat), zone).count(card.0);
            // A copy that trashes another copy has used its own effect.
            self.forget(card, left - u8::from(by == Some(card)).min(left));
            while self.turn.sword_cards.count(card.0) > left {
                self.turn.sword_cards.remove(card.0);
            }
        }
        self.trashed(seat, card, w);
    }

    /// A card taken from where it lay is out of the game, or back in the Reserve.
    pub(crate) fn trashed(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        w.tell(|| Event::Trashed { seat, card });
        self.turn.trashed = Some(card);
        match self.in_reserve(card) {
            Some(left) => more(left, 1, "the Reserve"),
            None => self.gone.add(card.0),
        }
        for effect in &card.text().trashed {
            self.due(seat, effect, None, w);
        }
    }

    /// Of the effects in the pool that are printed on this card, each is left for so many copies.
    fn forget(&mut self, card: Card, copies: u8) {
        let mut kept: List<Item, 56> = List::new();
        for item in self.pool.iter().copied() {
            let same = |other: &&Item| other.this == Some(card) && other.effect == item.effect;
            if item.this != Some(card) || kept.iter().filter(same).count() < usize::from(copies) {
                kept.push(item);
            }
        }
        self.pool = kept;
    }

    /// The three top cards of the own draw pile are looked at.
    pub(crate) fn look_at_three(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut cards = List::new();
        while cards.len() < usize::from(LOOKED_AT) {
            match self.top_card(seat, w) {
                Some(card) => cards.push(card),
                None => break,
            }
        }
        w.tell(|| Event::LookedAt { seat, cards: Some(cards.iter().map(|&card| Card(card)).collect()) });
        self.push(Step::Look { seat, cards });
    }

    /// The first card picked is drawn, the second discarded.
    fn pick(&mut self, seat: Seat, cards: List<u8, 3>, card: Card, w: &mut impl World<Event>) {
        let mut rest = cards;
        if let Some(at) = rest.iter().position(|&there| there == card.0) {
            rest.remove(at);
        }
        self.push(Step::Look { seat, cards: rest });
        if cards.len() == 3 {
            self.player_mut(seat).hand.add(card.0);
            w.tell(|| Event::Drew { seat, card: Some(card) });
        } else {
            // Not from the hand: nothing that a discard from there would trigger. IU-CLARIFY-05
            self.player_mut(seat).discard.add(card.0);
            w.tell(|| Event::Discarded { seat, card });
            // Unless it unloads, which it does from anywhere. RI-ICON-02
            if card.text().unload {
                card.text().discarded.iter().for_each(|effect| self.due(seat, effect, None, w));
            }
        }
    }

    /// Discards a card from the hand by an effect. IU-GLOSS-09
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.hand.take(card.0);
        player.known.remove(card.0);
        player.discard.add(card.0);
        self.turn.discarded = Some(card);
        w.tell(|| Event::Discarded { seat, card });
        for effect in &card.text().discarded {
            self.due(seat, effect, None, w);
        }
    }
}
