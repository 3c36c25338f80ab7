//! What everybody at a table knows of a game.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::scenario::{Play, Scenario};
use conquest::view::{SideView, View};
use conquest::{Action, Event, Faction};
use table::{Event as _, Game as _, Seat, Viewer};

/// Atreides, who play first, Harkonnen and Imperium in turn 2.
pub fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium]).turn(2)
}

/// Everybody at the table, and a spectator.
pub fn everybody(play: &Play) -> Vec<Viewer> {
    let seats = play.spectator().sides.len();
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Everybody but the faction.
pub fn others(play: &Play, faction: Faction) -> Vec<Viewer> {
    let seat = play.seat(faction);
    everybody(play).into_iter().filter(|viewer| !viewer.knows(seat)).collect()
}

pub fn viewer(play: &Play, faction: Faction) -> Viewer {
    Viewer::Seat(play.seat(faction))
}

/// What a viewer sees, is offered and has heard.
pub fn knowledge(play: &Play, viewer: Viewer) -> (View, Vec<Action>, Vec<Event>) {
    let legal = match viewer {
        Viewer::Seat(seat) => play.legal_seat(seat),
        _ => Vec::new(),
    };
    let heard = play.told().iter().filter_map(|event| event.seen_by(viewer)).collect();
    (play.game().view(viewer), legal, heard)
}

/// What all these viewers know.
pub fn all_know(play: &Play, viewers: &[Viewer]) -> Vec<(View, Vec<Action>, Vec<Event>)> {
    viewers.iter().map(|&viewer| knowledge(play, viewer)).collect()
}

/// A faction's side as a viewer sees it.
pub fn side(play: &Play, faction: Faction, seen_by: Viewer) -> SideView {
    play.game().view(seen_by).sides[play.seat(faction).index()].clone()
}
