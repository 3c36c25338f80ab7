//! Phase 5, second half: groups move across the map.

use std::collections::BTreeSet;

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{GoTo, MoveFrom, Pass, Ship, ShipTo, Take};
use conquest::board::{Cell, Cells, NO_STORM, Region, reach};
use conquest::options::{Game as GameKind, Options};
use conquest::scenario::{Play, Scenario, cell, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event, Faction};
use table::rule;

const PHASE: Phase = Phase::ShipmentAndMovement;

/// Harkonnen move first; nobody has spice, so nobody ships.
fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Atreides, Imperium])
}

fn from(id: &str) -> Action {
    MoveFrom(region(id))
}

fn to(id: &str) -> Action {
    GoTo(cell(id))
}

/// Harkonnen's 4 troops at `start` are about to leave it under a storm in this sector.
fn setting_out(start: &str, storm: u8) -> Play {
    let mut play = three().storm(storm).troops(Harkonnen, start, 4).play(PHASE, &[]);
    play.act(Harkonnen, MoveFrom(cell(start).region()));
    play
}

/// The locations the group in hand can go to.
fn ends(play: &Play, faction: Faction) -> Vec<Cell> {
    let end = |action| if let GoTo(end) = action { Some(end) } else { None };
    play.legal(faction).into_iter().filter_map(end).collect()
}

#[test]
#[rule("CD-MOVE-01")]
fn move_01_one_group_a_turn_free_of_charge() {
    for faction in [Atreides, Harkonnen, Imperium] {
        // A card in hand keeps the question open after the move.
        let mut play = three()
            .first(faction)
            .troops(faction, "carthag", 3)
            .troops(faction, "arrakeen", 3)
            .market_cards(faction, &["hidden-cache"])
            .spice(faction, 5)
            .play(PHASE, &[]);
        play.pass_pauses().act(faction, Pass);
        play.acts(faction, &[from("carthag"), to("tsimpo:10"), Take(3)]);
        assert_eq!((play.troops(faction, "tsimpo:10"), play.spice(faction)), (3, 5));
        assert_eq!(play.refused(faction, from("arrakeen")), "CD-MOVE-01");
        assert_eq!(play.legal(faction), [Pass]);
    }
}

#[test]
#[rule("CD-MOVE-02")]
fn move_02_a_group_is_any_number_of_own_troops_of_one_region() {
    let mut play = three()
        .troops(Harkonnen, "carthag", 4)
        .troops(Harkonnen, "arrakeen", 2)
        .troops(Atreides, "old_gap:9", 2)
        .play(PHASE, &[]);
    assert_eq!(play.refused(Harkonnen, from("old_gap")), "CD-MOVE-02", "not their troops");
    play.acts(Harkonnen, &[from("carthag"), to("tsimpo:10")]);
    assert_eq!(play.legal(Harkonnen), [Take(1), Take(2), Take(3), Take(4)]);
    assert_eq!(play.refused(Harkonnen, Take(0)), "CD-MOVE-02");
    assert_eq!(play.refused(Harkonnen, Take(5)), "CD-MOVE-02");
    play.act(Harkonnen, Take(3));
    assert_eq!((play.troops(Harkonnen, "carthag"), play.troops(Harkonnen, "tsimpo:10")), (1, 3));
    assert_eq!(play.troops(Harkonnen, "arrakeen"), 2, "the other region is not touched");
}

#[test]
#[rule("CD-MOVE-03")]
fn move_03_at_most_three_regions_the_destination_included() {
    let distances = [
        ("carthag", "arrakeen", 2),
        ("carthag", "sietch_tabr", 3),
        ("polar_sink", "tueks_sietch", 3),
        ("arrakeen", "sietch_tabr", 4),
        ("polar_sink", "habbanya_sietch", 4),
        ("sietch_tabr", "tueks_sietch", 6),
    ];
    for (start, end, distance) in distances {
        let play = setting_out(start, 0);
        if distance <= 3 {
            assert!(play.may(Harkonnen, to(end)), "{start} to {end}");
        } else {
            assert_eq!(play.refused(Harkonnen, to(end)), "CD-MOVE-03", "{start} to {end}");
        }
    }
}

