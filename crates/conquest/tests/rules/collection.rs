//! Spice collection and charity, and what may not change hands.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::content::{BattleCard, Leader, MarketCard};
use conquest::scenario::{Play, Scenario, cell};
use conquest::state::Phase;
use conquest::view::{Asked, View};
use conquest::{Action, Conquest, Event, Faction};
use table::chance::Fast;
use table::{Chance, Game, Seat, rule};

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium]).turn(2)
}

/// Is the faction asked to collect at this location?
fn collects_at(play: &Play, faction: Faction, at: &str) -> bool {
    play.asks_only(faction) && play.asked(faction) == Some(Asked::Collect { at: cell(at) })
}

/// What a faction may collect where it is asked to.
fn most(play: &Play, faction: Faction) -> u8 {
    let legal = play.legal(faction);
    let most = legal.len() as u8 - 1;
    assert_eq!(legal, (0..=most).map(Action::Collect).collect::<Vec<_>>());
    most
}

/// Harkonnen play first and have troops at two places with spice.
#[test]
#[rule("CD-COLLECT-01")]
fn collect_01_each_faction_in_order_of_action_wherever_it_has_troops() {
    let mut play = three()
        .first(Harkonnen)
        .troops(Atreides, "sihaya_ridge", 1)
        .troops(Harkonnen, "red_chasm", 2)
        .troops(Harkonnen, "funeral_plain", 1)
        .spice_in("sihaya_ridge", 6)
        .spice_in("red_chasm", 8)
        .spice_in("funeral_plain", 6)
        .spice_in("old_gap", 6)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Harkonnen, "red_chasm"));
    play.act(Harkonnen, Action::Collect(3));
    assert!(collects_at(&play, Harkonnen, "funeral_plain"));
    play.act(Harkonnen, Action::Collect(0)); // optional
    assert!(collects_at(&play, Atreides, "sihaya_ridge"));
    play.act(Atreides, Action::Collect(2));
    assert_eq!((play.spice(Harkonnen), play.spice(Atreides), play.spice(Imperium)), (3, 2, 0));
    assert_eq!((play.spice_in("red_chasm"), play.spice_in("funeral_plain")), (5, 6));
    assert_eq!((play.spice_in("sihaya_ridge"), play.spice_in("old_gap")), (4, 6));
    assert_eq!(play.issued(), 26, "nothing came from the bank");
}

/// The spice lies in sector 9 of Old Gap.
#[test]
#[rule("CD-COLLECT-02")]
fn collect_02_only_in_the_very_sector_of_the_spice() {
    let mut play = three()
        .troops(Atreides, "old_gap:8", 5)
        .troops(Harkonnen, "old_gap:9", 1)
        .spice_in("old_gap", 6)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Harkonnen, "old_gap:9"));
    play.act(Harkonnen, Action::Collect(2));
    assert_eq!(play.asked(Atreides), Some(Asked::Charity), "there is nothing to collect in sector 8");
    assert_eq!(play.spice_in("old_gap"), 4);
}

/// The storm strikes in its own phase and in no other; what blew in its sector meanwhile can be had.
#[test]
#[rule("CD-COLLECT-01", "CD-AMB-11")]
fn collect_01_the_storm_keeps_nobody_from_collecting() {
    let mut play = three()
        .storm(9)
        .troops(Harkonnen, "old_gap:9", 1)
        .spice_in("old_gap", 6)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Harkonnen, "old_gap:9"));
    play.act(Harkonnen, Action::Collect(2));
    assert_eq!((play.spice(Harkonnen), play.spice_in("old_gap")), (2, 4));
}

