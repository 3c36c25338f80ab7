//! One whole game of every mode as text; a change in the rules shows up as a diff to be read and accepted
//! (`cargo insta review`, or run with `INSTA_UPDATE=always`).

use conquest::Conquest;
use table::chance::Seed;
use table::record::Sitter;
use table::words::Words;
use table::{Game, Live, Tell, playthrough};

#[test]
fn playthroughs() {
    let words = Words::new("en", &[Conquest::languages()[0].1]).unwrap();
    for mode in Conquest::about().modes {
        for &seats in mode.seats {
            let options = Conquest::options(mode.id, seats.into()).unwrap();
            let sitters = vec![Sitter { name: "somebody".into(), bot: None }; seats.into()];
            let seed = Seed::from_number(7);
            let mut live = Live::<Conquest>::start(mode.id, &options, sitters, seed).unwrap();
            let text = playthrough::write(&mut live, &words, 7);
            insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "playthroughs" }, {
                insta::assert_snapshot!(format!("{}-{seats}", mode.id), text);
            });
        }
    }
}
