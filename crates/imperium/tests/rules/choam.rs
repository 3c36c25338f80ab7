//! CHOAM: contracts.

use imperium::{Imperium, Options};
use table::chance::Fast;
use table::setting::Needs;
use table::{Game, Silent, Viewer};

use crate::*;

#[test]
#[rule("IU-CHOAM-01", "IU-SETUP-16", "IU-CHOAM-05")]
fn the_module_is_a_choice_for_one_to_four_and_part_of_the_game_for_six() {
    let names = |options: &Options| {
        let settings = Imperium::settings(options);
        let leaders = settings.iter().find(|setting| setting.name == "leaders").unwrap();
        // Where it can be switched on he is listed with it.
        let mut free = leaders.values.iter().filter(|named| named.needs == Needs::NOTHING);
        let shaddam = free.any(|named| named.key == Some("leader-shaddam"));
        (settings.iter().any(|setting| setting.name == "choam"), shaddam)
    };
    let waits_for = |options: &Options| {
        let settings = Imperium::settings(options);
        let leaders = settings.iter().find(|setting| setting.name == "leaders").unwrap();
        let named = leaders.values.iter().find(|named| named.key == Some("leader-shaddam"));
        named.map(|named| named.needs.any)
    };
    let starts = |options: &Options| Imperium::start(options, &mut Fast::new(1), &mut Silent).is_ok();
    for (mode, players) in [("standard", 4), ("standard", 3), ("duel", 2), ("solo", 1)] {
        let mut options = Imperium::options(mode, players).unwrap();
        assert!(!options.choam, "{mode}: who says nothing plays without it");
        // One or two switch it on; for three and four it is a mode of its own.
        assert_eq!(names(&options), (players < 3, false));
        assert_eq!(waits_for(&options), (players < 3).then_some(&["choam"][..]));
        options.leaders[0] = Some(Leader::Shaddam);
        assert!(!starts(&options));
        options.choam = true;
        assert!(starts(&options));
        // With it Shaddam can be named.
        let with = Imperium::options("choam", players).unwrap();
        assert!(with.choam && names(&with).1);
        let view = Imperium::start(&with, &mut Fast::new(1), &mut Silent).unwrap().view(Viewer::Spectator);
        assert!(view.choam && view.offer.len() == 2 && view.players.len() == players.max(3));
    }
    let six = Imperium::options("six", 6).unwrap();
    assert!(six.choam && !names(&six).0);
    assert!(!starts(&Options { choam: false, ..six }));
}

#[test]
#[rule("IU-CHOAM-03")]
fn two_contracts_are_on_offer() {
    let view = Scenario::choam(3).view();
    assert_eq!((view.offer.len(), view.contracts_left), (2, 18));
    assert_eq!(Scenario::new(3).view().offer.len(), 0);
    assert!(Scenario::choam(4).view().choam);
}

#[test]
#[rule("IU-CHOAM-07", "IU-CHOAM-08", "IU-CHOAM-10", "IU-AMB-47")]
fn a_contract_is_taken_from_the_offer() {
    let mut scene = Scenario::choam(3)
        .offer(["contract-arrakeen-1", "contract-heighliner-1"])
        .hand(A, &["start-diplomacy", FILLER]);
    scene.send(A, "start-diplomacy", Space::DutifulService);
    scene.resolve(A, "Contract");
    let offer =
        [Action::Take(contract("contract-arrakeen-1")), Action::Take(contract("contract-heighliner-1"))];
    assert_eq!(scene.legal(A), offer);
    assert_eq!(scene.refused(A, Action::Take(contract("contract-immediate"))).as_str(), "IU-CHOAM-07");
    scene.act(A, offer[0]);
    let player = scene.see(A);
    assert_eq!(
        (player.contracts, player.completed.len(), player.water, player.solari),
        (vec![contract("contract-arrakeen-1")], 0, 1, 0)
    );
    assert_eq!((scene.view().offer.len(), scene.view().contracts_left), (2, 17));
}

#[test]
#[rule("IU-CHOAM-09")]
fn two_solari_when_none_is_left() {
    let serve = |scene: Scenario| {
        let mut scene = scene.hand(A, &["start-diplomacy", FILLER]);
        scene.send(A, "start-diplomacy", Space::DutifulService);
        scene.resolve(A, "Contract");
        scene
    };
    // Nothing face down, two face up: they are still taken.
    let mut last = serve(
        Scenario::choam(3).offer(["contract-arrakeen-1", "contract-heighliner-1"]).no_contract_supply(B),
    );
    assert_eq!(last.legal(A).len(), 2);
    last.act(A, Action::Take(contract("contract-heighliner-1")));
    assert_eq!((last.view().offer.len(), last.see(A).solari), (1, 0));
    let none = serve(Scenario::choam(3).no_contracts(B));
    assert_eq!((none.see(A).solari, none.see(A).contracts.len()), (2, 0));
}

#[test]
#[rule("IU-CHOAM-11", "IU-CHOAM-15", "IU-CHOAM-17", "IU-CHOAM-18", "IF-28", "IF-29", "IF-30")]
fn contracts_for_a_space_are_all_completed_by_going_there() {
    let mut scene = Scenario::choam(3)
        .contract(A, "contract-arrakeen-1")
        .contract(A, "contract-arrakeen-2")
        .contract(A, "contract-spice-refinery-1")
        .hand(A, &["start-reconnaissance", FILLER]);
    scene.send(A, "start-reconnaissance", Space::Arrakeen);
    let player = scene.see(A);
    assert_eq!((player.completed.len(), player.contracts.len(), player.water), (2, 1, 2));
    // The reward is part of the pool and may come first.
    assert_eq!(scene.pool(), ["Troops(1)", "Draw(1)", "Troops(1)", "Spy"]);
    scene.resolve_nth(A, 3).act(A, Action::PlaceSpy(Post::Choam));
    scene.act(A, Action::Rest);
    assert_eq!(scene.see(A).garrison, 5);
}

