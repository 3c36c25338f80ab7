//! IM-SETUP, IM-TRACK, IM-SPEC, IM-ROW, IM-ATOM, IM-VAR: the board of the Bene Tleilax and what comes with it.

use imperium::content::{Cell, Pile};
use imperium::options::Options;
use imperium::{Imperium, View, Zone};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

const EXPERIMENT: &str = "immortality-start-experimentation";
const BREAKTHROUGH: &str = "immortality-int-breakthrough";
const DEALINGS: &str = "immortality-int-illicit-dealings";
const BARGAIN: &str = "immortality-int-shadowy-bargain";

fn with(options: Options) -> Options {
    Options { immortality: true, ..options }
}

fn started(options: &Options) -> View {
    Imperium::start(options, &mut Fast::new(3), &mut Silent).unwrap().view(Viewer::Everything)
}

fn cell(key: &str) -> Action {
    Action::Research(Cell::find(key).unwrap())
}

/// The cell, the markers, the Tleilaxu space and the specimens of the first seat.
fn stands(scene: &Scenario) -> (&'static str, u8, u8, u8) {
    let tleilax = scene.see(A).tleilax.unwrap();
    (tleilax.research.unwrap().key(), tleilax.markers, tleilax.step, tleilax.specimens)
}

/// A seat's research goes on once, from a cell.
fn researching(from: &str) -> Scenario {
    let mut scene = Scenario::immortality(3).intrigue(A, &[BREAKTHROUGH]).research(A, from);
    scene.play(A, BREAKTHROUGH);
    scene
}

fn cards_in_decks(view: &View) -> (usize, usize) {
    let held: usize = view.players.iter().map(|player| player.intrigue_count).sum();
    (view.imperium_left + view.row.len(), view.intrigue_left + held)
}

#[test]
#[rule("IM-SETUP-01", "DC-02", "DC-07")]
fn the_cards_of_immortality_are_shuffled_in() {
    assert_eq!(cards_in_decks(&started(&with(Options::base(3)))), (97, 55));
    assert_eq!(cards_in_decks(&started(&with(Options::new(3, true)))), (99, 59));
    assert_eq!(cards_in_decks(&started(&with(Options::new(3, false)))), (95, 55));
}

#[test]
#[rule("IM-SETUP-02", "IM-SETUP-03", "IM-SETUP-05")]
fn tokens_spice_and_cards_lie_on_the_board_of_the_bene_tleilax() {
    let view = started(&with(Options::base(4)));
    assert_eq!((view.tleilaxu_spice, view.tleilaxu_row.len(), view.tleilaxu_left), (2, 2, 16));
    assert!(view.tleilaxu.iter().chain(&view.tleilaxu_row).all(|card| card.text().pile == Pile::Tleilaxu));
    for player in &view.players {
        let tleilax = player.tleilax.as_ref().unwrap();
        assert_eq!((tleilax.research.unwrap().key(), tleilax.step, tleilax.specimens), ("0", 0, 0));
        assert!(tleilax.atomics);
    }
    let plain = started(&Options::base(4));
    assert!(!plain.immortality && plain.tleilaxu_row.is_empty() && plain.players[0].tleilax.is_none());
}

#[test]
#[rule("IM-SETUP-04", "IU-COMBO-08")]
fn the_tile_covers_the_research_station_of_every_board() {
    for (scene, covered) in [
        (Scenario::immortality(3), Space::BaseResearchStation),
        (Scenario::uprising_immortality(3), Space::ResearchStation),
    ] {
        let deck = ["start-dagger", "start-dagger", "start-diplomacy"];
        let scene = scene.hand(A, &["start-reconnaissance", FILLER]).deck(A, &deck);
        let mut scene = scene.goods(A, 0, 0, 2);
        let spaces = scene.spaces(A, "start-reconnaissance");
        assert!(spaces.contains(&Space::TleilaxuStation) && !spaces.contains(&covered));
        scene.send(A, "start-reconnaissance", Space::TleilaxuStation).act_all(A);
        assert_eq!((scene.see(A).hand_count, scene.see(A).water), (3, 0));
        assert_eq!(stands(&scene), ("1", 0, 0, 1));
        // A combat space.
        assert!(scene.may(A, Action::Deploy(2)) && !scene.may(A, Action::Deploy(3)));
    }
    let poor = Scenario::immortality(3).hand(A, &["start-reconnaissance"]).goods(A, 0, 0, 1);
    assert!(!poor.spaces(A, "start-reconnaissance").contains(&Space::TleilaxuStation));
}

