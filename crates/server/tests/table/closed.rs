//! A table that cannot go on says so, takes nothing more, and gives out what was done at it.

use bots::entry::Of;
use serde_json::json;
use server::journal::chain::{first_link, next_link};
use server::journal::{Head, Item};
use server::protocol::client::Wish;
use server::protocol::http::{NewTable, Opened};
use server::protocol::server::{Code, FromServer};
use server::protocol::status::{Reason, TableInfo};
use table::chance::{Recorder, Seeded};
use table::{Game, Record, Silent, Viewer};

use crate::support::toy::Toy;
use crate::support::{Person, Server, bot, hello, me, new_table, quick, watching, web};

fn toy_table(flaw: &str, seats: Vec<server::protocol::http::NewSeat>) -> NewTable {
    NewTable { game: "toy".into(), options: json!({ "flaw": flaw }), ..new_table("plain", seats) }
}

async fn toy_server(data: &std::path::Path) -> Server {
    Server::start_with(quick(), data, const { &[Of::<Toy>::ENTRY] }).await
}

/// Both seats seal, and whoever won is done: the flawed toy fails at that.
async fn play_to_the_fault(people: &mut [Person; 2]) -> usize {
    for seat in 0..2 {
        let person = &mut people[usize::from(seat)];
        person.catch_up().await;
        person.act(seat, 0).await;
    }
    people[0].catch_up().await;
    let winner = usize::from(people[0].status().waiting[0]);
    people[winner].catch_up().await;
    let done = Wish::Act { seat: winner as u8, action: json!("Done").into(), seq: None, epoch: None };
    people[winner].fails(done, Code::Closed).await;
    winner
}

#[tokio::test]
async fn a_table_whose_game_fails_is_stopped_for_everybody_and_for_good() {
    for flaw in ["faults", "panics"] {
        let data = tempfile::tempdir().unwrap();
        let server = toy_server(data.path()).await;
        let opened = web::open(server.address, &toy_table(flaw, vec![me("Ann"), me("Bob")])).await.unwrap();
        let table = &opened.table.id;
        let mut people = [
            Person::sit(&server, table, &opened.secrets[0].secret).await,
            Person::sit(&server, table, &opened.secrets[1].secret).await,
        ];
        let mut watcher = Person::come(&server, table, watching()).await;
        let winner = play_to_the_fault(&mut people).await;

        watcher.catch_up().await;
        let closed = watcher.status().closed.clone().expect("everybody is told");
        assert_eq!((closed.reason, closed.open), (Reason::Fault, true));
        assert!(closed.message.contains("this table is stopped"), "{}", closed.message);
        assert!(watcher.status().waiting.is_empty());
        let seat = winner as u8;
        for wish in [
            Wish::Act { seat, action: json!("Done").into(), seq: None, epoch: None },
            Wish::Undo { seat },
            Wish::AskUndo { seat, step: None, stand_in: false },
            Wish::Chat { seat, text: "hello?".into() },
            Wish::GiveToBot { seat, give: seat, bot: "random".into() },
        ] {
            people[winner].fails(wish, Code::Closed).await;
        }

        // Everything lies open: the record up to the last sound action, and a bug report with it.
        let path = format!("/api/tables/{table}/record");
        let (status, _, body) = web::request(server.address, "GET", &path, &[], b"").await.unwrap();
        let record = Record::read(&String::from_utf8(body).unwrap()).unwrap();
        assert_eq!((status, record.entries.len()), (200, 2));
        assert!(record.header.seed.is_some());
        let report = watcher.ask(Wish::BugReport { viewer: Viewer::Everything }).await;
        assert!(matches!(report, FromServer::Report(report) if report.record.is_some()));
        server.stop().await;

        let server = toy_server(data.path()).await;
        let again = Person::come(&server, table, hello(&[&opened.secrets[0].secret])).await;
        assert!(again.status().closed.is_some(), "it stays stopped");
        server.stop().await;
    }
}

