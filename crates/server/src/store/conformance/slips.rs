//! What every store must do with slips.

use crate::store::conformance::fill;
use crate::store::slips::{Slip, SlipChange};
use crate::store::{PUBLIC, Store, StoreError};

fn bodies(store: &mut dyn Store, shelf: &str, prefix: &str) -> Vec<(String, String)> {
    let found = store.slips(shelf, prefix, 100).unwrap_or_default();
    found.into_iter().map(|slip| (slip.key, slip.body)).collect()
}

pub fn are_changed_together_or_not_at_all(store: &mut dyn Store) {
    assert_eq!(store.slip("a", "x"), Ok(None));
    assert_eq!(
        store.change(&[SlipChange::new("a", "x", "one".into()), SlipChange::new("b", "x", "two".into())]),
        Ok(())
    );
    let read = store.slip("a", "x").unwrap_or_default();
    let first = Slip { key: "x".into(), version: 1, body: "one".into() };
    assert_eq!(read, Some(first.clone()));
    assert_eq!(store.change(&[SlipChange::new("a", "x", "again".into())]), Err(StoreError::Conflict));
    // Of two who read the same slip one is refused, and nothing of what it wanted is done.
    assert_eq!(store.change(&[SlipChange::change("a", &first, "three".into())]), Ok(()));
    let late = [SlipChange::put("c", "x", "new".into()), SlipChange::change("a", &first, "late".into())];
    assert_eq!(store.change(&late), Err(StoreError::Conflict));
    let mut gone = SlipChange::remove("a", "x");
    gone.version = Some(1);
    assert_eq!(
        store.change(&[SlipChange::put("c", "x", "new".into()), gone.clone()]),
        Err(StoreError::Conflict)
    );
    assert_eq!(store.slip("c", "x"), Ok(None));
    assert_eq!(store.slip("a", "x"), Ok(Some(Slip { key: "x".into(), version: 2, body: "three".into() })));
    gone.version = Some(2);
    assert_eq!(store.change(&[gone, SlipChange::put("b", "x", "Ш\u{1F40B}".into())]), Ok(()));
    assert_eq!(store.slip("a", "x"), Ok(None));
    assert_eq!(
        store.slip("b", "x"),
        Ok(Some(Slip { key: "x".into(), version: 2, body: "Ш\u{1F40B}".into() }))
    );
    assert_eq!(store.change(&[SlipChange::remove("a", "nothing"), SlipChange::remove("b", "x")]), Ok(()));
    assert_eq!(store.change(&[SlipChange::new("b", "x", "anew".into())]), Ok(()));
}

pub fn are_found_in_order(store: &mut dyn Store) {
    for key in ["b/2", "a/10", "b/1", "c", "B/3", "b/ш", "b"] {
        assert_eq!(store.change(&[SlipChange::put("s", key, key.to_uppercase())]), Ok(()));
    }
    assert_eq!(store.change(&[SlipChange::put("t", "b/0", String::new())]), Ok(()));
    let keys: Vec<String> = bodies(store, "s", "b/").into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["b/1", "b/2", "b/ш"]);
    let keys: Vec<String> = bodies(store, "s", "").into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["B/3", "a/10", "b", "b/1", "b/2", "b/ш", "c"], "in the order of their bytes");
    assert_eq!(store.slips("s", "b", 2).map(|found| found.len()), Ok(2));
}

pub fn of_a_table_go_with_it(store: &mut dyn Store) {
    fill(store);
    assert_eq!(store.change(&[SlipChange::put(PUBLIC, "one", "{}".into())]), Ok(()));
    assert_eq!(store.delete("one"), Ok(true));
    assert_eq!(store.slip(PUBLIC, "one"), Ok(None));
}
