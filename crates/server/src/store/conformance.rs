//! What every store must do, as one suite that every implementation runs in its tests.
//!
//! Like the kernel's suite it is part of the crate, so that a store elsewhere can run it too.

mod slips;

use serde_json::json;
use table::chance::Seed;

use crate::journal::chain::{End, Kept, Saved, lines};
use crate::journal::{Head, HeadSeat, Item, did};
use crate::protocol::status::ClockSettings;
use crate::store::nodes::{Beat, Led};
use crate::store::{Listed, Store, StoreError, Write};

/// Makes an empty store.
pub type Make<'a> = &'a mut dyn FnMut() -> Box<dyn Store>;

/// Runs the suite; it panics where the store does not do as it must.
pub fn run(make: Make<'_>) {
    what_is_written_is_read(&mut *make());
    of_two_in_one_place_one_is_refused(&mut *make());
    a_refused_write_changes_nothing(&mut *make());
    a_batch_answers_for_each(&mut *make());
    secrets_lead_to_their_seats(&mut *make());
    only_running_clocks_are_listed(&mut *make());
    that_a_game_is_over_is_part_of_the_chain(&mut *make());
    tables_are_listed_and_forgotten(&mut *make());
    slips::are_changed_together_or_not_at_all(&mut *make());
    slips::are_found_in_order(&mut *make());
    slips::of_a_table_go_with_it(&mut *make());
}

/// Two nodes of one empty store, and a way to let the lease of the first run out.
pub struct Two {
    /// The first node.
    pub one: Box<dyn Store>,
    /// The second.
    pub two: Box<dyn Store>,
    /// Lets the first one's lease run out, as time would.
    pub run_out: Box<dyn FnMut()>,
}

/// Runs the suite for stores that several nodes share.
pub fn run_shared(make: &mut dyn FnMut() -> Two) {
    a_table_is_led_by_one_node(make());
    a_lead_is_given_up(make());
    what_a_silent_node_led_is_anybodys(make());
    who_is_not_on_the_list_leads_nothing(make());
    only_clocks_that_nobody_leads_are_listed(make());
}

/// How the tables of this suite are opened.
pub fn head() -> Head {
    Head {
        game: "toy".into(),
        mode: "plain".into(),
        options: json!({ "turns": 3, "who": ["ann", null] }),
        pack: None,
        seed: Seed::from_number(7),
        created: 1_790_000_000_000,
        hot_seat: false,
        clock: None,
        seats: vec![
            HeadSeat::Person { name: "Zoë «Ш» \u{1F40B}".into(), hash: "00".into(), account: None },
            HeadSeat::Open,
            HeadSeat::Bot("random".into()),
        ],
        terms: crate::journal::Terms::default(),
        public: None,
        origin: None,
    }
}

/// A new table.
pub fn create(id: &str) -> Write {
    Write::create(id, &head(), vec![([1; 32], 0)])
}

/// A write under this fence.
fn under(fence: u64, mut write: Write) -> Write {
    if let Write::Append { fence: named, .. } = &mut write {
        *named = fence;
    }
    write
}

/// Appends to a journal that has these items.
pub fn append(id: &str, before: &[Item], items: Vec<Item>) -> Write {
    Write::append(id, end(id, &head(), before), &items, false)
}

/// Where the journal of a table that was opened so ends with these items.
fn end(id: &str, head: &Head, items: &[Item]) -> End {
    let first = End::first(id, &serde_json::to_string(head).unwrap_or_default());
    first.behind(&lines(first.link, items), false)
}

fn read(store: &mut dyn Store, id: &str) -> Result<Option<Saved>, StoreError> {
    store.load(id)?.map(|kept| kept.read(id)).transpose()
}

fn written(store: &mut dyn Store, write: Write) -> Result<(), StoreError> {
    let mut answers = store.write(&[write]);
    assert_eq!(answers.len(), 1, "one answer for each write");
    answers.remove(0)
}

