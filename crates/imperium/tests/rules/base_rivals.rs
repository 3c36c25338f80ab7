//! DB-RIVAL: House Hagal in Dune: Imperium, alone and with two players.

use imperium::Imperium;
use imperium::options::{Difficulty, Options};
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

/// One person against two Rivals that do little.
fn alone() -> Scenario {
    against([Rival::BaseIlban, Rival::BaseMemnon])
}

fn against(rivals: [Rival; 2]) -> Scenario {
    let leaders = vec![Some(Leader::HelenaRichese)];
    let options = Options { rivals: rivals.map(Some).to_vec(), leaders, ..Options::base(1) };
    Scenario::with(options)
}

/// Where the agent of the first Rival is.
fn visited(scene: &Scenario) -> Space {
    scene.view().agents.iter().find(|here| here.seats.contains(&B)).unwrap().space
}

fn two() -> Scenario {
    Scenario::base(2)
}

fn level(difficulty: Difficulty) -> imperium::View {
    let rivals = vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)];
    let options =
        Options { difficulty, rivals, leaders: vec![Some(Leader::PaulAtreides)], ..Options::base(1) };
    let game = Imperium::start(&options, &mut Fast::new(1), &mut Silent).unwrap();
    game.view(Viewer::Everything)
}

#[test]
#[rule("DB-RIVAL-01", "DB-RIVAL-03")]
fn a_rival_gets_what_its_card_says() {
    let scene = alone().goods(B, 0, 0, 0).hagal(&["base-hagal-conspire", "base-hagal-wealth"]);
    let scene = scene.crowd(A, Space::Wealth).rival_turn(B);
    let rival = scene.see(B);
    // Neither price nor reward of the space; no combat space, so the troops stay at home.
    assert_eq!((rival.influence[0], rival.solari, rival.intrigue_count), (1, 0, 0));
    assert_eq!((rival.garrison, rival.deployed, rival.agents), (5, 0, 1));
    let combat = alone().troops(B, 3, 0).hagal(&["base-hagal-hardy-warriors"]).rival_turn(B);
    assert_eq!((combat.see(B).deployed, combat.see(B).garrison), (4, 1));
}

#[test]
#[rule("DB-RIVAL-02")]
fn the_deck_is_shuffled_when_it_has_run_out() {
    let scene = two().hagal(&["base-hagal-reshuffle"]);
    let scene = scene.rival_turn(C);
    assert_eq!(scene.see(C).agents, 2);
    assert!(scene.view().hagal_left > 20);
}

#[test]
#[rule("DB-RIVAL-04")]
fn a_rival_takes_alliances_without_the_bonus() {
    let scene = alone().influence(B, Faction::Emperor, 3).goods(B, 0, 0, 0).troops(B, 0, 0);
    let scene = scene.hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!((scene.see(B).influence[0], scene.see(B).vp, scene.see(B).garrison), (4, 1, 0));
    assert_eq!(scene.view().alliances[0].seat, B);
}

#[test]
#[rule("DB-RIVAL-05", "DB-RIVAL-18", "DB-RIVAL-11")]
fn spice_is_harvested_where_most_lies() {
    let harvest = ["base-hagal-harvest-spice", "base-hagal-wealth"];
    let scene = alone().bonus(Space::ImperialBasin, 1).bonus(Space::GreatFlat, 1).goods(B, 0, 0, 0);
    let scene = scene.hagal(&harvest[..1]).rival_turn(B);
    assert_eq!((visited(&scene), scene.see(B).spice), (Space::GreatFlat, 4));
    let most = alone().bonus(Space::ImperialBasin, 2).bonus(Space::GreatFlat, 1).goods(B, 0, 0, 0);
    let most = most.hagal(&harvest[..1]).rival_turn(B);
    assert_eq!((visited(&most), most.see(B).spice), (Space::ImperialBasin, 3));
    let none = alone().hagal(&harvest).rival_turn(B);
    assert_eq!(visited(&none), Space::Wealth);
    // Against two it goes to the bank.
    let spoiled = two().bonus(Space::GreatFlat, 2).hagal(&harvest[..1]).rival_turn(C);
    assert_eq!(spoiled.see(C).spice, 0);
    assert!(spoiled.view().bonus.iter().all(|bonus| bonus.spice == 0));
}

