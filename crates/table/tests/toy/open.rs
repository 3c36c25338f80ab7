//! The same game through the object-safe door: JSON in, JSON and messages out.

use serde_json::{Value, json};
use table::chance::Seed;
use table::open::{ActError, Open, OpenGame, OpenTable};
use table::words::Words;
use table::{BadOptions, Json, Seat, Viewer};

use crate::game::{SEALING, Toy};
use crate::sitters;

const DOOR: Open<Toy> = Open::<Toy>::DOOR;

fn table() -> Box<dyn OpenTable> {
    let options = DOOR.options("plain", 2, &Value::Null).unwrap();
    DOOR.start("plain", &options, sitters(2), Seed::from_number(2)).unwrap()
}

/// Plays on, taking each choice as it was offered, until the end.
fn play_on(table: &mut dyn OpenTable) {
    while let Some(seat) = table.waiting().seats().lowest() {
        let choice = table.choices(seat).pop().unwrap();
        table.act(seat, &choice.action).unwrap();
    }
}

#[test]
fn options_start_from_the_mode_and_take_changes() {
    assert_eq!(
        DOOR.options("plain", 3, &json!({ "rounds": 5 })).unwrap(),
        json!({ "seats": 3, "rounds": 5, "flaw": "none" })
    );
    let refused = |mode, seats, changes: Value| DOOR.options(mode, seats, &changes).unwrap_err();
    assert!(matches!(refused("fancy", 2, Value::Null), BadOptions::Mode(mode) if mode == "fancy"));
    assert!(matches!(refused("plain", 9, Value::Null), BadOptions::Seats { seats: 9, .. }));
    assert!(matches!(refused("plain", 2, json!({ "rounds": "x" })), BadOptions::Unreadable(_)));
    assert!(matches!(refused("plain", 2, json!({ "rounds": 0 })), BadOptions::Rule(_)));
    assert!(matches!(refused("plain", 2, json!(["rounds"])), BadOptions::Unreadable(_)));
    assert_eq!(
        DOOR.whole_options(&json!({ "seats": 2, "flaw": "none" })),
        json!({ "seats": 2, "rounds": 3, "flaw": "none" }),
        "written before there were rounds to choose"
    );
    assert_eq!(DOOR.whole_options(&json!({ "seats": "many" })), json!({ "seats": "many" }));
    let unknown = refused("plain", 2, json!({ "speed": 1 })).to_string();
    assert!(unknown.contains("`speed`") && unknown.contains("rounds"), "{unknown}");
}

#[test]
fn a_game_is_played_by_sending_choices_back_as_they_were_offered() {
    let mut table = table();
    assert_eq!(table.asked(Seat(0)).unwrap().rule, SEALING);
    play_on(&mut *table);
    assert!(table.ended().is_some() && table.asked(Seat(0)).is_none());
    assert!(Seat::first(2).all(|seat| table.choices(seat).is_empty()));
}

#[test]
fn nonsense_is_no_action_and_an_illegal_one_is_refused_by_a_rule() {
    let mut table = table();
    for nonsense in [json!("Jump"), json!({ "Seal": "x" }), json!({ "Seal": 999 }), Value::Null] {
        assert!(
            matches!(table.act(Seat(0), &Json::from(&nonsense)), Err(ActError::Unreadable(_))),
            "{nonsense}"
        );
    }
    let illegal = Json::of(&json!({ "Seal": 200 }));
    let refused = table.act(Seat(0), &illegal).unwrap_err();
    assert_eq!(table.why_not(Seat(0), &illegal), Err(refused.clone()));
    assert!(matches!(refused, ActError::Refused(refusal) if refusal.rule == SEALING));
    assert_eq!(table.entries(), 0);
}

#[test]
fn earlier_positions_and_undo_are_reads_of_the_record() {
    let mut table = table();
    play_on(&mut *table);
    let whole = table.record(true);
    let earlier = table.at(3);
    assert_eq!((earlier.entries(), table.entries()), (3, whole.entries.len()));
    table.back_to(3);
    assert_eq!(table.view(Viewer::Everything), earlier.view(Viewer::Everything));
    let resumed = DOOR.resume(&whole, Seed::from_number(0)).unwrap();
    resumed.verify_draws().unwrap();
    assert_eq!(resumed.record(true), whole);
    assert!(table.at(1).take_back(Seat(0)));
}

#[test]
fn everything_can_be_said_in_every_language() {
    for (language, file) in DOOR.languages() {
        let words = Words::new(language, &[file]).unwrap();
        let mut table = table();
        while let Some(seat) = table.waiting().seats().lowest() {
            words.try_say(&table.asked(seat).unwrap().say).unwrap();
            for choice in table.choices(seat) {
                words.try_say(&choice.say).unwrap();
            }
            for section in table.sections(Viewer::Seat(seat)) {
                words.try_say(&section.title).unwrap();
                assert!(section.lines.iter().all(|line| words.try_say(line).is_ok()));
            }
            let choices = table.choices(seat);
            let choice = &choices[table.entries() % choices.len()];
            table.act(seat, &choice.action).unwrap();
        }
        for entry in 0..=table.entries() {
            for told in table.told(entry, Viewer::Everything) {
                words.try_say(&told.say).unwrap();
            }
        }
        words.try_say(&table.ended().unwrap()).unwrap();
        words.try_say(&table.side(Seat(1))).unwrap();
    }
}
