//! A game in progress: a fold over its record.
//!
//! The position is never saved. It is what comes out of starting the game and applying the entries of the
//! record one after another, so undo, replay, spectating and recovery are all reads of the record.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use crate::chance::{Recorded, Recorder, Seed, Seeded};
use crate::content;
use crate::fault::{self, Fault};
use crate::game::{Game, Waiting};
use crate::json::Json;
use crate::log::Event;
use crate::record::{BadRecord, Entry, FORMAT, Header, Record, Sitter};
use crate::rule::Refusal;
use crate::seat::{Seat, Viewer};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Live<G: Game> {
    header: Header,
    options: G::Options,
    seed: Seed,
    game: G,
    setup: Vec<u32>,
    entries: Vec<Entry<G::Action>>,
    /// What happened during the setup and during each entry.
    told: Vec<Vec<G::Event>>,
    /// The mistake in the game's own code that stopped it; the last action before it stands.
    fault: Option<Fault>,
}

impl<G: Game> Live<G> {
    /// Starts a new game. The seed is committed to in the header and kept until it may be shown.
    pub fn start(
        mode: &str,
        options: &G::Options,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Live<G>, BadRecord> {
        let about = G::about();
        let mut draws = Seeded::at(&seed, 0);
        let mut chance = Recorder::new(&mut draws);
        let mut told = Vec::new();
        let game = caught(0, || Ok(G::start(options, &mut chance, &mut told)?))?;
        let setup = chance.into_outcomes();
        if sitters.len() != game.seats() {
            return Err(BadRecord::Sitters { sitters: sitters.len(), seats: game.seats() });
        }
        let header = Header {
            sietch: FORMAT,
            game: about.id.to_owned(),
            edition: about.edition,
            content: (about.content)(),
            pack: content::pack_of(about.id).cloned(),
            mode: mode.to_owned(),
            options: serde_json::to_value(options).unwrap_or(Value::Null),
            seats: sitters,
            branched: None,
            commitment: seed.commitment(),
            seed: None,
        };
        let told = vec![told];
        Ok(Live {
            header,
            options: options.clone(),
            seed,
            game,
            setup,
            entries: Vec::new(),
            told,
            fault: None,
        })
    }

    /// Takes up a saved game. A record without its seed goes on with the seed given here.
    pub fn resume(record: &Record, fresh: Seed) -> Result<Live<G>, BadRecord> {
        let about = G::about();
        let header = &record.header;
        if header.game != about.id {
            return Err(BadRecord::UnknownGame(header.game.clone()));
        }
        if let Some(unknown) = unknown::<G>(header) {
            return Err(unknown);
        }
        if header.seed.is_some_and(|seed| seed.commitment() != header.commitment) {
            return Err(BadRecord::Commitment);
        }
        let options: G::Options = serde_json::from_value(header.options.clone())
            .map_err(|problem| BadRecord::Line { line: 1, problem: problem.to_string() })?;
        let mut entries = Vec::with_capacity(record.entries.len());
        for (number, entry) in record.entries.iter().enumerate() {
            let action = entry
                .action
                .read()
                .map_err(|problem| BadRecord::Line { line: number + 3, problem: problem.to_string() })?;
            entries.push(Entry { seat: entry.seat, action, chance: entry.chance.clone() });
        }
        let (game, told) = fold::<G>(header.edition, &options, &record.setup, &entries)?;
        if header.seats.len() != game.seats() {
            return Err(BadRecord::Sitters { sitters: header.seats.len(), seats: game.seats() });
        }
        let seed = header.seed.unwrap_or(fresh);
        let setup = record.setup.clone();
        Ok(Live { header: header.clone(), options, seed, game, setup, entries, told, fault: None })
    }

    /// Replays a saved game as far as it goes, and says where it does not go on. One that was played by an
    /// edition or with cards not known here is tried by the newest: it can be read, and not gone on with.
    pub fn replay(record: &Record) -> Result<(Live<G>, Option<BadRecord>), BadRecord> {
        let Some(unknown) = unknown::<G>(&record.header) else {
            return Live::resume(record, Seed::from_number(0)).map(|live| (live, None));
        };
        let mut part = record.clone();
        part.header.edition = G::about().edition;
        part.header.content = (G::about().content)();
        loop {
            match Live::resume(&part, Seed::from_number(0)) {
                Ok(live) => return Ok((live, Some(unknown))),
                Err(
                    BadRecord::Refused { entry, .. }
                    | BadRecord::Chance { entry }
                    | BadRecord::Fault { entry },
                ) if entry > 0 => {
                    part.entries.truncate(entry - 1);
                }
                Err(BadRecord::Line { line, .. }) if line >= 3 => part.entries.truncate(line - 3),
                Err(bad) => return Err(bad),
            }
        }
    }

    /// The record, with the seed in it if `with_seed` says that its reader may know the future. A game
    /// taken up without its seed has none to show: what it draws from now is not what was promised.
    pub fn record(&self, with_seed: bool) -> Record {
        let mut header = self.header.clone();
        let promised = self.seed.commitment() == header.commitment;
        header.seed = (with_seed && promised).then_some(self.seed);
        let entries = self
            .entries
            .iter()
            .map(|entry| Entry {
                seat: entry.seat,
                action: Json::of(&entry.action),
                chance: entry.chance.clone(),
            })
            .collect();
        Record { header, setup: self.setup.clone(), entries }
    }

    /// What was fixed before the first draw.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The options it was started with.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything done so far.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// Takes an action for a seat. Where the game's own code fails at it, the position stays what it was,
    /// and so does the record; from then on nothing more is taken, whatever it is.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        if self.fault.is_some() {
            return Err(Refusal::FAULT);
        }
        let mut draws = Seeded::at(&self.seed, self.entries.len() as u64 + 1);
        let mut chance = Recorder::new(&mut draws);
        let mut told = Vec::new();
        let mut game = self.game.clone();
        // Whatever was raised on this thread before was not raised by this action.
        let _ = fault::raised();
        // A panic in a game stops this table, not the program that serves others.
        let taken = catch_unwind(AssertUnwindSafe(|| game.apply(seat, action, &mut chance, &mut told)));
        match taken {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) if game.fault().is_none() => return Err(refusal),
            stopped => {
                let panicked = || fault::raised().or(Some(Fault::Panic));
                self.fault = stopped.map_or_else(|_| panicked(), |_| game.fault());
                return Err(Refusal::FAULT);
            }
        }
        self.game = game;
        self.entries.push(Entry { seat, action: *action, chance: chance.into_outcomes() });
        self.told.push(told);
        Ok(())
    }

    /// The mistake in the game's own code that stopped it, if one did.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.or_else(|| self.game.fault())
    }

    /// What a viewer learnt during the setup (0) or during an entry (from 1).
    pub fn told(&self, entry: usize, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        self.told.get(entry).into_iter().flatten().filter_map(move |event| event.seen_by(viewer))
    }

    /// The position after the first `entries` entries.
    pub fn at(&self, entries: usize) -> Result<G, BadRecord> {
        let entries = &self.entries[..entries.min(self.entries.len())];
        fold::<G>(self.header.edition, &self.options, &self.setup, entries).map(|(game, _)| game)
    }

    /// Goes back to where the game was after the first `entries` entries, whatever was learnt since.
    pub fn back_to(&mut self, entries: usize) {
        if entries < self.entries.len() {
            self.entries.truncate(entries);
            self.refold();
        }
    }

    /// The entry (from 0) that the seat may take back on its own: its last one, if nothing was drawn or
    /// revealed by it or since, and nobody has done anything since that the seat could have seen.
    pub fn own_to_take_back(&self, seat: Seat) -> Option<usize> {
        if matches!(self.game.waiting(), Waiting::Over(_)) {
            return None;
        }
        let last = self.entries.iter().rposition(|entry| entry.seat == seat)?;
        let quiet = |entry: usize| {
            self.entries[entry].chance.is_empty() && !self.told[entry + 1].iter().any(Event::reveals)
        };
        let unseen = |entry: usize| {
            self.told[entry + 1].iter().all(|event| event.seen_by(Viewer::Seat(seat)).is_none())
        };
        let later = last + 1..self.entries.len();
        (quiet(last) && later.into_iter().all(|entry| quiet(entry) && unseen(entry))).then_some(last)
    }

    /// Takes the seat's last entry back, if it may do so on its own. `true` if it was taken back.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let Some(entry) = self.own_to_take_back(seat) else { return false };
        let mut entries = self.entries.clone();
        entries.remove(entry);
        match fold::<G>(self.header.edition, &self.options, &self.setup, &entries) {
            Ok((game, told)) => {
                (self.game, self.told, self.entries) = (game, told, entries);
                true
            }
            // Somebody else's choice stands on it after all.
            Err(_) => false,
        }
    }

    /// Checks that every outcome of the record was drawn from the seed in its header.
    pub fn verify_draws(&self) -> Result<(), BadRecord> {
        let seed = self.header.seed.ok_or(BadRecord::NoSeed)?;
        if seed.commitment() != self.header.commitment {
            return Err(BadRecord::Commitment);
        }
        let honest = |entry: usize, written: &[u32], drawn: Vec<u32>| {
            if written == drawn { Ok(()) } else { Err(BadRecord::Dishonest { entry }) }
        };
        // What a game was gone on with from was drawn elsewhere.
        let taken = self.header.branched;
        let mut game = match taken {
            Some(entries) => self.at(entries)?,
            None => {
                let mut draws = Seeded::at(&seed, 0);
                let mut chance = Recorder::new(&mut draws);
                let log = &mut crate::log::Silent;
                let game = G::start_in(self.header.edition, &self.options, &mut chance, log)?;
                honest(0, &self.setup, chance.into_outcomes())?;
                game
            }
        };
        for (number, entry) in (1..).zip(&self.entries).skip(taken.unwrap_or(0)) {
            let mut draws = Seeded::at(&seed, number as u64);
            let mut chance = Recorder::new(&mut draws);
            game.apply(entry.seat, &entry.action, &mut chance, &mut crate::log::Silent)
                .map_err(|_| BadRecord::Dishonest { entry: number })?;
            honest(number, &entry.chance, chance.into_outcomes())?;
        }
        Ok(())
    }

    fn refold(&mut self) {
        // The entries were applied before, so they apply again.
        let folded = fold::<G>(self.header.edition, &self.options, &self.setup, &self.entries);
        if let Ok((game, told)) = folded {
            (self.game, self.told) = (game, told);
        }
    }
}

