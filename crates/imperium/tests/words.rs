//! Everything can be said in English, and every English message is used.

use std::collections::BTreeSet;
use std::path::Path;

use imperium::Imperium;
use table::chance::{Chance, Fast};
use table::words::Words;
use table::{Event as _, Game, Refusal, Seat, Tell, Viewer, Waiting};

fn english() -> Words {
    let files: Vec<&str> = Imperium::languages()
        .iter()
        .filter(|(language, _)| *language == "en")
        .map(|(_, text)| *text)
        .collect();
    Words::new("en", &files).unwrap()
}

/// Plays random games and says every question, choice, event, section, refusal and ending.
#[test]
fn everything_that_happens_in_random_games_can_be_said() {
    let words = english();
    let say = |say: &table::Say| words.try_say(say).unwrap_or_else(|missing| panic!("{missing} in {say:?}"));
    for seed in 0..30 {
        let (mode, seats) =
            [("choam", 4), ("standard", 3), ("duel", 2), ("solo", 1), ("standard", 4)][seed as usize % 5];
        let mut chance = Fast::new(seed);
        let mut told = Vec::new();
        let mut game =
            Imperium::start(&Imperium::options(mode, seats).unwrap(), &mut chance, &mut told).unwrap();
        let mut tried: Vec<imperium::Action> = Vec::new();
        while let Waiting::Seats(waiting) = game.waiting() {
            let seat = waiting.lowest().unwrap();
            let view = game.view(Viewer::Seat(seat));
            say(&Imperium::asked(&view).expect("whoever is waited for is asked something").say);
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for action in &legal {
                say(&Imperium::choice(&view, action));
                Imperium::choice_rule(&view, action);
            }
            for action in tried.iter().rev().take(8) {
                if let Err(Refusal { why, .. }) = game.allows(seat, action) {
                    say(&why.into());
                }
            }
            if chance.below(20) == 0 {
                for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Everything] {
                    for section in Imperium::sections(&game.view(viewer)) {
                        say(&section.title);
                        section.lines.iter().for_each(|line| {
                            say(line);
                        });
                    }
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            tried.push(action);
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
        }
        for event in &told {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Everything] {
                if let Some(event) = event.seen_by(viewer) {
                    say(&Imperium::happened(&game.view(viewer), &event));
                }
            }
        }
        let outcome = *game.waiting().outcome().unwrap();
        say(&Imperium::ended(&game.view(Viewer::Spectator), &outcome));
        say(&Imperium::seat(&game.view(Viewer::Spectator), Seat(0)));
        say(&game.side(Seat(0)).into());
    }
}

/// The string literals of the crate's own sources and content files.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            literals(&entry, found);
        } else {
            let text = std::fs::read_to_string(&entry).unwrap();
            found.extend(text.split('"').skip(1).step_by(1).map(str::to_owned));
        }
    }
}

#[test]
fn every_message_is_used_and_every_key_has_a_message() {
    let mut found = BTreeSet::new();
    literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let text = include_str!("../text/en.ftl");
    let keys: BTreeSet<&str> = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect();
    let unused: Vec<&&str> = keys.iter().filter(|key| !found.contains(**key)).collect();
    assert!(unused.is_empty(), "messages nobody says: {unused:?}");
    let prefixes = [
        "fx-",
        "cost-",
        "if-",
        "count-",
        "ask-",
        "do-",
        "ev-",
        "line-",
        "has-",
        "zone-",
        "refuse-",
        "ending-",
        "section-",
        "imp-",
        "int-",
        "con-",
        "contract-",
        "objective-",
        "space-",
        "post-",
        "faction-",
        "icon-",
        "leader-",
        "start-",
        "reserve-",
        "rival-",
        "hagal-",
    ];
    let is_key = |literal: &&String| {
        prefixes.iter().any(|prefix| literal.starts_with(prefix))
            && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let missing: Vec<&String> =
        found.iter().filter(is_key).filter(|key| !keys.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "keys without a message: {missing:?}");
}
