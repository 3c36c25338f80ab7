//! The battle plans: what they may contain, what must be in them, and that nobody sees them grow.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::Cell;
use conquest::content::{BattleCard, content};
use conquest::effect::{BattleRole, WeaponKind};
use conquest::scenario::{Play, Scenario, battle, cell, leader, market, region};
use conquest::state::Phase;
use conquest::view::{Asked, Slot};
use conquest::{Action, Command, Element, Event, Faction};
use table::{Event as _, Viewer, rule};

const ATREIDES: [&str; 7] = [
    "duke-leto",
    "paul-atreides",
    "lady-jessica",
    "thufir-hawat",
    "gurney-halleck",
    "duncan-idaho",
    "dr-yueh",
];

/// Atreides, who have the initiative, against Harkonnen in Carthag.
fn carthag(atreides: u8, harkonnen: u8) -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", atreides)
        .troops(Harkonnen, "carthag", harkonnen)
}

/// The battle phase of a scenario up to the forming of plans.
fn plans(scenario: Scenario) -> Play {
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_powers();
    play
}

/// Atreides about to fill a slot of their plan.
fn slots(hand: &[&str]) -> Play {
    let mut play = plans(carthag(5, 5).battle_cards(Atreides, hand));
    play.acts(Atreides, &[Action::Dial(0), Action::Lead(leader("duke-leto"))]);
    play
}

fn arm(id: &str) -> Action {
    Action::Arm(Some(battle(id)))
}

fn guard(id: &str) -> Action {
    Action::Guard(Some(battle(id)))
}

/// The leaders a faction is offered after setting its dial.
fn leaders_offered(play: &mut Play, faction: Faction) -> Vec<&'static str> {
    play.act(faction, Action::Dial(0));
    let lead = |action| match action {
        Action::Lead(leader) => leader.id(),
        other => panic!("{other:?} in place of a leader"),
    };
    play.legal(faction).into_iter().map(lead).collect()
}

/// Two battles of Atreides against Harkonnen: Carthag is fought first.
fn two_regions() -> Scenario {
    carthag(5, 5).troops(Atreides, "arrakeen", 4).troops(Harkonnen, "arrakeen", 2)
}

/// Chooses a battle of Atreides and declines all powers before it.
fn choose(play: &mut Play, at: Cell) {
    let against = play.seat(Harkonnen);
    play.pass_pauses().act(Atreides, Action::Fight { at, against }).pass_powers();
}

#[test]
#[rule("CD-PLAN-01")]
fn plan_01_both_form_their_plans_at_once_and_in_secret() {
    let mut play = plans(carthag(5, 5));
    assert_eq!(play.waiting(), [play.seat(Atreides), play.seat(Harkonnen)]);
    play.act(Harkonnen, Action::Dial(4)).act(Atreides, Action::Dial(2));
    let fight = play.view(Atreides).battle.unwrap();
    assert_eq!(fight.sides[0].plan.unwrap().dial, Some(2), "one's own");
    assert_eq!(fight.sides[1].plan, None, "the enemy's");
}

#[test]
#[rule("CD-PLAN-02")]
fn plan_02_there_is_no_plan_without_a_dial() {
    let mut play = plans(carthag(5, 5));
    assert_eq!(play.asked(Atreides), Some(Asked::Plan { element: Some(Element::Dial) }));
    assert_eq!(play.refused(Atreides, Action::Seal), "CD-PLAN-02");
    assert!(play.legal(Atreides).iter().all(|action| matches!(action, Action::Dial(_))));
    play.plan(Atreides, "3 duke-leto").plan(Harkonnen, "0 umman-kudu");
    let dials = play.told().iter().find_map(|event| match event {
        Event::PlansRevealed { plans } => Some(plans.map(|plan| plan.dial)),
        _ => None,
    });
    assert_eq!(dials, Some([3, 0]));
}

#[test]
#[rule("CD-PLAN-03")]
fn plan_03_the_dial_runs_from_nothing_to_all_troops() {
    let play = plans(carthag(3, 1).troops(Atreides, "arrakeen", 5));
    assert_eq!(play.legal(Atreides), [0, 1, 2, 3].map(Action::Dial), "troops elsewhere do not count");
    assert_eq!(play.legal(Harkonnen), [0, 1].map(Action::Dial));
    assert_eq!(play.refused(Atreides, Action::Dial(4)), "CD-PLAN-03");
    let spread = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "pasty_mesa:4", 2)
        .troops(Atreides, "pasty_mesa:7", 3)
        .troops(Harkonnen, "pasty_mesa:5", 1);
    assert_eq!(plans(spread).legal(Atreides), [0, 1, 2, 3, 4, 5].map(Action::Dial), "the whole region");
}

