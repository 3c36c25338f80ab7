//! How a battle is decided and what it costs. The printed example comes first: it shows that the whole
//! sequence of a battle fits together.

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::scenario::{Play, Scenario, battle, cell, leader, market, region};
use conquest::state::Phase;
use conquest::view::{Asked, LeaderPlace};
use conquest::{Action, Element, Event, Faction};
use table::{Seat, rule};

/// Atreides, who have the initiative, against Harkonnen in Carthag.
fn carthag(atreides: u8, harkonnen: u8) -> Scenario {
    Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", atreides)
        .troops(Harkonnen, "carthag", harkonnen)
}

/// The battle phase of a scenario up to the reveal of plans.
fn reveal(scenario: Scenario, atreides: &str, harkonnen: &str) -> Play {
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_powers().plan(Atreides, atreides).plan(Harkonnen, harkonnen);
    play
}

/// The same up to the end of the battle, in which no market card is played and no traitor revealed.
fn fight(scenario: Scenario, atreides: &str, harkonnen: &str) -> Play {
    let mut play = reveal(scenario, atreides, harkonnen);
    play.pass_window();
    play
}

/// Who won the last battle, and the totals, the initiative's first; treachery has none.
fn won(play: &Play) -> Option<(Seat, [u8; 2])> {
    play.told().iter().rev().find_map(|event| match event {
        Event::Won { seat, totals, .. } => Some((*seat, totals.unwrap_or_default())),
        _ => None,
    })
}

/// Where everybody can see a leader to be.
fn place(play: &Play, faction: Faction, id: &str) -> LeaderPlace {
    let side = &play.spectator().sides[play.seat(faction).index()];
    side.leaders.iter().find(|known| known.leader == leader(id)).unwrap().place
}

/// The printed battle: 6 Atreides against 3 Harkonnen in Carthag.
#[test]
#[rule("CD-EX-01")]
fn ex_01_the_printed_battle() {
    let mut play = carthag(6, 3)
        .battle_cards(Atreides, &["maula-pistol", "shield"])
        .battle_cards(Harkonnen, &["gom-jabbar", "shield"])
        .market_cards(Atreides, &["counterattack"])
        .traitors(Atreides, &["umman-kudu"])
        .traitors(Harkonnen, &["dr-yueh"])
        .turn(2)
        .example("CD-EX-01")
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    play.act(Harkonnen, Action::Pass); // no exchange
    play.act(Atreides, Action::Foresee(Element::Leader));
    play.act(Harkonnen, Action::Lead(leader("beast-rabban")));
    play.acts(
        Atreides,
        &[
            Action::Dial(4),
            Action::Lead(leader("duke-leto")),
            Action::Arm(Some(battle("maula-pistol"))),
            Action::Guard(Some(battle("shield"))),
            Action::Seal,
        ],
    );
    play.acts(
        Harkonnen,
        &[
            Action::Dial(2),
            Action::Arm(Some(battle("gom-jabbar"))),
            Action::Guard(Some(battle("shield"))),
            Action::Seal,
        ],
    );
    assert_eq!(play.tally().totals, [4, 7]);
    play.act(Atreides, Action::Play(market("counterattack")));
    assert_eq!(play.tally().totals, [8, 7]);
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Pass);
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
    assert_eq!(play.tanks(Harkonnen), 3);
    assert_eq!(play.battle_cards(Harkonnen), [""; 0]);
    assert_eq!(play.battle_cards(Atreides), ["maula-pistol", "shield"]);
    assert!(play.is_dead("duke-leto") && !play.is_dead("beast-rabban"));
    assert_eq!(place(&play, Harkonnen, "beast-rabban"), LeaderPlace::Reserve);
    assert_eq!((play.tanks(Atreides), play.troops(Atreides, "carthag")), (4, 2));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen)), (5, 0));
}

