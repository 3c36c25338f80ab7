//! The ten contracts made for Rise of Ix, an option: everybody begins with one of two. IU-COMBO-07, IU-COMBO-31
//!
//! This table plays without Rise of Ix, so four of them name spaces the board lacks and stay uncompleted, and a tech
//! tile that others would give is not there to be acquired. IU-AMB-89

use table::{Seat, World};

use crate::content::Contract;
use crate::event::Event;
use crate::state::{Imperium, NONE};
use crate::step::Step;

impl Imperium {
    /// Deals two to every player, of six players to every Ally; the others stay in the box.
    pub(crate) fn deal_ix_contracts(&mut self, w: &mut impl World<Event>) {
        for contract in Contract::all().filter(|contract| contract.text().ix) {
            self.boxed.add(contract.0);
        }
        self.stack.push(Step::ShowKept { commanders: false });
        for seat in Seat::first(self.humans.into()).rev() {
            if self.is_commander(seat) {
                continue;
            }
            let dealt = [(); 2].map(|()| self.boxed.draw(w).unwrap_or(NONE));
            self.give_to_choose(seat, dealt, w);
        }
    }

    fn give_to_choose(&mut self, seat: Seat, dealt: [u8; 2], w: &mut impl World<Event>) {
        self.player_mut(seat).dealt = dealt;
        let contracts = dealt.map(Contract);
        w.tell(|| Event::DealtContracts { seat, contracts: Some(contracts) });
        self.stack.push(Step::Keep { seat });
    }

    /// The contract to keep is the first from now on. Nobody else sees it before all have chosen.
    pub(crate) fn keep(&mut self, seat: Seat, contract: Contract) {
        let dealt = &mut self.player_mut(seat).dealt;
        if dealt[1] == contract.0 {
            dealt.swap(0, 1);
        }
    }

    /// All have chosen: what is kept lies open; the rest goes to the box, or from Allies to their Commander.
    pub(crate) fn show_kept(&mut self, commanders: bool, w: &mut impl World<Event>) {
        let mut passed = [NONE; crate::state::PLAYERS];
        for seat in Seat::first(self.humans.into()) {
            let [kept, other] = std::mem::replace(&mut self.player_mut(seat).dealt, [NONE; 2]);
            if kept == NONE {
                continue;
            }
            self.player_mut(seat).contracts.add(kept);
            w.tell(|| Event::Kept { seat, contract: Contract(kept) });
            if self.six && !commanders {
                passed[seat.index()] = other;
            } else {
                self.boxed.add(other);
            }
        }
        if self.six && !commanders {
            self.stack.push(Step::ShowKept { commanders: true });
            for seat in [crate::team::SHADDAM, crate::team::MUADDIB] {
                let dealt = self.allies_of(seat).map(|ally| passed[ally.index()]);
                self.give_to_choose(seat, dealt, w);
            }
        }
    }
}
