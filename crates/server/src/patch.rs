//! What changed between two JSON texts, as a patch.
//!
//! Written by hand, and on text: views are large and change in a few places, so most of both texts is compared
//! as bytes and nothing is ever built as a tree. The crates that make RFC 6902 patches want trees, which cost more
//! to build than all the rest of an update, and have no word for a change in the middle of a list.
//!
//! Both texts must be as `serde_json` writes them: without space between the parts. A patch is made of
//! [`crate::protocol::patch::Op`]s; [`apply`] is what a client does with it.

use std::fmt::Write;
use std::ops::Range;

use serde_json::Value;

use crate::protocol::patch::{Key, Op};

/// The operations that make `new` out of `old`, as JSON with commas between, each path beginning with `root`.
pub fn diff(old: &str, new: &str, root: &[&str], into: &mut String) {
    if old == new {
        return;
    }
    let mut path = String::new();
    for name in root {
        push_key(&mut path, |path| path.push_str(&format!("\"{name}\"")));
    }
    let mut differ = Differ { old, new, path, out: into, run: Run::default() };
    differ.changed(0, 0);
}

struct Differ<'a> {
    old: &'a str,
    new: &'a str,
    /// The keys of the path so far, with commas between.
    path: String,
    out: &'a mut String,
    run: Run,
}

/// A stretch of bytes that is the same in both texts.
#[derive(Default)]
struct Run {
    old: usize,
    new: usize,
    length: usize,
}

fn push_key(path: &mut String, key: impl FnOnce(&mut String)) -> usize {
    let before = path.len();
    if before > 0 {
        path.push(',');
    }
    key(path);
    before
}

