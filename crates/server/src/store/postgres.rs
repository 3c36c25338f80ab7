//! Tables in a PostgreSQL database (15 or newer) that several servers share.
//!
//! `tokio-postgres` rather than `sqlx`: a node writes through one connection, many tables in one transaction whose
//! statements travel together, and it listens on a second one. A pool, checked queries and another SQLite would be
//! carried along for nothing.
//!
//! A connection that is lost is made anew and what was under way is done again, for as long as `PATIENCE` lasts:
//! every statement here may be repeated, and an append that was written without our having heard of it is recognised
//! by its link. Whoever waits longer gets an error, and the table is taken up anew from what is written.

mod layout;
mod listen;
mod slips;
mod write;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, Error, NoTls, Row};

use crate::journal::chain::{Kept, Line, Link};
use crate::secret::Hash;
use crate::store::nodes::{Beat, LEASE, Led, News, Node, no_more};
use crate::store::slips::{Slip, SlipChange};
use crate::store::{Listed, Store, StoreError, Write};
use write::Statements;

/// How long something is tried before it has failed; less than [`LEASE`], so that a node without its database still
/// notices in time.
const PATIENCE: Duration = Duration::from_millis(2500);
/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(50);
/// How many news wait to be heard.
const NEWS: usize = 64;

/// What every connection is told first. What was answered must be on the database's disk; nobody waits for a lock longer
/// than for anything else; and a node that hangs in the middle of a transaction holds its tables no longer than its lease.
const SETTINGS: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '2s'";

/// Strikes off all nodes that have been silent for too long, and says so.
const STRIKE: &str = "
    WITH dead AS (DELETE FROM nodes WHERE expires < now() AND id <> $1 RETURNING id)
    SELECT id, pg_notify('sietch', 'gone ' || id) FROM dead";
/// A node that comes back at the same address is another one: the one before is dead.
const REPLACE: &str = "
    WITH dead AS (DELETE FROM nodes WHERE address = $2 AND id <> $1 RETURNING id)
    SELECT id, pg_notify('sietch', 'gone ' || id) FROM dead";
const ENTER: &str = "
    INSERT INTO nodes (id, address, expires) VALUES ($1, $2, now() + $3 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires RETURNING life";
const LEADER: &str = "
    SELECT tables.fence, tables.node, nodes.address
    FROM tables LEFT JOIN nodes ON nodes.id = tables.node WHERE tables.id = $1";
/// A table that somebody is writing to just now is not waited for: everything else would wait with it.
const LEAD: &str = "
    WITH free AS (
        SELECT id AS one FROM tables
        WHERE id = $1 AND (node IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node))
        FOR UPDATE SKIP LOCKED
    ), led AS (
        UPDATE tables SET node = $2, fence = fence + 1 FROM free
        WHERE id = one AND EXISTS (SELECT FROM nodes WHERE nodes.id = $2)
        RETURNING id, fence
    ), told AS (
        INSERT INTO leads (id, fence, node) SELECT id, fence, $2 FROM led
    )
    SELECT fence FROM led";

/// A table's own row and then its journal, as they are at one moment.
const LOAD: &str = "
    SELECT -1::bigint AS number, head, link, items, clocked, over FROM tables WHERE id = $1
    UNION ALL SELECT number, item, link, 0, false, false FROM journal WHERE id = $1 ORDER BY number";
/// What stands in the place of a number in the table's own row.
const TABLE: i64 = -1;
/// How often a lead is tried for while others are faster.
const TRIES: usize = 4;

const DELETE: &str = "
    WITH secrets AS (DELETE FROM secrets WHERE id = $1), leads AS (DELETE FROM leads WHERE id = $1),
    journal AS (DELETE FROM journal WHERE id = $1),
    slip AS (DELETE FROM slips WHERE shelf = 'public' AND key = $1)
    DELETE FROM tables WHERE id = $1";

/// Tables in a database.
pub struct Postgres {
    config: Config,
    node: Node,
    /// Its number on the list.
    life: Option<i64>,
    /// The nodes that were on the list when this one last looked.
    known: HashSet<String>,
    session: Option<Session>,
    /// Its own: the store is used from a thread that has none.
    runtime: Runtime,
}

/// A connection.
struct Session {
    client: Client,
    statements: Statements,
}

async fn connect(config: &Config) -> Result<Client, Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(async move {
        // Whoever uses the connection is told why it ended.
        let _ = connection.await;
    });
    client.batch_execute(SETTINGS).await?;
    Ok(client)
}

impl Session {
    async fn connect(config: &Config) -> Result<Session, Error> {
        let client = connect(config).await?;
        let statements = Statements::prepare(&client).await?;
        Ok(Session { client, statements })
    }
}

