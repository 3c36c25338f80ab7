//! A market card that could do nothing is not offered, though its window is open; and whoever holds it is
//! asked all the same.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{
    Ask, GoTo, MoveFrom, MoveStorm, Pass, Play as PlayCard, Shelter, Ship, ShipTo, Take, Treachery,
};
use conquest::content::MarketCard;
use conquest::options::{Game as GameKind, Options};
use conquest::scenario::{Play, Scenario, cell, leader, market, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Faction};
use table::rule;

const MOVEMENT: Phase = Phase::ShipmentAndMovement;

fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Fremen, Imperium])
}

fn card(id: &str) -> Action {
    PlayCard(market(id))
}

fn group(from: &str, to: &str, count: u8) -> [Action; 3] {
    [MoveFrom(region(from)), GoTo(cell(to)), Take(count)]
}

/// A card of the faction asked is offered, or refused because it could do nothing.
#[track_caller]
fn is_offered(play: &Play, faction: Faction, id: &str) -> bool {
    let offered = play.legal(faction).contains(&card(id));
    if !offered {
        assert_eq!(play.refused(faction, card(id)), "CD-AMB-79", "{id}");
    }
    offered
}

/// The faction is first to ship, holding these cards; pauses are passed.
fn shipping(scenario: Scenario, faction: Faction, cards: &[&str]) -> Play {
    let mut play = scenario.first(faction).market_cards(faction, cards).play(MOVEMENT, &[]);
    play.pass_pauses();
    play
}

/// The same, with shipment declined.
fn moving(scenario: Scenario, faction: Faction, cards: &[&str]) -> Play {
    let mut play = shipping(scenario, faction, cards);
    if play.asked(faction) == Some(Asked::Ship) {
        play.act(faction, Pass);
    }
    play
}

#[test]
#[rule("CD-AMB-79")]
fn ornithopter_needs_a_group_left_to_move() {
    let scenario = || three().troops(Harkonnen, "carthag", 3).troops(Harkonnen, "arrakeen", 3);
    let mut play = moving(scenario(), Harkonnen, &["ornithopter", "hajr"]);
    assert!(is_offered(&play, Harkonnen, "ornithopter"));
    play.acts(Harkonnen, &group("carthag", "tsimpo:10", 3));
    assert_eq!(play.legal(Harkonnen), [Pass, card("hajr")]);
    assert!(!is_offered(&play, Harkonnen, "ornithopter"));
    play.act(Harkonnen, card("hajr"));
    assert!(is_offered(&play, Harkonnen, "ornithopter"), "there is a group again");
    play.acts(Harkonnen, &group("arrakeen", "old_gap:9", 1));
    assert!(!is_offered(&play, Harkonnen, "ornithopter"));
    assert_eq!(play.legal(Harkonnen), [Pass], "asked all the same, for the sake of secrecy");
}

#[test]
#[rule("CD-AMB-79")]
fn ornithopter_needs_somewhere_to_go_that_is_out_of_reach() {
    // Everything lies within six regions of Arrakeen, but not of Habbanya Sietch.
    for (start, second) in [("arrakeen", false), ("habbanya_sietch", true)] {
        let scenario = three().troops(Harkonnen, start, 2);
        let mut play = moving(scenario, Harkonnen, &["ornithopter", "ornithopter", "hajr"]);
        play.act(Harkonnen, card("ornithopter"));
        assert_eq!(is_offered(&play, Harkonnen, "ornithopter"), second, "{start}");
        // With two groups each has a use for one.
        play.act(Harkonnen, card("hajr"));
        assert!(is_offered(&play, Harkonnen, "ornithopter"));
    }
    // Fremen go six regions without it; with a second group to keep they have a use for it.
    for (start, count, of_use) in
        [("arrakeen", 1, false), ("arrakeen", 2, true), ("habbanya_sietch", 1, true)]
    {
        let play = moving(three().troops(Fremen, start, count), Fremen, &["ornithopter"]);
        assert_eq!(is_offered(&play, Fremen, "ornithopter"), of_use, "{count} in {start}");
    }
}

