//! Nobody is told a secret: every byte is looked at.

use std::collections::BTreeSet;

use serde_json::Value;
use server::protocol::client::Hello;
use table::chance::Fast;
use table::{Seat, Viewer};

use crate::support::{Person, Server, hello, me, quick, watching};

/// The names of cards and leaders a seat holds that a view for everybody does not show.
fn hidden(seat: u8, own: &Value, open: &Value) -> BTreeSet<String> {
    let open = open.to_string();
    let side = &own["sides"][usize::from(seat)];
    let hands = ["battle_hand", "market_hand", "traitors", "traitors_offered"];
    let names = hands.iter().flat_map(|hand| side[*hand].as_array().into_iter().flatten());
    names.map(Value::to_string).filter(|name| !open.contains(name.as_str())).collect()
}

/// Events that name cards in the open.
const SHOWN: [&str; 6] =
    ["\"plans_revealed\"", "discarded\"", "\"played\"", "\"treachery\"", "\"answered\"", "\"leader_killed\""];

#[tokio::test]
async fn a_spectator_and_an_enemy_hear_no_secret() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let mut people = Vec::new();
    for seat in &opened.secrets {
        people.push(Person::come(&server, table, Hello { sections: true, ..hello(&[&seat.secret]) }).await);
    }
    let mut watcher = Person::come(&server, table, Hello { sections: true, ..watching() }).await;
    let mut chance = Fast::new(7);
    let (mut looked, mut quiet) = (0, 0);
    for _ in 0..250 {
        let seat = people[0].status().waiting[0];
        let heard = watcher.heard.len();
        people[usize::from(seat)].act_somehow(seat, &mut chance).await;
        people[0].catch_up().await;
        people[1].catch_up().await;
        watcher.catch_up().await;
        if people[0].over() {
            break;
        }
        let open = watcher.screen.views[&Viewer::Spectator].view.clone();
        let news: Vec<&String> =
            watcher.heard[heard..].iter().filter(|text| text.contains("\"update\"")).collect();
        quiet += usize::from(news.is_empty());
        for text in news {
            // Another copy of a card that is played lies open for a moment.
            if SHOWN.iter().any(|event| text.contains(event)) {
                continue;
            }
            for (seat, person) in people.iter().enumerate() {
                for name in hidden(seat as u8, &person.sees(seat as u8).view, &open) {
                    looked += 1;
                    let turned_up = text.matches(name.as_str()).count();
                    assert_eq!(
                        turned_up, 0,
                        "a spectator heard of {name}, which only seat {seat} knows: {text}"
                    );
                }
            }
        }
    }
    assert!(looked > 100, "there were secrets to look for: {looked}");
    assert!(quiet > 10, "half-made choices made no sound: {quiet}");
    let all = watcher.heard.join("\n");
    assert!(!all.contains("\"seed\""));
    for seat in &opened.secrets {
        assert!(!all.contains(&seat.secret));
        assert!(people.iter().all(|person| !person.heard.join("\n").contains(&seat.secret)));
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_kept_on_disk_opens_no_seat() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let person = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    assert_eq!(person.screen.views.keys().collect::<Vec<_>>(), [&Viewer::Seat(Seat(0))]);
    drop(person);
    server.stop().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for seat in &opened.secrets {
            let secret = seat.secret.as_bytes();
            assert!(!bytes.windows(secret.len()).any(|window| window == secret));
        }
    }
}
