//! Harkonnen: where they start, their many traitors, and the exchange before battles.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::CARTHAG;
use conquest::options::{Cover, Game, Options};
use conquest::scenario::{Play, Scenario, cell, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Event, Faction};
use table::rule;

fn options(factions: &[Faction]) -> Options {
    let game = if factions.len() == 2 { Game::Duel } else { Game::Standard };
    let mut options = Options::new(game, factions.len() as u8);
    options.assign(factions);
    if game == Game::Duel {
        options.block_stronghold = Cover::Chosen(CARTHAG);
    }
    options
}

/// A game from its start up to the moment Harkonnen choose their traitors.
fn before_choosing(options: &Options) -> Play {
    let mut play = Play::start(options, &[]);
    while !play.asks_only(Harkonnen) {
        let seat = play.waiting()[0];
        let action = play.legal_seat(seat)[0];
        play.act_seat(seat, action);
    }
    play
}

/// The same after the choice, in which they keep the last cards offered.
fn set_up(options: &Options) -> Play {
    let mut play = before_choosing(options);
    while matches!(play.asked(Harkonnen), Some(Asked::KeepTraitor { .. })) {
        let last = *play.legal(Harkonnen).last().unwrap();
        play.act(Harkonnen, last);
    }
    play
}

fn put_back(id: &str) -> Action {
    Action::ReturnTraitor(leader(id))
}

/// What Harkonnen know to lie under the traitor deck, the first to be drawn first.
fn bottom(play: &Play) -> Vec<&'static str> {
    play.view(Harkonnen).decks.traitor_bottom.unwrap().into_iter().map(|leader| leader.id()).collect()
}

/// Harkonnen, holding two traitors, in a battle in Carthag in which Atreides have the initiative. On top of
/// the traitor deck lie Chani, Duke Leto and Jamis.
fn carthag() -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Fremen])
        .troops(Atreides, "carthag", 2)
        .troops(Harkonnen, "carthag", 2)
        .traitors(Harkonnen, &["stilgar", "dr-yueh"])
        .traitor_deck(&["chani", "duke-leto", "jamis"])
}

#[test]
#[rule("CD-FAC-HAR-01")]
fn fac_har_01_fifteen_spice() {
    assert_eq!(set_up(&options(&[Atreides, Harkonnen, Imperium, Fremen])).spice(Harkonnen), 15);
    assert_eq!(set_up(&options(&[Harkonnen, Fremen])).spice(Harkonnen), 15);
}

#[test]
#[rule("CD-FAC-HAR-02")]
fn fac_har_02_twenty_troops_in_reserve() {
    for factions in [&[Atreides, Harkonnen, Imperium, Fremen][..], &[Harkonnen, Fremen]] {
        let play = set_up(&options(factions));
        assert_eq!((play.reserve(Harkonnen), play.tanks(Harkonnen)), (20, 0));
        let own = play.seat(Harkonnen);
        let on_map = play.open().places.iter().any(|place| place.troops.iter().any(|&(seat, _)| seat == own));
        assert!(!on_map);
    }
}

