//! The market cards outside battle: when each may be played, what it does, and that it is then spent.

use conquest::Faction::{Fremen, Harkonnen, Imperium};
use conquest::action::Action::{
    Ask, Dial, Discard, GoTo, MoveFrom, MoveStorm, Pass, Play as PlayCard, ReviveLeader, ReviveTroops,
    Shelter, Ship, ShipTo, Take,
};
use conquest::content::MarketCard;
use conquest::scenario::{Play, Scenario, battle, cell, leader, market, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event, Faction};
use table::{Seat, rule};

const MOVEMENT: Phase = Phase::ShipmentAndMovement;

fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Fremen, Imperium])
}

fn from(id: &str) -> Action {
    MoveFrom(region(id))
}

fn to(id: &str) -> Action {
    GoTo(cell(id))
}

/// Plays a card and sees it spent: out of the hand, open on the market discard pile.
#[track_caller]
fn spend(play: &mut Play, faction: Faction, id: &str) {
    let held = play.market_cards(faction).len();
    play.act(faction, PlayCard(market(id)));
    assert_eq!(play.market_cards(faction).len(), held - 1);
    assert_eq!(play.spectator().decks.market_open, Some(market(id)), "{id} is discarded");
}

/// A turn in which Harkonnen have a use for every card: troops in the storm's way, troops in the tanks, a
/// hand, a reserve, a battle they are losing.
fn eventful_turn() -> Scenario {
    three()
        .troops(Harkonnen, "meridian:1", 2)
        .troops(Harkonnen, "carthag", 3)
        .troops(Fremen, "carthag", 3)
        .battle_cards(Harkonnen, &["baliset"])
        .spice(Harkonnen, 3)
        .spice_deck(&["habbanya_erg+red_chasm"])
}

/// Plays the turn to its end, everybody dialling 1 and otherwise taking the first choice (nearly always to
/// pass), and tells `meet` before each.
fn play_on(play: &mut Play, mut meet: impl FnMut(&Play, Seat)) {
    for _ in 0..1000 {
        if play.spectator().turn != 1 {
            return;
        }
        let seat = play.waiting()[0];
        meet(play, seat);
        let legal = play.legal_seat(seat);
        let pick = if legal.contains(&Dial(1)) { Dial(1) } else { legal[0] };
        play.act_seat(seat, pick);
    }
    panic!("the turn does not end");
}

/// Harkonnen hold one of each card and are asked through a whole turn: what they may play at each moment
/// is offered, and everything else is refused by its window.
#[test]
#[rule("CD-MARKET-09")]
fn market_09_each_card_in_its_window_and_nowhere_else() {
    let all: Vec<&str> = MarketCard::all().map(MarketCard::id).collect();
    let mut play = eventful_turn().market_cards(Harkonnen, &all).play(Phase::Storm, &[1]);
    let mut moments = Vec::new();
    let harkonnen = play.seat(Harkonnen);
    play_on(&mut play, |play, seat| {
        if seat != harkonnen {
            return;
        }
        let (mut open, shut): (Vec<_>, Vec<_>) =
            MarketCard::all().partition(|&card| play.may(Harkonnen, PlayCard(card)));
        for card in shut {
            assert_eq!(play.refused(Harkonnen, PlayCard(card)), "CD-MARKET-09", "{}", card.id());
        }
        if !open.is_empty() {
            moments.push((play.spectator().phase, open.drain(..).map(MarketCard::id).collect::<Vec<_>>()));
        }
    });
    let expected: [(Phase, &[&str]); 13] = [
        (Phase::Storm, &["ecological-station", "weather-control", "truthtrance"]),
        (Phase::Storm, &["ecological-station", "truthtrance"]),
        (Phase::SpiceBlow, &["truthtrance"]),
        (Phase::Cards, &["truthtrance"]),
        (Phase::Cards, &["salvage"]),
        (Phase::Revival, &["truthtrance"]),
        (Phase::Revival, &["tleilaxu-ghola"]),
        (MOVEMENT, &["truthtrance"]),
        (MOVEMENT, &["hajr", "ornithopter", "smugglers"]),
        (MOVEMENT, &["hajr", "ornithopter"]),
        (Phase::Battle, &["truthtrance"]),
        (Phase::Battle, &["counterattack", "poison-tooth", "truthtrance", "reserve-line"]),
        (Phase::Collection, &["truthtrance", "hidden-cache"]),
    ];
    assert_eq!(moments.len(), expected.len(), "{moments:?}");
    for ((phase, open), (in_phase, cards)) in moments.iter().zip(expected) {
        assert_eq!((*phase, open.as_slice()), (in_phase, cards));
    }
}

