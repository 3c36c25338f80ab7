//! A lobby offers exactly what can be played: every combination of switches that is lawful and of which each makes a
//! difference, and no other.

use std::collections::BTreeSet;

use imperium::settings::combinations;
use imperium::{Imperium, Options};
use table::chance::Fast;
use table::setting::Needs;
use table::{Game, Setting, Silent};

/// Every option of yes and no that changes a game.
const SWITCHES: [&str; 13] = [
    "ix",
    "base_cards",
    "every_conflict",
    "epic",
    "immortality",
    "go_to_11",
    "choam",
    "ruthless_escalation",
    "expert_deployment",
    "smart_politics",
    "ix_contracts",
    "keep_foldspace",
    "row_dice",
];

fn is_on(options: &Options, name: &str) -> bool {
    *options.clone().switch(name).unwrap()
}

fn key(options: &Options) -> String {
    serde_json::to_string(options).unwrap()
}

/// The usual options of every mode and number of seats.
fn tables() -> Vec<Options> {
    let modes = Imperium::about().modes.iter();
    let tables = modes.flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, seats)));
    tables.map(|(mode, seats)| Imperium::options(mode, seats.into()).unwrap()).collect()
}

/// The usual options with some of these switches on: those whose bit is set.
fn with(usual: &Options, names: &[&str], bits: u32) -> Options {
    let mut options = usual.clone();
    for (at, name) in names.iter().enumerate() {
        *options.switch(name).unwrap() |= bits & 1 << at != 0;
    }
    options
}

/// Would the lobby of this table let people come to these options? As the client reads what settings need.
fn offered(settings: &[Setting], usual: &Options, options: &Options) -> bool {
    let met = |needs: Needs| {
        needs.met(|name| {
            assert!(settings.iter().any(|setting| setting.name == name), "{name} is no switch");
            is_on(options, name)
        })
    };
    let chosen = SWITCHES.into_iter().filter(|name| is_on(options, name) && !is_on(usual, name));
    chosen.into_iter().all(|name| {
        let setting = settings.iter().find(|setting| setting.name == name);
        setting.is_some_and(|setting| {
            let on = setting.values.iter().find(|named| named.value == true);
            setting.refused.is_none() && met(setting.needs) && on.is_some_and(|on| met(on.needs))
        })
    })
}

/// The position after set-up and the points to play for: all that options can change.
fn begin(options: &Options) -> (Imperium, u8) {
    (Imperium::start(options, &mut Fast::new(7), &mut Silent).unwrap(), options.target())
}

#[test]
fn every_switch_has_its_name() {
    for usual in tables() {
        for setting in Imperium::settings(&usual) {
            let switch = setting.values.iter().any(|named| named.value == true);
            assert_eq!(switch, SWITCHES.contains(&setting.name), "{}", setting.name);
            assert_eq!(switch, usual.clone().switch(setting.name).is_some(), "{}", setting.name);
        }
    }
}

#[test]
fn a_lobby_offers_every_lawful_combination_that_makes_a_difference_and_no_other() {
    let mut open = BTreeSet::new();
    for usual in tables() {
        let settings = Imperium::settings(&usual);
        for bits in 0..1 << SWITCHES.len() {
            let options = with(&usual, &SWITCHES, bits);
            if offered(&settings, &usual, &options) {
                assert_eq!(options.check(), Ok(()), "{options:?}");
                open.insert(key(&options));
            }
        }
    }
    let mut wrong = BTreeSet::new();
    for usual in tables() {
        for bits in 0..1 << SWITCHES.len() {
            let options = with(&usual, &SWITCHES, bits);
            if options.check().is_err() {
                continue;
            }
            let here = begin(&options);
            let idle = |name: &&str| {
                let mut without = options.clone();
                let switch = without.switch(name).unwrap();
                std::mem::take(switch) && without.check().is_ok() && begin(&without) == here
            };
            let idle: Vec<&str> = SWITCHES.into_iter().filter(idle).collect();
            if idle.is_empty() != open.contains(&key(&options)) {
                let on: Vec<&str> = SWITCHES.into_iter().filter(|name| is_on(&options, name)).collect();
                wrong.insert((options.players, format!("{:?}", options.board), on, idle));
            }
        }
    }
    let some: Vec<_> = wrong.iter().take(20).collect();
    assert!(wrong.is_empty(), "{} of them: {some:#?}", wrong.len());
}

#[test]
fn the_listed_combinations_are_lawful_and_each_stands_once() {
    for usual in tables() {
        let settings = Imperium::settings(&usual);
        let all = combinations(&usual);
        let sets = if usual.board == imperium::board::Board::Base { 2 } else { 3 };
        let offered_choam = |setting: &Setting| setting.name == "choam" && setting.refused.is_none();
        let choam = usize::from(settings.iter().any(offered_choam));
        assert_eq!(all.len(), 1 << (sets + choam));
        let mut seen = BTreeSet::new();
        for one in all.iter().flat_map(|one| [vec![one.clone()], one.variants(&usual)].concat()) {
            assert!(one.options.check().is_ok() && offered(&settings, &usual, &one.options), "{one:?}");
            assert!(seen.insert(key(&one.options)), "{one:?}");
            for name in one.sets.iter().chain(&one.variants) {
                assert!(is_on(&one.options, name));
            }
        }
    }
}

#[test]
fn what_no_book_describes_is_refused_with_the_reason() {
    let refused = |options: &Options, name: &str| {
        let settings = Imperium::settings(options);
        let setting = settings.into_iter().find(|setting| setting.name == name);
        setting.and_then(|setting| setting.refused)
    };
    // DC-GAP-01, DB-SETUP-02
    for players in 1..=4 {
        assert_eq!(refused(&Options::base(players), "base_cards"), Some("refuse-uprising-cards"));
        assert_eq!(refused(&Options::base(players), "choam"), Some("refuse-choam-at-home"));
    }
    assert_eq!(refused(&Options::new(3, false), "base_cards"), None);
    assert_eq!(refused(&Options::new(2, false), "choam"), None);
}
