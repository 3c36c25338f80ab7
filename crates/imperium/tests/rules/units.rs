//! UNIT, WORM, WALL, CONTROL: troops, sandworms, the Shield Wall, locations.

use crate::*;

#[test]
#[rule("IU-UNIT-01", "IU-UNIT-02", "IU-UNIT-03", "IU-UNIT-09", "IF-15", "IF-17")]
fn troops_come_from_the_supply() {
    let mut scene = Scenario::new(3).hand(A, &["start-diplomacy", FILLER]).goods(A, 0, 5, 0).troops(A, 9, 0);
    scene.send(A, "start-diplomacy", Space::Heighliner);
    scene.resolve(A, "Troops(5)");
    assert_eq!((scene.see(A).garrison, scene.see(A).supply), (12, 0));
    // From nowhere else: troops of the Conflict or the garrison are not recruited, and open no deployment.
    let mut dry = Scenario::new(3).hand(A, &["start-diplomacy", FILLER]).goods(A, 0, 5, 0).troops(A, 9, 3);
    dry = dry.intrigue(A, &["int-devour"]);
    dry.send(A, "start-diplomacy", Space::Heighliner).resolve(A, "Troops(5)");
    assert_eq!((dry.see(A).garrison, dry.see(A).deployed), (9, 3));
    assert!(dry.may(A, Action::Deploy(2)) && !dry.may(A, Action::Deploy(3)));
}

#[test]
#[rule("IU-UNIT-05")]
fn these_spaces_are_combat_spaces() {
    let combat: Vec<Space> = Space::ALL[..22].iter().copied().filter(|space| space.text().combat).collect();
    assert_eq!(
        combat,
        [
            Space::Heighliner,
            Space::DesertTactics,
            Space::Fremkit,
            Space::SietchTabr,
            Space::ResearchStation,
            Space::SpiceRefinery,
            Space::Arrakeen,
            Space::DeepDesert,
            Space::HaggaBasin,
            Space::ImperialBasin,
        ]
    );
    for &space in &Space::ALL[..22] {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-steersman", FILLER])
            .hand(
                A,
                &[
                    if space.text().icon.faction().is_some() { "imp-truthtrance" } else { "imp-steersman" },
                    FILLER,
                ],
            )
            .goods(A, 9, 9, 9)
            .influence(A, Faction::Emperor, 2)
            .influence(A, Faction::Guild, 2)
            .influence(A, Faction::Fremen, 2);
        let key = if space.text().icon.faction().is_some() { "imp-truthtrance" } else { "imp-steersman" };
        scene.send(A, key, space);
        if scene.may(A, Action::Decline) {
            scene.act(A, Action::Decline);
        }
        assert_eq!(scene.may(A, Action::Deploy(1)), space.text().combat, "{space:?}");
    }
}

#[test]
#[rule(
    "IU-UNIT-04",
    "IU-UNIT-06",
    "IU-UNIT-07",
    "IU-UNIT-09",
    "IU-UNIT-10",
    "IU-AMB-04",
    "IU-AMB-05",
    "IU-AMB-06",
    "IF-17",
    "IF-18"
)]
fn recruits_and_two_more_may_be_deployed() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-reconnaissance", FILLER])
        .troops(A, 5, 0)
        .goods(A, 3, 0, 0)
        .intrigue(A, &["int-mercenaries"]);
    // Recruited before the agent is sent: it counts.
    scene.play(A, "int-mercenaries");
    assert_eq!(scene.see(A).garrison, 7);
    scene.send(A, "start-reconnaissance", Space::Arrakeen);
    assert!(scene.may(A, Action::Deploy(4)));
    assert_eq!(scene.refused(A, Action::Deploy(5)).as_str(), "IU-UNIT-06");
    // In instalments, and what the space recruits later counts too.
    scene.act(A, Action::Deploy(3));
    assert!(!scene.may(A, Action::Deploy(2)));
    scene.resolve(A, "Troops(1)");
    assert!(scene.may(A, Action::Deploy(2)) && !scene.may(A, Action::Deploy(3)));
    scene.resolve(A, "Draw(1)");
    scene.act(A, Action::EndTurn);
    assert_eq!((scene.see(A).deployed, scene.see(A).garrison, scene.see(A).strength), (3, 5, 6));
    assert_eq!(scene.see(B).strength, 0);
}

