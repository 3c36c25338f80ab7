//! The eight sectors and the eight air zones between them.

use serde::{Deserialize, Serialize};

use super::{AreaSet, SECTOR_AREAS};

/// The eight sectors (WA-BOARD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        Zone::ALL
            .into_iter()
            .filter(|zone| zone.sectors().contains(&self))
            .fold(0, |all, zone| all | zone.bit())
    }
}

/// The eight air zones, each between two sectors (WA-TERM-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Zone {
    /// North.
    #[serde(rename = "az-n")]
    N,
    /// East.
    #[serde(rename = "az-e")]
    E,
    /// South.
    #[serde(rename = "az-s")]
    S,
    /// West.
    #[serde(rename = "az-w")]
    W,
    /// North-east.
    #[serde(rename = "az-ne")]
    Ne,
    /// South-east.
    #[serde(rename = "az-se")]
    Se,
    /// South-west.
    #[serde(rename = "az-sw")]
    Sw,
    /// North-west.
    #[serde(rename = "az-nw")]
    Nw,
}

impl Zone {
    /// All eight, the central ones first.
    pub const ALL: [Zone; 8] = [Zone::N, Zone::E, Zone::S, Zone::W, Zone::Ne, Zone::Se, Zone::Sw, Zone::Nw];

    /// For arrays with one entry a zone.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The zones whose bits are set.
    #[inline]
    pub fn of(bits: u8) -> impl Iterator<Item = Zone> + Clone {
        Zone::ALL.into_iter().filter(move |zone| bits & zone.bit() != 0)
    }

    /// The two sectors it lies between.
    #[inline]
    pub const fn sectors(self) -> [Sector; 2] {
        match self {
            Zone::N => [Sector::Cne, Sector::Cnw],
            Zone::E => [Sector::Cne, Sector::Cse],
            Zone::S => [Sector::Cse, Sector::Csw],
            Zone::W => [Sector::Csw, Sector::Cnw],
            Zone::Ne => [Sector::Cne, Sector::Ne],
            Zone::Se => [Sector::Cse, Sector::Se],
            Zone::Sw => [Sector::Csw, Sector::Sw],
            Zone::Nw => [Sector::Cnw, Sector::Nw],
        }
    }

    /// The areas connected to it.
    #[inline]
    pub fn under(self) -> AreaSet {
        let [one, other] = self.sectors();
        one.areas() | other.areas()
    }
}
