//! Great House troops: units and leaders at once.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{losses, prescience};
use arrakis::piece::{Figure, Power as Of, Side, Unit};
use table::Steps;
use table::rule;

use arrakis::scenario::*;

const REGULAR: Figure = Figure::Unit(Unit::Regular);

#[test]
#[rule("WA-GUILD-TROOP-03", "WA-GUILD-TROOP-01")]
fn troops_form_legions_with_the_units_of_their_side() {
    let next = area("se-plateau-1");
    for side in Side::BOTH {
        let mut table = Scenario::guild()
            .troops(side, PASTY_MESA, 2)
            .legion(side, next, [2, 0, 0], 0)
            .die(side, Strategy);
        table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2)));
        table.acts(&[From(PASTY_MESA), To(next)]);
        let legion = table.game.legion(next);
        assert_eq!((legion.troops, legion.size()), (2, 4));
        assert_eq!(table.game.holder(next), Some(side));
        table.sane();
    }
}

#[test]
#[rule("WA-GUILD-TROOP-05")]
fn troops_count_for_the_stacking_limit_and_for_dice() {
    let next = area("se-plateau-1");
    let mut table = Scenario::guild()
        .troops(Harkonnen, PASTY_MESA, 3)
        .legion(Harkonnen, next, [4, 0, 0], 0)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2)));
    table.acts(&[From(PASTY_MESA), To(next), Done]);
    assert_eq!(table.legal(), [Remove(REGULAR), Remove(Figure::Troop)], "seven units");
    table.act(Remove(Figure::Troop));
    assert_eq!(table.game.legion(next).size(), 6);
}

#[test]
#[rule("WA-GUILD-TROOP-06")]
fn troops_lead_themselves_on_the_march() {
    let mut table = Scenario::guild()
        .troops(Harkonnen, PASTY_MESA, 2)
        .legion(Harkonnen, area("cse-erg-2"), [2, 0, 0], 0)
        .die(Harkonnen, Leadership);
    table.acts(&[Die(Leadership), Standard]).act(Choose(Branch::Move(2)));
    assert!(table.may(From(PASTY_MESA)), "no other leader is needed");
    assert!(!table.may(From(area("cse-erg-2"))));
}

#[test]
#[rule("WA-GUILD-TROOP-06")]
fn troops_are_leaders_only_on_the_march_and_in_battle() {
    let by_arrakeen = RIMWALL_WEST;
    let table = |generic: u8| {
        Scenario::guild()
            .troops(Atreides, by_arrakeen, 3)
            .legion(Atreides, by_arrakeen, [1, 0, 0], generic)
            .open("presc-shadow-shield-wall")
            .at(Phase::Claims, prescience::Step::Claim)
    };
    let claim = Claim(prescience("presc-shadow-shield-wall"));
    assert!(table(1).may(claim));
    assert!(!table(0).may(claim), "a prescience card wants a leader figure");
}

#[test]
#[rule("WA-EX-15", "WA-GUILD-TROOP-06")]
fn three_troops_alone_make_a_surprise_attack_with_four_hits() {
    let field = area("se-plateau-1");
    let mut table = Scenario::guild()
        .troops(Harkonnen, PASTY_MESA, 3)
        .legion(Atreides, field, [5, 0, 0], 0)
        .die(Harkonnen, Leadership);
    table.example("WA-EX-15");
    table.acts(&[Die(Leadership), Standard]);
    let attack = Choose(Branch::Surprise);
    table.act(attack);
    let dice = [HIT, HIT, SPECIAL, SPECIAL, SPECIAL, SPECIAL, SPECIAL, SPECIAL];
    table.act(From(PASTY_MESA)).roll(To(field), &dice);
    assert!(table.told.contains(&Event::Hits { side: Atreides, area: field, hits: 4 }), "{:?}", table.told);
    let led = Event::LeaderFought { side: Harkonnen, leader: Figure::Troop };
    assert_eq!(table.told.iter().filter(|event| **event == led).count(), 2, "troops turned two Specials");
}

