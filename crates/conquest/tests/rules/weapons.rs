//! Weapons and defences: who is killed, what a death decides, and what a Lasgun does to a Shield.

use std::collections::HashSet;

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::content::{BattleCard, content};
use conquest::effect::{BattleRole, Ward, WeaponKind};
use conquest::scenario::{Play, Scenario, battle, cell, leader};
use conquest::state::Phase;
use conquest::{Action, Event};
use table::rule;

/// Every weapon with the defences that save a leader from it.
const WEAPONS: [(&str, &[&str]); 11] = [
    ("crysknife", &["shield"]),
    ("maula-pistol", &["shield"]),
    ("slip-tip", &["shield"]),
    ("stunner", &["shield"]),
    ("gom-jabbar", &["snooper"]),
    ("chaumas", &["snooper"]),
    ("chaumurky", &["snooper"]),
    ("ellaca-drug", &["snooper"]),
    ("lasgun", &[]),
    ("hunter-seeker", &["shield", "snooper"]),
    ("poison-blade", &[]),
];

const ATREIDES: [&str; 7] = [
    "duke-leto",
    "paul-atreides",
    "lady-jessica",
    "thufir-hawat",
    "gurney-halleck",
    "duncan-idaho",
    "dr-yueh",
];

/// Five Atreides, who have the initiative, against five Harkonnen in Carthag, with these battle cards.
fn carthag(atreides: &[&str], harkonnen: &[&str]) -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 5)
        .troops(Harkonnen, "carthag", 5)
        .battle_cards(Atreides, atreides)
        .battle_cards(Harkonnen, harkonnen)
}

/// The plans of a battle laid open; a market card nobody plays holds the window after it open.
fn reveal(scenario: Scenario, atreides: &str, harkonnen: &str) -> Play {
    let mut play = scenario.market_cards(Harkonnen, &["hajr"]).play(Phase::Battle, &[]);
    play.pass_powers().plan(Atreides, atreides).plan(Harkonnen, harkonnen);
    play
}

/// Is Duke Leto killed by this weapon behind this defence, a dash being none?
fn killed(weapon: &str, defence: &str) -> bool {
    let held: &[&str] = if defence == "-" { &[] } else { &[defence] };
    let scenario = carthag(held, &[weapon]);
    let play = reveal(scenario, &format!("3 duke-leto - {defence}"), &format!("3 beast-rabban {weapon}"));
    let tally = play.tally();
    assert!(!tally.killed[1], "no weapon turns against its owner");
    tally.killed[0]
}

fn role(id: &str) -> &'static BattleRole {
    &battle(id).row().role
}

#[test]
#[rule("CD-WEAPON-01")]
fn weapon_01_basic_weapons_and_defences_are_kinetic_or_poison() {
    let (mut weapons, mut defences) = (HashSet::new(), HashSet::new());
    for row in &content().battle {
        match &row.role {
            BattleRole::Weapon { kind: WeaponKind::Special, .. } | BattleRole::Worthless => {}
            BattleRole::Weapon { kind, stopped_by, explodes_with } => {
                let ward = if *kind == WeaponKind::Kinetic { Ward::Kinetic } else { Ward::Poison };
                assert_eq!((stopped_by.as_slice(), explodes_with), (&[ward][..], &None), "{}", row.id);
                weapons.insert(*kind);
            }
            BattleRole::Defence { stops } => {
                defences.insert(*stops);
            }
        }
    }
    assert_eq!(weapons, HashSet::from([WeaponKind::Kinetic, WeaponKind::Poison]));
    assert_eq!(defences, HashSet::from([Ward::Kinetic, Ward::Poison]));
}

#[test]
#[rule("CD-WEAPON-02")]
fn weapon_02_three_special_weapons_take_the_place_of_a_basic_one() {
    let special =
        |card: &BattleCard| matches!(card.row().role, BattleRole::Weapon { kind: WeaponKind::Special, .. });
    let cards: Vec<_> = BattleCard::all().filter(special).collect();
    assert_eq!(cards, ["lasgun", "hunter-seeker", "poison-blade"].map(battle));
    assert_eq!(cards.iter().map(|card| card.row().copies).sum::<u8>(), 3);
    for card in cards {
        let mut play = carthag(&[card.id(), "crysknife", "kulon"], &[]).play(Phase::Battle, &[]);
        play.pass_powers().acts(Atreides, &[Action::Dial(0), Action::Lead(leader("duke-leto"))]);
        play.act(Atreides, Action::Arm(Some(card)));
        assert_eq!(play.refused(Atreides, Action::Guard(Some(card))), "CD-AMB-45");
        assert_eq!(play.refused(Atreides, Action::Guard(Some(battle("crysknife")))), "CD-AMB-45");
    }
}

