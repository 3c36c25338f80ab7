//! IM-RIVAL, DC, IU-COMBO: House Hagal, Uprising and six players with Immortality.

use imperium::options::Options;
use imperium::{Imperium, View};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

fn started(options: Options) -> View {
    let options = Options { immortality: true, ..options };
    Imperium::start(&options, &mut Fast::new(3), &mut Silent).unwrap().view(Viewer::Everything)
}

/// The House Hagal deck, whatever of it was turned up.
fn hagal(view: &View) -> Vec<&'static str> {
    view.hagal.iter().chain(&view.hagal_discard).map(|card| card.key()).collect()
}

fn count(keys: &[&str], wanted: &str) -> usize {
    keys.iter().filter(|key| key.starts_with(wanted)).count()
}

/// One person against two Rivals of Dune: Imperium.
fn alone() -> Scenario {
    let rivals = vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)];
    let leaders = vec![Some(Leader::HelenaRichese)];
    Scenario::with(Options { immortality: true, rivals, leaders, ..Options::base(1) })
}

/// Where the agent of the first Rival is.
fn visited(scene: &Scenario) -> Space {
    scene.view().agents.iter().find(|here| here.seats.contains(&B)).unwrap().space
}

#[test]
#[rule("IM-RIVAL-01", "IM-RIVAL-02", "IU-COMBO-15", "IU-COMBO-16", "DC-31")]
fn the_house_hagal_cards_are_for_one_person() {
    let solo = started(Options::base(1));
    let solo = hagal(&solo);
    assert_eq!((solo.len(), count(&solo, "base-hagal-carthag"), count(&solo, "immortality-")), (28, 0, 4));
    let duo = started(Options::base(2));
    let duo = hagal(&duo);
    assert_eq!((duo.len(), count(&duo, "base-hagal-carthag"), count(&duo, "immortality-")), (28, 3, 0));
    let uprising = started(Options::new(1, true));
    let uprising = hagal(&uprising);
    assert_eq!(count(&uprising, "space-research-station"), 1);
    assert_eq!(count(&uprising, "immortality-hagal-carthag"), 3);
    assert_eq!(count(&uprising, "immortality-hagal-research-station"), 1);
    let pair = started(Options::new(2, true));
    assert_eq!(
        (count(&hagal(&pair), "space-research-station"), count(&hagal(&pair), "immortality-")),
        (2, 0)
    );
}

#[test]
#[rule("IM-RIVAL-03", "IM-RIVAL-04", "IM-GAP-01")]
fn a_rival_moves_along_the_tleilaxu_track() {
    let scene = alone();
    let tleilax = scene.see(B).tleilax.unwrap();
    assert_eq!((tleilax.research, tleilax.step, tleilax.atomics), (None, 0, false));
    let scene = alone().hagal(&["immortality-hagal-carthag"]).tleilaxu(B, 3).vp(B, 0).rival_turn(B);
    let rival = scene.see(B);
    assert_eq!((rival.tleilax.as_ref().unwrap().step, rival.vp, rival.spice), (4, 1, 2));
    assert_eq!(visited(&scene), Space::BaseCarthag);
    let scene = alone().hagal(&["immortality-hagal-research-station"]).rival_turn(B);
    let rival = scene.see(B);
    assert_eq!((rival.tleilax.as_ref().unwrap().step, rival.intrigue_count), (2, 1));
    assert_eq!(visited(&scene), Space::TleilaxuStation);
}

#[test]
#[rule("IM-RIVAL-05")]
fn house_hagal_replaces_a_card_of_the_tleilaxu_row() {
    for (card_key, gone, stays) in [
        ("immortality-hagal-carthag-left", "tlx-ghola", "tlx-usurp"),
        ("immortality-hagal-carthag-right", "tlx-usurp", "tlx-ghola"),
    ] {
        let scene = alone().tleilaxu_row(["tlx-ghola", "tlx-usurp"]).hagal(&[card_key]).rival_turn(B);
        let view = scene.view();
        assert!(view.gone.contains(&card(gone)) && view.tleilaxu_row.contains(&card(stays)));
        assert_eq!((view.tleilaxu_row.len(), view.tleilaxu_left), (2, 15));
    }
}

#[test]
#[rule("IU-COMBO-17")]
fn a_carthag_card_of_house_hagal_sends_nobody_on_uprisings_board() {
    let rivals = vec![Some(Rival::StabanTuek), Some(Rival::GurneyHalleck)];
    let leaders = vec![Some(Leader::FeydRautha)];
    let options = Options { immortality: true, rivals, leaders, ..Options::new(1, true) };
    // The next card gives no troops.
    let cards = ["immortality-hagal-carthag", "immortality-hagal-research-station"];
    let scene = Scenario::with(options).hagal(&cards);
    let troops = |scene: &Scenario| scene.see(B).garrison + scene.see(B).deployed;
    let before = troops(&scene);
    let scene = scene.rival_turn(B);
    // The step, not the troop; the next card sends the agent.
    assert_eq!(scene.see(B).tleilax.as_ref().unwrap().step, 1 + 2);
    assert_eq!((scene.see(B).agents, visited(&scene), troops(&scene)), (1, Space::TleilaxuStation, before));
}

