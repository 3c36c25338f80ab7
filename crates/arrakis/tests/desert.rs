//! Sandworms, hazards, storms, harvest, bans, the end of a round.

mod common;

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{Area, AreaSet};
use arrakis::piece::{Aloft, Deck, Figure, Leader, Marker, Power, Unit};
use arrakis::state::{Ending, Place};
use arrakis::step::{Phase, Step};
use common::*;
use table::rule;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const SAND: u32 = 0;
const WORM: u32 = 6;
const BURROWED: u32 = 12;

/// The end of the action phase: the next answer leads into the hazards.
fn hazards(table: Table) -> Table {
    table.at(Phase::ActionsEnd, Step::SwapLeaders { side: Atreides })
}

#[test]
#[rule("WA-WORM-06", "WA-WORM-08", "WA-WORM-09", "WA-WORM-10", "WA-AMB-29", "WA-HAZARD-11")]
fn a_sprung_worm_drives_the_legion_out_and_takes_the_harvester() {
    let (from, to) = (area("ne-desert-1"), area("ne-desert-2"));
    let mut table = Table::empty()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .edit(|game| {
            game.wormsigns.add(to);
            game.harvesters.add(to);
            game.air[4] = Aloft::Carryall;
        })
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(0), From(from)]);
    table.roll(To(to), &[WORM]);
    assert!(
        table.game.worms.has(to) && !table.game.harvesters.has(to),
        "no carryall helps in the action phase"
    );
    assert!(table.asks(Atreides), "Atreides says where the legion flees");
    assert!(!table.offers(To(RIMWALL_WEST)), "not across a red border");
    table.act(To(area("ne-deep-1")));
    assert_eq!(table.units(area("ne-deep-1")), [1, 0, 0]);
    table.sane();
}

#[test]
#[rule("WA-WORM-07", "WA-BOARD-03")]
fn a_burrowed_worm_comes_only_in_deep_desert() {
    for (to, comes) in [(area("ne-desert-2"), false), (area("ne-deep-1"), true)] {
        let from = area("ne-desert-1");
        let mut table = Table::empty()
            .legion(Harkonnen, from, [1, 0, 0], 0)
            .edit(|game| game.wormsigns.add(to))
            .die(Harkonnen, Strategy);
        table.acts(&[Die(Strategy), Standard, Choose(0), From(from)]);
        table.roll(To(to), &[BURROWED]);
        assert_eq!(table.game.worms.has(to), comes);
    }
}

#[test]
#[rule("WA-ACTION-22", "WA-WORM-11", "WA-WORM-12", "WA-WORM-13", "WA-AMB-32")]
fn sandworms_move_two_deserts_and_stop_in_empty_ones() {
    let worm = area("ne-desert-1");
    let mut table = Table::empty()
        .legion(Harkonnen, area("ne-desert-2"), [1, 0, 0], 0)
        .edit(|game| {
            game.worms.add(worm);
            game.worms.add(area("sw-deep-3"));
            game.wormsigns.add(area("ne-deep-1"));
        })
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(1), From(worm)]);
    let may = |id: &str| table.offers(To(area(id)));
    assert!(may("ne-deep-2") && may("ne-desert-4"), "two areas, over anything");
    assert!(!may("ne-desert-2") && !may("ne-deep-1"), "no stop beside figures or tokens");
    assert!(!may("broken-land") && !may("ne-desert-3") && !may("nw-mtn-3"));
    table.act(To(area("ne-deep-2")));
    assert_eq!(table.offered(), [From(area("sw-deep-3")), Done], "the second one is another worm");
}

#[test]
#[rule("WA-WORM-12", "WA-TERM-13")]
fn a_sandworm_may_stop_at_a_station() {
    let mut table = Table::empty().edit(|game| game.worms.add(area("ne-desert-1"))).die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(1), From(area("ne-desert-1"))]);
    assert!(table.offers(To(area("ne-desert-2"))));
}

