//! The deck of the Corrino Allies.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::phase::actions;
use arrakis::piece::{Deck, Figure, Leader, Unit, Vehicle};
use table::Steps;
use table::{Game, rule};

use super::play;
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const SARDAUKAR: Figure = Figure::Unit(Unit::Special);

#[test]
fn rage_brings_shaddam_and_sardaukar_to_any_legion() {
    let table = Scenario::new().aside(Leader::Shaddam).legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-rage-b");
    assert!(!table.may(Here(ARRAKEEN)), "nobody is there");
    table.act(Here(PASTY_MESA));
    assert_eq!(
        (table.units(PASTY_MESA), table.game.leader_area(Leader::Shaddam)),
        ([1, 0, 2], Some(PASTY_MESA))
    );
}

#[test]
fn rage_leads_a_legion_with_sardaukar_on_and_into_a_surprise_attack() {
    let enemy = area("csw-desert-3");
    let table = Scenario::new()
        .aside(Leader::Shaddam)
        .legion(Harkonnen, NORTH_POLE, [1, 0, 1], 0)
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .legion(Atreides, enemy, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-rage-c");
    assert!(!table.may(Here(CARTHAG)), "no Sardaukar there");
    table.act(Here(NORTH_POLE));
    assert!(!table.may(From(CARTHAG)));
    table.acts(&[From(NORTH_POLE), To(WIND_PASS)]);
    assert!(table.may(From(WIND_PASS)));
    // Shaddam turns the Special of the surprise into two hits.
    table.roll(From(WIND_PASS), &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(table.units(enemy), [1, 0, 1]);
}

#[test]
fn manipulation_costs_atreides_two_cards_of_their_choice() {
    let hand = ["card-usul", "card-thumpers", "card-war-plan"];
    let mut table = play(Scenario::new().hand(Atreides, &hand), Harkonnen, "card-manipulation");
    assert!(table.asks(Atreides));
    table.acts(&[Discard(card("card-thumpers")), Discard(card("card-usul"))]);
    assert!(table.asks(Harkonnen) && table.may(Split(2)));
    assert_eq!(table.game.hands[0].len(), 1);
}

#[test]
fn breeding_program_gives_a_token_and_plays_on() {
    let table =
        play(Scenario::new().hand(Harkonnen, &["card-sandmasters"]), Harkonnen, "card-breeding-program");
    assert_eq!((table.game.bene, table.game.bene_supply), ([1, 1], 3));
    assert!(table.may(Play(card("card-sandmasters"))));
}

#[test]
fn troop_carriers_fly_from_a_settlement_to_any_own_legion() {
    let table = Scenario::new()
        .legion(Harkonnen, ARRAKEEN, [2, 0, 0], 0)
        .legion(Harkonnen, WIND_PASS, [1, 0, 0], 0)
        .legion(Harkonnen, FALSE_WALL_SOUTH, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-troop-carriers");
    assert!(!table.may(From(WIND_PASS)), "no settlement");
    table.act(From(ARRAKEEN));
    assert!(table.may(To(WIND_PASS)) && !table.may(To(CARTHAG)));
    table.acts(&[Leave(REGULAR), To(FALSE_WALL_SOUTH)]);
    assert_eq!([ARRAKEEN, FALSE_WALL_SOUTH].map(|at| table.units(at)), [[1, 0, 0], [2, 0, 0]]);
    assert!(table.asks(Atreides));
}

#[test]
#[rule("WA-ACTION-06")]
fn shigawire_reaches_a_leader_beside_a_legion_moved_or_not() {
    let field = area("se-desert-1");
    let base = || {
        Scenario::new()
            .legion(Harkonnen, PASTY_MESA, [1, 0, 1], 0)
            .legion(Harkonnen, area("se-desert-2"), [2, 0, 0], 0)
            .legion(Atreides, field, [1, 0, 0], 0)
            .leader(Leader::Stilgar, field)
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, WINDGAP)
    };
    let mut stays = play(base(), Harkonnen, "card-shigawire");
    stays.act(Done);
    assert!(stays.may(Action::Leader(Leader::Stilgar)), "the legion with the Sardaukar is next to him");
    assert!(!stays.may(Action::Leader(Leader::PaulAtreides)));
    let mut goes = play(base(), Harkonnen, "card-shigawire");
    assert!(!goes.may(From(area("se-desert-2"))), "no Sardaukar");
    goes.acts(&[From(PASTY_MESA), To(area("cse-erg-1"))]);
    assert!(goes.asks(Atreides), "too far now, whoever else is near him");
}

#[test]
fn hope_clouds_observation_hides_a_card_again() {
    let (one, eyes) = (prescience("presc-hidden-water"), prescience("presc-kanly-on-the-sand"));
    let table = Scenario::new().open("presc-hidden-water").open("presc-kanly-on-the-sand");
    let mut table = play(table.edit(|game| game.kept_open = Some(eyes)), Harkonnen, "card-hope-clouds");
    assert!(!table.may(Prescience(eyes)), "Eyes of Ibad keep that one");
    table.act(Prescience(one));
    assert_eq!((table.game.open, table.game.foresight & one.bit()), (eyes.bit(), one.bit()));
}

#[test]
fn sardaukars_manner_is_a_move_or_a_surprise() {
    let field = area("se-desert-1");
    let base = || {
        let table = Scenario::new().legion(Harkonnen, PASTY_MESA, [1, 0, 1], 0);
        table.legion(Harkonnen, NORTH_POLE, [1, 0, 0], 1).legion(Atreides, field, [1, 0, 0], 0)
    };
    let mut moves = play(base(), Harkonnen, "card-sardaukars-manner");
    moves.act(Choose(Branch::Move(1)));
    assert!(moves.may(From(PASTY_MESA)) && !moves.may(From(NORTH_POLE)));
    let mut strikes = play(base(), Harkonnen, "card-sardaukars-manner");
    strikes.acts(&[Choose(Branch::Surprise), From(PASTY_MESA)]).roll(To(field), &[HIT, BLOCK, BLOCK]);
    assert_eq!(strikes.units(field), [1, 0, 1], "the Sardaukar cancels the block");
}

#[test]
fn spies_reveal_sietch_and_tokens_of_an_area() {
    let mut table = play(Scenario::new().token(WINDGAP, 0), Harkonnen, "card-spies-all-over");
    table.act(To(WINDGAP));
    assert!(table.game.sietches[7].seen && table.game.legion(WINDGAP).tokens.is_empty());
    assert_eq!(table.units(WINDGAP), [2, 0, 0]);
    assert!(table.asks(Harkonnen) && table.may(Split(2)));
}

#[test]
fn full_control_of_the_air_is_two_ornithopters_and_a_move() {
    let table = Scenario::new().legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-full-control-air");
    assert!(!table.may(Aircraft(Vehicle::Carryall, Zone::N)));
    table.acts(&[
        Aircraft(Vehicle::Ornithopter, Zone::N),
        Aircraft(Vehicle::Ornithopter, Zone::Se),
        From(PASTY_MESA),
    ]);
    assert!(table.may(To(area("cse-erg-1"))) && table.may(To(FALSE_WALL_EAST)), "on foot or by air");
}

#[test]
fn the_battle_group_takes_a_free_mountain() {
    let table = Scenario::new().legion(Atreides, BROKEN_LAND, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-battle-group");
    assert!(!table.may(Here(BROKEN_LAND)) && !table.may(Here(PASTY_MESA)));
    table.act(Here(FALSE_WALL_EAST));
    let legion = *table.game.legion(FALSE_WALL_EAST);
    assert_eq!((legion.units, legion.generic), ([0, 2, 0], 1));
}

#[test]
fn sardaukar_in_disguise_are_promoted_and_march() {
    let table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [0, 2, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [2, 1, 0], 0)
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-sardaukar-disguised");
    assert!(!table.may(From(CARTHAG)), "no elite there");
    table.acts(&[From(PASTY_MESA), From(NORTH_POLE)]);
    assert_eq!([PASTY_MESA, NORTH_POLE].map(|at| table.units(at)), [[0, 1, 1], [2, 0, 1]]);
    table.act(From(NORTH_POLE));
    assert!(!table.may(Leave(SARDAUKAR)), "the Sardaukar goes along");
    table.acts(&[To(WIND_PASS), From(PASTY_MESA), To(area("cse-erg-1"))]);
    assert!(table.asks(Atreides), "two legions");
}

#[test]
fn aramsham_decides() {
    let table = Scenario::new()
        .legion(Harkonnen, NORTH_POLE, [1, 0, 1], 0)
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .leader(Leader::Aramsham, CARTHAG)
        .legion(Atreides, WIND_PASS, [1, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-i-decide");
    assert!(!table.may(Here(CARTHAG)));
    table.act(Here(NORTH_POLE));
    assert_eq!(table.game.leader_area(Leader::Aramsham), Some(NORTH_POLE), "from the board as well");
    assert!(table.may(Choose(Branch::Move(1))) && table.may(Choose(Branch::Surprise)));
    // One hit of the Special, against a block the Sardaukar cancels.
    table.act(Choose(Branch::Surprise)).roll(From(NORTH_POLE), &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(table.units(WIND_PASS), [1, 0, 1]);
}

#[test]
fn a_hunted_paul_neither_moves_nor_appears_for_one_turn() {
    let mut table = Scenario::new()
        .hand(Harkonnen, &["card-seek-out-mahdi"])
        .legion(Atreides, WINDGAP, [1, 0, 0], 1)
        .leader(Leader::PaulAtreides, WINDGAP)
        .legion(Atreides, GARA_KULON, [1, 0, 0], 1)
        .turn(Harkonnen, &[Leadership; 3], &[Mentat; 4]);
    table.acts(&[Die(Mentat), Play(card("card-seek-out-mahdi"))]);
    table.acts(&[Die(Leadership), Special(Leader::PaulAtreides), Here(GARA_KULON)]);
    assert_eq!(table.game.leader_area(Leader::PaulAtreides), Some(WINDGAP), "he cannot be placed");
    assert!(table.may(From(GARA_KULON)) && !table.may(From(WINDGAP)), "nor his legion move");
    table.act(Done);
    table.acts(&[Die(Mentat), Standard, Pass, Die(Leadership), Standard, Choose(Branch::Move(2))]);
    assert!(table.may(From(WINDGAP)), "a turn later it does");
}

#[test]
#[rule("WA-TEAM-24")]
fn truthtrance_binds_the_partner_who_has_the_die() {
    let mut table = Scenario::with(&Arrakis::options("team", 4).unwrap()).edit(|game| {
        game.dice[Deck::HouseHarkonnen as usize][Leadership as usize] = 1;
        game.dice[Deck::Corrino as usize][Deployment as usize] = 1;
        game.forced = Some(Deployment);
        game.turn = Harkonnen;
        game.push(actions::Step::Turn { side: Harkonnen, acted: false });
        game.push(actions::Step::WhoActs { side: Harkonnen });
    });
    assert_eq!(table.legal(), [Player(Deck::Corrino)]);
    table.act(Player(Deck::Corrino));
    assert!(table.may(Die(Deployment)));
}
