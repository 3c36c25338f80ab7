//! SIX: a Commander's turns, the activated Ally, what they share.

use crate::*;

/// Muad'Dib to move with a card that reaches every faction space and one that reaches cities.
fn muaddib() -> Scenario {
    Scenario::six().hand(A, &["cmd-demand-attention", "cmd-usul", FILLER])
}

#[test]
#[rule("IU-SIX-22", "IU-SIX-23", "IU-SIX-24", "IU-AMB-80")]
fn the_arrow_decides_and_the_swordmaster_chooses() {
    let mut scene = muaddib().piece(A, 0, Space::Arrakeen);
    // Only the right token is left: nothing to choose.
    scene.send(A, "cmd-usul", Space::Carthag);
    assert_eq!(scene.view().turn.ally, Some(E));
    assert_eq!(scene.see(A).pieces[1].at, Some(Space::Carthag));
    assert!(!scene.may(A, Action::Activate(C)));
    // With the Swordmaster at home either Ally can be activated; an own arrow goes first.
    let mut scene = muaddib().swordmaster(A).piece(A, 0, Space::Arrakeen);
    scene.send(A, "cmd-usul", Space::Carthag);
    assert!(scene.may(A, Action::Activate(C)) && scene.may(A, Action::Activate(E)));
    scene.act(A, Action::Activate(E));
    let pieces: Vec<_> = scene.see(A).pieces.iter().map(|piece| piece.at).collect();
    assert_eq!(pieces, [Some(Space::Arrakeen), Some(Space::Carthag), None]);
    let mut scene = muaddib().swordmaster(A).piece(A, 0, Space::Arrakeen);
    scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(C));
    assert_eq!(scene.see(A).pieces[2].at, Some(Space::Carthag));
    assert!(scene.see(A).swordmaster_used);
    let mut scene = muaddib().swordmaster(A).piece(A, 1, Space::Arrakeen);
    scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(C));
    assert_eq!(scene.see(A).pieces[0].at, Some(Space::Carthag));
    // On a Reveal turn the Commander chooses, whatever tokens are left.
    let mut scene = muaddib().piece(A, 0, Space::Arrakeen);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C));
    assert_eq!(scene.view().turn.ally, Some(C));
    // Somebody who activates first can send only what activates this Ally.
    let mut scene = muaddib().piece(A, 0, Space::Arrakeen);
    assert_eq!(scene.said(A, Action::Activate(C)), "do-activate-away");
    assert_eq!(scene.said(A, Action::Activate(E)), "do-activate");
    scene.act(A, Action::Activate(C));
    assert!(scene.spaces(A, "cmd-usul").is_empty() && !scene.may(A, Action::Activate(E)));
    assert!(scene.may(A, Action::Reveal));
    // An Ally sends the Swordmaster last, too.
    let mut scene = Scenario::six().turn_of(C).swordmaster(C).hand(C, &["start-reconnaissance", FILLER]);
    scene.send(C, "start-reconnaissance", Space::Carthag);
    assert!(!scene.see(C).swordmaster_used && scene.see(C).agents == 2);
}

#[test]
#[rule("IU-SIX-21")]
fn a_commander_pays_and_needs_an_ally_for_troops() {
    let mut scene = muaddib()
        .goods(A, 3, 0, 0)
        .goods(C, 9, 0, 0)
        .intrigue(A, &["int-mercenaries", "int-cunning"])
        .troops(C, 0, 0);
    // Mercenaries recruits: nobody is there yet who could.
    let mercenaries = Action::Play(intrigue("int-mercenaries"));
    assert_eq!(scene.refused(A, mercenaries).as_str(), "IU-SIX-21");
    assert!(scene.may(A, Action::Play(intrigue("int-cunning"))));
    scene.act(A, Action::Activate(C)).act(A, mercenaries);
    assert_eq!((scene.see(A).solari, scene.see(C).solari), (0, 9));
    assert_eq!((scene.see(A).intrigue_count, scene.see(C).intrigue_count, scene.see(C).garrison), (2, 0, 2));
}

