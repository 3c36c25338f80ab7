//! SIX: the personal boards, the Throne Row, the spaces and cards only this mode has.

use crate::*;

fn muaddib() -> Scenario {
    Scenario::six().hand(A, &["cmd-demand-attention", FILLER])
}

fn shaddam() -> Scenario {
    Scenario::six().turn_of(D).hand(D, &["cmd-imperial-tent", FILLER])
}

#[test]
#[rule("IU-SIX-32", "IU-SIX-38", "IU-SPACE-24", "IU-SPACE-30", "IU-SPACE-37", "IU-SPACE-38")]
fn personal_spaces_are_their_commanders() {
    let muaddib = muaddib().goods(A, 0, 3, 1);
    let spaces = muaddib.spaces(A, "cmd-demand-attention");
    assert!(spaces.contains(&Space::HardyWarriors) && spaces.contains(&Space::DesertMastery));
    assert!(!spaces.contains(&Space::Sardaukar) && !spaces.contains(&Space::VastWealth));
    let vast = Action::Send { card: card("cmd-demand-attention"), space: Space::VastWealth };
    assert_eq!(muaddib.refused(A, vast).as_str(), "IU-SIX-32");
    assert!(
        !self::muaddib().goods(A, 0, 3, 0).spaces(A, "cmd-demand-attention").contains(&Space::HardyWarriors)
    );
    let spaces = shaddam().goods(D, 0, 3, 9).spaces(D, "cmd-imperial-tent");
    assert!(spaces.contains(&Space::Sardaukar) && spaces.contains(&Space::VastWealth));
    assert!(!spaces.contains(&Space::HardyWarriors) && !spaces.contains(&Space::DesertMastery));
    // Three spice and no less.
    assert!(!shaddam().goods(D, 0, 2, 9).spaces(D, "cmd-imperial-tent").contains(&Space::Sardaukar));
    let ally = Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]).goods(C, 9, 9, 9);
    let spaces = ally.spaces(C, "imp-truthtrance");
    assert!(!spaces.contains(&Space::Sardaukar) && !spaces.contains(&Space::HardyWarriors));
    // What they give.
    let mut scene = shaddam().goods(D, 0, 3, 0).hand(D, &["imp-truthtrance", FILLER]);
    scene.send(D, "imp-truthtrance", Space::Sardaukar).act(D, Action::Activate(F)).act_all(D);
    assert_eq!((scene.see(D).spice, scene.see(D).intrigue_count, scene.see(F).garrison), (0, 1, 7));
    assert_eq!((scene.see(D).own.unwrap().step, scene.see(F).deployed), (1, 0));
    let mut more = shaddam().goods(D, 0, 5, 0).hand(D, &["imp-truthtrance", FILLER]);
    more.send(D, "imp-truthtrance", Space::Sardaukar);
    assert_eq!(more.see(D).spice, 2);
    let mut scene = shaddam().hand(D, &["imp-truthtrance", FILLER]);
    scene.send(D, "imp-truthtrance", Space::VastWealth).act(D, Action::Activate(F)).act_all(D);
    // Three, and one more of the track's first step.
    assert_eq!((scene.see(D).solari, scene.see(D).own.unwrap().step), (4, 1));
    let mut scene = self::muaddib().goods(A, 0, 0, 0);
    let cards = scene.see(A).hand_count;
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C)).act_all(A);
    assert_eq!((scene.see(A).spice, scene.see(A).hand_count), (2, cards));
    // A combat space: C may deploy.
    assert_eq!(scene.waiting(), Some(C));
}

