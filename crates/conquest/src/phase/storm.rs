//! Phase 1: the storm.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::not_now;
use super::setup::{STORM_SYMBOL, roll_storm_die};
use crate::action::Action;
use crate::board::{Cell, Cells, IMPERIAL_BASIN, Kind, SECTORS, sector_cells};
use crate::event::Event;
use crate::state::Conquest;

/// The most sectors the storm moves (CD-STORM-02).
pub const FARTHEST: u8 = 6;

/// The steps of the storm phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The first player rolls the storm die (CD-STORM-01).
    Roll,
    /// The seat chooses how far the storm moves (CD-STORM-02).
    Choose(Seat),
    /// The storm moves and strikes.
    Move,
}

impl Doing<Conquest> for Step {
    fn asks(self, _: &Conquest) -> SeatSet {
        match self {
            Step::Choose(seat) => SeatSet::one(seat),
            Step::Roll | Step::Move => SeatSet::NONE,
        }
    }

    fn offer(self, _: &Conquest, _: Seat, offers: &mut Offers<'_, Action>) {
        (0..=FARTHEST).for_each(|sectors| offers.add(Action::MoveStorm(sectors)));
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match action {
            Action::MoveStorm(_) => Refusal::new(rule_id!("CD-STORM-02"), "refuse-storm-range"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        if let Action::MoveStorm(sectors) = action {
            game.now.storm_move = Some(sectors);
            world.tell(|| Event::StormChosen { seat, sectors });
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Roll if game.now.weather.is_some() => {}
            Step::Roll => {
                let face = roll_storm_die(world);
                world.tell(|| Event::StormRolled { face });
                if face == STORM_SYMBOL {
                    let first = game.first_player();
                    game.push(Step::Choose(first));
                } else {
                    game.now.storm_move = Some(face);
                }
            }
            Step::Choose(_) => {}
            Step::Move => {
                let from = game.storm;
                for sector in struck(game) {
                    strike(game, sector, world);
                }
                let sectors = fault::must(game.now.storm_move, "the storm's move", 0);
                game.storm = (from + sectors) % SECTORS;
                world.tell(|| Event::StormMoved { from, to: game.storm });
            }
        }
    }
}

/// The sectors the storm will pass through or stop in, in its way; all that it may, as long as its move is
/// not settled. The one it sets out from is not among them, unless it stays there and the table plays that
/// this counts (CD-AMB-05).
fn struck(game: &Conquest) -> impl Iterator<Item = u8> + use<> {
    let (from, settled) = (game.storm, game.now.storm_move);
    let may_stay = settled.is_none_or(|sectors| sectors == 0);
    let first = if may_stay && game.table.storm_zero_strikes { 0 } else { 1 };
    (first..=settled.unwrap_or(FARTHEST)).map(move |step| (from + step) % SECTORS)
}

/// Is a location open to the storm? Sand is; rock, strongholds and the polar sink are not (CD-STORM-06).
fn is_open(game: &Conquest, cell: Cell) -> bool {
    let region = cell.region();
    let basin_sheltered = game.table.imperial_basin_sheltered && region == IMPERIAL_BASIN;
    game.kind(region) == Kind::Sand && !basin_sheltered
}

/// Is a location sheltered for a seat this turn?
fn is_sheltered(game: &Conquest, seat: Seat, cell: Cell) -> bool {
    game.now.sheltered[seat.index()] >> cell.region().0 & 1 == 1
}

/// Where a seat's troops will be destroyed by the storm as things stand, or may be before its move is settled.
pub(crate) fn endangered(game: &Conquest, seat: Seat) -> Cells {
    if game.house(seat).knows_the_desert() {
        return Cells::NONE; // CD-FAC-FRE-03
    }
    let path = struck(game).fold(Cells::NONE, |path, sector| path.or(sector_cells(sector)));
    let troops = path.and(game.presence[seat.index()]);
    let exposed = |cell: &Cell| is_open(game, *cell) && !is_sheltered(game, seat, *cell);
    troops.iter().filter(exposed).fold(Cells::NONE, |cells, cell| cells.or(Cells::one(cell)))
}

/// Destroys troops and spice on sand in a sector, and nothing elsewhere (CD-STORM-03 to CD-STORM-05).
fn strike(game: &mut Conquest, sector: u8, world: &mut impl World<Event>) {
    for cell in sector_cells(sector).iter() {
        if !is_open(game, cell) {
            continue;
        }
        for seat in game.all_seats() {
            let count = game.troops_at(seat, cell);
            // CD-FAC-FRE-03: Fremen troops are not destroyed.
            if count > 0 && !game.house(seat).knows_the_desert() && !is_sheltered(game, seat, cell) {
                game.kill(seat, cell, count);
                world.tell(|| Event::Destroyed { seat, at: cell, count });
            }
        }
        game.clear_spice(Cells::one(cell), world); // CD-STORM-07: Fremen or not
    }
}
