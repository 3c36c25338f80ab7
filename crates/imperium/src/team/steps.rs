//! The steps only a game with six players has: whom they ask, what may be decided, and carrying it out.

use table::{Seat, World};

use crate::action::Action;
use crate::content::{Contract, Intrigue};
use crate::event::Event;
use crate::state::{Imperium, NONE};
use crate::step::Step;
use crate::team::gifts::WARES;

impl Imperium {
    /// The seat a step of six players waits for.
    pub(crate) fn team_asks(&self, step: &Step) -> Option<Seat> {
        let ask = |seat: Seat, asked: bool| asked.then_some(seat);
        match *step {
            Step::Activate { seat, allies } => ask(seat, allies == 3),
            Step::CallUp { seat } => ask(seat, self.deployable(self.turn.seat) > 0),
            Step::Split { seat, troops } => {
                let (least, most, _) = self.split(seat, troops);
                ask(seat, least < most)
            }
            Step::TradeWith { seat } => Some(seat),
            Step::Give { seat, cards, .. } => ask(seat, self.can_give(seat, cards)),
            Step::Enthrone { seat } => {
                let mut cards = 0;
                self.enthronable(|_| cards += 1);
                ask(seat, cards > 1)
            }
            Step::ShareContracts { seat } => {
                ask(seat, !self.offer.contains(&NONE) && self.offer[0] != self.offer[1])
            }
            Step::Contribute { seat, effect, at, given, .. } => {
                let ally = *self.allies_of(seat).get(usize::from(at))?;
                ask(ally, self.player(ally).spice > 0 && self.levy_open(effect, given) > 0)
            }
            Step::ReadIcon { seat, .. } => Some(seat),
            Step::Yield { place } => {
                let seat = self.in_order(place);
                ask(seat, self.may_yield(seat))
            }
            _ => None,
        }
    }

    /// Every action a step of six players accepts.
    pub(crate) fn team_choices(&self, seat: Seat, step: &Step, mut offer: impl FnMut(Action)) {
        match *step {
            Step::Activate { .. } => self.allies_of(seat).map(Action::Activate).into_iter().for_each(offer),
            Step::CallUp { .. } => {
                (1..=self.deployable(self.turn.seat)).for_each(|troops| offer(Action::Deploy(troops)));
                offer(Action::Decline);
            }
            Step::Split { troops, .. } => {
                let (least, most, _) = self.split(seat, troops);
                (least..=most).for_each(|left| offer(Action::Split(left)));
            }
            Step::TradeWith { .. } => {
                self.team_mates(seat).map(Action::TradeWith).into_iter().for_each(&mut offer);
                offer(Action::Decline);
            }
            Step::Give { cards, .. } => {
                for good in WARES.into_iter().filter(|_| !cards) {
                    (1..=self.has(seat, good)).for_each(|amount| offer(Action::Give(good, amount)));
                }
                let held = self.player(seat).intrigue;
                held.kinds().for_each(|card| offer(Action::GiveIntrigue(Intrigue(card))));
                offer(Action::Decline);
            }
            Step::Enthrone { .. } => self.enthronable(|card| offer(Action::Enthrone(card))),
            Step::ShareContracts { .. } => {
                self.offer.into_iter().for_each(|tile| offer(Action::Take(Contract(tile))));
            }
            Step::Contribute { effect, given, .. } => {
                let most = self.levy_open(effect, given).min(self.player(seat).spice);
                (0..=most).for_each(|amount| offer(Action::Contribute(amount)));
            }
            Step::ReadIcon { faction, .. } => {
                if self.army(seat).is_some() {
                    offer(Action::Faction(faction));
                }
                offer(Action::OwnBoard);
            }
            Step::Yield { .. } => {
                offer(Action::Yield);
                offer(Action::Decline);
            }
            _ => {}
        }
    }

