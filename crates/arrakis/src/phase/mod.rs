//! The phases of a round, one file each, in the rulebook's order.

mod actions;
mod dice;
mod end;
mod garrison;
mod harvest;
mod hazards;
mod solo;
mod start;
mod team;
mod vehicles;

pub(crate) use start::{setup, shuffle, tokens};

use table::{Steps, World};

use crate::event::Event;
use crate::state::Arrakis;
use crate::step::{Phase, Step};

impl Arrakis {
    /// A phase has nothing left to do: the next one begins (WA-ROUND-02).
    pub(crate) fn advance(&mut self, phase: Phase, w: &mut impl World<Event>) {
        self.push(Step::Phase(phase));
        let ends = matches!(phase, Phase::Vehicles | Phase::ActionsEnd | Phase::Storms | Phase::Bans);
        if ends && !self.asked {
            self.asked = true;
            self.ask_wild_maker();
            return;
        }
        self.asked = false;
        match phase {
            Phase::Begin => self.begin_vehicles(w),
            Phase::Vehicles => self.begin_roll(w),
            Phase::Roll => self.begin_tokens(),
            Phase::Tokens => self.begin_actions(),
            Phase::Actions => self.next_turn(),
            Phase::ActionsEnd => self.begin_signs(w),
            Phase::Signs => self.begin_reveal(w),
            Phase::Reveal => self.worms_appear(w),
            Phase::Worms => self.next_worm(),
            Phase::Storms => self.begin_harvest(w),
            Phase::Harvest => self.enter_phase(Phase::Bans),
            Phase::Bans => self.begin_claims(),
            Phase::Claims => self.tidy(w),
            Phase::Tidy => self.begin_foresight(),
            Phase::Foresight => self.end_foresight(w),
            Phase::Next => self.begin_round(w),
        }
    }
}
