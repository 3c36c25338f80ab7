//! The start of the round and the turns.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::effect::{Branch, run};
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, wild_maker};
use arrakis::piece::{Deck, Face, Leader};
use arrakis::state::Place;
use table::Steps;
use table::{Game, Seat, Viewer, rule};

use super::*;
use arrakis::scenario::*;

#[test]
#[rule("WA-SOLO-SETUP-01", "WA-SOLO-SETUP-03", "WA-SOLO-START-02", "WA-SOLO-START-03", "WA-SOLO-START-04")]
#[rule("WA-SOLO-START-05", "WA-SOLO-START-07", "WA-TERM-02")]
fn a_solo_round_starts_with_tactics_and_reinforcements() {
    let options = Arrakis::options("solo", 1).unwrap();
    for seed in 0..40 {
        let game = Arrakis::start(&options, &mut table::chance::Fast::new(seed), &mut table::Silent).unwrap();
        assert_eq!((game.seats(), game.open.count_ones()), (1, 2));
        let sector = |card: u8| arrakis::board::SIETCH_PLACES[card as usize].info().sectors[0];
        let (harvest, target) = (sector(game.solo.sector), sector(game.solo.target));
        assert!(harvest != target && !(harvest.central() && target.central()), "{harvest:?} {target:?}");
        let hand = game.hands[Deck::HouseHarkonnen as usize];
        assert_eq!((hand.of(Deck::HouseHarkonnen).len(), hand.of(Deck::Corrino).len()), (1, 1));
        let view = game.view(Viewer::Seat(Seat(0)));
        let of = |player| view.hands.iter().find(|hand| hand.player == player).unwrap().cards.is_some();
        assert!(of(Deck::HouseAtreides) && !of(Deck::HouseHarkonnen), "nobody sees the reinforcements");
    }
}

#[test]
#[rule("WA-SOLO-SETUP-02", "WA-SOLO-SETUP-04")]
fn two_people_may_share_atreides_without_cones() {
    let options = Arrakis::options("solo", 2).unwrap();
    let game = Arrakis::start(&options, &mut table::chance::Fast::new(1), &mut table::Silent).unwrap();
    assert_eq!((game.seats(), game.cones, game.rules.shared), (2, [0, 0], [true, false]));
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.areas.iter().filter(|area| area.sietch.is_some()).all(|area| !area.revealed));
    assert!(view.areas.iter().filter(|area| area.sietch.is_some()).all(|area| area.sietch != Some(None)));
}

#[test]
#[rule("WA-SOLO-START-06")]
fn a_fallen_target_is_replaced_at_once() {
    let from = area("csw-desert-1");
    let mut table = solo().legion(Harkonnen, from, [3, 0, 0], 0).at(Phase::Actions, attack_step());
    table.luck(From(from), 4);
    assert!(!table.game.sietch_areas.has(WINDGAP));
    assert_ne!(table.game.solo.target, 7);
    assert!(table.game.sietches[table.game.solo.target as usize].stands);
}