/// Runs a game's code. If it gives up altogether, that is this record's problem and nobody else's.
fn caught<T>(entry: usize, run: impl FnOnce() -> Result<T, BadRecord>) -> Result<T, BadRecord> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        let _ = fault::raised();
        Err(BadRecord::Fault { entry })
    })
}

/// What this program does not know about a record's edition and cards.
fn unknown<G: Game>(header: &Header) -> Option<BadRecord> {
    match G::content(header.edition) {
        None => Some(BadRecord::UnknownEdition { found: header.edition, newest: G::about().edition }),
        Some(known) if known != header.content => {
            let (found, pack) = (header.content.clone(), header.pack.clone().map(Box::new));
            let here = content::pack_of(&header.game).cloned().map(Box::new);
            Some(BadRecord::OtherContent { found, pack, known, here })
        }
        Some(_) => None,
    }
}

type Folded<G> = (G, Vec<Vec<<G as Game>::Event>>);

fn fold<G: Game>(
    edition: u32,
    options: &G::Options,
    setup: &[u32],
    entries: &[Entry<G::Action>],
) -> Result<Folded<G>, BadRecord> {
    let mut told = Vec::with_capacity(entries.len() + 1);
    let mut events = Vec::new();
    let mut chance = Recorded::new(setup);
    let mut game = caught(0, || Ok(G::start_in(edition, options, &mut chance, &mut events)?))?;
    if !chance.used_up() {
        return Err(BadRecord::Chance { entry: 0 });
    }
    told.push(events);
    for (number, entry) in (1..).zip(entries) {
        let mut events = Vec::new();
        let mut chance = Recorded::new(&entry.chance);
        caught(number, || {
            game.apply(entry.seat, &entry.action, &mut chance, &mut events)
                .map_err(|refusal| BadRecord::Refused { entry: number, refusal })
        })?;
        if !chance.used_up() {
            return Err(BadRecord::Chance { entry: number });
        }
        told.push(events);
    }
    Ok((game, told))
}
