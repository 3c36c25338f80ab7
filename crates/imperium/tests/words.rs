//! Everything can be said in every language, and every message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use imperium::board::Board;
use imperium::{Imperium, Options};
use table::chance::{Chance, Fast};
use table::words::{Words, of_boxes};
use table::{Event as _, Game, Refusal, Seat, Tell, Viewer, Waiting};

/// The messages of every language.
fn languages() -> Vec<(&'static str, Words)> {
    Imperium::languages()
        .iter()
        .map(|&(language, text)| (language, Words::new(language, &[text]).unwrap()))
        .collect()
}

/// The keys of a language file, each with the arguments its message uses.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((key, _)) = line.split_once(" =").filter(|_| starts) {
            assert!(messages.insert(key, BTreeSet::new()).is_none(), "{key} is said twice");
            current = Some(key);
        }
        if let Some(arguments) = current.and_then(|key| messages.get_mut(key)) {
            let names = line.split('$').skip(1).map(|rest| rest.split([' ', '}', '-']).next().unwrap());
            arguments.extend(names);
        }
    }
    messages
}

#[test]
fn languages_have_the_same_messages_with_the_same_arguments() {
    let all = Imperium::languages();
    let english = messages(all[0].1);
    assert!(english.len() > 400 && english["fx-influence"].len() == 2, "the file was read");
    for (language, text) in &all[1..] {
        let messages = messages(text);
        for (key, arguments) in &english {
            let said = messages.get(key).unwrap_or_else(|| panic!("{language} lacks {key}"));
            assert_eq!(said, arguments, "{language}: arguments of {key}");
        }
        let more: Vec<_> = messages.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{language} says what English does not: {more:?}");
    }
}

/// A message that counts in English counts in the others, with the forms they need.
#[test]
fn counted_things_agree_with_their_number() {
    let all = languages();
    let said = |language: &str, key: &'static str, n: u8| {
        let words = &all.iter().find(|(name, _)| *name == language).unwrap().1;
        words.say(&table::Say::new(key).with("n", n))
    };
    for (language, key, one, few, many) in [
        ("uk", "fx-troops", "найміть 1 загін", "найміть 3 загони", "найміть 5 загонів"),
        ("uk", "fx-solari", "1 солярій", "3 солярії", "5 соляріїв"),
        ("uk", "fx-vp", "1 переможне очко", "3 переможні очки", "5 переможних очок"),
        ("ru", "fx-troops", "наймите 1 отряд", "наймите 3 отряда", "наймите 5 отрядов"),
        ("ru", "fx-spice", "1 Пряность", "3 Пряности", "5 Пряности"),
        ("ru", "fx-vp", "1 победное очко", "3 победных очка", "5 победных очков"),
    ] {
        assert_eq!(said(language, key, 1), one);
        assert_eq!(said(language, key, 3), few);
        assert_eq!(said(language, key, 5), many);
        assert_eq!(said(language, key, 12), many.replace('5', "12"));
    }
}

/// The messages of every language that are sent to a table with these options: those of its boxes.
fn languages_of(options: &Options) -> Vec<(&'static str, Words)> {
    let home = if options.board == Board::Base { "base" } else { "uprising" };
    let more = [(options.base_cards, "base"), (options.ix, "ix"), (options.immortality, "immortality")];
    let more = more.into_iter().filter(|(played, _)| *played).map(|(_, name)| name);
    let boxes: Vec<&str> = std::iter::once(home).chain(more).collect();
    let words = |language, text| Words::new(language, &[&of_boxes(text, &boxes)]).unwrap();
    Imperium::languages().iter().map(|&(language, text)| (language, words(language, text))).collect()
}

fn said_by(languages: &[(&str, Words)], say: &table::Say) {
    for (language, words) in languages {
        words.try_say(say).unwrap_or_else(|missing| panic!("{language}: {missing} in {say:?}"));
    }
}

/// What is printed on the cards of a box is said with that box alone, and names of others are not sent.
#[test]
fn every_box_has_its_own_names() {
    fn keys<'a>(value: &'a serde_json::Value, into: &mut BTreeSet<&'a str>) {
        match value {
            serde_json::Value::String(text) => into.extend([text.as_str()]),
            serde_json::Value::Array(values) => values.iter().for_each(|value| keys(value, into)),
            serde_json::Value::Object(fields) => fields.values().for_each(|value| keys(value, into)),
            _ => {}
        }
    }
    let boxes = Imperium::boxes();
    let told = boxes.iter().map(|(name, contents)| (*name, serde_json::to_value(contents).unwrap()));
    let told: Vec<_> = told.collect();
    for (language, text) in Imperium::languages() {
        let all = Words::new(language, &[text]).unwrap();
        for (name, contents) in &told {
            let here = Words::new(language, &[&of_boxes(text, &[name])]).unwrap();
            let mut printed = BTreeSet::new();
            keys(contents, &mut printed);
            for key in printed.into_iter().filter(|key| all.has(key)) {
                assert!(here.has(key), "{language}: {key} is not said with {name} alone");
            }
            for (other, key) in [
                ("uprising", "imp-steersman"),
                ("base", "base-imp-stilgar"),
                ("ix", "tech-flagship"),
                ("immortality", "tlx-ghola"),
            ] {
                assert_eq!(here.has(key), other == *name, "{language}: {key} with {name}");
            }
        }
    }
}

/// Plays random games and says every question, choice, event, section, refusal and ending, in the words the table gets.
#[test]
fn everything_that_happens_in_random_games_can_be_said() {
    let modes =
        [("choam", 4), ("standard", 3), ("duel", 2), ("solo", 1), ("six", 6), ("base", 4), ("base", 3)];
    for seed in 0..84 {
        let (mode, seats) = modes[seed as usize % modes.len()];
        let mut chance = Fast::new(seed);
        let mut told = Vec::new();
        let mut options = Imperium::options(mode, seats).unwrap();
        options.immortality = seed % 2 == 0;
        options.ix = seed % 3 == 0;
        options.base_cards = seed % 5 == 0 && mode != "base";
        let all = languages_of(&options);
        let say = |say: &table::Say| said_by(&all, say);
        let mut game = Imperium::start(&options, &mut chance, &mut told).unwrap();
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
    let english = messages(Imperium::languages()[0].1);
    let keys: BTreeSet<&str> = english.keys().copied().collect();
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
        "base-",
        "immortality-",
        "tlx-",
        "ix-",
        "tech-",
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
        "cmd-",
    ];
    let is_key = |literal: &&String| {
        prefixes.iter().any(|prefix| literal.starts_with(prefix))
            && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let missing: Vec<&String> =
        found.iter().filter(is_key).filter(|key| !keys.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "keys without a message: {missing:?}");
}
