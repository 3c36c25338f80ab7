//! SIX: combat of four Allies, with Commanders behind them.

use table::{Game, Viewer};

use crate::*;

/// Strengths of B, C, E, F; what each gains of the Battle for Imperial Basin (a point, 5 spice, 3 spice).
fn fight(strengths: [u8; 4]) -> Scenario {
    fight_from(A, strengths)
}

/// The same with the first-player token elsewhere.
fn fight_from(first: Seat, strengths: [u8; 4]) -> Scenario {
    let mut scene = Scenario::six().conflict("con-battle-for-imperial-basin").no_wall().first(first);
    for (seat, strength) in [B, C, E, F].into_iter().zip(strengths) {
        scene = scene.objective_down(seat).goods(seat, 0, 0, 0);
        scene = match strength {
            0 => scene.troops(seat, 3, 0),
            _ => scene.troops(seat, 2, 1).swords(seat, strength - 2),
        };
    }
    scene.combat()
}

fn spice(scene: &Scenario) -> [u8; 4] {
    [B, C, E, F].map(|seat| scene.see(seat).spice)
}

#[test]
#[rule("IU-SIX-04", "IU-SIX-60")]
fn every_ally_fights_alone_by_the_rules_for_four() {
    // C and E together would be strongest; each alone they are third and fourth.
    let scene = fight([9, 5, 6, 8]);
    assert_eq!((spice(&scene), scene.see(B).vp), ([0, 0, 3, 5], 2));
    // A team can take several rewards.
    let scene = fight([5, 8, 9, 2]);
    assert_eq!((spice(&scene), scene.see(E).vp), ([3, 5, 0, 0], 2));
    // Two of different teams tied for first leave the third reward open.
    assert_eq!(spice(&fight([9, 9, 4, 0])), [5, 5, 3, 0]);
    assert_eq!(fight([9, 5, 6, 8]).see(A).vp, 4);
}

#[test]
#[rule("IU-SIX-61", "IU-SIX-62", "IU-AMB-67")]
fn an_ally_may_yield_to_the_other() {
    // C and E tied for first; E is asked when C declines.
    let mut scene = fight([4, 9, 9, 0]);
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Decline).act(E, Action::Yield);
    assert_eq!((spice(&scene), scene.see(C).vp, scene.see(E).vp), ([3, 0, 5, 0], 2, 1));
    // Nobody yields: both take the second reward, and the third is open.
    let mut scene = fight([4, 9, 9, 0]);
    scene.act(C, Action::Decline).act(E, Action::Decline);
    assert_eq!((spice(&scene), scene.view().unclaimed.len()), ([3, 5, 5, 0], 1));
    // Tied for second.
    let mut scene = fight([9, 5, 5, 0]);
    scene.act(C, Action::Yield);
    assert_eq!(spice(&scene), [0, 3, 5, 0]);
    // Tied for the third reward, the one who yields gets nothing.
    let mut scene = fight([9, 5, 5, 8]);
    scene.act(C, Action::Yield);
    assert_eq!(spice(&scene), [0, 0, 3, 5]);
    // With an enemy in the tie the others are still tied: for first, so each takes the second, and C the third.
    let mut scene = fight([9, 9, 9, 0]);
    scene.act(C, Action::Yield);
    assert_eq!(spice(&scene), [5, 3, 5, 0]);
    // Directly below the tie and above whoever is next, by however little.
    let mut scene = fight([8, 9, 9, 7]);
    scene.act(C, Action::Yield);
    assert_eq!((spice(&scene), scene.see(E).vp), ([3, 5, 0, 0], 2));
    let mut scene = fight([9, 7, 7, 6]);
    scene.act(C, Action::Decline).act(E, Action::Yield);
    assert_eq!(spice(&scene), [0, 5, 3, 0]);
    // Tied with an enemy for second, whoever yields gets nothing and the other two the third reward.
    let mut scene = fight([9, 6, 6, 6]);
    scene.act(C, Action::Yield);
    assert_eq!(spice(&scene), [0, 0, 3, 3]);
    // All four tied: of three left in the tie each takes the second reward, of two too, and then there is a third.
    let mut scene = fight([6, 6, 6, 6]);
    scene.act(B, Action::Decline).act(C, Action::Yield).act(F, Action::Decline);
    assert_eq!(spice(&scene), [5, 0, 5, 5]);
    let mut scene = fight([6, 6, 6, 6]);
    scene.act(B, Action::Yield).act(C, Action::Yield);
    assert_eq!(spice(&scene), [0, 0, 5, 5], "both who yielded are tied for the third");
    // Without strength there is no tie.
    assert!(fight([9, 0, 0, 8]).waiting() != Some(C));
    // Both teams tied: each decides for itself.
    let mut scene = fight([5, 9, 9, 5]);
    scene.act(B, Action::Decline).act(C, Action::Yield);
    assert_eq!(scene.waiting(), Some(F));
    scene.act(F, Action::Yield);
    assert_eq!((spice(&scene), scene.see(E).vp), ([3, 5, 0, 0], 2));
}

