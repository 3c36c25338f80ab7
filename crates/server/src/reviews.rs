//! Reviews of games that are over: asked for, worked on piece by piece between the thoughts of bots, and kept.
//!
//! A review takes seconds. It holds one of the threads for bots for a piece of it at a time, so bots that wait come
//! in between; what came of it is kept in memory for whoever asks next, and worked out again after a restart.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Entry;
use bots::review::Reviewing;
use table::Record;
use tokio::task::spawn_blocking;

use crate::problem::problem;
use crate::protocol::review::{Review, ReviewAnswer};
use crate::protocol::server::{Code, Problem};
use crate::thinkers::Thinkers;

/// So many are worked on at once …
const MOST_AT_WORK: usize = 4;

/// … and so many are kept.
const MOST_KEPT: usize = 64;

/// All reviews of a server.
pub struct Reviews {
    thinkers: Arc<Thinkers>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    at_work: HashMap<String, Arc<AtomicU8>>,
    kept: VecDeque<(String, Arc<str>)>,
}

impl Reviews {
    /// None yet; they are thought of on these threads.
    pub fn new(thinkers: Arc<Thinkers>) -> Reviews {
        Reviews { thinkers, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is there of a table's review, as JSON of a [`ReviewAnswer`]; `None` if nobody has asked for it.
    pub fn so_far(&self, table: &str) -> Option<Arc<str>> {
        let known = self.known();
        let kept = known.kept.iter().find(|(id, _)| id == table).map(|(_, text)| text.clone());
        let at_work = || known.at_work.get(table).map(|done| answer(done.load(Ordering::Relaxed), None));
        kept.or_else(at_work)
    }

    /// Begins to review a game.
    pub fn begin(
        self: &Arc<Reviews>,
        table: &str,
        entry: &'static Entry,
        record: Record,
    ) -> Result<(), Problem> {
        let done = Arc::new(AtomicU8::new(0));
        {
            let mut known = self.known();
            if known.at_work.contains_key(table) {
                return Ok(());
            }
            if known.at_work.len() >= MOST_AT_WORK {
                return Err(problem(Code::Busy, "other games are being reviewed; try again in a moment"));
            }
            known.at_work.insert(table.to_owned(), done.clone());
        }
        let (reviews, table) = (self.clone(), table.to_owned());
        tokio::spawn(async move {
            let review = reviews.work(entry, record, &done).await;
            let mut known = reviews.known();
            known.at_work.remove(&table);
            let Some(review) = review else {
                tracing::error!(table, "a game could not be reviewed");
                return;
            };
            if known.kept.len() >= MOST_KEPT {
                known.kept.pop_front();
            }
            known.kept.push_back((table, answer(100, Some(review))));
        });
        Ok(())
    }

    /// Works on a review, a piece at a time.
    async fn work(&self, entry: &'static Entry, record: Record, done: &AtomicU8) -> Option<Review> {
        let seats = record.header.seats.len();
        let begun = spawn_blocking(move || (entry.review)(&record)).await.ok()?;
        let mut reviewing = begun.ok()?;
        loop {
            let place = self.thinkers.place().await?;
            let piece = move || {
                let over = reviewing.work();
                (reviewing, over)
            };
            let (back, over): (Box<dyn Reviewing>, bool) = spawn_blocking(piece).await.ok()?;
            drop(place);
            if over {
                return Some(Review::told(back.review(), seats));
            }
            done.store(back.done(), Ordering::Relaxed);
            reviewing = back;
        }
    }
}

fn answer(done: u8, review: Option<Review>) -> Arc<str> {
    // Nothing in it can fail to be written: no maps with odd keys.
    serde_json::to_string(&ReviewAnswer { done, review }).unwrap_or_default().into()
}
