//! Where tables are kept.
//!
//! [`Store`] is the contract; [`sqlite`] keeps it in one file, [`postgres`] in a database that several servers share,
//! [`memory`] for as long as the process lives, and [`conformance`] holds every implementation to it. A store is blocking
//! and has one owner: the [`keeper`], a thread of its own that many tables write through at once.
//!
//! An append names the place in the journal it is for, and of two that name the same place one is refused. Where several
//! servers share a store it also names the fence of whoever leads the table: see [`nodes`].

mod checkpoint;
pub mod conformance;
pub mod keeper;
pub mod memory;
pub mod nodes;
pub mod postgres;
pub mod slips;
pub mod sqlite;

use tokio::sync::mpsc;

use crate::journal::chain::{End, Kept, Line, Link, lines};
use crate::journal::{Head, Item};
use crate::secret::Hash;
use crate::store::nodes::{Beat, Led, News};
use crate::store::slips::{Slip, SlipChange};

/// The shelf of tables that anybody may find, by their ids.
pub const PUBLIC: &str = "public";

/// A place where tables are kept.
pub trait Store: Send {
    /// Writes, each whole or not at all, and answers for each. What was answered `Ok` stays, whatever happens
    /// to the process or the machine.
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>>;

    /// A table and its journal; `None` if there is none with this id.
    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError>;

    /// The table and seat a secret belongs to.
    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError>;

    /// The tables that have a clock, are not over and are led by nobody.
    fn clocked(&mut self) -> Result<Vec<String>, StoreError>;

    /// Says that this node is there. The node of a store with one owner always is, and leads every table.
    fn beat(&mut self) -> Result<Beat, StoreError> {
        Ok(Beat::default())
    }

    /// Takes the lead of a table, if no other node has it. Asked again it answers the same.
    fn lead(&mut self, _id: &str) -> Result<Led, StoreError> {
        Ok(Led::Here(0))
    }

    /// Gives up the lead of a table that was taken under this fence.
    fn release(&mut self, _id: &str, _fence: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Says that this node goes, and leads nothing any more.
    fn leave(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    /// What the nodes tell each other from now on; `None` where there is nobody else.
    fn news(&mut self) -> Option<mpsc::Receiver<News>> {
        None
    }

    /// Every table, the oldest first.
    fn list(&mut self) -> Result<Vec<Listed>, StoreError>;

    /// Forgets a table, with its journal, its secrets and its slip in the lobby ([`PUBLIC`]). `false` if there is none with this id.
    fn delete(&mut self, id: &str) -> Result<bool, StoreError>;

    /// A slip of a shelf.
    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError>;

    /// The first slips of a shelf whose keys begin so, in the order of their keys.
    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError>;

    /// Changes slips, all or none; `Conflict` if one of them is not as it must be.
    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError>;

    /// Can it still write? Tries it where that can fail while reading goes well, as on a full disk.
    fn check(&mut self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// A table, as whoever keeps the house lists it.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// How it was opened.
    pub head: Head,
    /// How many items its journal has.
    pub items: u64,
    /// Is it over, or closed for good?
    pub over: bool,
}

impl Listed {
    /// In the order of a list.
    pub fn oldest_first(mut listed: Vec<Listed>) -> Vec<Listed> {
        listed.sort_by(|a, b| (a.head.created, &a.id).cmp(&(b.head.created, &b.id)));
        listed
    }
}

/// Something to be written.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table.
    Create {
        /// Its id.
        id: String,
        /// How it was opened, as JSON.
        head: String,
        /// The link its first item will stand on.
        link: Link,
        /// Does it have a clock?
        clocked: bool,
        /// The secrets of seats taken from the start.
        secrets: Vec<(Hash, u8)>,
    },
    /// Items at the end of a journal.
    Append {
        /// The table.
        id: String,
        /// Where the journal ends before: another end, by somebody else's items, refuses the write.
        before: End,
        /// The items.
        lines: Vec<Line>,
        /// Where it ends with them.
        after: End,
        /// The secret of a seat that was taken.
        secret: Option<(Hash, u8)>,
        /// The fence under which the table is led: a raised one refuses the write.
        fence: u64,
    },
}

impl Write {
    /// A new table that was opened so.
    pub fn create(id: &str, head: &Head, secrets: Vec<(Hash, u8)>) -> Write {
        let text = serde_json::to_string(head).unwrap_or_default();
        let link = End::first(id, &text).link;
        Write::Create { id: id.to_owned(), head: text, link, clocked: head.clock.is_some(), secrets }
    }

    /// Items behind the end of a journal; and whether the game is over with them.
    pub fn append(id: &str, before: End, items: &[Item], over: bool) -> Write {
        let lines = lines(before.link, items);
        let after = before.behind(&lines, over);
        Write::Append { id: id.to_owned(), before, lines, after, secret: None, fence: 0 }
    }
}

/// Something that was not written or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The place in the journal, or the id, is taken.
    #[error("somebody else wrote there first")]
    Conflict,
    /// Another node leads the table.
    #[error("another server leads this table now")]
    Fenced,
    /// This node is not on the list, so it can lead nothing.
    #[error("this server has lost touch with the others")]
    Adrift,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What is kept cannot be read.
    #[error("the stored table cannot be read: {0}")]
    Damaged(String),
    /// The disk, the file or the program that owns it.
    #[error("the storage does not work: {0}")]
    Disk(String),
}
