//! What notices say, in the language of whoever is told.

use std::sync::LazyLock;

use table::words::Words;
use table::{Arg, Say};

/// The languages there are, with their files.
const FILES: [(&str, &str); 3] = [
    ("en", include_str!("../../text/en.ftl")),
    ("uk", include_str!("../../text/uk.ftl")),
    ("ru", include_str!("../../text/ru.ftl")),
];

static WORDS: LazyLock<Vec<(&'static str, Words)>> = LazyLock::new(|| {
    FILES.iter().filter_map(|(lang, file)| Some((*lang, Words::new(lang, &[file]).ok()?))).collect()
});

/// A message in a language, or in the first one there is.
pub fn say(lang: &str, key: &'static str, args: Vec<(&'static str, Arg)>) -> String {
    let words = WORDS.iter().find(|(known, _)| *known == lang).or(WORDS.first());
    words.map(|(_, words)| words.say(&Say { key, args })).unwrap_or_default()
}

/// A game by its name; by its id if nobody has named it here.
pub fn game(lang: &str, id: &str) -> String {
    let key = match id {
        "conquest" => "game-conquest",
        "imperium" => "game-imperium",
        "arrakis" => "game-arrakis",
        _ => return id.to_owned(),
    };
    say(lang, key, Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_everything() {
        assert_eq!(WORDS.len(), FILES.len(), "all files can be read");
        let keys = |file: &str| -> Vec<String> {
            let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
            file.lines()
                .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
                .filter_map(key)
                .collect()
        };
        for (lang, file) in FILES {
            assert_eq!(keys(file), keys(FILES[0].1), "{lang}");
            for hours in [0, 1, 3, 7] {
                let said = say(lang, "notice-reminder-about", vec![("hours", Arg::Number(hours))]);
                assert!(!said.contains("notice-"), "{lang} {hours}: {said}");
            }
        }
    }
}
