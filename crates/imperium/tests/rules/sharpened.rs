//! Both sides of conditions of which other scenarios meet one only, found by breaking them (`cargo xtask mutants`).

use imperium::Imperium;
use imperium::board::Board;
use imperium::options::{Difficulty, Options};
use table::chance::Fast;
use table::{Game, Silent};

use crate::*;

#[test]
#[rule("IU-UNIT-11")]
fn troops_in_one_place_go_one_way() {
    let offered = |garrison, deployed| {
        let scene = Scenario::immortality(3).hand(A, &["immortality-imp-shadout-mapes"]);
        let mut scene = scene.troops(A, garrison, deployed);
        scene.act(A, Action::Reveal).resolve(A, "DeployOrRetreat");
        scene.legal(A)
    };
    assert_eq!(offered(0, 2), [Action::Retreat(1), Action::Decline]);
    assert_eq!(offered(2, 0), [Action::Deploy(1), Action::Decline]);
    assert_eq!(offered(1, 1), [Action::Deploy(1), Action::Retreat(1), Action::Decline]);
}

#[test]
#[rule("RI-CARD-02")]
fn second_wave_brings_what_there_is() {
    let offered = |troops, ships| {
        let scene = Scenario::ix(3).intrigue(A, &["ix-int-second-wave"]).dreadnoughts(A, ships, 0);
        let mut scene = scene.troops(A, troops, 1).combat();
        scene.play(A, "ix-int-second-wave");
        scene.legal(A)
    };
    assert_eq!(offered(2, 0), [Action::Deploy(1), Action::Decline]);
    assert_eq!(offered(0, 1), [Action::DeployDreadnought, Action::Decline]);
}

#[test]
#[rule("RI-CARD-08")]
fn a_troop_and_a_dreadnought_can_both_be_forced_back() {
    let ambush = |troops, ships| {
        let scene = Scenario::ix(3).hand(A, &["ix-imp-desert-ambush", FILLER]).troops(A, 3, 0);
        let mut scene = scene.troops(B, 0, troops).dreadnoughts(B, 0, ships);
        scene.send(A, "ix-imp-desert-ambush", Space::ImperialBasin).act(A, Action::Deploy(2));
        scene.act(A, Action::Resolve(effect("ix-imp-desert-ambush.agent.1")));
        scene.legal(A)
    };
    assert_eq!(ambush(1, 1), [Action::Repel(B), Action::RepelDreadnought(B), Action::Decline]);
    assert_eq!(ambush(1, 0), [Action::Repel(B), Action::Decline]);
    assert_eq!(ambush(0, 1), [Action::RepelDreadnought(B), Action::Decline]);
}

#[test]
#[rule("RI-CARD-10")]
fn a_single_troop_withdraws_with_two_dreadnoughts() {
    let scene = Scenario::ix(3).dreadnoughts(A, 0, 2).troops(A, 3, 1);
    let mut scene = scene.hand(A, &["ix-imp-negotiated-withdrawal"]);
    scene.act(A, Action::Reveal).act(A, Action::Resolve(effect("ix-imp-negotiated-withdrawal.reveal.2")));
    assert_eq!(scene.legal(A), [Action::Retreat(1), Action::RetreatDreadnought]);
}

#[test]
#[rule("IU-AMB-25", "RI-CARD-09")]
fn swords_leave_with_the_last_unit_only() {
    let scene = Scenario::ix(3).intrigue(A, &["ix-int-cannon-turrets"]).intrigue(B, &["base-int-ambush"]);
    let scene = scene.troops(A, 0, 1).troops(B, 0, 1).dreadnoughts(B, 0, 1).swords(B, 2);
    let mut scene = scene.troops(C, 0, 0).dreadnoughts(C, 0, 1).swords(C, 2).combat();
    scene.play(A, "ix-int-cannon-turrets");
    let ships = [B, C].map(|seat| scene.see(seat).ix.unwrap().dreadnoughts.deployed);
    assert_eq!((ships, scene.see(B).swords, scene.see(C).swords), ([0, 0], 2, 0));
}

