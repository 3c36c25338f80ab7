//! The Mahdi automaton, priority by priority.

mod common;

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{DEEP_DESERTS, Sector};
use arrakis::effect::Which;
use arrakis::event::Event;
use arrakis::piece::{Aloft, Deck, Face, Figure, Leader, Power, Token, Unit, Vehicle};
use arrakis::state::{Manner, Place};
use arrakis::step::{Cause, Phase, Stage, Step};
use common::*;
use table::{Game, Seat, Viewer, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

fn solo() -> Table {
    Table::with(&Arrakis::options("solo", 1).unwrap()).edit(|game| {
        // Harvest in the north-east, march on Windgap.
        game.solo.sector = 0;
        game.solo.target = 7;
        game.solo.unrolled = 4;
    })
}

fn attack_step() -> Step {
    Step::Attack {
        which: Which::Any,
        manner: Manner::default(),
        it: arrakis::state::NOWHERE,
        side: Harkonnen,
    }
}

fn move_step(left: u8) -> Step {
    Step::Move { left, which: Which::Any, steps: 1, it: arrakis::state::NOWHERE, side: Harkonnen }
}

#[test]
#[rule("WA-SOLO-SETUP-01", "WA-SOLO-SETUP-03", "WA-SOLO-START-02", "WA-SOLO-START-03", "WA-SOLO-START-04")]
#[rule("WA-SOLO-START-05", "WA-SOLO-START-07", "WA-TERM-02")]
fn a_solo_round_starts_with_tactics_and_reinforcements() {
    let options = Arrakis::options("solo", 1).unwrap();
    for seed in 0..40 {
        let game = Arrakis::start(&options, &mut table::chance::Fast::new(seed), &mut table::Silent).unwrap();
        assert_eq!((game.seats(), game.open.count_ones()), (1, 2));
        let sector = |card: u8| arrakis::board::SIETCH_PLACES[card as usize].info().sectors[0];
        let (harvest, target) = (sector(game.solo.sector), sector(game.solo.target));
        assert!(harvest != target && !(harvest.central() && target.central()), "{harvest:?} {target:?}");
        let hand = game.hands[Deck::HouseHarkonnen as usize];
        assert_eq!((hand.of(Deck::HouseHarkonnen).len(), hand.of(Deck::Corrino).len()), (1, 1));
        let view = game.view(Viewer::Seat(Seat(0)));
        let of = |player| view.hands.iter().find(|hand| hand.player == player).unwrap().cards.is_some();
        assert!(of(Deck::HouseAtreides) && !of(Deck::HouseHarkonnen), "nobody sees the reinforcements");
    }
}

#[test]
#[rule("WA-SOLO-SETUP-02", "WA-SOLO-SETUP-04")]
fn two_people_may_share_atreides_without_cones() {
    let options = Arrakis::options("solo", 2).unwrap();
    let game = Arrakis::start(&options, &mut table::chance::Fast::new(1), &mut table::Silent).unwrap();
    assert_eq!((game.seats(), game.cones, game.rules.shared), (2, [0, 0], [true, false]));
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.areas.iter().filter(|area| area.sietch.is_some()).all(|area| !area.revealed));
    assert!(view.areas.iter().filter(|area| area.sietch.is_some()).all(|area| area.sietch != Some(None)));
}

