//! The map holds what the rulebooks say about the board.

use std::collections::{BTreeSet, HashSet, VecDeque};

use arrakis::board::map::*;
use arrakis::board::{
    AREAS, ATOMICS, Area, AreaSet, COUNT, DEEP_DESERTS, DESERTS, Mark, PLATEAUS, SETTLEMENTS, SIETCH_PLACES,
    SIETCHES, STATIONS, STORM_SAFE, Sector, Terrain, Zone,
};
use table::rule;

fn all() -> impl Iterator<Item = Area> {
    (0..COUNT as u8).map(Area)
}

fn distances(from: Area, next: impl Fn(Area) -> AreaSet) -> [Option<u32>; COUNT] {
    let mut found = [None; COUNT];
    found[from.index()] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(area) = queue.pop_front() {
        for other in next(area).iter() {
            if found[other.index()].is_none() {
                found[other.index()] = found[area.index()].map(|steps| steps + 1);
                queue.push_back(other);
            }
        }
    }
    found
}

#[test]
#[rule("WA-BOARD-02")]
fn there_are_101_areas_of_five_grounds() {
    assert_eq!(COUNT, 101);
    assert_eq!(AREAS.iter().map(|info| info.id).collect::<HashSet<_>>().len(), 101);
    let count = |terrain| AREAS.iter().filter(|info| info.terrain == terrain).count();
    let grounds =
        [Terrain::Mountain, Terrain::Plateau, Terrain::MinorErg, Terrain::Desert, Terrain::DeepDesert];
    assert_eq!(grounds.map(count), [19, 12, 5, 42, 23]);
}

#[test]
#[rule("WA-BOARD-06")]
fn borders_are_known_once_and_red_ones_stop_walkers() {
    assert_eq!((BORDERS.len(), IMPASSABLE.len()), (265, 11));
    let order = |&(a, b): &(u8, u8)| (a.min(b), a.max(b));
    let open: BTreeSet<_> = BORDERS.iter().map(order).collect();
    let red: BTreeSet<_> = IMPASSABLE.iter().map(order).collect();
    assert_eq!((open.len(), red.len()), (265, 11));
    assert!(open.is_disjoint(&red) && open.iter().chain(&red).all(|(a, b)| a != b));
    for area in all() {
        for next in area.ground().iter() {
            assert!(next.ground().has(area) && area.touch().has(next));
        }
    }
    for &(a, b) in &IMPASSABLE {
        assert!(!Area(a).ground().has(Area(b)) && Area(a).touch().has(Area(b)));
    }
    for from in [NORTH_POLE, ARRAKEEN, GARA_KULON] {
        assert!(distances(from, Area::ground).iter().all(Option::is_some), "the ground is connected");
    }
}

fn point(area: Area) -> (f64, f64) {
    (f64::from(area.info().x), f64::from(area.info().y))
}

/// Twice the area of the triangle; positive for a turn to one side, negative for one to the other.
fn turn(p: (f64, f64), q: (f64, f64), r: (f64, f64)) -> f64 {
    (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)
}

fn borders() -> Vec<(Area, Area)> {
    BORDERS.iter().chain(&IMPASSABLE).map(|&(a, b)| (Area(a), Area(b))).collect()
}

#[test]
fn the_drawing_is_a_map_borders_do_not_cross() {
    for area in all() {
        let (x, y) = point(area);
        assert!(x.hypot(y) <= 1.0, "{area:?} lies inside the circle");
        for other in all().filter(|&other| other != area) {
            let (u, v) = point(other);
            assert!((x - u).hypot(y - v) > 0.1, "{area:?} and {other:?} are too near");
        }
    }
    let borders = borders();
    for (at, &(a, b)) in borders.iter().enumerate() {
        for &(c, d) in &borders[at + 1..] {
            if a == c || a == d || b == c || b == d {
                continue;
            }
            let [p, q, r, s] = [a, b, c, d].map(point);
            let crossing = turn(p, q, r) * turn(p, q, s) < 0.0 && turn(r, s, p) * turn(r, s, q) < 0.0;
            assert!(!crossing, "{a:?}-{b:?} crosses {c:?}-{d:?}");
        }
    }
}