/// Before shipping, the troops that may be shipped count; those the storm holds do not.
#[test]
#[rule("CD-AMB-79")]
fn cards_of_movement_before_shipping_count_on_those_who_may_land() {
    let cards = ["ornithopter", "hajr"];
    let held = || three().storm(10).troops(Harkonnen, "carthag", 9);
    let play = shipping(held(), Harkonnen, &cards);
    assert_eq!(play.legal(Harkonnen), [Pass], "no spice to ship, and nobody can leave the storm");
    assert!(cards.iter().all(|id| !is_offered(&play, Harkonnen, id)));
    let play = shipping(held().spice(Harkonnen, 1), Harkonnen, &cards);
    assert!(is_offered(&play, Harkonnen, "ornithopter"));
    assert!(!is_offered(&play, Harkonnen, "hajr"), "one troop makes one group");
    let mut play = shipping(held().spice(Harkonnen, 2), Harkonnen, &cards);
    assert!(is_offered(&play, Harkonnen, "hajr"));
    play.act(Harkonnen, Pass);
    assert_ne!(play.asked(Harkonnen), Some(Asked::Move { groups: 1 }), "nobody can set out now");
}

#[test]
#[rule("CD-AMB-79")]
fn hajr_needs_a_troop_that_no_other_group_has() {
    for (count, of_use) in [(1, false), (2, true)] {
        // Fremen may spend both their groups on one troop's long way, and have one more for the other.
        for faction in [Harkonnen, Fremen] {
            let play = moving(three().troops(faction, "carthag", count), faction, &["hajr"]);
            assert_eq!(is_offered(&play, faction, "hajr"), of_use, "{count} of {faction:?}");
        }
    }
    // Played once, a second needs a third troop.
    for (count, of_use) in [(2, false), (3, true)] {
        let mut play = moving(three().troops(Harkonnen, "carthag", count), Harkonnen, &["hajr", "hajr"]);
        play.act(Harkonnen, card("hajr"));
        assert_eq!(is_offered(&play, Harkonnen, "hajr"), of_use, "{count}");
    }
    // Troops in the storm, and troops that have moved, are no help.
    let scenario = three().storm(10).troops(Harkonnen, "carthag", 5).troops(Harkonnen, "arrakeen", 2);
    let mut play = moving(scenario, Harkonnen, &["hajr"]);
    assert!(is_offered(&play, Harkonnen, "hajr"));
    play.acts(Harkonnen, &group("arrakeen", "old_gap:9", 1));
    assert!(is_offered(&play, Harkonnen, "hajr"), "for the one who stayed");
    let scenario = three().storm(10).troops(Harkonnen, "carthag", 5).troops(Harkonnen, "arrakeen", 1);
    assert!(!is_offered(&moving(scenario, Harkonnen, &["hajr"]), Harkonnen, "hajr"));
}

#[test]
#[rule("CD-AMB-79")]
fn smugglers_need_a_troop_that_would_not_be_shipped_free_anyway() {
    for (faction, reserve, first, second) in [
        (Harkonnen, 1, true, false),
        (Harkonnen, 5, true, false),
        (Harkonnen, 6, true, true),
        (Fremen, 5, false, false),
        (Fremen, 6, true, false),
        (Fremen, 10, true, false),
        (Fremen, 11, true, true),
    ] {
        let scenario = three().tanks(faction, 20 - reserve).spice(faction, 9);
        let mut play = shipping(scenario, faction, &["smugglers", "smugglers"]);
        assert_eq!(is_offered(&play, faction, "smugglers"), first, "{reserve} of {faction:?}");
        if first {
            play.act(faction, card("smugglers"));
            assert_eq!(is_offered(&play, faction, "smugglers"), second, "{reserve} of {faction:?}");
        }
    }
    // The alliance with the desert ships as Fremen do.
    let play = shipping(Scenario::allied().tanks(Atreides, 15), Atreides, &["smugglers"]);
    assert!(!is_offered(&play, Atreides, "smugglers"));
}

#[test]
#[rule("CD-AMB-79")]
fn salvage_needs_battle_cards_to_discard() {
    for (hand, of_use) in [(&[][..], false), (&["kulon"], true)] {
        let mut play = three()
            .battle_cards(Harkonnen, hand)
            .market_cards(Harkonnen, &["salvage"])
            .play(Phase::Cards, &[]);
        play.pass_pauses();
        assert_eq!(play.asked(Harkonnen), Some(Asked::BeforeDrawing));
        assert_eq!(is_offered(&play, Harkonnen, "salvage"), of_use);
    }
}