#[test]
#[rule("WA-SOLO-VEHICLE-01", "WA-SOLO-VEHICLE-02", "WA-SOLO-VEHICLE-03", "WA-SOLO-SETUP-06")]
fn harvesters_go_to_quiet_deep_deserts_of_the_harvest_sector_first() {
    let table = solo().at(Phase::Vehicles, Step::Vehicles { left: 2, counts: [1, 1, 0], must: true });
    let offered = table.offered();
    assert!(offered.len() > 1, "the person chooses among equals");
    for action in offered {
        let Harvester(at) = action else { panic!("harvesters first, not {action:?}") };
        assert!(DEEP_DESERTS.has(at) && Sector::Ne.areas().has(at), "{at:?}");
        assert!(!at.ground().has(GARA_KULON) && !at.ground().has(SIHAYA_RIDGE));
    }
    let quiet = solo()
        .edit(|game| {
            (0..101).map(arrakis::board::Area).for_each(|area| {
                if DEEP_DESERTS.has(area) && Sector::Ne.areas().has(area) && !game.sietch_areas.has(area) {
                    game.harvesters.add(area);
                }
            })
        })
        .edit(|game| {
            let keep: Vec<_> = game.harvesters.iter().take(6).collect();
            game.harvesters = arrakis::board::AreaSet::NONE;
            keep.into_iter().for_each(|area| game.harvesters.add(area));
        })
        .at(Phase::Vehicles, Step::Vehicles { left: 1, counts: [1, 0, 0], must: true });
    for action in quiet.offered() {
        let Harvester(at) = action else { panic!("{action:?}") };
        assert!(!DEEP_DESERTS.has(at) && Sector::Ne.areas().has(at), "then quiet deserts: {at:?}");
    }
}

#[test]
#[rule("WA-SOLO-VEHICLE-07")]
fn carryalls_go_where_they_guard_the_most_harvesters() {
    let table = solo()
        .edit(|game| {
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-deep-2"));
            game.harvesters.add(area("sw-deep-1"));
        })
        .at(Phase::Vehicles, Step::Vehicles { left: 1, counts: [0, 0, 1], must: true });
    assert_eq!(table.offered(), [Aircraft(Vehicle::Carryall, 4)], "the north-eastern air zone guards two");
}

