//! Nobody gets more out of a table than their due by what they send when.

use server::protocol::client::Wish;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::server::{Code, FromServer};
use table::Chance;
use table::chance::Fast;

use crate::support::{Person, Server, bot, hello, me, new_table, quick, web};

#[tokio::test]
async fn an_action_sent_again_after_a_restart_is_not_taken_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = opened.table.id.clone();
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let act = |person: &Person, epoch: &str| {
        let seat = person.status().waiting[0];
        let (seen, epoch) = (person.sees(seat), Some(epoch.to_owned()));
        Wish::Act { seat, action: seen.choices[0].action.clone().into(), seq: Some(seen.seq), epoch }
    };
    let mut both = Person::come(&server, &id, hello(&secrets)).await;
    let epoch = both.screen.epoch.clone();
    let first = act(&both, &epoch);
    let answer = both.ask(first).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let mut both = Person::come(&server, &id, hello(&secrets)).await;
    assert_ne!(both.screen.epoch, epoch, "numbers are counted anew");
    let again = act(&both, &epoch);
    both.fails(again, Code::Stale).await;
    let now = both.screen.epoch.clone();
    let next = act(&both, &now);
    let answer = both.ask(next).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    server.stop().await;
}

#[tokio::test]
async fn one_screen_is_for_one_device() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let seats = vec![me("Ann"), me("Bob"), NewSeat::Open, bot()];
    let wanted = NewTable { hot_seat: true, ..new_table("standard", seats) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    assert!(!opened.table.hot_seat, "whoever takes the open seat has a say in going back");
    let wanted = NewTable { hot_seat: true, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    assert!(web::open(server.address, &wanted).await.unwrap().table.hot_seat);
    server.stop().await;
}

#[tokio::test]
async fn a_request_to_go_back_says_how_far_and_consent_is_to_that_alone() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &opened.table.id, &seat.secret).await);
    }
    let mut chance = Fast::new(4);
    for _ in 0..40 {
        let waiting = people[0].status().waiting.clone();
        let seat = waiting[chance.below(waiting.len() as u32) as usize];
        people[usize::from(seat)].catch_up().await;
        people[usize::from(seat)].act_somehow(seat, &mut chance).await;
        people[0].catch_up().await;
    }
    let asked = |person: &Person| person.status().undo.clone().unwrap();
    people[0].done(Wish::AskUndo { seat: 0, step: None }).await;
    people[1].catch_up().await;
    let small = asked(&people[1]);
    // The same asked again, but for everything: whoever had agreed to the first has not agreed to this.
    people[0].done(Wish::AskUndo { seat: 0, step: Some(0) }).await;
    let agree = |number| Wish::Consent { seat: 1, agree: true, number: Some(number) };
    people[1].fails(agree(small.number), Code::Stale).await;
    people[1].catch_up().await;
    let large = asked(&people[1]);
    assert!(large.steps > small.steps && large.number != small.number, "{small:?} {large:?}");
    assert_eq!((large.by, large.missing.as_slice()), (0, [1].as_slice()));
    people[1].done(agree(large.number)).await;
    people[1].catch_up().await;
    assert!(people[1].status().undo.is_none());
    server.stop().await;
}
