//! The market cards of battles: Counterattack, Poison Tooth and Reserve Line.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::content::{BattleCard, MarketCard};
use conquest::scenario::{Play, Scenario, cell, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event, Faction};
use table::rule;

/// 6 Atreides, who have the initiative, against 6 Harkonnen in Carthag. Both hold a traitor card that is of
/// no use here, so that both are asked as long as the window is open.
fn carthag() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 6)
        .troops(Harkonnen, "carthag", 6)
        .traitors(Atreides, &["bashar"])
        .traitors(Harkonnen, &["caid"])
        .turn(2)
}

/// Plays to the reveal of these plans, using no power and no market card before.
fn reveal(scenario: Scenario, atreides: &str, harkonnen: &str) -> Play {
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Atreides, atreides).plan(Harkonnen, harkonnen);
    play
}

fn card(id: &str) -> Action {
    Action::Play(market(id))
}

/// 3 + 5 against 4 + 6: Counterattack makes it 6 + 5. It does not add 4, nor double the 8.
#[test]
#[rule("CD-AMB-78")]
fn counterattack_doubles_the_dial_and_not_the_losses() {
    let position = carthag().market_cards(Atreides, &["counterattack"]);
    let mut play = reveal(position, "3 duke-leto", "4 baron-harkonnen");
    assert_eq!(play.tally().totals, [8, 10]);
    play.act(Atreides, card("counterattack"));
    assert_eq!((play.tally().totals, play.tally().winner), ([11, 10], play.seat(Atreides)));
    play.pass_window();
    assert_eq!((play.troops(Atreides, "carthag"), play.tanks(Atreides)), (3, 3), "only the 3 dialled");
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
}

#[test]
#[rule("CD-MARKET-09")]
fn counterattack_is_for_the_side_that_is_losing() {
    let position =
        || carthag().market_cards(Atreides, &["counterattack"]).market_cards(Harkonnen, &["counterattack"]);
    // A tie goes to the initiative: Harkonnen are losing.
    let mut play = reveal(position(), "2 duke-leto", "2 beast-rabban");
    assert_eq!(play.refused(Atreides, card("counterattack")), "CD-MARKET-09");
    play.act(Atreides, Action::Pass).act(Harkonnen, card("counterattack"));
    assert_eq!(play.tally().totals, [7, 9]);
    // Now Atreides are, and they are asked first again.
    play.act(Atreides, card("counterattack"));
    assert_eq!(play.tally().totals, [9, 9]);
    play.pass_window();
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
}

/// Both leaders die, neither adds its strength, and the winner is paid for both.
#[test]
#[rule("CD-AMB-58")]
fn poison_tooth_kills_both_leaders_and_both_are_paid_for() {
    let position =
        carthag().market_cards(Harkonnen, &["poison-tooth"]).battle_cards(Atreides, &["snooper", "shield"]);
    let mut play = reveal(position, "2 paul-atreides - snooper", "3 captain-nefud");
    assert_eq!(play.tally().totals, [8, 5]);
    play.act(Atreides, Action::Pass).act(Harkonnen, card("poison-tooth"));
    let tally = play.tally();
    assert_eq!((tally.totals, tally.killed, tally.winner), ([2, 3], [true, true], play.seat(Harkonnen)));
    play.pass_window();
    assert!(play.is_dead("paul-atreides") && play.is_dead("captain-nefud"));
    assert_eq!((play.spice(Harkonnen), play.spice(Atreides)), (6 + 2, 0));
}

/// The winning side may play it as well; a leader killed by a weapon too is paid for once.
#[test]
#[rule("CD-AMB-58")]
fn poison_tooth_and_a_weapon_kill_a_leader_once() {
    let position = carthag().market_cards(Atreides, &["poison-tooth"]).battle_cards(Atreides, &["crysknife"]);
    let mut play = reveal(position, "3 duke-leto crysknife", "0 baron-harkonnen");
    assert_eq!(play.tally().killed, [false, true]);
    play.act(Atreides, card("poison-tooth"));
    assert_eq!(play.tally().totals, [3, 0]);
    play.pass_window();
    assert_eq!(play.spice(Atreides), 5 + 6);
}

#[test]
#[rule("CD-AMB-58")]
fn poison_tooth_kills_nobody_where_there_is_no_leader() {
    let every = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    let position = carthag().dead(&every).market_cards(Harkonnen, &["poison-tooth"]);
    let mut play = reveal(position, "2 dr-yueh", "4 -");
    play.act(Harkonnen, card("poison-tooth"));
    assert_eq!((play.tally().totals, play.tally().killed), ([2, 4], [true, false]));
    play.pass_window();
    assert_eq!(play.spice(Harkonnen), 1);
}

