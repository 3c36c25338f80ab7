//! Everything the game says has words, and every message is said by something.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use arrakis::Arrakis;
use arrakis::content::content;
use arrakis::options::Options;
use table::chance::{Chance, Fast};
use table::words::Words;
use table::{Event, Game, Say, Seat, Tell, Viewer, Waiting};

fn languages() -> Vec<(&'static str, Words)> {
    let read = |&(language, text)| (language, Words::new(language, &[text]).unwrap());
    Arrakis::languages().iter().map(read).collect()
}

fn said(all: &[(&str, Words)], say: &Say) {
    for (language, words) in all {
        if let Err(missing) = words.try_say(say) {
            panic!("{language}: {missing} is missing for {say:?}");
        }
    }
}

/// The messages of a language file with the names of the arguments they use.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            key = line.split_once(" =").unwrap_or_else(|| panic!("a message without words: {line}")).0;
            found.insert(key, BTreeSet::new());
        }
        for part in line.split('$').skip(1) {
            let end = part.find(|one: char| !one.is_ascii_alphanumeric() && one != '_' && one != '-');
            found.get_mut(key).unwrap().insert(&part[..end.unwrap_or(part.len())]);
        }
    }
    found
}

/// Every string in the crate's sources that may be the key of a message.
fn strings_in_sources() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(path).unwrap();
                let is_key = |part: &&str| part.chars().all(|one| one == '-' || one.is_ascii_alphanumeric());
                found.extend(text.split('"').filter(is_key).map(str::to_owned));
            }
        }
    }
    found
}

/// Every question, choice, event, section and refusal of some random games is put into words.
fn walk(mode: &str, seats: usize, seeds: std::ops::Range<u64>) {
    walk_with(&Arrakis::options(mode, seats).unwrap(), seeds);
}

fn walk_with(options: &Options, seeds: std::ops::Range<u64>) {
    let words = languages();
    let seats = options.seats();
    for seed in seeds {
        let mut chance = Fast::new(seed);
        let mut told = Vec::new();
        let mut game = Arrakis::start(options, &mut chance, &mut told).unwrap();
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
                assert!(words.iter().all(|(_, words)| words.has(refusal.why)), "{refusal}");
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
fn everything_the_spacing_guild_says_has_words() {
    for (mode, seats) in [("duel", 2), ("team", 4)] {
        let usual = Arrakis::options(mode, seats).unwrap();
        walk_with(&Options { spacing_guild: true, ..usual }, 0..3);
    }
}

#[test]
fn everything_a_solo_game_says_has_words() {
    walk("solo", 1, 0..3);
    walk("solo", 2, 3..4);
}

#[test]
fn every_message_is_used_and_every_key_has_one() {
    let used = strings_in_sources();
    // Keys that stand in the code tell by their beginning what they are; names of cards are in the content.
    let spoken =
        ["ask-", "choice-", "option-", "event-", "ending-", "refuse-", "line-", "section-", "place-"];
    let needed = used.iter().filter(|key| spoken.iter().any(|start| key.starts_with(start)));
    let cards = content().cards.iter().map(|card| &card.id);
    let prescience = content().prescience.iter().map(|card| &card.id);
    let leaders = content().leaders.iter().map(|card| &card.id);
    let needed: Vec<_> = needed.chain(cards).chain(prescience).chain(leaders).collect();
    assert!(needed.len() > 250, "the sources were read");
    for (language, text) in Arrakis::languages() {
        let messages = messages(text);
        let unused: Vec<_> = messages.keys().filter(|key| !used.contains(**key)).collect();
        assert!(unused.is_empty(), "{language}: nothing says {unused:?}");
        let missing: Vec<_> = needed.iter().filter(|key| !messages.contains_key(key.as_str())).collect();
        assert!(missing.is_empty(), "{language}: no words for {missing:?}");
    }
}

#[test]
fn languages_have_the_same_messages_with_the_same_arguments() {
    let [(first, text), others @ ..] = Arrakis::languages() else { panic!("there is no language") };
    let expected = messages(text);
    for (language, text) in others {
        let here = messages(text);
        let missing: Vec<_> = expected.keys().filter(|key| !here.contains_key(*key)).collect();
        let extra: Vec<_> = here.keys().filter(|key| !expected.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{language}: missing {missing:?}, only here {extra:?}"
        );
        for (key, arguments) in &here {
            assert_eq!(arguments, &expected[key], "{key} in {language} and in {first}");
        }
    }
}

/// Typists' apostrophes and quotation marks are not the languages' own.
#[test]
fn words_are_printed_with_the_marks_of_their_language() {
    for (language, text) in Arrakis::languages() {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words = line.replace("{\" \"}", "").replace("{\"\"}", "");
            assert!(!words.contains(['\'', '"']), "{language}: {line}");
        }
    }
}
