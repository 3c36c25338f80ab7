//! Phase 2: spice, worms, and those who ride them.

use conquest::Action;
use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::Region;
use conquest::content::{SpiceRow, content};
use conquest::event::Event;
use conquest::options::{Game, Options};
use conquest::scenario::{Play, Scenario, cell, region, spice_card};
use conquest::state::Phase;
use conquest::view::Asked;
use table::rule;

/// The worm's place in most of these tests, and a card that has nothing to do with it.
const LAST: &str = "funeral_plain+the_minor_erg";
const NEXT: &str = "cielago_south+hagga_basin";

fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Fremen, Atreides]).turn(3)
}

/// Turn 3 with spice blown last in Funeral Plain and The Minor Erg, and these cards on top of the deck.
fn worm(cards: &[&str]) -> Scenario {
    three().last_blow(LAST).spice_deck(cards)
}

/// The cards turned up.
fn turned(play: &Play) -> Vec<&Event> {
    play.told().iter().filter(|event| matches!(event, Event::Turned { .. })).collect()
}

fn turned_cards(play: &Play, ids: &[&str]) -> bool {
    let expected: Vec<Event> = ids.iter().map(|id| Event::Turned { card: spice_card(id) }).collect();
    turned(play).into_iter().eq(&expected)
}

/// The worms that took effect.
fn strikes(play: &Play) -> Vec<[Region; 2]> {
    let strike = |event: &Event| match event {
        Event::WormStruck { regions } => Some(*regions),
        _ => None,
    };
    play.told().iter().filter_map(strike).collect()
}

#[test]
#[rule("CD-SPICE-01")]
fn spice_01_the_top_card_is_turned_up() {
    let play = three().spice_deck(&["old_gap+the_great_flat", NEXT]).play(Phase::SpiceBlow, &[]);
    assert!(turned_cards(&play, &["old_gap+the_great_flat"]));
    assert_eq!(play.spectator().decks.spice, 23);
}

#[test]
#[rule("CD-SPICE-02", "CD-SETUP-04")]
fn spice_02_the_printed_amount_blows_in_both_regions() {
    for row in &content().spice {
        let SpiceRow::Territory { blows, .. } = row else { continue };
        let [(one, first), (other, second)] = *blows;
        let id = format!("{}+{}", one.id(), other.id());
        let play = three().spice_deck(&[&id]).play(Phase::SpiceBlow, &[]);
        assert_eq!((play.spice_in(one.id()), play.spice_in(other.id())), (first, second), "{id}");
        // Out of the bank, to where the symbols are, and nowhere else.
        assert_eq!(play.issued(), i32::from(first + second));
        let mut places: Vec<_> = play.spectator().places.iter().map(|place| Some(place.cell)).collect();
        let mut symbols = vec![one.symbol(), other.symbol()];
        places.sort();
        symbols.sort();
        assert_eq!(places, symbols);
    }
    let play = three().spice_deck(&[NEXT]).play(Phase::SpiceBlow, &[]);
    assert_eq!((play.spice_in("cielago_south"), play.spice_in("hagga_basin")), (12, 6));
}

/// A blow kills everybody in its region, Fremen too, and in every sector of it.
#[test]
#[rule("CD-SPICE-03", "CD-AMB-12", "CD-AMB-13")]
fn spice_03_a_blow_destroys_all_troops_in_its_region() {
    let play = three()
        .troops(Fremen, "cielago_south:1", 3)
        .troops(Fremen, "cielago_south:2", 1)
        .troops(Harkonnen, "cielago_south:2", 2)
        .troops(Atreides, "hagga_basin:11", 4)
        .troops(Atreides, "arsunt:11", 5)
        .spice_deck(&[NEXT])
        .play(Phase::SpiceBlow, &[]);
    assert_eq!((play.tanks(Fremen), play.tanks(Harkonnen), play.tanks(Atreides)), (4, 2, 4));
    assert_eq!(play.troops_in(Fremen, "cielago_south") + play.troops_in(Harkonnen, "cielago_south"), 0);
    assert_eq!((play.troops_in(Atreides, "hagga_basin"), play.troops(Atreides, "arsunt:11")), (0, 5));
}

#[test]
#[rule("CD-SPICE-04")]
fn spice_04_old_spice_goes_back_first() {
    let play = three()
        .spice_in("cielago_south", 5)
        .spice_in("hagga_basin", 20)
        .spice_deck(&[NEXT])
        .play(Phase::SpiceBlow, &[]);
    assert_eq!((play.spice_in("cielago_south"), play.spice_in("hagga_basin")), (12, 6));
    assert_eq!(play.issued(), 18);
}

