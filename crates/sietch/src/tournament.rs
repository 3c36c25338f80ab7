//! `sietch tournament`: bots and outside programs play each other, and get ratings with intervals.
//!
//! | module | idea |
//! |---|---|
//! | [`plan`] | who plays whom in which seat, with which seed |
//! | [`outside`] | a program that plays by lines on its standard input and output |
//! | [`game`] | one game between entrants |
//! | [`rating`] | strengths from results, and how certain they are |
//! | [`journal`] | results in a file, so that a tournament can be gone on with |

pub mod game;
pub mod journal;
pub mod outside;
pub mod plan;
pub mod rating;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};

use serde::Serialize;

use self::game::{Hall, Played};
use self::journal::Journal;
use self::plan::{Entrant, Plan};
use self::rating::{Rating, Ratings};
use crate::cli::TournamentArgs;
use crate::setup::Setup;
use crate::sim::{cores, print, progress_bar};
use crate::text;
use crate::trouble::Trouble;

/// Ratings are looked at after so many deals, to see whether the order is certain.
const LOOK: u64 = 8;

/// Plays the tournament, or goes on with it, and says what came out.
pub fn run(args: &TournamentArgs) -> Result<(), Trouble> {
    let setup = Setup::new(&args.game, &args.wish, None)?;
    // Before anything is played: is there such a language?
    text::words(setup.entry.door, &args.lang)?;
    let entrants = Entrant::all(&args.bots, &args.program)?;
    let plan = Plan { setup, entrants, seed: args.seed, seconds: args.seconds, language: args.lang.clone() };
    let (mut journal, known) = Journal::open(args.keep.as_deref(), &plan)?;
    let threads = args.threads.map_or_else(cores, |threads| threads as usize);
    let certain = (!args.all).then_some(args.certain);
    let played = play(&plan, args.games, threads, certain, known, &mut journal)?;
    let ratings = Ratings::of(&plan, &played);
    let summary = Summary::new(&plan, &played, &ratings, args.certain);
    print(args.json, &summary, Summary::lines)
}

