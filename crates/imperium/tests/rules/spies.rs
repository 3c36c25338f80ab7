//! SPY: posts, infiltration, intelligence.

use crate::*;

#[test]
#[rule("IU-SPY-01", "IU-SPY-02", "IU-SPY-04")]
fn spies_go_to_free_posts_that_fit() {
    let mut scene = Scenario::led_by(3, false, A, Leader::MargotFenring)
        .hand(A, &["start-signet-ring", FILLER])
        .spies(B, &[Post::CityLeft]);
    scene.send(A, "start-signet-ring", Space::Arrakeen);
    scene.resolve(A, "SpyAt([City])");
    let places = [Action::PlaceSpy(Post::CityMiddle), Action::PlaceSpy(Post::CityRight), Action::Decline];
    assert_eq!(scene.legal(A), places);
    assert_eq!(scene.refused(A, Action::PlaceSpy(Post::CityLeft)).as_str(), "IU-SPY-02");
    assert_eq!(scene.refused(A, Action::PlaceSpy(Post::Choam)).as_str(), "IU-SPY-04");
    // With no such post free nothing can be placed.
    let mut full = Scenario::led_by(3, false, A, Leader::MargotFenring)
        .hand(A, &["start-signet-ring", FILLER])
        .spies(B, &[Post::CityLeft, Post::CityMiddle, Post::CityRight]);
    full.send(A, "start-signet-ring", Space::Arrakeen);
    assert!(full.legal(A).iter().all(|action| *action != full.nth(2)));
}

#[test]
#[rule("IU-SPY-03", "IU-AMB-10", "IU-SPY-14")]
fn without_a_spy_in_supply_one_may_be_recalled_first() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-bene-gesserit-operative", FILLER])
        .spies(A, &[Post::Choam, Post::CityLeft, Post::Emperor]);
    scene.send(A, "imp-bene-gesserit-operative", Space::Secrets);
    scene.resolve(A, "Spy");
    assert!(scene.legal(A).iter().all(|action| !matches!(action, Action::PlaceSpy(_))));
    let hand = scene.see(A).hand_count;
    scene.act(A, Action::RecallSpy(Post::Choam));
    assert_eq!(scene.see(A).hand_count, hand);
    assert!(scene.view().turn.recalled_spy);
    scene.act(A, Action::PlaceSpy(Post::Guild));
    assert_eq!(scene.see(A).spies, [Post::Emperor, Post::Guild, Post::CityLeft]);
}

#[test]
#[rule("IU-SPY-03", "IU-AMB-11")]
fn a_spy_recalled_to_be_placed_must_be_placed() {
    let three = [Post::Choam, Post::CityLeft, Post::Emperor];
    let ask = |spies: &[Post]| {
        let mut scene = Scenario::new(3).hand(A, &["imp-bene-gesserit-operative", FILLER]).spies(A, spies);
        scene.send(A, "imp-bene-gesserit-operative", Space::Secrets);
        scene.resolve(A, "Spy");
        scene
    };
    // Placing is a choice, with a spy in supply and with none.
    for spies in [&three[..2], &three[..]] {
        let mut declined = ask(spies);
        declined.act(A, Action::Decline);
        assert_eq!(declined.see(A).spies.len(), spies.len());
    }
    // The recall is made for the placing; the post just left is as good as any other.
    let mut scene = ask(&three);
    scene.act(A, Action::RecallSpy(Post::Choam));
    assert_eq!(scene.refused(A, Action::Decline).as_str(), "IU-SPY-03");
    assert!(scene.legal(A).iter().all(|action| matches!(action, Action::PlaceSpy(_))));
    scene.act(A, Action::PlaceSpy(Post::Choam));
    assert_eq!(scene.see(A).spies.len(), 3);
    // With a single post to go to there is nothing to decide.
    let mut city = Scenario::led_by(3, false, A, Leader::MargotFenring)
        .hand(A, &["start-signet-ring", FILLER])
        .spies(A, &[Post::Choam, Post::Guild, Post::Emperor])
        .spies(B, &[Post::CityLeft, Post::CityMiddle]);
    city.send(A, "start-signet-ring", Space::GatherSupport).act_all(A);
    city.resolve(A, "SpyAt([City])").act(A, Action::RecallSpy(Post::Choam));
    assert_eq!(city.see(A).spies, [Post::Emperor, Post::Guild, Post::CityRight]);
}

#[test]
#[rule("IU-SPY-05", "IU-SPY-06")]
fn a_recall_is_a_cost_where_it_is_printed() {
    let scene = |spies: &[Post]| {
        let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
            .hand(A, &["imp-in-high-places"])
            .spies(A, spies);
        scene.act(A, Action::Reveal);
        scene
    };
    let one = scene(&[Post::Choam]);
    assert!(one.legal(A).iter().all(|action| !matches!(action, Action::Resolve(_) | Action::RecallSpy(_))));
    let mut two = scene(&[Post::Choam, Post::Guild, Post::Fremen]);
    two.resolve(A, "Pay([RecallSpies(2)]");
    two.act(A, Action::RecallSpy(Post::Choam)).act(A, Action::RecallSpy(Post::Fremen));
    assert_eq!((two.see(A).persuasion, two.see(A).spies), (5, vec![Post::Guild]));
}

