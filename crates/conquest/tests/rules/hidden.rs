//! What lies open and what is whose secret, for every viewer: in views, offers and events.
//!
//! Most tests set up two positions that differ in one secret, and ask whether anybody but its owner could
//! tell them apart.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::event::Shown;
use conquest::options::Game;
use conquest::scenario::{Play, battle, cell, leader, market, region, spice_card};
use conquest::state::Phase;
use conquest::view::{Asked, LeaderPlace};
use conquest::{Action, Element, Event, Faction, Options};
use table::{Event as _, Game as _, Seat, Viewer, rule};

use crate::onlookers::{all_know, everybody, knowledge, others, side, three, viewer};

/// Two games that differ only in the lower of the two cards on each discard pile.
#[test]
#[rule("CD-HIDDEN-01")]
fn hidden_01_only_the_top_of_a_discard_pile_is_open() {
    let game = |worthless: &str, futile: &str| {
        let mut play = three()
            .troops(Atreides, "carthag", 6)
            .troops(Harkonnen, "carthag", 1)
            .battle_cards(Harkonnen, &[worthless, "kulon"])
            .market_cards(Harkonnen, &[futile])
            .market_cards(Atreides, &["reserve-line"])
            .play(Phase::Battle, &[]);
        play.pass_powers();
        play.plan(Atreides, "3 duke-leto").plan(Harkonnen, &format!("1 umman-kudu {worthless} kulon"));
        play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market(futile)));
        play.act(Atreides, Action::Play(market("reserve-line"))).pass_window();
        play
    };
    let (one, two) = (game("baliset", "counterattack"), game("la-la-la", "reserve-line"));
    let decks = one.spectator().decks;
    assert_eq!(decks.battle_open, Some(battle("kulon")));
    assert_eq!(decks.market_open, Some(market("reserve-line")));
    for viewer in everybody(&one) {
        assert_eq!(one.game().view(viewer), two.game().view(viewer));
    }
    let blown = |before: &str| {
        let next = "habbanya_erg+south_mesa";
        three().last_blow(before).spice_deck(&[next]).play(Phase::SpiceBlow, &[])
    };
    let (one, two) = (blown("old_gap+the_great_flat"), blown("funeral_plain+sihaya_ridge"));
    assert_eq!(one.spectator().decks.spice_open, Some(spice_card("habbanya_erg+south_mesa")));
    assert_eq!(one.spectator(), two.spectator());
}

#[test]
#[rule("CD-HIDDEN-02")]
fn hidden_02_draw_piles_are_face_down() {
    let stacked = |spice: &str, battle: &str, market: &str, traitor: &str| {
        three()
            .spice_deck(&[spice])
            .battle_deck(&[battle])
            .market_deck(&[market])
            .traitor_deck(&[traitor])
            .play(Phase::Collection, &[])
    };
    let one = stacked("sandworm", "lasgun", "hajr", "dr-yueh");
    let two = stacked("habbanya_erg+south_mesa", "kulon", "truthtrance", "caid");
    let viewers = everybody(&one);
    assert_eq!(all_know(&one, &viewers), all_know(&two, &viewers));
}

/// Harkonnen know what they put under the traitor deck, and nobody else does.
#[test]
#[rule("CD-HIDDEN-02", "CD-HIDDEN-09")]
fn hidden_02_but_harkonnen_know_the_bottom_of_the_traitor_deck() {
    let exchanged = |drawn: &str, returned: &str| {
        let mut play = three()
            .troops(Atreides, "carthag", 1)
            .troops(Harkonnen, "carthag", 1)
            .traitors(Harkonnen, &["duke-leto", "bashar"])
            .traitor_deck(&[drawn])
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Action::Exchange);
        assert_eq!(play.legal(Atreides), [], "only Harkonnen choose");
        play.act(Harkonnen, Action::ReturnTraitor(leader(returned)));
        play
    };
    let one = exchanged("caid", "duke-leto");
    assert_eq!(one.view(Harkonnen).decks.traitor_bottom, Some(vec![leader("duke-leto")]));
    let mut held = side(&one, Harkonnen, viewer(&one, Harkonnen)).traitors.unwrap();
    held.sort();
    assert_eq!(held, [leader("caid"), leader("bashar")]);

    // CD-HIDDEN-09: the cards are not shown, that there was an exchange is.
    let two = exchanged("dr-yueh", "dr-yueh");
    let seat = one.seat(Harkonnen);
    for other in others(&one, Harkonnen) {
        let known = knowledge(&one, other);
        assert_eq!(known, knowledge(&two, other));
        assert_eq!(known.0.decks.traitor_bottom, None);
        assert!(known.2.contains(&Event::TraitorDrawn { seat, leader: None }));
        assert!(known.2.contains(&Event::TraitorReturned { seat, leader: None }));
    }
    let own = knowledge(&one, viewer(&one, Harkonnen)).2;
    assert!(own.contains(&Event::TraitorDrawn { seat, leader: Some(leader("caid")) }));
    assert!(own.contains(&Event::TraitorReturned { seat, leader: Some(leader("duke-leto")) }));
}

