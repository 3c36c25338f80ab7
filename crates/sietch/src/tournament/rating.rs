//! Strengths from results, and how certain they are.
//!
//! Everybody at a table is compared with everybody else there: who has the larger share of the victory has won, equal
//! shares are half a win each. Where everybody plays alone, those who had the same draws are compared so. From all comparisons come the strengths that make them likeliest (Bradley and Terry),
//! told as Elo: 400 more wins ten times as often. How certain they are is seen by counting deals again and again, drawn
//! at random with some twice and some not at all; a deal stays whole, because its games have the same draws.

use table::Chance;
use table::chance::Fast;

use super::game::Played;
use super::plan::Plan;

/// How often the deals are drawn again.
const DRAWN: usize = 400;

/// How often strengths are mended; they settle long before.
const MENDED: usize = 60;

/// The rating of every entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// By number.
    pub entrants: Vec<Rating>,
    /// The ratings of every drawing.
    drawn: Vec<Vec<f64>>,
    /// How many deals were drawn from.
    deals: usize,
}

/// A rating and its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// 0 is the mean of all.
    pub rating: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wins of each over each; row after row.
#[derive(Clone)]
struct Wins {
    count: usize,
    wins: Vec<f64>,
}

impl Wins {
    fn none(count: usize) -> Wins {
        Wins { count, wins: vec![0.0; count * count] }
    }

    /// Compares everybody in a list of entrants and their shares.
    fn add(&mut self, sat: &[(usize, f32)]) {
        for (at, (one, share)) in sat.iter().enumerate() {
            for (other, others) in &sat[at + 1..] {
                if one == other {
                    continue;
                }
                let won = if share == others { 0.5 } else { f64::from(u8::from(share > others)) };
                self.wins[one * self.count + other] += won;
                self.wins[other * self.count + one] += 1.0 - won;
            }
        }
    }

    fn join(&mut self, other: &Wins) {
        for (own, others) in self.wins.iter_mut().zip(&other.wins) {
            *own += others;
        }
    }

    /// Elo of each, the mean being 0.
    fn ratings(&self) -> Vec<f64> {
        let count = self.count;
        let mut strength = vec![1.0; count];
        for _ in 0..MENDED {
            let mended: Vec<f64> = (0..count)
                .map(|one| {
                    // One draw with an average player, so that who has won or lost everything has a rating at all.
                    let (mut won, mut met) = (0.5, 1.0 / (strength[one] + 1.0));
                    for other in (0..count).filter(|other| *other != one) {
                        let wins = self.wins[one * count + other];
                        won += wins;
                        met += (wins + self.wins[other * count + one]) / (strength[one] + strength[other]);
                    }
                    won / met
                })
                .collect();
            strength = mended;
        }
        let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
        let mean = elo.iter().sum::<f64>() / count.max(1) as f64;
        elo.iter().map(|elo| elo - mean).collect()
    }
}

