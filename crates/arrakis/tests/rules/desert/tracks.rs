//! What the tracks bring: leaders, tokens, the atomics.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::options::Options;
use arrakis::piece::{Leader, Marker};
use arrakis::state::Place;
use table::{Event as _, Game, Seat, Viewer, rule};

use arrakis::scenario::*;

#[test]
#[rule(
    "WA-PRESC-12",
    "WA-PRESC-13",
    "WA-PRESC-14",
    "WA-PRESC-15",
    "WA-NAMED-02",
    "WA-NAMED-03",
    "WA-BOARD-09"
)]
#[rule("WA-CARD-03", "WA-CARD-05", "WA-CARD-07", "WA-AMB-59")]
fn markers_bring_leaders_into_play() {
    // "Alam al-Mithal" moves markers, so that thresholds can be watched one by one.
    let shift = |markers: [u8; 3], down: Marker, by: u8, up: Marker| {
        let mut table = Scenario::new()
            .hand(Atreides, &["card-alam-al-mithal"])
            .edit(|game| game.markers = markers)
            .die(Atreides, Strategy);
        table.acts(&[Die(Strategy), Play(card("card-alam-al-mithal")), Lower(down, by), Raise(up)]);
        table.game
    };
    let entered = |game: &arrakis::Arrakis, leader: Leader| game.leaders[leader as usize] == Place::Aside;
    let game = shift([2, 0, 0], Marker::KwisatzHaderach, 2, Marker::Jihad);
    assert!(!entered(&game, Leader::Chani));
    let game = shift([3, 0, 0], Marker::KwisatzHaderach, 3, Marker::Jihad);
    assert!(entered(&game, Leader::Chani));
    let game = shift([0, 3, 0], Marker::SandDwellers, 3, Marker::KwisatzHaderach);
    assert!(
        entered(&game, Leader::PaulMuaddib) && game.leaders[Leader::PaulAtreides as usize] == Place::Gone
    );
    let game = shift([0, 0, 3], Marker::Jihad, 3, Marker::SandDwellers);
    assert!(entered(&game, Leader::ReverendMotherJessica));
    let game = shift([0, 0, 8], Marker::Jihad, 8, Marker::SandDwellers);
    assert!(entered(&game, Leader::Alia) && game.atomics_ready);
    let game = shift([0, 9, 8], Marker::Jihad, 8, Marker::SandDwellers);
    assert_eq!(game.markers, [0, 12, 0], "the track ends at 12");
}

#[test]
#[rule("WA-PRESC-12", "WA-PRESC-13", "WA-PRESC-14", "WA-PRESC-15", "WA-ATOMIC-01")]
fn each_marker_brings_its_own_leader_and_any_brings_alia() {
    let leaders =
        [Leader::PaulMuaddib, Leader::ReverendMotherJessica, Leader::Chani].map(|leader| leader as usize);
    for up in Marker::ALL {
        let down = Marker::ALL[(up as usize + 1) % 3];
        for steps in 1..=9 {
            let mut table = Scenario::new()
                .hand(Atreides, &["card-alam-al-mithal"])
                .edit(|game| game.markers[down as usize] = steps)
                .die(Atreides, Strategy);
            table.acts(&[Die(Strategy), Play(card("card-alam-al-mithal")), Lower(down, steps), Raise(up)]);
            let game = &table.game;
            assert_eq!(game.markers[up as usize], steps);
            for (marker, &leader) in leaders.iter().enumerate() {
                let entered = marker == up as usize && steps >= 3;
                assert_eq!(
                    game.leaders[leader] != Place::Waiting,
                    entered,
                    "{up:?} {steps}: leader {marker}"
                );
            }
            assert_eq!(game.leaders[Leader::Alia as usize] == Place::Aside, steps >= 6, "{up:?} {steps}");
            assert_eq!(game.atomics_ready, steps >= 8, "{up:?} {steps}");
        }
    }
}

