//! RECALL and END: when it ends and who wins.

use crate::*;

#[test]
#[rule("IU-RECALL-01", "IU-AMB-42", "IU-END-02")]
fn ten_points_or_the_last_conflict_end_the_game() {
    assert_eq!(Scenario::new(3).vp(B, 9).round(9).makers().winner(), None);
    assert_eq!(Scenario::new(3).vp(B, 10).round(3).makers().winner(), Some(B));
    // Not whoever triggered the end but whoever has most wins.
    assert_eq!(Scenario::new(3).vp(B, 10).vp(C, 11).round(3).makers().winner(), Some(C));
    assert_eq!(Scenario::new(3).vp(A, 3).round(10).makers().winner(), Some(A));
    // Ten points on the way are not looked at before the Recall phase.
    let mut scene = Scenario::new(3).vp(A, 9).hand(A, &["imp-smugglers-haven", FILLER]).goods(A, 0, 4, 0);
    scene.send(A, "imp-smugglers-haven", Space::DeliverSupplies);
    scene.resolve(A, "Pay");
    assert_eq!((scene.see(A).vp, scene.winner()), (10, None));
}

#[test]
#[rule("IU-END-03", "IU-END-04", "IU-AMB-44", "IF-32")]
fn ties_are_broken_in_order() {
    let scene = |goods: [(u8, u8, u8, u8); 3]| {
        let mut scene = Scenario::new(3).round(10);
        for (at, (spice, solari, water, garrison)) in goods.into_iter().enumerate() {
            let seat = Seat(at as u8);
            scene = scene.vp(seat, 7).goods(seat, solari, spice, water).troops(seat, garrison, 0);
        }
        scene.combat().winner()
    };
    assert_eq!(scene([(1, 9, 9, 9), (2, 0, 0, 0), (0, 9, 9, 9)]), Some(B));
    assert_eq!(scene([(1, 1, 9, 9), (1, 2, 0, 0), (1, 0, 9, 9)]), Some(B));
    assert_eq!(scene([(1, 1, 1, 9), (1, 1, 2, 0), (1, 1, 0, 9)]), Some(B));
    assert_eq!(scene([(1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 0)]), Some(B));
    // All the same: the later Reveal turn, and C revealed last.
    assert_eq!(scene([(1, 1, 1, 1); 3]), Some(C));
}

#[test]
#[rule("IU-END-01", "IU-AMB-43")]
fn endgame_cards_come_first_and_their_spice_counts() {
    let mut scene = Scenario::new(3)
        .vp(A, 10)
        .vp(B, 9)
        .goods(A, 0, 1, 0)
        .discard(B, &["reserve-spice-must-flow", "reserve-spice-must-flow"])
        .intrigue(B, &["int-secure-spice-trade"])
        .makers();
    assert_eq!(scene.waiting(), Some(B));
    scene.play(B, "int-secure-spice-trade");
    assert_eq!((scene.see(B).vp, scene.see(B).spice, scene.winner()), (10, 2, Some(B)));
}

#[test]
#[rule("IU-END-05", "IF-33")]
fn points_are_not_capped() {
    assert_eq!(Scenario::new(3).vp(A, 14).vp(B, 13).makers().winner(), Some(A));
    // And gained beyond the end of the track.
    let mut scene = Scenario::new(3).influence(A, Faction::Emperor, 1).vp(A, 12).goods(A, 1, 0, 0);
    scene = scene.intrigue(A, &["int-imperium-politics"]);
    scene.play(A, "int-imperium-politics").choose(A, 0);
    assert_eq!(scene.see(A).vp, 13);
}

#[test]
#[rule("IU-ICON-04")]
fn the_wild_icon_pairs_at_the_end() {
    let scene =
        |scene: Scenario| scene.vp(A, 10).won(A, "con-propaganda").objective(A, "objective-crysknife");
    let mut paired = scene(Scenario::new(3)).intrigue(A, &["int-crysknife"]).makers();
    assert_eq!(
        paired.legal(A),
        [Action::Play(intrigue("int-crysknife")), Action::PairWild(BattleIcon::Crysknife), Action::Pass]
    );
    paired.act(A, Action::PairWild(BattleIcon::Crysknife));
    assert_eq!((paired.see(A).vp, paired.see(A).icons.len()), (11, 0));
    // The Crysknife card may use the wild card instead; the Objective is no Conflict card.
    let mut flipped = scene(Scenario::new(3)).intrigue(A, &["int-crysknife"]).makers();
    flipped.play(A, "int-crysknife");
    assert_eq!((flipped.see(A).vp, flipped.see(A).icons.clone()), (11, vec![BattleIcon::Crysknife]));
    // An Objective with another icon stays as it is.
    let other = Scenario::new(3).vp(A, 10).won(A, "con-propaganda").objective(A, "objective-crysknife");
    let mut other = other.won(A, "con-siege-of-arrakeen").makers();
    other.act(A, Action::PairWild(BattleIcon::Ornithopter));
    assert_eq!((other.see(A).vp, other.see(A).icons.clone()), (11, vec![BattleIcon::Crysknife]));
    // Passing does not lose the pair.
    let mut passed = scene(Scenario::new(3)).makers();
    passed.act(A, Action::Pass);
    assert_eq!(passed.see(A).vp, 11);
    // During the game the wild icon pairs with nothing.
    let won = Scenario::new(3)
        .conflict("con-propaganda")
        .objective(A, "objective-crysknife")
        .troops(A, 0, 1)
        .combat();
    assert_eq!(won.see(A).vp, 0);
}
