//! The deck of House Atreides.

use arrakis::action::Action::{self, *};
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{end, prescience};
use arrakis::piece::{Aloft, Figure, Leader, Marker, Unit};
use arrakis::state::Place;
use table::{Event as _, Seat, Viewer, rule};

use super::{holding, play};
use arrakis::scenario::*;

#[test]
fn war_plan_moves_or_attacks_with_one_die_more_in_every_round() {
    let field = area("se-desert-1");
    let base =
        || Scenario::new().legion(Atreides, field, [1, 0, 0], 0).legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0);
    let mut moves = play(base(), Atreides, "card-war-plan");
    moves.act(Choose(Branch::Move(1)));
    assert!(moves.may(From(field)));
    let mut fights = play(base(), Atreides, "card-war-plan");
    fights.act(Choose(Branch::Attack)).roll(From(field), &[BLOCK, BLOCK, BLOCK]);
    fights.act(Continue).roll(Stand, &[HIT, HIT, BLOCK]);
    assert_eq!(fights.units(PASTY_MESA), [1, 0, 0], "two dice again: the legion has moved in");
    assert_eq!(fights.game.held[0].len(), 1);
}

#[test]
fn alia_enters_behind_the_reverend_mother_or_strikes_down_a_leader() {
    let second = ["card-usul"];
    let alone = play(Scenario::new().hand(Atreides, &second), Atreides, "card-alia-abomination");
    assert_eq!(alone.game.leaders[Leader::Alia as usize], Place::Waiting);
    assert!(alone.may(Play(card("card-usul"))));
    let table = Scenario::new().aside(Leader::ReverendMotherJessica).hand(Atreides, &second);
    let enters = play(table, Atreides, "card-alia-abomination");
    assert_eq!(enters.game.leaders[Leader::Alia as usize], Place::Aside);
    assert!(enters.may(Play(card("card-usul"))));
    let table = Scenario::new()
        .aside(Leader::Alia)
        .hand(Atreides, &second)
        .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, PASTY_MESA);
    let mut strikes = play(table, Atreides, "card-alia-abomination");
    strikes.act(Action::Leader(Leader::BaronHarkonnen));
    assert_eq!(strikes.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(0));
    assert!(strikes.may(Split(2)) && !strikes.may(Play(card("card-usul"))));
}

#[test]
fn smugglers_mark_the_desert_and_move_or_rob_the_sector() {
    let home = area("csw-desert-1");
    let base = || Scenario::new().legion(Atreides, home, [1, 0, 0], 0).leader(Leader::GurneyHalleck, home);
    let mut signs = play(base().legion(Atreides, GARA_KULON, [1, 0, 0], 0), Atreides, "card-smugglers-a");
    signs.acts(&[To(area("ne-desert-1")), To(area("ne-desert-3"))]);
    assert!(signs.may(From(home)) && !signs.may(From(GARA_KULON)), "his legion");
    let table = base().edit(|game| {
        game.harvesters = areas(&["csw-desert-2", "csw-desert-3", "ne-desert-1"]);
        game.air[2] = Aloft::Ornithopter;
        game.air[4] = Aloft::Carryall;
    });
    let mut robs = play(table, Atreides, "card-smugglers-c");
    assert!(!robs.may(To(area("ne-desert-1"))) && !robs.may(Zone(Zone::Ne)), "not his sector");
    robs.acts(&[Zone(Zone::S), To(area("csw-desert-3"))]);
    assert_eq!((robs.game.air[2], robs.game.harvesters.len()), (Aloft::Nothing, 2));
}

#[test]
fn the_voice_plays_on() {
    let table = Scenario::new().hand(Harkonnen, &["card-workhorse"]).hand(Atreides, &["card-usul"]);
    let mut table = play(table, Atreides, "card-the-voice");
    table.act(Discard(card("card-workhorse")));
    assert!(table.asks(Atreides) && table.may(Play(card("card-usul"))));
}

#[test]
fn death_commandos_are_promoted_and_march() {
    let table =
        Scenario::new().legion(Atreides, WINDGAP, [0, 2, 0], 0).legion(Atreides, GARA_KULON, [1, 0, 0], 0);
    let mut table = play(table, Atreides, "card-death-commandos");
    table.acts(&[From(WINDGAP), From(WINDGAP)]);
    assert_eq!(table.units(WINDGAP), [0, 0, 2]);
    assert!(table.may(From(WINDGAP)) && !table.may(From(GARA_KULON)));
}

#[test]
fn the_gom_jabbar_gives_a_second_objective_and_either_wins() {
    let mut table = holding(Scenario::new(), Atreides, "card-gom-jabbar");
    table.roll(Play(card("card-gom-jabbar")), &[0]);
    assert_eq!(table.game.objectives.count_ones(), 2);
    assert!(table.may(Split(2)));
    for objective in (0..6).filter(|at| table.game.objectives >> at & 1 == 1) {
        let goals = arrakis::content::content().tracks.objectives[objective];
        let mut end = Scenario::new()
            .edit(|game| (game.objectives, game.markers) = (table.game.objectives, goals))
            .at(Phase::Claims, end::Step::SwapLeaders { side: Harkonnen });
        end.luck(Done, 1);
        assert_eq!(end.game.ending, Some(arrakis::state::Ending::Objective));
    }
}

