//! The turn: seven phases in order, and the order of action within them.

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::event::Event;
use conquest::options::{Game, Options, Seating};
use conquest::scenario::{Play, Scenario, cell, leader, region};
use conquest::state::Phase;
use conquest::view::Asked;
use table::{Seat, rule};

const FOUR: [Faction; 4] = [Atreides, Harkonnen, Fremen, Imperium];

/// Fremen play first, then Imperium, Atreides and Harkonnen.
fn fremen_first() -> Scenario {
    Scenario::new(&FOUR).first(Fremen).turn(2)
}

const IN_ORDER: [Faction; 4] = [Fremen, Imperium, Atreides, Harkonnen];

/// A whole game played at random, with the first player of each of its turns.
fn random_game(options: &Options, seed: u64) -> (Play, Vec<Seat>) {
    let mut play = Play::start(options, &[]);
    let mut first = Vec::new();
    play.play_on(seed, |play| {
        let view = play.spectator();
        if view.phase != Phase::Setup && first.len() < view.turn.into() {
            first.push(view.order[0]);
        }
    });
    (play, first)
}

fn tables() -> [Options; 4] {
    let mut shuffled = Options::new(Game::Standard, 3);
    shuffled.seating = Seating::Shuffled;
    [Options::new(Game::Standard, 4), shuffled, Options::new(Game::Duel, 2), Options::new(Game::Allied, 2)]
}

#[test]
#[rule("CD-TURN-01")]
fn turn_01_the_fifth_turn_is_the_last() {
    for turn in 1..5 {
        let play = Scenario::new(&FOUR).turn(turn).play_end(&[7]);
        assert_eq!((play.spectator().outcome, play.spectator().turn), (None, turn + 1));
    }
    let play = Scenario::new(&FOUR).turn(5).play_end(&[]);
    assert!(play.spectator().outcome.is_some() && play.waiting().is_empty());
    // Most games go the whole way, and none goes farther.
    let turns: Vec<usize> =
        (0..10).flat_map(|seed| tables().map(|table| random_game(&table, seed).1.len())).collect();
    assert!(turns.iter().all(|&turns| (3..=5).contains(&turns)));
    assert!(turns.contains(&5));
}

#[test]
#[rule("CD-TURN-02")]
fn turn_02_seven_phases_always_in_this_order() {
    let order = [
        Phase::Storm,
        Phase::SpiceBlow,
        Phase::Cards,
        Phase::Revival,
        Phase::ShipmentAndMovement,
        Phase::Battle,
        Phase::Collection,
    ];
    for table in tables() {
        let (play, first) = random_game(&table, 4);
        let began: Vec<Phase> = play
            .told()
            .iter()
            .filter_map(|event| match event {
                Event::PhaseBegan { phase } => Some(*phase),
                _ => None,
            })
            .collect();
        assert_eq!(began, order.repeat(first.len()));
    }
    // What belongs to another phase is refused.
    let play = fremen_first().spice(Fremen, 2).play(Phase::Cards, &[]);
    for action in [Action::ShipTo(cell("polar_sink")), Action::MoveStorm(1), Action::TakeCharity] {
        assert_eq!(play.refused(Fremen, action), "CD-TURN-02");
    }
}

/// A faction's every decision is `Pass` or nothing at all; who is asked, in order?
fn asked_in_turn(mut play: Play, decline: Action) -> Vec<Seat> {
    let mut asked = Vec::new();
    let phase = play.spectator().phase;
    while play.spectator().phase == phase && play.spectator().outcome.is_none() {
        let Some(&seat) = play.waiting().first() else { break };
        asked.push(seat);
        play.act_seat(seat, decline);
    }
    asked
}

