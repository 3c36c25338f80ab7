//! The words every other rule relies on, and the box they come in.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{AREAS, AreaSet, Zone};
use arrakis::content::{Prescience, content};
use arrakis::effect::{Branch, tricks};
use arrakis::event::Event;
use arrakis::options::Options;
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, harvest, losses, vehicles};
use arrakis::piece::{Aloft, Deck, Face, Figure, Leader, Legion, Marker, Side, Unit, Vehicle};
use arrakis::scenario::*;
use arrakis::state::{Ending, Place};
use table::Steps;
use table::chance::Fast;
use table::{Game, Seat, SeatSet, Silent, Tell, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

#[test]
#[rule("WA-TERM-01")]
fn each_player_of_a_duel_has_a_whole_faction() {
    let game = Scenario::new().game;
    assert_eq!(game.rules.seats, [Seat(0), Seat(0), Seat(1), Seat(1)]);
    assert_eq!(Side::Atreides.decks(), [Deck::HouseAtreides, Deck::Fremen]);
    assert_eq!(Side::Harkonnen.decks(), [Deck::HouseHarkonnen, Deck::Corrino]);
    for (side, seat) in [(Atreides, Seat(0)), (Harkonnen, Seat(1))] {
        assert_eq!(game.seats_of(side), SeatSet::one(seat));
        assert_eq!(game.decks_of(side.decks()[0]).len(), 2, "both decks are one player's");
        for leader in Leader::ALL.into_iter().filter(|leader| leader.side() == side) {
            assert_eq!(game.seat_of(game.owner(content().leader(leader).deck)), seat);
        }
    }
}

#[test]
#[rule("WA-TERM-03")]
fn a_unit_is_regular_elite_or_the_special_one_of_its_side() {
    let table =
        Scenario::new().legion(Atreides, WINDGAP, [1, 1, 1], 0).legion(Harkonnen, CARTHAG, [1, 1, 1], 0);
    for (side, area, special) in
        [(Atreides, WINDGAP, "unit-fedaykin"), (Harkonnen, CARTHAG, "unit-sardaukar")]
    {
        let legion = table.game.legion(area);
        assert_eq!(legion.size(), 3);
        let view = table.seen_by(side);
        let named = |unit| {
            let placed = Event::Placed { side, figure: Figure::Unit(unit), area };
            format!("{:?}", Arrakis::happened(&view, &placed))
        };
        assert!(named(Unit::Regular).contains("unit-regular") && named(Unit::Elite).contains("unit-elite"));
        assert!(named(Unit::Special).contains(special));
    }
}

#[test]
#[rule("WA-TERM-04")]
fn all_units_and_leaders_of_an_area_are_one_legion() {
    let next = area("se-plateau-1");
    let mut table = Scenario::new()
        .legion(Atreides, PASTY_MESA, [1, 1, 1], 2)
        .leader(Leader::Stilgar, PASTY_MESA)
        .die(Atreides, Strategy);
    let whole = *table.game.legion(PASTY_MESA);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2)), From(PASTY_MESA), To(next)]);
    assert_eq!(*table.game.legion(next), whole, "one legion, not six figures");
    assert!(table.game.legion(PASTY_MESA).is_empty());
}

#[test]
#[rule("WA-TERM-05")]
fn leaders_are_no_units() {
    let table =
        Scenario::new().legion(Harkonnen, PASTY_MESA, [6, 0, 0], 3).leader(Leader::BeastRabban, PASTY_MESA);
    let legion = table.game.legion(PASTY_MESA);
    assert_eq!((legion.size(), legion.fighters(), legion.leaders()), (6, 6, 4));
    // Seven figures with leaders are within the limit of six units.
    let table = table.turn(Harkonnen, &[Strategy], &[Strategy, Strategy]);
    table.sane();
    for (side, key) in [(Atreides, "naib"), (Harkonnen, "bashar")] {
        let placed = Event::Placed { side, figure: Figure::Generic, area: PASTY_MESA };
        assert!(format!("{:?}", Arrakis::happened(&table.seen_by(side), &placed)).contains(key));
    }
}

