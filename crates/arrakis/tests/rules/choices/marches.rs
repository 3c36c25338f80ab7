//! Which legions move, who of them, where to and how.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{Area, AreaSet, DESERTS, Zone};
use arrakis::effect::{It, Which};
use arrakis::event::Event;
use arrakis::phase::movement::Step;
use arrakis::piece::{Aloft, Figure, Leader, Legion, Side, Token, Unit};
use arrakis::state::Moved;
use table::rule;

use super::{at, bare, offers_only};
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);

fn moving(table: Scenario, side: Side, which: Which, it: It) -> Scenario {
    at(table, side, Step::Move { left: 2, which, steps: 1, it, side })
}

fn movers(table: &Scenario) -> Vec<Area> {
    let from = |action: Action| match action {
        From(area) => Some(area),
        _ => None,
    };
    table.legal().into_iter().filter_map(from).collect()
}

#[test]
#[rule("WA-MOVE-06", "WA-MOVE-08", "WA-GUILD-TROOP-06")]
fn an_effect_moves_the_legions_it_names() {
    let (plateau, dune, sand) = (area("se-plateau-1"), area("ne-desert-4"), area("ne-desert-1"));
    let table = || {
        Scenario::guild()
            .legion(Atreides, WINDGAP, [1, 0, 1], 0)
            .leader(Leader::Stilgar, WINDGAP)
            .legion(Atreides, plateau, [1, 0, 0], 1)
            .legion(Atreides, dune, [1, 0, 0], 0)
            .troops(Atreides, sand, 1)
    };
    let nothing = It::Nothing;
    let set = |areas: &[Area]| areas.iter().fold(AreaSet::NONE, |all, &area| all | AreaSet::one(area));
    for (which, it, expected) in [
        (Which::Any, nothing, set(&[WINDGAP, plateau, dune, sand])),
        (Which::Leader, nothing, set(&[WINDGAP, plateau, sand])),
        (Which::Special, nothing, set(&[WINDGAP])),
        (Which::InDesert, nothing, set(&[WINDGAP, dune, sand])),
        (Which::LeaderInDesert, nothing, set(&[WINDGAP, sand])),
        (Which::It, nothing, AreaSet::NONE),
        (Which::It, It::Zone(Zone::N), AreaSet::NONE),
        (Which::It, It::Area(dune), set(&[dune])),
        (Which::It, It::Area(CARTHAG), AreaSet::NONE),
        (Which::Of(Leader::Stilgar), nothing, set(&[WINDGAP])),
        (Which::Of(Leader::Chani), nothing, AreaSet::NONE),
        (Which::Troops, nothing, set(&[sand])),
    ] {
        let found = movers(&moving(table(), Atreides, which, it));
        assert_eq!(set(&found), expected, "{which:?}");
    }
    // What has moved stays, and whom it needs with it.
    let gone = |part: Legion, which| {
        let table = table().edit(|game| game.moved.push(Moved { area: WINDGAP, part }));
        movers(&moving(table, Atreides, which, nothing)).contains(&WINDGAP)
    };
    let stilgar = Legion { units: [1, 0, 0], named: Leader::Stilgar.bit(), ..Legion::NONE };
    assert!(gone(stilgar, Which::Special) && !gone(stilgar, Which::Of(Leader::Stilgar)));
    assert!(!gone(stilgar, Which::Leader) && gone(stilgar, Which::Any));
    let special = Legion { units: [0, 0, 1], ..Legion::NONE };
    assert!(!gone(special, Which::Special) && gone(special, Which::Leader));
    assert!(!gone(Legion { units: [1, 0, 1], ..Legion::NONE }, Which::Any), "a leader alone stays");
    let arsunt = bare().legion(Harkonnen, ARSUNT, [1, 0, 0], 0).legion(Harkonnen, CARTHAG, [1, 0, 0], 0);
    assert_eq!(movers(&moving(arsunt, Harkonnen, Which::Arsunt, nothing)), [ARSUNT]);
}

