//! Phase 7: spice collection and charity.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::not_now;
use crate::action::Action;
use crate::board::Cell;
use crate::event::Event;
use crate::state::Conquest;

/// Spice a troop collects (CD-COLLECT-03).
pub const PER_TROOP: u8 = 2;
/// Spice up to which charity fills (CD-COLLECT-06).
pub const CHARITY: u16 = 3;

/// The steps of the collection phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The seat may collect at each of its locations with spice (CD-COLLECT-01).
    Collect {
        /// Who collects.
        seat: Seat,
        /// From this location on.
        from: u8,
    },
    /// After all collecting, the seat may take charity (CD-COLLECT-06).
    Charity(Seat),
}

impl Step {
    /// A seat's collection.
    pub fn collect(seat: Seat) -> Step {
        Step::Collect { seat, from: 0 }
    }
}

/// The next location where a seat can collect, and how much: only in the very sector of the spice
/// (CD-COLLECT-02).
pub(crate) fn next(game: &Conquest, seat: Seat, from: u8) -> Option<(Cell, u8)> {
    game.presence[seat.index()].iter().filter(|cell| cell.0 >= from).find_map(|cell| {
        let most = (game.troops_at(seat, cell) * PER_TROOP).min(game.spice[cell.index()]);
        (most > 0).then_some((cell, most))
    })
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let (seat, asked) = match self {
            Step::Collect { seat, from } => (seat, next(game, seat, from).is_some()),
            Step::Charity(seat) => (seat, game.side(seat).spice < CHARITY),
        };
        if asked { SeatSet::one(seat) } else { SeatSet::NONE }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Collect { from, .. } => {
                if let Some((_, most)) = next(game, seat, from) {
                    (0..=most).for_each(|amount| offers.add(Action::Collect(amount)));
                }
            }
            Step::Charity(_) => {
                offers.add(Action::Pass);
                offers.add(Action::TakeCharity);
            }
        }
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Collect { .. }, Action::Collect(_)) => {
                Refusal::new(rule_id!("CD-COLLECT-03"), "refuse-collect")
            }
            (_, Action::TakeCharity) => Refusal::new(rule_id!("CD-COLLECT-06"), "refuse-charity"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (Step::Collect { from, .. }, Action::Collect(amount)) => {
                let Some((at, _)) = next(game, seat, from) else { return };
                fault::less(&mut game.spice[at.index()], amount, "spice");
                fault::more(&mut game.side_mut(seat).spice, amount.into(), "spice");
                world.tell(|| Event::Collected { seat, at, amount });
                game.push(Step::Collect { seat, from: at.0 + 1 });
            }
            (Step::Charity(_), Action::TakeCharity) => {
                let mut amount = CHARITY;
                fault::less(&mut amount, game.side(seat).spice, "the need for charity");
                game.bank_pays(seat, amount);
                world.tell(|| Event::Charity { seat, amount: amount as u8 });
            }
            _ => {}
        }
    }
}
