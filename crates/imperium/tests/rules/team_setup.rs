//! SIX: setting up for six players. A is Muad'Dib with the Allies C and E, D is Shaddam with F and B.

use imperium::content::{Card, Commander};
use imperium::{Event, Imperium, Options};
use table::chance::{Chance, Fast};
use table::{Game, Silent, Viewer, Waiting};

use crate::*;

#[test]
#[rule("IU-SIX-01", "IU-SIX-08", "IU-SIX-10")]
fn two_teams_sit_alternately() {
    let view = Scenario::six().view();
    let seats: Vec<(u8, bool)> =
        view.players.iter().map(|player| (player.team.unwrap(), player.commander)).collect();
    assert_eq!(seats, [(0, true), (1, false), (0, false), (1, true), (0, false), (1, false)]);
    assert_eq!(
        (view.players[0].leader, view.players[3].leader),
        (Some(Leader::MuadDib), Some(Leader::Shaddam))
    );
    // Left and right of the Commander, behind the neighbouring opponents.
    assert_eq!(
        (view.players[0].allies.as_slice(), view.players[3].allies.as_slice()),
        ([C, E].as_slice(), [F, B].as_slice())
    );
    let own = |seat: usize| view.players[seat].own.as_ref().map(|own| (own.faction, own.step));
    assert_eq!((own(0), own(3)), (Some((Faction::Fremen, 0)), Some((Faction::Emperor, 0))));
    assert!([1, 2, 4, 5].into_iter().all(|ally| own(ally).is_none()));
    let mut scene = Scenario::six();
    for seat in [A, B, C, D, E, F] {
        assert_eq!(scene.waiting(), Some(seat));
        scene.act(seat, Action::Reveal);
        if scene.may(seat, Action::Activate(C)) || scene.may(seat, Action::Activate(F)) {
            let ally = if seat == A { C } else { F };
            scene.act(seat, Action::Activate(ally));
        }
        if scene.waiting() == Some(seat) {
            scene.act(seat, Action::EndTurn);
        }
    }
}

#[test]
#[rule("IU-SIX-15", "IU-SIX-16")]
fn allies_choose_freely_and_commanders_are_given() {
    let mut options = Options::new(6, true);
    // The places of B, C, E and F.
    options.leaders[0] = Some(Leader::GurneyHalleck);
    options.leaders[1] = Some(Leader::FeydRautha);
    let game = Imperium::start(&options, &mut Fast::new(1), &mut Silent).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!(
        (view.players[1].leader, view.players[2].leader),
        (Some(Leader::GurneyHalleck), Some(Leader::FeydRautha))
    );
    assert_eq!(view.sardaukar, [contract("contract-sardaukar-1"), contract("contract-sardaukar-2")]);
    assert!(view.choam && Options::new(6, false).check().is_err());
    assert_eq!(
        (view.players[0].leader, view.players[3].leader),
        (Some(Leader::MuadDib), Some(Leader::Shaddam))
    );
    for leader in [Leader::Shaddam, Leader::MuadDib] {
        let mut options = Options::new(6, true);
        options.leaders[3] = Some(leader);
        assert!(options.check().is_err(), "{leader:?} is a Commander");
    }
}

#[test]
#[rule("IU-SIX-17", "IU-SIX-18", "IU-SIX-19", "IU-SIX-20")]
fn what_everybody_starts_with() {
    let mut scene = Scenario::six();
    for seat in [A, D] {
        let player = scene.see(seat);
        assert_eq!((player.vp, player.supply + player.garrison + player.deployed, player.water), (4, 0, 1));
        let arrows: Vec<_> = player.pieces.iter().map(|piece| (piece.ally, piece.swordmaster)).collect();
        let [left, right] = player.allies[..] else { panic!() };
        assert_eq!(arrows, [(Some(left), false), (Some(right), false)]);
        assert_eq!((player.agents, player.own.unwrap().step), (2, 0));
    }
    for seat in [B, C, E, F] {
        let player = scene.see(seat);
        assert_eq!((player.vp, player.supply, player.garrison, player.agents), (1, 9, 3, 2));
        assert_eq!((player.influence, player.own.is_none()), ([0; 4], true));
    }
    // Three spies: with all of them out, one must come back first.
    scene = scene.spies(A, &[Post::Carthag, Post::Choam, Post::Guild]).goods(A, 0, 1, 0);
    scene = scene.hand(A, &["cmd-demand-attention", FILLER]);
    scene.send(A, "cmd-demand-attention", Space::Espionage).act(A, Action::Activate(C));
    scene.resolve(A, "Spy");
    assert!(scene.may(A, Action::RecallSpy(Post::Choam)) && !scene.may(A, Action::PlaceSpy(Post::CityLeft)));
}

