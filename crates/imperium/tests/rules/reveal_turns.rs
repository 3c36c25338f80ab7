//! REVEAL, ACQUIRE, STRENGTH.

use crate::*;

#[test]
#[rule("IU-REVEAL-01", "IU-REVEAL-02", "IU-REVEAL-03", "IU-REVEAL-06", "IU-GLOSS-11", "IU-CLARIFY-05")]
fn a_reveal_turn_shows_the_hand_and_cleans_up() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-spacing-guilds-favor", "start-dagger", FILLER])
        .played(A, &["imp-maula-pistol"])
        .troops(A, 0, 1);
    scene.act(A, Action::Reveal);
    let player = scene.see(A);
    assert_eq!((player.hand_count, player.revealed.len(), player.played.len()), (0, 3, 1));
    // The played card's reveal box (persuasion and a sword) is not applied.
    assert_eq!((player.persuasion, player.swords), (4, 1));
    scene.act(A, Action::EndTurn);
    let player = scene.see(A);
    assert_eq!((player.discard.len(), player.revealed.len(), player.played.len()), (4, 0, 0));
    // Clean-up is not discarding: Spacing Guild's Favor gives nothing.
    assert_eq!(player.spice, 0);
}

#[test]
#[rule("IU-REVEAL-04", "IU-REVEAL-05")]
fn effects_and_purchases_mix_freely() {
    let mut scene = Scenario::new(3).hand(A, &["imp-public-spectacle", FILLER, FILLER]).row([
        "imp-smugglers-harvester",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ]);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).persuasion, 5);
    scene.act(A, Action::Acquire(card("imp-desert-survival")));
    scene.resolve(A, "Spy").act(A, Action::PlaceSpy(Post::Choam));
    scene.act(A, Action::Acquire(card("imp-maula-pistol")));
    assert_eq!((scene.see(A).persuasion, scene.see(A).discard.len()), (0, 2));
}

#[test]
#[rule("IU-REVEAL-07", "IF-11", "IU-AMB-73")]
fn a_card_drawn_while_revealing_is_revealed() {
    let mut scene = Scenario::new(3)
        .hand(A, &[FILLER])
        .deck(A, &["start-reconnaissance"])
        .intrigue(A, &["int-cunning"])
        .goods(A, 0, 0, 0);
    scene.act(A, Action::Reveal).play(A, "int-cunning");
    let player = scene.see(A);
    assert_eq!((player.hand_count, player.revealed.len(), player.persuasion), (0, 2, 3));
    // An acquired card is in the discard pile at once and is shuffled with it.
    let mut scene = Scenario::new(3).hand(A, &[FILLER]).deck(A, &[]).intrigue(A, &["int-cunning"]);
    scene
        .act(A, Action::Reveal)
        .act(A, Action::Acquire(card("reserve-prepare-the-way")))
        .play(A, "int-cunning");
    assert_eq!(scene.see(A).persuasion, 2);
    assert!(scene.see(A).revealed.contains(&card("reserve-prepare-the-way")));
}

#[test]
#[rule("IU-REVEAL-08", "IF-12")]
fn cards_drawn_later_wait_for_the_next_round() {
    // Two cards came after the Reveal turn: they are still there beside the five of the new round.
    let next = Scenario::new(3).hand(A, &["start-dagger", "start-dagger"]).new_round();
    assert_eq!(next.see(A).hand_count, 7);
}

