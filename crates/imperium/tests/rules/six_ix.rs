//! IU-COMBO: six players with Rise of Ix.

use imperium::Imperium;
use imperium::options::Options;
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

const TRUTHSAYER: &str = "ix-imp-truthsayer";

fn options() -> Options {
    Options { ix: true, ..Options::new(6, true) }
}

fn table() -> Scenario {
    Scenario::with(options())
}

/// Muad'Dib sends an agent with the left Ally.
fn sent(scene: Scenario, card: &str, space: Space) -> Scenario {
    let mut scene = scene.hand(A, &[card, FILLER]);
    scene.send(A, card, space).act(A, Action::Activate(C));
    scene
}

#[test]
#[rule("IU-COMBO-32")]
fn negotiators_are_the_activated_allys() {
    let dear = ["flagship", "spaceport", "shuttle-fleet"];
    let mut scene = sent(table().tech(dear).goods(A, 0, 0, 0), TRUTHSAYER, Space::TechNegotiation);
    scene.resolve(A, "Choose");
    assert_eq!([A, C, E].map(|seat| scene.see(seat).ix.unwrap().negotiators), [0, 1, 0]);
    assert_eq!((scene.see(C).supply, scene.see(E).supply), (8, 9));
    // They lower the price of what the Commander pays and gets.
    let tops = ["disposal-facility", "flagship", "spaceport"];
    let scene = table().tech(tops).negotiators(C, 2).goods(A, 0, 1, 0);
    let mut scene = sent(scene, TRUTHSAYER, Space::TechNegotiation);
    scene.resolve(A, "Choose").choose(A, 0).act(A, Action::AcquireTech(tech("disposal-facility")));
    assert_eq!(scene.legal(A), [1, 2].map(Action::ReturnNegotiators));
    scene.act(A, Action::ReturnNegotiators(1));
    let ally = scene.see(C);
    assert_eq!((ally.supply, ally.ix.unwrap().negotiators, scene.see(A).spice), (8, 1, 0));
    assert_eq!(scene.see(A).ix.unwrap().tiles, [tech("disposal-facility")]);
    // Those of the other Ally do not.
    let scene = table().tech(tops).negotiators(E, 2).goods(A, 0, 0, 0);
    let mut scene = sent(scene, TRUTHSAYER, Space::TechNegotiation);
    scene.resolve(A, "Choose");
    assert_eq!([C, E].map(|seat| scene.see(seat).ix.unwrap().negotiators), [1, 2]);
}

#[test]
#[rule("IU-COMBO-33")]
fn the_freighter_is_the_activated_allys() {
    let scene = table().freighter(C, 1).freighter(E, 1).troops(C, 3, 0).goods(A, 0, 0, 0).goods(C, 0, 0, 0);
    let mut scene = sent(scene, "ix-imp-landing-rights", Space::Arrakeen);
    scene.resolve(A, "Freighter").act(A, Action::Advance);
    assert_eq!([A, C, E].map(|seat| scene.see(seat).ix.unwrap().freighter), [0, 2, 1]);
    let scene = table().freighter(C, 2).troops(C, 3, 0).goods(A, 0, 0, 0).goods(C, 0, 0, 0);
    let mut scene = sent(scene, "ix-imp-landing-rights", Space::Arrakeen);
    scene.resolve(A, "Freighter");
    assert_eq!(scene.legal(A), [Action::Advance, Action::RecallFreighter, Action::Decline]);
    scene.act(A, Action::RecallFreighter);
    // All rewards are the Ally's, and so is every choice about them.
    assert_eq!(scene.waiting(), Some(C));
    scene.choose(C, 1).act(C, Action::Faction(Faction::Guild));
    assert_eq!((scene.see(C).spice, scene.see(C).influence[1], scene.see(A).spice), (2, 1, 0));
    assert_eq!((scene.see(C).garrison, scene.see(C).ix.unwrap().freighter), (5, 0));
    // Its troops count as recruited this turn: two, one of Arrakeen, two of the garrison.
    scene.resolve(A, "Troops(1)");
    assert_eq!(scene.waiting(), Some(C));
    assert!(scene.may(C, Action::Deploy(5)) && !scene.may(C, Action::Deploy(6)));
}

#[test]
#[rule("IU-COMBO-34")]
fn dividends_are_for_everybody() {
    let mut scene = table().freighter(C, 1);
    for seat in [A, B, C, D, E, F] {
        scene = scene.goods(seat, 0, 0, 0);
    }
    let mut scene = sent(scene, "ix-imp-landing-rights", Space::Arrakeen);
    scene.resolve(A, "Freighter").act(A, Action::RecallFreighter).choose(C, 0);
    assert_eq!([A, B, C, D, E, F].map(|seat| scene.see(seat).solari), [1, 1, 5, 1, 1, 1]);
}

