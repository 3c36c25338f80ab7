//! A seat: whose it is, who plays it, who is there, how much time is left.

use std::time::{Duration, Instant};

use bots::Kind;
use table::record::Sitter;

use crate::journal::{Head, HeadSeat, Item};
use crate::names::look_alike;
use crate::protocol::status::{Player, SeatInfo, StandInInfo};
use crate::protocol::words::Say;
use crate::room::clock_time;
use crate::room::stand_in::StandIn;

/// How many secrets open a seat at most: the first one, and the newest of its account's.
const MOST_KEYS: usize = 12;

/// The person of a seat.
struct Person {
    /// Nobody is to know it any more if it is empty.
    name: String,
    /// The hashes of the secrets that open it, as hexadecimal digits.
    hashes: Vec<String>,
    account: Option<String>,
}

impl Person {
    fn new(name: &str, hash: &str, account: Option<&String>) -> Person {
        Person { name: name.to_owned(), hashes: vec![hash.to_owned()], account: account.cloned() }
    }
}

/// A seat.
pub struct SeatState {
    /// Whose it is.
    person: Option<Person>,
    /// The bot that plays it now.
    bot: Option<Kind>,
    /// Who wants it to be given to a bot.
    pub(super) votes: Vec<u8>,
    /// Since when its person is missed, in milliseconds since 1970, if the table noted that they are.
    pub(super) missed: Option<u64>,
    /// The bot that plays for its person, or did since they last played themselves.
    pub(super) stand_in: Option<StandIn>,
    /// How many clients have shown its secret.
    clients: usize,
    /// When its person was last there.
    seen: Instant,
    /// The time left on its clock, and since when it runs.
    pub(super) left: Option<Duration>,
    pub(super) since: Option<Instant>,
    /// How many entries there were when it last got its bonus: what is done again is not paid again.
    pub(super) paid: usize,
    /// Has it had its last minute?
    pub(super) graced: bool,
    /// The days that vacations added to its clock, each with the time at which it was taken, in milliseconds since 1970.
    pub(super) vacations: Vec<(u64, u8)>,
    /// When a bot got it in the middle of its own turn, and how many entries there were.
    pub(super) lent: Option<(usize, Instant)>,
    /// Since when bots wait for what it asks to be undone, if it has not played since.
    pub(super) holds: Option<Instant>,
}

impl SeatState {
    pub(super) fn new(seat: &HeadSeat, head: &Head, now: Instant) -> SeatState {
        let (person, bot) = match seat {
            HeadSeat::Person { name, hash, account } => {
                (Some(Person::new(name, hash, account.as_ref())), None)
            }
            HeadSeat::Open => (None, None),
            // The kinds were known when the table was opened; the lowest stands in for one that is gone since.
            HeadSeat::Bot(kind) => (None, Some(kind.parse().unwrap_or(Kind::LOWEST))),
        };
        let left = head.clock.map(|clock| Duration::from_secs(clock.budget_s.into()));
        let (votes, missed, stand_in) = (Vec::new(), None, None);
        let (clients, seen, since, paid, graced) = (0, now, None, 0, false);
        let (lent, holds, vacations) = (None, None, Vec::new());
        SeatState {
            person,
            bot,
            votes,
            missed,
            stand_in,
            clients,
            seen,
            left,
            since,
            paid,
            graced,
            vacations,
            lent,
            holds,
        }
    }

    /// What an item of the journal means for it, which comes after so many entries of the game.
    pub(super) fn remember(&mut self, item: &Item, entries: usize) {
        match item {
            Item::Sat { name, hash, account, .. } => {
                self.person = Some(Person::new(name, hash, account.as_ref()));
            }
            Item::Keyed { hash, account, .. } => {
                let Some(person) = &mut self.person else { return };
                person.account = account.clone().or(person.account.take());
                if person.hashes.len() == MOST_KEYS && hash.is_some() {
                    person.hashes.remove(1);
                }
                person.hashes.extend(hash.clone());
            }
            Item::Stood { .. } => self.person = None,
            Item::Forgotten { .. } => {
                if let Some(person) = &mut self.person {
                    (person.name, person.account) = (String::new(), None);
                }
            }
            Item::Given { bot, .. } => self.bot = Some(bot.parse().unwrap_or(Kind::LOWEST)),
            Item::Reclaimed { .. } => self.bot = None,
            Item::Left { ms, grace, .. } => {
                self.left = Some(Duration::from_millis(*ms));
                self.paid = self.paid.max(entries);
                self.graced |= grace;
            }
            Item::Runs { until, .. } => {
                self.left = Some(Duration::from_millis(until.saturating_sub(clock_time())));
            }
            _ => {}
        }
    }

    /// Is it nobody's yet?
    pub fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Does a person play it now?
    pub fn is_played_by_person(&self) -> bool {
        self.person.is_some() && self.bot.is_none()
    }

    /// Is it a person's, whoever plays it now?
    pub fn is_a_persons(&self) -> bool {
        self.person.is_some()
    }

    /// The bot that plays it now.
    pub fn bot(&self) -> Option<Kind> {
        self.bot
    }

    /// Is its person's name this one, or one that looks like it?
    pub fn is_called_like(&self, name: &str) -> bool {
        self.person.as_ref().is_some_and(|person| look_alike(&person.name, name))
    }

    /// Does this secret's hash, as hexadecimal digits, open it?
    pub fn opens_to(&self, hash: &str) -> bool {
        self.person.as_ref().is_some_and(|person| person.hashes.iter().any(|own| own == hash))
    }

    /// The account of its person, if they have one.
    pub fn account(&self) -> Option<&str> {
        self.person.as_ref()?.account.as_deref()
    }

    /// The name of its person, if it is a person's who wants to have one.
    pub fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Is somebody there who has shown its secret?
    pub fn is_present(&self) -> bool {
        self.clients > 0
    }

    /// A client showed its secret.
    pub fn came(&mut self) {
        self.votes.clear();
        self.clients += 1;
    }

    /// Such a client is gone.
    pub fn went(&mut self, now: Instant) {
        self.clients = self.clients.saturating_sub(1);
        self.seen = now;
    }

    /// Has its person not been there for so long?
    pub fn is_absent(&self, now: Instant, long: Duration) -> bool {
        self.clients == 0 && now.saturating_duration_since(self.seen) >= long
    }

    pub(super) fn sitter(&self) -> Sitter {
        match (&self.person, self.bot) {
            (Some(person), _) => Sitter { name: person.name.clone(), bot: None },
            (None, bot) => {
                let kind = bot.unwrap_or(Kind::LOWEST).to_string();
                Sitter { name: kind.clone(), bot: Some(kind) }
            }
        }
    }

    pub(super) fn info(&self, seat: u8, side: Option<Say>, left: Option<Duration>) -> SeatInfo {
        SeatInfo {
            seat,
            player: match (self.bot, &self.person) {
                (Some(kind), _) => Player::Bot(kind.to_string()),
                (None, Some(_)) => Player::Person,
                (None, None) => Player::Open,
            },
            name: self.name().map(str::to_owned),
            member: self.account().is_some(),
            present: self.clients > 0,
            side,
            stand_in: self.stand_in.map(|stand_in| StandInInfo { by: stand_in.by }),
            votes: self.votes.clone(),
            left_ms: left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
        }
    }
}
