//! What a turn offers before and after its action.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::{It, Which};
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, dice, movement};
use arrakis::piece::{Aloft, Deck, Leader, Side};
use arrakis::state::Happened;
use table::{Game, Seat, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

fn four() -> Scenario {
    Scenario::with(&Arrakis::options("team", 4).unwrap())
}

/// The turn of a side after its action.
fn acted(table: Scenario, side: Side) -> Scenario {
    at(table, side, actions::Step::Turn { side, acted: true })
}

fn nobody_is_asked(table: &Scenario) -> bool {
    table.game.waiting().seats().is_empty()
}

#[test]
#[rule("WA-ACTION-01", "WA-ROUND-02")]
fn the_action_phase_begins_with_atreides_and_nothing_has_happened() {
    let happened = Happened { rode: true, worm_took: 2, beat_leader: true, sietch_held: true };
    let mut table = bare()
        .edit(|game| {
            game.dice[0][Strategy as usize] = 2;
            game.dice[2][Strategy as usize] = 2;
            game.turn = Harkonnen;
            game.happened = happened;
            game.bene = [1, 0];
            game.bene_supply -= 1;
        })
        .at(Phase::Tokens, dice::Step::BeneGesserit { side: Atreides });
    table.luck(Pass, 1);
    assert_eq!((table.game.turn, table.game.happened), (Atreides, Happened::default()));
    assert!(table.asks(Atreides) && table.may(Die(Strategy)));
}

#[test]
#[rule("WA-ACTION-02")]
fn truthtrance_binds_harkonnen_to_a_result_they_still_have() {
    let forced = |side, atreides: &[_], harkonnen: &[_]| {
        bare().edit(|game| game.forced = Some(House)).turn(side, atreides, harkonnen)
    };
    let bound = forced(Harkonnen, &[Strategy], &[Mentat, House]);
    offers_only(&bound, &[Die(House)]);
    offers_only(&forced(Harkonnen, &[Strategy], &[Mentat, Strategy]), &[Die(Mentat), Die(Strategy)]);
    offers_only(&forced(Atreides, &[Mentat, House], &[Strategy]), &[Die(Mentat), Die(House)]);
}

#[test]
#[rule("WA-TEAM-23", "WA-TEAM-24")]
fn of_partners_whoever_has_a_die_may_act() {
    let (house, other) = (Deck::HouseHarkonnen, Deck::Corrino);
    let who = |side: Side, dice: [&[arrakis::piece::Face]; 4], forced| {
        let table = four().edit(|game| {
            for (player, faces) in dice.into_iter().enumerate() {
                faces.iter().for_each(|&face| game.dice[player][face as usize] += 1);
            }
            game.forced = forced;
            game.turn = side;
        });
        table.edit(|game| table::Steps::push(game, actions::Step::WhoActs { side }))
    };
    let both: [&[_]; 4] = [&[Mentat], &[Strategy], &[Mentat], &[Strategy]];
    offers_only(&who(Harkonnen, both, None), &[Player(house), Player(other)]);
    offers_only(&who(Harkonnen, both, Some(Strategy)), &[Player(other)]);
    offers_only(&who(Harkonnen, both, Some(House)), &[Player(house), Player(other)]);
    let (atreides, fremen) = (Deck::HouseAtreides, Deck::Fremen);
    offers_only(&who(Atreides, both, Some(Strategy)), &[Player(atreides), Player(fremen)]);
    let one: [&[_]; 4] = [&[], &[Strategy], &[Mentat], &[]];
    offers_only(&who(Harkonnen, one, None), &[Player(house)]);
    offers_only(&who(Atreides, one, None), &[Player(fremen)]);
    let few: [&[_]; 4] = [&[Mentat], &[], &[Mentat, Mentat], &[]];
    offers_only(&who(Atreides, few, None), &[Player(atreides), Player(fremen)]);
}

#[test]
#[rule("WA-PRESC-06", "WA-PRESC-08")]
fn atreides_claim_and_harkonnen_do_not() {
    let ready = || bare().open("presc-fire-in-spice-fields").edit(|game| game.harvesters_lost = 2);
    let claim = Claim(prescience("presc-fire-in-spice-fields"));
    assert!(ready().die(Atreides, Strategy).may(claim));
    assert!(!ready().die(Harkonnen, Strategy).may(claim));
    // One that costs a die takes one that is still there.
    let paul = || bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::PaulAtreides, WINDGAP);
    let water = Claim(prescience("presc-water-of-life"));
    let open = || paul().open("presc-water-of-life");
    assert!(open().turn(Atreides, &[Strategy], &[Strategy]).may(water));
    offers_only(&open().turn(Atreides, &[], &[Strategy]), &[DesertPower]);
}

