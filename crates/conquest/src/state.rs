//! The whole position: small, without a heap, cloned as one block of memory.

use table::fault;
use table::{List, Outcome, Seat, Stack, World};

use crate::board::{CELL_COUNT, Cell, Cells, Kind, Region};
use crate::content::{Cards, LEADERS, Leader, Pile};
use crate::event::Event;
use crate::options::{House, RideDestination};
use crate::phase::Step;
use crate::phase::battle::Battle;
use crate::phase::movement::Group;

/// The most seats the game has.
pub const SEATS: usize = 4;
/// Every house's troops (CD-SETUP-12, CD-ALLY-02).
pub const TROOPS: u8 = 20;

/// A position of Dune: A Game of Conquest and Diplomacy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conquest {
    /// What was settled before the start.
    pub(crate) table: Table,
    /// 1 to 5.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// The place round the table of the first player.
    pub(crate) first: u8,
    /// The sector the storm marker lies in.
    pub(crate) storm: u8,
    pub(crate) sides: [Side; SEATS],
    /// Troops of each seat on the map.
    pub(crate) troops: [[u8; CELL_COUNT]; SEATS],
    /// Where each seat has troops; always what `troops` says.
    pub(crate) presence: [Cells; SEATS],
    /// Spice on the map.
    pub(crate) spice: [u8; CELL_COUNT],
    /// Leaders in the tanks.
    pub(crate) dead: Leaders,
    /// The region a leader fought in this turn.
    pub(crate) fought: [Option<Region>; LEADERS],
    /// Traitor cards out of the game: spent ones, where the table plays so (CD-AMB-55).
    pub(crate) spent: Leaders,
    pub(crate) spice_deck: Pile,
    pub(crate) battle_deck: Pile,
    pub(crate) market_deck: Pile,
    pub(crate) traitor_deck: Pile,
    /// The territory card resolved last: a worm strikes there (CD-AMB-18).
    pub(crate) last_blow: Option<u8>,
    /// Spice that left the bank and has not come back; for the books only (CD-AMB-63).
    pub(crate) issued: i32,
    /// What is still to be done, the next on top.
    pub(crate) stack: Stack<Step>,
    /// What the phase needs to remember.
    pub(crate) now: Now,
    pub(crate) battle: Battle,
    pub(crate) group: Group,
    pub(crate) over: Option<Outcome>,
}

/// What was settled before the start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Table {
    pub seats: u8,
    /// The seats counter-clockwise round the table.
    pub round: [Seat; SEATS],
    /// The stronghold out of play.
    pub covered: Option<Region>,
    /// Two players with an alliance each.
    pub allied: bool,
    pub market_hand_limit: u8,
    pub storm_zero_strikes: bool,
    pub imperial_basin_sheltered: bool,
    pub ride_destination: RideDestination,
    pub move_within_region: bool,
    pub traitor_reusable: bool,
    pub leaders_public: bool,
}

/// A seat's sheet and hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Side {
    pub house: House,
    pub reserve: u8,
    pub tanks: u8,
    pub spice: u16,
    /// All its leaders, wherever they are.
    pub leaders: Leaders,
    /// Leaders everybody knows it to have; all of them unless the allied sets are secret.
    pub leaders_known: Leaders,
    pub battle_hand: Cards,
    /// Battle cards in hand that everybody has seen.
    pub battle_known: Cards,
    pub market_hand: Cards,
    /// Traitor cards kept.
    pub traitors: Leaders,
    /// Traitor cards dealt and not yet chosen from.
    pub offered: Leaders,
    /// Traitor cards it has ever looked at.
    pub seen: Leaders,
    /// Traitor cards everybody knows it to hold.
    pub shown: Leaders,
    /// Traitor cards everybody knows it not to hold.
    pub denied: Leaders,
}

/// A set of leaders, or of their traitor cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Leaders(pub u32);

impl Leaders {
    pub const NONE: Leaders = Leaders(0);