#[test]
#[rule("IU-SIX-03", "IU-SIX-25", "IU-SIX-26", "IU-AMB-60", "IU-SPACE-35")]
fn the_activated_ally_recruits_and_decides_about_deployment() {
    let mut scene = muaddib().intrigue(A, &["int-cunning"]);
    scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(C));
    scene.resolve(A, "Troops(1)").resolve(A, "Intrigue(1)");
    assert_eq!((scene.see(C).garrison, scene.see(E).garrison, scene.see(A).garrison), (4, 3, 0));
    assert_eq!(scene.see(A).intrigue_count, 2);
    // The Commander may ask, but not decide.
    assert_eq!(scene.refused(A, Action::Deploy(1)).as_str(), "IU-SIX-26");
    scene.act(A, Action::CallUp);
    assert_eq!(scene.waiting(), Some(C));
    assert!(scene.may(C, Action::Deploy(3)) && !scene.may(C, Action::Deploy(4)));
    scene.act(C, Action::Deploy(2));
    assert_eq!((scene.waiting(), scene.see(C).deployed), (Some(A), 2));
    // What the Ally has held back is not asked for again.
    assert!(!scene.may(A, Action::CallUp));
    scene.act_all(A);
    // A turn does not end before the Ally was asked.
    let mut scene = muaddib();
    scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(E)).act(A, Action::Rest);
    scene.choose(A, 0).act(A, Action::EndTurn);
    assert_eq!(scene.waiting(), Some(E));
    scene.act(E, Action::Decline);
    assert_eq!((scene.waiting(), scene.see(E).deployed), (Some(B), 0));
}

#[test]
#[rule("IU-SIX-27", "IU-SIX-29", "IU-SIX-54", "IU-SIX-53")]
fn swords_are_the_allys_and_wait_for_the_reveal_turn() {
    // Two Limited Landsraad Access and the bonus token: four swords for C, who has a troop there.
    let hand = ["cmd-limited-landsraad-access", "cmd-limited-landsraad-access"];
    let mut scene = Scenario::six().hand(A, &hand).swordmaster(A).troops(C, 2, 1);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C));
    assert_eq!((scene.see(C).strength, scene.see(A).swords, scene.see(E).swords), (6, 0, 0));
    // Before the Ally's own Reveal turn they wait, even without a unit; the Ally's own come on top.
    let mut scene = Scenario::six()
        .hand(A, &hand)
        .hand(C, &["start-dagger", "start-dune-desert-planet"])
        .hand(B, &[])
        .hand(F, &["start-reconnaissance", FILLER])
        .swordmaster(C);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C));
    assert_eq!((scene.waiting(), scene.see(C).swords, scene.see(C).strength), (Some(C), 2, 0));
    scene.send(C, "start-dune-desert-planet", Space::ImperialBasin).act(C, Action::Deploy(1));
    assert_eq!(scene.see(C).strength, 4);
    scene.act(C, Action::EndTurn);
    for seat in [D, E, F] {
        if seat == F {
            scene.send(F, "start-reconnaissance", Space::Carthag).act_all(F);
        } else {
            scene.act(seat, Action::Reveal);
        }
        if seat == D {
            scene.act(D, Action::Activate(F));
        }
        if scene.waiting() == Some(seat) {
            scene.act(seat, Action::EndTurn);
        }
    }
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Reveal);
    // One troop, two swords of the Commander, a dagger, the own token.
    assert_eq!(scene.see(C).strength, 2 + 2 + 1 + 2);
    // Without a unit at the own Reveal turn all is lost.
    let mut scene = Scenario::six().turn_of(C).hand(C, &["start-dagger"]).swords(C, 3);
    scene.act(C, Action::Reveal);
    assert_eq!((scene.see(C).swords, scene.see(C).strength), (0, 0));
}

