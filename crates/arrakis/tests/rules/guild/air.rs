//! Space frigates: transport over three areas, and bombardment.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{AreaSet, Zone};
use arrakis::effect::{Branch, tricks};
use arrakis::event::Event;
use arrakis::phase::retreat;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Figure, Side, Unit, Vehicle};
use table::Steps;
use table::rule;

use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
/// The air zone between the north-eastern sectors.
const NE: Zone = Zone::Ne;
const SW: Zone = Zone::Sw;

fn reached(table: &Scenario) -> AreaSet {
    table.legal().into_iter().fold(AreaSet::NONE, |all, action| match action {
        To(area) => all | AreaSet::one(area),
        _ => all,
    })
}

fn moving(table: Scenario, side: Side, from: arrakis::board::Area) -> Scenario {
    let mut table = table.die(side, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2))).act(From(from));
    table
}

#[test]
#[rule("WA-EX-16", "WA-GUILD-FRIGATE-07", "WA-GUILD-FRIGATE-03", "WA-GUILD-FRIGATE-05")]
fn a_frigate_carries_a_legion_from_the_imperial_basin_to_the_north_pole() {
    let grounded =
        moving(Scenario::guild().legion(Harkonnen, IMPERIAL_BASIN, [3, 0, 0], 1), Harkonnen, IMPERIAL_BASIN);
    assert!(!grounded.may(To(NORTH_POLE)));
    let table = Scenario::guild().legion(Harkonnen, IMPERIAL_BASIN, [3, 0, 0], 1).frigate(Harkonnen, NE);
    table.example("WA-EX-16");
    let mut table = moving(table, Harkonnen, IMPERIAL_BASIN);
    table.act(To(NORTH_POLE));
    assert_eq!(table.units(NORTH_POLE), [3, 0, 0]);
    assert_eq!(table.game.air[NE.index()], Aloft::Nothing, "the frigate is used up");
    assert_eq!(table.game.guild.frigate_supply, [3, 3], "and may be built again");
    table.sane();
}

#[test]
#[rule("WA-GUILD-FRIGATE-07", "WA-GUILD-FRIGATE-08", "WA-GUILD-FRIGATE-10")]
fn nothing_on_the_way_stops_a_frigate_of_either_side() {
    for side in Side::BOTH {
        let from = RIMWALL_WEST;
        let table =
            from.ground().iter().fold(Scenario::guild().legion(side, from, [2, 0, 0], 0), |table, next| {
                // Settlements stand in the way already.
                let taken = table.game.settlements.has(next);
                if taken { table } else { table.edit(|game| game.worms = AreaSet::one(next)) }
            });
        let table = moving(table.frigate(side, NE), side, from);
        assert_eq!(reached(&table), (from.within(3) & table.game.free(side)) - AreaSet::one(from));
        assert!(reached(&table).has(area("ne-desert-2")), "across the red border");
        assert!(table.may(To(area("ne-desert-5"))), "three areas away");
        assert!(!table.may(To(area("ne-deep-5"))), "farther than that");
    }
}

#[test]
#[rule("WA-GUILD-FRIGATE-07")]
fn a_frigate_carries_only_from_the_sectors_below_it() {
    let far = Scenario::guild().legion(Atreides, PASTY_MESA, [2, 0, 0], 0).frigate(Atreides, NE);
    let far = moving(far, Atreides, PASTY_MESA);
    assert_eq!(reached(&far), PASTY_MESA.ground() & far.game.free(Atreides));
    let enemy = Scenario::guild().legion(Atreides, PASTY_MESA, [2, 0, 0], 0).frigate(Harkonnen, Zone::Se);
    let enemy = moving(enemy, Atreides, PASTY_MESA);
    assert_eq!(reached(&enemy), PASTY_MESA.ground() & enemy.game.free(Atreides), "and only its own side");
}

