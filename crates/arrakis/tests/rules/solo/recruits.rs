//! Deployment and House.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::place;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, deploy, vehicles, wild_maker};
use arrakis::piece::{Face, Figure, Leader, Unit};
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-DEPLOY-01", "WA-SOLO-DEPLOY-02", "WA-SOLO-DEPLOY-03", "WA-SOLO-DEPLOY-05")]
fn reinforcements_join_the_strongest_garrison_with_rabban_first() {
    let mut table = solo()
        .legion(Harkonnen, CARTHAG, [5, 0, 0], 0)
        .legion(Harkonnen, ARSUNT, [3, 0, 0], 0)
        .edit(|game| game.turn = Harkonnen)
        .at(Phase::Actions, deploy::Step::Deploy { units: [3, 0, 0], leader: true });
    assert_eq!(table.legal(), [Action::Deploy(REGULAR, CARTHAG)]);
    table.luck(Action::Deploy(REGULAR, CARTHAG), 1);
    assert_eq!(table.units(CARTHAG), [6, 0, 0]);
    assert_eq!(table.units(ARSUNT), [5, 0, 0], "the rest does not fit and goes to the next");
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(CARTHAG));
}

#[test]
#[rule("WA-SOLO-HOUSE-01", "WA-SOLO-HOUSE-02", "WA-SOLO-HOUSE-05", "WA-AMB-82")]
fn house_promotes_units_near_a_sietch_and_places_two_vehicles() {
    let near = area("ne-desert-9");
    let mut table = solo()
        .legion(Harkonnen, near, [2, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [3, 0, 0], 0)
        .edit(|game| {
            game.turn = Harkonnen;
            game.used = u16::MAX;
            game.forced = Some(Face::House);
            game.dice[0][Face::Mentat as usize] = 1;
        })
        .at(Phase::Actions, wild_maker::Step::WildMakerStays);
    table.act(Pass);
    assert_eq!(table.units(near), [0, 2, 0]);
    assert!(matches!(
        table.game.next(),
        Some(Step::Vehicles(vehicles::Step::Vehicles { left: 2, counts: [1, 1, 0], .. }))
    ));
}

#[test]
#[rule("WA-SOLO-DEPLOY-04", "WA-SOLO-DEPLOY-06")]
fn among_equal_garrisons_the_one_near_the_target_and_any_unit_that_is_left() {
    let step = || deploy::Step::Deploy { units: [1, 0, 0], leader: false };
    let table = solo()
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [2, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(table.legal(), [Action::Deploy(REGULAR, NORTH_POLE)]);
    let short = solo()
        .legion(Harkonnen, PASTY_MESA, [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-1"), [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-2"), [6, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [6, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [0, 1, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(short.legal(), [Action::Deploy(Figure::Unit(Unit::Elite), NORTH_POLE)], "a greater one");
}

#[test]
#[rule("WA-SOLO-HOUSE-03", "WA-SOLO-HOUSE-04")]
fn promotion_prefers_who_can_attack_then_who_is_near_the_target() {
    let (able, unable) = (area("csw-desert-1"), area("se-desert-3"));
    let step = || place::Step::Replace { left: 1, from: Unit::Regular, to: Unit::Elite, side: Harkonnen };
    let table = solo()
        .legion(Harkonnen, able, [2, 0, 0], 0)
        .legion(Harkonnen, unable, [2, 0, 0], 0)
        .legion(Atreides, TASMIN_SINK, [4, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(table.legal(), [From(able)], "both stand beside a sietch, one can attack it");
}

#[test]
#[rule("WA-SOLO-DEPLOY-01", "WA-SOLO-DEPLOY-02")]
fn a_named_leader_comes_with_the_units_and_without_one_a_bashar() {
    let leader = |aside: &[Leader]| {
        let table = solo().legion(Harkonnen, CARTHAG, [2, 0, 0], 0).edit(|game| {
            for one in [Leader::BeastRabban, Leader::BaronHarkonnen, Leader::Aramsham] {
                game.leaders[one as usize] = if aside.contains(&one) {
                    arrakis::state::Place::Aside
                } else {
                    arrakis::state::Place::Gone
                };
            }
        });
        table.at(Phase::Actions, deploy::Step::Deploy { units: [0; 3], leader: true }).legal()
    };
    let comes = |one| Action::Deploy(Figure::Named(one), CARTHAG);
    assert_eq!(leader(&[Leader::BaronHarkonnen, Leader::BeastRabban]), [comes(Leader::BeastRabban)]);
    let others = [comes(Leader::BaronHarkonnen), comes(Leader::Aramsham)];
    assert_eq!(
        leader(&[Leader::BaronHarkonnen, Leader::Aramsham]),
        others,
        "the person chooses among the others"
    );
    assert_eq!(leader(&[]), [Action::Deploy(Figure::Generic, CARTHAG)]);
}

#[test]
#[rule("WA-SOLO-DEPLOY-03", "WA-SOLO-DEPLOY-04")]
fn the_strongest_garrison_then_the_one_nearest_to_the_target() {
    let step = || deploy::Step::Deploy { units: [1, 0, 0], leader: false };
    let fine = solo()
        .legion(Harkonnen, CARTHAG, [1, 1, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [2, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(fine.legal(), [Action::Deploy(REGULAR, CARTHAG)], "five against four on the fine scale");
    // The target counts, not the sietch that stands in for it while legions move.
    let target = solo()
        .legion(Atreides, WINDGAP, [6, 0, 0], 1)
        .legion(Harkonnen, ARSUNT, [2, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [2, 0, 0], 0)
        .edit(|game| game.solo.aim = Some(4))
        .at(Phase::Actions, step());
    assert_eq!(target.legal(), [Action::Deploy(REGULAR, NORTH_POLE)]);
}

#[test]
#[rule("WA-SOLO-DEPLOY-06")]
fn a_greater_unit_stands_in_also_on_cards_and_a_lower_one_after_it() {
    let none_left = |units: [u8; 3]| move |game: &mut Arrakis| game.units[Harkonnen.index()] = units;
    let figure = |units| {
        let piece = arrakis::effect::Piece::Unit(Unit::Elite);
        let table = solo().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).edit(none_left(units));
        table
            .at(Phase::Actions, place::Step::Figure { piece, area: CARTHAG, side: Harkonnen, must: true })
            .legal()
    };
    assert_eq!(figure([5, 1, 5]), [Supply(Figure::Unit(Unit::Elite))]);
    assert_eq!(figure([5, 0, 5]), [Supply(Figure::Unit(Unit::Special))], "greater");
    assert_eq!(figure([5, 0, 0]), [Supply(REGULAR)], "then lower");
}

#[test]
#[rule("WA-SOLO-HOUSE-02", "WA-SOLO-HOUSE-03", "WA-SOLO-HOUSE-04", "WA-AMB-82")]
fn promotion_goes_down_the_list() {
    let best = |table: Scenario| {
        let step = place::Step::Replace { left: 1, from: Unit::Regular, to: Unit::Elite, side: Harkonnen };
        table.at(Phase::Actions, step).legal()
    };
    // Beside Tasmin Sink and unable to attack, against two steps from Windgap: nearest to any sietch wins.
    let (beside, two) = (area("se-desert-3"), area("csw-desert-4"));
    let near = solo()
        .legion(Atreides, TASMIN_SINK, [4, 0, 0], 0)
        .legion(Harkonnen, beside, [2, 0, 0], 0)
        .legion(Harkonnen, two, [2, 0, 0], 0);
    assert_eq!(best(near), [From(beside)]);
    // Both beside a sietch: who can attack it, though the target is farther.
    let able = solo()
        .legion(Atreides, WINDGAP, [4, 0, 0], 0)
        .legion(Harkonnen, area("csw-desert-1"), [2, 0, 0], 0)
        .legion(Harkonnen, beside, [2, 0, 0], 0);
    assert_eq!(best(able), [From(beside)]);
    // Both able: nearest to the target.
    let both =
        solo().legion(Harkonnen, area("csw-desert-1"), [2, 0, 0], 0).legion(Harkonnen, beside, [2, 0, 0], 0);
    assert_eq!(best(both), [From(area("csw-desert-1"))]);
}
