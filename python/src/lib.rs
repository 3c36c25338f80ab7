//! Sietch for Python: the batched environment, with NumPy arrays that the caller owns and the games write into.

use batch::{Batch, OpenBatch, Plan, Table, Told, Trouble};
use numpy::{PyReadonlyArray1, PyReadwriteArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::Value;
use table::Game;
use table::encode::Layout;

/// Sets a batch of this game up.
type SetUp = fn(&Plan, Layout) -> Result<Box<dyn OpenBatch>, Trouble>;

/// A game's name.
type Name = fn() -> &'static str;

/// Every game, by name: one line a game.
static GAMES: &[(Name, SetUp)] = &[
    (name::<conquest::Conquest>, set_up::<conquest::Conquest>),
    (name::<imperium::Imperium>, set_up::<imperium::Imperium>),
    (name::<arrakis::Arrakis>, set_up::<arrakis::Arrakis>),
];

fn name<G: Game>() -> &'static str {
    G::about().id
}

fn set_up<G: Game>(plan: &Plan, layout: Layout) -> Result<Box<dyn OpenBatch>, Trouble> {
    Ok(Box::new(Batch::<G>::new(plan, layout)?))
}

fn bad(problem: impl ToString) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// Many games of one kind side by side, told in numbers.
#[pyclass(name = "Batch", module = "sietch")]
struct PyBatch {
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
        let found = GAMES.iter().find(|(name, _)| name() == game);
        let (_, set_up) = found.ok_or_else(|| bad(format!("there is no game `{game}`")))?;
        let layout = Layout::read(layout).map_err(bad)?;
        let tables = tables.into_iter().map(|(mode, seats, options)| {
            let options = if options.is_empty() { Ok(Value::Null) } else { serde_json::from_str(&options) };
            Ok(Table { mode, seats, options: options.map_err(bad)? })
        });
        let tables = tables.collect::<PyResult<Vec<Table>>>()?;
        let plan = Plan { tables, games, seed, spread, longest };
        let batch = py.detach(|| set_up(&plan, layout)).map_err(bad)?;
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
}

/// The seats that arrays have entries for.
#[pyfunction]
fn max_seats() -> usize {
    table::seat::MAX_SEATS
}

/// The module that `sietch` is built on.
#[pymodule]
fn _sietch(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyBatch>()?;
    module.add_function(wrap_pyfunction!(max_seats, module)?)
}