#[test]
#[rule("WA-SOLO-VEHICLE-08", "WA-SOLO-VEHICLE-09", "WA-SOLO-VEHICLE-10")]
fn ornithopters_serve_poised_legions_then_the_target() {
    let step = || Step::Vehicles { left: 1, counts: [0, 1, 0], must: true };
    let plain = solo().at(Phase::Vehicles, step());
    // Windgap lies in the central sectors, which count as one.
    let zones: Vec<_> = (0..8).map(|zone| Aircraft(Vehicle::Ornithopter, zone)).collect();
    assert_eq!(plain.offered(), zones);
    // A legion two areas from Gara Kulon that may attack it.
    let poised = solo().legion(Harkonnen, area("ne-desert-6"), [2, 0, 0], 0).at(Phase::Vehicles, step());
    assert_eq!(poised.offered(), [Aircraft(Vehicle::Ornithopter, 4)]);
    let south = solo().edit(|game| game.solo.target = 3).at(Phase::Vehicles, step());
    assert_eq!(south.offered(), [Aircraft(Vehicle::Ornithopter, 6)], "over the sector of the target");
    let beside = solo()
        .edit(|game| {
            game.solo.target = 3;
            game.air[6] = Aloft::Ornithopter;
        })
        .at(Phase::Vehicles, step());
    for action in beside.offered() {
        let Aircraft(_, zone) = action else { panic!("{action:?}") };
        assert!(arrakis::board::AIR_ZONES[zone as usize].iter().all(|sector| sector.central()), "{zone}");
    }
}

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
    assert_eq!(table.offered(), [From(b)], "rank 3 beats rank 2, five beat three");
    let weak = solo()
        .legion(Atreides, GARA_KULON, [3, 0, 0], 0)
        .legion(Harkonnen, a, [3, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert_eq!(weak.offered(), [Done], "equal strength is not greater");
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
    assert_eq!(table.offered(), [From(near)]);
    // Across a red border the automaton walks.
    let wall = solo()
        .legion(Harkonnen, BROKEN_LAND, [3, 0, 0], 0)
        .legion(Atreides, area("ne-desert-1"), [1, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    assert!(wall.offers(From(BROKEN_LAND)));
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
    table.game.stack.push(Step::AttackTarget { from, manner: Manner::default(), side: Harkonnen });
    // Strength 3 each, but three units are worth 6 and two with Stilgar 6 as well; the named leader decides.
    assert_eq!(table.offered(), [To(area("false-wall-east"))]);
    let far = solo()
        .legion(Harkonnen, from, [4, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [5, 0, 0], 0)
        .legion(Atreides, TASMIN_SINK, [5, 0, 0], 0)
        .legion(Atreides, area("harg-pass"), [1, 0, 0], 0)
        .edit(|game| game.air[1] = Aloft::Ornithopter)
        .at(Phase::Actions, attack_step());
    assert_eq!(far.offered(), [Done], "no ornithopter against a legion in the open");
}

#[test]
#[rule("WA-SOLO-MOVE-01", "WA-SOLO-MOVE-02", "WA-SOLO-MOVE-03", "WA-SOLO-MOVE-08", "WA-SOLO-MOVE-09")]
fn the_nearest_strong_legion_marches_on_the_target() {
    let mut table = solo()
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [6, 0, 0], 0)
        .legion(Atreides, WINDGAP, [2, 0, 0], 0)
        .at(Phase::Actions, move_step(1));
    assert_eq!(table.offered(), [From(NORTH_POLE)]);
    table.act(From(NORTH_POLE));
    // Windgap is three steps from the Pole; one step brings it to two, over desert either way.
    let moved = table.told.iter().find_map(|event| match event {
        Event::Moved { to, .. } => Some(*to),
        _ => None,
    });
    let ends = table.offered();
    assert!(moved.is_some() || ends.iter().all(|action| matches!(action, To(_))), "{ends:?}");
}

#[test]
#[rule("WA-SOLO-MOVE-04", "WA-SOLO-MOVE-05", "WA-SOLO-MOVE-06")]
fn a_target_too_strong_gives_way_to_a_temporary_one() {
    let table = solo()
        .legion(Atreides, WINDGAP, [6, 0, 0], 1)
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .at(Phase::Actions, move_step(1));
    assert_eq!(table.offered(), [From(NORTH_POLE)], "it goes for another sietch");
}

#[test]
#[rule("WA-SOLO-MOVE-07")]
fn a_legion_joins_friends_as_far_as_they_have_room() {
    let (from, friends) = (area("cse-desert-1"), area("csw-desert-2"));
    let mut table = solo()
        .legion(Harkonnen, from, [2, 1, 1], 0)
        .legion(Harkonnen, friends, [3, 0, 0], 0)
        .at(Phase::Actions, move_step(1));
    table.game.stack.pop();
    table.game.part = *table.game.legion(from);
    table.game.stack.push(Step::March { from, which: Which::Any, steps: 1, side: Harkonnen });
    assert_eq!(table.offered(), [Leave(REGULAR)], "three fit, so the weakest stays");
    table.act(Leave(REGULAR));
    assert_eq!(table.units(friends), [4, 1, 1]);
    assert_eq!(table.units(from), [1, 0, 0]);
}

#[test]
#[rule("WA-SOLO-MOVE-15", "WA-AMB-83", "WA-SOLO-SPECIAL-02", "WA-SOLO-SPECIAL-03")]
fn a_settlement_left_empty_is_guarded_by_two_tokens() {
    let mut table = solo().legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0).at(Phase::Actions, move_step(1));
    table.act(From(NORTH_POLE));
    if table.game.holder(NORTH_POLE).is_none() || !table.game.legion(NORTH_POLE).units.iter().all(|&n| n == 0)
    {
        let end = table.offered()[0];
        table.act(end);
    }
    let guard = table.game.legion(NORTH_POLE).tokens;
    assert_eq!((guard.of(Token(0)), guard.of(Token(1)), table.game.legion(NORTH_POLE).size()), (1, 1, 2));
    table.sane();
}

#[test]
#[rule(
    "WA-SOLO-TURN-01",
    "WA-SOLO-TURN-02",
    "WA-SOLO-TURN-03",
    "WA-SOLO-TURN-04",
    "WA-SOLO-TURN-05",
    "WA-SOLO-TURN-06"
)]
fn a_die_is_rolled_after_each_atreides_turn_and_rolled_again_at_three_of_a_kind() {
    let mut table = solo().edit(|game| {
        game.solo.spent = [3, 0, 0, 0, 0];
        game.dice[0][Face::Mentat as usize] = 2;
        game.turn = Atreides;
        game.leaders[Leader::BeastRabban as usize] = Place::Tank(0);
    });
    table.game.stack.push(Step::Turn { side: Atreides, acted: false });
    assert!(table.offers(DesertPower), "2 dice against 4 not yet rolled");
    table.acts(&[Die(Mentat), Standard]);
    // Strategy twice is rolled again, then Deployment comes up.
    table.roll(Pass, &[0, 1, 3]);
    assert_eq!((table.game.solo.unrolled, table.game.solo.spent), (3, [3, 0, 1, 0, 0]));
    assert_eq!(table.game.used, 1 << Leader::Aramsham as u16, "the special action of Aramsham is used");
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(1));
}