#[test]
#[rule("IU-UNIT-08")]
fn nothing_is_deployed_from_other_spaces() {
    let mut scene = Scenario::new(3).hand(A, &["start-dagger", FILLER]).intrigue(A, &["int-devour"]);
    scene.send(A, "start-dagger", Space::GatherSupport);
    scene.resolve(A, "Troops(2)");
    assert_eq!(scene.refused(A, Action::Deploy(1)).as_str(), "IU-UNIT-08");
    // Sardaukar Coordination lets the recruits go all the same, and only them.
    let mut coordinated = Scenario::new(3).hand(A, &["imp-sardaukar-coordination", FILLER]);
    coordinated.send(A, "imp-sardaukar-coordination", Space::GatherSupport);
    assert!(coordinated.may(A, Action::Deploy(2)) && !coordinated.may(A, Action::Deploy(3)));
}

#[test]
#[rule("IU-UNIT-11", "IU-UNIT-12", "IF-19")]
fn retreating_goes_to_the_garrison_and_may_be_none() {
    let mut scene =
        Scenario::new(3).troops(A, 2, 3).troops(B, 0, 1).intrigue(A, &["int-tactical-option"]).combat();
    scene.play(A, "int-tactical-option").choose(A, 1);
    assert_eq!(scene.legal(A), (0..=3).map(Action::Retreat).collect::<Vec<_>>());
    scene.act(A, Action::Retreat(3));
    assert_eq!((scene.see(A).garrison, scene.see(A).deployed), (5, 0));
}

#[test]
#[rule("IU-WORM-01", "IU-WORM-02", "IU-WORM-06", "IU-STRENGTH-02", "IU-STRENGTH-07")]
fn a_sandworm_goes_straight_into_the_conflict() {
    let power = |scene: Scenario| {
        let mut scene = scene.hand(A, &["imp-desert-power"]).goods(A, 0, 0, 1);
        scene.act(A, Action::Reveal);
        scene
    };
    let mut with = power(Scenario::new(3).hooks(A));
    with.choose(A, 1);
    assert_eq!((with.see(A).worms, with.see(A).strength, with.see(A).water), (1, 3, 0));
    // Without hooks the other option is all there is.
    let without = power(Scenario::new(3));
    assert_eq!((without.see(A).worms, without.see(A).persuasion, without.see(A).water), (0, 2, 1));
}

#[test]
#[rule(
    "IU-WORM-03",
    "IU-WALL-01",
    "IU-WALL-02",
    "IU-WALL-03",
    "IU-WALL-05",
    "IU-AMB-14",
    "IU-AMB-15",
    "IF-25"
)]
fn the_shield_wall_keeps_worms_from_three_locations() {
    let ride = |key: &str, wall: bool| {
        let scene =
            Scenario::new(3).hooks(A).hand(A, &["start-dune-desert-planet", FILLER]).goods(A, 0, 0, 1);
        let scene = scene.conflict(key).bonus(Space::HaggaBasin, 2);
        let mut scene = if wall { scene } else { scene.no_wall() };
        scene.send(A, "start-dune-desert-planet", Space::HaggaBasin);
        scene.resolve(A, "Choose");
        let said = scene.said(A, scene.option(1));
        scene.choose(A, 1);
        assert_eq!(scene.see(A).spice, 2);
        // Whoever chooses what does nothing is told so before.
        assert_eq!(said == "do-resolve-idle", scene.see(A).worms == 0, "{said}");
        scene.see(A).worms
    };
    for (key, protected) in [
        ("con-siege-of-arrakeen", true),
        ("con-seize-spice-refinery", true),
        ("con-secure-imperial-basin", true),
        ("con-battle-for-arrakeen", true),
        ("con-shadow-contest", false),
        ("con-propaganda", false),
    ] {
        assert_eq!(ride(key, true), u8::from(!protected), "{key}");
        assert_eq!(ride(key, false), 1, "{key}");
    }
    // Once removed it stays so, in the next rounds too.
    let next = Scenario::new(3).no_wall().makers();
    assert_eq!((next.view().round, next.view().wall), (2, false));
}

