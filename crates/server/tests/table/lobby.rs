//! Strangers meet: tables anybody may find, and what is kept of games that are over.

use std::time::Duration;

use serde_json::{Value, json};
use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::lobby::{Lobby, Profile, Public};
use server::protocol::status::ClockSettings;
use server::store::Store;
use server::store::slips::SlipChange;
use server::store::sqlite::Sqlite;
use table::chance::Fast;

use crate::people::Browser;
use crate::support::{Person, Server, bot, me, new_table, quick, web};

fn public(seats: Vec<NewSeat>) -> NewTable {
    let public = Public { title: "Slow sand".into(), languages: vec!["uk".into()], strength: 2 };
    NewTable { public: Some(public), ..new_table("kanly", seats) }
}

async fn lobby(server: &Server) -> Lobby {
    web::get(server.address, "/api/lobby").await.unwrap()
}

/// The lobby is told of a table after its people are.
async fn until(server: &Server, wanted: impl Fn(&Lobby) -> bool) -> Lobby {
    for _ in 0..100 {
        let now = lobby(server).await;
        if wanted(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the lobby never shows it: {:?}", lobby(server).await);
}

#[tokio::test]
async fn strangers_find_a_table_take_a_seat_and_leave_it() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    server.open("kanly", vec![me("Hidden"), NewSeat::Open]).await;
    let opened = web::open(server.address, &public(vec![me("Ines"), NewSeat::Open])).await.unwrap();
    let id = opened.table.id;
    let shown = until(&server, |lobby| lobby.open.len() == 1).await;
    assert_eq!(shown.open[0].id, id, "only the one that is public");
    assert_eq!(shown.open[0].public.as_ref().unwrap().title, "Slow sand");
    assert_eq!(shown.open[0].status.seats[0].name.as_deref(), Some("Ines"));
    // Somebody sits down, thinks better of it, and the seat is free again for somebody else of that name.
    let table = NewTable { ..public(vec![me("Ann"), NewSeat::Open, bot(), NewSeat::Open]) };
    let table = NewTable { mode: "standard".into(), ..table };
    let four = web::open(server.address, &table).await.unwrap().table.id;
    let taken = web::sit(server.address, &four, 1, "Bob").await.unwrap();
    until(&server, |lobby| {
        lobby.open.iter().any(|table| table.status.seats[1].name.as_deref() == Some("Bob"))
    })
    .await;
    let leave = |table: &str| format!("/api/tables/{table}/leave");
    let mut browser = Browser::default();
    assert_eq!(browser.post(&server, &leave(&four), json!({ "secret": "0".repeat(32) })).await.0, 404);
    assert_eq!(browser.post(&server, &leave(&four), json!({ "secret": taken.secret })).await.0, 204);
    until(&server, |lobby| {
        lobby.open.iter().all(|table| table.status.seats[1].name.as_deref() != Some("Bob"))
    })
    .await;
    assert_eq!(browser.post(&server, &leave(&four), json!({ "secret": taken.secret })).await.0, 404);
    web::sit(server.address, &four, 1, "Bob").await.unwrap();
    // A game that has begun is left to be watched, and nobody just leaves it.
    let bob = web::sit(server.address, &id, 1, "Bob").await.unwrap();
    let shown = until(&server, |lobby| lobby.running.len() == 1).await;
    assert_eq!(shown.running[0].id, id);
    assert!(shown.running[0].status.waiting.is_empty(), "what changes with every move is not told");
    assert_eq!(browser.post(&server, &leave(&id), json!({ "secret": bob.secret })).await.0, 409);
    server.stop().await;
}

#[tokio::test]
async fn a_table_whose_people_have_all_left_is_shown_to_nobody() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = web::open(server.address, &public(vec![me("Ines"), NewSeat::Open])).await.unwrap();
    until(&server, |lobby| lobby.open.len() == 1).await;
    let leave = format!("/api/tables/{}/leave", opened.table.id);
    Browser::default().post(&server, &leave, json!({ "secret": opened.secrets[0].secret })).await;
    until(&server, |lobby| lobby.open.is_empty()).await;
    server.stop().await;
}

#[tokio::test]
async fn tables_that_were_forgotten_do_not_stay_in_the_lobbys_way() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = web::open(server.address, &public(vec![me("Ines"), NewSeat::Open])).await.unwrap();
    until(&server, |lobby| lobby.open.len() == 1).await;
    let mut store = Sqlite::open(&data.path().join("tables.db")).unwrap();
    let now = store.slip("public", &opened.table.id).unwrap().unwrap();
    // Posted eleven minutes ago, and nobody has been there since.
    let mut old: Value = serde_json::from_str(&now.body).unwrap();
    old["at"] = json!(old["at"].as_u64().unwrap() - 11 * 60_000);
    for id in ["forgotten1", "forgotten2", &opened.table.id] {
        store.change(&[SlipChange::put("public", id, old.to_string())]).unwrap();
    }
    until(&server, |lobby| lobby.open.is_empty()).await;
    assert!(store.slips("public", "", 10).unwrap().is_empty(), "they are cleared away");
    // Whoever comes back to it puts it there again.
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let _ines = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    until(&server, |lobby| lobby.open.len() == 1).await;
    server.stop().await;
}

