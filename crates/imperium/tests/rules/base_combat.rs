//! DB-COMBAT: the Conflicts of Dune: Imperium.

use crate::*;

#[test]
#[rule("DB-COMBAT-01", "DB-COMBAT-02", "IF-19")]
fn troops_and_strength() {
    let scene = Scenario::base(3).troops(A, 1, 2).swords(A, 3).swords(B, 4).troops(B, 3, 0);
    assert_eq!((scene.see(A).strength, scene.see(B).strength), (7, 0));
    let mut chani = Scenario::base(3).troops(A, 0, 2).hand(A, &["base-imp-chani"]);
    chani.act(A, Action::Reveal).resolve(A, "Retreat");
    assert_eq!(chani.legal(A), [0, 1, 2].map(Action::Retreat));
    chani.act(A, Action::Retreat(2));
    assert_eq!((chani.see(A).garrison, chani.see(A).deployed), (2, 0));
}

#[test]
#[rule("DB-COMBAT-04")]
fn combat_cards_go_round() {
    let mut scene = Scenario::base(3)
        .troops(A, 0, 2)
        .troops(B, 0, 2)
        .intrigue(A, &["base-int-ambush", "base-int-windfall"])
        .intrigue(B, &["base-int-private-army", "base-int-allied-armada"])
        .goods(B, 0, 2, 0)
        .combat();
    assert_eq!(scene.waiting(), Some(A));
    assert_eq!(scene.refused(A, Action::Play(intrigue("base-int-windfall"))).as_str(), "IU-INTRIGUE-06");
    scene.play(A, "base-int-ambush").act(A, Action::Pass);
    assert_eq!(scene.see(A).strength, 8);
    // Its condition is not met.
    assert!(!scene.may(B, Action::Play(intrigue("base-int-allied-armada"))));
    scene.play(B, "base-int-private-army");
    assert_eq!((scene.see(B).strength, scene.see(B).spice), (9, 0));
}

#[test]
#[rule("DB-COMBAT-05", "DB-COMBAT-06")]
fn rewards_and_the_card_that_nobody_takes() {
    let scene = Scenario::base(3).conflict("base-con-guild-bank-raid");
    let scene = scene.goods(A, 0, 0, 0).goods(B, 0, 0, 0).goods(C, 0, 0, 0);
    let three = scene.troops(A, 0, 3).troops(B, 0, 2).troops(C, 0, 1).combat();
    // With three players the third place gets nothing.
    assert_eq!([A, B, C].map(|seat| three.see(seat).solari), [6, 4, 0]);
    assert!(three.see(A).won.is_empty());
    assert_eq!(three.view().unclaimed, [conflict("base-con-guild-bank-raid")]);
    let scene = Scenario::base(3).conflict("base-con-guild-bank-raid");
    let scene = scene.goods(A, 0, 0, 0).goods(B, 0, 0, 0).goods(C, 0, 0, 0);
    let tied = scene.troops(A, 0, 3).troops(B, 0, 2).troops(C, 0, 2).combat();
    assert_eq!([A, B, C].map(|seat| tied.see(seat).solari), [6, 2, 2]);
    let mut four = Scenario::base(4).conflict("base-con-guild-bank-raid");
    for (seat, troops) in [(A, 3), (B, 2), (C, 1)] {
        four = four.goods(seat, 0, 0, 0).troops(seat, 0, troops);
    }
    let four = four.combat();
    assert_eq!([A, B, C].map(|seat| four.see(seat).solari), [6, 4, 2]);
}

