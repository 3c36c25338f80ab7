//! A game that is over, looked at again: who was how likely to win after each step, which moves swung it, and what would
//! have been better.
//!
//! After the game everything lies open, so the chances come from the position as it was, played on by a mind with other
//! luck; what a move was worth is asked with what its seat knew then. A review is long work in small pieces, so that
//! whoever does it can let others in between.

use std::sync::Arc;

use table::chance::Fast;
use table::live::Live;
use table::seat::MAX_SEATS;
use table::{BadRecord, Json, Record, Seat, Tell, Viewer};

use crate::advice::{Advice, Adviser, Effort, Move, chance_of, whole};
use crate::mind::{Mind, mind_of};
use crate::playout::{Reach, Shares, shares_by_standing, shares_of};
use crate::search::Hand;
use crate::spread::spread;
use crate::{Budget, Glimpse};

/// A move that changes the chance of whoever makes it by this much swings the game.
pub const SWING: f32 = 0.08;

/// So many swings are looked at closely, the largest.
const MOST: usize = 12;

/// So many times the worlds of the curve for the positions around a swing.
const CLOSELY: u32 = 4;

/// A game of more positions than this is long.
const LONG: usize = 300;

/// How closely each position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// So many decisions are played on before the mind says who will win.
    pub depth: u32,
    /// So often from each position with a mind …
    pub worlds: u32,
    /// … and so many random games without one.
    pub playouts: u32,
}

impl Care {
    /// As games are usually reviewed.
    pub const USUAL: Care = Care { depth: 8, worlds: 8, playouts: 240 };
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// By somebody who knows the game, or by random games?
    pub knowing: bool,
    /// How often the game was played on from each position.
    pub worlds: u32,
    /// The position after each step of the log in which everything lies open; the first is the setup.
    pub points: Vec<Point>,
    /// The moves that swung it, in the order of the game.
    pub swings: Vec<Swing>,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// How many entries of the record came before it.
    pub entries: usize,
    /// The round it belongs to.
    pub round: u16,
    /// The winning chance of every seat.
    pub shares: Shares,
}

/// A move that swung the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Swing {
    /// The point it led to; it was made in the one before.
    pub step: usize,
    /// Who made it.
    pub seat: Seat,
    /// The chance of the mover, with those on its side, before it …
    pub before: f32,
    /// … and after it.
    pub after: f32,
    /// The place of what was played among the choices.
    pub played: usize,
    /// What the choices were worth for all the mover knew, the best first.
    pub advice: Advice<Move>,
}

/// A review under way, of whatever game.
pub trait Reviewing: Send {
    /// Does the next piece of the work; `true` when there is nothing left to do.
    fn work(&mut self) -> bool;
    /// How much of the work is done, in hundredths.
    fn done(&self) -> u8;
    /// What came of it so far.
    fn review(&self) -> &Review;
    /// From now on it may think on so many threads at once.
    fn use_threads(&mut self, threads: usize);
}

/// What is to be done next.
enum Stage {
    /// The curve, from this point on.
    Curve(usize),
    /// The positions around possible swings, from this one of them on.
    Closely(usize),
    /// What would have been better, from this swing on.
    Moves(usize),
    Over,
}

struct Reviewer<G: Tell> {
    live: Live<G>,
    mind: Option<Arc<dyn Mind<G>>>,
    care: Care,
    effort: Effort,
    hands: Vec<Hand<G>>,
    review: Review,
    /// The steps that may have swung the game, in their order.
    likely: Vec<usize>,
    stage: Stage,
}

/// Begins to review a game from its record.
pub fn begin<G: Tell>(record: &Record) -> Result<Box<dyn Reviewing>, BadRecord> {
    with(record, mind_of::<G>(), Care::USUAL, Effort::REVIEW)
}

/// The same with this mind and care.
pub fn with<G: Tell>(
    record: &Record,
    mind: Option<Arc<dyn Mind<G>>>,
    care: Care,
    effort: Effort,
) -> Result<Box<dyn Reviewing>, BadRecord> {
    let (live, _) = Live::<G>::replay(record)?;
    let usual = if mind.is_some() { care.worlds } else { care.playouts };
    let steps = (0..=live.entries().len())
        .filter(|&entry| entry == 0 || live.told(entry, Viewer::Everything).next().is_some());
    let points: Vec<Point> =
        steps.map(|entries| Point { entries, round: 0, shares: [0.0; MAX_SEATS] }).collect();
    // A long game is looked at less closely: neighbours differ little.
    let long = points.len().div_ceil(LONG) as u32;
    let worlds = (usual / long.max(1)).max(usual.min(3));
    let review = Review { knowing: mind.is_some(), worlds, points, swings: Vec::new() };
    let (hands, likely, stage) = (vec![Hand::default()], Vec::new(), Stage::Curve(0));
    Ok(Box::new(Reviewer { live, mind, care, effort, hands, review, likely, stage }))
}

impl<G: Tell> Reviewer<G> {
    /// Every seat's chance in the position after so many entries, played on so often.
    fn shares(&mut self, entries: usize, worlds: u32) -> Option<(G, Shares)> {
        let game = self.live.at(entries).ok()?;
        if let Some(outcome) = game.waiting().outcome() {
            return Some((game, shares_of(outcome)));
        }
        let (mind, depth, from) = (self.mind.as_deref(), self.care.depth, &game);
        let came = spread(&mut self.hands, worlds, None, |hand, world| {
            // Neighbours share their luck, so that they differ by what was done.
            let (mut game, mut chance) = (from.clone(), Fast::new(u64::from(world)));
            let _ = chance.word();
            whole(match mind {
                Some(mind) => hand.follow(mind, depth, &mut game, &mut chance, &mut |_, _, _| {}),
                None => {
                    let end = hand.playouts.play(&mut game, Reach::END, &mut chance);
                    end.unwrap_or_else(|| shares_by_standing(&game))
                }
            })
        });
        let sum = came.iter().fold([0.0; MAX_SEATS], |mut sum: Shares, shares| {
            sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
            sum
        });
        Some((game, sum.map(|sum| sum / came.len().max(1) as f32)))
    }