#[test]
#[rule("IU-SIX-06", "IU-SIX-07", "IU-SPACE-36", "IU-GLOSS-14")]
fn the_commanders_have_decks_of_their_own() {
    let game = Imperium::start(&Options::new(6, true), &mut Fast::new(3), &mut Silent).unwrap();
    let view = game.view(Viewer::Everything);
    let deck = |seat: usize| -> Vec<&str> {
        let player = &view.players[seat];
        let cards = player.hand.iter().chain(&player.deck).flatten();
        let mut keys: Vec<&str> = cards.map(|card| card.key()).collect();
        keys.sort_unstable();
        keys
    };
    let muaddib = [
        "cmd-command-respect",
        "cmd-demand-attention",
        "cmd-desert-call",
        "cmd-limited-landsraad-access",
        "cmd-limited-landsraad-access",
        "cmd-threaten-spice-production",
        "cmd-usul",
        "start-convincing-argument",
        "start-seek-allies",
        "start-signet-ring",
    ];
    let shaddam = [
        "cmd-corrino-might",
        "cmd-critical-shipments",
        "cmd-demand-results",
        "cmd-devastating-assault",
        "cmd-imperial-ornithopter",
        "cmd-imperial-ornithopter",
        "cmd-imperial-tent",
        "start-convincing-argument",
        "start-seek-allies",
        "start-signet-ring",
    ];
    assert_eq!((deck(0), deck(3)), (muaddib.to_vec(), shaddam.to_vec()));
    assert!([1, 2, 4, 5].into_iter().all(|ally| deck(ally).iter().all(|key| key.starts_with("start-"))));
    // Which set a card comes from changes nothing: Usul is a Fremen card like any other for a Fremen Bond.
    let mut scene = Scenario::six().hand(A, &["cmd-usul", "imp-northern-watermaster"]);
    scene.act(A, Action::Reveal).act(A, Action::Activate(C)).resolve(A, "If(Bond(Fremen)");
    assert_eq!(scene.see(A).spice, 2);
}

#[test]
#[rule("IU-SIX-05", "IU-SIX-11")]
fn six_alliances_and_six_bonus_tokens() {
    let mut scene = Scenario::six()
        .alliance(B, Faction::Emperor, 4)
        .alliance(C, Faction::Guild, 4)
        .alliance(E, Faction::BeneGesserit, 4)
        .alliance(F, Faction::Fremen, 4)
        .own_step(A, 3)
        .own_step(D, 3)
        .turn_of(A)
        .hand(A, &["cmd-demand-attention", FILLER]);
    assert_eq!(
        scene.view().tracks,
        ["faction-great-houses", "faction-spacing-guild", "faction-bene-gesserit", "faction-fringe-worlds"]
    );
    scene.send(A, "cmd-demand-attention", Space::DesertMastery).act(A, Action::Activate(C)).act_all(A);
    assert_eq!((scene.view().alliances.len(), scene.see(A).own.unwrap().alliance), (4, true));
    assert_eq!(scene.see(A).vp, 5);
    // Everybody may have a Swordmaster with its token.
    let mut all = Scenario::six();
    for seat in [A, B, C, D, E, F] {
        all = all.swordmaster(seat);
    }
    assert!(all.view().players.iter().all(|player| player.swordmaster && player.pieces.len() == 3));
    assert_eq!(Commander::ALL.len(), 2);
}

