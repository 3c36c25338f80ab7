//! The rule told with a question and with each choice is the rule of the one who is asked: a faction's own
//! where it has one, and one of the mode that is played.

use std::collections::BTreeSet;

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{
    Arm, Command as Speak, Dial, Exchange, Foresee, GoTo, Guard, Lead, MoveFrom, Pass, Play as PlayCard,
    ReviveLeader, ReviveTroops, RideFrom, Ship, ShipTo, Take,
};
use conquest::effect::WeaponKind;
use conquest::options::Options;
use conquest::scenario::{Play, Scenario, battle, cell, leader, market, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Command, Conquest, Element, Faction};
use table::chance::Fast;
use table::{Chance, Game, Tell, Waiting, rule};

const PHASE: Phase = Phase::ShipmentAndMovement;

/// The rule told with what a faction is asked.
#[track_caller]
fn question(play: &Play, faction: Faction) -> String {
    Conquest::asked(&play.view(faction)).unwrap().rule.to_string()
}

/// The rule told with a choice of a faction's, which it must have.
#[track_caller]
fn choice(play: &Play, faction: Faction, action: Action) -> String {
    assert!(play.legal(faction).contains(&action), "{action:?} is not offered");
    Conquest::choice_rule(&play.view(faction), &action).to_string()
}

/// What is told on the way of a group from Carthag, shipped troops first: of the questions whether, how many
/// to ship, which group and where to, and of their choices.
fn told(scenario: Scenario, faction: Faction, landing: &str) -> [String; 8] {
    let mut play = scenario.troops(faction, "carthag", 3).spice(faction, 9).play(PHASE, &[]);
    let landing = ShipTo(cell(landing));
    let (ship, land) = (question(&play, faction), choice(&play, faction, landing));
    play.act(faction, landing);
    let (how_many, three) = (question(&play, faction), choice(&play, faction, Ship(3)));
    play.act(faction, Ship(3));
    let (which, from) = (question(&play, faction), choice(&play, faction, MoveFrom(region("carthag"))));
    play.act(faction, MoveFrom(region("carthag")));
    let long = Conquest::asked(&play.view(faction)).unwrap().say.key == "ask-move-far-to";
    let (where_to, there) = (question(&play, faction), choice(&play, faction, GoTo(cell("arrakeen"))));
    assert_eq!(long, where_to == "CD-FAC-FRE-13", "whoever may go far is told that it takes both groups");
    play.act(faction, GoTo(cell("arrakeen")));
    assert_eq!(question(&play, faction), "CD-MOVE-02", "a group is a group for everybody");
    [ship, land, how_many, three, which, from, where_to, there]
}

#[test]
#[rule("CD-FAC-FRE-11", "CD-FAC-FRE-13")]
fn fremen_and_their_alliance_are_told_the_rules_of_fremen() {
    let (land, walk) = ("CD-FAC-FRE-11", "CD-FAC-FRE-13");
    let expected = [land, land, land, land, walk, walk, walk, walk];
    for faction in [Fremen, Atreides] {
        assert_eq!(told(Scenario::allied(), faction, "polar_sink"), expected, "allied");
    }
    for others in [&[Harkonnen, Imperium][..], &[Harkonnen]] {
        let scenario = Scenario::new(&[&[Fremen], others].concat());
        assert_eq!(told(scenario, Fremen, "polar_sink"), expected);
    }
}

#[test]
#[rule("CD-SHIP-02", "CD-SHIP-03", "CD-MOVE-01", "CD-MOVE-03")]
fn the_others_are_told_the_general_rules() {
    let (price, one) = ("CD-SHIP-03", "CD-MOVE-01");
    let expected = ["CD-SHIP-01", "CD-SHIP-02", price, price, one, one, "CD-MOVE-03", "CD-MOVE-03"];
    for faction in [Atreides, Harkonnen, Imperium] {
        assert_eq!(told(Scenario::new(&[faction, Fremen]), faction, "old_gap:9"), expected);
    }
}

