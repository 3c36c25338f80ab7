//! What one position costs: to clone, to list its legal actions, to apply one, to view, to imagine.
//!
//! Each bench walks the same thousand positions from random four-player games, so its figure is an
//! average over a whole game, not over a lucky moment. Random games as a whole are measured in
//! `crates/bots/benches/arena.rs`.

use conquest::{Action, Conquest};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::chance::{Chance, Fast};
use table::{Game, Seat, Silent, Viewer, Waiting};

fn main() {
    println!("a position takes {} bytes", size_of::<Conquest>());
    divan::main();
}

struct Moment {
    game: Conquest,
    seat: Seat,
    action: Action,
}

/// A thousand positions of random games, each with a seat that must decide and an action it may take.
fn moments() -> Vec<Moment> {
    let options = Conquest::options("standard", 4).expect("four play the standard game");
    let mut chance = Fast::new(1);
    let mut moments = Vec::new();
    let mut legal = Vec::new();
    while moments.len() < 1_000 {
        let mut game = Conquest::start(&options, &mut chance, &mut Silent).expect("the options are fine");
        while let Waiting::Seats(seats) = game.waiting() {
            let seat = seats.lowest().expect("somebody is waited for");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            moments.push(Moment { game, seat, action });
            game.apply(seat, &action, &mut chance, &mut Silent).expect("legal is allowed");
        }
    }
    moments.truncate(1_000);
    moments
}

fn each(bencher: Bencher, mut work: impl FnMut(&Moment)) {
    let moments = moments();
    bencher.counter(ItemsCount::new(moments.len())).bench_local(|| moments.iter().for_each(&mut work));
}

#[divan::bench]
fn clone(bencher: Bencher) {
    each(bencher, |moment| {
        black_box(Clone::clone(black_box(&moment.game)));
    });
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let mut legal = Vec::with_capacity(256);
    each(bencher, |moment| {
        legal.clear();
        black_box(&moment.game).legal(moment.seat, &mut legal);
        black_box(&legal);
    });
}

#[divan::bench]
fn clone_and_apply(bencher: Bencher) {
    let mut chance = Fast::new(2);
    each(bencher, |moment| {
        let mut game = moment.game;
        let _ = black_box(game.apply(moment.seat, &moment.action, &mut chance, &mut Silent));
        black_box(&game);
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    each(bencher, |moment| {
        black_box(moment.game.view(Viewer::Seat(moment.seat)));
    });
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let mut chance = Fast::new(3);
    each(bencher, |moment| {
        black_box(moment.game.imagine(Viewer::Seat(moment.seat), &mut chance));
    });
}
