//! Looks ahead: plays the likeliest choices on in imagined worlds, and takes the one that comes out best.
//!
//! The choices are those a mind thinks of first; without a mind, all of them. Each world is one position that could
//! be the real one for all the seat knows; every choice that is still looked at is played on in the same world with
//! the same luck, so that only the choice makes the difference. A mind plays on for all seats, each through its own
//! eyes, and after some decisions says who will win; without one the game is played on at random. After each round
//! the worse half of the choices is dropped (sequential halving), so most of the time goes to the close ones.
//!
//! World `i` draws from the thinking seed and `i` alone, and worlds are added up in their order: where positions are
//! counted, the same seed gives the same choice on any number of threads.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::chance::Fast;
use table::seat::MAX_SEATS;
use table::{Chance, Game, Seat, Silent, Waiting};

use crate::mind::{Mind, Room};
use crate::playout::{Playouts, Reach, Shares, shares_by_standing, shares_of};
use crate::policy::Manner;
use crate::spread::spread;
use crate::{Bot, Budget, Glimpse};

/// With time to spare, so many times the counted positions are looked at and no more.
const THOROUGH: u32 = 8;

/// So many decisions without a choice, for each with one, and a world is given up.
const FORCED: u32 = 100;

/// How far to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// So many of the choices a mind thinks of first …
    pub wide: usize,
    /// … as far as it thinks of them at least so often (a share, 0 to 1).
    pub least: f32,
    /// So many decisions are played on before the mind says who will win.
    pub depth: u32,
    /// What the mind's first thought counts beside what comes out: this times the logarithm of its share.
    pub prior: f32,
    /// So many games are played on, where positions are counted.
    pub visits: u32,
    /// So long a turn of several decisions may take, where somebody waits.
    pub time: Duration,
}

/// A bot that looks ahead.
pub struct Search<G: Game> {
    mind: Option<Arc<dyn Mind<G>>>,
    plan: Plan,
    purse: Purse,
    /// One for each thread.
    hands: Vec<Hand<G>>,
}

/// The time there is for a turn. Where a turn begins no game says; so what was spent comes back while others think.
struct Purse {
    left: Duration,
    since: Option<Instant>,
}

/// A decision takes this part of what is left: the first of a turn has most.
const PART: u32 = 3;

/// Half of the time that others take comes back.
const BACK: u32 = 2;

impl Purse {
    /// What the next decision may take.
    fn open(&mut self, full: Duration) -> Duration {
        let back = self.since.map_or(Duration::ZERO, |since| since.elapsed() / BACK);
        self.left = self.left.saturating_add(back).min(full);
        self.left / PART
    }

    /// It took all the time since then.
    fn close(&mut self, begun: Instant) {
        self.left = self.left.saturating_sub(begun.elapsed());
        self.since = Some(Instant::now());
    }
}

/// What a thread uses again and again.
pub(crate) struct Hand<G: Game> {
    pub(crate) room: Room,
    pub(crate) weights: Vec<f32>,
    legal: Vec<G::Action>,
    pub(crate) playouts: Playouts<G>,
}

/// Somebody who looks on while a game is played on: a position, who decides in it, and what they do.
pub(crate) type Onlooker<'a, G> = &'a mut dyn FnMut(&G, Seat, &<G as Game>::Action);

impl<G: Game> Default for Hand<G> {
    fn default() -> Hand<G> {
        Hand { room: Room::default(), weights: Vec::new(), legal: Vec::new(), playouts: Playouts::default() }
    }
}

/// A choice that is looked at.
struct Candidate {
    choice: usize,
    /// What it has before anything was looked at.
    prior: f64,
    /// What came out, over all worlds.
    sum: f64,
}

/// One decision, as all threads see it.
struct Question<'a, G: Game> {
    glimpse: &'a Glimpse<'a, G>,
    mind: Option<&'a dyn Mind<G>>,
    depth: u32,
    reach: Reach,
    seed: u64,
}

impl<G: Game> Search<G> {
    /// Looks ahead with this mind, if there is one.
    pub fn new(mind: Option<Arc<dyn Mind<G>>>, plan: Plan) -> Search<G> {
        let purse = Purse { left: plan.time, since: None };
        Search { mind, plan, purse, hands: vec![Hand::default()] }
    }

    /// The choices to look at, the most promising first, no more than can be.
    fn candidates(&mut self, glimpse: &Glimpse<'_, G>, visits: u32, chance: &mut Fast) -> Vec<Candidate> {
        let hand = &mut self.hands[0];
        let mut candidates: Vec<Candidate> =
            (0..glimpse.legal().len()).map(|choice| Candidate { choice, prior: 0.0, sum: 0.0 }).collect();
        let mut most = visits.max(1) as usize;
        match &self.mind {
            Some(mind) => {
                mind.think(glimpse, &mut hand.room, &mut hand.weights);
                let top = hand.weights.iter().copied().fold(f32::MIN, f32::max);
                let sum: f32 = hand.weights.iter().map(|weight| (weight - top).exp()).sum();
                for (candidate, weight) in candidates.iter_mut().zip(&hand.weights) {
                    candidate.prior = f64::from((weight - top) - sum.ln());
                }
                candidates.sort_by(|one, other| other.prior.total_cmp(&one.prior));
                let likely = |candidate: &&Candidate| candidate.prior.exp() >= f64::from(self.plan.least);
                most = most.min(self.plan.wide).min(candidates.iter().filter(likely).count());
                for candidate in &mut candidates {
                    candidate.prior *= f64::from(self.plan.prior);
                }
            }
            // In no order, so that none is preferred by its place.
            None => {
                for last in (1..candidates.len()).rev() {
                    candidates.swap(last, chance.below(last as u32 + 1) as usize);
                }
            }
        }
        candidates.truncate(most.max(1));
        candidates
    }

