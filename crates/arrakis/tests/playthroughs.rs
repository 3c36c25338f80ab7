//! A recorded game of every mode as text; a change in the rules shows up as a diff to be read and accepted
//! (`cargo insta review`).

use arrakis::Arrakis;
use table::chance::Seed;
use table::record::Sitter;
use table::words::Words;
use table::{Live, Tell, playthrough};

use crate::recorded::RECORDED;

#[test]
fn playthroughs() {
    let words = Words::new("en", &[Arrakis::languages()[0].1]).unwrap();
    for (name, record) in RECORDED.iter().filter(|(name, _)| name.ends_with("ending-objective")) {
        let told = Live::<Arrakis>::resume(record, Seed::from_number(0)).unwrap();
        let sitters = vec![Sitter { name: "somebody".into(), bot: None }; record.header.seats.len()];
        let seed = record.header.seed.expect("a record kept by its owner");
        let mut live = Live::<Arrakis>::start(&record.header.mode, told.options(), sitters, seed).unwrap();
        let mut entries = record.entries.iter();
        let text = playthrough::write_by(&mut live, &words, |choices| {
            let action = entries.next().map(|entry| &entry.action);
            choices.iter().position(|choice| Some(&choice.action) == action).unwrap_or(usize::MAX)
        });
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "../playthroughs" }, {
            insta::assert_snapshot!(name.trim_end_matches("-ending-objective"), text);
        });
    }
}
