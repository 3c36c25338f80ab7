//! Why something may not be done: the rule against it, and the reason that is told.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::cards::PrescienceCard;
use arrakis::effect::{It, Which};
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{
    Task, actions, attack, battle, harvest, landing, losses, movement, planning, prescience, retreat,
    vehicles,
};
use arrakis::piece::{Deck, Figure, Leader, Power, Unit};
use arrakis::state::Manner;
use table::words::Words;
use table::{Game as _, Tell as _, rule};

use super::{at, bare};
use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);
const OTHER: &str = "refuse-other-question";

#[track_caller]
fn refuses(table: &Scenario, action: Action, rule: &str, why: &str) {
    assert_eq!((table.refused(action), table.reason(action)), (rule, why), "{action:?}");
}

#[test]
#[rule(
    "WA-ACTION-01",
    "WA-ACTION-02",
    "WA-ACTION-19",
    "WA-PRESC-09",
    "WA-ATOMIC-01",
    "WA-NAMED-07",
    "WA-BAN-09"
)]
fn in_a_turn() {
    let turn = bare().turn(Atreides, &[Strategy, Strategy], &[Strategy]);
    refuses(&turn, DesertPower, "WA-ACTION-19", "refuse-desert-power");
    refuses(&turn, WildMaker, "WA-ACTION-19", "refuse-desert-power");
    refuses(&turn, Claim(PrescienceCard(3)), "WA-PRESC-09", "refuse-claim");
    refuses(&turn, Die(House), "WA-ACTION-02", "refuse-no-die");
    refuses(&turn, Detonate(SPLINTERED_ROCK), "WA-ATOMIC-01", "refuse-atomics");
    refuses(&turn, DropScheme(2), "WA-NAMED-07", "refuse-scheme");
    refuses(&turn, Bombard(Zone::N), "WA-GUILD-FRIGATE-11", "refuse-bombard");
    refuses(&turn, Hoard, "WA-ACTION-02", OTHER);
    let acted = at(bare(), Harkonnen, actions::Step::Turn { side: Harkonnen, acted: true });
    let acted = acted.edit(|game| game.air[2] = arrakis::piece::Aloft::Ornithopter);
    refuses(&acted, Die(Strategy), "WA-ACTION-01", "refuse-acted");
    refuses(&acted, DesertPower, "WA-ACTION-03", OTHER);
    refuses(&acted, Scout(Zone::E), "WA-ACTION-03", OTHER);
    refuses(&acted, ScoutSparing(Zone::E), "WA-ACTION-03", OTHER);
    let banned = bare().die(Harkonnen, Strategy).edit(|game| game.bans = Power::Guild.bit());
    refuses(&banned, Scout(Zone::N), "WA-BAN-09", "refuse-ban-scout");
    refuses(&banned, ScoutSparing(Zone::N), "WA-BAN-09", "refuse-ban-scout");
}

#[test]
#[rule("WA-LEADER-02", "WA-LEADER-03", "WA-PLAN-02")]
fn with_a_die_in_hand() {
    let step = actions::Step::UseDie { player: Deck::HouseAtreides, die: Mentat, face: Mentat };
    let table = at(bare(), Atreides, step);
    refuses(&table, Special(Leader::LadyJessica), "WA-LEADER-03", "refuse-special");
    refuses(&table, Play(card("card-usul")), "WA-PLAN-02", "refuse-not-in-hand");
    refuses(&table, Hoard, "WA-LEADER-02", OTHER);
}

