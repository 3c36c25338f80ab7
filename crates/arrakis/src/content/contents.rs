//! What is in the box, as a client is told it: the rows with what they do in words, the map and the numbers of the
//! boards.

use serde::Serialize;
use table::Say;

use super::{Card, LeaderCard, Prescience, Source, Tracks, content};
use crate::board::map::AREAS;
use crate::board::{Area, Mark, Sector, Terrain, Zone};
use crate::phase::harvest::yields;
use crate::phase::leaders::SUPREMACY_END;
use crate::piece::{Deck, Face, Marker, Power, Side, TANK_CELLS, Unit};
use crate::tell::describe;
use crate::view::RoundPhase;

/// A row, where it is known from, and what it does in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<Row: 'static, Says> {
    /// The row.
    #[serde(flatten)]
    pub row: &'static Row,
    /// Where it is known from.
    pub source: Source,
    /// What it does, in words.
    pub says: Says,
}

/// A planning card in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSays {
    /// What it does; of a card that is never played, what it is for.
    pub effects: Vec<Say>,
}

/// A leader's card in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderSays {
    /// The special action.
    pub special: Vec<Say>,
}

/// A prescience card in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrescienceSays {
    /// What it asks for.
    pub needs: Say,
}

/// An area of the map.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaRow {
    /// Which.
    pub id: Area,
    /// Does the board print a name for it?
    pub named: bool,
    /// The ground.
    pub terrain: Terrain,
    /// The sectors it belongs to.
    pub sectors: &'static [Sector],
    /// The symbol printed in it.
    pub mark: Mark,
    /// The spice a Harvester brings in there, where one can stand.
    pub spice: u8,
}

/// An air zone.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneRow {
    /// Which.
    pub id: Zone,
    /// The sectors it lies between.
    pub sectors: [Sector; 2],
}

/// All that is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contents {
    /// The factions, in the order of everything that is told of both.
    pub sides: [Side; 2],
    /// The sub-factions, in the order of everything that is told of all four.
    pub decks: [Deck; 4],
    /// The results of a die, in the order dice are counted.
    pub faces: [Face; 5],
    /// The types of units, in the order they are counted.
    pub units: [Unit; 3],
    /// The powers of the Imperium, in the order of their markers.
    pub powers: [Power; 3],
    /// The prescience markers, in order.
    pub markers: [Marker; 3],
    /// The phases of a round.
    pub phases: [RoundPhase; 6],
    /// Cells of the regeneration tanks.
    pub tank_cells: [u8; 2],
    /// The end of the Supremacy track.
    pub supremacy_end: u8,
    /// The sectors of the map, the four outer ones first.
    pub sectors: [Sector; 8],
    /// The air zones, in the order of what is aloft.
    pub zones: [ZoneRow; 8],
    /// The map.
    pub areas: Vec<AreaRow>,
    /// The planning cards.
    pub cards: Vec<Told<Card, CardSays>>,
    /// The leaders' cards.
    pub leaders: Vec<Told<LeaderCard, LeaderSays>>,
    /// The prescience cards.
    pub prescience: Vec<Told<Prescience, PrescienceSays>>,
    /// Boards, tracks, dice and tokens.
    pub tracks: &'static Tracks,
}

fn card(row: &'static Card) -> Told<Card, CardSays> {
    let effects = match row.scheme {
        Some(_) => vec!["fx-hawat".into()],
        None => describe::effects(row.deck.side(), &row.effects),
    };
    Told { row, source: row.source, says: CardSays { effects } }
}

fn leader(row: &'static LeaderCard) -> Told<LeaderCard, LeaderSays> {
    let special = describe::effects(row.leader.side(), &row.special);
    Told { row, source: row.source, says: LeaderSays { special } }
}

fn prescience(row: &'static Prescience) -> Told<Prescience, PrescienceSays> {
    Told { row, source: row.source, says: PrescienceSays { needs: describe::need(row.needs) } }
}

/// What is in the box.
pub(crate) fn contents() -> Contents {
    let content = content();
    let area = |(at, info): (u8, &'static crate::board::Info)| AreaRow {
        id: Area(at),
        named: info.printed,
        terrain: info.terrain,
        sectors: info.sectors,
        mark: info.mark,
        // WA-ATOMIC-06: where the atomics went off is a desert, and only then a Harvester may stand there.
        spice: yields(if info.mark == Mark::Atomics { Terrain::Desert } else { info.terrain }),
    };
    Contents {
        sides: Side::BOTH,
        decks: Deck::ALL,
        faces: Face::ALL,
        units: Unit::ALL,
        powers: Power::ALL,
        markers: Marker::ALL,
        phases: RoundPhase::ALL,
        tank_cells: TANK_CELLS,
        supremacy_end: SUPREMACY_END,
        sectors: Sector::ALL,
        zones: Zone::ALL.map(|id| ZoneRow { id, sectors: id.sectors() }),
        areas: (0..).zip(&AREAS).map(area).collect(),
        cards: content.cards.iter().map(card).collect(),
        leaders: content.leaders.iter().map(leader).collect(),
        prescience: content.prescience.iter().map(prescience).collect(),
        tracks: &content.tracks,
    }
}
