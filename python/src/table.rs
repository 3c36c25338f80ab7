//! One game in progress.

use std::sync::{Mutex, MutexGuard};

use ::table::chance::Seed;
use ::table::encode::Numbers;
use ::table::open::{ActError, OpenTable};
use ::table::record::Sitter;
use ::table::{Json, Record, Say, Seat, Viewer};
use numpy::PyReadwriteArray1;
use pyo3::prelude::*;

use crate::games::{Door, changes, find};
use crate::{BadRecord, IllegalAction, bad};

/// Action as JSON, words, rule, number.
type Choice = (String, String, &'static str, Option<u32>);

/// A game in progress.
#[pyclass(name = "Table", module = "sietch._sietch")]
pub(crate) struct PyTable {
    door: &'static Door,
    pub(crate) table: Mutex<Box<dyn OpenTable>>,
}

/// Whoever held it before has left it whole: a table refuses or takes an action, and nothing between.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn bad_record(problem: impl ToString) -> PyErr {
    BadRecord::new_err(problem.to_string())
}

/// A seat by its number; −1 is somebody who looks on, −2 somebody who may know everything.
fn viewer(number: i16) -> PyResult<Viewer> {
    match number {
        -1 => Ok(Viewer::Spectator),
        -2 => Ok(Viewer::Everything),
        _ => u8::try_from(number).map(|seat| Viewer::Seat(Seat(seat))).map_err(bad),
    }
}

impl PyTable {
    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let seats = locked(&self.table).seats();
        if usize::from(seat) < seats {
            Ok(Seat(seat))
        } else {
            Err(bad(format!("there is no seat {seat} among {seats}")))
        }
    }

    fn tokens(&self, seat: u8) -> PyResult<Numbers> {
        let seat = self.seat(seat)?;
        let position = locked(&self.table).position();
        (self.door.tokens)(&*position, seat).ok_or_else(|| bad("the position is another game's"))
    }

    fn told(&self, say: &Say, language: &str) -> PyResult<String> {
        Ok(self.door.words(language)?.say(say))
    }

    fn act_as(&self, seat: u8, action: &Json) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let acted = locked(&self.table).act(seat, action);
        acted.map_err(|why| match why {
            ActError::Unreadable(_) => IllegalAction::new_err((why.to_string(), "")),
            ActError::Refused(refusal) => {
                let why = self.told(&Say::new(refusal.why), "en").unwrap_or_else(|_| refusal.why.to_owned());
                IllegalAction::new_err((why, refusal.rule.as_str()))
            }
        })
    }
}

#[pymethods]
impl PyTable {
    /// `options` are JSON, what differs from the mode's usual ones; `names` is who sits in each seat.
    #[new]
    fn new(
        game: &str,
        mode: &str,
        seats: usize,
        options: &str,
        seed: u64,
        names: Vec<String>,
    ) -> PyResult<PyTable> {
        let door = find(game)?;
        let options = door.entry.door.options(mode, seats, &changes(options)?).map_err(bad)?;
        let sitters = names.into_iter().map(|name| Sitter { name, bot: None }).collect();
        let table = door.entry.door.start(mode, &options, sitters, Seed::from_number(seed)).map_err(bad)?;
        Ok(PyTable { door, table: Mutex::new(table) })
    }

