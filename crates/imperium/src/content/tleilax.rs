//! The board of the Bene Tleilax: the research track and the Tleilaxu track.

use serde::{Deserialize, Serialize};

use super::Cell;
use crate::effect::Effect;

/// A cell of the research track. IM-TRACK-01
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CellText {
    /// Its name: column and row.
    pub key: &'static str,
    /// Its column, from the start.
    pub column: u8,
    /// Is a genetic marker in its column? IM-TRACK-03
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub marker: bool,
    /// The cells one Research icon leads to.
    pub next: Vec<&'static str>,
    /// What entering it gives.
    pub reward: Vec<Effect>,
}

impl Cell {
    /// Its row among the cells of its column, from 1.
    pub fn row(self) -> u8 {
        let column = self.text().column;
        let above = Cell::all().filter(|cell| *cell < self && cell.text().column == column);
        above.count() as u8 + 1
    }
}

/// A space of the Tleilaxu track. IM-TRACK-07
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StepText {
    /// What entering it gives.
    pub reward: Vec<Effect>,
    /// What the first player there finds besides.
    #[serde(default)]
    pub first: Vec<Effect>,
}