#[test]
fn chatt_leaps_into_a_sietch() {
    let mut table = play(Scenario::new(), Atreides, "card-chatt-the-leaper");
    assert!(!table.may(Here(area("ne-desert-1"))));
    table.act(Here(WINDGAP));
    assert_eq!((table.units(WINDGAP), table.game.legion(WINDGAP).generic), ([0, 0, 2], 1));
}

#[test]
fn truthtrance_binds_harkonnen_and_draws_or_plays() {
    let mut table = Scenario::new().hand(Atreides, &["card-truthtrance", "card-usul"]).turn(
        Atreides,
        &[Mentat; 3],
        &[Strategy, House, House],
    );
    table.acts(&[Die(Mentat), Play(card("card-truthtrance"))]);
    assert!(!table.may(Action::Face(Mentat)), "no such die");
    table.act(Action::Face(House));
    assert!(table.may(Choose(Branch::Draw(2))));
    table.act(Choose(Branch::PlayCard));
    assert!(table.may(Play(card("card-usul"))));
    table.act(Pass);
    assert!(table.may(Die(House)) && !table.may(Die(Strategy)));
    table.acts(&[Die(House), Standard, Pass, Die(Mentat), Standard, Pass]);
    assert!(table.may(Die(Strategy)), "one turn only");
}

#[test]
fn the_voice_from_the_outer_world_brings_paul_and_a_fedaykin() {
    let table =
        Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).legion(Atreides, GARA_KULON, [1, 0, 0], 0);
    let mut table = play(table, Atreides, "card-voice-outer-world");
    table.act(Here(WINDGAP));
    assert_eq!(
        (table.units(WINDGAP), table.game.leader_area(Leader::PaulAtreides)),
        ([1, 0, 1], Some(WINDGAP))
    );
    table.act(Choose(Branch::Move(1)));
    assert!(table.may(From(WINDGAP)) && !table.may(From(GARA_KULON)), "that legion");
}

#[test]
fn family_atomics_by_card_need_a_marker_at_four() {
    let early = play(Scenario::new().edit(|game| game.markers = [3; 3]), Atreides, "card-our-family-atomics");
    assert!(early.asks(Harkonnen), "no effect");
    let table = Scenario::new().hand(Atreides, &["card-usul"]).edit(|game| game.markers = [0, 4, 0]);
    let mut table = play(table, Atreides, "card-our-family-atomics");
    table.act(Detonate(RIMWALL_WEST));
    assert_eq!(table.game.detonated, Some(RIMWALL_WEST));
    assert!(table.may(Play(card("card-usul"))));
    let mut after = play(
        Scenario::new().edit(|game| game.detonated = Some(SPLINTERED_ROCK)),
        Atreides,
        "card-our-family-atomics",
    );
    after.acts(&[Choose(Branch::Wormsigns(2)), To(area("ne-desert-1")), To(area("ne-desert-3"))]);
    after.acts(&[Choose(Branch::Wormsigns(2)), To(area("se-desert-1")), To(area("se-desert-2"))]);
    assert_eq!((after.game.wormsigns.len(), after.asks(Harkonnen)), (4, true), "Desert Power twice");
}

#[test]
fn battle_language_holds_the_enemy_to_four_dice_in_the_first_round() {
    let field = area("se-desert-1");
    let table = Scenario::new()
        .legion(Atreides, field, [2, 0, 0], 1)
        .legion(Atreides, area("se-desert-2"), [2, 0, 0], 0)
        .legion(Harkonnen, PASTY_MESA, [5, 0, 0], 0);
    let mut table = play(table, Atreides, "card-battle-language");
    table.act(Choose(Branch::Surprise));
    assert!(!table.may(From(area("se-desert-2"))), "no leader there");
    table.roll(From(field), &[BLOCK; 6]);
    table.act(Continue).roll(Stand, &[BLOCK; 7]);
    assert!(table.may(Cease));
}

#[test]
#[rule("WA-PRESC-03")]
fn fear_is_two_more_steps_for_a_card_claimed_this_round() {
    let water = prescience("presc-hidden-water");
    let mut table = play(Scenario::new().open("presc-hidden-water"), Atreides, "card-fear-mind-killer");
    table.act(Prescience(water));
    assert_eq!(table.game.hastened, Some(water));
    let attached = |phase| {
        let table = Scenario::new().open("presc-hidden-water").edit(|game| game.hastened = Some(water));
        table.at(phase, end::Step::SwapLeaders { side: Harkonnen })
    };
    let mut claims = attached(Phase::Claims).at(Phase::Claims, prescience::Step::Claim);
    claims.act(Claim(water)).luck(Raise(Marker::Jihad), 1);
    assert_eq!((claims.game.markers, claims.game.hastened), ([1, 1, 2], None));
    let mut late = attached(Phase::Tidy);
    late.act(Done);
    assert_eq!(late.game.hastened, None, "gone at the end of the round");
}

