//! The journal of a real file, damaged: every change is noticed, nothing panics, and what is sound is read.

use std::path::Path;

use rusqlite::Connection;
use serde_json::json;
use server::journal::chain::{End, Saved};
use server::journal::{Head, HeadSeat, Item, did};
use server::store::sqlite::Sqlite;
use server::store::{Store, StoreError, Write};
use table::Chance;
use table::chance::{Fast, Seed};

const ID: &str = "journal2journal2";

fn head() -> Head {
    Head {
        game: "toy".into(),
        mode: "plain".into(),
        options: json!({ "seats": 2 }),
        pack: None,
        seed: Seed::from_number(7),
        created: 1,
        hot_seat: false,
        clock: None,
        seats: vec![HeadSeat::Open, HeadSeat::Bot("random".into())],
        terms: server::journal::Terms::default(),
        public: None,
        origin: None,
    }
}

/// A file with one table of some items; the items.
fn fill(path: &Path) -> Vec<Item> {
    let mut store = Sqlite::open(path).unwrap();
    let create = Write::create(ID, &head(), vec![([1; 32], 0)]);
    let mut end = End::first(ID, &serde_json::to_string(&head()).unwrap());
    store.write(&[create]).remove(0).unwrap();
    let items: Vec<Item> = (0..40).map(|number| did(number % 2, json!({ "go": [number, "Ґ"] }))).collect();
    for item in &items {
        let write = Write::append(ID, end, std::slice::from_ref(item), false);
        let Write::Append { after, .. } = &write else { unreachable!() };
        end = *after;
        store.write(&[write]).remove(0).unwrap();
    }
    items
}

fn load(path: &Path) -> Result<Option<Saved>, StoreError> {
    Sqlite::open(path)?.load(ID)?.map(|kept| kept.read(ID)).transpose()
}

/// Nothing is taken for sound that was not written: what is read is the beginning of what was.
fn is_noticed(loaded: Result<Option<Saved>, StoreError>, items: &[Item]) -> bool {
    match loaded {
        Err(_) | Ok(None) => true,
        Ok(Some(saved)) => {
            assert_eq!(saved.items, items[..saved.items.len()], "only what was written is sound");
            saved.broken.is_some()
        }
    }
}

#[test]
fn what_was_not_touched_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items = fill(&path);
    let saved = load(&path).unwrap().unwrap();
    assert_eq!((saved.items, saved.broken, saved.head), (items, None, head()));
}

#[test]
fn any_change_of_a_row_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items = fill(&path);
    let changes = [
        ("UPDATE journal SET item = replace(item, '\"go\":[7', '\"go\":[8') WHERE number = 7", 7),
        ("UPDATE journal SET item = '' WHERE number = 0", 0),
        ("UPDATE journal SET link = x'00000000000000000000000000000000' WHERE number = 12", 12),
        ("UPDATE journal SET link = x'' WHERE number = 12", 12),
        ("UPDATE journal SET number = 100 WHERE number = 39", 39),
        ("DELETE FROM journal WHERE number >= 30", 30),
        ("DELETE FROM journal WHERE number = 39", 39),
        ("DELETE FROM journal WHERE number = 5", 5),
        ("DELETE FROM journal", 0),
        ("DELETE FROM journal WHERE number >= 30; UPDATE tables SET items = 30", 30),
        ("UPDATE tables SET items = 41", 40),
        ("UPDATE tables SET items = -1", 40),
        ("UPDATE tables SET link = x'00'", 40),
        ("UPDATE tables SET over = 1", 40),
        ("UPDATE tables SET clocked = 1", 40),
        ("UPDATE tables SET over = 256", 40),
        ("UPDATE tables SET head = replace(head, '\"hot_seat\":false', '\"hot_seat\":true')", 0),
    ];
    for (change, sound) in changes {
        let copy = folder.path().join("copy.db");
        std::fs::copy(&path, &copy).unwrap();
        Connection::open(&copy).unwrap().execute_batch(change).unwrap();
        let saved = load(&copy).unwrap().unwrap();
        assert!(saved.broken.is_some(), "{change}");
        assert_eq!(saved.items, items[..sound], "{change}");
    }
}

#[test]
fn random_bytes_flipped_in_items_and_links_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items = fill(&path);
    let copy = folder.path().join("copy.db");
    std::fs::copy(&path, &copy).unwrap();
    let file = Connection::open(&copy).unwrap();
    let mut chance = Fast::new(4);
    for round in 0..400 {
        let (number, column) = (chance.below(40), ["item", "link"][chance.below(2) as usize]);
        let select = format!("SELECT CAST({column} AS BLOB) FROM journal WHERE number = {number}");
        let before: Vec<u8> = file.query_row(&select, [], |row| row.get(0)).unwrap();
        let mut after = before.clone();
        let place = chance.below(after.len() as u32) as usize;
        after[place] ^= 1 << chance.below(8);
        let cast = if column == "item" { "CAST(?1 AS TEXT)" } else { "?1" };
        let update = format!("UPDATE journal SET {column} = {cast} WHERE number = {number}");
        file.execute(&update, [&after]).unwrap();
        let saved = load(&copy).unwrap().unwrap();
        assert!(saved.broken.is_some(), "round {round}: byte {place} of {column} {number}");
        assert_eq!(saved.items, items[..number as usize]);
        file.execute(&update, [&before]).unwrap();
    }
    assert_eq!(load(&copy).unwrap().unwrap().broken, None);
}

