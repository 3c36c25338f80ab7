//! What a card, space, leader or token does, by its name: all of it is in the game's boxes, told as messages. What has
//! no effects of its own, such as a Carryall or a phase, is told by the rules pages.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use table::Say;
use table::pages::{Page, pages};
use table::say::Arg;
use table::words::Words;

use super::Session;
use crate::text;
use crate::trouble::Trouble;

/// So many are told whole; of more, only the names.
const TOLD: usize = 4;
/// So many names.
const NAMED: usize = 24;
/// The rules pages are not searched for less.
const LETTERS: usize = 3;

/// Parts of a card or space, and what they are called.
const PARTS: [(&str, &str); 15] = [
    ("agent", "sietch-part-agent"),
    ("reveal", "sietch-part-reveal"),
    ("acquire", "sietch-part-acquire"),
    ("first", "sietch-part-first"),
    ("second", "sietch-part-second"),
    ("third", "sietch-part-third"),
    ("plot", "sietch-part-plot"),
    ("combat", "sietch-part-combat"),
    ("endgame", "sietch-part-endgame"),
    ("effects", "sietch-part-effects"),
    ("extra", "sietch-part-extra"),
    ("reward", "sietch-part-reward"),
    ("signet", "sietch-part-signet"),
    ("needs", "sietch-part-needs"),
    ("special", "sietch-part-special"),
];
/// Numbers on it, and how they are said.
const NUMBERS: [(&str, &str); 6] = [
    ("cost", "sietch-number-cost"),
    ("strength", "sietch-number-strength"),
    ("solari", "sietch-number-solari"),
    ("spice", "sietch-number-spice"),
    ("water", "sietch-number-water"),
    ("copies", "sietch-number-copies"),
];
/// What a place or token is, and how that is said.
const FACTS: [(&str, &str); 8] = [
    ("kind", "sietch-place-ground"),
    ("terrain", "sietch-place-ground"),
    ("mark", "sietch-place-mark"),
    ("sectors", "sietch-place-sectors"),
    ("spaces", "sietch-place-watches"),
    ("icon", "sietch-place-icon"),
    ("icons", "sietch-card-icons"),
    ("factions", "sietch-card-factions"),
];
/// What a thing is that shares its name with others, by where in the box it lies.
const KINDS: [(&str, &str); 10] = [
    ("intrigues", "sietch-kind-intrigue"),
    ("conflicts", "sietch-kind-conflict"),
    ("contracts", "sietch-kind-contract"),
    ("hagal", "sietch-kind-hagal"),
    ("spaces", "sietch-kind-space"),
    ("posts", "sietch-kind-post"),
    ("tech", "sietch-kind-tech"),
    ("battle", "sietch-kind-battle"),
    ("market", "sietch-kind-market"),
    ("prescience", "sietch-kind-prescience"),
];
/// What the games have no message of their own for.
const CALLED: [(&str, &str); 7] = [
    ("sand", "sietch-ground-sand"),
    ("rock", "sietch-ground-rock"),
    ("stronghold", "sietch-ground-stronghold"),
    ("polar", "sietch-ground-polar"),
    ("sietch", "sietch-mark-sietch"),
    ("station", "testing-station"),
    ("guild", "faction-spacing-guild"),
];

/// Something in a box.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Thing {
    name: String,
    /// What it is, where that is not plain from what it does.
    kind: Option<&'static str>,
    lines: Vec<String>,
}

/// Letters and figures alone: however a name is typed, “deep desert NE-5” is “Deep desert (NE 5)”.
fn bare(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Session<'_> {
    /// Tells what is called so, or nearly so.
    pub(super) fn look_up(&mut self, wanted: &str) -> Result<(), Trouble> {
        if self.things.is_empty() {
            self.things = things(self.entry.door.boxes(), self.words);
        }
        let wanted = wanted.to_lowercase();
        let letters = bare(&wanted);
        let called = |thing: &&Thing| bare(&thing.name) == letters;
        let mut found: Vec<Thing> = self.things.iter().filter(called).cloned().collect();
        if found.is_empty() && !letters.is_empty() {
            let nearly = |thing: &&Thing| bare(&thing.name).contains(&letters);
            found = self.things.iter().filter(nearly).cloned().collect();
        }
        match found.len() {
            ..=TOLD => found.iter().try_for_each(|thing| self.tell_of(thing))?,
            _ => found.iter().take(NAMED).try_for_each(|thing| self.screen.line(&thing.name))?,
        }
        if found.iter().any(|thing| !thing.lines.is_empty()) {
            return Ok(());
        }
        let told = self.spoken_of(&wanted);
        if found.is_empty() && told.is_empty() {
            return self.say(Say::new("sietch-no-such-name").with("text", text::plain(&wanted)));
        }
        for (title, what) in told {
            let page = Say::new("sietch-page").with("title", title).with("what", what);
            self.screen.lines(text::wrap(&self.words.say(&page), 2, self.screen.width))?;
        }
        Ok(())
    }

    /// What the rules pages say of it, with their titles.
    fn spoken_of(&self, wanted: &str) -> Vec<(String, String)> {
        let language = self.words.language();
        let text = self.entry.door.about().pages.iter().find(|(known, _)| *known == language);
        if wanted.chars().count() < LETTERS {
            return Vec::new();
        }
        text.and_then(|(_, text)| pages(text).ok()).map(|pages| spoken_of(&pages, wanted)).unwrap_or_default()
    }

    fn tell_of(&mut self, thing: &Thing) -> Result<(), Trouble> {
        let titled =
            |kind| Say::new("sietch-kind").with("name", thing.name.clone()).with("kind", Say::new(kind));
        let title = thing.kind.map_or_else(|| thing.name.clone(), |kind| self.words.say(&titled(kind)));
        self.screen.line(&title)?;
        let room = self.screen.width;
        for line in thing.lines.iter().flat_map(|line| text::wrap(line, 2, room)) {
            self.screen.line(&line)?;
        }
        Ok(())
    }
}

