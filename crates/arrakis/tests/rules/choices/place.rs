//! Figures that cards place or replace.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Piece;
use arrakis::effect::place::Step;
use arrakis::piece::{Figure, Leader, Unit};
use table::rule;

use super::{at, bare, offers_only};
use arrakis::scenario::*;

const ELITE: Figure = Figure::Unit(Unit::Elite);
const REGULAR: Figure = Figure::Unit(Unit::Regular);

fn placing(table: Scenario, piece: Piece, must: bool) -> Scenario {
    at(table, Atreides, Step::Figure { piece, area: WINDGAP, side: Atreides, must })
}

#[test]
#[rule("WA-LEADER-05", "WA-TERM-16")]
fn a_leader_is_placed_only_where_units_are() {
    for piece in [Piece::Generic, Piece::Leader, Piece::Paul] {
        let table = bare().aside(Leader::PaulAtreides);
        offers_only(&placing(table, piece, false), &[Pass]);
    }
    let table = bare().legion(Atreides, WINDGAP, [1, 0, 0], 0);
    offers_only(&placing(table, Piece::Generic, false), &[Supply(Figure::Generic), Pass]);
}

#[test]
#[rule("WA-TERM-16", "WA-AMB-17")]
fn any_leader_means_every_one_in_play_who_is_not_there_already() {
    let (stilgar, chani) = (Leader::Stilgar, Leader::Chani);
    let table = || {
        bare()
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .legion(Atreides, GARA_KULON, [1, 0, 0], 1)
            .leader(stilgar, WINDGAP)
            .leader(Leader::GurneyHalleck, GARA_KULON)
            .leader(Leader::PaulAtreides, GARA_KULON)
            .aside(chani)
    };
    let free = [
        Supply(Figure::Generic),
        Supply(Figure::Named(chani)),
        Lift(Figure::Named(Leader::GurneyHalleck), GARA_KULON),
        Lift(Figure::Generic, GARA_KULON),
        Pass,
    ];
    let hunted = placing(table().edit(|game| game.hunted = 1), Piece::Leader, false);
    offers_only(&hunted, &free);
    let paul = [Lift(Figure::Named(Leader::PaulAtreides), GARA_KULON)];
    offers_only(&placing(table(), Piece::Leader, false), &[&free[..], &paul].concat());
}

#[test]
#[rule("WA-TERM-16", "WA-NAMED-06")]
fn a_named_leader_comes_from_aside_or_from_another_area() {
    let stilgar = Leader::Stilgar;
    let base = || bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).legion(Atreides, GARA_KULON, [1, 0, 0], 0);
    let there = placing(base().leader(stilgar, WINDGAP), Piece::Named(stilgar), false);
    offers_only(&there, &[Pass]);
    let away = || base().leader(stilgar, GARA_KULON);
    let lift = Lift(Figure::Named(stilgar), GARA_KULON);
    offers_only(&placing(away(), Piece::Named(stilgar), false), &[lift, Pass]);
    offers_only(&placing(away(), Piece::Named(stilgar), true), &[lift]);
    let paul = || base().aside(Leader::PaulMuaddib);
    let supply = Supply(Figure::Named(Leader::PaulMuaddib));
    offers_only(&placing(paul(), Piece::Paul, false), &[supply, Pass]);
    offers_only(&placing(paul().edit(|game| game.hunted = 1), Piece::Paul, false), &[Pass]);
    offers_only(&placing(paul().edit(|game| game.hunted = 2), Piece::Paul, true), &[supply]);
}

#[test]
#[rule("WA-COMP-21", "WA-TERM-16", "WA-AMB-97")]
fn a_unit_that_is_not_in_supply_has_stand_ins_of_lower_rank_and_figures_of_the_board() {
    let special = Piece::Unit(Unit::Special);
    let short = |units: [u8; 3]| bare().edit(|game| game.units[0] = units);
    offers_only(&placing(short([1, 1, 0]), special, false), &[Supply(ELITE), Supply(REGULAR), Pass]);
    offers_only(&placing(short([0, 1, 0]), special, true), &[Supply(ELITE), Pass]);
    offers_only(&placing(short([0, 0, 0]), special, true), &[Pass]);
    offers_only(&placing(short([0, 1, 1]), Piece::Unit(Unit::Regular), true), &[Pass]);
    let troops =
        || Scenario::guild().troops(Atreides, GARA_KULON, 1).legion(Atreides, TASMIN_SINK, [1, 1, 0], 0);
    let elite = placing(troops(), Piece::Unit(Unit::Elite), false);
    offers_only(&elite, &[Supply(ELITE), Lift(ELITE, TASMIN_SINK), Pass]);
    let regular = placing(troops(), Piece::Unit(Unit::Regular), false);
    let troop = Lift(Figure::Troop, GARA_KULON);
    offers_only(&regular, &[Supply(REGULAR), Lift(REGULAR, TASMIN_SINK), troop, Pass]);
    offers_only(&placing(troops(), Piece::Unit(Unit::Regular), true), &[Supply(REGULAR)]);
}

#[test]
#[rule("WA-TERM-16")]
fn one_unit_into_each_of_several_deserts_comes_from_supply_or_board() {
    let desert = area("ne-desert-4");
    let each = |table: Scenario, supply: u8| {
        let table = table.edit(|game| game.units[0][Unit::Elite as usize] = supply);
        at(table, Atreides, Step::PlaceEach { left: 2, unit: Unit::Elite, side: Atreides })
    };
    let standing = || bare().legion(Atreides, WINDGAP, [0, 1, 0], 0);
    let offers = |table: &Scenario| (table.may(To(desert)), table.may(Piecewise(desert)));
    assert_eq!(offers(&each(bare(), 0)), (false, false));
    assert_eq!(offers(&each(bare(), 1)), (true, false));
    assert_eq!(offers(&each(standing(), 0)), (true, false), "from the board alone there is no choice");
    assert_eq!(offers(&each(standing(), 1)), (true, true));
    let mut table = each(bare(), 8);
    table.act(To(desert));
    assert!(!table.may(To(desert)), "no longer empty");
    table.act(To(area("ne-desert-5")));
    assert!(table.may(Die(Strategy)), "two and no more");
}

#[test]
#[rule("WA-ACTION-16", "WA-AMB-97")]
fn as_many_units_are_replaced_as_the_card_says() {
    let step = |left, from, to| Step::Replace { left, from, to, side: Harkonnen };
    let table = || Scenario::guild().legion(Harkonnen, CARTHAG, [3, 1, 0], 0).troops(Harkonnen, ARSUNT, 1);
    let mut two = at(table(), Harkonnen, step(2, Unit::Regular, Unit::Elite));
    offers_only(&two, &[From(CARTHAG), Lift(Figure::Troop, ARSUNT), Done]);
    two.acts(&[From(CARTHAG), From(CARTHAG)]);
    assert_eq!(two.units(CARTHAG), [1, 3, 0]);
    assert!(two.may(Die(Strategy)));
    let mut one = at(table(), Harkonnen, step(1, Unit::Elite, Unit::Special));
    offers_only(&one, &[From(CARTHAG), Done]);
    one.act(From(CARTHAG));
    assert!(one.may(Die(Strategy)));
    let none = table().edit(|game| game.units[1][Unit::Elite as usize] = 0);
    offers_only(&at(none, Harkonnen, step(2, Unit::Regular, Unit::Elite)), &[Done]);
}
