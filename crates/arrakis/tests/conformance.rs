//! The suite every game and mode must pass, over random games.

use arrakis::Arrakis;
use arrakis::options::{Options, Table};
use arrakis::piece::Side;
use table::Game;
use table::conformance::{Plan, Report, play, play_fast};

fn options(faq3: bool) -> Options {
    Options { faq3, ..Arrakis::options("duel", 2).unwrap() }
}

fn seen(report: &Report) {
    assert!(report.endings.len() == 2, "not every ending was seen: {report:?}");
}

/// Every table a lobby offers: each mode for each number of players, with whichever side is shared, with and without the
/// Spacing Guild and FAQ 3.0.
fn every_table() -> Vec<(&'static str, Options)> {
    let mut tables = Vec::new();
    for mode in Arrakis::about().modes {
        for &seats in mode.seats {
            let usual = Arrakis::options(mode.id, seats.into()).unwrap();
            let shared = match usual.table {
                Table::Three { .. } => Side::BOTH.map(|shared| Table::Three { shared }).to_vec(),
                table => vec![table],
            };
            for table in shared {
                for (spacing_guild, faq3) in [(false, false), (false, true), (true, false), (true, true)] {
                    let options = Options { table, spacing_guild, faq3 };
                    if options.check().is_ok() {
                        tables.push((mode.id, options));
                    }
                }
            }
        }
    }
    tables
}

#[test]
fn every_table_keeps_every_promise() {
    let tables = every_table();
    for mode in Arrakis::about().modes {
        assert!(tables.iter().any(|(id, options)| *id == mode.id && options.faq3), "{}", mode.id);
    }
    for (at, (mode, options)) in tables.iter().enumerate() {
        let plan = Plan { games: 1, seed: 900 + at as u64, longest: 20_000, ..Plan::default() };
        play::<Arrakis>(mode, options, plan);
    }
}

#[test]
fn the_duel_keeps_every_promise() {
    let plan = Plan { games: 3, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &options(false), plan);
}

#[test]
fn many_random_duels_end_with_every_piece_accounted_for() {
    let plan = Plan { games: 100, seed: 1_000, longest: 20_000, ..Plan::default() };
    let report = play_fast::<Arrakis>(&options(false), plan);
    println!("{report:?}");
    seen(&report);
}

#[test]
fn many_random_team_games_end() {
    for seats in [3, 4] {
        let plan = Plan { games: 30, seed: 4_000, longest: 20_000, ..Plan::default() };
        let report = play_fast::<Arrakis>(&Arrakis::options("team", seats).unwrap(), plan);
        assert_eq!(report.games, 30);
    }
}

#[test]
fn the_solo_mode_keeps_every_promise() {
    for seats in [1, 2] {
        let plan = Plan { games: 2, seed: 70, longest: 20_000, ..Plan::default() };
        play::<Arrakis>("solo", &Arrakis::options("solo", seats).unwrap(), plan);
    }
}

#[test]
fn many_random_solo_games_end() {
    let plan = Plan { games: 100, seed: 6_000, longest: 20_000, ..Plan::default() };
    let report = play_fast::<Arrakis>(&Arrakis::options("solo", 1).unwrap(), plan);
    println!("{report:?}");
    assert_eq!(report.games, 100);
}

fn with_the_guild(mode: &str, seats: usize) -> Options {
    Options { spacing_guild: true, ..Arrakis::options(mode, seats).unwrap() }
}

#[test]
fn many_random_games_with_the_spacing_guild_end() {
    let plan = Plan { games: 100, seed: 8_000, longest: 20_000, ..Plan::default() };
    assert_eq!(play_fast::<Arrakis>(&with_the_guild("duel", 2), plan).games, 100);
    for seats in [3, 4] {
        let plan = Plan { games: 30, seed: 8_500, ..plan };
        assert_eq!(play_fast::<Arrakis>(&with_the_guild("team", seats), plan).games, 30);
    }
}

#[test]
#[ignore = "minutes: cargo test --release -p arrakis --test conformance -- --ignored"]
fn ten_thousand_games_of_each_table_with_the_spacing_guild_end() {
    let mut tables = vec![with_the_guild("duel", 2), with_the_guild("team", 4)];
    for shared in [Side::Harkonnen, Side::Atreides] {
        tables.push(Options { table: Table::Three { shared }, ..with_the_guild("team", 3) });
    }
    for options in tables {
        let plan = Plan { games: 10_000, seed: 100_000, longest: 30_000, ..Plan::default() };
        println!("{:?}: {:?}", options.table, play_fast::<Arrakis>(&options, plan));
    }
}
