//! Refusals with their numbers, what it costs and what there is; and what a choice costs.

use table::{Refusal, Say, Seat};

use crate::action::Action;
use crate::board::Space;
use crate::phase::sending::GATE;
use crate::state::Imperium;

/// Why a seat may not do this.
pub(super) fn reason(game: &Imperium, seat: Seat, action: Action, refusal: &Refusal) -> Say {
    let numbers = match (refusal.why, action) {
        ("refuse-cost", Action::Send { space, .. }) => too_dear(game, seat, space),
        ("refuse-influence", Action::Send { space, .. }) => influence(game, seat, space),
        _ => None,
    };
    numbers.unwrap_or_else(|| Say::new(refusal.why))
}

/// The first thing the seat has too little of. IU-AGENT-07
fn too_dear(game: &Imperium, seat: Seat, space: Space) -> Option<Say> {
    let player = game.player(seat);
    let prices = [
        ("refuse-cost-solari", game.solari_cost(seat, space), player.solari),
        ("refuse-cost-spice", game.spice_cost(space), player.spice),
        ("refuse-cost-water", space.text().water, player.water),
    ];
    let (key, price, has) = prices.into_iter().find(|(_, price, has)| has < price)?;
    Some(Say::new(key).with("space", space.key()).with("n", price).with("have", has))
}

/// The influence a gated space asks for. IU-AGENT-11
fn influence(game: &Imperium, seat: Seat, space: Space) -> Option<Say> {
    let faction = space.text().needs?;
    let has = game.influence_by_icon(seat, faction);
    let say = Say::new("refuse-influence-of").with("space", space.key()).with("faction", faction.key());
    Some(say.with("n", GATE).with("have", has))
}

/// What sending an agent costs. IU-AGENT-07
pub(super) fn cost(game: &Imperium, seat: Seat, action: Action) -> Option<Say> {
    let Action::Send { space, .. } = action else { return None };
    let prices = [
        ("fx-solari", game.solari_cost(seat, space)),
        ("fx-spice", game.spice_cost(space)),
        ("fx-water", space.text().water),
    ];
    let costs: Vec<Say> =
        prices.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Say::new(key).with("n", n)).collect();
    (!costs.is_empty()).then(|| Say::new("line-costs").with("costs", costs))
}
