//! The test of a game's file of actions: it lacks none, none has moved, and the nets' rows go by the same actions.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

use super::{Actions, every, of};
use crate::chance::{Chance, Fast};
use crate::content::fingerprint;
use crate::encode::{Encoder, Layout, labels};
use crate::game::Game;
use crate::json::Json;
use crate::log::Silent;
use crate::open;
use crate::seat::Seat;
use crate::setting::Form;

/// How often the row of an action is looked at.
const LOOKS: u32 = 4;

/// Amounts above this may be one to a net.
const MUCH: u64 = 20;

/// The test that a game's file lists every action there can be: those made of `words` (the names of cards, places and
/// so on) that are `possible`, and those met in random games of every mode, with every switch. The file `actions.seal` beside
/// it says how many lines were sealed and what they were: none of these may move, change or go. With `SIETCH_WRITE` set
/// it adds what is missing at the end of `file`, and seals it.
pub fn check<G: Game>(file: &Path, words: &[String], possible: impl Fn(&G::Action) -> bool) {
    let sealed = file.with_extension("seal");
    if let Err(why) = kept(G::actions(), &fs::read_to_string(&sealed).unwrap_or_default()) {
        panic!("{}: {why}", file.display());
    }
    let words: BTreeSet<&str> = words.iter().map(String::as_str).collect();
    let words: Vec<&str> = words.into_iter().collect();
    let known = of::<G>();
    let all = every::<G::Action>(&words);
    let missing: Vec<String> = all
        .iter()
        .filter(|action| possible(action) && known.number(action).is_none())
        .map(|action| Json::of(action).to_string())
        .collect();
    if std::env::var_os("SIETCH_WRITE").is_some() {
        let text: String = G::actions()
            .lines()
            .chain(missing.iter().map(String::as_str))
            .map(|line| format!("{line}\n"))
            .collect();
        fs::write(file, &text).expect("the file of actions can be written");
        fs::write(sealed, seal(&text)).expect("its seal can be written");
        return;
    }
    assert!(missing.is_empty(), "{} actions have no number, such as {:?}", missing.len(), missing.first());
    let lines: HashSet<&str> = G::actions().lines().collect();
    assert_eq!(lines.len(), known.len(), "a line stands twice");
    let mut rows = Rows::default();
    for mode in G::about().modes {
        for &seats in mode.seats {
            for (at, changes) in tables::<G>(mode.id, seats.into()).into_iter().enumerate() {
                let options = open::options::<G>(mode.id, seats.into(), &Value::Object(changes))
                    .expect("what may be chosen can be played");
                // The usual table is looked at longest.
                (0..if at == 0 { 3 } else { 1 })
                    .for_each(|seed| meet::<G>(&options, seed, &known, &mut rows));
            }
        }
    }
    rows.tell_apart::<G>();
}

/// What a file's lines are sealed with: how many, and what tells them apart.
fn seal(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    format!("{} {}\n", lines.len(), fingerprint(&lines))
}

/// Are the lines that were sealed still where they were? More may follow.
fn kept(text: &str, sealed: &str) -> Result<(), String> {
    let count = sealed.split_whitespace().next().and_then(|count| count.parse().ok());
    let count: usize = count.ok_or("its seal beside it is missing or cannot be read")?;
    let lines: Vec<&str> = text.lines().take(count).collect();
    if lines.len() < count {
        return Err(format!("{count} lines were sealed, {} are left: numbers are for good", lines.len()));
    }
    if seal(&lines.join("\n")) != sealed {
        return Err(format!(
            "one of the first {count} lines was moved, changed or taken out: numbers are for good, so put it back and add at the end"
        ));
    }
    Ok(())
}

/// What is changed about a mode's usual options: nothing, each value of each setting by itself (or with one switch that
/// it needs), and as much as goes together, taken up from the first and from the last.
fn tables<G: Game>(mode: &str, seats: usize) -> Vec<Map<String, Value>> {
    let usual = G::options(mode, seats).expect("a mode has options");
    let settings = G::settings(&usual);
    let usual = serde_json::to_value(usual).unwrap_or_default();
    let played = |changes: &Map<String, Value>| {
        open::options::<G>(mode, seats, &Value::Object(changes.clone())).is_ok()
    };
    let free = settings.iter().filter(|setting| setting.form == Form::One && setting.refused.is_none());
    let values: Vec<(String, Value)> = free
        .flat_map(|setting| setting.values.iter().map(|named| (setting.name.to_owned(), named.value.clone())))
        .filter(|(name, value)| usual.get(name) != Some(value))
        .collect();
    let mut tables = vec![Map::new()];
    for value in &values {
        let alone = Map::from_iter([value.clone()]);
        let helped = values.iter().map(|other| Map::from_iter([other.clone(), value.clone()]));
        let found = std::iter::once(alone).chain(helped).find(&played);
        tables.push(found.unwrap_or_else(|| panic!("{mode}, {seats} seats: nothing goes with {value:?}")));
    }
    let together = |values: &mut dyn Iterator<Item = &(String, Value)>| {
        values.fold(Map::new(), |all, (name, value)| {
            let mut more = all.clone();
            more.insert(name.clone(), value.clone());
            if played(&more) { more } else { all }
        })
    };
    tables.extend([together(&mut values.iter()), together(&mut values.iter().rev())]);
    tables
}

