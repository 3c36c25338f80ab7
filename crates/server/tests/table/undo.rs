//! Going back: alone, by consent, and not at all.

use server::protocol::client::Wish;
use server::protocol::http::NewTable;
use server::protocol::server::{Code, FromServer};
use table::chance::Fast;
use table::{Seat, Viewer};

use crate::support::{Person, Server, bot, hello, me, new_table, quick, web};

/// Plays until the condition holds.
async fn play_until(people: &mut [Person], chance: &mut Fast, mut there: impl FnMut(&[Person]) -> bool) {
    for _ in 0..4000 {
        for person in people.iter_mut() {
            person.catch_up().await;
        }
        if there(people) {
            return;
        }
        assert!(!people[0].over(), "it never came to that");
        let seat = people[0].status().waiting[0];
        people[usize::from(seat)].act_somehow(seat, chance).await;
    }
    panic!("it never came to that");
}

async fn two(server: &Server) -> Vec<Person> {
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(server, &opened.table.id, &seat.secret).await);
    }
    people
}

#[tokio::test]
async fn what_nobody_could_see_is_taken_back_freely() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let mut people = two(&server).await;
    let mut chance = Fast::new(2);
    // Somebody chooses where to ship to: half a decision, which only they know.
    let half = |people: &[Person]| {
        (0..2).any(|seat| {
            people[seat].sees(seat as u8).choices.iter().any(|choice| choice.action.get("ship_to").is_some())
        })
    };
    play_until(&mut people, &mut chance, half).await;
    let seat = people.iter().position(|person| {
        person.screen.seats.iter().any(|seat| {
            person.sees(*seat).choices.iter().any(|choice| choice.action.get("ship_to").is_some())
        })
    });
    let seat = seat.unwrap();
    let other = 1 - seat;
    let number = seat as u8;
    let before = people[seat].sees(number).clone();
    let others = people[other].sees(other as u8).clone();
    let ship = before.choices.iter().position(|choice| choice.action.get("ship_to").is_some()).unwrap();
    people[seat].act(number, ship).await;
    assert_ne!(people[seat].sees(number).choices, before.choices);
    assert!(people[seat].sees(number).can_undo);
    people[seat].done(Wish::Undo { seat: number }).await;
    assert_eq!(people[seat].sees(number).choices, before.choices);
    assert_eq!(people[seat].sees(number).view, before.view);
    people[other].catch_up().await;
    assert_eq!(people[other].sees(other as u8), &others, "nobody else heard of it, not even by a number");
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_taken_back_alone_after_a_reveal_but_by_consent() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let mut people = two(&server).await;
    let mut chance = Fast::new(4);
    let mut steps = 0;
    // Until an action brought something new to light.
    play_until(&mut people, &mut chance, |people| {
        let log = &people[0].screen.logs[&Viewer::Seat(Seat(0))];
        let fresh = log.get(steps..).unwrap_or_default();
        let shown = steps > 0
            && fresh.iter().flat_map(|step| &step.told).any(|told| told.event.get("turned").is_some());
        steps = log.len();
        shown
    })
    .await;
    let last = (0..2u8).find(|seat| !people[usize::from(*seat)].sees(*seat).can_undo).unwrap();
    people[usize::from(last)].fails(Wish::Undo { seat: last }, Code::Learnt).await;
    people[0].fails(Wish::Consent { seat: 0, agree: true, number: 0 }, Code::Nothing).await;
    let log = people[0].screen.logs[&Viewer::Seat(Seat(0))].clone();
    let view = people[0].sees(0).view.clone();
    // Bob does not agree, then he does.
    for agree in [false, true] {
        people[0].done(Wish::AskUndo { seat: 0, step: Some(log.len() as u32 - 3), stand_in: false }).await;
        people[1].catch_up().await;
        let asked = people[1].status().undo.clone().unwrap();
        assert_eq!((asked.by, asked.missing), (0, vec![1]));
        let own = Wish::Consent { seat: 0, agree: true, number: asked.number };
        people[0].fails(own, Code::Nothing).await;
        people[1].fails(Wish::Consent { seat: 1, agree, number: asked.number - 1 }, Code::Stale).await;
        people[1].send(format!("{{\"type\":\"consent\",\"seat\":1,\"agree\":{agree}}}")).await;
        let unread = people[1].hear().await;
        assert!(matches!(unread, FromServer::Error(problem) if problem.code == Code::Unreadable));
        people[1].done(Wish::Consent { seat: 1, agree, number: asked.number }).await;
        people[0].catch_up().await;
        assert!(people[0].status().undo.is_none());
        let now = &people[0].screen.logs[&Viewer::Seat(Seat(0))];
        assert_eq!(now.len(), if agree { log.len() - 2 } else { log.len() });
        assert_eq!(now[..], log[..now.len()]);
    }
    assert_ne!(people[0].sees(0).view, view);
    server.stop().await;
}

#[tokio::test]
async fn a_request_ends_when_somebody_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let mut people = two(&server).await;
    let mut chance = Fast::new(6);
    let mut count = 0;
    play_until(&mut people, &mut chance, |_| {
        count += 1;
        count > 20
    })
    .await;
    people[0].done(Wish::AskUndo { seat: 0, step: None, stand_in: false }).await;
    let seat = people[0].status().waiting[0];
    people[usize::from(seat)].catch_up().await;
    people[usize::from(seat)].act_somehow(seat, &mut chance).await;
    people[1].catch_up().await;
    assert!(people[1].status().undo.is_none());
    people[1].fails(Wish::Consent { seat: 1, agree: true, number: 0 }, Code::Nothing).await;
    server.stop().await;
}

#[tokio::test]
async fn one_screen_or_one_person_goes_back_at_will() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    // Several seats on one screen.
    let wanted = NewTable { hot_seat: true, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let mut chance = Fast::new(9);
    for _ in 0..30 {
        let seat = both.status().waiting[0];
        both.act_somehow(seat, &mut chance).await;
    }
    let seat = both.status().waiting[0];
    let before = both.sees(seat).clone();
    both.act_somehow(seat, &mut chance).await;
    both.done(Wish::Undo { seat }).await;
    assert_eq!((&both.sees(seat).view, &both.sees(seat).choices), (&before.view, &before.choices));
    // One person among bots has everybody's consent, though the bots have gone on.
    let opened = server.open("kanly", vec![me("Ann"), bot()]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    for _ in 0..20 {
        while ann.sees(0).choices.is_empty() {
            ann.hear().await;
        }
        ann.act_somehow(0, &mut chance).await;
    }
    let answer = ann.ask(Wish::AskUndo { seat: 0, step: None, stand_in: false }).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    server.stop().await;
}
