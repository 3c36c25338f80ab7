//! The rule behind a question or a choice, as it holds for the one who is asked: the faction's own rule
//! where it has one, that of the allied duel where the general one is not for it.

use table::{RuleId, Viewer, rule_id};

use crate::action::{Action, Element};
use crate::effect::BattleRole;
use crate::options::House;
use crate::phase::revival::FREE;
use crate::phase::shipment::FREMEN_SHIPMENT;
use crate::state::Phase;
use crate::view::{Asked, SideView, View};

/// The side of the one who looks; nobody's for those who only look on.
fn own(view: &View) -> Option<&SideView> {
    match view.viewer {
        Viewer::Seat(seat) => view.sides.get(seat.index()),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

/// Has the one who looks a power?
pub(super) fn has(view: &View, power: impl Fn(House) -> bool) -> bool {
    own(view).is_some_and(|side| power(side.house))
}

/// The rule of shipment and movement for the one who looks: that of Fremen for all who have their powers,
/// that of the allied duel for the other alliance, and the general one for everybody else.
fn on_the_map(view: &View, fremen: RuleId, general: RuleId) -> RuleId {
    if has(view, House::knows_the_desert) {
        fremen
    } else if has(view, |house| house == House::HarkonnenImperium) {
        rule_id!("CD-ALLY-15")
    } else {
        general
    }
}

pub(super) fn of_question(view: &View, asked: &Asked) -> RuleId {
    match asked {
        Asked::KeepTraitor { .. } => of_keeping(view),
        Asked::Pause => rule_id!("CD-MARKET-11"),
        Asked::AskTraitor | Asked::Shelter => rule_id!("CD-MARKET-10"),
        // The card that chooses in place of the roll is not the first player's right.
        Asked::StormMove if view.now.weather.is_some() => rule_id!("CD-MARKET-10"),
        Asked::StormMove => rule_id!("CD-STORM-02"),
        Asked::Ride => rule_id!("CD-FAC-FRE-04"),
        Asked::GoTo { riding: true, .. } => rule_id!("CD-FAC-FRE-07"),
        Asked::GoTo { riding: false, .. } if has(view, House::knows_the_desert) => rule_id!("CD-FAC-FRE-13"),
        Asked::GoTo { riding: false, .. } => rule_id!("CD-MOVE-03"),
        // Only riders take anybody along in that phase.
        Asked::Take { .. } if view.phase == Phase::SpiceBlow => rule_id!("CD-FAC-FRE-06"),
        Asked::Take { .. } => rule_id!("CD-MOVE-02"),
        Asked::BeforeDrawing => rule_id!("CD-MARKET-09"),
        Asked::Salvage => rule_id!("CD-CARDS-04"),
        Asked::Buy => rule_id!("CD-MARKET-01"),
        Asked::Revive => rule_id!("CD-REVIVE-01"),
        Asked::ReviveFree => rule_id!("CD-MARKET-10"),
        Asked::Ship if has(view, House::knows_the_desert) => rule_id!("CD-FAC-FRE-11"),
        Asked::Ship => rule_id!("CD-SHIP-01"),
        Asked::ShipCount { .. } => on_the_map(view, rule_id!("CD-FAC-FRE-11"), rule_id!("CD-SHIP-03")),
        Asked::Move { .. } => on_the_map(view, rule_id!("CD-FAC-FRE-13"), rule_id!("CD-MOVE-01")),
        Asked::Fight => rule_id!("CD-BATTLE-06"),
        Asked::Exchange | Asked::ReturnTraitor => rule_id!("CD-FAC-HAR-08"),
        Asked::Prescience => rule_id!("CD-FAC-ATR-03"),
        Asked::Voice => rule_id!("CD-FAC-IMP-04"),
        Asked::Settle { .. } => rule_id!("CD-FAC-ATR-05"),
        Asked::Plan { element: Some(Element::Dial) } => rule_id!("CD-PLAN-03"),
        Asked::Plan { element: Some(Element::Leader) } => rule_id!("CD-PLAN-05"),
        Asked::Plan { element: Some(Element::Weapon) } => {
            of_obedience(view).unwrap_or(rule_id!("CD-PLAN-13"))
        }
        Asked::Plan { element: Some(Element::Defence) } => rule_id!("CD-PLAN-13"),
        Asked::Plan { element: None } => rule_id!("CD-PLAN-17"),
        Asked::Window => rule_id!("CD-AMB-51"),
        Asked::Answer => rule_id!("CD-AMB-54"),
        Asked::Losses { .. } => rule_id!("CD-AMB-10"),
        Asked::Collect { .. } => rule_id!("CD-COLLECT-03"),
        Asked::Charity => rule_id!("CD-COLLECT-06"),
    }
}

/// Everybody keeps one traitor of four, but for Harkonnen, whose share depends on how many play.
fn of_keeping(view: &View) -> RuleId {
    match (has(view, House::exchanges_traitors), view.sides.len()) {
        (false, _) => rule_id!("CD-TRAITOR-04"),
        (true, 4) => rule_id!("CD-FAC-HAR-04"),
        (true, 3) => rule_id!("CD-FAC-HAR-05"),
        (true, _) => rule_id!("CD-FAC-HAR-06"),
    }
}

/// The rule on obeying, if the Voice has commanded the one who looks: obedience where it is possible,
/// freedom where no such weapon is held.
fn of_obedience(view: &View) -> Option<RuleId> {
    let own = own(view)?;
    let (_, command) = view.battle.as_ref()?.command.filter(|&(bound, _)| bound == own.seat)?;
    let named = |role: &BattleRole| matches!(role, BattleRole::Weapon { kind, .. } if *kind == command.kind);
    let held = own.battle_hand.iter().flatten().any(|card| named(&card.row().role));
    Some(if command.play && !held { rule_id!("CD-FAC-IMP-07") } else { rule_id!("CD-FAC-IMP-06") })
}

pub(super) fn of_choice(view: &View, action: Action) -> RuleId {
    let Some(asked) = &view.asked else { return rule_id!("CD-TURN-02") };
    match (action, asked) {
        (Action::Play(_), _) => rule_id!("CD-MARKET-09"),
        (Action::ReviveTroops(_) | Action::ReviveLeader(_), Asked::ReviveFree) => rule_id!("CD-MARKET-10"),
        (Action::ReviveTroops(count), _) if count > FREE => rule_id!("CD-REVIVE-03"),
        (Action::ReviveTroops(_), _) => rule_id!("CD-REVIVE-02"),
        (Action::ReviveLeader(_), _) => rule_id!("CD-REVIVE-04"),
        (Action::ShipTo(_), _) => on_the_map(view, rule_id!("CD-FAC-FRE-11"), rule_id!("CD-SHIP-02")),
        // What Fremen ship beyond their own shipment they ship by a market card.
        (Action::Ship(count), _) if count > FREMEN_SHIPMENT && has(view, House::knows_the_desert) => {
            rule_id!("CD-MARKET-10")
        }
        (Action::Foresee(_), _) => rule_id!("CD-FAC-ATR-04"),
        (Action::Command(_), _) => rule_id!("CD-FAC-IMP-05"),
        (Action::Arm(_) | Action::Guard(_), Asked::Settle { .. }) => rule_id!("CD-FAC-ATR-05"),
        (Action::Arm(card), _) => of_obedience(view).unwrap_or(of_slot(card.is_some())),
        (Action::Guard(card), _) => of_slot(card.is_some()),
        (Action::Treachery, _) => rule_id!("CD-TREACH-01"),
        (Action::Exchange, Asked::Fight) => rule_id!("CD-FAC-HAR-09"),
        _ => of_question(view, asked),
    }
}

/// What a slot of a plan may hold, and that it may stay empty.
fn of_slot(filled: bool) -> RuleId {
    if filled { rule_id!("CD-AMB-45") } else { rule_id!("CD-PLAN-13") }
}
