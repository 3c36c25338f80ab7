//! RI-RIVAL: House Hagal with Rise of Ix.

use imperium::content::content;
use imperium::options::{Difficulty, Options};

use crate::*;

fn against(rivals: [Rival; 2]) -> Scenario {
    let leaders = vec![Some(Leader::HelenaRichese)];
    Scenario::with(Options { ix: true, rivals: rivals.map(Some).to_vec(), leaders, ..Options::base(1) })
}

/// One person against two Rivals that do little.
fn alone() -> Scenario {
    against([Rival::BaseIlban, Rival::BaseMemnon]).goods(B, 0, 0, 0)
}

/// Where the agent of the first Rival is.
fn visited(scene: &Scenario) -> Option<Space> {
    scene.view().agents.iter().find(|here| here.seats.contains(&B)).map(|here| here.space)
}

const SHIPPING: &str = "space-interstellar-shipping";
const SMUGGLING: &str = "ix-hagal-smuggling-interstellar-shipping";
const TECH: &str = "space-tech-negotiation";
const DREADNOUGHT: &str = "ix-hagal-dreadnought-solo";

#[test]
#[rule("RI-RIVAL-01")]
fn the_decks_of_one_and_two_players() {
    let view = alone().view();
    let deck = || view.hagal.iter().chain(&view.hagal_discard).map(|card| card.key());
    assert_eq!(deck().count(), 30);
    assert!(
        !deck().any(|key| key.contains("rally-troops")
            || key.contains("hall-of-oratory")
            || key.contains("duo"))
    );
    let view = Scenario::ix(2).view();
    let deck = || view.hagal.iter().chain(&view.hagal_discard).map(|card| card.key());
    assert_eq!(deck().count(), 29);
    assert_eq!(deck().filter(|key| *key == "ix-hagal-dreadnought-duo").count(), 2);
    assert!(!deck().any(|key| key == DREADNOUGHT || key == TECH));
}

#[test]
#[rule("RI-RIVAL-02")]
fn a_dreadnought_card_needs_a_dreadnought() {
    let scene = alone().dreadnoughts(B, 1, 1).hagal(&[DREADNOUGHT, DREADNOUGHT]).crowd(A, Space::Wealth);
    assert_ne!(visited(&scene.rival_turn(B)), Some(Space::Dreadnought));
    let scene = alone().dreadnoughts(B, 1, 0).hagal(&[DREADNOUGHT]).rival_turn(B);
    assert_eq!(visited(&scene), Some(Space::Dreadnought));
    assert_eq!(scene.see(B).ix.unwrap().dreadnoughts.garrison, 2);
}

#[test]
#[rule("RI-RIVAL-03", "IF-43", "IF-44")]
fn interstellar_shipping_needs_the_guild() {
    let low = alone().hagal(&[SMUGGLING]).rival_turn(B);
    assert_eq!((visited(&low), low.see(B).ix.unwrap().freighter), (Some(Space::Smuggling), 1));
    let high = alone().influence(B, Faction::Guild, 2).hagal(&[SMUGGLING]).rival_turn(B);
    assert_eq!((visited(&high), high.see(B).ix.unwrap().freighter), (Some(Space::InterstellarShipping), 2));
    // Without an alternative the card is skipped.
    let skipped = alone().hagal(&[SHIPPING]).rival_turn(B);
    assert_ne!(visited(&skipped), Some(Space::InterstellarShipping));
    let fold = "ix-hagal-foldspace-interstellar-shipping";
    let folded = alone().hagal(&[fold]).rival_turn(B);
    assert_eq!((visited(&folded), folded.see(B).influence[1]), (Some(Space::Foldspace), 1));
}

