//! Treachery: a leader the enemy played turns out to be a traitor.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::options::Game;
use conquest::scenario::{Play, Scenario, battle, cell, leader, market};
use conquest::state::Phase;
use conquest::view::Asked;
use conquest::{Action, Element, Event, Faction, Options};
use table::rule;

/// 6 Atreides, who have the initiative, against 4 Harkonnen in Arrakeen.
fn arrakeen() -> Scenario {
    in_arrakeen(Scenario::new(&[Atreides, Harkonnen, Imperium]))
}

fn in_arrakeen(scenario: Scenario) -> Scenario {
    scenario.troops(Atreides, "arrakeen", 6).troops(Harkonnen, "arrakeen", 4).turn(2)
}

/// Plays to the reveal of these plans, using no power and no market card before.
fn reveal(scenario: Scenario, atreides: &str, harkonnen: &str) -> Play {
    let mut play = scenario.play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Atreides, atreides).plan(Harkonnen, harkonnen);
    play
}

/// The factions that won battles so far.
fn winners(play: &Play, among: &[Faction]) -> Vec<Faction> {
    let faction = |seat| among.iter().copied().find(|&faction| play.seat(faction) == seat);
    let won = play.told().iter().filter_map(|event| match event {
        Event::Won { seat, .. } => faction(*seat),
        _ => None,
    });
    won.collect()
}

/// Does nothing for whoever is asked, until `until` holds.
fn idle(play: &mut Play, until: impl Fn(&Play) -> bool) {
    while !until(play) {
        let seat = play.waiting()[0];
        let legal = play.legal_seat(seat);
        play.act_seat(seat, legal[0]);
    }
}

#[test]
#[rule("CD-TREACH-01")]
fn treach_01_a_held_card_of_the_leader_played_may_be_revealed() {
    let position = || arrakeen().traitors(Atreides, &["beast-rabban"]);
    let mut play = reveal(position(), "0 dr-yueh", "4 beast-rabban");
    assert!(play.may(Atreides, Action::Treachery));
    // It is optional: without it the higher total wins.
    play.pass_window();
    assert_eq!(play.troops(Atreides, "arrakeen"), 0);
    assert!(!play.is_dead("beast-rabban"));

    let mut play = reveal(position(), "0 dr-yueh", "4 beast-rabban");
    play.act(Atreides, Action::Treachery);
    assert_eq!(play.troops(Harkonnen, "arrakeen"), 0);
    assert!(play.is_dead("beast-rabban"));

    // Another leader than the one named is no traitor.
    let play = reveal(position(), "0 dr-yueh", "4 baron-harkonnen");
    assert_eq!(play.refused(Atreides, Action::Treachery), "CD-TREACH-01");
}

/// Imperium hold the cards of both leaders in the battle, and are not in it.
#[test]
#[rule("CD-TREACH-02")]
fn treach_02_nobody_else_can_reveal_a_traitor() {
    let position = arrakeen()
        .traitors(Imperium, &["beast-rabban", "dr-yueh"])
        .traitors(Atreides, &["caid"])
        .traitors(Harkonnen, &["bashar"]);
    let mut play = reveal(position, "0 dr-yueh", "4 beast-rabban");
    for faction in [Atreides, Harkonnen] {
        assert!(play.asks_only(faction));
        assert_eq!(play.refused(Imperium, Action::Treachery), "CD-TURN-03");
        assert_eq!(play.refused(faction, Action::Treachery), "CD-TREACH-01");
        play.act(faction, Action::Pass);
    }
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Harkonnen]);
}

/// Harkonnen have no initiative, the lower total, and a leader hit by a weapon.
#[test]
#[rule("CD-TREACH-03")]
fn treach_03_the_revealing_side_wins_whatever_the_totals() {
    let position =
        arrakeen().traitors(Harkonnen, &["duke-leto"]).battle_cards(Atreides, &["crysknife", "shield"]);
    let mut play = reveal(position, "6 duke-leto crysknife shield", "0 umman-kudu");
    assert_eq!(play.tally().totals, [11, 0]);
    play.act(Harkonnen, Action::Treachery);
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Harkonnen]);
    assert_eq!((play.troops(Atreides, "arrakeen"), play.troops(Harkonnen, "arrakeen")), (0, 4));
}

