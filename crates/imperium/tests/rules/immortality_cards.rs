//! IM-CARD, IM-AMB: the cards of Immortality that have rules of their own.

use imperium::Zone;
use table::{Game, Viewer};

use crate::*;

const INITIATE: &str = "tlx-face-dancer-initiate";
const GHOLA: &str = "tlx-ghola";
const PHEROMONES: &str = "tlx-beguiling-pheromones";
const USURP: &str = "tlx-usurp";
const KIT: &str = "immortality-imp-dissecting-kit";
const EYES: &str = "immortality-imp-replacement-eyes";
const STILLSUITS: &str = "immortality-imp-stillsuit-manufacturer";
const HARVEST: &str = "immortality-int-harvest-cells";

fn imm(name: &str) -> String {
    format!("immortality-imp-{name}")
}

fn hand(keys: &[&str]) -> Scenario {
    let mut held = keys.to_vec();
    held.push(FILLER);
    let deck = ["start-dagger", "start-diplomacy", "start-signet-ring"];
    let deck: Vec<&str> = deck.into_iter().filter(|key| !keys.contains(key)).collect();
    Scenario::immortality(3).hand(A, &held).deck(A, &deck).goods(A, 0, 0, 0)
}

fn step(scene: &Scenario) -> u8 {
    scene.see(A).tleilax.unwrap().step
}

fn specimens(scene: &Scenario) -> u8 {
    scene.see(A).tleilax.unwrap().specimens
}

/// The seat ends its turn.
fn end(scene: &mut Scenario) {
    scene.act_all(A).act(A, Action::EndTurn);
}

fn gone(scene: &Scenario, key: &str) -> bool {
    scene.view().gone.contains(&card(key))
}

/// Two cards played together, the second from the Row.
fn usurp(key: &str) -> Scenario {
    let row = ["base-imp-stilgar", "base-imp-power-play", "base-imp-carryall", "base-imp-imperial-spy", key];
    let mut scene = hand(&[USURP]).row(row);
    scene.act(A, Action::GraftRow { card: card(USURP), partner: card(key) });
    scene
}

#[test]
#[rule("IM-CARD-01")]
fn a_ghola_has_the_box_of_its_partner_for_itself() {
    let mut scene = hand(&[GHOLA, "start-seek-allies"]);
    scene.graft(A, GHOLA, "start-seek-allies", Space::Wealth);
    let trash = effect("start-seek-allies.agent.1");
    assert!(scene.may(A, Action::Resolve(trash)) && scene.may(A, Action::Copy(trash)));
    // Whichever comes first, each trashes itself.
    let copier = scene.view().pool.iter().filter(|item| item.effect == trash).nth(1).unwrap().card;
    scene.act(A, Action::Copy(trash));
    assert!(scene.view().gone.contains(&copier.unwrap()) && scene.see(A).played.len() == 1);
    scene.act_all(A);
    assert!(gone(&scene, GHOLA) && gone(&scene, "start-seek-allies"));
    assert!(scene.see(A).played.is_empty());
}

#[test]
#[rule("IM-CARD-02")]
fn a_ghola_of_power_play_gives_two_influence_in_all() {
    let mut scene = hand(&[GHOLA, "base-imp-power-play"]);
    scene.graft(A, GHOLA, "base-imp-power-play", Space::Wealth).act_all(A);
    assert_eq!(scene.see(A).influence, [2, 0, 0, 0]);
}

#[test]
#[rule("IM-CARD-03")]
fn a_ghola_counts_its_partner_and_is_none_for_others() {
    let gaib = imm("lisan-al-gaib");
    let mut scene = hand(&[GHOLA, &gaib]);
    scene.graft(A, GHOLA, &gaib, Space::Arrakeen);
    assert_eq!(scene.pool().iter().filter(|it| it.starts_with("If(Bond")).count(), 2);
    scene.act_all(A);
    assert_eq!(scene.see(A).influence, [0, 0, 0, 1]);
}

