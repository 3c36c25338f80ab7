//! SPACE: what every space gives.

use crate::*;

/// Sends an agent with all the goods in the world, carries out everything mandatory and returns the scene.
fn visit(scene: Scenario, key: &str, space: Space) -> Scenario {
    let mut scene = scene
        .hand(A, &[key, FILLER, FILLER])
        .deck(A, &["imp-truthtrance", "imp-shishakli"])
        .goods(A, 9, 9, 9);
    scene.send(A, key, space);
    scene
}

fn gains(scene: &Scenario) -> (i16, i16, i16) {
    let player = scene.see(A);
    (i16::from(player.solari) - 9, i16::from(player.spice) - 9, i16::from(player.water) - 9)
}

#[test]
#[rule("IU-SPACE-01", "IU-CONTROL-03")]
fn arrakeen() {
    let mut scene =
        visit(Scenario::new(3).control(C, Space::Arrakeen), "start-reconnaissance", Space::Arrakeen);
    assert_eq!(scene.pool(), ["Troops(1)", "Draw(1)"]);
    scene.act(A, Action::Rest);
    assert_eq!((scene.see(A).garrison, scene.see(A).hand_count), (4, 3));
    assert!(scene.may(A, Action::Deploy(3)));
    assert_eq!((gains(&scene), scene.see(C).solari), ((0, 0, 0), 1));
}

#[test]
#[rule("IU-SPACE-02", "IU-SPACE-08", "IU-WORM-05", "IF-26", "IU-MAKER-05")]
fn hagga_basin_and_deep_desert() {
    for (space, water, spice, worms) in [(Space::HaggaBasin, 1, 2, 1), (Space::DeepDesert, 3, 4, 2)] {
        let without = visit(Scenario::new(3).bonus(space, 3), "start-dune-desert-planet", space);
        assert_eq!(gains(&without), (0, 3, -water));
        let mut without = without;
        without.resolve_nth(A, 0);
        // Without hooks the only option is taken.
        assert_eq!(gains(&without), (0, 3 + spice, -water));
        assert_eq!(without.view().bonus.iter().map(|bonus| bonus.spice).sum::<u8>(), 0);
        let mut with = visit(Scenario::new(3).bonus(space, 3).hooks(A), "start-dune-desert-planet", space);
        with.resolve(A, "Choose");
        assert_eq!(with.legal(A), [with.option(0), with.option(1)]);
        with.choose(A, 1);
        assert_eq!((gains(&with), with.see(A).worms, with.see(A).hooks), ((0, 3, -water), worms, true));
    }
}

#[test]
#[rule("IU-SPACE-03", "IU-SPACE-04", "IU-SPACE-05", "IU-REVEAL-09", "IU-AMB-36")]
fn high_council() {
    let mut first = visit(Scenario::new(3), "start-dagger", Space::HighCouncil);
    assert!(first.see(A).council);
    assert_eq!((gains(&first), first.see(A).garrison), ((-5, 0, 0), 3));
    first.act(B, Action::Reveal).act(B, Action::EndTurn).act(C, Action::Reveal).act(C, Action::EndTurn);
    first.act(A, Action::Reveal);
    // Two Convincing Arguments and the Council.
    assert_eq!(first.see(A).persuasion, 6);
    let mut later = visit(Scenario::new(3).council(A), "start-dagger", Space::HighCouncil);
    assert_eq!(later.pool(), ["Intrigue(1)", "Troops(3)"]);
    later.act(A, Action::Rest);
    assert_eq!((later.see(A).garrison, later.see(A).intrigue_count), (6, 1));
    assert_eq!(gains(&later), (-5, 2, 0));
}

#[test]
#[rule("IU-SPACE-06", "IU-SPACE-27", "IU-CHOAM-06")]
fn dutiful_service_and_accept_contract_pay_without_the_module() {
    let mut service = visit(Scenario::new(3), "start-diplomacy", Space::DutifulService);
    service.act(A, Action::Rest);
    assert_eq!((gains(&service), service.see(A).influence), ((2, 0, 0), [1, 0, 0, 0]));
    let mut accept = visit(Scenario::new(3), "start-dune-desert-planet", Space::AcceptContract);
    accept.act(A, Action::Rest);
    assert_eq!((gains(&accept), accept.see(A).hand_count), ((2, 0, 0), 3));
}

