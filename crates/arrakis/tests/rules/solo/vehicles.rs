//! Vehicles, list by list.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{DEEP_DESERTS, Sector, Zone};
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, vehicles, wild_maker};
use arrakis::piece::{Aloft, Face, Vehicle};
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-VEHICLE-01", "WA-SOLO-SETUP-06")]
fn harvesters_then_carryalls_then_ornithopters_and_all_of_them() {
    let mut table =
        solo().at(Phase::Vehicles, vehicles::Step::Vehicles { left: 3, counts: [1, 1, 1], must: true });
    let mut kinds = Vec::new();
    while let Some(Step::Vehicles(vehicles::Step::Vehicles { .. })) = table.game.next() {
        let offered = table.legal();
        assert!(!offered.contains(&Done), "all are placed");
        assert!(offered.len() > 1, "the person chooses among equals");
        table.luck(offered[0], 1);
        kinds.extend(table.told.iter().filter_map(|event| match event {
            Event::HarvesterPlaced { .. } => Some('h'),
            Event::AircraftPlaced { vehicle: Vehicle::Carryall, .. } => Some('c'),
            Event::AircraftPlaced { .. } => Some('o'),
            _ => None,
        }));
    }
    assert_eq!(kinds, ['h', 'c', 'o']);
}

#[test]
#[rule("WA-SOLO-VEHICLE-07")]
fn carryalls_go_where_they_guard_the_most_harvesters() {
    let table = solo()
        .edit(|game| {
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-deep-2"));
            game.harvesters.add(area("sw-deep-1"));
        })
        .at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts: [0, 0, 1], must: true });
    assert_eq!(
        table.legal(),
        [Aircraft(Vehicle::Carryall, Zone::Ne)],
        "the north-eastern air zone guards two"
    );
}

#[test]
#[rule("WA-SOLO-VEHICLE-08", "WA-SOLO-VEHICLE-09", "WA-SOLO-VEHICLE-10")]
fn ornithopters_serve_poised_legions_then_the_target() {
    let step = || vehicles::Step::Vehicles { left: 1, counts: [0, 1, 0], must: true };
    let plain = solo().at(Phase::Vehicles, step());
    // Windgap lies in the central sectors, which count as one.
    let zones: Vec<_> = Zone::ALL.into_iter().map(|zone| Aircraft(Vehicle::Ornithopter, zone)).collect();
    assert_eq!(plain.legal(), zones);
    // A legion two areas from Gara Kulon that may attack it; one that may not changes nothing.
    let poised = solo().legion(Harkonnen, area("ne-desert-7"), [2, 0, 0], 0).at(Phase::Vehicles, step());
    assert_eq!(poised.legal(), [Aircraft(Vehicle::Ornithopter, Zone::Ne)]);
    let weak = solo()
        .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
        .legion(Harkonnen, area("ne-desert-7"), [2, 0, 0], 0)
        .at(Phase::Vehicles, step());
    assert_eq!(weak.legal().len(), 8, "not strong enough to attack");
    let beside = solo().legion(Harkonnen, area("ne-desert-9"), [2, 0, 0], 0).at(Phase::Vehicles, step());
    assert_eq!(beside.legal().len(), 8, "one step is not two");
    let south = solo().edit(|game| game.solo.target = 3).at(Phase::Vehicles, step());
    assert_eq!(south.legal(), [Aircraft(Vehicle::Ornithopter, Zone::Sw)], "over the sector of the target");
    let beside = |taken: &[usize]| {
        let table = solo().edit(|game| {
            game.solo.target = 3;
            taken.iter().for_each(|&zone| game.air[zone] = Aloft::Ornithopter);
        });
        table.at(Phase::Vehicles, step()).legal()
    };
    let zones = |zones: &[usize]| {
        zones.iter().map(|&at| Aircraft(Vehicle::Ornithopter, Zone::ALL[at])).collect::<Vec<_>>()
    };
    // The south-west touches all sectors but the north-east and the eastern half of the centre.
    assert_eq!(beside(&[6]), zones(&[0, 1, 2, 3]), "between central sectors first");
    assert_eq!(beside(&[6, 0, 1, 2]), zones(&[3]));
    assert_eq!(beside(&[6, 0, 1, 2, 3]), zones(&[5, 7]), "then the rest beside the target");
}

/// What is offered for one harvester in the south-east.
fn south_east(arrange: impl Fn(Scenario) -> Scenario) -> Vec<Action> {
    let table = arrange(solo().edit(|game| game.solo.sector = 2));
    table.at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts: [1, 0, 0], must: true }).legal()
}