#[test]
#[rule("WA-SOLO-DEPLOY-01", "WA-SOLO-DEPLOY-02", "WA-SOLO-DEPLOY-03", "WA-SOLO-DEPLOY-05")]
fn reinforcements_join_the_strongest_garrison_with_rabban_first() {
    let mut table = solo()
        .legion(Harkonnen, CARTHAG, [5, 0, 0], 0)
        .legion(Harkonnen, ARSUNT, [3, 0, 0], 0)
        .edit(|game| game.turn = Harkonnen)
        .at(Phase::Actions, Step::Deploy { units: [3, 0, 0], leader: true });
    assert_eq!(table.offered(), [Action::Deploy(REGULAR, CARTHAG)]);
    table.luck(Action::Deploy(REGULAR, CARTHAG), 1);
    assert_eq!(table.units(CARTHAG), [6, 0, 0]);
    assert_eq!(table.units(ARSUNT), [5, 0, 0], "the rest does not fit and goes to the next");
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(CARTHAG));
}

#[test]
#[rule("WA-SOLO-HOUSE-01", "WA-SOLO-HOUSE-02", "WA-SOLO-HOUSE-05", "WA-AMB-82")]
fn house_promotes_units_near_a_sietch_and_places_two_vehicles() {
    let near = area("ne-desert-9");
    let mut table = solo()
        .legion(Harkonnen, near, [2, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [3, 0, 0], 0)
        .edit(|game| {
            game.turn = Harkonnen;
            game.used = u16::MAX;
            game.forced = Some(Face::House);
            game.dice[0][Face::Mentat as usize] = 1;
        })
        .at(Phase::Actions, Step::WildMakerStays);
    table.act(Pass);
    assert_eq!(table.units(near), [0, 2, 0]);
    assert!(matches!(table.game.stack.last(), Some(Step::Vehicles { left: 2, counts: [1, 1, 0], .. })));
}

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
            .at(Phase::Storms, Step::Losses { side: Harkonnen, area: field, hits, cause: Cause::Storm })
            .offered()
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
    assert_eq!((table.offered(), table.units(from)), (vec![Retreat, Stand], [3, 0, 0]), "Atreides is asked");
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
        .at(Phase::Actions, Step::Battle(Stage::Continue));
    assert_eq!(beaten.offered(), [Cease], "at most half of the enemy's strength");
}

#[test]
#[rule("WA-SOLO-SPECIAL-09", "WA-SOLO-SPECIAL-10")]
fn revealing_tokens_is_watched_and_has_a_price() {
    let mut table = solo().token(GARA_KULON, 0).token(WINDGAP, 0).edit(|game| {
        game.air[4] = Aloft::Ornithopter;
        game.dice[0][Face::Mentat as usize] = 1;
        game.turn = Atreides;
    });
    table.game.stack.push(Step::Turn { side: Atreides, acted: false });
    assert!(!table.offers(Train(GARA_KULON, Token(0))) && table.offers(Train(WINDGAP, Token(0))));
    table.luck(Train(WINDGAP, Token(0)), 1);
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 1);
}

#[test]
#[rule("WA-SOLO-PHASE-09", "WA-SOLO-PHASE-10", "WA-SOLO-PHASE-11", "WA-SOLO-PHASE-12", "WA-AMB-60")]
fn supremacy_rises_at_the_end_of_every_round() {
    let mut table = solo()
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, CARTHAG)
        .at(Phase::Bans, Step::WildMakerStays);
    table.luck(Pass, 1);
    assert_eq!((table.game.supremacy, table.game.round), (1, 2));
    assert_eq!(table.game.leader_area(Leader::BaronHarkonnen), Some(CARTHAG));
}