#[test]
#[rule("IU-SIX-30", "IU-SIX-31")]
fn an_ally_who_has_revealed_can_still_be_moved() {
    // Unswerving Loyalty with a Fremen Bond: deploy or retreat a troop of the activated Ally.
    let hand = ["imp-unswerving-loyalty", "cmd-usul", "cmd-limited-landsraad-access"];
    let mut scene = Scenario::six().hand(A, &hand).troops(C, 2, 0).swords(C, 0).revealed(C);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C));
    scene.resolve(A, "Troops(1)").resolve(A, "If(Bond(Fremen)");
    scene.act(A, Action::Deploy(1));
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Deploy(1));
    // The Commander's sword counts; what C revealed without a unit is gone.
    assert_eq!((scene.see(C).deployed, scene.see(C).strength, scene.see(C).garrison), (1, 3, 2));
    let mut scene = Scenario::six().hand(A, &hand).troops(C, 2, 2).swords(C, 3).revealed(C);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C)).resolve(A, "If(Bond(Fremen)");
    scene.act(A, Action::Retreat(1));
    assert_eq!((scene.see(C).deployed, scene.see(C).strength), (1, 2 + 3 + 1));
    // An Ally who reveals without a unit and is deployed later comes without those swords.
    let mut scene =
        Scenario::six().turn_of(C).hand(C, &["start-dagger"]).hand(D, &[]).hand(E, &[]).hand(F, &[]);
    scene = scene.hand(B, &[]).hand(A, &["imp-unswerving-loyalty", "cmd-usul"]);
    scene.act(C, Action::Reveal);
    while scene.waiting() != Some(A) {
        let seat = scene.waiting().unwrap();
        let action = scene.legal(seat)[0];
        scene.act(seat, action);
    }
    scene.act(A, Action::Reveal).act(A, Action::Activate(C));
    scene.resolve(A, "If(Bond(Fremen)").act(A, Action::Deploy(1)).act(C, Action::Deploy(1));
    assert_eq!((scene.see(C).deployed, scene.see(C).strength), (1, 2));
}

#[test]
#[rule("IU-SIX-28")]
fn what_a_track_gives_is_the_allys() {
    let mut scene = muaddib().influence(C, Faction::Guild, 1).goods(A, 0, 0, 0);
    scene.send(A, "cmd-demand-attention", Space::DeliverSupplies).act(A, Action::Activate(C)).act_all(A);
    assert_eq!((scene.see(C).influence[1], scene.see(C).vp, scene.see(A).vp), (2, 2, 4));
    assert_eq!((scene.see(A).water, scene.see(C).water), (1, 1));
    // Step 4 of the Great Houses gives the Ally two troops, of the Fringe Worlds a spy.
    let mut scene =
        Scenario::six().turn_of(C).influence(C, Faction::Emperor, 3).hand(C, &["imp-truthtrance"]);
    scene.send(C, "imp-truthtrance", Space::EconomicSupport).resolve(C, "BoardInfluence");
    scene.act_all(C);
    assert_eq!((scene.see(C).garrison, scene.see(C).vp, scene.view().alliances[0].seat), (5, 2, C));
    let mut scene = muaddib().influence(C, Faction::Fremen, 3);
    scene.send(A, "cmd-demand-attention", Space::Expedition).act(A, Action::Activate(C));
    scene.resolve(A, "BoardInfluence");
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::PlaceSpy(Post::Carthag));
    assert_eq!((scene.see(C).spies, scene.see(A).spies.len()), (vec![Post::Carthag], 0));
}

#[test]
#[rule("IU-SIX-40", "IU-SIX-41")]
fn a_commander_has_the_higher_influence_of_the_allies() {
    let scene = muaddib().influence(C, Faction::BeneGesserit, 1).influence(E, Faction::BeneGesserit, 3);
    assert_eq!((scene.see(A).influence, scene.see(C).influence), ([0, 0, 3, 0], [0, 0, 1, 0]));
    assert_eq!(scene.see(D).influence, [0; 4]);
    // Sietch Tabr asks for two influence with the Fringe Worlds: E's opens it although C is activated.
    let mut scene = muaddib().influence(E, Faction::Fremen, 2);
    scene.act(A, Action::Activate(C));
    assert!(scene.spaces(A, "cmd-usul").contains(&Space::SietchTabr));
    let lower = muaddib().influence(E, Faction::Fremen, 1);
    assert!(!lower.spaces(A, "cmd-usul").contains(&Space::SietchTabr));
}

