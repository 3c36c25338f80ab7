//! Many games at once, with NumPy arrays that the caller owns and the games write into.

use ::batch::{OpenBatch, Plan, Table, Told};
use ::table::encode::Layout;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

use crate::bad;
use crate::games::{changes, find};

/// Many games of one kind side by side, told in numbers.
#[pyclass(name = "Batch", module = "sietch._sietch")]
pub(crate) struct PyBatch {
    batch: Box<dyn OpenBatch>,
}

#[pymethods]
impl PyBatch {
    /// `tables` lists `(mode, seats, options)`, each taken by as many games as it is named; the options are JSON, what
    /// differs from the mode's usual ones. `layout` is the text of a layout file, or empty.
    #[new]
    #[allow(clippy::too_many_arguments, reason = "Python calls them by name")]
    #[pyo3(signature = (game, tables, games, seed=1, spread=0, longest=20_000, layout=""))]
    fn new(
        py: Python<'_>,
        game: &str,
        tables: Vec<(String, usize, String)>,
        games: usize,
        seed: u64,
        spread: u32,
        longest: u32,
        layout: &str,
    ) -> PyResult<PyBatch> {
        let door = find(game)?;
        let layout = Layout::read(layout).map_err(bad)?;
        let tables = tables.into_iter().map(|(mode, seats, options)| {
            let options = changes(&options)?;
            Ok(Table { mode, seats, options })
        });
        let tables = tables.collect::<PyResult<Vec<Table>>>()?;
        let plan = Plan { tables, games, seed, spread, longest };
        let batch = py.detach(|| (door.set_up)(&plan, layout)).map_err(bad)?;
        Ok(PyBatch { batch })
    }

    /// How many games are played side by side.
    #[getter]
    fn games(&self) -> usize {
        self.batch.games()
    }

    /// Takes a choice for every game.
    fn step(&mut self, py: Python<'_>, choices: PyReadonlyArray1<'_, u32>) -> PyResult<()> {
        let choices = choices.as_slice()?;
        let batch = &mut self.batch;
        py.detach(|| batch.step(choices)).map_err(bad)
    }

    /// How many tokens of tables, tokens of rows and choices there are to be told.
    fn sizes(&self) -> (usize, usize, usize) {
        let sizes = self.batch.sizes();
        (sizes.table, sizes.rows, sizes.choices)
    }

    /// Writes where the games stand into the arrays.
    #[allow(clippy::too_many_arguments, reason = "an array each, as a caller of NumPy has them")]
    fn told(
        &self,
        py: Python<'_>,
        mut table: PyReadwriteArray1<'_, u16>,
        mut rows: PyReadwriteArray1<'_, u16>,
        mut row_sizes: PyReadwriteArray1<'_, u16>,
        mut table_sizes: PyReadwriteArray1<'_, u32>,
        mut choices: PyReadwriteArray1<'_, u32>,
        mut seat: PyReadwriteArray1<'_, u8>,
        mut done: PyReadwriteArray1<'_, u8>,
        mut returns: PyReadwriteArray1<'_, f32>,
        mut standing: PyReadwriteArray1<'_, f32>,
        mut labels: PyReadwriteArray1<'_, u8>,
        mut length: PyReadwriteArray1<'_, u32>,
        mut mode: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let into = Told {
            table: table.as_slice_mut()?,
            rows: rows.as_slice_mut()?,
            row_sizes: row_sizes.as_slice_mut()?,
            table_sizes: table_sizes.as_slice_mut()?,
            choices: choices.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            done: done.as_slice_mut()?,
            returns: returns.as_slice_mut()?,
            standing: standing.as_slice_mut()?,
            labels: labels.as_slice_mut()?,
            length: length.as_slice_mut()?,
            mode: mode.as_slice_mut()?,
        };
        let batch = &self.batch;
        py.detach(|| batch.told(into)).map_err(bad)
    }

    /// Numbers tokens that were met often and have no number yet, up to these counts.
    fn grow(&mut self, py: Python<'_>, most_table: usize, most_rows: usize) -> (usize, usize) {
        let batch = &mut self.batch;
        py.detach(|| batch.grow(most_table, most_rows))
    }

    /// Takes over a layout that begins as its own does.
    fn adopt(&mut self, py: Python<'_>, layout: &str) -> PyResult<()> {
        let layout = Layout::read(layout).map_err(bad)?;
        let batch = &mut self.batch;
        py.detach(|| batch.adopt(layout)).map_err(bad)
    }

    /// The layout as the text of a file.
    fn layout(&self) -> String {
        self.batch.layout().write()
    }

    /// The labels of seats, by number.
    fn labels(&self) -> Vec<String> {
        self.batch.layout().labels().to_vec()
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        self.batch.actions()
    }

    /// Writes the number of every choice, game after game.
    fn numbers(&self, py: Python<'_>, mut into: PyReadwriteArray1<'_, u32>) -> PyResult<()> {
        let (batch, into) = (&self.batch, into.as_slice_mut()?);
        py.detach(|| batch.numbers(into)).map_err(bad)
    }

    /// Writes a row for every game with an entry for every numbered action: 1 where it may be taken.
    fn masks(&self, py: Python<'_>, mut into: PyReadwriteArray2<'_, u8>) -> PyResult<()> {
        let (batch, into) = (&self.batch, into.as_slice_mut()?);
        py.detach(|| batch.masks(into)).map_err(bad)
    }

    /// Writes a row for every game with an entry for every statement of the layout: how often it holds.
    fn observations(&self, py: Python<'_>, mut into: PyReadwriteArray2<'_, u8>) -> PyResult<()> {
        let (batch, into) = (&self.batch, into.as_slice_mut()?);
        py.detach(|| batch.observations(into)).map_err(bad)
    }

    /// Takes a choice for every game, by the number of its action.
    fn step_numbers(&mut self, py: Python<'_>, numbers: PyReadonlyArray1<'_, u32>) -> PyResult<()> {
        let numbers = numbers.as_slice()?;
        let batch = &mut self.batch;
        py.detach(|| batch.step_numbers(numbers)).map_err(bad)
    }

    /// A choice for every game, each as likely, drawn from a seed and the number of steps taken.
    fn random(&self, mut into: PyReadwriteArray1<'_, u32>, seed: u64) -> PyResult<()> {
        self.batch.random(into.as_slice_mut()?, seed).map_err(bad)
    }
}

/// The seats that arrays have entries for.
#[pyfunction]
pub(crate) fn max_seats() -> usize {
    ::table::seat::MAX_SEATS
}
