//! The end of the turn: three strongholds, scores, shared victories.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::scenario::{Play, Scenario};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Faction};
use table::rule;

const STRONGHOLDS: [&str; 5] = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];

fn three(turn: u8) -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium]).turn(turn)
}

/// A troop in each of these strongholds.
fn holding(scenario: Scenario, faction: Faction, strongholds: &[&str]) -> Scenario {
    strongholds.iter().fold(scenario, |scenario, at| scenario.troops(faction, at, 1))
}

/// How the game ended and who won; `None` if it goes on.
fn ending(play: &Play, among: &[Faction]) -> Option<(&'static str, Vec<Faction>)> {
    let outcome = play.spectator().outcome?;
    let winners = among.iter().copied().filter(|&faction| outcome.winners.has(play.seat(faction)));
    Some((outcome.ending, winners.collect()))
}

/// The score of a faction at the end.
fn score(play: &Play, faction: Faction) -> i16 {
    play.spectator().outcome.unwrap().scores[play.seat(faction).index()]
}

const ALL: [Faction; 3] = [Atreides, Harkonnen, Imperium];

#[test]
#[rule("CD-WIN-01")]
fn win_01_three_strongholds_at_the_end_of_turn_3_4_or_5() {
    for turn in 3..=5 {
        for held in [[0, 1, 2], [2, 3, 4], [0, 3, 4]] {
            let held = held.map(|at| STRONGHOLDS[at]);
            let play = holding(three(turn), Harkonnen, &held).spice(Atreides, 30).play_end(&[]);
            assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Harkonnen])), "{held:?}");
            assert_eq!(play.waiting(), [], "the game has ended");
            assert_eq!(play.refused(Harkonnen, Action::Pass), "CD-WIN-01");
        }
    }
}

/// Many troops in two strongholds are two strongholds.
#[test]
#[rule("CD-WIN-01", "CD-WIN-03")]
fn win_01_two_strongholds_are_not_enough() {
    for turn in 3..=4 {
        let play =
            three(turn).troops(Harkonnen, "arrakeen", 10).troops(Harkonnen, "carthag", 10).play_end(&[]);
        assert_eq!(ending(&play, &ALL), None);
    }
}

#[test]
#[rule("CD-WIN-01")]
fn win_01_in_duels_too() {
    let held = ["arrakeen", "carthag", "habbanya_sietch"];
    let duel = Scenario::new(&[Fremen, Imperium]).turn(3);
    let play = holding(duel, Imperium, &held).play_end(&[]);
    assert_eq!(ending(&play, &[Fremen, Imperium]), Some(("win-military", vec![Imperium])));
    let play = holding(Scenario::allied().turn(3), Atreides, &held).play_end(&[]);
    assert_eq!(ending(&play, &[Atreides, Harkonnen]), Some(("win-military", vec![Atreides])));
}

#[test]
#[rule("CD-WIN-02")]
fn win_02_nobody_wins_in_the_first_two_turns() {
    for turn in 1..=2 {
        let play = holding(three(turn), Atreides, &STRONGHOLDS).spice(Atreides, 50).play_end(&[]);
        assert_eq!(ending(&play, &ALL), None);
        assert_eq!(play.spectator().turn, turn + 1);
    }
}

#[test]
#[rule("CD-WIN-03")]
fn win_03_without_a_winner_the_game_goes_on() {
    for turn in 3..=4 {
        let scenario = holding(three(turn), Atreides, &["arrakeen", "carthag"]);
        let play = holding(scenario, Harkonnen, &["sietch_tabr", "tueks_sietch"])
            .spice(Harkonnen, 40)
            .spice(Imperium, 40)
            .play_end(&[]);
        assert_eq!(ending(&play, &ALL), None);
        assert_eq!(play.spectator().turn, turn + 1);
        assert_ne!(play.waiting(), []);
    }
}

