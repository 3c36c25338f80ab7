//! What a new game and a new round find on the table, and what partners and heighliners do in between.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS, SETTLEMENTS, SIETCHES, STATIONS, Zone};
use arrakis::cards::Cards;
use arrakis::content::content;
use arrakis::effect::Branch;
use arrakis::phase::landing::{self, Landing};
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, imperium, navigator, team, vehicles, wild_maker, worms};
use arrakis::piece::{Aloft, Deck, Figure, GENERIC, Leader, Power, UNITS};
use arrakis::state::{Battle, Ending, Happened, Place};
use table::chance::Fast;
use table::{Game, Steps, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

fn solo() -> Scenario {
    Scenario::with(&Arrakis::options("solo", 1).unwrap())
}

fn four() -> Scenario {
    Scenario::with(&Arrakis::options("team", 4).unwrap())
}

#[test]
#[rule("WA-SETUP-02", "WA-SETUP-06", "WA-SETUP-15", "WA-SETUP-17", "WA-ROUND-03", "WA-ROUND-04")]
fn a_new_game_begins_with_an_untouched_table() {
    for (mode, seats, revealed, cones) in
        [("duel", 2, 3, [0; 2]), ("team", 4, 3, [3; 2]), ("solo", 1, 2, [0; 2])]
    {
        let options = Arrakis::options(mode, seats).unwrap();
        let game = Arrakis::start(&options, &mut Fast::new(11), &mut Vec::new()).unwrap();
        assert_eq!((game.round, game.phase()), (1, Phase::Vehicles));
        assert_eq!((game.used, game.resting, game.dying, game.lodging), (0, 0, 0, None));
        assert_eq!((game.sietch_areas, game.settlements, game.stations), (SIETCHES, SETTLEMENTS, STATIONS));
        assert_eq!(
            (game.station_faces, game.wormsign_faces, game.wormsign_spent),
            ([2; 3], [6, 6, 4], [0; 3])
        );
        let sand = game.wormsigns | game.worms | game.harvesters | game.marked;
        assert_eq!((sand, game.wild_maker, game.air), (AreaSet::NONE, None, [Aloft::Nothing; 8]));
        assert_eq!((game.supremacy, game.markers, game.rows), (0, [0; 3], [0; 3]));
        assert_eq!((game.atomics_ready, game.detonated, game.bans, game.blocked), (false, None, 0, 0));
        assert_eq!((game.reserve, game.spice, game.harvest, game.harvesters_lost), (0, 0, 0, 0));
        assert_eq!(game.discards, [Cards::NONE; 4]);
        assert_eq!((game.objectives.count_ones(), game.objectives ^ game.objective_deck), (1, 0b11_1111));
        assert_eq!((game.open.count_ones(), game.open ^ game.foresight), (revealed, u16::MAX));
        assert_eq!((game.claimed, game.claims, game.hastened, game.kept_open), (0, 0, None, None));
        assert_eq!((game.token_supply.len(), game.lost_tokens.len(), game.shown_tokens.len()), (8, 0, 0));
        assert_eq!((game.drawn, game.dice, game.to_deal), (None, [[0; 5]; 4], [[0; 5]; 2]));
        assert_eq!(
            (game.set_aside, game.spare, game.cones, game.whispering),
            ([0; 2], [0; 4], cones, [false; 2])
        );
        assert_eq!((game.bene, game.bene_supply, game.forced, game.hunted), ([1, 0], 4, None, 0));
        assert_eq!(
            (game.turn, game.tank_due, game.desert_power, game.asked),
            (Atreides, false, false, false)
        );
        assert_eq!((game.happened, game.battle), (Happened::default(), Battle::default()));
        assert_eq!((game.moved.len(), game.part.size(), game.ending), (0, 0, None));
        let mut ranks = game.sietches.map(|sietch| sietch.rank);
        ranks.sort_unstable();
        assert_eq!(ranks, [1, 1, 2, 2, 2, 2, 3, 3]);
        for sietch in game.sietches {
            assert!(sietch.stands && !sietch.seen);
            let legion = game.legion(sietch.area);
            assert_eq!((legion.tokens.len(), legion.generic, legion.fighters()), (1, 1, 0));
        }
        for area in SETTLEMENTS.iter() {
            assert_eq!(game.legion(area).fighters(), 4, "a black and a silver token, two units each");
        }
        let out =
            |side: usize| -> u8 { game.held[side].iter().map(|area| game.legion(area).fighters()).sum() };
        let supply = |side: usize| game.units[side].iter().sum::<u8>();
        for (side, box_of) in UNITS.iter().enumerate() {
            assert_eq!(out(side) + supply(side), box_of.iter().sum::<u8>());
        }
        assert_eq!(game.generic[0], GENERIC[0] - 8);
        for card in &content().leaders {
            let place = if card.at_start { Place::Aside } else { Place::Waiting };
            assert_eq!(game.leaders[card.leader as usize], place);
        }
        let drawn = game.hands.iter().map(|hand| hand.len()).sum::<u8>();
        assert_eq!(drawn, 4, "a card of each deck");
    }
}

#[test]
#[rule("WA-ROUND-03", "WA-SOLO-SPECIAL-08")]
fn a_new_round_forgets_the_last() {
    let next = |table: Scenario| {
        let mut table = table.at(Phase::Next, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        table
    };
    let table = next(bare().edit(|game| {
        game.forced = Some(House);
        (game.claims, game.harvesters_lost, game.harvest) = (2, 3, 4);
        game.dice = [[1; 5]; 4];
        game.battle.round = 3;
        game.acting = [Deck::Fremen, Deck::Corrino];
    }));
    let game = &table.game;
    assert_eq!((game.forced, game.claims, game.harvesters_lost, game.harvest), (None, 0, 0, 0));
    assert_eq!((game.dice, game.battle), ([[0; 5]; 4], Battle::default()));
    assert_eq!(game.acting, [Deck::HouseAtreides, Deck::HouseHarkonnen]);
    let empty = |table: Scenario| {
        next(table.edit(|game| {
            for deck in [Deck::HouseHarkonnen, Deck::Corrino] {
                game.discards[deck as usize] = std::mem::take(&mut game.decks[deck as usize]);
            }
        }))
    };
    let reinforced = |table: &Scenario| table.game.hands[Deck::HouseHarkonnen as usize].len();
    assert_eq!(reinforced(&empty(solo())), 2, "the automaton shuffles its discards");
    assert_eq!(reinforced(&empty(bare())), 0, "a person does not");
}

#[test]
#[rule("WA-TEAM-20", "WA-TEAM-21", "WA-TEAM-22")]
fn a_die_without_a_cell_goes_to_the_partner_with_fewer_dice() {
    let cells = |deck: Deck, face| content().tracks.shared_cells[deck as usize][face as usize];
    let deal = |fremen: u8| {
        let table = four().edit(|game| {
            for deck in [Deck::HouseAtreides, Deck::Fremen] {
                game.dice[deck as usize][Mentat as usize] = cells(deck, Mentat);
            }
            game.dice[Deck::Fremen as usize][Strategy as usize] = fremen;
            game.to_deal[0][Mentat as usize] = 1;
        });
        let mut table = table.at(Phase::Roll, team::Step::DealDie { side: Atreides });
        offers_only(&table, &[Pass]);
        table.luck(Pass, 1);
        table
    };
    let mut even = deal(0);
    assert_eq!((even.game.set_aside[0], even.game.to_deal[0]), (1, [0; 5]));
    offers_only(&even, &[Player(Deck::HouseAtreides), Player(Deck::Fremen)]);
    even.act(Player(Deck::Fremen));
    assert_eq!((even.game.set_aside[0], even.game.spare), (0, [0; 4]));
    let step = |table: &Scenario| matches!(table.game.next(), Some(Step::Dice(_)));
    assert!(step(&even) && even.waiting() == Some(table::Seat(1)), "and changes it");
    let uneven = deal(1);
    assert!(step(&uneven) && uneven.waiting() == Some(table::Seat(0)), "only one has fewer: nobody is asked");
}

#[test]
#[rule("WA-NAMED-17", "WA-ROUND-02")]
fn the_wild_maker_is_asked_while_there_is_a_sandworm_to_take_its_place() {
    let lair = area("ne-desert-4");
    let asks = |wild: Option<arrakis::board::Area>, worms: usize| {
        let table = bare().edit(|game| {
            game.wild_maker = wild;
            game.worms = (DESERTS - AreaSet::one(lair))
                .iter()
                .take(worms)
                .fold(AreaSet::NONE, |all, at| all | AreaSet::one(at));
        });
        let mut table =
            table.at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts: [0, 0, 0], must: false });
        table.luck(Done, 1);
        table.game.next() == Some(wild_maker::Step::WildMakerStays.into())
    };
    assert!(asks(Some(lair), 0) && asks(Some(lair), 3));
    assert!(!asks(Some(lair), 4) && !asks(None, 0));
}

