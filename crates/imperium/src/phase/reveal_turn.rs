//! The Reveal turn: reveal, apply, acquire, determine strength, clean up. IU-REVEAL-01

use serde::Serialize;
use table::fault::more;
use table::{Doing, Refusal, Seat, Steps, World, rule_id};

use super::{Asking, no_question, turns};
use crate::content::{Card, Cards, Intrigue};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::Imperium;
use crate::view::Question;

/// The step with which a Reveal turn begins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The hand is revealed.
    Reveal {
        /// Whose turn.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let Step::Reveal { seat } = self;
        game.begin_reveal(seat, w);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}

impl Imperium {
    /// All cards in hand are revealed, the Council and agents at some spaces give persuasion, and the leader's ability
    /// becomes due. IU-REVEAL-02, IU-REVEAL-09
    pub(crate) fn begin_reveal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        more(&mut self.reveals, 1, "Reveal turns");
        let number = self.reveals;
        self.player_mut(seat).reveal_number = number;
        self.turn.reveal = true;
        self.turn.open = true;
        // What was set aside joins the hand. RI-LEADER-05
        if let Some(card) = self.player_mut(seat).ix.ahead.take() {
            self.player_mut(seat).hand.add(card.0);
        }
        if self.table.looks_for_grafts() {
            self.take_back_partners(seat, w);
        }
        self.reveal_hand(seat, w);
        if self.player(seat).council {
            // IU-REVEAL-03
            self.gain(seat, Good::Persuasion, self.table.text.council, w);
        }
        // IU-SIX-54
        if self.teams && self.player(seat).swordmaster {
            self.gain(seat, Good::Swords, 2, w);
        }
        for space in &self.table.speaking {
            if let Some(effect) =
                space.text().reveal.as_ref().filter(|_| self.agents_of(seat) & space.bit() != 0)
            {
                self.due(seat, effect, None, w);
            }
        }
        self.lasting_reveal(seat, w);
        for effect in self.player(seat).leader().into_iter().flat_map(|leader| &leader.reveal) {
            self.due(seat, effect, None, w);
        }
        if self.table.looks_for_ix() {
            // RI-TECH-14
            self.tiles_give(seat, |tile| &tile.text().reveal, w);
        }
        self.push(turns::Step::Effects { seat });
    }

    /// Plot cards that wait for the Reveal turn give what they give. IF-09
    fn lasting_reveal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let lasting = self.player(seat).lasting;
        for card in lasting.iter().copied().map(Intrigue) {
            for line in &card.text().plot {
                let Effect::OnReveal(effect) = line else { continue };
                let effects = match &**effect {
                    Effect::All(effects) => effects,
                    effect => std::slice::from_ref(effect),
                };
                effects.iter().for_each(|effect| self.due(seat, effect, None, w));
            }
        }
    }

    /// Is this the seat's Reveal turn?
    pub(crate) fn revealing(&self, seat: Seat) -> bool {
        self.turn.open && self.turn.reveal && self.turn.seat == seat
    }

    /// A card drawn in the own Reveal turn is revealed at once. IU-REVEAL-07
    pub(crate) fn reveal_drawn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if self.revealing(seat) {
            self.reveal_hand(seat, w);
        }
    }

    /// Cards in hand come face up and their reveal boxes become due. IU-REVEAL-03
    pub(crate) fn reveal_hand(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let hand = std::mem::replace(&mut player.hand, Cards::EMPTY);
        player.known = Cards::EMPTY;
        player.revealed.pour(hand);
        w.tell(|| Event::Revealed { seat, cards: hand.iter().map(Card).collect() });
        hand.each(|card| {
            for effect in &Card(card).text().reveal {
                self.due(seat, effect, Some(Card(card)), w);
            }
        });
    }

    /// Is there a card the player could pay for?
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        let persuasion = self.player(seat).persuasion;
        let mut any = self.aside_price(seat).is_some_and(|price| price <= persuasion);
        self.purchases(seat, |_| any = true);
        self.throne_cards(seat, 0, persuasion, |_| any = true);
        any || self.table.looks_for_grafts() && self.any_tleilaxu(seat)
    }

    /// The cards the player could pay for with persuasion; the one set aside has its own price.
    pub(crate) fn purchases(&self, seat: Seat, mut each: impl FnMut(Card)) {
        let player = self.player(seat);
        let aside = player.aside;
        self.acquirable(seat, 0, player.persuasion, |card| {
            if Some(card) != aside || self.row.contains(&aside) {
                each(card);
            }
        });
    }

    pub(crate) fn refuse_purchase(&self, seat: Seat, card: Card) -> Refusal {
        let mut for_sale = false;
        self.acquirable(seat, 0, u8::MAX, |there| for_sale |= there == card);
        if for_sale {
            Refusal::new(rule_id!("IU-ACQUIRE-03"), "refuse-too-little-persuasion")
        } else {
            Refusal::new(rule_id!("IU-ACQUIRE-02"), "refuse-card-not-for-sale")
        }
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
        let aside = player.aside.take();
        self.intrigue_discard.pour(lasting.iter().copied().collect());
        // A card set aside and not acquired leaves the game. IF-53, IF-54
        if let Some(card) = aside {
            self.gone.add(card.0);
            w.tell(|| Event::Removed { card });
        }
    }
}