#[test]
#[rule("IM-SETUP-06", "DC-20", "IU-COMBO-25")]
fn two_experiments_take_the_place_of_the_desert_planet() {
    let copies = |view: &View, seat: Seat, key: &str| {
        view.players[seat.index()].hand_or_deck.iter().filter(|it| **it == card(key)).count()
    };
    for options in [Options::base(3), Options::new(3, false)] {
        let view = started(&with(options));
        assert_eq!(copies(&view, A, EXPERIMENT), 2);
        assert_eq!(copies(&view, A, "start-dune-desert-planet"), 0);
        assert_eq!(view.players[0].hand_or_deck.len(), 10);
    }
    let mut tuek = with(Options::new(3, false));
    tuek.leaders[0] = Some(Leader::StabanTuek);
    let tuek = started(&tuek);
    assert_eq!((copies(&tuek, A, EXPERIMENT), copies(&tuek, A, "start-diplomacy")), (2, 0));
    // Commanders change nothing.
    let (six, plain) = (started(&with(Options::new(6, true))), started(&Options::new(6, true)));
    assert_eq!((copies(&six, A, EXPERIMENT), copies(&six, B, EXPERIMENT)), (0, 2));
    assert_eq!(six.players[0].hand_or_deck, plain.players[0].hand_or_deck);
    let mut scene = Scenario::immortality(3).hand(A, &[EXPERIMENT]).without_atomics(A);
    scene.act(A, Action::Reveal).act_all(A);
    assert_eq!(stands(&scene).3, 1);
}

#[test]
#[rule("IM-TRACK-01", "IM-TRACK-02", "IM-TRACK-03", "IM-EX-01")]
fn research_goes_on_to_a_connected_cell_and_gives_its_bonus_at_once() {
    let mut again = researching("2a");
    assert_eq!(again.legal(A), [cell("3a"), cell("3b")]);
    assert_eq!(again.refused(A, cell("3c")).as_str(), "IM-TRACK-01");
    again.act(A, cell("3a"));
    // On to 4a, where a Tleilaxu icon and the first marker are.
    assert_eq!(stands(&again), ("4a", 1, 1, 0));
    let mut trashing = researching("2a");
    trashing.act(A, cell("3b"));
    assert_eq!(stands(&trashing), ("3b", 0, 0, 1));
    assert!(trashing.may(A, Action::Trash(Zone::Hand, card(FILLER))) && trashing.may(A, Action::Decline));
    // One way only.
    assert_eq!(stands(&researching("7a")), ("8a", 2, 0, 0));
    assert_eq!(stands(&researching("0")), ("1", 0, 0, 1));
}

#[test]
#[rule("IM-TRACK-04")]
fn from_the_first_marker_on_tleilaxu_cards_may_go_onto_the_deck() {
    let scene = |from: &str| {
        let scene = Scenario::immortality(3).research(A, from).specimens(A, 1).without_atomics(A);
        let mut scene = scene.tleilaxu_row(["tlx-contaminator", "tlx-ghola"]).hand(A, &["start-dagger"]);
        scene.act(A, Action::Reveal).act(A, Action::AcquireTleilaxu(card("tlx-contaminator")));
        scene
    };
    let before = scene("3a");
    assert!(before.see(A).discard.contains(&card("tlx-contaminator")));
    assert!(!before.may(A, Action::PutOnTop));
    let mut after = scene("4a");
    assert_eq!(after.legal(A), [Action::PutOnTop, Action::Decline]);
    after.act(A, Action::PutOnTop);
    assert_eq!(after.see(A).top, [card("tlx-contaminator")]);
    let mut left = scene("6b");
    left.act(A, Action::Decline);
    assert!(left.see(A).discard.contains(&card("tlx-contaminator")));
}