#[test]
#[rule("WA-MOVE-02", "WA-MOVE-05", "WA-MOVE-07", "WA-MOVE-08", "WA-MOVE-13", "WA-AIR-02")]
fn on_the_march() {
    let home = area("se-plateau-1");
    let next = home.ground().iter().next().unwrap();
    let table = || bare().legion(Atreides, home, [1, 0, 0], 1);
    let which = Which::Any;
    let step = movement::Step::Move { left: 2, which, steps: 1, it: It::Nothing, side: Atreides };
    let moves = at(table(), Atreides, step);
    refuses(&moves, From(WINDGAP), "WA-MOVE-08", "refuse-cannot-move");
    refuses(&moves, Hoard, "WA-MOVE-07", OTHER);
    refuses(&moves, Bombard(Zone::N), "WA-GUILD-FRIGATE-11", "refuse-bombard");
    let march = |table: Scenario| {
        let step = movement::Step::March { from: home, which, steps: 1, side: Atreides };
        let part = *table.game.legion(home);
        at(table.edit(|game| game.part = part), Atreides, step)
    };
    refuses(&march(table()), To(WINDGAP), "WA-MOVE-02", "refuse-too-far");
    refuses(&march(table()), Leave(REGULAR), "WA-MOVE-05", "refuse-leave");
    refuses(&march(table()), Hoard, "WA-MOVE-02", OTHER);
    let enemies = table().legion(Harkonnen, next, [1, 0, 0], 0);
    refuses(&march(enemies), To(next), "WA-MOVE-02", "refuse-not-free");
    let worm = table().edit(|game| game.worms.add(next));
    refuses(&march(worm), To(next), "WA-MOVE-13", "refuse-worm-there");
    let nowhere = arrakis::board::Area(200);
    refuses(&march(table()), To(nowhere), "WA-MOVE-02", OTHER);
    let fly = movement::Step::Fly { from: CARTHAG, to: ARSUNT, side: Harkonnen, attack: false, rides: false };
    let fly = at(bare().aloft(arrakis::piece::Aloft::Ornithopter, Zone::N), Harkonnen, fly);
    refuses(&fly, Hoard, "WA-AIR-02", OTHER);
}

#[test]
#[rule("WA-BATTLE-01", "WA-BATTLE-02", "WA-RETREAT-02", "WA-ATOMIC-04", "WA-LOSS-01", "WA-STACK-02")]
fn in_battle_and_after_it() {
    let field = area("se-plateau-1");
    let both = || bare().legion(Atreides, PASTY_MESA, [1, 0, 0], 0).legion(Harkonnen, field, [2, 0, 0], 0);
    let (which, manner, side) = (Which::Any, Manner::default(), Atreides);
    let attack = at(both(), Atreides, attack::Step::Attack { which, manner, it: It::Nothing, side });
    refuses(&attack, From(field), "WA-BATTLE-01", "refuse-cannot-attack");
    refuses(&attack, To(field), "WA-BATTLE-01", OTHER);
    let target = at(both(), Atreides, attack::Step::AttackTarget { from: PASTY_MESA, manner, side });
    refuses(&target, To(CARTHAG), "WA-BATTLE-02", "refuse-no-target");
    refuses(&target, From(CARTHAG), "WA-BATTLE-02", OTHER);
    let flee = at(both(), Atreides, retreat::Step::Flee { side: Harkonnen, area: field });
    refuses(&flee, To(PASTY_MESA), "WA-RETREAT-02", "refuse-retreat");
    refuses(&flee, Hoard, "WA-RETREAT-02", OTHER);
    let away = at(both(), Atreides, retreat::Step::Displace { side: Harkonnen, area: field });
    refuses(&away, To(PASTY_MESA), "WA-ATOMIC-04", OTHER);
    for (cause, rule) in [
        (Cause::Battle, "WA-LOSS-01"),
        (Cause::Bombardment, "WA-LOSS-01"),
        (Cause::Price, "WA-BATTLE-22"),
        (Cause::Worm, "WA-WORM-20"),
        (Cause::Storm, "WA-STORM-05"),
    ] {
        let loss =
            at(both(), Harkonnen, losses::Step::Losses { side: Harkonnen, area: field, hits: 1, cause });
        refuses(&loss, Remove(Figure::Generic), "WA-LOSS-01", "refuse-not-there");
        refuses(&loss, Downgrade(Unit::Elite), "WA-LOSS-01", "refuse-not-there");
        refuses(&loss, Hoard, rule, OTHER);
    }
    let crowd = bare().legion(Harkonnen, field, [6, 1, 0], 1);
    let excess = at(crowd, Harkonnen, losses::Step::Excess { side: Harkonnen, area: field });
    refuses(&excess, Remove(Figure::Generic), "WA-STACK-02", OTHER);
}

