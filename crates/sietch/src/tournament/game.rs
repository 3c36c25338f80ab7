//! One game between entrants.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::player::OpenGlimpse;
use bots::{Budget, Kind, SeatBot};
use table::open::OpenTable;
use table::record::Sitter;
use table::words::Words;
use table::{Json, Seat, Waiting};

use super::outside::{Outside, Told};
use super::plan::{Plan, Player};
use crate::text;
use crate::trouble::Trouble;

/// How a game came out. Lists go by seat, or by entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number.
    pub game: u64,
    /// The entrant in each seat.
    pub seats: Vec<usize>,
    /// Each seat's share of the victory.
    pub shares: Vec<f32>,
    /// The decisions taken.
    pub moves: u64,
    /// How long each entrant thought where it had a choice, in microseconds.
    pub micros: Vec<u64>,
    /// About how many choices.
    pub decisions: Vec<u64>,
    /// How often each entrant failed, and another decided in its place.
    pub faults: Vec<u64>,
}

/// A place where one game after another is played; outside programs stay for all of them.
pub struct Hall<'a> {
    plan: &'a Plan,
    words: Words,
    numbers: HashMap<&'static str, u32>,
    /// Programs that are running: the entrant, and which of its seats at a table.
    programs: HashMap<(usize, usize), Outside>,
    /// Entrants whose first fault was told.
    told: &'a Mutex<HashSet<usize>>,
}

/// Whoever decides in a seat of the game under way.
enum Decider {
    Bot(Box<dyn SeatBot>),
    /// A program, by its key in the hall.
    Program((usize, usize)),
}

impl<'a> Hall<'a> {
    /// An empty one; there must be words in the language of the plan.
    pub fn new(plan: &'a Plan, told: &'a Mutex<HashSet<usize>>) -> Result<Hall<'a>, Trouble> {
        let door = plan.setup.entry.door;
        let numbers = (0..).zip(door.actions().lines()).map(|(number, action)| (action, number)).collect();
        let words = text::words(door, &plan.language)?;
        Ok(Hall { plan, words, numbers, programs: HashMap::new(), told })
    }

    /// Plays a game.
    pub fn play(&mut self, game: u64) -> Result<Played, Trouble> {
        let plan = self.plan;
        let seats = plan.seated(game);
        let sitter = |who: &usize| Sitter { name: plan.entrants[*who].name.clone(), bot: None };
        let sitters = seats.iter().map(sitter).collect();
        let door = plan.setup.entry.door;
        let mut table = door
            .start(plan.setup.mode.id, &plan.setup.options, sitters, plan.game_seed(game))
            .map_err(Trouble::Start)?;
        let mut deciders = self.sit(game, &seats)?;
        let count = plan.entrants.len();
        let (micros, decisions, faults) = (vec![0; count], vec![0; count], vec![0; count]);
        let mut played = Played { game, seats, shares: Vec::new(), moves: 0, micros, decisions, faults };
        let outcome = loop {
            let waited = match table.waiting() {
                Waiting::Over(outcome) => break outcome,
                Waiting::Seats(waited) => waited,
            };
            let seat = waited.lowest().unwrap_or(Seat(0));
            let who = played.seats[seat.index()];
            let begun = Instant::now();
            let decider = &mut deciders[seat.index()];
            let decided = self.decide(decider, &*table, seat);
            played.micros[who] += begun.elapsed().as_micros() as u64;
            played.decisions[who] += 1;
            let taken = decided.is_some_and(|action| table.act(seat, &action).is_ok());
            if !taken {
                // It failed: another decides here, and from now on.
                played.faults[who] += 1;
                let mut stand_in =
                    (plan.setup.entry.seat_bot)(Kind::LOWEST, seat, plan.thoughts(game, seat.index()));
                let decision = stand_in.decide(&OpenGlimpse::new(&*table, seat), Budget::COUNTED);
                *decider = Decider::Bot(stand_in);
                let acted = decision.is_some_and(|decision| table.take(seat, &decision.choice).is_ok());
                if !acted {
                    return Err(Trouble::Stuck { game });
                }
            }
            played.moves += 1;
            if played.moves == bots::arena::LONGEST {
                return Err(Trouble::Stuck { game });
            }
        };
        played.shares = Seat::first(table.seats()).map(|seat| outcome.share(seat)).collect();
        for decider in deciders {
            if let Decider::Program(key) = decider
                && let Some(program) = self.programs.get_mut(&key)
                && !program.over(&outcome, &played.shares)
            {
                self.programs.remove(&key);
            }
        }
        Ok(played)
    }

    /// Brings everybody to their seats.
    fn sit(&mut self, game: u64, seats: &[usize]) -> Result<Vec<Decider>, Trouble> {
        let plan = self.plan;
        let mut deciders = Vec::new();
        for (seat, who) in seats.iter().enumerate() {
            let entrant = &plan.entrants[*who];
            let thoughts = plan.thoughts(game, seat);
            deciders.push(match &entrant.player {
                Player::Bot(kind) => {
                    Decider::Bot((plan.setup.entry.seat_bot)(*kind, Seat(seat as u8), thoughts))
                }
                Player::Program(command) => {
                    let key = (*who, seats[..seat].iter().filter(|other| *other == who).count());
                    if let Entry::Vacant(place) = self.programs.entry(key) {
                        let patience = Duration::try_from_secs_f64(plan.seconds).unwrap_or(Duration::MAX);
                        place.insert(Outside::start(&entrant.name, command, patience)?);
                    }
                    if let Some(program) = self.programs.get_mut(&key) {
                        let setup = &plan.setup;
                        program.begin(setup, seat, thoughts);
                    }
                    Decider::Program(key)
                }
            });
        }
        Ok(deciders)
    }

    fn decide(&mut self, decider: &mut Decider, table: &dyn OpenTable, seat: Seat) -> Option<Json> {
        match decider {
            Decider::Bot(bot) => {
                let decision = bot.decide(&OpenGlimpse::new(table, seat), Budget::COUNTED)?;
                Some(decision.choice.json())
            }
            Decider::Program(key) => {
                let told = Told { table, seat, words: &self.words, numbers: &self.numbers };
                let program = self.programs.get_mut(key)?;
                match program.decide(&told) {
                    Ok(action) => Some(action),
                    Err(why) => {
                        // Whatever it says later would be taken for an answer to something else.
                        self.programs.remove(key);
                        self.tell(key.0, &why);
                        None
                    }
                }
            }
        }
    }

    /// Says why an entrant failed, the first time it does: the rest is counted.
    fn tell(&self, who: usize, why: &str) {
        let first = self.told.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(who);
        if let Some(entrant) = self.plan.entrants.get(who).filter(|_| first) {
            let name = text::plain(&entrant.name);
            let why: String = why.chars().filter(|letter| !letter.is_control()).take(200).collect();
            let _ = writeln!(std::io::stderr(), "{name}: {why}; another decides in its place");
        }
    }
}
