//! The allied duel: Atreides and Fremen against Harkonnen and Imperium, one player each.

use conquest::Action;
use conquest::Faction::{self, Atreides, Fremen, Harkonnen, Imperium};
use conquest::content::Leader;
use conquest::effect::WeaponKind;
use conquest::event::Event;
use conquest::options::{Cover, Game, House, Options};
use conquest::scenario::{Play, Scenario, cell, region};
use conquest::state::Phase;
use conquest::view::{Asked, LeaderPlace, LeaderView};
use conquest::{Command, Element};
use table::{Event as _, Seat, Viewer, rule};

/// Atreides–Fremen in seat 0, Harkonnen–Imperium in seat 1, no stronghold covered.
fn options() -> Options {
    let mut options = Options::new(Game::Allied, 2);
    options.assign(&[Atreides, Harkonnen]);
    options.block_stronghold = Cover::None;
    options
}

/// Twelve draws of leaders, always the first card left: seven Atreides and five Harkonnen.
const FIRST: [u32; 12] = [0; 12];
/// Five Fremen and two Atreides, then five Imperium: of twelve cards the Atreides lead with seven, of ten
/// the Harkonnen with five.
const LAST: [u32; 12] = [7, 7, 7, 7, 7, 0, 0, 5, 5, 5, 5, 5];

/// Setup with the traitors kept and play halted before the first storm; both seats roll for first player.
fn set_up(options: &Options, rolls: [u32; 2]) -> Play {
    let deals = [0; 8];
    let mut play = Play::start(options, &[&FIRST[..], &deals, &rolls, &[7]].concat());
    play.keep_traitors();
    play
}

fn leaders(play: &Play, faction: Faction) -> Vec<LeaderView> {
    play.open().sides[play.seat(faction).index()].leaders.clone()
}

fn leaders_of(play: &Play, faction: Faction, house: Faction) -> usize {
    leaders(play, faction).iter().filter(|own| own.leader.row().faction == house).count()
}

#[test]
#[rule("CD-ALLY-01")]
fn ally_01_two_alliances_and_no_other_pairing() {
    let houses = |play: &Play| play.spectator().sides.iter().map(|side| side.house).collect::<Vec<_>>();
    let sides = [House::AtreidesFremen, House::HarkonnenImperium];
    assert_eq!(houses(&Play::start(&options(), &[])), sides);
    for seats in [1, 3, 4] {
        assert!(Options::new(Game::Allied, seats).check().is_err());
    }
    // A faction stands for its alliance; two of one alliance are no game.
    for (one, other, fits) in [
        (Fremen, Imperium, true),
        (Harkonnen, Fremen, true),
        (Atreides, Fremen, false),
        (Imperium, Harkonnen, false),
    ] {
        let mut options = options();
        options.assign(&[one, other]);
        assert_eq!(options.check().is_ok(), fits, "{one:?} and {other:?}");
    }
    // Where one has chosen, the other gets what is left.
    for (choice, expected) in [
        ([None, Some(Fremen)], [sides[1], sides[0]]),
        ([None, Some(Harkonnen)], sides),
        ([Some(Imperium), None], [sides[1], sides[0]]),
    ] {
        let options = Options { factions: Some(choice.to_vec()), ..options() };
        assert_eq!(houses(&Play::start(&options, &[])), expected, "{choice:?}");
    }
    // Dealt at random, either seat may get either side.
    let mut dealt = options();
    dealt.factions = None;
    assert_eq!(houses(&Play::start(&dealt, &[0])), sides);
    assert_eq!(houses(&Play::start(&dealt, &[1])), [sides[1], sides[0]]);
}