    fn look(&mut self, step: usize, worlds: u32) {
        let Some((game, shares)) = self.shares(self.review.points[step].entries, worlds) else { return };
        let point = &mut self.review.points[step];
        (point.shares, point.round) = (shares, G::round(&game.view(Viewer::Spectator)));
    }

    /// Random games differ by luck far more than neighbours do by what was done: each point takes from its neighbours.
    /// The positions around a swing are looked at again, each for itself.
    fn smooth(&mut self) {
        const REACH: usize = 4;
        let rough: Vec<Shares> = self.review.points.iter().map(|point| point.shares).collect();
        let over = rough.len().saturating_sub(1);
        // How it ended is known, and nothing after it.
        for (step, point) in self.review.points.iter_mut().enumerate().take(over) {
            let near = step.saturating_sub(REACH)..(step + REACH + 1).min(over);
            let (mut sum, mut all) = ([0.0; MAX_SEATS], 0.0);
            for other in near {
                let weight = (REACH + 1 - step.abs_diff(other)) as f32;
                all += weight;
                sum.iter_mut().zip(rough[other]).for_each(|(sum, share)| *sum += weight * share);
            }
            point.shares = sum.map(|sum| sum / all);
        }
    }

    /// Who made the step, and their chance before and after it.
    fn change(&self, step: usize) -> Option<(Seat, f32, f32)> {
        let [before, after] = self.review.points.get(step.checked_sub(1)?..=step)? else { return None };
        let seat = self.live.entries().get(after.entries.checked_sub(1)?)?.seat;
        let game = self.live.game();
        Some((seat, chance_of(game, seat, &before.shares), chance_of(game, seat, &after.shares)))
    }

    fn size(&self, step: usize) -> f32 {
        self.change(step).map_or(0.0, |(_, before, after)| (after - before).abs())
    }

    /// The steps worth a closer look: the largest changes, more of them than will be told.
    fn find_likely(&mut self) {
        let mut steps: Vec<usize> = (1..self.review.points.len()).collect();
        steps.retain(|&step| self.size(step) >= SWING * 0.75);
        steps.sort_by(|&one, &other| self.size(other).total_cmp(&self.size(one)));
        steps.truncate(MOST);
        steps.sort_unstable();
        self.likely = steps;
    }

    /// What the mover could have done instead, and what it was worth for all they knew.
    fn swing(&self, step: usize) -> Option<Swing> {
        let (seat, before, after) = self.change(step)?;
        let entry = self.review.points[step].entries.checked_sub(1)?;
        let action = self.live.entries().get(entry)?.action;
        let game = self.live.at(entry).ok()?;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let played = legal.iter().position(|other| *other == action)?;
        let glimpse = Glimpse::new(&game, seat, &legal);
        let (mind, effort, seed) = (self.mind.as_deref(), self.effort, step as u64);
        let adviser = Adviser { mind, effort, seed, threads: self.hands.len() };
        let advice = adviser.advise(&glimpse, Budget::COUNTED, Some(played));
        let place = advice.choices.iter().position(|worth| worth.choice == played)?;
        let view = game.view(Viewer::Seat(seat));
        let advice = advice
            .map(|choice| Move { action: Json::of(&legal[choice]), say: G::choice(&view, &legal[choice]) });
        Some(Swing { step, seat, before, after, played: place, advice })
    }
}

impl<G: Tell> Reviewing for Reviewer<G> {
    fn work(&mut self) -> bool {
        match self.stage {
            Stage::Curve(step) => {
                self.look(step, self.review.worlds);
                self.stage = Stage::Curve(step + 1);
                if step + 1 >= self.review.points.len() {
                    if !self.review.knowing {
                        self.smooth();
                    }
                    self.find_likely();
                    self.stage = Stage::Closely(0);
                }
            }
            Stage::Closely(number) => match self.likely.get(number).copied() {
                Some(step) => {
                    let worlds = self.review.worlds * CLOSELY;
                    if number == 0 || self.likely[number - 1] + 1 != step {
                        self.look(step - 1, worlds);
                    }
                    self.look(step, worlds);
                    self.stage = Stage::Closely(number + 1);
                }
                None => {
                    let mut likely = std::mem::take(&mut self.likely);
                    likely.retain(|&step| self.size(step) >= SWING);
                    self.likely = likely;
                    self.stage = Stage::Moves(0);
                }
            },
            Stage::Moves(number) => match self.likely.get(number).copied() {
                Some(step) => {
                    let swing = self.swing(step);
                    self.review.swings.extend(swing);
                    self.stage = Stage::Moves(number + 1);
                }
                None => self.stage = Stage::Over,
            },
            Stage::Over => {}
        }
        matches!(self.stage, Stage::Over)
    }

    fn done(&self) -> u8 {
        let part = |size: usize, of: usize, all: usize| (size * of / all.max(1)) as u8;
        match self.stage {
            Stage::Curve(step) => part(60, step, self.review.points.len()),
            Stage::Closely(number) => 60 + part(10, number, self.likely.len()),
            Stage::Moves(number) => 70 + part(30, number, self.likely.len()),
            Stage::Over => 100,
        }
    }

    fn review(&self) -> &Review {
        &self.review
    }

    fn use_threads(&mut self, threads: usize) {
        self.hands.resize_with(threads.max(1), Hand::default);
    }
}
