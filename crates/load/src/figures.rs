//! Percentiles.

use std::time::Duration;

/// Times that were measured.
#[derive(Clone, Default)]
pub struct Times(Vec<u32>);

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Adds all of another.
    pub fn extend(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many of a hundred do not exceed, in milliseconds.
    pub fn percentile(&mut self, percent: f64) -> f64 {
        self.0.sort_unstable();
        let place = (self.0.len() as f64 * percent / 100.0).ceil() as usize;
        self.0.get(place.saturating_sub(1)).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.percentile(99.0), 0.0);
        (1..=200).rev().for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!((times.percentile(50.0), times.percentile(99.0)), (100.0, 198.0));
        assert_eq!((times.percentile(0.0), times.percentile(100.0)), (1.0, 200.0));
    }
}
