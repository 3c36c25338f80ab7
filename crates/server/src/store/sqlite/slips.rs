//! Slips in the file.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store::StoreError;
use crate::store::slips::{Slip, SlipChange, after};

fn read(row: &Row<'_>) -> rusqlite::Result<Slip> {
    let version = u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default();
    Ok(Slip { key: row.get(0)?, version, body: row.get(2)? })
}

/// A slip of a shelf.
pub fn one(file: &Connection, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
    let mut one =
        file.prepare_cached("SELECT key, version, body FROM slips WHERE shelf = ?1 AND key = ?2")?;
    Ok(one.query_row([shelf, key], read).optional()?)
}

/// The first slips of a shelf whose keys begin so.
pub fn many(file: &Connection, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
    let mut many = file.prepare_cached(
        "SELECT key, version, body FROM slips WHERE shelf = ?1 AND key >= ?2 AND key < ?3 ORDER BY key LIMIT ?4",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let slips = many.query_map(params![shelf, prefix, after(prefix), most], read)?;
    Ok(slips.collect::<Result<_, _>>()?)
}

/// One change. After an error whoever calls rolls back.
pub fn change(file: &Connection, change: &SlipChange) -> Result<(), StoreError> {
    let SlipChange { shelf, key, version, body } = change;
    let version = version.map(|version| i64::try_from(version).unwrap_or(i64::MAX));
    let changed = match (body, version) {
        (Some(body), None) => file
            .prepare_cached(
                "INSERT INTO slips (shelf, key, version, body) VALUES (?1, ?2, 1, ?3)
                 ON CONFLICT (shelf, key) DO UPDATE SET version = version + 1, body = excluded.body",
            )?
            .execute(params![shelf, key, body])?,
        (Some(body), Some(0)) => file
            .prepare_cached(
                "INSERT INTO slips (shelf, key, version, body) VALUES (?1, ?2, 1, ?3)
                 ON CONFLICT (shelf, key) DO NOTHING",
            )?
            .execute(params![shelf, key, body])?,
        (Some(body), Some(version)) => file
            .prepare_cached(
                "UPDATE slips SET version = version + 1, body = ?3
                 WHERE shelf = ?1 AND key = ?2 AND version = ?4",
            )?
            .execute(params![shelf, key, body, version])?,
        (None, None) => {
            file.prepare_cached("DELETE FROM slips WHERE shelf = ?1 AND key = ?2")?
                .execute(params![shelf, key])?;
            1
        }
        (None, Some(version)) => file
            .prepare_cached("DELETE FROM slips WHERE shelf = ?1 AND key = ?2 AND version = ?3")?
            .execute(params![shelf, key, version])?,
    };
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}
