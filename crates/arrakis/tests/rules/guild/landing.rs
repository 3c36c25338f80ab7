//! Heighliners on their way, and what they bring down.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{Area, AreaSet, Zone};
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::harvest;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Power as Of, Side};
use table::rule;

use arrakis::scenario::*;

/// The heighliner is one space from Arrakis and takes the last one.
fn arrival(table: Scenario, side: Side) -> Scenario {
    let mut table = table.edit(|game| game.guild.liners[side.index()] = 3).imperium(side, &[Of::Guild], 1);
    table.act(Power(Of::Guild));
    table
}

fn zones(table: &Scenario) -> AreaSet {
    table.legal().into_iter().fold(AreaSet::NONE, |all, action| match action {
        To(area) => all | AreaSet::one(area),
        _ => all,
    })
}

/// The harvest ends and nothing else is decided before the heighliners move.
fn end_of_phase_4(table: Scenario) -> Scenario {
    let mut table = table
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
        .edit(|game| (game.spice, game.rows) = (2, [4; 3]));
    table.luck(Done, 1);
    table
}

#[test]
#[rule("WA-GUILD-LINER-01", "WA-GUILD-LINER-12")]
fn arrakis_is_four_steps_away() {
    let mut table = Scenario::guild().imperium(Harkonnen, &[Of::Guild], 4);
    for space in 1..=3 {
        table.act(Power(Of::Guild));
        assert_eq!(table.game.guild.liners, [0, space]);
        assert!(table.may(Power(Of::Guild)), "nobody lands yet");
    }
    table.act(Power(Of::Guild));
    assert_eq!(table.seen_by(Atreides).guild.unwrap().landing, Some(Harkonnen));
    let zone = zones(&table).first().unwrap();
    table.act(To(zone));
    assert_eq!(table.game.guild.liners, [0, 0], "it sets out anew");
    assert!(table.told.iter().any(|event| matches!(event, Event::LinerReturned { side: Harkonnen })));
}

#[test]
#[rule("WA-GUILD-LINER-03", "WA-AMB-88")]
fn both_heighliners_advance_at_the_end_of_the_round_before_anything_is_claimed() {
    let table = Scenario::guild().heighliner(Atreides, 0, 0, 1).heighliner(Harkonnen, 0, 0, 2);
    let deserts = ["ne-desert-4", "ne-desert-7", "ne-deep-3", "ne-deep-1"];
    let table = deserts.iter().fold(table.open("presc-war-in-the-desert"), |table, id| {
        table.legion(Atreides, area(id), [1, 0, 0], 0)
    });
    let table = end_of_phase_4(table);
    assert_eq!(table.game.guild.liners, [2, 3]);
    assert_eq!(table.game.phase(), Phase::Claims);
    assert!(table.asks(Atreides) && table.may(Claim(prescience("presc-war-in-the-desert"))));
}

#[test]
#[rule("WA-GUILD-LINER-06", "WA-AMB-88", "WA-AMB-64")]
fn harkonnen_lands_first_when_both_arrive() {
    let table = Scenario::guild().heighliner(Atreides, 2, 0, 3).heighliner(Harkonnen, 2, 0, 3);
    let mut table = end_of_phase_4(table);
    assert!(table.asks(Harkonnen) && table.game.guild.liners == [4, 4]);
    let zone = zones(&table).first().unwrap();
    table.act(To(zone));
    assert_eq!(table.game.guild.liners, [4, 0]);
    assert!(table.asks(Atreides), "then Atreides");
    assert!(!zones(&table).has(zone));
}

#[test]
#[rule("WA-GUILD-LINER-05", "WA-GUILD-LINER-07", "WA-GUILD-LINER-12")]
fn a_landing_interrupts_and_play_goes_on_where_it_was() {
    let (from, raided) = (area("ne-desert-4"), area("ne-desert-7"));
    let mut table = Scenario::guild()
        .heighliner(Atreides, 2, 1, 3)
        .legion(Atreides, from, [2, 0, 0], 0)
        .legion(Atreides, WINDGAP, [2, 0, 0], 0)
        .edit(|game| game.harvesters.add(raided))
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2)));
    table.acts(&[From(from), To(raided), Power(Of::Guild)]);
    assert!(table.may(Zone(Zone::N)), "the landing comes before the second move");
    table.act(Zone(Zone::N));
    let quiet = area("sw-deep-5");
    table.act(To(quiet));
    assert_eq!(table.game.legion(quiet).troops, 2);
    assert_eq!(table.game.air[0], Aloft::Frigate(Atreides));
    assert_eq!((table.game.guild.troops, table.game.guild.frigates), ([0, 2], [0, 0]), "all of it");
    assert!(table.may(From(WINDGAP)), "the second move");
    assert!(!table.may(From(raided)));
    table.sane();
}

