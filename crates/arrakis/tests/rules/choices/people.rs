//! Leaders and units: tanks, losses, deployment.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::Piece;
use arrakis::effect::place;
use arrakis::event::Event;
use arrakis::phase::losses::{self, Cause};
use arrakis::phase::round::Phase;
use arrakis::phase::{deploy, prescience as claims, worms};
use arrakis::piece::{Deck, Figure, Leader, Legion, Marker, Unit};
use arrakis::state::{Happened, Moved, Place};
use table::{Game, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const ELITE: Figure = Figure::Unit(Unit::Elite);
const SPECIAL_UNIT: Figure = Figure::Unit(Unit::Special);

fn four() -> Scenario {
    Scenario::with(&Arrakis::options("team", 4).unwrap())
}

/// The marker takes its third step, and who comes with it enters.
fn third_step(table: Scenario, marker: Marker) -> Scenario {
    let mut table = at(table.edit(|game| game.markers[marker as usize] = 2), Atreides, claims::Step::Hasten);
    table.luck(Raise(marker), 1);
    table
}

#[test]
#[rule("WA-NAMED-04", "WA-AMB-72")]
fn muaddib_takes_the_place_of_paul_wherever_he_is() {
    let (old, new) = (Leader::PaulAtreides, Leader::PaulMuaddib);
    let home = area("se-plateau-1");
    let board = |table: Scenario| {
        table.legion(Atreides, home, [2, 0, 0], 0).leader(old, home).leader(Leader::Stilgar, home)
    };
    for table in [board(bare()), board(four())] {
        let part = Legion { units: [1, 0, 0], named: old.bit(), ..Legion::NONE };
        let other = Legion { units: [1, 0, 0], named: Leader::Stilgar.bit(), ..Legion::NONE };
        let table = table.edit(|game| {
            game.moved.push(Moved { area: home, part });
            game.moved.push(Moved { area: home, part: other });
            game.used = 1 << old as u16;
        });
        let table = third_step(table, Marker::KwisatzHaderach);
        assert_eq!(
            (table.game.leaders[old as usize], table.game.leaders[new as usize]),
            (Place::Gone, Place::On(home))
        );
        assert_eq!(table.game.legion(home).named, new.bit() | Leader::Stilgar.bit());
        let moved: Vec<u8> = table.game.moved.iter().map(|moved| moved.part.named).collect();
        assert_eq!(moved, [new.bit(), Leader::Stilgar.bit()]);
        assert_eq!(table.game.used, 1 << new as u16);
        assert_eq!(table.game.lodging, None, "nobody is in a tank");
    }
    let tank = |table: Scenario| {
        third_step(table.edit(|game| game.leaders[old as usize] = Place::Tank(1)), Marker::KwisatzHaderach)
    };
    let duel = tank(bare());
    assert_eq!(
        (duel.game.leaders[new as usize], duel.game.lodging),
        (Place::Tank(1), None),
        "one board, one tank"
    );
    let shared = tank(four());
    assert_eq!(shared.game.lodging, Some((new, old)), "he stays in the tank of the other board");
    assert_eq!(shared.game.tank_of(new), Deck::HouseAtreides);
}

#[test]
#[rule("WA-TANK-03", "WA-AMB-72")]
fn whoever_heals_leaves_the_lodging_of_another_alone() {
    let (paul, muaddib) = (Leader::PaulAtreides, Leader::PaulMuaddib);
    let table = |cell| {
        let table = four().edit(|game| {
            game.leaders = [Place::Waiting; 15];
            game.leaders[muaddib as usize] = Place::Tank(cell);
            game.leaders[paul as usize] = Place::Gone;
            game.leaders[Leader::Stilgar as usize] = Place::Tank(2);
            game.lodging = Some((muaddib, paul));
        });
        let mut table = table.turn(Atreides, &[Mentat], &[Mentat]);
        table.acts(&[Die(Mentat)]).luck(Standard, 1);
        table.game.lodging
    };
    assert_eq!(table(0), Some((muaddib, paul)));
    assert_eq!(table(2), None);
}

#[test]
#[rule("WA-NAMED-02", "WA-BG-01")]
fn who_is_gone_does_not_go_again_and_tokens_run_out() {
    let plays = |table: Scenario, id: &str| {
        let mut table = table.hand(Harkonnen, &[id]).turn(Harkonnen, &[Mentat; 2], &[Mentat; 4]);
        table.act(Die(Mentat)).luck(Play(card(id)), 1);
        table
    };
    let gone =
        |table: &Scenario| table.told.iter().filter(|told| matches!(told, Event::LeaderGone { .. })).count();
    let rabban = |place| bare().edit(|game| game.leaders[Leader::BeastRabban as usize] = place);
    assert_eq!(gone(&plays(rabban(Place::Aside), "card-beloved-feyd")), 1);
    assert_eq!(gone(&plays(rabban(Place::Gone), "card-beloved-feyd")), 0);
    let tokens = |supply| {
        let table = plays(bare().edit(|game| game.bene_supply = supply), "card-breeding-program");
        (table.game.bene_supply, table.game.bene[1])
    };
    assert_eq!((tokens(0), tokens(1)), ((0, 0), (0, 1)));
}

#[test]
#[rule("WA-TANK-05", "WA-AMB-48")]
fn who_is_on_the_way_to_the_tank_or_just_out_of_it_is_not_placed() {
    let table = |edit: fn(&mut Arrakis)| {
        let table = bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).aside(Leader::Chani).edit(edit);
        let step = place::Step::Figure { piece: Piece::Leader, area: WINDGAP, side: Atreides, must: false };
        at(table, Atreides, step).may(Supply(Figure::Named(Leader::Chani)))
    };
    assert!(table(|_| {}));
    assert!(!table(|game| game.dying = 1 << Leader::Chani as u16));
    assert!(!table(|game| game.resting = 1 << Leader::Chani as u16));
    assert!(table(|game| game.dying = 1 << Leader::Stilgar as u16));
    assert!(table(|game| game.resting = 1 << Leader::BaronHarkonnen as u16), "it is nobody else's business");
}

