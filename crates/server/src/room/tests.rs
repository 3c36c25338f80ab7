//! What is known of a table that cannot be played here.

use super::*;
use crate::journal::chain::End;

#[test]
fn a_game_that_cannot_be_played_here_is_as_over_as_it_was() {
    let head = crate::store::conformance::head();
    let text = serde_json::to_string(&head).unwrap();
    for over in [false, true] {
        let end = End { over, ..End::first("one", &text) };
        let saved = Saved { head: head.clone(), items: Vec::new(), end, broken: None };
        let room = Room::load("one", saved, &Catalogue::new(&[]), Instant::now()).unwrap();
        assert_eq!((room.ends_over(), room.lies_open()), (over, false));
    }
}
