//! `sietch tournament`.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::{Folder, GAME, sietch};

fn hold(more: &[&str]) -> Value {
    let args = ["tournament", GAME, "--mode", "duel", "--json"];
    serde_json::from_str(&sietch(args.iter().chain(more)).fine()).unwrap()
}

/// A program of its own that answers every question with these words.
fn program(folder: &Folder, name: &str, answer: &str) -> String {
    let script = format!(
        "while read -r word rest; do case \"$word\" in hello) echo chatter; echo hello there;; go) {answer};; quit) exit;; esac; done\n"
    );
    let file = folder.file(name);
    fs::write(&file, script).unwrap();
    format!("{name}=sh {}", file.display())
}

#[test]
fn the_better_one_is_ahead_and_the_order_is_found_certain_early() {
    let summary = hold(&["--bots", "random,veteran", "--games", "400"]);
    let first = &summary["entrants"][0];
    assert_eq!(first["name"], "veteran");
    assert!(first["low"].as_f64().unwrap() > 0.0 && first["share"].as_f64().unwrap() > 0.6, "{summary}");
    assert_eq!(summary["decided"], true);
    assert!(summary["games"].as_u64().unwrap() < 400, "{summary}");
}

#[test]
fn the_same_seed_gives_the_same_ratings_whatever_the_threads() {
    let rated = |threads: &str| {
        let mut summary =
            hold(&["--bots", "random,novice,regular", "--games", "20", "--all", "--threads", threads]);
        let lines = summary["entrants"].as_array_mut().unwrap();
        lines.iter_mut().for_each(|line| drop(line.as_object_mut().unwrap().remove("ms_per_decision")));
        summary
    };
    let alone = rated("1");
    assert_eq!(rated("3"), alone);
    assert_eq!(alone["games"], 20);
}

#[test]
fn results_are_kept_and_gone_on_with() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let keep = ["--bots", "random,mc:1", "--all", "--keep", file.to_str().unwrap(), "--games"];
    let games = |count: &str| hold(&keep.iter().copied().chain([count]).collect::<Vec<_>>());
    games("10");
    let before = fs::read_to_string(&file).unwrap();
    assert_eq!(before.lines().count(), 11);
    // Cut in the middle of the last line, as by a machine that was switched off.
    fs::write(&file, &before[..before.len() - 20]).unwrap();
    let summary = games("20");
    assert_eq!(summary["games"], 20);
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before[..before.len() - 20]));
    let args =
        ["tournament", GAME, "--mode", "duel", "--bots", "random,mc:9", "--keep", file.to_str().unwrap()];
    sietch(args).refused("another tournament: other entrants");
    // The same entrants by rules that were others.
    let edition = "\"edition\":";
    let at = after.find(edition).unwrap() + edition.len();
    fs::write(&file, format!("{}9{}", &after[..at], &after[at..])).unwrap();
    let again = ["tournament", GAME, "--mode", "duel"];
    sietch(again.iter().chain(&keep[..5])).refused("another tournament: other edition");
}

#[test]
fn who_plays_alone_is_rated_by_the_same_draws() {
    let args =
        ["tournament", "imperium", "--mode", "solo", "--json", "--bots", "random,veteran", "--games", "64"];
    let summary: Value = serde_json::from_str(&sietch(args).fine()).unwrap();
    let first = &summary["entrants"][0];
    assert_eq!(first["name"], "veteran", "{summary}");
    assert!(first["low"].as_f64().unwrap() > 0.0 && summary["decided"] == true, "{summary}");
    // Both had every deal.
    assert_eq!(first["seats"], summary["games"].as_u64().unwrap() / 2);
}

/// The bot that the documentation shows.
#[test]
fn the_example_in_python_plays() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("SKIPPED: there is no python3 here");
        return;
    }
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../python/examples/bot.py");
    let mine = format!("mine=python3 {bot}");
    for game in ["conquest", "imperium"] {
        let args = [
            "tournament",
            game,
            "--mode",
            "duel",
            "--json",
            "--bots",
            "random",
            "--program",
            &mine,
            "--games",
            "2",
        ];
        let summary: Value = serde_json::from_str(&sietch(args.iter().chain(&["--all"])).fine()).unwrap();
        let line =
            summary["entrants"].as_array().unwrap().iter().find(|line| line["name"] == "mine").unwrap();
        assert_eq!((&line["faults"], &line["seats"]), (&0.into(), &2.into()), "{summary}");
    }
}

