//! What is counted in coins, tokens or points.

use serde::{Deserialize, Serialize};

/// A thing counted in coins, tokens or points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Solari.
    Solari,
    /// Spice.
    Spice,
    /// Water.
    Water,
    /// Persuasion.
    Persuasion,
    /// Swords.
    Swords,
    /// Victory points.
    Vp,
}

impl Good {
    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Good::Solari => "fx-solari",
            Good::Spice => "fx-spice",
            Good::Water => "fx-water",
            Good::Persuasion => "fx-persuasion",
            Good::Swords => "fx-swords",
            Good::Vp => "fx-vp",
        }
    }
}