#[test]
#[rule("IU-SIX-33", "IU-SIX-34", "IU-SIX-35", "IU-SIX-36", "IU-SIX-51", "IU-AMB-61")]
fn steps_one_and_three_reward_the_team() {
    let goods = |scene: &Scenario, seats: [Seat; 3]| {
        seats.map(|seat| {
            let player = scene.see(seat);
            (player.solari, player.spice, player.water)
        })
    };
    let none = |scene: Scenario| {
        [A, B, C, D, E, F].into_iter().fold(scene, |scene, seat| scene.goods(seat, 0, 0, 0))
    };
    let mut scene = none(muaddib());
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C));
    scene.resolve(A, "OwnInfluence");
    // The space gives Muad'Dib another spice.
    assert_eq!(goods(&scene, [A, C, E]), [(0, 2, 0), (0, 1, 0), (0, 1, 0)]);
    assert_eq!(goods(&scene, [B, D, F]), [(0, 0, 0); 3]);
    let mut scene = none(muaddib()).own_step(A, 2);
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C));
    scene.resolve(A, "OwnInfluence");
    assert_eq!(goods(&scene, [A, C, E]), [(0, 1, 1), (0, 0, 1), (0, 0, 1)]);
    let mut scene = none(shaddam()).hand(D, &["imp-truthtrance", FILLER]).own_step(D, 2);
    scene.send(D, "imp-truthtrance", Space::VastWealth).act(D, Action::Activate(F));
    scene.act_all(D);
    // Each of the team may place a spy: the Allies at once, Shaddam in his own order.
    assert_eq!(scene.waiting(), Some(F));
    scene.act(F, Action::PlaceSpy(Post::Carthag));
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::PlaceSpy(Post::Guild)).resolve(D, "Spy").act(D, Action::PlaceSpy(Post::Choam));
    assert_eq!((scene.see(D).spies.len(), scene.see(F).spies.len(), scene.see(B).spies.len()), (1, 1, 1));
    // Each time the step is reached: lost and climbed again it pays again.
    let mut scene = none(muaddib()).own_step(A, 1).goods(A, 0, 3, 0).intrigue(A, &["int-change-allegiances"]);
    scene.act(A, Action::Activate(C)).play(A, "int-change-allegiances");
    scene.choose(A, 0);
    assert_eq!(scene.see(A).own.unwrap().step, 0);
    scene.act(A, Action::OwnBoard);
    assert_eq!((scene.see(A).own.unwrap().step, scene.see(E).spice), (1, 1));
}

/// What an event says about the Alliance of a personal board.
fn own_alliance(event: &imperium::Event) -> Option<(Seat, bool)> {
    match event {
        imperium::Event::OwnAlliance { seat, held } => Some((*seat, *held)),
        _ => None,
    }
}

#[test]
#[rule("IU-SIX-37", "IU-AMB-65")]
fn steps_two_and_four_score_and_are_lost_again() {
    let mut scene = muaddib().own_step(A, 1);
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C)).act_all(A);
    assert_eq!((scene.see(A).vp, scene.see(A).own.unwrap().step), (5, 2));
    let mut scene = muaddib().own_step(A, 3);
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C)).act_all(A);
    assert_eq!((scene.see(A).vp, scene.see(A).own.unwrap().alliance), (5, true));
    let told = |scene: &Scenario| scene.told.iter().find_map(own_alliance);
    assert_eq!(told(&scene), Some((A, true)));
    for (step, vp) in [(4, 3), (2, 3), (3, 4)] {
        let mut scene = muaddib().own_step(A, step).intrigue(A, &["int-backed-by-choam"]);
        scene.act(A, Action::Activate(C)).play(A, "int-backed-by-choam");
        let own = scene.see(A).own.unwrap();
        assert_eq!((own.step, own.alliance, scene.see(A).vp, scene.see(A).solari), (step - 1, false, vp, 4));
        assert_eq!(told(&scene), (step == 4).then_some((A, false)));
    }
}

#[test]
#[rule("IU-SPACE-34", "IU-MAKER-02")]
fn habbanya_erg_is_a_maker_space() {
    let mut scene = Scenario::six()
        .turn_of(C)
        .bonus(Space::HabbanyaErg, 2)
        .goods(C, 0, 0, 1)
        .hand(C, &["imp-smugglers-harvester", FILLER])
        .hooks(C)
        .hooks(E);
    scene.send(C, "imp-smugglers-harvester", Space::HabbanyaErg).act_all(C);
    // Two, the bonus of two, one of the card that asks for a maker space; a card; no sandworm on offer.
    assert_eq!((scene.see(C).spice, scene.see(C).water, scene.see(C).hand_count), (5, 0, 2));
    assert!(scene.may(C, Action::Deploy(2)));
    let after = Scenario::six().piece(C, 0, Space::ImperialBasin).makers();
    let bonus: Vec<(Space, u8)> = after.view().bonus.iter().map(|bonus| (bonus.space, bonus.spice)).collect();
    let makers = [Space::DeepDesert, Space::HaggaBasin, Space::ImperialBasin, Space::HabbanyaErg];
    assert_eq!(bonus, makers.into_iter().zip([1, 1, 0, 1]).collect::<Vec<_>>());
    assert_eq!(Scenario::new(4).makers().view().bonus.len(), 3);
}

