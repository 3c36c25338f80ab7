//! Sietch for Python: the part of the package `sietch` that is written in Rust.
//!
//! | module | idea |
//! |---|---|
//! | `games` | the games there are, each behind doors that know its types |
//! | `table` | one game in progress |
//! | `bot` | computer players by level |
//! | `batch` | many games at once, in NumPy arrays that the caller owns |

mod batch;
mod bot;
mod games;
mod table;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    sietch,
    IllegalAction,
    PyValueError,
    "An action the rules do not allow now: what is against it, and the rule's id."
);
pyo3::create_exception!(sietch, BadRecord, PyValueError, "A record that cannot be used, and why.");

fn bad(problem: impl ToString) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// The module that `sietch` is built on.
#[pymodule]
fn _sietch(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("BadRecord", py.get_type::<BadRecord>())?;
    module.add_class::<batch::PyBatch>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<table::PyTable>()?;
    module.add_function(wrap_pyfunction!(games::games, module)?)?;
    module.add_function(wrap_pyfunction!(games::options, module)?)?;
    module.add_function(wrap_pyfunction!(games::settings, module)?)?;
    module.add_function(wrap_pyfunction!(games::contents, module)?)?;
    module.add_function(wrap_pyfunction!(games::actions, module)?)?;
    module.add_function(wrap_pyfunction!(games::layout, module)?)?;
    module.add_function(wrap_pyfunction!(games::rule, module)?)?;
    module.add_function(wrap_pyfunction!(bot::levels, module)?)?;
    module.add_function(wrap_pyfunction!(batch::max_seats, module)?)
}
