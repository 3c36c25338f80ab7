//! Where the automaton's legions march (WA-SOLO-MOVE-01..14).

use table::{RuleId, rule_id};

use super::attack::below_highest;
use super::reason::Ladder;
use super::strength::strength;
use super::ways::Ways;
use super::{Mind, Rank, rank_weakest};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::effect::It;
use crate::effect::Which;
use crate::piece::{Figure, Side};
use crate::state::Arrakis;

const FIRST: u32 = 16;
/// Which legion goes: the nearest, then the strongest.
pub(super) const MOVER: Ladder = &[
    (31, rule_id!("WA-SOLO-MOVE-03")),
    (FIRST, rule_id!("WA-SOLO-MOVE-01")),
    (0, rule_id!("WA-SOLO-MOVE-02")),
];

const ALONE: u32 = 24;
const STEPS: u32 = 16;
const GROUND: u32 = 8;
const LEFT_OUT: u32 = 0xFF;
/// Where it goes, among the shortest ways.
pub(super) const END: Ladder = &[
    (31, rule_id!("WA-SOLO-MOVE-01")),
    (ALONE, rule_id!("WA-SOLO-MOVE-07")),
    (STEPS, rule_id!("WA-SOLO-MOVE-08")),
    (GROUND, rule_id!("WA-SOLO-MOVE-09")),
    (0, rule_id!("WA-SOLO-MOVE-07")),
];

/// The kinds of ground, best first (WA-SOLO-MOVE-09..11).
pub(super) fn ground_rule(rank: Rank) -> RuleId {
    let Rank::By(rank) = rank else { return rule_id!("WA-SOLO-MOVE-11") };
    match rank >> GROUND & 0xFF {
        0 => rule_id!("WA-SOLO-MOVE-09"),
        1 => rule_id!("WA-SOLO-MOVE-10"),
        _ => rule_id!("WA-SOLO-MOVE-11"),
    }
}

const RANKS: u32 = 0;
/// Which sietch stands in for a target too strong.
pub(super) const AIM: Ladder = &[
    (31, rule_id!("WA-SOLO-MOVE-04")),
    (8, rule_id!("WA-SOLO-MOVE-05")),
    (RANKS, rule_id!("WA-SOLO-MOVE-06")),
];

impl Arrakis {
    /// The area of the target sietch.
    pub(crate) fn target_area(&self) -> Area {
        self.sietches[self.solo.target as usize].area
    }

    /// Sietches that can stand in for the target: those some legion is strong enough for (WA-SOLO-MOVE-04).
    pub(crate) fn temporary_targets(&self) -> AreaSet {
        let open = self.sietch_areas.iter().filter(|&sietch| self.some_stronger(sietch));
        open.fold(AreaSet::NONE, |all, sietch| all | AreaSet::one(sietch))
    }

    /// The nearest to the target, then the highest rank (WA-SOLO-MOVE-05, WA-SOLO-MOVE-06).
    pub(super) fn aim_rank(&self, from_target: &Ways, sietch: Area) -> Rank {
        let rank = self.sietch_at(sietch).map_or(0, |at| self.sietches[at].rank);
        Rank::By(from_target.far(sietch) << 8 | below_highest(rank) << RANKS)
    }

    /// The sietch legions move towards: fixed for the turn, or the one that would be (WA-SOLO-MOVE-04).
    pub(crate) fn aim(&self) -> Area {
        if let Some(sietch) = self.solo.aim.map(|at| &self.sietches[at as usize])
            && sietch.stands
        {
            return sietch.area;
        }
        let target = self.target_area();
        if self.some_stronger(target) {
            return target;
        }
        let ways = Ways::to(self, AreaSet::one(target));
        let open = self.temporary_targets();
        open.iter().min_by_key(|&sietch| self.aim_rank(&ways, sietch)).unwrap_or(target)
    }