    /// Carries out a step of six players that needs no decision, or whose decision is forced.
    pub(crate) fn team_perform(&mut self, step: Step, w: &mut impl World<Event>) {
        match step {
            Step::Activate { seat, allies } => {
                let [left, right] = self.allies_of(seat);
                self.activate(seat, if allies == 2 { right } else { left }, w);
            }
            Step::RevealTurn { seat } => self.begin_reveal(seat, w),
            Step::EndTurn { seat } => self.end_turn(seat, w),
            Step::Split { seat, troops } => {
                let (least, ..) = self.split(seat, troops);
                self.reinforce(seat, troops, least, w);
            }
            Step::Enthrone { seat } => {
                let mut only = None;
                self.enthronable(|card| only = Some(card));
                if let Some(card) = only {
                    self.enthrone(seat, card, w);
                }
            }
            Step::ShareContracts { seat } => self.share_contracts(seat, None, w),
            Step::Contribute { seat, effect, this, at: 2, given } => {
                self.settle_levy(seat, effect, this, given, w);
            }
            Step::Contribute { seat, effect, this, at, given } => {
                self.stack.push(Step::Contribute { seat, effect, this, at: at + 1, given });
            }
            Step::Yield { place } => self.next_yield(place),
            _ => {}
        }
    }

    /// Carries out a decision about a step of six players; tells whether it was one.
    pub(crate) fn team_decide(
        &mut self,
        seat: Seat,
        step: Step,
        action: Action,
        w: &mut impl World<Event>,
    ) -> bool {
        match (step, action) {
            (Step::Activate { .. }, Action::Activate(ally)) => self.activate(seat, ally, w),
            (_, Action::Activate(ally)) => {
                self.stack.push(step);
                self.activate(seat, ally, w);
            }
            (_, Action::CallUp) => {
                self.stack.push(step);
                if let Some(ally) = self.army(seat) {
                    self.stack.push(Step::CallUp { seat: ally });
                }
            }
            (Step::CallUp { .. }, action) => {
                if let Action::Deploy(troops) = action {
                    self.turn.deployed += troops;
                    self.deploy(seat, troops, w);
                }
                self.turn.held_back = self.deployable(self.turn.seat);
            }
            // The Ally decides about deployment. IU-AMB-60
            (Step::DeployOrRetreat { .. }, Action::Deploy(most)) if self.is_commander(seat) => {
                if let Some(seat) = self.army(seat) {
                    self.stack.push(Step::Deploy { seat, most, fresh: false });
                }
            }
            (Step::Deploy { fresh: true, .. }, Action::Deploy(troops)) => {
                if self.army(self.turn.seat) == Some(seat) {
                    self.turn.deployed += troops;
                }
                self.deploy(seat, troops, w);
            }
            (Step::Split { troops, .. }, Action::Split(left)) => self.reinforce(seat, troops, left, w),
            (_, Action::TradeWith(mate)) => self.trade(seat, mate),
            (Step::Give { to, .. }, Action::Give(good, amount)) => self.give(seat, to, good, amount, w),
            (Step::Give { to, back, .. }, Action::GiveIntrigue(card)) => {
                self.stack.push(Step::Give { seat, to, back, cards: true });
                self.give_intrigue(seat, to, card, w);
            }
            (_, Action::Enthrone(card)) => self.enthrone(seat, card, w),
            (Step::ShareContracts { .. }, Action::Take(contract)) => {
                self.share_contracts(seat, Some(contract), w);
            }
            (Step::Contribute { seat, effect, this, at, mut given }, Action::Contribute(amount)) => {
                if let Some(place) = given.get_mut(usize::from(at)) {
                    *place = amount;
                }
                self.stack.push(Step::Contribute { seat, effect, this, at: at + 1, given });
            }
            (Step::ReadIcon { faction, amount, .. }, action) => {
                for _ in 0..amount {
                    match action {
                        Action::OwnBoard => self.gain_own(seat, w),
                        _ => self.gain_influence(seat, faction, w),
                    }
                }
            }
            (Step::GainInfluence { amount, not, again, .. }, Action::OwnBoard) => {
                self.gain_chosen(seat, amount, not, again, OWN_BOARD, w);
            }
            (Step::LoseInfluence { .. }, Action::OwnBoard) => self.lose_own(seat, w),
            (Step::Yield { place }, action) => {
                if action == Action::Yield {
                    self.yielded |= 1 << seat.0;
                    w.tell(|| Event::Yielded { seat });
                }
                self.next_yield(place);
            }
            _ => return false,
        }
        true
    }
}

/// Stands for the personal board where a faction is left out.
pub(crate) const OWN_BOARD: u8 = 4;
