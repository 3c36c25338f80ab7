//! Grafting: two cards played together, at least one of them a Graft card, to send one agent.

use serde::Serialize;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, not_now, plain};
use crate::action::{Action, Zone};
use crate::board::{self, Space, Spaces};
use crate::content::{Card, CardText, content};
use crate::effect::{Condition, Effect};
use crate::event::{Event, Tleilax};
use crate::state::Imperium;
use crate::view::Question;

/// The steps of grafting.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which of the two cards gets the icons of an Envoy. IM-GRAFT-09
    Envoy {
        /// Who chooses.
        seat: Seat,
    },
    /// Where the two cards send the agent. IM-GRAFT-02
    Send {
        /// Whose.
        seat: Seat,
    },
    /// Which of the two cards is trashed. IM-CARD-10
    Trash {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        match self {
            Step::Envoy { seat } | Step::Send { seat } | Step::Trash { seat } => SeatSet::one(seat),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let (Some(card), Some(partner)) = (game.turn.card, game.turn.partner) else { return };
        match self {
            Step::Envoy { .. } => {
                offers.add(Action::Envoy(card));
                if partner != card {
                    offers.add(Action::Envoy(partner));
                }
            }
            Step::Send { .. } => {
                let spaces = game.openings(seat).of(game, seat, [card, partner]);
                offers.extend(board::spaces(spaces).map(|space| Action::Send { card, space }));
            }
            Step::Trash { .. } => {
                offers.extend(game.grafted_in_play(seat).map(|card| Action::Trash(Zone::Played, card)));
            }
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Send { .. }, Action::Send { .. }) => {
                Refusal::new(rule_id!("IM-GRAFT-02"), "refuse-icon-of-pair")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Envoy(card) => game.turn.envoy_partner = game.turn.card != Some(card),
            Action::Send { space, .. } => game.dispatch(seat, space, w),
            Action::Trash(zone, card) => game.trash(seat, zone, card, None, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Envoy { .. } => plain("ask-envoy", rule_id!("IM-GRAFT-09")),
            Step::Send { .. } => plain("ask-send-pair", rule_id!("IM-GRAFT-02")),
            Step::Trash { .. } => plain("ask-trash-grafted", rule_id!("IM-CARD-10")),
        }
    }
}

/// What the board leaves open to a player, whatever cards are played.
pub(crate) struct Openings {
    affordable: Spaces,
    /// Enterable as usual, with nobody in the way, and for an agent that goes anywhere.
    enterable: Spaces,
    unblocked: Spaces,
    anywhere: Spaces,
    ungated: Spaces,
    /// Is there an agent at home, or else one that could be moved?
    agent: bool,
    movable: bool,
}

impl Openings {
    /// Where two cards can send an agent, by an icon of either. IM-GRAFT-02, IM-CARD-05, IM-CARD-12
    fn of(&self, game: &Imperium, seat: Seat, pair: [Card; 2]) -> Spaces {
        let any = |is: fn(&CardText) -> bool| pair.iter().any(|card| is(card.text()));
        let gates = if any(|text| text.undercover) { Spaces::MAX } else { self.ungated };
        if any(|text| text.anywhere) {
            return if self.agent || self.movable { self.affordable & self.anywhere & gates } else { 0 };
        }
        if !self.agent {
            return 0;
        }
        let entered = if any(|text| text.unblocked) { self.unblocked } else { self.enterable };
        let slips = pair.iter().fold(0, |set, card| set | game.infiltrated(seat, *card));
        let cheaper = pair.iter().fold(0, |set, card| set | game.made_affordable(seat, *card));
        let open = (self.affordable | cheaper) & (entered | slips) & gates;
        open & game.reach_of_pair(seat, pair)
    }
}

impl Imperium {
    pub(crate) fn openings(&self, seat: Seat) -> Openings {
        let anywhere = self.spaces_for(seat) & !self.forbidden_to(seat);
        Openings {
            affordable: self.affordable(seat),
            enterable: self.enterable(seat),
            unblocked: anywhere & !self.agents_of(seat),
            anywhere,
            ungated: self.ungated(seat),
            agent: self.has_piece(seat),
            movable: !self.is_commander(seat),
        }
    }

    /// Every pair that could send an agent somewhere, each once; the last is whether the second card lies in the
    /// Imperium Row. IM-GRAFT-01, IM-GRAFT-07, IM-CARD-08
    pub(crate) fn grafts(&self, seat: Seat, mut each: impl FnMut(Card, Card, bool)) {
        let hand = &self.player(seat).hand;
        for card in hand.kinds().map(Card).filter(|card| card.text().graft) {
            let openings = self.openings(seat);
            for partner in hand.kinds().map(Card) {
                let twice = partner.text().graft && partner < card;
                let spare = partner != card || hand.count(card.0) > 1;
                if !twice && spare && openings.of(self, seat, [card, partner]) != 0 {
                    each(card, partner, false);
                }
            }
            if card.text().grafts_row {
                self.row_cards(|partner| {
                    if openings.of(self, seat, [card, partner]) != 0 {
                        each(card, partner, true);
                    }
                });
            }
        }
    }

    /// Two cards are played together; one of the Row stays nobody's. IM-GRAFT-03, IM-CARD-08
    pub(crate) fn graft(
        &mut self,
        seat: Seat,
        card: Card,
        partner: Card,
        row: bool,
        w: &mut impl World<Event>,
    ) {
        self.play_card(seat, card);
        if row {
            let slot = self.row.iter().position(|&there| there == Some(partner));
            self.turn.lent = slot.map(|slot| slot as u8);
            slot.into_iter().for_each(|slot| self.row[slot] = None);
        } else {
            self.play_card(seat, partner);
        }
        self.turn.card = Some(card);
        self.turn.partner = Some(partner);
        self.turn.unblocked |= card.text().unblocked || partner.text().unblocked;
        w.tell(|| Event::Tleilax(Tleilax::Grafted { seat, card, partner }));
        self.push(Step::Send { seat });
        if self.turn.envoy {
            self.push(Step::Envoy { seat });
        }
    }

    /// Why two cards cannot be played together.
    pub(crate) fn refuse_graft(&self, seat: Seat, card: Card, partner: Card, row: bool) -> Refusal {
        let hand = &self.player(seat).hand;
        let held = hand.has(card.0) && (row || hand.count(partner.0) > u8::from(card == partner));
        match () {
            () if !held => Refusal::new(rule_id!("IU-AGENT-01"), "refuse-card-not-in-hand"),
            () if !card.text().graft && !partner.text().graft => {
                Refusal::new(rule_id!("IM-GRAFT-07"), "refuse-no-graft")
            }
            () if row && !(card.text().grafts_row && self.row.contains(&Some(partner))) => {
                Refusal::new(rule_id!("IM-CARD-08"), "refuse-graft-row")
            }
            () => Refusal::new(rule_id!("IM-GRAFT-02"), "refuse-icon-of-pair"),
        }
    }

    /// A card borrowed from the Row is trashed at the end of the turn, and the Row filled up. IM-CARD-09, IM-AMB-06
    pub(crate) fn trash_lent(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(slot) = self.turn.lent.take() else { return };
        if let Some(card) = self.turn.partner {
            self.deal_row(slot.into(), w);
            self.trashed(seat, card, w);
        }
    }

    /// The other one of two grafted cards. IM-GRAFT-05
    #[inline]
    pub(crate) fn partner_of(&self, this: Option<Card>) -> Option<Card> {
        let (this, card, partner) = (this?, self.turn.card?, self.turn.partner?);
        Some(if this == card { partner } else { card })
    }

    /// The other one, while it lies in play.
    pub(crate) fn partner_in_play(&self, seat: Seat, this: Option<Card>) -> Option<Card> {
        let played = &self.player(seat).played;
        self.partner_of(this)
            .filter(|partner| !self.is_lent(*partner))
            .filter(|partner| played.count(partner.0) > u8::from(Some(*partner) == this))
    }

    fn is_lent(&self, card: Card) -> bool {
        self.turn.lent.is_some() && self.turn.partner == Some(card)
    }

    /// Those of the two grafted cards that lie in play.
    pub(crate) fn grafted_in_play(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let (card, partner) = (self.turn.card, self.turn.partner);
        let other = partner.filter(|&partner| Some(partner) != card && !self.is_lent(partner));
        let pair = [card.filter(|_| partner.is_some()), other];
        pair.into_iter().flatten().filter(move |card| self.player(seat).played.has(card.0))
    }

    /// The icons of both cards. IM-GRAFT-02
    fn reach_of_pair(&self, seat: Seat, [card, partner]: [Card; 2]) -> Spaces {
        let envoy = if self.turn.envoy { super::sending::FACTION_ICONS } else { 0 };
        let icons = self.icons_beside(seat, card, partner) | self.icons_beside(seat, partner, card);
        self.spaces_of_icons(seat, icons | envoy)
    }

    /// The icons a card has beside its partner, which counts as in play. IM-GRAFT-10
    fn icons_beside(&self, seat: Seat, card: Card, partner: Card) -> u8 {
        let mut icons = content().icons[usize::from(card.0)];
        icons |= self.icons_if(seat, card, Some(partner));
        // It has the other's condition too, and for that the other counts as in play. IM-CARD-29
        if card.text().agent.contains(&Effect::CopyPartner) {
            icons |= self.icons_if(seat, partner, Some(partner));
        }
        icons
    }

    /// The icons a card has only under a condition, if that holds now with another card in play. IM-GRAFT-10
    pub(crate) fn icons_if(&self, seat: Seat, card: Card, with: Option<Card>) -> u8 {
        let Some((condition, icons)) = &card.text().icons_if else { return 0 };
        let holds = match condition {
            Condition::Grafted => with.is_some(),
            Condition::Bond(faction) => {
                let beside = with.is_some_and(|with| with.text().is(*faction));
                // Once it is played, the card itself is no other one.
                let own =
                    self.turn.partner.is_some() && self.still_in_play(seat, card) && card.text().is(*faction);
                beside || self.player(seat).in_play(*faction) > u8::from(own)
            }
            condition => self.holds(seat, condition, None),
        };
        if holds { icons.iter().fold(0, |set, icon| set | 1 << icon.index()) } else { 0 }
    }

    /// How many icons the partner has now, with those an Envoy gave it. IM-CARD-11, IF-92
    pub(crate) fn partner_icons(&self, seat: Seat, this: Option<Card>) -> u8 {
        let chosen = if self.turn.envoy_partner { self.turn.partner } else { self.turn.card };
        let icons = |(partner, this): (Card, Card)| {
            let given = self.turn.envoy && chosen == Some(partner);
            let given = if given { super::sending::FACTION_ICONS } else { 0 };
            (self.icons_beside(seat, partner, this) | given).count_ones() as u8
        };
        self.partner_of(this).zip(this).map(icons).unwrap_or_default()
    }

    /// What the other grafted card's box says, done with this card. IM-CARD-01
    pub(crate) fn copy_partner(&mut self, seat: Seat, this: Option<Card>, w: &mut impl World<Event>) {
        if let Some(partner) = self.partner_of(this) {
            for effect in partner.text().agent.iter().filter(|effect| **effect != Effect::CopyPartner) {
                self.due(seat, effect, this, w);
            }
        }
    }

    /// The partner will come back when the Reveal turn begins. IM-CARD-07
    pub(crate) fn lead_back(&mut self, seat: Seat, this: Option<Card>) {
        if let Some(partner) = self.partner_in_play(seat, this) {
            let returning = &mut self.player_mut(seat).returning;
            if let Some(free) = returning.iter_mut().find(|place| place.is_none()) {
                *free = Some(partner);
            }
        }
    }

    /// Cards come back from play into the hand. IM-CARD-07, IF-84
    pub(crate) fn take_back_partners(&mut self, seat: Seat, w: &mut impl World<Event>) {
        for card in std::mem::take(&mut self.player_mut(seat).returning).into_iter().flatten() {
            let player = self.player_mut(seat);
            if player.played.remove(card.0) {
                player.hand.add(card.0);
                w.tell(|| Event::Returned { seat, card });
            }
        }
    }

    /// The other grafted card is trashed as a price.
    pub(crate) fn trash_partner(&mut self, seat: Seat, this: Option<Card>, w: &mut impl World<Event>) {
        if let Some(partner) = self.partner_in_play(seat, this) {
            self.trash(seat, Zone::Played, partner, this, w);
        }
    }

    /// The space of the agent sent this turn, while it stands there. IM-CARD-13
    pub(crate) fn sent_now(&self, seat: Seat) -> Option<Space> {
        let space = self.turn.space.filter(|_| self.turn.seat == seat)?;
        (self.agents_of(seat) & space.bit() != 0).then_some(space)
    }

    /// The agent sent this turn comes home. IM-CARD-13
    pub(crate) fn recall_sent(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if let Some(space) = self.sent_now(seat) {
            self.lift_agent(seat, space);
            self.return_piece(seat, space);
            w.tell(|| Event::AgentRecalled { seat, space });
        }
    }
}
