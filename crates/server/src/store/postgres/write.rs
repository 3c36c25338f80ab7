//! Writing to the database: many writes in one transaction, sent in one go.
//!
//! A write that is refused changes no row and is no error, so the others of its transaction stand. What is an error
//! undoes the transaction, and then each is written in its own.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use futures_util::future::{join, join3, maybe_done};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use crate::secret::Hash;
use crate::store::postgres::{LEAD, LEADER, LOAD, lost};
use crate::store::{StoreError, Write};

const CREATE: &str = "
    WITH made AS (
        INSERT INTO tables (id, head, link, clocked) VALUES ($1, $2, $3, $4)
        ON CONFLICT (id) DO NOTHING RETURNING id
    ), sat AS (
        INSERT INTO secrets (hash, id, seat)
        SELECT seat.hash, made.id, seat.seat FROM made, unnest($5::bytea[], $6::smallint[]) AS seat (hash, seat)
    )
    SELECT 1 FROM made";

const APPEND: &str = "
    WITH known AS (
        UPDATE tables SET items = $2::bigint, link = $3, over = $4
        WHERE id = $1 AND items = $5::bigint AND link = $6 AND fence = $7::bigint
        RETURNING id
    ), put AS (
        INSERT INTO journal (id, number, item, link, fence)
        SELECT known.id, $5::bigint + line.place - 1, line.item, line.link, $7::bigint
        FROM known, unnest($8::text[], $9::bytea[]) WITH ORDINALITY AS line (item, link, place)
    ), sat AS (
        INSERT INTO secrets (hash, id, seat)
        SELECT $10::bytea, known.id, $11::smallint FROM known WHERE $10::bytea IS NOT NULL
    )
    SELECT 1 FROM known";

/// What the database says of a table that a write was refused for.
const WHY: &str = "SELECT items, link, fence, head FROM tables WHERE id = $1";

/// The statements that are asked for again and again, as the database keeps them for a connection.
pub struct Statements {
    create: Statement,
    append: Statement,
    why: Statement,
    pub leader: Statement,
    pub lead: Statement,
    pub load: Statement,
}

impl Statements {
    pub async fn prepare(client: &Client) -> Result<Statements, Error> {
        let writing = join3(client.prepare(CREATE), client.prepare(APPEND), client.prepare(WHY));
        let leading = join3(client.prepare(LEADER), client.prepare(LEAD), client.prepare(LOAD));
        let ((create, append, why), (leader, lead, load)) = join(writing, leading).await;
        let (create, append, why) = (create?, append?, why?);
        Ok(Statements { create, append, why, leader: leader?, lead: lead?, load: load? })
    }
}

type Answers = Vec<Result<(), StoreError>>;

/// Writes a batch. With `again`, part of it may have been written before, without anybody having heard of it.
pub async fn batch(
    client: &Client,
    statements: &Statements,
    batch: &[Write],
    again: bool,
) -> Result<Answers, Error> {
    let written = match transaction(client, statements, batch).await {
        Ok(written) => written,
        Err(error) if lost(&error) => return Err(error),
        Err(_) => return each(client, statements, batch, again).await,
    };
    let mut answers = Vec::with_capacity(batch.len());
    for (write, written) in batch.iter().zip(written) {
        answers.push(match written {
            true => Ok(()),
            false => refused(client, statements, write, again).await?,
        });
    }
    Ok(answers)
}

type Sent<'a> = Pin<Box<dyn Future<Output = Result<bool, Error>> + Send + 'a>>;

