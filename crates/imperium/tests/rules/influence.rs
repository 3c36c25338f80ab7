//! INFLU and ALLY: the tracks and the Alliance tokens.

use crate::*;

/// A visits a faction's free space, standing on this step.
fn climb(scene: Scenario, faction: Faction, step: u8) -> Scenario {
    let space =
        [Space::DutifulService, Space::DeliverSupplies, Space::Secrets, Space::Fremkit][faction.index()];
    let mut scene = scene.hand(A, &["imp-truthtrance", FILLER]).influence(A, faction, step);
    scene.send(A, "imp-truthtrance", space);
    if scene.waiting() == Some(A) && !scene.may(A, Action::EndTurn) {
        scene.resolve(A, "Influence");
    }
    scene
}

#[test]
#[rule("IU-INFLU-01", "IU-INFLU-03", "IU-INFLU-04", "IU-INFLU-05", "IU-ROUND-01")]
fn step_two_is_worth_a_point_while_it_is_held() {
    for &faction in Faction::ALL {
        assert_eq!(climb(Scenario::new(3), faction, 0).see(A).vp, 0);
        assert_eq!(climb(Scenario::new(3), faction, 1).see(A).vp, 1);
        assert_eq!(climb(Scenario::new(3).vp(A, 1), faction, 2).see(A).vp, 1);
    }
    let mut scene =
        Scenario::choam(3).influence(A, Faction::Fremen, 2).vp(A, 1).intrigue(A, &["int-backed-by-choam"]);
    scene.play(A, "int-backed-by-choam");
    assert_eq!((scene.see(A).influence, scene.see(A).vp, scene.see(A).solari), ([0, 0, 0, 1], 0, 4));
}

#[test]
#[rule("IU-INFLU-06", "IU-INFLU-07", "IU-AMB-18", "IU-AMB-11")]
fn step_four_gives_its_bonus_to_everybody_who_reaches_it() {
    // B holds the Alliance already: the bonus comes all the same, the token does not.
    let scene = |faction, step| climb(Scenario::new(3).alliance(B, faction, 5), faction, step);
    assert_eq!(scene(Faction::Guild, 3).see(A).solari, 3);
    assert_eq!(scene(Faction::Fremen, 3).see(A).water, 2);
    let mut gesserit = scene(Faction::BeneGesserit, 3);
    gesserit.act(A, Action::Rest);
    assert_eq!(gesserit.see(A).intrigue_count, 2);
    let mut emperor = scene(Faction::Emperor, 3);
    emperor.resolve(A, "Spy");
    assert!(emperor.may(A, Action::Decline));
    emperor.act(A, Action::PlaceSpy(Post::Guild));
    assert_eq!(emperor.see(A).spies, [Post::Guild]);
    assert_eq!(scene(Faction::Guild, 4).see(A).solari, 0);
    assert!(scene(Faction::Guild, 3).view().alliances.iter().all(|token| token.seat == B));
}

#[test]
#[rule("IU-INFLU-12", "IU-AMB-17", "IF-34")]
fn the_top_of_a_track_is_six() {
    let scene = climb(Scenario::new(3), Faction::Guild, 6);
    assert_eq!((scene.see(A).influence[1], scene.see(A).vp), (6, 0));
    assert_eq!(
        climb(Scenario::new(3).alliance(B, Faction::Guild, 6), Faction::Guild, 5).see(A).influence[1],
        6
    );
}

#[test]
#[rule("IU-INFLU-08", "IU-INFLU-09", "IU-INFLU-11", "IU-CLARIFY-03")]
fn reaching_a_step_happens_on_the_way_up_and_again() {
    let margot = |step| {
        let scene =
            Scenario::led_by(3, true, A, Leader::MargotFenring).influence(A, Faction::BeneGesserit, step);
        scene.intrigue(A, &["int-change-allegiances"]).hand(A, &["imp-truthtrance", FILLER])
    };
    let mut up = margot(1);
    up.send(A, "imp-truthtrance", Space::Secrets);
    up.resolve(A, "Influence");
    assert_eq!((up.see(A).spice, up.see(A).vp), (2, 1));
    // Down and up again within one card: no gain on the way down, one on the way up.
    let mut again = margot(2).vp(A, 1);
    again.play(A, "int-change-allegiances");
    assert_eq!((again.see(A).spice, again.see(A).vp), (0, 0));
    again.act(A, Action::Faction(Faction::BeneGesserit));
    assert_eq!((again.see(A).spice, again.see(A).vp), (2, 1));
    // Passing the step within a larger gain counts.
    let mut past = Scenario::led_by(3, false, A, Leader::MargotFenring)
        .influence(A, Faction::BeneGesserit, 1)
        .hand(A, &["imp-overthrow", FILLER]);
    past.send(A, "imp-overthrow", Space::Secrets);
    past.act(A, Action::Rest);
    assert_eq!((past.see(A).influence[2], past.see(A).spice), (3, 2));
}