#[test]
#[rule("WA-GUILD-IMP-02", "WA-GUILD-IMP-03", "WA-GUILD-IMP-04", "WA-GUILD-IMP-10")]
fn an_imperium_action_is_offered_while_it_helps() {
    let table = |frigates: u8, troops: u8, rings: u8| {
        Scenario::guild().edit(|game| {
            game.guild.frigate_supply[0] = frigates;
            game.guild.troop_supply = troops;
            game.guild.rings[0] = rings;
        })
    };
    let all = &Power::ALL;
    let [choam, guild, landsraad] = Power::ALL.map(Power);
    offers_only(&table(1, 1, 1).imperium(Atreides, all, 1), &[choam, guild, landsraad, Pass]);
    offers_only(&table(0, 1, 1).imperium(Atreides, all, 1), &[guild, landsraad, Pass]);
    offers_only(&table(1, 0, 1).imperium(Atreides, all, 1), &[choam, guild, Pass]);
    offers_only(&table(1, 1, 0).imperium(Atreides, all, 1), &[choam, guild, Pass]);
    offers_only(&table(1, 1, 1).imperium(Atreides, &[Power::Guild], 1), &[guild, Pass]);
    let sent = |troops, rings| {
        let mut table = table(0, troops, rings).imperium(Atreides, all, 1);
        let before = table.game.guild.troops[0];
        table.act(landsraad);
        assert!(table.may(Die(Strategy)), "one action and no more");
        (table.game.guild.troops[0] - before, table.game.guild.troop_supply, table.game.guild.rings[0])
    };
    assert_eq!((sent(5, 5), sent(1, 5), sent(5, 1)), ((2, 3, 3), (1, 0, 4), (1, 4, 0)));
    let mut same = table(3, 5, 5).imperium(Atreides, all, 2);
    same.act(choam);
    offers_only(&same, &[choam, guild, landsraad, Pass]);
    let different = imperium::Step::Imperium { side: Atreides, powers: 0b111, left: 2, different: true };
    let mut other = at(table(3, 5, 5), Atreides, different);
    other.act(choam);
    offers_only(&other, &[guild, landsraad, Pass]);
}

