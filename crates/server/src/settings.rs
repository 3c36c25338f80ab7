//! How a server is set up.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::Budget;
use table::chance::Seed;

use crate::secret::{self, NoRandomness};

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
    /// How long whoever asked may take nothing of the answer.
    pub stall_timeout: Duration,
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
    /// The address people know the server by, for links in notices.
    pub public_url: Option<String>,
    /// How letters are sent; none are if it is not set up.
    pub mail: Option<Mail>,
    /// May notices go anywhere, also to this machine and without TLS? For tests alone.
    pub notices_anywhere: bool,
    /// How long a game waits for somebody who is not there before they are told.
    pub notice_after: Duration,
    /// How long before they get a letter.
    pub letter_after: Duration,
    /// How often it is looked for notices that are due.
    pub notice_look: Duration,
    /// What the nodes know each other by, if there may be several on the store.
    pub node_secret: Option<String>,
    /// Tables are dealt from this number on, one after another, and their bots guess alike. For tests alone: whoever
    /// knows it knows every draw.
    pub deal: Option<Arc<AtomicU64>>,
}

impl Settings {
    /// A new table's seed.
    pub(crate) fn seed(&self) -> Result<Seed, NoRandomness> {
        match &self.deal {
            Some(next) => Ok(Seed::from_number(next.fetch_add(1, Ordering::Relaxed))),
            None => secret::seed(),
        }
    }

    /// What the guesses of a seat's bot begin with.
    pub(crate) fn bot_seed(&self, seat: u8) -> u64 {
        match self.deal {
            Some(_) => seat.into(),
            // Without randomness a bot still plays, if not as well.
            None => secret::number().unwrap_or_default(),
        }
    }
}

/// How letters are sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// The server that takes them: `smtps://user:password@host`, or `smtp://host?tls=required`.
    pub url: String,
    /// From whom they are.
    pub from: String,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // There is a password in the address.
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
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
            stall_timeout: Duration::from_secs(30),
            stop_timeout: Duration::from_secs(5),
            metrics: None,
            bot_delay: Duration::from_millis(250),
            thinking: Budget::Time(Duration::from_secs(2)),
            bot_threads: bot_threads(),
            absent_after: Duration::from_secs(30),
            idle_after: Duration::from_secs(300),
            public_url: None,
            mail: None,
            notices_anywhere: false,
            notice_after: Duration::from_secs(30),
            letter_after: Duration::from_secs(3600),
            notice_look: Duration::from_secs(10),
            node_secret: None,
            deal: None,
        }
    }
}
