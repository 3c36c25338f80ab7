//! What is in the box: die, decks, leaders, troops, spice.

use std::collections::{BTreeMap, BTreeSet};

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::board::STRONGHOLDS;
use conquest::content::{
    BattleCard, Leader, MarketCard, SpiceCard, battle_deck, content, market_deck, spice_deck,
};
use conquest::effect::BattleRole;
use conquest::event::{DeckName, Event};
use conquest::options::{Cover, Game, Options, alliance};
use conquest::scenario::{Play, Scenario, battle, leader, market, spice_card};
use conquest::state::{Conquest, Phase};
use conquest::view::{Asked, LeaderPlace};
use table::{Chance, Game as _, Seat, rule};

fn four() -> Options {
    Options::new(Game::Standard, 4)
}

/// Chance that always says the highest and writes down out of how many.
#[derive(Default)]
struct Highest {
    of: Vec<u32>,
}

impl Chance for Highest {
    fn below(&mut self, n: u32) -> u32 {
        self.of.push(n);
        n - 1
    }
}

#[test]
#[rule("CD-SETUP-07")]
fn setup_07_the_storm_die_has_eight_faces() {
    // In a duel with agreed factions the die for the covered stronghold is the first thing to fall.
    let mut options = Options::new(Game::Duel, 2);
    options.assign(&[Atreides, Fremen]);
    let (mut chance, mut log) = (Highest::default(), Vec::new());
    Conquest::start(&options, &mut chance, &mut log).unwrap();
    assert_eq!(chance.of[0], 8);
    assert!(log.contains(&Event::CoverRolled { face: 7 }));
    // Eight outcomes, eight faces: 0 to 6 move the storm as far, the eighth lets the first player choose.
    for face in 0..8 {
        let play = Scenario::new(&[Atreides, Harkonnen, Imperium]).play(Phase::Storm, &[face]);
        assert!(play.told().contains(&Event::StormRolled { face: face as u8 }));
        let chooses = play.asked(Atreides) == Some(Asked::StormMove);
        assert_eq!((chooses, play.spectator().storm), (face == 7, face as u8 % 7));
    }
}

#[test]
#[rule("CD-SETUP-08")]
fn setup_08_the_spice_deck_has_24_cards_of_two_sorts() {
    assert_eq!(spice_deck().len(), 24);
    let worms = spice_deck().iter().filter(|&card| is_worm(card)).count();
    assert_eq!((24 - worms, worms), (18, 6));
    assert_eq!(Play::start(&four(), &[]).spectator().decks.spice, 24);
}

/// Is the so-manyth kind of spice card the sandworm?
fn is_worm(kind: u8) -> bool {
    matches!(content().spice[usize::from(kind)], conquest::content::SpiceRow::Sandworm { .. })
}

#[test]
#[rule("CD-SETUP-09")]
fn setup_09_the_battle_deck_has_24_cards() {
    assert_eq!(battle_deck().len(), 24);
    let count = |fits: fn(&BattleRole) -> bool| -> u8 {
        content().battle.iter().filter(|row| fits(&row.role)).map(|row| row.copies).sum()
    };
    assert_eq!(count(|role| matches!(role, BattleRole::Weapon { .. })), 11);
    assert_eq!(count(|role| matches!(role, BattleRole::Defence { .. })), 8);
    assert_eq!(count(|role| matches!(role, BattleRole::Worthless)), 5);
    assert_eq!(Play::start(&four(), &[]).spectator().decks.battle, 24);
}

#[test]
#[rule("CD-SETUP-10")]
fn setup_10_the_traitor_deck_has_one_card_for_each_of_22_leaders() {
    let of = |faction| Leader::all().filter(|leader| leader.row().faction == faction).count();
    assert_eq!([Atreides, Harkonnen, Fremen, Imperium].map(of), [7, 5, 5, 5]);
    let names: BTreeSet<_> = Leader::all().map(Leader::id).collect();
    assert_eq!(names.len(), 22);
    // Three are dealt four each, all different; the rest is in the deck.
    let start = Play::start(&four(), &[]).open();
    let dealt: Vec<Leader> =
        start.sides.iter().filter_map(|side| side.traitors_offered.clone()).flatten().collect();
    let different: BTreeSet<_> = dealt.iter().copied().collect();
    assert_eq!((dealt.len(), different.len(), start.decks.traitor), (12, 12, 10));
}

