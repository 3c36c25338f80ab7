//! The map: 101 areas, their borders, sectors and air zones, all worked out while compiling.
//!
//! Sets of areas are 128 bits, so that "free deserts next to a legion" is a few machine words.

pub mod map;

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::{Deserialize, Serialize};

pub use map::AREAS;

/// How many areas there are.
pub const COUNT: usize = AREAS.len();

/// An area of the map, by its number in [`AREAS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Area(pub u8);

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(AREAS.get(self.0 as usize).map_or("nowhere", |info| info.id))
    }
}

impl Area {
    /// What the map prints about it.
    pub fn info(self) -> &'static Info {
        &AREAS[self.index()]
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The areas next to it on the ground: thick red borders do not count (WA-BOARD-06).
    #[inline]
    pub fn ground(self) -> AreaSet {
        GROUND[self.index()]
    }

    /// The areas that touch it, across any border.
    #[inline]
    pub fn touch(self) -> AreaSet {
        TOUCH[self.index()]
    }

    /// The areas within so many steps (1 to 3) across any border, without itself.
    #[inline]
    pub fn within(self, steps: u8) -> AreaSet {
        match steps {
            0 => AreaSet::NONE,
            1 => TOUCH[self.index()],
            2 => WITHIN_2[self.index()],
            _ => WITHIN_3[self.index()],
        }
    }

    /// Every area that shares a sector with it.
    #[inline]
    pub fn sector_mates(self) -> AreaSet {
        self.info().sectors.iter().fold(AreaSet::NONE, |all, sector| all | sector.areas())
    }

    /// The air zones connected to it, as bits.
    #[inline]
    pub fn air_zones(self) -> u8 {
        AIR_OF[self.index()]
    }
}

/// What the map prints about an area.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Its name in files and addresses.
    pub id: &'static str,
    /// Does the board print a name for it?
    pub printed: bool,
    /// The ground.
    pub terrain: Terrain,
    /// The sectors it belongs to: one, and the four central ones for the North Pole.
    pub sectors: &'static [Sector],
    /// The symbol printed in it.
    pub mark: Mark,
    /// Where our drawing has it.
    pub x: f32,
    /// Where our drawing has it.
    pub y: f32,
    /// Where this is known from.
    pub source: Source,
}

/// Where a fact about the board comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Said or printed in the rulebooks.
    Rulebook,
    /// Read off the board by a public fan project and checked against the rulebooks.
    Public,
    /// Made up by us to fill a gap.
    Reconstructed,
}

/// The kinds of ground (WA-BOARD-02, WA-BOARD-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Safe from storms and worms.
    Mountain,
    /// High ground.
    Plateau,
    /// A small sea of sand.
    MinorErg,
    /// Sand.
    Desert,
    /// Sand at the edge of the map; a desert for every rule that does not tell the two apart.
    DeepDesert,
}

/// The symbol printed in an area (WA-BOARD-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// None.
    None,
    /// A Harkonnen settlement of this rank.
    Settlement(u8),
    /// A sietch.
    Sietch,
    /// An ecological testing station.
    Station,
    /// A place for the family atomics.
    Atomics,
}

/// The eight sectors (WA-BOARD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sector {
    /// North-east, outer.
    Ne,
    /// South-east, outer.
    Se,
    /// South-west, outer.
    Sw,
    /// North-west, outer.
    Nw,
    /// North-east, central.
    Cne,
    /// South-east, central.
    Cse,
    /// South-west, central.
    Csw,
    /// North-west, central.
    Cnw,
}

impl Sector {
    /// All sectors, the outer ones first.
    pub const ALL: [Sector; 8] =
        [Sector::Ne, Sector::Se, Sector::Sw, Sector::Nw, Sector::Cne, Sector::Cse, Sector::Csw, Sector::Cnw];

    /// Is it one of the four around the North Pole?
    #[inline]
    pub fn central(self) -> bool {
        self as u8 >= Sector::Cne as u8
    }

    /// Its areas.
    #[inline]
    pub fn areas(self) -> AreaSet {
        SECTOR_AREAS[self as usize]
    }

    /// The air zones connected to it, as bits.
    pub fn air_zones(self) -> u8 {
        (0..8).filter(|&zone| AIR_ZONES[zone].contains(&self)).fold(0, |bits, zone| bits | 1 << zone)
    }
}

