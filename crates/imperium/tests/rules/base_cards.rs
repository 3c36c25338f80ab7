//! DB-CARD: the Imperium cards of Dune: Imperium that have rules of their own.

use imperium::Zone;

use crate::*;

fn send(key: &str, space: Space) -> Action {
    Action::Send { card: card(key), space }
}

const KWISATZ: &str = "base-imp-kwisatz-haderach";

#[test]
#[rule("DB-CARD-03", "DB-CARD-06")]
fn the_kwisatz_haderach_goes_anywhere() {
    let mut scene = Scenario::base(3)
        .hand(A, &[KWISATZ, FILLER])
        .deck(A, &["start-dagger"])
        .goods(A, 0, 0, 0)
        .agent(B, Space::Wealth)
        .agent(A, Space::Stillsuits);
    let spaces = scene.spaces(A, KWISATZ);
    assert!(spaces.contains(&Space::Wealth) && spaces.contains(&Space::Stillsuits));
    // Costs and requirements hold.
    assert!(!spaces.contains(&Space::Conspire) && !spaces.contains(&Space::BaseSietchTabr));
    scene.act(A, send(KWISATZ, Space::Wealth));
    assert_eq!(scene.legal(A), [Action::FromLeader, Action::RecallAgent(Space::Stillsuits)]);
    scene.act(A, Action::RecallAgent(Space::Stillsuits)).act_all(A);
    assert_eq!((scene.see(A).solari, scene.see(A).hand_count, scene.see(A).agents), (2, 2, 1));
    let agents: Vec<Space> = scene.view().agents.iter().map(|here| here.space).collect();
    assert_eq!(agents, [Space::Wealth]);
}

#[test]
#[rule("DB-CARD-04")]
fn it_moves_an_agent_when_none_is_left_at_home() {
    let scene = || {
        Scenario::base(3)
            .hand(A, &[KWISATZ])
            .goods(A, 0, 0, 0)
            .agent(A, Space::Stillsuits)
            .agent(A, Space::Arrakeen)
    };
    let mut back = scene();
    assert_eq!(back.see(A).agents, 0);
    back.act(A, send(KWISATZ, Space::Stillsuits));
    assert_eq!(back.legal(A), [Action::RecallAgent(Space::Arrakeen), Action::RecallAgent(Space::Stillsuits)]);
    back.act(A, Action::RecallAgent(Space::Stillsuits)).act_all(A);
    assert_eq!((back.see(A).water, back.see(A).influence[3]), (1, 1));
    // Two own agents can meet there.
    let mut both = scene();
    both.act(A, send(KWISATZ, Space::Stillsuits)).act(A, Action::RecallAgent(Space::Arrakeen));
    assert_eq!(both.view().agents[0].seats, [A, A]);
    // Without the card there is nothing to be asked but the Reveal turn.
    let none =
        Scenario::base(3).agent(A, Space::Stillsuits).agent(A, Space::Arrakeen).hand(A, &["start-dagger"]);
    assert!(!none.legal(A).iter().any(|action| matches!(action, Action::Send { .. })));
}

#[test]
#[rule("DB-CARD-05")]
fn it_does_not_lift_limits() {
    let scene = Scenario::base(3).hand(A, &[KWISATZ]).goods(A, 20, 0, 0).council(A).swordmaster(A);
    assert_eq!(scene.refused(A, send(KWISATZ, Space::BaseHighCouncil)).as_str(), "DB-SPACE-09");
    assert_eq!(scene.refused(A, send(KWISATZ, Space::BaseSwordmaster)).as_str(), "IU-SPACE-18");
    let mut voice = Scenario::base(3).hand(A, &["base-imp-the-voice"]).hand(B, &[KWISATZ]);
    voice.act(A, send("base-imp-the-voice", Space::Arrakeen));
    voice.resolve(A, "ForbidSpace").act(A, Action::Forbid(Space::Wealth)).act_all(A).act(A, Action::EndTurn);
    assert_eq!(voice.refused(B, send(KWISATZ, Space::Wealth)).as_str(), "DB-CARD-08");
}

#[test]
#[rule("DB-CARD-07")]
fn a_maker_space_it_left_gathers_spice() {
    let mut scene = Scenario::base(3).hand(A, &[KWISATZ]).agent(A, Space::ImperialBasin);
    scene.act(A, send(KWISATZ, Space::Wealth)).act(A, Action::RecallAgent(Space::ImperialBasin));
    let scene = scene.makers();
    let basin = scene.view().bonus.iter().find(|bonus| bonus.space == Space::ImperialBasin).unwrap().spice;
    assert_eq!(basin, 1);
}