#[test]
#[rule("CD-WIN-04", "CD-WIN-05")]
fn win_04_five_a_stronghold_and_one_a_spice() {
    let scenario = holding(three(5), Atreides, &["arrakeen", "carthag"]);
    let play = holding(scenario, Harkonnen, &["sietch_tabr"])
        .troops(Harkonnen, "tueks_sietch", 7)
        .spice(Atreides, 3)
        .spice(Harkonnen, 1)
        .spice(Imperium, 12)
        .play_end(&[]);
    assert_eq!(ALL.map(|faction| score(&play, faction)), [13, 11, 12]);
    assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![Atreides])));
}

/// The most strongholds do not win against the highest score.
#[test]
#[rule("CD-WIN-05")]
fn win_05_the_highest_score_wins() {
    for (spice, winner) in [(9, Atreides), (11, Imperium)] {
        let play = holding(three(5), Atreides, &["arrakeen", "carthag"]).spice(Imperium, spice).play_end(&[]);
        assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![winner])));
    }
}

/// Neither strongholds nor spice nor seat break a tie.
#[test]
#[rule("CD-WIN-06")]
fn win_06_the_highest_score_is_shared() {
    let tie = || holding(three(5), Harkonnen, &["arrakeen", "carthag"]).spice(Imperium, 10);
    let play = tie().play_end(&[]);
    assert_eq!(ending(&play, &ALL), Some(("win-shared", vec![Harkonnen, Imperium])));
    let play = tie().spice(Atreides, 10).play_end(&[]);
    assert_eq!(ending(&play, &ALL), Some(("win-shared", ALL.to_vec())));
    // A tie below the highest score is nothing.
    let play = tie().spice(Atreides, 11).play_end(&[]);
    assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![Atreides])));
}

#[test]
#[rule("CD-WIN-07")]
fn win_07_three_strongholds_come_before_any_score() {
    let scenario = holding(three(5), Atreides, &["arrakeen", "carthag", "tueks_sietch"]);
    let play =
        holding(scenario, Harkonnen, &["sietch_tabr", "habbanya_sietch"]).spice(Harkonnen, 60).play_end(&[]);
    assert!(score(&play, Harkonnen) > score(&play, Atreides));
    assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Atreides])));
}

/// Imperium collect 2 in the last turn and win by them; Harkonnen draw level by charity.
#[test]
#[rule("CD-WIN-08")]
fn win_08_what_is_collected_in_the_last_turn_counts() {
    let mut play = three(5)
        .troops(Imperium, "sihaya_ridge", 1)
        .spice_in("sihaya_ridge", 6)
        .spice(Imperium, 3)
        .spice(Harkonnen, 4)
        .spice(Atreides, 4)
        .play(Phase::Collection, &[]);
    play.act(Imperium, Action::Collect(2));
    assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![Imperium])));
    assert_eq!(score(&play, Imperium), 5);

    let mut play = three(5).spice(Atreides, 3).spice(Imperium, 1).play(Phase::Collection, &[]);
    play.act(Harkonnen, Action::TakeCharity).act(Imperium, Action::Pass);
    assert_eq!(ending(&play, &ALL), Some(("win-shared", vec![Atreides, Harkonnen])));
}

#[test]
#[rule("CD-WIN-09")]
fn win_09_nothing_else_scores() {
    let play = three(5)
        .troops(Atreides, "sihaya_ridge", 10) // sand, with spice
        .troops(Atreides, "pasty_mesa:6", 9) // rock
        .spice_in("sihaya_ridge", 6)
        .battle_cards(Atreides, &["lasgun", "shield"])
        .market_cards(Atreides, &["hajr", "hidden-cache"])
        .traitors(Atreides, &["caid"])
        .dead(&["beast-rabban", "caid"])
        .tanks(Harkonnen, 20)
        .spice(Imperium, 1)
        .play_end(&[]);
    assert_eq!(ALL.map(|faction| score(&play, faction)), [0, 0, 1]);
    assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![Imperium])));
}