/// How many other regions can be reached, counted on the map by other means.
#[test]
#[rule("CD-MOVE-03", "CD-MOVE-07", "CD-AMB-39")]
fn move_03_07_the_regions_in_reach_under_every_storm() {
    let starts = ["polar_sink", "arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];
    let counts = [
        (0, [39, 23, 30, 18, 7, 17]),
        (3, [37, 23, 30, 18, 11, 12]),
        (4, [38, 23, 30, 18, 11, 0]),
        (8, [35, 15, 22, 18, 11, 16]),
        (9, [38, 0, 21, 18, 11, 19]),
        (10, [38, 18, 0, 15, 11, 19]),
        (13, [37, 23, 23, 0, 11, 19]),
        (16, [39, 23, 29, 16, 0, 19]),
        (17, [39, 23, 29, 17, 5, 18]),
    ];
    for (storm, counts) in counts {
        for (start, count) in starts.into_iter().zip(counts) {
            if count == 0 {
                let play = three().storm(storm).troops(Harkonnen, start, 4).play(PHASE, &[]);
                assert!(!play.may(Harkonnen, from(start)), "{start} lies under the storm");
            } else {
                let play = setting_out(start, storm);
                let regions: BTreeSet<Region> =
                    ends(&play, Harkonnen).into_iter().map(Cell::region).collect();
                assert_eq!(regions.len(), count, "from {start}, storm in {storm}");
            }
        }
    }
}

#[test]
#[rule("CD-MOVE-04")]
fn move_04_sector_lines_cost_nothing() {
    // False Wall East is crossed from sector 4 to sector 8: one region.
    assert!(setting_out("harg_pass:4", 0).may(Harkonnen, to("sihaya_ridge")));
    // Pasty Mesa is left at its other end: still one region each.
    let mut play = setting_out("pasty_mesa:4", 0);
    play.acts(Harkonnen, &[to("gara_kulon"), Take(4)]);
    assert_eq!(play.troops(Harkonnen, "gara_kulon"), 4);
}

#[test]
#[rule("CD-MOVE-05")]
fn move_05_the_whole_group_ends_in_one_sector() {
    let mut play = three()
        .troops(Harkonnen, "imperial_basin:8", 2)
        .troops(Harkonnen, "imperial_basin:10", 3)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[from("imperial_basin"), to("old_gap:9"), Take(2), Take(3)]);
    assert_eq!((play.troops(Harkonnen, "old_gap:9"), play.troops_in(Harkonnen, "old_gap")), (5, 5));
}

#[test]
#[rule("CD-MOVE-06")]
fn move_06_the_group_moves_as_one() {
    // The only way out of Habbanya Sietch leads past two more of their own.
    let mut play = three()
        .storm(8)
        .troops(Harkonnen, "habbanya_sietch", 4)
        .troops(Harkonnen, "habbanya_ridge_flat:17", 2)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[from("habbanya_sietch"), to("meridian:1")]);
    assert_eq!(play.refused(Harkonnen, from("habbanya_ridge_flat")), "CD-MOVE-06", "one group at a time");
    play.act(Harkonnen, Take(3));
    assert_eq!(play.troops(Harkonnen, "meridian:1"), 3, "nobody was picked up or dropped");
    assert_eq!(play.troops_in(Harkonnen, "habbanya_ridge_flat"), 2);
    assert_eq!(play.troops(Harkonnen, "habbanya_sietch"), 1);
    let told = play.told().iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!(told, 1);
}

#[test]
#[rule("CD-MOVE-07")]
fn move_07_the_storm_bans_sectors_not_regions() {
    // Old Gap lies in sectors 8 to 10, the storm in 9: its open parts can be entered and crossed,
    let play = setting_out("tsimpo:10", 9);
    assert!(play.may(Harkonnen, to("old_gap:10")));
    assert_eq!(play.refused(Harkonnen, to("old_gap:9")), "CD-STORM-08");
    assert_eq!(play.refused(Harkonnen, to("old_gap:8")), "CD-MOVE-07");
    let play = setting_out("imperial_basin:10", 9);
    assert!(play.may(Harkonnen, to("broken_land:11")));
    // and left.
    assert!(setting_out("old_gap:10", 9).may(Harkonnen, to("broken_land:11")));
}

