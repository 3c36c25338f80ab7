//! Words in the reader's language, lined up.

use console::{measure_text_width, pad_str};
use table::open::{OpenGame, OpenTable};
use table::words::Words;
use table::{Say, Seat, Section, Viewer};

use crate::trouble::Trouble;

/// The words of the terminal itself; the words of a game come with the game.
pub const LANGUAGES: &[(&str, &str)] = table::spoken!("../text/", ".ftl");

/// The words of a game and of the terminal in one language.
pub fn words(game: &dyn OpenGame, language: &str) -> Result<Words, Trouble> {
    let file = |files: &[(&str, &'static str)]| {
        files.iter().find(|(known, _)| *known == language).map(|&(_, file)| file)
    };
    match (file(LANGUAGES), file(game.languages())) {
        (Some(own), Some(games)) => Ok(Words::new(language, &[own, games])?),
        _ => {
            let both = |known: &&str| game.languages().iter().any(|(other, _)| other == known);
            let known: Vec<&str> = LANGUAGES.iter().map(|(known, _)| *known).filter(both).collect();
            Err(Trouble::UnknownLanguage { language: language.to_owned(), known: known.join(", ") })
        }
    }
}

/// A name from outside, such as a player's in a file, with nothing in it that could steer a terminal.
pub fn plain(name: &str) -> String {
    name.chars().filter(|character| !character.is_control()).take(40).collect()
}

/// Who sits in a seat, and on which side.
pub fn sitter(table: &dyn OpenTable, seat: Seat) -> Say {
    let name = table.header().seats.get(seat.index()).map(|sitter| plain(&sitter.name));
    Say::new("sietch-sitter").with("name", name.unwrap_or_default()).with("side", table.side(seat))
}

/// What a viewer sees of the table: the lines of each section.
pub fn sections(table: &dyn OpenTable, viewer: Viewer, words: &Words) -> Vec<Vec<String>> {
    let lines = |section: Section| {
        let title = words.say(&Say::new("sietch-section").with("title", section.title));
        let lines = section.lines.iter().map(|line| format!("  {}", words.say(line)));
        [String::new(), title].into_iter().chain(lines).collect()
    };
    table.sections(viewer).into_iter().map(lines).collect()
}

/// Rows of cells under each other, columns two spaces apart.
pub fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| measure_text_width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells = cells.map(|(cell, &width)| pad_str(cell, width, console::Alignment::Left, None));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Numbered choices, in as many columns as fit once there are many, numbered down the columns.
pub fn choices(choices: &[String], screen: usize) -> Vec<String> {
    let digits = choices.len().to_string().len();
    let items: Vec<String> =
        (1..).zip(choices).map(|(number, choice)| format!("{number:>digits$}  {choice}")).collect();
    let widest = items.iter().map(|item| measure_text_width(item)).max().unwrap_or(0);
    let columns = if items.len() < 12 { 1 } else { (screen / (widest + 2)).max(1) };
    let height = items.len().div_ceil(columns).max(1);
    let row = |row: usize| items.iter().skip(row).step_by(height).cloned().collect();
    table(&(0..height).map(row).collect::<Vec<Vec<String>>>())
        .iter()
        .map(|line| format!("  {line}"))
        .collect()
}

/// Text broken into lines that fit, each with this much room on its left.
pub fn wrap(text: &str, indent: usize, screen: usize) -> Vec<String> {
    let room = screen.saturating_sub(indent).max(20);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if measure_text_width(line) + 1 + measure_text_width(word) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| format!("{:indent$}{line}", "")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_choices_go_into_columns_and_keep_their_numbers() {
        let words: Vec<String> = (1..=14).map(|n| format!("choice {n}")).collect();
        let lines = choices(&words, 40);
        assert_eq!(lines.len(), 7);
        assert_eq!(lines[0], "   1  choice 1   8  choice 8");
        assert_eq!(choices(&words, 10).len(), 14);
        assert_eq!(choices(&words[..5], 200).len(), 5);
        assert!(choices(&[], 80).iter().all(|line| line.trim().is_empty()));
    }

    #[test]
    fn text_from_outside_cannot_steer_the_terminal() {
        assert_eq!(plain("An\x1b[2Jn\n"), "An[2Jn");
        assert_eq!(plain(&"x".repeat(100)).len(), 40);
    }

    #[test]
    fn long_text_is_broken_between_words() {
        assert_eq!(wrap("the storm moves six sectors on", 2, 22), ["  the storm moves six", "  sectors on"]);
        assert!(wrap("", 2, 80).is_empty());
    }
}