#[test]
#[rule("RI-RIVAL-04", "RI-RIVAL-05", "RI-RIVAL-06")]
fn a_rival_recalls_from_the_second_space() {
    let scene = alone().goods(A, 0, 0, 0).goods(C, 0, 0, 0).troops(B, 3, 0);
    let mut scene = scene.influence(B, Faction::Guild, 2).freighter(B, 1).hagal(&[SHIPPING]).rival_turn(B);
    // Advanced to the second space, then recalled: dividends, troops and influence where it has least.
    assert_eq!([A, B, C].map(|seat| scene.see(seat).solari), [1, 5, 1]);
    assert_eq!((scene.see(B).ix.unwrap().freighter, scene.see(B).garrison), (0, 5));
    let least = [Faction::Emperor, Faction::BeneGesserit, Faction::Fremen].map(Action::Faction);
    assert_eq!(scene.legal(A), least);
    scene.act(A, least[2]);
    assert_eq!(scene.see(B).influence, [0, 2, 0, 1]);
}

#[test]
#[rule("RI-RIVAL-05")]
fn rivals_share_in_the_dividends_of_others() {
    let scene = alone().goods(A, 0, 0, 0).goods(C, 0, 0, 0).freighter(A, 1);
    let mut scene = scene.hand(A, &["ix-imp-landing-rights", FILLER]);
    scene.send(A, "ix-imp-landing-rights", Space::Arrakeen).resolve(A, "Freighter");
    scene.act(A, Action::RecallFreighter).resolve(A, "Choose").choose(A, 0);
    assert_eq!([A, B, C].map(|seat| scene.see(seat).solari), [5, 1, 1]);
}

#[test]
#[rule("RI-RIVAL-07")]
fn dreadnoughts_go_first() {
    let scene =
        alone().dreadnoughts(B, 1, 0).troops(B, 3, 0).hagal(&["base-hagal-hardy-warriors"]).rival_turn(B);
    // Two recruited and two more: one of these four is the dreadnought.
    assert_eq!((scene.see(B).ix.unwrap().dreadnoughts.deployed, scene.see(B).deployed), (1, 3));
}

#[test]
#[rule("RI-RIVAL-08", "RI-EX-06")]
fn a_rival_covers_the_markers_of_others() {
    let won = |scene: Scenario| {
        let scene = scene.hagal(&["base-hagal-foldspace"]).combat();
        scene.view().ix.unwrap().flags[0].space
    };
    let alone = || alone().dreadnoughts(B, 0, 1);
    let example = alone().control(A, Space::Arrakeen).control(C, Space::BaseCarthag);
    example.example("RI-EX-06");
    assert_eq!(won(example), Space::Arrakeen);
    assert_eq!(won(alone()), Space::ImperialBasin);
    assert_eq!(won(alone().control(B, Space::ImperialBasin)), Space::Arrakeen);
    assert_eq!(
        won(alone().control(A, Space::ImperialBasin).control(A, Space::Arrakeen)),
        Space::ImperialBasin
    );
}

#[test]
#[rule("RI-RIVAL-09")]
fn two_of_the_leaders_may_be_rivals() {
    let options = Options { ix: true, ..Options::base(1) };
    assert!(options.may_oppose(Rival::IxHundro) && options.may_oppose(Rival::IxRhombur));
    assert!(!Options::base(1).may_oppose(Rival::IxHundro));
    assert!(Rival::ALL.iter().all(|rival| rival.key() != "leader-tessia-vernius"));
    let ring = "base-hagal-arrakeen-solo";
    let hundro = against([Rival::IxHundro, Rival::BaseMemnon]).goods(B, 0, 1, 0).hagal(&[ring]).rival_turn(B);
    assert_eq!((hundro.see(B).spice, hundro.see(B).ix.unwrap().freighter), (0, 1));
    let poor = against([Rival::IxHundro, Rival::BaseMemnon]).goods(B, 0, 0, 0).hagal(&[ring]).rival_turn(B);
    assert_eq!(poor.see(B).ix.unwrap().freighter, 0);
    let tops = ["windtraps", "flagship", "shuttle-fleet"];
    let rhombur = || against([Rival::IxRhombur, Rival::BaseMemnon]).tech(tops).hagal(&[ring]);
    let rich = rhombur().goods(B, 0, 2, 0).rival_turn(B);
    assert_eq!(rich.see(B).ix.unwrap().tiles, [tech("windtraps")]);
    let poor = rhombur().goods(B, 0, 1, 0).rival_turn(B);
    assert_eq!((poor.see(B).ix.as_ref().unwrap().tiles.len(), poor.see(B).ix.unwrap().negotiators), (0, 1));
    assert_eq!(rhombur().dreadnoughts(B, 0, 1).see(B).strength, 4);
}

