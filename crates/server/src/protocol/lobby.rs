//! Tables that strangers may find, and what is kept of games that are over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::protocol::people::Me;
use crate::protocol::status::TableInfo;
use crate::protocol::words::Say;

/// A table that anybody may find in the lobby: what whoever opened it wishes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "PublicTable")]
pub struct Public {
    /// What it is called; up to 40 characters, may be empty.
    #[serde(default)]
    pub title: String,
    /// The languages that are spoken there; any, if there are none.
    #[serde(default)]
    pub languages: Vec<String>,
    /// The strength that is wished, 1 to 4 as that of bots; 0 for any.
    #[serde(default)]
    pub strength: u8,
}

/// Answer of `GET /api/lobby`: tables that anybody may find, of all servers, the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// Those with free seats.
    pub open: Vec<TableInfo>,
    /// Those that are played at and may be watched.
    pub running: Vec<TableInfo>,
}

/// Body of `POST /api/tables/{id}/leave`: a seat is free again, as long as the game has not begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LeaveSeat {
    /// The seat's secret.
    pub secret: String,
}

/// Body of `POST /api/tables/{id}/report`: something was said that whoever runs the server should see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReportTalk {
    /// The secret of one's seat.
    pub secret: String,
    /// What is wrong, in up to 500 characters; may be empty.
    #[serde(default)]
    pub words: String,
}

/// Answer of `GET /api/account/profile`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Profile {
    /// The account.
    pub me: Me,
    /// How it stands in each game.
    pub games: Vec<GameStanding>,
    /// The games that are over, the latest first.
    pub history: Vec<PastGame>,
    /// Are there earlier ones? `GET /api/account/profile?before=…` with this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub before: Option<String>,
}

/// How somebody stands in a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct GameStanding {
    /// The game's id.
    pub game: String,
    /// How many games with an account.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// The rating after each rated game, the last one at the end; the newest 200.
    pub curve: Vec<RatingPoint>,
    /// By side.
    pub sides: Vec<SideStanding>,
}

/// A rating at a moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The rating.
    pub value: f64,
    /// It may be off by so much either way: 19 times out of 20 it is not by more.
    pub error: f64,
}

/// How somebody stands with a side of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SideStanding {
    /// The side.
    pub side: Say,
    /// How many games.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many would be won if all at the table were equal.
    pub even: f64,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PastGame {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// What the table is called, if it is called anything.
    pub title: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who sat there, in order.
    pub seats: Vec<PastSeat>,
    /// One's own seat.
    pub seat: u8,
    /// The place one came to, from 1.
    pub place: u8,
    /// Was it won?
    pub won: bool,
    /// How the rating changed, at a rated table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<f64>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PastSeat {
    /// The name of its person; `null` for a bot, or somebody who wants to be forgotten.
    pub name: Option<String>,
    /// The bot's kind, if it was one's own seat.
    pub bot: Option<String>,
    /// The side.
    pub side: Say,
}
