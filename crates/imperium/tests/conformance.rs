//! Every mode passes the kernel's suite, with every combination of sets that a lobby offers.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

use imperium::Imperium;
use imperium::board::Set;
use imperium::content::Rival;
use imperium::options::Difficulty;
use imperium::settings::{Combination, combinations};
use table::conformance::{self, Plan, Report};
use table::{About, Game};

/// One way of playing: the mode, with how many, with what.
type Way = (&'static str, usize, Combination);

/// Every mode with every combination of sets that a lobby offers, and each of these with each variant; a table that
/// two modes come to stands once.
fn every_way() -> [Vec<Way>; 2] {
    let about: &About = Imperium::about();
    let mut seen = Vec::new();
    let [mut plain, mut varied] = [Vec::new(), Vec::new()];
    for mode in about.modes {
        for &seats in mode.seats {
            let usual = Imperium::options(mode.id, seats.into()).unwrap();
            for one in combinations(&usual) {
                if seen.contains(&one.options) {
                    continue;
                }
                seen.push(one.options.clone());
                varied.extend(one.variants(&usual).into_iter().map(|one| (mode.id, seats.into(), one)));
                plain.push((mode.id, seats.into(), one));
            }
        }
    }
    [plain, varied]
}

/// Each is checked once, on all cores: one test alone would keep a single one busy for minutes.
fn on_all_cores(ways: &[Way], check: impl Fn(&Way) + Sync) {
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(way) = ways.get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(way);
                }
            });
        }
    });
}

/// The dearest checks: of variants, one in seven is enough.
#[test]
fn every_promise_of_the_kernel_is_kept() {
    let [mut ways, varied] = every_way();
    ways.extend(varied.into_iter().step_by(7));
    on_all_cores(&ways, |(mode, seats, way)| {
        let games = if way.sets.is_empty() && way.variants.is_empty() { 8 } else { 1 };
        let report: Report =
            conformance::play::<Imperium>(mode, &way.options, Plan { games, ..Plan::default() });
        assert!(report.twins > 30 * u64::from(games), "{mode} with {seats}, {way:?}: {report:?}");
    });
}

/// So many random games of every combination of sets in every mode, and a tenth with each of its variants.
fn many(games: u32) {
    let [plain, varied] = every_way();
    for (ways, games, seed) in [(plain, games, 1_000), (varied, games / 10, 2_000)] {
        on_all_cores(&ways, |(mode, seats, way)| {
            let plan = Plan { games, seed, ..Plan::default() };
            let report = conformance::play_fast::<Imperium>(&way.options, plan);
            assert!(report.longest < 2_500, "{mode} with {seats}, {way:?}: {report:?}");
        });
    }
}

/// Two hundred as it ships; fewer where every sum is checked, which takes several times as long.
#[test]
fn many_games_end_without_a_piece_lost() {
    many(if cfg!(debug_assertions) { 20 } else { 200 });
}

#[test]
#[ignore = "takes minutes; cargo xtask test --long runs it"]
fn ten_thousand_games_of_every_combination_end() {
    many(10_000);
}

#[test]
fn every_variant_is_played_with_every_set_it_goes_with() {
    let [plain, varied] = every_way();
    for name in ["epic", "every_conflict", "go_to_11", "ix_contracts", "keep_foldspace", "smart_politics"] {
        assert!(varied.iter().any(|(_, _, way)| way.variants == [name]), "{name}");
    }
    let has = |mode, seats, sets: &[&str], variants: &[&str]| {
        let fits = |way: &&Way| way.0 == mode && way.1 == seats && way.2.sets == sets;
        plain.iter().chain(&varied).filter(fits).any(|way| way.2.variants == variants)
    };
    assert!(has("standard", 4, &["ix", "base_cards"], &[]) && has("six", 6, &["ix"], &["every_conflict"]));
    assert!(has("base", 3, &["ix", "immortality"], &["epic"]) && has("solo", 1, &["immortality"], &[]));
    assert!(has("choam", 3, &["ix", "immortality", "base_cards"], &[]));
    assert!(has("choam", 4, &[], &["ix_contracts"]) && has("duel", 2, &["ix"], &["keep_foldspace"]));
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