#[test]
#[rule("WA-BOARD-03")]
fn deep_deserts_are_deserts_at_the_edge_of_the_map() {
    assert_eq!((DEEP_DESERTS.len(), DEEP_DESERTS & DESERTS), (23, DEEP_DESERTS));
    // Around every face of the drawing, keeping it to one side; the widest of them is the edge of the map.
    let around = |area: Area| {
        let (x, y) = point(area);
        let angle = |other: &Area| (point(*other).1 - y).atan2(point(*other).0 - x);
        let mut next: Vec<Area> = area.touch().iter().collect();
        next.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
        next
    };
    let mut walked = HashSet::new();
    let mut faces: Vec<Vec<Area>> = Vec::new();
    for start in borders().into_iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
        let (mut from, mut to) = start;
        let mut face = Vec::new();
        while walked.insert((from, to)) {
            face.push(from);
            let next = around(to);
            let back = next.iter().position(|&area| area == from).unwrap();
            (from, to) = (to, next[(back + next.len() - 1) % next.len()]);
        }
        if !face.is_empty() {
            faces.push(face);
        }
    }
    assert_eq!(COUNT + faces.len(), borders().len() + 2, "Euler's formula");
    let size = |face: &Vec<Area>| {
        let next = face.iter().cycle().skip(1);
        face.iter().zip(next).map(|(&a, &b)| turn((0.0, 0.0), point(a), point(b))).sum::<f64>().abs()
    };
    let rim = faces.iter().max_by(|a, b| size(a).total_cmp(&size(b))).unwrap();
    let rim = rim.iter().fold(AreaSet::NONE, |all, &area| all | AreaSet::one(area));
    assert_eq!(rim, DEEP_DESERTS);
}

#[test]
fn every_sector_has_its_grounds_and_sietches() {
    use Terrain::*;
    let table = [
        (Sector::Ne, [0, 0, 0, 11, 7], vec![GARA_KULON, SIHAYA_RIDGE]),
        (Sector::Se, [0, 2, 0, 4, 4], vec![TASMIN_SINK]),
        (Sector::Sw, [0, 1, 0, 4, 5], vec![HABBANYA_RIDGE]),
        (Sector::Nw, [4, 0, 0, 10, 6], vec![BIGHT_OF_THE_CLIFF, ROCK_OUTCROPPINGS]),
        (Sector::Cne, [9, 4, 2, 1, 0], vec![]),
        (Sector::Cse, [1, 1, 3, 3, 1], vec![HOBARS_GAP]),
        (Sector::Csw, [0, 2, 0, 6, 0], vec![WINDGAP]),
        (Sector::Cnw, [4, 2, 0, 3, 0], vec![]),
    ];
    for (sector, grounds, sietches) in table {
        let areas = sector.areas() - AreaSet::one(NORTH_POLE);
        let count = |terrain| areas.iter().filter(|area| area.info().terrain == terrain).count();
        assert_eq!([Mountain, Plateau, MinorErg, Desert, DeepDesert].map(count), grounds, "{sector:?}");
        assert_eq!((areas & SIETCHES).iter().collect::<Vec<_>>(), sietches, "{sector:?}");
    }
    // A sietch can be moved, the Pole can have wormsign beside it.
    assert!(SIETCHES.iter().chain([NORTH_POLE]).all(|area| area.ground().meets(DESERTS)));
    let stations = ["ne-desert-2", "nw-mtn-3", "cne-mtn-2", "cne-mtn-4", "false-wall-east", "cnw-desert-2"];
    assert!(STATIONS.iter().map(|area| area.info().id).eq(stations));
    assert_eq!(
        Zone::ALL.iter().filter(|zone| zone.sectors().iter().all(|sector| sector.central())).count(),
        4
    );
}

#[test]
#[rule("WA-BOARD-01", "WA-BOARD-05")]
fn eight_sectors_and_a_pole_in_the_four_central_ones() {
    assert_eq!(Sector::ALL.iter().filter(|sector| sector.central()).count(), 4);
    for area in all() {
        let sectors = area.info().sectors;
        if area == NORTH_POLE {
            assert!(sectors.len() == 4 && sectors.iter().all(|sector| sector.central()));
        } else {
            assert_eq!(sectors.len(), 1, "{area:?}");
        }
    }
    let around: HashSet<_> = NORTH_POLE.ground().iter().flat_map(|area| area.info().sectors).collect();
    assert!(around.len() == 4 && around.iter().all(|sector| sector.central()));
    assert_eq!(NORTH_POLE.air_zones(), 0xFF, "every air zone reaches the Pole");
    assert_eq!(NORTH_POLE.info().terrain, Terrain::Mountain);
}

