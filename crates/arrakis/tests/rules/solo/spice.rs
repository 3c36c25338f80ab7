//! How spice is spent.

use arrakis::action::Action::*;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, harvest, wild_maker};
use arrakis::piece::Power::{Choam, Guild, Landsraad};
use table::rule;

use super::*;
use arrakis::scenario::*;

/// The harvest with markers in these rows and this much spice.
fn harvest(rows: [u8; 3], spice: u8) -> Scenario {
    let table = solo().edit(|game| {
        game.rows = rows;
        game.spice = spice;
    });
    table.at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: rows != [0; 3] })
}

/// The rows after it, what is stored and the points, if the person always takes the first of equals.
fn spent(rows: [u8; 3], spice: u8) -> ([u8; 3], u8, usize) {
    let mut table = harvest(rows, spice);
    let mut points = 0;
    while matches!(table.game.next(), Some(Step::Harvest(harvest::Step::Spend { .. }))) {
        let first = table.legal()[0];
        table.luck(first, 1);
        points += table.told.iter().filter(|event| matches!(event, Event::Hoarded)).count();
    }
    (table.game.rows, table.game.reserve, points)
}

#[test]
#[rule("WA-SOLO-PHASE-02", "WA-SOLO-PHASE-04", "WA-SOLO-PHASE-08")]
fn the_lowest_markers_are_kept_first() {
    assert_eq!(spent([0, 2, 1], 2), ([1, 2, 2], 0, 0));
    assert_eq!(spent([0, 2, 1], 5), ([1, 2, 1], 1, 0), "one spice cannot be spent and is stored");
    assert_eq!(spent([0, 2, 1], 6), ([0, 2, 1], 0, 0));
}

#[test]
#[rule("WA-SOLO-PHASE-05", "WA-SOLO-PHASE-08")]
fn surplus_raises_the_lowest_markers_one_row_each() {
    assert_eq!(spent([0, 2, 1], 7), ([0, 1, 1], 0, 0));
    assert_eq!(spent([0, 2, 1], 8), ([0, 1, 0], 0, 0));
    assert_eq!(spent([0, 2, 1], 12), ([0, 1, 0], 1, 0), "the one on top cannot rise, and one is stored");
}

#[test]
#[rule("WA-SOLO-PHASE-04", "WA-SOLO-PHASE-05", "WA-HARVEST-06")]
fn a_marker_that_cannot_fall_is_not_kept_but_raised_when_spice_is_left() {
    assert_eq!(spent([4, 0, 2], 4), ([4, 0, 2], 0, 0), "the other two are kept");
    assert_eq!(spent([4, 0, 2], 5), ([4, 0, 1], 0, 0), "one more raises the next lowest");
    assert_eq!(spent([4, 0, 2], 7), ([3, 0, 2], 0, 0), "three more raise the lowest");
    assert_eq!(spent([4, 0, 2], 8), ([3, 0, 1], 0, 0));
    assert_eq!(spent([4, 4, 4], 7), ([3, 3, 4], 1, 0));
    assert_eq!(harvest([4, 4, 0], 5).legal(), [Promote(Choam), Promote(Guild)], "the person chooses which");
}

