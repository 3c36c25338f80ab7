//! What is counted while games are played.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::lens::{Group, Lens, Source};
use crate::chronicle::Chronicle;

/// Everything a page is made of.
#[derive(Debug)]
pub struct Counts {
    /// How many seats there are.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// Decisions with a choice in them.
    pub decisions: u64,
    /// A line for every seat of every game.
    pub sat: Vec<Sat>,
    /// The name of every thing: the group's place in the lens, and the thing.
    pub things: Vec<(usize, String)>,
    numbers: BTreeMap<(usize, String), usize>,
    /// Did bots of the game play along in any of them?
    pub against: bool,
    /// How games ended, and how often.
    pub endings: BTreeMap<&'static str, u64>,
    /// The rounds games took.
    pub lengths: BTreeMap<usize, u64>,
    /// How far winners and others had come at the end of every round, from the first.
    pub winners: Vec<Vec<f32>>,
    /// The others.
    pub others: Vec<Vec<f32>>,
    /// How often choices came from each rule, and in how many games.
    pub rules: BTreeMap<&'static str, (u64, u64)>,
}

/// A seat of a game.
#[derive(Debug)]
pub struct Sat {
    /// Its side.
    pub side: &'static str,
    /// Where it sat.
    pub seat: usize,
    /// Its share of the victory.
    pub share: f64,
    /// The things it did something with, by number.
    pub things: Vec<usize>,
}

impl Counts {
    /// Nothing yet.
    pub fn new(seats: usize) -> Counts {
        Counts {
            seats,
            games: 0,
            decisions: 0,
            sat: Vec::new(),
            things: Vec::new(),
            numbers: BTreeMap::new(),
            against: false,
            endings: BTreeMap::new(),
            lengths: BTreeMap::new(),
            winners: Vec::new(),
            others: Vec::new(),
            rules: BTreeMap::new(),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Chronicle, lens: &Lens) {
        self.games += 1;
        self.decisions += game.moves.len() as u64;
        // Everybody who plays has a place in the list, with a seat or without one.
        let places = lens.groups.iter().find_map(|group| match group.source {
            Source::Held { seats, .. } => game.end.get(seats)?.as_array(),
            _ => None,
        });
        self.against |= places.is_some_and(|places| places.len() > self.seats);
        *self.endings.entry(game.outcome.ending).or_default() += 1;
        *self.lengths.entry(game.rounds.len()).or_default() += 1;
        let mut things = vec![BTreeSet::new(); self.seats];
        let mut used = BTreeMap::new();
        for step in &game.moves {
            *used.entry(step.rule.as_str()).or_insert(0) += 1;
            let action = step.action.value();
            for (at, group) in lens.groups.iter().enumerate() {
                if let Some(thing) = named(group, &action)
                    && let Some(own) = things.get_mut(step.seat.index())
                {
                    own.insert(self.number(at, thing));
                }
            }
        }
        for (seat, own) in things.iter_mut().enumerate() {
            let side = game.sides.get(seat).copied().unwrap_or_default();
            for (at, group) in lens.groups.iter().enumerate() {
                own.extend(held(group, &game.end, seat).map(|thing| self.number(at, thing)));
                own.extend(open(group, &game.end, side).into_iter().map(|thing| self.number(at, thing)));
            }
        }
        for (rule, times) in used {
            let (all, games) = self.rules.entry(rule).or_default();
            *all += times;
            *games += 1;
        }
        for (seat, (side, things)) in game.sides.iter().zip(things).enumerate() {
            let things = things.into_iter().collect();
            self.sat.push(Sat { side, seat, share: game.share(seat), things });
        }
        self.standings(game, lens.standing.1);
    }

    fn number(&mut self, group: usize, thing: String) -> usize {
        let key = (group, thing);
        if let Some(number) = self.numbers.get(&key) {
            return *number;
        }
        let number = self.things.len();
        self.things.push(key.clone());
        self.numbers.insert(key, number);
        number
    }

    fn standings(&mut self, game: &Chronicle, unit: f32) {
        for (round, standing) in game.rounds.iter().enumerate() {
            for (seat, standing) in standing.iter().enumerate() {
                let list = if game.share(seat) > 0.0 { &mut self.winners } else { &mut self.others };
                if list.len() <= round {
                    list.resize(round + 1, Vec::new());
                }
                list[round].push(standing * unit);
            }
        }
    }
}

/// The thing an action names, if it is one of the group.
fn named(group: &Group, action: &Value) -> Option<String> {
    let Source::Done { kind, field } = group.source else { return None };
    let held = action.as_object()?.get(kind)?;
    let thing = match field {
        Some(field) => held.get(field)?,
        None => held,
    };
    // A place in a sector is the place.
    thing.as_str().map(|name| name.split(':').next().unwrap_or(name).to_owned())
}

/// The thing a seat holds at the end, if it is one of the group.
fn held(group: &Group, end: &Value, seat: usize) -> Option<String> {
    let Source::Held { seats, field } = group.source else { return None };
    end.get(seats)?.get(seat)?.get(field)?.as_str().map(str::to_owned)
}

/// The things that a side holds at the end, if they are of the group. Each is told by its fields.
fn open(group: &Group, end: &Value, of: &str) -> Vec<String> {
    let Source::Open { side, field } = group.source else { return Vec::new() };
    let list = end.get(field).and_then(Value::as_array).filter(|_| side == of);
    let fields = |thing: &Value| {
        let fields = thing.as_object().into_iter().flatten();
        let mut told: Vec<String> = fields.map(|(name, value)| format!("{} {value}", titled(name))).collect();
        told.sort_unstable();
        told.join(BETWEEN)
    };
    list.into_iter().flatten().map(fields).collect()
}

/// Stands between the fields a thing is told by.
pub const BETWEEN: &str = " · ";

/// A field's name as words with capitals.
fn titled(field: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    field.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::study::lens;

    #[test]
    fn things_are_found_in_actions() {
        let found = |game, at: usize, action| named(&lens::of(game).groups[at], &action);
        assert_eq!(found("conquest", 0, json!({ "ship_to": "arrakeen:10" })), Some("arrakeen".to_owned()));
        let send = json!({ "send": { "card": "dagger", "space": "Arrakeen" } });
        assert_eq!(found("imperium", 1, send), Some("Arrakeen".to_owned()));
        assert_eq!(found("conquest", 0, json!("pass")), None);
        assert_eq!(found("conquest", 2, json!({ "arm": null })), None);
        // Nobody does an Objective: it is held.
        let end = json!({ "players": [{ "objective": "objective-crysknife" }, { "objective": null }] });
        let objectives = &lens::of("imperium").groups[4];
        let found = [0, 1, 2].map(|seat| held(objectives, &end, seat));
        assert_eq!(found, [Some("objective-crysknife".to_owned()), None, None]);
        assert_eq!(named(objectives, &json!({ "objective": "objective-crysknife" })), None);
        // Secret Objectives belong to a side, and have no name but their goals.
        let end = json!({ "objectives": [{ "sand_dwellers": 4, "jihad": 2 }] });
        let secret =
            lens::of("arrakis").groups.iter().find(|group| group.title == "Secret Objectives").unwrap();
        assert_eq!(open(secret, &end, "faction-atreides"), ["Jihad 2 · Sand Dwellers 4"]);
        assert_eq!(open(secret, &end, "faction-harkonnen"), [""; 0]);
    }
}
