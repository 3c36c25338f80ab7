//! Records, actions and views name areas, cards, tokens and choices by key, never by their place in a list.

use arrakis::Arrakis;
use arrakis::action::Action;
use arrakis::content::content;
use arrakis::effect::{Effect, Script};
use arrakis::piece::Side;
use arrakis::scenario::Scenario;
use arrakis::view::Asked;
use serde_json::Value;
use table::chance::{Chance, Fast};
use table::{Game, Seat, Silent, Viewer};

/// Actions that hold a number of things, which is a number.
const COUNTS: [&str; 4] = ["split", "lower", "choose", "drop_hawat"];

fn has_number(value: &Value) -> bool {
    match value {
        Value::Number(_) => true,
        Value::Array(items) => items.iter().any(has_number),
        Value::Object(fields) => fields.values().any(has_number),
        _ => false,
    }
}

/// Every offer of some games of every mode is written by keys and read back as the same action.
#[test]
fn every_action_is_read_back_from_its_keys() {
    for (mode, seats) in [("duel", 2), ("team", 4), ("solo", 1)] {
        let mut options = Arrakis::options(mode, seats).unwrap();
        options.spacing_guild = mode == "duel";
        for seed in 0..3 {
            let mut chance = Fast::new(seed);
            let mut game = Arrakis::start(&options, &mut chance, &mut Silent).unwrap();
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting().seats().lowest() {
                legal.clear();
                game.legal(seat, &mut legal);
                for action in &legal {
                    let written = serde_json::to_value(action).unwrap();
                    let counts = COUNTS
                        .iter()
                        .any(|kind| written.as_object().is_some_and(|it| it.contains_key(*kind)));
                    assert!(counts || !has_number(&written), "{written}");
                    assert_eq!(serde_json::from_value::<Action>(written).unwrap(), *action);
                }
                let pick = chance.below(legal.len() as u32) as usize;
                game.apply(seat, &legal[pick], &mut chance, &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn an_unknown_key_is_refused_by_its_name() {
    let refused = |text: &str| serde_json::from_str::<Action>(text).unwrap_err().to_string();
    assert!(refused(r#"{"to":"atlantis"}"#).contains("there is no area `atlantis`"));
    assert!(refused(r#"{"play":"card-nothing"}"#).contains("there is no planning card `card-nothing`"));
    assert!(refused(r#"{"claim":"presc-nothing"}"#).contains("there is no prescience card `presc-nothing`"));
    assert!(refused(r#"{"train":["windgap","gold"]}"#).contains("there is no deployment token `gold`"));
    assert!(refused(r#"{"scout":"az-up"}"#).contains("az-up"));
    assert!(refused(r#"{"to":12}"#).contains("expected a string"));
}

fn each_choice(script: &[Effect], see: &mut impl FnMut(&[Script])) {
    for effect in script {
        match effect {
            Effect::OneOf(choices) => {
                see(choices);
                choices.iter().for_each(|one| each_choice(arrakis::content::script(one.id), see));
            }
            Effect::If(_, one, other) => {
                for one in [one, other] {
                    each_choice(arrakis::content::script(one.id), see);
                }
            }
            _ => {}
        }
    }
}

/// The branches of one choice can be told apart by what they are called.
#[test]
fn every_choice_between_scripts_names_its_branches() {
    let content = content();
    let standard = &content.standard;
    let scripts = content.cards.iter().map(|card| &card.effects);
    let scripts = scripts.chain(content.leaders.iter().map(|card| &card.special));
    let scripts = scripts.chain(standard.atreides.iter().chain(&standard.harkonnen));
    let mut found = 0;
    for script in scripts.chain([&standard.desert_power]) {
        each_choice(arrakis::content::script(script.id), &mut |choices| {
            let named: Vec<_> =
                choices.iter().map(|one| one.branch().expect("a branch has a name")).collect();
            assert!((1..named.len()).all(|at| !named[..at].contains(&named[at])), "{named:?}");
            found += 1;
        });
    }
    assert!(found > 10, "{found}");
}

/// Only whoever is asked knows the question.
#[test]
fn the_view_tells_the_question_to_whoever_is_asked() {
    let table = Scenario::new().die(Side::Atreides, arrakis::piece::Face::Mentat);
    let asked = |viewer| table.game.view(viewer).asked;
    assert_eq!(asked(Viewer::Seat(Seat(0))), Some(Asked::Turn { acted: false }));
    assert_eq!([asked(Viewer::Seat(Seat(1))), asked(Viewer::Spectator)], [None, None]);
    let view = serde_json::to_value(table.game.view(Viewer::Seat(Seat(0)))).unwrap();
    assert_eq!(view["asked"], serde_json::json!({ "turn": { "acted": false } }));
    assert_eq!(view["deciding"], "atreides");
}