#[test]
#[rule("IM-CARD-04", "IF-75")]
fn a_ghola_of_a_carryall_quadruples_the_harvest() {
    let mut scene = hand(&[GHOLA, "base-imp-carryall"]).goods(A, 0, 0, 2).bonus(Space::GreatFlat, 1);
    scene.graft(A, GHOLA, "base-imp-carryall", Space::GreatFlat).act_all(A);
    // Four times 3, and the bonus spice once.
    assert_eq!(scene.see(A).spice, 13);
}

#[test]
#[rule("IM-CARD-05")]
fn a_kwisatz_haderach_in_a_pair_sends_one_agent() {
    let kwisatz = "base-imp-kwisatz-haderach";
    let mut scene = hand(&[GHOLA, kwisatz]).agent(B, Space::Wealth);
    scene.graft(A, GHOLA, kwisatz, Space::Wealth).act_all(A);
    assert_eq!((scene.see(A).agents, scene.see(A).solari), (1, 2));
    assert_eq!(scene.view().agents[0].seats, [A, B]);
    // With none at home it moves one.
    let moved = hand(&[INITIATE, kwisatz]).agent(A, Space::Stillsuits).agent(A, Space::Arrakeen);
    let mut moved = moved;
    moved.graft(A, INITIATE, kwisatz, Space::Wealth).act(A, Action::RecallAgent(Space::Arrakeen));
    let spaces: Vec<Space> = moved.view().agents.iter().map(|here| here.space).collect();
    assert_eq!((spaces, moved.see(A).agents), (vec![Space::Wealth, Space::Stillsuits], 0));
}

#[test]
#[rule("IM-CARD-08", "IM-AMB-06")]
fn usurp_borrows_a_card_of_the_row() {
    let mut scene = usurp("base-imp-spice-hunter");
    scene.send_pair(A, Space::ImperialBasin);
    let view = scene.view();
    assert_eq!(
        (view.row.len(), view.turn.lent, view.turn.partner),
        (4, true, Some(card("base-imp-spice-hunter")))
    );
    // In nobody's play area.
    assert_eq!(scene.see(A).played, [card(USURP)]);
    end(&mut scene);
    assert!(gone(&scene, "base-imp-spice-hunter") && scene.view().row.len() == 5);
    assert!(!scene.see(A).discard.contains(&card("base-imp-spice-hunter")));
    // Its place stays open till then, even when the others are blown up.
    let mut blown = usurp("base-imp-spice-hunter");
    blown.send_pair(A, Space::ImperialBasin).act(A, Action::Atomics);
    assert_eq!(blown.view().row.len(), 4);
    end(&mut blown);
    assert!(gone(&blown, "base-imp-spice-hunter") && blown.view().row.len() == 5);
    // Or a card of the hand.
    let both = hand(&[USURP, "start-dagger"]);
    assert!(both.may(A, Action::Graft { card: card(USURP), partner: card("start-dagger") }));
    let row = both.view().row;
    let other = Action::GraftRow { card: card(GHOLA), partner: row[0] };
    assert!(!both.may(A, other));
}

#[test]
#[rule("IM-CARD-09", "IM-CARD-23")]
fn replacement_eyes_give_a_step_wherever_they_are_trashed() {
    let mut lent = usurp(EYES);
    lent.send_pair(A, Space::Arrakeen);
    end(&mut lent);
    assert_eq!((step(&lent), gone(&lent, EYES)), (1, true));
    let plots = ["immortality-int-breakthrough"];
    let mut held = hand(&[EYES]).intrigue(A, &plots).research(A, "6c");
    held.play(A, plots[0]).act(A, Action::Trash(Zone::Hand, card(EYES)));
    assert_eq!(step(&held), 1);
    let mut pile = hand(&[]).discard(A, &[EYES]).intrigue(A, &plots).research(A, "6c");
    pile.play(A, plots[0]).act(A, Action::Trash(Zone::Discard, card(EYES)));
    assert_eq!(step(&pile), 1);
}