#[test]
#[rule("WA-NAMED-09", "WA-PLAN-02", "WA-PLAN-04", "WA-BATTLE-08", "WA-END-06", "WA-AMB-19", "WA-ACTION-14")]
fn with_cards() {
    let hawat = card("card-hawats-scheming");
    let table = || bare().hand(Harkonnen, &["card-hawats-scheming", "card-workhorse", "card-sandmasters"]);
    let field = area("se-plateau-1");
    let fight = table().legion(Atreides, PASTY_MESA, [1, 0, 0], 0).legion(Harkonnen, field, [2, 0, 0], 0);
    let fight = fight.edit(|game| {
        game.battle.attacker = Harkonnen;
        (game.battle.from, game.battle.to, game.battle.round) = (field, PASTY_MESA, 1);
    });
    let cards = at(fight, Harkonnen, battle::Step::Cards(Deck::HouseHarkonnen));
    refuses(&cards, Discard(hawat), "WA-NAMED-09", "refuse-discard-scheme");
    refuses(&cards, Discard(card("card-usul")), "WA-PLAN-04", "refuse-not-in-hand");
    refuses(&cards, Hoard, "WA-BATTLE-08", OTHER);
    let player = Deck::HouseHarkonnen;
    let discard = || at(table(), Harkonnen, planning::Step::Discard { player, left: 1 });
    refuses(&discard(), Discard(hawat), "WA-NAMED-09", "refuse-discard-scheme");
    refuses(&discard(), Discard(card("card-usul")), "WA-PLAN-02", OTHER);
    let tidy = table().at(Phase::Tidy, planning::Step::Discard { player, left: 1 });
    refuses(&tidy, Discard(card("card-usul")), "WA-END-06", OTHER);
    let play = at(table(), Harkonnen, planning::Step::PlayCard { player });
    refuses(&play, Play(card("card-usul")), "WA-PLAN-02", "refuse-not-in-hand");
    refuses(&play, Hoard, "WA-AMB-19", OTHER);
    let draw = at(table(), Harkonnen, planning::Step::Draw { player, cards: 2 });
    refuses(&draw, Split(3), "WA-ACTION-14", OTHER);
}

#[test]
#[rule("WA-VEHICLE-05", "WA-VEHICLE-06", "WA-ACTION-17", "WA-HARVEST-02", "WA-HARVEST-07", "WA-HARVEST-08")]
fn around_the_harvest() {
    let vehicles =
        |must| at(bare(), Harkonnen, vehicles::Step::Vehicles { left: 1, counts: [1, 0, 0], must });
    refuses(&vehicles(true), Harvester(CARTHAG), "WA-VEHICLE-06", "refuse-harvester");
    refuses(&vehicles(true), Hoard, "WA-VEHICLE-05", OTHER);
    refuses(&vehicles(false), Hoard, "WA-ACTION-17", OTHER);
    let spend = at(bare(), Harkonnen, harvest::Step::Spend { decided: 0, hoarded: false });
    refuses(&spend, Hoard, "WA-HARVEST-08", "refuse-hoard");
    refuses(&spend, Keep(Power::Choam), "WA-HARVEST-07", "refuse-spice");
    refuses(&spend, Promote(Power::Choam), "WA-HARVEST-07", "refuse-spice");
    refuses(&spend, Pass, "WA-HARVEST-02", OTHER);
    let ban = at(bare(), Harkonnen, harvest::Step::Ban { fallen: 0b011 });
    refuses(&ban, Power(arrakis::piece::Power::Landsraad), "WA-BAN-04", OTHER);
}

