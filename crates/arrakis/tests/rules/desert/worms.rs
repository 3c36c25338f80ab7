//! Sandworms and the Wild Maker.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::piece::Aloft;
use table::rule;

use super::hazards;
use super::{BURROWED, WORM};
use arrakis::scenario::*;

#[test]
#[rule("WA-WORM-06", "WA-WORM-08", "WA-WORM-09", "WA-WORM-10", "WA-AMB-29", "WA-HAZARD-11")]
fn a_sprung_worm_drives_the_legion_out_and_takes_the_harvester() {
    let (from, to) = (area("ne-desert-1"), area("ne-desert-2"));
    let mut table = Scenario::new()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .edit(|game| {
            game.wormsigns.add(to);
            game.harvesters.add(to);
            game.air[4] = Aloft::Carryall;
        })
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(from)]);
    table.roll(To(to), &[WORM]);
    assert!(
        table.game.worms.has(to) && !table.game.harvesters.has(to),
        "no carryall helps in the action phase"
    );
    assert!(table.asks(Atreides), "Atreides says where the legion flees");
    assert!(!table.may(To(RIMWALL_WEST)), "not across a red border");
    table.act(To(area("ne-deep-1")));
    assert_eq!(table.units(area("ne-deep-1")), [1, 0, 0]);
    table.sane();
}

#[test]
#[rule("WA-WORM-07", "WA-BOARD-03")]
fn a_burrowed_worm_comes_only_in_deep_desert() {
    for (to, comes) in [(area("ne-desert-2"), false), (area("ne-deep-1"), true)] {
        let from = area("ne-desert-1");
        let mut table = Scenario::new()
            .legion(Harkonnen, from, [1, 0, 0], 0)
            .edit(|game| game.wormsigns.add(to))
            .die(Harkonnen, Strategy);
        table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(from)]);
        table.roll(To(to), &[BURROWED]);
        assert_eq!(table.game.worms.has(to), comes);
    }
}

#[test]
#[rule("WA-ACTION-22", "WA-WORM-11", "WA-WORM-12", "WA-WORM-13", "WA-AMB-32")]
fn sandworms_move_two_deserts_and_stop_in_empty_ones() {
    let worm = area("ne-desert-1");
    let mut table = Scenario::new()
        .legion(Harkonnen, area("ne-desert-2"), [1, 0, 0], 0)
        .edit(|game| {
            game.worms.add(worm);
            game.worms.add(area("sw-deep-3"));
            game.wormsigns.add(area("ne-deep-1"));
        })
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::MoveWorms(2)), From(worm)]);
    let may = |id: &str| table.may(To(area(id)));
    assert!(may("ne-deep-2") && may("ne-desert-4"), "two areas, over anything");
    assert!(!may("ne-desert-2") && !may("ne-deep-1"), "no stop beside figures or tokens");
    assert!(!may("broken-land") && !may("ne-desert-3") && !may("nw-mtn-3"));
    table.act(To(area("ne-deep-2")));
    assert_eq!(table.legal(), [From(area("sw-deep-3")), Done], "the second one is another worm");
    // Nor where a sietch is, if one has moved into the desert.
    let mut sietch = Scenario::new().die(Atreides, Strategy).edit(|game| {
        game.worms.add(worm);
        game.sietch_areas.remove(game.sietches[0].area);
        game.sietches[0].area = area("ne-deep-2");
        game.sietch_areas.add(area("ne-deep-2"));
    });
    sietch.acts(&[DesertPower, Choose(Branch::MoveWorms(2)), From(worm)]);
    assert!(sietch.may(To(area("ne-desert-4"))) && !sietch.may(To(area("ne-deep-2"))));
}

#[test]
#[rule("WA-WORM-12", "WA-TERM-13")]
fn a_sandworm_may_stop_at_a_station() {
    let mut table = Scenario::new().edit(|game| game.worms.add(area("ne-desert-1"))).die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::MoveWorms(2)), From(area("ne-desert-1"))]);
    assert!(table.may(To(area("ne-desert-2"))));
}

