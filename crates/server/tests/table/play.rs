//! Whole games, and coming back.

use bots::entry::Of;
use server::protocol::client::{Hello, Wish};
use server::protocol::http::{Mine, MineAsked, NewTable};
use server::protocol::lobby::Public;
use server::protocol::server::{Code, FromServer};
use server::protocol::status::{Player, Stage};
use table::chance::{Fast, Seed};
use table::open::{Open, OpenGame};
use table::{Json, Record, Seat, Viewer};

use crate::support::toy::{Toy, VIEWS};
use crate::support::{Person, Server, bot, hello, me, new_table, quick, watching, web};

#[tokio::test]
async fn a_person_plays_a_whole_game_against_bots() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("standard", vec![me("Ann"), bot(), bot(), bot()]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let mut chance = Fast::new(1);
    let mut acted = 0;
    while !ann.over() {
        if ann.sees(0).choices.is_empty() {
            ann.hear().await;
            continue;
        }
        match ann.act_somehow(0, &mut chance).await {
            FromServer::Done { .. } => acted += 1,
            // A bot that decides at the same time was faster, and Ann saw it only now.
            FromServer::Error(problem) => assert_eq!(problem.code, Code::Stale, "{problem:?}"),
            other => panic!("{other:?}"),
        }
    }
    assert!(acted > 10, "{acted}");
    assert!(ann.status().outcome.is_some() && ann.status().waiting.is_empty());
    let log = &ann.screen.logs[&Viewer::Seat(Seat(0))];
    assert!(log.iter().enumerate().all(|(place, step)| step.step as usize == place));
    // Everything lies open, and the record proves that the draws were honest.
    assert!(ann.screen.views.contains_key(&Viewer::Everything));
    let path = format!("/api/tables/{}/record", opened.table.id);
    let (status, head, body) = web::request(server.address, "GET", &path, &[], b"").await.unwrap();
    assert_eq!(status, 200);
    assert!(head.contains("attachment"));
    let record = Record::read(&String::from_utf8(body).unwrap()).unwrap();
    assert_eq!(record.header.commitment, opened.table.commitment);
    let replayed = Open::<conquest::Conquest>::DOOR.resume(&record, Seed::from_number(0)).unwrap();
    replayed.verify_draws().unwrap();
    ann.fails(Wish::Undo { seat: 0 }, Code::Over).await;
    server.stop().await;
}

#[tokio::test]
async fn two_people_fight_a_sealed_battle_and_one_comes_back_in_the_middle() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let mut chance = Fast::new(3);
    // Not every game of people who do anything at all has a battle.
    for _ in 0..40 {
        if battle(&server, &mut chance).await {
            return server.stop().await;
        }
    }
    panic!("there was no battle in forty games");
}

/// Plays until a battle has been fought, in the middle of which Bob's browser is lost. `false` if the game
/// ended without one.
async fn battle(server: &Server, chance: &mut Fast) -> bool {
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let secret = |seat: usize| opened.secrets[seat].secret.as_str();
    let mut people =
        [Person::sit(server, table, secret(0)).await, Person::sit(server, table, secret(1)).await];
    let mut came_back = false;
    loop {
        for person in &mut people {
            person.catch_up().await;
        }
        let own = Viewer::Seat(Seat(1));
        let events = people[1].screen.logs[&own].iter().flat_map(|step| &step.told);
        if came_back && events.clone().any(|told| told.event.get("plans_revealed").is_some()) {
            return true;
        }
        if people[0].over() {
            return false;
        }
        if people[0].sees(0).view["battle"].is_object() && !came_back {
            // The table sees that Bob is gone, and he comes back knowing where he was.
            let before = std::mem::take(&mut people[1].screen);
            let hello = Hello { have: Some(before.have()), ..hello(&[secret(1)]) };
            people[1] = Person::come(server, table, hello).await;
            let now = &people[1].screen.views[&own];
            assert_eq!((&now.view, &now.choices), (&before.views[&own].view, &before.views[&own].choices));
            assert_eq!(now.from as usize, before.logs[&own].len(), "nothing was missed");
            people[1].screen.logs = before.logs;
            came_back = true;
        }
        let seat = people[0].status().waiting[0];
        people[usize::from(seat)].act_somehow(seat, chance).await;
    }
}

