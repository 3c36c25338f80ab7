//! Where a scene begins: whose turn, which phase.

use table::Seat;

use super::Scenario;
use crate::phase::{combat, rival, round_start, turns};
use crate::state::Turn;

impl Scenario {
    /// The round, with its Conflict as set.
    pub fn round(mut self, round: u8) -> Scenario {
        self.game.round = round;
        self
    }

    /// It is this seat's turn.
    pub fn turn_of(mut self, seat: Seat) -> Scenario {
        self.game.cursor = (0..self.game.count).find(|&place| self.game.in_order(place) == seat).unwrap_or(0);
        self.game.turn = Turn::new(seat);
        self.game.pool.clear();
        self.player(seat).ix.turns += u8::from(self.game.table.ix);
        self.stack(&[turns::Step::Next.into(), turns::Step::Begin { seat }.into()])
    }

    /// This seat holds the first-player token.
    pub fn first(mut self, seat: Seat) -> Scenario {
        self.game.first = seat;
        self.turn_of(seat)
    }

    /// A Rival takes its turn.
    pub fn rival_turn(mut self, seat: Seat) -> Scenario {
        self.game.cursor = (0..self.game.count).find(|&place| self.game.in_order(place) == seat).unwrap_or(0);
        self.game.turn = Turn::new(seat);
        self.game.pool.clear();
        let mut scene = self.stack(&[turns::Step::Next.into(), rival::Step::Turn { seat }.into()]);
        scene.run();
        scene
    }

    /// Everybody has revealed, in turn order, and the Combat phase begins.
    pub fn combat(mut self) -> Scenario {
        let humans = self.game.humans;
        for (number, seat) in self.game.order().filter(|seat| seat.0 < humans).enumerate() {
            self.player(seat).reveal_number = number as u8 + 1;
        }
        let mut scene = self.stack(&[combat::Step::Begin.into()]);
        scene.run();
        scene
    }

    /// The Makers phase begins.
    pub fn makers(self) -> Scenario {
        let mut scene = self.stack(&[combat::Step::Aftermath { winner: None }.into()]);
        scene.run();
        scene
    }

    /// A new round begins.
    pub fn new_round(mut self) -> Scenario {
        if let Some(old) = self.game.conflict.take() {
            self.game.unseen |= 1 << old.0;
        }
        self.game.players.iter_mut().for_each(|player| player.ix.turns = 0);
        let mut scene = self.stack(&[round_start::Step::Begin.into()]);
        scene.run();
        scene
    }
}
