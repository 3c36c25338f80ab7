//! Imperium: where they start, their market, and the Voice.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::effect::WeaponKind;
use conquest::options::{Game, Options};
use conquest::scenario::{Play, Scenario, battle, leader};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Command, Element, Faction};
use table::rule;

/// Harkonnen hold two weapons of each type, a defence and a useless card.
const HAND: [&str; 8] =
    ["crysknife", "maula-pistol", "gom-jabbar", "chaumas", "lasgun", "poison-blade", "shield", "kulon"];

/// The same weapons by type.
const BY_KIND: [(WeaponKind, [&str; 2]); 3] = [
    (WeaponKind::Kinetic, ["crysknife", "maula-pistol"]),
    (WeaponKind::Poison, ["gom-jabbar", "chaumas"]),
    (WeaponKind::Special, ["lasgun", "poison-blade"]),
];

const HARKONNEN: [&str; 5] =
    ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];

/// A game with these factions after its setup.
fn set_up(factions: &[Faction]) -> Play {
    let game = if factions.len() == 2 { Game::Duel } else { Game::Standard };
    let mut options = Options::new(game, factions.len() as u8);
    options.assign(factions);
    let mut play = Play::start(&options, &[]);
    play.keep_traitors();
    play
}

/// Imperium, who have the initiative, against Harkonnen in Carthag.
fn carthag(harkonnen: &[&str]) -> Scenario {
    Scenario::new(&[Imperium, Harkonnen, Atreides])
        .troops(Imperium, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .battle_cards(Harkonnen, harkonnen)
}

/// The battle phase of a scenario up to the Voice.
fn before_the_voice(scenario: Scenario) -> Play {
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::Exchange));
    play
}

fn command(play: bool, kind: WeaponKind) -> Action {
    Action::Command(Command { play, kind })
}

fn arm(id: &str) -> Action {
    Action::Arm(Some(battle(id)))
}

/// What Harkonnen may put into the weapon slot after this command: the cards, and whether nothing.
fn weapons_after(hand: &[&str], voice: Action) -> (Vec<&'static str>, bool) {
    let mut play = before_the_voice(carthag(hand));
    play.act(Imperium, voice).acts(Harkonnen, &[Action::Dial(0), Action::Lead(leader("beast-rabban"))]);
    let legal = play.legal(Harkonnen);
    let card = |action: &Action| match action {
        Action::Arm(card) => card.map(|card| card.id()),
        other => panic!("{other:?} in place of a weapon"),
    };
    (legal.iter().filter_map(card).collect(), legal.contains(&Action::Arm(None)))
}

#[test]
#[rule("CD-FAC-IMP-01")]
fn fac_imp_01_eighteen_spice() {
    assert_eq!(set_up(&[Harkonnen, Atreides, Imperium, Fremen]).spice(Imperium), 18);
    assert_eq!(set_up(&[Imperium, Fremen]).spice(Imperium), 18);
}

#[test]
#[rule("CD-FAC-IMP-02")]
fn fac_imp_02_twenty_troops_in_reserve() {
    for factions in [&[Harkonnen, Atreides, Imperium, Fremen][..], &[Imperium, Fremen]] {
        let play = set_up(factions);
        assert_eq!((play.reserve(Imperium), play.tanks(Imperium)), (20, 0));
        let own = play.seat(Imperium);
        let on_map = play.open().places.iter().any(|place| place.troops.iter().any(|&(seat, _)| seat == own));
        assert!(!on_map);
    }
}

#[test]
#[rule("CD-FAC-IMP-03")]
fn fac_imp_03_they_are_paid_for_the_market_cards_of_others() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .spice(Atreides, 7)
        .spice(Harkonnen, 2)
        .play(Phase::Cards, &[]);
    let issued = play.issued();
    play.act(Atreides, Action::Buy(3));
    assert_eq!((play.spice(Atreides), play.spice(Imperium)), (1, 6));
    play.act(Harkonnen, Action::Buy(1));
    assert_eq!((play.spice(Harkonnen), play.spice(Imperium)), (0, 8));
    assert_eq!(play.issued(), issued, "the bank gets nothing");

    let mut play = Scenario::allied().spice(Fremen, 4).play(Phase::Cards, &[]);
    play.act(Fremen, Action::Buy(2));
    assert_eq!((play.spice(Fremen), play.spice(Imperium)), (0, 4), "the alliance is paid too");
}