#[test]
#[rule("WA-ACTION-23", "WA-WORM-14", "WA-WORM-15", "WA-WORM-16", "WA-WORM-18", "WA-WORM-19", "WA-WORM-20")]
#[rule("WA-CARD-37", "WA-TERM-07")]
fn a_sandworm_attacks_up_to_two_areas_away() {
    let worm = area("cse-desert-1");
    let mut table = Scenario::new()
        .legion(Harkonnen, area("false-wall-east"), [3, 0, 0], 0)
        .legion(Harkonnen, area("harg-pass"), [4, 0, 0], 0)
        .legion(Harkonnen, area("cse-deep-1"), [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-2"), [1, 0, 0], 0)
        .edit(|game| game.worms.add(worm))
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::WormAttack), From(worm)]);
    let may = |id: &str| table.may(To(area(id)));
    assert!(!may("false-wall-east"), "never a mountain");
    assert!(may("harg-pass") && may("cse-deep-1"));
    assert!(!may("cse-erg-2"), "what lies between must be desert");
    let mut deep = Scenario { game: table.game.clone(), told: Vec::new() };
    table.roll(To(area("harg-pass")), &[HIT, SPECIAL, SPECIAL, BLOCK]);
    assert_eq!(table.units(area("harg-pass")), [3, 0, 0], "Specials do nothing on a minor erg");
    assert!(!table.game.worms.has(worm));
    deep.roll(To(area("cse-deep-1")), &[HIT, SPECIAL, BLOCK, BLOCK]);
    assert_eq!(deep.units(area("cse-deep-1")), [3, 0, 0], "one hit and two for the Special");
}

#[test]
#[rule("WA-WORM-17", "WA-WORM-21", "WA-AMB-38")]
fn a_sandworm_swallows_a_lone_harvester_without_a_roll() {
    let (worm, prey) = (area("ne-desert-1"), area("ne-desert-2"));
    let mut alone = Scenario::new()
        .edit(|game| {
            game.worms.add(worm);
            game.harvesters.add(prey);
        })
        .die(Atreides, Strategy);
    alone.acts(&[DesertPower, Choose(Branch::WormAttack), From(worm)]);
    assert!(!alone.game.harvesters.has(prey) && alone.game.worms.is_empty());
    let guarded = |dice: &[u32]| {
        let mut table = Scenario::new()
            .legion(Harkonnen, prey, [1, 0, 0], 0)
            .edit(|game| {
                game.worms.add(worm);
                game.harvesters.add(prey);
            })
            .die(Atreides, Strategy);
        table.acts(&[DesertPower, Choose(Branch::WormAttack)]);
        table.roll(From(worm), dice);
        table
    };
    assert!(guarded(&[BLOCK; 4]).game.harvesters.has(prey));
    assert!(!guarded(&[HIT; 4]).game.harvesters.has(prey), "with the legion gone it goes too");
}

#[test]
#[rule("WA-NAMED-14", "WA-NAMED-15", "WA-NAMED-16", "WA-CARD-09", "WA-AMB-47")]
fn the_wild_maker_comes_and_attacks_with_six_dice() {
    let mut table = Scenario::new()
        .legion(Harkonnen, area("ne-desert-2"), [6, 0, 0], 0)
        .hand(Atreides, &["card-shai-hulud"])
        .turn(Atreides, &[Strategy, Strategy], &[Mentat; 4]);
    table.acts(&[Die(Strategy), Play(card("card-shai-hulud"))]);
    assert!(!table.may(To(area("ne-desert-2"))), "an empty desert");
    table.act(To(area("ne-desert-1")));
    assert_eq!((table.game.wild_maker, table.game.used >> 15), (Some(area("ne-desert-1")), 1));
    table.act(Die(Mentat)).act(Standard).act(Pass);
    assert!(!table.may(WildMaker), "its card comes used");
    table.acts(&[DesertPower, Choose(Branch::WormAttack)]);
    table.roll(From(area("ne-desert-1")), &[HIT, HIT, HIT, BLOCK, BLOCK, BLOCK]);
    assert_eq!((table.units(area("ne-desert-2")), table.game.wild_maker), ([3, 0, 0], None));
}

#[test]
#[rule("WA-NAMED-17")]
fn at_the_end_of_a_phase_the_wild_maker_may_become_a_sandworm() {
    let at = area("ne-desert-1");
    let mut table = hazards(Scenario::new().edit(|game| game.wild_maker = Some(at)));
    table.act(Done);
    assert_eq!(table.legal(), [Pass, From(at)]);
    table.luck(From(at), 1);
    assert_eq!((table.game.wild_maker, table.game.worms.has(at)), (None, true));
}
