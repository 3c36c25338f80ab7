//! Bad input at every door: refused with an error, table unharmed.

use std::time::Duration;

use serde_json::{Value, json};
use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::{GameInfo, Games, HttpError};
use server::protocol::server::{Code, FromServer};
use table::{Seat, Viewer};

use crate::support::tokio_tungstenite_message::Message;
use crate::support::{Person, Server, me, quick, web};

#[tokio::test]
async fn messages_that_make_no_sense_are_answered_and_change_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let before = ann.sees(0).clone();
    let senseless = [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\"act\"",
        "{}",
        "\u{0}",
        "{\"type\":\"act\"}",
        "{\"type\":\"dance\",\"id\":5}",
        "{\"type\":\"act\",\"seat\":-1,\"action\":1}",
        "{\"type\":\"act\",\"seat\":256,\"action\":1}",
        "{\"type\":\"act\",\"seat\":\"0\",\"action\":1}",
        "{\"type\":\"undo\",\"seat\":0.5}",
        "{\"type\":\"chat\",\"seat\":0,\"text\":7}",
        "{\"type\":\"replay\",\"viewer\":\"god\",\"step\":0}",
        "{\"type\":\"replay\",\"viewer\":{\"seat\":0},\"step\":-1}",
        "{\"type\":\"consent\",\"seat\":0,\"agree\":\"yes\"}",
        "{\"type\":\"ping\",\"id\":\"one\"}",
        "{\"type\":\"act\",\"type\":\"undo\",\"seat\":0}",
    ];
    for text in
        senseless.into_iter().map(str::to_owned).chain([format!("{}1{}", "[".repeat(5000), "]".repeat(5000))])
    {
        ann.send(text.clone()).await;
        match ann.hear().await {
            FromServer::Error(problem) => assert_eq!(problem.code, Code::Unreadable, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    ann.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert!(matches!(ann.hear().await, FromServer::Error(problem) if problem.code == Code::Unreadable));
    let epoch = ann.screen.epoch.clone();
    let act = |seat, action: Value, seq: Option<u32>| {
        let epoch = seq.map(|_| epoch.clone());
        Wish::Act { seat, action: action.into(), seq, epoch }
    };
    let choice = before.choices[0].action.clone();
    ann.fails(act(0, json!({ "no_such": 1 }), None), Code::Unreadable).await;
    ann.fails(act(0, json!(null), None), Code::Unreadable).await;
    ann.fails(act(1, choice.clone(), None), Code::NotYours).await;
    ann.fails(act(77, choice.clone(), None), Code::NotYours).await;
    ann.fails(act(0, choice.clone(), Some(before.seq + 1)), Code::Stale).await;
    let refused = ann.refused(act(0, json!({ "dial": 200 }), None)).await;
    assert_eq!(refused.code, Code::Refused);
    assert!(refused.rule.is_some() && refused.why.is_some());
    assert_eq!(
        ann.refused(Wish::WhyNot { seat: 0, action: json!({ "dial": 200 }).into() }).await.rule,
        refused.rule
    );
    let allowed = ann.ask(Wish::WhyNot { seat: 0, action: choice.clone().into() }).await;
    assert!(matches!(allowed, FromServer::Allowed { .. }), "{allowed:?}");
    ann.fails(Wish::Hello(Default::default()), Code::Hello).await;
    ann.fails(Wish::Chat { seat: 0, text: " \n ".into() }, Code::Unreadable).await;
    ann.fails(Wish::Chat { seat: 0, text: "x".repeat(501) }, Code::Unreadable).await;
    ann.fails(Wish::Chat { seat: 1, text: "It is I".into() }, Code::NotYours).await;
    ann.fails(Wish::Undo { seat: 0 }, Code::Nothing).await;
    ann.fails(Wish::AskUndo { seat: 0, step: Some(u32::MAX), stand_in: false }, Code::Nothing).await;
    ann.fails(Wish::Replay { viewer: Viewer::Seat(Seat(250)), step: 0 }, Code::NotYours).await;
    assert_eq!(ann.sees(0), &before, "nothing has changed");
    // An old message cannot act twice.
    let first = ann.ask(act(0, choice.clone(), Some(before.seq))).await;
    assert!(matches!(first, FromServer::Done { .. }), "{first:?}");
    ann.fails(act(0, choice, Some(before.seq)), Code::Stale).await;
    server.stop().await;
}

#[tokio::test]
async fn huge_messages_and_floods_harm_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, ..quick() }, data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let (ann, bob) = (&opened.secrets[0].secret, &opened.secrets[1].secret);
    let mut bob = Person::sit(&server, &opened.table.id, bob).await;
    // 10 MB: refused, and the socket closed.
    let mut client = Person::sit(&server, &opened.table.id, ann).await;
    client.send_raw(Message::text("x".repeat(10_000_000))).await;
    drop(client);
    // A flood: looked at as far as the limit goes, answered with a complaint, and the socket stays.
    let mut flood = Person::sit(&server, &opened.table.id, ann).await;
    for _ in 0..20_000 {
        flood.send("{\"type\":\"undo\",\"seat\":0}").await;
    }
    let mut complaints = 0;
    loop {
        match tokio::time::timeout(Duration::from_millis(1500), flood.hear()).await {
            Ok(FromServer::Error(problem)) => complaints += usize::from(problem.code == Code::TooFast),
            Ok(_) => {}
            Err(_) => break,
        }
    }
    assert!((1..100).contains(&complaints), "{complaints}");
    flood.catch_up().await;
    bob.catch_up().await;
    // Chat has a limit of its own.
    let mut refused = 0;
    for number in 0..15 {
        let answer = flood.ask(Wish::Chat { seat: 0, text: format!("{number}") }).await;
        refused += usize::from(matches!(answer, FromServer::Error(problem) if problem.code == Code::TooFast));
    }
    assert!((1..=5).contains(&refused), "{refused}");
    bob.catch_up().await;
    assert_eq!(bob.screen.chat.len(), 15 - refused);
    server.stop().await;
}

