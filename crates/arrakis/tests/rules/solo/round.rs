//! What the automaton changes about the round.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, harvest, solo, wild_maker};
use arrakis::piece::{Aloft, Deck, Face, Leader, Power, Token};
use table::Steps;
use table::rule;

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-PHASE-09", "WA-SOLO-PHASE-10", "WA-SOLO-PHASE-11", "WA-SOLO-PHASE-12", "WA-AMB-60")]
fn supremacy_rises_at_the_end_of_every_round() {
    // No limit holds it back as it does hoarding.
    for supremacy in [0, 5, 6] {
        let mut table = solo()
            .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
            .leader(Leader::BaronHarkonnen, CARTHAG)
            .edit(|game| game.supremacy = supremacy)
            .at(Phase::Bans, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        assert_eq!((table.game.supremacy, table.game.round), (supremacy + 1, 2));
        assert_eq!(table.game.leader_area(Leader::BaronHarkonnen), Some(CARTHAG));
    }
}

#[test]
#[rule("WA-AMB-87")]
fn the_person_chooses_the_additional_ban() {
    let table = solo().at(Phase::Harvest, harvest::Step::Ban { fallen: 0b110 });
    assert_eq!(table.legal(), [Action::Power(Power::Guild), Action::Power(Power::Landsraad)]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-09", "WA-SOLO-SPECIAL-10")]
fn revealing_tokens_is_watched_and_has_a_price() {
    let mut table = solo().token(GARA_KULON, 0).token(WINDGAP, 0).edit(|game| {
        game.air[4] = Aloft::Ornithopter;
        game.dice[0][Face::Mentat as usize] = 1;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    assert!(!table.may(Train(GARA_KULON, Token(0))) && table.may(Train(WINDGAP, Token(0))));
    table.luck(Train(WINDGAP, Token(0)), 1);
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 1);
}

#[test]
#[rule("WA-SOLO-SPECIAL-10", "WA-AMB-74")]
fn willing_reveals_bring_cards_from_both_decks_in_turn() {
    let mut table = solo().token(GARA_KULON, 0).token(WINDGAP, 0).token(TASMIN_SINK, 1).edit(|game| {
        game.dice[0][Face::Mentat as usize] = 1;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    let decks = |table: &Scenario| {
        let hand = table.game.hands[Deck::HouseHarkonnen as usize];
        (hand.of(Deck::HouseHarkonnen).len(), hand.of(Deck::Corrino).len())
    };
    table.luck(Train(WINDGAP, Token(0)), 1);
    assert_eq!(decks(&table), (1, 0), "no discard: House Harkonnen first");
    table.luck(Train(GARA_KULON, Token(0)), 1);
    assert_eq!(decks(&table), (1, 1));
    table.game.bans = Power::Guild.bit();
    table.luck(Train(TASMIN_SINK, Token(1)), 1);
    assert_eq!(decks(&table), (1, 1), "not under the ban of the Guild");
    // A discarded House Harkonnen card makes Corrino the next.
    let mut after = solo().token(WINDGAP, 0).edit(|game| {
        game.solo.last = Some(Deck::HouseHarkonnen);
        game.dice[0][Face::Mentat as usize] = 1;
        game.turn = Atreides;
    });
    after.game.push(actions::Step::Turn { side: Atreides, acted: false });
    after.luck(Train(WINDGAP, Token(0)), 1);
    assert_eq!(decks(&after), (0, 1));
}

#[test]
#[rule("WA-SOLO-SPECIAL-09", "WA-SOLO-SPECIAL-10")]
fn the_claim_that_turns_up_pauls_sietch_is_willing_too() {
    let claims = |air: Aloft| {
        let table = solo()
            .open("presc-fremen-call-paul-mahdi")
            .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
            .leader(Leader::PaulAtreides, GARA_KULON)
            .edit(|game| {
                game.air[4] = air;
                game.sietches[0].seen = false;
            });
        let mut table = table.at(Phase::Bans, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        table
    };
    let card = prescience("presc-fremen-call-paul-mahdi");
    let mut free = claims(Aloft::Nothing);
    assert!(free.may(Claim(card)));
    let before = free.game.hands[Deck::HouseHarkonnen as usize].len();
    free.luck(Claim(card), 1);
    assert!(free.told.iter().any(|event| matches!(event, Event::SietchRevealed { .. })));
    let drawn = free.told.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. }));
    let drawn =
        drawn.filter(|event| matches!(event, Event::Drew { player: Deck::HouseHarkonnen, .. })).count();
    assert_eq!((before, drawn), (0, 1), "a card for the reinforcements");
    let watched = claims(Aloft::Ornithopter);
    assert!(!watched.told.iter().any(|event| matches!(event, Event::SietchRevealed { .. })));
    assert!(!watched.may(Claim(card)));
}

#[test]
#[rule("WA-SOLO-PHASE-11", "WA-SOLO-PHASE-12")]
fn reinforcements_are_kept_and_leaders_stay() {
    let cards = ["card-sandmasters", "card-workhorse", "card-spotter-control", "card-hunter-seeker"];
    let more = ["card-shigawire", "card-troop-carriers", "card-manipulation"];
    let mut table = solo()
        .hand(Harkonnen, &cards)
        .hand(Harkonnen, &more)
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, CARTHAG)
        .at(Phase::Bans, wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    assert_eq!(table.game.round, 2, "nobody was asked to discard or to replace a leader");
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 9, "seven and two new ones");
    assert_eq!(table.game.leader_area(Leader::BaronHarkonnen), Some(CARTHAG));
}

#[test]
#[rule("WA-SOLO-SPECIAL-01")]
fn instead_of_a_token_a_die_comes_back_or_supremacy_rises() {
    for (blocked, dice, points) in [(2, 1, 0), (0, 0, 1)] {
        let mut table = solo()
            .aside(Leader::ThufirHawat)
            .edit(|game| {
                game.blocked = blocked;
                game.solo.schemes = 1;
                game.decks[Deck::HouseHarkonnen as usize] = [arrakis::cards::HAWAT].into_iter().collect();
                game.turn = Harkonnen;
                game.dice[0][Face::Mentat as usize] = 1;
            })
            .at(Phase::Actions, solo::Step::MahdiPlays { left: 1, from: Deck::HouseHarkonnen });
        let (unrolled, supremacy) = (table.game.solo.unrolled, table.game.supremacy);
        table.game.push(wild_maker::Step::WildMakerStays);
        table.luck(Pass, 3);
        // Mohiam comes, and with her a token. The turn passes to Atreides.
        let rolled =
            table.told.iter().filter(|event| matches!(event, Event::MahdiRolled { .. })).count() as u8;
        assert_eq!(table.game.solo.unrolled + rolled, unrolled + dice);
        let gained = table.told.iter().filter(|event| matches!(event, Event::Supremacy { .. })).count() as u8;
        assert_eq!((gained, table.game.supremacy >= supremacy + points), (points, true));
    }
}
