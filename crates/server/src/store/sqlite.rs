//! Tables in one SQLite file.
//!
//! `rusqlite` with its own SQLite rather than `sqlx`: there is one writer, on a thread of its own, and a pool of
//! asynchronous connections would only stand between it and the file.
//!
//! Write-ahead log, `BEGIN IMMEDIATE`, and `synchronous = FULL`: what was answered is on the disk, also when the
//! machine loses power. One transaction takes all that waits, so that a busy server does not wait for
//! the disk once for each action.

mod layout;
mod slips;

use std::path::Path;
use std::time::Duration;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};

use crate::journal::chain::{Kept, Line, Link};
use crate::secret::Hash;
use crate::store::checkpoint::Checkpointer;
use crate::store::slips::{Slip, SlipChange};
use crate::store::{Listed, PUBLIC, Store, StoreError, Write};

/// How much of the file is kept in memory, in KiB.
const CACHE_KIB: i64 = 64 * 1024;
/// Tables in a file.
pub struct Sqlite {
    connection: Connection,
    checkpointer: Checkpointer,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        keep_private(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        // The pages that the running tables write to stay at hand; another thread brings them back to the file.
        connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        layout::bring_up(&mut connection)?;
        Ok(Sqlite { connection, checkpointer: Checkpointer::start(path)? })
    }
}

impl Sqlite {
    /// Writes all or nothing.
    fn write_all(&mut self, batch: &[Write]) -> Result<(), StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        batch.iter().try_for_each(|write| one(&transaction, write))?;
        Ok(transaction.commit()?)
    }

    /// Writes those that can be written, each whole or not at all.
    fn write_each(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        let all = |error: rusqlite::Error| {
            let error = StoreError::from(error);
            batch.iter().map(|_| Err(error.clone())).collect()
        };
        let mut transaction = match self.connection.transaction_with_behavior(TransactionBehavior::Immediate)
        {
            Ok(transaction) => transaction,
            Err(error) => return all(error),
        };
        let mut guarded = |write| {
            // A savepoint that is dropped before its commit is rolled back.
            let part = transaction.savepoint()?;
            one(&part, write)?;
            Ok(part.commit()?)
        };
        let answers = batch.iter().map(&mut guarded).collect();
        match transaction.commit() {
            Ok(()) => answers,
            Err(error) => all(error),
        }
    }
}

impl Store for Sqlite {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        // Of each write, the table's own row and the end of its journal are pages of their own.
        self.checkpointer.wrote(2 * batch.len());
        // Nearly always all can be written; only if not, each is guarded from the others.
        match self.write_all(batch) {
            Ok(()) => batch.iter().map(|_| Ok(())).collect(),
            Err(_) => self.write_each(batch),
        }
    }

    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        let mut row = self
            .connection
            .prepare_cached("SELECT head, items, link, clocked, over FROM tables WHERE id = ?1")?;
        let row = row.query_row([id], |row| {
            let count = row.get::<_, i64>(1).unwrap_or(-1);
            let count = u64::try_from(count).unwrap_or(u64::MAX);
            let flags = [flag(row.get_ref(3)?), flag(row.get_ref(4)?)];
            Ok((text(row.get_ref(0)?), count, link(row.get_ref(2)?), flags))
        });
        let Some((head, count, seal, flags)) = row.optional()? else { return Ok(None) };
        let mut journal = self
            .connection
            .prepare_cached("SELECT number, item, link FROM journal WHERE id = ?1 ORDER BY number")?;
        let mut rows = journal.query([id])?;
        let [clocked, over] = flags.map(Option::unwrap_or_default);
        let odd = flags.contains(&None).then(|| "what its row says is neither yes nor no".to_owned());
        let (mut lines, mut trouble) = (Vec::new(), odd);
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    let line = Line { item: text(row.get_ref(1)?), link: link(row.get_ref(2)?) };
                    lines.push((row.get(0).unwrap_or(-1), line));
                }
                Ok(None) => break,
                Err(error) => {
                    trouble = Some(format!("the file cannot be read there: {error}"));
                    break;
                }
            }
        }
        Ok(Some(Kept { head, count, seal, clocked, over, lines, trouble }))
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

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        let mut all = self.connection.prepare_cached("SELECT id, head, items, over FROM tables")?;
        let rows = all.query_map([], |row| {
            Ok((row.get(0)?, text(row.get_ref(1)?), row.get::<_, i64>(2)?, row.get::<_, bool>(3)?))
        })?;
        let mut listed = Vec::new();
        for row in rows {
            let (id, head, items, over): (String, String, _, _) = row?;
            // What cannot be read is not listed; loading it says why.
            let Ok(head) = serde_json::from_str(&head) else { continue };
            listed.push(Listed { id, head, items: u64::try_from(items).unwrap_or_default(), over });
        }
        Ok(Listed::oldest_first(listed))
    }

    fn delete(&mut self, id: &str) -> Result<bool, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute("DELETE FROM secrets WHERE id = ?1", [id])?;
        transaction.execute("DELETE FROM slips WHERE shelf = ?1 AND key = ?2", [PUBLIC, id])?;
        transaction.execute("DELETE FROM journal WHERE id = ?1", [id])?;
        let gone = transaction.execute("DELETE FROM tables WHERE id = ?1", [id])?;
        transaction.commit()?;
        Ok(gone > 0)
    }

    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
        slips::one(&self.connection, shelf, key)
    }

    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
        slips::many(&self.connection, shelf, prefix, most)
    }

    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError> {
        self.checkpointer.wrote(changes.len());
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        changes.iter().try_for_each(|change| slips::change(&transaction, change))?;
        Ok(transaction.commit()?)
    }

    fn check(&mut self) -> Result<(), StoreError> {
        // The layout's number, written as it is: a page for the log, and the disk must take it.
        let layout: i64 = self.connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        Ok(self.connection.pragma_update(None, "user_version", layout)?)
    }
}

