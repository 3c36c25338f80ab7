//! Every decision is told with the rule that made it, and what it was made between.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{solo, wild_maker};
use arrakis::piece::{Deck, Face};
use table::Steps;
use table::words::Words;
use table::{Event as _, Tell, Viewer, rule};

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-ATTACK-04", "WA-SOLO-TURN-07")]
fn a_decision_names_the_priority_and_the_next_best() {
    let (high, low) = (area("ne-desert-9"), area("se-desert-3"));
    let mut table = solo()
        .edit(|game| {
            game.sietches[0].rank = 3;
            game.sietches[2].rank = 2;
        })
        .legion(Harkonnen, high, [3, 0, 0], 0)
        .legion(Harkonnen, low, [4, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    table.act(From(high));
    let told = table.told.iter().find(|event| matches!(event, Event::MahdiChose { .. }));
    let Some(&Event::MahdiChose { rule, equal, all, over, .. }) = told else { panic!("a reason is told") };
    assert_eq!((rule.as_str(), equal, all, over), ("WA-SOLO-ATTACK-04", 1, 2, Some(From(low))));
    assert_eq!(told.unwrap().glimpse(), Some(rule), "the rule that lets all look on");
    let words = Words::new("en", &[Arrakis::languages()[0].1]).unwrap();
    let view = table.game.view(Viewer::Seat(table::Seat(0)));
    let said = words.say(&Arrakis::happened(&view, told.unwrap()));
    assert!(said.contains("highest rank") && said.contains("WA-SOLO-ATTACK-04"), "{said}");
}

/// Every rule the automaton gives as its reason is one of the ledger, and most of its lists are heard of.
#[test]
fn whole_games_are_explained() {
    use std::collections::BTreeSet;
    use table::chance::{Chance, Fast};
    let options = Arrakis::options("solo", 1).unwrap();
    let mut heard = BTreeSet::new();
    for seed in 0..60 {
        let (mut chance, mut told, mut legal) = (Fast::new(seed), Vec::new(), Vec::new());
        let mut game = Arrakis::start(&options, &mut chance, &mut told).unwrap();
        while let Some(seat) = game.waiting().seats().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
        }
        for event in told {
            if let Event::MahdiChose { rule, equal, all, .. } = event {
                assert!(equal <= all);
                heard.insert(rule.as_str());
            }
        }
    }
    for rule in &heard {
        let known = Arrakis::about().ledger.contains(&format!("**{rule}**"));
        assert!(known, "{rule}");
    }
    assert!(heard.len() > 35, "{} reasons: {heard:?}", heard.len());
}

#[test]
#[rule("WA-SOLO-TURN-06")]
fn dice_and_cards_are_explained_too() {
    let followed = |table: &Scenario| {
        let rule = |event: &Event| match *event {
            Event::MahdiFollowed { rule } => Some(rule.as_str()),
            _ => None,
        };
        table.told.iter().filter_map(rule).collect::<Vec<_>>()
    };
    let table = rolls(solo().legion(Harkonnen, CARTHAG, [1, 0, 0], 0), Face::Strategy);
    assert_eq!(followed(&table), ["WA-SOLO-TURN-07"]);
    let mut kept = solo().edit(|game| {
        let one = card("card-hunter-seeker");
        let rest = game.decks[Deck::HouseHarkonnen as usize].iter().filter(|&other| other != one).collect();
        game.discards[Deck::HouseHarkonnen as usize] = rest;
        game.decks[Deck::HouseHarkonnen as usize] = [one].into_iter().collect();
        game.turn = Harkonnen;
        game.dice[0][Face::Mentat as usize] = 1;
    });
    kept = kept.at(Phase::Actions, solo::Step::MahdiPlays { left: 1, from: Deck::HouseHarkonnen });
    kept.game.push(wild_maker::Step::WildMakerStays);
    kept.luck(Pass, 1);
    assert_eq!(followed(&kept)[0], "WA-SOLO-MENTAT-09", "nobody can be tanked");
}
