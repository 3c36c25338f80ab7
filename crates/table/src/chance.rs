//! Chance comes from outside the position.
//!
//! A position holds no random generator and no future. Whenever dice fall or a card is drawn, the game
//! asks [`Chance`] at that moment. The same game therefore runs on honest seeded randomness, on the
//! outcomes of a record, on a test's script, or on a fast generator inside a search, and no search can
//! see the real future.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A source of outcomes.
pub trait Chance {
    /// A number from 0 to `n - 1`, each as likely as the others. `n` is at least 1; with `n = 1` the
    /// answer is 0 and nothing is drawn.
    fn below(&mut self, n: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// 256 secret bits that decide every draw of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a number, for simulations and tests that name theirs.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(Sha256::digest(bytes).into())
    }

    /// What is shown to everybody before the first draw. It says nothing about the seed, and no other
    /// seed can be passed off for it afterwards.
    pub fn commitment(&self) -> String {
        hex(&Sha256::new().chain_update(b"sietch seed ").chain_update(self.0).finalize())
    }

    /// The seed written as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let high = (pair[0] as char).to_digit(16)?;
            let low = (pair[1] as char).to_digit(16)?;
            *byte = (high * 16 + low) as u8;
        }
        Some(Seed(bytes))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        Seed::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// Honest randomness for real games: ChaCha12 keyed by the seed, one stream for each entry of the
/// record. Undoing an entry and doing it again therefore draws the same, and a record can be checked
/// against its seed entry by entry.
///
/// The sampler is our own, so that an update of a crate cannot change what an old seed means.
pub struct Seeded(ChaCha12Rng);

impl Seeded {
    /// The outcomes for the entry with this number; number 0 is the setup.
    pub fn at(seed: &Seed, entry: u64) -> Seeded {
        let mut generator = ChaCha12Rng::from_seed(seed.0);
        generator.set_stream(entry);
        Seeded(generator)
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Draws from the incomplete last stretch of the 32-bit range are thrown away: no bias.
        let whole = u32::MAX - u32::MAX % n;
        loop {
            let word = self.0.next_u32();
            if word < whole {
                return word % n;
            }
        }
    }
}

/// Fast randomness for simulation and search (SplitMix64). Not for games between people.
#[derive(Clone, Debug)]
pub struct Fast(u64);

impl Fast {
    /// A generator that starts from this number.
    pub fn new(seed: u64) -> Fast {
        // One step of mixing, so that neighbouring seeds do not give neighbouring streams.
        let mut fast = Fast(seed ^ 0x5157_4954_4348_2121);
        Fast(fast.word())
    }

    /// The next 64 bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Multiply and shift: its bias is under one in 2^32 / n, far below what any simulation sees.
        (((self.word() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Passes outcomes through and writes them down.
pub struct Recorder<'a, C> {
    from: &'a mut C,
    outcomes: Vec<u32>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records what `from` gives.
    pub fn new(from: &'a mut C) -> Recorder<'a, C> {
        Recorder { from, outcomes: Vec::new() }
    }

    /// What was drawn, in order.
    pub fn into_outcomes(self) -> Vec<u32> {
        self.outcomes
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let outcome = self.from.below(n);
        self.outcomes.push(outcome);
        outcome
    }
}

/// Gives the outcomes of a record again. What a file says may be nonsense, so a missing or impossible
/// outcome is remembered as a fault, made up, and reported when the entry is done. It is made up at
/// random: a tie that is rolled again until it is broken must not go on forever.
pub struct Recorded<'a> {
    outcomes: &'a [u32],
    next: usize,
    made_up: Option<Fast>,
}

impl<'a> Recorded<'a> {
    /// Gives these outcomes in order.
    pub fn new(outcomes: &'a [u32]) -> Recorded<'a> {
        Recorded { outcomes, next: 0, made_up: None }
    }

    /// Were exactly these outcomes asked for, each of them possible?
    pub fn used_up(&self) -> bool {
        self.made_up.is_none() && self.next == self.outcomes.len()
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        if self.made_up.is_none()
            && let Some(&outcome) = self.outcomes.get(self.next)
            && outcome < n
        {
            self.next += 1;
            return outcome;
        }
        self.made_up.get_or_insert_with(|| Fast::new(0)).below(n)
    }
}

/// Outcomes a test wrote down beforehand. Asking for more than there are fails the test, and so does
/// leaving one unused.
pub struct Scripted {
    outcomes: Vec<u32>,
    next: usize,
}

impl Scripted {
    /// Gives these outcomes in order.
    pub fn new(outcomes: impl Into<Vec<u32>>) -> Scripted {
        Scripted { outcomes: outcomes.into(), next: 0 }
    }

    /// No draw is expected.
    pub fn nothing() -> Scripted {
        Scripted::new([])
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let Some(&outcome) = self.outcomes.get(self.next) else {
            panic!("the script has {} outcomes and one more (below {n}) was asked for", self.next);
        };
        assert!(outcome < n, "outcome {} of the script is {outcome}, not below {n}", self.next);
        self.next += 1;
        outcome
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert_eq!(self.next, self.outcomes.len(), "the script has outcomes nobody asked for");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_draws_are_pinned_forever() {
        // Old games must replay on new builds: these numbers may never change.
        let mut chance = Seeded::at(&Seed::from_number(1), 0);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(drawn, PINNED);
    }

    const PINNED: [u32; 8] = [45, 50, 20, 26, 12, 24, 72, 86];

    #[test]
    fn entries_draw_independently_and_repeatably() {
        let seed = Seed::from_number(7);
        let draw = |entry| {
            let mut chance = Seeded::at(&seed, entry);
            (0..16).map(|_| chance.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut seeded = Seeded::at(&Seed::from_number(3), 0);
        let mut fast = Fast::new(3);
        for chance in [&mut seeded as &mut dyn Chance, &mut fast] {
            let mut faces = [0u32; 8];
            for _ in 0..80_000 {
                faces[chance.below(8) as usize] += 1;
            }
            assert!(faces.iter().all(|&n| (9_500..10_500).contains(&n)), "{faces:?}");
        }
    }

    #[test]
    fn a_record_with_missing_impossible_or_spare_outcomes_is_noticed() {
        let mut good = Recorded::new(&[2, 0]);
        assert_eq!((good.below(3), good.below(1), good.below(5)), (2, 0, 0));
        assert!(good.used_up());
        let mut impossible = Recorded::new(&[3]);
        impossible.below(3);
        assert!(!impossible.used_up());
        let mut short = Recorded::new(&[]);
        short.below(2);
        assert!(!short.used_up());
        assert!(!Recorded::new(&[1]).used_up());
    }

    #[test]
    fn a_tie_rolled_again_ends_even_if_the_record_does_not_break_it() {
        let mut chance = Recorded::new(&[3, 3, 9]);
        while chance.below(6) == chance.below(6) {}
        assert!(!chance.used_up());
    }

    #[test]
    fn a_seed_survives_being_written_and_read() {
        let seed = Seed::from_number(99);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("xyz"), None);
        assert_eq!(Seed::from_hex(&"g".repeat(64)), None);
        assert_ne!(seed.commitment(), seed.to_hex());
    }

    #[test]
    #[should_panic(expected = "nobody asked for")]
    fn a_script_with_an_unused_outcome_fails_the_test() {
        drop(Scripted::new([1]));
    }
}