#[test]
#[rule("RI-RIVAL-10")]
fn rivals_take_the_troops_of_rewards() {
    let scene =
        alone().conflict("ix-con-skirmish-f").troops(B, 0, 2).hagal(&["base-hagal-foldspace"]).combat();
    let recruited =
        |event: &imperium::Event| matches!(event, imperium::Event::Recruited { seat: B, troops: 1 });
    assert!(scene.told.iter().any(recruited));
    assert!(scene.see(B).ix.unwrap().freighter >= 1);
}

#[test]
#[rule("RI-RIVAL-11", "RI-RIVAL-26")]
fn house_hagal_of_two_players() {
    let scene = Scenario::ix(2).goods(A, 0, 0, 0).goods(B, 0, 0, 0).goods(C, 0, 0, 0);
    let scene = scene.freighter(C, 1).influence(C, Faction::Guild, 2);
    let scene = scene.hagal(&[SHIPPING]).rival_turn(C);
    assert_eq!([A, B, C].map(|seat| scene.see(seat).solari), [1, 1, 0]);
    assert_eq!(scene.see(C).garrison, 2);
    assert!(matches!(scene.legal(A)[0], Action::Faction(_)));
    // No tile is trashed for it either.
    let tops = ["artillery", "minimic-film", "spaceport"];
    let mut bought = Scenario::ix(2).tech(tops).goods(A, 0, 9, 0).hand(A, &["start-dagger", FILLER]);
    bought.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose").choose(A, 0);
    bought.act(A, Action::AcquireTech(tech("artillery")));
    assert!(bought.view().ix.unwrap().scrapped.is_empty());
}

#[test]
#[rule("RI-RIVAL-12")]
fn a_marked_tile_lies_face_up() {
    assert_eq!(content().tech.iter().filter(|tile| tile.hagal).count(), 12);
    // The last marked one goes, and unmarked ones are trashed until another comes.
    let tops = ["windtraps", "minimic-film", "spaceport"];
    let scene = alone().tech(tops).goods(A, 0, 9, 0).hand(A, &["start-dagger", FILLER]);
    let mut scene = scene.goods(B, 0, 0, 0);
    scene.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose").choose(A, 0);
    scene.act(A, Action::AcquireTech(tech("windtraps")));
    let ix = scene.view().ix.unwrap();
    assert!(ix.stacks.iter().filter_map(|stack| stack.top).any(|tile| tile.text().hagal));
    // Only marked tiles are bought.
    let tops = ["spaceport", "windtraps", "restricted-ordnance"];
    let bought = alone().tech(tops).goods(B, 0, 5, 0).hagal(&[TECH]).rival_turn(B);
    assert_eq!(bought.see(B).ix.unwrap().tiles, [tech("windtraps")]);
}

#[test]
#[rule("RI-RIVAL-13")]
fn spice_is_kept_for_tiles() {
    let early = alone().goods(B, 0, 7, 0).hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!((early.see(B).spice, early.see(B).vp), (7, 0));
    let late = alone().conflict("ix-con-economic-supremacy").goods(B, 0, 7, 0);
    let late = late.hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!((late.see(B).spice, late.see(B).vp), (0, 1));
}

#[test]
#[rule("RI-RIVAL-14", "RI-RIVAL-15")]
fn the_most_expensive_it_can_pay() {
    let tops = ["windtraps", "sonic-snoopers", "flagship"];
    // One less: both cost 1, the topmost is taken; the Flagship is beyond it.
    let tie = alone().tech(tops).goods(B, 0, 1, 0).hagal(&[TECH]).rival_turn(B);
    assert_eq!((tie.see(B).ix.unwrap().tiles, tie.see(B).spice), (vec![tech("windtraps")], 0));
    let ship = alone().tech(tops).negotiators(B, 3).goods(B, 0, 5, 0).hagal(&[TECH]).rival_turn(B);
    let own = ship.see(B);
    assert_eq!((own.ix.as_ref().unwrap().tiles.clone(), own.vp), (vec![tech("flagship")], 1));
    // Eight less one: three negotiators and four spice.
    assert_eq!((own.spice, own.ix.unwrap().negotiators), (1, 0));
    let none = alone().tech(tops).goods(B, 0, 0, 0).hagal(&[TECH]).rival_turn(B);
    assert_eq!(none.see(B).ix.unwrap().negotiators, 1);
}

