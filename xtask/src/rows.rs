//! How much of a game's cards, leaders and tiles is pure data.
//!
//! A row of a content file is pure data if no rules code knows it: its key stands in no string, and its name
//! is no constant or variant that code outside the content asks for. Such a row can be changed, or another
//! like it added, without touching Rust.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Parts of a crate that read, tell or set up content and decide nothing.
const NO_RULES: [&str; 6] = ["content", "tell", "describe", "scenario", "names", "piece"];

/// What a key may begin with, and the type whose constants or variants name such rows. A key without such a
/// beginning may be named by any type.
const KINDS: [(&str, &str); 11] = [
    ("card", "Card"),
    ("con", "Conflict"),
    ("contract", "Contract"),
    ("hagal", "Hagal"),
    ("imp", "Card"),
    ("int", "Intrigue"),
    ("leader", "Leader"),
    ("objective", "Objective"),
    ("reserve", "Card"),
    ("space", "Space"),
    ("start", "Card"),
];

/// The rows of one game.
struct Rows {
    /// The game's crate.
    game: String,
    /// All rows, by key.
    all: BTreeSet<String>,
    /// Those that rules code names.
    named: BTreeSet<String>,
}

impl Rows {
    /// Of a hundred rows, how many are pure data.
    fn pure(&self) -> usize {
        100 * (self.all.len() - self.named.len()) / self.all.len().max(1)
    }
}

/// A section of the coverage page: for each game, how many rows are pure data, and which are not.
pub(crate) fn section(root: &Path) -> Result<String, String> {
    let mut text = String::from(
        "\n## Rows that are pure data\n\nOf the cards, leaders, spaces and tiles in the content files, those that \
         no rules code names.\n\n| game | rows | pure data | named in rules code |\n|---|---|---|---|\n",
    );
    for rows in of_all_games(root)? {
        let named: Vec<&str> = rows.named.iter().map(String::as_str).collect();
        let (game, all, pure) = (&rows.game, rows.all.len(), rows.pure());
        text += &format!("| {game} | {all} | {pure} % | {} |\n", named.join(", "));
    }
    Ok(text)
}

/// The rows of every game that has content files.
fn of_all_games(root: &Path) -> Result<Vec<Rows>, String> {
    let mut games = Vec::new();
    for folder in entries(&root.join("crates"))? {
        let src = folder.join("src");
        let content = src.join("content");
        if !content.is_dir() {
            continue;
        }
        let all = keys_below(&content)?;
        let code = code_below(&src)?;
        let named = all.iter().filter(|key| is_named(&code, key)).cloned().collect();
        let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        games.push(Rows { game, all, named });
    }
    Ok(games)
}

/// The keys of all rows below a folder: sets and expansions have folders of their own.
fn keys_below(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut all = BTreeSet::new();
    for path in entries(folder)? {
        if path.is_dir() {
            all.extend(keys_below(&path)?);
        } else if has_ending(&path, "ron") {
            all.extend(keys(&read(&path)?));
        }
    }
    Ok(all)
}

/// The keys of the rows in a content file.
fn keys(text: &str) -> impl Iterator<Item = String> + '_ {
    let rows = text.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
    rows.flat_map(|line| {
        ["id: \"", "key: \""].into_iter().filter_map(move |field| {
            let (before, after) = line.split_once(field)?;
            let opens = before.ends_with('(') || before.starts_with('(') && before.ends_with(", ");
            opens.then(|| after.split('"').next().unwrap_or_default().to_owned())
        })
    })
}

/// Does rules code name the row, by its key or by a constant or variant made of it? A key that is only a number, as
/// spaces of a track have, names nothing: a number in code is a number.
fn is_named(code: &str, key: &str) -> bool {
    if key.bytes().all(|sign| sign.is_ascii_digit()) {
        return false;
    }
    let words: Vec<&str> = key.split(['-', '_']).collect();
    let kind = KINDS.iter().find(|(kind, _)| *kind == words[0]);
    let (words, of) = kind.map_or((&words[..], ""), |&(_, of)| (&words[1..], of));
    let camel: String = words.iter().map(|word| capital(word)).collect();
    let constant = words.join("_").to_uppercase();
    let names = [format!("{of}::{camel}"), format!("{of}::{constant}")];
    // A constant of several words may also stand alone.
    let alone = words.len() > 1 && stands_in(code, &constant);
    alone || code.contains(&format!("\"{key}\"")) || names.iter().any(|name| stands_in(code, name))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn stands_in(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        !code[at + name.len()..].starts_with(|after: char| after.is_alphanumeric() || after == '_')
    })
}

/// All rules code below a folder, without comments and tests.
fn code_below(folder: &Path) -> Result<String, String> {
    let mut code = String::new();
    for path in entries(folder)? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if NO_RULES.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            code += &code_below(&path)?;
        } else if has_ending(&path, "rs") {
            let text = read(&path)?;
            let rules = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines = rules.lines().map(|line| line.split("//").next().unwrap_or_default());
            code.extend(lines.flat_map(|line| [line, "\n"]));
        }
    }
    Ok(code)
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error| format!("cannot read {}: {error}", folder.display());
    let found = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_their_keys() {
        let text =
            "// (id: \"comment\")\n[\n  (id: \"hajr\", copies: 2),\n  (leader: Paul, key: \"leader-paul\",\n";
        assert_eq!(keys(text).collect::<Vec<_>>(), ["hajr", "leader-paul"]);
    }

    #[test]
    fn a_row_is_named_by_its_key_a_variant_or_a_constant() {
        assert!(is_named("x == \"imp-calm\"", "imp-calm"));
        assert!(is_named("Leader::LadyJessica =>", "leader-lady-jessica"));
        assert!(is_named("Card::CALM_MIND)", "imp-calm-mind"));
        assert!(!is_named("Leader::LadyJessicas \"imp-calmer\" calm()", "leader-lady-jessica"));
        assert!(!is_named("Window::Calmness Icon::Calm", "imp-calm"));
        assert!(!is_named("columns == \"1\"", "1") && is_named("space == \"2a\"", "2a"));
    }
}
