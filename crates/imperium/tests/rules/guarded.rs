//! Rules that could be broken unseen, each with a scenario that sees it (`cargo xtask mutants`): Rise of Ix, Immortality
//! and what is hidden.

use imperium::options::Options;

use crate::*;

const KWISATZ: &str = "base-imp-kwisatz-haderach";
const DESERT: &str = "start-dune-desert-planet";
const PLAN: &str = "int-contingency-plan";

fn ix_of_six() -> Scenario {
    Scenario::with(Options { ix: true, ..Options::new(6, true) })
}

fn ships(scene: &Scenario, seat: Seat) -> u8 {
    scene.see(seat).ix.unwrap().dreadnoughts.deployed
}

#[test]
#[rule("IF-50", "DB-LEADER-12")]
fn other_spice_chosen_at_a_desert_is_no_harvest() {
    let mut options = Options { base_cards: true, ix: true, ..Options::new(3, false) };
    options.leaders[0] = Some(Leader::ArianaThorvald);
    let scene = Scenario::with(options).hooks(A).no_wall().goods(A, 0, 1, 1).freighter(A, 1);
    let mut scene =
        scene.deck(A, &["start-dagger"]).hand(A, &[DESERT, FILLER]).intrigue(A, &["ix-int-expedite"]);
    scene.send(A, DESERT, Space::HaggaBasin).play(A, "ix-int-expedite").act(A, Action::RecallFreighter);
    scene.resolve(A, "Choose([Dividends").choose(A, 1);
    // The spice of the shipping track is whole, and gives no card.
    assert_eq!((scene.see(A).spice, scene.see(A).hand_count), (2, 1));
    scene.resolve(A, "Choose([Spice").choose(A, 0).act_all(A);
    assert_eq!((scene.see(A).spice, scene.see(A).hand_count), (2 + 2 - 1, 2));
}

#[test]
#[rule("DB-CARD-03")]
fn two_own_agents_on_a_space_leave_it_one_by_one() {
    let scene = Scenario::base(3).hand(A, &[KWISATZ, FILLER]).agent(A, Space::Stillsuits).goods(A, 0, 0, 0);
    let mut scene = scene.intrigue(A, &["base-int-urgent-mission"]);
    scene.send(A, KWISATZ, Space::Stillsuits).act(A, Action::FromLeader).act_all(A);
    let here = |scene: &Scenario| scene.view().agents.iter().map(|here| here.space).collect::<Vec<_>>();
    let mut scene = scene.turn_of(A);
    scene.play(A, "base-int-urgent-mission");
    assert_eq!((here(&scene), scene.see(A).agents), (vec![Space::Stillsuits], 1));
    // One that stands elsewhere leaves from there.
    let scene = Scenario::base(3).hand(A, &[KWISATZ, FILLER]).agent(A, Space::Stillsuits).goods(A, 0, 0, 0);
    let scene = scene.swordmaster(A).agent(A, Space::Arrakeen).intrigue(A, &["base-int-urgent-mission"]);
    let mut scene = scene;
    scene.send(A, KWISATZ, Space::Stillsuits).act(A, Action::FromLeader).act_all(A);
    let mut scene = scene.turn_of(A);
    scene.play(A, "base-int-urgent-mission").act(A, Action::RecallAgent(Space::Arrakeen));
    assert_eq!(here(&scene), [Space::Stillsuits]);
}

#[test]
#[rule("RI-LEADER-01")]
fn two_agents_on_one_space_count_twice_where_its_icon_does() {
    let reveal = |one: Space, two: Space| {
        let scene = Scenario::ix_led_by(3, A, Leader::ArmandEcaz).hand(A, &[KWISATZ, FILLER, "start-dagger"]);
        let scene = scene.swordmaster(A).agent(A, one).goods(A, 0, 0, 0);
        let mut scene = if one == two { scene } else { scene.agent(A, two) };
        scene.send(A, KWISATZ, two).act(A, Action::FromLeader).act_all(A);
        let mut scene = scene.turn_of(A).intrigue(A, &["base-int-bribery"]);
        scene.act(A, Action::Reveal);
        scene.legal(A).contains(&Action::Resolve(effect("leader-armand-ecaz.reveal.1")))
    };
    assert!(reveal(Space::Arrakeen, Space::Arrakeen));
    assert!(!reveal(Space::Arrakeen, Space::Stillsuits));
}

