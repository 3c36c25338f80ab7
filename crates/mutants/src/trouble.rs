//! What can go wrong, in words for the person who started the run.

use std::io;
use std::path::{Path, PathBuf};

/// Why a run ended early.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no such game here.
    #[error("there is no game {0}: it would be crates/{0} with docs/rules/{0}.md")]
    NoGame(String),
    /// A file could not be read or written.
    #[error("cannot {what} {}: {source}", path.display())]
    File {
        /// What was tried.
        what: &'static str,
        /// With which file.
        path: PathBuf,
        /// The system's answer.
        source: io::Error,
    },
    /// A source file is not Rust.
    #[error("cannot parse {}: {why}", path.display())]
    Source {
        /// The file.
        path: PathBuf,
        /// The parser's answer.
        why: syn::Error,
    },
    /// A file of our own has another form.
    #[error("cannot understand {}: {why}", path.display())]
    Data {
        /// The file.
        path: PathBuf,
        /// The parser's answer.
        why: serde_json::Error,
    },
    /// Cargo refuses, and not because of a change.
    #[error("the copy does not build:\n{0}")]
    Build(String),
    /// There is nothing to run.
    #[error("no test of {0} passes on the copy in time, so nothing can be caught")]
    NoTests(String),
}

/// Adds the file to an I/O error.
pub(crate) fn file(what: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Trouble {
    let path = path.to_path_buf();
    move |source| Trouble::File { what, path, source }
}