/// A worm of turn 1 goes back into the deck, however many come, and does nothing.
#[test]
#[rule("CD-SPICE-05", "CD-AMB-20", "CD-EX-09")]
fn spice_05_worms_of_turn_1_are_shuffled_back() {
    // 18 to 23 are the six worms of the whole deck, 4 is Cielago South and Hagga Basin.
    let play = three()
        .turn(1)
        .troops(Harkonnen, "red_chasm", 3)
        .troops(Fremen, "red_chasm", 2)
        .spice_deck(&["sandworm"])
        .example("CD-EX-09")
        .play(Phase::SpiceBlow, &[23, 4]);
    assert!(turned_cards(&play, &["sandworm", "sandworm", NEXT]));
    let back = play.told().iter().filter(|event| **event == Event::WormShuffledBack).count();
    assert_eq!((back, strikes(&play).len()), (2, 0));
    assert_eq!((play.tanks(Harkonnen), play.tanks(Fremen)), (0, 0));
    // The discard pile is that one card: the other 23, all worms among them, are in the deck.
    let decks = play.spectator().decks;
    assert_eq!((decks.spice, decks.spice_open), (23, Some(spice_card(NEXT))));
}

#[test]
#[rule("CD-SPICE-06", "CD-SPICE-07", "CD-AMB-13")]
fn spice_06_a_worm_takes_troops_and_spice_of_both_regions() {
    for turn in 2..=5 {
        let play = worm(&["sandworm", NEXT])
            .turn(turn)
            .troops(Harkonnen, "the_minor_erg:4", 3)
            .troops(Atreides, "the_minor_erg:7", 2)
            .troops(Atreides, "funeral_plain", 1)
            .troops(Atreides, "pasty_mesa:7", 4)
            .spice_in("the_minor_erg", 5)
            .spice_in("funeral_plain", 6)
            .spice_in("red_chasm", 7)
            .play(Phase::SpiceBlow, &[]);
        assert_eq!(strikes(&play), [[region("funeral_plain"), region("the_minor_erg")]]);
        assert_eq!((play.tanks(Harkonnen), play.tanks(Atreides)), (3, 3), "turn {turn}");
        assert_eq!(play.troops(Atreides, "pasty_mesa:7"), 4, "not a region of the card");
        assert_eq!((play.spice_in("the_minor_erg"), play.spice_in("funeral_plain")), (0, 0));
        assert_eq!((play.spice_in("red_chasm"), play.issued()), (7, 7 + 18));
    }
}

#[test]
#[rule("CD-SPICE-08")]
fn spice_08_fremen_survive_and_ride_before_the_next_card() {
    let scenario =
        || worm(&["sandworm", NEXT]).troops(Fremen, "funeral_plain", 3).troops(Fremen, "the_minor_erg:5", 2);
    let mut play = scenario().play(Phase::SpiceBlow, &[]);
    assert!(play.asks_only(Fremen) && play.asked(Fremen) == Some(Asked::Ride));
    assert!(turned_cards(&play, &["sandworm"]), "the next card waits");
    play.act(Fremen, Action::RideFrom(region("funeral_plain")));
    play.acts(Fremen, &[Action::GoTo(cell("the_great_flat")), Action::Take(2)]);
    assert!(turned_cards(&play, &["sandworm"]), "the second group may still ride");
    play.act(Fremen, Action::Pass);
    assert!(turned_cards(&play, &["sandworm", NEXT]));
    assert_eq!(play.tanks(Fremen), 0);
    let places = ["the_great_flat", "funeral_plain", "the_minor_erg:5"];
    assert_eq!(places.map(|at| play.troops(Fremen, at)), [2, 1, 2]);
}

#[test]
#[rule("CD-AMB-15")]
fn amb_15_riding_is_optional() {
    let mut play = worm(&["sandworm", NEXT])
        .troops(Fremen, "funeral_plain", 3)
        .troops(Fremen, "the_minor_erg:5", 2)
        .play(Phase::SpiceBlow, &[]);
    let rides = ["funeral_plain", "the_minor_erg"].map(|id| Action::RideFrom(region(id)));
    assert_eq!(play.legal(Fremen), [Action::Pass, rides[0], rides[1]]);
    play.act(Fremen, Action::Pass);
    assert_eq!((play.troops(Fremen, "funeral_plain"), play.troops(Fremen, "the_minor_erg:5")), (3, 2));
    assert_eq!(play.tanks(Fremen), 0);
    assert!(turned_cards(&play, &["sandworm", NEXT]));
}

