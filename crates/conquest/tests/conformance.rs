//! Every mode passes the kernel's suite.

use conquest::Conquest;
use table::Game;
use table::conformance::{Plan, play, play_fast};

fn modes() -> impl Iterator<Item = (&'static str, usize)> {
    Conquest::about().modes.iter().flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats.into())))
}

#[test]
fn every_mode_keeps_the_contract() {
    for (mode, seats) in modes() {
        let options = Conquest::options(mode, seats).unwrap();
        let report = play::<Conquest>(mode, &options, Plan { games: 25, ..Plan::default() });
        println!("{mode} {seats}: {report:?}");
    }
}

#[test]
fn many_games_of_every_mode_end_with_every_piece_accounted_for() {
    for (mode, seats) in modes() {
        let options = Conquest::options(mode, seats).unwrap();
        let report = play_fast::<Conquest>(&options, Plan { games: 1000, ..Plan::default() });
        println!("{mode} {seats}: {report:?}");
    }
}
