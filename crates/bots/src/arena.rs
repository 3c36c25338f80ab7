//! Thousands of games between bots, counted.
//!
//! Game `i` of a match draws from chances made of the match's seed and `i` alone, and totals are sums and
//! maxima, so the same seed gives the same totals on any number of threads.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use table::chance::Fast;
use table::{BadOptions, Game, Outcome, Refusal, Seat, Silent, Waiting};

use crate::player::Decision;
use crate::{Budget, Kind, Player};

/// A game that takes more decisions than this will not end.
pub const LONGEST: u64 = 100_000;

/// How much a bot may look at before it decides: counted, so that the same seed gives the same totals.
const BUDGET: Budget = Budget::Visits(1_000);

/// Games a thread takes on at a time; progress is told once for each such batch.
const BATCH: u64 = 32;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match<O> {
    /// The options of every game.
    pub options: O,
    /// The bot in each seat.
    pub bots: Vec<Kind>,
    /// How many games.
    pub games: u64,
    /// What every draw and every choice comes from.
    pub seed: u64,
    /// How many threads play at once.
    pub threads: usize,
}

/// What came out of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// The most choices a decision offered.
    pub max_choices: usize,
    /// How often a bot failed and was replaced by the next lower kind.
    pub replaced: u64,
    /// How often the games ended in each way.
    pub outcomes: BTreeMap<&'static str, u64>,
    /// How often each side won; a shared victory counts for each of its winners. Every side that took a
    /// seat is named, whether it ever won or not.
    pub wins_by_side: BTreeMap<&'static str, u64>,
}

/// What came out, and how long it took.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The counts.
    pub totals: Totals,
    /// The seconds that passed.
    pub seconds: f64,
}

/// A match that could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Halt {
    /// There is nothing to play.
    #[error("there must be at least one game and one thread")]
    Nothing,
    /// The options are refused by the game.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The number of bots is not the number of seats.
    #[error("there are {seats} seats, and bots for {bots}")]
    Bots {
        /// The bots named.
        bots: usize,
        /// The seats the game has.
        seats: usize,
    },
    /// A game broke a promise of the contract.
    #[error("game {game} of seed {seed} stopped at decision {decision}: {fault}")]
    Fault {
        /// The match's seed.
        seed: u64,
        /// The game's number, from 0.
        game: u64,
        /// The decisions taken before.
        decision: u64,
        /// What was wrong.
        fault: Fault,
    },
}

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Nobody can do anything, and the game is not over.
    #[error("nobody can do anything, and the game is not over")]
    DeadEnd,
    /// What a bot chose was refused.
    #[error("{action} of {seat:?} was refused: {refusal}")]
    Refused {
        /// Who chose it.
        seat: Seat,
        /// What was chosen.
        action: String,
        /// What the game says.
        refusal: Refusal,
    },
    /// The game goes on and on.
    #[error("the game does not end")]
    Endless,
}

