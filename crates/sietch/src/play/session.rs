//! A hot-seat game from the first question to the end.
//!
//! People share one screen, so whatever is shown is shown to one person: events and views are theirs, and
//! between two people the screen is cleared behind a curtain.

mod back;
mod hints;
mod named;

use std::path::{Path, PathBuf};

use bots::player::OpenGlimpse;
use bots::{Budget, Entry, Kind};
use table::chance::{Chance, Seed, Seeded};
use table::open::{ActError, Choice, OpenTable};
use table::rule::statement_of;
use table::words::Words;
use table::{Fault, Refusal, RuleId, Say, Seat, Viewer};

use super::typed::Typed;
use crate::chart;
use crate::save::{self, Replace};
use crate::screen::Screen;
use crate::sim::cores;
use crate::text;
use crate::trouble::Trouble;

pub(crate) use hints::{adviser, percent};

/// What a bot may look at before it decides: counted, so that the same seed and choices give the same game.
const THINKING: Budget = Budget::COUNTED;

/// A game being played on one screen.
pub struct Session<'a> {
    table: Box<dyn OpenTable>,
    entry: &'a Entry,
    words: &'a Words,
    screen: Screen<'a>,
    seed: Option<Seed>,
    /// The file the game is kept in, if it is.
    keep: Option<PathBuf>,
    /// How much each seat has been told: the setup and so many entries.
    told: Vec<usize>,
    /// Has the game moved since it was last written to the file?
    moved: bool,
    /// Who sits at the screen now.
    at_screen: Option<Seat>,
    /// Who is asked next, if that person is waited for.
    next: Option<Seat>,
    /// What the person asked next should hear first.
    note: Option<Say>,
    /// The entries there were when the person at the screen was last asked.
    looked: Option<usize>,
    /// What is in the boxes, once somebody asked.
    things: Vec<named::Thing>,
}

/// How a question was dealt with.
enum Answer {
    /// The game went on or back.
    Moved,
    /// The person left.
    Left,
}

