//! Secrets while they are being made: plans, moves, leader sets; and what can be imagined of them.

use std::collections::BTreeMap;

use conquest::Faction::{Atreides, Fremen, Harkonnen, Imperium};
use conquest::options::{Cover, Game, RideDestination, Seating};
use conquest::scenario::{Play, Scenario, battle, cell, leader, region};
use conquest::state::Phase;
use conquest::view::LeaderPlace;
use conquest::{Action, Conquest, Event, Faction, Options};
use table::chance::Fast;
use table::conformance::{Plan, play};
use table::{Game as _, Viewer, rule};

use crate::onlookers::{all_know, everybody, knowledge, others, side, three, viewer};

/// A plan being formed shows nothing; a sealed one shows that it is sealed; then both lie open at once.
#[test]
#[rule("CD-PLAN-17")]
fn a_plan_is_its_owners_secret_until_both_are_revealed() {
    let mut play = three()
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .battle_cards(Harkonnen, &["gom-jabbar", "shield"])
        .play(Phase::Battle, &[]);
    play.pass_powers();
    let viewers = others(&play, Harkonnen);
    let before = all_know(&play, &viewers);
    for action in [
        Action::Dial(3),
        Action::Lead(leader("beast-rabban")),
        Action::Arm(Some(battle("gom-jabbar"))),
        Action::Guard(None),
    ] {
        play.act(Harkonnen, action);
        assert_eq!(all_know(&play, &viewers), before, "{action:?} is seen");
    }
    play.act(Harkonnen, Action::Seal);
    for &other in &viewers {
        let fight = play.game().view(other).battle.unwrap();
        let harkonnen = fight.sides.iter().find(|side| side.seat == play.seat(Harkonnen)).unwrap();
        assert_eq!((harkonnen.sealed, harkonnen.plan), (true, None));
    }
    play.plan(Atreides, "0 dr-yueh");
    let open = Event::PlansRevealed { plans: [plan(&play, Atreides), plan(&play, Harkonnen)] };
    for &other in &viewers {
        assert!(knowledge(&play, other).2.contains(&open));
    }
}

/// The plan of a faction as the log has it.
fn plan(play: &Play, faction: Faction) -> conquest::event::OpenPlan {
    let plans = play.told().iter().find_map(|event| match event {
        Event::PlansRevealed { plans } => Some(*plans),
        _ => None,
    });
    let seat = play.seat(faction);
    plans.unwrap().into_iter().find(|plan| plan.seat == seat).unwrap()
}

/// A shipment or a move being put together is nobody's business before it is made.
#[test]
fn half_made_shipments_and_moves_are_invisible() {
    let mut play = three()
        .spice(Atreides, 9)
        .spice(Harkonnen, 9)
        .troops(Atreides, "arrakeen", 5)
        .play(Phase::ShipmentAndMovement, &[]);
    let viewers = others(&play, Atreides);
    let mut unseen = |steps: &[Action], made: Action| {
        let before = all_know(&play, &viewers);
        for &step in steps {
            play.act(Atreides, step);
            assert_eq!(all_know(&play, &viewers), before, "{step:?} is seen");
        }
        play.act(Atreides, made);
        assert_ne!(all_know(&play, &viewers), before);
    };
    unseen(&[Action::ShipTo(cell("carthag"))], Action::Ship(3));
    unseen(&[Action::MoveFrom(region("arrakeen")), Action::GoTo(cell("imperial_basin:9"))], Action::Take(2));
}

#[test]
fn a_half_made_ride_is_invisible() {
    let mut play = Scenario::new(&[Harkonnen, Fremen, Imperium])
        .turn(2)
        .troops(Fremen, "old_gap:9", 6)
        .last_blow("old_gap+the_great_flat")
        .spice_deck(&["sandworm", "habbanya_erg+south_mesa"])
        .play(Phase::SpiceBlow, &[]);
    let viewers = others(&play, Fremen);
    let before = all_know(&play, &viewers);
    play.act(Fremen, Action::RideFrom(region("old_gap")));
    let way = play.legal(Fremen)[0];
    play.act(Fremen, way);
    assert_eq!(all_know(&play, &viewers), before);
    play.act(Fremen, Action::Take(2));
    assert_ne!(all_know(&play, &viewers), before);
}

fn allied(public: bool) -> Options {
    let mut options = Options::new(Game::Allied, 2);
    options.assign(&[Atreides, Harkonnen]);
    options.block_stronghold = Cover::None;
    options.allied_leaders_public = public;
    options
}

/// Leader sets kept secret: each side knows its own, and a leader becomes known when it is played.
#[test]
#[rule("CD-HIDDEN-05", "CD-AMB-69", "CD-ALLY-08")]
fn secret_allied_leaders_become_known_when_played() {
    let mut play = Scenario::with(allied(false))
        .turn(2)
        .troops(Atreides, "carthag", 3)
        .troops(Harkonnen, "carthag", 3)
        .battle_cards(Harkonnen, &["poison-blade"])
        .play(Phase::Battle, &[]);
    let own = side(&play, Atreides, viewer(&play, Atreides));
    assert_eq!((own.leaders.len(), own.leaders_unknown), (7, 0));
    for other in others(&play, Atreides) {
        let seen = side(&play, Atreides, other);
        assert_eq!((seen.leaders.len(), seen.leaders_unknown), (0, 7));
    }
    let ours = own.leaders[0].leader;
    let theirs = side(&play, Harkonnen, viewer(&play, Harkonnen)).leaders[0].leader;
    play.pass_powers();
    play.plan(Harkonnen, &format!("0 {} poison-blade", theirs.id()));
    assert_eq!(side(&play, Harkonnen, Viewer::Spectator).leaders, [], "not before the reveal");
    play.plan(Atreides, &format!("3 {}", ours.id()));
    play.pass_window();
    for viewer in everybody(&play) {
        let seen = side(&play, Atreides, viewer);
        let fallen = seen.leaders.iter().find(|seen| seen.leader == ours).unwrap();
        assert_eq!(fallen.place, LeaderPlace::Tanks);
        let known = side(&play, Harkonnen, viewer).leaders;
        assert!(known.iter().any(|seen| seen.leader == theirs));
    }
    assert_eq!(side(&play, Atreides, Viewer::Spectator).leaders_unknown, 6);
}

