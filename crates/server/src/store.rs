//! Where tables are kept.
//!
//! [`Store`] is the contract; [`sqlite`] keeps it in one file, [`memory`] for as long as the process lives, and
//! [`conformance`] holds every implementation to it. A store is blocking and has one owner: the [`keeper`], a
//! thread of its own that many tables write through at once.
//!
//! A store for several servers at once (PostgreSQL) is not there yet. The contract is made for it: an append
//! names the place in the journal it is for, and of two that name the same place one is refused.

mod checkpoint;
pub mod conformance;
pub mod keeper;
pub mod memory;
pub mod sqlite;

use crate::journal::Head;
use crate::journal::chain::{Kept, Line, Link, first_link};
use crate::secret::Hash;

/// A place where tables are kept.
pub trait Store: Send {
    /// Writes, each whole or not at all, and answers for each. What was answered `Ok` stays, whatever happens
    /// to the process or the machine.
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>>;

    /// A table and its journal; `None` if there is none with this id.
    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError>;

    /// The table and seat a secret belongs to.
    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError>;

    /// The tables that have a clock and are not over.
    fn clocked(&mut self) -> Result<Vec<String>, StoreError>;

    /// Every table, the oldest first.
    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        Err(StoreError::Disk("this storage does not list its tables".into()))
    }

    /// Forgets a table, with its journal and its secrets. `false` if there is none with this id.
    fn delete(&mut self, _id: &str) -> Result<bool, StoreError> {
        Err(StoreError::Disk("this storage does not forget tables".into()))
    }

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
        /// The number of items before: somebody else's item in this place refuses the write.
        after: u64,
        /// The link before: somebody else's items before it refuse the write, too.
        link: Link,
        /// The items.
        lines: Vec<Line>,
        /// The secret of a seat that was taken.
        secret: Option<(Hash, u8)>,
        /// Is the game over now?
        over: bool,
    },
}

impl Write {
    /// A new table that was opened so.
    pub fn create(id: &str, head: &Head, secrets: Vec<(Hash, u8)>) -> Write {
        let text = serde_json::to_string(head).unwrap_or_default();
        let link = first_link(id, &text);
        Write::Create { id: id.to_owned(), head: text, link, clocked: head.clock.is_some(), secrets }
    }
}

/// Something that was not written or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The place in the journal, or the id, is taken.
    #[error("somebody else wrote there first")]
    Conflict,
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