/// A tie: 5 against 5 goes to the initiative. A second battle holds the phase open.
#[test]
#[rule("CD-EX-03")]
fn ex_03_a_tie() {
    let scenario = Scenario::new(&[Harkonnen, Atreides, Imperium])
        .troops(Harkonnen, "rim_wall_west", 4)
        .troops(Atreides, "rim_wall_west", 3)
        .troops(Atreides, "carthag", 1)
        .troops(Imperium, "carthag", 1)
        .example("CD-EX-03");
    let play = fight(scenario, "1 thufir-hawat", "3 captain-nefud");
    assert_eq!(won(&play), Some((play.seat(Harkonnen), [5, 5])));
    assert_eq!((play.tanks(Harkonnen), play.troops(Harkonnen, "rim_wall_west")), (3, 1));
    assert_eq!((play.tanks(Atreides), play.troops(Atreides, "rim_wall_west")), (3, 0));
    assert_eq!(place(&play, Harkonnen, "captain-nefud"), LeaderPlace::Region(region("rim_wall_west")));
    assert_eq!(place(&play, Atreides, "thufir-hawat"), LeaderPlace::Region(region("rim_wall_west")));
    assert_eq!((play.spice(Harkonnen), play.spice(Atreides)), (0, 0));
}

/// Both leaders are killed: the dials decide, and the winner is paid for both.
#[test]
#[rule("CD-EX-04")]
fn ex_04_both_leaders_killed() {
    let scenario = carthag(6, 4)
        .battle_cards(Atreides, &["gom-jabbar", "snooper"])
        .battle_cards(Harkonnen, &["crysknife", "shield"])
        .example("CD-EX-04");
    let play = fight(scenario, "5 thufir-hawat gom-jabbar", "3 baron-harkonnen crysknife");
    assert_eq!(won(&play), Some((play.seat(Atreides), [5, 3])));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen)), (10, 0));
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (5, 4));
    assert!(play.is_dead("thufir-hawat") && play.is_dead("baron-harkonnen"));
}

#[test]
#[rule("CD-BATTLE-09")]
fn battle_09_a_total_is_dial_and_living_leader() {
    let led = || carthag(5, 5).traitors(Atreides, &["dr-yueh"]).battle_cards(Harkonnen, &["chaumas"]);
    assert_eq!(reveal(led(), "3 duke-leto", "4 captain-nefud").tally().totals, [8, 6]);
    assert_eq!(reveal(led(), "3 duke-leto", "4 captain-nefud chaumas").tally().totals, [3, 6]);
    let all_atreides = ["duke-leto", "paul-atreides", "lady-jessica", "thufir-hawat", "gurney-halleck"];
    let leaderless = led().dead(&all_atreides).dead(&["duncan-idaho", "dr-yueh"]);
    assert_eq!(reveal(leaderless, "3", "4 captain-nefud").tally().totals, [3, 6]);
}

/// The initiative decides ties only.
#[test]
#[rule("CD-BATTLE-10")]
fn battle_10_the_higher_total_wins() {
    let play = fight(carthag(5, 5), "3 duke-leto", "4 beast-rabban");
    assert_eq!(won(&play), Some((play.seat(Harkonnen), [8, 9])));
    let play = fight(carthag(5, 5), "4 duke-leto", "3 beast-rabban");
    assert_eq!(won(&play), Some((play.seat(Atreides), [9, 8])));
}

#[test]
#[rule("CD-BATTLE-11")]
fn battle_11_the_initiative_wins_ties() {
    for first in [Atreides, Harkonnen] {
        let play = fight(carthag(5, 5).first(first), "3 duke-leto", "3 beast-rabban");
        assert_eq!(won(&play), Some((play.seat(first), [8, 8])));
    }
    let play = fight(carthag(1, 1).first(Harkonnen), "0 dr-yueh", "0 umman-kudu");
    assert_eq!(won(&play), Some((play.seat(Harkonnen), [1, 1])), "no battle is drawn");
}

#[test]
#[rule("CD-BATTLE-12")]
fn battle_12_the_loser_loses_all_troops_in_the_region() {
    let scenario = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "pasty_mesa:5", 6)
        .troops(Harkonnen, "pasty_mesa:5", 2)
        .troops(Harkonnen, "pasty_mesa:7", 3)
        .troops(Harkonnen, "arrakeen", 4);
    let play = fight(scenario, "6 duke-leto", "1 umman-kudu");
    assert_eq!((play.troops_in(Harkonnen, "pasty_mesa"), play.tanks(Harkonnen)), (0, 5));
    assert_eq!(play.troops(Harkonnen, "arrakeen"), 4, "troops elsewhere are not touched");
    assert!(play.told().contains(&Event::Lost { seat: play.seat(Harkonnen), count: 5 }));
}

