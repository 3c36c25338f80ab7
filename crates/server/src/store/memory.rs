//! Tables kept for as long as the process lives, for tests and tries. Several nodes of one process may share them.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::journal::chain::Kept;
use crate::secret::Hash;
use crate::store::nodes::{Beat, LEASE, Led, Node, no_more};
use crate::store::slips::{Slip, SlipChange};
use crate::store::{Listed, PUBLIC, Store, StoreError, Write};

/// Tables in memory.
pub struct Memory {
    shared: Arc<Mutex<Shared>>,
    node: Node,
    /// The nodes that were on the list when this one last looked.
    known: HashSet<String>,
}

#[derive(Default)]
struct Shared {
    tables: HashMap<String, Table>,
    secrets: HashMap<Hash, (String, u8)>,
    slips: BTreeMap<(String, String), (u64, String)>,
    /// The nodes on the list, and until when they count as there.
    nodes: HashMap<String, (Node, Instant)>,
}

struct Table {
    kept: Kept,
    node: Option<String>,
    fence: u64,
}

impl Default for Memory {
    fn default() -> Memory {
        let node = Node { id: "alone".into(), address: String::new() };
        Memory { shared: Arc::default(), node, known: HashSet::new() }
    }
}

impl Memory {
    /// The same tables for another node.
    pub fn share(&self, node: Node) -> Memory {
        Memory { shared: self.shared.clone(), node, known: HashSet::new() }
    }

    /// Lets a node's lease run out.
    pub fn run_out(&self, node: &str) {
        if let Some((_, until)) = self.lock().nodes.get_mut(node) {
            *until = Instant::now();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn one(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::Create { id, head, link, clocked, secrets } => {
                if self.tables.contains_key(id) {
                    return Err(StoreError::Conflict);
                }
                let (head, lines, trouble) = (head.clone(), Vec::new(), None);
                let (seal, clocked, over) = (*link, *clocked, false);
                let kept = Kept { head, count: 0, seal, clocked, over, lines, trouble };
                let table = Table { kept, node: None, fence: 0 };
                self.tables.insert(id.clone(), table);
                self.secrets.extend(secrets.iter().map(|&(hash, seat)| (hash, (id.clone(), seat))));
            }
            Write::Append { id, before, lines, after, secret, fence } => {
                let table = self.tables.get_mut(id).ok_or(StoreError::NoTable)?;
                if table.fence != *fence {
                    return Err(StoreError::Fenced);
                }
                let kept = &mut table.kept;
                if (kept.count, kept.seal) != (before.count, before.seal()) {
                    return Err(StoreError::Conflict);
                }
                kept.lines.extend((kept.count as i64..).zip(lines.iter().cloned()));
                (kept.count, kept.seal, kept.over) = (after.count, after.seal(), after.over);
                self.secrets.extend(secret.map(|(hash, seat)| (hash, (id.clone(), seat))));
            }
        }
        Ok(())
    }
}

impl Store for Memory {
    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        let mut shared = self.lock();
        batch.iter().map(|write| shared.one(write)).collect()
    }

    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        Ok(self.lock().tables.get(id).map(|table| table.kept.clone()))
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        Ok(self.lock().secrets.get(secret).cloned())
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        let shared = self.lock();
        let led = |table: &Table| table.node.as_ref().is_some_and(|node| shared.nodes.contains_key(node));
        let running =
            shared.tables.iter().filter(|(_, table)| table.kept.clocked && !table.kept.over && !led(table));
        Ok(running.map(|(id, _)| id.clone()).collect())
    }

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        let shared = self.lock();
        let listed = shared.tables.iter().filter_map(|(id, table)| {
            let head = serde_json::from_str(&table.kept.head).ok()?;
            Some(Listed { id: id.clone(), head, items: table.kept.count, over: table.kept.over })
        });
        Ok(Listed::oldest_first(listed.collect()))
    }

    fn delete(&mut self, id: &str) -> Result<bool, StoreError> {
        let mut shared = self.lock();
        shared.secrets.retain(|_, (table, _)| table != id);
        shared.slips.remove(&(PUBLIC.to_owned(), id.to_owned()));
        Ok(shared.tables.remove(id).is_some())
    }

    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
        let shared = self.lock();
        let found = shared.slips.get(&(shelf.to_owned(), key.to_owned())).cloned();
        Ok(found.map(|(version, body)| Slip { key: key.to_owned(), version, body }))
    }

    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
        let shared = self.lock();
        let from = (shelf.to_owned(), prefix.to_owned());
        let found =
            shared.slips.range(from..).take_while(|((on, key), _)| on == shelf && key.starts_with(prefix));
        let slip = |((_, key), (version, body)): (&(String, String), &(u64, String))| Slip {
            key: key.clone(),
            version: *version,
            body: body.clone(),
        };
        Ok(found.take(most).map(slip).collect())
    }

    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError> {
        let mut shared = self.lock();
        let mut slips = shared.slips.clone();
        for SlipChange { shelf, key, version, body } in changes {
            let place = ((*shelf).to_owned(), key.clone());
            let there = slips.get(&place).map_or(0, |(version, _)| *version);
            if version.is_some_and(|version| version != there) {
                return Err(StoreError::Conflict);
            }
            match body {
                Some(body) => drop(slips.insert(place, (there + 1, body.clone()))),
                None => drop(slips.remove(&place)),
            }
        }
        shared.slips = slips;
        Ok(())
    }

    fn beat(&mut self) -> Result<Beat, StoreError> {
        let (now, node) = (Instant::now(), self.node.clone());
        let mut shared = self.lock();
        let anew = shared.nodes.insert(node.id.clone(), (node, now + LEASE)).is_none();
        let struck: Vec<String> =
            shared.nodes.extract_if(|_, (_, until)| *until <= now).map(|(id, _)| id).collect();
        let listed: HashSet<String> = shared.nodes.keys().cloned().collect();
        drop(shared);
        Ok(Beat { anew, gone: no_more(&mut self.known, struck, listed) })
    }

    fn lead(&mut self, id: &str) -> Result<Led, StoreError> {
        let mut shared = self.lock();
        let Shared { tables, nodes, .. } = &mut *shared;
        let table = tables.get_mut(id).ok_or(StoreError::NoTable)?;
        match table.node.as_ref().and_then(|node| nodes.get(node)) {
            Some((node, _)) if node.id != self.node.id => return Ok(Led::There(node.clone())),
            Some(_) => return Ok(Led::Here(table.fence)),
            None if !nodes.contains_key(&self.node.id) => return Err(StoreError::Adrift),
            None => {}
        }
        table.node = Some(self.node.id.clone());
        table.fence += 1;
        Ok(Led::Here(table.fence))
    }

    fn release(&mut self, id: &str, fence: u64) -> Result<(), StoreError> {
        let mut shared = self.lock();
        if let Some(table) = shared.tables.get_mut(id)
            && (table.fence, table.node.as_deref()) == (fence, Some(&*self.node.id))
        {
            table.node = None;
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        self.lock().nodes.remove(&self.node.id);
        Ok(())
    }
}
