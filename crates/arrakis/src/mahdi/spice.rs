//! How the automaton spends spice (WA-SOLO-PHASE-04..08).

use table::{RuleId, rule_id};

use super::Rank;
use crate::action::Action;
use crate::phase::harvest::BOTTOM_ROW;
use crate::piece::Power;
use crate::state::Arrakis;

/// What it costs to keep a marker in its row, and to raise it (WA-HARVEST-03, WA-HARVEST-04).
const KEEP: u8 = 2;
const RAISE: u8 = 3;

impl Arrakis {
    /// The lowest markers first: each is kept, and raised if there is spice beyond keeping them all.
    ///
    /// Spice keeps markers *from falling*. One in the bottom row cannot fall (WA-HARVEST-06), so none is spent on
    /// keeping it: it is raised as soon as the surplus pays for that, and until then the next lowest has its turn.
    pub(super) fn spend_rank(&self, decided: u8, action: Action) -> Rank {
        let row = |power: Power| self.rows[power as usize];
        let falls = |power: &Power| row(*power) < BOTTOM_ROW;
        let open = Power::ALL.into_iter().filter(|power| decided & power.bit() == 0);
        let needed = KEEP * open.clone().filter(falls).count() as u8;
        let surplus = self.spice.saturating_sub(needed);
        let served = open.filter(|power| falls(power) || surplus >= RAISE);
        let lowest = served.clone().map(row).max().unwrap_or(0);
        let mut next = served.filter(|&power| row(power) == lowest);
        let equals = next.clone().count() as u8;
        let more = if lowest < BOTTOM_ROW { RAISE - KEEP } else { RAISE };
        let raises = surplus >= more && lowest > 0;
        // Whether markers in one row all get the same or not: only then is there anything to choose.
        let same = if self.spice < needed {
            self.spice / KEEP >= equals
        } else {
            !raises || surplus >= more * equals
        };
        let only = if same { next.next() } else { None };
        let first = |power: Power| row(power) == lowest && only.is_none_or(|only| only == power);
        match action {
            Action::Promote(power) if first(power) && raises => Rank::FIRST,
            Action::Keep(power) if first(power) && !raises => Rank::FIRST,
            // WA-SOLO-PHASE-06
            Action::Hoard => Rank::By(1),
            Action::Done => Rank::By(2),
            _ => Rank::Never,
        }
    }
}

/// The rule by which spice is spent so.
pub(super) fn spice_rule(action: Action) -> RuleId {
    match action {
        Action::Keep(_) => rule_id!("WA-SOLO-PHASE-04"),
        Action::Promote(_) => rule_id!("WA-SOLO-PHASE-05"),
        Action::Hoard => rule_id!("WA-SOLO-PHASE-06"),
        _ => rule_id!("WA-SOLO-PHASE-08"),
    }
}
