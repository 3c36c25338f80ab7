//! COMBAT, TIE, ICON, WORM rewards, MAKER.

use crate::*;

/// Strengths become swords on one troop each; the Conflict is fought and the places read from the Solari gained:
/// the desert mouse Skirmish gives 2, 3 and 2 Solari.
fn fight(players: u8, swords: [u8; 4]) -> Vec<u8> {
    let mut scene = if players == 3 { Scenario::new(3) } else { Scenario::new(4) };
    for (at, &swords) in swords.iter().enumerate().take(players.into()) {
        let seat = Seat(at as u8);
        scene = if swords == 0 {
            scene.troops(seat, 3, 0)
        } else {
            scene.troops(seat, 2, 1).swords(seat, swords)
        };
        scene = scene.objective_down(seat);
    }
    let scene = scene.conflict("con-battle-for-imperial-basin").no_wall().combat();
    scene.view().players.iter().map(|player| player.spice).collect()
}

#[test]
#[rule("IU-COMBAT-06", "IU-COMBAT-07", "IU-COMBAT-08")]
fn rewards_go_by_strength() {
    // The Battle for Imperial Basin gives a point, 5 spice and 3 spice.
    assert_eq!(fight(4, [1, 2, 3, 4]), [0, 3, 5, 0]);
    assert_eq!(fight(3, [1, 2, 3, 0]), [0, 5, 0]);
    assert_eq!(fight(3, [0, 0, 3, 0]), [0, 0, 0]);
}

#[test]
#[rule("IU-TIE-01", "IU-TIE-02", "IU-TIE-03", "IU-TIE-04", "IF-23", "IU-COMBAT-12")]
fn ties_for_first() {
    assert_eq!(fight(3, [4, 4, 1, 0]), [5, 5, 0]);
    assert_eq!(fight(4, [4, 4, 1, 0]), [5, 5, 3, 0]);
    assert_eq!(fight(4, [4, 4, 1, 1]), [5, 5, 0, 0]);
    assert_eq!(fight(4, [4, 4, 4, 1]), [5, 5, 5, 0]);
    let nobody = Scenario::new(3).troops(A, 0, 1).troops(B, 0, 1).combat();
    assert_eq!(nobody.view().unclaimed, [conflict("con-skirmish-desert-mouse")]);
}

#[test]
#[rule("IU-TIE-05", "IU-TIE-06")]
fn ties_for_second_and_third() {
    assert_eq!(fight(3, [4, 2, 2, 0]), [0, 3, 3]);
    assert_eq!(fight(4, [4, 2, 2, 1]), [0, 3, 3, 0]);
    assert_eq!(fight(4, [4, 3, 2, 2]), [0, 5, 0, 0]);
}

#[test]
#[rule(
    "IU-COMBAT-01",
    "IU-COMBAT-02",
    "IU-COMBAT-03",
    "IU-COMBAT-04",
    "IU-COMBAT-05",
    "IU-AMB-24",
    "IU-EX-07"
)]
fn combat_cards_are_played_until_all_pass() {
    let mut scene = Scenario::new(3)
        .troops(A, 0, 4)
        .swords(A, 3)
        .troops(B, 0, 3)
        .swords(B, 3)
        .intrigue(A, &["int-devour"])
        .intrigue(B, &["int-contingency-plan", "int-cunning"])
        .intrigue(C, &["int-impress"])
        .combat();
    scene.example("IU-EX-07");
    assert_eq!((scene.see(A).strength, scene.see(B).strength), (11, 9));
    scene.act(A, Action::Pass).play(B, "int-contingency-plan");
    assert_eq!(scene.see(B).strength, 12);
    scene.act(B, Action::Pass);
    // C has no unit and is skipped; A may act again although A passed before.
    assert_eq!(scene.waiting(), Some(A));
    assert!(scene.may(A, Action::Play(intrigue("int-devour"))));
    scene.act(A, Action::Pass);
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Pass);
    assert_eq!(scene.see(B).solari, 2);
}