/// The eight air zones and the two sectors each of them lies between (WA-TERM-17).
pub const AIR_ZONES: [[Sector; 2]; 8] = [
    [Sector::Cne, Sector::Cnw],
    [Sector::Cne, Sector::Cse],
    [Sector::Cse, Sector::Csw],
    [Sector::Csw, Sector::Cnw],
    [Sector::Cne, Sector::Ne],
    [Sector::Cse, Sector::Se],
    [Sector::Csw, Sector::Sw],
    [Sector::Cnw, Sector::Nw],
];

/// The names of the air zones in files and messages.
pub const AIR_ZONE_IDS: [&str; 8] = ["az-n", "az-e", "az-s", "az-w", "az-ne", "az-se", "az-sw", "az-nw"];

/// The areas connected to an air zone.
pub fn under(zone: u8) -> AreaSet {
    let [one, other] = AIR_ZONES[zone as usize];
    one.areas() | other.areas()
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct AreaSet(pub u128);

impl AreaSet {
    /// No area.
    pub const NONE: AreaSet = AreaSet(0);
    /// Every area.
    pub const ALL: AreaSet = AreaSet((1 << COUNT) - 1);

    /// Just this one.
    #[inline]
    pub const fn one(area: Area) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Is the area in the set?
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// Puts an area in.
    #[inline]
    pub fn add(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out.
    #[inline]
    pub fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }

    /// Nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Do the two have an area in common?
    #[inline]
    pub const fn meets(self, other: AreaSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The area with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Area> {
        (self.0 != 0).then(|| Area(self.0.trailing_zeros() as u8))
    }

    /// The areas in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let area = (left != 0).then(|| Area(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            area
        })
    }

    /// The areas next to any of these on the ground.
    pub fn ground(self) -> AreaSet {
        self.iter().fold(AreaSet::NONE, |all, area| all | area.ground())
    }

    /// The areas that touch any of these.
    pub fn touch(self) -> AreaSet {
        self.iter().fold(AreaSet::NONE, |all, area| all | area.touch())
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for AreaSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }
}

impl BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}

impl BitAndAssign for AreaSet {
    #[inline]
    fn bitand_assign(&mut self, other: AreaSet) {
        self.0 &= other.0;
    }
}

impl Sub for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn sub(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }
}

impl Not for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn not(self) -> AreaSet {
        AreaSet::ALL - self
    }
}

/// The mountains.
pub const MOUNTAINS: AreaSet = of_terrain(Terrain::Mountain);
/// The plateaus.
pub const PLATEAUS: AreaSet = of_terrain(Terrain::Plateau);
/// The deep deserts.
pub const DEEP_DESERTS: AreaSet = of_terrain(Terrain::DeepDesert);
/// All deserts, the deep ones included (WA-BOARD-03).
pub const DESERTS: AreaSet = AreaSet(of_terrain(Terrain::Desert).0 | DEEP_DESERTS.0);
/// The printed places of the sietches.
pub const SIETCHES: AreaSet = of_mark(Mark::Sietch);
/// The printed places of the testing stations.
pub const STATIONS: AreaSet = of_mark(Mark::Station);
/// The printed places of the Harkonnen settlements.
pub const SETTLEMENTS: AreaSet = of_mark(Mark::Settlement(0));

/// The plateaus that mountains keep safe from storms (WA-STORM-01).
pub const STORM_SAFE: AreaSet = AreaSet(
    AreaSet::one(map::ARRAKEEN).0
        | AreaSet::one(map::CARTHAG).0
        | AreaSet::one(map::IMPERIAL_BASIN).0
        | AreaSet::one(map::ARSUNT).0
        | AreaSet::one(map::HAGGA_BASIN).0,
);

/// The villages of the pyons.
pub const PYON_VILLAGES: [Area; 4] = [map::ARSUNT, map::HAGGA_BASIN, map::IMPERIAL_BASIN, map::NORTH_POLE];

