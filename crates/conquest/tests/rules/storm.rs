//! Phase 1, and what the storm forbids for the rest of the turn.

use conquest::Action;
use conquest::Faction::{self, Fremen, Harkonnen, Imperium};
use conquest::event::Event;
use conquest::options::{Game, Options};
use conquest::scenario::{Play, Scenario, cell, leader, region};
use conquest::state::Phase;
use conquest::view::Asked;
use table::rule;

/// Harkonnen play first, then Fremen and Imperium.
fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Fremen, Imperium])
}

/// Turn 2 with the storm about to set out from a sector.
fn storm_in(sector: u8) -> Scenario {
    three().turn(2).storm(sector)
}

#[test]
#[rule("CD-STORM-01", "CD-AMB-04")]
fn storm_01_the_storm_moves_counter_clockwise_by_the_roll_in_every_turn() {
    for turn in 1..=5 {
        for face in 0..=6 {
            let play = three().turn(turn).storm(14).play(Phase::Storm, &[u32::from(face)]);
            let to = [14, 15, 16, 17, 0, 1, 2][usize::from(face)];
            assert_eq!(play.spectator().storm, to, "turn {turn}");
            let moved = Event::StormMoved { from: 14, to };
            assert!(play.told().contains(&Event::StormRolled { face }) && play.told().contains(&moved));
        }
    }
}

#[test]
#[rule("CD-STORM-02")]
fn storm_02_on_the_storm_symbol_the_first_player_chooses() {
    let scenario = || storm_in(3).first(Imperium);
    let play = scenario().play(Phase::Storm, &[7]);
    assert!(play.asks_only(Imperium));
    assert_eq!(play.legal(Imperium), [0, 1, 2, 3, 4, 5, 6].map(Action::MoveStorm));
    assert_eq!(play.refused(Imperium, Action::MoveStorm(7)), "CD-STORM-02");
    for sectors in 0..=6 {
        let mut play = scenario().play(Phase::Storm, &[7]);
        play.act(Imperium, Action::MoveStorm(sectors));
        assert_eq!(play.spectator().storm, 3 + sectors);
    }
}

#[test]
#[rule("CD-STORM-03")]
fn storm_03_troops_on_sand_die_where_the_storm_passes_and_stops() {
    let play = storm_in(3)
        .troops(Harkonnen, "the_minor_erg:4", 1)
        .troops(Imperium, "the_minor_erg:5", 2)
        .troops(Harkonnen, "the_minor_erg:6", 4)
        .troops(Imperium, "the_minor_erg:7", 5)
        .play(Phase::Storm, &[3]);
    // Passed through 4 and 5, stopped in 6, did not come to 7.
    let left = ["the_minor_erg:4", "the_minor_erg:5", "the_minor_erg:6", "the_minor_erg:7"]
        .map(|at| play.troops(Harkonnen, at) + play.troops(Imperium, at));
    assert_eq!(left, [0, 0, 0, 5]);
    assert_eq!((play.tanks(Harkonnen), play.tanks(Imperium)), (5, 2));
}

#[test]
#[rule("CD-STORM-04")]
fn storm_04_spice_on_sand_goes_to_the_bank() {
    // Symbols in sectors 6, 7 and 8; the fourth lies where the storm does not come.
    let scenario = ["red_chasm", "the_minor_erg", "sihaya_ridge", "old_gap"]
        .iter()
        .fold(storm_in(5), |scenario, region| scenario.spice_in(region, 4))
        .spice_deck(&["cielago_south+hagga_basin"]);
    let play = scenario.play(Phase::Storm, &[3]);
    assert_eq!(["red_chasm", "the_minor_erg", "sihaya_ridge"].map(|at| play.spice_in(at)), [0, 0, 0]);
    assert_eq!(play.spice_in("old_gap"), 4);
    assert_eq!(play.issued(), 4 + 12 + 6, "what is left, and the new blow");
}

