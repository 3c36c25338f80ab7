//! Bots that play for people: who may put one into whose seat, and what the people may say to it afterwards.
//!
//! A bot in the seat of somebody who is away must not become a way to look ahead: whoever did not ask for it is
//! asked before anything it did is taken back, and may ask for all of it to be.

use std::time::{Duration, Instant};

use bots::Kind;

use crate::journal::Item;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Note, Stage};
use crate::room::{Change, Room, clock_time};

/// A clock with a larger budget than this, in seconds, is that of a game over days: nobody sits there all the time,
/// and being away is no reason to lose one's seat before its time has run out.
pub const LIVE: u32 = 3 * 3600;

/// A bot plays for a seat's person, or did until a moment ago.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// The seat that gave it away; `None` if its clock ran out.
    pub by: Option<u8>,
    /// How many entries the game had then.
    pub since: usize,
}

impl Room {
    /// Whoever opened the table: the person who sat there first.
    pub fn host(&self) -> Option<u8> {
        self.head.host()
    }

    /// A seat gives a seat to a bot: its own; or, if it is the host or enough others want it too, an open one or one
    /// whose person has been away for `long`.
    pub fn give_to_bot(
        &mut self,
        seat: u8,
        give: u8,
        bot: &str,
        long: Duration,
        now: Instant,
    ) -> Result<Change, Problem> {
        if self.stage() == Stage::Over {
            return Err(problem(Code::Over, "the game is over"));
        }
        let kind: Kind = bot.parse().map_err(|_| problem(Code::Unknown, "there is no such bot"))?;
        let given = self.seat(give)?;
        if given.bot().is_some() {
            return Err(problem(Code::Bots, "a bot plays this seat already"));
        }
        if self.terms().rated && given.is_a_persons() {
            return Err(problem(Code::Rated, "this table is rated: people play for themselves"));
        }
        let slow = self.head.clock.is_some_and(|clock| clock.budget_s > LIVE);
        if give != seat && !given.is_open() && (slow || !given.is_absent(now, long)) {
            return Err(problem(Code::Present, "the person of this seat is there, or still has time"));
        }
        if give != seat && self.host() != Some(seat) && !self.votes(seat, give) {
            return Ok(Change::default());
        }
        self.give(give, kind, Some(seat), now)
    }

    /// A seat wants another to be given to a bot. `true` when more than half of those who are there want it.
    fn votes(&mut self, seat: u8, give: u8) -> bool {
        let there = (0u8..)
            .zip(&self.seats)
            .filter(|(number, state)| *number != give && state.is_played_by_person() && state.is_present());
        let there: Vec<u8> = there.map(|(number, _)| number).collect();
        let Some(given) = self.seats.get_mut(usize::from(give)) else { return false };
        if !given.votes.contains(&seat) {
            given.votes.push(seat);
            given.votes.sort_unstable();
        }
        let wanted = there.iter().filter(|number| given.votes.contains(number)).count();
        wanted * 2 > there.len()
    }

    /// Puts a bot into a seat.
    fn give(&mut self, seat: u8, kind: Kind, by: Option<u8>, now: Instant) -> Result<Change, Problem> {
        let persons = self.seat(seat)?.is_a_persons();
        let item = Item::Given { seat, bot: kind.to_string(), by, at: clock_time() };
        self.remember(&item);
        // Who leaves on their own leaves the others to decide; who is away is still to be asked.
        if let Some(request) = self.undo.as_mut().filter(|_| by == Some(seat)) {
            request.missing.retain(|missing| *missing != seat);
        }
        let mut change = self.begin(now)?;
        change.items.insert(0, item);
        let back = self.agreed(now);
        change.from = change.from.or(back.from);
        change.items.extend(back.items);
        change.said.extend(self.talk.last().filter(|_| persons).cloned());
        change.said.extend(back.said);
        change.items.extend(self.settle(now, false));
        Ok(change)
    }

    /// Puts a bot into the seat of somebody whose time has run out.
    pub(super) fn give_for_time(&mut self, seat: u8) -> (Item, Option<crate::protocol::status::ChatLine>) {
        let item = Item::Given { seat, bot: Kind::USUAL.to_string(), by: None, at: clock_time() };
        self.remember(&item);
        (item, self.talk.last().cloned())
    }

