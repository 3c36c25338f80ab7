//! What a battle card does, in words: worked out from its row, so that a card is told as it is played.

use table::Say;

use crate::content::{BattleRow, content};
use crate::effect::{BattleRole, Ward};

/// What is printed on a battle card, a sentence each.
pub(crate) fn battle(row: &BattleRow) -> Vec<Say> {
    match &row.role {
        BattleRole::Weapon { stopped_by, explodes_with, .. } => {
            let stopped = match stopped_by.as_slice() {
                [] => Say::new("card-unstopped"),
                wards => Say::new("card-stopped").with("cards", defences(wards)),
            };
            let explodes =
                explodes_with.map(|ward| Say::new("card-explodes").with("cards", defences(&[ward])));
            let after = Say::new(if row.kept_by_winner { "card-kept" } else { "card-used-up" });
            [Some(stopped), explodes, Some(after)].into_iter().flatten().collect()
        }
        BattleRole::Defence { stops: Ward::Kinetic } => vec!["card-stops-kinetic".into()],
        BattleRole::Defence { stops: Ward::Poison } => vec!["card-stops-poison".into()],
        BattleRole::Worthless => vec!["card-useless".into()],
    }
}

/// The names of the defences of these kinds.
fn defences(wards: &[Ward]) -> Vec<Say> {
    let ward = |role: &BattleRole| match role {
        BattleRole::Defence { stops } => wards.contains(stops),
        BattleRole::Weapon { .. } | BattleRole::Worthless => false,
    };
    content().battle.iter().filter(|row| ward(&row.role)).map(|row| row.key.into()).collect()
}
