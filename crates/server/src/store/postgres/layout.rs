//! How the database is laid out, version by version: the same way as [the file](crate::store::sqlite), and several nodes
//! that start at once wait for each other.

use tokio_postgres::{Client, Error};

use crate::store::StoreError;

/// The first step makes layout 1 out of an empty database, and so on. A step that was released is never changed.
const STEPS: [&str; 3] = [TABLES_AND_NODES, SLIPS, SEALS];

/// The newest layout.
pub const NEWEST: usize = STEPS.len();

/// Whoever lays out holds this lock.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7365736965746368)";

/// Layout 1. A journal's rows name no table as foreign key: each is written in one statement with its table's own row.
const TABLES_AND_NODES: &str = "
    CREATE TABLE nodes (
        id text PRIMARY KEY,
        address text NOT NULL,
        expires timestamptz NOT NULL,
        life bigint GENERATED ALWAYS AS IDENTITY
    );
    CREATE TABLE tables (
        id text PRIMARY KEY,
        head text NOT NULL,
        items bigint NOT NULL DEFAULT 0,
        link bytea NOT NULL,
        clocked boolean NOT NULL,
        over boolean NOT NULL DEFAULT false,
        node text,
        fence bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 80);
    CREATE INDEX running_clocks ON tables (id) WHERE clocked AND NOT over;
    CREATE TABLE journal (
        id text NOT NULL,
        number bigint NOT NULL,
        item text NOT NULL,
        link bytea NOT NULL,
        fence bigint NOT NULL,
        PRIMARY KEY (id, number)
    );
    CREATE TABLE secrets (
        hash bytea PRIMARY KEY,
        id text NOT NULL REFERENCES tables (id),
        seat smallint NOT NULL
    );
    CREATE TABLE leads (
        id text NOT NULL REFERENCES tables (id),
        fence bigint NOT NULL,
        node text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id, fence)
    );
";

/// Layout 2: slips beside tables. Keys are in the order of their bytes, whatever language the database speaks.
const SLIPS: &str = "
    CREATE TABLE slips (
        shelf text NOT NULL,
        key text COLLATE \"C\" NOT NULL,
        version bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (shelf, key)
    );
";

/// Layout 3: the last link of a game that is over says so, as [`End::seal`](crate::journal::chain::End::seal) makes it.
const SEALS: &str = "
    UPDATE tables SET link = substring(sha256(link || ' over'::bytea) FROM 1 FOR 16) WHERE over;
";

/// Brings a database to the newest layout.
pub async fn bring_up(client: &mut Client) -> Result<Result<(), StoreError>, Error> {
    let transaction = client.transaction().await?;
    transaction.query(LOCK, &[]).await?;
    transaction.batch_execute("CREATE TABLE IF NOT EXISTS layout (version integer NOT NULL)").await?;
    let version = transaction.query_opt("SELECT max(version) FROM layout", &[]).await?;
    let version = version.and_then(|row| row.get::<_, Option<i32>>(0)).unwrap_or(0);
    let missing = usize::try_from(version).ok().and_then(|version| STEPS.get(version..));
    let Some(missing) = missing else {
        return Ok(Err(StoreError::Damaged(format!(
            "the database has layout {version}, this version knows up to {NEWEST}: a newer Sietch made it"
        ))));
    };
    for (number, step) in (version + 1..).zip(missing) {
        transaction.batch_execute(step).await?;
        transaction.execute("INSERT INTO layout (version) VALUES ($1)", &[&number]).await?;
    }
    transaction.commit().await.map(Ok)
}
