//! Phase 3, first half: battle cards are drawn, and nobody may refuse them.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{Arm, Buy, Dial, Discard, Lead, Pass, Seal};
use conquest::content::content;
use conquest::event::DeckName;
use conquest::scenario::{Play, Scenario, battle, leader};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Event, Faction};
use table::rule;

const WORTHLESS: [&str; 4] = ["baliset", "jubba-cloak", "kulon", "la-la-la"];
const FULL: [&str; 4] = ["lasgun", "shield", "shield", "snooper"];

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
}

/// What was drawn and bought, as the seat's number and a letter: d draws, b buys, m draws what it bought.
fn sequence(play: &Play) -> Vec<(u8, char)> {
    let name = |event: &Event| match event {
        Event::DrewBattle { seat, .. } => Some((seat.0, 'd')),
        Event::Bought { seat, .. } => Some((seat.0, 'b')),
        Event::DrewMarket { seat, .. } => Some((seat.0, 'm')),
        _ => None,
    };
    play.told().iter().filter_map(name).collect()
}

fn reshuffles(play: &Play, which: DeckName) -> usize {
    play.told().iter().filter(|event| matches!(event, Event::Reshuffled { deck } if *deck == which)).count()
}

/// Every copy of every battle card.
fn whole_battle_deck() -> Vec<&'static str> {
    content().battle.iter().flat_map(|row| std::iter::repeat_n(row.id, row.copies.into())).collect()
}

/// Every copy of every market card.
fn whole_market_deck() -> Vec<&'static str> {
    content().market.iter().flat_map(|row| std::iter::repeat_n(row.id, row.copies.into())).collect()
}

#[test]
#[rule("CD-CARDS-01")]
fn cards_01_battle_and_market_cards_have_limits_of_their_own() {
    let mut play = three()
        .market_cards(Atreides, &["hajr", "hajr", "ornithopter"])
        .battle_cards(Harkonnen, &FULL)
        .spice(Harkonnen, 6)
        .play(Phase::Cards, &[]);
    play.pass_pauses().act(Atreides, Pass);
    assert_eq!(play.battle_cards(Atreides).len(), 4, "three market cards leave room for four battle cards");
    play.act(Harkonnen, Buy(3));
    let hand = (play.battle_cards(Harkonnen).len(), play.market_cards(Harkonnen).len());
    assert_eq!(hand, (4, 3), "four battle cards leave room for three market cards");
}

#[test]
#[rule("CD-CARDS-02")]
fn cards_02_each_faction_draws_then_buys_before_the_next_draws() {
    let mut play = three()
        .first(Harkonnen)
        .spice(Atreides, 2)
        .spice(Harkonnen, 2)
        .spice(Imperium, 2)
        .play(Phase::Cards, &[]);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Buy));
    assert_eq!(play.battle_cards(Harkonnen).len(), 4, "drawn before buying");
    assert_eq!(play.battle_cards(Imperium).len(), 0, "the next waits until the first has bought");
    play.act(Harkonnen, Buy(1)).act(Imperium, Buy(1));
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Buy(1));
    let expected = [(1, 'd'), (1, 'b'), (1, 'm'), (2, 'd'), (2, 'b'), (2, 'm'), (0, 'd'), (0, 'b'), (0, 'm')];
    assert_eq!(sequence(&play), expected);
}

#[test]
#[rule("CD-CARDS-03")]
fn cards_03_everybody_draws_up_to_exactly_four_free_of_charge() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Fremen, Imperium])
        .battle_cards(Harkonnen, &["lasgun"])
        .battle_cards(Fremen, &["shield", "shield", "snooper"])
        .battle_cards(Imperium, &["crysknife", "chaumas", "stunner", "shield"])
        .spice(Atreides, 1)
        .spice(Imperium, 2)
        .play(Phase::Cards, &[]);
    play.act(Imperium, Buy(0));
    for (faction, drawn) in [(Atreides, 4), (Harkonnen, 3), (Fremen, 1), (Imperium, 0)] {
        assert_eq!(play.battle_cards(faction).len(), 4, "{faction:?}");
        let seat = play.seat(faction);
        let told: u8 = play
            .told()
            .iter()
            .filter_map(|event| match event {
                Event::DrewBattle { seat: who, count, .. } if *who == seat => Some(*count),
                _ => None,
            })
            .sum();
        assert_eq!(told, drawn, "{faction:?} draws what is missing");
    }
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.spice(Imperium)), (1, 0, 2));
}

