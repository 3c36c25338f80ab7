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
    let plan = Plan { games: 4, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &options(false), plan);
}

#[test]
fn the_duel_with_faq_3_keeps_every_promise() {
    let plan = Plan { games: 2, seed: 500, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &options(true), plan);
}

#[test]
fn many_random_duels_end_with_every_piece_accounted_for() {
    let plan = Plan { games: 100, seed: 1_000, longest: 20_000, ..Plan::default() };
    let report = play_fast::<Arrakis>(&options(false), plan);
    println!("{report:?}");
    seen(&report);
}

#[test]
fn three_and_four_players_keep_every_promise() {
    let mut options = Arrakis::options("team", 4).unwrap();
    let plan = Plan { games: 1, seed: 900, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("team", &options, plan);
    for shared in [arrakis::piece::Side::Harkonnen, arrakis::piece::Side::Atreides] {
        options.table = arrakis::options::Table::Three { shared };
        play::<Arrakis>("team", &options, Plan { games: 1, seed: 950, ..plan });
    }
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
        let plan = Plan { games: 3, seed: 70, longest: 20_000, ..Plan::default() };
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

fn with_the_guild(mode: &str, seats: usize) -> arrakis::options::Options {
    arrakis::options::Options { spacing_guild: true, ..Arrakis::options(mode, seats).unwrap() }
}

#[test]
fn the_spacing_guild_keeps_every_promise() {
    let plan = Plan { games: 2, seed: 300, longest: 20_000, ..Plan::default() };
    play::<Arrakis>("duel", &with_the_guild("duel", 2), plan);
    let faq = arrakis::options::Options { faq3: true, ..with_the_guild("duel", 2) };
    play::<Arrakis>("duel", &faq, Plan { games: 1, seed: 310, ..plan });
    play::<Arrakis>("team", &with_the_guild("team", 4), Plan { games: 1, seed: 320, ..plan });
    for shared in [arrakis::piece::Side::Harkonnen, arrakis::piece::Side::Atreides] {
        let mut options = with_the_guild("team", 3);
        options.table = arrakis::options::Table::Three { shared };
        play::<Arrakis>("team", &options, Plan { games: 1, seed: 330, ..plan });
    }
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
    for shared in [arrakis::piece::Side::Harkonnen, arrakis::piece::Side::Atreides] {
        tables.push(arrakis::options::Options {
            table: arrakis::options::Table::Three { shared },
            ..with_the_guild("team", 3)
        });
    }
    for options in tables {
        let plan = Plan { games: 10_000, seed: 100_000, longest: 30_000, ..Plan::default() };
        println!("{:?}: {:?}", options.table, play_fast::<Arrakis>(&options, plan));
    }
}
