//! INTRIGUE: plots, combat cards, endgame cards.

use crate::*;

#[test]
#[rule("IU-INTRIGUE-01", "IU-INTRIGUE-04", "IU-INTRIGUE-05", "IU-INTRIGUE-06", "IU-INTRIGUE-07", "IF-08")]
fn every_card_has_its_time() {
    let cards = ["int-cunning", "int-devour", "int-shadow-alliance"];
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .intrigue(A, &cards)
        .intrigue(B, &["int-cunning".replace("cunning", "mercenaries").as_str()])
        .goods(B, 9, 0, 0);
    let play = |key| Action::Play(intrigue(key));
    assert_eq!(scene.refused(A, play("int-devour")).as_str(), "IU-INTRIGUE-05");
    assert_eq!(scene.refused(A, play("int-shadow-alliance")).as_str(), "IU-INTRIGUE-05");
    // Not in somebody else's turn.
    assert!(!scene.may(B, play("int-mercenaries")));
    // On an Agent turn after the last effect, too.
    scene.send(A, "start-dagger", Space::AssemblyHall);
    scene.play(A, "int-cunning");
    assert_eq!(scene.view().intrigue_discard, [intrigue("int-cunning")]);
    assert_eq!(scene.see(A).hand_count, 2);
    // Before the first decision of a turn, and on the Reveal turn.
    let mut reveal = Scenario::new(3).intrigue(A, &cards);
    assert!(reveal.may(A, play("int-cunning")));
    reveal.act(A, Action::Reveal);
    assert!(reveal.may(A, play("int-cunning")));
    let combat = Scenario::new(3).troops(A, 0, 1).intrigue(A, &cards).combat();
    assert_eq!(combat.legal(A), [play("int-devour"), Action::Pass]);
    assert_eq!(combat.refused(A, play("int-cunning")).as_str(), "IU-INTRIGUE-06");
    let end = Scenario::new(3).vp(A, 10).intrigue(A, &cards).makers();
    assert_eq!(end.legal(A), [Action::Pass]);
    assert_eq!(end.refused(A, play("int-devour")).as_str(), "IU-INTRIGUE-07");
}

#[test]
#[rule("IU-AMB-03")]
fn a_plot_before_the_card_can_pay_for_the_space() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .goods(A, 3, 0, 0)
        .intrigue(A, &["int-contingency-plan", "int-devour"])
        .spies(A, &[Post::LandsraadLeft]);
    let council = Action::Send { card: card("start-dagger"), space: Space::HighCouncil };
    assert!(!scene.may(A, council));
    scene.play(A, "int-contingency-plan").act(A, council);
    // Not between placing the agent and the decision to gather.
    assert_eq!(scene.legal(A), [Action::Gather(Post::LandsraadLeft), Action::Decline]);
}

/// C ends the turn before A's.
fn then_a(scene: Scenario) -> Scenario {
    let mut scene = scene.turn_of(C);
    scene.act(C, Action::Reveal).act(C, Action::EndTurn);
    scene
}

#[test]
#[rule("IU-AMB-03", "IU-INTRIGUE-05", "IF-08")]
fn an_empty_hand_does_not_end_the_agent_turns_of_who_holds_an_intrigue_card() {
    let empty = || Scenario::new(3).hand(A, &[]).deck(A, &["start-reconnaissance"]);
    let mut drawn = then_a(empty().intrigue(A, &["int-cunning"]));
    assert_eq!(drawn.legal(A), [Action::Play(intrigue("int-cunning")), Action::Reveal]);
    // What it draws can send an agent.
    drawn.play(A, "int-cunning").send(A, "start-reconnaissance", Space::Arrakeen);
    assert_eq!(drawn.see(A).agents, 1);
    // Without an agent it can still come before the hand is revealed, and the hand can pay for it.
    let home = Scenario::new(3).agent(A, Space::Secrets).agent(A, Space::AssemblyHall);
    let mut home = then_a(home.intrigue(A, &["int-sietch-ritual"]));
    home.play(A, "int-sietch-ritual").choose(A, 0);
    assert_eq!((home.see(A).influence, home.see(A).revealed.len()), ([0, 0, 1, 0], 0));
    // Whether a card can be played others cannot know, so whoever holds one is asked; without one there is no choice.
    let held = then_a(empty().intrigue(A, &["int-devour"]));
    assert_eq!(held.legal(A), [Action::Reveal]);
    assert_ne!(then_a(empty()).waiting(), Some(A));
}