#[test]
#[rule("CD-COLLECT-03")]
fn collect_03_two_for_each_troop_of_every_faction() {
    for faction in Faction::ALL {
        for (troops, spice, expected) in [(1, 6, 2), (3, 10, 6), (3, 5, 5), (4, 1, 1)] {
            let play = Scenario::new(&Faction::ALL)
                .turn(2)
                .troops(faction, "the_great_flat", troops)
                .spice_in("the_great_flat", spice)
                .play(Phase::Collection, &[]);
            assert_eq!(most(&play, faction), expected, "{troops} {faction:?} at {spice} spice");
            assert_eq!(play.refused(faction, Action::Collect(expected + 1)), "CD-COLLECT-03");
        }
    }
}

/// What is left in Sihaya Ridge is still there a turn later, and is collected then.
#[test]
#[rule("CD-COLLECT-04")]
fn collect_04_uncollected_spice_stays() {
    let mut play = three()
        .troops(Atreides, "sihaya_ridge", 2)
        .spice_in("sihaya_ridge", 6)
        .spice_deck(&["habbanya_erg+south_mesa"])
        .play(Phase::Collection, &[1]);
    play.act(Atreides, Action::Collect(1));
    assert_eq!(play.spice_in("sihaya_ridge"), 5);
    let turn = |play: &Play| play.spectator().turn;
    while !collects_at(&play, Atreides, "sihaya_ridge") {
        let seat = play.waiting()[0];
        let legal = play.legal_seat(seat);
        play.act_seat(seat, legal[0]);
        assert!(turn(&play) <= 3);
        assert_eq!(play.spice_in("sihaya_ridge"), 5);
    }
    assert_eq!(turn(&play), 3);
    play.act(Atreides, Action::Collect(4));
    assert_eq!(play.spice_in("sihaya_ridge"), 1);
}

#[test]
#[rule("CD-COLLECT-06", "CD-AMB-60")]
fn collect_06_charity_fills_up_to_three() {
    for had in 0..=2 {
        let mut play = three().spice(Atreides, had).spice(Harkonnen, 3).play(Phase::Collection, &[]);
        let issued = play.issued();
        assert!(play.asks_only(Atreides) && play.asked(Atreides) == Some(Asked::Charity));
        assert_eq!(play.legal(Atreides), [Action::Pass, Action::TakeCharity]);
        play.act(Atreides, Action::TakeCharity);
        assert_eq!((play.spice(Atreides), play.issued()), (3, issued + 3 - i32::from(had)));
        // Harkonnen have 3 and are passed over.
        assert!(play.asks_only(Imperium));
        assert_eq!(play.spice(Harkonnen), 3);
    }
    let mut play = three().spice(Harkonnen, 3).spice(Imperium, 3).play(Phase::Collection, &[]);
    play.act(Atreides, Action::Pass);
    assert_eq!(play.spice(Atreides), 0, "it is optional");
}

/// Harkonnen play first and have nothing, but Atreides collect before anybody takes charity.
#[test]
#[rule("CD-COLLECT-06", "CD-AMB-60")]
fn collect_06_charity_comes_after_all_collecting() {
    let mut play = three()
        .first(Harkonnen)
        .spice(Imperium, 2)
        .troops(Atreides, "sihaya_ridge", 2)
        .spice_in("sihaya_ridge", 6)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Atreides, "sihaya_ridge"));
    play.act(Atreides, Action::Collect(3));
    assert!(play.asks_only(Harkonnen));
    play.act(Harkonnen, Action::TakeCharity);
    assert!(play.asks_only(Imperium));
    play.act(Imperium, Action::TakeCharity);
    // Atreides have collected 3 and need none.
    assert_eq!(play.spectator().turn, 3);
    assert_eq!((play.spice(Harkonnen), play.spice(Imperium), play.spice(Atreides)), (3, 3, 3));
}

/// Charity is taken once a turn, and in turn 5 too.
#[test]
#[rule("CD-AMB-60")]
fn amb_60_charity_in_every_turn_the_last_included() {
    for turn in 1..=5 {
        let mut play = three().turn(turn).spice(Harkonnen, 3).spice(Imperium, 3).play(Phase::Collection, &[]);
        assert_eq!(play.asked(Atreides), Some(Asked::Charity), "turn {turn}");
        play.act(Atreides, Action::TakeCharity);
        assert_eq!(play.spice(Atreides), 3);
        assert!(!play.may(Atreides, Action::TakeCharity));
    }
}

