//! `sietch tables`: what a server keeps, and what it need not keep any more.
//!
//! It may be used while the server runs. A table that is deleted while somebody sits at it is closed to them at the next
//! thing they do.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use server::store::slips::SlipChange;
use server::store::{Listed, Store, StoreError};
use server::{journal, lobby};

use crate::node::StoreArgs;
use crate::save::{self, Replace};
use crate::serve;
use crate::trouble::Trouble;

const DAY: u64 = 86_400_000;

/// Arguments of `sietch tables`.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// The folder the tables are kept in; the user's own data folder if none is named
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Where the database is, if they are in one.
    #[command(flatten)]
    pub store: StoreArgs,
    /// What to do with them.
    #[command(subcommand)]
    pub what: What,
}

/// What to do with them.
#[derive(Subcommand, Debug)]
pub enum What {
    /// List them, the oldest first
    List(Which),
    /// Save the record of each game to a file that `sietch replay` reads, then delete the table
    Archive {
        /// The folder the records go to
        #[arg(long, value_name = "DIR")]
        to: PathBuf,
        /// Which tables
        #[command(flatten)]
        which: Which,
    },
    /// Delete them for good, with all that was played and said
    Delete(Which),
    /// Show what people reported of the talk at them, the oldest first
    Reports {
        /// Then throw the reports away
        #[arg(long)]
        clear: bool,
    },
}

/// Which tables are meant.
#[derive(Args, Debug)]
pub struct Which {
    /// These
    #[arg(value_name = "TABLE")]
    pub ids: Vec<String>,
    /// Those opened more than so many days ago
    #[arg(long, value_name = "DAYS")]
    pub older_than: Option<u32>,
    /// Those whose game is over
    #[arg(long)]
    pub over: bool,
}

impl Which {
    fn says_nothing(&self) -> bool {
        self.ids.is_empty() && self.older_than.is_none() && !self.over
    }

    fn means(&self, table: &Listed, now: u64) -> bool {
        let old = |days: u32| now.saturating_sub(table.head.created) > u64::from(days) * DAY;
        (self.ids.is_empty() || self.ids.contains(&table.id))
            && self.older_than.is_none_or(old)
            && (!self.over || table.over)
    }
}

/// Does it.
pub fn run(args: &TablesArgs) -> Result<(), Trouble> {
    let (mut store, path) = store(args)?;
    let trouble = |problem: StoreError| Trouble::Store { path: path.clone(), problem };
    let (which, to) = match &args.what {
        What::Reports { clear } => return reports(&mut *store, *clear, &trouble),
        What::List(which) | What::Delete(which) => (which, None),
        What::Archive { to, which } => (which, Some(to)),
    };
    let list = matches!(args.what, What::List(_));
    if which.says_nothing() && !list {
        return Err(Trouble::WhichTables);
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
    let mut out = std::io::stdout().lock();
    for table in store.list().map_err(trouble)?.iter().filter(|table| which.means(table, now)) {
        let days = now.saturating_sub(table.head.created) / DAY;
        let state = if table.over { "over" } else { "not over" };
        let Listed { id, head, items, .. } = table;
        write!(out, "{id}  {} {}  {days} days  {items} items  {state}", head.game, head.mode)?;
        if let Some(to) = to {
            match archive(&mut *store, id, to)? {
                Some(file) => write!(out, "  saved to {}", file.display())?,
                None => write!(out, "  nothing was played")?,
            }
        }
        if !list {
            store.delete(id).map_err(trouble)?;
            write!(out, "  deleted")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Shows what was reported, one JSON object a line.
fn reports(
    store: &mut dyn Store,
    clear: bool,
    trouble: &dyn Fn(StoreError) -> Trouble,
) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    let found = store.slips(lobby::REPORTS, "", usize::MAX).map_err(trouble)?;
    for report in &found {
        writeln!(out, "{}", report.body)?;
    }
    if clear {
        let gone: Vec<SlipChange> =
            found.into_iter().map(|report| SlipChange::remove(lobby::REPORTS, report.key)).collect();
        store.change(&gone).map_err(trouble)?;
    }
    Ok(())
}

/// Where the tables are kept, and a name for it.
fn store(args: &TablesArgs) -> Result<(Box<dyn Store>, PathBuf), Trouble> {
    if let Some(database) = args.store.look_after()? {
        return Ok((Box::new(database), PathBuf::from("the database")));
    }
    let folder = serve::folder_or_own(args.data.as_deref())?;
    let path = folder.join("tables.db");
    if let Err(problem) = std::fs::metadata(&path) {
        return Err(Trouble::Read { path, problem });
    }
    Ok((Box::new(serve::open(&folder)?), path))
}

/// Saves the record of a table; `None` if no game had begun.
fn archive(store: &mut dyn Store, id: &str, to: &Path) -> Result<Option<PathBuf>, Trouble> {
    let path = to.join(format!("{id}.sietch"));
    let trouble = |problem| Trouble::Store { path: PathBuf::from(id), problem };
    let kept = store.load(id).map_err(trouble)?.ok_or_else(|| trouble(StoreError::NoTable))?;
    let saved = kept.read(id).map_err(trouble)?;
    let Some(record) = journal::record(&saved.head, &saved.items) else { return Ok(None) };
    std::fs::create_dir_all(to).map_err(|problem| Trouble::Write { path: to.to_owned(), problem })?;
    save::write(&path, &record, Replace::No)?;
    Ok(Some(path))
}
