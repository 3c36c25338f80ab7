//! Legions on foot, on sandworms and by ornithopter.

use arrakis::action::Action::*;
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, prescience};
use arrakis::piece::{Aloft, Figure, Leader, Marker, Power, Unit};
use arrakis::scenario::*;
use table::{Game, Viewer, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

fn moving(table: Scenario, side: arrakis::piece::Side) -> Scenario {
    let mut table = table.die(side, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2))]);
    table
}

#[test]
#[rule("WA-MOVE-01", "WA-MOVE-02", "WA-MOVE-03", "WA-MOVE-13", "WA-MOVE-07")]
fn a_legion_walks_to_a_free_neighbour() {
    let from = area("ne-desert-4");
    let mut table = moving(
        Scenario::new()
            .legion(Harkonnen, from, [2, 0, 0], 0)
            .legion(Atreides, area("ne-desert-3"), [1, 0, 0], 0)
            .edit(|game| game.worms.add(area("ne-desert-6"))),
        Harkonnen,
    );
    table.act(From(from));
    let reached: Vec<_> = table.legal().into_iter().filter(|action| matches!(action, To(_))).collect();
    assert_eq!(reached, [To(area("ne-deep-2")), To(area("ne-desert-2")), To(area("ne-desert-7"))]);
    assert_eq!(table.reason(To(area("ne-desert-6"))), "refuse-worm-there");
    assert_eq!(table.reason(To(area("ne-desert-3"))), "refuse-not-free");
    assert_eq!(table.reason(To(RIMWALL_WEST)), "refuse-too-far", "the border is impassable");
}

#[test]
#[rule("WA-MOVE-05")]
fn leaders_neither_go_nor_stay_alone() {
    let mut table = moving(Scenario::new().legion(Atreides, PASTY_MESA, [2, 0, 0], 1), Atreides);
    table.act(From(PASTY_MESA));
    assert_eq!(table.reason(Leave(Figure::Generic)), "refuse-leave", "no unit stays with it");
    table.act(Leave(REGULAR));
    assert!(table.may(Leave(Figure::Generic)));
    assert!(!table.may(Leave(REGULAR)), "the leader would go alone");
}

#[test]
#[rule("WA-STACK-01", "WA-STACK-02", "WA-STACK-03", "WA-MOVE-11", "WA-COMP-18")]
fn more_than_six_units_in_an_area_are_removed_by_their_owner_after_the_moves() {
    let next = area("se-plateau-1");
    let mut table = moving(
        Scenario::new().legion(Harkonnen, PASTY_MESA, [4, 0, 0], 3).legion(Harkonnen, next, [1, 2, 1], 0),
        Harkonnen,
    );
    table.acts(&[From(PASTY_MESA), To(next)]);
    assert_eq!(table.game.legion(next).size(), 8, "the limit waits for the second move");
    table.act(Done);
    assert!(table.may(Remove(REGULAR)) && table.may(Remove(Figure::Unit(Unit::Special))));
    assert!(!table.may(Remove(Figure::Generic)), "leaders do not count");
    let supply = table.game.units[1][0];
    table.acts(&[Remove(REGULAR), Remove(REGULAR)]);
    assert_eq!((table.game.legion(next).size(), table.game.units[1][0]), (6, supply + 2));
    table.sane();
}

#[test]
#[rule("WA-STACK-04")]
fn revealed_tokens_can_overfill_an_area() {
    let mut table = Scenario::new()
        .token(WINDGAP, 0)
        .token(WINDGAP, 1)
        .token(WINDGAP, 2)
        .legion(Atreides, WINDGAP, [3, 0, 0], 0)
        .die(Atreides, Strategy);
    table.act(Train(WINDGAP, arrakis::piece::Token(0)));
    assert!(table.asks(Atreides) && table.may(Remove(REGULAR)) && !table.may(Die(Strategy)));
    table.act(Remove(REGULAR));
    assert_eq!(table.game.legion(WINDGAP).size(), 6);
}

#[test]
#[rule("WA-RIDE-05")]
fn a_ride_does_not_pass_an_enemy_legion() {
    let (from, back, beyond) = (area("ne-desert-1"), area("ne-desert-2"), area("ne-desert-4"));
    let table = || Scenario::new().legion(Atreides, from, [1, 0, 0], 0).edit(|game| game.wormsigns.add(back));
    let mut open = moving(table(), Atreides);
    open.act(From(from));
    assert!(open.may(To(beyond)), "one wormsign is enough to ride over");
    let mut held = moving(table().legion(Harkonnen, back, [1, 0, 0], 0), Atreides);
    held.act(From(from));
    assert!(!held.may(To(beyond)));
}

