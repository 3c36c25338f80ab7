//! DB-LEADER: the eight leaders of Dune: Imperium.

use crate::*;

fn led(leader: Leader) -> Scenario {
    Scenario::base_led_by(3, A, leader)
}

/// Sends the Signet Ring to the Hall of Oratory.
fn signet(scene: Scenario) -> Scenario {
    let mut scene = scene.hand(A, &["start-signet-ring", FILLER]).deck(A, &["start-dagger"]);
    scene.send(A, "start-signet-ring", Space::HallOfOratory);
    scene
}

#[test]
#[rule("DB-LEADER-01", "DB-AMB-05")]
fn leto_pays_less_in_the_landsraad() {
    let scene = |solari| led(Leader::LetoAtreides).hand(A, &["start-dagger"]).goods(A, solari, 0, 0);
    assert_eq!(scene(1).spaces(A, "start-dagger"), [Space::Mentat, Space::HallOfOratory]);
    assert_eq!(scene(7).spaces(A, "start-dagger").len(), 5);
    let mut mentat = scene(1);
    mentat.send(A, "start-dagger", Space::Mentat);
    assert_eq!(mentat.see(A).solari, 0);
    // Nothing below nothing, and no discount on spice.
    let mut hall = scene(0);
    hall.send(A, "start-dagger", Space::HallOfOratory);
    let spice = led(Leader::LetoAtreides).hand(A, &["start-dune-desert-planet"]).goods(A, 9, 1, 0);
    assert!(!spice.spaces(A, "start-dune-desert-planet").contains(&Space::SellMelange));
}

#[test]
#[rule("DB-LEADER-02")]
fn leto_catches_up() {
    let scene = led(Leader::LetoAtreides)
        .goods(A, 0, 1, 0)
        .influence(B, Faction::Guild, 2)
        .influence(C, Faction::Fremen, 1)
        .influence(A, Faction::Fremen, 1);
    let mut scene = signet(scene);
    scene.resolve(A, "Pay");
    // Only where somebody stands strictly higher.
    assert_eq!((scene.see(A).influence, scene.see(A).spice), ([0, 1, 0, 1], 0));
    let nobody = signet(led(Leader::LetoAtreides).goods(A, 0, 1, 0));
    assert!(
        !nobody
            .legal(A)
            .iter()
            .any(|action| matches!(action, Action::Resolve(effect) if effect.name().contains("signet")))
    );
}

#[test]
#[rule("DB-LEADER-03", "DB-LEADER-04")]
fn paul_sees_the_top_of_his_deck() {
    let scene = led(Leader::PaulAtreides).deck(A, &["start-dagger", "start-dagger", "start-diplomacy"]);
    let mut scene = scene.hand(A, &["start-signet-ring", FILLER]);
    scene.send(A, "start-signet-ring", Space::HallOfOratory).resolve(A, "Draw(1)");
    let seen = scene.see(A).top;
    assert_eq!(seen.len(), 1);
    // Nobody else does.
    let others = scene.game();
    assert!(table::Game::view(others, table::Viewer::Seat(B)).players[0].top.is_empty());
    let before = scene.see(A).hand.unwrap();
    scene.act_all(A);
    // It is the next card drawn.
    let mut scene = scene.turn_of(A).intrigue(A, &["base-int-water-of-life"]).goods(A, 0, 1, 1);
    scene.play(A, "base-int-water-of-life");
    let hand = scene.see(A).hand.unwrap();
    assert!(
        hand.iter().filter(|&&card| card == seen[0]).count()
            > before.iter().filter(|&&card| card == seen[0]).count()
    );
    // The deck has run out: nothing is shuffled to be looked at.
    assert_eq!((scene.see(A).deck_count, scene.see(A).top.len()), (0, 0));
    // A deck that is shuffled has another card on top: what was seen there need not come next.
    let stays = |luck| {
        let scene =
            led(Leader::PaulAtreides).deck(A, &["start-dagger", "start-diplomacy", "start-seek-allies"]);
        let scene = scene.hand(A, &["start-signet-ring", FILLER]).intrigue(A, &["base-int-refocus"]);
        let mut scene = scene.luck(luck);
        scene.send(A, "start-signet-ring", Space::HallOfOratory).resolve(A, "Draw(1)");
        let seen = scene.see(A).top[0];
        scene.play(A, "base-int-refocus");
        scene.see(A).hand.unwrap().contains(&seen)
    };
    let stayed = (0..20).filter(|&luck| stays(luck)).count();
    assert!((1..20).contains(&stayed));
}

