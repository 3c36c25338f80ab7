//! Traitors at setup: what is dealt, what is kept, what goes back.

use std::collections::BTreeSet;

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::content::Leader;
use conquest::event::Event;
use conquest::options::{Cover, Game, Options};
use conquest::scenario::{Play, Scenario, leader, region};
use conquest::state::Phase;
use conquest::view::Asked;
use table::{Event as _, Viewer, rule};

fn start(factions: &[Faction], script: &[u32]) -> Play {
    let game = if factions.len() == 2 { Game::Duel } else { Game::Standard };
    let mut options = Options::new(game, factions.len() as u8);
    options.assign(factions);
    if game == Game::Duel {
        options.block_stronghold = Cover::Chosen(region("arrakeen"));
    }
    Play::start(&options, script)
}

/// What a faction has been dealt to choose from.
fn offered(play: &Play, faction: Faction) -> Vec<Leader> {
    play.open().sides[play.seat(faction).index()].traitors_offered.clone().unwrap_or_default()
}

fn deck(play: &Play) -> usize {
    play.spectator().decks.traitor.into()
}

/// Every choice of factions, with the traitor cards in the game and those left after setup.
const TABLES: [(&[Faction], usize, usize); 11] = [
    (&[Atreides, Harkonnen, Fremen, Imperium], 22, 15),
    (&[Atreides, Harkonnen, Fremen], 17, 12),
    (&[Atreides, Harkonnen, Imperium], 17, 12),
    (&[Atreides, Fremen, Imperium], 17, 14),
    (&[Harkonnen, Fremen, Imperium], 15, 10),
    (&[Atreides, Harkonnen], 12, 9),
    (&[Atreides, Fremen], 12, 10),
    (&[Atreides, Imperium], 12, 10),
    (&[Harkonnen, Fremen], 10, 7),
    (&[Harkonnen, Imperium], 10, 7),
    (&[Fremen, Imperium], 10, 8),
];

#[test]
#[rule("CD-TRAITOR-01")]
fn traitor_01_leaders_of_absent_factions_are_taken_out() {
    for (factions, cards, _) in TABLES {
        // Every card that can be dealt first, by trying every outcome of the shuffle.
        let mut found = BTreeSet::new();
        for outcome in 0..cards as u32 {
            let play = start(factions, &[outcome]);
            factions.iter().for_each(|&faction| found.extend(offered(&play, faction)));
        }
        let playing: BTreeSet<_> =
            Leader::all().filter(|leader| factions.contains(&leader.row().faction)).collect();
        assert_eq!(found, playing, "{factions:?}");
    }
}

#[test]
#[rule("CD-TRAITOR-02")]
fn traitor_02_the_size_of_the_reduced_deck() {
    for (factions, cards, _) in TABLES {
        let play = start(factions, &[]);
        let dealt: usize = factions.iter().map(|&faction| offered(&play, faction).len()).sum();
        assert_eq!(deck(&play) + dealt, cards, "{factions:?}");
    }
}

#[test]
#[rule("CD-TRAITOR-03")]
fn traitor_03_everybody_but_harkonnen_is_dealt_four() {
    for (factions, ..) in TABLES {
        let play = start(factions, &[]);
        for &faction in factions {
            let count = if faction == Harkonnen { 0 } else { 4 };
            assert_eq!(offered(&play, faction).len(), count, "{faction:?} of {factions:?}");
        }
    }
    // Shuffled: another shuffle deals other cards.
    let four = &[Atreides, Harkonnen, Fremen, Imperium];
    let (low, high) = (start(four, &[0, 0, 0, 0]), start(four, &[21, 20, 19, 18]));
    let ids = |play: &Play| offered(play, Atreides).into_iter().map(Leader::id).collect::<Vec<_>>();
    assert_eq!(ids(&low), ["duke-leto", "paul-atreides", "lady-jessica", "thufir-hawat"]);
    assert_eq!(ids(&high), ["reverend-mother-mohiam", "captain-aramsham", "caid", "bashar"]);
}

#[test]
#[rule("CD-TRAITOR-04")]
fn traitor_04_exactly_one_of_four_is_kept() {
    let four = &[Atreides, Harkonnen, Fremen, Imperium];
    for choice in 0..4 {
        let mut play = start(four, &[]);
        let cards = offered(&play, Fremen);
        assert_eq!(
            play.legal(Fremen),
            cards.iter().map(|&card| Action::KeepTraitor(card)).collect::<Vec<_>>()
        );
        assert_eq!(play.refused(Fremen, Action::Pass), "CD-TRAITOR-04");
        let other = Leader::all().find(|card| !cards.contains(card)).unwrap();
        assert_eq!(play.refused(Fremen, Action::KeepTraitor(other)), "CD-TRAITOR-04");
        play.act(Fremen, Action::KeepTraitor(cards[choice]));
        assert_eq!(play.traitors(Fremen), [cards[choice].id()]);
        assert_eq!(offered(&play, Fremen), []);
        assert!(!play.waiting().contains(&play.seat(Fremen)), "they keep no second card");
    }
}

/// Atreides, holding `traitors`, against Harkonnen, who play Umman Kudu; both plans lie open.
fn battle_against_kudu(traitors: &[&str]) -> Play {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Fremen])
        .turn(2)
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "carthag", 5)
        .traitors(Atreides, traitors)
        .traitors(Harkonnen, &["jamis"])
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Pass);
    play.acts(Atreides, &[Action::Dial(0), Action::Lead(leader("duke-leto")), Action::Seal]);
    play.acts(Harkonnen, &[Action::Dial(5), Action::Lead(leader("umman-kudu")), Action::Seal]);
    assert_eq!(play.asked(Atreides), Some(Asked::Window));
    play
}