#[test]
#[rule("IU-INTRIGUE-08", "IF-04", "IF-96")]
fn conditions_and_costs_must_be_met() {
    let may = |scene: Scenario, key: &str| scene.intrigue(A, &[key]).may(A, Action::Play(intrigue(key)));
    assert!(
        !may(Scenario::new(3), "int-councilors-ambition")
            && may(Scenario::new(3).council(A), "int-councilors-ambition")
    );
    assert!(!may(Scenario::new(3).goods(A, 2, 0, 0), "int-mercenaries"));
    assert!(may(Scenario::new(3).goods(A, 3, 0, 0), "int-mercenaries"));
    assert!(!may(Scenario::new(3), "int-change-allegiances"));
    assert!(may(Scenario::new(3).goods(A, 0, 3, 0), "int-change-allegiances"));
    assert!(may(Scenario::new(3).influence(A, Faction::Guild, 1), "int-change-allegiances"));
    // Two influences are needed for two losses.
    assert!(!may(Scenario::new(3).goods(A, 2, 0, 0).influence(A, Faction::Guild, 1), "int-opportunism"));
    assert!(may(Scenario::new(3).goods(A, 2, 0, 0).influence(A, Faction::Guild, 2), "int-opportunism"));
    // The toll of Depart for Arrakis is not optional.
    assert!(!may(Scenario::new(3).influence(A, Faction::Guild, 3), "int-depart-for-arrakis"));
    let mut paid = Scenario::new(3)
        .goods(A, 0, 2, 0)
        .influence(A, Faction::Guild, 3)
        .intrigue(A, &["int-depart-for-arrakis"]);
    paid.play(A, "int-depart-for-arrakis");
    assert_eq!((paid.see(A).spice, paid.see(A).garrison, paid.see(A).hand_count), (0, 6, 2));
}

#[test]
#[rule("IU-INTRIGUE-09", "IF-09")]
fn call_to_arms_waits_for_the_reveal_turn() {
    let mut scene =
        Scenario::new(3).hand(A, &["start-dagger", FILLER, FILLER]).intrigue(A, &["int-call-to-arms"]);
    scene.play(A, "int-call-to-arms");
    assert_eq!((scene.see(A).lasting.len(), scene.view().intrigue_discard.len()), (1, 0));
    scene.act(A, Action::Reveal);
    scene.act(A, Action::Acquire(card("reserve-prepare-the-way")));
    scene.act(A, Action::Acquire(card("reserve-prepare-the-way")));
    assert_eq!(scene.see(A).garrison, 5);
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    assert_eq!((scene.see(A).lasting.len(), scene.view().intrigue_discard.len()), (0, 1));
}

#[test]
#[rule("IU-INTRIGUE-03")]
fn intrigue_cards_are_held_in_secret() {
    use table::{Game, Viewer};
    let scene = Scenario::new(3).intrigue(A, &["int-cunning", "int-devour"]);
    let seen = |viewer| scene.game().view(viewer).players[0].clone();
    assert_eq!(seen(Viewer::Seat(A)).intrigue.unwrap().len(), 2);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(seen(viewer).intrigue.is_none());
        assert_eq!(seen(viewer).intrigue_count, 2);
    }
}

#[test]
#[rule("IU-INTRIGUE-11")]
fn a_trashed_intrigue_card_is_out_of_the_game() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-junction-headquarters", FILLER])
        .alliance(A, Faction::Guild, 4)
        .goods(A, 0, 2, 0)
        .intrigue(A, &["int-cunning"]);
    scene.send(A, "imp-junction-headquarters", Space::Arrakeen);
    scene.resolve(A, "If(Alliance(Guild)");
    let left = scene.view().intrigue_left;
    assert_eq!((scene.see(A).vp, scene.see(A).spice, scene.see(A).intrigue_count), (1, 0, 0));
    assert_eq!((left, scene.view().intrigue_discard.len()), (39, 0));
}

