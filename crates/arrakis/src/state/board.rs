//! What stands where: questions about areas.

use crate::board::{ATOMICS, Area, AreaSet, DESERTS, MOUNTAINS, PLATEAUS};
use crate::piece::{Legion, Marker, Power, Side};
use crate::state::Arrakis;

impl Arrakis {
    /// The figures of a side in an area; nobody when the other side stands there.
    #[inline]
    pub fn legion(&self, area: Area) -> &Legion {
        &self.legions[area.index()]
    }

    /// Who stands in an area.
    #[inline]
    pub fn holder(&self, area: Area) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.held[side.index()].has(area))
    }

    /// Sandworms and the Wild Maker.
    #[inline]
    pub fn all_worms(&self) -> AreaSet {
        self.worms | self.wild_maker.map_or(AreaSet::NONE, AreaSet::one)
    }

    /// Settlements of a side.
    #[inline]
    pub fn settlements_of(&self, side: Side) -> AreaSet {
        match side {
            Side::Atreides => self.sietch_areas,
            Side::Harkonnen => self.settlements,
        }
    }

    /// Areas free for a side (WA-TERM-12, WA-TERM-13).
    #[inline]
    pub fn free(&self, side: Side) -> AreaSet {
        let enemy = side.enemy();
        !(self.held[enemy.index()] | self.settlements_of(enemy) | self.all_worms())
    }

    /// Areas with nothing in them at all (WA-TERM-14).
    #[inline]
    pub fn empty(&self) -> AreaSet {
        !(self.held[0]
            | self.held[1]
            | self.sietch_areas
            | self.settlements
            | self.all_worms()
            | self.wormsigns
            | self.harvesters
            | self.stations)
    }

    /// The deserts, with what the atomics made of the map (WA-ATOMIC-06).
    #[inline]
    pub fn deserts(&self) -> AreaSet {
        match self.detonated {
            None => DESERTS,
            Some(at) => DESERTS | AreaSet::one(at),
        }
    }

    /// The mountains, with what the atomics made of the map.
    #[inline]
    pub fn mountains(&self) -> AreaSet {
        MOUNTAINS - self.deserts()
    }

    /// Areas where a storm can strike (WA-STORM-01, WA-ATOMIC-07).
    pub fn stormy(&self) -> AreaSet {
        let exposed = ATOMICS.iter().find(|(place, _)| self.detonated == Some(*place));
        let exposed = exposed.map_or(AreaSet::NONE, |&(_, plateaus)| plateaus);
        !(self.mountains() | (crate::board::STORM_SAFE - exposed))
    }

    /// Plateaus.
    pub fn plateaus(&self) -> AreaSet {
        PLATEAUS
    }

    /// The stacking limit (WA-STACK-01, WA-BAN-08).
    #[inline]
    pub fn limit(&self, side: Side) -> u8 {
        if side == Side::Harkonnen && self.banned(Power::Choam) { 5 } else { 6 }
    }

    /// Is this ban active?
    #[inline]
    pub fn banned(&self, power: Power) -> bool {
        self.bans & power.bit() != 0
    }

    /// The sietch in an area.
    pub fn sietch_at(&self, area: Area) -> Option<usize> {
        self.sietches.iter().position(|sietch| sietch.stands && sietch.area == area)
    }

    /// Areas where something lies face down for Harkonnen.
    pub fn hidden(&self) -> AreaSet {
        let sietches = self.sietches.iter().filter(|sietch| sietch.stands && !sietch.seen);
        let hidden = sietches.fold(AreaSet::NONE, |all, sietch| all | AreaSet::one(sietch.area));
        hidden | self.with_tokens(Side::Atreides)
    }

    /// Areas where a side has deployment tokens.
    pub fn with_tokens(&self, side: Side) -> AreaSet {
        self.areas_where(side, |legion| !legion.tokens.is_empty())
    }

    /// Has a side any deployment token on the board?
    #[inline]
    pub fn any_tokens(&self, side: Side) -> bool {
        self.held[side.index()].iter().any(|area| !self.legion(area).tokens.is_empty())
    }

    /// Areas of a side whose legion is like this.
    #[inline]
    pub fn areas_where(&self, side: Side, like: impl Fn(&Legion) -> bool) -> AreaSet {
        self.held[side.index()]
            .iter()
            .filter(|&area| like(self.legion(area)))
            .fold(AreaSet::NONE, |all, area| all | AreaSet::one(area))
    }

    /// The rank of the defender's settlement in an area.
    pub fn rank(&self, area: Area, side: Side) -> u8 {
        match side {
            Side::Atreides => self.sietch_at(area).map_or(0, |at| self.sietches[at].rank),
            Side::Harkonnen if self.settlements.has(area) => match area.info().mark {
                crate::board::Mark::Settlement(rank) => rank,
                _ => 0,
            },
            Side::Harkonnen => 0,
        }
    }

    /// A marker's position.
    #[inline]
    pub fn marker(&self, marker: Marker) -> u8 {
        self.markers[marker as usize]
    }
}