/// Before each battle of theirs, with or without the initiative, once, and free to be declined.
#[test]
#[rule("CD-FAC-IMP-04")]
fn fac_imp_04_one_command_in_each_of_their_battles() {
    let mut play = Scenario::new(&[Fremen, Imperium, Harkonnen, Atreides])
        .troops(Fremen, "carthag", 2)
        .troops(Imperium, "carthag", 2)
        .troops(Imperium, "arrakeen", 2)
        .troops(Harkonnen, "arrakeen", 2)
        .troops(Harkonnen, "basin", 2)
        .troops(Atreides, "basin", 2)
        .play(Phase::Battle, &[]);
    assert_eq!(play.asked(Imperium), Some(Asked::Voice), "without the initiative");
    play.act(Imperium, Action::Pass).plan(Fremen, "1 jamis").plan(Imperium, "1 caid");
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Imperium), Some(Asked::Voice));
    play.act(Imperium, command(true, WeaponKind::Poison));
    assert!(!play.may(Imperium, command(false, WeaponKind::Kinetic)), "one command");
    play.plan(Imperium, "1 bashar").plan(Harkonnen, "1 umman-kudu");
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Imperium), None, "not their battle");

    let mut play = Scenario::allied()
        .troops(Fremen, "carthag", 2)
        .troops(Imperium, "carthag", 2)
        .first(Imperium)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Imperium), Some(Asked::Voice), "the alliance has the Voice too");
}

#[test]
#[rule("CD-FAC-IMP-05")]
fn fac_imp_05_six_commands() {
    let play = before_the_voice(carthag(&[]));
    let mut offered = play.legal(Imperium);
    for (kind, _) in BY_KIND {
        for plays in [true, false] {
            let at = offered.iter().position(|&offer| offer == command(plays, kind));
            offered.remove(at.expect("each of the six is offered"));
        }
    }
    assert_eq!(offered, [Action::Pass], "and nothing else");
}

#[test]
#[rule("CD-FAC-IMP-06")]
fn fac_imp_06_the_command_is_obeyed() {
    for (kind, of_kind) in BY_KIND {
        assert_eq!(weapons_after(&HAND, command(true, kind)), (of_kind.to_vec(), false), "play {kind:?}");
        let others = HAND.into_iter().filter(|card| !of_kind.contains(card) && *card != "shield");
        assert_eq!(weapons_after(&HAND, command(false, kind)), (others.collect(), true), "no {kind:?}");
    }
    let mut play = before_the_voice(carthag(&HAND));
    play.act(Imperium, command(true, WeaponKind::Poison));
    play.acts(Harkonnen, &[Action::Dial(0), Action::Lead(leader("beast-rabban"))]);
    for disobedient in [arm("crysknife"), arm("kulon"), Action::Arm(None)] {
        assert_eq!(play.refused(Harkonnen, disobedient), "CD-FAC-IMP-06");
    }
}

#[test]
#[rule("CD-FAC-IMP-07")]
fn fac_imp_07_whoever_cannot_obey_plans_freely() {
    for (kind, of_kind) in BY_KIND {
        let hand: Vec<_> = HAND.into_iter().filter(|card| !of_kind.contains(card)).collect();
        let any: Vec<_> = hand.iter().copied().filter(|&card| card != "shield").collect();
        assert_eq!(weapons_after(&hand, command(true, kind)), (any, true), "no {kind:?} in hand");
    }
    let mut play = before_the_voice(carthag(&HAND).dead(&HARKONNEN));
    play.act(Imperium, command(true, WeaponKind::Poison));
    assert_eq!(play.legal(Harkonnen), [0, 1, 2, 3].map(Action::Dial), "no leader, no cards");
    play.plan(Harkonnen, "3");
}

/// What is offered for every other part of the plan and after it is the same with and without a command.
#[test]
#[rule("CD-FAC-IMP-08")]
fn fac_imp_08_the_voice_is_about_weapons_only() {
    let offers = |voice: Action| {
        let scenario = carthag(&["gom-jabbar", "lasgun", "shield", "kulon"])
            .market_cards(Harkonnen, &["poison-tooth", "reserve-line"])
            .traitors(Harkonnen, &["caid"]);
        let mut play = before_the_voice(scenario);
        play.act(Imperium, voice);
        let dial = play.legal(Harkonnen);
        play.act(Harkonnen, Action::Dial(2));
        let leaders = play.legal(Harkonnen);
        play.act(Harkonnen, Action::Lead(leader("umman-kudu")));
        let useless = play.may(Harkonnen, arm("kulon"));
        play.act(Harkonnen, Action::Arm(None));
        let defences = play.legal(Harkonnen);
        play.act(Harkonnen, Action::Guard(Some(battle("shield")))).act(Harkonnen, Action::Seal);
        play.plan(Imperium, "1 caid");
        (dial, leaders, useless, defences, play.legal(Harkonnen))
    };
    let free = offers(Action::Pass);
    assert_eq!(free.4.len(), 4, "pass, treachery and two market cards");
    for (kind, _) in BY_KIND {
        assert_eq!(offers(command(false, kind)), free, "no {kind:?}");
    }
    assert_eq!(offers(command(true, WeaponKind::Kinetic)), free, "a command that cannot be obeyed");
}

