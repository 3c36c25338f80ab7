//! A mind for tests: it knows nothing, but it has an opinion on all it can see and on nothing else.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::Glimpse;
use bots::mind::{Mind, Room};
use table::Game;
use table::seat::MAX_SEATS;

/// Thinks whatever the view and the choices, as they are written, come to.
pub struct Superstitious;

impl<G: Game> Mind<G> for Superstitious {
    fn think(&self, glimpse: &Glimpse<'_, G>, room: &mut Room, weights: &mut Vec<f32>) -> [f32; MAX_SEATS] {
        *room.of::<u32>() += 1;
        let seen = serde_json::to_string(&glimpse.view()).unwrap();
        let omen = |of: &dyn Fn(&mut DefaultHasher)| {
            let mut hasher = DefaultHasher::new();
            seen.hash(&mut hasher);
            of(&mut hasher);
            (hasher.finish() % 1_000) as f32 / 1_000.0
        };
        weights.clear();
        weights.extend(glimpse.legal().iter().map(|action| 4.0 * omen(&|hasher| action.hash(hasher))));
        std::array::from_fn(|seat| omen(&|hasher| seat.hash(hasher)))
    }
}
