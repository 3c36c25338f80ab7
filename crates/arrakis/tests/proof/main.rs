//! Whole games as proof: recorded ones for every ending, one told as text, and very many random ones.
//!
//! The recorded games lie in `tests/recorded/` and must replay to the very same end for as long as the rules and
//! the content stay what they are. When those change on purpose, everything here is found and written anew by
//! `SIETCH_WRITE=1 INSTA_UPDATE=always cargo test --release -p arrakis --test proof -- --include-ignored`;
//! read the difference before you commit it.

mod longest;
mod player;
mod playthroughs;
mod recorded;

use std::path::{Path, PathBuf};

use arrakis::Arrakis;
use table::Game;

/// Where recorded games lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// Every mode with every number of seats.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    Arrakis::about().modes.iter().flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats.into())))
}

/// Is everything to be written anew?
fn recording() -> bool {
    std::env::var_os("SIETCH_WRITE").is_some()
}