#[test]
#[rule("IU-INTRIGUE-12", "IF-10", "IU-AMB-30")]
fn an_empty_intrigue_deck_is_made_from_its_discards() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .intrigue(A, &["int-contingency-plan"])
        .intrigue_deck(&[]);
    scene.play(A, "int-contingency-plan");
    scene.send(A, "start-dagger", Space::AssemblyHall);
    assert_eq!((scene.see(A).intrigue_count, scene.view().intrigue_discard.len()), (1, 0));
    // Nothing anywhere: nothing is drawn. A card being played is not in the pile yet.
    let mut none = Scenario::new(3).goods(A, 3, 0, 0).intrigue(A, &["int-mercenaries"]).intrigue_deck(&[]);
    none.play(A, "int-mercenaries");
    assert_eq!((none.see(A).intrigue_count, none.view().intrigue_discard.len()), (0, 1));
}

#[test]
#[rule("IF-54", "IF-51", "IF-52", "IF-53", "IU-ROUND-13")]
fn manipulate_keeps_a_card_for_its_player() {
    let row = [
        "imp-overthrow",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let scene = || {
        let mut scene =
            Scenario::new(3).hand(A, &[FILLER]).row(row).intrigue(A, &["int-manipulate", "int-inspire-awe"]);
        scene.play(A, "int-manipulate").act(A, Action::SetAside(card("imp-maula-pistol")));
        scene
    };
    let mut discount = scene();
    assert_eq!((discount.view().row.len(), discount.see(A).aside), (5, Some(card("imp-maula-pistol"))));
    discount.act(A, Action::Reveal);
    // It costs 3 and the player has 2 persuasion.
    discount.act(A, Action::AcquireAside);
    assert_eq!((discount.see(A).persuasion, discount.see(A).aside), (0, None));
    // Nobody else can acquire it.
    let mut shared = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .hand(B, &[FILLER, FILLER])
        .row(row)
        .intrigue(A, &["int-manipulate"]);
    shared.play(A, "int-manipulate").act(A, Action::SetAside(card("imp-maula-pistol")));
    shared.send(A, "start-dagger", Space::AssemblyHall).act(A, Action::EndTurn).act(B, Action::Reveal);
    let pistol = Action::Acquire(card("imp-maula-pistol"));
    assert_eq!(shared.may(B, pistol), shared.view().row.contains(&card("imp-maula-pistol")));
    assert!(!shared.may(B, Action::AcquireAside));
    // What costs more than another effect allows stays aside: the discount is not for that.
    let four = ["imp-truthtrance", row[1], row[2], row[3], row[4]];
    let mut dear =
        Scenario::new(3).hand(A, &[FILLER]).row(four).intrigue(A, &["int-manipulate", "int-inspire-awe"]);
    dear.play(A, "int-manipulate").act(A, Action::SetAside(card("imp-truthtrance")));
    dear.play(A, "int-inspire-awe");
    assert!(dear.may(A, Action::Acquire(card("imp-maula-pistol"))));
    assert!(!dear.may(A, Action::Acquire(card("imp-truthtrance"))));
    // Another effect may take it without the discount.
    let mut other = scene();
    other.play(A, "int-inspire-awe").act(A, Action::Acquire(card("imp-maula-pistol")));
    assert_eq!(other.see(A).aside, None);
    // Another copy in the Row costs what it always costs.
    let twice = ["imp-maula-pistol", row[0], "imp-maula-pistol", row[3], row[4]];
    let mut copy =
        Scenario::new(3).hand(A, &[FILLER, FILLER]).row(twice).intrigue(A, &["int-manipulate", "int-devour"]);
    copy.play(A, "int-manipulate").act(A, Action::SetAside(card("imp-maula-pistol"))).act(A, Action::Reveal);
    copy.act(A, Action::Acquire(card("imp-maula-pistol")));
    assert_eq!((copy.see(A).persuasion, copy.see(A).aside), (4 - 3, Some(card("imp-maula-pistol"))));
    // Within what that effect allows.
    let mut dear = Scenario::new(3).row(row).intrigue(A, &["int-manipulate", "int-inspire-awe"]);
    dear.play(A, "int-manipulate").act(A, Action::SetAside(card("imp-overthrow"))).play(A, "int-inspire-awe");
    assert!(!dear.may(A, Action::Acquire(card("imp-overthrow"))));
    // Unbought it leaves the game.
    let mut unbought = scene();
    unbought.act(A, Action::Reveal).act(A, Action::EndTurn);
    assert!(unbought.view().gone.contains(&card("imp-maula-pistol")));
}
