//! What is hidden and what is open.

use table::chance::{Chance, Fast};
use table::{Event as _, Game, Viewer, Waiting};

use imperium::{Imperium, Options};

use crate::*;

#[test]
#[rule("IU-AMB-75")]
fn hands_are_hidden_and_counts_are_open() {
    let scene = Scenario::new(3).hand(A, &["start-dagger", FILLER]).discard(A, &["start-diplomacy"]);
    let seen = scene.game().view(Viewer::Seat(B));
    assert!(seen.players[0].hand.is_none() && seen.players[0].deck.is_none());
    assert_eq!((seen.players[0].hand_count, seen.players[0].discard.len()), (2, 1));
    assert_eq!(scene.game().view(Viewer::Seat(A)).players[0].hand.clone().unwrap().len(), 2);
}

#[test]
#[rule("IU-INTRIGUE-04", "IU-INTRIGUE-11", "IU-AMB-75")]
fn a_trashed_intrigue_card_stays_unseen() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-dagger", FILLER])
        .influence(A, Faction::Emperor, 2)
        .goods(A, 3, 0, 0)
        .intrigue(A, &["int-devour", "int-cunning"]);
    scene.send(A, "start-dagger", Space::ImperialPrivilege);
    scene.resolve(A, "Pay([TrashIntrigue]").act(A, Action::TrashIntrigue(intrigue("int-devour")));
    let heard = |viewer| {
        let shown = |event: &imperium::Event| match event.seen_by(viewer) {
            Some(imperium::Event::TrashedIntrigue { card, .. }) => Some(card),
            _ => None,
        };
        scene.told.iter().find_map(shown).unwrap()
    };
    assert_eq!(heard(Viewer::Seat(A)), Some(intrigue("int-devour")));
    assert_eq!((heard(Viewer::Seat(B)), heard(Viewer::Spectator)), (None, None));
    // For all the others know it may be in anybody's hand still; A knows better.
    let held_somewhere = |viewer| {
        let held = |seed| {
            let twin = scene.game().imagine(viewer, &mut Fast::new(seed));
            twin.audit().unwrap();
            let players = twin.view(Viewer::Everything).players;
            players.into_iter().any(|player| player.intrigue.unwrap().contains(&intrigue("int-devour")))
        };
        (0..200).any(held)
    };
    assert!(held_somewhere(Viewer::Seat(B)) && !held_somewhere(Viewer::Seat(A)));
}

/// A card that went to the hand before everybody's eyes is there in every position others imagine, until it leaves.
#[test]
fn what_was_seen_going_to_the_hand_is_remembered() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-weirding-woman", FILLER, "start-dagger", "start-reconnaissance"])
        .played(A, &["imp-truthtrance"]);
    scene.send(A, "imp-weirding-woman", Space::SpiceRefinery);
    scene.resolve(A, "If(Bond(BeneGesserit)");
    assert_eq!(scene.game().view(Viewer::Seat(B)).players[0].hand_known, [card("imp-weirding-woman")]);
    let (mut same, mut other) = (0, 0);
    for seed in 0..40 {
        let twin = scene.game().imagine(Viewer::Seat(B), &mut Fast::new(seed));
        twin.audit().unwrap();
        let hand = twin.view(Viewer::Everything).players[0].hand.clone().unwrap();
        assert!(hand.len() == 4 && hand.contains(&card("imp-weirding-woman")));
        if hand.contains(&card("start-reconnaissance")) {
            same += 1;
        } else {
            other += 1;
        }
    }
    assert!(same > 0 && other > 0);
    scene.act(A, Action::EndTurn).act(B, Action::Reveal).act(B, Action::EndTurn);
    scene.act(C, Action::Reveal).act(C, Action::EndTurn).send(A, "imp-weirding-woman", Space::Arrakeen);
    assert!(scene.game().view(Viewer::Seat(B)).players[0].hand_known.is_empty());
}

/// However it leaves: by a box that trashes or discards from the hand, nobody goes on expecting it there.
#[test]
fn what_was_seen_leaving_the_hand_is_forgotten() {
    let returned = |also: &str, intrigue: &str| {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-weirding-woman", FILLER, also])
            .intrigue(A, &[intrigue])
            .played(A, &["imp-truthtrance"]);
        scene.send(A, "imp-weirding-woman", Space::SpiceRefinery).resolve(A, "If(Bond(BeneGesserit)");
        scene.act(A, Action::EndTurn).act(B, Action::Reveal).act(B, Action::EndTurn);
        scene.act(C, Action::Reveal).act(C, Action::EndTurn);
        scene
    };
    let expected = |scene: &Scenario| scene.game().view(Viewer::Seat(B)).players[0].hand_known.len();
    let woman = card("imp-weirding-woman");
    let mut trashed = returned("imp-desert-survival", "int-devour");
    assert_eq!(expected(&trashed), 1);
    trashed.send(A, "imp-desert-survival", Space::ImperialBasin).resolve(A, "Trash");
    trashed.act(A, Action::Trash(imperium::Zone::Hand, woman));
    let mut discarded = returned("start-dagger", "int-sietch-ritual");
    discarded.play(A, "int-sietch-ritual").act(A, Action::Discard(woman));
    let mut revealed = returned("start-dagger", "int-devour");
    revealed.act(A, Action::Reveal);
    for scene in [trashed, discarded, revealed] {
        assert_eq!(expected(&scene), 0);
    }
}