impl<'a> Session<'a> {
    /// A session at this table. The game is kept in the file, which may be replaced.
    pub fn new(
        table: Box<dyn OpenTable>,
        entry: &'a Entry,
        words: &'a Words,
        screen: Screen<'a>,
        keep: Option<PathBuf>,
    ) -> Session<'a> {
        let seed = table.record(true).header.seed;
        let told = vec![0; table.seats()];
        Session {
            table,
            entry,
            words,
            screen,
            seed,
            keep,
            told,
            moved: true,
            at_screen: None,
            next: None,
            note: None,
            looked: None,
            things: Vec::new(),
        }
    }

    /// Plays until the end, or until somebody leaves.
    pub fn run(mut self) -> Result<(), Trouble> {
        self.welcome()?;
        loop {
            if let Some(fault) = self.table.fault() {
                return self.stop(fault);
            }
            let waited = self.table.waiting().seats();
            if waited.is_empty() {
                return self.finish();
            }
            if let Some(bot) = waited.iter().find(|&seat| self.is_bot(seat)) {
                self.let_bot_act(bot)?;
                continue;
            }
            let stays =
                [self.next.take(), self.at_screen].into_iter().flatten().find(|&seat| waited.has(seat));
            let Some(seat) = stays.or(waited.lowest()) else { return self.finish() };
            self.autosave()?;
            if !self.hand_over(seat)? {
                return self.leave();
            }
            self.show_news(seat)?;
            if let Answer::Left = self.question(seat)? {
                return self.leave();
            }
            self.moved = true;
            self.autosave()?;
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.table.header().seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_some())
    }

    fn people(&self) -> Vec<Seat> {
        Seat::first(self.table.seats()).filter(|&seat| !self.is_bot(seat)).collect()
    }

    fn say(&mut self, say: Say) -> Result<(), Trouble> {
        Ok(self.screen.line(&self.words.say(&say))?)
    }

    fn welcome(&mut self) -> Result<(), Trouble> {
        let header = self.table.header();
        let welcome = Say::new("sietch-welcome")
            .with("game", header.game.clone())
            .with("mode", text::plain(&header.mode))
            .with("seats", self.table.seats());
        self.say(welcome)?;
        // The fingerprint of the seed as it is, not as a file says it is.
        if let Some(seed) = self.seed {
            self.say(Say::new("sietch-commitment").with("commitment", seed.commitment()))?;
        }
        for seat in Seat::first(self.table.seats()) {
            let who = text::sitter(&*self.table, seat);
            self.say(Say::new("sietch-at-the-table").with("who", who))?;
        }
        Ok(())
    }

    /// A bot's pick comes from the game's seed too, on a stream no entry draws from: the same seed and the
    /// same choices of people give the same game, and undoing is no way to make a bot think again.
    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Trouble> {
        const PICKS: u64 = 1 << 63;
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let thoughts = Seeded::at(&seed, PICKS | self.table.entries() as u64).below(u32::MAX);
        let kind =
            self.table.header().seats.get(seat.index()).and_then(|sitter| sitter.bot.as_ref()?.parse().ok());
        let mut bot = (self.entry.seat_bot)(kind.unwrap_or(Kind::LOWEST), seat, thoughts.into());
        bot.use_threads(cores());
        let decided = bot.decide(&OpenGlimpse::new(&*self.table, seat), THINKING).ok_or(Trouble::Bot)?;
        if let Some(failed) = decided.failed {
            let (kind, instead) = (failed.kind.to_string(), failed.instead.to_string());
            self.say(Say::new("sietch-bot-failed").with("kind", kind).with("instead", instead))?;
        }
        self.moved = true;
        match self.table.take(seat, &decided.choice) {
            // Not the bot's fault: the table is stopped.
            Err(ActError::Refused(Refusal::FAULT)) => Ok(()),
            acted => acted.map_err(|_| Trouble::Bot),
        }
    }

    /// Lets the seat's person come to the screen; `false` if they left instead.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Trouble> {
        if self.at_screen == Some(seat) {
            return Ok(true);
        }
        self.at_screen = Some(seat);
        self.looked = None;
        if self.people().len() < 2 {
            return Ok(true);
        }
        let who = text::sitter(&*self.table, seat);
        if self.screen.live {
            self.screen.clear()?;
            let curtain = self.words.say(&Say::new("sietch-curtain").with("who", who));
            if self.screen.ask(&format!("{curtain} "))?.is_none() {
                return Ok(false);
            }
            self.screen.clear()?;
        } else {
            self.screen.line("")?;
            self.say(Say::new("sietch-turn").with("who", who))?;
        }
        Ok(true)
    }

    /// What happened since the person last looked, and how things stand if others have moved.
    fn show_news(&mut self, seat: Seat) -> Result<(), Trouble> {
        if let Some(note) = self.note.take() {
            self.say(note)?;
        }
        let entries = self.table.entries();
        self.tell_since(seat, Viewer::Seat(seat))?;
        let others_moved =
            |looked: usize| (looked..entries).any(|entry| self.table.entry_seat(entry) != Some(seat));
        if self.looked.is_none_or(others_moved) {
            self.show_brief(Viewer::Seat(seat))?;
        }
        self.looked = Some(entries);
        Ok(())
    }

    fn tell_since(&mut self, seat: Seat, viewer: Viewer) -> Result<(), Trouble> {
        let entries = self.table.entries();
        let from = std::mem::replace(&mut self.told[seat.index()], entries + 1);
        let news = self.all_told(from, viewer);
        if !news.is_empty() {
            self.screen.line("")?;
            self.say(Say::new("sietch-since"))?;
        }
        self.tell(&news)
    }

    /// All that was told from an entry on.
    fn all_told(&self, from: usize, viewer: Viewer) -> Vec<Say> {
        let entries = from..=self.table.entries();
        entries.flat_map(|entry| self.table.told(entry, viewer)).map(|told| told.say).collect()
    }

    /// What happened, a line each; the same several times over, such as cards that are drawn, is one line.
    fn tell(&mut self, news: &[Say]) -> Result<(), Trouble> {
        for same in news.chunk_by(|one, other| one == other) {
            let told = match same {
                [what] => Say::new("sietch-told").with("what", what.clone()),
                [what, ..] => Say::new("sietch-told-often").with("what", what.clone()).with("n", same.len()),
                [] => continue,
            };
            self.say(told)?;
        }
        Ok(())
    }

    /// How things stand, in a few lines.
    fn show_brief(&mut self, viewer: Viewer) -> Result<(), Trouble> {
        self.screen.line("")?;
        for say in self.table.brief(viewer) {
            let line = self.words.say(&say);
            self.screen.lines(text::wrap(&line, 2, self.screen.width))?;
        }
        Ok(())
    }

    /// All of it.
    fn show_table(&mut self, viewer: Viewer) -> Result<(), Trouble> {
        Ok(self.screen.lines(text::sections(&*self.table, viewer, self.words).concat())?)
    }

    fn show_map(&mut self, viewer: Viewer) -> Result<(), Trouble> {
        match self.table.chart(viewer) {
            Some(chart) => Ok(self.screen.lines(chart::lines(&chart, self.words, self.screen.width))?),
            None => self.say(Say::new("sietch-no-map")),
        }
    }

    /// A choice with what it costs.
    fn choice_with_cost(&self, seat: Seat, choice: &Choice) -> String {
        let say = match self.table.cost(seat, &choice.action) {
            Some(cost) => Say::new("sietch-costs").with("what", choice.say.clone()).with("cost", cost),
            None => choice.say.clone(),
        };
        self.words.say(&say)
    }

    fn show_question(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Trouble> {
        if let Some(asked) = self.table.asked(seat) {
            self.screen.line("")?;
            let question = Say::new("sietch-question")
                .with("who", self.table.side(seat))
                .with("what", asked.say)
                .with("rule", asked.rule.to_string());
            self.say(question)?;
        }
        let words: Vec<String> = choices.iter().map(|choice| self.choice_with_cost(seat, choice)).collect();
        Ok(self.screen.lines(text::choices(&words, self.screen.width))?)
    }

    fn question(&mut self, seat: Seat) -> Result<Answer, Trouble> {
        let choices = self.table.choices(seat);
        self.show_question(seat, &choices)?;
        let only = choices.len() == 1;
        let prompt = self.words.say(&Say::new(if only { "sietch-prompt-only" } else { "sietch-prompt" }));
        let mut warned = false;
        loop {
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Answer::Left) };
            let typed = match Typed::read(&line) {
                Typed::Nothing if only => Typed::Choose(1),
                typed => typed,
            };
            match typed {
                Typed::Choose(number) => match number.checked_sub(1).and_then(|at| choices.get(at)) {
                    Some(choice) => match self.table.act(seat, &choice.action) {
                        Ok(()) | Err(ActError::Refused(Refusal::FAULT)) => return Ok(Answer::Moved),
                        Err(error) => self.refuse(&error)?,
                    },
                    None => self.say(Say::new("sietch-no-such-choice").with("last", choices.len()))?,
                },
                Typed::Explain(None) => {
                    if let Some(asked) = self.table.asked(seat) {
                        self.explain(asked.say, asked.rule)?;
                    }
                }
                Typed::Explain(Some(number)) => match number.checked_sub(1).and_then(|at| choices.get(at)) {
                    Some(choice) => self.explain(choice.say.clone(), choice.rule)?,
                    None => self.say(Say::new("sietch-no-such-choice").with("last", choices.len()))?,
                },
                Typed::Name(name) => self.look_up(&name)?,
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(Answer::Moved);
                    }
                }
                Typed::Save(file) => self.save_to(file.as_deref())?,
                Typed::View => {
                    self.show_table(Viewer::Seat(seat))?;
                    self.show_question(seat, &choices)?;
                }
                Typed::Map => self.show_map(Viewer::Seat(seat))?,
                Typed::Log => self.show_log(seat)?,
                Typed::Why => self.show_reasons(seat)?,
                Typed::Hint => self.hint(seat, &choices)?,
                Typed::Weigh => self.weigh(seat, &choices)?,
                Typed::Help => self.say(Say::new("sietch-help"))?,
                Typed::Quit if self.keep.is_none() && self.screen.live && !warned => {
                    warned = true;
                    self.say(Say::new("sietch-quit-unsaved"))?;
                }
                Typed::Quit => return Ok(Answer::Left),
                Typed::Nothing => self.show_question(seat, &choices)?,
                Typed::Unknown => {
                    self.say(Say::new("sietch-unknown-command").with("text", text::plain(&line)))?;
                }
            }
        }
    }

    /// An offered choice that is refused is a mistake of the game; it is told and the person chooses again.
    fn refuse(&mut self, error: &ActError) -> Result<(), Trouble> {
        match error {
            ActError::Refused(refusal) => {
                let rule = refusal.rule.to_string();
                self.say(Say::new("sietch-refused").with("why", refusal.why).with("rule", rule))
            }
            ActError::Unreadable(_) => Ok(self.screen.line(&error.to_string())?),
        }
    }

    fn explain(&mut self, say: Say, rule: RuleId) -> Result<(), Trouble> {
        self.explain_by(say, rule.as_str())
    }

    fn explain_by(&mut self, say: Say, rule: &str) -> Result<(), Trouble> {
        self.say(say)?;
        let unknown = || self.words.say(&Say::new("sietch-no-statement"));
        let statement =
            statement_of(self.entry.door.about().ledger, rule).map_or_else(unknown, str::to_owned);
        let explained =
            Say::new("sietch-explain-rule").with("rule", rule.to_owned()).with("statement", statement);
        let explained = self.words.say(&explained);
        Ok(self.screen.lines(text::wrap(&explained, 2, self.screen.width))?)
    }

    /// What was decided by a rule since the last choice, such as the moves of an automaton, with those rules.
    fn show_reasons(&mut self, seat: Seat) -> Result<(), Trouble> {
        let mut none = true;
        for told in self.table.told(self.table.entries(), Viewer::Seat(seat)) {
            let fields = told.event.as_object().and_then(|event| event.values().next());
            if let Some(rule) = fields.and_then(|fields| fields.get("rule")).and_then(|rule| rule.as_str()) {
                none = false;
                self.explain_by(told.say, rule)?;
            }
        }
        if none { self.say(Say::new("sietch-no-reasons")) } else { Ok(()) }
    }

    fn show_log(&mut self, seat: Seat) -> Result<(), Trouble> {
        self.say(Say::new("sietch-log-title"))?;
        let all = self.all_told(0, Viewer::Seat(seat));
        self.tell(&all)
    }

    /// Keeps a copy in a file. That it cannot be written is no reason to end the game.
    fn save_to(&mut self, file: Option<&Path>) -> Result<(), Trouble> {
        let Some(file) = file.map(Path::to_owned).or_else(|| self.keep.clone()) else {
            return self.say(Say::new("sietch-save-where"));
        };
        let replace = if self.keep.as_ref() == Some(&file) { Replace::Yes } else { Replace::No };
        match save::write(&file, &self.table.record(true), replace) {
            Ok(()) => {
                let saved = Say::new("sietch-saved").with("file", file.display().to_string());
                // A game that was kept nowhere is kept there from now on.
                self.keep.get_or_insert(file);
                self.say(saved)
            }
            Err(trouble) => self.say(Say::new("sietch-not-saved").with("problem", trouble.to_string())),
        }
    }

    /// Writes the game to its file if it has moved.
    fn save(&mut self) -> Result<(), Trouble> {
        if let Some(file) = self.keep.as_ref().filter(|_| self.moved) {
            save::write(file, &self.table.record(true), Replace::Yes)?;
            self.moved = false;
        }
        Ok(())
    }

    /// Saves on the way. A disk that is full now may not be later, so the game goes on.
    fn autosave(&mut self) -> Result<(), Trouble> {
        match self.save() {
            Ok(()) => Ok(()),
            Err(trouble) => self.say(Say::new("sietch-not-saved").with("problem", trouble.to_string())),
        }
    }

    fn leave(mut self) -> Result<(), Trouble> {
        self.save()?;
        match &self.keep {
            Some(file) => {
                let file = file.display().to_string();
                self.say(Say::new("sietch-saved").with("file", file))?;
            }
            None => self.say(Say::new("sietch-left-unsaved"))?,
        }
        Ok(self.screen.flush()?)
    }

    /// The game's own code failed: nothing more is taken, and what was done up to there is kept.
    fn stop(mut self, fault: Fault) -> Result<(), Trouble> {
        self.save()?;
        self.screen.line("")?;
        self.say(Say::new(Refusal::FAULT.why))?;
        self.say(Say::new("sietch-stopped").with("fault", fault.to_string()))?;
        if let Some(file) = &self.keep {
            let file = file.display().to_string();
            self.say(Say::new("sietch-saved").with("file", file))?;
        }
        // What is kept nowhere cannot be reported.
        while self.keep.is_none() && !self.people().is_empty() {
            let prompt = self.words.say(&Say::new("sietch-stopped-prompt"));
            let Some(line) = self.screen.ask(&prompt)? else { break };
            match Typed::read(&line) {
                Typed::Save(file) => self.save_to(file.as_deref())?,
                Typed::Quit => break,
                _ => {}
            }
        }
        Ok(self.screen.flush()?)
    }

    fn finish(mut self) -> Result<(), Trouble> {
        self.save()?;
        match self.people()[..] {
            [person] => self.tell_since(person, Viewer::Seat(person))?,
            // Several people look at the screen now, or none who played.
            _ => {
                let from = self.told.iter().copied().min().unwrap_or_default();
                let news = self.all_told(from, Viewer::Spectator);
                self.tell(&news)?;
            }
        }
        self.show_table(Viewer::Everything)?;
        if let Some(ended) = self.table.ended() {
            self.screen.line("")?;
            self.say(ended)?;
        }
        if let Some(seed) = self.seed {
            let (seed, commitment) = (seed.to_hex(), seed.commitment());
            self.say(Say::new("sietch-seed").with("seed", seed).with("commitment", commitment))?;
        }
        if let Some(file) = &self.keep {
            let file = file.display().to_string();
            self.say(Say::new("sietch-saved").with("file", file))?;
        }
        Ok(self.screen.flush()?)
    }
}
