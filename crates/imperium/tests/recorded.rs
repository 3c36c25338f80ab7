//! Recorded games, one for every mode and every way it ended: they replay to the same end on every later build.
//!
//! After a change of rules or content the old records no longer fit; write new ones with
//! `SIETCH_WRITE=1 cargo test -p imperium --test recorded`, or those of a single mode with its name in place of the 1.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

mod greedy;

use imperium::content::Rival;
use imperium::options::Difficulty;
use imperium::{Imperium, Options};
use table::chance::{Chance, Fast, Seed};
use table::record::Sitter;
use table::{Game, Live, Record, Waiting};

/// The tables of which games are recorded, the mode first, then the expansions; and in how many ways each can end: a
/// Rival wins only where there are Rivals.
const WAYS: [(&str, usize); 16] = [
    ("standard", 2),
    ("choam", 2),
    ("duel", 3),
    ("solo", 3),
    ("six", 2),
    ("base", 2),
    ("base+ix", 2),
    ("base+ix+epic", 2),
    ("base+immortality", 2),
    ("base+ix+immortality", 2),
    ("standard+ix", 2),
    ("choam+ix", 2),
    ("standard+immortality", 2),
    ("six+immortality", 2),
    ("standard+ix+immortality", 2),
    ("choam+ix+immortality", 2),
];

/// The options of such a table.
fn options(table: &str, seats: usize) -> Options {
    let (mode, more) = table.split_once('+').unwrap_or((table, ""));
    let mut options = Imperium::options(mode, seats).unwrap();
    for set in more.split('+') {
        match set {
            "ix" => options.ix = true,
            "epic" => options.epic = true,
            "immortality" => options.immortality = true,
            _ => {}
        }
    }
    options
}

/// What such a table with these options is called.
fn named(mode: &str, options: &serde_json::Value) -> String {
    let more = ["ix", "epic", "immortality"].into_iter().filter(|name| options[name] == true);
    std::iter::once(mode).chain(more).collect::<Vec<_>>().join("+")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// A game of random decisions, or of a player that looks ahead, with its seed.
fn some_game(table: &str, seed: u64, ahead: bool) -> Live<Imperium> {
    let mode = table.split('+').next().unwrap();
    let known = Imperium::about().modes.iter().find(|known| known.id == mode).unwrap();
    let seats = usize::from(known.seats[0]);
    let mut options = options(table, seats);
    if mode == "duel" && seed % 2 == 1 {
        // Against a Rival that cannot win, the other endings come up too.
        options.rivals = vec![Some(Rival::Rabban)];
    }
    if mode == "solo" && ahead {
        // Slow Rivals: against others a person hardly ever sees the last Conflict, and then not as the winner.
        options.difficulty = Difficulty::Mercenary;
        options.rivals = vec![Some(Rival::StabanTuek), Some(Rival::GurneyHalleck)];
    }
    let patience = if mode == "solo" { 5 } else { 0 };
    let bot = if ahead { "looks ahead" } else { "random" };
    let sitters = vec![Sitter { name: "somebody".into(), bot: Some(bot.into()) }; seats];
    let mut live = Live::<Imperium>::start(mode, &options, sitters, Seed::from_number(seed)).unwrap();
    let mut picks = Fast::new(seed);
    let mut legal = Vec::new();
    while let Waiting::Seats(waiting) = live.game().waiting() {
        let seat = waiting.lowest().unwrap();
        legal.clear();
        live.game().legal(seat, &mut legal);
        let picked = match ahead {
            true => greedy::look_ahead(live.game(), seat, &legal, patience, &mut picks),
            false => picks.below(legal.len() as u32) as usize,
        };
        let action = legal[picked];
        live.act(seat, &action).unwrap();
    }
    live
}

/// Looks for a game of each ending and writes it down, of every table or of the one named.
fn write_anew(only: &str) {
    for (table, ways) in WAYS.into_iter().filter(|(table, _)| only == "1" || only == *table) {
        let mut found = BTreeMap::new();
        for seed in 0..600 {
            if found.len() == ways {
                break;
            }
            // Random players do not beat a Rival.
            let live = some_game(table, seed, seed >= 300);
            let ending = live.game().waiting().outcome().unwrap().ending;
            found.entry(ending).or_insert(live);
        }
        for (ending, live) in found {
            let path = folder().join(format!("{table}-{ending}.txt"));
            std::fs::write(path, live.record(true).write()).unwrap();
        }
    }
}

#[test]
fn recorded_games_replay_to_their_end() {
    if let Ok(only) = std::env::var("SIETCH_WRITE") {
        write_anew(&only);
    }
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let live = Live::<Imperium>::resume(&record, Seed::from_number(0))
            .unwrap_or_else(|bad| panic!("{name}: {bad}"));
        live.verify_draws().unwrap();
        let waiting = live.game().waiting();
        let ending = waiting.outcome().unwrap_or_else(|| panic!("{name} does not end")).ending;
        let table = named(&record.header.mode, &record.header.options);
        assert_eq!(name, format!("{table}-{ending}"));
        *endings.entry(table).or_default() += 1;
    }
    for (table, ways) in WAYS {
        assert_eq!(endings.get(table), Some(&ways), "recorded games of {table}");
    }
    assert_eq!(endings.len(), WAYS.len());
    let recorded = |mode: &table::Mode| WAYS.iter().any(|(table, _)| *table == mode.id);
    assert!(Imperium::about().modes.iter().all(recorded));
}