/// What the sentence on leaders does mean: to lose is not to die.
#[test]
#[rule("CD-AMB-58")]
fn amb_58_a_leader_survives_a_lost_battle() {
    let mut play = reveal(carthag(), "6 duke-leto", "0 umman-kudu");
    play.pass_window();
    assert_eq!(play.tanks(Harkonnen), 6);
    assert!(!play.is_dead("umman-kudu"));
    assert_eq!(play.spice(Atreides), 0);
}

#[test]
#[rule("CD-AMB-59")]
fn amb_59_poison_tooth_is_a_market_card() {
    assert!(MarketCard::from_id("poison-tooth").is_some());
    assert!(BattleCard::all().all(|card| card.id() != "poison-tooth"));
    // It takes no slot of the plan and is played from the market hand after the reveal.
    let position =
        carthag().market_cards(Atreides, &["poison-tooth"]).battle_cards(Atreides, &["crysknife", "shield"]);
    let play = reveal(position, "2 duke-leto crysknife shield", "3 beast-rabban");
    assert!(play.may(Atreides, card("poison-tooth")));
}

#[test]
fn reserve_line_adds_two_to_either_side() {
    let position =
        carthag().market_cards(Atreides, &["reserve-line"]).market_cards(Harkonnen, &["reserve-line"]);
    let mut play = reveal(position, "3 duke-leto", "1 beast-rabban");
    assert_eq!(play.tally().totals, [8, 6]);
    play.act(Atreides, card("reserve-line"));
    assert_eq!(play.tally().totals, [10, 6]);
    play.act(Atreides, Action::Pass).act(Harkonnen, card("reserve-line"));
    assert_eq!(play.tally().totals, [10, 8]);
    play.pass_window();
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (3, 6), "no more lost than dialled");
}

#[test]
fn two_reserve_lines_add_four_and_turn_a_battle() {
    let position = carthag().market_cards(Harkonnen, &["reserve-line", "reserve-line"]);
    let mut play = reveal(position, "3 duke-leto", "0 beast-rabban");
    for _ in 0..2 {
        play.act(Atreides, Action::Pass).act(Harkonnen, card("reserve-line"));
    }
    assert_eq!((play.tally().totals, play.tally().winner), ([8, 9], play.seat(Harkonnen)));
    assert_eq!(play.market_cards(Harkonnen), [""; 0]);
    play.pass_window();
    assert_eq!((play.troops(Atreides, "carthag"), play.troops(Harkonnen, "carthag")), (0, 6));
}

#[test]
#[rule("CD-MARKET-12")]
fn a_card_played_in_a_battle_is_discarded_whoever_wins() {
    for id in ["counterattack", "poison-tooth", "reserve-line"] {
        for dial in ["1 dr-yueh", "5 dr-yueh"] {
            let position = carthag().market_cards(Atreides, &[id, "hajr"]);
            let mut play = reveal(position, dial, "4 baron-harkonnen");
            let left = play.spectator().decks.market;
            play.act(Atreides, card(id));
            assert_eq!(play.market_cards(Atreides), ["hajr"]);
            assert_eq!(play.spectator().decks.market_open, Some(market(id)));
            assert_eq!(play.spectator().decks.market, left, "it is not shuffled in");
            let seat = play.seat(Atreides);
            assert!(play.told().contains(&Event::Played { seat, card: market(id) }));
        }
    }
}

/// Atreides hold all three cards through a whole turn, and a battle is fought in it.
#[test]
#[rule("CD-MARKET-09")]
fn the_three_cards_are_refused_in_every_other_window() {
    let ids = ["counterattack", "poison-tooth", "reserve-line"];
    for phase in [Phase::Storm, Phase::SpiceBlow, Phase::Cards, Phase::Revival, Phase::Collection] {
        let play = carthag().market_cards(Atreides, &ids).play(phase, &[]);
        assert_eq!(play.asked(Atreides), Some(Asked::Pause));
        for id in ids {
            assert_eq!(play.refused(Atreides, card(id)), "CD-MARKET-09", "{id} in {phase:?}");
        }
    }
    for (phase, asked) in [
        (Phase::Cards, Asked::BeforeDrawing),
        (Phase::Revival, Asked::Revive),
        (Phase::ShipmentAndMovement, Asked::Ship),
        (Phase::ShipmentAndMovement, Asked::Move { groups: 1 }),
    ] {
        let position = carthag().market_cards(Atreides, &ids).tanks(Atreides, 2).spice(Atreides, 1);
        let mut play = position.play(phase, &[]);
        play.pass_while(|now| *now != asked);
        assert_eq!(play.asked(Atreides), Some(asked));
        for id in ids {
            assert_eq!(play.refused(Atreides, card(id)), "CD-MARKET-09", "{id} in {phase:?}");
        }
    }
    // In the battle itself not before the plans lie open, and not by somebody who is not in it.
    let position = carthag().market_cards(Atreides, &ids).market_cards(Imperium, &ids);
    let mut play = position.play(Phase::Battle, &[]);
    assert_eq!(play.refused(Atreides, card("poison-tooth")), "CD-MARKET-09");
    play.pass_powers();
    assert!(ids.iter().all(|id| !play.may(Atreides, card(id))));
    play.plan(Atreides, "1 dr-yueh").plan(Harkonnen, "4 beast-rabban");
    assert!(ids.iter().all(|id| play.may(Atreides, card(id))));
    assert!(ids.iter().all(|id| play.refused(Imperium, card(id)) == "CD-TURN-03"));
}

