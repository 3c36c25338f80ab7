//! Phase 6, before planning: the exchange of traitors, Prescience, the Voice, and the announcement of a
//! missing leader.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{not_now, plan};
use crate::action::{Action, Command, Element};
use crate::content::Leader;
use crate::effect::WeaponKind;
use crate::event::{Event, Shown};
use crate::state::{Conquest, Leaders};

/// The steps before planning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Harkonnen may exchange a traitor (CD-FAC-HAR-08, CD-AMB-52).
    Exchange,
    /// Harkonnen put a traitor card under the deck.
    Return(Seat),
    /// A side may use Prescience or the Voice; declining forfeits it (CD-AMB-50).
    Use(usize),
    /// The other side settles the element Prescience asked for (CD-FAC-ATR-05).
    Settle,
    /// Sides without a leader say so (CD-PLAN-08).
    Announce,
}

/// Is there a traitor card to draw?
pub(crate) fn can_exchange(game: &Conquest) -> bool {
    game.traitor_deck.left() > 0
}

/// The side in the battle that may exchange a traitor now.
fn exchanger(game: &Conquest) -> Option<Seat> {
    let seats = game.battle.seats?;
    let may = !game.battle.exchanged && can_exchange(game);
    seats.into_iter().find(|&seat| may && game.house(seat).exchanges_traitors())
}

/// Draws the top traitor card; one must then be put under the deck (CD-FAC-HAR-08).
pub(crate) fn exchange(game: &mut Conquest, seat: Seat, world: &mut impl World<Event>) {
    let Some(leader) = game.traitor_deck.draw(world).0.map(Leader) else { return };
    game.battle.exchanged = true;
    let side = game.side_mut(seat);
    side.traitors.add(leader);
    side.seen.add(leader);
    side.denied = Leaders::NONE; // it may be one of those it did not hold before
    world.tell(|| Event::TraitorDrawn { seat, leader: Some(leader) });
    game.push(Step::Return(seat));
}

/// Has a side any choice in an element? Without a leader only in the dial (CD-PLAN-11).
fn has_choice(game: &Conquest, side: usize, element: Element) -> bool {
    element == Element::Dial || !plan::leaders(game, side).is_empty()
}

/// Shows the element a side has settled to the one who asked, and to nobody else (CD-HIDDEN-08).
fn show(game: &mut Conquest, side: usize, element: Element, world: &mut impl World<Event>) {
    let plan = game.battle.plans[side];
    let shown = match element {
        Element::Dial => Shown::Dial(fault::must(plan.dial, "a dial", 0)),
        Element::Leader => Shown::Leader(plan.leader.flatten()),
        Element::Weapon => Shown::Weapon(plan.weapon.flatten()),
        Element::Defence => Shown::Defence(plan.defence.flatten()),
    };
    let (to, by) = (game.battle.seat(1 - side), game.battle.seat(side));
    world.tell(|| Event::Shown { to, by, element, shown: Some(shown) });
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let seat = match self {
            Step::Exchange => exchanger(game),
            Step::Return(seat) => Some(seat),
            Step::Use(side) => {
                let seat = game.battle.seat(side);
                let house = game.house(seat);
                (house.has_prescience() || house.has_the_voice()).then_some(seat)
            }
            // Asked even when only one answer is possible: an answer that comes by itself would tell
            // everybody that there was no choice.
            Step::Settle => game
                .battle
                .foreseen
                .filter(|&(side, element)| has_choice(game, side, element))
                .map(|(side, _)| game.battle.seat(side)),
            Step::Announce => None,
        };
        seat.map_or(SeatSet::NONE, SeatSet::one)
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Exchange => {
                offers.add(Action::Pass);
                offers.add(Action::Exchange);
            }
            Step::Return(_) => {
                game.side(seat).traitors.iter().for_each(|leader| offers.add(Action::ReturnTraitor(leader)));
            }
            Step::Use(_) => {
                offers.add(Action::Pass);
                if game.house(seat).has_prescience() {
                    Element::ALL.iter().for_each(|&element| offers.add(Action::Foresee(element)));
                }
                if game.house(seat).has_the_voice() {
                    for kind in WeaponKind::ALL {
                        offers.add(Action::Command(Command { play: true, kind }));
                        offers.add(Action::Command(Command { play: false, kind }));
                    }
                }
            }
            Step::Settle => {
                if let Some((side, element)) = game.battle.foreseen {
                    plan::offer_element(game, side, element, offers);
                }
            }
            Step::Announce => {}
        }
    }

    fn refuse(self, game: &Conquest, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Return(_), Action::ReturnTraitor(_)) => {
                Refusal::new(rule_id!("CD-FAC-HAR-08"), "refuse-traitor-not-held")
            }
            (Step::Return(_), _) => Refusal::new(rule_id!("CD-FAC-HAR-08"), "refuse-exchange-unfinished"),
            (Step::Use(_), Action::Foresee(_)) => Refusal::new(rule_id!("CD-FAC-ATR-03"), "refuse-foresee"),
            (Step::Use(_), Action::Command(_)) => Refusal::new(rule_id!("CD-FAC-IMP-04"), "refuse-voice"),
            (Step::Settle, _) => match game.battle.foreseen {
                Some((side, element)) if plan::is_about(action, element) => {
                    plan::refuse_element(game, side, action)
                }
                _ => Refusal::new(rule_id!("CD-FAC-ATR-05"), "refuse-must-show"),
            },
            (_, Action::Exchange) => Refusal::new(rule_id!("CD-FAC-HAR-08"), "refuse-exchange"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (Step::Exchange, Action::Exchange) => exchange(game, seat, world),
            (Step::Return(_), Action::ReturnTraitor(leader)) => {
                let side = game.side_mut(seat);
                side.traitors.remove(leader);
                side.shown = Leaders::NONE; // nobody can tell any more which of those are still held
                game.traitor_deck.bottom.push(leader.0); // CD-FAC-HAR-10: not shuffled
                world.tell(|| Event::TraitorReturned { seat, leader: Some(leader) });
            }
            (Step::Use(side), Action::Foresee(element)) => {
                game.battle.foreseen = Some((1 - side, element));
                world.tell(|| Event::Foresaw { seat, element });
                game.push(Step::Settle);
            }
            (Step::Use(side), Action::Command(command)) => {
                // CD-PLAN-19, CD-AMB-49: spoken before plans are formed, so that all of the enemy's plan
                // is still open and only has to obey.
                game.battle.command = Some((1 - side, command));
                world.tell(|| Event::Commanded { seat, command });
            }
            (Step::Use(_), _) => world.tell(|| Event::PowerDeclined { seat }),
            (Step::Settle, _) => {
                if let Some((side, element)) = game.battle.foreseen {
                    game.battle.plans[side].set(action);
                    show(game, side, element, world);
                }
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Settle => {
                // CD-AMB-48: without a leader whatever was asked for is "none", and that is fixed.
                if let Some((side, element)) = game.battle.foreseen {
                    game.battle.plans[side].leave_empty(element);
                    show(game, side, element, world);
                }
            }
            Step::Announce => {
                for side in 0..2 {
                    if plan::leaders(game, side).is_empty() {
                        world.tell(|| Event::NoLeader { seat: game.battle.seat(side) });
                    }
                }
                plan::settle_forced(game, 0);
                plan::settle_forced(game, 1);
            }
            Step::Exchange | Step::Return(_) | Step::Use(_) => {}
        }
    }
}
