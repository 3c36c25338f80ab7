//! What a program that learns is told beyond the view.

use table::Seat;

use crate::cards::Objective;
use crate::phase::leaders::SUPREMACY_END;
use crate::piece::Side;
use crate::state::Arrakis;

/// How far a seat's side has come, as all who play can see: Atreides by the prescience markers against the objective
/// they come nearest to, whoever holds it, Harkonnen by Supremacy.
///
/// Against the automaton everybody knows the objective, and coming nearer to another is worth nothing. There every
/// round brings Harkonnen a point whatever is done (WA-SOLO-PHASE-09): only what it has beyond those speaks of how
/// Atreides fare, so that of two lost games the one that lasted longer counts as nearer.
pub(crate) fn standing(game: &Arrakis, seat: Seat) -> f32 {
    let come = |objective: Objective| {
        let goals = objective.goals();
        let steps: u8 = game.markers.iter().zip(goals).map(|(&marker, goal)| marker.min(goal)).sum();
        f32::from(steps) / f32::from(goals.iter().sum::<u8>())
    };
    let (sought, given) =
        if game.rules.solo { (game.objectives, game.round.saturating_sub(1)) } else { (u8::MAX, 0) };
    let nearest = Objective::of(sought).map(come).fold(0.0, f32::max);
    let lead =
        nearest - f32::from(u16::from(game.supremacy).saturating_sub(given)) / f32::from(SUPREMACY_END);
    if game.seats_of(Side::Atreides).has(seat) { lead } else { -lead }
}