#[test]
#[rule("CD-ALLY-02", "CD-ALLY-03", "CD-ALLY-04")]
fn ally_02_to_04_twenty_troops_a_side() {
    let play = set_up(&options(), [0, 1]);
    assert_eq!(play.reserve(Harkonnen), 20);
    assert_eq!((play.reserve(Atreides), play.troops(Atreides, "polar_sink")), (15, 5));
    // Fremen and Imperium bring no troops of their own: there are two sets of 20 in all.
    assert_eq!((play.seat(Fremen), play.seat(Imperium)), (play.seat(Atreides), play.seat(Harkonnen)));
    let view = play.spectator();
    let on_map: u8 = view.places.iter().flat_map(|place| &place.troops).map(|(_, count)| count).sum();
    let reserves: u8 = view.sides.iter().map(|side| side.reserve).sum();
    assert_eq!((view.sides.len(), on_map, reserves), (2, 5, 35));
}

/// Any seven of twelve and any five of ten: a whole faction may be missing.
#[test]
#[rule("CD-ALLY-05", "CD-AMB-68")]
fn ally_05_seven_and_five_leaders_are_drawn() {
    for (script, fremen, imperium) in [(FIRST, 0, 0), (LAST, 5, 5)] {
        let play = Play::start(&options(), &script);
        assert_eq!(leaders_of(&play, Atreides, Fremen), fremen);
        assert_eq!(leaders_of(&play, Atreides, Atreides), 7 - fremen);
        assert_eq!(leaders_of(&play, Harkonnen, Imperium), imperium);
        assert_eq!(leaders_of(&play, Harkonnen, Harkonnen), 5 - imperium);
    }
}

#[test]
#[rule("CD-ALLY-06")]
fn ally_06_the_drawn_leaders_are_in_reserve() {
    let play = Play::start(&options(), &LAST);
    for faction in [Atreides, Harkonnen] {
        assert!(leaders(&play, faction).iter().all(|own| own.place == LeaderPlace::Reserve));
    }
    let ids: Vec<_> = leaders(&play, Atreides).iter().map(|own| own.leader.id()).collect();
    let drawn = ["duke-leto", "paul-atreides", "stilgar", "chani", "liet-kynes", "shadout-mapes", "jamis"];
    assert_eq!(ids, drawn);
}

#[test]
#[rule("CD-ALLY-07", "CD-ALLY-09")]
fn ally_07_all_other_leaders_and_their_cards_are_out() {
    // The twelve drawn leaders and no other can be dealt as traitors.
    let mut dealt = Vec::new();
    for outcome in 0..12 {
        let play = Play::start(&options(), &[&LAST[..], &[outcome]].concat());
        let side = play.open().sides[0].clone();
        let cards = side.traitors_offered.unwrap();
        assert_eq!(cards.len() + usize::from(play.spectator().decks.traitor), 12);
        dealt.extend(cards);
    }
    dealt.sort();
    dealt.dedup();
    let play = Play::start(&options(), &LAST);
    let mut active: Vec<Leader> =
        [Atreides, Harkonnen].iter().flat_map(|&side| leaders(&play, side)).map(|own| own.leader).collect();
    active.sort();
    assert_eq!(dealt, active);
    // Nor can a leader who was not drawn lead.
    let play = planning();
    let out = Leader::all().find(|&leader| {
        leader.row().faction == Fremen && leaders(&play, Atreides).iter().all(|own| own.leader != leader)
    });
    assert_eq!(play.refused(Atreides, Action::Lead(out.unwrap())), "CD-PLAN-09");
}

/// A battle in Carthag, powers declined, the dial of Atreides–Fremen set.
fn planning() -> Play {
    let mut play = Scenario::allied()
        .turn(2)
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Pass).act(Harkonnen, Action::Pass);
    play.act(Atreides, Action::Dial(0));
    play
}

/// The leaders of a side that `viewer` knows, and how many it does not.
fn known(play: &Play, viewer: Faction, of: Faction) -> (usize, u8) {
    let side = play.view(viewer).sides[play.seat(of).index()].clone();
    (side.leaders.len(), side.leaders_unknown)
}