#[test]
#[rule("CD-PLAN-04")]
fn plan_04_what_is_dialled_is_lost_but_for_treachery() {
    for (atreides, harkonnen) in [(0, 0), (5, 0), (0, 5), (5, 5), (2, 4), (4, 2)] {
        let mut play = plans(carthag(5, 5));
        play.plan(Atreides, &format!("{atreides} duke-leto"));
        play.plan(Harkonnen, &format!("{harkonnen} beast-rabban"));
        assert!(play.tanks(Atreides) >= atreides && play.tanks(Harkonnen) >= harkonnen);
    }
    let mut play = plans(carthag(5, 5).traitors(Atreides, &["beast-rabban"]));
    play.plan(Atreides, "4 duke-leto").plan(Harkonnen, "2 beast-rabban").act(Atreides, Action::Treachery);
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (0, 5));
}

#[test]
#[rule("CD-PLAN-05")]
fn plan_05_whoever_has_a_leader_must_play_one() {
    let mut play = plans(carthag(5, 5));
    assert_eq!(leaders_offered(&mut play, Atreides), ATREIDES);
    assert_eq!(play.refused(Atreides, Action::Seal), "CD-PLAN-05");
    play.act(Atreides, Action::Lead(leader("duke-leto")));
    assert!(!play.may(Atreides, Action::Lead(leader("dr-yueh"))), "exactly one");
    play.act(Atreides, Action::Seal);
}

/// Atreides fight Harkonnen, then Imperium, with Duke Leto both times.
#[test]
#[rule("CD-PLAN-06")]
fn plan_06_a_survivor_may_fight_again_in_the_same_region() {
    let scenario = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "rim_wall_west", 5)
        .troops(Harkonnen, "rim_wall_west", 1)
        .troops(Imperium, "rim_wall_west", 1);
    let mut play = scenario.play(Phase::Battle, &[]);
    choose(&mut play, cell("rim_wall_west"));
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu").pass_powers();
    assert_eq!(play.fought("duke-leto"), Some(region("rim_wall_west")));
    assert!(leaders_offered(&mut play, Atreides).contains(&"duke-leto"));
    play.act(Atreides, Action::Lead(leader("duke-leto")));
}

#[test]
#[rule("CD-PLAN-07")]
fn plan_07_no_leader_fights_in_two_regions() {
    let mut play = two_regions().play(Phase::Battle, &[]);
    choose(&mut play, cell("carthag"));
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu").pass_powers();
    for (faction, id) in [(Atreides, "duke-leto"), (Harkonnen, "umman-kudu")] {
        assert!(!leaders_offered(&mut play, faction).contains(&id));
        assert_eq!(play.refused(faction, Action::Lead(leader(id))), "CD-PLAN-07");
    }
    // But one who won by treachery is free again.
    let mut play = two_regions().traitors(Atreides, &["umman-kudu"]).play(Phase::Battle, &[]);
    choose(&mut play, cell("carthag"));
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu").act(Atreides, Action::Treachery);
    play.pass_powers();
    assert!(leaders_offered(&mut play, Atreides).contains(&"duke-leto"));
}

/// Said while nobody has sealed anything, and heard by all.
#[test]
#[rule("CD-PLAN-08")]
fn plan_08_a_side_without_a_leader_says_so() {
    let play = plans(carthag(5, 5).dead(&ATREIDES));
    let heard = |faction| {
        let viewer = Viewer::Seat(play.seat(faction));
        let told: Vec<_> = play.told().iter().filter_map(|event| event.seen_by(viewer)).collect();
        let said = told.iter().filter(|event| matches!(event, Event::NoLeader { .. })).count();
        said == 1 && told.contains(&Event::NoLeader { seat: play.seat(Atreides) })
    };
    assert!([Atreides, Harkonnen, Imperium].into_iter().all(heard));
    assert!(!play.told().iter().any(|event| matches!(event, Event::PlanSealed { .. })));

    // Either side, and both.
    let said = |scenario: Scenario| {
        let play = plans(scenario);
        let said = |faction| play.told().contains(&Event::NoLeader { seat: play.seat(faction) });
        (said(Atreides), said(Harkonnen))
    };
    let harkonnen = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
    assert_eq!(said(carthag(5, 5)), (false, false));
    assert_eq!(said(carthag(5, 5).dead(&harkonnen)), (false, true));
    assert_eq!(said(carthag(5, 5).dead(&harkonnen).dead(&ATREIDES)), (true, true));
}

