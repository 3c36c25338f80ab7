//! Phase 4: revival.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::market::{self, spend};
use super::not_now;
use crate::action::Action;
use crate::content::Leader;
use crate::effect::{MarketEffect, Window};
use crate::event::Event;
use crate::state::{Conquest, Leaders};

/// Troops that come back free each turn (CD-REVIVE-02).
pub const FREE: u8 = 2;
/// The price of each further one (CD-REVIVE-03).
pub const TROOP_PRICE: u16 = 2;

/// The steps of one seat's revival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Its revival begins.
    Begin(Seat),
    /// It may revive troops once and any number of leaders (CD-REVIVE-01).
    Choose(Seat),
    /// It revives by a market card: one leader, or up to so many troops.
    Free(Seat, u8),
}

/// What so many troops cost in one turn.
pub(crate) fn cost(count: u8) -> u16 {
    u16::from(count.saturating_sub(FREE)) * TROOP_PRICE
}

fn dead_leaders(game: &Conquest, seat: Seat) -> Leaders {
    game.side(seat).leaders.and(game.dead)
}

fn affordable_leaders(game: &Conquest, seat: Seat) -> impl Iterator<Item = Leader> + use<> {
    let spice = game.side(seat).spice;
    dead_leaders(game, seat).iter().filter(move |&leader| u16::from(leader.strength()) <= spice)
}

/// Has a seat troops or leaders in the tanks?
pub(crate) fn has_anything_in_tanks(game: &Conquest, seat: Seat) -> bool {
    game.side(seat).tanks > 0 || !dead_leaders(game, seat).is_empty()
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let (seat, asked) = match self {
            Step::Begin(seat) => (seat, false),
            // All of this lies open, but for what the market cards are.
            Step::Choose(seat) => {
                let troops = game.side(seat).tanks > 0 && !game.now.revived;
                let leaders = affordable_leaders(game, seat).next().is_some();
                let cards = !game.side(seat).market_hand.is_empty() && has_anything_in_tanks(game, seat);
                (seat, troops || leaders || cards)
            }
            Step::Free(seat, _) => (seat, true),
        };
        if asked { SeatSet::one(seat) } else { SeatSet::NONE }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        let side = game.side(seat);
        match self {
            Step::Begin(_) => {}
            Step::Choose(_) => {
                offers.add(Action::Pass);
                if !game.now.revived {
                    let affordable = (1..=side.tanks).take_while(|&count| cost(count) <= side.spice);
                    affordable.for_each(|count| offers.add(Action::ReviveTroops(count)));
                }
                affordable_leaders(game, seat).for_each(|leader| offers.add(Action::ReviveLeader(leader)));
                market::offer(game, seat, self, offers);
            }
            Step::Free(_, troops) => {
                (1..=side.tanks.min(troops)).for_each(|count| offers.add(Action::ReviveTroops(count)));
                dead_leaders(game, seat).iter().for_each(|leader| offers.add(Action::ReviveLeader(leader)));
            }
        }
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        let side = game.side(seat);
        match (self, action) {
            (_, Action::ReviveTroops(count)) if count > side.tanks || count == 0 => {
                Refusal::new(rule_id!("CD-REVIVE-03"), "refuse-revive-not-in-tanks")
            }
            (_, Action::ReviveLeader(leader)) if !dead_leaders(game, seat).has(leader) => {
                Refusal::new(rule_id!("CD-REVIVE-04"), "refuse-revive-leader-not-dead")
            }
            (Step::Choose(_), Action::ReviveTroops(_)) if game.now.revived => {
                Refusal::new(rule_id!("CD-REVIVE-02"), "refuse-revive-again")
            }
            (Step::Choose(_), Action::ReviveTroops(_)) => {
                Refusal::new(rule_id!("CD-REVIVE-03"), "refuse-revive-price")
            }
            (Step::Choose(_), Action::ReviveLeader(_)) => {
                Refusal::new(rule_id!("CD-REVIVE-04"), "refuse-revive-leader-price")
            }
            (Step::Free(..), _) => Refusal::new(rule_id!("CD-MARKET-10"), "refuse-card-unfinished"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        let free = matches!(self, Step::Free(..));
        if !free && action != Action::Pass {
            game.push(self);
        }
        match action {
            Action::ReviveTroops(count) => {
                let price = if free { 0 } else { cost(count) };
                game.now.revived |= !free;
                game.pay_bank(seat, price); // CD-REVIVE-05
                let side = game.side_mut(seat);
                fault::less(&mut side.tanks, count, "troops");
                fault::more(&mut side.reserve, count, "troops"); // CD-REVIVE-06
                world.tell(|| Event::RevivedTroops { seat, count, cost: price });
            }
            Action::ReviveLeader(leader) => {
                let price = if free { 0 } else { leader.strength().into() };
                game.pay_bank(seat, price);
                game.dead.remove(leader);
                world.tell(|| Event::RevivedLeader { seat, leader, cost: price });
            }
            Action::Play(card) => {
                spend(game, seat, card, world);
                if let MarketEffect::ReviveFree { troops } = card.row().effect {
                    game.push(Step::Free(seat, troops));
                }
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, _: &mut impl World<Event>) {
        match self {
            Step::Begin(seat) => {
                game.now.revived = false;
                game.push(Step::Choose(seat));
            }
            Step::Choose(_) | Step::Free(..) => {}
        }
    }
}

impl market::Opens for Step {
    fn opens(self, _: &Conquest, _: Seat, window: Window) -> bool {
        matches!(self, Step::Choose(_)) && window == Window::OwnRevival
    }
}
