//! `docs/mutants.md`: what no test noticed in the last run, game by game, and why that is.
//!
//! The reasons are written by hand in `docs/mutants.json`, under the name of the change, so that they
//! outlive the next run. A run adds what is new with an empty reason and drops empty ones that are no
//! longer missed; a reason that somebody wrote is kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::crop::Change;
use crate::hunt::Fate;
use crate::store;
use crate::trouble::{Trouble, file};

/// The page, from the project's root.
pub(crate) const PAGE: &str = "docs/mutants.md";
/// The reasons, from the project's root.
pub(crate) const REASONS: &str = "docs/mutants.json";

const INTRODUCTION: &str = "\
# Broken rules that no test notices

Written by `cargo xtask mutants GAME --sample N --seed S --write`: rules are broken one at a time in a
copy of the game, and the tests that come by are run. What they let pass is listed here with the nearest
rule id (with a `~`: it stands above the function). The reasons are kept in [`mutants.json`](mutants.json)
and written by hand; a change without one may be a rule that nothing guards.
";

/// The reasons of all games: the names of changes, and why no test notices.
type Reasons = BTreeMap<String, BTreeMap<String, String>>;

/// What a run over one game found.
pub struct Report {
    /// The game.
    pub game: String,
    /// How many changes compile.
    pub of: usize,
    /// What was tried was picked with this seed; all were tried without.
    pub seed: Option<u64>,
    /// What was tried, and what became of it.
    pub tried: Vec<(Change, Fate)>,
}

impl Report {
    fn count(&self, is: impl Fn(&Fate) -> bool) -> usize {
        self.tried.iter().filter(|(_, fate)| is(fate)).count()
    }

    /// Those nobody noticed.
    pub fn missed(&self) -> impl Iterator<Item = &(Change, Fate)> {
        self.tried.iter().filter(|(_, fate)| fate.by().is_none())
    }

    /// The figures in two sentences.
    pub fn figures(&self) -> String {
        let tried = self.tried.len();
        let share = |count: usize| format!("{count} ({} %)", (count * 100 + tried / 2) / tried.max(1));
        let caught = self.count(|fate| fate.by().is_some());
        let named = self.count(|fate| fate.by().is_some_and(|by| !by.rules.is_empty()));
        let hung = self.count(|fate| matches!(fate, Fate::Hung(_)));
        let picked = self.seed.map_or(String::new(), |seed| format!(", picked with seed {seed}"));
        format!(
            "Tried {tried} of {} changes{picked}. Caught: {}, of which {hung} by a test that no longer ended. \
             Caught by a test that names a rule: {}. Missed: {}.",
            self.of,
            share(caught),
            share(named),
            share(tried - caught),
        )
    }

    fn section(&self, reasons: &BTreeMap<String, String>) -> String {
        let mut lines = vec![format!("## {}\n\n{}\n", self.game, self.figures())];
        if self.missed().next().is_some() {
            lines.push("| where | rule | what was changed | tests | why none notices |".to_owned());
            lines.push("|---|---|---|---|---|".to_owned());
        }
        for (change, fate) in self.missed() {
            let cells = [
                change.room.as_str(),
                change.rule.as_deref().unwrap_or(""),
                &change.what,
                &fate.seen(),
                reasons.get(&change.key).map_or("", String::as_str),
            ];
            lines.push(format!("| {} |", cells.map(|cell| cell.replace('|', "\\|")).join(" | ")));
        }
        lines.join("\n").trim_end().to_owned() + "\n"
    }
}

/// Writes the game's section of the page, and the reasons that are still to be given.
pub(crate) fn write(root: &Path, report: &Report) -> Result<(), Trouble> {
    let (page, kept) = (root.join(PAGE), root.join(REASONS));
    let mut reasons: Reasons = store::read(&kept)?.unwrap_or_default();
    let own = reasons.entry(report.game.clone()).or_default();
    own.retain(|_, reason| !reason.is_empty());
    for (change, _) in report.missed() {
        own.entry(change.key.clone()).or_default();
    }
    let section = report.section(own);
    store::write(&kept, &reasons)?;
    let before = fs::read_to_string(&page).unwrap_or_default();
    fs::write(&page, replaced(&before, &report.game, &section)).map_err(file("write", &page))
}

/// The page with one section written anew, sections in the order of their names.
fn replaced(page: &str, game: &str, section: &str) -> String {
    let mut sections: BTreeMap<&str, String> = BTreeMap::new();
    for old in page.split("\n## ").skip(1) {
        let name = old.lines().next().unwrap_or_default();
        sections.insert(name, format!("## {}\n", old.trim_end()));
    }
    sections.insert(game, section.to_owned());
    let sections: Vec<String> = sections.into_values().collect();
    format!("{INTRODUCTION}\n{}", sections.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::By;

    fn change(key: &str) -> Change {
        Change {
            id: 1,
            place: "crates/go/src/lib.rs:3".into(),
            room: "lib.rs play".into(),
            rule: Some("GO-KO-01".into()),
            what: "`a || b` taken as true".into(),
            key: key.into(),
        }
    }

    fn report(missed: &[&str]) -> Report {
        let by = |rules: &[&str]| By {
            test: "play::ko".into(),
            rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
        };
        let mut tried =
            vec![(change("x"), Fate::Caught(by(&["GO-KO-01"]))), (change("y"), Fate::Hung(by(&[])))];
        tried.extend(missed.iter().map(|key| (change(key), Fate::Missed { reached: 2, differs: 1 })));
        Report { game: "go".into(), of: 40, seed: Some(7), tried }
    }

    #[test]
    fn figures_tell_both_shares() {
        assert_eq!(
            report(&["a", "b"]).figures(),
            "Tried 4 of 40 changes, picked with seed 7. Caught: 2 (50 %), of which 1 by a test that no \
             longer ended. Caught by a test that names a rule: 1 (25 %). Missed: 2 (50 %)."
        );
    }

    #[test]
    fn reasons_outlive_a_new_run() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir(root.path().join("docs")).unwrap();
        write(root.path(), &report(&["a", "b"])).unwrap();
        let kept = root.path().join(REASONS);
        let mut reasons: Reasons = store::read(&kept).unwrap().unwrap();
        assert_eq!(reasons["go"].keys().collect::<Vec<_>>(), ["a", "b"]);
        reasons.get_mut("go").unwrap().insert("a".into(), "the board is never full".into());
        store::write(&kept, &reasons).unwrap();
        write(root.path(), &report(&["a"])).unwrap();
        let page = fs::read_to_string(root.path().join(PAGE)).unwrap();
        let row = "| lib.rs play | GO-KO-01 | `a \\|\\| b` taken as true | passed by 1 test | the board is never full |";
        assert!(page.contains(row), "{page}");
        write(root.path(), &report(&[])).unwrap();
        let reasons: Reasons = store::read(&kept).unwrap().unwrap();
        assert_eq!(reasons["go"].keys().collect::<Vec<_>>(), ["a"]);
    }

    #[test]
    fn other_games_keep_their_sections() {
        let page = replaced("", "go", "## go\n\nTried 1.\n");
        let page = replaced(&page, "chess", "## chess\n\nTried 2.\n");
        let page = replaced(&page, "go", "## go\n\nTried 3.\n");
        assert_eq!(page, format!("{INTRODUCTION}\n## chess\n\nTried 2.\n\n## go\n\nTried 3.\n"));
    }
}
