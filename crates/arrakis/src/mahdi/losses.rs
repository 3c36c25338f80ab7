//! Whom the automaton loses first (WA-SOLO-BATTLE-02..06, WA-SOLO-SPECIAL-05).

use table::{RuleId, rule_id};

use super::Rank;
use crate::action::Action;
use crate::piece::{Figure, Legion, Unit};

/// Single figures by their strength on the fine scale.
pub(super) fn rank_weakest(figure: Figure) -> Rank {
    Rank::By(match figure {
        Figure::Unit(Unit::Regular) | Figure::Token(_) | Figure::Troop => 2,
        Figure::Unit(Unit::Elite) => 3,
        Figure::Unit(Unit::Special) => 4,
        Figure::Generic | Figure::Named(_) => 5,
    })
}

/// Would the hits take all regular units and leave a leader alone (WA-SOLO-BATTLE-05)?
fn last_stand(legion: &Legion, hits: u8) -> bool {
    legion.units[1] + legion.units[2] == 0 && hits >= legion.units[0]
}

/// Leaders but one, elite units, Sardaukar, regular units.
pub(super) fn rank_loss(legion: &Legion, hits: u8, action: Action) -> Rank {
    let named = legion.named.count_ones() as u8;
    let last_stand = last_stand(legion, hits);
    Rank::By(match action {
        Action::Remove(Figure::Generic) if legion.generic + named > 1 || last_stand => 0,
        Action::Remove(Figure::Named(_)) if (legion.generic == 0 && named > 1) || last_stand => 1,
        Action::Downgrade(Unit::Elite) => 2,
        Action::Downgrade(Unit::Special) => 3,
        Action::Remove(Figure::Unit(_) | Figure::Troop) => 4,
        _ => return Rank::Last,
    })
}

/// The rule by which this figure is the one.
pub(super) fn loss_rule(legion: &Legion, hits: u8, action: Action) -> RuleId {
    let leaders = legion.leaders();
    match rank_loss(legion, hits, action) {
        Rank::By(0 | 1) if leaders > 1 => rule_id!("WA-SOLO-BATTLE-02"),
        Rank::By(2) => rule_id!("WA-SOLO-BATTLE-03"),
        Rank::By(3) => rule_id!("WA-SOLO-BATTLE-04"),
        _ => rule_id!("WA-SOLO-BATTLE-05"),
    }
}
