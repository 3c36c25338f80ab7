//! DB-SPACE, DB-INFLU and DB-MENTAT: the board of Dune: Imperium.

use crate::*;

/// Sends an agent with all the goods in the world and carries out everything mandatory.
fn visit(scene: Scenario, key: &str, space: Space) -> Scenario {
    let mut scene = scene
        .hand(A, &[key, FILLER])
        .deck(A, &["start-seek-allies", "start-signet-ring", "base-imp-scout", "base-imp-scout"]);
    scene = scene.goods(A, 20, 20, 20);
    scene.send(A, key, space).act_all(A);
    scene
}

fn gains(scene: &Scenario) -> (i16, i16, i16) {
    let player = scene.see(A);
    (i16::from(player.solari) - 20, i16::from(player.spice) - 20, i16::from(player.water) - 20)
}

const ANY: &str = "base-reserve-foldspace";

#[test]
#[rule("DB-SPACE-01", "DB-SPACE-02", "DB-SPACE-03", "DB-SPACE-04", "DB-INFLU-03")]
fn emperor_and_guild() {
    let conspire = visit(Scenario::base(3), ANY, Space::Conspire);
    assert_eq!((gains(&conspire), conspire.see(A).garrison), ((5, -4, 0), 5));
    assert_eq!((conspire.see(A).intrigue_count, conspire.see(A).influence[0]), (1, 1));
    let wealth = visit(Scenario::base(3), ANY, Space::Wealth);
    assert_eq!((gains(&wealth), wealth.see(A).influence[0]), ((2, 0, 0), 1));
    let heighliner = visit(Scenario::base(3), ANY, Space::BaseHeighliner);
    assert_eq!((gains(&heighliner), heighliner.see(A).garrison), ((0, -6, 2), 8));
    assert!(heighliner.may(A, Action::Deploy(7)) && !heighliner.may(A, Action::Deploy(8)));
    assert_eq!(heighliner.see(A).influence[1], 1);
    let foldspace = visit(Scenario::base(3), "start-diplomacy", Space::Foldspace);
    assert_eq!((gains(&foldspace), foldspace.see(A).influence[1]), ((0, 0, 0), 1));
    assert_eq!((foldspace.see(A).discard, foldspace.view().reserve[1]), (vec![card(ANY)], 5));
}

#[test]
#[rule("DB-SPACE-05", "DB-SPACE-06", "DB-SPACE-07", "DB-SPACE-08")]
fn bene_gesserit_and_fremen() {
    let mut breeding = visit(Scenario::base(3), "start-diplomacy", Space::SelectiveBreeding);
    assert_eq!((gains(&breeding), breeding.see(A).influence[2]), ((0, -2, 0), 1));
    assert!(breeding.may(A, Action::EndTurn));
    breeding.resolve(A, "Pay").act(A, Action::Trash(imperium::Zone::Hand, card(FILLER)));
    assert_eq!(breeding.see(A).hand_count, 2);
    let four = ["base-int-ambush", "base-int-ambush", "base-int-windfall", "base-int-charisma"];
    let secrets = visit(Scenario::base(3).intrigue(B, &four), ANY, Space::Secrets);
    assert_eq!((secrets.see(A).intrigue_count, secrets.see(B).intrigue_count), (2, 3));
    let warriors = visit(Scenario::base(3), ANY, Space::HardyWarriors);
    assert_eq!((gains(&warriors), warriors.see(A).garrison), ((0, 0, -1), 5));
    assert_eq!(warriors.see(A).influence[3], 1);
    assert!(warriors.may(A, Action::Deploy(4)));
    let stillsuits = visit(Scenario::base(3), ANY, Space::Stillsuits);
    assert_eq!((gains(&stillsuits), stillsuits.see(A).influence[3]), ((0, 0, 1), 1));
    assert!(stillsuits.may(A, Action::Deploy(2)));
}

#[test]
#[rule("DB-SPACE-09", "DB-SPACE-10", "DB-SPACE-15")]
fn once_in_a_game() {
    let council =
        visit(Scenario::base_led_by(3, A, Leader::PaulAtreides), "start-dagger", Space::BaseHighCouncil);
    assert_eq!((gains(&council), council.see(A).council), ((-5, 0, 0), true));
    let again = Scenario::base(3).hand(A, &["start-dagger"]).goods(A, 20, 0, 0).council(A);
    let send = |space| Action::Send { card: card("start-dagger"), space };
    assert_eq!(again.refused(A, send(Space::BaseHighCouncil)).as_str(), "DB-SPACE-09");
    // There is a seat for everybody.
    let mut last = Scenario::base(4).hand(A, &["start-dagger"]).goods(A, 20, 0, 0);
    last = last.council(B).council(C).council(D);
    assert!(last.may(A, send(Space::BaseHighCouncil)));
    // Eight Solari, whoever has a Swordmaster already.
    let dear = Scenario::base(3).hand(A, &["start-dagger"]).swordmaster(B).goods(A, 7, 0, 0);
    assert_eq!(dear.refused(A, send(Space::BaseSwordmaster)).as_str(), "IU-AGENT-07");
    let master = visit(Scenario::base(3).swordmaster(B), "start-dagger", Space::BaseSwordmaster);
    assert_eq!((gains(&master), master.see(A).agents, master.see(A).swordmaster), ((-8, 0, 0), 2, true));
    let twice = Scenario::base(3).hand(A, &["start-dagger"]).swordmaster(A).goods(A, 20, 0, 0);
    assert_eq!(twice.refused(A, send(Space::BaseSwordmaster)).as_str(), "IU-SPACE-18");
}

