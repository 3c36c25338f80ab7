//! The games there are: the one place that lists them.

use bots::Entry;
use bots::entry::Of;

use crate::trouble::Trouble;

/// Every game, in the order they are shown. A new game adds one line.
pub static GAMES: &[Entry] = &[
    Of::<conquest::Conquest>::ENTRY,
    Of::<imperium::Imperium>::ENTRY,
    Of::<arrakis::Arrakis>::ENTRY, // one line a game
];

/// The game with this name.
pub fn find(name: &str) -> Result<&'static Entry, Trouble> {
    GAMES.iter().find(|entry| entry.door.about().id == name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.door.about().id).collect();
        Trouble::UnknownGame { name: name.to_owned(), known: known.join(", ") }
    })
}
