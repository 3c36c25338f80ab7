//! RI-DREAD: dreadnoughts.

use imperium::content::Leader;

use crate::*;

#[test]
#[rule("RI-DREAD-01", "RI-DREAD-02", "RI-DREAD-03")]
fn commissioned_and_deployed() {
    let scene = Scenario::ix(3).dreadnoughts(A, 1, 0).troops(A, 3, 0).goods(A, 3, 0, 0);
    let mut scene = scene.hand(A, &["start-dagger", "base-reserve-foldspace", FILLER]);
    scene.send(A, "start-dagger", Space::Dreadnought).resolve(A, "Dreadnought");
    assert_eq!(scene.see(A).ix.unwrap().dreadnoughts.garrison, 2);
    // Dreadnought is no Combat space.
    assert!(!scene.may(A, Action::DeployDreadnought));
    // None left: nothing happens.
    let mut none = Scenario::ix(3).dreadnoughts(A, 2, 0).goods(A, 3, 0, 0).hand(A, &["start-dagger", FILLER]);
    none.send(A, "start-dagger", Space::Dreadnought);
    assert!(!none.may(A, Action::Resolve(effect("space-dreadnought.effects.1"))));
    // Advanced Weaponry before an agent goes to a Combat space: the new one is like a recruit.
    let scene = Scenario::ix(3).troops(A, 3, 0).goods(A, 3, 0, 0).intrigue(A, &["ix-int-advanced-weaponry"]);
    let mut scene = scene.hand(A, &["ix-imp-landing-rights", FILLER]);
    scene.play(A, "ix-int-advanced-weaponry").send(A, "ix-imp-landing-rights", Space::Arrakeen);
    scene.resolve(A, "Troops(1)");
    // One recruit, one dreadnought, two more: a dreadnought left at home makes no room for a third old troop.
    assert!(scene.may(A, Action::Deploy(3)));
    assert_eq!(scene.refused(A, Action::Deploy(4)).as_str(), "IU-UNIT-06");
    scene.act(A, Action::DeployDreadnought);
    assert!(scene.may(A, Action::Deploy(3)) && !scene.may(A, Action::Deploy(4)));
    scene.act(A, Action::Deploy(3));
    assert!(!scene.may(A, Action::Deploy(1)));
    // One that was there before counts against the two.
    let mut old =
        Scenario::ix(3).dreadnoughts(A, 2, 0).troops(A, 3, 0).hand(A, &["ix-imp-landing-rights", FILLER]);
    old.send(A, "ix-imp-landing-rights", Space::Arrakeen);
    old.act(A, Action::DeployDreadnought).act(A, Action::DeployDreadnought);
    assert!(!old.may(A, Action::Deploy(1)));
    old.resolve(A, "Troops(1)");
    assert!(old.may(A, Action::Deploy(1)) && !old.may(A, Action::Deploy(2)));
    // Of two in the garrison one is new: the other is one of the two, and a single old troop goes with them.
    let scene = Scenario::ix(3).dreadnoughts(A, 1, 0).troops(A, 3, 0).goods(A, 3, 0, 0);
    let scene = scene.intrigue(A, &["ix-int-advanced-weaponry"]).hand(A, &["ix-imp-landing-rights", FILLER]);
    let mut both = scene;
    both.play(A, "ix-int-advanced-weaponry").send(A, "ix-imp-landing-rights", Space::Arrakeen);
    both.act(A, Action::DeployDreadnought);
    assert!(both.may(A, Action::Deploy(2)));
    both.act(A, Action::DeployDreadnought);
    assert!(both.may(A, Action::Deploy(1)) && !both.may(A, Action::Deploy(2)));
    // Two old troops and the new dreadnought leave the old one at home.
    let scene = Scenario::ix(3).dreadnoughts(A, 1, 0).troops(A, 3, 0).goods(A, 3, 0, 0);
    let scene = scene.intrigue(A, &["ix-int-advanced-weaponry"]).hand(A, &["ix-imp-landing-rights", FILLER]);
    let mut troops = scene;
    troops.play(A, "ix-int-advanced-weaponry").send(A, "ix-imp-landing-rights", Space::Arrakeen);
    troops.act(A, Action::Deploy(2)).act(A, Action::DeployDreadnought);
    assert!(!troops.may(A, Action::DeployDreadnought) && !troops.may(A, Action::Deploy(1)));
}

