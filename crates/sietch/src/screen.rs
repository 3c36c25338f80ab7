//! Where people read and type.

use std::io::{self, BufRead, IsTerminal, Read, Write};

/// The longest line that is read; what goes beyond is another line.
const LONGEST_LINE: u64 = 1 << 12;

/// A terminal, or whatever stands in for one.
pub struct Screen<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    /// Does a person sit in front of it?
    pub live: bool,
    /// How many characters fit on a line.
    pub width: usize,
}

impl Screen<'static> {
    /// The terminal of this process.
    pub fn of_process() -> Screen<'static> {
        let live = io::stdin().is_terminal() && io::stdout().is_terminal();
        let width = console::Term::stdout().size_checked().map_or(100, |(_, columns)| usize::from(columns));
        Screen { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()), live, width }
    }
}

impl<'a> Screen<'a> {
    /// Reads from one thing and writes to another, with nobody in front.
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a) -> Screen<'a> {
        Screen { input: Box::new(input), output: Box::new(output), live: false, width: 100 }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Writes lines.
    pub fn lines(&mut self, texts: impl IntoIterator<Item = String>) -> io::Result<()> {
        texts.into_iter().try_for_each(|text| self.line(&text))
    }

    /// Writes a prompt and reads a line; `None` when there is nothing more to read.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let line = (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_owned());
        if !self.live || line.is_none() {
            // What was not typed on this page is written there for whoever reads it later.
            writeln!(self.output, "{}", line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    /// Wipes what is on the screen and what was there before, so that nobody can scroll up to it.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.live { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    /// Makes sure that everything is on the screen.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
