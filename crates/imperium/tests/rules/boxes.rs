//! Agent boxes and Intrigue cards that no rule is about, each played with its condition met and not met.

use imperium::{Event, Zone};

use crate::*;

/// A scene in which A has sent an agent with the card; the rest of the hand is one card without icons.
fn sent(scene: Scenario, key: &str, space: Space) -> Scenario {
    let mut scene = scene.hand(A, &[key, FILLER]);
    scene.send(A, key, space);
    scene.act_all(A);
    scene
}

fn can(scene: &Scenario, effect: &str) -> bool {
    let at = scene.pool().iter().position(|item| item.starts_with(effect));
    at.is_some_and(|at| scene.may(A, scene.nth(at)))
}

#[test]
fn discarding_pays() {
    let mut mentat = sent(Scenario::new(3), "imp-captured-mentat", Space::AssemblyHall);
    mentat.resolve(A, "Pay([Discard(1)]");
    // The Assembly Hall's Intrigue card and its own.
    assert_eq!((mentat.see(A).intrigue_count, mentat.see(A).hand_count), (2, 1));
    assert_eq!(mentat.see(A).discard, [card(FILLER)]);
    let mut delivery = sent(
        Scenario::choam(3).offer(["contract-immediate", "contract-arrakeen-1"]),
        "imp-delivery-agreement",
        Space::Arrakeen,
    );
    delivery.resolve(A, "Pay([Discard(1)]").act(A, Action::Discard(card(FILLER)));
    delivery.act(A, Action::Take(contract("contract-immediate")));
    assert_eq!((delivery.see(A).solari, delivery.see(A).hand_count), (2, 1));
}

#[test]
fn cargo_runner_draws_at_two_and_at_four() {
    let contracts =
        ["contract-arrakeen-1", "contract-arrakeen-2", "contract-immediate", "contract-harvest-4"];
    let hand = |completed: usize| {
        let scene = Scenario::choam(3).completed(A, &contracts[..completed]);
        sent(scene, "imp-cargo-runner", Space::ImperialBasin).see(A).hand_count
    };
    assert_eq!([1, 2, 3, 4].map(hand), [1, 2, 2, 3]);
}

#[test]
fn makers_pay_those_who_came() {
    let troops =
        |space| sent(Scenario::new(3).goods(A, 0, 0, 0), "imp-fedaykin-stilltent", space).see(A).garrison - 3;
    assert_eq!((troops(Space::ImperialBasin), troops(Space::AcceptContract)), (1, 0));
}

#[test]
#[rule("IU-GLOSS-04")]
fn tread_in_darkness_gives_nothing_without_another_bene_gesserit_card() {
    let hand = |scene: &Scenario| scene.see(A).hand_count;
    let scene = || Scenario::new(3).deck(A, &["start-dagger", "start-reconnaissance"]).goods(A, 0, 0, 0);
    // Gather Support neither draws nor trashes; a Fremen card in play is no Bene Gesserit card.
    for other in [&[][..], &["imp-maula-pistol"]] {
        let alone = sent(scene().played(A, other), "imp-tread-in-darkness", Space::GatherSupport);
        assert_eq!((hand(&alone), can(&alone, "If(Bond"), alone.waiting()), (1, false, Some(B)));
        assert_eq!(alone.see(A).played.len(), other.len() + 1, "and nothing was to be trashed");
    }
    let mut two = sent(
        scene().played(A, &["imp-weirding-woman"]).intrigue(A, &["int-devour"]),
        "imp-tread-in-darkness",
        Space::GatherSupport,
    );
    // The trash icon may be declined, the card is drawn.
    two.act(A, Action::Decline);
    assert_eq!((hand(&two), two.see(A).played.len()), (2, 2));
    let mut trashed = sent(
        scene().played(A, &["imp-weirding-woman"]).intrigue(A, &["int-devour"]),
        "imp-tread-in-darkness",
        Space::GatherSupport,
    );
    trashed.act(A, Action::Trash(Zone::Played, card("imp-weirding-woman")));
    assert_eq!((hand(&trashed), trashed.see(A).played.len()), (2, 1));
}

