//! RI-LEADER: the six leaders of Rise of Ix.

use imperium::Zone;
use imperium::content::Leader;
use table::{Game, Viewer};

use crate::*;

#[test]
#[rule("RI-LEADER-01", "IF-57", "IF-58")]
fn armand_coordinates() {
    let trash = Action::Resolve(effect("leader-armand-ecaz.reveal.1"));
    let scene = || {
        Scenario::ix_led_by(3, A, Leader::ArmandEcaz)
            .swordmaster(A)
            .hand(A, &[FILLER])
            .played(A, &["start-dagger"])
    };
    // A Landsraad and a City space: the icons may differ.
    let mut two = scene().agent(A, Space::Mentat).agent(A, Space::Arrakeen);
    two.act(A, Action::Reveal).act(A, trash).act(A, Action::Trash(Zone::Played, card("start-dagger")));
    assert!(two.see(A).played.is_empty());
    let mut one = scene().agent(A, Space::Wealth).agent(A, Space::Arrakeen);
    one.act(A, Action::Reveal);
    assert!(!one.may(A, trash));
}

#[test]
#[rule("RI-LEADER-02", "IF-02")]
fn armand_conscripts() {
    let mut scene = Scenario::ix_led_by(3, A, Leader::ArmandEcaz).hand(A, &["start-signet-ring", FILLER]);
    scene.send(A, "start-signet-ring", Space::Arrakeen);
    // May: the turn could end without it once the rest is done.
    scene.act_all(A);
    assert!(scene.may(A, Action::EndTurn));
    scene.resolve(A, "May(Acquire(3))");
    let cheap = |action: &Action| matches!(action, Action::Acquire(card) if card.text().cost.unwrap() <= 3);
    assert!(scene.legal(A).iter().all(cheap));
    scene.act(A, Action::Acquire(card("base-reserve-arrakis-liaison")));
    assert_eq!((scene.see(A).discard.len(), scene.see(A).persuasion), (1, 0));
}

#[test]
#[rule("RI-LEADER-03", "RI-LEADER-04")]
fn ilesa_is_one_step_ahead() {
    let mut scene = Scenario::ix_led_by(3, A, Leader::IlesaEcaz).hand(A, &[]).new_round();
    assert_eq!((scene.waiting(), scene.see(A).hand_count), (Some(A), 5));
    let dagger = scene.see(A).hand.unwrap()[0];
    scene.act(A, Action::PutAside(dagger));
    let seen = |viewer| scene.game().view(viewer).players[0].ix.clone().unwrap();
    assert_eq!((seen(Viewer::Seat(A)).ahead_card, seen(Viewer::Seat(B)).ahead_card), (Some(dagger), None));
    assert!(seen(Viewer::Seat(B)).ahead);
    assert_eq!(scene.see(A).hand_count, 4);
    // At the start of her second turn it is back, and everybody has seen it.
    let back = |key: &str| {
        let scene = Scenario::ix_led_by(3, A, Leader::IlesaEcaz)
            .ahead(A, key, 1)
            .goods(A, 0, 0, 0)
            .hand(C, &[FILLER]);
        let mut scene = scene.hand(A, &["base-imp-scout", FILLER]).turn_of(C);
        scene.act(C, Action::Reveal);
        if scene.waiting() == Some(C) {
            scene.act(C, Action::EndTurn);
        }
        scene
    };
    let mut one = back("start-dagger");
    assert_eq!(one.waiting(), Some(A));
    assert_eq!(one.game().view(Viewer::Seat(B)).players[0].hand_known, [card("start-dagger")]);
    one.send(A, "start-dagger", Space::TechNegotiation);
    // One icon: a spice.
    assert_eq!((one.see(A).spice, one.see(A).solari), (1, 0));
    let mut many = back("start-diplomacy");
    many.send(A, "start-diplomacy", Space::Foldspace);
    assert_eq!((many.see(A).spice, many.see(A).solari), (0, 1));
    // Two icons are not one.
    let mut two = back("ix-imp-in-the-shadows");
    two.send(A, "ix-imp-in-the-shadows", Space::BaseCarthag);
    assert_eq!((two.see(A).spice, two.see(A).solari), (0, 1));
    // Another card: nothing.
    let mut other = back("start-dagger");
    other.send(A, "base-imp-scout", Space::BaseCarthag);
    assert_eq!((other.see(A).spice, other.see(A).solari), (0, 0));
}

