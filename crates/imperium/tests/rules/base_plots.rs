//! DB-CARD and the rulings: the Intrigue cards of Dune: Imperium.

use crate::*;

fn send(key: &str, space: Space) -> Action {
    Action::Send { card: card(key), space }
}

fn end_of_game(scene: Scenario) -> Scenario {
    let mut scene = scene.vp(A, 10).makers();
    while let Some(seat) = scene.waiting() {
        if seat == A {
            break;
        }
        scene.act(seat, Action::Pass);
    }
    scene
}

#[test]
#[rule("DB-CARD-01", "DB-CARD-02", "DB-AMB-09")]
fn bindu_suspension_passes_a_turn() {
    let bindu = "base-int-bindu-suspension";
    let scene = || {
        Scenario::base(3)
            .hand(A, &["start-dagger", FILLER])
            .deck(A, &["start-diplomacy"])
            .intrigue(A, &[bindu, "base-int-windfall"])
    };
    let mut passed = scene();
    passed.play(A, bindu).act(A, Action::Pass);
    assert_eq!((passed.waiting(), passed.see(A).hand_count), (Some(B), 3));
    // It was no Reveal turn: another turn comes.
    assert_eq!((passed.see(A).reveal_number, passed.see(A).agents), (0, 2));
    for seat in [B, C] {
        passed.act(seat, Action::Reveal).act(seat, Action::EndTurn);
    }
    assert!(passed.may(A, Action::Reveal) && passed.may(A, send("start-dagger", Space::HallOfOratory)));
    // Passing is the player's choice.
    let mut stays = scene();
    stays.play(A, bindu).act(A, Action::Decline).send(A, "start-dagger", Space::HallOfOratory);
    // Before anything else.
    let mut late = scene();
    late.play(A, "base-int-windfall");
    assert_eq!(late.refused(A, Action::Play(intrigue(bindu))).as_str(), "IU-INTRIGUE-08");
    let mut sent = scene();
    sent.send(A, "start-dagger", Space::HallOfOratory);
    assert_eq!(sent.refused(A, Action::Play(intrigue(bindu))).as_str(), "IU-INTRIGUE-08");
}

#[test]
#[rule("DB-CARD-21", "IF-09", "IF-66", "IF-67", "IF-89")]
fn cards_that_wait_for_the_reveal_turn() {
    let mut charisma =
        Scenario::base(3).intrigue(A, &["base-int-charisma"]).hand(A, &["start-dagger", FILLER]);
    charisma.play(A, "base-int-charisma").send(A, "start-dagger", Space::HallOfOratory).act_all(A);
    assert_eq!((charisma.see(A).lasting.len(), charisma.see(A).persuasion), (1, 0));
    let mut charisma = charisma.turn_of(A);
    charisma.act(A, Action::Reveal);
    assert_eq!(charisma.see(A).persuasion, 2 + 2 + 1);
    charisma.act(A, Action::EndTurn);
    assert_eq!((charisma.see(A).lasting.len(), charisma.view().intrigue_discard.len()), (0, 1));
    let mut at_once = Scenario::base(3).intrigue(A, &["base-int-charisma"]);
    at_once.act(A, Action::Reveal).play(A, "base-int-charisma");
    assert_eq!(at_once.see(A).persuasion, 4);
    let row = ["base-imp-dr-yueh", "base-imp-scout", "base-imp-scout", "base-imp-opulence", "base-imp-chani"];
    let mission = "base-int-recruitment-mission";
    let mut top = Scenario::base(3).row(row).intrigue(A, &[mission]).persuasion(A, 1);
    top.play(A, mission).act(A, Action::Reveal);
    assert_eq!(top.see(A).persuasion, 4);
    top.act(A, Action::Acquire(card("base-imp-scout"))).act(A, Action::PutOnTop);
    top.act(A, Action::Acquire(card("base-imp-dr-yueh"))).act(A, Action::Decline);
    assert_eq!(
        (top.see(A).top, top.see(A).discard),
        (vec![card("base-imp-scout")], vec![card("base-imp-dr-yueh")])
    );
    top.act(A, Action::Acquire(card("base-imp-scout"))).act(A, Action::PutOnTop);
    if top.waiting() == Some(A) {
        top.act(A, Action::EndTurn);
    }
    // It is the next card drawn; the effect ends with the turn.
    let mut drawn = top.turn_of(A).intrigue(A, &["base-int-water-of-life"]).goods(A, 0, 1, 1);
    drawn.play(A, "base-int-water-of-life");
    assert_eq!(
        drawn.see(A).hand.unwrap().iter().filter(|&&drawn| drawn == card("base-imp-scout")).count(),
        2
    );
    // An Agent turn's card cannot go there.
    let mut agent =
        Scenario::base(3).row(row).intrigue(A, &[mission, "base-int-bypass-protocol"]).goods(A, 0, 2, 0);
    agent.play(A, mission).play(A, "base-int-bypass-protocol").choose(A, 0);
    agent.act(A, Action::Acquire(card("base-imp-scout")));
    assert!(!agent.may(A, Action::PutOnTop));
    assert_eq!(agent.see(A).discard, [card("base-imp-scout")]);
    let mut refocus =
        Scenario::base(3).intrigue(A, &["base-int-refocus"]).deck(A, &[]).discard(A, &["start-dagger"]);
    refocus.play(A, "base-int-refocus");
    assert_eq!((refocus.see(A).hand_count, refocus.see(A).discard.len()), (2, 0));
    // The pile is shuffled in even while there are cards to draw.
    let mut early = Scenario::base(3).intrigue(A, &["base-int-refocus"]);
    early = early.deck(A, &["start-diplomacy"]).discard(A, &["start-dagger"]);
    early.play(A, "base-int-refocus");
    assert_eq!((early.see(A).deck_count, early.see(A).discard.len()), (1, 0));
    let mut empty = Scenario::base(3).intrigue(A, &["base-int-refocus"]).deck(A, &["start-dagger"]);
    empty.play(A, "base-int-refocus");
    assert_eq!(empty.see(A).hand_count, 2);
}