#[test]
#[rule(
    "WA-SOLO-TURN-01",
    "WA-SOLO-TURN-02",
    "WA-SOLO-TURN-03",
    "WA-SOLO-TURN-04",
    "WA-SOLO-TURN-05",
    "WA-SOLO-TURN-06"
)]
fn a_die_is_rolled_after_each_atreides_turn_and_rolled_again_at_three_of_a_kind() {
    let mut table = solo().edit(|game| {
        game.solo.spent = [3, 0, 0, 0, 0];
        game.dice[0][Face::Mentat as usize] = 2;
        game.turn = Atreides;
        game.leaders[Leader::BeastRabban as usize] = Place::Tank(0);
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    assert!(table.may(DesertPower), "2 dice against 4 not yet rolled");
    table.acts(&[Die(Mentat), Standard]);
    // Strategy twice is rolled again, then Deployment comes up.
    table.roll(Pass, &[0, 1, 3]);
    assert_eq!((table.game.solo.unrolled, table.game.solo.spent), (3, [3, 0, 1, 0, 0]));
    assert_eq!(table.game.used, 1 << Leader::Aramsham as u16, "the special action of Aramsham is used");
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(1));
}

#[test]
#[rule("WA-SOLO-TURN-07", "WA-AMB-76", "WA-AMB-77")]
fn strategy_and_leadership_attack_before_they_move() {
    let step = |side| run::Step::OneOf {
        script: content_script(Face::Leadership),
        at: 0,
        it: arrakis::effect::It::Nothing,
        side,
    };
    let leaderless = solo()
        .legion(Harkonnen, area("ne-desert-9"), [3, 0, 0], 0)
        .legion(Harkonnen, NORTH_POLE, [3, 0, 0], 1)
        .at(Phase::Actions, step(Harkonnen));
    assert_eq!(
        leaderless.legal(),
        [Choose(Branch::Move(2))],
        "who has no leader cannot attack with Leadership"
    );
    let led = solo().legion(Harkonnen, area("ne-desert-9"), [3, 0, 0], 1).at(Phase::Actions, step(Harkonnen));
    assert_eq!(led.legal(), [Choose(Branch::Surprise)]);
}

fn content_script(face: Face) -> u16 {
    arrakis::content::content().standard_of(Harkonnen, face).id
}

/// One round of a random game, as a word per event that marks a phase.
fn marks(seed: u64) -> Vec<&'static str> {
    use table::chance::{Chance, Fast};
    let options = Arrakis::options("solo", 1).unwrap();
    let (mut chance, mut told, mut legal) = (Fast::new(seed), Vec::new(), Vec::new());
    let mut game = Arrakis::start(&options, &mut chance, &mut told).unwrap();
    while game.round == 1 {
        let Some(seat) = game.waiting().seats().lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, &action, &mut chance, &mut told).unwrap();
    }
    let mark = |event: &Event| match event {
        Event::RoundBegan { .. } => Some("round"),
        Event::Tactics { .. } => Some("tactics"),
        Event::HarvesterPlaced { .. } => Some("vehicles"),
        Event::DiceRolled { .. } => Some("dice"),
        Event::MahdiRolled { .. } => Some("turn"),
        Event::Harvested { .. } => Some("harvest"),
        _ => None,
    };
    let mut marks: Vec<_> = told.iter().filter_map(mark).collect();
    marks.dedup();
    marks
}

#[test]
#[rule("WA-SOLO-START-01", "WA-SOLO-START-03")]
fn a_round_keeps_the_order_of_phases() {
    for seed in 0..20 {
        let marks = marks(seed);
        let expected = ["round", "tactics", "vehicles", "dice", "turn", "harvest", "round", "tactics"];
        // House and cards may place vehicles during turns, and a fallen target is replaced.
        let round = marks.iter().position(|&mark| mark == "harvest").unwrap();
        assert_eq!(marks[..5], expected[..5], "seed {seed}");
        assert!(
            marks[5..round].iter().all(|mark| ["vehicles", "turn", "tactics"].contains(mark)),
            "{marks:?}"
        );
        assert_eq!(marks[round..round + 3], expected[5..], "seed {seed}");
    }
}

/// The next round begins, with these sietches standing.
fn next_round(standing: &[usize], seed: u64) -> Scenario {
    let mut table = solo()
        .edit(|game| {
            for at in (0..8).filter(|at| !standing.contains(at)) {
                game.sietches[at].stands = false;
                game.sietch_areas.remove(game.sietches[at].area);
            }
        })
        .at(Phase::Bans, wild_maker::Step::WildMakerStays);
    table.luck(Pass, seed);
    table
}

#[test]
#[rule("WA-SOLO-START-05", "WA-AMB-75", "WA-SOLO-PHASE-10")]
fn the_target_stands_in_another_sector_as_long_as_there_is_one() {
    let mut harvested = std::collections::BTreeSet::new();
    for seed in 0..60 {
        // Gara Kulon and Sihaya Ridge in the north-east, Windgap in the centre.
        let game = next_round(&[0, 1, 7], seed).game;
        let (sector, target) = (game.solo.sector, game.solo.target);
        harvested.insert(sector);
        match sector {
            0 | 1 => assert_eq!(target, 7),
            6 | 7 => assert!(target < 2),
            _ => assert!([0, 1, 7].contains(&target)),
        }
        // Only the north-east stands: the sector no longer matters, the sietch does.
        let game = next_round(&[0], seed).game;
        assert_eq!(game.solo.target, 0);
    }
    assert_eq!(harvested.len(), 8, "all eight cards are in the deck every round");
}