#[test]
#[rule("IU-RIVALDIFF-14", "IU-AMB-88")]
fn a_streamlined_rival_gives_up_what_it_stole_and_no_more() {
    let four = ["int-contingency-plan", "int-contingency-plan", "int-detonation", "int-cunning"];
    let scene = Scenario::against(&[Rival::AmberMetulli]).swordmaster(C).goods(C, 0, 0, 0);
    let scene = scene.intrigue(A, &four).intrigue(C, &["int-devour", "int-mercenaries"]);
    let scene = scene.hagal(&["space-secrets"]).rival_turn(C);
    assert_eq!((scene.see(A).intrigue_count, scene.see(C).intrigue_count), (3, 2));
}

#[test]
#[rule("DB-RIVAL-20")]
fn house_hagal_against_two_buys_no_points() {
    let scene = Scenario::ix(2).goods(C, 9, 9, 9).vp(C, 0).freighter(C, 1);
    let scene = scene.hagal(&["space-interstellar-shipping"]).rival_turn(C);
    assert_eq!((scene.see(C).vp, scene.see(C).spice, scene.see(C).water), (0, 9, 9));
}

#[test]
#[rule("IU-CHOAM-12", "IU-AMB-46")]
fn spice_had_before_the_agent_was_sent_counts_for_a_harvest() {
    let trade = |space| {
        let scene =
            Scenario::choam(3).hand(A, &["start-dune-desert-planet", FILLER]).goods(A, 5, 0, 9).hooks(A);
        let scene = scene.no_wall().contract(A, "contract-harvest-4");
        let mut scene = scene.intrigue(A, &["int-market-opportunity"]);
        scene.play(A, "int-market-opportunity");
        assert_eq!(scene.see(A).spice, 5);
        scene.send(A, "start-dune-desert-planet", space);
        scene.see(A).completed.len()
    };
    // At once, whatever is taken there; and at a maker space only.
    assert_eq!((trade(Space::HaggaBasin), trade(Space::AcceptContract)), (1, 0));
}

#[test]
#[rule("IU-COMBO-26", "IU-SIX-21")]
fn research_and_specimens_need_an_ally() {
    let play = |key: &str| {
        let options = Options { immortality: true, ..Options::new(6, true) };
        Scenario::with(options).intrigue(A, &[key]).may(A, Action::Play(intrigue(key)))
    };
    assert!(play("immortality-int-study-melange"));
    assert!(!play("immortality-int-breakthrough") && !play("immortality-int-illicit-dealings"));
    assert!(!play("immortality-int-shadowy-bargain"));
}

#[test]
#[rule("IM-SPEC-03", "IM-AMB-03")]
fn specimens_return_for_troops_the_supply_lacks_only() {
    let scene = Scenario::immortality(3).hand(A, &["start-diplomacy", FILLER]).goods(A, 0, 4, 0);
    let mut scene = scene.troops(A, 8, 0).specimens(A, 3);
    // One of twelve is left, and two are to be recruited.
    scene.send(A, "start-diplomacy", Space::Conspire).resolve(A, "Troops");
    assert_eq!(scene.legal(A), [Action::ReturnSpecimens(0), Action::ReturnSpecimens(1)]);
    scene.act(A, Action::ReturnSpecimens(1));
    assert_eq!((scene.see(A).garrison, scene.see(A).supply), (10, 0));
}

#[test]
#[rule("IF-97")]
fn two_influence_are_lost_with_one_faction() {
    let humanity = |steps: [u8; 2]| {
        let scene = Scenario::immortality(3).hand(A, &["immortality-imp-for-humanity"]);
        let scene = scene.vp(A, 5).alliance(A, Faction::BeneGesserit, 4);
        let scene = scene.influence(A, Faction::Emperor, steps[0]).influence(A, Faction::Guild, steps[1]);
        let mut scene = scene;
        scene.act(A, Action::Reveal).resolve(A, "If(Alliance");
        scene
    };
    let mut scene = humanity([3, 1]);
    let [emperor, sisters] = [Faction::Emperor, Faction::BeneGesserit].map(Action::Faction);
    assert_eq!(scene.legal(A), [emperor, sisters]);
    scene.act(A, emperor);
    assert_eq!(scene.see(A).influence, [1, 1, 4, 0]);
}

const KIT: &str = "immortality-imp-dissecting-kit";
const ENVOY: &str = "base-int-dispatch-an-envoy";