#[test]
fn eyes_of_ibad_keep_a_card_revealed() {
    let (water, kanly) = (prescience("presc-hidden-water"), prescience("presc-kanly-on-the-sand"));
    let table = Scenario::new().open("presc-hidden-water").open("presc-kanly-on-the-sand");
    let mut table = play(table, Atreides, "card-eyes-of-ibad");
    table.act(Prescience(water));
    let mut end = table.at(Phase::Tidy, end::Step::SwapLeaders { side: Harkonnen });
    end.act(Done);
    assert!(!end.may(Prescience(water)) && end.may(Prescience(kanly)));
    end.luck(Done, 5);
    assert!(end.game.open & water.bit() != 0 && end.game.open.count_ones() == 4, "beside three new ones");
}

#[test]
#[rule("WA-AMB-55", "WA-PRESC-03")]
fn a_card_kept_open_is_open_no_more_once_it_is_claimed() {
    let fire = prescience("presc-fire-in-spice-fields");
    let table = Scenario::new().open("presc-fire-in-spice-fields").edit(|game| {
        game.harvesters_lost = 2;
        game.kept_open = Some(fire);
    });
    let mut table = table.at(Phase::ActionsEnd, prescience::Step::Claim);
    table.luck(Claim(fire), 1);
    assert_eq!((table.game.open & fire.bit(), table.game.kept_open), (0, None));
}

#[test]
fn a_lower_rank_stands_in_for_fedaykin_who_are_short() {
    let table = Scenario::new()
        .legion(Atreides, GARA_KULON, [0, 0, 6], 0)
        .edit(|game| assert_eq!(game.units[0][2], 0));
    let mut table = play(table, Atreides, "card-chatt-the-leaper");
    table.act(Here(WINDGAP));
    assert!(table.may(Supply(Figure::Unit(arrakis::piece::Unit::Elite))), "an elite may stand in");
    assert!(table.may(Lift(Figure::Unit(arrakis::piece::Unit::Special), GARA_KULON)), "or one comes over");
}

#[test]
#[rule("WA-COMP-21")]
fn only_what_is_in_supply_stands_in_for_fedaykin() {
    let table = Scenario::new().legion(Atreides, WINDGAP, [0, 8, 6], 0);
    let mut table = play(table, Atreides, "card-chatt-the-leaper");
    table.act(Here(GARA_KULON));
    let fedaykin = Lift(Figure::Unit(Unit::Special), WINDGAP);
    assert_eq!(table.legal(), [Supply(Figure::Unit(Unit::Regular)), fedaykin, Pass]);
}

#[test]
#[rule("WA-CARD-20")]
fn alam_al_mithal_lowers_a_marker_by_as_much_as_it_has_and_no_more() {
    let table = Scenario::new().edit(|game| game.markers = [2, 0, 1]);
    let table = play(table, Atreides, "card-alam-al-mithal");
    let lowered = [(Marker::KwisatzHaderach, 1), (Marker::KwisatzHaderach, 2), (Marker::Jihad, 1)];
    assert_eq!(table.legal(), [lowered.map(|(marker, by)| Lower(marker, by)).as_slice(), &[Pass]].concat());
}

#[test]
fn the_gom_jabbar_can_draw_any_objective_put_aside() {
    let drawn = (0..5).fold(0, |drawn, outcome| {
        let mut table = holding(Scenario::new(), Atreides, "card-gom-jabbar");
        table.roll(Play(card("card-gom-jabbar")), &[outcome]);
        drawn | table.game.objectives
    });
    assert_eq!(drawn.count_ones(), 6, "each of the five by its own outcome");
}

#[test]
#[rule("WA-INFO-06")]
fn the_objective_drawn_is_told_to_atreides_alone() {
    let mut table = holding(Scenario::new(), Atreides, "card-gom-jabbar");
    table.roll(Play(card("card-gom-jabbar")), &[0]);
    let told = |seat: u8| {
        let shown = table.told.iter().filter_map(|event| event.seen_by(Viewer::Seat(Seat(seat))));
        shown.filter(|event| matches!(event, Event::ObjectiveDrawn { objective: Some(_), .. })).count()
    };
    assert_eq!([told(0), told(1)], [1, 0]);
}

#[test]
#[rule("WA-TERM-16")]
fn chatt_brings_a_naib_and_no_named_leader() {
    let table = Scenario::new().aside(Leader::Stilgar);
    let mut table = play(table, Atreides, "card-chatt-the-leaper");
    let fedaykin = Supply(Figure::Unit(Unit::Special));
    table.acts(&[Piecewise(WINDGAP), fedaykin, fedaykin]);
    assert_eq!(table.legal(), [Supply(Figure::Generic), Pass]);
}