#[test]
#[rule("WA-SOLO-START-02", "WA-SOLO-START-07")]
fn two_prescience_cards_and_one_card_of_each_harkonnen_deck() {
    let table = next_round(&[0, 1, 2, 3, 4, 5, 6, 7], 3);
    assert_eq!(table.game.open.count_ones(), 2);
    let hand = table.game.hands[Deck::HouseHarkonnen as usize];
    assert_eq!((hand.of(Deck::HouseHarkonnen).len(), hand.of(Deck::Corrino).len()), (1, 1));
}

#[test]
#[rule("WA-SOLO-TURN-06")]
fn a_special_action_is_used_only_if_it_does_something() {
    // Rabban beside the target has no march, but his legion can attack with Leadership.
    let beside = area("csw-desert-1");
    let turn = |from| {
        let mut table =
            solo().legion(Harkonnen, from, [3, 0, 0], 0).leader(Leader::BeastRabban, from).edit(|game| {
                game.turn = Harkonnen;
                game.forced = Some(Face::Leadership);
                game.dice[0][Face::Mentat as usize] = 1;
            });
        table = table.at(Phase::Actions, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        table
    };
    let attacked = turn(beside);
    assert!(!attacked.game.sietch_areas.has(WINDGAP), "Windgap falls");
    assert_eq!(attacked.game.used >> Leader::BeastRabban as u16 & 1, 0);
    let marched = turn(HOLE_IN_THE_ROCK);
    assert_eq!(marched.game.used >> Leader::BeastRabban as u16 & 1, 1);
    assert_eq!(marches(&marched).len(), 2, "he moves and moves again");
}

#[test]
#[rule("WA-SOLO-TURN-02", "WA-SOLO-TURN-03")]
fn a_spent_die_keeps_its_result_and_moves_the_tank() {
    let table = solo().edit(|game| game.leaders[Leader::BaronHarkonnen as usize] = Place::Tank(0));
    let table = rolls(table, Face::Deployment);
    assert_eq!(table.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(1));
    assert_eq!((table.game.solo.spent, table.game.solo.unrolled), ([0, 0, 1, 0, 0], 3));
}

/// Markers that another objective asks for bring nobody nearer to the one that is held; before an opponent from whom it
/// is hidden they look as if they did.
#[test]
fn how_far_atreides_has_come_is_told_by_the_objective_held() {
    let come = |mode: &str, seats: usize, held: u8, markers: [u8; 3]| {
        let options = Arrakis::options(mode, seats).unwrap();
        let table = Scenario::with(&options).edit(|game| (game.objectives, game.markers) = (held, markers));
        table.game.standing(Seat(0))
    };
    // The first objective asks for 9, 7 and 5, the fifth for 5, 9 and 7.
    let (first, fifth) = (1 << 0, 1 << 4);
    let near = |steps: f32| steps / 21.0;
    assert_eq!(come("solo", 1, first, [9, 6, 5]), near(20.0));
    assert_eq!(come("solo", 1, fifth, [9, 6, 5]), near(16.0));
    assert_eq!(come("solo", 2, first | fifth, [5, 9, 6]), near(20.0), "with two, the nearer counts");
    assert_eq!(come("duel", 2, fifth, [9, 6, 5]), near(20.0));
}

/// The point that every round brings the automaton anyway says nothing.
#[test]
fn how_far_atreides_has_come_is_told_by_what_harkonnen_took_beyond_the_rounds() {
    let come = |mode: &str, seats: usize, round: u16, supremacy: u8| {
        let options = Arrakis::options(mode, seats).unwrap();
        let table = Scenario::with(&options).edit(|game| (game.round, game.supremacy) = (round, supremacy));
        table.game.standing(Seat(0))
    };
    assert_eq!(come("solo", 1, 5, 4), 0.0);
    assert_eq!(come("solo", 1, 5, 6), -0.2);
    assert!(come("solo", 1, 8, 10) > come("solo", 1, 3, 10), "of two games lost the longer");
    assert_eq!(come("duel", 2, 5, 4), -0.4);
}