/// Makes the file, if there is none, so that nobody else can read it: the seeds of running games are in it. SQLite
/// gives the files beside it the same rights.
fn keep_private(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let trouble = |problem: std::io::Error| StoreError::Disk(problem.to_string());
        let file = std::fs::OpenOptions::new().append(true).create(true).mode(0o600).open(path);
        let file = file.map_err(trouble)?;
        file.set_permissions(std::fs::Permissions::from_mode(0o600)).map_err(trouble)?;
    }
    Ok(())
}

/// What stands there, whatever became of it: what is not text any more fits no link.
fn text(value: ValueRef<'_>) -> String {
    value.as_bytes().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).unwrap_or_default()
}

/// A link, or one that nothing fits.
fn link(value: ValueRef<'_>) -> Link {
    value.as_bytes().ok().and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; 16])
}

/// Yes or no, or neither.
fn flag(value: ValueRef<'_>) -> Option<bool> {
    match value.as_i64() {
        Ok(0) => Some(false),
        Ok(1) => Some(true),
        _ => None,
    }
}

/// One write. After an error, part of it may be there: whoever calls rolls back.
fn one(part: &Connection, write: &Write) -> Result<(), StoreError> {
    let secret = "INSERT INTO secrets (hash, id, seat) VALUES (?1, ?2, ?3)";
    match write {
        Write::Create { id, head, link, clocked, secrets } => {
            part.prepare_cached("INSERT INTO tables (id, head, link, clocked) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![id, head, &link[..], clocked])?;
            for (hash, seat) in secrets {
                part.prepare_cached(secret)?.execute(params![&hash[..], id, seat])?;
            }
        }
        // A file has one owner, so there is no fence to look at.
        Write::Append { id, before, lines, after, secret: taken, fence: _ } => {
            let (was, is) = (before.seal(), after.seal());
            let known = part
                .prepare_cached(
                    "UPDATE tables SET items = ?2, link = ?3, over = ?4
                     WHERE id = ?1 AND items = ?5 AND link = ?6",
                )?
                .execute(params![
                    id,
                    after.count as i64,
                    &is[..],
                    after.over,
                    before.count as i64,
                    &was[..]
                ])?;
            if known == 0 {
                let there = part.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([id])?;
                return Err(if there { StoreError::Conflict } else { StoreError::NoTable });
            }
            for (number, line) in (before.count as i64..).zip(lines) {
                part.prepare_cached("INSERT INTO journal (id, number, item, link) VALUES (?1, ?2, ?3, ?4)")?
                    .execute(params![id, number, line.item, &line.link[..]])?;
            }
            if let Some((hash, seat)) = taken {
                part.prepare_cached(secret)?.execute(params![&hash[..], id, seat])?;
            }
        }
    }
    Ok(())
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
    use crate::store::{conformance, memory::Memory, nodes::Node};

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
    fn memory_is_shared_by_nodes_as_a_store_must() {
        conformance::run_shared(&mut || {
            let node = |id: &str| Node { id: id.into(), address: format!("{id}:1") };
            let memory = Memory::default();
            let (one, two) = (memory.share(node("one")), memory.share(node("two")));
            let run_out = Box::new(move || memory.run_out("one"));
            conformance::Two { one: Box::new(one), two: Box::new(two), run_out }
        });
    }

    #[test]
    fn a_file_opened_again_holds_what_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let open = || -> Box<dyn Store> { Box::new(Sqlite::open(&path).unwrap()) };
        let before = conformance::fill(&mut *open());
        assert_eq!(open().load("one").unwrap().unwrap().read("one").unwrap(), before);
    }

    #[test]
    fn a_table_that_is_deleted_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
        conformance::fill(&mut store);
        let ids = |store: &mut Sqlite| -> Vec<String> {
            store.list().unwrap().into_iter().map(|table| table.id).collect()
        };
        assert!(ids(&mut store).contains(&"one".to_owned()));
        assert!(store.delete("one").unwrap() && !store.delete("one").unwrap());
        assert!(!ids(&mut store).contains(&"one".to_owned()) && store.load("one").unwrap().is_none());
        for table in ["journal", "secrets"] {
            let count = format!("SELECT count(*) FROM {table} WHERE id = 'one'");
            let left: i64 = store.connection.query_row(&count, [], |row| row.get(0)).unwrap();
            assert_eq!(left, 0, "{table}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_on_the_machine_can_read_the_seeds() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        // One that was made before, with other rights.
        std::fs::write(&path, "").unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        let mut store = Sqlite::open(&path).unwrap();
        conformance::fill(&mut store);
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
        }
    }

    #[test]
    fn a_file_that_takes_no_writes_is_not_well() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
        assert_eq!(store.check(), Ok(()));
        // As on a full disk, reading still goes well.
        store.connection.pragma_update(None, "query_only", true).unwrap();
        assert!(store.list().is_ok() && store.check().is_err());
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
