//! Phase 4: troops and leaders come back from the tanks.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{Dial, Lead, Pass, ReviveLeader, ReviveTroops, Seal, Treachery};
use conquest::scenario::{Play, Scenario, leader, market};
use conquest::state::Phase;
use conquest::view::{Asked, LeaderPlace};
use conquest::{Action, Faction};
use table::rule;

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
}

/// The numbers of troops a faction may revive now.
fn counts(play: &Play, faction: Faction) -> Vec<u8> {
    let count = |action| if let ReviveTroops(count) = action { Some(count) } else { None };
    play.legal(faction).into_iter().filter_map(count).collect()
}

fn place(play: &Play, faction: Faction, id: &str) -> LeaderPlace {
    let seat = play.seat(faction);
    let side = &play.spectator().sides[seat.index()];
    side.leaders.iter().find(|known| known.leader == leader(id)).unwrap().place
}

#[test]
#[rule("CD-REVIVE-01")]
fn revive_01_in_order_of_action_and_never_against_ones_will() {
    let mut play = three()
        .first(Harkonnen)
        .tanks(Atreides, 3)
        .tanks(Harkonnen, 3)
        .tanks(Imperium, 3)
        .dead(&["umman-kudu"])
        .spice(Harkonnen, 10)
        .play(Phase::Revival, &[]);
    for faction in [Harkonnen, Imperium, Atreides] {
        assert!(play.asks_only(faction) && play.asked(faction) == Some(Asked::Revive), "{faction:?}");
        play.act(faction, Pass);
        assert_eq!((play.tanks(faction), play.reserve(faction)), (3, 17));
    }
    assert!(play.is_dead("umman-kudu"));
}

#[test]
#[rule("CD-REVIVE-02")]
fn revive_02_two_troops_come_back_free() {
    for faction in [Atreides, Harkonnen, Fremen, Imperium] {
        for count in [1, 2] {
            let scenario = Scenario::new(&[Atreides, Harkonnen, Fremen, Imperium]).tanks(faction, 5);
            let mut play = scenario.play(Phase::Revival, &[]);
            assert_eq!(counts(&play, faction), [1, 2], "{faction:?} without spice");
            play.act(faction, ReviveTroops(count));
            assert_eq!((play.tanks(faction), play.spice(faction)), (5 - count, 0));
            assert_ne!(play.asked(faction), Some(Asked::Revive), "once a turn");
        }
    }
}

/// The two free ones are given once: a second handful in the same turn is refused.
#[test]
#[rule("CD-REVIVE-02")]
fn revive_02_not_twice_in_a_turn() {
    let mut play = three().tanks(Atreides, 5).dead(&["dr-yueh"]).spice(Atreides, 9).play(Phase::Revival, &[]);
    play.act(Atreides, ReviveTroops(2));
    assert_eq!(play.refused(Atreides, ReviveTroops(1)), "CD-REVIVE-02");
    play.act(Atreides, ReviveLeader(leader("dr-yueh")));
    assert_eq!((play.tanks(Atreides), play.spice(Atreides)), (3, 8));
}

#[test]
#[rule("CD-REVIVE-02")]
fn revive_02_an_alliance_gets_two_not_four() {
    for side in [Atreides, Harkonnen] {
        let mut play = Scenario::allied().tanks(side, 6).spice(side, 2).play(Phase::Revival, &[]);
        assert_eq!(counts(&play, side), [1, 2, 3], "two free, one for 2 spice");
        play.act(side, ReviveTroops(3));
        assert_eq!((play.tanks(side), play.spice(side)), (3, 0));
    }
}

#[test]
#[rule("CD-REVIVE-03")]
fn revive_03_further_troops_cost_two_spice_each() {
    for (count, cost) in [(2, 0), (3, 2), (4, 4), (7, 10)] {
        let mut play = three().tanks(Atreides, 9).spice(Atreides, 11).play(Phase::Revival, &[]);
        assert_eq!(counts(&play, Atreides), (1..=7).collect::<Vec<_>>());
        assert_eq!(play.refused(Atreides, ReviveTroops(8)), "CD-REVIVE-03", "not enough spice");
        play.act(Atreides, ReviveTroops(count));
        assert_eq!(play.spice(Atreides), 11 - cost);
    }
    let play = three().tanks(Atreides, 3).spice(Atreides, 50).play(Phase::Revival, &[]);
    assert_eq!(play.refused(Atreides, ReviveTroops(4)), "CD-REVIVE-03", "not in the tanks");
}

