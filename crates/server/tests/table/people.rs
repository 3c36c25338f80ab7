//! Accounts: what they keep, and what nobody can do with somebody else's.

use std::net::SocketAddr;

use serde_json::{Value, json};
use server::protocol::client::Wish;
use server::protocol::http::{NewSeat, NewTable, Opened};
use server::protocol::status::ClockSettings;

use crate::notices::target;
use crate::support::{Person, Server, bot, me, new_table, quick, web};

/// A browser: what it keeps, and what it says of itself.
#[derive(Default)]
pub struct Browser {
    pub cookie: Option<String>,
    /// By what it is known again after signing out.
    pub device: Option<String>,
}

impl Browser {
    pub async fn ask(&mut self, server: &Server, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask_at(server.address, method, path, body).await
    }

    pub async fn ask_at(
        &mut self,
        address: SocketAddr,
        method: &str,
        path: &str,
        body: Value,
    ) -> (u16, Value) {
        let cookies: Vec<&str> =
            [&self.cookie, &self.device].into_iter().flatten().map(String::as_str).collect();
        let cookie = cookies.join("; ");
        let headers = [("content-type", "application/json"), ("cookie", &cookie)];
        let body = if method == "GET" { Vec::new() } else { body.to_string().into_bytes() };
        let (status, head, answer) = web::request(address, method, path, &headers, &body).await.unwrap();
        for line in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let pair = line.split(';').next().unwrap_or_default();
            let kept = if pair.starts_with("sietch_device=") { &mut self.device } else { &mut self.cookie };
            *kept = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        (status, serde_json::from_slice(&answer).unwrap_or(Value::Null))
    }

    pub async fn post(&mut self, server: &Server, path: &str, body: Value) -> (u16, Value) {
        self.ask(server, "POST", path, body).await
    }

    pub async fn get(&mut self, server: &Server, path: &str) -> (u16, Value) {
        self.ask(server, "GET", path, Value::Null).await
    }

