//! Setting up: who plays what, and the position before the first storm.

use std::collections::{BTreeMap, BTreeSet};

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::{ARRAKEEN, STORM_START};
use conquest::event::Event;
use conquest::options::{Cover, Game, House, Options, Seating};
use conquest::scenario::Play;
use conquest::state::{Conquest, Phase};
use conquest::view::{Asked, LeaderPlace};
use table::chance::Fast;
use table::{Event as _, Game as _, Seat, Viewer, rule};

const FOUR: [Faction; 4] = [Atreides, Harkonnen, Fremen, Imperium];

fn options(factions: &[Faction]) -> Options {
    let game = if factions.len() == 2 { Game::Duel } else { Game::Standard };
    let mut options = Options::new(game, factions.len() as u8);
    options.assign(factions);
    if game == Game::Duel {
        options.block_stronghold = Cover::Chosen(ARRAKEEN);
    }
    options
}

/// The four factions in their seats with traitors kept; `rolls` is what falls after that.
fn set_up(rolls: &[u32]) -> Play {
    // Three hands of four traitor cards and the eight of Harkonnen are dealt first.
    let script = [&[0; 20], rolls].concat();
    let mut play = Play::start(&options(&FOUR), &script);
    play.keep_traitors();
    play
}

/// Seat 1 rolls highest and turns up the storm symbol for the first storm, so that play stands still in
/// the very beginning of turn 1.
fn before_the_first_storm() -> Play {
    let play = set_up(&[2, 6, 3, 5, 7]);
    assert_eq!(play.asked(Harkonnen), Some(Asked::StormMove));
    play
}

fn houses(play: &Play) -> Vec<House> {
    play.spectator().sides.iter().map(|side| side.house).collect()
}

#[test]
#[rule("CD-SETUP-01")]
fn setup_01_two_to_four_players_and_no_faction_twice() {
    let check = |game, seats| Options::new(game, seats).check().is_ok();
    assert_eq!(
        [0, 1, 2, 3, 4, 5].map(|seats| check(Game::Standard, seats)),
        [false, false, false, true, true, false]
    );
    for duel in [Game::Duel, Game::Allied] {
        assert_eq!([1, 2, 3, 4].map(|seats| check(duel, seats)), [false, true, false, false]);
    }
    for mode in Conquest::about().modes {
        for &seats in mode.seats {
            let options = Conquest::options(mode.id, seats.into()).unwrap();
            assert_eq!(options.game == Game::Standard, seats > 2, "{}", mode.id);
        }
    }
    assert!(Conquest::options("standard", 2).is_err() && Conquest::options("duel", 3).is_err());

    assert!(options(&[Atreides, Fremen, Atreides]).check().is_err());
    assert!(options(&[Atreides, Atreides]).check().is_err());
    let mut too_few = options(&FOUR);
    too_few.assign(&[Atreides, Fremen]);
    assert!(too_few.check().is_err());
}

/// The houses of every assignment that the shuffle can bring, with how often each comes.
fn dealt(game: Game, seats: u8) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    for first in 0..4 {
        for second in 0..3 {
            for third in 0..2 {
                let script = [first, second, third];
                let used = usize::from(seats).min(3);
                let play = Play::start(&Options::new(game, seats), &script[..used]);
                let houses = houses(&play);
                assert!((1..houses.len()).all(|seat| !houses[..seat].contains(&houses[seat])));
                *found.entry(format!("{houses:?}")).or_default() += 1;
            }
        }
    }
    found
}

#[test]
#[rule("CD-SETUP-19", "CD-DUEL-02", "CD-AMB-74")]
fn setup_19_factions_are_dealt_at_random() {
    // Every way to give four factions to four, three or two players is equally likely.
    for (game, seats, ways) in [(Game::Standard, 4, 24), (Game::Standard, 3, 24), (Game::Duel, 2, 12)] {
        let found = dealt(game, seats);
        assert_eq!(found.len(), ways);
        assert!(found.values().all(|&times| times == 24 / ways as u32));
    }
}

#[test]
#[rule("CD-AMB-74", "CD-DUEL-02")]
fn amb_74_factions_may_also_be_agreed() {
    assert_eq!(Options::new(Game::Standard, 4).factions, None, "random unless said otherwise");
    for factions in
        [&[Imperium, Fremen, Atreides, Harkonnen][..], &[Fremen, Imperium, Atreides], &[Harkonnen, Fremen]]
    {
        let play = Play::start(&options(factions), &[]);
        assert_eq!(houses(&play), factions.iter().map(|&faction| House::of(faction)).collect::<Vec<_>>());
    }
    // Who has agreed on nothing gets one that nobody has.
    let mut options = Options::new(Game::Standard, 3);
    options.factions = Some(vec![None, Some(Atreides), Some(Fremen)]);
    let dealt = [0, 1].map(|dealt| houses(&Play::start(&options, &[dealt]))[0]);
    assert!(dealt.contains(&House::Harkonnen) && dealt.contains(&House::Imperium));
}

