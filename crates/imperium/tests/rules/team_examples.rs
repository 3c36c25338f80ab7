//! EX: the worked examples of the supplement for six players. A is Muad'Dib, C and E his Allies; D is Shaddam, F and B
//! his.

use imperium::event::Good;

use crate::*;

#[test]
#[rule("IU-EX-18")]
fn a_commander_on_a_combat_space() {
    let mut scene = Scenario::six().hand(A, &["cmd-demand-attention", FILLER]).goods(A, 0, 0, 1);
    scene
        .send(A, "cmd-demand-attention", Space::HardyWarriors)
        .act(A, Action::Activate(C))
        .act(A, Action::Rest)
        .example("IU-EX-18");
    assert_eq!((scene.see(A).own.unwrap().step, scene.see(A).water, scene.see(C).garrison), (1, 0, 5));
    assert_eq!(scene.waiting(), Some(C));
    assert!(scene.may(C, Action::Deploy(4)) && !scene.may(C, Action::Deploy(5)));
}

#[test]
#[rule("IU-EX-19")]
fn a_commander_and_a_board_track() {
    let mut scene = Scenario::six()
        .turn_of(D)
        .hand(D, &["imp-truthtrance", FILLER])
        .goods(D, 0, 1, 0)
        .influence(F, Faction::BeneGesserit, 3);
    scene.send(D, "imp-truthtrance", Space::Espionage).act(D, Action::Activate(F)).example("IU-EX-19");
    scene.act_all(D);
    assert_eq!((scene.see(F).influence[2], scene.see(F).intrigue_count, scene.see(F).vp), (4, 1, 2));
    assert_eq!((scene.view().alliances[0].seat, scene.see(D).hand_count, scene.see(D).spice), (F, 2, 0));
    scene.resolve(D, "Spy").act(D, Action::PlaceSpy(Post::Carthag));
    assert_eq!((scene.see(D).spies.len(), scene.see(D).intrigue_count), (1, 0));
}

#[test]
#[rule("IU-EX-20")]
fn shared_influence() {
    for (other, drawn) in [(2, 1), (1, 0)] {
        let mut scene = Scenario::six()
            .hand(A, &["reserve-prepare-the-way", FILLER])
            .influence(C, Faction::BeneGesserit, 1)
            .influence(E, Faction::BeneGesserit, other);
        scene.send(A, "reserve-prepare-the-way", Space::Carthag).act(A, Action::Activate(C));
        if other == 2 {
            scene.example("IU-EX-20");
        }
        scene.act_all(A);
        assert_eq!(scene.see(A).hand_count, 1 + drawn);
    }
}

#[test]
#[rule("IU-EX-21")]
fn a_fremen_icon() {
    let mut scene = Scenario::six().turn_of(C).hand(C, &["imp-shishakli", "imp-maula-pistol"]);
    scene.act(C, Action::Reveal).act_all(C);
    assert_eq!(scene.see(C).influence, [0, 0, 0, 1]);
    for own in [true, false] {
        let mut scene = Scenario::six().hand(A, &["imp-shishakli", "imp-maula-pistol"]);
        scene.act(A, Action::Reveal).act(A, Action::Activate(C));
        scene.example("IU-EX-21");
        assert_eq!(scene.legal(A), [Action::Faction(Faction::Fremen), Action::OwnBoard]);
        scene.act(A, if own { Action::OwnBoard } else { Action::Faction(Faction::Fremen) });
        let steps = (scene.see(A).own.unwrap().step, scene.see(C).influence[3]);
        assert_eq!(steps, if own { (1, 0) } else { (0, 1) });
    }
}

#[test]
#[rule("IU-EX-22")]
fn shipping_by_a_commander() {
    let scene = |guild: u8| {
        Scenario::six().turn_of(D).hand(D, &["cmd-critical-shipments", FILLER]).goods(D, 0, 3, 0).influence(
            B,
            Faction::Guild,
            guild,
        )
    };
    assert!(!scene(1).spaces(D, "cmd-critical-shipments").contains(&Space::Shipping));
    let mut scene = scene(2);
    scene.send(D, "cmd-critical-shipments", Space::Shipping).act(D, Action::Activate(F)).example("IU-EX-22");
    scene.resolve(D, "AnyInfluence(1)");
    assert_eq!((scene.see(D).solari, scene.legal(D).len()), (5, 5));
    scene.act(D, Action::OwnBoard);
    // The first step of the track: a Solari for each of the team.
    assert_eq!((scene.see(D).own.unwrap().step, scene.see(D).solari, scene.see(F).influence), (1, 6, [0; 4]));
}

#[test]
#[rule("IU-EX-23")]
fn shared_units() {
    for (units, drawn) in [(3, 1), (2, 0)] {
        let mut scene = Scenario::six()
            .hand(A, &["imp-chani-clever-tactician", FILLER])
            .troops(C, 2, units)
            .troops(E, 2, 5);
        scene.send(A, "imp-chani-clever-tactician", Space::SpiceRefinery).act(A, Action::Activate(C));
        if units == 3 {
            scene.example("IU-EX-23");
        }
        scene.act_all(A);
        assert_eq!(scene.see(A).intrigue_count, drawn);
    }
    let mut scene = Scenario::six().hand(A, &["imp-chani-clever-tactician"]).troops(C, 1, 3);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C)).resolve(A, "Pay([Retreat(2, 2)]");
    assert_eq!((scene.see(C).deployed, scene.see(C).garrison, scene.see(C).strength), (1, 3, 6));
}