#[test]
#[rule("CD-MARKET-09")]
fn market_09_a_card_one_does_not_hold_cannot_be_played() {
    let play = three().market_cards(Harkonnen, &["hajr"]).play(Phase::Storm, &[]);
    assert_eq!(play.refused(Harkonnen, PlayCard(market("weather-control"))), "CD-MARKET-09");
}

/// Whoever holds a market card is asked at the same moments whichever card it is: being asked, or not
/// being asked, tells nobody anything.
#[test]
#[rule("CD-HIDDEN-04", "CD-AMB-28")]
fn hidden_04_who_is_asked_does_not_depend_on_which_card_is_held() {
    let asked = |card: &str| {
        let mut play = eventful_turn().market_cards(Harkonnen, &[card]).play(Phase::Storm, &[1]);
        let mut asked = Vec::new();
        play_on(&mut play, |play, seat| asked.push((play.spectator().phase, seat)));
        asked
    };
    let first = asked("counterattack");
    assert!(first.len() > 13);
    for card in MarketCard::all() {
        assert_eq!(asked(card.id()), first, "{}", card.id());
    }
}

/// Holding none, one is not asked in pauses; holding any, one is, in every one.
#[test]
#[rule("CD-AMB-28")]
fn amb_28_all_who_hold_market_cards_are_asked() {
    for phase in Phase::TURN {
        let play = three().market_cards(Imperium, &["hajr"]).play(phase, &[]);
        assert!(play.asks_only(Imperium), "{phase:?}");
        assert_eq!(play.asked(Imperium), Some(Asked::Pause), "{phase:?}");
    }
}

#[test]
#[rule("CD-MARKET-12")]
fn hajr_moves_one_more_group() {
    let mut play = three()
        .troops(Harkonnen, "carthag", 3)
        .troops(Harkonnen, "arrakeen", 3)
        .market_cards(Harkonnen, &["hajr"])
        .play(MOVEMENT, &[]);
    play.pass_pauses().act(Harkonnen, Pass); // no shipment
    play.acts(Harkonnen, &[from("carthag"), to("tsimpo:10"), Take(3)]);
    assert_eq!(play.refused(Harkonnen, from("arrakeen")), "CD-MOVE-01");
    spend(&mut play, Harkonnen, "hajr");
    assert_eq!(play.refused(Harkonnen, from("tsimpo")), "CD-AMB-40", "not the group that has moved");
    play.acts(Harkonnen, &[from("arrakeen"), to("old_gap:9"), Take(3)]);
    assert_eq!((play.troops(Harkonnen, "tsimpo:10"), play.troops(Harkonnen, "old_gap:9")), (3, 3));
    assert_ne!(play.asked(Harkonnen), Some(Asked::Move { groups: 1 }), "one more, not two");
}

#[test]
#[rule("CD-MARKET-12")]
fn hajr_gives_fremen_a_third_group_or_one_beside_the_long_way() {
    let start = || {
        let mut play = three()
            .first(Fremen)
            .troops(Fremen, "carthag", 3)
            .troops(Fremen, "arrakeen", 3)
            .troops(Fremen, "basin", 3)
            .market_cards(Fremen, &["hajr"])
            .play(MOVEMENT, &[]);
        play.pass_pauses();
        spend(&mut play, Fremen, "hajr"); // before shipping, for once
        play.act(Fremen, Pass);
        play
    };
    let mut play = start();
    for (at, end) in [("carthag", "tsimpo:10"), ("arrakeen", "old_gap:9"), ("basin", "sihaya_ridge")] {
        play.acts(Fremen, &[from(at), to(end), Take(3)]);
    }
    assert_ne!(play.asked(Fremen), Some(Asked::Move { groups: 1 }));

    for long_first in [true, false] {
        let mut play = start();
        let long = [from("arrakeen"), to("sietch_tabr"), Take(3)]; // four regions
        let short = [from("carthag"), to("tsimpo:10"), Take(3)];
        let (one, other) = if long_first { (long, short) } else { (short, long) };
        play.acts(Fremen, &one).acts(Fremen, &other);
        assert_eq!((play.troops(Fremen, "sietch_tabr"), play.troops(Fremen, "tsimpo:10")), (3, 3));
        assert!(!play.may(Fremen, from("basin")));
    }
}