#[test]
#[rule("CD-ALLY-08", "CD-AMB-69")]
fn ally_08_leader_sets_are_announced_or_secret() {
    assert!(options().allied_leaders_public, "announced unless the table says otherwise");
    let hidden = |play: &Play, viewer| {
        let drawn = |event: &&Event| matches!(event, Event::LeadersDrawn { .. });
        let seen = play.told().iter().filter(drawn).filter_map(|event| event.seen_by(viewer));
        seen.filter(|event| matches!(event, Event::LeadersDrawn { leaders: None, .. })).count()
    };
    let play = Play::start(&options(), &[]);
    assert_eq!((known(&play, Atreides, Harkonnen), known(&play, Harkonnen, Atreides)), ((5, 0), (7, 0)));
    assert_eq!(hidden(&play, Viewer::Spectator), 0);

    // Secret for both or for neither: the option is the table's.
    let mut secret = options();
    secret.allied_leaders_public = false;
    let play = Play::start(&secret, &[]);
    assert_eq!((known(&play, Atreides, Harkonnen), known(&play, Harkonnen, Atreides)), ((0, 5), (0, 7)));
    assert_eq!((known(&play, Atreides, Atreides), known(&play, Harkonnen, Harkonnen)), ((7, 0), (5, 0)));
    assert_eq!((hidden(&play, Viewer::Spectator), hidden(&play, Viewer::Seat(Seat(0)))), (2, 1));
}

#[test]
#[rule("CD-AMB-69")]
fn amb_69_a_secret_leader_is_known_once_played() {
    let mut secret = options();
    secret.allied_leaders_public = false;
    let mut play = Scenario::with(secret)
        .turn(2)
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Pass).act(Harkonnen, Action::Pass);
    for faction in [Atreides, Harkonnen] {
        let lead = leaders(&play, faction)[0].leader;
        play.acts(faction, &[Action::Dial(0), Action::Lead(lead)]);
    }
    assert_eq!(known(&play, Harkonnen, Atreides), (0, 7), "plans are secret");
    play.act(Atreides, Action::Seal).act(Harkonnen, Action::Seal);
    assert_eq!((known(&play, Harkonnen, Atreides), known(&play, Atreides, Harkonnen)), ((1, 6), (1, 4)));
}

#[test]
#[rule("CD-ALLY-10")]
fn ally_10_traitors_by_the_normal_setup() {
    let mut play = Play::start(&options(), &[]);
    let offered =
        |play: &Play, seat: usize| play.open().sides[seat].traitors_offered.as_ref().map_or(0, Vec::len);
    let deck = |play: &Play| play.spectator().decks.traitor;
    assert_eq!((offered(&play, 0), offered(&play, 1), deck(&play)), (4, 0, 8));
    let card = play.legal(Atreides)[0];
    play.act(Atreides, card);
    assert_eq!((play.traitors(Atreides).len(), offered(&play, 1), deck(&play)), (1, 4, 7));
    play.keep_traitors();
    assert_eq!((play.traitors(Atreides).len(), play.traitors(Harkonnen).len(), deck(&play)), (1, 2, 9));
}

#[test]
#[rule("CD-ALLY-11", "CD-ALLY-12")]
fn ally_11_and_12_starting_spice() {
    let play = set_up(&options(), [0, 1]);
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.issued()), (6, 15, 21));
}

/// The powers of Fremen in storm and sand, held by the whole side.
#[test]
#[rule("CD-ALLY-13", "CD-AMB-67")]
fn ally_13_atreides_fremen_know_the_desert() {
    let play = Scenario::allied()
        .turn(2)
        .storm(4)
        .troops(Atreides, "the_minor_erg:5", 3)
        .troops(Harkonnen, "the_minor_erg:5", 2)
        .play(Phase::Storm, &[2]);
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (0, 2));

    // The worm spares them, whether they ride or not.
    let worm = || {
        Scenario::allied()
            .turn(2)
            .troops(Atreides, "funeral_plain", 3)
            .troops(Harkonnen, "funeral_plain", 2)
            .last_blow("funeral_plain+the_minor_erg")
            .spice_deck(&["sandworm", "cielago_south+hagga_basin"])
            .play(Phase::SpiceBlow, &[])
    };
    let mut play = worm();
    play.act(Atreides, Action::Pass);
    assert_eq!((play.troops(Atreides, "funeral_plain"), play.tanks(Atreides)), (3, 0));
    assert_eq!(play.tanks(Harkonnen), 2);
    let mut play = worm();
    let ride = [Action::RideFrom(region("funeral_plain")), Action::GoTo(cell("false_wall_west:15"))];
    play.acts(Atreides, &ride).act(Atreides, Action::Take(2));
    assert_eq!((play.troops(Atreides, "funeral_plain"), play.troops(Atreides, "false_wall_west:15")), (1, 2));
}

