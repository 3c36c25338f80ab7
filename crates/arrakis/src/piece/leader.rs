//! The named leaders.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// The named leaders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Leader {
    /// Paul Atreides.
    PaulAtreides,
    /// Paul-Muad'Dib.
    PaulMuaddib,
    /// Lady Jessica.
    LadyJessica,
    /// Reverend Mother Jessica.
    ReverendMotherJessica,
    /// Gurney Halleck.
    GurneyHalleck,
    /// Alia.
    Alia,
    /// Stilgar.
    Stilgar,
    /// Chani.
    Chani,
    /// Baron Harkonnen.
    BaronHarkonnen,
    /// Beast Rabban.
    BeastRabban,
    /// Feyd-Rautha.
    FeydRautha,
    /// Thufir Hawat.
    ThufirHawat,
    /// Captain Aramsham.
    Aramsham,
    /// Gaius Helen Mohiam.
    Mohiam,
    /// Emperor Shaddam IV.
    Shaddam,
}

impl Leader {
    /// All of them, in the order of their numbers.
    pub const ALL: [Leader; 15] = [
        Leader::PaulAtreides,
        Leader::PaulMuaddib,
        Leader::LadyJessica,
        Leader::ReverendMotherJessica,
        Leader::GurneyHalleck,
        Leader::Alia,
        Leader::Stilgar,
        Leader::Chani,
        Leader::BaronHarkonnen,
        Leader::BeastRabban,
        Leader::FeydRautha,
        Leader::ThufirHawat,
        Leader::Aramsham,
        Leader::Mohiam,
        Leader::Shaddam,
    ];

    /// The faction.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as u8) < 8 { Side::Atreides } else { Side::Harkonnen }
    }

    /// The bit in [`Legion::named`](super::Legion::named).
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self as u8 & 7)
    }

    /// The leaders whose bits are set.
    #[inline]
    pub fn of(side: Side, bits: u8) -> impl Iterator<Item = Leader> {
        let all = match side {
            Side::Atreides => Leader::ALL.split_at(8).0,
            Side::Harkonnen => Leader::ALL.split_at(8).1,
        };
        all.iter().copied().filter(move |leader| bits & leader.bit() != 0)
    }

    /// Paul, whichever (WA-NAMED-06).
    pub const fn is_paul(self) -> bool {
        matches!(self, Leader::PaulAtreides | Leader::PaulMuaddib)
    }
}

/// Some named leaders, of either side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Leader>"))]
pub struct Leaders(u16);

impl Leaders {
    /// Those of a side whose bits in [`Legion::named`](super::Legion::named) are set.
    pub const fn of(side: Side, bits: u8) -> Leaders {
        Leaders((bits as u16) << (8 * side as u16))
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Leader> {
        Leader::ALL.into_iter().filter(move |&leader| self.0 >> leader as u16 & 1 == 1)
    }
}

impl fmt::Debug for Leaders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Leaders {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
