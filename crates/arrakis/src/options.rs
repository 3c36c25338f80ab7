//! What a table may choose before the start.

use serde::{Deserialize, Serialize};
use table::{BadOptions, Seat};

use crate::piece::Side;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub struct Options {
    /// How the factions are played.
    pub table: Table,
    /// The publisher's FAQ 3.0: more bans, an early check after Arrakeen, a freer advance, tanks that advance
    /// at the end of a turn.
    pub faq3: bool,
    /// The Spacing Guild expansion; not with the Mahdi automaton (WA-GUILD-SETUP-02).
    #[serde(default)]
    pub spacing_guild: bool,
}

/// Who plays what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Table {
    /// Two players, a faction each (WA-TERM-02).
    Duel,
    /// Three players: one faction is shared (WA-TEAM-01).
    Three {
        /// The shared faction; the rulebook recommends Harkonnen.
        shared: Side,
    },
    /// Four players: both factions are shared (WA-TEAM-02).
    Four,
    /// Atreides against the Mahdi automaton (WA-SOLO-SETUP-01).
    Mahdi {
        /// Do two people share Atreides (WA-SOLO-SETUP-02)?
        shared: bool,
    },
}

impl Options {
    /// The usual options of a mode.
    pub fn of(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&crate::ABOUT, mode, seats)?;
        let table = match (mode, seats) {
            ("team", 3) => Table::Three { shared: Side::Harkonnen },
            ("team", _) => Table::Four,
            ("solo", seats) => Table::Mahdi { shared: seats == 2 },
            _ => Table::Duel,
        };
        Ok(Options { table, faq3: false, spacing_guild: false })
    }

    /// Refuses what cannot be played together.
    pub fn check(&self) -> Result<(), BadOptions> {
        if self.spacing_guild && self.solo() {
            // WA-GUILD-SETUP-02
            return Err(BadOptions::Rule("the Spacing Guild expansion has no solo mode".into()));
        }
        Ok(())
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        match self.table {
            Table::Duel => 2,
            Table::Three { .. } => 3,
            Table::Four => 4,
            Table::Mahdi { shared } => 1 + usize::from(shared),
        }
    }

    /// Is the faction shared by two players?
    pub fn shared(&self, side: Side) -> bool {
        match self.table {
            Table::Duel => false,
            Table::Three { shared } => shared == side,
            Table::Four => true,
            Table::Mahdi { shared } => shared && side == Side::Atreides,
        }
    }

    /// Is Harkonnen the automaton?
    pub fn solo(&self) -> bool {
        matches!(self.table, Table::Mahdi { .. })
    }

    /// The seat of each sub-faction: House Atreides, Fremen, House Harkonnen, Corrino.
    pub fn seating(&self) -> [Seat; 4] {
        let seats = match self.table {
            Table::Duel => [0, 0, 1, 1],
            Table::Three { shared: Side::Harkonnen } => [0, 0, 1, 2],
            Table::Three { shared: Side::Atreides } => [0, 1, 2, 2],
            Table::Four => [0, 1, 2, 3],
            // Whoever plays House Atreides answers for the automaton.
            Table::Mahdi { shared } => [0, u8::from(shared), 0, 0],
        };
        seats.map(Seat)
    }
}
