//! Rewrites a source so that every change is compiled in behind the switch.
//!
//! Only text is added or replaced, at positions that never overlap, and lines keep their numbers: what the
//! compiler or a failed test says about the copy is true of the original.

use std::ops::Range;

use crate::site::{Form, Mutant, Site};

/// A rewritten source, and where its changes ended up.
#[derive(Debug, Default)]
pub struct Woven {
    /// The text.
    pub text: String,
    /// Where in it the text of a single change is, with the change's number.
    pub pieces: Vec<(Range<usize>, u32)>,
    /// Where in it a whole place is, with its index.
    pub places: Vec<(Range<usize>, usize)>,
}

impl Woven {
    /// Something was put before the text.
    pub(crate) fn move_on(&mut self, bytes: usize) {
        let pieces = self.pieces.iter_mut().map(|(range, _)| range);
        for range in pieces.chain(self.places.iter_mut().map(|(range, _)| range)) {
            *range = range.start + bytes..range.end + bytes;
        }
    }
}

/// What stands where two edits meet: what ends there, then what begins, then what is replaced.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Close,
    Open,
    Replace,
}

struct Edit {
    range: Range<usize>,
    kind: Kind,
    site: usize,
    /// Among edits at one position: the outer opens first and closes last.
    turn: isize,
    parts: Vec<(String, Option<u32>)>,
}

/// Rewrites a source with these places. Changes for which `keep` says no are left out.
pub fn weave(source: &str, sites: &[Site], keep: impl Fn(u32) -> bool) -> Woven {
    let mut edits = Vec::new();
    for (index, site) in sites.iter().enumerate() {
        let mutants: Vec<&Mutant> = site.mutants.iter().filter(|mutant| keep(mutant.id)).collect();
        if !mutants.is_empty() {
            Editor { source, site, index, edits: &mut edits }.edit(&mutants);
        }
    }
    edits.sort_by_key(|edit| (edit.range.start, edit.kind, edit.turn));
    apply(source, &edits)
}

fn apply(source: &str, edits: &[Edit]) -> Woven {
    let mut woven = Woven::default();
    let mut from = 0;
    for edit in edits {
        woven.text.push_str(&source[from..edit.range.start]);
        from = edit.range.end;
        let start = woven.text.len();
        for (text, id) in &edit.parts {
            let at = woven.text.len();
            woven.text.push_str(text);
            if let Some(id) = id {
                woven.pieces.push((at..woven.text.len(), *id));
            }
        }
        let end = woven.text.len();
        match woven.places.iter_mut().find(|(_, site)| *site == edit.site) {
            Some((range, _)) => range.end = end,
            None => woven.places.push((start..end, edit.site)),
        }
    }
    woven.text.push_str(&source[from..]);
    woven
}

fn plain(text: &str) -> (String, Option<u32>) {
    (text.to_owned(), None)
}

/// Makes the edits of one place.
struct Editor<'a> {
    source: &'a str,
    site: &'a Site,
    index: usize,
    edits: &'a mut Vec<Edit>,
}

impl Editor<'_> {
    fn edit(&mut self, mutants: &[&Mutant]) {
        let whole = self.site.range.clone();
        match &self.site.form {
            Form::Truth => {
                for mutant in mutants {
                    self.open(whole.start, vec![self.call(&mutant.text, mutant.id)]);
                    self.close(whole.end, vec![plain(")")]);
                }
            }
            Form::Order { between, sign } => {
                self.open(whole.start, vec![plain("(match (&(")]);
                self.replace(between.clone(), vec![plain("), &(")]);
                let mut chain = format!("*l {sign} *r");
                for Mutant { id, text, .. } in mutants {
                    chain = format!("crate::mutant::pick({id}, {chain}, *l {text} *r)");
                }
                let id = mutants.first().map(|mutant| mutant.id);
                self.close(whole.end, vec![plain(")) { (l, r) => "), (chain, id), plain(" })")]);
            }
            Form::Pair { between, after, written } => {
                self.open(whole.start, vec![plain("(match ((")]);
                self.replace(between.clone(), vec![plain("), (")]);
                let mut parts = vec![plain(")) { (l, r) => ")];
                parts.extend(choice(mutants, written));
                parts.push(plain(" })"));
                if after.is_empty() {
                    self.close(whole.end, parts);
                } else {
                    self.replace(after.clone(), parts);
                }
            }
            Form::Value => {
                let mut parts = vec![plain("(")];
                parts.extend(choice(mutants, &self.source[whole.clone()]));
                parts.push(plain(")"));
                self.replace(whole, parts);
            }
            Form::Omit => {
                for mutant in mutants {
                    self.open(whole.start, vec![(format!("if !crate::mutant::on({}) {{ ", mutant.id), None)]);
                    self.close(whole.end, vec![plain(" }")]);
                }
            }
            Form::Never => self.each(mutants, whole.end, |id, _| format!(" && !crate::mutant::on({id})")),
            Form::Arm => self.each(mutants, whole.end, |id, _| format!(" if !crate::mutant::on({id})")),
            Form::Return => self.each(mutants, whole.end, |id, text| {
                format!(" if crate::mutant::on({id}) {{ return {text}; }}")
            }),
        }
    }

    fn call(&self, name: &str, id: u32) -> (String, Option<u32>) {
        (format!("crate::mutant::{name}({id}, "), None)
    }

    fn each(&mut self, mutants: &[&Mutant], at: usize, text: impl Fn(u32, &str) -> String) {
        let parts = mutants.iter().map(|mutant| (text(mutant.id, &mutant.text), Some(mutant.id)));
        self.close(at, parts.collect());
    }

    fn open(&mut self, at: usize, parts: Vec<(String, Option<u32>)>) {
        let turn = self.edits.len() as isize;
        self.edits.push(Edit { range: at..at, kind: Kind::Open, site: self.index, turn, parts });
    }

    fn close(&mut self, at: usize, parts: Vec<(String, Option<u32>)>) {
        let turn = -(self.edits.len() as isize);
        self.edits.push(Edit { range: at..at, kind: Kind::Close, site: self.index, turn, parts });
    }

    fn replace(&mut self, range: Range<usize>, mut parts: Vec<(String, Option<u32>)>) {
        let lines = self.source[range.clone()].matches('\n').count();
        parts.push(("\n".repeat(lines), None));
        self.edits.push(Edit { range, kind: Kind::Replace, site: self.index, turn: 0, parts });
    }
}

/// `if on(7) { changed } else { written }`.
fn choice(mutants: &[&Mutant], written: &str) -> Vec<(String, Option<u32>)> {
    let mut parts = Vec::new();
    for Mutant { id, text, .. } in mutants {
        parts.push((format!("if crate::mutant::on({id}) {{ "), None));
        parts.push((text.clone(), Some(*id)));
        parts.push(plain(" } else "));
    }
    parts.push((format!("{{ {written} }}"), None));
    parts
}
