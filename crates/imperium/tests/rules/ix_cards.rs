//! RI-CARD: cards of Rise of Ix with rules of their own.

use imperium::Zone;

use crate::*;

#[test]
#[rule("RI-CARD-01")]
fn only_cards_that_provide_swords_count() {
    // Bashar with a dagger and Truthsayer: two and one each for the two others.
    let hand = ["ix-imp-imperial-bashar", "start-dagger", "ix-imp-truthsayer", FILLER];
    let mut scene = Scenario::ix(3).troops(A, 0, 1).hand(A, &hand);
    scene.act(A, Action::Reveal).act_all(A);
    assert_eq!(scene.see(A).swords, 2 + 1 + 1 + 2);
    // Artillery counts every one of them, the Sister only if she provides swords.
    let artillery = |sister: usize| {
        let hand = ["base-imp-bene-gesserit-sister", "start-dagger"];
        let mut scene = Scenario::ix(3).troops(A, 0, 1).tiles(A, &["artillery"]).hand(A, &hand);
        scene.act(A, Action::Reveal).resolve(A, "Choose").choose(A, sister).act_all(A);
        scene.see(A).swords
    };
    // Two of hers and one of the dagger, and one for each; or the dagger's alone, and one for it.
    assert_eq!((artillery(0).max(artillery(1)), artillery(0).min(artillery(1))), (5, 2));
    // A card counts once, however many of its lines provide swords: two and three, or two and one for the dagger.
    let twice = |key: &str| {
        let scene = Scenario::ix(3).troops(A, 0, 1).tiles(A, &["artillery"]).hand(A, &[key, "start-dagger"]);
        let mut scene = scene.agent(A, Space::Wealth);
        scene.act(A, Action::Reveal).act_all(A);
        scene.see(A).swords
    };
    assert_eq!(twice("ix-imp-imperial-shock-trooper"), 2 + 3 + 1 + 2);
    assert_eq!(twice("ix-imp-imperial-bashar"), 2 + 1 + 1 + 2);
}

#[test]
#[rule("RI-CARD-02")]
fn second_wave_needs_a_unit() {
    let scene = Scenario::ix(3).intrigue(A, &["ix-int-second-wave"]).dreadnoughts(A, 1, 0).troops(B, 0, 1);
    assert_ne!(scene.combat().waiting(), Some(A));
    let scene = Scenario::ix(3).intrigue(A, &["ix-int-second-wave"]).dreadnoughts(A, 1, 0).troops(A, 3, 1);
    let mut scene = scene.combat();
    scene.play(A, "ix-int-second-wave");
    assert_eq!(scene.see(A).swords, 2);
    assert_eq!(scene.legal(A), [Action::Deploy(1), Action::DeployDreadnought, Action::Decline]);
    scene.act(A, Action::DeployDreadnought).act(A, Action::Deploy(1));
    assert_eq!((scene.see(A).strength, scene.see(A).deployed), (2 + 3 + 2 + 2, 2));
    assert!(!scene.may(A, Action::Deploy(1)));
}

#[test]
#[rule("RI-CARD-03", "RI-CARD-04")]
fn treachery_lands_troops() {
    let mut scene = Scenario::ix(3).troops(A, 3, 0).hand(A, &["ix-imp-treachery", FILLER]);
    scene.send(A, "ix-imp-treachery", Space::Wealth).act_all(A);
    // Two influence with the Emperor, and two troops wherever the agent went.
    assert_eq!((scene.see(A).influence[0], scene.see(A).deployed, scene.see(A).garrison), (2, 2, 3));
    assert!(scene.view().gone.contains(&card("ix-imp-treachery")));
    let mut revealed = Scenario::ix(3).troops(A, 3, 0).hand(A, &["ix-imp-treachery"]);
    revealed.act(A, Action::Reveal).act_all(A);
    assert_eq!((revealed.see(A).deployed, revealed.see(A).garrison), (2, 3));
}

#[test]
#[rule("RI-CARD-05")]
fn weirding_way() {
    let start = || {
        let mut scene = Scenario::ix(3).hand(A, &["ix-imp-weirding-way", "start-dagger", FILLER]);
        scene.send(A, "ix-imp-weirding-way", Space::BaseCarthag).act_all(A);
        if scene.may(A, Action::EndTurn) {
            scene.act(A, Action::EndTurn);
        }
        scene
    };
    let mut again = start();
    assert_eq!(again.legal(A), [Action::AnotherTurn, Action::Decline]);
    again.act(A, Action::AnotherTurn).send(A, "start-dagger", Space::TechNegotiation);
    again.act(A, Action::EndTurn);
    assert_eq!(again.waiting(), Some(B));
    let mut reveal = start();
    reveal.act(A, Action::AnotherTurn).act(A, Action::Reveal);
    assert_eq!(reveal.see(A).reveal_number, 1);
    let mut not = start();
    not.act(A, Action::Decline);
    assert_eq!((not.waiting(), not.see(A).agents), (Some(B), 1));
}

