//! Plays what a mind says, at once.

use std::sync::Arc;

use table::chance::Fast;
use table::{Chance, Game};

use crate::mind::{Mind, Room};
use crate::{Bot, Budget, Glimpse};

/// How a mind's thoughts become a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// 0 takes what looks best, 1 takes each choice as often as the mind would, more makes mistakes.
    pub temperature: f32,
}

impl Manner {
    /// What looks best.
    pub const BEST: Manner = Manner { temperature: 0.0 };

    /// As the mind would.
    pub const AS_IT_IS: Manner = Manner { temperature: 1.0 };

    /// Picks a choice by its log-weight. The weights are used up.
    pub fn pick(self, weights: &mut [f32], chance: &mut Fast) -> usize {
        let best = best_of(weights.iter().copied().map(f64::from));
        let Some(&top) = weights.get(best).filter(|_| self.temperature > 0.0) else { return best };
        let mut sum = 0.0;
        for weight in &mut *weights {
            *weight = ((*weight - top) / self.temperature).exp();
            sum += *weight;
        }
        let mut left = sum * (chance.below(1 << 24) as f32 / (1 << 24) as f32);
        for (choice, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return choice;
            }
        }
        best
    }
}

/// The place of the greatest number; the first of them. What is no number is never it.
pub(crate) fn best_of(numbers: impl Iterator<Item = f64>) -> usize {
    let numbers = (0..).zip(numbers);
    numbers.fold((0, f64::MIN), |best, (at, number)| if number > best.1 { (at, number) } else { best }).0
}

/// A bot that plays what a mind says.
pub struct Policy<G: Game> {
    mind: Arc<dyn Mind<G>>,
    manner: Manner,
    room: Room,
    weights: Vec<f32>,
}

impl<G: Game> Policy<G> {
    /// Plays what this mind says, in this manner.
    pub fn new(mind: Arc<dyn Mind<G>>, manner: Manner) -> Policy<G> {
        Policy { mind, manner, room: Room::default(), weights: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Policy<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, chance: &mut Fast, _: Budget) -> usize {
        self.mind.think(glimpse, &mut self.room, &mut self.weights);
        self.manner.pick(&mut self.weights, chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(manner: Manner, weights: [f32; 3]) -> [u32; 3] {
        let mut chance = Fast::new(5);
        let mut counts = [0; 3];
        for _ in 0..1_000 {
            counts[manner.pick(&mut weights.clone(), &mut chance)] += 1;
        }
        counts
    }

    #[test]
    fn a_cool_head_takes_the_best_and_a_warm_one_makes_mistakes() {
        let weights = [0.0, 3f32.ln(), f32::NEG_INFINITY];
        assert_eq!(picks(Manner::BEST, weights), [0, 1_000, 0]);
        let [seldom, often, never] = picks(Manner::AS_IT_IS, weights);
        assert!((200..300).contains(&seldom) && often == 1_000 - seldom && never == 0);
        let [mistakes, ..] = picks(Manner { temperature: 3.0 }, weights);
        assert!((360..460).contains(&mistakes), "{mistakes}");
    }

    #[test]
    fn nonsense_for_weights_is_still_a_choice() {
        for weights in [[f32::NAN; 3], [f32::INFINITY; 3], [f32::NEG_INFINITY; 3]] {
            for manner in [Manner::BEST, Manner::AS_IT_IS] {
                assert!(manner.pick(&mut weights.clone(), &mut Fast::new(1)) < 3);
            }
        }
    }
}
