//! IM-CARD, IM-VAR, DC: Immortality together with Rise of Ix.

use imperium::options::Options;
use imperium::{Imperium, View};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

const GHOLA: &str = "tlx-ghola";
const INITIATE: &str = "tlx-face-dancer-initiate";

fn both(options: Options) -> Options {
    Options { ix: true, immortality: true, ..options }
}

fn started(options: &Options) -> View {
    Imperium::start(options, &mut Fast::new(3), &mut Silent).unwrap().view(Viewer::Everything)
}

fn scene(leader: Option<Leader>) -> Scenario {
    let mut options = both(Options::base(3));
    options.leaders[0] = leader;
    Scenario::with(options)
}

#[test]
#[rule("DC-01", "DC-08")]
fn all_sets_together_are_additive() {
    let named = |options: Options, leaders: [Leader; 3]| {
        let options = Options { leaders: leaders.map(Some).to_vec(), ..options };
        let view = started(&options);
        let held: usize = view.players.iter().map(|player| player.intrigue_count).sum();
        (view.imperium_left + view.row.len(), view.intrigue_left + held)
    };
    let base = [Leader::MemnonThorvald, Leader::Rabban, Leader::LetoAtreides];
    assert_eq!(named(both(Options::base(3)), base), (132, 72));
    let uprising = [Leader::FeydRautha, Leader::MargotFenring, Leader::GurneyHalleck];
    assert_eq!(named(both(Options::new(3, true)), uprising), (134, 76));
    assert_eq!(named(both(Options::new(3, false)), uprising), (130, 72));
    assert_eq!(both(Options::base(3)).free_leaders().count(), 14);
    let solo = Options { leaders: vec![Some(Leader::HelenaRichese)], ..both(Options::base(1)) };
    let solo = started(&solo);
    assert_eq!(solo.hagal.len() + solo.hagal_discard.len(), 31);
}

#[test]
#[rule("IM-CARD-06", "RI-AMB-08")]
fn a_ghola_of_the_weirding_way_gives_two_turns() {
    let way = "ix-imp-weirding-way";
    let scene = scene(None).hand(A, &[GHOLA, way, "start-dagger", "start-reconnaissance", FILLER]);
    let mut scene = scene.goods(A, 0, 0, 0).swordmaster(A);
    scene.graft(A, GHOLA, way, Space::Arrakeen).act_all(A);
    assert_eq!(scene.view().turn.another, 2);
    // One after the other, each as a turn of its own.
    let again = |scene: &mut Scenario| {
        if scene.may(A, Action::EndTurn) {
            scene.act(A, Action::EndTurn);
        }
        scene.act(A, Action::AnotherTurn);
    };
    again(&mut scene);
    scene.send(A, "start-reconnaissance", Space::BaseCarthag).act_all(A);
    again(&mut scene);
    assert_eq!((scene.view().turn.seat, scene.view().turn.another), (A, 0));
    assert!(scene.may(A, Action::Reveal));
}

#[test]
#[rule("IF-56")]
fn the_solari_of_slig_farmer_are_one_gain_for_yuna() {
    let hunter = "base-imp-spice-hunter";
    let scene = scene(Some(Leader::YunaMoritani)).hand(A, &["tlx-slig-farmer", hunter, FILLER]);
    let mut scene = scene.goods(A, 0, 0, 0);
    // Two icons of the partner, and one Solari more; the space itself gives none.
    scene.graft(A, "tlx-slig-farmer", hunter, Space::Stillsuits).resolve(A, "Per");
    assert_eq!(scene.see(A).solari, 2 + 1);
}

#[test]
#[rule("IM-CARD-09")]
fn what_usurp_borrowed_unloads_when_it_is_trashed() {
    let (usurp, delegate) = ("tlx-usurp", "ix-imp-choam-delegate");
    let row = [delegate, "base-imp-stilgar", "base-imp-power-play", "base-imp-carryall", "base-imp-scout"];
    let mut scene = scene(None).hand(A, &[usurp, FILLER]).row(row).goods(A, 0, 0, 0);
    scene.act(A, Action::GraftRow { card: card(usurp), partner: card(delegate) });
    scene.send_pair(A, Space::ImperialBasin).act_all(A);
    assert_eq!(scene.see(A).solari, 0);
    scene.act(A, Action::EndTurn);
    assert!(scene.view().gone.contains(&card(delegate)));
    assert_eq!(scene.see(A).solari, 3);
}