#[test]
#[rule("IU-CHOAM-12", "IU-AMB-46")]
fn a_harvest_counts_all_spice_of_the_turn() {
    let harvest = |bonus, plot: bool| {
        let mut scene = Scenario::choam(3)
            .contract(A, "contract-harvest-3")
            .bonus(Space::ImperialBasin, bonus)
            .hand(A, &["start-dune-desert-planet", FILLER])
            .intrigue(A, &["int-crysknife"]);
        if plot {
            scene.play(A, "int-crysknife");
        }
        scene.send(A, "start-dune-desert-planet", Space::ImperialBasin);
        scene.see(A).completed.len()
    };
    assert_eq!((harvest(1, false), harvest(2, false), harvest(1, true)), (0, 1, 1));
    // Without a maker space no amount is a harvest.
    let mut elsewhere = Scenario::choam(3)
        .contract(A, "contract-harvest-3")
        .council(A)
        .goods(A, 5, 0, 0)
        .hand(A, &["start-dagger", FILLER])
        .intrigue(A, &["int-crysknife"]);
    elsewhere.play(A, "int-crysknife").send(A, "start-dagger", Space::HighCouncil);
    assert_eq!((elsewhere.see(A).spice, elsewhere.see(A).completed.len()), (3, 0));
}

#[test]
#[rule("IU-CHOAM-13", "IU-CHOAM-14", "IU-CHOAM-16", "IU-AMB-45")]
fn when_a_contract_counts() {
    let mut immediate = Scenario::choam(3)
        .offer(["contract-immediate", "contract-heighliner-1"])
        .hand(A, &["start-diplomacy", FILLER]);
    immediate.send(A, "start-diplomacy", Space::DutifulService);
    immediate.resolve(A, "Contract").act(A, Action::Take(contract("contract-immediate")));
    assert_eq!((immediate.see(A).completed.len(), immediate.see(A).solari), (1, 2));
    // Taken after the agent arrived: not completed by that agent, though it stands on the very space.
    let late = |space, key: &str| {
        let mut late = Scenario::choam(3)
            .offer([key, "contract-deliver-supplies"])
            .hand(A, &["imp-priority-contracts", FILLER])
            .goods(A, 5, 0, 0)
            .bonus(Space::ImperialBasin, 2)
            .intrigue(A, &["int-crysknife"]);
        late.send(A, "imp-priority-contracts", space);
        late.resolve(A, "Contract").act(A, Action::Take(contract(key)));
        late.play(A, "int-crysknife").act_all(A);
        late.see(A)
    };
    let council = late(Space::HighCouncil, "contract-high-council-1");
    assert_eq!((council.completed.len(), council.contracts), (0, vec![contract("contract-high-council-1")]));
    // A harvest too, though three spice came before it was taken and one after.
    let harvest = late(Space::ImperialBasin, "contract-harvest-3");
    assert_eq!((harvest.completed.len(), harvest.spice), (0, 4));
    // Taken by a plot before the agent goes: held in time.
    let mut early = Scenario::choam(3)
        .offer(["contract-arrakeen-1", "contract-heighliner-1"])
        .hand(A, &["start-reconnaissance", FILLER])
        .intrigue(A, &["int-leverage", "int-crysknife"]);
    assert!(!early.may(A, Action::Play(intrigue("int-leverage"))));
    early
        .play(A, "int-crysknife")
        .play(A, "int-leverage")
        .act(A, Action::Take(contract("contract-arrakeen-1")));
    early.send(A, "start-reconnaissance", Space::Arrakeen);
    assert_eq!((early.see(A).completed.len(), early.see(A).solari), (1, 1));
    // The Spice Must Flow completes its contract when it is acquired.
    let mut flow = Scenario::choam(3)
        .contract(A, "contract-acquire")
        .intrigue(A, &["int-devour"])
        .council(A)
        .hand(A, &[FILLER, FILLER, "imp-stilgar-the-devoted", "imp-long-live-the-fighters"]);
    flow.act(A, Action::Reveal).resolve(A, "Per").act(A, Action::Acquire(card("reserve-spice-must-flow")));
    flow.resolve(A, "Influence(Guild, 1)");
    assert_eq!((flow.see(A).completed.len(), flow.see(A).solari, flow.see(A).influence[1]), (1, 3, 1));
}

#[test]
#[rule("IU-CLARIFY-10", "IU-AMB-48", "IF-60", "IF-61")]
fn the_sardaukar_contracts_are_shaddams() {
    let mut scene = Scenario::led_by(3, true, A, Leader::Shaddam).hand(A, &["start-diplomacy", FILLER]);
    let view = scene.view();
    assert_eq!((view.offer.len(), view.contracts_left, view.sardaukar.len()), (2, 16, 2));
    assert!(scene.see(A).contracts.is_empty());
    scene.send(A, "start-diplomacy", Space::DutifulService);
    scene.resolve(A, "Contract");
    assert_eq!(scene.legal(A).len(), if view.offer[0] == view.offer[1] { 3 } else { 4 });
    scene.act(A, Action::Take(contract("contract-sardaukar-2")));
    assert_eq!((scene.view().sardaukar.len(), scene.view().contracts_left), (1, 16));
    let mut other = Scenario::led_by(3, true, B, Leader::Shaddam).hand(A, &["start-diplomacy", FILLER]);
    other.send(A, "start-diplomacy", Space::DutifulService);
    other.resolve(A, "Contract");
    assert!(!other.may(A, Action::Take(contract("contract-sardaukar-2"))));
}