#[test]
#[rule("IM-TRACK-05")]
fn from_the_second_marker_on_research_draws_a_card() {
    let scene = researching("8b");
    assert_eq!((stands(&scene).0, scene.see(A).hand_count), ("8b", 2));
    assert_eq!(researching("6c").see(A).hand_count, 1);
}

#[test]
#[rule("IM-TRACK-06")]
fn an_effect_behind_a_marker_needs_it() {
    let bureaucrat = "immortality-int-disguised-bureaucrat";
    let scene =
        |from: &str| Scenario::immortality(3).intrigue(A, &[bureaucrat]).research(A, from).goods(A, 0, 0, 0);
    assert!(!scene("3b").may(A, Action::Play(intrigue(bureaucrat))));
    let mut first = scene("5b");
    first.play(A, bureaucrat);
    assert_eq!((first.see(A).spice, first.see(A).influence), (1, [0; 4]));
    let mut second = scene("8c");
    second.play(A, bureaucrat).act(A, Action::Faction(Faction::Guild));
    assert_eq!((second.see(A).spice, second.see(A).influence), (1, [0, 1, 0, 0]));
}

#[test]
#[rule("IM-TRACK-07", "IM-TRACK-09")]
fn every_space_of_the_tleilaxu_track_gives_its_bonus() {
    let gained = |from: u8| {
        let mut scene = Scenario::immortality(3).intrigue(A, &[DEALINGS]).tleilaxu(A, from).vp(A, 0);
        scene.play(A, DEALINGS);
        assert_eq!(stands(&scene).2, from + 1);
        (scene.see(A).intrigue_count, scene.see(A).vp, scene.see(A).spice)
    };
    let bonuses: Vec<_> = (0..7).map(gained).collect();
    assert_eq!(bonuses, [(0, 0, 0), (1, 0, 0), (0, 0, 0), (0, 1, 2), (0, 0, 0), (1, 0, 0), (0, 1, 0)]);
}

#[test]
#[rule("IM-TRACK-08")]
fn only_the_first_finds_the_spice() {
    let scene = Scenario::immortality(3).intrigue(A, &[DEALINGS]).intrigue(B, &[DEALINGS]);
    let mut scene = scene.tleilaxu(A, 3).tleilaxu(B, 3).vp(A, 0).vp(B, 0).goods(B, 0, 0, 0);
    scene.play(A, DEALINGS);
    assert_eq!((scene.see(A).spice, scene.see(A).vp, scene.view().tleilaxu_spice), (2, 1, 0));
    let mut scene = scene.turn_of(B);
    scene.play(B, DEALINGS);
    assert_eq!((scene.see(B).spice, scene.see(B).vp), (0, 1));
}

#[test]
#[rule("IM-AMB-01")]
fn icons_beyond_the_end_of_the_track_are_lost() {
    let surgeon = "immortality-imp-tleilaxu-surgeon";
    let scene = Scenario::immortality(3).hand(A, &[surgeon, FILLER]).specimens(A, 2).tleilaxu(A, 6).vp(A, 0);
    let mut scene = scene.goods(A, 0, 0, 0);
    scene.send(A, surgeon, Space::Wealth).resolve(A, "Pay");
    assert_eq!((stands(&scene).2, scene.see(A).vp), (7, 1));
    let end = Scenario::immortality(3).intrigue(A, &[DEALINGS]).tleilaxu(A, 7);
    assert!(!end.may(A, Action::Play(intrigue(DEALINGS))));
}

