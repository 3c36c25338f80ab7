//! Which battles are fought, in which order, and how one of them runs.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::scenario::{Play, Scenario, cell, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Element, Event, Faction};
use table::{Event as _, Seat, Viewer, rule};

/// The battle at a location against a faction.
fn at(play: &Play, id: &str, against: Faction) -> Action {
    Action::Fight { at: cell(id), against: play.seat(against) }
}

/// Fights the battle that has begun, with these plans and nothing else.
#[track_caller]
fn fight(play: &mut Play, one: (Faction, &str), other: (Faction, &str)) {
    play.pass_powers().plan(one.0, one.1).plan(other.0, other.1).pass_window();
}

/// The battles so far: the region, then both sides, the initiative's first.
fn battles(play: &Play) -> Vec<(&'static str, [Seat; 2])> {
    let chosen = play.told().iter().filter_map(|event| match event {
        Event::BattleChosen { at, sides } => Some((at.id(), *sides)),
        _ => None,
    });
    chosen.collect()
}

/// The seats of two factions.
fn pair(play: &Play, one: Faction, other: Faction) -> [Seat; 2] {
    [play.seat(one), play.seat(other)]
}

/// On sand, rock and in a stronghold.
#[test]
#[rule("CD-BATTLE-01")]
fn battle_01_nobody_declines_a_battle() {
    let regions = ["carthag", "rim_wall_west", "funeral_plain"];
    let mut scenario = Scenario::new(&[Atreides, Harkonnen, Imperium]);
    for region in regions {
        scenario = scenario.troops(Atreides, region, 2).troops(Harkonnen, region, 2);
    }
    let mut play = scenario.play(Phase::Battle, &[]);
    let offered = regions.map(|region| at(&play, region, Harkonnen));
    let legal = play.legal(Atreides);
    assert!(offered.iter().all(|offer| legal.contains(offer)), "{legal:?}");
    assert_eq!(legal.len(), 3, "nothing else is offered: no retreat");
    assert_eq!(play.refused(Atreides, Action::Pass), "CD-BATTLE-01");
    play.act(Atreides, offered[2]).pass_powers();
    assert_eq!(play.refused(Atreides, Action::Pass), "CD-BATTLE-01");
    assert_eq!(play.refused(Harkonnen, Action::Pass), "CD-BATTLE-01");
}

/// Four places are shared: two see a battle, the storm parts one (sector 16 of False Wall West), and in
/// the polar sink nobody fights.
#[test]
#[rule("CD-BATTLE-02")]
fn battle_02_battles_are_fought_until_none_is_left() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .storm(16)
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 2)
        .troops(Harkonnen, "arrakeen", 3)
        .troops(Imperium, "arrakeen", 2)
        .troops(Atreides, "false_wall_west:15", 1)
        .troops(Imperium, "false_wall_west:17", 1)
        .troops(Harkonnen, "polar_sink", 1)
        .troops(Imperium, "polar_sink", 1)
        .play(Phase::Battle, &[]);
    fight(&mut play, (Atreides, "1 duke-leto"), (Harkonnen, "1 umman-kudu"));
    assert_eq!(play.open().phase, Phase::Battle);
    assert_eq!(battles(&play).len(), 2, "the second begins when the first is over");
    fight(&mut play, (Harkonnen, "1 beast-rabban"), (Imperium, "1 bashar"));
    assert_eq!(play.open().phase, Phase::Collection);
    assert_eq!(
        battles(&play),
        [("carthag", pair(&play, Atreides, Harkonnen)), ("arrakeen", pair(&play, Harkonnen, Imperium))]
    );
    for region in ["carthag", "arrakeen"] {
        let there = [Atreides, Harkonnen, Imperium].map(|faction| play.troops_in(faction, region));
        assert_eq!(there.into_iter().filter(|&troops| troops > 0).count(), 1, "{region}");
    }
    assert_eq!(play.troops_in(Atreides, "false_wall_west"), 1);
    assert_eq!(play.troops_in(Imperium, "false_wall_west"), 1);
}

#[test]
#[rule("CD-BATTLE-03")]
fn battle_03_no_battle_in_the_polar_sink() {
    let factions = [Atreides, Harkonnen, Fremen, Imperium];
    let mut scenario = Scenario::new(&factions);
    for faction in factions {
        scenario = scenario.troops(faction, "polar_sink", 3);
    }
    let play = scenario.play(Phase::Battle, &[]);
    assert_eq!(play.open().phase, Phase::Collection);
    assert_eq!(battles(&play), []);
    assert!(factions.iter().all(|&faction| play.troops(faction, "polar_sink") == 3));
}

