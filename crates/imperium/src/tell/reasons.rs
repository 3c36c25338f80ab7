//! Refusals with their numbers, what it costs and what there is; and what a choice costs.

use table::{Refusal, Say, Seat};

use super::describe;
use crate::action::Action;
use crate::board::{Faction, Space};
use crate::content::{Card, Intrigue, Tech};
use crate::effect::{Condition, Cost, Effect};
use crate::phase::sending::GATE;
use crate::phase::{Step, combat, tech};
use crate::state::Imperium;

/// Why a seat may not do this.
pub(super) fn reason(game: &Imperium, seat: Seat, action: Action, refusal: &Refusal) -> Say {
    let numbers = match (refusal.why, action) {
        ("refuse-cost", Action::Send { space, .. }) => too_dear(game, seat, space),
        ("refuse-influence", Action::Send { space, .. }) => influence(game, seat, space),
        ("refuse-too-little-persuasion", Action::Acquire(card)) => persuasion(game, seat, card),
        ("refuse-too-few-specimens", Action::AcquireTleilaxu(card)) => specimens(game, seat, card),
        ("refuse-tech-cost", Action::AcquireTech(tile)) => tech_cost(game, seat, tile),
        ("refuse-intrigue-unpaid", Action::Play(card)) => {
            lines(game, card).iter().find_map(|line| lacking(game, seat, card, line))
        }
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
    Some(priced(key, space.key(), price, has))
}

/// Something, what it costs and what there is to pay with.
fn priced(key: &'static str, what: &'static str, price: u8, has: u8) -> Say {
    Say::new(key).with("space", what).with("n", price).with("have", has)
}

/// The persuasion a card asks for. IU-ACQUIRE-03
fn persuasion(game: &Imperium, seat: Seat, card: Card) -> Option<Say> {
    let (price, has) = (game.price(card), game.player(seat).persuasion);
    (has < price).then(|| priced("refuse-cost-persuasion", card.key(), price, has))
}

/// The specimens a Tleilaxu card asks for. IM-ROW-01
fn specimens(game: &Imperium, seat: Seat, card: Card) -> Option<Say> {
    let price = card.text().specimens?;
    Some(priced("refuse-cost-specimens", card.key(), price, game.force(seat).specimens))
}

/// What a tech tile costs after what is taken off, in what the seat has more of; negotiators pay too. RI-TECH-02
fn tech_cost(game: &Imperium, seat: Seat, tile: Tech) -> Option<Say> {
    let Some(Step::Tech(tech::Step::Acquire { less, solari, .. })) = game.stack.top() else { return None };
    let player = game.player(seat);
    let (key, has) = match solari && player.solari > player.spice {
        true => ("refuse-tech-cost-solari", player.solari),
        false => ("refuse-tech-cost-spice", player.spice),
    };
    let say = priced(key, tile.key(), tile.text().cost.saturating_sub(less), has);
    Some(say.with("negotiators", game.negotiators_of(seat)))
}

/// The lines of an Intrigue card that could be carried out at this moment.
fn lines(game: &Imperium, card: Intrigue) -> &'static [Effect] {
    let text = card.text();
    match game.stack.top() {
        Some(Step::Combat(combat::Step::Cards { .. })) => &text.combat,
        Some(Step::Combat(_)) => &text.aftermath,
        Some(Step::Turns(_)) => &text.plot,
        _ => &text.endgame,
    }
}

/// The first thing that keeps a line of an Intrigue card from being carried out. IU-INTRIGUE-08
fn lacking(game: &Imperium, seat: Seat, card: Intrigue, line: &Effect) -> Option<Say> {
    match line {
        Effect::Pay(costs, _) | Effect::Toll(costs, _) => {
            let unpaid = |cost: &&Cost| !game.can_pay(seat, std::slice::from_ref(cost), None);
            costs.iter().find(unpaid).map(|cost| unpaid_cost(game, seat, card, cost))
        }
        Effect::If(condition, effects) if game.holds(seat, condition, None) => {
            effects.iter().find_map(|effect| lacking(game, seat, card, effect))
        }
        Effect::If(condition, _) => Some(unmet(game, seat, card, condition)),
        Effect::Choose(effects) | Effect::All(effects) => {
            effects.iter().find_map(|effect| lacking(game, seat, card, effect))
        }
        _ => None,
    }
}

fn unpaid_cost(game: &Imperium, seat: Seat, card: Intrigue, cost: &Cost) -> Say {
    let player = game.player(seat);
    let (key, price, has) = match cost {
        Cost::Solari(n) => ("refuse-cost-solari", *n, player.solari),
        Cost::Spice(n) => ("refuse-cost-spice", *n, player.spice),
        Cost::Water(n) => ("refuse-cost-water", *n, player.water),
        Cost::Specimens(n) => ("refuse-cost-specimens", *n, game.force(seat).specimens),
        _ => {
            return Say::new("refuse-intrigue-cost")
                .with("card", card.key())
                .with("cost", describe::cost(cost));
        }
    };
    priced(key, card.key(), price, has)
}

fn unmet(game: &Imperium, seat: Seat, card: Intrigue, condition: &Condition) -> Say {
    let player = game.player(seat);
    let has = match condition {
        Condition::Influence(faction, n) => return of_faction(game, seat, card.key(), *faction, *n),
        Condition::SpiesOnBoard(_) => player.spies.count_ones() as u16,
        Condition::Contracts(_) => player.completed.len() as u16,
        Condition::Units(_) => game.force(seat).units().into(),
        Condition::Strength(..) => game.force(seat).strength(),
        Condition::Deployed(_) => game.turn.units.into(),
        Condition::TechTiles(_) => player.ix.tiles.len().into(),
        Condition::Markers(_) => game.markers(seat).into(),
        Condition::HasSolari(_) => player.solari.into(),
        Condition::HasSpice(_) => player.spice.into(),
        _ => {
            let say = Say::new("refuse-intrigue-condition").with("card", card.key());
            return say.with("when", describe::condition(condition));
        }
    };
    let say = Say::new("refuse-intrigue-condition-have").with("card", card.key());
    say.with("when", describe::condition(condition)).with("have", has)
}

/// The influence a gated space asks for. IU-AGENT-11
fn influence(game: &Imperium, seat: Seat, space: Space) -> Option<Say> {
    let faction = space.text().needs?;
    Some(of_faction(game, seat, space.key(), faction, GATE))
}

fn of_faction(game: &Imperium, seat: Seat, what: &'static str, faction: Faction, least: u8) -> Say {
    let has = game.influence_by_icon(seat, faction);
    let say = Say::new("refuse-influence-of").with("space", what).with("faction", faction.key());
    say.with("n", least).with("have", has)
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