#[test]
#[rule("WA-MOVE-02")]
fn a_legion_without_a_way_out_is_not_asked() {
    let home = area("se-plateau-1");
    let ours = |table: Scenario| movers(&moving(table, Atreides, Which::Any, It::Nothing));
    let table = || bare().legion(Atreides, home, [1, 0, 0], 0);
    let shut = |table: Scenario| {
        home.ground().iter().fold(table, |table, next| table.legion(Harkonnen, next, [1, 0, 0], 0))
    };
    assert_eq!(ours(table()), [home]);
    assert_eq!(ours(shut(table())), []);
    assert_eq!(
        ours(table().edit(|game| game.moved.push(Moved { area: home, part: *game.legion(home) }))),
        []
    );
    let paul = |hunted| {
        let table = table().leader(Leader::PaulMuaddib, home).edit(|game| game.hunted = hunted);
        ours(table)
    };
    assert_eq!((paul(0), paul(2), paul(1)), (vec![home], vec![home], vec![]));
    let theirs = bare().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).edit(|game| game.hunted = 1);
    assert_eq!(movers(&moving(theirs, Harkonnen, Which::Any, It::Nothing)), [CARTHAG]);
}

#[test]
#[rule("WA-MOVE-04", "WA-MOVE-05", "WA-MOVE-06")]
fn a_part_goes_and_leaders_are_never_left_alone() {
    let home = area("se-plateau-1");
    let table = bare().legion(Atreides, home, [2, 0, 0], 1).leader(Leader::Stilgar, home);
    let left = |table: &Scenario| -> Vec<Action> {
        table.legal().into_iter().filter(|action| matches!(action, Leave(_))).collect()
    };
    let mut any = moving(table, Atreides, Which::Any, It::Nothing);
    any.act(From(home));
    assert_eq!(left(&any), [Leave(REGULAR)]);
    any.act(Leave(REGULAR));
    assert_eq!(left(&any), [Leave(Figure::Generic), Leave(Figure::Named(Leader::Stilgar))]);
    any.act(Leave(Figure::Generic));
    let next = home.ground().iter().next().unwrap();
    any.act(To(next));
    let there = *any.game.legion(next);
    assert_eq!((there.units, there.generic, there.named), ([1, 0, 0], 0, Leader::Stilgar.bit()));
    let table = bare().legion(Atreides, home, [2, 0, 0], 1).leader(Leader::Stilgar, home);
    let mut led = moving(table, Atreides, Which::Leader, It::Nothing);
    led.acts(&[From(home), Leave(REGULAR), Leave(Figure::Generic)]);
    assert_eq!(left(&led), [], "the last leader goes along");
}

#[test]
#[rule("WA-AIR-02", "WA-AIR-03", "WA-GUILD-NAV-03", "WA-GUILD-NAV-04", "WA-GUILD-FRIGATE-07")]
fn what_flies_over_a_legion_carries_it_as_far_as_it_can() {
    let near = (CARTHAG.within(2) - CARTHAG.touch()).iter().next().unwrap();
    let far = (CARTHAG.within(3) - CARTHAG.within(2)).iter().next().unwrap();
    let fly = |table: Scenario, to, side: Side, from| {
        at(table, side, Step::Fly { from, to, side, attack: false, rides: true })
    };
    // The zones 0, 1 and 4 are connected to Carthag, 2 and 6 are not.
    let sky = || {
        let table = Scenario::guild().frigate(Harkonnen, Zone::E).frigate(Atreides, Zone::Sw);
        table.aloft(Aloft::Ornithopter, Zone::N).aloft(Aloft::Ornithopter, Zone::S)
    };
    offers_only(&fly(sky(), near, Harkonnen, CARTHAG), &[By(Zone::N), By(Zone::E)]);
    offers_only(&fly(sky(), far, Harkonnen, CARTHAG), &[By(Zone::E)]);
    let navigator = || sky().aloft(Aloft::Navigator, Zone::Ne);
    offers_only(
        &fly(navigator(), near, Harkonnen, CARTHAG),
        &[By(Zone::N), By(Zone::E), By(Zone::Ne), BySparing(Zone::N)],
    );
    offers_only(&fly(navigator(), far, Harkonnen, CARTHAG), &[By(Zone::E)]);
    let away = || sky().aloft(Aloft::Navigator, Zone::Nw);
    offers_only(&fly(away(), near, Harkonnen, CARTHAG), &[By(Zone::N), By(Zone::E), BySparing(Zone::N)]);
    let mut spared = fly(away().legion(Harkonnen, CARTHAG, [1, 0, 0], 0), near, Harkonnen, CARTHAG);
    spared = spared.edit(|game| game.part = *game.legion(CARTHAG));
    spared.act(BySparing(Zone::N));
    assert_eq!((spared.game.air[0], spared.game.air[7]), (Aloft::Ornithopter, Aloft::Nothing));
    let frigate = Scenario::guild().frigate(Harkonnen, Zone::E).legion(Harkonnen, CARTHAG, [1, 0, 0], 0);
    let mut march = moving(frigate, Harkonnen, Which::Any, It::Nothing);
    march.act(From(CARTHAG));
    let reached: Vec<_> = march.legal().into_iter().filter(|action| matches!(action, To(_))).collect();
    let open = (CARTHAG.within(3) & march.game.free(Harkonnen)) - AreaSet::one(CARTHAG);
    assert_eq!(reached, open.iter().map(To).collect::<Vec<_>>());
}