#[test]
#[rule("DB-CARD-22", "IF-76", "IF-77")]
fn a_double_cross() {
    let cross = "base-int-double-cross";
    let nobody = Scenario::base(3).intrigue(A, &[cross]).goods(A, 1, 0, 0).troops(A, 2, 1);
    assert_eq!(nobody.refused(A, Action::Play(intrigue(cross))).as_str(), "IU-INTRIGUE-08");
    let mut scene = Scenario::base(3).intrigue(A, &[cross]).goods(A, 1, 0, 0).troops(B, 2, 1).troops(C, 2, 2);
    scene.play(A, cross);
    assert_eq!(scene.legal(A), [Action::Target(B), Action::Target(C)]);
    scene.act(A, Action::Target(C));
    assert_eq!((scene.see(C).deployed, scene.see(C).supply, scene.see(B).deployed), (1, 9, 1));
    assert_eq!((scene.see(A).deployed, scene.see(A).supply, scene.see(A).solari), (1, 8, 0));
    let mut dry = Scenario::base(3).intrigue(A, &[cross]).goods(A, 1, 0, 0).troops(A, 12, 0).troops(B, 2, 1);
    dry.play(A, cross);
    assert_eq!((dry.see(B).deployed, dry.see(A).deployed), (0, 0));
}

#[test]
#[rule("DB-CARD-23", "IF-91")]
fn an_envoy_adds_icons() {
    let envoy = "base-int-dispatch-an-envoy";
    let mut scene =
        Scenario::base(3).intrigue(A, &[envoy]).hand(A, &["start-dagger", FILLER]).goods(A, 0, 0, 0);
    assert!(!scene.may(A, send("start-dagger", Space::Wealth)));
    scene.play(A, envoy);
    for (key, space, may) in [
        ("start-dagger", Space::Wealth, true),
        ("start-dagger", Space::HallOfOratory, true),
        (FILLER, Space::Secrets, true),
        ("start-dagger", Space::Arrakeen, false),
    ] {
        assert_eq!(scene.may(A, send(key, space)), may, "{key} to {space:?}");
    }
    let mut sent = Scenario::base(3).intrigue(A, &[envoy]).hand(A, &["start-dagger"]);
    sent.send(A, "start-dagger", Space::HallOfOratory);
    assert!(!sent.may(A, Action::Play(intrigue(envoy))));
}

#[test]
#[rule("DB-CARD-27")]
fn infiltrate_lifts_blocking_by_enemies_only() {
    let infiltrate = "base-int-infiltrate";
    let mut scene = Scenario::base(3)
        .intrigue(A, &[infiltrate])
        .hand(A, &["start-reconnaissance"])
        .agent(B, Space::Arrakeen)
        .agent(C, Space::Arrakeen)
        .agent(A, Space::BaseCarthag);
    assert_eq!(scene.refused(A, send("start-reconnaissance", Space::Arrakeen)).as_str(), "IU-AGENT-05");
    scene.play(A, infiltrate);
    assert!(scene.may(A, send("start-reconnaissance", Space::Arrakeen)));
    assert_eq!(scene.refused(A, send("start-reconnaissance", Space::BaseCarthag)).as_str(), "IU-AGENT-05");
    let mut voice = Scenario::base(3)
        .hand(A, &["base-imp-the-voice"])
        .intrigue(B, &[infiltrate])
        .hand(B, &["start-reconnaissance"]);
    voice.act(A, send("base-imp-the-voice", Space::SecureContract));
    voice.act(A, Action::Forbid(Space::Arrakeen)).act_all(A);
    voice.play(B, infiltrate);
    assert_eq!(voice.refused(B, send("start-reconnaissance", Space::Arrakeen)).as_str(), "DB-CARD-08");
}

