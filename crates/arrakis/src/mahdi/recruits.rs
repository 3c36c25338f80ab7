//! Where the automaton's units and leaders come onto the board (WA-SOLO-DEPLOY-…, WA-SOLO-HOUSE-…).

use table::rule_id;

use super::reason::Ladder;
use super::ways::Ways;
use super::{Mind, Rank};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::content::content;
use crate::piece::{Figure, Side, Unit};
use crate::state::Arrakis;

const LEADER: u32 = 30;
const WHO: u32 = 26;
const STRONG: u32 = 8;
/// Where to deploy: with the strongest legion, then near the target; the leader after the units.
pub(super) const DEPLOY: Ladder = &[
    (31, rule_id!("WA-SOLO-DEPLOY-05")),
    (LEADER, rule_id!("WA-SOLO-DEPLOY-01")),
    (WHO, rule_id!("WA-SOLO-DEPLOY-02")),
    (STRONG, rule_id!("WA-SOLO-DEPLOY-03")),
    (0, rule_id!("WA-SOLO-DEPLOY-04")),
];

const NEAR: u32 = 16;
const IDLE: u32 = 12;
/// Which legion receives units: near a sietch, able to attack one, near the target.
pub(super) const HOUSE: Ladder = &[
    (NEAR, rule_id!("WA-SOLO-HOUSE-02")),
    (IDLE, rule_id!("WA-SOLO-HOUSE-03")),
    (0, rule_id!("WA-SOLO-HOUSE-04")),
];

impl<'a> Mind<'a> {
    /// What it takes to say where units come.
    pub(super) fn recruiting(state: &'a Arrakis) -> Mind<'a> {
        let aim = state.target_area();
        let way = Ways::to(state, AreaSet::one(aim));
        Mind { state, aim, way, near: Ways::to(state, state.sietch_areas), best: Rank::Never }
    }
}

impl Mind<'_> {
    /// Units on their way to a sietch (WA-SOLO-HOUSE-02..04, WA-AMB-82).
    pub(super) fn legion_rank(&self, area: Area) -> Rank {
        let idle = u32::from(self.idle(area));
        Rank::By(self.near.far(area) << NEAR | idle << IDLE | self.way.far(area))
    }

    /// Where the strongest legion is, then near the target, never above the limit; leaders with the units,
    /// Rabban and Feyd first (WA-SOLO-DEPLOY-01..05).
    pub(super) fn deploy_rank(&self, figure: Figure, area: Area) -> Rank {
        let strong = self.state.defence(area).weakness();
        let place = strong << STRONG | self.way.far(area);
        match figure {
            Figure::Unit(_) if self.room(area) == 0 => Rank::Never,
            Figure::Unit(_) => Rank::By(place),
            leader => Rank::By(1 << LEADER | who(leader) << WHO | place),
        }
    }
}

/// Named leaders before generic ones, Rabban and Feyd before the others (WA-SOLO-DEPLOY-02).
fn who(figure: Figure) -> u32 {
    match figure {
        Figure::Named(leader) => u32::from(!content().leader(leader).mahdi_first),
        _ => 2,
    }
}

/// Figures from the supply before those from the board.
pub(super) fn figure_rank(action: Action) -> Rank {
    match action {
        Action::Supply(figure) => Rank::By(who(figure)),
        Action::Lift(Figure::Named(_), _) => Rank::By(3),
        Action::Lift(..) => Rank::By(4),
        _ => Rank::Last,
    }
}

impl Arrakis {
    /// This unit, a greater one, or a lower one (WA-SOLO-DEPLOY-06).
    pub(crate) fn any_unit(&self, unit: Unit) -> Option<Unit> {
        let have = |one: &Unit| self.supply(Side::Harkonnen, *one) > 0;
        let greater = Unit::ALL.into_iter().filter(|&one| one >= unit).find(have);
        greater.or_else(|| Unit::ALL.into_iter().rev().find(have))
    }

    /// Is this side played by the automaton?
    pub(crate) fn automaton(&self, side: Side) -> bool {
        self.rules.solo && side == Side::Harkonnen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::map::{ARSUNT, CARTHAG};
    use crate::piece::Leader;
    use crate::scenario::{Scenario, area};
    use table::Game;

    #[test]
    fn named_leaders_come_before_others_and_the_supply_before_the_board() {
        let of = |leader| Figure::Named(leader);
        let order = [
            Action::Supply(of(Leader::BeastRabban)),
            Action::Supply(of(Leader::BaronHarkonnen)),
            Action::Supply(Figure::Generic),
            Action::Lift(of(Leader::BeastRabban), ARSUNT),
            Action::Lift(Figure::Generic, ARSUNT),
            Action::Pass,
        ];
        assert!(order.map(figure_rank).is_sorted_by(|one, next| one < next));
        assert_eq!(figure_rank(order[0]), figure_rank(Action::Supply(of(Leader::FeydRautha))));
        assert_eq!(figure_rank(order[2]), figure_rank(Action::Supply(Figure::Unit(Unit::Elite))));
    }

    /// Every priority has bits of its own, from where its ladder says.
    #[test]
    fn the_lists_of_recruits_are_told_apart_by_their_bits() {
        let beside = area("csw-desert-1");
        let table = Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| game.solo.target = 7);
        let table = table.legion(Side::Harkonnen, beside, [2, 0, 0], 0).legion(
            Side::Harkonnen,
            CARTHAG,
            [1, 1, 0],
            1,
        );
        let mind = Mind::recruiting(&table.game);
        for (at, idle) in [(beside, 0), (CARTHAG, 1)] {
            let rank = mind.legion_rank(at).key();
            assert_eq!(rank >> NEAR, mind.near.far(at));
            assert_eq!(rank >> IDLE & 0xF, idle, "only beside a sietch a legion can attack one");
            assert_eq!(rank & 0xFFF, mind.way.far(at));
            let unit = mind.deploy_rank(Figure::Unit(Unit::Regular), at).key();
            assert_eq!(unit >> STRONG, table.game.defence(at).weakness());
            assert_eq!(unit & 0xFF, mind.way.far(at));
            let generic = mind.deploy_rank(Figure::Generic, at).key();
            assert_eq!((generic >> LEADER, generic >> WHO & 0xF), (1, who(Figure::Generic)));
            assert_eq!(generic & ((1 << WHO) - 1), unit, "then where units go");
        }
    }

    #[test]
    fn a_greater_unit_stands_in_before_a_lower_one() {
        let any = |units: [u8; 3], unit| {
            let table =
                Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| game.units[1] = units);
            table.game.any_unit(unit)
        };
        assert_eq!(any([1, 1, 1], Unit::Elite), Some(Unit::Elite));
        assert_eq!(any([1, 0, 1], Unit::Elite), Some(Unit::Special));
        assert_eq!(any([1, 0, 0], Unit::Elite), Some(Unit::Regular));
        assert_eq!(any([1, 1, 0], Unit::Special), Some(Unit::Elite), "the greatest of the lower ones");
        assert_eq!(any([0, 0, 1], Unit::Regular), Some(Unit::Special));
        assert_eq!(any([0, 0, 0], Unit::Regular), None);
    }
}
