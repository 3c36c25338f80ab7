//! The map: 101 areas, their borders, sectors and air zones, all worked out while compiling.
//!
//! Sets of areas are 128 bits, so that "free deserts next to a legion" is a few machine words.

pub mod map;
mod sector;
mod set;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use map::AREAS;
pub use sector::{Sector, Zone};
pub use set::AreaSet;

/// How many areas there are.
pub const COUNT: usize = AREAS.len();

/// An area of the map, by its number in [`AREAS`]; in records and on the wire by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
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

    /// Its name in files, records and addresses.
    pub fn id(self) -> &'static str {
        self.info().id
    }

    /// The area with this id.
    pub fn from_id(id: &str) -> Option<Area> {
        AREAS.iter().position(|info| info.id == id).map(|at| Area(at as u8))
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
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
            while zone < Zone::ALL.len() {
                let this = AREAS[at].sectors[sector] as u8;
                let [one, other] = Zone::ALL[zone].sectors();
                if one as u8 == this || other as u8 == this {
                    bits[at] |= Zone::ALL[zone].bit();
                }
                zone += 1;
            }
            sector += 1;
        }
        at += 1;
    }
    bits
}

/// Written and read by their ids, so that old records survive a new number.
macro_rules! by_id {
    ($type:ty, $what:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let id = <String as serde::Deserialize>::deserialize(deserializer)?;
                <$type>::from_id(&id).ok_or_else(|| {
                    serde::de::Error::custom(format!(concat!("there is no ", $what, " `{}`"), id))
                })
            }
        }
    };
}
pub(crate) use by_id;

by_id!(Area, "area");