/// A storm from 8 into 9: it strikes the middle of Old Gap, where its spice lies, and not its ends.
#[test]
#[rule("CD-STORM-05", "CD-AMB-06")]
fn storm_05_only_the_struck_sector_of_a_region_suffers() {
    let held = |scenario: Scenario| {
        scenario
            .troops(Harkonnen, "old_gap:8", 1)
            .troops(Harkonnen, "old_gap:9", 2)
            .troops(Harkonnen, "old_gap:10", 4)
            .spice_in("old_gap", 6)
            .spice_deck(&["cielago_south+hagga_basin"])
    };
    let play = held(storm_in(8)).play(Phase::Storm, &[1]);
    assert_eq!(["old_gap:8", "old_gap:9", "old_gap:10"].map(|at| play.troops(Harkonnen, at)), [1, 0, 4]);
    assert_eq!((play.tanks(Harkonnen), play.spice_in("old_gap")), (2, 0));
    // From 7 into 8 it does not touch the spice in 9.
    let play = held(storm_in(7)).play(Phase::Storm, &[1]);
    assert_eq!((play.tanks(Harkonnen), play.spice_in("old_gap")), (1, 6));
}

#[test]
#[rule("CD-STORM-06", "CD-STORM-09")]
fn storm_06_rock_strongholds_and_the_polar_sink_are_safe() {
    // Three rolls of 6 go once round the whole map.
    for from in [17, 5, 11] {
        let places = [
            "false_wall_east:4",
            "pasty_mesa:7",
            "shield_wall:8",
            "plastic_basin:12",
            "arrakeen",
            "carthag",
            "tueks_sietch",
            "sietch_tabr",
            "habbanya_sietch",
            "polar_sink",
        ];
        let scenario =
            places.iter().fold(storm_in(from), |scenario, place| scenario.troops(Harkonnen, place, 2));
        let play = scenario.play(Phase::Storm, &[6]);
        assert_eq!(play.tanks(Harkonnen), 0, "from {from}");
        assert!(places.iter().all(|place| play.troops(Harkonnen, place) == 2));
    }
}

#[test]
#[rule("CD-STORM-07")]
fn storm_07_fremen_live_but_the_spice_with_them_is_lost() {
    let play = storm_in(5)
        .troops(Fremen, "red_chasm", 3)
        .spice_in("red_chasm", 8)
        .spice_deck(&["cielago_south+hagga_basin"])
        .play(Phase::Storm, &[1]);
    assert_eq!((play.troops(Fremen, "red_chasm"), play.spice_in("red_chasm")), (3, 0));
    assert_eq!(play.issued(), 12 + 6);
}

/// A faction about to move, everybody else having nothing to ship.
fn moving(scenario: Scenario, faction: Faction) -> Play {
    let mut play = scenario.first(faction).play(Phase::ShipmentAndMovement, &[]);
    play.pass_while(|asked| *asked == Asked::Ship);
    assert!(matches!(play.asked(faction), Some(Asked::Move { .. })));
    play
}

#[test]
#[rule("CD-STORM-08")]
fn storm_08_nobody_starts_a_move_in_the_storm_sector() {
    for faction in [Harkonnen, Fremen] {
        let places = ["sietch_tabr", "wind_pass:13", "wind_pass:14"];
        let scenario = places.iter().fold(storm_in(13), |scenario, at| scenario.troops(faction, at, 2));
        let mut play = moving(scenario, faction);
        assert_eq!(play.refused(faction, Action::MoveFrom(region("sietch_tabr"))), "CD-STORM-08");
        // Of a region partly in the storm only the others come along.
        play.acts(faction, &[Action::MoveFrom(region("wind_pass")), Action::GoTo(cell("the_great_flat"))]);
        assert_eq!(play.legal(faction), [Action::Take(1), Action::Take(2)]);
        play.act(faction, Action::Take(2));
        assert_eq!((play.troops(faction, "wind_pass:13"), play.troops(faction, "wind_pass:14")), (2, 0));
    }
}

#[test]
#[rule("CD-STORM-08")]
fn storm_08_nobody_ends_a_move_in_the_storm_sector() {
    for faction in [Harkonnen, Fremen] {
        let mut play = moving(storm_in(9).troops(faction, "rim_wall_west", 2), faction);
        play.act(faction, Action::MoveFrom(region("rim_wall_west")));
        assert_eq!(play.refused(faction, Action::GoTo(cell("arrakeen"))), "CD-STORM-08");
        assert_eq!(play.refused(faction, Action::GoTo(cell("old_gap:9"))), "CD-STORM-08");
        assert!(play.may(faction, Action::GoTo(cell("old_gap:8"))));
    }
}