#[test]
#[rule("IU-COMBAT-09", "IU-COMBAT-10", "IU-COMBAT-11", "IU-WORM-11")]
fn after_combat_everything_goes_home() {
    let mut scene = Scenario::new(3)
        .conflict("con-secure-imperial-basin")
        .troops(A, 2, 3)
        .worms(A, 1)
        .swords(A, 2)
        .troops(B, 1, 1)
        .combat();
    scene.told.clear();
    let player = scene.see(A);
    assert_eq!((player.deployed, player.worms, player.strength), (0, 0, 0));
    // Two troops recruited as a doubled reward are in the garrison, the fighters in the supply.
    assert_eq!((player.garrison, player.supply), (4, 8));
    assert_eq!((scene.see(B).garrison, scene.see(B).supply), (2, 10));
}

#[test]
#[rule(
    "IU-WORM-07",
    "IU-WORM-08",
    "IU-WORM-09",
    "IU-WORM-10",
    "IU-EX-12",
    "IU-AMB-19",
    "IU-AMB-20",
    "IU-AMB-21"
)]
fn a_sandworm_doubles_the_reward() {
    let freighters = |worms, spice| {
        Scenario::new(3)
            .conflict("con-spice-freighters")
            .troops(A, 0, 1)
            .worms(A, worms)
            .goods(A, 0, spice, 0)
            .objective_down(A)
            .combat()
    };
    freighters(1, 6).example("IU-EX-12");
    for worms in [1, 3] {
        let mut scene = freighters(worms, 6);
        scene.act(A, Action::Faction(Faction::Guild)).choose(A, 1);
        assert_eq!((scene.see(A).vp, scene.see(A).spice), (1, 3));
        scene.act(A, Action::Faction(Faction::Fremen)).choose(A, 1);
        assert_eq!((scene.see(A).influence, scene.see(A).vp, scene.see(A).spice), ([0, 1, 0, 1], 2, 0));
        // No third time.
        assert!(scene.waiting() != Some(A) || !scene.may(A, Action::Faction(Faction::Guild)));
    }
    let mut declined = freighters(1, 6);
    declined.act(A, Action::Faction(Faction::Guild)).act(A, Action::Decline);
    declined.act(A, Action::Faction(Faction::Guild)).act(A, Action::Decline);
    assert_eq!((declined.see(A).influence[1], declined.see(A).vp, declined.see(A).spice), (2, 1, 6));
    let mut single = freighters(0, 6);
    single.act(A, Action::Faction(Faction::Guild)).choose(A, 1);
    assert_eq!((single.see(A).vp, single.see(A).spice), (1, 3));
}

#[test]
#[rule("IU-ICON-01", "IU-ICON-02", "IU-ICON-03", "IU-ICON-05", "IU-AMB-23", "IU-AMB-26")]
fn a_pair_of_battle_icons_is_a_point() {
    let win =
        |scene: Scenario| scene.objective(A, "objective-crysknife").troops(A, 0, 1).worms(A, 1).combat();
    let alone = win(Scenario::new(3));
    assert_eq!((alone.see(A).vp, alone.see(A).icons.len()), (0, 2));
    let objective =
        Scenario::new(3).objective(A, "objective-desert-mouse").troops(A, 0, 1).worms(A, 1).combat();
    assert_eq!((objective.see(A).vp, objective.see(A).icons.len()), (1, 0));
    let card = win(Scenario::new(3).won(A, "con-trade-dispute"));
    assert_eq!((card.see(A).vp, card.see(A).icons.clone()), (1, vec![BattleIcon::Crysknife]));
    // What lies face down does not pair again.
    let spent =
        Scenario::new(3).objective(A, "objective-desert-mouse").objective_down(A).troops(A, 0, 1).combat();
    assert_eq!(spent.see(A).vp, 0);
}

#[test]
#[rule("IU-MAKER-01", "IU-MAKER-03", "IU-MAKER-04", "IU-EX-10", "IF-31")]
fn bonus_spice_gathers_where_nobody_is() {
    let scene = Scenario::new(3).agent(A, Space::ImperialBasin).bonus(Space::DeepDesert, 1);
    scene.example("IU-EX-10");
    let scene = scene.makers();
    let bonus: Vec<(Space, u8)> = scene.view().bonus.iter().map(|bonus| (bonus.space, bonus.spice)).collect();
    assert_eq!(bonus, [(Space::DeepDesert, 2), (Space::HaggaBasin, 1), (Space::ImperialBasin, 0)]);
}

