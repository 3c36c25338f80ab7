//! The games there are, each behind doors that know its types.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use ::batch::{Batch, OpenBatch, Plan, Trouble};
use ::table::encode::{Ear, Encoder, Layout, Numbers};
use ::table::words::Words;
use ::table::{Game, Json, Seat, Tell, actions as numbered};
use bots::Entry;
use bots::entry::Of;
use bots::nets::Learned;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::bad;

/// Sets many games of one kind up.
type SetUp = fn(&Plan, Layout) -> Result<Box<dyn OpenBatch>, Trouble>;

/// Messages by game and language.
type Dictionary = HashMap<(&'static str, String), Arc<Words>>;

/// A game, for whoever does not know its types. A position is one that `OpenTable::position` gave.
pub(crate) struct Door {
    pub(crate) entry: Entry,
    /// Sets a batch up.
    pub(crate) set_up: SetUp,
    /// The numbers of the actions a seat may take, in the order they are offered; one that has none is left out.
    pub(crate) legal: fn(&dyn Any, Seat) -> Vec<u32>,
    /// The file that numbers its actions.
    pub(crate) actions: fn() -> &'static str,
    /// The action with a number, as records write it.
    pub(crate) action: fn(u32) -> Option<Json>,
    /// The number of an action.
    pub(crate) number: fn(&Json) -> Option<u32>,
    /// What a seat knows, in tokens of the shipped layout, and the labels of the seats.
    pub(crate) tokens: fn(&dyn Any, Seat) -> Option<Numbers>,
    layout: OnceLock<Arc<Layout>>,
    ear: OnceLock<Ear>,
}

/// Every game: one line each.
pub(crate) static GAMES: [Door; 3] =
    [door::<conquest::Conquest>(), door::<imperium::Imperium>(), door::<arrakis::Arrakis>()];

const fn door<G: Tell>() -> Door {
    Door {
        entry: Of::<G>::ENTRY,
        set_up: |plan, layout| Ok(Box::new(Batch::<G>::new(plan, layout)?)),
        legal: legal::<G>,
        actions: <G as Game>::actions,
        action: |number| numbered::of::<G>().action(number).map(|action| Json::of(&action)),
        number: |action| numbered::of::<G>().number(&action.read().ok()?),
        tokens: tokens::<G>,
        layout: OnceLock::new(),
        ear: OnceLock::new(),
    }
}

fn legal<G: Game>(position: &dyn Any, seat: Seat) -> Vec<u32> {
    let mut offered = Vec::new();
    if let Some(game) = position.downcast_ref::<G>() {
        game.legal(seat, &mut offered);
    }
    let numbers = numbered::of::<G>();
    offered.iter().filter_map(|action| numbers.number(action)).collect()
}

fn tokens<G: Tell>(position: &dyn Any, seat: Seat) -> Option<Numbers> {
    let game = position.downcast_ref::<G>()?;
    let door = find(G::about().id).ok()?;
    let layout = door.layout();
    let ear = door.ear.get_or_init(|| Ear::of::<G>(&layout));
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    let mut numbers = Numbers::default();
    Encoder::default().tell((game, seat, &offered), (&layout, ear), &mut numbers);
    Some(numbers)
}

impl Door {
    /// What the numbers of the shipped net mean; nothing has a number where none is shipped.
    pub(crate) fn layout(&self) -> Arc<Layout> {
        let shipped =
            || Learned::layout_of(self.id()).and_then(|text| Layout::read(text).ok()).unwrap_or_default();
        self.layout.get_or_init(|| Arc::new(shipped())).clone()
    }

    pub(crate) fn id(&self) -> &'static str {
        self.entry.door.about().id
    }

    /// The game's messages in a language.
    pub(crate) fn words(&self, language: &str) -> PyResult<Arc<Words>> {
        static READ: LazyLock<Mutex<Dictionary>> = LazyLock::new(Mutex::default);
        let mut read = READ.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let named = (self.id(), language.to_owned());
        if let Some(words) = read.get(&named) {
            return Ok(words.clone());
        }
        let languages = self.entry.door.languages();
        let file = languages.iter().find(|(known, _)| *known == language);
        let (_, file) = file.ok_or_else(|| bad(format!("there is no language `{language}`")))?;
        let words = Arc::new(Words::new(language, &[file]).map_err(bad)?);
        read.insert(named, words.clone());
        Ok(words)
    }
}

/// The game with this name.
pub(crate) fn find(game: &str) -> PyResult<&'static Door> {
    GAMES.iter().find(|door| door.id() == game).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(Door::id).collect();
        bad(format!("there is no game `{game}`; there are {}", known.join(", ")))
    })
}

/// Options that differ from the usual ones, as JSON; nothing where none do.
pub(crate) fn changes(text: &str) -> PyResult<Value> {
    if text.is_empty() { Ok(Value::Null) } else { serde_json::from_str(text).map_err(bad) }
}

/// Every game as JSON.
#[pyfunction]
pub(crate) fn games() -> String {
    let about = |door: &Door| {
        let about = door.entry.door.about();
        let modes =
            about.modes.iter().map(|mode| json!({ "id": mode.id, "seats": mode.seats, "stage": mode.stage }));
        let languages: Vec<&str> =
            door.entry.door.languages().iter().map(|(language, _)| *language).collect();
        json!({ "id": about.id, "edition": about.edition, "modes": modes.collect::<Vec<_>>(), "languages": languages })
    };
    Value::from(GAMES.iter().map(about).collect::<Vec<_>>()).to_string()
}

/// The options of a mode with some of them set otherwise, as JSON.
#[pyfunction]
pub(crate) fn options(game: &str, mode: &str, seats: usize, set: &str) -> PyResult<String> {
    let options = find(game)?.entry.door.options(mode, seats, &changes(set)?).map_err(bad)?;
    Ok(options.to_string())
}

/// What may be chosen about the options of a mode, as JSON.
#[pyfunction]
pub(crate) fn settings(game: &str, mode: &str, seats: usize) -> PyResult<String> {
    let settings = find(game)?.entry.door.settings(mode, seats).map_err(bad)?;
    let told = settings.iter().map(|setting| {
        let values: Vec<&Value> = setting.values.iter().map(|named| &named.value).collect();
        json!({ "name": setting.name, "form": setting.form, "values": values })
    });
    Ok(Value::from(told.collect::<Vec<_>>()).to_string())
}

/// What is printed on a game's cards and boards, by the name of the box, as JSON.
#[pyfunction]
pub(crate) fn contents(game: &str) -> PyResult<String> {
    let boxes = find(game)?.entry.door.boxes();
    let named = |(name, contents): &(&str, String)| format!("{}:{contents}", Value::from(*name));
    Ok(format!("{{{}}}", boxes.iter().map(named).collect::<Vec<_>>().join(",")))
}

/// The file of a game's actions: one a line, by number.
#[pyfunction]
pub(crate) fn actions(game: &str) -> PyResult<&'static str> {
    let door = find(game)?;
    Ok((door.actions)())
}

/// The shipped layout of a game, as the text of a file.
#[pyfunction]
pub(crate) fn layout(game: &str) -> PyResult<String> {
    Ok(find(game)?.layout().write())
}

/// What the ledger says of a rule.
#[pyfunction]
pub(crate) fn rule(game: &str, id: &str) -> PyResult<Option<&'static str>> {
    Ok(::table::rule::statement_of(find(game)?.entry.door.about().ledger, id))
}
