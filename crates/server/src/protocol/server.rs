//! Messages the server sends over a client's WebSocket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Viewer;
use ts_rs::TS;

use crate::protocol::any::AnyView;
use crate::protocol::client::ViewerOnWire;
use crate::protocol::patch::Op;
use crate::protocol::review::Advice;
use crate::protocol::status::{ChatLine, Status, TableInfo};
use crate::protocol::words::{Asked, Choice, Say, Section, Told};

/// A message from the server. Answers carry the `id` of the message they answer, if it had one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first message: the table, who the client is, the chat so far. An `update` follows.
    Welcome(Box<Welcome>),
    /// What changed.
    Update(Box<Update>),
    /// Somebody said something.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// What was asked for is done, and stored.
    Done {
        /// The message answered.
        id: Option<u32>,
    },
    /// The action asked about is allowed.
    Allowed {
        /// The message answered.
        id: Option<u32>,
    },
    /// What was asked for is not done.
    Error(Problem),
    /// A position of the past.
    Position(Box<Position>),
    /// A bug report.
    Report(Box<Report>),
    /// What one's seat had best do.
    Hint(Box<Hint>),
    /// Somebody is there.
    Pong {
        /// The message answered.
        id: Option<u32>,
    },
}

/// The first message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The server's version.
    pub version: String,
    /// The protocol's version.
    pub protocol: u32,
    /// Sequence numbers are counted anew in every epoch.
    pub epoch: String,
    /// The table.
    pub table: TableInfo,
    /// The seats the client's secrets belong to, in order. Secrets of no seat here are passed over.
    pub seats: Vec<u8>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
}

/// What changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// What lies open to everybody, whole: in the first update, and when all was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Status>,
    /// What changed about it since the last update that said something about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status_patch: Option<Vec<Op>>,
    /// What changed for each of the client's viewers; a viewer for whom nothing changed is not in it.
    pub viewers: Vec<ViewerUpdate>,
}

/// What is new for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ViewerUpdate {
    /// The viewer.
    #[ts(as = "ViewerOnWire")]
    pub viewer: Viewer,
    /// Counts what this viewer was sent in this epoch.
    pub seq: u32,
    /// The log: forget the steps from this number on, then add those of `log`.
    pub from: u32,
    /// The new steps.
    pub log: Vec<Step>,
    /// What the viewer may know, whole: the first time, and when all was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub now: Option<Now>,
    /// What changed about it since the sequence number before this one. Whoever does not have that one asks for
    /// all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patch: Option<Vec<Op>>,
}

/// What one viewer may know at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Now {
    /// The view, as the game makes it; `null` before the game is on.
    #[ts(as = "Option<AnyView>")]
    pub view: Value,
    /// The view as titled sections, if the client asked for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sections: Option<Vec<Section>>,
    /// What the viewer is asked.
    pub asked: Option<Asked>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// May the seat take its last action back on its own?
    pub can_undo: bool,
    /// While a request to go back is open: the last step of the viewer's log that would stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back_to: Option<u32>,
}

/// A step of a viewer's log: something happened that the viewer learnt of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Step {
    /// Its number in this viewer's log; 0 is the setup.
    pub step: u32,
    /// What the viewer learnt.
    pub told: Vec<Told>,
}

/// What was asked for is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Problem {
    /// The message answered.
    pub id: Option<u32>,
    /// What kind of problem it is.
    pub code: Code,
    /// The problem in English, for people who have no better words for its code.
    pub message: String,
    /// The rule against it, if the rules of the game are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The reason in one sentence, if the rules of the game are against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Say>,
}

