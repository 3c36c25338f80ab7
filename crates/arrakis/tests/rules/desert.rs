//! Sandworms, hazards, storms, harvest, bans, the end of a round.

mod dangers;
mod harvest;
mod round_end;
mod tracks;
mod worms;

use arrakis::phase::end;
use arrakis::phase::round::Phase;
use arrakis::piece::{Figure, Unit};
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const SAND: u32 = 0;
const WORM: u32 = 6;
const BURROWED: u32 = 12;

/// The end of the action phase: the next answer leads into the hazards.
fn hazards(table: Scenario) -> Scenario {
    table.at(Phase::ActionsEnd, end::Step::SwapLeaders { side: Atreides })
}