#[test]
#[rule("CD-AMB-79")]
fn ecological_station_needs_troops_the_storm_can_strike() {
    let station = |faction: Faction, at: &str| {
        let scenario = three().storm(16).first(faction).troops(faction, at, 2);
        scenario.market_cards(faction, &["ecological-station"]).play(Phase::Storm, &[])
    };
    // Sectors 17 and 0 to 4 lie within six of sector 16.
    for (at, of_use) in [
        ("cielago_west:17", true),
        ("the_minor_erg:4", true),
        ("the_minor_erg:5", false),
        ("habbanya_ridge_flat:16", false),
        ("false_wall_west:17", false),
        ("polar_sink", false),
    ] {
        assert_eq!(is_offered(&station(Harkonnen, at), Harkonnen, "ecological-station"), of_use, "{at}");
    }
    assert!(!is_offered(&station(Fremen, "cielago_west:17"), Fremen, "ecological-station"), "no storm");
}

#[test]
#[rule("CD-AMB-79")]
fn ecological_station_shelters_only_what_the_storm_will_strike_once_its_move_is_known() {
    let scenario = || {
        three()
            .storm(16)
            .troops(Harkonnen, "cielago_west:17", 2)
            .troops(Harkonnen, "meridian:1", 2)
            .market_cards(Harkonnen, &["ecological-station", "ecological-station"])
    };
    let mut play = scenario().play(Phase::Storm, &[]);
    let (west, meridian) = (Shelter(region("cielago_west")), Shelter(region("meridian")));
    play.act(Harkonnen, card("ecological-station"));
    assert_eq!(play.legal(Harkonnen), [meridian, west], "either may be struck before the roll");
    let mut play = scenario().play(Phase::Storm, &[1]);
    play.acts(Harkonnen, &[Pass, card("ecological-station")]);
    assert_eq!(play.legal(Harkonnen), [west]);
    assert_eq!(play.refused(Harkonnen, meridian), "CD-MARKET-10");
    // Chosen by a card, the move is known before the roll would be.
    let mut play = scenario().market_cards(Harkonnen, &["weather-control"]).play(Phase::Storm, &[]);
    play.acts(Harkonnen, &[card("weather-control"), MoveStorm(0)]);
    assert!(!is_offered(&play, Harkonnen, "ecological-station"));
}

#[test]
#[rule("CD-AMB-79", "CD-AMB-05")]
fn ecological_station_where_a_storm_that_stays_strikes() {
    let mut options = Options::new(GameKind::Standard, 3);
    options.assign(&[Harkonnen, Fremen, Imperium]);
    options.storm_zero_strikes = true;
    let scenario = Scenario::with(options).storm(16).troops(Harkonnen, "habbanya_ridge_flat:16", 2);
    let mut play = scenario.market_cards(Harkonnen, &["ecological-station"]).play(Phase::Storm, &[1]);
    assert!(is_offered(&play, Harkonnen, "ecological-station"));
    play.act(Harkonnen, Pass);
    assert_eq!(play.troops(Harkonnen, "habbanya_ridge_flat:16"), 2, "it has moved on");
}

/// The plans of Harkonnen, who play first, and Atreides in Carthag lie open.
fn revealed(scenario: Scenario, harkonnen: &str, atreides: &str) -> Play {
    let mut play = scenario
        .troops(Harkonnen, "carthag", 5)
        .troops(Atreides, "carthag", 5)
        .market_cards(Harkonnen, &["counterattack", "poison-tooth", "poison-tooth", "reserve-line"])
        .play(Phase::Battle, &[]);
    play.pass_powers().plan(Harkonnen, harkonnen).plan(Atreides, atreides);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Window));
    play
}

fn two() -> Scenario {
    Scenario::new(&[Harkonnen, Atreides]).turn(2)
}

#[test]
#[rule("CD-AMB-79")]
fn counterattack_needs_a_dial_to_double() {
    for (dial, of_use) in [(0, false), (1, true)] {
        let play = revealed(two(), &format!("{dial} umman-kudu"), "3 duke-leto");
        assert_eq!(is_offered(&play, Harkonnen, "counterattack"), of_use, "{dial}");
    }
}