#[tokio::test]
async fn sockets_begin_with_a_valid_hello() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let first = [
        ("{\"type\":\"ping\"}", Code::Hello),
        ("hello", Code::Unreadable),
        ("{\"type\":\"hello\"}", Code::NoSeat),
        ("{\"type\":\"hello\",\"secrets\":[\"00000000000000000000000000000000\"]}", Code::NoSeat),
        ("{\"type\":\"hello\",\"secrets\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\"]}", Code::Unreadable),
    ];
    for (text, code) in first {
        let mut client = web::Client::connect(server.address, &opened.table.id).await.unwrap();
        client.send(text).await.unwrap();
        assert!(
            matches!(client.next().await.unwrap(), FromServer::Error(problem) if problem.code == code),
            "{text}"
        );
        assert!(client.text().await.unwrap().is_none(), "closed after {text}");
    }
    let mut nowhere = web::Client::connect(server.address, "aaaaaaaaaaaaaaaa").await.unwrap();
    nowhere.send("{\"type\":\"hello\",\"watch\":true}").await.unwrap();
    assert!(
        matches!(nowhere.next().await.unwrap(), FromServer::Error(problem) if problem.code == Code::NoTable)
    );
    assert!(web::Client::connect(server.address, "nowhere").await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn http_doors_refuse_what_they_cannot_use() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), server::protocol::http::NewSeat::Open]).await;
    let id = opened.table.id.as_str();
    let seats =
        |seats: serde_json::Value| json!({ "game": "conquest", "mode": "kanly", "seats": seats }).to_string();
    let with = |name: &str, value: serde_json::Value| {
        let mut table = json!({ "game": "conquest", "mode": "kanly", "seats": ["open", "open"] });
        table[name] = value;
        table.to_string()
    };
    let doors = [
        ("POST", "/api/tables".to_owned(), "".to_owned(), 400, Code::Unreadable),
        ("POST", "/api/tables".into(), "{\"game\":7}".into(), 400, Code::Unreadable),
        ("POST", "/api/tables".into(), with("game", json!("chess")), 404, Code::Unknown),
        ("POST", "/api/tables".into(), with("mode", json!("speed")), 404, Code::Unknown),
        ("POST", "/api/tables".into(), seats(json!([])), 422, Code::Options),
        ("POST", "/api/tables".into(), seats(json!(vec!["open"; 200])), 422, Code::Options),
        ("POST", "/api/tables".into(), seats(json!([{ "bot": "wizard" }, "open"])), 404, Code::Unknown),
        ("POST", "/api/tables".into(), seats(json!([{ "me": "" }, "open"])), 400, Code::Unreadable),
        (
            "POST",
            "/api/tables".into(),
            seats(json!([{ "me": "x".repeat(41) }, "open"])),
            400,
            Code::Unreadable,
        ),
        ("POST", "/api/tables".into(), with("options", json!({ "cheat": true })), 422, Code::Options),
        ("POST", "/api/tables".into(), with("options", json!({ "seats": 4 })), 422, Code::Options),
        ("POST", "/api/tables".into(), with("options", json!([1])), 422, Code::Options),
        (
            "POST",
            "/api/tables".into(),
            with("clock", json!({ "budget_s": 0, "bonus_s": 0 })),
            422,
            Code::Options,
        ),
        ("POST", "/api/tables".into(), "x".repeat(100_000), 413, Code::TooLarge),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaa".into(), "".into(), 404, Code::NoTable),
        ("GET", "/api/tables/..%2f..%2fetc".into(), "".into(), 404, Code::NoTable),
        ("GET", format!("/api/tables/{id}/record"), "".into(), 409, Code::NotOver),
        ("GET", format!("/api/tables/{id}/socket"), "".into(), 400, Code::Unreadable),
        ("POST", format!("/api/tables/{id}/seats/0"), "{\"name\":\"Eve\"}".into(), 409, Code::Taken),
        ("POST", format!("/api/tables/{id}/seats/2"), "{\"name\":\"Eve\"}".into(), 404, Code::NoSeat),
        ("POST", format!("/api/tables/{id}/seats/-1"), "{\"name\":\"Eve\"}".into(), 404, Code::NoSeat),
        ("POST", format!("/api/tables/{id}/seats/1"), "{\"name\":\" \"}".into(), 400, Code::Unreadable),
        ("GET", "/api/text/conquest/xx".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/text/chess/en".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/rules/chess/en".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/rules/conquest/xx".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/examples/chess/CD-EX-06".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/examples/conquest/CD-EX-99".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/lessons/chess/first/en".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/lessons/conquest/last/en".into(), "".into(), 404, Code::Unknown),
        ("GET", "/api/nothing".into(), "".into(), 404, Code::Unknown),
        ("POST", "/api/mine".into(), json!({ "secrets": vec!["0"; 101] }).to_string(), 400, Code::Unreadable),
    ];
    for (method, path, body, status, code) in doors {
        let answer = web::request(server.address, method, &path, &[], body.as_bytes()).await;
        let (told, head, body) = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let error: HttpError = serde_json::from_slice(&body).unwrap_or_else(|_| panic!("{path}: {head}"));
        assert_eq!((told, error.code), (status, code), "{method} {path}: {}", error.message);
    }
    let foreign = [("origin", "https://evil.example")];
    let (status, _, _) = web::request(server.address, "GET", "/api/games", &foreign, b"").await.unwrap();
    assert_eq!(status, 403);
    let (status, head, _) = web::request(server.address, "GET", "/", &[], b"").await.unwrap();
    assert_eq!(status, 200);
    assert!(
        head.contains("script-src 'self'") && !head.contains("script-src 'self' 'unsafe-inline'"),
        "{head}"
    );
    for path in ["/healthz", "/api/games", "/api/rules/conquest/uk", "/api/text/conquest/en"] {
        let (status, _, body) = web::request(server.address, "GET", path, &[], b"").await.unwrap();
        assert!(status == 200 && !body.is_empty(), "{path}");
    }
    let (_, head, _) = {
        let compressed = [("accept-encoding", "gzip, br")];
        web::request(server.address, "GET", "/api/rules/conquest/uk", &compressed, b"").await.unwrap()
    };
    assert!(head.to_ascii_lowercase().contains("content-encoding: br"), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn what_is_in_the_box_may_be_kept_and_nothing_else() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let get = async |path: &str| web::request(server.address, "GET", path, &[], b"").await.unwrap();
    let (_, head, body) = get("/api/games").await;
    assert!(head.contains("no-store"), "{head}");
    let games: Games = serde_json::from_slice(&body).unwrap();
    let GameInfo { id, contents, .. } = &games.games[0];
    let contents = &contents["all"];
    let (status, head, body) = get(&format!("/api/content/{id}/{contents}")).await;
    assert_eq!(status, 200);
    assert!(head.contains("immutable") && !head.contains("no-store"), "{head}");
    let told: serde_json::Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(told["turns"], 5);
    for other in [format!("/api/content/{id}/0000000000000000"), format!("/api/content/other/{contents}")] {
        let (status, head, _) = get(&other).await;
        assert!(status == 404 && head.contains("no-store"), "{other}: {head}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_that_asks_too_often_is_held_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, ..quick() }, data.path()).await;
    let mut told = Vec::new();
    for _ in 0..80 {
        told.push(web::request(server.address, "GET", "/api/games", &[], b"").await.unwrap().0);
    }
    assert!(told.contains(&200) && told.contains(&429));
    server.stop().await;
}