#[test]
#[rule("CD-SPICE-09")]
fn spice_09_after_the_worm_a_territory_card_is_resolved() {
    let play = worm(&["sandworm", NEXT]).troops(Harkonnen, "hagga_basin:11", 2).play(Phase::SpiceBlow, &[]);
    assert!(turned_cards(&play, &["sandworm", NEXT]));
    assert_eq!((play.spice_in("cielago_south"), play.spice_in("hagga_basin")), (12, 6));
    assert_eq!(play.tanks(Harkonnen), 2);
}

#[test]
#[rule("CD-SPICE-10", "CD-AMB-19")]
fn spice_10_further_worms_do_nothing() {
    let mut play = worm(&["sandworm", "sandworm", "sandworm", NEXT])
        .troops(Fremen, "funeral_plain", 3)
        .play(Phase::SpiceBlow, &[]);
    play.act(Fremen, Action::Pass);
    // No second ride: the rest of the phase went by without a question.
    assert!(turned_cards(&play, &["sandworm", "sandworm", "sandworm", NEXT]));
    assert_eq!(strikes(&play).len(), 1);
    assert_eq!(play.told().iter().filter(|event| **event == Event::WormIgnored).count(), 2);
    assert_eq!(play.troops(Fremen, "funeral_plain"), 3);
    // They are discarded: 24 cards less the last blow, three worms and the new one.
    assert_eq!(play.spectator().decks.spice, 24 - 5);
}

/// What one turn's spice phase brought.
#[derive(Default)]
struct Turn {
    cards: Vec<[Region; 2]>,
    strikes: Vec<[Region; 2]>,
}

/// The spice phases of a whole game.
fn spice_phases(play: &Play) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for event in play.told() {
        match event {
            Event::TurnBegan { .. } => turns.push(Turn::default()),
            Event::Turned { card } => {
                if let SpiceRow::Territory { blows, .. } = card.row() {
                    turns.last_mut().unwrap().cards.push(blows.map(|(region, _)| region));
                }
            }
            Event::WormStruck { regions } => turns.last_mut().unwrap().strikes.push(*regions),
            _ => {}
        }
    }
    turns
}

#[test]
#[rule("CD-SPICE-11", "CD-SPICE-12")]
fn spice_11_one_territory_card_a_turn_and_one_worm_at_most() {
    let mut worms = 0;
    for seed in 0..40 {
        let mut play = Play::start(&Options::new(Game::Standard, 4), &[]);
        play.play_on(seed, |_| {});
        let turns = spice_phases(&play);
        for (turn, Turn { cards, strikes }) in turns.iter().enumerate() {
            assert_eq!(cards.len(), 1);
            assert!(strikes.len() <= 1);
            // A worm strikes where spice blew the turn before.
            assert!(strikes.iter().all(|strike| *strike == turns[turn - 1].cards[0]));
            worms += strikes.len();
        }
    }
    assert!(worms > 0);
}

#[test]
#[rule("CD-SPICE-12", "CD-AMB-23")]
fn spice_12_the_territory_card_lies_open_at_the_end_of_the_phase() {
    let cards = ["sandworm", "sandworm", NEXT, "sandworm", "old_gap+the_great_flat"];
    let mut play = worm(&cards).spice(Harkonnen, 2).play(Phase::SpiceBlow, &[]);
    assert_eq!(play.spectator().phase, Phase::Cards);
    let decks = play.spectator().decks;
    assert_eq!((decks.spice_open, decks.last_blow), (Some(spice_card(NEXT)), Some(spice_card(NEXT))));
    // The next worm strikes exactly there.
    while strikes(&play).len() < 2 {
        let seat = play.waiting()[0];
        let decline = play.legal_seat(seat)[0];
        play.act_seat(seat, decline);
    }
    assert_eq!(strikes(&play)[1], [region("cielago_south"), region("hagga_basin")]);
    assert_eq!(play.spectator().turn, 4);
}

#[test]
#[rule("CD-AMB-23")]
fn amb_23_a_territory_card_is_discarded_as_soon_as_it_is_resolved() {
    let play = three().spice_deck(&[NEXT]).play(Phase::SpiceBlow, &[]);
    let decks = play.spectator().decks;
    assert_eq!((decks.spice, decks.spice_open), (23, Some(spice_card(NEXT))));
}

#[test]
#[rule("CD-AMB-11")]
fn amb_11_spice_blows_in_the_storm_sector_as_elsewhere() {
    // The storm lies in sector 1, where Cielago South has its symbol.
    let play = three().storm(1).spice_deck(&[NEXT]).play(Phase::SpiceBlow, &[]);
    assert_eq!((play.spice_in("cielago_south"), play.spectator().storm), (12, 1));
}