impl Ratings {
    /// The ratings after these games.
    pub fn of<'a>(plan: &Plan, played: impl IntoIterator<Item = &'a Played>) -> Ratings {
        let count = plan.entrants.len();
        let mut last = None;
        let mut deals: Vec<Vec<Vec<(usize, f32)>>> = Vec::new();
        for game in played {
            let deal = plan.deal(game.game);
            if last.replace(deal) != Some(deal) {
                deals.push(Vec::new());
            }
            if let Some(tables) = deals.last_mut() {
                let sat = game.seats.iter().copied().zip(game.shares.iter().copied());
                match tables.first_mut() {
                    Some(first) if plan.alone() => first.extend(sat),
                    _ => tables.push(sat.collect()),
                }
            }
        }
        let counted = |tables: Vec<Vec<(usize, f32)>>| {
            let mut wins = Wins::none(count);
            tables.iter().for_each(|sat| wins.add(sat));
            wins
        };
        let deals: Vec<Wins> = deals.into_iter().map(counted).collect();
        let mut all = Wins::none(count);
        deals.iter().for_each(|wins| all.join(wins));
        let mut chance = Fast::new(plan.seed);
        let draw = |_| {
            let mut drawn = Wins::none(count);
            for _ in 0..deals.len() {
                drawn.join(&deals[chance.below(deals.len() as u32) as usize]);
            }
            drawn.ratings()
        };
        let drawn: Vec<Vec<f64>> = (0..DRAWN).map(draw).collect();
        let entrants = all.ratings().into_iter().enumerate().map(|(at, rating)| {
            let mut own: Vec<f64> = drawn.iter().map(|drawn| drawn[at]).collect();
            own.sort_by(f64::total_cmp);
            let place = |part: f64| own[(part * (DRAWN - 1) as f64).round() as usize];
            Rating { rating, low: place(0.025), high: place(0.975) }
        });
        Ratings { entrants: entrants.collect(), drawn, deals: deals.len() }
    }

    /// How sure it is that each entrant is stronger than the next: the least of these, 0 to 1. Drawing again and again from a
    /// handful of deals that agree would be sure at once; it is taken for no surer than so many tosses of a coin that do.
    pub fn certain(&self) -> f64 {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by(|a, b| self.entrants[*b].rating.total_cmp(&self.entrants[*a].rating));
        let sure = order.windows(2).map(|pair| {
            let over = self.drawn.iter().filter(|drawn| drawn[pair[0]] > drawn[pair[1]]).count();
            over as f64 / DRAWN as f64
        });
        let coins = i32::try_from(self.deals).map_or(1.0, |deals| 1.0 - 0.5f64.powi(deals));
        sure.fold(coins, f64::min)
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::Entrant;
    use super::*;
    use crate::cli::Wish;
    use crate::setup::Setup;

    fn wins(count: usize, games: &[(&[usize], &[f32])]) -> Wins {
        let mut wins = Wins::none(count);
        for (seats, shares) in games {
            let sat: Vec<(usize, f32)> = seats.iter().copied().zip(shares.iter().copied()).collect();
            wins.add(&sat);
        }
        wins
    }

    #[test]
    fn who_wins_three_of_four_is_about_190_ahead() {
        let mut games: Vec<(&[usize], &[f32])> = vec![(&[0, 1], &[1.0, 0.0]); 300];
        games.extend(vec![(&[0usize, 1][..], &[0.0f32, 1.0][..]); 100]);
        let ratings = wins(2, &games).ratings();
        assert!((ratings[0] - ratings[1] - 190.8).abs() < 2.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn a_shared_victory_is_half_a_win_and_oneself_is_no_opponent() {
        let even = wins(2, &[(&[0, 1], &[0.5, 0.5])]).ratings();
        assert!((even[0] - even[1]).abs() < 1e-6);
        assert!(wins(2, &[(&[0, 0], &[1.0, 0.0])]).wins.iter().all(|wins| *wins == 0.0));
    }

    #[test]
    fn who_won_everything_has_a_rating_all_the_same() {
        let ratings = wins(2, &vec![(&[0usize, 1][..], &[1.0f32, 0.0][..]); 50]).ratings();
        assert!(ratings[0].is_finite() && ratings[0] > 100.0);
    }

    #[test]
    fn who_plays_alone_is_compared_with_those_who_had_the_same_draws() {
        let wish = Wish { mode: Some("solo".to_owned()), seats: None, option: Vec::new() };
        let setup = Setup::new("imperium", &wish, None).unwrap();
        let entrants = Entrant::all("random,novice,veteran", &[]).unwrap();
        let plan = Plan { setup, entrants, seed: 7, seconds: 1.0, language: "en".to_owned() };
        // The third wins always, the second every other deal, the first never.
        let share = |game: u64| match game % 3 {
            0 => 0.0,
            1 => (game / 3 % 2) as f32,
            _ => 1.0,
        };
        let nothing = vec![0; 3];
        let played: Vec<Played> = (0..120)
            .map(|game| Played {
                game,
                seats: plan.seated(game),
                shares: vec![share(game)],
                moves: 1,
                micros: nothing.clone(),
                decisions: nothing.clone(),
                faults: nothing.clone(),
            })
            .collect();
        let ratings = Ratings::of(&plan, &played);
        // However clear they are, a deal or two say little.
        let few = |games: usize| Ratings::of(&plan, &played[..games]).certain();
        assert!(few(3) <= 0.5 && few(6) <= 0.75 && few(0) == 0.0);
        let elo: Vec<f64> = ratings.entrants.iter().map(|rating| rating.rating).collect();
        assert!(elo[0] + 50.0 < elo[1] && elo[1] + 50.0 < elo[2], "{elo:?}");
        assert!(ratings.certain() > 0.99, "{}", ratings.certain());
    }
}
