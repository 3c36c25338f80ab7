//! The turn: seven phases in order, then the look for a winner.

use table::fault;
use table::seat::MAX_SEATS;
use table::{Doing, Outcome, Seat, SeatSet, Steps, World};

use super::{battle, cards, collection, movement, pause, revival, shipment, spice_blow, storm};
use crate::event::Event;
use crate::state::{Conquest, Now, Phase};

/// The last turn (CD-TURN-01).
pub const LAST_TURN: u8 = 5;
/// What a stronghold counts in the end, in spice (CD-WIN-04).
pub const STRONGHOLD_WORTH: u8 = 5;
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

impl Doing<Conquest> for Step {
    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Turn => {
                world.tell(|| Event::TurnBegan { turn: game.turn });
                game.now = Now::default();
                game.push(Step::End);
                // CD-TURN-02: all seven, always in this order; the first goes on top.
                for phase in Phase::TURN.into_iter().rev() {
                    game.push(Step::Phase(phase));
                }
            }
            Step::Phase(phase) => {
                game.phase = phase;
                world.tell(|| Event::PhaseBegan { phase });
                begin(game, phase);
                // Every phase opens with a pause for market cards.
                game.push(pause::Step::opening());
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
            game.push(storm::Step::Move);
            game.push(pause::Step::before_storm_moves());
            game.push(storm::Step::Roll);
        }
        Phase::SpiceBlow => game.push(spice_blow::Step::Reveal),
        Phase::Cards => in_order(game, cards::Step::Begin),
        Phase::Revival => in_order(game, revival::Step::Begin),
        Phase::ShipmentAndMovement => {
            for seat in game.order().rev() {
                game.push(movement::Step::Choose(seat));
                game.push(shipment::Step::Begin(seat));
            }
        }
        Phase::Battle => game.push(battle::Step::Next),
        Phase::Collection => {
            in_order(game, collection::Step::Charity);
            in_order(game, collection::Step::collect);
        }
    }
}

fn in_order<S: Into<super::Step>>(game: &mut Conquest, step: impl Fn(Seat) -> S) {
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
    fault::more(&mut game.turn, 1, "turns"); // CD-TURN-05
    game.first = (game.first + 1) % game.table.seats; // CD-TURN-06
    game.push(Step::Turn);
}

/// The strongholds a seat has at least one troop in, whatever the storm does (CD-AMB-76). A stronghold
/// shared by two counts for both (CD-AMB-62).
pub(crate) fn strongholds_held(game: &Conquest, seat: Seat) -> usize {
    game.strongholds().filter(|region| game.has_troops_in(seat, region.cells())).count()
}

/// Points at the end of the last turn (CD-WIN-04).
pub(crate) fn score(game: &Conquest, seat: Seat) -> i16 {
    i16::from(STRONGHOLD_WORTH) * strongholds_held(game, seat) as i16 + game.side(seat).spice as i16
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
