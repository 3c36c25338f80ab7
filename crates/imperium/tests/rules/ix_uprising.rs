//! DC and IU-COMBO: Rise of Ix with Uprising.

use imperium::Imperium;
use imperium::content::Leader;
use imperium::options::Options;
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

fn options(players: u8, choam: bool) -> Options {
    Options { ix: true, ..Options::new(players, choam) }
}

#[test]
#[rule("IU-COMBO-01", "IU-COMBO-02", "DC-05", "IU-AMB-69")]
fn board_and_posts() {
    let table = options(3, false).table();
    let there = |space: Space| table.spaces & space.bit() != 0;
    let gone = [Space::AssemblyHall, Space::GatherSupport, Space::Shipping, Space::AcceptContract];
    assert!(!gone.into_iter().any(there));
    let new = [Space::InterstellarShipping, Space::Smuggling, Space::TechNegotiation, Space::Dreadnought];
    assert!(new.into_iter().all(there));
    assert!([Space::HighCouncil, Space::ImperialPrivilege, Space::Swordmaster].into_iter().all(there));
    assert_eq!(table.spaces.count_ones(), 22);
    let posts = |post: Post| table.posts & post.bit() != 0;
    assert!(posts(Post::IxOverlay) && posts(Post::IxBoard));
    assert!(!posts(Post::Choam) && !posts(Post::LandsraadRight));
    assert_eq!(table.posts.count_ones(), 13);
    let spy = Scenario::uprising_ix(3).spies(A, &[Post::IxBoard]).hand(A, &["imp-calculus-of-power", FILLER]);
    let spy = spy.goods(A, 9, 0, 0);
    let spaces = spy.spaces(A, "imp-calculus-of-power");
    assert!(spaces.contains(&Space::TechNegotiation) && spaces.contains(&Space::Dreadnought));
    assert!(!spaces.contains(&Space::Smuggling));
}

#[test]
#[rule("DC-06", "IU-COMBO-03")]
fn the_decks() {
    for (choam, imperium, intrigue) in [(true, 104, 61), (false, 100, 57)] {
        let game = Imperium::start(&options(4, choam), &mut Fast::new(1), &mut Silent).unwrap();
        let view = game.view(Viewer::Spectator);
        let drawn: usize = view.players.iter().map(|player| player.intrigue_count).sum();
        assert_eq!((view.imperium_left + view.row.len(), view.intrigue_left + drawn), (imperium, intrigue));
        assert!(view.unseen.iter().all(|card| !card.key().starts_with("ix-")));
    }
}

#[test]
#[rule("DC-19", "IU-COMBO-04", "DC-27")]
fn the_epic_game_with_uprising() {
    let epic = Options { epic: true, ..options(4, false) };
    let view = Imperium::start(&epic, &mut Fast::new(2), &mut Silent).unwrap().view(Viewer::Spectator);
    let threes = view.unseen.iter().filter(|card| card.text().level == 3);
    assert_eq!(threes.clone().count(), 5);
    assert!(threes.clone().any(|card| card.key() == "ix-con-economic-supremacy"));
    let scene =
        Scenario::with(Options { epic: true, ..options(3, false) }).conflict("ix-con-economic-supremacy");
    let mut scene = scene.troops(A, 0, 1).goods(A, 0, 0, 0);
    let before = scene.see(A).icons.len();
    scene = scene.combat();
    while scene.view().phase == imperium::view::Phase::Combat {
        let seat = scene.waiting().unwrap();
        scene.act(seat, Action::Pass);
    }
    assert_eq!((scene.see(A).won.len(), scene.see(A).icons.len()), (1, before));
}

#[test]
#[rule("DC-10", "DC-11", "IU-COMBO-06", "IU-SETUP-14")]
fn ilesa_brings_the_foldspace_cards() {
    let with = |leader| {
        let mut options = options(3, false);
        options.leaders[0] = Some(leader);
        Scenario::with(options)
    };
    let foldspace = |scene: &Scenario| scene.view().reserve[1];
    assert_eq!(foldspace(&with(Leader::IlesaEcaz)), 6);
    assert_eq!(foldspace(&with(Leader::ArmandEcaz)), 0);
    assert_eq!(Scenario::new(3).view().reserve.len(), 2);
    let mut scene = with(Leader::IlesaEcaz).hand(A, &["start-signet-ring", FILLER]).goods(A, 1, 0, 0);
    scene.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "Pay([Solari(1)], [Foldspace])");
    assert_eq!(scene.see(A).discard, [card("base-reserve-foldspace")]);
    assert!(options(3, false).free_leaders().any(|leader| leader == Leader::TessiaVernius));
    assert!(Options::new(3, false).free_leaders().all(|leader| leader != Leader::TessiaVernius));
}

