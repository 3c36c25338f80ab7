//! How long a bot may think.

use std::time::{Duration, Instant};

/// How long a bot may think about one decision. A bot that looks ahead keeps to it; one that does not is fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time, for those who wait.
    Time(Duration),
    /// So many positions looked at, so that the same seed gives the same game on any machine.
    Visits(u32),
}

impl Budget {
    /// As many positions as its kind looks at, on any machine.
    pub const COUNTED: Budget = Budget::Visits(u32::MAX);

    /// After this a bot has overrun: twice the time it was given, and a little more for a busy machine.
    pub fn limit(self) -> Duration {
        match self {
            Budget::Time(time) => time.saturating_mul(2).saturating_add(Duration::from_secs(2)),
            Budget::Visits(_) => Duration::from_secs(600),
        }
    }

    /// How many positions somebody looks at who would look at `own`, at least one.
    pub fn visits(self, own: u32) -> u32 {
        match self {
            Budget::Time(_) => own,
            Budget::Visits(visits) => visits.min(own).max(1),
        }
    }

    /// When somebody must stop who begins now and would take `own`; never, where positions are counted.
    pub fn until(self, own: Duration) -> Option<Instant> {
        match self {
            Budget::Time(time) => Instant::now().checked_add(time.min(own)),
            Budget::Visits(_) => None,
        }
    }
}
