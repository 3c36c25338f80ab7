//! The thread that owns the store.
//!
//! Tables hand it their writes and wait; whatever waits at one moment goes to the disk together.

use std::thread;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::journal::chain::Kept;
use crate::secret::Hash;
use crate::store::nodes::{Beat, Led};
use crate::store::slips::{Slip, SlipChange};
use crate::store::{Store, StoreError, Write};

/// How many requests may wait before those who bring more have to wait, too.
const WAITING: usize = 4096;
/// How many writes go to the disk together at most.
const TOGETHER: usize = 512;

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Request {
    Write(Write, Answer<()>),
    Load(String, Answer<Option<Kept>>),
    Find(Hash, Answer<Option<(String, u8)>>),
    Clocked(Answer<Vec<String>>),
    Check(Answer<()>),
    Beat(Answer<Beat>),
    Lead(String, Answer<Led>),
    Release(String, u64, Answer<()>),
    Leave(Answer<()>),
    Slip(&'static str, String, Answer<Option<Slip>>),
    Slips(&'static str, String, usize, Answer<Vec<Slip>>),
    Change(Vec<SlipChange>, Answer<()>),
    Stop,
}

/// The way to the store, for any number of tables.
#[derive(Clone)]
pub struct Keeper {
    requests: mpsc::Sender<Request>,
}

/// The store's thread.
pub struct Cellar {
    requests: mpsc::Sender<Request>,
    thread: thread::JoinHandle<()>,
}

impl Keeper {
    /// Starts the thread.
    pub fn start(store: Box<dyn Store>) -> std::io::Result<(Keeper, Cellar)> {
        let (requests, waiting) = mpsc::channel(WAITING);
        let thread = thread::Builder::new().name("store".into()).spawn(|| work(store, waiting))?;
        Ok((Keeper { requests: requests.clone() }, Cellar { requests, thread }))
    }

    /// Writes; `Ok` means that it stays.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.ask(|answer| Request::Write(write, answer)).await
    }

    /// A table and its journal.
    pub async fn load(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        self.ask(|answer| Request::Load(id.to_owned(), answer)).await
    }

    /// The table and seat a secret belongs to.
    pub async fn find(&self, secret: Hash) -> Result<Option<(String, u8)>, StoreError> {
        self.ask(|answer| Request::Find(secret, answer)).await
    }

    /// The tables that have a clock, are not over and are led by nobody.
    pub async fn clocked(&self) -> Result<Vec<String>, StoreError> {
        self.ask(Request::Clocked).await
    }

    /// Can it still write?
    pub async fn check(&self) -> Result<(), StoreError> {
        self.ask(Request::Check).await
    }

    /// Says that this node is there.
    pub async fn beat(&self) -> Result<Beat, StoreError> {
        self.ask(Request::Beat).await
    }

    /// Takes the lead of a table, if no other node has it.
    pub async fn lead(&self, id: &str) -> Result<Led, StoreError> {
        self.ask(|answer| Request::Lead(id.to_owned(), answer)).await
    }

    /// Gives up the lead of a table.
    pub async fn release(&self, id: &str, fence: u64) -> Result<(), StoreError> {
        self.ask(|answer| Request::Release(id.to_owned(), fence, answer)).await
    }

    /// Says that this node goes.
    pub async fn leave(&self) -> Result<(), StoreError> {
        self.ask(Request::Leave).await
    }

    /// A slip of a shelf.
    pub async fn slip(&self, shelf: &'static str, key: &str) -> Result<Option<Slip>, StoreError> {
        self.ask(|answer| Request::Slip(shelf, key.to_owned(), answer)).await
    }

    /// The first slips of a shelf whose keys begin so.
    pub async fn slips(
        &self,
        shelf: &'static str,
        prefix: &str,
        most: usize,
    ) -> Result<Vec<Slip>, StoreError> {
        self.ask(|answer| Request::Slips(shelf, prefix.to_owned(), most, answer)).await
    }

    /// Changes slips, all or none.
    pub async fn change(&self, changes: Vec<SlipChange>) -> Result<(), StoreError> {
        self.ask(|answer| Request::Change(changes, answer)).await
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreError> {
        let gone = || StoreError::Disk("the storage has stopped".into());
        let (answer, answered) = oneshot::channel();
        self.requests.send(request(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

impl Cellar {
    /// Waits until everything asked for before is written, and closes the store.
    pub fn close(self) {
        // Who is gone already needs not be told.
        let _ = self.requests.blocking_send(Request::Stop);
        if self.thread.join().is_err() {
            tracing::error!("the storage thread stopped by a fault");
        }
    }
}

fn work(mut store: Box<dyn Store>, mut waiting: mpsc::Receiver<Request>) {
    let mut requests = Vec::new();
    let mut open = true;
    while open && waiting.blocking_recv_many(&mut requests, TOGETHER) > 0 {
        let (mut writes, mut answers, mut reads) = (Vec::new(), Vec::new(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Write(write, answer) => {
                    writes.push(write);
                    answers.push(answer);
                }
                read => reads.push(read),
            }
        }
        if !writes.is_empty() {
            let begun = Instant::now();
            let results = store.write(&writes);
            metrics::histogram!("sietch_commit_seconds").record(begun.elapsed().as_secs_f64());
            metrics::counter!("sietch_writes_total").increment(writes.len() as u64);
            for (answer, result) in answers.into_iter().zip(results) {
                if let Err(error) = &result {
                    tracing::error!(%error, "a write failed");
                    metrics::counter!("sietch_write_failures_total").increment(1);
                }
                // Whoever asked may be gone; what was written stays written.
                let _ = answer.send(result);
            }
        }
        for read in reads {
            match read {
                Request::Load(id, answer) => drop(answer.send(store.load(&id))),
                Request::Find(hash, answer) => drop(answer.send(store.find(&hash))),
                Request::Clocked(answer) => drop(answer.send(store.clocked())),
                Request::Check(answer) => drop(answer.send(store.check())),
                Request::Beat(answer) => drop(answer.send(store.beat())),
                Request::Lead(id, answer) => drop(answer.send(store.lead(&id))),
                Request::Release(id, fence, answer) => drop(answer.send(store.release(&id, fence))),
                Request::Leave(answer) => drop(answer.send(store.leave())),
                Request::Slip(shelf, key, answer) => drop(answer.send(store.slip(shelf, &key))),
                Request::Slips(shelf, prefix, most, answer) => {
                    drop(answer.send(store.slips(shelf, &prefix, most)));
                }
                Request::Change(changes, answer) => drop(answer.send(store.change(&changes))),
                Request::Stop => open = false,
                Request::Write(..) => {}
            }
        }
    }
}