#[test]
#[rule("CD-AMB-39")]
fn amb_39_a_region_cannot_be_crossed_through_the_storm() {
    // From Basin to Broken Land it is two regions, through Old Gap's sectors 8, 9 and 10.
    assert!(setting_out("basin", 0).may(Harkonnen, to("broken_land:10")));
    let play = setting_out("basin", 9);
    assert!(play.may(Harkonnen, to("old_gap:8")), "start and end are free,");
    assert_eq!(play.refused(Harkonnen, to("broken_land:10")), "CD-MOVE-07", "but the way is not");
}

/// Who holds how many troops in Carthag, and whether Harkonnen may come in from Tsimpo.
fn may_enter_carthag(inside: &[(Faction, u8)]) -> bool {
    let scenario = Scenario::new(&[Harkonnen, Atreides, Fremen, Imperium]).troops(Harkonnen, "tsimpo:10", 4);
    let inside = inside.iter().fold(scenario, |game, &(who, count)| game.troops(who, "carthag", count));
    let mut play = inside.play(PHASE, &[]);
    play.act(Harkonnen, from("tsimpo"));
    let allowed = play.may(Harkonnen, to("carthag"));
    assert!(allowed || play.refused(Harkonnen, to("carthag")) == "CD-MOVE-08");
    allowed
}

#[test]
#[rule("CD-MOVE-08")]
fn move_08_a_stronghold_with_two_others_cannot_be_entered() {
    assert!(!may_enter_carthag(&[(Atreides, 1), (Imperium, 1)]));
    assert!(!may_enter_carthag(&[(Fremen, 5), (Atreides, 2)]));
}

/// On this map a way through a stronghold is never shorter than the way round it, so the ban on passing
/// through shows only on a smaller question: what a closed region shuts off.
#[test]
#[rule("CD-MOVE-08")]
fn move_08_what_is_closed_is_not_passed_through_either() {
    let flat = region("habbanya_ridge_flat").cells();
    let start = cell("habbanya_sietch");
    assert!(reach(start, 3, NO_STORM, Cells::ALL, Cells::NONE).has(cell("meridian:1")));
    assert!(reach(start, 3, NO_STORM, Cells::ALL, flat).is_empty());
}

#[test]
#[rule("CD-MOVE-09")]
fn move_09_one_other_faction_neither_closes_a_stronghold_nor_stops_a_group() {
    assert!(may_enter_carthag(&[]));
    assert!(may_enter_carthag(&[(Atreides, 9)]));
    // Past Carthag from Tsimpo to Arsunt: nobody fights.
    let mut play = three().troops(Harkonnen, "tsimpo:10", 4).troops(Atreides, "carthag", 4).play(PHASE, &[]);
    play.acts(Harkonnen, &[from("tsimpo"), to("arsunt:10"), Take(4)]);
    play.pass_while(|asked| matches!(asked, Asked::Move { .. }));
    assert_eq!((play.troops(Harkonnen, "arsunt:10"), play.troops(Atreides, "carthag")), (4, 4));
    assert!(!play.told().iter().any(|event| matches!(event, Event::BattleChosen { .. })));
}

/// One of the two already inside may bring in more, by moving as by shipping.
#[test]
#[rule("CD-AMB-36")]
fn amb_36_a_stronghold_is_closed_only_to_a_third() {
    assert!(may_enter_carthag(&[(Harkonnen, 1), (Atreides, 3)]));
    // And once one of the two has left, a third may come.
    let mut play = three()
        .troops(Harkonnen, "carthag", 3)
        .troops(Atreides, "carthag", 3)
        .troops(Imperium, "tsimpo:10", 3)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[from("carthag"), to("arsunt:10"), Take(3)]).act(Atreides, Pass);
    play.acts(Imperium, &[from("tsimpo"), to("carthag"), Take(3)]);
    assert_eq!(play.troops(Imperium, "carthag"), 3);
}

