//! Phase 3, second half: market cards are bought; and how they are played.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{Ask, Buy, Dial, Discard, Lead, MoveStorm, Pass, Play as PlayCard, Seal};
use conquest::options::{Game as GameKind, Options};
use conquest::scenario::{Play, Scenario, battle, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Conquest, Event, Faction};
use table::{Event as _, Game as _, Viewer, rule};

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
}

fn play_card(id: &str) -> Action {
    PlayCard(market(id))
}

/// Past the pauses and what is asked before drawing, to the next purchase.
fn to_purchase(play: &mut Play) {
    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::BeforeDrawing));
}

#[test]
#[rule("CD-MARKET-01")]
fn market_01_any_number_up_to_three_in_hand() {
    let mut play = three()
        .market_cards(Atreides, &["hajr"])
        .market_cards(Harkonnen, &["smugglers", "smugglers", "salvage"])
        .spice(Atreides, 20)
        .spice(Harkonnen, 20)
        .spice(Imperium, 20)
        .play(Phase::Cards, &[]);
    to_purchase(&mut play);
    assert_eq!(play.legal(Atreides), [Buy(0), Buy(1), Buy(2)]);
    assert_eq!(play.refused(Atreides, Buy(3)), "CD-MARKET-01");
    play.act(Atreides, Buy(0));
    assert_eq!((play.market_cards(Atreides), play.spice(Atreides)), (vec!["hajr"], 20));
    assert!(!play.told().iter().any(|event| matches!(event, Event::DrewMarket { .. })), "nothing is drawn");
    to_purchase(&mut play);
    assert_eq!(play.asked(Imperium), Some(Asked::Buy), "Harkonnen hold three and are not asked");
    play.act(Imperium, Buy(3));
    assert_eq!(play.market_cards(Imperium).len(), 3);
}

#[test]
#[rule("CD-MARKET-02")]
fn market_02_each_card_costs_two_spice() {
    for count in 1..=3u8 {
        let mut play = three().spice(Atreides, 7).play(Phase::Cards, &[]);
        play.act(Atreides, Buy(count));
        assert_eq!(play.spice(Atreides), 7 - 2 * u16::from(count));
        assert_eq!(play.market_cards(Atreides).len(), usize::from(count));
    }
    let play = three().spice(Atreides, 3).play(Phase::Cards, &[]);
    assert_eq!(play.refused(Atreides, Buy(2)), "CD-MARKET-02");
}

#[test]
#[rule("CD-MARKET-03")]
fn market_03_the_price_goes_to_imperium_or_else_to_the_bank() {
    for imperium_seat in 1..=3 {
        let mut factions = vec![Atreides, Harkonnen, Fremen];
        factions.insert(imperium_seat, Imperium);
        let mut play = Scenario::new(&factions).spice(Atreides, 4).play(Phase::Cards, &[]);
        play.act(Atreides, Buy(2));
        assert_eq!((play.spice(Imperium), play.issued()), (4, 4), "paid, and still out of the bank");
    }
    let mut play = Scenario::new(&[Atreides, Harkonnen, Fremen]).spice(Atreides, 4).play(Phase::Cards, &[]);
    play.act(Atreides, Buy(2));
    let others = play.spice(Harkonnen) + play.spice(Fremen);
    assert_eq!((others, play.issued()), (0, 0), "back in the bank");
}

#[test]
#[rule("CD-MARKET-04", "CD-AMB-27")]
fn market_04_imperium_pay_the_bank_for_their_own_cards() {
    let mut play = three().spice(Imperium, 5).play(Phase::Cards, &[]);
    assert_eq!(play.legal(Imperium), [Buy(0), Buy(1), Buy(2)], "no more than they can pay");
    play.act(Imperium, Buy(2));
    assert_eq!((play.spice(Imperium), play.issued()), (1, 1));
}