#[test]
#[rule("RI-DREAD-04", "RI-DREAD-05", "RI-DREAD-13", "IF-78", "IF-79")]
fn three_strength_and_presence() {
    let scene =
        Scenario::ix(3).dreadnoughts(A, 0, 1).swords(A, 2).troops(A, 3, 0).dreadnoughts(B, 1, 0).swords(B, 5);
    let scene = scene.flag(C, Space::Arrakeen).swords(C, 4).intrigue(A, &["base-int-ambush"]);
    assert_eq!([A, B, C].map(|seat| scene.see(seat).strength), [5, 0, 0]);
    let scene = scene.intrigue(B, &["ix-int-finesse"]).combat();
    assert_eq!(scene.waiting(), Some(A));
    assert!(scene.may(A, Action::Play(intrigue("base-int-ambush"))));
    // A dreadnought in the garrison lets nobody play a card.
    let nobody = Scenario::ix(3).dreadnoughts(B, 1, 0).intrigue(B, &["base-int-ambush"]).troops(A, 0, 1);
    let mut nobody = nobody.intrigue(A, &["ix-int-cull"]).combat();
    nobody.act(A, Action::Pass);
    assert_eq!((nobody.view().phase, nobody.waiting()), (imperium::view::Phase::Combat, Some(A)));
}

#[test]
#[rule("RI-DREAD-06")]
fn troops_are_no_dreadnoughts() {
    let mut scene = Scenario::ix(3).dreadnoughts(A, 0, 2).troops(A, 3, 1).hand(A, &["ix-imp-satellite-ban"]);
    scene.act(A, Action::Reveal).resolve(A, "Retreat(2)");
    assert_eq!(scene.legal(A), [0, 1].map(Action::Retreat));
    let mut cross = Scenario::ix(3).dreadnoughts(B, 0, 1).troops(B, 3, 0).goods(A, 9, 9, 9);
    cross = cross.intrigue(A, &["base-int-double-cross"]);
    assert!(!cross.may(A, Action::Play(intrigue("base-int-double-cross"))));
}

#[test]
#[rule("RI-DREAD-07", "RI-DREAD-08", "RI-DREAD-09", "RI-DREAD-12")]
fn the_winner_places_one() {
    let scene =
        Scenario::ix(3).conflict("base-con-guild-bank-raid").dreadnoughts(A, 0, 2).dreadnoughts(B, 0, 1);
    let mut scene = scene.flag(C, Space::Arrakeen).combat();
    // Exactly one, and not where one still stands.
    let places = [Action::Occupy(Space::BaseCarthag), Action::Occupy(Space::ImperialBasin)];
    assert_eq!(scene.legal(A), places);
    scene.act(A, places[0]);
    let ships = |seat| scene.see(seat).ix.unwrap().dreadnoughts;
    assert_eq!((ships(A).garrison, ships(A).deployed, ships(A).supply), (1, 0, 0));
    assert_eq!((ships(B).garrison, ships(B).deployed, ships(B).supply), (1, 0, 1));
    // The one of the last round has come home.
    assert_eq!(ships(C).garrison, 1);
    let flags = scene.view().ix.unwrap().flags;
    assert_eq!((flags.len(), flags[0].space, flags[0].seat), (1, Space::BaseCarthag, A));
    // Of the troops, none came home.
    let troops = Scenario::ix(3).dreadnoughts(A, 0, 1).troops(A, 3, 2);
    let mut troops = troops.combat();
    troops.act(A, Action::Occupy(Space::Arrakeen));
    assert_eq!((troops.see(A).garrison, troops.see(A).supply), (3, 9));
}

#[test]
#[rule("RI-DREAD-10", "RI-DREAD-11")]
fn it_covers_a_marker_until_the_next_combat_is_over() {
    let scene = Scenario::ix(3).control(B, Space::Arrakeen).flag(A, Space::Arrakeen);
    let mut scene = scene.hand(C, &["base-imp-scout", FILLER]);
    scene = scene.goods(A, 0, 0, 0).goods(B, 0, 0, 0).turn_of(C);
    scene.send(C, "base-imp-scout", Space::Arrakeen);
    assert_eq!((scene.see(A).solari, scene.see(B).solari), (1, 0));
    // The defensive troop is the dreadnought's owner's too.
    let defended = Scenario::ix(3).control(B, Space::Arrakeen).flag(A, Space::Arrakeen).round(4);
    let mut defended = defended.next_conflict("base-con-siege-of-arrakeen").new_round();
    assert_eq!(defended.waiting(), Some(A));
    defended.act(A, Action::Defend);
    assert_eq!(defended.see(A).deployed, 1);
    let after = Scenario::ix(3).control(B, Space::Arrakeen).flag(A, Space::Arrakeen).troops(C, 0, 1).combat();
    assert!(after.view().ix.unwrap().flags.is_empty());
    assert_eq!((after.view().control[0].seat, after.see(A).ix.unwrap().dreadnoughts.garrison), (B, 1));
}