#[test]
#[rule("RI-CARD-07")]
fn a_bounty_hunter_finds_no_enemy_in_the_own_team() {
    let solari = |other: Seat| {
        let scene = ix_of_six().turn_of(C).piece(other, 0, Space::SpiceRefinery).goods(C, 0, 0, 0);
        let mut scene = scene.hand(C, &["ix-imp-bounty-hunter", FILLER]);
        scene.send(C, "ix-imp-bounty-hunter", Space::SpiceRefinery);
        scene.legal(C).contains(&Action::Resolve(effect("ix-imp-bounty-hunter.agent.1")))
    };
    assert!(solari(B) && !solari(E));
}

#[test]
#[rule("RI-CARD-08")]
fn an_ambush_spares_the_own_team() {
    let scene = ix_of_six().turn_of(C).hand(C, &["ix-imp-desert-ambush", FILLER]).troops(C, 3, 0);
    let scene = scene.troops(E, 0, 1).dreadnoughts(E, 0, 1).troops(B, 0, 1).goods(C, 0, 0, 2);
    let mut scene = scene;
    scene.send(C, "ix-imp-desert-ambush", Space::ImperialBasin).act(C, Action::Deploy(2));
    scene.act(C, Action::Resolve(effect("ix-imp-desert-ambush.agent.1")));
    assert_eq!(scene.legal(C), [Action::Repel(B), Action::Decline]);
}

#[test]
#[rule("IM-CARD-19", "IM-AMB-07")]
fn the_only_intrigue_card_is_kept_unasked() {
    let ceremony = "immortality-imp-imperium-ceremony";
    let scene = Scenario::immortality(3).hand(A, &[ceremony, FILLER]).intrigue_deck(&["base-int-bribery"]);
    let mut scene = scene.goods(A, 0, 0, 0);
    scene.send(A, ceremony, Space::Wealth).resolve(A, "KeepIntrigue");
    assert_eq!(scene.see(A).intrigue, Some(vec![intrigue("base-int-bribery")]));
}

#[test]
#[rule("IU-RIVAL-45", "IU-ALLY-02")]
fn no_alliance_is_won_above_the_top_of_a_track() {
    let scene = Scenario::against(&[Rival::Rabban]).alliance(A, Faction::Emperor, 6).goods(C, 0, 0, 0);
    let scene = scene.influence(C, Faction::Emperor, 5).influence(C, Faction::Guild, 1);
    let scene = scene.spies(C, &[Post::Choam, Post::Fremen]).hagal(&["space-espionage"]).rival_turn(C);
    // Two steps more would be the seventh: it goes where it has least.
    assert_eq!(scene.see(C).influence[Faction::Emperor.index()], 5);
}

#[test]
#[rule("IU-COMBO-35", "IU-SIX-26")]
fn what_an_ally_has_deployed_counts_against_the_limit() {
    let carthag = |troops, dreadnoughts| {
        let scene = ix_of_six().troops(C, troops, 0).dreadnoughts(C, dreadnoughts, 0);
        let mut scene = scene.hand(A, &["cmd-usul", FILLER]);
        scene.send(A, "cmd-usul", Space::Carthag).act(A, Action::Activate(C)).act(A, Action::CallUp);
        scene
    };
    let [one, two] = [1, 2].map(Action::Deploy);
    // Two of the garrison now, and once a troop is recruited one more.
    let mut scene = carthag(5, 0);
    assert_eq!(scene.legal(C), [one, two, Action::Decline]);
    scene.act(C, two);
    assert_eq!(scene.waiting(), Some(A));
    scene.resolve(A, "Troops(1)").act(A, Action::CallUp);
    assert_eq!(scene.legal(C), [one, Action::Decline]);
    // A single dreadnought may follow troops, or come before them.
    let mut scene = carthag(5, 1);
    assert_eq!(scene.legal(C), [one, two, Action::DeployDreadnought, Action::Decline]);
    scene.act(C, one);
    assert_eq!(scene.legal(C), [one, Action::DeployDreadnought, Action::Decline]);
    scene.act(C, Action::DeployDreadnought);
    assert_eq!((scene.waiting(), ships(&scene, C)), (Some(A), 1));
    scene.resolve(A, "Troops(1)").act(A, Action::CallUp);
    assert_eq!(scene.legal(C), [one, Action::Decline]);
}

#[test]
#[rule("DB-SPACE-04")]
fn the_last_foldspace_can_be_had() {
    let visit = |taken: usize| {
        let scene = Scenario::base(3).discard(B, &["base-reserve-foldspace"].repeat(taken));
        let mut scene = scene.hand(A, &["start-diplomacy", FILLER]);
        scene.send(A, "start-diplomacy", Space::Foldspace).act_all(A);
        scene.see(A).discard.len()
    };
    let copies = usize::from(card("base-reserve-foldspace").text().copies);
    assert_eq!((visit(copies - 1), visit(copies)), (1, 0));
}

