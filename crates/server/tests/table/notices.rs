//! Telling people who are not there: over real sockets, to an endpoint of the test's own.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToSec1Point;
use serde_json::{Value, json};
use server::Settings;
use server::notices::push;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::server::FromServer;
use server::protocol::status::ClockSettings;
use server::settings::Mail;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

use crate::people::Browser;
use crate::support::{Person, Server, hello, me, new_table, quick, web};

/// What came to an endpoint: path, headers and body.
pub type Came = Arc<Mutex<Vec<(String, HeaderMap, Vec<u8>)>>>;

/// An endpoint on this machine. Below `/gone` there is nobody any more, `/elsewhere` sends everybody on, and whoever asks
/// below `/pit` waits.
pub async fn endpoint() -> (String, Came) {
    let came = Came::default();
    let kept = came.clone();
    let take = move |uri: Uri, headers: HeaderMap, body: Bytes| {
        let kept = kept.clone();
        async move {
            let path = uri.path().to_owned();
            kept.lock().unwrap().push((path.clone(), headers, body.to_vec()));
            if path.starts_with("/pit") {
                tokio::time::sleep(Duration::from_secs(60)).await;
            }
            match path.as_str() {
                "/gone" => (StatusCode::GONE, [("location", String::new())]),
                "/elsewhere" => (StatusCode::FOUND, [("location", "/secret".to_owned())]),
                _ => (StatusCode::CREATED, [("location", String::new())]),
            }
        }
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
    (address, came)
}

pub fn soon() -> Settings {
    Settings {
        notices_anywhere: true,
        notice_after: Duration::from_millis(50),
        letter_after: Duration::from_millis(300),
        notice_look: Duration::from_millis(50),
        public_url: Some("https://dune.example/".into()),
        ..quick()
    }
}

pub fn paths(came: &Came) -> Vec<String> {
    came.lock().unwrap().iter().map(|(path, ..)| path.clone()).collect()
}

pub async fn until(came: &Came, wanted: impl Fn(&[String]) -> bool) -> bool {
    for _ in 0..100 {
        if wanted(&paths(came)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    false
}

/// A browser that takes web push at the endpoint: its key, what only it knows, and what it tells the server.
pub fn target(address: &str, path: &str) -> (SecretKey, [u8; 16], Value) {
    let (key, auth) = (SecretKey::from_slice(&[7; 32]).unwrap(), [9; 16]);
    let point = key.public_key().to_sec1_point(false);
    let target = json!({ "endpoint": format!("{address}{path}"), "p256dh": BASE64.encode(point.as_bytes()),
                         "auth": BASE64.encode(auth) });
    (key, auth, target)
}

/// A game of two that waits for the account, with nobody there.
pub async fn waits(server: &Server, browser: &mut Browser, clock: Option<ClockSettings>) -> String {
    let table = NewTable { clock, ..new_table("kanly", vec![me(""), NewSeat::Open]) };
    let opened = browser.open(server, &table).await;
    let id = opened.table.id;
    let bob = crate::support::web::sit(server.address, &id, 1, "Bob").await.unwrap();
    // Until it is the account's turn: Bob plays, then goes.
    let mut people = [
        Person::sit(server, &id, &opened.secrets[0].secret).await,
        Person::sit(server, &id, &bob.secret).await,
    ];
    for _ in 0..200 {
        if people[0].status().waiting == [0] {
            return id;
        }
        for (seat, person) in people.iter_mut().enumerate() {
            person.catch_up().await;
            if person.status().waiting.contains(&(seat as u8)) && person.status().waiting != [0] {
                let answer = person.act(seat as u8, 0).await;
                assert!(matches!(answer, FromServer::Done { .. } | FromServer::Error(_)), "{answer:?}");
            }
        }
        people[0].catch_up().await;
    }
    panic!("it never is the first seat's turn alone");
}

#[tokio::test]
async fn whoever_is_not_there_is_told_in_a_way_only_they_can_read() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let (key, auth, push) = target(&address, "/push");
    let (_, _, gone) = target(&address, "/gone");
    for target in [&push, &gone] {
        let (status, answer) =
            ann.post(&server, "/api/account/push", json!({ "target": target, "on": true })).await;
        assert_eq!(status, 200, "{answer}");
    }
    let hook = json!({ "lang": "uk", "languages": [], "webhook": format!("{address}/hook") });
    assert_eq!(ann.post(&server, "/api/account/wishes", hook).await.0, 200);
    let id = waits(&server, &mut ann, None).await;
    assert!(until(&came, |paths| paths.contains(&"/hook".into()) && paths.contains(&"/push".into())).await);

    let came = came.lock().unwrap().clone();
    let (_, headers, sealed) = came.iter().find(|(path, ..)| path == "/push").unwrap();
    assert_eq!(
        (&headers["content-encoding"], &headers["ttl"]),
        (&"aes128gcm".parse().unwrap(), &"86400".parse().unwrap())
    );
    let opened = push::open(sealed, &key, &auth).expect("the browser can read it");
    let notice: Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(notice["path"], json!(format!("/table/{id}")));
    assert_eq!(notice["title"], json!("Ваш хід: Війна та дипломатія"), "in her language");
    assert!(!String::from_utf8_lossy(sealed).contains("table"), "nobody in between can");
    // The signature says for which service it is, and is the house's own.
    let (_, channels) = ann.get(&server, "/api/notices").await;
    let token = headers["authorization"].to_str().unwrap();
    assert!(token.ends_with(&format!("k={}", channels["push_key"].as_str().unwrap())));
    let claims = token.split('.').nth(1).unwrap();
    let claims: Value = serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap();
    assert_eq!(claims["aud"], json!(address));
    let (_, _, hook) = came.iter().find(|(path, ..)| path == "/hook").unwrap();
    let hook: Value = serde_json::from_slice(hook).unwrap();
    assert!(
        hook["content"].as_str().unwrap().contains(&format!("https://dune.example/table/{id}")),
        "{hook}"
    );
    // A browser that is gone is not told again.
    let (_, who) = ann.get(&server, "/api/account").await;
    assert_eq!(who["me"]["pushes"], json!(1));
    server.stop().await;
}

#[tokio::test]
async fn a_service_that_does_not_answer_keeps_no_other_waiting() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    for path in ["/pit/1", "/pit/2", "/push"] {
        let (_, _, push) = target(&address, path);
        ann.post(&server, "/api/account/push", json!({ "target": push, "on": true })).await;
    }
    waits(&server, &mut ann, None).await;
    assert!(until(&came, |paths| paths.contains(&"/push".into())).await, "{:?}", paths(&came));
    server.stop().await;
}

#[tokio::test]
async fn a_guests_browser_is_told_and_not_that_of_whoever_left_the_seat() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let mut browser = Browser::default();
    let (key, auth, push) = target(&address, "/guest");
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = &opened.table.id;
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    for secret in &secrets {
        let wish = json!({ "secret": secret, "target": push });
        assert_eq!(browser.post(&server, &format!("/api/tables/{id}/ring"), wish).await.0, 204);
    }
    drop(Person::come(&server, id, hello(&secrets)).await);
    assert!(until(&came, |paths| paths.contains(&"/guest".into())).await);
    let sealed = came.lock().unwrap()[0].2.clone();
    let notice: Value = serde_json::from_slice(&push::open(&sealed, &key, &auth).unwrap()).unwrap();
    assert_eq!(notice["path"], json!(format!("/table/{id}")));
    // The store knows whom the secret was for; the table knows that somebody else may sit there by now.
    let seats = vec![me("Ann"), NewSeat::Open, NewSeat::Open, NewSeat::Open];
    let id = server.open("standard", seats).await.table.id;
    let left = web::sit(server.address, &id, 1, "Bob").await.unwrap();
    let wish = json!({ "secret": left.secret, "target": push });
    let ring = format!("/api/tables/{id}/ring");
    assert_eq!(browser.post(&server, &ring, wish.clone()).await.0, 204);
    let leave = format!("/api/tables/{id}/leave");
    assert_eq!(browser.post(&server, &leave, json!({ "secret": left.secret })).await.0, 204);
    web::sit(server.address, &id, 1, "Cem").await.unwrap();
    assert_eq!(browser.post(&server, &ring, wish).await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn whoever_left_a_seat_does_not_hear_of_whoever_sits_there_now() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let mut browser = Browser::default();
    let opened = server.open("standard", vec![me("Ann"), NewSeat::Open, NewSeat::Open, NewSeat::Open]).await;
    let id = &opened.table.id;
    let mut secrets = vec![opened.secrets[0].secret.clone()];
    let left = web::sit(server.address, id, 1, "Bob").await.unwrap();
    for (path, secret) in [("/ann", &secrets[0]), ("/left", &left.secret)] {
        let (_, _, push) = target(&address, path);
        let wish = json!({ "secret": secret, "target": push });
        assert_eq!(browser.post(&server, &format!("/api/tables/{id}/ring"), wish).await.0, 204);
    }
    let leave = format!("/api/tables/{id}/leave");
    assert_eq!(browser.post(&server, &leave, json!({ "secret": left.secret })).await.0, 204);
    for (seat, name) in [(1, "Cem"), (2, "Dan"), (3, "Eve")] {
        secrets.push(web::sit(server.address, id, seat, name).await.unwrap().secret);
    }
    let secrets: Vec<&str> = secrets.iter().map(String::as_str).collect();
    let mut people = Person::come(&server, id, hello(&secrets)).await;
    let mut chance = table::chance::Fast::new(1);
    for path in ["/ann", "/cem"] {
        let seat = u8::from(path == "/cem");
        while !people.status().waiting.contains(&seat) {
            let waited = people.status().waiting[0];
            people.act_somehow(waited, &mut chance).await;
            people.catch_up().await;
        }
        // They go while it is this seat's turn, and come back for the next.
        drop(people);
        tokio::time::sleep(Duration::from_millis(600)).await;
        people = Person::come(&server, id, hello(&secrets)).await;
    }
    let came = paths(&came);
    assert!(came.contains(&"/ann".into()) && !came.contains(&"/left".into()), "{came:?}");
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_told_who_is_there_or_wants_none_for_the_table() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server =
        Server::start(Settings { notice_after: Duration::from_millis(400), ..soon() }, data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let hook = json!({ "languages": [], "webhook": format!("{address}/hook") });
    ann.post(&server, "/api/account/wishes", hook).await;
    let (_, _, push) = target(&address, "/push");
    ann.post(&server, "/api/account/push", json!({ "target": push, "on": true })).await;
    let id = waits(&server, &mut ann, None).await;
    // She comes back before she would be told.
    let (_, keys) = ann.post(&server, &format!("/api/tables/{id}/keys"), json!({})).await;
    let back = Person::sit(&server, &id, keys[0]["secret"].as_str().unwrap()).await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert!(paths(&came).is_empty(), "{:?}", paths(&came));
    let quiet = format!("/api/tables/{id}/quiet");
    let off = |push, webhook| json!({ "push": push, "email": false, "webhook": webhook });
    assert_eq!(ann.post(&server, &quiet, off(true, true)).await.0, 204);
    assert_eq!(Browser::default().post(&server, &quiet, off(true, true)).await.0, 401);
    drop(back);
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert!(paths(&came).is_empty(), "{:?}", paths(&came));
    // Each way by itself.
    for (off, left) in [(off(true, false), "/hook"), (off(false, true), "/push")] {
        assert_eq!(ann.post(&server, &quiet, off.clone()).await.0, 204);
        let (_, mine) = ann.post(&server, "/api/mine", json!({ "secrets": [] })).await;
        assert_eq!(mine["tables"][0]["quiet"], off);
        came.lock().unwrap().clear();
        drop(Person::sit(&server, &id, keys[0]["secret"].as_str().unwrap()).await);
        assert!(until(&came, |paths| !paths.is_empty()).await);
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(paths(&came), [left]);
    }
    server.stop().await;
}

#[tokio::test]
async fn addresses_of_the_hosts_own_network_are_refused_and_nobody_is_followed() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(Settings { notices_anywhere: false, ..soon() }, data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    for bad in [
        format!("{address}/hook"),
        "https://127.0.0.1/".into(),
        "https://[::1]/".into(),
        "https://169.254.169.254/".into(),
        "ftp://x".into(),
    ] {
        let wish = json!({ "languages": [], "webhook": bad });
        assert_eq!(ann.post(&server, "/api/account/wishes", wish).await.0, 400, "{bad}");
    }
    let (_, _, push) = target(&address, "/push");
    assert_eq!(ann.post(&server, "/api/account/push", json!({ "target": push, "on": true })).await.0, 400);
    // A name that leads home is taken for what it is when it is called.
    let wish = json!({ "languages": [], "webhook": "https://localhost/hook" });
    assert_eq!(ann.post(&server, "/api/account/wishes", wish).await.0, 200);
    assert_eq!(ann.post(&server, "/api/account/try-notices", json!({})).await.1, json!({ "went": 0 }));
    server.stop().await;
    let server = Server::start(soon(), data.path()).await;
    let wish = json!({ "languages": [], "webhook": format!("{address}/elsewhere") });
    assert_eq!(ann.post(&server, "/api/account/wishes", wish).await.0, 200);
    assert_eq!(ann.post(&server, "/api/account/try-notices", json!({})).await.1, json!({ "went": 0 }));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(paths(&came), ["/elsewhere"]);
    server.stop().await;
}

/// A mail server that takes every letter and keeps it.
async fn post_office() -> (String, Arc<Mutex<Vec<String>>>) {
    let letters = Arc::new(Mutex::new(Vec::new()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let kept = letters.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                let _ = write.write_all(b"220 here\r\n").await;
                let (mut letter, mut writing) = (String::new(), false);
                while let Ok(Some(line)) = lines.next_line().await {
                    let answer: &[u8] = match () {
                        () if writing && line == "." => {
                            writing = false;
                            kept.lock().unwrap().push(std::mem::take(&mut letter));
                            b"250 taken\r\n"
                        }
                        () if writing => {
                            letter.push_str(&line);
                            letter.push('\n');
                            continue;
                        }
                        () if line.starts_with("DATA") => {
                            writing = true;
                            b"354 go on\r\n"
                        }
                        () if line.starts_with("QUIT") => b"221 bye\r\n",
                        () => b"250 well\r\n",
                    };
                    if write.write_all(answer).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    (address, letters)
}

#[tokio::test]
async fn letters_go_to_addresses_whose_people_said_so() {
    let data = tempfile::tempdir().unwrap();
    let (office, letters) = post_office().await;
    let mail = Some(Mail { url: office, from: "Sietch <table@dune.example>".into() });
    let server = Server::start(Settings { mail, ..soon() }, data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    assert_eq!(ann.post(&server, "/api/account/email", json!({ "address": "no address" })).await.0, 400);
    let (status, me) = ann.post(&server, "/api/account/email", json!({ "address": "ann@example.com" })).await;
    assert_eq!((status, &me["email"]["confirmed"]), (200, &json!(false)), "{me}");
    let letter = letters.lock().unwrap()[0].clone();
    let code = letter.split("Sietch: ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let again = ann.post(&server, "/api/account/email", json!({ "address": "eve@example.com" })).await;
    assert_eq!(again.0, 429, "nobody's mailbox is filled");
    // Nothing goes there before the code is entered.
    waits(&server, &mut ann, None).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(letters.lock().unwrap().len(), 1);
    assert_eq!(ann.post(&server, "/api/account/email/confirm", json!({ "code": "00000000" })).await.0, 401);
    let (status, me) = ann.post(&server, "/api/account/email/confirm", json!({ "code": code })).await;
    assert_eq!((status, &me["email"]["confirmed"]), (200, &json!(true)));
    waits(&server, &mut ann, None).await;
    for _ in 0..60 {
        if letters.lock().unwrap().len() > 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let letter = letters.lock().unwrap().get(1).cloned().expect("a letter came");
    assert!(
        letter.contains("To: ann@example.com") && letter.contains("https://dune.example/table/"),
        "{letter}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_guests_browser_is_told_for_its_own_seat() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let ring = format!("/api/tables/{}/ring", opened.table.id);
    let (_, _, push) = target(&address, "/push");
    let mut browser = Browser::default();
    let wrong = json!({ "secret": "0".repeat(32), "target": push });
    assert_eq!(browser.post(&server, &ring, wrong).await.0, 404);
    for seat in &opened.secrets {
        let body = json!({ "secret": seat.secret, "target": push });
        assert_eq!(browser.post(&server, &ring, body).await.0, 204);
    }
    // Both come and go: whoever is waited for is told.
    drop(Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await);
    drop(Person::sit(&server, &opened.table.id, &opened.secrets[1].secret).await);
    assert!(until(&came, |paths| !paths.is_empty()).await);
    server.stop().await;
}

#[tokio::test]
async fn vacations_stop_the_clock_where_games_go_over_days() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(soon(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let week = ClockSettings { budget_s: 7 * 86_400, bonus_s: 0 };
    let slow = waits(&server, &mut ann, Some(week)).await;
    let live = waits(&server, &mut ann, Some(ClockSettings { budget_s: 1800, bonus_s: 0 })).await;
    let (_, keys) = ann.post(&server, &format!("/api/tables/{slow}/keys"), json!({})).await;
    let mut there = Person::sit(&server, &slow, keys[0]["secret"].as_str().unwrap()).await;
    let days = |person: &Person| person.status().seats[0].left_ms.unwrap() / 86_400_000;
    assert_eq!(days(&there), 6);
    let (status, me) = ann.post(&server, "/api/account/vacation", json!({ "days": 10 })).await;
    assert_eq!((status, &me["vacation"]["left"]), (200, &json!(20)), "{me}");
    assert_eq!(ann.post(&server, "/api/account/vacation", json!({ "days": 22 })).await.0, 429);
    assert_eq!(ann.post(&server, "/api/account/vacation", json!({ "days": 21 })).await.0, 429, "20 are left");
    let left = async |id: &str| -> u64 {
        let path = format!("/api/tables/{id}");
        let info: Value = crate::support::web::get(server.address, &path).await.unwrap();
        info["status"]["seats"][0]["left_ms"].as_u64().unwrap() / 86_400_000
    };
    assert_eq!((left(&slow).await, left(&live).await), (16, 0), "a little less than seventeen days");
    there.catch_up().await;
    assert_eq!(days(&there), 16, "whoever is there sees the clock that runs now");
    let told = |text: &String| text.contains("\"chat\"") && text.contains("\"vacation\"");
    assert!(there.heard.iter().any(told), "the others are told");
    server.stop().await;
    // It is kept.
    let server = Server::start(soon(), data.path()).await;
    let path = format!("/api/tables/{slow}");
    let info: Value = crate::support::web::get(server.address, &path).await.unwrap();
    assert!(info["status"]["seats"][0]["left_ms"].as_u64().unwrap() > 16 * 86_400_000);
    server.stop().await;
}