#[tokio::test]
async fn bots_do_not_go_on_at_a_table_that_is_stopped() {
    let data = tempfile::tempdir().unwrap();
    let server = toy_server(data.path()).await;
    let opened = web::open(server.address, &toy_table("panics", vec![bot(), bot()])).await.unwrap();
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    while watcher.status().closed.is_none() {
        watcher.hear().await;
    }
    watcher.catch_up().await;
    server.stop().await;
}

/// Plays a little at a table of the toy, and changes what its journal says before the next start.
async fn changed_journal(data: &std::path::Path, change: impl FnOnce(&rusqlite::Connection, &str)) -> Opened {
    let server = toy_server(data).await;
    let opened = web::open(server.address, &toy_table("none", vec![me("Ann"), me("Bob")])).await.unwrap();
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    ann.act(0, 0).await;
    drop(ann);
    server.stop().await;
    change(&rusqlite::Connection::open(data.join("tables.db")).unwrap(), &opened.table.id);
    opened
}

/// Puts other words into the item with which the game began, as another program would have written it.
fn began_otherwise(file: &rusqlite::Connection, table: &str, from: &str, to: &str) {
    let changed = relink(file, table, |item| item.replace(from, to));
    assert!(changed > 0, "{from} was there");
}

#[tokio::test]
async fn a_table_this_program_cannot_play_is_closed_and_can_be_read() {
    let cases = [
        ("\"rules\":2", "\"rules\":0", Reason::Edition),
        ("\"rules\":2", "\"rules\":9", Reason::Edition),
        ("\"content\":\"toy-2\"", "\"content\":\"toy-7\"", Reason::Content),
        ("\"game\":\"toy\"", "\"game\":\"chess\"", Reason::Game),
    ];
    for (from, to, reason) in cases {
        let data = tempfile::tempdir().unwrap();
        let opened = changed_journal(data.path(), |file, table| began_otherwise(file, table, from, to)).await;
        let (table, secret) = (&opened.table.id, &opened.secrets[0].secret);
        let server = toy_server(data.path()).await;
        let mut ann = Person::sit(&server, table, secret).await;
        let closed = ann.status().closed.clone().expect("it is closed");
        assert_eq!((closed.reason, closed.open), (reason, false), "{to}");
        ann.fails(Wish::Act { seat: 0, action: json!("Done").into(), seq: None, epoch: None }, Code::Closed)
            .await;

        // Nobody reads it unless one of its people lays it open, which ends it for good.
        let path = format!("/api/tables/{table}/record");
        let ask = |method: &'static str, body: String| {
            let (address, path) = (server.address, path.clone());
            async move { web::request(address, method, &path, &[], body.as_bytes()).await.unwrap() }
        };
        assert_eq!(ask("GET", String::new()).await.0, 409);
        assert_eq!(ask("POST", json!({ "secret": "0".repeat(32) }).to_string()).await.0, 404);
        let (status, _, body) = ask("POST", json!({ "secret": secret }).to_string()).await;
        let record = Record::read(&String::from_utf8(body).unwrap()).unwrap();
        assert_eq!((status, record.entries.len()), (200, 1), "{to}");
        assert_eq!(ask("GET", String::new()).await.0, 200);
        server.stop().await;
    }
}

/// What an item says had an earlier edition been the newest when the game began.
fn begun_by(edition: u32, head: &Head, item: &str) -> String {
    let Ok(Item::Began { mut header, .. }) = Item::read(item) else { return item.to_owned() };
    header.edition = edition;
    header.content = Toy::content(edition).unwrap();
    let options = serde_json::from_value(header.options.clone()).unwrap();
    let mut draws = Seeded::at(&head.seed, 0);
    let mut chance = Recorder::new(&mut draws);
    Toy::start_in(edition, &options, &mut chance, &mut Silent).unwrap();
    serde_json::to_string(&Item::Began { header, setup: chance.into_outcomes() }).unwrap()
}

