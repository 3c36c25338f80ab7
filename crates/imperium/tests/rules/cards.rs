//! The cards: their numbers against the fact sheet, and the ones that do something of their own.

use imperium::Zone;
use imperium::content::{Card, Contract, Intrigue, content};
use table::{Game, Viewer};

use crate::*;

#[test]
#[rule("IU-ROUND-12")]
fn the_decks_add_up() {
    let deck = &content().cards[..54];
    let sum = |keep: &dyn Fn(&imperium::content::CardText) -> bool| -> u8 {
        deck.iter().filter(|card| keep(card)).map(|card| card.copies).sum()
    };
    assert_eq!((sum(&|_| true), sum(&|card| card.choam)), (69, 4));
    let by_cost: Vec<u8> = (1..=8).map(|cost| sum(&|card| card.cost == Some(cost))).collect();
    assert_eq!(by_cost, [8, 11, 18, 12, 10, 6, 2, 2]);
    let by_faction: Vec<u8> = Faction::ALL.iter().map(|&faction| sum(&|card| card.is(faction))).collect();
    assert_eq!(by_faction, [17, 20, 15, 20]);
    assert_eq!(sum(&|card| card.factions.is_empty()), 7);
    let intrigues = &content().intrigues;
    let types = |plot, combat, endgame| -> u8 {
        let fits = |card: &&imperium::content::IntrigueText| {
            card.set == imperium::board::Set::Uprising
                && card.plot.is_empty() != plot
                && card.combat.is_empty() != combat
                && card.endgame.is_empty() != endgame
        };
        intrigues.iter().filter(fits).map(|card| card.copies).sum()
    };
    assert_eq!(
        [
            types(true, true, false),
            types(true, false, false),
            types(false, false, true),
            types(true, false, true),
            types(false, true, false),
        ],
        [4, 24, 3, 3, 10]
    );
    let tiles = |ix: bool| {
        let tiles = Contract::all().filter(|tile| tile.text().ix == ix);
        tiles.map(|tile| tile.text().copies).sum::<u8>()
    };
    assert_eq!((tiles(false), tiles(true)), (20, 10));
    let of = |set| content().hagal.iter().filter(move |card| card.set == set).map(|card| card.copies);
    assert_eq!(of(imperium::board::Set::Uprising).sum::<u8>(), 37);
    // Every row says where it comes from.
    assert!(Card::all().all(|card| !card.text().source.is_empty()));
    assert!(Intrigue::all().all(|card| !card.text().source.is_empty()));
}

#[test]
#[rule("IU-GLOSS-12")]
fn what_is_paid_goes_to_the_bank() {
    let mut scene =
        Scenario::new(3).goods(A, 5, 0, 0).intrigue(A, &["int-market-opportunity"]).hand(A, &[FILLER]);
    scene.play(A, "int-market-opportunity");
    assert_eq!((scene.see(A).solari, scene.see(A).spice), (0, 5));
    let others: Vec<u8> = [B, C].iter().map(|&seat| scene.see(seat).solari).collect();
    assert_eq!(others, [0, 0]);
}

#[test]
#[rule("IF-02", "IF-104")]
fn what_may_be_done_may_be_left() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-unswerving-loyalty", "imp-maula-pistol"])
        .troops(A, 2, 1)
        .intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal);
    // With another Fremen card in play a troop may be deployed or retreated, or neither.
    scene.resolve(A, "If(Bond(Fremen)");
    assert_eq!(scene.legal(A), [Action::Deploy(1), Action::Retreat(1), Action::Decline]);
    scene.act(A, Action::Decline);
    // Without a troop there is neither.
    let mut none = Scenario::new(3)
        .hand(A, &["imp-unswerving-loyalty", "imp-maula-pistol"])
        .troops(A, 0, 0)
        .intrigue(A, &["int-devour"]);
    none.act(A, Action::Reveal);
    let at = none.pool().iter().position(|item| item.starts_with("If(Bond(Fremen)")).unwrap();
    assert_eq!(none.refused(A, none.nth(at)).as_str(), "IU-AGENT-14");
    let alone = {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-unswerving-loyalty"])
            .troops(A, 2, 1)
            .intrigue(A, &["int-devour"]);
        scene.act(A, Action::Reveal);
        scene
    };
    let at = alone.pool().iter().position(|item| item.starts_with("If(Bond")).unwrap();
    assert!(!alone.may(A, alone.nth(at)));
}