#[test]
#[rule("WA-NAMED-04", "WA-NAMED-05", "WA-NAMED-06", "WA-AMB-57")]
fn muaddib_takes_over_place_and_card() {
    let mut table = Scenario::new()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .leader(Leader::PaulAtreides, WINDGAP)
        .hand(Atreides, &["card-alam-al-mithal"])
        .edit(|game| {
            game.markers = [0, 3, 0];
            game.used = 1 << Leader::PaulAtreides as u16;
        })
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Play(card("card-alam-al-mithal"))]);
    table.acts(&[Lower(Marker::SandDwellers, 3), Raise(Marker::KwisatzHaderach)]);
    assert_eq!(table.game.leader_area(Leader::PaulMuaddib), Some(WINDGAP));
    assert_eq!(table.game.used, 1 << Leader::PaulMuaddib as u16);
    table.sane();
}

#[test]
#[rule(
    "WA-NAMED-10",
    "WA-NAMED-11",
    "WA-NAMED-12",
    "WA-BG-06",
    "WA-BOARD-08",
    "WA-AMB-05",
    "WA-CARD-13",
    "WA-CARD-14"
)]
fn supremacy_brings_hawat_and_feyd_and_tokens_for_atreides() {
    let from = area("ne-desert-9");
    let mut table = Scenario::new()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .leader(Leader::BeastRabban, CARTHAG)
        .edit(|game| {
            game.supremacy = 3;
            game.sietches[0].rank = 3;
            game.leaders[Leader::ThufirHawat as usize] = Place::Aside;
        })
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(from)]);
    assert_eq!(table.game.supremacy, 6);
    assert_eq!(table.game.leaders[Leader::FeydRautha as usize], Place::Aside);
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Gone, "wherever he was");
    assert_eq!(table.game.bene[0], 2, "step 4 was passed");
    table.sane();
}

#[test]
#[rule("WA-ATOMIC-01", "WA-ATOMIC-02", "WA-ATOMIC-03", "WA-ATOMIC-04", "WA-ATOMIC-06")]
fn the_atomics_turn_a_mountain_into_desert_once() {
    let mut table = Scenario::new()
        .legion(Harkonnen, SPLINTERED_ROCK, [1, 0, 0], 0)
        .edit(|game| game.atomics_ready = true)
        .die(Atreides, Strategy);
    table.act(Detonate(SPLINTERED_ROCK));
    assert!(table.asks(Atreides), "the enemy moves the legion away");
    table.act(To(WIND_PASS));
    assert_eq!(table.units(WIND_PASS), [1, 0, 0]);
    assert!(table.game.deserts().has(SPLINTERED_ROCK) && !table.game.mountains().has(SPLINTERED_ROCK));
    assert_eq!(table.reason(Detonate(HOLE_IN_THE_ROCK)), "refuse-atomics");
    let early = Scenario::new().die(Atreides, Strategy);
    assert_eq!(early.reason(Detonate(HOLE_IN_THE_ROCK)), "refuse-atomics");
}

#[test]
#[rule("WA-ATOMIC-05", "WA-AMB-45")]
fn a_legion_without_a_way_out_is_destroyed() {
    let mut table = Scenario::new()
        .legion(Harkonnen, SPLINTERED_ROCK, [2, 0, 0], 1)
        .leader(Leader::BeastRabban, SPLINTERED_ROCK)
        .edit(|game| game.atomics_ready = true);
    for next in SPLINTERED_ROCK.ground().iter().filter(|&next| next != HAGGA_BASIN) {
        table = table.legion(Atreides, next, [1, 0, 0], 0);
    }
    let mut table = table
        .edit(|game| game.settlements.remove(HAGGA_BASIN))
        .legion(Atreides, HAGGA_BASIN, [1, 0, 0], 0)
        .die(Atreides, Strategy);
    table.act(Detonate(SPLINTERED_ROCK));
    assert!(table.game.legion(SPLINTERED_ROCK).is_empty());
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(0));
    table.sane();
}