#[test]
#[rule("DC-12", "DC-13", "DC-14", "DC-GAP-03", "IU-COMBO-05")]
fn dreadnoughts_on_arrakis() {
    let scene = Scenario::uprising_ix(3).dreadnoughts(A, 0, 1).worms(A, 1).troops(A, 0, 1).no_wall();
    assert_eq!(scene.see(A).strength, 3 + 3 + 2);
    let mut scene = scene.conflict("con-skirmish-desert-mouse").combat();
    let places = [Space::Arrakeen, Space::SpiceRefinery, Space::ImperialBasin].map(Action::Occupy);
    while !scene.legal(A).contains(&places[0]) {
        let first = scene.legal(A)[0];
        scene.act(A, first);
    }
    assert_eq!(scene.legal(A), places);
    // After the rewards, before the card is taken; and once, though a sandworm doubles the reward.
    assert!(scene.see(A).won.is_empty());
    scene.act(A, places[1]);
    assert_eq!(
        (scene.see(A).won.len() + scene.see(A).won_down.len(), scene.view().ix.unwrap().flags.len()),
        (1, 1)
    );
}

#[test]
#[rule("DC-14")]
fn a_sandworm_does_not_double_control() {
    let scene = Scenario::uprising_ix(3).dreadnoughts(A, 0, 2).worms(A, 1).no_wall();
    let mut scene = scene.conflict("con-skirmish-desert-mouse").combat();
    let places = [Space::Arrakeen, Space::SpiceRefinery].map(Action::Occupy);
    while !scene.may(A, places[0]) {
        let first = scene.legal(A)[0];
        scene.act(A, first);
    }
    scene.act(A, places[0]);
    assert!(!scene.may(A, places[1]));
    assert_eq!(scene.view().ix.unwrap().flags.len(), 1);
}

#[test]
#[rule("DC-15")]
fn a_sandworm_doubles_the_freighters() {
    let options = Options { ix: true, every_conflict: true, ..Options::new(3, false) };
    let scene = Scenario::with(options).conflict("ix-con-skirmish-e");
    let mut scene = scene.troops(A, 0, 1).worms(A, 1).goods(A, 0, 0, 0).combat();
    scene.act(A, Action::Advance).act(A, Action::Advance);
    assert_eq!((scene.see(A).ix.unwrap().freighter, scene.see(A).spice), (2, 2));
}

#[test]
#[rule("DC-16", "DC-17", "DC-18")]
fn cards_of_ix_with_uprising() {
    let scene = Scenario::uprising_ix(3).no_wall().worms(B, 1).troops(B, 0, 0).troops(A, 3, 0);
    let mut scene = scene.hand(A, &["ix-imp-desert-ambush", FILLER]);
    scene.send(A, "ix-imp-desert-ambush", Space::ImperialBasin).act(A, Action::Deploy(1));
    assert!(!scene.may(A, Action::Resolve(effect("ix-imp-desert-ambush.agent.1"))));
    // The icon needs no spy; the spy needs no icon.
    let icon = Scenario::uprising_ix(3).agent(B, Space::Arrakeen).hand(A, &["ix-imp-bounty-hunter", FILLER]);
    assert!(icon.spaces(A, "ix-imp-bounty-hunter").contains(&Space::Arrakeen));
    let spy = Scenario::uprising_ix(3).agent(B, Space::ImperialBasin).spies(A, &[Post::ImperialBasin]);
    let mut spy = spy.hand(A, &["imp-desert-survival", FILLER]);
    spy.send(A, "imp-desert-survival", Space::ImperialBasin);
    assert!(spy.see(A).spies.is_empty());
    let mut heighliner = Scenario::uprising_ix(3).goods(A, 0, 3, 0).hand(A, &["ix-imp-guild-accord", FILLER]);
    heighliner.send(A, "ix-imp-guild-accord", Space::Heighliner);
    assert_eq!(heighliner.see(A).spice, 0);
}