#[test]
#[rule("IU-COMBO-35")]
fn a_commander_commissions_for_an_ally() {
    let ships = |scene: &Scenario, seat: Seat| {
        let ships = scene.see(seat).ix.unwrap().dreadnoughts;
        (ships.supply, ships.garrison, ships.deployed)
    };
    assert_eq!([A, C, D].map(|seat| ships(&table(), seat)), [(0, 0, 0), (2, 0, 0), (0, 0, 0)]);
    let mut scene = sent(table().goods(A, 3, 0, 0), TRUTHSAYER, Space::Dreadnought);
    scene.resolve(A, "Dreadnought");
    assert_eq!([A, C, E].map(|seat| ships(&scene, seat)), [(0, 0, 0), (1, 1, 0), (2, 0, 0)]);
    // Before an Ally is activated there is nobody to commission it for.
    let early = table().goods(A, 3, 0, 0).intrigue(A, &["ix-int-advanced-weaponry"]);
    let weaponry = Action::Play(intrigue("ix-int-advanced-weaponry"));
    assert_eq!(early.refused(A, weaponry).as_str(), "IU-SIX-21");
    // The Ally decides about deployment: a recruited troop and two more units, ships or troops.
    let scene = table().dreadnoughts(C, 1, 0).troops(C, 1, 0);
    let mut scene = sent(scene, "cmd-usul", Space::Carthag);
    scene.resolve(A, "Troops(1)").resolve(A, "Intrigue(1)");
    assert_eq!(scene.refused(A, Action::DeployDreadnought).as_str(), "IU-SIX-26");
    scene.act(A, Action::CallUp);
    assert!(scene.may(C, Action::Deploy(2)) && scene.may(C, Action::DeployDreadnought));
    scene.act(C, Action::DeployDreadnought).act(C, Action::Deploy(2));
    assert_eq!((ships(&scene, C), scene.see(C).deployed, scene.waiting()), ((1, 0, 1), 2, Some(A)));
    // What is not owned is nothing to a Grand Conspiracy.
    let scene = table().council(A).discard(A, &["reserve-spice-must-flow"]);
    let scene = scene.intrigue(A, &["ix-int-grand-conspiracy"]).endgame();
    assert!(!scene.may(A, Action::Play(intrigue("ix-int-grand-conspiracy"))));
}

#[test]
#[rule("IU-COMBO-19")]
fn winning_is_nothing_to_a_commander() {
    let scene = table().troops(C, 0, 3).troops(B, 0, 1).intrigue(B, &["int-cunning"]);
    let mut scene = scene.intrigue(A, &["ix-int-strategic-push"]).combat();
    scene.act(A, Action::Play(intrigue("ix-int-strategic-push")));
    assert_eq!((scene.waiting(), scene.see(C).swords), (Some(B), 2));
    assert!([A, C].into_iter().all(|seat| scene.see(seat).ix.unwrap().on_win.is_none()));
    // Windtraps give their owner nothing either, if that is not the winner.
    let water = |owner: Seat| {
        let scene = table().tiles(owner, &["windtraps"]).goods(owner, 0, 0, 0).troops(C, 0, 3);
        let mut scene = scene.conflict("con-siege-of-arrakeen").combat();
        while scene.view().phase == imperium::view::Phase::Combat {
            let seat = scene.waiting().unwrap();
            let first = scene.legal(seat)[0];
            scene.act(seat, first);
        }
        scene.see(owner).water
    };
    assert_eq!((water(A), water(C)), (0, 1));
}

#[test]
#[rule("IU-COMBO-36")]
fn an_infiltrator_slips_past_the_own_team() {
    let scene = table().turn_of(C).piece(E, 0, Space::Smuggling);
    let scene = scene.hand(C, &["ix-imp-choam-delegate", "ix-imp-freighter-fleet", FILLER]);
    assert!(scene.spaces(C, "ix-imp-choam-delegate").contains(&Space::Smuggling));
    assert!(!scene.spaces(C, "ix-imp-freighter-fleet").contains(&Space::Smuggling));
}

