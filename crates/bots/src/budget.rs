//! How long a bot may think.

use std::time::Duration;

/// How long a bot may think about one decision. A bot that looks ahead keeps to it; one that does not is fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time, for those who wait.
    Time(Duration),
    /// So many positions looked at, so that the same seed gives the same game on any machine.
    Visits(u32),
}

impl Budget {
    /// After this a bot has overrun: twice the time it was given, and a little more for a busy machine.
    pub fn limit(self) -> Duration {
        match self {
            Budget::Time(time) => time.saturating_mul(2).saturating_add(Duration::from_secs(2)),
            Budget::Visits(_) => Duration::from_secs(600),
        }
    }
}
