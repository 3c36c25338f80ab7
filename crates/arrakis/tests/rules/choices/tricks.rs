//! The single choices that cards ask for.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS, Sector, Zone};
use arrakis::cards::PrescienceCard;
use arrakis::effect::tricks::Step;
use arrakis::event::Event;
use arrakis::piece::{Aloft, Figure};
use table::rule;

use super::{at, bare, offers_only};
use arrakis::scenario::*;

#[test]
#[rule("WA-PLAN-02", "WA-ACTION-06")]
fn a_legion_is_carried_from_a_settlement_to_another_legion() {
    let carry = |table: Scenario| at(table, Harkonnen, Step::Carry { from: None });
    let one = || bare().legion(Harkonnen, CARTHAG, [2, 0, 0], 0);
    offers_only(&carry(one()), &[Pass]);
    let dune = area("ne-desert-4");
    let mut two = carry(one().legion(Harkonnen, dune, [1, 0, 0], 0).edit(|game| game.wormsigns.add(dune)));
    offers_only(&two, &[From(CARTHAG), Pass]);
    two.act(From(CARTHAG));
    offers_only(&two, &[To(dune), Leave(Figure::Unit(arrakis::piece::Unit::Regular))]);
    two.roll(To(dune), &[0]);
    assert!(two.told.iter().any(|event| matches!(event, Event::WormsignRevealed { .. })), "they arrive");
    assert_eq!(two.units(dune), [3, 0, 0]);
}

#[test]
#[rule("WA-PLAN-02", "WA-MOVE-04")]
fn of_two_great_house_troops_one_may_stay_when_the_other_is_carried() {
    let table = Scenario::guild().troops(Harkonnen, CARTHAG, 2).legion(Harkonnen, ARSUNT, [1, 0, 0], 0);
    let mut table = at(table, Harkonnen, Step::Carry { from: None });
    table.act(From(CARTHAG));
    offers_only(&table, &[To(ARSUNT), Leave(Figure::Troop)]);
}

#[test]
#[rule("WA-CARD-19")]
fn as_many_prescience_cards_are_exchanged_as_the_deck_replaces() {
    let table = |gone: u8| {
        let table = bare().edit(|game| {
            (game.foresight, game.open) = (1 << 9, 0b111);
            game.kept_open = Some(PrescienceCard(1));
            game.hastened = Some(PrescienceCard(2));
        });
        at(table, Atreides, Step::Exchange { gone })
    };
    offers_only(&table(0), &[Prescience(PrescienceCard(0)), Prescience(PrescienceCard(2)), Pass]);
    offers_only(&table(1), &[Pass]);
    let mut table = table(0);
    table.act(Prescience(PrescienceCard(0)));
    assert_eq!(table.game.hastened, Some(PrescienceCard(2)), "what lay on another card stays there");
    let mut table = at(
        bare().edit(|game| {
            (game.foresight, game.open) = (1 << 9, 0b100);
            game.hastened = Some(PrescienceCard(2));
        }),
        Atreides,
        Step::Exchange { gone: 0 },
    );
    table.luck(Prescience(PrescienceCard(2)), 1);
    assert_eq!((table.game.hastened, table.game.open), (None, 1 << 9));
}

#[test]
#[rule("WA-PLAN-02")]
fn a_card_that_is_shuffled_back_takes_fear_with_it() {
    let table = || {
        let table = bare().edit(|game| {
            (game.foresight, game.open) = (0, 0b111);
            game.kept_open = Some(PrescienceCard(1));
            game.hastened = Some(PrescienceCard(2));
        });
        at(table, Harkonnen, Step::ShufflePrescience)
    };
    offers_only(&table(), &[Prescience(PrescienceCard(0)), Prescience(PrescienceCard(2)), Pass]);
    let mut kept = table();
    kept.act(Prescience(PrescienceCard(0)));
    assert_eq!((kept.game.hastened, kept.game.foresight), (Some(PrescienceCard(2)), 1));
    let mut gone = table();
    gone.act(Prescience(PrescienceCard(2)));
    assert_eq!((gone.game.hastened, gone.game.open), (None, 0b011));
}

#[test]
#[rule("WA-PLAN-02", "WA-TERM-17")]
fn vehicles_are_removed_in_every_sector_of_an_area() {
    // The North Pole lies in all four central sectors.
    let pole = 0xF0;
    let table = || {
        bare().edit(|game| {
            game.harvesters = areas(&["cne-desert-1", "csw-desert-2", "ne-desert-4"]);
            for zone in 0..8 {
                game.air[zone] = if zone % 2 == 0 { Aloft::Carryall } else { Aloft::Ornithopter };
            }
        })
    };
    let zones = |sectors: &[Sector]| {
        let bits = sectors.iter().fold(0, |bits, sector| bits | sector.air_zones());
        Zone::of(bits).map(Zone).collect::<Vec<_>>()
    };
    let all = at(table(), Atreides, Step::RemoveVehicles { left: 1, sectors: pole });
    let central = &Sector::ALL[4..];
    let near = [To(area("cne-desert-1")), To(area("csw-desert-2")), Pass];
    offers_only(&all, &[&near[..], &zones(central)].concat());
    for sector in Sector::ALL {
        let one = at(table(), Atreides, Step::RemoveVehicles { left: 1, sectors: 1 << sector as u8 });
        let offered: Vec<_> = one.legal().into_iter().filter(|action| matches!(action, Zone(_))).collect();
        assert_eq!(offered, zones(&[sector]), "{sector:?}");
    }
    let mut two = at(table(), Atreides, Step::RemoveVehicles { left: 2, sectors: pole });
    two.act(To(area("cne-desert-1")));
    assert!(two.may(To(area("csw-desert-2"))));
    two.act(To(area("csw-desert-2")));
    assert!(two.may(Die(Strategy)), "two and no more");
}