#[test]
#[rule("CD-MOVE-10")]
fn move_10_sand_rock_and_pole_hold_any_number_of_factions() {
    for at in ["habbanya_ridge_flat:17", "false_wall_west:17", "polar_sink"] {
        let mut play = Scenario::new(&[Harkonnen, Atreides, Fremen, Imperium])
            .troops(Atreides, at, 1)
            .troops(Fremen, at, 1)
            .troops(Imperium, at, 1)
            .troops(Harkonnen, "cielago_west:17", 2)
            .play(PHASE, &[]);
        play.acts(Harkonnen, &[from("cielago_west"), to(at), Take(2)]);
        assert_eq!(play.troops(Harkonnen, at), 2, "{at}");
    }
    // Three enemies on the only way out of Habbanya Sietch do not block it.
    let mut play = Scenario::new(&[Harkonnen, Atreides, Fremen, Imperium])
        .storm(8)
        .troops(Atreides, "habbanya_ridge_flat:16", 1)
        .troops(Fremen, "habbanya_ridge_flat:17", 1)
        .troops(Imperium, "habbanya_ridge_flat:17", 1)
        .troops(Harkonnen, "habbanya_sietch", 2)
        .play(PHASE, &[]);
    play.act(Harkonnen, from("habbanya_sietch"));
    assert!(play.may(Harkonnen, to("meridian:1")));
}

#[test]
#[rule("CD-MOVE-11")]
fn move_11_the_storm_never_closes_the_polar_sink() {
    for storm in 0..18 {
        // Wherever the storm is, one of two neighbours of the polar sink lies outside it.
        let start = if storm == 8 { "arsunt:10" } else { "imperial_basin:8" };
        assert!(setting_out(start, storm).may(Harkonnen, to("polar_sink")), "in, storm in {storm}");
        assert!(setting_out("polar_sink", storm).may(Harkonnen, to(start)), "out, storm in {storm}");
    }
}

#[test]
#[rule("CD-AMB-37", "CD-MOVE-11")]
fn amb_37_the_polar_sink_counts_as_a_region_of_distance() {
    // Imperial Basin, polar sink, Cielago North: three. Cielago Depression would be the fourth.
    let play = setting_out("arrakeen", 5);
    assert!(play.may(Harkonnen, to("cielago_north:0")));
    assert_eq!(play.refused(Harkonnen, to("cielago_depression:0")), "CD-MOVE-03");
}

/// No storm, no battle and no limit in the polar sink; but who leaves it must enter an open sector.
#[test]
#[rule("CD-AMB-37")]
fn amb_37_the_polar_sink_has_no_storm_no_battle_and_no_limit() {
    assert!(setting_out("polar_sink", 0).may(Harkonnen, to("tueks_sietch")));
    // The short ways to Tuek's Sietch all enter sector 3.
    assert_eq!(setting_out("polar_sink", 3).refused(Harkonnen, to("tueks_sietch")), "CD-MOVE-07");
    let mut play = three()
        .troops(Harkonnen, "polar_sink", 2)
        .troops(Atreides, "polar_sink", 2)
        .troops(Imperium, "imperial_basin:8", 2)
        .play(PHASE, &[]);
    play.act(Harkonnen, Pass).act(Atreides, Pass);
    play.acts(Imperium, &[from("imperial_basin"), to("polar_sink"), Take(2)]);
    assert!(!play.told().iter().any(|event| matches!(event, Event::BattleChosen { .. })));
    let together = [Harkonnen, Atreides, Imperium].map(|faction| play.troops(faction, "polar_sink"));
    assert_eq!(together, [2, 2, 2]);
}

#[test]
#[rule("CD-MOVE-12")]
fn move_12_troops_shipped_this_turn_may_move_along() {
    let mut play = three().troops(Harkonnen, "carthag", 2).spice(Harkonnen, 3).play(PHASE, &[]);
    play.acts(Harkonnen, &[ShipTo(cell("carthag")), Ship(3), from("carthag"), to("old_gap:9"), Take(5)]);
    assert_eq!(play.troops(Harkonnen, "old_gap:9"), 5, "old and new troops in one group");
}