#[test]
#[rule("WA-GUILD-LINER-08", "WA-GUILD-LINER-09", "WA-GUILD-LINER-10", "WA-GUILD-LINER-11")]
fn when_a_heighliner_lands() {
    let table =
        || Scenario::guild().heighliner(Harkonnen, 2, 1, 4).aloft(arrakis::piece::Aloft::Carryall, Zone::N);
    let stage = |stage| at(table(), Harkonnen, landing::Step { side: Harkonnen, stage });
    use landing::Landing;
    refuses(&stage(Landing::Troops), To(CARTHAG), "WA-GUILD-LINER-08", "refuse-landing");
    refuses(&stage(Landing::Troops), Hoard, "WA-GUILD-LINER-08", OTHER);
    refuses(&stage(Landing::Frigates), Hoard, "WA-GUILD-LINER-10", OTHER);
    refuses(&stage(Landing::Second(CARTHAG)), Hoard, "WA-GUILD-LINER-09", OTHER);
    refuses(&stage(Landing::Divide(CARTHAG, ARSUNT)), Hoard, "WA-GUILD-LINER-09", OTHER);
    let full =
        table().heighliner(Harkonnen, 2, 3, 4).edit(|game| game.air = [arrakis::piece::Aloft::Carryall; 8]);
    let full = at(full, Harkonnen, landing::Step { side: Harkonnen, stage: Landing::Room });
    refuses(&full, Hoard, "WA-GUILD-LINER-11", OTHER);
}

#[test]
#[rule("WA-END-01", "WA-PRESC-03", "WA-PRESC-06", "WA-PRESC-08", "WA-CARD-32")]
fn when_prescience_is_claimed() {
    let ask = |step: prescience::Step| at(bare(), Atreides, step);
    refuses(&ask(prescience::Step::ClaimDie { card: PrescienceCard(0) }), Hoard, "WA-PRESC-08", OTHER);
    refuses(&ask(prescience::Step::Hasten), Hoard, "WA-PRESC-03", OTHER);
    let ready = || {
        let sectors = bare().legion(Atreides, WINDGAP, [1, 0, 0], 0).token(WINDGAP, 0);
        sectors.legion(Harkonnen, area("csw-desert-1"), [1, 0, 0], 0)
    };
    let token = at(ready(), Atreides, prescience::Step::GiveUpToken);
    refuses(&token, Hoard, "WA-CARD-32", OTHER);
}

/// What a step is, for the rules that name what is asked.
#[test]
#[rule("WA-DICE-05", "WA-BG-03", "WA-END-04", "WA-END-07", "WA-HAZARD-02", "WA-HAZARD-04", "WA-HAZARD-10")]
fn when_something_else_is_asked() {
    use arrakis::phase::{dice, end, hazards, imperium, leaders, navigator, wild_maker, worms};
    let (dune, side) = (area("ne-desert-4"), Atreides);
    let sand = || bare().edit(|game| game.worms.add(dune));
    let from = dune;
    let steps: [(Task, &str); 16] = [
        (dice::Step::ChangeDie { player: Deck::HouseAtreides }.into(), "WA-DICE-05"),
        (dice::Step::BeneGesserit { side }.into(), "WA-BG-03"),
        (end::Step::SwapLeaders { side }.into(), "WA-END-04"),
        (end::Step::Weed.into(), "WA-END-07"),
        (hazards::Step::MarkDesert.into(), "WA-HAZARD-02"),
        (hazards::Step::WormOrder.into(), "WA-HAZARD-06"),
        (leaders::Step::TankOrder { side }.into(), "WA-TANK-02"),
        (wild_maker::Step::WildMakerComes.into(), "WA-NAMED-14"),
        (wild_maker::Step::WildMakerStays.into(), "WA-NAMED-17"),
        (worms::Step::WormFrom { to: WINDGAP }.into(), "WA-HAZARD-04"),
        (worms::Step::Wormsigns { left: 1 }.into(), "WA-ACTION-21"),
        (worms::Step::MoveWorms { left: 1 }.into(), "WA-ACTION-22"),
        (worms::Step::WormTo { from }.into(), "WA-WORM-11"),
        (worms::Step::WormAttack { wild: false }.into(), "WA-ACTION-23"),
        (worms::Step::WormTarget { from }.into(), "WA-WORM-16"),
        (imperium::Step::HoldLiner.into(), "WA-PLAN-02"),
    ];
    for (step, rule) in steps {
        refuses(&at(sand(), Atreides, step), Hoard, rule, OTHER);
    }
    let rescue = at(sand(), Harkonnen, worms::Step::Rescue { area: dune });
    refuses(&rescue, Hoard, "WA-HAZARD-10", OTHER);
    refuses(&at(sand(), Harkonnen, navigator::Step::Navigator), Hoard, "WA-GUILD-NAV-01", OTHER);
    refuses(&at(sand(), Atreides, navigator::Step::ClearTheSky { side }), Hoard, "WA-PLAN-02", OTHER);
}

