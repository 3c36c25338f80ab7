//! Duels: two factions, and one stronghold that is sand.

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::{Region, STRONGHOLDS};
use conquest::event::Event;
use conquest::options::{Cover, Game, House, Options, RideDestination};
use conquest::scenario::{Play, Scenario, cell, market, region};
use conquest::state::{Conquest, Phase};
use conquest::view::Asked;
use table::{Game as _, Seat, rule};

fn duel(cover: Cover) -> Options {
    let mut options = Options::new(Game::Duel, 2);
    options.assign(&[Harkonnen, Fremen]);
    options.block_stronghold = cover;
    options
}

/// Harkonnen against Fremen with Carthag covered.
fn without_carthag() -> Scenario {
    Scenario::with(duel(Cover::Chosen(region("carthag"))))
}

fn covered(play: &Play) -> Option<&'static str> {
    play.spectator().covered.map(Region::id)
}

#[test]
#[rule("CD-DUEL-01")]
fn duel_01_a_duel_is_between_two_factions() {
    for seats in [1, 3, 4] {
        assert!(Options::new(Game::Duel, seats).check().is_err(), "{seats}");
    }
    let play = Play::start(&Options::new(Game::Duel, 2), &[]);
    let houses: Vec<House> = play.spectator().sides.iter().map(|side| side.house).collect();
    assert_eq!(houses.len(), 2);
    assert!(houses[0] != houses[1]);
    let single = Faction::ALL.map(House::of);
    assert!(houses.iter().all(|house| single.contains(house)), "one faction each, no alliance");
}

#[test]
#[rule("CD-DUEL-02")]
fn duel_02_factions_are_agreed_or_dealt() {
    let play = Play::start(&duel(Cover::Die), &[0]);
    let houses = play.spectator().sides.iter().map(|side| side.house).collect::<Vec<_>>();
    assert_eq!(houses, [House::Harkonnen, House::Fremen]);
    // Dealt: the same two seats get something else from another shuffle.
    let dealt = |script: &[u32]| {
        let play = Play::start(&Options::new(Game::Duel, 2), script);
        play.spectator().sides.iter().map(|side| side.house).collect::<Vec<_>>()
    };
    assert_eq!(dealt(&[0, 0]), [House::Atreides, House::Harkonnen]);
    assert_eq!(dealt(&[3, 1]), [House::Imperium, House::Fremen]);
}

#[test]
#[rule("CD-DUEL-03")]
fn duel_03_the_six_pairings() {
    for (mode, pair) in [
        ("cousins", [House::Atreides, House::Imperium]),
        ("quarrel", [House::Atreides, House::Fremen]),
        ("kanly", [House::Atreides, House::Harkonnen]),
        ("desert-rats", [House::Harkonnen, House::Fremen]),
        ("suspicion", [House::Imperium, House::Harkonnen]),
        ("opposites", [House::Imperium, House::Fremen]),
    ] {
        let options = Conquest::options(mode, 2).unwrap();
        assert!(options.factions.is_some(), "{mode} is not dealt");
        let sides = Play::start(&options, &[]).spectator().sides;
        assert_eq!(sides.iter().map(|side| side.house).collect::<Vec<_>>(), pair, "{mode}");
    }
}

#[test]
#[rule("CD-DUEL-04")]
fn duel_04_one_stronghold_is_covered() {
    assert!(duel(Cover::None).check().is_err());
    assert!(duel(Cover::Chosen(region("pasty_mesa"))).check().is_err());
    let mut three = Options::new(Game::Standard, 3);
    three.block_stronghold = Cover::Chosen(region("carthag"));
    assert!(three.check().is_err());
    // Troops in all five strongholds hold four of them.
    for stronghold in STRONGHOLDS {
        let play = STRONGHOLDS
            .iter()
            .fold(Scenario::with(duel(Cover::Chosen(stronghold))), |scenario, region| {
                scenario.troops(Harkonnen, region.id(), 1)
            })
            .play_end(&[7]);
        assert_eq!(play.spectator().sides[0].strongholds, 4);
    }
}