#[test]
#[rule("WA-GUILD-FRIGATE-07", "WA-GUILD-FRIGATE-10", "WA-GUILD-FRIGATE-03")]
fn an_attack_comes_from_three_areas_away() {
    let (from, to) = (area("ne-desert-1"), area("ne-desert-6"));
    let mut table = Scenario::guild()
        .troops(Atreides, from, 2)
        .legion(Harkonnen, to, [1, 0, 0], 0)
        .frigate(Atreides, NE)
        .die(Atreides, Strategy);
    assert!(from.within(3).has(to) && !from.within(2).has(to));
    table
        .acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(from)])
        .roll(To(to), &[HIT, HIT, BLOCK]);
    assert_eq!(table.game.legion(to).troops, 2, "troops fly, although they do not ride");
    assert_eq!(table.game.air[NE.index()], Aloft::Nothing);
    table.sane();
}

#[test]
#[rule("WA-GUILD-FRIGATE-07", "WA-GUILD-TROOP-04")]
fn who_could_ride_may_still_fly() {
    let (from, to) = (area("ne-desert-1"), area("ne-desert-3"));
    let table = || {
        let table = Scenario::guild()
            .troops(Atreides, from, 1)
            .legion(Atreides, from, [1, 0, 0], 0)
            .frigate(Atreides, NE)
            .edit(|game| {
                game.wormsigns.add(area("ne-deep-1"));
                game.wormsigns.add(area("ne-deep-2"));
            });
        let mut table = moving(table, Atreides, from);
        table.act(To(to));
        assert_eq!(table.legal(), [By(NE), Ride]);
        table
    };
    let mut flown = table();
    flown.act(By(NE));
    assert_eq!((flown.game.legion(to).troops, flown.game.air[NE.index()]), (1, Aloft::Nothing));
    let mut ridden = table();
    ridden.act(Ride);
    assert_eq!((ridden.game.legion(to).troops, ridden.game.legion(from).troops), (0, 1));
    assert_eq!(ridden.game.air[NE.index()], Aloft::Frigate(Atreides));
    ridden.sane();
}

#[test]
#[rule("WA-GUILD-FRIGATE-07")]
fn an_ornithopter_and_a_frigate_are_told_apart_by_distance() {
    let from = area("ne-desert-1");
    let start = || {
        let table = Scenario::guild().legion(Harkonnen, from, [1, 0, 0], 0).frigate(Harkonnen, NE);
        moving(table.aloft(Aloft::Ornithopter, Zone::N), Harkonnen, from)
    };
    let (two, three) = (from.within(2) - from.within(1), from.within(3) - from.within(2));
    let mut farther = start();
    let to = (reached(&farther) & three).first().unwrap();
    farther.act(To(to));
    assert_eq!(farther.game.air[NE.index()], Aloft::Nothing, "only the frigate gets there");
    let mut near = start();
    let to = (reached(&near) & (two - from.ground())).first().unwrap();
    near.act(To(to));
    // The ornithopter of another sector is no help.
    assert_eq!(near.game.air[0], Aloft::Ornithopter);
}

#[test]
#[rule("WA-GUILD-FRIGATE-09")]
fn nobody_retreats_by_frigate() {
    let field = area("se-plateau-1");
    let table = Scenario::guild().legion(Harkonnen, field, [2, 0, 0], 0).frigate(Harkonnen, Zone::Se);
    let table = table
        .turn(Harkonnen, &[Strategy], &[Strategy, Strategy])
        .edit(|game| game.push(retreat::Step::Flee { side: Harkonnen, area: field }));
    assert_eq!(reached(&table), field.ground() & table.game.free(Harkonnen));
}

#[test]
#[rule("WA-GUILD-FRIGATE-06", "WA-AMB-93", "WA-GUILD-FRIGATE-02")]
fn frigates_and_the_navigator_are_no_vehicles() {
    let sky = || {
        Scenario::guild()
            .frigate(Harkonnen, Zone::N)
            .frigate(Atreides, Zone::E)
            .aloft(Aloft::Navigator, Zone::S)
            .aloft(Aloft::Carryall, Zone::W)
    };
    let mut house = sky().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).die(Harkonnen, House);
    house.acts(&[Die(House), Standard, Choose(Branch::Vehicles(2))]);
    for zone in Zone::ALL {
        assert_eq!(house.may(Aircraft(Vehicle::Ornithopter, zone)), zone.index() >= 3, "{zone:?}");
        assert_eq!(house.may(LiftAircraft(zone)), zone == Zone::W, "{zone:?}");
    }
    let rockets = sky().turn(Atreides, &[Strategy], &[Strategy, Strategy]).edit(|game| {
        game.push(tricks::Step::RemoveVehicles { left: 3, sectors: 0xFF });
    });
    assert_eq!(rockets.legal(), [Zone(Zone::W), Pass], "only the carryall");
    let capture = sky().turn(Atreides, &[Strategy], &[Strategy, Strategy]).edit(|game| {
        game.push(tricks::Step::Capture);
        game.air[4] = Aloft::Ornithopter;
    });
    assert_eq!(capture.legal(), [Zone(Zone::Ne), Pass]);
}

