//! Battles, losses, retreats, settlements.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::{Step, attack};
use arrakis::piece::{Aloft, Deck, Figure, Leader, Power, Side, Unit};
use arrakis::scenario::*;
use arrakis::state::{Ending, Place};
use table::{Game, Waiting, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const FIELD: fn() -> arrakis::board::Area = || area("se-plateau-1");

/// An attack by Strategy, with whatever it reveals done.
fn attack(table: Scenario, side: Side) -> Scenario {
    let mut table = table.die(side, Strategy);
    table.acts(&[Die(Strategy), Standard]);
    let attack = Choose(Branch::Attack);
    table.act(attack);
    table
}

/// The legion attacks this area and the dice fall.
fn strike(table: &mut Scenario, from: arrakis::board::Area, to: arrakis::board::Area, dice: &[u32]) {
    let mut probe = table.game.clone();
    probe
        .apply(table.waiting().unwrap(), &From(from), &mut table::chance::Fast::new(1), &mut table::Silent)
        .unwrap();
    if matches!(probe.next(), Some(Step::Attack(attack::Step::AttackTarget { .. }))) {
        table.act(From(from)).roll(To(to), dice);
    } else {
        table.roll(From(from), dice);
    }
}

#[test]
#[rule("WA-BATTLE-01", "WA-BATTLE-02", "WA-BATTLE-05", "WA-BATTLE-06", "WA-BATTLE-29", "WA-BATTLE-26")]
fn the_victor_moves_in_with_everybody() {
    let table =
        Scenario::new().legion(Atreides, PASTY_MESA, [2, 0, 0], 1).legion(Harkonnen, FIELD(), [1, 0, 0], 0);
    let mut table = attack(table, Atreides);
    table.roll(From(PASTY_MESA), &[HIT, HIT, BLOCK]);
    assert_eq!(table.units(FIELD()), [2, 0, 0]);
    assert_eq!((table.game.legion(FIELD()).generic, table.game.legion(PASTY_MESA).size()), (1, 0));
    table.sane();
}

#[test]
#[rule("WA-BATTLE-03", "WA-BATTLE-04", "WA-AIR-06", "WA-AMB-36")]
fn red_borders_and_worms_stop_an_attack_but_not_an_ornithopter() {
    let base = || {
        Scenario::new().legion(Harkonnen, RIMWALL_WEST, [3, 0, 0], 0).legion(
            Atreides,
            area("ne-desert-2"),
            [1, 0, 0],
            0,
        )
    };
    let mut grounded = base().die(Harkonnen, Strategy);
    grounded.acts(&[Die(Strategy), Standard]);
    assert!(!grounded.may(Choose(Branch::Attack)), "the border is impassable");
    let mut table = attack(base().edit(|game| game.air[4] = Aloft::Ornithopter), Harkonnen);
    table.roll(From(RIMWALL_WEST), &[BLOCK, BLOCK, BLOCK, BLOCK]);
    assert_eq!(table.game.air[4], Aloft::Nothing, "it is gone whatever comes of the attack");
    assert_eq!(table.legal(), [Continue, Cease]);
    let mut worm = base()
        .edit(|game| {
            game.air[4] = Aloft::Ornithopter;
            game.worms.add(area("ne-desert-2"));
        })
        .die(Harkonnen, Strategy);
    worm.acts(&[Die(Strategy), Standard]);
    assert!(!worm.may(Choose(Branch::Attack)));
}

#[test]
#[rule("WA-RIDE-06")]
fn a_legion_attacks_where_it_can_ride() {
    let from = area("ne-desert-1");
    let table = Scenario::new()
        .legion(Atreides, from, [3, 0, 0], 0)
        .legion(Harkonnen, area("ne-desert-4"), [1, 0, 0], 0)
        .edit(|game| game.wormsigns.add(area("ne-desert-2")));
    let mut table = attack(table, Atreides);
    strike(&mut table, from, area("ne-desert-4"), &[HIT, HIT, BLOCK, SPECIAL]);
    assert_eq!(table.units(area("ne-desert-4")), [3, 0, 0]);
}

#[test]
#[rule("WA-BATTLE-07", "WA-INFO-11")]
fn tokens_of_both_legions_are_revealed_before_the_first_round() {
    let (from, to) = (area("ne-desert-9"), GARA_KULON);
    let table = Scenario::new().token(to, 1).legion(Harkonnen, from, [3, 0, 0], 0);
    let mut table = attack(table, Harkonnen);
    let rank = table.game.sietches[0].rank;
    let dice = vec![BLOCK; 3 + 2 + rank as usize];
    table.roll(From(from), &dice);
    assert!(table.game.sietches[0].seen);
    assert_eq!((table.units(to), table.game.legion(to).tokens.len()), ([1, 1, 0], 0));
    let from = area("ne-desert-9");
    let table = Scenario::new().token(from, 0).legion(Harkonnen, area("ne-desert-6"), [1, 0, 0], 0);
    let mut table = attack(table, Atreides);
    table.roll(From(from), &[HIT, HIT, BLOCK]);
    assert_eq!(table.units(area("ne-desert-6")), [2, 0, 0], "the attacker's tokens fight as units");
}

#[test]
#[rule("WA-BATTLE-11", "WA-BATTLE-22", "WA-BATTLE-24", "WA-BATTLE-27", "WA-BATTLE-25")]
fn the_rank_counts_every_round_and_ceasing_leaves_all_in_place() {
    let table = Scenario::new().legion(Atreides, RIMWALL_WEST, [4, 0, 0], 0).legion(
        Harkonnen,
        ARRAKEEN,
        [1, 0, 0],
        0,
    );
    let mut table = attack(table, Atreides);
    // Four dice against one unit and rank 3.
    strike(&mut table, RIMWALL_WEST, ARRAKEEN, &[BLOCK; 8]);
    table.act(Continue);
    assert!(table.asks(Harkonnen), "one hit was taken to go on; the defender may retreat");
    assert_eq!(table.units(RIMWALL_WEST), [3, 0, 0]);
    table.roll(Stand, &[BLOCK; 7]);
    table.act(Cease);
    assert_eq!((table.units(RIMWALL_WEST), table.units(ARRAKEEN)), ([3, 0, 0], [1, 0, 0]));
}

#[test]
#[rule("WA-AMB-28")]
fn the_price_of_going_on_can_cost_the_battle() {
    let table = Scenario::new().legion(Atreides, RIMWALL_WEST, [1, 0, 0], 1).legion(
        Harkonnen,
        ARRAKEEN,
        [1, 0, 0],
        0,
    );
    let mut table = attack(table, Atreides);
    strike(&mut table, RIMWALL_WEST, ARRAKEEN, &[BLOCK; 5]);
    table.acts(&[Continue, Remove(REGULAR)]);
    assert!(table.game.legion(RIMWALL_WEST).is_empty() && table.asks(Harkonnen));
    assert_eq!(table.units(ARRAKEEN), [1, 0, 0]);
}

#[test]
#[rule("WA-BATTLE-12", "WA-AMB-02", "WA-ACTION-10")]
fn a_surprise_attack_adds_a_special_in_the_first_round_only() {
    let mut table = Scenario::new()
        .legion(Atreides, PASTY_MESA, [1, 0, 0], 1)
        .legion(Harkonnen, FIELD(), [2, 0, 0], 0)
        .die(Atreides, Leadership);
    table.acts(&[Die(Leadership), Standard, Choose(Branch::Surprise)]);
    let rolled = |table: &Scenario| {
        let specials = table.told.iter().filter_map(|event| match event {
            arrakis::event::Event::CombatRoll { side: Atreides, specials, .. } => Some(*specials),
            _ => None,
        });
        specials.collect::<Vec<u8>>()
    };
    table.roll(From(PASTY_MESA), &[BLOCK, BLOCK, BLOCK]);
    // The Naib turns the added Special into a hit; two blocks cancel it.
    assert_eq!(rolled(&table), [1]);
    table.act(Continue);
    assert!(table.asks(Harkonnen));
    table.roll(Stand, &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(rolled(&table), [0], "not in the second round");
}

#[test]
#[rule("WA-BATTLE-17")]
fn with_more_leaders_than_specials_the_owner_chooses_and_the_attacker_first() {
    let table = Scenario::new()
        .legion(Atreides, PASTY_MESA, [1, 0, 0], 1)
        .leader(Leader::Stilgar, PASTY_MESA)
        .legion(Harkonnen, FIELD(), [1, 0, 0], 1)
        .leader(Leader::BeastRabban, FIELD());
    let mut table = attack(table, Atreides);
    table.roll(From(PASTY_MESA), &[SPECIAL, SPECIAL]);
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Use(Figure::Generic), Use(Figure::Named(Leader::Stilgar))]);
    table.act(Use(Figure::Named(Leader::Stilgar)));
    assert!(table.asks(Harkonnen));
    table.act(Use(Figure::Generic));
    assert!(table.asks(Atreides), "one hit for the attacker, two for the defender");
    table.act(Remove(Figure::Generic));
    assert!(table.asks(Harkonnen));
}