    pub fn has(self, leader: Leader) -> bool {
        self.0 >> leader.0 & 1 != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn add(&mut self, leader: Leader) {
        self.0 |= 1 << leader.0;
    }
    pub fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader.0);
    }
    pub fn and(self, other: Leaders) -> Leaders {
        Leaders(self.0 & other.0)
    }
    pub fn or(self, other: Leaders) -> Leaders {
        Leaders(self.0 | other.0)
    }
    pub fn minus(self, other: Leaders) -> Leaders {
        Leaders(self.0 & !other.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Leader> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Leader(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Leader> for Leaders {
    fn from_iter<I: IntoIterator<Item = Leader>>(leaders: I) -> Leaders {
        leaders.into_iter().fold(Leaders::NONE, |mut set, leader| {
            set.add(leader);
            set
        })
    }
}

/// The seven phases of a turn, and the setup before the first (CD-TURN-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before turn 1.
    #[default]
    Setup,
    /// 1.
    Storm,
    /// 2.
    SpiceBlow,
    /// 3.
    Cards,
    /// 4.
    Revival,
    /// 5.
    ShipmentAndMovement,
    /// 6.
    Battle,
    /// 7.
    Collection,
}

impl Phase {
    /// The phases of a turn, in order.
    pub const TURN: [Phase; 7] = [
        Phase::Storm,
        Phase::SpiceBlow,
        Phase::Cards,
        Phase::Revival,
        Phase::ShipmentAndMovement,
        Phase::Battle,
        Phase::Collection,
    ];
}

/// What the phase under way needs to remember.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Now {
    /// How far the storm will move, once that is settled.
    pub storm_move: Option<u8>,
    /// Who chose the storm's move in place of the roll.
    pub weather: Option<Seat>,
    /// Regions sheltered from the storm this turn, for each seat, as bits.
    pub sheltered: [u64; SEATS],
    /// A worm has taken effect this turn.
    pub worm: bool,
    /// Regions of the worm from which a group may still ride.
    pub rides: List<Region, 2>,
    /// Troops that rode: they do not ride again (CD-AMB-21).
    pub rode: List<(Cell, u8), 2>,
    /// The troop revival of the seat whose turn it is has been used.
    pub revived: bool,
    /// Troops shipped free by the seat whose turn it is.
    pub free_shipping: u8,
    /// Groups the seat whose turn it is may still move.
    pub groups: u8,
    /// Groups given by market cards on top of those.
    pub extra_groups: u8,
    /// Regions a group may go further, for each market card that says so.
    pub farther: List<u8, 8>,
    /// Troops moved this turn by it: they do not move again (CD-AMB-40).
    pub moved: List<(Cell, u8), 8>,
}

impl Conquest {
    /// The seats.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.seats).map(Seat)
    }

    /// The seats in order of action: the first player, then counter-clockwise (CD-TURN-03, CD-AMB-01).
    pub(crate) fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (round, first, seats) = (self.table.round, self.first, self.table.seats);
        (0..seats).map(move |i| round[((first + i) % seats) as usize])
    }

    pub(crate) fn first_player(&self) -> Seat {
        self.table.round[self.first as usize]
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub(crate) fn house(&self, seat: Seat) -> House {
        self.side(seat).house
    }

    /// The seat whose house answers yes, if any.
    pub(crate) fn seat_who(&self, is: impl Fn(House) -> bool) -> Option<Seat> {
        self.all_seats().find(|&seat| is(self.house(seat)))
    }

    /// What kind of ground a region is in this game: a covered stronghold is sand (CD-DUEL-07).
    pub(crate) fn kind(&self, region: Region) -> Kind {
        if self.table.covered == Some(region) { Kind::Sand } else { region.kind() }
    }

    /// The strongholds in play.
    pub(crate) fn strongholds(&self) -> impl Iterator<Item = Region> + use<> {
        let covered = self.table.covered;
        crate::board::STRONGHOLDS.into_iter().filter(move |&region| Some(region) != covered)
    }

    pub(crate) fn troops_at(&self, seat: Seat, cell: Cell) -> u8 {
        self.troops[seat.index()][cell.index()]
    }

    /// The troops of a seat in some cells.
    pub(crate) fn troops_in(&self, seat: Seat, cells: Cells) -> u8 {
        cells.and(self.presence[seat.index()]).iter().map(|cell| self.troops_at(seat, cell)).sum()
    }

    pub(crate) fn has_troops_in(&self, seat: Seat, cells: Cells) -> bool {
        !self.presence[seat.index()].and(cells).is_empty()
    }

    /// Puts troops on the map; where they come from is the caller's care.
    pub(crate) fn put(&mut self, seat: Seat, cell: Cell, count: u8) {
        if count > 0 {
            fault::more(&mut self.troops[seat.index()][cell.index()], count, "troops");
            self.presence[seat.index()] = self.presence[seat.index()].or(Cells::one(cell));
        }
    }

    /// Takes troops off the map; where they go is the caller's care.
    pub(crate) fn lift(&mut self, seat: Seat, cell: Cell, count: u8) {
        let here = &mut self.troops[seat.index()][cell.index()];
        fault::less(here, count, "troops");
        if *here == 0 {
            self.presence[seat.index()] = self.presence[seat.index()].minus(Cells::one(cell));
        }
    }

    /// Sends troops from the map to the tanks.
    pub(crate) fn kill(&mut self, seat: Seat, cell: Cell, count: u8) {
        self.lift(seat, cell, count);
        fault::more(&mut self.side_mut(seat).tanks, count, "troops");
    }

    /// Sends all troops of a seat in some cells to the tanks and says how many there were.
    pub(crate) fn kill_all(&mut self, seat: Seat, cells: Cells) -> u8 {
        let mut killed = 0;
        for cell in cells.and(self.presence[seat.index()]).iter() {
            let here = self.troops_at(seat, cell);
            self.kill(seat, cell, here);
            fault::more(&mut killed, here, "troops");
        }
        killed
    }

    /// Pays a seat out of the bank.
    pub(crate) fn bank_pays(&mut self, seat: Seat, amount: u16) {
        fault::more(&mut self.side_mut(seat).spice, amount, "spice");
        fault::more(&mut self.issued, amount.into(), "spice");
    }

    /// A seat pays the bank. What it can afford was checked before.
    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u16) {
        fault::less(&mut self.side_mut(seat).spice, amount, "spice");
        fault::less(&mut self.issued, amount.into(), "spice");
    }

    /// Returns the spice in some cells to the bank.
    pub(crate) fn clear_spice(&mut self, cells: Cells, world: &mut impl World<Event>) {
        for cell in cells.iter() {
            let here = std::mem::take(&mut self.spice[cell.index()]);
            if here > 0 {
                fault::less(&mut self.issued, here.into(), "spice");
                world.tell(|| Event::SpiceLost { at: cell, amount: here });
            }
        }
    }

    /// The leaders a seat may play in a region: in reserve, or already there (CD-AMB-44).
    pub(crate) fn leaders_for(&self, seat: Seat, region: Region) -> Leaders {
        let living = self.side(seat).leaders.minus(self.dead);
        living
            .iter()
            .filter(|leader| self.fought[leader.0 as usize].is_none_or(|fought| fought == region))
            .collect()
    }
}
