//! A pouch: a [`crate::Bag`] for many kinds of which there are few each, four bits a kind.
//!
//! A game with hundreds of different cards keeps dozens of piles in its position, and most of every pile is nothing.
//! Sixteen counts share a word, so a pile stays small and is passed over, poured and counted word by word.

use std::fmt;

use crate::chance::Chance;
use crate::fault::{self, Fault};

/// Kinds in a word.
const A_WORD: usize = 16;
/// The most there can be of a kind.
const MOST: u8 = 15;
/// The highest bit of every count.
const HIGHEST: u64 = 0x8888_8888_8888_8888;
/// The lower of every two counts.
const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// Counts of 16 kinds a word, each at most 15.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pouch<const WORDS: usize> {
    words: [u64; WORDS],
    total: u16,
}

impl<const WORDS: usize> Pouch<WORDS> {
    /// An empty pouch.
    pub const EMPTY: Pouch<WORDS> = Pouch { words: [0; WORDS], total: 0 };

    /// How many kinds it can hold.
    pub const KINDS: usize = WORDS * A_WORD;

    /// How many of this kind are in it.
    #[inline]
    pub fn count(&self, kind: u8) -> u8 {
        let (word, shift) = place(kind);
        self.words.get(word).map_or(0, |word| (word >> shift) as u8 & MOST)
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
        let (word, shift) = place(kind);
        match self.words.get_mut(word) {
            Some(word) if (*word >> shift) as u8 & MOST < MOST => {
                *word += 1 << shift;
                self.total += 1;
            }
            Some(_) => fault::raise(Fault::Full(MOST.into())),
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
        let (word, shift) = place(kind);
        match self.words.get_mut(word) {
            Some(word) if (*word >> shift) as u8 & MOST > 0 => {
                *word -= 1 << shift;
                self.total -= 1;
                true
            }
            _ => false,
        }
    }

    /// Takes one out blindly, each thing in the pouch being as likely as the others.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<u8> {
        if self.total == 0 {
            return None;
        }
        let mut skip = chance.below(u32::from(self.total));
        for (at, word) in self.words.iter_mut().enumerate() {
            // Most words are empty, and quickly passed over.
            if *word == 0 {
                continue;
            }
            let here = sum(*word);
            if skip >= here {
                skip -= here;
                continue;
            }
            let mut left = *word;
            loop {
                let shift = left.trailing_zeros() & !3;
                let count = (left >> shift) as u32 & u32::from(MOST);
                if skip < count {
                    *word -= 1 << shift;
                    self.total -= 1;
                    return Some((at * A_WORD) as u8 + (shift / 4) as u8);
                }
                skip -= count;
                left &= !(u64::from(MOST) << shift);
            }
        }
        None
    }

    /// Pours another pouch into this one. There are never more than fifteen of a kind in all of a game's pouches.
    #[inline]
    pub fn pour(&mut self, other: Pouch<WORDS>) {
        if other.is_empty() {
            return;
        }
        // All words at once, and then one look whether any count was too large: several words are added in one go.
        let (mut poured, mut over) = (self.words, 0);
        for (word, more) in poured.iter_mut().zip(other.words) {
            let sum = word.wrapping_add(more);
            // Where the highest bit of a count was carried on, the count was too large.
            over |= (*word & more) | ((*word | more) & !sum);
            *word = sum;
        }
        if over & HIGHEST != 0 {
            return fault::raise(Fault::Full(MOST.into()));
        }
        self.words = poured;
        self.total += other.total;
    }

    /// Takes everything in `other` out of this pouch, as far as it is there.
    #[must_use]
    pub fn minus(mut self, other: &Pouch<WORDS>) -> Pouch<WORDS> {
        for kind in other.iter() {
            self.remove(kind);
        }
        self
    }

    /// The kinds that are in it, each once, lowest first.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        let mut unseen = self.total;
        let mut at = 0;
        let mut left = self.words.first().copied().unwrap_or(0);
        std::iter::from_fn(move || {
            // The words after the last thing in it are not looked through.
            if unseen == 0 {
                return None;
            }
            while left == 0 {
                at += 1;
                left = *self.words.get(at)?;
            }
            let shift = left.trailing_zeros() & !3;
            unseen -= (left >> shift) as u16 & u16::from(MOST);
            left &= !(u64::from(MOST) << shift);
            Some((at * A_WORD) as u8 + (shift / 4) as u8)
        })
    }

    /// Tells everything in it, as [`Pouch::iter`] does, one after another.
    #[inline]
    pub fn each(&self, mut tell: impl FnMut(u8)) {
        for (at, word) in self.words.iter().enumerate() {
            let mut left = *word;
            while left != 0 {
                let shift = left.trailing_zeros() & !3;
                tell((at * A_WORD) as u8 + (shift / 4) as u8);
                left -= 1 << shift;
            }
        }
    }

    /// Everything in it, a kind as often as it is there, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }
}