#[test]
#[rule("WA-GUILD-FRIGATE-04", "WA-GUILD-FRIGATE-05")]
fn frigates_leave_before_the_hazards() {
    let mut table = Scenario::guild()
        .frigate(Harkonnen, Zone::N)
        .frigate(Atreides, Zone::E)
        .aloft(Aloft::Navigator, Zone::S)
        .aloft(Aloft::Ornithopter, Zone::W)
        .turn(Harkonnen, &[], &[Mentat]);
    table.acts(&[Die(Mentat), Standard, Pass]);
    if table.may(EndTurn) {
        table.act(EndTurn);
    }
    assert!(table.game.phase() > Phase::Signs, "{:?}", table.game.phase());
    assert_eq!(table.game.air[..2], [Aloft::Nothing; 2]);
    assert_eq!(table.game.air[2..4], [Aloft::Navigator, Aloft::Ornithopter], "they stay to the end");
    assert_eq!(table.game.guild.frigate_supply, [3, 3]);
    table.sane();
}

#[test]
#[rule("WA-GUILD-FRIGATE-11", "WA-GUILD-FRIGATE-03", "WA-GUILD-FRIGATE-05", "WA-GUILD-FRIGATE-12")]
fn a_frigate_bombards_a_harvester_as_a_free_action() {
    let (here, there) = (area("ne-desert-4"), area("sw-desert-2"));
    let mut table = Scenario::guild()
        .frigate(Atreides, NE)
        .frigate(Harkonnen, SW)
        .edit(|game| {
            game.harvesters.add(here);
            game.harvesters.add(there);
        })
        .die(Atreides, Strategy);
    assert!(table.may(Bombard(NE)) && !table.may(Bombard(SW)), "with a frigate of one's own");
    assert_eq!(table.refused(Bombard(SW)), "WA-GUILD-FRIGATE-11");
    assert!(!NE.under().has(there));
    table.act(Bombard(NE));
    assert!(!table.game.harvesters.has(here) && table.game.harvesters.has(there), "only below the air zone");
    assert_eq!((table.game.air[NE.index()], table.game.guild.frigate_supply[0]), (Aloft::Nothing, 3));
    assert!(table.may(Die(Strategy)), "no Imperium action, and the turn is still to be used");
    table.sane();
}

#[test]
#[rule("WA-GUILD-FRIGATE-13", "WA-AMB-03")]
fn a_bombardment_rolls_three_dice_and_specials_hit() {
    let target = area("ne-desert-4");
    let bombard = |dice: &[u32]| {
        let mut table = Scenario::guild()
            .legion(Harkonnen, target, [4, 0, 0], 0)
            .legion(Harkonnen, area("ne-desert-7"), [1, 0, 0], 0)
            .frigate(Atreides, NE)
            .die(Atreides, Strategy);
        table.act(Bombard(NE)).roll(To(target), dice);
        table
    };
    let table = bombard(&[HIT, SPECIAL, BLOCK]);
    assert_eq!(table.units(target), [2, 0, 0], "two hits, taken at once");
    assert_eq!(bombard(&[BLOCK, BLOCK, BLOCK]).units(target), [4, 0, 0]);
    assert_eq!(bombard(&[SPECIAL, SPECIAL, SPECIAL]).units(target), [1, 0, 0]);
    assert!(table.asks(Atreides), "the turn goes on");
}

