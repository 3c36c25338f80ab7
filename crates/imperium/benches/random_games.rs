//! How fast random games run: the bar is 1,000,000 decisions and 1,000 four-player games a second on one core.

use imperium::Imperium;
use table::chance::{Chance, Fast};
use table::{Game, Silent, Waiting};

fn main() {
    divan::main();
}

/// Plays a random game of a mode, with these sets, to its end and counts its decisions.
fn random_game(table: &str, seats: usize, seed: u64) -> u32 {
    let mut sets = table.split('+');
    let mut options = Imperium::options(sets.next().unwrap(), seats).unwrap();
    sets.for_each(|set| *options.switch(set).unwrap() = true);
    let mut chance = Fast::new(seed);
    let mut game = Imperium::start(&options, &mut chance, &mut Silent).unwrap();
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Waiting::Seats(waiting) = game.waiting() {
        let Some(seat) = waiting.lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, &action, &mut chance, &mut Silent).unwrap();
        decisions += 1;
    }
    decisions
}

#[divan::bench(args = [("choam", 4), ("six", 6), ("base", 4), ("base+ix+immortality", 4)])]
fn decisions_of_random_games(bencher: divan::Bencher, (table, seats): (&str, usize)) {
    let decisions: u32 = (0..100).map(|seed| random_game(table, seats, seed)).sum();
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench(|| (0..100).map(|seed| random_game(table, seats, seed)).sum::<u32>());
}
