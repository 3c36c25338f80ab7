//! The single choices that cards ask for: one leader, one die, one area. What each of them offers and does stands
//! with its like: on the ground, in the sky, among prescience cards and markers.

mod foresight;
mod ground;
mod sky;

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, Sector, Zone};
use crate::effect::{It, Target, Victim};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Marker, Side};
use crate::state::Arrakis;

use foresight::marker_up_options;
use ground::atomics_options;

/// The single choices that cards ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The area an ornithopter scouts.
    Scout { zone: Zone },
    /// An enemy leader for the tank.
    Tank { victim: Victim, it: It, side: Side },
    /// A legion carried straight to another.
    Carry { from: Option<Area> },
    /// A prescience card to shuffle back.
    ShufflePrescience,
    /// The area spies reveal.
    Spies,
    /// The die Harkonnen must use.
    ForceDie,
    /// Prescience cards to exchange.
    Exchange { gone: u8 },
    /// The marker that goes down.
    MarkerDown,
    /// The marker that goes up.
    MarkerUp { not: Marker, by: u8 },
    /// The Imperium marker that goes down.
    LowerImperium,
    /// The prescience card to attach to.
    Attach { keeps: bool },
    /// Which of the atomics.
    Atomics,
    /// Wormsign tokens to discard.
    DiscardWormsigns { left: u8 },
    /// The legion a special attack hits.
    Bombard { dice: u8, target: Target, it: It, side: Side },
    /// Harvesters of one sector to remove.
    Swallow { left: u8, sector: Option<Sector> },
    /// Vehicles to remove in these sectors.
    RemoveVehicles { left: u8, sectors: u8 },
    /// The sector of the rockets.
    Rockets { dice: u8 },
    /// The ornithopter to capture.
    Capture,
    /// Two sietches whose tokens are swapped.
    SwapTokens { first: Option<Area> },
    /// A sietch that moves.
    MoveSietch { from: Option<Area> },
    /// An enemy legion that is moved.
    ShiftEnemy { from: Option<Area> },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Tank { side, .. } | Step::Bombard { side, .. } => Who::Side(side),
            Step::Scout { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::DiscardWormsigns { .. } => Who::Side(Side::Harkonnen),
            _ => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Scout { .. } => rule_id!("WA-FREE-04"),
            Step::Atomics => rule_id!("WA-ATOMIC-03"),
            Step::MarkerDown | Step::MarkerUp { .. } => rule_id!("WA-CARD-20"),
            Step::Exchange { .. } => rule_id!("WA-CARD-19"),
            _ => rule_id!("WA-PLAN-02"),
        }
    }

    /// May it be left undone (WA-ACTION-06)? Not once it has begun.
    fn optional(self) -> bool {
        !matches!(
            self,
            Step::Scout { .. }
                | Step::Carry { from: Some(_) }
                | Step::MarkerUp { .. }
                | Step::SwapTokens { first: Some(_) }
                | Step::MoveSietch { from: Some(_) }
                | Step::ShiftEnemy { from: Some(_) }
        )
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, to: &mut Offers<'_, Action>) {
        match self {
            Step::Scout { zone } => areas(game.hidden() & zone.under(), Action::To, to),
            Step::Tank { victim, it, side } => game.tank_options(victim, it, side, to),
            Step::Carry { from } => game.carry_options(from, to),
            Step::ShufflePrescience => game.unkept_options(to),
            Step::Spies => areas(game.hidden(), Action::To, to),
            Step::ForceDie => game.force_die_options(to),
            Step::Exchange { gone } => game.exchange_options(gone, to),
            Step::MarkerDown => game.marker_down_options(to),
            Step::MarkerUp { not, .. } => marker_up_options(not, to),
            Step::LowerImperium => game.lower_imperium_options(to),
            Step::Attach { .. } => game.attach_options(to),
            Step::Atomics => atomics_options(to),
            Step::DiscardWormsigns { .. } => areas(game.wormsigns, Action::To, to),
            Step::Bombard { target, it, side, .. } => {
                areas(game.bombarded(target, it, side), Action::To, to);
            }
            Step::Swallow { sector, .. } => game.swallow_options(sector, to),
            Step::RemoveVehicles { sectors, .. } => game.remove_vehicles_options(sectors, to),
            Step::Rockets { .. } => game.rockets_options(to),
            Step::Capture => game.capture_options(to),
            Step::SwapTokens { first } => game.swap_tokens_options(first, to),
            Step::MoveSietch { from } => game.move_sietch_options(from, to),
            Step::ShiftEnemy { from } => game.shift_enemy_options(from, to),
        }
        if self.optional() {
            to.add(Action::Pass);
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, w: &mut impl World<Event>) {
        match self {
            Step::Scout { .. } | Step::Spies => game.reveal_area(action, w),
            Step::Tank { .. } => game.tank_victim(action, w),
            Step::Carry { from } => game.carry(from, action, w),
            Step::ShufflePrescience => game.shuffle_prescience(action, w),
            Step::ForceDie => game.force_die(action, w),
            Step::Exchange { gone } => game.exchange(gone, action, w),
            Step::MarkerDown => game.marker_down(action, w),
            Step::MarkerUp { by, .. } => game.marker_up(by, action, w),
            Step::LowerImperium => game.lower_imperium(action, w),
            Step::Attach { keeps } => game.attach(keeps, action, w),
            Step::Atomics => game.choose_atomics(action, w),
            Step::DiscardWormsigns { left } => game.discard_wormsign(left, action, w),
            Step::Bombard { dice, side, .. } => game.bombard_chosen(side, dice, action, w),
            Step::Swallow { left, .. } => game.swallow(left, action, w),
            Step::RemoveVehicles { left, sectors } => game.remove_vehicle(left, sectors, action, w),
            Step::Rockets { dice } => game.fire_rockets(dice, action, w),
            Step::Capture => game.capture(action, w),
            Step::SwapTokens { first } => game.swap_tokens_with(first, action, w),
            Step::MoveSietch { from } => game.move_sietch_from(from, action, w),
            Step::ShiftEnemy { from } => game.shift_enemy(from, action, w),
        }
    }
}

/// Offers each of these areas.
fn areas(set: AreaSet, make: fn(Area) -> Action, to: &mut Offers<'_, Action>) {
    for area in set.iter() {
        to.add(make(area));
    }
}