/// Those rules are not of the allied duel, which has one of its own for the alliance without the desert.
#[test]
#[rule("CD-ALLY-15")]
fn harkonnen_imperium_are_told_the_rule_of_their_alliance() {
    let own = "CD-ALLY-15";
    let expected = ["CD-SHIP-01", own, own, own, own, own, "CD-MOVE-03", "CD-MOVE-03"];
    assert_eq!(told(Scenario::allied().first(Harkonnen), Harkonnen, "old_gap:9"), expected);

    // Refusals name it too.
    let scenario = Scenario::allied().first(Harkonnen).market_cards(Harkonnen, &["hidden-cache"]);
    let mut play = scenario.spice(Harkonnen, 2).troops(Harkonnen, "carthag", 3).play(PHASE, &[]);
    play.pass_pauses().act(Harkonnen, ShipTo(cell("old_gap:9")));
    assert_eq!([0, 3, 21].map(|count| play.refused(Harkonnen, Ship(count))), [own; 3]);
    play.acts(Harkonnen, &[Ship(2), MoveFrom(region("carthag")), GoTo(cell("arrakeen")), Take(3)]);
    assert_eq!(play.refused(Harkonnen, MoveFrom(region("old_gap"))), own);
    let scenario = Scenario::allied().first(Harkonnen).market_cards(Harkonnen, &["smugglers"]);
    let mut play = scenario.play(PHASE, &[]);
    play.pass_pauses();
    assert_eq!(play.refused(Harkonnen, ShipTo(cell("carthag"))), own, "no spice");
}

#[test]
#[rule("CD-FAC-FRE-12")]
fn what_fremen_cannot_ship_is_refused_by_their_rules() {
    for (scenario, side) in [(Scenario::new(&[Fremen, Harkonnen]), Fremen), (Scenario::allied(), Atreides)] {
        let mut play = scenario.tanks(side, 12).spice(side, 9).play(PHASE, &[]);
        assert_eq!(play.refused(side, ShipTo(cell("carthag"))), "CD-FAC-FRE-12");
        play.act(side, ShipTo(cell("polar_sink")));
        assert_eq!(play.refused(side, Ship(0)), "CD-FAC-FRE-11");
        assert_eq!(play.refused(side, Ship(6)), "CD-FAC-FRE-12");
        assert_eq!(play.refused(side, Ship(9)), "CD-FAC-FRE-11", "only 8 are in reserve");
    }
}

/// Five by their own right, the rest by the card.
#[test]
#[rule("CD-FAC-FRE-11", "CD-MARKET-10")]
fn fremen_are_told_which_troops_smugglers_ship() {
    let mut play = Scenario::new(&[Fremen, Harkonnen]).market_cards(Fremen, &["smugglers"]).play(PHASE, &[]);
    play.pass_pauses().acts(Fremen, &[PlayCard(market("smugglers")), ShipTo(cell("polar_sink"))]);
    assert_eq!(choice(&play, Fremen, Ship(5)), "CD-FAC-FRE-11");
    assert_eq!(choice(&play, Fremen, Ship(6)), "CD-MARKET-10");
}

#[test]
#[rule("CD-FAC-FRE-04", "CD-FAC-FRE-06", "CD-FAC-FRE-07")]
fn riders_are_told_the_rules_of_the_ride() {
    for (scenario, side) in
        [(Scenario::new(&[Fremen, Harkonnen, Imperium]), Fremen), (Scenario::allied(), Atreides)]
    {
        let mut play = scenario
            .turn(2)
            .storm(5)
            .last_blow("cielago_north+rock_outcroppings")
            .spice_deck(&["sandworm", "habbanya_erg+south_mesa"])
            .troops(side, "rock_outcroppings:13", 4)
            .play(Phase::SpiceBlow, &[]);
        let ride = RideFrom(region("rock_outcroppings"));
        assert_eq!(question(&play, side), "CD-FAC-FRE-04");
        assert_eq!(choice(&play, side, ride), "CD-FAC-FRE-04");
        play.act(side, ride);
        assert_eq!(choice(&play, side, GoTo(cell("old_gap:9"))), "CD-FAC-FRE-07");
        assert_eq!(play.refused(side, GoTo(cell("rock_outcroppings:12"))), "CD-FAC-FRE-07");
        play.act(side, GoTo(cell("old_gap:9")));
        assert_eq!(question(&play, side), "CD-FAC-FRE-06");
        assert_eq!(choice(&play, side, Take(2)), "CD-FAC-FRE-06");
    }
}

