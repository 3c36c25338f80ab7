//! The deck of the Fremen Allies.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{Sector, Zone};
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::piece::{Aloft, Figure, Leader, Token};
use arrakis::state::Place;
use table::rule;

use super::{holding, play, solo};
use arrakis::scenario::*;

#[test]
#[rule("WA-NAMED-14", "WA-NAMED-15", "WA-AMB-47")]
fn shai_hulud_comes_spent_and_strikes_when_called_again() {
    let far = area("ne-deep-1");
    let mut table = play(Scenario::new(), Atreides, "card-shai-hulud");
    assert!(!table.may(To(WINDGAP)), "not empty");
    table.act(To(far));
    assert_eq!(table.game.wild_maker, Some(far));
    assert_eq!(table.game.used >> 15 & 1, 1, "its card is used");
    let prey = area("ne-deep-3");
    let table = Scenario::new().legion(Harkonnen, prey, [6, 0, 0], 0).edit(|game| {
        game.wild_maker = Some(area("ne-deep-2"));
        game.used |= 1 << 15;
    });
    let mut table = play(table, Atreides, "card-shai-hulud");
    table.act(To(area("ne-desert-3")));
    // Six dice; a Special counts twice in the deep desert.
    table.roll(From(area("ne-desert-3")), &[HIT, SPECIAL, BLOCK, BLOCK, BLOCK, BLOCK]);
    assert_eq!((table.units(prey), table.game.wild_maker), ([3, 0, 0], None));
    assert_eq!(table.game.used >> 15 & 1, 0, "gone, and its card with it");
}

#[test]
fn dust_chasms_swallow_two_harvesters_of_one_sector() {
    let out = ["ne-deep-1", "ne-deep-2", "se-deep-1", "ne-desert-1"];
    let mut table =
        play(Scenario::new().edit(|game| game.harvesters = areas(&out)), Atreides, "card-dust-chasms");
    assert!(table.may(To(area("se-deep-1"))) && !table.may(To(area("ne-desert-1"))));
    table.act(To(area("ne-deep-1")));
    assert!(!table.may(To(area("se-deep-1"))), "another sector");
    table.act(To(area("ne-deep-2")));
    assert_eq!(table.game.harvesters, areas(&out[2..]));
    assert!(table.may(Choose(Branch::Wormsigns(2))), "Desert Power");
}

#[test]
fn rockets_shoot_over_a_sector_with_an_own_legion() {
    let table = Scenario::new().legion(Atreides, area("ne-desert-1"), [1, 0, 0], 0).edit(|game| {
        game.harvesters = areas(&["ne-desert-3", "ne-desert-5", "se-desert-1"]);
        game.air[4] = Aloft::Carryall;
        game.air[5] = Aloft::Carryall;
    });
    let mut table = play(table, Atreides, "card-fremen-rockets");
    assert_eq!(table.legal(), [Action::Sector(Sector::Ne), Pass], "the north-east alone");
    table.roll(Action::Sector(Sector::Ne), &[HIT, SPECIAL, BLOCK]);
    assert!(!table.may(Zone(Zone::Se)) && !table.may(To(area("se-desert-1"))));
    table.acts(&[Zone(Zone::Ne), To(area("ne-desert-3"))]);
    assert_eq!((table.game.air[4], table.game.harvesters.len()), (Aloft::Nothing, 2));
    assert!(table.asks(Harkonnen), "two of three dice hit");
}

#[test]
fn a_captured_ornithopter_reaches_legions_of_connected_sectors_only() {
    let near = area("se-desert-1");
    let table = Scenario::new()
        .legion(Harkonnen, near, [3, 0, 0], 0)
        .legion(Harkonnen, area("ne-desert-1"), [3, 0, 0], 0)
        .edit(|game| game.air[5] = Aloft::Ornithopter);
    let mut table = play(table, Atreides, "card-captured-ornithopter");
    table.act(Zone(Zone::Se));
    assert_eq!(table.legal(), [To(near), Pass]);
    table.roll(To(near), &[SPECIAL, HIT, BLOCK]);
    assert_eq!(table.units(near), [1, 0, 0]);
}