#[test]
#[rule("RI-CARD-06")]
fn guild_accord_lowers_the_heighliner() {
    let accord = |spice: u8| {
        Scenario::ix(3).goods(A, 0, spice, 0).hand(A, &["ix-imp-guild-accord", "base-reserve-foldspace"])
    };
    let mut scene = accord(4);
    assert!(!scene.spaces(A, "base-reserve-foldspace").contains(&Space::BaseHeighliner));
    scene.send(A, "ix-imp-guild-accord", Space::BaseHeighliner);
    assert_eq!(scene.see(A).spice, 0);
    assert!(!accord(3).spaces(A, "ix-imp-guild-accord").contains(&Space::BaseHeighliner));
}

#[test]
#[rule("RI-CARD-07")]
fn bounty_hunter() {
    let hunter = |enemy: bool| {
        let scene = Scenario::ix(3).hand(A, &["ix-imp-bounty-hunter", FILLER]).goods(A, 0, 0, 0);
        let mut scene = if enemy { scene.agent(B, Space::BaseCarthag) } else { scene };
        scene.send(A, "ix-imp-bounty-hunter", Space::BaseCarthag).act_all(A);
        scene.see(A).solari
    };
    assert_eq!((hunter(true), hunter(false)), (2, 0));
    // However the blocking was lifted.
    let scene = Scenario::ix_led_by(3, A, Leader::HelenaRichese).hand(A, &["ix-imp-bounty-hunter", FILLER]);
    let mut scene = scene.goods(A, 0, 0, 0).agent(C, Space::Arrakeen);
    scene.send(A, "ix-imp-bounty-hunter", Space::Arrakeen).act_all(A);
    assert_eq!(scene.see(A).solari, 2);
}

#[test]
#[rule("RI-CARD-08")]
fn desert_ambush() {
    let scene = Scenario::ix(3).hand(A, &["ix-imp-desert-ambush", FILLER]).troops(A, 3, 0).troops(B, 0, 2);
    let mut scene = scene.dreadnoughts(C, 0, 1).swords(C, 2);
    scene.send(A, "ix-imp-desert-ambush", Space::ImperialBasin);
    let ambush = Action::Resolve(effect("ix-imp-desert-ambush.agent.1"));
    assert!(!scene.may(A, ambush));
    scene.act(A, Action::Deploy(2)).act(A, ambush);
    assert_eq!(scene.legal(A), [Action::Repel(B), Action::RepelDreadnought(C), Action::Decline]);
    scene.act(A, Action::Repel(B)).act(A, Action::RepelDreadnought(C));
    assert_eq!((scene.see(B).deployed, scene.see(B).garrison), (1, 1));
    let ships = scene.see(C).ix.unwrap().dreadnoughts;
    assert_eq!((ships.deployed, ships.garrison, scene.see(C).strength), (0, 1, 0));
    // One for each troop.
    assert!(!scene.may(A, Action::Repel(B)));
}

#[test]
#[rule("RI-CARD-09")]
fn cannon_turrets() {
    let scene =
        Scenario::ix(3).intrigue(A, &["ix-int-cannon-turrets"]).dreadnoughts(A, 0, 1).dreadnoughts(B, 0, 2);
    let mut scene = scene.troops(C, 0, 1).combat();
    scene.play(A, "ix-int-cannon-turrets");
    let deployed = [A, B, C].map(|seat| scene.see(seat).ix.unwrap().dreadnoughts.deployed);
    assert_eq!((deployed, scene.see(A).swords, scene.see(C).deployed), ([1, 1, 0], 2, 1));
}

#[test]
#[rule("RI-CARD-10")]
fn negotiated_withdrawal() {
    let pay = Action::Resolve(effect("ix-imp-negotiated-withdrawal.reveal.2"));
    let mut scene =
        Scenario::ix(3).dreadnoughts(A, 0, 1).troops(A, 3, 3).hand(A, &["ix-imp-negotiated-withdrawal"]);
    scene.act(A, Action::Reveal).act(A, pay);
    assert!(!scene.may(A, Action::Retreat(2)));
    scene.act(A, Action::Retreat(1)).act(A, Action::RetreatDreadnought);
    // Only troops are left, so the third goes by itself.
    scene.act(A, Action::Faction(Faction::Guild));
    assert_eq!((scene.see(A).deployed, scene.see(A).garrison, scene.see(A).influence[1]), (1, 5, 1));
    let mut two =
        Scenario::ix(3).dreadnoughts(A, 0, 1).troops(A, 3, 1).hand(A, &["ix-imp-negotiated-withdrawal"]);
    two.act(A, Action::Reveal);
    assert!(!two.may(A, pay));
}