#[test]
#[rule("WA-SOLO-SPECIAL-01")]
fn a_token_of_the_bene_gesserit_is_a_die_or_supremacy() {
    let play = |blocked: u8| {
        let mut table = solo()
            .edit(|game| {
                game.blocked = blocked;
                game.turn = Harkonnen;
                let card = card("card-breeding-program");
                game.decks[Deck::Corrino as usize] = [card].into_iter().collect();
                game.solo.last = Some(Deck::HouseHarkonnen);
                game.dice[0][Face::Mentat as usize] = 1;
            })
            .at(Phase::Actions, Step::WildMakerStays);
        table.game.stack.pop();
        table.game.stack.push(Step::MahdiPlays { left: 1, from: Deck::Corrino });
        table.game.stack.push(Step::WildMakerStays);
        table.luck(Pass, 3);
        table.told.iter().any(|event| matches!(event, Event::Supremacy { .. }))
    };
    assert!(!play(2) && play(0));
}

#[test]
#[rule("WA-SOLO-SPECIAL-14")]
fn truthtrance_names_a_result_that_is_not_used_up() {
    let table = solo().edit(|game| game.solo.spent = [3, 2, 2, 0, 2]).at(Phase::Actions, Step::ForceDie);
    assert_eq!(table.offered(), [Action::Face(Face::Leadership), Action::Face(Face::Mentat), Pass]);
}

/// The automaton plays the only card of a deck.
fn plays(table: Table, deck: Deck, id: &str) -> Table {
    let mut table = table
        .edit(|game| {
            let one = card(id);
            let rest: arrakis::cards::Cards =
                game.decks[deck as usize].iter().filter(|&other| other != one).collect();
            game.discards[deck as usize] = rest;
            game.decks[deck as usize] = [one].into_iter().collect();
            game.turn = Harkonnen;
            game.dice[0][Face::Mentat as usize] = 1;
        })
        .at(Phase::Actions, Step::MahdiPlays { left: 1, from: deck });
    table.game.stack.push(Step::WildMakerStays);
    table.luck(Pass, 1);
    table
}

#[test]
#[rule("WA-SOLO-START-06")]
fn a_fallen_target_is_replaced_at_once() {
    let from = area("csw-desert-1");
    let mut table = solo().legion(Harkonnen, from, [3, 0, 0], 0).at(Phase::Actions, attack_step());
    table.luck(From(from), 4);
    assert!(!table.game.sietch_areas.has(WINDGAP));
    assert_ne!(table.game.solo.target, 7);
    assert!(table.game.sietches[table.game.solo.target as usize].stands);
}

#[test]
#[rule("WA-SOLO-VEHICLE-04", "WA-SOLO-VEHICLE-05", "WA-SOLO-VEHICLE-06")]
fn then_remaining_free_deserts_and_then_a_neighbouring_sector() {
    // Legions beside every quiet area of the south-east leave only areas next to enemies.
    let step = || Step::Vehicles { left: 1, counts: [1, 0, 0], must: true };
    let table = solo()
        .legion(Atreides, area("se-desert-2"), [1, 0, 0], 0)
        .edit(|game| {
            game.solo.sector = 2;
            game.harvesters.add(area("se-deep-4"));
        })
        .at(Phase::Vehicles, step());
    // se-deep-1..3 lie beside the legion, se-deep-4 is taken: no quiet deep desert, but is there a quiet desert?
    let deep: Vec<_> = table.offered();
    assert!(
        deep.iter().all(|action| matches!(action, Harvester(at) if Sector::Se.areas().has(*at))),
        "{deep:?}"
    );
    let full = solo()
        .edit(|game| {
            game.solo.sector = 2;
            game.solo.target = 0;
            for at in Sector::Se.areas().iter() {
                if game.deserts().has(at) && !game.sietch_areas.has(at) {
                    game.harvesters.add(at);
                }
            }
        })
        .at(Phase::Vehicles, step());
    for action in full.offered() {
        let Harvester(at) = action else { panic!("{action:?}") };
        assert!(!Sector::Ne.areas().has(at), "not in the sector of the target: {at:?}");
        assert!(
            Sector::Cse.areas().has(at) || Sector::Cne.areas().has(at) || Sector::Csw.areas().has(at),
            "{at:?}"
        );
    }
}

