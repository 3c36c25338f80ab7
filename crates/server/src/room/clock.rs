//! The clocks of a table. A seat's time runs while the game waits for its person.

use std::time::{Duration, Instant};

use table::SeatSet;

use crate::journal::Item;
use crate::room::{Change, Room, SeatState};

/// What a person who takes a seat back has at least.
const GRACE: Duration = Duration::from_secs(60);

impl Room {
    fn waited(&self) -> SeatSet {
        let game = self.game().filter(|_| self.closed().is_none());
        game.map_or(SeatSet::NONE, |game| game.waiting().seats())
    }

    /// The time a seat has left now; `None` without a clock, or for a bot's own seat.
    pub(super) fn left(&self, seat: &SeatState, now: Instant) -> Option<Duration> {
        let left = seat.left.filter(|_| seat.is_a_persons() || seat.is_open())?;
        let running = seat.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        Some(left.saturating_sub(running))
    }

    /// Starts the clocks of those who are waited for, and stops the others' without a word.
    pub(super) fn wind(&mut self, now: Instant) {
        let waited = self.waited();
        for (number, seat) in (0u8..).zip(&mut self.seats) {
            let runs = seat.left.is_some() && waited.has(table::Seat(number)) && seat.is_played_by_person();
            seat.since = runs.then(|| seat.since.unwrap_or(now));
        }
    }

    /// After a change: stops the clocks of those who have decided, gives them their bonus, and starts the
    /// clocks of those who must decide next. Says what the journal must hold of it.
    pub(super) fn settle(&mut self, now: Instant) -> Vec<Item> {
        let Some(clock) = self.head.clock else { return Vec::new() };
        let waited = self.waited();
        let mut items = Vec::new();
        for (number, seat) in (0u8..).zip(&mut self.seats) {
            let (Some(left), Some(since)) = (seat.left, seat.since) else { continue };
            let waits = waited.has(table::Seat(number));
            if waits && seat.is_played_by_person() {
                continue;
            }
            // Only who has decided gets the bonus, once for all the small decisions of a large one.
            let bonus = if waits { Duration::ZERO } else { Duration::from_secs(clock.bonus_s.into()) };
            let left = left.saturating_sub(now.saturating_duration_since(since)).saturating_add(bonus);
            (seat.left, seat.since) = (Some(left), None);
            items.push(left_item(number, left));
        }
        self.wind(now);
        items
    }

    /// Gives somebody who comes back late a little time.
    pub(super) fn grace(&mut self, seat: u8) -> Option<Item> {
        let state = self.seats.get_mut(usize::from(seat))?;
        let left = state.left.filter(|left| *left < GRACE).map(|_| GRACE)?;
        state.left = Some(left);
        Some(left_item(seat, left))
    }

    /// When the next clock runs out.
    pub fn next_flag(&self) -> Option<Instant> {
        self.seats.iter().filter_map(|seat| seat.since?.checked_add(seat.left?)).min()
    }

    /// Gives the seats that have no time left to bots.
    pub fn flag(&mut self, now: Instant) -> Change {
        let mut change = Change::default();
        for number in 0..self.seats.len() {
            let seat = &self.seats[number];
            if seat.since.is_some() && self.left(seat, now) == Some(Duration::ZERO) {
                let bot = bots::Kind::USUAL.to_string();
                let item = Item::Given { seat: number as u8, bot };
                self.seats[number].remember(&item);
                change.items.push(item);
            }
        }
        change.items.extend(self.settle(now));
        change
    }
}

fn left_item(seat: u8, left: Duration) -> Item {
    Item::Left { seat, ms: u64::try_from(left.as_millis()).unwrap_or(u64::MAX) }
}
