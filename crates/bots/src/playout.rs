//! Playing on from an imagined position, and what the end is worth.

use table::chance::Fast;
use table::seat::MAX_SEATS;
use table::{Chance, Game, Outcome, Seat, Silent, Waiting};

/// Each seat's share of the victory, or its chance of one: 0 to 1.
pub type Shares = [f32; MAX_SEATS];

/// A random game that is not over after so many decisions is too long to be played to its end …
const LONG: u32 = 1_000;

/// … and is cut after so many.
const SHORT: u32 = 200;

/// What a lead in [`Game::standing`] is worth: a lead of 1 over one other wins 98 of 100.
const LEAD: f32 = 4.0;

/// What a game came to: a victory shared by k is 1/k for each of them.
pub fn shares_of(outcome: &Outcome) -> Shares {
    let each = 1.0 / outcome.winners.len().max(1) as f32;
    std::array::from_fn(|seat| if outcome.winners.has(Seat(seat as u8)) { each } else { 0.0 })
}

/// What a game that was not played to its end looks like, by [`Game::standing`].
pub fn shares_by_standing<G: Game>(game: &G) -> Shares {
    let best = Seat::first(game.seats()).map(|seat| game.standing(seat)).fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::first(game.seats()) {
        shares[seat.index()] = (LEAD * (game.standing(seat) - best)).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum.max(1.0))
}

/// Random games from imagined positions.
pub struct Playouts<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Playouts<G> {
    fn default() -> Playouts<G> {
        Playouts { legal: Vec::new() }
    }
}

/// How far the playouts of one decision go: to the end, unless the game is too long for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach(u32);

impl Reach {
    /// To the end, if it comes in time.
    pub const END: Reach = Reach(LONG);

    /// Only a little way: the end is far.
    pub const CUT: Reach = Reach(SHORT);
}

impl<G: Game> Playouts<G> {
    /// Plays on at random, no further than that; `None` if the end was not reached.
    pub fn play(&mut self, game: &mut G, reach: Reach, chance: &mut Fast) -> Option<Shares> {
        for _ in 0..reach.0 {
            let seats = match game.waiting() {
                Waiting::Over(outcome) => return Some(shares_of(&outcome)),
                Waiting::Seats(seats) => seats,
            };
            self.legal.clear();
            let seat = seats.lowest()?;
            game.legal(seat, &mut self.legal);
            let picked = chance.below(self.legal.len() as u32) as usize;
            // A game that stops for a mistake of its own goes on no further.
            game.apply_offered(seat, self.legal.get(picked)?, chance, &mut Silent).ok()?;
        }
        game.waiting().outcome().map(shares_of)
    }
}

#[cfg(test)]
mod tests {
    use table::SeatSet;

    use super::*;

    #[test]
    fn a_shared_victory_is_shared() {
        let outcome = |winners: &[u8]| {
            let winners = winners.iter().map(|&seat| Seat(seat)).collect::<SeatSet>();
            shares_of(&Outcome { winners, ending: "points", scores: [0; MAX_SEATS] })
        };
        assert_eq!(outcome(&[1]), [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(outcome(&[0, 2]), [0.5, 0.0, 0.5, 0.0, 0.0, 0.0]);
        assert_eq!(outcome(&[]), [0.0; MAX_SEATS]);
    }
}