#[test]
#[rule("RI-RIVAL-16", "RI-RIVAL-18", "RI-RIVAL-20")]
fn points_of_tiles() {
    let scene =
        alone().tiles(B, &["detonation-devices"]).dreadnoughts(B, 0, 1).hagal(&["base-hagal-foldspace"]);
    let scene = scene.conflict("ix-con-skirmish-f").combat();
    assert_eq!((scene.see(B).vp, scene.see(B).ix.unwrap().dreadnoughts.supply), (1, 2));
    let end = alone().tiles(B, &["holtzman-engine"]).endgame();
    assert_eq!(end.see(B).vp, 1);
    // Sonic Snoopers are kept for nothing.
    let snoopers = alone().tiles(B, &["sonic-snoopers"]).hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!(snoopers.see(B).ix.unwrap().tiles.len(), 1);
}

#[test]
#[rule("RI-RIVAL-17")]
fn the_flagship_of_a_rival() {
    let flagship = |solari: u8, card: &str| {
        let scene = alone().tiles(B, &["flagship"]).goods(B, solari, 0, 0).troops(B, 3, 0);
        let scene = scene.hagal(&[card]).rival_turn(B);
        (scene.see(B).solari, scene.see(B).deployed)
    };
    assert_eq!(flagship(4, "base-hagal-hardy-warriors"), (0, 7));
    assert_eq!(flagship(3, "base-hagal-hardy-warriors"), (3, 4));
    assert_eq!(flagship(4, "base-hagal-wealth"), (4, 0));
}

#[test]
#[rule("RI-RIVAL-19")]
fn invasion_ships_of_a_rival() {
    let scene = |tiles: &[&str]| {
        let scene = alone().tiles(B, tiles).agent(A, Space::Wealth).hagal(&["base-hagal-wealth"]);
        scene.rival_turn(B)
    };
    let passed = scene(&["invasion-ships"]);
    assert_eq!(visited(&passed), Some(Space::Wealth));
    assert_eq!(passed.see(B).ix.unwrap().flipped, [tech("invasion-ships")]);
    assert_ne!(visited(&scene(&[])), Some(Space::Wealth));
}

#[test]
#[rule("RI-RIVAL-21", "RI-RIVAL-22")]
fn satellites_and_drones() {
    let satellites = alone().tiles(B, &["spy-satellites"]).goods(B, 0, 3, 0);
    let satellites = satellites.hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!(
        (satellites.see(B).vp, satellites.see(B).spice, satellites.see(B).ix.unwrap().tiles.len()),
        (1, 0, 0)
    );
    let drones =
        alone().tiles(B, &["training-drones"]).troops(B, 3, 0).hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!((drones.see(B).garrison, drones.see(B).ix.unwrap().flipped.len()), (4, 1));
    // At once when acquired.
    let tops = ["training-drones", "minimic-film", "spaceport"];
    let fresh = alone().tech(tops).troops(B, 3, 0).goods(B, 0, 2, 0).hagal(&[TECH]).rival_turn(B);
    assert_eq!((fresh.see(B).garrison, fresh.see(B).ix.unwrap().tiles.len()), (4, 1));
}

#[test]
#[rule("RI-TECH-11", "RI-RIVAL-22")]
fn the_tiles_of_a_rival_are_turned_up_again_each_round() {
    let scene = alone().first(A).tiles(B, &["training-drones"]).troops(B, 3, 0);
    let scene = scene.hagal(&["base-hagal-wealth"]).rival_turn(B);
    let flipped = |scene: &Scenario| scene.see(B).ix.unwrap().flipped.len();
    assert_eq!((flipped(&scene), flipped(&scene.new_round())), (1, 0));
}

