//! Every mode passes the kernel's suite.

use imperium::Imperium;
use imperium::board::Set;
use imperium::content::Rival;
use imperium::options::Difficulty;
use table::conformance::{self, Plan, Report};
use table::{About, Game};

fn every_mode(check: impl Fn(&str, usize, &imperium::Options)) {
    let about: &About = Imperium::about();
    for mode in about.modes {
        for &seats in mode.seats {
            let options = Imperium::options(mode.id, seats.into()).unwrap();
            check(mode.id, seats.into(), &options);
            // Every lawful combination with Rise of Ix.
            let ix = imperium::Options { ix: true, ..options };
            let epic = imperium::Options { epic: true, ..ix.clone() };
            let immortality = imperium::Options { immortality: true, ..ix.clone() };
            // And with the cards of Dune: Imperium on Uprising's boards.
            let base = imperium::Options { ix: false, base_cards: true, ..ix.clone() };
            let everything =
                imperium::Options { base_cards: true, every_conflict: true, ..immortality.clone() };
            let all = [ix, epic, immortality, base, everything];
            for options in all.iter().filter(|options| options.check().is_ok()) {
                check(mode.id, seats.into(), options);
            }
        }
    }
}

/// Immortality with every board that plays it.
fn with_immortality(check: impl Fn(&str, usize, &imperium::Options)) {
    let tables =
        [("base", [4, 3, 2, 1].as_slice()), ("standard", &[4, 3]), ("choam", &[2, 1]), ("six", &[6])];
    for (mode, players) in tables {
        for &seats in players {
            let options = Imperium::options(mode, seats).unwrap();
            check(mode, seats, &imperium::Options { immortality: true, ..options });
        }
    }
}

#[test]
fn every_promise_of_the_kernel_is_kept() {
    every_mode(|mode, seats, options| {
        let games = if options.ix { 2 } else { 8 };
        let report: Report = conformance::play::<Imperium>(mode, options, Plan { games, ..Plan::default() });
        assert!(report.twins > 40 * u64::from(games), "{mode} with {seats}: {report:?}");
    });
}

/// So many random games of every mode and of every combination with the expansions.
fn many(games: u32) {
    every_mode(|mode, seats, options| {
        let plan = Plan { games, seed: 1_000, ..Plan::default() };
        let report = conformance::play_fast::<Imperium>(options, plan);
        assert!(report.longest < 2_500, "{mode} with {seats}: {report:?}");
    });
    with_immortality(|mode, seats, options| {
        let plan = Plan { games, seed: 2_000, ..Plan::default() };
        let report = conformance::play_fast::<Imperium>(options, plan);
        assert!(report.longest < 2_500, "{mode} with {seats}: {report:?}");
    });
}

/// Two hundred as it ships; fewer where every sum is checked, which takes several times as long.
#[test]
fn many_games_end_without_a_piece_lost() {
    many(if cfg!(debug_assertions) { 60 } else { 200 });
}

#[test]
#[ignore = "takes minutes; cargo xtask test --long runs it"]
fn ten_thousand_games_of_every_combination_end() {
    many(10_000);
}

#[test]
fn every_promise_of_the_kernel_is_kept_with_immortality() {
    with_immortality(|mode, seats, options| {
        let report: Report =
            conformance::play::<Imperium>(mode, options, Plan { games: 2, ..Plan::default() });
        assert!(report.twins > 75, "{mode} with {seats}: {report:?}");
    });
}

#[test]
fn every_level_of_the_base_game_can_be_played() {
    for difficulty in Difficulty::ALL {
        let options = imperium::Options { difficulty, ..Imperium::options("base", 1).unwrap() };
        let report = conformance::play_fast::<Imperium>(&options, Plan { games: 60, ..Plan::default() });
        assert_eq!(report.games, 60);
    }
}

#[test]
fn every_difficulty_and_variant_can_be_played() {
    for difficulty in
        [Difficulty::Mercenary, Difficulty::Sardaukar, Difficulty::Mentat, Difficulty::KwisatzHaderach]
    {
        let mut options = Imperium::options("solo", 1).unwrap();
        options.choam = true;
        options.difficulty = difficulty;
        options.row_dice = true;
        let report = conformance::play_fast::<Imperium>(&options, Plan { games: 100, ..Plan::default() });
        assert_eq!(report.games, 100);
    }
    for rival in Rival::ALL.iter().filter(|rival| rival.text().set == Set::Uprising) {
        let mut options = Imperium::options("duel", 2).unwrap();
        options.rivals = vec![Some(*rival)];
        options.ruthless_escalation = true;
        options.expert_deployment = true;
        options.smart_politics = true;
        let report = conformance::play_fast::<Imperium>(&options, Plan { games: 40, ..Plan::default() });
        assert!(!rival.text().streamlined || !report.endings.contains_key("ending-rival"), "{report:?}");
    }
}
