//! RIVAL: what Rivals gain, what they buy for it, how they fight and score.

use imperium::Event;
use imperium::content::Destination;
use imperium::event::Good;
use imperium::options::Options;

use crate::rivals::{R, agent_of_rival, duel, turn};
use crate::*;

#[test]
#[rule("IU-RIVAL-35", "IU-RIVAL-36", "IU-RIVAL-37", "IU-AMB-52", "IF-42")]
fn a_rival_buys_its_swordmaster() {
    // The Baron needs six: two Solari come with the card, and Solari, spice, Intrigue cards go before water.
    let scene = duel(Rival::Baron).goods(R, 1, 1, 3).intrigue(R, &["int-cunning"]);
    let scene = turn(scene, "hagal-accept-contract-shipping");
    let rival = scene.see(R);
    assert!(rival.swordmaster);
    assert_eq!((rival.solari, rival.spice, rival.intrigue_count, rival.water), (0, 0, 0, 2));
    assert_eq!((rival.agents, scene.view().intrigue_discard.len()), (2, 1));
    // Of each kind only what is still needed, and the rest is kept: Solari before spice, spice before Intrigue cards,
    // Intrigue cards before water.
    for (goods, cards, left) in [
        ((3, 2, 0), 0, (0, 1, 0, 0)),
        ((0, 4, 0), 1, (0, 0, 1, 0)),
        ((0, 5, 0), 1, (0, 1, 1, 0)),
        ((0, 0, 2), 3, (0, 0, 0, 1)),
        ((1, 0, 1), 3, (0, 0, 0, 1)),
        ((2, 1, 1), 2, (0, 0, 1, 1)),
    ] {
        let held = ["int-cunning", "int-devour", "int-impress"];
        let scene = duel(Rival::Baron).goods(R, goods.0, goods.1, goods.2).intrigue(R, &held[..cards]);
        let rival = turn(scene, "hagal-accept-contract-shipping").see(R);
        assert!(rival.swordmaster);
        assert_eq!((rival.solari, rival.spice, rival.intrigue_count, rival.water), left, "{goods:?}");
    }
    let short = turn(duel(Rival::Baron).goods(R, 1, 1, 1), "hagal-accept-contract-shipping");
    assert!(!short.see(R).swordmaster && short.see(R).solari == 3);
    // The space is cheaper for people now.
    let send = Action::Send { card: card("start-dagger"), space: Space::Swordmaster };
    let people = |scene: Scenario| scene.hand(A, &["start-dagger", FILLER]).goods(A, 6, 0, 0).may(A, send);
    assert!(people(duel(Rival::Baron).swordmaster(R)) && !people(duel(Rival::Baron)));
}

#[test]
#[rule("IU-RIVAL-38", "IU-RIVAL-39")]
fn rivals_harvest_or_ride() {
    let hagga = |scene: Scenario| {
        let scene = scene.goods(R, 0, 0, 0).bonus(Space::HaggaBasin, 1).bonus(Space::ImperialBasin, 1);
        turn(scene, "hagal-hagga-imperial-basin")
    };
    let harvest = hagga(duel(Rival::AmberMetulli));
    assert_eq!((agent_of_rival(&harvest), harvest.see(R).spice), (Some(Space::HaggaBasin), 3));
    let ride = hagga(duel(Rival::AmberMetulli).hooks(R));
    assert_eq!((ride.see(R).spice, ride.see(R).worms), (1, 1));
    // More bonus spice decides; Imperial Basin has no worms to offer.
    let basin = duel(Rival::AmberMetulli).hooks(R).goods(R, 0, 0, 0).bonus(Space::ImperialBasin, 2);
    let basin = turn(basin, "hagal-hagga-imperial-basin");
    assert_eq!((agent_of_rival(&basin), basin.see(R).spice), (Some(Space::ImperialBasin), 3));
    let deep = duel(Rival::AmberMetulli).hooks(R).goods(R, 0, 0, 0).bonus(Space::DeepDesert, 2);
    let deep = turn(deep, "space-deep-desert");
    assert_eq!((deep.see(R).spice, deep.see(R).worms), (2, 2));
}

#[test]
#[rule("IU-RIVAL-40", "IU-AMB-53")]
fn points_are_bought_after_the_swordmaster() {
    let points = |solari, spice, water| {
        let scene = duel(Rival::MargotFenring).swordmaster(R).goods(R, solari, spice, water);
        turn(scene, "space-spice-refinery").see(R)
    };
    // Margot's ring gives one Solari.
    assert_eq!((points(6, 0, 0).vp, points(6, 0, 0).solari), (1, 0));
    assert_eq!((points(5, 0, 0).vp, points(13, 0, 0).vp), (0, 2));
    assert_eq!((points(0, 7, 0).vp, points(0, 0, 3).vp, points(0, 0, 2).vp), (1, 1, 0));
    let cards =
        duel(Rival::Baron).swordmaster(R).goods(R, 0, 0, 0).intrigue(R, &["int-cunning", "int-devour"]);
    assert_eq!(turn(cards, "space-spice-refinery").see(R).vp, 1);
    let before = duel(Rival::StabanTuek).goods(R, 7, 0, 0);
    assert_eq!(turn(before, "space-spice-refinery").see(R).vp, 0);
}

