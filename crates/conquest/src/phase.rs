//! The phases of the rulebook, one file each, in its words and order.
//!
//! What is still to be done stands on a stack of steps, the next on top; [`table::step`] says how they run.
//! Each phase's steps stand whole in its file: whom a step asks, what it offers, why the rest is refused,
//! what an answer does.

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

use table::{Refusal, rule_id};

use crate::state::Conquest;

table::steps! {
    /// Something still to be done.
    pub enum Step for Conquest {
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
}

/// The refusal for an action that does not belong to the step at all: every turn has its phases in order,
/// and only what the phase under way asks for can be done.
pub(crate) fn not_now() -> Refusal {
    Refusal::new(rule_id!("CD-TURN-02"), "refuse-not-now")
}