/// The first player has three battles: as long as one is left, nobody else chooses, though the others
/// have one between them.
#[test]
#[rule("CD-BATTLE-04", "CD-AMB-43")]
fn battle_04_the_first_player_keeps_the_initiative() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Fremen])
        .first(Harkonnen)
        .troops(Harkonnen, "carthag", 3)
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "arrakeen", 3)
        .troops(Fremen, "arrakeen", 1)
        .troops(Harkonnen, "sietch_tabr", 3)
        .troops(Atreides, "sietch_tabr", 1)
        .troops(Fremen, "rim_wall_west", 3)
        .troops(Atreides, "rim_wall_west", 1)
        .play(Phase::Battle, &[]);
    assert!(play.asks_only(Harkonnen));
    let choice = at(&play, "arrakeen", Fremen);
    play.act(Harkonnen, choice);
    fight(&mut play, (Harkonnen, "1 beast-rabban"), (Fremen, "0 jamis"));
    assert!(play.asks_only(Harkonnen), "not after one battle, but when none is left");
    let choice = at(&play, "sietch_tabr", Atreides);
    play.act(Harkonnen, choice);
    fight(&mut play, (Harkonnen, "1 baron-harkonnen"), (Atreides, "0 dr-yueh"));
    fight(&mut play, (Harkonnen, "1 umman-kudu"), (Atreides, "0 duke-leto"));
    play.pass_powers();
    let order = [
        ("arrakeen", pair(&play, Harkonnen, Fremen)),
        ("sietch_tabr", pair(&play, Harkonnen, Atreides)),
        ("carthag", pair(&play, Harkonnen, Atreides)),
        ("rim_wall_west", pair(&play, Fremen, Atreides)),
    ];
    assert_eq!(battles(&play), order, "then the initiative passes to the next in order of action");
}

/// Whoever plays first, of two sides the one that comes earlier in order of action has the initiative;
/// factions without a battle are passed over.
#[test]
#[rule("CD-BATTLE-05", "CD-AMB-43")]
fn battle_05_the_earlier_in_order_has_the_initiative() {
    let factions = [Atreides, Harkonnen, Fremen, Imperium];
    for first in 0..4 {
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let play = Scenario::new(&factions)
                .first(factions[first])
                .troops(factions[one], "basin", 1)
                .troops(factions[other], "basin", 1)
                .play(Phase::Battle, &[]);
            let after = |seat: usize| (seat + 4 - first) % 4;
            let sides = if after(one) < after(other) { [one, other] } else { [other, one] };
            let sides = sides.map(|seat| Seat(seat as u8));
            assert_eq!(battles(&play), [("basin", sides)]);
            assert_eq!(play.spectator().battle.unwrap().sides.map(|side| side.seat), sides);
        }
    }
}

#[test]
#[rule("CD-BATTLE-06")]
fn battle_06_the_initiative_chooses_the_order_of_its_battles() {
    let start = || {
        Scenario::new(&[Atreides, Harkonnen, Fremen])
            .troops(Atreides, "carthag", 2)
            .troops(Harkonnen, "carthag", 2)
            .troops(Atreides, "arrakeen", 2)
            .troops(Fremen, "arrakeen", 2)
            .troops(Harkonnen, "basin", 2)
            .troops(Fremen, "basin", 2)
            .play(Phase::Battle, &[])
    };
    for (region, enemy) in [("carthag", Harkonnen), ("arrakeen", Fremen)] {
        let mut play = start();
        assert!(play.asks_only(Atreides));
        let choice = at(&play, region, enemy);
        play.act(Atreides, choice);
        assert_eq!(battles(&play), [(region, pair(&play, Atreides, enemy))]);
    }
    let play = start();
    assert_eq!(play.refused(Atreides, at(&play, "basin", Fremen)), "CD-BATTLE-06", "not its own battle");
    assert_eq!(play.refused(Harkonnen, at(&play, "carthag", Atreides)), "CD-TURN-03");
}

/// Four factions on one rock.
fn four_on_a_rock(atreides: u8) -> Play {
    Scenario::new(&[Atreides, Harkonnen, Fremen, Imperium])
        .troops(Atreides, "rim_wall_west", atreides)
        .troops(Harkonnen, "rim_wall_west", 2)
        .troops(Fremen, "rim_wall_west", 2)
        .troops(Imperium, "rim_wall_west", 2)
        .play(Phase::Battle, &[])
}