/// Whatever is held already, whatever everybody knows of it, and whatever market cards lie beside it.
#[test]
#[rule("CD-CARDS-03")]
fn cards_03_every_hand_is_filled_to_exactly_four_in_every_mode() {
    let modes = [
        (
            Scenario::new(&[Atreides, Harkonnen, Fremen, Imperium]),
            &[Atreides, Harkonnen, Fremen, Imperium][..],
        ),
        (Scenario::new(&[Fremen, Imperium]), &[Fremen, Imperium]),
        (Scenario::allied(), &[Atreides, Harkonnen]),
    ];
    for (scenario, factions) in modes {
        for &faction in factions {
            for held in 0..=FULL.len() {
                for market in [&[][..], &["hajr"], &["hajr", "salvage", "truthtrance"]] {
                    let start = scenario.clone().first(faction).turn(2).spice(faction, 9);
                    let start = start.battle_cards(faction, &FULL[..held]).market_cards(faction, market);
                    let mut play = start.play(Phase::Cards, &[]);
                    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::BeforeDrawing));
                    let hand = play.battle_cards(faction);
                    assert_eq!(hand.len(), 4, "{faction:?} held {held} and {market:?}");
                    assert!(FULL[..held].iter().all(|card| hand.contains(card)), "nothing is given back");
                    let drawn = play.told().iter().find_map(|event| match event {
                        Event::DrewBattle { seat, count, .. } if *seat == play.seat(faction) => Some(*count),
                        _ => None,
                    });
                    assert_eq!(usize::from(drawn.unwrap_or(0)), 4 - held);
                    assert_eq!(play.spice(faction), 9, "free of charge");
                }
            }
        }
    }
}

/// A card that was shown in a battle and kept fills its place in the hand.
#[test]
#[rule("CD-CARDS-03")]
fn cards_03_a_card_kept_from_a_battle_counts() {
    let mut play = three()
        .troops(Atreides, "carthag", 5)
        .troops(Harkonnen, "carthag", 1)
        .battle_cards(Atreides, &["lasgun", "snooper"])
        .spice_deck(&["habbanya_erg+red_chasm", "funeral_plain+sihaya_ridge"])
        .play(Phase::Battle, &[0]);
    play.pass_powers().plan(Atreides, "1 duke-leto lasgun").plan(Harkonnen, "0 umman-kudu").pass_window();
    play.pass_while(|asked| matches!(asked, Asked::Charity));
    assert_eq!((play.spectator().turn, play.spectator().phase), (2, Phase::Revival));
    assert_eq!(play.battle_cards(Atreides).len(), 4);
    assert!(play.battle_cards(Atreides).contains(&"lasgun"));
}

#[test]
#[rule("CD-AMB-25")]
fn amb_25_drawing_is_not_a_choice_and_no_discard_makes_room() {
    let mut play = three()
        .battle_cards(Atreides, &WORTHLESS)
        .spice(Atreides, 4)
        .battle_cards(Harkonnen, &["trip-to-gamont"])
        .spice(Harkonnen, 4)
        .play(Phase::Cards, &[]);
    assert_eq!(play.legal(Atreides), [Buy(0), Buy(1), Buy(2)], "nothing about battle cards is asked");
    assert_eq!(play.refused(Atreides, Discard(battle("baliset"))), "CD-CARDS-04");
    assert_eq!(play.battle_cards(Atreides), WORTHLESS, "a clogged hand stays clogged");
    play.act(Atreides, Buy(0));
    assert_eq!(play.asked(Harkonnen), Some(Asked::Buy));
    assert_eq!(play.battle_cards(Harkonnen).len(), 4, "nobody draws fewer");
}