    /// How far playouts go, where there is no mind: to the end, if one game from here comes to it.
    fn reach(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) -> Reach {
        let mut chance = Fast::new(seed);
        let mut world = glimpse.imagine(&mut chance);
        let end = self.hands[0].playouts.play(&mut world, Reach::END, &mut chance);
        end.map_or(Reach::CUT, |_| Reach::END)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast, budget: Budget) -> usize {
        let (begun, until) = (Instant::now(), budget.until(self.purse.open(self.plan.time)));
        let more = if until.is_some() { THOROUGH } else { 1 };
        let visits = budget.visits(self.plan.visits).saturating_mul(more);
        let mut candidates = self.candidates(glimpse, visits, chance);
        let rounds = usize::BITS - (candidates.len() - 1).leading_zeros();
        let seed = chance.word();
        let reach = if self.mind.is_none() { self.reach(glimpse, !seed) } else { Reach::END };
        let mind = self.mind.as_deref();
        let question = Question { glimpse, mind, depth: self.plan.depth, reach, seed };
        let mut worlds: u32 = 0;
        for number in 1..=rounds {
            let count = (visits / rounds / candidates.len() as u32).max(1);
            let until = until.map(|until| begun + until.saturating_duration_since(begun) * number / rounds);
            let round = spread(&mut self.hands, count, until, |hand, world| {
                hand.world(&question, worlds.wrapping_add(world), &candidates)
            });
            worlds += round.len() as u32;
            for shares in round {
                for (candidate, share) in candidates.iter_mut().zip(shares) {
                    candidate.sum += f64::from(share);
                }
            }
            let score = |candidate: &Candidate| candidate.sum / f64::from(worlds) + candidate.prior;
            candidates.sort_by(|one, other| score(other).total_cmp(&score(one)));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        self.purse.close(begun);
        candidates.first().map_or(0, |candidate| candidate.choice)
    }

    fn use_threads(&mut self, threads: usize) {
        self.hands.resize_with(threads.max(1), Hand::default);
    }
}

impl<G: Game> Hand<G> {
    /// How the seat that must decide does with each candidate in one imagined world.
    fn world(&mut self, question: &Question<'_, G>, number: u32, candidates: &[Candidate]) -> Vec<f32> {
        let mut chance = Fast::new(question.seed.wrapping_add(number.into()));
        let world = question.glimpse.imagine(&mut chance);
        let seat = question.glimpse.seat();
        let luck = chance.word();
        let follow = |candidate: &Candidate| {
            let (mut game, mut chance) = (world.clone(), Fast::new(luck));
            let action = &question.glimpse.legal()[candidate.choice];
            let shares = match (game.apply_offered(seat, action, &mut chance, &mut Silent), question.mind) {
                (Err(_), _) => [0.0; MAX_SEATS],
                (Ok(()), Some(mind)) => {
                    self.follow(mind, question.depth, &mut game, &mut chance, &mut |_, _, _| {})
                }
                (Ok(()), None) => {
                    let end = self.playouts.play(&mut game, question.reach, &mut chance);
                    end.unwrap_or_else(|| shares_by_standing(&game))
                }
            };
            shares[seat.index()]
        };
        candidates.iter().map(follow).collect()
    }

    /// Plays on as the mind would for so many decisions, then asks it who will win.
    pub(crate) fn follow(
        &mut self,
        mind: &dyn Mind<G>,
        depth: u32,
        game: &mut G,
        chance: &mut Fast,
        onlooker: Onlooker<'_, G>,
    ) -> Shares {
        let mut left = depth;
        for _ in 0..(depth + 1).saturating_mul(FORCED) {
            let seats = match game.waiting() {
                Waiting::Over(outcome) => return shares_of(&outcome),
                Waiting::Seats(seats) => seats,
            };
            let Some(seat) = seats.lowest() else { break };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let mut picked = 0;
            if self.legal.len() > 1 {
                // Who will win does not hang on the choices asked about: one is enough.
                let asked = if left == 0 { &self.legal[..1] } else { &self.legal };
                let glimpse = Glimpse::new(game, seat, asked);
                let shares = mind.think(&glimpse, &mut self.room, &mut self.weights);
                if left == 0 {
                    return shares;
                }
                left -= 1;
                picked = Manner::AS_IT_IS.pick(&mut self.weights, chance);
            }
            let Some(action) = self.legal.get(picked) else { break };
            if self.legal.len() > 1 {
                onlooker(game, seat, action);
            }
            if game.apply_offered(seat, action, chance, &mut Silent).is_err() {
                break;
            }
        }
        shares_by_standing(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decisions_of_a_turn_share_its_time() {
        let turn = Duration::from_secs(3);
        let mut purse = Purse { left: turn, since: None };
        assert_eq!(purse.open(turn), Duration::from_secs(1));
        let ago = |seconds| Instant::now().checked_sub(Duration::from_secs(seconds)).unwrap();
        purse.close(ago(2));
        assert!(purse.open(turn) < Duration::from_millis(400), "a second is left");
        purse.since = Some(ago(10));
        assert_eq!(purse.open(turn), Duration::from_secs(1), "others have thought for long");
    }
}