#[test]
#[rule("CD-STORM-08")]
fn storm_08_nobody_passes_through_the_storm_sector() {
    // Habbanya Sietch has one neighbour, and the way on to Meridian leads through its sector 17.
    let on = Action::GoTo(cell("meridian:0"));
    let leaving = |faction, storm| {
        let mut play = moving(storm_in(storm).troops(faction, "habbanya_sietch", 2), faction);
        play.act(faction, Action::MoveFrom(region("habbanya_sietch")));
        assert!(play.may(faction, Action::GoTo(cell("habbanya_ridge_flat:16"))));
        play
    };
    for faction in [Harkonnen, Fremen] {
        assert_eq!(leaving(faction, 17).refused(faction, on), "CD-MOVE-07");
        assert!(leaving(faction, 5).may(faction, on));
    }
}

#[test]
#[rule("CD-STORM-08")]
fn storm_08_the_sector_stays_the_storm_sector_until_the_next_storm_phase() {
    let mut play = storm_in(3).play(Phase::Storm, &[4]);
    let mut seen = Vec::new();
    while !play.told().iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
        seen.push((play.spectator().phase, play.spectator().storm));
        let seat = play.waiting()[0];
        let decline = play.legal_seat(seat)[0];
        play.act_seat(seat, decline);
    }
    assert!(seen.iter().any(|&(phase, _)| phase == Phase::Collection));
    assert!(seen.iter().all(|&(_, storm)| storm == 7));
}

#[test]
#[rule("CD-STORM-09")]
fn storm_09_there_is_never_a_storm_in_the_polar_sink() {
    for storm in 0..18 {
        // Three of its eight neighbours are open at least, wherever the storm is.
        let mut play = moving(storm_in(storm).troops(Harkonnen, "polar_sink", 3), Harkonnen);
        play.act(Harkonnen, Action::MoveFrom(region("polar_sink")));
        assert!(play.legal(Harkonnen).len() >= 3, "storm in {storm}");
        let mut play = three().storm(storm).first(Fremen).play(Phase::ShipmentAndMovement, &[]);
        play.acts(Fremen, &[Action::ShipTo(cell("polar_sink")), Action::Ship(5)]);
        if storm != 6 {
            let mut play = moving(storm_in(storm).troops(Imperium, "false_wall_east:6", 1), Imperium);
            play.act(Imperium, Action::MoveFrom(region("false_wall_east")));
            assert!(play.may(Imperium, Action::GoTo(cell("polar_sink"))));
        }
    }
}

/// Regions in which battles have been chosen.
fn battles(play: &Play) -> usize {
    play.told().iter().filter(|event| matches!(event, Event::BattleChosen { .. })).count()
}

/// Harkonnen and Imperium in False Wall West, each in the sectors given.
fn in_the_wall(storm: u8, harkonnen: &[u8], imperium: &[u8]) -> Scenario {
    let put = |faction| {
        move |scenario: Scenario, sector: &u8| {
            scenario.troops(faction, &format!("false_wall_west:{sector}"), 2)
        }
    };
    let scenario = harkonnen.iter().fold(storm_in(storm), put(Harkonnen));
    imperium.iter().fold(scenario, put(Imperium))
}

#[test]
#[rule("CD-STORM-10")]
fn storm_10_no_battle_with_one_side_in_the_storm() {
    assert_eq!(battles(&in_the_wall(16, &[16], &[15]).play(Phase::Battle, &[])), 0);
    assert_eq!(battles(&in_the_wall(17, &[16], &[17]).play(Phase::Battle, &[])), 0);
    assert_eq!(battles(&in_the_wall(3, &[16], &[17]).play(Phase::Battle, &[])), 1, "no storm there");
}

