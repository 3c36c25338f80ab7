//! What a die, a leader or a card can still be used for.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS};
use arrakis::content::content;
use arrakis::effect::run::Step;
use arrakis::effect::{Branch, It};
use arrakis::piece::Unit;
use table::rule;

use super::{at, bare, offers_only};
use arrakis::scenario::*;

#[test]
#[rule("WA-ACTION-04", "WA-ACTION-16", "WA-ACTION-17")]
fn the_house_result_offers_replacing_only_while_there_is_something_to_replace() {
    let script = content().standard_of(Harkonnen, House).id;
    let house = |table: Scenario| {
        at(table, Harkonnen, Step::OneOf { script, at: 0, it: It::Nothing, side: Harkonnen })
    };
    offers_only(&house(bare()), &[Choose(Branch::Vehicles(2)), Pass]);
    offers_only(
        &house(bare().legion(Harkonnen, CARTHAG, [0, 2, 0], 0)),
        &[Choose(Branch::Vehicles(2)), Pass],
    );
    let regulars = |elite: u8| {
        let table = bare().legion(Harkonnen, CARTHAG, [1, 0, 0], 0);
        table.edit(|game| game.units[1][Unit::Elite as usize] = elite)
    };
    offers_only(&house(regulars(1)), &[Choose(Branch::Replace(2)), Choose(Branch::Vehicles(2)), Pass]);
    offers_only(&house(regulars(0)), &[Choose(Branch::Vehicles(2)), Pass]);
}

#[test]
#[rule("WA-ACTION-04", "WA-ACTION-20", "WA-ACTION-21", "WA-ACTION-22")]
fn desert_power_offers_what_worms_and_wormsign_allow() {
    let script = content().standard.desert_power.id;
    let power =
        |table: Scenario| at(table, Atreides, Step::OneOf { script, at: 0, it: It::Nothing, side: Atreides });
    offers_only(&power(bare()), &[Choose(Branch::Wormsigns(2)), Pass]);
    let tokens = |left: u8| bare().edit(|game| game.wormsign_faces = [left, 0, 0]);
    offers_only(&power(tokens(1)), &[Choose(Branch::Wormsigns(2)), Pass]);
    offers_only(&power(tokens(0)), &[Pass]);
    let everywhere = |worm: AreaSet| {
        bare().edit(|game| {
            game.wormsign_faces = [100, 0, 0];
            game.wormsigns = DESERTS - worm;
            game.worms = worm;
        })
    };
    offers_only(&power(everywhere(AreaSet::NONE)), &[Pass]);
    let lair = area("ne-desert-4");
    offers_only(&power(everywhere(AreaSet::one(lair))), &[Pass]);
    let worm = || bare().edit(|game| game.worms = AreaSet::one(lair));
    offers_only(&power(worm()), &[Choose(Branch::Wormsigns(2)), Choose(Branch::MoveWorms(2)), Pass]);
    let prey = worm().edit(|game| game.harvesters = AreaSet::one(area("ne-desert-3")));
    offers_only(
        &power(prey),
        &[Choose(Branch::Wormsigns(2)), Choose(Branch::MoveWorms(2)), Choose(Branch::WormAttack), Pass],
    );
    let far = worm().edit(|game| game.harvesters = AreaSet::one(area("sw-desert-1")));
    offers_only(&power(far), &[Choose(Branch::Wormsigns(2)), Choose(Branch::MoveWorms(2)), Pass]);
}

#[test]
#[rule("WA-ACTION-04", "WA-ACTION-08")]
fn strategy_moves_who_can_leave_and_attacks_who_is_near() {
    let script = content().standard_of(Atreides, Strategy).id;
    let plan =
        |table: Scenario| at(table, Atreides, Step::OneOf { script, at: 0, it: It::Nothing, side: Atreides });
    offers_only(&plan(bare()), &[Pass]);
    let home = area("se-plateau-1");
    let ours = || bare().legion(Atreides, home, [1, 0, 0], 0);
    offers_only(&plan(ours()), &[Choose(Branch::Move(2)), Pass]);
    let surrounded = |table: Scenario| {
        home.ground().iter().fold(table, |table, next| table.legion(Harkonnen, next, [1, 0, 0], 0))
    };
    offers_only(&plan(surrounded(ours())), &[Choose(Branch::Attack), Pass]);
}

#[test]
#[rule("WA-PLAN-02", "WA-ACTION-06")]
fn a_second_objective_is_drawn_while_there_is_one() {
    let objectives = |deck: u8| {
        let table = bare().edit(|game| {
            game.objectives = 1 << 5;
            game.objective_deck = deck;
        });
        let mut table = table.hand(Atreides, &["card-gom-jabbar"]).turn(Atreides, &[Mentat; 2], &[Mentat; 4]);
        table.act(Die(Mentat)).luck(Play(card("card-gom-jabbar")), 1);
        (table.game.objectives, table.game.objective_deck)
    };
    assert_eq!(objectives(0), (1 << 5, 0));
    assert_eq!(objectives(1), (1 << 5 | 1, 0));
    assert_eq!(objectives(2), (1 << 5 | 2, 0));
}
