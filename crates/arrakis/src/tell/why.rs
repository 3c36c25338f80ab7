//! The automaton's reasons in words.

use table::{RuleId, Say};

use super::choices::answer;
use crate::action::Action;
use crate::piece::Side;
use crate::view::{Asked, View};

/// What the automaton chose, and rather than what.
pub(super) fn chose(
    view: &View,
    asked: Option<Asked>,
    action: Action,
    equal: u8,
    over: Option<Action>,
) -> Say {
    let said = |action| answer(view, Side::Harkonnen, asked, action);
    let say = match over {
        _ if equal > 1 => Say::new("event-mahdi-equal").with("equal", equal),
        Some(other) => Say::new("event-mahdi-over").with("over", said(other)),
        None => Say::new("event-mahdi-chose"),
    };
    say.with("choice", said(action))
}

/// What a rule of the automaton comes to, in a few words.
pub(super) fn why(rule: RuleId) -> Say {
    let key = match rule.as_str() {
        "WA-SOLO-VEHICLE-01" => "why-vehicle-01",
        "WA-SOLO-VEHICLE-02" => "why-vehicle-02",
        "WA-SOLO-VEHICLE-03" => "why-vehicle-03",
        "WA-SOLO-VEHICLE-04" => "why-vehicle-04",
        "WA-SOLO-VEHICLE-05" => "why-vehicle-05",
        "WA-SOLO-VEHICLE-06" => "why-vehicle-06",
        "WA-SOLO-VEHICLE-07" => "why-vehicle-07",
        "WA-SOLO-VEHICLE-08" => "why-vehicle-08",
        "WA-SOLO-VEHICLE-09" => "why-vehicle-09",
        "WA-SOLO-VEHICLE-10" => "why-vehicle-10",
        "WA-SOLO-TURN-06" => "why-turn-06",
        "WA-SOLO-TURN-07" => "why-turn-07",
        "WA-SOLO-ATTACK-01" => "why-attack-01",
        "WA-SOLO-ATTACK-02" => "why-attack-02",
        "WA-SOLO-ATTACK-04" => "why-attack-04",
        "WA-SOLO-ATTACK-05" => "why-attack-05",
        "WA-SOLO-ATTACK-06" => "why-attack-06",
        "WA-SOLO-ATTACK-07" => "why-attack-07",
        "WA-SOLO-ATTACK-08" => "why-attack-08",
        "WA-SOLO-ATTACK-10" => "why-attack-10",
        "WA-SOLO-ATTACK-11" => "why-attack-11",
        "WA-SOLO-DEPLOY-01" => "why-deploy-01",
        "WA-SOLO-DEPLOY-02" => "why-deploy-02",
        "WA-SOLO-DEPLOY-03" => "why-deploy-03",
        "WA-SOLO-DEPLOY-04" => "why-deploy-04",
        "WA-SOLO-DEPLOY-05" => "why-deploy-05",
        "WA-SOLO-DEPLOY-06" => "why-deploy-06",
        "WA-SOLO-MENTAT-01" => "why-mentat-01",
        "WA-SOLO-MENTAT-03" => "why-mentat-03",
        "WA-SOLO-MENTAT-04" => "why-mentat-04",
        "WA-SOLO-MENTAT-08" => "why-mentat-08",
        "WA-SOLO-MENTAT-09" => "why-mentat-09",
        "WA-SOLO-HOUSE-01" => "why-house-01",
        "WA-SOLO-HOUSE-02" => "why-house-02",
        "WA-SOLO-HOUSE-03" => "why-house-03",
        "WA-SOLO-HOUSE-04" => "why-house-04",
        "WA-SOLO-MOVE-01" => "why-move-01",
        "WA-SOLO-MOVE-02" => "why-move-02",
        "WA-SOLO-MOVE-03" => "why-move-03",
        "WA-SOLO-MOVE-04" => "why-move-04",
        "WA-SOLO-MOVE-05" => "why-move-05",
        "WA-SOLO-MOVE-06" => "why-move-06",
        "WA-SOLO-MOVE-07" => "why-move-07",
        "WA-SOLO-MOVE-08" => "why-move-08",
        "WA-SOLO-MOVE-09" => "why-move-09",
        "WA-SOLO-MOVE-10" => "why-move-10",
        "WA-SOLO-MOVE-11" => "why-move-11",
        "WA-SOLO-MOVE-14" => "why-move-14",
        "WA-SOLO-BATTLE-01" => "why-battle-01",
        "WA-SOLO-BATTLE-02" => "why-battle-02",
        "WA-SOLO-BATTLE-03" => "why-battle-03",
        "WA-SOLO-BATTLE-04" => "why-battle-04",
        "WA-SOLO-BATTLE-05" => "why-battle-05",
        "WA-SOLO-BATTLE-07" => "why-battle-07",
        "WA-SOLO-BATTLE-08" => "why-battle-08",
        "WA-SOLO-BATTLE-09" => "why-battle-09",
        "WA-SOLO-PHASE-03" => "why-phase-03",
        "WA-SOLO-PHASE-04" => "why-phase-04",
        "WA-SOLO-PHASE-05" => "why-phase-05",
        "WA-SOLO-PHASE-06" => "why-phase-06",
        "WA-SOLO-PHASE-08" => "why-phase-08",
        "WA-SOLO-PHASE-12" => "why-phase-12",
        "WA-SOLO-SPECIAL-05" => "why-special-05",
        "WA-SOLO-SPECIAL-07" => "why-special-07",
        "WA-AMB-77" => "why-amb-77",
        _ => "why-setup-06",
    };
    Say::new(key)
}
