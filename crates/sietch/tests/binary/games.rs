//! `sietch games`, and the command line itself.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{GAME, sietch};

#[test]
fn games_are_listed_for_people() {
    let out = sietch(["games"]).fine();
    let mut lines = out.lines();
    let head: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    assert_eq!(head, ["GAME", "MODE", "SEATS", "STAGE"]);
    assert!(lines.next().unwrap().starts_with(GAME));
    assert!(out.contains("Bots: novice, regular, veteran, master"));
}

#[test]
fn games_are_listed_for_programs() {
    let out = sietch(["games", "--json"]).fine();
    assert_eq!(out.lines().count(), 1);
    let list: Value = serde_json::from_str(&out).unwrap();
    let game = &list["games"][0];
    assert_eq!(game["game"], GAME);
    assert!(game["modes"][0]["seats"][0].is_u64() && game["modes"][0]["stage"].is_string());
    assert_eq!(list["bots"], serde_json::json!(["novice", "regular", "veteran", "master"]));
}

#[test]
fn help_and_version_are_there() {
    for command in ["games", "play", "sim", "replay"] {
        assert!(sietch(["--help"]).fine().contains(command));
        assert!(sietch([command, "--help"]).fine().contains("Usage"));
    }
    assert!(sietch(["--version"]).fine().starts_with("sietch "));
}

#[test]
fn wrong_commands_are_refused() {
    sietch([] as [&str; 0]).refused("Usage");
    sietch(["dance"]).refused("dance");
    sietch(["games", "--loud"]).refused("--loud");
}

#[test]
fn a_reader_who_leaves_early_is_no_reason_to_fall_over() {
    for args in [&["games"][..], &["games", "--json"], &["--help"], &["sim", GAME, "--games", "1"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sietch"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.code().is_some(), "{args:?} was killed");
    }
}
