//! When prescience cards can be claimed: in either side's turn, between its steps.

use arrakis::action::Action::*;
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::board::{Area, AreaSet};
use arrakis::cards::Cards;
use arrakis::effect::Branch;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, prescience, wild_maker};
use arrakis::piece::{Aloft, Deck, Face, Leader, Token};
use arrakis::state::Place;
use table::rule;

use super::solo;
use arrakis::scenario::*;

const FLEE: &str = "presc-families-flee";
const FIRE: &str = "presc-fire-in-spice-fields";

/// A step that leads into the sector of Gara Kulon.
fn way_in() -> (Area, Area) {
    let near = GARA_KULON.sector_mates();
    let steps = |from: Area| (from.ground() & near).iter().map(move |to| (from, to));
    let outside = AreaSet::ALL - near - AreaSet::one(NORTH_POLE);
    outside.iter().flat_map(steps).find(|(_, to)| !GARA_KULON.ground().has(*to)).unwrap()
}

/// A token in Gara Kulon, and Harkonnen one step out of its sector.
fn threat() -> Scenario {
    let (from, _) = way_in();
    Scenario::new().token(GARA_KULON, 0).legion(Harkonnen, from, [2, 0, 0], 0).open(FLEE)
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn a_condition_a_harkonnen_move_fulfils_can_be_claimed_before_the_next_move() {
    let (from, to) = way_in();
    let mut table = threat().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2))]);
    assert!(table.asks(Harkonnen), "nobody is in the sector yet");
    table.acts(&[From(from), To(to)]);
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Claim(prescience(FLEE)), Pass]);
    table.acts(&[Claim(prescience(FLEE)), Train(GARA_KULON, Token(0))]);
    assert_eq!((table.game.markers, table.game.legion(GARA_KULON).tokens.len()), ([1, 1, 0], 0));
    assert!(table.asks(Harkonnen) && table.may(From(CARTHAG)) && !table.may(From(to)), "the second move");
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56", "WA-PRESC-11")]
fn a_standing_condition_can_be_claimed_between_the_effects_of_an_action() {
    // Feyd moves, and attacks what he has moved to; in between the token flees.
    let start = AreaSet::ALL
        .iter()
        .find(|one| one.ground().meets(GARA_KULON.ground()) && *one != GARA_KULON)
        .filter(|one| !GARA_KULON.ground().has(*one))
        .unwrap();
    let next = (start.ground() & GARA_KULON.ground()).first().unwrap();
    let before = || {
        let mut table = Scenario::new()
            .token(GARA_KULON, 0)
            .legion(Harkonnen, start, [2, 0, 0], 0)
            .leader(Leader::FeydRautha, start)
            .edit(|game| game.sietches[0].rank = 2)
            .open(FLEE)
            .die(Harkonnen, Leadership);
        table.acts(&[Die(Leadership), Special(Leader::FeydRautha), From(start), To(next)]);
        assert!(table.asks(Atreides), "before the attack");
        table
    };
    let mut claimed = before();
    claimed.acts(&[Claim(prescience(FLEE)), Train(GARA_KULON, Token(0))]);
    assert!(claimed.asks(Harkonnen) && claimed.may(From(next)));
    claimed.act(From(next));
    assert_eq!((claimed.game.supremacy, claimed.game.markers), (2, [1, 1, 0]), "nobody is left to defend");
    let mut passed = before();
    passed.act(Pass).luck(From(next), 1);
    assert_eq!((passed.game.claims, passed.game.shown_tokens.of(Token(0))), (0, 1), "the token is turned up");
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn a_standing_condition_can_be_claimed_after_scouting_and_between_battle_rounds() {
    let (_, inside) = way_in();
    let claim = Claim(prescience(FLEE));
    let spied = HABBANYA_RIDGE;
    let zone = Zone::of(spied.air_zones()).next().unwrap();
    let mut scouting = Scenario::new()
        .token(GARA_KULON, 0)
        .token(spied, 1)
        .legion(Harkonnen, inside, [2, 0, 0], 0)
        .open(FLEE)
        .aloft(Aloft::Ornithopter, zone)
        .die(Harkonnen, Mentat);
    scouting.acts(&[Scout(zone), To(spied)]);
    assert!(scouting.asks(Atreides) && scouting.may(claim));
    scouting.act(Pass);
    assert!(scouting.asks(Harkonnen) && scouting.may(Die(Mentat)), "the turn goes on");
    let field = area("se-plateau-1");
    let mut battle = Scenario::new()
        .token(GARA_KULON, 0)
        .legion(Harkonnen, inside, [2, 0, 0], 0)
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .legion(Atreides, field, [2, 0, 0], 0)
        .open(FLEE)
        .die(Harkonnen, Strategy);
    battle.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(PASTY_MESA)]);
    battle.roll(To(field), &[BLOCK; 4]);
    assert_eq!(battle.legal(), [Continue, Cease], "not inside a battle round");
    battle.acts(&[Continue, Stand]);
    assert!(battle.asks(Atreides) && battle.may(claim), "but before the next");
    battle.roll(Pass, &[BLOCK; 4]);
    assert_eq!(battle.legal(), [Continue, Cease]);
}

