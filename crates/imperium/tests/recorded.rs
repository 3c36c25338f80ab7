//! Recorded games, one for every mode and every way it ended: they replay to the same end on every later build.
//!
//! After a change of rules or content the old records no longer fit; write new ones with
//! `SIETCH_WRITE=1 cargo test -p imperium --test recorded`, or those of a single mode with its name in place of the 1.
//! With `heads` in place of the 1 the games stay as they are, and only say that they were played with today's content:
//! for rows that say in data what the code said before.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

mod greedy;

use imperium::content::Rival;
use imperium::options::Difficulty;
use imperium::{Imperium, Options};
use table::chance::{Chance, Fast, Seed};
use table::record::Sitter;
use table::{Game, Live, Record, Waiting};

/// The tables of which games are recorded: the mode first, then how many people where those are not the usual number, then
/// the sets and variants. And how many ways to end are recorded: all there are, as a Rival wins only where there are
/// Rivals; of tables that only put together what others have, the first that comes up.
const WAYS: [(&str, usize); 25] = [
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
    ("base+1", 3),
    ("base+2", 2),
    ("base+2+ix+immortality", 1),
    ("duel+ix", 1),
    ("solo+immortality", 1),
    ("six+ix", 1),
    ("six+ix+immortality", 1),
    ("standard+base_cards", 1),
    ("standard+3+base_cards+ix+immortality+every_conflict", 1),
];

/// The switches a table's name may have, in this order.
const SWITCHES: [&str; 5] = ["base_cards", "ix", "epic", "immortality", "every_conflict"];

/// The mode of such a table, how many play, and its options.
fn read(table: &str) -> (&str, usize, Options) {
    let mut parts = table.split('+');
    let mode = parts.next().unwrap();
    let parts: Vec<&str> = parts.collect();
    let seats = parts.iter().find_map(|part| part.parse().ok()).unwrap_or(usual_seats(mode));
    let mut options = Imperium::options(mode, seats).unwrap();
    for switch in parts.into_iter().filter(|part| SWITCHES.contains(part)) {
        *options.switch(switch).unwrap() = true;
    }
    (mode, seats, options)
}

fn usual_seats(mode: &str) -> usize {
    let known = Imperium::about().modes.iter().find(|known| known.id == mode).unwrap();
    known.seats[0].into()
}

/// What such a table with these options is called.
fn named(mode: &str, options: &serde_json::Value) -> String {
    let seats = options["players"].as_u64().unwrap() as usize;
    let seats = (seats != usual_seats(mode)).then(|| seats.to_string());
    let more = SWITCHES.into_iter().filter(|name| options[name] == true).map(str::to_owned);
    std::iter::once(mode.to_owned()).chain(seats).chain(more).collect::<Vec<_>>().join("+")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// A game of random decisions, or of a player that looks ahead, with its seed.
fn some_game(table: &str, seed: u64, ahead: bool) -> Live<Imperium> {
    let (mode, seats, mut options) = read(table);
    if mode == "duel" && seed % 2 == 1 {
        // Against a Rival that cannot win, the other endings come up too.
        options.rivals = vec![Some(Rival::Rabban)];
    }
    if mode == "solo" && ahead {
        // Slow Rivals: against others a person hardly ever sees the last Conflict, and then not as the winner.
        options.difficulty = Difficulty::Mercenary;
        options.rivals = vec![Some(Rival::StabanTuek), Some(Rival::GurneyHalleck)];
    }
    if table == "base+1" && ahead {
        options.difficulty = Difficulty::Mercenary;
    }
    let patience = if seats == 1 { 5 } else { 0 };
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

/// Writes today's content into the headers of the games, which must replay to the same end with the same draws.
fn write_heads() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let mut record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        record.header.content = (Imperium::about().content)();
        let live = Live::<Imperium>::resume(&record, Seed::from_number(0)).unwrap();
        live.verify_draws().unwrap();
        assert!(live.game().waiting().outcome().is_some(), "{path:?}");
        std::fs::write(path, record.write()).unwrap();
    }
}

#[test]
fn recorded_games_replay_to_their_end() {
    match std::env::var("SIETCH_WRITE").as_deref() {
        Ok("heads") => write_heads(),
        Ok(only) => write_anew(only),
        Err(_) => {}
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
