//! `sietch sim`.

use serde_json::Value;

use crate::{Folder, GAME, sietch};

fn simulate(more: &[&str]) -> serde_json::Map<String, Value> {
    let args = ["sim", GAME, "--games", "100", "--json"];
    let out = sietch(args.iter().chain(more)).fine();
    assert_eq!(out.lines().count(), 1, "one object and nothing else");
    serde_json::from_str(&out).unwrap()
}

/// What does not depend on the machine.
fn totals(more: &[&str]) -> serde_json::Map<String, Value> {
    let mut summary = simulate(more);
    for timed in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(summary.remove(timed).unwrap().as_f64().unwrap() > 0.0, "{timed}");
    }
    summary
}

#[test]
fn json_has_the_promised_keys_and_adds_up() {
    let summary = simulate(&[]);
    let mut keys: Vec<&str> = summary.keys().map(String::as_str).collect();
    keys.sort_unstable();
    let promised = "decisions decisions_per_second game games games_per_second max_choices mean_decisions \
                    mode ms_per_decision outcomes seats seconds sides_by_bot wins_by_bot wins_by_side";
    assert_eq!(keys, promised.split_whitespace().collect::<Vec<_>>());
    assert_eq!((&summary["game"], &summary["games"]), (&GAME.into(), &100.into()));
    let sum =
        |key: &str| summary[key].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum("outcomes"), 100);
    assert!(sum("wins_by_side") > 0);
    let mean = summary["decisions"].as_f64().unwrap() / 100.0;
    assert!((summary["mean_decisions"].as_f64().unwrap() - mean).abs() < 1e-9);
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    let alone = totals(&["--threads", "1"]);
    assert_eq!(totals(&["--threads", "3"]), alone);
    assert_eq!(totals(&[]), alone);
    assert_eq!(totals(&["--seed", "1", "--bots", "random"]), alone);
    assert_ne!(totals(&["--seed", "2"]), alone);
}

#[test]
fn people_get_a_table() {
    let out = sietch(["sim", GAME, "--games", "20", "--threads", "1"]).fine();
    for part in [GAME, "games/s", "decisions/s", "ENDING", "WINS BY SIDE"] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

/// The yardstick beats bots that take anything, in whatever seat.
#[test]
fn bots_are_compared_by_their_share() {
    let bots = ["--bots", "mc:32,random,random,random", "--seats", "4", "--rotate", "--games", "20"];
    let args = ["sim", GAME].iter().chain(&bots);
    let text = sietch(args.clone()).fine();
    assert!(text.contains("WINS BY BOT") && text.contains("  faction-atreides"), "{text}");
    let out = sietch(args.chain(&["--json"])).fine();
    let summary: Value = serde_json::from_str(&out).unwrap();
    let share = |bot: &str| summary["wins_by_bot"][bot].as_f64().unwrap();
    assert!((share("mc:32") + share("random") - 1.0).abs() < 1e-9, "{summary}");
    assert!(share("mc:32") > 0.6, "{summary}");
    let seats = |side: &str| summary["sides_by_bot"]["mc:32"][side]["seats"].as_u64().unwrap();
    let sides = summary["sides_by_bot"]["mc:32"].as_object().unwrap().keys();
    assert_eq!(sides.map(|side| seats(side)).sum::<u64>(), 20);
    assert!(summary["ms_per_decision"]["mc:32"].as_f64().unwrap() > 0.0);
}

#[test]
fn every_mode_and_number_of_seats_plays() {
    let list: Value = serde_json::from_str(&sietch(["games", "--json"]).fine()).unwrap();
    for game in list["games"].as_array().unwrap() {
        for mode in game["modes"].as_array().unwrap() {
            for seats in mode["seats"].as_array().unwrap() {
                let (game, mode) = (game["game"].as_str().unwrap(), mode["mode"].as_str().unwrap());
                let seats = seats.to_string();
                let args = ["sim", game, "--mode", mode, "--seats", &seats, "--games", "5", "--json"];
                let summary: Value = serde_json::from_str(&sietch(args).fine()).unwrap();
                assert_eq!((&summary["mode"], summary["seats"].to_string()), (&mode.into(), seats));
            }
        }
    }
}

#[test]
fn what_cannot_be_simulated_is_refused_and_what_can_is_named() {
    let refused = |more: &[&str], words| sietch(["sim", GAME].iter().chain(more)).refused(words);
    sietch(["sim"]).refused("GAME");
    sietch(["sim", "chess"]).refused("there are: conquest");
    refused(&["--games", "0"], "--games");
    refused(&["--games", "-1"], "-1");
    refused(&["--games", "many"], "many");
    refused(&["--threads", "0"], "--threads");
    refused(&["--seed", "x"], "--seed");
    refused(&["--mode", "nonsense"], "has no mode `nonsense`; there are: ");
    refused(&["--seats", "0"], "0");
    refused(&["--seats", "99"], "99");
    refused(&["--seats", "99999999999999999999"], "--seats");
    refused(&["--bots", "wizard"], "there is no bot `wizard`; there are: novice");
    refused(&["--bots", ""], "there is no bot");
    refused(&["--bots", "mc:0"], "mc:PLAYOUTS");
    refused(&["--bots", "random,random,random,random,random,random,random"], "7 bots");
    refused(&["--option", "speed"], "NAME=VALUE");
    refused(&["--option", "no such option=1"], "no such option");
}

#[test]
fn games_are_kept_as_records_and_as_columns() {
    let folder = Folder::new();
    let kept = |name: &str, threads: &str| {
        let place = folder.file(name);
        let args = ["sim", GAME, "--games", "5", "--json", "--threads", threads, "--records"];
        let out = sietch(args.iter().copied().chain([place.to_str().unwrap()])).fine();
        let told: Value = serde_json::from_str(&out).unwrap();
        (place, told["decisions"].as_u64().unwrap())
    };
    let (one, decisions) = kept("one", "1");
    let (two, _) = kept("two", "3");
    assert!(decisions > 100);
    for file in ["moves.parquet", "seats.parquet"] {
        let bytes = std::fs::read(one.join(file)).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{file}");
        assert_eq!(bytes, std::fs::read(two.join(file)).unwrap(), "{file}");
    }
    // What would be left of a longer run would be taken for a part of a shorter one.
    let shorter = ["sim", GAME, "--games", "4", "--records", one.to_str().unwrap()];
    sietch(shorter).refused("more than 4 games");
    for game in 0..5 {
        sietch(["replay", one.join(format!("{game:06}.sietch")).to_str().unwrap(), "--verify"]).fine();
    }
}
