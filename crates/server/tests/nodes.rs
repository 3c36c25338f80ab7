//! Several servers on one PostgreSQL: any serves any table, and one that dies, goes or is cut off is followed by another.

#![cfg(unix)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::entry::Of;
use load::client::{self, Client};
use load::driver::Driver;
use load::postgres::{MISSING, Postgres as Database};
use server::Settings;
use server::protocol::client::Hello;
use server::protocol::http::{Mine, MineAsked, NewSeat, NewTable};
use server::protocol::server::FromServer;
use server::protocol::status::{Stage, TableInfo};
use server::store::nodes::Node;
use server::store::postgres::Postgres;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};

/// Nobody waits longer than this for a table.
const BACK: Duration = Duration::from_secs(10);

struct House {
    database: Arc<Database>,
    name: String,
}

struct Server {
    address: SocketAddr,
    inner: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<std::io::Result<()>>,
}

impl House {
    async fn open() -> Option<House> {
        let opened = spawn_blocking(|| {
            let Some(database) = Database::start(&["fsync=off"]).unwrap() else {
                eprintln!("{MISSING}");
                return None;
            };
            let name = database.database().unwrap();
            Some(House { database: Arc::new(database), name })
        });
        opened.await.unwrap()
    }

    async fn server(&self, id: &str) -> Server {
        let inner = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let node = Node { id: id.into(), address: inner.local_addr().unwrap().to_string() };
        let url = self.database.address(&self.name);
        let store = spawn_blocking(move || Postgres::open(&url, node)).await.unwrap().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, inner_address) = (listener.local_addr().unwrap(), inner.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        let settings = Settings {
            bot_delay: Duration::ZERO,
            unlimited: true,
            node_secret: Some("a secret of the nodes".into()),
            ..Settings::default()
        };
        let games = const { &[Of::<conquest::Conquest>::ENTRY] };
        let serving = server::serve_among(listener, Some(inner), settings, games, Box::new(store), stopped);
        let server = Server { address, inner: inner_address, stop, running: tokio::spawn(serving) };
        while !matches!(client::request(address, "GET", "/healthz", &[], b"").await, Ok((200, _, _))) {
            sleep(Duration::from_millis(20)).await;
        }
        server
    }

    async fn sql(&self, sql: &'static str) -> Vec<String> {
        let (database, name) = (self.database.clone(), self.name.clone());
        spawn_blocking(move || database.sql(&name, sql).unwrap()).await.unwrap()
    }
}

impl Server {
    async fn stop(self) {
        drop(self.stop);
        self.running.await.unwrap().unwrap();
    }

    /// It is heard of no more, but its tables go on as if they were led by it.
    async fn fall_silent(self) {
        self.running.abort();
        let _ = self.running.await;
    }

    async fn table(&self) -> Driver {
        Driver::open(self.address, "conquest", "standard", 4, 1).await.unwrap()
    }
}

