//! An action on its way from a bot to its table.

use std::any::Any;

use serde::Serialize;

use crate::json::Json;

/// What a bot of some game chose: the action itself, so that it is written once, when the table has taken it.
pub struct Chosen(Box<dyn Choosable>);

/// An action of whatever game.
trait Choosable: Any + Send {
    fn json(&self) -> Json;
}

impl<A: Any + Send + Serialize> Choosable for A {
    fn json(&self) -> Json {
        Json::of(self)
    }
}

impl Chosen {
    /// This action.
    pub fn new<A: Any + Send + Serialize>(action: A) -> Chosen {
        Chosen(Box::new(action))
    }

    /// The action as the game writes it.
    pub fn json(&self) -> Json {
        self.0.json()
    }

    /// The action of a game whose actions are these; `None` if it is another game's.
    pub(super) fn action<A: Any>(&self) -> Option<&A> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}