    /// Takes up a game from the text of a record.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<PyTable> {
        let record = Record::read(text).map_err(bad_record)?;
        let door = find(&record.header.game)?;
        // A record without its seed goes on with draws of its own.
        let table =
            py.detach(|| door.entry.door.resume(&record, Seed::from_number(0))).map_err(bad_record)?;
        Ok(PyTable { door, table: Mutex::new(table) })
    }

    fn copy(&self) -> PyTable {
        let table = locked(&self.table);
        PyTable { door: self.door, table: Mutex::new(table.at(table.entries())) }
    }

    /// What was fixed before the first draw, as JSON.
    fn header(&self) -> PyResult<String> {
        serde_json::to_string(locked(&self.table).header()).map_err(bad)
    }

    fn seats(&self) -> usize {
        locked(&self.table).seats()
    }

    fn entries(&self) -> usize {
        locked(&self.table).entries()
    }

    /// Who did what in an entry, from 0: the seat and the action as JSON.
    fn entry(&self, entry: usize) -> Option<(u8, String)> {
        locked(&self.table).entry(entry).map(|entry| (entry.seat.0, entry.action.text().to_owned()))
    }

    fn waiting(&self) -> Vec<u8> {
        locked(&self.table).waiting().seats().iter().map(|seat| seat.0).collect()
    }

    /// How it ended, as JSON; `None` while it goes on.
    fn outcome(&self) -> PyResult<Option<String>> {
        let waiting = locked(&self.table).waiting();
        waiting.outcome().map(serde_json::to_string).transpose().map_err(bad)
    }

    /// Each seat's share of the victory; nothing while it goes on.
    fn returns(&self) -> Vec<f32> {
        let table = locked(&self.table);
        let outcome = table.waiting().outcome().copied();
        Seat::first(table.seats()).map(|seat| outcome.map_or(0.0, |outcome| outcome.share(seat))).collect()
    }

    /// How it ended, in words.
    fn ending(&self, language: &str) -> PyResult<Option<String>> {
        let ended = locked(&self.table).ended();
        ended.map(|ended| self.told(&ended, language)).transpose()
    }

    /// The sides the seats play, in words.
    fn sides(&self, language: &str) -> PyResult<Vec<String>> {
        let sides = locked(&self.table).sides();
        sides.iter().map(|side| self.told(side, language)).collect()
    }

    fn view(&self, who: i16) -> PyResult<String> {
        let who = viewer(who)?;
        Ok(locked(&self.table).view(who).to_string())
    }

    /// What a viewer may know, as text.
    fn text(&self, who: i16, language: &str) -> PyResult<String> {
        let (who, words) = (viewer(who)?, self.door.words(language)?);
        let mut text = String::new();
        for section in locked(&self.table).sections(who) {
            text.push_str(&words.say(&section.title));
            text.push('\n');
            for line in &section.lines {
                text.push_str("  ");
                text.push_str(&words.say(line));
                text.push('\n');
            }
        }
        Ok(text)
    }

    /// What a seat is asked: the question in words, and its rule.
    fn asked(&self, seat: u8, language: &str) -> PyResult<Option<(String, &'static str)>> {
        let seat = self.seat(seat)?;
        let asked = locked(&self.table).asked(seat);
        asked.map(|asked| Ok((self.told(&asked.say, language)?, asked.rule.as_str()))).transpose()
    }

    /// What a seat may do: action as JSON, words, rule, number.
    fn choices(&self, seat: u8, language: &str) -> PyResult<Vec<Choice>> {
        let (seat, words) = (self.seat(seat)?, self.door.words(language)?);
        let choices = locked(&self.table).choices(seat);
        let told = |choice: ::table::open::Choice| {
            let number = (self.door.number)(&choice.action);
            (choice.action.text().to_owned(), words.say(&choice.say), choice.rule.as_str(), number)
        };
        Ok(choices.into_iter().map(told).collect())
    }

    /// The numbers of the actions a seat may take, in order.
    fn legal(&self, seat: u8) -> PyResult<Vec<u32>> {
        let seat = self.seat(seat)?;
        let position = locked(&self.table).position();
        let mut legal = (self.door.legal)(&*position, seat);
        legal.sort_unstable();
        Ok(legal)
    }

    /// Takes an action given as JSON.
    fn act(&self, seat: u8, action: &str) -> PyResult<()> {
        let action: Json =
            serde_json::from_str(action).map_err(|why| IllegalAction::new_err((why.to_string(), "")))?;
        self.act_as(seat, &action)
    }

    /// Takes the action with a number.
    fn act_number(&self, seat: u8, number: u32) -> PyResult<()> {
        let missing = || IllegalAction::new_err((format!("there is no action {number}"), ""));
        let action = (self.door.action)(number).ok_or_else(missing)?;
        self.act_as(seat, &action)
    }

    /// What a viewer learnt during the setup (0) or an entry (from 1): events as JSON, with words.
    fn events(&self, entry: usize, who: i16, language: &str) -> PyResult<Vec<(String, String)>> {
        let (who, words) = (viewer(who)?, self.door.words(language)?);
        let told = locked(&self.table).told(entry, who);
        Ok(told.iter().map(|told| (told.event.to_string(), words.say(&told.say))).collect())
    }

    fn back_to(&self, entries: usize) {
        locked(&self.table).back_to(entries);
    }

    /// The record as the text of a file.
    fn record(&self, with_seed: bool) -> String {
        locked(&self.table).record(with_seed).write()
    }

    /// Checks that every draw came from the seed.
    fn verify(&self) -> PyResult<()> {
        locked(&self.table).verify_draws().map_err(bad_record)
    }

    /// How many different statements the layout knows about a table.
    fn width(&self) -> usize {
        self.door.layout().table.len()
    }

    /// Counts each statement of the layout that holds for a seat into an array.
    fn observe(&self, seat: u8, mut into: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let numbers = self.tokens(seat)?;
        let into = into.as_slice_mut()?;
        into.fill(0.0);
        for token in numbers.table {
            let held = into
                .get_mut(usize::from(token))
                .ok_or_else(|| bad("the array is shorter than the layout"))?;
            *held += 1.0;
        }
        Ok(())
    }

    /// The statements that hold for a seat, by their numbers in the layout.
    fn statements(&self, seat: u8) -> PyResult<Vec<u16>> {
        Ok(self.tokens(seat)?.table)
    }
}