/// Reading (b), one sector only, is rejected. Who stands in the storm stays, and everybody who comes along
/// needs a way of their own.
#[test]
#[rule("CD-AMB-38")]
fn amb_38_a_group_may_start_from_several_sectors() {
    let scenario = || {
        three()
            .storm(9)
            .troops(Harkonnen, "imperial_basin:8", 2)
            .troops(Harkonnen, "imperial_basin:9", 3)
            .troops(Harkonnen, "imperial_basin:10", 4)
    };
    let mut play = scenario().play(PHASE, &[]);
    play.acts(Harkonnen, &[from("imperial_basin"), to("polar_sink"), Take(2), Take(4)]);
    assert_eq!((play.troops(Harkonnen, "polar_sink"), play.troops(Harkonnen, "imperial_basin:9")), (6, 3));

    let mut play = scenario().play(PHASE, &[]);
    play.acts(Harkonnen, &[from("imperial_basin"), to("old_gap:10")]);
    let at = cell("imperial_basin:10");
    assert_eq!(play.asked(Harkonnen), Some(Asked::Take { at, to: cell("old_gap:10") }));
    play.act(Harkonnen, Take(4));
    assert_eq!(play.troops(Harkonnen, "imperial_basin:8"), 2, "cut off by the storm");
}

/// From each sector as many as one likes, nobody too, as long as somebody comes along in all.
#[test]
#[rule("CD-MOVE-02", "CD-AMB-38")]
fn move_02_nobody_need_come_along_from_any_one_sector() {
    let mut play = three()
        .troops(Harkonnen, "imperial_basin:8", 2)
        .troops(Harkonnen, "imperial_basin:9", 1)
        .troops(Harkonnen, "imperial_basin:10", 3)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[from("imperial_basin"), to("polar_sink")]);
    assert_eq!(play.legal(Harkonnen), [Take(0), Take(1), Take(2)]);
    play.act(Harkonnen, Take(0));
    assert_eq!(play.legal(Harkonnen), [Take(0), Take(1)]);
    play.act(Harkonnen, Take(0));
    assert_eq!(play.legal(Harkonnen), [Take(1), Take(2), Take(3)], "but somebody must");
    play.act(Harkonnen, Take(2));
    assert_eq!((play.troops(Harkonnen, "polar_sink"), play.troops_in(Harkonnen, "imperial_basin")), (2, 4));

    let mut play = three()
        .troops(Harkonnen, "imperial_basin:8", 2)
        .troops(Harkonnen, "imperial_basin:10", 3)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[from("imperial_basin"), to("polar_sink"), Take(1)]);
    assert_eq!(play.legal(Harkonnen), [Take(0), Take(1), Take(2), Take(3)], "somebody does already");
    play.act(Harkonnen, Take(0));
    let moved = play.told().iter().find_map(|event| match event {
        Event::Moved { from, .. } => Some(from.clone()),
        _ => None,
    });
    assert_eq!(moved, Some(vec![(cell("imperial_basin:8"), 1)]), "only who went is told of");
}

#[test]
#[rule("CD-AMB-41")]
fn amb_41_the_destination_is_another_region() {
    let mut play = setting_out("imperial_basin:8", 0);
    assert_eq!(play.refused(Harkonnen, to("imperial_basin:10")), "CD-MOVE-03");
    assert_eq!(play.refused(Harkonnen, to("imperial_basin:8")), "CD-MOVE-03");
    play.acts(Harkonnen, &[to("carthag"), Take(4)]);

    let mut options = Options::new(GameKind::Standard, 3);
    options.assign(&[Harkonnen, Atreides, Imperium]);
    options.move_within_region = true;
    let mut play = Scenario::with(options).troops(Harkonnen, "imperial_basin:8", 4).play(PHASE, &[]);
    play.act(Harkonnen, from("imperial_basin"));
    assert!(!play.may(Harkonnen, to("imperial_basin:8")), "to stay is not to move");
    play.acts(Harkonnen, &[to("imperial_basin:10"), Take(4)]);
    assert_eq!(play.troops(Harkonnen, "imperial_basin:10"), 4, "where the table plays so");
}

/// Out of Cielago North on one side of the storm, back in on the other, and on.
#[test]
#[rule("CD-AMB-41")]
fn amb_41_the_way_may_touch_a_region_twice() {
    let play = setting_out("cielago_north:0", 1);
    assert!(play.may(Harkonnen, to("cielago_depression:2")));
}
