//! Tables in a real PostgreSQL, which the tests start themselves; where none is installed they are skipped.

#![cfg(unix)]

use std::io::{Read, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use load::postgres::{MISSING, Postgres as Database};
use server::journal::did;
use server::store::nodes::{LEASE, Led, News, Node};
use server::store::postgres::Postgres;
use server::store::slips::SlipChange;
use server::store::{Store, StoreError, Write, conformance};

/// One database server for all tests that run at the same time.
static RUNNING: Mutex<Weak<Database>> = Mutex::new(Weak::new());

fn database() -> Option<Arc<Database>> {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(database) = running.upgrade() {
        return Some(database);
    }
    let Some(database) = Database::start(&["fsync=off"]).unwrap() else {
        eprintln!("{MISSING}");
        return None;
    };
    let database = Arc::new(database);
    *running = Arc::downgrade(&database);
    Some(database)
}

fn node(id: &str) -> Node {
    Node { id: id.into(), address: format!("{id}:1") }
}

fn open(database: &Database, name: &str, id: &str) -> Postgres {
    Postgres::open(&database.address(name), node(id)).unwrap()
}

#[test]
fn a_database_keeps_tables_as_a_store_must() {
    let Some(database) = database() else { return };
    conformance::run(&mut || Box::new(open(&database, &database.database().unwrap(), "one")));
}

#[test]
fn a_database_is_shared_by_nodes_as_a_store_must() {
    let Some(database) = database() else { return };
    conformance::run_shared(&mut || {
        let name = database.database().unwrap();
        let (one, two) = (open(&database, &name, "one"), open(&database, &name, "two"));
        let (database, name) = (database.clone(), name.clone());
        let run_out = "UPDATE nodes SET expires = now() - interval '1 second' WHERE id = 'one'";
        let run_out = Box::new(move || drop(database.sql(&name, run_out).unwrap()));
        conformance::Two { one: Box::new(one), two: Box::new(two), run_out }
    });
}

#[test]
fn a_database_opened_again_holds_what_was_written() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let before = conformance::fill(&mut open(&database, &name, "one"));
    let kept = open(&database, &name, "two").load("one").unwrap().unwrap();
    assert_eq!(kept.read("one").unwrap(), before);
}

#[test]
fn many_servers_may_lay_out_one_database_at_once_and_a_newer_one_is_refused() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    std::thread::scope(|scope| {
        (0..6).for_each(|number| {
            drop(scope.spawn({
                let (database, name) = (&database, &name);
                move || open(database, name, &number.to_string())
            }))
        });
    });
    assert_eq!(database.sql(&name, "SELECT version FROM layout ORDER BY 1").unwrap(), ["1", "2", "3"]);
    database.sql(&name, "INSERT INTO layout VALUES (99)").unwrap();
    let refused = Postgres::open(&database.address(&name), node("one")).err();
    assert!(matches!(refused, Some(StoreError::Damaged(_))), "{refused:?}");
}

#[test]
fn a_database_of_the_first_layout_is_taken_over() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let mut before = conformance::fill(&mut open(&database, &name, "one"));
    // As it was before there were slips, and before a last link said that the game is over.
    database.sql(&name, "DROP TABLE slips").unwrap();
    database.sql(&name, "UPDATE tables SET over = true").unwrap();
    before.end.over = true;
    database.sql(&name, "DELETE FROM layout WHERE version > 1").unwrap();
    let mut store = open(&database, &name, "two");
    assert_eq!(store.load("one").unwrap().unwrap().read("one").unwrap(), before);
    assert_eq!(store.change(&[SlipChange::new("s", "k", "new".into())]), Ok(()));
    assert_eq!(store.slip("s", "k").unwrap().unwrap().body, "new");
}

/// Ends all connections to a database but our own.
fn cut(database: &Database, name: &str) {
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    database.sql(name, cut).unwrap();
}

#[test]
fn a_lost_connection_is_made_anew_and_nothing_is_lost_or_written_twice() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let mut store = open(&database, &name, "one");
    let saved = conformance::fill(&mut store);
    let mut end = saved.end;
    for number in 0..20 {
        if number % 2 == 0 {
            cut(&database, &name);
        }
        let write = Write::append("one", end, &[did(0, number.into())], false);
        let Write::Append { after, .. } = &write else { unreachable!() };
        end = *after;
        assert_eq!(store.write(&[write]), [Ok(())], "write {number}");
    }
    let read = store.load("one").unwrap().unwrap().read("one").unwrap();
    assert_eq!((read.items.len() as u64, read.end, read.broken), (end.count, end, None));
}