#[test]
#[rule("DB-CARD-08", "DB-CARD-09", "DB-AMB-02")]
fn the_voice_forbids_a_space() {
    let mut scene = Scenario::base(3)
        .hand(A, &["base-imp-the-voice", "base-imp-the-voice", "start-diplomacy"])
        .hand(B, &["start-diplomacy", FILLER])
        .hand(C, &["start-diplomacy", FILLER])
        .control(A, Space::Arrakeen)
        .control(A, Space::BaseCarthag)
        .control(A, Space::ImperialBasin);
    scene.act(A, send("base-imp-the-voice", Space::Arrakeen)).resolve(A, "ForbidSpace");
    assert_eq!(scene.legal(A).len(), 22);
    scene.act(A, Action::Forbid(Space::Wealth)).act_all(A).act(A, Action::EndTurn);
    assert_eq!(scene.refused(B, send("start-diplomacy", Space::Wealth)).as_str(), "DB-CARD-08");
    scene.act(B, Action::Reveal).act(B, Action::EndTurn);
    assert_eq!(scene.refused(C, send("start-diplomacy", Space::Wealth)).as_str(), "DB-CARD-08");
    scene.act(C, Action::Reveal).act(C, Action::EndTurn);
    // Its own player may go there, and on that turn it ends.
    assert!(scene.may(A, send("start-diplomacy", Space::Wealth)));
    assert!(scene.view().forbidden.is_empty());
    // It does not outlast the round, though another player begins the next.
    let mut last = Scenario::base(3).hand(A, &["base-imp-the-voice", FILLER]);
    last.act(A, send("base-imp-the-voice", Space::Arrakeen)).resolve(A, "ForbidSpace");
    last.act(A, Action::Forbid(Space::Wealth)).act_all(A);
    assert!(last.makers().view().forbidden.is_empty());
}

#[test]
#[rule("DB-CARD-10", "IF-14")]
fn a_test_of_humanity() {
    let mut scene = Scenario::base(4)
        .hand(A, &["base-imp-test-of-humanity"])
        .hand(B, &["start-dagger", FILLER])
        .troops(B, 2, 1)
        .hand(C, &[])
        .troops(C, 2, 1)
        .hand(D, &[])
        .intrigue(B, &["base-int-windfall"]);
    scene
        .act(A, send("base-imp-test-of-humanity", Space::HallOfOratory))
        .resolve(A, "OpponentsDiscardOrLose");
    assert_eq!(scene.waiting(), Some(B));
    let discards = [FILLER, "start-dagger"].map(|key| Action::Discard(card(key)));
    assert_eq!(scene.legal(B), [discards[0], discards[1], Action::LoseTroop]);
    scene.act(B, Action::Discard(card("start-dagger")));
    // C has nothing to discard and loses a troop; D has neither.
    assert_eq!((scene.see(C).deployed, scene.see(C).supply, scene.see(B).hand_count), (0, 10, 1));
    assert_eq!((scene.see(D).supply, scene.see(D).garrison), (9, 3));
}

#[test]
#[rule("DB-CARD-10")]
fn a_test_of_humanity_goes_round_from_the_left() {
    let test = "base-imp-test-of-humanity";
    let scene = Scenario::base(4).hand(B, &[test]).hand(A, &["start-dagger", FILLER]);
    let scene = scene.hand(C, &["start-dagger", FILLER]).hand(D, &["start-dagger", FILLER]);
    let mut scene = scene.turn_of(B);
    scene.send(B, test, Space::HallOfOratory).resolve(B, "OpponentsDiscardOrLose");
    for seat in [C, D, A] {
        assert_eq!(scene.waiting(), Some(seat));
        scene.act(seat, Action::Discard(card(FILLER)));
    }
}