#[test]
#[rule("CD-PLAN-09")]
fn plan_09_leaders_in_the_tanks_or_elsewhere_are_not_there() {
    let leaderless = |scenario: Scenario| {
        let mut play = plans(scenario);
        play.act(Atreides, Action::Dial(0));
        play.view(Atreides).battle.unwrap().sides[0].plan.unwrap().leader == Slot::Empty
    };
    assert!(leaderless(carthag(5, 5).dead(&ATREIDES)), "all in the tanks");
    let elsewhere = ATREIDES[..3].iter().fold(carthag(5, 5), |scenario, id| scenario.fought(id, "arrakeen"));
    assert!(leaderless(elsewhere.clone().dead(&ATREIDES[3..])), "the living ones fought elsewhere");
    assert!(!leaderless(elsewhere.dead(&ATREIDES[4..])), "one is in reserve");
    let mut play = plans(carthag(5, 5).dead(&["duke-leto"]));
    play.act(Atreides, Action::Dial(0));
    assert_eq!(play.refused(Atreides, Action::Lead(leader("duke-leto"))), "CD-PLAN-09");
    assert_eq!(play.refused(Atreides, Action::Lead(leader("beast-rabban"))), "CD-PLAN-09");
}

#[test]
#[rule("CD-PLAN-10")]
fn plan_10_without_a_leader_the_dial_alone_fights() {
    let scenario = || carthag(5, 5).dead(&ATREIDES).market_cards(Atreides, &["hajr"]);
    assert_eq!(plans(scenario()).refused(Atreides, Action::Pass), "CD-BATTLE-01");
    let mut play = plans(scenario());
    play.plan(Atreides, "4").plan(Harkonnen, "2 umman-kudu");
    assert_eq!(play.tally().totals, [4, 3]);
    assert_eq!(play.tally().winner, play.seat(Atreides));
}

#[test]
#[rule("CD-PLAN-11")]
fn plan_11_without_a_leader_no_battle_cards() {
    let hand = ["crysknife", "shield", "kulon"];
    let mut play = plans(carthag(5, 5).dead(&ATREIDES).battle_cards(Atreides, &hand));
    play.act(Atreides, Action::Dial(3));
    assert_eq!(play.legal(Atreides), [Action::Seal]);
    for action in [arm("crysknife"), guard("shield"), arm("kulon"), guard("kulon")] {
        assert_eq!(play.refused(Atreides, action), "CD-PLAN-11");
    }
    play.act(Atreides, Action::Seal);
}

#[test]
#[rule("CD-PLAN-12")]
fn plan_12_without_a_leader_market_cards_and_traitors_still_serve() {
    let start = |scenario: Scenario| {
        let mut play = plans(scenario.dead(&ATREIDES));
        play.plan(Atreides, "2").plan(Harkonnen, "2 umman-kudu");
        play
    };
    let mut play = start(carthag(5, 5).market_cards(Atreides, &["reserve-line", "hajr"]));
    play.act(Atreides, Action::Play(market("reserve-line")));
    assert_eq!(play.tally().totals, [4, 3]);
    let mut play = start(carthag(5, 5).traitors(Atreides, &["umman-kudu"]));
    play.act(Atreides, Action::Treachery);
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (0, 5));
    assert!(play.is_dead("umman-kudu"));
}

#[test]
#[rule("CD-PLAN-13")]
fn plan_13_a_weapon_a_defence_both_or_neither() {
    let hand = ["crysknife", "gom-jabbar", "shield", "snooper"];
    for (weapon, defence) in [("-", "-"), ("crysknife", "-"), ("-", "shield"), ("gom-jabbar", "snooper")] {
        let mut play = plans(carthag(5, 5).battle_cards(Atreides, &hand));
        play.plan(Atreides, &format!("0 duke-leto {weapon} {defence}"));
    }
    let mut play = slots(&hand);
    assert_eq!(play.refused(Atreides, arm("lasgun")), "CD-PLAN-13", "only what is held");
    play.act(Atreides, arm("crysknife"));
    assert!(!play.may(Atreides, arm("gom-jabbar")), "one card in each slot");
    play.act(Atreides, guard("shield"));
    assert!(!play.may(Atreides, guard("snooper")));
    assert_eq!(play.legal(Atreides), [Action::Seal]);
}