#[test]
#[rule("IU-SIX-55", "IU-SIX-56", "IU-SIX-57")]
fn the_throne_row_is_shaddams() {
    let row =
        ["imp-truthtrance", "imp-steersman", "imp-overthrow", "imp-maula-pistol", "imp-southern-elders"];
    let mut scene = shaddam().row(row);
    scene
        .send(D, "cmd-imperial-tent", Space::DeliverSupplies)
        .act(D, Action::Activate(F))
        .resolve(D, "Enthrone");
    // Not a card of the Fremen, nor one that is somebody else's too.
    for fremen in ["imp-maula-pistol", "imp-southern-elders"] {
        assert_eq!(scene.refused(D, Action::Enthrone(card(fremen))).as_str(), "IU-SIX-55");
    }
    scene.act(D, Action::Enthrone(card("imp-truthtrance")));
    assert_eq!((scene.view().throne, scene.view().row.len()), (vec![card("imp-truthtrance")], 5));
    let buys = |seat: Seat| {
        let mut scene = Scenario::six()
            .throne(&["imp-truthtrance"])
            .turn_of(seat)
            .persuasion(seat, 9)
            .hand(seat, &[FILLER]);
        if scene.waiting() == Some(seat) {
            scene.act(seat, Action::Reveal);
        }
        if scene.waiting() == Some(seat) && (seat == A || seat == D) {
            let ally = if seat == A { C } else { F };
            scene.act(seat, Action::Activate(ally));
        }
        scene
    };
    let throne = Action::AcquireThrone(card("imp-truthtrance"));
    for (seat, may) in [(A, false), (B, true), (C, false), (D, true), (E, false), (F, true)] {
        assert_eq!(buys(seat).may(seat, throne), may, "{seat:?}");
    }
    assert_eq!(buys(C).refused(C, throne).as_str(), "IU-SIX-56");
    let mut scene = buys(F);
    let row = scene.view().row;
    scene.act(F, throne);
    assert_eq!((scene.view().throne.len(), scene.view().row), (0, row));
    assert_eq!((scene.see(F).discard, scene.see(F).persuasion), (vec![card("imp-truthtrance")], 7));
    // It persists and is no part of the Row: Manipulate cannot touch it.
    let mut scene = Scenario::six()
        .throne(&["imp-truthtrance", "imp-steersman"])
        .turn_of(F)
        .intrigue(F, &["int-manipulate"]);
    scene = scene.row([
        "imp-overthrow",
        "imp-maula-pistol",
        "imp-strike-fleet",
        "imp-shishakli",
        "imp-desert-power",
    ]);
    scene = scene.hand(F, &["start-dagger", FILLER]);
    scene.play(F, "int-manipulate");
    assert!(scene.may(F, Action::SetAside(card("imp-overthrow"))));
    assert!(!scene.may(F, Action::SetAside(card("imp-steersman"))));
    let later = Scenario::six().throne(&["imp-truthtrance", "imp-steersman"]).makers();
    assert_eq!(later.view().throne.len(), 2);
    // Effects that acquire a card reach it too.
    let mut scene = Scenario::six().throne(&["imp-truthtrance"]).turn_of(F).intrigue(F, &["int-inspire-awe"]);
    scene = scene.row([
        "imp-overthrow",
        "imp-steersman",
        "imp-strike-fleet",
        "imp-shishakli",
        "imp-desert-power",
    ]);
    scene = scene.hand(F, &["start-dagger", FILLER]).throne(&["imp-maula-pistol"]);
    scene.play(F, "int-inspire-awe").act(F, Action::AcquireThrone(card("imp-maula-pistol")));
    assert_eq!((scene.see(F).discard, scene.view().throne.len()), (vec![card("imp-maula-pistol")], 1));
}