#[test]
#[rule("IU-RIVAL-41", "IU-RIVAL-42", "IU-AMB-74", "IU-RIVALDIFF-09")]
fn rivals_turn_cards_up_for_swords() {
    let mut scene = duel(Rival::Baron)
        .troops(R, 0, 1)
        .troops(A, 0, 1)
        .intrigue(A, &["int-devour"])
        .intrigue(R, &["int-impress"])
        .hagal(&["space-heighliner"]);
    assert_eq!(scene.see(R).strength, 2);
    scene = scene.combat();
    // The card's five swords are there before the player is asked, and the Rival plays no card.
    assert_eq!((scene.see(R).strength, scene.waiting()), (7, Some(A)));
    scene.act(A, Action::Pass);
    assert_eq!(scene.see(R).intrigue_count, 1);
    let idle = duel(Rival::Baron).troops(R, 3, 0).hagal(&["space-heighliner"]).combat();
    assert_eq!(idle.see(R).swords, 0);
    let escalated = |conflict: &str| {
        let mut options = Options::new(2, true);
        options.rivals = vec![Some(Rival::Baron)];
        options.ruthless_escalation = true;
        let scene = Scenario::with(options).conflict(conflict).troops(R, 0, 1).troops(A, 0, 1);
        let scene =
            scene.intrigue(A, &["int-devour"]).hagal(&["space-sardaukar", "space-sardaukar"]).combat();
        scene.see(R).swords
    };
    assert_eq!((escalated("con-propaganda"), escalated("con-trade-dispute")), (8, 4));
}

#[test]
#[rule("IU-RIVAL-41")]
fn each_fighting_rival_turns_up_one_card_and_takes_only_its_swords() {
    let cards = |scene: &Scenario| {
        let card = |event: &Event| match event {
            Event::HagalCard { card } => Some(card.text().swords),
            _ => None,
        };
        scene.told.iter().filter_map(card).collect::<Vec<_>>()
    };
    let gained = |scene: &Scenario| {
        let sword = |event: &Event| match event {
            Event::Gained { seat, good: Good::Swords, amount } => Some((*seat, *amount)),
            _ => None,
        };
        scene.told.iter().filter_map(sword).collect::<Vec<_>>()
    };
    // In turn order: with the token at C, C comes before B; A is asked after both.
    let two = Scenario::against(&[Rival::Baron, Rival::StabanTuek]).first(C).troops(B, 0, 1).worms(C, 1);
    let two = two.troops(A, 0, 1).intrigue(A, &["int-devour"]);
    let two = two.hagal(&["space-heighliner", "space-sietch-tabr"]).combat();
    let swords = cards(&two);
    assert_eq!(gained(&two), [(C, swords[0]), (B, swords[1])]);
    assert_eq!((swords.iter().sum::<u8>(), two.waiting()), (5 + 3, Some(A)));
    // Nothing else on the card counts: no agent, influence, troops, hooks or water.
    for seat in [B, C] {
        let rival = two.see(seat);
        assert_eq!((rival.influence, rival.agents, rival.hooks, rival.water), ([0; 4], 2, false, 1));
        assert_eq!(rival.garrison + rival.deployed, if seat == B { 1 } else { 3 });
    }
    assert!(two.view().agents.is_empty());
    // Without a unit there is no card.
    let idle = duel(Rival::Baron).troops(R, 3, 0).combat();
    assert!(cards(&idle).is_empty());
    // An empty deck is shuffled first.
    let empty = duel(Rival::Baron).troops(R, 0, 1).troops(A, 0, 1).intrigue(A, &["int-devour"]);
    let empty = empty.hagal(&[]).combat();
    assert_eq!((empty.view().hagal_left, empty.view().hagal_discard.len()), (36, 1));
    assert_eq!(Some(&empty.see(R).swords), cards(&empty).last());
    // A Reshuffle card is no card: all are shuffled and another is turned up.
    let again = duel(Rival::Baron).troops(R, 0, 1).troops(A, 0, 1).intrigue(A, &["int-devour"]);
    let again = again.hagal(&["hagal-reshuffle"]).combat();
    let view = again.view();
    assert_eq!((view.hagal_left, view.hagal_discard.len()), (36, 1));
    assert_eq!(again.see(R).swords, view.hagal_discard[0].text().swords);
    assert!(cards(&again).len() > 1 && view.hagal_discard[0].text().to != Destination::Reshuffle);
    // Whatever the deck still holds: the discard pile comes back to it at once.
    let first = |scene: &Scenario| {
        let card = |event: &Event| if let Event::HagalCard { card } = event { Some(*card) } else { None };
        scene.told.iter().find_map(card).map(|card| card.text().to == Destination::Reshuffle)
    };
    let lucky = |luck| {
        let scene = duel(Rival::Baron).troops(R, 0, 1).troops(A, 0, 1).intrigue(A, &["int-devour"]);
        scene.hagal(&["hagal-reshuffle", "space-heighliner"]).luck(luck).combat()
    };
    let early = (0..20).map(lucky).find(|scene| first(scene) == Some(true)).unwrap();
    assert_eq!((early.view().hagal_left, early.view().hagal_discard.len()), (36, 1));
}

