//! DB-SETUP and DB-ROUND: Dune: Imperium on its own board.

use imperium::Imperium;
use imperium::board::Board;
use imperium::options::Options;
use imperium::view::View;
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

const LEADERS: [Option<Leader>; 3] =
    [Some(Leader::MemnonThorvald), Some(Leader::Rabban), Some(Leader::LetoAtreides)];

fn started(players: u8, seed: u64) -> View {
    let game = Imperium::start(&Options::base(players), &mut Fast::new(seed), &mut Silent).unwrap();
    game.view(Viewer::Everything)
}

#[test]
#[rule("DB-SETUP-01", "DB-SETUP-02", "DB-SETUP-09")]
fn who_can_play_with_what() {
    for players in [5, 6] {
        let options = Options { board: Board::Base, ..Options::new(players, false) };
        assert!(options.check().is_err(), "{players}");
    }
    let contracts = Options { choam: true, ..Options::base(4) };
    assert!(contracts.check().is_err());
    let mut options = Options::base(4);
    assert_eq!(options.free_leaders().count(), 8);
    // Two leaders of one House may meet; one of another box may not come.
    options.leaders[0] = Some(Leader::LetoAtreides);
    options.leaders[1] = Some(Leader::PaulAtreides);
    assert!(options.check().is_ok());
    options.leaders[2] = Some(Leader::FeydRautha);
    assert!(options.check().is_err());
}

#[test]
#[rule("DB-SETUP-02", "DB-SETUP-03", "DB-SETUP-04", "DB-SETUP-08")]
fn what_lies_on_the_table() {
    let view = started(4, 1);
    assert!(!view.wall && view.offer.is_empty() && view.throne.is_empty() && view.alliances.is_empty());
    assert!(view.players.iter().all(|player| player.objective.is_none() && player.icons.is_empty()));
    assert_eq!((view.mentat, view.reserve), (None, vec![8, 6, 10]));
}

#[test]
#[rule("DB-SETUP-05", "DB-SETUP-06", "DB-SETUP-07")]
fn the_decks() {
    let view = started(4, 2);
    // One Conflict is turned up already.
    let level = |level: u8| view.unseen.iter().filter(|card| card.text().level == level).count();
    assert_eq!((level(1), level(2), level(3)), (3, 10, 4));
    assert_eq!(view.conflict.unwrap().text().level, 1);
    assert_eq!((view.imperium_left, view.row.len()), (67 - 5, 5));
    assert_eq!(view.intrigue_left, 40);
    let levels = |round| {
        let scene = Scenario::base(3).round(round).new_round();
        scene.view().conflict.unwrap().text().level
    };
    assert_eq!([0, 1, 5, 6, 9].map(levels), [1, 2, 2, 3, 3]);
}

#[test]
#[rule("DB-SETUP-10", "DB-SETUP-11", "DB-SETUP-12")]
fn what_everybody_begins_with() {
    for (players, vp) in [(3, 0), (4, 1)] {
        let mut options = Options::base(players);
        options.leaders[..3].copy_from_slice(&LEADERS);
        options.leaders.iter_mut().skip(3).for_each(|leader| *leader = Some(Leader::IlbanRichese));
        let game = Imperium::start(&options, &mut Fast::new(3), &mut Silent).unwrap();
        let view = game.view(Viewer::Everything);
        let player = &view.players[0];
        assert_eq!((player.solari, player.spice, player.water, player.vp), (0, 0, 1, vp));
        assert_eq!((player.agents, player.garrison, player.supply), (2, 3, 9));
        assert_eq!((player.hand_count, player.deck_count), (5, 5));
        let owned: usize = player.hand.as_ref().unwrap().len() + player.deck.as_ref().unwrap().len();
        assert_eq!(owned, 10);
    }
}

