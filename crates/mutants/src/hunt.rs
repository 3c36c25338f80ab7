//! Switches changes on one by one and runs the tests that can notice.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::compile::Workshop;
use crate::crop::Change;
use crate::process::{self, End};
use crate::store;
use crate::trial::{Baseline, Test};
use crate::trouble::Trouble;
use crate::work::{self, Progress};

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fate {
    /// A test failed.
    Caught(By),
    /// A test did not end in time, which counts as caught.
    Hung(By),
    /// All tests that could notice passed: so many came by, so many with a difference.
    Missed {
        /// How many tests come by the place.
        reached: usize,
        /// For how many of them the change makes a difference at the place.
        differs: usize,
    },
}

/// The test that noticed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct By {
    /// Its program and name.
    pub test: String,
    /// The rules it names.
    pub rules: Vec<String>,
}

/// A line of the results.
#[derive(Serialize, Deserialize)]
struct Entry {
    fingerprint: String,
    key: String,
    fate: Fate,
}

/// Where results are kept, for which sources, and whether earlier ones count.
pub(crate) struct Ledger<'a> {
    pub(crate) path: &'a Path,
    pub(crate) fingerprint: &'a str,
    pub(crate) resume: bool,
}

/// Tries the changes; returns what became of each, in their order.
pub(crate) fn hunt(
    workshop: &Workshop,
    baseline: &Baseline,
    changes: &[&Change],
    ledger: &Ledger<'_>,
    limits: (Duration, usize),
) -> Result<Vec<Fate>, Trouble> {
    let mut known = BTreeMap::new();
    if ledger.resume {
        let lines = store::lines::<Entry>(ledger.path)?;
        let ours = lines.into_iter().filter(|line| line.fingerprint == ledger.fingerprint);
        known.extend(ours.map(|line| (line.key, line.fate)));
    } else {
        store::clear(ledger.path)?;
    }
    let progress = Progress::new(changes.len(), "changes");
    let (patience, jobs) = limits;
    work::spread(changes, jobs, |_, change| {
        let fate = match known.get(&change.key) {
            Some(fate) => fate.clone(),
            None => {
                let fate = try_out(workshop, baseline, change.id, patience)?;
                let (fingerprint, key) = (ledger.fingerprint.to_owned(), change.key.clone());
                store::append(ledger.path, &Entry { fingerprint, key, fate: fate.clone() })?;
                fate
            }
        };
        progress.say(&said(change, &fate));
        progress.done(&change.place);
        Ok(fate)
    })
}

/// Runs the tests for which a change makes a difference until one notices. Those for which it makes none
/// at its place take the same way with it as without.
fn try_out(workshop: &Workshop, baseline: &Baseline, id: u32, patience: Duration) -> Result<Fate, Trouble> {
    let able: Vec<&Test> = baseline.tests.iter().filter(|test| test.differs.contains(&id)).collect();
    for test in &able {
        let limit = patience + Duration::from_secs_f64(test.seconds * 10.0);
        let mut command = test.command(workshop);
        let (end, _) = process::run(command.env("MUTANT", id.to_string()), limit)?;
        let by = || By { test: test.title.clone(), rules: test.rules.clone() };
        match end {
            End::Passed => {}
            End::Failed => return Ok(Fate::Caught(by())),
            End::Hung => return Ok(Fate::Hung(by())),
        }
    }
    let reached = baseline.tests.iter().filter(|test| test.reached.contains(&id)).count();
    Ok(Fate::Missed { reached, differs: able.len() })
}

fn said(change: &Change, fate: &Fate) -> String {
    let rule = change.rule.as_deref().unwrap_or("no rule near");
    let word = match fate {
        Fate::Caught(_) => "caught",
        Fate::Hung(_) => "hung  ",
        Fate::Missed { .. } => "MISSED",
    };
    format!("{word} {} [{rule}] {} ({})", change.place, change.what, fate.seen())
}

impl Fate {
    /// Which test noticed, or how much the tests saw of what none noticed.
    pub(crate) fn seen(&self) -> String {
        let tests = |count: usize| if count == 1 { "1 test".to_owned() } else { format!("{count} tests") };
        match self {
            Fate::Missed { reached: 0, .. } => "no test comes by".to_owned(),
            Fate::Missed { reached, differs: 0 } => format!("no difference in {}", tests(*reached)),
            Fate::Missed { differs, .. } => format!("passed by {}", tests(*differs)),
            Fate::Caught(by) | Fate::Hung(by) => by.test.clone(),
        }
    }

    /// The test that noticed, if one did.
    pub(crate) fn by(&self) -> Option<&By> {
        match self {
            Fate::Caught(by) | Fate::Hung(by) => Some(by),
            Fate::Missed { .. } => None,
        }
    }
}
