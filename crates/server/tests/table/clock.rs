//! Clocks.

use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::NewTable;
use server::protocol::status::{ClockSettings, Note, Player};
use std::time::Duration;

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
