//! Figures between supply and board: the one place where they change hands.

use table::fault::less;
use table::fault::{self, Fault};

use crate::board::{Area, Zone};
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
        left(WORMS, self.worms.len(), "a sandworm")
    }

    /// Vehicles of a kind in supply.
    pub fn vehicle_supply(&self, vehicle: Vehicle) -> u8 {
        let placed = match vehicle {
            Vehicle::Harvester => self.harvesters.len(),
            _ => self.air.iter().filter(|aloft| aloft.vehicle() == Some(vehicle)).count(),
        };
        left(VEHICLES[vehicle as usize].into(), placed, "a vehicle") as u8
    }

    /// Wormsign tokens in supply.
    pub fn wormsign_supply(&self) -> usize {
        let unseen = self.wormsign_faces.iter().map(|&n| n as usize).sum();
        left(unseen, self.wormsigns.len(), "a wormsign token")
    }

    /// Air zones with an ornithopter, as bits.
    #[inline]
    pub fn ornithopters(&self) -> u8 {
        self.air_where(|aloft| aloft == Aloft::Ornithopter)
    }

    /// Something goes to an air zone, which must be free (WA-BOARD-04, WA-GUILD-FRIGATE-02).
    pub(crate) fn take_off(&mut self, what: Aloft, zone: Zone) {
        if self.air[zone.index()] != Aloft::Nothing {
            fault::raise(Fault::Full(1));
        }
        self.air[zone.index()] = what;
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
            Figure::Unit(unit) => less(&mut self.units[side.index()][unit as usize], 1, "a unit"),
            Figure::Generic => less(&mut self.generic[side.index()], 1, "a generic leader"),
            Figure::Named(leader) => self.leaders[leader as usize] = Place::On(area),
            Figure::Troop => {
                less(&mut self.guild.troop_supply, 1, "a Great House troop");
                less(&mut self.guild.rings[side.index()], 1, "a ring");
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

/// What is left in the box of so many, with this many of them on the board.
#[inline]
fn left(all: usize, out: usize, what: &'static str) -> usize {
    all.checked_sub(out).unwrap_or_else(|| {
        fault::raise(Fault::Missing(what));
        0
    })
}
