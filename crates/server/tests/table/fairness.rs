//! Nobody gets more out of a table than their due by what they send when.

use server::protocol::client::Wish;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::server::{Code, FromServer};
use server::protocol::status::{ClockSettings, Note, Player};
use table::chance::Fast;
use table::{Chance, Seat, Viewer};

use crate::support::{Person, Server, bot, hello, me, new_table, quick, watching, web};

#[tokio::test]
async fn an_action_sent_again_after_a_restart_is_not_taken_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let id = opened.table.id.clone();
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let act = |person: &Person, epoch: Option<&str>| {
        let seat = person.status().waiting[0];
        let (seen, epoch) = (person.sees(seat), epoch.map(str::to_owned));
        Wish::Act { seat, action: seen.choices[0].action.clone().into(), seq: Some(seen.seq), epoch }
    };
    let mut both = Person::come(&server, &id, hello(&secrets)).await;
    let epoch = both.screen.epoch.clone();
    // A number alone does not say in what it was counted: it may be right by accident.
    let numbered = act(&both, None);
    both.fails(numbered, Code::Stale).await;
    let first = act(&both, Some(&epoch));
    let answer = both.ask(first).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let mut both = Person::come(&server, &id, hello(&secrets)).await;
    assert_ne!(both.screen.epoch, epoch, "numbers are counted anew");
    for old in [Some(epoch.as_str()), None] {
        let again = act(&both, old);
        both.fails(again, Code::Stale).await;
    }
    let now = both.screen.epoch.clone();
    let next = act(&both, Some(&now));
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
    let opened = web::open(server.address, &wanted).await.unwrap();
    assert!(opened.table.hot_seat);
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let mut chance = Fast::new(9);
    for _ in 0..20 {
        let seat = both.status().waiting[0];
        both.act_somehow(seat, &mut chance).await;
    }
    // Until one has done what cannot be taken back among people at their own screens.
    let (mut other, seat) = loop {
        let seat = both.status().waiting[0];
        both.act_somehow(seat, &mut chance).await;
        assert!(both.sees(seat).can_undo, "on one screen everything can be taken back");
        let other = Person::sit(&server, &opened.table.id, secrets[1]).await;
        both.catch_up().await;
        if !both.sees(seat).can_undo {
            break (other, seat);
        }
        drop(other);
        until(&mut both, |both| both.sees(seat).can_undo).await;
    };
    both.fails(Wish::Undo { seat }, Code::Learnt).await;
    // Whoever has one of the seats is not everybody, even if nobody else is there.
    drop(both);
    until_away(&mut other, 0).await;
    drop(other);
    let mut alone = Person::sit(&server, &opened.table.id, secrets[usize::from(seat)]).await;
    alone.catch_up().await;
    assert!(!alone.sees(seat).can_undo);
    alone.fails(Wish::Undo { seat }, Code::Learnt).await;
    drop(alone);
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    until(&mut both, |both| both.sees(seat).can_undo).await;
    both.done(Wish::Undo { seat }).await;
    server.stop().await;
}

/// Reads on until something is so.
async fn until(person: &mut Person, so: impl Fn(&Person) -> bool) {
    while !so(person) {
        person.hear().await;
    }
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
    people[0].done(Wish::AskUndo { seat: 0, step: None, stand_in: false }).await;
    people[1].catch_up().await;
    let small = asked(&people[1]);
    // The same asked again, but for everything: whoever had agreed to the first has not agreed to this.
    people[0].done(Wish::AskUndo { seat: 0, step: Some(0), stand_in: false }).await;
    let agree = |number| Wish::Consent { seat: 1, agree: true, number };
    people[1].fails(agree(small.number), Code::Stale).await;
    people[1].catch_up().await;
    let large = asked(&people[1]);
    assert!(large.steps > small.steps && large.number != small.number, "{small:?} {large:?}");
    assert_eq!((large.by, large.missing.as_slice()), (0, [1].as_slice()));
    assert_eq!(people[1].sees(1).back_to, Some(0), "only the setup would stay");
    people[1].done(agree(large.number)).await;
    people[1].catch_up().await;
    assert!(people[1].status().undo.is_none() && people[1].sees(1).back_to.is_none());
    assert_eq!(people[1].screen.logs[&Viewer::Seat(Seat(1))].len(), 1);
    assert_eq!(people[1].screen.chat.last().unwrap().note, Some(Note::WentBack { steps: large.steps }));
    server.stop().await;
}

