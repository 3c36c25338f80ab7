//! The suite every game and mode must pass, over random games.

use arrakis::Arrakis;
use table::Game;
use table::conformance::{Plan, Report, play, play_fast};

fn options(faq3: bool) -> arrakis::options::Options {
    arrakis::options::Options { faq3, ..Arrakis::options("duel", 2).unwrap() }
}

fn seen(report: &Report) {
    assert!(report.endings.len() == 2, "not every ending was seen: {report:?}");
}

#[test]
fn the_duel_keeps_every_promise() {
    let plan = Plan { games: 6, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &options(false), plan);
}

#[test]
fn the_duel_with_faq_3_keeps_every_promise() {
    let plan = Plan { games: 3, seed: 500, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &options(true), plan);
}

#[test]
fn many_random_duels_end_with_every_piece_accounted_for() {
    let plan = Plan { games: 200, seed: 1_000, longest: 20_000, ..Plan::default() };
    let report = play_fast::<Arrakis>(&options(false), plan);
    println!("{report:?}");
    seen(&report);
}
