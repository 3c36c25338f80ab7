//! Phase 5, first half: troops are shipped from reserve to the map.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::action::Action::{GoTo, MoveFrom, Pass, Play as PlayCard, Ship, ShipTo, Take};
use conquest::board::{Cell, sector_cells};
use conquest::scenario::{Play, Scenario, cell, market, region};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event};
use table::rule;

const PHASE: Phase = Phase::ShipmentAndMovement;

fn three() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
}

fn to(id: &str) -> Action {
    ShipTo(cell(id))
}

/// Arrakeen shared by Atreides and Harkonnen, with Imperium looking on.
fn crowded() -> Scenario {
    three().troops(Atreides, "arrakeen", 2).troops(Harkonnen, "arrakeen", 3)
}

fn is_fought(play: &Play) -> bool {
    play.told().iter().any(|event| matches!(event, Event::BattleChosen { .. }))
}

#[test]
#[rule("CD-SHIP-01")]
fn ship_01_ship_then_move_both_by_choice_one_faction_after_the_other() {
    let mut play = three()
        .first(Harkonnen)
        .troops(Harkonnen, "carthag", 4)
        .troops(Imperium, "arrakeen", 4)
        .spice(Harkonnen, 9)
        .spice(Imperium, 9)
        .play(PHASE, &[]);
    for faction in [Harkonnen, Imperium] {
        assert!(play.asks_only(faction));
        assert_eq!(play.asked(faction), Some(Asked::Ship));
        play.act(faction, Pass);
        assert!(play.asks_only(faction), "the same faction goes on");
        assert_eq!(play.asked(faction), Some(Asked::Move { groups: 1 }));
        play.act(faction, Pass);
    }
    assert_eq!(
        (play.reserve(Harkonnen), play.troops(Harkonnen, "carthag"), play.spice(Harkonnen)),
        (16, 4, 9)
    );
    assert_eq!((play.reserve(Imperium), play.troops(Imperium, "arrakeen")), (16, 4));
}

#[test]
#[rule("CD-SHIP-02")]
fn ship_02_any_number_to_one_region_once_a_turn() {
    for faction in [Atreides, Harkonnen, Imperium] {
        let mut play = three().tanks(faction, 8).spice(faction, 30).play(PHASE, &[]);
        play.act(faction, to("old_gap:9"));
        let counts: Vec<Action> = (1..=12).map(Ship).collect();
        assert_eq!(play.legal(faction), counts, "as many as are in reserve");
        assert_eq!(play.refused(faction, Ship(13)), "CD-SHIP-02");
        play.act(faction, Ship(7));
        assert_eq!((play.troops(faction, "old_gap:9"), play.reserve(faction)), (7, 5));
        assert!(!play.may(faction, to("carthag")) && !play.may(faction, to("old_gap:9")), "once");
    }
}

/// Every location of every region outside the storm sector is open, the polar sink included.
#[test]
#[rule("CD-AMB-34", "CD-SHIP-02")]
fn amb_34_regions_of_every_type_can_be_shipped_to() {
    let play = three().storm(9).spice(Atreides, 5).play(PHASE, &[]);
    for at in Cell::all() {
        let open = !sector_cells(9).has(at);
        assert_eq!(play.may(Atreides, ShipTo(at)), open, "{}", at.id());
    }
    assert!(play.may(Atreides, to("polar_sink")));
}

/// Who has just enough troops and too little spice lacks the spice.
#[test]
#[rule("CD-SHIP-02", "CD-SHIP-03")]
fn ship_03_the_last_of_the_reserve_is_a_matter_of_price() {
    let mut play = three().tanks(Atreides, 15).spice(Atreides, 2).play(PHASE, &[]);
    play.act(Atreides, ShipTo(cell("carthag")));
    assert_eq!([5, 6].map(|count| play.refused(Atreides, Ship(count))), ["CD-SHIP-03", "CD-SHIP-02"]);
}

#[test]
#[rule("CD-SHIP-03")]
fn ship_03_one_spice_a_troop_whatever_the_destination() {
    for at in ["meridian:1", "plastic_basin:12", "carthag", "polar_sink"] {
        let mut play = three().spice(Atreides, 6).play(PHASE, &[]);
        play.act(Atreides, to(at));
        assert_eq!(play.refused(Atreides, Ship(7)), "CD-SHIP-03");
        play.act(Atreides, Ship(4));
        assert_eq!((play.spice(Atreides), play.troops(Atreides, at)), (2, 4), "{at}");
    }
    let play = three().troops(Atreides, "carthag", 1).play(PHASE, &[]);
    assert_ne!(play.asked(Atreides), Some(Asked::Ship), "without spice nothing is shipped");
}

