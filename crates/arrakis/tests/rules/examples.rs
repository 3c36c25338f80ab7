//! The worked examples of the rulebooks.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::phase::round::Phase;
use arrakis::phase::{dice, harvest};
use arrakis::piece::{Deck, Face, Figure, Leader, Power, Unit};
use arrakis::scenario::*;
use arrakis::state::Place;
use table::rule;

const REGULAR: Figure = Figure::Unit(Unit::Regular);

#[test]
#[rule("WA-EX-01", "WA-MOVE-04", "WA-MOVE-09", "WA-MOVE-08")]
fn the_part_that_stayed_is_another_legion() {
    let mut table = Scenario::new().legion(Harkonnen, PASTY_MESA, [5, 0, 0], 1).die(Harkonnen, Strategy);
    table.example("WA-EX-01");
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(PASTY_MESA)]);
    table.acts(&[Leave(REGULAR), Leave(REGULAR), Leave(REGULAR), Leave(Figure::Generic)]);
    table.act(To(area("se-plateau-1")));
    assert_eq!(table.units(area("se-plateau-1")), [2, 0, 0]);
    // The two have moved; the three and their leader may still go.
    assert!(!table.may(From(area("se-plateau-1"))));
    table.acts(&[From(PASTY_MESA), To(area("cse-erg-1"))]);
    assert_eq!(table.units(area("cse-erg-1")), [3, 0, 0]);
    table.sane();
}

#[test]
#[rule("WA-EX-02", "WA-MOVE-08")]
fn figures_that_joined_a_legion_do_not_move_on_with_it() {
    let next = area("se-plateau-1");
    let mut table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .legion(Harkonnen, next, [1, 1, 0], 0)
        .die(Harkonnen, Strategy);
    table.example("WA-EX-02");
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(PASTY_MESA), To(next)]);
    table.acts(&[From(next), To(area("cse-erg-2"))]);
    assert_eq!(table.units(area("cse-erg-2")), [1, 1, 0], "only the original figures go");
    assert_eq!(table.units(next), [2, 0, 0]);
}

#[test]
#[rule("WA-EX-03", "WA-ACTION-06")]
fn an_effect_may_be_carried_out_in_part_or_not_at_all() {
    let start = || {
        let table =
            Scenario::new().legion(Harkonnen, ARSUNT, [1, 0, 0], 0).hand(Harkonnen, &["card-arsunt-legion"]);
        let mut table = table.die(Harkonnen, Mentat);
        table.example("WA-EX-03");
        table.acts(&[Die(Mentat), Play(card("card-arsunt-legion"))]);
        table
    };
    let mut nothing = start();
    nothing.acts(&[Pass, Pass]);
    assert_eq!(nothing.units(ARSUNT), [1, 0, 0]);
    let mut units_only = start();
    units_only.acts(&[Here(ARSUNT), Supply(Figure::Generic), Pass]);
    assert_eq!((units_only.units(ARSUNT), units_only.game.legion(ARSUNT).generic), ([2, 1, 0], 1));
    let mut move_only = start();
    move_only.acts(&[Pass, Choose(Branch::Move(1)), From(ARSUNT), To(area("broken-land"))]);
    assert_eq!(move_only.units(area("broken-land")), [1, 0, 0]);
    let mut partly = start();
    partly.acts(&[
        Piecewise(ARSUNT),
        Supply(REGULAR),
        Pass,
        Pass,
        Choose(Branch::Move(1)),
        From(ARSUNT),
        To(CARTHAG),
    ]);
    assert_eq!(partly.units(CARTHAG), [2, 0, 0]);
}

#[test]
#[rule("WA-EX-04", "WA-ACTION-04", "WA-ACTION-08")]
fn strategy_moves_two_legions_or_attacks_with_one() {
    let mut table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .legion(Harkonnen, ARRAKEEN, [2, 0, 0], 0)
        .legion(Atreides, area("se-plateau-1"), [1, 0, 0], 0)
        .die(Harkonnen, Strategy);
    table.example("WA-EX-04");
    table.acts(&[Die(Strategy), Standard]);
    assert_eq!(table.legal(), [Choose(Branch::Move(2)), Choose(Branch::Attack), Pass]);
    table.acts(&[Choose(Branch::Move(2)), From(ARRAKEEN), To(RIMWALL_WEST)]);
    assert!(table.may(From(PASTY_MESA)));
    table.acts(&[From(PASTY_MESA), To(area("cse-erg-1"))]);
    assert!(table.asks(Atreides), "no attack after the moves");
}