#[test]
#[rule("DB-CARD-11", "IF-71", "IF-72")]
fn mohiam_makes_opponents_discard_two() {
    let mut scene = Scenario::base(3)
        .hand(A, &["base-imp-reverend-mother-mohiam"])
        .played(A, &["base-imp-space-travel", "base-imp-bene-gesserit-sister"])
        .hand(B, &["start-dagger", FILLER, "start-diplomacy"])
        .hand(C, &[FILLER]);
    scene.act(A, send("base-imp-reverend-mother-mohiam", Space::Wealth)).act_all(A);
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Discard(card("start-dagger")));
    assert_eq!(scene.see(C).hand_count, 0);
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Discard(card(FILLER)));
    assert_eq!(scene.see(B).hand, Some(vec![card("start-diplomacy")]));
    // Clockwise from the left, and everybody chooses among the own cards.
    let mut order = Scenario::base(3)
        .hand(A, &["base-imp-reverend-mother-mohiam"])
        .played(A, &["base-imp-bene-gesserit-sister"])
        .hand(B, &["start-dagger", FILLER, "start-diplomacy"])
        .hand(C, &["start-dagger", FILLER, "start-diplomacy"]);
    order.act(A, send("base-imp-reverend-mother-mohiam", Space::Wealth)).act_all(A);
    for (seat, key) in [(B, "start-dagger"), (C, FILLER), (B, "start-diplomacy"), (C, "start-dagger")] {
        assert_eq!(order.waiting(), Some(seat));
        order.act(seat, Action::Discard(card(key)));
    }
    assert_eq!(order.see(C).hand, Some(vec![card("start-diplomacy")]));
}

#[test]
#[rule("DB-CARD-12", "IF-11")]
fn poison_snooper_looks_at_the_top_card() {
    let snooper = "base-int-poison-snooper";
    let empty = Scenario::base(3).intrigue(A, &[snooper]).deck(A, &[]).discard(A, &["start-dagger"]);
    assert_eq!(empty.refused(A, Action::Play(intrigue(snooper))).as_str(), "IU-INTRIGUE-08");
    let mut drawn = Scenario::base(3).intrigue(A, &[snooper]).deck(A, &["start-dagger"]);
    drawn.play(A, snooper).act(A, Action::DrawTop);
    assert_eq!((drawn.see(A).hand_count, drawn.see(A).deck_count), (2, 0));
    let mut trashed = Scenario::base(3).intrigue(A, &[snooper]).deck(A, &["base-imp-assassination-mission"]);
    let solari = trashed.see(A).solari;
    trashed.play(A, snooper).act(A, Action::TrashTop);
    assert_eq!((trashed.see(A).hand_count, trashed.see(A).solari), (1, solari + 4));
    // On the Reveal turn what is drawn is revealed at once.
    let mut revealing = Scenario::base(3).intrigue(A, &[snooper]).deck(A, &[FILLER]);
    revealing.act(A, Action::Reveal).play(A, snooper).act(A, Action::DrawTop);
    assert_eq!((revealing.see(A).persuasion, revealing.see(A).hand_count), (4, 0));
}

#[test]
#[rule("DB-CARD-13")]
fn power_play_gives_two_influence() {
    let mut scene = Scenario::base(3).hand(A, &["base-imp-power-play"]);
    scene.act(A, send("base-imp-power-play", Space::Wealth)).act_all(A);
    assert_eq!((scene.see(A).influence, scene.see(A).vp), ([2, 0, 0, 0], 1));
    assert!(scene.see(A).played.is_empty() && scene.view().gone.contains(&card("base-imp-power-play")));
}

#[test]
#[rule("DB-CARD-14")]
fn foldspace_draws_and_folds() {
    let scene = Scenario::base(3).hand(A, &["base-reserve-foldspace", FILLER]);
    let mut scene = scene.deck(A, &["start-dagger", "start-dagger"]);
    scene.act(A, send("base-reserve-foldspace", Space::Wealth)).act_all(A);
    assert_eq!((scene.see(A).hand_count, scene.see(A).played.len(), scene.view().reserve[1]), (2, 0, 6));
}

#[test]
#[rule("DB-CARD-15", "IF-82")]
fn an_assassination_pays_when_trashed() {
    let mission = "base-imp-assassination-mission";
    for zone in [Zone::Hand, Zone::Discard] {
        let scene = Scenario::base(3).hand(A, &["base-imp-guild-administrator"]).goods(A, 0, 0, 0);
        let mut scene = match zone {
            Zone::Hand => scene.hand(A, &["base-imp-guild-administrator", mission]),
            _ => scene.discard(A, &[mission]),
        };
        scene.act(A, send("base-imp-guild-administrator", Space::SecureContract));
        scene.resolve(A, "Trash").act(A, Action::Trash(zone, card(mission)));
        assert_eq!(scene.see(A).solari, 3 + 4);
    }
    // It does not trash itself.
    let mut revealed = Scenario::base(3).hand(A, &[mission]).goods(A, 0, 0, 0);
    revealed.act(A, Action::Reveal);
    assert_eq!((revealed.see(A).solari, revealed.pool().len()), (1, 0));
}

