//! RI-ICON: discard, Unload, infiltration.

use imperium::Zone;

use crate::*;

#[test]
#[rule("RI-ICON-01")]
fn a_discard_is_a_card_from_the_hand() {
    let mut scene = Scenario::ix(3).hand(A, &["ix-imp-truthsayer", FILLER]).intrigue(A, &["ix-int-cull"]);
    scene.send(A, "ix-imp-truthsayer", Space::Wealth);
    let pay = Action::Resolve(effect("ix-imp-truthsayer.agent.1"));
    scene.act(A, pay);
    assert_eq!(scene.see(A).discard, [card(FILLER)]);
    let mut none = Scenario::ix(3).hand(A, &["ix-imp-truthsayer"]).intrigue(A, &["ix-int-cull"]);
    none.send(A, "ix-imp-truthsayer", Space::Wealth);
    assert!(!none.may(A, pay));
}

#[test]
#[rule("RI-ICON-02", "RI-ICON-05", "RI-EX-04")]
fn unload_twice() {
    let scene = Scenario::ix(3).hand(A, &["ix-imp-guild-chief-administrator", "ix-imp-esmar-tuek", FILLER]);
    let mut scene = scene.goods(A, 0, 0, 0);
    scene.send(A, "ix-imp-guild-chief-administrator", Space::BaseCarthag).example("RI-EX-04");
    scene.resolve(A, "Pay([Discard(1)]");
    scene.act(A, Action::Discard(card("ix-imp-esmar-tuek")));
    assert_eq!((scene.see(A).spice, scene.see(A).solari), (2, 2));
    scene.act(A, Action::Trash(Zone::Discard, card("ix-imp-esmar-tuek")));
    assert_eq!((scene.see(A).spice, scene.see(A).solari), (4, 4));
    // Without a discard nothing is trashed.
    let mut alone = Scenario::ix(3).hand(A, &["ix-imp-guild-chief-administrator"]);
    alone.send(A, "ix-imp-guild-chief-administrator", Space::BaseCarthag);
    assert!(!alone.may(A, Action::Resolve(effect("ix-imp-guild-chief-administrator.agent.1"))));
    // Trashed from play too.
    let mut played = Scenario::ix(3).played(A, &["ix-imp-water-peddler"]).hand(A, &["ix-imp-jamis", FILLER]);
    played = played.goods(A, 0, 0, 0);
    played.send(A, "ix-imp-jamis", Space::Stillsuits).resolve(A, "Trash");
    played.act(A, Action::Trash(Zone::Played, card("ix-imp-water-peddler")));
    assert_eq!(played.see(A).water, 2);
}

#[test]
#[rule("RI-ICON-03", "RI-ICON-04")]
fn cleaning_up_is_no_discard() {
    let scene = Scenario::ix(3).hand(A, &["ix-imp-choam-delegate"]).goods(A, 0, 0, 0);
    // Nor is it one for a card that was played for an agent.
    let mut scene = scene.played(A, &["ix-imp-esmar-tuek", "ix-imp-water-peddler"]);
    assert!(!scene.legal(A).iter().any(|action| matches!(action, Action::Discard(_) | Action::Trash(..))));
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).solari, 3);
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    let player = scene.see(A);
    assert_eq!((player.solari, player.spice, player.water, player.discard.len()), (3, 0, 0, 3));
}

#[test]
#[rule("RI-ICON-06")]
fn no_unload_box_has_persuasion_or_swords() {
    use imperium::effect::Effect;
    let cards = imperium::content::content().cards.iter().filter(|card| card.unload);
    let plain = |effect: &Effect| !matches!(effect, Effect::Persuasion(_) | Effect::Swords(_));
    assert_eq!(cards.clone().count(), 8);
    assert!(cards.flat_map(|card| &card.reveal).all(plain));
}

#[test]
#[rule("RI-ICON-07", "RI-ICON-10", "RI-EX-05", "IF-68", "IF-69")]
fn infiltration() {
    let delegate = "ix-imp-choam-delegate";
    let mut scene = Scenario::ix(3).hand(A, &[delegate, "base-imp-smugglers-thopter", FILLER]);
    scene = scene.agent(B, Space::Smuggling).agent(C, Space::Smuggling);
    scene.example("RI-EX-05");
    assert!(scene.spaces(A, delegate).contains(&Space::Smuggling));
    let other = Action::Send { card: card("base-imp-smugglers-thopter"), space: Space::Smuggling };
    assert_eq!(scene.refused(A, other).as_str(), "IU-AGENT-05");
    scene.act(A, Action::Send { card: card(delegate), space: Space::Smuggling });
    assert_eq!(scene.see(A).solari, 1);
    let own = Scenario::ix(3).hand(A, &[delegate, FILLER]).agent(A, Space::Smuggling);
    assert!(!own.spaces(A, delegate).contains(&Space::Smuggling));
    // Otherwise a normal icon.
    assert!(own.spaces(A, delegate).contains(&Space::ImperialBasin));
    let cards = imperium::content::content().cards.iter().filter(|card| card.infiltration);
    let icons: std::collections::BTreeSet<_> = cards.map(|card| card.icons[0]).collect();
    assert_eq!(icons.len(), 7);
}

#[test]
#[rule("RI-ICON-08", "RI-ICON-09")]
fn what_infiltration_does_not_beat() {
    let scene =
        Scenario::ix(3).hand(A, &["base-imp-the-voice", FILLER]).hand(B, &["ix-imp-bounty-hunter", FILLER]);
    let mut scene = scene.agent(C, Space::Arrakeen);
    scene.send(A, "base-imp-the-voice", Space::BaseCarthag).resolve(A, "ForbidSpace");
    scene.act(A, Action::Forbid(Space::Arrakeen)).act_all(A);
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    let there = Action::Send { card: card("ix-imp-bounty-hunter"), space: Space::Arrakeen };
    assert_eq!(scene.refused(B, there).as_str(), "DB-CARD-08");
    // Icons added by Dispatch an Envoy are as other icons.
    let envoy = Scenario::ix(3).hand(A, &["ix-imp-bounty-hunter", FILLER]).agent(B, Space::Wealth);
    let mut envoy = envoy.intrigue(A, &["base-int-dispatch-an-envoy"]).agent(C, Space::Arrakeen);
    envoy.play(A, "base-int-dispatch-an-envoy");
    let spaces = envoy.spaces(A, "ix-imp-bounty-hunter");
    assert!(!spaces.contains(&Space::Wealth) && spaces.contains(&Space::Foldspace));
    assert!(spaces.contains(&Space::Arrakeen));
}

#[test]
#[rule("RI-AMB-03", "RI-AMB-04")]
fn unload_on_another_players_turn() {
    let scene = Scenario::ix(3).hand(A, &["base-imp-reverend-mother-mohiam", FILLER]);
    let mut scene = scene.hand(B, &["ix-imp-freighter-fleet", "ix-imp-choam-delegate"]).goods(B, 0, 0, 0);
    scene = scene.played(A, &["ix-imp-truthsayer"]).hand(C, &[]);
    scene.send(A, "base-imp-reverend-mother-mohiam", Space::Wealth).resolve(A, "If(Bond");
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Discard(card("ix-imp-freighter-fleet")));
    // The owner decides before anything goes on.
    assert_eq!(scene.legal(B), [Action::Advance, Action::Decline]);
    // The other card is the last of the hand and goes by itself.
    scene.act(B, Action::Advance);
    assert_eq!((scene.see(B).ix.unwrap().freighter, scene.see(B).solari), (1, 3));
    assert_eq!(scene.waiting(), Some(A));
}