#[test]
#[rule("WA-AMB-03", "WA-LOSS-01")]
fn a_captured_ornithopter_that_misses_does_no_harm() {
    let near = area("se-desert-1");
    let table =
        Scenario::new().legion(Harkonnen, near, [3, 0, 0], 0).edit(|game| game.air[5] = Aloft::Ornithopter);
    let mut table = play(table, Atreides, "card-captured-ornithopter");
    table.acts(&[Zone(Zone::Se)]);
    table.roll(To(near), &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(table.units(near), [3, 0, 0]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-04", "WA-INFO-11")]
fn a_garrison_under_its_tokens_is_turned_up_when_bombarded() {
    let table = solo().edit(|game| {
        game.put(Harkonnen, Figure::Token(Token::BLACK), NORTH_POLE);
        game.air[5] = Aloft::Ornithopter;
    });
    let mut table = play(table, Atreides, "card-captured-ornithopter");
    table.act(Zone(Zone::Se));
    table.luck(To(NORTH_POLE), 1);
    assert!(table.told.iter().any(|event| matches!(event, Event::GarrisonRevealed { .. })));
}

#[test]
fn a_crysknife_finds_a_leader_beside_the_fedaykin() {
    let (home, next) = (area("se-desert-3"), area("se-desert-2"));
    let table = Scenario::new()
        .legion(Atreides, TASMIN_SINK, [0, 0, 1], 0)
        .legion(Atreides, home, [1, 0, 0], 0)
        .legion(Harkonnen, area("se-desert-1"), [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, area("se-desert-1"));
    let mut table = play(table, Atreides, "card-crysknife");
    assert!(table.may(From(TASMIN_SINK)) && !table.may(From(home)));
    table.acts(&[From(TASMIN_SINK), To(next), Action::Leader(Leader::BaronHarkonnen)]);
    assert_eq!(table.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(0));
}

#[test]
#[rule("WA-ACTION-06")]
fn the_cielago_may_bring_a_token_where_harkonnen_is_near() {
    let base =
        |at: &str| play(Scenario::new().legion(Harkonnen, area(at), [1, 0, 0], 0), Atreides, "card-cielago");
    let mut table = base("csw-desert-2");
    table.luck(DrawToken, 3);
    assert!(table.may(To(WINDGAP)) && table.may(To(HOBARS_GAP)) && !table.may(To(GARA_KULON)));
    table.act(To(WINDGAP));
    assert_eq!(table.game.legion(WINDGAP).tokens.len(), 1);
    assert!(table.may(Split(1)) && !table.may(Split(2)));
    let mut declined = base("csw-desert-2");
    declined.act(Done);
    assert_eq!((declined.game.token_supply.len(), declined.may(Split(1))), (8, true));
    assert!(base("arrakeen").may(Split(1)), "nobody is near: the card is drawn all the same");
}

#[test]
fn jubba_cloaks_hide_a_led_legion_in_the_desert() {
    let (led, bare) = (area("se-desert-1"), area("se-desert-2"));
    let table = Scenario::new()
        .hand(Atreides, &["card-usul"])
        .legion(Atreides, led, [1, 0, 0], 1)
        .legion(Atreides, bare, [1, 0, 0], 0)
        .legion(Atreides, PASTY_MESA, [1, 0, 0], 1);
    let mut table = play(table, Atreides, "card-jubba-cloaks");
    assert!(table.may(From(led)) && !table.may(From(bare)) && !table.may(From(PASTY_MESA)));
    table.acts(&[From(led), To(area("ne-desert-10"))]);
    assert!(table.may(Play(card("card-usul"))));
}

#[test]
fn hieregs_are_camps_in_two_empty_deserts() {
    let mut table = play(Scenario::new(), Atreides, "card-hieregs");
    let camps = ["ne-desert-1", "se-desert-1"].map(area);
    table.acts(&camps.map(To));
    assert_eq!(camps.map(|at| table.units(at)), [[1, 0, 0]; 2]);
    assert!(table.may(Choose(Branch::Wormsigns(2))), "Desert Power");
}

#[test]
fn grandmother_of_a_storm_storms_now() {
    let table = Scenario::new()
        .legion(Harkonnen, area("se-desert-1"), [3, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [1, 0, 0], 0)
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0);
    let mut table = holding(table, Atreides, "card-grandmother-storm");
    table.roll(Play(card("card-grandmother-storm")), &[HIT, SPECIAL]);
    assert_eq!(table.units(area("se-desert-1")), [1, 0, 0], "two dice, and only there");
}

#[test]
fn stillsuits_move_a_legion_of_the_desert() {
    let table =
        Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).legion(Atreides, PASTY_MESA, [1, 0, 0], 0);
    let table = play(table.token(GARA_KULON, 4), Atreides, "card-stillsuits");
    assert!(table.may(From(WINDGAP)) && !table.may(From(PASTY_MESA)));
}

#[test]
#[rule("WA-WORM-10", "WA-PLAN-02")]
fn thumpers_call_two_worms_beside_atreides_legions() {
    let mut table = play(Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0), Atreides, "card-thumpers");
    assert!(!table.may(To(area("ne-desert-1"))) && !table.may(To(FALSE_WALL_WEST)));
    table.acts(&[To(area("csw-desert-1")), To(area("csw-desert-2"))]);
    assert_eq!(table.game.worms, areas(&["csw-desert-1", "csw-desert-2"]));
    assert!(!table.may(To(area("csw-desert-3"))), "and no third");
}

#[test]
#[rule("WA-PLAN-02", "WA-TERM-14")]
fn kitab_al_ibar_needs_an_empty_desert_beside_the_sietch() {
    let table = Scenario::new().edit(|game| {
        game.harvesters.add(area("csw-desert-1"));
        game.stations = areas(&["windgap"]);
    });
    let mut table = play(table, Atreides, "card-kitab-al-ibar");
    table.act(From(WINDGAP));
    assert!(!table.may(To(area("csw-desert-1"))) && !table.may(To(FALSE_WALL_WEST)));
    table.act(To(area("csw-desert-2")));
    assert_eq!(table.game.sietches[7].area, area("csw-desert-2"));
    assert_eq!(table.game.stations, areas(&["csw-desert-2"]), "whatever lay there goes along");
    assert_eq!(table.game.harvesters, areas(&["csw-desert-1"]), "and nothing else");
}

#[test]
fn sandtides_carry_an_enemy_legion_off() {
    let (from, full) = (area("se-desert-1"), area("se-desert-2"));
    let table = Scenario::new()
        .legion(Harkonnen, from, [2, 0, 0], 1)
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .edit(|game| game.harvesters = areas(&["se-desert-2", "se-desert-1"]));
    let mut table = play(table, Atreides, "card-sandtides");
    assert!(table.asks(Atreides) && !table.may(From(PASTY_MESA)), "no desert");
    table.act(From(from));
    assert!(!table.may(To(full)) && table.may(To(area("ne-desert-10"))));
    table.act(To(area("se-deep-1")));
    assert_eq!((table.units(area("se-deep-1")), table.game.harvesters.len()), ([2, 0, 0], 2));
    assert!(table.may(Choose(Branch::Wormsigns(2))), "Desert Power");
}

#[test]
#[rule("WA-SOLO-SPECIAL-04")]
fn a_storm_turns_tokens_up_even_if_it_does_no_harm() {
    let calm = (0..40).find_map(|seed| {
        let at = area("se-desert-1");
        let table = solo().edit(|game| game.put(Harkonnen, Figure::Token(Token::BLACK), at));
        let mut table = holding(table, Atreides, "card-grandmother-storm");
        table.luck(Play(card("card-grandmother-storm")), seed);
        let harmless = |event: &Event| matches!(event, Event::Storm { hits: 0, specials: 0, .. });
        table.told.iter().any(harmless).then_some(table)
    });
    let told = calm.expect("a storm without hits").told;
    assert!(told.iter().any(|event| matches!(event, Event::GarrisonRevealed { .. })));
}

#[test]
#[rule("WA-LEADER-05")]
fn stillsuits_that_take_the_tokens_away_leave_no_naib_alone() {
    let table = Scenario::new().token(WINDGAP, 0).legion(Atreides, WINDGAP, [0, 0, 0], 1);
    let mut table = play(table, Atreides, "card-stillsuits");
    table.act(Done);
    table.acts(&[From(WINDGAP), To(GARA_KULON)]);
    assert!(table.game.legion(WINDGAP).is_empty());
    assert_eq!(table.game.legion(GARA_KULON).tokens.of(Token(0)), 1);
    table.sane();
}
