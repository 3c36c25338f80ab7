//! The pieces: sides, units, dice, vehicles and markers here; leaders, deployment tokens and the legions they form in
//! their own files.

mod leader;
mod legion;
mod token;

use serde::{Deserialize, Serialize};
use table::Chance;
use table::fault::{self, Fault};

pub use leader::{Leader, Leaders};
pub use legion::{Figure, Legion};
pub use token::{Token, Tokens};

/// The two factions (WA-TERM-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// House Atreides and the Fremen.
    #[default]
    Atreides,
    /// House Harkonnen and the Corrino.
    Harkonnen,
}

impl Side {
    /// Both, Atreides first.
    pub const BOTH: [Side; 2] = [Side::Atreides, Side::Harkonnen];

    /// The opposing faction.
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Atreides => Side::Harkonnen,
            Side::Harkonnen => Side::Atreides,
        }
    }

    /// For arrays with one entry a side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its two decks.
    pub const fn decks(self) -> [Deck; 2] {
        match self {
            Side::Atreides => [Deck::HouseAtreides, Deck::Fremen],
            Side::Harkonnen => [Deck::HouseHarkonnen, Deck::Corrino],
        }
    }
}

/// The four sub-factions, each with a deck; in a shared faction each is a player (WA-TEAM-03, WA-TEAM-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// House Atreides, green.
    HouseAtreides,
    /// Fremen Allies, yellow.
    Fremen,
    /// House Harkonnen, red.
    HouseHarkonnen,
    /// Corrino Allies, grey.
    Corrino,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::HouseAtreides, Deck::Fremen, Deck::HouseHarkonnen, Deck::Corrino];

    /// The faction it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Deck::HouseAtreides | Deck::Fremen => Side::Atreides,
            Deck::HouseHarkonnen | Deck::Corrino => Side::Harkonnen,
        }
    }
}

/// The three types of units (WA-TERM-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Regular.
    Regular,
    /// Elite.
    Elite,
    /// Fedaykin or Sardaukar.
    Special,
}

impl Unit {
    /// All three, weakest first.
    pub const ALL: [Unit; 3] = [Unit::Regular, Unit::Elite, Unit::Special];
}

/// How many units of each type a side has (WA-COMP-01, WA-COMP-02).
pub const UNITS: [[u8; 3]; 2] = [[16, 8, 6], [24, 12, 8]];
/// How many generic leaders a side has: Naibs and Bashars (WA-COMP-03, WA-COMP-04).
pub const GENERIC: [u8; 2] = [12, 6];
/// Harvesters, ornithopters, carryalls (WA-COMP-05).
pub const VEHICLES: [u8; 3] = [8, 6, 3];
/// Sandworms without the Wild Maker (WA-COMP-06).
pub const WORMS: usize = 4;
/// Cells of the regeneration tank (WA-TANK-01).
pub const TANK_CELLS: [u8; 2] = [3, 5];

/// What an action die shows (WA-DICE-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Strategy.
    Strategy,
    /// Leadership.
    Leadership,
    /// Deployment.
    Deployment,
    /// Mentat.
    Mentat,
    /// House.
    House,
}

impl Face {
    /// All five.
    pub const ALL: [Face; 5] =
        [Face::Strategy, Face::Leadership, Face::Deployment, Face::Mentat, Face::House];
}

/// The vehicles of the Harkonnen (WA-TERM-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Vehicle {
    /// Gathers spice in a desert.
    Harvester,
    /// Carries troops or scouts, from an air zone.
    Ornithopter,
    /// Saves harvesters, from an air zone.
    Carryall,
}

impl Vehicle {
    /// All three.
    pub const ALL: [Vehicle; 3] = [Vehicle::Harvester, Vehicle::Ornithopter, Vehicle::Carryall];
}

/// What stands in an air zone, at most one thing (WA-BOARD-04, WA-GUILD-FRIGATE-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aloft {
    /// Nothing.
    #[default]
    Nothing,
    /// An ornithopter.
    Ornithopter,
    /// A carryall.
    Carryall,
    /// A space frigate of a side (Spacing Guild).
    Frigate(Side),
    /// The Guild Navigator (Spacing Guild).
    Navigator,
}

impl Aloft {
    /// Is it a vehicle?
    pub fn vehicle(self) -> Option<Vehicle> {
        match self {
            Aloft::Ornithopter => Some(Vehicle::Ornithopter),
            Aloft::Carryall => Some(Vehicle::Carryall),
            _ => None,
        }
    }
}

/// The three powers of the Imperium, each with a marker on the Spice Must Flow board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// CHOAM.
    Choam,
    /// The Spacing Guild.
    Guild,
    /// The Landsraad.
    Landsraad,
}

impl Power {
    /// All three.
    pub const ALL: [Power; 3] = [Power::Choam, Power::Guild, Power::Landsraad];

    /// As a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The three prescience markers (WA-PRESC-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// Kwisatz Haderach, green.
    KwisatzHaderach,
    /// Sand Dwellers, orange.
    SandDwellers,
    /// Jihad, red.
    Jihad,
}

impl Marker {
    /// All three.
    pub const ALL: [Marker; 3] = [Marker::KwisatzHaderach, Marker::SandDwellers, Marker::Jihad];
}

/// What a wormsign token shows (WA-WORM-05..07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wormsign {
    /// Nothing comes.
    Sand,
    /// A sandworm comes.
    Sandworm,
    /// A sandworm comes, if this is deep desert.
    Burrowing,
}

impl Wormsign {
    /// All three.
    pub const ALL: [Wormsign; 3] = [Wormsign::Sand, Wormsign::Sandworm, Wormsign::Burrowing];
}

/// Draws one of several kinds, each as likely as it is frequent; with none at all it is a [`Fault`].
pub(crate) fn drawn<const N: usize>(kinds: [u8; N], chance: &mut impl Chance) -> Option<usize> {
    let all: u32 = kinds.iter().map(|&count| u32::from(count)).sum();
    if all == 0 {
        fault::raise(Fault::Missing("a token to draw"));
        return None;
    }
    let mut skip = chance.below(all);
    kinds.iter().position(|&count| match skip.checked_sub(count.into()) {
        Some(rest) => {
            skip = rest;
            false
        }
        None => true,
    })
}
