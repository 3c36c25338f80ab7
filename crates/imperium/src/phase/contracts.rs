//! Contracts: taken from those laid out, completed, turned face down.

use serde::Serialize;
use table::{Doing, Offers, Refusal, Seat, SeatSet, World, rule_id};

use super::{Asking, not_now, plain};
use crate::action::Action;
use crate::content::{Contract, Goal, content};
use crate::event::{Event, Good};
use crate::state::Imperium;
use crate::view::Question;

/// What whoever finds no contract gets. IU-CHOAM-06, IU-CHOAM-09
pub(crate) const INSTEAD: u8 = 2;

/// The step of a contract.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// One is taken, or Solari where there is none. IU-CHOAM-07
    Take {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Take { seat } = self;
        SeatSet::one(seat)
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        offers.extend(takeable(game, seat).map(Action::Take));
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Take(_) => Refusal::new(rule_id!("IU-CHOAM-07"), "refuse-contract-not-offered"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        if let Action::Take(contract) = action {
            game.take_contract(seat, contract, w);
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let Step::Take { seat } = self;
        game.gain(seat, Good::Solari, INSTEAD, w);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-contract", rule_id!("IU-CHOAM-07"))
    }
}

/// The contracts the player may take: those laid out, and those set aside for the leader. IU-CHOAM-07, IU-CLARIFY-10
fn takeable(game: &Imperium, seat: Seat) -> impl Iterator<Item = Contract> + use<> {
    let ([first, second], sardaukar) = (game.offer, game.sardaukar);
    let reserved = game.player(seat).leader().and_then(|leader| leader.reserves);
    let set_aside = Contract::all()
        .filter(move |contract| sardaukar.has(contract.0) && reserved == Some(contract.text().goal));
    first.into_iter().chain(second.filter(|_| second != first)).chain(set_aside)
}

impl Imperium {
    /// Fills a place of the contract offer. IU-CHOAM-08
    pub(crate) fn deal_contract(&mut self, slot: usize, w: &mut impl World<Event>) {
        let contract = self.contracts.draw(w).map(Contract);
        self.offer[slot] = contract;
        if let Some(contract) = contract {
            w.tell(|| Event::Offered { contract });
        }
    }

    /// The contract goes to the player and its place is filled again. IU-CHOAM-07, IU-CHOAM-08, IU-CHOAM-13
    pub(crate) fn take_contract(&mut self, seat: Seat, contract: Contract, w: &mut impl World<Event>) {
        self.player_mut(seat).contracts.add(contract.0);
        w.tell(|| Event::TookContract { seat, contract });
        match self.offer.iter().position(|&there| there == Some(contract)) {
            Some(slot) => self.deal_contract(slot, w),
            None => self.sardaukar.take(contract.0),
        }
        if contract.text().goal == Goal::Immediate {
            self.complete(seat, contract, w);
        }
    }

    /// Harvest contracts count all spice of a turn with an agent on a maker space. IU-CHOAM-12, IU-AMB-46
    pub(crate) fn harvest(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let at_maker = self.turn.space.is_some_and(|space| content().makers & space.bit() != 0);
        if self.turn.open && at_maker {
            let gained = self.turn.spice;
            self.complete_held(seat, |goal| matches!(goal, Goal::Harvest(least) if gained >= least), w);
        }
    }

    /// Completes every contract whose goal is met and that was held when the agent was sent. IU-CHOAM-16, IU-CHOAM-17
    pub(crate) fn complete_held(
        &mut self,
        seat: Seat,
        met: impl Fn(Goal) -> bool,
        w: &mut impl World<Event>,
    ) {
        let held = self.turn.held;
        for contract in held.kinds().map(Contract) {
            while met(contract.text().goal) && self.turn.held.remove(contract.0) {
                self.complete(seat, contract, w);
            }
        }
    }

    /// Completes a contract: it is turned face down and its reward is due. IU-CHOAM-15
    pub(crate) fn complete(&mut self, seat: Seat, contract: Contract, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if player.contracts.remove(contract.0) {
            player.completed.add(contract.0);
            w.tell(|| Event::Completed { seat, contract });
            for effect in &contract.text().reward {
                self.due(seat, effect, None, w);
            }
        }
    }
}