#[test]
#[rule("WA-RIDE-01", "WA-RIDE-02", "WA-RIDE-03", "WA-RIDE-04", "WA-RIDE-05", "WA-RIDE-07", "WA-WORM-04")]
fn a_legion_rides_wormsign_and_worms() {
    let from = area("ne-desert-1");
    let table = Scenario::new()
        .legion(Atreides, from, [1, 0, 0], 0)
        .legion(Harkonnen, area("ne-desert-5"), [1, 0, 0], 0)
        .edit(|game| {
            for id in ["ne-deep-1", "ne-desert-4", "ne-desert-5"] {
                game.wormsigns.add(area(id));
            }
            game.worms.add(area("ne-deep-2"));
            game.harvesters.add(area("ne-desert-4"));
        });
    let mut table = moving(table, Atreides);
    table.act(From(from));
    let reached = |id: &str| table.may(To(area(id)));
    assert!(
        reached("sihaya-ridge") && reached("ne-desert-6") && reached("ne-desert-7"),
        "the end of the chain"
    );
    assert!(reached("ne-desert-4"), "the last area may hold wormsign");
    assert!(!reached("ne-deep-2"), "but no sandworm");
    assert!(!reached("ne-deep-3") && !reached("ne-desert-8"), "no ride through an enemy legion");
    table.act(To(area("ne-desert-7")));
    assert_eq!(
        (table.game.wormsigns.len(), table.game.worms.len()),
        (3, 1),
        "nothing is revealed or removed"
    );
    assert!(table.game.harvesters.has(area("ne-desert-4")), "passing does no harm");
}

#[test]
#[rule("WA-AMB-37")]
fn wormsign_under_the_legion_alone_gives_no_ride() {
    let from = area("ne-desert-1");
    let table = Scenario::new().legion(Atreides, from, [1, 0, 0], 0).edit(|game| game.wormsigns.add(from));
    let mut table = moving(table, Atreides);
    table.act(From(from));
    let reached = table.legal().into_iter().filter(|action| matches!(action, To(_))).count();
    assert_eq!(reached, from.ground().len());
}

#[test]
#[rule(
    "WA-AIR-01",
    "WA-AIR-02",
    "WA-AIR-03",
    "WA-AIR-04",
    "WA-AIR-05",
    "WA-AMB-33",
    "WA-AMB-35",
    "WA-VEHICLE-10"
)]
fn an_ornithopter_carries_a_legion_two_areas_over_anything() {
    let from = ARRAKEEN;
    let base = || {
        Scenario::new()
            .legion(Harkonnen, from, [2, 0, 0], 0)
            .legion(Atreides, RIMWALL_WEST, [1, 0, 0], 0)
            .edit(|game| game.worms.add(area("ne-desert-4")))
    };
    let mut grounded = moving(base(), Harkonnen);
    grounded.act(From(from));
    assert!(!grounded.may(To(area("ne-desert-2"))));
    let mut elsewhere = moving(base().edit(|game| game.air[2] = Aloft::Ornithopter), Harkonnen);
    elsewhere.act(From(from));
    assert!(!elsewhere.may(To(area("ne-desert-2"))), "not in a connected air zone");
    let mut table = moving(
        base().edit(|game| {
            game.air[0] = Aloft::Ornithopter;
            game.air[4] = Aloft::Ornithopter;
        }),
        Harkonnen,
    );
    table.act(From(from));
    assert!(!table.may(To(area("ne-desert-4"))), "the destination must be free");
    table.act(To(area("ne-desert-2")));
    assert_eq!(table.legal(), [By(Zone::N), By(Zone::Ne)]);
    table.act(By(Zone::Ne));
    assert_eq!(table.units(area("ne-desert-2")), [2, 0, 0]);
    assert_eq!((table.game.air[0], table.game.air[4]), (Aloft::Ornithopter, Aloft::Nothing));
}

#[test]
#[rule("WA-AMB-34", "WA-WORM-02", "WA-WORM-05")]
fn wormsign_is_sprung_where_a_harkonnen_legion_stops() {
    let (from, to) = (area("ne-desert-1"), area("ne-desert-2"));
    let mut table = moving(
        Scenario::new().legion(Harkonnen, from, [1, 0, 0], 0).edit(|game| game.wormsigns.add(to)),
        Harkonnen,
    );
    table.act(From(from));
    table.roll(To(to), &[0]);
    assert!(!table.game.wormsigns.has(to) && table.game.worms.is_empty(), "sand");
    assert_eq!(table.game.wormsign_spent, [1, 0, 0]);
    assert_eq!(table.units(to), [1, 0, 0]);
}