#[test]
#[rule("IU-COMBO-37", "IU-COMBO-38", "IU-COMBO-39")]
fn tiles_of_a_commander() {
    let memocorders = |own: u8| {
        let scene = table().tiles(A, &["memocorders"]).own_step(A, own);
        let scene = scene.influence(C, Faction::Emperor, 3).influence(C, Faction::Guild, 3);
        scene.influence(E, Faction::BeneGesserit, 3).endgame().see(A).vp
    };
    assert_eq!((memocorders(2), memocorders(3)), (4, 5));
    // Chaumurky breaks a tie for the whole team.
    let tied = |tile: bool| {
        let mut scene = table();
        for seat in [A, B, C, D, E, F] {
            scene = scene.goods(seat, 0, if seat == B { 9 } else { 0 }, 0);
        }
        let scene = if tile { scene.tiles(C, &["chaumurky"]) } else { scene };
        scene.endgame().winner()
    };
    assert_eq!((tied(false), tied(true)), (Some(B), Some(A)));
    // The higher influence of the Allies counts: three tracks of four.
    let scene = table().tiles(A, &["spy-satellites"]).influence(C, Faction::Emperor, 2);
    let scene = scene.influence(C, Faction::Guild, 2).influence(E, Faction::BeneGesserit, 2);
    assert_eq!(scene.endgame().see(A).vp, 5);
    let mut scene = table().tiles(A, &["spy-satellites"]).goods(A, 0, 3, 0);
    scene.act(A, Action::UseTech(tech("spy-satellites")));
    assert_eq!((scene.see(A).vp, scene.see(A).spice, scene.see(A).ix.unwrap().tiles.len()), (5, 0, 0));
    // Without an Ally, only what needs none.
    let mut scene = table().tiles(A, &["training-drones"]);
    assert!(!scene.may(A, Action::UseTech(tech("training-drones"))));
    scene.act(A, Action::Activate(C)).act(A, Action::UseTech(tech("training-drones")));
    assert_eq!(scene.see(C).garrison, 4);
}

#[test]
#[rule("IU-COMBO-40", "IU-COMBO-42")]
fn the_epic_game_of_six() {
    let epic = Options { epic: true, ..options() };
    let view = Imperium::start(&epic, &mut Fast::new(2), &mut Silent).unwrap().view(Viewer::Everything);
    assert_eq!(view.target, 12);
    let count = |level: u8| view.unseen.iter().filter(|card| card.text().level == level).count();
    assert_eq!((count(2), count(3)), (9, 5));
    assert!(view.unseen.iter().any(|card| card.key() == "ix-con-economic-supremacy"));
    let level = |round: u8| {
        let scene = Scenario::with(epic.clone()).round(round - 1).new_round();
        scene.view().conflict.unwrap().text().level
    };
    assert_eq!([1, 5, 6, 10].map(level), [2, 2, 3, 3]);
    for player in &view.players {
        let count = |key: &str| player.hand_or_deck.iter().filter(|card| card.key() == key).count();
        let spice = usize::from(!player.commander);
        assert_eq!((player.intrigue_count, count("ix-start-control-the-spice")), (1, spice));
        assert_eq!(player.garrison, if player.commander { 0 } else { 5 });
        assert_eq!(player.hand_or_deck.len(), 10);
    }
}

#[test]
#[rule("IU-COMBO-41")]
fn conflicts_of_rise_of_ix_are_optional() {
    let keys = |every_conflict: bool| {
        let options = Options { every_conflict, ..options() };
        let game = Imperium::start(&options, &mut Fast::new(2), &mut Silent).unwrap();
        game.view(Viewer::Everything).unseen.iter().map(|card| card.key()).collect::<Vec<_>>()
    };
    assert!(!keys(false).iter().any(|key| key.starts_with("ix-")));
    assert!(keys(true).contains(&"ix-con-trade-monopoly"));
    let scene = Scenario::with(Options { every_conflict: true, ..options() }).troops(C, 0, 2);
    let mut scene = scene.conflict("ix-con-economic-supremacy").goods(C, 0, 0, 0).combat();
    while scene.view().phase == imperium::view::Phase::Combat {
        let seat = scene.waiting().unwrap();
        scene.act(seat, Action::Pass);
    }
    assert_eq!((scene.see(C).won.len(), scene.see(C).icons.len()), (1, 1));
}

#[test]
#[rule("DC-33", "IU-COMBO-43")]
fn whatever_lies_on_the_table_of_six_the_engine_has_a_ruling() {
    for bits in 0..8 {
        let has = |bit: u8| bits & 1 << bit != 0;
        let options = Options {
            ix: has(0),
            immortality: has(1),
            base_cards: has(2),
            epic: has(0) && has(2),
            every_conflict: has(1) && has(2),
            ..Options::new(6, true)
        };
        options.check().unwrap();
        let plan = table::conformance::Plan { games: 1, ..Default::default() };
        let report = table::conformance::play_fast::<Imperium>(&options, plan);
        assert_eq!(report.games, 1);
    }
}
