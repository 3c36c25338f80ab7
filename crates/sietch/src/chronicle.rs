//! Games between bots, told move by move: what studies count and what open data is made of.

use std::sync::Mutex;

use bots::arena::{LONGEST, seated};
use bots::player::OpenGlimpse;
use bots::{Budget, Kind, SeatBot};
use serde_json::Value;
use table::chance::{Fast, Seed};
use table::open::OpenTable;
use table::record::Sitter;
use table::{Json, Outcome, Record, RuleId, Seat, Viewer, Waiting};

use crate::setup::Setup;
use crate::trouble::Trouble;

/// A game from its start to its end.
pub struct Chronicle {
    /// Its number, from 0.
    pub game: u64,
    /// The side of each seat, as a message key, as it was at the start: whoever turns a leader over later has not chosen another.
    pub sides: Vec<&'static str>,
    /// Every decision with a choice.
    pub moves: Vec<Move>,
    /// How it ended.
    pub outcome: Outcome,
    /// How far each seat had come when each round was over, the last one too.
    pub rounds: Vec<Vec<f32>>,
    /// What lies open when it is over: everything.
    pub end: Value,
    /// The record, if it is wanted.
    pub record: Option<Record>,
}

/// A decision.
pub struct Move {
    /// How many actions had been taken before, the forced ones too: where it stands in the record.
    pub at: u32,
    /// Who decided.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// Among how many choices.
    pub choices: u32,
    /// What was chosen.
    pub action: Json,
    /// The rule it comes from.
    pub rule: RuleId,
}

impl Chronicle {
    /// Each seat's share of the victory.
    pub fn share(&self, seat: usize) -> f64 {
        f64::from(self.outcome.share(Seat(seat as u8)))
    }
}

/// What is to be played.
pub struct Plan<'a> {
    /// The game and its options.
    pub setup: &'a Setup,
    /// The bot in each seat.
    pub bots: &'a [Kind],
    /// Do the bots change seats from game to game?
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// What everything comes from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Are records wanted?
    pub records: bool,
}

impl Plan<'_> {
    /// Plays all games and hands each over in the order of their numbers, so that what comes out does not depend on the
    /// threads.
    pub fn play(&self, mut hear: impl FnMut(Chronicle) -> Result<(), Trouble>) -> Result<(), Trouble> {
        let next = Mutex::new(0..self.games);
        std::thread::scope(|scope| {
            // No thread runs far ahead of the one whose game is waited for.
            let (tell, told) = std::sync::mpsc::sync_channel(4 * self.threads.max(1));
            for _ in 0..self.threads.max(1) {
                let (tell, next) = (tell.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let game = next.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
                        let Some(game) = game else { return };
                        if tell.send((game, self.one(game))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(tell);
            let (mut early, mut due) = (std::collections::BTreeMap::new(), 0);
            for (game, played) in told {
                early.insert(game, played);
                while let Some(played) = early.remove(&due) {
                    hear(played?)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }

    /// The bot in each seat of a game.
    pub fn seated(&self, game: u64) -> Vec<Kind> {
        seated(self.bots, self.rotate, game).collect()
    }

    fn one(&self, game: u64) -> Result<Chronicle, Trouble> {
        // The game and the bots draw from different chances, so that no bot can see what will be drawn.
        let mut mixed = Fast::new(self.seed);
        let mut seeds = Fast::new(mixed.word().wrapping_add(game));
        let kinds = self.seated(game);
        let entry = self.setup.entry;
        let sitters =
            kinds.iter().map(|kind| Sitter { name: kind.to_string(), bot: Some(kind.to_string()) }).collect();
        let seed = Seed::from_number(seeds.word());
        let mut table = entry
            .door
            .start(self.setup.mode.id, &self.setup.options, sitters, seed)
            .map_err(Trouble::Start)?;
        let mut bots: Vec<Box<dyn SeatBot>> = (0..)
            .map(Seat)
            .zip(&kinds)
            .map(|(seat, kind)| (entry.seat_bot)(*kind, seat, seeds.word()))
            .collect();
        let standing =
            |table: &dyn OpenTable| Seat::first(table.seats()).map(|seat| table.standing(seat)).collect();
        let (mut moves, mut rounds) = (Vec::new(), Vec::new());
        let (mut round, mut before): (u16, Vec<f32>) = (table.round(), standing(&*table));
        let sides = Seat::first(table.seats()).map(|seat| table.side_key(seat)).collect();
        let mut taken = 0;
        let outcome = loop {
            let waited = match table.waiting() {
                Waiting::Over(outcome) => break outcome,
                Waiting::Seats(waited) => waited,
            };
            let seat = waited.lowest().unwrap_or(Seat(0));
            let bot = bots.get_mut(seat.index()).ok_or(Trouble::Stuck { game })?;
            let glimpse = OpenGlimpse::new(&*table, seat);
            let action = bot.decide(&glimpse, Budget::COUNTED).ok_or(Trouble::Stuck { game })?.choice.json();
            let offered = table.choices(seat);
            if offered.len() > 1
                && let Some(choice) = offered.iter().find(|choice| choice.action == action)
            {
                let (choices, rule) = (offered.len() as u32, choice.rule);
                moves.push(Move {
                    at: table.entries() as u32,
                    seat,
                    round,
                    choices,
                    action: action.clone(),
                    rule,
                });
            }
            table.act(seat, &action).map_err(|_| Trouble::Stuck { game })?;
            let now = table.round();
            if now != round {
                rounds.push(std::mem::take(&mut before));
                round = now;
            }
            before = standing(&*table);
            taken += 1;
            if taken == LONGEST {
                return Err(Trouble::Stuck { game });
            }
        };
        rounds.push(before);
        let record = self.records.then(|| table.record(true));
        let end = table.view(Viewer::Everything);
        Ok(Chronicle { game, sides, moves, outcome, rounds, end, record })
    }
}
