//! Decisions a second in random games: `cargo bench -p arrakis`.

use arrakis::Arrakis;
use divan::Bencher;
use divan::counter::ItemsCount;
use table::chance::{Chance, Fast};
use table::{Game, Silent, Waiting};

fn main() {
    divan::main();
}

/// Plays a random game and counts its decisions.
fn play(mode: &str, seats: usize, seed: u64) -> usize {
    let options = Arrakis::options(mode, seats).expect("the mode is listed");
    let mut chance = Fast::new(seed);
    let mut game = Arrakis::start(&options, &mut chance, &mut Silent).expect("the options are good");
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Waiting::Seats(seats) = game.waiting() {
        let Some(seat) = seats.lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        if game.apply(seat, &action, &mut chance, &mut Silent).is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}

#[divan::bench(sample_count = 20)]
fn random_duels(bencher: Bencher) {
    let decisions: usize = (0..20).map(|seed| play("duel", 2, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..20).map(|seed| play("duel", 2, seed)).sum::<usize>());
}