/// Writes a table `one` with some items, and returns it as it must be read.
pub fn fill(store: &mut dyn Store) -> Saved {
    let items = vec![
        Item::Sat { seat: 1, name: "Bob\n\"'; --".into(), hash: "ff".into(), account: None },
        did(0, json!({ "go": [1, 2.5, null] })),
        Item::TookBack { entry: 0 },
        Item::WentBack { entries: 0, by: Some(1), steps: 2, at: 1 },
        Item::Given { seat: 1, bot: "random".into(), by: Some(0), at: 2 },
        Item::Left { seat: 0, ms: u64::from(u32::MAX) + 1, grace: true },
        Item::Said { at: 1, seat: 0, text: "Ґ".repeat(500) },
    ];
    assert_eq!(written(store, create("one")), Ok(()));
    assert_eq!(written(store, append("one", &[], items[..3].to_vec())), Ok(()));
    assert_eq!(written(store, append("one", &items[..3], items[3..].to_vec())), Ok(()));
    Saved { head: head(), end: end("one", &head(), &items), items, broken: None }
}

fn what_is_written_is_read(store: &mut dyn Store) {
    assert_eq!(read(store, "one"), Ok(None));
    let saved = fill(store);
    assert_eq!(read(store, "one"), Ok(Some(saved)));
    assert_eq!(read(store, "two"), Ok(None));
}

fn of_two_in_one_place_one_is_refused(store: &mut dyn Store) {
    let saved = fill(store);
    let mut items = saved.items;
    assert_eq!(written(store, append("one", &items, vec![did(0, json!(1))])), Ok(()));
    for taken in [0, items.len() - 1, items.len()] {
        let answer = written(store, append("one", &items[..taken], vec![did(0, json!(2))]));
        assert_eq!(answer, Err(StoreError::Conflict), "in place {taken}");
    }
    items.push(did(0, json!("another")));
    let answer = written(store, append("one", &items, vec![did(0, json!(2))]));
    assert_eq!(answer, Err(StoreError::Conflict), "behind something that is not there");
    let there = [&items[..items.len() - 1], &[did(0, json!(1))]].concat();
    let mut miscounted = append("one", &there, vec![did(0, json!(2))]);
    if let Write::Append { before, after, .. } = &mut miscounted {
        (before.count, after.count) = (before.count + 1, after.count + 1);
    }
    assert_eq!(written(store, miscounted), Err(StoreError::Conflict), "with a gap before it");
    assert_eq!(written(store, create("one")), Err(StoreError::Conflict));
    assert_eq!(written(store, append("two", &[], vec![did(0, json!(1))])), Err(StoreError::NoTable));
}

fn a_refused_write_changes_nothing(store: &mut dyn Store) {
    let saved = fill(store);
    let mut write = append("one", &saved.items[..1], vec![did(0, json!(1)), did(0, json!(2))]);
    if let Write::Append { secret, after, .. } = &mut write {
        (*secret, after.over) = (Some(([9; 32], 1)), true);
    }
    assert_eq!(written(store, write), Err(StoreError::Conflict));
    assert_eq!(read(store, "one"), Ok(Some(saved)));
    assert_eq!(store.find(&[9; 32]), Ok(None));
}

fn a_batch_answers_for_each(store: &mut dyn Store) {
    let mut other = create("two");
    if let Write::Create { secrets, .. } = &mut other {
        secrets.clear();
    }
    let first = did(0, json!(1));
    let batch = [
        create("one"),
        append("one", &[], vec![first.clone()]),
        append("one", &[], vec![did(0, json!("lost"))]),
        other,
        append("one", std::slice::from_ref(&first), vec![did(0, json!(2))]),
        append("three", &[], Vec::new()),
    ];
    let answers = store.write(&batch);
    let expected = [Ok(()), Ok(()), Err(StoreError::Conflict), Ok(()), Ok(()), Err(StoreError::NoTable)];
    assert_eq!(answers, expected);
    let items = read(store, "one").unwrap_or_default().map(|saved| saved.items);
    assert_eq!(items, Some(vec![first, did(0, json!(2))]));
    assert_eq!(store.write(&[]), []);
}

fn secrets_lead_to_their_seats(store: &mut dyn Store) {
    assert_eq!(store.find(&[1; 32]), Ok(None));
    fill(store);
    let items = read(store, "one").unwrap_or_default().map_or_else(Vec::new, |saved| saved.items);
    let mut sat = append("one", &items, vec![]);
    if let Write::Append { secret, .. } = &mut sat {
        *secret = Some(([2; 32], 1));
    }
    assert_eq!(written(store, sat), Ok(()));
    assert_eq!(store.find(&[1; 32]), Ok(Some(("one".into(), 0))));
    assert_eq!(store.find(&[2; 32]), Ok(Some(("one".into(), 1))));
    assert_eq!(store.find(&[3; 32]), Ok(None));
}