#[test]
#[rule("IU-SPACE-07", "IU-INFLU-02")]
fn heighliner() {
    let mut scene = visit(Scenario::new(3), "start-diplomacy", Space::Heighliner);
    scene.act(A, Action::Rest);
    assert_eq!((gains(&scene), scene.see(A).influence, scene.see(A).garrison), ((0, -5, 0), [0, 1, 0, 0], 8));
    assert!(scene.may(A, Action::Deploy(7)) && !scene.may(A, Action::Deploy(8)));
}

#[test]
#[rule("IU-SPACE-09")]
fn research_station() {
    let mut scene = visit(Scenario::new(3), "start-reconnaissance", Space::ResearchStation);
    scene.act(A, Action::Rest);
    assert_eq!((gains(&scene), scene.see(A).garrison, scene.see(A).hand_count), ((0, 0, -2), 5, 4));
    assert!(scene.may(A, Action::Deploy(4)));
}

#[test]
#[rule("IU-SPACE-10")]
fn deliver_supplies() {
    let scene = visit(Scenario::new(3), "start-diplomacy", Space::DeliverSupplies);
    assert_eq!((gains(&scene), scene.see(A).influence), ((0, 0, 1), [0, 1, 0, 0]));
    assert_eq!(scene.waiting(), Some(B));
}

#[test]
#[rule("IU-SPACE-11", "IU-SPACE-12", "IU-INTRIGUE-02")]
fn assembly_hall() {
    let mut scene = visit(Scenario::new(3), "start-dagger", Space::AssemblyHall);
    assert_eq!(scene.see(A).intrigue_count, 1);
    scene.act(A, Action::EndTurn);
    scene.act(B, Action::Reveal).act(B, Action::EndTurn).act(C, Action::Reveal).act(C, Action::EndTurn);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).persuasion, 5);
    let mut away = Scenario::new(3).agent(A, Space::GatherSupport).agent(B, Space::AssemblyHall);
    away.act(A, Action::Reveal);
    assert_eq!(away.see(A).persuasion, 2);
}

#[test]
#[rule("IU-SPACE-13")]
fn gather_support() {
    for (choice, paid, water) in [(Action::PayExtra, -2, 1), (Action::Decline, 0, 0)] {
        let mut scene = visit(Scenario::new(3), "start-dagger", Space::GatherSupport);
        scene.act(A, choice);
        assert_eq!((gains(&scene), scene.see(A).garrison), ((paid, 0, water), 5));
    }
}

#[test]
#[rule("IU-SPACE-14", "IU-AMB-12")]
fn imperial_basin() {
    let scene = visit(
        Scenario::new(3).control(A, Space::ImperialBasin).bonus(Space::ImperialBasin, 2),
        "start-dune-desert-planet",
        Space::ImperialBasin,
    );
    // One from the space, two of bonus, one for control.
    assert_eq!(gains(&scene), (0, 4, 0));
    assert!(scene.may(A, Action::Deploy(2)));
}

#[test]
#[rule("IU-SPACE-20", "IU-CONTROL-03")]
fn spice_refinery() {
    for (choice, solari, spice) in [(Action::PayExtra, 4, -1), (Action::Decline, 2, 0)] {
        let mut scene = visit(
            Scenario::new(3).control(B, Space::SpiceRefinery),
            "start-reconnaissance",
            Space::SpiceRefinery,
        );
        scene.act(A, choice);
        assert_eq!((gains(&scene), scene.see(B).solari), ((solari, spice, 0), 1));
    }
}

#[test]
#[rule("IU-SPACE-21", "IU-INFLU-10")]
fn shipping() {
    let mut scene =
        visit(Scenario::new(3).influence(A, Faction::Guild, 2), "start-dune-desert-planet", Space::Shipping);
    assert_eq!(gains(&scene), (5, -3, 0));
    assert_eq!(scene.legal(A).len(), 4);
    scene.act(A, Action::Faction(Faction::Fremen));
    assert_eq!(scene.see(A).influence, [0, 2, 0, 1]);
}

