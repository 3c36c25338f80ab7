//! How a server is set up.

use std::net::SocketAddr;
use std::time::Duration;

use bots::Budget;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The host names it answers to; any, if there are none. A server on one's own machine names them, so that
    /// a page elsewhere cannot reach it under a name of its own.
    pub hosts: Vec<String>,
    /// How many proxies in front say where requests come from (`X-Forwarded-For`), one behind the other; 0 if there
    /// is none.
    pub proxies: usize,
    /// No limits per address and socket, for load tests.
    pub unlimited: bool,
    /// How many connections there are at most, of everybody together; watchers have half of them.
    pub connections: usize,
    /// How many of them an address has at most.
    pub connections_each: usize,
    /// How long the head of a request may take.
    pub header_timeout: Duration,
    /// How long a request may take, its body and answer with it.
    pub request_timeout: Duration,
    /// How long those who are there have to finish when the server stops.
    pub stop_timeout: Duration,
    /// Where numbers for whoever runs the server are told; nowhere, if there is none.
    pub metrics: Option<SocketAddr>,
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
            proxies: 0,
            unlimited: false,
            connections: 20_000,
            connections_each: 256,
            header_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(30),
            stop_timeout: Duration::from_secs(5),
            metrics: None,
            bot_delay: Duration::from_millis(250),
            thinking: Budget::Time(Duration::from_secs(2)),
            bot_threads: bot_threads(),
            absent_after: Duration::from_secs(30),
            idle_after: Duration::from_secs(300),
            node_secret: None,
        }
    }
}
