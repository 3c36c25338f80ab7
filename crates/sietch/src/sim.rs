//! `sietch sim`: bots play many games, and how they end is counted.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use bots::Kind;
use bots::arena::{Match, Report, Score, Thought, interval};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;

use crate::cli::SimArgs;
use crate::columns;
use crate::setup::Setup;
use crate::text;
use crate::trouble::Trouble;

/// Plays the games and says what came out.
pub fn run(args: &SimArgs) -> Result<(), Trouble> {
    let setup = Setup::new(&args.game, &args.wish, None)?;
    let bots = bots_for(&args.bots, setup.seats)?;
    if let Some(folder) = &args.records {
        return columns::run(args, &setup, &bots, folder);
    }
    let plan = Match {
        options: setup.options,
        bots,
        rotate: args.rotate,
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
    print(args.json, &summary, Summary::lines)
}

/// Prints what came out: one JSON object, or lines for people.
pub fn print<S: Serialize>(
    json: bool,
    summary: &S,
    lines: impl Fn(&S) -> Vec<String>,
) -> Result<(), Trouble> {
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(summary).unwrap_or_default())?;
    } else {
        for line in lines(summary) {
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
    /// Each bot's share of the victories, 0 to 1; a win shared by k counts 1/k.
    wins_by_bot: BTreeMap<String, f64>,
    /// The same for each side it played, and how often it did.
    sides_by_bot: BTreeMap<String, BTreeMap<&'static str, SideShare>>,
    /// How long each bot thought about a choice. Empty where all take anything at once.
    ms_per_decision: BTreeMap<String, f64>,
}

/// How a bot did with a side.
#[derive(Serialize, Debug)]
struct SideShare {
    seats: u64,
    wins: f64,
}

impl Summary {
    fn new(game: &'static str, mode: &'static str, seats: usize, report: &Report) -> Summary {
        let totals = &report.totals;
        let per_second = |count: u64| count as f64 / report.seconds.max(1e-9);
        let side_share =
            |score: &Score| SideShare { seats: score.seats, wins: score.wins() / score.seats.max(1) as f64 };
        let sides = |sides: &BTreeMap<&'static str, Score>| {
            sides.iter().map(|(&side, score)| (side, side_share(score))).collect()
        };
        let ms = |thought: &Thought| 1e3 * thought.time.as_secs_f64() / thought.decisions.max(1) as f64;
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
            wins_by_bot: by_name(&totals.wins_by_bot(), |&share| share),
            sides_by_bot: by_name(&totals.bots, sides),
            ms_per_decision: by_name(&report.thought, ms),
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
        lines.push(String::new());
        lines.extend(text::table(&self.bot_rows()));
        lines
    }

    /// Each bot's share with its interval of 95 %, and below it the same for each side if bots were compared.
    fn bot_rows(&self) -> Vec<Vec<String>> {
        let share = |share: f64, games: u64| {
            let (low, high) = interval(share, games);
            format!("{:.1} % [{:.1}, {:.1}]", 100.0 * share, 100.0 * low, 100.0 * high)
        };
        let mut rows = vec![["WINS BY BOT", "SHARE", "GAMES", "MS A CHOICE"].map(str::to_owned).to_vec()];
        for (name, &wins) in &self.wins_by_bot {
            let ms = self.ms_per_decision.get(name).map_or(String::new(), |ms| format!("{ms:.2}"));
            rows.push(vec![name.clone(), share(wins, self.games), self.games.to_string(), ms]);
            let sides = self.sides_by_bot.get(name).filter(|_| self.wins_by_bot.len() > 1);
            rows.extend(sides.into_iter().flatten().map(|(side, SideShare { seats, wins })| {
                vec![format!("  {side}"), share(*wins, *seats), seats.to_string()]
            }));
        }
        rows
    }
}

/// What belongs to each bot, by the bot's name.
fn by_name<T, U>(bots: &BTreeMap<Kind, T>, told: impl Fn(&T) -> U) -> BTreeMap<String, U> {
    bots.iter().map(|(kind, what)| (kind.to_string(), told(what))).collect()
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

/// How many threads can run at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A bar on stderr, which hides itself where nobody is looking.
pub fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} games, {rate}/s, {eta} left") {
        Ok(style) => {
            bar.with_style(style.with_key("rate", |state: &ProgressState, line: &mut dyn fmt::Write| {
                let per_second = state.per_sec();
                let digits = if per_second < 10.0 { 2 } else { 0 };
                let _ = write!(line, "{per_second:.digits$}");
            }))
        }
        Err(_) => bar,
    }
}
