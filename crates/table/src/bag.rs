//! A bag: how many of each kind there are, in no order.
//!
//! Hands, draw piles and discard piles are bags. A card is its kind: two copies of one card cannot be
//! told apart, so no hidden piece carries an id that could be followed through a shuffle.

use std::fmt;

use crate::chance::Chance;
use crate::fault::{self, Fault};

/// Counts of `N` kinds, each at most 255.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<const N: usize> {
    counts: [u8; N],
    total: u16,
}

impl<const N: usize> Bag<N> {
    /// An empty bag.
    pub const EMPTY: Bag<N> = Bag { counts: [0; N], total: 0 };

    /// A bag with these counts.
    pub fn from_counts(counts: [u8; N]) -> Bag<N> {
        Bag { counts, total: total(&counts) }
    }

    /// How many of this kind are in it.
    #[inline]
    pub fn count(&self, kind: u8) -> u8 {
        self.counts.get(kind as usize).copied().unwrap_or(0)
    }

    /// Is there at least one of this kind?
    #[inline]
    pub fn has(&self, kind: u8) -> bool {
        self.count(kind) > 0
    }

    /// How many things are in it in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.total as usize
    }

    /// Nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Puts one of this kind in.
    #[inline]
    pub fn add(&mut self, kind: u8) {
        match self.counts.get_mut(kind as usize) {
            Some(count) if *count < u8::MAX => {
                *count += 1;
                self.total += 1;
            }
            Some(_) => fault::raise(Fault::Full(u8::MAX.into())),
            None => fault::raise(Fault::NoSuch { what: "kind of card", number: kind.into() }),
        }
    }

    /// Takes one of this kind out, which must be there: otherwise it is a [`Fault`].
    #[inline]
    pub fn take(&mut self, kind: u8) {
        if !self.remove(kind) {
            fault::raise(Fault::Missing("a card"));
        }
    }

    /// Takes one of this kind out; `false` when there is none.
    #[inline]
    pub fn remove(&mut self, kind: u8) -> bool {
        match self.counts.get_mut(kind as usize) {
            Some(count) if *count > 0 => {
                *count -= 1;
                self.total -= 1;
                true
            }
            _ => false,
        }
    }

    /// Takes one out blindly, each thing in the bag being as likely as the others.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<u8> {
        if self.total == 0 {
            return None;
        }
        let mut skip = chance.below(u32::from(self.total));
        let drawn = self.kinds().find(|&kind| {
            let count = u32::from(self.counts[kind as usize]);
            let here = skip < count;
            skip = skip.saturating_sub(count);
            here
        })?;
        self.counts[drawn as usize] -= 1;
        self.total -= 1;
        Some(drawn)
    }

    /// The outcome [`Bag::draw`] must be given to take this kind; for scripts of tests.
    pub fn outcome_for(&self, kind: u8) -> Option<u32> {
        self.has(kind).then(|| self.counts[..kind as usize].iter().map(|&count| u32::from(count)).sum())
    }

    /// Pours another bag into this one. More of a kind than can be counted is a [`Fault`], and pours nothing.
    pub fn pour(&mut self, other: Bag<N>) {
        let mut poured = *self;
        for (count, more) in poured.counts.iter_mut().zip(other.counts) {
            match count.checked_add(more) {
                Some(sum) => *count = sum,
                None => return fault::raise(Fault::Full(u8::MAX.into())),
            }
        }
        fault::more(&mut poured.total, other.total, "cards");
        *self = poured;
    }

    /// Takes everything in `other` out of this bag, as far as it is there.
    #[must_use]
    pub fn minus(mut self, other: &Bag<N>) -> Bag<N> {
        for (count, less) in self.counts.iter_mut().zip(other.counts) {
            *count = count.saturating_sub(less);
        }
        Bag::from_counts(self.counts)
    }

    /// The kinds that are in it, each once, lowest first.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        let mut first = 0;
        let mut eight = eight_from(&self.counts, first);
        std::iter::from_fn(move || {
            while eight == 0 {
                first += 8;
                if first >= N {
                    return None;
                }
                eight = eight_from(&self.counts, first);
            }
            let at = eight.trailing_zeros() / 8;
            eight &= !(0xff << (8 * at));
            Some((first as u32 + at) as u8)
        })
    }

    /// Everything in it, a kind as often as it is there, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, self.counts[kind as usize] as usize))
    }
}