#[test]
#[rule("WA-RIDE-02", "WA-RIDE-04", "WA-GUILD-FRIGATE-09")]
fn riders_choose_between_the_worm_and_the_frigate() {
    let back = (PASTY_MESA.ground() & DESERTS).iter().next().unwrap();
    let beyond = ((back.ground() & DESERTS) - PASTY_MESA.ground()).iter().next().unwrap();
    let elsewhere = (PASTY_MESA.within(3) - back.ground() - AreaSet::one(back)).iter().last().unwrap();
    let table = || {
        Scenario::guild()
            .frigate(Atreides, Zone::Se)
            .frigate(Harkonnen, Zone::N)
            .edit(|game| game.wormsigns.add(back))
    };
    let fly = |to, rides| {
        at(table(), Atreides, Step::Fly { from: PASTY_MESA, to, side: Atreides, attack: false, rides })
    };
    offers_only(&fly(beyond, true), &[By(Zone::Se), Ride]);
    offers_only(&fly(beyond, false), &[By(Zone::Se)]);
    offers_only(&fly(elsewhere, true), &[By(Zone::Se)]);
}

#[test]
#[rule("WA-PRESC-06", "WA-MOVE-07")]
fn between_two_moves_a_card_can_be_claimed() {
    let home = area("se-plateau-1");
    let table = bare().legion(Atreides, home, [1, 0, 0], 0).open("presc-fire-in-spice-fields");
    let mut table = moving(table.edit(|game| game.harvesters_lost = 2), Atreides, Which::Any, It::Nothing);
    table.act(Claim(prescience("presc-fire-in-spice-fields")));
    assert_eq!(table.game.markers, [0, 1, 2]);
    assert!(table.may(From(home)), "and the moves go on");
}

#[test]
#[rule("WA-FREE-01", "WA-MOVE-07")]
fn between_two_moves_there_is_time_for_a_free_action() {
    let home = area("se-plateau-1");
    let table = bare().legion(Atreides, home, [1, 0, 0], 0).token(WINDGAP, 0);
    let mut table = moving(table, Atreides, Which::Any, It::Nothing);
    table.act(Train(WINDGAP, Token(0)));
    assert!(table.may(From(home)), "and the moves go on");
}

#[test]
#[rule("WA-MOVE-02", "WA-MOVE-13")]
fn a_single_unit_with_a_single_way_out_takes_it() {
    let home = area("se-plateau-1");
    let way = home.ground().iter().next().unwrap();
    let table = bare().legion(Harkonnen, home, [1, 0, 0], 0);
    let mut table = moving(
        table.edit(|game| game.worms = home.touch() - AreaSet::one(way)),
        Harkonnen,
        Which::Any,
        It::Nothing,
    );
    table.act(From(home));
    assert_eq!(table.units(way), [1, 0, 0], "there is nothing to choose, and no token to hide");
}

