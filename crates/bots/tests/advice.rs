//! Hints and reviews: what the choices are worth, for all the seat knows.

mod common;
#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../table/tests/toy/game/mod.rs"]
mod toy;

use arrakis::Arrakis;
use bots::advice::{Advice, Adviser, Effort};
use bots::entry::{Asking, Of};
use bots::mind::{Mind, mind_of};
use bots::player::OpenGlimpse;
use bots::review::{self, Care, SWING};
use bots::{Budget, Glimpse, Kind, Player};
use common::Superstitious;
use conquest::Conquest;
use imperium::Imperium;
use table::chance::{Fast, Seed};
use table::live::Live;
use table::record::Sitter;
use table::{Chance, Game, Record, Seat, Silent, Tell, Viewer, Waiting};
use toy::Toy;

const QUICK: Effort = Effort { wide: 3, least: 0.0, depth: 3, worlds: 6, playouts: 6 };

fn advise<G: Tell>(game: &G, seat: Seat, mind: Option<&dyn Mind<G>>, threads: usize) -> Advice<usize> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let adviser = Adviser { mind, effort: QUICK, seed: 5, threads };
    adviser.advise(&Glimpse::new(game, seat, &legal), Budget::COUNTED, None)
}

/// Plays random games; now and then advice is asked for, in the real position and in twins of it.
fn no_advice_peeks<G: Tell>(every: u32) {
    for mode in G::about().modes {
        let options = G::options(mode.id, mode.seats[0].into()).unwrap();
        let mut chance = Fast::new(23);
        let mut game = G::start(&options, &mut chance, &mut Silent).unwrap();
        let (mut legal, mut asked) = (Vec::new(), 0);
        for _ in 0..2_000 {
            let Some(seat) = game.waiting().seats().lowest() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 && asked < 3 && chance.below(if asked == 0 { 2 } else { every }) == 0 {
                asked += 1;
                let twin = game.imagine(Viewer::Seat(seat), &mut chance);
                let shipped = mind_of::<G>();
                let minds: [Option<&dyn Mind<G>>; 3] = [None, Some(&Superstitious), shipped.as_deref()];
                for mind in minds {
                    let advice = advise(&game, seat, mind, 1);
                    assert_eq!(
                        advice,
                        advise(&twin, seat, mind, 2),
                        "{}, {}: advice peeks",
                        G::about().id,
                        mode.id
                    );
                    assert!(advice.choices.len() > 1, "the next best is told too");
                    assert!(advice.choices.iter().all(|worth| (0.0..=1.0).contains(&worth.chance)));
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply_offered(seat, &action, &mut chance, &mut Silent).unwrap();
        }
        assert!(asked > 0);
    }
}

#[test]
fn no_advice_peeks_in_the_toy() {
    no_advice_peeks::<Toy>(3);
}

#[test]
fn no_advice_peeks_in_conquest() {
    no_advice_peeks::<Conquest>(40);
}

#[test]
fn no_advice_peeks_in_imperium() {
    no_advice_peeks::<Imperium>(40);
}

#[test]
fn no_advice_peeks_in_arrakis() {
    no_advice_peeks::<Arrakis>(200);
}

/// A game between bots, as it is stored.
fn played<G: Tell>(mode: &str, kind: Kind, seed: u64) -> Record {
    let options = G::options(mode, G::about().mode(mode).unwrap().seats[0].into()).unwrap();
    let seats = G::start(&options, &mut Fast::new(1), &mut Silent).unwrap().seats();
    let sitters = vec![Sitter { name: "bot".to_owned(), bot: Some(kind.to_string()) }; seats];
    let mut live = Live::<G>::start(mode, &options, sitters, Seed::from_number(seed)).unwrap();
    let mut bots: Vec<Player<G>> = Seat::first(seats).map(|seat| Player::new(kind, seat, seed)).collect();
    let mut legal = Vec::new();
    while let Waiting::Seats(waited) = live.game().waiting() {
        let seat = waited.lowest().unwrap();
        legal.clear();
        live.game().legal(seat, &mut legal);
        let choice = bots[seat.index()].decide(live.game(), &legal, Budget::Visits(4)).choice;
        live.act(seat, &legal[choice]).unwrap();
    }
    live.record(true)
}

#[test]
fn a_review_ends_with_the_outcome_and_says_what_would_have_been_better() {
    let record = played::<Conquest>("duel", Kind::Novice, 3);
    let care = Care { depth: 2, worlds: 2, playouts: 2 };
    let mut reviewing = review::with::<Conquest>(&record, mind_of(), care, QUICK).unwrap();
    let mut done = 0;
    while !reviewing.work() {
        assert!(reviewing.done() >= done, "it goes on");
        done = reviewing.done();
    }
    let review = reviewing.review();
    assert!(review.knowing && review.worlds == 2);
    let last = review.points.last().unwrap();
    assert_eq!(last.entries, record.entries.len());
    assert_eq!(last.shares.iter().sum::<f32>(), 1.0);
    assert!(last.shares.contains(&1.0), "who won is known at the end: {:?}", last.shares);
    assert!(review.points.iter().all(|point| point.shares.iter().sum::<f32>() <= 1.001));
    assert!(
        review
            .points
            .windows(2)
            .all(|pair| pair[0].round <= pair[1].round && pair[0].entries < pair[1].entries)
    );
    assert!(last.round > 1, "rounds are counted");
    assert!(!review.swings.is_empty(), "somebody won, so something swung it");
    for swing in &review.swings {
        assert!((swing.after - swing.before).abs() >= SWING);
        let entry = &record.entries[review.points[swing.step].entries - 1];
        assert_eq!(entry.seat, swing.seat);
        assert_eq!(
            swing.advice.choices[swing.played].choice.action, entry.action,
            "what was played is among them"
        );
        let chances = swing.advice.choices.iter().map(|worth| worth.chance);
        assert!(chances.clone().all(|chance| chance <= swing.advice.choices[0].chance), "the best is first");
    }
}

#[test]
fn a_game_without_a_mind_is_reviewed_by_random_games_and_says_so() {
    let record = played::<Toy>(Toy::about().modes[0].id, Kind::Random, 3);
    let mut reviewing = (Of::<Toy>::ENTRY.review)(&record).unwrap();
    reviewing.use_threads(2);
    while !reviewing.work() {}
    assert!(!reviewing.review().knowing);
}

#[test]
fn a_hint_is_for_a_seat_that_decides() {
    let options = Conquest::options("duel", 2).unwrap();
    let sitters = vec![Sitter { name: "Ann".to_owned(), bot: None }; 2];
    let live = Live::<Conquest>::start("duel", &options, sitters, Seed::from_number(1)).unwrap();
    let waited = live.game().waiting().seats();
    let asking = Asking { effort: QUICK, budget: Budget::COUNTED, seed: 1, threads: 1 };
    for seat in Seat::first(2) {
        let glimpse = OpenGlimpse::new(&live, seat);
        let advice = (Of::<Conquest>::ENTRY.advise)(&glimpse, &asking);
        assert_eq!(advice.is_some(), waited.has(seat));
        assert!((Of::<Toy>::ENTRY.advise)(&glimpse, &asking).is_none(), "another game's table");
    }
}

#[test]
#[ignore = "measures; run by hand"]
fn how_long_reviews_take() {
    fn one<G: Tell>(mode: &str) {
        let record = played::<G>(mode, Kind::Regular, 3);
        let mut reviewing = review::begin::<G>(&record).unwrap();
        let begun = std::time::Instant::now();
        let mut longest = std::time::Duration::ZERO;
        loop {
            let piece = std::time::Instant::now();
            let over = reviewing.work();
            longest = longest.max(piece.elapsed());
            if over {
                break;
            }
        }
        let review = reviewing.review();
        println!(
            "{} {mode}: {} points, {} swings, {:?}, longest piece {longest:?}",
            G::about().id,
            review.points.len(),
            review.swings.len(),
            begun.elapsed()
        );
        for swing in &review.swings {
            let best = &swing.advice.choices[0];
            println!(
                "  step {} {:?} {:.2} -> {:.2}, played {}: {:?} {:.2}, best {:.2} ± {:.2} {:?}",
                swing.step,
                swing.seat,
                swing.before,
                swing.after,
                swing.played,
                swing.advice.choices[swing.played].choice.action,
                swing.advice.choices[swing.played].chance,
                best.chance,
                best.error,
                best.choice.action
            );
        }
    }
    one::<Conquest>("standard");
    one::<Arrakis>(Arrakis::about().modes[0].id);
    one::<Imperium>(Imperium::about().modes[0].id);
}