/// A way to the database that cuts the connection instead of passing on that a transaction stands, as often as is asked
/// for. Its folder is the database's address.
fn forgetful(database: &Database, forget: Arc<AtomicU32>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
    let there = database.folder().join(".s.PGSQL.5432");
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let (mut client, mut server) = (client.unwrap(), UnixStream::connect(&there).unwrap());
            let (mut to_server, mut from_client) = (server.try_clone().unwrap(), client.try_clone().unwrap());
            std::thread::spawn(move || std::io::copy(&mut from_client, &mut to_server));
            let forget = forget.clone();
            std::thread::spawn(move || {
                let mut bytes = [0; 65536];
                while let Ok(count @ 1..) = server.read(&mut bytes) {
                    let stands = bytes[..count].windows(7).any(|seven| seven == b"COMMIT\0");
                    let less = |left: u32| left.checked_sub(1);
                    if stands && forget.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok() {
                        break;
                    }
                    client.write_all(&bytes[..count]).unwrap();
                }
                let _ = client.shutdown(std::net::Shutdown::Both);
            });
        }
    });
    folder
}

#[test]
fn a_write_whose_answer_was_lost_is_known_again() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let forget = Arc::new(AtomicU32::new(0));
    let folder = forgetful(&database, forget.clone());
    let address = folder.path().display().to_string().replace('/', "%2F");
    let mut store = Postgres::open(&format!("postgres://sietch@{address}/{name}"), node("one")).unwrap();
    forget.store(1, Ordering::SeqCst);
    let saved = conformance::fill(&mut store);
    assert_eq!(forget.load(Ordering::SeqCst), 0, "the answer to the table's making was lost");
    forget.store(2, Ordering::SeqCst);
    let append = |words: &str| Write::append("one", saved.end, &[did(0, words.into())], false);
    assert_eq!(store.write(&[append("once")]), [Ok(())]);
    assert_eq!(forget.load(Ordering::SeqCst), 0, "two answers were lost");
    assert_eq!(
        database.sql(&name, "SELECT count(*) FROM journal").unwrap(),
        [(saved.end.count + 1).to_string()]
    );
    // What somebody else wrote is not taken for one's own.
    forget.store(1, Ordering::SeqCst);
    assert_eq!(store.write(&[append("other")]), [Err(StoreError::Conflict)]);
}

/// What a way to the database is asked to do, and then does: to hang.
const ASKED: u32 = 1;
const HANGS: u32 = 2;

/// A way to the database on which nothing goes on once it is asked to hang: from the middle of the next transaction, as for a
/// server that is frozen.
fn hanging(database: &Database, hang: Arc<AtomicU32>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
    let there = database.folder().join(".s.PGSQL.5432");
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let (client, server) = (client.unwrap(), UnixStream::connect(&there).unwrap());
            let out = (client.try_clone().unwrap(), server.try_clone().unwrap(), true);
            for (mut from, mut to, goes_out) in [out, (server, client, false)] {
                let hang = hang.clone();
                std::thread::spawn(move || {
                    let mut bytes = [0; 65536];
                    while let Ok(count @ 1..) = from.read(&mut bytes) {
                        while hang.load(Ordering::SeqCst) == HANGS {
                            std::thread::park();
                        }
                        let ends = bytes[..count].windows(6).position(|six| six == b"COMMIT");
                        let ends = ends.filter(|_| goes_out && hang.load(Ordering::SeqCst) == ASKED);
                        // Before the word stands what kind of message it is, and how long.
                        let _ = to.write_all(&bytes[..ends.map_or(count, |ends| ends.saturating_sub(5))]);
                        ends.into_iter().for_each(|_| hang.store(HANGS, Ordering::SeqCst));
                    }
                });
            }
        }
    });
    folder
}

#[test]
fn a_node_that_hangs_in_a_transaction_holds_up_neither_its_tables_nor_other_nodes() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let hang = Arc::new(AtomicU32::new(0));
    let folder = hanging(&database, hang.clone());
    let address = folder.path().display().to_string().replace('/', "%2F");
    let mut one = Postgres::open(&format!("postgres://sietch@{address}/{name}"), node("one")).unwrap();
    let mut two = open(&database, &name, "two");
    one.beat().unwrap();
    two.beat().unwrap();
    let saved = conformance::fill(&mut one);
    let Ok(Led::Here(fence)) = one.lead("one") else { panic!("nobody else leads it") };
    let mut write = Write::append("one", saved.end, &[did(0, "late".into())], false);
    if let Write::Append { fence: named, .. } = &mut write {
        *named = fence;
    }
    hang.store(ASKED, Ordering::SeqCst);
    let hung = Instant::now();
    let hanging = std::thread::spawn(move || one.write(&[write]));
    let held = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'
                AND datname = current_database()";
    while database.sql(&name, held).unwrap().is_empty() {
        assert!(hung.elapsed() < LEASE, "it hangs in a transaction");
    }
    // It is taken for dead: whoever asks for its table does not stand and wait for it.
    database.sql(&name, "DELETE FROM nodes WHERE id = 'one'").unwrap();
    let begun = Instant::now();
    let mut led = two.lead("one");
    assert!(led == Err(StoreError::Adrift) && begun.elapsed() < Duration::from_secs(1), "{led:?}");
    while led == Err(StoreError::Adrift) {
        assert!(hung.elapsed() < LEASE, "its lease is over, and it still holds the table");
        std::thread::sleep(Duration::from_millis(50));
        led = two.lead("one");
    }
    assert_eq!(led, Ok(Led::Here(fence + 1)));
    assert!(matches!(hanging.join().unwrap()[..], [Err(_)]));
    assert_eq!(two.load("one").unwrap().unwrap().count, saved.end.count, "nothing came late");
}