#[test]
#[rule("CD-BATTLE-07")]
fn battle_07_among_many_the_initiative_goes_on_choosing() {
    let mut play = four_on_a_rock(6);
    let everyone = [Harkonnen, Fremen, Imperium].map(|enemy| at(&play, "rim_wall_west", enemy));
    assert_eq!(play.legal(Atreides), everyone);
    play.act(Atreides, everyone[1]);
    fight(&mut play, (Atreides, "2 paul-atreides"), (Fremen, "0 jamis"));
    assert_eq!(play.troops(Harkonnen, "rim_wall_west"), 2, "each battle has two sides only");
    assert_eq!(play.legal(Atreides), [everyone[0], everyone[2]]);
    play.act(Atreides, everyone[2]);
    fight(&mut play, (Atreides, "2 paul-atreides"), (Imperium, "0 bashar"));
    fight(&mut play, (Atreides, "2 paul-atreides"), (Harkonnen, "0 umman-kudu"));
    let sides = [Fremen, Imperium, Harkonnen].map(|enemy| ("rim_wall_west", pair(&play, Atreides, enemy)));
    assert_eq!(battles(&play), sides);
}

/// Atreides win, but with their last troop: Fremen and Imperium are left to each other.
#[test]
#[rule("CD-BATTLE-08")]
fn battle_08_the_rest_fight_when_the_initiative_reaches_them() {
    let mut play = four_on_a_rock(2);
    let choice = at(&play, "rim_wall_west", Harkonnen);
    play.act(Atreides, choice);
    fight(&mut play, (Atreides, "2 paul-atreides"), (Harkonnen, "0 umman-kudu"));
    play.pass_powers();
    assert_eq!(battles(&play)[1..], [("rim_wall_west", pair(&play, Fremen, Imperium))]);
    assert_eq!(play.asked(Fremen), Some(Asked::Plan { element: Some(Element::Dial) }));
}

/// Atreides meet both enemies in Rim Wall West and Harkonnen in Carthag, and fight here, there and here.
#[test]
#[rule("CD-AMB-42")]
fn amb_42_the_initiative_may_switch_regions_in_between() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "rim_wall_west", 3)
        .troops(Harkonnen, "rim_wall_west", 1)
        .troops(Imperium, "rim_wall_west", 1)
        .troops(Atreides, "carthag", 2)
        .troops(Harkonnen, "carthag", 1)
        .play(Phase::Battle, &[]);
    let choice = at(&play, "rim_wall_west", Harkonnen);
    play.act(Atreides, choice);
    fight(&mut play, (Atreides, "1 duke-leto"), (Harkonnen, "0 umman-kudu"));
    let left = [at(&play, "carthag", Harkonnen), at(&play, "rim_wall_west", Imperium)];
    assert_eq!(play.legal(Atreides), left);
    play.act(Atreides, left[0]);
    fight(&mut play, (Atreides, "1 paul-atreides"), (Harkonnen, "0 captain-nefud"));
    fight(&mut play, (Atreides, "1 duke-leto"), (Imperium, "0 bashar"));
    let regions: Vec<_> = battles(&play).into_iter().map(|(region, _)| region).collect();
    assert_eq!(regions, ["rim_wall_west", "carthag", "rim_wall_west"]);
}

/// A side beaten out of the region waits for nobody there; the rest wait for their own initiative, which
/// comes after the loser's other battle.
#[test]
#[rule("CD-AMB-42")]
fn amb_42_after_a_defeat_the_rest_waits() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "rim_wall_west", 1)
        .troops(Harkonnen, "rim_wall_west", 5)
        .troops(Imperium, "rim_wall_west", 1)
        .troops(Atreides, "carthag", 1)
        .troops(Imperium, "carthag", 1)
        .play(Phase::Battle, &[]);
    let choice = at(&play, "rim_wall_west", Harkonnen);
    play.act(Atreides, choice);
    fight(&mut play, (Atreides, "1 dr-yueh"), (Harkonnen, "3 beast-rabban"));
    fight(&mut play, (Atreides, "1 duke-leto"), (Imperium, "1 bashar"));
    fight(&mut play, (Harkonnen, "1 beast-rabban"), (Imperium, "1 caid"));
    let order = [
        ("rim_wall_west", pair(&play, Atreides, Harkonnen)),
        ("carthag", pair(&play, Atreides, Imperium)),
        ("rim_wall_west", pair(&play, Harkonnen, Imperium)),
    ];
    assert_eq!(battles(&play), order);
}