#[test]
#[rule("RI-DREAD-14")]
fn a_tie_for_first_is_no_win() {
    let scene = Scenario::ix(3).dreadnoughts(A, 0, 1).dreadnoughts(B, 0, 1).combat();
    assert!(scene.view().ix.unwrap().flags.is_empty());
    assert_eq!(scene.see(A).ix.unwrap().dreadnoughts.garrison, 1);
}

#[test]
#[rule("RI-DREAD-15")]
fn a_conflict_for_a_location_gives_the_marker_and_the_flag() {
    let scene = Scenario::ix(3).conflict("base-con-siege-of-arrakeen").dreadnoughts(A, 0, 1).troops(A, 0, 2);
    let mut scene = scene.combat();
    assert!(scene.may(A, Action::Occupy(Space::Arrakeen)));
    scene.act(A, Action::Occupy(Space::ImperialBasin));
    let view = scene.view();
    assert_eq!((view.control[0].space, view.control[0].seat), (Space::Arrakeen, A));
    assert_eq!(view.ix.unwrap().flags[0].space, Space::ImperialBasin);
}

#[test]
#[rule("RI-DREAD-16", "RI-AMB-06")]
fn detonation_devices() {
    let scene = || Scenario::ix(3).conflict("base-con-guild-bank-raid").tiles(A, &["detonation-devices"]);
    let mut won = scene().dreadnoughts(A, 0, 1).combat();
    won.act(A, Action::Detonate);
    let own = won.see(A);
    assert_eq!((own.vp, own.ix.unwrap().dreadnoughts.supply), (1, 2));
    assert!(won.view().ix.unwrap().flags.is_empty());
    // It must have fought.
    let absent = scene().dreadnoughts(A, 1, 0).troops(A, 0, 1).combat();
    assert_eq!((absent.see(A).vp, absent.see(A).ix.unwrap().dreadnoughts.garrison), (0, 1));
    let mut without = Scenario::ix(3).dreadnoughts(A, 0, 1).combat();
    assert!(!without.may(A, Action::Detonate));
    without.act(A, Action::Occupy(Space::Arrakeen));
}

#[test]
#[rule("RI-EX-03")]
fn the_printed_example() {
    let scene = Scenario::ix(3).conflict("base-con-guild-bank-raid").troops(A, 0, 2).troops(C, 0, 2);
    let scene = scene.dreadnoughts(B, 0, 1).swords(B, 2).dreadnoughts(C, 0, 1);
    let scene = scene.flag(A, Space::Arrakeen).control(B, Space::Arrakeen).control(B, Space::ImperialBasin);
    scene.example("RI-EX-03");
    assert_eq!([A, B, C].map(|seat| scene.see(seat).strength), [4, 5, 7]);
    let mut scene = scene.goods(B, 0, 0, 0).combat();
    let places = [Action::Occupy(Space::BaseCarthag), Action::Occupy(Space::ImperialBasin)];
    assert_eq!(scene.legal(C), places);
    assert_eq!(scene.see(B).solari, 4);
    scene.act(C, places[1]);
    let control = scene.view().control.iter().map(|held| (held.space, held.seat)).collect::<Vec<_>>();
    assert_eq!(control, [(Space::Arrakeen, B), (Space::ImperialBasin, B)]);
    assert_eq!(scene.view().ix.unwrap().flags[0].space, Space::ImperialBasin);
    assert_eq!([A, B].map(|seat| scene.see(seat).ix.unwrap().dreadnoughts.garrison), [1, 1]);
}

#[test]
#[rule("RI-LEADER-10")]
fn rhombur_builds_heavier_ones() {
    let scene = Scenario::ix_led_by(3, A, Leader::RhomburVernius).dreadnoughts(A, 0, 2).dreadnoughts(B, 0, 2);
    assert_eq!((scene.see(A).strength, scene.see(B).strength), (8, 6));
    let mut scene = scene.hand(A, &["start-signet-ring", FILLER]).goods(A, 0, 9, 0);
    scene.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Choose([Tech, Negotiator])").choose(A, 1);
    assert_eq!(scene.see(A).ix.unwrap().negotiators, 1);
}
