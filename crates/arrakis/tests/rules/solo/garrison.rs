//! The tokens that guard settlements.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::{Branch, place};
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, deploy, garrison, hazards, movement, wild_maker};
use arrakis::piece::{Face, Figure, Token};
use table::Steps;
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-MOVE-15", "WA-AMB-83", "WA-SOLO-SPECIAL-02", "WA-SOLO-SPECIAL-03")]
fn a_settlement_left_empty_is_guarded_by_two_tokens() {
    let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).at(Phase::Actions, move_step(1));
    table.act(From(NORTH_POLE));
    if table.game.holder(NORTH_POLE).is_none() || !table.game.legion(NORTH_POLE).units.iter().all(|&n| n == 0)
    {
        let end = table.legal()[0];
        table.act(end);
    }
    let guard = table.game.legion(NORTH_POLE).tokens;
    assert_eq!(
        (guard.of(Token::BLACK), guard.of(Token::SILVER), table.game.legion(NORTH_POLE).size()),
        (1, 1, 2)
    );
    table.sane();
}

#[test]
#[rule("WA-SOLO-SPECIAL-04", "WA-SOLO-SPECIAL-05", "WA-SOLO-SPECIAL-06")]
fn garrison_tokens_are_turned_up_when_attacked_and_used_again() {
    let from = area("cne-desert-1");
    let mut table = solo().legion(Atreides, from, [6, 0, 0], 0).edit(|game| {
        game.put(Harkonnen, Figure::Token(Token::BLACK), NORTH_POLE);
        game.put(Harkonnen, Figure::Token(Token::SILVER), NORTH_POLE);
        game.dice[0][Face::Strategy as usize] = 1;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]);
    table.luck(From(from), 3);
    if table.may(To(NORTH_POLE)) {
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
fn without_spare_tokens() -> Scenario {
    let posts = ["arrakeen", "carthag", "arsunt", "hagga-basin", "imperial-basin", "broken-land"];
    let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).edit(|game| {
        for post in posts {
            game.put(Harkonnen, Figure::Token(Token::BLACK), area(post));
            game.put(Harkonnen, Figure::Token(Token::SILVER), area(post));
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
    assert_eq!(table.legal().len(), 6, "any of the six");
    table.luck(From(CARTHAG), 1);
    assert!(table.told.iter().any(|event| matches!(event, Event::GarrisonRevealed { area: CARTHAG, .. })));
    assert_eq!(table.game.legion(NORTH_POLE).tokens.of(Token::BLACK), 1, "the black one guards the Pole");
    assert_eq!(table.game.legion(CARTHAG).tokens.of(Token::BLACK), 0);
    assert_eq!(table.game.legion(CARTHAG).units.iter().sum::<u8>(), 2, "its units stand there");
    table.luck(From(ARSUNT), 1);
    let pole = table.game.legion(NORTH_POLE).tokens;
    assert_eq!((pole.of(Token::BLACK), pole.of(Token::SILVER)), (1, 1));
    assert_eq!(table.game.legion(ARSUNT).tokens.of(Token::SILVER), 0);
    table.sane();
}

#[test]
#[rule("WA-SOLO-MOVE-15", "WA-AMB-83")]
fn a_part_that_stays_is_guard_enough() {
    let friends = area("cse-desert-1");
    let mut table =
        solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).legion(Harkonnen, friends, [4, 0, 0], 0).at(
            Phase::Actions,
            movement::Step::March { from: NORTH_POLE, which: Which::Any, steps: 1, side: Harkonnen },
        );
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
        game.put(Harkonnen, Figure::Token(Token::BLACK), post);
        game.put(Harkonnen, Figure::Token(Token::SILVER), post);
    };
    let strong = solo().edit(two).legion(Atreides, WINDGAP, [3, 0, 0], 0).at(Phase::Actions, move_step(1));
    assert_eq!(strong.legal(), [From(post)], "four against three");
    let weak = solo().edit(two).legion(Atreides, WINDGAP, [4, 0, 0], 0).edit(|game| game.solo.aim = Some(7));
    assert_eq!(weak.at(Phase::Actions, move_step(1)).legal(), [Done], "four against four");
    // Five units and a token fill an area.
    let full = solo().edit(two).legion(Harkonnen, post, [4, 0, 0], 0);
    let step = deploy::Step::Deploy { units: [1, 0, 0], leader: false };
    let full = full.edit(|game| game.settlements.add(post)).at(Phase::Actions, step);
    assert!(!full.may(Deploy(REGULAR, post)));
}

#[test]
#[rule("WA-SOLO-SPECIAL-04")]
fn tokens_are_turned_up_when_units_under_them_are_to_be_replaced() {
    let post = area("csw-desert-4");
    let step = place::Step::Replace { left: 1, from: Unit::Regular, to: Unit::Elite, side: Harkonnen };
    let mut table = solo()
        .edit(|game| game.put(Harkonnen, Figure::Token(Token::BLACK), post))
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 0)
        .at(Phase::Actions, step);
    assert_eq!(table.legal(), [From(post)], "the legion nearest to a sietch");
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
            game.put(Harkonnen, Figure::Token(Token::BLACK), from);
            game.put(Harkonnen, Figure::Token(Token::SILVER), from);
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

/// A storm strikes these areas and hurts nobody, but the tokens there are turned up, with these draws for each.
fn storm(table: &mut Scenario, posts: &[(&str, &[u32])]) -> Vec<[u8; 3]> {
    table.game.stack.clear();
    table.game.push(Phase::Actions);
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.game.dice[0][Mentat as usize] = 1;
    table.game.turn = Atreides;
    table.game.marked = areas(&posts.iter().map(|(post, _)| *post).collect::<Vec<_>>());
    table.game.push(hazards::Step::Storm);
    table.game.push(wild_maker::Step::WildMakerStays);
    let outcomes =
        posts.iter().flat_map(|(_, faces)| [BLOCK, BLOCK].into_iter().chain(faces.iter().copied()));
    table.roll(Pass, &outcomes.collect::<Vec<_>>());
    let shown = table.told.iter().filter_map(|event| match *event {
        Event::GarrisonRevealed { units, .. } => Some(units),
        _ => None,
    });
    shown.collect()
}

/// The black faces: two of two regular units, three of a regular and an elite one, one of two elite ones.
const LAST: [u8; 3] = [0, 2, 0];

#[test]
#[rule("WA-SOLO-SPECIAL-06", "WA-SOLO-SPECIAL-02")]
fn tokens_on_the_board_are_different_tokens() {
    let (one, other) = ("ne-desert-1", "ne-desert-5");
    let posted = || {
        solo().edit(|game| {
            game.put(Harkonnen, Figure::Token(Token::BLACK), area(one));
            game.put(Harkonnen, Figure::Token(Token::BLACK), area(other));
        })
    };
    // The sixth of six faces, then the last of the five that are left: there is one of the first kind.
    let mut table = posted();
    assert_eq!(storm(&mut table, &[(one, &[5]), (other, &[4])]), [LAST, [1, 1, 0]]);
    // Turned up one after the other they differ as well, although the first has gone back to the supply.
    let mut table = posted();
    assert_eq!(storm(&mut table, &[(one, &[5])]), [LAST]);
    assert_eq!(table.game.solo.black, [2, 3, 1], "all six are in the set");
    assert_eq!(storm(&mut table, &[(other, &[4])]), [[1, 1, 0]]);
    table.sane();
}

#[test]
#[rule("WA-SOLO-SPECIAL-06")]
fn what_went_back_can_guard_again_but_is_no_token_that_lay_meanwhile() {
    let old = "ne-desert-5";
    for face in 0..5 {
        let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).edit(|game| {
            game.put(Harkonnen, Figure::Token(Token::BLACK), area("ne-desert-1"));
            game.put(Harkonnen, Figure::Token(Token::BLACK), area(old));
        });
        assert_eq!(storm(&mut table, &[("ne-desert-1", &[5])]), [LAST]);
        // The Pole is left: a black token is drawn from a supply with that face in it. The old token gets its own.
        let mut table = table.at(Phase::Actions, move_step(1));
        table.game.air = Default::default();
        table.act(From(NORTH_POLE));
        let end = table.legal()[0];
        table.roll(end, &[face]);
        assert_eq!(table.game.legion(NORTH_POLE).tokens.of(Token::BLACK), 1);
        table.sane();
        let view = serde_json::to_string(&table.seen_by(Atreides)).unwrap();
        let twin = table.game.imagine(table::Viewer::Seat(table::Seat(0)), &mut table::chance::Fast::new(3));
        assert_eq!(view, serde_json::to_string(&twin.view(table::Viewer::Seat(table::Seat(0)))).unwrap());
        twin.audit().unwrap();
        let shown = storm(&mut table, &[(old, &[])]);
        assert_eq!(shown, [if face < 2 { [2, 0, 0] } else { [1, 1, 0] }], "never the one that was elsewhere");
        // The new guard may be it: the last of five faces, and some silver token beside it.
        assert_eq!(storm(&mut table, &[("north-pole", &[4, 0])])[0], LAST);
        table.sane();
    }
}

#[test]
#[rule("WA-SOLO-SPECIAL-07", "WA-SOLO-SPECIAL-06")]
fn the_very_token_that_was_turned_up_guards_the_next_settlement() {
    let posts = ["ne-desert-1", "ne-desert-5", "se-desert-1", "se-desert-2", "sw-desert-1", "nw-desert-1"];
    let mut table = solo().edit(|game| {
        for post in posts {
            game.put(Harkonnen, Figure::Token(Token::BLACK), area(post));
        }
    });
    table =
        table.at(Phase::Actions, garrison::Step::SpareToken { token: Token::BLACK, to: area("ne-desert-3") });
    // The sixth face; the other five tokens get theirs, and the one in hand is put down again.
    table.roll(From(area(posts[0])), &[5, 0, 0, 0, 0]);
    assert_eq!(table.game.solo.black, [0, 0, 1]);
    table.sane();
    // A token takes its face along when it moves.
    let legion = *table.game.legion(area(posts[1]));
    table.game.shift(Harkonnen, area(posts[1]), area("ne-deep-1"), &legion);
    table.sane();
    assert_eq!(storm(&mut table, &[("ne-deep-1", &[])]), [[2, 0, 0]]);
    assert_eq!(storm(&mut table, &[("ne-desert-3", &[])]), [LAST]);
    // One that is removed unseen goes back with its face.
    table.game.take(Harkonnen, Figure::Token(Token::BLACK), area(posts[2]));
    table.sane();
    assert_eq!(table.game.solo.black.iter().sum::<u8>(), 3);
}

#[test]
#[rule("WA-LEADER-05", "WA-SOLO-SPECIAL-04")]
fn a_leader_beside_a_token_nobody_comes_out_of_is_lost() {
    let post = "ne-desert-1";
    let mut table = solo().legion(Harkonnen, area(post), [0, 0, 0], 1).edit(|game| {
        game.put(Harkonnen, Figure::Token(Token::BLACK), area(post));
        game.units[1] = [0; 3];
    });
    storm(&mut table, &[(post, &[0])]);
    assert!(table.game.legion(area(post)).is_empty() && table.game.generic[1] == 6);
}
