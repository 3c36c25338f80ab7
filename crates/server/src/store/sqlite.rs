//! Tables in one SQLite file.
//!
//! `rusqlite` with its own SQLite rather than `sqlx`: there is one writer, on a thread of its own, and a pool of
//! asynchronous connections would only stand between it and the file.
//!
//! Write-ahead log, `BEGIN IMMEDIATE`, and `synchronous = FULL`: what was answered is on the disk, also when the
//! machine loses power. One transaction takes all that waits, so that a busy server does not wait for
//! the disk once for each action.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::secret::Hash;
use crate::store::{Saved, Store, StoreError, Write};

/// The version of the file's layout.
const LAYOUT: i64 = 1;

const SCHEMA: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        items INTEGER NOT NULL DEFAULT 0,
        clocked INTEGER NOT NULL,
        over INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX running_clocks ON tables (id) WHERE clocked = 1 AND over = 0;
    CREATE TABLE journal (
        id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        item TEXT NOT NULL,
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        hash BLOB PRIMARY KEY,
        id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
";

/// Tables in a file.
pub struct Sqlite {
    connection: Connection,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        let mut sqlite = Sqlite { connection };
        sqlite.lay_out()?;
        Ok(sqlite)
    }

    fn lay_out(&mut self) -> Result<(), StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let layout: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
        match layout {
            0 => transaction.execute_batch(SCHEMA)?,
            LAYOUT => {}
            newer => {
                return Err(StoreError::Damaged(format!(
                    "the file has layout {newer}, this version knows up to {LAYOUT}: a newer Sietch made it"
                )));
            }
        }
        Ok(transaction.commit()?)
    }
}

impl Store for Sqlite {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        let all = |error: rusqlite::Error| {
            let error = StoreError::from(error);
            batch.iter().map(|_| Err(error.clone())).collect()
        };
        let mut transaction = match self.connection.transaction_with_behavior(TransactionBehavior::Immediate)
        {
            Ok(transaction) => transaction,
            Err(error) => return all(error),
        };
        let answers = batch.iter().map(|write| one(&mut transaction, write)).collect();
        match transaction.commit() {
            Ok(()) => answers,
            Err(error) => all(error),
        }
    }

    fn load(&mut self, id: &str) -> Result<Option<Saved>, StoreError> {
        let damaged = |problem: serde_json::Error| StoreError::Damaged(problem.to_string());
        let mut head = self.connection.prepare_cached("SELECT head FROM tables WHERE id = ?1")?;
        let Some(head) = head.query_row([id], |row| row.get::<_, String>(0)).optional()? else {
            return Ok(None);
        };
        let head = serde_json::from_str(&head).map_err(damaged)?;
        let mut journal = self
            .connection
            .prepare_cached("SELECT number, item FROM journal WHERE id = ?1 ORDER BY number")?;
        let mut rows = journal.query([id])?;
        let mut items = Vec::new();
        while let Some(row) = rows.next()? {
            if row.get::<_, i64>(0)? != items.len() as i64 {
                return Err(StoreError::Damaged(format!("item {} is missing", items.len())));
            }
            items.push(serde_json::from_str(row.get_ref(1)?.as_str().unwrap_or_default()).map_err(damaged)?);
        }
        Ok(Some(Saved { head, items }))
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        let mut find = self.connection.prepare_cached("SELECT id, seat FROM secrets WHERE hash = ?1")?;
        Ok(find.query_row([&secret[..]], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        let mut clocked =
            self.connection.prepare_cached("SELECT id FROM tables WHERE clocked = 1 AND over = 0")?;
        let ids = clocked.query_map([], |row| row.get(0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }
}

/// One write, whole or not at all within its batch.
fn one(batch: &mut Transaction<'_>, write: &Write) -> Result<(), StoreError> {
    let part = batch.savepoint()?;
    let text = |problem: serde_json::Error| StoreError::Damaged(problem.to_string());
    let secret = "INSERT INTO secrets (hash, id, seat) VALUES (?1, ?2, ?3)";
    match write {
        Write::Create { id, head, secrets } => {
            let json = serde_json::to_string(head).map_err(text)?;
            part.prepare_cached("INSERT INTO tables (id, head, clocked) VALUES (?1, ?2, ?3)")?
                .execute(params![id, json, head.clock.is_some()])?;
            for (hash, seat) in secrets {
                part.prepare_cached(secret)?.execute(params![&hash[..], id, seat])?;
            }
        }
        Write::Append { id, after, items, secret: taken, over } => {
            let known = part
                .prepare_cached(
                    "UPDATE tables SET items = items + ?2, over = ?3 WHERE id = ?1 AND items = ?4",
                )?
                .execute(params![id, items.len() as i64, over, *after as i64])?;
            if known == 0 {
                let there = part.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([id])?;
                return Err(if there { StoreError::Conflict } else { StoreError::NoTable });
            }
            for (number, item) in (*after as i64..).zip(items) {
                let json = serde_json::to_string(item).map_err(text)?;
                part.prepare_cached("INSERT INTO journal (id, number, item) VALUES (?1, ?2, ?3)")?
                    .execute(params![id, number, json])?;
            }
            if let Some((hash, seat)) = taken {
                part.prepare_cached(secret)?.execute(params![&hash[..], id, seat])?;
            }
        }
    }
    // A savepoint that is dropped before this is rolled back.
    Ok(part.commit()?)
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Disk(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{conformance, memory::Memory};

    #[test]
    fn a_file_keeps_tables_as_a_store_must() {
        let folder = tempfile::tempdir().unwrap();
        let mut number = 0;
        conformance::run(&mut || {
            number += 1;
            Box::new(Sqlite::open(&folder.path().join(format!("{number}.db"))).unwrap())
        });
    }

    #[test]
    fn memory_keeps_tables_as_a_store_must() {
        conformance::run(&mut || Box::new(Memory::default()));
    }

    #[test]
    fn a_file_opened_again_holds_what_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let open = || -> Box<dyn Store> { Box::new(Sqlite::open(&path).unwrap()) };
        let before = conformance::fill(&mut *open());
        assert_eq!(open().load("one").unwrap(), Some(before));
    }

    #[test]
    fn a_foreign_or_newer_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let foreign = folder.path().join("foreign.db");
        std::fs::write(&foreign, "no database at all, but some text that is long enough".repeat(40)).unwrap();
        assert!(Sqlite::open(&foreign).is_err());
        let newer = folder.path().join("newer.db");
        Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
        assert!(matches!(Sqlite::open(&newer), Err(StoreError::Damaged(_))));
    }
}
