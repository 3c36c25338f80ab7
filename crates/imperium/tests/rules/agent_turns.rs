//! ROUND and AGENT: turns and sending agents.

use imperium::action::Zone;

use crate::*;

#[test]
#[rule("IU-ROUND-05", "IU-ROUND-06", "IU-ROUND-07", "IU-ROUND-08", "IU-ROUND-09", "IU-ROUND-10", "IU-AMB-41")]
fn turns_go_round_until_everybody_has_revealed() {
    let mut scene = Scenario::new(3).first(B).hand(B, &["start-dagger", FILLER]).hand(C, &[]);
    assert_eq!(scene.waiting(), Some(B));
    assert_eq!(scene.refused(C, Action::Reveal).as_str(), "IU-ROUND-05");
    scene.send(B, "start-dagger", Space::AssemblyHall);
    scene.act(B, Action::EndTurn);
    // C has no card and reveals without being asked; A has agents left and may reveal all the same.
    assert_eq!(scene.waiting(), Some(A));
    assert!(scene.see(C).reveal_number > 0);
    assert_eq!(scene.legal(A), [Action::Reveal]);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).agents, 2);
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Reveal);
    assert!(!scene.may(B, Action::Reveal));
}

/// Where people play, a turn is over when its player says so, even with nothing left to do in it.
#[test]
#[rule("IU-ROUND-05")]
fn a_turn_of_people_ends_when_they_say_so() {
    let turn = |end_turn| {
        let options = imperium::Options { end_turn, ..imperium::Options::new(3, false) };
        let mut scene = Scenario::with(options).hand(A, &["start-diplomacy", FILLER]).hand(B, &[FILLER]);
        scene.send(A, "start-diplomacy", Space::DeliverSupplies);
        scene
    };
    // Programs among themselves are not asked where there is nothing to decide.
    assert_eq!(turn(false).waiting(), Some(B));
    let mut people = turn(true);
    assert_eq!(people.legal(A), [Action::EndTurn]);
    people.act(A, Action::EndTurn);
    assert_eq!(people.waiting(), Some(B));
}

#[test]
#[rule("IU-ROUND-02", "IU-ROUND-03", "IU-ROUND-04", "IU-RECALL-04")]
fn a_round_begins_with_a_conflict_and_five_cards() {
    let scene = Scenario::new(3)
        .round(1)
        .spies(A, &[Post::Choam])
        .hooks(A)
        .control(A, Space::Arrakeen)
        .intrigue(A, &["int-cunning"])
        .hand(A, &[])
        .hand(B, &[FILLER])
        .new_round();
    let view = scene.view();
    assert_eq!((view.round, view.conflict.unwrap().text().level), (2, 2));
    assert_eq!((view.players[0].hand_count, view.players[1].hand_count), (5, 6));
    let kept = &view.players[0];
    assert!(kept.hooks && kept.spies == [Post::Choam] && kept.intrigue_count == 1 && view.control.len() == 1);
}

#[test]
#[rule("IU-ROUND-11", "IU-AGENT-09", "IU-AGENT-01", "IU-AGENT-02")]
fn an_agent_turn_uses_the_agent_box_only() {
    let mut scene = Scenario::new(3).hand(A, &["imp-northern-watermaster", FILLER]).goods(A, 0, 0, 0);
    scene.send(A, "imp-northern-watermaster", Space::Arrakeen);
    let player = scene.see(A);
    // The agent box gives water; the reveal box would give persuasion.
    assert_eq!((player.water, player.persuasion), (1, 0));
    assert_eq!((player.hand_count, player.agents, player.played.len()), (1, 1, 1));
}

#[test]
#[rule("IU-AGENT-03", "IU-AGENT-04", "IU-AGENT-08", "IU-AGENT-10")]
fn icons_say_where_an_agent_may_go() {
    let scene = Scenario::new(3)
        .hand(A, &["start-dagger", "start-diplomacy", FILLER, "imp-maula-pistol"])
        .goods(A, 9, 9, 9);
    let five = [
        Space::HighCouncil,
        Space::ImperialPrivilege,
        Space::Swordmaster,
        Space::AssemblyHall,
        Space::GatherSupport,
    ];
    let without_gate: Vec<Space> =
        five.into_iter().filter(|space| *space != Space::ImperialPrivilege).collect();
    assert_eq!(scene.spaces(A, "start-dagger"), without_gate);
    assert_eq!(scene.spaces(A, "start-diplomacy").len(), 8);
    assert_eq!(scene.spaces(A, "imp-maula-pistol").len(), 7);
    let send = |key, space| Action::Send { card: card(key), space };
    assert_eq!(scene.refused(A, send("start-dagger", Space::Arrakeen)).as_str(), "IU-AGENT-03");
    assert_eq!(scene.refused(A, send(FILLER, Space::Arrakeen)).as_str(), "IU-AGENT-08");
    assert_eq!(scene.refused(A, send("imp-overthrow", Space::Secrets)).as_str(), "IU-AGENT-01");
}