#[test]
#[rule("DB-CARD-16")]
fn other_memory_takes_a_card_back() {
    let scene = || {
        Scenario::base(3)
            .hand(A, &["base-imp-other-memory"])
            .deck(A, &["start-dagger"])
            .discard(A, &["base-imp-bene-gesserit-sister", "base-imp-scout"])
    };
    let mut taken = scene();
    taken.act(A, send("base-imp-other-memory", Space::Arrakeen)).resolve(A, "Choose").choose(A, 1);
    assert_eq!(taken.see(A).hand, Some(vec![card("base-imp-bene-gesserit-sister")]));
    assert_eq!(taken.see(A).discard, [card("base-imp-scout")]);
    let mut drawn = scene();
    drawn.act(A, send("base-imp-other-memory", Space::SecureContract)).choose(A, 0);
    assert_eq!(drawn.see(A).hand, Some(vec![card("start-dagger")]));
}

#[test]
#[rule("DB-CARD-17", "IF-64", "IF-35")]
fn guild_bankers_make_the_spice_cheaper() {
    let flow = Action::Acquire(card("base-reserve-spice-must-flow"));
    let mut scene = Scenario::base(3).hand(A, &["base-imp-guild-bankers"]).persuasion(A, 12);
    scene.act(A, Action::Reveal).act(A, flow).act(A, flow);
    assert_eq!((scene.see(A).persuasion, scene.see(A).vp), (0, 2));
    let mut dear = Scenario::base(3).hand(A, &[FILLER]).persuasion(A, 6);
    dear.act(A, Action::Reveal);
    assert!(!dear.may(A, flow));
}

#[test]
#[rule("DB-CARD-18", "IF-86", "IF-87")]
fn liet_kynes_counts_fremen() {
    let mut scene = Scenario::base(3)
        .played(A, &["base-imp-fremen-camp"])
        .hand(A, &["base-imp-liet-kynes", "base-imp-spice-hunter", "base-imp-scout"]);
    scene.act(A, Action::Reveal).act_all(A);
    // Two others and itself, and one persuasion each of Spice Hunter and Scout.
    assert_eq!(scene.see(A).persuasion, 3 * 2 + 2);
}

#[test]
#[rule("DB-CARD-19", "IF-65")]
fn a_gun_thopter_shoots_at_garrisons() {
    let mut scene = Scenario::base(3).hand(A, &["base-imp-gun-thopter"]).troops(B, 2, 0).troops(C, 0, 2);
    scene.act(A, send("base-imp-gun-thopter", Space::Arrakeen)).act_all(A);
    assert_eq!((scene.see(B).garrison, scene.see(B).supply), (1, 11));
    assert_eq!((scene.see(C).garrison, scene.see(C).deployed), (0, 2));
}

#[test]
#[rule("DB-CARD-20", "DB-AMB-07")]
fn troops_that_may_be_deployed_at_once() {
    let plot = "base-int-reinforcements";
    let mut agent = Scenario::base(3).intrigue(A, &[plot, "base-int-windfall"]).goods(A, 3, 0, 0);
    agent = agent.hand(A, &["start-dagger"]);
    agent.play(A, plot);
    assert_eq!((agent.see(A).garrison, agent.see(A).deployed), (6, 0));
    agent.send(A, "start-dagger", Space::HallOfOratory).act_all(A);
    assert_eq!(agent.refused(A, Action::Deploy(1)).as_str(), "IU-UNIT-08");
    let mut combat =
        Scenario::base(3).intrigue(A, &[plot]).goods(A, 3, 0, 0).hand(A, &["start-reconnaissance"]);
    combat.play(A, plot).send(A, "start-reconnaissance", Space::Arrakeen).act_all(A);
    assert!(combat.may(A, Action::Deploy(6)) && !combat.may(A, Action::Deploy(7)));
    let mut reveal = Scenario::base(3).intrigue(A, &[plot]).goods(A, 3, 0, 0);
    reveal.act(A, Action::Reveal).play(A, plot);
    assert_eq!(
        reveal.legal(A),
        [1, 2, 3].map(Action::Deploy).into_iter().chain([Action::Decline]).collect::<Vec<_>>()
    );
    let mut gurney =
        Scenario::base(3).hand(A, &["base-imp-gurney-halleck"]).goods(A, 3, 0, 0).troops(A, 5, 0);
    gurney.act(A, Action::Reveal).resolve(A, "Pay").act(A, Action::Deploy(2));
    assert_eq!((gurney.see(A).garrison, gurney.see(A).deployed), (5, 2));
    let mut legion = Scenario::base(3).hand(A, &["base-imp-sardaukar-legion", "base-imp-gun-thopter"]);
    legion.act(A, Action::Reveal).resolve(A, "Deploy(3)").act(A, Action::Deploy(2));
    legion.resolve(A, "Deploy(1)").act(A, Action::Deploy(1));
    assert_eq!(legion.see(A).deployed, 3);
}