/// Plays so many actions.
async fn play(people: &mut [Person], chance: &mut Fast, actions: usize) {
    for _ in 0..actions {
        people[0].catch_up().await;
        let waiting = people[0].status().waiting.clone();
        let seat = waiting[chance.below(waiting.len() as u32) as usize];
        people[usize::from(seat)].catch_up().await;
        people[usize::from(seat)].act_somehow(seat, chance).await;
    }
}

fn give(seat: u8, give: u8) -> Wish {
    Wish::GiveToBot { seat, give, bot: "random".into() }
}

/// Waits until the server has noticed that a seat's person is gone.
async fn until_away(person: &mut Person, seat: usize) {
    person.catch_up().await;
    while person.status().seats[seat].present {
        person.hear().await;
    }
}

#[tokio::test]
async fn nobody_looks_ahead_through_the_bot_of_somebody_who_is_away() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let (id, bobs) = (opened.table.id.clone(), opened.secrets[1].secret.clone());
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &id, &seat.secret).await);
    }
    let mut chance = Fast::new(11);
    play(&mut people, &mut chance, 30).await;
    let mut bob = people.pop().unwrap();
    let mut ann = people.pop().unwrap();
    bob.catch_up().await;
    let before = bob.sees(1).clone();
    drop(bob);
    until_away(&mut ann, 1).await;
    let left_at = ann.screen.logs[&Viewer::Seat(Seat(0))].len();
    ann.done(give(0, 1)).await;
    let mut own = 0;
    for _ in 0..15 {
        while ann.sees(0).choices.is_empty() {
            ann.hear().await;
        }
        ann.act_somehow(0, &mut chance).await;
        // Her own move alone, the bot has not answered it yet: what it drew would be drawn again all the same.
        if ann.status().waiting == [0] {
            ann.done(Wish::AskUndo { seat: 0, step: None, stand_in: false }).await;
            let asked = ann.status().undo.clone().expect("it is not hers alone to decide");
            assert_eq!(asked.missing, [1]);
            ann.done(Wish::Consent { seat: 0, agree: false, number: asked.number }).await;
            own += 1;
        }
    }
    assert!(own > 0);
    // She knows now what would come. Going back is not hers to decide.
    ann.done(Wish::AskUndo { seat: 0, step: Some(left_at as u32 - 1), stand_in: false }).await;
    assert_eq!(ann.status().undo.as_ref().unwrap().missing, [1]);
    // Bob comes back: he is told what happened, and is asked.
    let mut bob = Person::sit(&server, &id, &bobs).await;
    assert_eq!(bob.screen.chat.last().unwrap().note, Some(Note::Given { by: Some(0) }));
    let asked = bob.status().undo.clone().unwrap();
    assert_eq!(bob.status().seats[1].stand_in.unwrap().by, Some(0));
    bob.done(Wish::Consent { seat: 1, agree: false, number: asked.number }).await;
    assert!(bob.status().undo.is_none());
    // He may ask for everything since then to be undone, and Ann has a say in that.
    bob.done(Wish::TakeBackSeat { seat: 1 }).await;
    bob.done(Wish::AskUndo { seat: 1, step: None, stand_in: true }).await;
    ann.catch_up().await;
    let asked = ann.status().undo.clone().unwrap();
    assert_eq!((asked.by, asked.missing), (1, vec![0]));
    ann.done(Wish::Consent { seat: 0, agree: true, number: asked.number }).await;
    bob.catch_up().await;
    assert_eq!((&bob.sees(1).view, &bob.sees(1).choices), (&before.view, &before.choices));
    assert!(bob.status().seats[1].stand_in.is_none());
    // All of it is still told after a restart.
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let bob = Person::sit(&server, &id, &bobs).await;
    let notes: Vec<Note> = bob.screen.chat.iter().filter_map(|line| line.note.clone()).collect();
    assert!(matches!(
        notes[..],
        [Note::Given { by: Some(0) }, Note::Reclaimed, Note::WentBack { steps: 1.. }]
    ));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_given_away_by_the_host_or_by_most_of_those_who_are_there() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let seats = ["Ann", "Bob", "Cem", "Dan"].map(me).to_vec();
    let opened = server.open("standard", seats).await;
    assert_eq!(opened.table.host, Some(0));
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &opened.table.id, &seat.secret).await);
    }
    drop(people.pop());
    until_away(&mut people[1], 3).await;
    people[1].done(give(1, 3)).await;
    people[1].done(give(1, 3)).await;
    assert_eq!(people[1].status().seats[3].player, Player::Person, "one of three is not enough");
    assert_eq!(people[1].status().seats[3].votes, [1]);
    people[2].done(give(2, 3)).await;
    assert!(matches!(people[2].status().seats[3].player, Player::Bot(_)));
    // The host decides alone; their own seat is everybody's own.
    drop(people.pop());
    until_away(&mut people[0], 2).await;
    people[0].done(give(0, 2)).await;
    assert!(matches!(people[0].status().seats[2].player, Player::Bot(_)));
    people[1].done(give(1, 1)).await;
    people[0].catch_up().await;
    assert_eq!(people[0].screen.chat.last().unwrap().note, Some(Note::Given { by: Some(1) }));
    server.stop().await;
}