fn only_running_clocks_are_listed(store: &mut dyn Store) {
    fill(store);
    assert_eq!(store.clocked(), Ok(vec![]));
    let clock = Some(ClockSettings { budget_s: 60, bonus_s: 0 });
    let head = Head { clock, ..head() };
    assert_eq!(written(store, Write::create("two", &head, vec![])), Ok(()));
    assert_eq!(store.clocked(), Ok(vec!["two".to_owned()]));
    let over = Write::append("two", end("two", &head, &[]), &[did(0, json!(1))], true);
    assert_eq!(written(store, over), Ok(()));
    assert_eq!(store.clocked(), Ok(vec![]));
}

fn that_a_game_is_over_is_part_of_the_chain(store: &mut dyn Store) {
    let head = Head { clock: Some(ClockSettings { budget_s: 60, bonus_s: 0 }), ..head() };
    assert_eq!(written(store, Write::create("two", &head, vec![])), Ok(()));
    let mut items = Vec::new();
    let mut at = end("two", &head, &items);
    // It is over, stays so while people talk, and is told with its items each time.
    for (number, over) in [false, true, true, false].into_iter().enumerate() {
        let more = vec![did(0, json!(number))];
        let write = Write::append("two", at, &more, over);
        let stale = Write::append("two", End { over: !at.over, ..at }, &more, over);
        assert_eq!(written(store, stale), Err(StoreError::Conflict), "behind an end that is not there");
        let Write::Append { after, .. } = write else { return };
        assert_eq!(written(store, write), Ok(()));
        items.extend(more);
        at = after;
        let saved = Saved { head: head.clone(), items: items.clone(), end: at, broken: None };
        assert_eq!((at.over, read(store, "two")), (over, Ok(Some(saved))));
        let Ok(Some(kept)) = store.load("two") else { return };
        assert_eq!((kept.clocked, kept.over), (true, over));
        for changed in [Kept { over: !over, ..kept.clone() }, Kept { clocked: false, ..kept }] {
            let read = changed.read("two").map(|saved| saved.broken.is_some());
            assert_eq!(read, Ok(true), "what its row says was changed");
        }
    }
}

fn tables_are_listed_and_forgotten(store: &mut dyn Store) {
    assert_eq!(store.list(), Ok(vec![]));
    let saved = fill(store);
    let older = Head { created: 5, ..head() };
    assert_eq!(written(store, Write::create("older", &older, vec![])), Ok(()));
    let over = Write::append("older", end("older", &older, &[]), &[did(0, json!(1))], true);
    assert_eq!(written(store, over), Ok(()));
    let items = saved.items.len() as u64;
    let one = Listed { id: "one".into(), head: head(), items, over: false };
    let older = Listed { id: "older".into(), head: older, items: 1, over: true };
    assert_eq!(store.list(), Ok(vec![older.clone(), one]));
    assert_eq!(store.delete("one"), Ok(true));
    assert_eq!(store.delete("one"), Ok(false));
    assert_eq!((read(store, "one"), store.find(&[1; 32])), (Ok(None), Ok(None)));
    let late = append("one", &saved.items, vec![did(0, json!(1))]);
    assert_eq!(written(store, late), Err(StoreError::NoTable));
    assert_eq!(store.list(), Ok(vec![older]));
    assert_eq!(store.check(), Ok(()));
}

fn led_here(store: &mut dyn Store, id: &str) -> u64 {
    match store.lead(id) {
        Ok(Led::Here(fence)) => fence,
        other => panic!("not led here: {other:?}"),
    }
}

fn is_led_elsewhere(store: &mut dyn Store, id: &str) -> bool {
    matches!(store.lead(id), Ok(Led::There(_)))
}

