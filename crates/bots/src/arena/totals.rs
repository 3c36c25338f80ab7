//! What comes out of a match, counted.
//!
//! Every count is a whole number, so that totals add up to the same in whatever order the games end.

use std::collections::BTreeMap;
use std::time::Duration;

use table::{Game, Outcome, Seat};

use crate::Kind;

/// A victory in parts: it can be shared by up to six.
const PARTS: u64 = 60;

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
    /// How each bot did with each side it played.
    pub bots: BTreeMap<Kind, BTreeMap<&'static str, Score>>,
}

/// How a bot did in some of the seats it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Seats it took, over all games.
    pub seats: u64,
    /// What it won in them, in parts.
    parts: u64,
}

impl Score {
    /// The victories it won in these seats; one shared by k counts 1/k.
    pub fn wins(&self) -> f64 {
        self.parts as f64 / PARTS as f64
    }

    fn add(&mut self, other: Score) {
        self.seats += other.seats;
        self.parts += other.parts;
    }
}

/// How long a bot thought where it had a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// Decisions with more than one choice.
    pub decisions: u64,
    /// The time all of them took.
    pub time: Duration,
}

impl Thought {
    /// Adds what somebody else thought.
    pub fn add(&mut self, other: Thought) {
        self.decisions += other.decisions;
        self.time += other.time;
    }
}

impl Totals {
    /// The mean number of decisions in a game.
    pub fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// Each bot's share of the victories, 0 to 1; a win shared by k counts 1/k. A bot in several seats has the sum of
    /// what it won in them.
    pub fn wins_by_bot(&self) -> BTreeMap<Kind, f64> {
        let share = |sides: &BTreeMap<_, Score>| {
            sides.values().map(Score::wins).sum::<f64>() / self.games.max(1) as f64
        };
        self.bots.iter().map(|(kind, sides)| (*kind, share(sides))).collect()
    }

    /// Counts a game that is over; `bots` plays in each seat.
    pub(super) fn count<G: Game>(&mut self, game: &G, outcome: &Outcome, bots: impl Iterator<Item = Kind>) {
        self.games += 1;
        *self.outcomes.entry(outcome.ending).or_default() += 1;
        let each = PARTS / outcome.winners.len().max(1) as u64;
        for (seat, kind) in Seat::first(game.seats()).zip(bots) {
            let (side, won) = (game.side(seat), u64::from(outcome.winners.has(seat)));
            *self.wins_by_side.entry(side).or_default() += won;
            let sides = self.bots.entry(kind).or_default();
            sides.entry(side).or_default().add(Score { seats: 1, parts: won * each });
        }
    }

    pub(super) fn add(&mut self, other: Totals) {
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
        for (kind, sides) in other.bots {
            let known = self.bots.entry(kind).or_default();
            for (side, score) in sides {
                known.entry(side).or_default().add(score);
            }
        }
    }
}

/// Where a share lies with a certainty of 95 %, when `share` of `games` were won (Wilson's interval).
pub fn interval(share: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let games = games.max(1) as f64;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let variance = share * (1.0 - share) / games + Z * Z / (4.0 * games * games);
    let half = Z * variance.max(0.0).sqrt() / scale;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share_and_shrinks_with_the_games() {
        let near = |(low, high): (f64, f64), wanted: (f64, f64)| {
            assert!((low - wanted.0).abs() < 5e-4 && (high - wanted.1).abs() < 5e-4, "{low} {high}");
        };
        near(interval(0.5, 100), (0.4038, 0.5962));
        near(interval(0.44, 146), (0.3620, 0.5210));
        near(interval(1.0, 20), (0.8389, 1.0));
        near(interval(0.0, 20), (0.0, 0.1611));
    }
}