#[test]
#[rule("CD-WIN-10")]
fn win_10_the_polar_sink_is_no_stronghold() {
    let position =
        |turn| holding(three(turn), Atreides, &["arrakeen", "carthag"]).troops(Atreides, "polar_sink", 5);
    assert_eq!(ending(&position(3).play_end(&[]), &ALL), None);
    let play = position(5).spice(Imperium, 11).play_end(&[]);
    assert_eq!(score(&play, Atreides), 10);
    assert_eq!(ending(&play, &ALL), Some(("win-economic", vec![Imperium])));
}

/// Harkonnen win their third stronghold in battle; the turn is played to its end before they have won.
#[test]
#[rule("CD-AMB-61")]
fn amb_61_the_look_for_a_winner_comes_at_the_end_of_the_turn() {
    let mut play = holding(three(3), Harkonnen, &["arrakeen", "carthag"])
        .troops(Harkonnen, "sietch_tabr", 5)
        .troops(Atreides, "sietch_tabr", 1)
        .troops(Harkonnen, "sihaya_ridge", 1)
        .spice_in("sihaya_ridge", 6)
        .spice(Imperium, 9)
        .play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Atreides, "0 dr-yueh").plan(Harkonnen, "1 beast-rabban").pass_window();
    assert_eq!(play.troops(Atreides, "sietch_tabr"), 0);
    assert_eq!(ending(&play, &ALL), None);
    play.act(Harkonnen, Action::Collect(2));
    assert_eq!((ending(&play, &ALL), play.asked(Atreides)), (None, Some(Asked::Charity)));
    play.act(Atreides, Action::TakeCharity).act(Harkonnen, Action::TakeCharity);
    assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Harkonnen])));
    assert_eq!(play.spectator().turn, 3, "no marker has moved");
}

#[test]
#[rule("CD-AMB-62")]
fn amb_62_more_than_three_are_enough() {
    for held in 3..=5 {
        let play = holding(three(3), Imperium, &STRONGHOLDS[..held]).play_end(&[]);
        assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Imperium])), "{held}");
    }
}

/// Sietch Tabr is shared and counts for both, who share the victory.
#[test]
#[rule("CD-AMB-62")]
fn amb_62_a_shared_stronghold_counts_for_both() {
    let scenario = holding(three(4), Atreides, &["arrakeen", "carthag", "sietch_tabr"]);
    let play =
        holding(scenario, Harkonnen, &["sietch_tabr", "habbanya_sietch", "tueks_sietch"]).play_end(&[]);
    assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Atreides, Harkonnen])));
}

/// The storm lies over Tuek's Sietch.
#[test]
#[rule("CD-AMB-76")]
fn amb_76_a_stronghold_in_the_storm_counts() {
    let play = holding(three(3), Atreides, &["arrakeen", "carthag", "tueks_sietch"]).storm(4).play_end(&[]);
    assert_eq!(ending(&play, &ALL), Some(("win-military", vec![Atreides])));
    let play = holding(three(5), Atreides, &["tueks_sietch"]).storm(4).play_end(&[]);
    assert_eq!(score(&play, Atreides), 5);
}

/// Two strongholds and 4 spice, one stronghold and 9 spice, two strongholds and 1 spice.
#[test]
#[rule("CD-EX-17")]
fn ex_17_the_scores_of_turn_5() {
    let scenario = holding(three(5), Atreides, &["arrakeen", "carthag"]).spice(Atreides, 4);
    let scenario = holding(scenario, Harkonnen, &["sietch_tabr"]).spice(Harkonnen, 9);
    let mut play = holding(scenario, Imperium, &["habbanya_sietch", "tueks_sietch"])
        .spice(Imperium, 1)
        .example("CD-EX-17")
        .play(Phase::Collection, &[]);
    play.act(Imperium, Action::TakeCharity);
    assert_eq!(ALL.map(|faction| score(&play, faction)), [14, 14, 13]);
    assert_eq!(ending(&play, &ALL), Some(("win-shared", vec![Atreides, Harkonnen])));
}