#[test]
#[rule("CD-AMB-79")]
fn poison_tooth_needs_a_leader_still_alive() {
    let armed = || two().battle_cards(Harkonnen, &["crysknife"]).battle_cards(Atreides, &["chaumas"]);
    for (harkonnen, atreides, of_use) in [
        ("1 umman-kudu", "1 duke-leto", true),
        ("1 umman-kudu crysknife", "1 duke-leto", true),
        ("1 umman-kudu", "1 duke-leto chaumas", true),
        ("1 umman-kudu crysknife", "1 duke-leto chaumas", false),
    ] {
        let play = revealed(armed(), harkonnen, atreides);
        assert_eq!(is_offered(&play, Harkonnen, "poison-tooth"), of_use, "{harkonnen} against {atreides}");
    }
    let mut play = revealed(two(), "1 umman-kudu", "1 duke-leto");
    play.act(Harkonnen, card("poison-tooth"));
    assert!(!is_offered(&play, Harkonnen, "poison-tooth"), "they die once");

    let own = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    let play = revealed(two().dead(&own), "1", "1 duke-leto");
    assert!(is_offered(&play, Harkonnen, "poison-tooth"), "for the enemy's");
    let theirs = ["duke-leto", "paul-atreides", "lady-jessica", "thufir-hawat", "gurney-halleck"];
    let nobody = two().dead(&own).dead(&theirs).dead(&["duncan-idaho", "dr-yueh"]);
    assert!(!is_offered(&revealed(nobody, "1", "1"), Harkonnen, "poison-tooth"));
}

#[test]
#[rule("CD-AMB-79")]
fn nothing_changes_a_battle_that_is_about_to_explode() {
    let armed = two().battle_cards(Harkonnen, &["lasgun"]).battle_cards(Atreides, &["shield"]);
    let play = revealed(armed, "1 umman-kudu lasgun", "4 duke-leto - shield");
    assert!(play.tally().exploded);
    assert_eq!(play.legal(Harkonnen), [Pass]);
    assert!(!is_offered(&play, Harkonnen, "poison-tooth") && !is_offered(&play, Harkonnen, "reserve-line"));
}

#[test]
#[rule("CD-AMB-79")]
fn truthtrance_needs_a_traitor_card_not_everybody_knows() {
    let scenario = || two().market_cards(Harkonnen, &["truthtrance", "truthtrance"]);
    let ask = |play: &Play, about: &str| Ask { about: leader(about), of: play.seat(Atreides) };
    for (about, of_use) in [("umman-kudu", false), ("captain-nefud", true)] {
        let mut play = scenario().traitors(Atreides, &["umman-kudu"]).play(Phase::Revival, &[]);
        play.act(Harkonnen, card("truthtrance"));
        let question = ask(&play, about);
        play.act(Harkonnen, question).act(Harkonnen, Pass); // on to the next phase and its pause
        assert_eq!(play.asked(Harkonnen), Some(Asked::Pause));
        assert_eq!(is_offered(&play, Harkonnen, "truthtrance"), of_use, "{about}");
    }
    // Of two cards one is still unknown; of two opponents, one.
    let mut play = Scenario::new(&[Harkonnen, Atreides, Imperium])
        .traitors(Atreides, &["umman-kudu"])
        .traitors(Imperium, &["captain-nefud"])
        .market_cards(Harkonnen, &["truthtrance", "truthtrance"])
        .play(Phase::Revival, &[]);
    play.act(Harkonnen, card("truthtrance"));
    let question = ask(&play, "umman-kudu");
    play.act(Harkonnen, question).act(Harkonnen, Pass);
    assert!(is_offered(&play, Harkonnen, "truthtrance"));
    let mut play = Scenario::new(&[Atreides, Harkonnen])
        .traitors(Harkonnen, &["duke-leto", "dr-yueh"])
        .market_cards(Atreides, &["truthtrance", "truthtrance"])
        .play(Phase::Revival, &[]);
    play.act(Atreides, card("truthtrance"));
    let question = Ask { about: leader("dr-yueh"), of: play.seat(Harkonnen) };
    play.act(Atreides, question).act(Atreides, Pass);
    assert!(is_offered(&play, Atreides, "truthtrance"));
}

