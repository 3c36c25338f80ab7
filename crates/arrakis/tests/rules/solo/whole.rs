//! Which cards the automaton can carry out completely: each with just enough of what it takes, and one too few.

use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS};
use arrakis::event::Event;
use arrakis::piece::{Aloft, Deck, Leader};
use arrakis::state::Place;
use table::rule;

use super::cards::plays;
use super::*;

/// Does the automaton carry the card out? Otherwise it joins the reinforcements.
fn carried_out(table: Scenario, deck: Deck, id: &str) -> bool {
    let table = plays(table, deck, id);
    let kept = |event: &&Event| matches!(event, Event::MahdiKept { card: one } if *one == card(id));
    let played = |event: &&Event| matches!(event, Event::CardPlayed { card: one } if *one == card(id));
    let (kept, played) =
        (table.told.iter().any(|event| kept(&event)), table.told.iter().any(|event| played(&event)));
    assert!(kept != played, "{id}");
    played
}

fn house(table: Scenario, id: &str) -> bool {
    carried_out(table, Deck::HouseHarkonnen, id)
}

fn corrino(table: Scenario, id: &str) -> bool {
    carried_out(table, Deck::Corrino, id)
}

/// A legion that can march on the target.
fn marching(units: [u8; 3]) -> Scenario {
    solo().legion(Harkonnen, area("cne-mtn-1"), units, 0)
}