/// All troops dialled, the leader hit, both cards of kinds a winner discards.
#[test]
#[rule("CD-TREACH-04", "CD-AMB-56")]
fn treach_04_the_revealing_side_loses_nothing() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .battle_cards(Atreides, &["poison-blade", "baliset"])
        .battle_cards(Harkonnen, &["gom-jabbar"]);
    let mut play = reveal(position, "6 duke-leto poison-blade baliset", "4 beast-rabban gom-jabbar");
    play.act(Atreides, Action::Treachery);
    assert_eq!((play.troops(Atreides, "arrakeen"), play.tanks(Atreides)), (6, 0));
    assert!(!play.is_dead("duke-leto"));
    assert_eq!(play.battle_cards(Atreides), ["poison-blade", "baliset"]);
}

#[test]
#[rule("CD-TREACH-04", "CD-WEAPON-10")]
fn treach_04_not_even_when_a_lasgun_meets_a_shield() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .battle_cards(Atreides, &["lasgun"])
        .battle_cards(Harkonnen, &["shield"]);
    let mut play = reveal(position, "6 duke-leto lasgun", "4 beast-rabban - shield");
    assert!(play.tally().exploded);
    play.act(Atreides, Action::Treachery);
    assert_eq!((play.troops(Atreides, "arrakeen"), play.tanks(Atreides)), (6, 0));
    assert!(!play.is_dead("duke-leto"));
    assert_eq!(play.battle_cards(Atreides), ["lasgun"]);
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Atreides]);
}

#[test]
#[rule("CD-TREACH-05")]
fn treach_05_the_traitor_dies_and_the_bank_pays_its_strength() {
    let position = arrakeen().traitors(Atreides, &["piter-de-vries"]).spice(Atreides, 4).spice(Harkonnen, 9);
    let mut play = reveal(position, "0 duke-leto", "0 piter-de-vries");
    let issued = play.issued();
    play.act(Atreides, Action::Treachery);
    assert!(play.is_dead("piter-de-vries"));
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen)), (7, 9));
    assert_eq!(play.issued(), issued + 3);
}

/// Leto wins in Arrakeen; a second battle waits in Carthag.
#[test]
#[rule("CD-TREACH-06")]
fn treach_06_the_revealers_leader_may_fight_again_elsewhere() {
    let position = || {
        arrakeen()
            .troops(Atreides, "carthag", 2)
            .troops(Harkonnen, "carthag", 2)
            .traitors(Atreides, &["beast-rabban"])
    };
    let start = || {
        let mut play = position().play(Phase::Battle, &[]);
        let against = play.seat(Harkonnen);
        play.act(Atreides, Action::Fight { at: cell("arrakeen"), against }).pass_powers();
        play.plan(Atreides, "6 duke-leto").plan(Harkonnen, "0 beast-rabban");
        play
    };
    let mut play = start();
    play.act(Atreides, Action::Treachery).pass_powers();
    assert_eq!(play.fought("duke-leto"), None);
    play.act(Atreides, Action::Dial(0));
    assert!(play.may(Atreides, Action::Lead(leader("duke-leto"))));

    // Had he won by totals he would have to stay in Arrakeen.
    let mut play = start();
    play.pass_window().pass_powers();
    play.act(Atreides, Action::Dial(0));
    assert_eq!(play.refused(Atreides, Action::Lead(leader("duke-leto"))), "CD-PLAN-07");
}

