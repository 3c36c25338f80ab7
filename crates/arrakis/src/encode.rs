//! What a program that learns is told beyond the view.

use table::Seat;

use crate::content::content;
use crate::phase::leaders::SUPREMACY_END;
use crate::piece::Side;
use crate::state::Arrakis;

impl Arrakis {
    /// How far a seat's side has come, as all can see: Atreides by the prescience markers against the objective they come
    /// nearest to, whoever holds it, Harkonnen by Supremacy.
    pub(crate) fn standing_of(&self, seat: Seat) -> f32 {
        let come = |goals: &[u8; 3]| {
            let steps: u8 = self.markers.iter().zip(goals).map(|(marker, goal)| marker.min(goal)).sum();
            f32::from(steps) / f32::from(goals.iter().sum::<u8>())
        };
        let nearest = content().tracks.objectives.iter().map(come).fold(0.0, f32::max);
        let lead = nearest - f32::from(self.supremacy) / f32::from(SUPREMACY_END);
        if self.seats_of(Side::Atreides).has(seat) { lead } else { -lead }
    }
}
