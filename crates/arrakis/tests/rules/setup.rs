//! Setup and the start of a round.

use std::collections::HashMap;

use arrakis::Arrakis;
use arrakis::board::{SETTLEMENTS, SIETCH_PLACES, SIETCHES, STATIONS};
use arrakis::cards::Cards;
use arrakis::content::{Claim, Source, content};
use arrakis::piece::{Deck, Face, Leader, Side, UNITS};
use arrakis::state::Place;
use table::chance::Fast;
use table::{Game, Seat, Silent, Viewer, Waiting, rule};

fn fresh(seed: u64) -> Arrakis {
    Arrakis::start(&Arrakis::options("duel", 2).unwrap(), &mut Fast::new(seed), &mut Silent).unwrap()
}

#[test]
#[rule("WA-SETUP-02", "WA-SETUP-03", "WA-INFO-01", "WA-INFO-02")]
fn every_sietch_has_a_hidden_rank_a_hidden_token_and_a_naib() {
    let mut ranks = HashMap::<u8, u32>::new();
    for seed in 0..200 {
        let game = fresh(seed);
        let mut all: Vec<u8> = game.sietches.iter().map(|sietch| sietch.rank).collect();
        *ranks.entry(all[0]).or_default() += 1;
        all.sort_unstable();
        assert_eq!(all, [1, 1, 2, 2, 2, 2, 3, 3]);
        for (sietch, area) in game.sietches.iter().zip(SIETCH_PLACES) {
            let legion = game.legion(area);
            assert!(sietch.stands && !sietch.seen && sietch.area == area);
            assert_eq!((legion.tokens.len(), legion.tokens.standard(), legion.generic), (1, 0, 1));
        }
        assert_eq!(game.generic[0], 4, "8 of the 12 Naibs are on the board");
        let harkonnen = serde_json::to_value(game.view(Viewer::Seat(Seat(1)))).unwrap();
        let sietches: Vec<_> = harkonnen["areas"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|area| area["sietch"].as_u64())
            .collect();
        assert_eq!(sietches, [0; 8], "eight are there, no rank is told to Harkonnen");
        let atreides = game.view(Viewer::Seat(Seat(0)));
        assert_eq!(atreides.areas.iter().filter(|area| matches!(area.sietch, Some(Some(_)))).count(), 8);
        assert_eq!(atreides.areas.iter().filter(|area| area.tokens.is_some()).count(), 8);
    }
    assert!(ranks.len() == 3, "the ranks are shuffled: {ranks:?}");
}

#[test]
#[rule("WA-SETUP-05", "WA-SETUP-06", "WA-CARD-40", "WA-INFO-04")]
fn garrisons_are_drawn_and_shown() {
    let mut garrisons = Vec::new();
    for seed in 0..50 {
        let game = fresh(seed);
        assert_eq!(game.settlements, SETTLEMENTS);
        let units: u8 = SETTLEMENTS.iter().map(|area| game.legion(area).fighters()).sum();
        let bashars: u8 = SETTLEMENTS.iter().map(|area| game.legion(area).generic).sum();
        assert_eq!((units, bashars), (24, 4));
        assert!(
            SETTLEMENTS
                .iter()
                .all(|area| game.legion(area).fighters() == 4 && game.legion(area).generic <= 1)
        );
        let view = game.view(Viewer::Spectator);
        assert!(
            view.areas
                .iter()
                .filter(|area| area.settlement)
                .all(|area| area.part.units.iter().sum::<u8>() == 4)
        );
        garrisons.push(SETTLEMENTS.iter().map(|area| game.legion(area).units).collect::<Vec<_>>());
    }
    assert!(garrisons.iter().any(|one| *one != garrisons[0]), "the tokens are shuffled");
    let shown = &content().tracks.silver[0];
    assert_eq!((shown.units, shown.leaders), ([1, 0, 1], 1), "the printed token: Bashar, Sardaukar, regular");
}

#[test]
#[rule("WA-SETUP-07", "WA-INFO-05", "WA-SETUP-08", "WA-SETUP-10", "WA-SETUP-13", "WA-SETUP-17")]
#[rule("WA-COMP-11", "WA-COMP-12")]
fn tracks_start_at_the_bottom_and_boards_at_the_top() {
    let game = fresh(1);
    assert_eq!((game.stations, game.station_faces), (STATIONS, [2, 2, 2]));
    assert_eq!((game.supremacy, game.markers, game.rows), (0, [0; 3], [0; 3]));
    assert_eq!((game.bene, game.bene_supply), ([1, 0], 4));
    assert_eq!(game.wormsign_faces, [6, 6, 4]);
    assert_eq!(game.sietch_areas, SIETCHES);
}

