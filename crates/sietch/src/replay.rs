//! `sietch replay`: step through a saved game, tell of it on a page, or check that its draws were honest.

use table::Viewer;
use table::open::OpenTable;
use table::say::Say;
use table::words::Words;

use crate::cli::ReplayArgs;
use crate::report;
use crate::review;
use crate::save;
use crate::screen::Screen;
use crate::text;
use crate::trouble::Trouble;

/// Shows or checks a saved game.
pub fn run(args: &ReplayArgs) -> Result<(), Trouble> {
    let (entry, (table, unknown)) = if args.verify || args.report {
        let (entry, table) = save::open(&args.file)?;
        (entry, (table, None))
    } else {
        save::open_to_read(&args.file)?
    };
    let words = text::words(entry.door, &args.lang)?;
    let mut screen = Screen::of_process();
    if args.verify {
        // That every choice is by the rules was checked by replaying it.
        table.verify_draws().map_err(|problem| Trouble::Record { path: args.file.clone(), problem })?;
        let file = args.file.display().to_string();
        let verdict = Say::new("sietch-honest").with("file", file).with("entries", table.entries());
        screen.line(&words.say(&verdict))?;
        return Ok(screen.flush()?);
    }
    if let Viewer::Seat(seat) = args.seat.0
        && seat.index() >= table.seats()
    {
        return Err(Trouble::NoSeat { seat: seat.0, seats: table.seats() });
    }
    if args.review {
        let trouble = |problem| Trouble::Record { path: args.file.clone(), problem };
        let reviewing = (entry.review)(&table.record(true)).map_err(trouble)?;
        return review::show(reviewing, &*table, &words, &mut screen);
    }
    if args.report {
        let page = report::run(args, entry, &*table, &words)?;
        screen.line(&page.display().to_string())?;
        return Ok(screen.flush()?);
    }
    let entries = table.entries();
    if args.at.is_some_and(|at| at > entries) {
        return Err(Trouble::At { entries });
    }
    let mut replay = Replay { table: &*table, words: &words, viewer: args.seat.0, screen };
    replay.header()?;
    if let Some(unknown) = unknown {
        replay.say(Say::new("sietch-replay-part").with("why", unknown.to_string()))?;
    }
    match args.at {
        Some(at) => replay.show(at)?,
        None if replay.screen.live => replay.step_through()?,
        None => replay.show(entries)?,
    }
    Ok(replay.screen.flush()?)
}

struct Replay<'a> {
    table: &'a dyn OpenTable,
    words: &'a Words,
    viewer: Viewer,
    screen: Screen<'a>,
}

impl Replay<'_> {
    fn say(&mut self, say: Say) -> Result<(), Trouble> {
        Ok(self.screen.line(&self.words.say(&say))?)
    }

    fn header(&mut self) -> Result<(), Trouble> {
        let header = self.table.header();
        let title = Say::new("sietch-replay-title")
            .with("game", header.game.clone())
            .with("mode", text::plain(&header.mode))
            .with("entries", self.table.entries());
        self.say(title)?;
        for seat in table::Seat::first(self.table.seats()) {
            let name = text::sitter(self.table, seat);
            self.say(Say::new("sietch-replay-seat").with("seat", seat.0).with("who", name))?;
        }
        Ok(())
    }

    /// The position after so many choices, and what the last of them brought.
    fn show(&mut self, at: usize) -> Result<(), Trouble> {
        let then = self.table.at(at);
        self.screen.line("")?;
        let place = Say::new("sietch-replay-at").with("at", at).with("entries", self.table.entries());
        self.say(place)?;
        if let Some(seat) = at.checked_sub(1).and_then(|entry| self.table.entry_seat(entry)) {
            self.say(Say::new("sietch-replay-by").with("who", text::sitter(self.table, seat)))?;
        }
        for told in self.table.told(at, self.viewer) {
            self.say(Say::new("sietch-told").with("what", told.say))?;
        }
        for line in text::sections(&*then, self.viewer, self.words).concat() {
            self.screen.line(&line)?;
        }
        self.screen.line("")?;
        match then.ended() {
            Some(ended) => self.say(ended),
            None => {
                let who: Vec<Say> =
                    then.waiting().seats().iter().map(|seat| text::sitter(&*then, seat)).collect();
                self.say(Say::new("sietch-waiting").with("who", who))
            }
        }
    }

    fn step_through(&mut self) -> Result<(), Trouble> {
        let last = self.table.entries();
        let mut at = 0;
        self.show(at)?;
        loop {
            let prompt = self.words.say(&Say::new("sietch-replay-prompt"));
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(()) };
            let to = match line.as_str() {
                "" | "n" => Some(at + 1),
                "p" => Some(at.saturating_sub(1)),
                "q" => return Ok(()),
                number => number.parse().ok(),
            };
            match to.filter(|&to| to <= last) {
                Some(to) => {
                    at = to;
                    self.show(at)?;
                }
                None if line.is_empty() || line == "n" => self.say(Say::new("sietch-replay-end"))?,
                None => self.say(Say::new("sietch-replay-keys").with("last", last))?,
            }
        }
    }
}
