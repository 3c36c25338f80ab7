//! What each choice of a decision is worth: for whoever asks for a hint, and for a look back at a game.
//!
//! The choices are those a mind thinks of first; without a mind, all of them. Each is played on in the same imagined
//! worlds with the same luck, as [`crate::search`] does, and what comes out is kept: the winning chance of every seat,
//! how sure that is, and what the seat mostly does next. Worlds are imagined through a [`Glimpse`], so advice knows what
//! the seat may know and nothing else; where positions are counted, the same seed gives the same advice on any number of
//! threads.

use std::time::Instant;

use table::chance::Fast;
use table::seat::MAX_SEATS;
use table::{Game, Json, Say, Seat, Silent, Tell, Viewer};

use crate::mind::Mind;
use crate::playout::{Reach, Shares, shares_by_standing};
use crate::search::Hand;
use crate::spread::spread;
use crate::{Budget, Glimpse, Kind};

/// Advice is what this level would do.
pub const ADVISER: Kind = Kind::Veteran;

/// What is sure with 95 %: so many standard deviations.
const SURE: f32 = 1.96;

/// How closely the choices are looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// So many choices are looked at to the end.
    pub wide: usize,
    /// A choice the mind thinks of less often than this (a share, 0 to 1) is not looked at.
    pub least: f32,
    /// So many decisions are played on before the mind says who will win.
    pub depth: u32,
    /// In so many worlds with a mind …
    pub worlds: u32,
    /// … and in so many random games without one.
    pub playouts: u32,
}

impl Effort {
    /// For somebody who waits at the table.
    pub const HINT: Effort = Effort { wide: 5, least: 0.01, depth: 16, worlds: 48, playouts: 240 };

    /// For a look back, one of many.
    pub const REVIEW: Effort = Effort { wide: 5, least: 0.01, depth: 12, worlds: 24, playouts: 200 };
}

/// What the choices of a decision are worth, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// The choices that were looked at.
    pub choices: Vec<Worth<C>>,
    /// In how many worlds the best was played on.
    pub worlds: u32,
    /// By somebody who knows the game, or by random games?
    pub knowing: bool,
}

/// What a choice is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth<C> {
    /// The choice.
    pub choice: C,
    /// The winning chance of every seat after it.
    pub shares: Shares,
    /// The chance of the seat that decides, together with those on its side.
    pub chance: f32,
    /// It lies within so much of the truth, with a certainty of 95 %.
    pub error: f32,
    /// What the seat mostly does next.
    pub then: Option<Then>,
}

/// What a seat mostly does next.
#[derive(Clone, PartialEq, Debug)]
pub struct Then {
    /// In words.
    pub say: Say,
    /// How often (0 to 1).
    pub often: f32,
}

/// Something that could have been done.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// As the game writes it.
    pub action: Json,
    /// In words.
    pub say: Say,
}

impl<C> Advice<C> {
    /// The same with the choices told otherwise.
    pub fn map<D>(self, told: impl Fn(C) -> D) -> Advice<D> {
        let Advice { choices, worlds, knowing } = self;
        let worth = |Worth { choice, shares, chance, error, then }| Worth {
            choice: told(choice),
            shares,
            chance,
            error,
            then,
        };
        Advice { choices: choices.into_iter().map(worth).collect(), worlds, knowing }
    }
}

/// Who gives advice.
pub struct Adviser<'a, G: Game> {
    /// Who knows the game, if somebody does.
    pub mind: Option<&'a dyn Mind<G>>,
    /// How closely the choices are looked at.
    pub effort: Effort,
    /// Advice comes from the seed and from what the seat knows.
    pub seed: u64,
    /// How many threads think.
    pub threads: usize,
}

