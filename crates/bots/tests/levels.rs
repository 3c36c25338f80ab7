//! Every level plays every mode of every game, the search finds the better choice, and it does so on any number of
//! threads alike.

mod common;
#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../table/tests/toy/game/mod.rs"]
mod toy;

use std::sync::Arc;
use std::time::{Duration, Instant};

use arrakis::Arrakis;
use bots::arena::{Match, play};
use bots::mind::{Mind, Room, mind_of};
use bots::policy::{Manner, Policy};
use bots::search::{Plan, Search};
use bots::{Bot, Budget, Glimpse, Kind, Player};
use common::Superstitious;
use conquest::Conquest;
use imperium::Imperium;
use table::chance::Fast;
use table::seat::MAX_SEATS;
use table::{Chance, Game, Seat, Silent};
use toy::Toy;

const AHEAD: Plan =
    Plan { wide: 4, least: 0.0, depth: 6, prior: 0.02, visits: 24, time: Duration::from_millis(20) };

/// Each level in each seat of every mode decides some way into a game, by visits and by the clock.
fn every_level_plays<G: Game>() {
    for mode in G::about().modes {
        for &seats in mode.seats {
            let options = G::options(mode.id, seats.into()).unwrap();
            let at = format!("{}, {}, {seats} seats", G::about().id, mode.id);
            let mut chance = Fast::new(3);
            let mut game = G::start(&options, &mut chance, &mut Silent).unwrap();
            let (mut legal, mut asked) = (Vec::new(), 0);
            while let Some(seat) = game.waiting().seats().lowest() {
                legal.clear();
                game.legal(seat, &mut legal);
                let mut choice = chance.below(legal.len() as u32) as usize;
                if let Some(&kind) = Kind::LEVELS.get(asked).filter(|_| legal.len() > 1) {
                    asked += 1;
                    let mut player = Player::new(kind, seat, 5);
                    for budget in [Budget::Visits(3), Budget::Time(Duration::from_millis(2))] {
                        let decided = player.decide(&game, &legal, budget);
                        assert_eq!(decided.failed, None, "{at}: {kind}");
                        choice = decided.choice;
                    }
                }
                if asked == Kind::LEVELS.len() {
                    break;
                }
                game.apply_offered(seat, &legal[choice], &mut chance, &mut Silent).unwrap();
            }
            assert_eq!(asked, Kind::LEVELS.len(), "{at}");
        }
    }
}

#[test]
fn every_level_plays_every_mode_of_every_game() {
    every_level_plays::<Conquest>();
    every_level_plays::<Imperium>();
    every_level_plays::<Arrakis>();
    every_level_plays::<Toy>();
}

#[test]
fn levels_play_whole_games() {
    let options = Toy::options("plain", 3).unwrap();
    let bots = vec![Kind::Novice, Kind::Veteran, Kind::Master];
    let plan = Match { options, bots, rotate: true, games: 2, seed: 7, threads: 2 };
    let totals = play::<Toy>(&plan, &|_| {}).unwrap().totals;
    assert_eq!((totals.games, totals.replaced), (2, 0));
}

/// Positions of a random game with a choice, each with its seat and choices.
fn positions<G: Game>(mode: &str, seats: usize, every: u32) -> Vec<(G, Seat, Vec<G::Action>)> {
    let options = G::options(mode, seats).unwrap();
    let mut chance = Fast::new(8);
    let mut game = G::start(&options, &mut chance, &mut Silent).unwrap();
    let mut found = Vec::new();
    while let Some(seat) = game.waiting().seats().lowest() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        if legal.len() > 1 && chance.below(every) == 0 {
            found.push((game.clone(), seat, legal));
        }
        if found.len() == 8 {
            break;
        }
        game.apply_offered(seat, &action, &mut chance, &mut Silent).unwrap();
    }
    found
}

#[test]
fn the_search_chooses_alike_on_any_number_of_threads() {
    for (game, seat, legal) in positions::<Conquest>("standard", 4, 20) {
        for mind in [None, Some(Arc::new(Superstitious) as Arc<dyn Mind<Conquest>>)] {
            let choose = |threads| {
                let mut search = Search::new(mind.clone(), AHEAD);
                search.use_threads(threads);
                let glimpse = Glimpse::new(&game, seat, &legal);
                let choices = (1..4).map(|seed| {
                    let mut chance = Fast::new(seed);
                    (search.choose(&glimpse, &mut chance, Budget::COUNTED), chance.word())
                });
                choices.collect::<Vec<_>>()
            };
            let alone = choose(1);
            assert_eq!(choose(2), alone);
            assert_eq!(choose(5), alone);
        }
    }
}

#[test]
fn the_search_keeps_to_its_time() {
    for (game, seat, legal) in positions::<Conquest>("standard", 4, 20) {
        let plan = Plan { visits: 1_000_000, ..AHEAD };
        let mut search = Search::<Conquest>::new(None, plan);
        let begun = Instant::now();
        let budget = Budget::Time(Duration::from_millis(30));
        search.choose(&Glimpse::new(&game, seat, &legal), &mut Fast::new(1), budget);
        assert!(begun.elapsed() < budget.limit());
    }
}

/// Likes every choice alike and knows how the game stands: who has most water wins.
struct Accountant;

impl Mind<Toy> for Accountant {
    fn think(&self, glimpse: &Glimpse<'_, Toy>, _: &mut Room, weights: &mut Vec<f32>) -> [f32; MAX_SEATS] {
        weights.clear();
        weights.resize(glimpse.legal().len(), 0.0);
        let water = glimpse.view().water;
        let share = |water: &i16| f32::from(*water).max(0.0) + 1.0;
        let sum = water.iter().map(share).sum::<f32>();
        std::array::from_fn(|seat| water.get(seat).map_or(0.0, |water| share(water) / sum))
    }
}

/// The same mind wins more when it looks ahead.
#[test]
fn looking_ahead_helps() {
    let options = Toy::options("plain", 2).unwrap();
    let mind = Arc::new(Accountant);
    let mut won = 0;
    for number in 0..60u64 {
        let mut chance = Fast::new(number);
        let mut game = Toy::start(&options, &mut chance, &mut Silent).unwrap();
        let search: Box<dyn Bot<Toy>> = Box::new(Search::new(Some(mind.clone()), AHEAD));
        let policy: Box<dyn Bot<Toy>> = Box::new(Policy::new(mind.clone(), Manner::AS_IT_IS));
        let first = (number % 2) as usize;
        let mut bots = [search, policy];
        bots.rotate_left(first);
        let mut players: Vec<_> =
            (0..).zip(bots).map(|(seat, bot)| Player::with(bot, Kind::LOWEST, Seat(seat), number)).collect();
        let mut legal = Vec::new();
        while let Some(seat) = game.waiting().seats().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let choice = players[seat.index()].decide(&game, &legal, Budget::COUNTED).choice;
            game.apply_offered(seat, &legal[choice], &mut chance, &mut Silent).unwrap();
        }
        let outcome = *game.waiting().outcome().unwrap();
        won += usize::from(outcome.winners.has(Seat(first as u8)));
    }
    assert!(won >= 36, "{won} of 60");
}

#[test]
fn a_mind_keeps_its_things_in_its_room() {
    let mut room = Room::default();
    *room.of::<u32>() += 2;
    assert_eq!(*room.of::<u32>(), 2);
    assert!(room.of::<Vec<f32>>().is_empty(), "another mind brings its own");
    assert_eq!(*room.of::<u32>(), 0);
    assert!(mind_of::<Toy>().is_none());
}
