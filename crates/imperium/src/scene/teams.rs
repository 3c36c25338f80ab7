//! Scenes of six players.

use table::Seat;

use super::{Scene, card};
use crate::board::Space;
use crate::options::Options;
use crate::step::Step;

impl Scene {
    /// A table of six: Muad'Dib and Shaddam with the usual leaders as Allies.
    pub fn six() -> Scene {
        Scene::with(Options::new(6, true))
    }

    /// Shaddam takes no card to the Throne Row before the first round.
    pub(super) fn settle_throne(&mut self) {
        self.game.stack.pop();
        self.run();
    }

    /// A Commander stands on this step of the personal board.
    pub fn own_step(mut self, seat: Seat, step: u8) -> Scene {
        self.player(seat).own = step;
        self
    }

    /// These cards lie in the Throne Row.
    pub fn throne(mut self, keys: &[&str]) -> Scene {
        for key in keys {
            assert!(self.game.imperium.remove(card(key).0), "no copy of `{key}` is left");
            self.game.throne.add(card(key).0);
        }
        self
    }

    /// A seat has sent the piece with this number to a space; the third is the Swordmaster.
    pub fn piece(mut self, seat: Seat, piece: usize, space: Space) -> Scene {
        self.player(seat).pieces[piece] = space as u8;
        self.player(seat).swordmaster_used |= piece == 2;
        self.agent(seat, space)
    }

    /// What troops were given to Commanders is taken away again.
    pub fn commander_without_troops(mut self) -> Scene {
        for seat in [crate::team::MUADDIB, crate::team::SHADDAM] {
            let player = self.player(seat);
            (player.supply, player.garrison, player.deployed) = (0, 0, 0);
        }
        self
    }

    /// A seat has taken its Reveal turn.
    pub fn revealed(mut self, seat: Seat) -> Scene {
        self.game.reveals += 1;
        self.player(seat).reveal_number = self.game.reveals;
        self
    }

    /// The endgame begins.
    pub fn endgame(mut self) -> Scene {
        let seats: Vec<Seat> = self.game.order().collect();
        for (number, seat) in seats.into_iter().enumerate() {
            self.player(seat).reveal_number = number as u8 + 1;
        }
        self.game.round = self.game.last_round();
        let mut scene = self.stack(&[Step::Recall]);
        scene.run();
        scene
    }
}
