//! What single cards, leaders and Rivals say to the letter, where it is easily read too widely or too narrowly.

use imperium::Zone;
use imperium::board::Set;
use imperium::content::{Conflict, Objective, content};

use crate::*;

#[test]
fn the_box_holds_what_the_fact_sheet_counts() {
    let content = content();
    let copies = |key: &str| -> u8 {
        content.cards.iter().filter(|card| card.key.starts_with(key)).map(|card| card.copies).sum()
    };
    assert_eq!((copies("imp-"), copies("start-"), copies("reserve-")), (69, 10, 18));
    // Agent icons of the Imperium deck: the four factions, Landsraad, City, Spice Trade, Spy.
    let icons: Vec<u8> = imperium::board::Icon::ALL
        .iter()
        .map(|icon| {
            let with = content.cards.iter().filter(|card| card.key.starts_with("imp-"));
            with.filter(|card| card.icons.contains(icon)).map(|card| card.copies).sum()
        })
        .collect();
    assert_eq!(icons, [11, 11, 11, 11, 16, 29, 28, 11]);
    let intrigues = || content.intrigues.iter().filter(|card| card.set == Set::Uprising);
    assert_eq!(intrigues().map(|card| card.copies).sum::<u8>(), 44);
    assert_eq!(content.intrigues.iter().filter(|card| card.choam).map(|card| card.copies).sum::<u8>(), 4);
    let conflicts = || Conflict::all().filter(|card| card.text().set == Set::Uprising);
    let level = |level| conflicts().filter(|card| card.text().level == level).count();
    assert_eq!((level(1), level(2), level(3)), (3, 9, 4));
    let icon = |icon| conflicts().filter(|card| card.text().icon == icon).count();
    assert_eq!(BattleIcon::ALL.iter().map(|&shown| icon(Some(shown))).collect::<Vec<_>>(), [5, 5, 5, 1]);
    assert_eq!(conflicts().filter(|card| card.text().location.is_some()).count(), 6);
    let used = |players| Objective::all().filter(|card| card.text().players.contains(&players)).count();
    assert_eq!([1, 2, 3, 4].map(used), [3, 3, 3, 4]);
    assert_eq!(
        (content.contracts.len(), content.rivals.iter().filter(|it| it.set == Set::Uprising).count()),
        (28, 10)
    );
    assert_eq!(content.leaders.iter().filter(|leader| leader.set == Set::Uprising).count(), 10);
    assert_eq!(content.training.len(), 8);
}

#[test]
#[rule("IU-CLARIFY-08", "IU-AMB-85")]
fn shaddams_ban_holds_for_sandworms_too() {
    let scene = |key: &str| {
        let mut scene =
            Scenario::led_by(3, true, A, Leader::Shaddam).hand(A, &[key, FILLER]).hooks(A).goods(A, 0, 0, 1);
        scene.send(A, key, Space::HaggaBasin);
        let at = scene.pool().iter().position(|item| item.contains("Worms")).unwrap();
        scene.resolve_nth(A, at).choose(A, 1);
        scene.see(A).worms
    };
    assert_eq!((scene("start-dune-desert-planet"), scene("start-signet-ring")), (1, 0));
}

#[test]
#[rule("IU-SPACE-04", "IU-REVEAL-09", "IU-AMB-86")]
fn a_seat_taken_on_the_reveal_turn_speaks_at_once() {
    let mut scene =
        Scenario::new(3).goods(A, 5, 0, 0).hand(A, &["imp-corrinth-city"]).intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal).resolve(A, "Choose");
    assert_eq!(scene.see(A).persuasion, 0);
    scene.choose(A, 1);
    assert_eq!((scene.see(A).council, scene.see(A).persuasion), (true, 2));
}