#[test]
#[rule("CD-BATTLE-13")]
fn battle_13_the_loser_discards_every_card_of_its_plan() {
    let hand = ["maula-pistol", "shield", "shield", "snooper"];
    let play = fight(
        carthag(6, 3).battle_cards(Harkonnen, &hand),
        "6 duke-leto",
        "1 umman-kudu maula-pistol shield",
    );
    assert_eq!(play.battle_cards(Harkonnen), ["shield", "snooper"], "what was not played stays in hand");
}

#[test]
#[rule("CD-BATTLE-14")]
fn battle_14_losing_kills_no_leader() {
    let play = fight(carthag(6, 3), "6 duke-leto", "1 umman-kudu");
    assert_eq!(won(&play), Some((play.seat(Atreides), [11, 2])));
    assert!(!play.is_dead("umman-kudu"));
    assert_eq!(play.spice(Atreides), 0);
}

#[test]
#[rule("CD-BATTLE-15")]
fn battle_15_the_winner_loses_what_it_dialled() {
    for dial in 0..=4 {
        let play = fight(carthag(5, 1), &format!("{dial} duke-leto"), "1 umman-kudu");
        assert_eq!(won(&play), Some((play.seat(Atreides), [dial + 5, 2])));
        assert_eq!((play.tanks(Atreides), play.troops(Atreides, "carthag")), (dial, 5 - dial));
        let told = |wanted: fn(&Event) -> bool| play.told().iter().filter(|event| wanted(event)).count();
        let losers = if dial == 0 { 1 } else { 2 };
        assert_eq!(
            told(|event| matches!(event, Event::Lost { .. })),
            losers,
            "who loses nobody is not told of"
        );
        assert_eq!(told(|event| matches!(event, Event::Bounty { .. })), 0, "nor a bounty of nothing");
    }
}

#[test]
#[rule("CD-BATTLE-16")]
fn battle_16_a_winner_may_dial_its_last_troop() {
    let play = fight(carthag(5, 4), "5 duke-leto", "4 umman-kudu");
    assert_eq!(won(&play), Some((play.seat(Atreides), [10, 5])));
    assert_eq!((play.troops(Atreides, "carthag"), play.tanks(Atreides)), (0, 5));
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
}

/// Every battle card, played by a winner: what is printed on it decides, and useless cards always go.
#[test]
#[rule("CD-BATTLE-17", "CD-AMB-47")]
fn battle_17_the_winner_keeps_what_its_cards_say() {
    let weapons = [
        ("crysknife", true),
        ("maula-pistol", true),
        ("slip-tip", true),
        ("stunner", true),
        ("gom-jabbar", true),
        ("chaumas", true),
        ("chaumurky", true),
        ("ellaca-drug", true),
        ("lasgun", true),
        ("hunter-seeker", true),
        ("poison-blade", false),
    ];
    let useless = ["baliset", "jubba-cloak", "kulon", "la-la-la", "trip-to-gamont"].map(|id| (id, false));
    let defences = [("shield", true), ("snooper", true)];
    let after = |card: &str, plan: String| {
        let play = fight(carthag(6, 3).battle_cards(Atreides, &[card]), &plan, "1 umman-kudu");
        assert_eq!(won(&play).unwrap().0, play.seat(Atreides));
        !play.battle_cards(Atreides).is_empty()
    };
    for (card, kept) in weapons.into_iter().chain(useless) {
        assert_eq!(after(card, format!("6 duke-leto {card}")), kept, "{card}");
    }
    for (card, kept) in defences.into_iter().chain(useless) {
        assert_eq!(after(card, format!("6 duke-leto - {card}")), kept, "{card}");
    }
}

#[test]
#[rule("CD-BATTLE-18")]
fn battle_18_killed_leaders_lie_open_in_the_tanks() {
    let scenario = carthag(6, 3).battle_cards(Atreides, &["chaumas"]);
    let play = fight(scenario, "6 duke-leto chaumas", "1 umman-kudu");
    assert_eq!(place(&play, Harkonnen, "umman-kudu"), LeaderPlace::Tanks);
    assert_eq!(place(&play, Atreides, "duke-leto"), LeaderPlace::Reserve);
}

