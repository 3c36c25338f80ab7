//! `cargo xtask test`: everything that must be green, step by step.
//!
//! Each step says what it does before it starts and how long it took, so that a log of a failed run
//! reads from its last lines. The first failure ends the run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::{apt, cargo, coverage, python, web};

/// One thing that must be green.
pub(crate) struct Step {
    name: &'static str,
    work: Work,
}

/// How a step is done.
enum Work {
    /// A cargo command that every Rust installation has, with one environment variable if need be.
    Cargo(&'static [&'static str], Option<(&'static str, &'static str)>),
    /// Something we check ourselves, and its description.
    Check(&'static str, fn(&Path) -> Result<(), String>),
}

/// All steps, in order; with `long`, also the thousands of games that take minutes.
pub(crate) fn all(long: bool) -> Vec<Step> {
    use Work::{Cargo, Check};
    let warnings_are_errors = Some(("RUSTDOCFLAGS", "-D warnings"));
    [
        ("format", Cargo(&["fmt", "--all", "--check"], None)),
        ("lint", Cargo(LINT, None)),
        ("docs", Cargo(DOCS, warnings_are_errors)),
        ("services", Check("PostgreSQL and nginx, which tests of several servers start", services)),
        ("tests", Cargo(&["test", "--workspace"], None)),
        ("as it ships", Cargo(if long { AS_IT_SHIPS_LONG } else { AS_IT_SHIPS }, None)),
        ("python", Check(PYTHON, if long { python::check_long } else { python::check })),
        ("rules coverage", Check("docs/rules-coverage.md is what the tests say", coverage::check)),
        ("web", Check("types, habits, layout, unit tests and build of the client", web::check)),
        ("browser", Check("whole games in Chromium against the program", web::browse)),
    ]
    .map(|(name, work)| Step { name, work })
    .into()
}

/// The steps of these names, in order; all where none is named.
pub(crate) fn chosen(long: bool, names: &[&OsString]) -> Result<Vec<Step>, String> {
    let mut steps = all(long);
    let known: Vec<&str> = steps.iter().map(|step| step.name).collect();
    if let Some(other) = names.iter().find(|name| !known.iter().any(|known| name.as_os_str() == *known)) {
        return Err(format!("there is no step {}: {}", other.display(), known.join(", ")));
    }
    steps.retain(|step| names.is_empty() || names.iter().any(|name| name.as_os_str() == step.name));
    Ok(steps)
}

/// A program that tests start, the package it comes in, and what is not tried without it.
const SERVICES: [(&str, &str, &str); 3] = [
    ("postgres", "postgresql", "tables are not kept in a real PostgreSQL, and several servers are not tried"),
    ("nginx", "nginx", "the proxy of deploy/ is not tried"),
    ("sqlite3", "sqlite3", "the backup of a file is not rehearsed"),
];

/// Says what is skipped here: nobody must install a database to work on a game. The machine that decides has all of it,
/// or gets it, or says so.
fn services(_: &Path) -> Result<(), String> {
    let missing = || SERVICES.iter().filter(|(program, ..)| !installed(program));
    let decides = std::env::var_os("CI").is_some();
    if decides && missing().next().is_some() {
        let packages: Vec<&str> = missing().map(|(_, package, _)| *package).collect();
        apt::install(&packages);
    }
    for (program, _, without) in missing() {
        if decides {
            return Err(format!("{program} is not here and cannot be installed: {without}"));
        }
        println!("    SKIPPED: {program} is not installed here: {without}");
    }
    Ok(())
}

/// Is a program on the path, or where Debian keeps services?
fn installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let usual = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    let mut folders =
        std::env::split_paths(&path).chain(usual).chain(versions.map(|version| version.path().join("bin")));
    folders.any(|folder| folder.join(program).exists())
}

