//! Thousands of games between bots, counted.
//!
//! Game `i` of a match draws from chances made of the match's seed and `i` alone, and totals are sums and
//! maxima, so the same seed gives the same totals on any number of threads.

mod totals;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use table::chance::Fast;
use table::{BadOptions, Game, Refusal, Seat, Silent, Waiting};

use crate::player::Decision;
use crate::{Budget, Kind, Player};

pub use totals::{Score, Thought, Totals, interval};

/// A game that takes more decisions than this will not end.
pub const LONGEST: u64 = 100_000;

/// Games of quick bots a thread takes on at a time; progress is told once for each such batch. Games of bots that
/// think are taken on one by one.
const BATCH: u64 = 32;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match<O> {
    /// The options of every game.
    pub options: O,
    /// The bot in each seat.
    pub bots: Vec<Kind>,
    /// Do the bots change seats from game to game, each one seat on?
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// What every draw and every choice comes from.
    pub seed: u64,
    /// How many threads play at once.
    pub threads: usize,
}

/// What came out, and how long it took.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The counts.
    pub totals: Totals,
    /// The seconds that passed.
    pub seconds: f64,
    /// How long each bot thought. It is not measured where all are quick.
    pub thought: BTreeMap<Kind, Thought>,
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
    let threads = plan.threads.min(plan.games.div_ceil(plan.batch()).try_into().unwrap_or(usize::MAX));
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        tally.add(work());
        for other in others {
            // A panic is a fault in a game; it goes on as the panic it is.
            tally.add(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    match shared.first.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some((_, halt)) => Err(halt),
        None => {
            let Tally { totals, thought } = tally;
            Ok(Report { totals, seconds: started.elapsed().as_secs_f64(), thought })
        }
    }
}

impl<O> Match<O> {
    fn is_quick(&self) -> bool {
        self.bots.iter().all(|kind| *kind == Kind::Random)
    }

    fn batch(&self) -> u64 {
        if self.is_quick() { BATCH } else { 1 }
    }

    fn seated(&self, game: u64) -> impl Iterator<Item = Kind> {
        seated(&self.bots, self.rotate, game)
    }
}

/// The bot in each seat of a game; those who rotate sit one seat on from game to game.
pub fn seated(bots: &[Kind], rotate: bool, game: u64) -> impl Iterator<Item = Kind> {
    let turn = if rotate { game % bots.len().max(1) as u64 } else { 0 };
    let (first, last) = bots.split_at(turn as usize);
    last.iter().chain(first).copied()
}

/// What one thread has counted.
#[derive(Default)]
struct Tally {
    totals: Totals,
    thought: BTreeMap<Kind, Thought>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.totals.add(other.totals);
        for (kind, thought) in other.thought {
            self.thought.entry(kind).or_default().add(thought);
        }
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
    fn work<G: Game>(&self, plan: &Match<G::Options>, progress: &(dyn Fn(u64) + Sync)) -> Tally {
        let mut tally = Tally::default();
        let mut legal = Vec::new();
        loop {
            let from = self.next.fetch_add(plan.batch(), Ordering::Relaxed);
            let until = from.saturating_add(plan.batch()).min(plan.games);
            if from >= until || from > self.broken.load(Ordering::Relaxed) {
                return tally;
            }
            for game in from..until {
                if let Err(halt) = one_game::<G>(plan, game, &mut legal, &mut tally) {
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
    tally: &mut Tally,
) -> Result<(), Halt> {
    // The game and the bots draw from different chances, so that no bot can see what will be drawn.
    let mut mixed = Fast::new(plan.seed);
    let mut seeds = Fast::new(mixed.word().wrapping_add(number));
    let mut chance = Fast::new(seeds.word());
    let seated = (0..).map(Seat).zip(plan.seated(number));
    let mut bots: Vec<Player<G>> = seated.map(|(seat, kind)| Player::new(kind, seat, seeds.word())).collect();
    let mut thought = vec![Thought::default(); bots.len()];
    let quick = plan.is_quick();

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
        tally.totals.max_choices = tally.totals.max_choices.max(legal.len());
        let begun = (!quick && legal.len() > 1).then(Instant::now);
        let Decision { choice, failed } = bot.decide(&game, legal, Budget::COUNTED);
        if let Some(begun) = begun {
            thought[seat.index()].add(Thought { decisions: 1, time: begun.elapsed() });
        }
        tally.totals.replaced += u64::from(failed.is_some());
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
    tally.totals.decisions += decision;
    tally.totals.count(&game, &outcome, plan.seated(number));
    if !quick {
        for (kind, thought) in plan.seated(number).zip(thought) {
            tally.thought.entry(kind).or_default().add(thought);
        }
    }
    Ok(())
}
