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
/// A game without a clock that is as old as this, in milliseconds, is played over days as well. There the table first notes
/// that somebody is missed, and waits for them for so long again.
const DAY_MS: u64 = 86_400_000;

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
        if give == seat {
            self.may_go_round()?;
        }
        let slow = self.head.clock.is_some_and(|clock| clock.budget_s > LIVE);
        if give != seat && !given.is_open() {
            if slow || !given.is_absent(now, long) {
                return Err(problem(Code::Present, "the person of this seat is there, or still has time"));
            }
            match given.missed {
                _ if !self.goes_on_for_days() => {}
                None => return Ok(self.note(give, Note::Missed { by: seat })),
                Some(at) if clock_time().saturating_sub(at) >= DAY_MS => {}
                Some(_) => {
                    return Err(problem(Code::Present, "this game goes on for days: their day is not over"));
                }
            }
        }
        if give != seat && self.host() != Some(seat) && !self.votes(seat, give) {
            return Ok(Change::default());
        }
        self.give(give, kind, Some(seat), now)
    }

    /// Is it a game over days that no clock says so of?
    fn goes_on_for_days(&self) -> bool {
        self.head.clock.is_none() && clock_time().saturating_sub(self.head.created) >= DAY_MS
    }

    /// A client with these seats came: whoever was missed is back, which the table notes as well.
    pub fn back(&mut self, seats: &[u8]) -> Change {
        let missed = |seat: &&u8| self.seat(**seat).is_ok_and(|state| state.missed.is_some());
        let back: Vec<u8> = seats.iter().filter(missed).copied().collect();
        back.into_iter().fold(Change::default(), |mut change, seat| {
            let noted = self.note(seat, Note::Back);
            change.items.extend(noted.items);
            change.said.extend(noted.said);
            change
        })
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
        let left = self.take_up(seat, now)?;
        let item = Item::Reclaimed { seat, at: clock_time() };
        self.remember(&item);
        let said = self.talk.last().cloned().into_iter().collect();
        let mut items = vec![item];
        items.extend(left);
        self.wind(now);
        Ok(Change { items, said, ..Change::default() })
    }

    /// What it means that a bot plays for a person from here on, or that it does not any more.
    pub(super) fn remember_bot(&mut self, item: &Item) {
        let entries = self.entries;
        let (seat, at, note) = match *item {
            Item::Given { seat, by, at, .. } => (seat, at, Note::Given { by }),
            Item::Reclaimed { seat, at } => (seat, at, Note::Reclaimed),
            _ => return,
        };
        let Some(state) = self.seats.get_mut(usize::from(seat)) else { return };
        state.votes.clear();
        state.missed = None;
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

    /// An entry was made by this seat.
    pub(super) fn did(&mut self, seat: u8) {
        let Some(state) = self.seats.get_mut(usize::from(seat)) else { return };
        if state.is_played_by_person() {
            // Whoever plays on has taken what happened meanwhile as it is.
            (state.stand_in, state.holds) = (None, None);
        }
        self.entries += 1;
    }

    /// The game has fewer entries now.
    pub(super) fn went_back(&mut self, entries: usize) {
        self.entries = self.entries.min(entries);
        for state in &mut self.seats {
            state.lent = None;
            let bot = state.bot().is_some();
            state.stand_in = state.stand_in.map(|now| StandIn { since: now.since.min(entries), ..now });
            // Nothing is left of what was done for somebody who is back.
            state.stand_in = state.stand_in.filter(|now| bot || now.since < entries);
        }
    }

    /// Whose consent it takes to go back, if this seat asks for it. What is taken back freely (`undo`) has shown nobody
    /// anything; beyond that, whoever is away is asked too, unless they gave their seat to a bot themselves: even one's own
    /// move may have drawn something that comes again, after a better choice.
    pub(super) fn whom_to_ask(&self, by: u8) -> Vec<u8> {
        let asked = |(number, state): &(u8, &super::SeatState)| {
            let own = state.stand_in.is_some_and(|stand_in| stand_in.by == Some(*number));
            *number != by && state.is_a_persons() && (state.bot().is_none() || !own)
        };
        (0u8..).zip(&self.seats).filter(asked).map(|(number, _)| number).collect()
    }

    /// The number of entries there were before a bot played for this seat.
    pub(super) fn before_stand_in(&self, seat: u8) -> Option<usize> {
        self.seats.get(usize::from(seat))?.stand_in.map(|stand_in| stand_in.since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::journal::chain::{End, Saved};
    use crate::journal::{Head, HeadSeat};

    const YESTERDAY: Duration = Duration::from_millis(DAY_MS);

    fn room(age: Duration, items: Vec<Item>) -> Room {
        let person = |name: &str| HeadSeat::Person { name: name.into(), hash: name.into(), account: None };
        let created = clock_time() - age.as_millis() as u64;
        let seats = vec![person("Ann"), person("Bob"), HeadSeat::Open];
        let head = Head { created, seats, ..crate::store::conformance::head() };
        let end = End::first("one", "");
        let saved = Saved { head, items, end, broken: None };
        Room::load("one", saved, &Catalogue::new(&[]), Instant::now()).unwrap()
    }

    fn give(room: &mut Room) -> Result<Vec<Item>, Code> {
        let given = room.give_to_bot(0, 1, "random", Duration::ZERO, Instant::now());
        given.map(|change| change.items).map_err(|problem| problem.code)
    }

    #[test]
    fn whoever_goes_has_half_a_minute_to_come_back() {
        let long = crate::Settings::default().absent_after;
        assert_eq!(long, Duration::from_secs(30));
        let (gone, mut room) = (Instant::now(), room(Duration::ZERO, Vec::new()));
        let given = |room: &mut Room, seconds| {
            let given = room.give_to_bot(0, 1, "random", long, gone + Duration::from_secs(seconds));
            given.map(|change| change.items.len()).map_err(|problem| problem.code)
        };
        room.came(1);
        room.went(1, gone);
        assert_eq!(given(&mut room, 29), Err(Code::Present));
        room.came(1);
        assert_eq!(given(&mut room, 31), Err(Code::Present), "they are back");
        room.went(1, gone + Duration::from_secs(31));
        assert_eq!(given(&mut room, 60), Err(Code::Present), "it is counted anew");
        assert_eq!(given(&mut room, 61), Ok(1));
    }

    #[test]
    fn without_a_clock_whoever_is_missed_has_a_day_once_the_game_has_gone_on_for_one() {
        assert!(matches!(give(&mut room(Duration::ZERO, Vec::new())).unwrap()[..], [Item::Given { .. }]));
        let mut old = room(YESTERDAY, Vec::new());
        let noted = give(&mut old).unwrap();
        assert!(matches!(noted[..], [Item::Noted { seat: 1, note: Note::Missed { by: 0 }, .. }]));
        assert_eq!(give(&mut old), Err(Code::Present), "asking again does not help");
        // The day is over, if they have not been there since.
        let missed = || {
            let at = clock_time() - DAY_MS;
            vec![Item::Noted { at, seat: 1, note: Note::Missed { by: 0 } }]
        };
        assert!(matches!(give(&mut room(YESTERDAY, missed())).unwrap()[..], [Item::Given { .. }]));
        let mut back = room(YESTERDAY, missed());
        let came = back.back(&[1]).items;
        assert!(matches!(came[..], [Item::Noted { seat: 1, note: Note::Back, .. }]));
        assert!(matches!(give(&mut back).unwrap()[..], [Item::Noted { .. }]), "it begins anew");
        let known = missed().into_iter().chain(came).collect();
        assert!(matches!(give(&mut room(YESTERDAY, known)).unwrap()[..], [Item::Noted { .. }]));
        assert!(back.back(&[0]).items.is_empty());
    }
}
