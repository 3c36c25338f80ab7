//! The deck of House Harkonnen.

use arrakis::action::Action::*;
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::piece::{Figure, Leader, Vehicle};
use arrakis::state::Place;
use table::rule;

use super::play;
use arrakis::scenario::*;

#[test]
fn hard_times_put_a_unit_in_every_settlement() {
    let mut table = play(Scenario::new(), Harkonnen, "card-hard-times");
    let villages = [ARSUNT, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE];
    table.acts(&villages.map(Here)).acts(&[Here(CARTHAG), Here(ARRAKEEN)]);
    assert_eq!(villages.map(|at| table.units(at)), [[1, 0, 0]; 4]);
    assert_eq!([CARTHAG, ARRAKEEN].map(|at| table.units(at)), [[0, 1, 0]; 2]);
    assert!(table.asks(Atreides), "and nothing else");
}

#[test]
fn forced_recruitment_fills_arrakeen_with_elites_and_any_leader() {
    let mut table = play(Scenario::new(), Harkonnen, "card-forced-recruitment");
    table.act(Here(ARRAKEEN));
    assert!(table.may(Supply(Figure::Generic)));
    table.act(Supply(Figure::Named(Leader::BaronHarkonnen)));
    assert_eq!(table.units(ARRAKEEN), [0, 3, 0]);
    assert_eq!(table.game.leader_area(Leader::BaronHarkonnen), Some(ARRAKEEN));
}

#[test]
fn beloved_feyd_enters_for_rabban_or_is_reinforced() {
    let table = Scenario::new().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).leader(Leader::BeastRabban, CARTHAG);
    let table = play(table.hand(Harkonnen, &["card-sandmasters"]), Harkonnen, "card-beloved-feyd");
    assert_eq!(table.game.leaders[Leader::FeydRautha as usize], Place::Aside);
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Gone);
    assert!(table.may(Play(card("card-sandmasters"))), "one more card");
    let table = Scenario::new()
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
        .leader(Leader::FeydRautha, CARTHAG);
    let mut table = play(table.hand(Harkonnen, &["card-sandmasters"]), Harkonnen, "card-beloved-feyd");
    assert!(!table.may(Here(ARRAKEEN)));
    table.act(Here(CARTHAG));
    assert_eq!(table.units(CARTHAG), [1, 2, 0]);
    assert!(table.asks(Atreides), "no further card");
}

#[test]
fn patrols_take_three_empty_deserts() {
    let sign = area("ne-desert-3");
    let table = Scenario::new().edit(|game| game.wormsigns.add(sign));
    let mut table = play(table, Harkonnen, "card-harkonnen-patrols");
    for full in [sign, area("ne-desert-2"), WINDGAP, PASTY_MESA] {
        assert!(!table.may(To(full)), "{full:?} is no empty desert");
    }
    let posts = ["ne-desert-1", "ne-deep-1", "se-desert-1"].map(area);
    table.acts(&posts.map(To));
    assert_eq!(posts.map(|at| table.units(at)), [[1, 0, 0]; 3]);
    assert!(table.asks(Atreides));
}

#[test]
fn the_barons_guard_gathers_and_a_legion_moves() {
    let mut table = play(Scenario::new(), Harkonnen, "card-barons-guard");
    assert!(table.may(Here(ARRAKEEN)) && !table.may(Here(ARSUNT)));
    table.act(Here(CARTHAG));
    assert_eq!(
        (table.units(CARTHAG), table.game.leader_area(Leader::BaronHarkonnen)),
        ([0, 2, 0], Some(CARTHAG))
    );
    table.acts(&[From(CARTHAG), To(ARSUNT)]);
    assert_eq!(table.units(ARSUNT), [0, 2, 0]);
    assert!(table.asks(Atreides), "one legion");
}

#[test]
fn evidence_of_rebellion_is_two_elites_and_two_cards() {
    let mut table = play(Scenario::new(), Harkonnen, "card-evidence-of-rebellion");
    assert!(table.may(Here(ARRAKEEN)) && table.may(Here(HAGGA_BASIN)) && !table.may(Here(WINDGAP)));
    table.act(Here(NORTH_POLE));
    assert_eq!(table.units(NORTH_POLE), [0, 2, 0]);
    assert!(table.may(Split(2)) && table.may(Split(0)) && !table.may(Split(3)));
}

