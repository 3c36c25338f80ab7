//! Vehicles, dice, turns, free actions and leaders' special actions.

use arrakis::action::Action::{self, *};
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, actions, end, vehicles};
use arrakis::piece::{Aloft, Deck, Figure, Leader, Power, Side, Token, Unit, Vehicle};
use arrakis::scenario::*;
use arrakis::state::Place;
use table::{Event as _, Seat, Steps, Viewer, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

#[test]
#[rule("WA-VEHICLE-06", "WA-TERM-12", "WA-TERM-13")]
fn harvesters_stand_alone_in_free_deserts() {
    let station = area("ne-desert-2");
    let table = Scenario::new()
        .legion(Atreides, area("ne-desert-1"), [1, 0, 0], 0)
        .edit(|game| {
            game.worms.add(area("ne-desert-4"));
            game.harvesters.add(area("ne-desert-6"));
            game.wormsigns.add(area("ne-desert-7"));
        })
        .at(Phase::Vehicles, vehicles::Step::Vehicles { left: 1, counts: [1, 0, 0], must: true });
    let may = |id: &str| table.may(Harvester(area(id)));
    assert!(may("ne-deep-1") && may("ne-desert-7"), "wormsign does not stop a harvester");
    assert!(table.may(Harvester(station)), "a station never stops an area from being free");
    assert!(!may("ne-desert-1") && !may("ne-desert-4") && !may("ne-desert-6"));
    assert!(!may("gara-kulon"), "a sietch is an enemy settlement");
    assert!(!may("pasty-mesa") && !table.may(Done));
    assert_eq!(table.reason(Harvester(area("gara-kulon"))), "refuse-harvester");
}

#[test]
#[rule("WA-VEHICLE-07", "WA-VEHICLE-08", "WA-BOARD-04")]
fn an_air_zone_holds_one_vehicle_and_a_new_one_drives_the_old_one_out() {
    let mut table = Scenario::new()
        .edit(|game| game.air[2] = Aloft::Ornithopter)
        .at(Phase::Vehicles, vehicles::Step::Vehicles { left: 2, counts: [0, 1, 1], must: true });
    table.act(Aircraft(Vehicle::Carryall, Zone::S));
    assert_eq!(table.game.air[2], Aloft::Carryall);
    assert_eq!(table.game.vehicle_supply(Vehicle::Ornithopter), 6);
}

#[test]
#[rule("WA-VEHICLE-02", "WA-VEHICLE-03", "WA-DICE-01", "WA-DICE-02", "WA-ROUND-02")]
fn the_lowest_marker_sets_vehicles_and_dice() {
    for (rows, dice, vehicles) in [([0, 0, 0], 8, 6), ([0, 3, 1], 5, 11), ([4, 0, 0], 4, 12)] {
        let mut table =
            Scenario::new().edit(|game| game.rows = rows).at(Phase::Next, end::Step::Weed).edit(|game| {
                game.stack.pop();
                game.push(end::Step::SwapLeaders { side: Atreides });
            });
        table.luck(Done, 3);
        assert_eq!(table.game.round, 2);
        let mut placed = 0;
        while table.game.phase() == Phase::Vehicles {
            let action = table.legal()[0];
            table.luck(action, 4);
            placed += 1;
        }
        assert_eq!(placed, vehicles, "rows {rows:?}");
        while !matches!(table.game.next(), Some(Step::Actions(actions::Step::Turn { .. }))) {
            let actions = table.legal();
            let action = if actions.contains(&Pass) { Pass } else { actions[0] };
            table.luck(action, 5);
        }
        assert_eq!((table.game.unused(Harkonnen), table.game.unused(Atreides)), (dice, 4));
    }
}

#[test]
#[rule("WA-DICE-03", "WA-DICE-04", "WA-DICE-05", "WA-AMB-08", "WA-COMP-08")]
fn dice_without_a_cell_take_the_result_with_the_most_free_cells() {
    let mut table = Scenario::new().at(Phase::Vehicles, end::Step::SwapLeaders { side: Atreides });
    // Eight Harkonnen dice: four Strategy, three Deployment, one Mentat; four Atreides dice: all Mentat.
    let mut outcomes = vec![0, 0, 0, 0, 3, 3, 3, 4, 4, 4, 4, 4];
    table.game.blocked = 0;
    table.roll(Done, &outcomes);
    outcomes.clear();
    // One Strategy and one Deployment die too many: Leadership has 3 free cells, Mentat 2, House 2.
    // Leadership takes the first by itself; then all three have 2 free cells.
    assert!(table.asks(Atreides) || table.asks(Harkonnen));
    let dice = table.game.dice[Deck::HouseHarkonnen as usize];
    assert_eq!((dice[Strategy as usize], dice[Deployment as usize]), (3, 2));
    assert!(dice[Leadership as usize] >= 1);
}

#[test]
#[rule("WA-BG-01", "WA-BG-02", "WA-BG-04", "WA-BG-05", "WA-AMB-68")]
fn a_token_is_a_die_for_the_round_and_harkonnen_decides_first() {
    let mut table = Scenario::new().turn(Atreides, &[Strategy], &[Strategy, Mentat]).edit(|game| {
        game.bene = [2, 1];
        game.bene_supply = 2;
    });
    table = table.at(Phase::Roll, end::Step::SwapLeaders { side: Atreides });
    table.act(Done);
    assert!(table.asks(Harkonnen));
    table.act(Action::Face(Leadership));
    assert!(table.asks(Atreides));
    table.act(Action::Face(Mentat));
    assert_eq!((table.game.bene, table.game.unused(Atreides), table.game.unused(Harkonnen)), ([1, 0], 2, 3));
    assert!(
        matches!(table.game.next(), Some(Step::Actions(actions::Step::Turn { .. }))),
        "at most one token a round"
    );
    assert!(table.may(DesertPower), "tokens count as dice on both sides: 2 against 3");
    table.act(Die(Mentat));
    assert!(table.may(Standard));
}

#[test]
#[rule("WA-ACTION-01", "WA-ACTION-02", "WA-ACTION-03", "WA-ACTION-05", "WA-DICE-07", "WA-ROUND-06")]
fn turns_alternate_and_a_die_of_any_result_plays_a_card() {
    let mut table = Scenario::new().hand(Atreides, &["card-war-plan"]).turn(
        Atreides,
        &[Deployment, House],
        &[Strategy, Mentat, Mentat],
    );
    table.act(Die(Deployment));
    assert!(table.may(Play(card("card-war-plan"))));
    table.act(Play(card("card-war-plan")));
    assert_eq!(table.game.unused(Atreides), 1);
    assert!(table.asks(Harkonnen), "nothing can be done with the card, so the turn is over");
    assert_eq!(table.game.discards[Deck::HouseAtreides as usize].len(), 1);
    assert_eq!(table.reason(Die(Leadership)), "refuse-no-die");
    table.acts(&[Die(Mentat)]);
    table.luck(Standard, 1);
    table.luck(Split(1), 1);
    assert!(table.asks(Atreides));
}

#[test]
#[rule("WA-ACTION-07", "WA-AMB-09")]
fn the_phase_ends_with_the_last_harkonnen_die() {
    let mut table = Scenario::new().turn(Harkonnen, &[Strategy, Mentat], &[Mentat]);
    table.act(Die(Mentat)).act(Standard).luck(Split(2), 3);
    assert_ne!(table.game.phase(), Phase::Actions, "unused Atreides dice are lost");
}

#[test]
#[rule("WA-ACTION-18", "WA-ACTION-19", "WA-TANK-04")]
fn desert_power_needs_fewer_dice_and_costs_none() {
    let equal = Scenario::new().turn(Atreides, &[Strategy, Mentat], &[Mentat, Mentat]);
    assert_eq!(equal.reason(DesertPower), "refuse-desert-power");
    let mut fewer = Scenario::new()
        .edit(|game| game.leaders[Leader::PaulAtreides as usize] = Place::Tank(0))
        .turn(Atreides, &[Strategy], &[Mentat, Mentat]);
    fewer.act(DesertPower);
    assert_eq!(fewer.game.unused(Atreides), 1);
    assert_eq!(
        fewer.game.leaders[Leader::PaulAtreides as usize],
        Place::Tank(0),
        "the tank does not advance"
    );
}

#[test]
#[rule("WA-ACTION-10", "WA-ACTION-11", "WA-MOVE-06", "WA-ACTION-09")]
fn leadership_needs_a_leader_in_each_legion() {
    let (a, b) = (PASTY_MESA, FALSE_WALL_SOUTH);
    let mut table = Scenario::new()
        .legion(Atreides, a, [2, 0, 0], 1)
        .legion(Atreides, b, [1, 0, 0], 0)
        .die(Atreides, Leadership);
    table.acts(&[Die(Leadership), Standard, Choose(Branch::Move(2))]);
    assert!(table.may(From(a)) && !table.may(From(b)));
    table.act(From(a));
    assert!(table.may(Leave(REGULAR)) && !table.may(Leave(Figure::Generic)));
    let mut strategy = Scenario::new().legion(Atreides, b, [1, 0, 0], 0).die(Atreides, Strategy);
    strategy.acts(&[Die(Strategy), Standard, Choose(Branch::Move(2))]);
    assert!(strategy.may(From(b)), "Strategy moves any legion");
}

#[test]
#[rule("WA-ACTION-12", "WA-INFO-03", "WA-AMB-13", "WA-COMP-22", "WA-SETUP-04")]
fn atreides_deploys_a_token_and_a_leader_in_one_sietch() {
    let mut table = Scenario::new().aside(Leader::Stilgar).die(Atreides, Deployment);
    table.acts(&[Die(Deployment), Standard]);
    table.roll(DrawToken, &[0]);
    let told = |table: &Scenario, side: Side| {
        let face = |event: &Event| match event.seen_by(Viewer::Seat(Seat(side as u8)))? {
            Event::TokenDrawn { token, .. } | Event::TokenPlaced { token, .. } => Some(token),
            _ => None,
        };
        table.told.iter().find_map(face).expect("all hear of it")
    };
    let drawn = table.game.drawn.expect("the token is seen before the sietch is chosen");
    assert_eq!((told(&table, Atreides), told(&table, Harkonnen)), (Some(drawn), None));
    assert!(table.seen_by(Atreides).drawn.is_some() && table.seen_by(Harkonnen).drawn.is_none());
    table.act(To(WINDGAP));
    assert_eq!((told(&table, Atreides), told(&table, Harkonnen)), (Some(drawn), None));
    assert_eq!(table.game.legion(WINDGAP).tokens.of(drawn), 1);
    assert!(table.may(Deploy(Figure::Named(Leader::Stilgar), WINDGAP)));
    assert!(!table.legal().iter().any(|action| matches!(action, Deploy(_, at) if *at != WINDGAP)));
    table.act(Deploy(Figure::Generic, WINDGAP));
    assert_eq!((table.game.legion(WINDGAP).generic, table.game.token_supply.len()), (1, 7));
    table.sane();
}

#[test]
#[rule("WA-ACTION-12", "WA-ACTION-06", "WA-AMB-13")]
fn a_leader_deployed_first_leaves_the_token_to_the_same_sietch() {
    let start = || {
        let mut table = Scenario::new()
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
            .die(Atreides, Deployment);
        table.acts(&[Die(Deployment), Standard]);
        assert!(table.may(Deploy(Figure::Generic, GARA_KULON)));
        table.act(Deploy(Figure::Generic, WINDGAP));
        table
    };
    let mut both = start();
    assert_eq!(both.legal(), [DrawToken, Done], "one leader, and the token is still to come");
    both.roll(DrawToken, &[0]);
    assert_eq!((both.game.legion(WINDGAP).tokens.len(), both.game.legion(WINDGAP).generic), (1, 1));
    assert_eq!((both.game.token_supply.len(), both.game.drawn), (7, None), "where the leader is, unasked");
    assert!(both.may(EndTurn) && !both.may(DrawToken), "one token");
    both.sane();
    let mut alone = start();
    alone.act(Done);
    assert_eq!((alone.game.legion(WINDGAP).tokens.len(), alone.game.token_supply.len()), (0, 8));
}

#[test]
#[rule("WA-VEHICLE-03")]
fn dice_below_the_active_row_come_back() {
    let table = Scenario::new().edit(|game| {
        game.blocked = 5;
        game.rows = [0; 3];
    });
    let mut table = table.at(Phase::Begin, arrakis::phase::wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    let told = |dice: u8| table.told.contains(&Event::DiceBlocked { dice });
    assert!(table.game.blocked < 5 && told(table.game.blocked));
}

#[test]
#[rule("WA-AMB-13", "WA-ACTION-06")]
fn a_token_placed_first_fixes_the_sietch_of_the_leader() {
    let mut table = Scenario::new()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .die(Atreides, Deployment);
    table.acts(&[Die(Deployment), Standard]);
    table.roll(DrawToken, &[0]);
    assert_eq!(table.legal().len(), 8, "any sietch");
    table.act(To(GARA_KULON));
    let elsewhere = |action: &Action| matches!(action, Deploy(_, at) if *at != GARA_KULON);
    assert!(table.may(Deploy(Figure::Generic, GARA_KULON)) && table.may(Done));
    assert!(!table.legal().iter().any(elsewhere), "although friends stand in Windgap");
    assert_eq!(table.refused(Deploy(Figure::Generic, WINDGAP)), "WA-ACTION-12");
}

#[test]
#[rule("WA-AMB-14", "WA-LEADER-05")]
fn without_tokens_a_leader_joins_friends_in_a_sietch() {
    let mut table = Scenario::new()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .edit(|game| {
            let all = game.token_supply;
            game.lost_tokens.0 += all.0;
            game.token_supply.0 = 0;
        })
        .die(Atreides, Deployment);
    table.acts(&[Die(Deployment), Standard]);
    let places: Vec<_> = table
        .legal()
        .iter()
        .filter_map(|action| if let Deploy(Figure::Generic, at) = action { Some(*at) } else { None })
        .collect();
    assert_eq!(places, [WINDGAP]);
}

#[test]
#[rule("WA-ACTION-13", "WA-AMB-15", "WA-TERM-15")]
fn harkonnen_deploys_three_units_and_a_leader_over_settlements() {
    let mut table = Scenario::new().legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0).die(Harkonnen, Deployment);
    table.acts(&[Die(Deployment), Standard]);
    assert!(!table.may(Deploy(Figure::Generic, CARTHAG)), "no leader where no unit stands");
    assert!(!table.may(Deploy(Figure::Generic, PASTY_MESA)), "nor with a legion outside the settlements");
    table.acts(&[Deploy(REGULAR, CARTHAG), Deploy(REGULAR, CARTHAG), Deploy(REGULAR, ARSUNT)]);
    assert!(!table.may(Deploy(REGULAR, ARSUNT)), "three units in all");
    table.act(Deploy(Figure::Named(Leader::BeastRabban), ARSUNT));
    assert_eq!((table.units(CARTHAG), table.units(ARSUNT)), ([2, 0, 0], [1, 0, 0]));
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(ARSUNT));
    table.sane();
}