#[test]
fn long_live_the_fighters_sorts_three_cards() {
    let mut scene = Scenario::new(3)
        .hand(A, &["imp-long-live-the-fighters", FILLER])
        .deck(A, &["start-dagger", "start-diplomacy", "start-reconnaissance"]);
    scene.send(A, "imp-long-live-the-fighters", Space::SpiceRefinery);
    scene.resolve(A, "If(DeckHolds(3)");
    assert_eq!(scene.legal(A).len(), 3);
    // One to draw, then one to discard.
    let asked = |scene: &Scenario| scene.game().view(Viewer::Seat(A)).question.unwrap().say.key;
    assert_eq!(asked(&scene), "ask-look-draw");
    scene.act(A, Action::Pick(card("start-diplomacy")));
    assert_eq!(asked(&scene), "ask-look-discard");
    scene.act(A, Action::Pick(card("start-dagger")));
    assert!(scene.see(A).hand.unwrap().contains(&card("start-diplomacy")));
    assert_eq!(scene.see(A).discard, [card("start-dagger")]);
    assert!(scene.view().gone.contains(&card("start-reconnaissance")));
    let short = {
        let mut scene = Scenario::new(3)
            .hand(A, &["imp-long-live-the-fighters", FILLER])
            .deck(A, &["start-dagger", "start-dagger"]);
        scene.send(A, "imp-long-live-the-fighters", Space::SpiceRefinery);
        scene
    };
    assert!(!short.may(A, short.nth(0)));
}

#[test]
fn price_is_no_object_buys_with_solari() {
    let row = [
        "imp-overthrow",
        "imp-desert-survival",
        "imp-maula-pistol",
        "imp-rebel-supplier",
        "imp-hidden-missive",
    ];
    let mut scene = Scenario::new(3).hand(A, &["imp-price-is-no-object", FILLER]).row(row).goods(A, 3, 1, 0);
    scene.send(A, "imp-price-is-no-object", Space::Espionage);
    scene.resolve(A, "BuyWithSolari");
    assert!(!scene.may(A, Action::Acquire(card("imp-overthrow"))));
    scene.act(A, Action::Acquire(card("imp-maula-pistol")));
    assert_eq!(scene.see(A).solari, 0);
    assert!(scene.see(A).hand.unwrap().contains(&card("imp-maula-pistol")));
}

#[test]
fn guild_spy_pays_when_the_spice_flows() {
    let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .council(A)
        .hand(A, &["imp-guild-spy", "imp-stilgar-the-devoted", "imp-long-live-the-fighters", FILLER])
        .spies(A, &[Post::Guild, Post::Fremen, Post::Choam])
        .intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal).resolve(A, "Per");
    let at = scene.pool().iter().position(|item| item.starts_with("If(BoughtSpice")).unwrap();
    assert!(!scene.may(A, scene.nth(at)));
    scene.act(A, Action::Acquire(card("reserve-spice-must-flow")));
    scene.resolve_nth(A, at);
    assert_eq!(scene.see(A).influence, [0, 1, 0, 1]);
}

#[test]
fn leadership_counts_other_sword_cards() {
    let mut scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-leadership", "start-dagger", "imp-strike-fleet", FILLER])
        .troops(A, 0, 1)
        .intrigue(A, &["int-devour"]);
    scene.act(A, Action::Reveal).resolve(A, "Per");
    // One of its own, one and three of the others, and one for each of the two.
    assert_eq!(scene.see(A).swords, 1 + 1 + 3 + 2);
    let mut ride = Scenario::new(3).hand(A, &["imp-leadership", FILLER]).worms(A, 2).troops(A, 0, 0);
    ride.send(A, "imp-leadership", Space::ImperialBasin);
    assert_eq!(ride.see(A).hand_count, 3);
}

#[test]
fn sardaukar_coordination_and_stilgar_count() {
    let mut coordination = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-sardaukar-coordination", "imp-imperial-spymaster"])
        .played(A, &["imp-corrinth-city"])
        .intrigue(A, &["int-devour"]);
    coordination.act(A, Action::Reveal).resolve(A, "Per");
    // Two revealed Emperor cards and the spymaster's own sword; the played one does not count.
    assert_eq!(coordination.see(A).swords, 3);
    let mut stilgar = Scenario::led_by(3, false, A, Leader::PrincessIrulan)
        .hand(A, &["imp-stilgar-the-devoted"])
        .played(A, &["imp-maula-pistol", "start-dagger"])
        .intrigue(A, &["int-devour"]);
    stilgar.act(A, Action::Reveal).resolve(A, "Per");
    assert_eq!(stilgar.see(A).persuasion, 4);
}

