//! SIX: reinforcements, trade, the end of the game.

use table::{Game, Viewer};

use crate::*;

#[test]
#[rule("IU-SIX-48", "IU-SIX-49", "IU-SPACE-31")]
fn reinforcements_are_split_and_may_be_deployed() {
    let scene = || Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]).goods(C, 0, 2, 0);
    let coordinated =
        || Scenario::six().turn_of(C).hand(C, &["imp-sardaukar-coordination", FILLER]).goods(C, 0, 2, 0);
    let mut open = scene();
    open.send(C, "imp-truthtrance", Space::MilitarySupport).resolve(C, "Reinforce(3)");
    let splits: Vec<Action> = (0..=3).map(Action::Split).collect();
    assert_eq!(open.legal(C), splits);
    open.act(C, Action::Split(1));
    assert_eq!((open.see(C).garrison, open.see(E).garrison, open.see(C).spice), (4, 5, 0));
    // Each decides about the own troops, and about no others.
    assert!(open.may(C, Action::Deploy(1)) && !open.may(C, Action::Deploy(2)));
    open.act(C, Action::Deploy(1));
    assert_eq!(open.waiting(), Some(E));
    assert!(open.may(E, Action::Deploy(2)) && !open.may(E, Action::Deploy(3)));
    open.act(E, Action::Deploy(2)).act_all(C);
    assert_eq!((open.see(C).deployed, open.see(E).deployed), (1, 2));
    assert_eq!((open.see(C).influence, open.waiting()), ([1, 0, 0, 0], Some(D)));
    // Sardaukar Coordination lets recruits be deployed anywhere, but not the same ones twice.
    let mut twice = coordinated();
    twice.send(C, "imp-sardaukar-coordination", Space::MilitarySupport).resolve(C, "Reinforce(3)");
    twice.act(C, Action::Split(3)).act(C, Action::Deploy(3));
    assert_eq!((twice.see(C).deployed, twice.may(C, Action::Deploy(1))), (3, false));
    // What the other Ally deploys is not counted against the own recruits.
    let mut other = coordinated();
    other.send(C, "imp-sardaukar-coordination", Space::MilitarySupport).resolve(C, "Reinforce(3)");
    other.act(C, Action::Split(1)).act(C, Action::Decline).act(E, Action::Deploy(2));
    assert!(other.may(C, Action::Deploy(1)) && !other.may(C, Action::Deploy(2)));
    // From the own supply each: what one lacks the other takes.
    let mut short = scene().troops(E, 11, 0);
    short.send(C, "imp-truthtrance", Space::MilitarySupport).resolve(C, "Reinforce(3)");
    assert_eq!(short.legal(C), [Action::Split(2), Action::Split(3)]);
    // A Commander can call for them as well.
    let mut scene = Scenario::six().turn_of(D).hand(D, &["imp-truthtrance", FILLER]).goods(D, 0, 2, 0);
    scene
        .send(D, "imp-truthtrance", Space::MilitarySupport)
        .act(D, Action::Activate(F))
        .resolve(D, "Reinforce(3)");
    scene.act(D, Action::Split(0)).act(B, Action::Deploy(3));
    assert_eq!((scene.see(B).deployed, scene.see(F).garrison), (3, 3));
}

#[test]
#[rule("IU-SIX-50", "IU-AMB-84", "IU-SPACE-32")]
fn trade_is_one_kind_of_goods_each_way() {
    let mut scene = Scenario::six()
        .turn_of(C)
        .hand(C, &["imp-truthtrance", FILLER])
        .goods(C, 4, 0, 2)
        .goods(A, 2, 3, 0)
        .intrigue(C, &["int-leverage", "int-cunning"]);
    scene.send(C, "imp-truthtrance", Space::EconomicSupport).resolve(C, "BoardInfluence").resolve(C, "Trade");
    assert!(
        scene.may(C, Action::TradeWith(A))
            && scene.may(C, Action::TradeWith(E))
            && scene.may(C, Action::Decline)
    );
    assert_eq!(scene.refused(C, Action::TradeWith(B)).as_str(), "IU-SIX-50");
    scene.act(C, Action::TradeWith(A));
    use imperium::event::Good;
    assert!(scene.may(C, Action::Give(Good::Solari, 4)) && !scene.may(C, Action::Give(Good::Solari, 5)));
    scene.act(C, Action::GiveIntrigue(intrigue("int-cunning")));
    // One kind only: cards were begun with.
    assert_eq!(scene.refused(C, Action::Give(Good::Water, 1)).as_str(), "IU-SIX-50");
    scene.act(C, Action::Decline);
    assert_eq!(scene.waiting(), Some(A));
    scene.act(A, Action::Give(Good::Spice, 3));
    assert_eq!((scene.see(C).spice, scene.see(A).spice, scene.see(C).intrigue_count), (4, 0, 1));
    assert_eq!((scene.see(A).intrigue_count, scene.view().turn.spice), (1, 1));
    // Only the two know which card it was.
    let told = |viewer: Viewer| {
        use table::Event as _;
        scene
            .told
            .iter()
            .filter_map(|event| event.seen_by(viewer))
            .any(|event| matches!(event, imperium::Event::GaveIntrigue { card: Some(_), .. }))
    };
    assert!(told(Viewer::Seat(A)) && told(Viewer::Seat(C)));
    assert!(!told(Viewer::Seat(E)) && !told(Viewer::Seat(B)) && !told(Viewer::Spectator));
    assert!(scene.game().view(Viewer::Seat(E)).players[0].intrigue.is_none());
    // Nobody must give anything, and nobody must trade.
    let mut scene = Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]);
    scene.send(C, "imp-truthtrance", Space::EconomicSupport).resolve(C, "BoardInfluence");
    assert!(scene.may(C, Action::EndTurn));
    scene.resolve(C, "Trade").act(C, Action::TradeWith(E)).act(C, Action::Decline).act(E, Action::Decline);
    assert_eq!((scene.see(C).spice, scene.waiting()), (1, Some(D)));
}

