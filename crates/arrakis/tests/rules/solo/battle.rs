//! Battles and losses.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{battle, losses, retreat, wild_maker, worms};
use arrakis::piece::{Deck, Figure, Leader, Power, Unit};
use table::Steps;
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule(
    "WA-SOLO-BATTLE-02",
    "WA-SOLO-BATTLE-03",
    "WA-SOLO-BATTLE-04",
    "WA-SOLO-BATTLE-05",
    "WA-SOLO-BATTLE-06"
)]
fn losses_follow_the_list() {
    let field = PASTY_MESA;
    let offered = |units: [u8; 3], generic: u8, named: bool, hits: u8| {
        let mut table = solo().legion(Harkonnen, field, units, generic);
        if named {
            table = table.leader(Leader::BaronHarkonnen, field);
        }
        table
            .at(
                Phase::Storms,
                losses::Step::Losses { side: Harkonnen, area: field, hits, cause: Cause::Storm },
            )
            .legal()
    };
    assert_eq!(offered([1, 1, 1], 2, true, 1), [Remove(Figure::Generic)], "Bashars first");
    assert_eq!(offered([1, 1, 1], 0, true, 1), [Downgrade(Unit::Elite)], "one leader stays");
    assert_eq!(offered([1, 0, 1], 0, true, 1), [Downgrade(Unit::Special)]);
    assert_eq!(offered([3, 0, 0], 0, true, 1), [Remove(REGULAR)]);
    assert_eq!(
        offered([2, 0, 0], 0, true, 2),
        [Remove(Figure::Named(Leader::BaronHarkonnen))],
        "before the last units"
    );
}

#[test]
#[rule(
    "WA-SOLO-BATTLE-01",
    "WA-SOLO-BATTLE-07",
    "WA-SOLO-BATTLE-08",
    "WA-SOLO-BATTLE-10",
    "WA-SOLO-SPECIAL-11"
)]
fn the_automaton_adds_dice_fights_on_and_pays_nothing() {
    let from = area("ne-desert-9");
    let base = |bans: u8| {
        solo()
            .hand(Harkonnen, &["card-sandmasters", "card-shigawire"])
            .legion(Harkonnen, from, [3, 0, 0], 0)
            .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
            .edit(|game| {
                game.sietches[0].rank = 1;
                game.bans = bans;
            })
            .at(Phase::Actions, attack_step())
    };
    let mut table = base(0);
    // Two cards are drawn from the reinforcements, five dice roll against three; it goes on at once.
    let mut outcomes = vec![0];
    outcomes.extend([BLOCK; 8]);
    table.roll(From(from), &outcomes);
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 0);
    assert_eq!((table.legal(), table.units(from)), (vec![Retreat, Stand], [3, 0, 0]), "Atreides is asked");
    let mut banned = base(Power::Landsraad.bit());
    banned.roll(From(from), &[BLOCK; 6]);
    assert_eq!(banned.game.hands[Deck::HouseHarkonnen as usize].len(), 2);
    let beaten = solo()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
        .edit(|game| {
            game.battle.from = from;
            game.battle.to = GARA_KULON;
            game.battle.attacker = Harkonnen;
        })
        .at(Phase::Actions, battle::Step::Continue);
    assert_eq!(beaten.legal(), [Cease], "at most half of the enemy's strength");
}

#[test]
#[rule("WA-SOLO-BATTLE-09")]
fn atreides_flees_to_an_empty_area_of_the_persons_choice() {
    let field = area("ne-desert-6");
    let mut table = solo()
        .legion(Atreides, field, [1, 0, 0], 0)
        .legion(Atreides, area("ne-desert-3"), [1, 0, 0], 0)
        .at(Phase::Actions, retreat::Step::Flee { side: Atreides, area: field });
    assert!(!table.may(To(area("ne-desert-3"))) && table.may(To(area("ne-desert-4"))));
    table.game.air = Default::default();
}