impl Postgres {
    /// Opens a database by its address (`postgres://user:password@host/database`), for this node.
    pub fn open(address: &str, node: Node) -> Result<Postgres, StoreError> {
        let mut config: Config = address.parse()?;
        config.connect_timeout(PATIENCE).tcp_user_timeout(LEASE).keepalives_idle(LEASE);
        if config.get_application_name().is_none() {
            config.application_name("sietch");
        }
        // The connection is driven by a thread of its own, so that its loss is noticed also while nobody asks.
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Disk(error.to_string()))?;
        let mut postgres =
            Postgres { config, node, life: None, known: HashSet::new(), session: None, runtime };
        let Postgres { config, runtime, .. } = &postgres;
        runtime.block_on(async {
            let mut client = connect(config).await?;
            layout::bring_up(&mut client).await?
        })?;
        // The statements are made ready now, so that what is wrong with them is known now.
        postgres.patiently(async |_, _| Ok(()))?;
        Ok(postgres)
    }

    /// Does something over the connection, and again over a new one if it is lost meanwhile; the second argument says
    /// whether it may have been done before.
    fn patiently<T>(
        &mut self,
        mut work: impl AsyncFnMut(&Session, bool) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        let Postgres { config, session, runtime, .. } = self;
        let until = Instant::now() + PATIENCE;
        let mut again = false;
        loop {
            let trying = async {
                let known = session.take().filter(|session| !session.client.is_closed());
                let open = match known {
                    Some(known) => known,
                    None => Session::connect(config).await?,
                };
                let done = work(session.insert(open), again).await?;
                Ok(done)
            };
            let left = until.saturating_duration_since(Instant::now());
            match runtime.block_on(async { timeout(left, trying).await }) {
                Ok(Ok(done)) => return Ok(done),
                Ok(Err(error)) if lost(&error) && Instant::now() + PAUSE < until => {
                    tracing::warn!(%error, "the connection to the database was lost");
                    std::thread::sleep(PAUSE);
                }
                Ok(Err(error)) => {
                    if lost(&error) {
                        *session = None;
                    }
                    return Err(error.into());
                }
                Err(_) => {
                    *session = None;
                    return Err(StoreError::Disk("the database does not answer".into()));
                }
            }
            (*session, again) = (None, true);
        }
    }
}

/// Was this the connection, or the database's going down, rather than what was asked?
fn lost(error: &Error) -> bool {
    let Some(code) = error.code() else { return true };
    let going = [
        &SqlState::ADMIN_SHUTDOWN,
        &SqlState::CRASH_SHUTDOWN,
        &SqlState::CANNOT_CONNECT_NOW,
        &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        &SqlState::READ_ONLY_SQL_TRANSACTION,
    ];
    error.is_closed() || going.contains(&code)
}