#[test]
fn only_the_spy_of_the_signet_ring_opens_stabans_deals() {
    let scene = || {
        let mut scene = Scenario::led_by(3, true, A, Leader::StabanTuek)
            .hand(A, &["start-signet-ring", FILLER])
            .contract(A, "contract-arrakeen-2")
            .goods(A, 0, 1, 0);
        scene.send(A, "start-signet-ring", Space::Arrakeen);
        scene
    };
    let deal = |scene: &Scenario| {
        let at = scene.pool().iter().position(|item| item.starts_with("If(PlacedSpyAt([Landsraad")).unwrap();
        scene.nth(at)
    };
    let last_spy = |scene: &Scenario| {
        let at = scene.pool().iter().rposition(|item| item == "Spy").unwrap();
        scene.nth(at)
    };
    // The contract's spy at the Landsraad opens nothing.
    let mut contract = scene();
    contract.act(A, last_spy(&contract)).act(A, Action::PlaceSpy(Post::LandsraadLeft));
    assert!(!contract.may(A, deal(&contract)));
    // The ring's spy does, wherever the contract's goes afterwards.
    let mut ring = scene();
    ring.resolve(A, "Spy").act(A, Action::PlaceSpy(Post::LandsraadLeft));
    ring.act(A, last_spy(&ring)).act(A, Action::PlaceSpy(Post::Choam));
    ring.act(A, deal(&ring));
    assert_eq!((ring.see(A).spice, ring.see(A).solari), (0, 3));
}

#[test]
#[rule("IU-CLARIFY-04")]
fn guild_envoy_looks_at_its_own_discard_only() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-guild-envoy", "imp-space-time-folding"])
        .intrigue(A, &["int-sietch-ritual"]);
    scene.play(A, "int-sietch-ritual").act(A, Action::Discard(card("imp-space-time-folding")));
    scene.choose(A, 1);
    scene.send(A, "imp-guild-envoy", Space::DeliverSupplies).act_all(A);
    // Nothing was left to discard: the Guild card of the ritual is not its.
    assert_eq!(scene.see(A).hand_count, 0);
}

#[test]
#[rule("IU-CLARIFY-05")]
fn a_card_discarded_from_the_deck_was_not_discarded_from_the_hand() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-long-live-the-fighters", FILLER])
        .deck(A, &["imp-spacing-guilds-favor", "start-diplomacy", "start-reconnaissance"]);
    scene.send(A, "imp-long-live-the-fighters", Space::SpiceRefinery);
    scene.resolve(A, "If(DeckHolds(3)").act(A, Action::Pick(card("start-diplomacy")));
    scene.act(A, Action::Pick(card("imp-spacing-guilds-favor")));
    assert_eq!(scene.see(A).discard, [card("imp-spacing-guilds-favor")]);
    assert_eq!(scene.see(A).spice, 0);
}

#[test]
#[rule("IU-AMB-72")]
fn a_trashed_copy_takes_its_effects_with_it() {
    let reveal = || {
        let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
            .hand(A, &["imp-calculus-of-power", "imp-calculus-of-power", "imp-imperial-spymaster"])
            .intrigue(A, &["int-devour"]);
        scene.act(A, Action::Reveal).resolve(A, "Pay([TrashInPlay");
        scene
    };
    let calculus = card("imp-calculus-of-power");
    let mut other = reveal();
    other.act(A, Action::Trash(Zone::Revealed, calculus));
    assert_eq!((other.see(A).swords, other.pool().len()), (4, 0));
    // When each trashes another card both pay.
    let mut both = reveal();
    both.act(A, Action::Trash(Zone::Revealed, card("imp-imperial-spymaster")));
    both.resolve(A, "Pay([TrashInPlay");
    assert_eq!((both.see(A).swords, both.see(A).revealed.len()), (7, 1));
    // Of two copies with two effects each, the one that stays keeps both of its own.
    let mut pair = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-unswerving-loyalty", "imp-unswerving-loyalty"])
        .deck(A, &["start-dagger"])
        .goods(A, 0, 1, 0)
        .intrigue(A, &["int-cunning", "int-devour"]);
    pair.act(A, Action::Reveal).play(A, "int-cunning").choose(A, 1);
    assert_eq!(pair.pool().len(), 4);
    pair.act(A, Action::Trash(Zone::Revealed, card("imp-unswerving-loyalty")));
    let left = pair.pool();
    assert!(left.len() == 2 && left[0] == "Troops(1)" && left[1].starts_with("If(Bond(Fremen)"), "{left:?}");
}

#[test]
#[rule("IU-AMB-72")]
fn leadership_does_not_count_a_trashed_card() {
    let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-leadership", "imp-calculus-of-power", "imp-sardaukar-soldier"])
        .troops(A, 0, 1)
        .intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal).resolve(A, "Pay([TrashInPlay").resolve(A, "Per");
    // Its own sword, the soldier's, three of the calculus, and one for the calculus alone.
    assert_eq!(scene.see(A).swords, 1 + 1 + 3 + 1);
}