#[test]
#[rule("WA-GUILD-LINER-09", "WA-GUILD-LINER-10", "WA-GUILD-LINER-11", "WA-AMB-91")]
fn a_heighliner_lands_stage_by_stage() {
    let stage = |table: Scenario, stage| at(table, Harkonnen, landing::Step { side: Harkonnen, stage });
    let sky = |free: usize, vehicle: Aloft| {
        Scenario::guild().edit(|game| (free..8).for_each(|zone| game.air[zone] = vehicle))
    };
    let zones = |zones: std::ops::Range<usize>| {
        Zone::ALL[zones].iter().map(|&zone| Zone(zone)).collect::<Vec<Action>>()
    };
    let room = stage(sky(1, Aloft::Carryall).heighliner(Harkonnen, 0, 2, 4), Landing::Room);
    offers_only(&room, &zones(1..8));
    let one = sky(1, Aloft::Navigator).aloft(Aloft::Carryall, Zone::N).heighliner(Harkonnen, 0, 1, 4);
    offers_only(&stage(one, Landing::Room), &[Zone(Zone::N)]);
    let frigates = stage(sky(3, Aloft::Carryall).heighliner(Harkonnen, 0, 1, 4), Landing::Frigates);
    offers_only(&frigates, &zones(0..3));
    let quiet = |table: &Scenario| {
        let near = (table.game.held[0] | table.game.sietch_areas).ground();
        table.game.empty() - near
    };
    let first = area("cne-mtn-2");
    let many =
        Scenario::guild().heighliner(Harkonnen, 8, 0, 4).legion(Atreides, area("cne-mtn-5"), [1, 0, 0], 0);
    let second = stage(many, Landing::Second(first));
    let expected = first.ground() & quiet(&second);
    assert!(expected != first.ground(), "some of them are not quiet");
    offers_only(&second, &expected.iter().map(To).collect::<Vec<_>>());
    let divide = stage(Scenario::guild().heighliner(Harkonnen, 8, 0, 4), Landing::Divide(first, CARTHAG));
    offers_only(&divide, &(2..=6).map(Split).collect::<Vec<_>>());
}