/// Every weapon of the deck against every defence.
#[test]
#[rule("CD-WEAPON-03", "CD-WEAPON-04")]
fn weapon_03_a_weapon_kills_unless_the_matching_defence_stops_it() {
    let weapons = BattleCard::all().filter(|card| matches!(card.row().role, BattleRole::Weapon { .. }));
    assert_eq!(weapons.map(BattleCard::id).collect::<Vec<_>>(), WEAPONS.map(|(id, _)| id));
    for (weapon, stopped_by) in WEAPONS {
        for defence in ["-", "shield", "snooper", "kulon"] {
            assert_eq!(killed(weapon, defence), !stopped_by.contains(&defence), "{weapon} against {defence}");
        }
    }
}

#[test]
#[rule("CD-WEAPON-03")]
fn weapon_03_without_a_weapon_nobody_is_killed() {
    let play =
        reveal(carthag(&["shield"], &["snooper", "kulon"]), "3 duke-leto - shield", "3 beast-rabban kulon");
    assert_eq!(play.tally().killed, [false, false]);
}

#[test]
#[rule("CD-WEAPON-04")]
fn weapon_04_a_defence_of_the_wrong_type_is_none() {
    assert!(killed("gom-jabbar", "shield") && killed("crysknife", "snooper"));
    assert!(!killed("gom-jabbar", "snooper") && !killed("crysknife", "shield"));
}

#[test]
#[rule("CD-WEAPON-05")]
fn weapon_05_a_killed_leader_adds_nothing() {
    let play = reveal(carthag(&["shield"], &["chaumas"]), "3 duke-leto - shield", "2 beast-rabban chaumas");
    assert_eq!((play.tally().killed, play.tally().totals), ([true, false], [3, 7]));
    let play = reveal(carthag(&["snooper"], &["chaumas"]), "3 duke-leto - snooper", "2 beast-rabban chaumas");
    assert_eq!((play.tally().killed, play.tally().totals), ([false, false], [8, 7]));
}

/// The initiative's weapon does not strike first.
#[test]
#[rule("CD-WEAPON-06")]
fn weapon_06_weapons_act_on_both_sides_at_once() {
    for first in [Atreides, Harkonnen] {
        let scenario = carthag(&["crysknife"], &["chaumas"]).first(first);
        let mut play = reveal(scenario, "3 duke-leto crysknife", "2 beast-rabban chaumas");
        assert_eq!(play.tally().killed, [true, true]);
        assert_eq!(play.tally().totals, if first == Atreides { [3, 2] } else { [2, 3] });
        play.pass_window();
        assert!(play.is_dead("duke-leto") && play.is_dead("beast-rabban"));
    }
}

#[test]
#[rule("CD-WEAPON-07")]
fn weapon_07_a_side_whose_leader_was_killed_may_still_win() {
    let winner = |atreides: &str| {
        let play = reveal(carthag(&[], &["chaumas"]), atreides, "2 captain-nefud chaumas");
        assert!(play.tally().killed[0]);
        play.tally().winner
    };
    let play = reveal(carthag(&[], &[]), "0 dr-yueh", "0 umman-kudu");
    let (atreides, harkonnen) = (play.seat(Atreides), play.seat(Harkonnen));
    assert_eq!(winner("5 duke-leto"), atreides, "5 against 4");
    assert_eq!(winner("4 duke-leto"), atreides, "4 against 4, with the initiative");
    assert_eq!(winner("3 duke-leto"), harkonnen, "3 against 4");
}

#[test]
#[rule("CD-WEAPON-08")]
fn weapon_08_a_weapon_kills_nobody_where_nobody_leads() {
    for (weapon, _) in WEAPONS {
        let scenario = carthag(&[], &[weapon]).dead(&ATREIDES);
        let mut play = reveal(scenario, "1", &format!("2 beast-rabban {weapon}"));
        assert_eq!((play.tally().killed, play.tally().totals), ([false, false], [1, 7]), "{weapon}");
        play.pass_window();
        assert_eq!(play.spice(Harkonnen), 0);
        assert!(!play.told().iter().any(|event| matches!(event, Event::LeaderKilled { .. })));
    }
}

#[test]
#[rule("CD-WEAPON-09")]
fn weapon_09_the_cards_of_the_printed_example() {
    let kind = |id| match role(id) {
        BattleRole::Weapon { kind, .. } => Some(*kind),
        _ => None,
    };
    assert_eq!(kind("gom-jabbar"), Some(WeaponKind::Poison));
    assert_eq!(kind("maula-pistol"), Some(WeaponKind::Kinetic));
    assert_eq!(role("shield"), &BattleRole::Defence { stops: Ward::Kinetic });
    assert!(killed("gom-jabbar", "shield") && !killed("maula-pistol", "shield"));
}