#[test]
fn double_agent_and_distraction_share_posts() {
    let mut double = Scenario::new(3).hand(A, &["imp-double-agent", FILLER]).spies(B, &[Post::CityRight]);
    double.send(A, "imp-double-agent", Space::Arrakeen);
    double.resolve(A, "SpyVisited");
    assert_eq!(double.legal(A), [Action::PlaceSpy(Post::CityRight), Action::Decline]);
    double.act(A, Action::PlaceSpy(Post::CityRight));
    assert_eq!((double.see(A).spies, double.see(B).spies), (vec![Post::CityRight], vec![Post::CityRight]));
    let mut distraction = Scenario::new(3)
        .hand(A, &["start-reconnaissance", FILLER])
        .troops(A, 5, 0)
        .spies(B, &[Post::Choam])
        .intrigue(A, &["int-distraction"]);
    distraction.send(A, "start-reconnaissance", Space::Arrakeen);
    distraction.act(A, Action::Deploy(2));
    assert!(!distraction.may(A, Action::Play(intrigue("int-distraction"))));
    distraction.resolve(A, "Troops(1)").act(A, Action::Deploy(1)).play(A, "int-distraction");
    distraction.act(A, Action::PlaceSpy(Post::Choam));
    assert_eq!(distraction.see(A).spies, [Post::Choam]);
}

#[test]
fn corrinth_city_offers_solari_or_a_seat() {
    let reveal = |scene: Scenario| {
        let mut scene = scene.hand(A, &["imp-corrinth-city"]).intrigue(A, &["int-devour"]);
        scene.act(A, Action::Reveal).resolve(A, "Choose");
        scene
    };
    let mut seat = reveal(Scenario::new(3).goods(A, 5, 0, 0));
    seat.choose(A, 1);
    assert!(seat.see(A).council && seat.see(A).solari == 0);
    // With a seat, or without five Solari, there is only the other half.
    assert_eq!(reveal(Scenario::new(3).goods(A, 5, 0, 0).council(A)).see(A).solari, 10);
    assert_eq!(reveal(Scenario::new(3)).see(A).solari, 5);
    let mut agent =
        Scenario::new(3).hand(A, &["imp-corrinth-city", FILLER, "start-dagger"]).goods(A, 5, 0, 0);
    agent.send(A, "imp-corrinth-city", Space::DutifulService);
    agent.resolve(A, "Pay([Discard(2)");
    agent.act(A, Action::Discard(card(FILLER)));
    assert_eq!((agent.see(A).vp, agent.see(A).solari, agent.see(A).hand_count), (1, 0, 0));
}

#[test]
fn treacherous_maneuver_trades_two_emperor_cards() {
    let scene = |other: &str| {
        let mut scene = Scenario::new(3).hand(A, &["imp-treacherous-maneuver", other, FILLER]);
        scene.send(A, "imp-treacherous-maneuver", Space::DeliverSupplies);
        scene
    };
    let mut paid = scene("imp-sardaukar-soldier");
    paid.resolve(A, "Pay([TrashThis");
    paid.act(A, Action::Trash(Zone::Hand, card("imp-sardaukar-soldier")));
    paid.act_all(A);
    // Two influence in all, and the soldier's own Intrigue card.
    assert_eq!((paid.see(A).influence[1], paid.see(A).intrigue_count), (2, 1));
    assert_eq!(paid.view().gone.len(), 2);
    // Without an Emperor card in hand it cannot be paid, yet nobody can tell from being asked.
    let unpaid = scene("start-dagger");
    assert_eq!(unpaid.waiting(), Some(A));
    assert!(unpaid.legal(A).iter().all(|action| matches!(action, Action::Resolve(_) | Action::EndTurn)));
}

#[test]
fn weirding_woman_returns_and_undercover_asset_needs_no_influence() {
    let mut woman = Scenario::new(3).hand(A, &["imp-weirding-woman", FILLER]).played(A, &["imp-truthtrance"]);
    woman.send(A, "imp-weirding-woman", Space::SpiceRefinery);
    woman.resolve(A, "If(Bond(BeneGesserit)");
    assert!(woman.see(A).hand.unwrap().contains(&card("imp-weirding-woman")));
    let mut alone = Scenario::new(3).hand(A, &["imp-weirding-woman", FILLER]);
    alone.send(A, "imp-weirding-woman", Space::SpiceRefinery);
    alone.act(A, Action::EndTurn);
    assert_eq!(alone.see(A).played, [card("imp-weirding-woman")]);
    let asset = Scenario::new(3).hand(A, &["imp-undercover-asset"]);
    assert!(asset.spaces(A, "imp-undercover-asset").contains(&Space::SietchTabr));
}

#[test]
fn calculus_of_power_trashes_another_emperor_card() {
    let reveal = |hand: &[&str]| {
        let mut scene =
            Scenario::led_by(3, false, A, Leader::PrincessIrulan).hand(A, hand).intrigue(A, &["int-devour"]);
        scene.act(A, Action::Reveal);
        scene
    };
    let alone = reveal(&["imp-calculus-of-power", "start-dagger"]);
    assert!(alone.legal(A).iter().all(|action| !matches!(action, Action::Resolve(_))));
    let mut two = reveal(&["imp-calculus-of-power", "imp-imperial-spymaster"]);
    two.resolve(A, "Pay([TrashInPlay(Emperor)]");
    assert_eq!(two.see(A).swords, 4);
    assert!(two.view().gone.contains(&card("imp-imperial-spymaster")));
}