impl Differ<'_> {
    /// How many bytes are the same from here on. Runs are long and asked for at each of many small values, so the
    /// last one is remembered.
    fn same(&mut self, old: usize, new: usize) -> usize {
        let run = &self.run;
        let inside = old >= run.old && old <= run.old + run.length;
        if !inside || new.wrapping_sub(old) != run.new.wrapping_sub(run.old) {
            let length = common(&self.old.as_bytes()[old..], &self.new.as_bytes()[new..]);
            self.run = Run { old, new, length };
        }
        self.run.old + self.run.length - old
    }

    /// The length of the values that begin here, if they are the same.
    fn unchanged(&mut self, old: usize, new: usize) -> Option<usize> {
        let same = self.same(old, new);
        end_of(&self.old.as_bytes()[..old + same], old).map(|end| end - old)
    }

    /// Tells what changed between values of which it is not known to be nothing, and where they end.
    fn changed(&mut self, old: usize, new: usize) -> (usize, usize) {
        let begun = self.out.len();
        let ends = match (self.old.as_bytes().get(old), self.new.as_bytes().get(new)) {
            (Some(b'{'), Some(b'{')) => self.object(old, new),
            (Some(b'['), Some(b'[')) => self.list(old, new),
            _ => {
                let ends = (value(self.old, old).end, value(self.new, new).end);
                self.set(new..ends.1);
                return ends;
            }
        };
        // Where nearly all is new, the whole is shorter than its parts.
        if self.out.len() - begun > self.path.len() + (ends.1 - new) + 8 {
            self.out.truncate(begun);
            self.set(new..ends.1);
        }
        ends
    }

    /// Begins an operation: its path.
    fn begin(&mut self) {
        if !self.out.is_empty() {
            self.out.push(',');
        }
        self.out.push_str("[[");
        self.out.push_str(&self.path);
        self.out.push(']');
    }

    fn set(&mut self, new: Range<usize>) {
        self.begin();
        self.out.push(',');
        self.out.push_str(&self.new[new]);
        self.out.push(']');
    }

    fn within<T>(&mut self, key: impl FnOnce(&mut String), then: impl FnOnce(&mut Self) -> T) -> T {
        let before = push_key(&mut self.path, key);
        let done = then(self);
        self.path.truncate(before);
        done
    }

    fn object(&mut self, old: usize, new: usize) -> (usize, usize) {
        let mut olds = Members { text: self.old, at: old + 1 };
        let mut news = Members { text: self.new, at: new + 1 };
        // What a struct writes has the same keys in the same order; that is nearly always so.
        loop {
            let (was, is) = (olds.at, news.at);
            let (Some(a), Some(key)) = (olds.key(), news.key()) else {
                (olds.at, news.at) = (was, is);
                break;
            };
            if self.old[a] != self.new[key.clone()] {
                (olds.at, news.at) = (was, is);
                break;
            }
            self.both(&mut olds, &mut news, |path, text| path.push_str(&text[key.clone()]));
        }
        let rest: Vec<_> = std::iter::from_fn(|| Some((olds.key()?, olds.value()))).collect();
        let mut kept = vec![false; rest.len()];
        while let Some(key) = news.key() {
            let value = news.value();
            let name = &self.new[key.clone()];
            let known = rest.iter().position(|(old, _)| self.old[old.clone()] == *name);
            let text = self.new;
            let same = known.is_some_and(|known| self.old[rest[known].1.clone()] == self.new[value.clone()]);
            if let Some(known) = known {
                kept[known] = true;
            }
            if same {
                continue;
            }
            self.within(
                |path| path.push_str(&text[key]),
                |differ| match known {
                    Some(known) => drop(differ.changed(rest[known].1.start, value.start)),
                    None => differ.set(value),
                },
            );
        }
        for ((key, _), _) in rest.into_iter().zip(kept).filter(|(_, kept)| !kept) {
            let text = self.old;
            self.within(
                |path| path.push_str(&text[key]),
                |differ| {
                    differ.begin();
                    differ.out.push(']');
                },
            );
        }
        (olds.at + 1, news.at + 1)
    }

    /// The next value of both, under the same key.
    fn both(&mut self, olds: &mut Members<'_>, news: &mut Members<'_>, key: impl FnOnce(&mut String, &str)) {
        let (old, new) = (olds.at, news.at);
        if let Some(length) = self.unchanged(old, new) {
            (olds.at, news.at) = (old + length, new + length);
            return;
        }
        let text = self.new;
        (olds.at, news.at) = self.within(|path| key(path, text), |differ| differ.changed(old, new));
    }

    fn list(&mut self, old: usize, new: usize) -> (usize, usize) {
        let items = |text: &str, at: usize| -> (Vec<Range<usize>>, usize) {
            let mut members = Members { text, at: at + 1 };
            let items = std::iter::from_fn(|| members.more().then(|| members.value())).collect();
            (items, members.at + 1)
        };
        let ((olds, old_end), (news, new_end)) = (items(self.old, old), items(self.new, new));
        let (before, after) = (self.old, self.new);
        let same = |(a, b): &(&Range<usize>, &Range<usize>)| before[(*a).clone()] == after[(*b).clone()];
        let first = olds.iter().zip(&news).take_while(same).count();
        let last = olds[first..].iter().rev().zip(news[first..].iter().rev()).take_while(same).count();
        let (olds, news) = (&olds[first..olds.len() - last], &news[first..news.len() - last]);
        let begun = self.out.len();
        if olds.len() == news.len() {
            for (place, (old, new)) in olds.iter().zip(news).enumerate().filter(|(_, pair)| !same(pair)) {
                self.within(
                    |path| path.push_str(&(first + place).to_string()),
                    |differ| differ.changed(old.start, new.start),
                );
            }
            let whole = news.iter().map(Range::len).sum::<usize>() + news.len() + self.path.len() + 16;
            if self.out.len() - begun <= whole {
                return (old_end, new_end);
            }
            self.out.truncate(begun);
        }
        self.begin();
        let _ = write!(self.out, ",{first},{},[", olds.len());
        for (place, new) in news.iter().enumerate() {
            if place > 0 {
                self.out.push(',');
            }
            self.out.push_str(&after[new.clone()]);
        }
        self.out.push_str("]]");
        (old_end, new_end)
    }
}

/// How many bytes two texts begin with in common.
fn common(a: &[u8], b: &[u8]) -> usize {
    const STRIDE: usize = 32;
    let strides = a.chunks_exact(STRIDE).zip(b.chunks_exact(STRIDE));
    let whole = strides.take_while(|(a, b)| a == b).count() * STRIDE;
    whole + a[whole..].iter().zip(&b[whole..]).take_while(|(a, b)| a == b).count()
}

