//! Minds: what somebody who knows a game thinks of a decision.
//!
//! A mind looks through a [`Glimpse`] and says how good each choice looks and who will win. The bots stand on that:
//! [`crate::policy`] plays what it says, [`crate::search`] looks ahead with it.

use std::any::Any;
use std::sync::Arc;

use table::Game;
use table::seat::MAX_SEATS;

use crate::Glimpse;
use crate::nets::Learned;

/// What somebody who knows the game thinks of a decision.
pub trait Mind<G: Game>: Send + Sync {
    /// How good each choice looks (unnormalised log-weights into `weights`, which is emptied first, one a choice) and
    /// the winning chance of every seat (a share, 0 to 1).
    fn think(&self, glimpse: &Glimpse<'_, G>, room: &mut Room, weights: &mut Vec<f32>) -> [f32; MAX_SEATS];
}

/// Room to think in: whatever a mind wants to use again at its next thought, so that thinking allocates nothing.
/// What lies in it changes no thought.
#[derive(Default)]
pub struct Room(Option<Box<dyn Any + Send>>);

impl Room {
    /// What this mind left here, or a fresh one if it is new to the room.
    pub fn of<T: Default + Send + 'static>(&mut self) -> &mut T {
        if !self.0.as_ref().is_some_and(|left| left.is::<T>()) {
            self.0 = Some(Box::<T>::default());
        }
        let left = self.0.as_mut().and_then(|left| left.downcast_mut());
        left.expect("it was just put there")
    }
}

/// The mind of a game, where one is shipped for it; [`Learned::shipped`] says why there is none.
pub fn mind_of<G: Game>() -> Option<Arc<dyn Mind<G>>> {
    let learned = Learned::shipped(G::about().id).ok()?;
    Some(learned)
}
