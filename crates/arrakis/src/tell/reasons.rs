//! Refusals with their numbers, what it takes and what there is; and what a choice costs.

use table::{Refusal, Say};

use super::names::{area, card, face, power};
use crate::action::Action;
use crate::content::content;
use crate::phase::harvest::{self, HOARD, HOARD_LIMIT, KEEP, RAISE};
use crate::phase::{Step, movement};
use crate::piece::{Power, Side};
use crate::state::Arrakis;

/// Why somebody may not do this.
pub(super) fn reason(game: &Arrakis, action: Action, refusal: &Refusal) -> Say {
    numbers(game, action, refusal.why).unwrap_or_else(|| Say::new(refusal.why))
}

fn numbers(game: &Arrakis, action: Action, why: &str) -> Option<Say> {
    Some(match (why, action) {
        ("refuse-spice", Action::Keep(one)) => marker(game, one, KEEP)?,
        ("refuse-spice", Action::Promote(one)) => marker(game, one, RAISE)?,
        ("refuse-hoard", _) => hoard(game)?,
        // WA-ACTION-19
        ("refuse-desert-power", _) if !game.may_use_desert_power() => Say::new("refuse-desert-power-of")
            .with("have", game.unused(Side::Atreides))
            .with("n", game.unused(Side::Harkonnen)),
        // WA-ACTION-02
        ("refuse-no-die", Action::Die(shown)) => {
            let forced = game.forced.filter(|&forced| forced != shown && game.turn == Side::Harkonnen);
            match forced.filter(|&forced| game.dice_showing(game.turn, forced) > 0) {
                Some(forced) => Say::new("refuse-die-forced").with("face", face(forced)),
                None => Say::new("refuse-no-die-of").with("face", face(shown)),
            }
        }
        // WA-ATOMIC-01
        ("refuse-atomics", _) if game.detonated.is_none() => Say::new("refuse-atomics-of")
            .with("n", content().tracks.atomics_step)
            .with("have", game.markers.into_iter().max().unwrap_or(0)),
        // WA-NAMED-07
        ("refuse-scheme", _) => {
            let (scheming, scheme) = content().scheme.filter(|(_, scheme)| game.in_play(scheme.leaves))?;
            let held = game.hands[game.owner(scheming.deck()) as usize].count(scheming);
            Say::new("refuse-scheme-of")
                .with("card", card(scheming))
                .with("n", scheme.copies)
                .with("have", held)
        }
        // WA-MOVE-02
        ("refuse-too-far", Action::To(to)) => {
            let Some(Step::Movement(movement::Step::March { from, steps, side, .. })) = game.next() else {
                return None;
            };
            let far = game.steps_on_foot(side, from, to)?;
            Say::new("refuse-too-far-of").with("area", area(to)).with("n", far).with("have", steps)
        }
        _ => return None,
    })
}

/// Why a marker cannot be kept or raised. WA-HARVEST-03, WA-HARVEST-04, WA-HARVEST-07
fn marker(game: &Arrakis, one: Power, price: u8) -> Option<Say> {
    let Some(Step::Harvest(harvest::Step::Spend { decided, .. })) = game.next() else { return None };
    let say = if decided & one.bit() != 0 {
        Say::new("refuse-spice-paid")
    } else if game.spice < price {
        Say::new("refuse-spice-of").with("n", price).with("have", game.spice)
    } else {
        Say::new("refuse-spice-top")
    };
    Some(say.with("power", power(one)))
}

/// Why spice cannot be stockpiled. WA-HARVEST-08
fn hoard(game: &Arrakis) -> Option<Say> {
    let Some(Step::Harvest(harvest::Step::Spend { hoarded, .. })) = game.next() else { return None };
    Some(if hoarded {
        Say::new("refuse-hoard-again")
    } else if game.supremacy > HOARD_LIMIT {
        Say::new("refuse-hoard-limit").with("n", HOARD_LIMIT).with("have", game.supremacy)
    } else {
        Say::new("refuse-hoard-price").with("n", HOARD).with("have", game.spice)
    })
}

/// What an offered choice costs, where it does not say so itself. WA-HARVEST-08
pub(super) fn cost(action: Action) -> Option<Say> {
    (action == Action::Hoard).then(|| Say::new("cost-spice").with("n", HOARD))
}