#[test]
#[rule("DB-RIVAL-06")]
fn a_rival_with_a_troop_turns_up_swords() {
    let scene = alone().troops(A, 0, 3).troops(B, 0, 1).hagal(&["base-hagal-heighliner"]);
    let scene = scene.conflict("base-con-guild-bank-raid").goods(B, 0, 0, 0).goods(A, 0, 0, 0).combat();
    // Two and six beat six: the first reward is the Rival's.
    assert_eq!((scene.see(A).solari, scene.see(B).solari), (4, 6));
}

#[test]
#[rule("DB-RIVAL-07")]
fn rivals_are_opponents() {
    let mut thopter = alone().hand(A, &["base-imp-gun-thopter"]).troops(B, 2, 0).troops(C, 0, 0);
    thopter.send(A, "base-imp-gun-thopter", Space::BaseCarthag).act_all(A);
    assert_eq!((thopter.see(B).supply, thopter.see(C).supply), (11, 12));
    // A card in hand keeps the turn from ending by itself.
    let mut test = alone().hand(A, &["base-imp-test-of-humanity"]).intrigue(A, &["base-int-windfall"]);
    test = test.troops(B, 2, 1).troops(C, 2, 0);
    test.send(A, "base-imp-test-of-humanity", Space::HallOfOratory).act_all(A);
    assert_eq!((test.see(B).supply, test.see(C).supply), (10, 10));
    // The card that sends them there is passed over.
    let mut voice = alone().hand(A, &["base-imp-the-voice", "start-dagger", FILLER]);
    voice = voice.hagal(&["base-hagal-wealth"]);
    voice.send(A, "base-imp-the-voice", Space::SecureContract).act(A, Action::Forbid(Space::Wealth));
    assert_eq!((voice.waiting(), voice.see(B).agents), (Some(A), 1));
    assert_ne!(visited(&voice), Space::Wealth);
}

#[test]
#[rule("DB-RIVAL-08", "DB-RIVAL-12", "DB-RIVAL-26")]
fn house_hagal_spoils() {
    let scene = two()
        .conflict("base-con-siege-of-arrakeen")
        .control(A, Space::Arrakeen)
        .troops(C, 0, 5)
        .troops(B, 0, 1)
        .goods(B, 0, 0, 0)
        .hagal(&["base-hagal-carthag"])
        .combat();
    let hagal = scene.see(C);
    assert_eq!((hagal.vp, hagal.solari, scene.see(B).solari), (0, 0, 4));
    assert!(scene.view().control.is_empty());
    let climbing = two().influence(C, Faction::Emperor, 3).hagal(&["base-hagal-wealth"]).rival_turn(C);
    assert_eq!((climbing.see(C).influence[0], climbing.see(C).vp), (4, 0));
    assert_eq!(climbing.view().alliances[0].seat, C);
    // A reward of influence goes to nobody, and nobody is asked about it.
    let courted =
        two().conflict("base-con-skirmish-c").troops(C, 0, 5).hagal(&["base-hagal-carthag"]).combat();
    assert_eq!((courted.view().round, courted.see(C).influence), (2, [0; 4]));
    // It cannot win.
    assert_eq!(two().vp(A, 10).makers().winner(), Some(A));
}

#[test]
#[rule("DB-RIVAL-09")]
fn house_hagal_begins_with_three_agents_and_no_garrison() {
    let game = Imperium::start(&Options::base(2), &mut Fast::new(2), &mut Silent).unwrap();
    let view = game.view(Viewer::Everything);
    let hagal = &view.players[2];
    assert_eq!(hagal.rival, Some(Rival::HouseHagal));
    assert_eq!((hagal.garrison, hagal.supply, hagal.influence), (0, 12, [0; 4]));
    // 28 cards: not the three Arrakeen cards for one player.
    assert_eq!(view.hagal_left + view.hagal_discard.len(), 28);
    let agents = view.agents.iter().filter(|here| here.seats.contains(&C)).count();
    assert_eq!(usize::from(hagal.agents) + agents, 3);
}

