//! Hints: for whoever asks, where the table allows it, and noted for everybody.

use bots::Budget;
use serde_json::json;
use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::server::{Code, FromServer, Hint};
use server::protocol::status::{ClockSettings, Player, Reason};

use crate::people::Browser;
use crate::support::{Person, Server, bot, me, new_table, quick, web};

/// Bots and hints that think quickly.
fn quickly() -> Settings {
    Settings { thinking: Budget::Visits(2), ..quick() }
}

async fn hint(person: &mut Person, seat: u8) -> Hint {
    match person.ask(Wish::Hint { seat }).await {
        FromServer::Hint(hint) => *hint,
        other => panic!("no hint: {other:?}"),
    }
}

fn notes(person: &Person) -> usize {
    person.heard.iter().filter(|text| text.contains("\"note\":\"hint\"")).count()
}

#[tokio::test]
async fn whoever_plays_with_bots_may_ask_and_is_told_what_each_choice_is_worth() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), bot()]).await;
    assert!(opened.table.hints && !opened.table.rated);
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    while ann.sees(0).choices.len() < 3 {
        match ann.sees(0).choices.len() {
            0 => drop(ann.hear().await),
            _ => drop(ann.act(0, 0).await),
        }
    }
    let first = hint(&mut ann, 0).await;
    assert_eq!((first.seat, first.seq, first.advice.by.as_str()), (0, ann.sees(0).seq, "veteran"));
    assert!(first.advice.knowing && first.advice.choices.len() > 1);
    for worth in &first.advice.choices {
        assert!(ann.sees(0).choices.iter().any(|choice| choice.action == worth.action), "it can be done");
        assert!(worth.chance <= 1_000 && worth.shares.len() == 2);
    }
    let chances: Vec<u16> = first.advice.choices.iter().map(|worth| worth.chance).collect();
    assert!(chances.is_sorted_by(|one, other| one >= other), "the best is first: {chances:?}");
    assert_eq!(notes(&ann), 1);
    let again = hint(&mut ann, 0).await;
    assert_eq!(again.advice, first.advice, "asked again, it is told again");
    assert_eq!(notes(&ann), 1, "and not noted again");
    server.stop().await;
}

#[tokio::test]
async fn among_people_hints_are_off_unless_the_table_says_otherwise_and_everybody_is_told_of_one() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    assert!(!opened.table.hints);
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    ann.fails(Wish::Hint { seat: 0 }, Code::NoHints).await;
    ann.fails(Wish::Hint { seat: 1 }, Code::NotYours).await;

    let wanted = NewTable { hints: Some(true), ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &opened.table.id, &seat.secret).await);
    }
    let waited = people[0].status().waiting.clone();
    let asking = waited[0];
    hint(&mut people[usize::from(asking)], asking).await;
    let other = 1 - asking;
    people[usize::from(other)].catch_up().await;
    let heard = &people[usize::from(other)];
    assert_eq!(notes(heard), 1, "that it was asked is told");
    assert!(heard.heard.iter().all(|text| !text.contains("\"advice\"")), "what was answered is not");
    if !waited.contains(&other) {
        people[usize::from(other)].fails(Wish::Hint { seat: other }, Code::Nothing).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn at_a_rated_table_people_play_for_themselves() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 1800, bonus_s: 0 });
    let seats = vec![me("Ann"), bot()];
    let wanted = NewTable { hints: Some(true), rated: true, clock, ..new_table("kanly", seats) };
    let mut browser = Browser::default();
    browser.register(&server, "Ann").await;
    let opened = browser.open(&server, &wanted).await;
    assert!(opened.table.rated && !opened.table.hints);
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    ann.fails(Wish::Hint { seat: 0 }, Code::NoHints).await;
    ann.fails(Wish::GiveToBot { seat: 0, give: 0, bot: "regular".into() }, Code::Rated).await;
    server.stop().await;
}

#[tokio::test]
async fn at_a_rated_table_no_bot_plays_for_who_has_no_time_left_they_have_lost() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let clock = Some(ClockSettings { budget_s: 10, bonus_s: 0 });
    let seats = vec![me("Ann"), NewSeat::Open];
    let wanted = NewTable { rated: true, clock, ..new_table("kanly", seats) };
    let (mut ann, mut bob) = (Browser::default(), Browser::default());
    ann.register(&server, "Ann").await;
    bob.register(&server, "Bob").await;
    let opened = ann.open(&server, &wanted).await;
    let id = &opened.table.id;
    let (_, taken) = bob.post(&server, &format!("/api/tables/{id}/seats/1"), json!({ "name": "" })).await;
    let mut people = [
        Person::sit(&server, id, &opened.secrets[0].secret).await,
        Person::sit(&server, id, taken["secret"].as_str().unwrap()).await,
    ];
    // Until one alone is waited for, who then does nothing.
    let late = loop {
        people[0].catch_up().await;
        let waiting = people[0].status().waiting.clone();
        if let [late] = waiting[..] {
            break late;
        }
        let seat = usize::from(waiting[0]);
        people[seat].catch_up().await;
        people[seat].act(waiting[0], 0).await;
    };
    let other = usize::from(1 - late);
    while people[other].status().closed.is_none() {
        people[other].hear().await;
    }
    let closed = people[other].status().closed.clone().unwrap();
    assert_eq!((closed.reason, closed.open, closed.late), (Reason::Time, true, vec![late]));
    assert!(people[other].status().seats.iter().all(|seat| seat.player == Player::Person), "no bot sat down");
    people[other].fails(Wish::TakeBackSeat { seat: other as u8 }, Code::Closed).await;
    for (seat, browser) in [&mut ann, &mut bob].into_iter().enumerate() {
        let mut history = json!([]);
        for _ in 0..100 {
            history = browser.get(&server, "/api/account/profile").await.1["history"].take();
            if history[0].is_object() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let won = seat == other;
        assert_eq!((&history[0]["won"], &history[0]["place"]), (&json!(won), &json!(2 - u8::from(won))));
        assert_eq!(history[0]["change"].as_f64().unwrap() > 0.0, won, "it is rated");
    }
    server.stop().await;
}

#[tokio::test]
async fn hints_come_one_after_the_other_and_not_too_often() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(Settings { unlimited: false, ..quickly() }, data.path()).await;
    let wanted = NewTable { hints: Some(true), ..new_table("kanly", vec![me("Ann"), me("Bob")]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::sit(&server, &opened.table.id, &seat.secret).await);
    }
    let mut asked = [0; 2];
    loop {
        let seat = people[0].status().waiting[0];
        let person = &mut people[usize::from(seat)];
        person.catch_up().await;
        match person.ask(Wish::Hint { seat }).await {
            FromServer::Hint(_) => asked[usize::from(seat)] += 1,
            FromServer::Error(problem) => {
                assert_eq!(problem.code, Code::TooFast);
                break;
            }
            other => panic!("{other:?}"),
        }
        person.act(seat, 0).await;
        for person in &mut people {
            person.catch_up().await;
        }
    }
    assert!(asked.iter().all(|asked| (0..=8).contains(asked)) && asked.iter().sum::<i32>() >= 6, "{asked:?}");
    server.stop().await;
}