/// Leto wins in Plastic Basin by totals, then there again by treachery: now he is free of that region.
#[test]
#[rule("CD-TREACH-06")]
fn treach_06_the_leader_returns_whatever_he_did_before() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "plastic_basin:12", 8)
        .troops(Harkonnen, "plastic_basin:12", 1)
        .troops(Imperium, "plastic_basin:12", 1)
        .troops(Atreides, "carthag", 1)
        .troops(Harkonnen, "carthag", 1)
        .traitors(Atreides, &["caid"])
        .turn(2)
        .play(Phase::Battle, &[]);
    let [harkonnen, imperium] = [Harkonnen, Imperium].map(|faction| play.seat(faction));
    let at = conquest::scenario::region("plastic_basin").cells().lowest().unwrap();
    play.act(Atreides, Action::Fight { at, against: harkonnen }).pass_powers();
    play.plan(Atreides, "2 duke-leto").plan(Harkonnen, "0 umman-kudu").pass_window();
    assert!(play.fought("duke-leto").is_some());
    play.act(Atreides, Action::Fight { at, against: imperium }).pass_powers();
    play.plan(Atreides, "2 duke-leto").plan(Imperium, "0 caid");
    play.act(Atreides, Action::Treachery).pass_powers();
    play.act(Atreides, Action::Dial(0));
    assert!(play.may(Atreides, Action::Lead(leader("duke-leto"))), "he may fight in Carthag");
}

#[test]
#[rule("CD-TREACH-07")]
fn treach_07_the_betrayed_side_loses_its_troops_in_the_region() {
    let position = arrakeen().troops(Harkonnen, "carthag", 3).traitors(Atreides, &["beast-rabban"]);
    let mut play = reveal(position, "0 dr-yueh", "0 beast-rabban");
    play.act(Atreides, Action::Treachery);
    assert_eq!((play.troops(Harkonnen, "arrakeen"), play.tanks(Harkonnen)), (0, 4));
    assert_eq!(play.troops(Harkonnen, "carthag"), 3);
}

#[test]
#[rule("CD-TREACH-08")]
fn treach_08_the_betrayed_side_discards_all_cards_it_played() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .battle_cards(Harkonnen, &["crysknife", "shield", "snooper"])
        .market_cards(Harkonnen, &["reserve-line", "hajr"]);
    let mut play = reveal(position, "6 duke-leto", "4 beast-rabban crysknife shield");
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market("reserve-line")));
    play.act(Atreides, Action::Treachery);
    assert_eq!(play.battle_cards(Harkonnen), ["snooper"]);
    assert_eq!(play.market_cards(Harkonnen), ["hajr"]);
    let decks = play.spectator().decks;
    assert_eq!(decks.battle_open, Some(battle("shield")));
    assert_eq!(decks.market_open, Some(market("reserve-line")));
}

#[test]
#[rule("CD-TREACH-09")]
fn treach_09_the_betrayed_side_plays_no_more_market_cards() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .market_cards(Harkonnen, &["poison-tooth", "reserve-line"]);
    // With traitor cards it is asked for one of those only.
    let mut play = reveal(position.clone().traitors(Harkonnen, &["caid"]), "0 dr-yueh", "0 beast-rabban");
    play.act(Atreides, Action::Treachery);
    assert!(play.asks_only(Harkonnen));
    assert_eq!(play.refused(Harkonnen, Action::Play(market("poison-tooth"))), "CD-TREACH-09");
    assert_eq!(play.legal(Harkonnen), [Action::Pass]);

    // Without any the battle is over.
    let mut play = reveal(position, "0 dr-yueh", "0 beast-rabban");
    play.act(Atreides, Action::Treachery);
    assert!(play.spectator().battle.is_none());
    assert_eq!(play.market_cards(Harkonnen), ["poison-tooth", "reserve-line"]);
}

/// Poison Tooth would have killed Leto, and the Reserve Line would have won the battle.
#[test]
#[rule("CD-TREACH-10", "CD-TREACH-13", "CD-AMB-57")]
fn treach_10_market_cards_played_before_are_cancelled() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .market_cards(Atreides, &["reserve-line"])
        .market_cards(Harkonnen, &["poison-tooth", "reserve-line"]);
    let mut play = reveal(position, "3 duke-leto", "2 beast-rabban");
    play.act(Atreides, Action::Play(market("reserve-line"))).act(Atreides, Action::Pass);
    play.act(Harkonnen, Action::Play(market("poison-tooth"))).act(Atreides, Action::Pass);
    play.act(Harkonnen, Action::Play(market("reserve-line")));
    assert_eq!((play.tally().totals, play.tally().killed), ([5, 4], [true, true]));
    play.act(Atreides, Action::Treachery);
    assert!(!play.is_dead("duke-leto"));
    assert_eq!(play.spice(Atreides), 5, "for the traitor only");
    // The revealer's own market card was played too: none comes back.
    assert_eq!((play.market_cards(Atreides), play.market_cards(Harkonnen)), (vec![], vec![]));
}