#[test]
#[rule("WA-ACTION-14", "WA-PLAN-05")]
fn mentat_draws_two_and_the_split_is_chosen_first() {
    let mut table = Scenario::new().die(Atreides, Mentat);
    table.acts(&[Die(Mentat), Standard]);
    assert_eq!(table.legal(), [Split(0), Split(1), Split(2), Pass]);
    table.luck(Split(2), 1);
    let hand = table.game.hands[0];
    assert_eq!((hand.of(Deck::HouseAtreides).len(), hand.of(Deck::Fremen).len()), (2, 0));
    let mut dry = Scenario::new()
        .edit(|game| {
            let all = game.decks[0];
            game.discards[0] = all;
            game.decks[0] = arrakis::cards::Cards::NONE;
        })
        .die(Atreides, Mentat);
    dry.acts(&[Die(Mentat), Standard]);
    assert_eq!(dry.legal(), [Split(0), Pass], "an empty deck is not made anew");
}

#[test]
#[rule("WA-ACTION-15", "WA-AMB-16", "WA-LEADER-02")]
fn the_atreides_house_die_is_any_other_result() {
    let mut table = Scenario::new().aside(Leader::LadyJessica).die(Atreides, House);
    table.act(Die(House));
    assert!(table.may(As(Strategy)) && table.may(As(Deployment)) && !table.may(Standard));
    table.act(As(Mentat));
    assert!(table.may(Special(Leader::LadyJessica)) && table.may(Standard));
}