#[test]
#[rule("IU-AGENT-05", "IU-AMB-09")]
fn an_occupied_space_is_closed() {
    let scene = Scenario::new(3)
        .hand(A, &["start-reconnaissance"])
        .goods(A, 0, 0, 9)
        .agent(B, Space::Arrakeen)
        .agent(A, Space::ResearchStation)
        .spies(A, &[Post::CityLeft]);
    // An own agent bars the way even with a spy.
    assert_eq!(scene.spaces(A, "start-reconnaissance"), [Space::SpiceRefinery]);
    let send = Action::Send { card: card("start-reconnaissance"), space: Space::Arrakeen };
    assert_eq!(scene.refused(A, send).as_str(), "IU-AGENT-05");
}

#[test]
#[rule("IU-AGENT-06", "IU-AGENT-07", "IU-AGENT-11")]
fn costs_and_requirements_close_a_space() {
    let poor = Scenario::new(3).hand(A, &["start-signet-ring"]).goods(A, 4, 2, 0);
    let send = |space| Action::Send { card: card("start-signet-ring"), space };
    assert_eq!(poor.refused(A, send(Space::HighCouncil)).as_str(), "IU-AGENT-07");
    assert_eq!(poor.refused(A, send(Space::HaggaBasin)).as_str(), "IU-AGENT-07");
    for (space, faction) in [
        (Space::ImperialPrivilege, Faction::Emperor),
        (Space::Shipping, Faction::Guild),
        (Space::SietchTabr, Faction::Fremen),
    ] {
        let rich = |step| {
            Scenario::new(3).hand(A, &["start-signet-ring"]).goods(A, 9, 9, 9).influence(A, faction, step)
        };
        assert_eq!(rich(1).refused(A, send(space)).as_str(), "IU-AGENT-11");
        assert!(rich(2).may(A, send(space)));
    }
}

#[test]
#[rule("IU-AGENT-12", "IU-AGENT-13", "IU-AMB-01")]
fn effects_come_in_the_players_order() {
    let scene = || {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-maula-pistol", FILLER])
            .deck(A, &["start-dagger", "start-dagger", "start-reconnaissance"])
            .troops(A, 1, 0);
        scene.send(A, "imp-maula-pistol", Space::Arrakeen);
        scene
    };
    assert_eq!(scene().pool(), ["Troops(1)", "Draw(1)", "Draw(1)"]);
    let mut scene = scene();
    scene.resolve_nth(A, 2);
    assert_eq!((scene.see(A).hand_count, scene.see(A).garrison), (2, 1));
    assert_eq!(scene.refused(A, Action::EndTurn).as_str(), "IU-GLOSS-15");
    scene.resolve_nth(A, 0).resolve_nth(A, 0).act(A, Action::EndTurn);
    assert_eq!((scene.see(A).hand_count, scene.see(A).garrison), (3, 2));
}

#[test]
#[rule("IU-AGENT-14", "IU-AGENT-15", "IU-AGENT-16", "IU-EX-13", "IF-03", "IF-06", "IU-AMB-35")]
fn an_arrow_is_paid_once_or_not_at_all() {
    let scene = || {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-ecological-testing-station"])
            .deck(A, &["start-dagger", "start-dagger", FILLER, "start-reconnaissance"])
            .goods(A, 0, 0, 4);
        scene.send(A, "imp-ecological-testing-station", Space::SpiceRefinery);
        scene
    };
    let mut paid = scene();
    paid.example("IU-EX-13");
    paid.resolve(A, "Pay([Water(2)]");
    assert_eq!((paid.see(A).water, paid.see(A).hand_count), (2, 2));
    assert!(paid.pool().is_empty());
    let mut declined = scene();
    declined.act(A, Action::EndTurn);
    assert_eq!((declined.see(A).water, declined.see(A).hand_count), (4, 0));
}

