//! Fremen: at home in the desert. Riding the worm, landing at the pole, moving twice.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{GoTo, MoveFrom, Pass, RideFrom, Ship, ShipTo, Take};
use conquest::board::{Cell, Kind};
use conquest::options::{Game as GameKind, Options, RideDestination};
use conquest::scenario::{Play, Scenario, cell, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event, Faction};
use table::rule;

const PHASE: Phase = Phase::ShipmentAndMovement;

fn to(id: &str) -> Action {
    GoTo(cell(id))
}

fn from(id: &str) -> Action {
    MoveFrom(region(id))
}

/// A worm comes up in Cielago North and Rock Outcroppings; then spice blows far away from both.
fn worm_in(scenario: Scenario) -> Scenario {
    scenario
        .turn(2)
        .storm(5)
        .last_blow("cielago_north+rock_outcroppings")
        .spice_deck(&["sandworm", "habbanya_erg+south_mesa"])
}

fn worm() -> Scenario {
    worm_in(Scenario::new(&[Harkonnen, Fremen, Imperium]))
}

/// Fremen have 4 troops in Rock Outcroppings and are about to ride from there.
fn riding(scenario: Scenario) -> Play {
    let mut play = scenario.troops(Fremen, "rock_outcroppings:13", 4).play(Phase::SpiceBlow, &[]);
    play.act(Fremen, RideFrom(region("rock_outcroppings")));
    play
}

#[test]
#[rule("CD-FAC-FRE-01", "CD-FAC-FRE-02")]
fn fre_01_02_six_spice_and_five_troops_at_the_pole() {
    let standard = Options {
        factions: Some([Harkonnen, Fremen, Imperium].map(Some).to_vec()),
        ..Options::new(GameKind::Standard, 3)
    };
    let duel =
        Options { factions: Some([Harkonnen, Fremen].map(Some).to_vec()), ..Options::new(GameKind::Duel, 2) };
    for options in [standard, duel] {
        let mut play = Play::start(&options, &[]);
        play.keep_traitors();
        assert_eq!(play.spice(Fremen), 6);
        assert_eq!((play.reserve(Fremen), play.troops(Fremen, "polar_sink")), (15, 5));
    }
}

#[test]
#[rule("CD-FAC-FRE-03")]
fn fre_03_the_storm_does_not_destroy_fremen_troops() {
    let play = Scenario::new(&[Harkonnen, Fremen, Imperium])
        .troops(Fremen, "meridian:1", 3)
        .troops(Harkonnen, "meridian:1", 3)
        .troops(Fremen, "cielago_depression:2", 2)
        .play(Phase::Storm, &[2]);
    assert_eq!((play.troops(Fremen, "meridian:1"), play.troops(Fremen, "cielago_depression:2")), (3, 2));
    assert_eq!((play.tanks(Fremen), play.tanks(Harkonnen)), (0, 3));
    // The allied side of Atreides and Fremen inherits it.
    let play = Scenario::allied().troops(Atreides, "meridian:1", 3).play(Phase::Storm, &[2]);
    assert_eq!(play.troops(Atreides, "meridian:1"), 3);
}

#[test]
#[rule("CD-FAC-FRE-04")]
fn fre_04_groups_in_the_regions_of_the_last_blow_may_ride() {
    let mut play = worm()
        .troops(Fremen, "cielago_north:1", 2)
        .troops(Fremen, "rock_outcroppings:12", 3)
        .troops(Fremen, "basin", 3)
        .play(Phase::SpiceBlow, &[]);
    assert!(play.asks_only(Fremen));
    let rides = [Pass, RideFrom(region("cielago_north")), RideFrom(region("rock_outcroppings"))];
    assert_eq!(play.legal(Fremen), rides);
    assert_eq!(play.refused(Fremen, RideFrom(region("basin"))), "CD-FAC-FRE-04");
    play.act(Fremen, Pass);
    assert_eq!(play.spice_in("south_mesa"), 10, "nobody rode; the next card is turned up");
    assert_eq!(play.troops(Fremen, "cielago_north:1"), 2);

    // Nobody in those regions: nobody is asked.
    let play = worm().troops(Fremen, "basin", 3).play(Phase::SpiceBlow, &[]);
    assert_ne!(play.asked(Fremen), Some(Asked::Ride));
}

