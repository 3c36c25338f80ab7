//! Bots that fail do not hold a table up.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::entry::Of;
use bots::player::{Decision, OpenGlimpse};
use bots::{Budget, Entry, Kind, SeatBot};
use server::Settings;
use server::protocol::http::NewTable;
use server::protocol::status::Stage;
use table::{Json, Seat};

use crate::support::toy::Toy;
use crate::support::{Person, Server, bot, new_table, quick, watching, web};

/// The first bots made are of this sort; whoever comes after them is sound.
enum Unsound {
    Hangs,
    Dies,
    Babbles,
}

impl SeatBot for Unsound {
    fn kind(&self) -> Kind {
        Kind::LOWEST
    }

    fn decide(&mut self, _: &OpenGlimpse, budget: Budget) -> Option<Decision<Json>> {
        match self {
            Unsound::Hangs => {
                std::thread::sleep(budget.limit() + Duration::from_secs(1));
                None
            }
            Unsound::Dies => panic!("the bot gives up, as it was told to"),
            Unsound::Babbles => {
                // Once; it is not asked the same a second time.
                *self = Unsound::Dies;
                Some(Decision { choice: Json::of(&"Nonsense"), failed: None })
            }
        }
    }
}

static MADE: AtomicU32 = AtomicU32::new(0);

fn seat_bot(kind: Kind, seat: Seat, seed: u64) -> Box<dyn SeatBot> {
    match MADE.fetch_add(1, Ordering::Relaxed) {
        0 => Box::new(Unsound::Hangs),
        1 => Box::new(Unsound::Dies),
        2 => Box::new(Unsound::Babbles),
        _ => (Of::<Toy>::ENTRY.seat_bot)(kind, seat, seed),
    }
}

static GAMES: &[Entry] = &[Entry { seat_bot, ..Of::<Toy>::ENTRY }];

#[tokio::test]
async fn a_bot_that_hangs_dies_or_babbles_is_replaced_and_the_game_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { thinking: Budget::Time(Duration::ZERO), ..quick() };
    let server = Server::start_with(settings, data.path(), GAMES).await;
    let wanted = NewTable { game: "toy".into(), ..new_table("plain", vec![bot(), bot()]) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    // While it hangs, the table answers.
    watcher.catch_up().await;
    assert_eq!(watcher.status().stage, Stage::Running);
    while !watcher.over() {
        watcher.hear().await;
    }
    assert!(MADE.load(Ordering::Relaxed) > 3);
    server.stop().await;
}
