//! Scenes of six players, and of the contracts made for Rise of Ix.

use table::Seat;

use super::{Scenario, card};
use crate::board::Space;
use crate::options::Options;
use crate::phase::{Step, recall};

impl Scenario {
    /// A table of six: Muad'Dib and Shaddam with the usual leaders as Allies.
    pub fn six() -> Scenario {
        Scenario::with(Options::new(6, true))
    }

    /// Shaddam takes no card to the Throne Row before the first round.
    pub(super) fn settle_throne(&mut self) {
        self.game.stack.pop();
        self.run();
    }

    /// Contracts dealt before the first round go back to the box.
    pub(super) fn settle_contracts(&mut self) {
        for player in &mut self.game.players {
            for tile in player.dealt.take().into_iter().flatten() {
                self.game.boxed.add(tile.0);
            }
        }
        while matches!(self.game.stack.top(), Some(Step::IxContracts(_))) {
            self.game.stack.pop();
        }
        self.run();
    }

    /// A seat began with this contract made for Rise of Ix.
    pub fn ix_contract(mut self, seat: Seat, key: &str) -> Scenario {
        let tile = super::contract(key).0;
        assert!(self.game.boxed.remove(tile), "`{key}` is not in the box");
        self.player(seat).contracts.add(tile);
        self
    }

    /// A Commander stands on this step of the personal board.
    pub fn own_step(mut self, seat: Seat, step: u8) -> Scenario {
        self.player(seat).own = step;
        self
    }

    /// These cards lie in the Throne Row.
    pub fn throne(mut self, keys: &[&str]) -> Scenario {
        for key in keys {
            assert!(self.game.imperium.remove(card(key).0), "no copy of `{key}` is left");
            self.game.throne.add(card(key).0);
        }
        self
    }

    /// A seat has sent the piece with this number to a space; the third is the Swordmaster.
    pub fn piece(mut self, seat: Seat, piece: usize, space: Space) -> Scenario {
        self.player(seat).pieces[piece] = Some(space);
        self.player(seat).swordmaster_used |= piece == 2;
        self.agent(seat, space)
    }

    /// What troops were given to Commanders is taken away again.
    pub fn commander_without_troops(mut self) -> Scenario {
        for seat in crate::state::team::COMMANDERS {
            let player = self.player(seat);
            (player.supply, player.garrison, player.deployed) = (0, 0, 0);
        }
        self
    }

    /// A seat has taken its Reveal turn.
    pub fn revealed(mut self, seat: Seat) -> Scenario {
        self.game.reveals += 1;
        self.player(seat).reveal_number = self.game.reveals;
        self
    }

    /// The endgame begins.
    pub fn endgame(mut self) -> Scenario {
        let seats: Vec<Seat> = self.game.order().collect();
        for (number, seat) in seats.into_iter().enumerate() {
            self.player(seat).reveal_number = number as u8 + 1;
        }
        self.game.round = self.game.last_round();
        let mut scene = self.stack(&[recall::Step::Recall.into()]);
        scene.run();
        scene
    }
}