#[test]
#[rule("WA-ACTION-16", "WA-ACTION-17", "WA-AMB-20")]
fn the_harkonnen_house_die_promotes_two_or_places_two_vehicles() {
    let mut table = Scenario::new().legion(Harkonnen, CARTHAG, [3, 0, 0], 0).die(Harkonnen, House);
    table.acts(&[Die(House), Standard, Choose(Branch::Replace(2)), From(CARTHAG), From(CARTHAG)]);
    assert_eq!(table.units(CARTHAG), [1, 2, 0]);
    let mut vehicles = Scenario::new().die(Harkonnen, House);
    vehicles.acts(&[Die(House), Standard, Choose(Branch::Vehicles(2))]);
    vehicles.acts(&[Aircraft(Vehicle::Ornithopter, Zone::N), Harvester(area("ne-deep-1"))]);
    assert_eq!(vehicles.game.air[0], Aloft::Ornithopter);
    assert!(vehicles.asks(Harkonnen) || vehicles.asks(Atreides));
    let mut used_up = Scenario::new()
        .edit(|game| (0..3).for_each(|zone| game.air[zone] = Aloft::Carryall))
        .die(Harkonnen, House);
    used_up.acts(&[Die(House), Standard, Choose(Branch::Vehicles(2))]);
    assert!(!used_up.may(Aircraft(Vehicle::Carryall, Zone::Se)));
    used_up.acts(&[LiftAircraft(Zone::N), Aircraft(Vehicle::Carryall, Zone::Se)]);
    assert_eq!((used_up.game.air[0], used_up.game.air[5]), (Aloft::Nothing, Aloft::Carryall));
}

