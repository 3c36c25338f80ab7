//! The hazards of the desert.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{Area, AreaSet, Zone};
use arrakis::effect::Branch;
use arrakis::piece::Aloft;
use table::rule;

use super::hazards;
use super::{SAND, WORM};
use arrakis::scenario::*;

#[test]
#[rule(
    "WA-HAZARD-01",
    "WA-HAZARD-02",
    "WA-HAZARD-03",
    "WA-HAZARD-13",
    "WA-AMB-43",
    "WA-INFO-08",
    "WA-END-09"
)]
fn wormsign_leaves_atreides_and_comes_to_harkonnen() {
    let (ours, theirs, empty) = (area("ne-desert-1"), area("se-desert-1"), area("sw-desert-1"));
    let mut table = hazards(
        Scenario::new().legion(Atreides, ours, [1, 0, 0], 0).legion(Harkonnen, theirs, [1, 0, 0], 0).edit(
            |game| {
                game.wormsigns.add(ours);
                game.wormsigns.add(empty);
            },
        ),
    );
    // Two tokens are turned up, in the order of the areas: sand and sand; then two storm dice.
    table.roll(Done, &[SAND, SAND, BLOCK, BLOCK]);
    assert!(table.game.wormsigns.is_empty());
    let revealed: Vec<Area> = table
        .told
        .iter()
        .filter_map(|event| match event {
            arrakis::event::Event::WormsignRevealed { area, .. } => Some(*area),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [theirs, empty]);
    assert_eq!(table.game.wormsign_faces, [6, 6, 4], "all tokens are back in the supply");
}

#[test]
#[rule("WA-HAZARD-06", "WA-HAZARD-07", "WA-HAZARD-10", "WA-HAZARD-12", "WA-ROUND-07")]
fn a_carryall_saves_a_harvester_from_a_worm() {
    let prey = area("ne-desert-1");
    let base = || {
        hazards(Scenario::new().edit(|game| {
            game.harvesters.add(prey);
            game.air[4] = Aloft::Carryall;
        }))
    };
    let mut table = base();
    table.roll(Done, &[WORM]);
    assert!(table.asks(Harkonnen));
    assert_eq!(table.legal(), [Rescue(Zone::Ne), Pass]);
    table.act(Rescue(Zone::Ne));
    assert_eq!(table.game.harvest, 1, "it was there for the harvest");
    assert!(table.game.worms.has(prey) && table.game.air[4] == Aloft::Nothing);
    let mut lost = base();
    lost.roll(Done, &[WORM]);
    lost.act(Pass);
    assert_eq!(lost.game.harvest, 0);
    let mut far = hazards(Scenario::new().edit(|game| {
        game.harvesters.add(prey);
        game.air[2] = Aloft::Carryall;
    }));
    far.roll(Done, &[WORM]);
    assert_eq!(far.game.harvest, 0, "not from an air zone that is not connected");
}

#[test]
#[rule("WA-HAZARD-08", "WA-HAZARD-09", "WA-AMB-39", "WA-STORM-06")]
fn a_legion_flees_or_is_attacked() {
    let prey = area("ne-desert-1");
    let mut flees = hazards(Scenario::new().legion(Harkonnen, prey, [2, 0, 0], 0).edit(|game| {
        game.harvesters.add(prey);
        game.air[4] = Aloft::Carryall;
    }));
    flees.roll(Done, &[WORM]);
    assert!(flees.asks(Atreides) && !flees.may(Pass));
    flees.act(To(area("ne-deep-1")));
    assert!(flees.asks(Harkonnen));
    flees.roll(Pass, &[BLOCK, BLOCK]);
    assert_eq!(flees.units(area("ne-deep-1")), [2, 0, 0]);
    let mut stuck = Scenario::new().legion(Harkonnen, prey, [2, 0, 0], 0);
    for next in prey.ground().iter() {
        stuck = stuck.legion(Atreides, next, [1, 0, 0], 0);
    }
    let mut stuck = hazards(stuck);
    stuck.roll(Done, &[WORM, HIT, BLOCK, BLOCK, BLOCK, BLOCK, BLOCK]);
    assert_eq!(stuck.units(prey), [1, 0, 0], "four dice, then two of the storm");
    assert!(stuck.game.worms.is_empty());
}

#[test]
#[rule("WA-HAZARD-04", "WA-HAZARD-05", "WA-AMB-41", "WA-AMB-40")]
fn at_most_four_worms_appear_and_figures_come_from_the_board() {
    let prey = ["ne-desert-1", "ne-desert-3", "se-desert-1", "se-desert-3", "sw-desert-1"].map(area);
    let mut table = hazards(Scenario::new().edit(|game| {
        prey.iter().for_each(|&area| game.harvesters.add(area));
        game.worms.add(area("nw-desert-4"));
        game.wild_maker = Some(area("nw-desert-7"));
    }));
    // One answer about the Wild Maker first.
    table.act(Done);
    table.roll(Pass, &[WORM, WORM, WORM, WORM, WORM]);
    assert_eq!(table.legal(), prey.map(To), "one of five does not appear");
    table.act(To(prey[0]));
    let four = prey[1..].iter().fold(AreaSet::NONE, |mut all, &area| {
        all.add(area);
        all
    });
    assert_eq!(table.game.worms, four, "the one in the west had to come");
    assert_eq!(table.game.wild_maker, Some(area("nw-desert-7")), "the Wild Maker did not");
}

#[test]
#[rule("WA-STORM-01", "WA-STORM-02", "WA-STORM-03", "WA-STORM-04", "WA-STORM-05")]
fn storms_strike_harkonnen_in_the_open() {
    let mut table = hazards(
        Scenario::new()
            .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
            .legion(Harkonnen, area("cne-mtn-1"), [1, 0, 0], 0)
            .legion(Harkonnen, PASTY_MESA, [3, 0, 0], 0)
            .legion(Atreides, area("se-plateau-1"), [1, 0, 0], 0),
    );
    table.roll(Done, &[HIT, SPECIAL]);
    assert_eq!(table.units(PASTY_MESA), [2, 0, 0], "a Special does nothing on a plateau");
    assert_eq!(table.units(ARRAKEEN), [1, 0, 0]);
    assert_eq!(table.units(area("se-plateau-1")), [1, 0, 0]);
}

#[test]
#[rule("WA-STORM-01", "WA-STORM-02", "WA-STORM-04", "WA-WORM-19")]
fn a_special_is_worth_what_the_ground_makes_it() {
    let grounds = [("ne-deep-1", 2), ("ne-desert-1", 1), ("cse-erg-2", 0), ("se-plateau-1", 0)];
    for (id, worth) in grounds {
        let place = area(id);
        let table = hazards(Scenario::new().legion(Harkonnen, place, [6, 0, 0], 0));
        let wormsign = table.game.deserts().has(place).then_some(SAND);
        let mut storm = table;
        storm.roll(Done, &wormsign.into_iter().chain([SPECIAL, SPECIAL]).collect::<Vec<_>>());
        assert_eq!(storm.units(place), [6 - 2 * worth, 0, 0], "a storm over {id}");
    }
    let (worm, prey) = (area("ne-desert-1"), area("ne-desert-2"));
    let mut table = Scenario::new()
        .legion(Harkonnen, prey, [6, 0, 0], 0)
        .edit(|game| game.worms.add(worm))
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::WormAttack)]);
    table.roll(From(worm), &[HIT, SPECIAL, SPECIAL, BLOCK]);
    assert_eq!(table.units(prey), [3, 0, 0], "one each in the desert");
}
