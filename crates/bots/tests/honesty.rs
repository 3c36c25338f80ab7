//! No bot peeks: whatever is hidden from its seat is dealt anew, and it decides the same.

mod common;
#[allow(dead_code, reason = "the net's tests use more of it")]
#[path = "../../net/tests/made/mod.rs"]
mod made;
#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../table/tests/toy/game/mod.rs"]
mod toy;

use std::sync::Arc;
use std::time::Duration;

use arrakis::Arrakis;
use bots::nets::Learned;
use bots::policy::{Manner, Policy};
use bots::search::{Plan, Search};
use bots::{Bot, Budget, Kind, Player};
use common::Superstitious;
use conquest::Conquest;
use imperium::Imperium;
use made::{Made, Size};
use table::chance::Fast;
use table::encode::{Encoder, Layout};
use table::{Chance, Game, Seat, Silent, Viewer};
use toy::Toy;

/// Enough to look ahead, and quick.
const FEW: Budget = Budget::Visits(6);

const AHEAD: Plan =
    Plan { wide: 3, least: 0.0, depth: 4, prior: 0.02, visits: 9, time: Duration::from_secs(1) };

/// Every bot there is, and those with a mind: one that has an opinion on all it sees, and a net.
fn bots<G: Game>(net: &Arc<Learned>) -> Vec<(String, Box<dyn Bot<G>>)> {
    let kinds = [Kind::Random, Kind::MonteCarlo(6)].into_iter().chain(Kind::LEVELS.iter().copied());
    let mut bots: Vec<(String, Box<dyn Bot<G>>)> = kinds.map(|kind| (kind.to_string(), kind.bot())).collect();
    let mind = Arc::new(Superstitious);
    for manner in [Manner::BEST, Manner { temperature: 2.0 }] {
        bots.push((format!("{manner:?}"), Box::new(Policy::new(mind.clone(), manner))));
    }
    bots.push(("search with a mind".to_owned(), Box::new(Search::new(Some(mind), AHEAD))));
    bots.push(("a net".to_owned(), Box::new(Policy::new(net.clone(), Manner::BEST))));
    bots.push(("search with a net".to_owned(), Box::new(Search::new(Some(net.clone()), AHEAD))));
    bots
}

/// A net that learned nothing, but reads all that was said in a random game.
fn net_of<G: Game>() -> Arc<Learned> {
    let (mode, mut chance, mut legal) = (&G::about().modes[0], Fast::new(4), Vec::new());
    let options = G::options(mode.id, mode.seats[0].into()).unwrap();
    let mut game = G::start(&options, &mut chance, &mut Silent).unwrap();
    let (mut layout, mut encoder) = (Layout::default(), Encoder::default());
    for _ in 0..300 {
        let Some(seat) = game.waiting().seats().lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        layout.extend(&encoder.lacks(&game, seat, &legal, &layout));
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply_offered(seat, &action, &mut chance, &mut Silent).unwrap();
    }
    let id = G::about().id;
    let mut made = Made::new(Size { width: 24, blocks: 1, choice: 16, head: 8 }, &layout);
    made.about.insert("game".to_owned(), id.to_owned());
    Arc::new(Learned::read(id, &made.write(), &layout.write()).unwrap())
}

/// Plays random games; now and then every bot decides, in the real position and in twins of it.
fn no_bot_peeks<G: Game>(every: u32) {
    let net = net_of::<G>();
    for mode in G::about().modes {
        for &seats in mode.seats {
            let at = format!("{}, {}, {seats} seats", G::about().id, mode.id);
            let options = G::options(mode.id, seats.into()).unwrap();
            for seed in 11..14 {
                one_game::<G>(&options, seed, every, &net, &at);
            }
        }
    }
}

fn one_game<G: Game>(options: &G::Options, seed: u64, every: u32, net: &Arc<Learned>, at: &str) {
    let mut chance = Fast::new(seed);
    let mut game = G::start(options, &mut chance, &mut Silent).unwrap();
    let mut legal = Vec::new();
    let mut asked = 0;
    for decision in 0..3_000 {
        let Some(seat) = game.waiting().seats().lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let at = format!("{at}, seed {seed}, decision {decision}");
        for seat in game.waiting().seats().iter() {
            same_thoughts(&game, seat, &at);
        }
        if legal.len() > 1 && chance.below(if asked == 0 { 2 } else { every }) == 0 && asked < 3 {
            asked += 1;
            same_choices(&game, seat, &legal, net, &mut chance, &at);
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply_offered(seat, &action, &mut chance, &mut Silent).unwrap();
    }
    assert!(asked > 0, "{at}: somebody must decide");
}

/// What a seat imagines comes from what it knows and from its own chance alone.
fn same_thoughts<G: Game>(game: &G, seat: Seat, at: &str) {
    let viewer = Viewer::Seat(seat);
    for thoughts in 1..3 {
        let twin = game.imagine(viewer, &mut Fast::new(1_000 + thoughts));
        let (mut ours, mut theirs) = (Fast::new(thoughts), Fast::new(thoughts));
        let (one, other) = (game.imagine(viewer, &mut ours), twin.imagine(viewer, &mut theirs));
        assert_eq!(ours.word(), theirs.word(), "{at}: {seat:?} draws more often in one of two twins");
        if one != other {
            let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
            let parted = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
            let parted: Vec<_> = parted.take(6).collect();
            panic!("{at}: what {seat:?} imagines depends on what is hidden from it: {parted:?}");
        }
    }
}

fn same_choices<G: Game>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    net: &Arc<Learned>,
    chance: &mut Fast,
    at: &str,
) {
    let seed = chance.word();
    let twin = game.imagine(Viewer::Seat(seat), chance);
    for ((name, ours), (_, theirs)) in bots::<G>(net).into_iter().zip(bots::<G>(net)) {
        let decide = |bot, game: &G| {
            let decided = Player::with(bot, Kind::LOWEST, seat, seed).decide(game, legal, FEW);
            assert_eq!(decided.failed, None, "{at}: {name} failed");
            decided.choice
        };
        assert_eq!(decide(ours, game), decide(theirs, &twin), "{at}: {name} in {seat:?} peeks");
    }
}

#[test]
fn no_bot_peeks_in_the_toy() {
    no_bot_peeks::<Toy>(3);
}

#[test]
fn no_bot_peeks_in_conquest() {
    no_bot_peeks::<Conquest>(40);
}

#[test]
fn no_bot_peeks_in_imperium() {
    no_bot_peeks::<Imperium>(40);
}

#[test]
fn no_bot_peeks_in_arrakis() {
    no_bot_peeks::<Arrakis>(200);
}