fn a_table_is_led_by_one_node(Two { mut one, mut two, .. }: Two) {
    assert_eq!(one.beat(), Ok(Beat { anew: true, gone: vec![] }));
    assert_eq!(two.beat(), Ok(Beat { anew: true, gone: vec![] }));
    assert_eq!(one.beat(), Ok(Beat::default()));
    assert_eq!(one.lead("one"), Err(StoreError::NoTable));
    assert_eq!(written(&mut *one, create("one")), Ok(()));
    let fence = led_here(&mut *one, "one");
    assert!(fence > 0, "it is led by nobody when it is made");
    assert!(is_led_elsewhere(&mut *two, "one"));
    assert_eq!(led_here(&mut *one, "one"), fence, "asked again it answers the same");
    let first = did(0, json!(1));
    let write = |fence| under(fence, append("one", &[], vec![first.clone()]));
    assert_eq!(written(&mut *two, write(fence - 1)), Err(StoreError::Fenced));
    assert_eq!(written(&mut *two, write(fence + 1)), Err(StoreError::Fenced));
    assert_eq!(written(&mut *one, write(fence)), Ok(()));
    assert_eq!(read(&mut *two, "one").map(|saved| saved.map(|saved| saved.items)), Ok(Some(vec![first])));
}

fn a_lead_is_given_up(Two { mut one, mut two, .. }: Two) {
    for node in [&mut one, &mut two] {
        assert!(node.beat().is_ok());
    }
    assert!(one.beat().is_ok(), "it knows of the other now");
    assert_eq!(written(&mut *one, create("one")), Ok(()));
    let fence = led_here(&mut *one, "one");
    assert_eq!(two.release("one", fence), Ok(()));
    assert_eq!(one.release("one", fence + 1), Ok(()));
    assert!(is_led_elsewhere(&mut *two, "one"), "nobody else gives it up, nor an older or later lead");
    assert_eq!(one.release("one", fence), Ok(()));
    assert!(led_here(&mut *two, "one") > fence);
    assert!(is_led_elsewhere(&mut *one, "one"));
    // A node that goes gives up all it led.
    assert_eq!(two.leave(), Ok(()));
    assert!(led_here(&mut *one, "one") > fence + 1);
    // Who has not heard of it finds out.
    assert_eq!(one.beat(), Ok(Beat { anew: false, gone: vec!["two".to_owned()] }));
    assert_eq!(one.beat(), Ok(Beat::default()));
}

fn what_a_silent_node_led_is_anybodys(Two { mut one, mut two, mut run_out }: Two) {
    for node in [&mut one, &mut two] {
        assert!(node.beat().is_ok());
    }
    assert_eq!(written(&mut *one, create("one")), Ok(()));
    let before = led_here(&mut *one, "one");
    run_out();
    assert_eq!(one.beat(), Ok(Beat::default()), "late, but nobody has struck it off yet");
    assert_eq!(two.beat(), Ok(Beat::default()));
    run_out();
    assert!(is_led_elsewhere(&mut *two, "one"), "as long as it is on the list it leads");
    assert_eq!(two.beat(), Ok(Beat { anew: false, gone: vec!["one".to_owned()] }));
    let after = led_here(&mut *two, "one");
    assert!(after > before);
    let late = under(before, append("one", &[], vec![did(0, json!("late"))]));
    assert_eq!(written(&mut *one, late), Err(StoreError::Fenced), "the one before cannot write any more");
    assert!(is_led_elsewhere(&mut *one, "one"), "and sees who leads");
    assert_eq!(one.beat(), Ok(Beat { anew: true, gone: vec![] }), "and is told that it was away");
    let new = under(after, append("one", &[], vec![did(0, json!("new"))]));
    assert_eq!(written(&mut *two, new), Ok(()));
}

fn who_is_not_on_the_list_leads_nothing(Two { mut one, mut two, .. }: Two) {
    assert!(two.beat().is_ok());
    assert_eq!(written(&mut *one, create("one")), Ok(()));
    assert_eq!(one.lead("one"), Err(StoreError::Adrift));
    led_here(&mut *two, "one");
    assert!(is_led_elsewhere(&mut *one, "one"));
}

fn only_clocks_that_nobody_leads_are_listed(Two { mut one, mut two, mut run_out }: Two) {
    for node in [&mut one, &mut two] {
        assert!(node.beat().is_ok());
    }
    let head = Head { clock: Some(ClockSettings { budget_s: 60, bonus_s: 0 }), ..head() };
    assert_eq!(written(&mut *one, Write::create("two", &head, vec![])), Ok(()));
    assert_eq!(two.clocked(), Ok(vec!["two".to_owned()]));
    led_here(&mut *one, "two");
    assert_eq!(two.clocked(), Ok(vec![]));
    run_out();
    assert!(two.beat().is_ok_and(|beat| beat.gone == ["one"]));
    assert_eq!(two.clocked(), Ok(vec!["two".to_owned()]));
}
