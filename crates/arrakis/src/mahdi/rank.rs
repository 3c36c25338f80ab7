//! How good an answer is by the automaton's lists.

/// The priority of an answer: the lower the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Rank {
    /// By a list: its priorities, the first in the highest bits. The highest bit of all stays free.
    By(u32),
    /// Only if nothing else is left.
    Last,
    /// Never.
    Never,
}

impl Rank {
    /// Before all others.
    pub const FIRST: Rank = Rank::By(0);

    /// The best of these.
    pub fn best(ranks: impl Iterator<Item = Rank>) -> Rank {
        ranks.min().unwrap_or(Rank::Never)
    }

    /// Yes comes first, no never.
    pub fn only(yes: bool) -> Rank {
        if yes { Rank::FIRST } else { Rank::Never }
    }

    /// The highest bit in which two ranks differ: the free one, if a list speaks of only one of them.
    pub fn parting_bit(self, other: Rank) -> Option<u32> {
        match (self, other) {
            (Rank::By(one), Rank::By(other)) => 31u32.checked_sub((one ^ other).leading_zeros()),
            _ => (self != other).then_some(31),
        }
    }

    /// The priorities; for tests, which know that a list speaks of it.
    #[cfg(test)]
    pub fn key(self) -> u32 {
        let Rank::By(key) = self else { panic!("{self:?} is on no list") };
        key
    }

    /// Does the list set any of these bits?
    pub fn has(self, bits: u32) -> bool {
        matches!(self, Rank::By(rank) if rank & bits != 0)
    }
}