#[test]
#[rule("DB-CARD-24", "IF-73", "IF-83", "IF-95", "IF-96", "IF-97")]
fn carryall_spy_and_shifting_allegiances() {
    for (space, spice) in [(Space::ImperialBasin, 1), (Space::BaseHaggaBasin, 2), (Space::GreatFlat, 3)] {
        let mut scene = Scenario::base(3).hand(A, &["base-imp-carryall"]).bonus(space, 1).goods(A, 0, 0, 2);
        scene.act(A, send("base-imp-carryall", space)).act_all(A);
        assert_eq!(scene.see(A).spice, 2 * spice + 1);
    }
    let mut spy = Scenario::base(3).hand(A, &["base-imp-imperial-spy", "base-imp-guild-administrator"]);
    spy.act(A, send("base-imp-guild-administrator", Space::Foldspace)).resolve(A, "Trash");
    spy.act(A, Action::Trash(Zone::Hand, card("base-imp-imperial-spy"))).act_all(A);
    assert_eq!(spy.see(A).intrigue_count, 0);
    let mut used = Scenario::base(3).hand(A, &["base-imp-imperial-spy"]);
    used.act(A, send("base-imp-imperial-spy", Space::Wealth)).resolve(A, "Pay");
    assert_eq!((used.see(A).intrigue_count, used.see(A).played.len()), (1, 0));
    let shifting = "base-imp-shifting-allegiances";
    let mut shift = Scenario::base(3).hand(A, &[shifting]).influence(A, Faction::Guild, 1).goods(A, 0, 2, 0);
    shift.act(A, send(shifting, Space::HallOfOratory)).resolve(A, "Pay");
    shift.act(A, Action::Faction(Faction::Guild));
    assert_eq!((shift.see(A).influence[1], shift.see(A).spice), (2, 0));
    let none = {
        let mut scene = Scenario::base(3).hand(A, &[shifting]).goods(A, 0, 2, 0);
        scene.act(A, send(shifting, Space::HallOfOratory));
        scene
    };
    assert!(
        !none
            .legal(A)
            .iter()
            .any(|action| matches!(action, Action::Resolve(effect) if effect.name().contains("shifting")))
    );
}

#[test]
#[rule("DB-CARD-25", "DB-CARD-26")]
fn bonds() {
    let mut protectiva = Scenario::base(3)
        .hand(A, &["base-imp-gene-manipulation"])
        .played(A, &["base-imp-missionaria-protectiva"])
        .goods(A, 0, 0, 0);
    protectiva.act(A, send("base-imp-gene-manipulation", Space::HallOfOratory)).act_all(A);
    assert_eq!(protectiva.see(A).spice, 2);
    let commando = |other: &str| {
        let hand = [other, "base-imp-fedaykin-death-commando"];
        let mut scene = Scenario::base(3).troops(A, 2, 1).hand(A, &hand);
        scene.act(A, Action::Reveal).act_all(A);
        scene.see(A).swords
    };
    // A Scout is no Fremen; Stilgar is, and has three swords of his own.
    assert_eq!((commando("base-imp-scout"), commando("base-imp-stilgar")), (1, 3 + 3));
}

#[test]
#[rule("DB-AMB-08")]
fn each_sister_chooses() {
    let mut scene = Scenario::base(3).hand(A, &["base-imp-bene-gesserit-sister"; 2]).troops(A, 2, 1);
    scene.act(A, Action::Reveal).resolve(A, "Choose").choose(A, 0).resolve(A, "Choose").choose(A, 1);
    assert_eq!((scene.see(A).persuasion, scene.see(A).swords), (2, 2));
}