#[test]
fn the_cards_of_muaddib() {
    // Usul: one for Muad'Dib, the other for the Ally.
    let mut scene = Scenario::six().hand(A, &["cmd-usul", FILLER]).goods(A, 0, 0, 0).goods(E, 0, 0, 0);
    scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(E)).resolve(A, "Choose");
    scene.choose(A, 1);
    assert_eq!(
        (scene.see(A).spice, scene.see(A).water, scene.see(E).spice, scene.see(E).water),
        (1, 0, 0, 1)
    );
    // Demand Attention: a second influence with the visited faction.
    let mut scene = muaddib().goods(A, 0, 4, 0);
    scene
        .send(A, "cmd-demand-attention", Space::Secrets)
        .act(A, Action::Activate(C))
        .resolve(A, "Pay([Spice(4)]");
    scene.act_all(A);
    assert_eq!((scene.see(C).influence[2], scene.see(A).spice), (2, 0));
    assert!(scene.view().gone.contains(&card("cmd-demand-attention")));
    // On the personal board it is the own track.
    let mut scene = muaddib().goods(A, 0, 4, 0);
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C));
    scene.resolve(A, "Pay([Spice(4)]").act_all(A);
    assert_eq!(scene.see(A).own.unwrap().step, 2);
    // Threaten Spice Production: seven spice, of which the Allies may give some.
    let levy = || {
        let scene = Scenario::six().hand(A, &["cmd-threaten-spice-production", FILLER]).goods(A, 0, 2, 0);
        let mut scene = scene.goods(C, 0, 3, 0).goods(E, 0, 3, 0);
        scene.send(A, "cmd-threaten-spice-production", Space::ImperialBasin).act(A, Action::Activate(C));
        scene.resolve(A, "Levy(7");
        scene
    };
    let mut scene = levy();
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Contribute(3));
    assert!(scene.may(E, Action::Contribute(3)) && !scene.may(E, Action::Contribute(4)));
    scene.act(E, Action::Contribute(1));
    assert_eq!((scene.see(A).spice, scene.see(C).spice, scene.see(E).spice, scene.see(A).vp), (0, 0, 2, 5));
    assert!(scene.view().gone.contains(&card("cmd-threaten-spice-production")));
    // Whoever could give the last one is asked.
    let scene = Scenario::six().hand(A, &["cmd-threaten-spice-production", FILLER]).goods(A, 0, 0, 0);
    let mut scene = scene.goods(C, 0, 6, 0).goods(E, 0, 1, 0);
    scene.send(A, "cmd-threaten-spice-production", Space::ImperialBasin).act(A, Action::Activate(C));
    scene.resolve(A, "Levy(7").act(C, Action::Contribute(6)).act(E, Action::Contribute(1));
    assert_eq!((scene.see(A).spice, scene.see(E).spice, scene.see(A).vp), (1, 0, 5));
    // Whoever has no spice is passed over.
    let scene = Scenario::six().hand(A, &["cmd-threaten-spice-production", FILLER]).goods(A, 0, 0, 0);
    let mut scene = scene.goods(C, 0, 0, 0).goods(E, 0, 7, 0);
    scene.send(A, "cmd-threaten-spice-production", Space::ImperialBasin).act(A, Action::Activate(C));
    scene.resolve(A, "Levy(7").act(E, Action::Contribute(7));
    assert_eq!((scene.see(E).spice, scene.see(A).vp), (0, 5));
    // Too little promised: nothing is paid.
    let mut scene = levy();
    scene.act(C, Action::Contribute(0)).act(E, Action::Contribute(3));
    assert_eq!((scene.see(A).spice, scene.see(E).spice, scene.see(A).vp), (3, 3, 4));
}

