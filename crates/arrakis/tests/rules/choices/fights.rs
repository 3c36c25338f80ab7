//! Battles: who fights, who leads, what it costs, and what prescience makes of the end.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::{Branch, It, Which};
use arrakis::event::Event;
use arrakis::options::Options;
use arrakis::phase::losses::Cause;
use arrakis::phase::{Step, attack, battle, losses};
use arrakis::piece::{Figure, Leader, Side, Unit};
use arrakis::state::Manner;
use table::{Game, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);

/// A battle that has come to this point.
fn fighting(
    table: Scenario,
    attacker: Side,
    from: arrakis::board::Area,
    to: arrakis::board::Area,
) -> Scenario {
    table.edit(|game| {
        game.battle.attacker = attacker;
        (game.battle.from, game.battle.to, game.battle.round) = (from, to, 1);
    })
}

/// The side attacks from here, the only one who can.
fn attack(table: Scenario, side: Side, from: arrakis::board::Area, rolls: &[u32]) -> Scenario {
    let mut table = table.die(side, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), rolls);
    table
}

#[test]
#[rule("WA-NAMED-09", "WA-BATTLE-08")]
fn a_player_with_nothing_but_schemes_is_asked_like_any_other() {
    let field = area("se-plateau-1");
    let table = bare()
        .legion(Atreides, PASTY_MESA, [2, 0, 0], 0)
        .legion(Harkonnen, field, [2, 0, 0], 0)
        .hand(Harkonnen, &["card-hawats-scheming"]);
    let mut table = table.die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(PASTY_MESA)]);
    assert!(table.asks(Harkonnen), "whoever holds a card may have one to discard");
    offers_only(&table, &[Done]);
}

#[test]
#[rule("WA-GUILD-TROOP-04")]
fn only_the_troops_of_riders_stay_out_of_the_battle() {
    let field = area("se-plateau-1");
    let table = Scenario::guild()
        .legion(Atreides, PASTY_MESA, [1, 0, 0], 0)
        .troops(Atreides, PASTY_MESA, 1)
        .legion(Harkonnen, field, [1, 0, 0], 0)
        .troops(Harkonnen, field, 1);
    let table = fighting(table, Atreides, PASTY_MESA, field).edit(|game| game.battle.manner.mounted = true);
    let hit = |side, area, cause| {
        let step = losses::Step::Losses { side, area, hits: 1, cause };
        at(Scenario { game: table.game.clone(), told: Vec::new() }, side, step)
    };
    for cause in [Cause::Battle, Cause::Price] {
        offers_only(&hit(Atreides, PASTY_MESA, cause), &[Remove(REGULAR)]);
        offers_only(&hit(Harkonnen, field, cause), &[Remove(REGULAR), Remove(Figure::Troop)]);
    }
    for cause in [Cause::Worm, Cause::Storm, Cause::Bombardment] {
        offers_only(&hit(Atreides, PASTY_MESA, cause), &[Remove(REGULAR), Remove(Figure::Troop)]);
    }
    let mut rolls = at(table, Atreides, battle::Step::Continue);
    rolls.act(Continue).roll(Stand, &[BLOCK, BLOCK, BLOCK]);
    assert!(rolls.may(Continue), "one die of the rider, two of the defenders");
}