#[test]
#[rule("WA-PRESC-06", "WA-RIDE-01", "WA-AMB-56")]
fn a_named_leader_who_rides_into_an_empty_desert_can_be_claimed() {
    let (home, back) = (area("ne-desert-7"), area("ne-desert-6"));
    assert!(home.ground().has(back));
    let empty = ((back.ground() & DESERTS) - home.ground()).iter().find(|area| *area != home).unwrap();
    let claim = Claim(prescience("presc-mudir-sandride"));
    let rides = |table: Scenario| {
        let table = table.open("presc-mudir-sandride").legion(Atreides, home, [1, 0, 0], 0);
        let mut table =
            moving(table.edit(|game| game.wormsigns.add(back)), Atreides, Which::Any, It::Nothing);
        table.act(From(home)).luck(To(empty), 1);
        table
    };
    for leader in [Leader::PaulAtreides, Leader::Stilgar] {
        let mut led = rides(bare().legion(Atreides, home, [0, 0, 0], 0).leader(leader, home));
        assert!(led.game.happened.rode);
        offers_only(&led, &[claim, Pass]);
        led.act(Pass);
        assert!(!led.game.happened.rode, "the moment has passed");
    }
    assert!(!rides(bare()).game.happened.rode, "nobody has a name");
    let taken = bare().leader(Leader::Stilgar, home).edit(|game| game.stations.add(empty));
    assert!(!rides(taken).game.happened.rode, "there is something there");
    let walks = |to: Area| {
        let table = bare().open("presc-mudir-sandride").legion(Atreides, home, [1, 0, 0], 0);
        let table = table.leader(Leader::Stilgar, home);
        let mut table = moving(table, Atreides, Which::Any, It::Nothing);
        table.acts(&[From(home), To(to)]);
        table.game.happened.rode
    };
    assert!(!walks(back), "on foot");
}

#[test]
#[rule("WA-GUILD-TROOP-04", "WA-MOVE-04")]
fn troops_walk_and_riders_are_not_left_behind_where_only_a_ride_leads_on() {
    let home = area("ne-desert-7");
    let back = area("ne-desert-6");
    let table = || {
        let table = Scenario::guild().legion(Atreides, home, [1, 0, 0], 0).troops(Atreides, home, 1);
        table.edit(|game| game.wormsigns.add(back))
    };
    let left = |table: Scenario| -> Vec<Action> {
        let mut table = moving(table, Atreides, Which::Any, It::Nothing);
        table.act(From(home));
        table.legal().into_iter().filter(|action| matches!(action, Leave(_))).collect()
    };
    assert_eq!(left(table()), [Leave(REGULAR), Leave(Figure::Troop)], "the troops can walk");
    // A sandworm is ridden, not walked through: with enemies all around only it leads on.
    let worm = || {
        let table = Scenario::guild().legion(Atreides, home, [1, 0, 0], 0).troops(Atreides, home, 1);
        let table = table.edit(|game| game.worms.add(back));
        let around = home.ground() - AreaSet::one(back);
        around.iter().fold(table, |table, next| table.legion(Harkonnen, next, [1, 0, 0], 0))
    };
    assert_eq!(left(worm()), [Leave(Figure::Troop)]);
}

#[test]
#[rule("WA-GUILD-TROOP-04", "WA-RIDE-01")]
fn whoever_walks_beside_troops_does_not_ride() {
    let (home, back) = (area("ne-desert-7"), area("ne-desert-6"));
    let both = (home.ground() & back.ground() & DESERTS).iter().next().unwrap();
    let rode = |troops: u8| {
        let table = Scenario::guild().legion(Atreides, home, [1, 0, 0], 0).leader(Leader::Stilgar, home);
        let table = table.troops(Atreides, home, troops).edit(|game| game.wormsigns.add(back));
        let mut table = moving(table.open("presc-mudir-sandride"), Atreides, Which::Any, It::Nothing);
        table.acts(&[From(home), To(both)]);
        table.game.happened.rode
    };
    assert!(rode(0), "what can be ridden is ridden");
    assert!(!rode(1));
}