#[test]
#[rule("CD-FAC-FRE-05")]
fn fre_05_each_group_rides_on_its_own_account() {
    let start = || worm().troops(Fremen, "cielago_north:1", 2).troops(Fremen, "rock_outcroppings:12", 3);
    let mut play = start().play(Phase::SpiceBlow, &[]);
    play.acts(Fremen, &[RideFrom(region("cielago_north")), to("meridian:1"), Take(2)]);
    assert_eq!(play.spectator().now.rode, [(cell("meridian:1"), 2)], "who do not ride again");
    play.acts(Fremen, &[RideFrom(region("rock_outcroppings")), to("old_gap:9"), Take(3)]);
    assert_eq!((play.troops(Fremen, "meridian:1"), play.troops(Fremen, "old_gap:9")), (2, 3));

    let mut play = start().play(Phase::SpiceBlow, &[]);
    play.acts(Fremen, &[RideFrom(region("rock_outcroppings")), to("old_gap:9"), Take(3), Pass]);
    assert_eq!((play.troops(Fremen, "cielago_north:1"), play.troops(Fremen, "old_gap:9")), (2, 3));
}

#[test]
#[rule("CD-FAC-FRE-06")]
fn fre_06_part_of_a_group_may_stay() {
    let mut play = riding(worm());
    play.act(Fremen, to("bight_of_the_cliff:14"));
    assert_eq!(play.legal(Fremen), [Take(1), Take(2), Take(3), Take(4)]);
    play.act(Fremen, Take(1));
    assert_eq!(play.troops(Fremen, "bight_of_the_cliff:14"), 1);
    assert_eq!((play.troops(Fremen, "rock_outcroppings:13"), play.tanks(Fremen)), (3, 0));
}

#[test]
#[rule("CD-FAC-FRE-07")]
fn fre_07_a_ride_goes_at_most_three_regions() {
    let play = riding(worm());
    assert!(play.may(Fremen, to("old_gap:9")), "two regions");
    assert!(play.may(Fremen, to("the_great_flat")), "three regions");
    // Broken Land, Old Gap, Basin, Hole in the Rock: sand all the way, but four.
    assert_eq!(play.refused(Fremen, to("hole_in_the_rock")), "CD-FAC-FRE-07");
    let another_region = play.refused(Fremen, to("rock_outcroppings:12"));
    assert_eq!(another_region, "CD-FAC-FRE-07");
}

#[test]
#[rule("CD-FAC-FRE-08")]
fn fre_08_the_way_of_the_worm_is_sand() {
    let play = riding(worm());
    // Wind Pass lies two regions away, but behind the rock of the Plastic Basin.
    assert_eq!(play.refused(Fremen, to("wind_pass:13")), "CD-FAC-FRE-08");
    // Moving on foot, the same troops may go there.
    let mut play = Scenario::new(&[Harkonnen, Fremen, Imperium])
        .storm(5)
        .troops(Fremen, "rock_outcroppings:13", 4)
        .play(PHASE, &[]);
    play.acts(Fremen, &[Pass, from("rock_outcroppings")]);
    assert!(play.may(Fremen, to("wind_pass:13")));
}

