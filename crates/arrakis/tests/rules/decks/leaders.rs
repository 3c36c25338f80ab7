//! The special actions of the named leaders.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::content::{Source, content};
use arrakis::effect::Branch;
use arrakis::piece::{Deck, Face, Figure, Leader, Unit};
use arrakis::state::Place;
use table::rule;

use arrakis::scenario::*;

/// The side uses a leader's special action.
fn special(table: Scenario, leader: Leader, face: Face) -> Scenario {
    let side = leader.side();
    let mut table = table.turn(side, &[face; 2], &[face; 4]);
    table.acts(&[Die(face), Special(leader)]);
    table
}

#[test]
#[rule("WA-COMP-03", "WA-COMP-04", "WA-COMP-16")]
fn colours_slots_and_combat_abilities() {
    use Deck::*;
    let table = [
        (Leader::PaulAtreides, HouseAtreides, Some(Leadership), (1, 0), true),
        (Leader::PaulMuaddib, Fremen, Some(Leadership), (2, 1), false),
        (Leader::LadyJessica, HouseAtreides, Some(Mentat), (0, 1), true),
        (Leader::ReverendMotherJessica, HouseAtreides, Some(Mentat), (0, 2), false),
        (Leader::GurneyHalleck, HouseAtreides, None, (2, 1), false),
        (Leader::Alia, HouseAtreides, Some(House), (1, 0), false),
        (Leader::Stilgar, Fremen, Some(Deployment), (2, 0), true),
        (Leader::Chani, Fremen, Some(Strategy), (1, 1), false),
        (Leader::BaronHarkonnen, HouseHarkonnen, Some(House), (0, 2), true),
        (Leader::BeastRabban, HouseHarkonnen, Some(Leadership), (2, 0), true),
        (Leader::FeydRautha, HouseHarkonnen, Some(Leadership), (2, 1), false),
        (Leader::ThufirHawat, HouseHarkonnen, Some(Mentat), (1, 2), false),
        (Leader::Aramsham, Corrino, Some(Deployment), (1, 1), true),
        (Leader::Mohiam, Corrino, Some(Mentat), (0, 3), false),
        (Leader::Shaddam, Corrino, Some(Strategy), (2, 0), false),
    ];
    for (leader, deck, slot, combat, at_start) in table {
        let card = content().leader(leader);
        assert_eq!((card.leader, card.deck, card.slot), (leader, deck, slot));
        assert_eq!((card.combat, card.at_start), (combat, at_start), "{leader:?}");
    }
    // What we made up says so.
    let ours = content().leaders.iter().filter(|card| card.source == Source::Reconstructed);
    assert!(ours.map(|card| card.leader).eq([
        Leader::PaulMuaddib,
        Leader::LadyJessica,
        Leader::ReverendMotherJessica,
        Leader::Alia,
        Leader::Stilgar,
        Leader::Chani,
    ]));
}

#[test]
#[rule("WA-MOVE-06")]
fn rabban_leads_his_legion_twice() {
    let rabban = Figure::Named(Leader::BeastRabban);
    let table = Scenario::new()
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 1)
        .leader(Leader::BeastRabban, CARTHAG)
        .legion(Harkonnen, NORTH_POLE, [1, 0, 0], 1);
    let mut table = special(table, Leader::BeastRabban, Leadership);
    assert!(!table.may(From(NORTH_POLE)));
    table.act(From(CARTHAG));
    assert!(!table.may(Leave(rabban)));
    table.acts(&[To(ARSUNT), From(ARSUNT), Leave(Figure::Unit(Unit::Regular))]);
    assert!(table.may(Leave(Figure::Generic)) && !table.may(Leave(rabban)), "it is his legion again");
    table.act(To(SHIELD_WALL_WEST));
    assert_eq!((table.units(SHIELD_WALL_WEST), table.asks(Atreides)), ([1, 0, 0], true));
}

#[test]
fn feyd_moves_and_attacks() {
    let field = area("se-desert-1");
    let table = Scenario::new()
        .legion(Harkonnen, area("cse-erg-1"), [2, 0, 0], 0)
        .leader(Leader::FeydRautha, area("cse-erg-1"))
        .legion(Atreides, field, [1, 0, 0], 0);
    let mut table = special(table, Leader::FeydRautha, Leadership);
    table.acts(&[From(area("cse-erg-1")), To(PASTY_MESA)]);
    table.act(From(PASTY_MESA)).roll(To(field), &[HIT, BLOCK, BLOCK]);
    assert!(table.may(Continue), "no surprise: one hit, blocked");
}