#[test]
#[rule("WA-FREE-01", "WA-FREE-02", "WA-MOVE-08")]
fn free_actions_belong_to_the_own_turn_of_the_action_phase() {
    let home = area("se-plateau-1");
    let table = || bare().legion(Atreides, home, [1, 0, 0], 0).token(home, 0);
    let step =
        || movement::Step::Move { left: 1, which: Which::Any, steps: 1, it: It::Nothing, side: Atreides };
    let train = Train(home, arrakis::piece::Token(0));
    assert!(at(table(), Atreides, step()).may(train));
    assert!(!at(table(), Harkonnen, step()).may(train), "not in the turn of the enemy");
    assert!(!table().at(Phase::Harvest, step()).may(train), "not in another phase");
    let moved = |game: &mut Arrakis| {
        game.moved.push(arrakis::state::Moved { area: home, part: *game.legion(home) });
    };
    assert!(!at(table().edit(moved), Atreides, step()).may(train), "not what has just moved");
}

#[test]
#[rule("WA-GUILD-FRIGATE-11")]
fn every_frigate_over_a_target_can_bombard() {
    let targets = areas(&["cne-desert-1", "nw-desert-1", "csw-desert-2"]);
    let table = || {
        let table = Scenario::guild().edit(|game| game.leaders = [arrakis::state::Place::Waiting; 15]);
        targets.iter().fold(table, |table, area| table.legion(Harkonnen, area, [1, 0, 0], 0))
    };
    let turn = |zones: &[Zone]| {
        zones.iter().fold(table(), |table, &zone| table.frigate(Atreides, zone)).turn(
            Atreides,
            &[Mentat],
            &[Mentat],
        )
    };
    offers_only(&turn(&[Zone::N, Zone::Nw]), &[Die(Mentat), Bombard(Zone::N), Bombard(Zone::Nw)]);
    offers_only(&turn(&[Zone::W, Zone::Sw]), &[Die(Mentat), Bombard(Zone::W), Bombard(Zone::Sw)]);
    let none = Scenario::guild().frigate(Atreides, Zone::N).turn(Atreides, &[Mentat], &[Mentat]);
    assert!(!none.may(Bombard(Zone::N)), "nobody there");
    let last = acted(table().frigate(Atreides, Zone::N), Atreides);
    offers_only(&last, &[EndTurn, Bombard(Zone::N)]);
}

#[test]
#[rule("WA-ACTION-03", "WA-FREE-01")]
fn after_the_action_a_side_is_asked_while_something_free_is_left() {
    assert!(nobody_is_asked(&acted(bare(), Atreides)));
    assert!(nobody_is_asked(&acted(bare(), Harkonnen)));
    let token = acted(bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).token(WINDGAP, 0), Atreides);
    offers_only(&token, &[EndTurn, Train(WINDGAP, arrakis::piece::Token(0))]);
    let atomics = acted(bare().edit(|game| game.atomics_ready = true), Atreides);
    offers_only(
        &atomics,
        &[EndTurn, Detonate(SPLINTERED_ROCK), Detonate(HOLE_IN_THE_ROCK), Detonate(RIMWALL_WEST)],
    );
    let spent = bare().edit(|game| (game.atomics_ready, game.detonated) = (true, Some(SPLINTERED_ROCK)));
    assert!(nobody_is_asked(&acted(spent, Atreides)));
    let claim = bare().open("presc-fire-in-spice-fields").edit(|game| game.harvesters_lost = 2);
    let claim = acted(claim, Atreides);
    offers_only(&claim, &[EndTurn, Claim(prescience("presc-fire-in-spice-fields"))]);
    // A token in the middle of the map is under the northern, eastern and north-eastern air zones.
    let hidden = area("cne-desert-1");
    for zone in Zone::ALL {
        let table = bare().legion(Atreides, hidden, [1, 0, 0], 0).token(hidden, 0);
        let table = table.edit(|game| {
            game.sietches.iter_mut().for_each(|sietch| sietch.seen = true);
            game.air[zone.index()] = Aloft::Ornithopter;
        });
        let table = acted(table, Harkonnen);
        if [Zone::N, Zone::E, Zone::Ne].contains(&zone) {
            offers_only(&table, &[EndTurn, Scout(zone)]);
        } else {
            assert!(nobody_is_asked(&table), "{zone:?}");
        }
    }
}

