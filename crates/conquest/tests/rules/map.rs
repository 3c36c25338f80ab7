//! The map against a copy of the facts it was drawn from (`data/map.json`), and against distances and
//! reachable regions counted by hand on it.

use std::collections::{BTreeMap, BTreeSet};

use conquest::board::{
    CELL_COUNT, Cell, Cells, Kind, NO_STORM, REGION_COUNT, Region, SECTORS, STRONGHOLDS, reach,
};
use conquest::scenario::{cell, region};
use serde::Deserialize;
use table::rule;

/// The map as data: which regions and locations there are, and which touch.
#[derive(Deserialize)]
struct Facts {
    regions: Vec<RegionFacts>,
    region_edges: BTreeSet<(String, String)>,
    cell_edges: BTreeSet<(String, String)>,
}

#[derive(Deserialize)]
struct RegionFacts {
    id: String,
    kind: String,
    sectors: Vec<u8>,
    symbol: Option<u8>,
}

fn facts() -> Facts {
    serde_json::from_str(include_str!("data/map.json")).unwrap()
}

/// An edge, the smaller id first.
fn edge(a: impl Into<String>, b: impl Into<String>) -> (String, String) {
    let (a, b) = (a.into(), b.into());
    if a < b { (a, b) } else { (b, a) }
}

fn sorted(edges: BTreeSet<(String, String)>) -> BTreeSet<(String, String)> {
    edges.into_iter().map(|(a, b)| edge(a, b)).collect()
}

fn sectors(region: Region) -> Vec<u8> {
    region.cells().iter().filter_map(Cell::sector).collect()
}

/// Regions a group can end in, with nobody on the map.
fn regions_within(from: Cell, range: u8, storm: u8) -> BTreeSet<Region> {
    let ends = reach(from, range, storm, Cells::ALL, from.region().cells());
    ends.iter().map(Cell::region).collect()
}

/// Regions between two regions, the second included.
fn distance(from: Region, to: Region) -> u8 {
    let start = from.cells().lowest().unwrap();
    match from == to {
        true => 0,
        false => (1..).find(|&range| regions_within(start, range, NO_STORM).contains(&to)).unwrap(),
    }
}

#[test]
#[rule("CD-SETUP-02", "CD-SETUP-03", "CD-SETUP-04", "CD-SETUP-05")]
fn every_region_is_as_the_facts_say() {
    let facts = facts();
    assert_eq!((facts.regions.len(), Region::all().count(), REGION_COUNT), (42, 42, 42));
    for fact in facts.regions {
        let region = region(&fact.id);
        let kind = match fact.kind.as_str() {
            "sand" => Kind::Sand,
            "rock" => Kind::Rock,
            "stronghold" => Kind::Stronghold,
            _ => Kind::Polar,
        };
        assert_eq!(region.kind(), kind, "{}", fact.id);
        assert_eq!(sectors(region), fact.sectors, "{}", fact.id);
        assert_eq!(region.symbol().and_then(Cell::sector), fact.symbol, "{}", fact.id);
        assert_eq!(region.symbol().map(Cell::region), fact.symbol.map(|_| region), "{}", fact.id);
    }
}

#[test]
#[rule("CD-SETUP-02")]
fn setup_02_each_region_has_one_of_four_types_and_one_is_the_polar_sink() {
    let count = |kind| Region::all().filter(|region| region.kind() == kind).count();
    let types = [Kind::Sand, Kind::Rock, Kind::Stronghold, Kind::Polar];
    assert_eq!(types.map(count), [29, 7, 5, 1]);
    // In the centre: every one of the 18 meridians begins there.
    let pole = region("polar_sink").cells();
    assert_eq!((pole.len(), pole.lowest().unwrap().sector()), (1, None));
    let touched: BTreeSet<_> = pole.lowest().unwrap().touching().iter().filter_map(Cell::sector).collect();
    assert_eq!(touched, (0..18).collect());
}

