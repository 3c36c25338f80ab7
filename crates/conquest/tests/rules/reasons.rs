//! Not only which rule is against something, but what is told.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::action::Action::{
    self, Arm, Buy, Command as Voice, Exchange, Foresee, GoTo, Guard, MoveFrom, ReviveLeader, ReviveTroops,
    Ship, ShipTo,
};
use conquest::scenario::{Play, Scenario, battle, cell, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Command, Conquest, Element, Faction};
use table::words::Words;
use table::{Game as _, Say, Tell as _, rule};

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

fn in_words(say: &Say) -> String {
    let (language, text) = Conquest::languages()[0];
    Words::new(language, &[text]).unwrap().say(say)
}

/// What is told, with its numbers.
fn told(play: &Play, faction: Faction, action: Action) -> String {
    let seat = play.seat(faction);
    let refusal = play.game().allows(seat, &action).expect_err("this is against the rules");
    in_words(&play.game().reason(seat, &action, &refusal))
}

/// What an offered choice costs.
fn cost(play: &Play, faction: Faction, action: Action) -> Option<String> {
    assert!(play.may(faction, action));
    play.game().cost(play.seat(faction), &action).as_ref().map(in_words)
}

#[test]
#[rule("CD-REVIVE-03", "CD-REVIVE-04")]
fn a_revival_that_is_too_dear_says_what_it_costs_and_what_there_is() {
    let play = three().tanks(Atreides, 5).spice(Atreides, 3).play(Phase::Revival, &[]);
    assert_eq!(
        told(&play, Atreides, ReviveTroops(5)),
        "Reviving that many troops (5) costs 6 spice; you have 3."
    );
    assert_eq!(told(&play, Atreides, ReviveTroops(6)), "Your troops in the tanks: 5.");
    let costs = [1, 2, 3].map(|count| cost(&play, Atreides, ReviveTroops(count)));
    assert_eq!(costs, [None, None, Some("2 spice".into())]);
    let play = three().dead(&["paul-atreides", "dr-yueh"]).spice(Atreides, 5).play(Phase::Revival, &[]);
    let revive = |id: &str| ReviveLeader(leader(id));
    assert_eq!(
        told(&play, Atreides, revive("paul-atreides")),
        "Reviving Paul Atreides costs 6 spice; you have 5."
    );
    assert_eq!(cost(&play, Atreides, revive("dr-yueh")), Some("1 spice".into()));
}

#[test]
#[rule("CD-MARKET-01", "CD-MARKET-02")]
fn market_cards_say_their_price_and_how_many_may_be_held() {
    let mut play = three().spice(Atreides, 7).play(Phase::Cards, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause));
    assert_eq!(told(&play, Atreides, Buy(4)), "4 market cards cost 8 spice; you have 7.");
    assert_eq!(
        (cost(&play, Atreides, Buy(0)), cost(&play, Atreides, Buy(2))),
        (None, Some("4 spice".into()))
    );
    let mut play = three().spice(Atreides, 9).play(Phase::Cards, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause));
    assert_eq!(told(&play, Atreides, Buy(4)), "At most 3 market cards in hand; you hold 0.");
}

#[test]
#[rule("CD-SHIP-02", "CD-SHIP-03")]
fn shipment_says_what_troops_cost_and_how_many_there_are() {
    let mut play = three().tanks(Atreides, 15).spice(Atreides, 2).play(Phase::ShipmentAndMovement, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause));
    play.act(Atreides, ShipTo(cell("carthag")));
    assert_eq!(told(&play, Atreides, Ship(5)), "Shipping 5 troops costs 5 spice; you have 2.");
    assert_eq!(told(&play, Atreides, Ship(6)), "Your troops in reserve: 5.");
    assert_eq!(cost(&play, Atreides, Ship(2)), Some("2 spice".into()));
}

#[test]
#[rule("CD-MOVE-03")]
fn a_place_too_far_says_how_far_it_is() {
    let scenario = three().troops(Atreides, "carthag", 3);
    let mut play = scenario.play(Phase::ShipmentAndMovement, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::Ship));
    let from = cell("carthag").region();
    play.act(Atreides, MoveFrom(from));
    let far = told(&play, Atreides, GoTo(cell("false_wall_south:4")));
    let regions = far.strip_prefix("False Wall South, sector 4 is too far. Regions away: ");
    let regions = regions.and_then(|far| far.strip_suffix("; the group goes 3 at most."));
    assert!(regions.and_then(|count| count.parse::<u8>().ok()).is_some_and(|count| count > 3), "{far}");
}