#[test]
#[rule("RI-LEADER-05")]
fn what_ilesa_set_aside_is_revealed_with_the_hand() {
    let scene = Scenario::ix_led_by(3, A, Leader::IlesaEcaz).ahead(A, "start-dagger", 0).goods(A, 0, 0, 0);
    let mut scene = scene.hand(A, &[FILLER]).turn_of(A);
    scene.act(A, Action::Reveal);
    assert!(scene.see(A).revealed.contains(&card("start-dagger")));
    assert_eq!((scene.see(A).spice, scene.see(A).solari), (0, 0));
    assert!(!scene.see(A).ix.unwrap().ahead);
}

#[test]
#[rule("RI-LEADER-06", "IF-94")]
fn ilesa_has_guild_contacts() {
    let mut scene = Scenario::ix_led_by(3, A, Leader::IlesaEcaz)
        .hand(A, &["start-signet-ring", FILLER])
        .goods(A, 1, 0, 0);
    scene.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Pay([Solari(1)], [Foldspace])");
    assert_eq!((scene.see(A).solari, scene.see(A).discard), (0, vec![card("base-reserve-foldspace")]));
}

#[test]
#[rule("RI-LEADER-07", "RI-EX-07", "IF-55")]
fn yuna_gains_more() {
    let scene = Scenario::ix_led_by(3, A, Leader::YunaMoritani).goods(A, 0, 0, 0).freighter(A, 1);
    let mut scene = scene.hand(A, &["ix-imp-landing-rights", FILLER]).intrigue(A, &["base-int-windfall"]);
    scene.send(A, "ix-imp-landing-rights", Space::Arrakeen).resolve(A, "Freighter");
    scene.act(A, Action::RecallFreighter).example("RI-EX-07");
    scene.resolve(A, "Choose").choose(A, 0).play(A, "base-int-windfall");
    assert_eq!((scene.see(A).solari, scene.see(B).solari), (9, 1));
    // Before an agent is sent, and on the Reveal turn, as well.
    let scene = Scenario::ix_led_by(3, A, Leader::YunaMoritani).goods(A, 0, 0, 0);
    let mut scene = scene.hand(A, &["ix-imp-choam-delegate"]).intrigue(A, &["base-int-windfall"]);
    scene.play(A, "base-int-windfall");
    assert_eq!(scene.see(A).solari, 3);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).solari, 7);
    // Not on the turns of others, nor in the Combat phase.
    let mut control =
        Scenario::ix_led_by(3, A, Leader::YunaMoritani).control(A, Space::Arrakeen).goods(A, 0, 0, 0);
    control = control.hand(B, &["base-imp-scout", FILLER]).turn_of(B);
    control.send(B, "base-imp-scout", Space::Arrakeen);
    assert_eq!(control.see(A).solari, 1);
    let reward = Scenario::ix_led_by(3, A, Leader::YunaMoritani).conflict("base-con-guild-bank-raid");
    assert_eq!(reward.goods(A, 0, 0, 0).troops(A, 0, 1).combat().see(A).solari, 6);
    let round =
        Scenario::ix_led_by(3, A, Leader::YunaMoritani).tiles(A, &["shuttle-fleet"]).goods(A, 0, 0, 0);
    assert_eq!(round.new_round().see(A).solari, 2);
}