#[test]
#[rule("IU-ALLY-01", "IU-ALLY-02", "IU-ALLY-03")]
fn the_alliance_goes_to_whoever_is_strictly_higher() {
    let first = climb(Scenario::new(3), Faction::Guild, 3);
    assert_eq!((first.see(A).vp, first.see(A).solari), (1, 3));
    assert_eq!(first.view().alliances[0].seat, A);
    let level = climb(Scenario::new(3).alliance(B, Faction::Guild, 5).vp(B, 2), Faction::Guild, 4);
    assert_eq!((level.view().alliances[0].seat, level.see(A).vp, level.see(B).vp), (B, 0, 2));
    let above = climb(Scenario::new(3).alliance(B, Faction::Guild, 4).vp(B, 2), Faction::Guild, 4);
    assert_eq!((above.view().alliances[0].seat, above.see(A).vp, above.see(B).vp), (A, 1, 1));
}

#[test]
#[rule("IU-ALLY-04", "IU-ALLY-05", "IU-AMB-16", "IF-20", "IF-21", "IF-22", "IF-97")]
fn a_holder_who_falls_gives_the_alliance_away() {
    let fall = |scene: Scenario, from: u8| {
        let mut scene =
            scene.alliance(A, Faction::Guild, from).vp(A, 2).intrigue(A, &["int-backed-by-choam"]);
        scene.play(A, "int-backed-by-choam");
        scene
    };
    // Tied with one: that one gets it.
    let tied = fall(Scenario::choam(3).influence(B, Faction::Guild, 5).vp(B, 1), 5);
    assert_eq!((tied.view().alliances[0].seat, tied.see(A).vp, tied.see(B).vp), (B, 1, 2));
    // Tied with two: the holder chooses.
    let mut chosen =
        fall(Scenario::choam(3).influence(B, Faction::Guild, 5).influence(C, Faction::Guild, 5), 5);
    assert_eq!(chosen.legal(A), [Action::GiveAlliance(B), Action::GiveAlliance(C)]);
    chosen.act(A, Action::GiveAlliance(C));
    assert_eq!(chosen.view().alliances[0].seat, C);
    // Whoever stood lower is nobody to give it to, and neither is whoever was passed long ago.
    let among = Scenario::choam(4).influence(B, Faction::Guild, 5).influence(C, Faction::Guild, 4);
    let among = fall(among.influence(D, Faction::Guild, 5), 5);
    assert_eq!(among.legal(A), [Action::GiveAlliance(B), Action::GiveAlliance(D)]);
    // Tied on the very step of the Alliance.
    let lowest = fall(Scenario::choam(3).influence(B, Faction::Guild, 4), 4);
    assert_eq!((lowest.view().alliances[0].seat, lowest.see(A).vp, lowest.see(B).vp), (B, 1, 1));
    // Falling to a tie keeps it.
    let kept = fall(Scenario::choam(3).influence(B, Faction::Guild, 5), 6);
    assert_eq!((kept.view().alliances[0].seat, kept.see(A).vp), (A, 2));
    // Below four with nobody there: back to the track, and the point is gone.
    let lost = fall(Scenario::choam(3).influence(B, Faction::Guild, 3), 4);
    assert_eq!((lost.view().alliances.len(), lost.see(A).vp), (0, 1));
}

#[test]
#[rule("IU-ALLY-06", "IU-GLOSS-03")]
fn an_alliance_is_a_condition_and_not_spent() {
    let path = |scene: Scenario| {
        let mut scene =
            scene.hand(A, &["imp-branching-path", FILLER]).intrigue(A, &["int-devour", "int-impress"]);
        scene.send(A, "imp-branching-path", Space::SpiceRefinery);
        scene
    };
    let without = path(Scenario::new(3).influence(A, Faction::BeneGesserit, 6));
    assert!(without.legal(A).iter().all(|action| !matches!(action, Action::Resolve(_))));
    let mut with = path(Scenario::new(3).alliance(A, Faction::BeneGesserit, 4));
    with.resolve(A, "If(Alliance").act(A, Action::TrashIntrigue(intrigue("int-devour")));
    assert_eq!((with.see(A).spice, with.see(A).intrigue_count), (2, 2));
    assert_eq!(with.view().alliances[0].seat, A);
}
