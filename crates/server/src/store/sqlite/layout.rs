//! How the file is laid out, version by version.
//!
//! The file says which layout it has (`user_version`); an older one is brought up step by step in one transaction, and
//! a new file goes through all of them, so that every step is walked with every test. A step that was released is never
//! changed: the next version gets a step of its own.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::{link, text};
use crate::journal::chain::{first_link, next_link, seal_over};
use crate::store::StoreError;

/// What brings a file from the layout before to the next.
type Step = fn(&Transaction<'_>) -> Result<(), StoreError>;

/// The first step makes layout 1 out of an empty file, and so on.
const STEPS: [Step; 4] = [tables_journals_and_secrets, links, slips, seals];

/// The newest layout.
pub const NEWEST: i64 = STEPS.len() as i64;

/// Brings a file to the newest layout.
pub fn bring_up(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let layout: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let missing = usize::try_from(layout).ok().and_then(|layout| STEPS.get(layout..)).ok_or_else(|| {
        StoreError::Damaged(format!(
            "the file has layout {layout}, this version knows up to {NEWEST}: a newer Sietch made it"
        ))
    })?;
    if missing.is_empty() {
        return Ok(());
    }
    missing.iter().try_for_each(|step| step(&transaction))?;
    transaction.pragma_update(None, "user_version", NEWEST)?;
    Ok(transaction.commit()?)
}

/// Layout 1.
fn tables_journals_and_secrets(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    Ok(transaction.execute_batch(
        "CREATE TABLE tables (
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
        ) STRICT, WITHOUT ROWID;",
    )?)
}

/// Layout 2: journals are chained.
fn links(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute_batch(
        "ALTER TABLE tables ADD COLUMN link BLOB NOT NULL DEFAULT x'';
         ALTER TABLE journal ADD COLUMN link BLOB NOT NULL DEFAULT x'';",
    )?;
    let mut tables = transaction.prepare("SELECT id, head FROM tables")?;
    let tables = tables.query_map([], |row| Ok((row.get::<_, String>(0)?, text(row.get_ref(1)?))))?;
    for table in tables.collect::<Result<Vec<_>, _>>()? {
        let (id, head) = table;
        let mut last = first_link(&id, &head);
        let mut journal =
            transaction.prepare_cached("SELECT number, item FROM journal WHERE id = ?1 ORDER BY number")?;
        let items = journal.query_map([&id], |row| Ok((row.get::<_, i64>(0)?, text(row.get_ref(1)?))))?;
        for item in items.collect::<Result<Vec<_>, _>>()? {
            last = next_link(&last, &item.1);
            transaction
                .prepare_cached("UPDATE journal SET link = ?3 WHERE id = ?1 AND number = ?2")?
                .execute(params![id, item.0, &last[..]])?;
        }
        transaction
            .prepare_cached("UPDATE tables SET link = ?2 WHERE id = ?1")?
            .execute(params![id, &last[..]])?;
    }
    Ok(())
}

/// Layout 3: slips beside tables.
fn slips(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    Ok(transaction.execute_batch(
        "CREATE TABLE slips (
            shelf TEXT NOT NULL,
            key TEXT NOT NULL,
            version INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (shelf, key)
        ) STRICT, WITHOUT ROWID;",
    )?)
}

/// Layout 4: the last link of a game that is over says so.
fn seals(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut over = transaction.prepare("SELECT id, link FROM tables WHERE over <> 0")?;
    let over = over.query_map([], |row| Ok((row.get::<_, String>(0)?, link(row.get_ref(1)?))))?;
    for (id, last) in over.collect::<Result<Vec<_>, _>>()? {
        transaction
            .prepare_cached("UPDATE tables SET link = ?2 WHERE id = ?1")?
            .execute(params![id, &seal_over(&last)[..]])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a file holds, by what SQLite says of its tables and indexes.
    fn shape(file: &Connection) -> Vec<String> {
        let columns =
            "SELECT m.type || ' ' || m.name || ' ' || coalesce(c.name || ' ' || c.type || ' ' || c.pk, '')
             FROM sqlite_schema m LEFT JOIN pragma_table_info(m.name) c ON m.type = 'table'
             WHERE m.name NOT LIKE 'sqlite_%' ORDER BY 1";
        let mut columns = file.prepare(columns).unwrap();
        columns.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    fn layout(file: &Connection) -> i64 {
        file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    }

    #[test]
    fn every_layout_there_ever_was_is_brought_up_to_the_newest() {
        let mut fresh = Connection::open_in_memory().unwrap();
        bring_up(&mut fresh).unwrap();
        assert_eq!(layout(&fresh), NEWEST);
        for old in 1..=STEPS.len() {
            let mut file = Connection::open_in_memory().unwrap();
            let transaction = file.transaction().unwrap();
            STEPS[..old].iter().for_each(|step| step(&transaction).unwrap());
            transaction.pragma_update(None, "user_version", old as i64).unwrap();
            transaction.commit().unwrap();
            bring_up(&mut file).unwrap();
            assert_eq!((layout(&file), shape(&file)), (NEWEST, shape(&fresh)), "from layout {old}");
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut file = Connection::open_in_memory().unwrap();
        let transaction = file.transaction().unwrap();
        STEPS[0](&transaction).unwrap();
        transaction.pragma_update(None, "user_version", 1).unwrap();
        transaction.commit().unwrap();
        file.execute_batch("ALTER TABLE journal ADD COLUMN link BLOB NOT NULL DEFAULT x''").unwrap();
        let before = shape(&file);
        assert!(bring_up(&mut file).is_err(), "the column is there already");
        assert_eq!((layout(&file), shape(&file)), (1, before));
    }
}