#[tokio::test]
async fn a_table_goes_on_by_the_edition_it_began_with() {
    let data = tempfile::tempdir().unwrap();
    let server = toy_server(data.path()).await;
    let opened = web::open(server.address, &toy_table("none", vec![me("Ann"), me("Bob")])).await.unwrap();
    server.stop().await;
    {
        let file = rusqlite::Connection::open(data.path().join("tables.db")).unwrap();
        let head: String = file.query_row("SELECT head FROM tables", [], |row| row.get(0)).unwrap();
        let head: Head = serde_json::from_str(&head).unwrap();
        let read =
            |item: &str| if Item::read(item).is_ok() { begun_by(1, &head, item) } else { item.to_owned() };
        assert_eq!(relink(&file, &opened.table.id, read), 1, "the game had begun");
        // And it was opened by a program that had no rounds to choose.
        let forgot = |text: &str| text.replacen(",\"rounds\":3", "", 1).replacen("\"rounds\":3,", "", 1);
        assert!(relink(&file, &opened.table.id, forgot) > 0);
    }
    // Before it is played at, and again after: this program's own edition is the second.
    let mut acted = 0;
    for _ in 0..2 {
        let server = toy_server(data.path()).await;
        let info: TableInfo =
            web::get(server.address, &format!("/api/tables/{}", opened.table.id)).await.unwrap();
        assert_eq!(info.options, opened.table.options, "all of them");
        for (seat, secret) in (0..).zip(&opened.secrets) {
            let mut person = Person::sit(&server, &opened.table.id, &secret.secret).await;
            assert_eq!(person.status().closed, None);
            if person.status().waiting.contains(&seat) {
                person.act(seat, 0).await;
                acted += 1;
            }
        }
        server.stop().await;
    }
    assert!(acted >= 3, "{acted}");
    let file = rusqlite::Connection::open(data.path().join("tables.db")).unwrap();
    let began = "SELECT count(*) FROM journal WHERE item LIKE '%\"rules\":1%' AND item LIKE '%toy-1%'";
    assert_eq!(file.query_row(began, [], |row| row.get::<_, u32>(0)).unwrap(), 1);
}

/// Changes how a table was opened and every item of its journal, with the links another program would have
/// written. How many were changed.
fn relink(file: &rusqlite::Connection, table: &str, change: impl Fn(&str) -> String) -> usize {
    let head: String =
        file.query_row("SELECT head FROM tables WHERE id = ?1", [table], |row| row.get(0)).unwrap();
    let mut changed = usize::from(change(&head) != head);
    let mut link = first_link(table, &change(&head));
    let mut items = file.prepare("SELECT number, item FROM journal WHERE id = ?1 ORDER BY number").unwrap();
    let items =
        items.query_map([table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))).unwrap();
    for (number, item) in items.map(Result::unwrap).collect::<Vec<_>>() {
        changed += usize::from(change(&item) != item);
        link = next_link(&link, &change(&item));
        let update = "UPDATE journal SET item = ?3, link = ?4 WHERE id = ?1 AND number = ?2";
        file.execute(update, (table, number, change(&item), link)).unwrap();
    }
    file.execute("UPDATE tables SET head = ?2, link = ?3 WHERE id = ?1", (table, change(&head), link))
        .unwrap();
    changed
}

#[tokio::test]
async fn a_table_whose_journal_was_damaged_is_closed_and_read_up_to_there() {
    for change in [
        "DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)",
        "UPDATE journal SET item = replace(item, '\"Seal\"', '\"Mark\"')",
    ] {
        let data = tempfile::tempdir().unwrap();
        let opened = changed_journal(data.path(), |file, _| file.execute_batch(change).unwrap()).await;
        let server = toy_server(data.path()).await;
        let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
        let closed = ann.status().closed.clone().expect("it is closed");
        assert_eq!((closed.reason, closed.open), (Reason::Journal, true), "{change}");
        assert!(ann.sees(0).view.is_object(), "what is sound is shown");
        ann.fails(Wish::Act { seat: 0, action: json!("Done").into(), seq: None, epoch: None }, Code::Closed)
            .await;
        let path = format!("/api/tables/{}/record", opened.table.id);
        let (status, _, body) = web::request(server.address, "GET", &path, &[], b"").await.unwrap();
        let record = Record::read(&String::from_utf8(body).unwrap()).unwrap();
        assert_eq!((status, record.entries.len()), (200, 0), "{change}");
        server.stop().await;
    }
}