#[test]
#[rule("IU-RIVAL-43", "IU-RIVAL-45", "IU-RIVAL-46", "IU-RIVAL-47")]
fn rivals_take_rewards() {
    let win = |scene: Scenario, key: &str| {
        scene.conflict(key).troops(R, 0, 3).hagal(&["space-dutiful-service"]).combat()
    };
    let contract = win(duel(Rival::StabanTuek).goods(R, 0, 0, 0), "con-trade-dispute").see(R);
    assert_eq!((contract.solari, contract.water, contract.contracts.len()), (2, 1, 0));
    let doubled = win(duel(Rival::StabanTuek).goods(R, 0, 0, 0).worms(R, 1), "con-trade-dispute").see(R);
    assert_eq!((doubled.solari, doubled.water), (4, 2));
    // Staban's list: Guild, Fremen, Bene Gesserit, Emperor; the lowest is chosen, the leftmost among several.
    let chosen =
        win(duel(Rival::StabanTuek).influence(R, Faction::Guild, 1), "con-skirmish-crysknife").see(R);
    assert_eq!(chosen.influence, [0, 1, 0, 1]);
    let bought = win(duel(Rival::StabanTuek).goods(R, 0, 3, 0), "con-spice-freighters").see(R);
    assert_eq!((bought.vp, bought.spice), (1, 0));
    let spies = duel(Rival::StabanTuek).spies(R, &[Post::Choam, Post::Guild]);
    let arrakeen = win(spies, "con-battle-for-arrakeen").see(R);
    assert_eq!((arrakeen.vp, arrakeen.spies.len()), (2, 0));
    // Its Ornithopter Objective pairs.
    let pair = win(duel(Rival::StabanTuek), "con-skirmish-ornithopter").see(R);
    assert_eq!((pair.vp, pair.icons.len()), (1, 0));
}

#[test]
#[rule("IU-RIVAL-44")]
fn rivals_control_locations() {
    let won = duel(Rival::StabanTuek).conflict("con-siege-of-arrakeen").troops(R, 0, 1);
    assert_eq!(won.hagal(&["space-fremkit"]).combat().view().control[0].seat, R);
    let mut bonus =
        duel(Rival::StabanTuek).control(R, Space::Arrakeen).hand(A, &["start-reconnaissance", FILLER]);
    bonus.send(A, "start-reconnaissance", Space::Arrakeen);
    assert_eq!(bonus.see(R).solari, 1);
    let paid = turn(duel(Rival::StabanTuek).control(A, Space::Arrakeen), "space-arrakeen");
    assert_eq!(paid.see(A).solari, 1);
    let defended = duel(Rival::StabanTuek)
        .control(R, Space::Arrakeen)
        .round(3)
        .next_conflict("con-siege-of-arrakeen")
        .new_round();
    assert_eq!((defended.see(R).deployed, defended.see(R).garrison), (1, 3));
}

#[test]
#[rule("IU-AMB-44")]
fn a_rival_loses_the_last_tie() {
    let mut scene = duel(Rival::Baron).round(10);
    for seat in [A, B, R] {
        scene = scene.vp(seat, 7).goods(seat, 1, 1, 1).troops(seat, 2, 0);
    }
    assert_eq!(scene.combat().winner(), Some(B));
}

#[test]
#[rule("IU-RIVAL-49")]
fn gurneys_scheme_is_one_influence_where_there_is_most() {
    let two = [Post::Choam, Post::Carthag];
    let scheme = |scene: Scenario| turn(scene.spies(R, &two), "space-espionage").see(R).influence;
    // Espionage brings one with the Bene Gesserit first. Of Fremen, Guild, Emperor the leftmost with most.
    let guild = duel(Rival::GurneyHalleck).influence(R, Faction::Guild, 2);
    assert_eq!(scheme(guild), [0, 3, 1, 0]);
    let tied = duel(Rival::GurneyHalleck).influence(R, Faction::Guild, 2).influence(R, Faction::Emperor, 2);
    assert_eq!(scheme(tied), [2, 3, 1, 0]);
}
