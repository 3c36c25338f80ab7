//! What cannot happen, and has: the game says so and stops, instead of playing on with wrong books.

use arrakis::action::Action;
use arrakis::board::map::*;
use arrakis::piece::{Face, Power, Side, Token, Tokens};
use arrakis::scenario::*;
use table::fault::Fault;
use table::{Game, Refusal, Silent};

/// The fault a table comes to by an action, after which it moves no more.
fn fault(mut table: Scenario, action: Action) -> Option<Fault> {
    let seat = table.waiting().unwrap();
    let chance = &mut table::chance::Fast::new(1);
    assert_eq!(table.game.apply(seat, &action, chance, &mut Silent), Err(Refusal::FAULT));
    assert_eq!(table.game.apply(seat, &action, chance, &mut Silent), Err(Refusal::FAULT), "it sticks");
    table.game.fault()
}

#[test]
fn no_heighliner_goes_beyond_arrakis() {
    let table = Scenario::guild().imperium(Side::Atreides, &[Power::Guild], 1);
    let table = table.edit(|game| game.guild.liners[0] = 4);
    let beyond = Fault::NoSuch { what: "space beyond Arrakis", number: 4 };
    assert_eq!(fault(table, Action::Power(Power::Guild)), Some(beyond));
}

#[test]
fn more_tokens_are_never_shown_than_there_are() {
    let table = Scenario::new()
        .legion(Side::Atreides, WINDGAP, [1, 0, 0], 0)
        .token(WINDGAP, 0)
        .die(Side::Atreides, Face::Strategy)
        // The books are wrong already.
        .edit(|game| game.shown_tokens = Tokens(u32::MAX));
    assert_eq!(fault(table, Action::Train(WINDGAP, Token(0))), Some(Fault::Full(15)));
}