#[test]
#[rule("IU-SIX-42", "IU-SIX-43", "IU-AMB-68", "IU-SIX-44")]
fn an_icon_is_read_as_a_board_track_or_the_own_one() {
    // As a requirement: Imperial Privilege asks for the Emperor's icon.
    let open =
        |scene: Scenario, seat: Seat, key: &str| scene.spaces(seat, key).contains(&Space::ImperialPrivilege);
    let rich = |scene: Scenario, seat: Seat| scene.goods(seat, 9, 0, 0);
    let shaddam = || rich(Scenario::six().turn_of(D).hand(D, &["cmd-corrino-might", FILLER]), D);
    assert!(open(shaddam().own_step(D, 2), D, "cmd-corrino-might"));
    assert!(open(shaddam().influence(B, Faction::Emperor, 2), D, "cmd-corrino-might"));
    assert!(!open(shaddam(), D, "cmd-corrino-might"));
    let muaddib = rich(Scenario::six().hand(A, &["cmd-limited-landsraad-access", FILLER]), A).own_step(A, 2);
    assert!(!open(muaddib, A, "cmd-limited-landsraad-access"));
    let fremen = Scenario::six().hand(A, &["cmd-usul", FILLER]).own_step(A, 2);
    assert!(fremen.spaces(A, "cmd-usul").contains(&Space::SietchTabr));
    // As an effect: Imperium Politics names the Emperor or the Spacing Guild.
    for seat in [A, C, D] {
        let mut scene =
            Scenario::six().turn_of(seat).hand(seat, &["imp-truthtrance", FILLER]).goods(seat, 1, 0, 0);
        scene = scene.intrigue(seat, &["int-imperium-politics"]);
        let ally = [(A, C), (C, C), (D, F)].iter().find(|(who, _)| *who == seat).unwrap().1;
        if seat != C {
            scene.act(seat, Action::Activate(ally));
        }
        scene.play(seat, "int-imperium-politics").choose(seat, 0);
        if seat == D {
            assert!(scene.may(D, Action::Faction(Faction::Emperor)));
            scene.act(D, Action::OwnBoard);
            assert_eq!((scene.see(D).own.unwrap().step, scene.see(F).influence), (1, [0; 4]));
        } else {
            assert_eq!(scene.see(ally).influence, [1, 0, 0, 0]);
        }
    }
}

/// Buy Access names two different icons; a Commander reads the own one in one of two ways, not in both.
#[test]
#[rule("IU-AMB-87", "IU-SIX-42", "IU-SIX-43", "IU-SIX-44")]
fn an_icon_is_read_once() {
    let buy = |seat, ally, track: Action| {
        let mut scene =
            Scenario::six().turn_of(seat).goods(seat, 5, 0, 0).intrigue(seat, &["int-buy-access"]);
        scene.act(seat, Action::Activate(ally)).play(seat, "int-buy-access").act(seat, track);
        scene
    };
    let [emperor, guild, sisters, fremen] = [0, 1, 2, 3].map(|at| Action::Faction(Faction::ALL[at]));
    // Muad'Dib and the Fremen icon, Shaddam and the Emperor's.
    assert_eq!(buy(A, E, Action::OwnBoard).legal(A), [emperor, guild, sisters]);
    assert_eq!(buy(A, E, fremen).legal(A), [emperor, guild, sisters]);
    assert_eq!(buy(A, E, emperor).legal(A), [guild, sisters, fremen, Action::OwnBoard]);
    assert_eq!(buy(D, B, Action::OwnBoard).legal(D), [guild, sisters, fremen]);
    assert_eq!(buy(D, B, emperor).legal(D), [guild, sisters, fremen]);
    assert_eq!(buy(D, B, fremen).legal(D), [emperor, guild, sisters, Action::OwnBoard]);
    let mut both = buy(A, E, Action::OwnBoard);
    both.act(A, emperor);
    assert_eq!((both.see(A).own.unwrap().step, both.see(E).influence), (1, [1, 0, 0, 0]));
}

