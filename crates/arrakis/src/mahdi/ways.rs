//! How far everything is from where the automaton wants to be.

use crate::board::{Area, AreaSet, COUNT};
use crate::piece::Side;
use crate::state::Arrakis;

/// No way there.
pub(super) const FAR: u8 = u8::MAX;

/// Steps to a place over free areas, whatever the borders (WA-SOLO-MOVE-12, WA-AMB-85). An area that is not
/// free is a step beyond its nearest free neighbour, and no way leads through it.
#[derive(Clone, Copy)]
pub(super) struct Ways([u8; COUNT]);

impl Ways {
    /// Nothing known.
    pub const NONE: Ways = Ways([FAR; COUNT]);

    /// The ways to the nearest of some places.
    pub fn to(state: &Arrakis, goals: AreaSet) -> Ways {
        let free = state.free(Side::Harkonnen);
        let mut way = [FAR; COUNT];
        let (mut edge, mut seen, mut steps) = (goals, goals, 0);
        while !edge.is_empty() {
            edge.iter().for_each(|area| way[area.index()] = steps);
            let on = if steps == 0 { edge } else { edge & free };
            edge = on.touch() - seen;
            seen |= edge;
            steps += 1;
        }
        Ways(way)
    }

    /// Steps from an area.
    #[inline]
    pub fn from(&self, area: Area) -> u8 {
        self.0[area.index()]
    }
}
