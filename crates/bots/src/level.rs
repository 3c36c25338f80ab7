//! The levels: how well each plays, in one table.
//!
//! With a mind the lower levels play what it says, the higher the cooler, and the master looks ahead with it. Without
//! one they look ahead by random playouts, the higher the more of them.

use std::time::Duration;

use table::Game;

use crate::flat::Flat;
use crate::mind::mind_of;
use crate::policy::{Manner, Policy};
use crate::search::{Plan, Search};
use crate::{Bot, Kind};

/// How a level plays.
struct Level {
    kind: Kind,
    /// With a mind.
    knowing: Way,
    /// Without one.
    unknowing: Way,
}

#[derive(Clone, Copy)]
enum Way {
    /// Plays what the mind says.
    Mind(Manner),
    /// So many random playouts.
    Playouts(u32),
    /// Looks ahead.
    Search(Plan),
}

/// Each level, the lowest first.
const LEVELS: [Level; 4] = [
    Level {
        kind: Kind::Novice,
        knowing: Way::Mind(Manner { temperature: 8.0 }),
        unknowing: Way::Playouts(16),
    },
    Level {
        kind: Kind::Regular,
        knowing: Way::Mind(Manner { temperature: 4.4 }),
        unknowing: Way::Playouts(64),
    },
    Level {
        kind: Kind::Veteran,
        knowing: Way::Mind(Manner::AS_IT_IS),
        unknowing: Way::Search(Plan { visits: 300, time: Duration::from_secs(1), ..AHEAD }),
    },
    Level {
        kind: Kind::Master,
        knowing: Way::Search(AHEAD),
        unknowing: Way::Search(Plan { visits: 1_500, ..AHEAD }),
    },
];

/// How far the master looks with a mind.
const AHEAD: Plan =
    Plan { wide: 4, least: 0.02, depth: 64, prior: 0.02, visits: 48, time: Duration::from_secs(2) };

/// A bot that plays at this level; `None` for a kind that is no level.
pub(crate) fn bot<G: Game>(kind: Kind) -> Option<Box<dyn Bot<G>>> {
    let level = LEVELS.iter().find(|level| level.kind == kind)?;
    let mind = mind_of::<G>();
    let way = if mind.is_some() { level.knowing } else { level.unknowing };
    Some(match (way, mind) {
        (Way::Mind(manner), Some(mind)) => Box::new(Policy::new(mind, manner)),
        (Way::Search(plan), mind) => Box::new(Search::new(mind, plan)),
        (Way::Playouts(playouts), _) => Box::new(Flat::new(playouts)),
        // No level plays by a mind that is not there: the table says so.
        (Way::Mind(_), None) => return None,
    })
}

/// A bot that plays what was learnt at this temperature; `None` where nothing was.
pub(crate) fn learned<G: Game>(temperature: f32) -> Option<Box<dyn Bot<G>>> {
    Some(Box::new(Policy::new(mind_of::<G>()?, Manner { temperature })))
}
