//! The whole way on a game of one file: found, built, tried, gone on with, written down.

use std::fs;
use std::path::Path;
use std::time::Duration;

use mutants::{Fate, Plan, Report, run, write};

const WORKSPACE: &str = "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n";

const LEDGER: &str = "# A small game\n- **AA-MOVE-01** At most three.\n- **AA-REST-01** On 0 and 7.\n";

const GAME: &str = r"//! A small game.
/// The most steps at once.
const MOST: u8 = 3;

/// Moves on.
pub fn step(at: u8, by: u8) -> u8 {
    // AA-MOVE-01
    if by > MOST {
        return at;
    }
    at + by
}

/// Does a piece rest here (AA-REST-01)?
pub fn rests(at: u8) -> bool {
    at == 0 || at == 7
}

/// Walks to the end.
pub fn walk(mut at: u8) -> u8 {
    while at < 200 {
        at += 1;
    }
    at
}

/// All other fields: a sign that looks like a condition and is none.
pub fn others(fields: u8) -> u8 {
    !fields
}

/// Nobody tries this.
pub fn double(at: u8) -> u8 {
    at * 2
}
";

/// The attribute is written as `§`, so that nothing which reads this file as plain text takes its id for a
/// real one.
const TESTS: &str = r#"
use rule::rule;

#[test]
#[§("AA-MOVE-01")]
fn at_most_three() {
    assert_eq!(small::step(1, 3), 4);
    assert_eq!(small::step(1, 4), 1);
}

#[test]
fn walking_ends_and_others_are_others() {
    assert_eq!(small::walk(1), 200);
    assert_eq!(small::others(0xf0), 0x0f);
    assert!(small::rests(0) && !small::rests(1));
}
"#;

fn plant(root: &Path) {
    let rule = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("rule");
    let manifest = format!(
        "[package]\nname = \"small\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
         [dev-dependencies]\nrule = {{ path = {rule:?} }}\n"
    );
    let tests = TESTS.replace('§', "rule");
    let files = [
        ("Cargo.toml", WORKSPACE),
        ("docs/rules/small.md", LEDGER),
        ("crates/small/Cargo.toml", &manifest),
        ("crates/small/src/lib.rs", GAME),
        ("crates/small/tests/play.rs", &tests),
    ];
    for (name, text) in files {
        let path = root.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

fn fate<'a>(report: &'a Report, what: &str) -> &'a Fate {
    let found = report.tried.iter().find(|(change, _)| change.what == what);
    &found.unwrap_or_else(|| panic!("no change {what}")).1
}

#[test]
fn rules_are_broken_and_found_out() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    plant(root);
    let mut plan = Plan {
        game: "small".into(),
        sample: None,
        seed: 1,
        resume: false,
        limit: Duration::from_secs(2),
        jobs: 2,
    };
    let report = run(root, &plan).unwrap();
    let whats: Vec<&str> = report.tried.iter().map(|(change, _)| change.what.as_str()).collect();

    // A test that names the rule notices at the border.
    let Fate::Caught(by) = fate(&report, "`by > MOST` with >=") else { panic!("{whats:?}") };
    assert_eq!((by.test.as_str(), &by.rules[..]), ("play::at_most_three", &["AA-MOVE-01".to_owned()][..]));
    let (border, _) = report.tried.iter().find(|(change, _)| change.what == "`by > MOST` with >=").unwrap();
    assert_eq!(
        (border.place.as_str(), border.rule.as_deref()),
        ("crates/small/src/lib.rs:8:8", Some("AA-MOVE-01"))
    );

    // Others notice, or no longer end.
    assert!(matches!(fate(&report, "`at == 0` taken as false"), Fate::Caught(by) if by.rules.is_empty()));
    assert!(matches!(fate(&report, "`at += 1;` left out"), Fate::Hung(_)));

    // Nobody notices, because nobody rests on 7 or doubles.
    assert_eq!(*fate(&report, "`at == 7` taken as false"), Fate::Missed { reached: 1, differs: 0 });
    assert_eq!(*fate(&report, "`at * 2` without its right side"), Fate::Missed { reached: 0, differs: 0 });

    // What does not compile is not tried.
    assert!(!whats.iter().any(|what| what.contains("!fields")), "{whats:?}");
    assert_eq!(report.of, whats.len());

    // Going on finds everything done, and comes to the same.
    plan.resume = true;
    let again = run(root, &plan).unwrap();
    assert_eq!(again.figures(), report.figures());
    let results = root.join("target/mutants/small/results.jsonl");
    assert_eq!(fs::read_to_string(results).unwrap().lines().count(), whats.len());

    write(root, &again).unwrap();
    let page = fs::read_to_string(root.join("docs/mutants.md")).unwrap();
    assert!(page.contains("| lib.rs double | ~AA-REST-01 | `at * 2` without its right side |"), "{page}");
}