/// The other reading, sand only, is an option of the table.
#[test]
#[rule("CD-AMB-16")]
fn amb_16_a_ride_may_end_on_any_ground() {
    let mut play = riding(worm());
    assert!(play.may(Fremen, to("plastic_basin:13")) && play.may(Fremen, to("arrakeen")));
    play.acts(Fremen, &[to("sietch_tabr"), Take(4)]);
    assert_eq!(play.troops(Fremen, "sietch_tabr"), 4);
    // Over Cielago North's edge to the polar sink.
    let mut play = worm().troops(Fremen, "cielago_north:1", 2).play(Phase::SpiceBlow, &[]);
    play.act(Fremen, RideFrom(region("cielago_north")));
    assert!(play.may(Fremen, to("polar_sink")));

    let mut options = Options::new(GameKind::Standard, 3);
    options.assign(&[Harkonnen, Fremen, Imperium]);
    options.ride_destination = RideDestination::Sand;
    // On foot anybody goes where they like; what is too far is just too far.
    let walk = Scenario::with(options.clone()).storm(5).troops(Harkonnen, "carthag", 2);
    let mut walk = walk.play(PHASE, &[]);
    walk.act(Harkonnen, from("carthag"));
    assert_eq!(walk.refused(Harkonnen, to("tueks_sietch")), "CD-MOVE-03");
    let far =
        |play: &Play| ["tueks_sietch", "south_mesa:4"].map(|id| play.refused(Fremen, to(id)) == "CD-AMB-16");
    assert_eq!(far(&riding(worm())), [false; 2], "where a ride may end anywhere it is just too far");
    assert_eq!(far(&riding(worm_in(Scenario::with(options.clone())))), [true, false], "as sand is");
    let play = riding(worm_in(Scenario::with(options)));
    assert_eq!(play.refused(Fremen, to("sietch_tabr")), "CD-AMB-16");
    assert_eq!(play.refused(Fremen, to("plastic_basin:13")), "CD-AMB-16");
    let sand = |action: &Action| matches!(action, GoTo(end) if end.region().kind() == Kind::Sand);
    assert!(play.may(Fremen, to("old_gap:9")) && play.legal(Fremen).iter().all(sand));
}

#[test]
#[rule("CD-FAC-FRE-09")]
fn fre_09_no_ride_touches_the_storm_sector() {
    // Into it, and through it: Broken Land's sectors 10 and 11 lie on the way to Old Gap.
    let play = riding(worm().storm(11));
    assert_eq!(play.refused(Fremen, to("broken_land:11")), "CD-FAC-FRE-09");
    assert_eq!(play.refused(Fremen, to("old_gap:9")), "CD-FAC-FRE-09");
    assert!(play.may(Fremen, to("bight_of_the_cliff:14")));
    // Out of it: nobody is even asked.
    let play = worm().storm(13).troops(Fremen, "rock_outcroppings:13", 4).play(Phase::SpiceBlow, &[]);
    assert_ne!(play.asked(Fremen), Some(Asked::Ride));
    assert_eq!(play.troops(Fremen, "rock_outcroppings:13"), 4, "they stay and survive");
}

#[test]
#[rule("CD-AMB-17")]
fn amb_17_the_group_is_everybody_outside_the_storm_sector() {
    let scenario = || {
        worm().troops(Fremen, "cielago_north:0", 2).troops(Fremen, "cielago_north:1", 3).troops(
            Fremen,
            "cielago_north:2",
            4,
        )
    };
    // From several sectors into one.
    let mut play = scenario().play(Phase::SpiceBlow, &[]);
    play.acts(
        Fremen,
        &[RideFrom(region("cielago_north")), to("cielago_depression:1"), Take(2), Take(3), Take(4)],
    );
    assert_eq!(play.troops(Fremen, "cielago_depression:1"), 9);
    // With the storm in sector 1 those in it stay and survive, and the others need a way of their own:
    // from sector 0 nobody comes to the far side of the storm.
    let mut play = scenario().storm(1).play(Phase::SpiceBlow, &[]);
    play.acts(Fremen, &[RideFrom(region("cielago_north")), to("cielago_east:2")]);
    let (at, to) = (cell("cielago_north:2"), cell("cielago_east:2"));
    assert_eq!(play.asked(Fremen), Some(Asked::Take { at, to }));
    play.act(Fremen, Take(4));
    assert_eq!((play.troops(Fremen, "cielago_north:0"), play.troops(Fremen, "cielago_north:1")), (2, 3));
    assert_eq!((play.troops(Fremen, "cielago_east:2"), play.tanks(Fremen)), (4, 0));
}