#[test]
#[rule("WA-LOSS-01", "WA-LOSS-02", "WA-LOSS-03", "WA-PRESC-06")]
fn a_sandworm_takes_units_and_what_it_took_is_counted() {
    let dune = area("ne-desert-4");
    let table = |cause| {
        let table = bare().legion(Harkonnen, dune, [1, 1, 1], 1).leader(Leader::BaronHarkonnen, dune);
        at(table, Harkonnen, losses::Step::Losses { side: Harkonnen, area: dune, hits: 9, cause })
    };
    let baron = Figure::Named(Leader::BaronHarkonnen);
    let all = [
        Remove(REGULAR),
        Downgrade(Unit::Elite),
        Downgrade(Unit::Special),
        Remove(Figure::Generic),
        Remove(baron),
    ];
    offers_only(&table(Cause::Worm), &all);
    for (action, counts) in all.into_iter().zip([1, 1, 1, 0, 0]) {
        let took = |cause| {
            let mut table = table(cause);
            table.luck(action, 1);
            table.game.happened.worm_took
        };
        assert_eq!((took(Cause::Worm), took(Cause::Storm)), (counts, 0), "{action:?}");
    }
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn one_event_earns_one_card() {
    let all = Happened { rode: true, worm_took: 2, beat_leader: true, sietch_held: true };
    for (id, left) in [
        ("presc-mudir-sandride", Happened { rode: false, ..all }),
        ("presc-makers-hunger", Happened { worm_took: 0, ..all }),
        ("presc-kanly-on-the-sand", Happened { beat_leader: false, ..all }),
        ("presc-sietch-holds", Happened { sietch_held: false, ..all }),
    ] {
        let mut table = bare().open(id).edit(|game| game.happened = all).die(Atreides, Strategy);
        table.act(Claim(prescience(id)));
        assert_eq!(table.game.happened, left, "{id}");
        let calm = bare().open(id).die(Atreides, Strategy);
        assert!(!calm.may(Claim(prescience(id))), "{id}");
    }
    let one =
        bare().open("presc-makers-hunger").edit(|game| game.happened.worm_took = 1).die(Atreides, Strategy);
    assert!(!one.may(Claim(prescience("presc-makers-hunger"))), "one unit is not two");
}

#[test]
#[rule("WA-PRESC-06")]
fn only_harvesters_lost_in_the_action_phase_count() {
    let field = area("nw-desert-1");
    let lost = |phase| {
        let table = bare().edit(|game| game.harvesters.add(field));
        let mut table = table.at(phase, worms::Step::Rescue { area: field });
        table.game.dice = [[1; 5]; 4];
        table.luck(Pass, 1);
        table.game.harvesters_lost
    };
    assert_eq!((lost(Phase::Actions), lost(Phase::Storms)), (1, 0));
}

fn standing_in(units: [u8; 3], unit: Unit) -> Scenario {
    let table = bare().edit(|game| game.units[0] = units).legion(Atreides, WINDGAP, [0; 3], 0);
    at(table, Atreides, deploy::Step::StandIn { side: Atreides, unit, area: WINDGAP })
}

#[test]
#[rule("WA-COMP-21", "WA-AMB-26", "WA-LEADER-05", "WA-STACK-02")]
fn a_lower_rank_may_stand_in() {
    offers_only(&standing_in([1, 1, 1], Unit::Special), &[Supply(ELITE), Supply(REGULAR), Pass]);
    offers_only(&standing_in([1, 0, 1], Unit::Special), &[Supply(REGULAR), Pass]);
    offers_only(&standing_in([1, 0, 1], Unit::Elite), &[Supply(REGULAR), Pass]);
    offers_only(&standing_in([0, 1, 1], Unit::Elite), &[Pass]);
    // Without one a leader who waits for it is alone.
    let alone = standing_in([1, 0, 0], Unit::Elite).edit(|game| game.put(Atreides, Figure::Generic, WINDGAP));
    let mut none = Scenario { game: alone.game.clone(), told: Vec::new() };
    none.act(Pass);
    assert_eq!(none.game.legion(WINDGAP).generic, 0);
    let mut one = alone;
    one.act(Supply(REGULAR));
    assert_eq!((one.game.legion(WINDGAP).generic, one.units(WINDGAP)), (1, [1, 0, 0]));
    let full = bare().legion(Atreides, WINDGAP, [6, 0, 0], 0);
    let step = deploy::Step::StandIn { side: Atreides, unit: Unit::Elite, area: WINDGAP };
    let mut full = at(full, Atreides, step);
    full.act(Supply(REGULAR));
    assert_eq!(full.units(WINDGAP), [6, 0, 0], "six are the limit, and all are alike");
}

fn deploying(supply: [u8; 3], units: [u8; 3], leader: bool) -> Scenario {
    let table = bare().edit(|game| {
        game.units[1] = supply;
        game.settlements = areas(&["carthag", "arrakeen"]);
    });
    at(table, Harkonnen, deploy::Step::Deploy { units, leader })
}

#[test]
#[rule("WA-ACTION-13", "WA-COMP-21", "WA-AMB-15")]
fn harkonnen_deploys_what_the_order_says_or_what_stands_in() {
    let places = |figure| [Deploy(figure, CARTHAG), Deploy(figure, ARRAKEEN)];
    let offers = |table: &Scenario, figures: &[Figure]| {
        let expected: Vec<Action> = figures.iter().flat_map(|&figure| places(figure)).chain([Done]).collect();
        offers_only(table, &expected);
    };
    offers(&deploying([1, 1, 1], [1, 0, 1], false), &[REGULAR, SPECIAL_UNIT]);
    offers(&deploying([1, 1, 0], [0, 0, 1], false), &[REGULAR, ELITE]);
    offers(&deploying([0, 1, 0], [0, 0, 1], false), &[ELITE]);
    offers(&deploying([0, 1, 1], [1, 0, 0], false), &[]);
    let mut two = deploying([5, 5, 5], [2, 0, 1], true);
    two.act(Deploy(REGULAR, CARTHAG));
    assert!(two.may(Deploy(Figure::Generic, CARTHAG)) && !two.may(Deploy(Figure::Generic, ARRAKEEN)));
    two.acts(&[Deploy(Figure::Generic, CARTHAG), Deploy(SPECIAL_UNIT, ARRAKEEN)]);
    offers(&two, &[REGULAR]);
    two.act(Deploy(REGULAR, ARRAKEEN));
    assert!(two.may(Die(Strategy)), "the order is filled");
    assert_eq!((two.units(CARTHAG), two.units(ARRAKEEN)), ([1, 0, 0], [1, 0, 1]));
}

#[test]
#[rule("WA-ACTION-12", "WA-AMB-13", "WA-AMB-14")]
fn atreides_deploy_a_token_and_a_leader_together() {
    let table = |supply: bool| {
        let table = bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).legion(Atreides, GARA_KULON, [1, 0, 0], 0);
        let table = table.edit(|game| {
            game.generic[0] = 1;
            if !supply {
                game.token_supply = arrakis::piece::Tokens::NONE;
            }
        });
        let step =
            deploy::Step::DeployTokens { left: 1, leader: true, area: None, spread: false, near: None };
        at(table, Atreides, step)
    };
    let leaders = [Deploy(Figure::Generic, WINDGAP), Deploy(Figure::Generic, GARA_KULON)];
    offers_only(&table(true), &[&leaders[..], &[DrawToken, Done]].concat());
    offers_only(&table(false), &[&leaders[..], &[Done]].concat());
    let mut first = table(true);
    first.act(leaders[0]).luck(DrawToken, 1);
    assert!(!first.game.legion(WINDGAP).tokens.is_empty(), "the token follows the leader");
    let mut token = table(true);
    token.luck(DrawToken, 1);
    assert_eq!(token.legal().len(), 8, "any sietch");
    token.act(To(GARA_KULON));
    offers_only(&token, &[leaders[1], Done]);
}
