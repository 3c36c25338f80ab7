//! How a server is set up.

use std::time::Duration;

use bots::Budget;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The host names it answers to; any, if there are none. A server on one's own machine names them, so that
    /// a page elsewhere cannot reach it under a name of its own.
    pub hosts: Vec<String>,
    /// Does a proxy in front say where requests come from (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// No limits per address and socket, for load tests.
    pub unlimited: bool,
    /// How long bots pause after something that can be seen.
    pub bot_delay: Duration,
    /// How long a bot may think about one decision.
    pub thinking: Budget,
    /// How many threads bots may think on, those of all tables together.
    pub bot_threads: usize,
    /// How long a person must have been away before others may give the seat to a bot.
    pub absent_after: Duration,
    /// How long a table nobody looks at stays in memory.
    pub idle_after: Duration,
    /// What the nodes know each other by, if there may be several on the store.
    pub node_secret: Option<String>,
}

/// As many threads for bots as there are cores, but one that is left to people.
fn bot_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            hosts: Vec::new(),
            behind_proxy: false,
            unlimited: false,
            bot_delay: Duration::from_millis(250),
            thinking: Budget::Time(Duration::from_secs(2)),
            bot_threads: bot_threads(),
            absent_after: Duration::from_secs(30),
            idle_after: Duration::from_secs(300),
            node_secret: None,
        }
    }
}
