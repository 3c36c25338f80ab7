//! The kernel: what every game at the table has in common. There is no game in it and no I/O.
//!
//! Start with [`Game`], the contract every game keeps. Around it:
//!
//! | module | idea |
//! |---|---|
//! | [`seat`] | who sits at the table, who looks on |
//! | [`chance`] | dice and shuffles come from outside the position |
//! | [`list`], [`bag`], [`pouch`], [`deck`] | hidden cards as what is left, not as an order nobody may know |
//! | [`log`] | what happened, and who may hear of it |
//! | [`mod@rule`] | rule ids, refusals, the ledger |
//! | [`say`], [`words`] | text as messages, put into words late and in the reader's language |
//! | [`game`], [`tell`] | the contract: how it is played, how it is told |
//! | [`chart`] | a map in signs, for screens of characters |
//! | [`step`], [`fault`] | the step machine every game runs on, and what stops it |
//! | [`content`] | what content files say, told apart by what it does |
//! | [`setting`] | what people may choose before the start |
//! | [`json`] | JSON as text, for what nobody on the way looks into |
//! | [`record`] | the saved game: a header and what was done |
//! | [`live`] | a game in progress: a fold over its record, with undo |
//! | [`open`] | any game behind one object-safe door, for programs that serve them all |
//! | [`pages`] | the rules as a player reads them, page by page |
//! | [`lesson`] | a short game played by being told what to do next |
//! | [`example`] | the ledger's worked examples as positions to look at |
//! | [`playthrough`] | a whole game as text that shows a change of rules as a diff |
//! | [`actions`] | every action of a game by a number it keeps for good |
//! | [`encode`] | what a seat knows and may do as numbers, for programs that learn |
//! | [`conformance`] | the one suite every game and mode must pass |
//!
//! A game depends on this crate and on nothing above it.

pub mod actions;
pub mod bag;
pub mod chance;
pub mod chart;
pub mod conformance;
pub mod content;
pub mod deck;
pub mod encode;
pub mod example;
pub mod fault;
pub mod game;
pub mod json;
pub mod lesson;
pub mod list;
pub mod live;
pub mod log;
pub mod open;
pub mod pages;
pub mod playthrough;
pub mod pouch;
pub mod record;
pub mod rule;
pub mod say;
pub mod seat;
pub mod setting;
pub mod step;
pub mod tell;
pub mod words;

pub use ::rule::{rule, rule_id};

pub use crate::bag::Bag;
pub use crate::chance::Chance;
pub use crate::deck::Deck;
pub use crate::fault::Fault;
pub use crate::game::{About, BadOptions, Game, Mode, Outcome, Stage, Waiting};
pub use crate::json::Json;
pub use crate::list::List;
pub use crate::live::Live;
pub use crate::log::{Event, Log, Pair, Silent, World};
pub use crate::pouch::Pouch;
pub use crate::record::{BadRecord, Header, Record};
pub use crate::rule::{Refusal, RuleId};
pub use crate::say::{Arg, Say};
pub use crate::seat::{Seat, SeatSet, Viewer};
pub use crate::setting::{Form, Setting};
pub use crate::step::{Doing, Offers, Rules, Stack, Steps};
pub use crate::tell::{Section, Tell};
