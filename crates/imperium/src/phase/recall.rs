//! Phases 4 and 5: bonus spice gathers, the end is checked, agents come home.

use table::{Seat, World};

use crate::event::Event;
use crate::state::Imperium;
use crate::step::Step;

/// The score that triggers the end. IU-RECALL-01
const TARGET: u8 = 10;

impl Imperium {
    /// Every maker space without an agent gets a spice. IU-MAKER-03, IU-MAKER-04
    pub(crate) fn makers(&mut self, w: &mut impl World<Event>) {
        for (at, &space) in self.makers_here().iter().enumerate() {
            if self.agents[space.index()] == 0 {
                self.bonus[at] = self.bonus[at].saturating_add(1);
                let total = self.bonus[at];
                w.tell(|| Event::BonusSpice { space, total });
            }
        }
        self.stack.push(Step::Recall);
    }

    /// The end of the game, or the next round. IU-RECALL-01, IU-RECALL-02, IU-RECALL-03, IU-AMB-42
    pub(crate) fn recall(&mut self, w: &mut impl World<Event>) {
        let counts = |seat: &Seat| self.rival(*seat).is_none_or(|card| !card.streamlined);
        let reached = self.seats_iter().filter(counts).any(|seat| self.player(seat).vp >= TARGET);
        if reached || self.round == self.last_round() {
            w.tell(|| Event::EndTriggered);
            self.stack.push(Step::Count);
            for place in (0..self.count).rev() {
                self.stack.push(Step::Endgame { place });
            }
            return;
        }
        for here in &mut self.agents {
            *here = 0;
        }
        for player in &mut self.players {
            player.reveal_number = 0;
        }
        self.pieces_home();
        // The Rival of two players never holds the token. IU-RIVAL-10, IU-RIVAL-14
        let holders = if self.humans == 2 { 2 } else { self.count };
        self.first = Seat((self.first.0 + 1) % holders);
        let seat = self.first;
        w.tell(|| Event::FirstPlayer { seat });
        self.stack.push(Step::RoundStart);
    }
}
