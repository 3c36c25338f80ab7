//! Standing on the open internet: what strangers may take of the server, and what they may not.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use server::Settings;
use server::journal::chain::Kept;
use server::protocol::client::Wish;
use server::protocol::http::{HttpError, NewSeat};
use server::protocol::server::{Code, FromServer};
use server::store::slips::{Slip, SlipChange};
use server::store::{Listed, Store, StoreError, Write};
use table::{Seat, Viewer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::support::{Person, Server, bot, hello, me, new_table, quick, watching, web};

const MOMENT: Duration = Duration::from_secs(3);

/// Connects from another address of this machine.
async fn connect_from(address: &str, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
    socket.connect(server).await.unwrap()
}

/// Is the connection closed by the server within a moment?
async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(MOMENT, stream.read_to_end(&mut rest)).await.is_ok()
}

async fn health(server: SocketAddr) -> u16 {
    web::request(server, "GET", "/healthz", &[], b"").await.unwrap().0
}

#[tokio::test]
async fn half_a_request_keeps_nobody_out_for_long() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings {
        header_timeout: Duration::from_millis(300),
        request_timeout: Duration::from_millis(300),
        unlimited: false,
        ..quick()
    };
    let server = Server::start(settings, data.path()).await;
    let mut head = TcpStream::connect(server.address).await.unwrap();
    head.write_all(b"GET /healthz HTTP/1.1\r\nhost: x").await.unwrap();
    assert!(is_closed(&mut head).await, "half a head");
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    assert!(is_closed(&mut silent).await, "not a word");
    let mut body = TcpStream::connect(server.address).await.unwrap();
    body.write_all(b"POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{").await.unwrap();
    let mut answer = [0; 12];
    timeout(MOMENT, body.read_exact(&mut answer)).await.expect("half a body is not waited for").unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
    assert_eq!(health(server.address).await, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_asked_once_and_says_nothing_more_keeps_nobody_out_for_long() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { header_timeout: Duration::from_millis(300), ..quick() };
    let server = Server::start(settings, data.path()).await;
    let mut answer = [0; 12];
    let mut done = TcpStream::connect(server.address).await.unwrap();
    done.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    timeout(MOMENT, done.read_exact(&mut answer)).await.expect("it is answered").unwrap();
    assert!(is_closed(&mut done).await, "nothing more was asked");
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_for_much_and_takes_none_of_it_keeps_nobody_out_for_long() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { stall_timeout: Duration::from_millis(300), connections: 1, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    // More than fits into all the buffers on the way.
    let asked = "GET /api/rules/conquest/en HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    greedy.write_all(asked.as_bytes()).await.unwrap();
    let mut first = [0; 12];
    timeout(MOMENT, greedy.read_exact(&mut first)).await.expect("the first is answered").unwrap();
    let begun = Instant::now();
    while web::request(server.address, "GET", "/healthz", &[], b"").await.is_err() {
        assert!(begun.elapsed() < MOMENT, "the only place there is stays taken");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(greedy);
    server.stop().await;
}

#[tokio::test]
async fn whoever_reads_slowly_but_reads_is_answered_in_full() {
    const ASKED: usize = 600;
    let data = tempfile::tempdir().unwrap();
    let stall_timeout = Duration::from_secs(1);
    let server = Server::start(Settings { stall_timeout, ..quick() }, data.path()).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let ask = "GET /api/rules/conquest/en HTTP/1.1\r\nhost: x\r\n";
    let asked = format!("{}{ask}connection: close\r\n\r\n", format!("{ask}\r\n").repeat(ASKED - 1));
    slow.write_all(asked.as_bytes()).await.unwrap();
    let (mut told, mut piece) = (Vec::new(), vec![0; 1 << 18]);
    let begun = Instant::now();
    // Each time it is waited for, but never for long.
    while let Ok(read @ 1..) = slow.read(&mut piece).await {
        told.extend_from_slice(&piece[..read]);
        if begun.elapsed() < 3 * stall_timeout {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(begun.elapsed() > 2 * stall_timeout, "it took some time: {} bytes", told.len());
    let answers = told.windows(12).filter(|words| words == b"HTTP/1.1 200").count();
    assert_eq!(answers, ASKED);
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_every_connection() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { connections: 40, connections_each: 10, unlimited: false, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let mut taken = Vec::new();
    for _ in 0..10 {
        let mut stream = connect_from("127.0.0.2", server.address).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n").await.unwrap();
        taken.push(stream);
    }
    let mut more = connect_from("127.0.0.2", server.address).await;
    assert!(is_closed(&mut more).await, "no more than ten");
    assert_eq!(health(server.address).await, 200, "everybody else finds the door open");
    // Places are free again when they are left.
    drop(taken);
    let begun = Instant::now();
    loop {
        let mut again = connect_from("127.0.0.2", server.address).await;
        let _ = again.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut answer = Vec::new();
        let _ = again.read_to_end(&mut answer).await;
        if answer.starts_with(b"HTTP/1.1 200") {
            break;
        }
        assert!(begun.elapsed() < MOMENT);
    }
    server.stop().await;
}

#[tokio::test]
async fn all_addresses_together_have_so_many_connections() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { connections: 40, connections_each: 10, unlimited: false, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let mut taken = Vec::new();
    for place in 0..40 {
        let mut stream = connect_from(&format!("127.0.0.{}", 2 + place / 10), server.address).await;
        // Each is inside once it has been answered.
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        timeout(MOMENT, stream.read_exact(&mut answer)).await.expect("there is room").unwrap();
        taken.push(stream);
    }
    let mut more = connect_from("127.0.0.9", server.address).await;
    let _ = more.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let mut answer = Vec::new();
    let closed = timeout(MOMENT, more.read_to_end(&mut answer)).await.is_ok();
    assert!(closed && answer.is_empty(), "the house is full: {}", String::from_utf8_lossy(&answer));
    drop(taken);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_does_not_wait_for_dawdlers() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { stop_timeout: Duration::from_millis(300), ..quick() };
    let server = Server::start(settings, data.path()).await;
    let mut head = TcpStream::connect(server.address).await.unwrap();
    head.write_all(b"GET /healthz HT").await.unwrap();
    let mut body = TcpStream::connect(server.address).await.unwrap();
    body.write_all(b"POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{").await.unwrap();
    assert_eq!(health(server.address).await, 200);
    timeout(MOMENT, server.stop()).await.expect("it stops all the same");
}

#[tokio::test]
async fn watchers_do_not_keep_a_player_from_the_seat() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { connections: 60, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = &opened.table.id;
    let mut watchers = Vec::new();
    let busy = loop {
        let mut client = web::Client::join(server.address, id, watching()).await.unwrap();
        match client.next().await.unwrap() {
            FromServer::Error(problem) => break problem,
            _ => watchers.push(client),
        }
    };
    assert_eq!((busy.code, watchers.len()), (Code::Busy, 30), "half of all places are for watchers");
    let ann = Person::sit(&server, id, &opened.secrets[0].secret).await;
    assert!(ann.status().seats[0].present);
    // One's own forgotten devices do not keep one out either.
    let mut devices = Vec::new();
    for _ in 0..12 {
        devices.push(Person::sit(&server, id, &opened.secrets[1].secret).await);
    }
    devices.pop().unwrap().catch_up().await;
    server.stop().await;
}

#[tokio::test]
async fn a_table_full_of_watchers_has_room_for_its_players() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = &opened.table.id;
    let mut watchers = Vec::new();
    let busy = loop {
        let mut client = web::Client::join(server.address, id, watching()).await.unwrap();
        match client.next().await.unwrap() {
            FromServer::Error(problem) => break problem,
            _ => watchers.push(client),
        }
    };
    assert_eq!((busy.code, watchers.len()), (Code::Busy, 64));
    for (seat, secret) in opened.secrets.iter().enumerate() {
        let person = Person::sit(&server, id, &secret.secret).await;
        assert!(person.status().seats[seat].present);
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_and_never_reads_is_let_go() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = &opened.table.id;
    let mut bob = Person::sit(&server, id, &opened.secrets[1].secret).await;
    let mut ann = web::Client::join(server.address, id, hello(&[&opened.secrets[0].secret])).await.unwrap();
    bob.catch_up().await;
    assert!(bob.status().seats[0].present);
    // More than the machines' own buffers hold.
    for number in 0..20_000 {
        if ann.wish(Some(number), Wish::BugReport { viewer: Viewer::Seat(Seat(0)) }).await.is_err() {
            break;
        }
    }
    let begun = Instant::now();
    while bob.status().seats[0].present {
        assert!(begun.elapsed() < 5 * MOMENT, "what she does not read waits for ever");
        bob.catch_up().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn words_and_reports_have_a_quota() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, ..quick() }, data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let mut told = Vec::new();
    for _ in 0..15 {
        told.push(ann.ask(Wish::BugReport { viewer: Viewer::Seat(Seat(0)) }).await);
    }
    let quota =
        |answer: &FromServer| matches!(answer, FromServer::Error(problem) if problem.code == Code::Quota);
    assert!((1..=5).contains(&told.iter().filter(|answer| quota(answer)).count()));
    // Long words from many sockets: the address has one quota for all of them.
    let text = "ї".repeat(500);
    let mut said = 0;
    let refused = 'full: {
        for _ in 0..20 {
            let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
            let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
            let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
            for number in 0..20 {
                let answer = both.ask(Wish::Chat { seat: number % 2, text: text.clone() }).await;
                if quota(&answer) {
                    break 'full true;
                }
                said += 1;
            }
        }
        false
    };
    assert!(refused && (100..200).contains(&said), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn files_of_the_client_have_a_limit_too() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, ..quick() }, data.path()).await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let address = server.address;
        asking.spawn(async move {
            let mut told = Vec::new();
            for _ in 0..60 {
                told.push(web::request(address, "GET", "/", &[], b"").await.unwrap().0);
            }
            told
        });
    }
    let told = asking.join_all().await.concat();
    assert!(told.contains(&200) && told.contains(&429));
    server.stop().await;
}

#[tokio::test]
async fn nobody_gets_round_a_limit_by_naming_other_addresses() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { unlimited: false, proxies: 1, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let wanted = serde_json::to_string(&new_table("kanly", vec![me("Ann"), me("Bob")])).unwrap();
    let open = async |claimed: &str, seen: &str| {
        let lines = [("x-forwarded-for", claimed), ("x-forwarded-for", seen)];
        web::request(server.address, "POST", "/api/tables", &lines, wanted.as_bytes()).await.unwrap().0
    };
    let mut told = Vec::new();
    for number in 0..40 {
        told.push(open(&format!("10.1.1.{number}"), "203.0.113.7").await);
    }
    assert_eq!((told[0], told[39]), (201, 429), "{told:?}");
    assert_eq!(open("203.0.113.7", "203.0.113.8").await, 201, "whoever is somebody else is not kept out");
    server.stop().await;
    // Where no proxy stands before the server nobody's word is taken for it.
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, proxies: 0, ..quick() }, data.path()).await;
    let mut last = 0;
    for number in 0..40 {
        let address = format!("203.0.113.{number}");
        let lines = [("x-forwarded-for", &*address)];
        let answer = web::request(server.address, "POST", "/api/tables", &lines, wanted.as_bytes()).await;
        last = answer.unwrap().0;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn nobody_can_sit_down_under_somebody_elses_name() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), NewSeat::Open]).await;
    let path = format!("/api/tables/{}/seats/1", opened.table.id);
    let sit = async |name: &str| {
        let body = serde_json::json!({ "name": name }).to_string();
        web::request(server.address, "POST", &path, &[], body.as_bytes()).await.unwrap()
    };
    for name in ["Ann", "ANN", "\u{410}nn", "A\u{200b}nn", "Ann\u{202e}"] {
        let (status, _, body) = sit(name).await;
        let error: HttpError = serde_json::from_slice(&body).unwrap();
        assert_eq!((status, error.code), (409, Code::Name), "{name:?}");
    }
    let (status, ..) = sit("\u{200b}\u{2066}").await;
    assert_eq!(status, 400, "a name that cannot be seen is none");
    let (status, ..) = sit("Bo\u{202e}b").await;
    assert_eq!(status, 201);
    let (_, _, table) = web::request(server.address, "GET", &path[..path.len() - 8], &[], b"").await.unwrap();
    assert!(String::from_utf8_lossy(&table).contains("\"Bob\""));
    server.stop().await;
}

