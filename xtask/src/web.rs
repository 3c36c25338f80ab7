//! The web client's own proof: types, habits, layout, unit tests, and whole games in a real browser.

use std::env;
use std::path::{Path, PathBuf};

use crate::{apt, cargo, client};

/// Where Debian and others put Chromium.
const CHROMIUM: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// Types, habits, layout and unit tests of the client, then the client itself.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    client::install(&web)?;
    for script in ["check", "lint", "format:check", "test", "build"] {
        client::npm(&web, &["run", script])?;
    }
    Ok(())
}

/// Plays in Chromium against the program that the tests before have built: one that is not made for release reads the
/// client from its folder.
pub(crate) fn browse(root: &Path) -> Result<(), String> {
    let chromium = chromium()?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = target.join("debug").join(format!("sietch{}", env::consts::EXE_SUFFIX));
    if !program.is_file() {
        return Err(format!("there is no {}: cargo test builds it", program.display()));
    }
    let mut tests = client::command();
    tests.current_dir(root.join("web")).args(["run", "e2e"]).env("SIETCH", program).env("CHROMIUM", chromium);
    match cargo::status(&mut tests)? {
        status if status.success() => Ok(()),
        status => Err(format!("npm run e2e ended with {status}; see its output above")),
    }
}

/// The system's Chromium; installed first where that can be done without asking anybody.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = in_path() {
        return Ok(found);
    }
    println!("    no Chromium here");
    if apt::install(&["chromium"])
        && let Some(found) = in_path()
    {
        return Ok(found);
    }
    Err("the browser tests need Chromium: install it, or name it in the variable CHROMIUM".to_owned())
}

fn in_path() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut places =
        env::split_paths(&path).flat_map(|folder| CHROMIUM.iter().map(move |name| folder.join(name)));
    places.find(|place| place.is_file())
}