#[test]
#[rule("DC-21", "DC-22")]
fn grafted_cards_work_with_spies() {
    let spy = "imp-covert-operation";
    let scene = Scenario::uprising_immortality(3).hand(A, &["tlx-face-dancer-initiate", spy, FILLER]);
    let scene = scene.spies(A, &[Post::CityRight]).deck(A, &["start-dagger", "start-diplomacy"]);
    // The spy icon of one sends the agent of both.
    let spaces = scene.pair_spaces(A, "tlx-face-dancer-initiate", spy);
    assert!(spaces.contains(&Space::Arrakeen) && spaces.contains(&Space::DutifulService));
    let mut scene = scene;
    scene.graft(A, "tlx-face-dancer-initiate", spy, Space::Arrakeen);
    // Intelligence is gathered once.
    scene.act(A, Action::Gather(Post::CityRight));
    assert!(!scene.legal(A).iter().any(|action| matches!(action, Action::Gather(_))));
    assert_eq!(scene.see(A).hand_count, 2);
}

#[test]
#[rule("IU-COMBO-08")]
fn contracts_of_the_research_station_mean_the_tile() {
    let scene = Scenario::uprising_immortality(3).contract(A, "contract-research-station-2");
    let mut scene = scene.hand(A, &["start-reconnaissance", FILLER]).goods(A, 0, 0, 2);
    scene.send(A, "start-reconnaissance", Space::TleilaxuStation).act_all(A);
    assert_eq!((scene.see(A).solari, scene.see(A).completed.len()), (3, 1));
    // A spy at the station looks at the tile.
    let spied = Scenario::uprising_immortality(3).spies(A, &[Post::CityLeft]).goods(A, 0, 0, 2);
    let spied = spied.hand(A, &["imp-covert-operation"]);
    assert!(spied.spaces(A, "imp-covert-operation").contains(&Space::TleilaxuStation));
}

fn six() -> Scenario {
    Scenario::with(Options { immortality: true, ..Options::new(6, true) })
}

#[test]
#[rule("IU-COMBO-26", "IU-COMBO-27", "IU-COMBO-28")]
fn a_commanders_ally_stands_on_the_tracks() {
    let plots = ["immortality-int-breakthrough", "immortality-int-illicit-dealings"];
    let scene = six().intrigue(A, &plots).intrigue(A, &["immortality-int-shadowy-bargain"]).research(C, "0");
    let mut scene = scene.research(E, "4a").research(C, "2b");
    let see = |scene: &Scenario, seat: Seat| scene.see(seat).tleilax.unwrap();
    assert_eq!((see(&scene, A).research, see(&scene, A).markers), (None, 1));
    assert!(!scene.may(A, Action::Play(intrigue(plots[0]))));
    scene.act(A, Action::Activate(C)).play(A, plots[1]);
    assert_eq!((see(&scene, A).step, see(&scene, C).step), (0, 1));
    // The markers are those of the Ally further along, though the other one is activated.
    assert_eq!((see(&scene, A).markers, see(&scene, C).markers), (1, 0));
    scene.play(A, "immortality-int-shadowy-bargain");
    assert_eq!((see(&scene, C).specimens, see(&scene, E).specimens), (1, 0));
    scene.play(A, plots[0]);
    // The Ally chooses the way.
    assert_eq!(scene.waiting(), Some(C));
    let way = scene.legal(C)[0];
    scene.act(C, way);
    assert_eq!(see(&scene, C).research.unwrap().key(), "3b");
    // Only that Ally's specimens pay.
    let scene = six().specimens(E, 3).tleilaxu_row(["tlx-contaminator", "tlx-ghola"]);
    let mut scene = scene.hand(A, &[FILLER]);
    scene.act(A, Action::Activate(C)).act(A, Action::Reveal);
    let buy = Action::AcquireTleilaxu(card("tlx-contaminator"));
    assert!(!scene.may(A, buy));
    let mut scene = six().specimens(E, 3).tleilaxu_row(["tlx-contaminator", "tlx-ghola"]).hand(A, &[FILLER]);
    scene.act(A, Action::Activate(E)).act(A, Action::Reveal).act(A, buy);
    assert_eq!(see(&scene, E).specimens, 2);
    assert!(scene.see(A).discard.contains(&card("tlx-contaminator")));
}

#[test]
#[rule("IU-COMBO-30")]
fn a_shadowy_bargain_gives_a_commander_nothing_at_the_end() {
    let bargain = "immortality-int-shadowy-bargain";
    let scene = six().intrigue(A, &[bargain]).tleilaxu(C, 3).endgame();
    assert!(!scene.may(A, Action::Play(intrigue(bargain))));
    let scene = six().intrigue(C, &[bargain]).tleilaxu(C, 3).endgame();
    assert!(scene.may(C, Action::Play(intrigue(bargain))));
}

#[test]
#[rule("IU-COMBO-18")]
fn a_commanders_ally_loses_the_troops() {
    let surgeon = "immortality-imp-tleilaxu-surgeon";
    let mut scene = six().hand(A, &[surgeon]).troops(C, 2, 0);
    scene.act(A, Action::Activate(C)).act(A, Action::Reveal).resolve(A, "Pay");
    assert_eq!((scene.see(C).garrison, scene.see(C).tleilax.unwrap().specimens), (0, 2));
}