#[test]
#[rule("CD-AMB-14")]
fn amb_14_region_by_region_in_printed_order_at_the_symbol() {
    let play = three()
        .troops(Harkonnen, "cielago_south:2", 1)
        .troops(Atreides, "hagga_basin:11", 1)
        .spice_in("cielago_south", 1)
        .spice_in("hagga_basin", 1)
        .spice_deck(&[NEXT])
        .play(Phase::SpiceBlow, &[]);
    let at = play.told().iter().position(|event| matches!(event, Event::Turned { .. })).unwrap();
    let (south, hagga) = (cell("cielago_south:1"), cell("hagga_basin:12"));
    let seat = |faction| play.seat(faction);
    let expected = [
        Event::Destroyed { seat: seat(Harkonnen), at: cell("cielago_south:2"), count: 1 },
        Event::SpiceLost { at: south, amount: 1 },
        Event::Blew { at: south, amount: 12 },
        Event::Destroyed { seat: seat(Atreides), at: cell("hagga_basin:11"), count: 1 },
        Event::SpiceLost { at: hagga, amount: 1 },
        Event::Blew { at: hagga, amount: 6 },
    ];
    assert_eq!(play.told()[at + 1..at + 7], expected);
}

/// The whole deck lies in the discard pile; it is shuffled, so nothing lies open, and a worm comes first.
#[test]
#[rule("CD-AMB-18")]
fn amb_18_a_worm_strikes_the_territory_resolved_last_even_after_a_reshuffle() {
    let play = three()
        .last_blow(LAST)
        .spice_deck_left(0)
        .troops(Harkonnen, "the_minor_erg:5", 2)
        .play(Phase::SpiceBlow, &[18, 4]);
    assert!(turned_cards(&play, &["sandworm", NEXT]));
    assert_eq!(strikes(&play), [[region("funeral_plain"), region("the_minor_erg")]]);
    assert_eq!(play.tanks(Harkonnen), 2);
}

/// Funeral Plain holds 6 Fremen, The Minor Erg 4 Harkonnen; a worm comes.
fn before_the_ride(cards: &[&str]) -> Scenario {
    worm(cards)
        .troops(Harkonnen, "the_minor_erg:6", 4)
        .spice_in("the_minor_erg", 5)
        .troops(Fremen, "funeral_plain", 6)
        .spice_in("funeral_plain", 1)
}

fn ride(cards: &[&str]) -> Play {
    let mut play = before_the_ride(cards).play(Phase::SpiceBlow, &[]);
    play.act(Fremen, Action::RideFrom(region("funeral_plain")));
    play
}

/// The example with R = The Minor Erg, S = Funeral Plain, and False Wall West as the rock 3 away, beyond
/// The Great Flat and The Greater Flat.
#[test]
#[rule("CD-EX-07")]
fn ex_07_worm_and_ride() {
    before_the_ride(&["sandworm", "sandworm", NEXT]).example("CD-EX-07");
    let mut play = ride(&["sandworm", "sandworm", NEXT]);
    play.acts(Fremen, &[Action::GoTo(cell("false_wall_west:15")), Action::Take(4)]);
    assert_eq!((play.tanks(Harkonnen), play.issued()), (4, 18));
    assert_eq!((play.troops(Fremen, "funeral_plain"), play.troops(Fremen, "false_wall_west:15")), (2, 4));
    assert!(turned_cards(&play, &["sandworm", "sandworm", NEXT]));
    assert_eq!(strikes(&play).len(), 1);
    assert_eq!((play.spice_in("cielago_south"), play.spice_in("hagga_basin")), (12, 6));
    assert_eq!(play.spectator().decks.spice_open, Some(spice_card(NEXT)));
}

#[test]
#[rule("CD-EX-08", "CD-SPICE-13")]
fn ex_08_a_ride_into_a_blow() {
    let mut play = ride(&["sandworm", "old_gap+the_great_flat"]);
    play.example("CD-EX-08");
    play.acts(Fremen, &[Action::GoTo(cell("the_great_flat")), Action::Take(4)]);
    assert_eq!((play.tanks(Fremen), play.troops(Fremen, "the_great_flat")), (4, 0));
    assert_eq!((play.spice_in("the_great_flat"), play.troops(Fremen, "funeral_plain")), (10, 2));
}

/// The same with nobody to ride and the Imperium looking on: a worm needs no Fremen in the game.
#[test]
#[rule("CD-SPICE-06", "CD-SPICE-09")]
fn spice_06_a_worm_strikes_without_fremen_in_the_game() {
    let play = Scenario::new(&[Harkonnen, Imperium, Atreides])
        .turn(2)
        .last_blow(LAST)
        .spice_deck(&["sandworm", NEXT])
        .troops(Imperium, "funeral_plain", 5)
        .play(Phase::SpiceBlow, &[]);
    assert_eq!((play.tanks(Imperium), play.spice_in("cielago_south")), (5, 12));
}
