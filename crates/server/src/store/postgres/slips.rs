//! Slips in the database.

use tokio_postgres::{Client, Error, Row};

use crate::store::StoreError;
use crate::store::slips::{Slip, SlipChange, after, ordered};

const ONE: &str = "SELECT key, version, body FROM slips WHERE shelf = $1 AND key = $2";
const MANY: &str = "
    SELECT key, version, body FROM slips
    WHERE shelf = $1 AND key >= $2 AND key < $3 ORDER BY key LIMIT $4";
const PUT: &str = "
    INSERT INTO slips (shelf, key, version, body) VALUES ($1, $2, 1, $3)
    ON CONFLICT (shelf, key) DO UPDATE SET version = slips.version + 1, body = EXCLUDED.body";
const NEW: &str = "
    INSERT INTO slips (shelf, key, version, body) VALUES ($1, $2, 1, $3) ON CONFLICT (shelf, key) DO NOTHING";
const CHANGE: &str = "
    UPDATE slips SET version = version + 1, body = $3 WHERE shelf = $1 AND key = $2 AND version = $4";

fn read(row: &Row) -> Slip {
    let version = u64::try_from(row.get::<_, i64>(1)).unwrap_or_default();
    Slip { key: row.get(0), version, body: row.get(2) }
}

/// A slip of a shelf.
pub async fn one(client: &Client, shelf: &str, key: &str) -> Result<Option<Slip>, Error> {
    Ok(client.query_opt(ONE, &[&shelf, &key]).await?.as_ref().map(read))
}

/// The first slips of a shelf whose keys begin so.
pub async fn many(client: &Client, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, Error> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = client.query(MANY, &[&shelf, &prefix, &after(prefix), &most]).await?;
    Ok(rows.iter().map(read).collect())
}

/// Changes slips, all or none. What was done before the connection was lost is recognised by what is there now.
pub async fn change(
    client: &Client,
    changes: &[SlipChange],
    again: bool,
) -> Result<Result<(), StoreError>, Error> {
    client.batch_execute("BEGIN").await?;
    let all = async {
        for change in ordered(changes) {
            if !each(client, change).await? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    let done: Result<bool, Error> = all.await;
    match done {
        Ok(true) => client.batch_execute("COMMIT").await?,
        // A connection that is lost has undone it already.
        _ => drop(client.batch_execute("ROLLBACK").await),
    }
    if done? || (again && are_made(client, changes).await?) {
        Ok(Ok(()))
    } else {
        Ok(Err(StoreError::Conflict))
    }
}

async fn each(client: &Client, change: &SlipChange) -> Result<bool, Error> {
    let SlipChange { shelf, key, version, body } = change;
    let version = version.map(|version| i64::try_from(version).unwrap_or(i64::MAX));
    let changed = match (body, version) {
        (Some(body), None) => client.execute(PUT, &[shelf, key, body]).await?,
        (Some(body), Some(0)) => client.execute(NEW, &[shelf, key, body]).await?,
        (Some(body), Some(version)) => client.execute(CHANGE, &[shelf, key, body, &version]).await?,
        (None, None) => {
            client.execute("DELETE FROM slips WHERE shelf = $1 AND key = $2", &[shelf, key]).await?;
            1
        }
        (None, Some(version)) => {
            let gone = "DELETE FROM slips WHERE shelf = $1 AND key = $2 AND version = $3";
            client.execute(gone, &[shelf, key, &version]).await?
        }
    };
    Ok(changed == 1)
}

async fn are_made(client: &Client, changes: &[SlipChange]) -> Result<bool, Error> {
    for change in changes {
        if !change.is_made(one(client, change.shelf, &change.key).await?.as_ref()) {
            return Ok(false);
        }
    }
    Ok(true)
}