#[test]
#[rule("WA-ACTION-21", "WA-WORM-01", "WA-WORM-03")]
fn desert_power_marks_two_deserts() {
    let prey = area("ne-desert-1");
    let mut table = Scenario::new()
        .legion(Harkonnen, prey, [1, 0, 0], 0)
        .edit(|game| {
            game.worms.add(area("ne-deep-1"));
            game.wormsigns.add(area("ne-deep-2"));
        })
        .die(Atreides, Strategy);
    table.acts(&[DesertPower, Choose(Branch::Wormsigns(2))]);
    for id in ["ne-deep-1", "ne-deep-2", "gara-kulon", "pasty-mesa"] {
        assert!(!table.may(To(area(id))), "{id}");
    }
    table.acts(&[To(prey), To(area("ne-desert-2"))]);
    assert_eq!(table.game.wormsigns.len(), 3);
    assert!(table.game.wormsigns.has(prey), "it is not revealed although Harkonnen stands there");
}

#[test]
#[rule("WA-FREE-01", "WA-FREE-02", "WA-FREE-03", "WA-INFO-10", "WA-AMB-11")]
fn guerrilla_training_turns_tokens_up_in_the_own_turn() {
    let mut table =
        Scenario::new().token(WINDGAP, 0).token(WINDGAP, 6).token(GARA_KULON, 3).die(Atreides, Strategy);
    table.acts(&[Train(WINDGAP, Token(0)), Train(GARA_KULON, Token(3))]);
    assert_eq!((table.units(WINDGAP), table.units(GARA_KULON)), ([2, 0, 0], [1, 0, 1]));
    assert_eq!(table.game.shown_tokens.len(), 2);
    assert!(table.may(Die(Strategy)), "the turn goes on");
    table.sane();
    let enemy = Scenario::new().token(WINDGAP, 0).die(Harkonnen, Strategy);
    assert!(enemy.asks(Harkonnen) && !enemy.may(Train(WINDGAP, Token(0))));
}

