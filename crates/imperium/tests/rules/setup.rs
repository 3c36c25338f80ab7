//! SETUP.

use imperium::options::Options;
use imperium::{Event, Imperium};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

fn start(players: u8, choam: bool, seed: u64) -> Imperium {
    Imperium::start(&Options::new(players, choam), &mut Fast::new(seed), &mut Silent).unwrap()
}

#[test]
#[rule("IU-SETUP-01")]
fn five_cannot_play() {
    for players in [0, 5, 7] {
        assert!(Imperium::start(&Options::new(players, false), &mut Fast::new(1), &mut Silent).is_err());
    }
    assert!(Imperium::options("standard", 5).is_err());
}

#[test]
#[rule("IU-SETUP-02", "IU-SETUP-03", "IU-SETUP-04", "IU-SETUP-22", "IU-SETUP-27", "IU-SETUP-29")]
fn the_board_is_set_out() {
    let view = start(4, false, 3).view(Viewer::Spectator);
    assert!(view.wall && view.alliances.is_empty() && view.control.is_empty() && view.agents.is_empty());
    for player in &view.players {
        assert_eq!(player.influence, [0; 4]);
        assert!(!player.hooks && player.spies.is_empty() && player.contracts.is_empty());
    }
}

#[test]
#[rule("IU-SETUP-05", "IU-SETUP-06", "IU-SETUP-07", "IU-SETUP-08", "IU-SETUP-09")]
fn the_conflict_deck_is_one_five_and_four() {
    // The levels of the ten rounds, and every card of level II can come up or stay in the box.
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut chance = Fast::new(seed);
        let mut told: Vec<Event> = Vec::new();
        let mut game = Imperium::start(&Options::new(3, false), &mut chance, &mut told).unwrap();
        while let table::Waiting::Seats(waiting) = game.waiting() {
            let seat = waiting.lowest().unwrap();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            // The last choice is the shortest way through a round.
            let action = *legal.last().unwrap();
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
        }
        let cards: Vec<_> = told
            .iter()
            .filter_map(|event| match event {
                Event::RoundStarted { conflict, .. } => Some(*conflict),
                _ => None,
            })
            .collect();
        let levels: Vec<u8> = cards.iter().map(|conflict| conflict.text().level).collect();
        assert_eq!(levels, [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
        seen.extend(cards);
    }
    assert_eq!(seen.len(), 16);
}

#[test]
#[rule("IU-SETUP-10", "IU-CHOAM-02", "IU-CHOAM-04")]
fn choam_cards_are_used_with_the_module_only() {
    for (choam, imperium, intrigue) in [(false, 65, 40), (true, 69, 44)] {
        let view = start(3, choam, 5).view(Viewer::Spectator);
        assert_eq!(view.imperium_left + view.row.len(), imperium);
        assert_eq!(view.intrigue_left, intrigue);
    }
}

#[test]
#[rule("IU-SETUP-11", "IU-SETUP-12", "IU-SETUP-13", "IU-SETUP-14")]
fn row_and_reserve_are_laid_out() {
    let (one, two) = (start(3, false, 1).view(Viewer::Spectator), start(3, false, 2).view(Viewer::Spectator));
    assert_eq!((one.row.len(), one.reserve), (5, vec![8, 10]));
    assert_ne!(one.row, two.row);
}

#[test]
#[rule("IU-SETUP-15", "IU-SETUP-16", "IU-SETUP-17", "IU-CHOAM-05", "IU-CLARIFY-01")]
fn leaders_are_chosen_or_drawn() {
    let refused = |choam, leaders: [Option<Leader>; 3]| {
        let mut options = Options::new(3, choam);
        options.leaders = leaders.to_vec();
        Imperium::start(&options, &mut Fast::new(1), &mut Silent).is_err()
    };
    assert!(refused(false, [Some(Leader::Shaddam), None, None]));
    assert!(!refused(true, [Some(Leader::Shaddam), None, None]));
    assert!(refused(true, [Some(Leader::MuadDib), Some(Leader::MuadDib), None]));
    assert!(refused(true, [Some(Leader::ReverendMother), None, None]));
    // Whoever was chosen is not drawn for somebody else.
    for seed in 0..60 {
        let mut options = Options::new(4, false);
        options.leaders[2] = Some(Leader::GurneyHalleck);
        let game = Imperium::start(&options, &mut Fast::new(seed), &mut Silent).unwrap();
        let players = game.view(Viewer::Spectator).players;
        assert_eq!(players.iter().filter(|player| player.leader == Some(Leader::GurneyHalleck)).count(), 1);
    }
    // Two leaders of one House may meet.
    assert!(!refused(false, [Some(Leader::GurneyHalleck), Some(Leader::LadyJessica), None]));
    for seed in 0..60 {
        let view = start(4, false, seed).view(Viewer::Spectator);
        let leaders: std::collections::BTreeSet<_> =
            view.players.iter().filter_map(|player| player.leader).collect();
        assert_eq!(leaders.len(), 4);
        assert!(!leaders.contains(&Leader::Shaddam) && !leaders.contains(&Leader::ReverendMother));
    }
}

#[test]
#[rule("IU-SETUP-18", "IU-SETUP-19")]
fn everybody_starts_with_the_same_ten_cards() {
    let view = start(3, false, 1).view(Viewer::Everything);
    for player in view.players.iter().filter(|player| player.leader != Some(Leader::StabanTuek)) {
        let mut cards = player.hand.clone().unwrap();
        cards.extend(player.deck.clone().unwrap());
        let mut keys: Vec<_> = cards.iter().map(|card| card.key()).collect();
        keys.sort_unstable();
        let expected = [
            FILLER,
            FILLER,
            "start-dagger",
            "start-dagger",
            "start-diplomacy",
            "start-dune-desert-planet",
            "start-dune-desert-planet",
            "start-reconnaissance",
            "start-seek-allies",
            "start-signet-ring",
        ];
        assert_eq!(keys, expected);
        assert!(player.discard.is_empty());
    }
}

#[test]
#[rule("IU-SETUP-20", "IU-SETUP-23", "IU-SETUP-24", "IU-SETUP-25", "IU-SETUP-26", "IU-SETUP-28", "IU-SPY-13")]
fn everybody_starts_with_the_same_pieces() {
    for players in [3, 4] {
        for player in &start(players, false, 9).view(Viewer::Spectator).players {
            assert_eq!((player.solari, player.spice, player.water), (0, 0, 1));
            assert_eq!(player.intrigue_count, 0);
            assert_eq!((player.agents, player.swordmaster), (2, false));
            assert_eq!((player.garrison, player.supply, player.deployed), (3, 9, 0));
            assert_eq!((player.strength, player.swords), (0, 0));
            assert_eq!(player.vp, u8::from(players == 4));
        }
    }
}

#[test]
#[rule("IU-SETUP-30", "IU-SETUP-31", "IU-SETUP-32", "IU-AMB-70")]
fn objectives_decide_the_first_player() {
    for (players, expected) in [(3, vec![0, 1, 2]), (4, vec![0, 0, 1, 1])] {
        for seed in 0..20 {
            let view = start(players, false, seed).view(Viewer::Spectator);
            let mut icons: Vec<usize> = view.players.iter().map(|player| player.icons[0].index()).collect();
            icons.sort_unstable();
            assert_eq!(icons, expected);
            let first = &view.players[view.first.index()];
            assert_eq!(first.objective.unwrap().key(), "objective-desert-mouse");
            assert_eq!(view.waiting, Some(view.first));
        }
    }
}

#[test]
#[rule("IU-SETUP-21")]
fn the_bank_never_runs_out() {
    let mut scene = Scenario::new(3).hand(A, &["start-dune-desert-planet"]).goods(A, 0, 60, 9);
    scene.send(A, "start-dune-desert-planet", Space::DeepDesert);
    scene.resolve(A, "Choose");
    assert_eq!(scene.see(A).spice, 64);
}