#[test]
#[rule("DB-SETUP-13")]
fn anybody_may_be_first() {
    let firsts: std::collections::BTreeSet<u8> = (0..60).map(|seed| started(4, seed).first.0).collect();
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
#[rule("DB-SETUP-14", "IF-45")]
fn the_baron_keeps_two_tokens_before_the_first_round() {
    let mut options = Options::base(3);
    options.leaders = vec![Some(Leader::Rabban), Some(Leader::Baron), Some(Leader::MemnonThorvald)];
    let mut chance = Fast::new(4);
    let mut game = Imperium::start(&options, &mut chance, &mut Silent).unwrap();
    assert_eq!(game.waiting().seats().lowest(), Some(B));
    assert_eq!(game.view(Viewer::Spectator).round, 0);
    for faction in [Faction::Fremen, Faction::Emperor] {
        game.apply(B, &Action::Faction(faction), &mut chance, &mut Silent).unwrap();
    }
    let view = game.view(Viewer::Seat(B));
    assert_eq!(view.players[1].tokens, Some(vec![Faction::Emperor, Faction::Fremen]));
    assert_eq!(view.round, 1);
    // Nobody else knows which.
    assert_eq!(game.view(Viewer::Seat(A)).players[1].tokens, None);
}

#[test]
#[rule("DB-SETUP-15")]
fn rabban_begins_richer() {
    let mut options = Options::base(3);
    options.leaders[0] = Some(Leader::Rabban);
    let game = Imperium::start(&options, &mut Fast::new(5), &mut Silent).unwrap();
    let rabban = &game.view(Viewer::Everything).players[0];
    assert_eq!((rabban.solari, rabban.spice, rabban.water), (1, 1, 1));
}

#[test]
#[rule("DB-ROUND-02", "DB-COMBAT-10")]
fn a_controlled_location_is_defended_when_its_conflict_comes_up() {
    let mut scene = Scenario::base(3)
        .control(B, Space::BaseCarthag)
        .round(1)
        .next_conflict("base-con-siege-of-carthag")
        .new_round();
    assert_eq!((scene.waiting(), scene.see(A).hand_count), (Some(B), 1));
    scene.act(B, Action::Defend);
    assert_eq!((scene.see(B).deployed, scene.see(B).supply), (1, 8));
    assert_eq!(scene.see(A).hand_count, 6);
}

#[test]
#[rule("DB-ROUND-05", "DB-ROUND-04")]
fn seven_icons_reach_the_spaces_of_the_board() {
    let scene = Scenario::base(3)
        .hand(A, &["base-reserve-foldspace", FILLER])
        .goods(A, 20, 20, 20)
        .influence(A, Faction::Fremen, 2);
    let spaces = scene.spaces(A, "base-reserve-foldspace");
    assert_eq!(spaces.len(), 22);
    assert!(!spaces.contains(&Space::Shipping) && spaces.contains(&Space::GreatFlat));
    assert_eq!(
        scene.refused(A, Action::Send { card: card(FILLER), space: Space::Wealth }).as_str(),
        "IU-AGENT-08"
    );
    let dear = Scenario::base(3).hand(A, &["start-dagger"]).goods(A, 1, 0, 0);
    assert_eq!(dear.spaces(A, "start-dagger"), [Space::HallOfOratory]);
}

#[test]
#[rule("DB-ROUND-06", "DB-SPACE-21")]
fn only_sietch_tabr_asks_for_influence() {
    let scene = |step| {
        Scenario::base(3).hand(A, &["start-reconnaissance", FILLER]).goods(A, 9, 9, 9).influence(
            A,
            Faction::Fremen,
            step,
        )
    };
    let send = Action::Send { card: card("start-reconnaissance"), space: Space::BaseSietchTabr };
    assert_eq!(scene(1).refused(A, send).as_str(), "IU-AGENT-11");
    assert_eq!(scene(1).spaces(A, "start-reconnaissance").len(), 3);
    let mut visit = scene(2);
    visit.act(A, send).act_all(A);
    assert_eq!((visit.see(A).garrison, visit.see(A).water), (4, 10));
    assert!(visit.may(A, Action::Deploy(3)));
}

#[test]
#[rule("DB-ROUND-07", "DB-SPACE-09", "DB-SPACE-14")]
fn the_council_and_the_hall_speak_on_the_reveal_turn() {
    let mut scene = Scenario::base(3).council(A).agent(A, Space::HallOfOratory);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.see(A).persuasion, 2 + 2 + 1);
}