#[test]
#[rule("CD-SETUP-11")]
fn setup_11_the_market_deck_has_24_cards() {
    assert_eq!(market_deck().len(), 24);
    assert_eq!(Play::start(&four(), &[]).spectator().decks.market, 24);
}

/// The counts in the list of components are 20 troops and 5 or 7 leaders, not the digits printed before
/// those words.
#[test]
#[rule("CD-SETUP-12", "CD-AMB-71")]
fn setup_12_twenty_troops_and_five_leaders_seven_for_atreides() {
    let mut options = four();
    options.assign(&[Atreides, Harkonnen, Fremen, Imperium]);
    let play = Play::start(&options, &[]);
    let view = play.open();
    assert_eq!(view.sides.len(), 4);
    for (faction, leaders) in [(Atreides, 7), (Harkonnen, 5), (Fremen, 5), (Imperium, 5)] {
        let side = &view.sides[play.seat(faction).index()];
        assert_eq!((side.reserve, side.leaders.len()), (20, leaders), "{faction:?}");
        assert!(side.leaders.iter().all(|own| own.leader.row().faction == faction));
    }
    assert!(Leader::all().all(|leader| leader.row().strength > 0));
}

/// Troops of each seat in reserve, on the map and in the tanks.
fn all_troops(play: &Play) -> Vec<u8> {
    let view = play.spectator();
    let on_map = |seat: Seat| -> u8 {
        let troops = view.places.iter().flat_map(|place| &place.troops);
        troops.filter(|(whose, _)| *whose == seat).map(|(_, count)| count).sum()
    };
    view.sides.iter().map(|side| side.reserve + on_map(side.seat) + side.tanks).collect()
}

#[test]
#[rule("CD-SETUP-13")]
fn setup_13_twenty_troops_of_each_side_at_all_times() {
    let games = [(Game::Standard, 4), (Game::Standard, 3), (Game::Duel, 2), (Game::Allied, 2)];
    for (game, seats) in games {
        let mut revived = 0;
        for seed in 0..6 {
            let mut play = Play::start(&Options::new(game, seats), &[]);
            play.play_on(seed, |play| {
                assert!(all_troops(play).iter().all(|&troops| troops == 20), "{:?}", all_troops(play));
            });
            revived +=
                play.told().iter().filter(|event| matches!(event, Event::RevivedTroops { .. })).count();
        }
        assert!(revived > 0, "troops went all the way round");
    }
}

/// Two allied sheets, two wheels, five covers, one first player marker.
#[test]
#[rule("CD-SETUP-14")]
fn setup_14_the_other_components() {
    let sheets: BTreeSet<_> = Faction::ALL.map(|faction| alliance(faction).key()).into_iter().collect();
    assert_eq!(sheets, BTreeSet::from(["side-atreides-fremen", "side-harkonnen-imperium"]));

    let covers: BTreeSet<_> = STRONGHOLDS
        .into_iter()
        .map(|stronghold| {
            let mut options = Options::new(Game::Duel, 2);
            options.block_stronghold = Cover::Chosen(stronghold);
            Play::start(&options, &[]).spectator().covered
        })
        .collect();
    assert_eq!(covers.len(), 5);

    // Both sides of a battle have a wheel at the same time, and a third has none.
    let mut play = Scenario::new(&[Harkonnen, Imperium, Fremen])
        .troops(Harkonnen, "carthag", 2)
        .troops(Fremen, "carthag", 2)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass);
    let wheels = [Harkonnen, Imperium, Fremen].map(|faction| play.may(faction, Action::Dial(1)));
    assert_eq!(wheels, [true, false, true]);

    let mut play = Play::start(&four(), &[]);
    play.keep_traitors();
    let markers = play.told().iter().filter(|event| matches!(event, Event::FirstPlayer { .. })).count();
    assert_eq!(markers, 1);
}

