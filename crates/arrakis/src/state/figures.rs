//! Figures between supply and board: the one place where they change hands.

use table::fault::{self, Fault};

use crate::board::Area;
use crate::piece::{Aloft, Figure, GENERIC, Leader, Legion, Side, UNITS, Unit, VEHICLES, Vehicle, WORMS};
use crate::state::{Arrakis, Place};

impl Arrakis {
    /// Where a leader stands on the board.
    #[inline]
    pub fn leader_area(&self, leader: Leader) -> Option<Area> {
        match self.leaders[leader as usize] {
            Place::On(area) => Some(area),
            _ => None,
        }
    }

    /// Where Paul stands, whichever he is (WA-NAMED-06).
    pub fn paul(&self) -> Option<Area> {
        self.leader_area(Leader::PaulAtreides).or(self.leader_area(Leader::PaulMuaddib))
    }

    /// Has the leader entered play and not left the game?
    pub fn in_play(&self, leader: Leader) -> bool {
        !matches!(self.leaders[leader as usize], Place::Waiting | Place::Gone)
    }

    /// Units in supply.
    #[inline]
    pub fn supply(&self, side: Side, unit: Unit) -> u8 {
        self.units[side.index()][unit as usize]
    }

    /// Sandworm figures in supply.
    #[inline]
    pub fn worm_supply(&self) -> usize {
        WORMS - self.worms.len()
    }

    /// Vehicles of a kind in supply.
    pub fn vehicle_supply(&self, vehicle: Vehicle) -> u8 {
        let placed = match vehicle {
            Vehicle::Harvester => self.harvesters.len(),
            _ => self.air.iter().filter(|aloft| aloft.vehicle() == Some(vehicle)).count(),
        };
        VEHICLES[vehicle as usize] - placed as u8
    }

    /// Wormsign tokens in supply.
    pub fn wormsign_supply(&self) -> usize {
        self.wormsign_faces.iter().map(|&n| n as usize).sum::<usize>() - self.wormsigns.len()
    }

    /// Air zones with an ornithopter, as bits.
    #[inline]
    pub fn ornithopters(&self) -> u8 {
        (0..8).filter(|&zone| self.air[zone] == Aloft::Ornithopter).fold(0, |bits, zone| bits | 1 << zone)
    }

    /// The full supplies of a new game.
    pub(crate) fn full_supply(&mut self) {
        self.units = UNITS;
        self.generic = GENERIC;
    }

    /// Keeps [`Arrakis::held`] true after a change in an area.
    #[inline]
    fn touch(&mut self, area: Area, side: Side) {
        if self.legions[area.index()].is_empty() {
            self.held[side.index()].remove(area);
        } else {
            self.held[side.index()].add(area);
        }
    }

    /// Takes a figure from the supply, from aside or from the drawn token and puts it in an area.
    pub fn put(&mut self, side: Side, figure: Figure, area: Area) {
        match figure {
            Figure::Unit(unit) => one_less(&mut self.units[side.index()][unit as usize], "a unit"),
            Figure::Generic => one_less(&mut self.generic[side.index()], "a generic leader"),
            Figure::Named(leader) => self.leaders[leader as usize] = Place::On(area),
            Figure::Troop => {
                one_less(&mut self.guild.troop_supply, "a Great House troop");
                one_less(&mut self.guild.rings[side.index()], "a ring");
            }
            Figure::Token(_) => {}
        }
        self.legions[area.index()].add(figure);
        self.touch(area, side);
    }

    /// Takes a figure from an area: units and generic leaders go to the supply, a named leader aside.
    pub fn take(&mut self, side: Side, figure: Figure, area: Area) {
        match figure {
            Figure::Unit(unit) => self.units[side.index()][unit as usize] += 1,
            Figure::Generic => self.generic[side.index()] += 1,
            Figure::Named(leader) => self.leaders[leader as usize] = Place::Aside,
            // WA-GUILD-TROOP-07
            Figure::Troop => {
                self.guild.troop_supply += 1;
                self.guild.rings[side.index()] += 1;
            }
            Figure::Token(_) => {}
        }
        self.legions[area.index()].remove(figure);
        for moved in self.moved.iter_mut().filter(|moved| moved.area == area) {
            if moved.part.count(figure) > self.legions[area.index()].count(figure) {
                moved.part.remove(figure);
            }
        }
        if let (Side::Harkonnen, Figure::Token(token)) = (side, figure) {
            self.guard_leaves(token, area);
        }
        self.touch(area, side);
    }

    /// Moves part of a legion.
    pub fn shift(&mut self, side: Side, from: Area, to: Area, part: &Legion) {
        self.legions[from.index()] = self.legions[from.index()].minus(part);
        self.legions[to.index()] = self.legions[to.index()].plus(part);
        for leader in Leader::of(side, part.named) {
            self.leaders[leader as usize] = Place::On(to);
        }
        if side == Side::Harkonnen {
            self.guards_move(from, to);
        }
        self.touch(from, side);
        self.touch(to, side);
    }
}

/// Takes one of these, of which there must be one.
#[inline]
pub(crate) fn one_less(count: &mut u8, what: &'static str) {
    match count.checked_sub(1) {
        Some(left) => *count = left,
        None => fault::raise(Fault::Missing(what)),
    }
}