#[test]
#[rule("IM-CARD-10")]
fn pheromones_trash_a_grafted_card_for_influence() {
    let mut scene = hand(&[PHEROMONES, "start-diplomacy"]);
    scene.graft(A, PHEROMONES, "start-diplomacy", Space::Wealth);
    assert!(!scene.may(A, Action::EndTurn));
    scene.resolve(A, "If(AtFaction");
    let trash = |key: &str| Action::Trash(Zone::Played, card(key));
    assert!(scene.may(A, trash(PHEROMONES)) && scene.legal(A).len() == 2);
    scene.act(A, trash("start-diplomacy"));
    assert_eq!((scene.see(A).influence, gone(&scene, "start-diplomacy")), ([2, 0, 0, 0], true));
    let mut elsewhere = hand(&[PHEROMONES, "start-dagger"]);
    elsewhere.graft(A, PHEROMONES, "start-dagger", Space::Arrakeen);
    end(&mut elsewhere);
    assert_eq!(elsewhere.see(A).played.len(), 2);
}

#[test]
#[rule("IF-101", "IF-102", "IM-AMB-04")]
fn a_trashed_partner_loses_the_box_it_has_not_used() {
    let spy = "base-imp-imperial-spy";
    let mut scene = hand(&[PHEROMONES, spy]);
    scene.graft(A, PHEROMONES, spy, Space::Wealth).resolve(A, "If(AtFaction");
    scene.act(A, Action::Trash(Zone::Played, card(spy)));
    assert!(!scene.pool().iter().any(|it| it.starts_with("Pay")));
    assert_eq!(scene.see(A).intrigue_count, 0);
    // A card that must be trashed anyway may be the one.
    let mut allies = hand(&[PHEROMONES, "start-seek-allies"]);
    allies.graft(A, PHEROMONES, "start-seek-allies", Space::Wealth).resolve(A, "If(AtFaction");
    allies.act(A, Action::Trash(Zone::Played, card("start-seek-allies"))).act_all(A);
    assert_eq!(allies.see(A).played, [card(PHEROMONES)]);
    assert_eq!(allies.see(A).influence, [2, 0, 0, 0]);
    let mut kit = hand(&[KIT, "tlx-contaminator"]);
    kit.graft(A, KIT, "tlx-contaminator", Space::Stillsuits).resolve(A, "Pay");
    kit.act_all(A);
    assert_eq!((specimens(&kit), step(&kit), gone(&kit, "tlx-contaminator")), (1, 0, true));
    let mut used = hand(&[KIT, "tlx-contaminator"]);
    used.graft(A, KIT, "tlx-contaminator", Space::Stillsuits).resolve(A, "Tleilaxu").resolve(A, "Pay");
    assert_eq!((specimens(&used), step(&used)), (1, 1));
}

#[test]
#[rule("IM-CARD-12")]
fn an_infiltrator_is_not_blocked() {
    let blocked = hand(&["tlx-chairdog", "start-reconnaissance"]).agent(B, Space::Arrakeen);
    assert!(!blocked.pair_spaces(A, "tlx-chairdog", "start-reconnaissance").contains(&Space::Arrakeen));
    let infiltrator = "tlx-tleilaxu-infiltrator";
    let own = hand(&[infiltrator, "start-reconnaissance"]).agent(B, Space::Arrakeen);
    let mut own = own.agent(A, Space::BaseCarthag);
    let spaces = own.pair_spaces(A, infiltrator, "start-reconnaissance");
    assert!(spaces.contains(&Space::Arrakeen) && !spaces.contains(&Space::BaseCarthag));
    own.graft(A, infiltrator, "start-reconnaissance", Space::Arrakeen);
    assert_eq!(own.view().agents.iter().find(|it| it.space == Space::Arrakeen).unwrap().seats, [A, B]);
}

