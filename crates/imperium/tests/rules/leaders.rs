//! CLARIFY and the leaders' abilities.

use crate::*;

fn signet(leader: Leader, scene: impl FnOnce(Scenario) -> Scenario, space: Space) -> Scenario {
    let scene_ = Scenario::led_by(3, true, A, leader).hand(A, &["start-signet-ring", FILLER]);
    let mut scene = scene(scene_);
    scene.send(A, "start-signet-ring", space);
    if scene.may(A, Action::Decline) {
        scene.act(A, Action::Decline);
    }
    scene
}

#[test]
#[rule("IU-ROUND-15", "IU-GLOSS-13")]
fn the_signet_ring_uses_the_leaders_ability() {
    let gurney = signet(Leader::GurneyHalleck, |scene| scene, Space::SpiceRefinery);
    assert!(gurney.pool().contains(&"Troops(1)".to_owned()) || gurney.see(A).garrison == 4);
    let mut amber =
        signet(Leader::AmberMetulli, |scene| scene.alliance(A, Faction::Guild, 4), Space::SpiceRefinery);
    amber.resolve(A, "If(AnyAlliance");
    assert_eq!((amber.see(A).solari, amber.see(A).spice), (3, 1));
    let mut muaddib = signet(Leader::MuadDib, |scene| scene, Space::SpiceRefinery);
    muaddib.resolve(A, "Draw(1)");
    assert_eq!(muaddib.see(A).hand_count, 2);
}

#[test]
#[rule("IU-CLARIFY-06", "IU-CLARIFY-07")]
fn feyd_trains_to_the_end_of_his_track() {
    let mut scene = signet(Leader::FeydRautha, |scene| scene, Space::SpiceRefinery);
    assert_eq!(scene.see(A).training, 0);
    scene.resolve(A, "Training");
    assert_eq!(scene.legal(A), [Action::Train(1), Action::Train(2)]);
    scene.act(A, Action::Train(2));
    assert_eq!(scene.see(A).training, 2);
    scene.resolve(A, "Spy").act(A, Action::PlaceSpy(Post::Choam));
    // The upper way skips the spice, the lower one has it; both end on step 7.
    let training = &imperium::content::content().training;
    let ends: Vec<&[u8]> = training.iter().map(|step| step.next.as_slice()).collect();
    assert_eq!(ends, [&[1, 2][..], &[3], &[3], &[4, 5], &[7], &[6], &[7], &[]]);
}

#[test]
#[rule("IU-CLARIFY-02", "IF-59")]
fn jessica_becomes_the_reverend_mother() {
    let mut scene = Scenario::led_by(3, false, A, Leader::LadyJessica)
        .hand(A, &["imp-truthtrance", FILLER])
        .deck(A, &["start-dagger", "start-dagger", "start-diplomacy"])
        .memories(A, 2)
        .goods(A, 0, 1, 1);
    scene.send(A, "imp-truthtrance", Space::Espionage);
    scene.resolve(A, "Recollect");
    let player = scene.see(A);
    assert_eq!(
        (player.leader, player.memories, player.hand_count, player.supply),
        (Some(Leader::ReverendMother), 0, 3, 9)
    );
    // Her ability may be used at once: the space's effects again, without its influence.
    scene.resolve(A, "Pay([Water(1)]");
    let draws = scene.pool().iter().filter(|item| *item == "Draw(1)").count();
    let influence = scene.pool().iter().filter(|item| item.starts_with("Influence")).count();
    assert_eq!((draws, influence, scene.see(A).water), (2, 1, 0));
    assert!(!scene.pool().iter().any(|item| item.starts_with("Pay")));
}

#[test]
#[rule("IU-CLARIFY-08", "IU-CLARIFY-09", "IF-62")]
fn shaddams_signet_bans_deployment_this_turn() {
    let mut scene = signet(Leader::Shaddam, |scene| scene.goods(A, 3, 0, 0), Space::Arrakeen);
    assert_eq!(scene.refused(A, Action::Deploy(1)).as_str(), "IU-CLARIFY-08");
    scene.resolve(A, "Choose").choose(A, 1).act(A, Action::Faction(Faction::Guild));
    assert_eq!((scene.see(A).solari, scene.see(A).influence[1]), (0, 1));
    // Only this turn: on the next of the same round troops are deployed as usual.
    let mut next = Scenario::led_by(3, true, A, Leader::Shaddam).goods(A, 0, 0, 0);
    next = next.hand(A, &["start-signet-ring", "start-reconnaissance", FILLER]).intrigue(A, &["int-devour"]);
    next.send(A, "start-signet-ring", Space::ImperialBasin).act_all(A).act(A, Action::EndTurn);
    for seat in [B, C] {
        next.act(seat, Action::Reveal);
        if next.waiting() == Some(seat) {
            next.act(seat, Action::EndTurn);
        }
    }
    next.send(A, "start-reconnaissance", Space::Arrakeen);
    assert!(next.may(A, Action::Deploy(2)));
}