#[test]
#[rule("WA-NAMED-07", "WA-TEAM-11")]
fn a_scheme_is_the_business_of_the_partner_who_holds_it() {
    let hawat = card("card-hawats-scheming");
    let table = |acting: Deck, copies: usize| {
        let table = four().aside(Leader::ThufirHawat).edit(|game| {
            for _ in 0..copies {
                assert!(game.decks[Deck::HouseHarkonnen as usize].remove(hawat));
                game.hands[Deck::HouseHarkonnen as usize].add(hawat);
            }
            game.cones = [0; 2];
        });
        let table = table.turn(Harkonnen, &[Mentat], &[Mentat]);
        table.edit(|game| {
            game.dice[Deck::Corrino as usize][Mentat as usize] = 1;
            game.acting[Harkonnen.index()] = acting;
        })
    };
    let drops = |table: Scenario| -> Vec<Action> {
        table.legal().into_iter().filter(|action| matches!(action, DropScheme(_))).collect()
    };
    assert_eq!(drops(table(Deck::HouseHarkonnen, 1)), []);
    assert_eq!(drops(table(Deck::HouseHarkonnen, 2)), [DropScheme(2)]);
    assert_eq!(drops(table(Deck::HouseHarkonnen, 3)), [DropScheme(2), DropScheme(3)]);
    assert_eq!(drops(table(Deck::Corrino, 3)), []);
    assert_eq!(table(Deck::Corrino, 3).waiting(), Some(Seat(3)));
}

#[test]
#[rule("WA-ACTION-19", "WA-NAMED-16")]
fn the_wild_maker_is_used_once_a_round() {
    let lair = area("ne-desert-4");
    let table = || bare().edit(|game| game.wild_maker = Some(lair)).turn(Atreides, &[], &[Mentat; 3]);
    offers_only(&table(), &[DesertPower, WildMaker]);
    let mut used = table();
    used.act(WildMaker);
    assert!(used.game.desert_power);
    used.act(Done);
    assert!(used.asks(Harkonnen));
    let again = used.turn(Atreides, &[], &[Mentat; 3]);
    offers_only(&again, &[DesertPower]);
}

#[test]
#[rule("WA-LEADER-02", "WA-LEADER-03", "WA-ACTION-02")]
fn a_die_is_used_for_its_result_a_leader_or_a_card() {
    let table = || {
        bare()
            .aside(Leader::LadyJessica)
            .aside(Leader::ThufirHawat)
            .aside(Leader::BaronHarkonnen)
            .hand(Atreides, &["card-usul"])
            .hand(Harkonnen, &["card-workhorse", "card-hawats-scheming"])
    };
    let die = |table: Scenario, side, face| {
        let mut table = table.die(side, face);
        table.act(Die(face));
        table
    };
    let (usul, horse) = (card("card-usul"), card("card-workhorse"));
    offers_only(&die(table(), Atreides, Mentat), &[Standard, Special(Leader::LadyJessica), Play(usul)]);
    offers_only(&die(table(), Harkonnen, Mentat), &[Standard, Special(Leader::ThufirHawat), Play(horse)]);
    offers_only(&die(table(), Harkonnen, House), &[Standard, Special(Leader::BaronHarkonnen), Play(horse)]);
    let others = [As(Strategy), As(Leadership), As(Deployment), As(Mentat)];
    let mut house = die(table(), Atreides, House);
    offers_only(&house, &[&others[..], &[Play(usul)]].concat());
    house.act(As(Mentat));
    offers_only(&house, &[Standard, Special(Leader::LadyJessica)]);
    let used = table().edit(|game| game.used = 1 << Leader::LadyJessica as u16);
    offers_only(&die(used, Atreides, Mentat), &[Standard, Play(usul)]);
}