/// Two factions in one spice sector: each takes from what the one before left.
#[test]
#[rule("CD-AMB-75")]
fn amb_75_two_factions_at_the_same_spice() {
    let mut play = three()
        .first(Imperium)
        .troops(Harkonnen, "red_chasm", 5)
        .troops(Imperium, "red_chasm", 2)
        .spice_in("red_chasm", 8)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Imperium, "red_chasm"));
    assert_eq!(most(&play, Imperium), 4);
    play.act(Imperium, Action::Collect(4));
    assert!(collects_at(&play, Harkonnen, "red_chasm"));
    assert_eq!(most(&play, Harkonnen), 4);
    play.act(Harkonnen, Action::Collect(4));
    assert_eq!((play.spice(Imperium), play.spice(Harkonnen), play.spice_in("red_chasm")), (4, 4, 0));
}

/// 7 spice in sector 12, 3 Fremen there and 4 in the next sector of the same region.
#[test]
#[rule("CD-EX-19")]
fn ex_19_collection() {
    let mut play = Scenario::new(&[Fremen, Harkonnen])
        .turn(2)
        .troops(Fremen, "hagga_basin:12", 3)
        .troops(Fremen, "hagga_basin:11", 4)
        .spice_in("hagga_basin", 7)
        .example("CD-EX-19")
        .play(Phase::Collection, &[]);
    assert_eq!(most(&play, Fremen), 6);
    play.act(Fremen, Action::Collect(6));
    assert_eq!((play.spice(Fremen), play.spice_in("hagga_basin")), (6, 1));
    assert_eq!(play.asked(Fremen), None);
}

/// What a side has that could change hands.
#[derive(Clone, PartialEq, Debug)]
struct Goods {
    spice: u16,
    battle: Vec<BattleCard>,
    market: Vec<MarketCard>,
    traitors: Vec<Leader>,
}

fn goods(view: &View) -> Vec<Goods> {
    let side = view.sides.iter().map(|side| Goods {
        spice: side.spice,
        battle: side.battle_hand.clone().unwrap_or_default(),
        market: side.market_hand.clone().unwrap_or_default(),
        traitors: side.traitors.clone().unwrap_or_default(),
    });
    side.collect()
}

/// What is in `now` beyond what was in `before`.
fn gained<T: PartialEq + Copy>(before: &[T], now: &[T]) -> Vec<T> {
    let mut before = before.to_vec();
    let mut gained = now.to_vec();
    gained.retain(|card| match before.iter().position(|had| had == card) {
        Some(at) => {
            before.remove(at);
            false
        }
        None => true,
    });
    gained
}

/// Plays a random game and gives every step to `check`: the action with its seat, what everybody had
/// before and has after it, and what happened.
fn watch(mode: &str, seats: usize, seed: u64, check: impl Fn(Seat, Action, &[Goods], &[Goods], &[Event])) {
    let options = Conquest::options(mode, seats).unwrap();
    let mut picks = Fast::new(seed);
    let mut play = Play::start(&options, &[]);
    let mut before = goods(&play.open());
    while let Some(&seat) = play.waiting().first() {
        let legal = play.legal_seat(seat);
        let action = legal[picks.below(legal.len() as u32) as usize];
        let told = play.told().len();
        play.act_seat(seat, action);
        let after = goods(&play.open());
        check(seat, action, &before, &after, &play.told()[told..]);
        before = after;
    }
}

const TABLES: [(&str, usize); 3] = [("standard", 4), ("duel", 2), ("allied", 2)];