/// No two regions of a card of ours lie within one ride, so troops that came by worm are put there by hand.
#[test]
#[rule("CD-AMB-21")]
fn amb_21_no_troop_rides_twice() {
    let mut play = worm()
        .troops(Fremen, "rock_outcroppings:13", 5)
        .rode("rock_outcroppings:13", 3)
        .play(Phase::SpiceBlow, &[]);
    play.acts(Fremen, &[RideFrom(region("rock_outcroppings")), to("old_gap:9")]);
    assert_eq!(play.legal(Fremen), [Take(1), Take(2)], "only those who were there when the worm came");

    let play = worm()
        .troops(Fremen, "rock_outcroppings:13", 3)
        .troops(Fremen, "cielago_north:1", 1)
        .rode("rock_outcroppings:13", 3)
        .play(Phase::SpiceBlow, &[]);
    assert_eq!(play.refused(Fremen, RideFrom(region("rock_outcroppings"))), "CD-FAC-FRE-04");
}

#[test]
#[rule("CD-AMB-21")]
fn amb_21_two_groups_in_any_order_one_from_each_region() {
    let regions = ["cielago_north", "rock_outcroppings"];
    for (first, second) in [(0, 1), (1, 0)] {
        let mut play = worm()
            .troops(Fremen, "cielago_north:1", 2)
            .troops(Fremen, "rock_outcroppings:13", 2)
            .play(Phase::SpiceBlow, &[]);
        let end = ["meridian:1", "old_gap:9"];
        play.acts(Fremen, &[RideFrom(region(regions[first])), to(end[first]), Take(1)]);
        assert_eq!(play.refused(Fremen, RideFrom(region(regions[first]))), "CD-FAC-FRE-04", "it has ridden");
        play.acts(Fremen, &[RideFrom(region(regions[second])), to(end[second]), Take(1)]);
        assert_eq!(end.map(|at| play.troops(Fremen, at)), [1, 1]);
        assert_ne!(play.asked(Fremen), Some(Asked::Ride));
    }
}

#[test]
#[rule("CD-AMB-22")]
fn amb_22_no_ride_into_a_stronghold_with_two_others() {
    let play = riding(worm().troops(Harkonnen, "sietch_tabr", 1).troops(Imperium, "sietch_tabr", 1));
    assert_eq!(play.refused(Fremen, to("sietch_tabr")), "CD-MOVE-08");
    let play = riding(worm().troops(Harkonnen, "sietch_tabr", 1));
    assert!(play.may(Fremen, to("sietch_tabr")), "one other does not close it");
}

#[test]
#[rule("CD-FAC-FRE-10")]
fn fre_10_the_ride_is_free_and_comes_on_top_of_movement() {
    let mut play = riding(worm().spice(Fremen, 1));
    play.acts(Fremen, &[to("old_gap:9"), Take(4)]);
    assert_eq!(play.spice(Fremen), 1);
    assert_eq!(play.spice_in("south_mesa"), 10, "it was over before the next card");
    play.act(Fremen, Pass); // shipment
    assert_eq!(play.asked(Fremen), Some(Asked::Move { groups: 2 }));
    play.acts(Fremen, &[from("old_gap"), to("arrakeen"), Take(2)]);
    play.acts(Fremen, &[from("old_gap"), to("basin"), Take(2)]);
    assert_eq!((play.troops(Fremen, "arrakeen"), play.troops(Fremen, "basin")), (2, 2));
}

/// Fremen, or the alliance they belong to, about to ship.
fn shippers() -> [(Scenario, Faction); 2] {
    [(Scenario::new(&[Fremen, Harkonnen, Imperium]), Fremen), (Scenario::allied(), Atreides)]
}

#[test]
#[rule("CD-FAC-FRE-11", "CD-AMB-35")]
fn fre_11_up_to_five_troops_land_at_the_pole_free_of_charge() {
    for (scenario, side) in shippers() {
        let mut play = scenario.clone().play(PHASE, &[]);
        play.act(side, ShipTo(cell("polar_sink")));
        assert_eq!(play.legal(side), (1..=5).map(Ship).collect::<Vec<_>>(), "none is to pass");
        play.act(side, Ship(3));
        assert_eq!((play.troops(side, "polar_sink"), play.reserve(side), play.spice(side)), (3, 17, 0));

        let mut play = scenario.clone().spice(side, 9).play(PHASE, &[]);
        play.acts(side, &[ShipTo(cell("polar_sink")), Ship(5)]);
        assert_eq!(play.spice(side), 9);

        let mut play = scenario.clone().tanks(side, 18).play(PHASE, &[]);
        play.act(side, ShipTo(cell("polar_sink")));
        assert_eq!(play.legal(side), [Ship(1), Ship(2)], "no more than are in reserve");

        let mut play = scenario.play(PHASE, &[]);
        play.act(side, Pass);
        assert_eq!(play.reserve(side), 20);
    }
}