#[test]
#[rule("IU-SETUP-18")]
fn staban_tuek_starts_without_diplomacy() {
    let owned = |leader| {
        let player = Scenario::led_by(3, false, B, leader).see(B);
        let cards: Vec<_> = [player.hand, player.deck].into_iter().flatten().flatten().collect();
        (cards.len(), cards.contains(&card("start-diplomacy")))
    };
    assert_eq!((owned(Leader::StabanTuek), owned(Leader::GurneyHalleck)), ((9, false), (10, true)));
}

#[test]
fn staban_tuek_smuggles() {
    let scene = Scenario::led_by(3, false, B, Leader::StabanTuek)
        .spies(B, &[Post::HaggaBasin])
        .hand(A, &["start-dune-desert-planet", FILLER]);
    let mut spied = scene;
    spied.send(A, "start-dune-desert-planet", Space::HaggaBasin);
    assert_eq!(spied.see(B).spice, 1);
    // A spy elsewhere sees nothing of it.
    let elsewhere = Scenario::led_by(3, false, B, Leader::StabanTuek).spies(B, &[Post::Emperor]);
    let mut elsewhere = elsewhere.hand(A, &["start-dune-desert-planet", FILLER]);
    elsewhere.send(A, "start-dune-desert-planet", Space::HaggaBasin);
    assert_eq!(elsewhere.see(B).spice, 0);
    let mut own = Scenario::led_by(3, false, A, Leader::StabanTuek)
        .spies(A, &[Post::HaggaBasin])
        .hand(A, &["start-dune-desert-planet", FILLER]);
    own.send(A, "start-dune-desert-planet", Space::HaggaBasin).act(A, Action::Decline);
    assert_eq!(own.see(A).spice, 0);
    let mut signet = signet(Leader::StabanTuek, |scene| scene.goods(A, 2, 1, 0), Space::AcceptContract);
    signet.resolve(A, "Spy").act(A, Action::PlaceSpy(Post::LandsraadLeft));
    signet.resolve(A, "If(PlacedSpyAt([Landsraad])");
    assert_eq!((signet.see(A).spice, signet.see(A).solari), (0, 5));
    assert!(
        !signet
            .pool()
            .iter()
            .enumerate()
            .any(|(at, item)| item.starts_with("If(PlacedSpyAt([Emperor") && signet.may(A, signet.nth(at)))
    );
}

#[test]
fn irulan_takes_a_cheap_card_or_trades_one_for_spice() {
    let row = [
        "imp-smugglers-harvester",
        "imp-overthrow",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let mut acquire = signet(Leader::PrincessIrulan, |scene| scene.row(row), Space::SpiceRefinery);
    acquire.resolve(A, "Choose").choose(A, 0);
    assert!(acquire.see(A).hand.unwrap().contains(&card("imp-smugglers-harvester")));
    let mut trash = signet(
        Leader::PrincessIrulan,
        |scene| scene.row(row).hand(A, &["start-signet-ring", "imp-maula-pistol", FILLER]),
        Space::SpiceRefinery,
    );
    trash.resolve(A, "Choose").choose(A, 1);
    trash.act(A, Action::Trash(imperium::Zone::Hand, card("imp-maula-pistol")));
    assert_eq!(trash.see(A).spice, 2);
}

#[test]
fn muaddib_and_amber_use_their_reveal_turns() {
    let mut worm = Scenario::led_by(3, false, A, Leader::MuadDib).worms(A, 1);
    worm.act(A, Action::Reveal);
    if worm.waiting() == Some(A) && worm.may(A, worm.nth(0)) {
        worm.resolve_nth(A, 0);
    }
    assert_eq!(worm.see(A).intrigue_count, 1);
    let mut amber = Scenario::led_by(3, false, A, Leader::AmberMetulli).troops(A, 0, 3);
    amber.act(A, Action::Reveal).resolve(A, "Retreat(1)").act(A, Action::Retreat(1));
    assert_eq!((amber.see(A).deployed, amber.see(A).garrison), (2, 1));
}

#[test]
#[rule("IU-ROUND-15", "IU-UNIT-03")]
fn without_a_troop_in_the_supply_there_is_no_memory() {
    let remembered = |garrison| {
        let jessica = |scene: Scenario| scene.troops(A, garrison, 0).goods(A, 0, 1, 0);
        let mut scene = signet(Leader::LadyJessica, jessica, Space::Arrakeen);
        scene.resolve(A, "Pay([Spice(1)]");
        let player = scene.see(A);
        (player.memories, player.supply, player.intrigue_count, player.spice)
    };
    assert_eq!((remembered(11), remembered(12)), ((1, 0, 1, 0), (0, 0, 1, 0)));
}