/// The storm lies over sector 16 of False Wall West. Harkonnen stand on both sides of it, 2 in sector 15
/// and 4 in sector 17; Atreides behind it in sector 17.
fn split() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
        .storm(16)
        .troops(Harkonnen, "false_wall_west:15", 2)
        .troops(Harkonnen, "false_wall_west:17", 4)
        .troops(Atreides, "false_wall_west:17", 6)
        .traitors(Atreides, &["captain-nefud"])
}

#[test]
#[rule("CD-AMB-09")]
fn amb_09_only_the_part_where_they_fight_counts() {
    let begin = || {
        let mut play = split().play(Phase::Battle, &[]);
        play.pass_powers();
        assert_eq!(play.legal(Harkonnen), [0, 1, 2, 3, 4].map(Action::Dial));
        assert_eq!(play.refused(Harkonnen, Action::Dial(5)), "CD-PLAN-03");
        play
    };
    // As loser.
    let mut play = begin();
    fight(&mut play, (Atreides, "6 duke-leto"), (Harkonnen, "4 umman-kudu"));
    assert_eq!((play.tanks(Harkonnen), play.troops(Harkonnen, "false_wall_west:15")), (4, 2));
    // As winner: nothing to choose, for the other part is out of it.
    let mut play = begin();
    fight(&mut play, (Atreides, "0 dr-yueh"), (Harkonnen, "3 beast-rabban"));
    assert_eq!(play.troops(Harkonnen, "false_wall_west:15"), 2);
    assert_eq!(play.troops(Harkonnen, "false_wall_west:17"), 1);
    // As betrayed side.
    let mut play = begin();
    play.plan(Atreides, "0 dr-yueh").plan(Harkonnen, "3 captain-nefud").act(Atreides, Action::Treachery);
    play.pass_window();
    assert_eq!((play.tanks(Harkonnen), play.troops(Harkonnen, "false_wall_west:15")), (4, 2));
}

/// Every step in its order, read from what everybody could follow at the table.
#[test]
#[rule("CD-AMB-51")]
fn amb_51_the_sequence_of_a_battle() {
    let all =
        ["duke-leto", "paul-atreides", "lady-jessica", "thufir-hawat", "gurney-halleck", "duncan-idaho"];
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 6)
        .troops(Atreides, "arrakeen", 1)
        .troops(Harkonnen, "carthag", 3)
        .troops(Imperium, "arrakeen", 1)
        .dead(&all)
        .fought("dr-yueh", "arrakeen")
        .traitors(Harkonnen, &["bashar"])
        .battle_cards(Harkonnen, &["crysknife"])
        .market_cards(Atreides, &["reserve-line", "hajr"])
        .market_cards(Harkonnen, &["poison-tooth"])
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    let choice = at(&play, "carthag", Harkonnen);
    play.act(Atreides, choice); // 1
    assert_eq!(play.asked(Harkonnen), Some(Asked::Exchange)); // 2
    play.acts(Harkonnen, &[Action::Exchange, Action::ReturnTraitor(leader("bashar"))]);
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience)); // 3
    play.act(Atreides, Action::Foresee(Element::Dial)).act(Harkonnen, Action::Dial(2));
    play.plan(Harkonnen, "2 piter-de-vries crysknife").plan(Atreides, "3"); // 4, 5, 6
    assert_eq!(play.tally().totals, [3, 5], "a tentative result is shown");
    assert!(play.asks_only(Atreides)); // 7
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market("poison-tooth")));
    assert_eq!(play.tally().totals, [3, 2]);
    play.act(Atreides, Action::Play(market("reserve-line")));
    assert_eq!(play.tally().totals, [5, 2]);
    assert_eq!(play.tanks(Atreides), 0, "nothing is lost before both have passed in a row");
    play.act(Atreides, Action::Pass); // Harkonnen have nothing left to play but perhaps a traitor
    play.pass_window(); // 8, 9

    let name = |event: Event| match event {
        Event::BattleChosen { .. } => Some("chosen"),
        Event::TraitorDrawn { .. } => Some("drawn"),
        Event::TraitorReturned { .. } => Some("returned"),
        Event::Foresaw { .. } => Some("foresaw"),
        Event::Shown { .. } => Some("shown"),
        Event::NoLeader { .. } => Some("no leader"),
        Event::PlanSealed { .. } => Some("sealed"),
        Event::PlansRevealed { .. } => Some("revealed"),
        Event::Played { .. } => Some("played"),
        Event::Won { .. } => Some("won"),
        Event::LeaderKilled { .. } => Some("killed"),
        Event::Bounty { .. } => Some("bounty"),
        _ => None,
    };
    let told = play.told().iter().filter_map(|event| event.seen_by(Viewer::Spectator));
    let told: Vec<_> = told.filter_map(name).take(14).collect();
    let before = ["chosen", "drawn", "returned", "foresaw", "shown", "no leader", "sealed", "sealed"];
    let after = ["revealed", "played", "played", "won", "killed", "bounty"];
    assert_eq!(told, [&before[..], &after[..]].concat());
}