#[test]
#[rule("IM-TRACK-10", "IF-100")]
fn the_tleilaxu_are_no_faction() {
    let mut scene = researching("5c");
    scene.act(A, cell("6c"));
    assert_eq!(scene.legal(A), Faction::ALL.iter().map(|&it| Action::Faction(it)).collect::<Vec<_>>());
    scene.act(A, Action::Faction(Faction::Fremen));
    assert_eq!((scene.see(A).influence, stands(&scene).2), ([0, 0, 0, 1], 0));
}

#[test]
#[rule("IM-TRACK-11", "IM-TRACK-12", "IF-05")]
fn only_the_trash_icon_and_the_arrows_of_cells_are_optional() {
    let scene = || {
        let plots = [BREAKTHROUGH, "base-int-windfall", "base-int-bribery"];
        let mut scene =
            Scenario::immortality(3).intrigue(A, &plots).research(A, "6a").deck(A, &["start-dagger"]);
        scene.play(A, BREAKTHROUGH).act(A, cell("7b"));
        scene
    };
    let mut left = scene();
    left.act(A, Action::Decline);
    assert_eq!((left.see(A).intrigue_count, left.see(A).hand_count), (2, 1));
    let mut paid = scene();
    paid.choose(A, 0);
    let bribery = Action::TrashIntrigue(intrigue("base-int-bribery"));
    assert_eq!(paid.legal(A).len(), 2);
    paid.act(A, bribery);
    assert_eq!((paid.see(A).intrigue_count, paid.see(A).hand_count), (2, 2));
    assert!(paid.see(A).binned.unwrap().contains(&intrigue("base-int-bribery")));
    // Seven Solari for two spaces.
    let rich = Scenario::immortality(3).intrigue(A, &[BREAKTHROUGH]).research(A, "7c").goods(A, 7, 0, 0);
    let mut rich = rich;
    rich.play(A, BREAKTHROUGH).act(A, cell("8c"));
    assert!(rich.may(A, Action::Decline));
    rich.choose(A, 0);
    assert_eq!((rich.see(A).solari, stands(&rich).2), (0, 2));
    // The rest is not.
    let mut must = researching("6c");
    assert_eq!(stands(&must), ("7c", 1, 0, 1));
    must.act(A, Action::Decline);
}

#[test]
#[rule("IM-SPEC-01", "IM-AMB-02")]
fn specimens_come_from_the_supply_as_far_as_it_goes() {
    let mut scene = Scenario::immortality(3).intrigue(A, &[BARGAIN]);
    scene.play(A, BARGAIN);
    let player = scene.see(A);
    assert_eq!((player.supply, player.garrison, player.tleilax.unwrap().specimens), (8, 3, 1));
    let none = Scenario::immortality(3).intrigue(A, &[BARGAIN]).troops(A, 12, 0);
    assert!(!none.may(A, Action::Play(intrigue(BARGAIN))));
    // One troop for two icons.
    let short = Scenario::immortality(3).hand(A, &[EXPERIMENT, EXPERIMENT]).troops(A, 11, 0);
    let mut short = short.without_atomics(A);
    short.act(A, Action::Reveal).act_all(A);
    assert_eq!((short.see(A).supply, stands(&short).3), (0, 1));
}

