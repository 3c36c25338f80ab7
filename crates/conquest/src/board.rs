//! The map: regions, sectors, the locations where they meet, and the ways between them.
//!
//! A [`Cell`] is a location of the ledger: one region within one sector, or the polar sink, which has no
//! sector. Sets of cells are single 128-bit numbers, and how the storm cuts regions apart is worked out
//! at compile time, so that asking where a group can go costs a handful of bit operations.

pub mod atlas;
mod drawn;

use serde::Serialize;

pub use atlas::{ARRAKEEN, CARTHAG, HABBANYA_SIETCH, IMPERIAL_BASIN, POLAR_SINK, SIETCH_TABR, TUEKS_SIETCH};
use atlas::{BORDERS, POLAR_BORDERS, REGIONS};

/// How many regions the map has.
pub const REGION_COUNT: usize = 42;
/// How many cells the map has.
pub const CELL_COUNT: usize = 86;
/// How many sectors the map has; numbered counter-clockwise, the way the storm moves (CD-SETUP-05).
pub const SECTORS: u8 = 18;
/// The sector labelled Storm Start (CD-SETUP-27).
pub const STORM_START: u8 = 0;

/// The five strongholds (CD-SETUP-03).
pub const STRONGHOLDS: [Region; 5] = [ARRAKEEN, CARTHAG, SIETCH_TABR, HABBANYA_SIETCH, TUEKS_SIETCH];

/// What kind of ground a region is (CD-SETUP-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Open to storm and worm.
    Sand,
    /// Safe from the storm.
    Rock,
    /// Safe from the storm, and worth holding.
    Stronghold,
    /// The one polar sink: no sector, no storm, no battle.
    Polar,
}

/// A region of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Region(pub(crate) u8);

/// A location: a region within one sector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(pub(crate) u8);

/// The polar sink's only cell.
pub const POLE_CELL: Cell = REGION_FIRST[POLAR_SINK.0 as usize];

impl Region {
    /// Every region.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..REGION_COUNT as u8).map(Region)
    }

    /// The id used in actions and files.
    pub const fn id(self) -> &'static str {
        REGIONS[self.0 as usize].id
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        REGIONS[self.0 as usize].key
    }

    /// What is printed; a covered stronghold is sand whatever is printed.
    pub const fn kind(self) -> Kind {
        REGIONS[self.0 as usize].kind
    }

    /// Its cells.
    #[inline]
    pub const fn cells(self) -> Cells {
        Cells(REGION_CELLS[self.0 as usize])
    }

    /// The cell with the spice blow symbol, if the region has one (CD-SETUP-04).
    pub fn symbol(self) -> Option<Cell> {
        let sector = REGIONS[self.0 as usize].symbol?;
        self.cells().iter().find(|cell| cell.sector() == Some(sector))
    }

    /// The region with this id.
    pub fn from_id(id: &str) -> Option<Region> {
        Region::all().find(|region| region.id() == id)
    }
}