#[test]
#[rule("IU-AMB-87")]
fn two_factions_are_named_before_either_gives_anything() {
    let mut scene = Scenario::new(3)
        .conflict("con-propaganda")
        .troops(A, 0, 1)
        .influence(A, Faction::BeneGesserit, 3)
        .combat();
    scene.act(A, Action::Faction(Faction::BeneGesserit));
    assert_eq!((scene.see(A).influence, scene.see(A).intrigue_count), ([0, 0, 3, 0], 0));
    assert!(!scene.may(A, Action::Faction(Faction::BeneGesserit)));
    scene.act(A, Action::Faction(Faction::Guild));
    assert_eq!((scene.see(A).influence, scene.see(A).intrigue_count), ([0, 1, 4, 0], 1));
}

#[test]
#[rule("IU-ACQUIRE-08", "IU-AMB-34")]
fn an_acquire_box_may_be_left() {
    let row =
        ["imp-overthrow", "imp-spy-network", "imp-maula-pistol", "imp-rebel-supplier", "imp-hidden-missive"];
    let acquire = || {
        let mut scene = Scenario::new(3).row(row).persuasion(A, 6).hand(A, &[FILLER]);
        scene.act(A, Action::Reveal).act(A, Action::Acquire(card("imp-overthrow")));
        assert_eq!(scene.legal(A), [scene.option(0), Action::Decline]);
        scene
    };
    let mut used = acquire();
    used.choose(A, 0);
    let mut left = acquire();
    left.act(A, Action::Decline);
    assert_eq!((used.see(A).intrigue_count, left.see(A).intrigue_count), (1, 0));
}

/// With two people the Rival sits in the third place.
fn rival_turn(scene: Scenario, key: &str) -> Scenario {
    scene.hagal(&[key]).rival_turn(C)
}

#[test]
#[rule("IU-RIVAL-18", "IU-RIVAL-28")]
fn deep_desert_does_not_show_rivals_the_shield_wall() {
    let scene = |bonus| {
        Scenario::against(&[Rival::MargotFenring])
            .conflict("con-siege-of-arrakeen")
            .hooks(C)
            .goods(C, 0, 0, 0)
            .bonus(bonus, 1)
    };
    let deep = rival_turn(scene(Space::DeepDesert), "space-deep-desert");
    assert_eq!((deep.view().wall, deep.see(C).spice, deep.see(C).worms), (true, 5, 0));
    // The card of the two basins does.
    let hagga = rival_turn(scene(Space::HaggaBasin), "hagal-hagga-imperial-basin");
    assert_eq!((hagga.view().wall, hagga.see(C).spice, hagga.see(C).worms), (false, 1, 1));
}

#[test]
fn rabban_sees_an_alliance_at_the_top_of_a_track() {
    let scene = Scenario::against(&[Rival::Rabban])
        .alliance(B, Faction::Guild, 5)
        .influence(C, Faction::Guild, 5)
        .spies(C, &[Post::Guild, Post::Fremen]);
    let scene = rival_turn(scene, "hagal-place-spy-city");
    assert_eq!(scene.see(C).influence[1], 6);
}

#[test]
#[rule("IU-RIVALDIFF-14", "IU-AMB-88")]
fn a_streamlined_rival_keeps_no_stolen_cards() {
    let four = ["int-contingency-plan", "int-contingency-plan", "int-detonation", "int-cunning"];
    let scene = Scenario::against(&[Rival::AmberMetulli]).swordmaster(C).goods(C, 0, 0, 0).intrigue(A, &four);
    let scene = rival_turn(scene, "space-secrets");
    assert_eq!((scene.see(A).intrigue_count, scene.see(C).intrigue_count), (3, 0));
}

#[test]
#[rule("IU-AMB-72", "IU-ROUND-13")]
fn leadership_counts_cards_that_gave_a_sword_only() {
    let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-leadership", "imp-stilgar-the-devoted", "start-dagger"])
        .troops(A, 0, 1)
        .intrigue(A, &["int-devour"]);
    // Two Fremen cards in play for Stilgar, who brings persuasion and no sword.
    scene.act(A, Action::Reveal).resolve(A, "Per(InPlay").resolve(A, "Per(OtherSword");
    assert_eq!((scene.see(A).persuasion, scene.see(A).swords), (2 + 4, 1 + 1 + 1));
}