#[test]
#[rule("WA-BATTLE-14", "WA-BATTLE-17")]
fn each_leader_uses_one_special_and_the_owner_chooses_who() {
    let field = area("se-plateau-1");
    let (gurney, stilgar) = (Leader::GurneyHalleck, Leader::Stilgar);
    let table = |generic| {
        bare()
            .legion(Atreides, PASTY_MESA, [3, 0, 0], generic)
            .leader(gurney, PASTY_MESA)
            .leader(stilgar, PASTY_MESA)
            .legion(Harkonnen, field, [6, 0, 0], 0)
    };
    let blocks = [BLOCK; 6];
    let mut three = attack(table(2), Atreides, PASTY_MESA, &[&[SPECIAL; 3][..], &blocks].concat());
    let named = [Use(Figure::Named(gurney)), Use(Figure::Named(stilgar))];
    offers_only(&three, &[&[Use(Figure::Generic)][..], &named].concat());
    three.act(Use(Figure::Generic));
    offers_only(&three, &[&[Use(Figure::Generic)][..], &named].concat());
    three.act(Use(Figure::Generic));
    offers_only(&three, &named);
    three.act(named[0]);
    let led = |table: &Scenario| {
        table.told.iter().filter(|told| matches!(told, Event::LeaderFought { .. })).count()
    };
    assert_eq!(led(&three), 1, "and Stilgar has none left");
    // As many Specials as leaders: nobody has to choose.
    let all = attack(table(1), Atreides, PASTY_MESA, &[&[SPECIAL; 3][..], &blocks].concat());
    assert_eq!(led(&all), 3);
    // Naibs are all alike.
    let naibs = bare().legion(Atreides, PASTY_MESA, [1, 0, 0], 3).legion(Harkonnen, field, [6, 0, 0], 0);
    let naibs = attack(naibs, Atreides, PASTY_MESA, &[&[SPECIAL][..], &blocks].concat());
    assert_eq!(led(&naibs), 1);
}

#[test]
#[rule("WA-BATTLE-22", "WA-SOLO-BATTLE-10")]
fn going_on_against_a_settlement_costs_people_a_hit() {
    let costs = |table: Scenario, attacker: Side, from, to, merciless: bool| {
        let table = fighting(table, attacker, from, to).edit(|game| game.battle.manner.merciless = merciless);
        let mut table = at(table, attacker, battle::Step::Continue);
        table.luck(Continue, 1);
        let next = table.game.next();
        let price = matches!(next, Some(Step::Losses(losses::Step::Losses { cause: Cause::Price, .. })));
        (price, next)
    };
    let sietch = |table: Scenario| {
        let near = area("csw-desert-1");
        (table.legion(Harkonnen, near, [2, 1, 0], 0).legion(Atreides, WINDGAP, [3, 0, 0], 0), near)
    };
    let (duel, near) = sietch(bare());
    assert!(costs(duel, Harkonnen, near, WINDGAP, false).0);
    let (duel, near) = sietch(bare());
    assert!(!costs(duel, Harkonnen, near, WINDGAP, true).0, "killers without mercy");
    let (solo, near) = sietch(Scenario::with(&Arrakis::options("solo", 1).unwrap()));
    assert!(!costs(solo, Harkonnen, near, WINDGAP, false).0, "the automaton pays nothing");
    let town = Scenario::with(&Arrakis::options("solo", 1).unwrap())
        .legion(Atreides, RIMWALL_WEST, [2, 1, 0], 0)
        .legion(Harkonnen, ARRAKEEN, [3, 0, 0], 0);
    assert!(costs(town, Atreides, RIMWALL_WEST, ARRAKEEN, false).0, "its enemy does");
    let field = area("se-plateau-1");
    let open = bare().legion(Atreides, PASTY_MESA, [3, 0, 0], 0).legion(Harkonnen, field, [3, 0, 0], 0);
    assert!(!costs(open, Atreides, PASTY_MESA, field, false).0, "no settlement");
}

#[test]
#[rule("WA-SOLO-BATTLE-08")]
fn only_an_attack_of_its_own_is_ceased_by_the_automaton() {
    let solo = || Scenario::with(&Arrakis::options("solo", 1).unwrap());
    let field = area("se-plateau-1");
    let weak = solo().legion(Atreides, PASTY_MESA, [1, 0, 0], 0).legion(Harkonnen, field, [4, 0, 0], 0);
    let weak = attack(weak, Atreides, PASTY_MESA, &[BLOCK; 5]);
    assert!(weak.told.iter().any(|told| matches!(told, Event::CombatRoll { .. })));
    assert!(!weak.told.iter().any(|told| matches!(told, Event::Ceased { .. })));
}

