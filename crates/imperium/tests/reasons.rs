//! Why something is refused, with numbers: what it costs or needs, and what there is.

use imperium::board::{Faction, Space};
use imperium::scenario::{Scenario, card, intrigue, tech};
use imperium::{Action, Imperium};
use table::words::Words;
use table::{Game, Seat, Tell};

const A: Seat = Seat(0);
const FILLER: &str = "start-convincing-argument";

/// The reason in English; it can be said in the other languages too, with the same numbers.
fn why(scene: &Scenario, action: Action) -> String {
    let refusal = scene.game().allows(A, &action).expect_err("allowed");
    let say = scene.game().reason(A, &action, &refusal);
    let said = Imperium::languages().iter().map(|&(language, text)| {
        Words::new(language, &[text])
            .unwrap()
            .try_say(&say)
            .unwrap_or_else(|lacks| panic!("{language}: {lacks:?}"))
    });
    let said: Vec<String> = said.collect();
    let digits = |text: &String| {
        let mut digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits
    };
    assert!(said.iter().all(|text| digits(text) == digits(&said[0])), "{said:?}");
    said[0].replace(['\u{2068}', '\u{2069}'], "")
}

fn why_not_play(scene: &Scenario, key: &'static str) -> String {
    why(scene, Action::Play(intrigue(key)))
}

#[test]
fn a_card_costs_persuasion() {
    let row = [
        "imp-overthrow",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let mut scene = Scenario::new(3).hand(A, &[FILLER, FILLER]).row(row);
    scene.act(A, Action::Reveal);
    let overthrow = why(&scene, Action::Acquire(card("imp-overthrow")));
    assert_eq!(overthrow, "Overthrow costs 8 persuasion; you have 4.");
}

#[test]
fn a_tleilaxu_card_costs_specimens() {
    let scene = Scenario::immortality(3).tleilaxu_row(["tlx-chairdog", "tlx-twisted-mentat"]).specimens(A, 1);
    let mut scene = scene.hand(A, &["start-reconnaissance", FILLER]);
    scene.act(A, Action::Reveal);
    let mentat = why(&scene, Action::AcquireTleilaxu(card("tlx-twisted-mentat")));
    assert_eq!(mentat, "Twisted Mentat costs 4 specimens; you have 1.");
}

#[test]
fn a_tech_tile_costs_spice_and_negotiators_count() {
    let scene =
        Scenario::ix(3).tech(["artillery", "windtraps", "flagship"]).last_of_stack(1).goods(A, 9, 1, 0);
    let mut scene = scene.hand(A, &["start-dagger", "start-diplomacy", FILLER]);
    scene.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose").choose(A, 0);
    // One less than printed.
    let flagship = why(&scene, Action::AcquireTech(tech("flagship")));
    assert_eq!(flagship, "Flagship costs 7 spice; you have 1 and 0 negotiators.");
}

#[test]
fn an_intrigue_card_says_what_it_lacks() {
    let scene = |key| Scenario::new(3).intrigue(A, &[key]).goods(A, 0, 1, 0);
    let depart = "int-depart-for-arrakis";
    assert_eq!(why_not_play(&scene(depart), depart), "Depart for Arrakis costs 2 spice; you have 1.");
    let distraction = "int-distraction";
    let said = why_not_play(&scene(distraction), distraction);
    assert!(said.starts_with("Distraction works only if you deployed at least 3 "), "{said}");
    assert!(said.ends_with("; you have 0."), "{said}");
    let ambition = "int-councilors-ambition";
    let said = why_not_play(&scene(ambition), ambition);
    assert_eq!(said, "Councilor’s Ambition works only if you have a seat in the High Council.");
}

#[test]
fn a_combat_card_says_what_it_lacks() {
    let trap = "int-spring-the-trap";
    let scene =
        Scenario::new(3).troops(A, 0, 1).intrigue(A, &[trap]).influence(A, Faction::Fremen, 1).combat();
    assert_eq!(why_not_play(&scene, trap), "Spring the Trap: you cannot pay the price (recall 2 spies).");
}
