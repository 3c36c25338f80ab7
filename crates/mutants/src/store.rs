//! Small files of our own: JSON, or JSON line by line.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::trouble::{Trouble, file};

/// Reads a file, if it is there.
pub(crate) fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Trouble> {
    match fs::read_to_string(path) {
        Ok(text) => match serde_json::from_str(&text) {
            Ok(data) => Ok(Some(data)),
            Err(why) => Err(Trouble::Data { path: path.to_path_buf(), why }),
        },
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(file("read", path)(error)),
    }
}

/// Writes a file, with its folder.
pub(crate) fn write<T: Serialize>(path: &Path, data: &T) -> Result<(), Trouble> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(file("create", folder))?;
    }
    let bad = |why| Trouble::Data { path: path.to_path_buf(), why };
    let text = serde_json::to_string_pretty(data).map_err(bad)?;
    fs::write(path, text + "\n").map_err(file("write", path))
}

/// The lines of a file that can be read; the last may have been cut off by whatever ended a run.
pub(crate) fn lines<T: DeserializeOwned>(path: &Path) -> Result<Vec<T>, Trouble> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(file("read", path)(error)),
    }
}

/// Empties a file.
pub(crate) fn clear(path: &Path) -> Result<(), Trouble> {
    fs::write(path, "").map_err(file("write", path))
}

/// Adds a line to a file.
pub(crate) fn append<T: Serialize>(path: &Path, data: &T) -> Result<(), Trouble> {
    let bad = |why| Trouble::Data { path: path.to_path_buf(), why };
    let line = serde_json::to_string(data).map_err(bad)? + "\n";
    let mut open = fs::OpenOptions::new().create(true).append(true).open(path).map_err(file("open", path))?;
    open.write_all(line.as_bytes()).map_err(file("write", path))
}