#[test]
#[rule("WA-FREE-04", "WA-FREE-05", "WA-CARD-38", "WA-INFO-11")]
fn scouting_reveals_sietch_and_tokens_under_an_ornithopter() {
    // Zone 4 lies between the north-east sectors.
    let mut table = Scenario::new()
        .token(GARA_KULON, 1)
        .token(WINDGAP, 0)
        .edit(|game| game.air[4] = Aloft::Ornithopter)
        .die(Harkonnen, Strategy);
    table.act(Scout(Zone::Ne));
    assert!(!table.may(To(WINDGAP)), "not in a connected sector");
    table.act(To(GARA_KULON));
    assert!(table.game.sietches[0].seen && table.game.air[4] == Aloft::Nothing);
    assert_eq!(table.units(GARA_KULON), [1, 1, 0], "the units stay");
    assert!(table.may(Die(Strategy)));
}

#[test]
#[rule("WA-BAN-09", "WA-CARD-35", "WA-BAN-07")]
fn the_ban_of_the_guild_forbids_scouting() {
    let table = Scenario::new()
        .edit(|game| {
            game.air[4] = Aloft::Ornithopter;
            game.bans = Power::Guild.bit();
        })
        .die(Harkonnen, Strategy);
    assert_eq!(table.refused(Scout(Zone::Ne)), "WA-BAN-09");
}