#[test]
#[rule("IU-INTRIGUE-11", "RI-TECH-19", "DB-CARD-10")]
fn a_choice_among_hidden_cards_is_asked_even_of_two_alike() {
    let scene =
        Scenario::new(3).influence(A, Faction::Emperor, 2).intrigue(A, &[PLAN, PLAN]).goods(A, 9, 0, 0);
    let mut scene = scene.hand(A, &["start-dagger", FILLER]);
    scene.send(A, "start-dagger", Space::ImperialPrivilege).resolve(A, "Pay([TrashIntrigue");
    assert_eq!(scene.legal(A), [Action::TrashIntrigue(intrigue(PLAN))]);
    // Nobody else may see that there is no choice; of a single card there is none for anybody.
    let scene = Scenario::new(3).influence(A, Faction::Emperor, 2).intrigue(A, &[PLAN]).goods(A, 9, 0, 0);
    let mut scene = scene.hand(A, &["start-dagger", FILLER]);
    scene.send(A, "start-dagger", Space::ImperialPrivilege).resolve(A, "Pay([TrashIntrigue");
    assert!(!scene.may(A, Action::TrashIntrigue(intrigue(PLAN))));
}

#[test]
#[rule("IU-COMBO-03", "IU-COMBO-09")]
fn every_conflict_needs_another_sets_conflicts() {
    let every = |options: Options| Options { every_conflict: true, ..options }.check().is_ok();
    let plain = Options::new(3, false);
    assert!(!every(plain.clone()));
    assert!(every(Options { base_cards: true, ..plain.clone() }) && every(Options { ix: true, ..plain }));
}

#[test]
#[rule("RI-TECH-17")]
fn a_spaceport_lifts_no_card_out_of_the_hand() {
    let awe = |hooks: bool| {
        let scene = Scenario::uprising_ix(3).tiles(A, &["spaceport"]).intrigue(A, &["int-inspire-awe"]);
        // Nor a copy that lies in the discard pile in its place.
        let scene = scene.discard(A, &["reserve-prepare-the-way"]).no_wall();
        let mut scene = if hooks { scene.hooks(A).worms(A, 1) } else { scene };
        scene.play(A, "int-inspire-awe").act(A, Action::Acquire(card("reserve-prepare-the-way")));
        scene.may(A, Action::PutOnTop)
    };
    assert!(awe(false) && !awe(true));
}

#[test]
#[rule("RI-RIVAL-12")]
fn tiles_without_a_mark_stay_where_two_people_play() {
    for players in [2, 3] {
        let scene = Scenario::ix(players).tech(["artillery", "minimic-film", "spaceport"]).goods(A, 0, 9, 0);
        let mut scene = scene.hand(A, &["start-dagger", FILLER]).last_of_stack(0);
        scene.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose").choose(A, 0);
        scene.act(A, Action::AcquireTech(tech("artillery")));
        let tops = scene.view().ix.unwrap().stacks.into_iter().map(|stack| stack.top).collect::<Vec<_>>();
        assert_eq!(tops, [None, Some(tech("minimic-film")), Some(tech("spaceport"))]);
    }
}

#[test]
#[rule("IF-89")]
fn what_lay_on_top_is_shuffled_too() {
    let row = ["base-imp-dr-yueh", "base-imp-scout", "base-imp-scout", "base-imp-opulence", "base-imp-chani"];
    let scene = Scenario::base(3).row(row).intrigue(A, &["base-int-recruitment-mission", "base-int-refocus"]);
    let mut scene = scene.deck(A, &["start-dagger", "start-diplomacy"]).persuasion(A, 1);
    scene.play(A, "base-int-recruitment-mission").act(A, Action::Reveal);
    for _ in 0..2 {
        scene.act(A, Action::Acquire(card("base-imp-scout"))).act(A, Action::PutOnTop);
    }
    assert_eq!(scene.see(A).top, [card("base-imp-scout"); 2]);
    scene.play(A, "base-int-refocus");
    assert_eq!(scene.see(A).top, []);
}

#[test]
#[rule("IM-CARD-05", "IM-CARD-12")]
fn an_infiltrator_of_a_pair_needs_no_spy() {
    let scene = Scenario::uprising_immortality(3).agent(B, Space::Arrakeen).spies(A, &[Post::CityRight]);
    let mut scene = scene.hand(A, &["tlx-tleilaxu-infiltrator", FILLER]);
    scene.graft(A, "tlx-tleilaxu-infiltrator", FILLER, Space::Arrakeen).act_all(A);
    assert_eq!(scene.see(A).spies, [Post::CityRight]);
}