/// Yielding is said aloud: from then on everybody sees which reward each of the two will get.
#[test]
#[rule("IU-SIX-61", "IU-AMB-67")]
fn a_yield_is_announced_before_the_rewards() {
    let rewards = |scene: &Scenario| {
        let seen = scene.game().view(Viewer::Spectator);
        [B, C, E, F].map(|seat| seen.players[seat.index()].reward)
    };
    let mut scene = fight([5, 9, 9, 5]);
    scene.act(B, Action::Decline);
    assert_eq!(rewards(&scene), [0, 2, 2, 0]);
    scene.act(C, Action::Yield);
    assert_eq!((rewards(&scene), spice(&scene)), ([0, 2, 1, 0], [0; 4]));
    scene.act(F, Action::Yield);
    assert_eq!(spice(&scene), [3, 5, 0, 0]);
}

#[test]
#[rule("IU-SIX-58", "IU-SIX-59", "IU-AMB-83")]
fn commanders_play_combat_cards_for_an_ally() {
    let scene = || {
        Scenario::six()
            .first(A)
            .troops(C, 0, 3)
            .troops(E, 2, 1)
            .goods(A, 0, 3, 0)
            .goods(C, 0, 0, 0)
            .intrigue(A, &["int-contingency-plan", "int-spice-is-power", "int-find-weakness", "int-impress"])
            .spies(A, &[Post::Carthag])
            .spies(C, &[Post::Choam])
    };
    let mut open = scene().combat();
    // An Ally first, then the card: the whole card is for that Ally.
    assert_eq!(open.waiting(), Some(A));
    assert!(
        open.may(A, Action::Activate(C)) && open.may(A, Action::Activate(E)) && open.may(A, Action::Pass)
    );
    assert_eq!(open.refused(A, Action::Play(intrigue("int-contingency-plan"))).as_str(), "IU-SIX-21");
    open.act(A, Action::Activate(E)).play(A, "int-contingency-plan");
    assert_eq!((open.see(E).strength, open.see(C).strength), (5, 6));
    // For the next card another Ally may be chosen.
    open.act(A, Action::Activate(C)).play(A, "int-find-weakness").choose(A, 1);
    assert_eq!((open.see(C).strength, open.see(A).spies.len(), open.see(C).spies.len()), (6 + 5, 0, 1));
    // The Ally's troops retreat and the Ally gets the spice.
    open.act(A, Action::Activate(C)).play(A, "int-spice-is-power").choose(A, 0);
    assert_eq!((open.see(C).deployed, open.see(C).spice, open.see(A).spice), (0, 3, 3));
    // With a single Ally left in the Conflict there is nothing to choose; the Ally acquires the card.
    open.play(A, "int-impress");
    assert_eq!((open.see(E).strength, open.waiting()), (7, Some(E)));
    // Without a unit of an Ally a Commander plays nothing.
    let nobody = Scenario::six().first(A).troops(B, 2, 1).intrigue(A, &["int-contingency-plan"]).combat();
    assert_ne!(nobody.waiting(), Some(A));
    // The Commander pays what a card costs in goods.
    let mut scene = scene().combat();
    scene.act(A, Action::Activate(C)).play(A, "int-spice-is-power").choose(A, 1);
    assert_eq!((scene.see(C).strength, scene.see(A).spice), (12, 0));
}

#[test]
#[rule("IU-SIX-61", "IU-AMB-67")]
fn every_tied_ally_is_asked_once_in_turn_order() {
    // The first player too, and nobody again after the last.
    let mut scene = fight_from(C, [4, 9, 9, 0]);
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Decline).act(E, Action::Decline);
    assert_eq!(spice(&scene), [3, 5, 5, 0]);
    // What the other team does is nothing to an Ally, whoever sits beside whom.
    let mut scene = fight_from(C, [5, 9, 9, 5]);
    scene.act(C, Action::Yield).act(F, Action::Decline);
    assert_eq!(scene.waiting(), Some(B));
    let mut scene = fight_from(F, [9, 5, 5, 9]);
    scene.act(F, Action::Yield).act(C, Action::Decline);
    assert_eq!(scene.waiting(), Some(E));
}

#[test]
#[rule("IU-SIX-61")]
fn a_yield_is_for_one_conflict() {
    let mut scene = fight([4, 9, 9, 0]);
    scene.act(C, Action::Yield);
    let mut next = scene.conflict("con-battle-for-spice-refinery").first(A);
    for seat in [C, E] {
        next = next.troops(seat, 2, 1).swords(seat, 7).objective_down(seat).goods(seat, 0, 0, 0);
    }
    let mut next = next.combat();
    assert_eq!(next.waiting(), Some(C));
    next.act(C, Action::Decline).act(E, Action::Decline);
    assert_eq!(spice(&next)[1..3], [3, 3]);
}