#[test]
#[rule("WA-ACTION-23", "WA-WORM-14", "WA-WORM-15", "WA-WORM-16", "WA-WORM-18", "WA-WORM-19", "WA-WORM-20")]
#[rule("WA-CARD-37", "WA-TERM-07")]
fn a_sandworm_attacks_up_to_two_areas_away() {
    let worm = area("cse-desert-1");
    let mut table = Table::empty()
        .legion(Harkonnen, area("false-wall-east"), [3, 0, 0], 0)
        .legion(Harkonnen, area("harg-pass"), [4, 0, 0], 0)
        .legion(Harkonnen, area("cse-deep-1"), [6, 0, 0], 0)
        .legion(Harkonnen, area("cse-erg-2"), [1, 0, 0], 0)
        .edit(|game| game.worms.add(worm))
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(2), From(worm)]);
    let may = |id: &str| table.offers(To(area(id)));
    assert!(!may("false-wall-east"), "never a mountain");
    assert!(may("harg-pass") && may("cse-deep-1"));
    assert!(!may("cse-erg-2"), "what lies between must be desert");
    let mut deep = Table { game: table.game.clone(), told: Vec::new() };
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
    let mut alone = Table::empty()
        .edit(|game| {
            game.worms.add(worm);
            game.harvesters.add(prey);
        })
        .die(Atreides, Strategy);
    alone.acts(&[DesertPower, Choose(2), From(worm)]);
    assert!(!alone.game.harvesters.has(prey) && alone.game.worms.is_empty());
    let guarded = |dice: &[u32]| {
        let mut table = Table::empty()
            .legion(Harkonnen, prey, [1, 0, 0], 0)
            .edit(|game| {
                game.worms.add(worm);
                game.harvesters.add(prey);
            })
            .die(Atreides, Strategy);
        table.acts(&[DesertPower, Choose(2)]);
        table.roll(From(worm), dice);
        table
    };
    assert!(guarded(&[BLOCK; 4]).game.harvesters.has(prey));
    assert!(!guarded(&[HIT; 4]).game.harvesters.has(prey), "with the legion gone it goes too");
}