#[test]
#[rule("DB-ROUND-08", "DB-ROUND-09", "DB-ROUND-10", "IF-94")]
fn what_persuasion_buys() {
    let mut scene = Scenario::base(3).hand(A, &[FILLER; 2]).persuasion(A, 8);
    scene.act(A, Action::Reveal);
    for (key, may) in [
        ("base-reserve-arrakis-liaison", true),
        ("base-reserve-spice-must-flow", true),
        ("base-reserve-foldspace", false),
        ("reserve-prepare-the-way", false),
    ] {
        assert_eq!(scene.may(A, Action::Acquire(card(key))), may, "{key}");
    }
    assert!(scene.view().row.iter().all(|&card| scene.may(A, Action::Acquire(card))));
    // Nor does an effect that acquires by cost.
    let mut plot = Scenario::base(3).intrigue(A, &["base-int-bypass-protocol"]).goods(A, 0, 2, 0);
    plot.play(A, "base-int-bypass-protocol").choose(A, 0);
    assert!(!plot.may(A, Action::Acquire(card("base-reserve-foldspace"))));
    assert!(plot.may(A, Action::Acquire(card("base-reserve-arrakis-liaison"))));
}

#[test]
#[rule("DB-ROUND-12")]
fn an_acquire_box_works_once_however_the_card_comes() {
    let row = ["base-imp-chani", "base-imp-scout", "base-imp-scout", "base-imp-dr-yueh", "base-imp-stilgar"];
    let mut bought = Scenario::base(3).row(row).persuasion(A, 3);
    bought.act(A, Action::Reveal).act(A, Action::Acquire(card("base-imp-chani")));
    assert_eq!(bought.see(A).water, 2);
    let mut free = Scenario::base(3).row(row).intrigue(A, &["base-int-bypass-protocol"]).goods(A, 0, 2, 0);
    free.play(A, "base-int-bypass-protocol").choose(A, 1).act(A, Action::Acquire(card("base-imp-chani")));
    assert_eq!((free.see(A).water, free.see(A).top), (1, vec![card("base-imp-chani")]));
    let mut played = Scenario::base(3).hand(A, &["base-imp-chani"]);
    played.send(A, "base-imp-chani", Space::Arrakeen);
    assert_eq!(played.see(A).water, 1);
}

#[test]
#[rule("DB-ROUND-01", "DB-ROUND-03", "DB-MENTAT-04", "DB-EX-10")]
fn agents_and_the_mentat_come_home() {
    let scene = Scenario::base(3).mentat(A).agent(A, Space::Wealth).agent(B, Space::Arrakeen);
    scene.example("DB-EX-10");
    let mut scene = scene.makers();
    // The next round has begun: the hands are drawn.
    let view = scene.view();
    assert_eq!((view.round, view.first, view.mentat), (2, B, None));
    assert!(view.agents.is_empty());
    assert_eq!((scene.see(A).agents, scene.see(B).agents), (2, 2));
    scene = Scenario::base(3).mentat(A).makers();
    assert_eq!((scene.view().mentat, scene.see(A).agents), (None, 2));
}

#[test]
#[rule("DB-ROUND-11")]
fn the_glossary_holds() {
    // A trashed Reserve card comes back to its stack.
    let mut scene = Scenario::base(3).hand(A, &["base-reserve-foldspace"]);
    let left = scene.view().reserve[1];
    scene.send(A, "base-reserve-foldspace", Space::Wealth).act_all(A);
    assert_eq!(scene.view().reserve[1], left + 1);
}

#[test]
#[rule("DB-SETUP-08")]
fn what_the_reserve_reveals() {
    let hand = ["base-reserve-arrakis-liaison", "base-reserve-spice-must-flow", "base-reserve-foldspace"];
    let mut scene = Scenario::base(3).hand(A, &hand).goods(A, 0, 0, 0);
    scene.act(A, Action::Reveal);
    assert_eq!((scene.see(A).persuasion, scene.see(A).spice), (2, 1));
}