#[test]
#[rule("WA-TERM-18")]
fn a_battle_die_shows_a_hit_a_block_or_a_special() {
    let mut seen = [0; 3];
    for face in 0..6 {
        let field = area("se-plateau-1");
        let mut table = Scenario::new()
            .legion(Atreides, PASTY_MESA, [1, 0, 0], 0)
            .legion(Harkonnen, field, [2, 0, 0], 0)
            .die(Atreides, Strategy);
        table
            .acts(&[Die(Strategy), Standard, Choose(Branch::Attack)])
            .roll(From(PASTY_MESA), &[face, BLOCK, BLOCK]);
        let rolled = table.told.iter().find_map(|event| match *event {
            Event::CombatRoll { side: Atreides, hits, blocks, specials } => Some([hits, blocks, specials]),
            _ => None,
        });
        let rolled = rolled.expect("Atreides rolls");
        assert_eq!(rolled.iter().sum::<u8>(), 1, "one result a die");
        seen.iter_mut().zip(rolled).for_each(|(all, one)| *all += one);
    }
    assert!(seen.iter().all(|&faces| faces > 0) && seen.iter().sum::<u8>() == 6, "{seen:?}");
}

#[test]
#[rule("WA-COMP-10")]
fn the_box_holds_28_deployment_tokens() {
    let tracks = &content().tracks;
    let count = |set: &[arrakis::content::TokenFace]| set.iter().map(|face| face.copies).sum::<u8>();
    assert_eq!((count(&tracks.black), count(&tracks.silver)), (6, 6), "12 initial ones of Harkonnen");
    assert_eq!((count(&tracks.starting), count(&tracks.standard)), (8, 8));
}

#[test]
#[rule("WA-COMP-13", "WA-SETUP-01")]
fn both_map_parts_make_one_map_and_the_boards_have_their_cells() {
    let mut reached = AreaSet::one(NORTH_POLE);
    while reached != reached | reached.touch() {
        reached |= reached.touch();
    }
    assert_eq!(reached.len(), AREAS.len(), "every area is joined to the Pole");
    let tracks = &content().tracks;
    for side in Side::BOTH {
        let cells = tracks.cells[side.index()];
        assert!(cells.iter().all(|&cells| cells > 0), "a cell for each result on the board of {side:?}");
    }
    assert_eq!(tracks.rows.len(), 5, "the Spice Must Flow board");
}

#[test]
#[rule("WA-COMP-19")]
fn a_removed_bashar_can_be_deployed_again() {
    let mut table = Scenario::new()
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 6)
        .turn(Harkonnen, &[Strategy], &[Deployment, Deployment])
        .edit(|game| {
            let (side, area) = (Harkonnen, CARTHAG);
            game.push(losses::Step::Losses { side, area, hits: 1, cause: Cause::Storm });
        });
    assert_eq!(table.game.generic[1], 0, "all six are on the board");
    table.act(Remove(Figure::Generic));
    assert_eq!(table.game.generic[1], 1);
    table.acts(&[Die(Deployment), Standard, Deploy(Figure::Generic, CARTHAG)]);
    assert_eq!((table.game.generic[1], table.game.legion(CARTHAG).generic), (0, 6));
}

#[test]
#[rule("WA-SETUP-16")]
fn what_is_not_on_the_board_at_the_start_is_in_supply() {
    let options = Arrakis::options("duel", 2).unwrap();
    let game = Arrakis::start(&options, &mut Fast::new(11), &mut Silent).unwrap();
    for side in Side::BOTH {
        let placed = game.held[side.index()]
            .iter()
            .fold(Legion::NONE, |all, area| Legion { named: 0, ..all.plus(game.legion(area)) });
        for unit in Unit::ALL {
            let box_of = arrakis::piece::UNITS[side.index()][unit as usize];
            assert_eq!(game.supply(side, unit), box_of - placed.units[unit as usize]);
        }
        assert_eq!(game.generic[side.index()], arrakis::piece::GENERIC[side.index()] - placed.generic);
    }
    assert_eq!(Vehicle::ALL.map(|vehicle| game.vehicle_supply(vehicle)), arrakis::piece::VEHICLES);
    assert_eq!(game.worm_supply(), arrakis::piece::WORMS);
}

#[test]
#[rule("WA-ROUND-01")]
fn rounds_follow_each_other_without_a_limit() {
    let mut table = Scenario::new()
        .edit(|game| game.round = 500)
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
        .edit(|game| (game.spice, game.rows) = (2, [4; 3]));
    table.luck(Done, 1);
    assert_eq!((table.game.round, table.game.ending), (501, None));
    // Until somebody wins.
    let from = GARA_KULON.ground().first().unwrap();
    let mut table = Scenario::new()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .edit(|game| game.supremacy = 9)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(from)]);
    assert_eq!(table.game.ending, Some(Ending::Supremacy));
}