#[test]
#[rule("WA-EX-05", "WA-TERM-08", "WA-STACK-01")]
fn four_units_and_two_tokens_fill_an_area() {
    let table =
        Scenario::new().legion(Atreides, GARA_KULON, [4, 0, 0], 0).token(GARA_KULON, 0).token(GARA_KULON, 1);
    table.example("WA-EX-05");
    assert_eq!(table.game.legion(GARA_KULON).size(), 6);
    table.die(Atreides, Strategy).sane();
}

/// Harkonnen with 2 regular, 2 elite, 1 Sardaukar, a Bashar and the Baron against a sietch of rank 2 with 2
/// regular, 1 Fedaykin and Paul-Muad'Dib; Harkonnen has discarded one card.
fn the_battle() -> Scenario {
    let beside = area("ne-desert-9");
    let mut table = Scenario::new()
        .legion(Harkonnen, beside, [2, 2, 1], 1)
        .leader(Leader::BaronHarkonnen, beside)
        .legion(Atreides, GARA_KULON, [2, 0, 1], 0)
        .edit(|game| {
            game.sietches[0].rank = 2;
            game.leaders[Leader::PaulAtreides as usize] = Place::Gone;
        })
        .leader(Leader::PaulMuaddib, GARA_KULON)
        .hand(Harkonnen, &["card-hard-times", "card-sandmasters"])
        .hand(Atreides, &["card-war-plan"])
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(beside)]);
    assert!(table.game.sietches[0].seen, "the sietch is turned up before the first battle round");
    table.act(Discard(card("card-hard-times")));
    table
}

#[test]
#[rule("WA-EX-06", "WA-BATTLE-08", "WA-BATTLE-09", "WA-BATTLE-10", "WA-AMB-22")]
fn the_battle_example_dice() {
    let mut table = the_battle();
    table.example("WA-EX-06");
    // Five units and a card: six dice, the most there can be, so Harkonnen is not asked for another card.
    assert!(table.asks(Atreides), "no card can add a die beyond six");
    // Six dice of the attacker, then three units and rank 2 make five of the defender.
    table.roll(Done, &[HIT, HIT, BLOCK, SPECIAL, SPECIAL, SPECIAL, HIT, HIT, HIT, HIT, HIT]);
}

#[test]
#[rule(
    "WA-EX-07",
    "WA-BATTLE-13",
    "WA-BATTLE-14",
    "WA-BATTLE-15",
    "WA-BATTLE-16",
    "WA-BATTLE-18",
    "WA-BATTLE-19"
)]
#[rule("WA-AMB-01", "WA-AMB-23", "WA-CARD-11", "WA-CARD-18")]
fn the_battle_example_hits() {
    let mut table = the_battle();
    table.example("WA-EX-07");
    table.roll(Done, &[HIT, HIT, BLOCK, SPECIAL, SPECIAL, SPECIAL, HIT, HIT, HIT, HIT, HIT]);
    // Bashar: one hit; Baron: two blocks; the third Special is lost. The Fedaykin cancels one block.
    let hits = |side| {
        table.told.iter().find_map(|event| match event {
            arrakis::event::Event::Hits { side: of, hits, .. } if *of == side => Some(*hits),
            _ => None,
        })
    };
    assert_eq!((hits(Harkonnen), hits(Atreides)), (Some(3), Some(3)));
    assert!(table.asks(Harkonnen), "the attacker takes losses first");
}