/// A game of four in which Fremen have kept the given one of the traitor cards dealt to them.
fn kept(nth: usize) -> Play {
    let mut options = Options::new(Game::Standard, 4);
    options.assign(&[Atreides, Harkonnen, Fremen, Imperium]);
    let mut play = Play::start(&options, &[]);
    let pick = play.legal(Fremen)[nth];
    play.act(Fremen, pick);
    play
}

#[test]
#[rule("CD-HIDDEN-03")]
fn hidden_03_traitor_cards_are_known_to_their_holder_only() {
    let mut play = kept(0);
    while play.spectator().phase == Phase::Setup {
        for faction in Faction::ALL {
            let own = side(&play, faction, viewer(&play, faction));
            assert_eq!(own.traitors.map(|held| held.len()), Some(own.traitor_count.into()));
            for other in others(&play, faction) {
                let seen = side(&play, faction, other);
                assert_eq!((seen.traitors, seen.traitors_offered), (None, None));
                assert_eq!((seen.traitors_shown, seen.traitor_count), (vec![], own.traitor_count));
            }
        }
        let seat = play.waiting()[0];
        let pick = play.legal_seat(seat)[0];
        play.act_seat(seat, pick);
    }
    assert_eq!(side(&play, Fremen, viewer(&play, Fremen)).traitor_count, 1);
    assert_eq!(side(&play, Harkonnen, Viewer::Spectator).traitor_count, 4);
    for viewer in everybody(&play) {
        for event in knowledge(&play, viewer).2 {
            match event {
                Event::TraitorsDealt { seat, leaders, .. } => {
                    assert_eq!(leaders.is_some(), viewer.knows(seat));
                }
                Event::TraitorKept { seat, leader } => assert_eq!(leader.is_some(), viewer.knows(seat)),
                _ => {}
            }
        }
    }
}

/// Whichever card Fremen keep, the choice of the others goes on in the same way.
#[test]
#[rule("CD-HIDDEN-03")]
fn hidden_03_a_sealed_pick_tells_others_nothing() {
    let (one, two) = (kept(0), kept(3));
    assert_ne!(one.traitors(Fremen), two.traitors(Fremen));
    let viewers = others(&one, Fremen);
    assert_eq!(all_know(&one, &viewers), all_know(&two, &viewers));
}

/// Atreides draw four battle cards and buy two market cards; the others' hands are full already.
#[test]
#[rule("CD-HIDDEN-04")]
fn hidden_04_hands_are_known_to_their_holder_only() {
    let drawn = |battle: &[&str], market: &[&str]| {
        let mut play = three()
            .battle_cards(Harkonnen, &["shield", "snooper", "kulon", "stunner"])
            .battle_cards(Imperium, &["shield", "snooper", "shield", "snooper"])
            .spice(Atreides, 9)
            .spice(Harkonnen, 9)
            .battle_deck(battle)
            .market_deck(market)
            .play(Phase::Cards, &[]);
        play.act(Atreides, Action::Buy(2));
        play
    };
    let one = drawn(&["lasgun", "crysknife", "shield", "baliset"], &["hajr", "salvage"]);
    let two = drawn(&["chaumas", "slip-tip", "snooper", "la-la-la"], &["smugglers", "truthtrance"]);
    let viewers = others(&one, Atreides);
    assert_eq!(all_know(&one, &viewers), all_know(&two, &viewers));
    for &other in &viewers {
        let seen = side(&one, Atreides, other);
        assert_eq!((seen.battle_hand, seen.market_hand), (None, None));
        assert_eq!((seen.battle_count, seen.market_count), (4, 2));
    }
    let own = side(&one, Atreides, viewer(&one, Atreides));
    assert_eq!(own.battle_hand.map(|hand| hand.len()), Some(4));
    let mut market_hand = own.market_hand.unwrap();
    market_hand.sort();
    assert_eq!(market_hand, [market("hajr"), market("salvage")]);
}