#[test]
#[rule("IU-SIX-02", "IU-SIX-63")]
fn the_sum_of_a_team_wins_and_one_score_ends() {
    let scores = |vp: [u8; 6]| {
        let mut scene = Scenario::six();
        for (seat, vp) in [A, B, C, D, E, F].into_iter().zip(vp) {
            scene = scene.vp(seat, vp);
        }
        scene
    };
    // One player's ten end the game, though the other team has more in all.
    let scene = scores([4, 6, 10, 6, 1, 6]).makers();
    let outcome = *scene.game().waiting().outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.winners.iter().collect::<Vec<_>>()),
        ("ending-points", vec![B, D, F])
    );
    assert_eq!(outcome.scores, [4, 6, 10, 6, 1, 6]);
    let open = scores([9, 9, 9, 9, 9, 9]).makers();
    assert!(open.game().waiting().outcome().is_none());
    let last = scores([5, 1, 1, 4, 1, 1]).endgame();
    let outcome = *last.game().waiting().outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners.lowest()), ("ending-last-conflict", Some(A)));
    // Endgame cards come first.
    let mut scene = scores([4, 1, 1, 5, 1, 1]).first(B).intrigue(C, &["int-secure-spice-trade"]);
    scene = scene.discard(C, &["reserve-spice-must-flow", "reserve-spice-must-flow"]).endgame();
    assert_eq!(scene.waiting(), Some(C));
    scene.play(C, "int-secure-spice-trade");
    let outcome = *scene.game().waiting().outcome().unwrap();
    // Level at seven, and two spice more.
    assert_eq!(outcome.winners.lowest(), Some(A));
}

#[test]
#[rule("IU-SIX-64", "IU-AMB-82")]
fn teams_that_are_level_compare_their_goods() {
    let level = || {
        let mut scene = Scenario::six();
        for seat in [A, B, C, D, E, F] {
            scene = scene.goods(seat, 0, 0, 0).vp(seat, 3).troops(seat, 0, 0).commander_without_troops();
        }
        scene
    };
    let wins = |scene: Scenario| scene.endgame().winner().unwrap().0 % 2;
    // Spice before Solari before water before troops in garrisons, each summed.
    assert_eq!(wins(level().goods(A, 0, 1, 0).goods(C, 0, 1, 0).goods(F, 9, 1, 9)), 0);
    assert_eq!(wins(level().goods(E, 2, 0, 0).goods(B, 1, 0, 9).goods(D, 2, 0, 0)), 1);
    assert_eq!(wins(level().goods(E, 0, 0, 2).goods(B, 0, 0, 1).troops(F, 9, 0)), 0);
    assert_eq!(wins(level().troops(C, 2, 0).troops(E, 2, 0).troops(B, 3, 0)), 0);
    // All level: the latest Reveal turn, which is F's with A first and A's with B first.
    assert_eq!((wins(level().first(A)), wins(level().first(B))), (1, 0));
}

#[test]
#[rule("IU-SIX-65", "IU-SIX-47", "IU-AMB-66")]
fn endgame_cards_of_commanders() {
    let shadow = |scene: Scenario| scene.first(A).intrigue(A, &["int-shadow-alliance"]).endgame();
    let mut scene = shadow(Scenario::six().alliance(B, Faction::Guild, 5).influence(E, Faction::Guild, 4));
    assert_eq!(scene.waiting(), Some(A));
    scene.play(A, "int-shadow-alliance");
    assert_eq!(scene.see(A).vp, 5);
    // Held by a teammate it is nobody's shadow.
    let scene = shadow(Scenario::six().alliance(C, Faction::Guild, 5).influence(E, Faction::Guild, 4));
    assert!(!scene.may(A, Action::Play(intrigue("int-shadow-alliance"))));
    // What an Ally has won is the Ally's alone.
    let mut scene = Scenario::six()
        .first(A)
        .won(C, "con-choam-security")
        .objective_down(C)
        .intrigue(A, &["int-crysknife", "int-choam-profits"])
        .intrigue(C, &["int-crysknife-none"].map(|_| "int-ornithopter"))
        .completed(
            A,
            &["contract-arrakeen-1", "contract-arrakeen-2", "contract-heighliner-1", "contract-heighliner-2"],
        )
        .endgame();
    assert!(!scene.may(A, Action::Play(intrigue("int-crysknife"))));
    scene.play(A, "int-choam-profits");
    assert_eq!((scene.see(A).vp, scene.see(A).icons.len()), (5, 0));
    // Command Respect is a starting card and no Intrigue card: the card the book means is another.
    assert!(imperium::content::Intrigue::all().all(|card| !card.key().contains("command-respect")));
    assert!(card("cmd-command-respect").text().cost.is_none());
}