#[test]
#[rule("WA-BATTLE-23", "WA-RETREAT-01", "WA-RETREAT-02", "WA-RETREAT-03", "WA-RETREAT-05", "WA-AMB-29")]
fn a_retreat_is_offered_after_continuing_and_led_by_the_attacker() {
    let field = area("ne-desert-6");
    let table = Scenario::new()
        .legion(Atreides, area("ne-desert-9"), [1, 0, 0], 0)
        .legion(Harkonnen, field, [1, 0, 0], 0)
        .edit(|game| {
            game.wormsigns.add(area("ne-desert-3"));
            game.harvesters.add(field);
        });
    let mut table = attack(table, Atreides);
    table.roll(From(area("ne-desert-9")), &[BLOCK, BLOCK]);
    table.act(Continue);
    assert!(table.asks(Harkonnen));
    table.act(Retreat);
    assert!(table.asks(Atreides));
    assert!(!table.may(To(area("ne-desert-3"))), "not onto wormsign");
    assert!(table.may(To(area("ne-desert-7"))));
    table.act(To(area("ne-desert-7")));
    assert_eq!(table.units(field), [1, 0, 0], "the attacker has won and moved in");
    assert!(!table.game.harvesters.has(field), "the harvester stayed and was destroyed");
    assert_eq!(table.game.holder(field), Some(Atreides));
}

