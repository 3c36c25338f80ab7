//! A round and its phases (WA-ROUND-…).

use serde::Serialize;
use table::fault::{self, Fault};
use table::{Doing, RuleId, Steps, World, rule_id};

use super::{Step, Task, Who};
use crate::event::Event;
use crate::piece::{Deck, Side};
use crate::state::{Arrakis, Battle};

/// Prescience cards revealed each round (WA-ROUND-04).
const REVEALED: u32 = 3;
/// Fewer against the automaton (WA-SOLO-START-02).
const REVEALED_SOLO: u32 = 2;

/// The phases of a round, in order (WA-ROUND-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are drawn and prescience revealed.
    Begin,
    /// Harkonnen places vehicles.
    Vehicles,
    /// Action dice are rolled.
    Roll,
    /// Bene Gesserit tokens may be placed.
    Tokens,
    /// Actions in turn.
    Actions,
    /// The action phase is over.
    ActionsEnd,
    /// Wormsign tokens are placed.
    Signs,
    /// Wormsign tokens are turned up.
    Reveal,
    /// Sandworms take effect.
    Worms,
    /// Coriolis storms.
    Storms,
    /// Spice is harvested and spent.
    Harvest,
    /// Imperium bans.
    Bans,
    /// Prescience cards are claimed at the end of the round.
    Claims,
    /// The secret objective is checked, leaders and hands are tidied.
    Tidy,
    /// Unclaimed prescience cards go.
    Foresight,
    /// The next round.
    Next,
}

impl Phase {
    /// Whose decision it is: a phase is carried out.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        Who::Nobody
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        rule_id!("WA-ROUND-02")
    }
}

impl Doing<Arrakis> for Phase {
    /// A phase has nothing left to do: the next one begins (WA-ROUND-02).
    fn run(self, game: &mut Arrakis, w: &mut impl World<Event>) {
        game.push(self);
        let ends = matches!(self, Phase::Vehicles | Phase::ActionsEnd | Phase::Storms | Phase::Bans);
        if ends && !game.asked {
            game.asked = true;
            game.ask_wild_maker();
            return;
        }
        game.asked = false;
        match self {
            Phase::Begin => game.begin_vehicles(w),
            Phase::Vehicles => game.begin_roll(w),
            Phase::Roll => game.begin_tokens(),
            Phase::Tokens => game.begin_actions(),
            Phase::Actions => game.next_turn(),
            Phase::ActionsEnd => game.begin_signs(w),
            Phase::Signs => game.begin_reveal(w),
            Phase::Reveal => game.worms_appear(w),
            Phase::Worms => game.next_worm(),
            Phase::Storms => game.begin_harvest(w),
            Phase::Harvest => game.enter_phase(Phase::Bans),
            Phase::Bans => game.begin_claims(),
            Phase::Claims => game.tidy(w),
            Phase::Tidy => game.begin_foresight(),
            Phase::Foresight => game.end_foresight(w),
            Phase::Next => game.begin_round(w),
        }
    }
}

impl Arrakis {
    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        match self.pending().next() {
            Some(Step::Round(phase)) => phase,
            _ => Phase::Next,
        }
    }

    /// Goes to a phase.
    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        if let Some(Task(bottom)) = self.stack.iter_mut().next() {
            *bottom = Step::Round(phase);
        } else {
            fault::raise(Fault::DeadEnd);
        }
    }

    /// A new round (WA-ROUND-03, WA-ROUND-04).
    pub(crate) fn begin_round(&mut self, w: &mut impl World<Event>) {
        self.round += 1;
        let round = self.round;
        self.enter_phase(Phase::Begin);
        w.tell(|| Event::RoundBegan { round });
        self.claims = 0;
        self.harvesters_lost = 0;
        self.harvest = 0;
        self.dice = [[0; 5]; 4];
        self.forced = None;
        self.battle = Battle::default();
        self.houses_act();
        for deck in Deck::ALL {
            if self.rules.solo && deck.side() == Side::Harkonnen {
                self.refill(deck);
            }
            self.draw_from(self.owner(deck), deck, 1, w);
        }
        if self.rules.solo {
            self.draw_tactics(w);
            self.reveal_prescience(REVEALED_SOLO, w);
        } else {
            self.reveal_prescience(REVEALED, w);
        }
    }
}