#[test]
#[rule("IU-MAKER-04", "IU-AMB-71")]
fn any_agent_keeps_bonus_spice_away() {
    let gathers = |scene: Scenario| {
        let bonus = scene.makers().view().bonus;
        bonus.iter().map(|bonus| bonus.spice).collect::<Vec<_>>()
    };
    // Whoever's agent it is, a Commander's and a Rival's too, and however many there are.
    for seat in [A, B, C, D] {
        assert_eq!(gathers(Scenario::new(4).agent(seat, Space::HaggaBasin)), [1, 0, 1]);
    }
    for seat in [A, B, C, D, E, F] {
        assert_eq!(gathers(Scenario::six().piece(seat, 0, Space::HabbanyaErg)), [1, 1, 1, 0]);
    }
    assert_eq!(gathers(Scenario::against(&[Rival::Baron]).agent(C, Space::DeepDesert)), [0, 1, 1]);
    let two = Scenario::new(3).agent(A, Space::DeepDesert).agent(B, Space::DeepDesert);
    assert_eq!(gathers(two.bonus(Space::DeepDesert, 2)), [2, 1, 1]);
}

#[test]
#[rule("IU-AMB-71", "IU-MAKER-05")]
fn the_first_visitor_takes_all_bonus_spice() {
    let mut scene = Scenario::new(3)
        .bonus(Space::ImperialBasin, 3)
        .hand(A, &["start-dune-desert-planet", FILLER])
        .hand(B, &["start-dune-desert-planet", FILLER])
        .spies(B, &[Post::ImperialBasin]);
    scene.send(A, "start-dune-desert-planet", Space::ImperialBasin).act(A, Action::EndTurn);
    scene.send(B, "start-dune-desert-planet", Space::ImperialBasin);
    assert_eq!([A, B].map(|seat| scene.see(seat).spice), [1 + 3, 1]);
    // Nothing is left there, and with the two agents nothing gathers.
    assert_eq!(scene.makers().view().bonus[2].spice, 0);
}

#[test]
#[rule("IU-RECALL-02", "IU-RECALL-03", "IU-EX-11")]
fn agents_come_home_and_the_token_passes() {
    let scene = Scenario::new(3).swordmaster(B).agent(A, Space::Arrakeen).agent(B, Space::Secrets).round(1);
    scene.example("IU-EX-11");
    let scene = scene.makers();
    let view = scene.view();
    assert_eq!((view.first, view.round, view.waiting), (B, 2, Some(B)));
    assert!(view.agents.is_empty());
    assert_eq!((view.players[0].agents, view.players[1].agents), (2, 3));
}

#[test]
#[rule("IU-AMB-22")]
fn rewards_come_by_place_and_shared_ones_in_turn_order() {
    let scene = Scenario::new(4).first(C).troops(A, 0, 2).troops(B, 0, 1).troops(C, 0, 1).combat();
    let order: Vec<(Seat, u8)> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            imperium::Event::Reward { seat, place, .. } => Some((*seat, *place)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [(A, 1), (C, 3), (B, 3)]);
}

/// What each would get can be seen while combat cards are played.
#[test]
#[rule("IU-TIE-02", "IU-TIE-06")]
fn a_reward_that_nobody_gets_is_not_shown() {
    let shown = |players, swords: &[u8]| {
        let mut scene = Scenario::new(players).intrigue(A, &["int-devour"]);
        for (at, &swords) in swords.iter().enumerate() {
            scene = scene.troops(Seat(at as u8), 2, 1).swords(Seat(at as u8), swords);
        }
        let scene = scene.combat();
        scene.view().players.iter().map(|player| player.reward).collect::<Vec<_>>()
    };
    assert_eq!(shown(4, &[4, 3, 2, 2]), [1, 2, 0, 0]);
    assert_eq!(shown(4, &[4, 3, 2, 1]), [1, 2, 3, 0]);
    assert_eq!(shown(3, &[4, 4, 1]), [2, 2, 0]);
    assert_eq!(shown(3, &[4, 3, 1]), [1, 2, 0]);
}
