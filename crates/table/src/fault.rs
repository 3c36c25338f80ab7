//! What cannot happen, and has.
//!
//! A list that is full, a card taken that was not there, a number no player has: each is a mistake in a
//! game's own code, and playing on would make it worse and hide it. Whoever notices [`raise`]s a fault. The
//! step machine takes it up when the action is through, the position keeps it, and from then on the position
//! moves no more: its record is whole up to the last sound action and goes into a bug report.
//!
//! A fault is raised beside the position, not through it, so that the smallest helper can raise one and the
//! hot path pays one look at the end of an action.

use std::cell::Cell;

use serde::Serialize;

/// A mistake in a game's own code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
pub enum Fault {
    /// A list was too short for what the rules put into it.
    #[error("a list of {0} is full")]
    Full(usize),
    /// There is more of something than can be counted.
    #[error("there is too much of {0}")]
    TooMany(&'static str),
    /// Something was taken from where it was not.
    #[error("{0} was taken from where it was not")]
    Missing(&'static str),
    /// A number names nothing.
    #[error("there is no {what} {number}")]
    NoSuch {
        /// What it should have named.
        what: &'static str,
        /// The number.
        number: usize,
    },
    /// Steps follow one another and nobody is ever asked.
    #[error("the steps do not come to an end")]
    Endless,
    /// Nothing is left to be done, and the game is not over.
    #[error("nothing is left to be done, and the game is not over")]
    DeadEnd,
    /// The game's code gave up altogether.
    #[error("the game's code gave up")]
    Panic,
}

/// What is counted: troops, coins, cards.
pub trait Count: Copy {
    /// So many more, if there can be so many.
    fn more(self, by: Self) -> Option<Self>;
    /// So many less, if there are so many.
    fn less(self, by: Self) -> Option<Self>;
}

macro_rules! counts {
    ($($number:ty)*) => {$(
        impl Count for $number {
            #[inline]
            fn more(self, by: $number) -> Option<$number> {
                self.checked_add(by)
            }
            #[inline]
            fn less(self, by: $number) -> Option<$number> {
                self.checked_sub(by)
            }
        }
    )*};
}

counts!(u8 u16 u32 i32);

/// Puts so many of these to the others; what cannot be counted any more is a [`Fault`].
#[inline]
pub fn more<N: Count>(count: &mut N, by: N, what: &'static str) {
    match count.more(by) {
        Some(sum) => *count = sum,
        None => raise(Fault::TooMany(what)),
    }
}

/// Takes so many of these, which must be there: otherwise it is a [`Fault`].
#[inline]
pub fn less<N: Count>(count: &mut N, by: N, what: &'static str) {
    match count.less(by) {
        Some(left) => *count = left,
        None => raise(Fault::Missing(what)),
    }
}

/// What must be there: if it is not, it is a [`Fault`], and `instead` only serves until the action is through.
#[inline]
pub fn must<T>(found: Option<T>, what: &'static str, instead: T) -> T {
    found.unwrap_or_else(|| {
        raise(Fault::Missing(what));
        instead
    })
}

thread_local! {
    static RAISED: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Notes a fault; the first one counts, as the others may follow from it.
#[cold]
pub fn raise(fault: Fault) {
    if RAISED.get().is_none() {
        RAISED.set(Some(fault));
    }
}

/// The fault raised on this thread since it was last asked for.
#[inline]
pub(crate) fn raised() -> Option<Fault> {
    // Looking is cheaper than taking, and there is hardly ever anything to take.
    RAISED.get().is_some().then(|| RAISED.take()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_counted_is_a_fault_and_counts_for_nothing() {
        let (mut troops, mut spice, mut books) = (250u8, 3u16, -1i32);
        more(&mut troops, 5, "troops");
        less(&mut spice, 3, "spice");
        less(&mut books, 4, "spice");
        assert_eq!((troops, spice, books, raised()), (255, 0, -5, None));
        more(&mut troops, 1, "troops");
        assert_eq!((troops, raised()), (255, Some(Fault::TooMany("troops"))));
        less(&mut spice, 1, "spice");
        assert_eq!((spice, raised()), (0, Some(Fault::Missing("spice"))));
    }

    #[test]
    fn what_must_be_there_and_is_not_is_a_fault() {
        assert_eq!((must(Some(4), "a dial", 0), raised()), (4, None));
        assert_eq!((must(None, "a dial", 0), raised()), (0, Some(Fault::Missing("a dial"))));
    }
}
