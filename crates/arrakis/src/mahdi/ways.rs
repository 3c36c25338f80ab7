//! How far everything is from where the automaton wants to be.

use std::num::NonZeroU8;

use crate::board::{Area, AreaSet, COUNT};
use crate::piece::Side;
use crate::state::Arrakis;

/// Steps to a place over free areas, whatever the borders (WA-SOLO-MOVE-12, WA-AMB-85). An area that is not
/// free is a step beyond its nearest free neighbour, and no way leads through it. Kept is one more than the steps.
#[derive(Clone, Copy)]
pub(super) struct Ways([Option<NonZeroU8>; COUNT]);

impl Ways {
    /// Nothing known.
    pub const NONE: Ways = Ways([None; COUNT]);

    /// The ways to the nearest of some places.
    pub fn to(state: &Arrakis, goals: AreaSet) -> Ways {
        let free = state.free(Side::Harkonnen);
        let mut way = [None; COUNT];
        let (mut edge, mut seen, mut steps) = (goals, goals, NonZeroU8::MIN);
        while !edge.is_empty() {
            edge.iter().for_each(|area| way[area.index()] = Some(steps));
            let on = if steps == NonZeroU8::MIN { edge } else { edge & free };
            edge = on.touch() - seen;
            seen |= edge;
            // No way is as long as the map has areas.
            let Some(next) = steps.checked_add(1) else { break };
            steps = next;
        }
        Ways(way)
    }

    /// Steps from an area; none if no way leads there.
    #[inline]
    pub fn from(&self, area: Area) -> Option<u8> {
        self.0[area.index()].map(|counted| counted.get() - 1)
    }

    /// How far an area is, to be compared: where no way leads is farther than anything.
    #[inline]
    pub fn far(&self, area: Area) -> u32 {
        self.from(area).map_or(COUNT as u32, u32::from)
    }
}
