//! EX: the worked examples of the rulebook, one round of three players step by step.

use crate::*;

#[test]
#[rule("IU-EX-01")]
fn an_agent_to_a_combat_space_with_nothing_recruited() {
    let mut scene = Scenario::new(3).hand(A, &["start-dune-desert-planet", FILLER]);
    scene.send(A, "start-dune-desert-planet", Space::ImperialBasin);
    scene.example("IU-EX-01");
    assert_eq!(scene.see(A).spice, 1);
    assert_eq!(scene.refused(A, Action::Deploy(3)).as_str(), "IU-UNIT-06");
    scene.act(A, Action::Deploy(2));
    assert_eq!((scene.see(A).garrison, scene.see(A).deployed), (1, 2));
}

#[test]
#[rule("IU-EX-02", "IU-SPY-14")]
fn gathering_control_and_a_condition() {
    for (garrison, deployable) in [(1, 4), (2, 5)] {
        let mut scene = Scenario::new(3)
            .turn_of(B)
            .control(A, Space::Arrakeen)
            .spies(B, &[Post::CityRight])
            .troops(B, garrison, 0)
            .hand(B, &["imp-rebel-supplier", FILLER]);
        scene.send(B, "imp-rebel-supplier", Space::Arrakeen);
        if garrison == 1 {
            scene.example("IU-EX-02");
        }
        assert_eq!(scene.see(A).solari, 0);
        scene.act(B, Action::Gather(Post::CityRight));
        assert_eq!((scene.see(B).hand_count, scene.see(A).solari), (2, 1));
        scene.act(B, Action::Rest);
        assert_eq!((scene.see(B).hand_count, scene.see(B).garrison), (3, garrison + 3));
        assert!(scene.may(B, Action::Deploy(deployable)) && !scene.may(B, Action::Deploy(deployable + 1)));
    }
}

#[test]
#[rule("IU-EX-03")]
fn a_space_without_combat() {
    let mut scene = Scenario::new(3).turn_of(C).hand(C, &["start-dagger", FILLER]).goods(C, 2, 0, 1);
    scene.send(C, "start-dagger", Space::GatherSupport).example("IU-EX-03");
    scene.act(C, Action::PayExtra);
    let player = scene.see(C);
    assert_eq!((player.solari, player.water, player.garrison, player.deployed), (0, 2, 5, 0));
    assert_eq!(scene.waiting(), Some(A));
}

#[test]
#[rule("IU-EX-04", "IU-EX-06")]
fn revealing_acquiring_and_a_plot() {
    let mut scene = Scenario::new(3)
        .conflict("con-secure-imperial-basin")
        .troops(A, 1, 2)
        .goods(A, 0, 0, 2)
        .hand(A, &["reserve-prepare-the-way", "imp-rebel-supplier", "imp-strike-fleet"])
        .intrigue(A, &["int-unexpected-allies"])
        .row(
            [
                "imp-desert-survival",
                "imp-overthrow",
                "imp-steersman",
                "imp-interstellar-trade",
                "imp-shishakli",
            ]
            .map(|key| if key == "imp-interstellar-trade" { "imp-corrinth-city" } else { key }),
        );
    scene.act(A, Action::Reveal);
    scene.example("IU-EX-04");
    let player = scene.see(A);
    assert_eq!((player.spice, player.persuasion, player.strength), (1, 3, 8));
    scene.act(A, Action::Acquire(card("imp-desert-survival")));
    assert_eq!((scene.see(A).persuasion, scene.see(A).discard.len(), scene.view().row.len()), (1, 1, 5));
    scene.example("IU-EX-06");
    scene.play(A, "int-unexpected-allies").act(A, Action::RemoveWall);
    let player = scene.see(A);
    assert_eq!((player.water, player.worms, player.strength), (0, 1, 11));
    assert!(!scene.view().wall);
    assert_eq!(scene.view().intrigue_discard, [intrigue("int-unexpected-allies")]);
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    assert_eq!((scene.see(A).discard.len(), scene.see(A).persuasion, scene.see(A).strength), (4, 0, 11));
}

#[test]
#[rule("IU-EX-08", "IU-EX-09")]
fn rewards_with_one_sandworm() {
    let scene = Scenario::new(3)
        .conflict("con-secure-imperial-basin")
        .objective(B, "objective-crysknife")
        .troops(A, 1, 2)
        .worms(A, 1)
        .swords(A, 4)
        .troops(B, 0, 4)
        .swords(B, 4)
        .goods(A, 0, 0, 0);
    scene.example("IU-EX-08");
    scene.example("IU-EX-09");
    let scene = scene.combat();
    let (a, b, c) = (scene.see(A), scene.see(B), scene.see(C));
    assert_eq!((b.spice, b.garrison), (2, 1));
    assert_eq!((scene.view().control[0].space, scene.view().control[0].seat), (Space::ImperialBasin, B));
    assert_eq!((a.water, a.garrison, a.worms, a.deployed), (4, 3, 0, 0));
    assert_eq!((c.water, c.spice, c.garrison), (1, 0, 3));
    assert_eq!((b.vp, b.icons), (0, vec![BattleIcon::Crysknife, BattleIcon::DesertMouse]));
    assert_eq!((a.supply, b.supply), (9, 11));
}

#[test]
#[rule("IU-EX-16")]
fn the_cost_is_paid_before_the_card_gives_anything() {
    let scene = Scenario::new(3).hand(A, &["start-diplomacy", "imp-northern-watermaster"]).goods(A, 0, 0, 0);
    scene.example("IU-EX-16");
    let tactics = Action::Send { card: card("start-diplomacy"), space: Space::DesertTactics };
    assert_eq!(scene.refused(A, tactics).as_str(), "IU-AGENT-07");
    assert!(scene.may(A, Action::Send { card: card("start-diplomacy"), space: Space::Fremkit }));
    let station = Action::Send { card: card("imp-northern-watermaster"), space: Space::ResearchStation };
    assert!(!scene.may(A, station));
}