#[tokio::test]
async fn names_and_wishes_of_a_table_are_short_and_seen() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let bad = [
        Public { title: "x".repeat(41), ..Public::default() },
        Public { strength: 5, ..Public::default() },
        Public { languages: vec!["<b>".into()], ..Public::default() },
    ];
    for public in bad {
        let wanted =
            NewTable { public: Some(public.clone()), ..new_table("kanly", vec![me("Ines"), NewSeat::Open]) };
        let (status, _) = Browser::default().post(&server, "/api/tables", json!(wanted)).await;
        assert_eq!(status, 400, "{public:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_was_said_is_reported_by_those_who_sit_there_and_not_too_often() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { unlimited: false, ..quick() };
    let server = Server::start(settings, data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Eve")]).await;
    let mut eve = Person::sit(&server, &opened.table.id, &opened.secrets[1].secret).await;
    eve.done(Wish::Chat { seat: 1, text: "something foul".into() }).await;
    let path = format!("/api/tables/{}/report", opened.table.id);
    let mut browser = Browser::default();
    let report = |secret: &str| json!({ "secret": secret, "words": "look at this" });
    assert_eq!(browser.post(&server, &path, report(&"0".repeat(32))).await.0, 404);
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(browser.post(&server, &path, report(&opened.secrets[0].secret)).await.0);
    }
    assert_eq!((answers[0], answers[11]), (204, 429));
    server.stop().await;
    let mut store = Sqlite::open(&data.path().join("tables.db")).unwrap();
    let kept = store.slips("report", "", 100).unwrap();
    assert!(
        kept[0].body.contains("something foul") && kept[0].body.contains("look at this"),
        "{}",
        kept[0].body
    );
}

/// Plays a table of two people to its end.
async fn play_out(server: &Server, table: &str, secrets: [&str; 2]) {
    let mut people =
        [Person::sit(server, table, secrets[0]).await, Person::sit(server, table, secrets[1]).await];
    let mut chance = Fast::new(3);
    while !people[0].over() {
        for (seat, person) in people.iter_mut().enumerate() {
            person.catch_up().await;
            if !person.over() && !person.sees(seat as u8).choices.is_empty() {
                person.act_somehow(seat as u8, &mut chance).await;
            }
        }
    }
}

async fn profile(browser: &mut Browser, server: &Server) -> Profile {
    let (status, answer) = browser.get(server, "/api/account/profile").await;
    assert_eq!(status, 200, "{answer}");
    serde_json::from_value(answer).unwrap()
}

#[tokio::test]
async fn games_are_kept_counted_and_rated_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let (mut ann, mut bob) = (Browser::default(), Browser::default());
    ann.register(&server, "Ann").await;
    bob.register(&server, "Bob").await;
    let clock = Some(ClockSettings { budget_s: 1800, bonus_s: 0 });
    let rated = NewTable { rated: true, clock, ..public(vec![me(""), NewSeat::Open]) };
    let opened = ann.open(&server, &rated).await;
    let id = opened.table.id;
    let (_, taken) = bob.post(&server, &format!("/api/tables/{id}/seats/1"), json!({ "name": "" })).await;
    play_out(&server, &id, [&opened.secrets[0].secret, taken["secret"].as_str().unwrap()]).await;
    let mut both = Vec::new();
    for browser in [&mut ann, &mut bob] {
        let mut told = profile(browser, &server).await;
        for _ in 0..100 {
            if !told.history.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            told = profile(browser, &server).await;
        }
        both.push(told);
    }
    // Tables are dealt anew each time, and two sides may win together: an even share is then the whole.
    let even = both.iter().filter(|told| told.history[0].won).count().max(1) as f64 / 2.0;
    for (seat, told) in both.iter().enumerate() {
        let (past, standing) = (&told.history[0], &told.games[0]);
        assert_eq!(
            (past.table.as_str(), usize::from(past.seat), past.title.as_str()),
            (&*id, seat, "Slow sand")
        );
        assert_eq!(
            (standing.game.as_str(), standing.played, standing.won),
            ("conquest", 1, u32::from(past.won))
        );
        assert_eq!((standing.sides.len(), standing.sides[0].even), (1, even));
        let change = past.change.unwrap();
        assert_eq!(change > 0.0, past.place == 1 && both[1 - seat].history[0].place == 2, "{change}");
        assert!((standing.curve[0].value - 1500.0 - change).abs() < 1e-6);
    }
    server.stop().await;
    // Taken up again, a game that is over is not counted again.
    let server = Server::start(quick(), data.path()).await;
    Person::come(&server, &id, crate::support::watching()).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(profile(&mut ann, &server).await.games[0].played, 1);
    // Whoever goes leaves no name in the others' past.
    let (status, _) = bob.post(&server, "/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(status, 204);
    let past = profile(&mut ann, &server).await.history.remove(0);
    assert_eq!((&past.seats[0].name, &past.seats[1].name), (&Some("Ann".to_owned()), &None));
    let (_, all) = ann.get(&server, "/api/account/export").await;
    assert_eq!(
        (all["history"].as_array().map(Vec::len), &all["standing"][0]["played"]),
        (Some(1), &json!(1))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_is_not_rated_leaves_the_rating_alone() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let opened = ann.open(&server, &new_table("kanly", vec![me(""), bot()])).await;
    let mut person = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let mut chance = Fast::new(1);
    while !person.over() {
        match person.sees(0).choices.is_empty() {
            true => drop(person.hear().await),
            false => drop(person.act_somehow(0, &mut chance).await),
        }
    }
    let mut told = profile(&mut ann, &server).await;
    while told.history.is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
        told = profile(&mut ann, &server).await;
    }
    assert_eq!((told.history[0].change, told.games[0].curve.len(), told.games[0].played), (None, 0, 1));
    assert_eq!(told.history[0].seats[1].bot.as_deref(), Some("random"));
    let _: Value = ann.get(&server, "/api/account/profile?before=%zz").await.1;
    server.stop().await;
}