/// A choice that is looked at.
struct Candidate {
    choice: usize,
    prior: f32,
    worlds: u32,
    shares: [f32; MAX_SEATS],
    sum: f32,
    squares: f32,
    then: Vec<(Say, u32)>,
    /// How many rounds it stayed.
    rounds: u32,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    fn add(&mut self, shares: Shares, chance: f32, then: Option<Say>) {
        self.worlds += 1;
        for (sum, share) in self.shares.iter_mut().zip(shares) {
            *sum += share;
        }
        self.sum += chance;
        self.squares += chance * chance;
        if let Some(say) = then {
            match self.then.iter_mut().find(|(known, _)| *known == say) {
                Some((_, times)) => *times += 1,
                None => self.then.push((say, 1)),
            }
        }
    }

    fn worth(self) -> Worth<usize> {
        let worlds = self.worlds.max(1) as f32;
        let mean = self.mean();
        // One world more than there were, so that a few that agree are not taken for certainty.
        let spread = (self.squares / worlds - mean * mean).max(0.25 / (worlds + 1.0) / (worlds + 1.0));
        let then = self.then.iter().max_by_key(|(_, times)| *times);
        Worth {
            choice: self.choice,
            shares: self.shares.map(|sum| sum / worlds),
            chance: mean,
            error: SURE * (spread / worlds).sqrt(),
            then: then.map(|(say, times)| Then { say: say.clone(), often: *times as f32 / worlds }),
        }
    }
}

/// The chance of a seat, together with those on its side.
pub fn chance_of<G: Game>(game: &G, seat: Seat, shares: &Shares) -> f32 {
    let side = game.side(seat);
    let own = Seat::first(game.seats()).filter(|&other| other == seat || game.side(other) == side);
    own.map(|seat| shares[seat.index()]).sum::<f32>().min(1.0)
}

