//! Phase 5, first half: shipment from reserve to the map.

use table::fault;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use super::market::{self, spend};
use super::{movement, not_now};
use crate::action::Action;
use crate::board::{Cell, Cells, POLE_CELL, sector_cells};
use crate::content::MarketCard;
use crate::effect::{MarketEffect, Window};
use crate::event::Event;
use crate::state::Conquest;

/// Troops Fremen ship free to the polar sink (CD-FAC-FRE-11).
pub const FREMEN_SHIPMENT: u8 = 5;

/// The steps of one seat's shipment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Its shipment and movement begin.
    Begin(Seat),
    /// It may ship once (CD-SHIP-01).
    Choose(Seat),
    /// It says how many go to this location.
    Count(Seat, Cell),
}

/// The most troops a seat can ship now.
fn most(game: &Conquest, seat: Seat) -> u8 {
    let side = game.side(seat);
    let limit = if side.house.knows_the_desert() {
        u16::from(FREMEN_SHIPMENT + game.now.free_shipping)
    } else {
        side.spice + u16::from(game.now.free_shipping) // CD-SHIP-03: 1 spice a troop
    };
    limit.min(u16::from(side.reserve)) as u8
}

/// Where a seat can ship to: anywhere but the storm sector and strongholds with two others
/// (CD-SHIP-04, CD-SHIP-07, CD-AMB-34). Fremen ship to the polar sink only (CD-FAC-FRE-12).
fn destinations(game: &Conquest, seat: Seat) -> Cells {
    if game.house(seat).knows_the_desert() {
        return Cells::one(POLE_CELL);
    }
    Cells::ALL.minus(sector_cells(game.storm)).minus(movement::closed(game, seat))
}

/// The rule by which those ship and move who have no rule of their own: in the allied duel it has its own id.
pub(crate) fn general(game: &Conquest, rule: RuleId) -> RuleId {
    if game.table.allied { rule_id!("CD-ALLY-15") } else { rule }
}

/// Would one more troop shipped free make a difference? There must be one left to ship, which Fremen could
/// not ship anyway (CD-AMB-79).
pub(crate) fn has_use_for_free_troops(game: &Conquest, seat: Seat) -> bool {
    let side = game.side(seat);
    let own = if side.house.knows_the_desert() { FREMEN_SHIPMENT } else { 0 };
    side.reserve > own + game.now.free_shipping
}

/// Where troops may still land that could then move, and how many: none once shipment is over.
pub(crate) fn landings(game: &Conquest, seat: Seat) -> (Cells, u8) {
    match game.top() {
        Some(super::Step::Shipment(Step::Choose(_))) => (destinations(game, seat), most(game, seat)),
        _ => (Cells::NONE, 0),
    }
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let (seat, asked) = match self {
            Step::Begin(seat) => (seat, false),
            Step::Choose(seat) => {
                let side = game.side(seat);
                (seat, side.reserve > 0 && (most(game, seat) > 0 || !side.market_hand.is_empty()))
            }
            Step::Count(seat, _) => (seat, true),
        };
        if asked { SeatSet::one(seat) } else { SeatSet::NONE }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Begin(_) => {}
            Step::Choose(_) => {
                offers.add(Action::Pass);
                if most(game, seat) > 0 {
                    destinations(game, seat).iter().for_each(|cell| offers.add(Action::ShipTo(cell)));
                }
                market::offer(game, seat, self, offers);
            }
            Step::Count(..) => (1..=most(game, seat)).for_each(|count| offers.add(Action::Ship(count))),
        }
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        let side = game.side(seat);
        match (self, action) {
            (Step::Choose(_), Action::ShipTo(cell)) => {
                if side.house.knows_the_desert() {
                    Refusal::new(rule_id!("CD-FAC-FRE-12"), "refuse-ship-fremen")
                } else if cell.sector() == Some(game.storm) {
                    Refusal::new(rule_id!("CD-SHIP-04"), "refuse-ship-storm")
                } else if movement::closed(game, seat).has(cell) {
                    Refusal::new(rule_id!("CD-SHIP-07"), "refuse-ship-stronghold")
                } else {
                    Refusal::new(general(game, rule_id!("CD-SHIP-03")), "refuse-ship-price")
                }
            }
            (Step::Count(..), Action::Ship(count)) => {
                let desert = side.house.knows_the_desert();
                if count == 0 || count > side.reserve {
                    let rule = if desert {
                        rule_id!("CD-FAC-FRE-11")
                    } else {
                        general(game, rule_id!("CD-SHIP-02"))
                    };
                    Refusal::new(rule, "refuse-ship-reserve")
                } else if desert {
                    Refusal::new(rule_id!("CD-FAC-FRE-12"), "refuse-ship-fremen-limit")
                } else {
                    Refusal::new(general(game, rule_id!("CD-SHIP-03")), "refuse-ship-price")
                }
            }
            (Step::Choose(_), Action::MoveFrom(_)) => {
                Refusal::new(rule_id!("CD-SHIP-10"), "refuse-move-before-ship")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (_, Action::ShipTo(cell)) => {
                game.push(self);
                game.push(Step::Count(seat, cell));
            }
            (_, Action::Play(card)) => {
                game.push(self);
                play(game, seat, card, world);
            }
            (Step::Count(_, to), Action::Ship(count)) => {
                game.stack.pop(); // CD-SHIP-01: once a turn
                ship(game, seat, to, count, world);
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, _: &mut impl World<Event>) {
        match self {
            Step::Begin(seat) => {
                game.now.free_shipping = 0;
                game.now.groups = if game.house(seat).knows_the_desert() { 2 } else { 1 };
                game.now.extra_groups = 0;
                game.now.farther = Default::default();
                game.now.moved = Default::default();
                game.push(Step::Choose(seat));
            }
            Step::Choose(_) | Step::Count(..) => {}
        }
    }
}

impl market::Opens for Step {
    fn opens(self, _: &Conquest, _: Seat, window: Window) -> bool {
        matches!(self, Step::Choose(_)) && matches!(window, Window::OwnShipment | Window::OwnMovement)
    }
}

/// Plays a market card of shipment and movement.
pub(crate) fn play(game: &mut Conquest, seat: Seat, card: MarketCard, world: &mut impl World<Event>) {
    spend(game, seat, card, world);
    match card.row().effect {
        MarketEffect::FreeShipping(count) => fault::more(&mut game.now.free_shipping, count, "troops"),
        MarketEffect::ExtraGroup => fault::more(&mut game.now.extra_groups, 1, "groups"),
        MarketEffect::FartherGroup(regions) => game.now.farther.push(regions),
        MarketEffect::DoubleDial
        | MarketEffect::KillBothLeaders
        | MarketEffect::AddStrength(_)
        | MarketEffect::ReviveFree { .. }
        | MarketEffect::ShelterRegion
        | MarketEffect::ChooseStorm
        | MarketEffect::DiscardBattleCards
        | MarketEffect::AskTraitor
        | MarketEffect::TakeSpice(_) => {}
    }
}

fn ship(game: &mut Conquest, seat: Seat, to: Cell, count: u8, world: &mut impl World<Event>) {
    let free = game.house(seat).knows_the_desert(); // CD-FAC-FRE-11
    let cost = if free { 0 } else { count.saturating_sub(game.now.free_shipping).into() };
    game.pay_bank(seat, cost); // CD-AMB-31
    fault::less(&mut game.side_mut(seat).reserve, count, "troops");
    game.put(seat, to, count);
    world.tell(|| Event::Shipped { seat, to, count, cost });
}
