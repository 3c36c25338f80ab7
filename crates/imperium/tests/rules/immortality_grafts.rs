//! IM-GRAFT, IM-EX: two cards played together.

use crate::*;

const DANCER: &str = "tlx-face-dancer";
const INITIATE: &str = "tlx-face-dancer-initiate";
const GHOLA: &str = "tlx-ghola";
const SLIG: &str = "tlx-slig-farmer";
const HUNTER: &str = "base-imp-spice-hunter";
const LONG_REACH: &str = "immortality-imp-long-reach";
const COUPLING: &str = "immortality-imp-planned-coupling";
const ENVOY: &str = "base-int-dispatch-an-envoy";

fn hand(keys: &[&str]) -> Scenario {
    let mut held = keys.to_vec();
    held.push(FILLER);
    let deck = ["start-dagger", "start-diplomacy", "start-signet-ring"];
    let deck: Vec<&str> = deck.into_iter().filter(|key| !keys.contains(key)).collect();
    Scenario::immortality(3).hand(A, &held).deck(A, &deck).goods(A, 0, 0, 0)
}

fn step(scene: &Scenario) -> u8 {
    scene.see(A).tleilax.unwrap().step
}

#[test]
#[rule("IM-GRAFT-01")]
fn a_graft_card_is_not_played_alone() {
    let scene = hand(&[INITIATE, "start-dagger"]);
    let alone = Action::Send { card: card(INITIATE), space: Space::Wealth };
    assert_eq!(scene.refused(A, alone).as_str(), "IM-GRAFT-01");
    assert!(scene.spaces(A, INITIATE).is_empty() && !scene.spaces(A, "start-dagger").is_empty());
    let pairs = scene.legal(A).into_iter().filter(|action| matches!(action, Action::Graft { .. }));
    assert_eq!(pairs.count(), 2);
    // Both cards lie in play then.
    let mut scene = scene;
    scene.act(A, scene.pair(A, INITIATE, "start-dagger"));
    assert_eq!(scene.see(A).played.len(), 2);
    let pair = (scene.view().turn.card, scene.view().turn.partner);
    assert_eq!(pair, (Some(card(INITIATE)), Some(card("start-dagger"))));
}

#[test]
#[rule("IM-GRAFT-02")]
fn an_icon_of_either_card_sends_one_agent() {
    let scene = hand(&[INITIATE, "start-dagger"]);
    let spaces = scene.pair_spaces(A, INITIATE, "start-dagger");
    // The Emperor's icon of one, the Landsraad's of the other.
    assert!(spaces.contains(&Space::Wealth) && spaces.contains(&Space::HallOfOratory));
    assert!(!spaces.contains(&Space::Arrakeen) && !spaces.contains(&Space::Secrets));
    let mut scene = scene;
    scene.act(A, scene.pair(A, INITIATE, "start-dagger"));
    let nowhere = Action::Send { card: card(INITIATE), space: Space::Arrakeen };
    assert_eq!(scene.refused(A, nowhere).as_str(), "IM-GRAFT-02");
    scene.send_pair(A, Space::HallOfOratory);
    assert_eq!((scene.see(A).agents, scene.view().agents.len()), (1, 1));
}

#[test]
#[rule("IM-GRAFT-03")]
fn both_boxes_and_the_space_come_in_any_order() {
    let mut scene = hand(&[DANCER, "tlx-contaminator"]);
    scene.graft(A, DANCER, "tlx-contaminator", Space::Stillsuits);
    assert_eq!(scene.pool(), ["Influence(Fremen, 1)", "Draw(1)", "Tleilaxu(1)"]);
    scene.resolve(A, "Tleilaxu").resolve(A, "Influence").act_all(A);
    assert_eq!((step(&scene), scene.see(A).hand_count, scene.see(A).influence[3]), (1, 2, 1));
}