#[test]
#[rule("WA-MOVE-08")]
fn of_tokens_that_are_alike_only_those_that_moved_stay() {
    let home = area("se-plateau-1");
    let token = Figure::Token(arrakis::piece::Token(0));
    let mut part = Legion::NONE;
    part.add(token);
    let table = bare().edit(|game| {
        (0..3).for_each(|_| game.put(Atreides, token, home));
        game.moved.push(Moved { area: home, part });
    });
    let mut table = moving(table, Atreides, Which::Any, It::Nothing);
    table.act(From(home));
    assert_eq!(table.game.part.tokens.len(), 2);
}

#[test]
#[rule("WA-RIDE-01", "WA-PRESC-06")]
fn harkonnen_who_march_beside_wormsign_have_not_ridden() {
    let (home, back) = (area("ne-desert-7"), area("ne-desert-6"));
    let empty = (home.ground() & back.ground() & DESERTS).iter().next().unwrap();
    let marched = |side: Side, leader: Leader| {
        let table = bare().legion(side, home, [1, 0, 0], 0).leader(leader, home);
        let table = table.open("presc-mudir-sandride").edit(|game| game.wormsigns.add(back));
        let mut table = moving(table, side, Which::Any, It::Nothing);
        table.acts(&[From(home), To(empty)]);
        assert_eq!(table.game.leader_area(leader), Some(empty));
        (table.game.happened.rode, table.may(Claim(prescience("presc-mudir-sandride"))))
    };
    assert_eq!(marched(Atreides, Leader::Stilgar), (true, true));
    assert_eq!(marched(Harkonnen, Leader::BaronHarkonnen), (false, false));
}

#[test]
#[rule("WA-NAMED-01", "WA-TERM-04")]
fn everybody_is_told_who_marched() {
    let home = area("se-plateau-1");
    let to = home.ground().iter().next().unwrap();
    for (side, leaders) in [
        (Atreides, [Leader::PaulAtreides, Leader::Chani]),
        (Harkonnen, [Leader::BaronHarkonnen, Leader::Shaddam]),
    ] {
        let table = leaders
            .iter()
            .fold(bare().legion(side, home, [1, 0, 0], 0), |table, &leader| table.leader(leader, home));
        let mut table = moving(table, side, Which::Any, It::Nothing);
        table.acts(&[From(home), To(to)]);
        let named = table.told.iter().find_map(|event| match event {
            Event::Moved { part, .. } => Some(part.named),
            _ => None,
        });
        let named: Vec<_> = named.expect("a march is told").iter().collect();
        assert_eq!(named, leaders, "those who went, and nobody else");
    }
}

#[test]
#[rule("WA-RIDE-01", "WA-GUILD-TROOP-04", "WA-GUILD-FRIGATE-09")]
fn whoever_flies_over_wormsign_has_not_ridden() {
    let back = (PASTY_MESA.ground() & DESERTS).iter().next().unwrap();
    let ends = (back.ground() & DESERTS & Scenario::guild().game.empty()) - PASTY_MESA.touch();
    let beyond = ends.iter().next().unwrap();
    let went = |how: Action, troops: u8| {
        let table = Scenario::guild().legion(Atreides, PASTY_MESA, [1, 0, 0], 0);
        let table = table.leader(Leader::Stilgar, PASTY_MESA).troops(Atreides, PASTY_MESA, troops);
        let table = table.frigate(Atreides, Zone::Se).open("presc-mudir-sandride").edit(|game| {
            game.wormsigns.add(back);
            game.part = *game.legion(PASTY_MESA);
        });
        let fly = Step::Fly { from: PASTY_MESA, to: beyond, side: Atreides, attack: false, rides: true };
        let mut table = at(table, Atreides, fly);
        table.luck(how, 1);
        assert_eq!(table.game.leader_area(Leader::Stilgar), Some(beyond));
        (table.game.happened.rode, table.game.legion(beyond).troops)
    };
    assert_eq!((went(Ride, 0), went(By(Zone::Se), 0)), ((true, 0), (false, 0)));
    assert_eq!((went(Ride, 1), went(By(Zone::Se), 1)), ((true, 0), (false, 1)), "troops fly and do not ride");
}