/// Every card of the deck in both slots: weapons only in theirs, defences only in theirs, and the
/// others in place of either.
#[test]
#[rule("CD-PLAN-14", "CD-AMB-45")]
fn plan_14_what_may_take_a_slot() {
    for card in BattleCard::all() {
        let (weapon, defence) = match card.row().role {
            BattleRole::Weapon { .. } => (true, false),
            BattleRole::Defence { .. } => (false, true),
            BattleRole::Worthless => (true, true),
        };
        // A second card that fits both slots keeps them from being settled without a question.
        let mut play = slots(&[card.id(), if card == battle("kulon") { "baliset" } else { "kulon" }]);
        let check = |play: &Play, slot: Action, fits: bool| {
            assert_eq!(play.may(Atreides, slot), fits, "{slot:?}");
            assert!(fits || play.refused(Atreides, slot) == "CD-AMB-45", "{slot:?}");
        };
        check(&play, Action::Arm(Some(card)), weapon);
        play.act(Atreides, Action::Arm(None));
        check(&play, Action::Guard(Some(card)), defence);
    }
    let mut play = slots(&["crysknife", "gom-jabbar", "shield", "snooper"]);
    play.act(Atreides, arm("crysknife"));
    assert_eq!(play.refused(Atreides, guard("gom-jabbar")), "CD-AMB-45", "never two weapons");
    let play = slots(&["shield", "snooper", "kulon"]);
    assert_eq!(play.refused(Atreides, arm("shield")), "CD-AMB-45", "never two defences");
}

#[test]
#[rule("CD-PLAN-15")]
fn plan_15_useless_cards_fit_either_slot_or_both() {
    let useless = ["baliset", "jubba-cloak", "kulon", "la-la-la", "trip-to-gamont"];
    for one in useless {
        for other in useless.iter().filter(|&&other| other != one) {
            let mut play = plans(carthag(5, 5).battle_cards(Atreides, &[one, other, "shield", "stunner"]));
            play.plan(Atreides, &format!("0 duke-leto {one} {other}"));
        }
        let mut play = slots(&[one, "shield"]);
        assert!(play.may(Atreides, arm(one)));
        play.act(Atreides, Action::Arm(None)).act(Atreides, guard(one));
        let mut play = slots(&[one, "shield"]);
        play.act(Atreides, arm(one));
        assert_eq!(play.refused(Atreides, guard(one)), "CD-PLAN-13", "one card fills one slot");
    }
}

/// Neither does it kill or protect, nor does it add to a total.
#[test]
#[rule("CD-PLAN-16")]
fn plan_16_useless_cards_do_nothing() {
    for row in content().battle.iter().filter(|row| row.role == BattleRole::Worthless) {
        for (slot, armed) in [(format!("{} -", row.id), false), (format!("- {}", row.id), true)] {
            let scenario = carthag(5, 5)
                .battle_cards(Atreides, &[row.id])
                .battle_cards(Harkonnen, &["crysknife"])
                .market_cards(Atreides, &["hajr"]);
            let mut play = plans(scenario);
            play.plan(Atreides, &format!("2 duke-leto {slot}"));
            play.plan(Harkonnen, if armed { "2 beast-rabban crysknife" } else { "2 beast-rabban" });
            assert_eq!(play.tally().killed, [armed, false], "{}", row.id);
            assert_eq!(play.tally().totals, [if armed { 2 } else { 7 }, 7], "{}", row.id);
        }
    }
}