#[test]
#[rule("WA-GUILD-TROOP-07")]
fn a_removed_troop_goes_back_to_the_reserve_of_all() {
    let mut table = Scenario::guild()
        .troops(Atreides, PASTY_MESA, 2)
        .turn(Harkonnen, &[Strategy], &[Strategy, Strategy])
        .edit(|game| {
            game.push(losses::Step::Losses {
                side: Atreides,
                area: PASTY_MESA,
                hits: 1,
                cause: Cause::Storm,
            });
        });
    let (troops, rings) = (table.game.guild.troop_supply, table.game.guild.rings);
    table.act(Remove(Figure::Troop));
    assert_eq!(table.game.legion(PASTY_MESA).troops, 1);
    assert_eq!(table.game.guild.troop_supply, troops + 1);
    assert_eq!(table.game.guild.rings, [rings[0] + 1, rings[1]], "the ring to its owner");
    table.sane();
}

#[test]
#[rule("WA-AMB-97")]
fn a_troop_is_a_regular_unit_for_every_effect() {
    // It can be upgraded: figure and ring go back.
    let mut table = Scenario::guild().troops(Harkonnen, PASTY_MESA, 1).die(Harkonnen, House);
    table.acts(&[Die(House), Standard, Choose(Branch::Replace(2))]);
    assert!(table.may(Lift(Figure::Troop, PASTY_MESA)));
    let (troops, rings) = (table.game.guild.troop_supply, table.game.guild.rings[1]);
    table.act(Lift(Figure::Troop, PASTY_MESA));
    assert_eq!((table.units(PASTY_MESA), table.game.legion(PASTY_MESA).troops), ([0, 1, 0], 0));
    assert_eq!((table.game.guild.troop_supply, table.game.guild.rings[1]), (troops + 1, rings + 1));
    table.sane();
    // It can be placed elsewhere as a regular unit.
    let mut placed = Scenario::guild()
        .troops(Harkonnen, PASTY_MESA, 1)
        .hand(Harkonnen, &["card-carthag-former-capital"])
        .die(Harkonnen, Strategy);
    placed.acts(&[Die(Strategy), Play(card("card-carthag-former-capital")), Piecewise(CARTHAG)]);
    placed.acts(&[Supply(Figure::Unit(Unit::Elite)), Lift(Figure::Troop, PASTY_MESA)]);
    assert_eq!(placed.game.legion(CARTHAG).troops, 1);
    placed.sane();
    // One hit removes one troop, unit and leader in one.
    let hit = Scenario::guild()
        .troops(Harkonnen, PASTY_MESA, 2)
        .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
        .turn(Harkonnen, &[Strategy], &[Strategy, Strategy])
        .edit(|game| {
            let (side, area) = (Harkonnen, PASTY_MESA);
            game.push(losses::Step::Losses { side, area, hits: 1, cause: Cause::Storm });
        });
    assert_eq!(hit.legal(), [Remove(REGULAR), Remove(Figure::Troop)]);
}

/// From `ne-desert-1` wormsign leads as far as `ne-desert-6`.
fn worms() -> Scenario {
    Scenario::guild().edit(|game| {
        for id in ["ne-deep-1", "ne-deep-2", "ne-desert-4"] {
            game.wormsigns.add(area(id));
        }
    })
}