#[test]
#[rule("WA-RETREAT-04")]
fn without_a_free_neighbour_there_is_no_retreat() {
    let field = area("cne-mtn-4");
    let mut table = Scenario::new().legion(Harkonnen, field, [1, 0, 0], 0);
    for next in field.ground().iter() {
        table = table.legion(Atreides, next, [1, 0, 0], 0);
    }
    let mut table = attack(table, Atreides);
    let from = field.ground().first().unwrap();
    table.roll(From(from), &[BLOCK, BLOCK]);
    table.roll(Continue, &[BLOCK, BLOCK]);
    assert_eq!(table.legal(), [Continue, Cease], "the next battle round came at once");
}

#[test]
#[rule("WA-AMB-30")]
fn a_retreat_may_overfill_an_area() {
    let field = area("cne-mtn-4");
    let mut table = Scenario::new().legion(Harkonnen, field, [2, 0, 0], 0);
    for next in field.ground().iter().skip(1) {
        table = table.legion(Atreides, next, [1, 0, 0], 0);
    }
    let refuge = field.ground().first().unwrap();
    let attacker = field.ground().iter().nth(1).unwrap();
    let mut table = attack(table.legion(Harkonnen, refuge, [6, 0, 0], 0), Atreides);
    table.roll(From(attacker), &[BLOCK, BLOCK, BLOCK]);
    // The attacker moves onto a testing station, whose face is drawn.
    table.act(Continue).roll(Retreat, &[0]);
    assert_eq!(table.game.legion(refuge).size(), 6, "two units had to go");
    table.sane();
}