#[test]
#[rule("IM-GRAFT-04")]
fn if_grafted_is_true_for_both_cards() {
    let mut pair = hand(&[INITIATE, "tlx-corrino-genes"]);
    pair.graft(A, INITIATE, "tlx-corrino-genes", Space::Wealth).act_all(A);
    assert_eq!(step(&pair), 1);
    let mut alone = hand(&["tlx-corrino-genes"]);
    alone.send(A, "tlx-corrino-genes", Space::Wealth).act_all(A);
    assert_eq!(step(&alone), 0);
    let mut graft = hand(&[GHOLA, "immortality-imp-sardaukar-quartermaster"]);
    graft.graft(A, GHOLA, "immortality-imp-sardaukar-quartermaster", Space::HallOfOratory).act_all(A);
    // A troop of the space, and one and a card for each of the two cards.
    assert_eq!((graft.see(A).garrison, graft.see(A).hand_count), (6, 3));
}

#[test]
#[rule("IM-GRAFT-05")]
fn the_other_grafted_card_is_the_partner() {
    let conspiracy = "immortality-imp-interstellar-conspiracy";
    let mut imperial = hand(&[conspiracy, "tlx-corrino-genes"]);
    imperial.graft(A, conspiracy, "tlx-corrino-genes", Space::BaseCarthag).resolve(A, "If(PartnerIs");
    imperial.act(A, Action::Faction(Faction::Guild));
    assert_eq!((imperial.see(A).influence[1], imperial.see(A).spice), (1, 1));
    let mut other = hand(&[conspiracy, "tlx-contaminator"]);
    other.graft(A, conspiracy, "tlx-contaminator", Space::BaseCarthag);
    assert!(!other.may(A, Action::Resolve(effect(&format!("{conspiracy}.agent.2")))));
    assert_eq!(other.see(A).spice, 1);
}

#[test]
#[rule("IM-GRAFT-06")]
fn a_graft_card_is_revealed_like_any_other() {
    let mut scene = Scenario::immortality(3).hand(A, &[DANCER]);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).persuasion, 1);
}

#[test]
#[rule("IM-GRAFT-07")]
fn two_cards_without_graft_are_never_played_together() {
    let scene = hand(&["start-dagger", "start-reconnaissance"]);
    let pair = Action::Graft { card: card("start-dagger"), partner: card("start-reconnaissance") };
    assert_eq!(scene.refused(A, pair).as_str(), "IM-GRAFT-07");
    assert!(!scene.legal(A).iter().any(|action| matches!(action, Action::Graft { .. })));
}

#[test]
#[rule("IM-GRAFT-08")]
fn a_card_without_icons_goes_with_the_icon_of_its_partner() {
    let meeting = "immortality-imp-clandestine-meeting";
    let mut scene = hand(&[INITIATE, meeting]);
    assert!(scene.spaces(A, meeting).is_empty());
    scene.graft(A, INITIATE, meeting, Space::Wealth).act_all(A);
    assert_eq!((scene.see(A).influence, scene.see(A).intrigue_count), ([1, 0, 1, 0], 1));
    let reach = hand(&[INITIATE, LONG_REACH]);
    assert!(reach.spaces(A, LONG_REACH).is_empty());
    let spaces = reach.pair_spaces(A, INITIATE, LONG_REACH);
    assert!(spaces.contains(&Space::Wealth) && !spaces.contains(&Space::Arrakeen));
    // Two without any icon send nobody.
    let usurp = hand(&["tlx-usurp", meeting]);
    assert!(!usurp.legal(A).iter().any(|action| matches!(action, Action::Graft { .. })));
}

#[test]
#[rule("IM-GRAFT-09", "IM-CARD-11", "IF-92")]
fn an_envoy_gives_its_icons_to_one_of_the_two_cards() {
    let solari = |gets: &str| {
        let mut scene = hand(&[SLIG, HUNTER]).intrigue(A, &[ENVOY]);
        scene.play(A, ENVOY);
        scene.act(A, scene.pair(A, SLIG, HUNTER));
        let choices: Vec<Action> = [SLIG, HUNTER].map(|key| Action::Envoy(card(key))).to_vec();
        assert!(choices.iter().all(|choice| scene.may(A, *choice)));
        scene.act(A, Action::Envoy(card(gets))).send_pair(A, Space::HallOfOratory).resolve(A, "Per");
        scene.see(A).solari
    };
    // Fremen and spice trade, and three more.
    assert_eq!((solari(HUNTER), solari(SLIG)), (5, 2));
    let mut plain = hand(&[SLIG, "immortality-imp-blank-slate"]);
    plain.graft(A, SLIG, "immortality-imp-blank-slate", Space::HallOfOratory).resolve(A, "Per");
    assert_eq!(plain.see(A).solari, 7);
}