impl Cell {
    /// Every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELL_COUNT as u8).map(Cell)
    }

    /// For indexing arrays with one entry a cell.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The region it is part of.
    #[inline]
    pub const fn region(self) -> Region {
        CELLS[self.0 as usize].0
    }

    /// The sector it lies in; none for the polar sink.
    #[inline]
    pub const fn sector(self) -> Option<u8> {
        CELLS[self.0 as usize].1
    }

    /// The cells of the same region that can be walked to without crossing the storm's sector. A cell
    /// in the storm's sector is a part of its own (CD-AMB-07, CD-AMB-39).
    #[inline]
    pub const fn part(self, storm: u8) -> Cells {
        Cells(PARTS[storm as usize][self.0 as usize])
    }

    /// The cells of other regions it shares a border with.
    pub const fn touching(self) -> Cells {
        Cells(TOUCHING[self.0 as usize])
    }

    /// The id used in actions and files: the region's, with the sector where there is one.
    pub fn id(self) -> String {
        match self.sector() {
            Some(sector) => format!("{}:{sector}", self.region().id()),
            None => self.region().id().to_owned(),
        }
    }

    /// The cell with this id.
    pub fn from_id(id: &str) -> Option<Cell> {
        let (region, sector) = match id.split_once(':') {
            Some((region, sector)) => (region, Some(sector.parse::<u8>().ok()?)),
            None => (id, None),
        };
        let cells = Region::from_id(region)?.cells();
        cells.iter().find(|cell| cell.sector() == sector)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cells(pub(crate) u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell.
    pub const ALL: Cells = Cells((1 << CELL_COUNT) - 1);

    /// Just this one.
    #[inline]
    pub const fn one(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Is the cell in the set?
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest cell in it.
    #[inline]
    pub const fn lowest(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// Cells in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Cells in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Cells in this and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Its cells, lowest first.
    #[inline]
    pub fn iter(self) -> CellsIter {
        CellsIter(self.0)
    }
}

/// The cells of a set, lowest first.
pub struct CellsIter(u128);

impl Iterator for CellsIter {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = Cells(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// The cells that lie in a sector.
#[inline]
pub const fn sector_cells(sector: u8) -> Cells {
    Cells(SECTOR_CELLS[sector as usize])
}

/// Where a group can go from `from`: every cell it can end in after entering at least one and at most
/// `range` regions, never touching the storm's sector (CD-MOVE-03, CD-MOVE-04, CD-STORM-08). It walks on
/// only from cells in `through`, and never enters `closed`.
pub fn reach(from: Cell, range: u8, storm: u8, through: Cells, closed: Cells) -> Cells {
    if from.sector() == Some(storm) {
        return Cells::NONE;
    }
    let ways = &WAYS[storm as usize];
    let mut edge = PARTS[storm as usize][from.index()];
    let mut reached = 0;
    for _ in 0..range {
        let mut next = 0;
        for cell in Cells(edge).iter() {
            next |= ways[cell.index()];
        }
        next &= !closed.0;
        edge = next & through.0 & !reached;
        reached |= next;
    }
    Cells(reached)
}

/// The cells under no storm: `PARTS` and `WAYS` have one table more than there are sectors for it.
pub const NO_STORM: u8 = SECTORS;

const CELLS: [(Region, Option<u8>); CELL_COUNT] = {
    let mut cells = [(POLAR_SINK, None); CELL_COUNT];
    let mut next = 1;
    let mut region = 1;
    while region < REGION_COUNT {
        let mut i = 0;
        while i < REGIONS[region].sectors.len() {
            cells[next] = (Region(region as u8), Some(REGIONS[region].sectors[i]));
            next += 1;
            i += 1;
        }
        region += 1;
    }
    assert!(next == CELL_COUNT);
    cells
};

const REGION_FIRST: [Cell; REGION_COUNT] = {
    let mut first = [Cell(0); REGION_COUNT];
    let mut cell = CELL_COUNT;
    while cell > 0 {
        cell -= 1;
        first[CELLS[cell].0.0 as usize] = Cell(cell as u8);
    }
    first
};

const REGION_CELLS: [u128; REGION_COUNT] = {
    let mut masks = [0; REGION_COUNT];
    let mut cell = 0;
    while cell < CELL_COUNT {
        masks[CELLS[cell].0.0 as usize] |= 1 << cell;
        cell += 1;
    }
    masks
};

const SECTOR_CELLS: [u128; SECTORS as usize + 1] = {
    let mut masks = [0; SECTORS as usize + 1];
    let mut cell = 0;
    while cell < CELL_COUNT {
        if let Some(sector) = CELLS[cell].1 {
            masks[sector as usize] |= 1 << cell;
        }
        cell += 1;
    }
    masks
};

const fn cell_at(region: Region, sector: u8) -> usize {
    let mut cell = REGION_FIRST[region.0 as usize].0 as usize;
    while !matches!(CELLS[cell].1, Some(at) if at == sector) {
        cell += 1;
        assert!(cell < CELL_COUNT && CELLS[cell].0.0 == region.0, "the region has no such sector");
    }
    cell
}

/// Cells of other regions that touch a cell.
const TOUCHING: [u128; CELL_COUNT] = {
    let mut touching = [0; CELL_COUNT];
    let mut border = 0;
    while border < BORDERS.len() {
        let (a, b, pairs) = BORDERS[border];
        let mut i = 0;
        while i < pairs.len() {
            let (one, other) = (cell_at(a, pairs[i].0), cell_at(b, pairs[i].1));
            touching[one] |= 1 << other;
            touching[other] |= 1 << one;
            i += 1;
        }
        border += 1;
    }
    let (mut border, pole) = (0, POLE_CELL.0 as usize);
    while border < POLAR_BORDERS.len() {
        let (region, sectors) = POLAR_BORDERS[border];
        let mut i = 0;
        while i < sectors.len() {
            let other = cell_at(region, sectors[i]);
            touching[pole] |= 1 << other;
            touching[other] |= 1 << pole;
            i += 1;
        }
        border += 1;
    }
    touching
};

type ByStorm = [[u128; CELL_COUNT]; SECTORS as usize + 1];

/// For every place of the storm and every cell, its part of the region; see [`Cell::part`]. The cells of
/// a region are numbered in the order of its sectors, so a part is a run of cells.
static PARTS: ByStorm = {
    let mut parts = [[0; CELL_COUNT]; SECTORS as usize + 1];
    let mut storm = 0;
    while storm <= SECTORS as usize {
        let stormed = SECTOR_CELLS[storm];
        let mut cell = 0;
        while cell < CELL_COUNT {
            let mut part = 1u128 << cell;
            if stormed >> cell & 1 == 0 {
                let region = REGION_CELLS[CELLS[cell].0.0 as usize];
                let mut up = cell + 1;
                while up < CELL_COUNT && region >> up & 1 == 1 && stormed >> up & 1 == 0 {
                    part |= 1 << up;
                    up += 1;
                }
                let mut down = cell;
                while down > 0 && region >> (down - 1) & 1 == 1 && stormed >> (down - 1) & 1 == 0 {
                    down -= 1;
                    part |= 1 << down;
                }
            }
            parts[storm][cell] = part;
            cell += 1;
        }
        storm += 1;
    }
    parts
};

/// For every place of the storm and every cell, all cells reached by stepping out of it into a
/// neighbouring region and walking about there.
static WAYS: ByStorm = {
    let mut ways = [[0; CELL_COUNT]; SECTORS as usize + 1];
    let mut storm = 0;
    while storm <= SECTORS as usize {
        let stormed = SECTOR_CELLS[storm];
        let mut cell = 0;
        while cell < CELL_COUNT {
            if stormed >> cell & 1 == 0 {
                let mut neighbour = 0;
                while neighbour < CELL_COUNT {
                    if TOUCHING[cell] & !stormed & (1 << neighbour) != 0 {
                        ways[storm][cell] |= PARTS[storm][neighbour];
                    }
                    neighbour += 1;
                }
            }
            cell += 1;
        }
        storm += 1;
    }
    ways
};

macro_rules! by_id {
    ($type:ty, $what:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id().as_ref())
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

by_id!(Region, "region");
by_id!(Cell, "location");