#[test]
#[rule("DB-LEADER-05", "DB-AMB-04", "IF-46")]
fn the_baron_strikes_once() {
    let scene = led(Leader::Baron).tokens(A, [Faction::Emperor, Faction::Fremen]).troops(A, 6, 0);
    let mut scene =
        scene.hand(A, &["start-reconnaissance", FILLER]).intrigue(A, &["base-int-rapid-mobilization"]);
    scene.play(A, "base-int-rapid-mobilization").act(A, Action::Deploy(3));
    assert_eq!(scene.see(A).influence, [0; 4]);
    scene.send(A, "start-reconnaissance", Space::Arrakeen).act(A, Action::Deploy(1));
    assert_eq!((scene.see(A).influence, scene.see(A).tokens), ([1, 0, 0, 1], Some(vec![])));
    // Once per game: more troops give nothing more.
    scene.act(A, Action::Deploy(1));
    assert_eq!(scene.see(A).influence, [1, 0, 0, 1]);
}

#[test]
#[rule("DB-LEADER-06", "DB-LEADER-07", "DB-LEADER-09", "DB-LEADER-13", "DB-LEADER-14")]
fn signet_rings() {
    let mut baron = signet(led(Leader::Baron).goods(A, 1, 0, 0));
    baron.resolve(A, "Pay");
    assert_eq!((baron.see(A).solari, baron.see(A).intrigue_count), (0, 1));
    let mut rabban = signet(led(Leader::Rabban));
    rabban.act_all(A);
    assert_eq!(rabban.see(A).garrison, 3 + 1 + 1);
    let mut allied = signet(led(Leader::Rabban).alliance(A, Faction::Guild, 4));
    allied.act_all(A);
    assert_eq!(allied.see(A).garrison, 3 + 1 + 2);
    // An Alliance won on this very turn counts: two of the ring, and two of the track.
    let scene =
        led(Leader::Rabban).influence(A, Faction::Emperor, 3).intrigue(A, &["base-int-favored-subject"]);
    let mut won = signet(scene);
    won.play(A, "base-int-favored-subject").act_all(A);
    assert_eq!(won.see(A).garrison, 3 + 1 + 2 + 2);
    let ilban = signet(led(Leader::IlbanRichese).goods(A, 0, 0, 0));
    assert_eq!(ilban.see(A).solari, 1);
    let ariana = signet(led(Leader::ArianaThorvald).goods(A, 0, 0, 0));
    assert_eq!(ariana.see(A).water, 1);
    let memnon = signet(led(Leader::MemnonThorvald).goods(A, 0, 0, 0));
    assert_eq!(memnon.see(A).spice, 1);
}

#[test]
#[rule("DB-LEADER-08", "IF-47")]
fn ilban_draws_for_the_solari_of_a_space() {
    let scene = led(Leader::IlbanRichese).deck(A, &["start-diplomacy", "start-dagger"]).goods(A, 6, 0, 0);
    let mut scene = scene.hand(A, &["base-imp-firm-grip", FILLER]);
    scene.send(A, "base-imp-firm-grip", Space::RallyTroops);
    assert_eq!((scene.see(A).hand_count, scene.see(A).solari), (2, 2));
    // Not for what a card costs.
    scene.resolve(A, "Pay").choose(A, 0);
    assert_eq!((scene.see(A).hand_count, scene.see(A).solari), (2, 0));
    scene.act_all(A);
    assert_eq!(scene.see(A).hand_count, 2);
    let mut free = led(Leader::IlbanRichese).hand(A, &["start-dagger", FILLER]).deck(A, &["start-diplomacy"]);
    free.send(A, "start-dagger", Space::HallOfOratory);
    assert_eq!(free.see(A).hand_count, 1);
}

