//! Combat strength, by which the automaton compares legions (WA-SOLO-ATTACK-12..14).

use crate::board::Area;
use crate::piece::{Legion, Side};
use crate::state::Arrakis;

/// Combat strength: the plain scale, and the fine one for ties (WA-SOLO-ATTACK-12, WA-SOLO-ATTACK-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Strength {
    /// Units and leaders 1, tokens 2.
    pub plain: u8,
    /// Generic leader 1, regular unit, named leader and token 2, elite 3, special 4.
    pub fine: u8,
}

impl Strength {
    /// As a key: the stronger, the lower. Sixteen bits, the plain scale above the fine one.
    pub(super) fn weakness(self) -> u32 {
        u32::from(255 - self.plain) << 8 | u32::from(255 - self.fine)
    }

    /// How much it exceeds another, as a key: the more, the lower. Twenty bits.
    pub(super) fn margin(self, other: Strength) -> u32 {
        let short = |ours: u8, theirs: u8| 511 + u32::from(theirs) - u32::from(ours);
        short(self.plain, other.plain) << 10 | short(self.fine, other.fine)
    }
}

/// The strength of a legion; nobody has none (WA-AMB-78, WA-AMB-81). The rank of a sietch does not count
/// (WA-SOLO-ATTACK-14).
#[inline]
pub fn strength(legion: &Legion) -> Strength {
    let [regular, elite, special] = legion.units;
    let (tokens, named) = (legion.tokens.len(), legion.named.count_ones() as u8);
    Strength {
        plain: legion.fighters() + 2 * tokens + legion.generic + named,
        fine: 2 * regular + 3 * elite + 4 * special + 2 * tokens + legion.generic + 2 * named,
    }
}

impl Arrakis {
    /// The strength of whoever stands in an area.
    #[inline]
    pub(super) fn defence(&self, area: Area) -> Strength {
        strength(self.legion(area))
    }

    /// Greater combat strength than the defenders of an area (WA-SOLO-ATTACK-02, WA-AMB-80).
    #[inline]
    pub(crate) fn stronger(&self, from: Area, than: Area) -> bool {
        self.defence(from) > self.defence(than)
    }

    /// Has any Harkonnen legion greater strength than the defenders of an area?
    pub(crate) fn some_stronger(&self, than: Area) -> bool {
        let defence = self.defence(than);
        self.held[Side::Harkonnen.index()].iter().any(|from| self.defence(from) > defence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Token, Tokens};

    #[test]
    fn strength_counts_units_leaders_and_tokens() {
        let mut tokens = Tokens::NONE;
        tokens.add(Token(0));
        let legion = Legion { units: [1, 1, 1], generic: 1, named: 1, tokens, ..Legion::NONE };
        assert_eq!(strength(&legion), Strength { plain: 7, fine: 14 });
        assert_eq!(strength(&Legion::NONE), Strength::default());
        let elite = strength(&Legion { units: [0, 2, 0], ..Legion::NONE });
        let plain = strength(&Legion { units: [2, 0, 0], ..Legion::NONE });
        assert!(elite > plain, "the fine scale settles ties");
        assert!(elite.weakness() < plain.weakness());
    }

    #[test]
    fn margins_compare_the_plain_difference_first() {
        let of = |plain, fine| Strength { plain, fine };
        assert!(of(5, 10).margin(of(2, 4)) < of(4, 16).margin(of(2, 4)), "three more beat two more");
        assert!(of(4, 16).margin(of(2, 4)) < of(4, 8).margin(of(2, 4)), "then the fine scale");
        assert!(of(4, 8).margin(of(3, 12)) < of(4, 8).margin(of(3, 13)), "even below zero");
        assert_eq!(of(5, 9).margin(of(2, 4)) >> 10, of(3, 0).margin(of(0, 0)) >> 10, "the fine scale below");
        assert_eq!(of(0, 0).margin(of(0, 0)) >> 10, of(0, 0).margin(of(0, 0)) & 0x3FF, "ten bits each");
        assert_eq!(of(5, 9).margin(of(2, 4)) & 0x3FF, of(0, 5).margin(of(0, 0)) & 0x3FF);
    }
}