/// A kind of problem. The client's language files have a message `error-CODE` for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read, or is not one of the protocol.
    Unreadable,
    /// The message is larger than 64 KiB.
    TooLarge,
    /// Too many messages, requests or tables in too short a time.
    TooFast,
    /// The first message must be `hello`, and no other may be.
    Hello,
    /// There is no such table.
    NoTable,
    /// There is no such seat, or the secret is of none.
    NoSeat,
    /// Another person's seat.
    NotYours,
    /// Somebody else sits there already.
    Taken,
    /// There is no such game, mode, language or bot.
    Unknown,
    /// The game cannot be set up so.
    Options,
    /// The game has not begun: seats are open.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table is closed; its status says why.
    Closed,
    /// The rules are against it; `rule` and `why` say which and why.
    Refused,
    /// The seat has learnt something since the choice was made.
    Stale,
    /// It cannot be taken back without consent: something was learnt since, or others went on.
    Learnt,
    /// There is nothing to take back or to answer.
    Nothing,
    /// The seat's person is there and plays on.
    Present,
    /// A bot plays the seat; take it back first.
    Bots,
    /// The seat's time in this game is used up.
    TimeUp,
    /// More than one's share of what the server keeps.
    Quota,
    /// Somebody at the table has this name, or one that looks like it.
    Name,
    /// This table has no hints.
    NoHints,
    /// The table is rated: people play for themselves.
    Rated,
    /// Nobody is signed in, or the name, password or code is wrong.
    Login,
    /// There is an account of this name, or of one that looks like it.
    NameTaken,
    /// A password has 8 to 200 characters.
    Password,
    /// Only people with an account play at rated tables, each in one seat.
    Account,
    /// The file is no saved game, or not one that can be opened here: the message says why.
    Record,
    /// The page that sent the request is not one of this server's.
    Origin,
    /// The server has too much to do; try again.
    Busy,
    /// The server stops; come back in a moment.
    Stopping,
    /// Something is wrong with the server or its disk. The action was not taken.
    Trouble,
}

impl Code {
    /// All of them.
    pub const ALL: &[Code] = &[
        Code::Unreadable,
        Code::TooLarge,
        Code::TooFast,
        Code::Hello,
        Code::NoTable,
        Code::NoSeat,
        Code::NotYours,
        Code::Taken,
        Code::Unknown,
        Code::Options,
        Code::NotStarted,
        Code::Over,
        Code::NotOver,
        Code::Closed,
        Code::Refused,
        Code::Stale,
        Code::Learnt,
        Code::Nothing,
        Code::Present,
        Code::Bots,
        Code::TimeUp,
        Code::Quota,
        Code::Name,
        Code::NoHints,
        Code::Rated,
        Code::Login,
        Code::NameTaken,
        Code::Password,
        Code::Account,
        Code::Record,
        Code::Origin,
        Code::Busy,
        Code::Stopping,
        Code::Trouble,
    ];
}

/// A position of the past, as the viewer could know it then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Position {
    /// The message answered.
    pub id: Option<u32>,
    /// The viewer.
    #[ts(as = "ViewerOnWire")]
    pub viewer: Viewer,
    /// The step of the viewer's log.
    pub step: u32,
    /// The number of steps the viewer's log has.
    pub steps: u32,
    /// What happened in this step.
    pub told: Vec<Told>,
    /// The view.
    #[ts(as = "AnyView")]
    pub view: Value,
    /// The view as titled sections.
    pub sections: Vec<Section>,
    /// The seats that had to decide.
    pub waiting: Vec<u8>,
}

/// What a seat had best do, for all it knows. Told to whoever asked and nobody else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint {
    /// The message answered.
    pub id: Option<u32>,
    /// The seat.
    pub seat: u8,
    /// The seat's sequence number it is for.
    pub seq: u32,
    /// What its choices are worth.
    pub advice: Advice,
}

/// A bug report: all that the viewer may know. The client adds its own version and browser and saves it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Report {
    /// The message answered.
    pub id: Option<u32>,
    /// The server's version.
    pub version: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The version of the game's content.
    pub content: String,
    /// The table.
    pub table: TableInfo,
    /// The viewer.
    #[ts(as = "ViewerOnWire")]
    pub viewer: Viewer,
    /// The log, as the viewer knows it.
    pub log: Vec<Step>,
    /// The view.
    #[ts(as = "AnyView")]
    pub view: Value,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// The whole record with the seed, once the game is over: the text of a file for `sietch replay`.
    pub record: Option<String>,
}