#[test]
#[rule("WA-EX-08", "WA-BATTLE-20", "WA-BATTLE-21", "WA-BATTLE-22", "WA-LOSS-02", "WA-LOSS-03", "WA-LOSS-04")]
#[rule("WA-LOSS-06", "WA-LOSS-08", "WA-TANK-02")]
fn the_battle_example_losses() {
    let beside = area("ne-desert-9");
    let mut table = the_battle();
    table.roll(Done, &[HIT, HIT, BLOCK, SPECIAL, SPECIAL, SPECIAL, HIT, HIT, HIT, HIT, HIT]);
    table.example("WA-EX-08");
    table.acts(&[
        Downgrade(Unit::Elite),
        Downgrade(Unit::Elite),
        Remove(Figure::Named(Leader::BaronHarkonnen)),
    ]);
    assert!(table.asks(Atreides));
    table.acts(&[Downgrade(Unit::Special), Remove(REGULAR), Remove(REGULAR)]);
    assert_eq!((table.units(beside), table.game.legion(beside).generic), ([4, 0, 1], 1));
    assert_eq!(table.units(GARA_KULON), [1, 0, 0]);
    assert_eq!(table.game.leader_area(Leader::PaulMuaddib), Some(GARA_KULON));
    assert_eq!(table.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(0));
    assert_eq!(table.legal(), [Continue, Cease]);
    table.act(Continue);
    assert!(table.may(Remove(REGULAR)), "going on against a sietch costs a hit");
    table.sane();
}

#[test]
#[rule("WA-EX-09", "WA-HARVEST-03", "WA-HARVEST-05", "WA-HARVEST-07", "WA-BAN-03", "WA-BAN-04")]
fn four_spice_keep_two_markers_and_the_third_falls() {
    let mut table = Scenario::new()
        .edit(|game| game.spice = 4)
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false });
    table.example("WA-EX-09");
    table.act(Keep(Power::Choam)).luck(Keep(Power::Guild), 1);
    assert_eq!(table.game.rows, [0, 0, 1]);
    assert!(table.game.banned(Power::Landsraad) && !table.game.banned(Power::Choam));
}

#[test]
#[rule("WA-EX-10", "WA-PRESC-08", "WA-AMB-52", "WA-AMB-53", "WA-CARD-33")]
fn paul_drinks_the_water_of_life() {
    let mut table = Scenario::new()
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .leader(Leader::PaulAtreides, GARA_KULON)
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
        .open("presc-water-of-life")
        .turn(Atreides, &[Mentat, House], &[Strategy, Strategy, Strategy]);
    table.example("WA-EX-10");
    let claim = Claim(prescience("presc-water-of-life"));
    table.acts(&[claim, arrakis::action::Action::Face(Face::Mentat)]);
    assert_eq!(
        table.game.leaders[Leader::PaulMuaddib as usize],
        Place::Tank(0),
        "who takes Paul's place at 3"
    );
    assert_eq!((table.game.markers, table.game.claims), ([3, 0, 0], 1));
    assert_eq!(table.game.unused(Atreides), 1);
    assert!(table.asks(Harkonnen), "the claim was the action of the turn");
}

#[test]
#[rule("WA-CARD-33", "WA-PRESC-09")]
fn paul_drinks_the_water_of_life_where_no_enemy_is_in_his_sector() {
    let may = |enemy: arrakis::board::Area| {
        Scenario::new()
            .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, GARA_KULON)
            .legion(Harkonnen, enemy, [1, 0, 0], 0)
            .open("presc-water-of-life")
            .turn(Atreides, &[Mentat, House], &[Strategy, Strategy, Strategy])
            .may(Claim(prescience("presc-water-of-life")))
    };
    let mate = GARA_KULON.sector_mates().iter().find(|&area| area != GARA_KULON).unwrap();
    assert!(may(ARRAKEEN) && !may(mate));
}

#[test]
#[rule("WA-EX-11", "WA-BG-03")]
fn a_bene_gesserit_token_goes_where_dice_are_fewest() {
    let mut table =
        Scenario::new().turn(Atreides, &[Leadership, Leadership, Strategy, Deployment], &[Strategy]);
    table = table.at(Phase::Tokens, dice::Step::BeneGesserit { side: Atreides });
    table.example("WA-EX-11");
    let face = arrakis::action::Action::Face;
    assert_eq!(table.legal(), [face(Face::Mentat), face(Face::House), Pass]);
    table.act(face(Face::House));
    assert_eq!(table.game.dice[Deck::HouseAtreides as usize], [1, 2, 1, 0, 1]);
    assert_eq!(table.game.bene, [0, 0]);
}
