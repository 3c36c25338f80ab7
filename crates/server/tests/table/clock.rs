//! Clocks.

use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::NewTable;
use server::protocol::status::{ClockSettings, Note, Player};
use std::time::Duration;
use table::chance::Fast;

use crate::support::{Person, Server, me, new_table, quick, web};

#[tokio::test]
async fn who_has_no_time_left_is_played_by_a_bot_and_may_come_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 10, bonus_s: 2 });
    let wanted = NewTable { clock, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let left = ann.status().seats[0].left_ms.unwrap();
    assert!(left <= 10_000, "{left}");
    // A server that is started again goes on with the clocks by itself.
    drop(ann);
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    tokio::time::sleep(Duration::from_millis(10_300)).await;
    ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    while !ann.over() && ann.status().seats.iter().any(|seat| seat.player == Player::Person) {
        ann.hear().await;
    }
    if !ann.over() {
        ann.done(Wish::TakeBackSeat { seat: 0 }).await;
        let left = ann.status().seats[0].left_ms.unwrap();
        assert!((55_000..=60_000).contains(&left), "{left}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_long_clock_runs_on_while_its_table_is_put_away() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { idle_after: Duration::from_millis(200), ..quick() };
    let server = Server::start(settings, data.path()).await;
    let clock = Some(ClockSettings { budget_s: 12, bonus_s: 0 });
    let wanted = NewTable { clock, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let (epoch, waited) = (ann.screen.epoch.clone(), ann.status().waiting.clone());
    drop(ann);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    assert_ne!(ann.screen.epoch, epoch, "it was put away meanwhile");
    let left = ann.status().seats[usize::from(waited[0])].left_ms.unwrap();
    assert!((8_000..=10_100).contains(&left), "{left}");
    drop(ann);
    // Nobody comes: the table wakes by itself, and the bot plays. Nobody looks on, so that is seen from outside.
    tokio::time::sleep(Duration::from_millis(10_500)).await;
    let ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    assert!(ann.screen.chat.iter().any(|line| line.note == Some(Note::Given { by: None })));
    server.stop().await;
}

/// They may still answer what they were asked before, and nothing is done in between that would put an end to it.
#[tokio::test]
async fn who_has_no_time_left_is_still_asked_whether_to_go_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 10, bonus_s: 0 });
    let wanted = NewTable { clock, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &opened.table.id, &seat.secret).await);
    }
    // Until one waits for the other, who has done something already.
    let (mut chance, mut acted) = (Fast::new(4), [false; 2]);
    let late = loop {
        people[0].catch_up().await;
        let waiting = people[0].status().waiting.clone();
        if let [late] = waiting[..]
            && acted == [true; 2]
        {
            break usize::from(late);
        }
        let seat = usize::from(waiting[0]);
        people[seat].catch_up().await;
        people[seat].act_somehow(waiting[0], &mut chance).await;
        acted[seat] = true;
    };
    let asks = 1 - late;
    people[asks].done(Wish::AskUndo { seat: asks as u8, step: Some(0), stand_in: false }).await;
    people[late].catch_up().await;
    let asked = people[late].status().undo.clone().unwrap();
    while people[late].status().seats[late].player == Player::Person {
        people[late].hear().await;
    }
    // The bot that plays for them now waits for the answer too.
    tokio::time::sleep(Duration::from_millis(500)).await;
    people[late].catch_up().await;
    assert_eq!(people[late].status().undo.as_ref(), Some(&asked));
    assert_eq!(asked.missing, [late as u8]);
    people[late].done(Wish::Consent { seat: late as u8, agree: true, number: asked.number }).await;
    people[late].catch_up().await;
    let back = Some(Note::WentBack { steps: asked.steps });
    assert!(people[late].screen.chat.iter().any(|line| line.note == back), "{:?}", people[late].screen.chat);
    server.stop().await;
}