/// Nobody can tell from being asked, or from what is not asked, which market cards somebody holds.
#[test]
#[rule("CD-HIDDEN-04")]
fn hidden_04_being_asked_tells_nobody_what_is_held() {
    for phase in Phase::TURN {
        let holding = |card: &str| three().market_cards(Harkonnen, &[card]).play(phase, &[]);
        let one = holding("hidden-cache");
        assert!(one.asks_only(Harkonnen) && one.asked(Harkonnen) == Some(Asked::Pause));
        for card in ["truthtrance", "poison-tooth", "weather-control", "ecological-station"] {
            let two = holding(card);
            let viewers = others(&one, Harkonnen);
            assert_eq!(all_know(&one, &viewers), all_know(&two, &viewers), "{card} in {phase:?}");
        }
    }
}

#[test]
#[rule("CD-HIDDEN-05")]
fn hidden_05_leaders_in_the_tanks_are_public() {
    let play = three().dead(&["duke-leto", "caid"]).play(Phase::Collection, &[]);
    for viewer in everybody(&play) {
        for (faction, dead) in [(Atreides, "duke-leto"), (Imperium, "caid")] {
            let leaders = side(&play, faction, viewer).leaders;
            let in_tanks: Vec<_> = leaders
                .iter()
                .filter(|seen| seen.place == LeaderPlace::Tanks)
                .map(|seen| seen.leader)
                .collect();
            assert_eq!(in_tanks, [leader(dead)]);
        }
    }
}

#[test]
#[rule("CD-HIDDEN-06")]
fn hidden_06_a_traitor_card_used_is_shown_to_all() {
    let mut play = three()
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "carthag", 1)
        .traitors(Harkonnen, &["duke-leto", "bashar"])
        .play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu");
    assert_eq!(side(&play, Harkonnen, Viewer::Spectator).traitors_shown, []);
    play.act(Harkonnen, Action::Treachery);
    let shown = Event::Treachery { seat: play.seat(Harkonnen), leader: leader("duke-leto") };
    for viewer in everybody(&play) {
        assert_eq!(side(&play, Harkonnen, viewer).traitors_shown, [leader("duke-leto")]);
        assert!(knowledge(&play, viewer).2.contains(&shown));
    }
    for other in others(&play, Harkonnen) {
        assert_eq!(side(&play, Harkonnen, other).traitors, None, "the rest stays hidden");
    }
}

#[test]
#[rule("CD-HIDDEN-07", "CD-AMB-70")]
fn hidden_07_spice_and_troops_are_public() {
    let play = three()
        .spice(Harkonnen, 17)
        .tanks(Harkonnen, 4)
        .troops(Harkonnen, "carthag", 6)
        .troops(Atreides, "old_gap:8", 2)
        .spice_in("old_gap", 5)
        .battle_cards(Harkonnen, &["shield", "kulon"])
        .market_cards(Harkonnen, &["hajr"])
        .traitors(Harkonnen, &["duke-leto", "caid", "bashar"])
        .fought("beast-rabban", "carthag")
        .play(Phase::Collection, &[]);
    for viewer in everybody(&play) {
        let seen = side(&play, Harkonnen, viewer);
        assert_eq!((seen.spice, seen.reserve, seen.tanks, seen.strongholds), (17, 10, 4, 1));
        assert_eq!((seen.battle_count, seen.market_count, seen.traitor_count), (2, 1, 3));
        let rabban = seen.leaders.iter().find(|seen| seen.leader == leader("beast-rabban")).unwrap();
        assert_eq!(rabban.place, LeaderPlace::Region(region("carthag")));
        let own = viewer.knows(play.seat(Harkonnen));
        assert_eq!(seen.battle_hand.is_some(), own, "hands are not");
        assert_eq!((seen.market_hand.is_some(), seen.traitors.is_some()), (own, own));

        let view = play.game().view(viewer);
        let place = |at: &str| view.places.iter().find(|place| place.cell == cell(at)).unwrap().clone();
        assert_eq!(place("carthag").troops, [(play.seat(Harkonnen), 6)]);
        assert_eq!(place("old_gap:8").troops, [(play.seat(Atreides), 2)]);
        assert_eq!(place("old_gap:9").spice, 5);
        assert_eq!((view.decks.battle, view.decks.market, view.decks.traitor), (22, 23, 14));
    }
}

