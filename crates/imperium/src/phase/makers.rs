//! Phase 4: bonus spice gathers.

use serde::Serialize;
use table::fault::more;
use table::{Doing, Steps, World};

use super::{Asking, no_question, recall};
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The step of phase 4.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Every maker space without an agent gets a spice. IU-MAKER-03, IU-MAKER-04
    Gather,
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        for (at, &space) in game.makers_here().iter().enumerate() {
            if game.occupied() & space.bit() == 0 {
                more(&mut game.bonus[at], 1, "bonus spice");
                let total = game.bonus[at];
                w.tell(|| Event::BonusSpice { space, total });
            }
        }
        game.push(recall::Step::Recall);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}
