//! Many games at once, told in numbers: where nets learn.
//!
//! A [`Batch`] plays a fixed number of games side by side on all cores. Each waits at a decision, told as
//! [`table::encode`] tells it; [`Batch::step`] takes a choice for every game, plays on past what is forced, begins a new
//! game where one has ended, and tells the next decisions. Nothing here knows a game, and [`OpenBatch`] is the same
//! for all of them.

mod game;
mod share;
mod tokens;

use std::sync::{Arc, Mutex};

use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use serde_json::Value;
use table::chance::Fast;
use table::encode::{BadLayout, Ear, Encoder, Layout};
use table::{BadOptions, Chance, Game, actions, open};

use crate::game::Running;
use crate::share::share;
use crate::tokens::Sightings;

/// What stands among labels for a seat that has none: in arrays of bytes nothing else can say it.
pub const NO_LABEL: u8 = u8::MAX;

/// Games a thread takes on at a time.
const CHUNK: usize = 8;

/// How a batch is set up.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is played, each by as many games as it is named.
    pub tables: Vec<Table>,
    /// How many games are played side by side.
    pub games: usize,
    /// What every draw comes from.
    pub seed: u64,
    /// Games begin up to so many random decisions in, so that they do not all end together.
    pub spread: u32,
    /// A game that is not over after so many decisions is given up: nobody has won.
    pub longest: u32,
}

/// One way of playing.
#[derive(Clone, Debug)]
pub struct Table {
    /// The mode.
    pub mode: String,
    /// How many seats.
    pub seats: usize,
    /// What differs from the mode's usual options: names with values, or null.
    pub options: Value,
}

/// A batch that cannot be set up or moved on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The game refuses the options.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// Nothing to play.
    #[error("a batch needs at least one table, one game and one decision a game")]
    Nothing,
    /// More than the machine holds.
    #[error("there is no room for {games} games")]
    TooMany {
        /// The games.
        games: usize,
    },
    /// Not a choice for every game.
    #[error("there are {games} games, and {choices} choices")]
    Choices {
        /// The games.
        games: usize,
        /// The choices.
        choices: usize,
    },
    /// A choice that was not offered.
    #[error("game {game} offers {offered} choices, not number {choice}")]
    NotOffered {
        /// The game, from 0.
        game: usize,
        /// The choice.
        choice: u32,
        /// How many there are.
        offered: usize,
    },
    /// An action that may not be taken.
    #[error("game {game} does not offer the action with number {number}")]
    NotLegal {
        /// The game, from 0.
        game: usize,
        /// The action's number.
        number: u32,
    },
    /// A buffer is too short.
    #[error("{what} needs room for {needed}, and has {room}")]
    Room {
        /// The buffer.
        what: &'static str,
        /// What is needed.
        needed: usize,
        /// What there is.
        room: usize,
    },
}

/// How long what is told is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sizes {
    /// Tokens of all tables.
    pub table: usize,
    /// Tokens of all rows.
    pub rows: usize,
    /// Choices of all games.
    pub choices: usize,
}

/// Where what is told goes. The first three are as long as [`Sizes`] says; the others have an entry a game, or one for
/// each of [`table::seat::MAX_SEATS`] seats.
#[derive(Debug)]
pub struct Told<'a> {
    /// Tokens of the tables, game after game.
    pub table: &'a mut [u16],
    /// Tokens of the choices, game after game.
    pub rows: &'a mut [u16],
    /// The number of tokens of every choice, game after game.
    pub row_sizes: &'a mut [u16],
    /// The number of tokens of every game's table.
    pub table_sizes: &'a mut [u32],
    /// The number of choices of every game.
    pub choices: &'a mut [u32],
    /// The seat that decides.
    pub seat: &'a mut [u8],
    /// Has the game before just ended? Then the decision is the first of a new one.
    pub done: &'a mut [u8],
    /// The share of the victory by seat, where a game has just ended.
    pub returns: &'a mut [f32],
    /// How far every seat has come in the game under way.
    pub standing: &'a mut [f32],
    /// The label of every seat as the one that decides sees it; [`NO_LABEL`] where there is none.
    pub labels: &'a mut [u8],
    /// Decisions taken in the game that has just ended.
    pub length: &'a mut [u32],
    /// The mode of the game under way, by its place in the plan.
    pub mode: &'a mut [u8],
}

/// Games of one kind side by side.
#[derive(Debug)]
pub struct Batch<G: Game> {
    running: Vec<Running<G>>,
    options: Vec<G::Options>,
    layout: Arc<Layout>,
    ear: Ear,
    seen: Mutex<Sightings>,
    longest: u32,
    steps: u64,
}

