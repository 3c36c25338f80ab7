//! Every action of a game by a number that it keeps for good, for programs that want numbers and masks.
//!
//! A game lists its actions in a file, one a line, as records write them ([`Game::actions`]). The place in the file is
//! the number. Lines are added at the end and never moved or taken out: one that names something the game no longer
//! has keeps its number and is never offered. [`check`] is the test that the file lacks nothing and that nothing in it has
//! moved since it was sealed, and what writes it.

mod check;
mod every;

use std::any::{Any, TypeId};
use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex};

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::game::Game;
use crate::tell::Tell;

pub use check::check;
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