#[test]
#[rule("IM-CARD-13")]
fn a_twisted_mentat_recalls_the_agent_just_sent() {
    let scene = hand(&["tlx-twisted-mentat", "start-dagger"]).agent(A, Space::Stillsuits);
    let mut scene = scene;
    scene.graft(A, "tlx-twisted-mentat", "start-dagger", Space::Arrakeen).resolve(A, "May(RecallSentAgent");
    let spaces: Vec<Space> = scene.view().agents.iter().map(|here| here.space).collect();
    assert_eq!((spaces, scene.see(A).agents), (vec![Space::Stillsuits], 1));
    assert!(!scene.pool().iter().any(|it| it.starts_with("May")));
    // What the space gives is had all the same.
    scene.act_all(A);
    assert_eq!(scene.see(A).garrison, 4);
    // One that has come home already is recalled no more; the other agent is not the one just sent.
    let urgent = "base-int-urgent-mission";
    let mut home =
        hand(&["tlx-twisted-mentat", "start-dagger"]).agent(A, Space::Stillsuits).intrigue(A, &[urgent]);
    home.graft(A, "tlx-twisted-mentat", "start-dagger", Space::Arrakeen);
    let may = home.pool().iter().position(|it| it.starts_with("May")).unwrap();
    assert!(home.may(A, home.nth(may)));
    home.play(A, urgent).act(A, Action::RecallAgent(Space::Arrakeen));
    let may = home.pool().iter().position(|it| it.starts_with("May")).unwrap();
    assert!(!home.may(A, home.nth(may)));
    assert_eq!(home.see(A).agents, 1);
}

#[test]
#[rule("IM-CARD-14", "IM-CARD-15", "IM-CARD-31")]
fn a_combat_icon_lets_troops_be_deployed_anywhere() {
    let travel = imm("high-priority-travel");
    let sent = |guild: u8| {
        let mut scene = hand(&[&travel]).influence(A, Faction::Guild, guild);
        scene.send(A, &travel, Space::SecureContract);
        scene
    };
    let mut scene = sent(2);
    assert!(!scene.may(A, Action::Deploy(1)));
    scene.choose(A, 1);
    assert!(scene.may(A, Action::Deploy(2)) && !scene.may(A, Action::Deploy(3)));
    // Without the influence neither of the two.
    assert!(!sent(1).may(A, Action::Resolve(effect("immortality-imp-high-priority-travel.agent.1"))));
    let occupation = imm("occupation");
    let mut combat = hand(&[&occupation]);
    combat.send(A, &occupation, Space::Arrakeen).act_all(A);
    // One recruited and two, not four.
    assert!(combat.may(A, Action::Deploy(3)) && !combat.may(A, Action::Deploy(4)));
}

#[test]
#[rule("IM-CARD-16", "IM-CARD-30")]
fn the_manufacturer_returns_with_the_alliance() {
    let mut scene = hand(&[STILLSUITS]).alliance(A, Faction::Fremen, 4);
    scene.send(A, STILLSUITS, Space::Arrakeen).act_all(A);
    assert!(scene.see(A).hand.unwrap().contains(&card(STILLSUITS)) && scene.see(A).played.is_empty());
    let mut without = hand(&[STILLSUITS]);
    without.send(A, STILLSUITS, Space::Arrakeen).act_all(A);
    assert_eq!(without.see(A).played, [card(STILLSUITS)]);
    let row =
        ["base-imp-stilgar", "base-imp-power-play", "base-imp-carryall", "base-imp-imperial-spy", STILLSUITS];
    let mut lent = hand(&[USURP]).row(row).alliance(A, Faction::Fremen, 4);
    lent.act(A, Action::GraftRow { card: card(USURP), partner: card(STILLSUITS) });
    lent.send_pair(A, Space::Arrakeen);
    end(&mut lent);
    assert!(gone(&lent, STILLSUITS) && !lent.see(A).hand.unwrap().contains(&card(STILLSUITS)));
}

#[test]
#[rule("IM-CARD-17", "IM-TRACK-06")]
fn a_tleilaxu_master_acquires_by_markers() {
    let master = imm("tleilaxu-master");
    let row = ["stilgar", "power-play", "carryall", "imperial-spy", "spice-hunter"];
    let row = row.map(|name| format!("base-imp-{name}"));
    let sent = |from: &str| {
        let mut scene = hand(&[&master]).research(A, from).row(row.each_ref().map(String::as_str));
        scene.send(A, &master, Space::SecureContract);
        scene
    };
    let none = sent("3c");
    assert!(!none.legal(A).iter().any(|action| matches!(action, Action::Resolve(_))));
    let mut first = sent("7b");
    first.resolve(A, "If(Markers(1)").act(A, Action::Acquire(card("base-imp-stilgar")));
    assert!(first.see(A).discard.contains(&card("base-imp-stilgar")));
    let mut second = sent("8b");
    second.resolve(A, "May(AcquireToHand").act(A, Action::Acquire(card("base-imp-stilgar")));
    assert!(second.see(A).hand.unwrap().contains(&card("base-imp-stilgar")));
    // A marker reached on this very turn, before the box is used.
    let plot = "immortality-int-breakthrough";
    let scene = hand(&[&master]).research(A, "7a").row(row.each_ref().map(String::as_str));
    let mut late = scene.intrigue(A, &[plot]);
    late.send(A, &master, Space::SecureContract).play(A, plot);
    late.resolve(A, "May(AcquireToHand").act(A, Action::Acquire(card("base-imp-stilgar")));
    assert!(late.see(A).hand.unwrap().contains(&card("base-imp-stilgar")));
}

