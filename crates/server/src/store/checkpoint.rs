//! Brings what was written back from the write-ahead log into the file, on a thread of its own.
//!
//! SQLite does it within a commit now and then if nobody else does, and whoever writes just then waits for the disk
//! to take thousands of pages: a fifth of a second in which no table goes on. A connection of its own does it
//! beside the writer, who hears of it only when the log would grow without end.

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use crate::store::StoreError;

/// How many pages (of 4 KiB) are written to the log before they are brought back to the file. Running tables write to
/// the same few pages again and again, so the longer it waits, the less there is to bring back for each action.
const PAGES: usize = 32 * 1024;
/// How many pages the log may have before the writer is held back for a moment, so that it begins anew.
const MOST: i64 = 64 * 1024;
/// How many pages may be left when the writer is held back: so few that it hardly notices.
const FEW: i64 = 256;
/// How often a pass is made over what was written during the pass before.
const PASSES: usize = 6;

/// The thread that brings pages back.
pub struct Checkpointer {
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    written: usize,
}

impl Checkpointer {
    /// Starts the thread, with a connection of its own.
    pub fn start(path: &Path) -> Result<Checkpointer, StoreError> {
        let connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        let (wake, woken) = sync_channel(1);
        let thread = thread::Builder::new()
            .name("checkpoint".into())
            .spawn(move || work(&connection, &woken))
            .map_err(|error| StoreError::Disk(error.to_string()))?;
        Ok(Checkpointer { wake: Some(wake), thread: Some(thread), written: 0 })
    }

    /// About so many pages were written.
    pub fn wrote(&mut self, pages: usize) {
        self.written += pages;
        if self.written >= PAGES {
            self.written = 0;
            // If it is at it already, it will make another pass.
            let _ = self.wake.as_ref().map(|wake| wake.try_send(()));
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.wake = None;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn work(connection: &Connection, woken: &Receiver<()>) {
    while woken.recv().is_ok() {
        if let Err(error) = bring_back(connection) {
            tracing::warn!(%error, "the write-ahead log could not be brought back to the file");
        }
    }
}

fn bring_back(connection: &Connection) -> Result<(), StoreError> {
    let mut log = Log::default();
    for _ in 0..PASSES {
        log = checkpoint(connection, "PASSIVE")?;
        if log.pages - log.back <= FEW {
            break;
        }
    }
    if log.pages > MOST {
        checkpoint(connection, "RESTART")?;
    }
    Ok(())
}

/// How many pages the log has, and how many of them are in the file.
#[derive(Default)]
struct Log {
    pages: i64,
    back: i64,
}

fn checkpoint(connection: &Connection, how: &str) -> Result<Log, StoreError> {
    Ok(connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |row| {
        Ok(Log { pages: row.get(1)?, back: row.get(2)? })
    })?)
}