/// The lines in which it is a term, in bold, or else is named at all.
fn spoken_of(pages: &[Page], wanted: &str) -> Vec<(String, String)> {
    let has = |text: &str| text.to_lowercase().contains(wanted);
    let lines: Vec<(&Page, &str)> =
        pages.iter().flat_map(|page| page.body.lines().map(move |line| (page, line))).collect();
    let term = |line: &str| line.split("**").skip(1).step_by(2).any(has);
    let mut found: Vec<_> = lines.iter().filter(|(_, line)| term(line)).collect();
    if found.is_empty() {
        found = lines.iter().filter(|(_, line)| has(line)).collect();
    }
    let plain = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
        cells.join(" · ").trim_start_matches("- ").replace("**", "")
    };
    found.into_iter().take(TOLD).map(|(page, line)| (page.title.clone(), plain(line))).collect()
}

/// Everything in the boxes that has a name, in the words of a language.
fn things(boxes: Vec<(&'static str, String)>, words: &Words) -> Vec<Thing> {
    let mut found = BTreeSet::new();
    for (_, contents) in boxes {
        let Ok(Value::Object(contents)) = serde_json::from_str(&contents) else { continue };
        for (kind, rows) in &contents {
            for row in rows.as_array().into_iter().flatten().filter_map(Value::as_object) {
                if let Some(name) = name(kind, row, words) {
                    let what = KINDS.iter().find(|(known, _)| known == kind).map(|(_, key)| *key);
                    found.insert(Thing { name, kind: what, lines: lines(row, words) });
                }
            }
        }
    }
    found.into_iter().collect()
}

/// A row is named by a message of its own, by its key, or by what it is and which.
fn name(kind: &str, row: &Map<String, Value>, words: &Words) -> Option<String> {
    if let Some(say) = row.get("says").and_then(|says| said(says.get("name")?)) {
        return words.try_say(&say).ok();
    }
    if row.get("named").and_then(Value::as_bool) == Some(false) {
        return unnamed(row, words);
    }
    let one = kind.trim_end_matches('s');
    ["key", "id", "space", "leader", "rival", one].iter().find_map(|field| {
        let value = row.get(*field)?.as_str()?;
        let dashed = value.replace('_', "-");
        let keys = [value.to_owned(), format!("{field}-{dashed}"), format!("{one}-{dashed}")];
        let key = keys.into_iter().find(|key| words.has(key))?;
        words.try_say(&Say::new(kept(&key))).ok()
    })
}

/// An area without a name of its own is called by its ground, its sector and its number there.
fn unnamed(row: &Map<String, Value>, words: &Words) -> Option<String> {
    let message = |before: &str, value: &Value| {
        let key = format!("{before}-{}", value.as_str()?.replace('_', "-"));
        words.has(&key).then(|| Say::new(kept(&key)))
    };
    let ground = message("terrain", row.get("terrain")?)?;
    let sector = message("dir", row.get("sectors")?.get(0)?)?;
    let number: i64 = row.get("id")?.as_str()?.rsplit('-').next()?.parse().ok()?;
    let name = Say::new("area-unnamed").with("terrain", ground).with("sector", sector).with("n", number);
    words.try_say(&name).ok()
}

/// What is printed on it: a text of its own, then part by part what it does and costs.
fn lines(row: &Map<String, Value>, words: &Words) -> Vec<String> {
    let own = row.get("text").and_then(Value::as_str).map(str::to_owned);
    let key = row.get("key").or(row.get("id")).and_then(Value::as_str);
    let note = key.map(|key| format!("{key}-text"));
    let texts = [own, note].into_iter().flatten().find(|key| words.has(key));
    let mut lines: Vec<String> =
        texts.and_then(|key| words.try_say(&Say::new(kept(&key))).ok()).into_iter().collect();
    lines.extend(facts(row, words));
    for (part, label) in NUMBERS {
        if let Some(number) = row.get(part).and_then(Value::as_i64).filter(|number| *number != 0) {
            // Where Harvesters work, spice is what they find and no price.
            let label = if row.contains_key("terrain") { "sietch-place-spice" } else { label };
            lines.push(words.say(&Say::new(label).with("n", number)));
        }
    }
    for (part, value) in row.get("says").and_then(Value::as_object).into_iter().flatten() {
        let mut told = Vec::new();
        if part != "name" {
            tell(value, words, &mut told);
        }
        if told.is_empty() {
            continue;
        }
        let what = told.join("; ");
        lines.push(match PARTS.iter().find(|(name, _)| name == part) {
            Some((_, label)) => words.say(&Say::new(label).with("what", what)),
            None => what,
        });
    }
    lines
}

/// Where it lies, what it is, and what it sells.
fn facts(row: &Map<String, Value>, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (field, label) in FACTS {
        let called = all(row.get(field)).filter_map(|value| called(field, value, words));
        let called = called.collect::<Vec<_>>().join(", ");
        if !called.is_empty() {
            lines.push(words.say(&Say::new(label).with("what", called)));
        }
    }
    let sectors = all(row.get("cells")).filter_map(|cell| Some((cell.get(1)?.as_i64()? + 1).to_string()));
    let sectors = sectors.collect::<Vec<_>>().join(", ");
    if !sectors.is_empty() {
        lines.push(words.say(&Say::new("sietch-place-sectors").with("what", sectors)));
    }
    for rate in all(row.get("rates")) {
        let (n, solari) = (rate.get(0).and_then(Value::as_i64), rate.get(1).and_then(Value::as_i64));
        let sale =
            n.zip(solari).map(|(n, solari)| Say::new("do-exchange").with("n", n).with("solari", solari));
        lines.extend(sale.and_then(|sale| words.try_say(&sale).ok()));
    }
    lines
}

/// One value, or each of several.
fn all(value: Option<&Value>) -> impl Iterator<Item = &Value> {
    let many = value.and_then(Value::as_array).into_iter().flatten();
    value.filter(|value| !value.is_array()).into_iter().chain(many)
}

/// What is only named by a key, with its rank if it has one.
fn called(field: &str, value: &Value, words: &Words) -> Option<String> {
    let (name, rank) = match value {
        Value::String(name) => (name, None),
        Value::Object(one) => one.iter().next().map(|(name, rank)| (name, rank.as_i64()))?,
        _ => return None,
    };
    let dashed = name.replace('_', "-");
    let one = field.trim_end_matches('s');
    let own = CALLED.iter().find(|(id, _)| id == name).map(|(_, key)| (*key).to_owned());
    let keys = [own, Some(format!("{one}-{dashed}")), Some(format!("faction-{dashed}")), Some(dashed)];
    let key = keys.into_iter().flatten().find(|key| words.has(key))?;
    let name = words.try_say(&Say::new(kept(&key))).ok()?;
    Some(match rank {
        Some(rank) => words.say(&Say::new("sietch-place-rank").with("what", name).with("n", rank)),
        None => name,
    })
}

/// Every message in a value, in words.
fn tell(value: &Value, words: &Words, into: &mut Vec<String>) {
    if let Some(say) = said(value) {
        return into.extend(words.try_say(&say).ok());
    }
    match value {
        Value::Array(values) => values.iter().for_each(|value| tell(value, words, into)),
        Value::Object(values) => values.values().for_each(|value| tell(value, words, into)),
        _ => {}
    }
}

/// A message as a box has it.
fn said(value: &Value) -> Option<Say> {
    let mut say = Say::new(kept(value.get("key")?.as_str()?));
    for pair in value.get("args").and_then(Value::as_array).into_iter().flatten() {
        let (name, arg) = (pair.get(0)?.as_str()?, pair.get(1)?);
        let arg = match arg {
            Value::Number(number) => Arg::Number(number.as_i64()?),
            Value::String(key) => Arg::Say(Say::new(kept(key))),
            Value::Array(list) => Arg::List(list.iter().filter_map(said).collect()),
            _ => match arg.get("text") {
                Some(text) => Arg::Text(text.as_str()?.to_owned()),
                None => Arg::Say(said(arg)?),
            },
        };
        say.args.push((kept(name), arg));
    }
    Some(say)
}

/// Messages are named for the life of the program. There are as many as the boxes have, read once.
fn kept(key: &str) -> &'static str {
    Box::leak(key.to_owned().into_boxed_str())
}