/// In every phase in which factions act one after another the first player begins, also in the card
/// phase, where the rulebook does not say so.
#[test]
#[rule("CD-TURN-03", "CD-AMB-01")]
fn turn_03_the_first_player_begins_and_it_goes_counter_clockwise() {
    let rich = || FOUR.iter().fold(fremen_first(), |scenario, &faction| scenario.spice(faction, 3));
    let order = [2, 3, 0, 1].map(Seat);
    assert_eq!(asked_in_turn(rich().play(Phase::Cards, &[]), Action::Buy(0)), order);
    let dying = FOUR.iter().fold(rich(), |scenario, &faction| scenario.tanks(faction, 1));
    assert_eq!(asked_in_turn(dying.play(Phase::Revival, &[]), Action::Pass), order);
    assert_eq!(asked_in_turn(rich().play(Phase::ShipmentAndMovement, &[]), Action::Pass), order);
    // All four stand on the same spice, kept apart by nothing: the battle phase is over.
    let at = |scenario: Scenario, &faction: &Faction| scenario.troops(faction, "red_chasm", 1);
    let collecting = FOUR.iter().fold(rich(), at).spice_in("red_chasm", 8);
    assert_eq!(asked_in_turn(collecting.play(Phase::Collection, &[]), Action::Collect(0)), order);
    let poor = fremen_first().turn(5).play(Phase::Collection, &[]);
    assert_eq!(asked_in_turn(poor, Action::Pass), order);

    // Nobody else may act meanwhile.
    let play = rich().play(Phase::Cards, &[]);
    for faction in [Imperium, Atreides, Harkonnen] {
        assert_eq!(play.refused(faction, Action::Buy(0)), "CD-TURN-03");
    }
}

#[test]
#[rule("CD-AMB-01", "CD-TURN-03")]
fn amb_01_pauses_and_initiative_follow_the_order_of_action() {
    let holding = |scenario: Scenario, &faction: &Faction| scenario.market_cards(faction, &["hajr"]);
    let two = [Atreides, Imperium].iter().fold(fremen_first(), holding);
    let mut play = two.play(Phase::SpiceBlow, &[]);
    assert!(play.asks_only(Imperium));
    play.act(Imperium, Action::Pass);
    assert!(play.asks_only(Atreides));

    let play =
        fremen_first().troops(Atreides, "carthag", 1).troops(Imperium, "carthag", 1).play(Phase::Battle, &[]);
    let sides = [Imperium, Atreides].map(|faction| play.seat(faction));
    assert!(play.told().contains(&Event::BattleChosen { at: region("carthag"), sides }));
}

/// The seats of the events `of` picks out, each run of one seat once.
fn runs(play: &Play, of: impl Fn(&Event) -> Option<Seat>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = play.told().iter().filter_map(of).collect();
    seats.dedup();
    seats
}

#[test]
#[rule("CD-TURN-04")]
fn turn_04_each_faction_finishes_its_part_of_the_card_phase() {
    let rich = FOUR.iter().fold(fremen_first(), |scenario, &faction| scenario.spice(faction, 6));
    let mut play = rich.play(Phase::Cards, &[]);
    IN_ORDER.iter().for_each(|&faction| {
        play.act(faction, Action::Buy(1));
    });
    let order = IN_ORDER.map(|faction| play.seat(faction));
    let runs = runs(&play, |event| match event {
        Event::DrewBattle { seat, .. } | Event::Bought { seat, .. } | Event::DrewMarket { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    });
    assert_eq!(runs, order);
}

#[test]
#[rule("CD-TURN-04")]
fn turn_04_each_faction_finishes_its_revival() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .spice(Atreides, 9)
        .tanks(Atreides, 1)
        .tanks(Harkonnen, 1)
        .dead(&["duke-leto", "dr-yueh"])
        .play(Phase::Revival, &[]);
    for action in [
        Action::ReviveTroops(1),
        Action::ReviveLeader(leader("duke-leto")),
        Action::ReviveLeader(leader("dr-yueh")),
    ] {
        assert_eq!(play.refused(Harkonnen, Action::ReviveTroops(1)), "CD-TURN-03");
        play.act(Atreides, action);
    }
    play.act(Harkonnen, Action::ReviveTroops(1));
}

