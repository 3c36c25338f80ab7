//! The clocks of a table. A seat's time runs while the game waits for its person.

use std::time::{Duration, Instant};

use table::SeatSet;

use crate::journal::Item;
use crate::people::OwnVacation;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Closed, Note, Reason, Stage};
use crate::room::{Change, LIVE, Room, SeatState, clock_time};

/// What a person whose time ran out has when they come back, once a game.
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
    pub(super) fn settle(&mut self, now: Instant, acted: bool) -> Vec<Item> {
        let Some(clock) = self.head.clock else { return Vec::new() };
        let (waited, entries) = (self.waited(), self.entries);
        let mut items = Vec::new();
        for (number, seat) in (0u8..).zip(&mut self.seats) {
            let (Some(left), Some(since)) = (seat.left, seat.since) else { continue };
            let waits = waited.has(table::Seat(number));
            if waits && seat.is_played_by_person() {
                continue;
            }
            // Only who has decided gets the bonus, once for all the small decisions of a large one; and once only,
            // however often it is taken back and decided anew.
            let earned = acted && !waits && entries > seat.paid;
            let bonus = if earned { Duration::from_secs(clock.bonus_s.into()) } else { Duration::ZERO };
            seat.paid = seat.paid.max(entries);
            let left = left.saturating_sub(now.saturating_duration_since(since)).saturating_add(bonus);
            (seat.left, seat.since) = (Some(left), None);
            seat.lent = waits.then_some((entries, now));
            items.push(left_item(number, left, false));
        }
        self.wind(now);
        items
    }

    /// The account's person goes on vacation: so many days more on the clock, where games go over days. The others are told.
    /// Whoever gives the seat from one account to the next has no more days for it than others.
    pub fn vacation(&mut self, account: &str, days: u8, at: u64, now: Instant) -> Change {
        let mut change = Change::default();
        let slow = self.head.clock.is_some_and(|clock| clock.budget_s > LIVE);
        if !slow || self.stage() != Stage::Running {
            return change;
        }
        for number in 0..self.seats.len() {
            let seat = &mut self.seats[number];
            let (Some(left), true) = (seat.left, seat.account() == Some(account)) else { continue };
            let days = days.min(OwnVacation::left_after(&seat.vacations, at));
            if days == 0 || seat.vacations.iter().any(|(before, _)| *before == at) {
                continue;
            }
            let more = Duration::from_secs(u64::from(days) * 86_400);
            let gone = seat.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
            let left = left.saturating_sub(gone).saturating_add(more);
            (seat.left, seat.since) = (Some(left), seat.since.map(|_| now));
            let seat = number as u8;
            let noted = self.note_at(at, seat, Note::Vacation { days });
            change.items.push(left_item(seat, left, false));
            change.items.extend(noted.items);
            change.said.extend(noted.said);
        }
        change
    }

    /// What the clock says of somebody who takes their seat back. Giving it up stops no clock as long as the bot has decided
    /// nothing, and renews none: only whoever has no time left has a last minute, once.
    pub(super) fn take_up(&mut self, seat: u8, now: Instant) -> Result<Option<Item>, Problem> {
        let entries = self.entries;
        let Some(state) = self.seats.get_mut(usize::from(seat)) else { return Ok(None) };
        let lent = state.lent.filter(|(then, _)| *then == entries).map(|(_, at)| at);
        let ran = lent.map_or(Duration::ZERO, |at| now.saturating_duration_since(at));
        let Some(left) = state.left.map(|left| left.saturating_sub(ran)) else { return Ok(None) };
        if left.is_zero() && state.graced {
            return Err(problem(Code::TimeUp, "your time in this game is used up"));
        }
        let grace = left.is_zero();
        let left = if grace { GRACE } else { left };
        let changed = state.left != Some(left);
        state.lent = None;
        (state.left, state.graced) = (Some(left), state.graced || grace);
        Ok(changed.then(|| left_item(seat, left, grace)))
    }

    /// What the journal must hold before the table is put away while clocks run: they run on.
    pub fn put_away(&self, now: Instant) -> Change {
        let runs = |(number, seat): (u8, &SeatState)| {
            let left = self.left(seat, now).filter(|_| seat.since.is_some())?;
            let until = clock_time().saturating_add(u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
            Some(Item::Runs { seat: number, until })
        };
        Change { items: (0u8..).zip(&self.seats).filter_map(runs).collect(), ..Change::default() }
    }

    /// When the next clock runs out.
    pub fn next_flag(&self) -> Option<Instant> {
        self.seats.iter().filter_map(|seat| seat.since?.checked_add(seat.left?)).min()
    }

    /// Gives the seats that have no time left to bots; or, at a rated table, where nobody plays for anybody, ends the game:
    /// they have lost.
    pub fn flag(&mut self, now: Instant) -> Change {
        let late = |(_, seat): &(u8, &SeatState)| {
            seat.since.is_some() && self.left(seat, now) == Some(Duration::ZERO)
        };
        let late: Vec<u8> = (0u8..).zip(&self.seats).filter(late).map(|(number, _)| number).collect();
        let mut change = Change::default();
        if self.terms().rated && !late.is_empty() {
            let message = "this table is rated, and somebody's time has run out: they have lost".into();
            let item = Item::Closed { closed: Closed { reason: Reason::Time, message, open: true, late } };
            self.remember(&item);
            self.undo = None;
            change.items.push(item);
        } else {
            for seat in late {
                let (item, said) = self.give_for_time(seat);
                change.items.push(item);
                change.said.extend(said);
            }
        }
        change.items.extend(self.settle(now, false));
        change
    }
}

fn left_item(seat: u8, left: Duration, grace: bool) -> Item {
    Item::Left { seat, ms: u64::try_from(left.as_millis()).unwrap_or(u64::MAX), grace }
}