/// All counts together. What is more than can be counted is a [`Fault`].
fn total(counts: &[u8]) -> u16 {
    let mut total = 0;
    counts.iter().for_each(|&count| fault::more(&mut total, count.into(), "cards"));
    total
}

/// Eight counts as one number, the first lowest: of most kinds there is none, so eight are passed over at once.
#[inline]
fn eight_from(counts: &[u8], first: usize) -> u64 {
    let counts = counts.get(first..).unwrap_or_default();
    match counts.first_chunk() {
        Some(eight) => u64::from_le_bytes(*eight),
        None => counts.iter().rev().fold(0, |eight, &count| eight << 8 | u64::from(count)),
    }
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Bag<N> {
        Bag::EMPTY
    }
}

impl<const N: usize> FromIterator<u8> for Bag<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Bag<N> {
        kinds.into_iter().fold(Bag::EMPTY, |mut bag, kind| {
            bag.add(kind);
            bag
        })
    }
}

impl<const N: usize> fmt::Debug for Bag<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Fast, Scripted};

    #[test]
    fn drawing_empties_the_bag_and_loses_nothing() {
        let full: Bag<4> = [0, 0, 1, 3, 3, 3].into_iter().collect();
        let (mut bag, mut drawn, mut chance) = (full, Bag::EMPTY, Fast::new(1));
        while let Some(kind) = bag.draw(&mut chance) {
            drawn.add(kind);
        }
        assert!(bag.is_empty());
        assert_eq!(drawn, full);
    }

    #[test]
    fn the_outcome_for_a_kind_draws_that_kind() {
        let full: Bag<4> = [0, 0, 1, 3, 3, 3].into_iter().collect();
        for kind in full.kinds() {
            let mut bag = full;
            let mut chance = Scripted::new([bag.outcome_for(kind).unwrap()]);
            assert_eq!(bag.draw(&mut chance), Some(kind));
        }
        assert_eq!(full.outcome_for(2), None);
    }

    #[test]
    fn every_copy_is_as_likely_as_another() {
        let mut counts = [0u32; 3];
        let mut chance = Fast::new(2);
        for _ in 0..60_000 {
            let mut bag: Bag<3> = [0, 1, 1, 2, 2, 2].into_iter().collect();
            counts[bag.draw(&mut chance).unwrap() as usize] += 1;
        }
        assert!(counts.iter().zip([10_000, 20_000, 30_000]).all(|(&n, want)| n.abs_diff(want) < 600));
    }

    #[test]
    fn more_than_can_be_counted_is_a_fault_and_pours_nothing() {
        let (mut bag, more) = (Bag::from_counts([200, 1]), Bag::from_counts([56, 1]));
        bag.pour(more);
        assert_eq!(fault::raised(), Some(Fault::Full(255)));
        assert_eq!(bag, Bag::from_counts([200, 1]));
        bag.pour(Bag::from_counts([55, 1]));
        assert_eq!((fault::raised(), bag), (None, Bag::from_counts([255, 2])));

        assert_eq!((Bag::from_counts([255; 257]).len(), fault::raised()), (65_535, None));
        Bag::from_counts([255; 258]);
        assert_eq!(fault::raised(), Some(Fault::TooMany("cards")));
    }

    #[test]
    fn what_is_not_there_cannot_be_taken() {
        let mut bag: Bag<2> = [1].into_iter().collect();
        assert!(!bag.remove(0) && !bag.remove(9) && bag.remove(1) && !bag.remove(1));
    }
}