#[tokio::test]
async fn what_was_missed_is_told_when_somebody_comes_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, table, hello(&secrets)).await;
    let mut watcher = Person::come(&server, table, watching()).await;
    let mut chance = Fast::new(11);
    for round in 0..4 {
        for _ in 0..15 {
            let seat = both.status().waiting[0];
            both.act_somehow(seat, &mut chance).await;
        }
        if round == 2 {
            // The game goes back while nobody looks on.
            both.done(Wish::AskUndo { seat: 0, step: Some(4), stand_in: false }).await;
            let number = both.status().undo.as_ref().unwrap().number;
            both.done(Wish::Consent { seat: 1, agree: true, number }).await;
        }
        let before = std::mem::take(&mut watcher.screen);
        watcher = Person::come(&server, table, Hello { have: Some(before.have()), ..watching() }).await;
        let mut logs = before.logs;
        let update = &watcher.screen.views[&Viewer::Spectator];
        assert!(update.from > 0, "only what was missed");
        let log = logs.get_mut(&Viewer::Spectator).unwrap();
        log.truncate(update.from as usize);
        log.extend(update.log.iter().cloned());
        watcher.screen.logs = logs;
        let fresh = Person::come(&server, table, watching()).await;
        assert_eq!(watcher.screen.logs, fresh.screen.logs, "the log is whole again");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_begins_when_the_last_open_seat_is_taken() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), server::protocol::http::NewSeat::Open]).await;
    let table = &opened.table.id;
    assert_eq!(opened.table.status.stage, Stage::Open);
    let mut ann = Person::sit(&server, table, &opened.secrets[0].secret).await;
    assert!(ann.sees(0).view.is_null());
    let answer = ann.ask(Wish::Act { seat: 0, action: Json::of(&"pass"), seq: None, epoch: None }).await;
    assert!(matches!(answer, FromServer::Error(problem) if problem.code == Code::NotStarted));
    let taken = web::sit(server.address, table, 1, " Bob\u{7} ").await.unwrap();
    assert!(web::sit(server.address, table, 1, "Eve").await.is_err());
    ann.catch_up().await;
    assert_eq!(ann.status().stage, Stage::Running);
    assert_eq!(ann.status().seats[1].name.as_deref(), Some("Bob"));
    assert!(ann.sees(0).view.is_object());
    let secrets = vec![taken.secret, opened.secrets[0].secret.clone(), "0".repeat(32), "x".into()];
    let mine: Mine = web::post(server.address, "/api/mine", &MineAsked { secrets }).await.unwrap();
    assert_eq!(mine.tables.len(), 1);
    assert_eq!(mine.tables[0].seats, [1, 0]);
    assert!(!mine.tables[0].table.status.waiting.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn a_table_outlives_its_server() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, table, hello(&secrets)).await;
    let mut chance = Fast::new(5);
    for _ in 0..40 {
        let seat = both.status().waiting[0];
        both.act_somehow(seat, &mut chance).await;
    }
    both.done(Wish::Chat { seat: 0, text: "Good luck".into() }).await;
    server.stop().await;
    let server = Server::start(quick(), data.path()).await;
    let again =
        Person::come(&server, table, Hello { have: Some(both.screen.have()), ..hello(&secrets) }).await;
    for seat in [0, 1] {
        let viewer = Viewer::Seat(Seat(seat));
        assert_eq!(again.screen.views[&viewer].view, both.screen.views[&viewer].view);
        assert_eq!(again.screen.views[&viewer].from, 0, "another epoch: the log is whole");
        assert_eq!(again.screen.logs[&viewer], both.screen.logs[&viewer]);
        assert_eq!(again.screen.views[&viewer].choices, both.screen.views[&viewer].choices);
    }
    assert_eq!(again.screen.chat, both.screen.chat);
    server.stop().await;
}

#[tokio::test]
async fn an_absent_persons_seat_goes_to_a_bot_and_comes_back() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let mut ann = Person::sit(&server, table, &opened.secrets[0].secret).await;
    let give = Wish::GiveToBot { seat: 0, give: 1, bot: "random".into() };
    let mut bob = Person::sit(&server, table, &opened.secrets[1].secret).await;
    ann.fails(give.clone(), Code::Present).await;
    ann.fails(Wish::GiveToBot { seat: 0, give: 1, bot: "wizard".into() }, Code::Unknown).await;
    ann.fails(Wish::GiveToBot { seat: 0, give: 9, bot: "random".into() }, Code::NoSeat).await;
    bob.fails(Wish::TakeBackSeat { seat: 1 }, Code::Nothing).await;
    drop(bob);
    while ann.status().seats[1].present {
        ann.hear().await;
    }
    ann.done(give).await;
    assert_eq!(ann.status().seats[1].player, Player::Bot("random".into()));
    assert_eq!(ann.status().seats[1].name.as_deref(), Some("Bob"));
    let mut bob = Person::sit(&server, table, &opened.secrets[1].secret).await;
    bob.fails(Wish::Act { seat: 1, action: Json::of(&"pass"), seq: None, epoch: None }, Code::Bots).await;
    bob.done(Wish::TakeBackSeat { seat: 1 }).await;
    assert_eq!(bob.status().seats[1].player, Player::Person);
    server.stop().await;
}