#[test]
#[rule("WA-PRESC-04", "WA-AMB-56")]
fn nobody_is_asked_without_need() {
    let lost = |table: Scenario, claims: u8| {
        table.open(FIRE).edit(|game| (game.harvesters_lost, game.claims) = (2, claims))
    };
    let harkonnen = |table: Scenario| {
        table.legion(Harkonnen, CARTHAG, [1, 0, 0], 0).legion(Harkonnen, ARSUNT, [1, 0, 0], 0)
    };
    let moved = |claims: u8, dice: &[Face]| {
        let table = lost(harkonnen(Scenario::new()), claims);
        let mut table = table.turn(Harkonnen, dice, &[Strategy, Strategy]);
        let step = CARTHAG.ground().first().unwrap();
        table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(CARTHAG), To(step)]);
        table
    };
    let mut table = moved(0, &[Strategy]);
    assert!(table.asks(Atreides));
    table.acts(&[Pass, Done]);
    assert!(table.may(Die(Strategy)) && table.may(Claim(prescience(FIRE))), "their own turn comes next");
    assert!(moved(2, &[Strategy]).asks(Harkonnen), "two claims a round");
}

#[test]
#[rule("WA-PRESC-06", "WA-SOLO-TURN-01", "WA-AMB-56")]
fn the_automatons_turn_has_steps_too() {
    let mut table = solo()
        .open(FIRE)
        .legion(Harkonnen, ARSUNT, [3, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [3, 0, 0], 0)
        .edit(|game| {
            game.solo.target = 7;
            game.harvesters_lost = 2;
            game.turn = Harkonnen;
            game.used = u16::MAX;
            game.forced = Some(Strategy);
            game.dice[0][Mentat as usize] = 1;
        })
        .at(Phase::Actions, wild_maker::Step::WildMakerStays);
    table.act(Pass);
    while !table.may(Claim(prescience(FIRE))) {
        let action = table.legal()[0];
        table.act(action);
    }
    assert!(
        matches!(table.game.next(), Some(Step::Prescience(prescience::Step::Claim))),
        "between its two moves"
    );
    assert_eq!(table.legal(), [Claim(prescience(FIRE)), Pass]);
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn in_the_own_turn_claims_are_open_between_moves() {
    let (_, inside) = way_in();
    let mut table = Scenario::new()
        .token(GARA_KULON, 0)
        .legion(Harkonnen, inside, [2, 0, 0], 0)
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .legion(Atreides, HOBARS_GAP, [1, 0, 0], 0)
        .open(FLEE)
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(WINDGAP)]);
    let to = table.legal().into_iter().find(|action| matches!(action, To(_))).unwrap();
    table.act(to);
    assert!(table.may(From(HOBARS_GAP)) && table.may(Claim(prescience(FLEE))));
    table.acts(&[Claim(prescience(FLEE)), Train(GARA_KULON, Token(0))]);
    assert!(table.may(From(HOBARS_GAP)), "and the second move is still to come");
}