#[test]
#[rule("WA-GUILD-LINER-08")]
fn troops_land_together_far_from_the_enemy() {
    for side in Side::BOTH {
        let table = Scenario::guild()
            .legion(side.enemy(), area("se-desert-2"), [1, 0, 0], 0)
            .legion(side, area("se-deep-4"), [1, 0, 0], 0)
            .edit(|game| {
                game.wormsigns.add(area("nw-desert-2"));
                game.harvesters.add(area("nw-desert-4"));
                game.worms.add(area("sw-desert-2"));
            });
        let mut table = arrival(table, side);
        let game = &table.game;
        let enemies = game.held[side.enemy().index()] | game.settlements_of(side.enemy());
        let expected = AreaSet::ALL
            .iter()
            .filter(|area| game.empty().has(*area) && !enemies.iter().any(|enemy| enemy.ground().has(*area)));
        let expected = expected.fold(AreaSet::NONE, |all, area| all | AreaSet::one(area));
        assert_eq!(zones(&table), expected);
        for taken in ["se-desert-1", "se-deep-4", "nw-desert-2", "nw-desert-4", "sw-desert-2"] {
            assert!(!zones(&table).has(area(taken)), "{taken}");
            assert_eq!(table.reason(To(area(taken))), "refuse-landing");
        }
        let zone = zones(&table).first().unwrap();
        table.act(To(zone));
        assert_eq!(table.game.legion(zone).troops, 2, "all of them there");
        assert_eq!(table.game.holder(zone), Some(side));
        table.sane();
    }
}

fn divided(troops: u8, table: Scenario, side: Side) -> (Scenario, Area, Area) {
    let mut table = arrival(table.heighliner(side, troops, 0, 3), side);
    let quiet = zones(&table);
    assert!(quiet.iter().all(|area| area.ground().meets(quiet)), "a neighbour for each");
    let first = quiet.iter().find(|area| (area.ground() & quiet).len() > 1).unwrap();
    table.act(To(first));
    assert!(zones(&table).iter().all(|area| first.ground().has(area)), "next to the first");
    let second = zones(&table).first().unwrap();
    table.act(To(second));
    (table, first, second)
}

#[test]
#[rule("WA-GUILD-LINER-09")]
fn more_than_six_troops_are_divided_between_two_neighbours() {
    let (mut table, first, second) = divided(7, Scenario::guild(), Atreides);
    assert_eq!(table.legal(), [1, 2, 3, 4, 5, 6].map(Split));
    table.act(Split(2));
    assert_eq!((table.game.legion(first).troops, table.game.legion(second).troops), (2, 5));
    assert_eq!(table.game.guild.liners[0], 0);
    table.sane();
    let mut six = arrival(Scenario::guild().heighliner(Atreides, 6, 0, 3), Atreides);
    let zone = zones(&six).first().unwrap();
    six.act(To(zone));
    assert_eq!(six.game.legion(zone).troops, 6, "six fit into one area");
}

#[test]
#[rule("WA-AMB-92")]
fn under_the_choam_ban_six_are_too_many_for_one_area() {
    let banned = Scenario::guild().edit(|game| game.bans = Of::Choam.bit());
    let (mut table, first, second) = divided(6, banned, Harkonnen);
    assert_eq!(table.legal(), [1, 2, 3, 4, 5].map(Split));
    table.act(Split(5));
    assert_eq!((table.game.legion(first).troops, table.game.legion(second).troops), (5, 1));
    table.sane();
}

#[test]
#[rule("WA-GUILD-LINER-10", "WA-GUILD-FRIGATE-02")]
fn frigates_land_in_different_air_zones() {
    let table = Scenario::guild()
        .heighliner(Atreides, 0, 2, 3)
        .aloft(Aloft::Ornithopter, Zone::N)
        .aloft(Aloft::Navigator, Zone::E)
        .frigate(Harkonnen, Zone::S);
    let mut table = arrival(table, Atreides);
    assert_eq!(table.legal(), [3, 4, 5, 6, 7].map(|at| Zone(Zone::ALL[at])), "only unoccupied ones");
    table.act(Zone(Zone::Se));
    assert_eq!(table.legal(), [3, 4, 6, 7].map(|at| Zone(Zone::ALL[at])), "one figure in each");
    table.act(Zone(Zone::Sw));
    assert_eq!((table.game.air[5], table.game.air[6]), (Aloft::Frigate(Atreides), Aloft::Frigate(Atreides)));
    table.sane();
}

