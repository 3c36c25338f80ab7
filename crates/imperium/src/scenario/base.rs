//! Scenes of Dune: Imperium.

use table::Seat;

use super::Scenario;
use crate::board::Faction;
use crate::content::{Hagal, Leader};
use crate::options::Options;
use crate::phase::setup::begin_spoiling;

impl Scenario {
    /// A table of Dune: Imperium.
    pub fn base(players: u8) -> Scenario {
        Scenario::with(Options::base(players))
    }

    /// A table of Dune: Imperium with a leader for a seat.
    pub fn base_led_by(players: u8, seat: Seat, leader: Leader) -> Scenario {
        let mut options = Options::base(players);
        options.leaders[seat.index()] = Some(leader);
        Scenario::with(options)
    }

    /// The Mentat serves a seat this round.
    pub fn mentat(mut self, seat: Seat) -> Scenario {
        self.game.mentat = Some(seat);
        self.player(seat).agents += 1;
        self
    }

    /// A seat keeps these faction tokens.
    pub fn tokens(mut self, seat: Seat, factions: [Faction; 2]) -> Scenario {
        self.player(seat).tokens = factions.iter().fold(0, |set, faction| set | faction.bit() as u8);
        self
    }

    /// The House Hagal deck is exactly this; the other cards lie face up beside it.
    pub fn hagal(mut self, keys: &[&str]) -> Scenario {
        let old = std::mem::take(&mut self.game.hagal);
        self.game.hagal_discard.pour(old);
        for key in keys {
            let card = Hagal::find(key).unwrap_or_else(|| panic!("there is no House Hagal card `{key}`"));
            assert!(self.game.hagal_discard.remove(card.0), "no copy of `{key}` is left");
            self.game.hagal.add(card.0);
        }
        self
    }

    /// House Hagal of two players is set up.
    pub(super) fn spoil(&mut self, seat: Seat, spoils: bool) {
        self.game.tleilaxu_first = self.game.table.immortality;
        if spoils {
            begin_spoiling(self.game.player_mut(seat));
        }
    }
}
