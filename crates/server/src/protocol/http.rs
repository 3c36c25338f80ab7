//! Requests and answers over HTTP.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::server::Code;
use crate::protocol::status::{ClockSettings, TableInfo};

/// Answer of `GET /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// The server's version.
    pub version: String,
    /// The protocol's version.
    pub protocol: u32,
    /// The games, in the order they are shown.
    pub games: Vec<GameInfo>,
    /// The kinds of bots, any of which can play any game.
    pub bots: Vec<String>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// The version of its content.
    pub content: String,
    /// The languages it speaks.
    pub languages: Vec<String>,
    /// The modes it can be played in.
    pub modes: Vec<ModeInfo>,
}

/// A mode of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ModeInfo {
    /// Its id.
    pub id: String,
    /// Is every rule there and proven? If not, it is playable with rules still missing.
    pub complete: bool,
    /// The numbers of seats it can be played with, the usual one first, with the options for each.
    pub setups: Vec<SetupInfo>,
}

/// A mode with so many seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SetupInfo {
    /// How many seats.
    pub seats: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
}

/// An option a table may choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OptionInfo {
    /// Its name. It is explained by the messages `option-NAME` and `option-NAME-VALUE`, with `-` for `_`,
    /// where the game's language file has them.
    pub name: String,
    /// What it usually is.
    pub usual: Value,
    /// What it may be, if the values can be listed: every value the game accepts, all else being usual.
    /// Empty if it cannot be listed.
    pub values: Vec<Value>,
}

/// Answer of `GET /api/rules/{game}`: the ledger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Rules {
    /// The game's id.
    pub game: String,
    /// The topics in order.
    pub topics: Vec<Topic>,
}

/// A topic of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Topic {
    /// Its title in English.
    pub title: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Rule {
    /// Its id, such as `CD-STORM-08`.
    pub id: String,
    /// The modes it applies in.
    pub tags: Vec<String>,
    /// What it says, in English.
    pub statement: String,
}

/// Body of `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// Who sits in each seat; as many as the mode allows.
    pub seats: Vec<NewSeat>,
    /// The options that differ from the usual ones.
    #[serde(default)]
    #[ts(as = "Option<Value>", optional)]
    pub options: Value,
    /// A clock, if wanted.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<ClockSettings>,
    /// Played on one screen: taking back is free.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hot_seat: bool,
}

/// Who sits in a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// Whoever opens the table, under this name: the answer holds the seat's secret.
    Me(String),
    /// Anybody who has the link.
    Open,
    /// A bot of this kind.
    Bot(String),
}

/// Answer of `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Opened {
    /// The table.
    pub table: TableInfo,
    /// The secrets of the seats the opener took.
    pub secrets: Vec<SeatSecret>,
    /// Where others take seats or watch: a path on this server.
    pub link: String,
}

/// A seat and its secret. Whoever has the secret is the seat's person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatSecret {
    /// The seat.
    pub seat: u8,
    /// 128 random bits as 32 hexadecimal digits. The server keeps only their hash.
    pub secret: String,
    /// A path on this server that opens the table in this seat, on any device. Keep it secret.
    pub link: String,
}

/// Body of `POST /api/tables/{id}/seats/{n}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TakeSeat {
    /// The name shown at the table.
    pub name: String,
}

/// Body of `POST /api/mine`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MineAsked {
    /// Seat secrets, at most 100.
    pub secrets: Vec<String>,
}

/// Answer of `POST /api/mine`. Secrets nobody knows are left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Mine {
    /// My tables.
    pub tables: Vec<MyTable>,
}

/// One of my tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MyTable {
    /// The table.
    pub table: TableInfo,
    /// My seats at it.
    pub seats: Vec<u8>,
}

/// Body of every HTTP answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HttpError {
    /// What kind of problem it is.
    pub code: Code,
    /// The problem in English, for people.
    pub message: String,
}