#[test]
#[rule("DB-SPACE-11", "DB-SPACE-12", "DB-MENTAT-01", "DB-MENTAT-02", "DB-MENTAT-03")]
fn the_mentat() {
    let scene = visit(Scenario::base(3), "start-dagger", Space::Mentat);
    assert_eq!((gains(&scene), scene.see(A).hand_count), ((-2, 0, 0), 2));
    assert_eq!((scene.view().mentat, scene.see(A).agents), (Some(A), 2));
    // Gone, it leaves a card; it is never taken from anybody.
    let late = visit(Scenario::base(3).mentat(B), "start-dagger", Space::Mentat);
    assert_eq!((late.see(A).hand_count, late.view().mentat, late.see(A).agents), (2, Some(B), 1));
    // It is an agent more, and bars the way like any.
    let mut third = Scenario::base(3).mentat(A).agent(A, Space::Wealth).agent(A, Space::Stillsuits);
    third = third.hand(A, &["start-reconnaissance"]).hand(B, &["start-reconnaissance"]);
    third.send(A, "start-reconnaissance", Space::Arrakeen).act_all(A).act(A, Action::EndTurn);
    assert_eq!((third.waiting(), third.see(A).agents), (Some(B), 0));
    let send = Action::Send { card: card("start-reconnaissance"), space: Space::Arrakeen };
    assert_eq!(third.refused(B, send).as_str(), "IU-AGENT-05");
}

#[test]
#[rule("DB-MENTAT-05", "DB-MENTAT-06", "IF-93")]
fn a_mentat_won_serves_the_next_round() {
    let mut scene = Scenario::base(3)
        .mentat(B)
        .conflict("base-con-sort-through-the-chaos")
        .troops(A, 0, 3)
        .round(3)
        .combat();
    // The winner may hold a card for the victory, so the game asks about those drawn.
    while scene.waiting() == Some(A) && scene.view().victor.is_some() {
        scene.act(A, Action::Pass);
    }
    assert_eq!((scene.view().round, scene.view().mentat), (4, Some(A)));
    assert_eq!((scene.see(A).agents, scene.see(B).agents), (3, 2));
}

#[test]
#[rule("DB-MENTAT-07")]
fn calculated_hire_needs_the_mentat_at_home() {
    let hire = "base-int-calculated-hire";
    let mut scene = Scenario::base(3).intrigue(A, &[hire]).goods(A, 0, 1, 0);
    scene.play(A, hire);
    assert_eq!((scene.view().mentat, scene.see(A).spice, scene.see(A).agents), (Some(A), 0, 3));
    let gone = Scenario::base(3).intrigue(A, &[hire]).goods(A, 0, 1, 0).mentat(B);
    assert_eq!(gone.refused(A, Action::Play(intrigue(hire))).as_str(), "IU-INTRIGUE-08");
}

#[test]
#[rule("DB-SPACE-13", "DB-SPACE-14", "DB-SPACE-17")]
fn landsraad_and_choam() {
    let rally = visit(Scenario::base(3), "start-dagger", Space::RallyTroops);
    assert_eq!((gains(&rally), rally.see(A).garrison), ((-4, 0, 0), 7));
    assert!(!rally.may(A, Action::Deploy(1)));
    let hall = visit(Scenario::base(3), "start-dagger", Space::HallOfOratory);
    assert_eq!((gains(&hall), hall.see(A).garrison), ((0, 0, 0), 4));
    let contract = visit(Scenario::base(3), "start-dune-desert-planet", Space::SecureContract);
    assert_eq!(gains(&contract), (3, 0, 0));
}

#[test]
#[rule("DB-SPACE-16")]
fn melange_is_sold_once_a_visit() {
    for (spice, solari) in [(2, 6), (3, 8), (4, 10), (5, 12)] {
        let mut scene = Scenario::base(3).hand(A, &["start-dune-desert-planet"]).goods(A, 0, 5, 0);
        scene.send(A, "start-dune-desert-planet", Space::SellMelange);
        assert_eq!(scene.legal(A).len(), 4);
        scene.act(A, Action::Exchange(spice));
        assert_eq!((scene.see(A).solari, scene.see(A).spice), (solari, 5 - spice));
        assert_ne!(scene.waiting(), Some(A));
    }
    let poor = Scenario::base(3).hand(A, &["start-dune-desert-planet"]).goods(A, 0, 1, 0);
    let send = Action::Send { card: card("start-dune-desert-planet"), space: Space::SellMelange };
    assert_eq!(poor.refused(A, send).as_str(), "IU-AGENT-07");
    let mut three = Scenario::base(3).hand(A, &["start-dune-desert-planet"]).goods(A, 0, 3, 0);
    three.act(A, send);
    assert_eq!(three.legal(A), [Action::Exchange(2), Action::Exchange(3)]);
}