#[test]
#[rule("WA-BATTLE-28", "WA-BATTLE-30")]
fn if_both_are_destroyed_nobody_wins() {
    // A unit and a Bashar in Arrakeen, a unit before it: a hit on either, and nobody is left.
    let table = Scenario::new()
        .legion(Atreides, RIMWALL_WEST, [1, 0, 0], 0)
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 1)
        .open("presc-kanly-on-the-sand");
    let mut table = attack(table, Atreides);
    strike(&mut table, RIMWALL_WEST, ARRAKEEN, &[HIT, HIT, SPECIAL, SPECIAL, SPECIAL]);
    table.act(Remove(REGULAR));
    assert!(table.game.legion(RIMWALL_WEST).is_empty() && table.game.legion(ARRAKEEN).is_empty());
    assert!(!table.told.iter().any(|event| matches!(event, Event::Won { .. })), "nobody has won");
    assert!(table.game.settlements.has(ARRAKEEN) && table.game.markers == [0; 3], "the settlement stands");
    let kanly = Claim(prescience("presc-kanly-on-the-sand"));
    assert!(!table.may(kanly), "nobody was beaten");
    table.sane();
    // The same for a sietch, which holds.
    let table = Scenario::new()
        .legion(Harkonnen, area("ne-desert-9"), [1, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 1);
    let mut table = attack(table, Harkonnen);
    strike(&mut table, area("ne-desert-9"), GARA_KULON, &[HIT, HIT, SPECIAL]);
    assert!(table.game.held == [Default::default(); 2], "both are gone");
    assert_eq!((table.game.supremacy, table.game.sietch_areas.has(GARA_KULON)), (0, true));
}

#[test]
#[rule("WA-LOSS-05", "WA-AMB-27", "WA-SETTLE-02")]
fn leaders_go_with_the_last_unit_and_further_hits_are_nothing() {
    let table = Scenario::new().legion(Atreides, RIMWALL_WEST, [1, 0, 0], 1).legion(
        Harkonnen,
        ARRAKEEN,
        [1, 0, 0],
        1,
    );
    let mut table = attack(table, Atreides);
    strike(&mut table, RIMWALL_WEST, ARRAKEEN, &[HIT, HIT, HIT, BLOCK, BLOCK]);
    // One hit on Harkonnen is blocked twice; two hits on Atreides.
    assert!(table.may(Remove(REGULAR)));
    table.act(Remove(REGULAR));
    assert!(table.game.legion(RIMWALL_WEST).is_empty(), "the Naib alone does not stay");
    assert!(table.game.settlements.has(ARRAKEEN));
}

#[test]
#[rule("WA-AMB-25")]
fn without_a_regular_figure_a_hit_elite_unit_is_gone() {
    let table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [0, 2, 0], 0)
        .legion(Harkonnen, CARTHAG, [6, 0, 0], 0)
        .legion(Harkonnen, ARSUNT, [6, 0, 0], 0)
        .legion(Harkonnen, HAGGA_BASIN, [6, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [6, 0, 0], 0)
        .legion(Atreides, FIELD(), [1, 0, 0], 0);
    let mut table = attack(table, Harkonnen);
    strike(&mut table, PASTY_MESA, FIELD(), &[SPECIAL, SPECIAL, HIT]);
    assert_eq!(table.units(PASTY_MESA), [0, 1, 0]);
    table.sane();
}

