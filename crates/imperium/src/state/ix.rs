//! What Rise of Ix adds to a position: tech tiles and their stacks, dreadnoughts, the order of the Intrigue deck as far
//! as somebody knows it.

use serde::Serialize;
use table::Seat;

use crate::content::{Tech, content};
use crate::state::{Imperium, Player};

/// Dreadnoughts a player owns. RI-SETUP-06
pub const DREADNOUGHTS: u8 = 2;

/// Stacks of tech tiles. RI-SETUP-03
pub const STACKS: usize = 3;

/// Where a player's dreadnoughts are, without those on flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dreadnoughts {
    /// Not commissioned.
    pub supply: u8,
    /// In the garrison.
    pub garrison: u8,
    /// In the Conflict.
    pub deployed: u8,
}

/// A set of tech tiles, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tiles(pub(crate) u32);

impl Tiles {
    /// All there are.
    pub(crate) fn all() -> Tiles {
        Tiles(((1u64 << content().tech.len()) - 1) as u32)
    }

    /// Is the tile among them?
    #[inline]
    pub(crate) fn has(self, tile: Tech) -> bool {
        self.0 & 1 << tile.0 != 0
    }

    pub(crate) fn add(&mut self, tile: Tech) {
        self.0 |= 1 << tile.0;
    }

    pub(crate) fn remove(&mut self, tile: Tech) {
        self.0 &= !(1 << tile.0);
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Each of them.
    pub(crate) fn iter(self) -> impl Iterator<Item = Tech> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros() as u8;
            let any = left != 0;
            left &= left.wrapping_sub(1);
            any.then_some(Tech(lowest))
        })
    }
}

/// A stack of tech tiles: the one face up, and how many lie below it. Which lie below which is nobody's knowledge, so
/// the tiles face down are one bag for all stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TechStack {
    /// Face up.
    pub top: Option<Tech>,
    /// Face down below it.
    pub left: u8,
}

/// An Intrigue card that lies under its deck, and who put it there. RI-TECH-19
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Buried {
    /// The card.
    pub card: u8,
    /// The seat that knows it.
    pub by: u8,
}

/// What Rise of Ix puts on the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct IxBoard {
    pub(crate) stacks: [TechStack; STACKS],
    /// The tiles face down, in whichever stack.
    pub(crate) face_down: Tiles,
    /// Tiles out of the game.
    pub(crate) scrapped: Tiles,
    /// Whose dreadnought controls each location of the table. RI-DREAD-10
    pub(crate) flags: [Option<Seat>; 3],
    /// The location occupied after the Conflict that is being settled. RI-DREAD-12
    pub(crate) landed: Option<u8>,
    /// Epic mode? RI-EPIC-01
    pub(crate) epic: bool,
}

/// What Rise of Ix gives a player.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct IxPlayer {
    pub(crate) dreadnoughts: Dreadnoughts,
    /// The space of the shipping track; 0 is its start. RI-SHIP-02
    pub(crate) freighter: u8,
    /// Troops on the Ix board. RI-TECH-07
    pub(crate) negotiators: u8,
    pub(crate) tiles: Tiles,
    /// Tiles turned face down this round. RI-TECH-11
    pub(crate) flipped: Tiles,
    /// Tracks with a Snooper token, a bit each. RI-SETUP-09
    pub(crate) snoopers: u8,
    /// Snooper tokens reached. RI-LEADER-11
    pub(crate) snooped: u8,
    /// Turns begun this round. RI-LEADER-03
    pub(crate) turns: u8,
    /// What winning the Conflict gives besides. RI-CARD-11
    pub(crate) on_win: Option<crate::content::Printed>,
    /// The card set aside at the start of the round, which nobody else has seen. RI-LEADER-03
    pub(crate) ahead: Option<crate::content::Card>,
}

impl Player {
    /// What the dreadnoughts in the Conflict are worth. RI-DREAD-04, RI-LEADER-10
    #[inline]
    pub(crate) fn firepower(&self) -> u16 {
        match self.ix.dreadnoughts.deployed {
            0 => 0,
            ships => {
                let rivals = || self.rival.map_or(0, |rival| rival.text().dreadnought);
                let each = self.leader().map_or_else(rivals, |leader| leader.dreadnought);
                u16::from(ships) * u16::from(each)
            }
        }
    }

    /// Dreadnoughts outside the supply. RI-CARD-14
    pub(crate) fn commissioned(&self) -> u8 {
        DREADNOUGHTS.saturating_sub(self.ix.dreadnoughts.supply)
    }
}

impl Imperium {
    /// Who gets the bonus of a location and defends it: a dreadnought there covers the marker. RI-DREAD-10
    #[inline]
    pub(crate) fn holder(&self, at: usize) -> Option<Seat> {
        self.ix.flags[at].or(self.control[at])
    }

    /// The tech tile with an ability, if the seat owns it.
    pub(crate) fn owns_tile(&self, seat: Seat, has: impl Fn(Tech) -> bool) -> Option<Tech> {
        self.player(seat).ix.tiles.iter().find(|&tile| has(tile))
    }
}
