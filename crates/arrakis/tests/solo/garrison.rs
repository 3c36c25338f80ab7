//! The tokens that guard settlements.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::event::Event;
use arrakis::piece::{Face, Figure, Token};
use arrakis::step::{Phase, Step};
use table::rule;

use crate::common::*;
use crate::*;

#[test]
#[rule("WA-SOLO-MOVE-15", "WA-AMB-83", "WA-SOLO-SPECIAL-02", "WA-SOLO-SPECIAL-03")]
fn a_settlement_left_empty_is_guarded_by_two_tokens() {
    let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).at(Phase::Actions, move_step(1));
    table.act(From(NORTH_POLE));
    if table.game.holder(NORTH_POLE).is_none() || !table.game.legion(NORTH_POLE).units.iter().all(|&n| n == 0)
    {
        let end = table.offered()[0];
        table.act(end);
    }
    let guard = table.game.legion(NORTH_POLE).tokens;
    assert_eq!((guard.of(Token(0)), guard.of(Token(1)), table.game.legion(NORTH_POLE).size()), (1, 1, 2));
    table.sane();
}

#[test]
#[rule("WA-SOLO-SPECIAL-04", "WA-SOLO-SPECIAL-05", "WA-SOLO-SPECIAL-06")]
fn garrison_tokens_are_turned_up_when_attacked_and_used_again() {
    let from = area("cne-desert-1");
    let mut table = solo().legion(Atreides, from, [6, 0, 0], 0).edit(|game| {
        game.put(Harkonnen, Figure::Token(Token(0)), NORTH_POLE);
        game.put(Harkonnen, Figure::Token(Token(1)), NORTH_POLE);
        game.dice[0][Face::Strategy as usize] = 1;
        game.turn = Atreides;
    });
    table.game.stack.push(Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Strategy), Standard, Choose(1)]);
    table.luck(From(from), 3);
    if table.offers(To(NORTH_POLE)) {
        table.luck(To(NORTH_POLE), 3);
    }
    let shown = table.told.iter().filter(|event| matches!(event, Event::GarrisonRevealed { .. })).count();
    assert_eq!((shown, table.game.legion(NORTH_POLE).tokens.len()), (2, 0));
    assert_eq!(
        (table.game.solo.black, table.game.solo.silver),
        ([2, 3, 1], [2, 2, 1, 1]),
        "back in the supply"
    );
}

/// Six tokens of each set stand in six areas; the legion of the Pole leaves.
fn without_spare_tokens() -> Table {
    let posts = ["arrakeen", "carthag", "arsunt", "hagga-basin", "imperial-basin", "broken-land"];
    let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).edit(|game| {
        for post in posts {
            game.put(Harkonnen, Figure::Token(Token(0)), area(post));
            game.put(Harkonnen, Figure::Token(Token(1)), area(post));
        }
    });
    table = table.at(Phase::Actions, move_step(1));
    table.act(From(NORTH_POLE));
    table.act(To(WIND_PASS));
    table
}

#[test]
#[rule("WA-SOLO-SPECIAL-07")]
fn without_spare_tokens_the_person_chooses_which_are_turned_up() {
    let mut table = without_spare_tokens();
    assert_eq!(table.game.legion(NORTH_POLE).tokens.len(), 0);
    assert_eq!(table.offered().len(), 6, "any of the six");
    table.luck(From(CARTHAG), 1);
    assert!(table.told.iter().any(|event| matches!(event, Event::GarrisonRevealed { area: CARTHAG, .. })));
    assert_eq!(table.game.legion(NORTH_POLE).tokens.of(Token(0)), 1, "the black one guards the Pole");
    assert_eq!(table.game.legion(CARTHAG).tokens.of(Token(0)), 0);
    assert_eq!(table.game.legion(CARTHAG).units.iter().sum::<u8>(), 2, "its units stand there");
    table.luck(From(ARSUNT), 1);
    let pole = table.game.legion(NORTH_POLE).tokens;
    assert_eq!((pole.of(Token(0)), pole.of(Token(1))), (1, 1));
    assert_eq!(table.game.legion(ARSUNT).tokens.of(Token(1)), 0);
    table.sane();
}

