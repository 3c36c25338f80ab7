//! What is stored of a table: how it was opened, and everything that changed it since.
//!
//! The journal only grows. A game that goes back is a journal that says so; the record of the game is a fold
//! over it, and so is who sits where, the clocks and the chat. Nothing else is stored.
//!
//! What is stored is [`chain`]ed, so that a lost tail or a changed draw is noticed when it is read.

pub mod chain;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use table::chance::Seed;
use table::content::PackName;
use table::record::{Entry, Header, Record};

use crate::protocol::lobby::Public;
use crate::protocol::status::{ClockSettings, Closed, Note};

/// How a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// The options, checked by the game.
    pub options: Value,
    /// The content pack it is to be played with; `None` for the program's own cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<PackName>,
    /// The secret seed.
    pub seed: Seed,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// Is it played on one screen?
    pub hot_seat: bool,
    /// Its clock.
    pub clock: Option<ClockSettings>,
    /// Who was to sit in each seat.
    pub seats: Vec<HeadSeat>,
    /// What was agreed beside the rules of the game.
    #[serde(default)]
    pub terms: Terms,
    /// May anybody find it in the lobby?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Public>,
    /// The game it goes on with, if it does not begin anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

impl Head {
    /// Whoever opened the table: the person who sat there first.
    pub fn host(&self) -> Option<u8> {
        let person = |seat: &HeadSeat| matches!(seat, HeadSeat::Person { .. });
        self.seats.iter().position(person).and_then(|seat| u8::try_from(seat).ok())
    }
}

/// What was agreed about a table beside the rules of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// May people ask for hints?
    pub hints: bool,
    /// Is it rated?
    pub rated: bool,
}

/// A game that is gone on with: its record without the end, as the text of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin(pub String);

/// Who was to sit in a seat when the table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeadSeat {
    /// A person, with the hash of the seat's secret.
    Person {
        /// The name shown at the table.
        name: String,
        /// Hexadecimal digits.
        hash: String,
        /// Their account, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
    /// Anybody.
    Open,
    /// A bot of this kind.
    Bot(String),
}

/// What a record calls somebody who has no name, or wants to be forgotten.
pub const NAMELESS: &str = "a guest";

fn is_none(count: &u32) -> bool {
    *count == 0
}

/// Something that changed a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Item {
    /// Somebody took an open seat.
    Sat {
        /// The seat.
        seat: u8,
        /// The name shown at the table.
        name: String,
        /// The hash of the seat's secret, as hexadecimal digits.
        hash: String,
        /// Their account, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
    /// A seat has one more secret, or belongs to an account from now on.
    Keyed {
        /// The seat.
        seat: u8,
        /// The hash of the new secret, as hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
        /// The account.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
    /// The person of a seat left it before the game began: it is open again.
    Stood {
        /// The seat.
        seat: u8,
    },
    /// The person of a seat wants to be forgotten: what they did stays, their name does not.
    Forgotten {
        /// The seat.
        seat: u8,
    },
    /// The game began.
    Began {
        /// The record's header, without the seed.
        header: Box<Header>,
        /// The outcomes of the setup.
        setup: Vec<u32>,
    },
    /// A seat acted.
    #[serde(skip_deserializing)]
    Did {
        /// The record's entry.
        #[serde(flatten)]
        entry: Entry,
    },
    /// An entry (from 0) was taken back by its seat.
    TookBack {
        /// Its number.
        entry: usize,
    },
    /// The table went back to where it was after so many entries.
    WentBack {
        /// How many are left.
        entries: usize,
        /// The seat that had asked for it, where people were asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u8>,
        /// How many things everybody had seen have not happened.
        #[serde(default, skip_serializing_if = "is_none")]
        steps: u32,
        /// When, in milliseconds since 1970.
        #[serde(default)]
        at: u64,
    },
    /// A seat was given to a bot.
    Given {
        /// The seat.
        seat: u8,
        /// The kind of bot.
        bot: String,
        /// The seat that gave it; `None` if its time ran out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u8>,
        /// When, in milliseconds since 1970.
        #[serde(default)]
        at: u64,
    },
    /// A person took the seat back.
    Reclaimed {
        /// The seat.
        seat: u8,
        /// When, in milliseconds since 1970.
        #[serde(default)]
        at: u64,
    },
    /// A seat has so much time left.
    Left {
        /// The seat.
        seat: u8,
        /// Milliseconds.
        ms: u64,
        /// Is it the last minute of somebody whose time ran out?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        grace: bool,
    },
    /// A seat's time runs while the table is put away.
    Runs {
        /// The seat.
        seat: u8,
        /// When it runs out, in milliseconds since 1970.
        until: u64,
    },
    /// Somebody said something.
    Said {
        /// When, in milliseconds since 1970.
        at: u64,
        /// The seat.
        seat: u8,
        /// The words.
        text: String,
    },
    /// The table noted something about a seat.
    Noted {
        /// When, in milliseconds since 1970.
        at: u64,
        /// The seat.
        seat: u8,
        /// What.
        note: Note,
    },
    /// The table was closed for good.
    Closed {
        /// Why.
        closed: Closed,
    },
}

impl Item {
    /// Reads an item as it is stored. An action in it stays text: the game reads it, and nobody before.
    pub fn read(text: &str) -> serde_json::Result<Item> {
        let What { what } = serde_json::from_str(text)?;
        // What serde reads by a tag it buffers first, which would build all of the action.
        match &*what {
            "did" => serde_json::from_str(text).map(|entry| Item::Did { entry }),
            _ => serde_json::from_str(text),
        }
    }
}

/// What an item is.
#[derive(Deserialize)]
struct What<'a> {
    #[serde(borrow)]
    what: Cow<'a, str>,
}

/// The record of the game, if it has begun: what the journal's items come to.
pub fn record(head: &Head, items: &[Item]) -> Option<Record> {
    let mut record: Option<Record> = None;
    for item in items {
        match (item, &mut record) {
            (Item::Began { header, setup }, _) => {
                let header = Header { seed: Some(head.seed), ..Header::clone(header) };
                record = Some(Record { header, setup: setup.clone(), entries: Vec::new() });
            }
            (Item::Did { entry }, Some(record)) => record.entries.push(entry.clone()),
            (Item::TookBack { entry }, Some(record)) if *entry < record.entries.len() => {
                record.entries.remove(*entry);
            }
            (Item::WentBack { entries, .. }, Some(record)) => record.entries.truncate(*entries),
            (Item::Forgotten { seat }, Some(record)) => {
                if let Some(sitter) = record.header.seats.get_mut(usize::from(*seat)) {
                    sitter.name = NAMELESS.to_owned();
                }
            }
            _ => {}
        }
    }
    record
}

/// An entry of the record made by a seat, for tests and tools.
pub fn did(seat: u8, action: Value) -> Item {
    Item::Did { entry: Entry { seat: Seat(seat), action: action.into(), chance: Vec::new() } }
}
