//! How a table looks before anybody plays, and games that were saved and are brought along as files.

use server::protocol::http::{Opened, SetUp};
use server::protocol::server::Code;
use server::protocol::status::Stage;
use server::store::Store;
use server::store::sqlite::Sqlite;
use table::Record;

use crate::support::{Person, Server, bot, quick, watching, web};

async fn post(server: &Server, path: &str, body: &str) -> (u16, String) {
    let (status, _, answer) = web::request(server.address, "POST", path, &[], body.as_bytes()).await.unwrap();
    (status, String::from_utf8(answer).unwrap())
}

async fn text(server: &Server, path: &str) -> String {
    let (_, _, answer) = web::request(server.address, "GET", path, &[], b"").await.unwrap();
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn a_side_is_told_before_the_start_only_where_it_is_certain() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let ask =
        |options: &str| format!(r#"{{"game":"conquest","mode":"standard","seats":4,"options":{options}}}"#);
    let laid = |answer: String| serde_json::from_str::<SetUp>(&answer).unwrap();
    let (status, answer) = post(&server, "/api/setup", &ask("{}")).await;
    assert_eq!(status, 200);
    let dealt = laid(answer);
    assert!(dealt.sides.iter().all(Option::is_none), "factions are dealt: {:?}", dealt.sides);
    assert_eq!(dealt.view["sides"].as_array().map(Vec::len), Some(4));
    let factions = r#"{"factions":["fremen",null,null,null]}"#;
    let (_, answer) = post(&server, "/api/setup", &ask(factions)).await;
    let chosen = laid(answer).sides;
    assert_eq!(chosen[0].as_ref().map(|side| side.key.as_str()), Some("faction-fremen"));
    assert!(chosen[1..].iter().all(Option::is_none), "{chosen:?}");
    for wrong in
        [r#"{"game":"chess","mode":"standard","seats":4}"#, r#"{"game":"conquest","mode":"x","seats":4}"#]
    {
        assert_eq!(post(&server, "/api/setup", wrong).await.0, 404);
    }
    assert_eq!(post(&server, "/api/setup", &ask("[1]")).await.0, 422);
    assert_eq!(post(&server, "/api/setup", &ask(r#"{"seats":9}"#)).await.0, 422);
    server.stop().await;
}

/// A finished game as the file its people keep.
async fn kept(server: &Server) -> String {
    let opened = server.open("kanly", vec![bot(), bot()]).await;
    let mut watcher = Person::come(server, &opened.table.id, watching()).await;
    while !watcher.over() {
        watcher.hear().await;
    }
    let path = format!("/api/tables/{}/record", opened.table.id);
    text(server, &path).await
}

#[tokio::test]
async fn a_saved_game_opens_as_a_table_that_is_over_and_is_saved_alike_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let file = kept(&server).await;
    let (status, answer) = post(&server, "/api/saved", &file).await;
    assert_eq!(status, 201, "{answer}");
    let opened: Opened = serde_json::from_str(&answer).unwrap();
    assert_eq!(opened.table.status.stage, Stage::Over);
    assert!(opened.secrets.is_empty(), "nobody sits at it");
    let path = format!("/api/tables/{}/record", opened.table.id);
    let again = Record::read(&text(&server, &path).await).unwrap();
    let first = Record::read(&file).unwrap();
    // What is beside the choices is not kept.
    let mut stuffed = first.clone();
    let choice = stuffed.entries.iter_mut().find(|entry| entry.action.value().is_object()).unwrap();
    let stuffing = format!("{{{}{}", " ".repeat(200_000), &choice.action.text()[1..]);
    choice.action = serde_json::from_str(&stuffing).unwrap();
    let (status, answer) = post(&server, "/api/saved", &stuffed.write()).await;
    assert_eq!(status, 201, "{answer}");
    let opened_too: Opened = serde_json::from_str(&answer).unwrap();
    let mut store = Sqlite::open(&data.path().join("tables.db")).unwrap();
    let whole = |id: &str, store: &mut Sqlite| store.load(id).unwrap().unwrap().head.len();
    assert_eq!(whole(&opened_too.table.id, &mut store), whole(&opened.table.id, &mut store));
    assert_eq!((again.entries, again.setup), (first.entries, first.setup));
    assert_eq!(again.header.seed, first.header.seed, "and can be checked as before");
    server.stop().await;
}

#[tokio::test]
async fn a_file_that_is_no_whole_honest_game_is_refused_with_the_reason() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let file = kept(&server).await;
    let mut unfinished = Record::read(&file).unwrap();
    unfinished.entries.truncate(3);
    let mut forged = Record::read(&file).unwrap();
    let last = forged.entries.len() - 1;
    forged.entries.remove(last / 2);
    let mut unknown = Record::read(&file).unwrap();
    unknown.header.game = "chess".into();
    let mut endless = Record::read(&file).unwrap();
    endless.header.seats[0].name = "x".repeat(100_000);
    let mut other_seed = Record::read(&file).unwrap();
    other_seed.header.seed = Some(table::chance::Seed::from_number(5));
    let cut = file.lines().next().unwrap().to_owned();
    for (what, file, code, words) in [
        ("no saved game", "a letter".to_owned(), Code::Record, "not a saved game"),
        ("stuffed", endless.write(), Code::Record, "not a saved game"),
        ("nothing", String::new(), Code::Record, "not a saved game"),
        ("cut short", cut, Code::Record, "cut short"),
        ("edited", file.replacen("\"seat\":0", "\"seat\":1", 1), Code::Record, "checksum"),
        ("another game", unknown.write(), Code::Record, "does not know"),
        ("not over", unfinished.write(), Code::NotOver, "not over"),
        ("against the rules", forged.write(), Code::Record, ""),
        ("another seed", other_seed.write(), Code::Record, "seed"),
    ] {
        let (status, answer) = post(&server, "/api/saved", &file).await;
        let error: server::protocol::http::HttpError =
            serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{what}: {status} {answer}"));
        assert_eq!(error.code, code, "{what}: {}", error.message);
        assert!(error.message.contains(words), "{what}: {}", error.message);
    }
    let large = "x".repeat(server::saved::LARGEST + 1);
    assert_eq!(post(&server, "/api/saved", &large).await.0, 413);
    server.stop().await;
}