const PYTHON: &str = "the Python package: wheel, a fresh environment, its tests and the peers' suites";
const LINT: &[&str] = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
const DOCS: &[&str] = &["doc", "--workspace", "--no-deps"];
/// The conformance suites without the checks of a debug build: what wraps around there must not go unnoticed.
const AS_IT_SHIPS: &[&str] = &[
    "test",
    "--profile",
    "unchecked",
    "-p",
    "conquest",
    "-p",
    "imperium",
    "-p",
    "arrakis",
    "--test",
    "conformance",
];
const AS_IT_SHIPS_LONG: &[&str] = &[
    "test",
    "--profile",
    "unchecked",
    "-p",
    "conquest",
    "-p",
    "imperium",
    "-p",
    "arrakis",
    "--test",
    "conformance",
    "--",
    "--include-ignored",
];

/// Runs the steps and returns the closing line, or says which step failed and how.
pub(crate) fn run(root: &Path, steps: &[Step]) -> Result<String, String> {
    let start = Instant::now();
    let of = steps.len();
    for (index, step) in steps.iter().enumerate() {
        let number = index + 1;
        let what = step.work.shown();
        println!("==> {number}/{of} {}: {what}", step.name);
        let begun = Instant::now();
        step.work.run(root).map_err(|why| {
            let (after, name) = (seconds(begun), step.name);
            format!("step {number} of {of} failed after {after}: {name}: {what}\n{why}")
        })?;
        println!("    passed in {}", seconds(begun));
    }
    Ok(format!("xtask test: {of} steps passed in {}", seconds(start)))
}

impl Work {
    fn run(&self, root: &Path) -> Result<(), String> {
        match self {
            Work::Cargo(args, env) => run_cargo(root, args, *env),
            Work::Check(_, check) => check(root),
        }
    }

    /// The step as a person would type it, or in words.
    fn shown(&self) -> String {
        match self {
            Work::Cargo(args, Some((name, value))) => {
                format!("{name}='{value}' cargo {}", args.join(" "))
            }
            Work::Cargo(args, None) => format!("cargo {}", args.join(" ")),
            Work::Check(what, _) => (*what).to_owned(),
        }
    }
}

fn run_cargo(root: &Path, args: &[&str], env: Option<(&str, &str)>) -> Result<(), String> {
    let mut command = cargo::command();
    command.current_dir(root).args(args).envs(env);
    let status = cargo::status(&mut command)?;
    if status.success() { Ok(()) } else { Err(format!("cargo ended with {status}; see its output above")) }
}

fn seconds(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &'static str, check: fn(&Path) -> Result<(), String>) -> Step {
        Step { name, work: Work::Check("a check", check) }
    }

    #[test]
    fn the_closing_line_counts_what_passed() {
        let steps = [check("one", |_| Ok(())), check("two", |_| Ok(()))];
        let line = run(Path::new("."), &steps).unwrap();
        assert!(line.starts_with("xtask test: 2 steps passed in "), "{line}");
        assert!(line.ends_with(" s"), "{line}");
    }

    #[test]
    fn the_first_failure_ends_the_run_and_is_named() {
        let steps = [
            check("one", |_| Ok(())),
            check("two", |_| Err("the spice is gone".to_owned())),
            check("three", |_| panic!("must not be reached")),
        ];
        let why = run(Path::new("."), &steps).unwrap_err();
        assert!(why.starts_with("step 2 of 3 failed after "), "{why}");
        assert!(why.ends_with("two: a check\nthe spice is gone"), "{why}");
    }

    #[test]
    fn steps_are_chosen_by_name() {
        let [web, as_it_ships, tea] = ["web", "as it ships", "tea"].map(OsString::from);
        let names = |steps: Vec<Step>| -> Vec<&str> { steps.into_iter().map(|step| step.name).collect() };
        assert_eq!(names(chosen(false, &[&web, &as_it_ships]).unwrap()), ["as it ships", "web"]);
        assert_eq!(chosen(true, &[]).unwrap().len(), all(true).len());
        let why = chosen(false, &[&web, &tea]).err().unwrap();
        assert!(why.starts_with("there is no step tea: format, lint, "), "{why}");
    }

    #[test]
    fn steps_are_shown_as_one_would_type_them() {
        let shown: Vec<_> = all(false).iter().map(|step| step.work.shown()).collect();
        assert_eq!(shown[0], "cargo fmt --all --check");
        assert_eq!(shown[2], "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps");
    }
}