#[test]
#[rule("WA-TERM-17")]
fn an_air_zone_is_connected_to_every_area_of_its_two_sectors() {
    for zone in Zone::ALL {
        let [one, other] = zone.sectors();
        assert!(one != other && (one.central() || other.central()));
        for area in all() {
            let connected = one.areas().has(area) || other.areas().has(area);
            assert_eq!(connected, area.air_zones() & zone.bit() != 0, "{area:?}");
            assert_eq!(connected, zone.under().has(area));
        }
        let touching = one.areas().touch() & other.areas();
        assert!(!touching.is_empty(), "the sectors of {zone:?} border each other");
    }
    assert!(Sector::ALL.iter().all(|sector| sector.air_zones() != 0));
}

#[test]
#[rule("WA-BOARD-07", "WA-TERM-09", "WA-TERM-11", "WA-COMP-09")]
fn settlements_sietches_and_stations_have_their_places() {
    let rank = |area: Area| match area.info().mark {
        Mark::Settlement(rank) => rank,
        _ => 0,
    };
    assert_eq!(
        [ARRAKEEN, CARTHAG, ARSUNT, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE].map(rank),
        [3, 2, 1, 1, 1, 1]
    );
    assert_eq!((SETTLEMENTS.len(), SIETCHES.len(), STATIONS.len()), (6, 8, 6));
    assert!(SIETCH_PLACES.iter().all(|&area| SIETCHES.has(area) && DESERTS.has(area)));
    assert!(!STATIONS.meets(SIETCHES | SETTLEMENTS));
}

#[test]
#[rule("WA-AMB-46", "WA-ATOMIC-07", "WA-CARD-41")]
fn the_storm_safe_plateaus_and_what_the_atomics_expose_follow_from_the_map() {
    let mountains = arrakis::board::MOUNTAINS;
    let enclosed = PLATEAUS.iter().filter(|area| {
        area.info().sectors[0].central() && (area.touch() - (mountains | PLATEAUS)).is_empty()
    });
    assert_eq!(enclosed.collect::<Vec<_>>(), STORM_SAFE.iter().collect::<Vec<_>>());
    assert_eq!(STORM_SAFE.len(), 5);
    for (area, exposes) in ATOMICS {
        assert_eq!(area.info().mark, Mark::Atomics);
        assert_eq!(area.touch() & STORM_SAFE, exposes, "{area:?}");
        assert!(area.touch().meets(DESERTS));
    }
    assert!(!RIMWALL_WEST.ground().meets(DESERTS), "only red borders part it from the desert");
}

#[test]
fn imperial_basin_lies_three_areas_from_the_pole_by_air() {
    assert_eq!(distances(IMPERIAL_BASIN, Area::touch)[NORTH_POLE.index()], Some(3));
    assert!(!IMPERIAL_BASIN.within(2).has(NORTH_POLE) && IMPERIAL_BASIN.within(3).has(NORTH_POLE));
}

#[test]
fn distances_from_settlements_to_sietches_are_those_of_the_fact_sheet() {
    let table = [
        (ARRAKEEN, [5, 7, 6, 7, 6, 5, 5, 5]),
        (CARTHAG, [6, 7, 7, 6, 5, 5, 6, 5]),
        (ARSUNT, [6, 6, 7, 6, 4, 4, 6, 5]),
        (HAGGA_BASIN, [6, 7, 7, 5, 4, 4, 5, 4]),
        (IMPERIAL_BASIN, [4, 6, 5, 7, 6, 6, 4, 4]),
        (NORTH_POLE, [5, 8, 5, 5, 4, 6, 3, 3]),
    ];
    for (from, want) in table {
        let found = distances(from, Area::ground);
        assert_eq!(SIETCH_PLACES.map(|area| found[area.index()].unwrap()), want, "{from:?}");
    }
}
