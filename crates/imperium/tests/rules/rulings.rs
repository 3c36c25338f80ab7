//! Rulings where the rulebook is silent or at odds with what is printed.

use crate::*;

#[test]
#[rule("IU-AMB-90", "IU-SPACE-16", "IU-INTRIGUE-11")]
fn imperial_privilege_trashes_the_intrigue_card() {
    let scene = || {
        let mut scene = Scenario::new(3)
            .hand(A, &["start-dagger", FILLER])
            .influence(A, Faction::Emperor, 2)
            .goods(A, 3, 0, 0)
            .intrigue(A, &["int-devour"])
            .intrigue_deck(&["int-cunning"]);
        scene.send(A, "start-dagger", Space::ImperialPrivilege);
        scene
    };
    let mut traded = scene();
    traded.resolve(A, "Pay([TrashIntrigue]");
    assert_eq!(traded.see(A).intrigue.unwrap(), [intrigue("int-cunning")]);
    // Neither on the discard pile nor, with the deck run out, in the deck again.
    assert_eq!((traded.view().intrigue_discard.len(), traded.view().intrigue_left), (0, 0));
    // It need not be done, and it is done once.
    let again = traded.pool().iter().any(|item| item.starts_with("Pay"));
    let mut kept = scene();
    kept.resolve(A, "Draw(1)").act(A, Action::EndTurn);
    assert_eq!((again, kept.see(A).intrigue.unwrap()), (false, vec![intrigue("int-devour")]));
}

#[test]
#[rule("IU-AMB-91")]
fn six_players_can_all_be_councilors() {
    let mut scene = Scenario::six().turn_of(F).hand(F, &["start-dagger", FILLER]).goods(F, 5, 0, 0);
    for seat in [A, B, C, D, E] {
        scene = scene.council(seat);
    }
    scene.send(F, "start-dagger", Space::HighCouncil);
    // A first visit, whoever sits there: the seat and none of what later visits give.
    let player = scene.see(F);
    assert_eq!((player.council, player.solari, player.spice, player.garrison), (true, 0, 0, 3));
    let seats = scene.view().players.iter().filter(|player| player.council).count();
    let mut reveals = Scenario::six().turn_of(F).council(F);
    reveals.act(F, Action::Reveal);
    assert_eq!((seats, reveals.see(F).persuasion), (6, 2 + 2));
}

#[test]
#[rule("IU-AMB-92")]
fn a_card_acquired_into_the_hand_on_the_reveal_turn_is_revealed() {
    let row =
        ["imp-maula-pistol", "imp-steersman", "imp-overthrow", "imp-stilgar-the-devoted", "imp-desert-power"];
    let awe = |worms| {
        let mut scene = Scenario::new(3).row(row).no_wall().worms(A, worms).intrigue(A, &["int-inspire-awe"]);
        scene.act(A, Action::Reveal).play(A, "int-inspire-awe");
        scene.act(A, Action::Acquire(card("imp-maula-pistol")));
        scene
    };
    let hand = awe(1);
    // One persuasion and one sword of the Maula Pistol, beside the Convincing Argument's two.
    let player = hand.see(A);
    assert_eq!((player.hand_count, player.persuasion, player.swords), (0, 3, 1));
    assert_eq!(player.revealed.len(), 2);
    let discard = awe(0).see(A);
    assert_eq!((discard.persuasion, discard.swords, discard.discard), (2, 0, vec![card("imp-maula-pistol")]));
    // Before the Reveal turn the card is simply in hand.
    let mut before = Scenario::new(3).row(row).no_wall().worms(A, 1).intrigue(A, &["int-inspire-awe"]);
    before.play(A, "int-inspire-awe").act(A, Action::Acquire(card("imp-maula-pistol")));
    assert!(before.see(A).hand_known == [card("imp-maula-pistol")] && before.see(A).revealed.is_empty());
}

#[test]
#[rule("IU-AMB-93", "IU-INTRIGUE-08")]
fn a_row_without_a_cost_does_not_free_a_card_from_its_cost() {
    let depart = "int-depart-for-arrakis";
    let scene = |spice, guild| {
        let scene = Scenario::new(3).goods(A, 0, spice, 3).influence(A, Faction::Guild, guild);
        scene.influence(A, Faction::Fremen, 3).intrigue(A, &[depart, "int-strategic-stockpiling"])
    };
    // Not for the draw alone; paid, both rows come, the second where its condition is met.
    assert_eq!(scene(1, 3).refused(A, Action::Play(intrigue(depart))).as_str(), "IU-INTRIGUE-08");
    for (guild, hand) in [(2, 1), (3, 2)] {
        let mut paid = scene(2, guild);
        let player = paid.play(A, depart).see(A);
        assert_eq!((player.spice, player.garrison, player.hand_count), (0, 6, hand));
    }
    // Strategic Stockpiling: water alone, spice alone, or both.
    let stockpiling = |spice, water, lines: &[Action]| {
        let mut scene = scene(spice, 0).goods(A, 0, spice, water);
        scene.play(A, "int-strategic-stockpiling");
        for &line in lines {
            scene.act(A, line);
        }
        let player = scene.see(A);
        (player.vp, player.spice, player.water)
    };
    assert_eq!(stockpiling(4, 3, &[]), (1, 4, 0));
    assert_eq!(stockpiling(5, 2, &[]), (1, 0, 2));
    assert_eq!(
        stockpiling(5, 3, &[Action::Line(effect("int-strategic-stockpiling.plot.2")), Action::Decline]),
        (1, 5, 0)
    );
    assert_eq!(
        stockpiling(5, 3, &[Action::Line(effect("int-strategic-stockpiling.plot.1")), Action::Decline]),
        (1, 0, 3)
    );
    assert_eq!(
        stockpiling(
            5,
            3,
            &[
                Action::Line(effect("int-strategic-stockpiling.plot.1")),
                Action::Line(effect("int-strategic-stockpiling.plot.2"))
            ]
        ),
        (2, 0, 0)
    );
}