#[test]
#[rule("IU-INFLU-11")]
fn influence_opens_boxes() {
    let keeper = |bene_gesserit, fremen| {
        let scene = Scenario::new(3)
            .goods(A, 0, 0, 0)
            .influence(A, Faction::BeneGesserit, bene_gesserit)
            .influence(A, Faction::Fremen, fremen);
        let player = sent(scene, "imp-maker-keeper", Space::Arrakeen).see(A);
        (player.water, player.spice)
    };
    assert_eq!([keeper(1, 1), keeper(2, 1), keeper(1, 2), keeper(2, 2)], [(0, 0), (1, 0), (0, 1), (1, 1)]);
    let wheels = |emperor, guild| {
        let scene = Scenario::new(3)
            .goods(A, 0, 0, 0)
            .influence(A, Faction::Emperor, emperor)
            .influence(A, Faction::Guild, guild)
            .spies(A, &[Post::CityRight]);
        let mut scene = scene.hand(A, &["imp-wheels-within-wheels", FILLER]);
        scene.send(A, "imp-wheels-within-wheels", Space::Arrakeen).act(A, Action::Decline).act_all(A);
        (scene.see(A).solari, scene.see(A).spice)
    };
    assert_eq!([wheels(1, 1), wheels(2, 1), wheels(1, 2)], [(0, 0), (2, 0), (0, 1)]);
}

#[test]
#[rule("IU-GLOSS-04")]
fn southern_elders_need_another_bene_gesserit_card() {
    let troops = |played: &[&str]| {
        let scene = Scenario::new(3).played(A, played);
        sent(scene, "imp-southern-elders", Space::Secrets).see(A).garrison - 3
    };
    assert_eq!((troops(&[]), troops(&["imp-truthtrance"]), troops(&["imp-maula-pistol"])), (0, 2, 0));
}

#[test]
fn reliable_informant_does_not_watch_the_guild() {
    let mut scene = sent(Scenario::new(3), "imp-reliable-informant", Space::DeliverSupplies);
    scene.resolve(A, "SpyAt");
    let posts = [Post::Emperor, Post::BeneGesserit, Post::Fremen].map(Action::PlaceSpy);
    assert_eq!(scene.legal(A), [&posts[..], &[Action::Decline]].concat());
}

#[test]
fn rhetoric_and_advisor_are_spent() {
    let mut rhetoric = sent(Scenario::new(3), "imp-dangerous-rhetoric", Space::AssemblyHall);
    rhetoric.act(A, Action::Faction(Faction::Fremen)).act_all(A);
    assert_eq!(rhetoric.see(A).influence, [0, 0, 0, 1]);
    assert!(rhetoric.view().gone.contains(&card("imp-dangerous-rhetoric")));
    let advisor = |post, space| {
        let mut scene = Scenario::new(3).spies(A, &[post]).hand(A, &["imp-subversive-advisor", FILLER]);
        scene.send(A, "imp-subversive-advisor", space).act(A, Action::Decline).act_all(A);
        let gone = scene.view().gone.contains(&card("imp-subversive-advisor"));
        (scene.see(A).influence[1], gone)
    };
    assert_eq!(advisor(Post::Guild, Space::DeliverSupplies), (2, true));
    // Anywhere else it stays.
    assert_eq!(advisor(Post::CityRight, Space::Arrakeen), (0, false));
}

#[test]
fn plots_with_a_condition_of_their_own() {
    let hand = |spies: &[Post]| {
        let mut scene = Scenario::new(3).spies(A, spies).intrigue(A, &["int-intelligence-report"]);
        scene.play(A, "int-intelligence-report").see(A).hand_count
    };
    assert_eq!((hand(&[Post::Choam]), hand(&[Post::Choam, Post::Guild])), (2, 3));
    let favor = |emperor| {
        let scene = Scenario::new(3).goods(A, 0, 0, 0).influence(A, Faction::Emperor, emperor);
        let player = scene.intrigue(A, &["int-shaddams-favor"]).play(A, "int-shaddams-favor").see(A);
        (player.garrison, player.solari)
    };
    assert_eq!((favor(2), favor(3)), ((4, 0), (4, 3)));
}

#[test]
fn strategic_stockpiling_has_two_lines() {
    let scene = |fremen| {
        let mut scene = Scenario::new(3)
            .goods(A, 0, 5, 3)
            .influence(A, Faction::Fremen, fremen)
            .intrigue(A, &["int-strategic-stockpiling"]);
        scene.play(A, "int-strategic-stockpiling");
        scene
    };
    // Below three Fremen influence only the spice counts, and it is what the card is played for.
    assert_eq!((scene(2).see(A).vp, scene(2).see(A).spice, scene(2).see(A).water), (1, 0, 3));
    let mut both = scene(3);
    both.choose(A, 1).choose(A, 0);
    assert_eq!((both.see(A).vp, both.see(A).spice, both.see(A).water), (2, 0, 0));
    let mut one = scene(3);
    one.choose(A, 1).act(A, Action::Decline);
    assert_eq!((one.see(A).vp, one.see(A).spice), (1, 5));
}

