//! All changes of one game: found in its sources, numbered, woven into a copy.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::PathBuf;

use crate::site::{Mutant, Site, Source};
use crate::tree::Files;
use crate::trouble::Trouble;
use crate::weave::{Woven, weave};
use crate::{constants, find, near, tree};

/// Rooms that hold no rule of play: what is told and seen, what is read in, set up by hand or checked, and how a
/// program that learns is told how far a seat has come (`encode`): a guess of worth, not a rule.
const OTHER_ROOMS: [&str; 11] = [
    "audit", "content", "describe", "encode", "imagine", "question", "scenario", "scene", "settings", "tell",
    "view",
];

const SWITCH: &str = include_str!("switch.rs");

/// A change with all that is said about it.
#[derive(Clone, Debug)]
pub struct Change {
    /// Its number.
    pub id: u32,
    /// File, line and column in the project.
    pub place: String,
    /// File and function, for a page that outlives line numbers.
    pub room: String,
    /// The nearest rule.
    pub rule: Option<String>,
    /// What was changed.
    pub what: String,
    /// Its name while the function and the changed text stay as they are.
    pub key: String,
}

/// The changes of a game.
pub struct Crop {
    /// The game's crate from the root, with a slash at the end.
    home: String,
    /// The sources that are changed.
    pub(crate) sources: Vec<Source>,
    /// All changes, in the order of files and lines; the number of a change is one more than its index.
    pub changes: Vec<Change>,
    /// The numbers of those that do not compile.
    pub rejected: BTreeSet<u32>,
}

impl Crop {
    /// Finds all changes of a game.
    pub(crate) fn find(files: &Files, game: &str) -> Result<Crop, Trouble> {
        let home = format!("crates/{game}/");
        let rooms = format!("{home}src/");
        let mut parsed = Vec::new();
        let mut constants = HashSet::new();
        for (path, text) in files.iter().filter(|(path, _)| path.starts_with(&rooms) && path.ends_with(".rs"))
        {
            let text = String::from_utf8_lossy(text).into_owned();
            let file =
                syn::parse_file(&text).map_err(|why| Trouble::Source { path: PathBuf::from(path), why })?;
            constants.extend(constants::of(&file));
            parsed.push((path, text, file));
        }
        let mut sources = Vec::new();
        for (path, text, file) in parsed {
            if holds_rules(&path[rooms.len()..]) {
                let found = find::find(&text, &file, &constants);
                sources.push(Source {
                    path: path.clone(),
                    text,
                    functions: found.functions,
                    sites: found.sites,
                });
            }
        }
        let changes = number(&mut sources, &rooms);
        Ok(Crop { home, sources, changes, rejected: BTreeSet::new() })
    }

    /// The changes that compile.
    pub fn living(&self) -> Vec<&Change> {
        self.changes.iter().filter(|change| !self.rejected.contains(&change.id)).collect()
    }

    /// Of these changes, those that have no other of them inside: a change that does not compile makes
    /// what is around it look guilty too.
    pub(crate) fn innermost(&self, guilty: &BTreeSet<u32>) -> BTreeSet<u32> {
        let mut inner = BTreeSet::new();
        for source in &self.sources {
            let suspects = |site: &&Site| site.mutants.iter().any(|mutant| guilty.contains(&mutant.id));
            let sites: Vec<&Site> = source.sites.iter().filter(suspects).collect();
            for site in &sites {
                let holds = |other: &&Site| {
                    other.range != site.range
                        && site.range.start <= other.range.start
                        && other.range.end <= site.range.end
                };
                if !sites.iter().any(holds) {
                    inner
                        .extend(site.mutants.iter().map(|mutant| mutant.id).filter(|id| guilty.contains(id)));
                }
            }
        }
        inner
    }

    /// The names of the rejected changes, each with what its file was.
    pub(crate) fn rejections(&self, files: &Files) -> BTreeMap<String, Vec<String>> {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for change in self.changes.iter().filter(|change| self.rejected.contains(&change.id)) {
            all.entry(edition(files, &change.place)).or_default().push(change.key.clone());
        }
        all
    }

    /// Takes out what was rejected before in files that have not changed since.
    pub(crate) fn reject_again(&mut self, files: &Files, before: &BTreeMap<String, Vec<String>>) {
        let again = self.changes.iter().filter(|change| {
            before.get(&edition(files, &change.place)).is_some_and(|keys| keys.contains(&change.key))
        });
        self.rejected.extend(again.map(|change| change.id).collect::<Vec<_>>());
    }

    /// Puts the changes that compile into the files; says where they are.
    pub(crate) fn weave(&self, files: &mut Files) -> BTreeMap<String, Woven> {
        let mut all = BTreeMap::new();
        for source in &self.sources {
            let woven = weave(&source.text, &source.sites, |id| !self.rejected.contains(&id));
            files.insert(source.path.clone(), woven.text.clone().into_bytes());
            all.insert(source.path.clone(), woven);
        }
        let front = format!("{}src/lib.rs", self.home);
        if let Some(text) = files.get_mut(&front) {
            let allowed =
                "#![allow(warnings, overflowing_literals, arithmetic_overflow, unconditional_panic)] ";
            let written = String::from_utf8_lossy(text).into_owned();
            *text = format!("{allowed}{written}\nmod mutant;\n").into_bytes();
            if let Some(woven) = all.get_mut(&front) {
                woven.move_on(allowed.len());
            }
        }
        files.insert(format!("{}src/mutant.rs", self.home), SWITCH.as_bytes().to_vec());
        all
    }
}

/// A file with a sum of its text.
fn edition(files: &Files, place: &str) -> String {
    let path = place.split(':').next().unwrap_or(place);
    let text = files.get(path).map_or(&[][..], Vec::as_slice);
    format!("{path} {}", tree::sum([text]))
}

/// Is a file of `src` about rules?
fn holds_rules(path: &str) -> bool {
    let room = path.split('/').next().unwrap_or(path).trim_end_matches(".rs");
    !OTHER_ROOMS.contains(&room)
}

/// Gives every change its number and its name.
fn number(sources: &mut [Source], rooms: &str) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for source in sources {
        let Source { path, text, functions, sites } = source;
        for Site { line, column, function, mutants, .. } in sites {
            let function = &functions[*function];
            let rule = near::rule(text, *line, &function.lines);
            for Mutant { id, what, .. } in mutants {
                let room = format!("{} {}", &path[rooms.len()..], function.name);
                let key = format!("{room}: {what}");
                let time = times.entry(key.clone()).or_default();
                *time += 1;
                let key = if *time > 1 { format!("{key} #{time}") } else { key };
                *id = changes.len() as u32 + 1;
                let place = format!("{path}:{line}:{column}");
                changes.push(Change { id: *id, place, room, rule: rule.clone(), what: what.clone(), key });
            }
        }
    }
    changes
}