#[test]
#[rule("CD-SETUP-20")]
fn setup_20_assignment_cards_are_shown_and_go_back() {
    let play = Play::start(&Options::new(Game::Standard, 4), &[]);
    let assigned: Vec<_> = play.told().iter().filter(|e| matches!(e, Event::Assigned { .. })).collect();
    assert_eq!(assigned.len(), 4);
    assert!(assigned.iter().all(|event| event.seen_by(Viewer::Spectator).as_ref() == Some(*event)));
    assert!(play.open().sides.iter().all(|side| side.traitor_count == 0));
    // Each of the 22 cards can be dealt as a traitor, whoever got it as an assignment.
    let dealt_first = (0..22).flat_map(|outcome| {
        let play = Play::start(&Options::new(Game::Standard, 4), &[0, 0, 0, outcome]);
        play.open().sides[0].traitors_offered.clone().unwrap()
    });
    assert_eq!(dealt_first.collect::<BTreeSet<_>>().len(), 22);
}

#[test]
#[rule("CD-AMB-02")]
fn amb_02_players_sit_as_given_or_shuffled() {
    let order = |options: &Options, script: &[u32]| Play::start(options, script).spectator().order;
    let mut options = options(&FOUR);
    assert_eq!(order(&options, &[]), [0, 1, 2, 3].map(Seat));
    options.seating = Seating::Shuffled;
    let mut found = BTreeMap::new();
    for script in 0..24 {
        let round = order(&options, &[script / 6, script / 2 % 3, script % 2]);
        *found.entry(round).or_insert(0) += 1;
    }
    assert_eq!(found.len(), 24, "every order round the table can come");
    for seed in 0..30 {
        let game = Conquest::start(&options, &mut Fast::new(seed), &mut table::Silent).unwrap();
        let mut order = game.view(Viewer::Spectator).order;
        order.sort();
        assert_eq!(order, [0, 1, 2, 3].map(Seat), "and nothing else");
    }
    // The order of action follows the seats round the table, whatever their numbers.
    let mut play = Play::start(&options, &[&[1, 2, 1][..], &[0; 20], &[0, 0, 6, 0, 7]].concat());
    assert_eq!(play.spectator().order, [0, 3, 2, 1].map(Seat));
    play.keep_traitors();
    assert_eq!(play.spectator().order, [2, 1, 0, 3].map(Seat));
}

#[test]
#[rule("CD-SETUP-15")]
fn setup_15_all_spice_is_in_the_bank_at_the_start() {
    let play = Play::start(&options(&FOUR), &[]);
    assert_eq!(play.issued(), 0);
    assert!(play.spectator().sides.iter().all(|side| side.spice == 0));
    assert!(play.spectator().places.is_empty());
}

#[test]
#[rule("CD-SETUP-21")]
fn setup_21_a_sheet_overrides_the_general_setup() {
    let mut play = Play::start(&options(&FOUR), &[]);
    // Four traitor cards for everybody, but none yet for Harkonnen, who draw eight later.
    let offered = |play: &Play, faction| play.view(faction).sides[play.seat(faction).index()].clone();
    for faction in [Atreides, Fremen, Imperium] {
        assert_eq!(offered(&play, faction).traitors_offered.map(|cards| cards.len()), Some(4));
        let first = play.legal(faction)[0];
        assert_eq!(offered(&play, Harkonnen).traitors_offered, None);
        play.act(faction, first);
    }
    assert_eq!(offered(&play, Harkonnen).traitors_offered.map(|cards| cards.len()), Some(8));
    // All troops in reserve, but five Fremen in the polar sink.
    let play = before_the_first_storm();
    assert_eq!(FOUR.map(|faction| play.reserve(faction)), [20, 20, 15, 20]);
}

#[test]
#[rule("CD-SETUP-22")]
fn setup_22_the_order_of_setup() {
    // Fremen sit first, so that their troops could come before somebody else's spice.
    let mut play = Play::start(&options(&[Fremen, Harkonnen, Atreides]), &[]);
    play.keep_traitors();
    let stage = |event: &Event| match event {
        Event::Assigned { .. } => Some(0),
        Event::TraitorsDealt { .. } | Event::TraitorKept { .. } => Some(1),
        Event::Endowed { .. } => Some(2),
        Event::Placed { .. } => Some(3),
        Event::RolledForFirst { .. } | Event::FirstPlayer { .. } => Some(7),
        Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::StormRolled { .. } => Some(8),
        _ => None,
    };
    let stages: Vec<u8> = play.told().iter().filter_map(stage).collect();
    assert!(stages.is_sorted(), "{:?}", play.told());
    for step in [0, 1, 2, 3, 7, 8] {
        assert!(stages.contains(&step), "nothing happened in step {step}");
    }
}

