//! RI-TECH: tech tiles and negotiators.

use crate::*;

/// A turn with an agent at Tech Negotiation, about to acquire a tile for one spice less.
fn negotiating(scene: Scenario) -> Scenario {
    let mut scene = scene.hand(A, &["start-dagger", "start-diplomacy", FILLER]);
    scene.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose");
    scene
}

#[test]
#[rule("RI-TECH-01", "RI-TECH-02", "RI-TECH-03", "RI-TECH-04", "RI-TECH-05", "RI-TECH-06")]
fn a_tile_is_bought_with_spice() {
    let tops = ["artillery", "windtraps", "flagship"];
    let scene = Scenario::ix(3).tech(tops).last_of_stack(1).goods(A, 9, 1, 0);
    let mut scene = negotiating(scene);
    scene.choose(A, 0);
    // One less: Artillery is free, never below 0; the Flagship is too expensive, whatever Solari there are.
    let offered =
        [Action::AcquireTech(tech("artillery")), Action::AcquireTech(tech("windtraps")), Action::Decline];
    assert_eq!(scene.legal(A), offered);
    assert_eq!(scene.refused(A, Action::AcquireTech(tech("flagship"))).as_str(), "RI-TECH-02");
    assert_eq!(scene.refused(A, Action::AcquireTech(tech("spaceport"))).as_str(), "RI-TECH-02");
    let mut other = negotiating(Scenario::ix(3).tech(tops).goods(A, 0, 0, 0));
    other.choose(A, 0).act(A, Action::AcquireTech(tech("artillery")));
    let stack = other.view().ix.unwrap().stacks[0].clone();
    assert_eq!((other.see(A).spice, stack.left, stack.top.is_some()), (0, 4, true));
    assert_ne!(stack.top, Some(tech("artillery")));
    scene.act(A, Action::AcquireTech(tech("windtraps")));
    let own = scene.see(A);
    assert_eq!((own.spice, own.ix.unwrap().tiles), (0, vec![tech("windtraps")]));
    // An emptied stack stays empty, and one icon is one tile.
    let stack = scene.view().ix.unwrap().stacks[1].clone();
    assert_eq!((stack.top, stack.left), (None, 0));
    assert!(!scene.legal(A).iter().any(|action| matches!(action, Action::AcquireTech(_))));
    // Everybody sees them, however many.
    let all =
        ["chaumurky", "disposal-facility", "holoprojectors", "memocorders", "minimic-film", "spaceport"];
    let many = Scenario::ix(3).tiles(B, &all);
    assert_eq!(many.view().players[1].ix.as_ref().unwrap().tiles.len(), 6);
}

#[test]
#[rule("RI-TECH-07", "RI-TECH-09", "DC-04")]
fn a_negotiator_is_no_troop_of_the_supply() {
    let dear = ["flagship", "spaceport", "shuttle-fleet"];
    // No tile can be paid for, so there is no choice.
    let scene = negotiating(Scenario::ix(3).tech(dear).troops(A, 3, 8).goods(A, 0, 0, 0));
    assert_eq!((scene.see(A).supply, scene.see(A).ix.unwrap().negotiators), (0, 1));
    // With none in the supply nothing happens, and nobody can be recruited.
    let mut none = Scenario::ix(3).tech(dear).troops(A, 3, 8).negotiators(A, 1);
    none = none.goods(A, 0, 0, 0).hand(A, &["start-dagger", "start-diplomacy", FILLER]);
    assert_eq!(none.see(A).supply, 0);
    none.send(A, "start-dagger", Space::TechNegotiation);
    assert!(!none.legal(A).iter().any(|action| matches!(action, Action::Resolve(_))));
    let mut recruit =
        Scenario::ix(3).troops(A, 3, 8).negotiators(A, 1).hand(A, &["base-imp-gurney-halleck", FILLER]);
    recruit.send(A, "base-imp-gurney-halleck", Space::Arrakeen).resolve(A, "Troops(1)");
    assert_eq!((recruit.see(A).garrison, recruit.see(A).ix.unwrap().negotiators), (3, 1));
}