#[test]
#[rule("WA-SOLO-VEHICLE-11", "WA-SOLO-PHASE-07")]
fn the_automaton_neither_scouts_nor_hoards() {
    let table = solo().token(GARA_KULON, 0).edit(|game| game.air[4] = Aloft::Ornithopter);
    let mut table = table.edit(|game| game.turn = Harkonnen).at(Phase::Actions, Step::WildMakerStays);
    table.game.dice[0][Face::Mentat as usize] = 1;
    table.luck(Pass, 2);
    assert!(!table.told.iter().any(|event| matches!(event, Event::SietchRevealed { .. })));
    let mut rich = solo()
        .edit(|game| {
            game.reserve = 1;
            game.harvesters.add(area("ne-deep-1"));
            game.harvesters.add(area("ne-deep-2"));
            game.rows = [1, 1, 1];
        })
        .at(Phase::Storms, Step::WildMakerStays);
    rich.luck(Pass, 1);
    assert!(!rich.told.iter().any(|event| matches!(event, Event::Hoarded)));
}

#[test]
#[rule("WA-SOLO-TURN-07", "WA-AMB-76", "WA-AMB-77")]
fn strategy_and_leadership_attack_before_they_move() {
    let step = |side| Step::OneOf {
        script: content_script(Face::Leadership),
        at: 0,
        it: arrakis::state::NOWHERE,
        side,
    };
    let leaderless = solo()
        .legion(Harkonnen, area("ne-desert-9"), [3, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 1)
        .at(Phase::Actions, step(Harkonnen));
    assert_eq!(leaderless.offered(), [Choose(0)], "who has no leader cannot attack with Leadership");
    let led = solo().legion(Harkonnen, area("ne-desert-9"), [3, 0, 0], 1).at(Phase::Actions, step(Harkonnen));
    assert_eq!(led.offered(), [Choose(1)]);
}

fn content_script(face: Face) -> u16 {
    arrakis::content::content().standard_of(Harkonnen, face).id
}

#[test]
#[rule("WA-SOLO-DEPLOY-04", "WA-SOLO-DEPLOY-06")]
fn among_equal_garrisons_the_one_near_the_target_and_any_unit_that_is_left() {
    let step = || Step::Deploy { units: [1, 0, 0], leader: false };
    let table = solo()
        .legion(Harkonnen, CARTHAG, [2, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [2, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(table.offered(), [Action::Deploy(REGULAR, NORTH_POLE)]);
    let short = solo()
        .legion(Harkonnen, PASTY_MESA, [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-1"), [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-2"), [6, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [6, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [0, 1, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(short.offered(), [Action::Deploy(Figure::Unit(Unit::Elite), NORTH_POLE)], "a greater one");
}

#[test]
#[rule("WA-SOLO-MENTAT-01", "WA-SOLO-MENTAT-03", "WA-SOLO-MENTAT-04", "WA-AMB-73")]
fn a_drawn_card_is_played_by_the_lists() {
    let table = plays(solo(), Deck::HouseHarkonnen, "card-forced-recruitment");
    assert_eq!(table.units(ARRAKEEN), [0, 3, 0]);
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(ARRAKEEN), "Rabban before other leaders");
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn a_card_that_cannot_be_carried_out_joins_the_reinforcements() {
    let table = plays(
        solo().edit(|game| game.settlements.remove(ARRAKEEN)),
        Deck::HouseHarkonnen,
        "card-forced-recruitment",
    );
    assert!(table.told.iter().any(|event| matches!(event, Event::MahdiKept { .. })));
    assert!(table.game.hands[Deck::HouseHarkonnen as usize].has(card("card-forced-recruitment")));
}

#[test]
#[rule("WA-SOLO-MENTAT-06", "WA-SOLO-MENTAT-05", "WA-SOLO-SPECIAL-08")]
fn drawing_means_reinforcing_and_empty_decks_are_made_anew() {
    let mut table = plays(solo(), Deck::HouseHarkonnen, "card-workhorse");
    // A harvester and a carryall are placed by the lists; the person settles ties.
    while matches!(table.game.stack.last(), Some(Step::Vehicles { .. })) {
        let first = table.offered()[0];
        table.luck(first, 1);
    }
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 2);
    assert!(!table.game.decks[Deck::HouseHarkonnen as usize].is_empty(), "the discards came back");
}

#[test]
#[rule("WA-SOLO-MENTAT-07")]
fn playing_a_card_means_drawing_one() {
    let table = plays(solo(), Deck::Corrino, "card-rage-a");
    assert_eq!(table.game.leaders[Leader::Shaddam as usize], Place::Aside);
    let cards =
        table.told.iter().filter(|event| matches!(event, Event::CardPlayed { .. } | Event::MahdiKept { .. }));
    assert!(cards.count() >= 2);
}

#[test]
#[rule("WA-SOLO-MENTAT-08")]
fn other_effects_happen_as_near_to_the_target_as_can_be() {
    let table = solo().at(Phase::Actions, Step::Spies);
    assert_eq!(table.offered(), [To(WINDGAP)]);
}

#[test]
#[rule("WA-SOLO-HOUSE-03", "WA-SOLO-HOUSE-04")]
fn promotion_prefers_who_can_attack_then_who_is_near_the_target() {
    let (able, unable) = (area("csw-desert-1"), area("se-desert-3"));
    let step = || Step::Replace { left: 1, from: Unit::Regular, to: Unit::Elite, side: Harkonnen };
    let table = solo()
        .legion(Harkonnen, able, [2, 0, 0], 0)
        .legion(Harkonnen, unable, [2, 0, 0], 0)
        .legion(Atreides, TASMIN_SINK, [4, 0, 0], 0)
        .at(Phase::Actions, step());
    assert_eq!(table.offered(), [From(able)], "both stand beside a sietch, one can attack it");
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
    assert_eq!(table.offered(), [Done]);
}

#[test]
#[rule("WA-SOLO-MOVE-14")]
fn legions_beside_the_target_only_join_each_other() {
    let (strong, weak) = (area("csw-desert-1"), area("csw-desert-2"));
    let table = solo()
        .legion(Harkonnen, strong, [4, 0, 0], 0)
        .legion(Harkonnen, weak, [2, 0, 0], 0)
        .at(Phase::Actions, move_step(1));
    assert_eq!(table.offered(), [From(weak)]);
    let alone = solo().legion(Harkonnen, strong, [4, 0, 0], 0).at(Phase::Actions, move_step(1));
    assert_eq!(alone.offered(), [Done]);
}

#[test]
#[rule("WA-SOLO-BATTLE-09")]
fn atreides_flees_to_an_empty_area_of_the_persons_choice() {
    let field = area("ne-desert-6");
    let mut table = solo()
        .legion(Atreides, field, [1, 0, 0], 0)
        .legion(Atreides, area("ne-desert-3"), [1, 0, 0], 0)
        .at(Phase::Actions, Step::Flee { side: Atreides, area: field });
    assert!(!table.offers(To(area("ne-desert-3"))) && table.offers(To(area("ne-desert-4"))));
    table.game.air = Default::default();
}

#[test]
#[rule("WA-SOLO-PHASE-03", "WA-SOLO-PHASE-01")]
fn carryalls_save_harvesters_in_deep_desert_first() {
    let (deep, shallow) = (area("ne-deep-4"), area("ne-desert-1"));
    let mut table = solo()
        .edit(|game| {
            game.harvesters.add(deep);
            game.harvesters.add(shallow);
            game.air[4] = Aloft::Carryall;
        })
        .at(Phase::ActionsEnd, Step::WildMakerStays);
    table.roll(Pass, &[6, 6]);
    let saved = table.told.iter().find_map(|event| match event {
        Event::Rescued { area, .. } => Some(*area),
        _ => None,
    });
    assert_eq!(saved, Some(deep));
}

#[test]
#[rule("WA-SOLO-SPECIAL-04", "WA-SOLO-SPECIAL-05", "WA-SOLO-SPECIAL-06")]
fn garrison_tokens_are_turned_up_when_attacked_and_used_again() {
    let from = area("cne-desert-1");
    let mut table = solo().legion(Atreides, from, [6, 0, 0], 0).edit(|game| {
        game.put(Harkonnen, Figure::Token(Token(0)), NORTH_POLE);
        game.put(Harkonnen, Figure::Token(Token(1)), NORTH_POLE);
        game.dice[0][Face::Strategy as usize] = 1;
        game.turn = Atreides;
    });
    table.game.stack.push(Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Strategy), Standard, Choose(1)]);
    table.luck(From(from), 3);
    if table.offers(To(NORTH_POLE)) {
        table.luck(To(NORTH_POLE), 3);
    }
    let shown = table.told.iter().filter(|event| matches!(event, Event::GarrisonRevealed { .. })).count();
    assert_eq!((shown, table.game.legion(NORTH_POLE).tokens.len()), (2, 0));
    assert_eq!(
        (table.game.solo.black, table.game.solo.silver),
        ([2, 3, 1], [2, 2, 1, 1]),
        "back in the supply"
    );
}

#[test]
#[rule("WA-SOLO-SPECIAL-12", "WA-SOLO-SPECIAL-13")]
fn hawat_and_mohiam_draw_three_and_play_them() {
    for (leader, deck) in [(Leader::ThufirHawat, Deck::HouseHarkonnen), (Leader::Mohiam, Deck::Corrino)] {
        let mut table = solo()
            .aside(leader)
            .edit(|game| {
                game.forced = Some(Face::Mentat);
                game.turn = Harkonnen;
                game.dice[0][Face::Mentat as usize] = 1;
            })
            .at(Phase::Actions, Step::WildMakerStays);
        let before = table.game.decks[deck as usize].len();
        table.luck(Pass, 5);
        assert_eq!(table.game.used >> leader as u16 & 1, 1);
        let mut tries = 0;
        while table.game.turn == Harkonnen && tries < 60 {
            let first = table.offered()[0];
            table.luck(first, 5);
            tries += 1;
        }
        assert!(before - table.game.decks[deck as usize].len() >= 3, "{leader:?}");
    }
}

#[test]
#[rule("WA-SOLO-SPECIAL-15")]
fn the_second_scheme_removes_hawat() {
    let hawat = "card-hawats-scheming";
    let first = plays(solo().aside(Leader::ThufirHawat), Deck::HouseHarkonnen, hawat);
    assert_eq!(first.game.leaders[Leader::ThufirHawat as usize], Place::Aside);
    let second = plays(
        solo().aside(Leader::ThufirHawat).edit(|game| game.solo.schemes = 1),
        Deck::HouseHarkonnen,
        hawat,
    );
    assert_eq!(second.game.leaders[Leader::ThufirHawat as usize], Place::Gone);
    assert_eq!(second.game.leaders[Leader::Mohiam as usize], Place::Aside);
}

#[test]
#[rule("WA-AMB-86")]
fn atreides_cards_hit_the_reinforcements() {
    let mut table =
        solo().hand(Harkonnen, &["card-sandmasters"]).hand(Atreides, &["card-the-voice"]).edit(|game| {
            game.dice[0][Face::Mentat as usize] = 1;
            game.turn = Atreides;
        });
    table.game.stack.push(Step::Turn { side: Atreides, acted: false });
    table.act(Die(Mentat));
    table.luck(Play(card("card-the-voice")), 1);
    assert!(table.game.discards[Deck::HouseHarkonnen as usize].has(card("card-sandmasters")));
}

#[test]
#[rule("WA-AMB-87")]
fn the_person_chooses_the_additional_ban() {
    let table = solo().at(Phase::Harvest, Step::Ban { fallen: 0b110 });
    assert_eq!(table.offered(), [Action::Power(Power::Guild), Action::Power(Power::Landsraad)]);
}
