//! Whole decks played out against the printed numbers of the fact sheet, copied here by hand from it.

use crate::*;

/// Persuasion, swords, Solari, spice, water, troops, Intrigue cards.
type Gains = [u8; 7];

/// The reveal box of every card of the Imperium deck, revealed alone and with no condition met.
const ALONE: [(&str, Gains); 54] = [
    ("imp-bene-gesserit-operative", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-branching-path", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-calculus-of-power", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-captured-mentat", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-cargo-runner", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-chani-clever-tactician", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-corrinth-city", [0, 0, 5, 0, 0, 0, 0]),
    ("imp-covert-operation", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-dangerous-rhetoric", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-delivery-agreement", [0, 0, 0, 1, 0, 0, 0]),
    ("imp-desert-power", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-desert-survival", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-double-agent", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-ecological-testing-station", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-fedaykin-stilltent", [0, 0, 0, 0, 1, 0, 0]),
    ("imp-guild-envoy", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-guild-spy", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-hidden-missive", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-imperial-spymaster", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-in-high-places", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-interstellar-trade", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-junction-headquarters", [1, 0, 0, 0, 1, 1, 0]),
    ("imp-leadership", [2, 1, 0, 0, 0, 0, 0]),
    ("imp-long-live-the-fighters", [2, 3, 0, 0, 0, 0, 0]),
    ("imp-maker-keeper", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-maula-pistol", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-northern-watermaster", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-overthrow", [2, 2, 0, 0, 0, 1, 0]),
    ("imp-paracompass", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-price-is-no-object", [2, 0, 2, 0, 0, 0, 0]),
    ("imp-priority-contracts", [0, 0, 0, 2, 0, 0, 0]),
    ("imp-public-spectacle", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-rebel-supplier", [0, 1, 0, 1, 0, 0, 0]),
    ("imp-reliable-informant", [1, 0, 1, 0, 0, 0, 0]),
    ("imp-sardaukar-coordination", [2, 1, 0, 0, 0, 0, 0]),
    ("imp-sardaukar-soldier", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-shishakli", [0, 2, 0, 0, 0, 0, 0]),
    ("imp-smugglers-harvester", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-smugglers-haven", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-southern-elders", [0, 0, 0, 0, 1, 0, 0]),
    ("imp-space-time-folding", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-spacing-guilds-favor", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-spy-network", [2, 1, 0, 0, 0, 0, 0]),
    ("imp-steersman", [2, 0, 0, 2, 0, 0, 0]),
    ("imp-stilgar-the-devoted", [2, 0, 0, 0, 0, 0, 0]),
    ("imp-strike-fleet", [1, 3, 0, 0, 0, 0, 0]),
    ("imp-subversive-advisor", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-treacherous-maneuver", [1, 0, 0, 0, 0, 0, 1]),
    ("imp-tread-in-darkness", [2, 1, 0, 0, 0, 0, 0]),
    ("imp-truthtrance", [1, 0, 0, 0, 0, 0, 0]),
    ("imp-undercover-asset", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-unswerving-loyalty", [1, 0, 0, 0, 0, 1, 0]),
    ("imp-weirding-woman", [1, 1, 0, 0, 0, 0, 0]),
    ("imp-wheels-within-wheels", [1, 0, 0, 0, 0, 0, 0]),
];

/// Those that give more, or ask, with a Fremen and a Bene Gesserit card in play, spies at Hagga Basin and at the
/// Guild's spaces, four completed contracts, a seat in the High Council and the Swordmaster.
const MET: [(&str, Gains); 11] = [
    ("imp-bene-gesserit-operative", [3, 0, 0, 0, 0, 0, 0]),
    ("imp-chani-clever-tactician", [2, 0, 0, 0, 0, 0, 0]),
    // Spice, or the card for a victory point: a choice now.
    ("imp-delivery-agreement", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-ecological-testing-station", [1, 0, 0, 0, 1, 0, 0]),
    ("imp-interstellar-trade", [4, 0, 0, 0, 0, 0, 0]),
    ("imp-northern-watermaster", [1, 0, 0, 2, 0, 0, 0]),
    ("imp-paracompass", [3, 0, 0, 0, 0, 0, 0]),
    ("imp-priority-contracts", [0, 0, 0, 0, 0, 0, 0]),
    ("imp-smugglers-haven", [1, 0, 0, 2, 0, 0, 0]),
    ("imp-southern-elders", [2, 0, 0, 0, 1, 0, 0]),
    ("imp-stilgar-the-devoted", [4, 0, 0, 0, 0, 0, 0]),
];

fn reveal(scene: Scenario, key: &str) -> Gains {
    let mut scene = scene.goods(A, 0, 0, 0).hand(A, &[key]).intrigue(A, &["int-devour"]);
    let council = 2 * u8::from(scene.see(A).council);
    scene.act(A, Action::Reveal).act_all(A);
    let player = scene.see(A);
    let intrigue = player.intrigue_count as u8 - 1;
    let troops = player.garrison - 3;
    [player.persuasion - council, player.swords, player.solari, player.spice, player.water, troops, intrigue]
}

#[test]
#[rule("IU-REVEAL-03")]
fn every_reveal_box_gives_what_is_printed() {
    let scene = || Scenario::led_by(3, true, A, Leader::PrincessIrulan);
    for (key, gains) in ALONE {
        assert_eq!(reveal(scene(), key), gains, "{key} alone");
        let met = scene()
            .played(A, &["imp-maula-pistol", "imp-truthtrance"])
            .spies(A, &[Post::HaggaBasin, Post::Guild])
            .completed(
                A,
                &["contract-arrakeen-1", "contract-arrakeen-2", "contract-immediate", "contract-harvest-4"],
            )
            .council(A)
            .swordmaster(A);
        let more = MET.iter().find(|(card, _)| *card == key).map_or(gains, |(_, gains)| *gains);
        assert_eq!(reveal(met, key), more, "{key} with its conditions met");
    }
}

/// Solari, spice, water, troops, Intrigue cards, victory points, influence, for each of the three places; a contract is
/// 2 Solari without the CHOAM module. Spies, cards to trash and what can be bought are left.
const REWARDS: [(&str, [Gains; 3]); 16] = [
    ("con-skirmish-crysknife", [[0, 0, 0, 0, 0, 0, 1], [0, 1, 0, 0, 1, 0, 0], [0, 1, 0, 0, 0, 0, 0]]),
    ("con-skirmish-desert-mouse", [[2, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0]]),
    ("con-skirmish-ornithopter", [[1, 0, 0, 0, 1, 0, 0], [2, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0, 0]]),
    ("con-choam-security", [[2, 0, 0, 1, 0, 0, 1], [2, 0, 1, 2, 0, 0, 0], [0, 0, 0, 1, 1, 0, 0]]),
    ("con-spice-freighters", [[0, 0, 0, 0, 0, 0, 1], [0, 1, 1, 1, 0, 0, 0], [0, 1, 0, 1, 0, 0, 0]]),
    ("con-seize-spice-refinery", [[0, 2, 0, 0, 0, 0, 0], [0, 1, 0, 1, 1, 0, 0], [0, 2, 0, 0, 0, 0, 0]]),
    ("con-siege-of-arrakeen", [[2, 0, 0, 2, 0, 0, 0], [4, 0, 0, 1, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0]]),
    ("con-test-of-loyalty", [[2, 0, 0, 0, 0, 0, 1], [4, 0, 0, 1, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0]]),
    ("con-shadow-contest", [[0, 0, 0, 0, 1, 0, 1], [0, 1, 0, 1, 1, 0, 0], [0, 1, 0, 1, 0, 0, 0]]),
    ("con-secure-imperial-basin", [[0, 2, 0, 1, 0, 0, 0], [0, 0, 2, 1, 0, 0, 0], [0, 0, 1, 1, 0, 0, 0]]),
    ("con-protect-the-sietches", [[0, 0, 1, 1, 0, 0, 1], [0, 3, 0, 1, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0]]),
    ("con-trade-dispute", [[2, 0, 1, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0, 0]]),
    ("con-propaganda", [[0, 0, 0, 0, 0, 0, 2], [0, 3, 0, 0, 1, 0, 0], [0, 3, 0, 0, 0, 0, 0]]),
    ("con-battle-for-arrakeen", [[0, 0, 0, 0, 0, 1, 0], [3, 1, 0, 0, 1, 0, 0], [2, 2, 0, 0, 0, 0, 0]]),
    ("con-battle-for-imperial-basin", [[0, 0, 0, 0, 0, 1, 0], [0, 5, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0]]),
    ("con-battle-for-spice-refinery", [[0, 0, 0, 0, 0, 1, 0], [0, 3, 0, 0, 1, 0, 0], [0, 3, 0, 0, 0, 0, 0]]),
];

/// What the first three of four get when the Conflict is over; `worm` gives everybody a sandworm.
fn rewards(key: &str, worm: bool) -> [Gains; 3] {
    let mut scene = Scenario::new(4).conflict(key).no_wall();
    for (at, seat) in [A, B, C].into_iter().enumerate() {
        let worms = u8::from(worm);
        scene = scene.goods(seat, 0, 0, 0).vp(seat, 0).troops(seat, 0, 3 - at as u8).worms(seat, worms);
        scene = scene.objective_down(seat);
    }
    let mut scene = scene.combat();
    while let Some(seat) = scene.waiting() {
        let legal = scene.legal(seat);
        if legal.contains(&Action::Reveal) {
            break;
        }
        let decline = legal.contains(&Action::Decline).then_some(Action::Decline);
        let pass = legal.contains(&Action::Pass).then_some(Action::Pass);
        scene.act(seat, decline.or(pass).unwrap_or(legal[0]));
    }
    [A, B, C].map(|seat| {
        let player = scene.see(seat);
        let influence = player.influence.iter().sum();
        let (intrigue, vp) = (player.intrigue_count as u8, player.vp);
        [player.solari, player.spice, player.water, player.garrison, intrigue, vp, influence]
    })
}

#[test]
#[rule("IU-COMBAT-06", "IU-COMBAT-07")]
fn every_conflict_gives_what_is_printed() {
    for (key, printed) in REWARDS {
        assert_eq!(rewards(key, false), printed, "{key}");
    }
}

#[test]
#[rule("IU-WORM-07", "IU-AMB-20")]
fn every_reward_is_doubled_by_a_sandworm() {
    for (key, printed) in REWARDS {
        let mut doubled = printed.map(|gains| gains.map(|gain| 2 * gain));
        // Two steps with one faction are a victory point.
        doubled[0][5] += doubled[0][6] / 2;
        assert_eq!(rewards(key, true), doubled, "{key}");
    }
}