#[test]
#[rule("IU-SPACE-22", "IU-SPACE-28")]
fn the_fremen_spaces() {
    let mut tactics = visit(Scenario::new(3), "start-diplomacy", Space::DesertTactics);
    tactics.act(A, Action::Rest);
    assert_eq!(
        (gains(&tactics), tactics.see(A).influence, tactics.see(A).garrison),
        ((0, 0, -1), [0, 0, 0, 1], 4)
    );
    assert!(
        tactics.pool() == ["Trash"] && tactics.may(A, Action::EndTurn) && tactics.may(A, Action::Deploy(3))
    );
    let mut fremkit = visit(Scenario::new(3), "start-diplomacy", Space::Fremkit);
    fremkit.act(A, Action::Rest);
    assert_eq!((gains(&fremkit), fremkit.see(A).influence), ((0, 0, 0), [0, 0, 0, 1]));
    assert_eq!(fremkit.see(A).hand_count, 3);
    assert!(fremkit.may(A, Action::Deploy(2)));
}

#[test]
#[rule("IU-SPACE-23", "IU-AMB-37")]
fn sardaukar() {
    let mut scene = visit(Scenario::new(3), "start-diplomacy", Space::Sardaukar);
    scene.act(A, Action::Rest);
    let player = scene.see(A);
    assert_eq!((gains(&scene), player.influence, player.garrison), ((0, -4, 0), [1, 0, 0, 0], 7));
    assert_eq!(player.intrigue_count, 1);
    assert!(!scene.may(A, Action::Deploy(1)));
}

#[test]
#[rule("IU-SPACE-25", "IU-AMB-39", "IU-WORM-04", "IU-WALL-04", "IF-24")]
fn sietch_tabr() {
    let tabr = |scene: Scenario| {
        let mut scene =
            visit(scene.influence(A, Faction::Fremen, 2), "start-reconnaissance", Space::SietchTabr);
        scene.resolve(A, "Choose");
        scene
    };
    for hooks in [false, true] {
        let mut a = tabr(if hooks { Scenario::new(3).hooks(A) } else { Scenario::new(3) });
        a.choose(A, 0);
        assert!(a.see(A).hooks && a.view().wall);
        assert_eq!((gains(&a), a.see(A).garrison), ((0, 0, 1), 4));
    }
    for (choice, stands) in [(Action::RemoveWall, false), (Action::Decline, true)] {
        let mut b = tabr(Scenario::new(3));
        b.choose(A, 1).act(A, choice);
        assert_eq!((b.view().wall, b.see(A).hooks), (stands, false));
        assert_eq!((gains(&b), b.see(A).garrison), ((0, 0, 1), 3));
    }
}

#[test]
#[rule("IU-SPACE-26", "IU-INTRIGUE-10", "IU-AMB-31")]
fn secrets() {
    let four = ["int-cunning", "int-devour", "int-impress", "int-leverage"];
    let mut scene = visit(
        Scenario::choam(3)
            .intrigue(B, &four)
            .intrigue(C, &["int-opportunism", "int-mercenaries", "int-manipulate"]),
        "start-diplomacy",
        Space::Secrets,
    );
    assert_eq!(scene.pool(), ["Intrigue(1)", "Steal", "Influence(BeneGesserit, 1)"]);
    scene.act(A, Action::Rest);
    let counts: Vec<usize> = scene.view().players.iter().map(|player| player.intrigue_count).collect();
    assert_eq!(counts, [2, 3, 3]);
    assert_eq!(scene.see(A).influence, [0, 0, 1, 0]);
}

#[test]
#[rule("IU-SPACE-29")]
fn espionage() {
    let mut scene = visit(Scenario::new(3), "start-diplomacy", Space::Espionage);
    scene.resolve(A, "Spy");
    assert_eq!(scene.legal(A).len(), 14);
    scene.act(A, Action::PlaceSpy(Post::Choam));
    scene.act(A, Action::Rest);
    let player = scene.see(A);
    assert_eq!((gains(&scene), player.influence, player.hand_count), ((0, -1, 0), [0, 0, 1, 0], 3));
    assert_eq!(player.spies, [Post::Choam]);
}