/// Plays a random game and looks for every action offered.
fn meet<G: Game>(options: &G::Options, seed: u64, known: &Actions<G::Action>, rows: &mut Rows) {
    let mut chance = Fast::new(seed);
    let mut game = G::start(options, &mut chance, &mut Silent).expect("a mode can be set up");
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().seats().lowest() {
        legal.clear();
        game.legal(seat, &mut legal);
        for action in &legal {
            let Some(number) = known.number(action) else { panic!("{} has no number", Json::of(action)) };
            rows.look(&game, seat, number, known);
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply_offered(seat, &action, &mut chance, &mut Silent).expect("an offered action is taken");
    }
}

/// What nets are told of actions, held against the file: rows are made from the actions themselves.
#[derive(Default)]
struct Rows {
    encoder: Encoder,
    nothing: Layout,
    looked: HashMap<u32, u32>,
    /// The words that are said of an action every time. Those that name a seat are told with the labels of the seats.
    always: BTreeMap<(Vec<&'static str>, u32), BTreeSet<String>>,
}

impl Rows {
    /// Makes the row of an action from the file's line, and looks for the line's first word in it.
    fn look<G: Game>(&mut self, game: &G, seat: Seat, number: u32, known: &Actions<G::Action>) {
        let looked = self.looked.entry(number).or_default();
        if *looked == LOOKS {
            return;
        }
        *looked += 1;
        let action = known.action(number).expect("a number that was found has an action");
        let row = self.encoder.lacks(game, seat, &[action], &self.nothing).rows;
        let own: BTreeSet<String> = row.into_values().filter(|word| word.starts_with("act")).collect();
        let kind = format!("act={}", kind(&Json::of(&action).value()));
        assert!(own.contains(&kind), "nets are not told `{kind}` but {own:?}");
        let labels = labels(game, seat).iter().copied().collect();
        match self.always.entry((labels, number)) {
            Entry::Vacant(place) => drop(place.insert(own)),
            Entry::Occupied(mut said) => said.get_mut().retain(|word| own.contains(word)),
        }
    }

    /// No two numbers are one and the same action to the nets, large amounts apart.
    fn tell_apart<G: Game>(&self) {
        let lines: Vec<&str> = G::actions().lines().collect();
        let mut seen = BTreeMap::new();
        for ((labels, number), words) in &self.always {
            if let Some(other) = seen.insert((labels, words), number) {
                let [one, other] = [*number, *other].map(|number| lines[number as usize]);
                let [much, too] = [one, other].map(|line| serde_json::from_str(line).map(rounded).ok());
                assert_eq!(much, too, "nets are told the same of {one} and {other}: {words:?}");
            }
        }
    }
}

/// An action with its amounts as far as every net is told them.
fn rounded(action: Value) -> Value {
    match action {
        Value::Number(amount) => {
            amount.as_u64().map_or(Value::Number(amount), |amount| amount.min(MUCH).into())
        }
        Value::Array(parts) => parts.into_iter().map(rounded).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, part)| (name, rounded(part))).collect(),
        other => other,
    }
}

/// What an action is called: its first word.
fn kind(action: &Value) -> &str {
    match action {
        Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
        other => other.as_str().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_lines_stay_and_more_may_follow() {
        let text = "\"pass\"\n{\"take\":1}\n{\"take\":2}\n";
        let sealed = seal(text);
        assert_eq!(kept(text, &sealed), Ok(()));
        assert_eq!(kept(&format!("{text}\"more\"\n"), &sealed), Ok(()));
        for (broken, why) in [
            ("\"pass\"\n{\"take\":2}\n{\"take\":1}\n", "moved"),
            ("\"pass\"\n{\"take\":1}\n{\"take\":3}\n", "changed"),
            ("\"more\"\n\"pass\"\n{\"take\":1}\n{\"take\":2}\n", "moved"),
            ("\"pass\"\n{\"take\":2}\n\"more\"\n", "taken out"),
            ("\"pass\"\n{\"take\":1}\n", "3 lines were sealed, 2 are left"),
        ] {
            let told = kept(broken, &sealed).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
        for nothing in ["", "many words"] {
            assert!(kept(text, nothing).unwrap_err().contains("missing"));
        }
    }
}