#[test]
#[rule("WA-VEHICLE-09", "WA-AMB-20", "WA-TERM-16")]
fn a_vehicle_stays_where_it_is_unless_an_effect_places_it_anew() {
    let sky = || {
        Scenario::new().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).edit(|game| {
            game.harvesters.add(area("ne-desert-4"));
            game.air[2] = Aloft::Ornithopter;
        })
    };
    // Phase 1 brings new ones and moves none.
    let phase =
        sky().at(Phase::Vehicles, vehicles::Step::Vehicles { left: 2, counts: [1, 1, 0], must: true });
    let lifts = |table: &Scenario| {
        table
            .legal()
            .into_iter()
            .filter(|action| matches!(action, LiftHarvester(_) | LiftAircraft(_)))
            .count()
    };
    assert_eq!(lifts(&phase), 0);
    // House places two vehicles, from the supply or from the board.
    let mut house = sky().die(Harkonnen, House);
    house.acts(&[Die(House), Standard, Choose(Branch::Vehicles(2))]);
    assert_eq!(lifts(&house), 2);
    house.act(LiftAircraft(Zone::S));
    assert_eq!(house.game.vehicle_supply(Vehicle::Ornithopter), 6);
    assert!(
        house.legal().iter().all(|action| matches!(action, Aircraft(Vehicle::Ornithopter, _))),
        "this one"
    );
    house.act(Aircraft(Vehicle::Ornithopter, Zone::Se));
    assert_eq!((house.game.air[2], house.game.air[5]), (Aloft::Nothing, Aloft::Ornithopter));
    assert!(house.may(Done), "the second may be left");
    house.act(LiftHarvester(area("ne-desert-4")));
    house.act(Harvester(area("ne-desert-6")));
    assert_eq!(house.game.harvesters, AreaSet::one(area("ne-desert-6")));
    assert!(house.may(EndTurn), "two are placed");
    house.sane();
}

#[test]
#[rule("WA-TERM-16")]
fn units_placed_one_by_one_may_come_from_the_board_while_the_supply_lasts() {
    let (from, to) = (area("se-plateau-1"), area("ne-desert-4"));
    let mut table = Scenario::new()
        .legion(Atreides, from, [2, 0, 0], 0)
        .hand(Atreides, &["card-hieregs"])
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Play(card("card-hieregs"))]);
    let supply = table.game.units[0][0];
    table.acts(&[Piecewise(to), Lift(REGULAR, from)]);
    assert_eq!((table.units(from), table.units(to)), ([1, 0, 0], [1, 0, 0]));
    assert_eq!(table.game.units[0][0], supply);
    table.act(To(area("ne-desert-7")));
    assert_eq!((table.units(area("ne-desert-7")), table.game.units[0][0]), ([1, 0, 0], supply - 1));
    table.sane();
}

#[test]
#[rule("WA-DICE-06")]
fn an_action_die_shows_one_of_five_results_and_never_desert_power() {
    let faces = content().tracks.action_die;
    assert!(Face::ALL.iter().all(|face| faces.contains(face)), "{faces:?}");
    for side in Side::BOTH {
        for face in Face::ALL {
            let mut table = Scenario::new().legion(side, PASTY_MESA, [1, 0, 0], 1).die(side, face);
            assert!(table.may(Die(face)));
            table.act(Die(face));
            let joker = side == Atreides && face == House;
            assert_eq!(table.may(Standard), !joker, "House of Atreides is any other result");
            assert_eq!(table.may(As(Mentat)), joker);
            assert!(!table.may(DesertPower), "that needs no die");
        }
    }
    let table = Scenario::new().turn(Atreides, &[], &[Strategy]);
    assert!(table.may(DesertPower));
}

#[test]
#[rule("WA-PRESC-01")]
fn three_prescience_markers_go_their_own_ways() {
    let mut table = Scenario::new()
        .edit(|game| game.markers = [4, 1, 2])
        .turn(Atreides, &[Strategy], &[Strategy])
        .edit(|game| game.push(tricks::Step::MarkerDown));
    table.acts(&[Lower(Marker::KwisatzHaderach, 3), Raise(Marker::Jihad)]);
    assert_eq!(table.game.markers, [1, 1, 5]);
    assert_eq!(Marker::ALL.map(|marker| table.game.marker(marker)), [1, 1, 5]);
}