/// A traitor used in a battle is open from then on, or gone where the table plays so.
#[test]
#[rule("CD-AMB-79", "CD-AMB-55")]
fn truthtrance_has_nothing_to_ask_about_a_traitor_that_was_used() {
    for reusable in [true, false] {
        let mut options = Options::new(GameKind::Duel, 2);
        options.assign(&[Harkonnen, Atreides]);
        options.traitor_reusable = reusable;
        let mut play = Scenario::with(options)
            .troops(Harkonnen, "carthag", 5)
            .troops(Atreides, "carthag", 5)
            .traitors(Atreides, &["umman-kudu"])
            .market_cards(Harkonnen, &["truthtrance"])
            .play(Phase::Battle, &[]);
        assert!(is_offered(&play, Harkonnen, "truthtrance"));
        play.pass_powers().plan(Harkonnen, "1 umman-kudu").plan(Atreides, "0 dr-yueh");
        play.act(Harkonnen, Pass).act(Atreides, Treachery);
        play.pass_window();
        assert_eq!((play.asked(Harkonnen), play.spectator().phase), (Some(Asked::Pause), Phase::Collection));
        assert!(!is_offered(&play, Harkonnen, "truthtrance"), "{reusable}");
    }
}

/// Nobody could tell from the asking which card it was that did nothing.
#[test]
#[rule("CD-AMB-79", "CD-HIDDEN-04")]
fn whoever_holds_a_card_of_no_use_is_asked_all_the_same() {
    for id in MarketCard::all().map(MarketCard::id) {
        let scenario = three().tanks(Harkonnen, 1).storm(10).troops(Harkonnen, "carthag", 1);
        let mut play = scenario.market_cards(Harkonnen, &[id]).play(Phase::Storm, &[0]);
        let mut asked = Vec::new();
        while play.spectator().phase != Phase::Battle {
            let seat = play.waiting()[0];
            if seat == play.seat(Harkonnen) {
                asked.push((play.spectator().phase, play.asked(Harkonnen).unwrap()));
            }
            play.act_seat(seat, Pass);
        }
        let pause = |phase| (phase, Asked::Pause);
        let expected = [
            pause(Phase::Storm),
            pause(Phase::SpiceBlow),
            pause(Phase::Cards),
            (Phase::Cards, Asked::BeforeDrawing),
            pause(Phase::Revival),
            (Phase::Revival, Asked::Revive),
            pause(MOVEMENT),
            (MOVEMENT, Asked::Ship),
        ];
        assert_eq!(asked, expected, "{id}");
    }
}

/// What was shipped counts once shipment is over, and no more than that.
#[test]
#[rule("CD-AMB-79")]
fn after_shipping_the_troops_that_landed_count() {
    let mut play = shipping(three().spice(Harkonnen, 9), Harkonnen, &["hajr", "ornithopter"]);
    play.acts(Harkonnen, &[ShipTo(cell("carthag")), Ship(1)]);
    assert!(is_offered(&play, Harkonnen, "ornithopter"));
    assert!(!is_offered(&play, Harkonnen, "hajr"), "the one who landed is one group");
}

#[test]
#[rule("CD-AMB-79")]
fn ecological_station_shelters_no_region_twice() {
    let mut play = three()
        .storm(16)
        .troops(Harkonnen, "cielago_west:17", 2)
        .troops(Harkonnen, "meridian:1", 2)
        .market_cards(Harkonnen, &["ecological-station", "ecological-station"])
        .play(Phase::Storm, &[3]);
    play.acts(Harkonnen, &[Pass, card("ecological-station"), Shelter(region("meridian"))]);
    play.act(Harkonnen, card("ecological-station"));
    assert_eq!(play.legal(Harkonnen), [Shelter(region("cielago_west"))]);
    play.act(Harkonnen, Shelter(region("cielago_west")));
    assert_eq!(play.tanks(Harkonnen), 0);
}