impl<G: Game> Batch<G> {
    /// Sets the games up, each at a decision.
    pub fn new(plan: &Plan, layout: Layout) -> Result<Batch<G>, Trouble> {
        if plan.tables.is_empty() || plan.games == 0 || plan.longest == 0 {
            return Err(Trouble::Nothing);
        }
        let options = |table: &Table| open::options::<G>(&table.mode, table.seats, &table.options);
        let options: Vec<G::Options> = plan.tables.iter().map(options).collect::<Result<_, _>>()?;
        let mut seeds = Fast::new(plan.seed);
        let mut running = Vec::new();
        running.try_reserve_exact(plan.games).map_err(|_| Trouble::TooMany { games: plan.games })?;
        for number in 0..plan.games {
            let mode = number % options.len();
            running.push(Running::new(&options, mode, seeds.word())?);
        }
        let (longest, spread) = (plan.longest, plan.spread);
        let mut batch = Batch {
            running,
            options,
            ear: Ear::of::<G>(&layout),
            layout: Arc::new(layout),
            seen: Mutex::new(Sightings::default()),
            longest,
            steps: 0,
        };
        let options = &batch.options;
        batch.running.par_iter_mut().for_each(|game| game.spread(spread, longest, options));
        batch.tell();
        Ok(batch)
    }

    /// How many choices each game offers.
    pub fn choices(&self) -> impl Iterator<Item = usize> {
        self.running.iter().map(Running::offered)
    }

    /// The decisions as they stand, in the layout's numbers.
    fn tell(&mut self) {
        let Batch { running, layout, ear, seen, steps, .. } = self;
        let round = Round { layout, ear, seen, steps: *steps };
        share(running.chunks_mut(CHUNK).enumerate(), Encoder::default, |encoder, (chunk, games)| {
            for (at, game) in games.iter_mut().enumerate() {
                round.tell(encoder, chunk * CHUNK + at, game);
            }
        });
    }
}

/// What the decisions of one step are told by.
struct Round<'a> {
    layout: &'a Layout,
    ear: &'a Ear,
    seen: &'a Mutex<Sightings>,
    steps: u64,
}

impl Round<'_> {
    fn tell<G: Game>(&self, encoder: &mut Encoder, number: usize, game: &mut Running<G>) {
        let unknown = game.tell(encoder, (self.layout, self.ear));
        if unknown > 0 && Sightings::looks(self.steps, number as u64) {
            let wanting = game.wanting(encoder, self.layout);
            self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).note(wanting);
        }
    }
}

/// In place of the number of an action that has none.
pub const NO_NUMBER: u32 = u32::MAX;

fn room(what: &'static str, needed: usize, room: usize) -> Result<(), Trouble> {
    if room < needed { Err(Trouble::Room { what, needed, room }) } else { Ok(()) }
}

/// A batch of whatever game.
pub trait OpenBatch: Send + Sync {
    /// How many games are played side by side.
    fn games(&self) -> usize;

    /// Takes a choice for every game, by its place among those offered.
    fn step(&mut self, choices: &[u32]) -> Result<(), Trouble>;

    /// Takes a choice for every game, by the number of its action ([`table::actions`]).
    fn step_numbers(&mut self, numbers: &[u32]) -> Result<(), Trouble>;

    /// How many actions are numbered.
    fn actions(&self) -> usize;

    /// The number of every choice, game after game; [`NO_NUMBER`] for one that has none.
    fn numbers(&self, into: &mut [u32]) -> Result<(), Trouble>;

    /// A row for every game with an entry for every numbered action: 1 where it may be taken.
    fn masks(&self, into: &mut [u8]) -> Result<(), Trouble>;

    /// A row for every game with an entry for every statement of the layout about a table: how often it holds.
    fn observations(&self, into: &mut [u8]) -> Result<(), Trouble>;

    /// A choice for every game, each as likely, drawn from a seed and the number of steps taken.
    fn random(&self, into: &mut [u32], seed: u64) -> Result<(), Trouble>;

    /// How long what is told is.
    fn sizes(&self) -> Sizes;

    /// Tells where the games stand.
    fn told(&self, into: Told<'_>) -> Result<(), Trouble>;

    /// Numbers tokens that were met often enough and have none, up to so many of the table and of rows; answers
    /// how many there are then.
    fn grow(&mut self, most_table: usize, most_rows: usize) -> (usize, usize);

    /// What the numbers mean.
    fn layout(&self) -> &Layout;

    /// Takes over a layout that begins as its own does: another batch of the game has met more.
    fn adopt(&mut self, layout: Layout) -> Result<(), BadLayout>;
}

impl<G: Game> OpenBatch for Batch<G> {
    fn games(&self) -> usize {
        self.running.len()
    }