/// Cards of other windows, and cards not held, are refused after the reveal.
#[test]
#[rule("CD-MARKET-09")]
fn no_other_card_is_played_in_a_battle() {
    let allowed = ["counterattack", "poison-tooth", "reserve-line", "truthtrance"];
    for other in MarketCard::all().filter(|card| !allowed.contains(&card.id())) {
        let play = reveal(carthag().market_cards(Atreides, &[other.id()]), "0 dr-yueh", "4 beast-rabban");
        assert_eq!(play.refused(Atreides, Action::Play(other)), "CD-MARKET-09", "{}", other.id());
        assert_eq!(play.refused(Atreides, card("poison-tooth")), "CD-MARKET-09");
        assert_eq!(play.legal(Atreides), [Action::Pass]);
    }
}

/// After each card both sides are asked again, Atreides with the initiative first, until both pass.
#[test]
#[rule("CD-AMB-28", "CD-BATTLE-22")]
fn the_asking_starts_again_with_the_initiative_after_each_card() {
    let position = carthag()
        .market_cards(Atreides, &["reserve-line"])
        .market_cards(Harkonnen, &["poison-tooth", "reserve-line"]);
    let mut play = reveal(position, "3 duke-leto", "3 beast-rabban");
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Action::Pass);
    assert!(play.asks_only(Harkonnen));
    play.act(Harkonnen, card("reserve-line"));
    assert!(play.asks_only(Atreides), "though they had passed");
    play.act(Atreides, card("reserve-line"));
    assert!(play.asks_only(Atreides), "though they played the last card");
    play.act(Atreides, Action::Pass).act(Harkonnen, card("poison-tooth"));
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Action::Pass);
    assert!(play.asks_only(Harkonnen));
    assert!(play.spectator().battle.is_some());
    play.act(Harkonnen, Action::Pass);
    assert!(play.spectator().battle.is_none(), "both have passed in a row");
}

/// Once at the table in each battle, whoever holds the second; and again in the next battle.
#[test]
#[rule("CD-MARKET-09")]
fn truthtrance_once_at_the_table_in_each_battle() {
    let ask = |play: &Play, of: Faction| Action::Ask { about: leader("bashar"), of: play.seat(of) };
    let mut play = carthag()
        .troops(Atreides, "arrakeen", 4)
        .troops(Harkonnen, "arrakeen", 4)
        .market_cards(Atreides, &["truthtrance", "hajr"])
        .market_cards(Harkonnen, &["truthtrance", "hajr"])
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    let against = play.seat(Harkonnen);
    play.act(Atreides, Action::Fight { at: cell("carthag"), against }).pass_powers();
    play.plan(Atreides, "3 duke-leto").plan(Harkonnen, "3 beast-rabban");
    play.act(Atreides, card("truthtrance"));
    let question = ask(&play, Harkonnen);
    play.act(Atreides, question).act(Atreides, Action::Pass);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Window));
    assert_eq!(play.refused(Harkonnen, card("truthtrance")), "CD-MARKET-09", "one in this battle");
    assert_eq!(play.legal(Harkonnen), [Action::Pass]);
    play.pass_window().pass_powers();
    play.plan(Atreides, "3 paul-atreides").plan(Harkonnen, "3 baron-harkonnen");
    play.act(Atreides, Action::Pass);
    assert!(play.may(Harkonnen, card("truthtrance")), "and one in the next");

    // Two in one hand are no different.
    let position = carthag().market_cards(Atreides, &["truthtrance", "truthtrance"]);
    let mut play = reveal(position, "3 duke-leto", "3 beast-rabban");
    play.act(Atreides, card("truthtrance"));
    let question = ask(&play, Harkonnen);
    play.act(Atreides, question);
    assert_eq!(play.refused(Atreides, card("truthtrance")), "CD-MARKET-09");
    // One played in the pause before does not count: that was another moment.
    let position = carthag().market_cards(Atreides, &["truthtrance", "truthtrance"]);
    let mut play = position.play(Phase::Battle, &[]);
    let question = ask(&play, Harkonnen);
    play.act(Atreides, card("truthtrance")).act(Atreides, question).pass_powers();
    play.plan(Atreides, "3 duke-leto").plan(Harkonnen, "3 beast-rabban");
    assert!(play.may(Atreides, card("truthtrance")));
}