#[tokio::test]
async fn numbers_have_an_address_of_their_own_and_are_all_there_from_the_start() {
    let data = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = Server::start(Settings { metrics: Some(free), ..quick() }, data.path()).await;
    assert_eq!(health(server.address).await, 200);
    let (_, _, page) = web::request(server.address, "GET", "/metrics", &[], b"").await.unwrap();
    assert!(!String::from_utf8_lossy(&page).contains("sietch_"), "the public door does not lead there");
    let (status, _, page) = web::request(free, "GET", "/metrics", &[], b"").await.unwrap();
    let page = String::from_utf8_lossy(&page);
    assert_eq!(status, 200);
    for name in ["actions_total", "sockets", "tables_live", "write_failures_total", "action_seconds"] {
        assert!(page.contains(&format!("sietch_{name}")), "{name}: {page}");
    }
    server.stop().await;
}

/// A store whose disk is full.
struct Full;

impl Store for Full {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        batch.iter().map(|_| Err(StoreError::Disk("full".into()))).collect()
    }

    fn load(&mut self, _: &str) -> Result<Option<Kept>, StoreError> {
        Ok(None)
    }

    fn find(&mut self, _: &server::secret::Hash) -> Result<Option<(String, u8)>, StoreError> {
        Ok(None)
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    fn slip(&mut self, _: &str, _: &str) -> Result<Option<Slip>, StoreError> {
        Ok(None)
    }

    fn slips(&mut self, _: &str, _: &str, _: usize) -> Result<Vec<Slip>, StoreError> {
        Ok(Vec::new())
    }

    fn change(&mut self, _: &[SlipChange]) -> Result<(), StoreError> {
        Err(StoreError::Disk("full".into()))
    }

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    fn delete(&mut self, _: &str) -> Result<bool, StoreError> {
        Err(StoreError::Disk("full".into()))
    }

    fn check(&mut self) -> Result<(), StoreError> {
        Err(StoreError::Disk("full".into()))
    }
}

#[tokio::test]
async fn a_server_that_cannot_write_does_not_call_itself_well() {
    let server = Server::start_on(quick(), Box::new(Full)).await;
    assert_eq!(health(server.address).await, 503);
    server.stop().await;
}

#[tokio::test]
async fn bots_among_themselves_wait_until_somebody_looks_on() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![bot(), bot()]).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let items = || {
        let mut store = server::store::sqlite::Sqlite::open(&data.path().join("tables.db")).unwrap();
        store.load(&opened.table.id).unwrap().unwrap().count
    };
    assert_eq!(items(), 1, "the game has begun, and nothing else has happened");
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    while !watcher.over() {
        watcher.hear().await;
    }
    server.stop().await;
}