#[test]
#[rule("WA-AMB-06")]
fn a_prescience_card_without_markers_is_refused() {
    let card = |gain: &str| {
        ron::from_str::<Prescience>(&format!(
            "(id: \"x\", phase: End, needs: SpiceAtMost(3), {gain} source: Reconstructed)"
        ))
    };
    assert!(card("gain: (0, 1, 1),").is_ok());
    assert!(card("gain: (0, 0, 0),").is_err() && card("").is_err());
}

#[test]
#[rule("WA-AMB-72", "WA-NAMED-05")]
fn the_card_of_muaddib_lies_on_the_fremen_board() {
    let paul = |table: &Scenario, player: Deck| {
        let mut game = table.game.clone();
        game.acting[0] = player;
        game.push(actions::Step::UseDie { player, die: Leadership, face: Leadership });
        let table = Scenario { game, told: Vec::new() };
        [Leader::PaulAtreides, Leader::PaulMuaddib].map(|leader| table.may(Special(leader)))
    };
    for used in [false, true] {
        let mut table = Scenario::with(&Arrakis::options("team", 4).unwrap())
            .leader(Leader::PaulAtreides, PASTY_MESA)
            .legion(Atreides, PASTY_MESA, [2, 0, 0], 0)
            .edit(|game| game.markers = [2, 5, 0])
            .turn(Atreides, &[Leadership], &[Strategy, Strategy])
            .edit(|game| {
                game.used |= u16::from(used) << Leader::PaulAtreides as u16;
                game.dice[Deck::Fremen as usize][Leadership as usize] = 1;
            });
        assert_eq!(paul(&table, Deck::HouseAtreides), [!used, false]);
        assert_eq!(paul(&table, Deck::Fremen), [false, false]);
        table.game.push(tricks::Step::MarkerUp { not: Marker::Jihad, by: 1 });
        table.act(Raise(Marker::KwisatzHaderach));
        assert_eq!(table.game.leaders[Leader::PaulMuaddib as usize], Place::On(PASTY_MESA));
        assert_eq!(paul(&table, Deck::HouseAtreides), [false, false], "no longer House Atreides'");
        assert_eq!(paul(&table, Deck::Fremen), [false, !used], "in the same state");
    }
}

#[test]
fn faq_3_advances_the_tank_at_the_end_of_the_turn() {
    let chani = Leader::Chani;
    let start = |faq3: bool| {
        let options = Options { faq3, ..Arrakis::options("duel", 2).unwrap() };
        let mut table = Scenario::with(&options)
            .edit(|game| game.leaders[chani as usize] = Place::Tank(0))
            .turn(Atreides, &[Mentat, Mentat], &[Mentat; 4]);
        table.acts(&[Die(Mentat), Standard]);
        table
    };
    let at = |table: &Scenario| table.game.leaders[chani as usize];
    assert_eq!(at(&start(false)), Place::Tank(1), "with the die");
    let mut table = start(true);
    assert_eq!(at(&table), Place::Tank(0), "not yet");
    table.act(Pass);
    assert!(table.asks(Harkonnen));
    assert_eq!(at(&table), Place::Tank(1), "now");
    table.act(Die(Mentat)).act(Standard).act(Pass);
    assert_eq!(at(&table), Place::Tank(1), "only for the own side's dice");
}

#[test]
#[rule("WA-FREE-04")]
fn an_ornithopter_scouts_only_where_something_is_hidden() {
    let sky = || Scenario::new().edit(|game| game.air[4] = Aloft::Ornithopter);
    assert!(sky().die(Harkonnen, Strategy).may(Scout(Zone::Ne)));
    let open = sky().edit(|game| game.sietches.iter_mut().for_each(|sietch| sietch.seen = true));
    assert!(!open.die(Harkonnen, Strategy).may(Scout(Zone::Ne)));
}

#[test]
#[rule("WA-FREE-01", "WA-ACTION-02")]
fn a_free_action_after_the_die_gives_no_second_action() {
    let mut table =
        Scenario::new().token(GARA_KULON, 0).token(WINDGAP, 1).turn(Atreides, &[Mentat; 2], &[Mentat; 2]);
    table.act(Die(Mentat)).act(Standard).luck(Split(1), 1);
    table.act(Train(GARA_KULON, arrakis::piece::Token(0)));
    assert!(table.asks(Harkonnen) || (table.may(EndTurn) && !table.may(Die(Mentat))));
}