    /// A new account, and its recovery code.
    pub async fn register(&mut self, server: &Server, name: &str) -> String {
        let (status, answer) = self.post(server, "/api/account", account(name, "correct horse")).await;
        assert_eq!(status, 201, "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    pub async fn open(&mut self, server: &Server, wanted: &NewTable) -> Opened {
        let (status, answer) = self.post(server, "/api/tables", json!(wanted)).await;
        assert_eq!(status, 201, "{answer}");
        serde_json::from_value(answer).unwrap()
    }
}

pub fn account(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

async fn started() -> (tempfile::TempDir, Server) {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    (data, server)
}

#[tokio::test]
async fn an_account_is_made_left_and_come_back_to() {
    let (_data, server) = started().await;
    let mut browser = Browser::default();
    assert_eq!(browser.get(&server, "/api/account").await, (200, json!({ "me": null })));
    browser.register(&server, "Marta").await;
    let (_, who) = browser.get(&server, "/api/account").await;
    assert_eq!(who["me"]["name"], "Marta");
    let cookie = browser.cookie.clone();
    assert_eq!(browser.post(&server, "/api/account/logout", json!({})).await.0, 204);
    assert_eq!(browser.cookie, None);
    // What was kept of the session elsewhere opens nothing any more.
    browser.cookie = cookie;
    assert_eq!(browser.get(&server, "/api/account").await.1, json!({ "me": null }));
    let (status, answer) =
        browser.post(&server, "/api/account/login", account("marta ", "correct horse")).await;
    assert_eq!((status, &answer["name"]), (200, &json!("Marta")));
    assert_eq!(browser.get(&server, "/api/account").await.1["me"]["name"], "Marta");
    server.stop().await;
}

#[tokio::test]
async fn nobody_has_a_name_that_looks_like_anothers_or_a_password_that_is_easily_guessed() {
    let (_data, server) = started().await;
    Browser::default().register(&server, "Marta").await;
    Browser::default().register(&server, "Paul").await;
    // The first letters of these are Cyrillic and Latin, something that cannot be seen is in the next, and a large I in the
    // last.
    for like in ["marta", "Mаrtа", " Marta\u{200b} ", "PauI"] {
        let (status, answer) =
            Browser::default().post(&server, "/api/account", account(like, "correct horse")).await;
        assert_eq!((status, &answer["code"]), (409, &json!("name_taken")), "{like:?}");
    }
    for (name, password) in [
        ("Olena", "short"),
        ("Olena", &"x".repeat(201)),
        ("", "correct horse"),
        (&"x".repeat(41), "correct horse"),
    ] {
        let (status, _) = Browser::default().post(&server, "/api/account", account(name, password)).await;
        assert!((400..500).contains(&status), "{name} {password}: {status}");
    }
    server.stop().await;
}

/// Names and values.
type Headers = &'static [(&'static str, &'static str)];

#[tokio::test]
async fn the_cookie_is_for_this_servers_pages_alone() {
    let (_data, server) = started().await;
    let body = account("Marta", "correct horse").to_string();
    let origin = format!("https://{}", server.address);
    let own = [("content-type", "application/json"), ("origin", &*origin)];
    let (status, head, _) =
        web::request(server.address, "POST", "/api/account", &own, body.as_bytes()).await.unwrap();
    let cookie = head.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    assert_eq!(status, 201);
    for part in ["HttpOnly", "SameSite=Strict", "Path=/api", "Secure"] {
        assert!(cookie.split("; ").any(|found| found == part), "{part}: {cookie}");
    }
    let cookie = cookie.trim_start_matches("set-cookie: ").split(';').next().unwrap();
    let sent: [(&str, Headers, u16); 4] = [
        ("another site", &[("content-type", "application/json"), ("origin", "https://evil.example")], 403),
        ("a form of another site, by a browser that does not say so", &[("content-type", "text/plain")], 400),
        ("no kind at all", &[], 400),
        ("our own page", &[("content-type", "application/json")], 200),
    ];
    for (who, headers, expected) in sent {
        let headers: Vec<_> = headers.iter().copied().chain([("cookie", cookie)]).collect();
        let wishes = json!({ "lang": "uk", "languages": ["uk"] }).to_string();
        let (status, ..) =
            web::request(server.address, "POST", "/api/account/wishes", &headers, wishes.as_bytes())
                .await
                .unwrap();
        assert_eq!(status, expected, "{who}");
    }
    server.stop().await;
}

#[tokio::test]
async fn passwords_cannot_be_tried_again_and_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let code = Browser::default().register(&server, "Marta").await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        let (_, answer) =
            Browser::default().post(&server, "/api/account/login", account("Marta", "wrong horse")).await;
        codes.push(answer["code"].as_str().unwrap_or_default().to_owned());
    }
    assert!(codes[..6].iter().all(|code| code == "login"), "{codes:?}");
    assert!(codes.contains(&"too_fast".to_owned()), "the account closes for a while: {codes:?}");
    let right =
        Browser::default().post(&server, "/api/account/login", account("Marta", "correct horse")).await;
    assert_eq!(right.0, 429, "also to whoever guesses right now");
    server.stop().await;
    // A restart forgets nothing.
    let server = Server::start(quick(), data.path()).await;
    let again = Browser::default().post(&server, "/api/account/login", account("marta", "wrong horse")).await;
    assert_eq!(again.0, 429);
    // Whoever tries does not lock her out: the code opens the door, and the next one is open to her password again.
    let recover = json!({ "name": "Marta", "code": code, "password": "new password" });
    assert_eq!(Browser::default().post(&server, "/api/account/recover", recover).await.0, 200);
    let right =
        Browser::default().post(&server, "/api/account/login", account("Marta", "new password")).await;
    assert_eq!(right.0, 200);
    server.stop().await;
    // And an address has only so many tries, whatever the names.
    let server = Server::start(server::Settings { unlimited: false, ..quick() }, data.path()).await;
    let mut last = 0;
    for number in 0..12 {
        let name = format!("Nobody {number}");
        last = Browser::default().post(&server, "/api/account/login", account(&name, "wrong horse")).await.0;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn whoever_tries_somebodys_password_keeps_them_out_of_nothing() {
    let (_data, server) = started().await;
    let (mut marta, mut out) = (Browser::default(), Browser::default());
    marta.register(&server, "Marta").await;
    let login = |password: &str| account("Marta", password);
    assert_eq!(out.post(&server, "/api/account/login", login("correct horse")).await.0, 200);
    assert_eq!(out.post(&server, "/api/account/logout", json!({})).await.0, 204);
    let mut last = 0;
    for _ in 0..9 {
        last = Browser::default().post(&server, "/api/account/login", login("wrong horse")).await.0;
    }
    assert_eq!(last, 429, "strangers have to wait");
    // Whoever is signed in shows the password once more, and a browser that was signed in before signs in again.
    let change = json!({ "old": "correct horse", "new": "another horse" });
    assert_eq!(out.post(&server, "/api/account/login", login("correct horse")).await.0, 200);
    assert_eq!(marta.post(&server, "/api/account/password", change).await.0, 200);
    // What a browser is known by ends with the password, and is no way to try passwords without end.
    assert_eq!(out.post(&server, "/api/account/login", login("another horse")).await.0, 429);
    assert_eq!(marta.post(&server, "/api/account/logout", json!({})).await.0, 204);
    let mut forged =
        Browser { device: Some(format!("sietch_device={}", "0".repeat(64))), ..Browser::default() };
    assert_eq!(forged.post(&server, "/api/account/login", login("another horse")).await.0, 429);
    for _ in 0..9 {
        last = marta.post(&server, "/api/account/login", login("wrong horse")).await.0;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_right_is_never_kept_waiting() {
    let (_data, server) = started().await;
    let mut marta = Browser::default();
    marta.register(&server, "Marta").await;
    let login = |password: &str| account("Marta", password);
    for time in 0..8 {
        let mut fresh = Browser::default();
        for known in [false, true] {
            let right = fresh.post(&server, "/api/account/login", login("correct horse")).await;
            assert_eq!(right.0, 200, "the {time}th time, known: {known}");
        }
    }
    for time in 0..8 {
        let same = json!({ "old": "correct horse", "new": "correct horse" });
        assert_eq!(marta.post(&server, "/api/account/password", same).await.0, 200, "the {time}th time");
    }
    // What was tried at an account ends with it: whoever has the name next begins anew.
    for _ in 0..8 {
        Browser::default().post(&server, "/api/account/login", login("wrong horse")).await;
    }
    let delete = json!({ "password": "correct horse" });
    assert_eq!(marta.post(&server, "/api/account/delete", delete).await.0, 204);
    marta.register(&server, "Marta").await;
    let right = Browser::default().post(&server, "/api/account/login", login("correct horse")).await;
    assert_eq!(right.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_code_recovers_an_account_once_and_signs_everybody_else_out() {
    let (_data, server) = started().await;
    let (mut browser, mut other) = (Browser::default(), Browser::default());
    let code = browser.register(&server, "Marta").await;
    let recover = |code: &str| json!({ "name": "Marta", "code": code, "password": "new password" });
    assert_eq!(other.post(&server, "/api/account/recover", recover("0000-0000")).await.0, 401);
    // As it was written down: without dashes, in capitals.
    let typed = code.replace('-', " ").to_uppercase();
    let (status, answer) = other.post(&server, "/api/account/recover", recover(&typed)).await;
    assert_eq!(status, 200, "{answer}");
    assert_ne!(answer["code"], json!(code));
    assert_eq!(browser.get(&server, "/api/account").await.1, json!({ "me": null }), "signed out");
    assert_eq!(other.get(&server, "/api/account").await.1["me"]["name"], "Marta");
    assert_eq!(browser.post(&server, "/api/account/recover", recover(&code)).await.0, 401, "it serves once");
    assert_eq!(browser.post(&server, "/api/account/login", account("Marta", "correct horse")).await.0, 401);
    assert_eq!(browser.post(&server, "/api/account/login", account("Marta", "new password")).await.0, 200);
    // A new password signs everybody else out, too.
    let change = json!({ "old": "new password", "new": "a third one" });
    assert_eq!(browser.post(&server, "/api/account/password", change).await.0, 200);
    assert_eq!(other.get(&server, "/api/account").await.1, json!({ "me": null }));
    assert_eq!(browser.get(&server, "/api/account").await.1["me"]["name"], "Marta");
    server.stop().await;
}

#[tokio::test]
async fn an_account_finds_its_seats_on_another_device() {
    let (_data, server) = started().await;
    let (mut home, mut phone, mut stranger) = (Browser::default(), Browser::default(), Browser::default());
    home.register(&server, "Marta").await;
    let opened = home.open(&server, &new_table("kanly", vec![me("whatever"), bot()])).await;
    let table = opened.table.id;
    assert_eq!(opened.table.status.seats[0].name.as_deref(), Some("Marta"), "the account's own name");
    assert!(opened.table.status.seats[0].member);
    phone.post(&server, "/api/account/login", account("Marta", "correct horse")).await;
    let (_, mine) = phone.post(&server, "/api/mine", json!({ "secrets": [] })).await;
    assert_eq!(
        (&mine["tables"][0]["table"]["id"], &mine["tables"][0]["seats"]),
        (&json!(table), &json!([0]))
    );
    let keys = format!("/api/tables/{table}/keys");
    let (status, answer) = phone.post(&server, &keys, json!({})).await;
    let secret = answer[0]["secret"].as_str().unwrap().to_owned();
    assert_eq!((status, secret == opened.secrets[0].secret), (200, false), "every device has its own");
    let mut person = Person::sit(&server, &table, &secret).await;
    person.done(Wish::Chat { seat: 0, text: "hello".into() }).await;
    // The first device's secret still opens the seat; others get none.
    Person::sit(&server, &table, &opened.secrets[0].secret).await;
    assert_eq!(stranger.post(&server, &keys, json!({})).await.0, 401);
    stranger.register(&server, "Eve").await;
    assert_eq!(stranger.post(&server, &keys, json!({})).await, (200, json!([])));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_taken_as_a_guest_is_claimed_by_its_own_person_alone() {
    let (_data, server) = started().await;
    let opened = server.open("kanly", vec![me("Ann"), NewSeat::Open]).await;
    let secret = &opened.secrets[0].secret;
    let claim = format!("/api/tables/{}/claim", opened.table.id);
    let (mut ann, mut eve) = (Browser::default(), Browser::default());
    ann.register(&server, "Ann").await;
    eve.register(&server, "Eve").await;
    assert_eq!(eve.post(&server, &claim, json!({ "secret": "0".repeat(32) })).await.0, 404);
    assert_eq!(ann.post(&server, &claim, json!({ "secret": secret })).await.0, 204);
    assert_eq!(
        ann.post(&server, &claim, json!({ "secret": secret })).await.0,
        204,
        "once more changes nothing"
    );
    assert_eq!(eve.post(&server, &claim, json!({ "secret": secret })).await.0, 409, "it is Ann's");
    let (_, mine) = ann.post(&server, "/api/mine", json!({ "secrets": [] })).await;
    assert_eq!(mine["tables"][0]["table"]["id"], json!(opened.table.id));
    server.stop().await;
}

#[tokio::test]
async fn a_rated_table_is_for_accounts_each_in_one_seat() {
    let (_data, server) = started().await;
    let clock = Some(ClockSettings { budget_s: 1800, bonus_s: 0 });
    let rated = |seats| NewTable { rated: true, clock, ..new_table("kanly", seats) };
    let (mut ann, mut bob, mut guest) = (Browser::default(), Browser::default(), Browser::default());
    ann.register(&server, "Ann").await;
    bob.register(&server, "Bob").await;
    let wanted = json!(rated(vec![me("Guest"), NewSeat::Open]));
    assert_eq!(guest.post(&server, "/api/tables", wanted.clone()).await.1["code"], "account");
    let twice = json!(rated(vec![me("Ann"), me("Ann too")]));
    assert_eq!(ann.post(&server, "/api/tables", twice).await.1["code"], "account");
    let endless = NewTable { clock: None, ..rated(vec![me("Ann"), NewSeat::Open]) };
    let (status, refused) = ann.post(&server, "/api/tables", json!(endless)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("options")), "{refused}");
    let opened = ann.open(&server, &rated(vec![me("Ann"), NewSeat::Open])).await;
    let seat = format!("/api/tables/{}/seats/1", opened.table.id);
    for browser in [&mut guest, &mut ann] {
        assert_eq!(browser.post(&server, &seat, json!({ "name": "X" })).await.1["code"], "account");
    }
    assert_eq!(bob.post(&server, &seat, json!({ "name": "X" })).await.0, 201);
    server.stop().await;
}

#[tokio::test]
async fn everything_kept_is_told_and_then_forgotten() {
    let (data, server) = started().await;
    let mut marta = Browser::default();
    marta.register(&server, "Marta").await;
    let opened = marta.open(&server, &new_table("kanly", vec![me(""), bot()])).await;
    let mut person = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    person.done(Wish::Chat { seat: 0, text: "the sleeper must awaken".into() }).await;
    drop(person);
    let (status, all) = marta.get(&server, "/api/account/export").await;
    assert_eq!((status, &all["account"]["name"]), (200, &json!("Marta")));
    assert_eq!(all["seats"][0]["table"], json!(format!("/table/{}", opened.table.id)));
    assert_eq!(all["seats"][0]["said"][0]["words"], json!("the sleeper must awaken"));
    assert_eq!(all["signed_in_since"].as_array().map(Vec::len), Some(1));
    assert_eq!(all["browsers"], json!([]));
    assert!(!all.to_string().contains("argon2"), "nothing that could open the account");
    assert_eq!(Browser::default().get(&server, "/api/account/export").await.0, 401);

    let delete = |password: &str| json!({ "password": password });
    assert_eq!(marta.post(&server, "/api/account/delete", delete("wrong horse")).await.0, 401);
    let cookie = marta.cookie.clone();
    assert_eq!(marta.post(&server, "/api/account/delete", delete("correct horse")).await.0, 204);
    marta.cookie = cookie;
    assert_eq!(marta.get(&server, "/api/account").await.1, json!({ "me": null }));
    // The seat keeps its moves under no name, here and after a restart; and the name is free again.
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let person = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    assert_eq!((&person.status().seats[0].name, person.status().seats[0].member), (&None, false));
    let record = played_out(&server, &opened.table.id, person).await;
    assert!(record.contains("a guest") && !record.contains("Marta"), "{}", record.lines().next().unwrap());
    Browser::default().register(&server, "Marta").await;
    server.stop().await;
}

#[tokio::test]
async fn an_export_holds_ones_own_words_and_browsers_and_nobody_elses() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(server::Settings { notices_anywhere: true, ..quick() }, data.path()).await;
    let (mut guest, mut marta, mut eve) = (Browser::default(), Browser::default(), Browser::default());
    marta.register(&server, "Marta").await;
    eve.register(&server, "Eve").await;
    let (_, _, push) = target("http://127.0.0.1:9", "/push");
    let wish = json!({ "target": push, "on": true });
    assert_eq!(marta.post(&server, "/api/account/push", wish).await.0, 200);
    let opened = server.open("standard", vec![me("Ann"), NewSeat::Open, NewSeat::Open, NewSeat::Open]).await;
    let table = format!("/api/tables/{}", opened.table.id);
    let say = async |secret: &str, seat: u8, text: &str| {
        let mut person = Person::sit(&server, &opened.table.id, secret).await;
        person.done(Wish::Chat { seat, text: text.into() }).await;
    };
    say(&opened.secrets[0].secret, 0, "of Ann").await;
    // Somebody sat there before her.
    let seat = format!("{table}/seats/1");
    let (_, left) = guest.post(&server, &seat, json!({ "name": "Bob" })).await;
    let left = left["secret"].as_str().unwrap();
    say(left, 1, "of Bob").await;
    let leave = json!({ "secret": left });
    assert_eq!(guest.post(&server, &format!("{table}/leave"), leave).await.0, 204);
    let (_, taken) = marta.post(&server, &seat, json!({ "name": "Marta" })).await;
    let secret = taken["secret"].as_str().unwrap();
    say(secret, 1, "of Marta").await;
    say(&opened.secrets[0].secret, 0, "of Ann again").await;
    let (_, all) = marta.get(&server, "/api/account/export").await;
    let words = |all: &Value| -> Vec<String> {
        let said = all["seats"][0]["said"].as_array().unwrap().iter();
        said.map(|line| line["words"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(words(&all), ["of Marta"]);
    assert_eq!(all["browsers"], json!(["http://127.0.0.1:9/push"]));
    // What she said is no part of what is kept of whoever has the seat when she is forgotten.
    let delete = json!({ "password": "correct horse" });
    assert_eq!(marta.post(&server, "/api/account/delete", delete).await.0, 204);
    assert_eq!(eve.post(&server, &format!("{table}/claim"), json!({ "secret": secret })).await.0, 204);
    say(secret, 1, "of Eve").await;
    assert_eq!(words(&eve.get(&server, "/api/account/export").await.1), ["of Eve"]);
    server.stop().await;
}

/// Plays a table with one person to its end: the record.
async fn played_out(server: &Server, table: &str, mut person: Person) -> String {
    let mut chance = table::chance::Fast::new(1);
    while !person.over() {
        match person.sees(0).choices.is_empty() {
            true => drop(person.hear().await),
            false => drop(person.act_somehow(0, &mut chance).await),
        }
    }
    let path = format!("/api/tables/{table}/record");
    let (_, _, record) = web::request(server.address, "GET", &path, &[], b"").await.unwrap();
    String::from_utf8(record).unwrap()
}

#[tokio::test]
async fn a_name_is_forgotten_where_a_game_is_on() {
    let (_data, server) = started().await;
    let mut marta = Browser::default();
    marta.register(&server, "Marta").await;
    let opened = marta.open(&server, &new_table("kanly", vec![me(""), bot()])).await;
    let table = &opened.table.id;
    let person = Person::sit(&server, table, &opened.secrets[0].secret).await;
    let delete = json!({ "password": "correct horse" });
    assert_eq!(marta.post(&server, "/api/account/delete", delete).await.0, 204);
    let record = played_out(&server, table, person).await;
    assert!(record.contains("a guest") && !record.contains("Marta"), "{}", record.lines().next().unwrap());
    server.stop().await;
}
