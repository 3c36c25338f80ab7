//! Random games through the arena, on one core: what `sietch sim` can do.

use bots::Kind;
use bots::arena::{Match, play};
use conquest::Conquest;
use divan::counter::ItemsCount;
use table::Game;

const GAMES: u64 = 1_000;

fn main() {
    divan::main();
}

fn match_of(seats: usize, seed: u64) -> Match<<Conquest as Game>::Options> {
    let mode = Conquest::about().modes[0].id;
    let options = Conquest::options(mode, seats).expect("the first mode is played by so many");
    Match { options, bots: vec![Kind::Random; seats], rotate: false, games: GAMES, seed, threads: 1 }
}

/// Items are games.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn games(bencher: divan::Bencher) {
    let plan = match_of(4, 1);
    bencher.counter(ItemsCount::new(GAMES)).bench(|| play::<Conquest>(divan::black_box(&plan), &|_| {}));
}

/// Items are decisions.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn decisions(bencher: divan::Bencher) {
    let plan = match_of(4, 1);
    let decisions = play::<Conquest>(&plan, &|_| {}).expect("random games end").totals.decisions;
    bencher.counter(ItemsCount::new(decisions)).bench(|| play::<Conquest>(divan::black_box(&plan), &|_| {}));
}
