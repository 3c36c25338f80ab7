//! Work shared among all cores, in small pieces that whoever is free takes.

use std::sync::{Mutex, PoisonError};

/// Does the work of every item, with a room for each thread.
///
/// The calling thread works, too: a step of a batch is over in half a millisecond, and threads that must be woken first may
/// come late to it. Then there is less left for them, and nobody has waited.
pub(crate) fn share<I, R>(items: I, room: impl Fn() -> R + Sync, work: impl Fn(&mut R, I::Item) + Sync)
where
    I: ExactSizeIterator + Send,
{
    let helpers = rayon::current_num_threads().min(items.len()).saturating_sub(1);
    let items = Mutex::new(items);
    let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
    let hand = || {
        let mut room = room();
        while let Some(item) = next() {
            work(&mut room, item);
        }
    };
    rayon::in_place_scope(|scope| {
        for _ in 0..helpers {
            scope.spawn(|_| hand());
        }
        hand();
    });
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread;

    use super::*;

    #[test]
    fn everything_is_done_once_and_whoever_calls_helps() {
        let (done, workers) = (Mutex::new(Vec::new()), Mutex::new(HashSet::new()));
        for count in [0, 1, 2, 300] {
            done.lock().unwrap().clear();
            share(0..count, Vec::new, |own, item| {
                own.push(item);
                workers.lock().unwrap().insert(thread::current().id());
                done.lock().unwrap().push(item);
            });
            let mut done = done.lock().unwrap();
            done.sort_unstable();
            assert!(done.iter().copied().eq(0..count));
        }
        assert!(workers.lock().unwrap().contains(&thread::current().id()));
    }
}
