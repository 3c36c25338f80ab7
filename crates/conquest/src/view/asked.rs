//! What a seat is asked, as it sees it.

use serde::Serialize;
use table::Seat;

use crate::action::Element;
use crate::board::{Cell, Region};
use crate::phase::{self, Step, clash, movement::Group};
use crate::state::Conquest;

/// What a viewer must decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Keep a traitor card.
    KeepTraitor {
        /// How many are still to be kept.
        left: u8,
    },
    /// Play a market card in a pause, or not.
    Pause,
    /// Name a leader and an opponent.
    AskTraitor,
    /// Name a region to shelter.
    Shelter,
    /// How far the storm moves.
    StormMove,
    /// Ride the worm, or not.
    Ride,
    /// Where the group goes.
    GoTo {
        /// Where it sets out.
        from: Region,
        /// On a worm?
        riding: bool,
    },
    /// How many come along.
    Take {
        /// Where they stand.
        at: Cell,
        /// Where they go.
        to: Cell,
    },
    /// Play a market card before drawing, or not.
    BeforeDrawing,
    /// Discard battle cards.
    Salvage,
    /// How many market cards to buy.
    Buy,
    /// Revive.
    Revive,
    /// Revive by a market card.
    ReviveFree,
    /// Ship, or not.
    Ship,
    /// How many to ship.
    ShipCount {
        /// Where to.
        to: Cell,
    },
    /// Move a group, or not.
    Move {
        /// Groups left.
        groups: u8,
    },
    /// Which battle comes next.
    Fight,
    /// Exchange a traitor, or not.
    Exchange,
    /// Which traitor card goes under the deck.
    ReturnTraitor,
    /// Use Prescience, or not.
    Prescience,
    /// Use the Voice, or not.
    Voice,
    /// Settle what Prescience asked for.
    Settle {
        /// The element.
        element: Element,
    },
    /// Form the plan.
    Plan {
        /// The element to settle; `None` when only sealing is left.
        element: Option<Element>,
    },
    /// Market cards and treachery after the reveal.
    Window,
    /// Answer treachery with treachery, or not.
    Answer,
    /// Where the winner loses troops.
    Losses {
        /// Where they stand.
        at: Cell,
        /// How many are still to be lost.
        left: u8,
    },
    /// How much to collect.
    Collect {
        /// Where.
        at: Cell,
    },
    /// Take charity, or not.
    Charity,
}

/// The question a step puts to a seat.
pub(super) fn asked(game: &Conquest, seat: Seat, step: Step) -> Option<Asked> {
    use phase::{battle, cards, collection, movement, pause, plan, powers, revival, setup, shipment, storm};
    Some(match step {
        Step::Setup(setup::Step::Keep | setup::Step::KeepHarkonnen) => {
            let keeps = setup::keeps(game, seat);
            Asked::KeepTraitor { left: keeps - game.side(seat).traitors.len() as u8 }
        }
        Step::Pause(pause::Step::Pause { .. }) => Asked::Pause,
        Step::Pause(pause::Step::Ask(_)) => Asked::AskTraitor,
        Step::Pause(pause::Step::Shelter(_)) => Asked::Shelter,
        Step::Storm(storm::Step::Choose(_)) => Asked::StormMove,
        Step::SpiceBlow(phase::spice_blow::Step::Ride) => Asked::Ride,
        Step::Movement(movement::Step::GoTo) => {
            let Group { from, riding, .. } = game.group;
            Asked::GoTo { from, riding }
        }
        Step::Movement(movement::Step::Take) => {
            Asked::Take { at: movement::next_source(game, seat)?.0, to: game.group.to }
        }
        Step::Movement(movement::Step::Choose(_)) => Asked::Move { groups: movement::groups_left(game) },
        Step::Cards(cards::Step::Begin(_)) => Asked::BeforeDrawing,
        Step::Cards(cards::Step::DiscardBattleCards(_)) => Asked::Salvage,
        Step::Cards(cards::Step::Buy(_)) => Asked::Buy,
        Step::Revival(revival::Step::Choose(_)) => Asked::Revive,
        Step::Revival(revival::Step::Free(..)) => Asked::ReviveFree,
        Step::Shipment(shipment::Step::Choose(_)) => Asked::Ship,
        Step::Shipment(shipment::Step::Count(_, to)) => Asked::ShipCount { to },
        Step::Battle(battle::Step::Next) => Asked::Fight,
        Step::Powers(powers::Step::Exchange) => Asked::Exchange,
        Step::Powers(powers::Step::Return(_)) => Asked::ReturnTraitor,
        Step::Powers(powers::Step::Use(_)) if game.house(seat).has_prescience() => Asked::Prescience,
        Step::Powers(powers::Step::Use(_)) => Asked::Voice,
        Step::Powers(powers::Step::Settle) => Asked::Settle { element: game.battle.foreseen?.1 },
        Step::Plan(plan::Step::Form) => {
            let side = game.battle.side_of(seat)?;
            Asked::Plan { element: game.battle.plans[side].open_element() }
        }
        Step::Clash(clash::Step::Window) => Asked::Window,
        Step::Clash(clash::Step::Answer(_)) => Asked::Answer,
        Step::Clash(clash::Step::Losses { left, from, .. }) => {
            Asked::Losses { at: clash::next_loss(game, seat, left, from)?.0, left }
        }
        Step::Collection(collection::Step::Collect { from, .. }) => {
            Asked::Collect { at: collection::next(game, seat, from)?.0 }
        }
        Step::Collection(collection::Step::Charity(_)) => Asked::Charity,
        // Steps that wait for nobody.
        Step::Setup(_)
        | Step::Turn(_)
        | Step::Storm(_)
        | Step::SpiceBlow(_)
        | Step::Cards(_)
        | Step::Revival(_)
        | Step::Shipment(_)
        | Step::Powers(_)
        | Step::Plan(_)
        | Step::Clash(_) => return None,
    })
}