/// Gara Kulon in danger, and an ornithopter over another token.
fn watched() -> (Scenario, Zone, Area) {
    let (_, inside) = way_in();
    let spied = HABBANYA_RIDGE;
    let zone = Zone::of(spied.air_zones()).next().unwrap();
    let table = Scenario::new().token(GARA_KULON, 0).token(spied, 1).legion(Harkonnen, inside, [2, 0, 0], 0);
    (table.open(FLEE).aloft(Aloft::Ornithopter, zone), zone, spied)
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn a_standing_condition_can_be_claimed_after_scouting_between_two_moves() {
    let (table, zone, spied) = watched();
    let mut table = table.legion(Harkonnen, CARTHAG, [1, 0, 0], 0).die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), Scout(zone), To(spied)]);
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Claim(prescience(FLEE)), Pass]);
    table.act(Pass);
    assert!(table.asks(Harkonnen) && table.may(From(CARTHAG)), "the moves go on");
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn a_standing_condition_can_be_claimed_between_the_die_and_what_is_free() {
    let (table, zone, _) = watched();
    let mut table = table.die(Harkonnen, Mentat);
    table.acts(&[Die(Mentat), Standard]);
    table.luck(Split(1), 1);
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Claim(prescience(FLEE)), Pass]);
    table.act(Pass);
    assert!(table.asks(Harkonnen) && table.may(Scout(zone)) && table.may(EndTurn));
}

#[test]
#[rule("WA-PRESC-06", "WA-SOLO-TURN-01", "WA-AMB-56")]
fn claims_are_open_between_the_cards_the_automaton_plays() {
    let hawat = Leader::ThufirHawat;
    let drawing = |special: bool| {
        let table = solo().open(FIRE).edit(|game| {
            game.harvesters_lost = 2;
            game.turn = Harkonnen;
            game.used = if special { !(1 << hawat as u16) } else { u16::MAX };
            game.leaders[hawat as usize] = Place::Aside;
            game.forced = Some(Mentat);
            game.dice[0][Mentat as usize] = 1;
            // What is drawn does nothing by itself.
            game.decks = [Cards::NONE; 4];
            game.decks[Deck::HouseHarkonnen as usize] =
                (0..3).map(|_| card("card-hawats-scheming")).collect();
        });
        let mut table = table.at(Phase::Actions, wild_maker::Step::WildMakerStays);
        let mut asked = 0;
        table.luck(Pass, 1);
        while let Some(Step::Prescience(prescience::Step::Claim)) = table.game.next() {
            assert_eq!(table.legal(), [Claim(prescience(FIRE)), Pass]);
            asked += 1;
            table.luck(Pass, 1);
        }
        asked
    };
    // One from each deck, or three by Hawat's special action.
    assert_eq!((drawing(false), drawing(true)), (1, 2));
}

#[test]
#[rule("WA-PRESC-04")]
fn a_claim_at_the_end_of_the_action_phase_is_one_of_the_two() {
    let table = Scenario::new().open(FIRE).edit(|game| game.harvesters_lost = 2);
    let mut table = table.at(Phase::ActionsEnd, prescience::Step::Claim);
    table.luck(Claim(prescience(FIRE)), 1);
    assert_eq!((table.game.claims, table.game.markers), (1, [0, 1, 2]));
}

#[test]
#[rule("WA-PRESC-06", "WA-HARVESTER-02")]
fn a_harvester_a_legion_has_removed_counts_with_those_before() {
    let (home, next) = (area("ne-desert-7"), area("ne-desert-6"));
    let raid = |before: u8| {
        let table = Scenario::new().open(FIRE).legion(Atreides, home, [1, 0, 0], 0);
        let table = table.edit(|game| {
            game.harvesters.add(next);
            game.harvesters_lost = before;
        });
        let mut table = table.die(Atreides, Strategy);
        table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(home), To(next)]);
        table.may(Claim(prescience(FIRE)))
    };
    assert!(raid(1) && !raid(0));
}