#[test]
#[rule("RI-CARD-11")]
fn strategic_push() {
    let push = |mine: u8, theirs: u8| {
        let scene = Scenario::ix(3).conflict("base-con-guild-bank-raid").goods(A, 0, 0, 0);
        let mut scene =
            scene.intrigue(A, &["ix-int-strategic-push"]).troops(A, 0, mine).troops(B, 0, theirs).combat();
        scene.play(A, "ix-int-strategic-push");
        if scene.waiting() == Some(A) && scene.may(A, Action::Pass) {
            scene.act(A, Action::Pass);
        }
        scene.told.iter().any(|event| {
            matches!(
                event,
                imperium::Event::Gained { seat: A, good: imperium::event::Good::Solari, amount: 2 }
            )
        })
    };
    assert!(push(2, 1));
    assert!(!push(1, 4));
    // A tie for first is no win.
    assert!(!push(1, 2));
}

#[test]
#[rule("RI-CARD-12")]
fn diversion() {
    let diversion = Action::Play(intrigue("ix-int-diversion"));
    let scene = Scenario::ix(3).dreadnoughts(A, 1, 0).troops(A, 6, 0).intrigue(A, &["ix-int-diversion"]);
    let mut scene = scene.hand(A, &["base-reserve-foldspace", FILLER]).goods(A, 0, 6, 0);
    scene.send(A, "base-reserve-foldspace", Space::BaseHeighliner).resolve(A, "Troops(5)");
    scene.act(A, Action::Deploy(3));
    assert!(!scene.may(A, diversion));
    scene.act(A, Action::DeployDreadnought).act(A, diversion).act(A, Action::Advance);
    assert_eq!(scene.see(A).ix.unwrap().freighter, 1);
}

#[test]
#[rule("RI-CARD-13")]
fn quid_pro_quo() {
    let scene =
        Scenario::ix(3).agent(A, Space::Wealth).intrigue(A, &["ix-int-quid-pro-quo"]).goods(A, 0, 2, 0);
    let mut scene = scene.swordmaster(A).agent(A, Space::Stillsuits);
    scene.play(A, "ix-int-quid-pro-quo");
    assert_eq!((scene.see(A).influence, scene.see(A).spice), ([1, 0, 0, 1], 0));
    let none =
        Scenario::ix(3).agent(A, Space::Arrakeen).intrigue(A, &["ix-int-quid-pro-quo"]).goods(A, 0, 2, 0);
    assert!(!none.may(A, Action::Play(intrigue("ix-int-quid-pro-quo"))));
}

#[test]
#[rule("RI-CARD-14")]
fn grand_conspiracy() {
    let points = |ships: (u8, u8), council: bool, spice: bool| {
        let scene =
            Scenario::ix(3).intrigue(A, &["ix-int-grand-conspiracy"]).dreadnoughts(A, ships.0, ships.1);
        let scene = scene.alliance(A, Faction::Guild, 4).alliance(A, Faction::Fremen, 4);
        let scene = if council { scene.council(A) } else { scene };
        let scene = if spice { scene.discard(A, &["base-reserve-spice-must-flow"]) } else { scene };
        let mut scene = scene.endgame();
        let before = scene.see(A).vp;
        if scene.may(A, Action::Play(intrigue("ix-int-grand-conspiracy"))) {
            scene.play(A, "ix-int-grand-conspiracy");
        }
        scene.see(A).vp - before
    };
    assert_eq!(points((1, 1), true, true), 2);
    assert_eq!(points((2, 0), true, false), 1);
    // Only commissioned ones count.
    assert_eq!((points((1, 0), true, false), points((1, 0), true, true)), (0, 1));
}