#[test]
fn a_program_plays_by_lines() {
    let folder = Folder::new();
    let fine = program(&folder, "first", "echo moves to weigh: 3; echo move 0");
    let summary = hold(&["--bots", "random", "--program", &fine, "--games", "4", "--all"]);
    let line = summary["entrants"].as_array().unwrap().iter().find(|line| line["name"] == "first").unwrap();
    assert_eq!((&line["faults"], &line["seats"]), (&0.into(), &4.into()), "{summary}");
}

#[test]
fn a_program_that_fails_is_replaced_and_counted_and_its_first_reason_is_told() {
    let folder = Folder::new();
    let failing = [
        ("wrong", "echo move 100000", "`move 100000` was not offered: there are"),
        ("odd", "echo move along", "`move along` is neither a number nor JSON"),
        ("late", "exec sleep 60", "no `move` within 0.3 seconds"),
        ("gone", "exit 1", "the program has ended"),
        // Nothing it says stops the clock, however much it is.
        ("loud", "exec yes nonsense", "no `move` within 0.3 seconds"),
    ];
    for (name, answer, why) in failing {
        let bad = program(&folder, name, answer);
        let args = ["tournament", GAME, "--mode", "duel", "--json", "--bots", "random", "--program", &bad];
        let more = ["--games", "2", "--all", "--seconds", "0.3", "--threads", "1"];
        let run = sietch(args.iter().chain(&more));
        let summary: Value = serde_json::from_str(&run.out).unwrap();
        let lines = summary["entrants"].as_array().unwrap();
        assert!(lines.iter().any(|line| line["faults"] == 2), "{bad}: {summary}");
        let told: Vec<&str> = run.err.lines().collect();
        assert!(told.len() == 1 && told[0].starts_with(&format!("{name}: {why}")), "{told:?}");
    }
}

#[test]
fn the_table_tells_everybody_in_order() {
    let args =
        ["tournament", GAME, "--mode", "duel", "--bots", "random,veteran", "--games", "8", "--seed", "3"];
    let told = sietch(args).fine();
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("conquest, duel, 2 seats: 8 games, seed 3"), "{told}");
    let head = lines.iter().position(|line| line.contains("ENTRANT")).unwrap();
    for word in ["RATING", "95 %", "SHARE", "FAIR", "SEATS", "MS A CHOICE", "FAULTS"] {
        assert!(lines[head].contains(word), "{word}: {told}");
    }
    // The better one is first; both have had eight seats, half of all would be fair, and nobody failed.
    for (row, place, name) in [(1, "1", "veteran"), (2, "2", "random")] {
        let words: Vec<&str> = lines[head + row].split_whitespace().collect();
        assert_eq!(words[..2], [place, name], "{told}");
        assert!(lines[head + row].contains("50.0 %") && words.contains(&"8"), "{told}");
        assert_eq!(words.last(), Some(&"0"), "{told}");
    }
    assert!(told.contains("the order is"), "{told}");
}

#[test]
fn mistakes_are_told() {
    let refused = |more: &[&str], words: &str| sietch(["tournament", GAME].iter().chain(more)).refused(words);
    refused(&["--bots", "random"], "at least two");
    refused(&["--bots", "random,random"], "named twice");
    refused(&["--bots", "random", "--program", "x=/no/such/program"], "`x` does not play");
    refused(&["--bots", "random", "--program", "nonsense"], "NAME=COMMAND");
    for (name, value, words) in [
        ("--lang", "xx", "there is no language `xx`"),
        ("--seconds", "-1", "seconds above 0"),
        ("--seconds", "0", "seconds above 0"),
        ("--seconds", "nan", "seconds above 0"),
        ("--certain", "2", "from 0 to 1"),
        ("--certain", "nan", "from 0 to 1"),
    ] {
        let given = format!("{name}={value}");
        refused(&["--bots", "random,novice", &given], words);
    }
}