#[test]
#[rule("WA-GUILD-FRIGATE-13")]
fn the_owner_takes_the_losses_of_a_bombardment() {
    let mut table = Scenario::guild()
        .legion(Harkonnen, area("ne-desert-4"), [1, 1, 0], 1)
        .frigate(Atreides, NE)
        .die(Atreides, Strategy);
    table.roll(Bombard(NE), &[HIT, BLOCK, BLOCK]);
    assert!(table.asks(Harkonnen));
    assert_eq!(table.legal(), [Remove(REGULAR), Downgrade(Unit::Elite), Remove(Figure::Generic)]);
}

#[test]
#[rule("WA-GUILD-FRIGATE-14", "WA-GUILD-FRIGATE-12")]
fn a_harvester_falls_with_the_legion_around_it() {
    let target = area("ne-desert-4");
    let bombard = |dice: &[u32]| {
        let mut table = Scenario::guild()
            .legion(Harkonnen, target, [2, 0, 0], 0)
            .frigate(Atreides, NE)
            .edit(|game| game.harvesters.add(target))
            .die(Atreides, Strategy);
        table.roll(Bombard(NE), dice);
        table
    };
    assert!(bombard(&[HIT, BLOCK, BLOCK]).game.harvesters.has(target), "somebody is left");
    let gone = bombard(&[HIT, HIT, BLOCK]);
    assert!(!gone.game.harvesters.has(target));
    assert!(gone.may(Die(Strategy)), "and gives no Imperium action");
}

#[test]
#[rule("WA-GUILD-FRIGATE-15")]
fn a_bombardment_destroys_no_settlement() {
    let mut table = Scenario::guild()
        .legion(Harkonnen, ARRAKEEN, [2, 0, 0], 0)
        .frigate(Atreides, NE)
        .die(Atreides, Strategy);
    table.roll(Bombard(NE), &[HIT, HIT, HIT]);
    assert_eq!(table.game.legion(ARRAKEEN).size(), 0);
    assert!(table.game.settlements.has(ARRAKEEN));
    assert_eq!(table.game.markers, [0; 3]);
}

#[test]
#[rule("WA-AMB-99", "WA-GUILD-FRIGATE-11")]
fn a_bombardment_turns_deployment_tokens_up_before_the_roll() {
    let mut table = Scenario::guild().token(GARA_KULON, 0).frigate(Harkonnen, NE).die(Harkonnen, Strategy);
    table.roll(Bombard(NE), &[BLOCK, BLOCK, BLOCK]);
    let at = |wanted: fn(&Event) -> bool| table.told.iter().position(wanted).unwrap();
    let shown = at(|event| matches!(event, Event::TokenRevealed { .. }));
    assert!(shown < at(|event| matches!(event, Event::Bombarded { .. })));
    assert!(table.game.legion(GARA_KULON).tokens.is_empty());
    assert!(!table.game.sietches.iter().any(|sietch| sietch.seen), "the sietch itself stays hidden");
}

#[test]
#[rule("WA-GUILD-FRIGATE-11")]
fn harkonnen_may_bombard_a_harvester_before_atreides_gets_it_but_not_among_friends() {
    let (lone, guarded) = (area("ne-desert-4"), area("ne-desert-7"));
    let table =
        Scenario::guild().legion(Harkonnen, guarded, [1, 0, 0], 0).frigate(Harkonnen, NE).edit(|game| {
            game.harvesters.add(lone);
            game.harvesters.add(guarded);
        });
    let mut table = table.die(Harkonnen, Strategy);
    table.act(Bombard(NE));
    assert!(!table.game.harvesters.has(lone) && table.game.harvesters.has(guarded));
}

#[test]
#[rule("WA-GUILD-FRIGATE-07", "WA-AIR-01")]
fn atreides_flies_by_frigate_alone() {
    let from = area("ne-desert-1");
    let table = Scenario::guild().legion(Atreides, from, [1, 0, 0], 0).frigate(Atreides, NE);
    let mut table = moving(table, Atreides, from);
    let far = from.within(2) - from.within(1);
    let to = far.iter().find(|&to| table.may(To(to))).expect("two areas by air");
    table.act(To(to));
    assert_eq!(table.units(to), [1, 0, 0], "nothing else could carry them");
    assert_eq!(table.game.air[NE.index()], Aloft::Nothing);
}
