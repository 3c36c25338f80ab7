//! One table: its game, its seats, its clocks, its talk. No I/O and no clients in it.
//!
//! Every change is made here first and comes back as the journal's items for it; whoever called writes them
//! before telling anybody, and throws the room away if they cannot be written.

mod accounts;
mod clock;
mod seats;
mod stand_in;
mod wishes;

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bots::Entry;
use serde_json::Value;
use table::chance::Seed;
use table::open::OpenTable;
use table::record::Sitter;
use table::{BadRecord, Record, Seat, Viewer, Waiting};

use crate::catalogue::Catalogue;
use crate::journal::chain::{End, Saved};
use crate::journal::{self, Head, Item, NAMELESS, Origin, Terms};
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{ChatLine, Closed, Note, Outcome, Reason, Stage, Status, TableInfo, UndoAsked};
use crate::secret::Hash;

pub use seats::SeatState;
pub use stand_in::LIVE;
pub use wishes::clock_time;

/// How long bots wait for people who are asked whether to go back.
const BOTS_WAIT: Duration = Duration::from_secs(60);
/// How many lines of talk are kept in memory and told to whoever comes.
const TALK: usize = 200;
/// How many items a journal may hold beside the game itself before nothing more is taken back: many times what people need.
const MOST_BESIDE: u64 = 20_000;

/// One table.
pub struct Room {
    id: String,
    head: Head,
    entry: Option<&'static Entry>,
    game: Option<Box<dyn OpenTable>>,
    /// What was done, where this program cannot play it.
    unplayed: Option<Record>,
    seats: Vec<SeatState>,
    talk: Vec<ChatLine>,
    said: u32,
    undo: Option<Request>,
    /// Do all who sit here share one device now?
    one_device: bool,
    /// How many entries the game has, also while its journal is read.
    entries: usize,
    /// How many requests to go back there have been.
    asked: u32,
    /// Why nothing more is taken here.
    closed: Option<Closed>,
    /// Where the journal ends.
    end: End,
    /// How the game ended, in words: it stays over, so they are looked for once.
    ended: OnceLock<Option<table::Say>>,
}

/// A request to go back.
struct Request {
    by: u8,
    missing: Vec<u8>,
    entries: usize,
    number: u32,
    at: Instant,
}

/// What a change comes to.
#[derive(Default)]
pub struct Change {
    /// What the journal says of it.
    pub items: Vec<Item>,
    /// The secret of a seat that was taken.
    pub secret: Option<(Hash, u8)>,
    /// The first entry (0 is the setup) whose story may be another one now.
    pub from: Option<usize>,
    /// What was said, and what is told among it.
    pub said: Vec<ChatLine>,
}

impl Room {
    /// Takes a table up where its journal ends.
    pub fn load(id: &str, saved: Saved, catalogue: &Catalogue, now: Instant) -> Result<Room, Problem> {
        let Saved { head, items, end, broken } = saved;
        let entry = catalogue.entry(&head.game);
        let record = journal::record(&head, &items);
        let (game, closed) = match (entry, &record) {
            (None, _) => (None, Some(closed(BadRecord::UnknownGame(head.game.clone())))),
            (Some(entry), None) => (None, other_pack(&head, entry)),
            (Some(entry), Some(record)) => match entry.door.resume(record, head.seed) {
                Ok(game) => (Some(game), None),
                Err(bad) => (None, Some(closed(bad))),
            },
        };
        // What no program can take up any more may as well lie open.
        let damaged = broken.map(|broken| Closed {
            reason: Reason::Journal,
            message: format!("this table is closed: what is stored of it is damaged: {broken}"),
            open: true,
            late: Vec::new(),
        });
        let unplayed = record.filter(|_| game.is_none());
        let seats = head.seats.iter().map(|seat| SeatState::new(seat, &head, now)).collect();
        let mut room = Room {
            id: id.to_owned(),
            head,
            entry,
            game,
            unplayed,
            seats,
            talk: Vec::new(),
            said: 0,
            undo: None,
            one_device: false,
            entries: 0,
            asked: 0,
            closed: damaged.clone().or(closed),
            end,
            ended: OnceLock::new(),
        };
        items.iter().for_each(|item| room.remember(item));
        room.closed = damaged.or(room.closed);
        room.wind(now);
        Ok(room)
    }

