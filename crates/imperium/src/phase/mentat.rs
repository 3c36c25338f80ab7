//! The Mentat: an agent for one round, for whoever takes it from its space. DB-MENTAT-01, DB-MENTAT-02

use table::fault::more;
use table::{Seat, World};

use crate::event::Event;
use crate::state::Imperium;

impl Imperium {
    /// Does the Mentat stand on its space? DB-MENTAT-01
    pub(crate) fn mentat_home(&self) -> bool {
        self.table.text.mentat && self.mentat.is_none()
    }

    /// It joins the player's agents, unless somebody else has it. DB-SPACE-11, DB-SPACE-12
    pub(crate) fn take_mentat(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if self.mentat_home() {
            self.mentat = Some(seat);
            more(&mut self.player_mut(seat).agents, 1, "agents");
            w.tell(|| Event::Mentat { seat });
        }
    }

    /// It goes back to its space, wherever it is, and at once to whoever won it for the round that begins.
    /// DB-MENTAT-04, DB-MENTAT-05, DB-MENTAT-06
    pub(crate) fn return_mentat(&mut self, w: &mut impl World<Event>) {
        self.mentat = None;
        if let Some(seat) = self.mentat_next.take() {
            self.take_mentat(seat, w);
        }
    }
}