#[test]
#[rule(
    "WA-SETUP-11",
    "WA-SETUP-12",
    "WA-AMB-12",
    "WA-NAMED-01",
    "WA-CARD-02",
    "WA-CARD-06",
    "WA-CARD-12",
    "WA-CARD-15"
)]
fn six_named_leaders_start_in_play_and_aside() {
    let game = fresh(1);
    let aside: Vec<_> =
        Leader::ALL.into_iter().filter(|&one| game.leaders[one as usize] == Place::Aside).collect();
    let expected = [
        Leader::PaulAtreides,
        Leader::LadyJessica,
        Leader::Stilgar,
        Leader::BaronHarkonnen,
        Leader::BeastRabban,
        Leader::Aramsham,
    ];
    assert_eq!(aside, expected);
    let waiting = Leader::ALL.into_iter().filter(|&one| game.leaders[one as usize] == Place::Waiting);
    assert_eq!(waiting.count(), 9);
}

#[test]
#[rule("WA-COMP-01", "WA-COMP-02", "WA-COMP-03", "WA-COMP-04", "WA-COMP-05", "WA-COMP-06", "WA-COMP-07")]
fn the_figures_of_the_box() {
    let game = fresh(1);
    for side in Side::BOTH {
        for (unit, &all) in UNITS[side.index()].iter().enumerate() {
            let placed: u8 = game.held[side.index()].iter().map(|area| game.legion(area).units[unit]).sum();
            assert_eq!(placed + game.units[side.index()][unit], all);
        }
    }
    let units: u8 = UNITS.iter().flatten().sum();
    let generic: u8 = arrakis::piece::GENERIC.iter().sum();
    let vehicles: u8 = arrakis::piece::VEHICLES.iter().sum();
    let worms = arrakis::piece::WORMS + 1;
    assert_eq!(units as usize + generic as usize + Leader::ALL.len() + vehicles as usize + worms, 129);
}

#[test]
#[rule("WA-COMP-14", "WA-COMP-15", "WA-COMP-16", "WA-SETUP-09", "WA-SETUP-14", "WA-PRESC-05")]
fn the_cards_of_the_box() {
    for deck in Deck::ALL {
        let cards = content().cards.iter().filter(|card| card.deck == deck && !card.guild);
        assert_eq!(cards.map(|card| card.copies).sum::<u8>(), 18, "{deck:?}");
        let leaders = content().leaders.iter().filter(|card| card.deck == deck).count();
        // Naibs, Wild Maker and Bashars have cards without a named leader.
        let others = [0, 2, 0, 1][deck as usize];
        assert_eq!(leaders + others, [5, 5, 4, 4][deck as usize], "{deck:?}");
    }
    assert_eq!(content().prescience.len(), 16);
    let claimed_in = |phase| content().prescience.iter().filter(|card| card.phase == phase).count();
    assert_eq!((claimed_in(Claim::Action), claimed_in(Claim::End)), (8, 8));
    let printed = content().prescience.iter().filter(|card| card.source == Source::Rulebook).count();
    assert_eq!(printed, 5);
    assert!(content().leaders.iter().zip(Leader::ALL).all(|(card, leader)| card.leader == leader));
}

#[test]
#[rule("WA-SETUP-15", "WA-INFO-06")]
fn the_secret_objective_is_known_to_atreides_alone() {
    let drawn: std::collections::HashSet<u8> = (0..60).map(|seed| fresh(seed).objectives).collect();
    assert_eq!(drawn.len(), 6, "each of the six is drawn now and then");
    assert!(drawn.iter().all(|objectives| objectives.count_ones() == 1), "and one only");
    let game = fresh(3);
    assert!(game.view(Viewer::Seat(Seat(0))).objectives.is_some());
    assert!(game.view(Viewer::Seat(Seat(1))).objectives.is_none());
    assert!(game.view(Viewer::Spectator).objectives.is_none());
}

