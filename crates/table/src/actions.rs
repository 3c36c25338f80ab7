//! Every action of a game by a number that it keeps for good, for programs that want numbers and masks.
//!
//! A game lists its actions in a file, one a line, as records write them ([`Game::actions`]). The place in the file is
//! the number. Lines are added at the end and never moved or taken out: one that names something the game no longer
//! has keeps its number and is never offered. [`check`] is the test that the file lacks nothing, and what writes it.

mod every;

use std::any::{Any, TypeId};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::{Chance, Fast};
use crate::game::Game;
use crate::json::Json;
use crate::log::Silent;
use crate::tell::Tell;

pub use every::every;

/// The actions of a game and their numbers.
#[derive(Clone, Debug)]
pub struct Actions<A> {
    list: Vec<Option<A>>,
    numbers: HashMap<A, u32>,
}

impl<A: Copy + Eq + Hash + DeserializeOwned> Actions<A> {
    /// Reads a file of actions.
    pub fn read(text: &str) -> Actions<A> {
        let list: Vec<Option<A>> = text.lines().map(|line| serde_json::from_str(line).ok()).collect();
        let mut numbers = HashMap::with_capacity(list.len());
        for (number, action) in (0..).zip(&list) {
            if let Some(action) = action {
                // Where a line says again what stands above, the first number counts.
                numbers.entry(*action).or_insert(number);
            }
        }
        Actions { list, numbers }
    }

    /// The action's number; `None` for one the file does not list.
    pub fn number(&self, action: &A) -> Option<u32> {
        self.numbers.get(action).copied()
    }

    /// The action with this number; `None` if there is no such number or the game no longer has the action.
    pub fn action(&self, number: u32) -> Option<A> {
        self.list.get(number as usize).copied().flatten()
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Does the file list none?
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// The files that were read, each once in a process.
static READ: LazyLock<Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>> = LazyLock::new(Mutex::default);

/// The actions of a game, read when they are first asked for.
pub fn of<G: Game>() -> Arc<Actions<G::Action>> {
    let mut read = READ.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let known =
        read.entry(TypeId::of::<G>()).or_insert_with(|| Arc::new(Actions::<G::Action>::read(G::actions())));
    // What stands under the type of a game is that game's.
    known.clone().downcast().unwrap_or_else(|_| Arc::new(Actions::read(G::actions())))
}

/// Every text in what is told of a game's boxes: the names actions are made of are among them.
pub fn words<G: Tell>() -> Vec<String> {
    let mut found = BTreeSet::new();
    for (_, contents) in G::boxes() {
        gather(&serde_json::to_value(contents).unwrap_or_default(), &mut found);
    }
    found.into_iter().collect()
}

fn gather(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            into.insert(text.clone());
        }
        Value::Array(values) => values.iter().for_each(|value| gather(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| gather(value, into)),
        _ => {}
    }
}

/// The test that a game's file lists every action there can be: those made of `words` (the names of cards, places and
/// so on) that are `possible`, and those met in random games of every mode. With `SIETCH_WRITE` set it adds what is
/// missing at the end of `file`.
pub fn check<G: Game>(file: &Path, words: &[String], possible: impl Fn(&G::Action) -> bool) {
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
        std::fs::write(file, text).expect("the file of actions can be written");
        return;
    }
    assert!(missing.is_empty(), "{} actions have no number, such as {:?}", missing.len(), missing.first());
    let lines: HashSet<&str> = G::actions().lines().collect();
    assert_eq!(lines.len(), known.len(), "a line stands twice");
    for mode in G::about().modes {
        for &seats in mode.seats {
            let options = G::options(mode.id, seats.into()).expect("a mode has options");
            (0..3).for_each(|seed| meet::<G>(&options, seed, &known));
        }
    }
}

/// Plays a random game and looks for every action offered.
fn meet<G: Game>(options: &G::Options, seed: u64, known: &Actions<G::Action>) {
    let mut chance = Fast::new(seed);
    let mut game = G::start(options, &mut chance, &mut Silent).expect("a mode can be set up");
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().seats().lowest() {
        legal.clear();
        game.legal(seat, &mut legal);
        for action in &legal {
            assert!(known.number(action).is_some(), "{} has no number", Json::of(action));
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply_offered(seat, &action, &mut chance, &mut Silent).expect("an offered action is taken");
    }
}
