//! The saved game: a header and what was done. Nothing else is saved.
//!
//! A file is text, one JSON value a line: the header, the outcomes of the setup, one line for every
//! action with its chance outcomes, and a last line with a count and a checksum. A file that was cut
//! short, edited, or written by something else is noticed before anything is replayed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chance::{Seed, hex};
use crate::content::PackName;
use crate::game::BadOptions;
use crate::json::Json;
use crate::rule::Refusal;
use crate::seat::Seat;

/// The version of the file format this program writes, and the newest it reads.
pub const FORMAT: u32 = 1;

/// What is fixed before the first draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The file format.
    pub sietch: u32,
    /// The game's id.
    pub game: String,
    /// The edition of the rules it is played by, from its start to its end.
    #[serde(rename = "rules")]
    pub edition: u32,
    /// The content files it was played with.
    pub content: String,
    /// The pack some of them came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<PackName>,
    /// The mode's id.
    pub mode: String,
    /// The options, as the game writes them.
    pub options: Value,
    /// Who sits in each seat.
    pub seats: Vec<Sitter>,
    /// The setup and so many of its entries come from another game, which is gone on with otherwise: only what came
    /// after them was drawn from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branched: Option<usize>,
    /// What everybody was shown of the seed before the first draw.
    pub commitment: String,
    /// The seed itself, once it may be known: in a record kept by its owner, or after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// The name shown at the table.
    pub name: String,
    /// The kind of program that plays the seat; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One thing done, with what chance had to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<A = Json> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    #[serde(rename = "do")]
    pub action: A,
    /// The outcomes drawn while it was carried out.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<u32>,
}

/// A saved game as it stands in a file, of whatever game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What was fixed before the first draw.
    pub header: Header,
    /// The outcomes drawn during setup.
    pub setup: Vec<u32>,
    /// Everything done since.
    pub entries: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
struct SetupLine {
    setup: Vec<u32>,
}

#[derive(Serialize, Deserialize)]
struct EndLine {
    end: usize,
    sum: String,
}

/// A record that cannot be used, and why.
#[derive(Debug, thiserror::Error)]
pub enum BadRecord {
    /// Not one of our files.
    #[error("this is not a saved game of Sietch")]
    Foreign,
    /// The format is from the future.
    #[error("the file has format {found}; this version reads up to {FORMAT}: it was saved by a newer Sietch")]
    NewerFormat {
        /// The format it has.
        found: u32,
    },
    /// The game is not known here.
    #[error("the file holds a game of `{0}`, which this version does not know")]
    UnknownGame(String),
    /// The rules are from the future, or from a past that is not played any more.
    #[error("the game was played by edition {found} of its rules, which this version does not know: {}", whose(*found, *newest))]
    UnknownEdition {
        /// The edition it was played by.
        found: u32,
        /// The newest edition known here.
        newest: u32,
    },
    /// The cards are others.
    #[error(
        "the game was played with other cards (content {found}{}) than are here ({known}{}){}",
        from_pack(pack),
        from_pack(here),
        remedy(pack, here)
    )]
    OtherContent {
        /// The content it was played with.
        found: String,
        /// The pack it came from.
        pack: Option<Box<PackName>>,
        /// The content here.
        known: String,
        /// The pack that comes from.
        here: Option<Box<PackName>>,
    },
    /// The end is missing.
    #[error("the file is cut short: its closing line is missing")]
    Truncated,
    /// Something was changed.
    #[error("the file was changed after it was saved: its checksum does not match")]
    Edited,
    /// A line makes no sense.
    #[error("line {line} cannot be read: {problem}")]
    Line {
        /// The line's number, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// The options are refused by the game.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The number of sitters is not the number of seats.
    #[error("the file names {sitters} players for {seats} seats")]
    Sitters {
        /// The sitters named.
        sitters: usize,
        /// The seats the game has.
        seats: usize,
    },
    /// The game refuses an action of the record.
    #[error("entry {entry} is against the rules: {refusal}")]
    Refused {
        /// The entry's number, from 1.
        entry: usize,
        /// What the game says.
        refusal: Refusal,
    },
    /// The game's own code gave up.
    #[error("the game's own code failed at entry {entry}")]
    Fault {
        /// The entry's number, from 1; 0 is the setup.
        entry: usize,
    },
    /// The outcomes of an entry do not fit what the game asked for.
    #[error("the chance outcomes of entry {entry} do not fit the game")]
    Chance {
        /// The entry's number, from 1; 0 is the setup.
        entry: usize,
    },
    /// The seed is not the one that was promised.
    #[error("the seed is not the one committed to before the first draw")]
    Commitment,
    /// An outcome was not drawn from the seed.
    #[error("the chance outcomes of entry {entry} were not drawn from the committed seed")]
    Dishonest {
        /// The entry's number, from 1; 0 is the setup.
        entry: usize,
    },
    /// There is no seed to check against.
    #[error("the record does not hold its seed, so the draws cannot be checked")]
    NoSeed,
}

fn whose(found: u32, newest: u32) -> &'static str {
    if found > newest { "it was saved by a newer Sietch" } else { "it was saved by an older Sietch" }
}