#[test]
#[rule("WA-PLAN-02", "WA-AMB-03")]
fn rockets_without_a_hit_remove_nothing() {
    let table = || {
        let table = bare().legion(Atreides, area("ne-desert-4"), [1, 0, 0], 0);
        at(table.edit(|game| game.harvesters = areas(&["ne-desert-1"])), Atreides, Step::Rockets { dice: 1 })
    };
    offers_only(&table(), &[arrakis::action::Action::Sector(Sector::Ne), Pass]);
    let mut blocked = table();
    blocked.roll(arrakis::action::Action::Sector(Sector::Ne), &[BLOCK]);
    assert!(blocked.may(Die(Strategy)));
    let mut hit = table();
    hit.roll(arrakis::action::Action::Sector(Sector::Ne), &[SPECIAL]);
    offers_only(&hit, &[To(area("ne-desert-1")), Pass]);
}

#[test]
#[rule("WA-PLAN-02")]
fn the_ornithopter_of_any_air_zone_can_be_captured() {
    for zone in Zone::ALL {
        let table =
            bare().aloft(Aloft::Ornithopter, zone).aloft(Aloft::Carryall, Zone::ALL[(zone.index() + 3) % 8]);
        offers_only(&at(table, Atreides, Step::Capture), &[Zone(zone), Pass]);
    }
}

#[test]
#[rule("WA-PLAN-02")]
fn tokens_are_swapped_between_two_sietches() {
    let swap = |sietches: &[&str]| {
        let standing = areas(sietches);
        let table = bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).token(WINDGAP, 0).edit(|game| {
            game.sietch_areas = standing;
            for sietch in &mut game.sietches {
                sietch.stands = standing.has(sietch.area);
            }
        });
        at(table, Atreides, Step::SwapTokens { first: None })
    };
    offers_only(&swap(&["windgap"]), &[Pass]);
    let mut two = swap(&["windgap", "gara-kulon"]);
    offers_only(&two, &[From(WINDGAP), Pass]);
    two.act(From(WINDGAP));
    assert!(two.game.legion(WINDGAP).tokens.is_empty());
    assert!(!two.game.legion(GARA_KULON).tokens.is_empty(), "the only other sietch");
}

#[test]
#[rule("WA-PLAN-02", "WA-TERM-14")]
fn a_sietch_moves_to_an_empty_desert_beside_it() {
    let moves = |table: Scenario| at(table, Atreides, Step::MoveSietch { from: None });
    let blocked = bare().edit(|game| {
        game.wormsign_faces = [100, 0, 0];
        game.wormsigns = DESERTS;
    });
    offers_only(&moves(blocked), &[Pass]);
    let free = WINDGAP.ground() & DESERTS;
    let one = bare().edit(|game| {
        game.wormsign_faces = [100, 0, 0];
        game.wormsigns = DESERTS - free;
    });
    let mut table = moves(one);
    assert!(table.may(From(WINDGAP)) && !table.may(From(GARA_KULON)));
    table.act(From(WINDGAP));
    offers_only(&table, &free.iter().map(To).collect::<Vec<_>>());
}

#[test]
#[rule("WA-PLAN-02", "WA-TERM-14")]
fn an_enemy_in_the_desert_is_shifted_to_an_empty_area_beside_it() {
    let dune = area("ne-desert-4");
    let table = |taken: AreaSet| {
        let table = bare().legion(Harkonnen, dune, [1, 0, 0], 0).legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0);
        let table = table.edit(|game| {
            game.wormsign_faces = [100, 0, 0];
            game.wormsigns = taken;
        });
        at(table, Atreides, Step::ShiftEnemy { from: None })
    };
    offers_only(&table(dune.ground()), &[Pass]);
    offers_only(&table(AreaSet::NONE), &[From(dune), Pass]);
}

#[test]
#[rule("WA-FREE-04", "WA-ATOMIC-03", "WA-CARD-19", "WA-CARD-20")]
fn what_is_no_answer_is_refused_by_the_rule_that_asks() {
    let rule = |side, step: Step| {
        let table = bare().edit(|game| game.open = 1);
        at(table, side, step).refused(Hoard)
    };
    assert_eq!(rule(Harkonnen, Step::Scout { zone: Zone::N }), "WA-FREE-04");
    assert_eq!(rule(Atreides, Step::Atomics), "WA-ATOMIC-03");
    assert_eq!(rule(Atreides, Step::Exchange { gone: 0 }), "WA-CARD-19");
    assert_eq!(rule(Atreides, Step::MarkerDown), "WA-CARD-20");
    assert_eq!(rule(Atreides, Step::Capture), "WA-PLAN-02");
}
