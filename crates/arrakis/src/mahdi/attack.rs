//! Whom the automaton attacks (WA-SOLO-ATTACK-01..11).

use table::fault::less;
use table::{RuleId, rule_id};

use super::reason::Ladder;
use super::{Mind, Rank};
use crate::board::Area;
use crate::piece::Side;
use crate::state::Arrakis;

/// A legion in the open is attacked only if no sietch can be.
const IN_THE_OPEN: u32 = 1 << 30;
const RANK: u32 = 26;
const MARGIN: u32 = 6;
const FLIES: u32 = 2;
const OTHER: u32 = 1;
/// The highest rank of a sietch.
const HIGHEST_RANK: u8 = 3;
const WEAK: u32 = 6;
const NAMELESS: u32 = 5;

/// What decides between attacks on sietches.
pub(super) const SIETCH: Ladder = &[
    (31, rule_id!("WA-SOLO-ATTACK-02")),
    (30, rule_id!("WA-SOLO-ATTACK-01")),
    (RANK, rule_id!("WA-SOLO-ATTACK-04")),
    (MARGIN, rule_id!("WA-SOLO-ATTACK-05")),
    (FLIES, rule_id!("WA-SOLO-ATTACK-06")),
    (OTHER, rule_id!("WA-SOLO-ATTACK-07")),
];

/// What decides between attacks on legions in the open.
pub(super) const LEGION: Ladder = &[
    (31, rule_id!("WA-SOLO-ATTACK-08")),
    (WEAK, rule_id!("WA-SOLO-ATTACK-10")),
    (NAMELESS, rule_id!("WA-SOLO-ATTACK-11")),
];

/// The list an attack of this rank was found on, and the rule that sends for it.
pub(super) fn ladder(rank: Rank) -> (Ladder, RuleId) {
    if rank < Rank::By(IN_THE_OPEN) {
        (SIETCH, rule_id!("WA-SOLO-ATTACK-01"))
    } else {
        (LEGION, rule_id!("WA-SOLO-ATTACK-08"))
    }
}

/// How far a sietch's rank is below the highest, as a key.
pub(super) fn below_highest(rank: u8) -> u32 {
    let mut below = HIGHEST_RANK;
    less(&mut below, rank, "a sietch of this rank");
    below.into()
}

impl Arrakis {
    /// How good an attack is; never without greater strength.
    pub(super) fn attack_rank(&self, from: Area, to: Area) -> Rank {
        let (ours, theirs) = (self.defence(from), self.defence(to));
        if ours <= theirs {
            return Rank::Never;
        }
        let flies = !from.touch().has(to);
        if let Some(at) = self.sietch_at(to) {
            let rank = below_highest(self.sietches[at].rank) << RANK;
            let other = u32::from(to != self.target_area()) << OTHER;
            return Rank::By(rank | ours.margin(theirs) << MARGIN | u32::from(flies) << FLIES | other);
        }
        if flies {
            // WA-SOLO-ATTACK-09
            return Rank::Never;
        }
        let nameless = u32::from(self.legion(to).named == 0) << NAMELESS;
        Rank::By(IN_THE_OPEN | theirs.weakness() << WEAK | nameless)
    }

    /// The best attack of a legion.
    pub(super) fn attacker_rank(&self, from: Area) -> Rank {
        let targets = self.targets(Side::Harkonnen, from);
        Rank::best(targets.iter().map(|to| self.attack_rank(from, to)))
    }

    /// Does the automaton cease its attack before this battle round: at half the enemy's strength or less, on
    /// the fine scale (WA-SOLO-BATTLE-08)?
    pub(crate) fn mahdi_ceases(&self) -> bool {
        let (ours, theirs) = (self.defence(self.battle.from), self.defence(self.battle.to));
        2 * u16::from(ours.fine) <= u16::from(theirs.fine)
    }

    /// Can this legion attack anything by the automaton's lists?
    pub(crate) fn mahdi_attacks(&self, from: Area) -> bool {
        self.targets(Side::Harkonnen, from).iter().any(|to| self.attack_rank(from, to) != Rank::Never)
    }
}

impl Mind<'_> {
    /// Is the legion unable to attack a sietch (WA-SOLO-HOUSE-03)?
    pub(super) fn idle(&self, area: Area) -> bool {
        self.state.attacker_rank(area) >= Rank::By(IN_THE_OPEN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::map::{CARTHAG, GARA_KULON, PASTY_MESA, WINDGAP};
    use crate::scenario::{Scenario, area};
    use table::Game;

    /// Every priority has bits of its own, from where its ladder says.
    #[test]
    fn the_lists_of_attack_are_told_apart_by_their_bits() {
        let (beside, field) = (area("csw-desert-1"), area("se-plateau-1"));
        let table = |rank: u8| {
            let table = Scenario::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| {
                game.solo.target = 7;
                game.sietches.iter_mut().for_each(|sietch| sietch.rank = rank);
            });
            let table = table.legion(Side::Harkonnen, beside, [4, 0, 0], 0).legion(
                Side::Atreides,
                WINDGAP,
                [2, 0, 0],
                0,
            );
            let table = table.legion(Side::Harkonnen, CARTHAG, [1, 0, 0], 0);
            table.legion(Side::Harkonnen, PASTY_MESA, [3, 0, 0], 0).legion(
                Side::Atreides,
                field,
                [1, 0, 0],
                0,
            )
        };
        let fields = |rank: Rank| {
            let key = rank.key();
            (key >> RANK & 0xF, key >> FLIES & 0xF, key >> OTHER & 1)
        };
        for (rank, low) in [(1, 2), (2, 1), (3, 0)] {
            let game = table(rank).game;
            let (near, far) = (game.attack_rank(beside, WINDGAP), game.attack_rank(beside, GARA_KULON));
            assert_eq!((fields(near), fields(far)), ((low, 0, 0), (low, 1, 1)));
            let margin = game.defence(beside).margin(game.defence(WINDGAP));
            assert_eq!(near.key() >> MARGIN & 0xF_FFFF, margin);
            assert_eq!(ladder(near).1.as_str(), "WA-SOLO-ATTACK-01");
        }
        let game = table(1).game;
        let rank = game.attack_rank(PASTY_MESA, field);
        let open = rank.key();
        assert_eq!(open >> 30, 1);
        assert_eq!(open >> WEAK & 0xFFFF, game.defence(field).weakness());
        assert_eq!((open >> NAMELESS & 1, open & 0x1F), (1, 0));
        assert_eq!(ladder(rank).1.as_str(), "WA-SOLO-ATTACK-08");
        assert_eq!(ladder(Rank::By(IN_THE_OPEN)).1.as_str(), "WA-SOLO-ATTACK-08");
        let mind = Mind::of(&game, crate::phase::solo::Step::TemporaryTarget.into());
        assert!(!mind.idle(beside) && mind.idle(CARTHAG), "only one of them can attack a sietch");
    }
}
