//! Computer players by level.

use std::sync::Mutex;
use std::time::Duration;

use ::table::Seat;
use bots::player::OpenGlimpse;
use bots::{Budget, Kind, SeatBot};
use pyo3::prelude::*;

use crate::bad;
use crate::games::find;
use crate::table::{PyTable, locked};

/// The levels people choose from, the weakest first.
#[pyfunction]
pub(crate) fn levels() -> Vec<String> {
    Kind::LEVELS.iter().map(Kind::to_string).collect()
}

/// A computer player in a seat.
#[pyclass(name = "Bot", module = "sietch._sietch")]
pub(crate) struct PyBot {
    bot: Mutex<Box<dyn SeatBot>>,
    seat: Seat,
}

#[pymethods]
impl PyBot {
    #[new]
    fn new(game: &str, kind: &str, seat: u8, seed: u64) -> PyResult<PyBot> {
        let kind: Kind = kind.parse().map_err(bad)?;
        let seat = Seat(seat);
        Ok(PyBot { bot: Mutex::new((find(game)?.entry.seat_bot)(kind, seat, seed)), seat })
    }

    /// The action it takes, as JSON; `None` if its seat has nothing to decide. Without a time it thinks for as many
    /// positions as its level does, so that the same seed gives the same game.
    #[pyo3(signature = (table, seconds=None))]
    fn decide(&self, py: Python<'_>, table: &PyTable, seconds: Option<f64>) -> PyResult<Option<String>> {
        let budget = match seconds {
            None => Budget::COUNTED,
            Some(seconds) => Budget::Time(Duration::try_from_secs_f64(seconds).map_err(bad)?),
        };
        Ok(py.detach(|| {
            let glimpse = OpenGlimpse::new(&**locked(&table.table), self.seat);
            let decision = locked(&self.bot).decide(&glimpse, budget);
            decision.map(|decision| decision.choice.json().text().to_owned())
        }))
    }
}