#[test]
#[rule("CD-AMB-31")]
fn amb_31_shipment_is_paid_to_the_bank() {
    let mut play = three().spice(Atreides, 6).spice(Imperium, 1).play(PHASE, &[]);
    play.acts(Atreides, &[to("carthag"), Ship(4)]);
    assert_eq!((play.spice(Harkonnen), play.spice(Imperium)), (0, 1));
    assert_eq!(play.issued(), 3, "four spice are back in the bank");
}

#[test]
#[rule("CD-SHIP-04", "CD-AMB-32")]
fn ship_04_not_into_the_storm_sector_but_beside_it() {
    let mut play = three().storm(9).spice(Atreides, 6).play(PHASE, &[]);
    assert_eq!(play.refused(Atreides, to("imperial_basin:9")), "CD-SHIP-04");
    assert_eq!(play.refused(Atreides, to("arrakeen")), "CD-SHIP-04", "wholly under the storm");
    assert!(play.may(Atreides, to("imperial_basin:10")));
    play.acts(Atreides, &[to("imperial_basin:8"), Ship(6)]);
    assert_eq!(play.troops(Atreides, "imperial_basin:8"), 6, "all of it in one sector");
}

#[test]
#[rule("CD-SHIP-05", "CD-SHIP-06")]
fn ship_05_06_troops_on_the_map_are_never_shipped() {
    // With an empty reserve there is nothing to ship, whatever stands on the map.
    let play = three().troops(Atreides, "carthag", 20).spice(Atreides, 20).play(PHASE, &[]);
    assert_eq!(play.asked(Atreides), Some(Asked::Move { groups: 1 }));
    assert!(Cell::all().all(|at| !play.may(Atreides, ShipTo(at))));

    // With some in reserve, those are all that go, and the map loses nobody.
    let mut play = three().troops(Atreides, "carthag", 17).spice(Atreides, 20).play(PHASE, &[]);
    let shipping = |action: &Action| matches!(action, Pass | ShipTo(_));
    assert!(play.legal(Atreides).iter().all(shipping), "no action names troops on the map");
    play.act(Atreides, to("arrakeen"));
    assert_eq!(play.legal(Atreides), [Ship(1), Ship(2), Ship(3)]);
    play.act(Atreides, Ship(3));
    assert_eq!((play.troops(Atreides, "carthag"), play.troops(Atreides, "arrakeen")), (17, 3));
    assert_eq!(play.reserve(Atreides), 0);
}

#[test]
#[rule("CD-SHIP-07")]
fn ship_07_a_stronghold_with_two_others_is_closed() {
    let play = crowded().first(Imperium).spice(Imperium, 9).play(PHASE, &[]);
    assert_eq!(play.refused(Imperium, to("arrakeen")), "CD-SHIP-07");
    // The limit is for strongholds with two others only.
    let play = three()
        .troops(Atreides, "arrakeen", 1)
        .troops(Atreides, "old_gap:9", 1)
        .troops(Harkonnen, "old_gap:9", 1)
        .first(Imperium)
        .spice(Imperium, 9)
        .play(PHASE, &[]);
    assert!(play.may(Imperium, to("arrakeen")) && play.may(Imperium, to("old_gap:9")));
}

#[test]
#[rule("CD-SHIP-08")]
fn ship_08_either_of_the_two_may_ship_more_in() {
    for faction in [Atreides, Harkonnen] {
        let mut play = crowded().first(faction).spice(faction, 4).play(PHASE, &[]);
        let before = play.troops(faction, "arrakeen");
        play.acts(faction, &[to("arrakeen"), Ship(4)]);
        assert_eq!(play.troops(faction, "arrakeen"), before + 4);
    }
}

/// Judged at the moment of shipping: when one of the two has left, there is room for a third.
#[test]
#[rule("CD-AMB-36")]
fn amb_36_a_place_that_was_left_is_free_again() {
    let mut play = crowded().first(Harkonnen).spice(Imperium, 9).play(PHASE, &[]);
    play.acts(Harkonnen, &[MoveFrom(region("arrakeen")), GoTo(cell("old_gap:9")), Take(3)]);
    assert_eq!(play.asked(Imperium), Some(Asked::Ship));
    play.acts(Imperium, &[to("arrakeen"), Ship(1)]);
    assert_eq!(play.troops(Imperium, "arrakeen"), 1);

    // Had one troop stayed, it would still be closed; and those inside may ship all the same.
    let mut play = crowded().first(Harkonnen).spice(Imperium, 9).spice(Atreides, 1).play(PHASE, &[]);
    play.acts(Harkonnen, &[MoveFrom(region("arrakeen")), GoTo(cell("old_gap:9")), Take(2)]);
    assert_eq!(play.refused(Imperium, to("arrakeen")), "CD-SHIP-07");
    play.act(Imperium, Pass);
    assert!(play.may(Atreides, to("arrakeen")));
}

