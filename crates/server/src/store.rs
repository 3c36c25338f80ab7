//! Where tables are kept.
//!
//! [`Store`] is the contract; [`sqlite`] keeps it in one file, [`memory`] for as long as the process lives, and
//! [`conformance`] holds every implementation to it. A store is blocking and has one owner: the [`keeper`], a
//! thread of its own that many tables write through at once.
//!
//! A store for several servers at once (PostgreSQL) is not there yet. The contract is made for it: an append
//! names the place in the journal it is for, and of two that name the same place one is refused.

pub mod conformance;
pub mod keeper;
pub mod memory;
pub mod sqlite;

use crate::journal::{Head, Item};
use crate::secret::Hash;

/// A place where tables are kept.
pub trait Store: Send {
    /// Writes, each whole or not at all, and answers for each. What was answered `Ok` stays, whatever happens
    /// to the process or the machine.
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>>;

    /// A table and its journal; `None` if there is none with this id.
    fn load(&mut self, id: &str) -> Result<Option<Saved>, StoreError>;

    /// The table and seat a secret belongs to.
    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError>;

    /// The tables that have a clock and are not over.
    fn clocked(&mut self) -> Result<Vec<String>, StoreError>;
}

/// Something to be written.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table.
    Create {
        /// Its id.
        id: String,
        /// How it was opened.
        head: Box<Head>,
        /// The secrets of seats taken from the start.
        secrets: Vec<(Hash, u8)>,
    },
    /// Items at the end of a journal.
    Append {
        /// The table.
        id: String,
        /// The number of items before: somebody else's item in this place refuses the write.
        after: u64,
        /// The items.
        items: Vec<Item>,
        /// The secret of a seat that was taken.
        secret: Option<(Hash, u8)>,
        /// Is the game over now?
        over: bool,
    },
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// How it was opened.
    pub head: Head,
    /// Everything since, in order.
    pub items: Vec<Item>,
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