#[tokio::test]
async fn the_past_is_shown_as_it_could_be_known_then() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let secrets: Vec<&str> = opened.secrets.iter().map(|seat| seat.secret.as_str()).collect();
    let mut both = Person::come(&server, &opened.table.id, hello(&secrets)).await;
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    let mut chance = Fast::new(8);
    let mut views = Vec::new();
    for _ in 0..25 {
        let seat = both.status().waiting[0];
        both.act_somehow(seat, &mut chance).await;
        watcher.catch_up().await;
        let steps = watcher.screen.logs[&Viewer::Spectator].len();
        views.resize(steps, None);
        // Later changes within one step are not the spectator's to see.
        views[steps - 1].get_or_insert_with(|| watcher.screen.views[&Viewer::Spectator].view.clone());
    }
    let (step, view) =
        views.iter().enumerate().rev().skip(1).find_map(|(step, view)| Some((step, view.clone()?))).unwrap();
    let wish = |viewer, step: usize| Wish::Replay { viewer, step: step as u32 };
    match watcher.ask(wish(Viewer::Spectator, step)).await {
        FromServer::Position(position) => {
            assert_eq!(position.view, view);
            assert_eq!(position.steps as usize, views.len());
        }
        other => panic!("{other:?}"),
    }
    watcher.fails(wish(Viewer::Seat(Seat(0)), 0), Code::NotYours).await;
    watcher.fails(wish(Viewer::Everything, 0), Code::NotYours).await;
    watcher.fails(wish(Viewer::Spectator, 10_000), Code::Unreadable).await;
    watcher.fails(Wish::BugReport { viewer: Viewer::Seat(Seat(1)) }, Code::NotYours).await;
    match both.ask(Wish::BugReport { viewer: Viewer::Seat(Seat(0)) }).await {
        FromServer::Report(report) => {
            assert!(report.record.is_none(), "the record is not told while the game is on");
            assert_eq!(report.log, both.screen.logs[&Viewer::Seat(Seat(0))]);
        }
        other => panic!("{other:?}"),
    }
    server.stop().await;
}

/// As below: everything of this test runs on its own thread.
#[tokio::test]
async fn whoever_comes_costs_one_view_and_whoever_goes_none() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(quick(), data.path(), const { &[Of::<Toy>::ENTRY] }).await;
    let wanted = NewTable { game: "toy".into(), ..new_table("plain", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let table = &opened.table.id;
    let mut ann = Person::sit(&server, table, &opened.secrets[0].secret).await;
    ann.catch_up().await;
    for secret in [Some(&opened.secrets[1].secret), None, Some(&opened.secrets[0].secret)] {
        let before = VIEWS.get();
        let mut other = match secret {
            Some(secret) => Person::sit(&server, table, secret).await,
            None => Person::come(&server, table, watching()).await,
        };
        other.catch_up().await;
        ann.catch_up().await;
        assert_eq!(VIEWS.get() - before, 1, "for whoever came");
        assert_eq!(ann.status().seats, other.status().seats, "and all know who is there");
        let bob = other.status().seats[1].present;
        assert_eq!(bob, secret == Some(&opened.secrets[1].secret));
        drop(other);
        while ann.status().seats[1].present {
            ann.hear().await;
        }
        assert_eq!(VIEWS.get() - before, 1, "nobody sees anything else because somebody went");
    }
    server.stop().await;
}

/// All tasks of this test, the table's too, run on its own thread: nobody else counts there.
#[tokio::test]
async fn an_update_makes_one_view_for_each_viewer() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(quick(), data.path(), const { &[Of::<Toy>::ENTRY] }).await;
    for public in [None, Some(Public::default())] {
        one_view_each(&server, public).await;
    }
    server.stop().await;
}

/// The lobby, too, is shown a table that was looked at already.
async fn one_view_each(server: &Server, public: Option<Public>) {
    let seats = vec![me("Ann"), me("Bob")];
    let wanted = NewTable { game: "toy".into(), public, ..new_table("plain", seats) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let table = &opened.table.id;
    let mut people = [
        Person::sit(server, table, &opened.secrets[0].secret).await,
        Person::sit(server, table, &opened.secrets[1].secret).await,
        Person::come(server, table, watching()).await,
    ];
    for person in &mut people {
        person.catch_up().await;
    }
    let sides: Vec<_> = people[0].status().seats.iter().map(|seat| seat.side.clone()).collect();
    assert!(sides.iter().all(Option::is_some), "{sides:?}");
    for seat in 0..2 {
        let before = VIEWS.get();
        people[usize::from(seat)].act(seat, 0).await;
        for person in &mut people {
            person.catch_up().await;
        }
        assert_eq!(VIEWS.get() - before, 3, "two seats and whoever watches");
        let now: Vec<_> = people[2].status().seats.iter().map(|seat| seat.side.clone()).collect();
        assert_eq!(now, sides);
    }
}
