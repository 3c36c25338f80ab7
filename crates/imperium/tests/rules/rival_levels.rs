//! RIVALDIFF: how hard the Rivals are, and the variants they are played with.

use imperium::options::{Difficulty, Options};
use imperium::{Event, Imperium};
use table::chance::Fast;
use table::{Game, Viewer};

use crate::rivals::{R, agent_of_rival, duel, turn};
use crate::*;

#[test]
#[rule("IU-RIVALDIFF-04", "IU-RIVALDIFF-05")]
fn the_hardest_level_denies_the_swordmaster() {
    let level = |difficulty| {
        let mut options = Options::new(1, false);
        options.difficulty = difficulty;
        Scenario::with(options).hand(A, &["start-dagger", FILLER]).goods(A, 9, 0, 0)
    };
    let send = Action::Send { card: card("start-dagger"), space: Space::Swordmaster };
    assert!(level(Difficulty::Mentat).may(A, send));
    assert_eq!(level(Difficulty::KwisatzHaderach).refused(A, send).as_str(), "IU-RIVALDIFF-05");
    let poor = level(Difficulty::Mentat).goods(A, 0, 0, 0);
    assert_eq!(poor.refused(A, send).as_str(), "IU-AGENT-07");
    // Mentat plays with all variants: two cards in the last Conflicts.
    let swords = |difficulty| {
        let scene = level(difficulty).conflict("con-propaganda").troops(B, 0, 1).troops(A, 0, 1);
        scene
            .intrigue(A, &["int-devour"])
            .hagal(&["space-sardaukar", "space-sardaukar"])
            .combat()
            .see(B)
            .swords
    };
    assert_eq!((swords(Difficulty::Sardaukar), swords(Difficulty::Mentat)), (4, 8));
}

#[test]
#[rule("IU-RIVALDIFF-07", "IU-RIVALDIFF-08")]
fn smart_politics_skips_pointless_visits() {
    let visit = |smart, scene: &dyn Fn(Scenario) -> Scenario| {
        let mut options = Options::new(2, false);
        options.rivals = vec![Some(Rival::Baron)];
        options.smart_politics = smart;
        let scene = turn(scene(Scenario::with(options)), "space-dutiful-service");
        agent_of_rival(&scene) == Some(Space::DutifulService)
            && scene.told.iter().filter(|event| matches!(event, Event::HagalCard { .. })).count() == 1
    };
    let secure = |scene: Scenario| scene.alliance(R, Faction::Emperor, 5).influence(A, Faction::Emperor, 4);
    let tied = |scene: Scenario| scene.alliance(R, Faction::Emperor, 5).influence(A, Faction::Emperor, 5);
    let hopeless = |scene: Scenario| scene.influence(R, Faction::Emperor, 2).alliance(A, Faction::Emperor, 4);
    let close = |scene: Scenario| scene.influence(R, Faction::Emperor, 2).influence(A, Faction::Emperor, 3);
    let low = |scene: Scenario| scene.influence(R, Faction::Emperor, 1).alliance(A, Faction::Emperor, 4);
    // Behind by far, but with a point still to gain at step two.
    assert!(visit(true, &low));
    assert!(!visit(true, &secure) && visit(false, &secure) && visit(true, &tied));
    assert!(!visit(true, &hopeless) && visit(false, &hopeless) && visit(true, &close));
    // A space that costs something is visited all the same.
    let mut options = Options::new(2, false);
    options.rivals = vec![Some(Rival::Baron)];
    options.smart_politics = true;
    let costly = turn(secure(Scenario::with(options)), "space-sardaukar");
    assert_eq!(agent_of_rival(&costly), Some(Space::Sardaukar));
}

#[test]
#[rule("IU-RIVALDIFF-10", "IU-RIVALDIFF-11", "IU-RIVALDIFF-12", "IU-AMB-57")]
fn expert_deployment_holds_troops_back() {
    let deployed = |expert, units, conflict: &str| {
        let mut options = Options::new(2, false);
        options.rivals = vec![Some(Rival::Baron)];
        options.expert_deployment = expert;
        let scene = Scenario::with(options).conflict(conflict).troops(R, 3, units).troops(A, 0, 1);
        turn(scene, "space-fremkit").see(R).deployed - units
    };
    assert_eq!((deployed(true, 3, "con-trade-dispute"), deployed(true, 4, "con-trade-dispute")), (2, 0));
    assert_eq!((deployed(false, 4, "con-trade-dispute"), deployed(true, 4, "con-propaganda")), (2, 2));
    // Worms are summoned before the troops are looked at.
    let mut options = Options::new(2, false);
    options.rivals = vec![Some(Rival::Baron)];
    options.expert_deployment = true;
    let worms = Scenario::with(options).hooks(R).troops(R, 3, 2).bonus(Space::DeepDesert, 1);
    let worms = turn(worms, "space-deep-desert").see(R);
    assert_eq!((worms.worms, worms.deployed), (2, 2));
}

#[test]
#[rule("IU-RIVALDIFF-14")]
fn a_streamlined_rival_stops_collecting() {
    let harvest = |scene: Scenario| {
        let scene = scene.goods(R, 0, 0, 0).bonus(Space::DeepDesert, 3);
        let scene = turn(scene, "space-deep-desert");
        (scene.see(R).spice, scene.view().bonus[0].spice)
    };
    assert_eq!(harvest(duel(Rival::AmberMetulli).swordmaster(R)), (0, 0));
    assert_eq!(harvest(duel(Rival::AmberMetulli)), (7, 0));
}

#[test]
#[rule("IU-RIVALDIFF-15", "IU-AMB-59")]
fn row_dice_remove_cards() {
    let mut seen = std::collections::BTreeSet::new();
    let mut faces = [0; 2];
    for seed in 0..40 {
        let mut options = Options::new(1, false);
        options.row_dice = true;
        let mut chance = Fast::new(seed);
        let mut told: Vec<Event> = Vec::new();
        let mut game = Imperium::start(&options, &mut chance, &mut told).unwrap();
        let before = game.view(Viewer::Spectator);
        told.clear();
        game.apply(A, &Action::Reveal, &mut chance, &mut told).unwrap();
        if game.allows(A, &Action::EndTurn).is_ok() {
            game.apply(A, &Action::EndTurn, &mut chance, &mut told).unwrap();
        }
        let Some(dice) = told.iter().find_map(|event| match event {
            Event::RowDice { dice } => Some(*dice),
            _ => None,
        }) else {
            continue;
        };
        faces = [0, 1].map(|die| faces[die] | 1 << dice[die]);
        let expected: std::collections::BTreeSet<_> = dice.into_iter().filter(|&die| die < 6).collect();
        let removed = told.iter().filter(|event| matches!(event, Event::Removed { .. })).count();
        assert_eq!(removed, expected.len(), "{dice:?}");
        for event in &told {
            if let Event::Removed { card } = event {
                assert!(expected.iter().any(|&die| before.row[usize::from(die) - 1] == *card));
            }
        }
        assert_eq!(game.view(Viewer::Spectator).row.len(), 5);
        game.audit().unwrap();
        seen.insert(removed);
    }
    assert!(seen.contains(&1) && seen.contains(&2));
    assert_eq!(faces, [0b111_1110; 2], "two six-sided dice");
}