#[test]
#[rule("CD-SHIP-09")]
fn ship_09_shipping_to_one_other_faction_leads_to_battle() {
    let land = |at: &str, storm: u8| {
        let mut play = three()
            .storm(storm)
            .troops(Harkonnen, if at.starts_with("old_gap") { "old_gap:8" } else { at }, 3)
            .spice(Atreides, 2)
            .play(PHASE, &[]);
        play.acts(Atreides, &[to(at), Ship(2)]);
        play.pass_while(|asked| matches!(asked, Asked::Move { .. }));
        play
    };
    for at in ["carthag", "old_gap:10", "plastic_basin:12"] {
        assert!(is_fought(&land(at, 0)), "{at}");
    }
    assert!(!is_fought(&land("polar_sink", 0)), "not in the polar sink");
    assert!(!is_fought(&land("old_gap:10", 9)), "not across the storm");
}

#[test]
#[rule("CD-SHIP-10")]
fn ship_10_nothing_is_shipped_after_moving() {
    let mut play = three()
        .troops(Atreides, "carthag", 4)
        .market_cards(Atreides, &["hajr"])
        .spice(Atreides, 9)
        .play(PHASE, &[]);
    play.pass_pauses();
    assert_eq!(play.refused(Atreides, MoveFrom(region("carthag"))), "CD-SHIP-10", "shipment comes first");
    play.act(Atreides, Pass);
    assert_eq!(play.refused(Atreides, to("arrakeen")), "CD-SHIP-10");
    play.acts(Atreides, &[MoveFrom(region("carthag")), GoTo(cell("arrakeen")), Take(2)]);
    assert_eq!(play.asked(Atreides), Some(Asked::Move { groups: 0 }));
    assert_eq!(play.refused(Atreides, to("arrakeen")), "CD-SHIP-10");
}

#[test]
#[rule("CD-AMB-33")]
fn amb_33_moving_needs_no_shipment_and_shipped_troops_may_move() {
    // No spice, or nobody in reserve: the group moves all the same.
    for scenario in
        [three().troops(Atreides, "carthag", 4), three().troops(Atreides, "carthag", 20).spice(Atreides, 3)]
    {
        let play = scenario.play(PHASE, &[]);
        assert!(play.may(Atreides, MoveFrom(region("carthag"))));
    }
    // Shipment declined: likewise.
    let mut play = three().troops(Atreides, "carthag", 4).spice(Atreides, 3).play(PHASE, &[]);
    play.act(Atreides, Pass);
    assert!(play.may(Atreides, MoveFrom(region("carthag"))));
    // Shipped this turn, moved this turn.
    let mut play = three().spice(Atreides, 3).play(PHASE, &[]);
    play.acts(
        Atreides,
        &[to("carthag"), Ship(3), MoveFrom(region("carthag")), GoTo(cell("arrakeen")), Take(3)],
    );
    assert_eq!(play.troops(Atreides, "arrakeen"), 3);
}

#[test]
#[rule("CD-EX-12")]
fn ex_12_the_stronghold_example() {
    let mut play = crowded()
        .first(Imperium)
        .troops(Imperium, "old_gap:9", 2)
        .spice(Imperium, 9)
        .spice(Harkonnen, 5)
        .example("CD-EX-12")
        .play(PHASE, &[]);
    assert_eq!(play.refused(Imperium, to("arrakeen")), "CD-SHIP-07");
    play.acts(Imperium, &[Pass, MoveFrom(region("old_gap"))]);
    assert_eq!(play.refused(Imperium, GoTo(cell("arrakeen"))), "CD-MOVE-08");
    play.acts(Imperium, &[GoTo(cell("basin")), Take(2)]);
    play.pass_while(|asked| matches!(asked, Asked::Move { .. }));
    play.acts(Harkonnen, &[to("arrakeen"), Ship(2)]);
    assert_eq!((play.troops(Harkonnen, "arrakeen"), play.spice(Harkonnen)), (5, 3));
}