#[test]
#[rule("IU-CONTROL-01", "IU-CONTROL-02", "IU-CONTROL-05")]
fn control_is_won_as_a_reward_and_kept_until_lost() {
    let fight =
        |scene: Scenario| scene.conflict("con-siege-of-arrakeen").troops(A, 0, 2).troops(B, 0, 1).combat();
    let won = fight(Scenario::new(3));
    assert_eq!((won.view().control[0].space, won.view().control[0].seat), (Space::Arrakeen, A));
    let taken = fight(Scenario::new(3).control(B, Space::Arrakeen).control(B, Space::ImperialBasin));
    let owners: Vec<Seat> = taken.view().control.iter().map(|held| held.seat).collect();
    assert_eq!(owners, [A, B]);
}

#[test]
#[rule("IU-CONTROL-04", "IU-AMB-13")]
fn a_controlled_location_may_be_defended() {
    let reveal = |garrison| {
        Scenario::new(3)
            .round(3)
            .control(B, Space::Arrakeen)
            .troops(B, garrison, 0)
            .next_conflict("con-siege-of-arrakeen")
            .new_round()
    };
    let mut scene = reveal(3);
    assert_eq!(scene.waiting(), Some(B));
    assert_eq!(scene.see(A).hand_count, 1);
    scene.act(B, Action::Defend);
    assert_eq!((scene.see(B).deployed, scene.see(B).garrison, scene.see(B).supply), (1, 3, 8));
    assert_eq!(scene.see(A).hand_count, 6);
    // Nothing in the supply: nothing to decide.
    assert_eq!(reveal(12).see(A).hand_count, 6);
    let mut declined = reveal(3);
    declined.act(B, Action::Decline);
    assert_eq!(declined.see(B).deployed, 0);
}

#[test]
#[rule("IU-UNIT-06", "IU-UNIT-07")]
fn what_a_card_deploys_is_beside_what_the_space_allows() {
    let mut scene = Scenario::new(3)
        .troops(A, 7, 0)
        .hand(A, &["start-dune-desert-planet", FILLER])
        .intrigue(A, &["int-detonation"]);
    scene.send(A, "start-dune-desert-planet", Space::ImperialBasin).play(A, "int-detonation");
    scene.choose(A, 1).act(A, Action::Deploy(4));
    assert!(scene.may(A, Action::Deploy(2)) && !scene.may(A, Action::Deploy(3)));
}

#[test]
#[rule("IU-WORM-01", "IU-INTRIGUE-08")]
fn a_summoned_sandworm_is_a_unit_deployed_this_turn() {
    let ride = |worms: bool| {
        let scene =
            Scenario::new(3).hooks(A).goods(A, 0, 0, 3).hand(A, &["start-dune-desert-planet", FILLER]);
        let mut scene = scene.troops(A, 3, 0).intrigue(A, &["int-distraction"]);
        scene.send(A, "start-dune-desert-planet", Space::DeepDesert);
        scene.resolve(A, "Choose").choose(A, usize::from(worms)).act(A, Action::Deploy(1));
        scene.may(A, Action::Play(intrigue("int-distraction")))
    };
    assert!(ride(true) && !ride(false));
}

#[test]
#[rule("IU-AMB-25")]
fn swords_go_with_the_last_unit_except_on_the_own_reveal_turn() {
    let combat = |troops| {
        let mut scene = Scenario::new(3).troops(A, 0, 2).swords(A, 3).troops(B, 0, 1);
        scene = scene.intrigue(A, &["int-tactical-option", "int-devour"]).combat();
        scene.play(A, "int-tactical-option").choose(A, 1).act(A, Action::Retreat(troops));
        scene.see(A).swords
    };
    assert_eq!((combat(1), combat(2)), (3, 0));
    // On the own Reveal turn another unit may still come.
    let mut reveal = Scenario::led_by(3, false, A, Leader::AmberMetulli).troops(A, 0, 1).swords(A, 3);
    reveal = reveal.intrigue(A, &["int-devour"]);
    reveal.act(A, Action::Reveal).resolve(A, "Retreat(1)").act(A, Action::Retreat(1));
    assert_eq!((reveal.see(A).deployed, reveal.see(A).swords), (0, 3));
    reveal.act(A, Action::EndTurn);
    assert_eq!(reveal.see(A).swords, 0);
}
