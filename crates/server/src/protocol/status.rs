//! What everybody may know of a table: seats, clocks, who is waited for.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::content::PackName;
use ts_rs::TS;

use crate::protocol::any::AnyOptions;
use crate::protocol::lobby::Public;
use crate::protocol::words::Say;

/// A table, as anybody with its link may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// The options, all of them.
    #[ts(as = "AnyOptions")]
    pub options: Value,
    /// The content pack it is played with, if it is not the program's own cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<PackInfo>,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// SHA-256 of the seed, shown before the first draw.
    pub commitment: String,
    /// Is it played on one screen? Then taking back is free.
    pub hot_seat: bool,
    /// The seat of whoever opened it, if they sit at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<u8>,
    /// May people ask for hints?
    pub hints: bool,
    /// Is it rated? Then people play for themselves: no hints, and no bots in their seats.
    pub rated: bool,
    /// What is wished, if anybody may find it in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub public: Option<Public>,
    /// Is it played on from a position of another game?
    pub branched: bool,
    /// The clock, if it has one.
    pub clock: Option<ClockSettings>,
    /// What changes.
    pub status: Status,
}

/// A content pack: cards in place of the program's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PackInfo {
    /// What it is called.
    pub name: String,
    /// What it is called, for people.
    pub title: String,
    /// Which of several.
    pub version: String,
}

impl From<&PackName> for PackInfo {
    fn from(PackName { name, title, version }: &PackName) -> PackInfo {
        PackInfo { name: name.clone(), title: title.clone(), version: version.clone() }
    }
}

/// What changes about a table and lies open to everybody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Status {
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seats that must decide now.
    pub waiting: Vec<u8>,
    /// How it ended, once it did.
    pub outcome: Option<Outcome>,
    /// A request to go back that waits for consent.
    pub undo: Option<UndoAsked>,
    /// Why nothing more is taken here, once nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<Closed>,
}

/// Why nothing more is taken at a table. What was done at it stays to be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Closed {
    /// The reason.
    pub reason: Reason,
    /// The reason in English, for people who have no better words for it.
    pub message: String,
    /// Is it for good? Then everything lies open, as after the end.
    pub open: bool,
    /// The seats that have lost because their time ran out, at a rated table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub late: Vec<u8>,
}

/// Why a table is closed. The client's language files have a message `closed-REASON` for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ClosedReason")]
pub enum Reason {
    /// The game's own code failed.
    Fault,
    /// It was played by an edition of the rules that this program does not know.
    Edition,
    /// It was played with other cards than this program has.
    Content,
    /// This program does not know its game.
    Game,
    /// What is stored of it was damaged or cut off.
    Journal,
    /// It is rated, and somebody's time ran out: they have lost.
    Time,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "TableStage")]
pub enum Stage {
    /// Seats are still open; nothing was drawn yet.
    Open,
    /// The game is on.
    Running,
    /// The game is over: everything lies open.
    Over,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// Who plays it now.
    pub player: Player,
    /// The name of its person, also while a bot stands in; `None` for an open seat or a bot's own.
    pub name: Option<String>,
    /// Does the person have an account?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub member: bool,
    /// Is the person there, on some device?
    pub present: bool,
    /// Its side, once the game is on.
    pub side: Option<Say>,
    /// The bot that plays for its person, or did since they last played themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<StandInInfo>,
    /// The seats that want it to be given to a bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub votes: Vec<u8>,
    /// Milliseconds left on its clock, as of this message; they run while the seat is waited for.
    #[ts(type = "number | null")]
    pub left_ms: Option<u64>,
}

/// A bot that plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "StandIn")]
pub struct StandInInfo {
    /// The seat that put it there; `null` if its time ran out. Whoever did not put it there themselves is asked
    /// before anything it did is taken back.
    pub by: Option<u8>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of this kind.
    Bot(String),
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The way it ended, as a message key.
    pub ending: String,
    /// Points by seat, where the game counts any.
    pub scores: Vec<i16>,
    /// How it ended, in words.
    pub say: Say,
}

/// A request to go back that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoAsked {
    /// The seat that asks.
    pub by: u8,
    /// The seats that have not answered yet.
    pub missing: Vec<u8>,
    /// How far it goes: how many things that everybody saw happen would not have happened.
    pub steps: u32,
    /// Tells it from earlier and later requests: consent is given to this one.
    pub number: u32,
}

/// A clock: every seat has a budget; a seat whose budget is used up is given to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockSettings {
    /// Seconds a seat has for the whole game, 10 to 2,592,000 (30 days).
    pub budget_s: u32,
    /// Seconds added each time it has decided and is not waited for any more, 0 to 86,400.
    pub bonus_s: u32,
}

/// A line of table chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number, from 0.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The seat that spoke.
    pub seat: u8,
    /// The words; empty for a note.
    pub text: String,
    /// Something the table notes about the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Note>,
}

/// Something that happened at the table beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The seat was given to a bot.
    Given {
        /// By whom; `null` if its time ran out.
        by: Option<u8>,
    },
    /// The seat's person took it back.
    Reclaimed,
    /// Its person is missed: a day later their seat may be given to a bot.
    Missed {
        /// By whom.
        by: u8,
    },
    /// Its person, who was missed, has come.
    Back,
    /// The game went back, as the seat had asked.
    WentBack {
        /// How many things that everybody saw happen have not happened.
        steps: u32,
    },
    /// Its person asked for a hint.
    Hint,
    /// Its person is on vacation: so many days more on the clock.
    Vacation {
        /// How many.
        days: u8,
    },
    /// The bot in it failed, and another plays on.
    Replaced {
        /// The kind that failed.
        bot: String,
        /// The kind that plays on.
        instead: String,
    },
}