#[test]
#[rule("IU-AGENT-17", "IU-SPACE-17", "IU-SPACE-18", "IU-SPACE-19", "IU-AMB-40")]
fn the_swordmaster_is_a_third_agent_and_cheaper_for_the_next() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", "start-dagger", FILLER])
        .hand(B, &["start-dagger", FILLER])
        .goods(A, 16, 0, 0)
        .goods(B, 6, 0, 0);
    assert!(!scene.may(B, Action::Reveal));
    scene.send(A, "start-dagger", Space::Swordmaster);
    let player = scene.see(A);
    assert_eq!((player.solari, player.agents, player.swordmaster), (8, 2, true));
    // B finds the space occupied this round; the price is down to 6 all the same.
    let again = Scenario::new(3).hand(A, &["start-dagger"]).goods(A, 16, 0, 0).swordmaster(A);
    let send = Action::Send { card: card("start-dagger"), space: Space::Swordmaster };
    assert_eq!(again.refused(A, send).as_str(), "IU-SPACE-18");
    for (solari, allowed) in [(5, false), (6, true)] {
        let cheaper = Scenario::new(3).hand(A, &["start-dagger"]).goods(A, solari, 0, 0).swordmaster(B);
        assert_eq!(cheaper.may(A, send), allowed);
        let dear = Scenario::new(3).hand(A, &["start-dagger"]).goods(A, solari + 1, 0, 0);
        assert!(!dear.may(A, send));
    }
}

#[test]
#[rule("IU-ROUND-14", "IU-GLOSS-10", "IU-AMB-27")]
fn the_discard_pile_is_shuffled_when_a_draw_fails() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-reconnaissance"])
        .deck(A, &["start-dagger"])
        .discard(A, &["start-diplomacy"])
        .goods(A, 0, 0, 2);
    scene.send(A, "start-reconnaissance", Space::ResearchStation);
    scene.resolve(A, "Draw(2)");
    let player = scene.see(A);
    assert_eq!((player.hand_count, player.deck_count, player.discard.len()), (2, 0, 0));
    // Nothing is left: further draws give nothing, and the card in play is not shuffled in.
    let mut empty =
        Scenario::new(3).hand(A, &["start-reconnaissance"]).deck(A, &["start-dagger"]).goods(A, 0, 0, 2);
    empty.send(A, "start-reconnaissance", Space::ResearchStation);
    empty.resolve(A, "Draw(2)");
    assert_eq!((empty.see(A).hand_count, empty.see(A).played.len()), (1, 1));
    // With a card left in the deck the discard pile stays as it is.
    let mut early = Scenario::new(3)
        .hand(A, &["imp-maula-pistol"])
        .deck(A, &["start-dagger"])
        .discard(A, &["start-diplomacy"]);
    early.send(A, "imp-maula-pistol", Space::SpiceRefinery);
    early.resolve(A, "Draw(1)");
    assert_eq!((early.see(A).deck_count, early.see(A).discard.len()), (0, 1));
}

#[test]
#[rule("IU-GLOSS-01", "IU-GLOSS-02", "IU-SPACE-15", "IU-SPACE-16", "IU-AMB-38")]
fn imperial_privilege_recalls_another_agent() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", "start-reconnaissance"])
        .influence(A, Faction::Emperor, 2)
        .goods(A, 3, 0, 0)
        .agent(A, Space::Arrakeen);
    scene.send(A, "start-dagger", Space::ImperialPrivilege);
    assert_eq!(scene.see(A).agents, 0);
    scene.resolve(A, "RecallAgent");
    // The only other agent is the one on Arrakeen; the one just sent stays.
    let view = scene.view();
    assert_eq!(view.agents.iter().map(|here| here.space).collect::<Vec<_>>(), [Space::ImperialPrivilege]);
    assert_eq!((scene.see(A).agents, scene.see(A).solari), (1, 0));
    // Alone on the board, the card is still drawn.
    let mut alone = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .influence(A, Faction::Emperor, 2)
        .goods(A, 3, 0, 0)
        .intrigue(A, &["int-devour"]);
    alone.send(A, "start-dagger", Space::ImperialPrivilege);
    alone.resolve(A, "Draw(1)");
    assert_eq!((alone.see(A).hand_count, alone.see(A).agents), (2, 1));
    alone.resolve(A, "Pay([TrashIntrigue]");
    assert_eq!(alone.see(A).intrigue_count, 1);
    assert!(alone.pool().iter().all(|item| item == "RecallAgent"));
    alone.act(A, Action::EndTurn);
}

