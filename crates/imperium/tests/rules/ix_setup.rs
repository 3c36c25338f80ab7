//! RI-SETUP, RI-SPACE, RI-EPIC: what Rise of Ix puts on the table.

use imperium::Imperium;
use imperium::content::{Leader, Tech, content};
use imperium::options::Options;
use table::chance::Fast;
use table::{Game, Silent, Viewer};

use crate::*;

fn ix(players: u8) -> Options {
    Options { ix: true, ..Options::base(players) }
}

fn start(options: &Options, seed: u64) -> Imperium {
    Imperium::start(options, &mut Fast::new(seed), &mut Silent).unwrap()
}

#[test]
#[rule("RI-SETUP-01", "RI-SETUP-02")]
fn the_overlay_and_the_ix_board() {
    let table = ix(3).table();
    let there = |space: Space| table.spaces & space.bit() != 0;
    assert!([Space::BaseHighCouncil, Space::Mentat, Space::BaseSwordmaster].into_iter().all(there));
    let gone = [Space::HallOfOratory, Space::RallyTroops, Space::SellMelange, Space::SecureContract];
    assert!(!gone.into_iter().any(there));
    let new = [Space::InterstellarShipping, Space::Smuggling, Space::TechNegotiation, Space::Dreadnought];
    assert!(new.into_iter().all(there));
    assert_eq!(table.spaces.count_ones(), 22);
    let plain = Options::base(3).table();
    assert!(gone.into_iter().all(|space| plain.spaces & space.bit() != 0));
    assert!(!new.into_iter().any(|space| plain.spaces & space.bit() != 0));
    let scene = Scenario::ix(3).hand(A, &["start-dagger", FILLER]);
    assert_eq!(
        scene.refused(A, Action::Send { card: card("start-dagger"), space: Space::RallyTroops }).as_str(),
        "IU-SIX-09"
    );
    assert_eq!(scene.view().ix.unwrap().stacks.len(), 3);
}

#[test]
#[rule("RI-SETUP-03", "RI-SETUP-06")]
fn three_stacks_of_six_and_a_fleet_for_everybody() {
    let view = start(&ix(4), 7).view(Viewer::Spectator);
    let ix_view = view.ix.unwrap();
    assert_eq!(content().tech.len(), 18);
    assert!(ix_view.stacks.iter().all(|stack| stack.top.is_some() && stack.left == 5));
    assert_eq!((ix_view.face_down.len(), ix_view.scrapped.len()), (15, 0));
    for player in &view.players {
        let own = player.ix.as_ref().unwrap();
        assert_eq!((own.dreadnoughts.supply, own.dreadnoughts.garrison, own.freighter), (2, 0, 0));
    }
    // Any tile can lie on top.
    let tops = |seed| start(&ix(4), seed).view(Viewer::Spectator).ix.unwrap().stacks[0].top;
    let seen: std::collections::BTreeSet<Option<Tech>> = (0..60).map(tops).collect();
    assert!(seen.len() > 12, "{seen:?}");
    assert!(Scenario::base(3).view().ix.is_none());
}

#[test]
#[rule("RI-SETUP-04", "RI-SETUP-05", "DC-03")]
fn the_decks_grow() {
    let game = start(&ix(4), 1);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.imperium_left + view.row.len(), 102);
    assert_eq!(view.intrigue_left, 57);
    let conflicts = || view.unseen.iter().chain(view.conflict.iter());
    let of = |level: u8| conflicts().filter(|card| card.text().level == level).count();
    assert_eq!((of(1), of(2), of(3)), (6, 11, 5));
    let leaders = ix(4);
    assert_eq!(leaders.free_leaders().count(), 14);
    assert!(leaders.free_leaders().any(|leader| leader == Leader::TessiaVernius));
    assert!(Options::base(4).free_leaders().all(|leader| leader != Leader::TessiaVernius));
}

