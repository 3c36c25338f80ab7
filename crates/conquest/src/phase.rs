//! The phases of the rulebook, one file each, in its words and order.
//!
//! What is still to be done stands on a stack of steps, the next on top. A step either waits for somebody
//! (`asks`), then says what they may do (`offer`) and takes their answer (`take`); or it waits for nobody
//! and is simply carried out (`run`). See `Doing` below.
//!
//! What may be done is written once, in `offer`. An action that is not offered is refused, and only then
//! does `refuse` look for the rule against it.

pub mod battle;
pub mod cards;
pub mod clash;
pub mod collection;
pub mod market;
pub mod movement;
pub mod pause;
pub mod plan;
pub mod powers;
pub mod revival;
pub mod setup;
pub mod shipment;
pub mod spice_blow;
pub mod storm;
pub mod turn;

use table::{Refusal, Seat, SeatSet, World, rule_id};

use crate::action::Action;
use crate::effect::Window;
use crate::event::Event;
use crate::state::Conquest;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Setting up.
    Setup(setup::Step),
    /// The turn and its phases.
    Turn(turn::Step),
    /// A pause in which market cards may be played.
    Pause(pause::Step),
    /// Phase 1.
    Storm(storm::Step),
    /// Phase 2.
    SpiceBlow(spice_blow::Step),
    /// Phase 3.
    Cards(cards::Step),
    /// Phase 4.
    Revival(revival::Step),
    /// Phase 5, shipment.
    Shipment(shipment::Step),
    /// Phase 5, movement; also the way of a worm rider.
    Movement(movement::Step),
    /// Phase 6, from choosing a battle to its end.
    Battle(battle::Step),
    /// Phase 6, the powers used before planning.
    Powers(powers::Step),
    /// Phase 6, the secret plans.
    Plan(plan::Step),
    /// Phase 6, from the reveal to the result.
    Clash(clash::Step),
    /// Phase 7.
    Collection(collection::Step),
}

impl Default for Step {
    fn default() -> Step {
        Step::Turn(turn::Step::Turn)
    }
}

macro_rules! each_phase {
    ($step:expr, $inner:ident => $body:expr) => {
        match $step {
            Step::Setup($inner) => $body,
            Step::Turn($inner) => $body,
            Step::Pause($inner) => $body,
            Step::Storm($inner) => $body,
            Step::SpiceBlow($inner) => $body,
            Step::Cards($inner) => $body,
            Step::Revival($inner) => $body,
            Step::Shipment($inner) => $body,
            Step::Movement($inner) => $body,
            Step::Battle($inner) => $body,
            Step::Powers($inner) => $body,
            Step::Plan($inner) => $body,
            Step::Clash($inner) => $body,
            Step::Collection($inner) => $body,
        }
    };
}

/// How a step is asked, answered and carried out. The defaults are those of a step that waits for nobody.
pub(crate) trait Doing: Copy {
    /// Who must decide; nobody if the step is simply carried out.
    fn asks(self, _: &Conquest) -> SeatSet {
        SeatSet::NONE
    }

    /// What a seat that must decide may do.
    fn offer(self, _: &Conquest, _: Seat, _: &mut impl FnMut(Action)) {}

    /// Is the window of a market card open for a seat that must decide? (CD-MARKET-09)
    fn opens(self, _: &Conquest, _: Seat, _: Window) -> bool {
        false
    }

    /// Why something that is not offered may not be done.
    fn refuse(self, _: &Conquest, _: Seat, _: Action) -> Refusal {
        not_now()
    }

    /// Takes an answer that was offered.
    fn take(self, _: &mut Conquest, _: Seat, _: Action, _: &mut impl World<Event>) {}

    /// Carries out a step that waits for nobody, or no longer.
    fn run(self, game: &mut Conquest, _: &mut impl World<Event>) {
        game.done();
    }
}

impl Doing for Step {
    #[inline]
    fn asks(self, game: &Conquest) -> SeatSet {
        each_phase!(self, step => step.asks(game))
    }

    #[inline]
    fn offer(self, game: &Conquest, seat: Seat, offer: &mut impl FnMut(Action)) {
        each_phase!(self, step => step.offer(game, seat, offer))
    }

    fn opens(self, game: &Conquest, seat: Seat, window: Window) -> bool {
        each_phase!(self, step => step.opens(game, seat, window))
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        let refusal = each_phase!(self, step => step.refuse(game, seat, action));
        match action {
            Action::Play(card) if refusal == not_now() => market::refuse(game, seat, self, card),
            _ => refusal,
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        each_phase!(self, step => step.take(game, seat, action, world));
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        each_phase!(self, step => step.run(game, world));
    }
}

/// The refusal for an action that does not belong to the step at all: every turn has its phases in order,
/// and only what the phase under way asks for can be done.
pub(crate) fn not_now() -> Refusal {
    Refusal::new(rule_id!("CD-TURN-02"), "refuse-not-now")
}
