//! Numbers for tokens, in a file people can read. It only ever grows at its end.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use sha2::{Digest, Sha256};

use super::{Key, Label, Wanting};

/// What numbers mean: tokens of the table, tokens of choices, labels of seats.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Tokens of what a seat knows.
    pub table: Vocabulary,
    /// Tokens of what it may do.
    pub rows: Vocabulary,
    labels: Vec<String>,
}

/// Tokens and their numbers.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    names: Vec<String>,
    numbers: HashMap<Key, u16, BuildHasherDefault<Straight>>,
}

/// A layout that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLayout {
    /// A line before the first heading.
    #[error("line {0} of the layout stands under no heading")]
    Nowhere(usize),
    /// The same token twice.
    #[error("line {line} of the layout says `{name}` again")]
    Twice {
        /// The line.
        line: usize,
        /// The token.
        name: String,
    },
    /// Too many tokens.
    #[error("the layout has more tokens than can be numbered")]
    Full,
    /// Something was made with another layout.
    #[error("it was made with another layout of the game: {what} differ")]
    Other {
        /// The part that is not the beginning of this one's.
        what: &'static str,
    },
}

const TABLE: &str = "# table";
const ROWS: &str = "# rows";
const LABELS: &str = "# labels";

impl Vocabulary {
    /// The number of a token, where it has one.
    #[inline]
    pub fn number(&self, key: Key) -> Option<u16> {
        self.numbers.get(&key).copied()
    }

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// What the tokens say, by number.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Numbers one more; `false` if it has a number or there is none left.
    pub fn add(&mut self, name: &str) -> bool {
        let Ok(number) = u16::try_from(self.names.len()) else { return false };
        let key = Key::named(name);
        if self.numbers.contains_key(&key) {
            return false;
        }
        self.numbers.insert(key, number);
        self.names.push(name.to_owned());
        true
    }

    /// Tells the first so many tokens apart from any others.
    pub fn mark(&self, count: usize) -> Option<String> {
        mark(self.names.get(..count)?)
    }
}

fn mark(names: &[String]) -> Option<String> {
    let mut hash = Sha256::new();
    for name in names {
        hash.update(name.as_bytes());
        hash.update(b"\n");
    }
    Some(hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect())
}

impl Layout {
    /// The number of a label.
    pub fn label(&self, label: &str) -> Option<Label> {
        let at = self.labels.iter().position(|known| known == label)?;
        u8::try_from(at).ok().and_then(Label::new)
    }

    /// The labels, by number.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// Adds what is wanting, in order of its names.
    pub fn extend(&mut self, wanting: &Wanting) {
        for label in &wanting.labels {
            if self.label(label).is_none() && self.labels.len() < usize::from(u8::MAX) {
                self.labels.push((*label).to_owned());
            }
        }
        for (unknown, vocabulary) in [(&wanting.table, &mut self.table), (&wanting.rows, &mut self.rows)] {
            let mut names: Vec<&String> = unknown.values().collect();
            names.sort();
            for name in names {
                vocabulary.add(name);
            }
        }
    }

    /// The layout as a file: headings, and a token a line.
    pub fn write(&self) -> String {
        let parts = [(LABELS, &self.labels[..]), (TABLE, self.table.names()), (ROWS, self.rows.names())];
        let mut text = String::new();
        for (heading, names) in parts {
            text.push_str(heading);
            text.push('\n');
            for name in names {
                text.push_str(name);
                text.push('\n');
            }
        }
        text
    }

    /// Reads a file that [`Layout::write`] wrote.
    pub fn read(text: &str) -> Result<Layout, BadLayout> {
        let mut layout = Layout::default();
        let mut part = None;
        for (at, line) in text.lines().enumerate() {
            if [TABLE, ROWS, LABELS].contains(&line) {
                part = Some(line);
                continue;
            }
            let added = match part {
                Some(TABLE) => layout.table.add(line),
                Some(ROWS) => layout.rows.add(line),
                Some(_) => {
                    layout.labels.push(line.to_owned());
                    layout.labels.len() <= usize::from(u8::MAX)
                }
                None => return Err(BadLayout::Nowhere(at + 1)),
            };
            if !added {
                let full = layout.table.len().max(layout.rows.len()) > usize::from(u16::MAX);
                let twice = BadLayout::Twice { line: at + 1, name: line.to_owned() };
                return Err(if full { BadLayout::Full } else { twice });
            }
        }
        Ok(layout)
    }

    /// What something made with this layout carries, to be known by again.
    pub fn marks(&self) -> Marks {
        let counts = [self.labels.len(), self.table.len(), self.rows.len()];
        let whole = [mark(&self.labels), self.table.mark(counts[1]), self.rows.mark(counts[2])];
        Marks { counts, marks: whole.map(Option::unwrap_or_default) }
    }

    /// Does this layout begin as the one something was made with?
    pub fn begins_as(&self, marks: &Marks) -> Result<(), BadLayout> {
        let [labels, table, rows] = marks.counts;
        let own = [self.labels.get(..labels).and_then(mark), self.table.mark(table), self.rows.mark(rows)];
        let parts = ["labels", "tokens of the table", "tokens of choices"];
        for ((own, theirs), what) in own.into_iter().zip(&marks.marks).zip(parts) {
            if own.as_ref() != Some(theirs) {
                return Err(BadLayout::Other { what });
            }
        }
        Ok(())
    }
}

/// What a layout is known by: how many labels, tokens of the table and tokens of rows it has, and their marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    /// How many there are.
    pub counts: [usize; 3],
    /// What tells them apart.
    pub marks: [String; 3],
}

/// Keys are mixed already.
#[derive(Clone, Copy, Debug, Default)]
struct Straight(u64);

impl Hasher for Straight {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
