//! How long a net of the size that is shipped takes for a decision, on one core.

#[path = "../tests/made/mod.rs"]
mod made;

use divan::Bencher;
use made::{GAME, Made, Size};
use net::{Net, Room};
use table::Chance;
use table::chance::Fast;
use table::encode::{Label, Numbers};

fn main() {
    divan::main();
}

const SHIPPED: Size = Size { width: 384, blocks: 3, choice: 192, head: 96 };

/// Tokens on the table, choices, and tokens of a choice, of a usual decision in Conquest and of a wide one.
const USUAL: (usize, usize, usize) = (250, 5, 5);
const WIDE: (usize, usize, usize) = (330, 85, 5);

#[divan::bench(args = [USUAL, WIDE])]
fn think(bencher: Bencher<'_, '_>, (table, choices, tokens): (usize, usize, usize)) {
    let layout = made::layout(6, 5_000, 5_000);
    let net = Net::read(&Made::new(SHIPPED, &layout).write(), GAME, &layout).expect("it was just made");
    let mut chance = Fast::new(2);
    let mut some = |count| (0..count).map(|_| chance.below(5_000) as u16).collect::<Vec<_>>();
    // Positions differ, and with them the rows that are read.
    let decisions: Vec<Numbers> = (0..16)
        .map(|_| Numbers {
            table: some(table),
            rows: some(choices * tokens),
            ends: (1..=choices).map(|choice| (choice * tokens) as u32).collect(),
            me: Label::new(0),
            ..Numbers::default()
        })
        .collect();
    let (mut room, mut weights, mut at) = (Room::default(), Vec::new(), 0);
    bencher.bench_local(|| {
        at = (at + 1) % decisions.len();
        net.think(&decisions[at], &mut room, &mut weights)
    });
}

#[divan::bench]
fn read(bencher: Bencher<'_, '_>) {
    let layout = made::layout(6, 5_000, 5_000);
    let file = Made::new(SHIPPED, &layout).write();
    bencher.bench_local(|| Net::read(&file, GAME, &layout));
}