/// Harkonnen settle the element Atreides asked for in one way or another.
#[test]
#[rule("CD-HIDDEN-08")]
fn hidden_08_what_prescience_shows_is_for_the_asker_only() {
    let asked = |element: Element, answer: Action| {
        let mut play = three()
            .troops(Atreides, "carthag", 3)
            .troops(Harkonnen, "carthag", 3)
            .battle_cards(Harkonnen, &["gom-jabbar", "shield", "kulon"])
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(element)).act(Harkonnen, answer);
        play
    };
    let weapon = battle("gom-jabbar");
    for (element, answer, other_answer, shown) in [
        (Element::Dial, Action::Dial(3), Action::Dial(0), Shown::Dial(3)),
        (
            Element::Leader,
            Action::Lead(leader("umman-kudu")),
            Action::Lead(leader("beast-rabban")),
            Shown::Leader(Some(leader("umman-kudu"))),
        ),
        (Element::Weapon, Action::Arm(Some(weapon)), Action::Arm(None), Shown::Weapon(Some(weapon))),
        (Element::Defence, Action::Guard(None), Action::Guard(Some(battle("kulon"))), Shown::Defence(None)),
    ] {
        let (one, two) = (asked(element, answer), asked(element, other_answer));
        let (to, by) = (one.seat(Atreides), one.seat(Harkonnen));
        for outsider in [viewer(&one, Imperium), Viewer::Spectator] {
            let known = knowledge(&one, outsider);
            assert_eq!(known, knowledge(&two, outsider));
            assert_eq!(known.0.battle.unwrap().shown, None);
            assert!(known.2.contains(&Event::Foresaw { seat: to, element }), "that it was asked is open");
            assert!(known.2.contains(&Event::Shown { to, by, element, shown: None }));
        }
        for party in [Atreides, Harkonnen] {
            let known = knowledge(&one, viewer(&one, party));
            assert_eq!(known.0.battle.unwrap().shown, Some(shown));
            assert!(known.2.contains(&Event::Shown { to, by, element, shown: Some(shown) }));
        }
        assert_ne!(one.view(Atreides), two.view(Atreides));
    }
}

/// Atreides fight twice in Carthag with these cards in hand and with these plans, and win both times.
fn winning_twice(hand: &[&str], plans: [&str; 2]) -> Play {
    let mut play = three()
        .troops(Atreides, "rim_wall_west", 9)
        .troops(Harkonnen, "rim_wall_west", 1)
        .troops(Imperium, "rim_wall_west", 1)
        .battle_cards(Atreides, hand)
        .play(Phase::Battle, &[]);
    let against = play.seat(Harkonnen);
    play.act(Atreides, Action::Fight { at: cell("rim_wall_west"), against }).pass_powers();
    play.plan(Atreides, plans[0]).plan(Harkonnen, "0 umman-kudu").pass_window();
    play.pass_powers().plan(Atreides, plans[1]).plan(Imperium, "0 bashar").pass_window();
    play
}