/// Whoever reveals a traitor is unharmed by the explosion, whichever card was theirs.
#[test]
#[rule("CD-WEAPON-10")]
fn weapon_10_treachery_protects_even_from_the_explosion() {
    for (card, enemy) in [("lasgun", "shield"), ("shield", "lasgun")] {
        let slots = |card| if card == "lasgun" { "lasgun -" } else { "- shield" };
        let scenario = carthag(&[card], &[enemy]).traitors(Atreides, &["beast-rabban"]);
        let (ours, theirs) = (slots(card), slots(enemy));
        let mut play = reveal(scenario, &format!("3 duke-leto {ours}"), &format!("3 beast-rabban {theirs}"));
        assert!(play.tally().exploded);
        play.act(Atreides, Action::Treachery).pass_window();
        assert_eq!((play.troops(Atreides, "carthag"), play.battle_cards(Atreides)), (5, vec![card]));
        assert!(!play.is_dead("duke-leto") && play.is_dead("beast-rabban"));
        assert_eq!((play.tanks(Harkonnen), play.battle_cards(Harkonnen)), (5, vec![]));
        assert_eq!(play.spice(Atreides), 5);
    }
}

/// A Lasgun on one side of a battle on spice, and a Shield on the other or on the same: nobody wins, both
/// lose troops, leaders and cards played, and the spice is gone. Imperium look on from another sector.
#[test]
#[rule("CD-WEAPON-10")]
fn weapon_10_a_lasgun_and_a_shield_leave_nothing() {
    let plans = [
        ("3 duke-leto lasgun -", "3 beast-rabban crysknife shield"),
        ("3 duke-leto lasgun shield", "3 beast-rabban crysknife -"),
    ];
    for (atreides, harkonnen) in plans {
        let scenario = Scenario::new(&[Atreides, Harkonnen, Imperium])
            .troops(Atreides, "the_minor_erg:6", 5)
            .troops(Harkonnen, "the_minor_erg:7", 4)
            .troops(Harkonnen, "carthag", 2)
            .troops(Imperium, "the_minor_erg:5", 2)
            .spice_in("the_minor_erg", 8)
            .battle_cards(Atreides, &["lasgun", "shield", "snooper"])
            .battle_cards(Harkonnen, &["crysknife", "shield", "snooper"]);
        let mut play = scenario.play(Phase::Battle, &[]);
        let against = play.seat(Harkonnen);
        let at = cell("the_minor_erg:4");
        play.act(Atreides, Action::Fight { at, against }).pass_powers();
        play.plan(Atreides, atreides).plan(Harkonnen, harkonnen);
        assert!(play.told().contains(&Event::Exploded));
        let rewarded = |event: &Event| matches!(event, Event::Won { .. } | Event::Bounty { .. });
        assert!(!play.told().iter().any(rewarded));
        assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (5, 4));
        assert_eq!((play.troops(Harkonnen, "carthag"), play.troops_in(Imperium, "the_minor_erg")), (2, 2));
        assert!(play.is_dead("duke-leto") && play.is_dead("beast-rabban"));
        assert_eq!((play.spice(Atreides), play.spice(Harkonnen)), (0, 0));
        assert_eq!(play.spice_in("the_minor_erg"), 0);
        let own_shield = atreides.ends_with("shield");
        let left: (&[&str], &[&str]) = if own_shield {
            (&["snooper"], &["shield", "snooper"])
        } else {
            (&["shield", "snooper"], &["snooper"])
        };
        assert_eq!((&*play.battle_cards(Atreides), &*play.battle_cards(Harkonnen)), left);
    }
}

/// Troops the storm keeps out of the battle are spared, spice anywhere in the region is not.
#[test]
#[rule("CD-WEAPON-10", "CD-AMB-09")]
fn weapon_10_the_explosion_takes_the_spice_of_the_whole_region() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .storm(5)
        .troops(Atreides, "the_minor_erg:4", 5)
        .troops(Harkonnen, "the_minor_erg:4", 4)
        .troops(Harkonnen, "the_minor_erg:6", 3)
        .spice_in("the_minor_erg", 8)
        .battle_cards(Atreides, &["lasgun", "shield"])
        .play(Phase::Battle, &[]);
    assert_eq!(play.spectator().battle.unwrap().cells, [cell("the_minor_erg:4")]);
    play.pass_powers().plan(Atreides, "3 duke-leto lasgun shield").plan(Harkonnen, "3 beast-rabban");
    assert!(play.told().contains(&Event::Exploded));
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (5, 4));
    assert_eq!(play.troops(Harkonnen, "the_minor_erg:6"), 3);
    assert_eq!(play.spice_in("the_minor_erg"), 0, "though it lay behind the storm");
}

/// Without a Shield in sight a Lasgun is a weapon like others.
#[test]
#[rule("CD-WEAPON-10")]
fn weapon_10_only_a_shield_sets_a_lasgun_off() {
    for defence in ["-", "- snooper", "- kulon"] {
        let scenario = carthag(&["snooper", "kulon", "shield"], &["lasgun"]);
        let play = reveal(scenario, &format!("3 duke-leto {defence}"), "3 beast-rabban lasgun");
        assert_eq!((play.tally().exploded, play.tally().totals), (false, [3, 8]));
    }
    let play =
        reveal(carthag(&["shield"], &["crysknife"]), "3 duke-leto - shield", "3 beast-rabban crysknife");
    assert!(!play.tally().exploded);
}