#[test]
#[rule("IM-AMB-08")]
fn the_two_research_icons_of_the_master_are_separate() {
    let mut scene = Scenario::immortality(3).hand(A, &[&imm("tleilaxu-master")]).without_atomics(A);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.pool(), ["Research", "Research"]);
    scene.resolve(A, "Research");
    // The first led to a cell, the second asks which way.
    assert_eq!(scene.see(A).tleilax.unwrap().research.unwrap().key(), "1");
    assert!(scene.legal(A).iter().all(|action| matches!(action, Action::Research(_))));
}

#[test]
#[rule("IM-CARD-18")]
fn a_surgeon_takes_troops_from_garrison_or_conflict() {
    let mut scene = Scenario::immortality(3).hand(A, &[&imm("tleilaxu-surgeon")]).troops(A, 1, 2);
    scene.act(A, Action::Reveal).resolve(A, "Pay");
    assert!(scene.may(A, Action::LoseGarrison) && scene.may(A, Action::LoseTroop));
    scene.act(A, Action::LoseTroop).act(A, Action::LoseGarrison);
    let player = scene.see(A);
    assert_eq!((player.garrison, player.deployed, player.tleilax.unwrap().specimens), (0, 1, 2));
    let mut poor = Scenario::immortality(3).hand(A, &[&imm("tleilaxu-surgeon")]).troops(A, 1, 0);
    poor.act(A, Action::Reveal);
    assert!(!poor.legal(A).iter().any(|action| matches!(action, Action::Resolve(_))));
}

#[test]
#[rule("IM-CARD-19", "IM-AMB-07")]
fn the_ceremony_keeps_one_of_two_intrigue_cards() {
    let ceremony = imm("imperium-ceremony");
    let keys = ["base-int-windfall", "base-int-bribery"];
    let mut scene = hand(&[&ceremony]).intrigue_deck(&keys).intrigue(B, &[]);
    scene.send(A, &ceremony, Space::Wealth).resolve(A, "KeepIntrigue");
    let keep = |key: &str| Action::KeepIntrigue(intrigue(key));
    assert!(keys.iter().all(|key| scene.may(A, keep(key))));
    // Nobody else sees them.
    let other = serde_json::to_string(&scene.game().view(Viewer::Seat(B)).steps).unwrap();
    assert!(!other.contains("windfall") && !other.contains("bribery"));
    scene.act(A, keep("base-int-bribery"));
    assert_eq!(scene.see(A).intrigue, Some(vec![intrigue("base-int-bribery")]));
    let top = |seat: Seat| scene.game().view(Viewer::Seat(seat)).intrigue_top;
    assert_eq!((top(A), top(B)), (Some(intrigue("base-int-windfall")), None));
    assert_eq!(scene.view().intrigue_left, 1);
    // It is the next one drawn.
    let plots = ["immortality-int-illicit-dealings"];
    let scene = scene.turn_of(B).tleilaxu(B, 1);
    let binned = scene.see(A).binned.unwrap().contains(&intrigue(plots[0]));
    assert!(binned);
    // With a single card left the discard pile is shuffled below it.
    let last = hand(&[&ceremony]).intrigue(A, &["base-int-windfall"]).intrigue_deck(&["base-int-bribery"]);
    let mut last = last;
    last.play(A, "base-int-windfall").send(A, &ceremony, Space::Wealth).resolve(A, "KeepIntrigue");
    assert!(last.may(A, keep("base-int-bribery")) && last.may(A, keep("base-int-windfall")));
}