#[test]
#[rule("CD-FAC-FRE-12")]
fn fre_12_no_more_and_nowhere_else_whatever_they_pay() {
    for (scenario, side) in shippers() {
        let mut play = scenario.spice(side, 30).play(PHASE, &[]);
        for at in Cell::all().filter(|&at| at != cell("polar_sink")) {
            assert_eq!(play.refused(side, ShipTo(at)), "CD-FAC-FRE-12", "{}", at.id());
        }
        play.act(side, ShipTo(cell("polar_sink")));
        assert_eq!(play.refused(side, Ship(6)), "CD-FAC-FRE-12");
        play.act(side, Ship(5));
        assert!(!play.may(side, ShipTo(cell("polar_sink"))), "once a turn");
    }
}

/// Fremen on the map with nobody left to ship, holding a card that keeps the question open.
fn movers(troops: &[(&str, u8)]) -> Play {
    let scenario = Scenario::new(&[Fremen, Harkonnen, Imperium]).market_cards(Fremen, &["hidden-cache"]);
    let scenario = troops.iter().fold(scenario, |game, &(at, count)| game.troops(Fremen, at, count));
    let mut play = scenario.play(PHASE, &[]);
    play.pass_pauses().act(Fremen, Pass);
    play
}

#[test]
#[rule("CD-FAC-FRE-13")]
fn fre_13_two_groups_of_three_regions() {
    let mut play = movers(&[("polar_sink", 4), ("carthag", 4)]);
    play.acts(Fremen, &[from("polar_sink"), to("tueks_sietch"), Take(4)]);
    play.act(Fremen, from("carthag"));
    assert_eq!(play.refused(Fremen, to("habbanya_erg:15")), "CD-FAC-FRE-13", "four regions");
    play.acts(Fremen, &[to("sietch_tabr"), Take(3)]);
    assert_eq!((play.troops(Fremen, "tueks_sietch"), play.troops(Fremen, "sietch_tabr")), (4, 3));
    assert_eq!(play.refused(Fremen, from("carthag")), "CD-FAC-FRE-13", "a third group");
}

#[test]
#[rule("CD-FAC-FRE-13")]
fn fre_13_or_one_group_of_six_regions() {
    for (end, distance) in [("habbanya_sietch", 6), ("sietch_tabr", 4)] {
        let mut play = movers(&[("arrakeen", 4), ("carthag", 4)]);
        play.acts(Fremen, &[from("arrakeen"), to(end), Take(4)]);
        assert_eq!(play.troops(Fremen, end), 4, "{distance} regions");
        assert_eq!(play.refused(Fremen, from("carthag")), "CD-FAC-FRE-13");
    }
    // Seven regions, the farthest two regions of this map can be, are too many.
    let mut play = movers(&[("habbanya_sietch", 1)]);
    play.act(Fremen, from("habbanya_sietch"));
    assert_eq!(play.refused(Fremen, to("basin")), "CD-FAC-FRE-13");
}

#[test]
#[rule("CD-AMB-40")]
fn amb_40_no_troop_moves_twice() {
    let mut play = movers(&[("carthag", 4), ("tsimpo:10", 2)]);
    play.acts(Fremen, &[from("carthag"), to("tsimpo:10"), Take(4), from("tsimpo"), to("old_gap:10")]);
    assert_eq!(play.legal(Fremen), [Take(1), Take(2)], "only the two who stood there before");

    // Nor is there any other split than three and three, or six.
    let mut play = movers(&[("carthag", 4), ("arrakeen", 2)]);
    play.acts(Fremen, &[from("carthag"), to("tsimpo:10"), Take(4), from("arrakeen")]);
    assert_eq!(play.refused(Fremen, to("sietch_tabr")), "CD-FAC-FRE-13", "four regions");

    let mut play = movers(&[("carthag", 4), ("arrakeen", 1)]);
    play.acts(Fremen, &[from("carthag"), to("tsimpo:10"), Take(4)]);
    assert_eq!(play.refused(Fremen, from("tsimpo")), "CD-AMB-40");
}