#[test]
#[rule("IU-SIX-45", "IU-SIX-46", "IU-AMB-76", "IU-AMB-79")]
fn units_and_hooks_are_shared() {
    // Sietch Tabr: the hooks go to the activated Ally, and to the other.
    let mut scene = Scenario::six().hand(A, &["cmd-usul", FILLER]).influence(C, Faction::Fremen, 2);
    scene.send(A, "cmd-usul", Space::SietchTabr).act(A, Action::Activate(C));
    scene.resolve(A, "Choose([All([Hooks").choose(A, 0);
    assert!(scene.see(C).hooks && scene.see(E).hooks && !scene.see(A).hooks);
    assert_eq!((scene.see(A).water, scene.see(C).garrison), (2, 4));
    // With them Muad'Dib calls a sandworm for the Ally.
    let mut scene = Scenario::six().hand(A, &["cmd-desert-call", FILLER]).hooks(C).hooks(E).goods(A, 0, 0, 1);
    scene.send(A, "cmd-desert-call", Space::ImperialBasin).act(A, Action::Activate(C));
    scene.resolve(A, "If(Hooks");
    assert_eq!((scene.see(C).worms, scene.see(A).worms, scene.see(A).water), (1, 0, 0));
    assert!(scene.view().gone.contains(&card("cmd-desert-call")));
    // His own ability looks at the Ally's sandworms.
    let mut scene = Scenario::six().hand(A, &[FILLER]).worms(C, 1);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C)).resolve(A, "If(HasWorm");
    assert_eq!(scene.see(A).intrigue_count, 1);
    let mut scene = Scenario::six().hand(A, &[FILLER]).worms(C, 1);
    scene.act(A, Action::Reveal).act(A, Action::Activate(E));
    assert!(!scene.pool().is_empty() && scene.may(A, Action::EndTurn) && !scene.may(A, scene.nth(0)));
    // Shaddam's team rides no sandworms, whatever it plays.
    let mut scene = Scenario::six()
        .turn_of(F)
        .hand(F, &["start-dune-desert-planet", "start-reconnaissance"])
        .goods(F, 0, 0, 3)
        .influence(F, Faction::Fremen, 2)
        .intrigue(F, &["int-unexpected-allies"]);
    scene.send(F, "start-reconnaissance", Space::SietchTabr).resolve(F, "Choose").choose(F, 0);
    assert!(!scene.see(F).hooks && scene.see(F).garrison == 4);
    scene.play(F, "int-unexpected-allies").act(F, Action::RemoveWall);
    assert_eq!((scene.see(F).worms, scene.view().wall), (0, false));
}

#[test]
#[rule("IF-63", "IU-CLARIFY-09")]
fn shaddams_ban_binds_the_activated_ally() {
    let mut scene = Scenario::six().turn_of(D).hand(D, &["start-signet-ring", FILLER]);
    scene.send(D, "start-signet-ring", Space::Arrakeen).act(D, Action::Activate(F));
    scene.resolve(D, "Troops(1)").resolve(D, "Choose").act_all(D);
    // Arrakeen is a combat space and two troops were recruited, but F is not asked.
    assert_eq!((scene.see(F).garrison, scene.waiting()), (5, Some(E)));
    // Nor may a card of Shaddam's deploy the Ally's troops on that turn.
    let detonation = |ring: &str| {
        let mut scene = Scenario::six().turn_of(D).hand(D, &[ring, FILLER]).intrigue(D, &["int-detonation"]);
        scene = scene.no_wall();
        scene.send(D, ring, Space::Arrakeen).act(D, Action::Activate(F));
        scene.may(D, Action::Play(intrigue("int-detonation")))
    };
    assert!(!detonation("start-signet-ring") && detonation("cmd-imperial-ornithopter"));
    // The ban is over with the turn: the other Ally deploys as usual.
    let mut other = Scenario::six().turn_of(B).hand(B, &["start-dune-desert-planet", FILLER]);
    other.send(B, "start-dune-desert-planet", Space::ImperialBasin);
    assert!(other.may(B, Action::Deploy(1)));
}

#[test]
#[rule("IU-SIX-52", "IU-AMB-63", "IU-AMB-81", "IU-SIX-53")]
fn a_swordmaster_is_used_once() {
    // Gained, it can be sent in the same round or kept.
    let mut scene = Scenario::six().turn_of(C).hand(C, &["start-dagger", FILLER]).goods(C, 8, 0, 0);
    scene.send(C, "start-dagger", Space::Swordmaster);
    assert_eq!((scene.see(C).agents, scene.see(C).solari), (2, 0));
    let kept = Scenario::six().swordmaster(C).makers();
    assert_eq!((kept.see(C).agents, kept.see(C).swordmaster), (3, true));
    // Once sent it goes to the box, and the token stays: the next Swordmaster still costs 6.
    let used = Scenario::six().swordmaster(C).piece(C, 2, Space::Arrakeen).makers();
    assert_eq!((used.see(C).agents, used.see(C).swordmaster_used, used.see(C).pieces.len()), (2, true, 2));
    let used = used.turn_of(E).hand(E, &["start-dagger", FILLER]).goods(E, 6, 0, 0);
    assert!(used.spaces(E, "start-dagger").contains(&Space::Swordmaster));
    let again = used.turn_of(C).hand(C, &["start-dagger", FILLER]).goods(C, 9, 0, 0);
    assert!(!again.spaces(C, "start-dagger").contains(&Space::Swordmaster));
    // The token stands for the Swordmaster on cards.
    let mut leader = Scenario::six()
        .swordmaster(C)
        .piece(C, 2, Space::Arrakeen)
        .makers()
        .council(C)
        .turn_of(C)
        .hand(C, &["imp-paracompass"]);
    leader.act(C, Action::Reveal).act_all(C);
    assert_eq!(leader.see(C).persuasion, 2 + 2 + 1);
    let assault =
        Scenario::six().swordmaster(D).piece(D, 2, Space::Arrakeen).makers().turn_of(D).goods(D, 3, 0, 0);
    let mut assault = assault.hand(D, &["cmd-devastating-assault"]).troops(F, 0, 1);
    assault.act(D, Action::Reveal).act(D, Action::Activate(F)).resolve(D, "If(Swordmaster");
    assert_eq!(assault.see(F).strength, 2 + 2 + 5);
    // Recalled in the round it was sent in, it cannot be sent again.
    let mut scene = Scenario::six()
        .turn_of(C)
        .swordmaster(C)
        .piece(C, 0, Space::Secrets)
        .piece(C, 2, Space::Arrakeen)
        .influence(C, Faction::Emperor, 2)
        .goods(C, 3, 0, 0)
        .hand(C, &["start-dagger", "start-reconnaissance", FILLER]);
    scene.send(C, "start-dagger", Space::ImperialPrivilege);
    scene.resolve(C, "RecallAgent").act(C, Action::RecallAgent(Space::Arrakeen));
    assert_eq!((scene.see(C).agents, scene.see(C).pieces.len()), (0, 2));
}