/// Paid by the bank, at once: the second battle of the phase is still to come.
#[test]
#[rule("CD-BATTLE-19")]
fn battle_19_the_winner_is_paid_for_every_leader_killed() {
    let armed = || {
        carthag(6, 3)
            .battle_cards(Atreides, &["chaumas"])
            .battle_cards(Harkonnen, &["crysknife"])
            .troops(Atreides, "arrakeen", 1)
            .troops(Imperium, "arrakeen", 1)
            .spice(Harkonnen, 1)
    };
    let bounty = |atreides: &str, harkonnen: &str| {
        let mut play = armed().play(Phase::Battle, &[]);
        let against = play.seat(Harkonnen);
        play.act(Atreides, Action::Fight { at: cell("carthag"), against });
        play.pass_powers().plan(Atreides, atreides).plan(Harkonnen, harkonnen).pass_window();
        assert_eq!(play.issued(), i32::from(play.spice(Atreides) + play.spice(Harkonnen)));
        (play.spice(Atreides), play.spice(Harkonnen))
    };
    assert_eq!(bounty("6 duke-leto", "1 beast-rabban"), (0, 1), "nobody killed");
    assert_eq!(bounty("6 duke-leto chaumas", "1 baron-harkonnen"), (6, 1), "the enemy's");
    assert_eq!(bounty("6 duke-leto", "1 baron-harkonnen crysknife"), (0, 6), "the winner's is Harkonnen");
    assert_eq!(bounty("6 lady-jessica", "0 umman-kudu crysknife"), (5, 1), "its own");
    assert_eq!(bounty("6 lady-jessica chaumas", "1 baron-harkonnen crysknife"), (11, 1), "both");
}

/// A battle in Carthag is over, one in Arrakeen is still to be fought.
#[test]
#[rule("CD-BATTLE-20", "CD-BATTLE-21")]
fn battle_20_surviving_leaders_stay_until_the_phase_ends() {
    let scenario = Scenario::new(&[Atreides, Harkonnen, Fremen, Imperium])
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .troops(Fremen, "arrakeen", 2)
        .troops(Imperium, "arrakeen", 2);
    let mut play = fight(scenario, "2 duke-leto", "1 umman-kudu");
    let there = LeaderPlace::Region(region("carthag"));
    assert_eq!(place(&play, Atreides, "duke-leto"), there, "the winner's");
    assert_eq!(place(&play, Harkonnen, "umman-kudu"), there, "the loser's");
    play.pass_powers().plan(Fremen, "1 stilgar").plan(Imperium, "1 caid").pass_window();
    assert_eq!(play.open().phase, Phase::Collection);
    let home = [(Atreides, "duke-leto"), (Harkonnen, "umman-kudu"), (Fremen, "stilgar"), (Imperium, "caid")];
    for (faction, id) in home {
        assert_eq!(place(&play, faction, id), LeaderPlace::Reserve);
    }
}

#[test]
#[rule("CD-BATTLE-22")]
fn battle_22_the_initiative_declares_first_after_the_reveal() {
    for (first, second) in [(Atreides, Harkonnen), (Harkonnen, Atreides)] {
        let scenario = carthag(5, 5)
            .market_cards(Atreides, &["poison-tooth"])
            .market_cards(Harkonnen, &["reserve-line"])
            .first(first);
        let mut play = reveal(scenario, "3 duke-leto", "3 beast-rabban");
        assert!(play.asks_only(first));
        assert_eq!(play.asked(first), Some(Asked::Window));
        play.act(first, Action::Pass);
        assert!(play.asks_only(second));
    }
}

#[test]
#[rule("CD-BATTLE-23")]
fn battle_23_only_two_traitors_leave_no_winner() {
    let traitors = || carthag(5, 5).traitors(Atreides, &["beast-rabban"]).traitors(Harkonnen, &["duke-leto"]);
    let mut play = reveal(traitors(), "3 duke-leto", "3 beast-rabban");
    play.act(Atreides, Action::Treachery).act(Harkonnen, Action::Treachery);
    assert_eq!(won(&play), None);
    assert!(play.told().contains(&Event::TwoTraitors));

    let mut play = reveal(traitors(), "3 duke-leto", "3 beast-rabban");
    play.act(Atreides, Action::Treachery).act(Harkonnen, Action::Pass);
    assert_eq!(won(&play).unwrap().0, play.seat(Atreides), "one traitor");
    let play = fight(traitors(), "0 duke-leto", "0 beast-rabban");
    assert_eq!(won(&play).unwrap().0, play.seat(Atreides), "equal totals");
}