#[test]
#[rule("IU-ACQUIRE-01", "IU-ACQUIRE-02", "IU-ACQUIRE-03", "IU-ACQUIRE-04", "IU-ACQUIRE-05", "IU-ACQUIRE-06")]
fn persuasion_buys_cards_on_the_reveal_turn() {
    let row = [
        "imp-overthrow",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let mut scene = Scenario::new(3).hand(A, &[FILLER, FILLER, "start-dagger"]).row(row);
    scene.send(A, "start-dagger", Space::AssemblyHall);
    assert_eq!(scene.refused(A, Action::Acquire(card("imp-maula-pistol"))).as_str(), "IU-ACQUIRE-01");
    scene.act(A, Action::EndTurn);
    let mut scene = Scenario::new(3).hand(A, &[FILLER, FILLER]).row(row).intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.refused(A, Action::Acquire(card("imp-overthrow"))).as_str(), "IU-ACQUIRE-03");
    assert_eq!(scene.refused(A, Action::Acquire(card("imp-truthtrance"))).as_str(), "IU-ACQUIRE-02");
    assert!(scene.may(A, Action::Acquire(card("reserve-prepare-the-way"))));
    scene.act(A, Action::Acquire(card("imp-maula-pistol")));
    let player = scene.see(A);
    assert_eq!((player.persuasion, player.discard.clone()), (1, vec![card("imp-maula-pistol")]));
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.see(A).persuasion, 0);
}

#[test]
#[rule("IU-ACQUIRE-07", "IU-AMB-28")]
fn the_row_is_refilled_at_once() {
    let row = [
        "imp-overthrow",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let mut scene = Scenario::new(3).hand(A, &[FILLER]).row(row);
    scene.act(A, Action::Reveal).act(A, Action::Acquire(card("imp-desert-survival")));
    assert_eq!(scene.view().row.len(), 5);
    let mut dry = Scenario::new(3).hand(A, &[FILLER]).row(row).no_imperium_deck();
    dry.act(A, Action::Reveal).act(A, Action::Acquire(card("imp-desert-survival")));
    assert_eq!(dry.view().row.len(), 4);
}

#[test]
#[rule("IU-ACQUIRE-08", "IU-AMB-34", "IU-ACQUIRE-09", "IF-35")]
fn acquire_boxes_pay_once() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-overthrow", "imp-stilgar-the-devoted", "imp-long-live-the-fighters", FILLER, FILLER])
        .council(A)
        .intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal);
    scene.resolve(A, "Per").act(A, Action::Acquire(card("reserve-spice-must-flow")));
    assert_eq!(scene.see(A).vp, 1);
    // Later it only gives its reveal box; trashing it keeps the point.
    let mut later = Scenario::new(3).vp(A, 1).hand(A, &["reserve-spice-must-flow", "imp-desert-survival"]);
    later.send(A, "imp-desert-survival", Space::ImperialBasin);
    later.resolve(A, "Trash").act(A, Action::Trash(imperium::Zone::Hand, card("reserve-spice-must-flow")));
    assert_eq!((later.see(A).vp, later.view().reserve[1]), (1, 10));
    // A spy from an acquire box is placed before the next card is acquired, or declined.
    let row =
        ["imp-spy-network", "imp-overthrow", "imp-maula-pistol", "imp-rebel-supplier", "imp-hidden-missive"];
    let mut spies = Scenario::new(3).hand(A, &[FILLER, FILLER]).row(row);
    spies.act(A, Action::Reveal).act(A, Action::Acquire(card("imp-spy-network")));
    assert!(spies.may(A, Action::PlaceSpy(Post::Choam)));
    assert!(!spies.may(A, Action::Acquire(card("reserve-prepare-the-way"))));
}

#[test]
#[rule("IU-STRENGTH-01", "IU-STRENGTH-03", "IU-STRENGTH-05", "IU-STRENGTH-06", "IU-EX-05")]
fn strength_is_troops_and_swords() {
    let mut scene = Scenario::led_by(3, false, A, Leader::GurneyHalleck)
        .hand(A, &["imp-rebel-supplier", "imp-strike-fleet", FILLER])
        .troops(A, 0, 2);
    scene.act(A, Action::Reveal).example("IU-EX-05");
    assert_eq!(scene.see(A).strength, 8);
    // Gurney speaks once his strength is six, even within the turn.
    scene.resolve(A, "If(Strength(6, 10)");
    assert_eq!(scene.see(A).persuasion, 4);
    let strong = Scenario::new(3).troops(A, 0, 12).worms(A, 2);
    assert_eq!(strong.see(A).strength, 30);
}