/// The word of a kind, and where in it its count begins.
#[inline]
fn place(kind: u8) -> (usize, u32) {
    (usize::from(kind) / A_WORD, u32::from(kind) % A_WORD as u32 * 4)
}

/// All counts of a word together.
#[inline]
fn sum(word: u64) -> u32 {
    let pairs = (word & LOWER) + (word >> 4 & LOWER);
    (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

impl<const WORDS: usize> Default for Pouch<WORDS> {
    fn default() -> Pouch<WORDS> {
        Pouch::EMPTY
    }
}

impl<const WORDS: usize> FromIterator<u8> for Pouch<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Pouch<WORDS> {
        kinds.into_iter().fold(Pouch::EMPTY, |mut pouch, kind| {
            pouch.add(kind);
            pouch
        })
    }
}

impl<const WORDS: usize> fmt::Debug for Pouch<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bag;
    use crate::chance::{Fast, Scripted};

    /// Whatever is done, a pouch does as a bag does.
    #[test]
    fn a_pouch_is_a_bag_that_takes_less_room() {
        let mut dice = Fast::new(3);
        let (mut pouch, mut bag) = (Pouch::<3>::EMPTY, Bag::<48>::EMPTY);
        let (mut other, mut other_bag) = (Pouch::<3>::EMPTY, Bag::<48>::EMPTY);
        for _ in 0..4_000 {
            let kind = dice.below(48) as u8;
            match dice.below(6) {
                0..=2 if bag.count(kind) + other_bag.count(kind) < MOST => {
                    pouch.add(kind);
                    bag.add(kind);
                }
                3 => assert_eq!(pouch.remove(kind), bag.remove(kind)),
                // The last one is drawn without asking chance.
                4 if bag.len() > 1 => {
                    let outcome = dice.below(bag.len() as u32);
                    let drawn = pouch.draw(&mut Scripted::new([outcome]));
                    assert_eq!(drawn, bag.draw(&mut Scripted::new([outcome])));
                    drawn.into_iter().for_each(|kind| other.add(kind));
                    drawn.into_iter().for_each(|kind| other_bag.add(kind));
                }
                5 if dice.below(40) == 0 => {
                    pouch.pour(std::mem::take(&mut other));
                    bag.pour(std::mem::take(&mut other_bag));
                }
                _ => {}
            }
            assert!(pouch.iter().eq(bag.iter()) && pouch.kinds().eq(bag.kinds()));
            let mut told = Vec::new();
            pouch.each(|kind| told.push(kind));
            assert!(pouch.iter().eq(told));
            assert_eq!((pouch.len(), pouch.has(kind)), (bag.len(), bag.has(kind)));
            assert!(pouch.minus(&other).iter().eq(bag.minus(&other_bag).iter()));
        }
        assert!(!pouch.remove(200) && size_of::<Pouch<13>>() < size_of::<Bag<160>>());
    }

    #[test]
    fn more_than_fifteen_of_a_kind_is_a_fault() {
        let full: Pouch<1> = std::iter::repeat_n(3, 15).collect();
        let overflows: [fn(&mut Pouch<1>); 2] =
            [|pouch| pouch.add(3), |pouch| pouch.pour([3].into_iter().collect())];
        for overflow in overflows {
            let mut pouch = full;
            overflow(&mut pouch);
            assert_eq!(fault::raised(), Some(Fault::Full(15)));
            assert_eq!(pouch, full);
        }
    }

    /// Every count is poured on every other, between neighbours that are empty or full: none of them is touched.
    #[test]
    fn pouring_finds_every_count_that_is_too_large_and_no_other() {
        let of = |kind: u8, count: u8| std::iter::repeat_n(kind, count.into());
        for (one, other) in (0..=15).flat_map(|one| (0..=15).map(move |other| (one, other))) {
            for beside in [0, 15] {
                let neighbours = || of(6, beside).chain(of(8, beside));
                let mut pouch: Pouch<1> = of(7, one).chain(neighbours()).collect();
                let before = pouch;
                pouch.pour(of(7, other).collect());
                if one + other > 15 {
                    assert_eq!((fault::raised(), pouch), (Some(Fault::Full(15)), before));
                } else {
                    let poured: Pouch<1> = of(7, one + other).chain(neighbours()).collect();
                    assert_eq!((fault::raised(), pouch), (None, poured));
                }
            }
        }
    }
}