#[test]
fn random_bits_flipped_in_any_column_of_the_chain_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items = fill(&path);
    let columns = [
        ("journal", "id", "TEXT"),
        ("journal", "number", "INTEGER"),
        ("journal", "item", "TEXT"),
        ("journal", "link", "BLOB"),
        ("tables", "id", "TEXT"),
        ("tables", "head", "TEXT"),
        ("tables", "items", "INTEGER"),
        ("tables", "link", "BLOB"),
        ("tables", "clocked", "INTEGER"),
        ("tables", "over", "INTEGER"),
    ];
    let mut chance = Fast::new(11);
    for round in 0..400 {
        let copy = folder.path().join("copy.db");
        std::fs::copy(&path, &copy).unwrap();
        let (table, column, kind) = columns[round % columns.len()];
        let number = chance.below(40);
        let row = if table == "journal" { format!("number = {number}") } else { "true".to_owned() };
        let file = Connection::open(&copy).unwrap();
        file.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        if kind == "INTEGER" {
            let bit = 1i64 << chance.below(63);
            let flip =
                format!("UPDATE {table} SET {column} = ({column} | {bit}) - ({column} & {bit}) WHERE {row}");
            // Two items cannot have one number: such a file cannot be.
            if file.execute(&flip, []).is_err() {
                continue;
            }
        } else {
            let select = format!("SELECT CAST({column} AS BLOB) FROM {table} WHERE {row}");
            let mut bytes: Vec<u8> = file.query_row(&select, [], |row| row.get(0)).unwrap();
            let place = chance.below(bytes.len() as u32) as usize;
            bytes[place] ^= 1 << chance.below(8);
            let update = format!("UPDATE {table} SET {column} = CAST(?1 AS {kind}) WHERE {row}");
            assert_eq!(file.execute(&update, [&bytes]).unwrap(), 1);
        }
        file.close().unwrap();
        assert!(is_noticed(load(&copy), &items), "round {round}: {column} of {table}, row {number}");
    }
}

#[test]
fn random_bytes_flipped_in_the_file_itself_are_noticed_or_harm_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items = fill(&path);
    // The write-ahead log is put away when the last connection closes, so the file is whole.
    let whole = std::fs::read(&path).unwrap();
    let copy = folder.path().join("copy.db");
    let mut chance = Fast::new(9);
    let mut noticed = 0;
    for _ in 0..400 {
        let mut bytes = whole.clone();
        match chance.below(4) {
            0 => bytes.truncate(chance.below(bytes.len() as u32) as usize),
            _ => {
                for _ in 0..=chance.below(8) {
                    let place = chance.below(bytes.len() as u32) as usize;
                    bytes[place] ^= 1 << chance.below(8);
                }
            }
        }
        for beside in ["copy.db-wal", "copy.db-shm"] {
            let _ = std::fs::remove_file(folder.path().join(beside));
        }
        std::fs::write(&copy, bytes).unwrap();
        let loaded = load(&copy);
        let unharmed = matches!(&loaded, Ok(Some(saved)) if saved.items == items && saved.head == head());
        let heard = is_noticed(loaded, &items);
        assert!(heard || unharmed, "a change was passed over");
        noticed += usize::from(heard);
    }
    assert!(noticed > 100, "{noticed}");
}

/// How files were laid out before there were links.
const LAYOUT_1: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, head TEXT NOT NULL, items INTEGER NOT NULL DEFAULT 0,
        clocked INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX running_clocks ON tables (id) WHERE clocked = 1 AND over = 0;
    CREATE TABLE journal (
        id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, item TEXT NOT NULL,
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        hash BLOB PRIMARY KEY, id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
";

#[test]
fn a_file_of_the_first_layout_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let items: Vec<Item> = (0..5).map(|number| did(0, json!(number))).collect();
    let old = Connection::open(&path).unwrap();
    old.execute_batch(LAYOUT_1).unwrap();
    for (id, count, over) in [(ID, 5, false), ("short2short2shor", 6, false), ("over2over2over2o", 5, true)] {
        old.execute(
            "INSERT INTO tables (id, head, items, clocked, over) VALUES (?1, ?2, ?3, 0, ?4)",
            (id, serde_json::to_string(&head()).unwrap(), count, over),
        )
        .unwrap();
        for (number, item) in items.iter().enumerate() {
            let item = serde_json::to_string(item).unwrap();
            old.execute("INSERT INTO journal VALUES (?1, ?2, ?3)", (id, number as i64, item)).unwrap();
        }
    }
    old.execute("INSERT INTO secrets VALUES (?1, ?2, 1)", ([5u8; 32], ID)).unwrap();
    drop(old);

    let saved = load(&path).unwrap().unwrap();
    assert_eq!((&saved.items, &saved.broken, saved.head), (&items, &None, head()));
    let mut store = Sqlite::open(&path).unwrap();
    assert_eq!(store.find(&[5; 32]), Ok(Some((ID.to_owned(), 1))));
    let short = store.load("short2short2shor").unwrap().unwrap().read("short2short2shor").unwrap();
    assert!(short.broken.is_some(), "what was lost before is noticed now");
    let over = store.load("over2over2over2o").unwrap().unwrap().read("over2over2over2o").unwrap();
    assert_eq!((over.items, over.end.over, over.broken), (items.clone(), true, None));
    // It goes on from there.
    let write = Write::append(ID, saved.end, &[did(1, json!("more"))], true);
    assert_eq!(store.write(&[write]), [Ok(())]);
    assert_eq!(load(&path).unwrap().unwrap().items.len(), 6);
    let layout: i64 =
        Connection::open(&path).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(
        layout, 4,
        "raise this with every new layout, and see that what was written before is still read"
    );
}