#[test]
#[rule("CD-MARKET-05")]
fn market_05_announce_openly_pay_for_all_draw_all() {
    let mut play = three().spice(Atreides, 6).market_deck(&["hajr", "salvage"]).play(Phase::Cards, &[]);
    play.act(Atreides, Buy(2));
    let seat = play.seat(Atreides);
    let seen: Vec<Event> = play
        .told()
        .iter()
        .filter(|event| matches!(event, Event::Bought { .. } | Event::DrewMarket { .. }))
        .filter_map(|event| event.seen_by(Viewer::Spectator))
        .collect();
    let announced = Event::Bought { seat, count: 2, paid: 4, to: Some(play.seat(Imperium)) };
    let drawn = Event::DrewMarket { seat, count: 2, cards: None };
    assert_eq!(seen, [announced, drawn], "everybody hears the number and the price before any card comes");
    assert_eq!(play.market_cards(Atreides), ["hajr", "salvage"]);
}

#[test]
#[rule("CD-MARKET-06")]
fn market_06_one_purchase_a_turn() {
    let mut play = three().first(Harkonnen).spice(Atreides, 6).play(Phase::Cards, &[]);
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Buy(1));
    // Last in the order of action, with spice and room for more, and still not asked again.
    assert_eq!(play.asked(Atreides), Some(Asked::Pause));
    assert!(!play.may(Atreides, Buy(1)));
    play.pass_while(|asked| *asked != Asked::Charity);
    let bought = play.told().iter().filter(|event| matches!(event, Event::Bought { .. })).count();
    assert_eq!((bought, play.market_cards(Atreides).len(), play.spice(Atreides)), (1, 1, 4));
}

#[test]
#[rule("CD-MARKET-06")]
fn market_06_nothing_is_bought_before_drawing() {
    let mut play = three().market_cards(Atreides, &["hajr"]).spice(Atreides, 6).play(Phase::Cards, &[]);
    play.pass_pauses();
    assert_eq!(play.asked(Atreides), Some(Asked::BeforeDrawing));
    assert_eq!(play.refused(Atreides, Buy(1)), "CD-MARKET-06");
}

/// The smaller of the room in hand and half the spice, for every hand and purse that matters.
#[test]
#[rule("CD-MARKET-07")]
fn market_07_the_largest_announcement() {
    let hand = ["hajr", "ornithopter", "smugglers"];
    for held in 0..=3 {
        for spice in 0..=7u16 {
            let mut play =
                three().market_cards(Atreides, &hand[..held]).spice(Atreides, spice).play(Phase::Cards, &[]);
            to_purchase(&mut play);
            let largest = (3 - held as u8).min((spice / 2) as u8);
            if largest == 0 {
                assert_ne!(play.asked(Atreides), Some(Asked::Buy), "{held} held, {spice} spice");
            } else {
                let expected: Vec<Action> = (0..=largest).map(Buy).collect();
                assert_eq!(play.legal(Atreides), expected, "{held} held, {spice} spice");
            }
        }
    }
}

#[test]
#[rule("CD-MARKET-08")]
fn market_08_imperium_may_spend_at_once_what_they_are_paid() {
    let mut play = three().spice(Atreides, 4).play(Phase::Cards, &[]);
    play.act(Atreides, Buy(2));
    assert_eq!(play.asked(Imperium), Some(Asked::Buy));
    play.act(Imperium, Buy(2));
    assert_eq!((play.market_cards(Imperium).len(), play.spice(Imperium)), (2, 0));
}

#[test]
#[rule("CD-MARKET-10")]
fn market_10_the_game_halts_until_a_card_is_carried_out() {
    let mut play = three()
        .market_cards(Atreides, &["truthtrance", "weather-control"])
        .market_cards(Harkonnen, &["weather-control"])
        .play(Phase::Storm, &[]);
    play.act(Atreides, play_card("truthtrance"));
    assert!(play.asks_only(Atreides), "nobody else may act meanwhile");
    assert_eq!(play.refused(Atreides, play_card("weather-control")), "CD-MARKET-10");
    assert_eq!(play.refused(Atreides, Pass), "CD-MARKET-10");
    let of = play.seat(Harkonnen);
    play.act(Atreides, Ask { about: leader("dr-yueh"), of });
    play.act(Atreides, play_card("weather-control"));
    assert_eq!(play.asked(Atreides), Some(Asked::StormMove));
    assert!(!play.may(Atreides, Pass) && play.asks_only(Atreides));
}

