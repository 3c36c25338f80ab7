//! Stores: a file and memory, told the same, say the same; and a journal that was changed is noticed.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;
use server::journal::chain::Kept;
use server::journal::{Item, did};
use server::store::conformance::{append, create, fill};
use server::store::memory::Memory;
use server::store::sqlite::Sqlite;
use server::store::{Store, Write};

use crate::changed::changed;
use crate::fuzz;

/// Something that is done to a store.
#[derive(Clone, Debug)]
enum Deed {
    Create(usize),
    /// Items for a table, after so many of those it has fewer than there are (0 is right).
    Append(usize, usize, u8),
    Load(usize),
    /// What was gathered so far is written together.
    Write,
}

const IDS: [&str; 3] = ["one", "two", "three"];

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        1 => (0..3usize).prop_map(Deed::Create),
        6 => (0..3usize, prop_oneof![5 => Just(0usize), 1 => 1..3usize], 0..4u8)
            .prop_map(|(table, short, count)| Deed::Append(table, short, count)),
        1 => (0..3usize).prop_map(Deed::Load),
        3 => Just(Deed::Write),
    ]
}

#[test]
fn a_file_and_memory_say_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut number = 0;
    fuzz(&vec(deed(), 1..40), |deeds| {
        number += 1;
        let path = folder.path().join(format!("{number}.db"));
        let mut stores: [Box<dyn Store>; 2] =
            [Box::new(Sqlite::open(&path).unwrap()), Box::new(Memory::default())];
        let mut known: [Vec<Item>; 3] = Default::default();
        let mut batch: Vec<Write> = Vec::new();
        for (step, deed) in deeds.iter().enumerate() {
            match *deed {
                Deed::Create(table) => {
                    let mut new = create(IDS[table]);
                    if let Write::Create { secrets, .. } = &mut new {
                        *secrets = vec![([table as u8; 32], 0)];
                    }
                    batch.push(new);
                }
                Deed::Append(table, short, count) => {
                    let before = known[table].len().saturating_sub(short);
                    let items: Vec<Item> = (0..count).map(|n| did(n % 2, json!([step, n, "Ґ"]))).collect();
                    batch.push(append(IDS[table], &known[table][..before], items.clone()));
                    if short == 0 {
                        known[table].extend(items);
                    }
                }
                Deed::Load(table) => {
                    let [file, memory] = &mut stores;
                    assert_eq!(file.load(IDS[table]), memory.load(IDS[table]));
                }
                Deed::Write => {
                    let [file, memory] = &mut stores;
                    assert_eq!(file.write(&batch), memory.write(&batch));
                    batch.clear();
                }
            }
        }
        let [file, memory] = &mut stores;
        let mut clocked = [file.clocked().unwrap(), memory.clocked().unwrap()];
        clocked.iter_mut().for_each(|ids| ids.sort());
        assert_eq!(clocked[0], clocked[1]);
        // A file that is opened again still says it.
        for id in IDS {
            let told = memory.load(id).unwrap();
            assert_eq!(Sqlite::open(&path).unwrap().load(id).unwrap(), told);
            if let Some(kept) = told {
                assert_eq!(kept.read(id).unwrap().broken, None);
            }
        }
        drop(stores);
        let _ = std::fs::remove_file(path);
    });
}

#[test]
fn a_journal_that_was_changed_is_noticed() {
    let mut memory = Memory::default();
    let sound = fill(&mut memory);
    let kept = memory.load("one").unwrap().unwrap();
    let texts: Vec<String> = kept.lines.iter().map(|(_, line)| line.item.clone()).collect();
    let changes = (0..kept.lines.len(), changed(texts), changed(vec![kept.head.clone()]), 0..5u8, -2..12i64);
    fuzz(&changes, |(place, item, head, what, number)| {
        let mut kept: Kept = kept.clone();
        match what {
            0 => kept.lines[place].1.item = item,
            1 => kept.head = head,
            2 => kept.lines[place].0 = number,
            3 => drop(kept.lines.remove(place)),
            _ => kept.count = number.unsigned_abs(),
        }
        if let Ok(read) = kept.read("one") {
            assert_eq!(read.items, sound.items[..read.items.len()], "only what was written is sound");
            assert!(read.broken.is_some() || read == sound, "{read:?}");
        }
    });
}