/// What is told, with its numbers.
fn told(table: &Scenario, action: Action) -> String {
    let seat = table.waiting().unwrap();
    let refusal = table.game.allows(seat, &action).unwrap_err();
    let (language, text) = Arrakis::languages()[0];
    Words::new(language, &[text]).unwrap().say(&table.game.reason(seat, &action, &refusal))
}

#[test]
#[rule("WA-HARVEST-03", "WA-HARVEST-04", "WA-HARVEST-07", "WA-HARVEST-08")]
fn spice_that_is_not_there_is_told_in_numbers() {
    let spend = |spice: u8, decided: u8, hoarded: bool, supremacy: u8| {
        let step = harvest::Step::Spend { decided, hoarded };
        at(bare(), Harkonnen, step).edit(|game| {
            (game.spice, game.supremacy, game.rows) = (spice, supremacy, [0, 2, 2]);
        })
    };
    let poor = spend(1, 0, false, 0);
    assert_eq!(told(&poor, Keep(Power::Choam)), "CHOAM: this costs 2 spice; you have 1.");
    assert_eq!(told(&poor, Promote(Power::Guild)), "Spacing Guild: this costs 3 spice; you have 1.");
    assert_eq!(told(&poor, Hoard), "Stockpiling costs 3 spice; you have 1.");
    let rich = spend(6, Power::Guild.bit(), false, 6);
    assert_eq!(told(&rich, Promote(Power::Choam)), "CHOAM: the marker is in the top row already.");
    assert_eq!(told(&rich, Keep(Power::Guild)), "Spacing Guild: you have paid for this marker already.");
    assert_eq!(told(&rich, Hoard), "Stockpiling needs Supremacy at 5 or less; it is at 6.");
    assert_eq!(told(&spend(6, 0, true, 1), Hoard), "You have stockpiled this round.");
}

#[test]
#[rule("WA-ACTION-02", "WA-ACTION-19", "WA-ATOMIC-01", "WA-MOVE-02")]
fn dice_markers_and_steps_are_told_in_numbers() {
    let turn = bare().turn(Atreides, &[Strategy, Strategy], &[Strategy]);
    let dice = "Desert Power needs fewer unused dice than Harkonnen have: you have 2, they have 1.";
    assert_eq!(told(&turn, DesertPower), dice);
    assert_eq!(told(&turn, Die(House)), "Unused dice that show House: 0.");
    let marked = turn.edit(|game| game.markers = [1, 5, 2]);
    let atomics = "The Family Atomics need a Prescience marker at 8; your highest is at 5.";
    assert_eq!(told(&marked, Detonate(SPLINTERED_ROCK)), atomics);
    let home = area("se-plateau-1");
    let step = movement::Step::March { from: home, which: Which::Any, steps: 1, side: Atreides };
    let table = bare().legion(Atreides, home, [1, 0, 0], 1);
    let part = *table.game.legion(home);
    let march = at(table.edit(|game| game.part = part), Atreides, step);
    let far = told(&march, To(WINDGAP));
    assert!(far.contains("is too far. Steps on foot: ") && far.ends_with("; the Legion goes 1."), "{far}");
}
