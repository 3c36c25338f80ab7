//! DB-EX: the worked examples of the rulebook of Dune: Imperium.

use crate::*;

#[test]
#[rule("DB-EX-01")]
fn target_icons() {
    let scene = Scenario::base(3).hand(A, &["base-imp-sardaukar-legion"]).goods(A, 20, 20, 20);
    let spaces = scene.spaces(A, "base-imp-sardaukar-legion");
    let wanted = [
        Space::Conspire,
        Space::Wealth,
        Space::BaseHighCouncil,
        Space::Mentat,
        Space::BaseSwordmaster,
        Space::RallyTroops,
        Space::HallOfOratory,
    ];
    assert_eq!(spaces, wanted);
    let used =
        Scenario::base(3).hand(A, &["base-imp-sardaukar-legion"]).goods(A, 4, 0, 0).agent(B, Space::Wealth);
    let used = used.spaces(A, "base-imp-sardaukar-legion");
    assert_eq!(used, [Space::Mentat, Space::RallyTroops, Space::HallOfOratory]);
}

#[test]
#[rule("DB-EX-02", "IF-06")]
fn an_arrow() {
    let scene = || {
        let mut scene =
            Scenario::base(3).hand(A, &["base-imp-fremen-camp"]).goods(A, 0, 5, 0).troops(A, 0, 0);
        scene.send(A, "base-imp-fremen-camp", Space::SecureContract).example("DB-EX-02");
        scene
    };
    let mut paid = scene();
    paid.resolve(A, "Pay");
    assert_eq!((paid.see(A).spice, paid.see(A).garrison), (3, 3));
    assert!(paid.pool().is_empty());
    let mut declined = scene();
    declined.act(A, Action::EndTurn);
    assert_eq!((declined.see(A).spice, declined.see(A).garrison), (5, 0));
}

#[test]
#[rule("DB-EX-03")]
fn a_combat_space_without_recruits() {
    let mut scene = Scenario::base(3).hand(A, &["start-dune-desert-planet"]).goods(A, 0, 0, 0);
    scene.send(A, "start-dune-desert-planet", Space::ImperialBasin).example("DB-EX-03");
    assert_eq!(scene.see(A).spice, 1);
    assert!(
        scene.may(A, Action::Deploy(1)) && scene.may(A, Action::Deploy(2)) && scene.may(A, Action::EndTurn)
    );
    assert_eq!(scene.refused(A, Action::Deploy(3)).as_str(), "IU-UNIT-06");
}

#[test]
#[rule("DB-EX-04")]
fn control_and_an_arrow() {
    let mut scene = Scenario::base(3)
        .control(A, Space::BaseCarthag)
        .goods(A, 0, 0, 0)
        .turn_of(B)
        .hand(B, &["base-imp-duncan-idaho"])
        .deck(B, &["start-dagger"])
        .goods(B, 0, 0, 1)
        .troops(B, 1, 0);
    scene.send(B, "base-imp-duncan-idaho", Space::BaseCarthag).example("DB-EX-04");
    scene.resolve(B, "Pay").act_all(B);
    assert_eq!((scene.see(A).solari, scene.see(B).garrison), (1, 3));
    assert_eq!((scene.see(B).intrigue_count, scene.see(B).hand_count), (1, 1));
    assert!(scene.may(B, Action::Deploy(3)));
}

#[test]
#[rule("DB-EX-05")]
fn no_combat_space() {
    let mut scene = Scenario::base_led_by(3, C, Leader::PaulAtreides)
        .turn_of(C)
        .hand(C, &["base-imp-bene-gesserit-initiate"])
        .deck(C, &["start-dagger"])
        .goods(C, 4, 0, 0);
    scene.send(C, "base-imp-bene-gesserit-initiate", Space::RallyTroops).act_all(C).example("DB-EX-05");
    assert_eq!((scene.see(C).solari, scene.see(C).hand_count, scene.see(C).garrison), (0, 1, 7));
    assert!(!scene.may(C, Action::Deploy(1)));
}

#[test]
#[rule("DB-EX-06")]
fn a_reveal_turn() {
    let row = [
        "base-imp-space-travel",
        "base-imp-gurney-halleck",
        "base-imp-chani",
        "base-imp-opulence",
        "base-imp-carryall",
    ];
    let mut scene = Scenario::base(3)
        .row(row)
        .hand(A, &["base-imp-imperial-spy", "base-imp-smugglers-thopter", "base-imp-stilgar"])
        .goods(A, 0, 0, 0)
        .troops(A, 1, 2);
    scene.act(A, Action::Reveal).act_all(A).example("DB-EX-06");
    assert_eq!((scene.see(A).persuasion, scene.see(A).spice), (4, 1));
    scene.act(A, Action::Acquire(card("base-imp-space-travel")));
    assert!(scene.see(A).discard.contains(&card("base-imp-space-travel")) && scene.view().row.len() == 5);
    // One persuasion buys nothing there: the turn is over.
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    assert_eq!((scene.see(A).persuasion, scene.see(A).strength), (0, 8));
}

#[test]
#[rule("DB-EX-07", "DB-EX-08")]
fn a_combat_and_its_rewards() {
    let mut scene = Scenario::base(3)
        .conflict("base-con-siege-of-arrakeen")
        .troops(A, 0, 2)
        .swords(A, 4)
        .troops(B, 0, 3)
        .goods(A, 0, 0, 0)
        .goods(C, 0, 0, 0)
        .intrigue(A, &["base-int-windfall"])
        .intrigue(B, &["base-int-ambush", "base-int-favored-subject"])
        .intrigue(C, &["base-int-ambush"])
        .combat();
    scene.example("DB-EX-07");
    assert_eq!((scene.see(A).strength, scene.see(B).strength), (8, 6));
    scene.act(A, Action::Pass).play(B, "base-int-ambush").act(B, Action::Pass);
    // C has no troop; A may act again.
    assert_eq!((scene.waiting(), scene.see(B).strength), (Some(A), 10));
    scene.act(A, Action::Pass).act(B, Action::Pass);
    while scene.view().victor.is_some() && scene.waiting() == Some(B) {
        scene.act(B, Action::Pass);
    }
    let held = scene.view().control;
    assert_eq!((scene.see(B).vp, held.len(), held[0].seat), (1, 1, B));
    assert_eq!((scene.see(A).solari, scene.see(C).solari), (4, 0));
}

#[test]
#[rule("DB-EX-09")]
fn the_makers_phase() {
    let scene = Scenario::base(3).agent(A, Space::ImperialBasin).bonus(Space::GreatFlat, 1);
    scene.example("DB-EX-09");
    let scene = scene.makers();
    let bonus: Vec<(Space, u8)> = scene.view().bonus.iter().map(|bonus| (bonus.space, bonus.spice)).collect();
    assert_eq!(bonus, [(Space::ImperialBasin, 0), (Space::BaseHaggaBasin, 1), (Space::GreatFlat, 2)]);
}
