//! What may be decided: every step that asks, with every action it accepts.

use table::{Seat, SeatSet};

use crate::action::Action;
use crate::board::{self, BattleIcon, Faction};
use crate::content::{Card, Contract, Intrigue, Leader};
use crate::effect::Effect;
use crate::state::{Imperium, NONE};
use crate::step::{How, Step};

/// When an Intrigue card is played. IU-INTRIGUE-01
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timing {
    /// In the own turn.
    Plot,
    /// In the Combat phase.
    Combat,
    /// At the end of the game.
    Endgame,
}

impl Timing {
    /// The lines a card has for this timing.
    pub(crate) fn lines(self, card: Intrigue) -> &'static [Effect] {
        let text = card.text();
        match self {
            Timing::Plot => &text.plot,
            Timing::Combat => &text.combat,
            Timing::Endgame => &text.endgame,
        }
    }
}

impl Imperium {
    /// The step that waits and the seat it waits for.
    #[inline]
    pub(crate) fn pending(&self) -> Option<(Seat, &Step)> {
        let step = self.stack.last()?;
        self.asks(step).map(|seat| (seat, step))
    }

    /// The seats waited for.
    pub(crate) fn asked(&self) -> SeatSet {
        self.pending().map_or(SeatSet::NONE, |(seat, _)| SeatSet::one(seat))
    }

    /// When Intrigue cards can be played now.
    pub(crate) fn timing(&self) -> Option<Timing> {
        match self.stack.last() {
            Some(Step::Turn { .. } | Step::Pool { .. }) => Some(Timing::Plot),
            Some(Step::CombatChance { .. }) => Some(Timing::Combat),
            Some(Step::Endgame { .. }) => Some(Timing::Endgame),
            _ => None,
        }
    }

    /// Can the Intrigue card be played: a line of it does something and every toll is payable. IU-INTRIGUE-08
    pub(crate) fn playable(&self, seat: Seat, card: Intrigue, timing: Timing) -> bool {
        let lines = timing.lines(card);
        // Before a Commander has activated an Ally, only what needs none. IU-SIX-21
        if self.army(seat).is_none() && timing != Timing::Endgame {
            let free = timing == Timing::Plot && !lines.iter().any(Effect::needs_ally);
            if !free {
                return false;
            }
        }
        let tolls =
            lines.iter().all(|line| !matches!(line, Effect::Toll(..)) || self.possible(seat, line, NONE));
        tolls && lines.iter().any(|line| self.possible(seat, line, NONE))
    }

    /// The contracts the player may take: those laid out, and for Shaddam those set aside. IU-CHOAM-07, IU-CLARIFY-10
    pub(crate) fn takeable(&self, seat: Seat) -> impl Iterator<Item = Contract> + use<> {
        let (offer, sardaukar) = (self.offer, self.sardaukar);
        let shaddam = self.player(seat).leader == Leader::Shaddam;
        let laid_out = (0..2).filter(move |&at| offer[at] != NONE && !(at == 1 && offer[0] == offer[1]));
        let set_aside = Contract::all().filter(move |contract| shaddam && sardaukar.has(contract.0));
        laid_out.map(move |at| Contract(offer[at])).chain(set_aside)
    }