#[test]
#[rule("RI-TECH-08", "RI-EX-01")]
fn negotiators_lower_the_price_besides_the_icon() {
    let tops = ["disposal-facility", "flagship", "shuttle-fleet"];
    let scene = Scenario::ix(3).tech(tops).negotiators(A, 3).goods(A, 0, 1, 0);
    let mut scene = negotiating(scene);
    scene.choose(A, 0).act(A, Action::AcquireTech(tech("disposal-facility")));
    // Three less one: with one spice at least one negotiator returns, and never more than it takes.
    assert_eq!(scene.legal(A), [1, 2].map(Action::ReturnNegotiators));
    scene.act(A, Action::ReturnNegotiators(1));
    let own = scene.see(A);
    assert_eq!((own.spice, own.supply, own.ix.as_ref().unwrap().negotiators), (0, 7, 2));
    // The acquire effect: a card may be trashed.
    scene.act(A, Action::Trash(imperium::Zone::Hand, card(FILLER)));
    assert!(scene.see(A).ix.unwrap().tiles.contains(&tech("disposal-facility")));
    assert_ne!(scene.view().ix.unwrap().stacks[0].top, None);
    let mut later = Scenario::ix(3).agent(A, Space::TechNegotiation).hand(A, &[FILLER]);
    later.act(A, Action::Reveal);
    assert_eq!(later.see(A).persuasion, 3);
    // Without negotiators: two spice.
    let mut plain = negotiating(Scenario::ix(3).tech(tops).goods(A, 0, 2, 0));
    plain.example("RI-EX-01");
    plain.choose(A, 0).act(A, Action::AcquireTech(tech("disposal-facility")));
    assert_eq!(plain.see(A).spice, 0);
}

#[test]
#[rule("RI-TECH-10")]
fn the_acquire_effect_happens_once() {
    let tops = ["windtraps", "flagship", "shuttle-fleet"];
    let mut scene = negotiating(Scenario::ix(3).tech(tops).goods(A, 0, 9, 0));
    scene.choose(A, 0).act(A, Action::AcquireTech(tech("windtraps")));
    assert_eq!(scene.see(A).water, 1);
    let later = Scenario::ix(3).tiles(A, &["windtraps"]).goods(A, 0, 0, 0).new_round();
    assert_eq!(later.see(A).water, 0);
    let mut two =
        negotiating(Scenario::ix(3).tech(["shuttle-fleet", "flagship", "artillery"]).goods(A, 0, 9, 0));
    two.choose(A, 0).act(A, Action::AcquireTech(tech("shuttle-fleet"))).choose(A, 0);
    two.act(A, Action::Faction(Faction::Guild));
    assert!(!two.may(A, Action::Faction(Faction::Guild)));
    two.act(A, Action::Faction(Faction::Fremen));
    assert_eq!(two.see(A).influence, [0, 1, 0, 1]);
}

#[test]
#[rule("RI-TECH-11", "RI-TECH-12")]
fn a_tile_is_turned_over_once_a_round() {
    let mut scene = Scenario::ix(3).tiles(A, &["training-drones"]).troops(A, 3, 0).hand(A, &[FILLER]);
    assert_eq!(scene.refused(B, Action::UseTech(tech("training-drones"))).as_str(), "IU-ROUND-05");
    scene.act(A, Action::UseTech(tech("training-drones")));
    assert_eq!((scene.see(A).garrison, scene.see(A).ix.unwrap().flipped.len()), (4, 1));
    assert_eq!(scene.refused(A, Action::UseTech(tech("training-drones"))).as_str(), "RI-TECH-11");
    assert_eq!(scene.refused(A, Action::UseTech(tech("flagship"))).as_str(), "RI-TECH-02");
    // On the Reveal turn as well, and again in the next round.
    let mut reveal = Scenario::ix(3).tiles(A, &["training-drones"]).hand(A, &[FILLER]);
    reveal.act(A, Action::Reveal).act(A, Action::UseTech(tech("training-drones")));
    assert_eq!(reveal.see(A).garrison, 4);
    assert!(scene.new_round().see(A).ix.unwrap().flipped.is_empty());
    // Acquired this turn, used this turn.
    let mut fresh =
        negotiating(Scenario::ix(3).tech(["training-drones", "flagship", "artillery"]).goods(A, 0, 9, 0));
    fresh.choose(A, 0).act(A, Action::AcquireTech(tech("training-drones")));
    fresh.act(A, Action::UseTech(tech("training-drones")));
    assert_eq!(fresh.see(A).garrison, 4);
}