#[test]
#[rule("WA-ATOMIC-05", "WA-INFO-02", "WA-AMB-70")]
fn tokens_a_detonation_destroys_show_their_face_to_nobody() {
    // The same detonation over tokens of one back and different faces.
    let detonated = |options: &Options, tokens: [u8; 2]| {
        let mut table = Scenario::with(options)
            .token(SPLINTERED_ROCK, tokens[0])
            .token(SPLINTERED_ROCK, tokens[1])
            .edit(|game| game.atomics_ready = true);
        for next in SPLINTERED_ROCK.ground().iter() {
            table = table.legion(Harkonnen, next, [1, 0, 0], 0);
        }
        let mut table = table.die(Atreides, Strategy);
        table.act(Detonate(SPLINTERED_ROCK));
        assert!(table.game.legion(SPLINTERED_ROCK).is_empty());
        table.sane();
        table
    };
    for (mode, seats) in [("duel", 2), ("team", 4), ("team", 3)] {
        let options = Arrakis::options(mode, seats).unwrap();
        let (one, other) = (detonated(&options, [0, 4]), detonated(&options, [3, 7]));
        assert!(one.told.iter().filter(|event| matches!(event, Event::TokenGone { .. })).count() == 2);
        assert!(one.game.shown_tokens.is_empty(), "they were not turned up");
        let seats = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let seen = |table: &Scenario| -> Vec<String> {
                let events = table.told.iter().filter_map(|event| event.seen_by(viewer));
                events.map(|event| serde_json::to_string(&event).unwrap()).collect()
            };
            assert_eq!(seen(&one), seen(&other), "{mode}: {viewer:?}");
            if matches!(viewer, Viewer::Seat(seat) if one.game.seats_of(Atreides).has(seat)) {
                // They know what they had, and so what they have lost (WA-INFO-02).
                assert!(one.game.view(viewer).tokens_lost_faces.is_some());
                continue;
            }
            let views = [&one, &other].map(|table| serde_json::to_string(&table.game.view(viewer)).unwrap());
            assert!(views[0] == views[1], "{mode}: {viewer:?}");
        }
        assert!(!one.told.iter().any(|event| event.reveals()), "nothing was shown");
    }
}

#[test]
#[rule("WA-ATOMIC-08", "WA-ATOMIC-09", "WA-ATOMIC-10", "WA-WORM-22", "WA-SETTLE-02")]
fn exposed_plateaus_are_open_to_storms_and_worms() {
    for (which, exposed) in [
        (SPLINTERED_ROCK, vec![HAGGA_BASIN]),
        (HOLE_IN_THE_ROCK, vec![IMPERIAL_BASIN]),
        (RIMWALL_WEST, vec![ARRAKEEN, IMPERIAL_BASIN]),
    ] {
        let table = Scenario::new().edit(|game| game.detonated = Some(which));
        for place in [HAGGA_BASIN, IMPERIAL_BASIN, ARRAKEEN, CARTHAG, ARSUNT] {
            assert_eq!(table.game.stormy().has(place), exposed.contains(&place), "{place:?} after {which:?}");
        }
    }
    let mut table = Scenario::new()
        .legion(Harkonnen, HAGGA_BASIN, [1, 0, 0], 0)
        .edit(|game| {
            game.detonated = Some(SPLINTERED_ROCK);
            game.worms.add(WIND_PASS);
        })
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::WormAttack)]);
    table.roll(From(WIND_PASS), &[HIT; 4]);
    assert!(table.game.legion(HAGGA_BASIN).is_empty() && table.game.settlements.has(HAGGA_BASIN));
    let mut safe = Scenario::new()
        .legion(Harkonnen, HAGGA_BASIN, [1, 0, 0], 0)
        .edit(|game| game.worms.add(WIND_PASS))
        .die(Atreides, Strategy);
    safe.act(DesertPower);
    assert!(!safe.may(Choose(Branch::WormAttack)), "mountains lie between");
}
