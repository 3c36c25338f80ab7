//! Phase 1: Harkonnen places vehicles by the lowest Imperium marker.

use table::{Steps, World};

use crate::content::content;
use crate::event::Event;
use crate::state::Arrakis;
use crate::step::{Phase, Step};

impl Arrakis {
    /// The active row: that of the lowest marker (WA-VEHICLE-01).
    pub(crate) fn active_row(&self) -> u8 {
        self.rows.iter().copied().max().unwrap_or(0)
    }

    pub(crate) fn begin_vehicles(&mut self, w: &mut impl World<Event>) {
        self.enter_phase(Phase::Vehicles);
        let row = content().tracks.rows[self.active_row() as usize];
        // WA-VEHICLE-02, WA-VEHICLE-03
        self.blocked = row.dice;
        w.tell(|| Event::DiceBlocked { dice: row.dice });
        let left = row.vehicles.iter().sum();
        self.push(Step::Vehicles { left, counts: row.vehicles, must: true });
    }
}