#[test]
#[rule("RI-SETUP-07")]
fn yuna_has_no_water() {
    assert_eq!(Scenario::ix_led_by(3, A, Leader::YunaMoritani).see(A).water, 0);
    assert_eq!(Scenario::ix_led_by(3, A, Leader::YunaMoritani).see(B).water, 1);
}

#[test]
#[rule("RI-SETUP-08", "RI-EPIC-04")]
fn hundro_knows_the_next_intrigue_card() {
    for epic in [false, true] {
        let mut options = Options { epic, ..ix(3) };
        options.leaders =
            vec![Some(Leader::Rabban), Some(Leader::HundroMoritani), Some(Leader::MemnonThorvald)];
        let mut game = start(&options, 3);
        assert_eq!(game.waiting().seats().lowest(), Some(B));
        let drawn = game
            .view(Viewer::Spectator)
            .players
            .iter()
            .map(|player| player.intrigue_count)
            .collect::<Vec<_>>();
        assert_eq!(drawn, [usize::from(epic); 3]);
        let two = game.view(Viewer::Seat(B)).players[1].ix.clone().unwrap().keeping.unwrap();
        assert!(game.view(Viewer::Seat(A)).players[1].ix.clone().unwrap().keeping.is_none());
        game.apply(B, &Action::KeepIntrigue(two[0]), &mut Fast::new(1), &mut Silent).unwrap();
        game.audit().unwrap();
        assert!(game.view(Viewer::Seat(B)).players[1].intrigue.as_ref().unwrap().contains(&two[0]));
        assert_eq!(game.view(Viewer::Seat(B)).intrigue_top, Some(two[1]));
        let other = game.view(Viewer::Seat(A));
        assert_eq!((other.intrigue_top, other.intrigue_top_known), (None, Some(B)));
        // And that is the card that is drawn next.
        let mut scene =
            Scenario::of(game).hand(A, &["base-reserve-foldspace", FILLER]).goods(A, 9, 9, 9).turn_of(A);
        scene.send(A, "base-reserve-foldspace", Space::BaseCarthag);
        scene.resolve(A, "Intrigue");
        assert!(scene.see(A).intrigue.unwrap().contains(&two[1]));
    }
}

#[test]
#[rule("RI-SETUP-09")]
fn tessia_has_a_token_on_every_track() {
    let scene = Scenario::ix_led_by(3, A, Leader::TessiaVernius);
    assert_eq!(scene.see(A).ix.unwrap().snoopers, Faction::ALL);
    assert!(scene.see(B).ix.unwrap().snoopers.is_empty());
}

#[test]
#[rule("RI-SPACE-01", "RI-SPACE-02")]
fn spaces_of_the_overlay() {
    let any = "base-reserve-foldspace";
    let mut gated = Scenario::ix(3).hand(A, &[any, FILLER]);
    let there = Action::Send { card: card(any), space: Space::InterstellarShipping };
    assert_eq!(gated.refused(A, there).as_str(), "IU-AGENT-11");
    gated = gated.influence(A, Faction::Guild, 2);
    gated.send(A, any, Space::InterstellarShipping);
    assert_eq!(gated.pool().iter().filter(|effect| *effect == "Freighter").count(), 2);
    assert!(!gated.may(A, Action::Deploy(1)));
    let mut smuggling = Scenario::ix(3).hand(A, &["base-imp-smugglers-thopter", FILLER]).goods(A, 0, 0, 0);
    smuggling.send(A, "base-imp-smugglers-thopter", Space::Smuggling);
    assert_eq!((smuggling.see(A).solari, smuggling.see(A).spice), (1, 0));
    assert_eq!(smuggling.pool().iter().filter(|effect| *effect == "Freighter").count(), 1);
    assert!(!smuggling.may(A, Action::Deploy(1)));
}