#[test]
#[rule(
    "WA-HAZARD-01",
    "WA-HAZARD-02",
    "WA-HAZARD-03",
    "WA-HAZARD-13",
    "WA-AMB-43",
    "WA-INFO-08",
    "WA-END-09"
)]
fn wormsign_leaves_atreides_and_comes_to_harkonnen() {
    let (ours, theirs, empty) = (area("ne-desert-1"), area("se-desert-1"), area("sw-desert-1"));
    let mut table = hazards(
        Table::empty().legion(Atreides, ours, [1, 0, 0], 0).legion(Harkonnen, theirs, [1, 0, 0], 0).edit(
            |game| {
                game.wormsigns.add(ours);
                game.wormsigns.add(empty);
            },
        ),
    );
    // Two tokens are turned up, in the order of the areas: sand and sand; then two storm dice.
    table.roll(Done, &[SAND, SAND, BLOCK, BLOCK]);
    assert!(table.game.wormsigns.is_empty());
    let revealed: Vec<Area> = table
        .told
        .iter()
        .filter_map(|event| match event {
            arrakis::event::Event::WormsignRevealed { area, .. } => Some(*area),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [theirs, empty]);
    assert_eq!(table.game.wormsign_faces, [6, 6, 4], "all tokens are back in the supply");
}

#[test]
#[rule("WA-HAZARD-06", "WA-HAZARD-07", "WA-HAZARD-10", "WA-HAZARD-12", "WA-ROUND-07")]
fn a_carryall_saves_a_harvester_from_a_worm() {
    let prey = area("ne-desert-1");
    let base = || {
        hazards(Table::empty().edit(|game| {
            game.harvesters.add(prey);
            game.air[4] = Aloft::Carryall;
        }))
    };
    let mut table = base();
    table.roll(Done, &[WORM]);
    assert!(table.asks(Harkonnen));
    assert_eq!(table.offered(), [Rescue(4), Pass]);
    table.act(Rescue(4));
    assert_eq!(table.game.harvest, 1, "it was there for the harvest");
    assert!(table.game.worms.has(prey) && table.game.air[4] == Aloft::Nothing);
    let mut lost = base();
    lost.roll(Done, &[WORM]);
    lost.act(Pass);
    assert_eq!(lost.game.harvest, 0);
    let mut far = hazards(Table::empty().edit(|game| {
        game.harvesters.add(prey);
        game.air[2] = Aloft::Carryall;
    }));
    far.roll(Done, &[WORM]);
    assert_eq!(far.game.harvest, 0, "not from an air zone that is not connected");
}

#[test]
#[rule("WA-HAZARD-08", "WA-HAZARD-09", "WA-AMB-39", "WA-STORM-06")]
fn a_legion_flees_or_is_attacked() {
    let prey = area("ne-desert-1");
    let mut flees = hazards(Table::empty().legion(Harkonnen, prey, [2, 0, 0], 0).edit(|game| {
        game.harvesters.add(prey);
        game.air[4] = Aloft::Carryall;
    }));
    flees.roll(Done, &[WORM]);
    assert!(flees.asks(Atreides) && !flees.offers(Pass));
    flees.act(To(area("ne-deep-1")));
    assert!(flees.asks(Harkonnen));
    flees.roll(Pass, &[BLOCK, BLOCK]);
    assert_eq!(flees.units(area("ne-deep-1")), [2, 0, 0]);
    let mut stuck = Table::empty().legion(Harkonnen, prey, [2, 0, 0], 0);
    for next in prey.ground().iter() {
        stuck = stuck.legion(Atreides, next, [1, 0, 0], 0);
    }
    let mut stuck = hazards(stuck);
    stuck.roll(Done, &[WORM, HIT, BLOCK, BLOCK, BLOCK, BLOCK, BLOCK]);
    assert_eq!(stuck.units(prey), [1, 0, 0], "four dice, then two of the storm");
    assert!(stuck.game.worms.is_empty());
}

#[test]
#[rule("WA-HAZARD-04", "WA-HAZARD-05", "WA-AMB-41", "WA-AMB-40")]
fn at_most_four_worms_appear_and_figures_come_from_the_board() {
    let prey = ["ne-desert-1", "ne-desert-3", "se-desert-1", "se-desert-3", "sw-desert-1"].map(area);
    let mut table = hazards(Table::empty().edit(|game| {
        prey.iter().for_each(|&area| game.harvesters.add(area));
        game.worms.add(area("nw-desert-4"));
        game.wild_maker = Some(area("nw-desert-7"));
    }));
    // One answer about the Wild Maker first.
    table.act(Done);
    table.roll(Pass, &[WORM, WORM, WORM, WORM, WORM]);
    assert_eq!(table.offered(), prey.map(To), "one of five does not appear");
    table.act(To(prey[0]));
    let four = prey[1..].iter().fold(AreaSet::NONE, |mut all, &area| {
        all.add(area);
        all
    });
    assert_eq!(table.game.worms, four, "the one in the west had to come");
    assert_eq!(table.game.wild_maker, Some(area("nw-desert-7")), "the Wild Maker did not");
}

#[test]
#[rule("WA-STORM-01", "WA-STORM-02", "WA-STORM-03", "WA-STORM-04", "WA-STORM-05")]
fn storms_strike_harkonnen_in_the_open() {
    let mut table = hazards(
        Table::empty()
            .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
            .legion(Harkonnen, area("cne-mtn-1"), [1, 0, 0], 0)
            .legion(Harkonnen, PASTY_MESA, [3, 0, 0], 0)
            .legion(Atreides, area("se-plateau-1"), [1, 0, 0], 0),
    );
    table.roll(Done, &[HIT, SPECIAL]);
    assert_eq!(table.units(PASTY_MESA), [2, 0, 0], "a Special does nothing on a plateau");
    assert_eq!(table.units(ARRAKEEN), [1, 0, 0]);
    assert_eq!(table.units(area("se-plateau-1")), [1, 0, 0]);
}

#[test]
#[rule("WA-HARVEST-01", "WA-HARVEST-02", "WA-HARVEST-09", "WA-AMB-65", "WA-ROUND-08")]
fn the_harvest_gives_one_and_two_spice_and_one_may_be_kept() {
    let mut table = hazards(Table::empty().edit(|game| {
        game.harvesters.add(area("ne-desert-1"));
        game.harvesters.add(area("ne-deep-2"));
        game.reserve = 1;
    }));
    table.roll(Done, &[SAND, SAND]);
    assert_eq!((table.game.harvest, table.game.spice, table.game.harvesters.len()), (3, 4, 0));
    table.act(Keep(Power::Choam));
    table.luck(Done, 1);
    assert_eq!(table.game.reserve, 1, "of two unspent one is kept, the other lost");
}

fn harvest(spice: u8, rows: [u8; 3]) -> Table {
    Table::empty()
        .edit(|game| {
            game.spice = spice;
            game.rows = rows;
        })
        .at(Phase::Harvest, Step::Spend { decided: 0, hoarded: false })
}

#[test]
#[rule("WA-HARVEST-04", "WA-HARVEST-06", "WA-AMB-61")]
fn markers_rise_one_row_and_stay_on_the_board() {
    let mut table = harvest(6, [0, 2, 4]);
    assert!(!table.offers(Promote(Power::Choam)), "already at the top");
    table.act(Promote(Power::Guild));
    assert!(!table.offers(Promote(Power::Guild)), "one row a phase");
    table.luck(Done, 2);
    assert_eq!(table.game.rows, [1, 1, 4], "the bottom row is the end");
}

#[test]
#[rule("WA-HARVEST-08")]
fn hoarding_works_once_up_to_five() {
    let mut table = harvest(6, [0; 3]).edit(|game| game.supremacy = 5);
    table.act(Hoard);
    assert_eq!((table.game.supremacy, table.game.spice), (6, 3));
    assert_eq!(table.refused(Hoard).why, "refuse-hoard");
    let full = harvest(6, [0; 3]).edit(|game| game.supremacy = 6);
    assert!(!full.offers(Hoard));
}

#[test]
#[rule("WA-BAN-01", "WA-BAN-02", "WA-BAN-04", "WA-BAN-05", "WA-AMB-62")]
fn bans_of_the_bottom_row_and_one_more() {
    let mut table = harvest(0, [3, 1, 0]);
    table.act(Done);
    assert!(table.asks(Harkonnen));
    assert_eq!(table.offered(), [Action::Power(Power::Guild), Action::Power(Power::Landsraad)]);
    table.luck(Action::Power(Power::Landsraad), 1);
    assert_eq!(table.game.bans, Power::Choam.bit() | Power::Landsraad.bit());
    let mut bottom = harvest(4, [3, 0, 0]);
    bottom.act(Keep(Power::Guild)).luck(Keep(Power::Landsraad), 1);
    assert_eq!(bottom.game.bans, Power::Choam.bit(), "the only one that fell reached the bottom");
}

#[test]
#[rule("WA-BAN-06", "WA-AMB-63")]
fn a_ban_lasts_until_the_next_harvest() {
    let mut table = hazards(Table::empty().edit(|game| {
        game.bans = Power::Guild.bit() | Power::Landsraad.bit();
        game.rows = [0, 0, 4];
        game.harvesters.add(area("ne-deep-1"));
        game.harvesters.add(area("ne-deep-2"));
    }));
    table.roll(Done, &[SAND, SAND]);
    assert_eq!(table.game.bans, Power::Landsraad.bit());
}

#[test]
#[rule("WA-BAN-08", "WA-AMB-64", "WA-CARD-34")]
fn the_ban_of_choam_lowers_the_limit_at_once() {
    let mut table = Table::empty()
        .legion(Harkonnen, CARTHAG, [4, 2, 0], 0)
        .edit(|game| game.rows = [3, 0, 0])
        .at(Phase::Harvest, Step::Spend { decided: 6, hoarded: false });
    table.act(Done);
    assert!(table.asks(Harkonnen) && table.offers(Remove(REGULAR)));
    table.luck(Remove(REGULAR), 1);
    assert_eq!(table.game.legion(CARTHAG).size(), 5);
    assert_eq!(table.game.limit(Harkonnen), 5);
    assert_eq!(table.game.limit(Atreides), 6);
}

fn round_end(table: Table) -> Table {
    table.at(Phase::Bans, Step::SwapLeaders { side: Atreides })
}

#[test]
#[rule("WA-END-01", "WA-PRESC-04", "WA-PRESC-07", "WA-PRESC-09", "WA-CARD-31", "WA-CARD-29", "WA-PRESC-10")]
fn end_cards_are_claimed_at_the_beginning_of_the_end() {
    let deserts = ["ne-desert-1", "ne-desert-3", "ne-desert-5", "se-desert-2"];
    let mut table =
        Table::empty().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::PaulAtreides, WINDGAP);
    for id in deserts {
        table = table.legion(Atreides, area(id), [1, 0, 0], 0);
    }
    let mut table = round_end(
        table
            .open("presc-war-in-the-desert")
            .open("presc-fremen-call-paul-mahdi")
            .open("presc-hidden-water")
            .open("presc-gathering-of-makers"),
    );
    table.act(Done);
    let claim = |id: &str| Claim(prescience(id));
    assert!(!table.offers(claim("presc-gathering-of-makers")));
    table.act(claim("presc-war-in-the-desert"));
    assert!(table.offers(claim("presc-fremen-call-paul-mahdi")) && table.offers(claim("presc-hidden-water")));
    table.act(claim("presc-fremen-call-paul-mahdi"));
    assert_eq!((table.game.markers, table.game.claims), ([1, 2, 2], 2));
    assert!(table.game.sietches[7].seen, "the sietch of Paul's area is revealed");
    assert_ne!(table.game.phase(), Phase::Claims, "two claims a round and no more");
}

