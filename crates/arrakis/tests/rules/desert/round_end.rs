//! The end of a round.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::phase::end;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Deck, Leader};
use arrakis::state::{Ending, Place};
use table::rule;

use arrakis::scenario::*;

fn round_end(table: Scenario) -> Scenario {
    table.at(Phase::Bans, end::Step::SwapLeaders { side: Atreides })
}

#[test]
#[rule("WA-END-01", "WA-PRESC-07", "WA-PRESC-09", "WA-CARD-29", "WA-PRESC-10")]
fn end_cards_are_claimed_at_the_beginning_of_the_end() {
    let deserts = ["ne-desert-1", "ne-desert-3", "ne-desert-5", "se-desert-2"];
    let mut table =
        Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::PaulAtreides, WINDGAP);
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
    assert!(!table.may(claim("presc-gathering-of-makers")));
    table.act(claim("presc-war-in-the-desert"));
    assert!(table.may(claim("presc-fremen-call-paul-mahdi")) && table.may(claim("presc-hidden-water")));
    table.act(claim("presc-fremen-call-paul-mahdi"));
    assert_eq!((table.game.markers, table.game.claims), ([1, 2, 2], 2));
    assert!(table.game.sietches[7].seen, "the sietch of Paul's area is revealed");
    assert_ne!(table.game.phase(), Phase::Claims, "two claims a round and no more");
}

#[test]
#[rule("WA-PRESC-04", "WA-END-01")]
fn two_claims_are_all_of_a_round_whatever_the_phase() {
    let fire = Claim(prescience("presc-fire-in-spice-fields"));
    let (water, spice) = (prescience("presc-hidden-water"), prescience("presc-spice-does-not-flow"));
    let start = |claims: u8| {
        Scenario::new()
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, WINDGAP)
            .open("presc-fire-in-spice-fields")
            .open("presc-water-of-life")
            .open("presc-hidden-water")
            .open("presc-spice-does-not-flow")
            .edit(|game| (game.harvesters_lost, game.claims) = (2, claims))
            .turn(Atreides, &[Mentat], &[Mentat, Mentat])
    };
    // With and without a die.
    let die = Claim(prescience("presc-water-of-life"));
    assert!(start(1).may(fire) && start(1).may(die));
    assert!(!start(2).may(fire) && !start(2).may(die));
    assert_eq!(start(2).refused(fire), "WA-PRESC-09");
    // One in the action phase leaves one for the end of the round.
    let mut table = start(0);
    table.act(fire);
    let mut table = round_end(table);
    table.act(Done);
    assert_eq!((table.game.claims, table.legal()), (1, vec![Claim(water), Claim(spice), Pass]));
    table.act(Claim(water));
    assert_eq!(table.game.claims, 2);
    assert!(!table.may(Claim(spice)) && table.game.open & spice.bit() != 0, "it stays unclaimed");
    let mut spent = round_end(start(2));
    spent.act(Done);
    assert!(!spent.may(Claim(water)), "two in the action phase leave none");
    while spent.game.round == 1 {
        let last = *spent.legal().last().unwrap();
        spent.luck(last, 1);
    }
    assert_eq!(spent.game.claims, 0, "a new round, new claims");
}

#[test]
#[rule("WA-CARD-31", "WA-PRESC-09", "WA-PRESC-03")]
fn war_in_the_desert_takes_four_deserts_without_a_sietch() {
    let war = Claim(prescience("presc-war-in-the-desert"));
    let deserts = ["ne-desert-1", "ne-desert-3", "ne-deep-1", "se-desert-2"];
    let with = |places: &[&str]| {
        let table = Scenario::new().open("presc-war-in-the-desert");
        let table = places.iter().fold(table, |table, id| table.legion(Atreides, area(id), [1, 0, 0], 0));
        let mut table = round_end(table);
        table.act(Done);
        table
    };
    assert!(with(&deserts).may(war));
    assert!(!with(&deserts[..3]).may(war), "three are not enough");
    for other in [FALSE_WALL_SOUTH, WINDGAP, area("se-plateau-1")] {
        let mut places = deserts[..3].to_vec();
        places.push(other.info().id);
        assert!(!with(&places).may(war), "{other:?} is no desert");
    }
    let sietch = Scenario::new().open("presc-war-in-the-desert").edit(|game| {
        // A sietch has moved to the last of the deserts.
        game.sietch_areas.remove(game.sietches[0].area);
        game.sietches[0].area = area(deserts[3]);
        game.sietch_areas.add(area(deserts[3]));
    });
    let sietch = deserts.iter().fold(sietch, |table, id| table.legion(Atreides, area(id), [1, 0, 0], 0));
    let mut sietch = round_end(sietch);
    sietch.act(Done);
    assert!(!sietch.may(war), "a desert with a sietch does not count");
    let theirs = deserts[..3].iter().fold(Scenario::new().open("presc-war-in-the-desert"), |table, id| {
        table.legion(Atreides, area(id), [1, 0, 0], 0)
    });
    let mut theirs = round_end(theirs.legion(Harkonnen, area(deserts[3]), [1, 0, 0], 0));
    theirs.act(Done);
    assert!(!theirs.may(war), "only their own legions");
    let mut claimed = with(&deserts);
    claimed.luck(war, 1);
    assert_eq!(claimed.game.markers, [0, 1, 2]);
    // Not in the action phase.
    let table = Scenario::new().open("presc-war-in-the-desert");
    let early = deserts.iter().fold(table, |table, id| table.legion(Atreides, area(id), [1, 0, 0], 0));
    assert!(!early.die(Atreides, Strategy).may(war));
}