#[test]
#[rule("IU-AMB-64")]
fn opponents_are_the_other_team() {
    // Covert Operation: each opponent discards; Secrets steals from opponents only.
    let mut scene = Scenario::six()
        .turn_of(C)
        .spies(C, &[Post::BeneGesserit])
        .hand(C, &["imp-covert-operation", FILLER])
        .intrigue(E, &["int-cunning", "int-leverage", "int-devour", "int-impress"])
        .intrigue(F, &["int-detonation", "int-detonation", "int-distraction", "int-distraction"]);
    scene.send(C, "imp-covert-operation", Space::Secrets).act(C, Action::Decline);
    scene.resolve(C, "OpponentsDiscard").resolve(C, "Steal").act_all(C);
    let hands: Vec<usize> = scene.view().players.iter().map(|player| player.hand_count).collect();
    assert_eq!(hands, [1, 0, 1, 0, 1, 0]);
    assert_eq!((scene.see(E).intrigue_count, scene.see(F).intrigue_count), (4, 3));
    // Infiltration works against teammates, and a teammate overtakes a teammate.
    let mut scene = Scenario::six()
        .turn_of(C)
        .piece(E, 0, Space::DeliverSupplies)
        .spies(C, &[Post::Guild])
        .alliance(E, Faction::Guild, 4)
        .influence(C, Faction::Guild, 4)
        .hand(C, &["imp-truthtrance", FILLER]);
    scene.send(C, "imp-truthtrance", Space::DeliverSupplies);
    scene.act_all(C);
    assert_eq!(scene.view().alliances[0].seat, C);
}

#[test]
#[rule("IU-SIX-39")]
fn teammates_do_not_see_each_others_cards() {
    use table::{Game, Viewer};
    let scene = Scenario::six().hand(A, &["cmd-usul", FILLER]).intrigue(A, &["int-cunning"]);
    for mate in [C, E] {
        let seen = scene.game().view(Viewer::Seat(mate)).players.swap_remove(0);
        assert!(seen.hand.is_none() && seen.intrigue.is_none() && seen.deck.is_none());
        assert_eq!((seen.hand_count, seen.intrigue_count), (2, 1));
    }
}

#[test]
#[rule("IU-SIX-21", "IU-INTRIGUE-08")]
fn what_needs_no_ally_is_played_before_one_is_activated() {
    let play = |key: &str| {
        let scene = Scenario::six().council(A).influence(C, Faction::Guild, 1).goods(A, 9, 9, 0);
        scene.intrigue(A, &[key]).may(A, Action::Play(intrigue(key)))
    };
    assert!(play("int-councilors-ambition") && play("int-market-opportunity") && play("int-manipulate"));
    assert!(!play("int-mercenaries") && !play("int-imperium-politics") && !play("int-backed-by-choam"));
    assert!(!play("int-inspire-awe") && !play("int-detonation") && !play("int-buy-access"));
}
