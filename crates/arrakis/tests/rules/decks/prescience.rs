//! The conditions of the prescience cards and the steps they give.

use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::content::{Claim as When, Source, content};
use arrakis::effect::Branch;
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, prescience};
use arrakis::piece::{Figure, Leader, Token, Unit};
use table::Steps;
use table::rule;

use super::solo;
use arrakis::scenario::*;

/// Could the card be claimed at the end of the round?
fn at_the_end(table: Scenario, id: &str) -> bool {
    let table = table.open(id).at(Phase::Claims, prescience::Step::Claim);
    table.game.allows_claim(prescience(id))
}

trait Claims {
    fn allows_claim(&self, card: arrakis::cards::PrescienceCard) -> bool;
}

impl Claims for arrakis::Arrakis {
    fn allows_claim(&self, card: arrakis::cards::PrescienceCard) -> bool {
        let mut legal = Vec::new();
        table::Game::legal(self, table::Seat(0), &mut legal);
        legal.contains(&Claim(card))
    }
}

#[test]
#[rule("WA-PRESC-06", "WA-PRESC-10")]
fn paul_reveals_only_a_sietch_that_is_still_hidden() {
    let paul = |seen| {
        let table =
            Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::PaulAtreides, WINDGAP);
        at_the_end(table.edit(|game| game.sietches[7].seen = seen), "presc-fremen-call-paul-mahdi")
    };
    assert!(paul(false) && !paul(true));
}

#[test]
#[rule("WA-PRESC-05")]
fn phases_and_steps_are_those_of_the_fact_sheet() {
    let want = [
        ("fremen-call-paul-mahdi", When::End, [1, 1, 0], true),
        ("mudir-sandride", When::Action, [0, 1, 1], true),
        ("war-in-the-desert", When::End, [0, 1, 2], true),
        ("families-flee", When::Action, [1, 1, 0], true),
        ("water-of-life", When::Action, [3, 0, 0], true),
        ("fire-in-spice-fields", When::Action, [0, 1, 2], false),
        ("makers-hunger", When::Action, [0, 3, 0], false),
        ("kanly-on-the-sand", When::Action, [0, 0, 3], false),
        ("dukes-trance", When::Action, [2, 0, 1], false),
        ("sietch-holds", When::Action, [1, 2, 0], false),
        ("council-of-naibs", When::End, [1, 0, 1], false),
        ("gathering-of-makers", When::End, [1, 2, 0], false),
        ("shadow-shield-wall", When::End, [1, 0, 2], false),
        ("lisan-al-gaib", When::End, [2, 0, 1], false),
        ("hidden-water", When::End, [1, 1, 0], false),
        ("spice-does-not-flow", When::End, [0, 1, 1], false),
    ];
    let cards = &content().prescience;
    assert_eq!(cards.len(), want.len());
    for (card, (id, phase, gain, printed)) in cards.iter().zip(want) {
        assert_eq!(card.id, format!("presc-{id}"));
        assert_eq!((card.phase, card.gain, card.source == Source::Rulebook), (phase, gain, printed), "{id}");
    }
    let sum = |marker: usize| cards.iter().map(|card| card.gain[marker]).sum::<u8>();
    assert_eq!([0, 1, 2].map(sum), [14; 3]);
}

#[test]
fn the_council_meets_in_three_areas() {
    let homes =
        [(WINDGAP, Leader::Stilgar), (GARA_KULON, Leader::PaulAtreides), (HOBARS_GAP, Leader::LadyJessica)];
    let with = |count: usize| {
        let homes = homes.iter().take(count);
        let table = homes.fold(Scenario::new(), |table, &(at, leader)| {
            table.legion(Atreides, at, [1, 0, 0], 0).leader(leader, at)
        });
        at_the_end(table.legion(Atreides, TASMIN_SINK, [1, 0, 0], 1), "presc-council-of-naibs")
    };
    assert!(with(3) && !with(2), "generic leaders do not count");
}

#[test]
fn lisan_al_gaib_stands_in_a_central_sector_with_the_enemy() {
    let at = |paul, enemy| {
        let table = Scenario::new().legion(Atreides, paul, [1, 0, 0], 0).leader(Leader::PaulAtreides, paul);
        at_the_end(table.legion(Harkonnen, enemy, [1, 0, 0], 0), "presc-lisan-al-gaib")
    };
    assert!(at(WINDGAP, area("csw-desert-4")) && at(WINDGAP, NORTH_POLE));
    assert!(!at(WINDGAP, ARRAKEEN), "another sector");
    assert!(!at(GARA_KULON, area("ne-desert-1")), "no central sector");
}

#[test]
fn water_stays_hidden_and_spice_does_not_flow() {
    let seen = |count: usize| {
        let table =
            Scenario::new().edit(|game| game.sietches[..count].iter_mut().for_each(|one| one.seen = true));
        at_the_end(table, "presc-hidden-water")
    };
    assert!(seen(3) && !seen(4), "five of eight");
    let spice =
        |spice| at_the_end(Scenario::new().edit(|game| game.harvest = spice), "presc-spice-does-not-flow");
    assert!(spice(3) && !spice(4));
}