#[test]
#[rule("IU-WALL-04", "IU-SPY-04")]
fn special_mission_places_or_recalls() {
    let scene = || {
        let mut scene = Scenario::new(3)
            .goods(A, 0, 0, 0)
            .spies(A, &[Post::Choam])
            .spies(B, &[Post::CityLeft])
            .intrigue(A, &["int-special-mission"]);
        scene.play(A, "int-special-mission");
        scene
    };
    let mut place = scene();
    place.choose(A, 0);
    let open = [Action::PlaceSpy(Post::CityMiddle), Action::PlaceSpy(Post::CityRight), Action::Decline];
    assert_eq!(place.legal(A), open);
    let mut keep = scene();
    keep.choose(A, 1).act(A, Action::Decline);
    assert_eq!((keep.view().wall, keep.see(A).spice, keep.see(A).spies.len()), (true, 2, 0));
}

#[test]
fn reach_agreement_costs_troops() {
    let mut scene = Scenario::choam(3)
        .offer(["contract-immediate", "contract-arrakeen-1"])
        .troops(A, 0, 3)
        .intrigue(A, &["int-reach-agreement"])
        .combat();
    scene.play(A, "int-reach-agreement");
    assert_eq!(scene.legal(A), [Action::Retreat(1), Action::Retreat(2)]);
    scene.act(A, Action::Retreat(1)).act(A, Action::Take(contract("contract-arrakeen-1")));
    assert_eq!(scene.see(A).garrison, 1);
    assert!(scene.see(A).contracts.contains(&contract("contract-arrakeen-1")));
}

#[test]
fn battle_icon_cards_turn_down_their_own_icon_or_the_wild_one() {
    let end = |won: &str| {
        let scene = Scenario::new(3).vp(A, 10).won(A, won).objective_down(A);
        scene.intrigue(A, &["int-desert-mouse"]).makers()
    };
    let playable = |won: &str| end(won).may(A, Action::Play(intrigue("int-desert-mouse")));
    assert_eq!(
        (playable("con-trade-dispute"), playable("con-propaganda"), playable("con-test-of-loyalty")),
        (true, true, false)
    );
    let mut wild = end("con-propaganda");
    wild.play(A, "int-desert-mouse");
    assert_eq!(wild.see(A).vp, 11);
}

#[test]
#[rule("IU-RIVAL-26", "IU-RIVAL-33", "IU-RIVAL-20")]
fn house_hagal_cards_that_name_a_place() {
    let spy = |key: &str, taken: &[Post]| {
        let scene = Scenario::against(&[Rival::MargotFenring]).spies(A, taken).hagal(&[key]).rival_turn(C);
        // The next card may place another.
        scene.told.iter().find_map(|event| match event {
            Event::SpyPlaced { post, .. } => Some(*post),
            _ => None,
        })
    };
    assert_eq!(spy("hagal-place-spy-spice-trade", &[]), Some(Post::Choam));
    assert_eq!(spy("hagal-place-spy-spice-trade", &[Post::Choam]), Some(Post::ImperialBasin));
    assert_eq!(spy("hagal-place-spy-landsraad", &[]), Some(Post::LandsraadRight));
    let turn = |key: &str, faction, influence| {
        let scene = Scenario::against(&[Rival::GurneyHalleck]).goods(C, 0, 0, 0);
        let player = scene.influence(C, faction, influence).hagal(&[key]).rival_turn(C).see(C);
        (player.solari, player.intrigue_count, player.influence)
    };
    // Gurney's list begins with the Fremen.
    assert_eq!(turn("space-assembly-hall", Faction::Emperor, 1), (0, 1, [1, 0, 0, 0]));
    assert_eq!(turn("space-assembly-hall", Faction::Emperor, 2), (0, 1, [2, 0, 0, 1]));
    assert_eq!(turn("hagal-accept-contract-shipping-b", Faction::Guild, 1), (2, 0, [0, 1, 0, 0]));
    assert_eq!(turn("hagal-accept-contract-shipping-b", Faction::Guild, 2), (2, 0, [0, 2, 0, 1]));
    // The third of the other copy is the Emperor.
    assert_eq!(turn("hagal-accept-contract-shipping", Faction::Guild, 2), (2, 0, [1, 2, 0, 0]));
}

#[test]
#[rule("IU-RIVAL-17", "IU-AMB-50")]
fn a_rival_goes_on_however_often_the_deck_is_shuffled() {
    for seed in 0..300 {
        let scene = Scenario::against(&[Rival::Baron]).luck(seed).hagal(&["hagal-reshuffle"]).rival_turn(C);
        assert!(scene.see(C).agents < 2, "the agent stayed at home with seed {seed}");
    }
}

