//! Atreides: where they start, and Prescience.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::effect::WeaponKind;
use conquest::event::Shown;
use conquest::options::{Game, Options};
use conquest::scenario::{Play, Scenario, battle, leader};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Command, Element, Event, Faction};
use table::{Event as _, Viewer, rule};

/// A game with these factions after its setup.
fn set_up(factions: &[Faction]) -> Play {
    let game = if factions.len() == 2 { Game::Duel } else { Game::Standard };
    let mut options = Options::new(game, factions.len() as u8);
    options.assign(factions);
    let mut play = Play::start(&options, &[]);
    play.keep_traitors();
    play
}

/// Atreides, who have the initiative, against Harkonnen in Carthag; Harkonnen have declined to exchange a
/// traitor and hold these battle cards.
fn before_prescience(harkonnen: &[&str]) -> Play {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .battle_cards(Harkonnen, harkonnen)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass);
    play
}

/// What an element was shown to be, as this viewer saw it.
fn shown(play: &Play, viewer: Viewer) -> Option<Shown> {
    play.told().iter().rev().find_map(|event| match event.seen_by(viewer) {
        Some(Event::Shown { shown, .. }) => Some(shown),
        _ => None,
    })?
}

fn seat(play: &Play, faction: Faction) -> Viewer {
    Viewer::Seat(play.seat(faction))
}

#[test]
#[rule("CD-FAC-ATR-01")]
fn fac_atr_01_thirteen_spice() {
    assert_eq!(set_up(&[Harkonnen, Atreides, Imperium, Fremen]).spice(Atreides), 13);
    assert_eq!(set_up(&[Harkonnen, Atreides]).spice(Atreides), 13);
}

#[test]
#[rule("CD-FAC-ATR-02")]
fn fac_atr_02_twenty_troops_in_reserve() {
    for factions in [&[Harkonnen, Atreides, Imperium, Fremen][..], &[Atreides, Fremen]] {
        let play = set_up(factions);
        assert_eq!((play.reserve(Atreides), play.tanks(Atreides)), (20, 0));
        let own = play.seat(Atreides);
        let on_map = play.open().places.iter().any(|place| place.troops.iter().any(|&(seat, _)| seat == own));
        assert!(!on_map);
    }
}

/// They fight twice, and two others once: asked before each battle of their own, and free to decline.
#[test]
#[rule("CD-FAC-ATR-03")]
fn fac_atr_03_prescience_before_each_of_their_battles() {
    let mut play = Scenario::new(&[Fremen, Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 2)
        .troops(Fremen, "carthag", 2)
        .troops(Atreides, "arrakeen", 2)
        .troops(Harkonnen, "arrakeen", 2)
        .troops(Harkonnen, "basin", 2)
        .troops(Imperium, "basin", 2)
        .play(Phase::Battle, &[]);
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience), "without the initiative");
    assert!(play.asks_only(Atreides), "nobody plans yet");
    play.act(Atreides, Action::Pass).plan(Fremen, "1 stilgar").plan(Atreides, "1 dr-yueh");
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience));
    play.act(Atreides, Action::Foresee(Element::Dial)).act(Harkonnen, Action::Dial(1));
    assert_eq!(play.asked(Atreides), Some(Asked::Plan { element: Some(Element::Dial) }));
    play.plan(Harkonnen, "1 umman-kudu").plan(Atreides, "1 duke-leto");
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Atreides), None, "not their battle");
    assert_eq!(play.asked(Imperium), Some(Asked::Voice));
}

#[test]
#[rule("CD-FAC-ATR-04")]
fn fac_atr_04_one_of_four_elements() {
    let elements = [Element::Dial, Element::Leader, Element::Weapon, Element::Defence];
    let play = before_prescience(&[]);
    let offered: Vec<_> = [Action::Pass].into_iter().chain(elements.map(Action::Foresee)).collect();
    assert_eq!(play.legal(Atreides), offered);
    let answers = [
        (Action::Dial(2), Shown::Dial(2)),
        (Action::Lead(leader("piter-de-vries")), Shown::Leader(Some(leader("piter-de-vries")))),
        (Action::Arm(Some(battle("stunner"))), Shown::Weapon(Some(battle("stunner")))),
        (Action::Guard(Some(battle("shield"))), Shown::Defence(Some(battle("shield")))),
    ];
    for (element, (answer, seen)) in elements.into_iter().zip(answers) {
        let mut play = before_prescience(&["stunner", "shield", "kulon"]);
        play.act(Atreides, Action::Foresee(element)).act(Harkonnen, answer);
        assert_eq!(shown(&play, seat(&play, Atreides)), Some(seen));
        assert_eq!(play.view(Atreides).battle.unwrap().shown, Some(seen));
    }
}

