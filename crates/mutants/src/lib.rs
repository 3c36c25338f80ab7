//! Breaks the rules of a game one at a time, to see which tests notice.
//!
//! Thousands of small changes (`site`) are found in a game's rules (`find`) and all compiled at once
//! into a copy of the project (`weave`, `tree`, `compile`), each behind a switch (`switch.rs`). One
//! run of every test on the unchanged copy tells which test comes by which change (`trial`); then changes
//! are switched on one by one and only those tests are run (`hunt`). What none of them notices is a rule
//! that nothing guards, or a change that changes nothing: a person decides which (`page`).

mod change;
mod compile;
mod constants;
mod crop;
mod find;
mod hunt;
mod moot;
mod near;
mod page;
mod process;
#[cfg(test)]
mod rewriting;
mod sample;
// What carries the `rule` attribute is found the same way as for the coverage page.
#[path = "../../../xtask/src/scan.rs"]
mod scan;
mod site;
mod store;
#[cfg(test)]
mod switch;
mod tree;
mod trial;
mod trouble;
mod weave;
mod work;

use std::path::Path;
use std::time::{Duration, Instant};

pub use crate::crop::Change;
pub use crate::hunt::{By, Fate};
pub use crate::page::Report;
pub use crate::trouble::Trouble;

use crate::compile::Workshop;
use crate::crop::Crop;
use crate::hunt::Ledger;

/// What a run is to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// How many changes to try; all of them if it says nothing.
    pub sample: Option<usize>,
    /// Which ones.
    pub seed: u64,
    /// Go on where a run over the same sources was interrupted.
    pub resume: bool,
    /// Tests that take longer are not run; one that takes ten times as long as it should and this on top
    /// hangs.
    pub limit: Duration,
    /// How many tests run at a time.
    pub jobs: usize,
}

/// The games of a project: the crates that have a book in the ledger.
pub fn games(root: &Path) -> Result<Vec<String>, Trouble> {
    let crates = root.join("crates");
    let mut games = Vec::new();
    for entry in std::fs::read_dir(&crates).map_err(trouble::file("read", &crates))? {
        let entry = entry.map_err(trouble::file("read", &crates))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if root.join("docs/rules").join(format!("{name}.md")).is_file() {
            games.push(name);
        }
    }
    games.sort();
    Ok(games)
}

/// Breaks a game's rules and says who noticed.
pub fn run(root: &Path, plan: &Plan) -> Result<Report, Trouble> {
    if !games(root)?.contains(&plan.game) {
        return Err(Trouble::NoGame(plan.game.clone()));
    }
    let start = Instant::now();
    let told = |line: String| println!("{:>5.0} s  {line}", start.elapsed().as_secs_f64());
    let home = root.join("target/mutants").join(&plan.game);
    let workshop = Workshop {
        // A copy for each game: going on with one does not wait for another to be built again.
        tree: home.join("tree"),
        target: home.join("build"),
        game: plan.game.clone(),
    };
    let files = tree::read(root)?;
    let mut crop = Crop::find(&files, &plan.game)?;
    told(format!("{}: {} changes found, building", plan.game, crop.changes.len()));
    let kept = home.join("rejected.json");
    crop.reject_again(&files, &store::read(&kept)?.unwrap_or_default());
    let copy = workshop.settle(&mut crop, &files, |count| {
        told(format!("{count} changes do not compile and are left out, building"));
    })?;
    store::write(&kept, &crop.rejections(&files))?;
    let programs = workshop.tests()?;

    let fingerprint = tree::fingerprint(&copy, &plan.game);
    told(format!("built {} test programs, looking what each test comes by", programs.len()));
    let limits = (plan.limit, plan.jobs);
    let baseline = trial::baseline(&workshop, &home, &files, &programs, &fingerprint, limits)?;
    if baseline.tests.is_empty() {
        return Err(Trouble::NoTests(plan.game.clone()));
    }
    let named = baseline.tests.iter().filter(|test| !test.rules.is_empty()).count();
    told(format!("{} tests, {named} of them name rules", baseline.tests.len()));
    for (what, tests) in [("slow", &baseline.slow), ("fails on the copy", &baseline.failing)] {
        tests.iter().for_each(|test| told(format!("left out, {what}: {test}")));
    }

    let living = crop.living();
    let tried = plan.sample.map_or(living.clone(), |count| sample::sample(&living, count, plan.seed));
    let results = home.join("results.jsonl");
    let ledger = Ledger { path: &results, fingerprint: &fingerprint, resume: plan.resume };
    let fates = hunt::hunt(&workshop, &baseline, &tried, &ledger, limits)?;
    told("done".to_owned());
    Ok(Report {
        game: plan.game.clone(),
        of: living.len(),
        seed: plan.sample.map(|_| plan.seed),
        tried: tried.into_iter().cloned().zip(fates).collect(),
    })
}

/// Writes a report into the project's pages; returns what to tell the user.
pub fn write(root: &Path, report: &Report) -> Result<String, Trouble> {
    page::write(root, report)?;
    Ok(format!("wrote {}; say why in {}", page::PAGE, page::REASONS))
}