fn at(ids: &[&str]) -> Vec<Action> {
    ids.iter().map(|id| Harvester(area(id))).collect()
}

#[test]
#[rule("WA-SOLO-VEHICLE-02", "WA-SOLO-VEHICLE-03", "WA-SOLO-VEHICLE-04", "WA-SOLO-VEHICLE-05")]
fn harvesters_go_down_the_list_of_their_sector() {
    // Tasmin Sink stands beside se-deep-3, se-desert-1, -2 and -3, Hobars Gap beside se-deep-4.
    assert_eq!(south_east(|table| table), at(&["se-deep-1", "se-deep-2"]), "empty deep deserts in peace");
    let harvested = |ids: &'static [&str]| {
        move |table: Scenario| table.edit(|game| ids.iter().for_each(|id| game.harvesters.add(area(id))))
    };
    let deep = harvested(&["se-deep-1", "se-deep-2"]);
    // No desert of the south-east is away from a sietch, but with Tasmin Sink gone two are.
    let gone = |table: Scenario| {
        table.edit(|game| {
            game.sietches[2].stands = false;
            game.sietch_areas.remove(TASMIN_SINK);
            ["se-deep-1", "se-deep-2", "se-deep-3"].iter().for_each(|id| game.harvesters.add(area(id)));
        })
    };
    let quiet = at(&["tasmin-sink", "se-desert-1", "se-desert-2", "se-desert-3"]);
    assert_eq!(south_east(gone), quiet, "then empty deserts in peace");
    assert_eq!(south_east(deep), at(&["se-deep-3", "se-deep-4"]), "then any free deep desert");
    let signs = |table: Scenario| deep(table).edit(|game| game.wormsigns.add(area("se-deep-3")));
    assert_eq!(south_east(signs), at(&["se-deep-3", "se-deep-4"]), "free, if not empty");
    let all_deep = harvested(&["se-deep-1", "se-deep-2", "se-deep-3", "se-deep-4"]);
    assert_eq!(
        south_east(all_deep),
        at(&["se-desert-1", "se-desert-2", "se-desert-3"]),
        "then any free desert"
    );
    let enemy = |table: Scenario| all_deep(table).legion(Atreides, area("se-desert-2"), [1, 0, 0], 0);
    assert_eq!(south_east(enemy), at(&["se-desert-1", "se-desert-3"]), "where Atreides stand is not free");
}

#[test]
#[rule("WA-SOLO-VEHICLE-02", "WA-SOLO-VEHICLE-03")]
fn a_place_beside_a_legion_or_not_empty_comes_later() {
    let legion = |table: Scenario| table.legion(Atreides, area("se-desert-2"), [1, 0, 0], 0);
    // se-desert-2 touches se-deep-1, -2 and -3: no deep desert is quiet, and no desert.
    assert_eq!(south_east(legion), at(&["se-deep-1", "se-deep-2", "se-deep-3", "se-deep-4"]));
    let sign = |table: Scenario| table.edit(|game| game.wormsigns.add(area("se-deep-1")));
    assert_eq!(south_east(sign), at(&["se-deep-2"]), "wormsign: not empty");
}

#[test]
#[rule("WA-SOLO-VEHICLE-06")]
fn a_full_sector_sends_harvesters_next_door_but_not_to_the_target() {
    let full = |target: u8| {
        move |table: Scenario| {
            table.edit(|game| {
                game.solo.target = target;
                let deserts = (Sector::Se.areas() & game.deserts()) - game.sietch_areas;
                deserts.iter().for_each(|at| game.harvesters.add(at));
            })
        }
    };
    // Next to the south-east lie the north-east and the central sectors; Habbanya Ridge is in neither.
    let offered = south_east(full(3));
    assert!(offered.contains(&Harvester(area("ne-deep-1"))), "{offered:?}");
    let near =
        |at: &Area| [Sector::Ne, Sector::Cne, Sector::Cse].iter().any(|sector| sector.areas().has(*at));
    assert!(
        offered.iter().all(|action| matches!(action, Harvester(at) if near(at) && DEEP_DESERTS.has(*at)))
    );
    // With a target in the north-east only the central ones are left: their quiet deserts.
    let central = south_east(full(0));
    let calm = |at: &Area| Sector::Cne.areas().has(*at) || Sector::Cse.areas().has(*at);
    assert!(central.iter().all(|action| matches!(action, Harvester(at) if calm(at))), "{central:?}");
    assert!(!central.is_empty());
}