/// Tanks and bank hold what is on no sheet and not on the map; the tracks show turn and phase.
#[test]
#[rule("CD-SETUP-06")]
fn setup_06_tracks_tanks_and_bank() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .turn(2)
        .troops(Atreides, "cielago_south:1", 3)
        .spice_in("cielago_south", 4)
        .spice(Atreides, 5)
        .dead(&["duke-leto"])
        .play(Phase::Storm, &[7]);
    assert_eq!((play.spectator().turn, play.spectator().phase), (2, Phase::Storm));
    assert_eq!((play.tanks(Atreides), play.issued()), (0, 9));
    play.act(Atreides, Action::MoveStorm(2));
    // The storm took the troops to the tanks and the spice to the bank; both came from the map.
    assert_eq!(play.tanks(Atreides), 3);
    let on_map: i32 = play.spectator().places.iter().map(|place| i32::from(place.spice)).sum();
    assert_eq!(play.issued() - on_map, 5);
    assert_eq!(play.spectator().phase, Phase::Cards);
    let place = |play: &Play| {
        let leaders = play.spectator().sides[0].leaders.clone();
        leaders.iter().find(|own| own.leader == leader("duke-leto")).unwrap().place
    };
    assert_eq!(place(&play), LeaderPlace::Tanks);
    play.acts(Atreides, &[Action::Buy(0), Action::ReviveLeader(leader("duke-leto"))]);
    assert_eq!((place(&play), play.spice(Atreides)), (LeaderPlace::Reserve, 0));
}

#[test]
#[rule("CD-AMB-63")]
fn amb_63_the_bank_never_runs_out() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .turn(2)
        .spice(Imperium, 162)
        .spice_deck(&["cielago_south+hagga_basin"])
        .play(Phase::SpiceBlow, &[]);
    assert_eq!((play.spice_in("cielago_south"), play.spice_in("hagga_basin")), (12, 6));
    assert_eq!(play.issued(), 162 + 18);
    play.act(Imperium, Action::Buy(0));
    play.pass_while(|asked| *asked != Asked::Charity);
    play.act(Atreides, Action::TakeCharity);
    assert_eq!((play.spice(Atreides), play.issued()), (3, 162 + 18 + 3));
}

/// How often each card comes first when every outcome of the shuffle is tried once.
fn firsts<T: Ord>(first: impl Fn(u32) -> T) -> BTreeMap<T, u8> {
    (0..24).fold(BTreeMap::new(), |mut counts, outcome| {
        *counts.entry(first(outcome)).or_default() += 1;
        counts
    })
}

#[test]
#[rule("CD-SETUP-16")]
fn setup_16_three_shuffled_face_down_piles() {
    let decks = Play::start(&four(), &[]).spectator().decks;
    assert_eq!((decks.spice, decks.battle, decks.market), (24, 24, 24));
    assert_eq!((decks.spice_open, decks.battle_open, decks.market_open), (None, None, None));

    // Every card is as likely as any other to lie on top.
    let scenario = || Scenario::new(&[Imperium, Harkonnen, Fremen]).turn(2).spice(Imperium, 2);
    let battle = firsts(|outcome| {
        let play = scenario().play(Phase::Cards, &[outcome]);
        let Some(Event::DrewBattle { cards: Some(cards), .. }) = play.told().get(1) else {
            panic!("no draw")
        };
        cards[0]
    });
    assert_eq!(battle, BattleCard::all().map(|card| (card, card.row().copies)).collect());
    let market = firsts(|outcome| {
        let mut play = scenario()
            .battle_cards(Imperium, &["baliset", "kulon", "stunner", "chaumas"])
            .play(Phase::Cards, &[outcome]);
        play.act(Imperium, Action::Buy(1));
        market(play.market_cards(Imperium)[0])
    });
    assert_eq!(market, MarketCard::all().map(|card| (card, card.row().copies)).collect());
    let spice = firsts(|outcome| {
        let play = scenario().play(Phase::SpiceBlow, &[outcome]);
        let turned = |event: &Event| match event {
            Event::Turned { card } => Some(*card),
            _ => None,
        };
        play.told().iter().find_map(turned).unwrap()
    });
    let worms = spice[&spice_card("sandworm")];
    assert_eq!((worms, spice.len()), (6, 19));
}

