//! Updates carry what changed, and what a client puts together from them is what the server would send whole.

use server::protocol::client::{Hello, Wish};
use server::protocol::server::FromServer;
use table::chance::Fast;

use crate::support::{Person, Server, hello, me, quick, watching};

/// Asks for all, and finds what was there already.
async fn compare(person: &mut Person) {
    let (views, logs, status) =
        (person.screen.views.clone(), person.screen.logs.clone(), person.screen.status.clone());
    person.done(Wish::All).await;
    assert_eq!(person.screen.status, status);
    assert_eq!(person.screen.logs, logs);
    for (viewer, before) in views {
        let after = &person.screen.views[&viewer];
        assert_eq!((after.seq, &after.now), (before.seq, &before.now), "{viewer:?}");
    }
}

#[tokio::test]
async fn what_is_put_together_from_patches_is_what_is_sent_whole() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let table = &opened.table.id;
    let mut ann = Person::sit(&server, table, &opened.secrets[0].secret).await;
    let sections = Hello { sections: true, ..hello(&[&opened.secrets[1].secret]) };
    let mut bob = Person::come(&server, table, sections).await;
    let mut watcher = Person::come(&server, table, watching()).await;
    let mut chance = Fast::new(11);
    for number in 0..300 {
        let seat = ann.status().waiting.first().copied();
        let Some(seat) = seat.filter(|_| !ann.over()) else { break };
        let actor = if seat == 0 { &mut ann } else { &mut bob };
        actor.act_somehow(seat, &mut chance).await;
        if number % 9 == 4 && actor.sees(seat).can_undo {
            actor.done(Wish::Undo { seat }).await;
        }
        for person in [&mut ann, &mut bob, &mut watcher] {
            person.catch_up().await;
            if number % 16 == 0 {
                // Not oftener than a client may ask for all.
                compare(person).await;
            }
        }
    }
    for person in [&ann, &bob, &watcher] {
        let mean = |part: &str| {
            let sizes: Vec<usize> =
                person.heard.iter().filter(|text| text.contains(part)).map(String::len).collect();
            sizes.iter().sum::<usize>() / sizes.len()
        };
        let (patched, whole) = (mean("\"patch\":"), mean("\"now\":"));
        assert!(patched * 4 < whole, "{patched} bytes for an update, {whole} for all");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_has_lost_track_asks_for_all() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quick(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), me("Bob")]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let before = ann.heard.len();
    let answer = ann.ask(Wish::All).await;
    assert!(matches!(answer, FromServer::Done { .. }));
    let update: serde_json::Value = serde_json::from_str(&ann.heard[before]).unwrap();
    assert_eq!(update["viewers"][0]["from"], 0);
    assert!(update["status"].is_object() && update["viewers"][0]["now"]["view"].is_object());
    server.stop().await;
}