#[test]
#[rule("CD-TURN-04")]
fn turn_04_each_faction_ships_and_moves_before_the_next_ships() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .spice(Atreides, 9)
        .spice(Harkonnen, 9)
        .play(Phase::ShipmentAndMovement, &[]);
    play.acts(Atreides, &[Action::ShipTo(cell("carthag")), Action::Ship(2)]);
    assert_eq!(play.refused(Harkonnen, Action::ShipTo(cell("arrakeen"))), "CD-TURN-03");
    play.acts(Atreides, &[Action::MoveFrom(region("carthag")), Action::GoTo(cell("tsimpo:10"))]);
    play.act(Atreides, Action::Take(2));
    assert_eq!(play.asked(Harkonnen), Some(Asked::Ship));
}

#[test]
#[rule("CD-TURN-04")]
fn turn_04_each_faction_collects_everywhere_before_the_next() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "red_chasm", 1)
        .troops(Atreides, "sihaya_ridge", 1)
        .troops(Harkonnen, "the_great_flat", 1)
        .spice_in("red_chasm", 3)
        .spice_in("sihaya_ridge", 3)
        .spice_in("the_great_flat", 3)
        .play(Phase::Collection, &[]);
    play.act(Atreides, Action::Collect(2));
    assert!(play.asks_only(Atreides));
    play.act(Atreides, Action::Collect(2)).act(Harkonnen, Action::Collect(2));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen)), (4, 2));
}

#[test]
#[rule("CD-TURN-05", "CD-TURN-06")]
fn turn_05_the_markers_move_on_at_the_end_of_a_turn() {
    for turn in 1..5 {
        let play = Scenario::new(&FOUR).first(Imperium).turn(turn).play_end(&[7]);
        let view = play.spectator();
        assert_eq!((view.turn, view.phase), (turn + 1, Phase::Storm));
        // Imperium sit last: the next counter-clockwise is the first again.
        assert_eq!(view.order, [0, 1, 2, 3].map(Seat));
        assert_eq!(play.asked(Atreides), Some(Asked::StormMove));
    }
    // A turn that ends the game moves nothing.
    let play = Scenario::new(&FOUR).first(Imperium).turn(5).play_end(&[]);
    assert_eq!((play.spectator().turn, play.spectator().order[0]), (5, Seat(3)));
}

#[test]
#[rule("CD-TURN-07")]
fn turn_07_the_first_player_of_each_turn() {
    for table in tables() {
        let round = Play::start(&table, &[]).spectator().order;
        for seed in 0..5 {
            let (play, first) = random_game(&table, seed);
            let began = play.told().iter().find_map(|event| match event {
                Event::FirstPlayer { seat } => Some(*seat),
                _ => None,
            });
            let f = round.iter().position(|&seat| Some(seat) == began).unwrap();
            let expected: Vec<Seat> = (0..first.len()).map(|t| round[(f + t) % round.len()]).collect();
            assert_eq!(first, expected);
        }
    }
}

#[test]
#[rule("CD-AMB-72")]
fn amb_72_a_faction_without_troops_on_the_map_plays_on() {
    let beaten = || {
        let leaders = ["beast-rabban", "baron-harkonnen", "piter-de-vries", "captain-nefud", "umman-kudu"];
        let scenario = Scenario::new(&[Harkonnen, Atreides, Fremen]).turn(5).spice(Harkonnen, 12);
        scenario.tanks(Harkonnen, 20).dead(&leaders).troops(Atreides, "arrakeen", 1)
    };
    let mut play = beaten().play(Phase::Cards, &[]);
    play.act(Harkonnen, Action::Buy(1));
    assert_eq!((play.battle_cards(Harkonnen).len(), play.market_cards(Harkonnen).len()), (4, 1));
    play.pass_pauses();
    play.act(Harkonnen, Action::ReviveTroops(3)).act(Harkonnen, Action::Pass).pass_pauses();
    play.acts(Harkonnen, &[Action::ShipTo(cell("carthag")), Action::Ship(3)]);
    assert_eq!(play.troops(Harkonnen, "carthag"), 3);
    // Even if they never come back, their spice may win the game: 12 against a stronghold.
    let play = beaten().play_end(&[]);
    let outcome = play.spectator().outcome.unwrap();
    assert_eq!((outcome.winners.has(Seat(0)), outcome.winners.len(), outcome.scores[0]), (true, 1, 12));
}