#[test]
#[rule("RI-ICON-07")]
fn an_infiltrating_card_needs_no_spy() {
    let scene = Scenario::uprising_ix(3).agent(B, Space::Arrakeen).spies(A, &[Post::CityRight]);
    let mut scene = scene.hand(A, &["ix-imp-bounty-hunter", FILLER]);
    scene.send(A, "ix-imp-bounty-hunter", Space::Arrakeen).act_all(A);
    assert_eq!(scene.see(A).spies, [Post::CityRight]);
}

#[test]
#[rule("RI-TECH-19")]
fn more_cards_lie_under_the_deck_than_are_remembered() {
    let keys = [
        "ambush",
        "bindu-suspension",
        "bribery",
        "bypass-protocol",
        "calculated-hire",
        "charisma",
        "infiltrate",
        "refocus",
        "secret-of-the-sisterhood",
        "staged-incident",
        "the-sleeper-must-awaken",
        "to-the-victor",
        "urgent-mission",
        "water-of-life",
        "windfall",
        "reinforcements",
        "recruitment-mission",
    ];
    let keys = keys.map(|key| format!("base-int-{key}"));
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let mut scene = Scenario::ix(3).tiles(A, &["sonic-snoopers"]).intrigue(A, &keys);
    scene.act(A, Action::UseTech(tech("sonic-snoopers")));
    for key in &keys {
        scene.act(A, Action::Bury(intrigue(key)));
    }
    assert_eq!(scene.see(A).intrigue_count, keys.len());
}

#[test]
#[rule("DC-33", "IU-COMBO-35", "IU-COMBO-26")]
fn six_players_use_every_set_they_chose() {
    for bits in 0..8 {
        let [ix, immortality, base_cards] = [0, 1, 2].map(|bit| bits & 1 << bit != 0);
        let scene = Scenario::with(Options { ix, immortality, base_cards, ..Options::new(6, true) });
        let view = scene.view();
        let base = view.imperium.iter().any(|card| card.key().starts_with("base-"));
        assert_eq!(
            (view.ix.is_some(), view.tleilaxu_row.len(), base),
            (ix, if immortality { 2 } else { 0 }, base_cards)
        );
        // Commanders own no dreadnoughts and have no tokens on the tracks, whatever is played.
        let fleet = |seat: Seat| scene.see(seat).ix.map(|ix| ix.dreadnoughts.supply);
        let fleets = [A, B, C, D, E, F].map(|seat| fleet(seat).unwrap_or(0));
        assert_eq!(fleets, if ix { [0, 2, 2, 0, 2, 2] } else { [0; 6] });
    }
}

#[test]
#[rule("RI-DREAD-03")]
fn dreadnoughts_and_troops_share_the_limit() {
    let scene = Scenario::ix(3).dreadnoughts(A, 1, 0).troops(A, 3, 0);
    let mut scene = scene.hand(A, &["ix-imp-landing-rights", FILLER]);
    scene.send(A, "ix-imp-landing-rights", Space::Arrakeen).act(A, Action::Deploy(2));
    assert!(!scene.may(A, Action::DeployDreadnought));
    // A troop recruited makes room for one more, of either kind.
    scene.resolve(A, "Troops(1)");
    assert!(scene.may(A, Action::DeployDreadnought) && scene.may(A, Action::Deploy(1)));
    scene.act(A, Action::DeployDreadnought);
    assert!(!scene.may(A, Action::Deploy(1)));
}

#[test]
#[rule("RI-LEADER-01")]
fn armand_trashes_nothing_when_nothing_is_in_play() {
    let reveal = |hand: &[&str]| {
        let scene = Scenario::ix_led_by(3, A, Leader::ArmandEcaz).agent(A, Space::Arrakeen).hand(A, hand);
        // What lies in the discard pile is not in play.
        let scene = scene.agent(A, Space::BaseCarthag).intrigue(A, &["base-int-bribery"]);
        let mut scene = scene.discard(A, &["start-dagger"]);
        scene.act(A, Action::Reveal);
        scene.legal(A).contains(&Action::Resolve(effect("leader-armand-ecaz.reveal.1")))
    };
    assert!(reveal(&[FILLER]) && !reveal(&[]));
}

