//! Tables kept for as long as the process lives, for tests and tries.

use std::collections::HashMap;

use crate::journal::chain::Kept;
use crate::secret::Hash;
use crate::store::{Store, StoreError, Write};

/// Tables in memory.
#[derive(Default)]
pub struct Memory {
    tables: HashMap<String, Table>,
    secrets: HashMap<Hash, (String, u8)>,
}

struct Table {
    kept: Kept,
    clocked: bool,
    over: bool,
}

impl Memory {
    fn one(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::Create { id, head, link, clocked, secrets } => {
                if self.tables.contains_key(id) {
                    return Err(StoreError::Conflict);
                }
                let kept =
                    Kept { head: head.clone(), count: 0, link: *link, lines: Vec::new(), trouble: None };
                self.tables.insert(id.clone(), Table { kept, clocked: *clocked, over: false });
                self.secrets.extend(secrets.iter().map(|&(hash, seat)| (hash, (id.clone(), seat))));
            }
            Write::Append { id, after, link, lines, secret, over } => {
                let table = self.tables.get_mut(id).ok_or(StoreError::NoTable)?;
                let kept = &mut table.kept;
                if kept.count != *after || kept.link != *link {
                    return Err(StoreError::Conflict);
                }
                kept.lines.extend((kept.count as i64..).zip(lines.iter().cloned()));
                kept.count += lines.len() as u64;
                kept.link = lines.last().map_or(kept.link, |line| line.link);
                table.over = *over;
                self.secrets.extend(secret.map(|(hash, seat)| (hash, (id.clone(), seat))));
            }
        }
        Ok(())
    }
}

impl Store for Memory {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        batch.iter().map(|write| self.one(write)).collect()
    }

    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        Ok(self.tables.get(id).map(|table| table.kept.clone()))
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        Ok(self.secrets.get(secret).cloned())
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        let running = self.tables.iter().filter(|(_, table)| table.clocked && !table.over);
        Ok(running.map(|(id, _)| id.clone()).collect())
    }
}
