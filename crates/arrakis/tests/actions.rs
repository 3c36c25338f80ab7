//! Every action has a number that it keeps for good: `actions.txt` lacks none. `SIETCH_WRITE=1` adds what is missing.

use std::path::Path;

use arrakis::Arrakis;
use arrakis::piece::Token;
use table::actions;

#[test]
fn every_action_has_a_number() {
    let mut words = actions::words::<Arrakis>();
    // The automaton's tokens have no face.
    words.extend([Token::BLACK, Token::SILVER].map(|token| token.id().to_owned()));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("actions.txt");
    actions::check::<Arrakis>(&file, &words, |_| true);
}