#[test]
#[rule("IM-SPEC-02", "IM-ROW-01", "IM-ROW-02")]
fn a_tleilaxu_card_is_paid_for_with_specimens_on_the_reveal_turn() {
    let scene = Scenario::immortality(3).tleilaxu_row(["tlx-chairdog", "tlx-twisted-mentat"]).specimens(A, 3);
    let mut scene = scene.hand(A, &["start-reconnaissance", FILLER]).troops(A, 3, 0);
    let chairdog = Action::AcquireTleilaxu(card("tlx-chairdog"));
    assert!(!scene.may(A, chairdog));
    scene.send(A, "start-reconnaissance", Space::BaseCarthag).act_all(A);
    assert_eq!(scene.refused(A, chairdog).as_str(), "IM-ROW-01");
    let mut scene = scene.turn_of(A);
    scene.act(A, Action::Reveal);
    assert_eq!(scene.refused(A, Action::AcquireTleilaxu(card("tlx-twisted-mentat"))).as_str(), "IM-ROW-01");
    assert_eq!(scene.refused(A, Action::AcquireTleilaxu(card("tlx-ghola"))).as_str(), "IM-ROW-02");
    let (supply, deck) = (scene.see(A).supply, scene.view().tleilaxu_left);
    scene.act(A, chairdog);
    let player = scene.see(A);
    assert_eq!((player.supply, player.tleilax.as_ref().unwrap().specimens), (supply + 2, 1));
    assert!(player.discard.contains(&card("tlx-chairdog")));
    // The Row is full again at once; an empty deck leaves it short.
    assert_eq!((scene.view().tleilaxu_row.len(), scene.view().tleilaxu_left), (2, deck - 1));
    let last = Scenario::immortality(3).tleilaxu_row(["tlx-chairdog", "tlx-ghola"]).no_tleilaxu_deck();
    let mut last = last.specimens(A, 2);
    last.act(A, Action::Reveal).act(A, chairdog);
    assert_eq!(last.view().tleilaxu_row, [card("tlx-ghola")]);
}

#[test]
#[rule("IM-SPEC-03", "IM-AMB-03")]
fn specimens_may_return_to_the_supply() {
    let scene = Scenario::immortality(3).hand(A, &["start-reconnaissance", FILLER]).troops(A, 9, 0);
    let mut scene = scene.specimens(A, 3);
    scene.act(A, Action::ReturnSpecimens(1));
    assert_eq!((scene.see(A).supply, stands(&scene).3), (1, 2));
    let mut scene = scene.specimens(A, 3);
    scene.send(A, "start-reconnaissance", Space::Arrakeen).resolve(A, "Troops");
    assert_eq!(scene.legal(A), [Action::ReturnSpecimens(0), Action::ReturnSpecimens(1)]);
    scene.act(A, Action::ReturnSpecimens(1));
    assert_eq!((scene.see(A).garrison, scene.see(A).supply, stands(&scene).3), (10, 0, 2));
    let none = Scenario::immortality(3);
    assert!(!none.may(A, Action::ReturnSpecimens(1)));
}

#[test]
#[rule("IM-SPEC-04", "IM-SPEC-05", "DC-04")]
fn a_troop_is_in_one_place_and_a_specimen_does_nothing_else() {
    let scene = Scenario::immortality(3).hand(A, &["start-reconnaissance", FILLER]).troops(A, 0, 0);
    let mut scene = scene.specimens(A, 4);
    scene.send(A, "start-reconnaissance", Space::Arrakeen);
    let player = scene.see(A);
    assert_eq!(player.supply + player.garrison + player.deployed + 4, 12);
    assert_eq!((player.strength, player.garrison), (0, 0));
    assert!(!scene.may(A, Action::Deploy(1)));
}

#[test]
#[rule("IM-ROW-03")]
fn reclaimed_forces_never_leave_the_row() {
    let scene = Scenario::immortality(3).specimens(A, 6).tleilaxu_row(["tlx-usurp", "tlx-twisted-mentat"]);
    let mut scene = scene.without_atomics(A).hand(A, &["start-dagger"]);
    let buy = Action::AcquireTleilaxu(card("tlx-reclaimed-forces"));
    scene.act(A, Action::Reveal).act(A, buy).choose(A, 0);
    assert_eq!((scene.see(A).garrison, stands(&scene).3), (5, 3));
    scene.act(A, buy).choose(A, 1);
    assert_eq!((scene.see(A).garrison, stands(&scene).2, stands(&scene).3), (5, 1, 0));
    assert!(scene.see(A).discard.iter().all(|it| *it != card("tlx-reclaimed-forces")));
}