#[test]
#[rule("RI-TECH-13", "RI-TECH-21", "IF-80")]
fn tiles_without_a_moment_are_used_on_the_own_turn() {
    let mut scene = Scenario::ix(3).tiles(A, &["spy-satellites", "flagship", "artillery"]).goods(A, 0, 3, 0);
    assert!(!scene.may(B, Action::UseTech(tech("spy-satellites"))));
    // After the agent was sent as well as before.
    let mut sent = Scenario::ix(3).tiles(A, &["spy-satellites"]).goods(A, 0, 3, 0);
    sent = sent.hand(A, &["start-reconnaissance", FILLER]);
    sent.send(A, "start-reconnaissance", Space::Arrakeen);
    assert!(sent.may(A, Action::UseTech(tech("spy-satellites"))));
    scene.act(A, Action::UseTech(tech("spy-satellites")));
    assert_eq!((scene.see(A).vp, scene.see(A).spice), (1, 0));
    // It has left the game and counts no more.
    assert_eq!(scene.see(A).ix.unwrap().tiles.len(), 2);
    assert_eq!(scene.view().ix.unwrap().scrapped, [tech("spy-satellites")]);
    let poor = Scenario::ix(3).tiles(A, &["spy-satellites"]).goods(A, 0, 2, 0);
    assert_eq!(poor.refused(A, Action::UseTech(tech("spy-satellites"))).as_str(), "RI-TECH-13");
    let engineer = |tiles: &[&str]| {
        let mut scene = Scenario::ix(3).tiles(A, tiles).hand(A, &["ix-imp-ixian-engineer"]);
        scene.act(A, Action::Reveal);
        scene.may(A, Action::Resolve(effect("ix-imp-ixian-engineer.reveal.1")))
    };
    assert!(engineer(&["flagship", "artillery", "windtraps"]) && !engineer(&["flagship", "artillery"]));
}

#[test]
#[rule("RI-TECH-14", "RI-AMB-10", "IF-81")]
fn tiles_work_at_their_moment() {
    let mut scene =
        Scenario::ix(3).tiles(A, &["minimic-film", "restricted-ordnance"]).council(A).troops(A, 0, 1);
    scene = scene.hand(A, &[FILLER]);
    scene.act(A, Action::Reveal).act_all(A);
    assert_eq!((scene.see(A).persuasion, scene.see(A).swords), (5, 4));
    let round = Scenario::ix(3).tiles(A, &["shuttle-fleet", "holtzman-engine"]).goods(A, 0, 0, 0);
    let round = round.hand(A, &[]).hand(B, &[]).new_round();
    assert_eq!((round.see(A).solari, round.see(A).hand_count, round.see(B).hand_count), (2, 6, 5));
    // At the end: two low tracks, and three influence on all four.
    let low = Scenario::ix(3).tiles(A, &["spy-satellites"]).influence(A, Faction::Guild, 2);
    let low = low.influence(A, Faction::Fremen, 4).endgame();
    assert_eq!(low.see(A).vp, 2);
    let mut even = Scenario::ix(3).tiles(A, &["memocorders", "holtzman-engine"]);
    for faction in Faction::ALL {
        even = even.influence(A, *faction, 3);
    }
    let spice = "base-reserve-spice-must-flow";
    assert_eq!(even.discard(A, &[spice, spice]).endgame().see(A).vp, 2);
    // Acquired on the Reveal turn, it works on it.
    let mut late = Scenario::ix(3).tech(["minimic-film", "flagship", "artillery"]).goods(A, 0, 9, 0);
    late = late.hand(A, &[FILLER]).intrigue(A, &["ix-int-machine-culture"]);
    late.act(A, Action::Reveal);
    assert_eq!(late.see(A).persuasion, 2);
    late.play(A, "ix-int-machine-culture").act(A, Action::AcquireTech(tech("minimic-film")));
    assert_eq!(late.see(A).persuasion, 3);
}