#[test]
#[rule("WA-SOLO-VEHICLE-11", "WA-SOLO-PHASE-07")]
fn the_automaton_neither_scouts_nor_hoards() {
    let table = solo().token(GARA_KULON, 0).edit(|game| game.air[4] = Aloft::Ornithopter);
    let mut table =
        table.edit(|game| game.turn = Harkonnen).at(Phase::Actions, wild_maker::Step::WildMakerStays);
    table.game.dice[0][Face::Mentat as usize] = 1;
    table.luck(Pass, 2);
    assert!(!table.told.iter().any(|event| matches!(event, Event::SietchRevealed { .. })));
    let mut rich = solo()
        .edit(|game| {
            game.reserve = 1;
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-deep-2"));
            game.rows = [1, 1, 1];
        })
        .at(Phase::Storms, wild_maker::Step::WildMakerStays);
    rich.luck(Pass, 1);
    assert!(!rich.told.iter().any(|event| matches!(event, Event::Hoarded)));
}

#[test]
#[rule("WA-SOLO-PHASE-03", "WA-SOLO-PHASE-01")]
fn carryalls_save_harvesters_in_deep_desert_first() {
    let (deep, shallow) = (area("ne-deep-4"), area("ne-desert-1"));
    let mut table = solo()
        .edit(|game| {
            game.harvesters.add(deep);
            game.harvesters.add(shallow);
            game.air[4] = Aloft::Carryall;
        })
        .at(Phase::ActionsEnd, wild_maker::Step::WildMakerStays);
    table.roll(Pass, &[6, 6]);
    let saved = table.told.iter().find_map(|event| match event {
        Event::Rescued { area, .. } => Some(*area),
        _ => None,
    });
    assert_eq!(saved, Some(deep));
}

#[test]
#[rule("WA-SOLO-SETUP-06")]
fn in_a_full_sky_the_person_says_whose_place_is_taken() {
    let table = solo()
        .edit(|game| {
            game.air = [Aloft::Ornithopter; 8];
            game.air[..3].fill(Aloft::Carryall);
        })
        .at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts: [0, 1, 0], must: true });
    assert_eq!(table.legal(), [Zone::N, Zone::E, Zone::S].map(|zone| Aircraft(Vehicle::Ornithopter, zone)));
}

#[test]
#[rule("WA-SOLO-VEHICLE-02", "WA-SOLO-VEHICLE-07", "WA-SOLO-SETUP-06")]
fn a_vehicle_is_told_with_how_many_places_were_open_and_how_many_as_good() {
    let told = |table: Scenario, counts: [u8; 3], must: bool| {
        let mut table = table.at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts, must });
        table.luck(table.legal()[0], 1);
        let chose = table.told.iter().find_map(|event| match *event {
            Event::MahdiChose { rule, equal, all, over, .. } => Some((rule.as_str(), equal, all, over)),
            _ => None,
        });
        chose.expect("a reason is told")
    };
    let guarded = || {
        solo().edit(|game| {
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-deep-2"));
        })
    };
    assert_eq!(told(guarded(), [0, 0, 1], true), ("WA-SOLO-VEHICLE-07", 1, 8, None));
    assert_eq!(told(guarded(), [0, 0, 1], false).2, 8, "to stop is no place");
    let table = || solo().edit(|game| game.solo.sector = 2);
    let game = table().game;
    let free = (game.deserts() & game.free(Harkonnen)).len() as u8;
    assert_eq!(told(table(), [1, 0, 0], true), ("WA-SOLO-VEHICLE-02", 2, free, None));
}

#[test]
#[rule("WA-SOLO-SETUP-05", "WA-CARD-39")]
fn a_tactics_card_names_a_sector_and_the_central_ones_count_as_one() {
    let over = |card: u8| {
        let step = vehicles::Step::Vehicles { left: 1, counts: [0, 1, 0], must: true };
        solo().edit(|game| game.solo.target = card).at(Phase::Vehicles, step).legal()
    };
    let outer = [Sector::Ne, Sector::Ne, Sector::Se, Sector::Sw, Sector::Nw, Sector::Nw];
    for (card, sector) in (0..).zip(outer) {
        let zones = Zone::ALL.into_iter().filter(|&zone| sector.air_zones() >> zone as u8 & 1 == 1);
        let zones: Vec<_> = zones.map(|zone| Aircraft(Vehicle::Ornithopter, zone)).collect();
        assert_eq!(over(card), zones, "card {card}");
    }
    assert_eq!([over(6).len(), over(7).len()], [8, 8], "over all four central sectors");
}
