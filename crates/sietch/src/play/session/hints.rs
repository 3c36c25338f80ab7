//! Hints in the terminal: what a veteran would do, and why.

use bots::Budget;
use bots::advice::{ADVISER, Advice, Effort, Move, Worth};
use bots::entry::Asking;
use bots::player::OpenGlimpse;
use table::open::Choice;
use table::{Say, Seat};

use super::Session;
use crate::sim::cores;
use crate::trouble::Trouble;

/// So many of the best choices are told of.
const BEST: usize = 3;

/// So many are weighed against each other.
const WEIGHED: usize = 5;

/// A share as a whole number of hundredths.
pub(crate) fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// What the one who gives advice is called.
pub(crate) fn adviser() -> &'static str {
    ADVISER.called().unwrap_or_default()
}

impl Session<'_> {
    /// What a veteran would do, and the next best.
    pub(super) fn hint(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Trouble> {
        let Some(advice) = self.advice(seat) else { return self.say(Say::new("sietch-no-hint")) };
        for (place, worth) in advice.choices.iter().take(BEST).enumerate() {
            let say = Say::new(if place == 0 { "sietch-hint" } else { "sietch-hint-next" })
                .with("who", adviser().to_owned())
                .with("number", number_of(worth, choices))
                .with("what", worth.choice.say.clone())
                .with("chance", percent(worth.chance));
            self.say(say)?;
        }
        self.say(method(&advice))
    }

    /// What the best choices are worth, what mostly comes next, and what changes for everybody.
    pub(super) fn weigh(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Trouble> {
        let Some(advice) = self.advice(seat) else { return self.say(Say::new("sietch-no-hint")) };
        let seats: Vec<Seat> = Seat::first(self.table.seats()).collect();
        for worth in advice.choices.iter().take(WEIGHED) {
            let say = Say::new("sietch-weighed")
                .with("number", number_of(worth, choices))
                .with("what", worth.choice.say.clone())
                .with("chance", percent(worth.chance))
                .with("error", percent(worth.error).max(1));
            self.say(say)?;
            let shares: Vec<Say> = seats
                .iter()
                .map(|&other| {
                    let share = percent(worth.shares[other.index()]);
                    Say::new("sietch-share").with("who", self.table.side(other)).with("chance", share)
                })
                .collect();
            self.say(Say::new("sietch-weighed-shares").with("shares", shares))?;
            if let Some(then) = &worth.then {
                let then = Say::new("sietch-weighed-then")
                    .with("what", then.say.clone())
                    .with("often", percent(then.often));
                self.say(then)?;
            }
        }
        self.say(method(&advice))
    }

    /// Asked again about the same position, it is the same: it comes from how far the game is.
    fn advice(&self, seat: Seat) -> Option<Advice<Move>> {
        let seed = self.table.entries() as u64;
        let asking = Asking { effort: Effort::HINT, budget: Budget::COUNTED, seed, threads: cores() };
        (self.entry.advise)(&OpenGlimpse::new(&*self.table, seat), &asking)
    }
}

/// The number a choice has in the list that is shown.
fn number_of(worth: &Worth<Move>, choices: &[Choice]) -> usize {
    choices.iter().position(|choice| choice.action == worth.choice.action).map_or(0, |at| at + 1)
}

/// How it was found.
fn method(advice: &Advice<Move>) -> Say {
    let key = if advice.knowing { "sietch-by-bot" } else { "sietch-by-games" };
    Say::new(key).with("who", adviser().to_owned()).with("worlds", i64::from(advice.worlds))
}
