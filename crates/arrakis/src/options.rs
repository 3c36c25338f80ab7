//! What a table may choose before the start.

use serde::{Deserialize, Serialize};
use table::{BadOptions, Seat};

use crate::piece::Side;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub struct Options {
    /// How the factions are played.
    pub table: Table,
    /// The publisher's FAQ 3.0: more bans, an early check after Arrakeen, a freer advance.
    pub faq3: bool,
}

/// Who plays what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Table {
    /// Two players, a faction each.
    Duel,
}

impl Options {
    /// The usual options of a mode.
    pub fn of(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&crate::ABOUT, mode, seats)?;
        Ok(Options { table: Table::Duel, faq3: false })
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        match self.table {
            Table::Duel => 2,
        }
    }

    /// Is the faction shared by two players?
    pub fn shared(&self, _side: Side) -> bool {
        match self.table {
            Table::Duel => false,
        }
    }

    /// The seat of each sub-faction: House Atreides, Fremen, House Harkonnen, Corrino.
    pub fn seating(&self) -> [Seat; 4] {
        match self.table {
            Table::Duel => [Seat(0), Seat(0), Seat(1), Seat(1)],
        }
    }
}
