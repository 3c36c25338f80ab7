//! RI-SHIP: the freighter and its rewards.

use crate::*;

const ANY: &str = "base-reserve-foldspace";

/// A turn with the agent at Interstellar Shipping.
fn shipping(scene: Scenario) -> Scenario {
    let mut scene = scene.influence(A, Faction::Guild, 2).hand(A, &[ANY, FILLER]).goods(A, 0, 0, 0);
    scene.send(A, ANY, Space::InterstellarShipping);
    scene
}

fn first() -> Action {
    Action::Resolve(effect("space-interstellar-shipping.effects.1"))
}

fn second() -> Action {
    Action::Resolve(effect("space-interstellar-shipping.effects.2"))
}

#[test]
#[rule("RI-SHIP-01", "RI-SHIP-02", "RI-AMB-01", "RI-SHIP-07")]
fn advance_or_recall() {
    let mut scene = shipping(Scenario::ix(3).freighter(B, 1));
    scene.act(A, first());
    // At the start there is nothing to recall; it may be left.
    assert_eq!(scene.legal(A), [Action::Advance, Action::Decline]);
    scene.act(A, Action::Advance);
    // Two freighters share a space.
    assert_eq!([A, B].map(|seat| scene.see(seat).ix.unwrap().freighter), [1, 1]);
    scene.act(A, second());
    assert_eq!(scene.legal(A), [Action::Advance, Action::RecallFreighter, Action::Decline]);
    let mut top = shipping(Scenario::ix(3).freighter(A, 3));
    top.act(A, first());
    assert_eq!(top.legal(A), [Action::RecallFreighter, Action::Decline]);
    let mut unused = shipping(Scenario::ix(3));
    unused.act_all(A);
    assert!(unused.may(A, Action::EndTurn));
}

#[test]
#[rule("RI-SHIP-03", "RI-SHIP-04", "RI-SHIP-05", "RI-EX-02")]
fn a_recall_gives_everything_below() {
    let tops = ["restricted-ordnance", "flagship", "shuttle-fleet"];
    let mut scene = shipping(Scenario::ix(3).freighter(A, 2).tech(tops).troops(A, 3, 0));
    scene.example("RI-EX-02");
    scene.act(A, first()).act(A, Action::Advance).act(A, second()).act(A, Action::RecallFreighter);
    assert_eq!(scene.see(A).ix.unwrap().freighter, 0);
    // In any order.
    assert!(scene.may(A, Action::Resolve(effect("shipping.1.1"))));
    assert!(scene.may(A, Action::Resolve(effect("shipping.2.2"))));
    scene.resolve(A, "Choose").choose(A, 1);
    assert_eq!(scene.see(A).spice, 2);
    scene.resolve(A, "TechLess(2)").act(A, Action::AcquireTech(tech("restricted-ordnance")));
    assert_eq!((scene.see(A).spice, scene.see(A).ix.unwrap().tiles.len()), (0, 1));
    scene.resolve(A, "AnyInfluence(1)").act(A, Action::Faction(Faction::Fremen)).resolve(A, "Troops(2)");
    assert_eq!((scene.see(A).influence[3], scene.see(A).garrison), (1, 5));
    // No combat space: they stay in the garrison.
    assert!(!scene.may(A, Action::Deploy(1)));
    // The first space alone, for dividends.
    let mut one = shipping(Scenario::ix(3).goods(B, 0, 0, 0).goods(C, 0, 0, 0));
    one.act(A, first()).act(A, Action::Advance).act(A, second()).act(A, Action::RecallFreighter);
    one.resolve(A, "Choose").choose(A, 0);
    assert_eq!([A, B, C].map(|seat| one.see(seat).solari), [5, 1, 1]);
    assert!(!one.pool().iter().any(|effect| effect.starts_with("Troops") || effect.starts_with("Tech")));
}

#[test]
#[rule("RI-SHIP-06", "IF-18")]
fn its_troops_are_recruited_this_turn() {
    let mut scene =
        Scenario::ix(3).freighter(A, 2).troops(A, 3, 0).hand(A, &["ix-imp-landing-rights", FILLER]);
    scene.send(A, "ix-imp-landing-rights", Space::Arrakeen).resolve(A, "Freighter");
    scene.act(A, Action::RecallFreighter).resolve(A, "Troops(2)").resolve(A, "Troops(1)");
    assert!(scene.may(A, Action::Deploy(5)) && !scene.may(A, Action::Deploy(6)));
}

#[test]
#[rule("RI-SHIP-08", "RI-AMB-02")]
fn freighters_of_a_conflict_sail_in_the_combat_phase() {
    let scene = Scenario::ix(3).conflict("ix-con-trade-monopoly").troops(A, 0, 2).freighter(A, 2);
    let mut scene = scene.tech(["artillery", "flagship", "shuttle-fleet"]).goods(A, 0, 0, 0).combat();
    scene.choose(A, 0).act(A, Action::Advance).act(A, Action::RecallFreighter);
    scene.choose(A, 1);
    assert_eq!(scene.see(A).spice, 2);
    scene.act(A, Action::Faction(Faction::Emperor)).act(A, Action::AcquireTech(tech("artillery")));
    assert_eq!(scene.see(A).ix.unwrap().tiles, [tech("artillery")]);
    // One of the reward and two of the track; none of them fights any more.
    assert_eq!((scene.see(A).garrison, scene.see(A).deployed), (3, 0));
}

#[test]
fn troop_transports_bring_one_more_to_the_conflict() {
    let mut scene = shipping(Scenario::ix(3).freighter(A, 2).tiles(A, &["troop-transports"]).troops(A, 3, 0));
    scene.act(A, first()).act(A, Action::RecallFreighter);
    assert_eq!(scene.see(A).garrison, 6);
    assert!(scene.may(A, Action::Deploy(3)) && !scene.may(A, Action::Deploy(4)));
    scene.act(A, Action::Deploy(3));
    assert_eq!(scene.see(A).deployed, 3);
}

#[test]
#[rule("IF-12", "IF-13", "RI-TECH-18")]
fn cards_drawn_by_a_freighter_after_the_reveal_turn_stay_in_hand() {
    let starting = ["start-dagger", "start-dagger", "start-diplomacy", "start-reconnaissance"];
    let deck: Vec<&str> =
        starting.into_iter().chain(["start-dune-desert-planet"; 2]).chain(["start-seek-allies"]).collect();
    let scene =
        Scenario::ix(3).conflict("ix-con-trade-monopoly").troops(A, 0, 2).freighter(A, 2).hand(A, &[]);
    let scene = scene.tech(["spaceport", "flagship", "shuttle-fleet"]).goods(A, 0, 1, 0).deck(A, &deck);
    let mut scene = scene.combat();
    scene.choose(A, 0).act(A, Action::Advance).act(A, Action::RecallFreighter).choose(A, 1);
    scene
        .act(A, Action::Faction(Faction::Emperor))
        .act(A, Action::AcquireTech(tech("spaceport")))
        .choose(A, 0);
    // The two of Spaceport and five more.
    assert_eq!((scene.view().round, scene.see(A).hand_count), (2, 2 + 5));
}