/// Troops that came in two groups have all moved; and who has begun with two groups cannot turn to the long
/// way because a card gives one more.
#[test]
#[rule("CD-AMB-40")]
fn hajr_moves_nobody_twice_and_adds_no_other_split() {
    let start = || {
        let mut play = three()
            .first(Fremen)
            .troops(Fremen, "carthag", 3)
            .troops(Fremen, "arrakeen", 3)
            .troops(Fremen, "tsimpo:10", 1)
            .market_cards(Fremen, &["hajr", "hajr"])
            .play(MOVEMENT, &[]);
        play.pass_pauses().act(Fremen, Pass);
        play
    };
    let mut play = start();
    play.acts(
        Fremen,
        &[from("carthag"), to("tsimpo:10"), Take(1), from("carthag"), to("tsimpo:10"), Take(2)],
    );
    spend(&mut play, Fremen, "hajr");
    play.acts(Fremen, &[from("tsimpo"), to("old_gap:10")]);
    assert_eq!(play.troops(Fremen, "tsimpo:10"), 3, "only the one who stood there goes on");
    assert_eq!(play.troops(Fremen, "old_gap:10"), 1);
    spend(&mut play, Fremen, "hajr");
    assert_eq!(play.refused(Fremen, from("tsimpo")), "CD-AMB-40");
    assert_eq!(play.refused(Fremen, from("old_gap")), "CD-AMB-40");

    let mut play = start();
    play.acts(Fremen, &[from("carthag"), to("tsimpo:10"), Take(1)]);
    spend(&mut play, Fremen, "hajr");
    play.act(Fremen, from("arrakeen"));
    assert_eq!(play.refused(Fremen, to("sietch_tabr")), "CD-FAC-FRE-13", "four regions");
}

#[test]
#[rule("CD-MARKET-12")]
fn two_of_a_card_add_up() {
    let mut play = three().market_cards(Harkonnen, &["smugglers", "smugglers"]).play(MOVEMENT, &[]);
    play.pass_pauses();
    spend(&mut play, Harkonnen, "smugglers");
    spend(&mut play, Harkonnen, "smugglers");
    play.act(Harkonnen, ShipTo(cell("carthag")));
    assert_eq!(play.legal(Harkonnen), (1..=10).map(Ship).collect::<Vec<_>>());

    let scenario = three().troops(Harkonnen, "carthag", 4).market_cards(Harkonnen, &["hajr", "hajr"]);
    let mut play = scenario.play(MOVEMENT, &[]);
    play.pass_pauses();
    spend(&mut play, Harkonnen, "hajr");
    spend(&mut play, Harkonnen, "hajr");
    assert_eq!(play.asked(Harkonnen), Some(Asked::Move { groups: 3 }));
    for end in ["tsimpo:10", "old_gap:9", "arrakeen"] {
        play.acts(Harkonnen, &[from("carthag"), to(end), Take(1)]);
    }
    assert!(!play.may(Harkonnen, from("carthag")));
}