#[test]
#[rule("IU-SPY-07", "IU-AMB-71", "IF-27")]
fn infiltration_costs_a_spy_and_nothing_else_changes() {
    let scene = |spies: &[Post]| {
        Scenario::new(4)
            .hand(A, &["start-reconnaissance", FILLER])
            .spies(A, spies)
            .goods(A, 0, 0, 2)
            .agent(B, Space::ResearchStation)
            .agent(C, Space::ResearchStation)
    };
    let send = Action::Send { card: card("start-reconnaissance"), space: Space::ResearchStation };
    assert_eq!(scene(&[Post::CityRight]).refused(A, send).as_str(), "IU-AGENT-05");
    let mut into = scene(&[Post::CityLeft]);
    into.act(A, send);
    // One spy ignores both agents there, the cost is paid, and no card is drawn for it.
    let player = into.see(A);
    assert!(player.spies.is_empty());
    assert_eq!((player.water, player.hand_count), (0, 1));
    assert_eq!(into.view().agents[0].seats, [A, B, C]);
    // The first visitor has taken the bonus spice.
    let mut basin = Scenario::new(3)
        .hand(A, &["start-dune-desert-planet", FILLER])
        .spies(A, &[Post::ImperialBasin])
        .agent(B, Space::ImperialBasin);
    basin.send(A, "start-dune-desert-planet", Space::ImperialBasin);
    assert_eq!(basin.see(A).spice, 1);
}

#[test]
#[rule("IU-SPY-08", "IU-SPY-10", "IU-SPY-11", "IU-AMB-07", "IU-EX-14")]
fn two_spies_can_infiltrate_and_gather() {
    let mut scene = Scenario::new(3)
        .hand(A, &["start-reconnaissance", FILLER])
        .spies(A, &[Post::CityLeft, Post::CityMiddle])
        .goods(A, 0, 0, 2)
        .agent(B, Space::ResearchStation);
    scene.example("IU-EX-14");
    scene.send(A, "start-reconnaissance", Space::ResearchStation);
    assert_eq!(scene.legal(A), [Action::Infiltrate(Post::CityLeft), Action::Infiltrate(Post::CityMiddle)]);
    scene.act(A, Action::Infiltrate(Post::CityMiddle));
    assert_eq!(scene.legal(A), [Action::Gather(Post::CityLeft), Action::Decline]);
    scene.act(A, Action::Gather(Post::CityLeft));
    assert_eq!((scene.see(A).hand_count, scene.see(A).spies.len()), (2, 0));
    // On a free space both could gather, but only one does.
    let mut free = Scenario::new(3)
        .hand(A, &["start-reconnaissance", FILLER])
        .spies(A, &[Post::CityLeft, Post::CityMiddle])
        .goods(A, 0, 0, 2);
    free.send(A, "start-reconnaissance", Space::ResearchStation);
    free.act(A, Action::Gather(Post::CityMiddle));
    assert!(!free.may(A, Action::Gather(Post::CityLeft)));
    assert_eq!((free.see(A).hand_count, free.see(A).spies), (2, vec![Post::CityLeft]));
}

#[test]
#[rule("IU-SPY-12", "IU-AMB-08", "IU-EX-15")]
fn the_spy_icon_reaches_what_the_spies_see() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-imperial-spymaster", FILLER])
        .spies(A, &[Post::CityRight])
        .goods(A, 0, 9, 0);
    scene.example("IU-EX-15");
    let reach = [Space::Sardaukar, Space::DutifulService, Space::SpiceRefinery, Space::Arrakeen];
    assert_eq!(scene.spaces(A, "imp-imperial-spymaster"), reach);
    scene.send(A, "imp-imperial-spymaster", Space::Arrakeen);
    // The spy that justified the icon is still there and may gather.
    scene.act(A, Action::Gather(Post::CityRight));
    scene.resolve(A, "If(RecalledSpy");
    assert_eq!(scene.see(A).intrigue_count, 1);
}

#[test]
#[rule("IU-AMB-55")]
fn everybody_else_is_an_opponent() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-covert-operation", FILLER])
        .spies(A, &[Post::Choam])
        .hand(B, &[FILLER, "start-dagger"])
        .hand(C, &["imp-spacing-guilds-favor"]);
    scene.send(A, "imp-covert-operation", Space::AcceptContract);
    scene.act(A, Action::Decline);
    scene.resolve(A, "OpponentsDiscard");
    // Clockwise, each choosing the own card; a single card needs no asking.
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Discard(card("start-dagger")));
    assert_eq!((scene.see(B).hand_count, scene.see(C).hand_count), (1, 0));
    // Spacing Guild's Favor pays its owner when an effect discards it.
    assert_eq!(scene.see(C).spice, 2);
}