#[test]
#[rule("WA-SOLO-MOVE-15", "WA-AMB-83")]
fn a_part_that_stays_is_guard_enough() {
    let friends = area("cse-desert-1");
    let mut table = solo()
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, friends, [4, 0, 0], 0)
        .at(Phase::Actions, Step::March { from: NORTH_POLE, which: Which::Any, steps: 1, side: Harkonnen });
    table.game.part = *table.game.legion(NORTH_POLE);
    table.act(Leave(REGULAR));
    assert_eq!((table.units(friends), table.units(NORTH_POLE)), ([6, 0, 0], [1, 0, 0]));
    assert!(table.game.legion(NORTH_POLE).tokens.is_empty());
}

#[test]
#[rule("WA-SOLO-SPECIAL-03")]
fn a_token_is_worth_two_and_stands_for_one_unit() {
    let post = area("csw-desert-4");
    let two = |game: &mut Arrakis| {
        game.put(Harkonnen, Figure::Token(Token(0)), post);
        game.put(Harkonnen, Figure::Token(Token(1)), post);
    };
    let strong = solo().edit(two).legion(Atreides, WINDGAP, [3, 0, 0], 0).at(Phase::Actions, move_step(1));
    assert_eq!(strong.offered(), [From(post)], "four against three");
    let weak = solo().edit(two).legion(Atreides, WINDGAP, [4, 0, 0], 0).edit(|game| game.solo.aim = Some(7));
    assert_eq!(weak.at(Phase::Actions, move_step(1)).offered(), [Done], "four against four");
    // Five units and a token fill an area.
    let full = solo().edit(two).legion(Harkonnen, post, [4, 0, 0], 0);
    let step = Step::Deploy { units: [1, 0, 0], leader: false };
    let full = full.edit(|game| game.settlements.add(post)).at(Phase::Actions, step);
    assert!(!full.offers(Deploy(REGULAR, post)));
}

#[test]
#[rule("WA-SOLO-SPECIAL-04")]
fn tokens_are_turned_up_when_units_under_them_are_to_be_replaced() {
    let post = area("csw-desert-4");
    let step = Step::Replace { left: 1, from: Unit::Regular, to: Unit::Elite, side: Harkonnen };
    let mut table = solo()
        .edit(|game| game.put(Harkonnen, Figure::Token(Token(0)), post))
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 0)
        .at(Phase::Actions, step);
    assert_eq!(table.offered(), [From(post)], "the legion nearest to a sietch");
    table.luck(From(post), 1);
    assert!(table.told.iter().any(|event| matches!(event, Event::GarrisonRevealed { .. })));
    assert!(table.game.legion(post).tokens.is_empty());
}

#[test]
#[rule("WA-SOLO-SPECIAL-04", "WA-SOLO-SPECIAL-05")]
fn attacking_tokens_are_turned_up_and_the_weakest_above_the_limit_go() {
    let from = area("ne-desert-9");
    let mut table = solo()
        .legion(Harkonnen, from, [2, 1, 1], 0)
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .edit(|game| {
            game.put(Harkonnen, Figure::Token(Token(0)), from);
            game.put(Harkonnen, Figure::Token(Token(1)), from);
        })
        .at(Phase::Actions, attack_step());
    table.luck(From(from), 5);
    let shown = table.told.iter().filter(|event| matches!(event, Event::GarrisonRevealed { .. })).count();
    assert_eq!(shown, 2);
    let lost = table.told.iter().take_while(|event| !matches!(event, Event::CombatRoll { .. }));
    let lost: Vec<_> = lost
        .filter_map(|event| match event {
            Event::Lost { figure, .. } => Some(*figure),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [REGULAR, REGULAR], "eight units, two too many");
}