#[test]
#[rule("IU-SIX-09", "IU-AMB-62", "IU-SPACE-33")]
fn the_other_side_of_the_board() {
    let mut scene = Scenario::six().turn_of(C).hand(C, &["imp-truthtrance", FILLER]).goods(C, 9, 9, 9);
    let spaces = scene.spaces(C, "imp-truthtrance");
    let sent = |space: Space| Action::Send { card: card("imp-truthtrance"), space };
    for gone in [Space::DutifulService, Space::DesertTactics, Space::Fremkit] {
        assert!(!spaces.contains(&gone));
        assert_eq!(scene.refused(C, sent(gone)).as_str(), "IU-SIX-09");
    }
    for there in [
        Space::MilitarySupport,
        Space::EconomicSupport,
        Space::ControversialTechnology,
        Space::Expedition,
        Space::Espionage,
        Space::Heighliner,
    ] {
        assert!(spaces.contains(&there), "{there:?}");
    }
    scene.send(C, "imp-truthtrance", Space::Expedition).act(C, Action::Rest);
    let taken = scene.legal(C).into_iter().find(|action| matches!(action, Action::Take(_))).unwrap();
    scene.act(C, taken);
    assert_eq!((scene.see(C).contracts.len(), scene.see(C).influence), (1, [0, 0, 0, 1]));
    // On the standard side none of this is there.
    let standard = Scenario::choam(4).hand(A, &["imp-truthtrance", FILLER]).goods(A, 9, 9, 9);
    assert!(standard.spaces(A, "imp-truthtrance").iter().all(|space| space.index() < 22));
    assert_eq!(standard.refused(A, sent(Space::Expedition)).as_str(), "IU-SIX-09");
}

#[test]
#[rule("IU-SIX-12")]
fn there_is_no_conflict_of_the_first_level() {
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut told = Vec::new();
        let mut game = Imperium::start(&Options::new(6, true), &mut chance, &mut told).unwrap();
        while let Waiting::Seats(waiting) = game.waiting() {
            let seat = waiting.lowest().unwrap();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut told).unwrap();
        }
        let levels = told.iter().filter_map(|event| match event {
            Event::RoundStarted { round, conflict } => Some((*round, conflict.text().level)),
            _ => None,
        });
        let levels: Vec<(u8, u8)> = levels.collect();
        assert!(levels.len() <= 9 && levels.iter().all(|&(round, level)| level == 2 + u8::from(round > 5)));
    }
}

#[test]
#[rule("IU-SIX-13", "IU-SIX-14")]
fn each_team_has_a_mouse_and_a_knife() {
    let mut swaps = 0;
    for seed in 0..60 {
        let mut told = Vec::new();
        let game = Imperium::start(&Options::new(6, true), &mut Fast::new(seed), &mut told).unwrap();
        let view = game.view(Viewer::Spectator);
        let dealt: Vec<(Seat, &str)> = told
            .iter()
            .filter_map(|event| match event {
                Event::Objective { seat, objective } => Some((*seat, objective.key())),
                _ => None,
            })
            .collect();
        let icon = |seat: Seat| view.players[seat.index()].objective.map(|card| card.text().icon);
        assert_eq!((icon(A), icon(D)), (None, None));
        for team in [[C, E], [B, F]] {
            let mut icons = team.map(|seat| icon(seat).unwrap());
            icons.sort_unstable();
            assert_eq!(icons, [BattleIcon::Crysknife, BattleIcon::DesertMouse]);
        }
        let first = view.players.iter().find(|it| it.objective.is_some_and(|card| card.text().first));
        assert_eq!(view.first, first.unwrap().seat);
        if dealt.len() > 4 {
            swaps += 1;
            // The mouse for four and six players went to the neighbour of the other team.
            let (from, to) = (dealt[4].0, dealt[5].0);
            assert_eq!((dealt.len(), dealt[5].1), (6, "objective-desert-mouse-4"));
            assert!([(B, C), (C, B), (E, F), (F, E)].contains(&(from, to)), "{from:?} {to:?}");
            assert!(dealt[..4].contains(&(from, "objective-desert-mouse-4")));
        }
    }
    assert!((5..40).contains(&swaps), "{swaps}");
}

#[test]
#[rule("IU-AMB-78", "IU-SIX-55")]
fn shaddam_takes_a_card_before_the_first_round() {
    let mut game = Imperium::start(&Options::new(6, true), &mut Fast::new(5), &mut Silent).unwrap();
    assert_eq!((game.waiting().seats().lowest(), game.view(Viewer::Spectator).round), (Some(D), 0));
    let mut legal = Vec::new();
    game.legal(D, &mut legal);
    let row = game.view(Viewer::Spectator).row;
    let fremen = |card: &Card| card.text().is(Faction::Fremen);
    assert!(
        legal
            .iter()
            .all(|action| matches!(action, Action::Enthrone(card) if row.contains(card) && !fremen(card)))
    );
    let Action::Enthrone(taken) = legal[0] else { panic!() };
    game.apply(D, &legal[0], &mut Fast::new(1), &mut Silent).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.throne, view.row.len(), view.round), (vec![taken], 5, 1));
}
