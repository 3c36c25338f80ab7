//! Saved games in files.
//!
//! A file is replaced whole or not at all: the game is written beside it and then moved over it.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use bots::Entry;
use table::chance::Seed;
use table::open::{OpenTable, Replayed};
use table::{BadRecord, Record};

use crate::registry;
use crate::trouble::Trouble;

/// The largest file that is read, in MiB. The longest games take well under one.
const LARGEST: u64 = 64;

/// May a file that is there already be replaced?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replace {
    /// It is the game's own file, or its owner said so.
    Yes,
    /// It may be somebody's other game.
    No,
}

/// Reads a saved game.
pub fn read(path: &Path) -> Result<Record, Trouble> {
    let trouble = |problem| Trouble::Read { path: path.to_owned(), problem };
    // Asked before opening: opening a pipe nobody writes to would wait forever.
    if !std::fs::metadata(path).map_err(trouble)?.is_file() {
        return Err(Trouble::NotAFile { path: path.to_owned() });
    }
    let most = LARGEST << 20;
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)).map_err(trouble)?;
    if bytes.len() as u64 > most {
        return Err(Trouble::TooLarge { path: path.to_owned(), most: LARGEST });
    }
    let text = String::from_utf8(bytes).map_err(|_| Trouble::NotText { path: path.to_owned() })?;
    Record::read(&text).map_err(|problem| Trouble::Record { path: path.to_owned(), problem })
}

/// Reads a saved game and replays it to where it stands.
pub fn open(path: &Path) -> Result<(&'static Entry, Box<dyn OpenTable>), Trouble> {
    let record = read(path)?;
    let trouble = |problem| Trouble::Record { path: path.to_owned(), problem };
    let entry = entry_of(&record).map_err(trouble)?;
    // Without its seed a game can be looked at; nobody draws from this one.
    let table = entry.door.resume(&record, Seed::from_number(0)).map_err(trouble)?;
    Ok((entry, table))
}

/// Reads a saved game and replays it as far as it goes, to be read; says why it cannot be gone on with.
pub fn open_to_read(path: &Path) -> Result<(&'static Entry, Replayed), Trouble> {
    let record = read(path)?;
    let trouble = |problem| Trouble::Record { path: path.to_owned(), problem };
    let entry = entry_of(&record).map_err(trouble)?;
    Ok((entry, entry.door.replay(&record).map_err(trouble)?))
}

fn entry_of(record: &Record) -> Result<&'static Entry, BadRecord> {
    registry::find(&record.header.game).map_err(|_| BadRecord::UnknownGame(record.header.game.clone()))
}

/// Writes a game to a file.
pub fn write(path: &Path, record: &Record, replace: Replace) -> Result<(), Trouble> {
    let trouble = |problem| Trouble::Write { path: path.to_owned(), problem };
    // Moving a file over a folder fails; moving it over a device or a socket would not.
    if std::fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(Trouble::NotAFile { path: path.to_owned() });
    }
    // A link stays a link: what it points at is replaced.
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = tempfile::Builder::new().prefix(".sietch-").tempfile_in(folder).map_err(|problem| {
        // The name of the file beside it would tell nobody anything.
        trouble(match problem.kind() {
            io::ErrorKind::NotFound => io::Error::new(problem.kind(), "its folder is not there"),
            kind => io::Error::from(kind),
        })
    })?;
    beside.write_all(record.write().as_bytes()).map_err(trouble)?;
    beside.as_file().sync_all().map_err(trouble)?;
    let moved = match replace {
        Replace::Yes => beside.persist(&target),
        Replace::No => beside.persist_noclobber(&target),
    };
    match moved {
        Ok(_) => Ok(()),
        Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Trouble::Exists { path: path.to_owned() })
        }
        Err(failed) => Err(trouble(failed.error)),
    }
}