#[test]
fn the_cards_of_shaddam() {
    // Corrino Might: two troops for each Ally.
    let mut scene =
        Scenario::six().turn_of(D).hand(D, &["cmd-corrino-might"]).goods(D, 0, 3, 0).troops(F, 3, 1);
    scene.act(D, Action::Reveal).act(D, Action::Activate(F)).resolve(D, "Pay([Spice(3)]");
    assert_eq!((scene.see(B).garrison, scene.see(F).garrison, scene.see(F).strength), (5, 5, 3));
    assert!(scene.view().gone.contains(&card("cmd-corrino-might")));
    // Demand Results: a contract for each Ally.
    let mut scene = Scenario::six().turn_of(D).hand(D, &["cmd-demand-results", FILLER]).goods(D, 2, 0, 0);
    scene = scene.offer(["contract-arrakeen-1", "contract-immediate"]).goods(B, 0, 0, 0);
    scene
        .send(D, "cmd-demand-results", Space::AssemblyHall)
        .act(D, Action::Activate(F))
        .resolve(D, "Pay([Solari(2)]");
    scene.act(D, Action::Take(contract("contract-arrakeen-1")));
    assert_eq!(
        (scene.see(F).contracts, scene.see(B).completed.len()),
        (vec![contract("contract-arrakeen-1")], 1)
    );
    assert_eq!((scene.see(B).solari, scene.view().offer.len()), (2, 2));
    // Without a contract an Ally gets 2 Solari.
    let mut scene = Scenario::six().turn_of(D).hand(D, &["cmd-demand-results", FILLER]).goods(D, 2, 0, 0);
    scene = scene.no_contracts(D).goods(B, 0, 0, 0).goods(F, 0, 0, 0);
    scene
        .send(D, "cmd-demand-results", Space::AssemblyHall)
        .act(D, Action::Activate(F))
        .resolve(D, "Pay([Solari(2)]");
    assert_eq!((scene.see(B).solari, scene.see(F).solari), (2, 2));
    // Devastating Assault: a troop and a Solari; with the bonus token five swords for three Solari.
    let mut scene =
        Scenario::six().turn_of(D).hand(D, &["cmd-devastating-assault"]).swordmaster(D).goods(D, 3, 0, 0);
    scene = scene.troops(B, 0, 1);
    scene.act(D, Action::Reveal).act(D, Action::Activate(B)).resolve(D, "If(Swordmaster");
    assert_eq!((scene.see(B).strength, scene.see(D).solari), (2 + 2 + 5, 0));
    // Critical Shipments: water for one, Solari for the other.
    let mut scene = Scenario::six().turn_of(D).hand(D, &["cmd-critical-shipments", FILLER]).goods(D, 0, 0, 0);
    scene = scene.goods(B, 0, 0, 0);
    scene.send(D, "cmd-critical-shipments", Space::ImperialBasin).act(D, Action::Activate(B));
    scene.choose(D, 1);
    assert_eq!((scene.see(D).solari, scene.see(B).water), (2, 1));
}

#[test]
fn controversial_technology() {
    let mut scene = Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]).goods(C, 0, 2, 0);
    scene.send(C, "imp-truthtrance", Space::ControversialTechnology).act_all(C);
    assert_eq!((scene.see(C).spice, scene.see(C).influence[3], scene.see(C).intrigue_count), (0, 1, 1));
    assert_eq!(scene.see(C).hand_count, 2);
}

#[test]
fn gurney_needs_more_strength_at_a_table_of_six() {
    let gurney = |strength: u8| {
        let mut options = imperium::Options::new(6, true);
        options.leaders[1] = Some(Leader::GurneyHalleck);
        let mut scene =
            Scenario::with(options).turn_of(C).hand(C, &[FILLER]).troops(C, 0, 1).swords(C, strength - 2);
        scene.act(C, Action::Reveal).act_all(C);
        scene.see(C).persuasion
    };
    assert_eq!((gurney(9), gurney(10)), (2, 3));
}

#[test]
#[rule("IU-SIX-37", "IU-ALLY-06")]
fn the_alliance_of_the_own_board_is_that_of_its_faction_only() {
    let path = |step| {
        let scene = Scenario::six().turn_of(D).own_step(D, step).hand(D, &["imp-branching-path", FILLER]);
        let mut scene = scene.intrigue(D, &["int-devour", "int-impress"]);
        scene.send(D, "imp-branching-path", Space::SpiceRefinery).act(D, Action::Activate(B));
        scene.legal(D).iter().any(|action| matches!(action, Action::Resolve(_)))
    };
    assert!(!path(4) && !path(3));
}

#[test]
#[rule("IU-CHOAM-06", "IU-SIX-21")]
fn a_single_contract_is_the_activated_allys() {
    for (gone, left) in [(1, 0), (0, 1)] {
        let keys = ["contract-arrakeen-1", "contract-heighliner-1"];
        let scene = Scenario::six().turn_of(D).hand(D, &["cmd-demand-results", FILLER]).goods(D, 2, 0, 0);
        let scene = scene.offer(keys).no_contract_supply(E).contract(E, keys[gone]);
        let mut scene = scene.goods(B, 0, 0, 0).goods(F, 0, 0, 0);
        scene.send(D, "cmd-demand-results", Space::AssemblyHall).act(D, Action::Activate(F));
        // There is nothing to choose.
        scene.resolve(D, "Pay([Solari(2)]");
        assert_eq!((scene.see(F).contracts, scene.see(F).solari), (vec![contract(keys[left])], 0));
        assert_eq!((scene.see(B).contracts.len(), scene.see(B).solari), (0, 2));
    }
}
