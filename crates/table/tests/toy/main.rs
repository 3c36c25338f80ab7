//! The kernel held against a toy game: live games, the open door, and the conformance suite itself.

mod conformance;
mod editions;
mod game;
mod live;
mod open;

use table::chance::{Chance, Fast, Seed};
use table::record::Sitter;
use table::{Game, Live, Seat};

use game::{Action, Toy};

fn sitters(seats: usize) -> Vec<Sitter> {
    (0..seats).map(|n| Sitter { name: format!("Player {n}"), bot: None }).collect()
}

fn new_game(seats: usize, seed: u64) -> Live<Toy> {
    let options = Toy::options("plain", seats).unwrap();
    Live::start("plain", &options, sitters(seats), Seed::from_number(seed)).unwrap()
}

fn legal(live: &Live<Toy>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    live.game().legal(seat, &mut legal);
    legal
}

/// Takes the first choice a seat has.
fn act_first(live: &mut Live<Toy>, seat: u8) -> Action {
    let action = legal(live, Seat(seat))[0];
    live.act(Seat(seat), &action).unwrap();
    action
}

/// A game played to its end at random.
fn played(seats: usize, seed: u64) -> Live<Toy> {
    let mut live = new_game(seats, seed);
    let mut picks = Fast::new(seed);
    while let Some(seat) = live.game().waiting().seats().lowest() {
        let choices = legal(&live, seat);
        live.act(seat, &choices[picks.below(choices.len() as u32) as usize]).unwrap();
    }
    live
}