#[test]
#[rule("IU-STRENGTH-04", "IU-AMB-25")]
fn swords_need_a_unit() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-strike-fleet", "start-dagger", FILLER])
        .troops(A, 3, 0)
        .intrigue(A, &["int-detonation"]);
    scene.act(A, Action::Reveal);
    assert_eq!((scene.see(A).swords, scene.see(A).strength), (4, 0));
    // A unit that comes before clean-up makes them count.
    scene.play(A, "int-detonation").choose(A, 1).act(A, Action::Deploy(1));
    assert_eq!(scene.see(A).strength, 6);
    let mut late = Scenario::new(3).hand(A, &["imp-strike-fleet"]).intrigue(A, &["int-devour"]);
    late.act(A, Action::Reveal).act(A, Action::EndTurn);
    assert_eq!(late.see(A).swords, 0);
    // Losing the last unit later loses them too.
    let mut lost = Scenario::new(3)
        .troops(A, 0, 1)
        .swords(A, 5)
        .troops(B, 0, 1)
        .intrigue(A, &["int-go-to-ground"])
        .intrigue(B, &["int-devour"])
        .combat();
    lost.play(A, "int-go-to-ground");
    assert_eq!((lost.see(A).swords, lost.see(A).strength), (0, 0));
}

#[test]
#[rule("IU-GLOSS-04", "IU-GLOSS-05")]
fn fremen_bonds_enable_each_other() {
    let reveal = |hand: &[&str], played: &[&str]| {
        let mut scene = Scenario::new(3).hand(A, hand).played(A, played).intrigue(A, &["int-devour"]);
        scene.act(A, Action::Reveal);
        while scene.may(A, Action::Rest) {
            scene.act(A, Action::Rest);
        }
        while let Some(at) = scene.pool().iter().position(|item| item.starts_with("If(Bond")) {
            if !scene.may(A, scene.nth(at)) {
                break;
            }
            scene.resolve_nth(A, at);
        }
        (scene.see(A).persuasion, scene.see(A).spice, scene.see(A).water)
    };
    assert_eq!(reveal(&["imp-northern-watermaster"], &[]), (1, 0, 1));
    assert_eq!(reveal(&["imp-northern-watermaster", "imp-ecological-testing-station"], &[]), (2, 2, 2));
    assert_eq!(reveal(&["imp-northern-watermaster"], &["imp-maula-pistol"]), (1, 2, 1));
}

#[test]
#[rule("IU-AMB-32")]
fn persuasion_gained_earlier_waits_for_the_reveal_turn() {
    let mut scene = Scenario::new(3).hand(A, &["start-dagger", FILLER]).persuasion(A, 3);
    scene.send(A, "start-dagger", Space::AssemblyHall);
    assert!(!scene.may(A, Action::Acquire(card("reserve-prepare-the-way"))));
    scene.act(A, Action::EndTurn);
    scene.act(B, Action::Reveal).act(B, Action::EndTurn).act(C, Action::Reveal).act(C, Action::EndTurn);
    assert_eq!(scene.see(A).persuasion, 3);
    scene.act(A, Action::Reveal);
    // Three from before, two from the card, one from the Assembly Hall.
    assert_eq!(scene.see(A).persuasion, 6);
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.see(A).persuasion, 0);
}

#[test]
#[rule("IU-REVEAL-04")]
fn what_comes_later_is_ordered_by_the_player_again() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-unswerving-loyalty", "imp-unswerving-loyalty"])
        .deck(A, &["imp-treacherous-maneuver"])
        .intrigue(A, &["int-cunning", "int-devour"]);
    scene.act(A, Action::Reveal).act(A, Action::Rest);
    assert!(!scene.pool().iter().any(|item| item.starts_with("Troops")));
    // All that was left has happened as printed; the card drawn now brings an effect that waits for its place.
    scene.play(A, "int-cunning");
    assert!(scene.pool().iter().any(|item| item.starts_with("Intrigue")), "{:?}", scene.pool());
}