    /// A person takes their seat back from a bot.
    pub fn take_back_seat(&mut self, seat: u8, now: Instant) -> Result<Change, Problem> {
        let state = self.seat(seat)?;
        if !state.is_a_persons() || state.bot().is_none() {
            return Err(problem(Code::Nothing, "no bot plays this seat"));
        }
        let grace = self.grace(seat)?;
        let item = Item::Reclaimed { seat, at: clock_time() };
        self.remember(&item);
        let said = self.talk.last().cloned().into_iter().collect();
        let mut items = vec![item];
        items.extend(grace);
        self.wind(now);
        Ok(Change { items, said, ..Change::default() })
    }

    /// What it means that a bot plays for a person from here on, or that it does not any more.
    pub(super) fn remember_bot(&mut self, item: &Item) {
        let entries = self.stood_in.len();
        let (seat, at, note) = match *item {
            Item::Given { seat, by, at, .. } => (seat, at, Note::Given { by }),
            Item::Reclaimed { seat, at } => (seat, at, Note::Reclaimed),
            _ => return,
        };
        let Some(state) = self.seats.get_mut(usize::from(seat)) else { return };
        state.votes.clear();
        if !state.is_a_persons() {
            return;
        }
        if let Note::Given { by } = note {
            // Given again before they did anything: they may still ask for all of it to be taken back.
            let since = state.stand_in.map_or(entries, |before| before.since.min(entries));
            state.stand_in = Some(StandIn { by, since });
        }
        self.tell(at, seat, note);
    }

    /// An entry was made by this seat: remembers whether a bot did it that its person did not ask for.
    pub(super) fn did(&mut self, seat: u8) {
        let Some(state) = self.seats.get_mut(usize::from(seat)) else { return };
        let stood_in = state.is_a_persons()
            && state.bot().is_some()
            && state.stand_in.is_none_or(|stand_in| stand_in.by != Some(seat));
        if state.is_played_by_person() {
            // Whoever plays on has taken what happened meanwhile as it is.
            state.stand_in = None;
        }
        self.stood_in.push(stood_in);
    }

    /// The game has fewer entries now.
    pub(super) fn went_back(&mut self, entries: usize) {
        self.stood_in.truncate(entries);
        for state in &mut self.seats {
            let bot = state.bot().is_some();
            state.stand_in = state.stand_in.map(|now| StandIn { since: now.since.min(entries), ..now });
            // Nothing is left of what was done for somebody who is back.
            state.stand_in = state.stand_in.filter(|now| bot || now.since < entries);
        }
    }

    /// Whose consent it takes to go back to so many entries, if this seat asks for it.
    pub(super) fn whom_to_ask(&self, by: u8, entries: usize) -> Vec<u8> {
        let asked = |(number, state): &(u8, &super::SeatState)| {
            *number != by && state.is_a_persons() && (state.bot().is_none() || self.kept(*number, entries))
        };
        (0u8..).zip(&self.seats).filter(asked).map(|(number, _)| number).collect()
    }

    /// Would going back take something from a person whose seat somebody else gave to a bot: what they did before it
    /// came, or what it did in their name?
    fn kept(&self, seat: u8, entries: usize) -> bool {
        let stand_in = self.seats.get(usize::from(seat)).and_then(|state| state.stand_in);
        let Some(stand_in) = stand_in.filter(|stand_in| stand_in.by != Some(seat)) else { return false };
        let game = self.game();
        let of_seat = |entry: usize| game.and_then(|game| game.entry_seat(entry)) == Some(table::Seat(seat));
        let mut undone = (entries..self.stood_in.len()).filter(|entry| self.stood_in[*entry]);
        stand_in.since > entries || undone.any(of_seat)
    }

    /// The number of entries there were before a bot played for this seat.
    pub(super) fn before_stand_in(&self, seat: u8) -> Option<usize> {
        self.seats.get(usize::from(seat))?.stand_in.map(|stand_in| stand_in.since)
    }
}
