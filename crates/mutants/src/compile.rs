//! Builds the copy, once for all changes; those the compiler refuses are taken out.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::crop::Crop;
use crate::site::Source;
use crate::tree::{self, Files};
use crate::trouble::{Trouble, file};
use crate::weave::Woven;

/// Where things are.
pub(crate) struct Workshop {
    /// The copy.
    pub(crate) tree: PathBuf,
    /// What is built from it.
    pub(crate) target: PathBuf,
    /// The game.
    pub(crate) game: String,
}

/// A test program.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// Its name, `lib` for the unit tests.
    pub(crate) name: String,
    /// The file it is built from, from the root of the copy, with slashes.
    pub(crate) source: String,
    /// The program.
    pub(crate) path: PathBuf,
}

/// A line of cargo's answer.
#[derive(Deserialize)]
struct Line {
    reason: String,
    message: Option<Diagnostic>,
    target: Option<Target>,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    src_path: PathBuf,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    rendered: Option<String>,
    spans: Vec<Span>,
    children: Vec<Child>,
}

#[derive(Deserialize)]
struct Child {
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

impl Workshop {
    /// Weaves the changes into the copy, taking out what the compiler refuses, until nothing is left to
    /// refuse. Returns the files of the copy.
    pub(crate) fn settle(
        &self,
        crop: &mut Crop,
        files: &Files,
        told: impl Fn(usize),
    ) -> Result<Files, Trouble> {
        loop {
            let mut files = files.clone();
            let woven = crop.weave(&mut files);
            tree::write(&self.tree, &files)?;
            let (good, lines) = self.cargo(&["check", "--lib"])?;
            if good {
                return Ok(files);
            }
            let errors: Vec<Diagnostic> =
                lines.into_iter().filter_map(|line| line.message).filter(|it| it.level == "error").collect();
            let guilty = crop.innermost(&blame(&errors, &woven, crop));
            let before = crop.rejected.len();
            crop.rejected.extend(guilty);
            if crop.rejected.len() == before {
                return Err(Trouble::Build(rendered(&errors)));
            }
            told(crop.rejected.len());
        }
    }

    /// Builds the test programs of the copy.
    pub(crate) fn tests(&self) -> Result<Vec<Program>, Trouble> {
        let (good, lines) = self.cargo(&["test", "--no-run"])?;
        if !good {
            let errors: Vec<Diagnostic> = lines.into_iter().filter_map(|line| line.message).collect();
            return Err(Trouble::Build(rendered(&errors)));
        }
        let programs =
            lines.into_iter().filter(|line| line.reason == "compiler-artifact").filter_map(|line| {
                let (target, path) = (line.target?, line.executable?);
                let source = tree::shown(&self.tree, &target.src_path);
                let name = if source.ends_with("src/lib.rs") { "lib".to_owned() } else { target.name };
                Some(Program { name, source, path })
            });
        let mut programs: Vec<Program> = programs.collect();
        programs.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(programs)
    }

    /// Runs cargo on the copy of the game; says whether it went well, and what it said.
    fn cargo(&self, args: &[&str]) -> Result<(bool, Vec<Line>), Trouble> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let output = Command::new(&cargo)
            .args(args)
            .args(["--quiet", "--message-format", "json", "--package", &self.game, "--target-dir"])
            .arg(&self.target)
            // Nobody debugs the copy, and without the tables for it linking takes half the time.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .current_dir(&self.tree)
            .stdin(Stdio::null())
            .output()
            .map_err(file("start", Path::new(&cargo)))?;
        let lines: Vec<Line> = String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        if !output.status.success() && lines.is_empty() {
            return Err(Trouble::Build(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        Ok((output.status.success(), lines))
    }
}

fn rendered(errors: &[Diagnostic]) -> String {
    let texts: Vec<&str> = errors.iter().filter_map(|error| error.rendered.as_deref()).take(5).collect();
    texts.join("\n")
}

/// The changes that errors are about: those at the places they point to; if there are none, those where else
/// they look; if there are none either, all of the functions they are in.
fn blame(errors: &[Diagnostic], woven: &BTreeMap<String, Woven>, crop: &Crop) -> BTreeSet<u32> {
    let source = |span: &Span| crop.sources.iter().find(|source| source.path == span.file_name);
    let near = |span: &Span| {
        let source = source(span)?;
        Some(at(&(span.byte_start..span.byte_end), woven.get(&source.path)?, source))
    };
    let living = |ids: Vec<Vec<u32>>| -> BTreeSet<u32> {
        ids.into_iter().flatten().filter(|id| !crop.rejected.contains(id)).collect()
    };
    let spans = || errors.iter().flat_map(|error| &error.spans);
    let direct = living(spans().filter(|span| span.is_primary).filter_map(near).collect());
    if !direct.is_empty() {
        return direct;
    }
    let children = errors.iter().flat_map(|error| &error.children).flat_map(|child| &child.spans);
    let further = living(spans().chain(children).filter_map(near).collect());
    if !further.is_empty() {
        return further;
    }
    living(spans().filter_map(|span| around(span, woven, source(span)?)).collect())
}

/// The changes at a place of the copy: a single change that holds it, else the smallest place that does,
/// else all places inside it.
fn at(range: &Range<usize>, woven: &Woven, source: &Source) -> Vec<u32> {
    let holds = |outer: &Range<usize>| outer.start <= range.start && range.end <= outer.end;
    let piece = woven.pieces.iter().filter(|(piece, _)| holds(piece)).min_by_key(|(piece, _)| piece.len());
    if let Some((_, id)) = piece {
        return vec![*id];
    }
    let ids = |site: &usize| source.sites[*site].mutants.iter().map(|mutant| mutant.id).collect::<Vec<_>>();
    let place = woven.places.iter().filter(|(place, _)| holds(place)).min_by_key(|(place, _)| place.len());
    if let Some((_, site)) = place {
        return ids(site);
    }
    let inside = |place: &Range<usize>| range.start <= place.start && place.end <= range.end;
    woven.places.iter().filter(|(place, _)| inside(place)).flat_map(|(_, site)| ids(site)).collect()
}

/// All changes of the function an error points into.
fn around(span: &Span, woven: &BTreeMap<String, Woven>, source: &Source) -> Option<Vec<u32>> {
    let text = &woven.get(&source.path)?.text;
    let line = 1 + text.get(..span.byte_start)?.matches('\n').count();
    let index = source.functions.iter().rposition(|function| function.lines.contains(&line))?;
    let sites = source.sites.iter().filter(|site| site.function == index);
    Some(sites.flat_map(|site| site.mutants.iter().map(|mutant| mutant.id)).collect())
}
