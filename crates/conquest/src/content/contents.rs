//! What is in the box, as a client is told it.

use serde::Serialize;
use table::Say;

use super::{BattleRow, Content, LeaderRow, MarketRow, SpiceRow, content};
use crate::action::Element;
use crate::board::{Cell, Kind, Region, SECTORS};
use crate::phase::turn::{LAST_TURN, STRONGHOLD_WORTH};
use crate::state::Phase;
use crate::tell::describe;

/// All that is printed: the rows, the map and the numbers of the box.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contents {
    /// How many turns a game has (CD-TURN-01).
    pub turns: u8,
    /// What a stronghold counts in the end, in spice (CD-WIN-04).
    pub stronghold_worth: u8,
    /// How many sectors the map has.
    pub sectors: u8,
    /// The phases of a turn, in order.
    pub phases: [Phase; 7],
    /// The parts of a battle plan, in the order they are settled.
    pub elements: [Element; 4],
    /// The map.
    pub regions: Vec<RegionRow>,
    /// The leaders, by faction.
    pub leaders: &'static [LeaderRow],
    /// The battle deck.
    pub battle: Vec<Told<BattleRow, BattleSays>>,
    /// The market deck.
    pub market: &'static [MarketRow],
    /// The spice deck.
    pub spice: &'static [SpiceRow],
}

/// A row, and what it does in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<Row: 'static, Says> {
    /// The row.
    #[serde(flatten)]
    pub row: &'static Row,
    /// What it does, in words.
    pub says: Says,
}

/// A battle card in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleSays {
    /// What it does, a sentence each.
    pub effects: Vec<Say>,
}

/// A region of the map.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionRow {
    /// The id used in actions and files.
    pub id: Region,
    /// The message key of the name.
    pub key: &'static str,
    /// What kind of ground it is.
    pub kind: Kind,
    /// Its locations, each with its sector; the polar sink has none.
    pub cells: Vec<(Cell, Option<u8>)>,
}

/// What is in the box.
pub(crate) fn contents() -> Contents {
    let region = |region: Region| RegionRow {
        id: region,
        key: region.key(),
        kind: region.kind(),
        cells: region.cells().iter().map(|cell| (cell, cell.sector())).collect(),
    };
    let told = |row| Told { row, says: BattleSays { effects: describe::battle(row) } };
    let Content { leaders, battle, market, spice, .. } = content();
    Contents {
        turns: LAST_TURN,
        stronghold_worth: STRONGHOLD_WORTH,
        sectors: SECTORS,
        phases: Phase::TURN,
        elements: Element::ALL,
        regions: Region::all().map(region).collect(),
        leaders,
        battle: battle.iter().map(told).collect(),
        market,
        spice,
    }
}
