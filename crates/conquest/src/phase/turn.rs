//! The turn: seven phases in order, then the look for a winner.

use table::seat::MAX_SEATS;
use table::{Outcome, Seat, SeatSet, World};

use super::{Doing, battle, cards, collection, movement, pause, revival, shipment, spice_blow, storm};
use crate::event::Event;
use crate::state::{Conquest, Now, Phase};

/// The last turn (CD-TURN-01).
pub const LAST_TURN: u8 = 5;
/// The first turn at whose end somebody can win (CD-WIN-02).
pub const FIRST_WIN: u8 = 3;
/// Strongholds needed to win (CD-WIN-01).
pub const TO_WIN: usize = 3;

/// Somebody held three strongholds.
pub const BY_STRONGHOLDS: &str = "win-military";
/// The highest score after the last turn.
pub const BY_SCORE: &str = "win-economic";
/// Several had the highest score.
pub const SHARED: &str = "win-shared";

/// The turn and its phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A turn begins.
    Turn,
    /// A phase begins.
    Phase(Phase),
    /// The turn ends.
    End,
}

impl Doing for Step {
    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Turn => {
                world.tell(|| Event::TurnBegan { turn: game.turn });
                game.now = Now::default();
                game.next(super::Step::Turn(Step::End));
                // CD-TURN-02: all seven, always in this order; the first goes on top.
                for phase in Phase::TURN.into_iter().rev() {
                    game.push(super::Step::Turn(Step::Phase(phase)));
                }
            }
            Step::Phase(phase) => {
                game.phase = phase;
                world.tell(|| Event::PhaseBegan { phase });
                game.done();
                begin(game, phase);
                // Every phase opens with a pause for market cards.
                game.push(super::Step::Pause(pause::Step::opening()));
            }
            Step::End => end(game, world),
        }
    }
}

/// Puts the steps of a phase on the stack, the last first. Where seats act one after another they do so
/// in order of action, each finishing its part before the next begins (CD-TURN-04).
fn begin(game: &mut Conquest, phase: Phase) {
    match phase {
        Phase::Setup => {}
        Phase::Storm => {
            game.push(super::Step::Storm(storm::Step::Move));
            game.push(super::Step::Pause(pause::Step::before_storm_moves()));
            game.push(super::Step::Storm(storm::Step::Roll));
        }
        Phase::SpiceBlow => game.push(super::Step::SpiceBlow(spice_blow::Step::Reveal)),
        Phase::Cards => in_order(game, |seat| super::Step::Cards(cards::Step::Begin(seat))),
        Phase::Revival => in_order(game, |seat| super::Step::Revival(revival::Step::Begin(seat))),
        Phase::ShipmentAndMovement => {
            for seat in game.order().rev() {
                game.push(super::Step::Movement(movement::Step::Choose(seat)));
                game.push(super::Step::Shipment(shipment::Step::Begin(seat)));
            }
        }
        Phase::Battle => game.push(super::Step::Battle(battle::Step::Next)),
        Phase::Collection => {
            in_order(game, |seat| super::Step::Collection(collection::Step::Charity(seat)));
            in_order(game, |seat| super::Step::Collection(collection::Step::collect(seat)));
        }
    }
}

fn in_order(game: &mut Conquest, step: impl Fn(Seat) -> super::Step) {
    for seat in game.order().rev() {
        game.push(step(seat));
    }
}

/// Looks for a winner; otherwise the markers move on (CD-AMB-61).
fn end(game: &mut Conquest, world: &mut impl World<Event>) {
    if let Some(outcome) = winner(game) {
        game.over = Some(outcome);
        game.stack.clear();
        world.tell(|| Event::Over { outcome });
        return;
    }
    game.turn += 1; // CD-TURN-05
    game.first = (game.first + 1) % game.table.seats; // CD-TURN-06
    game.next(super::Step::Turn(Step::Turn));
}

/// The strongholds a seat has at least one troop in, whatever the storm does (CD-AMB-76). A stronghold
/// shared by two counts for both (CD-AMB-62).
pub(crate) fn strongholds_held(game: &Conquest, seat: Seat) -> usize {
    game.strongholds().filter(|region| game.has_troops_in(seat, region.cells())).count()
}

/// Points at the end of the last turn (CD-WIN-04).
pub(crate) fn score(game: &Conquest, seat: Seat) -> i16 {
    5 * strongholds_held(game, seat) as i16 + game.side(seat).spice as i16
}

fn winner(game: &Conquest) -> Option<Outcome> {
    if game.turn < FIRST_WIN {
        return None;
    }
    let mut scores = [0; MAX_SEATS];
    game.all_seats().for_each(|seat| scores[seat.index()] = score(game, seat));
    let holders: SeatSet = game.all_seats().filter(|&seat| strongholds_held(game, seat) >= TO_WIN).collect();
    if !holders.is_empty() {
        return Some(Outcome { winners: holders, ending: BY_STRONGHOLDS, scores }); // CD-WIN-07
    }
    if game.turn < LAST_TURN {
        return None;
    }
    let highest = scores[..game.table.seats as usize].iter().max().copied().unwrap_or(0);
    let winners: SeatSet = game.all_seats().filter(|seat| scores[seat.index()] == highest).collect();
    let ending = if winners.len() > 1 { SHARED } else { BY_SCORE }; // CD-WIN-06
    Some(Outcome { winners, ending, scores })
}