#[test]
#[rule("CD-DUEL-05")]
fn duel_05_it_is_chosen_together_or_by_the_storm_die() {
    for stronghold in STRONGHOLDS {
        let play = Play::start(&duel(Cover::Chosen(stronghold)), &[]);
        assert_eq!(play.spectator().covered, Some(stronghold));
        assert!(!play.told().iter().any(|event| matches!(event, Event::CoverRolled { .. })));
    }
    assert_eq!(Options::new(Game::Duel, 2).block_stronghold, Cover::Die);
    let play = Play::start(&duel(Cover::Die), &[4]);
    assert!(play.told().contains(&Event::CoverRolled { face: 4 }));
}

/// The last row of the table, garbled in the text, is the storm symbol.
#[test]
#[rule("CD-DUEL-06", "CD-AMB-65")]
fn duel_06_the_die_table() {
    let table = [
        "carthag",
        "sietch_tabr",
        "sietch_tabr",
        "habbanya_sietch",
        "habbanya_sietch",
        "tueks_sietch",
        "tueks_sietch",
        "arrakeen",
    ];
    for (face, stronghold) in table.into_iter().enumerate() {
        assert_eq!(covered(&Play::start(&duel(Cover::Die), &[face as u32])), Some(stronghold));
    }
}

#[test]
#[rule("CD-DUEL-07", "CD-DUEL-08", "CD-AMB-66")]
fn duel_07_the_storm_strikes_a_covered_stronghold() {
    for turn in [1, 5] {
        let play = without_carthag()
            .turn(turn)
            .storm(8)
            .troops(Harkonnen, "carthag", 3)
            .troops(Harkonnen, "arrakeen", 2)
            .play(Phase::Storm, &[2]);
        assert_eq!((play.tanks(Harkonnen), play.troops(Harkonnen, "carthag")), (3, 0), "turn {turn}");
        assert_eq!(play.troops(Harkonnen, "arrakeen"), 2);
    }
}

/// What is true of sand: a table that lets worms be ridden to sand only lets them go to Carthag, and the
/// Ecological Testing Station shelters troops there.
#[test]
#[rule("CD-DUEL-07", "CD-AMB-66")]
fn amb_66_a_covered_stronghold_is_sand_in_every_respect() {
    let mut options = duel(Cover::Chosen(region("carthag")));
    options.ride_destination = RideDestination::Sand;
    let mut play = Scenario::with(options)
        .turn(2)
        .storm(3)
        .troops(Fremen, "hagga_basin:12", 4)
        .last_blow("hagga_basin+red_chasm")
        .spice_deck(&["sandworm", "funeral_plain+sihaya_ridge"])
        .play(Phase::SpiceBlow, &[]);
    play.act(Fremen, Action::RideFrom(region("hagga_basin")));
    assert!(play.may(Fremen, Action::GoTo(cell("carthag"))));
    for still in ["plastic_basin:12", "arrakeen"] {
        assert_eq!(play.refused(Fremen, Action::GoTo(cell(still))), "CD-AMB-16");
    }

    let mut play = without_carthag()
        .turn(2)
        .storm(8)
        .troops(Harkonnen, "carthag", 3)
        .market_cards(Harkonnen, &["ecological-station"])
        .play(Phase::Storm, &[]);
    play.act(Harkonnen, Action::Play(market("ecological-station")));
    assert_eq!(play.legal(Harkonnen), [Action::Shelter(region("carthag"))]);
}

/// It keeps its place: the same neighbours, the same sector, and no spice blow symbol.
#[test]
#[rule("CD-AMB-66")]
fn amb_66_a_covered_stronghold_keeps_its_place() {
    assert_eq!(region("carthag").symbol(), None);
    let ends = |scenario: Scenario| {
        let mut play =
            scenario.turn(2).storm(3).troops(Harkonnen, "tsimpo:11", 2).play(Phase::ShipmentAndMovement, &[]);
        play.act(Harkonnen, Action::MoveFrom(region("tsimpo")));
        play.legal(Harkonnen)
    };
    let covered = ends(without_carthag());
    assert!(covered.contains(&Action::GoTo(cell("carthag:10"))));
    assert_eq!(covered, ends(Scenario::with(duel(Cover::Chosen(region("tueks_sietch"))))));
}