#[test]
#[rule("WA-END-02", "WA-WIN-02", "WA-WIN-03", "WA-INFO-06")]
fn the_objective_is_checked_at_the_end_of_the_round_only() {
    let base = || {
        Scenario::new().edit(|game| {
            game.objectives = 1;
            game.objective_deck = 0b11_1110;
            game.markers = [9, 7, 5];
        })
    };
    let mut during = base().turn(Atreides, &[Mentat], &[Mentat, Mentat]);
    during.act(Die(Mentat)).act(Standard).act(Pass);
    assert_eq!(during.game.ending, None);
    let mut end = round_end(base());
    assert_eq!(end.seen_by(Harkonnen).objectives, None);
    end.act(Done);
    assert_eq!(end.game.ending, Some(Ending::Objective));
    assert_eq!(
        end.seen_by(Harkonnen).objectives,
        Some(vec![arrakis::cards::Objective(0)]),
        "no secret any more"
    );
    let mut short = round_end(base().edit(|game| game.markers = [9, 6, 12]));
    short.luck(Done, 1);
    assert_eq!(short.game.ending, None);
}

#[test]
#[rule("WA-END-03", "WA-END-04", "WA-END-05", "WA-AMB-67")]
fn the_round_is_tidied_up() {
    let mut table = round_end(
        Scenario::new()
            .legion(Atreides, WINDGAP, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, WINDGAP)
            .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
            .leader(Leader::BaronHarkonnen, CARTHAG)
            .edit(|game| {
                game.air[1] = Aloft::Ornithopter;
                game.air[2] = Aloft::Carryall;
                game.used = 0xFF;
                // Leaders in the tank are turned up as well.
                game.leaders[Leader::Stilgar as usize] = Place::Tank(0);
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
    let mut table = round_end(Scenario::new().hand(Atreides, &cards));
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
    let mut table = round_end(Scenario::new().open("presc-kanly-on-the-sand").open("presc-makers-hunger"));
    table.act(Done);
    let (gone, back) = (prescience("presc-kanly-on-the-sand"), prescience("presc-makers-hunger"));
    table.act(Prescience(gone));
    table.luck(Done, 9);
    assert_eq!((table.game.foresight | table.game.open) & gone.bit(), 0);
    assert_ne!((table.game.foresight | table.game.open) & back.bit(), 0);
    assert_eq!((table.game.round, table.game.open.count_ones()), (2, 3));
    let mut few = round_end(Scenario::new().edit(|game| game.foresight = 0b11));
    few.luck(Done, 1);
    assert_eq!(few.game.open.count_ones(), 2, "all that are left");
}

#[test]
#[rule("WA-CARD-32", "WA-PRESC-06")]
fn families_flee_for_a_token() {
    let mut table = Scenario::new()
        .token(GARA_KULON, 0)
        .token(WINDGAP, 1)
        .legion(Harkonnen, area("ne-desert-1"), [1, 0, 0], 0)
        .open("presc-families-flee")
        .die(Atreides, Strategy);
    table.act(Claim(prescience("presc-families-flee")));
    let token = arrakis::piece::Token(0);
    assert_eq!(table.legal(), [Train(GARA_KULON, token)], "only where a Harkonnen legion shares the sector");
    table.act(Train(GARA_KULON, token));
    assert_eq!((table.game.markers, table.game.legion(GARA_KULON).tokens.len()), ([1, 1, 0], 0));
    assert!(table.game.units[0] == [16, 8, 6], "no units come of it");
}