#[test]
#[rule("IU-GLOSS-06", "IU-GLOSS-07", "IU-GLOSS-08", "IU-AMB-29", "IF-05")]
fn trashing_is_optional_and_takes_from_hand_discard_or_play() {
    let mut scene =
        Scenario::new(3).hand(A, &["imp-desert-survival", FILLER]).discard(A, &["reserve-prepare-the-way"]);
    scene.send(A, "imp-desert-survival", Space::ImperialBasin);
    scene.resolve(A, "Trash");
    let legal = scene.legal(A);
    for choice in [
        Action::Trash(Zone::Hand, card(FILLER)),
        Action::Trash(Zone::Discard, card("reserve-prepare-the-way")),
        Action::Trash(Zone::Played, card("imp-desert-survival")),
        Action::Decline,
    ] {
        assert!(legal.contains(&choice), "{choice:?} in {legal:?}");
    }
    let before = scene.view().reserve[0];
    scene.act(A, Action::Trash(Zone::Discard, card("reserve-prepare-the-way")));
    assert_eq!(scene.view().reserve[0], before + 1);
    // A card that trashes itself without an arrow has no say.
    let mut forced = Scenario::new(3).hand(A, &["start-seek-allies", FILLER]);
    forced.send(A, "start-seek-allies", Space::DutifulService);
    assert!(!forced.may(A, Action::EndTurn) || forced.waiting() != Some(A));
    if forced.waiting() == Some(A) {
        forced.act(A, Action::Rest);
    }
    assert!(forced.view().gone.contains(&card("start-seek-allies")));
}

#[test]
#[rule("IU-AMB-72")]
fn what_a_trashed_card_has_not_given_is_lost() {
    let mut scene = Scenario::new(3).hand(A, &["imp-overthrow", FILLER]).goods(A, 0, 0, 1);
    scene.send(A, "imp-overthrow", Space::DesertTactics);
    assert_eq!(scene.pool(), ["Troops(1)", "Trash", "Influence(Fremen, 1)", "VisitedInfluence"]);
    scene.resolve(A, "Trash").act(A, Action::Trash(Zone::Played, card("imp-overthrow")));
    assert_eq!(scene.pool(), ["Troops(1)", "Influence(Fremen, 1)"]);
}

#[test]
#[rule("IU-CLARIFY-04", "IU-AMB-33", "IU-GLOSS-09", "IU-GLOSS-15", "IF-01", "IF-14")]
fn guild_envoys_discard_is_mandatory() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-guild-envoy", FILLER, "imp-space-time-folding"])
        .deck(A, &["start-dagger", "start-dagger"])
        .intrigue(A, &["int-devour"]);
    scene.send(A, "imp-guild-envoy", Space::DeliverSupplies);
    // Also when it is all that is left of the turn.
    scene.resolve(A, "Influence(Guild");
    assert_eq!(scene.refused(A, Action::EndTurn).as_str(), "IU-GLOSS-15");
    scene.resolve(A, "All([Discard(1)");
    let legal = scene.legal(A);
    assert_eq!(legal, [Action::Discard(card("imp-space-time-folding")), Action::Discard(card(FILLER))]);
    scene.act(A, Action::Discard(card("imp-space-time-folding")));
    // The discarded card is the Guild's, so two are drawn.
    assert_eq!(scene.see(A).hand_count, 3);
}

#[test]
#[rule("IU-AMB-02", "IU-SPY-09")]
fn an_agent_turn_has_a_fixed_skeleton() {
    // Cost, gathering, the controller's bonus, then the effects.
    let mut scene = Scenario::new(3)
        .hand(A, &["start-reconnaissance", FILLER])
        .control(B, Space::SpiceRefinery)
        .spies(A, &[Post::CityRight])
        .goods(A, 0, 1, 0);
    scene.send(A, "start-reconnaissance", Space::SpiceRefinery);
    assert_eq!(scene.legal(A), [Action::PayExtra, Action::Decline]);
    scene.act(A, Action::PayExtra);
    assert_eq!(scene.legal(A), [Action::Gather(Post::CityRight), Action::Decline]);
    assert_eq!((scene.see(A).spice, scene.see(A).solari, scene.see(B).solari), (0, 0, 0));
    scene.act(A, Action::Gather(Post::CityRight));
    let told: Vec<String> = scene.told.iter().map(|event| format!("{event:?}")).collect();
    let at = |part: &str| told.iter().position(|event| event.starts_with(part)).unwrap();
    assert!(at("Lost") < at("SpyRecalled") && at("SpyRecalled") < at("Drew"));
    assert!(at("Drew") < at("Gained { seat: seat 1"));
    assert!(at("Gained { seat: seat 1") < at("Gained { seat: seat 0"));
    assert_eq!((scene.see(A).solari, scene.see(B).solari), (4, 1));
}

#[test]
#[rule("IU-ROUND-08", "IU-AGENT-01")]
fn without_an_agent_only_an_intrigue_card_comes_before_the_reveal_turn() {
    let scene = Scenario::new(3)
        .agent(A, Space::Arrakeen)
        .agent(A, Space::SpiceRefinery)
        .hand(A, &["start-dagger", FILLER])
        .intrigue(A, &["int-contingency-plan"]);
    assert_eq!(scene.legal(A), [Action::Play(intrigue("int-contingency-plan")), Action::Reveal]);
}