#[test]
#[rule("CD-SETUP-23")]
fn setup_23_starting_spice_comes_from_the_bank() {
    let play = before_the_first_storm();
    assert_eq!(FOUR.map(|faction| play.spice(faction)), [13, 15, 6, 18]);
    assert_eq!(play.issued(), 13 + 15 + 6 + 18);
    let on_sheets = play.spectator().sides.iter().map(|side| side.spice).collect::<Vec<_>>();
    assert_eq!(on_sheets, [13, 15, 6, 18]);
}

#[test]
#[rule("CD-SETUP-24")]
fn setup_24_everything_starts_in_reserve_but_five_fremen_at_the_pole() {
    let play = before_the_first_storm();
    assert_eq!(FOUR.map(|faction| play.reserve(faction)), [20, 20, 15, 20]);
    assert_eq!(FOUR.map(|faction| play.troops(faction, "polar_sink")), [0, 0, 5, 0]);
    let view = play.open();
    assert_eq!(view.places.len(), 1);
    let leaders = || view.sides.iter().flat_map(|side| &side.leaders);
    assert_eq!(leaders().count(), 22);
    assert!(leaders().all(|own| own.place == LeaderPlace::Reserve));
}

#[test]
#[rule("CD-SETUP-25", "CD-SETUP-26", "CD-SETUP-27")]
fn setup_25_to_27_the_markers_of_turn_phase_and_storm() {
    assert_eq!(STORM_START, 0);
    let start = Play::start(&options(&FOUR), &[]).spectator();
    assert_eq!((start.turn, start.storm), (1, 0));
    let play = before_the_first_storm();
    let view = play.spectator();
    assert_eq!((view.turn, view.phase, view.storm), (1, Phase::Storm, 0));
    let began = |event: &&Event| matches!(event, Event::TurnBegan { .. } | Event::PhaseBegan { .. });
    let began: Vec<&Event> = play.told().iter().filter(began).collect();
    assert_eq!(began, [&Event::TurnBegan { turn: 1 }, &Event::PhaseBegan { phase: Phase::Storm }]);
}

/// The seats that rolled for the first player, with what they rolled.
fn rolls(play: &Play) -> Vec<(u8, u8)> {
    let roll = |event: &Event| match event {
        Event::RolledForFirst { seat, face } => Some((seat.0, *face)),
        _ => None,
    };
    play.told().iter().filter_map(roll).collect()
}

#[test]
#[rule("CD-SETUP-28")]
fn setup_28_the_highest_roll_plays_first() {
    for (faces, first) in [([2, 5, 3, 4], 1), ([6, 0, 1, 2], 0), ([0, 1, 2, 3], 3), ([1, 0, 4, 3], 2)] {
        let play = set_up(&[&faces[..], &[7]].concat());
        let rolled = [0, 1, 2, 3].map(|seat| (seat as u8, faces[seat] as u8));
        assert_eq!(rolls(&play), rolled);
        assert!(play.told().contains(&Event::FirstPlayer { seat: Seat(first) }));
        assert_eq!(play.spectator().order[0], Seat(first));
    }
}

#[test]
#[rule("CD-SETUP-29")]
fn setup_29_the_storm_symbol_is_higher_than_six() {
    let play = set_up(&[6, 0, 7, 6, 7]);
    assert_eq!(play.spectator().order[0], Seat(2));
}

#[test]
#[rule("CD-SETUP-30", "CD-AMB-03")]
fn setup_30_those_tied_for_the_highest_roll_again() {
    let play = set_up(&[5, 1, 5, 4, 3, 3, 2, 6, 7]);
    // Only seats 0 and 2 roll again, and once more; the others have lost.
    let again = [(0, 5), (1, 1), (2, 5), (3, 4), (0, 3), (2, 3), (0, 2), (2, 6)];
    assert_eq!(rolls(&play), again);
    assert_eq!(play.spectator().order[0], Seat(2));
    // A tie below the highest changes nothing.
    assert_eq!(rolls(&set_up(&[1, 1, 6, 1, 7])).len(), 4);
}

#[test]
#[rule("CD-SETUP-31")]
fn setup_31_hands_are_empty_until_the_first_card_phase() {
    let empty =
        |play: &Play| play.open().sides.iter().all(|side| (side.battle_count, side.market_count) == (0, 0));
    assert!(empty(&Play::start(&options(&FOUR), &[])));
    let mut play = before_the_first_storm();
    assert!(empty(&play));
    play.act(Harkonnen, Action::MoveStorm(0));
    let log = play.told();
    let cards = log.iter().position(|event| *event == Event::PhaseBegan { phase: Phase::Cards }).unwrap();
    let drawn = log.iter().position(|event| matches!(event, Event::DrewBattle { .. })).unwrap();
    assert!(cards < drawn);
    assert_eq!(play.battle_cards(Harkonnen).len(), 4);
    assert_eq!(play.battle_cards(Fremen).len(), 0, "it is not their turn yet");
}