#[test]
#[rule("IU-GLOSS-15", "IU-AMB-33")]
fn a_choice_of_what_may_be_done_is_none_that_must() {
    let scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan).goods(A, 0, 0, 0);
    let mut scene = scene.hand(A, &["start-signet-ring", FILLER]);
    scene.send(A, "start-signet-ring", Space::Arrakeen).act_all(A);
    assert!(scene.pool().iter().any(|effect| effect.starts_with("Choose")));
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.waiting(), Some(B));
    // Without a card in hand there is none to trash for spice.
    let scene = Scenario::led_by(3, false, A, Leader::PrincessIrulan).goods(A, 0, 0, 0);
    let mut scene = scene.hand(A, &["start-signet-ring"]).deck(A, &[]);
    scene.send(A, "start-signet-ring", Space::Arrakeen).act_all(A);
    let trash = |scene: &Scenario| scene.legal(A).iter().any(|action| matches!(action, Action::Option(_)));
    assert!(!trash(&scene));
}

#[test]
#[rule("IM-CARD-13", "DB-AMB-01")]
fn an_agent_that_is_home_is_not_recalled_again() {
    let scene = Scenario::immortality(3).hand(A, &["tlx-twisted-mentat", "start-dagger", FILLER]);
    let mut scene = scene.intrigue(A, &["base-int-urgent-mission"]).goods(A, 0, 0, 0);
    scene.graft(A, "tlx-twisted-mentat", "start-dagger", Space::Arrakeen);
    let recall = Action::Resolve(effect("tlx-twisted-mentat.agent.1"));
    assert!(scene.may(A, recall));
    scene.play(A, "base-int-urgent-mission");
    assert_eq!((scene.see(A).agents, scene.may(A, recall)), (2, false));
}

#[test]
#[rule("IM-GRAFT-09")]
fn an_envoy_for_two_cards_alike_needs_no_choice() {
    let kit = "immortality-imp-dissecting-kit";
    let scene =
        Scenario::immortality(3).hand(A, &[kit, kit, FILLER]).intrigue(A, &["base-int-dispatch-an-envoy"]);
    let mut scene = scene;
    scene.play(A, "base-int-dispatch-an-envoy").act(A, Action::Graft { card: card(kit), partner: card(kit) });
    assert!(!scene.may(A, Action::Envoy(card(kit))));
    scene.send_pair(A, Space::Stillsuits);
}

#[test]
#[rule("IM-CARD-10")]
fn a_grafted_card_that_is_gone_is_not_trashed() {
    let fosterer = imperium::content::Card::all()
        .find(|card| format!("{:?}", card.text().agent).contains("TrashGrafted"))
        .unwrap()
        .key();
    let scene = Scenario::immortality(3).hand(A, &[fosterer, "start-seek-allies", FILLER]);
    let mut scene = scene.goods(A, 0, 0, 0);
    scene.graft(A, fosterer, "start-seek-allies", Space::Stillsuits);
    scene.act(A, Action::Resolve(effect("start-seek-allies.agent.1")));
    scene.resolve(A, "If(AtFaction");
    assert!(scene.view().gone.contains(&card(fosterer)));
}

#[test]
#[rule("DB-CARD-10")]
fn a_discard_or_loss_is_asked_even_of_two_alike() {
    let humanity = "base-imp-test-of-humanity";
    let asked = |hand: &[&str]| {
        let scene = Scenario::base(3).hand(A, &[humanity, FILLER]).hand(B, hand).troops(B, 3, 0);
        let mut scene = scene.hand(C, &[]).troops(C, 3, 0).goods(A, 0, 0, 0);
        let space = scene.spaces(A, humanity)[0];
        scene.send(A, humanity, space).resolve(A, "OpponentsDiscardOrLose");
        scene.waiting() == Some(B)
    };
    assert!(asked(&[FILLER, FILLER]) && !asked(&[FILLER]));
}

#[test]
#[rule("DB-RIVAL-14", "RI-RIVAL-24", "DB-RIVAL-13")]
fn what_goes_with_rivals_of_the_base_game() {
    let harder = |ix| Options { ruthless_escalation: true, ix, ..Options::base(1) }.check().is_ok();
    assert!(harder(true) && !harder(false));
    let named = Options { ix: true, rivals: vec![Some(Rival::IxRhombur), None], ..Options::base(1) };
    assert!(!named.free_leaders().any(|leader| leader == Leader::RhomburVernius));
    assert!(
        Options { ix: true, ..Options::base(1) }
            .free_leaders()
            .any(|leader| leader == Leader::RhomburVernius)
    );
}

#[test]
#[rule("DB-RIVAL-14")]
fn rivals_of_every_level_own_twelve_troops() {
    use table::{Game, Silent, chance::Fast};
    for difficulty in imperium::options::Difficulty::ALL {
        let options = Options { difficulty, ..Options::base(1) };
        for seed in 0..4 {
            let game = imperium::Imperium::start(&options, &mut Fast::new(seed), &mut Silent).unwrap();
            assert_eq!(game.audit(), Ok(()));
        }
    }
}