#[test]
#[rule("WA-END-02", "WA-WIN-02", "WA-WIN-03")]
fn the_objective_is_checked_at_the_end_of_the_round_only() {
    let base = || {
        Table::empty().edit(|game| {
            game.objectives = 1;
            game.objective_deck = 0b11_1110;
            game.markers = [9, 7, 5];
        })
    };
    let mut during = base().turn(Atreides, &[Mentat], &[Mentat, Mentat]);
    during.act(Die(Mentat)).act(Standard).act(Pass);
    assert_eq!(during.game.ending, None);
    let mut end = round_end(base());
    end.act(Done);
    assert_eq!(end.game.ending, Some(Ending::Objective));
    let mut short = round_end(base().edit(|game| game.markers = [9, 6, 12]));
    short.luck(Done, 1);
    assert_eq!(short.game.ending, None);
}

#[test]
#[rule("WA-END-03", "WA-END-04", "WA-END-05", "WA-AMB-67")]
fn the_round_is_tidied_up() {
    let mut table = round_end(
        Table::empty()
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, WINDGAP)
            .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
            .leader(Leader::BaronHarkonnen, CARTHAG)
            .edit(|game| {
                game.air[1] = Aloft::Ornithopter;
                game.air[2] = Aloft::Carryall;
                game.used = 0xFF;
            }),
    );
    table.act(Done);
    assert_eq!((table.game.air[1], table.game.air[2], table.game.used), (Aloft::Nothing, Aloft::Nothing, 0));
    assert!(table.asks(Harkonnen), "Harkonnen first");
    table.act(Action::Leader(Leader::BaronHarkonnen));
    assert!(table.asks(Atreides));
    assert_eq!((table.game.legion(CARTHAG).generic, table.game.legion(CARTHAG).named), (1, 0));
    assert_eq!(table.game.leaders[Leader::BaronHarkonnen as usize], Place::Aside);
}

