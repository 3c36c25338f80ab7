//! The journal as it is stored: a chain of texts.
//!
//! Every item carries a link, a hash over the link before it and its own bytes; the first stands on how the table was
//! opened. How many items there are, the last link and whether the game is over stand in the table's own row and are
//! written with them. So nothing can be changed, cut off or put in between without its being noticed. It is no seal against somebody who
//! owns the file and takes the trouble to link it all anew: the seed's commitment is for that.

use sha2::{Digest, Sha256};

use crate::journal::{Head, Item};
use crate::store::StoreError;

/// A hash over everything up to an item.
pub type Link = [u8; 16];

/// The link the first item stands on: which table it is, and how it was opened.
pub fn first_link(id: &str, head: &str) -> Link {
    link(&[b"sietch journal ", id.as_bytes(), b"\n", head.as_bytes()])
}

/// The link of an item that stands on this one.
pub fn next_link(before: &Link, item: &str) -> Link {
    link(&[before, item.as_bytes()])
}

fn link(parts: &[&[u8]]) -> Link {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let whole = hash.finalize();
    std::array::from_fn(|place| whole[place])
}

/// Where a journal ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// How many items it has.
    pub count: u64,
    /// The link of the last of them.
    pub link: Link,
    /// Is the game over, or the table closed for good?
    pub over: bool,
}

impl End {
    /// The end of a journal without items.
    pub fn first(id: &str, head: &str) -> End {
        End { count: 0, link: first_link(id, head), over: false }
    }

    /// The end behind more lines.
    pub fn behind(self, lines: &[Line], over: bool) -> End {
        let link = lines.last().map_or(self.link, |line| line.link);
        End { count: self.count + lines.len() as u64, link, over }
    }

    /// The last link as it stands in the table's row: one more hash where the game is over, so that neither that nor its
    /// contrary can be written there alone.
    pub fn seal(&self) -> Link {
        if self.over { seal_over(&self.link) } else { self.link }
    }
}

/// The last link of a game that is over, as it stands in the table's row.
pub fn seal_over(last: &Link) -> Link {
    link(&[last, b" over"])
}

/// An item as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The item as JSON.
    pub item: String,
    /// Its link.
    pub link: Link,
}

/// Items as they are stored behind this link.
pub fn lines(mut link: Link, items: &[Item]) -> Vec<Line> {
    let line = |item: &Item| {
        // None of these types can fail to be written: no maps with odd keys, no odd numbers.
        let item = serde_json::to_string(item).unwrap_or_default();
        link = next_link(&link, &item);
        Line { item, link }
    };
    items.iter().map(line).collect()
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// How it was opened, as JSON.
    pub head: String,
    /// How many items there should be.
    pub count: u64,
    /// The link of the last of them, [sealed](End::seal).
    pub seal: Link,
    /// Does its row say that it has a clock?
    pub clocked: bool,
    /// Does its row say that it is over?
    pub over: bool,
    /// The items with their numbers, in order, as far as they could be read.
    pub lines: Vec<(i64, Line)>,
    /// Why they could be read no further.
    pub trouble: Option<String>,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// How it was opened.
    pub head: Head,
    /// Everything since, in order, as far as it is sound.
    pub items: Vec<Item>,
    /// Where they end.
    pub end: End,
    /// What is wrong with the rest.
    pub broken: Option<String>,
}

impl Kept {
    /// Reads a stored table up to the last sound item.
    pub fn read(&self, id: &str) -> Result<Saved, StoreError> {
        let head: Head =
            serde_json::from_str(&self.head).map_err(|problem| StoreError::Damaged(problem.to_string()))?;
        let (mut link, mut items) = (first_link(id, &self.head), Vec::new());
        let mut broken = None;
        for (number, line) in &self.lines {
            let place = items.len();
            let next = next_link(&link, &line.item);
            let sound = *number == place as i64 && next == line.link;
            match Item::read(&line.item) {
                Ok(item) if sound => items.push(item),
                _ if *number != place as i64 => broken = Some(format!("item {place} is missing")),
                _ => broken = Some(format!("item {place}, or what was before it, was changed")),
            }
            if broken.is_some() {
                break;
            }
            link = next;
        }
        let short = || format!("{} of {} items are there", items.len(), self.count);
        let broken = broken.or_else(|| self.trouble.clone());
        let broken = broken.or_else(|| (items.len() as u64 != self.count).then(short));
        let end = End { count: items.len() as u64, link, over: self.over };
        let broken =
            broken.or_else(|| (end.seal() != self.seal).then(|| "it does not end as it did".to_owned()));
        let clock = || "whether it has a clock was changed".to_owned();
        let broken = broken.or_else(|| (head.clock.is_some() != self.clocked).then(clock));
        Ok(Saved { head, items, end, broken })
    }
}
