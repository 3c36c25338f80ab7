//! What the Spacing Guild expansion puts on the table (WA-GUILD-…).

use crate::cards::Cards;

/// Great House troops in the box (WA-GUILD-SETUP-01).
pub const TROOPS: u8 = 12;
/// Colour rings of each faction.
pub const RINGS: u8 = 8;
/// Space frigates of each faction.
pub const FRIGATES: u8 = 3;
/// Troops a heighliner carries at the start (WA-GUILD-SETUP-06).
const FIRST_TROOPS: u8 = 2;
/// Spaces from the start of a heighliner to Arrakis (WA-GUILD-LINER-01).
pub const VOYAGE: u8 = 4;

/// What the expansion has on the table; all of it is there for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guild {
    /// How far each heighliner has come from its start space.
    pub liners: [u8; 2],
    /// Troops in the Landsraad area of each heighliner board.
    pub troops: [u8; 2],
    /// Frigates in the CHOAM area of each heighliner board.
    pub frigates: [u8; 2],
    /// Troop figures in the common reserve.
    pub troop_supply: u8,
    /// Rings each faction has in reserve.
    pub rings: [u8; 2],
    /// Frigates each faction has in reserve.
    pub frigate_supply: [u8; 2],
    /// Planning cards that stay in play.
    pub in_play: Cards,
    /// Has Harkonnen kept a marker in this harvest?
    pub kept: bool,
}

impl Guild {
    /// The table of the expansion at the start (WA-GUILD-SETUP-05..07).
    pub(crate) fn set_up() -> Guild {
        Guild {
            troops: [FIRST_TROOPS; 2],
            troop_supply: TROOPS - 2 * FIRST_TROOPS,
            rings: [RINGS - FIRST_TROOPS; 2],
            frigate_supply: [FRIGATES; 2],
            ..Guild::default()
        }
    }
}
