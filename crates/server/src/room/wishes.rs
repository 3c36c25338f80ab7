//! What people want of a table, and what comes of it.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use bots::Kind;
use table::open::{ActError, Chosen, OpenTable};
use table::{Json, Seat, Viewer, Waiting};

use crate::journal::Item;
use crate::names::{name, words};
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Note, Stage};
use crate::protocol::{LONGEST_CHAT, LONGEST_NAME};
use crate::room::{Change, MOST_BESIDE, Request, Room, SeatState, last_entry};
use crate::secret::{self, hex};

type Changed = Result<Change, Problem>;

/// Milliseconds since 1970.
pub fn clock_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Room {
    fn running(&mut self) -> Result<&mut dyn OpenTable, Problem> {
        match self.stage() {
            Stage::Over => return Err(problem(Code::Over, "the game is over")),
            Stage::Open | Stage::Running => {}
        }
        match self.game.as_deref_mut() {
            Some(game) => Ok(game),
            None => Err(problem(Code::NotStarted, "the game has not begun: seats are open")),
        }
    }

    /// Nothing is taken at a table that is closed.
    pub fn is_open_to_wishes(&self) -> Result<(), Problem> {
        self.closed().map_or(Ok(()), |closed| Err(problem(Code::Closed, closed.message.clone())))
    }

    /// What leads back to where the table was before is written down like all else: it has an end, or one table would fill the
    /// disk.
    pub(super) fn may_go_round(&self) -> Result<(), Problem> {
        let rest = self.end.count.saturating_sub(self.entries as u64);
        match rest <= MOST_BESIDE {
            true => Ok(()),
            false => Err(problem(Code::Quota, "this table has gone back and forth too often: play on")),
        }
    }

    pub(super) fn seat(&self, seat: u8) -> Result<&SeatState, Problem> {
        let none = || problem(Code::NoSeat, format!("there is no seat {seat}"));
        self.seats.get(usize::from(seat)).ok_or_else(none)
    }

    fn played_by_person(&self, seat: u8) -> Result<(), Problem> {
        match self.seat(seat)?.bot() {
            Some(_) => Err(problem(Code::Bots, "a bot plays this seat: take it back first")),
            None => Ok(()),
        }
    }

    /// An open seat is taken; the seat's secret comes with the change.
    pub fn sit(
        &mut self,
        seat: u8,
        wanted: &str,
        account: Option<String>,
        now: Instant,
    ) -> Result<(Change, String), Problem> {
        self.is_open_to_wishes()?;
        self.may_be_taken_by(account.as_deref())?;
        if !self.seat(seat)?.is_open() || self.game.is_some() {
            return Err(problem(Code::Taken, "somebody sits there already"));
        }
        let name = name(wanted)
            .ok_or_else(|| problem(Code::Unreadable, format!("a name has 1 to {LONGEST_NAME} characters")))?;
        if self.seats.iter().any(|seat| seat.is_called_like(&name)) {
            return Err(problem(Code::Name, "somebody at this table has this name, or one like it"));
        }
        let secret = secret::secret()?;
        let hash = secret::hash(&secret).ok_or_else(|| problem(Code::Trouble, "no secret could be made"))?;
        let item = Item::Sat { seat, name, hash: hex(&hash), account };
        self.remember(&item);
        let mut change = self.begin(now)?;
        change.items.insert(0, item);
        change.secret = Some((hash, seat));
        Ok((change, secret))
    }

    /// A seat acts.
    pub fn act(&mut self, seat: u8, action: &Json, now: Instant) -> Changed {
        self.played_by_person(seat)?;
        self.running()?.act(Seat(seat), action)?;
        self.acted(now)
    }

    /// The bot of a seat acts.
    pub fn bot_acts(&mut self, seat: u8, chosen: &Chosen, now: Instant) -> Changed {
        if self.seat(seat)?.bot().is_none() {
            return Err(problem(Code::NotYours, "a person plays this seat"));
        }
        self.running()?.take(Seat(seat), chosen)?;
        self.acted(now)
    }

    /// The bot the game waits for.
    pub fn waiting_bot(&self) -> Option<(u8, Kind)> {
        let waited = self.game().filter(|_| self.plays())?.waiting().seats();
        waited.iter().find_map(|seat| Some((seat.0, self.seats.get(seat.index())?.bot()?)))
    }

    fn acted(&mut self, now: Instant) -> Changed {
        let game = self.running_or_over()?;
        let entries = game.entries();
        let entry = entries.checked_sub(1).and_then(|last| game.entry(last));
        let entry = entry.ok_or_else(|| problem(Code::Trouble, "the action left no trace"))?;
        self.undo = None;
        self.did(entry.seat.0);
        let mut items = vec![Item::Did { entry }];
        items.extend(self.settle(now, true));
        Ok(Change { items, from: Some(entries), ..Change::default() })
    }

    fn running_or_over(&self) -> Result<&dyn OpenTable, Problem> {
        self.game().ok_or_else(|| problem(Code::NotStarted, "the game has not begun: seats are open"))
    }

    /// May the seat do this now? If not, why not.
    pub fn why_not(&self, seat: u8, action: &Json) -> Result<(), Problem> {
        self.seat(seat)?;
        let game = self.running_or_over()?;
        game.why_not(Seat(seat), action).map_err(|error| {
            let reason = match &error {
                ActError::Refused(refusal) => Some(game.reason(Seat(seat), action, refusal).into()),
                ActError::Unreadable(_) => None,
            };
            let problem = Problem::from(error);
            Problem { why: problem.why.and(reason), ..problem }
        })
    }

    /// A seat takes its last action back on its own.
    pub fn undo(&mut self, seat: u8, now: Instant) -> Changed {
        self.played_by_person(seat)?;
        self.may_go_round()?;
        let one_screen = self.is_one_screen();
        let game = self.running()?;
        let last =
            last_entry(game, seat).ok_or_else(|| problem(Code::Nothing, "there is nothing to take back"))?;
        if one_screen {
            return Ok(self.go_back(last, None, now));
        }
        let entry = game.own_to_take_back(Seat(seat)).filter(|_| game.take_back(Seat(seat)));
        let entry = entry.ok_or_else(|| {
            problem(Code::Learnt, "it cannot be taken back: something was learnt since, or others went on")
        })?;
        self.undo = None;
        let item = Item::TookBack { entry };
        self.remember(&item);
        let mut items = vec![item];
        items.extend(self.settle(now, false));
        Ok(Change { items, from: Some(entry + 1), ..Change::default() })
    }

    fn go_back(&mut self, entries: usize, by: Option<u8>, now: Instant) -> Change {
        let steps = self.steps_after(entries);
        if let Some(game) = self.game.as_deref_mut() {
            game.back_to(entries);
        }
        self.undo = None;
        let item = Item::WentBack { entries, by, steps, at: clock_time() };
        self.remember(&item);
        let said = self.talk.last().filter(|_| by.is_some()).cloned().into_iter().collect();
        let mut items = vec![item];
        items.extend(self.settle(now, false));
        Change { items, from: Some(entries + 1), said, ..Change::default() }
    }

    /// A seat asks the table to go back.
    pub fn ask_undo(&mut self, seat: u8, step: Option<u32>, stand_in: bool, now: Instant) -> Changed {
        self.played_by_person(seat)?;
        self.may_go_round()?;
        let game = self.running()?;
        let now_at = game.entries();
        let entries = match step {
            None if stand_in => self.before_stand_in(seat).filter(|entries| *entries < now_at),
            None => last_entry(game, seat),
            Some(step) => {
                self.entries_after(Viewer::Seat(Seat(seat)), step).filter(|entries| *entries < now_at)
            }
        };
        let entries = entries.ok_or_else(|| problem(Code::Nothing, "there is nothing to take back"))?;
        let missing = self.whom_to_ask(seat);
        // Whatever was asked before is not asked any more, and neither is anybody's consent to it.
        self.asked += 1;
        // Neither asking again and again nor asking anew after a refusal holds the bots for ever: until they have played
        // themselves, nobody has more than one minute of it.
        let own = self.seats.get_mut(usize::from(seat)).map_or(now, |state| *state.holds.get_or_insert(now));
        let at = self.undo.as_ref().map_or(own, |request| request.at.min(own));
        self.undo = Some(Request { by: seat, missing, entries, number: self.asked, at });
        Ok(self.agreed(now))
    }

    /// Goes back if everybody has agreed.
    pub(super) fn agreed(&mut self, now: Instant) -> Change {
        match &self.undo {
            Some(request) if request.missing.is_empty() => {
                let (entries, by) = (request.entries, request.by);
                self.go_back(entries, Some(by), now)
            }
            _ => Change::default(),
        }
    }

    /// A seat answers a request to go back.
    pub fn consent(&mut self, seat: u8, agree: bool, number: u32, now: Instant) -> Changed {
        // Whoever is asked may answer, also while a bot plays for them.
        self.seat(seat)?;
        let nothing = || problem(Code::Nothing, "there is nothing to answer");
        let request = self.undo.as_mut().ok_or_else(nothing)?;
        if number != request.number {
            return Err(problem(Code::Stale, "something else is asked for by now"));
        }
        let place = request.missing.iter().position(|missing| *missing == seat);
        match (place, agree) {
            (None, true) => return Err(nothing()),
            // Whoever asked may think better of it.
            (None, false) if request.by != seat => return Err(nothing()),
            (_, false) => self.undo = None,
            (Some(place), true) => {
                request.missing.remove(place);
            }
        }
        Ok(self.agreed(now))
    }

    /// A seat says something.
    pub fn chat(&mut self, seat: u8, text: &str) -> Changed {
        self.seat(seat)?;
        let text = words(text);
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err(problem(Code::Unreadable, format!("say 1 to {LONGEST_CHAT} characters")));
        }
        let at = clock_time();
        let line = self.say(at, seat, text.clone(), None);
        Ok(Change { items: vec![Item::Said { at, seat, text }], said: vec![line], ..Change::default() })
    }

    /// The table notes something about a seat.
    pub fn note(&mut self, seat: u8, note: Note) -> Change {
        self.note_at(clock_time(), seat, note)
    }

    /// The same of something that was done at this time, in milliseconds since 1970.
    pub(super) fn note_at(&mut self, at: u64, seat: u8, note: Note) -> Change {
        let line = self.tell(at, seat, note.clone());
        Change { items: vec![Item::Noted { at, seat, note }], said: vec![line], ..Change::default() }
    }

    /// May this seat have a hint now?
    pub fn may_have_hint(&self, seat: u8) -> Result<(), Problem> {
        self.played_by_person(seat)?;
        if !self.terms().hints || self.terms().rated {
            return Err(problem(Code::NoHints, "this table has no hints"));
        }
        match self.running_or_over()?.waiting() {
            Waiting::Over(_) => Err(problem(Code::Over, "the game is over")),
            Waiting::Seats(seats) if seats.has(Seat(seat)) => Ok(()),
            Waiting::Seats(_) => Err(problem(Code::Nothing, "the seat has nothing to decide now")),
        }
    }

    /// A client showed a seat's secret.
    pub fn came(&mut self, seat: u8) {
        if let Some(state) = self.seats.get_mut(usize::from(seat)) {
            state.came();
        }
    }

    /// A client that showed a seat's secret is gone.
    pub fn went(&mut self, seat: u8, now: Instant) {
        if let Some(state) = self.seats.get_mut(usize::from(seat)) {
            state.went(now);
        }
    }

    /// Clients came or went: do all who sit here share one device now? `true` if that makes a difference to them.
    pub fn shares_device(&mut self, one: bool) -> bool {
        let changed = self.head.hot_seat && self.one_device != one;
        self.one_device = one;
        changed
    }

    /// The seats that are people's.
    pub fn persons(&self) -> Vec<u8> {
        (0u8..).zip(&self.seats).filter(|(_, seat)| seat.is_a_persons()).map(|(number, _)| number).collect()
    }
}
