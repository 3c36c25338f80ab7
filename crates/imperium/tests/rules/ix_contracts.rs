//! COMBO: the contracts made for Rise of Ix, at a table without it.

use imperium::content::Contract;
use imperium::{Event, Imperium, Options};
use table::chance::Fast;
use table::conformance::{self, Plan};
use table::{Event as _, Game, Viewer};

use crate::*;

fn start(players: u8, told: &mut Vec<Event>) -> Imperium {
    let options = Options { ix_contracts: true, ..Options::new(players, true) };
    Imperium::start(&options, &mut Fast::new(4), told).unwrap()
}

fn dealt(game: &Imperium, seat: Seat) -> Option<Vec<Contract>> {
    game.view(Viewer::Seat(seat)).players[seat.index()].dealt.clone()
}

#[test]
#[rule("IU-COMBO-07", "IU-CHOAM-02")]
fn everybody_keeps_one_of_two() {
    let ix = Contract::all().filter(|contract| contract.text().ix).count();
    assert_eq!((ix, Contract::all().count() - ix), (10, 18));
    let mut told = Vec::new();
    let mut game = start(4, &mut told);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.contracts_left + view.sardaukar.len(), view.offer.len(), view.round), (18, 2, 0));
    let mut kept = Vec::new();
    for seat in [A, B, C, D] {
        assert_eq!(game.waiting().seats().lowest(), Some(seat));
        let two = dealt(&game, seat).unwrap();
        assert!(two.iter().all(|contract| contract.text().ix));
        // Sealed: nobody sees the others' tiles, nor what was chosen, before all have chosen.
        for other in [A, B, C, D].into_iter().filter(|&other| other != seat) {
            let seen = game.view(Viewer::Seat(other));
            assert!(seen.players[seat.index()].dealt.is_none());
            assert!(seen.players.iter().all(|player| player.contracts.is_empty()));
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert_eq!(legal, two.iter().map(|&contract| Action::Keep(contract)).collect::<Vec<_>>());
        kept.push(two[1]);
        game.apply(seat, &Action::Keep(two[1]), &mut Fast::new(1), &mut told).unwrap();
        game.audit().unwrap();
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.round, 1);
    for (player, kept) in view.players.iter().zip(kept) {
        assert_eq!((player.contracts.as_slice(), player.dealt.is_none()), ([kept].as_slice(), true));
    }
    let told_b = told.iter().filter_map(|event| event.seen_by(Viewer::Seat(B)));
    let known = told_b.filter(|event| matches!(event, Event::DealtContracts { contracts: Some(_), .. }));
    assert_eq!(known.count(), 1);
    // They are an option of the CHOAM module, and usually not used.
    let without = Options { ix_contracts: true, ..Options::new(4, false) };
    assert!(without.check().is_err() && !Options::new(4, true).ix_contracts);
}

#[test]
#[rule("IU-COMBO-31")]
fn allies_pass_the_other_to_their_commander() {
    let mut told = Vec::new();
    let mut game = start(6, &mut told);
    if game.waiting().seats().lowest() == Some(D) {
        let mut legal = Vec::new();
        game.legal(D, &mut legal);
        game.apply(D, &legal[0], &mut Fast::new(1), &mut told).unwrap();
    }
    let mut passed = Vec::new();
    for seat in [B, C, E, F] {
        let two = dealt(&game, seat).unwrap();
        assert!(dealt(&game, A).is_none() && dealt(&game, D).is_none());
        passed.push(two[1]);
        game.apply(seat, &Action::Keep(two[0]), &mut Fast::new(1), &mut told).unwrap();
    }
    // Muad'Dib's come from C and E, Shaddam's from F and B.
    assert_eq!(dealt(&game, A).unwrap(), [passed[1], passed[2]]);
    game.apply(A, &Action::Keep(passed[2]), &mut Fast::new(1), &mut told).unwrap();
    assert_eq!(dealt(&game, D).unwrap(), [passed[3], passed[0]]);
    game.apply(D, &Action::Keep(passed[3]), &mut Fast::new(1), &mut told).unwrap();
    game.audit().unwrap();
    let view = game.view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.contracts.len() == 1));
    assert_eq!((view.players[0].contracts[0], view.players[3].contracts[0]), (passed[2], passed[3]));
}

#[test]
#[rule("IU-AMB-89")]
fn each_hands_out_a_further_contract() {
    let options = Options { ix_contracts: true, ..Options::new(3, true) };
    for (key, card, space, solari) in [
        ("contract-ix-secrets", "imp-truthtrance", Space::Secrets, 0),
        ("contract-ix-espionage-2", "imp-truthtrance", Space::Espionage, 1),
        ("contract-ix-heighliner-3", "imp-truthtrance", Space::Heighliner, 3),
        ("contract-ix-high-council-3", "start-dagger", Space::HighCouncil, 0),
    ] {
        let mut scene =
            Scenario::with(options.clone()).ix_contract(A, key).hand(A, &[card, FILLER]).goods(A, 5, 5, 0);
        let before = if space == Space::HighCouncil { 0 } else { 5 };
        scene.send(A, card, space);
        assert_eq!((scene.see(A).completed.len(), scene.see(A).solari), (1, before + solari), "{key}");
        if scene.pool().iter().any(|effect| effect == "Contract") {
            scene.resolve(A, "Contract");
        }
        let taken = scene.legal(A).into_iter().find(|action| matches!(action, Action::Take(_))).unwrap();
        scene.act(A, taken);
        assert_eq!(scene.see(A).contracts.len() + scene.see(A).completed.len(), 2, "{key}");
        // A tech tile, of which there is none, keeps nobody from going on.
        if key == "contract-ix-high-council-3" {
            let tech = Action::Resolve(effect("contract-ix-high-council-3.reward.1"));
            assert!(scene.waiting() != Some(A) || !scene.may(A, tech) && scene.may(A, Action::EndTurn));
        }
    }
}

#[test]
fn games_with_them_keep_every_promise() {
    for players in [3, 6] {
        let options = Options { ix_contracts: true, ..Options::new(players, true) };
        let report = conformance::play::<Imperium>("choam", &options, Plan { games: 3, ..Plan::default() });
        assert_eq!(report.games, 3);
    }
}