/// What a truthtrance told cannot be unlearnt, whatever cancels it.
#[test]
#[rule("CD-AMB-57")]
fn amb_57_what_was_seen_is_not_unseen() {
    let position = arrakeen().traitors(Atreides, &["beast-rabban"]).market_cards(Harkonnen, &["truthtrance"]);
    let mut play = reveal(position, "0 dr-yueh", "0 beast-rabban");
    let of = play.seat(Atreides);
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market("truthtrance")));
    play.act(Harkonnen, Action::Ask { about: leader("umman-kudu"), of });
    play.act(Atreides, Action::Treachery);
    assert_eq!(play.spectator().sides[of.index()].traitors_denied, [leader("umman-kudu")]);
}

#[test]
#[rule("CD-TREACH-11", "CD-TREACH-12", "CD-AMB-54")]
fn treach_11_two_traitors_ruin_both_sides() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .traitors(Harkonnen, &["duke-leto"])
        .battle_cards(Atreides, &["crysknife"])
        .battle_cards(Harkonnen, &["shield", "kulon"]);
    let mut play = reveal(position, "1 duke-leto crysknife", "0 beast-rabban kulon shield");
    play.act(Atreides, Action::Treachery);
    // The betrayed side has one chance to answer.
    assert_eq!(play.asked(Harkonnen), Some(Asked::Answer));
    play.act(Harkonnen, Action::Treachery);
    assert_eq!((play.tanks(Atreides), play.tanks(Harkonnen)), (6, 4));
    assert_eq!((play.troops(Atreides, "arrakeen"), play.troops(Harkonnen, "arrakeen")), (0, 0));
    assert!(play.is_dead("duke-leto") && play.is_dead("beast-rabban"));
    assert_eq!((play.battle_cards(Atreides), play.battle_cards(Harkonnen)), (vec![], vec![]));
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), []);
    assert_eq!((play.spice(Atreides), play.spice(Harkonnen), play.issued()), (0, 0, 0));
}

#[test]
#[rule("CD-AMB-54")]
fn amb_54_the_answer_may_be_declined_and_comes_from_either_side() {
    let position = || arrakeen().traitors(Atreides, &["beast-rabban"]).traitors(Harkonnen, &["duke-leto"]);
    let mut play = reveal(position(), "1 duke-leto", "0 beast-rabban");
    play.act(Atreides, Action::Treachery).act(Harkonnen, Action::Pass);
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Atreides]);
    assert!(!play.is_dead("duke-leto"));

    let mut play = reveal(position(), "1 duke-leto", "0 beast-rabban");
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Treachery);
    assert_eq!(play.asked(Atreides), Some(Asked::Answer));
    play.act(Atreides, Action::Treachery);
    assert!(play.is_dead("duke-leto") && play.is_dead("beast-rabban"));
}

/// Atreides pass, Harkonnen turn the battle by a market card, and only then Atreides reveal the traitor.
#[test]
#[rule("CD-TREACH-13")]
fn treach_13_a_traitor_may_be_revealed_after_market_cards() {
    let position =
        arrakeen().traitors(Atreides, &["beast-rabban"]).market_cards(Harkonnen, &["reserve-line"]);
    let mut play = reveal(position, "1 duke-leto", "0 beast-rabban");
    assert_eq!(play.tally().winner, play.seat(Atreides));
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market("reserve-line")));
    assert_eq!(play.tally().winner, play.seat(Harkonnen));
    play.act(Atreides, Action::Treachery);
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Atreides]);
}

/// Atreides hold Leto's own card: it serves neither them nor anybody else.
#[test]
#[rule("CD-TREACH-14")]
fn treach_14_the_card_of_an_own_leader_only_keeps_it_from_others() {
    let position = arrakeen().traitors(Atreides, &["duke-leto"]).traitors(Harkonnen, &["dr-yueh"]);
    let mut play = reveal(position, "0 duke-leto", "4 beast-rabban");
    assert_eq!(play.refused(Atreides, Action::Treachery), "CD-TREACH-01");
    play.act(Atreides, Action::Pass);
    assert_eq!(play.refused(Harkonnen, Action::Treachery), "CD-TREACH-01");
}

