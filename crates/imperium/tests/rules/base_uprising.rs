//! DC, IU-COMBO, IF: the cards and leaders of Dune: Imperium on the boards of Uprising.

use imperium::Imperium;
use imperium::board::Set;
use imperium::options::Options;
use imperium::view::{Phase, View};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

const KWISATZ: &str = "base-imp-kwisatz-haderach";

fn options(players: u8, choam: bool) -> Options {
    Options { base_cards: true, ..Options::new(players, choam) }
}

fn started(options: &Options) -> View {
    Imperium::start(options, &mut Fast::new(3), &mut Silent).unwrap().view(Viewer::Everything)
}

fn led(leader: Leader) -> Scenario {
    let mut options = options(3, false);
    options.leaders[0] = Some(leader);
    Scenario::with(options)
}

fn six() -> Scenario {
    Scenario::with(options(6, true))
}

#[test]
#[rule("IU-COMBO-11", "DC-09")]
fn the_cards_are_shuffled_together() {
    for (choam, imperium, intrigue) in [(true, 69 + 67, 44 + 39), (false, 65 + 67, 40 + 39)] {
        let view = started(&options(4, choam));
        let drawn: usize = view.players.iter().map(|player| player.intrigue_count).sum();
        assert_eq!((view.imperium_left + view.row.len(), view.intrigue_left + drawn), (imperium, intrigue));
        assert!(view.base_cards && view.reserve.len() == 2);
    }
    let mut free = options(4, false).free_leaders().collect::<Vec<_>>();
    assert!(free.contains(&Leader::PaulAtreides) && free.contains(&Leader::FeydRautha));
    free.retain(|leader| leader.text().set == Set::Base);
    assert_eq!(free.len(), 8);
    assert!(Options { base_cards: true, ..Options::base(3) }.check().is_err());
}

#[test]
#[rule("IU-COMBO-09", "IU-COMBO-10")]
fn base_conflicts_only_if_wanted_and_nothing_of_the_mentat() {
    let usual = started(&options(4, false));
    assert!(usual.unseen.iter().all(|card| !card.key().starts_with("base-")));
    let view = started(&Options { every_conflict: true, ..options(4, false) });
    let mut unseen: Vec<&str> = view.unseen.iter().map(|card| card.key()).collect();
    unseen.extend(view.conflict.map(|card| card.key()));
    // All but Sort Through the Chaos.
    assert_eq!(unseen.iter().filter(|key| key.starts_with("base-")).count(), 17);
    assert!(!unseen.contains(&"base-con-sort-through-the-chaos"));
    assert!(view.intrigue_unseen.iter().all(|card| card.key() != "base-int-calculated-hire"));
    let base = started(&Options::base(3));
    assert!(base.intrigue_unseen.iter().any(|card| card.key() == "base-int-calculated-hire"));
}

#[test]
#[rule("DC-28", "DC-29")]
fn base_conflicts_on_arrakis() {
    let every = Options { every_conflict: true, ..options(3, false) };
    let controlled = |key: &str| {
        let mut scene = Scenario::with(every.clone()).conflict(key).troops(A, 0, 2).combat();
        while scene.view().phase == Phase::Combat {
            let seat = scene.waiting().unwrap();
            let first = scene.legal(seat)[0];
            scene.act(seat, first);
        }
        scene.view().control.len()
    };
    assert_eq!((controlled("base-con-siege-of-carthag"), controlled("base-con-siege-of-arrakeen")), (0, 1));
    let worms = |key: &str| {
        let scene = Scenario::with(every.clone()).hooks(A).goods(A, 0, 0, 1).conflict(key);
        let mut scene = scene.hand(A, &["start-dune-desert-planet", FILLER]);
        scene.send(A, "start-dune-desert-planet", Space::HaggaBasin).resolve(A, "Choose").choose(A, 1);
        scene.see(A).worms
    };
    let protected = ["base-con-siege-of-arrakeen", "base-con-secure-imperial-basin"];
    assert_eq!(protected.map(worms), [0, 0]);
    assert_eq!(worms("base-con-siege-of-carthag"), 1);
}