/// Plays games in order until all are played or the order is certain. What counts is a beginning of the list of games,
/// so that the same seed gives the same ratings on any number of threads.
fn play(
    plan: &Plan,
    games: u64,
    threads: usize,
    certain: Option<f64>,
    known: BTreeMap<u64, Played>,
    journal: &mut Journal,
) -> Result<Vec<Played>, Trouble> {
    // A deal is played whole: every entrant has sat everywhere.
    let games = games.div_ceil(plan.games_a_deal()) * plan.games_a_deal();
    let missing: Vec<u64> = (0..games).filter(|game| !known.contains_key(game)).collect();
    let bar = progress_bar(games);
    bar.inc(known.len() as u64);
    let next = Mutex::new(missing.into_iter());
    let stop = AtomicBool::new(false);
    let faulty = Mutex::default();
    let mut results = known;
    let mut counted = 0;
    std::thread::scope(|scope| {
        let (tell, told) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (tell, next, stop, faulty) = (tell.clone(), &next, &stop, &faulty);
            scope.spawn(move || {
                let mut hall = match Hall::new(plan, faulty) {
                    Ok(hall) => hall,
                    Err(trouble) => return drop(tell.send(Err(trouble))),
                };
                while !stop.load(Ordering::Relaxed) {
                    let game = next.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
                    let Some(game) = game else { return };
                    if tell.send(hall.play(game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let halt = |trouble| {
            stop.store(true, Ordering::Relaxed);
            Err(trouble)
        };
        loop {
            if advance(plan, &results, &mut counted, certain) {
                stop.store(true, Ordering::Relaxed);
                return Ok(());
            }
            match told.recv() {
                Err(_) => return Ok(()),
                Ok(Err(trouble)) => return halt(trouble),
                Ok(Ok(played)) => {
                    if let Err(trouble) = journal.note(plan, &played) {
                        return halt(trouble);
                    }
                    bar.inc(1);
                    results.insert(played.game, played);
                }
            }
        }
    })?;
    bar.finish_and_clear();
    let whole = (0..games).take_while(|game| results.contains_key(game)).count() as u64;
    let counted = if stop.into_inner() { counted } else { whole };
    Ok(results.into_values().take_while(|played| played.game < counted).collect())
}

/// Counts games from the beginning as far as all are there, and says whether the order is certain after one of the
/// times it is looked at.
fn advance(plan: &Plan, results: &BTreeMap<u64, Played>, counted: &mut u64, certain: Option<f64>) -> bool {
    let Some(certain) = certain else { return false };
    let step = LOOK * plan.games_a_deal();
    loop {
        let until = *counted + step;
        if !(*counted..until).all(|game| results.contains_key(&game)) {
            return false;
        }
        *counted = until;
        let played: Vec<&Played> = results.range(..until).map(|(_, played)| played).collect();
        if Ratings::of(plan, played.iter().copied()).certain() >= certain {
            return true;
        }
    }
}

/// What came out, as it is printed. The keys of the JSON object are a promise to scripts.
#[derive(Serialize, Debug)]
struct Summary {
    game: &'static str,
    mode: &'static str,
    seats: usize,
    seed: u64,
    games: usize,
    /// How sure it is that each entrant is stronger than the next, 0 to 1: the least of these.
    certain: f64,
    /// Is it as sure as was asked for?
    decided: bool,
    /// The strongest first.
    entrants: Vec<Line>,
}

#[derive(Serialize, Debug)]
struct Line {
    name: String,
    /// 0 is the mean of all; 400 more wins ten times as often.
    rating: f64,
    low: f64,
    high: f64,
    /// The share of the victories per seat it sat in; `fair` is what an equal among equals has.
    share: f64,
    fair: f64,
    seats: u64,
    ms_per_decision: f64,
    faults: u64,
}

impl Summary {
    fn new(plan: &Plan, played: &[Played], ratings: &Ratings, wanted: f64) -> Summary {
        let mut entrants: Vec<Line> = plan
            .entrants
            .iter()
            .zip(&ratings.entrants)
            .enumerate()
            .map(|(at, (entrant, Rating { rating, low, high }))| {
                let sat = played.iter().flat_map(|game| game.seats.iter().zip(&game.shares));
                let own: Vec<f64> =
                    sat.filter(|(who, _)| **who == at).map(|(_, share)| f64::from(*share)).collect();
                let sum =
                    |tell: fn(&Played) -> &Vec<u64>| played.iter().map(|game| tell(game)[at]).sum::<u64>();
                let (ms, decisions) = (sum(|game| &game.micros) as f64 / 1e3, sum(|game| &game.decisions));
                Line {
                    name: entrant.name.clone(),
                    rating: *rating,
                    low: *low,
                    high: *high,
                    // The sum of nothing has a sign, which the table would show.
                    share: own.iter().fold(0.0, |sum, share| sum + share) / own.len().max(1) as f64,
                    fair: played
                        .iter()
                        .flat_map(|game| &game.shares)
                        .map(|share| f64::from(*share))
                        .sum::<f64>()
                        / (played.len() * plan.setup.seats).max(1) as f64,
                    seats: own.len() as u64,
                    ms_per_decision: ms / decisions.max(1) as f64,
                    faults: sum(|game| &game.faults),
                }
            })
            .collect();
        entrants.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        let certain = ratings.certain();
        Summary {
            game: plan.setup.entry.door.about().id,
            mode: plan.setup.mode.id,
            seats: plan.setup.seats,
            seed: plan.seed,
            games: played.len(),
            certain,
            decided: certain >= wanted,
            entrants,
        }
    }

    fn lines(&self) -> Vec<String> {
        let head = ["", "ENTRANT", "RATING", "95 %", "SHARE", "FAIR", "SEATS", "MS A CHOICE", "FAULTS"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for (rank, line) in (1..).zip(&self.entrants) {
            rows.push(vec![
                format!("{rank}"),
                text::plain(&line.name),
                format!("{:+.0}", line.rating),
                format!("[{:+.0}, {:+.0}]", line.low, line.high),
                format!("{:.1} %", 100.0 * line.share),
                format!("{:.1} %", 100.0 * line.fair),
                line.seats.to_string(),
                format!("{:.2}", line.ms_per_decision),
                line.faults.to_string(),
            ]);
        }
        let mut lines = vec![
            format!(
                "{}, {}, {} seat{}: {} games, seed {}",
                self.game,
                self.mode,
                self.seats,
                if self.seats == 1 { "" } else { "s" },
                self.games,
                self.seed
            ),
            String::new(),
        ];
        lines.extend(text::table(&rows));
        let sure = if self.decided { "the order is certain" } else { "the order is not certain yet" };
        lines.extend([String::new(), format!("{sure}: {:.1} %", 100.0 * self.certain)]);
        lines
    }
}