#[test]
#[rule("WA-SOLO-PHASE-06", "WA-AMB-84")]
fn with_all_on_top_surplus_is_a_point() {
    assert_eq!(spent([0; 3], 6), ([0; 3], 0, 0));
    assert_eq!(spent([0; 3], 7), ([0; 3], 0, 1), "and nothing is stored");
    assert_eq!(spent([0; 3], 9), ([0; 3], 0, 1), "one point at most");
    assert_eq!(spent([0; 3], 12), ([0; 3], 0, 1), "whatever is left");
    assert_eq!(spent([0, 0, 1], 8), ([0; 3], 1, 0), "they must have been on top before");
    // As the phase begins, that is.
    let points = |rows: [u8; 3]| {
        let table = solo().edit(|game| {
            game.rows = rows;
            game.harvesters = areas(&["ne-deep-1", "ne-deep-2", "sw-deep-3", "ne-desert-1", "ne-desert-2"]);
        });
        let mut table = table.at(Phase::Storms, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        let mut told = table.told.clone();
        while let Some(Step::Harvest(harvest::Step::Spend { .. })) = table.game.next() {
            let first = table.legal()[0];
            table.luck(first, 1);
            told.extend(table.told.clone());
        }
        assert!(told.contains(&Event::Harvested { spice: 8 }));
        told.contains(&Event::Hoarded)
    };
    assert!(points([0; 3]) && !points([0, 0, 1]));
}

#[test]
#[rule("WA-SOLO-PHASE-07")]
fn there_is_no_hoarding() {
    assert!(!harvest([1; 3], 5).may(Hoard));
    assert_eq!(spent([4, 4, 4], 5).2, 0);
}

#[test]
#[rule("WA-SOLO-PHASE-04", "WA-SOLO-SETUP-06")]
fn the_person_chooses_between_markers_in_one_row_where_it_matters() {
    assert_eq!(harvest([0; 3], 4).legal(), [Keep(Choam), Keep(Guild), Keep(Landsraad)]);
    assert_eq!(harvest([1, 1, 0], 7).legal(), [Promote(Choam), Promote(Guild)]);
    assert_eq!(harvest([0; 3], 6).legal(), [Keep(Choam)], "all are kept: nothing to choose");
    assert_eq!(harvest([1, 1, 0], 8).legal(), [Promote(Choam)], "both rise");
}

#[test]
#[rule("WA-SOLO-PHASE-02", "WA-SOLO-PHASE-08")]
fn harvest_and_reserve_are_spent_together() {
    let mut table = solo()
        .edit(|game| {
            game.rows = [1, 2, 3];
            game.reserve = 1;
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-desert-1"));
        })
        .at(Phase::Storms, wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    let rows: Vec<_> = table
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Imperium { power, row } => Some((*power, *row)),
            _ => None,
        })
        .collect();
    assert_eq!(rows, [(Landsraad, 3), (Guild, 2), (Choam, 2)], "three and the reserve keep the two lowest");
}

#[test]
#[rule("WA-SOLO-PHASE-04", "WA-SOLO-PHASE-05", "WA-SOLO-PHASE-06", "WA-SOLO-PHASE-08", "WA-HARVEST-06")]
fn every_amount_of_spice_has_its_place_on_the_list() {
    let [choam, guild, landsraad] = [Choam, Guild, Landsraad];
    let best = |spice: u8, rows: [u8; 3], decided: u8, hoarded: bool| {
        let table = solo().edit(|game| (game.spice, game.rows) = (spice, rows));
        table.at(Phase::Harvest, harvest::Step::Spend { decided, hoarded }).legal()
    };
    let first = |spice, rows| best(spice, rows, 0, true);
    // Just enough to keep all, and one more to raise the lowest.
    assert_eq!(first(6, [1, 2, 3]), [Keep(landsraad)]);
    assert_eq!(first(7, [1, 2, 3]), [Promote(landsraad)]);
    // Too little for two in the same row is a choice between these two alone.
    assert_eq!(first(3, [2, 2, 0]), [Keep(choam), Keep(guild)]);
    assert_eq!(first(4, [2, 2, 0]), [Keep(choam)], "enough for both: nothing to choose");
    assert_eq!(first(7, [2, 2, 0]), [Promote(choam), Promote(guild)], "enough to raise one of them");
    assert_eq!(first(8, [2, 2, 0]), [Promote(choam)], "or both");
    // What cannot fall is not kept; it is raised once that is paid for.
    assert_eq!(first(4, [4, 1, 1]), [Keep(guild)]);
    assert_eq!(first(6, [4, 1, 1]), [Promote(guild)]);
    assert_eq!(first(7, [4, 1, 1]), [Promote(choam)]);
    assert_eq!(first(2, [4, 4, 4]), [Done]);
    assert_eq!(first(3, [4, 4, 4]), [Promote(choam), Promote(guild), Promote(landsraad)]);
    assert_eq!(first(9, [4, 4, 4]), [Promote(choam)]);
    // On top they are kept, and what is left is a point.
    assert_eq!(first(9, [0, 0, 0]), [Keep(choam)]);
    assert_eq!(best(1, [0; 3], 0b111, false), [Hoard]);
    assert_eq!(best(0, [0; 3], 0b111, false), [Done]);
    assert_eq!(best(1, [0; 3], 0b111, true), [Done]);
    // What is decided no longer counts.
    assert_eq!(best(2, [3, 2, 1], 0b001, true), [Keep(guild)]);
    assert_eq!(best(5, [3, 2, 1], 0b001, true), [Promote(guild)]);
}
