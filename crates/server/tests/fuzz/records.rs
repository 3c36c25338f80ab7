//! Records: files that anybody may have edited, with a sum that fits.

use bots::entry::Of;
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use table::chance::{Fast, Seed};
use table::record::Sitter;
use table::{Chance, Record, Seat};

use crate::changed::changed;
use crate::fuzz;

/// The beginning of a game, played at random: its record without the closing line.
fn beginning(seed: u64) -> String {
    let door = Of::<conquest::Conquest>::ENTRY.door;
    let options = door.options("kanly", 2, &serde_json::Value::Null).unwrap();
    let sitters = ["Ann", "Bob"].map(|name| Sitter { name: name.into(), bot: None });
    let mut game = door.start("kanly", &options, sitters.into(), Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    for _ in 0..40 {
        let Some(seat) = game.waiting().seats().iter().next() else { break };
        let choices = game.choices(Seat(seat.0));
        let pick = &choices[chance.below(choices.len() as u32) as usize];
        game.act(seat, &pick.action).unwrap();
    }
    let text = game.record(true).write();
    let end = text.trim_end().rfind('\n').unwrap();
    text[..=end].to_owned()
}

/// A closing line that fits whatever was done to the rest.
fn sealed(text: &str) -> String {
    let hash = Sha256::digest(text);
    let sum: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let end = text.lines().count().saturating_sub(2);
    format!("{text}{{\"end\":{end},\"sum\":\"{sum}\"}}\n")
}

#[test]
fn a_record_is_played_as_far_as_it_is_sound_and_nothing_panics() {
    let door = Of::<conquest::Conquest>::ENTRY.door;
    let texts: Vec<String> = (1..6).map(beginning).collect();
    for text in &texts {
        let whole = Record::read(&sealed(text)).expect("a record that nobody changed");
        assert!(door.resume(&whole, Seed::from_number(0)).is_ok());
    }
    fuzz(&(changed(texts), any::<bool>()), |(text, seal)| {
        let Ok(record) = Record::read(&if seal { sealed(&text) } else { text }) else { return };
        let written = record.write();
        let again = Record::read(&written).expect("what was read can be written and read");
        assert_eq!((&again.setup, &again.entries), (&record.setup, &record.entries));
        if let Ok(game) = door.resume(&record, Seed::from_number(0)) {
            assert_eq!(game.entries(), record.entries.len(), "all of it was played");
        }
        let _ = door.replay(&record);
    });
}
