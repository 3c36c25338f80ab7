//! Movement, list by list. Windgap is the target; distances count steps over free areas.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::{Which, run};
use arrakis::phase::movement;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Leader};
use table::{Steps, rule};

use super::*;
use arrakis::scenario::*;

/// Where a legion of three would go from here.
fn ends(table: Scenario, from: Area) -> Vec<Action> {
    let mut table = table.legion(Harkonnen, from, [3, 0, 0], 0);
    table = table
        .at(Phase::Actions, movement::Step::March { from, which: Which::Any, steps: 1, side: Harkonnen });
    table.game.part = *table.game.legion(from);
    table.legal()
}

#[test]
#[rule("WA-SOLO-MOVE-01", "WA-SOLO-MOVE-02", "WA-AMB-85")]
fn the_nearest_legion_goes_first_and_of_equals_the_strongest() {
    let step = || move_step(1);
    let table = solo()
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [6, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(table.legal(), [From(NORTH_POLE)], "three steps are less than five");
    let equal = solo()
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, SPLINTERED_ROCK, [3, 1, 0], 0)
        .legion(Harkonnen, area("cnw-mtn-1"), [3, 0, 0], 1)
        .at(Phase::Actions, step());
    assert_eq!(equal.legal(), [From(SPLINTERED_ROCK)], "four and four, nine and seven on the fine scale");
    // A sandworm in the way makes the way longer: free areas are counted.
    let blocked = |worms: &[&str]| {
        let table = solo().legion(Harkonnen, area("cse-deep-1"), [3, 0, 0], 0).legion(
            Harkonnen,
            NORTH_POLE,
            [4, 0, 0],
            0,
        );
        let table = table.edit(|game| worms.iter().for_each(|id| game.worms.add(area(id))));
        table.at(Phase::Actions, step()).legal()
    };
    assert_eq!(blocked(&[]), [From(area("cse-deep-1"))], "two steps against three");
    assert_eq!(
        blocked(&["csw-desert-1", "sw-deep-1"]),
        [From(NORTH_POLE)],
        "three each, and the Pole is stronger"
    );
}

