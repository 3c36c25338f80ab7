//! Tables kept for as long as the process lives, for tests and tries.

use std::collections::HashMap;

use crate::secret::Hash;
use crate::store::{Saved, Store, StoreError, Write};

/// Tables in memory.
#[derive(Default)]
pub struct Memory {
    tables: HashMap<String, (Saved, bool)>,
    secrets: HashMap<Hash, (String, u8)>,
}

impl Memory {
    fn one(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::Create { id, head, secrets } => {
                if self.tables.contains_key(id) {
                    return Err(StoreError::Conflict);
                }
                let saved = Saved { head: (**head).clone(), items: Vec::new() };
                self.tables.insert(id.clone(), (saved, false));
                self.secrets.extend(secrets.iter().map(|&(hash, seat)| (hash, (id.clone(), seat))));
            }
            Write::Append { id, after, items, secret, over } => {
                let (saved, ended) = self.tables.get_mut(id).ok_or(StoreError::NoTable)?;
                if saved.items.len() as u64 != *after {
                    return Err(StoreError::Conflict);
                }
                saved.items.extend(items.iter().cloned());
                *ended = *over;
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

    fn load(&mut self, id: &str) -> Result<Option<Saved>, StoreError> {
        Ok(self.tables.get(id).map(|(saved, _)| saved.clone()))
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        Ok(self.secrets.get(secret).cloned())
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        let clocked = |(id, (saved, over)): (&String, &(Saved, bool))| {
            (saved.head.clock.is_some() && !over).then(|| id.clone())
        };
        Ok(self.tables.iter().filter_map(clocked).collect())
    }
}