#[test]
#[rule("CD-MARKET-10")]
fn market_10_salvage_is_finished_before_the_next_card() {
    let mut play = three()
        .market_cards(Atreides, &["salvage", "salvage"])
        .battle_cards(Atreides, &["baliset", "kulon"])
        .play(Phase::Cards, &[]);
    play.pass_pauses().act(Atreides, play_card("salvage"));
    assert_eq!(play.refused(Atreides, play_card("salvage")), "CD-MARKET-10");
    play.acts(Atreides, &[Discard(battle("baliset")), Pass]);
    play.act(Atreides, play_card("salvage"));
    assert_eq!(play.market_cards(Atreides).len(), 0);
}

/// Two want to choose the storm's move; only one can, and it is the one who acts first.
#[test]
#[rule("CD-MARKET-11")]
fn market_11_conflicts_are_settled_in_order_of_action() {
    let mut play = three()
        .first(Imperium)
        .market_cards(Atreides, &["weather-control"])
        .market_cards(Imperium, &["weather-control"])
        .play(Phase::Storm, &[]);
    assert!(play.asks_only(Imperium));
    play.acts(Imperium, &[play_card("weather-control"), MoveStorm(2)]);
    assert!(play.asks_only(Atreides));
    assert_eq!(play.refused(Atreides, play_card("weather-control")), "CD-MARKET-09");
}

#[test]
#[rule("CD-AMB-28")]
fn amb_28_after_each_card_the_asking_starts_from_the_top() {
    let mut play = three()
        .troops(Atreides, "meridian:1", 2)
        .market_cards(Atreides, &["ecological-station"])
        .market_cards(Harkonnen, &["weather-control", "hajr"])
        .market_cards(Imperium, &["hajr"])
        .play(Phase::Storm, &[]);
    play.act(Atreides, Pass);
    assert!(play.asks_only(Harkonnen), "one at a time");
    play.acts(Harkonnen, &[play_card("weather-control"), MoveStorm(1)]);
    assert!(play.asks_only(Atreides), "who passed may answer the card");
    play.act(Atreides, Pass);
    assert!(play.asks_only(Harkonnen));
    play.act(Harkonnen, Pass);
    assert!(play.asks_only(Imperium));
    play.act(Imperium, Pass);
    assert_eq!(play.asked(Atreides), Some(Asked::Pause), "all passed in a row: on to the next pause");
    assert_eq!(play.spectator().now.storm_move, 1);
    play.act(Atreides, Pass);
    assert_eq!(play.troops(Atreides, "meridian:1"), 0, "the storm has moved");
}

#[test]
#[rule("CD-AMB-28")]
fn amb_28_in_a_battle_the_initiative_comes_first_and_third_parties_are_not_asked() {
    let mut play = Scenario::new(&[Imperium, Harkonnen, Fremen])
        .first(Harkonnen)
        .troops(Harkonnen, "carthag", 4)
        .troops(Fremen, "carthag", 4)
        .market_cards(Harkonnen, &["reserve-line"])
        .market_cards(Fremen, &["reserve-line", "poison-tooth"])
        .market_cards(Imperium, &["truthtrance"])
        .play(Phase::Battle, &[]);
    play.pass_pauses().act(Harkonnen, Pass);
    play.acts(Harkonnen, &[Dial(2), Lead(leader("umman-kudu")), Seal]);
    play.acts(Fremen, &[Dial(2), Lead(leader("jamis")), Seal]);
    assert!(play.asks_only(Harkonnen));
    play.act(Harkonnen, Pass);
    assert!(play.asks_only(Fremen));
    play.act(Fremen, play_card("reserve-line"));
    assert!(play.asks_only(Harkonnen), "again from the top after each card");
    play.act(Harkonnen, play_card("reserve-line"));
    assert!(play.asks_only(Fremen), "Harkonnen have nothing left to play");
    play.act(Fremen, Pass);
    assert!(play.spectator().battle.is_none(), "both passed: the battle is over");
    assert_eq!(play.market_cards(Imperium), ["truthtrance"], "a third party was never asked");
}

#[test]
#[rule("CD-MARKET-12")]
fn market_12_a_played_card_lies_open_on_the_market_discard_pile() {
    let mut play = three().market_cards(Atreides, &["hidden-cache", "hajr"]).play(Phase::Collection, &[]);
    let before = play.spectator().decks;
    play.act(Atreides, play_card("hidden-cache"));
    let after = play.spectator().decks;
    assert_eq!(play.market_cards(Atreides), ["hajr"]);
    assert_eq!((before.market_open, after.market_open), (None, Some(market("hidden-cache"))));
    assert_eq!(before.market, after.market, "and not back in the draw pile");
}