#[test]
#[rule("IM-GRAFT-02")]
fn a_pair_goes_where_there_is_room_with_ix_too() {
    let options = Options { ix: true, immortality: true, ..Options::base(3) };
    let scene = Scenario::with(options).hand(A, &[KIT, FILLER]).goods(A, 0, 0, 0).agent(B, Space::Arrakeen);
    let spaces = scene.pair_spaces(A, KIT, FILLER);
    assert!(spaces.contains(&Space::BaseCarthag) && !spaces.contains(&Space::Arrakeen));
    // Nor where there is a price.
    assert!(!spaces.contains(&Space::HighCouncil));
}

#[test]
#[rule("IM-GRAFT-02", "IM-GRAFT-09")]
fn an_envoy_opens_the_factions_to_a_pair() {
    let mut scene = Scenario::immortality(3).hand(A, &[KIT, FILLER]).intrigue(A, &[ENVOY]);
    assert!(!scene.pair_spaces(A, KIT, FILLER).contains(&Space::Stillsuits));
    scene.play(A, ENVOY);
    let pair = scene.pair(A, KIT, FILLER);
    scene.act(A, pair).act(A, Action::Envoy(card(FILLER))).send_pair(A, Space::Stillsuits);
    assert!(scene.view().agents.iter().any(|here| here.space == Space::Stillsuits));
}

#[test]
#[rule("IU-SIX-01", "IU-SIX-15", "IU-RIVALDIFF-01", "DB-RIVAL-14", "RI-RIVAL-24")]
fn options_that_do_not_go_together() {
    let lawful = |options: Options| options.check().is_ok();
    assert!(lawful(Options::new(6, true)) && !lawful(Options { board: Board::Six, ..Options::new(3, true) }));
    assert!(!lawful(Options { leaders: vec![None; 6], ..Options::new(6, true) }));
    assert!(!lawful(Options { leaders: vec![None; 2], ..Options::new(3, true) }));
    let (alone, two) = (Options::new(1, true), Options::new(2, true));
    let hard = |options| Options { difficulty: Difficulty::Mentat, ..options };
    let dice = |options| Options { row_dice: true, ..options };
    assert!(lawful(hard(alone.clone())) && lawful(dice(alone)));
    assert!(!lawful(hard(two.clone())) && !lawful(dice(two)));
    let base = Options::base(1);
    assert!(lawful(hard(base.clone())) && !lawful(dice(base.clone())));
    assert!(lawful(dice(Options { ix: true, ..base.clone() })));
    assert!(!lawful(Options { expert_deployment: true, ..base.clone() }));
    assert!(!lawful(Options { smart_politics: true, ix: true, ..base }));
}

#[test]
#[rule("IM-GRAFT-02", "IM-GRAFT-07", "IM-CARD-08", "IU-AGENT-01")]
fn a_pair_is_refused_for_what_it_lacks() {
    let scene = Scenario::immortality(3).hand(A, &[KIT, "tlx-usurp", FILLER, "start-diplomacy"]);
    let refused = |one: &str, other: &str| {
        scene.refused(A, Action::Graft { card: card(one), partner: card(other) }).as_str()
    };
    assert_eq!((refused(KIT, "start-dagger"), refused(KIT, KIT)), ("IU-AGENT-01", "IU-AGENT-01"));
    assert_eq!(refused(FILLER, "start-diplomacy"), "IM-GRAFT-07");
    // The Graft card comes first.
    assert_eq!(refused(FILLER, KIT), "IM-GRAFT-02");
    // Of the Row Usurp alone takes a card, and only one that lies there.
    let row = |key: &str, partner| scene.refused(A, Action::GraftRow { card: card(key), partner }).as_str();
    let there = scene.view().row[0];
    assert_eq!((row(KIT, there), row("tlx-usurp", card("start-dagger"))), ("IM-CARD-08", "IM-CARD-08"));
}

#[test]
#[rule("RI-TECH-19")]
fn a_buried_card_is_the_last_of_the_deck() {
    let scene = Scenario::ix(3).intrigue(A, &["ix-int-cull"]).intrigue_deck(&[]);
    let mut scene = scene.hand(A, &["ix-imp-court-intrigue", FILLER]);
    scene.send(A, "ix-imp-court-intrigue", Space::Wealth).resolve(A, "Pay([BuryIntrigue");
    assert_eq!(scene.see(A).intrigue.unwrap(), [intrigue("ix-int-cull")]);
}