#[test]
#[rule("DC-24")]
fn leto_saves_at_every_space_of_the_landsraad() {
    let grip = "base-imp-firm-grip";
    let spaces = |scene: Scenario, solari: u8| {
        let scene = scene.influence(A, Faction::Emperor, 2).hand(A, &[grip, FILLER]);
        scene.goods(A, solari, 0, 0).spaces(A, grip)
    };
    let leto = || led(Leader::LetoAtreides);
    assert!(spaces(leto(), 7).contains(&Space::Swordmaster));
    assert!(!spaces(leto(), 6).contains(&Space::Swordmaster));
    let later = || leto().swordmaster(B);
    assert!(spaces(later(), 5).contains(&Space::Swordmaster));
    assert!(!spaces(later(), 4).contains(&Space::Swordmaster));
    assert!(spaces(leto(), 2).contains(&Space::ImperialPrivilege));
    assert!(!spaces(leto(), 1).contains(&Space::ImperialPrivilege));
    // On every visit.
    let mut seated = leto().council(A).goods(A, 4, 0, 0).hand(A, &[grip, FILLER]);
    seated.send(A, grip, Space::HighCouncil);
    assert_eq!(seated.see(A).solari, 0);
}

#[test]
#[rule("DC-25")]
fn ilban_draws_for_the_solari_of_gather_support() {
    let drawn = |answer: Action| {
        let scene = led(Leader::IlbanRichese).goods(A, 2, 0, 0).deck(A, &["start-dagger", "start-dagger"]);
        let mut scene = scene.hand(A, &["base-imp-firm-grip", FILLER]);
        scene.send(A, "base-imp-firm-grip", Space::GatherSupport).act(A, answer);
        (scene.see(A).hand_count, scene.see(A).solari)
    };
    assert_eq!((drawn(Action::PayExtra), drawn(Action::Decline)), ((2, 0), (1, 2)));
}

#[test]
#[rule("DC-26")]
fn memnon_is_heard_when_he_sits_down() {
    let pool = |scene: Scenario| {
        let mut scene = scene.goods(A, 5, 0, 0).hand(A, &["base-imp-firm-grip", FILLER]);
        scene.send(A, "base-imp-firm-grip", Space::HighCouncil);
        scene.pool().iter().any(|effect| effect.starts_with("AnyInfluence"))
            || scene.legal(A).contains(&Action::Faction(Faction::Guild))
    };
    assert!(pool(led(Leader::MemnonThorvald)));
    assert!(!pool(led(Leader::MemnonThorvald).council(A)));
}

#[test]
#[rule("DC-32")]
fn leaders_of_the_base_game_are_no_rivals_of_uprising() {
    for players in [1, 2] {
        let options = options(players, false);
        assert!(options.free_rivals().count() > 0);
        assert!(options.free_rivals().all(|rival| rival.text().set == Set::Uprising));
        let view = started(&options);
        assert!(view.hagal.iter().chain(&view.hagal_discard).all(|card| !card.key().starts_with("base-")));
    }
}

#[test]
#[rule("IF-50", "DC-23")]
fn ariana_and_the_sandworms() {
    let turn = |bonus: u8, option: usize| {
        let scene = led(Leader::ArianaThorvald).hooks(A).no_wall().goods(A, 0, 0, 1);
        let scene = scene.bonus(Space::HaggaBasin, bonus).deck(A, &["start-dagger", "start-dagger"]);
        let mut scene = scene.hand(A, &["start-dune-desert-planet", FILLER]);
        scene.send(A, "start-dune-desert-planet", Space::HaggaBasin).resolve(A, "Choose").choose(A, option);
        scene.act_all(A);
        (scene.see(A).spice, scene.see(A).hand_count, scene.see(A).worms)
    };
    assert_eq!((turn(0, 0), turn(0, 1)), ((2 - 1, 2, 0), (0, 1, 1)));
    // Bonus spice is harvested whatever is chosen.
    assert_eq!((turn(2, 0), turn(2, 1)), ((2 - 1 + 2, 2, 0), (2 - 1, 2, 1)));
}