#[test]
#[rule("RI-SPACE-03", "RI-SPACE-04", "RI-SPACE-05")]
fn spaces_of_the_ix_board() {
    let tops = ["minimic-film", "windtraps", "flagship"];
    let mut scene = Scenario::ix(3).tech(tops).hand(A, &["start-dagger", FILLER]).goods(A, 0, 1, 0);
    scene.send(A, "start-dagger", Space::TechNegotiation).resolve(A, "Choose").choose(A, 1);
    assert_eq!((scene.see(A).ix.unwrap().negotiators, scene.see(A).supply, scene.see(A).spice), (1, 8, 1));
    assert!(!scene.may(A, Action::Deploy(1)));
    let mut revealed = Scenario::ix(3).agent(A, Space::TechNegotiation).hand(A, &[FILLER]);
    revealed.act(A, Action::Reveal);
    assert_eq!(revealed.see(A).persuasion, 3);
    let mut poor = Scenario::ix(3).hand(A, &["start-dagger", FILLER]).goods(A, 2, 9, 0);
    let there = Action::Send { card: card("start-dagger"), space: Space::Dreadnought };
    assert_eq!(poor.refused(A, there).as_str(), "IU-AGENT-07");
    poor = poor.tech(tops).goods(A, 3, 2, 0);
    poor.send(A, "start-dagger", Space::Dreadnought).resolve(A, "Dreadnought");
    assert_eq!((poor.see(A).solari, poor.see(A).ix.unwrap().dreadnoughts.garrison), (0, 1));
    poor.resolve(A, "Tech").act(A, Action::AcquireTech(tech("windtraps")));
    assert_eq!((poor.see(A).spice, poor.see(A).ix.unwrap().tiles), (0, vec![tech("windtraps")]));
}

#[test]
#[rule("RI-EPIC-01", "RI-EPIC-02", "RI-EPIC-03", "RI-EPIC-05")]
fn the_epic_game() {
    let leaders = [Leader::Rabban, Leader::MemnonThorvald, Leader::LetoAtreides, Leader::IlbanRichese];
    let four = Options { leaders: leaders.map(Some).to_vec(), ..ix(4) };
    let epic = Options { epic: true, ..four.clone() };
    let view = start(&epic, 5).view(Viewer::Everything);
    assert_eq!(view.conflict.unwrap().text().level, 2);
    for player in &view.players {
        let own = || player.hand_or_deck.iter();
        let count = |key: &str| own().filter(|there| there.key() == key).count();
        assert_eq!((count("start-dune-desert-planet"), count("ix-start-control-the-spice")), (1, 1));
        assert_eq!((own().count(), player.garrison, player.supply), (10, 5, 7));
    }
    let usual = start(&four, 5).view(Viewer::Everything);
    assert_eq!((usual.players[0].garrison, usual.players[0].intrigue_count), (3, 0));
    assert!(usual.players[0].hand_or_deck.iter().all(|there| there.key() != "ix-start-control-the-spice"));
    // Eleven points end a usual game and not this one.
    let mut ended = Scenario::with(ix(3)).vp(A, 11).makers();
    assert!(ended.winner().is_some());
    ended = Scenario::with(Options { epic: true, ..ix(3) }).vp(A, 11).makers();
    assert_eq!((ended.winner(), ended.view().round), (None, 2));
    let mut ended = Scenario::with(Options { epic: true, ..ix(3) }).vp(A, 12).makers();
    while let Some(seat) = ended.waiting() {
        ended.act(seat, Action::Pass);
    }
    assert_eq!(ended.winner(), Some(A));
    // Five of each level, and the first round of the last five is a Conflict III.
    let sixth = Scenario::with(Options { epic: true, ..ix(3) }).round(5).new_round();
    assert_eq!((sixth.view().round, sixth.view().conflict.unwrap().text().level), (6, 3));
}

#[test]
#[rule("RI-EPIC-06")]
fn the_epic_game_is_for_several() {
    assert!(Options { epic: true, ..ix(1) }.check().is_err());
    assert!(Options { epic: true, ..ix(2) }.check().is_ok());
    assert!(Options { epic: true, ..Options::base(3) }.check().is_err());
    assert!(Options { epic: true, ix: true, ..Options::new(6, true) }.check().is_ok());
}