#[test]
#[rule("WA-GUILD-TROOP-04")]
fn troops_stay_behind_when_the_others_ride() {
    let (from, far, near) = (area("ne-desert-1"), area("ne-desert-7"), area("nw-desert-8"));
    let riding = |table: Scenario, face| {
        let mut table = table.die(Atreides, face);
        table.acts(&[Die(face), Standard]);
        table.act(Choose(Branch::Move(2))).act(From(from));
        table
    };
    let mut mixed = riding(worms().troops(Atreides, from, 2).legion(Atreides, from, [1, 0, 0], 1), Strategy);
    assert!(mixed.may(To(far)) && mixed.may(To(near)));
    let mut walking = Scenario { game: mixed.game.clone(), told: Vec::new() };
    mixed.act(To(far));
    assert_eq!((mixed.game.legion(far).troops, mixed.units(far)), (0, [1, 0, 0]));
    assert_eq!((mixed.game.legion(from).troops, mixed.game.legion(far).generic), (2, 1));
    mixed.sane();
    walking.act(To(near));
    assert_eq!(walking.game.legion(near).troops, 2, "on foot they go along");

    let alone = riding(worms().troops(Atreides, from, 2), Strategy);
    assert!(alone.may(To(near)) && !alone.may(To(far)), "nobody rides");
    let led = riding(worms().troops(Atreides, from, 1).legion(Atreides, from, [1, 0, 0], 0), Leadership);
    assert!(!led.may(To(far)), "the leader cannot come along");
    let naib = riding(worms().troops(Atreides, from, 1).legion(Atreides, from, [1, 0, 0], 1), Leadership);
    assert!(naib.may(To(far)));
}

#[test]
#[rule("WA-GUILD-TROOP-04")]
fn the_riders_are_not_left_behind_where_only_a_ride_leads_on() {
    let from = area("ne-desert-1");
    let blocked = from.ground() - arrakis::board::AreaSet::one(area("ne-deep-1"));
    let mut table = blocked.iter().fold(worms(), |table, next| table.legion(Harkonnen, next, [1, 0, 0], 0));
    table = table.edit(|game| {
        // No foothold either: a sandworm where the ride begins.
        game.wormsigns.remove(area("ne-deep-1"));
        game.worms.add(area("ne-deep-1"));
    });
    let mut table =
        table.troops(Atreides, from, 1).legion(Atreides, from, [1, 0, 0], 0).die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2))).act(From(from));
    assert!(table.may(Leave(Figure::Troop)));
    assert_eq!(table.reason(Leave(REGULAR)), "refuse-leave");
}

#[test]
#[rule("WA-GUILD-TROOP-04")]
fn troops_take_no_part_in_an_attack_from_the_back_of_sandworms() {
    let (from, field) = (area("ne-desert-1"), area("ne-desert-7"));
    let table = worms().troops(Atreides, from, 3).legion(Atreides, from, [2, 0, 0], 0).legion(
        Harkonnen,
        field,
        [2, 0, 0],
        0,
    );
    let mut table = table.die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]);
    // Two dice for two riders, and no leader among them; then two for the defenders.
    table.roll(From(from), &[SPECIAL, SPECIAL, HIT, BLOCK]);
    assert_eq!((table.units(from), table.game.legion(from).troops), ([1, 0, 0], 3), "the hit takes a rider");
    assert_eq!(table.units(field), [2, 0, 0]);
    table.roll(Continue, &[]);
    table.roll(Stand, &[HIT, HIT, BLOCK]);
    assert_eq!(table.units(field), [2, 0, 0], "blocked or not enough");
}

#[test]
#[rule("WA-GUILD-TROOP-04", "WA-GUILD-TROOP-05")]
fn the_riders_alone_move_in_after_such_an_attack() {
    let (from, field) = (area("ne-desert-1"), area("ne-desert-7"));
    let table = worms().troops(Atreides, from, 2).legion(Atreides, from, [2, 0, 0], 0).legion(
        Harkonnen,
        field,
        [1, 0, 0],
        0,
    );
    let mut table = table.die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), &[HIT, HIT, HIT]);
    assert_eq!((table.units(field), table.game.legion(field).troops), ([1, 0, 0], 0));
    assert_eq!((table.units(from), table.game.legion(from).troops), ([0, 0, 0], 2));
    table.sane();
}

#[test]
#[rule("WA-GUILD-TROOP-02")]
fn a_power_without_troops_to_send_is_not_offered() {
    let table = Scenario::guild().heighliner(Harkonnen, 8, 0, 0).imperium(Harkonnen, &[Of::Landsraad], 1);
    assert_eq!(table.game.guild.rings[1], 0);
    assert!(table.game.guild.troop_supply > 0 && !table.may(Power(Of::Landsraad)));
}
