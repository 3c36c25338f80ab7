//! Bots that fail do not hold a table up.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::entry::Of;
use bots::player::{Decision, OpenGlimpse};
use bots::{Budget, Entry, Kind, SeatBot};
use server::Settings;
use server::protocol::http::{NewSeat, NewTable};
use server::protocol::status::{Note, Stage};
use table::Seat;
use table::chance::Fast;
use table::open::Chosen;

use crate::support::toy::Toy;
use crate::support::{Person, Server, bot, me, new_table, quick, watching, web};

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

    fn decide(&mut self, _: &OpenGlimpse, budget: Budget) -> Option<Decision<Chosen>> {
        match self {
            Unsound::Hangs => {
                std::thread::sleep(budget.limit() + Duration::from_secs(1));
                None
            }
            Unsound::Dies => panic!("the bot gives up, as it was told to"),
            Unsound::Babbles => {
                // Once; it is not asked the same a second time.
                *self = Unsound::Dies;
                Some(Decision { choice: Chosen::new("nonsense"), failed: None })
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
    watcher.catch_up().await;
    let noted = watcher.heard.iter().filter(|text| text.contains("\"replaced\"")).count();
    assert!(noted >= 3, "everybody is told of each: {noted}");
    server.stop().await;
}

/// A veteran, and whoever comes after it but for the lowest of all, hangs.
fn hanging(kind: Kind, seat: Seat, seed: u64) -> Box<dyn SeatBot> {
    match kind == "novice".parse().unwrap_or(Kind::LOWEST) {
        false => Box::new(Unsound::Hangs),
        true => (Of::<Toy>::ENTRY.seat_bot)(kind, seat, seed),
    }
}

static HANGING: &[Entry] = &[Entry { seat_bot: hanging, ..Of::<Toy>::ENTRY }];

#[tokio::test]
async fn where_the_next_lower_bot_hangs_too_one_that_is_lower_still_plays_on() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { thinking: Budget::Time(Duration::ZERO), ..quick() };
    let server = Server::start_with(settings, data.path(), HANGING).await;
    let seats = vec![NewSeat::Bot("veteran".into()), NewSeat::Bot("novice".into())];
    let wanted = NewTable { game: "toy".into(), ..new_table("plain", seats) };
    let opened = web::open(server.address, &wanted).await.unwrap();
    let mut watcher = Person::come(&server, &opened.table.id, watching()).await;
    while !watcher.over() {
        watcher.hear().await;
    }
    watcher.catch_up().await;
    let replaced = |bot: &str, instead: &str| Note::Replaced { bot: bot.into(), instead: instead.into() };
    let notes: Vec<Note> = watcher.screen.chat.iter().filter_map(|line| line.note.clone()).collect();
    assert_eq!(notes, [replaced("veteran", "regular"), replaced("regular", "novice")]);
    server.stop().await;
}

/// Threads that bots think on now, and the most there ever were.
static BUSY: AtomicUsize = AtomicUsize::new(0);
static BUSIEST: AtomicUsize = AtomicUsize::new(0);

/// A bot that counts the threads it was given while it thinks.
struct Counted {
    bot: Box<dyn SeatBot>,
    threads: usize,
}

impl SeatBot for Counted {
    fn kind(&self) -> Kind {
        self.bot.kind()
    }

    fn decide(&mut self, glimpse: &OpenGlimpse, budget: Budget) -> Option<Decision<Chosen>> {
        BUSIEST.fetch_max(BUSY.fetch_add(self.threads, Ordering::SeqCst) + self.threads, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(2));
        let decided = self.bot.decide(glimpse, budget);
        BUSY.fetch_sub(self.threads, Ordering::SeqCst);
        decided
    }

    fn use_threads(&mut self, threads: usize) {
        self.threads = threads;
    }
}

fn counted(kind: Kind, seat: Seat, seed: u64) -> Box<dyn SeatBot> {
    Box::new(Counted { bot: (Of::<Toy>::ENTRY.seat_bot)(kind, seat, seed), threads: 0 })
}

static COUNTED: &[Entry] = &[Entry { seat_bot: counted, ..Of::<Toy>::ENTRY }];

#[tokio::test]
async fn the_bots_of_all_tables_share_the_threads_there_are_for_them() {
    let data = tempfile::tempdir().unwrap();
    let settings = Settings { bot_threads: 3, ..quick() };
    let server = Server::start_with(settings, data.path(), COUNTED).await;
    let mut watchers = Vec::new();
    for _ in 0..4 {
        let wanted = NewTable { game: "toy".into(), ..new_table("plain", vec![bot(), bot()]) };
        let opened = web::open(server.address, &wanted).await.unwrap();
        watchers.push(Person::come(&server, &opened.table.id, watching()).await);
    }
    for mut watcher in watchers {
        while !watcher.over() {
            watcher.hear().await;
        }
    }
    let busiest = BUSIEST.load(Ordering::SeqCst);
    assert!((2..=3).contains(&busiest), "no more than there are for them: {busiest}");
    server.stop().await;
}

#[tokio::test]
async fn a_house_full_of_bots_keeps_nobody_waiting_for_long() {
    let data = tempfile::tempdir().unwrap();
    let thinking = Budget::Time(Duration::from_millis(400));
    let server = Server::start(Settings { thinking, bot_threads: 1, ..quick() }, data.path()).await;
    // They think for as long as they may.
    let slow = || NewSeat::Bot("mc:1000000".into());
    let mut crowd = Vec::new();
    for _ in 0..20 {
        let opened = server.open("kanly", vec![slow(), slow()]).await;
        crowd.push(Person::come(&server, &opened.table.id, watching()).await);
    }
    let opened = server.open("kanly", vec![me("Ann"), slow()]).await;
    let mut ann = Person::sit(&server, &opened.table.id, &opened.secrets[0].secret).await;
    let begun = Instant::now();
    let mut chance = Fast::new(1);
    for _ in 0..4 {
        while ann.sees(0).choices.is_empty() {
            ann.hear().await;
        }
        ann.act_somehow(0, &mut chance).await;
    }
    // Each of the other's decisions comes after twenty of the crowd's.
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    server.stop().await;
}
