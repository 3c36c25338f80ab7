//! The thread that owns the store.
//!
//! Tables hand it their writes and wait; whatever waits at one moment goes to the disk together. What this node's place
//! among the others depends on goes before everything else: hundreds of tables that are taken over at once must not make
//! it fall silent itself.

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
/// How many urgent requests may wait.
const URGENT: usize = 16;

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
    /// There is something urgent.
    Nudge,
    Stop,
}

/// The way to the store, for any number of tables.
#[derive(Clone)]
pub struct Keeper {
    requests: mpsc::Sender<Request>,
    urgent: mpsc::Sender<Request>,
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
        let (urgent, first) = mpsc::channel(URGENT);
        let thread = thread::Builder::new().name("store".into()).spawn(|| work(store, waiting, first))?;
        Ok((Keeper { requests: requests.clone(), urgent }, Cellar { requests, thread }))
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

    /// Can it still write? Asked before everything else that waits: whoever asks sends people elsewhere if it takes long.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.ask_first(Request::Check).await
    }

    /// Says that this node is there, before everything else that waits.
    pub async fn beat(&self) -> Result<Beat, StoreError> {
        self.ask_first(Request::Beat).await
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
        let (answer, answered) = oneshot::channel();
        self.requests.send(request(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    async fn ask_first<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.urgent.send(request(answer)).await.map_err(|_| gone())?;
        // If there is no room for it, the thread is at work and looks by itself.
        let _ = self.requests.try_send(Request::Nudge);
        answered.await.map_err(|_| gone())?
    }
}

fn gone() -> StoreError {
    StoreError::Disk("the storage has stopped".into())
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

fn work(
    mut store: Box<dyn Store>,
    mut waiting: mpsc::Receiver<Request>,
    mut urgent: mpsc::Receiver<Request>,
) {
    let mut requests = Vec::new();
    while waiting.blocking_recv_many(&mut requests, TOGETHER) > 0 {
        let (mut writes, mut answers, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Write(write, answer) => {
                    writes.push(write);
                    answers.push(answer);
                }
                other => others.push(other),
            }
        }
        see_to_urgent(&mut *store, &mut urgent);
        if !writes.is_empty() {
            write(&mut *store, &writes, answers);
        }
        let mut open = true;
        for other in others {
            see_to_urgent(&mut *store, &mut urgent);
            open &= !matches!(other, Request::Stop);
            answer(&mut *store, other);
        }
        if !open {
            return;
        }
    }
}

fn see_to_urgent(store: &mut dyn Store, urgent: &mut mpsc::Receiver<Request>) {
    while let Ok(request) = urgent.try_recv() {
        answer(store, request);
    }
}

fn write(store: &mut dyn Store, writes: &[Write], answers: Vec<Answer<()>>) {
    let begun = Instant::now();
    let results = store.write(writes);
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

fn answer(store: &mut dyn Store, request: Request) {
    match request {
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
        Request::Write(..) | Request::Nudge | Request::Stop => {}
    }
}