/// A battle in Carthag that Harkonnen lose with a Shield in their plan.
fn lost_with_a_shield(scenario: Scenario) -> Play {
    let mut play = scenario
        .troops(Imperium, "carthag", 5)
        .troops(Harkonnen, "carthag", 1)
        .battle_cards(Harkonnen, &["shield"])
        .play(Phase::Battle, &[]);
    play.pass_pauses().act(Harkonnen, Action::Pass).act(Imperium, Action::Pass);
    play.acts(Imperium, &[Action::Dial(5), Action::Lead(leader("bashar")), Action::Seal]);
    let plan = [
        Action::Dial(0),
        Action::Lead(leader("umman-kudu")),
        Action::Guard(Some(battle("shield"))),
        Action::Seal,
    ];
    play.acts(Harkonnen, &plan);
    play.pass_while(|asked| *asked == Asked::Window);
    play
}

#[test]
#[rule("CD-SETUP-17")]
fn setup_17_a_played_card_goes_to_the_discard_pile_of_its_own_deck() {
    let three = || Scenario::new(&[Imperium, Harkonnen, Fremen]).turn(2);
    let open = |play: &Play| {
        let decks = play.spectator().decks;
        (decks.spice_open, decks.battle_open, decks.market_open)
    };
    let territory = spice_card("cielago_south+hagga_basin");
    let play = three().spice_deck(&["cielago_south+hagga_basin"]).play(Phase::SpiceBlow, &[]);
    assert_eq!(open(&play), (Some(territory), None, None));

    let play = lost_with_a_shield(three());
    assert_eq!(open(&play), (None, Some(battle("shield")), None));

    let mut play = three().market_cards(Imperium, &["hidden-cache"]).play(Phase::Collection, &[]);
    play.act(Imperium, Action::Play(market("hidden-cache")));
    assert_eq!(open(&play), (None, None, Some(market("hidden-cache"))));
}

#[test]
#[rule("CD-SETUP-18")]
fn setup_18_an_empty_deck_is_made_anew_from_its_discard_pile() {
    let three = || Scenario::new(&[Imperium, Harkonnen, Fremen]).turn(2).spice(Imperium, 6);
    let shuffled = |play: &Play, deck| play.told().contains(&Event::Reshuffled { deck });

    let play = three().battle_deck_left(4).play(Phase::Cards, &[]);
    assert!(!shuffled(&play, DeckName::Battle), "only when a card is needed");
    let play = three().battle_deck_left(3).play(Phase::Cards, &[]);
    assert!(shuffled(&play, DeckName::Battle));
    // 21 were discarded; one of them is the fourth card of the hand.
    assert_eq!((play.battle_cards(Imperium).len(), play.spectator().decks.battle), (4, 20));
    assert_eq!(play.spectator().decks.battle_open, None);

    let mut play = three().market_deck_left(1).play(Phase::Cards, &[]);
    play.act(Imperium, Action::Buy(3));
    assert!(shuffled(&play, DeckName::Market));
    assert_eq!((play.market_cards(Imperium).len(), play.spectator().decks.market), (3, 21));

    let play = three().spice_deck_left(0).play(Phase::SpiceBlow, &[0]);
    assert!(shuffled(&play, DeckName::Spice));
    let territory: SpiceCard = spice_card("broken_land+the_minor_erg");
    assert_eq!((play.spectator().decks.spice, play.spectator().decks.spice_open), (23, Some(territory)));
}
