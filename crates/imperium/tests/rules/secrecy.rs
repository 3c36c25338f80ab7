//! What is hidden and what is open.

use table::chance::{Chance, Fast};
use table::{Event as _, Game, Viewer, Waiting};

use imperium::{Imperium, Options};

use crate::*;

#[test]
#[rule("IU-AMB-75")]
fn hands_are_hidden_and_counts_are_open() {
    let scene = Scene::new(3).hand(A, &["start-dagger", FILLER]).discard(A, &["start-diplomacy"]);
    let seen = scene.game().view(Viewer::Seat(B));
    assert!(seen.players[0].hand.is_none() && seen.players[0].deck.is_none());
    assert_eq!((seen.players[0].hand_count, seen.players[0].discard.len()), (2, 1));
    assert_eq!(scene.game().view(Viewer::Seat(A)).players[0].hand.clone().unwrap().len(), 2);
}

/// Whoever draws, others learn nothing: after any step in which a viewer is shown no hidden card, a twin with other
/// hidden cards looks the same to the viewer.
#[test]
fn somebody_elses_draws_tell_nothing() {
    let shown = |event: &imperium::Event, viewer: Viewer| match event {
        imperium::Event::Drew { seat, .. } | imperium::Event::DrewIntrigue { seat, .. } => {
            viewer.knows(*seat)
        }
        other => other.reveals(),
    };
    let mut compared = 0;
    for seed in 0..40 {
        let mut chance = Fast::new(seed);
        let mut game = Imperium::start(&Options::new(4, true), &mut chance, &mut table::Silent).unwrap();
        while let Waiting::Seats(waiting) = game.waiting() {
            let seat = waiting.lowest().unwrap();
            let viewer = Viewer::Seat(Seat((seat.0 + 1 + chance.below(3) as u8) % 4));
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let mut twin = game.imagine(viewer, &mut chance);
            let (mut told, mut twin_told) = (Vec::new(), Vec::new());
            let mut twin_chance = chance.clone();
            let possible = twin.apply(seat, &action, &mut twin_chance, &mut twin_told).is_ok();
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
            if possible && !told.iter().chain(&twin_told).any(|event| shown(event, viewer)) {
                compared += usize::from(told.iter().any(|event| event.reveals()));
                let bytes = |game: &Imperium| serde_json::to_string(&game.view(viewer)).unwrap();
                assert_eq!(bytes(&game), bytes(&twin), "seed {seed}, {action:?}");
                assert_eq!(game.waiting(), twin.waiting(), "seed {seed}, {action:?}");
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