/// Reads the members of an object or a list one after the other.
struct Members<'a> {
    text: &'a str,
    at: usize,
}

impl Members<'_> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes to the next member; `false` at the end.
    fn more(&mut self) -> bool {
        if self.byte() == Some(b',') {
            self.at += 1;
        }
        !matches!(self.byte(), None | Some(b'}' | b']'))
    }

    /// The next key, with its quotes; then its value is next.
    fn key(&mut self) -> Option<Range<usize>> {
        if !self.more() {
            return None;
        }
        let key = self.value();
        self.at += 1;
        Some(key)
    }

    /// The value that begins here.
    fn value(&mut self) -> Range<usize> {
        let value = value(self.text, self.at);
        self.at = value.end;
        value
    }
}

/// The value that begins at `at`.
fn value(text: &str, at: usize) -> Range<usize> {
    at..end_of(text.as_bytes(), at).unwrap_or(text.len())
}

/// Where the value that begins at `at` ends; `None` if the text ends before that is certain.
fn end_of(text: &[u8], mut at: usize) -> Option<usize> {
    match *text.get(at)? {
        b'"' => end_of_string(text, at),
        b'{' | b'[' => {
            let mut depth = 0usize;
            loop {
                match *text.get(at)? {
                    b'"' => {
                        at = end_of_string(text, at)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' if depth == 1 => return Some(at + 1),
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
            }
        }
        // A number or a word ends where something else begins.
        _ => text[at..].iter().position(|byte| matches!(byte, b',' | b'}' | b']')).map(|length| at + length),
    }
}

fn end_of_string(text: &[u8], begun: usize) -> Option<usize> {
    let mut at = begun + 1;
    loop {
        match *text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// A patch that does not fit what it is applied to: whoever notices asks for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the patch does not fit")]
pub struct DoesNotFit;

/// Changes a value as a patch says.
pub fn apply(value: &mut Value, patch: &[Op]) -> Result<(), DoesNotFit> {
    patch.iter().try_for_each(|op| one(value, op))
}

fn one(value: &mut Value, op: &Op) -> Result<(), DoesNotFit> {
    let (Op::Set(path, _) | Op::Remove((path,)) | Op::Splice(path, ..)) = op;
    let mut place = value;
    let parents = if matches!(op, Op::Splice(..)) { path.len() } else { path.len().saturating_sub(1) };
    for key in &path[..parents] {
        place = match key {
            Key::Name(name) => place.get_mut(name),
            Key::Place(number) => place.get_mut(*number as usize),
        }
        .ok_or(DoesNotFit)?;
    }
    match (op, path.last(), place) {
        (Op::Set(_, new), None, place) => *place = new.clone(),
        (Op::Set(_, new), Some(Key::Name(name)), Value::Object(members)) => {
            members.insert(name.clone(), new.clone());
        }
        (Op::Set(_, new), Some(Key::Place(number)), Value::Array(items)) => {
            *items.get_mut(*number as usize).ok_or(DoesNotFit)? = new.clone();
        }
        (Op::Remove(_), Some(Key::Name(name)), Value::Object(members)) => {
            members.remove(name).ok_or(DoesNotFit)?;
        }
        (Op::Splice(_, at, count, new), _, Value::Array(items)) => {
            let (at, count) = (*at as usize, *count as usize);
            let end = at.checked_add(count).filter(|end| *end <= items.len()).ok_or(DoesNotFit)?;
            items.splice(at..end, new.iter().cloned());
        }
        _ => return Err(DoesNotFit),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::Chance;
    use table::chance::Fast;

    /// The patch between two values, checked by applying it.
    fn patch(old: &Value, new: &Value) -> String {
        let mut ops = String::new();
        diff(&old.to_string(), &new.to_string(), &[], &mut ops);
        let ops = format!("[{ops}]");
        let read: Vec<Op> = serde_json::from_str(&ops).unwrap_or_else(|error| panic!("{ops}: {error}"));
        let mut value = old.clone();
        apply(&mut value, &read).unwrap_or_else(|_| panic!("{ops} does not fit {old}"));
        assert_eq!(value, *new, "{old} with {ops}");
        ops
    }

    #[test]
    fn what_changed_is_named_by_its_path() {
        let old = json!({ "a": 1, "sides": [{ "spice": 3, "hand": ["x", "y"] }, { "spice": 4, "hand": [] }], "z": null });
        assert_eq!(patch(&old, &old), "[]");
        let mut new = old.clone();
        new["sides"][1]["spice"] = 14.into();
        new["z"] = json!({ "deep": true });
        assert_eq!(patch(&old, &new), r#"[[["sides",1,"spice"],14],[["z"],{"deep":true}]]"#);
    }

    #[test]
    fn lists_are_spliced() {
        let cards =
            |cards: &[&str]| json!({ "discard": cards, "a rather long name of something": [1, 2, 3, 4, 5] });
        let old = cards(&["lasgun", "shield", "weirding way"]);
        let longer = cards(&["lasgun", "shield", "weirding way", "hajr"]);
        assert_eq!(patch(&old, &longer), r#"[[["discard"],3,0,["hajr"]]]"#);
        assert_eq!(patch(&longer, &old), r#"[[["discard"],3,1,[]]]"#);
        assert_eq!(patch(&old, &cards(&["lasgun", "weirding way"])), r#"[[["discard"],1,1,[]]]"#);
        assert_eq!(patch(&json!([[1], [2]]), &json!([])), "[[[],[]]]");
    }

    #[test]
    fn keys_come_and_go() {
        let old = json!({ "a": 1, "b": { "x": [1, 2, 3], "y": "long enough to stay" }, "c": 2 });
        let new = json!({ "a": 1, "b": { "y": "long enough to stay" }, "d": 2 });
        assert_eq!(
            patch(&old, &new),
            r#"[[["d"],2],[["c"]],[["b","x"]]]"#
                .replace(r#"[["d"],2],[["c"]],[["b","x"]]"#, r#"[["b","x"]],[["d"],2],[["c"]]"#)
        );
    }

    #[test]
    fn texts_full_of_marks_are_told_apart() {
        for (old, new) in [("\"", "\\"), ("},{", "],["), ("", "\\\""), ("ї\u{1F40B}", "ї"), ("a,b", "a")] {
            patch(
                &json!({ "text": old, "n": [old, 1], (old): 1 }),
                &json!({ "text": new, "n": [1, new], (new): 2 }),
            );
        }
    }

    /// Any value, small.
    fn any(chance: &mut Fast, depth: u32) -> Value {
        match chance.below(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => (chance.below(3) == 0).into(),
            2 => chance.below(30).into(),
            3 => (-(i64::from(chance.below(30)))).into(),
            4 => ["", "a", "ab", "\"", "}", "ї"][chance.below(6) as usize].into(),
            5 | 6 => (0..chance.below(5)).map(|_| any(chance, depth - 1)).collect(),
            _ => {
                let names = ["a", "b", "c", "\"q\"", "long name"];
                let members = names.iter().filter(|_| chance.below(2) == 0).map(|name| (*name).to_owned());
                let members: Vec<String> = members.collect();
                Value::Object(members.into_iter().map(|name| (name, any(chance, depth - 1))).collect())
            }
        }
    }

    #[test]
    fn any_two_values_are_a_patch_apart() {
        let mut chance = Fast::new(1);
        for _ in 0..20_000 {
            let (old, new) = (any(&mut chance, 3), any(&mut chance, 3));
            patch(&old, &new);
        }
    }

    #[test]
    fn a_patch_that_does_not_fit_is_noticed() {
        for ops in [
            r#"[[["b",0],1]]"#,
            r#"[[["a",9],1]]"#,
            r#"[[["a"],3,9,[]]]"#,
            r#"[[["zz"]]]"#,
            r#"[[["a","x"],1]]"#,
        ] {
            let ops: Vec<Op> = serde_json::from_str(ops).unwrap();
            assert_eq!(apply(&mut json!({ "a": [1, 2], "b": 1 }), &ops), Err(DoesNotFit), "{ops:?}");
        }
    }
}