/// Atreides win in Plastic Basin, standing in two of its sectors, and choose where their 3 are lost.
#[test]
#[rule("CD-AMB-10")]
fn amb_10_the_winner_chooses_where_its_losses_fall() {
    let basin = || {
        Scenario::new(&[Atreides, Harkonnen, Imperium])
            .troops(Atreides, "plastic_basin:11", 2)
            .troops(Atreides, "plastic_basin:13", 4)
            .troops(Harkonnen, "plastic_basin:12", 1)
    };
    for (here, there) in [(0, 3), (1, 2), (2, 1)] {
        let mut play = fight(basin(), "3 duke-leto", "0 umman-kudu");
        assert!(play.asks_only(Atreides));
        assert_eq!(play.legal(Atreides), [0, 1, 2].map(Action::Lose));
        assert_eq!(play.refused(Atreides, Action::Lose(3)), "CD-BATTLE-15");
        play.act(Atreides, Action::Lose(here));
        assert_eq!(play.troops(Atreides, "plastic_basin:11"), 2 - here);
        assert_eq!(play.troops(Atreides, "plastic_basin:13"), 4 - there);
    }
    let play = fight(basin(), "6 duke-leto", "0 umman-kudu");
    assert_eq!(play.troops_in(Atreides, "plastic_basin"), 0, "without a choice nobody is asked");
    // Sectors side by side: none of them is passed over.
    let basin = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "plastic_basin:11", 2)
        .troops(Atreides, "plastic_basin:12", 2)
        .troops(Atreides, "plastic_basin:13", 2)
        .troops(Harkonnen, "plastic_basin:11", 1);
    let mut play = fight(basin, "3 duke-leto", "0 umman-kudu");
    play.act(Atreides, Action::Lose(1));
    assert_eq!(play.legal(Atreides), [0, 1, 2].map(Action::Lose));
    play.act(Atreides, Action::Lose(2));
    let left = ["plastic_basin:11", "plastic_basin:12", "plastic_basin:13"];
    assert_eq!(left.map(|cell| play.troops(Atreides, cell)), [1, 0, 2]);
}

/// Reserve Line lifts a total, not the price of a head.
#[test]
#[rule("CD-AMB-46")]
fn amb_46_bounty_and_revival_go_by_the_printed_strength() {
    let scenario =
        carthag(6, 3).battle_cards(Atreides, &["chaumas"]).market_cards(Harkonnen, &["reserve-line", "hajr"]);
    let mut play = reveal(scenario, "6 duke-leto chaumas", "1 piter-de-vries");
    play.act(Harkonnen, Action::Play(market("reserve-line")));
    assert_eq!(play.tally().totals, [11, 3]);
    play.pass_window();
    assert_eq!(play.spice(Atreides), 3);

    let mut play = carthag(0, 0).dead(&["piter-de-vries"]).spice(Harkonnen, 9).play(Phase::Revival, &[]);
    play.act(Harkonnen, Action::ReviveLeader(leader("piter-de-vries")));
    assert_eq!(play.spice(Harkonnen), 6);
}

/// Duke Leto wins in Rim Wall West and stays there; in his second battle there he is killed. A battle of
/// others holds the phase open.
#[test]
#[rule("CD-BATTLE-18", "CD-BATTLE-20")]
fn battle_18_a_leader_killed_after_a_battle_he_survived_is_in_the_tanks() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "rim_wall_west", 5)
        .troops(Harkonnen, "rim_wall_west", 1)
        .troops(Imperium, "rim_wall_west", 1)
        .troops(Harkonnen, "carthag", 1)
        .troops(Imperium, "carthag", 1)
        .battle_cards(Imperium, &["chaumas"])
        .play(Phase::Battle, &[]);
    let against = play.seat(Harkonnen);
    play.act(Atreides, Action::Fight { at: cell("rim_wall_west"), against }).pass_powers();
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "0 umman-kudu").pass_window();
    assert_eq!(place(&play, Atreides, "duke-leto"), LeaderPlace::Region(region("rim_wall_west")));
    play.pass_powers().plan(Atreides, "4 duke-leto").plan(Imperium, "0 bashar chaumas").pass_window();
    assert_eq!(play.spectator().phase, Phase::Battle);
    assert_eq!((place(&play, Atreides, "duke-leto"), play.fought("duke-leto")), (LeaderPlace::Tanks, None));
    assert_eq!(play.spice(Atreides), 5, "for their own");
}