#[test]
#[rule("IM-CARD-20")]
fn harvest_cells_follow_heavy_losses() {
    let fought = |deployed: u8| {
        let scene = Scenario::immortality(3).intrigue(A, &[HARVEST]).troops(A, 12 - deployed, deployed);
        scene.tleilaxu_row(["tlx-contaminator", "tlx-usurp"]).combat()
    };
    let mut scene = fought(3);
    // Not among the combat cards.
    assert!(!scene.may(A, Action::Play(intrigue(HARVEST))));
    // Nor for the victory.
    scene.act(A, Action::Pass);
    assert!(!scene.may(A, Action::Play(intrigue(HARVEST))));
    scene.act(A, Action::Pass);
    // The troops have come home, and some of them go to the tanks.
    scene.play(A, HARVEST);
    assert_eq!((specimens(&scene), scene.see(A).supply), (2, 1));
    assert!(scene.may(A, Action::Decline));
    scene.act(A, Action::AcquireTleilaxu(card("tlx-contaminator")));
    assert!(scene.see(A).discard.contains(&card("tlx-contaminator")) && specimens(&scene) == 1);
    // A winner with troops to spare plays it no earlier.
    let scene = Scenario::immortality(3).intrigue(A, &[HARVEST]).troops(A, 0, 3);
    let mut winner = scene.combat();
    winner.act(A, Action::Pass);
    assert!(!winner.may(A, Action::Play(intrigue(HARVEST))));
    winner.act(A, Action::Pass).play(A, HARVEST);
    let mut few = fought(2);
    few.act(A, Action::Pass).act(A, Action::Pass);
    assert_eq!((few.see(A).intrigue_count, few.view().round), (1, 2));
}

#[test]
#[rule("IM-CARD-20")]
fn harvest_cells_come_in_turn_order_to_those_who_lost_enough() {
    let scene = Scenario::immortality(3).first(C).intrigue(A, &[HARVEST]).intrigue(C, &[HARVEST]);
    let mut scene = scene.troops(A, 0, 3).troops(C, 0, 4).combat();
    scene.act(C, Action::Pass).act(A, Action::Pass);
    // The winner is asked for that first.
    scene.act(C, Action::Pass);
    assert_eq!(scene.waiting(), Some(C));
    scene.act(C, Action::Pass);
    assert_eq!(scene.waiting(), Some(A));
    scene.play(A, HARVEST);
}

#[test]
#[rule("IM-CARD-21")]
fn harvest_cells_won_in_the_conflict_may_be_played_at_once() {
    let scene = Scenario::immortality(3).conflict("base-con-raid-stockpiles").round(4);
    let mut scene = scene.intrigue_deck(&[HARVEST]).troops(A, 0, 4).combat();
    scene.act(A, Action::Pass).play(A, HARVEST);
    assert_eq!(specimens(&scene), 2);
}

#[test]
#[rule("IM-CARD-22")]
fn a_counterattack_answers_a_combat_card() {
    let counter = "immortality-int-counterattack";
    let held = [counter, "base-int-windfall"];
    let scene = Scenario::immortality(3).intrigue(A, &held).intrigue(B, &["base-int-ambush"]);
    let mut scene = scene.troops(A, 0, 2).troops(B, 0, 2).combat();
    assert!(!scene.may(A, Action::Play(intrigue(counter))));
    scene.act(A, Action::Pass).play(B, "base-int-ambush");
    scene.play(A, counter);
    assert_eq!(scene.see(A).swords, 4);
    // Not one's own.
    let own =
        Scenario::immortality(3).intrigue(A, &[counter, "base-int-ambush"]).troops(A, 0, 2).troops(B, 0, 1);
    let mut own = own.combat();
    own.play(A, "base-int-ambush");
    assert!(!own.may(A, Action::Play(intrigue(counter))));
}