#[test]
#[rule("WA-AMB-79", "WA-SOLO-BATTLE-07")]
fn a_legion_flees_from_a_sandworm_where_the_person_says() {
    let field = area("ne-desert-6");
    let mut table = solo()
        .legion(Harkonnen, field, [3, 0, 0], 0)
        .edit(|game| game.marked.add(field))
        .at(Phase::Worms, worms::Step::WormCame { area: field });
    table.game.worms.add(field);
    table.game.marked = Default::default();
    table.game.push(wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    assert!(table.legal().len() > 1 && table.may(To(area("ne-desert-3"))), "{:?}", table.legal());
    table.luck(To(area("ne-desert-3")), 1);
    assert_eq!(table.game.holder(area("ne-desert-3")), Some(Harkonnen));
    // In a battle it stands.
    let stands = solo()
        .legion(Harkonnen, field, [1, 0, 0], 0)
        .legion(Atreides, area("ne-desert-3"), [5, 0, 0], 0)
        .edit(|game| {
            game.battle.from = area("ne-desert-3");
            game.battle.to = field;
            game.battle.attacker = Atreides;
        })
        .at(Phase::Actions, battle::Step::Retreat);
    assert_eq!(stands.legal(), [Stand]);
}

#[test]
#[rule("WA-SOLO-BATTLE-08")]
fn an_attack_ceases_at_half_the_strength_and_not_before() {
    let from = area("ne-desert-9");
    let goes_on = |ours: [u8; 3], theirs: [u8; 3]| {
        let table = solo().legion(Harkonnen, from, ours, 0).legion(Atreides, GARA_KULON, theirs, 0);
        let table = table.edit(|game| {
            game.battle.from = from;
            game.battle.to = GARA_KULON;
            game.battle.attacker = Harkonnen;
        });
        table.at(Phase::Actions, battle::Step::Continue).legal() == [Continue]
    };
    assert!(!goes_on([2, 0, 0], [4, 0, 0]), "four is half of eight");
    assert!(goes_on([2, 0, 0], [2, 1, 0]), "four is more than half of seven");
    assert!(!goes_on([2, 0, 0], [0, 0, 2]), "the fine scale counts: four of eight");
}

#[test]
#[rule("WA-SOLO-BATTLE-08")]
fn an_attack_ceases_before_the_first_round_when_tokens_turn_out_strong() {
    let from = area("ne-desert-9");
    let met = |units: [u8; 3], bashars: u8, tokens: [u8; 2]| {
        let mut table = solo()
            .hand(Harkonnen, &["card-sandmasters"])
            .legion(Harkonnen, from, units, bashars)
            .token(GARA_KULON, tokens[0])
            .token(GARA_KULON, tokens[1])
            .edit(|game| game.sietches[0].rank = 1)
            .at(Phase::Actions, attack_step());
        table.luck(From(from), 1);
        let rolled = table.told.iter().any(|event| matches!(event, Event::CombatRoll { .. }));
        let ceased =
            table.told.contains(&Event::MahdiFollowed { rule: table::rule_id!("WA-SOLO-BATTLE-08") });
        assert!(!ceased || table.told.contains(&Event::Ceased { side: Harkonnen }));
        assert_eq!(rolled, !ceased);
        (ceased, table)
    };
    // Five figures go for two tokens, worth four; open they are four elite units, twelve on the fine scale.
    let (ceased, table) = met([1, 0, 0], 4, [6, 6]);
    assert!(ceased, "six is half of twelve: no die is rolled");
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 1, "nor a reinforcement spent");
    assert_eq!((table.units(from), table.units(GARA_KULON)), ([1, 0, 0], [0, 4, 0]));
    assert!(table.game.sietch_areas.has(GARA_KULON));
    table.sane();
    assert!(!met([0, 1, 0], 4, [6, 6]).0, "seven is more");
    assert!(!met([1, 0, 0], 4, [0, 0]).0, "and so is six against eight");
}

#[test]
#[rule("WA-SOLO-BATTLE-02", "WA-SOLO-BATTLE-05")]
fn named_leaders_outlast_bashars_and_the_last_stands_with_the_units() {
    let field = PASTY_MESA;
    let offered = |units: [u8; 3], generic: u8, named: &[Leader], hits: u8| {
        let mut table = solo().legion(Harkonnen, field, units, generic);
        for &leader in named {
            table = table.leader(leader, field);
        }
        let step = losses::Step::Losses { side: Harkonnen, area: field, hits, cause: Cause::Battle };
        table.at(Phase::Actions, step).legal()
    };
    let (baron, rabban) = (Leader::BaronHarkonnen, Leader::BeastRabban);
    assert_eq!(offered([2, 0, 0], 1, &[baron], 1), [Remove(Figure::Generic)]);
    let either = [baron, rabban].map(|one| Remove(Figure::Named(one)));
    assert_eq!(offered([2, 0, 0], 0, &[baron, rabban], 1), either, "the person chooses between named ones");
    assert_eq!(offered([1, 1, 1], 0, &[baron, rabban], 1), either, "and before any elite unit");
    assert_eq!(offered([2, 0, 0], 1, &[], 1), [Remove(REGULAR)], "one leader is left");
    assert_eq!(offered([2, 0, 0], 1, &[], 2), [Remove(Figure::Generic)], "before the last units");
    assert_eq!(offered([1, 1, 0], 1, &[], 3), [Downgrade(Unit::Elite)], "elite units first");
}

