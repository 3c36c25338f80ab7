//! Scenes of Immortality.

use table::Seat;

use super::{Scenario, card};
use crate::action::Action;
use crate::board::Space;
use crate::content::{Card, Cards, Cell};
use crate::options::Options;

impl Scenario {
    /// A table of Dune: Imperium with Immortality.
    pub fn immortality(players: u8) -> Scenario {
        Scenario::with(Options { immortality: true, ..Options::base(players) })
    }

    /// A table of Uprising with Immortality and the CHOAM module.
    pub fn uprising_immortality(players: u8) -> Scenario {
        Scenario::with(Options { immortality: true, ..Options::new(players, true) })
    }

    /// The research token of a seat stands on this cell.
    pub fn research(mut self, seat: Seat, cell: &str) -> Scenario {
        self.player(seat).research = Cell::find(cell).unwrap_or_else(|| panic!("no cell `{cell}`")).0;
        self
    }

    /// The Tleilaxu token of a seat stands on this space.
    pub fn tleilaxu(mut self, seat: Seat, step: u8) -> Scenario {
        self.player(seat).tleilaxu = step;
        self
    }

    /// A seat has so many specimens, taken from the supply.
    pub fn specimens(mut self, seat: Seat, specimens: u8) -> Scenario {
        let player = self.player(seat);
        player.supply = player.supply + player.specimens - specimens;
        player.specimens = specimens;
        self
    }

    /// The Tleilaxu Row is exactly this, beside Reclaimed Forces.
    pub fn tleilaxu_row(mut self, keys: [&str; 2]) -> Scenario {
        for card in std::mem::take(&mut self.game.tleilaxu_row).into_iter().flatten() {
            self.game.tleilaxu.add(card.0);
        }
        for (slot, key) in keys.into_iter().enumerate() {
            assert!(self.game.tleilaxu.remove(card(key).0), "no copy of `{key}` is left");
            self.game.tleilaxu_row[slot] = Some(card(key));
        }
        self
    }

    /// The Tleilaxu deck is empty: its cards are out of the game.
    pub fn no_tleilaxu_deck(mut self) -> Scenario {
        let old = std::mem::replace(&mut self.game.tleilaxu, Cards::EMPTY);
        self.game.gone.pour(old);
        self
    }

    /// A seat has used its Family Atomics.
    pub fn without_atomics(mut self, seat: Seat) -> Scenario {
        self.player(seat).atomics = false;
        self
    }

    /// Takes a card from the Tleilaxu deck or Row.
    pub(super) fn take_tleilaxu(&mut self, wanted: Card) -> bool {
        let slot = self.game.tleilaxu_row.iter().position(|&there| there == Some(wanted));
        if let Some(slot) = slot {
            self.game.tleilaxu_row[slot] = self.game.tleilaxu.kinds().next().map(Card);
            let dealt = self.game.tleilaxu_row[slot];
            dealt.into_iter().for_each(|card| self.game.tleilaxu.take(card.0));
        }
        slot.is_some() || self.game.tleilaxu.remove(wanted.0)
    }

    /// The seat plays two cards together and sends an agent.
    #[track_caller]
    pub fn graft(&mut self, seat: Seat, one: &str, other: &str, space: Space) -> &mut Scenario {
        let pair = self.pair(seat, one, other);
        self.act(seat, pair);
        self.send_pair(seat, space)
    }

    /// The action of playing two cards together, whichever of them comes first.
    #[track_caller]
    pub fn pair(&self, seat: Seat, one: &str, other: &str) -> Action {
        let pairs = [(card(one), card(other)), (card(other), card(one))];
        let pairs = pairs.map(|(card, partner)| Action::Graft { card, partner });
        if self.may(seat, pairs[0]) { pairs[0] } else { pairs[1] }
    }

    /// The two cards played together send the agent there.
    #[track_caller]
    pub fn send_pair(&mut self, seat: Seat, space: Space) -> &mut Scenario {
        match self.game.turn.card.filter(|_| self.game.turn.space.is_none()) {
            Some(card) => self.act(seat, Action::Send { card, space }),
            None => {
                assert_eq!(self.game.turn.space, Some(space));
                self
            }
        }
    }

    /// The spaces two cards can send an agent to.
    pub fn pair_spaces(&self, seat: Seat, one: &str, other: &str) -> Vec<Space> {
        let mut scene = Scenario { game: self.game.clone(), chance: self.chance.clone(), told: Vec::new() };
        scene.act(seat, self.pair(seat, one, other));
        let sent = |action: Action| match action {
            Action::Send { space, .. } => Some(space),
            _ => None,
        };
        match scene.game.turn.space {
            Some(space) => vec![space],
            None => scene.legal(seat).into_iter().filter_map(sent).collect(),
        }
    }
}