    /// Would any of these legions march by the automaton's lists?
    pub(crate) fn may_march(&self, which: Which, it: It) -> bool {
        let mind = Mind::marching(self);
        self.usable(Side::Harkonnen, which, it).iter().any(|from| mind.mover_rank(from) != Rank::Never)
    }
}

impl<'a> Mind<'a> {
    /// What it takes to march.
    pub(super) fn marching(state: &'a Arrakis) -> Mind<'a> {
        let aim = state.aim();
        Mind { state, aim, way: Ways::to(state, AreaSet::one(aim)), near: Ways::NONE, best: Rank::Never }
    }

    /// What it takes to choose the end of a march from an area.
    pub(super) fn leaving(state: &'a Arrakis, from: Area) -> Mind<'a> {
        let mut mind = Mind::marching(state);
        mind.best = mind.best_end(from);
        mind
    }

    /// What it takes to choose where a legion is carried from an area.
    pub(super) fn carrying(state: &'a Arrakis, from: Area) -> Mind<'a> {
        let mut mind = Mind::marching(state);
        let friends = state.held[Side::Harkonnen.index()];
        mind.best = Rank::best(friends.iter().map(|to| mind.carry_end(from, to)));
        mind
    }
}

impl Mind<'_> {
    /// Nearest first, then strongest; only who can win goes (WA-SOLO-MOVE-01..03).
    pub(super) fn mover_rank(&self, from: Area) -> Rank {
        let strong = strength(&self.state.unmoved(from));
        match self.way.from(from) {
            Some(here) if strong > self.state.defence(self.aim) && self.best_end(from) != Rank::Never => {
                Rank::By(u32::from(here) << FIRST | strong.weakness())
            }
            _ => Rank::Never,
        }
    }

    fn best_end(&self, from: Area) -> Rank {
        let ends = self.state.destinations(Side::Harkonnen, from, 1);
        Rank::best(ends.iter().map(|to| self.end_rank(from, to)))
    }

    pub(super) fn room(&self, area: Area) -> u8 {
        self.state.limit(Side::Harkonnen).saturating_sub(self.state.legion(area).size())
    }

    /// The ends of a path in order of preference.
    pub(super) fn end_rank(&self, from: Area, to: Area) -> Rank {
        let state = self.state;
        let friends = state.held[Side::Harkonnen.index()].has(to);
        if self.room(to) == 0 {
            return Rank::Never;
        }
        let (Some(here), Some(there)) = (self.way.from(from), self.way.from(to)) else { return Rank::Never };
        let near = from.touch().has(to);
        if here <= 1 {
            // WA-SOLO-MOVE-14: who stands beside the sietch only joins a neighbour, nearest and strongest.
            let joins = near && there <= here && state.defence(to) >= state.defence(from);
            let key = u32::from(there) << ALONE | state.defence(to).weakness() << GROUND | self.left_out(to);
            return if joins { Rank::By(key) } else { Rank::Never };
        }
        // A shortest way: on foot one step nearer, by air at least two.
        if there + if near { 1 } else { 2 } > here {
            return Rank::Never;
        }
        self.end_key(friends, there, to)
    }

    fn end_key(&self, friends: bool, there: u8, to: Area) -> Rank {
        let state = self.state;
        let ground = if state.mountains().has(to) {
            0
        } else if !state.deserts().has(to) {
            1
        } else {
            2 + u32::from(state.wormsigns.has(to))
        };
        // Of equal friends those who can take in more.
        let left_out = if friends { self.left_out(to) } else { 0 };
        Rank::By(u32::from(!friends) << ALONE | u32::from(there) << STEPS | ground << GROUND | left_out)
    }

    /// How many of the moving part find no room there.
    fn left_out(&self, to: Area) -> u32 {
        u32::from(self.state.part.size().saturating_sub(self.room(to)))
    }

    /// All go, or as many as fit: the weakest stay (WA-SOLO-MOVE-07).
    pub(super) fn march_rank(&self, action: Action, end: impl Fn(Area) -> Rank) -> Rank {
        let crowded = self.best.has(LEFT_OUT);
        match action {
            Action::To(to) if !crowded => end(to),
            Action::Leave(Figure::Generic | Figure::Named(_)) => Rank::Never,
            Action::Leave(figure) if crowded => rank_weakest(figure),
            _ => Rank::Never,
        }
    }

    /// A legion carried from a settlement straight to another legion: the lists of movement hold
    /// (WA-SOLO-MENTAT-03).
    pub(super) fn carried_rank(&self, from: Area) -> Rank {
        let strong = self.state.defence(from);
        let friends = self.state.held[Side::Harkonnen.index()];
        let goes = || friends.iter().any(|to| self.carry_end(from, to) != Rank::Never);
        match self.way.from(from) {
            Some(here) if strong > self.state.defence(self.aim) && goes() => {
                Rank::By(u32::from(here) << FIRST | strong.weakness())
            }
            _ => Rank::Never,
        }
    }

    pub(super) fn carry_end(&self, from: Area, to: Area) -> Rank {
        match self.way.from(to) {
            Some(there) if self.way.far(to) < self.way.far(from) && self.room(to) > 0 => {
                self.end_key(true, there, to)
            }
            _ => Rank::Never,
        }
    }
}

impl Arrakis {
    /// Can a legion be carried anywhere by the automaton's lists?
    pub(super) fn may_carry(&self) -> bool {
        let mind = Mind::marching(self);
        let garrisons = self.held[Side::Harkonnen.index()] & self.settlements;
        garrisons.iter().any(|from| mind.carried_rank(from) != Rank::Never)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::map::{CARTHAG, GARA_KULON, WINDGAP};
    use crate::piece::{Aloft, Legion};
    use crate::scenario::{Scenario, area};
    use table::Game;

    fn solo() -> Scenario {
        Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| game.solo.target = 7)
    }

    /// Every priority has bits of its own, from where its ladder says.
    #[test]
    fn the_lists_of_movement_are_told_apart_by_their_bits() {
        let friend = area("nw-mtn-1");
        let table = solo()
            .legion(Side::Harkonnen, CARTHAG, [2, 1, 0], 1)
            .legion(Side::Harkonnen, friend, [4, 0, 0], 0)
            .edit(|game| {
                game.part = Legion { units: [3, 0, 0], ..Legion::NONE };
                game.wormsigns.add(area("nw-desert-4"));
            });
        let mind = Mind::marching(&table.game);
        let mover = mind.mover_rank(CARTHAG).key();
        assert_eq!(mover >> FIRST, mind.way.far(CARTHAG));
        assert_eq!(mover & 0xFFFF, table.game.defence(CARTHAG).weakness());
        assert_eq!(mind.carried_rank(CARTHAG).key(), mover, "carried by the same list");
        let fields = |rank: Rank| {
            let key = rank.key();
            (key >> ALONE, key >> STEPS & 0xFF, key >> GROUND & 0xFF, key & LEFT_OUT)
        };
        assert_eq!(fields(mind.end_key(true, 9, friend)), (0, 9, 0, 1), "four and three are one too many");
        assert_eq!(fields(mind.end_key(false, 9, friend)), (1, 9, 0, 0), "who goes alone leaves nobody out");
        assert_eq!(fields(mind.end_key(false, 7, area("se-plateau-1"))), (1, 7, 1, 0));
        assert_eq!(fields(mind.end_key(false, 5, area("nw-desert-5"))), (1, 5, 2, 0));
        assert_eq!(fields(mind.end_key(false, 5, area("nw-desert-4"))), (1, 5, 3, 0), "wormsign last of all");
        assert_eq!(ground_rule(mind.end_key(false, 5, friend)).as_str(), "WA-SOLO-MOVE-09");
        assert_eq!(ground_rule(mind.end_key(false, 5, area("se-plateau-1"))).as_str(), "WA-SOLO-MOVE-10");
        assert_eq!(ground_rule(mind.end_key(false, 5, area("nw-desert-5"))).as_str(), "WA-SOLO-MOVE-11");
        assert_eq!(ground_rule(mind.end_key(false, 5, area("nw-desert-4"))).as_str(), "WA-SOLO-MOVE-11");
    }

    #[test]
    fn a_stand_in_is_near_first_and_of_high_rank_then() {
        for (rank, low) in [(1, 2), (2, 1), (3, 0)] {
            let table = solo().edit(|game| game.sietches.iter_mut().for_each(|sietch| sietch.rank = rank));
            let ways = Ways::to(&table.game, AreaSet::one(WINDGAP));
            let key = table.game.aim_rank(&ways, GARA_KULON).key();
            assert_eq!((key >> 8, key & 0xFF), (ways.far(GARA_KULON), low));
        }
    }

    #[test]
    fn the_target_is_the_aim_while_some_legion_is_strong_enough() {
        let guarded = |units| {
            let table = solo().legion(Side::Atreides, WINDGAP, units, 0);
            table.legion(Side::Harkonnen, CARTHAG, [3, 0, 0], 0)
        };
        assert_eq!(guarded([2, 0, 0]).game.aim(), WINDGAP);
        assert_ne!(guarded([3, 0, 0]).game.aim(), WINDGAP);
        let settled = guarded([2, 0, 0]).edit(|game| game.solo.aim = Some(0));
        assert_eq!(settled.game.aim(), settled.game.sietches[0].area, "settled for the turn");
        let fallen = settled.edit(|game| {
            let area = game.sietches[0].area;
            game.sietch_areas.remove(area);
            game.sietches[0].stands = false;
        });
        assert_eq!(fallen.game.aim(), WINDGAP, "unless it has fallen");
    }

    #[test]
    fn beside_the_sietch_a_legion_only_joins_an_equal_or_stronger_neighbour() {
        let beside = area("csw-desert-1");
        let near = WINDGAP.touch();
        let next = (beside.touch() & near).iter().next().unwrap();
        let far = (beside.touch() - near - AreaSet::one(WINDGAP)).iter().next().unwrap();
        let end = |at: Area, units: [u8; 3], part: u8| {
            let table =
                solo().legion(Side::Harkonnen, beside, [2, 0, 0], 0).legion(Side::Harkonnen, at, units, 0);
            let table = table.edit(|game| game.part = Legion { units: [part, 0, 0], ..Legion::NONE });
            let weakness = table.game.defence(at).weakness();
            (Mind::marching(&table.game).end_rank(beside, at), weakness)
        };
        let (rank, weakness) = end(next, [2, 0, 0], 2);
        assert_eq!(rank, Rank::By(1 << ALONE | weakness << GROUND), "as strong is strong enough");
        let (rank, weakness) = end(next, [5, 0, 0], 2);
        assert_eq!(rank, Rank::By(1 << ALONE | weakness << GROUND | 1), "and one finds no room");
        assert_eq!(end(next, [1, 0, 0], 2).0, Rank::Never, "weaker");
        assert_eq!(end(next, [6, 0, 0], 2).0, Rank::Never, "no room");
        assert_eq!(end(far, [2, 0, 0], 2).0, Rank::Never, "further from the sietch");
        let alone = solo().legion(Side::Harkonnen, beside, [2, 0, 0], 0);
        assert_eq!(Mind::marching(&alone.game).end_rank(beside, next), Rank::Never, "nobody to join");
    }

    #[test]
    fn a_legion_that_is_cut_off_does_not_march_even_by_air() {
        let home = area("cne-mtn-1");
        let shut =
            home.touch().iter().fold(solo().legion(Side::Harkonnen, home, [6, 0, 0], 0), |table, next| {
                let table = table.edit(|game| game.settlements.remove(next));
                table.legion(Side::Atreides, next, [1, 0, 0], 0)
            });
        let shut = shut.edit(|game| game.air = [Aloft::Ornithopter; 8]);
        let mind = Mind::marching(&shut.game);
        assert_eq!((mind.way.from(home), mind.mover_rank(home)), (None, Rank::Never));
    }
}
