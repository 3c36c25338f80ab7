//! The threads for bots at thought, those of all tables together.
//!
//! Whoever opens a hundred tables full of bots would keep everybody else's waiting for minutes. So the more of them wait, the
//! shorter each thinks: where the house is full bots play a little worse, and nobody waits much longer for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::Budget;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A thought is never shorter than a part of its usual time, so many times smaller.
const SHORTEST: u32 = 40;

/// The threads there are, and who waits for them.
pub struct Thinkers {
    places: Arc<Semaphore>,
    all: usize,
    waiting: AtomicUsize,
}

/// Somebody who waits, for as long as they do.
struct Waiting<'a>(&'a Thinkers);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    /// So many threads, at least one.
    pub fn new(threads: usize) -> Thinkers {
        let all = threads.clamp(1, Semaphore::MAX_PERMITS);
        Thinkers { places: Arc::new(Semaphore::new(all)), all, waiting: AtomicUsize::new(0) }
    }

    /// Waits for a thread, one after the other.
    pub async fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(self);
        self.places.clone().acquire_owned().await.ok()
    }

    /// About half of the threads that nobody thinks on, but no more than so many: others may want to think too.
    pub fn helpers(&self, most: u32) -> Option<OwnedSemaphorePermit> {
        let free = u32::try_from(self.places.available_permits().div_ceil(2)).unwrap_or(most);
        self.places.clone().try_acquire_many_owned(free.min(most)).ok()
    }

    /// What whoever begins to think now has of a budget of time, with so many waiting behind them.
    pub fn share(&self, budget: Budget) -> Budget {
        let Budget::Time(time) = budget else { return budget };
        let waiting = self.waiting.load(Ordering::Relaxed);
        let nanos = time.as_nanos() * self.all as u128 / (self.all + waiting) as u128;
        let share = Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX));
        Budget::Time(share.max(time / SHORTEST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_more_wait_the_shorter_each_thinks() {
        let thinkers = Arc::new(Thinkers::new(2));
        let two_seconds = Budget::Time(Duration::from_secs(2));
        let millis = |thinkers: &Thinkers| match thinkers.share(two_seconds) {
            Budget::Time(time) => time.as_millis(),
            Budget::Visits(_) => 0,
        };
        let places = [thinkers.place().await, thinkers.place().await];
        assert_eq!(millis(&thinkers), 2000, "whoever has a thread takes nobody's time");
        let wait = || {
            let thinkers = thinkers.clone();
            tokio::spawn(async move { drop(thinkers.place().await) })
        };
        let come = || async {
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        };
        let mut crowd: Vec<_> = (0..6).map(|_| wait()).collect();
        come().await;
        assert_eq!(millis(&thinkers), 500);
        assert_eq!(thinkers.share(Budget::Visits(9)), Budget::Visits(9), "what is counted is not timed");
        crowd.extend((0..1000).map(|_| wait()));
        come().await;
        assert_eq!(millis(&thinkers), 50, "but never less than this");
        // Whoever gives up waits no more.
        crowd.iter().for_each(|waiting| waiting.abort());
        for waiting in crowd {
            let _ = waiting.await;
        }
        assert_eq!(millis(&thinkers), 2000);
        drop(places);
    }
}