/// What Atreides may claim once this is over, with these two cards revealed.
fn watching(table: Scenario) -> Scenario {
    table.open("presc-kanly-on-the-sand").open("presc-sietch-holds")
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn beating_a_legion_with_a_leader_can_be_claimed_at_once_and_only_then() {
    let field = area("se-plateau-1");
    let claim = Claim(prescience("presc-kanly-on-the-sand"));
    let table = |generic| {
        let ours = watching(bare()).legion(Atreides, PASTY_MESA, [4, 0, 0], 0);
        ours.legion(Harkonnen, field, [1, 0, 0], generic)
    };
    let mut beaten = attack(table(1), Atreides, PASTY_MESA, &[HIT, HIT, BLOCK, BLOCK, BLOCK]);
    beaten.act(Remove(REGULAR));
    offers_only(&beaten, &[claim, Pass]);
    beaten.act(Pass);
    assert!(!beaten.game.happened.beat_leader && !beaten.may(claim));
    let alone = attack(table(0), Atreides, PASTY_MESA, &[HIT, HIT, BLOCK, BLOCK, BLOCK]);
    assert!(!alone.game.happened.beat_leader && !alone.may(claim), "nobody led them");
    // The leader counts who was there when the battle began.
    let mut late = attack(table(1), Atreides, PASTY_MESA, &[HIT, HIT, BLOCK, BLOCK, BLOCK]);
    late.acts(&[Remove(Figure::Generic), Continue]);
    assert_eq!(late.game.battle.round, 1);
    late.roll(Stand, &[HIT, HIT, BLOCK, BLOCK, BLOCK]);
    offers_only(&late, &[claim, Pass]);
}

#[test]
#[rule("WA-BATTLE-21", "WA-BATTLE-10")]
fn battle_rounds_are_counted_one_by_one() {
    let field = area("se-plateau-1");
    let table = bare().legion(Atreides, PASTY_MESA, [1, 0, 0], 0).legion(Harkonnen, field, [1, 0, 0], 0);
    let mut table = attack(table, Atreides, PASTY_MESA, &[BLOCK, BLOCK]);
    for round in 1..4 {
        assert_eq!(table.game.battle.round, round);
        table.act(Continue).roll(Stand, &[BLOCK, BLOCK]);
    }
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56", "WA-AMB-28")]
fn a_sietch_that_holds_can_be_claimed_at_once() {
    let near = area("csw-desert-1");
    let claim = Claim(prescience("presc-sietch-holds"));
    let table = |theirs, ours| {
        let table = watching(bare()).legion(Harkonnen, near, [theirs, 0, 0], 0);
        let table = table.legion(Atreides, WINDGAP, [ours, 0, 0], 0);
        table.edit(|game| game.sietches.iter_mut().for_each(|sietch| (sietch.rank, sietch.seen) = (1, true)))
    };
    // One defender is enough.
    let mut ceased = attack(table(2, 1), Harkonnen, near, &[BLOCK; 4]);
    ceased.act(Cease);
    assert!(ceased.asks(Atreides));
    offers_only(&ceased, &[claim, Pass]);
    // The last attacker is the price of going on.
    let mut paid = attack(table(1, 2), Harkonnen, near, &[BLOCK; 4]);
    paid.act(Continue);
    offers_only(&paid, &[claim, Pass]);
    assert!(!paid.game.happened.beat_leader);
    // The attackers fall.
    let fallen = attack(table(1, 1), Harkonnen, near, &[BLOCK, HIT, HIT]);
    offers_only(&fallen, &[claim, Pass]);
    // The defenders fall, and the sietch with them.
    let taken = attack(table(2, 1), Harkonnen, near, &[HIT, HIT, SPECIAL, SPECIAL]);
    assert!(!taken.game.happened.sietch_held && !taken.game.sietch_areas.has(WINDGAP));
    // Elsewhere nothing is held.
    let field = area("se-plateau-1");
    let open =
        watching(bare()).legion(Harkonnen, field, [1, 0, 0], 0).legion(Atreides, PASTY_MESA, [1, 0, 0], 0);
    let mut open = open.die(Harkonnen, Strategy);
    open.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(field)])
        .roll(To(PASTY_MESA), &[BLOCK; 2])
        .act(Cease);
    assert!(!open.may(claim));
}