#[test]
#[rule("WA-ECO-01", "WA-ECO-02", "WA-ECO-03", "WA-HARVESTER-02", "WA-HARVESTER-03", "WA-TERM-14")]
fn atreides_takes_stations_and_harvesters_by_ending_a_move_there() {
    let station = area("ne-desert-2");
    let table = Scenario::new().token(area("ne-desert-1"), 0).edit(|game| game.harvesters.add(station));
    let mut table = moving(table, Atreides);
    table.act(From(area("ne-desert-1")));
    table.roll(To(station), &[4]);
    assert!(!table.game.stations.has(station) && !table.game.harvesters.has(station));
    assert_eq!(table.game.marker(Marker::Jihad), 1);
    assert_eq!(table.game.legion(station).tokens.len(), 1, "the token stays closed");
    let mut harkonnen =
        moving(Scenario::new().legion(Harkonnen, area("ne-desert-1"), [1, 0, 0], 0), Harkonnen);
    harkonnen.acts(&[From(area("ne-desert-1")), To(station)]);
    assert!(harkonnen.game.stations.has(station));
}

#[test]
#[rule("WA-MOVE-12", "WA-HARVESTER-04", "WA-MOVE-10")]
fn passing_captures_nothing() {
    let station = area("cnw-desert-2");
    let from = area("cnw-desert-1");
    let table = Scenario::new().legion(Atreides, from, [1, 0, 0], 0).edit(|game| {
        game.wormsigns.add(station);
        game.harvesters.add(station);
    });
    let mut table = moving(table, Atreides);
    table.acts(&[From(from), To(WIND_PASS)]);
    assert!(table.game.stations.has(station) && table.game.harvesters.has(station));
}

#[test]
#[rule("WA-HARVESTER-01", "WA-TERM-06")]
fn harvesters_stop_nobody() {
    let to = area("ne-desert-2");
    for side in [Atreides, Harkonnen] {
        let table = Scenario::new().legion(side, area("ne-desert-1"), [1, 0, 0], 0);
        let mut table = moving(table.edit(|game| game.harvesters.add(to)), side);
        table.act(From(area("ne-desert-1")));
        assert!(table.may(To(to)));
    }
}

#[test]
#[rule("WA-CARD-30", "WA-AMB-56", "WA-PRESC-06", "WA-PRESC-11", "WA-PRESC-03")]
fn a_ride_with_a_named_leader_into_an_empty_desert_can_be_claimed_at_once() {
    let from = area("ne-desert-1");
    let table = Scenario::new()
        .legion(Atreides, from, [1, 0, 0], 0)
        .leader(Leader::Stilgar, from)
        .open("presc-mudir-sandride")
        .edit(|game| game.wormsigns.add(area("ne-deep-1")));
    let mut table = moving(table, Atreides);
    table.acts(&[From(from), To(area("ne-deep-2"))]);
    assert_eq!(table.legal(), [Claim(prescience("presc-mudir-sandride")), Pass]);
    table.act(Claim(prescience("presc-mudir-sandride")));
    assert_eq!((table.game.markers, table.game.claims), ([0, 1, 1], 1));
    assert!(
        matches!(table.game.phase(), Phase::Actions)
            && !matches!(table.game.next(), Some(Step::Prescience(prescience::Step::Claim)))
    );
}

/// The board shows how many units may stay in an area without knowing the rule.
#[test]
#[rule("WA-STACK-01", "WA-BAN-08")]
fn the_view_tells_the_stacking_limit() {
    let (ours, theirs) = (area("windgap"), area("carthag"));
    let table =
        || Scenario::new().legion(Atreides, ours, [1, 0, 0], 0).legion(Harkonnen, theirs, [1, 0, 0], 0);
    let limits = |table: Scenario| {
        let view = table.game.view(Viewer::Spectator);
        [ours, theirs].map(|at| view.areas.iter().find(|one| one.area == at).unwrap().limit)
    };
    assert_eq!(limits(table()), [Some(6), Some(6)]);
    assert_eq!(limits(table().edit(|game| game.bans = Power::Choam.bit())), [Some(6), Some(5)]);
}