#[test]
#[rule("IM-CARD-14")]
fn dreadnoughts_follow_a_combat_icon() {
    let travel = "immortality-imp-high-priority-travel";
    let scene = scene(None).dreadnoughts(A, 1, 0).troops(A, 1, 0).hand(A, &[travel, "start-dagger", FILLER]);
    let mut scene = scene.goods(A, 9, 9, 9).influence(A, Faction::Guild, 2);
    let space = scene.spaces(A, travel).into_iter().find(|space| !space.text().combat).unwrap();
    scene.send(A, travel, space);
    assert!(!scene.may(A, Action::DeployDreadnought));
    scene.resolve(A, "If").choose(A, 1);
    assert!(scene.may(A, Action::DeployDreadnought));
}

#[test]
#[rule("IM-CARD-26")]
fn ilesas_bonus_follows_the_card_set_aside() {
    let sent = |aside: &str| {
        let scene = scene(Some(Leader::IlesaEcaz)).ahead(A, aside, 1).goods(A, 0, 0, 0).hand(C, &[FILLER]);
        let mut scene = scene.hand(A, &[INITIATE, FILLER]).turn_of(C);
        scene.act(C, Action::Reveal);
        while scene.waiting() == Some(C) {
            scene.act(C, Action::EndTurn);
        }
        // By an icon of the other card.
        scene.graft(A, INITIATE, aside, Space::Stillsuits);
        (scene.see(A).spice, scene.see(A).solari)
    };
    // One icon, or several.
    assert_eq!(sent("start-dagger"), (1, 0));
    assert_eq!(sent("start-signet-ring"), (0, 1));
}

#[test]
#[rule("IM-CARD-27")]
fn a_spaceport_puts_tleilaxu_cards_on_top_before_the_first_marker() {
    let scene = scene(None).tiles(A, &["spaceport"]).specimens(A, 1).without_atomics(A);
    let mut scene = scene.tleilaxu_row(["tlx-contaminator", GHOLA]).hand(A, &["start-dagger"]);
    scene.act(A, Action::Reveal).act(A, Action::AcquireTleilaxu(card("tlx-contaminator")));
    assert!(scene.may(A, Action::PutOnTop));
}

#[test]
#[rule("IM-CARD-32")]
fn dreadnoughts_are_no_show_of_strength() {
    let show = "immortality-imp-show-of-strength";
    let held = || scene(None).hand(A, &[show, FILLER]).goods(A, 0, 0, 0);
    let ships = held().troops(A, 0, 1).troops(B, 0, 1).dreadnoughts(A, 0, 2);
    assert!(ships.spaces(A, show).is_empty());
    let troops = held().troops(A, 0, 2).troops(B, 0, 1).dreadnoughts(B, 0, 2);
    assert!(!troops.spaces(A, show).is_empty());
}

#[test]
#[rule("IM-VAR-02", "DC-35")]
fn epic_immortality_replaces_no_card_and_ends_at_twelve() {
    let epic = |players: u8| Options { epic: true, ..both(Options::base(players)) };
    let leaders = [Leader::MemnonThorvald, Leader::Rabban, Leader::LetoAtreides].map(Some).to_vec();
    let view = started(&Options { leaders, ..epic(3) });
    let player = &view.players[0];
    let count = |key: &str| player.hand_or_deck.iter().filter(|it| **it == card(key)).count();
    assert_eq!(player.discard, [card("ix-start-control-the-spice")]);
    assert_eq!((count("immortality-start-experimentation"), player.hand_or_deck.len()), (2, 10));
    assert_eq!((count("ix-start-control-the-spice"), count("start-dune-desert-planet")), (0, 0));
    let eleven = |players: u8| Options { go_to_11: true, ..epic(players) };
    assert_eq!((epic(3).target(), eleven(3).target(), eleven(4).target()), (12, 12, 12));
    assert_eq!(started(&eleven(4)).players[0].vp, 0);
}

#[test]
#[rule("DC-04")]
fn negotiators_and_specimens_are_troops_of_the_twelve() {
    let scene = scene(None).negotiators(A, 2).specimens(A, 3);
    let player = scene.see(A);
    let elsewhere = player.ix.as_ref().unwrap().negotiators + player.tleilax.as_ref().unwrap().specimens;
    assert_eq!(player.supply + player.garrison + player.deployed + elsewhere, 12);
    assert!(scene.game().audit().is_ok());
}
