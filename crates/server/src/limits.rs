//! How much anybody may ask for in how short a time.
//!
//! Written by hand because the same few lines serve addresses, sockets and seats alike; a layer around the
//! router would see only the first of them.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub refill: f64,
}

impl Rate {
    /// HTTP requests of an address.
    pub const REQUESTS: Rate = Rate { burst: 40.0, refill: 20.0 };
    /// Tables opened by an address.
    pub const TABLES: Rate = Rate { burst: 20.0, refill: 1.0 / 6.0 };
    /// Tables opened by an address in the long run.
    pub const TABLES_A_DAY: Rate = Rate { burst: 200.0, refill: 200.0 / 86_400.0 };
    /// Files of the client, fetched by an address: a visit takes some dozens.
    pub const FILES: Rate = Rate { burst: 400.0, refill: 50.0 };
    /// Bytes of chat of an address, which are kept for good: a day of talk at all its tables.
    pub const TALK: Rate = Rate { burst: 128.0 * 1024.0, refill: 4.0 };
    /// Bug reports of an address: each is a whole game.
    pub const REPORTS: Rate = Rate { burst: 10.0, refill: 0.2 };
    /// Reports of the talk at a table by an address: each is kept, with all that was said.
    pub const TALK_REPORTS: Rate = Rate { burst: 10.0, refill: 20.0 / 86_400.0 };
    /// Seats taken by an address, and secrets made for other devices: each is kept for good.
    pub const SEATS: Rate = Rate { burst: 60.0, refill: 1.0 / 30.0 };
    /// Tables that an address shows in the lobby: nobody's own fill it.
    pub const PUBLIC: Rate = Rate { burst: 10.0, refill: 1.0 / 300.0 };
    /// Messages of an address, from all its sockets: far more than the people of one house have to say.
    pub const HOUSE: Rate = Rate { burst: 2000.0, refill: 200.0 };
    /// Positions of the past and whole updates for an address, from all its sockets.
    pub const HOUSE_LOOKS: Rate = Rate { burst: 200.0, refill: 30.0 };
    /// Passwords tried and accounts made by an address.
    pub const TRIES: Rate = Rate { burst: 10.0, refill: 1.0 / 20.0 };
    /// Messages of a socket.
    pub const MESSAGES: Rate = Rate { burst: 60.0, refill: 30.0 };
    /// Chat of a seat.
    pub const CHAT: Rate = Rate { burst: 10.0, refill: 1.0 };
    /// Positions of the past and bug reports of a socket.
    pub const LOOKS: Rate = Rate { burst: 20.0, refill: 10.0 };
    /// Hints for a seat.
    pub const HINTS: Rate = Rate { burst: 6.0, refill: 0.2 };
    /// Complaints about too many messages, so that they do not become a flood themselves.
    pub const COMPLAINTS: Rate = Rate { burst: 1.0, refill: 1.0 };
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: rate.burst, at: now }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        self.take_many(1.0, now)
    }

    /// Takes so many, if there are so many.
    pub fn take_many(&mut self, many: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.refill).min(self.rate.burst);
        self.at = now;
        let there = self.left >= many;
        if there {
            self.left -= many;
        }
        there
    }

    fn full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * self.rate.refill >= self.rate.burst
    }
}

/// A bucket for each of many.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Full buckets are thrown away when there are more than this.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// None used yet.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one for this one.
    pub fn take(&self, key: K, now: Instant) -> bool {
        self.take_many(key, 1.0, now)
    }

    /// Takes so many for this one.
    pub fn take_many(&self, key: K, many: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.full(now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.rate, now)).take_many(many, now)
    }
}

/// Who is held to a limit: an IPv4 address, or the /64 network that one customer gets of IPv6.
pub fn party(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => {
            let network = six.to_bits() >> 64 << 64;
            IpAddr::V6(network.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 3.0, refill: 2.0 }, start);
        let taken = (0..10).filter(|_| bucket.take(start)).count();
        assert_eq!(taken, 3);
        let later = start + Duration::from_secs(1);
        let taken = (0..10).filter(|_| bucket.take(later)).count();
        assert_eq!(taken, 2);
        assert!(!bucket.take(start), "time does not run back");
    }

    #[test]
    fn everybody_has_their_own_and_it_stays_small() {
        let start = Instant::now();
        let buckets = Buckets::new(Rate { burst: 1.0, refill: 1.0 });
        assert!(buckets.take(1, start) && !buckets.take(1, start) && buckets.take(2, start));
        for key in 0..3 * MANY {
            buckets.take(key, start + Duration::from_secs(key as u64));
        }
        assert!(buckets.buckets.lock().unwrap().len() <= MANY);
    }

    #[test]
    fn neighbours_in_one_network_share_a_limit() {
        let party = |text: &str| party(text.parse().unwrap());
        assert_eq!(party("2001:db8::1"), party("2001:db8::ffff:1"));
        assert_ne!(party("2001:db8::1"), party("2001:db8:0:1::1"));
        assert_eq!(party("::ffff:10.0.0.1"), party("10.0.0.1"));
    }
}