/// The Voice comes before anything is settled, so every part of the plan is still open to change.
#[test]
#[rule("CD-PLAN-19")]
fn plan_19_after_the_voice_the_whole_plan_is_open() {
    let hand = ["crysknife", "gom-jabbar", "shield", "snooper"];
    let obedient = [
        "0 beast-rabban",
        "3 umman-kudu crysknife",
        "1 captain-nefud crysknife shield",
        "2 piter-de-vries - snooper",
    ];
    for plan in obedient {
        let mut play = before_the_voice(carthag(&hand));
        play.act(Imperium, command(false, WeaponKind::Poison));
        assert_eq!(play.asked(Harkonnen), Some(Asked::Plan { element: Some(Element::Dial) }));
        play.plan(Harkonnen, plan);
    }
    let mut play = before_the_voice(carthag(&hand));
    play.act(Imperium, command(false, WeaponKind::Poison));
    play.acts(Harkonnen, &[Action::Dial(0), Action::Lead(leader("beast-rabban"))]);
    assert_eq!(play.refused(Harkonnen, arm("gom-jabbar")), "CD-FAC-IMP-06");
}

/// A public command before plans are formed; what obeys it is the owner's choice.
#[test]
#[rule("CD-AMB-49")]
fn amb_49_the_moment_of_the_voice() {
    let mut play = before_the_voice(carthag(&HAND));
    let voice = command(true, WeaponKind::Special);
    assert!(play.asks_only(Imperium), "nobody plans yet");
    play.act(Imperium, voice);
    let heard = play.spectator().battle.unwrap().command;
    assert_eq!(heard, Some((play.seat(Harkonnen), Command { play: true, kind: WeaponKind::Special })));
    assert_eq!(play.refused(Imperium, voice), "CD-TURN-02", "once per battle, not while planning");
    for weapon in ["lasgun", "poison-blade"] {
        let mut play = before_the_voice(carthag(&HAND));
        play.act(Imperium, voice).plan(Harkonnen, &format!("1 beast-rabban {weapon} kulon"));
    }
    let mut play = before_the_voice(carthag(&["gom-jabbar", "shield"]));
    play.act(Imperium, command(false, WeaponKind::Poison)).plan(Harkonnen, "1 beast-rabban - shield");
}

/// A command binds the opponent only, and only in this battle.
#[test]
#[rule("CD-AMB-49")]
fn amb_49_the_command_binds_one_side_for_one_battle() {
    let scenario = carthag(&["gom-jabbar"])
        .battle_cards(Imperium, &["chaumas", "chaumurky"])
        .troops(Imperium, "arrakeen", 2)
        .troops(Harkonnen, "arrakeen", 2);
    let mut play = scenario.play(Phase::Battle, &[]);
    let first = play.legal(Imperium)[0];
    play.act(Imperium, first).act(Harkonnen, Action::Pass);
    play.act(Imperium, command(false, WeaponKind::Poison));
    play.plan(Imperium, "2 caid chaumas").plan(Harkonnen, "0 beast-rabban");
    play.act(Harkonnen, Action::Pass).act(Imperium, Action::Pass);
    play.plan(Harkonnen, "0 umman-kudu gom-jabbar");
}

/// "Play poison", to somebody with one such weapon, with none, and without a leader.
#[test]
#[rule("CD-EX-15")]
fn ex_15_the_voice() {
    let voice = command(true, WeaponKind::Poison);
    let armed = carthag(&["crysknife", "gom-jabbar", "kulon"]).example("CD-EX-15");
    let mut play = before_the_voice(armed);
    play.act(Imperium, voice).acts(Harkonnen, &[Action::Dial(2), Action::Lead(leader("beast-rabban"))]);
    for other in [arm("crysknife"), arm("kulon"), Action::Arm(None)] {
        assert!(!play.may(Harkonnen, other));
    }
    play.plan(Harkonnen, "2 beast-rabban gom-jabbar kulon");

    assert_eq!(weapons_after(&["crysknife", "kulon"], voice), (vec!["crysknife", "kulon"], true));

    let mut play = before_the_voice(carthag(&["gom-jabbar"]).dead(&HARKONNEN));
    play.act(Imperium, voice);
    assert_eq!(play.legal(Harkonnen), [0, 1, 2, 3].map(Action::Dial));
    play.plan(Harkonnen, "3");
}
