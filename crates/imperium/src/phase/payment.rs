//! What an effect costs: paid cost by cost, before anything is had for it.

use serde::Serialize;
use table::{Doing, Seat, Steps, World};

use super::{Asking, effects, no_question};
use crate::content::Card;
use crate::effect::{Cost, Effect};
use crate::event::Event;
use crate::state::{Fx, Imperium};
use crate::view::Question;

/// The step of a payment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Costs are paid one after another.
    Costs {
        /// Who pays.
        seat: Seat,
        /// What is paid for.
        effect: Fx,
        /// The next cost.
        at: u8,
        /// The card it is printed on.
        this: Option<Card>,
    },
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let Step::Costs { seat, effect, at, this } = self;
        if let Some(cost) = costs_of(effect.0).get(usize::from(at)) {
            game.push(Step::Costs { seat, effect, at: at + 1, this });
            game.pay(seat, cost, this, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}

/// Pays for and carries out an arrow's effect: costs first, then what they buy.
pub(crate) fn begin(game: &mut Imperium, seat: Seat, effect: &'static Effect, this: Option<Card>) {
    if let Effect::Pay(_, effects) | Effect::Toll(_, effects) = effect {
        game.push(effects::Step::sequence(seat, effects, this));
        game.push(Step::Costs { seat, effect: Fx(effect), at: 0, this });
    }
}

/// What an arrow or toll costs.
fn costs_of(effect: &'static Effect) -> &'static [Cost] {
    match effect {
        Effect::Pay(costs, _) | Effect::Toll(costs, _) => costs,
        _ => &[],
    }
}
