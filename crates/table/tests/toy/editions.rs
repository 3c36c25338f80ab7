//! Games survive an upgrade: a table is played to its end by the edition of the rules it began with.
//!
//! `UPDATE=1 cargo test -p table --test toy editions` records the games anew. A game of an edition that was played by
//! people is never recorded anew: that it still replays is what this is about.

use std::path::PathBuf;

use table::chance::{Chance, Fast, Recorder, Seed, Seeded};
use table::open::{Open, OpenGame};
use table::record::Entry;
use table::{BadRecord, Game, Json, Live, Record, Seat, Silent, Viewer};

use crate::game::{Action, Toy};
use crate::{played, sitters};

const EDITIONS: [u32; 2] = [1, 2];

fn file(edition: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/toy/records/edition-{edition}.jsonl"))
}

/// A game of three played at random by an edition, as the program of its time would have recorded it.
fn record_by(edition: u32) -> Record {
    let mut record = played(3, 5).record(true);
    record.header.edition = edition;
    record.header.content = Toy::content(edition).unwrap();
    record.entries.clear();
    let seed = Seed::from_number(5);
    let options = Toy::options("plain", 3).unwrap();
    let mut draws = Seeded::at(&seed, 0);
    let mut chance = Recorder::new(&mut draws);
    let mut game = Toy::start_in(edition, &options, &mut chance, &mut Silent).unwrap();
    record.setup = chance.into_outcomes();
    let mut picks = Fast::new(3);
    while let Some(seat) = game.waiting().seats().lowest() {
        let mut legal: Vec<Action> = Vec::new();
        game.legal(seat, &mut legal);
        let action = legal[picks.below(legal.len() as u32) as usize];
        let number = record.entries.len() as u64 + 1;
        let mut draws = Seeded::at(&seed, number);
        let mut chance = Recorder::new(&mut draws);
        game.apply(seat, &action, &mut chance, &mut Silent).unwrap();
        game.audit().unwrap();
        let action = serde_json::to_value(action).unwrap();
        record.entries.push(Entry { seat, action: action.into(), chance: chance.into_outcomes() });
    }
    record
}

fn recorded(edition: u32) -> Record {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file(edition).parent().unwrap()).unwrap();
        std::fs::write(file(edition), record_by(edition).write()).unwrap();
    }
    Record::read(&std::fs::read_to_string(file(edition)).unwrap()).unwrap()
}

fn water(live: &Live<Toy>) -> Vec<i16> {
    live.game().view(Viewer::Spectator).water
}

#[test]
fn recorded_games_of_every_edition_replay() {
    let mut ends = Vec::new();
    for edition in EDITIONS {
        let record = recorded(edition);
        assert_eq!(record.header.edition, edition);
        let live = Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap();
        live.verify_draws().unwrap();
        assert!(live.game().waiting().outcome().is_some());
        assert_eq!(live.record(true), record, "it is kept as the edition it was");
        ends.push(water(&live));
    }
    assert_eq!(ends, [vec![0, 2, 8], vec![1, 1, 3]], "the editions differ, and each ends as it did");
}

#[test]
fn a_table_goes_on_by_the_edition_it_began_with() {
    let whole = recorded(1);
    for entries in 0..whole.entries.len() {
        let mut record = whole.clone();
        record.entries.truncate(entries);
        let mut live = Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap();
        for entry in &whole.entries[entries..] {
            live.act(entry.seat, &entry.action.read().unwrap()).unwrap();
        }
        assert_eq!(live.record(true), whole);
        live.back_to(entries / 2);
        assert_eq!(*live.game(), live.at(entries / 2).unwrap(), "and back");
    }
}

#[test]
fn a_game_of_one_edition_is_not_a_game_of_another() {
    let mut record = recorded(1);
    (record.header.edition, record.header.content) = (2, Toy::content(2).unwrap());
    let other = Live::<Toy>::resume(&record, Seed::from_number(0));
    assert!(other.is_err_and(|bad| matches!(bad, BadRecord::Refused { .. } | BadRecord::Chance { .. })));
}

#[test]
fn a_game_of_an_unknown_edition_or_other_cards_is_read_as_far_as_it_goes() {
    let good = recorded(2);
    let read = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        Open::<Toy>::DOOR.replay(&record).map(|(table, why)| (table.entries(), why))
    };
    let (entries, why) = read(|_| {}).unwrap();
    assert!(entries == good.entries.len() && why.is_none());
    let (entries, why) = read(|record| record.header.edition = 3).unwrap();
    assert!(entries == good.entries.len() && matches!(why, Some(BadRecord::UnknownEdition { found: 3, .. })));
    let (entries, why) = read(|record| {
        record.header.content = "toy-3".into();
        record.entries[4].action = Json::of(&"Sing");
        record.entries[7].seat = Seat(7);
    })
    .unwrap();
    assert!(entries == 4 && matches!(why, Some(BadRecord::OtherContent { .. })));
    assert!(read(|record| record.header.game = "chess".into()).is_err());
    assert!(
        Live::<Toy>::start("plain", &Toy::options("plain", 2).unwrap(), sitters(2), Seed::from_number(1))
            .is_ok_and(|live| live.header().edition == 2),
        "a new table is of the newest edition"
    );
}