fn from_pack(pack: &Option<Box<PackName>>) -> String {
    let told = |PackName { name, title, version }: &PackName| format!(", pack “{title}”, {name} {version}");
    pack.as_deref().map_or_else(String::new, told)
}

fn remedy(pack: &Option<Box<PackName>>, here: &Option<Box<PackName>>) -> &'static str {
    match (pack, here) {
        (Some(_), _) if pack != here => ": start with `--content` and the folder of that pack",
        (None, Some(_)) => ": start without `--content`",
        _ => "",
    }
}

impl Record {
    /// The record as the text of a file.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |value: serde_json::Result<String>| {
            // None of these types can fail to be written: no maps with odd keys, no odd numbers.
            text.push_str(&value.unwrap_or_default());
            text.push('\n');
        };
        line(serde_json::to_string(&self.header));
        line(serde_json::to_string(&SetupLine { setup: self.setup.clone() }));
        for entry in &self.entries {
            line(serde_json::to_string(entry));
        }
        let end = EndLine { end: self.entries.len(), sum: sum(&text) };
        text.push_str(&serde_json::to_string(&end).unwrap_or_default());
        text.push('\n');
        text
    }

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let mut lines = text.split_inclusive('\n').enumerate().peekable();
        let (_, first) = lines.next().ok_or(BadRecord::Foreign)?;
        let start: Value = serde_json::from_str(first).map_err(|_| BadRecord::Foreign)?;
        let format = start.get("sietch").and_then(Value::as_u64).ok_or(BadRecord::Foreign)?;
        if format > u64::from(FORMAT) {
            return Err(BadRecord::NewerFormat { found: u32::try_from(format).unwrap_or(u32::MAX) });
        }
        let header: Header = serde_json::from_value(start).map_err(unreadable(0))?;

        let (_, second) = lines.next().ok_or(BadRecord::Truncated)?;
        let complete = second.ends_with('\n');
        let setup: SetupLine = match serde_json::from_str(second) {
            Ok(setup) => setup,
            Err(_) if !complete => return Err(BadRecord::Truncated),
            Err(problem) => return Err(unreadable(1)(problem)),
        };

        let mut entries = Vec::new();
        let mut read = first.len() + second.len();
        for (number, line) in lines {
            if let Ok(end) = serde_json::from_str::<EndLine>(line) {
                if end.end != entries.len() || end.sum != sum(&text[..read]) {
                    return Err(BadRecord::Edited);
                }
                if read + line.len() != text.len() {
                    return Err(BadRecord::Edited);
                }
                return Ok(Record { header, setup: setup.setup, entries });
            }
            match serde_json::from_str(line) {
                Ok(entry) => entries.push(entry),
                Err(_) if !line.ends_with('\n') => return Err(BadRecord::Truncated),
                Err(problem) => return Err(unreadable(number)(problem)),
            }
            read += line.len();
        }
        Err(BadRecord::Truncated)
    }
}

fn unreadable(line: usize) -> impl FnOnce(serde_json::Error) -> BadRecord {
    move |problem| BadRecord::Line { line: line + 1, problem: problem.to_string() }
}

fn sum(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..16])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn record() -> Record {
        let seed = Seed::from_number(1);
        Record {
            header: Header {
                sietch: FORMAT,
                game: "test".into(),
                edition: 1,
                content: "0".into(),
                pack: None,
                mode: "plain".into(),
                options: json!({}),
                seats: vec![Sitter { name: "Ann".into(), bot: None }],
                branched: None,
                commitment: seed.commitment(),
                seed: Some(seed),
            },
            setup: vec![1, 2],
            entries: (0..4)
                .map(|n| Entry { seat: Seat(0), action: json!({ "Do": n }).into(), chance: vec![n] })
                .collect(),
        }
    }

    #[test]
    fn a_record_survives_being_written_and_read() {
        assert_eq!(Record::read(&record().write()).unwrap(), record());
    }

    #[test]
    fn a_file_cut_anywhere_is_noticed() {
        let text = record().write();
        for end in 1..text.len() - 1 {
            let read = Record::read(&text[..end]);
            assert!(matches!(read, Err(BadRecord::Truncated | BadRecord::Foreign)), "cut at {end}: {read:?}");
        }
    }

    #[test]
    fn an_edited_file_is_noticed() {
        let text = record().write();
        for (from, to) in [("\"Do\":2", "\"Do\":3"), ("Ann", "Bob"), ("[1,2]", "[1,3]")] {
            let edited = text.replace(from, to);
            assert!(matches!(Record::read(&edited), Err(BadRecord::Edited)), "{from}");
        }
        assert!(matches!(Record::read(&(text.clone() + "more\n")), Err(BadRecord::Edited)));
        assert!(matches!(Record::read(&text.replace("{\"Do\":1}", "{")), Err(BadRecord::Line { .. })));
    }

    #[test]
    fn foreign_and_newer_files_are_named_as_such() {
        for text in ["", "hello\n", "{}\n", "[1,2]\n", "{\"sietch\":\"x\"}\n"] {
            assert!(matches!(Record::read(text), Err(BadRecord::Foreign)), "{text}");
        }
        let newer = record().write().replace("\"sietch\":1", "\"sietch\":2");
        assert!(matches!(Record::read(&newer), Err(BadRecord::NewerFormat { found: 2 })));
    }
}