#[test]
#[rule("DB-RIVAL-10", "DB-EX-12")]
fn house_hagal_follows_the_agents_of_the_first_player() {
    let turns = |first: Seat| {
        let mut scene = two().swordmaster(A).first(first).goods(A, 0, 0, 0).goods(B, 0, 0, 0);
        scene = scene
            .hand(A, &["start-reconnaissance", "start-diplomacy", "start-dune-desert-planet"])
            .hand(B, &["start-reconnaissance", "start-diplomacy"])
            .hagal(&[
                "base-hagal-hall-of-oratory",
                "base-hagal-hall-of-oratory",
                "base-hagal-rally-troops",
                "base-hagal-conspire",
            ]);
        let round = scene.view().round;
        while scene.view().round == round {
            let Some(seat) = scene.waiting() else { break };
            let legal = scene.legal(seat);
            let sent = legal.iter().copied().find(|action| matches!(action, Action::Send { .. }));
            let action = sent.or_else(|| legal.iter().copied().find(|action| *action == Action::Reveal));
            scene.act(seat, action.unwrap_or(legal[legal.len() - 1]));
        }
        scene.told.iter().filter(|event| matches!(event, imperium::Event::RivalSent { .. })).count()
    };
    assert_eq!((turns(A), turns(B)), (3, 2));
}

#[test]
#[rule("DB-RIVAL-13")]
fn who_can_be_a_rival() {
    let mut options = Options::base(1);
    assert_eq!(options.free_rivals().count(), 6);
    options.rivals[0] = Some(Rival::HouseHagal);
    assert!(options.check().is_err());
    options.rivals[0] = Some(Rival::MuadDib);
    assert!(options.check().is_err());
    options.rivals[0] = Some(Rival::BaseBaron);
    assert!(options.check().is_ok());
    options.leaders[0] = Some(Leader::Baron);
    assert!(options.check().is_err());
    // Only the signet ability counts.
    let baron = against([Rival::BaseBaron, Rival::BaseMemnon]).goods(B, 1, 0, 0).troops(B, 3, 0);
    let baron = baron.hagal(&["base-hagal-arrakeen-solo"]).rival_turn(B);
    assert_eq!((baron.see(B).intrigue_count, baron.see(B).solari, baron.see(B).deployed), (1, 0, 3));
}

#[test]
#[rule("DB-RIVAL-14", "DB-RIVAL-16", "DB-RIVAL-28")]
fn levels() {
    let easy = level(Difficulty::Mercenary);
    assert_eq!((easy.players[0].solari, easy.players[0].spice, easy.players[0].water), (1, 1, 1));
    assert_eq!((easy.players[1].garrison, easy.first), (0, B));
    let usual = level(Difficulty::Sardaukar);
    assert_eq!((usual.players[0].solari, usual.players[0].spice), (0, 0));
    assert_eq!(usual.players[2].intrigue_count, 1);
    assert_eq!(usual.players[2].water, 1);
    // 27 cards: none for two players.
    assert_eq!(usual.hagal_left + usual.hagal_discard.len(), 27);
    let scene = |difficulty, solari| {
        let options = Options { difficulty, leaders: vec![Some(Leader::PaulAtreides)], ..Options::base(1) };
        Scenario::with(options).hand(A, &["start-dagger"]).goods(A, solari, 0, 0)
    };
    for (difficulty, mentat, garrison, intrigue, expert) in [
        (Difficulty::Mercenary, 2, 0, 0, false),
        (Difficulty::Sardaukar, 5, 3, 1, false),
        (Difficulty::Mentat, 5, 3, 1, true),
        (Difficulty::KwisatzHaderach, 5, 3, 1, true),
    ] {
        assert!(!scene(difficulty, mentat - 1).spaces(A, "start-dagger").contains(&Space::Mentat));
        assert!(scene(difficulty, mentat).spaces(A, "start-dagger").contains(&Space::Mentat));
        let swordmaster = scene(difficulty, 8).spaces(A, "start-dagger").contains(&Space::BaseSwordmaster);
        assert_eq!(swordmaster, difficulty != Difficulty::KwisatzHaderach);
        assert_eq!(begins(difficulty), (garrison, intrigue, expert), "{difficulty:?}");
    }
}

/// The garrison and the Intrigue cards a Rival begins with, and whether it deploys as an expert; it has had a turn.
fn begins(difficulty: Difficulty) -> (u8, usize, bool) {
    let rivals = vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)];
    let options =
        Options { difficulty, rivals, leaders: vec![Some(Leader::PaulAtreides)], ..Options::base(1) };
    let mut told = Vec::new();
    let game = Imperium::start(&options, &mut Fast::new(1), &mut told).unwrap();
    let view = game.view(Viewer::Everything);
    let recruited: u8 = told
        .iter()
        .map(|event| match event {
            imperium::Event::Recruited { seat: C, troops } => *troops,
            _ => 0,
        })
        .sum();
    let rival = &view.players[2];
    (rival.garrison + rival.deployed - recruited, rival.intrigue_count, view.habits.deployment)
}

