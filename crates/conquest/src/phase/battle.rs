//! Phase 6: battle.
//!
//! Battles are fought one at a time. The first player in order of action who is in any battle has the
//! initiative, chooses which of their battles comes next, and keeps the initiative until they have none
//! left; then it passes on. One battle runs like this (CD-AMB-51):
//!
//! 1. the holder of the initiative picks the battle ([`Step::Next`]);
//! 2. Harkonnen may exchange a traitor ([`powers`]);
//! 3. Prescience and the Voice, the initiative's side first ([`powers`]);
//! 4. a side without a leader says so ([`powers`]);
//! 5. both form their plans in secret ([`plan`]);
//! 6. the plans are revealed together ([`plan`]);
//! 7. market cards and treachery, the initiative's side first, until both pass ([`clash`]);
//! 8. weapons and defences, totals, the winner ([`clash`]);
//! 9. losses, cards, bounty ([`clash`]).
//!
//! When no battle is left the surviving leaders go home.

use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::plan::Plan;
use super::{clash, not_now, plan, powers};
use crate::action::{Action, Command, Element};
use crate::board::{Cell, Cells, POLE_CELL, Region};
use crate::content::LEADERS;
use crate::event::Event;
use crate::state::Conquest;

/// The steps that choose battles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The next battle is chosen, or the phase ends.
    Next,
}

/// The battle under way. Its two sides are numbered 0, who has the initiative, and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// The sides; `None` while there is no battle.
    pub seats: Option<[Seat; 2]>,
    /// The region.
    pub region: Region,
    /// The part of it the battle is fought in (CD-AMB-07).
    pub at: Cells,
    /// Harkonnen have exchanged a traitor for this battle, or for the one about to be chosen.
    pub exchanged: bool,
    /// What Prescience asked for, and which side must show it.
    pub foreseen: Option<(usize, Element)>,
    /// The command of the Voice, and which side must obey.
    pub command: Option<(usize, Command)>,
    /// The plans of both sides.
    pub plans: [Plan; 2],
    /// The plans lie open.
    pub revealed: bool,
    /// Who is to be asked next after the reveal.
    pub next_asked: usize,
    /// How many passed in a row.
    pub passes: u8,
    /// A card that asks after a traitor has been played since the reveal.
    pub truth: bool,
    /// Dials counted so many times more, by side.
    pub doubled: [u8; 2],
    /// Strength added by market cards, by side.
    pub added: [u8; 2],
    /// A market card kills both leaders.
    pub both_die: bool,
    /// Who has revealed a traitor.
    pub called: [bool; 2],
    /// The result has been carried out: played cards are back in hand or discarded.
    pub settled: bool,
}

impl Battle {
    /// Which side a seat is on.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<usize> {
        self.seats?.iter().position(|&side| side == seat)
    }

    /// The seat of a side. Only asked while there is a battle.
    pub(crate) fn seat(&self, side: usize) -> Seat {
        self.seats.map_or(Seat(0), |seats| seats[side])
    }
}

/// The battles a seat has to fight: where, and against whom.
///
/// Two sides fight where both have troops in the same part of a region. The storm cuts a region into
/// parts, so sides it separates do not fight, and neither does a side in the storm with one outside it
/// (CD-STORM-10, CD-STORM-11, CD-AMB-07, CD-AMB-08). There is no battle in the polar sink (CD-BATTLE-03).
pub(crate) fn battles_of(game: &Conquest, seat: Seat) -> impl Iterator<Item = (Cell, Seat)> + '_ {
    let troops = game.presence[seat.index()].minus(Cells::one(POLE_CELL));
    let mut done = Cells::NONE;
    troops
        .iter()
        .filter_map(move |cell| {
            let part = cell.part(game.storm);
            let fresh = done.and(part).is_empty();
            done = done.or(part);
            part.lowest().filter(|_| fresh).map(|first| (first, part))
        })
        .flat_map(move |(first, part)| {
            game.all_seats()
                .filter(move |&other| other != seat && game.has_troops_in(other, part))
                .map(move |other| (first, other))
        })
}

/// Who has the initiative: the first in order of action with a battle to fight (CD-BATTLE-04,
/// CD-BATTLE-05, CD-AMB-43).
pub(crate) fn initiative(game: &Conquest) -> Option<Seat> {
    game.order().find(|&seat| battles_of(game, seat).next().is_some())
}

/// May the seat exchange a traitor before it chooses among several battles? (CD-FAC-HAR-09)
fn may_exchange_first(game: &Conquest, seat: Seat) -> bool {
    game.house(seat).exchanges_traitors() && !game.battle.exchanged && powers::can_exchange(game)
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        // With one battle there is nothing to choose (all of this lies open).
        match initiative(game) {
            Some(seat) if battles_of(game, seat).nth(1).is_some() => SeatSet::one(seat),
            _ => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        battles_of(game, seat).for_each(|(at, against)| offers.add(Action::Fight { at, against }));
        if may_exchange_first(game, seat) {
            offers.add(Action::Exchange);
        }
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Fight { .. } => Refusal::new(rule_id!("CD-BATTLE-06"), "refuse-no-such-battle"),
            Action::Pass => Refusal::new(rule_id!("CD-BATTLE-01"), "refuse-must-fight"),
            Action::Exchange => Refusal::new(rule_id!("CD-FAC-HAR-08"), "refuse-exchange"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Fight { at, against } => begin(game, seat, at, against, world),
            Action::Exchange => {
                game.push(self);
                powers::exchange(game, seat, world);
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        let next = initiative(game).and_then(|seat| Some((seat, battles_of(game, seat).next()?)));
        match next {
            Some((seat, (at, against))) => begin(game, seat, at, against, world),
            None => {
                // CD-BATTLE-21: surviving leaders return to reserve.
                game.fought = [None; LEADERS];
            }
        }
    }
}

/// Begins a battle and puts its steps on the stack, the last first; below them the choice of the next one.
fn begin(game: &mut Conquest, seat: Seat, at: Cell, against: Seat, world: &mut impl World<Event>) {
    game.battle = Battle {
        seats: Some([seat, against]),
        region: at.region(),
        at: at.part(game.storm),
        exchanged: game.battle.exchanged,
        ..Battle::default()
    };
    world.tell(|| Event::BattleChosen { at: at.region(), sides: [seat, against] });
    game.push(Step::Next);
    game.push(clash::Step::Result);
    game.push(clash::Step::Window);
    game.push(plan::Step::Reveal);
    game.push(plan::Step::Form);
    game.push(powers::Step::Announce);
    game.push(powers::Step::Use(1)); // CD-PLAN-18: the initiative first
    game.push(powers::Step::Use(0));
    game.push(powers::Step::Exchange);
}

/// Ends the battle under way.
pub(crate) fn end(game: &mut Conquest) {
    game.battle = Battle::default();
}
