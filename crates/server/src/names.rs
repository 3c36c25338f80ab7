//! Names people give themselves: what is seen of them is all there is of them, and nobody looks like another.

use unicode_security::skeleton;

use crate::protocol::LONGEST_NAME;

/// A name as it is shown: without what cannot be seen, and one space where there were several; `None` if nothing is
/// left of it or it is too long.
pub fn name(text: &str) -> Option<String> {
    let seen: String = text.chars().filter(|letter| !is_unseen(*letter)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// Words as they are shown: without what cannot be seen or turns the direction of what follows.
pub fn words(text: &str) -> String {
    text.trim().chars().filter(|letter| !is_unseen(*letter)).collect()
}

/// Could one be taken for the other? Letters that look alike in other scripts count as the same, and so do small and
/// large ones.
pub fn look_alike(one: &str, other: &str) -> bool {
    look(one) == look(other) || look_as_written(one) == look_as_written(other)
}

/// What a name looks like, however large its letters are: the same for all that could be taken for it when it is said.
pub fn look(wanted: &str) -> String {
    let seen = name(wanted).unwrap_or_default();
    skeleton(&seen.to_lowercase()).collect::<String>().to_lowercase()
}

/// What a name looks like as it is written: a large I may be a small l.
pub fn look_as_written(wanted: &str) -> String {
    let seen = name(wanted).unwrap_or_default();
    skeleton(&seen).collect::<String>().to_lowercase()
}

/// Letters that leave no mark of their own: controls, marks of direction, joiners, fillers, variation selectors,
/// tags. Written by hand: the crates that know every property of every letter are larger than all of this server.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_unseen_is_in_a_name() {
        assert_eq!(name("  Пол \u{200b}\u{202e} Атрід\u{feff} ").as_deref(), Some("Пол Атрід"));
        for nothing in ["", " ", "\u{200b}\u{200d}", "\u{3164}", "\u{2800}\u{2800}", "\u{e0041}", "\n\t"] {
            assert_eq!(name(nothing), None, "{nothing:?}");
        }
        assert_eq!(name(&"я".repeat(LONGEST_NAME)).map(|name| name.chars().count()), Some(LONGEST_NAME));
        assert_eq!(name(&"я".repeat(LONGEST_NAME + 1)), None);
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        let alike = [
            ("Ann", "ann"),
            ("Anna", "Аnnа"),
            ("Paul", "PAUL"),
            ("Cem", "Сеm"),
            ("Paul", "PauI"),
            ("Ivan", "lvan"),
            ("ivan", "IVAN"),
            ("Bob", "B0b"),
            ("Ilya", "1lya"),
        ];
        for (one, other) in alike {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Chani", "Leto"), ("Player 1", "Player 2"), ("Оля", "Коля")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