#[test]
#[rule("RI-TECH-15", "IF-103")]
fn chaumurky_wins_ties() {
    let tied = |tiles: &[&str]| {
        let scene = Scenario::ix(3).vp(A, 10).vp(B, 10).vp(C, 9).goods(A, 0, 0, 0).goods(B, 9, 9, 9);
        scene.tiles(A, tiles).endgame().winner()
    };
    assert_eq!((tied(&[]), tied(&["chaumurky"])), (Some(B), Some(A)));
}

#[test]
#[rule("RI-TECH-16", "RI-AMB-09", "IF-106")]
fn disposal_facility_counts_what_was_gained() {
    let facility = Action::Resolve(effect("tech-disposal-facility.reveal.1"));
    let argument = "start-convincing-argument";
    let mut scene = Scenario::ix(3).tiles(A, &["disposal-facility"]).council(A).played(A, &["start-dagger"]);
    scene = scene.hand(A, &[argument, argument]);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).persuasion, 6);
    // Spent persuasion still counts.
    let liaison = card("base-reserve-arrakis-liaison");
    scene.act(A, Action::Acquire(liaison)).act(A, facility);
    let in_play = |action: &Action| matches!(action, Action::Trash(zone, _) if *zone != imperium::Zone::Hand);
    assert!(scene.legal(A).iter().all(|action| in_play(action) || *action == Action::Decline));
    assert!(!scene.may(A, Action::Trash(imperium::Zone::Discard, liaison)));
    // In play are cards played for agents and cards revealed.
    assert!(scene.may(A, Action::Trash(imperium::Zone::Revealed, card(argument))));
    scene.act(A, Action::Trash(imperium::Zone::Played, card("start-dagger")));
    let mut short = Scenario::ix(3).tiles(A, &["disposal-facility"]).council(A).hand(A, &[argument]);
    short.act(A, Action::Reveal);
    assert_eq!(short.see(A).persuasion, 4);
    assert!(!short.may(A, facility));
}

#[test]
#[rule("RI-TECH-17")]
fn spaceport_puts_cards_on_the_deck() {
    let mut scene = Scenario::ix(3).tiles(A, &["spaceport"]).hand(A, &[FILLER]);
    scene.act(A, Action::Reveal).act(A, Action::Acquire(card("base-reserve-arrakis-liaison")));
    assert_eq!(scene.legal(A), [Action::PutOnTop, Action::Decline]);
    scene.act(A, Action::PutOnTop);
    assert_eq!(scene.see(A).top, [card("base-reserve-arrakis-liaison")]);
    // On any turn: Armand's ring on an Agent turn.
    let mut agent = Scenario::ix_led_by(3, A, Leader::ArmandEcaz).tiles(A, &["spaceport"]);
    agent = agent.hand(A, &["start-signet-ring", FILLER]);
    agent.send(A, "start-signet-ring", Space::Arrakeen).resolve(A, "May(Acquire");
    agent.act(A, Action::Acquire(card("base-reserve-arrakis-liaison"))).act(A, Action::PutOnTop);
    assert_eq!(agent.see(A).top, [card("base-reserve-arrakis-liaison")]);
    let mut without = Scenario::ix(3).hand(A, &[FILLER]);
    without.act(A, Action::Reveal).act(A, Action::Acquire(card("base-reserve-arrakis-liaison")));
    assert!(!without.may(A, Action::PutOnTop));
}