#[test]
#[rule("WA-GUILD-LINER-11")]
fn harkonnen_makes_room_for_frigates_of_either_side() {
    for side in Side::BOTH {
        let crowded = (0..7).fold(Scenario::guild().heighliner(side, 0, 2, 3), |table, zone| {
            table.aloft(if zone < 5 { Aloft::Ornithopter } else { Aloft::Carryall }, Zone::ALL[zone])
        });
        let crowded = crowded.edit(|game| game.air[6] = Aloft::Navigator);
        let mut table = arrival(crowded, side);
        assert!(table.asks(Harkonnen), "whoever owns the frigates");
        assert_eq!(table.legal(), [0, 1, 2, 3, 4, 5].map(|at| Zone(Zone::ALL[at])), "vehicles only");
        table.act(Zone(Zone::Se));
        assert_eq!(table.game.air[5], Aloft::Nothing, "one for the one that finds no place");
        assert!(table.asks(side));
        assert_eq!(table.legal(), [Zone(Zone::Se), Zone(Zone::Nw)]);
        table.act(Zone(Zone::Nw));
        assert_eq!((table.game.air[5], table.game.air[7]), (Aloft::Frigate(side), Aloft::Frigate(side)));
        table.sane();
    }
}

#[test]
#[rule("WA-AMB-91")]
fn a_frigate_without_an_air_zone_stays_on_the_heighliner_board() {
    // One vehicle is all that can make room.
    let full = (0..3).fold(Scenario::guild(), |table, zone| table.frigate(Atreides, Zone::ALL[zone]));
    let full = (4..8).fold(full, |table, zone| table.aloft(Aloft::Navigator, Zone::ALL[zone]));
    let full = full.heighliner(Harkonnen, 0, 3, 3).aloft(Aloft::Ornithopter, Zone::W);
    let table = arrival(full, Harkonnen);
    assert_eq!((table.game.guild.frigates, table.game.air[3]), ([0, 2], Aloft::Frigate(Harkonnen)));
    assert_eq!(table.game.guild.liners, [0, 0]);
    let none = (0..3).fold(Scenario::guild(), |table, zone| table.frigate(Atreides, Zone::ALL[zone]));
    let none = (3..8).fold(none, |table, zone| table.aloft(Aloft::Navigator, Zone::ALL[zone]));
    let none = arrival(none.heighliner(Harkonnen, 0, 3, 3), Harkonnen);
    assert_eq!((none.game.guild.frigates, none.game.guild.liners), ([0, 3], [0, 0]));
}

#[test]
#[rule("WA-AMB-90")]
fn troops_without_a_landing_zone_stay_on_the_heighliner_board() {
    let table = Scenario::guild().edit(|game| game.stations = AreaSet::ALL);
    let table = arrival(table, Atreides);
    assert_eq!(table.game.guild.troops, [2, 2]);
    assert_eq!(table.game.guild.liners, [0, 0], "the heighliner returns all the same");
    assert!(table.may(Die(Strategy)), "and play goes on");
}

#[test]
#[rule("WA-AMB-89")]
fn an_empty_heighliner_returns_and_further_steps_start_anew() {
    let mut table = Scenario::guild().heighliner(Harkonnen, 0, 0, 3).imperium(Harkonnen, &[Of::Guild], 2);
    table.act(Power(Of::Guild));
    assert_eq!(table.game.guild.liners, [0, 0]);
    table.act(Power(Of::Guild));
    assert_eq!(table.game.guild.liners, [0, 1]);
    let mut laden = Scenario::guild().heighliner(Harkonnen, 2, 0, 3).imperium(Harkonnen, &[Of::Guild], 2);
    laden.act(Power(Of::Guild));
    assert!(!laden.may(Power(Of::Guild)), "the landing is completed first");
    let zone = zones(&laden).first().unwrap();
    laden.acts(&[To(zone), Power(Of::Guild)]);
    assert_eq!(laden.game.guild.liners, [0, 1]);
}