#[test]
#[rule("WA-LOSS-01", "WA-LOSS-07", "WA-AMB-24")]
fn elite_units_are_never_simply_removed() {
    let table =
        Scenario::new().legion(Harkonnen, PASTY_MESA, [1, 1, 1], 1).legion(Atreides, FIELD(), [2, 0, 0], 0);
    let mut table = attack(table, Harkonnen);
    strike(&mut table, PASTY_MESA, FIELD(), &[SPECIAL, SPECIAL, SPECIAL, HIT, HIT]);
    assert_eq!(
        table.legal(),
        [Remove(REGULAR), Downgrade(Unit::Elite), Downgrade(Unit::Special), Remove(Figure::Generic)]
    );
    table.act(Downgrade(Unit::Special));
    assert_eq!(table.units(PASTY_MESA), [2, 1, 0]);
}

#[test]
#[rule("WA-BAN-10", "WA-CARD-36", "WA-PLAN-04")]
fn the_ban_of_the_landsraad_forbids_cards_in_battle() {
    let base = |bans: u8| {
        let table = Scenario::new()
            .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
            .legion(Atreides, FIELD(), [1, 0, 0], 0)
            .hand(Harkonnen, &["card-sandmasters"])
            .edit(|game| game.bans = bans);
        attack(table, Harkonnen)
    };
    let mut free = base(0);
    strike(&mut free, PASTY_MESA, FIELD(), &[]);
    free.roll(Discard(card("card-sandmasters")), &[BLOCK, BLOCK, BLOCK]);
    assert_eq!(free.game.discards[Deck::HouseHarkonnen as usize].len(), 1);
    let mut banned = base(Power::Landsraad.bit());
    strike(&mut banned, PASTY_MESA, FIELD(), &[BLOCK, BLOCK]);
    assert_eq!(banned.legal(), [Continue, Cease]);
}

#[test]
#[rule("WA-BATTLE-08", "WA-BATTLE-09")]
fn a_card_adds_its_die_in_one_round_only() {
    let table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .legion(Atreides, FIELD(), [2, 0, 0], 0)
        .hand(Harkonnen, &["card-sandmasters"]);
    let mut table = attack(table, Harkonnen);
    strike(&mut table, PASTY_MESA, FIELD(), &[]);
    table.roll(Discard(card("card-sandmasters")), &[BLOCK; 5]);
    table.act(Continue).roll(Stand, &[BLOCK; 4]);
    assert_eq!(table.legal(), [Continue, Cease]);
}

#[test]
#[rule("WA-SETTLE-01", "WA-SETTLE-03", "WA-SETTLE-04", "WA-BATTLE-30", "WA-SETTLE-06", "WA-TERM-10")]
#[rule("WA-CARD-14")]
fn an_undefended_sietch_falls_without_a_roll() {
    let from = area("ne-desert-9");
    let table = Scenario::new().legion(Harkonnen, from, [1, 0, 0], 0).edit(|game| game.sietches[0].rank = 3);
    let mut table = attack(table, Harkonnen);
    table.act(From(from));
    assert_eq!((table.game.supremacy, table.game.sietch_areas.has(GARA_KULON)), (3, false));
    assert_eq!(table.units(GARA_KULON), [1, 0, 0]);
    assert_eq!(table.game.leaders[Leader::ThufirHawat as usize], Place::Aside, "step 1 was passed");
    assert_eq!(table.game.leaders[Leader::FeydRautha as usize], Place::Waiting, "step 6 was not");
}

#[test]
#[rule("WA-SETTLE-05", "WA-TERM-11", "WA-PRESC-02", "WA-AMB-58")]
fn a_fallen_settlement_moves_all_three_markers_by_its_rank() {
    let table = Scenario::new().legion(Atreides, RIMWALL_WEST, [1, 0, 0], 0);
    let mut table = attack(table, Atreides);
    table.acts(&[From(RIMWALL_WEST), To(ARRAKEEN)]);
    assert_eq!(table.game.markers, [3, 3, 3]);
    assert!(!table.game.settlements.has(ARRAKEEN));
    for leader in [Leader::Chani, Leader::PaulMuaddib, Leader::ReverendMotherJessica] {
        assert_eq!(table.game.leaders[leader as usize], Place::Aside);
    }
}