#[test]
#[rule("WA-SETUP-18", "WA-ROUND-03", "WA-ROUND-04", "WA-INFO-07", "WA-INFO-12", "WA-PLAN-01", "WA-PLAN-06")]
fn a_round_starts_with_a_card_of_each_deck_and_three_of_prescience() {
    let game = fresh(5);
    for (player, decks) in
        [(0, [Deck::HouseAtreides, Deck::Fremen]), (2, [Deck::HouseHarkonnen, Deck::Corrino])]
    {
        assert_eq!(decks.map(|deck| game.hands[player].of(deck).len()), [1, 1]);
    }
    assert_eq!(game.decks.map(Cards::len), [17; 4]);
    assert_eq!(game.open.count_ones(), 3);
    assert_eq!(game.view(Viewer::Spectator).prescience.len(), 3);
    let of_enemy = |view: arrakis::view::View, player| {
        view.hands.into_iter().find(|hand| hand.player == player).unwrap().cards
    };
    assert!(of_enemy(game.view(Viewer::Seat(Seat(0))), Deck::HouseHarkonnen).is_none());
    assert!(of_enemy(game.view(Viewer::Seat(Seat(1))), Deck::HouseHarkonnen).is_some());
    assert!(of_enemy(game.view(Viewer::Spectator), Deck::HouseAtreides).is_none());
}

#[test]
#[rule("WA-ROUND-05", "WA-VEHICLE-01", "WA-VEHICLE-04", "WA-VEHICLE-05")]
fn the_round_goes_on_with_vehicles_of_harkonnen() {
    let game = fresh(5);
    assert_eq!(game.waiting(), Waiting::Seats(table::SeatSet::one(Seat(1))));
    let mut legal = Vec::new();
    game.legal(Seat(1), &mut legal);
    assert!(
        legal.iter().all(|action| !matches!(action, arrakis::action::Action::Done)),
        "all must be placed"
    );
}

#[test]
#[rule("WA-AMB-07")]
fn the_boards_are_those_of_the_fact_sheet() {
    let tracks = &content().tracks;
    let rows: Vec<_> = tracks.rows.iter().map(|row| (row.dice, row.vehicles)).collect();
    assert_eq!(rows, [(0, [3, 2, 1]), (1, [4, 2, 1]), (2, [5, 3, 1]), (3, [5, 4, 2]), (4, [6, 4, 2])]);
    assert_eq!(tracks.cells, [[2, 2, 2, 2, 2], [3, 3, 2, 3, 2]]);
    let faces = Face::ALL.map(|face| tracks.action_die.iter().filter(|&&one| one == face).count());
    assert_eq!(faces, [2, 1, 1, 1, 1]);
    assert_eq!((tracks.combat_hits, tracks.combat_shields), (3, 2));
    assert_eq!((tracks.bene_gesserit_steps, tracks.prescience_end), ([4, 8], 12));
}

#[test]
#[rule("WA-CARD-08", "WA-CARD-10", "WA-AMB-04")]
fn the_leaders_fight_and_sit_as_the_fact_sheet_says() {
    let table = [
        (Some(Face::Leadership), (1, 0)),
        (Some(Face::Leadership), (2, 1)),
        (Some(Face::Mentat), (0, 1)),
        (Some(Face::Mentat), (0, 2)),
        (None, (2, 1)),
        (Some(Face::House), (1, 0)),
        (Some(Face::Deployment), (2, 0)),
        (Some(Face::Strategy), (1, 1)),
        (Some(Face::House), (0, 2)),
        (Some(Face::Leadership), (2, 0)),
        (Some(Face::Leadership), (2, 1)),
        (Some(Face::Mentat), (1, 2)),
        (Some(Face::Deployment), (1, 1)),
        (Some(Face::Mentat), (0, 3)),
        (Some(Face::Strategy), (2, 0)),
    ];
    let cards: Vec<_> = content().leaders.iter().map(|card| (card.slot, card.combat)).collect();
    assert_eq!(cards, table);
}

#[test]
fn the_steps_of_each_marker_over_all_prescience_cards_add_up() {
    let sums = content().prescience.iter().fold([0; 3], |mut sums: [u8; 3], card| {
        sums.iter_mut().zip(card.gain).for_each(|(sum, steps)| *sum += steps);
        sums
    });
    assert_eq!(sums, [14, 14, 14]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Arrakis>() < 8 * 1024, "{} bytes", size_of::<Arrakis>());
}