#[test]
fn polar_cap_factories_guard_the_pole_and_clear_its_wormsign() {
    let far = area("csw-desert-3");
    let table =
        Scenario::new().edit(|game| game.wormsigns = areas(&["cne-desert-1", "wind-pass", "csw-desert-3"]));
    let mut table = play(table, Harkonnen, "card-polar-cap-factories");
    table.act(Here(NORTH_POLE));
    assert_eq!((table.units(NORTH_POLE), table.game.legion(NORTH_POLE).generic), ([2, 1, 0], 1));
    assert_eq!(table.game.wormsigns, areas(&["csw-desert-3"]), "{far:?} is not next to it");
}

#[test]
fn vehicles_come_by_card() {
    let mut workhorse = play(Scenario::new(), Harkonnen, "card-workhorse");
    assert!(!workhorse.may(Aircraft(Vehicle::Ornithopter, Zone::N)));
    workhorse.acts(&[Harvester(area("ne-desert-1")), Aircraft(Vehicle::Carryall, Zone::W)]);
    assert!(workhorse.may(Split(2)) && workhorse.game.harvesters.len() == 1);

    let mut masters = play(Scenario::new(), Harkonnen, "card-sandmasters");
    assert!(!masters.may(Aircraft(Vehicle::Carryall, Zone::N)));
    masters.acts(&["ne-desert-1", "ne-desert-3", "ne-deep-1"].map(|id| Harvester(area(id))));
    assert!(masters.may(Split(1)) && !masters.may(Split(2)) && masters.game.harvesters.len() == 3);
}

#[test]
fn spotter_control_discards_three_wormsigns_anywhere() {
    let signs = ["ne-desert-1", "se-desert-1", "wind-pass", "csw-desert-1"];
    let mut table =
        play(Scenario::new().edit(|game| game.wormsigns = areas(&signs)), Harkonnen, "card-spotter-control");
    table.acts(&[0, 1, 2].map(|at: usize| To(area(signs[at]))));
    assert_eq!(table.game.wormsigns, areas(&signs[3..]));
    assert!(table.may(Split(2)));
}

#[test]
fn artillery_moves_a_legion_and_shells_one_next_to_an_own() {
    let near = area("se-desert-1");
    let table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .legion(Atreides, near, [3, 0, 0], 0)
        .legion(Atreides, WINDGAP, [3, 0, 0], 0);
    let mut table = play(table, Harkonnen, "card-explosive-artillery");
    assert!(table.may(From(PASTY_MESA)));
    table.act(Done);
    assert!(!table.may(To(WINDGAP)));
    table.roll(To(near), &[HIT, SPECIAL, BLOCK, BLOCK]);
    assert_eq!(table.units(near), [1, 0, 0], "hits and specials, four dice");
}

#[test]
fn the_demon_ruler_joins_and_surprises() {
    let field = area("se-desert-1");
    let base = || {
        Scenario::new()
            .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
            .legion(Harkonnen, NORTH_POLE, [1, 0, 0], 0)
            .legion(Atreides, field, [1, 0, 0], 0)
            .legion(Atreides, WIND_PASS, [1, 0, 0], 0)
    };
    let mut table = play(base(), Harkonnen, "card-mudir-nahya");
    table.act(Here(PASTY_MESA));
    assert_eq!(
        (table.units(PASTY_MESA), table.game.leader_area(Leader::BeastRabban)),
        ([1, 1, 0], Some(PASTY_MESA))
    );
    assert!(!table.may(From(NORTH_POLE)), "only that legion");
    // Two dice and one; the surprise is a Special, which Rabban turns into two hits.
    table.act(From(PASTY_MESA)).roll(To(field), &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(table.units(field), [1, 1, 0], "they have moved in");
    let gone = base().edit(|game| game.leaders[Leader::BeastRabban as usize] = Place::Gone);
    let mut gone = play(gone, Harkonnen, "card-mudir-nahya");
    gone.acts(&[Here(NORTH_POLE), Supply(Figure::Generic)]);
    assert_eq!((gone.units(NORTH_POLE), gone.asks(Atreides)), ([1, 2, 0], true), "and no attack");
}

#[test]
#[rule("WA-TERM-16")]
fn a_leader_to_be_placed_may_come_from_the_board() {
    let table =
        Scenario::new().legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0).leader(Leader::BeastRabban, ARRAKEEN);
    let mut table = play(table, Harkonnen, "card-carthag-former-capital");
    table.acts(&[Here(CARTHAG), Lift(Figure::Named(Leader::BeastRabban), ARRAKEEN)]);
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(CARTHAG));
}