/// What completing a contract adds to a visit: Solari, water, troops, cards in hand, influence, agents.
const CONTRACTS: [(&str, Space, [u8; 6]); 14] = [
    ("contract-arrakeen-1", Space::Arrakeen, [0, 1, 0, 0, 0, 0]),
    ("contract-arrakeen-2", Space::Arrakeen, [0, 0, 1, 0, 0, 0]),
    ("contract-deliver-supplies", Space::DeliverSupplies, [3, 0, 0, 0, 0, 0]),
    ("contract-espionage-1", Space::Espionage, [3, 0, 0, 0, 0, 0]),
    ("contract-heighliner-1", Space::Heighliner, [0, 2, 0, 0, 0, 0]),
    ("contract-heighliner-2", Space::Heighliner, [0, 0, 2, 0, 0, 0]),
    ("contract-high-council-1", Space::HighCouncil, [0, 0, 0, 0, 1, 0]),
    ("contract-high-council-2", Space::HighCouncil, [3, 0, 0, 0, 0, 0]),
    ("contract-research-station-1", Space::ResearchStation, [2, 0, 0, 0, 0, 0]),
    ("contract-research-station-2", Space::ResearchStation, [3, 0, 0, 0, 0, 0]),
    ("contract-sardaukar-1", Space::Sardaukar, [0, 0, 0, 2, 0, 0]),
    ("contract-sardaukar-2", Space::Sardaukar, [0, 0, 0, 0, 0, 1]),
    ("contract-spice-refinery-1", Space::SpiceRefinery, [0, 0, 0, 2, 0, 0]),
    ("contract-spice-refinery-2", Space::SpiceRefinery, [0, 1, 0, 0, 0, 0]),
];

#[test]
#[rule("IU-CHOAM-11", "IU-CHOAM-15")]
fn every_space_contract_pays_what_is_printed() {
    for (key, space, printed) in CONTRACTS {
        let visit = |scene: Scenario| {
            let faction = space.text().icon.faction().is_some();
            let with = if faction { "imp-truthtrance" } else { "imp-undercover-asset" };
            let mut scene = scene.goods(A, 9, 9, 9).hand(A, &[with, FILLER]).agent(A, Space::DutifulService);
            scene.send(A, with, space);
            if scene.may(A, Action::Decline) {
                scene.act(A, Action::Decline);
            }
            scene.act_all(A);
            let spies = scene.pool().iter().filter(|item| *item == "Spy").count();
            let player = scene.see(A);
            let influence = player.influence.iter().sum::<u8>();
            let gains = [
                player.solari,
                player.water,
                player.garrison,
                player.hand_count as u8,
                influence,
                player.agents,
            ];
            (gains, spies, player.completed.len())
        };
        let (without, spies, none) = visit(Scenario::choam(3));
        let (with, more_spies, one) = visit(Scenario::choam(3).contract(A, key));
        let paid: Vec<u8> = with.iter().zip(without).map(|(with, without)| with - without).collect();
        assert_eq!(paid, printed, "{key}");
        let spy = matches!(key, "contract-arrakeen-2" | "contract-research-station-1");
        assert_eq!((more_spies - spies, one - none), (usize::from(spy), 1), "{key}");
    }
}

#[test]
#[rule("IU-CHOAM-12")]
fn harvests_are_counted_in_spice() {
    let solari = |key: &str, bonus| {
        let scene = Scenario::choam(3).goods(A, 0, 0, 0).contract(A, key).bonus(Space::ImperialBasin, bonus);
        sent(scene, "start-dune-desert-planet", Space::ImperialBasin).see(A).solari
    };
    assert_eq!((solari("contract-harvest-3", 1), solari("contract-harvest-3", 2)), (0, 3));
    assert_eq!((solari("contract-harvest-4", 2), solari("contract-harvest-4", 3)), (0, 4));
}

#[test]
fn a_box_is_not_used_without_its_condition() {
    let spectacle = |recall: bool| {
        let mut scene =
            Scenario::new(3).spies(A, &[Post::CityRight]).hand(A, &["imp-public-spectacle", FILLER]);
        scene.send(A, "imp-public-spectacle", Space::Arrakeen);
        scene.act(A, if recall { Action::Gather(Post::CityRight) } else { Action::Decline });
        can(&scene, "If(RecalledSpy")
    };
    assert_eq!((spectacle(true), spectacle(false)), (true, false));
}