#[test]
#[rule("IU-RIVAL-03")]
fn a_rival_that_was_named_is_not_drawn_as_well() {
    for seed in 0..40 {
        let mut options = Options::new(1, true);
        options.rivals = vec![Some(Rival::Baron), None];
        let game = Imperium::start(&options, &mut Fast::new(seed), &mut Silent).unwrap();
        let scene = Scenario::of(game);
        assert_ne!(scene.see(B).rival, scene.see(C).rival);
    }
}

#[test]
#[rule("IM-GRAFT-02", "DB-CARD-08", "DB-CARD-05")]
fn no_pair_goes_where_the_voice_forbids() {
    let kwisatz = "base-imp-kwisatz-haderach";
    let spaces = |pair: [&str; 2]| {
        let scene = Scenario::immortality(3).hand(A, &["base-imp-the-voice", FILLER]).hand(B, &pair);
        let mut scene = scene.goods(B, 9, 9, 9);
        scene.send(A, "base-imp-the-voice", Space::Arrakeen).resolve(A, "ForbidSpace");
        scene.act(A, Action::Forbid(Space::Wealth)).act_all(A).act(A, Action::EndTurn);
        scene.pair_spaces(B, pair[0], pair[1])
    };
    for pair in [["tlx-ghola", kwisatz], ["tlx-tleilaxu-infiltrator", "start-diplomacy"]] {
        let spaces = spaces(pair);
        // Past the agent that stands in Arrakeen, but not past the marker.
        assert!(!spaces.contains(&Space::Wealth) && spaces.contains(&Space::Conspire), "{pair:?}");
    }
}

#[test]
#[rule("IU-SIX-24", "DB-CARD-03")]
fn a_swordmaster_moved_activates_either_ally() {
    let scene = Scenario::with(Options { base_cards: true, ..Options::new(6, true) }).swordmaster(A);
    let mut scene = scene.hand(A, &["base-imp-kwisatz-haderach", FILLER]).piece(A, 2, Space::Arrakeen);
    scene.send(A, "base-imp-kwisatz-haderach", Space::Carthag).act(A, Action::RecallAgent(Space::Arrakeen));
    assert_eq!(scene.legal(A), [C, E].map(Action::Activate));
    scene.act(A, Action::Activate(E));
    assert_eq!((scene.view().turn.ally, scene.see(A).pieces[2].at), (Some(E), Some(Space::Carthag)));
}

#[test]
#[rule("IU-COMBO-17", "IU-AMB-50")]
fn a_card_for_a_space_that_is_not_there_is_no_hope_for_an_agent() {
    let rivals = vec![Some(Rival::StabanTuek), Some(Rival::GurneyHalleck)];
    let options = Options { immortality: true, rivals, ..Options::new(1, true) };
    let crowded = Space::ALL.iter().filter(|space| **space != Space::BaseCarthag);
    let scene = crowded.fold(Scenario::with(options), |scene, &space| scene.crowd(A, space));
    let scene = scene.hagal(&["immortality-hagal-carthag"]).rival_turn(B);
    // The deck is not turned up again and again for what such a card gives.
    assert!(scene.see(B).tleilax.unwrap().step <= 2);
    assert_eq!(scene.see(B).agents, 2);
}

#[test]
#[rule("IU-CHOAM-12", "IU-AMB-01")]
fn what_a_harvest_gives_waits_for_its_place_in_the_turn() {
    let scene = Scenario::with(Options { ix: true, ..Options::new(3, true) }).goods(A, 0, 0, 0);
    let scene = scene.ix_contract(A, "contract-ix-harvest-3").control(A, Space::ImperialBasin);
    let scene = scene.intrigue(A, &["int-crysknife", "int-desert-mouse"]);
    let mut scene = scene.hand(A, &["start-dune-desert-planet", FILLER]);
    // The third spice is the controller's, who has not arrived yet.
    scene.play(A, "int-crysknife").play(A, "int-desert-mouse");
    scene.send(A, "start-dune-desert-planet", Space::ImperialBasin);
    assert!(scene.pool().contains(&"Contract".to_owned()), "{:?}", scene.pool());
}

