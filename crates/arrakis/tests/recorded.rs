//! Recorded games: for every mode one that ends in each of the ways a game can end.
//!
//! The games lie in `tests/recorded/`, with a table of how each of them ended. They must replay to the very same end
//! for as long as the rules and the content stay what they are. When those change on purpose, the games are found and
//! written anew by `SIETCH_WRITE=1 cargo test --release -p arrakis --test recorded`; read the difference before you
//! commit it, and write the playthroughs anew, which tell some of them.

mod habits;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use arrakis::Arrakis;
use table::chance::{Recorded, Seed};
use table::record::Record;
use table::{Game, Live, Outcome, Silent, Waiting};

use habits::{Habit, play};

const ENDINGS: [(&str, Habit); 2] =
    [("ending-objective", Habit::Prescience), ("ending-supremacy", Habit::Supremacy)];
/// How many games are looked at for each ending; the shortest is kept.
const TRIED: u64 = 200;

/// Where recorded games lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// Every mode with every number of seats.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    Arrakis::about().modes.iter().flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats.into())))
}

fn outcome(game: &Arrakis) -> Option<Outcome> {
    match game.waiting() {
        Waiting::Over(outcome) => Some(outcome),
        Waiting::Seats(_) => None,
    }
}

fn line(name: &str, live: &Live<Arrakis>) -> String {
    let outcome = outcome(live.game()).unwrap_or_else(|| panic!("{name} is not over"));
    let (entries, rounds) = (live.entries().len(), live.game().round);
    format!("{name}: {entries} decisions, {rounds} rounds, {:?} won", outcome.winners)
}

/// Every recorded game by its name; found anew first, if that is asked for.
static RECORDED: LazyLock<BTreeMap<String, Record>> = LazyLock::new(|| {
    if std::env::var_os("SIETCH_WRITE").is_some() {
        record_all();
    }
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let games = files.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let read = games.map(|path| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::read(&fs::read_to_string(&path).unwrap());
        (name.clone(), record.unwrap_or_else(|bad| panic!("{name}: {bad}")))
    });
    read.collect()
});

fn record_all() {
    fs::create_dir_all(folder()).unwrap();
    let mut told = String::new();
    for (mode, seats) in tables() {
        let options = Arrakis::options(mode, seats).unwrap();
        for (ending, habit) in ENDINGS {
            let mut best: Option<Live<Arrakis>> = None;
            for seed in 0.. {
                let live = play(mode, &options, seats, seed, habit);
                let ends = outcome(live.game()).is_some_and(|outcome| outcome.ending == ending);
                if ends && best.as_ref().is_none_or(|best| live.entries().len() < best.entries().len()) {
                    best = Some(live);
                }
                if (seed >= TRIED || mode == "solo") && best.is_some() {
                    break;
                }
                assert!(seed < 60 * TRIED, "no {mode} game of {seats} ends in {ending}");
            }
            let name = format!("{mode}-{seats}-{ending}");
            let live = best.unwrap();
            fs::write(folder().join(format!("{name}.jsonl")), live.record(true).write()).unwrap();
            writeln!(told, "{}", line(&name, &live)).unwrap();
        }
    }
    fs::write(folder().join("endings.txt"), told).unwrap();
}

#[test]
fn every_mode_has_a_recorded_game_for_each_ending() {
    let mut expected: Vec<String> = tables()
        .flat_map(|(mode, seats)| ENDINGS.map(|(ending, _)| format!("{mode}-{seats}-{ending}")))
        .collect();
    expected.sort();
    assert_eq!(RECORDED.keys().collect::<Vec<_>>(), expected.iter().collect::<Vec<_>>());
}

/// Each game replays to the recorded end, and its draws were honest.
#[test]
fn every_recorded_game_replays_to_its_end() {
    let mut told = BTreeMap::new();
    for (name, record) in &*RECORDED {
        let live = Live::<Arrakis>::resume(record, Seed::from_number(0))
            .unwrap_or_else(|bad| panic!("{name}: {bad}"));
        live.verify_draws().unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let ending = outcome(live.game()).map(|outcome| outcome.ending);
        let (mode, seats) = (&live.header().mode, live.game().seats());
        assert_eq!(Some(name.as_str()), ending.map(|ending| format!("{mode}-{seats}-{ending}")).as_deref());
        told.insert(name.clone(), line(name, &live));
    }
    let kept = fs::read_to_string(folder().join("endings.txt")).unwrap();
    let mut kept: Vec<&str> = kept.lines().collect();
    kept.sort_unstable();
    assert_eq!(told.values().map(String::as_str).collect::<Vec<_>>(), kept);
}

/// Every figure, token, card and die is accounted for after every decision of every recorded game.
#[test]
fn the_books_of_every_recorded_game_balance_throughout() {
    for (name, record) in &*RECORDED {
        let live = Live::<Arrakis>::resume(record, Seed::from_number(0)).unwrap();
        let mut chance = Recorded::new(&record.setup);
        let mut game = Arrakis::start(live.options(), &mut chance, &mut Silent).unwrap();
        for (number, entry) in live.entries().iter().enumerate() {
            game.audit().unwrap_or_else(|problem| panic!("{name}, before entry {number}: {problem}"));
            let mut chance = Recorded::new(&entry.chance);
            game.apply(entry.seat, &entry.action, &mut chance, &mut Silent).unwrap();
        }
        game.audit().unwrap_or_else(|problem| panic!("{name}, at its end: {problem}"));
    }
}
