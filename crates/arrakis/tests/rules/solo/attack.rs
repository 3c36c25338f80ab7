//! Attacks, list by list.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::phase::attack;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Leader};
use arrakis::state::Manner;
use table::Steps;
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-ATTACK-01", "WA-SOLO-ATTACK-02", "WA-SOLO-ATTACK-04", "WA-SOLO-ATTACK-05")]
fn sietches_of_high_rank_first_and_with_the_greatest_margin() {
    let (a, b, c) = (area("ne-desert-9"), area("ne-desert-8"), area("sw-desert-2"));
    let table = solo()
        .edit(|game| {
            game.sietches[0].rank = 3;
            game.sietches[3].rank = 2;
        })
        .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
        .legion(Harkonnen, a, [3, 0, 0], 0)
        .legion(Harkonnen, b, [5, 0, 0], 0)
        .legion(Harkonnen, c, [6, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(table.legal(), [From(b)], "rank 3 beats rank 2, five beat three");
    let weak = solo()
        .legion(Atreides, GARA_KULON, [3, 0, 0], 0)
        .legion(Harkonnen, a, [3, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(weak.legal(), [Done], "equal strength is not greater");
}

#[test]
#[rule("WA-SOLO-ATTACK-03", "WA-SOLO-ATTACK-06", "WA-SOLO-ATTACK-07", "WA-SOLO-MOVE-12")]
fn an_ornithopter_is_used_only_if_needed() {
    let (near, far) = (area("ne-desert-9"), area("ne-desert-7"));
    let table = solo()
        .legion(Harkonnen, near, [2, 0, 0], 0)
        .legion(Harkonnen, far, [2, 0, 0], 0)
        .edit(|game| game.air[4] = Aloft::Ornithopter)
        .at(Phase::Actions, attack_step());
    assert_eq!(table.legal(), [From(near)]);
    // Across a red border the automaton walks.
    let wall = solo()
        .legion(Harkonnen, BROKEN_LAND, [3, 0, 0], 0)
        .legion(Atreides, area("ne-desert-1"), [1, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert!(wall.may(From(BROKEN_LAND)));
}

#[test]
#[rule("WA-SOLO-ATTACK-08", "WA-SOLO-ATTACK-09", "WA-SOLO-ATTACK-10", "WA-SOLO-ATTACK-11")]
fn without_a_sietch_in_reach_the_strongest_weaker_legion_is_attacked() {
    let from = area("cse-erg-1");
    let mut table = solo()
        .legion(Harkonnen, from, [4, 0, 0], 0)
        .legion(Atreides, area("cse-erg-2"), [3, 0, 0], 0)
        .legion(Atreides, area("cne-erg-1"), [1, 0, 0], 0)
        .legion(Atreides, area("false-wall-east"), [2, 0, 0], 0)
        .leader(Leader::Stilgar, area("false-wall-east"))
        .at(Phase::Actions, attack_step());
    table.game.stack.pop();
    table.game.push(attack::Step::AttackTarget { from, manner: Manner::default(), side: Harkonnen });
    // Strength 3 each, but three units are worth 6 and two with Stilgar 6 as well; the named leader decides.
    assert_eq!(table.legal(), [To(area("false-wall-east"))]);
    let far = solo()
        .legion(Harkonnen, from, [4, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [5, 0, 0], 0)
        .legion(Atreides, TASMIN_SINK, [5, 0, 0], 0)
        .legion(Atreides, area("harg-pass"), [1, 0, 0], 0)
        .edit(|game| game.air[1] = Aloft::Ornithopter)
        .at(Phase::Actions, attack_step());
    assert_eq!(far.legal(), [Done], "no ornithopter against a legion in the open");
}

#[test]
#[rule("WA-SOLO-MOVE-13")]
fn one_ornithopter_a_turn() {
    let table = solo()
        .legion(Harkonnen, area("ne-desert-7"), [3, 0, 0], 0)
        .edit(|game| {
            game.air[4] = Aloft::Ornithopter;
            game.solo.flew = true;
        })
        .at(Phase::Actions, attack_step());
    assert_eq!(table.legal(), [Done]);
}

#[test]
#[rule("WA-SOLO-ATTACK-04")]
fn rank_beats_margin_even_unrevealed() {
    let (strong, weak) = (area("ne-desert-9"), area("se-desert-3"));
    let table = |gara: u8, tasmin: u8| {
        let table = solo().edit(|game| {
            game.sietches[0].rank = gara;
            game.sietches[2].rank = tasmin;
        });
        let table = table.legion(Harkonnen, strong, [5, 0, 0], 0).legion(Harkonnen, weak, [1, 0, 0], 0);
        table.at(Phase::Actions, attack_step()).legal()
    };
    assert_eq!(table(2, 3), [From(weak)]);
    assert_eq!(table(2, 2), [From(strong)], "equal ranks: the greater margin (WA-SOLO-ATTACK-05)");
}

#[test]
#[rule("WA-SOLO-ATTACK-05", "WA-SOLO-ATTACK-13")]
fn the_margin_counts_against_each_defence_and_the_fine_scale_breaks_ties() {
    let (one, other) = (area("ne-desert-9"), area("se-desert-3"));
    let ranks = |game: &mut Arrakis| (0..8).for_each(|at| game.sietches[at].rank = 2);
    let table = solo()
        .edit(ranks)
        .legion(Harkonnen, one, [6, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [4, 0, 0], 0)
        .legion(Harkonnen, other, [3, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(table.legal(), [From(other)], "three above nothing, not two above four");
    let fine = solo()
        .edit(ranks)
        .legion(Harkonnen, one, [3, 0, 0], 0)
        .legion(Harkonnen, other, [2, 1, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(fine.legal(), [From(other)]);
}

#[test]
#[rule("WA-SOLO-ATTACK-06", "WA-SOLO-ATTACK-07")]
fn then_who_walks_then_the_target() {
    let ranks = |game: &mut Arrakis| (0..8).for_each(|at| game.sietches[at].rank = 2);
    let (walks, flies) = (area("sw-desert-2"), area("csw-desert-4"));
    // Windgap is the target but two areas from csw-desert-4.
    let air = solo()
        .edit(ranks)
        .legion(Harkonnen, walks, [3, 0, 0], 0)
        .legion(Harkonnen, flies, [3, 0, 0], 0)
        .edit(|game| game.air[2] = Aloft::Ornithopter)
        .at(Phase::Actions, attack_step());
    assert_eq!(air.legal(), [From(walks)], "who needs no ornithopter comes before the target");
    let ground = solo()
        .edit(ranks)
        .legion(Harkonnen, walks, [3, 0, 0], 0)
        .legion(Harkonnen, area("csw-desert-1"), [3, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(ground.legal(), [From(area("csw-desert-1"))], "the target comes before another sietch");
    let only = solo()
        .edit(ranks)
        .legion(Harkonnen, flies, [3, 0, 0], 0)
        .edit(|game| game.air[2] = Aloft::Ornithopter)
        .at(Phase::Actions, attack_step());
    assert_eq!(only.legal(), [From(flies)], "if it is needed it is used");
}

#[test]
#[rule("WA-SOLO-ATTACK-01", "WA-SOLO-ATTACK-08")]
fn any_sietch_comes_before_any_legion() {
    let (at_sietch, at_legion) = (area("ne-desert-9"), area("cse-erg-1"));
    let table = solo()
        .legion(Harkonnen, at_sietch, [1, 0, 0], 0)
        .legion(Harkonnen, at_legion, [6, 0, 0], 0)
        .legion(Atreides, area("cse-erg-2"), [5, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 1)
        .at(Phase::Actions, attack_step());
    assert_eq!(table.legal(), [From(at_sietch)]);
}

#[test]
#[rule("WA-SOLO-ATTACK-10", "WA-SOLO-ATTACK-11")]
fn the_strongest_weaker_legion_then_one_with_a_named_leader() {
    let from = area("cse-erg-1");
    let target = |legions: &[(&str, [u8; 3], Option<Leader>)]| {
        let mut table = solo().legion(Harkonnen, from, [4, 0, 0], 0);
        for &(id, units, leader) in legions {
            table = table.legion(Atreides, area(id), units, 0);
            if let Some(leader) = leader {
                table = table.leader(leader, area(id));
            }
        }
        table
            .at(
                Phase::Actions,
                attack::Step::AttackTarget { from, manner: Manner::default(), side: Harkonnen },
            )
            .legal()
    };
    let (a, b) = ("cse-erg-2", "cne-erg-1");
    assert_eq!(target(&[(a, [2, 0, 0], None), (b, [3, 0, 0], None)]), [To(area(b))]);
    assert_eq!(target(&[(a, [3, 0, 0], None), (b, [2, 1, 0], None)]), [To(area(b))], "seven against six");
    let named = [(a, [3, 0, 0], None), (b, [2, 0, 0], Some(Leader::Stilgar))];
    assert_eq!(target(&named), [To(area(b))], "equal on both scales: the named leader");
    let weak = [(a, [3, 0, 0], None), (b, [1, 0, 0], Some(Leader::Stilgar))];
    assert_eq!(target(&weak), [To(area(a))], "strength before names");
    assert_eq!(target(&[(a, [4, 0, 0], None), (b, [1, 0, 0], None)]), [To(area(b))], "never an equal");
}

#[test]
#[rule("WA-SOLO-ATTACK-12", "WA-SOLO-ATTACK-13", "WA-SOLO-ATTACK-14", "WA-AMB-78", "WA-AMB-80", "WA-AMB-81")]
fn strength_counts_units_leaders_and_tokens_but_no_rank() {
    let from = area("ne-desert-9");
    let attacks = |units: [u8; 3], generic: u8, guarded: fn(Scenario) -> Scenario| {
        let table = guarded(solo().edit(|game| game.sietches[0].rank = 3));
        let table = table.legion(Harkonnen, from, units, generic).at(Phase::Actions, attack_step());
        assert!(table.legal() == [From(from)] || table.legal() == [Done]);
        table.may(From(from))
    };
    assert!(attacks([1, 0, 0], 0, |table| table), "nobody has no strength, of whatever rank the sietch");

    let two = |table: Scenario| table.legion(Atreides, GARA_KULON, [2, 0, 0], 0);
    assert!(attacks([3, 0, 0], 0, two) && !attacks([2, 0, 0], 0, two), "a unit counts one");
    assert!(attacks([1, 1, 0], 0, two), "at the same number elite units count more");
    let elite = |table: Scenario| table.legion(Atreides, GARA_KULON, [0, 2, 0], 0);
    assert!(attacks([0, 1, 1], 0, elite) && !attacks([1, 0, 1], 0, elite), "two, three and four");

    let led = |table: Scenario| table.legion(Atreides, GARA_KULON, [1, 0, 0], 1);
    assert!(attacks([2, 0, 0], 0, led) && !attacks([1, 0, 0], 1, led), "one and one for a generic leader");
    let named = |table: Scenario| {
        table.legion(Atreides, GARA_KULON, [1, 0, 0], 0).leader(Leader::Stilgar, GARA_KULON)
    };
    assert!(attacks([1, 1, 0], 0, named) && !attacks([2, 0, 0], 0, named), "one and two for a named one");

    let token = |table: Scenario| table.legion(Atreides, GARA_KULON, [1, 0, 0], 0).token(GARA_KULON, 0);
    assert!(attacks([3, 0, 0], 0, token) && !attacks([0, 2, 0], 0, token), "two for a token");
    assert!(attacks([2, 0, 0], 1, token) && !attacks([1, 0, 0], 2, token), "and two on the fine scale");
}