#[test]
#[rule("IU-EX-24")]
fn shared_deployment() {
    let mut scene = Scenario::six()
        .hand(A, &["cmd-demand-attention", FILLER])
        .goods(A, 0, 0, 1)
        .intrigue(A, &["int-distraction"])
        .spies(B, &[Post::Carthag]);
    scene
        .send(A, "cmd-demand-attention", Space::HardyWarriors)
        .act(A, Action::Activate(C))
        .act(A, Action::Rest);
    let distraction = Action::Play(intrigue("int-distraction"));
    assert!(!scene.may(A, distraction));
    scene.act(A, Action::CallUp).act(C, Action::Deploy(4));
    assert_eq!((scene.see(C).deployed, scene.view().turn.deployed), (4, 4));
    scene.example("IU-EX-24");
    scene.act(A, distraction).act(A, Action::PlaceSpy(Post::Carthag));
    assert_eq!(scene.see(A).spies, [Post::Carthag]);
}

#[test]
#[rule("IU-EX-25")]
fn reinforcement() {
    let mut scene = Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]).goods(C, 0, 2, 0);
    scene
        .send(C, "imp-truthtrance", Space::MilitarySupport)
        .resolve(C, "Reinforce(3)")
        .act(C, Action::Split(1));
    scene.act(C, Action::Decline).example("IU-EX-25");
    assert!(!scene.may(E, Action::Deploy(3)));
    scene.act(E, Action::Deploy(2)).act_all(C);
    assert_eq!((scene.see(C).garrison, scene.see(E).deployed, scene.see(E).garrison), (4, 2, 3));
    // Not a combat space: nobody deploys anything else.
    assert_eq!(scene.waiting(), Some(D));
}

#[test]
#[rule("IU-EX-26")]
fn two_trades() {
    let mut scene = Scenario::six()
        .turn_of(F)
        .hand(F, &["imp-truthtrance", FILLER])
        .goods(D, 0, 3, 0)
        .intrigue(F, &["int-cunning", "int-leverage", "int-devour"]);
    scene.send(F, "imp-truthtrance", Space::EconomicSupport).resolve(F, "Trade").act(F, Action::TradeWith(D));
    scene.example("IU-EX-26");
    for key in ["int-cunning", "int-leverage"] {
        scene.act(F, Action::GiveIntrigue(intrigue(key)));
    }
    scene.act(F, Action::Decline).act(D, Action::Give(Good::Spice, 3)).act_all(F);
    assert_eq!((scene.see(F).spice, scene.see(F).intrigue_count), (4, 1));
    assert_eq!((scene.see(D).spice, scene.see(D).intrigue_count), (0, 2));

    let respect = |swordmaster: bool| {
        let scene = Scenario::six().hand(A, &["cmd-command-respect", FILLER]).intrigue(A, &["int-cunning"]);
        let scene = scene.goods(A, 0, 0, 0);
        let mut scene = if swordmaster { scene.swordmaster(A) } else { scene };
        scene.send(A, "cmd-command-respect", Space::SpiceRefinery).act(A, Action::Activate(C));
        scene
    };
    assert!(!respect(false).legal(A).iter().any(|action| matches!(action, Action::Resolve(_))));
    let mut scene = respect(true);
    scene.resolve(A, "If(Swordmaster").act(A, Action::TradeWith(C));
    assert!(scene.view().gone.contains(&card("cmd-command-respect")));
    scene.act(A, Action::GiveIntrigue(intrigue("int-cunning")));
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Decline);
    assert_eq!((scene.see(C).intrigue_count, scene.see(A).intrigue_count, scene.see(A).solari), (1, 0, 2));
}

#[test]
#[rule("IU-EX-27")]
fn a_combat_card_by_a_commander() {
    let scene = || {
        let mut scene = Scenario::six()
            .first(A)
            .troops(C, 2, 1)
            .troops(E, 2, 1)
            .influence(C, Faction::Fremen, 1)
            .influence(E, Faction::Guild, 3)
            .own_step(A, 1)
            .intrigue(A, &["int-questionable-methods", "int-contingency-plan"])
            .combat();
        scene.act(A, Action::Activate(C)).play(A, "int-questionable-methods").choose(A, 1);
        scene
    };
    // The activated Ally's track or Muad'Dib's own; not the other Ally's.
    let mut open = scene();
    open.example("IU-EX-27");
    assert_eq!(open.legal(A), [Action::Faction(Faction::Fremen), Action::OwnBoard]);
    open.act(A, Action::Faction(Faction::Fremen));
    assert_eq!((open.see(C).influence[3], open.see(C).swords, open.see(A).own.unwrap().step), (0, 5, 1));
    let mut own = scene();
    own.act(A, Action::OwnBoard);
    assert_eq!((own.see(C).influence[3], own.see(C).swords, own.see(A).own.unwrap().step), (1, 5, 0));
}

#[test]
#[rule("IU-EX-28")]
fn a_tie_of_teammates() {
    let mut scene = Scenario::six()
        .first(A)
        .conflict("con-secure-imperial-basin")
        .goods(C, 0, 0, 0)
        .goods(E, 0, 0, 0)
        .objective_down(E)
        .troops(C, 0, 2)
        .troops(E, 0, 2)
        .combat();
    scene.example("IU-EX-28");
    scene.act(C, Action::Yield);
    // E wins: 2 spice, a troop, control and the card. C has the second reward: 2 water and a troop.
    assert_eq!((scene.see(E).spice, scene.see(E).icons.len(), scene.view().control[0].seat), (2, 1, E));
    assert_eq!((scene.see(C).water, scene.see(C).garrison, scene.see(C).spice), (2, 1, 0));
}