#[test]
#[rule("IM-CARD-24")]
fn economic_positioning_needs_two_troops() {
    let positioning = "immortality-int-economic-positioning";
    let fighting = |troops: u8| {
        Scenario::immortality(3).intrigue(A, &[positioning]).troops(A, 0, troops).goods(A, 0, 0, 0)
    };
    assert!(!fighting(1).combat().may(A, Action::Play(intrigue(positioning))));
    let mut scene = fighting(3).combat();
    scene.play(A, positioning);
    assert_eq!((scene.see(A).solari, scene.see(A).garrison), (3, 2));
}

#[test]
#[rule("IM-CARD-25")]
fn endgame_halves_ask_for_things_without_spending_them() {
    let int = |name: &str| format!("immortality-int-{name}");
    let ended = |name: &str, cell: &str, spice: u8, solari: u8| {
        let key = int(name);
        let scene =
            Scenario::immortality(3).intrigue(A, &[&key]).research(A, cell).goods(A, solari, spice, 0);
        let mut scene = scene.vp(A, 3).tleilaxu(A, 3).council(A).endgame();
        let playable = scene.may(A, Action::Play(intrigue(&key)));
        if playable {
            scene.play(A, &key);
        }
        (playable, scene.see(A).vp, scene.see(A).spice, scene.see(A).solari)
    };
    assert_eq!(ended("study-melange", "8a", 3, 0), (true, 4, 3, 0));
    assert!(!ended("study-melange", "8a", 2, 0).0 && !ended("study-melange", "7a", 5, 0).0);
    assert_eq!(ended("tleilaxu-puppet", "8c", 0, 0), (true, 4, 0, 0));
    assert!(!ended("tleilaxu-puppet", "6c", 0, 0).0);
    assert_eq!(ended("economic-positioning", "0", 0, 10), (true, 4, 0, 10));
    assert!(!ended("economic-positioning", "0", 0, 9).0);
    assert_eq!(ended("shadowy-bargain", "0", 0, 0), (true, 4, 2, 0));
}

#[test]
#[rule("IM-CARD-28")]
fn two_different_things_are_named_before_either_happens() {
    let horror = "tlx-stitched-horror";
    let mut scene = hand(&[horror, INITIATE]);
    scene.graft(A, horror, INITIATE, Space::Arrakeen).resolve(A, "ChooseTwo");
    let option = |at: usize| Action::Option(effect(&format!("tlx-stitched-horror.agent.1.{at}")));
    scene.act(A, option(1));
    assert_eq!((scene.see(A).water, scene.may(A, option(1))), (0, false));
    scene.act(A, option(4));
    assert_eq!((scene.see(A).water, step(&scene)), (1, 1));
    let reach = imm("long-reach");
    let mut two = hand(&[INITIATE, &reach]);
    two.graft(A, INITIATE, &reach, Space::Wealth).resolve(A, "TwoInfluence");
    two.act(A, Action::Faction(Faction::Guild));
    assert!(!two.may(A, Action::Faction(Faction::Guild)) && two.see(A).influence[1] == 0);
}

#[test]
#[rule("IM-CARD-29")]
fn a_ghola_of_long_reach_has_its_three_icons() {
    let scene = hand(&[GHOLA, &imm("long-reach")]);
    let spaces = scene.pair_spaces(A, GHOLA, &imm("long-reach"));
    let reached = [Space::Arrakeen, Space::HallOfOratory, Space::ImperialBasin];
    assert!(reached.iter().all(|space| spaces.contains(space)));
}

#[test]
#[rule("IM-AMB-05")]
fn spice_gained_later_in_the_turn_counts_for_the_impersonator() {
    let (guild, melange) = ("tlx-guild-impersonator", "immortality-int-study-melange");
    let sent = || {
        let mut scene = hand(&[guild, "start-dagger"]).intrigue(A, &[melange]);
        scene.graft(A, guild, "start-dagger", Space::HallOfOratory).act_all(A);
        scene
    };
    let mut later = sent();
    assert_eq!(later.see(A).influence, [0; 4]);
    later.play(A, melange);
    assert!(!later.may(A, Action::EndTurn));
    later.act_all(A);
    assert_eq!(later.see(A).influence, [0, 1, 0, 0]);
    let mut never = sent();
    never.act(A, Action::EndTurn);
    assert_eq!(never.see(A).influence, [0; 4]);
}