/// All writes in one transaction: whether each was written.
async fn transaction(client: &Client, statements: &Statements, batch: &[Write]) -> Result<Vec<bool>, Error> {
    let word =
        |word| -> Sent<'_> { Box::pin(async move { client.batch_execute(word).await.map(|()| true) }) };
    let write = |write| -> Sent<'_> {
        Box::pin(async move { one(client, statements, write).await.map(|row| row.is_some()) })
    };
    let all = std::iter::once(word("BEGIN")).chain(batch.iter().map(write)).chain([word("COMMIT")]);
    let mut all: Vec<_> = all.map(maybe_done).collect();
    // What is asked for is sent: one way there and back for all of it. After an error the database takes the end of
    // the transaction for its undoing.
    poll_fn(|context| {
        all.iter_mut().for_each(|sent| _ = Pin::new(sent).poll(context));
        Poll::Ready(())
    })
    .await;
    let mut written = Vec::with_capacity(all.len());
    for mut sent in all {
        (&mut sent).await;
        written.extend(Pin::new(&mut sent).take_output());
    }
    let written: Vec<bool> = written.into_iter().collect::<Result<_, _>>()?;
    Ok(written.get(1..=batch.len()).unwrap_or_default().to_vec())
}

/// Each write in a transaction of its own.
async fn each(
    client: &Client,
    statements: &Statements,
    batch: &[Write],
    again: bool,
) -> Result<Answers, Error> {
    let mut answers = Vec::with_capacity(batch.len());
    for write in batch {
        answers.push(match one(client, statements, write).await {
            Ok(Some(_)) => Ok(()),
            Ok(None) => refused(client, statements, write, again).await?,
            Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Err(StoreError::Conflict),
            Err(error) if lost(&error) => return Err(error),
            Err(error) => Err(StoreError::Disk(error.to_string())),
        });
    }
    Ok(answers)
}

async fn one(client: &Client, statements: &Statements, write: &Write) -> Result<Option<Row>, Error> {
    match write {
        Write::Create { id, head, link, clocked, secrets } => {
            let hashes: Vec<&[u8]> = secrets.iter().map(|(hash, _)| &hash[..]).collect();
            let seats: Vec<i16> = secrets.iter().map(|(_, seat)| i16::from(*seat)).collect();
            let values: [&(dyn ToSql + Sync); 6] = [id, head, &&link[..], clocked, &hashes, &seats];
            client.query_opt(&statements.create, &values).await
        }
        Write::Append { id, before, lines, after, secret, fence } => {
            let (was, is) = (before.seal(), after.seal());
            let items: Vec<&str> = lines.iter().map(|line| &*line.item).collect();
            let links: Vec<&[u8]> = lines.iter().map(|line| &line.link[..]).collect();
            let (count, place, fence) = (after.count as i64, before.count as i64, *fence as i64);
            let hash: Option<&[u8]> = secret.as_ref().map(|(hash, _): &(Hash, u8)| &hash[..]);
            let seat = secret.map(|(_, seat)| i16::from(seat));
            let (is, was) = (&is[..], &was[..]);
            let values: [&(dyn ToSql + Sync); 11] =
                [id, &count, &is, &after.over, &place, &was, &fence, &items, &links, &hash, &seat];
            client.query_opt(&statements.append, &values).await
        }
    }
}

/// Why a write changed nothing. If it was tried before and stands there under the same fence, it was this node that
/// wrote it: links are hashes over everything before them.
async fn refused(
    client: &Client,
    statements: &Statements,
    write: &Write,
    again: bool,
) -> Result<Result<(), StoreError>, Error> {
    let (Write::Create { id, .. } | Write::Append { id, .. }) = write;
    let Some(row) = client.query_opt(&statements.why, &[id]).await? else {
        return Ok(Err(StoreError::NoTable));
    };
    let (items, stands, raised): (i64, &[u8], i64) = (row.get(0), row.get(1), row.get(2));
    Ok(match write {
        Write::Create { head, .. } if again && row.get::<_, &str>(3) == head => Ok(()),
        Write::Create { .. } => Err(StoreError::Conflict),
        Write::Append { fence, .. } if raised != *fence as i64 => Err(StoreError::Fenced),
        Write::Append { after, .. } => {
            let there = again && (items, stands) == (after.count as i64, &after.seal()[..]);
            if there { Ok(()) } else { Err(StoreError::Conflict) }
        }
    })
}
