//! The arena counts right, comes out the same on any number of threads, and stops at a broken game.

#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../table/tests/toy/game/mod.rs"]
mod toy;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::arena::{Fault, Halt, Match, Report, play};
use bots::entry::Of;
use bots::player::{Decision, Failed, Failure, OpenGlimpse};
use bots::{Bot, Budget, Glimpse, Kind, Player, Random};
use table::chance::{Fast, Seed};
use table::open::{ActError, Chosen};
use table::{BadOptions, Game, Seat, Silent};
use toy::{Flaw, Options, Toy};

fn plan(games: u64, threads: usize) -> Match<Options> {
    let options = Toy::options("plain", 3).unwrap();
    Match { options, bots: vec![Kind::Random; 3], rotate: false, games, seed: 7, threads }
}

fn with_flaw(flaw: Flaw, threads: usize) -> Result<Report, Halt> {
    let mut plan = plan(500, threads);
    plan.options.flaw = flaw;
    play::<Toy>(&plan, &|_| {})
}

#[test]
fn the_same_seed_gives_the_same_totals_on_any_number_of_threads() {
    let alone = play::<Toy>(&plan(1_000, 1), &|_| {}).unwrap().totals;
    for threads in [2, 3, 64] {
        assert_eq!(play::<Toy>(&plan(1_000, threads), &|_| {}).unwrap().totals, alone);
    }
    let other_seed = Match { seed: 8, ..plan(1_000, 1) };
    assert_ne!(play::<Toy>(&other_seed, &|_| {}).unwrap().totals, alone);
}

#[test]
fn the_totals_add_up() {
    let done = AtomicU64::new(0);
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    let Report { totals, seconds, thought } = play::<Toy>(&plan(777, 2), &count).unwrap();
    assert_eq!((totals.games, done.into_inner()), (777, 777));
    assert_eq!(totals.outcomes.values().sum::<u64>(), 777);
    assert_eq!(totals.wins_by_side.keys().copied().collect::<Vec<_>>(), ["blue", "green", "red"]);
    let wins = totals.wins_by_side.values().sum::<u64>();
    assert!(wins >= 777 + totals.outcomes["shared"], "a shared victory counts for each");
    assert!(totals.mean_decisions() >= 12.0, "three rounds of three seals and a swap");
    assert!((2..=toy::KINDS + 1).contains(&totals.max_choices));
    assert!(seconds > 0.0 && thought.is_empty(), "nobody thought");
}

#[test]
fn a_match_without_games_threads_or_enough_bots_is_refused() {
    assert_eq!(play::<Toy>(&plan(0, 1), &|_| {}), Err(Halt::Nothing));
    assert_eq!(play::<Toy>(&plan(1, 0), &|_| {}), Err(Halt::Nothing));
    let two_bots = Match { bots: vec![Kind::Random; 2], ..plan(1, 1) };
    assert_eq!(play::<Toy>(&two_bots, &|_| {}), Err(Halt::Bots { bots: 2, seats: 3 }));
    let mut no_rounds = plan(1, 1);
    no_rounds.options.rounds = 0;
    assert!(matches!(play::<Toy>(&no_rounds, &|_| {}), Err(Halt::Options(BadOptions::Rule(_)))));
}

#[test]
fn bots_change_seats_and_share_their_wins() {
    let bots = vec![Kind::MonteCarlo(4), Kind::Random, Kind::Novice];
    let plan = Match { bots, rotate: true, ..plan(9, 1) };
    let Report { totals, thought, .. } = play::<Toy>(&plan, &|_| {}).unwrap();
    assert_eq!(play::<Toy>(&Match { threads: 3, ..plan.clone() }, &|_| {}).unwrap().totals, totals);
    for (kind, sides) in &totals.bots {
        // The toy's sides belong to its seats, and each bot sat in each of them.
        assert_eq!(sides.keys().copied().collect::<Vec<_>>(), ["blue", "green", "red"], "{kind}");
        assert!(sides.values().all(|score| score.seats == 3), "{kind}: {sides:?}");
    }
    let shares = totals.wins_by_bot();
    assert_eq!(shares.keys().copied().collect::<Vec<_>>(), [Kind::Random, Kind::MonteCarlo(4), Kind::Novice]);
    assert!((shares.values().sum::<f64>() - 1.0).abs() < 1e-9, "every victory is somebody's: {shares:?}");
    assert!(thought.values().all(|thought| thought.decisions > 0));

    let stay = play::<Toy>(&Match { rotate: false, ..plan }, &|_| {}).unwrap().totals;
    assert!(stay.bots.values().all(|sides| sides.len() == 1), "without it they keep their seats");
}