/// What a winner has shown and keeps, everybody knows it to hold; what it did not show, nobody does.
#[test]
#[rule("CD-BATTLE-17", "CD-HIDDEN-04")]
fn hidden_04_cards_a_winner_keeps_are_known_and_no_others() {
    let known = |hand: &[&str], plans: [&str; 2]| {
        let play = winning_twice(hand, plans);
        let seen: Vec<_> = everybody(&play)
            .into_iter()
            .map(|viewer| side(&play, Atreides, viewer).battle_known.iter().map(|card| card.id()).collect())
            .collect();
        assert!(seen.iter().all(|ids: &Vec<_>| *ids == seen[0]), "everybody knows the same");
        for other in others(&play, Atreides) {
            assert_eq!(side(&play, Atreides, other).battle_hand, None);
        }
        (seen[0].clone(), play.battle_cards(Atreides))
    };
    let hand = ["stunner", "shield", "shield", "kulon"];
    let (seen, held) = known(&hand, ["1 duke-leto", "1 duke-leto"]);
    assert_eq!((seen, held.len()), (vec![], 4), "nothing was shown");
    let (seen, held) = known(&hand, ["1 duke-leto stunner shield", "1 duke-leto"]);
    assert_eq!((seen, held.len()), (vec!["stunner", "shield"], 4));
    // The Shield of the second plan may be the same one again.
    let (seen, held) = known(&hand, ["1 duke-leto - shield", "1 duke-leto - shield"]);
    assert_eq!((seen, held.len()), (vec!["shield"], 4));
    // What is discarded is in nobody's hand.
    let (seen, held) = known(&hand, ["1 duke-leto kulon shield", "1 duke-leto stunner"]);
    assert_eq!((seen, held), (vec!["stunner", "shield"], vec!["stunner", "shield", "shield"]));
}

/// A known card that is lost, or thrown away by Salvage, is known no more; a revealer's cards are.
#[test]
#[rule("CD-HIDDEN-04", "CD-AMB-56")]
fn hidden_04_known_cards_leave_with_the_card() {
    let mut play = three()
        .troops(Atreides, "rim_wall_west", 3)
        .troops(Harkonnen, "rim_wall_west", 1)
        .troops(Imperium, "rim_wall_west", 9)
        .battle_cards(Atreides, &["stunner", "shield", "snooper"])
        .play(Phase::Battle, &[]);
    let against = play.seat(Harkonnen);
    play.act(Atreides, Action::Fight { at: cell("rim_wall_west"), against }).pass_powers();
    play.plan(Atreides, "1 duke-leto stunner shield").plan(Harkonnen, "0 umman-kudu").pass_window();
    let known = |play: &Play| -> Vec<_> {
        side(play, Atreides, Viewer::Spectator).battle_known.iter().map(|card| card.id()).collect()
    };
    assert_eq!(known(&play), ["stunner", "shield"]);
    play.pass_powers().plan(Atreides, "1 duke-leto stunner").plan(Imperium, "9 bashar").pass_window();
    assert_eq!((known(&play), play.battle_cards(Atreides)), (vec!["shield"], vec!["shield", "snooper"]));

    let mut play = three()
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .traitors(Atreides, &["umman-kudu"])
        .battle_cards(Atreides, &["stunner", "kulon", "snooper"])
        .play(Phase::Battle, &[]);
    play.pass_powers().plan(Atreides, "1 duke-leto stunner kulon").plan(Harkonnen, "3 umman-kudu");
    play.act(Atreides, Action::Treachery).pass_window();
    assert_eq!(known(&play), ["stunner", "kulon"], "all of them back in hand, and all of them seen");
}

/// The option of secret leader sets is the allied duel's; elsewhere everybody knows everybody's leaders.
#[test]
#[rule("CD-AMB-69")]
fn amb_69_leaders_are_no_secret_where_there_are_no_alliances() {
    let mut options = Options::new(Game::Standard, 3);
    options.assign(&[Atreides, Harkonnen, Imperium]);
    options.allied_leaders_public = false;
    let play = Play::start(&options, &[]);
    for viewer in everybody(&play) {
        let seen = [Atreides, Harkonnen, Imperium].map(|faction| side(&play, faction, viewer).leaders.len());
        assert_eq!(seen, [7, 5, 5]);
    }
}

/// Prescience shows one element to one seat: nobody else learns anything by it.
#[test]
#[rule("CD-HIDDEN-08")]
fn hidden_08_what_prescience_shows_is_news_to_the_one_who_asked_alone() {
    let (to, by) = (Seat(0), Seat(1));
    let event = Event::Shown { to, by, element: Element::Dial, shown: Some(Shown::Dial(3)) };
    let news = |viewer: Viewer| event.reveals_to(viewer);
    assert!(news(Viewer::Seat(to)));
    assert!(!news(Viewer::Seat(by)) && !news(Viewer::Seat(Seat(2))) && !news(Viewer::Spectator));
}
