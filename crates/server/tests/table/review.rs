//! Games that are over: looked at again, and played on otherwise.

use std::time::Duration;

use bots::Budget;
use server::Settings;
use server::protocol::client::Wish;
use server::protocol::http::{HttpError, Opened};
use server::protocol::review::{Branch, Review, ReviewAnswer};
use server::protocol::server::{Code, FromServer};
use server::protocol::status::Stage;
use table::chance::Fast;
use table::{Record, Viewer};

use crate::support::{Person, Server, bot, me, quick, watching, web};

fn quickly() -> Settings {
    Settings { thinking: Budget::Visits(2), bot_threads: 2, ..quick() }
}

/// A game of bots that is over, and somebody who looks at it.
async fn over(server: &Server) -> (Opened, Person) {
    let opened = server.open("kanly", vec![bot(), bot()]).await;
    let mut watcher = Person::come(server, &opened.table.id, watching()).await;
    while !watcher.over() {
        watcher.hear().await;
    }
    (opened, watcher)
}

async fn review(server: &Server, table: &str) -> Review {
    let mut before = 0;
    loop {
        let answer: ReviewAnswer =
            web::get(server.address, &format!("/api/tables/{table}/review")).await.unwrap();
        assert!(answer.done >= before, "it goes on");
        before = answer.done;
        if let Some(review) = answer.review {
            return review;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_game_that_is_over_is_reviewed_for_whoever_asks() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let (opened, mut watcher) = over(&server).await;
    let review = review(&server, &opened.table.id).await;
    let seen = watcher.ask(Wish::Replay { viewer: Viewer::Everything, step: 0 }).await;
    let FromServer::Position(position) = seen else { panic!("{seen:?}") };
    assert_eq!(review.chances.len(), position.steps as usize, "a chance for every step");
    assert_eq!(review.rounds.len(), review.chances.len());
    let outcome = watcher.status().outcome.clone().unwrap();
    let last = review.chances.last().unwrap();
    assert!(outcome.winners.iter().all(|&seat| last[usize::from(seat)] >= 500), "{last:?} {outcome:?}");
    for swing in &review.swings {
        assert!(swing.before.abs_diff(swing.after) >= 80 && swing.step > 0);
        assert!((swing.played as usize) < swing.advice.choices.len());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_is_on_is_not_reviewed_or_branched() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let opened = server.open("kanly", vec![me("Ann"), bot()]).await;
    let table = &opened.table.id;
    let error: HttpError = web::get(server.address, &format!("/api/tables/{table}/review")).await.unwrap();
    assert_eq!(error.code, Code::NotOver);
    let wanted = Branch { step: 0, seat: 0, name: "Ann".into(), bot: "random".into(), act: None };
    let error: HttpError =
        web::post(server.address, &format!("/api/tables/{table}/branch"), &wanted).await.unwrap();
    assert_eq!(error.code, Code::NotOver);
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_a_position_and_its_own_draws_are_honest() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(quickly(), data.path()).await;
    let (opened, mut watcher) = over(&server).await;
    let path = format!("/api/tables/{}/branch", opened.table.id);
    let step = 6;
    let seen = watcher.ask(Wish::Replay { viewer: Viewer::Everything, step }).await;
    let FromServer::Position(position) = seen else { panic!("{seen:?}") };
    let seat = position.waiting[0];
    let wanted = Branch { step, seat, name: "Ann".into(), bot: "random".into(), act: None };
    let fails = async |wanted: Branch, code: Code| {
        let error: HttpError = web::post(server.address, &path, &wanted).await.unwrap();
        assert_eq!(error.code, code);
    };
    fails(Branch { seat: 9, ..wanted.clone() }, Code::NoSeat).await;
    fails(Branch { step: 100_000, ..wanted.clone() }, Code::Unreadable).await;
    fails(Branch { step: position.steps - 1, ..wanted.clone() }, Code::Over).await;
    fails(Branch { act: Some("nonsense".into()), ..wanted.clone() }, Code::Unreadable).await;

    let branch: Opened = web::post(server.address, &path, &wanted).await.unwrap();
    assert!(branch.table.branched && branch.table.hints && branch.table.status.stage == Stage::Running);
    assert_ne!(branch.table.commitment, opened.table.commitment, "what comes is drawn anew");
    let mut ann = Person::sit(&server, &branch.table.id, &branch.secrets[0].secret).await;
    let mut chance = Fast::new(7);
    while !ann.over() {
        match ann.sees(seat).choices.is_empty() {
            true => drop(ann.hear().await),
            false => drop(ann.act_somehow(seat, &mut chance).await),
        }
    }
    let path = format!("/api/tables/{}/record", branch.table.id);
    let (_, _, text) = web::request(server.address, "GET", &path, &[], b"").await.unwrap();
    let record = Record::read(std::str::from_utf8(&text).unwrap()).unwrap();
    assert!(record.header.branched.is_some_and(|taken| taken >= step as usize));
    let entry = bots::entry::Of::<conquest::Conquest>::ENTRY;
    let game = entry.door.resume(&record, record.header.seed.unwrap()).unwrap();
    game.verify_draws().unwrap();
    let honest =
        Record { header: table::record::Header { branched: None, ..record.header.clone() }, ..record };
    let game = entry.door.resume(&honest, honest.header.seed.unwrap()).unwrap();
    assert!(game.verify_draws().is_err(), "the first part was drawn elsewhere, and that is said");
    server.stop().await;
}