#[test]
#[rule("WA-GUILD-NAV-01", "WA-GUILD-NAV-05")]
fn the_navigator_takes_any_free_air_zone() {
    let sky = || {
        Scenario::guild()
            .frigate(Harkonnen, Zone::Nw)
            .frigate(Atreides, Zone::Sw)
            .aloft(Aloft::Navigator, Zone::N)
            .aloft(Aloft::Carryall, Zone::W)
    };
    let place = at(sky(), Harkonnen, navigator::Step::Navigator);
    offers_only(&place, &[Zone(Zone::E), Zone(Zone::S), Zone(Zone::Ne), Zone(Zone::Se), Pass]);
    let clear = |side| at(sky(), side, navigator::Step::ClearTheSky { side });
    offers_only(&clear(Atreides), &[Zone(Zone::N), Zone(Zone::Nw), Pass]);
    offers_only(&clear(Harkonnen), &[Zone(Zone::Sw), Pass]);
    let mut placed = at(sky(), Harkonnen, navigator::Step::Navigator);
    placed.act(Zone(Zone::Se));
    assert_eq!((placed.game.air[0], placed.game.air[5]), (Aloft::Nothing, Aloft::Navigator));
}

#[test]
#[rule("WA-ACTION-21", "WA-ACTION-22", "WA-WORM-10", "WA-HAZARD-04")]
fn as_many_signs_and_worms_as_the_effect_says() {
    let (one, two) = (area("ne-desert-4"), area("sw-desert-1"));
    let short = |left: u8| bare().edit(|game| game.wormsign_faces = [left, 0, 0]);
    offers_only(&at(short(0), Atreides, worms::Step::Wormsigns { left: 2 }), &[Done]);
    assert!(at(short(1), Atreides, worms::Step::Wormsigns { left: 2 }).may(To(one)));
    let mut signs = at(bare(), Atreides, worms::Step::Wormsigns { left: 2 });
    signs.acts(&[To(one), To(two)]);
    assert!(signs.may(Die(Strategy)), "two and no more");
    let worms = || bare().edit(|game| game.worms = AreaSet::one(one) | AreaSet::one(two));
    let mut moves = at(worms(), Atreides, worms::Step::MoveWorms { left: 2 });
    offers_only(&moves, &[From(one), From(two), Done]);
    moves.act(From(one));
    let first = moves.legal()[0];
    moves.act(first);
    assert_eq!(moves.game.worms.len(), 2);
    assert!(!moves.may(From(one)), "another one");
    moves.act(From(two));
    let second = moves.legal()[0];
    moves.act(second);
    assert!(moves.may(Die(Strategy)));
    let out = || {
        bare().edit(|game| game.worms = areas(&["ne-desert-4", "sw-desert-1", "se-desert-1", "nw-desert-1"]))
    };
    let fixed = || out().edit(|game| game.marked = AreaSet::one(one));
    let from = at(fixed(), Atreides, worms::Step::WormFrom { to: area("ne-desert-1") });
    assert_eq!(from.legal().len(), 4, "any of the four");
    let fixed = fixed();
    let fixed = fixed.at(Phase::Reveal, worms::Step::WormFrom { to: area("ne-desert-1") });
    assert!(fixed.legal().len() == 3 && !fixed.may(From(one)), "what has just appeared stays");
}