#[test]
#[rule("DB-RIVAL-15")]
fn rivals_get_their_swordmasters_from_the_conflict_deck() {
    for (difficulty, round) in [
        (Difficulty::Mercenary, 5),
        (Difficulty::Sardaukar, 4),
        (Difficulty::Mentat, 3),
        (Difficulty::KwisatzHaderach, 3),
    ] {
        let at = |before: u8| {
            let options = Options { difficulty, ..Options::base(1) };
            let scene = Scenario::with(options).round(before).new_round();
            scene.see(B).swordmaster
        };
        assert_eq!((at(round - 2), at(round - 1)), (false, true), "{difficulty:?}");
    }
}

#[test]
#[rule("DB-RIVAL-17", "DB-RIVAL-27")]
fn rivals_act_in_turn_order_and_take_the_marker() {
    let scene = alone().agent(B, Space::Wealth).agent(C, Space::Secrets).makers();
    assert_eq!((scene.view().round, scene.view().first), (2, B));
    // The Rivals have gone before the player is asked.
    assert_eq!(scene.waiting(), Some(A));
    let sent = scene.told.iter().filter(|event| matches!(event, imperium::Event::RivalSent { .. })).count();
    assert_eq!(sent, 2);
}

#[test]
#[rule("DB-RIVAL-19", "DB-AMB-10")]
fn rivals_take_rewards() {
    let swords = ["base-hagal-carthag"; 2];
    let mut scene = alone().conflict("base-con-sort-through-the-chaos").round(2).goods(B, 0, 0, 0);
    scene = scene.troops(B, 0, 3).hagal(&swords).combat();
    assert_eq!((scene.see(B).solari, scene.view().mentat), (2, Some(B)));
    let control = alone().conflict("base-con-siege-of-carthag").troops(C, 0, 2).hagal(&swords).combat();
    assert_eq!((control.see(C).vp, control.view().control[0].seat), (1, C));
    let tied = alone().conflict("base-con-guild-bank-raid").goods(B, 0, 0, 0).goods(C, 0, 0, 0);
    let tied = tied.troops(A, 0, 3).troops(B, 0, 1).troops(C, 0, 1).hagal(&swords).combat();
    assert_eq!((tied.see(B).solari, tied.see(C).solari), (2, 2));
}

#[test]
#[rule("DB-RIVAL-20", "DB-RIVAL-29")]
fn rivals_buy_points() {
    // Ilban's ring makes seven Solari of six.
    for ((solari, spice, water), left, points) in [
        ((6, 0, 0), (0, 0, 0), 1),
        ((5, 0, 0), (6, 0, 0), 0),
        ((0, 7, 0), (1, 0, 0), 1),
        ((0, 6, 0), (1, 6, 0), 0),
        ((0, 0, 3), (1, 0, 0), 1),
        ((0, 0, 2), (1, 0, 2), 0),
        // As many as it can pay for, of one kind or of several.
        ((13, 0, 0), (0, 0, 0), 2),
        ((6, 7, 3), (0, 0, 0), 3),
    ] {
        let scene = alone().goods(B, solari, spice, water).hagal(&["base-hagal-arrakeen-solo"]).rival_turn(B);
        let rival = scene.see(B);
        assert_eq!(((rival.solari, rival.spice, rival.water), rival.vp), (left, points));
    }
    let three = ["base-int-ambush", "base-int-windfall"];
    let baron = against([Rival::BaseBaron, Rival::BaseMemnon]).intrigue(B, &three).goods(B, 1, 0, 0);
    let baron = baron.hagal(&["base-hagal-arrakeen-solo"]).rival_turn(B);
    assert_eq!((baron.see(B).vp, baron.see(B).intrigue_count), (1, 0));
    assert_eq!(baron.view().intrigue_discard.len(), 3);
}

