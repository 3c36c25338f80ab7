//! The yardstick: flat Monte-Carlo. Knows nothing of any game, plays each choice on at random and takes the best.

use std::time::{Duration, Instant};

use table::chance::Fast;
use table::{Chance, Game, Silent};

use crate::playout::{Playouts, Reach, shares_by_standing};
use crate::policy::best_of;
use crate::{Bot, Budget, Glimpse};

/// How much a choice gains that was seldom tried, where games are played to their end …
const WIDTH: f64 = 0.7;

/// … and where they are cut: what is seen then differs less.
const WIDTH_CUT: f64 = 0.2;

/// Plays random games over imagined positions, more of them after the choices that do well (UCB1).
pub struct Flat<G: Game> {
    playouts: u32,
    hand: Playouts<G>,
    tried: Vec<Tried>,
}

/// What is known of a choice.
#[derive(Clone, Copy, Default)]
struct Tried {
    times: f64,
    won: f64,
}

impl<G: Game> Flat<G> {
    /// So many playouts a decision.
    pub fn new(playouts: u32) -> Flat<G> {
        Flat { playouts, hand: Playouts::default(), tried: Vec::new() }
    }

    /// The choice to try next: one that was not tried yet, else the one with the best prospects.
    fn next(&self, done: u32, width: f64, chance: &mut Fast) -> usize {
        let untried = self.tried.iter().filter(|tried| tried.times == 0.0).count() as u32;
        if untried > 0 {
            let skip = chance.below(untried) as usize;
            let untried = (0..).zip(&self.tried).filter(|(_, tried)| tried.times == 0.0);
            return untried.map(|(choice, _)| choice).nth(skip).unwrap_or(0);
        }
        let log = f64::from(done + 1).ln();
        let prospects = |tried: &Tried| tried.won / tried.times + width * (log / tried.times).sqrt();
        best_of(self.tried.iter().map(prospects))
    }
}

impl<G: Game> Bot<G> for Flat<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast, budget: Budget) -> usize {
        let (seat, legal) = (glimpse.seat(), glimpse.legal());
        let until = budget.until(Duration::MAX);
        let (mut reach, mut width) = (Reach::END, WIDTH);
        self.tried.clear();
        self.tried.resize(legal.len(), Tried::default());
        for done in 0..budget.visits(self.playouts) {
            if until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            let choice = self.next(done, width, chance);
            let mut world = glimpse.imagine(chance);
            let played = world.apply_offered(seat, &legal[choice], chance, &mut Silent);
            let end = played.ok().and_then(|()| self.hand.play(&mut world, reach, chance));
            let shares = end.unwrap_or_else(|| {
                (reach, width) = (Reach::CUT, WIDTH_CUT);
                shares_by_standing(&world)
            });
            self.tried[choice].times += 1.0;
            self.tried[choice].won += f64::from(shares[seat.index()]);
        }
        best_of(self.tried.iter().map(|tried| tried.times + tried.won / (tried.times + 1.0)))
    }
}
