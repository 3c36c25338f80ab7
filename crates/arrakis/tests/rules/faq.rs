//! FAQ 3.0 changes some rules where a table asks for it; without it the rulebook holds.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::options::Options;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, attack, dice, end, harvest, vehicles, wild_maker};
use arrakis::piece::{Deck, Face, Figure, Leader, Power, Unit};
use arrakis::scenario::*;
use arrakis::state::{Ending, Place};
use table::{Game, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

fn duel(faq3: bool) -> Scenario {
    Scenario::with(&Options { faq3, ..Arrakis::options("duel", 2).unwrap() })
}

/// Modified rule 1: every marker that fell is banned, not one of them.
#[test]
#[rule("WA-BAN-02", "WA-BAN-03", "WA-BAN-04")]
fn every_fallen_marker_is_banned() {
    let fallen = |faq3| {
        let mut table = duel(faq3)
            .edit(|game| {
                game.rows = [0, 1, 3];
                game.spice = 2;
            })
            .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false });
        table.luck(Keep(Power::Choam), 1);
        table
    };
    // Landsraad reaches the bottom row; Guild is the only other that fell, so nobody is asked.
    assert_eq!(fallen(false).game.bans, Power::Guild.bit() | Power::Landsraad.bit());
    let faq = fallen(true);
    assert_eq!(faq.game.bans, Power::Guild.bit() | Power::Landsraad.bit());
    // Two fall and stay above the bottom row: the book asks for one of them, the FAQ takes both.
    let two = |faq3| {
        let mut table = duel(faq3)
            .edit(|game| game.rows = [0, 1, 4])
            .at(Phase::Harvest, harvest::Step::Spend { decided: Power::Landsraad.bit(), hoarded: false });
        table.luck(Done, 1);
        table
    };
    assert_eq!(two(false).legal(), [Action::Power(Power::Choam), Action::Power(Power::Guild)]);
    assert_eq!(two(true).game.bans, 0b111);
}

/// Modified rule 2: the fall of Arrakeen is a moment to win.
#[test]
#[rule("WA-WIN-02", "WA-END-02")]
fn the_objective_is_checked_when_arrakeen_falls() {
    let falls = |faq3, markers| {
        let mut table = duel(faq3)
            .legion(Atreides, RIMWALL_WEST, [3, 0, 0], 0)
            .edit(|game| game.markers = markers)
            .die(Atreides, Strategy);
        table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]);
        table.act(From(RIMWALL_WEST)).luck(To(ARRAKEEN), 1);
        if table.game.ending.is_none() && table.may(Done) {
            table.luck(Done, 1);
        }
        assert!(!table.game.settlements.has(ARRAKEEN));
        table.game.ending
    };
    // Arrakeen is worth three steps on every marker, and no objective asks for more than nine.
    assert_eq!(falls(true, [6, 6, 6]), Some(Ending::Objective));
    assert_eq!(falls(true, [0, 0, 0]), None, "the objective must be met");
    assert_eq!(falls(false, [6, 6, 6]), None, "by the book the end of the round decides");
}

/// Modified rule 3: the victor advances with all, some or none.
#[test]
#[rule("WA-BATTLE-31")]
fn the_victor_advances_with_all_some_or_none() {
    let field = area("cse-erg-2");
    let won = |faq3| {
        let table =
            duel(faq3).legion(Atreides, PASTY_MESA, [2, 0, 0], 0).legion(Harkonnen, field, [1, 0, 0], 0);
        let mut table = table.die(Atreides, Strategy);
        table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]);
        table.roll(From(PASTY_MESA), &[HIT, HIT, BLOCK]);
        table
    };
    let after = |actions: &[Action]| {
        let mut table = won(true);
        table.acts(actions);
        (table.units(PASTY_MESA)[0], table.units(field)[0])
    };
    assert_eq!(after(&[Done]), (0, 2), "all");
    assert_eq!(after(&[Leave(REGULAR), Done]), (1, 1), "some");
    assert_eq!(after(&[Pass]), (2, 0), "none");
    let book = won(false);
    assert_eq!((book.units(PASTY_MESA)[0], book.units(field)[0]), (0, 2), "the book sends them all");
}

/// The automaton always advances with everybody: nothing tells it to leave anyone.
#[test]
#[rule("WA-BATTLE-31")]
fn the_automaton_advances_with_all() {
    let from = area("csw-desert-1");
    let options = Options { faq3: true, ..Arrakis::options("solo", 1).unwrap() };
    let mut table =
        Scenario::with(&options).legion(Harkonnen, from, [3, 0, 0], 1).edit(|game| game.solo.target = 7);
    table = table.at(
        Phase::Actions,
        attack::Step::Attack {
            which: arrakis::effect::Which::Any,
            manner: Default::default(),
            it: arrakis::effect::It::Nothing,
            side: Harkonnen,
        },
    );
    table.luck(From(from), 1);
    let advanced = table.told.iter().find_map(|event| match event {
        Event::Moved { to: WINDGAP, part, .. } => Some((part.units, part.generic)),
        _ => None,
    });
    assert_eq!(advanced, Some(([3, 0, 0], 1)));
}

