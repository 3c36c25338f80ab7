//! Planning cards and the leaders who play them.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::{Branch, Piece, place, tricks};
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, actions, solo, vehicles, wild_maker};
use arrakis::piece::{Deck, Face, Leader};
use arrakis::state::Place;
use table::Steps;
use table::rule;

use super::*;
use arrakis::scenario::*;

/// The automaton plays the only card of a deck.
pub(super) fn plays(table: Scenario, deck: Deck, id: &str) -> Scenario {
    let mut table = table
        .edit(|game| {
            let one = card(id);
            let rest: arrakis::cards::Cards =
                game.decks[deck as usize].iter().filter(|&other| other != one).collect();
            game.discards[deck as usize] = rest;
            game.decks[deck as usize] = [one].into_iter().collect();
            game.turn = Harkonnen;
            game.dice[0][Face::Mentat as usize] = 1;
        })
        .at(Phase::Actions, solo::Step::MahdiPlays { left: 1, from: deck });
    table.game.push(wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    table
}

#[test]
#[rule("WA-SOLO-MENTAT-01", "WA-SOLO-MENTAT-03", "WA-SOLO-MENTAT-04", "WA-AMB-73")]
fn a_drawn_card_is_played_by_the_lists() {
    let table = plays(solo(), Deck::HouseHarkonnen, "card-forced-recruitment");
    assert_eq!(table.units(ARRAKEEN), [0, 3, 0]);
    assert_eq!(table.game.leader_area(Leader::BeastRabban), Some(ARRAKEEN), "Rabban before other leaders");
    assert!(reasons(&table).contains(&"WA-SOLO-DEPLOY-02"), "and says so");
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn a_card_that_cannot_be_carried_out_joins_the_reinforcements() {
    let table = plays(
        solo().edit(|game| game.settlements.remove(ARRAKEEN)),
        Deck::HouseHarkonnen,
        "card-forced-recruitment",
    );
    assert!(table.told.iter().any(|event| matches!(event, Event::MahdiKept { .. })));
    assert!(table.game.hands[Deck::HouseHarkonnen as usize].has(card("card-forced-recruitment")));
}

#[test]
#[rule("WA-SOLO-MENTAT-06", "WA-SOLO-MENTAT-05", "WA-SOLO-SPECIAL-08")]
fn drawing_means_reinforcing_and_empty_decks_are_made_anew() {
    let mut table = plays(solo(), Deck::HouseHarkonnen, "card-workhorse");
    // A harvester and a carryall are placed by the lists; the person settles ties.
    while matches!(table.game.next(), Some(Step::Vehicles(vehicles::Step::Vehicles { .. }))) {
        let first = table.legal()[0];
        table.luck(first, 1);
    }
    assert_eq!(table.game.hands[Deck::HouseHarkonnen as usize].len(), 2);
    assert!(!table.game.decks[Deck::HouseHarkonnen as usize].is_empty(), "the discards came back");
}

#[test]
#[rule("WA-SOLO-MENTAT-07")]
fn playing_a_card_means_drawing_one() {
    let table = plays(solo(), Deck::Corrino, "card-rage-a");
    assert_eq!(table.game.leaders[Leader::Shaddam as usize], Place::Aside);
    let cards =
        table.told.iter().filter(|event| matches!(event, Event::CardPlayed { .. } | Event::MahdiKept { .. }));
    assert!(cards.count() >= 2);
}

#[test]
#[rule("WA-SOLO-MENTAT-08")]
fn other_effects_happen_as_near_to_the_target_as_can_be() {
    let table = solo().at(Phase::Actions, tricks::Step::Spies);
    assert_eq!(table.legal(), [To(WINDGAP)]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-12", "WA-SOLO-SPECIAL-13")]
fn hawat_and_mohiam_draw_three_and_play_them() {
    for (leader, deck) in [(Leader::ThufirHawat, Deck::HouseHarkonnen), (Leader::Mohiam, Deck::Corrino)] {
        let mut table = solo()
            .aside(leader)
            .edit(|game| {
                game.forced = Some(Face::Mentat);
                game.turn = Harkonnen;
                game.dice[0][Face::Mentat as usize] = 1;
            })
            .at(Phase::Actions, wild_maker::Step::WildMakerStays);
        let before = table.game.decks[deck as usize].len();
        table.luck(Pass, 5);
        assert_eq!(table.game.used >> leader as u16 & 1, 1);
        let mut tries = 0;
        while table.game.turn == Harkonnen && tries < 60 {
            let first = table.legal()[0];
            table.luck(first, 5);
            tries += 1;
        }
        assert!(before - table.game.decks[deck as usize].len() >= 3, "{leader:?}");
    }
}

#[test]
#[rule("WA-SOLO-SPECIAL-15")]
fn the_second_scheme_removes_hawat() {
    let hawat = "card-hawats-scheming";
    let first = plays(solo().aside(Leader::ThufirHawat), Deck::HouseHarkonnen, hawat);
    assert_eq!(first.game.leaders[Leader::ThufirHawat as usize], Place::Aside);
    let second = plays(
        solo().aside(Leader::ThufirHawat).edit(|game| game.solo.schemes = 1),
        Deck::HouseHarkonnen,
        hawat,
    );
    assert_eq!(second.game.leaders[Leader::ThufirHawat as usize], Place::Gone);
    assert_eq!(second.game.leaders[Leader::Mohiam as usize], Place::Aside);
}

#[test]
#[rule("WA-AMB-86")]
fn atreides_cards_hit_the_reinforcements() {
    let mut table =
        solo().hand(Harkonnen, &["card-sandmasters"]).hand(Atreides, &["card-the-voice"]).edit(|game| {
            game.dice[0][Face::Mentat as usize] = 1;
            game.turn = Atreides;
        });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.act(Die(Mentat));
    table.luck(Play(card("card-the-voice")), 1);
    assert!(table.game.discards[Deck::HouseHarkonnen as usize].has(card("card-sandmasters")));
}

#[test]
#[rule("WA-SOLO-SPECIAL-14")]
fn truthtrance_names_a_result_that_is_not_used_up() {
    let table =
        solo().edit(|game| game.solo.spent = [3, 2, 2, 0, 2]).at(Phase::Actions, tricks::Step::ForceDie);
    assert_eq!(table.legal(), [Action::Face(Face::Leadership), Action::Face(Face::Mentat), Pass]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-01")]
fn a_token_of_the_bene_gesserit_is_a_die_or_supremacy() {
    let play = |blocked: u8| {
        let mut table = solo()
            .edit(|game| {
                game.blocked = blocked;
                game.turn = Harkonnen;
                let card = card("card-breeding-program");
                game.decks[Deck::Corrino as usize] = [card].into_iter().collect();
                game.solo.last = Some(Deck::HouseHarkonnen);
                game.dice[0][Face::Mentat as usize] = 1;
            })
            .at(Phase::Actions, wild_maker::Step::WildMakerStays);
        table.game.stack.pop();
        table.game.push(solo::Step::MahdiPlays { left: 1, from: Deck::Corrino });
        table.game.push(wild_maker::Step::WildMakerStays);
        table.luck(Pass, 3);
        table.told.iter().any(|event| matches!(event, Event::Supremacy { .. }))
    };
    assert!(!play(2) && play(0));
}

#[test]
#[rule("WA-SOLO-MENTAT-01", "WA-SOLO-MENTAT-02", "WA-AMB-73", "WA-AMB-74")]
fn mentat_plays_a_card_of_each_deck_starting_opposite_the_last_discard() {
    let order = |last: Option<Deck>| {
        let mut table = solo().edit(|game| {
            game.solo.last = last;
            game.turn = Harkonnen;
            game.used = u16::MAX;
            game.forced = Some(Face::Mentat);
            game.dice[0][Face::Mentat as usize] = 1;
            // Cards nobody can carry out, so that nothing else happens.
            game.decks[Deck::HouseHarkonnen as usize] = [card("card-hunter-seeker")].into_iter().collect();
            game.decks[Deck::Corrino as usize] = [card("card-troop-carriers")].into_iter().collect();
        });
        table = table.at(Phase::Actions, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        let decks = |event: &Event| match event {
            Event::MahdiKept { card } => Some(card.deck()),
            _ => None,
        };
        table.told.iter().filter_map(decks).collect::<Vec<_>>()
    };
    let (house, corrino) = (Deck::HouseHarkonnen, Deck::Corrino);
    assert_eq!(order(None), [house, corrino]);
    assert_eq!(order(Some(house)), [corrino, house]);
    assert_eq!(order(Some(corrino)), [house, corrino]);
}

#[test]
#[rule("WA-AMB-74")]
fn reinforcements_discarded_for_dice_count_as_the_last_discard() {
    let from = area("ne-desert-9");
    let mut table = solo()
        .hand(Harkonnen, &["card-shigawire"])
        .legion(Harkonnen, from, [3, 0, 0], 0)
        .legion(Atreides, GARA_KULON, [2, 0, 0], 0)
        .at(Phase::Actions, attack_step());
    table.luck(From(from), 1);
    assert_eq!(table.game.solo.last, Some(Deck::Corrino));
    assert!(
        table.game.discards[Deck::Corrino as usize].has(card("card-shigawire")),
        "on the pile of its own deck"
    );
}

#[test]
#[rule("WA-SOLO-MENTAT-04")]
fn placed_units_join_the_legion_nearest_to_a_sietch() {
    let (near, far) = (area("csw-desert-4"), CARTHAG);
    let table = plays(
        solo()
            .edit(|game| game.leaders[Leader::BeastRabban as usize] = Place::Gone)
            .legion(Harkonnen, near, [1, 0, 0], 0)
            .legion(Harkonnen, far, [4, 0, 0], 0),
        Deck::HouseHarkonnen,
        "card-mudir-nahya",
    );
    assert_eq!(table.units(near), [1, 2, 0]);
    // Patrols: the empty deserts nearest to a sietch, then nearest to the target.
    let patrols = solo().at(
        Phase::Actions,
        place::Step::PlaceEach { left: 3, unit: arrakis::piece::Unit::Regular, side: Harkonnen },
    );
    let beside = ["csw-desert-1", "csw-desert-2", "csw-desert-3", "sw-deep-1"];
    assert_eq!(patrols.legal(), areas(&beside).iter().map(To).collect::<Vec<_>>());
}

#[test]
#[rule("WA-SOLO-MENTAT-03")]
fn a_card_that_moves_follows_the_lists_of_movement() {
    // Troop Carriers: from the nearest settlement whose legion is strong enough, to the friend nearest the target.
    let (near, nearer) = (area("cse-desert-1"), area("csw-desert-1"));
    let table = solo()
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 0)
        .legion(Harkonnen, CARTHAG, [5, 0, 0], 0)
        .legion(Harkonnen, near, [1, 0, 0], 0)
        .legion(Harkonnen, nearer, [4, 0, 0], 0)
        .legion(Atreides, WINDGAP, [2, 0, 0], 0);
    let table = plays(table, Deck::Corrino, "card-troop-carriers");
    assert_eq!(marches(&table), [(NORTH_POLE, nearer)], "nearer than Carthag, and strong enough");
    assert_eq!(
        (table.units(nearer), table.units(NORTH_POLE)),
        ([6, 0, 0], [1, 0, 0]),
        "as many as there is room for"
    );
}

#[test]
#[rule("WA-SOLO-MENTAT-03", "WA-SOLO-MENTAT-09")]
fn troop_carriers_wait_for_a_legion_that_the_lists_of_movement_let_go() {
    let kept = |table: Scenario| {
        let table = plays(table, Deck::Corrino, "card-troop-carriers");
        table.told.iter().any(|event| matches!(event, Event::MahdiKept { .. }))
    };
    let garrison = |units| solo().legion(Harkonnen, NORTH_POLE, units, 0);
    let friend = |table: Scenario, units| table.legion(Harkonnen, area("csw-desert-1"), units, 0);
    assert!(kept(garrison([3, 0, 0])), "nobody to join");
    assert!(kept(friend(garrison([3, 0, 0]), [6, 0, 0])), "no room");
    assert!(!kept(friend(garrison([3, 0, 0]), [1, 0, 0])));
    let field = solo().legion(Harkonnen, area("cne-mtn-1"), [3, 0, 0], 0);
    assert!(kept(friend(field, [1, 0, 0])), "nobody in a settlement");
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn a_card_is_tried_whole_before_it_is_played() {
    let kept = |table: Scenario, deck, id| {
        let table = plays(table, deck, id);
        table.told.iter().any(|event| matches!(event, Event::MahdiKept { card: one } if *one == card(id)))
    };
    let (house, corrino) = (Deck::HouseHarkonnen, Deck::Corrino);
    // Three harvesters are wanted and two are left.
    let used = |count: usize| {
        solo().edit(|game| {
            arrakis::board::SIETCHES.ground().iter().take(count).for_each(|at| game.harvesters.add(at))
        })
    };
    assert!(kept(used(6), house, "card-sandmasters") && !kept(used(5), house, "card-sandmasters"));
    // Rabban joins a legion and attacks with it: there must be something to attack.
    let legion = |at: &str| solo().legion(Harkonnen, area(at), [2, 0, 0], 0);
    assert!(kept(legion("cne-mtn-1"), house, "card-mudir-nahya"));
    assert!(!kept(legion("csw-desert-1"), house, "card-mudir-nahya"));
    // With his elite unit the legion is strong enough.
    let guarded = |units| legion("csw-desert-1").legion(Atreides, WINDGAP, units, 0);
    assert!(!kept(guarded([3, 0, 0]), house, "card-mudir-nahya"), "four against three");
    assert!(kept(guarded([5, 0, 0]), house, "card-mudir-nahya"));
    // A leader to be tanked must stand in a sector with a legion.
    let hunted = |at: &str| {
        solo().legion(Atreides, GARA_KULON, [1, 0, 0], 0).leader(Leader::Stilgar, GARA_KULON).legion(
            Harkonnen,
            area(at),
            [1, 0, 0],
            0,
        )
    };
    assert!(kept(hunted("sw-desert-1"), house, "card-hunter-seeker"));
    assert!(!kept(hunted("ne-desert-1"), house, "card-hunter-seeker"));
    assert!(kept(solo(), corrino, "card-killers-without-mercy"), "no legion with a Sardaukar");
    let holding = |cards: &[&str]| solo().hand(Atreides, cards);
    assert!(kept(holding(&["card-usul"]), corrino, "card-manipulation"), "too few cards to discard");
    assert!(!kept(holding(&["card-usul", "card-adab"]), corrino, "card-manipulation"), "just enough");
    // Aramsham joins Sardaukar, unless he left the tank this very turn.
    let awake = || solo().aside(Leader::Aramsham).legion(Harkonnen, area("csw-desert-1"), [1, 0, 1], 0);
    let resting = awake().edit(|game| game.resting |= 1 << Leader::Aramsham as u16);
    assert!(kept(resting, corrino, "card-i-decide") && !kept(awake(), corrino, "card-i-decide"));
    assert!(kept(solo(), corrino, "card-reports-of-traitors"), "no die with House");
    assert!(kept(solo(), house, "card-spotter-control"), "no three wormsigns");
}

#[test]
#[rule("WA-SOLO-MENTAT-08")]
fn victims_and_signs_nearest_to_the_target_come_first() {
    let (near, far) = (area("csw-desert-4"), area("ne-desert-1"));
    let table = solo()
        .legion(Atreides, near, [1, 0, 0], 0)
        .leader(Leader::Stilgar, near)
        .legion(Atreides, far, [1, 0, 0], 0)
        .leader(Leader::Chani, far)
        .at(
            Phase::Actions,
            tricks::Step::Tank {
                victim: arrakis::effect::Victim::Anywhere,
                it: arrakis::effect::It::Nothing,
                side: Harkonnen,
            },
        );
    assert_eq!(table.legal(), [Action::Leader(Leader::Stilgar)]);
    let signs = solo()
        .edit(|game| {
            ["ne-desert-1", "sw-deep-2", "cse-deep-1"].iter().for_each(|id| game.wormsigns.add(area(id)))
        })
        .at(Phase::Actions, tricks::Step::DiscardWormsigns { left: 1 });
    assert_eq!(signs.legal(), [To(area("sw-deep-2")), To(area("cse-deep-1"))], "two steps each");
    // The target itself is revealed already: the hidden sietches nearest to it.
    let spies = solo().edit(|game| game.sietches[7].seen = true).at(Phase::Actions, tricks::Step::Spies);
    assert_eq!(spies.legal(), [To(HABBANYA_RIDGE), To(HOBARS_GAP)]);
}

#[test]
#[rule("WA-SOLO-SPECIAL-15")]
fn the_first_scheme_waits_beside_the_board_and_without_hawat_none_is_played() {
    let hawat = "card-hawats-scheming";
    let first = plays(solo().aside(Leader::ThufirHawat), Deck::HouseHarkonnen, hawat);
    assert_eq!(first.game.solo.schemes, 1);
    assert!(!first.game.discards[Deck::HouseHarkonnen as usize].has(card(hawat)), "not discarded");
    let second = plays(
        solo().aside(Leader::ThufirHawat).edit(|game| game.solo.schemes = 1),
        Deck::HouseHarkonnen,
        hawat,
    );
    assert!(
        second.game.discards[Deck::HouseHarkonnen as usize].count(card(hawat)) >= 2,
        "both are discarded"
    );
    let gone = solo().edit(|game| game.leaders[Leader::ThufirHawat as usize] = Place::Gone);
    let gone = plays(gone, Deck::HouseHarkonnen, hawat);
    assert_eq!(gone.game.solo.schemes, 0);
    assert!(gone.game.hands[Deck::HouseHarkonnen as usize].has(card(hawat)), "it joins the reinforcements");
}

#[test]
#[rule("WA-SOLO-SPECIAL-14")]
fn truthtrance_sets_the_next_roll_and_a_die_is_spent() {
    let mut table = solo().hand(Atreides, &["card-truthtrance"]).edit(|game| {
        game.dice[0][Face::Mentat as usize] = 2;
        game.turn = Atreides;
        game.used = u16::MAX;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Mentat), Play(card("card-truthtrance")), Action::Face(Face::Deployment)]);
    assert!(table.may(Choose(Branch::Draw(2))), "then cards are drawn or one is played");
    table.luck(Choose(Branch::Draw(2)), 1);
    for _ in 0..9 {
        if table.game.solo.unrolled == 4 {
            let action = if table.may(EndTurn) { EndTurn } else { table.legal()[0] };
            table.luck(action, 1);
        }
    }
    assert_eq!((table.game.solo.spent, table.game.forced), ([0, 0, 1, 0, 0], None));
}

#[test]
#[rule("WA-SOLO-DEPLOY-02")]
fn of_leaders_on_the_board_a_named_one_is_placed_before_a_bashar() {
    let table = solo()
        .legion(Harkonnen, CARTHAG, [1, 0, 0], 6)
        .legion(Harkonnen, ARRAKEEN, [1, 0, 0], 0)
        .edit(|game| game.leaders[8..].fill(Place::Waiting))
        .leader(Leader::BaronHarkonnen, CARTHAG)
        .at(
            Phase::Actions,
            place::Step::Figure { piece: Piece::Leader, area: ARRAKEEN, side: Harkonnen, must: true },
        );
    assert_eq!(table.legal(), [Lift(Figure::Named(Leader::BaronHarkonnen), CARTHAG)]);
}