#[test]
#[rule("CD-REVIVE-04")]
fn revive_04_a_leader_costs_its_strength() {
    let mut play = three()
        .dead(&["paul-atreides", "duncan-idaho", "dr-yueh", "caid"])
        .spice(Atreides, 5)
        .play(Phase::Revival, &[]);
    assert_eq!(play.refused(Atreides, ReviveLeader(leader("paul-atreides"))), "CD-REVIVE-04", "6 of 5 spice");
    assert_eq!(play.refused(Atreides, ReviveLeader(leader("duke-leto"))), "CD-REVIVE-04", "alive");
    assert_eq!(play.refused(Atreides, ReviveLeader(leader("caid"))), "CD-REVIVE-04", "not their leader");
    play.act(Atreides, ReviveLeader(leader("duncan-idaho")));
    assert_eq!(play.spice(Atreides), 2);
    play.act(Atreides, ReviveLeader(leader("dr-yueh")));
    assert_eq!(play.spice(Atreides), 1);
    assert!(!play.is_dead("duncan-idaho") && !play.is_dead("dr-yueh") && play.is_dead("paul-atreides"));
}

#[test]
#[rule("CD-AMB-30")]
fn amb_30_no_limit_but_tanks_and_spice() {
    let harkonnen = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud"];
    let mut play =
        three().tanks(Harkonnen, 20).dead(&harkonnen).spice(Harkonnen, 60).play(Phase::Revival, &[]);
    play.act(Harkonnen, ReviveTroops(20));
    assert_eq!(play.spice(Harkonnen), 60 - 36);
    // All in one turn, though a fifth leader was alive all the time.
    play.acts(Harkonnen, &harkonnen.map(|id| ReviveLeader(leader(id))));
    assert_eq!(play.spice(Harkonnen), 24 - (5 + 6 + 3 + 2));
    assert_eq!(play.reserve(Harkonnen), 20);
    assert!(harkonnen.iter().all(|id| !play.is_dead(id)));
}

#[test]
#[rule("CD-REVIVE-05")]
fn revive_05_the_bank_is_paid() {
    let mut play = three()
        .tanks(Atreides, 4)
        .dead(&["duncan-idaho"])
        .spice(Atreides, 8)
        .spice(Imperium, 1)
        .play(Phase::Revival, &[]);
    play.acts(Atreides, &[ReviveTroops(4), ReviveLeader(leader("duncan-idaho"))]);
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.spice(Imperium)), (1, 0, 1));
    assert_eq!(play.issued(), 2, "7 of 9 spice are back in the bank");
}

#[test]
#[rule("CD-REVIVE-06")]
fn revive_06_the_revived_go_to_reserve() {
    let mut play = three()
        .tanks(Atreides, 4)
        .troops(Atreides, "arrakeen", 6)
        .dead(&["dr-yueh"])
        .spice(Atreides, 1)
        .play(Phase::Revival, &[]);
    assert_eq!(place(&play, Atreides, "dr-yueh"), LeaderPlace::Tanks);
    play.acts(Atreides, &[ReviveLeader(leader("dr-yueh")), ReviveTroops(2)]);
    assert_eq!((play.reserve(Atreides), play.tanks(Atreides)), (12, 2));
    assert_eq!(play.troops(Atreides, "arrakeen"), 6);
    assert_eq!(place(&play, Atreides, "dr-yueh"), LeaderPlace::Reserve);
}

