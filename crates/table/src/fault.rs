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
