//! Not only which rule is against something, but what is told.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::action::Action::{
    self, Arm, Buy, Command as Voice, Exchange, Foresee, Guard, ReviveLeader, ReviveTroops,
};
use conquest::scenario::{Play, Scenario, battle, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Command, Element, Faction};
use table::{Game as _, rule};

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
}

/// The rule against it, and the reason.
fn refused(play: &Play, faction: Faction, action: Action) -> (&'static str, &'static str) {
    let refusal = play.game().allows(play.seat(faction), &action).expect_err("this is against the rules");
    (refusal.rule.as_str(), refusal.why)
}

#[test]
#[rule("CD-REVIVE-03", "CD-REVIVE-04")]
fn who_is_not_in_the_tanks_and_what_is_too_dear() {
    let play = three().tanks(Atreides, 3).spice(Atreides, 0).play(Phase::Revival, &[]);
    let rule = "CD-REVIVE-03";
    assert_eq!(refused(&play, Atreides, ReviveTroops(3)), (rule, "refuse-revive-price"));
    assert_eq!(refused(&play, Atreides, ReviveTroops(4)), (rule, "refuse-revive-not-in-tanks"));
    assert_eq!(refused(&play, Atreides, ReviveTroops(0)), (rule, "refuse-revive-not-in-tanks"));
    let play = three().dead(&["paul-atreides", "dr-yueh"]).spice(Atreides, 5).play(Phase::Revival, &[]);
    let revive = |id: &str| refused(&play, Atreides, ReviveLeader(leader(id))).1;
    assert_eq!(revive("duke-leto"), "refuse-revive-leader-not-dead");
    assert_ne!(revive("paul-atreides"), "refuse-revive-leader-not-dead");
}

#[test]
#[rule("CD-FAC-ATR-03", "CD-FAC-IMP-04", "CD-FAC-HAR-08")]
fn powers_of_others_are_not_ones_own() {
    let fights = |one: Faction| {
        let scenario = three().first(one).troops(one, "carthag", 3).troops(Harkonnen, "carthag", 3);
        let mut play = scenario.play(Phase::Battle, &[]);
        play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::Exchange));
        play
    };
    let play = fights(Imperium);
    assert_eq!(refused(&play, Imperium, Foresee(Element::Dial)), ("CD-FAC-ATR-03", "refuse-foresee"));
    assert_eq!(refused(&play, Imperium, Exchange), ("CD-FAC-HAR-08", "refuse-exchange"));
    let play = fights(Atreides);
    let voice = Voice(Command { play: true, kind: conquest::effect::WeaponKind::Poison });
    assert_eq!(refused(&play, Atreides, voice), ("CD-FAC-IMP-04", "refuse-voice"));
}

#[test]
#[rule("CD-PLAN-13", "CD-AMB-45")]
fn only_cards_in_hand_go_into_a_plan_and_only_where_they_fit() {
    let scenario = three().troops(Harkonnen, "carthag", 3).troops(Imperium, "carthag", 3);
    let scenario = scenario.battle_cards(Harkonnen, &["shield", "lasgun", "baliset"]);
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::Exchange | Asked::Voice));
    play.acts(Harkonnen, &[Action::Dial(1), Action::Lead(leader("beast-rabban"))]);
    let not_held = ("CD-PLAN-13", "refuse-battle-card-not-held");
    assert_eq!(refused(&play, Harkonnen, Arm(Some(battle("gom-jabbar")))), not_held);
    assert_eq!(refused(&play, Harkonnen, Arm(Some(battle("shield")))), ("CD-AMB-45", "refuse-weapon-slot"));
    play.act(Harkonnen, Arm(None));
    assert_eq!(refused(&play, Harkonnen, Guard(Some(battle("snooper")))), not_held);
    assert_eq!(
        refused(&play, Harkonnen, Guard(Some(battle("lasgun")))),
        ("CD-AMB-45", "refuse-defence-slot")
    );
}

#[test]
#[rule("CD-MARKET-01", "CD-MARKET-02")]
fn market_cards_cost_two_and_three_are_the_most() {
    let why = |spice: u16, count: u8| {
        let mut play = three().spice(Atreides, spice).play(Phase::Cards, &[]);
        play.pass_while(|asked| matches!(asked, Asked::Pause));
        refused(&play, Atreides, Buy(count)).1
    };
    assert_eq!(why(8, 4), "refuse-buy-limit");
    assert_eq!(why(7, 4), "refuse-buy-price");
}

#[test]
#[rule("CD-MARKET-10")]
fn a_card_that_is_played_says_what_it_waits_for() {
    let mut play = three().turn(2).market_cards(Atreides, &["truthtrance"]).play(Phase::Storm, &[]);
    play.act(Atreides, Action::Play(market("truthtrance")));
    let oneself = Action::Ask { about: leader("dr-yueh"), of: play.seat(Atreides) };
    assert_eq!(refused(&play, Atreides, oneself), ("CD-MARKET-10", "refuse-ask-whom"));
    assert_eq!(refused(&play, Atreides, Action::Pass), ("CD-MARKET-10", "refuse-card-unfinished"));
}