/// A card that everybody knew of is gone for everybody once it is spent.
#[test]
#[rule("CD-AMB-55")]
fn amb_55_a_spent_card_is_known_to_be_gone() {
    let mut options = Options::new(GameKind::Duel, 2);
    options.assign(&[Harkonnen, Atreides]);
    options.traitor_reusable = false;
    let mut play = Scenario::with(options)
        .troops(Harkonnen, "carthag", 5)
        .troops(Atreides, "carthag", 5)
        .traitors(Atreides, &["umman-kudu"])
        .market_cards(Harkonnen, &["truthtrance"])
        .play(Phase::Battle, &[]);
    let of = play.seat(Atreides);
    play.acts(Harkonnen, &[card("truthtrance"), Ask { about: leader("umman-kudu"), of }]);
    play.pass_powers().plan(Harkonnen, "1 umman-kudu").plan(Atreides, "0 dr-yueh");
    let shown = |play: &Play| play.spectator().sides[of.index()].traitors_shown.clone();
    assert_eq!(shown(&play), [leader("umman-kudu")]);
    play.act(Atreides, Treachery).pass_window();
    assert_eq!((shown(&play), play.traitors(Atreides)), (vec![], vec![]));
}

/// Where no card has its window, the window is the reason, whether or not the card could do something.
#[test]
#[rule("CD-MARKET-09")]
fn a_card_outside_its_window_is_refused_for_that_alone() {
    let cards = ["hajr", "truthtrance"];
    let refused = |play: &Play, faction| cards.map(|id| play.refused(faction, card(id)));
    let mut play = two()
        .troops(Harkonnen, "carthag", 5)
        .troops(Atreides, "carthag", 5)
        .market_cards(Harkonnen, &cards)
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    assert_eq!(play.asked(Harkonnen), Some(Asked::Exchange));
    assert_eq!(refused(&play, Harkonnen), ["CD-MARKET-09"; 2], "before planning");
    play.pass_powers();
    assert_eq!(refused(&play, Harkonnen), ["CD-MARKET-09"; 2], "while planning");
    let mut play = two().market_cards(Harkonnen, &["hajr"]).play(Phase::Storm, &[7]);
    play.pass_pauses();
    assert_eq!(play.asked(Harkonnen), Some(Asked::StormMove));
    assert_eq!(play.refused(Harkonnen, card("hajr")), "CD-MARKET-09", "while the storm is moved");
    let scenario = two().spice(Harkonnen, 4).battle_cards(Harkonnen, &["kulon"]);
    let mut play = scenario.market_cards(Harkonnen, &["salvage"]).play(Phase::Cards, &[]);
    play.pass_while(|asked| matches!(asked, Asked::Pause | Asked::BeforeDrawing));
    assert_eq!(play.asked(Harkonnen), Some(Asked::Buy));
    assert_eq!(play.refused(Harkonnen, card("salvage")), "CD-MARKET-09", "after drawing");
}

/// Another card in between does not make it another pause.
#[test]
#[rule("CD-MARKET-09")]
fn one_truthtrance_in_a_pause() {
    let mut play = two()
        .traitors(Atreides, &["umman-kudu", "captain-nefud"])
        .market_cards(Harkonnen, &["truthtrance", "truthtrance", "weather-control"])
        .play(Phase::Storm, &[]);
    let question = Ask { about: leader("umman-kudu"), of: play.seat(Atreides) };
    play.acts(Harkonnen, &[card("truthtrance"), question, card("weather-control"), MoveStorm(3)]);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Pause));
    assert_eq!(play.refused(Harkonnen, card("truthtrance")), "CD-MARKET-09");
}

/// Who has moved already has no use for a longer way.
#[test]
#[rule("CD-AMB-79")]
fn ornithopter_is_of_no_use_to_those_who_have_moved() {
    let scenario = three().troops(Harkonnen, "arrakeen", 1).troops(Harkonnen, "habbanya_ridge_flat:16", 1);
    let mut play = moving(scenario, Harkonnen, &["ornithopter", "ornithopter", "hajr"]);
    play.act(Harkonnen, card("hajr"));
    play.acts(Harkonnen, &[MoveFrom(region("habbanya_ridge_flat")), GoTo(cell("habbanya_sietch"))]);
    play.act(Harkonnen, card("ornithopter"));
    assert!(!is_offered(&play, Harkonnen, "ornithopter"), "all lies within six regions of Arrakeen");
}
