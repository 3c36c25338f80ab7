//! Scenes of Rise of Ix.

use table::chance::Fast;
use table::{Pair, Seat, Silent};

use super::Scenario;
use crate::board::{Faction, Space};
use crate::content::{Card, Leader, Tech};
use crate::options::Options;
use crate::phase::Step;
use crate::state::{DREADNOUGHTS, Imperium, IxBoard, STACKS, TROOPS};

/// The tech tile with this key, without its beginning.
pub fn tech(key: &str) -> Tech {
    Tech::find(&format!("tech-{key}")).unwrap_or_else(|| panic!("there is no tech tile `{key}`"))
}

impl Scenario {
    /// A table of Dune: Imperium with Rise of Ix.
    pub fn ix(players: u8) -> Scenario {
        Scenario::with(Options { ix: true, ..Options::base(players) })
    }

    /// A table of Dune: Imperium with Rise of Ix and a leader for a seat.
    pub fn ix_led_by(players: u8, seat: Seat, leader: Leader) -> Scenario {
        let mut options = Options { ix: true, ..Options::base(players) };
        options.leaders[seat.index()] = Some(leader);
        Scenario::with(options)
    }

    /// A table of Uprising with Rise of Ix.
    pub fn uprising_ix(players: u8) -> Scenario {
        Scenario::with(Options { ix: true, ..Options::new(players, false) })
    }

    /// A game as it stands.
    pub fn of(game: Imperium) -> Scenario {
        Scenario { game, chance: Fast::new(1), told: Vec::new() }
    }

    /// What was dealt before the first round goes back, and Rivals have what they begin with.
    pub(super) fn settle_ix(&mut self) {
        if !self.game.table.ix {
            return;
        }
        while let Some((_, cards)) = self.game.looked_at_intrigue() {
            cards.iter().for_each(|&card| self.game.intrigue.add(card));
            let keep = |step: Step| matches!(step, Step::IntrigueDeck(_));
            while self.game.stack.iter().any(keep) {
                self.game.stack.pop();
            }
        }
        for seat in (self.game.humans..self.game.count).map(Seat) {
            self.player(seat).ix.dreadnoughts.supply = DREADNOUGHTS;
        }
        let epic = self.game.ix.epic;
        self.game.ix = IxBoard { epic, ..IxBoard::default() };
        self.game.lay_out_tech(&mut Pair { chance: &mut self.chance, log: &mut Silent });
    }

    /// These tech tiles lie face up, the topmost stack first.
    pub fn tech(mut self, keys: [&str; STACKS]) -> Scenario {
        for stack in &mut self.game.ix.stacks {
            if let Some(tile) = stack.top.take() {
                self.game.ix.face_down.add(tile);
            }
        }
        for (at, key) in keys.into_iter().enumerate() {
            assert!(self.game.ix.face_down.has(tech(key)), "`{key}` is not in the stacks");
            self.game.ix.face_down.remove(tech(key));
            self.game.ix.stacks[at].top = Some(tech(key));
        }
        self
    }

    /// A seat owns these tech tiles, taken from below the stacks.
    pub fn tiles(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        for key in keys {
            let tile = tech(key);
            let at = self.game.ix.stacks.iter().position(|stack| stack.top == Some(tile));
            if let Some(at) = at {
                self.game.reveal_tech(at, &mut Pair { chance: &mut self.chance, log: &mut Silent });
            } else {
                self.game.ix.face_down.remove(tile);
                let stack = self.game.ix.stacks.iter_mut().max_by_key(|stack| stack.left);
                stack.into_iter().for_each(|stack| stack.left -= 1);
            }
            self.player(seat).ix.tiles.add(tile);
        }
        self
    }

    /// A stack has no tile below the one that lies face up; those taken away are out of the game.
    pub fn last_of_stack(mut self, at: usize) -> Scenario {
        let left = std::mem::take(&mut self.game.ix.stacks[at].left);
        for tile in self.game.ix.face_down.iter().take(left.into()).collect::<Vec<_>>() {
            self.game.ix.face_down.remove(tile);
            self.game.ix.scrapped.add(tile);
        }
        self
    }

    /// A seat has so many dreadnoughts in the garrison and in the Conflict; the rest are in the supply.
    pub fn dreadnoughts(mut self, seat: Seat, garrison: u8, deployed: u8) -> Scenario {
        let flags = self.game.ix.flags.iter().filter(|flag| **flag == Some(seat)).count() as u8;
        let ships = &mut self.player(seat).ix.dreadnoughts;
        (ships.garrison, ships.deployed) = (garrison, deployed);
        ships.supply = DREADNOUGHTS - garrison - deployed - flags;
        self
    }

    /// A dreadnought of a seat controls a location since the last round.
    pub fn flag(mut self, seat: Seat, space: Space) -> Scenario {
        let at = self.game.table.location(space).unwrap_or_else(|| panic!("{space:?} has no flag"));
        self.game.ix.flags[at] = Some(seat);
        self.player(seat).ix.dreadnoughts.supply -= 1;
        self
    }

    /// The freighter of a seat stands on this space of the shipping track.
    pub fn freighter(mut self, seat: Seat, space: u8) -> Scenario {
        self.player(seat).ix.freighter = space;
        self
    }

    /// A seat has so many negotiators on the Ix board.
    pub fn negotiators(mut self, seat: Seat, negotiators: u8) -> Scenario {
        let player = self.player(seat);
        player.ix.negotiators = negotiators;
        player.supply = TROOPS - player.garrison - player.deployed - negotiators;
        self
    }

    /// Snooper tokens of a seat that were reached, in any order.
    pub fn snooped(mut self, seat: Seat, factions: &[Faction]) -> Scenario {
        for faction in factions {
            self.player(seat).ix.snoopers &= !(faction.bit() as u8);
            self.player(seat).ix.snooped += 1;
        }
        self
    }

    /// A seat has set a card aside for the second turn, and taken so many turns.
    pub fn ahead(mut self, seat: Seat, key: &str, turns: u8) -> Scenario {
        let card = Card(self.take(seat, key));
        self.player(seat).ix.ahead = Some(card);
        self.player(seat).ix.turns = turns;
        self
    }
}