#[test]
fn nodes_hear_when_one_of_them_goes() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let (mut one, mut two) = (open(&database, &name, "one"), open(&database, &name, "two"));
    let mut news = two.news().unwrap();
    one.beat().unwrap();
    two.beat().unwrap();
    let listening =
        || database.sql(&name, "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").unwrap();
    while listening().is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    one.leave().unwrap();
    assert_eq!(news.blocking_recv(), Some(News::Gone { node: "one".into() }));
    // A node that comes back at its old address is another one, and the one before is gone for certain.
    one.beat().unwrap();
    let mut anew =
        Postgres::open(&database.address(&name), Node { id: "new".into(), ..node("one") }).unwrap();
    anew.write(&[]);
    assert_eq!(anew.beat().unwrap().gone, ["one"]);
    assert_eq!(news.blocking_recv(), Some(News::Gone { node: "one".into() }));
    conformance::fill(&mut anew);
    assert_eq!(anew.lead("one"), Ok(Led::Here(1)));
}

#[test]
fn of_many_who_come_at_once_one_leads() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let mut stores: Vec<Postgres> = (0..4).map(|id| open(&database, &name, &id.to_string())).collect();
    for table in 0..20 {
        let id = format!("t{table}");
        let Write::Create { head, link, clocked, .. } = conformance::create("any") else { unreachable!() };
        let create = Write::Create { id: id.clone(), head, link, clocked, secrets: Vec::new() };
        assert_eq!(stores[0].write(&[create]), [Ok(())]);
        stores.iter_mut().for_each(|store| drop(store.beat().unwrap()));
        let together = std::sync::Barrier::new(stores.len());
        let here = std::thread::scope(|scope| {
            let coming = stores.iter_mut().map(|store| {
                let (id, together) = (&id, &together);
                scope.spawn(move || {
                    together.wait();
                    matches!(store.lead(id), Ok(Led::Here(_)))
                })
            });
            let coming: Vec<_> = coming.collect();
            coming.into_iter().map(|came| came.join().unwrap()).filter(|here| *here).count()
        });
        assert_eq!(here, 1, "{id}");
    }
    assert_eq!(database.sql(&name, "SELECT max(fence) FROM tables").unwrap(), ["1"], "and nobody after it");
}

#[test]
fn a_journal_that_was_cut_or_changed_in_the_database_is_noticed() {
    let Some(database) = database() else { return };
    for change in [
        "DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)",
        "DELETE FROM journal WHERE number = 1",
        "UPDATE journal SET item = replace(item, '2.5', '2.6')",
        "UPDATE tables SET items = items - 1",
        "UPDATE tables SET head = replace(head, 'ann', 'eve')",
        "UPDATE tables SET over = NOT over",
        "UPDATE tables SET clocked = NOT clocked",
    ] {
        let name = database.database().unwrap();
        let mut store = open(&database, &name, "one");
        conformance::fill(&mut store);
        database.sql(&name, change).unwrap();
        let read = store.load("one").unwrap().unwrap().read("one");
        assert!(
            read.as_ref().is_err() || read.as_ref().is_ok_and(|saved| saved.broken.is_some()),
            "{change}"
        );
    }
}

#[test]
fn a_step_that_fails_leaves_the_database_as_it_was() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let before = conformance::fill(&mut open(&database, &name, "one"));
    // Layout 1, and something of somebody else's where layout 2 is to be.
    database.sql(&name, "DELETE FROM layout WHERE version > 1").unwrap();
    assert!(Postgres::open(&database.address(&name), node("two")).is_err());
    assert_eq!(database.sql(&name, "SELECT version FROM layout").unwrap(), ["1"]);
    database.sql(&name, "DROP TABLE slips").unwrap();
    let kept = open(&database, &name, "two").load("one").unwrap().unwrap();
    assert_eq!(kept.read("one").unwrap(), before);
    assert_eq!(database.sql(&name, "SELECT version FROM layout ORDER BY 1").unwrap(), ["1", "2", "3"]);
}

#[test]
fn a_database_that_takes_no_writes_is_not_well() {
    let Some(database) = database() else { return };
    let name = database.database().unwrap();
    let mut store = open(&database, &name, "one");
    store.beat().unwrap();
    assert_eq!(store.check(), Ok(()));
    database.sql(&name, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).unwrap();
    cut(&database, &name);
    assert!(store.check().is_err());
}