#[test]
#[rule("WA-SETTLE-04", "WA-STACK-01", "WA-BAN-08")]
fn a_sietch_that_falls_is_seen_and_six_are_the_limit() {
    let near = area("csw-desert-1");
    let mut table = bare().legion(Harkonnen, near, [2, 0, 0], 0).die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(near)]);
    if table.may(To(WINDGAP)) {
        table.act(To(WINDGAP));
    }
    let windgap = table.game.sietches.iter().find(|sietch| sietch.area == WINDGAP).unwrap();
    assert!(windgap.seen && !windgap.stands);
    let crowd = |units: u8, banned: bool| {
        let table = bare().legion(Harkonnen, CARTHAG, [units, 0, 0], 0);
        let table = table.edit(|game| game.bans = if banned { Power::Choam.bit() } else { 0 });
        let mut table = at(table, Harkonnen, arrakis::phase::losses::Step::Settle { side: Harkonnen });
        table.game.push(wild_maker::Step::WildMakerStays);
        table.act(Pass);
        table.units(CARTHAG)[0]
    };
    assert_eq!((crowd(6, false), crowd(7, false), crowd(6, true), crowd(5, true)), (6, 6, 5, 5));
    let leaders = bare().legion(Harkonnen, CARTHAG, [6, 0, 0], 2).leader(Leader::BaronHarkonnen, CARTHAG);
    assert_eq!(
        (leaders.game.legion(CARTHAG).size(), leaders.game.legion(CARTHAG).count(Figure::Generic)),
        (6, 2)
    );
}

#[test]
#[rule("WA-WIN-02", "WA-END-02")]
fn every_secret_objective_can_be_met() {
    for (card, goal) in content().tracks.objectives.iter().enumerate() {
        let ends = |markers: [u8; 3]| {
            let table = bare().edit(|game| (game.objectives, game.markers) = (1 << card, markers));
            let mut table = table.at(Phase::Claims, wild_maker::Step::WildMakerStays);
            table.luck(Pass, 1);
            table.game.ending == Some(Ending::Objective)
        };
        assert!(ends(*goal));
        for at in 0..3 {
            let mut short = *goal;
            short[at] -= 1;
            assert!(!ends(short), "{goal:?}");
        }
    }
}

#[test]
#[rule("WA-SOLO-START-05", "WA-AMB-75", "WA-SOLO-MOVE-04")]
fn the_target_lies_in_another_sector_while_one_stands_there() {
    // The sietches 6 and 7 are both in the centre; 0 is not.
    // Where the cards run out, all but that of the harvest are shuffled again.
    for (seed, tactics) in (0..8).flat_map(|seed| [(seed, 0b1011_0111), (seed, 0)]) {
        let table = solo().edit(|game| {
            let standing = [game.sietches[0].area, game.sietches[7].area, game.sietches[3].area];
            game.sietch_areas = standing.iter().fold(AreaSet::NONE, |all, &area| all | AreaSet::one(area));
            for (at, sietch) in game.sietches.iter_mut().enumerate() {
                sietch.stands = [0, 3, 7].contains(&at);
                sietch.rank = 1;
            }
            (game.solo.sector, game.solo.target, game.solo.tactics) = (6, 3, tactics);
        });
        let from = (table.game.sietches[3].area.ground() & DESERTS).iter().next().unwrap();
        let to = table.game.sietches[3].area;
        let table = table.legion(Harkonnen, from, [6, 0, 0], 0).edit(|game| {
            game.battle.attacker = Harkonnen;
            (game.battle.from, game.battle.to, game.battle.round) = (from, to, 1);
        });
        let mut table = at(table, Atreides, wild_maker::Step::WildMakerStays);
        table.game.stack.pop();
        table.game.push(arrakis::phase::battle::Step::Won);
        table.game.push(wild_maker::Step::WildMakerStays);
        table.luck(Pass, seed);
        assert_eq!(table.game.solo.target, 0, "seed {seed}");
    }
    // Once settled, the aim of a turn stays.
    let table = solo().legion(Harkonnen, CARTHAG, [1, 0, 1], 0).legion(Atreides, WINDGAP, [6, 0, 0], 0);
    let aim = |settled: Option<u8>| {
        let script =
            content().cards.iter().find(|card| card.id == "card-sardaukar-pogrom").unwrap().effects.id;
        let table = Scenario { game: table.game.clone(), told: Vec::new() }.edit(|game| {
            (game.solo.target, game.solo.aim, game.turn) = (7, settled, Harkonnen);
            game.dice[0][Mentat as usize] = 1;
        });
        let it = arrakis::effect::It::Nothing;
        let step = arrakis::effect::run::Step::Run { script, at: 0, it, side: Harkonnen };
        let mut table = table.at(Phase::Actions, step);
        table.game.push(wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        table.game.solo.aim
    };
    assert_eq!(aim(Some(0)), Some(0));
    assert_ne!(aim(None), Some(7), "the target is too strong");
}