#[test]
#[rule("WA-LEADER-01", "WA-LEADER-03", "WA-LEADER-04")]
fn a_special_action_needs_its_die_a_fresh_card_and_no_tank() {
    let jessica = Special(Leader::LadyJessica);
    let mut table = Scenario::new().turn(Atreides, &[Mentat, Mentat, Strategy], &[Strategy; 5]);
    table.act(Die(Mentat));
    assert!(table.may(jessica), "the figure need not be on the board");
    table.act(jessica).luck(Split(3), 1);
    assert_eq!(table.game.hands[0].len(), 3);
    assert_eq!(table.game.used, 1 << Leader::LadyJessica as u16);
    let other = Scenario::new().die(Atreides, Strategy);
    let mut wrong_die = other;
    wrong_die.act(Die(Strategy));
    assert_eq!(wrong_die.reason(jessica), "refuse-special");
    let mut used =
        Scenario::new().edit(|game| game.used = 1 << Leader::LadyJessica as u16).die(Atreides, Mentat);
    used.act(Die(Mentat));
    assert!(!used.may(jessica));
    let mut tanked = Scenario::new()
        .edit(|game| game.leaders[Leader::LadyJessica as usize] = Place::Tank(1))
        .die(Atreides, Mentat);
    tanked.act(Die(Mentat));
    assert!(!tanked.may(jessica));
}