#[test]
#[rule("IF-74")]
fn a_carryall_doubles_what_uprisings_deserts_give() {
    let carryall = "base-imp-carryall";
    let mut deep = led(Leader::FeydRautha).goods(A, 0, 0, 3).hand(A, &[carryall, FILLER]);
    deep.send(A, carryall, Space::DeepDesert).act_all(A);
    assert_eq!(deep.see(A).spice, 4 + 4);
    // Where sandworms may come in place of the spice, it is doubled once it is chosen, and they are not.
    let chosen = |option: usize| {
        let scene = led(Leader::FeydRautha).goods(A, 0, 0, 3).hand(A, &[carryall, FILLER]);
        let mut scene = scene.hooks(A).no_wall().bonus(Space::DeepDesert, 1);
        scene.send(A, carryall, Space::DeepDesert);
        assert!(!scene.may(A, Action::Resolve(effect("base-imp-carryall.agent.1"))));
        scene.resolve(A, "Choose").choose(A, option).act_all(A);
        (scene.see(A).spice, scene.see(A).worms)
    };
    assert_eq!((chosen(0), chosen(1)), ((1 + 4 + 4, 0), (1, 2)));
    let mut erg = six().turn_of(C).goods(C, 0, 0, 1).hand(C, &[carryall, FILLER]);
    erg.send(C, carryall, Space::HabbanyaErg).act_all(C);
    assert_eq!(erg.see(C).spice, 2 + 2);
}

#[test]
#[rule("IU-COMBO-20")]
fn a_commander_has_no_use_for_a_victory() {
    let scene = six().troops(C, 0, 2).goods(A, 0, 0, 0).intrigue(A, &["base-int-to-the-victor"]);
    let mut scene = scene.intrigue(C, &["int-cunning"]).combat();
    let mut asked = 0;
    while scene.view().phase == Phase::Combat {
        let seat = scene.waiting().unwrap();
        asked += u8::from(seat == A);
        assert!(!scene.may(A, Action::Play(intrigue("base-int-to-the-victor"))));
        let pass = scene.legal(seat).into_iter().find(|action| *action == Action::Pass);
        let first = scene.legal(seat)[0];
        scene.act(seat, pass.unwrap_or(first));
    }
    assert_eq!((scene.see(A).spice, scene.see(A).intrigue_count), (0, 1));
    // Asked for combat cards, and no more once the Ally has won.
    assert_eq!(asked, 1);
    // An Ally has, and the card can be traded.
    let mut ally = six().troops(C, 0, 2).intrigue(C, &["base-int-to-the-victor"]).combat();
    while !ally.may(C, Action::Play(intrigue("base-int-to-the-victor"))) {
        let seat = ally.waiting().unwrap();
        let first = ally.legal(seat)[0];
        ally.act(seat, first);
    }
    let scene = six().hand(A, &["imp-truthtrance", FILLER]).intrigue(A, &["base-int-to-the-victor"]);
    let mut scene = scene.goods(A, 0, 0, 0);
    scene.send(A, "imp-truthtrance", Space::EconomicSupport).act(A, Action::Activate(C));
    scene.resolve(A, "Trade").act(A, Action::TradeWith(C));
    assert!(scene.may(A, Action::GiveIntrigue(intrigue("base-int-to-the-victor"))));
}

#[test]
#[rule("IU-COMBO-21")]
fn a_commander_owns_no_troops_on_others_turns() {
    let mut scene = six().turn_of(B).hand(B, &["base-imp-gun-thopter", FILLER]);
    scene.send(B, "base-imp-gun-thopter", Space::Carthag).resolve(B, "OpponentsLoseGarrison");
    let garrisons = [A, B, C, D, E, F].map(|seat| scene.see(seat).garrison);
    assert_eq!(garrisons, [0, 3, 2, 0, 2, 3]);
    let scene = six().turn_of(B).hand(B, &["base-imp-test-of-humanity", FILLER]).troops(C, 0, 2);
    let mut scene = scene.hand(A, &[FILLER, "cmd-usul"]);
    scene.send(B, "base-imp-test-of-humanity", Space::Carthag).resolve(B, "OpponentsDiscardOrLose");
    while scene.waiting() != Some(A) {
        let seat = scene.waiting().unwrap();
        let first = scene.legal(seat)[0];
        scene.act(seat, first);
    }
    let legal = scene.legal(A);
    assert!(legal.len() == 2 && legal.iter().all(|action| matches!(action, Action::Discard(_))));
    scene.act(A, legal[0]);
    assert_eq!(scene.see(A).hand_count, 1);
}