#[test]
#[rule("WA-END-06", "WA-PLAN-07", "WA-INFO-09")]
fn hands_shrink_to_six() {
    let cards = [
        "card-war-plan",
        "card-the-voice",
        "card-adab",
        "card-usul",
        "card-thumpers",
        "card-hieregs",
        "card-crysknife",
        "card-stillsuits",
    ];
    let mut table = round_end(Table::empty().hand(Atreides, &cards));
    table.act(Done);
    assert!(table.asks(Atreides));
    table.act(Discard(card("card-adab")));
    table.luck(Discard(card("card-usul")), 1);
    assert!(table.game.discards[Deck::HouseAtreides as usize].has(card("card-adab")));
    let view = table.seen_by(Harkonnen);
    assert!(view.discards[0].has(card("card-usul")), "discards lie face up");
}

#[test]
#[rule("WA-END-07", "WA-END-08", "WA-AMB-55", "WA-AMB-54")]
fn unclaimed_cards_go_or_come_back() {
    let mut table = round_end(Table::empty().open("presc-kanly-on-the-sand").open("presc-makers-hunger"));
    table.act(Done);
    let (gone, back) = (prescience("presc-kanly-on-the-sand"), prescience("presc-makers-hunger"));
    table.act(Prescience(gone));
    table.luck(Done, 9);
    assert_eq!((table.game.foresight | table.game.open) >> gone & 1, 0);
    assert_eq!((table.game.foresight | table.game.open) >> back & 1, 1);
    assert_eq!((table.game.round, table.game.open.count_ones()), (2, 3));
    let mut few = round_end(Table::empty().edit(|game| game.foresight = 0b11));
    few.luck(Done, 1);
    assert_eq!(few.game.open.count_ones(), 2, "all that are left");
}

