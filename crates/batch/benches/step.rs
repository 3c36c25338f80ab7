//! How many decisions a second a batch tells.

use batch::{Batch, OpenBatch, Plan, Table};
use conquest::Conquest;
use divan::Bencher;
use divan::counter::ItemsCount;
use imperium::Imperium;
use serde_json::Value;
use table::chance::Fast;
use table::encode::Layout;
use table::{Chance, Game};

fn main() {
    divan::main();
}

const GAMES: usize = 256;

#[divan::bench]
fn conquest(bencher: Bencher<'_, '_>) {
    steps::<Conquest>(bencher, "standard");
}

#[divan::bench]
fn imperium(bencher: Bencher<'_, '_>) {
    steps::<Imperium>(bencher, "standard");
}

/// Four players who choose at random.
fn steps<G: Game>(bencher: Bencher<'_, '_>, mode: &str) {
    let tables = vec![Table { mode: mode.to_owned(), seats: 4, options: Value::Null }];
    let plan = Plan { tables, games: GAMES, seed: 1, spread: 300, longest: 5_000 };
    let mut batch = Batch::<G>::new(&plan, Layout::default()).expect("the mode is there");
    let mut chance = Fast::new(2);
    let mut step = move |batch: &mut Batch<G>| {
        let choices: Vec<u32> = batch.choices().map(|count| chance.below(count as u32)).collect();
        batch.step(&choices).expect("the choices are offered");
    };
    for _ in 0..500 {
        step(&mut batch);
        batch.grow(8_000, 8_000);
    }
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| step(&mut batch));
}