#[test]
#[rule("CD-CARDS-04")]
fn cards_04_battle_cards_cannot_be_thrown_away() {
    let mut play = three()
        .battle_cards(Atreides, &["baliset", "lasgun"])
        .market_cards(Atreides, &["hajr"])
        .tanks(Atreides, 1)
        .spice(Atreides, 2)
        .play(Phase::Cards, &[]);
    play.pass_pauses();
    assert_eq!(play.asked(Atreides), Some(Asked::BeforeDrawing));
    assert_eq!(play.refused(Atreides, Discard(battle("baliset"))), "CD-CARDS-04");
    assert_eq!(play.refused(Atreides, Discard(battle("lasgun"))), "CD-CARDS-04");
    play.act(Atreides, Pass);
    assert_eq!(play.asked(Atreides), Some(Asked::Buy));
    assert_eq!(play.refused(Atreides, Discard(battle("baliset"))), "CD-CARDS-04");
    play.act(Atreides, Buy(0)).pass_pauses();
    assert_eq!(play.asked(Atreides), Some(Asked::Revive));
    assert!(!play.may(Atreides, Discard(battle("baliset"))));
    assert!(play.battle_cards(Atreides).contains(&"baliset"));
}

/// The other way out for a worthless card, Salvage, is proven with the market cards.
#[test]
#[rule("CD-CARDS-04")]
fn cards_04_a_worthless_card_leaves_the_hand_by_being_played() {
    let mut play = Scenario::new(&[Fremen, Harkonnen, Imperium])
        .troops(Fremen, "carthag", 5)
        .troops(Harkonnen, "carthag", 1)
        .battle_cards(Fremen, &["baliset", "kulon"])
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Pass);
    play.acts(Fremen, &[Dial(1), Lead(leader("stilgar")), Arm(Some(battle("baliset")))]);
    play.acts(Fremen, &[conquest::Action::Guard(None), Seal]);
    play.acts(Harkonnen, &[Dial(0), Lead(leader("umman-kudu")), Seal]);
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
    assert_eq!(play.battle_cards(Fremen), ["kulon"], "the one that was not played stays");
}

/// Reading (b), a reshuffle as soon as the draw pile is empty, is rejected.
#[test]
#[rule("CD-AMB-24")]
fn amb_24_an_empty_deck_waits_until_a_card_is_needed() {
    let scenario = || {
        three()
            .battle_cards(Harkonnen, &["crysknife", "chaumas", "stunner", "shield"])
            .battle_cards(Imperium, &FULL)
    };
    let play = scenario().battle_deck_left(4).play(Phase::Cards, &[]);
    assert_eq!(play.battle_cards(Atreides).len(), 4);
    assert_eq!(reshuffles(&play, DeckName::Battle), 0);
    let decks = play.spectator().decks;
    assert!(decks.battle == 0 && decks.battle_open.is_some(), "the discard pile still lies there");

    let play = scenario().battle_deck_left(3).play(Phase::Cards, &[]);
    assert_eq!(play.battle_cards(Atreides).len(), 4);
    assert_eq!(reshuffles(&play, DeckName::Battle), 1, "the fourth card needs the discard pile");
    let decks = play.spectator().decks;
    assert!(decks.battle == 12 && decks.battle_open.is_none());
}

#[test]
#[rule("CD-AMB-24")]
fn amb_24_a_market_deck_that_ran_out_is_made_anew_too() {
    let mut play = three().spice(Atreides, 4).market_deck_left(1).play(Phase::Cards, &[]);
    play.act(Atreides, Buy(2));
    assert_eq!(play.market_cards(Atreides).len(), 2);
    assert_eq!(reshuffles(&play, DeckName::Market), 1);
    assert_eq!(play.spectator().decks.market, 22);
}

#[test]
#[rule("CD-AMB-24")]
fn amb_24_with_nothing_left_anywhere_one_draws_what_there_is() {
    let deck = whole_battle_deck();
    let hoard = |faction: Faction, cards: &[&'static str]| {
        let play = three().battle_cards(faction, cards).play(Phase::Cards, &[]);
        play.battle_cards(Atreides).len()
    };
    assert_eq!(hoard(Harkonnen, &deck[2..]), 2);
    assert_eq!(hoard(Harkonnen, &deck), 0);
}

#[test]
#[rule("CD-AMB-24")]
fn amb_24_announcements_are_capped_at_the_cards_there_are() {
    let deck = whole_market_deck();
    let mut play = three().market_cards(Imperium, &deck[2..]).spice(Atreides, 20).play(Phase::Cards, &[]);
    play.pass_pauses();
    assert_eq!(play.legal(Atreides), [Buy(0), Buy(1), Buy(2)]);
}
