//! Refusals with their numbers, what it takes and what there is; and what a choice costs.

use table::{Refusal, Say, Seat, Steps};

use super::place;
use crate::action::Action;
use crate::phase::cards::MARKET_PRICE;
use crate::phase::collection::{self, CHARITY};
use crate::phase::shipment::FREMEN_SHIPMENT;
use crate::phase::{Step, clash, movement, plan, revival};
use crate::state::Conquest;

/// Why a seat may not do this.
pub(super) fn reason(game: &Conquest, seat: Seat, action: Action, refusal: &Refusal) -> Say {
    numbers(game, seat, action, refusal.why).unwrap_or_else(|| Say::new(refusal.why))
}

fn numbers(game: &Conquest, seat: Seat, action: Action, why: &str) -> Option<Say> {
    let side = game.side(seat);
    let spice = |key: &'static str, price: u16| Say::new(key).with("n", price).with("have", side.spice);
    Some(match (why, action) {
        // CD-MARKET-02
        ("refuse-buy-price", Action::Buy(count)) => {
            spice("refuse-buy-price-of", u16::from(count) * MARKET_PRICE).with("count", count)
        }
        // CD-MARKET-01, CD-BEGIN-02
        ("refuse-buy-limit" | "refuse-buy-beginner", _) => Say::new("refuse-buy-limit-of")
            .with("n", game.table.market_hand_limit)
            .with("have", side.market_hand.len()),
        // CD-REVIVE-03
        ("refuse-revive-price", Action::ReviveTroops(count)) => {
            spice("refuse-revive-price-of", revival::cost(count)).with("count", count)
        }
        ("refuse-revive-not-in-tanks", Action::ReviveTroops(_)) => {
            Say::new("refuse-revive-tanks-of").with("have", side.tanks)
        }
        // CD-REVIVE-04
        ("refuse-revive-leader-price", Action::ReviveLeader(dead)) => {
            spice("refuse-revive-leader-price-of", dead.strength().into()).with("leader", dead.key())
        }
        // CD-SHIP-03: where nothing at all can be shipped, it is the first troop that is too dear.
        ("refuse-ship-price", Action::ShipTo(_)) => spice("refuse-ship-price-of", 1).with("count", 1),
        ("refuse-ship-price", Action::Ship(count)) => {
            let paid = count.saturating_sub(game.now.free_shipping);
            spice("refuse-ship-price-of", paid.into()).with("count", count)
        }
        ("refuse-ship-reserve", _) => Say::new("refuse-ship-reserve-of").with("have", side.reserve),
        // CD-FAC-FRE-12
        ("refuse-ship-fremen-limit", _) => {
            Say::new("refuse-ship-fremen-limit-of").with("n", FREMEN_SHIPMENT + game.now.free_shipping)
        }
        // CD-MOVE-03, CD-FAC-FRE-07, CD-FAC-FRE-13
        ("refuse-move-too-far" | "refuse-ride-too-far", Action::GoTo(to)) => {
            let (far, range) = movement::far(game, seat, to)?;
            Say::new("refuse-too-far-of").with("to", place(to)).with("n", far).with("have", range)
        }
        // CD-MOVE-02
        ("refuse-group-size", _) => {
            let (at, fewest, most) = movement::next_source(game, seat)?;
            Say::new("refuse-group-size-of").with("at", place(at)).with("n", fewest).with("have", most)
        }
        // CD-PLAN-03
        ("refuse-dial", _) => {
            Say::new("refuse-dial-of").with("have", plan::troops(game, game.battle.side_of(seat)?))
        }
        // CD-BATTLE-15
        ("refuse-losses", _) => {
            let Some(Step::Clash(clash::Step::Losses { left, from, .. })) = game.top() else { return None };
            let (at, fewest, most) = clash::next_loss(game, seat, left, from)?;
            Say::new("refuse-losses-of").with("at", place(at)).with("n", fewest).with("have", most)
        }
        // CD-COLLECT-03
        ("refuse-collect", _) => {
            let Some(Step::Collection(collection::Step::Collect { from, .. })) = game.top() else {
                return None;
            };
            let (at, most) = collection::next(game, seat, from)?;
            Say::new("refuse-collect-of").with("at", place(at)).with("have", most)
        }
        // CD-COLLECT-06
        ("refuse-charity", _) if side.spice >= CHARITY => spice("refuse-charity-of", CHARITY),
        _ => return None,
    })
}

/// What an offered choice costs.
pub(super) fn cost(game: &Conquest, seat: Seat, action: Action) -> Option<Say> {
    let free = matches!(game.top(), Some(Step::Revival(revival::Step::Free(..))));
    let price = match action {
        Action::Buy(count) => u16::from(count) * MARKET_PRICE,
        Action::ReviveTroops(count) if !free => revival::cost(count),
        Action::ReviveLeader(dead) if !free => dead.strength().into(),
        Action::Ship(count) if !game.house(seat).knows_the_desert() => {
            count.saturating_sub(game.now.free_shipping).into()
        }
        _ => 0,
    };
    (price > 0).then(|| Say::new("spice-amount").with("amount", price))
}