/// The dealing is scripted: Atreides get the first four cards and keep the fourth, and the three they
/// give back are the first Harkonnen draw.
#[test]
#[rule("CD-FAC-HAR-03")]
fn fac_har_03_they_draw_after_all_others_have_chosen() {
    let mut play = Play::start(&options(&[Atreides, Harkonnen]), &[0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(play.waiting(), [play.seat(Atreides)]);
    let sheet = |play: &Play| play.open().sides[play.seat(Harkonnen).index()].clone();
    assert_eq!((sheet(&play).traitor_count, sheet(&play).traitors_offered), (0, None));
    play.act(Atreides, Action::KeepTraitor(leader("thufir-hawat")));
    assert!(play.asks_only(Harkonnen));
    let drawn = ["duke-leto", "paul-atreides", "lady-jessica", "gurney-halleck"];
    assert_eq!(sheet(&play).traitors_offered, Some(drawn.map(leader).to_vec()));

    let mut play = Play::start(&options(&[Harkonnen, Atreides, Fremen, Imperium]), &[]);
    for faction in [Imperium, Atreides, Fremen] {
        assert!(!play.waiting().contains(&play.seat(Harkonnen)));
        let first = play.legal(faction)[0];
        play.act(faction, first);
    }
    assert!(play.asks_only(Harkonnen));
}

/// They draw so many and keep so many, any of them; the rest goes back.
#[track_caller]
fn draw_and_keep(options: &Options, draw: usize, keep: usize) {
    let choosing = before_choosing(options);
    let seat = choosing.seat(Harkonnen);
    let dealt = choosing.told().iter().rev().find_map(|event| match event {
        Event::TraitorsDealt { seat: to, leaders, .. } if *to == seat => leaders.clone(),
        _ => None,
    });
    let dealt = dealt.unwrap();
    assert_eq!(dealt.len(), draw);
    assert_eq!(
        choosing.legal(Harkonnen),
        dealt.iter().map(|&any| Action::KeepTraitor(any)).collect::<Vec<_>>()
    );
    assert_eq!(choosing.refused(Harkonnen, Action::Pass), "CD-TRAITOR-04");
    let play = set_up(options);
    let last: Vec<_> = dealt[draw - keep..].iter().map(|leader| leader.id()).collect();
    assert_eq!(play.traitors(Harkonnen), last);
}

#[test]
#[rule("CD-FAC-HAR-04")]
fn fac_har_04_four_of_eight_among_four_players() {
    draw_and_keep(&options(&[Atreides, Harkonnen, Imperium, Fremen]), 8, 4);
}

#[test]
#[rule("CD-FAC-HAR-05")]
fn fac_har_05_three_of_six_among_three_players() {
    draw_and_keep(&options(&[Atreides, Harkonnen, Imperium]), 6, 3);
    draw_and_keep(&options(&[Harkonnen, Fremen, Imperium]), 6, 3);
}

#[test]
#[rule("CD-FAC-HAR-06")]
fn fac_har_06_two_of_four_in_a_duel() {
    draw_and_keep(&options(&[Atreides, Harkonnen]), 4, 2);
    draw_and_keep(&options(&[Imperium, Harkonnen]), 4, 2);
    let mut allied = Options::new(Game::Allied, 2);
    allied.assign(&[Fremen, Harkonnen]);
    draw_and_keep(&allied, 4, 2);
}

/// Nothing stays on offer, the deck has its cards back, and nobody knows the place of any.
#[test]
#[rule("CD-FAC-HAR-07")]
fn fac_har_07_the_rest_is_shuffled_back() {
    let decks = [(&[Atreides, Harkonnen, Imperium, Fremen][..], 15), (&[Atreides, Harkonnen], 9)];
    for (factions, left) in decks {
        let options = options(factions);
        assert!(before_choosing(&options).open().decks.traitor < left);
        let play = set_up(&options);
        assert_eq!(play.open().sides[play.seat(Harkonnen).index()].traitors_offered, None);
        assert_eq!(play.open().decks.traitor, left);
        assert_eq!(bottom(&play), [""; 0]);
    }
}

#[test]
#[rule("CD-FAC-HAR-08")]
fn fac_har_08_a_card_is_drawn_and_one_put_under_the_deck() {
    let mut play = carthag().play(Phase::Battle, &[]);
    assert_eq!(play.legal(Harkonnen), [Action::Pass, Action::Exchange], "they may");
    play.act(Harkonnen, Action::Exchange);
    assert_eq!(play.traitors(Harkonnen), ["dr-yueh", "stilgar", "chani"], "the top card");
    assert_eq!(
        play.legal(Harkonnen),
        ["dr-yueh", "stilgar", "chani"].map(put_back),
        "any, the drawn one too"
    );
    assert_eq!(play.refused(Harkonnen, Action::Pass), "CD-FAC-HAR-08", "they must");
    assert_eq!(play.refused(Harkonnen, put_back("jamis")), "CD-FAC-HAR-08");
    play.act(Harkonnen, put_back("stilgar"));
    assert_eq!((play.traitors(Harkonnen), bottom(&play)), (vec!["dr-yueh", "chani"], vec!["stilgar"]));

    let mut play = carthag().play(Phase::Battle, &[]);
    play.acts(Harkonnen, &[Action::Exchange, put_back("chani")]);
    assert_eq!((play.traitors(Harkonnen), bottom(&play)), (vec!["dr-yueh", "stilgar"], vec!["chani"]));
    let mut play = carthag().play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass);
    assert_eq!((play.traitors(Harkonnen), bottom(&play)), (vec!["dr-yueh", "stilgar"], vec![]));
}

/// Asked after the battle is known and before anything else happens in it, once, whoever has the
/// initiative; and again in the next battle.
#[test]
#[rule("CD-FAC-HAR-08", "CD-AMB-52")]
fn amb_52_once_in_every_battle_of_theirs() {
    let chosen =
        |play: &Play| play.told().iter().filter(|event| matches!(event, Event::BattleChosen { .. })).count();
    for first in [Atreides, Harkonnen] {
        let mut play = carthag().first(first).play(Phase::Battle, &[]);
        assert_eq!((chosen(&play), play.asked(Harkonnen)), (1, Some(Asked::Exchange)));
        assert!(play.asks_only(Harkonnen), "before Prescience");
        play.acts(Harkonnen, &[Action::Exchange, put_back("chani")]);
        assert_eq!(play.asked(Atreides), Some(Asked::Prescience));
        play.act(Atreides, Action::Pass);
        assert_eq!(play.refused(Harkonnen, Action::Exchange), "CD-TURN-02", "once, before the plans");
    }
    let mut play = carthag()
        .troops(Harkonnen, "arrakeen", 1)
        .troops(Fremen, "arrakeen", 1)
        .troops(Atreides, "basin", 1)
        .troops(Fremen, "basin", 1)
        .play(Phase::Battle, &[]);
    let against = play.seat(Fremen);
    play.act(Atreides, Action::Fight { at: cell("basin"), against });
    assert_eq!(play.asked(Harkonnen), None, "not their battle");
    play.pass_powers().plan(Atreides, "1 duke-leto").plan(Fremen, "0 jamis");
    let battles = [(Atreides, "1 dr-yueh", "1 umman-kudu"), (Fremen, "1 chani", "1 beast-rabban")];
    for (enemy, theirs, own) in battles {
        assert_eq!(play.asked(Harkonnen), Some(Asked::Exchange), "against {enemy:?}");
        play.pass_powers().plan(enemy, theirs).plan(Harkonnen, own).pass_window();
    }
}

/// Harkonnen choose among their battles, and may exchange before they do; that serves the battle they
/// choose then.
#[test]
#[rule("CD-FAC-HAR-09")]
fn fac_har_09_the_exchange_may_come_before_the_choice_of_battle() {
    let two = |first| {
        carthag()
            .first(first)
            .troops(Harkonnen, "arrakeen", 2)
            .troops(Atreides, "arrakeen", 2)
            .play(Phase::Battle, &[])
    };
    let mut play = two(Harkonnen);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Fight));
    play.acts(Harkonnen, &[Action::Exchange, put_back("stilgar")]);
    assert_eq!(play.asked(Harkonnen), Some(Asked::Fight), "the choice is still theirs");
    assert_eq!(play.refused(Harkonnen, Action::Exchange), "CD-FAC-HAR-08", "once for each battle");
    let against = play.seat(Atreides);
    play.act(Harkonnen, Action::Fight { at: cell("arrakeen"), against });
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience), "not asked again for this battle");
    play.act(Atreides, Action::Pass);
    play.plan(Atreides, "0 duncan-idaho").plan(Harkonnen, "1 beast-rabban").pass_window();
    assert_eq!(play.asked(Harkonnen), Some(Asked::Exchange), "but for the next");

    let mut play = two(Harkonnen);
    play.act(Harkonnen, Action::Fight { at: cell("arrakeen"), against });
    assert_eq!(play.asked(Harkonnen), Some(Asked::Exchange), "they may also wait for the battle");

    let play = two(Atreides);
    assert!(play.asks_only(Atreides), "the choice is not theirs");
    assert_eq!(play.refused(Atreides, Action::Exchange), "CD-FAC-HAR-08");
}