#[test]
#[rule("CD-DUEL-08")]
fn duel_08_a_covered_stronghold_does_not_count() {
    let held = |scenario: Scenario, strongholds: &[&str]| {
        strongholds.iter().fold(scenario, |scenario, at| scenario.troops(Harkonnen, at, 1))
    };
    let three = ["carthag", "arrakeen", "sietch_tabr"];
    let play = held(without_carthag().turn(3), &three).play_end(&[7]);
    assert_eq!((play.spectator().outcome, play.spectator().turn), (None, 4));
    // Nor does it score at the end: two strongholds and 4 spice are 14 points.
    let play = held(without_carthag().turn(5).spice(Harkonnen, 4), &three).play_end(&[]);
    assert_eq!(play.spectator().outcome.unwrap().scores[..2], [14, 0]);
}

#[test]
#[rule("CD-DUEL-09")]
fn duel_09_three_of_the_four_strongholds_win() {
    let end = |strongholds: &[&str], script: &[u32]| {
        let scenario = strongholds
            .iter()
            .fold(without_carthag().turn(3), |scenario, at| scenario.troops(Harkonnen, at, 1));
        scenario.play_end(script).spectator().outcome
    };
    assert_eq!(end(&["arrakeen", "sietch_tabr"], &[7]), None);
    assert_eq!(end(&["arrakeen", "sietch_tabr", "carthag"], &[7]), None, "Carthag is none of the four");
    for three in [["arrakeen", "sietch_tabr", "tueks_sietch"], ["habbanya_sietch", "sietch_tabr", "arrakeen"]]
    {
        assert!(end(&three, &[]).unwrap().winners.has(Seat(0)));
    }
    // All else is as ever: four battle cards, market cards at 2 spice, two troops back free.
    let mut play = without_carthag().spice(Harkonnen, 5).tanks(Harkonnen, 4).play(Phase::Cards, &[]);
    assert_eq!(play.battle_cards(Harkonnen).len(), 4);
    assert_eq!(play.legal(Harkonnen), [0, 1, 2].map(Action::Buy));
    play.act(Harkonnen, Action::Buy(0));
    assert_eq!(play.asked(Harkonnen), Some(Asked::Revive));
    play.act(Harkonnen, Action::ReviveTroops(2));
    assert_eq!(play.spice(Harkonnen), 5);
}

#[test]
#[rule("CD-AMB-64")]
fn amb_64_the_allied_duel_covers_one_too() {
    let allied = |cover| {
        let mut options = Options::new(Game::Allied, 2);
        options.assign(&[Atreides, Imperium]);
        options.block_stronghold = cover;
        options
    };
    assert_eq!(Options::new(Game::Allied, 2).block_stronghold, Cover::Die);
    assert_eq!(covered(&Play::start(&allied(Cover::Die), &[0])), Some("carthag"));
    let agreed = Cover::Chosen(region("tueks_sietch"));
    assert_eq!(covered(&Play::start(&allied(agreed), &[])), Some("tueks_sietch"));
    // The other reading, for tables that want all five.
    assert_eq!(covered(&Play::start(&allied(Cover::None), &[])), None);
    // Settled before the first step of setup.
    for options in [allied(Cover::Die), duel(Cover::Die)] {
        let play = Play::start(&options, &[]);
        let at = |is: fn(&Event) -> bool| play.told().iter().position(is).unwrap();
        let covered = at(|event| matches!(event, Event::Covered { .. }));
        assert!(covered < at(|event| matches!(event, Event::TraitorsDealt { .. })));
    }
}

#[test]
#[rule("CD-EX-18")]
fn ex_18_the_storm_symbol_covers_arrakeen() {
    assert_eq!(covered(&Play::start(&duel(Cover::Die), &[7])), Some("arrakeen"));
    let play = Scenario::with(duel(Cover::Chosen(region("arrakeen"))))
        .turn(3)
        .troops(Harkonnen, "carthag", 1)
        .troops(Harkonnen, "sietch_tabr", 1)
        .troops(Harkonnen, "arrakeen", 1)
        .example("CD-EX-18")
        .play_end(&[7]);
    assert_eq!((play.spectator().outcome, play.spectator().turn), (None, 4));
}