#[test]
#[rule("CD-AMB-26")]
fn amb_26_the_limit_is_looked_at_only_when_buying() {
    let many = ["hajr", "hajr", "ornithopter", "ornithopter", "smugglers"];
    let mut play = three()
        .market_cards(Atreides, &many)
        .market_cards(Harkonnen, &["salvage", "hidden-cache", "hidden-cache"])
        .battle_cards(Harkonnen, &["baliset"])
        .spice(Atreides, 10)
        .spice(Harkonnen, 10)
        .play(Phase::Cards, &[]);
    play.pass_pauses();
    play.act(Atreides, Pass);
    assert_eq!(play.asked(Harkonnen), Some(Asked::BeforeDrawing), "Atreides cannot buy");
    assert_eq!(play.market_cards(Atreides).len(), 5, "and lose nothing");
    // A card played before the purchase makes room for it.
    play.acts(Harkonnen, &[play_card("salvage"), Pass, Pass]);
    assert_eq!(play.legal(Harkonnen), [Buy(0), Buy(1)]);
}

fn beginner(factions: &[Faction]) -> Scenario {
    let mut options = Options::new(GameKind::Standard, factions.len() as u8);
    options.assign(factions);
    options.market_hand_limit = 1;
    Scenario::with(options)
}

#[test]
#[rule("CD-BEGIN-01", "CD-AMB-29")]
fn begin_01_the_beginner_rule_is_an_option_for_the_whole_table() {
    for seats in [2, 3, 4] {
        let usual = if seats == 2 { "duel" } else { "standard" };
        assert_eq!(Conquest::options(usual, seats).unwrap().market_hand_limit, 3);
        assert_eq!(Conquest::options("beginner", seats).unwrap().market_hand_limit, 1);
    }
    for limit in [0, 2, 4] {
        let options = Options { market_hand_limit: limit, ..Options::new(GameKind::Standard, 3) };
        assert!(options.check().is_err(), "{limit}");
    }
    let factions = [Atreides, Harkonnen, Fremen, Imperium];
    let mut play = factions
        .iter()
        .fold(beginner(&factions), |scenario, &faction| scenario.spice(faction, 9))
        .play(Phase::Cards, &[]);
    for faction in factions {
        assert_eq!(play.legal(faction), [Buy(0), Buy(1)], "{faction:?}");
        play.act(faction, Buy(1));
    }
}

#[test]
#[rule("CD-BEGIN-02")]
fn begin_02_beginners_buy_one_card_at_the_usual_price_and_hold_one() {
    let mut play = beginner(&[Atreides, Harkonnen, Imperium])
        .market_cards(Harkonnen, &["hajr"])
        .spice(Atreides, 9)
        .spice(Harkonnen, 9)
        .play(Phase::Cards, &[]);
    play.pass_pauses();
    assert_eq!(play.refused(Atreides, Buy(2)), "CD-BEGIN-02");
    play.act(Atreides, Buy(1));
    assert_eq!((play.spice(Atreides), play.spice(Imperium)), (7, 2), "price and payee are the same");
    assert_eq!(play.asked(Harkonnen), Some(Asked::BeforeDrawing));
    play.act(Harkonnen, Pass);
    assert_ne!(play.asked(Harkonnen), Some(Asked::Buy), "one held: none can be bought");
    assert_eq!(play.spice(Harkonnen), 9);
}

#[test]
#[rule("CD-EX-10")]
fn ex_10_the_market_example() {
    let mut play = three().market_cards(Atreides, &["hajr"]).spice(Atreides, 5).play(Phase::Cards, &[]);
    to_purchase(&mut play);
    play.example("CD-EX-10");
    let out = play.issued();
    assert_eq!(play.legal(Atreides), [Buy(0), Buy(1), Buy(2)]);
    play.act(Atreides, Buy(2));
    assert_eq!((play.spice(Atreides), play.market_cards(Atreides).len()), (1, 3));
    assert_eq!((play.spice(Imperium), play.issued()), (4, out), "the bank is unchanged");
    assert!(!play.may(Atreides, Buy(1)) && !play.may(Atreides, Buy(0)));
}