/// Two exchanges: the cards lie under the deck in the order they were put there, the rest as before.
#[test]
#[rule("CD-FAC-HAR-10")]
fn fac_har_10_counts_stay_and_nothing_is_shuffled() {
    let mut play = carthag()
        .troops(Harkonnen, "arrakeen", 2)
        .troops(Atreides, "arrakeen", 2)
        .first(Harkonnen)
        .play(Phase::Battle, &[]);
    let counts = |play: &Play| {
        let view = play.spectator();
        (view.sides[play.seat(Harkonnen).index()].traitor_count, view.decks.traitor)
    };
    let before = counts(&play);
    assert_eq!(before, (2, 15));
    play.acts(Harkonnen, &[Action::Exchange, put_back("stilgar")]);
    assert_eq!(counts(&play), before);
    let against = play.seat(Atreides);
    play.act(Harkonnen, Action::Fight { at: cell("arrakeen"), against }).pass_powers();
    play.plan(Atreides, "0 duncan-idaho").plan(Harkonnen, "1 beast-rabban").pass_window();
    play.act(Harkonnen, Action::Exchange);
    assert_eq!(play.traitors(Harkonnen), ["duke-leto", "dr-yueh", "chani"], "the next card of the deck");
    play.act(Harkonnen, put_back("chani"));
    assert_eq!(counts(&play), before);
    assert_eq!(bottom(&play), ["stilgar", "chani"]);
}

/// What everybody knew them not to hold may be the very card they drew.
#[test]
#[rule("CD-FAC-HAR-08", "CD-HIDDEN-09")]
fn har_08_after_an_exchange_nothing_is_known_of_their_cards() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "carthag", 1)
        .traitors(Harkonnen, &["duke-leto", "caid"])
        .market_cards(Atreides, &["truthtrance", "truthtrance"])
        .play(Phase::Revival, &[]);
    let of = play.seat(Harkonnen);
    for about in ["dr-yueh", "caid"] {
        play.act(Atreides, Action::Play(market("truthtrance")));
        play.act(Atreides, Action::Ask { about: leader(about), of });
        if about == "dr-yueh" {
            play.act(Atreides, Action::Pass); // on to the next pause
        }
    }
    play.pass_while(|asked| matches!(asked, Asked::Move { .. }));
    let known = |play: &Play| {
        let side = play.spectator().sides[of.index()].clone();
        (side.traitors_shown, side.traitors_denied)
    };
    assert_eq!(known(&play), (vec![leader("caid")], vec![leader("dr-yueh")]));
    play.act(Harkonnen, Action::Exchange);
    assert_eq!(known(&play), (vec![leader("caid")], vec![]), "the drawn card may be the one denied");
    play.act(Harkonnen, Action::ReturnTraitor(leader("duke-leto")));
    assert_eq!(known(&play), (vec![], vec![]), "and the one shown may be gone");
}
