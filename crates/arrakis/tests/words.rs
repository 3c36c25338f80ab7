//! Everything the game says has words, and every message is said by something.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use arrakis::Arrakis;
use table::chance::{Chance, Fast};
use table::words::Words;
use table::{Event, Game, Say, Seat, Tell, Viewer, Waiting};

fn english() -> Words {
    let files: Vec<&str> =
        Arrakis::languages().iter().filter(|(one, _)| *one == "en").map(|(_, text)| *text).collect();
    Words::new("en", &files).unwrap()
}

fn said(words: &Words, say: &Say) {
    if let Err(missing) = words.try_say(say) {
        panic!("{missing} is missing for {say:?}");
    }
}

/// Every question, choice, event, section and refusal of some random games is put into words.
fn walk(mode: &str, seats: usize, seeds: std::ops::Range<u64>) {
    let words = english();
    let options = Arrakis::options(mode, seats).unwrap();
    for seed in seeds {
        let mut chance = Fast::new(seed);
        let mut told = Vec::new();
        let mut game = Arrakis::start(&options, &mut chance, &mut told).unwrap();
        let mut legal = Vec::new();
        let mut steps = 0;
        loop {
            let views: Vec<_> = Seat::first(seats).map(|seat| game.view(Viewer::Seat(seat))).collect();
            for event in told.drain(..) {
                for (seat, view) in views.iter().enumerate() {
                    if let Some(seen) = event.seen_by(Viewer::Seat(Seat(seat as u8))) {
                        said(&words, &Arrakis::happened(view, &seen));
                    }
                }
            }
            let waited = match game.waiting() {
                Waiting::Over(outcome) => {
                    said(&words, &Arrakis::ended(&views[0], &outcome));
                    break;
                }
                Waiting::Seats(seats) => seats,
            };
            let seat = waited.lowest().unwrap();
            let view = &views[seat.index()];
            said(&words, &Arrakis::asked(view).expect("whoever is waited for is asked something").say);
            said(&words, &<Arrakis as Tell>::seat(view, seat));
            if steps % 50 == 0 {
                for section in Arrakis::sections(view) {
                    said(&words, &section.title);
                    section.lines.iter().for_each(|line| said(&words, line));
                }
            }
            let before = std::mem::take(&mut legal);
            game.legal(seat, &mut legal);
            for action in &legal {
                said(&words, &Arrakis::choice(view, action));
                let rule = Arrakis::choice_rule(view, action);
                assert!(table::rule::statement(Arrakis::about().ledger, rule).is_some(), "{rule}");
            }
            for stale in before.iter().filter(|stale| !legal.contains(stale)).take(3) {
                let refusal = game.allows(seat, stale).unwrap_err();
                assert!(words.has(refusal.why), "{refusal}");
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
            steps += 1;
        }
    }
}

#[test]
fn everything_a_duel_says_has_words() {
    walk("duel", 2, 0..5);
}

#[test]
fn everything_a_team_game_says_has_words() {
    walk("team", 4, 0..1);
    walk("team", 3, 3..4);
}

#[test]
fn everything_a_solo_game_says_has_words() {
    walk("solo", 1, 0..3);
    walk("solo", 2, 3..4);
}

#[test]
fn every_message_is_used_and_every_key_has_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    let text = fs::read_to_string(root.join("text/en.ftl")).unwrap();
    let keys: BTreeSet<&str> = text
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect();
    let unused: Vec<_> = keys.iter().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
    for card in &arrakis::content::content().cards {
        assert!(keys.contains(card.id.as_str()), "{}", card.id);
    }
}