/// The allied duel brings all powers into one battle: the exchange, then Prescience and the Voice.
#[test]
#[rule("CD-AMB-51")]
fn amb_51_all_powers_in_one_battle() {
    for first in [Atreides, Harkonnen] {
        let mut play = Scenario::allied()
            .first(first)
            .troops(Atreides, "carthag", 2)
            .troops(Harkonnen, "carthag", 2)
            .play(Phase::Battle, &[]);
        let mut asked = Vec::new();
        while let [seat] = play.waiting()[..] {
            asked.extend(if seat == play.seat(Atreides) {
                play.asked(Atreides)
            } else {
                play.asked(Harkonnen)
            });
            play.act_seat(seat, Action::Pass);
        }
        let mut powers = [Asked::Exchange, Asked::Prescience, Asked::Voice];
        if first == Harkonnen {
            powers.swap(1, 2);
        }
        assert_eq!(asked, powers);
        assert_eq!(play.waiting().len(), 2, "then both form their plans");
    }
}

/// Three factions, and one leader for two battles in the same region.
#[test]
#[rule("CD-EX-13")]
fn ex_13_three_factions() {
    let mut play = Scenario::new(&[Atreides, Imperium, Harkonnen])
        .troops(Atreides, "rim_wall_west", 5)
        .troops(Imperium, "rim_wall_west", 3)
        .troops(Harkonnen, "rim_wall_west", 4)
        .example("CD-EX-13")
        .play(Phase::Battle, &[]);
    let choice = at(&play, "rim_wall_west", Harkonnen);
    play.act(Atreides, choice);
    fight(&mut play, (Atreides, "3 thufir-hawat"), (Harkonnen, "4 captain-nefud"));
    assert_eq!(
        (play.troops_in(Atreides, "rim_wall_west"), play.troops_in(Harkonnen, "rim_wall_west")),
        (2, 0)
    );
    fight(&mut play, (Atreides, "2 thufir-hawat"), (Imperium, "3 caid"));
    let wins = play.told().iter().filter_map(|event| match event {
        Event::Won { seat, totals, .. } => Some((*seat, totals.unwrap_or_default())),
        _ => None,
    });
    assert_eq!(wins.collect::<Vec<_>>(), [(Seat(0), [7, 6]), (Seat(0), [6, 6])]);
    for faction in [Atreides, Imperium, Harkonnen] {
        assert_eq!(play.troops_in(faction, "rim_wall_west"), 0);
    }
}

#[test]
#[rule("CD-EX-14")]
fn ex_14_the_storm_splits_a_region() {
    let apart = || {
        Scenario::new(&[Atreides, Harkonnen, Imperium])
            .storm(16)
            .troops(Atreides, "false_wall_west:15", 2)
            .troops(Harkonnen, "false_wall_west:17", 3)
    };
    let play = apart().example("CD-EX-14").play(Phase::Battle, &[]);
    assert_eq!(battles(&play), []);
    assert_eq!(
        (play.troops_in(Atreides, "false_wall_west"), play.troops_in(Harkonnen, "false_wall_west")),
        (2, 3)
    );

    let mut play = apart().troops(Atreides, "false_wall_west:17", 1).play(Phase::Battle, &[]);
    play.pass_powers();
    assert_eq!(play.legal(Atreides), [0, 1].map(Action::Dial));
    fight(&mut play, (Atreides, "1 dr-yueh"), (Harkonnen, "3 beast-rabban"));
    assert_eq!(battles(&play).len(), 1);
    assert_eq!((play.tanks(Atreides), play.troops(Atreides, "false_wall_west:15")), (1, 2));
}
