//! Every lesson plays through as its script says, with notes in every language.

use imperium::Imperium;
use table::lesson::lesson;
use table::open::Open;
use table::{Game, Tell};

#[test]
fn every_lesson_plays_through_in_every_language() {
    for files in Imperium::about().lessons {
        for (language, _) in Imperium::languages() {
            let played = lesson(&Open::<Imperium>::DOOR, files, language)
                .unwrap_or_else(|why| panic!("{} in {language}: {why}", files.id));
            let asked = played.frames.iter().filter(|frame| frame.wanted.is_some());
            let notes = asked.filter(|frame| !frame.note.is_empty()).count();
            assert!(notes >= 8, "{} in {language} says why {notes} times", files.id);
        }
    }
}