/// Comes back, and how long it took.
async fn come_back(driver: &mut Driver, server: &Server) -> Duration {
    let begun = Instant::now();
    while driver.connect(server.address).await.is_err() {
        assert!(begun.elapsed() < BACK, "nobody comes back");
        sleep(Duration::from_millis(50)).await;
    }
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn any_server_serves_any_table() {
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.server("one").await, house.server("two").await);
    let wanted = NewTable {
        game: "conquest".into(),
        mode: "standard".into(),
        seats: vec![NewSeat::Me("Ann".into()), NewSeat::Open, NewSeat::Bot("random".into()), NewSeat::Open],
        ..NewTable::default()
    };
    let opened = client::open(one.address, &wanted).await.unwrap();
    let (id, ann) = (opened.table.id, opened.secrets[0].secret.clone());
    // Everything about it may be asked of the other one, too.
    let path = format!("/api/tables/{id}");
    let info: TableInfo = client::get(two.address, &path).await.unwrap();
    assert_eq!((&*info.id, info.status.stage), (&*id, Stage::Open));
    let bob = client::sit(two.address, &id, 1, "Bob").await.unwrap();
    client::sit(one.address, &id, 3, "Cleo").await.unwrap();
    let info: TableInfo = client::get(two.address, &path).await.unwrap();
    assert_eq!(info.status.stage, Stage::Running);
    let asked = MineAsked { secrets: vec![bob.secret.clone(), ann.clone()] };
    let mine: Mine = client::post(two.address, "/api/mine", &asked).await.unwrap();
    assert_eq!((mine.tables.len(), &*mine.tables[0].seats), (1, &[1, 0][..]));
    let (status, ..) =
        client::request(two.address, "GET", &format!("{path}/record"), &[], b"").await.unwrap();
    assert_eq!(status, 409, "the game is not over");
    let (status, ..) =
        client::request(two.address, "GET", "/api/tables/2222222222222222", &[], b"").await.unwrap();
    assert_eq!(status, 404);
    let hello = Hello { secrets: vec![ann], ..Hello::default() };
    let mut socket = Client::join(two.address, &id, hello).await.unwrap();
    assert!(matches!(socket.next().await.unwrap(), FromServer::Welcome(_)));
    drop(socket);
    // Whoever opened it leads it, and nobody else ever did.
    assert_eq!(house.sql("SELECT fence || ' ' || node FROM leads").await, ["1 one"]);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_between_servers_is_closed_to_others() {
    let Some(house) = House::open().await else { return };
    let one = house.server("one").await;
    let driver = one.table().await;
    let path = format!("/api/tables/{}", driver.table);
    for (key, expected) in [("", 403), ("a secret of the node", 403), ("a secret of the nodes", 200)] {
        let (status, ..) =
            client::request(one.inner, "GET", &path, &[("x-sietch-key", key)], b"").await.unwrap();
        assert_eq!(status, expected, "{key}");
    }
    let key = [("x-sietch-key", "a secret of the nodes")];
    let (status, ..) = client::request(one.inner, "POST", "/api/tables", &key, b"{}").await.unwrap();
    assert_eq!(status, 404, "only tables that are there are passed on");
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_servers_tables_are_taken_over_and_it_writes_no_more() {
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.server("one").await, house.server("two").await);
    let mut driver = one.table().await;
    driver.connect_to(&[one.address, two.address]).await.unwrap();
    driver.play(8, BACK).await.unwrap();
    let mut left_behind = one.table().await;
    left_behind.connect(one.address).await.unwrap();
    left_behind.play(3, BACK).await.unwrap();
    let table = left_behind.table.clone();

    one.fall_silent().await;
    let gone = Instant::now();
    // The sockets that the other one carries to it would stay open for as long as it hangs.
    timeout(BACK, driver.broken()).await.expect("whoever is there lets go of them");
    come_back(&mut driver, &two).await;
    assert!(gone.elapsed() < BACK, "{:?}", gone.elapsed());
    driver.play(8, BACK).await.unwrap();
    // The other table is asked for, so it is taken over, too; those who still talk to the one before are refused.
    let _: TableInfo = client::get(two.address, &format!("/api/tables/{table}")).await.unwrap();
    let acknowledged = |driver: &Driver| driver.sent.iter().filter(|sent| sent.done).count();
    let before = acknowledged(&left_behind);
    let refused = timeout(BACK, async { while left_behind.act().await.is_ok() {} }).await;
    assert!(refused.is_ok(), "the one before sends everybody away");
    assert_eq!(acknowledged(&left_behind), before, "and has acknowledged nothing");
    come_back(&mut left_behind, &two).await;
    left_behind.play(3, BACK).await.unwrap();
    let late = "SELECT count(*) FROM journal JOIN leads USING (id, fence) WHERE number >= (
                    SELECT min(number) FROM journal AS later JOIN leads AS next USING (id, fence)
                    WHERE later.id = journal.id AND next.node = 'two') AND node = 'one'";
    assert_eq!(house.sql(late).await, ["0"]);
    assert_eq!(house.sql("SELECT count(*) FROM leads WHERE node = 'two'").await, ["2"]);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_hands_its_tables_over_at_once() {
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.server("one").await, house.server("two").await);
    let mut driver = one.table().await;
    driver.connect(two.address).await.unwrap();
    driver.play(5, BACK).await.unwrap();
    one.stop().await;
    let took = come_back(&mut driver, &two).await;
    assert!(took < Duration::from_secs(3), "{took:?}");
    driver.play(5, BACK).await.unwrap();
    assert_eq!(house.sql("SELECT node FROM leads ORDER BY fence").await, ["one", "two"]);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_struck_off_lets_its_tables_go() {
    let Some(house) = House::open().await else { return };
    let one = house.server("one").await;
    let mut driver = one.table().await;
    driver.connect(one.address).await.unwrap();
    driver.play(5, BACK).await.unwrap();
    house.sql("DELETE FROM nodes").await;
    let let_go = timeout(BACK, async {
        while driver.whole() {
            sleep(Duration::from_millis(20)).await;
        }
    });
    let_go.await.expect("its clients are sent away");
    come_back(&mut driver, &one).await;
    driver.play(5, BACK).await.unwrap();
    assert_eq!(house.sql("SELECT node FROM leads").await, ["one"], "nobody else has led it meanwhile");
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_database_sends_everybody_away_and_takes_them_up_again() {
    let Some(house) = House::open().await else { return };
    let one = house.server("one").await;
    let mut driver = one.table().await;
    driver.connect(one.address).await.unwrap();
    driver.play(5, BACK).await.unwrap();
    let (name, database) = (house.name.clone(), house.database.clone());
    let connections = move |allowed: bool| {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '";
        let allow = format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {allowed}");
        database.sql("postgres", &allow).unwrap();
        database.sql("postgres", &format!("{cut}{name}'")).unwrap();
    };
    let connections = Arc::new(connections);
    let cut_off = connections.clone();
    spawn_blocking(move || cut_off(false)).await.unwrap();
    timeout(BACK, driver.broken()).await.expect("others may lead its tables by now");
    let (status, ..) = client::request(one.address, "GET", "/healthz", &[], b"").await.unwrap();
    assert_eq!(status, 503);
    spawn_blocking(move || connections(true)).await.unwrap();
    come_back(&mut driver, &one).await;
    driver.play(5, BACK).await.unwrap();
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_a_dead_server_run_on() {
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.server("one").await, house.server("two").await);
    let wanted = NewTable {
        game: "conquest".into(),
        mode: "standard".into(),
        seats: (0..4).map(|seat| NewSeat::Me(format!("Player {seat}"))).collect(),
        clock: Some(server::protocol::status::ClockSettings { budget_s: 3600, bonus_s: 0 }),
        ..NewTable::default()
    };
    client::open(one.address, &wanted).await.unwrap();
    one.fall_silent().await;
    let begun = Instant::now();
    // Nobody asks for it.
    while house.sql("SELECT node FROM leads ORDER BY fence").await != ["one", "two"] {
        assert!(begun.elapsed() < BACK, "nobody looks after its clock");
        sleep(Duration::from_millis(100)).await;
    }
    two.stop().await;
}

/// Asks a server as a browser that keeps this cookie; what it answers, and the cookie it sets.
async fn ask(
    server: &Server,
    path: &str,
    cookie: &str,
    body: serde_json::Value,
) -> (u16, Option<String>, serde_json::Value) {
    let headers = [("content-type", "application/json"), ("cookie", cookie)];
    let body = body.to_string().into_bytes();
    let (status, head, answer) =
        client::request(server.address, "POST", path, &headers, &body).await.unwrap();
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    (status, set.map(str::to_owned), serde_json::from_slice(&answer).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_and_the_lobby_are_the_same_on_every_server() {
    use serde_json::json;
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.server("one").await, house.server("two").await);
    let account = json!({ "name": "Ann", "password": "correct horse" });
    let (status, cookie, _) = ask(&one, "/api/account", "", account.clone()).await;
    assert_eq!(status, 201);
    let cookie = cookie.unwrap();
    let twice = ask(&two, "/api/account", "", json!({ "name": "аnn", "password": "correct horse" })).await;
    assert_eq!(twice.0, 409, "a name that looks like it is taken on every server");
    let table = json!({ "game": "conquest", "mode": "kanly", "seats": [{ "me": "" }, "open"],
        "clock": { "budget_s": 604_800, "bonus_s": 0 }, "public": { "title": "Slow sand" } });
    let (status, _, opened) = ask(&one, "/api/tables", &cookie, table).await;
    assert_eq!(status, 201, "{opened}");
    let id = opened["table"]["id"].as_str().unwrap().to_owned();
    // The other server shows it, and somebody sits down there.
    let mut shown = serde_json::Value::Null;
    for _ in 0..100 {
        shown = client::get(two.address, "/api/lobby").await.unwrap();
        if shown["open"][0]["id"] == json!(id) {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(shown["open"][0]["public"]["title"], json!("Slow sand"), "{shown}");
    client::sit(two.address, &id, 1, "Bob").await.unwrap();
    // Signed in on the other server, she finds her seat, gets a secret for it and goes on vacation: the first server
    // leads the table and hears of all of it.
    let (status, there, _) = ask(&two, "/api/account/login", "", account).await;
    assert_eq!(status, 200);
    let there = there.unwrap();
    let (_, _, mine) = ask(&two, "/api/mine", &there, json!({ "secrets": [] })).await;
    assert_eq!(mine["tables"][0]["seats"], json!([0]));
    let (status, _, keys) = ask(&two, &format!("/api/tables/{id}/keys"), &there, json!({})).await;
    assert_eq!((status, keys.as_array().map(Vec::len)), (200, Some(1)), "{keys}");
    let hello = Hello { secrets: vec![keys[0]["secret"].as_str().unwrap().to_owned()], ..Hello::default() };
    let mut socket = Client::join(two.address, &id, hello).await.unwrap();
    assert!(matches!(socket.next().await.unwrap(), FromServer::Welcome(_)));
    assert_eq!(ask(&two, "/api/account/vacation", &there, json!({ "days": 7 })).await.0, 200);
    let info: TableInfo = client::get(one.address, &format!("/api/tables/{id}")).await.unwrap();
    assert!(info.status.seats[0].left_ms.unwrap() > 13 * 86_400_000);
    // Gone on one, gone on all; and nobody reaches the door between servers from outside.
    let delete = json!({ "password": "correct horse" });
    assert_eq!(ask(&two, "/api/account/delete", &there, delete).await.0, 204);
    let (_, _, mine) = ask(&one, "/api/mine", &cookie, json!({ "secrets": [] })).await;
    assert_eq!(mine["tables"], json!([]));
    let info: TableInfo = client::get(one.address, &format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(info.status.seats[0].name, None);
    let own = json!({ "account": "x", "wish": "forget" });
    assert_eq!(ask(&one, &format!("/api/tables/{id}/own"), "", own).await.0, 404);
    one.stop().await;
    two.stop().await;
}
