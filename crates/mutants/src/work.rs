//! Work for several threads, and a bar that says how far it is.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::trouble::Trouble;

/// How far the work is.
pub(crate) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    pub(crate) fn new(of: usize, what: &'static str) -> Progress {
        let bar = ProgressBar::new(of as u64);
        let style = "{prefix} {bar:30} {pos}/{len}, {eta} left  {wide_msg}";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_prefix(what);
        Progress { bar }
    }

    /// One more is done.
    pub(crate) fn done(&self, what: &str) {
        self.bar.set_message(what.to_owned());
        self.bar.inc(1);
    }

    /// A line that stays, above the bar.
    pub(crate) fn say(&self, line: &str) {
        self.bar.suspend(|| println!("{line}"));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Does something with each of these, so many at a time; the results are in the order of the items. The
/// first trouble ends it.
pub(crate) fn spread<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    work: impl Fn(usize, &T) -> Result<R, Trouble> + Sync,
) -> Result<Vec<R>, Trouble> {
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(item) = items.get(index) else { break };
                    if failed.load(Relaxed) {
                        break;
                    }
                    let result = work(index, item);
                    failed.fetch_or(result.is_err(), Relaxed);
                    if let Ok(mut results) = results.lock() {
                        results.push((index, result));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_done_once_and_in_order() {
        let items: Vec<usize> = (0..100).collect();
        let doubled = spread(&items, 3, |index, item| Ok(index + item)).unwrap();
        assert_eq!(doubled, items.iter().map(|item| item * 2).collect::<Vec<_>>());
    }

    #[test]
    fn trouble_ends_it() {
        let result =
            spread(
                &[1, 2, 3],
                1,
                |_, item| {
                    if *item == 2 { Err(Trouble::NoGame("chess".into())) } else { Ok(()) }
                },
            );
        assert!(result.is_err());
    }
}
