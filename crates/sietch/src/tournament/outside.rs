//! A program that plays by lines on its standard input and output. `docs/lab.md` tells the protocol.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::open::OpenTable;
use table::words::Words;
use table::{Json, Outcome, Seat, Viewer};

use crate::setup::Setup;
use crate::trouble::Trouble;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest line that is read from a program.
const LONGEST: u64 = 1 << 20;

/// How many lines of a program wait to be read: one that says more waits.
const WAITING: usize = 1000;

/// How long a program may take to come up.
const WAKING: Duration = Duration::from_secs(30);

/// A program that plays.
pub struct Outside {
    child: Child,
    input: Sender<String>,
    lines: Receiver<String>,
    patience: Duration,
    /// Entries of the record it was told of.
    told: usize,
}

/// What a program is told from.
pub struct Told<'a> {
    /// The table.
    pub table: &'a dyn OpenTable,
    /// The program's seat.
    pub seat: Seat,
    /// The words of its language.
    pub words: &'a Words,
    /// The numbers of actions, by their text.
    pub numbers: &'a HashMap<&'static str, u32>,
}

impl Outside {
    /// Starts a program and greets it.
    pub fn start(name: &str, command: &str, patience: Duration) -> Result<Outside, Trouble> {
        let trouble = |problem: String| Trouble::Program { name: name.to_owned(), problem };
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| trouble("its command is empty".to_owned()))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|problem| trouble(problem.to_string()))?;
        let (Some(mut stdin), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(trouble("it has no input and output".to_owned()));
        };
        let (tell, lines) = mpsc::sync_channel(WAITING);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
                    Ok(1..) => {}
                    _ => return,
                }
                if tell.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
            }
        });
        // Whoever says a line does not wait until it is read: a program that has hung would never read it.
        let (input, said) = mpsc::channel::<String>();
        std::thread::spawn(move || {
            for line in said {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let outside = Outside { child, input, lines, patience, told: 0 };
        outside.say(&format!("hello sietch {VERSION}"));
        outside.answer("hello", WAKING).map_err(|_| trouble("it did not say hello".to_owned()))?;
        Ok(outside)
    }

    /// Says a line; a program that has gone is noticed when it does not answer.
    fn say(&self, line: &str) {
        let _ = self.input.send(line.to_owned());
    }

    /// The rest of the first line that begins with a word, within some time. Other lines are the program's own affair, but
    /// they do not stop the clock.
    fn answer(&self, word: &str, within: Duration) -> Result<String, RecvTimeoutError> {
        let until = Instant::now().checked_add(within);
        loop {
            let left = until.map_or(Duration::MAX, |until| until.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            let line = self.lines.recv_timeout(left)?;
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
        }
    }

    /// Passes over what was read of it by now: nothing is asked yet that it could be the answer to.
    fn forget(&self) {
        self.lines.try_iter().take(WAITING).for_each(drop);
    }

    /// A new game begins.
    pub fn begin(&mut self, setup: &Setup, seat: usize, seed: u64) {
        self.told = 0;
        let game = json!({
            "game": setup.entry.door.about().id,
            "mode": setup.mode.id,
            "seats": setup.seats,
            "options": setup.options,
            "seat": seat,
            "seed": seed,
        });
        self.say(&format!("newgame {game}"));
    }

    /// What it decides: an action that was offered; why not, if it answers with anything else, or too late.
    pub fn decide(&mut self, told: &Told<'_>) -> Result<Json, String> {
        let choices = told.table.choices(told.seat);
        let position = told.position(&choices, self.told);
        self.told = told.table.entries() + 1;
        self.forget();
        self.say(&format!("position {position}"));
        self.say(&format!("go {}", json!({ "seconds": self.patience.as_secs_f64() })));
        let answer = self.answer("move", self.patience).map_err(|failed| match failed {
            RecvTimeoutError::Timeout => format!("no `move` within {} seconds", self.patience.as_secs_f64()),
            RecvTimeoutError::Disconnected => "the program has ended".to_owned(),
        })?;
        let count = choices.len();
        let found = match (answer.parse::<usize>(), serde_json::from_str::<Value>(&answer)) {
            (Ok(place), _) => choices.into_iter().nth(place).map(|choice| choice.action),
            (_, Ok(wanted)) => {
                choices.into_iter().map(|choice| choice.action).find(|action| action.value() == wanted)
            }
            _ => return Err(format!("`move {answer}` is neither a number nor JSON")),
        };
        found.ok_or_else(|| format!("`move {answer}` was not offered: there are {count} choices"))
    }

    /// The game is over; `false` if the program has gone.
    pub fn over(&mut self, outcome: &Outcome, shares: &[f32]) -> bool {
        self.say(&format!("over {}", json!({ "ending": outcome.ending, "shares": shares })));
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        self.say("quit");
        // It has a moment to put its things away.
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Told<'_> {
    /// What the program's seat knows and may do, and what it has learnt since it was told last.
    fn position(&self, choices: &[table::open::Choice], from: usize) -> Value {
        let viewer = Viewer::Seat(self.seat);
        let offered = choices.iter().map(|choice| {
            json!({
                "action": choice.action.value(),
                "text": self.words.say(&choice.say),
                "rule": choice.rule,
                "number": self.numbers.get(choice.action.text()),
            })
        });
        let events = (from..=self.table.entries()).flat_map(|entry| self.table.told(entry, viewer));
        let events = events.map(|told| json!({ "event": told.event, "text": self.words.say(&told.say) }));
        json!({
            "seat": self.seat,
            "moves": self.table.entries(),
            "question": self.table.asked(self.seat).map(|asked| self.words.say(&asked.say)),
            "choices": offered.collect::<Vec<_>>(),
            "events": events.collect::<Vec<_>>(),
            "view": self.table.view(viewer),
        })
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_second_answer_is_none_to_the_next_question() {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("twice.sh");
        let lines = "said='1\nmove 2'; while read -r word rest; do case \"$word\" in \
                     hello) echo hello twice;; go) printf \"move $said\\n\"; said=3;; quit) exit;; esac; done\n";
        std::fs::write(&script, lines).unwrap();
        let patience = Duration::from_secs(30);
        let twice = Outside::start("twice", &format!("sh {}", script.display()), patience).unwrap();
        twice.say("go");
        assert_eq!(twice.answer("move", patience).as_deref(), Ok("1"));
        std::thread::sleep(Duration::from_millis(300));
        twice.forget();
        twice.say("go");
        assert_eq!(twice.answer("move", patience).as_deref(), Ok("3"));
    }
}
