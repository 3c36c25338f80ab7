//! Requests and answers over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::any::{AnyAction, AnyOptions, AnyView};
use crate::protocol::lobby::Public;
use crate::protocol::notices::Quiet;
use crate::protocol::server::Code;
use crate::protocol::status::{ClockSettings, PackInfo, SeatInfo, TableInfo};
use crate::protocol::words::{Asked, Choice, Say, Section, Told};

/// Answer of `GET /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// The server's version.
    pub version: String,
    /// The protocol's version.
    pub protocol: u32,
    /// The games, in the order they are shown.
    pub games: Vec<GameInfo>,
    /// The levels of bots, the weakest first, any of which can play any game. A table also takes `random`, and `mc:N`
    /// for N random playouts a decision, which are for tests and measurements.
    pub bots: Vec<String>,
    /// The one that plays where nobody has chosen another.
    pub usual_bot: String,
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
    /// What its boxes are called, each with the name of what is in it; see `GET /api/content/{game}/{contents}`.
    pub contents: BTreeMap<String, String>,
    /// The content pack some of it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<PackInfo>,
    /// The languages it speaks.
    pub languages: Vec<String>,
    /// The modes it can be played in.
    pub modes: Vec<ModeInfo>,
    /// The ids of its lessons.
    pub lessons: Vec<String>,
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
    /// Its name.
    pub name: String,
    /// One value, or a list of them.
    pub form: OptionForm,
    /// What it usually is.
    pub usual: Value,
    /// What it, or each place of the list, may be: every value the game accepts, all else being usual.
    pub values: Vec<OptionValue>,
    /// How other options must stand for this one to be chosen.
    #[serde(default, skip_serializing_if = "Needs::is_nothing")]
    #[ts(optional, as = "Option<Needs>")]
    pub needs: Needs,
    /// Why this table must leave it as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<Say>,
}

/// One value, or a list of them. In a list no value stands twice but `null`, which leaves the place to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OptionForm {
    /// One value.
    One,
    /// A value for each seat.
    Seats,
    /// So many values.
    List(u8),
}

/// A value an option may have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OptionValue {
    /// The value.
    pub value: Value,
    /// Its name in the game's words, where the game has a word for it; the client names the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Say>,
    /// How other options must stand for this value to be chosen.
    #[serde(default, skip_serializing_if = "Needs::is_nothing")]
    #[ts(optional, as = "Option<Needs>")]
    pub needs: Needs,
}

/// How other options of yes and no must stand for something to be chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Needs {
    /// One of these is on; where there are none, nothing is asked.
    pub any: Vec<String>,
    /// This one is off.
    pub off: Option<String>,
}

impl Needs {
    fn is_nothing(&self) -> bool {
        *self == Needs::default()
    }
}

/// Answer of `GET /api/rules/{game}/{language}`: pages for players, and the ledger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Rules {
    /// The game's id.
    pub game: String,
    /// Pages written for players, in the language, in order.
    pub pages: Vec<RulesPage>,
    /// The topics of the ledger in order.
    pub topics: Vec<Topic>,
    /// The ids of the worked examples whose positions can be shown.
    pub examples: Vec<String>,
}

/// Answer of `GET /api/examples/{game}/{id}`: the position a worked example of the ledger begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Example {
    /// The options of its table.
    #[ts(as = "AnyOptions")]
    pub options: Value,
    /// What a spectator sees.
    #[ts(as = "AnyView")]
    pub view: Value,
}

/// A short page for players about one topic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RulesPage {
    /// Its name in addresses, the same in every language.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// The heading it and the pages after it stand under, where one begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
    /// Paragraphs, lists with `- ` and tables with `|`, parted by empty lines; `**bold**`; rule ids in square brackets.
    pub body: String,
    /// The ids of the rules it is about.
    pub rules: Vec<String>,
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

/// Answer of `GET /api/lessons/{game}/{lesson}/{language}`: a short game to be played by being told how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Lesson {
    /// The game's id.
    pub game: String,
    /// The lesson's id.
    pub id: String,
    /// Its title, in the language.
    pub title: String,
    /// The options it is played with, all of them.
    #[ts(as = "AnyOptions")]
    pub options: Value,
    /// The seats; the learner's has the name of a person, the others are bots.
    pub seats: Vec<SeatInfo>,
    /// The learner's seat.
    pub learner: u8,
    /// What the learner sees, one frame after another.
    pub frames: Vec<LessonFrame>,
}

/// What a learner sees, and what they are to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LessonFrame {
    /// What to understand here, in the language; written like the body of a [`RulesPage`]. May be empty.
    pub note: String,
    /// The action the learner takes next; `null` where others go on or the lesson is over.
    #[ts(as = "Option<AnyAction>")]
    pub wanted: Option<Value>,
    /// The seats that must decide.
    pub waiting: Vec<u8>,
    /// The view, as the game makes it.
    #[ts(as = "AnyView")]
    pub view: Value,
    /// The view as titled sections.
    pub sections: Vec<Section>,
    /// What the learner is asked.
    pub asked: Option<Asked>,
    /// What the learner may do; `wanted` is one of them.
    pub choices: Vec<Choice>,
    /// What happened since the frame before.
    pub told: Vec<Told>,
}

/// Body of `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
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
    /// May people ask for hints? Where nothing is said, they may if one person plays with bots. Never at a rated table.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Is it rated?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// May anybody find it in the lobby?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub public: Option<Public>,
}

/// Body of `POST /api/setup`: a table nobody sits at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SetUpAsked {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from the usual ones.
    #[serde(default)]
    #[ts(as = "Option<Value>", optional)]
    pub options: Value,
}

/// Answer of `POST /api/setup`: how such a table looks when it is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SetUp {
    /// The options, all of them.
    #[ts(as = "AnyOptions")]
    pub options: Value,
    /// What a spectator sees. What is drawn at the start is drawn here, too, but always the same.
    #[ts(as = "AnyView")]
    pub view: Value,
    /// The side of each seat, where that is certain before the start.
    pub sides: Vec<Option<Say>>,
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
    /// Which notices my account has turned off for it. Nothing, if it has no seat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<Quiet>,
}

/// Body of every HTTP answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HttpError {
    /// What kind of problem it is.
    pub code: Code,
    /// The problem in English, for people.
    pub message: String,
}

/// Lays the record of a closed table open; the game cannot be taken up after that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LayOpen {
    /// The secret of one of its seats.
    pub secret: String,
}