#[test]
#[rule("CD-TRAITOR-05")]
fn traitor_05_a_kept_card_makes_the_leader_a_traitor() {
    let mut play = battle_against_kudu(&["umman-kudu"]);
    play.act(Atreides, Action::Treachery).pass_while(|asked| *asked == Asked::Answer);
    assert!(play.is_dead("umman-kudu"));
    assert_eq!((play.troops(Atreides, "carthag"), play.troops(Harkonnen, "carthag")), (1, 0));
    // The card of another leader of theirs is of no use against this one.
    let play = battle_against_kudu(&["beast-rabban"]);
    assert_eq!(play.refused(Atreides, Action::Treachery), "CD-TREACH-01");
}

#[test]
#[rule("CD-TRAITOR-06")]
fn traitor_06_the_card_of_an_own_leader_may_be_kept() {
    // Atreides are dealt four of their own and keep Duke Leto.
    let mut play = start(&[Atreides, Harkonnen, Fremen, Imperium], &[0, 0, 0, 0]);
    play.act(Atreides, Action::KeepTraitor(leader("duke-leto"))).keep_traitors();
    assert_eq!(play.traitors(Atreides), ["duke-leto"]);
    // There is one card of him: whatever the others keep or draw later, it is not that one.
    for outcome in 0..11 {
        let mut play = start(&[Atreides, Harkonnen], &[0, 0, 0, 0, outcome]);
        play.act(Atreides, Action::KeepTraitor(leader("duke-leto")));
        assert!(!offered(&play, Harkonnen).contains(&leader("duke-leto")));
    }
    // Harkonnen see Leto lead and cannot reveal him.
    let mut play = battle_against_kudu(&["duke-leto"]);
    assert_eq!(play.refused(Atreides, Action::Treachery), "CD-TREACH-01");
    play.act(Atreides, Action::Pass);
    assert_eq!(play.refused(Harkonnen, Action::Treachery), "CD-TREACH-01");
}

#[test]
#[rule("CD-TRAITOR-07")]
fn traitor_07_the_kept_card_lies_face_down() {
    let mut play = start(&[Atreides, Harkonnen, Fremen], &[]);
    let card = offered(&play, Fremen)[2];
    play.act(Fremen, Action::KeepTraitor(card));
    let seat = play.seat(Fremen);
    let seen = |faction| play.view(faction).sides[seat.index()].clone();
    assert_eq!(seen(Fremen).traitors, Some(vec![card]));
    for other in [Atreides, Harkonnen] {
        assert_eq!((seen(other).traitors, seen(other).traitor_count), (None, 1));
        assert_eq!(seen(other).traitors_shown, []);
    }
    let kept = play.told().last().unwrap();
    assert_eq!(*kept, Event::TraitorKept { seat, leader: Some(card) });
    assert_eq!(kept.seen_by(Viewer::Spectator), Some(Event::TraitorKept { seat, leader: None }));
}

#[test]
#[rule("CD-TRAITOR-08")]
fn traitor_08_the_others_go_back_and_are_shuffled() {
    // Atreides are dealt the first four of twelve cards and keep the first.
    let mut found = BTreeSet::new();
    for outcome in 0..11 {
        let mut play = start(&[Atreides, Harkonnen], &[0, 0, 0, 0, outcome]);
        assert_eq!(deck(&play), 8);
        play.act(Atreides, Action::KeepTraitor(leader("duke-leto")));
        // Eleven are in the deck when Harkonnen draw their four.
        assert_eq!(deck(&play), 11 - 4);
        found.extend(offered(&play, Harkonnen));
    }
    // Any of them can be drawn, those given back too.
    assert_eq!(found.len(), 11);
    assert!(!found.contains(&leader("duke-leto")) && found.contains(&leader("paul-atreides")));
}

#[test]
#[rule("CD-TRAITOR-09")]
fn traitor_09_harkonnen_draw_last() {
    let mut play = start(&[Harkonnen, Atreides, Fremen], &[]);
    assert_eq!(play.refused(Harkonnen, Action::KeepTraitor(leader("stilgar"))), "CD-TURN-03");
    let card = play.legal(Fremen)[0];
    play.act(Fremen, card);
    assert_eq!(offered(&play, Harkonnen), [], "Atreides have not kept theirs");
    let card = play.legal(Atreides)[0];
    play.act(Atreides, card);
    assert!(play.asks_only(Harkonnen));
    // By their own rule: six with three players, of which they keep three.
    assert_eq!((offered(&play, Harkonnen).len(), deck(&play)), (6, 17 - 2 - 6));
    play.keep_traitors();
    assert_eq!(play.traitors(Harkonnen).len(), 3);
}

#[test]
#[rule("CD-TRAITOR-10")]
fn traitor_10_the_cards_left_after_setup() {
    for (factions, cards, left) in TABLES {
        let mut play = start(factions, &[]);
        play.keep_traitors();
        assert_eq!(deck(&play), left, "{factions:?}");
        let kept: usize = factions.iter().map(|&faction| play.traitors(faction).len()).sum();
        assert_eq!(left + kept, cards);
    }
}
