//! A recorded game of every mode as text; a change in the rules shows up as a diff to be read and accepted
//! (`cargo insta review`, or run with `INSTA_UPDATE=always`).

use std::path::Path;

use arrakis::Arrakis;
use table::chance::Seed;
use table::record::Sitter;
use table::words::Words;
use table::{Game, Live, Record, Tell, playthrough};

#[test]
fn playthroughs() {
    let words = Words::new("en", &[Arrakis::languages()[0].1]).unwrap();
    let recorded = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let modes = Arrakis::about().modes.iter();
    for name in modes.flat_map(|mode| mode.seats.iter().map(|seats| format!("{}-{seats}", mode.id))) {
        let written =
            std::fs::read_to_string(recorded.join(format!("{name}-ending-objective.jsonl"))).unwrap();
        let record = Record::read(&written).unwrap();
        let told = Live::<Arrakis>::resume(&record, Seed::from_number(0)).unwrap();
        let sitters = vec![Sitter { name: "somebody".into(), bot: None }; record.header.seats.len()];
        let seed = record.header.seed.expect("a record kept by its owner");
        let mut live = Live::<Arrakis>::start(&record.header.mode, told.options(), sitters, seed).unwrap();
        let mut entries = record.entries.iter();
        let text = playthrough::write_by(&mut live, &words, |choices| {
            let action = entries.next().map(|entry| &entry.action);
            choices.iter().position(|choice| Some(&choice.action) == action).unwrap_or(usize::MAX)
        });
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "playthroughs" }, {
            insta::assert_snapshot!(name, text);
        });
    }
}