#[test]
#[rule("WA-NAMED-07", "WA-NAMED-08", "WA-BG-07", "WA-AMB-66", "WA-CARD-16")]
fn hawats_scheming_removes_hawat_and_brings_mohiam() {
    let hawat = "card-hawats-scheming";
    let mut table = Scenario::new()
        .hand(Harkonnen, &[hawat, hawat, hawat])
        .aside(Leader::ThufirHawat)
        .die(Harkonnen, Mentat);
    table.act(Die(Mentat));
    assert!(!table.may(Play(card(hawat))), "it cannot be played");
    let mut table = Scenario::new()
        .hand(Harkonnen, &[hawat, hawat, hawat])
        .aside(Leader::ThufirHawat)
        .die(Harkonnen, Mentat);
    assert!(table.may(DropScheme(2)) && table.may(DropScheme(3)));
    table.act(DropScheme(2));
    assert_eq!(table.game.leaders[Leader::ThufirHawat as usize], Place::Gone);
    assert_eq!(table.game.leaders[Leader::Mohiam as usize], Place::Aside);
    assert_eq!((table.game.bene[1], table.game.hands[2].len()), (1, 1));
    assert!(!table.may(DropScheme(2)));
    let not_in_play = Scenario::new().hand(Harkonnen, &[hawat, hawat]).die(Harkonnen, Mentat);
    assert_eq!(not_in_play.reason(DropScheme(2)), "refuse-scheme");
}

#[test]
#[rule("WA-TANK-01", "WA-TANK-03", "WA-TANK-05", "WA-TANK-08")]
fn the_tank_moves_on_with_each_die() {
    let chani = Leader::Chani;
    let mut table = Scenario::new()
        .legion(Atreides, WINDGAP, [1, 0, 0], 0)
        .edit(|game| game.leaders[chani as usize] = Place::Tank(2))
        .turn(Atreides, &[Deployment, Deployment], &[Mentat; 4]);
    table.acts(&[Die(Deployment), Standard]);
    assert_eq!(table.game.leaders[chani as usize], Place::Aside, "out of the third cell");
    assert!(!table.may(Deploy(Figure::Named(chani), WINDGAP)), "not before the next turn");
    table.act(Done);
    table.act(Die(Mentat)).act(Standard).act(Pass);
    table.acts(&[Die(Deployment), Standard]);
    assert!(table.may(Deploy(Figure::Named(chani), WINDGAP)));
}

#[test]
#[rule("WA-AMB-10")]
fn a_player_without_any_option_is_skipped() {
    let mut table = Scenario::new().turn(Harkonnen, &[], &[Mentat, Mentat]);
    // Atreides has no die, and Desert Power is open while Harkonnen has one left.
    table.act(Die(Mentat)).act(Standard).act(Pass);
    assert!(table.asks(Atreides) && table.may(DesertPower) && !table.may(EndTurn));
}

#[test]
#[rule("WA-ACTION-14")]
fn what_is_not_drawn_from_the_first_deck_comes_from_the_second() {
    for (split, drawn) in [(0, [0, 2]), (1, [1, 1]), (2, [2, 0])] {
        let mut table = Scenario::new().die(Atreides, Mentat);
        table.act(Die(Mentat)).act(Standard).luck(Split(split), 1);
        let hand = table.game.hands[0];
        assert_eq!([Deck::HouseAtreides, Deck::Fremen].map(|deck| hand.of(deck).len()), drawn);
    }
}

#[test]
#[rule("WA-ACTION-02")]
fn desert_power_is_the_action_of_one_turn() {
    let mut table = Scenario::new().turn(Atreides, &[Strategy], &[Mentat; 3]);
    assert!(!table.seen_by(Harkonnen).desert_power);
    table.act(DesertPower);
    assert!(table.seen_by(Harkonnen).desert_power);
    table.act(Pass);
    assert!(table.asks(Harkonnen) && !table.seen_by(Harkonnen).desert_power);
}