impl Store for Postgres {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        if batch.is_empty() {
            return Vec::new();
        }
        let written = self.patiently(async |session, again| {
            write::batch(&session.client, &session.statements, batch, again).await
        });
        written.unwrap_or_else(|error| batch.iter().map(|_| Err(error.clone())).collect())
    }

    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        let rows =
            self.patiently(async |session, _| session.client.query(&session.statements.load, &[&id]).await)?;
        let Some((table, journal)) = rows.split_first() else { return Ok(None) };
        if table.get::<_, i64>(0) != TABLE {
            return Err(StoreError::Damaged("there is a journal without a table".into()));
        }
        let line = |row: &Row| (row.get(0), Line { item: row.get(1), link: link(row.get(2)) });
        Ok(Some(Kept {
            head: table.get(1),
            count: u64::try_from(table.get::<_, i64>(3)).unwrap_or(u64::MAX),
            seal: link(table.get(2)),
            clocked: table.get(4),
            over: table.get(5),
            lines: journal.iter().map(line).collect(),
            trouble: None,
        }))
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        let query = "SELECT id, seat FROM secrets WHERE hash = $1";
        let row =
            self.patiently(async |session, _| session.client.query_opt(query, &[&&secret[..]]).await)?;
        let Some(row) = row else { return Ok(None) };
        let seat = u8::try_from(row.get::<_, i16>(1));
        let seat = seat.map_err(|_| StoreError::Damaged("a secret leads to no seat".into()))?;
        Ok(Some((row.get(0), seat)))
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM tables WHERE clocked AND NOT over
                     AND (node IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node))";
        let rows = self.patiently(async |session, _| session.client.query(query, &[]).await)?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        let query = "SELECT id, head, items, over FROM tables";
        let rows = self.patiently(async |session, _| session.client.query(query, &[]).await)?;
        let listed = rows.iter().filter_map(|row| {
            // What cannot be read is not listed; loading it says why.
            let head = serde_json::from_str(row.get(1)).ok()?;
            let items = u64::try_from(row.get::<_, i64>(2)).unwrap_or_default();
            Some(Listed { id: row.get(0), head, items, over: row.get(3) })
        });
        Ok(Listed::oldest_first(listed.collect()))
    }

    fn delete(&mut self, id: &str) -> Result<bool, StoreError> {
        self.patiently(async |session, again| {
            let client = &session.client;
            client.batch_execute("BEGIN").await?;
            let deleted = async {
                // Whoever writes to it just now is waited for, so that nothing of that stays behind.
                let there = client.query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", &[&id]).await?;
                client.execute(DELETE, &[&id]).await?;
                client.batch_execute("COMMIT").await?;
                Ok(again || !there.is_empty())
            };
            let deleted: Result<bool, Error> = deleted.await;
            if deleted.is_err() {
                // A connection that is lost has undone it already.
                let _ = client.batch_execute("ROLLBACK").await;
            }
            deleted
        })
    }

    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
        self.patiently(async |session, _| slips::one(&session.client, shelf, key).await)
    }

    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
        self.patiently(async |session, _| slips::many(&session.client, shelf, prefix, most).await)
    }

    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError> {
        self.patiently(async |session, again| slips::change(&session.client, changes, again).await)?
    }

    fn check(&mut self) -> Result<(), StoreError> {
        let own = self.node.id.clone();
        let touch = "UPDATE nodes SET expires = expires WHERE id = $1";
        self.patiently(async |session, _| session.client.execute(touch, &[&own]).await)?;
        Ok(())
    }

    fn beat(&mut self) -> Result<Beat, StoreError> {
        let Node { id, address } = self.node.clone();
        let lease = LEASE.as_secs_f64();
        let (life, struck, listed) = self.patiently(async |session, _| {
            // Whoever is on the list was not struck off, however late this comes.
            let renew =
                "UPDATE nodes SET expires = now() + $2 * interval '1 second' WHERE id = $1 RETURNING life";
            let renewed = session.client.query_opt(renew, &[&id, &lease]).await?;
            let mut struck = session.client.query(STRIKE, &[&id]).await?;
            let row = match renewed {
                Some(row) => row,
                None => {
                    struck.extend(session.client.query(REPLACE, &[&id, &address]).await?);
                    session.client.query_one(ENTER, &[&id, &address, &lease]).await?
                }
            };
            let listed = session.client.query("SELECT id FROM nodes", &[]).await?;
            let struck: Vec<String> = struck.iter().map(|row| row.get(0)).collect();
            Ok((row.get::<_, i64>(0), struck, listed.iter().map(|row| row.get(0)).collect()))
        })?;
        // Its number on the list rather than what was done just now: that may have been done and not been heard of.
        let anew = self.life.replace(life) != Some(life);
        Ok(Beat { anew, gone: no_more(&mut self.known, struck, listed) })
    }

    fn lead(&mut self, id: &str) -> Result<Led, StoreError> {
        let own = self.node.id.clone();
        self.patiently(async |Session { client, statements }, _| {
            // Between the look and the step somebody else may be faster; then there is somebody to be seen.
            for _ in 0..TRIES {
                let Some(row) = client.query_opt(&statements.leader, &[&id]).await? else {
                    return Ok(Err(StoreError::NoTable));
                };
                let (fence, node): (i64, Option<String>) = (row.get(0), row.get(1));
                match (node, row.get::<_, Option<String>>(2)) {
                    (Some(node), Some(_)) if node == own => return Ok(Ok(Led::Here(fence as u64))),
                    (Some(id), Some(address)) => return Ok(Ok(Led::There(Node { id, address }))),
                    _ => {}
                }
                if let Some(row) = client.query_opt(&statements.lead, &[&id, &own]).await? {
                    return Ok(Ok(Led::Here(row.get::<_, i64>(0) as u64)));
                }
            }
            Ok(Err(StoreError::Adrift))
        })?
    }

    fn release(&mut self, id: &str, fence: u64) -> Result<(), StoreError> {
        let query = "UPDATE tables SET node = NULL WHERE id = $1 AND node = $2 AND fence = $3";
        let (own, fence) = (self.node.id.clone(), fence as i64);
        self.patiently(async |session, _| session.client.execute(query, &[&id, &own, &fence]).await)?;
        Ok(())
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        let query = "WITH own AS (DELETE FROM nodes WHERE id = $1 RETURNING id)
                     SELECT pg_notify('sietch', 'gone ' || id) FROM own";
        let own = self.node.id.clone();
        self.patiently(async |session, _| session.client.query(query, &[&own]).await)?;
        Ok(())
    }

    fn news(&mut self) -> Option<mpsc::Receiver<News>> {
        let (news, hear) = mpsc::channel(NEWS);
        self.runtime.spawn(listen::listen(self.config.clone(), news));
        Some(hear)
    }
}

/// A link, or one that nothing fits.
fn link(bytes: &[u8]) -> Link {
    bytes.try_into().unwrap_or([0; 16])
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        match error.as_db_error() {
            Some(said) => StoreError::Disk(format!("the database says: {}", said.message())),
            None => StoreError::Disk(error.to_string()),
        }
    }
}