#[test]
#[rule("DB-COMBAT-07", "DB-COMBAT-08", "IF-36")]
fn cards_for_the_sole_winner() {
    let victor = "base-int-to-the-victor";
    let base = || Scenario::base(3).conflict("base-con-skirmish-b").intrigue(A, &[victor]).goods(A, 0, 0, 0);
    let mut scene = base().troops(A, 0, 2).troops(B, 0, 1).combat();
    // Not in the card loop.
    assert_eq!(scene.refused(A, Action::Play(intrigue(victor))).as_str(), "IU-INTRIGUE-06");
    scene.act(A, Action::Pass);
    assert_eq!((scene.waiting(), scene.see(A).vp), (Some(A), 1));
    scene.play(A, victor);
    assert_eq!(scene.see(A).spice, 3);
    let mut tied = base().troops(A, 0, 2).troops(B, 0, 2).combat();
    tied.act(A, Action::Pass);
    assert_eq!((tied.view().round, tied.see(A).intrigue_count), (2, 1));
}

#[test]
#[rule("DB-COMBAT-09", "DB-COMBAT-13", "IF-37", "DB-EX-11")]
fn rewards_pay_for_the_winners_cards() {
    let respect = "base-int-demand-respect";
    let mut scene = Scenario::base(3)
        .conflict("base-con-raid-stockpiles")
        .intrigue_deck(&["base-int-to-the-victor"])
        .goods(A, 0, 0, 0)
        .troops(A, 0, 2)
        .combat();
    // The Intrigue card of the reward may be played for the same win.
    assert_eq!((scene.waiting(), scene.see(A).spice), (Some(A), 3));
    scene.play(A, "base-int-to-the-victor");
    assert_eq!(scene.see(A).spice, 6);
    let mut paid = Scenario::base(3)
        .conflict("base-con-raid-stockpiles")
        .intrigue(A, &[respect])
        .goods(A, 0, 0, 0)
        .troops(A, 0, 2)
        .combat();
    paid.act(A, Action::Pass);
    paid.example("DB-EX-11");
    paid.play(A, respect).choose(A, 1).act(A, Action::Faction(Faction::Guild));
    assert_eq!((paid.see(A).influence[1], paid.see(A).spice), (2, 1));
}

#[test]
#[rule("DB-COMBAT-10")]
fn control_of_three_locations() {
    for (key, space) in [
        ("base-con-siege-of-arrakeen", Space::Arrakeen),
        ("base-con-siege-of-carthag", Space::BaseCarthag),
        ("base-con-secure-imperial-basin", Space::ImperialBasin),
    ] {
        let scene = Scenario::base(3).conflict(key).troops(B, 0, 1).combat();
        let held = scene.view().control;
        assert_eq!((held.len(), held[0].space, held[0].seat), (1, space, B));
    }
}

#[test]
#[rule("DB-COMBAT-11")]
fn two_different_rewards_are_chosen() {
    let scene = Scenario::base(3).conflict("base-con-battle-for-arrakeen").round(7).goods(B, 0, 0, 0);
    let mut scene = scene.troops(A, 0, 3).troops(B, 0, 1).combat();
    assert_eq!(scene.waiting(), Some(B));
    let options = scene.legal(B);
    assert_eq!(options.len(), 3);
    scene.act(B, options[1]);
    assert_eq!(scene.legal(B), [options[0], options[2]]);
    assert_eq!(scene.see(B).spice, 0);
    scene.act(B, options[2]);
    assert_eq!((scene.see(B).spice, scene.see(B).solari, scene.see(B).intrigue_count), (2, 3, 0));
}

#[test]
#[rule("DB-COMBAT-12")]
fn the_end_comes_at_ten_points_or_the_last_conflict() {
    let ten = Scenario::base(3).vp(B, 10).makers();
    assert_eq!(ten.winner(), Some(B));
    let nine = Scenario::base(3).vp(B, 9).makers();
    assert_eq!(nine.winner(), None);
    let last = Scenario::base(3).vp(C, 5).round(10).makers();
    assert_eq!(last.winner(), Some(C));
    let tie = Scenario::base(3).round(10).vp(A, 5).vp(C, 5).goods(A, 9, 0, 9).goods(C, 0, 1, 0).makers();
    assert_eq!(tie.winner(), Some(C));
}