impl<G: Tell> Adviser<'_, G> {
    /// What the choices are worth. The choice `also` is looked at whatever is thought of it.
    pub fn advise(&self, glimpse: &Glimpse<'_, G>, budget: Budget, also: Option<usize>) -> Advice<usize> {
        let (begun, until) = (Instant::now(), budget.until(std::time::Duration::MAX));
        let mut hands: Vec<Hand<G>> = (0..self.threads.max(1)).map(|_| Hand::default()).collect();
        let mut looked = self.candidates(glimpse, &mut hands[0], also);
        let mut dropped: Vec<Candidate> = Vec::new();
        let reach = match self.mind {
            Some(_) => Reach::END,
            None => reach(glimpse, &mut hands[0], !self.seed),
        };
        let own = if self.mind.is_some() { self.effort.worlds } else { self.effort.playouts };
        let wide = self.effort.wide.max(1);
        let halvings = looked.len().div_ceil(wide).next_power_of_two().trailing_zeros();
        // The last round has as many worlds as all before it.
        let rounds = halvings + 1 + u32::from(halvings > 0);
        let count = (budget.visits(own) / rounds).max(1);
        let mut worlds = 0;
        for number in 1..=rounds {
            let until = until.map(|until| begun + until.saturating_duration_since(begun) * number / rounds);
            let round = spread(&mut hands, count, until, |hand, world| {
                self.world(glimpse, hand, reach, worlds + world, &looked)
            });
            worlds += round.len() as u32;
            for came in round {
                for (candidate, (shares, chance, then)) in looked.iter_mut().zip(came) {
                    candidate.add(shares, chance, then);
                }
            }
            let better = |one: &Candidate, other: &Candidate| {
                let (mean, prior) = (other.mean().total_cmp(&one.mean()), other.prior.total_cmp(&one.prior));
                mean.then(prior)
            };
            looked.iter_mut().for_each(|candidate| candidate.rounds = number);
            looked.sort_by(better);
            let keep = looked.len().div_ceil(2).max(wide).min(looked.len());
            let (stay, go): (Vec<_>, Vec<_>) =
                (0..).zip(looked).partition(|(place, one)| *place < keep || also == Some(one.choice));
            looked = stay.into_iter().map(|(_, one)| one).collect();
            dropped.extend(go.into_iter().map(|(_, one)| one));
        }
        dropped.sort_by(|one, other| other.rounds.cmp(&one.rounds).then(other.mean().total_cmp(&one.mean())));
        let best = looked.first().map_or(1.0, Candidate::mean);
        // What was dropped did worse in the same worlds; in the few it was looked at it may still seem better.
        let told = |worth: Worth<usize>| Worth { chance: worth.chance.min(best), ..worth };
        let choices = looked.into_iter().chain(dropped).map(|candidate| told(candidate.worth())).collect();
        Advice { choices, worlds, knowing: self.mind.is_some() }
    }

    fn candidates(
        &self,
        glimpse: &Glimpse<'_, G>,
        hand: &mut Hand<G>,
        also: Option<usize>,
    ) -> Vec<Candidate> {
        let fresh = |choice| Candidate {
            choice,
            prior: 0.0,
            worlds: 0,
            shares: [0.0; MAX_SEATS],
            sum: 0.0,
            squares: 0.0,
            then: Vec::new(),
            rounds: 0,
        };
        let mut all: Vec<Candidate> = (0..glimpse.legal().len()).map(fresh).collect();
        if let Some(mind) = self.mind {
            mind.think(glimpse, &mut hand.room, &mut hand.weights);
            let top = hand.weights.iter().copied().fold(f32::MIN, f32::max);
            let sum: f32 = hand.weights.iter().map(|weight| (weight - top).exp()).sum();
            for (candidate, weight) in all.iter_mut().zip(&hand.weights) {
                candidate.prior = (weight - top).exp() / sum;
            }
            all.sort_by(|one, other| other.prior.total_cmp(&one.prior));
            let mut place = 0;
            all.retain(|candidate| {
                place += 1;
                // The second and third are told too, however clear the first is.
                let likely = candidate.prior >= self.effort.least || place <= 3;
                also == Some(candidate.choice) || (place <= self.effort.wide && likely)
            });
        }
        all
    }

    /// How every seat does after each candidate in one imagined world, and what the seat does next.
    fn world(
        &self,
        glimpse: &Glimpse<'_, G>,
        hand: &mut Hand<G>,
        reach: Reach,
        number: u32,
        candidates: &[Candidate],
    ) -> Vec<(Shares, f32, Option<Say>)> {
        let mut chance = Fast::new(self.seed.wrapping_add(number.into()));
        let world = glimpse.imagine(&mut chance);
        let (seat, luck) = (glimpse.seat(), chance.word());
        let mut follow = |candidate: &Candidate| {
            let (mut game, mut chance, mut then) = (world.clone(), Fast::new(luck), None);
            let action = &glimpse.legal()[candidate.choice];
            let shares = match (game.apply_offered(seat, action, &mut chance, &mut Silent), self.mind) {
                (Err(_), _) => [0.0; MAX_SEATS],
                (Ok(()), Some(mind)) => {
                    let mut onlooker = |game: &G, who: Seat, action: &G::Action| {
                        if who == seat && then.is_none() {
                            then = Some(G::choice(&game.view(Viewer::Seat(seat)), action));
                        }
                    };
                    hand.follow(mind, self.effort.depth, &mut game, &mut chance, &mut onlooker)
                }
                (Ok(()), None) => {
                    let end = hand.playouts.play(&mut game, reach, &mut chance);
                    end.unwrap_or_else(|| shares_by_standing(&game))
                }
            };
            let shares = whole(shares);
            (shares, chance_of(&world, seat, &shares), then)
        };
        candidates.iter().map(&mut follow).collect()
    }
}

/// Chances that are no more than all there is.
pub(crate) fn whole(shares: Shares) -> Shares {
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum.max(1.0))
}

/// How far random games go: to the end, if one from here comes to it.
fn reach<G: Game>(glimpse: &Glimpse<'_, G>, hand: &mut Hand<G>, seed: u64) -> Reach {
    let mut chance = Fast::new(seed);
    let mut world = glimpse.imagine(&mut chance);
    hand.playouts.play(&mut world, Reach::END, &mut chance).map_or(Reach::CUT, |_| Reach::END)
}
