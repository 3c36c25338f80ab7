//! `sietch sim`: bots play many games, and how they end is counted.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use bots::Kind;
use bots::arena::{Match, Report};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;

use crate::cli::SimArgs;
use crate::setup::Setup;
use crate::text;
use crate::trouble::Trouble;

/// Plays the games and says what came out.
pub fn run(args: &SimArgs) -> Result<(), Trouble> {
    let setup = Setup::new(&args.game, &args.wish, None)?;
    let plan = Match {
        options: setup.options,
        bots: bots_for(&args.bots, setup.seats)?,
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, |threads| threads as usize),
    };
    let bar = progress_bar(args.games);
    let played = (setup.entry.simulate)(plan, &|games| bar.inc(games));
    bar.finish_and_clear();
    let played = played?;
    if played.totals.replaced > 0 {
        eprintln!("sietch: a bot failed and was replaced by a lower kind {} times", played.totals.replaced);
    }
    let summary = Summary::new(setup.entry.door.about().id, setup.mode.id, setup.seats, &played);

    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&summary).unwrap_or_default())?;
    } else {
        for line in summary.lines() {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// What came out, as it is printed. The keys of the JSON object are a promise to scripts.
#[derive(Serialize, Debug)]
struct Summary {
    game: &'static str,
    mode: &'static str,
    seats: usize,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_decisions: f64,
    max_choices: usize,
    outcomes: BTreeMap<&'static str, u64>,
    wins_by_side: BTreeMap<&'static str, u64>,
}

impl Summary {
    fn new(game: &'static str, mode: &'static str, seats: usize, report: &Report) -> Summary {
        let totals = &report.totals;
        let per_second = |count: u64| count as f64 / report.seconds.max(1e-9);
        Summary {
            game,
            mode,
            seats,
            games: totals.games,
            decisions: totals.decisions,
            seconds: report.seconds,
            games_per_second: per_second(totals.games),
            decisions_per_second: per_second(totals.decisions),
            mean_decisions: totals.mean_decisions(),
            max_choices: totals.max_choices,
            outcomes: totals.outcomes.clone(),
            wins_by_side: totals.wins_by_side.clone(),
        }
    }

    fn lines(&self) -> Vec<String> {
        let row = |name: &str, value: String| vec![name.to_owned(), value];
        let mut lines = text::table(&[
            row("game", format!("{}, {}, {} seats", self.game, self.mode, self.seats)),
            row("games", format!("{} in {:.2} s", self.games, self.seconds)),
            row("games/s", format!("{:.0}", self.games_per_second)),
            row("decisions/s", format!("{:.0}", self.decisions_per_second)),
            row("decisions", format!("{} ({:.1} a game)", self.decisions, self.mean_decisions)),
            row("most choices", self.max_choices.to_string()),
        ]);
        for (title, counts) in [("ENDING", &self.outcomes), ("WINS BY SIDE", &self.wins_by_side)] {
            let mut rows = vec![row(title, "GAMES".to_owned())];
            rows.extend(counts.iter().map(|(&name, &count)| {
                let share = 100.0 * count as f64 / self.games.max(1) as f64;
                vec![name.to_owned(), count.to_string(), format!("{share:.1} %")]
            }));
            lines.push(String::new());
            lines.extend(text::table(&rows));
        }
        lines
    }
}

/// One bot for each seat, or one for all of them.
fn bots_for(list: &str, seats: usize) -> Result<Vec<Kind>, Trouble> {
    let bots = list.split(',').map(|name| name.trim().parse()).collect::<Result<Vec<Kind>, _>>()?;
    match bots.len() {
        1 => Ok(vec![bots[0]; seats]),
        count if count == seats => Ok(bots),
        count => Err(Trouble::BotCount { bots: count, seats }),
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A bar on stderr, which hides itself where nobody is looking.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} games, {rate}/s, {eta} left") {
        Ok(style) => {
            bar.with_style(style.with_key("rate", |state: &ProgressState, line: &mut dyn fmt::Write| {
                let _ = write!(line, "{:.0}", state.per_sec());
            }))
        }
        Err(_) => bar,
    }
}