#[test]
#[rule("CD-AMB-40")]
fn amb_40_two_groups_may_share_origin_and_destination() {
    let mut play = movers(&[("carthag", 4)]);
    play.acts(
        Fremen,
        &[from("carthag"), to("tsimpo:10"), Take(1), from("carthag"), to("tsimpo:10"), Take(2)],
    );
    assert_eq!((play.troops(Fremen, "carthag"), play.troops(Fremen, "tsimpo:10")), (1, 3));
    let moves = play.told().iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!(moves, 2, "one after the other");
}

/// Storm, one destination sector, no dropping off, the limit of strongholds: for each of the two groups
/// and for the long way.
#[test]
#[rule("CD-FAC-FRE-14")]
fn fre_14_all_other_rules_of_movement_bind_fremen_too() {
    let mut play = Scenario::new(&[Fremen, Harkonnen, Imperium])
        .storm(9)
        .troops(Fremen, "imperial_basin:8", 2)
        .troops(Fremen, "imperial_basin:9", 2)
        .troops(Fremen, "imperial_basin:10", 2)
        .troops(Fremen, "arrakeen", 2)
        .troops(Harkonnen, "carthag", 1)
        .troops(Imperium, "carthag", 1)
        .play(PHASE, &[]);
    play.act(Fremen, Pass);
    assert_eq!(play.refused(Fremen, from("arrakeen")), "CD-STORM-08", "out of the storm");
    play.act(Fremen, from("imperial_basin"));
    assert_eq!(play.refused(Fremen, to("old_gap:9")), "CD-STORM-08", "into the storm");
    assert_eq!(play.refused(Fremen, to("carthag")), "CD-MOVE-08");
    assert_eq!(play.refused(Fremen, to("imperial_basin:8")), "CD-MOVE-03");
    play.acts(Fremen, &[to("polar_sink"), Take(1), Take(2)]);
    assert_eq!(play.troops(Fremen, "polar_sink"), 3, "all of the group in one place");
    assert_eq!(play.troops(Fremen, "imperial_basin:9"), 2, "the storm holds these");
    play.act(Fremen, from("imperial_basin"));
    assert_eq!(play.refused(Fremen, to("carthag")), "CD-MOVE-08", "the second group likewise");
    assert_eq!(play.refused(Fremen, to("old_gap:10")), "CD-MOVE-07", "through the storm");
}

#[test]
#[rule("CD-EX-20")]
fn ex_20_the_fremen_example() {
    for (scenario, side) in shippers() {
        let scenario = scenario.troops(side, "carthag", 3).market_cards(side, &["hidden-cache"]);
        if side == Fremen {
            scenario.clone().example("CD-EX-20");
        }
        let start = || {
            let mut play = scenario.clone().play(PHASE, &[]);
            play.pass_pauses();
            play.acts(side, &[ShipTo(cell("polar_sink")), Ship(4)]);
            assert_eq!((play.troops(side, "polar_sink"), play.spice(side)), (4, 0));
            play
        };
        let mut play = start();
        play.acts(side, &[from("polar_sink"), to("tueks_sietch"), Take(4)]);
        play.acts(side, &[from("carthag"), to("sietch_tabr"), Take(2)]);
        assert_eq!((play.troops(side, "tueks_sietch"), play.troops(side, "sietch_tabr")), (4, 2));
        assert_eq!(play.refused(side, from("carthag")), "CD-FAC-FRE-13", "three groups");

        let mut play = start();
        play.act(side, from("carthag"));
        assert!(play.may(side, to("habbanya_sietch")), "five regions");
        play.acts(side, &[to("habbanya_erg:15"), Take(2)]); // four regions
        assert_eq!(play.refused(side, from("polar_sink")), "CD-FAC-FRE-13", "four and two");
    }
}
