//! Very many random games of every mode end with every piece accounted for. The longest of each is kept as its
//! seed, its length and a checksum of everything done in it, and played again in every test run.
//!
//! When rules or content change on purpose, they are found anew by
//! `SIETCH_WRITE=1 cargo test --release -p arrakis --test longest -- --include-ignored`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use arrakis::Arrakis;
use table::chance::{Chance, Fast};
use table::{Game, Silent};

/// How many games the longest is looked for among.
const GAMES: u64 = 10_000;

/// Books are checked at every so many decisions, and at the end; a prime, so that every kind of step has its turn.
const CHECKED: u32 = 13;
/// No game is this long.
const LONGEST: u32 = 40_000;

/// Where recorded games lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// Every mode with every number of seats.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    Arrakis::about().modes.iter().flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats.into())))
}

/// A random game: how many decisions it took, and a checksum of all of them (FNV-1a).
fn play(mode: &str, seats: usize, seed: u64, checked: u32) -> (u32, u64) {
    let options = Arrakis::options(mode, seats).unwrap();
    let mut chance = Fast::new(seed);
    let mut game = Arrakis::start(&options, &mut chance, &mut Silent).unwrap();
    let mut legal = Vec::new();
    let (mut decisions, mut sum) = (0u32, 0xcbf2_9ce4_8422_2325u64);
    while let Some(seat) = game.waiting().seats().lowest() {
        legal.clear();
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{mode} {seats}, seed {seed}: nothing can be done");
        let pick = chance.below(legal.len() as u32);
        game.apply(seat, &legal[pick as usize], &mut chance, &mut Silent).unwrap();
        decisions += 1;
        for byte in [seat.0, pick as u8, legal.len() as u8] {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        if decisions % checked == 0 {
            game.audit().unwrap_or_else(|bad| panic!("{mode} {seats}, seed {seed}, {decisions}: {bad}"));
        }
        assert!(decisions < LONGEST, "{mode} {seats}, seed {seed}: no end");
    }
    game.audit().unwrap_or_else(|bad| panic!("{mode} {seats}, seed {seed}, at its end: {bad}"));
    (decisions, sum)
}

fn line(mode: &str, seats: usize, seed: u64, decisions: u32, sum: u64) -> String {
    format!("{mode} {seats} seed {seed}: {decisions} decisions, {sum:016x}, longest of {GAMES}")
}

/// All of them: minutes in release, so it is run when the longest are to be found anew.
#[test]
#[ignore = "minutes; run it in release when rules change"]
fn the_longest_games_of_every_mode_are_found() {
    let mut text = String::new();
    for (mode, seats) in tables() {
        let played = std::thread::scope(|scope| {
            let halves = [0, 1].map(|half| {
                let seeds = (0..GAMES).filter(move |seed| seed % 2 == half);
                scope.spawn(move || {
                    seeds
                        .map(|seed| (play(mode, seats, seed, CHECKED), seed))
                        .max_by_key(|((length, _), _)| *length)
                })
            });
            halves.map(|half| half.join().unwrap().unwrap())
        });
        let ((decisions, sum), seed) = played.into_iter().max_by_key(|((length, _), _)| *length).unwrap();
        writeln!(text, "{}", line(mode, seats, seed, decisions, sum)).unwrap();
    }
    if std::env::var_os("SIETCH_WRITE").is_some() {
        fs::write(folder().join("longest.txt"), &text).unwrap();
    }
    assert_eq!(text, fs::read_to_string(folder().join("longest.txt")).unwrap());
}

#[test]
fn the_longest_games_are_played_again() {
    let kept = fs::read_to_string(folder().join("longest.txt")).unwrap();
    assert_eq!(kept.lines().count(), tables().count());
    for (kept, (mode, seats)) in kept.lines().zip(tables()) {
        let seed = kept.split([' ', ':']).nth(3).and_then(|seed| seed.parse().ok()).unwrap();
        let (decisions, sum) = play(mode, seats, seed, 1);
        assert_eq!(kept, line(mode, seats, seed, decisions, sum));
    }
}

/// Ten thousand solo games are a matter of seconds; of the longer modes every run plays some.
#[test]
fn random_games_of_every_mode_end_with_the_books_in_order() {
    std::thread::scope(|scope| {
        for (mode, seats) in tables() {
            let games = if mode == "solo" { GAMES } else { 150 };
            scope.spawn(move || (0..games).for_each(|seed| assert!(play(mode, seats, seed, CHECKED).0 > 0)));
        }
    });
}