#[test]
#[rule("RI-CARD-15")]
fn shai_hulud() {
    let mut scene = Scenario::ix(3).hand(A, &["ix-imp-shai-hulud", FILLER]).troops(A, 3, 0);
    scene.send(A, "ix-imp-shai-hulud", Space::Smuggling).resolve(A, "Pay([Trash]");
    assert!(!scene.may(A, Action::Decline));
    scene.act(A, Action::Trash(Zone::Played, card("ix-imp-shai-hulud")));
    assert_eq!(scene.see(A).garrison, 5);
    let mut acquired = Scenario::ix(3).hand(A, &[FILLER]).persuasion(A, 9);
    let row =
        ["ix-imp-shai-hulud", "ix-imp-jamis", "ix-imp-sayyadina", "ix-imp-appropriate", "ix-imp-treachery"];
    acquired = acquired.row(row);
    acquired.act(A, Action::Reveal).act(A, Action::Acquire(card("ix-imp-shai-hulud")));
    assert!(acquired.may(A, Action::Decline));
}

#[test]
#[rule("RI-CARD-16")]
fn machine_culture_must_acquire() {
    let culture = Action::Play(intrigue("ix-int-machine-culture"));
    let scene = || {
        Scenario::ix(3)
            .tech(["windtraps", "flagship", "shuttle-fleet"])
            .intrigue(A, &["ix-int-machine-culture"])
    };
    let mut scene_a = scene().goods(A, 0, 2, 0);
    scene_a.act(A, culture);
    assert_eq!(scene_a.see(A).ix.unwrap().tiles, [tech("windtraps")]);
    let mut choice = scene().goods(A, 0, 9, 0);
    choice.act(A, culture);
    assert_eq!(choice.refused(A, Action::Decline).as_str(), "RI-CARD-16");
    assert!(!scene().goods(A, 0, 1, 0).may(A, culture));
}

#[test]
#[rule("RI-AMB-05")]
fn invasion_ships_lift_the_blocking() {
    let scene = Scenario::ix(3).tiles(A, &["invasion-ships"]).hand(A, &["start-dagger", FILLER]);
    let mut scene = scene.agent(B, Space::TechNegotiation);
    assert!(!scene.spaces(A, "start-dagger").contains(&Space::TechNegotiation));
    scene.act(A, Action::UseTech(tech("invasion-ships"))).act(A, Action::Discard(card(FILLER)));
    assert!(scene.spaces(A, "start-dagger").contains(&Space::TechNegotiation));
    scene.send(A, "start-dagger", Space::TechNegotiation);
    // After the agent was sent it is too late.
    let mut late = Scenario::ix(3).tiles(A, &["invasion-ships"]).hand(A, &["start-dagger", FILLER]);
    late.send(A, "start-dagger", Space::TechNegotiation);
    assert!(!late.may(A, Action::UseTech(tech("invasion-ships"))));
}

#[test]
fn flagship_holoprojectors_and_windtraps() {
    let mut flagship =
        Scenario::ix(3).tiles(A, &["flagship", "holoprojectors"]).goods(A, 4, 0, 0).troops(A, 3, 0);
    flagship = flagship.hand(A, &["start-dagger", FILLER]);
    flagship.act(A, Action::UseTech(tech("flagship")));
    assert_eq!((flagship.see(A).solari, flagship.see(A).garrison), (0, 6));
    flagship.act(A, Action::UseTech(tech("holoprojectors"))).act(A, Action::Discard(card(FILLER)));
    assert_eq!((flagship.see(A).hand_count, flagship.see(A).discard.len()), (2, 1));
    let won = Scenario::ix(3).tiles(A, &["windtraps"]).goods(A, 0, 0, 0).troops(A, 0, 1).combat();
    let lost =
        Scenario::ix(3).tiles(A, &["windtraps"]).goods(A, 0, 0, 0).troops(A, 0, 1).troops(B, 0, 2).combat();
    assert_eq!(won.see(A).water - lost.see(A).water, 1);
}

#[test]
fn strongarm_blackmail_and_war_chest() {
    let scene = Scenario::ix(3).troops(A, 1, 1).intrigue(A, &["ix-int-strongarm"]);
    let mut scene = scene.hand(A, &["start-diplomacy", FILLER]);
    scene.send(A, "start-diplomacy", Space::Foldspace).play(A, "ix-int-strongarm");
    assert_eq!(scene.legal(A), [Action::LoseGarrison, Action::LoseTroop]);
    scene.act(A, Action::LoseTroop).act_all(A);
    assert_eq!((scene.see(A).deployed, scene.see(A).influence[1]), (0, 2));
    let mut chest = Scenario::ix(3)
        .goods(A, 2, 0, 0)
        .troops(A, 0, 1)
        .intrigue(A, &["ix-int-war-chest", "ix-int-cull"])
        .combat();
    chest.play(A, "ix-int-war-chest");
    assert_eq!((chest.see(A).swords, chest.see(A).solari), (4, 0));
}