/// Prescience has shown Atreides the traitor, but he is not played before the plans are revealed.
#[test]
#[rule("CD-AMB-53")]
fn amb_53_no_traitor_is_revealed_before_the_plans() {
    let mut play = arrakeen().traitors(Atreides, &["beast-rabban"]).play(Phase::Battle, &[]);
    play.act(Harkonnen, Action::Pass).act(Atreides, Action::Foresee(Element::Leader));
    play.act(Harkonnen, Action::Lead(leader("beast-rabban")));
    assert!(!play.may(Atreides, Action::Treachery));
    play.plan(Atreides, "0 dr-yueh");
    assert!(!play.may(Atreides, Action::Treachery));
    play.plan(Harkonnen, "4 beast-rabban");
    assert!(play.may(Atreides, Action::Treachery));
    play.pass_window();
    assert!(!play.may(Atreides, Action::Treachery), "the result has been carried out");
}

/// Rabban is betrayed, revived, sent to the same place, and betrayed by the same card.
#[test]
#[rule("CD-AMB-55")]
fn amb_55_a_used_traitor_card_stays_and_works_again() {
    // The storm of the next turn moves 1 sector.
    let mut play = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .spice(Harkonnen, 20)
        .spice_deck(&["habbanya_erg+south_mesa"])
        .play(Phase::Battle, &[1]);
    play.pass_powers();
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "1 beast-rabban");
    play.act(Atreides, Action::Treachery);
    assert_eq!(play.traitors(Atreides), ["beast-rabban"]);
    assert_eq!(play.spectator().sides[0].traitors_shown, [leader("beast-rabban")]);

    idle(&mut play, |play| play.asked(Harkonnen) == Some(Asked::Revive));
    play.act(Harkonnen, Action::ReviveLeader(leader("beast-rabban")));
    idle(&mut play, |play| play.asked(Harkonnen) == Some(Asked::Ship));
    play.acts(Harkonnen, &[Action::ShipTo(cell("arrakeen")), Action::Ship(1)]);
    idle(&mut play, |play| matches!(play.asked(Harkonnen), Some(Asked::Plan { .. })));
    play.plan(Harkonnen, "1 beast-rabban").plan(Atreides, "0 duke-leto");
    play.act(Atreides, Action::Treachery);
    assert!(play.is_dead("beast-rabban"));
}

#[test]
#[rule("CD-AMB-55")]
fn amb_55_or_it_is_spent_where_the_table_plays_so() {
    let mut options = Options::new(Game::Standard, 3);
    options.assign(&[Atreides, Harkonnen, Imperium]);
    options.traitor_reusable = false;
    let position = in_arrakeen(Scenario::with(options)).traitors(Atreides, &["beast-rabban"]);
    let mut play = reveal(position, "0 duke-leto", "4 beast-rabban");
    let deck = play.spectator().decks.traitor;
    play.act(Atreides, Action::Treachery);
    assert!(play.is_dead("beast-rabban"));
    assert_eq!(play.traitors(Atreides), [""; 0]);
    assert_eq!(play.spectator().decks.traitor, deck, "nor does it go back into the deck");
}

/// Everybody knows what Harkonnen hold, so they get rid of it before their next battle.
#[test]
#[rule("CD-AMB-55")]
fn amb_55_harkonnen_may_exchange_a_used_card_away() {
    let position = arrakeen()
        .troops(Imperium, "carthag", 2)
        .troops(Harkonnen, "carthag", 2)
        .traitors(Harkonnen, &["duke-leto"]);
    let mut play = reveal(position, "0 duke-leto", "0 beast-rabban");
    play.act(Harkonnen, Action::Treachery);
    let seat = play.seat(Harkonnen).index();
    assert_eq!(play.spectator().sides[seat].traitors_shown, [leader("duke-leto")]);
    play.act(Harkonnen, Action::Exchange).act(Harkonnen, Action::ReturnTraitor(leader("duke-leto")));
    assert_eq!(play.spectator().sides[seat].traitors_shown, []);
    assert!(!play.traitors(Harkonnen).contains(&"duke-leto"));
}