#[test]
#[rule("DC-30", "IU-COMBO-12", "IU-COMBO-13")]
fn house_hagal_with_both() {
    let deck = |players: u8| {
        let view = Scenario::with(options(players, false)).view();
        view.hagal.iter().chain(&view.hagal_discard).map(|card| card.key()).collect::<Vec<_>>()
    };
    let solo = deck(1);
    for gone in ["assembly-hall", "gather-support", "accept-contract", "foldspace", "duo"] {
        assert!(!solo.iter().any(|key| key.contains(gone)), "{gone}");
    }
    // 36 of Uprising against one person, five fewer, and six of Rise of Ix.
    let usual = Scenario::with(Options::new(1, false)).view();
    assert_eq!(solo.len(), usual.hagal.len() + usual.hagal_discard.len() - 5 + 6);
    assert!(!deck(2).iter().any(|key| key.contains("solo") || *key == "space-tech-negotiation"));
    let scene = Scenario::with(options(1, false)).dreadnoughts(B, 0, 1).hagal(&["space-arrakeen"]).combat();
    assert_eq!(scene.view().ix.unwrap().flags[0].space, Space::ImperialBasin);
}

#[test]
#[rule("DC-37", "IU-COMBO-07")]
fn the_ix_contracts_have_their_spaces() {
    let game = Imperium::start(&options(3, true), &mut Fast::new(1), &mut Silent).unwrap();
    // Everybody keeps one of two, though nobody asked for them.
    assert!(game.view(Viewer::Seat(A)).players[0].dealt.is_some());
    for (key, card, space) in [
        ("contract-ix-smuggling", "imp-desert-survival", Space::Smuggling),
        ("contract-ix-tech-negotiation", "start-dagger", Space::TechNegotiation),
    ] {
        let mut scene = Scenario::with(options(3, true)).ix_contract(A, key).hand(A, &[card, FILLER]);
        scene.send(A, card, space);
        assert_eq!(scene.see(A).completed.len(), 1, "{key}");
    }
    let scene = Scenario::with(options(3, true)).ix_contract(A, "contract-ix-dreadnought").goods(A, 3, 9, 0);
    let mut scene = scene.tech(["windtraps", "minimic-film", "artillery"]).hand(A, &["start-dagger", FILLER]);
    scene.send(A, "start-dagger", Space::Dreadnought);
    scene.act(A, Action::Resolve(effect("contract-ix-dreadnought.reward.1")));
    scene.act(A, Action::AcquireTech(tech("windtraps")));
    assert_eq!(scene.see(A).ix.unwrap().tiles.len(), 1);
    // Rivals get none.
    let alone = Imperium::start(&options(1, true), &mut Fast::new(1), &mut Silent).unwrap();
    let view = alone.view(Viewer::Everything);
    assert!(view.players[1].dealt.is_none() && view.players[1].contracts.is_empty());
}

#[test]
#[rule("DC-38")]
fn tessia_places_a_spy() {
    let mut options = options(3, false);
    options.leaders[0] = Some(Leader::TessiaVernius);
    let scene = Scenario::with(options).snooped(A, &[Faction::Guild]).influence(A, Faction::Emperor, 1);
    let mut scene = scene.hand(A, &["start-diplomacy", FILLER]);
    scene.send(A, "start-diplomacy", Space::DutifulService).resolve(A, "Influence(Emperor");
    assert!(
        scene.pool().iter().any(|effect| effect == "Spy")
            || scene.legal(A).iter().any(|action| matches!(action, Action::PlaceSpy(_)))
    );
}

#[test]
#[rule("DC-36")]
fn the_same_name_is_another_card() {
    let names = |key: &str| card(key).text().set;
    assert_ne!(names("reserve-spice-must-flow"), names("base-reserve-spice-must-flow"));
    assert_ne!(Space::Heighliner.text().spice, Space::BaseHeighliner.text().spice);
    assert_eq!(Space::Heighliner.key(), Space::BaseHeighliner.key());
}

#[test]
#[rule("IU-COMBO-14")]
fn a_card_that_names_foldspace_may_be_kept() {
    let kept = |players: u8| Options { keep_foldspace: true, ..options(players, false) };
    let key = "ix-hagal-foldspace-interstellar-shipping";
    let view = Scenario::with(kept(1)).view();
    assert_eq!(view.hagal.iter().chain(&view.hagal_discard).filter(|card| card.key() == key).count(), 1);
    let visited = |guild: u8| {
        let scene = Scenario::with(kept(1)).influence(B, Faction::Guild, guild).hagal(&[key]).rival_turn(B);
        let agents = scene.view().agents;
        agents.iter().filter(|here| here.seats.contains(&B)).map(|here| here.space).collect::<Vec<_>>()
    };
    assert_eq!(visited(1), [Space::DeliverSupplies]);
    assert_eq!(visited(2), [Space::InterstellarShipping]);
    assert!(Options { keep_foldspace: true, ..Options::new(1, false) }.check().is_err());
    assert!(kept(3).check().is_err());
}