#[test]
#[rule("CD-SETUP-03")]
fn setup_03_there_are_five_strongholds() {
    let names = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];
    let printed: BTreeSet<_> =
        Region::all().filter(|region| region.kind() == Kind::Stronghold).map(Region::id).collect();
    assert_eq!(printed, BTreeSet::from(names));
    assert_eq!(STRONGHOLDS.map(Region::id), names);
}

#[test]
#[rule("CD-SETUP-04")]
fn setup_04_only_sand_carries_the_spice_blow_symbol() {
    let symbols: Vec<Region> = Region::all().filter(|region| region.symbol().is_some()).collect();
    assert_eq!(symbols.len(), 15);
    assert!(symbols.iter().all(|region| region.kind() == Kind::Sand));
}

#[test]
#[rule("CD-SETUP-05")]
fn setup_05_eighteen_sectors_cut_everything_but_the_polar_sink() {
    assert_eq!(SECTORS, 18);
    assert_eq!((Cell::all().count(), CELL_COUNT), (86, 86));
    let used: BTreeSet<Option<u8>> = Cell::all().map(Cell::sector).collect();
    let expected: BTreeSet<Option<u8>> = std::iter::once(None).chain((0..18).map(Some)).collect();
    assert_eq!(used, expected);
    // A region runs through neighbouring sectors, up to five of them.
    assert_eq!(sectors(region("false_wall_east")), [4, 5, 6, 7, 8]);
    assert_eq!(sectors(region("cielago_west")), [17, 0]);
    for region in Region::all() {
        assert!(sectors(region).windows(2).all(|pair| (pair[0] + 1) % 18 == pair[1]), "{}", region.id());
    }
}

#[test]
fn the_103_borders_of_regions_are_those_of_the_facts() {
    let drawn: BTreeSet<_> = Region::all()
        .flat_map(|a| {
            let cells = a.cells().iter();
            cells.flat_map(|cell| cell.touching().iter()).map(move |b| edge(a.id(), b.region().id()))
        })
        .collect();
    assert_eq!(drawn.len(), 103);
    assert_eq!(drawn, sorted(facts().region_edges));
}

#[test]
fn the_190_borders_of_locations_are_those_of_the_facts() {
    let between = Cell::all().flat_map(|a| a.touching().iter().map(move |b| edge(a.id(), b.id())));
    // Within a region, locations in neighbouring sectors touch.
    let within = Cell::all().flat_map(|a| {
        let touches = move |b: &Cell| match (a.sector(), b.sector()) {
            (Some(a), Some(b)) => (a + 1) % SECTORS == b,
            _ => false,
        };
        let part = a.part(NO_STORM);
        part.iter().filter(touches).map(move |b| edge(a.id(), b.id())).collect::<Vec<_>>()
    });
    let drawn: BTreeSet<_> = between.chain(within).collect();
    assert_eq!(drawn.len(), 190);
    assert_eq!(drawn, sorted(facts().cell_edges));
}

/// Every start, every place of the storm, every range: the same cells as a plain walk over the facts, in
/// which entering a region costs 1, walking about in it nothing, and the storm's sector is never touched.
#[test]
#[rule("CD-STORM-08")]
fn reach_agrees_with_a_plain_walk() {
    let mut touching: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
    for (a, b) in facts().cell_edges {
        touching.entry(cell(&a)).or_default().push(cell(&b));
        touching.entry(cell(&b)).or_default().push(cell(&a));
    }
    for from in Cell::all() {
        for storm in 0..=NO_STORM {
            let cost = walk(&touching, from, storm);
            for range in [1, 2, 3, 6] {
                let walked: BTreeSet<Cell> = cost
                    .iter()
                    .filter(|&(to, &cost)| cost <= range && to.region() != from.region())
                    .map(|(&to, _)| to)
                    .collect();
                let home = from.region().cells();
                let reached: BTreeSet<Cell> =
                    reach(from, range, storm, Cells::ALL, Cells::NONE).minus(home).iter().collect();
                assert_eq!(reached, walked, "{} by {range}, storm in {storm}", from.id());
            }
        }
    }
}