#[test]
#[rule("CD-AMB-69", "CD-ALLY-08")]
fn allied_leaders_are_announced_if_the_table_wants_it() {
    for public in [true, false] {
        let play = Play::start(&allied(public), &[]);
        for viewer in everybody(&play) {
            for faction in [Atreides, Harkonnen] {
                let knows = public || viewer.knows(play.seat(faction));
                assert_eq!(side(&play, faction, viewer).leaders_unknown == 0, knows);
            }
            for event in knowledge(&play, viewer).2 {
                if let Event::LeadersDrawn { seat, leaders, .. } = event {
                    assert_eq!(leaders.is_some(), public || viewer.knows(seat));
                }
            }
        }
    }
}

/// What an onlooker imagines is spread evenly over what is possible; the real hands are no likelier.
#[test]
#[rule("CD-HIDDEN-02", "CD-HIDDEN-03", "CD-HIDDEN-04")]
fn what_a_viewer_can_imagine_is_dealt_evenly() {
    const TWINS: u32 = 3000;
    let play = three()
        .battle_cards(Harkonnen, &["lasgun", "crysknife", "kulon", "baliset"])
        .market_cards(Harkonnen, &["hajr", "salvage"])
        .traitors(Harkonnen, &["duke-leto", "caid", "bashar"])
        .play(Phase::Collection, &[]);
    let mut chance = Fast::new(7);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for _ in 0..TWINS {
        let twin = play.game().imagine(viewer(&play, Imperium), &mut chance);
        let view = twin.view(Viewer::Everything);
        let side = &view.sides[play.seat(Harkonnen).index()];
        let battle = side.battle_hand.iter().flatten().map(|card| card.id());
        let market = side.market_hand.iter().flatten().map(|card| card.id());
        let traitors = side.traitors.iter().flatten().map(|card| card.id());
        battle.chain(market).chain(traitors).for_each(|id| *seen.entry(id).or_default() += 1);
    }
    // Single battle cards 4 of 24, market cards 2 of 24 and two copies each, traitors 3 of 17.
    let even = |id: &str, of: u32, among: u32| {
        let (count, expected) = (seen.get(id).copied().unwrap_or(0), TWINS * of / among);
        assert!(count.abs_diff(expected) < 120, "{id} is imagined {count} times, not about {expected}");
    };
    for id in ["lasgun", "crysknife", "kulon", "baliset", "chaumas", "hajr", "salvage", "smugglers"] {
        even(id, 4, 24);
    }
    for id in ["duke-leto", "caid", "bashar", "umman-kudu", "dr-yueh"] {
        even(id, 3, 17);
    }
}

/// The kernel's suite over the choices a table has: no view, offer or event tells a secret in any of them.
#[test]
#[rule("CD-HIDDEN-01", "CD-HIDDEN-02", "CD-HIDDEN-03", "CD-HIDDEN-04", "CD-HIDDEN-08", "CD-HIDDEN-09")]
fn no_option_opens_a_secret() {
    let with = |game: Game, seats: u8, change: &dyn Fn(&mut Options)| {
        let mut options = Options::new(game, seats);
        change(&mut options);
        options
    };
    let tables = [
        ("secret leaders", with(Game::Allied, 2, &|options| options.allied_leaders_public = false)),
        ("all strongholds", with(Game::Allied, 2, &|options| options.block_stronghold = Cover::None)),
        ("beginners", with(Game::Standard, 4, &|options| options.market_hand_limit = 1)),
        ("spent traitors", with(Game::Standard, 4, &|options| options.traitor_reusable = false)),
        ("a storm that stays strikes", with(Game::Standard, 3, &|options| options.storm_zero_strikes = true)),
        ("a safe basin", with(Game::Standard, 3, &|options| options.imperial_basin_sheltered = true)),
        (
            "rides to sand",
            with(Game::Duel, 2, &|options| {
                options.ride_destination = RideDestination::Sand;
                options.assign(&[Harkonnen, Fremen]);
            }),
        ),
        ("moves within a region", with(Game::Standard, 4, &|options| options.move_within_region = true)),
        ("shuffled seats", with(Game::Standard, 4, &|options| options.seating = Seating::Shuffled)),
        (
            "all at once",
            with(Game::Allied, 2, &|options| {
                options.allied_leaders_public = false;
                options.market_hand_limit = 1;
                options.traitor_reusable = false;
                options.storm_zero_strikes = true;
                options.imperial_basin_sheltered = true;
                options.ride_destination = RideDestination::Sand;
                options.move_within_region = true;
                options.seating = Seating::Shuffled;
            }),
        ),
    ];
    for (told, options) in tables {
        let report = play::<Conquest>(told, &options, Plan { games: 6, seed: 300, ..Plan::default() });
        assert!(report.twins > 300, "{told}: {report:?}");
    }
}
