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
        Figure::Generic => 2,
        Figure::Unit(Unit::Regular) => 2,
        Figure::Unit(Unit::Elite) => 1,
        Figure::Unit(Unit::Special) => 0,
        Figure::Troop | Figure::Token(_) => 3,
    }
}

/// Figures from the supply before those from the board.
pub(super) fn figure_rank(action: Action) -> Rank {
    match action {
        Action::Supply(figure) => Rank::By(who(figure)),
        Action::Lift(Figure::Named(_), _) => Rank::By(4),
        Action::Lift(..) => Rank::By(5),
        _ => Rank::Last,
    }
}

impl Arrakis {
    /// This unit, a greater one, or a lower one (WA-SOLO-DEPLOY-06).
    pub(crate) fn any_unit(&self, unit: Unit) -> Option<Unit> {
        let have = |one: &Unit| self.supply(Side::Harkonnen, *one) > 0;
        let greater = Unit::ALL.into_iter().filter(|&one| one >= unit).find(have);
        greater.or_else(|| Unit::ALL.into_iter().rev().filter(|&one| one < unit).find(have))
    }

    /// Is this side played by the automaton?
    pub(crate) fn automaton(&self, side: Side) -> bool {
        self.rules.solo && side == Side::Harkonnen
    }
}