#[test]
#[rule("RI-LEADER-08", "RI-LEADER-09")]
fn the_rings_of_the_moritani() {
    let mut yuna = Scenario::ix_led_by(3, A, Leader::YunaMoritani).goods(A, 7, 0, 0).troops(A, 3, 0);
    yuna = yuna.hand(A, &["start-signet-ring", FILLER]);
    yuna.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Pay([Solari(7)]");
    yuna.act(A, Action::Faction(Faction::Emperor));
    assert_eq!(
        (yuna.see(A).solari, yuna.see(A).spice, yuna.see(A).influence[0], yuna.see(A).garrison),
        (0, 1, 1, 4)
    );
    let mut hundro = Scenario::ix_led_by(3, A, Leader::HundroMoritani).goods(A, 0, 1, 0);
    hundro = hundro.hand(A, &["start-signet-ring", FILLER]);
    hundro.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Pay([Spice(1)], [Freighter])");
    hundro.act(A, Action::Advance);
    assert_eq!((hundro.see(A).spice, hundro.see(A).ix.unwrap().freighter), (0, 1));
}

#[test]
#[rule("RI-LEADER-11", "RI-LEADER-12", "RI-AMB-07")]
fn tessia_observes() {
    let mut scene = Scenario::ix_led_by(3, A, Leader::TessiaVernius).goods(A, 0, 0, 0);
    for faction in Faction::ALL {
        scene = scene.influence(A, *faction, 1);
    }
    let wealth = |scene: Scenario, key: &'static str, space: Space| {
        let mut scene = scene.hand(A, &[key, FILLER]).goods(A, 9, 9, 0);
        scene.send(A, key, space).resolve(A, "Influence");
        scene
    };
    // The first token: a card for a spice.
    let mut scene = wealth(scene, "base-reserve-foldspace", Space::Wealth);
    assert_eq!(scene.see(A).ix.unwrap().snoopers.len(), 3);
    scene.resolve(A, "Pay([Discard(1)], [Spice(1)])");
    assert_eq!(scene.see(A).spice, 10);
    // The second: the bonus of step 4 of that track, which she has not reached.
    let scene = Scenario::ix_led_by(3, A, Leader::TessiaVernius).snooped(A, &[Faction::Emperor]);
    let scene = wealth(scene.influence(A, Faction::Guild, 1), "start-diplomacy", Space::Foldspace);
    assert_eq!(scene.see(A).solari, 12);
    // The third: influence there; the fourth: both.
    let scene =
        Scenario::ix_led_by(3, A, Leader::TessiaVernius).snooped(A, &[Faction::Emperor, Faction::Guild]);
    let mut scene =
        wealth(scene.influence(A, Faction::BeneGesserit, 1), "start-diplomacy", Space::SelectiveBreeding);
    scene.resolve(A, "Influence(BeneGesserit");
    assert_eq!(scene.see(A).influence[2], 3);
    let last = [Faction::Emperor, Faction::Guild, Faction::BeneGesserit];
    let scene = Scenario::ix_led_by(3, A, Leader::TessiaVernius).snooped(A, &last);
    let mut scene =
        wealth(scene.influence(A, Faction::Fremen, 1), "base-reserve-foldspace", Space::Stillsuits);
    scene.resolve(A, "Influence(Fremen");
    assert_eq!(
        (scene.see(A).influence[3], scene.see(A).water, scene.see(A).ix.unwrap().snoopers.len()),
        (3, 2, 0)
    );
    // A token is taken once.
    let again = Scenario::ix_led_by(3, A, Leader::TessiaVernius).snooped(A, Faction::ALL);
    let again = wealth(again.influence(A, Faction::Guild, 1), "start-diplomacy", Space::Foldspace);
    assert_eq!(again.see(A).solari, 9);
}

#[test]
#[rule("RI-LEADER-13")]
fn tessia_is_duplicitous() {
    let scene = Scenario::ix_led_by(3, A, Leader::TessiaVernius).snooped(A, &[Faction::Emperor]);
    let mut scene = scene.influence(A, Faction::Emperor, 2).vp(A, 3).hand(A, &["start-signet-ring", FILLER]);
    scene.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Pay([LoseInfluence]");
    let with_token = [Faction::Guild, Faction::BeneGesserit, Faction::Fremen].map(Action::Faction);
    assert_eq!(scene.legal(A), with_token);
    scene.act(A, with_token[0]);
    assert_eq!(scene.see(A).influence, [1, 1, 0, 0]);
}