#[test]
#[rule("CD-STORM-11")]
fn storm_11_no_battle_with_the_storm_between() {
    assert_eq!(battles(&in_the_wall(16, &[15], &[17]).play(Phase::Battle, &[])), 0);
    assert_eq!(battles(&in_the_wall(17, &[15], &[16]).play(Phase::Battle, &[])), 1, "beside, not between");
    assert_eq!(battles(&in_the_wall(3, &[15], &[17]).play(Phase::Battle, &[])), 1, "no storm there");
}

#[test]
#[rule("CD-STORM-12")]
fn storm_12_those_kept_apart_stay_where_they_are() {
    for (harkonnen, imperium) in [(15, 17), (16, 15)] {
        let play = in_the_wall(16, &[harkonnen], &[imperium]).play(Phase::Battle, &[]);
        assert_eq!(play.spectator().phase, Phase::Collection);
        assert_eq!(play.troops(Harkonnen, &format!("false_wall_west:{harkonnen}")), 2);
        assert_eq!(play.troops(Imperium, &format!("false_wall_west:{imperium}")), 2);
    }
}

#[test]
#[rule("CD-AMB-05")]
fn amb_05_the_sector_the_storm_sets_out_from_is_not_struck() {
    let scenario = |zero_strikes| {
        let mut options = Options::new(Game::Standard, 3);
        options.assign(&[Harkonnen, Fremen, Imperium]);
        options.storm_zero_strikes = zero_strikes;
        Scenario::with(options)
            .turn(2)
            .storm(6)
            .troops(Harkonnen, "red_chasm", 2)
            .spice_in("red_chasm", 5)
            .spice_deck(&["cielago_south+hagga_basin"])
    };
    assert!(!Options::new(Game::Standard, 3).storm_zero_strikes);
    let struck = |zero_strikes, roll| {
        let play = scenario(zero_strikes).play(Phase::Storm, &[roll]);
        (play.tanks(Harkonnen), play.spice_in("red_chasm"))
    };
    assert_eq!(struck(false, 0), (0, 5));
    assert_eq!(struck(false, 2), (0, 5));
    // The other reading: a marker that stays strikes again; one that moves does not strike its start.
    assert_eq!(struck(true, 0), (2, 0));
    assert_eq!(struck(true, 2), (0, 5));
}

#[test]
#[rule("CD-AMB-07")]
fn amb_07_the_storm_cuts_a_region_into_parts() {
    // Harkonnen on both sides of the storm, Imperium behind it: one battle, with 2 troops against 2.
    let play = in_the_wall(16, &[15, 17], &[17]).play(Phase::Battle, &[]);
    let fight = play.spectator().battle.unwrap();
    assert_eq!(fight.cells, [cell("false_wall_west:17")]);
    assert_eq!(fight.sides.map(|side| side.troops), [2, 2]);
    // Without a storm it is one battle with everybody in it.
    let play = in_the_wall(3, &[15, 17], &[17]).play(Phase::Battle, &[]);
    assert_eq!(play.spectator().battle.unwrap().sides.map(|side| side.troops), [4, 2]);
    // That both parts of False Wall East touch the polar sink does not join them.
    let play = storm_in(6)
        .troops(Harkonnen, "false_wall_east:5", 2)
        .troops(Imperium, "false_wall_east:7", 2)
        .play(Phase::Battle, &[]);
    assert_eq!(battles(&play), 0);
}

#[test]
#[rule("CD-AMB-07")]
fn amb_07_two_parts_with_both_sides_are_two_battles_and_one_leader_may_fight_both() {
    let mut play = in_the_wall(16, &[15, 17], &[15, 17]).play(Phase::Battle, &[]);
    let against = play.seat(Imperium);
    let at = |id| Action::Fight { at: cell(id), against };
    assert_eq!(play.legal(Harkonnen)[..2], [at("false_wall_west:15"), at("false_wall_west:17")]);
    play.act(Harkonnen, at("false_wall_west:15"));
    fight(&mut play);
    assert_eq!(battles(&play), 2);
    play.act(Harkonnen, Action::Pass).act(Imperium, Action::Pass);
    play.act(Harkonnen, Action::Dial(0));
    assert!(play.may(Harkonnen, Action::Lead(leader("baron-harkonnen"))));
}

