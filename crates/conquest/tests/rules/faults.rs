//! What cannot happen, and has: the game says so and stops, instead of playing on with wrong books.
//!
//! What is offered never comes to this, so these actions are taken without having been offered, as a mistake in the
//! game's own code would take them.

use conquest::Action;
use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::action::Action::{
    Buy, Collect, Foresee, GoTo, MoveFrom, Pass, ReviveTroops, Seal, Ship, ShipTo, Take,
};
use conquest::action::Element;
use conquest::scenario::{Play, Scenario, cell, region};
use conquest::state::Phase;
use table::chance::Fast;
use table::fault::Fault;
use table::{Game, Refusal, Seat, Silent};

fn three() -> Scenario {
    Scenario::new(&[Harkonnen, Atreides, Imperium])
}

/// The fault that the last of these actions comes to, after which the game moves no more.
fn fault(play: &Play, actions: &[(Seat, Action)]) -> Option<Fault> {
    let (mut game, chance) = (*play.game(), &mut Fast::new(1));
    let (&(seat, action), before) = actions.split_last().unwrap();
    for &(seat, action) in before {
        game.apply_offered(seat, &action, chance, &mut Silent).unwrap();
    }
    assert_eq!(game.apply_offered(seat, &action, chance, &mut Silent), Err(Refusal::FAULT), "{action:?}");
    assert_eq!(game.apply(seat, &action, chance, &mut Silent), Err(Refusal::FAULT), "it sticks");
    assert_eq!(three().play(Phase::Collection, &[]).game().fault(), None, "other games go on");
    game.fault()
}

#[test]
fn nobody_pays_more_than_they_have() {
    let missing = Some(Fault::Missing("spice"));

    let play = three().tanks(Harkonnen, 8).spice(Harkonnen, 3).play(Phase::Revival, &[]);
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), ReviveTroops(8))]), missing, "to the bank");

    // A hand of four draws nothing, and one spice buys no card.
    let play = three().spice(Harkonnen, 3).play(Phase::Cards, &[]);
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Buy(2))]), missing, "to another player");

    let play = three().troops(Harkonnen, "cielago_north:0", 2).spice_in("cielago_north", 3);
    let play = play.troops(Harkonnen, "cielago_north:2", 2).play(Phase::Collection, &[]);
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Collect(200))]), missing, "out of the desert");
}

#[test]
fn nobody_moves_troops_that_are_not_there() {
    let missing = Some(Fault::Missing("troops"));

    let mut play = three().spice(Harkonnen, 100).play(Phase::ShipmentAndMovement, &[]);
    play.act(Harkonnen, ShipTo(cell("carthag")));
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Ship(21))]), missing, "out of reserve");

    let mut play = three().troops(Harkonnen, "carthag", 3).play(Phase::ShipmentAndMovement, &[]);
    play.acts(Harkonnen, &[MoveFrom(region("carthag")), GoTo(cell("tsimpo:10"))]);
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Take(4))]), missing, "off the map");

    let play = three().tanks(Harkonnen, 1).play(Phase::Revival, &[]);
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), ReviveTroops(2))]), missing, "out of the tanks");
}

#[test]
fn what_was_never_settled_is_not_taken_for_nothing() {
    let play = three().play(Phase::Storm, &[7]);
    let unmoved = Some(Fault::Missing("the storm's move"));
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Pass)]), unmoved);

    let play = three().turn(2).market_cards(Atreides, &["truthtrance"]).play(Phase::Storm, &[]);
    assert_eq!(fault(&play, &[(Seat(9), Pass)]), Some(Fault::Missing("a place at the table")));

    let fight = || {
        let fight = three().first(Atreides).troops(Atreides, "carthag", 3).troops(Harkonnen, "carthag", 3);
        fight.play(Phase::Battle, &[])
    };
    let no_dial = Some(Fault::Missing("a dial"));

    let mut play = fight();
    play.act(Harkonnen, Pass).act(Atreides, Foresee(Element::Dial));
    assert_eq!(fault(&play, &[(play.seat(Harkonnen), Seal)]), no_dial, "shown");

    let mut play = fight();
    play.pass_powers();
    let both = [Atreides, Harkonnen].map(|faction| (play.seat(faction), Seal));
    assert_eq!(fault(&play, &both), no_dial, "revealed");
}
