//! Recorded games: for every mode one that ends in each of the ways a game can end.
//!
//! The games lie in `tests/recorded/`, with a table of how each of them ended. They must replay to the very
//! same end for as long as the rules and the content stay what they are. When those change on purpose, the
//! games are found and written anew by `SIETCH_WRITE=1 cargo test -p conquest --test recorded`.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use conquest::board::{Cell, Kind};
use conquest::{Action, Conquest, Options};
use table::chance::{Fast, Recorded, Seed};
use table::record::{Record, Sitter};
use table::{Chance, Game, Live, Outcome, Seat, Silent, Viewer, Waiting};

const ENDINGS: [&str; 3] = ["win-military", "win-economic", "win-shared"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    Conquest::about().modes.iter().flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats.into())))
}

fn outcome(game: &Conquest) -> Option<Outcome> {
    match game.waiting() {
        Waiting::Over(outcome) => Some(outcome),
        Waiting::Seats(_) => None,
    }
}

/// A line of the table: the game, how many decisions it took, who won with which scores.
fn line(name: &str, live: &Live<Conquest>) -> String {
    let outcome = outcome(live.game()).unwrap_or_else(|| panic!("{name} is not over"));
    let scores = &outcome.scores[..live.game().seats()];
    format!("{name}: {} decisions, {:?} won, scores {scores:?}", live.entries().len(), outcome.winners)
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

#[test]
fn every_mode_has_a_recorded_game_for_each_ending() {
    let mut expected: Vec<String> =
        tables().flat_map(|(mode, seats)| ENDINGS.map(|ending| format!("{mode}-{seats}-{ending}"))).collect();
    expected.sort();
    assert_eq!(RECORDED.keys().collect::<Vec<_>>(), expected.iter().collect::<Vec<_>>());
}

/// Each game replays to the recorded end, and its draws were honest.
#[test]
fn every_recorded_game_replays_to_its_end() {
    let mut told = String::new();
    for (name, record) in &*RECORDED {
        let live = Live::<Conquest>::resume(record, Seed::from_number(0))
            .unwrap_or_else(|bad| panic!("{name}: {bad}"));
        live.verify_draws().unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let ending = outcome(live.game()).map(|outcome| outcome.ending);
        let (mode, seats) = (&live.header().mode, live.game().seats());
        assert_eq!(Some(name.as_str()), ending.map(|ending| format!("{mode}-{seats}-{ending}")).as_deref());
        writeln!(told, "{}", line(name, &live)).unwrap();
    }
    assert_eq!(told, fs::read_to_string(folder().join("endings.txt")).unwrap());
}

/// Every troop, card and spice is accounted for after every decision of every recorded game.
#[test]
fn the_books_of_every_recorded_game_balance_throughout() {
    for (name, record) in &*RECORDED {
        let live = Live::<Conquest>::resume(record, Seed::from_number(0)).unwrap();
        let mut chance = Recorded::new(&record.setup);
        let mut game = Conquest::start(live.options(), &mut chance, &mut Silent).unwrap();
        for (number, entry) in live.entries().iter().enumerate() {
            game.audit().unwrap_or_else(|problem| panic!("{name}, before entry {number}: {problem}"));
            let mut chance = Recorded::new(&entry.chance);
            game.apply(entry.seat, &entry.action, &mut chance, &mut Silent).unwrap();
        }
        game.audit().unwrap_or_else(|problem| panic!("{name}, at its end: {problem}"));
    }
}

/// Finds and writes all games: of some hundred, for each ending the one in which the most kinds of things
/// happen.
fn record_all() {
    fs::create_dir_all(folder()).unwrap();
    let mut told = BTreeMap::new();
    for (mode, seats) in tables() {
        let options = Conquest::options(mode, seats).unwrap();
        let mut best: BTreeMap<&str, (usize, Live<Conquest>)> = BTreeMap::new();
        for seed in 0.. {
            let live = play(mode, &options, seats, seed);
            let ending = outcome(live.game()).map_or("", |outcome| outcome.ending);
            let liveliness = kinds(&live);
            if best.get(ending).is_none_or(|(most, _)| liveliness > *most) {
                best.insert(ending, (liveliness, live));
            }
            if seed >= 300 && best.len() == ENDINGS.len() {
                break;
            }
        }
        for (ending, (_, live)) in best {
            let name = format!("{mode}-{seats}-{ending}");
            fs::write(folder().join(format!("{name}.jsonl")), live.record(true).write()).unwrap();
            told.insert(name.clone(), line(&name, &live));
        }
    }
    let told: String = told.into_values().map(|line| line + "\n").collect();
    fs::write(folder().join("endings.txt"), told).unwrap();
}

/// How many kinds of things happen in a game.
fn kinds(live: &Live<Conquest>) -> usize {
    let told = (0..=live.entries().len()).flat_map(|entry| live.told(entry, Viewer::Everything));
    told.map(|event| discriminant(&event)).collect::<HashSet<_>>().len()
}

/// Plays a game at random, drawn to strongholds.
fn play(mode: &str, options: &Options, seats: usize, seed: u64) -> Live<Conquest> {
    let sitters = (1..=seats).map(|seat| Sitter { name: format!("Player {seat}"), bot: None }).collect();
    let mut live = Live::<Conquest>::start(mode, options, sitters, Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(seat) = live.game().waiting().seats().lowest() {
        let action = pick(live.game(), seat, &mut chance);
        live.act(seat, &action).unwrap();
    }
    live
}

fn pick(game: &Conquest, seat: Seat, chance: &mut Fast) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let stronghold = |cell: Cell| cell.region().kind() == Kind::Stronghold;
    let drawn = |action: &Action| match action {
        Action::ShipTo(cell) | Action::GoTo(cell) => stronghold(*cell),
        Action::Ship(count) => *count > 3,
        _ => false,
    };
    let tempting: Vec<Action> = legal.iter().copied().filter(drawn).collect();
    let choices = if !tempting.is_empty() && chance.below(4) > 0 { tempting } else { legal };
    choices[chance.below(choices.len() as u32) as usize]
}