#[test]
#[rule("IM-GRAFT-10")]
fn conditions_of_icons_count_the_partner_as_in_play() {
    let sister = hand(&[COUPLING, LONG_REACH]);
    let spaces = sister.pair_spaces(A, COUPLING, LONG_REACH);
    assert!(
        [Space::Arrakeen, Space::HallOfOratory, Space::ImperialBasin].iter().all(|it| spaces.contains(it))
    );
    // Alone it needs a card played before.
    let before = hand(&[LONG_REACH]).played(A, &["base-imp-bene-gesserit-sister"]);
    assert!(before.spaces(A, LONG_REACH).contains(&Space::Arrakeen));
    let slate = hand(&[INITIATE, "immortality-imp-blank-slate"]);
    assert!(!slate.spaces(A, "immortality-imp-blank-slate").contains(&Space::Secrets));
    assert!(slate.pair_spaces(A, INITIATE, "immortality-imp-blank-slate").contains(&Space::Secrets));
    let show = "immortality-imp-show-of-strength";
    let strong = |mine: u8, theirs: u8| hand(&[show]).troops(A, 0, mine).troops(B, 0, theirs);
    assert!(strong(2, 1).spaces(A, show).contains(&Space::HallOfOratory));
    assert!(strong(1, 1).spaces(A, show).is_empty());
}

#[test]
#[rule("IM-EX-02")]
fn example_of_grafting() {
    let (reflexes, tanks) = ("tlx-unnatural-reflexes", "tlx-from-the-tanks");
    let scene = hand(&[reflexes, tanks]).research(A, "4a").troops(A, 4, 0);
    let spaces = scene.pair_spaces(A, reflexes, tanks);
    assert!(spaces.contains(&Space::ImperialBasin) && spaces.contains(&Space::HallOfOratory));
    let mut scene = scene;
    scene.graft(A, reflexes, tanks, Space::ImperialBasin).act_all(A).example("IM-EX-02");
    let player = scene.see(A);
    assert_eq!((player.spice, player.hand_count, player.garrison), (1, 3, 6));
    assert!(scene.may(A, Action::Deploy(4)) && !scene.may(A, Action::Deploy(5)));
}

#[test]
#[rule("IM-EX-03")]
fn example_of_a_ghola() {
    let scene = hand(&[GHOLA, "tlx-corrino-genes"]);
    let spaces = scene.pair_spaces(A, GHOLA, "tlx-corrino-genes");
    assert!(spaces.contains(&Space::Arrakeen) && spaces.contains(&Space::Wealth));
    let mut scene = scene;
    scene.graft(A, GHOLA, "tlx-corrino-genes", Space::Wealth).example("IM-EX-03");
    scene.act_all(A);
    assert_eq!((scene.see(A).solari, scene.see(A).influence[0], step(&scene)), (2, 1, 2));
}

#[test]
#[rule("IM-EX-04", "IM-CARD-07", "IF-84", "IF-85")]
fn example_of_a_chairdog() {
    let liaison = "base-reserve-arrakis-liaison";
    let mut scene = hand(&["tlx-chairdog", liaison]).goods(A, 2, 0, 0);
    scene.graft(A, "tlx-chairdog", liaison, Space::Mentat).act_all(A).example("IM-EX-04");
    while scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    assert!(scene.see(A).played.contains(&card(liaison)));
    let mut scene = scene.turn_of(A).hand(A, &["start-dagger"]);
    // It sends nobody any more.
    assert!(scene.spaces(A, liaison).is_empty());
    scene.act(A, Action::Reveal);
    let player = scene.see(A);
    assert!(player.revealed.contains(&card(liaison)) && player.played == [card("tlx-chairdog")]);
    assert_eq!(player.persuasion, 2);
}