#[test]
#[rule("DB-SPACE-18", "DB-SPACE-19", "DB-SPACE-20", "DB-COMBAT-10")]
fn cities() {
    let city = "start-reconnaissance";
    let arrakeen =
        visit(Scenario::base(3).control(B, Space::Arrakeen).goods(B, 0, 0, 0), city, Space::Arrakeen);
    assert_eq!((arrakeen.see(A).garrison, arrakeen.see(A).hand_count, arrakeen.see(B).solari), (4, 2, 1));
    let carthag =
        visit(Scenario::base(3).control(B, Space::BaseCarthag).goods(B, 0, 0, 0), city, Space::BaseCarthag);
    assert_eq!((carthag.see(A).garrison, carthag.see(A).intrigue_count, carthag.see(B).solari), (4, 1, 1));
    assert!(carthag.may(A, Action::Deploy(3)));
    let station = visit(Scenario::base(3), city, Space::BaseResearchStation);
    assert_eq!((gains(&station), station.see(A).hand_count), ((0, 0, -2), 4));
    assert!(station.may(A, Action::Deploy(2)) && !station.may(A, Action::Deploy(3)));
}

#[test]
#[rule("DB-SPACE-22", "DB-SPACE-23", "DB-SPACE-24", "DB-SPACE-26", "IF-31")]
fn maker_spaces() {
    let dune = "start-dune-desert-planet";
    for (space, water, spice) in
        [(Space::ImperialBasin, 0, 1), (Space::BaseHaggaBasin, 1, 2), (Space::GreatFlat, 2, 3)]
    {
        let scene = visit(Scenario::base(3).bonus(space, 2), dune, space);
        assert_eq!(gains(&scene), (0, spice + 2, -water), "{space:?}");
        assert!(scene.view().bonus.iter().all(|bonus| bonus.spice == 0));
        assert!(scene.may(A, Action::Deploy(2)));
    }
    let owned = visit(
        Scenario::base(3).control(B, Space::ImperialBasin).goods(B, 0, 0, 0),
        dune,
        Space::ImperialBasin,
    );
    assert_eq!(owned.see(B).spice, 1);
    let bonus: Vec<Space> = Scenario::base(3).view().bonus.iter().map(|bonus| bonus.space).collect();
    assert_eq!(bonus, [Space::ImperialBasin, Space::BaseHaggaBasin, Space::GreatFlat]);
}

#[test]
#[rule("DB-SPACE-25")]
fn combat_spaces() {
    let spaces = Scenario::base(3).influence(A, Faction::Fremen, 2).hand(A, &[ANY]).goods(A, 20, 20, 20);
    let combat: Vec<Space> = spaces.spaces(A, ANY).into_iter().filter(|space| space.text().combat).collect();
    let mut wanted = vec![Space::BaseHeighliner, Space::HardyWarriors, Space::Stillsuits, Space::Arrakeen];
    wanted.extend([Space::BaseCarthag, Space::BaseResearchStation, Space::BaseSietchTabr]);
    wanted.extend([Space::ImperialBasin, Space::BaseHaggaBasin, Space::GreatFlat]);
    wanted.sort();
    assert_eq!(combat, wanted);
}

#[test]
#[rule("DB-INFLU-01", "DB-INFLU-02")]
fn the_tracks_of_the_board() {
    let gain = |faction: Faction, key: &'static str| {
        let mut scene = Scenario::base(3).influence(A, faction, 3).intrigue(A, &[key]).goods(A, 0, 0, 0);
        scene.play(A, key);
        assert_eq!(scene.see(A).influence[faction.index()], 4);
        // The Alliance and its point.
        assert_eq!((scene.see(A).vp, scene.view().alliances.len()), (1, 1));
        scene
    };
    assert_eq!(gain(Faction::Emperor, "base-int-favored-subject").see(A).garrison, 5);
    assert_eq!(gain(Faction::Guild, "base-int-guild-authorization").see(A).solari, 3);
    assert_eq!(gain(Faction::BeneGesserit, "base-int-secret-of-the-sisterhood").see(A).intrigue_count, 1);
    assert_eq!(gain(Faction::Fremen, "base-int-know-their-ways").see(A).water, 1);
    let mut two =
        Scenario::base(3).influence(A, Faction::Fremen, 1).intrigue(A, &["base-int-know-their-ways"]);
    two.play(A, "base-int-know-their-ways");
    assert_eq!(two.see(A).vp, 1);
}
