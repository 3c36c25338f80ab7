//! What can happen only with Rise of Ix.

use serde::Serialize;
use table::Seat;

use super::Event;
use crate::board::{Faction, Space};
use crate::content::{Card, Intrigue, Tech};

/// One thing that happened with Rise of Ix.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IxEvent {
    /// A freighter moved.
    Freighter {
        /// Whose.
        seat: Seat,
        /// To which space of the shipping track; 0 is its start.
        space: u8,
    },
    /// A tech tile was acquired.
    Tech {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tech,
        /// Negotiators returned for it.
        negotiators: u8,
    },
    /// A tech tile was turned up.
    TechRevealed {
        /// Which.
        tile: Tech,
    },
    /// A tech tile left the game.
    TechScrapped {
        /// Which.
        tile: Tech,
    },
    /// A tech tile was used.
    TechUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tech,
    },
    /// A troop became a negotiator.
    Negotiator {
        /// Whose.
        seat: Seat,
    },
    /// A dreadnought was commissioned.
    Commissioned {
        /// Whose.
        seat: Seat,
    },
    /// A dreadnought was deployed.
    DeployedDreadnought {
        /// Whose.
        seat: Seat,
    },
    /// A dreadnought was retreated.
    RetreatedDreadnought {
        /// Whose.
        seat: Seat,
    },
    /// A dreadnought took control of a location.
    Occupied {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A dreadnought left a location for its garrison.
    FlagLeft {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A dreadnought returned to the supply in place of taking control.
    Detonated {
        /// Whose.
        seat: Seat,
    },
    /// An Intrigue card went under its deck; only its owner knows which.
    Buried {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Intrigue>,
    },
    /// A card of the hand was set aside; only its owner knows which.
    PutAside {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// A Snooper token was reached.
    Snooper {
        /// Whose.
        seat: Seat,
        /// On which track.
        faction: Faction,
    },
}

impl From<IxEvent> for Event {
    fn from(event: IxEvent) -> Event {
        Event::Ix(event)
    }
}