/// Both leaders were hit by weapons as well; only the traitor dies, and is paid for once.
#[test]
#[rule("CD-AMB-77")]
fn amb_77_treachery_takes_the_place_of_the_weapons() {
    let position = arrakeen()
        .traitors(Atreides, &["beast-rabban"])
        .battle_cards(Atreides, &["crysknife"])
        .battle_cards(Harkonnen, &["gom-jabbar"]);
    let mut play = reveal(position, "1 duke-leto crysknife", "1 beast-rabban gom-jabbar");
    assert_eq!(play.tally().killed, [true, true]);
    play.act(Atreides, Action::Treachery);
    assert!(play.is_dead("beast-rabban") && !play.is_dead("duke-leto"));
    assert_eq!(play.spice(Atreides), 5);
}

/// Atreides lead by 9 to 6; Poison Tooth makes it 3 to 4; then the traitor is revealed. Another battle
/// waits in Carthag, so the phase goes on.
#[test]
#[rule("CD-EX-02")]
fn ex_02_the_printed_treachery() {
    let mut play = arrakeen()
        .troops(Atreides, "carthag", 1)
        .troops(Imperium, "carthag", 1)
        .traitors(Atreides, &["captain-nefud"])
        .battle_cards(Atreides, &["snooper"])
        .battle_cards(Harkonnen, &["chaumas"])
        .market_cards(Harkonnen, &["poison-tooth"])
        .example("CD-EX-02")
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    let against = play.seat(Harkonnen);
    play.act(Atreides, Action::Fight { at: cell("arrakeen"), against }).pass_powers();
    play.plan(Atreides, "3 paul-atreides - snooper").plan(Harkonnen, "4 captain-nefud chaumas");
    assert_eq!((play.tally().totals, play.tally().killed), ([9, 6], [false, false]));
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Play(market("poison-tooth")));
    assert_eq!((play.tally().totals, play.tally().winner), ([3, 4], play.seat(Harkonnen)));
    play.act(Atreides, Action::Treachery);
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), [Atreides]);
    assert_eq!((play.troops(Atreides, "arrakeen"), play.tanks(Atreides)), (6, 0));
    assert_eq!(play.battle_cards(Atreides), ["snooper"]);
    assert_eq!(play.spectator().decks.market_open, Some(market("poison-tooth")));
    assert_eq!(play.market_cards(Harkonnen), [""; 0]);
    assert!(play.is_dead("captain-nefud") && !play.is_dead("paul-atreides"));
    assert_eq!((play.troops(Harkonnen, "arrakeen"), play.tanks(Harkonnen)), (0, 4));
    assert_eq!(play.spice(Atreides), 2);
    assert_eq!(play.fought("paul-atreides"), None, "he is back in reserve already");
}

/// 6 troops against 2 with a leader each: all of it is gone.
#[test]
#[rule("CD-EX-05")]
fn ex_05_two_traitors() {
    let mut play = Scenario::new(&[Harkonnen, Atreides])
        .troops(Harkonnen, "sietch_tabr", 6)
        .troops(Atreides, "sietch_tabr", 2)
        .traitors(Harkonnen, &["lady-jessica"])
        .traitors(Atreides, &["umman-kudu"])
        .battle_cards(Harkonnen, &["stunner", "shield"])
        .battle_cards(Atreides, &["slip-tip"])
        .turn(2)
        .example("CD-EX-05")
        .play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Harkonnen, "6 umman-kudu stunner shield").plan(Atreides, "0 lady-jessica slip-tip");
    play.act(Harkonnen, Action::Treachery).act(Atreides, Action::Treachery);
    assert_eq!((play.tanks(Harkonnen), play.tanks(Atreides)), (6, 2));
    assert!(play.is_dead("umman-kudu") && play.is_dead("lady-jessica"));
    assert_eq!((play.battle_cards(Harkonnen), play.battle_cards(Atreides)), (vec![], vec![]));
    assert_eq!(winners(&play, &[Atreides, Harkonnen]), []);
    assert_eq!(play.issued(), 0);
    assert_eq!((play.troops_in(Harkonnen, "sietch_tabr"), play.troops_in(Atreides, "sietch_tabr")), (0, 0));
}