#[test]
#[rule("CD-ALLY-13")]
fn ally_13_atreides_fremen_ship_and_move_as_fremen() {
    let begin = || {
        let scenario = Scenario::allied().storm(3).turn(2).spice(Atreides, 9);
        scenario.troops(Atreides, "arrakeen", 2).play(Phase::ShipmentAndMovement, &[])
    };
    let mut play = begin();
    assert_eq!(play.legal(Atreides), [Action::Pass, Action::ShipTo(cell("polar_sink"))]);
    assert_eq!(play.refused(Atreides, Action::ShipTo(cell("arrakeen"))), "CD-FAC-FRE-12");
    play.act(Atreides, Action::ShipTo(cell("polar_sink")));
    assert_eq!(play.legal(Atreides), [1, 2, 3, 4, 5].map(Action::Ship));
    play.act(Atreides, Action::Ship(5));
    assert_eq!((play.spice(Atreides), play.troops(Atreides, "polar_sink")), (9, 5));
    // Two groups of up to 3 regions …
    let go = |from: &str, to: &str, count| {
        [Action::MoveFrom(region(from)), Action::GoTo(cell(to)), Action::Take(count)]
    };
    play.acts(Atreides, &go("polar_sink", "sietch_tabr", 5));
    play.acts(Atreides, &go("arrakeen", "carthag", 1));
    assert_eq!((play.troops(Atreides, "sietch_tabr"), play.troops(Atreides, "carthag")), (5, 1));
    assert!(!play.may(Atreides, Action::MoveFrom(region("arrakeen"))), "no third group");
    // … or one of up to 6: Habbanya Sietch is six regions from Arrakeen.
    let mut play = begin();
    play.act(Atreides, Action::Pass).acts(Atreides, &go("arrakeen", "habbanya_sietch", 1));
    assert_eq!(play.troops(Atreides, "habbanya_sietch"), 1);
    assert!(!play.may(Atreides, Action::MoveFrom(region("arrakeen"))));
}

#[test]
#[rule("CD-ALLY-13", "CD-ALLY-14")]
fn ally_13_and_14_the_powers_before_a_battle() {
    let mut play = Scenario::allied()
        .turn(2)
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .play(Phase::Battle, &[]);
    // Harkonnen–Imperium may exchange a traitor and use the Voice, Atreides–Fremen have Prescience.
    assert_eq!(play.legal(Harkonnen), [Action::Pass, Action::Exchange]);
    play.act(Harkonnen, Action::Exchange);
    assert_eq!(play.asked(Harkonnen), Some(Asked::ReturnTraitor));
    let card = play.legal(Harkonnen)[0];
    play.act(Harkonnen, card);
    assert_eq!(play.asked(Atreides), Some(Asked::Prescience));
    play.act(Atreides, Action::Foresee(Element::Dial)).act(Harkonnen, Action::Dial(2));
    assert_eq!(play.asked(Harkonnen), Some(Asked::Voice));
    play.act(Harkonnen, Action::Command(Command { play: true, kind: WeaponKind::Poison }));
    assert!(matches!(play.asked(Atreides), Some(Asked::Plan { .. })));
}

#[test]
#[rule("CD-ALLY-14", "CD-ALLY-16")]
fn ally_14_and_16_the_market_pays_harkonnen_imperium() {
    let mut play = Scenario::allied().spice(Atreides, 5).spice(Harkonnen, 1).turn(2).play(Phase::Cards, &[]);
    play.act(Atreides, Action::Buy(2));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.issued()), (1, 5, 6));
    // Their own cards they pay to the bank.
    play.act(Harkonnen, Action::Buy(2));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.issued()), (1, 1, 2));
    assert_eq!((play.market_cards(Atreides).len(), play.market_cards(Harkonnen).len()), (2, 2));
}