/// Through whole games spice leaves a sheet only when its owner pays, and reaches another sheet only as
/// the price of market cards.
#[test]
#[rule("CD-COLLECT-05", "CD-AMB-73")]
fn collect_05_spice_passes_between_factions_by_the_market_alone() {
    for (mode, seats) in TABLES {
        for seed in 0..12 {
            watch(mode, seats, seed, |actor, action, before, after, told| {
                let spice = |goods: &[Goods], seat: Seat| i32::from(goods[seat.index()].spice);
                let gains = |seat: Seat| spice(after, seat) - spice(before, seat);
                let others = || Seat::first(seats).filter(|&seat| seat != actor);
                assert!(others().all(|seat| gains(seat) >= 0), "{action:?} takes spice from another");
                let paid = told.iter().find_map(|event| match event {
                    Event::Bought { to: Some(owner), paid, .. } => Some((*owner, i32::from(*paid))),
                    _ => None,
                });
                for other in others().filter(|&seat| gains(actor) < 0 && gains(seat) > 0) {
                    assert_eq!(Some((other, gains(other))), paid, "{action:?} gives spice away");
                    assert_eq!(gains(actor), -gains(other));
                }
            });
        }
    }
}

/// Through whole games every card that comes to a hand was drawn from its deck by that hand's owner. (That
/// troops never change hands is in the books, which are checked after every action.)
#[test]
#[rule("CD-AMB-73")]
fn amb_73_cards_do_not_change_hands() {
    for (mode, seats) in TABLES {
        for seed in 0..12 {
            watch(mode, seats, seed, |_, action, before, after, told| {
                for seat in Seat::first(seats) {
                    let (had, has) = (&before[seat.index()], &after[seat.index()]);
                    let (mut battle, mut market, mut traitors) = (vec![], vec![], vec![]);
                    for event in told {
                        match event {
                            Event::DrewBattle { seat: to, cards: Some(cards), .. } if *to == seat => {
                                battle.extend(cards);
                            }
                            Event::DrewMarket { seat: to, cards: Some(cards), .. } if *to == seat => {
                                market.extend(cards);
                            }
                            Event::TraitorKept { seat: to, leader: Some(leader) }
                            | Event::TraitorDrawn { seat: to, leader: Some(leader) }
                                if *to == seat =>
                            {
                                traitors.push(*leader);
                            }
                            _ => {}
                        }
                    }
                    let battle = gained(&battle, &gained(&had.battle, &has.battle));
                    let market = gained(&market, &gained(&had.market, &has.market));
                    let traitors = gained(&traitors, &gained(&had.traitors, &has.traitors));
                    assert!(battle.is_empty(), "{action:?} gives {seat:?} {battle:?}");
                    assert!(market.is_empty(), "{action:?} gives {seat:?} {market:?}");
                    assert!(traitors.is_empty(), "{action:?} gives {seat:?} {traitors:?}");
                }
            });
        }
    }
}

/// Charity comes after all collecting.
#[test]
#[rule("CD-COLLECT-06")]
fn collect_06_no_charity_while_there_is_spice_to_collect() {
    let play = three().troops(Atreides, "red_chasm", 2).spice_in("red_chasm", 8).play(Phase::Collection, &[]);
    assert!(collects_at(&play, Atreides, "red_chasm"));
    assert_eq!(play.refused(Atreides, Action::TakeCharity), "CD-COLLECT-06");
}

/// Funeral Plain and the Great Flat follow each other when places are gone through.
#[test]
#[rule("CD-COLLECT-01")]
fn collect_01_the_very_next_place_is_not_passed_over() {
    let mut play = three()
        .troops(Atreides, "funeral_plain", 2)
        .troops(Atreides, "the_great_flat", 2)
        .spice_in("funeral_plain", 6)
        .spice_in("the_great_flat", 6)
        .play(Phase::Collection, &[]);
    assert!(collects_at(&play, Atreides, "funeral_plain"));
    play.act(Atreides, Action::Collect(1));
    assert!(collects_at(&play, Atreides, "the_great_flat"));
}