    /// Every action the seat may take now.
    pub(crate) fn choices(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let Some((asked, step)) = self.pending() else { return };
        if asked != seat {
            return;
        }
        let player = self.player(seat);
        if let Some(timing) = self.timing() {
            for card in player.intrigue.kinds().map(Intrigue) {
                if self.playable(seat, card, timing) {
                    offer(Action::Play(card));
                }
            }
        }
        match *step {
            Step::Defend { .. } => {
                offer(Action::Defend);
                offer(Action::Decline);
            }
            Step::Turn { .. } => {
                self.sendings(seat, |card, space| offer(Action::Send { card, space }));
                offer(Action::Reveal);
                if self.army(seat).is_none() {
                    self.allies_of(seat).map(Action::Activate).into_iter().for_each(offer);
                }
            }
            Step::Infiltrate { space, .. } => {
                board::posts(self.spies_at(seat, space)).for_each(|post| offer(Action::Infiltrate(post)));
            }
            Step::Extra { .. } => {
                offer(Action::PayExtra);
                offer(Action::Decline);
            }
            Step::Gather { space, .. } => {
                board::posts(self.spies_at(seat, space)).for_each(|post| offer(Action::Gather(post)));
                offer(Action::Decline);
            }
            Step::Pool { .. } => self.pool_choices(seat, offer),
            Step::CombatChance { .. } | Step::Endgame { .. } => {
                if matches!(step, Step::Endgame { .. }) {
                    let partners = self.wild_partners(seat);
                    for &icon in BattleIcon::ALL {
                        if partners & 1 << icon.index() != 0 {
                            offer(Action::PairWild(icon));
                        }
                    }
                }
                offer(Action::Pass);
                if matches!(step, Step::CombatChance { .. }) && self.army(seat).is_none() {
                    self.allies_of(seat).map(Action::Activate).into_iter().for_each(offer);
                }
            }
            Step::Lines { lines, done, how, .. } => {
                for (at, line) in lines.0.iter().enumerate() {
                    if done & 1 << at == 0 && self.possible(seat, line, NONE) {
                        offer(Action::Line(at as u8));
                    }
                }
                if how != How::AtLeastOne || done != 0 {
                    offer(Action::Decline);
                }
            }
            Step::Choose { options, this, .. } => {
                for (at, option) in options.0.iter().enumerate() {
                    if self.possible(seat, option, this) {
                        offer(Action::Option(at as u8));
                    }
                }
            }
            Step::GainInfluence { not, .. } => {
                // A printed icon is read once, as the board's track or as the own one. IU-SIX-44, IU-AMB-87
                let read = self.icon_of(seat, not);
                for &faction in Faction::ALL {
                    if Some(faction) != read && self.army(seat).is_some() {
                        offer(Action::Faction(faction));
                    }
                }
                if self.is_commander(seat) && self.own_faction(seat) != read {
                    offer(Action::OwnBoard);
                }
            }
            Step::LoseInfluence { .. } => {
                for &faction in Faction::ALL {
                    if self.force(seat).is_some_and(|army| army.influence[faction.index()] > 0) {
                        offer(Action::Faction(faction));
                    }
                }
                if player.own > 0 {
                    offer(Action::OwnBoard);
                }
            }
            Step::GiveAlliance { to, .. } => {
                for other in self.others(seat) {
                    if to & 1 << other.0 != 0 {
                        offer(Action::GiveAlliance(other));
                    }
                }
            }
            Step::Discard { .. } => player.hand.kinds().for_each(|card| offer(Action::Discard(Card(card)))),
            Step::Trash { zones, faction, may, not_this, .. } => {
                self.trash_candidates(seat, zones, faction, not_this, |zone, card| {
                    offer(Action::Trash(zone, card))
                });
                if may {
                    offer(Action::Decline);
                }
            }
            Step::TrashIntrigue { .. } => {
                player.intrigue.kinds().for_each(|card| offer(Action::TrashIntrigue(Intrigue(card))));
            }
            Step::PlaceSpy { posts, shared, recalled, .. } => {
                if player.spy_supply() > 0 {
                    let open = self.open_posts(seat, posts, shared);
                    board::posts(open).for_each(|post| offer(Action::PlaceSpy(post)));
                } else {
                    board::posts(player.spies).for_each(|post| offer(Action::RecallSpy(post)));
                }
                if !recalled {
                    offer(Action::Decline);
                }
            }
            Step::RecallSpy { .. } => {
                board::posts(player.spies).for_each(|post| offer(Action::RecallSpy(post)))
            }
            Step::RecallAgent { .. } => {
                board::spaces(self.recallable(seat)).for_each(|space| offer(Action::RecallAgent(space)));
            }
            Step::TakeContract { .. } => {
                self.takeable(seat).for_each(|contract| offer(Action::Take(contract)))
            }
            Step::Retreat { least, most, .. } => {
                let most = most.min(self.force(seat).map_or(0, |player| player.deployed));
                (least..=most).for_each(|troops| offer(Action::Retreat(troops)));
            }
            Step::Deploy { most, .. } => {
                (1..=most.min(player.garrison)).for_each(|troops| offer(Action::Deploy(troops)));
                offer(Action::Decline);
            }
            Step::DeployOrRetreat { .. } => {
                if self.can_deploy(seat) {
                    offer(Action::Deploy(1));
                }
                if self.can_retreat(seat) {
                    offer(Action::Retreat(1));
                }
                offer(Action::Decline);
            }
            Step::ShieldWall { .. } => {
                offer(Action::RemoveWall);
                offer(Action::Decline);
            }
            Step::Acquire { least, most, may, .. } => {
                self.acquirable(seat, least, most, |card| offer(Action::Acquire(card)));
                self.throne_cards(seat, least, most, |card| offer(Action::AcquireThrone(card)));
                if may {
                    offer(Action::Decline);
                }
            }
            Step::SetAside { .. } => {
                for (at, &card) in self.row.iter().enumerate() {
                    if card != NONE && !self.row[..at].contains(&card) {
                        offer(Action::SetAside(Card(card)));
                    }
                }
            }
            Step::Look { cards, .. } => {
                for (at, &card) in cards.iter().enumerate() {
                    if !cards[..at].contains(&card) {
                        offer(Action::Pick(Card(card)));
                    }
                }
            }
            Step::Keep { .. } => {
                player.dealt.into_iter().for_each(|tile| offer(Action::Keep(Contract(tile))));
            }
            Step::Train { .. } => {
                self.training_choices(seat).iter().for_each(|&step| offer(Action::Train(step)));
            }
            _ => self.team_choices(seat, step, offer),
        }
    }

    fn pool_choices(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let mut mandatory = 0;
        for (at, item) in self.turn.pool.iter().enumerate() {
            if self.possible(seat, item.effect.0, item.this) {
                offer(Action::Resolve(at as u8));
                mandatory += u8::from(self.must(seat, item.effect.0, item.this));
            }
        }
        if self.may_call_up(seat) {
            offer(Action::CallUp);
        } else if !self.is_commander(seat) {
            (1..=self.deployable(seat)).for_each(|troops| offer(Action::Deploy(troops)));
        }
        if self.turn.reveal {
            self.purchases(seat, |card| offer(Action::Acquire(card)));
            let persuasion = self.player(seat).persuasion;
            self.throne_cards(seat, 0, persuasion, |card| offer(Action::AcquireThrone(card)));
            if self.aside_price(seat).is_some_and(|price| price <= self.player(seat).persuasion) {
                offer(Action::AcquireAside);
            }
        }
        match mandatory {
            0 => offer(Action::EndTurn),
            1 => {}
            _ => offer(Action::Rest),
        }
    }
}
