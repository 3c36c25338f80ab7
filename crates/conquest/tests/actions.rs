//! Every action has a number that it keeps for good: `actions.txt` lacks none. `SIETCH_WRITE=1` adds what is missing.

use std::path::Path;

use conquest::Conquest;
use conquest::board::Cell;
use table::actions;

#[test]
fn every_action_has_a_number() {
    let mut words = actions::words::<Conquest>();
    words.extend(Cell::all().map(Cell::id));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("actions.txt");
    actions::check::<Conquest>(&file, &words, |_| true);
}