/// The target is the last sietch and well guarded: no legion can march or attack.
fn stuck(table: Scenario) -> Scenario {
    table.legion(Atreides, WINDGAP, [6, 0, 0], 0).edit(|game| {
        game.sietch_areas = AreaSet::one(WINDGAP);
        for sietch in &mut game.sietches {
            sietch.stands = sietch.area == WINDGAP;
        }
    })
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn patrols_need_three_empty_deserts_and_three_units() {
    let id = "card-harkonnen-patrols";
    let supply = |units: [u8; 3]| solo().edit(|game| game.units[1] = units);
    assert!(house(supply([1, 1, 1]), id) && !house(supply([1, 1, 0]), id));
    let empty = |count: usize| {
        solo().edit(|game| {
            let free = game.empty() & DESERTS;
            game.wormsign_faces = [100, 0, 0];
            game.wormsigns =
                free.iter().skip(count).fold(AreaSet::NONE, |all, area| all | AreaSet::one(area));
        })
    };
    assert!(house(empty(3), id) && !house(empty(2), id));
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn each_kind_of_vehicle_must_be_in_supply() {
    let used = |harvesters: usize, carryalls: usize| {
        solo().edit(|game| {
            let free = game.empty() & DESERTS;
            free.iter().take(harvesters).for_each(|area| game.harvesters.add(area));
            (0..carryalls).for_each(|zone| game.air[zone] = Aloft::Carryall);
        })
    };
    assert!(house(used(7, 2), "card-workhorse"), "one of each is enough for one of each");
    assert!(!house(used(8, 2), "card-workhorse") && !house(used(7, 3), "card-workhorse"));
    let flying = |table: Scenario, count: usize| {
        table.edit(|game| (0..count).for_each(|zone| game.air[zone] = Aloft::Ornithopter))
    };
    assert!(corrino(flying(marching([2, 0, 0]), 4), "card-full-control-air"));
    assert!(!corrino(flying(marching([2, 0, 0]), 5), "card-full-control-air"));
    assert!(
        !corrino(flying(stuck(marching([2, 0, 0])), 4), "card-full-control-air"),
        "and somebody must march"
    );
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn leaders_must_be_at_hand() {
    let leaders = |place: Place| solo().edit(|game| game.leaders = [place; 15]);
    let generic = |table: Scenario, left: u8| table.edit(|game| game.generic[1] = left);
    for (left, place, any) in [
        (0, Place::Waiting, false),
        (0, Place::Aside, true),
        (1, Place::Waiting, true),
        (0, Place::Tank(0), false),
    ] {
        assert_eq!(house(generic(leaders(place), left), "card-forced-recruitment"), any, "{left} {place:?}");
        assert_eq!(
            corrino(generic(leaders(place), left), "card-battle-group"),
            left > 0,
            "a Bashar it must be"
        );
    }
    let baron = |place: Place| {
        let table = marching([2, 0, 0]).edit(|game| game.leaders[Leader::BaronHarkonnen as usize] = place);
        house(table, "card-barons-guard")
    };
    assert!(baron(Place::Aside));
    assert!(!baron(Place::Waiting) && !baron(Place::Tank(1)) && !baron(Place::Gone));
    let from_the_board = marching([2, 0, 0]).leader(Leader::BaronHarkonnen, area("cne-mtn-1"));
    assert!(house(from_the_board, "card-barons-guard"));
    let still =
        stuck(marching([2, 0, 0])).edit(|game| game.leaders[Leader::BaronHarkonnen as usize] = Place::Aside);
    assert!(!house(still, "card-barons-guard"), "then somebody must march");
}

#[test]
#[rule("WA-SOLO-MENTAT-09", "WA-SOLO-DEPLOY-06")]
fn units_of_any_kind_will_do_while_there_are_enough() {
    let supply = |units: [u8; 3]| solo().edit(|game| game.units[1] = units);
    assert!(house(supply([3, 0, 0]), "card-forced-recruitment"));
    assert!(house(supply([0, 0, 3]), "card-forced-recruitment"));
    assert!(house(supply([1, 1, 1]), "card-forced-recruitment"));
    assert!(!house(supply([1, 0, 1]), "card-forced-recruitment"));
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn as_many_units_as_the_card_replaces_must_be_there_and_in_supply() {
    let id = "card-sardaukar-disguised";
    let special = |table: Scenario, left: u8| table.edit(|game| game.units[1][2] = left);
    assert!(corrino(special(marching([0, 2, 1]), 2), id));
    assert!(!corrino(special(marching([0, 2, 1]), 1), id), "one Sardaukar is left");
    assert!(!corrino(special(marching([0, 1, 1]), 2), id), "one elite unit stands");
    let apart = marching([0, 1, 1]).legion(Harkonnen, CARTHAG, [0, 1, 0], 0);
    assert!(corrino(special(apart, 2), id), "wherever they stand");
    assert!(!corrino(special(marching([0, 2, 0]), 2), id), "no legion with a Sardaukar marches yet");
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn cards_against_atreides_need_what_they_take() {
    let open = |cards: u16, eyes: Option<u8>| {
        let eyes = eyes.map(arrakis::cards::PrescienceCard);
        let table = solo().edit(|game| (game.open, game.kept_open) = (cards, eyes));
        corrino(table, "card-hope-clouds")
    };
    assert!(!open(0, None) && open(0b10, None) && !open(0b10, Some(1)) && open(0b110, Some(1)));
    let dice = |house: u8| solo().edit(|game| game.dice[0][House as usize] = house);
    assert!(corrino(dice(1), "card-reports-of-traitors") && !corrino(dice(0), "card-reports-of-traitors"));
    let seen = |hidden: bool| {
        let table = solo().edit(|game| {
            game.sietches.iter_mut().for_each(|sietch| sietch.seen = true);
            game.sietches[3].seen = !hidden;
        });
        corrino(table, "card-spies-all-over")
    };
    assert!(seen(true) && !seen(false));
    let signs = |count: usize| {
        let table = solo().edit(|game| DESERTS.iter().take(count).for_each(|area| game.wormsigns.add(area)));
        house(table, "card-spotter-control")
    };
    assert!(signs(3) && !signs(2));
}

#[test]
#[rule("WA-SOLO-MENTAT-09")]
fn a_legion_must_be_able_to_march_or_attack() {
    let guard = [0, 0, 2];
    assert!(corrino(marching(guard), "card-sardaukars-manner"));
    assert!(!corrino(stuck(marching(guard)), "card-sardaukars-manner"));
    assert!(!corrino(marching([2, 0, 0]), "card-sardaukars-manner"), "without a Sardaukar");
    let beside = || solo().legion(Harkonnen, area("csw-desert-1"), guard, 0);
    assert!(corrino(beside(), "card-sardaukars-manner"), "beside the sietch it attacks");
    assert!(corrino(beside(), "card-killers-without-mercy"));
    assert!(!corrino(marching(guard), "card-killers-without-mercy"));
    assert!(corrino(marching(guard), "card-sardaukar-pogrom"));
    assert!(!corrino(stuck(marching(guard)), "card-sardaukar-pogrom"));
    let aramsham = |table: Scenario| corrino(table.aside(Leader::Aramsham), "card-i-decide");
    assert!(aramsham(marching(guard)) && aramsham(beside()) && !aramsham(stuck(marching(guard))));
    let artillery = |table: Scenario| house(table, "card-explosive-artillery");
    assert!(!artillery(marching([2, 0, 0])), "nobody to hit");
    let near = |at: &str| marching([2, 0, 0]).legion(Atreides, area(at), [1, 0, 0], 0);
    assert!(!artillery(near("ne-desert-4")), "too far away");
    // No march, no shot: the legion stands beside its enemies and cannot win.
    let pinned = stuck(solo().legion(Harkonnen, area("csw-desert-1"), [2, 0, 0], 0));
    assert!(!artillery(pinned));
}

#[test]
#[rule("WA-SOLO-SPECIAL-15")]
fn the_last_copy_of_a_scheme_needs_hawat_in_play() {
    let id = "card-hawats-scheming";
    let hawat = |schemes: u8, place: Place| {
        let table = solo().edit(|game| {
            game.solo.schemes = schemes;
            game.leaders[Leader::ThufirHawat as usize] = place;
        });
        house(table, id)
    };
    assert!(hawat(0, Place::Waiting) && hawat(0, Place::Aside), "the first waits beside the board");
    assert!(hawat(1, Place::Aside) && !hawat(1, Place::Waiting));
    assert!(!hawat(0, Place::Gone) && !hawat(1, Place::Gone));
}

#[test]
#[rule("WA-SOLO-TURN-06")]
fn aramsham_deploys_only_where_a_settlement_stands() {
    let special = |table: Scenario| {
        let table = table.aside(Leader::Aramsham).edit(|game| {
            game.turn = Harkonnen;
            game.forced = Some(Deployment);
            game.dice[0][Mentat as usize] = 1;
        });
        let mut table = table.at(Phase::Actions, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 3);
        table.told.iter().any(|event| matches!(event, Event::SpecialUsed { leader: Leader::Aramsham }))
    };
    assert!(special(solo()));
    assert!(!special(solo().edit(|game| game.settlements = AreaSet::NONE)));
}

#[test]
#[rule("WA-SOLO-MENTAT-09", "WA-SOLO-MENTAT-04")]
fn a_leader_taken_from_a_legion_no_longer_marches_with_it() {
    let home = area("cne-mtn-1");
    let baron = |bashars: u8| {
        let table = solo().legion(Harkonnen, home, [6, 0, 0], bashars).leader(Leader::BaronHarkonnen, home);
        house(stuck(table), "card-barons-guard")
    };
    // Seven against six march; without the Baron they are six, and he and his guard are three.
    assert!(!baron(0), "nobody is left to march");
    assert!(baron(1), "a Bashar makes seven of them");
}