/// Plays a match. `progress` is told how many more games are done, now and then, from any thread.
pub fn play<G: Game>(plan: &Match<G::Options>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Halt> {
    if plan.games == 0 || plan.threads == 0 {
        return Err(Halt::Nothing);
    }
    let seats = G::start(&plan.options, &mut Fast::new(plan.seed), &mut Silent)?.seats();
    if seats != plan.bots.len() {
        return Err(Halt::Bots { bots: plan.bots.len(), seats });
    }
    let started = Instant::now();
    let shared =
        Shared { next: AtomicU64::new(0), broken: AtomicU64::new(u64::MAX), first: Mutex::new(None) };
    let work = || shared.work::<G>(plan, progress);
    let threads = plan.threads.min(plan.games.div_ceil(BATCH).try_into().unwrap_or(usize::MAX));
    let mut totals = Totals::default();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        totals.add(work());
        for other in others {
            // A panic is a fault in a game; it goes on as the panic it is.
            totals.add(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    match shared.first.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some((_, halt)) => Err(halt),
        None => Ok(Report { totals, seconds: started.elapsed().as_secs_f64() }),
    }
}

/// What the threads of a match share.
struct Shared {
    /// The first game nobody has taken on yet.
    next: AtomicU64,
    /// The lowest game that broke; later ones need not be played.
    broken: AtomicU64,
    /// That game's number and fault. All games before it are played, so it is the same on any number of
    /// threads.
    first: Mutex<Option<(u64, Halt)>>,
}

impl Shared {
    fn work<G: Game>(&self, plan: &Match<G::Options>, progress: &(dyn Fn(u64) + Sync)) -> Totals {
        let mut totals = Totals::default();
        let mut legal = Vec::new();
        loop {
            let from = self.next.fetch_add(BATCH, Ordering::Relaxed);
            let until = from.saturating_add(BATCH).min(plan.games);
            if from >= until || from > self.broken.load(Ordering::Relaxed) {
                return totals;
            }
            for game in from..until {
                if let Err(halt) = one_game::<G>(plan, game, &mut legal, &mut totals) {
                    self.halt(game, halt);
                    break;
                }
            }
            progress(until - from);
        }
    }

    fn halt(&self, game: u64, halt: Halt) {
        self.broken.fetch_min(game, Ordering::Relaxed);
        let mut first = self.first.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if first.as_ref().is_none_or(|&(earlier, _)| game < earlier) {
            *first = Some((game, halt));
        }
    }
}

fn one_game<G: Game>(
    plan: &Match<G::Options>,
    number: u64,
    legal: &mut Vec<G::Action>,
    totals: &mut Totals,
) -> Result<(), Halt> {
    // The game and the bots draw from different chances, so that no bot can see what will be drawn.
    let mut mixed = Fast::new(plan.seed);
    let mut seeds = Fast::new(mixed.word().wrapping_add(number));
    let mut chance = Fast::new(seeds.word());
    let seated = (0..).map(Seat).zip(&plan.bots);
    let mut bots: Vec<Player<G>> =
        seated.map(|(seat, kind)| Player::new(*kind, seat, seeds.word())).collect();

    let mut game = G::start(&plan.options, &mut chance, &mut Silent)?;
    let mut decision = 0;
    let stop = |decision, fault| Err(Halt::Fault { seed: plan.seed, game: number, decision, fault });
    let outcome = loop {
        let waited = match game.waiting() {
            Waiting::Over(outcome) => break outcome,
            Waiting::Seats(waited) => waited,
        };
        let Some((seat, bot)) =
            waited.lowest().and_then(|seat| bots.get_mut(seat.index()).map(|bot| (seat, bot)))
        else {
            return stop(decision, Fault::DeadEnd);
        };
        legal.clear();
        game.legal(seat, legal);
        if legal.is_empty() {
            return stop(decision, Fault::DeadEnd);
        }
        totals.max_choices = totals.max_choices.max(legal.len());
        let Decision { choice, failed } = bot.decide(&game, legal, BUDGET);
        totals.replaced += u64::from(failed.is_some());
        let Some(action) = legal.get(choice).copied() else { return stop(decision, Fault::DeadEnd) };
        // The choice was just taken from the list the game gave.
        if let Err(refusal) = game.apply_offered(seat, &action, &mut chance, &mut Silent) {
            let action = format!("{action:?}");
            return stop(decision, Fault::Refused { seat, action, refusal });
        }
        decision += 1;
        if decision == LONGEST {
            return stop(decision, Fault::Endless);
        }
    };
    totals.count(&game, &outcome, decision);
    Ok(())
}

impl Totals {
    /// The mean number of decisions in a game.
    pub fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    fn count<G: Game>(&mut self, game: &G, outcome: &Outcome, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        *self.outcomes.entry(outcome.ending).or_default() += 1;
        for seat in Seat::first(game.seats()) {
            let won = u64::from(outcome.winners.has(seat));
            *self.wins_by_side.entry(game.side(seat)).or_default() += won;
        }
    }

    fn add(&mut self, other: Totals) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.max_choices = self.max_choices.max(other.max_choices);
        self.replaced += other.replaced;
        for (ending, count) in other.outcomes {
            *self.outcomes.entry(ending).or_default() += count;
        }
        for (side, wins) in other.wins_by_side {
            *self.wins_by_side.entry(side).or_default() += wins;
        }
    }
}