#[test]
#[rule("CD-MARKET-12")]
fn ornithopter_takes_one_group_three_regions_further() {
    let start = |cards: &[&str]| {
        let mut play = three()
            .troops(Harkonnen, "arrakeen", 3)
            .troops(Harkonnen, "carthag", 3)
            .market_cards(Harkonnen, cards)
            .play(MOVEMENT, &[]);
        play.pass_pauses().act(Harkonnen, Pass);
        cards.iter().for_each(|card| spend(&mut play, Harkonnen, card));
        play
    };
    let mut play = start(&["ornithopter"]);
    play.acts(Harkonnen, &[from("arrakeen"), to("habbanya_sietch"), Take(3)]);
    assert_eq!(play.troops(Harkonnen, "habbanya_sietch"), 3, "six regions");
    assert!(!play.may(Harkonnen, from("carthag")), "still one group");
    // One group: the other goes three regions.
    let mut play = start(&["ornithopter", "hajr"]);
    play.acts(Harkonnen, &[from("arrakeen"), to("habbanya_sietch"), Take(3), from("carthag")]);
    assert_eq!(play.refused(Harkonnen, to("habbanya_sietch")), "CD-MOVE-03", "five regions");
    // A group that does not need it does not use it up.
    let mut play = start(&["ornithopter", "hajr"]);
    play.acts(Harkonnen, &[from("arrakeen"), to("old_gap:9"), Take(3), from("carthag")]);
    play.acts(Harkonnen, &[to("habbanya_sietch"), Take(3)]);
    assert_eq!(play.troops(Harkonnen, "habbanya_sietch"), 3);
}

#[test]
#[rule("CD-MARKET-12")]
fn ornithopters_serve_a_group_each_or_one_group_together() {
    let start = |cards: &[&str]| {
        let mut play = three()
            .first(Fremen)
            .troops(Fremen, "arrakeen", 3)
            .troops(Fremen, "carthag", 3)
            .troops(Fremen, "habbanya_sietch", 1)
            .market_cards(Fremen, cards)
            .play(MOVEMENT, &[]);
        play.pass_pauses().act(Fremen, Pass);
        cards.iter().for_each(|card| spend(&mut play, Fremen, card));
        play
    };
    // Two groups, both further than three regions.
    let mut play = start(&["ornithopter", "ornithopter"]);
    play.acts(Fremen, &[from("arrakeen"), to("sietch_tabr"), Take(3)]);
    play.acts(Fremen, &[from("carthag"), to("habbanya_sietch"), Take(3)]);
    assert_eq!((play.troops(Fremen, "sietch_tabr"), play.troops(Fremen, "habbanya_sietch")), (3, 4));
    // On top of the long way: seven regions, and both groups are used.
    let mut play = start(&["ornithopter"]);
    play.act(Fremen, from("habbanya_sietch")).act(Fremen, to("basin"));
    assert_eq!(play.troops(Fremen, "basin"), 1);
    assert!(!play.may(Fremen, from("carthag")));
}

#[test]
#[rule("CD-MARKET-12")]
fn tleilaxu_ghola_revives_a_leader_or_five_troops_on_top() {
    let start = || {
        let mut play = three()
            .tanks(Harkonnen, 12)
            .dead(&["baron-harkonnen", "stilgar"])
            .market_cards(Harkonnen, &["tleilaxu-ghola", "hajr"])
            .play(Phase::Revival, &[]);
        play.pass_pauses();
        play
    };
    let mut play = start();
    spend(&mut play, Harkonnen, "tleilaxu-ghola");
    let mut free: Vec<Action> = (1..=5).map(ReviveTroops).collect();
    free.push(ReviveLeader(leader("baron-harkonnen")));
    assert_eq!(play.legal(Harkonnen), free);
    assert_eq!(play.refused(Harkonnen, PlayCard(market("hajr"))), "CD-MARKET-10");
    play.act(Harkonnen, ReviveTroops(5));
    play.act(Harkonnen, ReviveTroops(2)); // the revival of the turn is still theirs
    assert_eq!((play.tanks(Harkonnen), play.reserve(Harkonnen), play.spice(Harkonnen)), (5, 15, 0));

    let mut play = start();
    play.act(Harkonnen, ReviveTroops(2));
    spend(&mut play, Harkonnen, "tleilaxu-ghola");
    play.act(Harkonnen, ReviveLeader(leader("baron-harkonnen")));
    assert!(!play.is_dead("baron-harkonnen") && play.is_dead("stilgar"));
    assert_eq!((play.tanks(Harkonnen), play.spice(Harkonnen)), (10, 0), "one leader, or troops; not both");
}