#[test]
#[rule("DB-RIVAL-21", "DB-AMB-03")]
fn the_player_decides_for_rivals_among_the_least() {
    let machinations = alone().conflict("base-con-machinations").round(2).troops(B, 0, 2);
    let machinations = machinations.influence(B, Faction::Emperor, 2).influence(B, Faction::Fremen, 1);
    let mut scene = machinations.hagal(&["base-hagal-carthag"]).combat();
    assert_eq!(scene.waiting(), Some(A));
    assert_eq!(scene.legal(A), [Faction::Guild, Faction::BeneGesserit].map(Action::Faction));
    scene.act(A, Action::Faction(Faction::BeneGesserit));
    // Of those left only the Spacing Guild has least.
    let climbed = |faction, step| {
        let event = imperium::Event::Influence { seat: B, faction, step };
        scene.told.contains(&event)
    };
    assert!(climbed(Faction::BeneGesserit, 1) && climbed(Faction::Guild, 1));
    let cloak = alone().conflict("base-con-cloak-and-dagger").round(2).goods(B, 0, 0, 0).goods(C, 0, 0, 0);
    let mut cloak = cloak.troops(A, 0, 3).troops(B, 0, 1).troops(C, 0, 1);
    cloak = cloak.intrigue_deck(&[]).hagal(&["base-hagal-carthag"; 2]).combat();
    cloak.act(A, Action::Faction(Faction::Guild));
    while let Some(option) = cloak.legal(A).into_iter().find(|action| matches!(action, Action::Option(_))) {
        let spice = cloak.legal(A).into_iter().rfind(|action| matches!(action, Action::Option(_)));
        cloak.act(A, spice.unwrap_or(option));
    }
    assert_eq!((cloak.see(B).spice, cloak.see(C).spice), (1, 1));
    let leto =
        against([Rival::BaseLeto, Rival::BaseMemnon]).goods(B, 0, 1, 0).influence(A, Faction::Guild, 1);
    let leto = leto.hagal(&["base-hagal-arrakeen-solo"]).rival_turn(B);
    assert_eq!((leto.see(B).spice, leto.see(B).influence[1]), (0, 1));
}

#[test]
#[rule("DB-RIVAL-22", "IF-38")]
fn a_rival_can_win() {
    let scene = alone().vp(B, 10).makers();
    assert!(
        matches!(scene.game().waiting(), table::Waiting::Over(outcome) if outcome.ending == "ending-rival")
    );
    let two = alone().influence(B, Faction::Emperor, 1).hagal(&["base-hagal-wealth"]).rival_turn(B);
    assert_eq!(two.see(B).vp, 1);
}

#[test]
#[rule("DB-RIVAL-23", "DB-EX-13")]
fn corner_the_market_alone() {
    let points = |own: usize| {
        let scene = alone().discard(A, &vec!["base-reserve-spice-must-flow"; own]).vp(A, 10);
        let mut scene = scene.intrigue(A, &["base-int-corner-the-market"]).makers();
        scene.play(A, "base-int-corner-the-market");
        scene.see(A).vp - 10
    };
    assert_eq!((points(2), points(3)), (1, 2));
}

#[test]
#[rule("DB-RIVAL-24", "IF-40")]
fn experts_do_not_deploy_with_a_large_lead() {
    let against = |swords: u8, conflict: &str, deployed: u8| {
        let rivals = vec![Some(Rival::BaseIlban), Some(Rival::BaseMemnon)];
        let leaders = vec![Some(Leader::HelenaRichese)];
        let options = Options { difficulty: Difficulty::Mentat, rivals, leaders, ..Options::base(1) };
        let scene = Scenario::with(options).conflict(conflict).troops(A, 0, 1).troops(B, 4, deployed);
        let scene = scene.swords(A, swords);
        scene.hagal(&["base-hagal-stillsuits"]).rival_turn(B).see(B).deployed - deployed
    };
    let deploys = |conflict: &str, deployed: u8| against(0, conflict, deployed);
    // Four strength more is two troops more.
    assert_eq!((deploys("base-con-skirmish-a", 2), deploys("base-con-skirmish-a", 3)), (2, 0));
    assert_eq!(deploys("base-con-grand-vision", 3), 2);
    // Unless there are swords: troops are not counted.
    assert_eq!((against(1, "base-con-skirmish-a", 3), against(1, "base-con-skirmish-a", 4)), (2, 0));
}

#[test]
#[rule("DB-RIVAL-25")]
fn the_marker_alternates_between_two_people() {
    let scene = two().first(B).makers();
    assert_eq!(scene.view().first, A);
}