#[test]
#[rule("WA-SOLO-BATTLE-01")]
fn reinforcements_make_six_dice_every_round_and_no_more() {
    let from = area("ne-desert-9");
    let cards =
        ["card-sandmasters", "card-shigawire", "card-workhorse", "card-troop-carriers", "card-manipulation"];
    let mut table = solo()
        .hand(Harkonnen, &cards)
        .legion(Harkonnen, from, [4, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [3, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 1)
        .at(Phase::Actions, attack_step());
    table.luck(From(from), 9);
    let discarded = table.told.iter().filter(|event| matches!(event, Event::CardDiscarded { .. })).count();
    assert_eq!(discarded, 2, "four units and two cards");
    let rolled = table.told.iter().find_map(|event| match event {
        Event::CombatRoll { side: Harkonnen, hits, blocks, specials } => Some(hits + blocks + specials),
        _ => None,
    });
    assert_eq!(rolled, Some(6));
}

#[test]
#[rule("WA-SOLO-BATTLE-02", "WA-SOLO-BATTLE-05")]
fn in_a_last_stand_the_bashar_goes_before_who_has_a_name() {
    let field = area("se-plateau-1");
    let lost = |units: [u8; 3], generic: u8, hits: u8| {
        let table = solo().legion(Harkonnen, field, units, generic).leader(Leader::BaronHarkonnen, field);
        let cause = phase::losses::Cause::Battle;
        table
            .at(Phase::Actions, phase::losses::Step::Losses { side: Harkonnen, area: field, hits, cause })
            .legal()
    };
    assert_eq!(lost([1, 0, 0], 1, 2), [Remove(Figure::Generic)]);
    assert_eq!(lost([1, 0, 0], 0, 2), [Remove(Figure::Named(Leader::BaronHarkonnen))]);
    assert_eq!(lost([2, 0, 0], 0, 1), [Remove(REGULAR)], "no last stand: the leader stays");
}

#[test]
#[rule("WA-SOLO-BATTLE-02", "WA-SOLO-BATTLE-03", "WA-SOLO-BATTLE-04", "WA-SOLO-BATTLE-05")]
fn a_loss_names_the_priority_it_was_chosen_by() {
    let field = PASTY_MESA;
    let reason = |units: [u8; 3], generic: u8, named: &[Leader], hits: u8| {
        let mut table = solo().legion(Harkonnen, field, units, generic);
        for &leader in named {
            table = table.leader(leader, field);
        }
        let step = losses::Step::Losses { side: Harkonnen, area: field, hits, cause: Cause::Storm };
        let mut table = table.at(Phase::Storms, step);
        table.luck(table.legal()[0], 1);
        reasons(&table)[0]
    };
    let (baron, rabban) = (Leader::BaronHarkonnen, Leader::BeastRabban);
    assert_eq!(reason([1, 1, 1], 1, &[baron], 1), "WA-SOLO-BATTLE-02");
    assert_eq!(reason([1, 1, 1], 0, &[baron, rabban], 1), "WA-SOLO-BATTLE-02");
    assert_eq!(reason([1, 1, 1], 0, &[baron], 1), "WA-SOLO-BATTLE-03");
    assert_eq!(reason([1, 0, 1], 0, &[baron], 1), "WA-SOLO-BATTLE-04");
    assert_eq!(reason([3, 0, 0], 0, &[baron], 1), "WA-SOLO-BATTLE-05");
    assert_eq!(reason([2, 0, 0], 0, &[baron], 2), "WA-SOLO-BATTLE-05", "the last leader, in a last stand");
}