#[test]
#[rule("DB-AMB-01")]
fn an_urgent_mission_recalls_even_the_agent_just_sent() {
    let mut scene = Scenario::base(3)
        .intrigue(A, &["base-int-urgent-mission"])
        .hand(A, &["start-dagger", "start-diplomacy"]);
    scene.send(A, "start-dagger", Space::HallOfOratory).play(A, "base-int-urgent-mission").act_all(A);
    assert_eq!(scene.see(A).agents, 2);
    assert!(scene.view().agents.is_empty());
}

#[test]
#[rule("DB-CARD-24", "IF-90", "IF-98", "IF-99", "IF-70")]
fn endgame_cards() {
    let flow = "base-reserve-spice-must-flow";
    let count = |scene: Scenario| {
        let mut scene = end_of_game(scene.intrigue(A, &["base-int-corner-the-market"]));
        if !scene.may(A, Action::Play(intrigue("base-int-corner-the-market"))) {
            return 0;
        }
        scene.play(A, "base-int-corner-the-market");
        scene.see(A).vp - 10
    };
    let corner = |own: usize, theirs: usize| {
        count(Scenario::base(3).discard(A, &vec![flow; own]).discard(B, &vec![flow; theirs]))
    };
    assert_eq!((corner(1, 1), corner(1, 0), corner(2, 2), corner(2, 1)), (0, 1, 1, 2));
    // Those in the deck count like those on the discard pile, the opponents' too.
    let deck = |own: usize, theirs: usize| {
        count(Scenario::base(3).deck(A, &vec![flow; own]).deck(B, &vec![flow; theirs]))
    };
    assert_eq!((deck(1, 1), deck(1, 0), deck(2, 2), deck(2, 1)), (0, 1, 1, 2));
    let plans = |tracks: usize, step: u8| {
        let mut scene = Scenario::base(3).intrigue(A, &["base-int-plans-within-plans"]);
        for &faction in &Faction::ALL[..tracks] {
            scene = scene.influence(A, faction, step);
        }
        let mut scene = end_of_game(scene);
        if !scene.may(A, Action::Play(intrigue("base-int-plans-within-plans"))) {
            return 0;
        }
        scene.play(A, "base-int-plans-within-plans");
        scene.see(A).vp - 10
    };
    assert_eq!((plans(2, 3), plans(4, 2), plans(3, 3), plans(4, 3)), (0, 0, 1, 2));
    let mut tie = end_of_game(
        Scenario::base(3).vp(B, 10).goods(B, 0, 3, 0).goods(A, 0, 0, 0).intrigue(A, &["base-int-tiebreaker"]),
    );
    tie.play(A, "base-int-tiebreaker");
    assert_eq!(tie.see(A).spice, 10);
    if tie.waiting() == Some(A) {
        tie.act(A, Action::Pass);
    }
    assert_eq!(tie.winner(), Some(A));
}

#[test]
#[rule("DB-CARD-24", "IF-88", "DB-COMBAT-03")]
fn a_staged_incident_costs_troops() {
    let staged = "base-int-staged-incident";
    let mut scene =
        Scenario::base(3).intrigue(A, &[staged]).troops(A, 0, 3).swords(A, 2).troops(B, 2, 1).combat();
    assert_eq!(scene.see(A).strength, 8);
    scene.play(A, staged);
    assert_eq!((scene.see(A).vp, scene.see(A).deployed, scene.see(A).supply), (1, 0, 12));
    assert_eq!(scene.see(A).strength, 0);
    let few = Scenario::base(3).intrigue(A, &[staged]).troops(A, 2, 2).combat();
    assert!(!few.may(A, Action::Play(intrigue(staged))));
}

#[test]
#[rule("IF-07")]
fn an_intrigue_card_wants_its_condition_or_its_cost() {
    let may = |scene: Scenario, key: &str| scene.intrigue(A, &[key]).may(A, Action::Play(intrigue(key)));
    let (bribery, dispensation) = ("base-int-bribery", "base-int-councilors-dispensation");
    let table = || Scenario::immortality(3).goods(A, 1, 0, 0);
    assert!(!may(table(), bribery) && may(table().goods(A, 2, 0, 0), bribery));
    assert!(!may(table(), dispensation) && may(table().council(A), dispensation));
    let bureaucrat = "immortality-int-disguised-bureaucrat";
    assert!(!may(table().research(A, "3a"), bureaucrat) && may(table().research(A, "4a"), bureaucrat));
    // The cost is paid, and the condition gives nothing more than the card says.
    let mut bribed = table().goods(A, 2, 0, 0).intrigue(A, &[bribery]);
    bribed.play(A, bribery).act(A, Action::Faction(Faction::Guild));
    assert_eq!((bribed.see(A).solari, bribed.see(A).influence), (0, [0, 1, 0, 0]));
    let mut councilor = table().council(A).intrigue(A, &[dispensation]);
    councilor.play(A, dispensation);
    assert_eq!(councilor.see(A).spice, 2);
}