/// Nobody but the planner sees a plan grow, sealed or not, until both lie open at once.
#[test]
#[rule("CD-PLAN-17")]
fn plan_17_plans_are_secret_until_both_are_revealed() {
    let scenario = carthag(5, 5)
        .battle_cards(Atreides, &["crysknife", "shield"])
        .battle_cards(Harkonnen, &["chaumas", "snooper"])
        .market_cards(Atreides, &["hajr"]);
    let mut play = plans(scenario);
    let shut = |play: &Play, side: usize, viewers: &[Viewer]| {
        let view = |viewer: &Viewer| table::Game::view(play.game(), *viewer).battle.unwrap();
        viewers.iter().all(|viewer| view(viewer).sides[side].plan.is_none() && view(viewer).tally.is_none())
    };
    let seat = |play: &Play, faction| Viewer::Seat(play.seat(faction));
    let outsiders = [Viewer::Spectator, seat(&play, Imperium)];
    let (atreides, harkonnen) = (seat(&play, Atreides), seat(&play, Harkonnen));
    let growing = [Action::Dial(3), Action::Lead(leader("duke-leto")), arm("crysknife"), guard("shield")];
    for action in growing.into_iter().chain([Action::Seal]) {
        play.act(Atreides, action);
        assert!(shut(&play, 0, &[harkonnen]) && shut(&play, 0, &outsiders), "{action:?}");
        assert!(shut(&play, 1, &[atreides]) && shut(&play, 1, &outsiders), "{action:?}");
    }
    play.plan(Harkonnen, "1 beast-rabban chaumas snooper");
    for viewer in [atreides, harkonnen, outsiders[0], outsiders[1]] {
        let fight = table::Game::view(play.game(), viewer).battle.unwrap();
        let dials = fight.sides.map(|side| side.plan.unwrap().dial);
        assert_eq!(dials, [Some(3), Some(1)]);
    }
}

/// Prescience and the Voice, whoever has the initiative.
#[test]
#[rule("CD-PLAN-18")]
fn plan_18_the_initiative_uses_its_power_first() {
    let start = |first| {
        Scenario::new(&[Atreides, Imperium, Fremen])
            .first(first)
            .troops(Atreides, "carthag", 3)
            .troops(Imperium, "carthag", 3)
            .play(Phase::Battle, &[])
    };
    let command = Action::Command(Command { play: false, kind: WeaponKind::Poison });
    let mut play = start(Atreides);
    assert!(play.asks_only(Atreides) && !play.may(Imperium, command));
    play.act(Atreides, Action::Foresee(Element::Dial)).act(Imperium, Action::Dial(1));
    assert!(play.asks_only(Imperium) && play.may(Imperium, command));

    let mut play = start(Imperium);
    assert!(play.asks_only(Imperium) && !play.may(Atreides, Action::Foresee(Element::Dial)));
    play.act(Imperium, command);
    assert!(play.asks_only(Atreides) && play.may(Atreides, Action::Foresee(Element::Dial)));
}

/// Duncan Idaho is in reserve, Dr. Yueh already fought here, Duke Leto elsewhere, Thufir Hawat is dead.
#[test]
#[rule("CD-AMB-44")]
fn amb_44_a_leader_is_available_in_reserve_or_in_the_same_region() {
    let scenario = carthag(5, 5)
        .dead(&["thufir-hawat", "paul-atreides", "lady-jessica", "gurney-halleck"])
        .fought("duke-leto", "arrakeen")
        .fought("dr-yueh", "carthag")
        .battle_cards(Harkonnen, &["poison-blade"]);
    let mut play = plans(scenario);
    assert_eq!(leaders_offered(&mut play, Atreides), ["duncan-idaho", "dr-yueh"], "and a free choice");
    assert_eq!(play.refused(Atreides, Action::Seal), "CD-PLAN-05", "even if it is sure to die");
    assert_eq!(play.refused(Atreides, Action::Lead(leader("duke-leto"))), "CD-PLAN-07");
    assert_eq!(play.refused(Atreides, Action::Lead(leader("thufir-hawat"))), "CD-PLAN-09");
}

/// The last free leader survived in Carthag; then Arrakeen is fought without one, unless Carthag was won
/// by treachery.
#[test]
#[rule("CD-EX-16")]
fn ex_16_no_leader_left() {
    let start = || {
        let mut play = two_regions()
            .dead(&ATREIDES[1..])
            .battle_cards(Atreides, &["crysknife"])
            .traitors(Atreides, &["umman-kudu"])
            .example("CD-EX-16")
            .play(Phase::Battle, &[]);
        choose(&mut play, cell("carthag"));
        play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu");
        play
    };
    let mut play = start();
    play.act(Atreides, Action::Pass).pass_powers();
    assert!(play.told().contains(&Event::NoLeader { seat: play.seat(Atreides) }));
    assert_eq!(play.legal(Atreides), [0, 1, 2, 3, 4].map(Action::Dial));
    play.plan(Atreides, "4");

    let mut play = start();
    play.act(Atreides, Action::Treachery).pass_powers();
    assert!(!play.told().contains(&Event::NoLeader { seat: play.seat(Atreides) }));
    play.plan(Atreides, "4 duke-leto crysknife");
}