#[test]
#[rule("WA-BATTLE-29", "WA-ECO-01")]
fn by_the_faq_the_victor_advances_with_a_part_and_arrives() {
    let options = Options { faq3: true, spacing_guild: true, ..Arrakis::options("duel", 2).unwrap() };
    let station = area("ne-desert-2");
    let from = (station.ground() & arrakis::board::DESERTS).iter().next().unwrap();
    let table = Scenario::with(&options)
        .troops(Atreides, from, 2)
        .legion(Harkonnen, station, [1, 0, 0], 0)
        .edit(|game| game.stations.add(station));
    let mut table = attack(table, Atreides, from, &[HIT, HIT, BLOCK]);
    offers_only(&table, &[Done, Pass, Leave(Figure::Troop)]);
    table.act(Leave(Figure::Troop)).luck(Done, 1);
    assert!(table.told.iter().any(|told| matches!(told, Event::StationCaptured { .. })));
    assert_eq!((table.game.legion(from).troops, table.game.legion(station).troops), (1, 1));
}

#[test]
#[rule("WA-BATTLE-10", "WA-PLAN-04")]
fn cards_add_dice_up_to_six_and_no_further() {
    let field = area("se-plateau-1");
    let cards = ["card-usul", "card-adab"];
    let table = |ours| {
        let table = bare().legion(Atreides, PASTY_MESA, [ours, 0, 0], 0).hand(Atreides, &cards);
        table.legion(Harkonnen, field, [1, 0, 0], 0).die(Atreides, Strategy)
    };
    let mut five = table(5);
    five.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(PASTY_MESA)]);
    offers_only(&five, &[Done, Discard(card(cards[0])), Discard(card(cards[1]))]);
    five.roll(Discard(card(cards[0])), &[BLOCK; 7]);
    assert!(five.may(Continue), "six dice are the most: nobody is asked for another card");
    let mut six = table(6);
    six.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(PASTY_MESA), &[BLOCK; 7]);
    assert!(six.may(Continue));
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn the_end_of_a_battle_for_a_sietch_is_a_moment_of_its_own() {
    let near = area("csw-desert-1");
    let claim = Claim(prescience("presc-sietch-holds"));
    let ceased = |table: Scenario| {
        let table = table.legion(Harkonnen, near, [2, 0, 0], 0).legion(Atreides, WINDGAP, [1, 0, 0], 0);
        let table = table.edit(|game| game.sietches.iter_mut().for_each(|sietch| sietch.rank = 1));
        let (which, manner, it) = (Which::Any, Manner::default(), It::Nothing);
        let mut table = at(table, Harkonnen, attack::Step::Attack { which, manner, it, side: Harkonnen });
        table.roll(From(near), &[BLOCK; 4]).act(Cease);
        table
    };
    let mut held = ceased(watching(bare()));
    offers_only(&held, &[claim, Pass]);
    held.act(claim);
    assert!(held.asks(Harkonnen) && held.may(Die(Strategy)), "then the turn goes on");
    let mut passed = ceased(watching(bare()));
    passed.act(Pass);
    assert!(passed.asks(Harkonnen) && !passed.game.happened.sietch_held, "the moment has passed");
    assert!(ceased(bare()).asks(Harkonnen), "without the card nobody is asked");
}
