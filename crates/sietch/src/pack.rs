//! Content packs: read from a folder, looked through by every game, and installed.
//!
//! A pack is a folder with `pack.ron`, which says what it is called, and a folder for each game it changes: content
//! files with the names and the form of our own (`conquest/battle.ron`), and words for them (`conquest/text/uk.ftl`).
//! `docs/content-packs.md` tells how to make one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use bots::Entry;
use bots::arena::Match;
use serde_json::Value;
use table::content::{self, BadContent, MANIFEST, Pack};

use crate::registry::GAMES;
use crate::trouble::Trouble;

/// Larger than any content file.
const LARGEST: u64 = 4 * 1024 * 1024;
/// How many games are played to see whether the cards work together.
const TRIALS: u64 = 3;

/// Reads the pack in a folder and installs it, if every game it changes can be played with it.
pub fn install(folder: &Path) -> Result<(), Trouble> {
    let bad = |problem| Trouble::Pack { folder: folder.to_owned(), problem };
    // It stays for as long as the program runs.
    let pack: &'static Pack = Box::leak(Box::new(read(folder).map_err(bad)?));
    GAMES.iter().try_for_each(|entry| entry.door.check(pack)).map_err(bad)?;
    if !content::install(pack) {
        return Err(bad(BadContent::new(MANIFEST, "cards are in use already")));
    }
    let mut changed = GAMES.iter().filter(|entry| pack.covers(entry.door.about().id));
    changed.try_for_each(try_out).map_err(bad)
}

/// Reads the files of a pack.
fn read(folder: &Path) -> Result<Pack, BadContent> {
    let manifest = text(folder, MANIFEST)?;
    let mut files = Vec::new();
    for name in names(folder, "")?.into_iter().filter(|name| name != MANIFEST) {
        if !GAMES.iter().any(|entry| entry.door.about().id == name) {
            let games: Vec<&str> = GAMES.iter().map(|entry| entry.door.about().id).collect();
            let problem =
                format!("there is no such game; there are {}, and the file {MANIFEST}", games.join(", "));
            return Err(BadContent::new(name, problem));
        }
        for file in names(folder, &name)? {
            let path = format!("{name}/{file}");
            let inside = if file == "text" { names(folder, &path)? } else { Vec::new() };
            let paths = inside.iter().map(|inside| format!("{path}/{inside}"));
            for path in paths.chain((file != "text").then(|| path.clone())) {
                let text = text(folder, &path)?;
                files.push((path, text));
            }
        }
    }
    Pack::new(manifest.leak(), files)
}

/// What lies in a folder of the pack, in order; what is hidden is passed over.
fn names(folder: &Path, inside: &str) -> Result<Vec<String>, BadContent> {
    let problem = |error: std::io::Error| {
        let named = if inside.is_empty() { "the folder" } else { inside };
        BadContent::new(named, format!("cannot be read: {error}"))
    };
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder.join(inside)).map_err(problem)? {
        names.push(entry.map_err(problem)?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| !name.starts_with('.'));
    names.sort_unstable();
    Ok(names)
}

fn text(folder: &Path, path: &str) -> Result<String, BadContent> {
    let file = folder.join(path);
    let problem = |error: std::io::Error| BadContent::new(path, format!("cannot be read: {error}"));
    if std::fs::metadata(&file).map_err(problem)?.len() > LARGEST {
        return Err(BadContent::new(path, "is larger than 4 MiB: no content file is"));
    }
    std::fs::read_to_string(file).map_err(problem)
}

/// Plays a few games of every mode: what each row says may be right, and all together still not a game.
fn try_out(entry: &Entry) -> Result<(), BadContent> {
    let about = entry.door.about();
    for mode in about.modes {
        let seats = mode.seats.first().copied().unwrap_or(2).into();
        let bad = |why: String| {
            BadContent::new(about.id, format!("mode `{}` cannot be played with these cards: {why}", mode.id))
        };
        let options =
            entry.door.options(mode.id, seats, &Value::Null).map_err(|error| bad(error.to_string()))?;
        let bots = vec![bots::Kind::LOWEST; seats];
        let plan = Match { options, bots, games: TRIALS, seed: 1, threads: 1, rotate: false };
        let played = catch_unwind(AssertUnwindSafe(|| (entry.simulate)(plan, &|_| {})));
        let fault = |_| bad("the game's own code failed".to_owned());
        played.map_err(fault)?.map_err(|halt| bad(halt.to_string()))?;
    }
    Ok(())
}