#[test]
#[rule(
    "WA-PRESC-12",
    "WA-PRESC-13",
    "WA-PRESC-14",
    "WA-PRESC-15",
    "WA-NAMED-02",
    "WA-NAMED-03",
    "WA-BOARD-09"
)]
#[rule("WA-CARD-03", "WA-CARD-05", "WA-CARD-07", "WA-AMB-59")]
fn markers_bring_leaders_into_play() {
    // "Alam al-Mithal" moves markers, so that thresholds can be watched one by one.
    let shift = |markers: [u8; 3], down: Marker, by: u8, up: Marker| {
        let mut table = Table::empty()
            .hand(Atreides, &["card-alam-al-mithal"])
            .edit(|game| game.markers = markers)
            .die(Atreides, Strategy);
        table.acts(&[Die(Strategy), Play(card("card-alam-al-mithal")), Lower(down, by), Raise(up)]);
        table.game
    };
    let entered = |game: &arrakis::Arrakis, leader: Leader| game.leaders[leader as usize] == Place::Aside;
    let game = shift([2, 0, 0], Marker::KwisatzHaderach, 2, Marker::Jihad);
    assert!(!entered(&game, Leader::Chani));
    let game = shift([3, 0, 0], Marker::KwisatzHaderach, 3, Marker::Jihad);
    assert!(entered(&game, Leader::Chani));
    let game = shift([0, 3, 0], Marker::SandDwellers, 3, Marker::KwisatzHaderach);
    assert!(
        entered(&game, Leader::PaulMuaddib) && game.leaders[Leader::PaulAtreides as usize] == Place::Gone
    );
    let game = shift([0, 0, 3], Marker::Jihad, 3, Marker::SandDwellers);
    assert!(entered(&game, Leader::ReverendMotherJessica));
    let game = shift([0, 0, 8], Marker::Jihad, 8, Marker::SandDwellers);
    assert!(entered(&game, Leader::Alia) && game.atomics_ready);
    let game = shift([0, 9, 8], Marker::Jihad, 8, Marker::SandDwellers);
    assert_eq!(game.markers, [0, 12, 0], "the track ends at 12");
}