    /// What an item of the journal means for seats and talk.
    fn remember(&mut self, item: &Item) {
        match item {
            Item::Said { at, seat, text } => {
                self.say(*at, *seat, text.clone(), None);
            }
            Item::Noted { at, seat, note } => {
                self.tell(*at, *seat, note.clone());
            }
            Item::Sat { seat, .. }
            | Item::Keyed { seat, .. }
            | Item::Forgotten { seat }
            | Item::Stood { seat }
            | Item::Given { seat, .. }
            | Item::Reclaimed { seat, .. }
            | Item::Left { seat, .. }
            | Item::Runs { seat, .. } => {
                let entries = self.entries;
                if let Some(state) = self.seats.get_mut(usize::from(*seat)) {
                    state.remember(item, entries);
                }
                self.remember_bot(item);
            }
            Item::Closed { closed } => self.closed = Some(closed.clone()),
            Item::Did { entry } => self.did(entry.seat.0),
            Item::TookBack { entry } => {
                self.entries -= usize::from(*entry < self.entries);
            }
            Item::WentBack { entries, by, steps, at } => {
                self.went_back(*entries);
                if let Some(by) = *by {
                    self.tell(*at, by, Note::WentBack { steps: *steps });
                }
            }
            Item::Began { .. } => {}
        }
    }

    /// Tells something among the talk that nobody said.
    fn tell(&mut self, at: u64, seat: u8, note: Note) -> ChatLine {
        if let Some(state) = self.seats.get_mut(usize::from(seat)) {
            match note {
                Note::Missed { .. } => state.missed = Some(at),
                Note::Back => state.missed = None,
                Note::Vacation { days } => state.vacations.push((at, days)),
                _ => {}
            }
        }
        self.say(at, seat, String::new(), Some(note))
    }

    fn say(&mut self, at: u64, seat: u8, text: String, note: Option<Note>) -> ChatLine {
        let line = ChatLine { number: self.said, at, seat, text, note };
        self.said += 1;
        if self.talk.len() == TALK {
            // What happened at the table is not to be talked away.
            self.talk.remove(self.talk.iter().position(|line| line.note.is_none()).unwrap_or_default());
        }
        self.talk.push(line.clone());
        line
    }

    /// Begins the game if no seat is open any more and it has not begun.
    pub fn begin(&mut self, now: Instant) -> Result<Change, Problem> {
        if self.closed.is_some() || self.game.is_some() || self.seats.iter().any(SeatState::is_open) {
            return Ok(Change::default());
        }
        let Some(entry) = self.entry else { return Ok(Change::default()) };
        let sitters: Vec<Sitter> = self.seats.iter().map(SeatState::sitter).collect();
        let seed: Seed = self.head.seed;
        let game = match &self.head.origin {
            None => entry.door.start(&self.head.mode, &self.head.options, sitters, seed),
            Some(Origin(text)) => Record::read(text).and_then(|mut record| {
                record.header.seats = sitters;
                entry.door.resume(&record, seed)
            }),
        };
        let game = game.map_err(|bad| problem(Code::Options, bad.to_string()))?;
        let record = game.record(false);
        self.game = Some(game);
        let began = Item::Began { header: Box::new(record.header), setup: record.setup };
        record.entries.iter().for_each(|entry| self.did(entry.seat.0));
        let did = record.entries.into_iter().map(|entry| Item::Did { entry });
        let items = [began].into_iter().chain(did).collect();
        let mut change = Change { items, from: Some(0), ..Change::default() };
        change.items.extend(self.settle(now, false));
        Ok(change)
    }

    /// Why nothing more is taken here, if nothing is.
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// Does everything lie open to everybody?
    pub fn lies_open(&self) -> bool {
        self.stage() == Stage::Over || self.closed.as_ref().is_some_and(|closed| closed.open)
    }

    /// What the journal's end says of it: a game that cannot be played here is as over as it was.
    pub fn ends_over(&self) -> bool {
        self.lies_open() || self.game.is_none() && self.end.over
    }

    /// The record with its seed, once it lies open.
    pub fn record(&self) -> Option<Record> {
        let record = || Some(self.game.as_ref()?.record(true));
        let mut record = self.unplayed.clone().or_else(record).filter(|_| self.lies_open())?;
        // The game knows the names it began with, also of those who wanted to be forgotten since.
        let forgotten = self.seats.iter().map(|seat| seat.is_a_persons() && seat.name().is_none());
        for (sitter, _) in record.header.seats.iter_mut().zip(forgotten).filter(|(_, forgotten)| *forgotten) {
            sitter.name = NAMELESS.to_owned();
        }
        Some(record)
    }