#[test]
#[rule("CD-STORM-02", "CD-MARKET-10")]
fn the_storm_is_the_first_players_or_the_cards() {
    let scenario = || Scenario::new(&[Harkonnen, Fremen]).market_cards(Fremen, &["weather-control"]);
    let mut play = scenario().play(Phase::Storm, &[7]);
    play.act(Fremen, Pass);
    assert_eq!(question(&play, Harkonnen), "CD-STORM-02");
    let mut play = scenario().play(Phase::Storm, &[]);
    play.act(Fremen, PlayCard(market("weather-control")));
    assert_eq!(question(&play, Fremen), "CD-MARKET-10");
}

#[test]
#[rule("CD-REVIVE-02", "CD-REVIVE-03", "CD-REVIVE-04", "CD-MARKET-10")]
fn free_troops_bought_troops_and_those_of_a_card() {
    let mut play = Scenario::new(&[Harkonnen, Fremen])
        .tanks(Harkonnen, 4)
        .spice(Harkonnen, 9)
        .dead(&["umman-kudu"])
        .market_cards(Harkonnen, &["tleilaxu-ghola"])
        .play(Phase::Revival, &[]);
    play.pass_pauses();
    let leader = ReviveLeader(leader("umman-kudu"));
    assert_eq!(choice(&play, Harkonnen, ReviveTroops(2)), "CD-REVIVE-02");
    assert_eq!(choice(&play, Harkonnen, ReviveTroops(3)), "CD-REVIVE-03");
    assert_eq!(choice(&play, Harkonnen, leader), "CD-REVIVE-04");
    play.act(Harkonnen, PlayCard(market("tleilaxu-ghola")));
    for free in [ReviveTroops(1), ReviveTroops(4), leader] {
        assert_eq!(choice(&play, Harkonnen, free), "CD-MARKET-10", "{free:?}");
    }
}

#[test]
#[rule("CD-FAC-HAR-08", "CD-FAC-HAR-09")]
fn harkonnen_exchange_before_choosing_or_before_fighting() {
    let mut play = Scenario::new(&[Harkonnen, Atreides])
        .troops(Harkonnen, "carthag", 1)
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "arrakeen", 1)
        .troops(Atreides, "arrakeen", 1)
        .play(Phase::Battle, &[]);
    assert_eq!(choice(&play, Harkonnen, Exchange), "CD-FAC-HAR-09");
    let against = play.seat(Atreides);
    let fight = Action::Fight { at: cell("carthag"), against };
    assert_eq!(choice(&play, Harkonnen, fight), "CD-BATTLE-06");
    play.act(Harkonnen, fight);
    assert_eq!(choice(&play, Harkonnen, Exchange), "CD-FAC-HAR-08");
}

/// Who must show an element is told so whatever the element.
#[test]
#[rule("CD-FAC-ATR-05")]
fn whoever_is_foreseen_is_told_the_rule_of_prescience() {
    let answers = [
        (Element::Dial, Dial(1)),
        (Element::Leader, Lead(leader("umman-kudu"))),
        (Element::Weapon, Arm(Some(battle("stunner")))),
        (Element::Weapon, Arm(None)),
        (Element::Defence, Guard(Some(battle("shield")))),
        (Element::Defence, Guard(None)),
    ];
    for (element, answer) in answers {
        let mut play = Scenario::new(&[Atreides, Harkonnen])
            .troops(Atreides, "carthag", 1)
            .troops(Harkonnen, "carthag", 1)
            .battle_cards(Harkonnen, &["stunner", "shield"])
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Pass);
        assert_eq!(choice(&play, Atreides, Foresee(element)), "CD-FAC-ATR-04");
        play.act(Atreides, Foresee(element));
        assert_eq!(choice(&play, Harkonnen, answer), "CD-FAC-ATR-05", "{answer:?}");
    }
}

