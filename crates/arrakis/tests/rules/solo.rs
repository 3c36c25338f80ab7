//! The Mahdi automaton, priority by priority.

mod attack;
mod battle;
mod cards;
mod garrison;
mod movement;
mod reasons;
mod recruits;
mod round;
mod spice;
mod start;
mod vehicles;
mod whole;

use arrakis::Arrakis;
use arrakis::action::Action::Pass;
use arrakis::board::Area;
use arrakis::effect::Which;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{self, wild_maker};
use arrakis::piece::{Face, Figure, Unit};
use arrakis::scenario::*;
use arrakis::state::Manner;
use table::Game;

pub(crate) const REGULAR: Figure = Figure::Unit(Unit::Regular);

pub(crate) fn solo() -> Scenario {
    Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| {
        // Harvest in the north-east, march on Windgap.
        game.solo.sector = 0;
        game.solo.target = 7;
        game.solo.unrolled = 4;
    })
}

pub(crate) fn attack_step() -> phase::attack::Step {
    phase::attack::Step::Attack {
        which: Which::Any,
        manner: Manner::default(),
        it: arrakis::effect::It::Nothing,
        side: Harkonnen,
    }
}

pub(crate) fn move_step(left: u8) -> phase::movement::Step {
    phase::movement::Step::Move {
        left,
        which: Which::Any,
        steps: 1,
        it: arrakis::effect::It::Nothing,
        side: Harkonnen,
    }
}

/// The automaton's turn with this result of the die; no leader's special action is left.
pub(crate) fn rolls(table: Scenario, face: Face) -> Scenario {
    let mut table = table
        .edit(|game| {
            game.turn = Harkonnen;
            game.used = u16::MAX;
            game.forced = Some(face);
            game.dice[0][Mentat as usize] = 1;
        })
        .at(Phase::Actions, wild_maker::Step::WildMakerStays);
    table.act(Pass);
    table
}

/// The marches told last.
pub(crate) fn marches(table: &Scenario) -> Vec<(Area, Area)> {
    let moved = |event: &Event| match *event {
        Event::Moved { side: Harkonnen, from, to, .. } => Some((from, to)),
        _ => None,
    };
    table.told.iter().filter_map(moved).collect()
}

/// The rules the decisions told last were made by.
pub(crate) fn reasons(table: &Scenario) -> Vec<&'static str> {
    let reason = |event: &Event| match *event {
        Event::MahdiChose { rule, .. } => Some(rule.as_str()),
        _ => None,
    };
    table.told.iter().filter_map(reason).collect()
}
