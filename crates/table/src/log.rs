//! What happened, and who may hear of it.

use std::fmt::Debug;

use serde::Serialize;

use crate::chance::Chance;
use crate::rule::RuleId;
use crate::seat::Viewer;

/// One thing that happened in a game.
pub trait Event: Clone + Debug + Serialize + Send + Sync + 'static {
    /// The event as this viewer learns of it: whole, with the secret parts taken out, or not at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Did it tell anybody something that was hidden before (a card turned up, a die rolled, a secret
    /// shown)? Such a step cannot be taken back without the table's consent. An event that reveals
    /// nothing must look the same to a viewer whatever is hidden from them.
    fn reveals(&self) -> bool;

    /// Did it tell this viewer something that was hidden from them before? Games whose events tell one
    /// viewer a secret and others only that there was one say so here.
    fn reveals_to(&self, viewer: Viewer) -> bool {
        self.reveals() && self.seen_by(viewer).is_some()
    }

    /// The rule by which it shows something for a moment only: what it tells is in nobody's view afterwards,
    /// as with a card that is turned up and shuffled back. Whatever else an event reveals to a viewer must
    /// show in their next view; the conformance suite sees to that.
    fn glimpse(&self) -> Option<RuleId> {
        None
    }
}

/// Somebody who may be listening.
pub trait Log<E> {
    /// Tells the event, if anybody listens; the event is only made then.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Nobody listens: telling costs nothing.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

/// Everything outside the position that a rule may touch: chance and the log.
pub trait World<E>: Chance + Log<E> {}

impl<E, W: Chance + Log<E>> World<E> for W {}

/// A chance and a log handed on together.
pub struct Pair<'a, C, L> {
    /// Where outcomes come from.
    pub chance: &'a mut C,
    /// Where events go.
    pub log: &'a mut L,
}

impl<C: Chance, L> Chance for Pair<'_, C, L> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }
}

impl<E, C, L: Log<E>> Log<E> for Pair<'_, C, L> {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.log.tell(event);
    }
}