#[test]
#[rule("CD-FAC-ATR-05")]
fn fac_atr_05_the_element_is_settled_first_and_then_fixed() {
    let mut play = before_prescience(&["stunner", "shield", "kulon"]);
    play.act(Atreides, Action::Foresee(Element::Weapon));
    assert!(play.asks_only(Harkonnen), "Atreides wait for the answer");
    assert_eq!(play.refused(Harkonnen, Action::Dial(1)), "CD-FAC-ATR-05");
    assert_eq!(play.refused(Harkonnen, Action::Pass), "CD-FAC-ATR-05");
    play.act(Harkonnen, Action::Arm(Some(battle("stunner"))));
    assert_eq!(play.waiting(), [play.seat(Atreides), play.seat(Harkonnen)]);
    let change = [Action::Arm(Some(battle("kulon"))), Action::Arm(None)];
    assert!(change.iter().all(|&action| play.refused(Harkonnen, action) == "CD-FAC-ATR-05"));
    // What was not asked for only has its turn later.
    assert_eq!(play.refused(Harkonnen, Action::Guard(None)), "CD-PLAN-01");
    play.acts(Harkonnen, &[Action::Dial(1), Action::Lead(leader("beast-rabban"))]);
    assert!(change.iter().all(|&action| play.refused(Harkonnen, action) == "CD-FAC-ATR-05"));
    play.plan(Harkonnen, "1 beast-rabban stunner kulon");
    // Who asked has settled nothing by it: for them it is only a matter of order.
    assert_eq!(play.refused(Atreides, Action::Arm(None)), "CD-PLAN-01");
}

/// A useless card that was shown as the defence cannot be the weapon too.
#[test]
#[rule("CD-PLAN-13")]
fn plan_13_a_card_shown_in_one_slot_is_not_free_for_the_other() {
    let mut play = before_prescience(&["stunner", "gom-jabbar", "kulon"]);
    play.act(Atreides, Action::Foresee(Element::Defence))
        .act(Harkonnen, Action::Guard(Some(battle("kulon"))));
    play.acts(Harkonnen, &[Action::Dial(1), Action::Lead(leader("beast-rabban"))]);
    assert_eq!(play.refused(Harkonnen, Action::Arm(Some(battle("kulon")))), "CD-PLAN-13");
    play.act(Harkonnen, Action::Arm(Some(battle("stunner"))));
}

/// An empty slot stays empty, a useless card is shown as one, and nothing else is bound.
#[test]
#[rule("CD-AMB-48")]
fn amb_48_none_is_an_answer_and_binds() {
    let hand = ["stunner", "shield", "kulon"];
    let mut play = before_prescience(&hand);
    play.act(Atreides, Action::Foresee(Element::Defence)).act(Harkonnen, Action::Guard(None));
    assert_eq!(shown(&play, seat(&play, Atreides)), Some(Shown::Defence(None)));
    assert_eq!(play.refused(Harkonnen, Action::Guard(Some(battle("shield")))), "CD-FAC-ATR-05");
    assert_eq!(play.legal(Harkonnen), [0, 1, 2, 3].map(Action::Dial));
    play.act(Harkonnen, Action::Dial(0));
    assert_eq!(play.legal(Harkonnen).len(), 5, "any leader");
    play.act(Harkonnen, Action::Lead(leader("beast-rabban")));
    let weapons = [None, Some(battle("stunner")), Some(battle("kulon"))].map(Action::Arm);
    assert_eq!(play.legal(Harkonnen), weapons);
    play.act(Harkonnen, weapons[1]);
    assert_eq!(play.legal(Harkonnen), [Action::Seal], "the slot stays empty");

    let mut play = before_prescience(&hand);
    play.act(Atreides, Action::Foresee(Element::Weapon)).act(Harkonnen, weapons[2]);
    assert_eq!(shown(&play, seat(&play, Atreides)), Some(Shown::Weapon(Some(battle("kulon")))));
}

