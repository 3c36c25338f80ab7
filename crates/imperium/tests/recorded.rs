//! Recorded games, one for every mode and every way it ended: they replay to the same end on every later build.
//!
//! After a change of rules or content the old records no longer fit; write new ones with
//! `SIETCH_WRITE=1 cargo test -p imperium --test recorded`, or those of a single mode with its name in place of the 1.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

mod greedy;

use imperium::Imperium;
use imperium::content::Rival;
use imperium::options::Difficulty;
use table::chance::{Chance, Fast, Seed};
use table::record::Sitter;
use table::{Game, Live, Record, Waiting};

/// In how many ways each mode can end: a Rival wins only where there are Rivals.
const WAYS: [(&str, usize); 6] =
    [("standard", 2), ("choam", 2), ("duel", 3), ("solo", 3), ("six", 2), ("base", 2)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// A game of random decisions, or of a player that looks ahead, with its seed.
fn some_game(mode: &str, seats: usize, seed: u64, ahead: bool) -> Live<Imperium> {
    let mut options = Imperium::options(mode, seats).unwrap();
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

/// Looks for a game of each ending and writes it down, of every mode or of the one named.
fn write_anew(only: &str) {
    for mode in Imperium::about().modes.iter().filter(|mode| only == "1" || only == mode.id) {
        let mut found = BTreeMap::new();
        let ways = WAYS.iter().find(|(id, _)| *id == mode.id).map_or(0, |(_, ways)| *ways);
        for seed in 0..600 {
            if found.len() == ways {
                break;
            }
            // Random players do not beat a Rival.
            let live = some_game(mode.id, mode.seats[0].into(), seed, seed >= 300);
            let ending = live.game().waiting().outcome().unwrap().ending;
            found.entry(ending).or_insert(live);
        }
        for (ending, live) in found {
            std::fs::write(folder().join(format!("{}-{ending}.txt", mode.id)), live.record(true).write())
                .unwrap();
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
        assert_eq!(name, format!("{}-{ending}", record.header.mode));
        *endings.entry(record.header.mode.clone()).or_default() += 1;
    }
    for (mode, ways) in WAYS {
        assert_eq!(endings.get(mode), Some(&ways), "recorded games of mode {mode}");
    }
    assert_eq!(endings.len(), Imperium::about().modes.len());
}
