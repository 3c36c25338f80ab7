//! What each question offers, to the last choice: positions where a rule gives an answer or takes one away.

mod fights;
mod marches;
mod moments;
mod people;
mod phases;
mod place;
mod refusals;
mod rounds;
mod scripts;
mod tricks;
mod turns;

use arrakis::action::Action;
use arrakis::phase::Task;
use arrakis::piece::Side;
use arrakis::scenario::*;
use arrakis::state::Place;
use table::Steps;

/// An empty board with all leaders still to come.
fn bare() -> Scenario {
    Scenario::new().edit(|game| game.leaders = [Place::Waiting; 15])
}

/// In the middle of a turn of a side this is to be decided.
fn at(table: Scenario, side: Side, step: impl Into<Task>) -> Scenario {
    table.die(side, Strategy).edit(|game| game.push(step))
}

/// Exactly this is offered, in whatever order.
#[track_caller]
fn offers_only(table: &Scenario, expected: &[Action]) {
    let sorted = |actions: &[Action]| {
        let mut names: Vec<String> = actions.iter().map(|action| format!("{action:?}")).collect();
        names.sort();
        names
    };
    assert_eq!(sorted(&table.legal()), sorted(expected));
}