#[test]
#[rule("CD-MARKET-12")]
fn ecological_station_shelters_one_region_from_the_storm() {
    let mut play = three()
        .troops(Harkonnen, "meridian:1", 2)
        .troops(Imperium, "meridian:1", 2)
        .troops(Harkonnen, "cielago_north:2", 3)
        .spice_in("cielago_north", 8)
        .market_cards(Harkonnen, &["ecological-station"])
        .spice_deck(&["habbanya_erg+red_chasm"])
        .play(Phase::Storm, &[2]);
    play.act(Harkonnen, Pass); // before the roll it is too early to tell
    spend(&mut play, Harkonnen, "ecological-station");
    assert_eq!(play.legal(Harkonnen), [Shelter(region("cielago_north")), Shelter(region("meridian"))]);
    play.act(Harkonnen, Shelter(region("cielago_north")));
    assert_eq!(play.troops(Harkonnen, "cielago_north:2"), 3, "sheltered");
    assert_eq!(play.troops(Harkonnen, "meridian:1"), 0, "one region only");
    assert_eq!(play.troops(Imperium, "meridian:1"), 0);
    assert_eq!(play.spice_in("cielago_north"), 0, "troops are sheltered, spice is not");
}

#[test]
#[rule("CD-MARKET-12")]
fn ecological_station_protects_ones_own_troops_this_turn_only() {
    let mut play = three()
        .troops(Harkonnen, "meridian:1", 2)
        .troops(Imperium, "meridian:1", 2)
        .market_cards(Harkonnen, &["ecological-station"])
        .spice_deck(&["habbanya_erg+red_chasm"])
        .storm(17)
        .play(Phase::Storm, &[2]);
    spend(&mut play, Harkonnen, "ecological-station"); // before the roll
    play.act(Harkonnen, Shelter(region("meridian")));
    assert_eq!((play.troops(Harkonnen, "meridian:1"), play.troops(Imperium, "meridian:1")), (2, 0));
    play_on(&mut play, |_, _| {});
    assert_eq!(play.spectator().now.sheltered, [], "next turn they are on their own");
}

#[test]
#[rule("CD-MARKET-12")]
fn weather_control_replaces_the_roll() {
    // An empty script: nobody rolls a die.
    let mut play = three()
        .market_cards(Imperium, &["weather-control", "weather-control"])
        .spice_deck(&["habbanya_erg+red_chasm"])
        .storm(16)
        .play(Phase::Storm, &[]);
    spend(&mut play, Imperium, "weather-control");
    assert!(play.asks_only(Imperium), "not the first player");
    assert_eq!(play.legal(Imperium), (0..=6).map(MoveStorm).collect::<Vec<_>>());
    play.act(Imperium, MoveStorm(5));
    assert_eq!(play.refused(Imperium, PlayCard(market("weather-control"))), "CD-MARKET-09", "once a turn");
    play.act(Imperium, Pass);
    assert_eq!(play.spectator().storm, 3);
    assert!(!play.told().iter().any(|event| matches!(event, Event::StormRolled { .. })));
}

#[test]
#[rule("CD-MARKET-12")]
fn smugglers_ship_five_troops_free() {
    for (spice, count, cost) in [(0, 5, 0), (2, 7, 2), (2, 3, 0)] {
        let mut play =
            three().market_cards(Harkonnen, &["smugglers"]).spice(Harkonnen, spice).play(MOVEMENT, &[]);
        play.pass_pauses();
        spend(&mut play, Harkonnen, "smugglers");
        play.act(Harkonnen, ShipTo(cell("carthag")));
        let most = 5 + spice as u8;
        assert_eq!(play.refused(Harkonnen, Ship(most + 1)), "CD-SHIP-03");
        play.act(Harkonnen, Ship(count));
        assert_eq!((play.troops(Harkonnen, "carthag"), play.spice(Harkonnen)), (count, spice - cost));
    }
}