/// Whom the Voice commands is told to obey, or that there is nothing to obey with; the speaker plans as
/// ever.
#[test]
#[rule("CD-FAC-IMP-06", "CD-FAC-IMP-07")]
fn whoever_is_commanded_is_told_the_rule_of_the_voice() {
    let told = |play: bool, kind: WeaponKind| {
        let mut game = Scenario::new(&[Imperium, Harkonnen])
            .troops(Imperium, "carthag", 1)
            .troops(Harkonnen, "carthag", 1)
            .battle_cards(Imperium, &["gom-jabbar"])
            .battle_cards(Harkonnen, &["stunner", "crysknife", "kulon"])
            .play(Phase::Battle, &[]);
        game.act(Harkonnen, Pass).act(Imperium, Speak(Command { play, kind }));
        game.acts(Imperium, &[Dial(0), Lead(leader("caid"))]);
        assert_eq!(choice(&game, Imperium, Arm(None)), "CD-PLAN-13");
        game.acts(Harkonnen, &[Dial(0), Lead(leader("umman-kudu"))]);
        let arm = *game.legal(Harkonnen).last().unwrap();
        let told = choice(&game, Harkonnen, arm);
        assert_eq!(question(&game, Harkonnen), told);
        game.act(Harkonnen, arm);
        assert!(["CD-PLAN-13", "CD-PLAN-17"].contains(&question(&game, Harkonnen).as_str()));
        told
    };
    assert_eq!(told(true, WeaponKind::Kinetic), "CD-FAC-IMP-06");
    assert_eq!(told(false, WeaponKind::Kinetic), "CD-FAC-IMP-06");
    assert_eq!(told(false, WeaponKind::Poison), "CD-FAC-IMP-06");
    assert_eq!(told(true, WeaponKind::Poison), "CD-FAC-IMP-07");
}

/// The modes a rule of the ledger holds in.
fn modes_of(rule: &str) -> Vec<&'static str> {
    let ledger = Conquest::about().ledger;
    let line = ledger.lines().find(|line| line.starts_with(&format!("- **{rule}**"))).unwrap();
    let tags = line.split_once('[').and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
    tags.split(' ').collect()
}

/// No question, choice or refusal names a rule that does not hold in the mode that is played.
#[test]
fn only_rules_of_the_mode_that_is_played_are_told() {
    for (mode, seats, tag) in [("standard", 4, "base"), ("duel", 2, "duel"), ("allied", 2, "allied")] {
        let options: Options = Conquest::options(mode, seats).unwrap();
        let mut told = BTreeSet::new();
        let (mut chance, mut legal) = (Fast::new(5), Vec::new());
        for _ in 0..6 {
            let mut game = Conquest::start(&options, &mut chance, &mut table::Silent).unwrap();
            while let Waiting::Seats(waiting) = game.waiting() {
                let seat = waiting.lowest().unwrap();
                let view = game.view(table::Viewer::Seat(seat));
                told.insert(Conquest::asked(&view).unwrap().rule.to_string());
                legal.clear();
                game.legal(seat, &mut legal);
                told.extend(legal.iter().map(|action| Conquest::choice_rule(&view, action).to_string()));
                for wrong in [Ship(30), MoveFrom(region("carthag")), ShipTo(cell("carthag")), Dial(30)] {
                    if let Err(refusal) = game.allows(seat, &wrong) {
                        told.insert(refusal.rule.to_string());
                    }
                }
                let pick = legal[chance.below(legal.len() as u32) as usize];
                game.apply(seat, &pick, &mut chance, &mut table::Silent).unwrap();
            }
        }
        for rule in told {
            assert!(modes_of(&rule).contains(&tag), "{rule} is told in {mode}");
        }
    }
}

/// Fremen are asked what Fremen are asked, whatever the question is called.
#[test]
#[rule("CD-FAC-FRE-11")]
fn declining_to_ship_is_told_by_the_same_rule() {
    let play = Scenario::new(&[Fremen, Harkonnen]).play(PHASE, &[]);
    assert_eq!(play.asked(Fremen), Some(Asked::Ship));
    assert_eq!(choice(&play, Fremen, Pass), "CD-FAC-FRE-11");
}