    /// One of its people lays the record of a closed table open. No program can take the game up after that.
    pub fn lay_open(&mut self, hash: &str) -> Result<Change, Problem> {
        if !self.seats.iter().any(|seat| seat.opens_to(hash)) {
            return Err(problem(Code::NoSeat, "this secret opens no seat here"));
        }
        let Some(closed) = self.closed.clone().filter(|closed| !closed.open) else {
            return Ok(Change::default());
        };
        let item = Item::Closed { closed: Closed { open: true, ..closed } };
        self.remember(&item);
        Ok(Change { items: vec![item], ..Change::default() })
    }

    /// Closes the table if the game's own code has failed since it was last asked. Playing on would make it
    /// worse and hide it; and as it is for good, everything may lie open for whoever looks for the mistake.
    pub fn stop_at_fault(&mut self) -> Option<Change> {
        let fault = self.game.as_ref().and_then(|game| game.fault()).filter(|_| self.closed.is_none())?;
        tracing::error!(table = self.id, %fault, "a game's own code failed; the table is stopped");
        let message =
            "this table is stopped: the game's own code failed; everything up to there is kept".into();
        let item =
            Item::Closed { closed: Closed { reason: Reason::Fault, message, open: true, late: Vec::new() } };
        self.remember(&item);
        self.undo = None;
        self.wind(Instant::now());
        Some(Change { items: vec![item], ..Change::default() })
    }

    /// What was agreed beside the rules of the game.
    pub fn terms(&self) -> Terms {
        self.head.terms
    }