#[test]
#[rule("WA-SOLO-MOVE-03")]
fn only_legions_stronger_than_the_defenders_move() {
    let table = solo()
        .legion(Atreides, WINDGAP, [3, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [4, 0, 0], 0)
        .at(Phase::Actions, move_step(2));
    assert_eq!(table.legal(), [From(CARTHAG)], "the nearer one is no stronger than the defenders");
}

#[test]
#[rule("WA-SOLO-MOVE-04", "WA-SOLO-MOVE-05", "WA-SOLO-MOVE-06", "WA-SOLO-SETUP-06")]
fn a_target_too_strong_gives_way_to_a_temporary_one() {
    let strong = |hobars: u8, habbanya: u8| {
        let table = solo()
            .legion(Atreides, WINDGAP, [6, 0, 0], 1)
            .legion(Harkonnen, area("csw-desert-1"), [3, 0, 0], 0)
            .edit(|game| {
                game.sietches[6].rank = hobars;
                game.sietches[3].rank = habbanya;
            });
        rolls(table, Strategy)
    };
    // Hobars Gap and Habbanya Ridge are three steps from Windgap, the others farther.
    let high = strong(3, 1);
    assert_eq!(reasons(&high)[1..3], ["WA-SOLO-MOVE-06", "WA-SOLO-MOVE-01"]);
    assert_eq!(high.game.solo.aim, Some(6));
    let equal = strong(2, 2);
    assert_eq!(equal.legal(), [To(HABBANYA_RIDGE), To(HOBARS_GAP)], "the person chooses among equals");
    let near = solo()
        .legion(Atreides, WINDGAP, [6, 0, 0], 1)
        .legion(Atreides, HOBARS_GAP, [6, 0, 0], 1)
        .legion(Atreides, HABBANYA_RIDGE, [3, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 3);
    let near = rolls(near, Strategy);
    // Those nearest to Windgap are too strong as well; Bight of the Cliff is next, whatever the ranks.
    assert_eq!(near.game.solo.aim, Some(4));
    assert_eq!(reasons(&near)[1], "WA-SOLO-MOVE-05");
}

#[test]
#[rule("WA-SOLO-MOVE-04")]
fn a_temporary_target_holds_for_the_turn() {
    let aimed = |aim| {
        let table = solo().legion(Harkonnen, HOLE_IN_THE_ROCK, [3, 0, 0], 0).edit(|game| game.solo.aim = aim);
        table.at(Phase::Actions, move_step(1))
    };
    assert_eq!(aimed(Some(4)).legal(), [From(HOLE_IN_THE_ROCK)]);
    let mut table = aimed(Some(4));
    table.act(From(HOLE_IN_THE_ROCK));
    assert!(!marches(&table).contains(&(HOLE_IN_THE_ROCK, area("cne-mtn-5"))), "not towards Windgap");
    // The next turn looks anew.
    let next = rolls(aimed(Some(4)), Strategy);
    assert_eq!(next.game.solo.aim, Some(7));
    assert_eq!(marches(&next)[0], (HOLE_IN_THE_ROCK, area("cne-mtn-5")));
}

#[test]
#[rule("WA-SOLO-MOVE-07")]
fn a_legion_joins_friends_rather_than_fly_farther() {
    let friend = area("cse-desert-1");
    let table = solo().legion(Harkonnen, friend, [2, 0, 0], 0).edit(|game| game.air[0] = Aloft::Ornithopter);
    assert_eq!(ends(table, NORTH_POLE), [To(friend)]);
    let full = solo().legion(Harkonnen, friend, [6, 0, 0], 0);
    assert!(!ends(full, NORTH_POLE).contains(&To(friend)), "no room for anybody");
    // A friend off the shortest way is not looked for.
    let aside = solo()
        .legion(Harkonnen, area("cnw-desert-2"), [2, 0, 0], 0)
        .edit(|game| game.air[0] = Aloft::Ornithopter);
    assert!(!ends(aside, NORTH_POLE).contains(&To(area("cnw-desert-2"))));
}

#[test]
#[rule("WA-SOLO-MOVE-07")]
fn a_legion_joins_friends_as_far_as_they_have_room() {
    let (from, friends) = (area("cse-desert-1"), area("csw-desert-2"));
    let mut table = solo()
        .legion(Harkonnen, from, [2, 1, 1], 1)
        .leader(Leader::BaronHarkonnen, from)
        .legion(Harkonnen, friends, [3, 0, 0], 0)
        .at(Phase::Actions, movement::Step::March { from, which: Which::Any, steps: 1, side: Harkonnen });
    table.game.part = *table.game.legion(from);
    assert_eq!(table.legal(), [Leave(REGULAR)], "three fit, so the weakest stays");
    table.act(Leave(REGULAR));
    assert_eq!(
        (table.units(friends), table.game.legion(friends).leaders()),
        ([4, 1, 1], 2),
        "all leaders go"
    );
    assert_eq!(table.units(from), [1, 0, 0]);
}

#[test]
#[rule("WA-SOLO-MOVE-08")]
fn an_ornithopter_carries_it_to_the_area_nearest_to_the_sietch() {
    let table = solo().edit(|game| game.air[0] = Aloft::Ornithopter);
    // Three steps away, the Pole reaches areas beside Windgap; the plateau is the best of them.
    assert_eq!(ends(table, NORTH_POLE), [To(area("csw-plateau-1"))]);
    let on_foot = ends(solo(), NORTH_POLE);
    assert_eq!(
        on_foot,
        ["cse-desert-1", "csw-desert-4", "wind-pass"].map(|id| To(area(id))),
        "one step nearer"
    );
}

#[test]
#[rule("WA-SOLO-MOVE-09")]
fn then_a_mountain() {
    assert_eq!(ends(solo(), HOLE_IN_THE_ROCK), [To(area("cne-mtn-5"))], "not the desert beside it");
    assert_eq!(ends(solo(), RIMWALL_WEST), [To(area("cne-mtn-3"))], "nor the plateau");
    // The atomics turn a mountain into desert.
    let from = area("cne-mtn-2");
    assert_eq!(ends(solo(), from), [To(SPLINTERED_ROCK)]);
    let blown = solo().edit(|game| game.detonated = Some(SPLINTERED_ROCK));
    assert_eq!(ends(blown, from), [To(area("cne-desert-1")), To(SPLINTERED_ROCK)]);
}

#[test]
#[rule("WA-SOLO-MOVE-10")]
fn then_a_plateau_or_minor_erg() {
    assert_eq!(ends(solo(), WIND_PASS), [To(area("csw-plateau-1"))], "not csw-desert-3");
    let south = || solo().edit(|game| game.solo.target = 6);
    assert_eq!(
        ends(south(), FALSE_WALL_EAST),
        [To(HARG_PASS), To(area("cse-erg-2"))],
        "ergs, not the desert as near"
    );
}

#[test]
#[rule("WA-SOLO-MOVE-11")]
fn then_a_desert_without_wormsign() {
    let from = area("cse-deep-1");
    assert_eq!(ends(solo(), from), [To(area("sw-deep-1")), To(area("csw-desert-1"))], "deserts are alike");
    let signed = solo().edit(|game| game.wormsigns.add(area("csw-desert-1")));
    assert_eq!(ends(signed, from), [To(area("sw-deep-1"))]);
    let both =
        solo().edit(|game| ["csw-desert-1", "sw-deep-1"].iter().for_each(|id| game.wormsigns.add(area(id))));
    assert_eq!(ends(both, from).len(), 2, "if there is no other it goes all the same");
}

#[test]
#[rule("WA-SOLO-MOVE-12", "WA-AMB-85")]
fn red_borders_do_not_stop_it() {
    // Broken Land and the deserts north of it are parted by a red border.
    let table = solo().edit(|game| game.solo.target = 1);
    let north = ends(table, BROKEN_LAND);
    assert!(
        north.iter().all(|end| [To(area("ne-desert-1")), To(area("ne-desert-2"))].contains(end)),
        "{north:?}"
    );
}

#[test]
#[rule("WA-SOLO-MOVE-14")]
fn legions_beside_the_target_only_join_each_other() {
    let (strong, weak) = (area("csw-desert-1"), area("csw-desert-2"));
    let table = solo()
        .legion(Harkonnen, strong, [4, 0, 0], 0)
        .legion(Harkonnen, weak, [2, 0, 0], 0)
        .at(Phase::Actions, move_step(1));
    assert_eq!(table.legal(), [From(weak)]);
    let mut table = table;
    table.act(From(weak));
    assert_eq!(marches(&table), [(weak, strong)]);
    assert!(reasons(&table).contains(&"WA-SOLO-MOVE-14"));
    let alone = solo().legion(Harkonnen, strong, [4, 0, 0], 0).at(Phase::Actions, move_step(1));
    assert_eq!(alone.legal(), [Done]);
    // Of two neighbours the stronger one; an ornithopter does not bring legions together here.
    let two = solo()
        .legion(Harkonnen, strong, [3, 0, 0], 0)
        .legion(Harkonnen, weak, [2, 0, 0], 0)
        .legion(Harkonnen, area("csw-desert-3"), [0, 3, 0], 0)
        .at(
            Phase::Actions,
            movement::Step::March { from: weak, which: Which::Any, steps: 1, side: Harkonnen },
        );
    assert_eq!(two.legal(), [To(area("csw-desert-3"))]);
    let apart = solo()
        .legion(Harkonnen, strong, [4, 0, 0], 0)
        .legion(Harkonnen, area("csw-desert-3"), [2, 0, 0], 0)
        .edit(|game| game.air[2] = Aloft::Ornithopter)
        .at(Phase::Actions, move_step(1));
    assert_eq!(apart.legal(), [Done]);
}

#[test]
#[rule("WA-AMB-77")]
fn two_legions_move_each_chosen_anew() {
    let (first, second) = (NORTH_POLE, area("cne-mtn-2"));
    let table = solo().legion(Harkonnen, first, [0, 3, 0], 0).legion(Harkonnen, second, [3, 0, 0], 0);
    let mut table = rolls(table.edit(|game| game.settlements.remove(NORTH_POLE)), Strategy);
    table.act(To(WIND_PASS));
    assert_eq!(marches(&table)[0], (first, WIND_PASS));
    assert_eq!(marches(&table).len(), 2, "and then the other");
}

#[test]
#[rule("WA-SOLO-MOVE-03", "WA-SOLO-MOVE-04")]
fn a_target_weak_enough_needs_no_stand_in() {
    let guarded = |guards: u8| {
        let table =
            solo().legion(Atreides, WINDGAP, [guards, 0, 0], 0).legion(Harkonnen, CARTHAG, [3, 0, 0], 0);
        let table = rolls(table.edit(|game| game.sietches[6].rank = 3), Strategy);
        let stand_in = |rule: &str| ["WA-SOLO-MOVE-04", "WA-SOLO-MOVE-05", "WA-SOLO-MOVE-06"].contains(&rule);
        (table.game.solo.aim, reasons(&table).into_iter().any(stand_in))
    };
    assert_eq!(guarded(2), (Some(7), false), "three are more than two");
    assert_eq!(guarded(3), (Some(6), true));
}

#[test]
#[rule("WA-SOLO-MOVE-04", "WA-SOLO-SETUP-06")]
fn a_stand_in_that_has_fallen_is_settled_anew() {
    let aimed = |fallen: bool| {
        let table = solo()
            .legion(Atreides, WINDGAP, [6, 0, 0], 1)
            .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
            .edit(|game| {
                (game.sietches[6].rank, game.sietches[3].rank) = (2, 2);
                game.solo.aim = Some(0);
                game.sietches[0].stands = !fallen;
                if fallen {
                    game.sietch_areas.remove(GARA_KULON);
                }
            });
        let script = arrakis::content::content().standard.harkonnen[Strategy as usize].id;
        let run = run::Step::Run { script, at: 0, it: arrakis::effect::It::Nothing, side: Harkonnen };
        let mut table = table.at(Phase::Actions, run);
        table.game.push(wild_maker::Step::WildMakerStays);
        table.act(Pass);
        table
    };
    assert_eq!(aimed(true).legal(), [To(HABBANYA_RIDGE), To(HOBARS_GAP)], "by the person, between equals");
    assert_eq!(aimed(false).game.solo.aim, Some(0), "one that stands holds");
}