#[test]
#[rule("RI-RIVAL-23")]
fn transports_of_a_rival() {
    let scene = alone().tiles(B, &["troop-transports"]).troops(B, 3, 0).freighter(B, 2);
    let scene = scene.hagal(&[SMUGGLING]).rival_turn(B);
    assert_eq!((scene.see(B).deployed, scene.see(B).garrison), (3, 3));
    // An expert that leads by enough keeps them at home.
    let (rivals, leaders) =
        (vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)], vec![Some(Leader::HelenaRichese)]);
    let expert = Options { ix: true, difficulty: Difficulty::Mentat, rivals, leaders, ..Options::base(1) };
    let deployed = |before: u8| {
        let scene = Scenario::with(expert.clone()).conflict("base-con-skirmish-a").freighter(B, 2);
        let scene = scene.tiles(B, &["troop-transports"]).troops(B, 3, before).troops(A, 0, 1);
        let scene = scene.hagal(&[SMUGGLING]).rival_turn(B);
        (scene.see(B).deployed - before, scene.see(B).garrison)
    };
    assert_eq!((deployed(2), deployed(3)), ((3, 3), (0, 6)));
}

#[test]
#[rule("RI-RIVAL-24", "RI-RIVAL-25")]
fn the_variants_of_the_game_alone() {
    let ix = Options { ix: true, ..Options::base(1) };
    let churn = Options { row_dice: true, ..ix.clone() };
    let brutal = Options { ruthless_escalation: true, ..ix };
    assert!(churn.check().is_ok() && brutal.check().is_ok());
    assert!(Options { ix: false, ..churn.clone() }.check().is_err());
    assert!(
        Options { players: 3, rivals: vec![], leaders: vec![None; 3], ..brutal.clone() }.check().is_err()
    );
    let mut scene = Scenario::with(churn).hand(A, &[FILLER]);
    scene.act(A, Action::Reveal);
    if scene.waiting() == Some(A) && scene.may(A, Action::EndTurn) {
        scene.act(A, Action::EndTurn);
    }
    assert!(scene.told.iter().any(|event| matches!(event, imperium::Event::RowDice { .. })));
    let swords = |conflict: &str| {
        let scene = Scenario::with(brutal.clone())
            .conflict(conflict)
            .troops(B, 0, 1)
            .intrigue(A, &["base-int-ambush"]);
        let scene = scene.troops(A, 0, 1).hagal(&["base-hagal-conspire", "base-hagal-conspire"]).combat();
        scene.see(B).swords
    };
    assert_eq!((swords("ix-con-economic-supremacy"), swords("ix-con-skirmish-e")), (8, 4));
}

#[test]
#[rule("RI-RIVAL-27")]
fn other_marked_tiles_work_as_for_a_player() {
    let win = alone().tiles(B, &["windtraps"]).troops(B, 0, 1).hagal(&["base-hagal-foldspace"]);
    assert_eq!(win.conflict("ix-con-skirmish-e").combat().see(B).water, 1);
    let round = alone().tiles(B, &["shuttle-fleet"]).goods(B, 0, 0, 0).first(A).new_round();
    assert!(round.see(B).solari >= 2);
    let mut even = alone().tiles(B, &["memocorders"]);
    for faction in Faction::ALL {
        even = even.influence(B, *faction, 3);
    }
    assert_eq!(even.endgame().see(B).vp, 1);
    let tie = alone().tiles(B, &["chaumurky"]).vp(A, 9).vp(B, 9).goods(A, 9, 9, 9).endgame();
    assert_eq!(tie.winner(), None);
}

#[test]
#[rule("IF-41")]
fn the_first_player_chooses_for_house_hagal() {
    let asked = |first: Seat| {
        let scene = Scenario::ix(2).first(first).influence(C, Faction::Guild, 2).freighter(C, 1);
        let scene = scene.hagal(&["space-interstellar-shipping"]).rival_turn(C);
        scene.waiting()
    };
    assert_eq!((asked(A), asked(B)), (Some(A), Some(B)));
}
