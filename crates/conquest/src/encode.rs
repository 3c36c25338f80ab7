//! What a program that learns is told beyond the view.

use table::Seat;

use crate::phase::turn::{TO_WIN, strongholds_held};
use crate::state::Conquest;

/// Spice that is as good as won with; more does not help much.
const PLENTY: u16 = 30;

/// How far a seat has come: the strongholds it holds of those that win (CD-WIN-02), and half as much for spice, which
/// decides the last turn (CD-WIN-04).
pub(crate) fn standing(game: &Conquest, seat: Seat) -> f32 {
    let held = strongholds_held(game, seat) as f32 / TO_WIN as f32;
    held + 0.5 * f32::from(game.side(seat).spice.min(PLENTY)) / f32::from(PLENTY)
}