#[test]
#[rule("IU-COMBO-22")]
fn the_voice_reaches_personal_boards() {
    let scene = six().turn_of(B).hand(B, &["base-imp-the-voice", FILLER]);
    let mut scene = scene.hand(A, &["cmd-demand-attention", FILLER]).goods(A, 0, 0, 9);
    scene.send(B, "base-imp-the-voice", Space::Carthag).resolve(B, "ForbidSpace");
    assert!(scene.may(B, Action::Forbid(Space::VastWealth)));
    scene.act(B, Action::Forbid(Space::DesertMastery)).act_all(B);
    let mut scene = scene.turn_of(A);
    let spaces = scene.spaces(A, "cmd-demand-attention");
    assert!(!spaces.contains(&Space::DesertMastery) && spaces.contains(&Space::HardyWarriors));
    // Opponents, not the own team.
    scene = six().turn_of(C).hand(C, &["base-imp-the-voice", FILLER]);
    scene = scene.hand(A, &["cmd-demand-attention", FILLER]);
    scene.send(C, "base-imp-the-voice", Space::Carthag).resolve(C, "ForbidSpace");
    scene.act(C, Action::Forbid(Space::DesertMastery)).act_all(C);
    assert!(scene.turn_of(A).spaces(A, "cmd-demand-attention").contains(&Space::DesertMastery));
}

#[test]
#[rule("IU-COMBO-23")]
fn the_kwisatz_haderach_stays_off_personal_boards() {
    let personal = [Space::VastWealth, Space::Sardaukar, Space::DesertMastery, Space::HardyWarriors];
    let scene = six().turn_of(C).hand(C, &[KWISATZ, FILLER]).goods(C, 9, 9, 9);
    let spaces = scene.spaces(C, KWISATZ);
    assert!(spaces.contains(&Space::Carthag) && personal.iter().all(|space| !spaces.contains(space)));
    // A Commander goes to the own one, with a token that activates its Ally wherever it came from.
    let scene = || six().hand(A, &[KWISATZ, FILLER]).piece(A, 0, Space::Arrakeen);
    let mut moved = scene();
    assert!(moved.spaces(A, KWISATZ).contains(&Space::DesertMastery));
    assert!(!moved.spaces(A, KWISATZ).contains(&Space::VastWealth));
    moved.send(A, KWISATZ, Space::Carthag);
    assert_eq!(moved.legal(A), [Action::FromLeader, Action::RecallAgent(Space::Arrakeen)]);
    moved.act(A, Action::RecallAgent(Space::Arrakeen));
    let places: Vec<_> = moved.see(A).pieces.iter().map(|piece| piece.at).collect();
    assert_eq!((moved.view().turn.ally, places[0], places[1]), (Some(C), Some(Space::Carthag), None));
    let mut home = scene();
    home.send(A, KWISATZ, Space::Carthag).act(A, Action::FromLeader);
    assert_eq!(home.view().turn.ally, Some(E));
    // With an Ally activated before, only the token that points at this Ally.
    let mut early = scene();
    early.act(A, Action::Activate(E)).send(A, KWISATZ, Space::Carthag);
    assert!(!early.may(A, Action::RecallAgent(Space::Arrakeen)));
    assert_eq!(early.see(A).pieces[1].at, Some(Space::Carthag));
}

#[test]
#[rule("IU-COMBO-24")]
fn plans_within_plans_of_a_commander() {
    let plans = Action::Play(intrigue("base-int-plans-within-plans"));
    let may = |own: u8| {
        let scene = six().intrigue(A, &["base-int-plans-within-plans"]).own_step(A, own);
        let scene = scene.influence(C, Faction::Emperor, 3).influence(E, Faction::Guild, 3);
        scene.endgame().may(A, plans)
    };
    assert!(may(3) && !may(2));
}