/// The three places for the family atomics and the plateaus each of them exposes (WA-ATOMIC-08..10).
pub const ATOMICS: [(Area, AreaSet); 3] = [
    (map::SPLINTERED_ROCK, AreaSet::one(map::HAGGA_BASIN)),
    (map::HOLE_IN_THE_ROCK, AreaSet::one(map::IMPERIAL_BASIN)),
    (map::RIMWALL_WEST, AreaSet(AreaSet::one(map::IMPERIAL_BASIN).0 | AreaSet::one(map::ARRAKEEN).0)),
];

/// The printed sietch places in order; a sietch keeps its number when a card moves it.
pub const SIETCH_PLACES: [Area; 8] = [
    map::GARA_KULON,
    map::SIHAYA_RIDGE,
    map::TASMIN_SINK,
    map::HABBANYA_RIDGE,
    map::BIGHT_OF_THE_CLIFF,
    map::ROCK_OUTCROPPINGS,
    map::HOBARS_GAP,
    map::WINDGAP,
];

static GROUND: [AreaSet; COUNT] = neighbours(&[&map::BORDERS]);
static TOUCH: [AreaSet; COUNT] = neighbours(&[&map::BORDERS, &map::IMPASSABLE]);
static WITHIN_2: [AreaSet; COUNT] = widen(&neighbours(&[&map::BORDERS, &map::IMPASSABLE]));
static WITHIN_3: [AreaSet; COUNT] = widen(&widen(&neighbours(&[&map::BORDERS, &map::IMPASSABLE])));
static SECTOR_AREAS: [AreaSet; 8] = sector_areas();
static AIR_OF: [u8; COUNT] = air_of();

const fn neighbours(borders: &[&[(u8, u8)]]) -> [AreaSet; COUNT] {
    let mut sets = [AreaSet::NONE; COUNT];
    let mut list = 0;
    while list < borders.len() {
        let mut at = 0;
        while at < borders[list].len() {
            let (a, b) = borders[list][at];
            sets[a as usize].0 |= 1 << b;
            sets[b as usize].0 |= 1 << a;
            at += 1;
        }
        list += 1;
    }
    sets
}

/// One step more across any border.
const fn widen(sets: &[AreaSet; COUNT]) -> [AreaSet; COUNT] {
    let next = neighbours(&[&map::BORDERS, &map::IMPASSABLE]);
    let mut wide = *sets;
    let mut from = 0;
    while from < COUNT {
        let mut left = sets[from].0;
        while left != 0 {
            wide[from].0 |= next[left.trailing_zeros() as usize].0;
            left &= left - 1;
        }
        wide[from].0 &= !(1 << from);
        from += 1;
    }
    wide
}

const fn of_terrain(terrain: Terrain) -> AreaSet {
    let mut set = AreaSet::NONE;
    let mut at = 0;
    while at < COUNT {
        if AREAS[at].terrain as u8 == terrain as u8 {
            set.0 |= 1 << at;
        }
        at += 1;
    }
    set
}

const fn of_mark(mark: Mark) -> AreaSet {
    let mut set = AreaSet::NONE;
    let mut at = 0;
    while at < COUNT {
        let same = matches!(
            (AREAS[at].mark, mark),
            (Mark::Sietch, Mark::Sietch)
                | (Mark::Station, Mark::Station)
                | (Mark::Settlement(_), Mark::Settlement(_))
        );
        if same {
            set.0 |= 1 << at;
        }
        at += 1;
    }
    set
}

const fn sector_areas() -> [AreaSet; 8] {
    let mut sets = [AreaSet::NONE; 8];
    let mut at = 0;
    while at < COUNT {
        let mut sector = 0;
        while sector < AREAS[at].sectors.len() {
            sets[AREAS[at].sectors[sector] as usize].0 |= 1 << at;
            sector += 1;
        }
        at += 1;
    }
    sets
}

const fn air_of() -> [u8; COUNT] {
    let mut bits = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        let mut sector = 0;
        while sector < AREAS[at].sectors.len() {
            let mut zone = 0;
            while zone < 8 {
                let this = AREAS[at].sectors[sector] as u8;
                if AIR_ZONES[zone][0] as u8 == this || AIR_ZONES[zone][1] as u8 == this {
                    bits[at] |= 1 << zone;
                }
                zone += 1;
            }
            sector += 1;
        }
        at += 1;
    }
    bits
}
