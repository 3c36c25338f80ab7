//! Which changes are tried when not all are.

use sha2::{Digest, Sha256};

/// So many of them, one at random from each of as many equal stretches: every change is as likely as any
/// other, and files and functions are spread as the changes are. The same seed picks the same.
pub fn sample<T: Copy>(all: &[T], count: usize, seed: u64) -> Vec<T> {
    let count = count.min(all.len());
    (0..count)
        .filter_map(|stretch| {
            let (from, to) = (stretch * all.len() / count, (stretch + 1) * all.len() / count);
            all.get(from + (random(seed, stretch as u64) % (to - from) as u64) as usize).copied()
        })
        .collect()
}

/// A number that never changes with a library.
fn random(seed: u64, index: u64) -> u64 {
    let sum = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(index.to_le_bytes()).finalize();
    sum.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_spread_and_repeatable() {
        let all: Vec<u32> = (0..1000).collect();
        let some = sample(&all, 10, 7);
        assert_eq!(some, sample(&all, 10, 7));
        assert_ne!(some, sample(&all, 10, 8));
        assert!(some.iter().enumerate().all(|(index, at)| *at as usize / 100 == index), "{some:?}");
    }

    #[test]
    fn more_than_there_are_is_all() {
        assert_eq!(sample(&[3, 1, 2], 9, 1), [3, 1, 2]);
        assert!(sample::<u8>(&[], 9, 1).is_empty());
    }
}
