//! A language nobody speaks: English with every letter drawn full width. Whatever is still written in plain
//! letters when a game is played in it does not come from a language file, and could not be translated.

use bots::entry::Entry;
use serde_json::Value;
use sietch::play::Session;
use sietch::registry::GAMES;
use sietch::screen::Screen;
use sietch::text;
use table::chance::Seed;
use table::record::Sitter;
use table::words::Words;

/// A letter drawn full width; anything else as it is.
fn wide(letter: char) -> char {
    let at = |first: char| u32::from(letter) - u32::from(first);
    let from = |first: u32, at: u32| char::from_u32(first + at).unwrap_or(letter);
    match letter {
        'a'..='z' => from(0xff41, at('a')),
        'A'..='Z' => from(0xff21, at('A')),
        _ => letter,
    }
}

/// Where in a Fluent file the reading stands.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// What people read.
    Words,
    /// Between braces: an argument, what is chosen by.
    Code,
    /// Between the variants of a choice, up to the `]` of the next one's key.
    Variants,
    /// A quoted text between braces.
    Quoted,
}

/// The file in the language nobody speaks: keys, arguments and variants as they are.
fn pseudo(file: &str) -> String {
    let mut written = String::with_capacity(2 * file.len());
    let mut parts = vec![Part::Words];
    for line in file.lines() {
        // The text of a variant ends with its line.
        if parts.len() > 1 && parts.last() == Some(&Part::Words) {
            parts.pop();
        }
        let starts = parts.len() == 1 && line.starts_with(|first: char| first.is_ascii_lowercase());
        let words = if line.starts_with('#') {
            ""
        } else if let Some((key, words)) = line.split_once(" =").filter(|_| starts) {
            written.push_str(key);
            written.push_str(" =");
            words
        } else {
            line
        };
        let mut before = ' ';
        for letter in words.chars() {
            let part = *parts.last().unwrap_or(&Part::Words);
            match (part, letter) {
                (Part::Words, '{') => parts.push(Part::Code),
                (Part::Code | Part::Quoted, '"') => {
                    parts.pop();
                    parts.push(if part == Part::Code { Part::Quoted } else { Part::Code });
                }
                (Part::Code, '>') if before == '-' => {
                    parts.pop();
                    parts.push(Part::Variants);
                }
                (Part::Code | Part::Variants, '}') => {
                    parts.pop();
                }
                (Part::Variants, ']') => parts.push(Part::Words),
                _ => {}
            }
            written.push(if part == Part::Words { wide(letter) } else { letter });
            before = letter;
        }
        written.push('\n');
    }
    written
}

/// The words of a game and of the terminal in the language nobody speaks.
fn nobodys(entry: &Entry) -> Words {
    let english = |files: &[(&str, &'static str)]| pseudo(files[0].1);
    Words::new("en", &[&english(text::LANGUAGES), &english(entry.door.languages())]).unwrap()
}

/// What stands on the screen when somebody without a name types this.
fn page(entry: &'static Entry, typed: &str) -> String {
    let mode = &entry.door.about().modes[0];
    let seats = usize::from(mode.seats[0]);
    let options = entry.door.options(mode.id, seats, &Value::Null).unwrap();
    let sitters = (1..=seats).map(|seat| Sitter { name: seat.to_string(), bot: None }).collect();
    let table = entry.door.start(mode.id, &options, sitters, Seed::from_number(3)).unwrap();
    let mut page = Vec::new();
    let screen = Screen::new(typed.as_bytes(), &mut page);
    Session::new(table, entry, &nobodys(entry), screen, None).run().unwrap();
    String::from_utf8(page).unwrap()
}

/// The words of a line in plain letters: at least two letters, and no digits among them as in a seed.
fn plain_words(line: &str) -> impl Iterator<Item = &str> {
    let parts = line.split(|letter: char| !letter.is_ascii_alphanumeric());
    parts.filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
}

/// The commands, which are the same in every language.
const TYPED: [&str; 8] = ["help", "view", "table", "log", "why", "undo", "save", "quit"];

#[test]
fn a_language_that_is_added_reaches_every_word_of_the_terminal() {
    let typed = "?\n? 1\nhelp\nview\nlog\nwhy\nundo\n0\n9999\n-\nsave\n";
    let typed = typed.to_owned() + &"1\n".repeat(60) + "undo\nlog\nview\nquit\n";
    for entry in GAMES {
        let about = entry.door.about();
        // Game and mode are named as they are typed; the ledger is English.
        let known = |word: &&str| {
            about.id == *word || about.modes.iter().any(|mode| mode.id.split('-').any(|part| part == *word))
        };
        let page = page(entry, &typed);
        assert!(page.lines().count() > 300, "{}: a game was played", about.id);
        assert!(!page.contains('«'), "{}: a message is missing", about.id);
        let mut ledger = false;
        for line in page.lines() {
            // A statement of the ledger begins with the id of its rule and goes on, indented, to an empty line.
            ledger = line.trim_start().starts_with('[') || ledger && line.starts_with("  ");
            // What was typed stands behind the prompt.
            let line = line
                .rsplit_once(": ")
                .filter(|(_, typed)| TYPED.contains(typed))
                .map_or(line, |(said, _)| said);
            let left: Vec<&str> = match line.rsplit_once(" [") {
                _ if ledger => vec![],
                Some((said, _rule)) => plain_words(said).filter(|word| !known(word)).collect(),
                None => plain_words(line).filter(|word| !known(word)).collect(),
            };
            assert!(left.is_empty(), "{}: {left:?} in `{line}` comes from no language file", about.id);
        }
    }
}

#[test]
fn the_language_nobody_speaks_keeps_keys_and_arguments() {
    let file = "# Note\nmoves = { $n ->\n    [one] One step\n   *[other] { $n } steps { \"x\" }\n } on\n";
    let wide = |text: &str| text.chars().map(wide).collect::<String>();
    let expected = format!(
        "\nmoves = {{ $n ->\n    [one]{}\n   *[other] {{ $n }}{}{{ \"x\" }}\n }}{}\n",
        wide(" One step"),
        wide(" steps "),
        wide(" on")
    );
    assert_eq!(pseudo(file), expected);
}