/// Clarified: the tank advances at the end of the turn, so that nobody is used in the turn they leave it.
#[test]
#[rule("WA-TANK-03", "WA-TANK-05")]
fn the_tank_advances_at_the_end_of_the_turn() {
    let baron = Leader::BaronHarkonnen as usize;
    let spent = |faq3| {
        let mut table = duel(faq3)
            .legion(Harkonnen, CARTHAG, [3, 0, 0], 0)
            .edit(|game| game.leaders[baron] = Place::Tank(1))
            .die(Harkonnen, Strategy);
        table.acts(&[Die(Strategy), Standard]);
        let during = table.game.leaders[baron];
        table.acts(&[Choose(Branch::Move(2)), Done]);
        (during, table.game.leaders[baron], table.game.turn)
    };
    assert_eq!(spent(false), (Place::Tank(2), Place::Tank(2), Atreides));
    assert_eq!(spent(true), (Place::Tank(1), Place::Tank(2), Atreides));
    // Whoever falls in a turn moves on at its end.
    let options = Options { faq3: true, ..Arrakis::options("solo", 1).unwrap() };
    let mut solo = Scenario::with(&options).edit(|game| {
        game.solo.unrolled = 3;
        game.turn = Harkonnen;
        game.used = u16::MAX;
        game.forced = Some(Face::Strategy);
        game.dice[0][Face::Mentat as usize] = 1;
        game.leaders[baron] = Place::Tank(0);
    });
    solo = solo.at(Phase::Actions, wild_maker::Step::WildMakerStays);
    solo.act(Pass);
    assert_eq!(solo.game.leaders[baron], Place::Tank(1));
    assert!(!solo.game.tank_due);
}

/// Clarified: without a generic leader the named one may still be taken off.
#[test]
#[rule("WA-END-04", "WA-AMB-67")]
fn a_named_leader_may_leave_without_a_substitute() {
    let offered = |faq3| {
        let table = duel(faq3)
            .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
            .leader(Leader::BaronHarkonnen, CARTHAG)
            .edit(|game| game.generic[Harkonnen.index()] = 0);
        table.at(Phase::Tidy, end::Step::SwapLeaders { side: Harkonnen })
    };
    assert!(!offered(false).may(Action::Leader(Leader::BaronHarkonnen)));
    let mut faq = offered(true);
    faq.luck(Action::Leader(Leader::BaronHarkonnen), 1);
    assert_eq!(faq.game.leaders[Leader::BaronHarkonnen as usize], Place::Aside);
    assert_eq!(faq.game.legion(CARTHAG).leaders(), 0);
}

/// Clarified, and so in the book's game too: dice without a cell are changed in turn, Harkonnen first.
#[test]
#[rule("WA-DICE-05", "WA-AMB-08")]
fn dice_without_a_cell_are_changed_in_turn() {
    for faq3 in [false, true] {
        let options = Options { faq3, ..Arrakis::options("duel", 2).unwrap() };
        let mut orders = 0;
        for seed in 0..200 {
            let mut told = Vec::new();
            let mut chance = table::chance::Fast::new(seed);
            let mut game = Arrakis::start(&options, &mut chance, &mut told).unwrap();
            // Vehicles first, then the roll and its changes.
            let mut legal = Vec::new();
            while matches!(
                game.next(),
                Some(
                    Step::Vehicles(vehicles::Step::Vehicles { .. })
                        | Step::Dice(dice::Step::ChangeDie { .. })
                )
            ) {
                let seat = game.waiting().seats().lowest().unwrap();
                legal.clear();
                game.legal(seat, &mut legal);
                game.apply(seat, &legal[0], &mut chance, &mut told).unwrap();
            }
            let changed: Vec<Deck> = told
                .iter()
                .filter_map(|event| match event {
                    Event::DieChanged { player, .. } => Some(*player),
                    _ => None,
                })
                .collect();
            let of = |deck| changed.iter().filter(|&&one| one == deck).count();
            if of(Deck::HouseHarkonnen) > 1 && of(Deck::HouseAtreides) > 1 {
                let (house, ours) = (Deck::HouseHarkonnen, Deck::HouseAtreides);
                assert_eq!(changed[..4], [house, ours, house, ours], "seed {seed}");
                orders += 1;
            }
        }
        assert!(orders > 0);
    }
}

/// The tables of the FAQ and of the book are the same tables: it is a switch, and off.
#[test]
fn the_faq_is_a_choice() {
    for (mode, seats) in [("duel", 2), ("team", 3), ("team", 4), ("solo", 1), ("solo", 2)] {
        assert!(!Arrakis::options(mode, seats).unwrap().faq3);
    }
}