#[tokio::test]
async fn in_a_game_over_days_being_away_costs_nobody_the_seat() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 86_400, bonus_s: 3600 });
    let wanted = NewTable { clock, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    ann.fails(give(0, 1), Code::Present).await;
    server.stop().await;
}

#[tokio::test]
async fn neither_a_bot_for_a_moment_nor_going_back_renews_a_clock() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 20, bonus_s: 30 });
    let wanted = NewTable { clock, hot_seat: true, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let left = |person: &Person, seat: u8| person.status().seats[usize::from(seat)].left_ms.unwrap();
    let waited = both.status().waiting[0];
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    // Told as it is now, not as it was when she came.
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    let before = left(&watcher, waited);
    assert!((17_000..=18_900).contains(&before), "{before}");
    both.done(give(waited, waited)).await;
    both.done(Wish::TakeBackSeat { seat: waited }).await;
    watcher.catch_up().await;
    assert!(left(&both, waited) <= before, "{before} {}", left(&both, waited));
    // Until somebody has decided and is paid for it; then the same again and again.
    let mut chance = Fast::new(3);
    let paid = loop {
        let seat = both.status().waiting[0];
        let before = left(&both, seat);
        both.act_somehow(seat, &mut chance).await;
        if left(&both, seat) > before {
            break seat;
        }
    };
    let once = left(&both, paid);
    for _ in 0..3 {
        both.done(Wish::Undo { seat: paid }).await;
        while both.status().waiting.contains(&paid) {
            both.act_somehow(paid, &mut chance).await;
        }
    }
    assert!(left(&both, paid) <= once, "{once} {}", left(&both, paid));
    server.stop().await;
}

#[tokio::test]
async fn lending_ones_seat_to_a_bot_stops_no_clock() {
    let data = tempfile::tempdir().unwrap();
    let delay = std::time::Duration::from_secs(60);
    let server = Server::start(server::Settings { bot_delay: delay, ..quick() }, data.path()).await;
    let clock = Some(ClockSettings { budget_s: 20, bonus_s: 0 });
    let wanted = NewTable { clock, hot_seat: true, ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let waited = both.status().waiting[0];
    // Again and again, and before the bot has decided anything.
    for _ in 0..3 {
        both.done(give(waited, waited)).await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        both.done(Wish::TakeBackSeat { seat: waited }).await;
    }
    let left = both.status().seats[usize::from(waited)].left_ms.unwrap();
    assert!((10_000..=17_900).contains(&left), "{left}");
    // So it was written down.
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let again = both.status().seats[usize::from(waited)].left_ms.unwrap();
    assert!((10_000..=17_900).contains(&again), "{again}");
    server.stop().await;
}

#[tokio::test]
async fn what_the_table_noted_is_not_talked_away() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let (id, bobs) = (opened.table.id.clone(), opened.secrets[1].secret.clone());
    let mut ann = Person::sit(&server, &id, &opened.secrets[0].secret).await;
    ann.done(give(0, 1)).await;
    for line in 0..210 {
        ann.done(Wish::Chat { seat: 0, text: format!("line {line}") }).await;
    }
    // Kept in memory, and read again from the journal.
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let bob = Person::sit(&server, &id, &bobs).await;
    let chat = &bob.screen.chat;
    assert_eq!((chat.len(), chat[199].text.as_str()), (200, "line 209"));
    assert_eq!(chat[0].note, Some(Note::Given { by: Some(0) }));
    server.stop().await;
}
