//! The tests of a game: how long each takes and which places it comes by.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::compile::{Program, Workshop};
use crate::process::{self, End};
use crate::scan;
use crate::store;
use crate::tree::Files;
use crate::trouble::{Trouble, file};
use crate::work::{self, Progress};

/// A test that passes on the copy as long as nothing is changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Test {
    /// Its program.
    pub(crate) program: PathBuf,
    /// Its name in the program.
    pub(crate) name: String,
    /// Program and name.
    pub title: String,
    /// The rules it names.
    pub rules: Vec<String>,
    /// How long it takes, in seconds.
    pub(crate) seconds: f64,
    /// The numbers of the changes it comes by.
    pub(crate) reached: BTreeSet<u32>,
    /// Of these, where the change would make a difference at that place.
    pub(crate) differs: BTreeSet<u32>,
}

/// What the tests do on the unchanged game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Baseline {
    /// Of which sources.
    fingerprint: String,
    /// The tests that pass in time; those that name rules first, quick ones before slow ones.
    pub tests: Vec<Test>,
    /// The tests that fail on the copy although nothing is changed.
    pub failing: Vec<String>,
    /// The tests that take too long to be run again and again.
    pub slow: Vec<String>,
}

impl Test {
    /// The command that runs this test alone.
    pub(crate) fn command(&self, workshop: &Workshop) -> Command {
        let mut command = process::bounded(&self.program);
        command.args(["--exact", &self.name, "--test-threads=1", "--quiet"]);
        workshop.place(&mut command);
        command
    }
}

impl Workshop {
    /// Sets a test program up as cargo would, and so that it writes nothing.
    fn place(&self, command: &mut Command) {
        let home = self.tree.join("crates").join(&self.game);
        command
            .current_dir(&home)
            .env("CARGO_MANIFEST_DIR", &home)
            .env("INSTA_UPDATE", "no")
            // Without it every process would ask cargo.
            .env("INSTA_WORKSPACE_ROOT", &self.tree)
            .env("RUST_BACKTRACE", "0");
        for name in ["MUTANT", "MUTANT_REACH", "SIETCH_WRITE", "SIETCH_GAMES"] {
            command.env_remove(name);
        }
    }
}

/// Runs every test once on the unchanged game, or remembers having done so.
pub(crate) fn baseline(
    workshop: &Workshop,
    home: &Path,
    files: &Files,
    programs: &[Program],
    fingerprint: &str,
    limits: (Duration, usize),
) -> Result<Baseline, Trouble> {
    let kept = home.join("baseline.json");
    if let Some(baseline) = store::read::<Baseline>(&kept)?
        && baseline.fingerprint == fingerprint
        && baseline.tests.iter().all(|test| programs.iter().any(|program| program.path == test.program))
    {
        return Ok(baseline);
    }
    let (limit, jobs) = limits;
    let notes = home.join("reach");
    fs::create_dir_all(&notes).map_err(file("create", &notes))?;
    let mut tests = Vec::new();
    for program in programs {
        let rules = rules_named(files, &program.source);
        for name in list(workshop, program)? {
            let rules = rules.get(name.rsplit("::").next().unwrap_or(&name)).cloned().unwrap_or_default();
            tests.push((program, name, rules));
        }
    }
    let progress = Progress::new(tests.len(), "tests");
    let ran = work::spread(&tests, jobs, |index, (program, name, rules)| {
        let title = format!("{}::{name}", program.name);
        let mut test = Test {
            program: program.path.clone(),
            name: name.clone(),
            title,
            rules: rules.clone(),
            seconds: 0.0,
            reached: BTreeSet::new(),
            differs: BTreeSet::new(),
        };
        let note = notes.join(index.to_string());
        fs::write(&note, "").map_err(file("write", &note))?;
        let mut command = test.command(workshop);
        let (end, time) = process::run(command.env("MUTANT_REACH", &note), limit)?;
        test.seconds = time.as_secs_f64();
        let text = fs::read_to_string(&note).map_err(file("read", &note))?;
        let ids = |sign| text.lines().filter_map(move |line| line.strip_prefix(sign)?.parse().ok()).collect();
        (test.reached, test.differs) = (ids('r'), ids('d'));
        progress.done(&test.title);
        Ok((end, test))
    })?;
    fs::remove_dir_all(&notes).map_err(file("remove", &notes))?;
    let baseline = sorted(ran, fingerprint);
    store::write(&kept, &baseline)?;
    Ok(baseline)
}

fn sorted(ran: Vec<(End, Test)>, fingerprint: &str) -> Baseline {
    let (mut tests, mut failing, mut slow) = (Vec::new(), Vec::new(), Vec::new());
    for (end, test) in ran {
        match end {
            End::Passed => tests.push(test),
            End::Failed => failing.push(test.title),
            End::Hung => slow.push(test.title),
        }
    }
    // Classes instead of seconds: which test notices first should not change with the weather.
    let class = |seconds: f64| [0.1, 1.0].iter().filter(|most| seconds > **most).count();
    tests.sort_by_key(|test| (test.rules.is_empty(), class(test.seconds), test.title.clone()));
    Baseline { fingerprint: fingerprint.to_owned(), tests, failing, slow }
}

/// The tests of a program.
fn list(workshop: &Workshop, program: &Program) -> Result<Vec<String>, Trouble> {
    let mut command = Command::new(&program.path);
    workshop.place(&mut command);
    let output = command
        .args(["--list", "--format", "terse"])
        .stdin(Stdio::null())
        .output()
        .map_err(file("start", &program.path))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// How a file of tests gives away that it replays recorded games.
const REPLAYS: &str = "Record::read(";

/// The tests that name rules, by their functions' names, among the files a test program is made of. Recorded games
/// notice that something is different, not which rule was broken: whatever they name, they count as nameless here.
fn rules_named(files: &Files, source: &str) -> BTreeMap<String, Vec<String>> {
    let folder = match source.strip_suffix("main.rs").or_else(|| source.strip_suffix("lib.rs")) {
        Some(folder) => folder.to_owned(),
        None => format!("{}/", source.trim_end_matches(".rs")),
    };
    let own = files.iter().filter(|(path, _)| *path == source || path.starts_with(&folder));
    let mut named = BTreeMap::new();
    for (_, text) in own.filter(|(path, _)| path.ends_with(".rs")) {
        let text = String::from_utf8_lossy(text);
        if text.contains(REPLAYS) {
            continue;
        }
        for proof in scan::proofs(&text).into_iter().filter(|proof| proof.is_test) {
            let ids = proof.ids.into_iter().map(str::to_owned).collect();
            named.insert(proof.function.to_owned(), ids);
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_games_name_no_rule() {
        let test = |name: &str, body: &str| {
            format!("#[test]\n#[{}(\"AA-MOVE-01\")]\nfn {name}() {{ {body} }}\n", "rule")
        };
        let files = Files::from([
            ("crates/go/tests/rules/main.rs".to_owned(), test("at_most_three", "").into_bytes()),
            ("crates/go/tests/rules/old.rs".to_owned(), test("replays", "Record::read(text)").into_bytes()),
        ]);
        let named = rules_named(&files, "crates/go/tests/rules/main.rs");
        assert_eq!(named.keys().collect::<Vec<_>>(), ["at_most_three"]);
    }
}
