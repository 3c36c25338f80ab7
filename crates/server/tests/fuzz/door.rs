//! A server with real sockets, and strangers who send it anything.

use std::net::SocketAddr;
use std::time::Duration;

use bots::entry::Of;
use load::client::{self, Client};
use proptest::collection::vec;
use server::Settings;
use server::protocol::client::Hello;
use server::protocol::http::{NewSeat, NewTable, Opened};
use server::store::Store;
use server::store::sqlite::Sqlite;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::changed::changed;
use crate::fuzz;
use crate::wire::{bodies, messages};

/// Where strangers post something. What takes a password is left out: each try takes a core for a while.
const PATHS: [&str; 18] = [
    "/api/tables",
    "/api/mine",
    "/api/setup",
    "/api/saved",
    "/api/tables/TABLE/seats/1",
    "/api/tables/TABLE/leave",
    "/api/tables/TABLE/report",
    "/api/tables/TABLE/claim",
    "/api/tables/TABLE/keys",
    "/api/tables/TABLE/ring",
    "/api/tables/TABLE/quiet",
    "/api/tables/TABLE/branch",
    "/api/tables/TABLE/record",
    "/api/account/wishes",
    "/api/account/push",
    "/api/account/email",
    "/api/account/email/confirm",
    "/api/account/vacation",
];

/// Makes an account; the cookie of its session.
async fn signed_in(server: SocketAddr) -> String {
    let body = br#"{"name":"Ann","password":"correct horse"}"#;
    let headers = [("content-type", "application/json")];
    let (status, head, _) = client::request(server, "POST", "/api/account", &headers, body).await.unwrap();
    assert_eq!(status, 201, "{head}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

/// Sends messages over one socket, and reads until all are answered or the socket is closed.
async fn send(server: SocketAddr, opened: &Opened, texts: &[String]) {
    let secrets = opened.secrets.iter().map(|seat| seat.secret.clone()).collect();
    let hello = Hello { secrets, watch: true, ..Hello::default() };
    let mut client = Client::join(server, &opened.table.id, hello).await.unwrap();
    for text in texts {
        if client.send(text.clone()).await.is_err() {
            return;
        }
    }
    let _ = client.send("{\"type\":\"ping\",\"id\":4294967295}").await;
    while let Ok(Some(text)) = client.text().await {
        if text.contains("\"pong\"") && text.contains("4294967295") {
            return;
        }
    }
}

#[test]
fn whatever_is_sent_the_server_answers_the_next_and_the_table_is_sound() {
    let runtime = Runtime::new().unwrap();
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("tables.db");
    let (stop, stopped) = oneshot::channel::<()>();
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    let settings = Settings { unlimited: true, bot_delay: Duration::ZERO, ..Settings::default() };
    let store = Box::new(Sqlite::open(&path).unwrap());
    let games = const { &[Of::<conquest::Conquest>::ENTRY] };
    let running =
        runtime.spawn(server::serve(listener, settings, games, store, async { drop(stopped.await) }));
    let wanted = NewTable {
        game: "conquest".into(),
        mode: "kanly".into(),
        seats: ["Ann", "Bob"].map(|name| NewSeat::Me(name.into())).into(),
        ..NewTable::default()
    };
    let opened = runtime.block_on(client::open(address, &wanted)).unwrap();
    let cookie = runtime.block_on(signed_in(address));
    fuzz(&(vec(changed(messages()), 0..12), changed(bodies())), |(texts, body)| {
        runtime.block_on(async {
            send(address, &opened, &texts).await;
            for cookie in [cookie.as_str(), "sietch_session=aaaaaaaaaaaaaaaa.0"] {
                let headers = [("content-type", "application/json"), ("cookie", cookie)];
                for (place, path) in PATHS.iter().enumerate() {
                    // Each table is one there is and one there is not.
                    let id = [opened.table.id.as_str(), "aaaaaaaaaaaaaaaa"][(place + body.len()) % 2];
                    let path = path.replace("TABLE", id);
                    let answer = client::request(address, "POST", &path, &headers, body.as_bytes()).await;
                    let answer = answer.unwrap();
                    assert!(answer.0 < 500, "{path}: {}", answer.1);
                }
            }
            let path = format!("/api/tables/{}", opened.table.id);
            let table = client::request(address, "GET", &path, &[], b"");
            assert_eq!(table.await.unwrap().0, 200);
        });
    });
    drop(stop);
    runtime.block_on(running).unwrap().unwrap();
    let mut store = Sqlite::open(&path).unwrap();
    for table in store.list().unwrap() {
        let read = store.load(&table.id).unwrap().unwrap().read(&table.id).unwrap();
        assert_eq!(read.broken, None);
    }
}