#[test]
#[rule("WA-NAMED-04", "WA-NAMED-05", "WA-NAMED-06", "WA-AMB-57")]
fn muaddib_takes_over_place_and_card() {
    let mut table = Table::empty()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .leader(Leader::PaulAtreides, WINDGAP)
        .hand(Atreides, &["card-alam-al-mithal"])
        .edit(|game| {
            game.markers = [0, 3, 0];
            game.used = 1 << Leader::PaulAtreides as u16;
        })
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Play(card("card-alam-al-mithal"))]);
    table.acts(&[Lower(Marker::SandDwellers, 3), Raise(Marker::KwisatzHaderach)]);
    assert_eq!(table.game.leader_area(Leader::PaulMuaddib), Some(WINDGAP));
    assert_eq!(table.game.used, 1 << Leader::PaulMuaddib as u16);
    table.sane();
}

#[test]
#[rule(
    "WA-NAMED-10",
    "WA-NAMED-11",
    "WA-NAMED-12",
    "WA-BG-06",
    "WA-BOARD-08",
    "WA-AMB-05",
    "WA-CARD-13",
    "WA-CARD-14"
)]
fn supremacy_brings_hawat_and_feyd_and_tokens_for_atreides() {
    let from = area("ne-desert-9");
    let mut table = Table::empty()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .leader(Leader::BeastRabban, CARTHAG)
        .edit(|game| {
            game.supremacy = 3;
            game.sietches[0].rank = 3;
            game.leaders[Leader::ThufirHawat as usize] = Place::Aside;
        })
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(1), From(from)]);
    assert_eq!(table.game.supremacy, 6);
    assert_eq!(table.game.leaders[Leader::FeydRautha as usize], Place::Aside);
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Gone, "wherever he was");
    assert_eq!(table.game.bene[0], 2, "step 4 was passed");
    table.sane();
}

#[test]
#[rule("WA-ATOMIC-01", "WA-ATOMIC-02", "WA-ATOMIC-03", "WA-ATOMIC-04", "WA-ATOMIC-06")]
fn the_atomics_turn_a_mountain_into_desert_once() {
    let mut table = Table::empty()
        .legion(Harkonnen, SPLINTERED_ROCK, [1, 0, 0], 0)
        .edit(|game| game.atomics_ready = true)
        .die(Atreides, Strategy);
    table.act(Detonate(0));
    assert!(table.asks(Atreides), "the enemy moves the legion away");
    table.act(To(WIND_PASS));
    assert_eq!(table.units(WIND_PASS), [1, 0, 0]);
    assert!(table.game.deserts().has(SPLINTERED_ROCK) && !table.game.mountains().has(SPLINTERED_ROCK));
    assert_eq!(table.refused(Detonate(1)).why, "refuse-atomics");
    let early = Table::empty().die(Atreides, Strategy);
    assert_eq!(early.refused(Detonate(1)).why, "refuse-atomics");
}

#[test]
#[rule("WA-ATOMIC-05", "WA-AMB-45")]
fn a_legion_without_a_way_out_is_destroyed() {
    let mut table = Table::empty()
        .legion(Harkonnen, SPLINTERED_ROCK, [2, 0, 0], 1)
        .leader(Leader::BeastRabban, SPLINTERED_ROCK)
        .edit(|game| game.atomics_ready = true);
    for next in SPLINTERED_ROCK.ground().iter().filter(|&next| next != HAGGA_BASIN) {
        table = table.legion(Atreides, next, [1, 0, 0], 0);
    }
    let mut table = table
        .edit(|game| game.settlements.remove(HAGGA_BASIN))
        .legion(Atreides, HAGGA_BASIN, [1, 0, 0], 0)
        .die(Atreides, Strategy);
    table.act(Detonate(0));
    assert!(table.game.legion(SPLINTERED_ROCK).is_empty());
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(0));
    table.sane();
}