#[test]
#[rule("WA-WIN-01")]
fn harkonnen_wins_at_ten_at_once() {
    let from = area("ne-desert-9");
    let table = Scenario::new().legion(Harkonnen, from, [1, 0, 0], 0).edit(|game| {
        game.sietches[0].rank = 3;
        game.supremacy = 8;
    });
    let mut table = attack(table, Harkonnen);
    table.act(From(from));
    assert_eq!((table.game.supremacy, table.game.ending), (10, Some(Ending::Supremacy)));
    let Waiting::Over(outcome) = table.game.waiting() else { panic!("the game goes on") };
    assert_eq!(outcome.winners.lowest(), Some(table::Seat(1)));
}

#[test]
#[rule("WA-BATTLE-31", "WA-BATTLE-32")]
fn moving_in_after_a_battle_destroys_harvesters_and_springs_wormsign() {
    let field = area("ne-desert-6");
    let from = area("ne-desert-9");
    let table = Scenario::new()
        .legion(Harkonnen, from, [2, 0, 0], 0)
        .legion(Atreides, field, [1, 0, 0], 0)
        .edit(|game| game.wormsigns.add(field));
    let mut table = attack(table, Harkonnen);
    strike(&mut table, from, field, &[HIT, HIT, BLOCK, 0]);
    assert!(!table.game.wormsigns.has(field), "sand was under it");
    assert_eq!(table.units(field), [2, 0, 0]);
}

#[test]
#[rule("WA-COMP-20", "WA-COMP-21", "WA-AMB-26")]
fn a_lower_rank_may_stand_in_for_a_unit_that_is_not_left() {
    let mut table =
        Scenario::new().legion(Atreides, WINDGAP, [0, 0, 6], 0).token(GARA_KULON, 3).die(Atreides, Strategy);
    table.act(Train(GARA_KULON, arrakis::piece::Token(3)));
    assert_eq!(table.units(GARA_KULON), [1, 0, 0]);
    assert_eq!(table.legal(), [Supply(Figure::Unit(Unit::Elite)), Supply(REGULAR), Pass]);
    table.act(Supply(Figure::Unit(Unit::Elite)));
    assert_eq!(table.units(GARA_KULON), [1, 1, 0]);
}

#[test]
#[rule("WA-FREE-03")]
fn the_last_unit_of_its_type_comes_when_a_token_is_turned_up() {
    let mut table =
        Scenario::new().legion(Atreides, WINDGAP, [0, 0, 5], 0).token(GARA_KULON, 3).die(Atreides, Strategy);
    table.act(Train(GARA_KULON, arrakis::piece::Token(3)));
    assert_eq!(table.units(GARA_KULON), [1, 0, 1]);
}

#[test]
#[rule("WA-BATTLE-17")]
fn without_specials_no_leader_is_chosen() {
    let table = Scenario::new()
        .legion(Atreides, PASTY_MESA, [2, 0, 0], 1)
        .leader(Leader::Stilgar, PASTY_MESA)
        .legion(Harkonnen, FIELD(), [2, 0, 0], 0);
    let mut table = attack(table, Atreides);
    table.roll(From(PASTY_MESA), &[BLOCK; 4]);
    assert_eq!(table.legal(), [Continue, Cease]);
}

#[test]
#[rule("WA-BATTLE-14")]
fn a_named_leader_uses_one_special() {
    let table = Scenario::new()
        .legion(Atreides, PASTY_MESA, [2, 0, 0], 1)
        .leader(Leader::Stilgar, PASTY_MESA)
        .leader(Leader::Chani, PASTY_MESA)
        .legion(Harkonnen, FIELD(), [4, 0, 0], 0);
    let mut table = attack(table, Atreides);
    table.roll(From(PASTY_MESA), &[SPECIAL, SPECIAL, BLOCK, BLOCK, BLOCK, BLOCK]);
    table.act(Use(Figure::Named(Leader::Stilgar)));
    assert_eq!(table.legal(), [Use(Figure::Generic), Use(Figure::Named(Leader::Chani))]);
}