#[test]
#[rule("DB-LEADER-10", "DB-CARD-27")]
fn helena_is_not_blocked_in_landsraad_and_cities() {
    let scene = led(Leader::HelenaRichese)
        .hand(A, &["start-signet-ring"])
        .agent(B, Space::Arrakeen)
        .agent(B, Space::HallOfOratory)
        .agent(C, Space::SecureContract)
        .agent(A, Space::BaseCarthag);
    let spaces = scene.spaces(A, "start-signet-ring");
    assert!(spaces.contains(&Space::Arrakeen) && spaces.contains(&Space::HallOfOratory));
    assert!(!spaces.contains(&Space::SecureContract) && !spaces.contains(&Space::BaseCarthag));
    let mut scene = scene;
    scene.send(A, "start-signet-ring", Space::Arrakeen);
    assert_eq!(scene.view().agents.iter().find(|here| here.space == Space::Arrakeen).unwrap().seats, [A, B]);
}

#[test]
#[rule("DB-LEADER-11", "IF-51", "IF-52", "IF-53")]
fn helena_sets_a_card_aside() {
    let row = ["base-imp-stilgar", "base-imp-scout", "base-imp-scout", "base-imp-dr-yueh", "base-imp-chani"];
    let mut scene = signet(led(Leader::HelenaRichese).row(row));
    scene.resolve(A, "SetAside").act(A, Action::SetAside(card("base-imp-stilgar")));
    assert!(!scene.view().row.contains(&card("base-imp-stilgar")) && scene.view().row.len() == 5);
    scene.act_all(A);
    let mut scene = scene.persuasion(B, 9);
    scene.act(B, Action::Reveal);
    assert!(!scene.may(B, Action::Acquire(card("base-imp-stilgar"))));
    let mut own = scene.persuasion(A, 1).turn_of(A);
    own.act(A, Action::Reveal).act(A, Action::AcquireAside);
    // Stilgar costs five: one of before, two of the hand, one of the Hall.
    assert_eq!(own.see(A).persuasion, 0);
    assert!(own.see(A).discard.contains(&card("base-imp-stilgar")));
}

#[test]
#[rule("DB-LEADER-12", "IF-48", "IF-49", "DB-AMB-06")]
fn ariana_draws_and_harvests_less() {
    let scene = || {
        led(Leader::ArianaThorvald)
            .bonus(Space::GreatFlat, 2)
            .goods(A, 0, 0, 2)
            .deck(A, &["start-dagger", "start-dagger"])
    };
    let mut plain = scene().hand(A, &["start-dune-desert-planet", FILLER]);
    plain.send(A, "start-dune-desert-planet", Space::GreatFlat).act_all(A);
    assert_eq!((plain.see(A).spice, plain.see(A).hand_count), (3 - 1 + 2, 2));
    // Doubled, it is still one harvest.
    let mut doubled = scene().hand(A, &["base-imp-carryall", FILLER]);
    doubled.send(A, "base-imp-carryall", Space::GreatFlat).act_all(A);
    assert_eq!((doubled.see(A).spice, doubled.see(A).hand_count), (6 - 1 + 2, 2));
    // Other spice is not harvested.
    let mut rider = led(Leader::ArianaThorvald).hand(A, &["base-imp-worm-riders"]).deck(A, &["start-dagger"]);
    rider = rider.goods(A, 0, 0, 0);
    rider.send(A, "base-imp-worm-riders", Space::Arrakeen).act_all(A);
    assert_eq!((rider.see(A).spice, rider.see(A).hand_count), (2, 1));
}

#[test]
#[rule("DB-LEADER-14")]
fn memnon_has_connections() {
    let mut scene = led(Leader::MemnonThorvald).hand(A, &["start-dagger"]).goods(A, 5, 0, 0);
    scene.send(A, "start-dagger", Space::BaseHighCouncil);
    scene.act_all(A).act(A, Action::Faction(Faction::Guild));
    assert_eq!((scene.see(A).council, scene.see(A).influence), (true, [0, 1, 0, 0]));
}
