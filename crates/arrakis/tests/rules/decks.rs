//! Every planning card, leader and prescience card, clause by clause, against the fact sheet.

mod claims;
mod corrino;
mod fremen;
mod house_atreides;
mod house_harkonnen;
mod leaders;
mod prescience;
mod tables;

use arrakis::Arrakis;
use arrakis::action::Action::{Die, Play};
use arrakis::piece::Side;
use arrakis::scenario::*;
use table::Game;

/// The side plays this card with a Mentat die.
fn play(table: Scenario, side: Side, id: &str) -> Scenario {
    let mut table = holding(table, side, id);
    table.act(Play(card(id)));
    table
}

/// The side has taken up a die to play this card.
fn holding(table: Scenario, side: Side, id: &str) -> Scenario {
    let mut table = table.hand(side, &[id]).turn(side, &[Mentat; 2], &[Mentat; 4]);
    table.act(Die(Mentat));
    table
}

/// A table of the Mahdi automaton.
fn solo() -> Scenario {
    Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| game.solo.unrolled = 4)
}