#[test]
fn makers_gather_in_three_sectors() {
    let with = |worms: &[&str]| {
        let table = Scenario::new().edit(|game| game.worms = areas(worms));
        at_the_end(table, "presc-gathering-of-makers")
    };
    assert!(with(&["ne-desert-1", "se-desert-1", "csw-desert-1"]));
    assert!(!with(&["ne-desert-1", "ne-desert-3", "se-desert-1", "se-desert-2"]));
}

#[test]
fn a_shadow_on_the_wall_is_three_units_and_a_leader_by_a_settlement() {
    let with = |units, generic, at| {
        let table = Scenario::new().legion(Atreides, at, [units, 0, 0], generic);
        at_the_end(table, "presc-shadow-shield-wall")
    };
    assert!(with(3, 1, RIMWALL_WEST) && !with(2, 1, RIMWALL_WEST) && !with(3, 0, RIMWALL_WEST));
    assert!(!with(3, 1, WINDGAP));
}

#[test]
fn fire_in_the_spice_fields_burns_two_harvesters() {
    let card = prescience("presc-fire-in-spice-fields");
    let with = |lost| {
        let table = Scenario::new().open("presc-fire-in-spice-fields");
        table.edit(|game| game.harvesters_lost = lost).die(Atreides, Strategy).may(Claim(card))
    };
    assert!(with(2) && !with(1));
}

#[test]
#[rule("WA-PRESC-08")]
fn the_dukes_trance_costs_a_die_and_two_cards() {
    let card_id = prescience("presc-dukes-trance");
    let with = |cards: &[&str], on_board: bool| {
        let table = Scenario::new().open("presc-dukes-trance").hand(Atreides, cards);
        let table = table.legion(Atreides, WINDGAP, [1, 0, 0], 0);
        let table = if on_board { table.leader(Leader::PaulAtreides, WINDGAP) } else { table };
        table.turn(Atreides, &[Strategy, Mentat], &[Strategy; 4])
    };
    let cards = ["card-usul", "card-thumpers"];
    assert!(!with(&cards, false).may(Claim(card_id)) && !with(&cards[1..], true).may(Claim(card_id)));
    let mut table = with(&cards, true);
    table.acts(&[Claim(card_id), Face(Mentat)]);
    table.acts(&[Discard(card("card-usul")), Discard(card("card-thumpers"))]);
    assert_eq!((table.game.markers, table.game.unused(Atreides)), ([2, 0, 1], 1));
    assert!(table.game.hands[0].is_empty() && table.asks(Harkonnen));
}

#[test]
fn the_sietch_holds_when_the_attack_ends_before_it() {
    let from = area("ne-desert-9");
    let mut table = Scenario::new()
        .open("presc-sietch-holds")
        .legion(Harkonnen, from, [2, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 1)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), &[BLOCK; 5]);
    table.act(Cease);
    assert!(table.asks(Atreides) && table.may(Claim(prescience("presc-sietch-holds"))));
    table.act(Claim(prescience("presc-sietch-holds")));
    assert_eq!(table.game.markers, [1, 2, 0]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-04")]
fn kanly_counts_a_bashar_who_lay_under_a_token() {
    let from = area("cne-desert-1");
    let mut table =
        solo().open("presc-kanly-on-the-sand").legion(Atreides, from, [0, 0, 6], 0).edit(|game| {
            game.put(Harkonnen, Figure::Token(Token::SILVER), NORTH_POLE);
            game.settlements.remove(NORTH_POLE);
            game.dice[0][Strategy as usize] = 1;
            game.turn = Atreides;
            game.push(actions::Step::Turn { side: Atreides, acted: false });
        });
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]);
    // The token shows a Bashar, a Sardaukar and a regular unit; six hits against two dice.
    let mut outcomes = vec![0];
    outcomes.extend([HIT; 6]);
    outcomes.extend([BLOCK; 2]);
    table.roll(From(from), &outcomes);
    assert!(table.game.held[1].is_empty());
    assert!(table.may(Claim(prescience("presc-kanly-on-the-sand"))));
}

#[test]
#[rule("WA-PRESC-06")]
fn the_sietch_holds_when_attackers_and_defenders_fall_together() {
    let from = area("ne-desert-9");
    let mut table = Scenario::new()
        .open("presc-sietch-holds")
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .edit(|game| game.sietches[0].rank = 1)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), &[HIT; 3]);
    assert!(table.game.held.iter().all(|held| held.is_empty()));
    assert!(table.asks(Atreides) && table.may(Claim(prescience("presc-sietch-holds"))));
}

#[test]
#[rule("WA-PRESC-03", "WA-AMB-56")]
fn a_beaten_leader_earns_one_card() {
    let (from, field) = (PASTY_MESA, area("se-plateau-1"));
    let mut table = Scenario::new()
        .open("presc-kanly-on-the-sand")
        .legion(Atreides, from, [3, 0, 0], 0)
        .legion(Harkonnen, field, [1, 0, 0], 1)
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), &[HIT, HIT, HIT, BLOCK]);
    table.act(Remove(Figure::Unit(Unit::Regular)));
    table.act(Claim(prescience("presc-kanly-on-the-sand")));
    assert_eq!((table.game.markers, table.game.happened.beat_leader), ([0, 0, 3], false));
    let mut turn = Scenario::new()
        .open("presc-kanly-on-the-sand")
        .edit(|game| game.happened.beat_leader = true)
        .die(Atreides, Strategy);
    turn.act(Claim(prescience("presc-kanly-on-the-sand")));
    assert!(!turn.game.happened.beat_leader);
}