#[test]
#[rule("CD-SHIP-02")]
fn ship_02_fremen_do_not_ship_so() {
    let play = Scenario::new(&[Fremen, Harkonnen]).spice(Fremen, 9).play(PHASE, &[]);
    assert_eq!(play.refused(Fremen, to("carthag")), "CD-FAC-FRE-12");
}

/// What one seat has played or used is no business of the next: each ships and moves by its own right.
#[test]
#[rule("CD-SHIP-03", "CD-TURN-04")]
fn ship_03_smugglers_of_one_seat_ship_nobody_of_the_next() {
    let mut play = Scenario::new(&[Harkonnen, Atreides, Imperium])
        .market_cards(Harkonnen, &["smugglers"])
        .spice(Atreides, 2)
        .play(PHASE, &[]);
    play.pass_pauses().acts(Harkonnen, &[PlayCard(market("smugglers")), Pass]);
    assert_eq!(play.asked(Atreides), Some(Asked::Ship));
    assert_eq!(play.spectator().now.free_shipping, 0);
    play.act(Atreides, to("carthag"));
    assert_eq!(play.legal(Atreides), [Ship(1), Ship(2)], "for what their own spice pays");
    play.act(Atreides, Ship(2));
    assert_eq!(play.spice(Atreides), 0);
    assert_eq!(play.asked(Imperium), None, "who have neither spice nor smugglers");
}

/// Harkonnen play a card of movement and let it be; Atreides, who hold a card that keeps their questions
/// open, are next to move.
fn after_a_card_of_the_last(id: &str) -> Play {
    let mut play = Scenario::new(&[Harkonnen, Atreides, Imperium])
        .troops(Harkonnen, "carthag", 4)
        .troops(Atreides, "arrakeen", 4)
        .market_cards(Harkonnen, &[id])
        .market_cards(Atreides, &["hidden-cache"])
        .play(PHASE, &[]);
    play.pass_pauses().acts(Harkonnen, &[PlayCard(market(id)), Pass]);
    play.act(Atreides, Pass); // no shipment
    play
}

#[test]
#[rule("CD-MOVE-01", "CD-TURN-04")]
fn move_01_hajr_of_one_seat_gives_the_next_no_group() {
    let mut play = after_a_card_of_the_last("hajr");
    assert_eq!(play.asked(Atreides), Some(Asked::Move { groups: 1 }));
    play.acts(Atreides, &[MoveFrom(region("arrakeen")), GoTo(cell("old_gap:9")), Take(2)]);
    assert_eq!(play.refused(Atreides, MoveFrom(region("arrakeen"))), "CD-MOVE-01");
}

#[test]
#[rule("CD-MOVE-03", "CD-TURN-04")]
fn move_03_ornithopter_of_one_seat_carries_nobody_of_the_next() {
    let mut play = after_a_card_of_the_last("ornithopter");
    assert_eq!(play.spectator().now.farther, 0);
    play.act(Atreides, MoveFrom(region("arrakeen")));
    assert_eq!(play.refused(Atreides, GoTo(cell("sietch_tabr"))), "CD-MOVE-03", "four regions");
}

/// Nor does a group moved by the last seat take one from the next, or pin troops that stand beside it.
#[test]
#[rule("CD-MOVE-01", "CD-TURN-04")]
fn move_01_each_seat_has_its_own_group_whatever_the_last_one_moved() {
    let mut play = Scenario::new(&[Harkonnen, Atreides, Fremen])
        .troops(Harkonnen, "carthag", 4)
        .troops(Atreides, "tsimpo:10", 3)
        .troops(Fremen, "tsimpo:10", 2)
        .play(PHASE, &[]);
    play.acts(Harkonnen, &[MoveFrom(region("carthag")), GoTo(cell("tsimpo:10")), Take(4)]);
    assert_eq!(play.asked(Atreides), Some(Asked::Move { groups: 1 }));
    play.acts(Atreides, &[MoveFrom(region("tsimpo")), GoTo(cell("carthag"))]);
    assert_eq!(play.legal(Atreides), [Take(1), Take(2), Take(3)], "all of theirs are free to go");
    play.act(Atreides, Take(3)).act(Fremen, Pass); // no shipment
    assert_eq!(play.asked(Fremen), Some(Asked::Move { groups: 2 }));
    play.acts(Fremen, &[MoveFrom(region("tsimpo")), GoTo(cell("old_gap:10"))]);
    assert_eq!(play.legal(Fremen), [Take(1), Take(2)]);
}