/// An answer stays what it was, "none" too, in whichever place; everything else stays open.
#[test]
#[rule("CD-AMB-48", "CD-FAC-ATR-05")]
fn amb_48_every_answer_binds() {
    let hand = ["stunner", "shield", "kulon"];
    for (element, answer, plan) in [
        (Element::Dial, Action::Dial(0), "0 beast-rabban stunner shield"),
        (Element::Leader, Action::Lead(leader("umman-kudu")), "3 umman-kudu stunner shield"),
        (Element::Weapon, Action::Arm(None), "2 beast-rabban - shield"),
        (Element::Weapon, Action::Arm(Some(battle("kulon"))), "2 beast-rabban kulon shield"),
        (Element::Defence, Action::Guard(None), "2 beast-rabban stunner"),
        (Element::Defence, Action::Guard(Some(battle("kulon"))), "2 beast-rabban stunner kulon"),
    ] {
        let mut play = before_prescience(&hand);
        play.act(Atreides, Action::Foresee(element)).act(Harkonnen, answer);
        let mut asked = Vec::new();
        while let Some(Asked::Plan { element: Some(open) }) = play.asked(Harkonnen) {
            asked.push(open);
            let offered = play.legal(Harkonnen);
            assert!(offered.len() > 1, "{open:?} is open");
            let last = *offered.last().unwrap();
            play.act(Harkonnen, last);
        }
        assert!(!asked.contains(&element), "{answer:?} is not asked again");
        assert_eq!(asked.len(), 3, "everything else is");

        let mut play = before_prescience(&hand);
        play.act(Atreides, Action::Foresee(element)).act(Harkonnen, answer);
        play.plan(Harkonnen, plan);
        play.plan(Atreides, "1 duke-leto");
        let shown = play.told().iter().find_map(|event| match event {
            Event::PlansRevealed { plans } => Some(plans[1]),
            _ => None,
        });
        let revealed = shown.unwrap();
        let same = match answer {
            Action::Dial(dial) => revealed.dial == dial,
            Action::Lead(led) => revealed.leader == Some(led),
            Action::Arm(card) => revealed.weapon == card,
            Action::Guard(card) => revealed.defence == card,
            _ => false,
        };
        assert!(same, "{answer:?} was shown");
    }
}

/// Whoever has only one answer is asked all the same: an answer that came by itself would tell the table
/// what is not held.
#[test]
#[rule("CD-AMB-48", "CD-HIDDEN-04")]
fn amb_48_even_the_only_answer_is_asked_for() {
    for (element, only) in [(Element::Weapon, Action::Arm(None)), (Element::Defence, Action::Guard(None))] {
        let mut play = before_prescience(&[]);
        play.act(Atreides, Action::Foresee(element));
        assert!(play.asks_only(Harkonnen));
        assert_eq!(play.legal(Harkonnen), [only]);
    }
    let all_but_one = ["baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .dead(&all_but_one)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(Element::Leader));
    assert_eq!(play.legal(Harkonnen), [Action::Lead(leader("beast-rabban"))]);
}

/// That an element was asked for is open, the answer is for Atreides alone.
#[test]
#[rule("CD-AMB-48")]
fn amb_48_only_atreides_see_it_and_only_once() {
    let mut play = before_prescience(&["stunner"]);
    play.act(Atreides, Action::Foresee(Element::Weapon));
    play.act(Harkonnen, Action::Arm(Some(battle("stunner"))));
    for outsider in [seat(&play, Imperium), Viewer::Spectator] {
        assert_eq!(shown(&play, outsider), None);
    }
    assert_eq!(
        (play.view(Imperium).battle.unwrap().shown, play.spectator().battle.unwrap().shown),
        (None, None)
    );
    let asked = Some((play.seat(Harkonnen), Element::Weapon));
    assert_eq!(play.spectator().battle.unwrap().foreseen, asked);
    let again = [Element::Dial, Element::Leader, Element::Weapon, Element::Defence].map(Action::Foresee);
    assert!(again.iter().all(|&action| !play.may(Atreides, action)), "no second question");
}

/// A side without a leader has nothing to choose but its dial, and shows that.
#[test]
#[rule("CD-AMB-48")]
fn amb_48_without_a_leader_the_answer_is_none() {
    let all = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    let answers = [
        (Element::Leader, Shown::Leader(None)),
        (Element::Weapon, Shown::Weapon(None)),
        (Element::Defence, Shown::Defence(None)),
    ];
    for (element, seen) in answers {
        let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
            .troops(Atreides, "carthag", 3)
            .troops(Harkonnen, "carthag", 3)
            .battle_cards(Harkonnen, &["stunner", "shield"])
            .dead(&all)
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(element));
        assert_eq!(shown(&play, seat(&play, Atreides)), Some(seen));
    }
    // It stands from the moment it is given, before the Voice is heard.
    for (element, seen) in answers {
        let scenario = Scenario::allied();
        let leaders: Vec<_> = scenario.clone().play_end(&[]).open().sides[1].leaders.clone();
        let ids: Vec<_> = leaders.iter().map(|known| known.leader.id()).collect();
        let mut play = scenario
            .troops(Atreides, "carthag", 3)
            .troops(Harkonnen, "carthag", 3)
            .dead(&ids)
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(element));
        assert_eq!(play.asked(Imperium), Some(Asked::Voice));
        assert_eq!(play.view(Atreides).battle.unwrap().shown, Some(seen));
    }
    // The dial is theirs to choose all the same.
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .dead(&all)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(Element::Dial));
    assert_eq!(play.legal(Harkonnen), [0, 1, 2, 3].map(Action::Dial));
}