#[test]
#[rule("CD-ALLY-14")]
fn ally_14_harkonnen_imperium_keep_two_traitors_of_four() {
    let mut play = Play::start(&options(), &[]);
    let card = play.legal(Atreides)[0];
    play.act(Atreides, card);
    assert_eq!(play.legal(Harkonnen).len(), 4);
    let card = play.legal(Harkonnen)[3];
    play.act(Harkonnen, card);
    assert!(matches!(play.asked(Harkonnen), Some(Asked::KeepTraitor { .. })));
    let card = play.legal(Harkonnen)[0];
    play.act(Harkonnen, card);
    assert_eq!(play.traitors(Harkonnen).len(), 2);
}

#[test]
#[rule("CD-ALLY-15")]
fn ally_15_harkonnen_imperium_ship_by_the_general_rule() {
    let mut play = Scenario::allied()
        .first(Harkonnen)
        .storm(3)
        .turn(2)
        .spice(Harkonnen, 4)
        .play(Phase::ShipmentAndMovement, &[]);
    play.act(Harkonnen, Action::ShipTo(cell("arrakeen")));
    assert_eq!(play.legal(Harkonnen), [1, 2, 3, 4].map(Action::Ship));
    play.act(Harkonnen, Action::Ship(3));
    assert_eq!((play.spice(Harkonnen), play.troops(Harkonnen, "arrakeen")), (1, 3));
    play.act(Harkonnen, Action::MoveFrom(region("arrakeen")));
    // Sietch Tabr is four regions away, Carthag two.
    assert_eq!(play.refused(Harkonnen, Action::GoTo(cell("sietch_tabr"))), "CD-MOVE-03");
    play.acts(Harkonnen, &[Action::GoTo(cell("carthag")), Action::Take(2)]);
    assert!(play.asks_only(Atreides), "one group only");
}

/// A sample of what is not changed: revival, the first player roll, the way to win.
#[test]
#[rule("CD-ALLY-17")]
fn ally_17_everything_else_is_as_in_the_normal_game() {
    let play = set_up(&options(), [3, 6]);
    assert_eq!(play.spectator().order, [Seat(1), Seat(0)]);
    let mut play = Scenario::allied().tanks(Atreides, 5).spice(Atreides, 2).play(Phase::Revival, &[]);
    assert_eq!(play.legal(Atreides)[1..], [1, 2, 3].map(Action::ReviveTroops));
    play.act(Atreides, Action::ReviveTroops(3));
    assert_eq!((play.spice(Atreides), play.reserve(Atreides)), (0, 18));
    let held = ["arrakeen", "sietch_tabr", "tueks_sietch"];
    let scenario = held.iter().fold(Scenario::allied(), |scenario, at| scenario.troops(Fremen, at, 1));
    assert_eq!(scenario.clone().turn(2).play_end(&[7]).spectator().outcome, None);
    assert!(scenario.turn(3).play_end(&[]).spectator().outcome.unwrap().winners.has(Seat(0)));
}

#[test]
#[rule("CD-EX-21")]
fn ex_21_the_setup_of_the_allied_duel() {
    let mut options = options();
    options.block_stronghold = Cover::Die;
    let script = [&[5][..], &FIRST, &[0; 8], &[1, 0, 7]].concat();
    let mut play = Play::start(&options, &script);
    play.keep_traitors();
    play.example("CD-EX-21");
    let side = |faction: Faction| {
        let side = play.open().sides[play.seat(faction).index()].clone();
        (side.spice, side.reserve, side.leaders.len(), side.traitor_count)
    };
    assert_eq!(side(Atreides), (6, 15, 7, 1));
    assert_eq!(play.troops(Atreides, "polar_sink"), 5);
    assert_eq!(side(Harkonnen), (15, 20, 5, 2));
    assert_eq!(play.spectator().decks.traitor, 9);
    assert_eq!(play.spectator().covered, Some(region("tueks_sietch")));
}
