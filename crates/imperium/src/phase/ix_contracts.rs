//! The ten contracts made for Rise of Ix, an option: everybody begins with one of two. IU-COMBO-07, IU-COMBO-31
//!
//! This table plays without Rise of Ix, so four of them name spaces the board lacks and stay uncompleted, and a tech
//! tile that others would give is not there to be acquired. IU-AMB-89

use serde::Serialize;
use table::fault::{self, Fault};
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, no_question, not_now, plain};
use crate::action::Action;
use crate::content::Contract;
use crate::event::Event;
use crate::state::team::COMMANDERS;
use crate::state::{Imperium, PLAYERS};
use crate::view::Question;

/// The steps before the first round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which of two is kept. Nobody else sees it before all have chosen.
    Keep {
        /// Who chooses.
        seat: Seat,
    },
    /// All have chosen; of six players the Allies, or the Commanders.
    Show {
        /// Have the Commanders?
        commanders: bool,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        match self {
            Step::Keep { seat } => SeatSet::one(seat),
            Step::Show { .. } => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        offers.extend(game.player(seat).dealt.into_iter().flatten().map(Action::Keep));
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Keep(_) => Refusal::new(rule_id!("IU-COMBO-07"), "refuse-contract-not-offered"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, _: &mut impl World<Event>) {
        // The contract to keep is the first from now on.
        if let (Some(dealt), Action::Keep(contract)) = (&mut game.player_mut(seat).dealt, action)
            && dealt[1] == contract
        {
            dealt.swap(0, 1);
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        if let Step::Show { commanders } = self {
            game.show_kept(commanders, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Keep { .. } => plain("ask-keep", rule_id!("IU-COMBO-07")),
            Step::Show { .. } => no_question(),
        }
    }
}

impl Imperium {
    /// Deals two to every player, of six players to every Ally; the others stay in the box.
    pub(crate) fn deal_ix_contracts(&mut self, w: &mut impl World<Event>) {
        for contract in Contract::all().filter(|contract| contract.text().ix) {
            self.boxed.add(contract.0);
        }
        self.push(Step::Show { commanders: false });
        for seat in Seat::first(self.humans.into()).rev() {
            if self.is_commander(seat) {
                continue;
            }
            match [(); 2].map(|()| self.boxed.draw(w).map(Contract)) {
                [Some(one), Some(other)] => self.give_to_choose(seat, [one, other], w),
                _ => fault::raise(Fault::Missing("a contract")),
            }
        }
    }

    fn give_to_choose(&mut self, seat: Seat, contracts: [Contract; 2], w: &mut impl World<Event>) {
        self.player_mut(seat).dealt = Some(contracts);
        w.tell(|| Event::DealtContracts { seat, contracts: Some(contracts) });
        self.push(Step::Keep { seat });
    }

    /// All have chosen: what is kept lies open; the rest goes to the box, or from Allies to their Commander.
    fn show_kept(&mut self, commanders: bool, w: &mut impl World<Event>) {
        let mut passed = [None; PLAYERS];
        for seat in Seat::first(self.humans.into()) {
            let Some([contract, other]) = self.player_mut(seat).dealt.take() else { continue };
            self.player_mut(seat).contracts.add(contract.0);
            w.tell(|| Event::Kept { seat, contract });
            if self.teams && !commanders {
                passed[seat.index()] = Some(other);
            } else {
                self.boxed.add(other.0);
            }
        }
        if self.teams && !commanders {
            self.push(Step::Show { commanders: true });
            for seat in COMMANDERS.into_iter().rev() {
                match self.allies_of(seat).map(|ally| passed[ally.index()]) {
                    [Some(one), Some(other)] => self.give_to_choose(seat, [one, other], w),
                    _ => fault::raise(Fault::Missing("a contract")),
                }
            }
        }
    }
}