/// Once the dial is shown, a side without a leader has nothing left to plan, whoever plays first.
#[test]
#[rule("CD-AMB-48", "CD-PLAN-10", "CD-PLAN-11")]
fn amb_48_a_dial_that_is_shown_leaves_nothing_else_to_plan_without_a_leader() {
    let all = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    for first in [Atreides, Harkonnen] {
        let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
            .first(first)
            .troops(Atreides, "carthag", 3)
            .troops(Harkonnen, "carthag", 3)
            .battle_cards(Harkonnen, &["stunner", "shield"])
            .dead(&all)
            .play(Phase::Battle, &[]);
        play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(Element::Dial));
        play.act(Harkonnen, Action::Dial(2));
        assert_eq!(play.legal(Harkonnen), [Action::Seal], "{first:?} first");
    }
}

/// Atreides against Imperium in Carthag.
fn against_the_voice(first: Faction) -> Play {
    Scenario::new(&[Atreides, Imperium, Fremen])
        .first(first)
        .troops(Atreides, "carthag", 3)
        .troops(Imperium, "carthag", 3)
        .battle_cards(Atreides, &["crysknife", "gom-jabbar"])
        .battle_cards(Imperium, &["stunner", "shield"])
        .play(Phase::Battle, &[])
}

const NO_POISON: Action = Action::Command(Command { play: false, kind: WeaponKind::Poison });

/// Whoever has the initiative and declines has forfeited its power: it cannot wait and see.
#[test]
#[rule("CD-AMB-50")]
fn amb_50_declining_forfeits_the_power() {
    let mut play = against_the_voice(Atreides);
    play.act(Atreides, Action::Pass);
    assert!(play.asks_only(Imperium));
    play.act(Imperium, NO_POISON);
    assert_eq!(play.asked(Atreides), Some(Asked::Plan { element: Some(Element::Dial) }));
    assert!(!play.may(Atreides, Action::Foresee(Element::Dial)));

    let mut play = against_the_voice(Imperium);
    play.act(Imperium, Action::Pass);
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Action::Foresee(Element::Weapon)).act(Imperium, Action::Arm(None));
    assert_eq!(play.asked(Imperium), Some(Asked::Plan { element: Some(Element::Dial) }));
    assert!(!play.may(Imperium, NO_POISON));
}

/// Prescience came first: what Imperium showed stays, and the Voice gives Atreides no second look.
#[test]
#[rule("CD-AMB-50")]
fn amb_50_what_was_shown_stays_locked_after_the_voice() {
    let mut play = against_the_voice(Atreides);
    play.act(Atreides, Action::Foresee(Element::Weapon));
    play.act(Imperium, Action::Arm(Some(battle("stunner")))).act(Imperium, NO_POISON);
    play.acts(Imperium, &[Action::Dial(2), Action::Lead(leader("caid"))]);
    assert_eq!(play.refused(Imperium, Action::Arm(None)), "CD-FAC-ATR-05");
    assert!(!play.may(Atreides, Action::Foresee(Element::Weapon)));
    assert_eq!(play.legal(Atreides), [0, 1, 2, 3].map(Action::Dial), "Atreides plan freely");
    play.plan(Imperium, "2 caid stunner shield").plan(Atreides, "1 duke-leto crysknife");
}

/// The alliance of Atreides and Fremen foresees too.
#[test]
#[rule("CD-FAC-ATR-03")]
fn fac_atr_03_in_the_allied_duel() {
    let mut play = Scenario::allied()
        .troops(Fremen, "carthag", 2)
        .troops(Imperium, "carthag", 2)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass); // no exchange
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience));
}