/// Harkonnen win with the Baron, losing nobody.
fn fight(play: &mut Play) {
    play.act(Harkonnen, Action::Pass).act(Imperium, Action::Pass);
    play.acts(Harkonnen, &[Action::Dial(0), Action::Lead(leader("baron-harkonnen")), Action::Seal]);
    play.acts(Imperium, &[Action::Dial(0), Action::Lead(leader("bashar")), Action::Seal]);
}

/// Judged for each two factions: the third, in the storm, fights neither.
#[test]
#[rule("CD-AMB-07")]
fn amb_07_each_two_factions_are_judged_by_themselves() {
    let play = in_the_wall(16, &[15], &[15]).troops(Fremen, "false_wall_west:16", 3).play(Phase::Battle, &[]);
    let sides = [Harkonnen, Imperium].map(|faction| play.seat(faction));
    assert!(play.told().contains(&Event::BattleChosen { at: region("false_wall_west"), sides }));
    assert_eq!(play.legal(Harkonnen), [Action::Pass, Action::Exchange], "there is no other to choose");
}

#[test]
#[rule("CD-AMB-08")]
fn amb_08_both_sides_in_the_storm_sector_fight() {
    let play = in_the_wall(16, &[16], &[16]).play(Phase::Battle, &[]);
    assert_eq!(battles(&play), 1);
    assert_eq!(play.spectator().battle.unwrap().cells, [cell("false_wall_west:16")]);
}

/// The example with R = Imperial Basin, Q = Old Gap and T = Rim Wall West, four sectors further on.
#[test]
#[rule("CD-EX-06")]
fn ex_06_a_storm_and_its_turn() {
    let mut play = storm_in(7)
        .troops(Harkonnen, "imperial_basin:8", 3)
        .troops(Harkonnen, "imperial_basin:10", 1)
        .troops(Fremen, "old_gap:9", 2)
        .spice_in("old_gap", 6)
        .troops(Imperium, "rim_wall_west", 2)
        .spice_deck(&["cielago_south+hagga_basin"])
        .example("CD-EX-06")
        .play(Phase::Storm, &[2]);
    assert_eq!(play.spectator().storm, 9);
    assert_eq!((play.tanks(Harkonnen), play.spice_in("old_gap")), (3, 0));
    assert_eq!(play.issued(), 12 + 6);
    assert_eq!((play.troops(Fremen, "old_gap:9"), play.troops(Imperium, "rim_wall_west")), (2, 2));
    assert_eq!(play.troops(Harkonnen, "imperial_basin:10"), 1);

    play.pass_while(|asked| matches!(asked, Asked::Revive | Asked::Ship));
    play.acts(Harkonnen, &[Action::MoveFrom(region("imperial_basin")), Action::GoTo(cell("old_gap:10"))]);
    assert_eq!(play.troops(Harkonnen, "old_gap:10"), 1);
    play.acts(Fremen, &[Action::ShipTo(cell("polar_sink")), Action::Ship(1)]);
    assert_eq!(play.refused(Fremen, Action::MoveFrom(region("old_gap"))), "CD-STORM-08");
    play.pass_while(|asked| !matches!(asked, Asked::Charity));
    assert_eq!((play.spectator().phase, battles(&play)), (Phase::Collection, 0));
    assert_eq!((play.troops(Harkonnen, "old_gap:10"), play.troops(Fremen, "old_gap:9")), (1, 2));
}

/// Whether the Imperial Basin is sheltered as Arrakeen and Carthag beside it are is for the table to say.
#[test]
#[rule("CD-STORM-06")]
fn storm_06_the_imperial_basin_is_sheltered_where_the_table_plays_so() {
    for sheltered in [false, true] {
        let mut options = Options::new(Game::Standard, 3);
        options.assign(&[Harkonnen, Fremen, Imperium]);
        options.imperial_basin_sheltered = sheltered;
        let scenario = Scenario::with(options).storm(7).troops(Harkonnen, "imperial_basin:8", 3);
        let play = scenario.troops(Harkonnen, "old_gap:8", 2).play(Phase::Storm, &[1]);
        let left = (play.troops(Harkonnen, "imperial_basin:8"), play.troops(Harkonnen, "old_gap:8"));
        assert_eq!(left, (if sheltered { 3 } else { 0 }, 0));
    }
}