#[test]
#[rule("IM-ROW-04", "IM-ROW-05")]
fn nothing_that_looks_at_a_price_concerns_tleilaxu_cards() {
    let contaminator = card("tlx-contaminator");
    assert_eq!(contaminator.text().cost, None);
    let master = "immortality-imp-tleilaxu-master";
    let scene = Scenario::immortality(3).hand(A, &[master, FILLER]).research(A, "4b").specimens(A, 3);
    let mut scene = scene.tleilaxu_row(["tlx-contaminator", "tlx-ghola"]).goods(A, 0, 0, 0);
    scene.send(A, master, Space::HallOfOratory).resolve(A, "If");
    let bred =
        |action: &Action| matches!(action, Action::Acquire(card) if card.text().pile == Pile::Tleilaxu);
    assert!(scene.legal(A).len() > 1 && !scene.legal(A).iter().any(bred));
    let mut rich = Scenario::immortality(3).persuasion(A, 12).tleilaxu_row(["tlx-contaminator", "tlx-ghola"]);
    rich.act(A, Action::Reveal);
    assert!(!rich.may(A, Action::Acquire(contaminator)) && !rich.legal(A).iter().any(bred));
}

#[test]
#[rule("IM-ROW-06")]
fn a_trashed_tleilaxu_card_leaves_the_game() {
    let scene = Scenario::immortality(3).intrigue(A, &[BREAKTHROUGH]).research(A, "2a");
    let mut scene = scene.hand(A, &["tlx-contaminator", FILLER]);
    let left = scene.view().tleilaxu_left;
    scene.play(A, BREAKTHROUGH).act(A, cell("3b"));
    scene.act(A, Action::Trash(Zone::Hand, card("tlx-contaminator")));
    assert!(scene.view().gone.contains(&card("tlx-contaminator")));
    assert_eq!(scene.view().tleilaxu_left, left);
}

#[test]
#[rule("IM-ATOM-01", "IM-ATOM-02")]
fn family_atomics_replace_the_whole_row_once() {
    let row = ["imperial-spy", "stilgar", "carryall", "power-play", "spice-hunter"];
    let row = row.map(|name| format!("base-imp-{name}"));
    let mut scene = Scenario::immortality(3).row(row.each_ref().map(String::as_str));
    let tleilaxu = scene.view().tleilaxu_row;
    scene.act(A, Action::Atomics);
    let view = scene.view();
    assert_eq!((view.row.len(), view.tleilaxu_row == tleilaxu), (5, true));
    assert!(row.iter().all(|key| view.gone.contains(&card(key))));
    assert!(!scene.may(A, Action::Atomics));
    // On the own turn only, the Reveal turn included.
    let mut reveal = Scenario::immortality(3).hand(A, &["start-dagger"]);
    assert!(!reveal.may(B, Action::Atomics));
    reveal.act(A, Action::Reveal).act(A, Action::Atomics);
    assert!(!reveal.see(A).tleilax.unwrap().atomics);
}

#[test]
#[rule("IM-VAR-01", "DC-34", "IU-COMBO-29")]
fn going_to_eleven_takes_one_point_more() {
    let going = |options: Options| Options { go_to_11: true, ..with(options) };
    for options in [Options::base(3), Options::new(3, false)] {
        let scene = Scenario::with(going(options.clone())).vp(A, 10).makers();
        assert_eq!((scene.view().round, scene.winner()), (2, None));
        let scene = Scenario::with(going(options.clone())).vp(A, 11).makers();
        assert_eq!(scene.winner(), Some(A));
        let scene = Scenario::with(with(options)).vp(A, 10).makers();
        assert_eq!(scene.winner(), Some(A));
    }
    // Four begin at 0, and play to 10.
    assert_eq!(started(&going(Options::base(4))).players[0].vp, 0);
    assert_eq!(started(&with(Options::base(4))).players[0].vp, 1);
    assert_eq!(Scenario::with(going(Options::base(4))).vp(A, 10).makers().winner(), Some(A));
    // Of six the Allies do.
    let six = started(&going(Options::new(6, true)));
    assert_eq!(six.players.iter().map(|player| player.vp).collect::<Vec<_>>(), [4, 0, 0, 4, 0, 0]);
    let alone = Options { go_to_11: true, ..Options::base(3) };
    assert!(alone.check().is_err());
}