    fn step(&mut self, choices: &[u32]) -> Result<(), Trouble> {
        if choices.len() != self.running.len() {
            return Err(Trouble::Choices { games: self.running.len(), choices: choices.len() });
        }
        for (game, (running, choice)) in self.running.iter().zip(choices).enumerate() {
            let offered = running.offered();
            if *choice as usize >= offered {
                return Err(Trouble::NotOffered { game, choice: *choice, offered });
            }
        }
        self.steps += 1;
        let Batch { running, options, layout, ear, seen, longest, steps } = self;
        let (longest, round) = (*longest, Round { layout, ear, seen, steps: *steps });
        // A game is told as soon as it has come to its decision, while what it touched is still near.
        let chunks = running.chunks_mut(CHUNK).zip(choices.chunks(CHUNK)).enumerate();
        share(chunks, Encoder::default, |encoder, (chunk, (games, choices))| {
            for (at, (game, choice)) in games.iter_mut().zip(choices).enumerate() {
                game.take(*choice as usize, longest, options);
                round.tell(encoder, chunk * CHUNK + at, game);
            }
        });
        Ok(())
    }

    fn step_numbers(&mut self, numbers: &[u32]) -> Result<(), Trouble> {
        if numbers.len() != self.running.len() {
            return Err(Trouble::Choices { games: self.running.len(), choices: numbers.len() });
        }
        let actions = actions::of::<G>();
        let place = |(game, (running, number)): (usize, (&Running<G>, &u32))| {
            let wanted = actions.action(*number);
            let found = wanted.and_then(|wanted| running.place(&wanted));
            found.map(|place| place as u32).ok_or(Trouble::NotLegal { game, number: *number })
        };
        let pairs = self.running.iter().zip(numbers).enumerate();
        let choices: Vec<u32> = pairs.map(place).collect::<Result<_, _>>()?;
        self.step(&choices)
    }

    fn actions(&self) -> usize {
        actions::of::<G>().len()
    }

    fn numbers(&self, into: &mut [u32]) -> Result<(), Trouble> {
        let actions = actions::of::<G>();
        let needed = self.sizes().choices;
        room("numbers", needed, into.len())?;
        let offered = self.running.iter().flat_map(Running::legal);
        for (into, action) in into.iter_mut().zip(offered) {
            *into = actions.number(action).unwrap_or(NO_NUMBER);
        }
        Ok(())
    }

    fn masks(&self, into: &mut [u8]) -> Result<(), Trouble> {
        let actions = actions::of::<G>();
        room("masks", self.running.len() * actions.len(), into.len())?;
        let rows = into.chunks_exact_mut(actions.len().max(1));
        share(
            self.running.iter().zip(rows),
            || (),
            |(), (game, row)| {
                row.fill(0);
                for number in game.legal().iter().filter_map(|action| actions.number(action)) {
                    row[number as usize] = 1;
                }
            },
        );
        Ok(())
    }

    fn observations(&self, into: &mut [u8]) -> Result<(), Trouble> {
        let width = self.layout.table.len();
        room("observations", self.running.len() * width, into.len())?;
        share(
            self.running.iter().zip(into.chunks_exact_mut(width.max(1))),
            || (),
            |(), (game, row)| {
                row.fill(0);
                for token in &game.numbers.table {
                    let held = &mut row[usize::from(*token)];
                    *held = held.saturating_add(1);
                }
            },
        );
        Ok(())
    }

    fn random(&self, into: &mut [u32], seed: u64) -> Result<(), Trouble> {
        room("choices", self.running.len(), into.len())?;
        let mut chance = Fast::new(seed.wrapping_add(self.steps.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        for (into, game) in into.iter_mut().zip(&self.running) {
            *into = chance.below(game.offered() as u32);
        }
        Ok(())
    }

    fn sizes(&self) -> Sizes {
        self.running.iter().fold(Sizes::default(), |sizes, game| Sizes {
            table: sizes.table + game.numbers.table.len(),
            rows: sizes.rows + game.numbers.rows.len(),
            choices: sizes.choices + game.numbers.ends.len(),
        })
    }

    fn told(&self, into: Told<'_>) -> Result<(), Trouble> {
        game::told(&self.running, self.sizes(), into)
    }

    fn grow(&mut self, most_table: usize, most_rows: usize) -> (usize, usize) {
        let seen = self.seen.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner());
        if seen.any() {
            seen.admit(Arc::make_mut(&mut self.layout), most_table, most_rows);
            self.ear = Ear::of::<G>(&self.layout);
            self.tell();
        }
        (self.layout.table.len(), self.layout.rows.len())
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn adopt(&mut self, layout: Layout) -> Result<(), BadLayout> {
        layout.begins_as(&self.layout.marks())?;
        self.ear = Ear::of::<G>(&layout);
        self.layout = Arc::new(layout);
        self.tell();
        Ok(())
    }
}
