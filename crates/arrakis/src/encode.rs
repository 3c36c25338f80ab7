//! What a program that learns is told beyond the view.

use table::Seat;

use crate::piece::Side;
use crate::state::Arrakis;

/// The steps a secret objective asks of the three prescience markers, the fewest first; which marker is which differs
/// from card to card.
const ASKED: [u8; 3] = [5, 7, 9];

/// Supremacy that wins the game.
const SUPREMACY: f32 = 10.0;

impl Arrakis {
    /// How far a seat's side has come, as all can see: Atreides by the prescience markers against what an objective
    /// asks, Harkonnen by Supremacy.
    pub(crate) fn standing_of(&self, seat: Seat) -> f32 {
        let mut markers = self.markers;
        markers.sort_unstable();
        let reached: u8 = markers.iter().zip(ASKED).map(|(marker, asked)| (*marker).min(asked)).sum();
        let lead =
            f32::from(reached) / f32::from(ASKED.iter().sum::<u8>()) - f32::from(self.supremacy) / SUPREMACY;
        if self.seats_of(Side::Atreides).has(seat) { lead } else { -lead }
    }
}
