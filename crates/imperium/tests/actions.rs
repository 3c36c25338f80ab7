//! Every action has a number that it keeps for good: `actions.txt` lacks none. `SIETCH_WRITE=1` adds what is missing.

use std::path::Path;

use imperium::Imperium;
use imperium::action::Action;
use imperium::content::{Card, Printed};
use table::actions;

#[test]
fn every_action_has_a_number() {
    let mut words = actions::words::<Imperium>();
    words.extend(Printed::names().map(str::to_owned));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("actions.txt");
    actions::check::<Imperium>(&file, &words, possible);
}

/// Two cards are played together where one of them is a Graft card, or lets itself be played with the Row.
fn possible(action: &Action) -> bool {
    let grafts = |card: Card| card.text().graft || card.text().grafts_row;
    match *action {
        Action::Graft { card, partner } | Action::GraftRow { card, partner } => {
            card != partner && (grafts(card) || grafts(partner))
        }
        _ => true,
    }
}