#[test]
#[rule("WA-ATOMIC-08", "WA-ATOMIC-09", "WA-ATOMIC-10", "WA-WORM-22", "WA-SETTLE-02")]
fn exposed_plateaus_are_open_to_storms_and_worms() {
    for (which, exposed) in
        [(0, vec![HAGGA_BASIN]), (1, vec![IMPERIAL_BASIN]), (2, vec![ARRAKEEN, IMPERIAL_BASIN])]
    {
        let table = Table::empty().edit(|game| game.detonated = Some(which));
        for place in [HAGGA_BASIN, IMPERIAL_BASIN, ARRAKEEN, CARTHAG, ARSUNT] {
            assert_eq!(table.game.stormy().has(place), exposed.contains(&place), "{place:?} after {which}");
        }
    }
    let mut table = Table::empty()
        .legion(Harkonnen, HAGGA_BASIN, [1, 0, 0], 0)
        .edit(|game| {
            game.detonated = Some(0);
            game.worms.add(WIND_PASS);
        })
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(2)]);
    table.roll(From(WIND_PASS), &[HIT; 4]);
    assert!(table.game.legion(HAGGA_BASIN).is_empty() && table.game.settlements.has(HAGGA_BASIN));
    let mut safe = Table::empty()
        .legion(Harkonnen, HAGGA_BASIN, [1, 0, 0], 0)
        .edit(|game| game.worms.add(WIND_PASS))
        .die(Atreides, Strategy);
    safe.act(DesertPower);
    assert!(!safe.offers(Choose(2)), "mountains lie between");
}

#[test]
#[rule("WA-NAMED-14", "WA-NAMED-15", "WA-NAMED-16", "WA-CARD-09", "WA-AMB-47")]
fn the_wild_maker_comes_and_attacks_with_six_dice() {
    let mut table = Table::empty()
        .legion(Harkonnen, area("ne-desert-2"), [6, 0, 0], 0)
        .hand(Atreides, &["card-shai-hulud"])
        .turn(Atreides, &[Strategy, Strategy], &[Mentat; 4]);
    table.acts(&[Die(Strategy), Play(card("card-shai-hulud"))]);
    assert!(!table.offers(To(area("ne-desert-2"))), "an empty desert");
    table.act(To(area("ne-desert-1")));
    assert_eq!((table.game.wild_maker, table.game.used >> 15), (Some(area("ne-desert-1")), 1));
    table.act(Die(Mentat)).act(Standard).act(Pass);
    assert!(!table.offers(WildMaker), "its card comes used");
    table.acts(&[DesertPower, Choose(2)]);
    table.roll(From(area("ne-desert-1")), &[HIT, HIT, HIT, BLOCK, BLOCK, BLOCK]);
    assert_eq!((table.units(area("ne-desert-2")), table.game.wild_maker), ([3, 0, 0], None));
}

#[test]
#[rule("WA-NAMED-17")]
fn at_the_end_of_a_phase_the_wild_maker_may_become_a_sandworm() {
    let at = area("ne-desert-1");
    let mut table = hazards(Table::empty().edit(|game| game.wild_maker = Some(at)));
    table.act(Done);
    assert_eq!(table.offered(), [Pass, From(at)]);
    table.luck(From(at), 1);
    assert_eq!((table.game.wild_maker, table.game.worms.has(at)), (None, true));
}

#[test]
#[rule("WA-CARD-32", "WA-PRESC-06")]
fn families_flee_for_a_token() {
    let mut table = Table::empty()
        .token(GARA_KULON, 0)
        .token(WINDGAP, 1)
        .legion(Harkonnen, area("ne-desert-1"), [1, 0, 0], 0)
        .open("presc-families-flee")
        .die(Atreides, Strategy);
    table.act(Claim(prescience("presc-families-flee")));
    let token = arrakis::piece::Token(0);
    assert_eq!(
        table.offered(),
        [Train(GARA_KULON, token)],
        "only where a Harkonnen legion shares the sector"
    );
    table.act(Train(GARA_KULON, token));
    assert_eq!((table.game.markers, table.game.legion(GARA_KULON).tokens.len()), ([1, 1, 0], 0));
    assert!(table.game.units[0] == [16, 8, 6], "no units come of it");
}