/// What everybody can work out stands in everybody's view; what only one may know does not.
#[test]
#[rule("IU-AMB-75")]
fn views_hold_what_everybody_has_seen() {
    let scene = Scenario::choam(3)
        .hand(A, &["start-dagger", FILLER])
        .discard(A, &["start-diplomacy"])
        .intrigue(A, &["int-devour"])
        .completed(B, &["contract-arrakeen-1"])
        .won(C, "con-propaganda");
    let [own, other] = [A, B].map(|seat| scene.game().view(Viewer::Seat(seat)));
    for view in [&own, &other] {
        let owned = &view.players[0].hand_or_deck;
        assert!(owned.len() == 9 && owned.contains(&card("start-dagger")));
        assert!(!owned.contains(&card("start-diplomacy")));
        assert_eq!(view.imperium.len(), view.imperium_left);
        assert_eq!(view.contracts.len(), view.contracts_left);
        assert_eq!(view.players[1].completed, [contract("contract-arrakeen-1")]);
        assert_eq!(view.players[2].won, [conflict("con-propaganda")]);
        assert!(!view.unseen.contains(&conflict("con-propaganda")));
    }
    let unseen = [&own, &other].map(|view| view.intrigue_unseen.contains(&intrigue("int-devour")));
    assert_eq!(unseen, [false, true]);
    // Cards looked at are the looker's; that three are looked at, everybody knows.
    let mut looking = Scenario::new(3).hand(A, &["imp-long-live-the-fighters", FILLER]);
    looking.send(A, "imp-long-live-the-fighters", Space::Arrakeen).resolve(A, "If(DeckHolds(3)");
    let steps = |seat| serde_json::to_value(looking.game().view(Viewer::Seat(seat)).steps).unwrap();
    let looked_at = |steps: serde_json::Value| {
        let look = steps.as_array().unwrap().last().unwrap()["cards"]["look"].clone();
        look["cards"].as_array().unwrap().len()
    };
    assert_eq!((looked_at(steps(A)), looked_at(steps(B))), (3, 0));
    assert_eq!(
        looking.game().view(Viewer::Seat(B)).players[0].hand_or_deck,
        looking.game().view(Viewer::Seat(A)).players[0].hand_or_deck
    );
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
    let with_all = |options: Options| Options { ix: true, immortality: true, ..options };
    // Teammates are told no more than others. IU-SIX-39
    let tables = [
        Options::new(4, true),
        Options::new(6, true),
        with_all(Options::base(4)),
        with_all(Options { base_cards: true, ..Options::new(4, true) }),
        with_all(Options::new(6, true)),
    ];
    let mut compared = [0; 5];
    for seed in 0..50 {
        let table = seed as usize % tables.len();
        let players = tables[table].players;
        let mut chance = Fast::new(seed);
        let mut game = Imperium::start(&tables[table], &mut chance, &mut table::Silent).unwrap();
        while let Waiting::Seats(waiting) = game.waiting() {
            let seat = waiting.lowest().unwrap();
            let others = u32::from(players) - 1;
            let viewer = Viewer::Seat(Seat((seat.0 + 1 + chance.below(others) as u8) % players));
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let mut twin = game.imagine(viewer, &mut chance);
            let (mut told, mut twin_told) = (Vec::new(), Vec::new());
            let mut twin_chance = chance.clone();
            let possible = twin.apply(seat, &action, &mut twin_chance, &mut twin_told).is_ok();
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
            if possible && !told.iter().chain(&twin_told).any(|event| shown(event, viewer)) {
                compared[table] += usize::from(told.iter().any(|event| event.reveals()));
                let bytes = |game: &Imperium| serde_json::to_string(&game.view(viewer)).unwrap();
                assert_eq!(bytes(&game), bytes(&twin), "seed {seed}, {action:?}");
                assert_eq!(game.waiting(), twin.waiting(), "seed {seed}, {action:?}");
            }
        }
    }
    assert!(compared.iter().all(|&compared| compared > 100), "{compared:?}");
}

#[test]
#[rule("IU-INTRIGUE-10", "IU-AMB-75", "IU-SIX-50")]
fn both_who_trade_or_steal_learn_which_card_it_was() {
    use imperium::Event;
    let learns = |event: &Event, viewer| match event.seen_by(viewer) {
        Some(Event::Stolen { card, .. } | Event::GaveIntrigue { card, .. }) => card.is_some(),
        _ => false,
    };
    let card = Some(intrigue("int-devour"));
    let stolen = Event::Stolen { seat: A, from: B, card };
    let given = Event::GaveIntrigue { seat: A, to: B, card };
    for event in [stolen, given] {
        let seen = [A, B, C].map(|seat| learns(&event, Viewer::Seat(seat)));
        assert_eq!((seen, learns(&event, Viewer::Spectator)), ([true, true, false], false));
    }
    let drawn = Event::DrewIntrigue { seat: A, card };
    let looked = Event::LookedAt { seat: A, cards: Some(vec![crate::card("start-dagger")]) };
    let dealt = Event::DealtContracts { seat: A, contracts: Some([contract("contract-arrakeen-1"); 2]) };
    for event in [drawn, looked, dealt] {
        assert_eq!(event.seen_by(Viewer::Seat(A)), Some(event.clone()));
        assert_ne!(event.seen_by(Viewer::Seat(B)), Some(event.clone()));
    }
}