    /// The game it is a table of, as the registry lists it.
    pub fn entry(&self) -> Option<&'static Entry> {
        self.entry
    }

    /// More was written: the journal ends there.
    pub fn written(&mut self, end: End) {
        self.end = end;
    }

    /// Where the journal ends.
    pub fn end(&self) -> End {
        self.end
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn OpenTable> {
        self.game.as_deref()
    }

    /// The versions of the game's rules and content.
    pub fn versions(&self) -> (u32, String) {
        let began =
            self.game.as_ref().map(|game| game.header()).or(self.unplayed.as_ref().map(|r| &r.header));
        match (began, self.entry.map(|entry| entry.door.about())) {
            (Some(header), _) => (header.edition, header.content.clone()),
            (None, Some(about)) => (about.edition, (about.content)()),
            (None, None) => (0, String::new()),
        }
    }

    /// The seats.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The last lines of chat.
    pub fn talk(&self) -> &[ChatLine] {
        &self.talk
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        match self.game.as_ref().map(|game| game.waiting()) {
            None if self.unplayed.is_some() => Stage::Running,
            None => Stage::Open,
            Some(Waiting::Seats(_)) => Stage::Running,
            Some(Waiting::Over(_)) => Stage::Over,
        }
    }

    /// Is the game on?
    pub fn plays(&self) -> bool {
        self.closed.is_none() && self.stage() == Stage::Running
    }

    /// Is it played on one screen, and is that the only one that is there? Then taking back is free.
    fn is_one_screen(&self) -> bool {
        self.head.hot_seat && self.one_device
    }

    /// May the seat take its last action back on its own?
    pub fn can_undo(&self, seat: u8) -> bool {
        let Some(game) = self.game.as_deref().filter(|_| self.plays()) else {
            return false;
        };
        if self.is_one_screen() {
            last_entry(game, seat).is_some()
        } else {
            game.own_to_take_back(Seat(seat)).is_some()
        }
    }

    /// The number of entries there were after a step of a viewer's log.
    pub fn entries_after(&self, viewer: Viewer, step: u32) -> Option<usize> {
        let game = self.game()?;
        (0..=game.entries()).filter(|&entry| entry == 0 || game.tells(entry, viewer)).nth(step as usize)
    }

    /// What lies open to everybody.
    pub fn status(&self, now: Instant) -> Status {
        self.status_with(None, now)
    }

    /// What lies open to everybody, for those who have just looked and know every seat's side.
    pub fn status_with(&self, sides: Option<&[table::Say]>, now: Instant) -> Status {
        let game = self.game();
        let waiting = game.map(|game| game.waiting());
        let outcome = game.and_then(|game| {
            let outcome = *game.waiting().outcome()?;
            Some(Outcome {
                winners: outcome.winners.iter().map(|seat| seat.0).collect(),
                ending: outcome.ending.to_owned(),
                scores: outcome.scores.iter().copied().take(game.seats()).collect(),
                say: self.ended.get_or_init(|| game.ended()).clone()?.into(),
            })
        });
        let known = || game.map_or_else(Vec::new, |game| game.sides());
        let mut sides = sides.map_or_else(known, <[table::Say]>::to_vec).into_iter();
        let seats = (0u8..).zip(&self.seats);
        Status {
            stage: self.stage(),
            seats: seats
                .map(|(number, seat)| seat.info(number, sides.next().map(Into::into), self.left(seat, now)))
                .collect(),
            waiting: waiting
                .filter(|_| self.closed.is_none())
                .map_or_else(Vec::new, |waiting| waiting.seats().iter().map(|s| s.0).collect()),
            outcome,
            undo: self.undo.as_ref().map(|request| self.undo_asked(request)),
            closed: self.closed.clone(),
        }
    }

    /// A request to go back, as everybody is told: what somebody did behind their hand is not counted.
    fn undo_asked(&self, request: &Request) -> UndoAsked {
        let steps = self.steps_after(request.entries);
        UndoAsked { by: request.by, missing: request.missing.clone(), steps, number: request.number }
    }

    /// How many things that everybody saw have happened since there were so many entries.
    fn steps_after(&self, entries: usize) -> u32 {
        self.game().map_or(0, |game| {
            let undone = entries + 1..=game.entries();
            undone.filter(|&entry| game.tells(entry, Viewer::Spectator)).count() as u32
        })
    }

    /// While a request to go back is open: the last step of this viewer's log that would stay.
    pub fn back_to(&self, viewer: Viewer) -> Option<u32> {
        let (request, game) = (self.undo.as_ref()?, self.game()?);
        Some((1..=request.entries).filter(|&entry| game.tells(entry, viewer)).count() as u32)
    }

    /// Until when bots wait, because people are asked whether to go back; but not for ever.
    pub fn bots_wait_until(&self) -> Option<Instant> {
        self.undo.as_ref().map(|request| request.at + BOTS_WAIT)
    }

    /// The seats whose people the game waits for and who are not there.
    pub fn missed(&self) -> Vec<u8> {
        let Some(game) = self.game().filter(|_| self.plays()) else { return Vec::new() };
        let waited = game.waiting().seats();
        let missed = |(number, seat): &(u8, &SeatState)| {
            waited.has(Seat(*number)) && seat.is_played_by_person() && !seat.is_present()
        };
        (0u8..).zip(&self.seats).filter(missed).map(|(number, _)| number).collect()
    }

    /// May anybody find it in the lobby?
    pub fn is_public(&self) -> bool {
        self.head.public.is_some()
    }

    /// The options, all of them, whichever program wrote them.
    fn options(&self) -> Value {
        let options = &self.head.options;
        self.entry().map_or_else(|| options.clone(), |entry| entry.door.whole_options(options))
    }

    /// The table, as anybody with its link may know it.
    pub fn info(&self, now: Instant) -> TableInfo {
        self.info_with(self.status(now))
    }

    /// The same for those who know what lies open.
    pub fn info_with(&self, status: Status) -> TableInfo {
        TableInfo {
            id: self.id.clone(),
            game: self.head.game.clone(),
            mode: self.head.mode.clone(),
            options: self.options(),
            pack: self.head.pack.as_ref().map(Into::into),
            created: self.head.created,
            commitment: self.head.seed.commitment(),
            hot_seat: self.head.hot_seat,
            host: self.host(),
            hints: self.head.terms.hints,
            rated: self.head.terms.rated,
            public: self.head.public.clone(),
            branched: self.head.origin.is_some(),
            clock: self.head.clock,
            status,
        }
    }
}

/// Why a table whose game has not begun cannot begin here: it was opened with other cards.
fn other_pack(head: &Head, entry: &Entry) -> Option<Closed> {
    let here = table::content::pack_of(&head.game).cloned().map(Box::new);
    let known = (entry.door.about().content)();
    let (found, pack) = ("not drawn yet".to_owned(), head.pack.clone().map(Box::new));
    (pack != here).then(|| closed(BadRecord::OtherContent { found, pack, known, here }))
}

/// Why a table cannot be taken up. A later program, or an earlier one, may know better: nothing is written.
fn closed(bad: BadRecord) -> Closed {
    let reason = match bad {
        BadRecord::UnknownGame(_) => Reason::Game,
        BadRecord::OtherContent { .. } => Reason::Content,
        // A known edition that refuses its own record has changed without saying so.
        _ => Reason::Edition,
    };
    Closed { reason, message: format!("this table is closed: {bad}"), open: false, late: Vec::new() }
}

/// A seat's last entry (from 0).
fn last_entry(game: &dyn OpenTable, seat: u8) -> Option<usize> {
    (0..game.entries()).rev().find(|&entry| game.entry_seat(entry) == Some(Seat(seat)))
}

#[cfg(test)]
mod tests;