#[test]
#[rule("IU-AMB-25", "DB-COMBAT-03")]
fn troops_lost_on_the_own_reveal_turn_leave_the_swords_for_those_that_come() {
    let surgeon = "immortality-imp-tleilaxu-surgeon";
    let mut scene = Scenario::immortality(3).hand(A, &[surgeon, "start-dagger"]).troops(A, 1, 2);
    scene = scene.intrigue(A, &["base-int-rapid-mobilization"]);
    scene.act(A, Action::Reveal).resolve(A, "Pay").act(A, Action::LoseTroop).act(A, Action::LoseTroop);
    assert_eq!((scene.see(A).deployed, scene.see(A).swords, scene.see(A).strength), (0, 1, 0));
    scene.play(A, "base-int-rapid-mobilization").act(A, Action::Deploy(1)).act(A, Action::EndTurn);
    assert_eq!((scene.see(A).swords, scene.see(A).strength), (1, 3));
    // Others' are lost with their last unit, whose Reveal turn it may be.
    let cross = "base-int-double-cross";
    let scene = Scenario::base(3).intrigue(A, &[cross]).goods(A, 1, 0, 0);
    let mut scene = scene.troops(B, 2, 1).swords(B, 3).troops(C, 2, 2).swords(C, 3);
    scene.act(A, Action::Reveal).play(A, cross).act(A, Action::Target(B));
    assert_eq!((scene.see(B).swords, scene.see(C).swords), (0, 3));
}

#[test]
#[rule("IU-AMB-11", "IU-SPY-02")]
fn a_post_is_shared_with_others_only() {
    let scene = Scenario::new(3).hand(A, &["start-reconnaissance", FILLER]).troops(A, 5, 0);
    let scene = scene.spies(A, &[Post::Choam]).spies(B, &[Post::Guild]).intrigue(A, &["int-distraction"]);
    let mut scene = scene;
    scene.send(A, "start-reconnaissance", Space::Arrakeen).act(A, Action::Deploy(2));
    scene.resolve(A, "Troops(1)").act(A, Action::Deploy(1)).play(A, "int-distraction");
    assert!(scene.may(A, Action::PlaceSpy(Post::Guild)) && !scene.may(A, Action::PlaceSpy(Post::Choam)));
}

#[test]
#[rule("IU-INFLU-05")]
fn influence_lost_in_the_combat_phase_costs_its_point_too() {
    let scene = Scenario::new(3).troops(A, 0, 1).troops(B, 0, 1).intrigue(A, &["int-devour"]);
    let scene = scene.intrigue(B, &["int-questionable-methods"]).vp(B, 3);
    let mut scene = scene.influence(B, Faction::Guild, 2).combat();
    scene.act(A, Action::Pass).play(B, "int-questionable-methods").choose(B, 1);
    assert_eq!((scene.see(B).influence[1], scene.see(B).vp), (1, 2));
}

#[test]
#[rule("IU-CHOAM-14")]
fn the_spice_must_flow_taken_into_the_hand_fulfils_its_contract() {
    let scene = Scenario::choam(3).hand(A, &["imp-price-is-no-object", FILLER]).goods(A, 9, 0, 0);
    let mut scene = scene.contract(A, "contract-acquire").intrigue(A, &["int-devour"]);
    scene.send(A, "imp-price-is-no-object", Space::Secrets).resolve(A, "BuyWithSolari");
    scene.act(A, Action::Acquire(card("reserve-spice-must-flow")));
    assert!(scene.see(A).hand.unwrap().contains(&card("reserve-spice-must-flow")));
    assert_eq!(scene.see(A).completed, [contract("contract-acquire")]);
}

#[test]
#[rule("IM-TRACK-08")]
fn a_rival_finds_the_spice_of_the_tleilaxu_track_only_where_nobody_was() {
    let dealings = "immortality-int-illicit-dealings";
    let found = |after: bool| {
        let rivals = vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)];
        let leaders = vec![Some(Leader::HelenaRichese)];
        let options = Options { immortality: true, rivals, leaders, ..Options::base(1) };
        let scene = Scenario::with(options).tleilaxu(A, 3).tleilaxu(C, 3).goods(C, 0, 0, 0).vp(C, 0);
        let mut scene = scene.intrigue(A, &[dealings]).turn_of(A);
        if after {
            scene.play(A, dealings);
        }
        let scene = scene.hagal(&["immortality-hagal-carthag"]).rival_turn(C);
        (scene.see(C).spice, scene.see(C).vp)
    };
    assert_eq!((found(false), found(true)), ((2, 1), (0, 1)));
}
