//! What happens on the board of the Bene Tleilax, and with what comes from it.

use serde::Serialize;
use table::Seat;

use crate::content::{Card, Cell, Intrigue};

/// Something that happened at the Bene Tleilax.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tleilax {
    /// Two cards were played together.
    Grafted {
        /// By whom.
        seat: Seat,
        /// A Graft card.
        card: Card,
        /// The other card.
        partner: Card,
    },
    /// A research token entered a cell.
    Researched {
        /// Whose.
        seat: Seat,
        /// Which.
        cell: Cell,
    },
    /// A Tleilaxu token entered a space.
    Advanced {
        /// Whose.
        seat: Seat,
        /// Which, counted from the start.
        step: u8,
    },
    /// Troops of the supply became specimens.
    Bred {
        /// Whose.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// Specimens went back to the supply.
    Released {
        /// Whose.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// The top cards of the Intrigue deck were looked at; only who did learns which.
    LookedAtIntrigue {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Option<Vec<Intrigue>>,
    },
    /// Reclaimed Forces were acquired.
    Reclaimed {
        /// By whom.
        seat: Seat,
    },
    /// The Family Atomics were used.
    Atomics {
        /// By whom.
        seat: Seat,
    },
}