/// How many regions must be entered to stand in each cell.
fn walk(touching: &BTreeMap<Cell, Vec<Cell>>, from: Cell, storm: u8) -> BTreeMap<Cell, u8> {
    let mut cost = BTreeMap::new();
    if from.sector() == Some(storm) {
        return cost;
    }
    cost.insert(from, 0);
    let mut again = true;
    while again {
        again = false;
        for (cell, next) in touching {
            let Some(&here) = cost.get(cell) else { continue };
            for to in next.iter().filter(|to| to.sector() != Some(storm)) {
                let there = here + u8::from(to.region() != cell.region());
                if cost.get(to).is_none_or(|&known| there < known) {
                    cost.insert(*to, there);
                    again = true;
                }
            }
        }
    }
    cost
}

const PLACES: [&str; 6] =
    ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch", "polar_sink"];

#[test]
fn distances_between_the_strongholds_and_the_pole() {
    let expected = [
        [0, 2, 4, 6, 4, 2],
        [2, 0, 3, 5, 4, 2],
        [4, 3, 0, 5, 6, 3],
        [6, 5, 5, 0, 5, 4],
        [4, 4, 6, 5, 0, 3],
        [2, 2, 3, 4, 3, 0],
    ];
    for (from, row) in PLACES.into_iter().zip(expected) {
        let counted = PLACES.map(|to| distance(region(from), region(to)));
        assert_eq!(counted, row, "from {from}");
    }
}

#[test]
fn the_farthest_regions_are_seven_apart() {
    let all = || Region::all().flat_map(|from| Region::all().map(move |to| distance(from, to)));
    assert_eq!(all().max(), Some(7));
}

#[test]
fn the_most_and_the_fewest_neighbours() {
    let neighbours = |id: &str| regions_within(region(id).cells().lowest().unwrap(), 1, NO_STORM).len();
    assert_eq!(neighbours("imperial_basin"), 10);
    assert_eq!(neighbours("plastic_basin"), 9);
    assert_eq!(neighbours("polar_sink"), 8);
    assert_eq!((neighbours("habbanya_sietch"), neighbours("red_chasm")), (1, 2));
    for region in Region::all() {
        let count = neighbours(region.id());
        match region.id() {
            "imperial_basin" | "plastic_basin" | "habbanya_sietch" | "red_chasm" => {}
            other => assert!((3..=8).contains(&count), "{other} has {count} neighbours"),
        }
    }
}

/// Other regions reachable with one move of up to 3, by the storm's sector; `None` where the start itself
/// lies under the storm.
#[test]
#[rule("CD-STORM-08", "CD-STORM-09")]
fn regions_reachable_by_the_place_of_the_storm() {
    let starts = ["polar_sink", "arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];
    let expected = [
        (NO_STORM, [Some(39), Some(23), Some(30), Some(18), Some(11), Some(19)]),
        (0, [Some(39), Some(23), Some(30), Some(18), Some(7), Some(17)]),
        (3, [Some(37), Some(23), Some(30), Some(18), Some(11), Some(12)]),
        (4, [Some(38), Some(23), Some(30), Some(18), Some(11), None]),
        (8, [Some(35), Some(15), Some(22), Some(18), Some(11), Some(16)]),
        (9, [Some(38), None, Some(21), Some(18), Some(11), Some(19)]),
        (10, [Some(38), Some(18), None, Some(15), Some(11), Some(19)]),
        (13, [Some(37), Some(23), Some(23), None, Some(11), Some(19)]),
        (16, [Some(39), Some(23), Some(29), Some(16), None, Some(19)]),
        (17, [Some(39), Some(23), Some(29), Some(17), Some(5), Some(18)]),
    ];
    for (storm, row) in expected {
        let counted = starts.map(|start| {
            let count = regions_within(cell(start), 3, storm).len();
            (count > 0).then_some(count)
        });
        assert_eq!(counted, row, "storm in {storm}");
    }
}