#[test]
#[rule("RI-TECH-19")]
fn intrigue_cards_go_under_the_deck_unseen() {
    use imperium::Event;
    use imperium::event::IxEvent;
    use table::{Event as _, Viewer};
    let three = ["ix-int-cull", "ix-int-expedite", "base-int-ambush"];
    let mut scene = Scenario::ix(3).tiles(A, &["sonic-snoopers"]).intrigue(A, &three);
    let left = scene.view().intrigue_left;
    scene.act(A, Action::UseTech(tech("sonic-snoopers")));
    scene.act(A, Action::Bury(intrigue("ix-int-cull"))).act(A, Action::Bury(intrigue("base-int-ambush")));
    scene.act(A, Action::Decline);
    assert_eq!((scene.see(A).intrigue_count, scene.view().intrigue_left), (3, left));
    let seen = |viewer| {
        let told = scene.told.iter().filter_map(move |event| event.seen_by(viewer));
        told.filter(|event| matches!(event, Event::Ix(IxEvent::Buried { card: Some(_), .. }))).count()
    };
    assert_eq!((seen(Viewer::Seat(A)), seen(Viewer::Seat(B))), (2, 0));
    let buried = |viewer| {
        let view = table::Game::view(scene.game(), viewer);
        view.players[0].ix.clone().unwrap().buried
    };
    let two = vec![intrigue("ix-int-cull"), intrigue("base-int-ambush")];
    assert_eq!((buried(Viewer::Seat(A)), buried(Viewer::Seat(B))), (Some(two), None));
    // Drawn only when everything above has gone.
    assert!(!scene.see(A).intrigue.unwrap().contains(&intrigue("ix-int-cull")));
    let mut court = Scenario::ix(3).intrigue(A, &["ix-int-cull"]).intrigue_deck(&["base-int-ambush"]);
    court = court.hand(A, &["ix-imp-court-intrigue", FILLER]);
    court.send(A, "ix-imp-court-intrigue", Space::Wealth).resolve(A, "Pay([BuryIntrigue");
    assert_eq!(court.see(A).intrigue.unwrap(), [intrigue("base-int-ambush")]);
}

#[test]
#[rule("RI-TECH-20")]
fn appropriate_is_paid_in_one_kind() {
    let sent = |solari: u8, spice: u8| {
        let scene = Scenario::ix(3).tech(["spaceport", "flagship", "shuttle-fleet"]).influence(
            A,
            Faction::Emperor,
            2,
        );
        let mut scene =
            scene.goods(A, solari, spice, 0).negotiators(A, 2).hand(A, &["ix-imp-appropriate", FILLER]);
        scene.send(A, "ix-imp-appropriate", Space::Smuggling);
        scene
    };
    let scene = |solari: u8, spice: u8| {
        let mut scene = sent(solari, spice);
        scene.resolve(A, "If(Influence");
        scene
    };
    // Four Solari with the one of Smuggling, and two negotiators: five.
    let mut paid = scene(3, 0);
    paid.act(A, Action::AcquireTech(tech("spaceport")));
    assert_eq!(paid.legal(A), [1, 2].map(Action::ReturnNegotiators));
    paid.act(A, Action::ReturnNegotiators(2));
    assert_eq!((paid.see(A).solari, paid.see(A).ix.unwrap().negotiators), (1, 0));
    let mut both = scene(4, 5);
    both.act(A, Action::AcquireTech(tech("spaceport")));
    let goods = [imperium::event::Good::Spice, imperium::event::Good::Solari];
    assert_eq!(both.legal(A), goods.map(Action::PayIn));
    // Two of each are not enough for five.
    assert!(!sent(1, 2).may(A, Action::Resolve(effect("ix-imp-appropriate.agent.1"))));
}

#[test]
#[rule("IF-16")]
fn a_negotiator_cannot_be_recruited() {
    let mut scene = Scenario::ix(3).troops(A, 0, 11).negotiators(A, 1).hand(A, &["start-dagger", FILLER]);
    scene = scene.goods(A, 9, 9, 9).intrigue(A, &["ix-int-secret-forces"]).council(A);
    scene.play(A, "ix-int-secret-forces");
    assert_eq!((scene.see(A).garrison, scene.see(A).ix.unwrap().negotiators), (0, 1));
}

#[test]
#[rule("IF-105")]
fn a_tile_is_turned_over_on_a_reveal_turn_too() {
    let drones = Action::UseTech(tech("training-drones"));
    let mut scene = Scenario::ix(3).tiles(A, &["training-drones"]).troops(A, 3, 0).hand(A, &[FILLER]);
    scene.act(A, Action::Reveal).act(A, drones);
    assert_eq!(scene.see(A).garrison, 4);
    assert_eq!(scene.refused(A, drones).as_str(), "RI-TECH-11");
}