#[test]
fn combat_cards_do_what_they_say() {
    let play = |scene: Scenario, key: &str| {
        let mut scene =
            scene.troops(A, 0, 3).troops(B, 0, 1).intrigue(A, &[key]).intrigue(B, &["int-impress"]).combat();
        scene.play(A, key);
        scene
    };
    assert_eq!(
        play(
            Scenario::choam(3).completed(A, &["contract-arrakeen-1", "contract-arrakeen-2"]),
            "int-backed-by-choam"
        )
        .see(A)
        .swords,
        4
    );
    assert_eq!(play(Scenario::new(3), "int-weirding-combat").see(A).swords, 3);
    assert_eq!(
        play(Scenario::new(3).influence(A, Faction::BeneGesserit, 3), "int-weirding-combat").see(A).swords,
        5
    );
    let mut weakness = play(Scenario::new(3).spies(A, &[Post::Choam]), "int-find-weakness");
    assert_eq!(weakness.see(A).swords, 2);
    weakness.choose(A, 1);
    assert_eq!((weakness.see(A).swords, weakness.see(A).spies.len()), (5, 0));
    let trap = play(Scenario::new(3).spies(A, &[Post::Choam, Post::Guild]), "int-spring-the-trap");
    assert_eq!((trap.see(A).swords, trap.see(A).spies.len()), (7, 0));
    let mut spice = play(Scenario::new(3).goods(A, 0, 3, 0), "int-spice-is-power");
    spice.choose(A, 1);
    assert_eq!((spice.see(A).swords, spice.see(A).spice), (6, 0));
    let mut methods = play(Scenario::new(3).influence(A, Faction::Guild, 1), "int-questionable-methods");
    methods.choose(A, 1);
    assert_eq!((methods.see(A).swords, methods.see(A).influence[1]), (5, 0));
    let mut impress = play(Scenario::new(3), "int-devour");
    impress.play(B, "int-impress");
    impress.act(B, Action::Acquire(card("reserve-prepare-the-way")));
    // That was the last card: the Conflict is over, and B's 4 against A's 10 was second.
    assert_eq!((impress.see(B).discard.len(), impress.see(B).solari), (1, 3));
}

#[test]
fn shadow_alliance_looks_at_an_opponents_token() {
    let end = |scene: Scenario| {
        let mut scene = scene.vp(A, 10).intrigue(A, &["int-shadow-alliance"]).makers();
        let playable = scene.may(A, Action::Play(intrigue("int-shadow-alliance")));
        scene.act(A, Action::Pass);
        playable
    };
    assert!(end(Scenario::new(3).alliance(B, Faction::Guild, 5).influence(A, Faction::Guild, 4)));
    assert!(!end(Scenario::new(3).alliance(A, Faction::Guild, 5)));
    assert!(!end(Scenario::new(3).alliance(B, Faction::Guild, 5).influence(A, Faction::Guild, 3)));
}

#[test]
#[rule("IU-AGENT-14")]
fn nothing_is_bought_with_solari_that_are_not_there() {
    let may = |solari| {
        let scene = Scenario::new(3).hand(A, &["imp-price-is-no-object", FILLER]).goods(A, solari, 0, 0);
        let mut scene = scene.intrigue(A, &["int-devour"]);
        scene.send(A, "imp-price-is-no-object", Space::Secrets);
        let at = scene.pool().iter().position(|item| item == "BuyWithSolari").unwrap();
        scene.may(A, scene.nth(at))
    };
    // The cheapest card that is always there costs two.
    assert!(!may(0) && may(2));
}

#[test]
#[rule("IU-AGENT-14", "IU-AGENT-15")]
fn a_cost_in_cards_takes_as_many_as_it_says() {
    let may = |key: &str, rest: &[&str]| {
        let hand: Vec<&str> = [key].into_iter().chain(rest.iter().copied()).collect();
        let mut scene = Scenario::new(3).hand(A, &hand).goods(A, 5, 0, 0).intrigue(A, &["int-devour"]);
        scene.send(A, key, Space::AssemblyHall);
        let at = scene.pool().iter().position(|item| item.starts_with("Pay([Discard")).unwrap();
        scene.may(A, scene.nth(at))
    };
    assert!(!may("imp-captured-mentat", &[]) && may("imp-captured-mentat", &[FILLER]));
    assert!(!may("imp-corrinth-city", &[FILLER]) && may("imp-corrinth-city", &[FILLER, "start-dagger"]));
}