#[test]
fn harkonnen_leaders_promote_and_deploy() {
    let table = Scenario::new().legion(Harkonnen, CARTHAG, [4, 0, 0], 0);
    let mut baron = special(table, Leader::BaronHarkonnen, House);
    baron.acts(&[From(CARTHAG); 3]);
    assert_eq!((baron.units(CARTHAG), baron.asks(Atreides)), ([1, 3, 0], true));

    let table = Scenario::new().aside(Leader::Shaddam).legion(Harkonnen, CARTHAG, [0, 4, 0], 0);
    let mut shaddam = special(table, Leader::Shaddam, Strategy);
    shaddam.acts(&[From(CARTHAG); 3]);
    assert_eq!((shaddam.units(CARTHAG), shaddam.asks(Atreides)), ([0, 1, 3], true));

    let unit = |unit, at| Deploy(Figure::Unit(unit), at);
    let mut aramsham = special(Scenario::new(), Leader::Aramsham, Deployment);
    aramsham.acts(&[unit(Unit::Regular, ARSUNT), unit(Unit::Regular, CARTHAG), unit(Unit::Special, CARTHAG)]);
    assert!(!aramsham.may(unit(Unit::Regular, ARSUNT)));
    aramsham.act(Deploy(Figure::Named(Leader::Aramsham), ARSUNT));
    assert_eq!([ARSUNT, CARTHAG].map(|at| aramsham.units(at)), [[1, 0, 0], [1, 0, 1]]);
}

#[test]
fn mentats_draw_and_truthsayers_play_on() {
    let mut hawat = Scenario::new().aside(Leader::ThufirHawat).turn(Harkonnen, &[Mentat; 2], &[Mentat; 4]);
    hawat.act(Die(Mentat)).luck(Special(Leader::ThufirHawat), 3);
    let hand = hawat.game.hands[Deck::HouseHarkonnen as usize];
    assert_eq!((hand.len(), hand.of(Deck::HouseHarkonnen).len()), (3, 3));

    let mut mohiam = Scenario::new().aside(Leader::Mohiam).turn(Harkonnen, &[Mentat; 2], &[Mentat; 4]);
    mohiam.act(Die(Mentat)).luck(Special(Leader::Mohiam), 3);
    let hand = mohiam.game.hands[Deck::HouseHarkonnen as usize];
    assert_eq!((hand.len(), hand.of(Deck::Corrino).len()), (2, 2));
    assert!(hand.kinds().all(|card| mohiam.may(Play(card))), "one of them may be played");

    let mut jessica = special(Scenario::new(), Leader::LadyJessica, Mentat);
    assert!((0..4).all(|first| jessica.may(Split(first))));
    jessica.luck(Split(1), 1);
    assert!(jessica.game.hands[0].len() == 3 && jessica.asks(Harkonnen));

    let table = Scenario::new().edit(|game| {
        game.leaders[Leader::LadyJessica as usize] = Place::Gone;
        game.leaders[Leader::ReverendMotherJessica as usize] = Place::Aside;
    });
    let mut mother = special(table, Leader::ReverendMotherJessica, Mentat);
    mother.luck(Split(2), 1);
    assert_eq!(mother.game.hands[0].len(), 2);
    assert!(mother.game.hands[0].kinds().all(|card| mother.may(Play(card))));
}

#[test]
fn stilgar_deploys_two_tokens_over_the_sietches() {
    let mut table = special(Scenario::new(), Leader::Stilgar, Deployment);
    table.luck(DrawToken, 1).act(To(WINDGAP));
    table.luck(DrawToken, 2).act(To(GARA_KULON));
    assert!(!table.may(DrawToken));
    table.act(Deploy(Figure::Generic, WINDGAP));
    let at = |area| (table.game.legion(area).tokens.len(), table.game.legion(area).generic);
    assert_eq!([WINDGAP, GARA_KULON].map(at), [(1, 1), (1, 0)]);
}

#[test]
fn chani_alia_and_muaddib() {
    let table = Scenario::new().aside(Leader::Chani).legion(Atreides, WINDGAP, [0, 3, 0], 0);
    let mut chani = special(table, Leader::Chani, Strategy);
    chani.acts(&[From(WINDGAP); 2]);
    assert_eq!((chani.units(WINDGAP), chani.asks(Harkonnen)), ([0, 1, 2], true));

    let table = Scenario::new()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .leader(Leader::Alia, WINDGAP)
        .legion(Harkonnen, area("csw-desert-4"), [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, area("csw-desert-4"))
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
        .leader(Leader::BeastRabban, ARRAKEEN);
    let mut alia = special(table, Leader::Alia, House);
    assert_eq!(alia.legal(), [Action::Leader(Leader::BaronHarkonnen), Pass], "in her sector");
    alia.act(Action::Leader(Leader::BaronHarkonnen));
    assert_eq!(alia.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(0));

    let table = Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).edit(|game| {
        game.leaders[Leader::PaulAtreides as usize] = Place::Gone;
        game.leaders[Leader::PaulMuaddib as usize] = Place::Aside;
    });
    let table = table.legion(Harkonnen, area("csw-desert-1"), [1, 0, 0], 0);
    let mut paul = special(table, Leader::PaulMuaddib, Leadership);
    paul.act(Here(WINDGAP));
    assert!(
        paul.may(Choose(Branch::Move(2))) && paul.may(Choose(Branch::Surprise)),
        "two moves or a surprise"
    );
    // Two hits and a block from the Special.
    paul.act(Choose(Branch::Surprise)).roll(From(WINDGAP), &[BLOCK, BLOCK]);
    assert_eq!(paul.units(area("csw-desert-1")), [1, 0, 0]);
    assert_eq!(paul.game.leader_area(Leader::PaulMuaddib), Some(area("csw-desert-1")));
}