#[test]
fn a_game_without_end_is_stopped_and_named() {
    let Err(Halt::Fault { seed: 7, game: 0, fault: Fault::Endless, .. }) = with_flaw(Flaw::NeverEnds, 1)
    else {
        panic!("the game has no end");
    };
}

#[test]
fn the_first_broken_game_is_named_whatever_the_threads() {
    let alone = with_flaw(Flaw::OffersTheRefused, 1).unwrap_err();
    assert!(matches!(alone, Halt::Fault { fault: Fault::Refused { .. }, .. }), "{alone}");
    assert_eq!(with_flaw(Flaw::OffersTheRefused, 3).unwrap_err(), alone);
    let told = alone.to_string();
    assert!(told.contains("seed 7") && told.contains("toy-no-such-card"), "{told}");
}

#[test]
fn a_glimpse_shows_what_the_seat_may_know() {
    let game = Toy::start(&plan(1, 1).options, &mut Fast::new(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    game.legal(Seat(1), &mut legal);
    let glimpse = Glimpse::new(&game, Seat(1), &legal);
    assert_eq!(glimpse.seat(), Seat(1));
    let known: Vec<Seat> = glimpse.view().hands.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(known, [Seat(1)]);
    let imagined = glimpse.imagine(&mut Fast::new(2));
    assert_ne!(imagined, game, "the hidden hands are drawn anew");
    assert_eq!(imagined.view(table::Viewer::Seat(Seat(1))), glimpse.view());
    assert!(Random.choose(&glimpse, &mut Fast::new(3), Budget::Visits(1)) < legal.len());
}

/// Fails as it is told to.
struct Broken(Failure);

impl Bot<Toy> for Broken {
    fn choose(&mut self, glimpse: &Glimpse<'_, Toy>, _: &mut Fast, budget: Budget) -> usize {
        match self.0 {
            Failure::Panicked => panic!("the bot gives up, as it was told to"),
            Failure::NotOffered => glimpse.legal().len(),
            Failure::Overran => {
                std::thread::sleep(budget.limit() + Duration::from_millis(10));
                0
            }
        }
    }
}

#[test]
fn a_bot_that_fails_is_replaced_and_the_game_goes_on() {
    let game = Toy::start(&plan(1, 1).options, &mut Fast::new(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    for how in [Failure::Panicked, Failure::NotOffered, Failure::Overran] {
        let mut player = Player::with(Box::new(Broken(how)), Kind::Random, Seat(0), 1);
        let budget = Budget::Time(Duration::ZERO);
        let Decision { choice, failed } = player.decide(&game, &legal, budget);
        assert!(choice < legal.len());
        assert_eq!(failed, Some(Failed { kind: Kind::Random, how, instead: Kind::LOWEST }));
        assert_eq!(player.decide(&game, &legal, budget).failed, None, "the next one plays on: {how:?}");
    }
}

#[test]
fn a_bot_of_the_registry_plays_any_table_of_its_game() {
    let entry = Of::<Toy>::ENTRY;
    let options = entry.door.options("plain", 2, &serde_json::Value::Null).unwrap();
    let sitters = vec![table::record::Sitter { name: "bot".into(), bot: None }; 2];
    let mut table = entry.door.start("plain", &options, sitters, Seed::from_number(1)).unwrap();
    let mut bots = [0, 1].map(|seat| (entry.seat_bot)(Kind::Random, Seat(seat), 7));
    let other = OpenGlimpse::new(&*table, Seat(1));
    assert!(bots[0].decide(&other, Budget::Visits(1)).is_none(), "a bot sees through its own eyes only");
    while let Some(seat) = table.waiting().seats().lowest() {
        let glimpse = OpenGlimpse::new(&*table, seat);
        let decided = bots[seat.index()].decide(&glimpse, Budget::Visits(1)).unwrap();
        let written = decided.choice.json();
        table.take(seat, &decided.choice).unwrap();
        let kept = table.entries().checked_sub(1).and_then(|last| table.entry(last)).unwrap();
        assert_eq!((kept.seat, kept.action), (seat, written), "what it chose is what was done");
    }
    assert!(table.ended().is_some());
    let over = OpenGlimpse::new(&*table, Seat(0));
    assert!(bots[0].decide(&over, Budget::Visits(1)).is_none());
    let refused = table.take(Seat(0), &Chosen::new("another game's"));
    assert!(matches!(refused, Err(ActError::Unreadable(_))));
}
