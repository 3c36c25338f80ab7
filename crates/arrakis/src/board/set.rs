//! Sets of areas.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use serde::Serialize;

use super::{Area, COUNT};

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Area>"))]
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