/// Fremen with one leader revived this turn, all others dead, fight Harkonnen in Carthag.
fn fight_with_the_revived(traitors: &[&str]) -> Play {
    let mut play = Scenario::new(&[Fremen, Harkonnen, Imperium])
        .troops(Fremen, "carthag", 5)
        .troops(Harkonnen, "carthag", 5)
        .traitors(Harkonnen, traitors)
        .dead(&["stilgar", "chani", "liet-kynes", "shadout-mapes", "jamis"])
        .spice(Fremen, 7)
        .play(Phase::Revival, &[]);
    play.act(Fremen, ReviveLeader(leader("stilgar")));
    play.pass_while(|asked| matches!(asked, Asked::Ship | Asked::Move { .. }));
    play.act(Harkonnen, Pass); // no exchange
    play.act(Fremen, Dial(1));
    play
}

/// The only leader they have is led by itself.
#[test]
#[rule("CD-REVIVE-07")]
fn revive_07_a_revived_leader_fights_in_the_same_turn() {
    let mut play = fight_with_the_revived(&[]);
    play.act(Fremen, Seal).acts(Harkonnen, &[Dial(1), Lead(leader("beast-rabban")), Seal]);
    assert_eq!(play.troops(Harkonnen, "carthag"), 0, "1 and Stilgar's 7 beat 1 and 5");
    assert_eq!(play.troops(Fremen, "carthag"), 4);
}

#[test]
#[rule("CD-REVIVE-08")]
fn revive_08_a_revived_leader_is_as_open_to_treachery_as_before() {
    let mut play = fight_with_the_revived(&["stilgar"]);
    play.act(Fremen, Seal).acts(Harkonnen, &[Dial(1), Lead(leader("beast-rabban")), Seal]);
    play.act(Harkonnen, Treachery);
    assert!(play.is_dead("stilgar"));
    assert_eq!((play.troops(Fremen, "carthag"), play.troops(Harkonnen, "carthag")), (0, 5));
    assert_eq!(play.spice(Harkonnen), 7);
}

#[test]
#[rule("CD-EX-11")]
fn ex_11_the_revival_example() {
    let mut play =
        three().tanks(Atreides, 5).dead(&["thufir-hawat"]).spice(Atreides, 9).play(Phase::Revival, &[]);
    play.example("CD-EX-11");
    let actions: [Action; 2] = [ReviveTroops(4), ReviveLeader(leader("thufir-hawat"))];
    play.acts(Atreides, &actions);
    assert_eq!((play.spice(Atreides), play.issued(), play.tanks(Atreides)), (1, 1, 1));
    assert!(!play.is_dead("thufir-hawat"));
}

/// Two free troops for each seat, whatever the one before has used.
#[test]
#[rule("CD-REVIVE-02", "CD-TURN-04")]
fn revive_02_each_seat_has_its_own_revival() {
    let mut play =
        three().tanks(Atreides, 3).tanks(Harkonnen, 3).tanks(Imperium, 3).play(Phase::Revival, &[]);
    play.act(Atreides, ReviveTroops(2));
    assert_eq!(counts(&play, Harkonnen), [1, 2]);
    play.act(Harkonnen, ReviveTroops(1));
    assert_eq!(counts(&play, Imperium), [1, 2]);
}

/// A leader nobody can pay for is reason enough to ask whoever holds a market card, and to offer the one
/// that revives; which card it is nobody can tell.
#[test]
#[rule("CD-HIDDEN-04", "CD-REVIVE-04")]
fn revive_04_a_dead_leader_alone_keeps_the_question_open() {
    let play = |cards: &[&str]| {
        let mut play = three().dead(&["duke-leto"]).market_cards(Atreides, cards).play(Phase::Revival, &[]);
        play.pass_pauses();
        play
    };
    let idle = play(&["hajr"]);
    assert_eq!((idle.asked(Atreides), idle.legal(Atreides)), (Some(Asked::Revive), vec![Pass]));
    let ghola = Action::Play(market("tleilaxu-ghola"));
    let mut play = play(&["tleilaxu-ghola"]);
    assert_eq!(play.legal(Atreides), [Pass, ghola]);
    play.acts(Atreides, &[ghola, ReviveLeader(leader("duke-leto"))]);
    assert_eq!(place(&play, Atreides, "duke-leto"), LeaderPlace::Reserve);
}