#[test]
#[rule("CD-MARKET-12")]
fn smugglers_bring_five_more_fremen_to_the_pole() {
    let mut play = three().first(Fremen).market_cards(Fremen, &["smugglers"]).play(MOVEMENT, &[]);
    play.pass_pauses();
    spend(&mut play, Fremen, "smugglers");
    assert_eq!(play.refused(Fremen, ShipTo(cell("carthag"))), "CD-FAC-FRE-12");
    play.act(Fremen, ShipTo(cell("polar_sink")));
    assert_eq!(play.refused(Fremen, Ship(11)), "CD-FAC-FRE-12");
    play.act(Fremen, Ship(10));
    assert_eq!((play.troops(Fremen, "polar_sink"), play.reserve(Fremen)), (10, 10));
}

#[test]
#[rule("CD-MARKET-12", "CD-CARDS-04")]
fn salvage_discards_any_battle_cards_before_drawing_to_four() {
    let mut play = three()
        .battle_cards(Harkonnen, &["baliset", "kulon", "lasgun", "shield"])
        .market_cards(Harkonnen, &["salvage"])
        .battle_deck(&["crysknife", "chaumas"])
        .play(Phase::Cards, &[]);
    play.pass_pauses();
    spend(&mut play, Harkonnen, "salvage");
    assert_eq!(play.refused(Harkonnen, Discard(battle("stunner"))), "CD-CARDS-01", "not in hand");
    play.acts(Harkonnen, &[Discard(battle("baliset")), Discard(battle("lasgun")), Pass]);
    assert_eq!(play.battle_cards(Harkonnen), ["crysknife", "chaumas", "shield", "kulon"]);
    assert_eq!(play.spectator().decks.battle_open, Some(battle("lasgun")));
}

#[test]
#[rule("CD-MARKET-12")]
fn truthtrance_makes_an_opponent_tell_of_one_traitor_card() {
    for (about, holds) in [("caid", true), ("bashar", false)] {
        let mut play = three()
            .traitors(Fremen, &["caid"])
            .market_cards(Harkonnen, &["truthtrance"])
            .play(Phase::Revival, &[]);
        spend(&mut play, Harkonnen, "truthtrance");
        let (asker, of) = (play.seat(Harkonnen), play.seat(Fremen));
        let about = leader(about);
        assert_eq!(play.refused(Harkonnen, Ask { about, of: asker }), "CD-MARKET-10", "an opponent");
        let absent = Ask { about: leader("duke-leto"), of };
        assert_eq!(play.refused(Harkonnen, absent), "CD-MARKET-10", "Atreides are not in the game");
        play.act(Harkonnen, Ask { about, of });
        assert!(play.told().contains(&Event::Answered { asker, of, about, holds }), "all hear it");
        let told = &play.spectator().sides[of.index()];
        let known = if holds { &told.traitors_shown } else { &told.traitors_denied };
        assert_eq!(*known, [about]);
        assert_eq!(play.traitors(Fremen), ["caid"], "and nothing changes hands");
    }
}

#[test]
#[rule("CD-MARKET-09")]
fn truthtrance_once_at_the_table_in_each_pause() {
    let mut play = three()
        .market_cards(Harkonnen, &["truthtrance", "hajr"])
        .market_cards(Fremen, &["truthtrance"])
        .play(Phase::SpiceBlow, &[]);
    let of = play.seat(Imperium);
    let ask = Ask { about: leader("stilgar"), of };
    spend(&mut play, Harkonnen, "truthtrance");
    play.acts(Harkonnen, &[ask, Pass]);
    assert_eq!(play.refused(Fremen, PlayCard(market("truthtrance"))), "CD-MARKET-09");
    play.act(Fremen, Pass).act(Harkonnen, Pass); // on to the card phase and its pause
    spend(&mut play, Fremen, "truthtrance");
    play.act(Fremen, ask);
}

#[test]
#[rule("CD-MARKET-12")]
fn hidden_cache_yields_four_spice_from_the_bank() {
    let mut play =
        three().spice(Imperium, 1).market_cards(Imperium, &["hidden-cache"]).play(Phase::Collection, &[]);
    spend(&mut play, Imperium, "hidden-cache");
    assert_eq!((play.spice(Imperium), play.issued()), (5, 5));
    assert_eq!(play.spice(Harkonnen) + play.spice(Fremen), 0);
}
