//! Phase 5, second half: movement. Also the way of those who ride the worm.
//!
//! A group is chosen in small steps: the region it sets out from, where it goes, and how many troops come
//! along from each sector of the region. Until the last of these nothing has happened and nobody else
//! sees anything.

use table::fault;
use table::{Doing, List, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{market, not_now, shipment};
use crate::action::Action;
use crate::board::{Cell, Cells, Kind, REGION_COUNT, Region, reach, sector_cells};
use crate::effect::Window;
use crate::event::Event;
use crate::options::RideDestination;
use crate::state::Conquest;

/// Regions a group may go (CD-MOVE-03, CD-FAC-FRE-07).
pub const RANGE: u8 = 3;
/// Regions a Fremen group may go in place of two groups (CD-FAC-FRE-13).
pub const LONG_RANGE: u8 = 6;

/// The steps of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The seat may move a group.
    Choose(Seat),
    /// Where does the group go?
    GoTo,
    /// How many come along from the next sector?
    Take,
}

/// A group being put together. It is the mover's secret until it has moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// On a worm?
    pub riding: bool,
    /// Where it sets out.
    pub from: Region,
    /// Where it goes.
    pub to: Cell,
    /// How many come along from each location settled so far.
    pub taken: List<(Cell, u8), 6>,
}

/// Begins a group.
pub(crate) fn set_out(game: &mut Conquest, seat: Seat, from: Region, riding: bool) {
    game.group = Group { seat: Some(seat), riding, from, ..Group::default() };
    game.push(Step::GoTo);
}

/// Strongholds with troops of two others: closed to a third (CD-MOVE-08, CD-SHIP-07, CD-AMB-22,
/// CD-AMB-36). There are none with two players.
pub(crate) fn closed(game: &Conquest, seat: Seat) -> Cells {
    let mut closed = Cells::NONE;
    if game.table.seats > 2 {
        for region in game.strongholds() {
            let cells = region.cells();
            if game.has_troops_in(seat, cells) {
                continue;
            }
            let others = game.all_seats().filter(|&other| game.has_troops_in(other, cells)).count();
            if others >= 2 {
                closed = closed.or(cells);
            }
        }
    }
    closed
}

/// Troops of a seat that can set out from a location: those that have not moved yet.
fn free_at(game: &Conquest, seat: Seat, cell: Cell, riding: bool) -> u8 {
    let here = game.troops_at(seat, cell);
    let arrived = |list: &[(Cell, u8)]| -> u8 {
        list.iter().filter(|(at, _)| *at == cell).map(|&(_, count)| count).sum()
    };
    here - here.min(if riding { arrived(&game.now.rode) } else { arrived(&game.now.moved) })
}

/// The locations of a region that troops of a seat can set out from: not the storm sector
/// (CD-STORM-08, CD-AMB-17, CD-AMB-38).
pub(crate) fn origins(game: &Conquest, seat: Seat, region: Region, riding: bool) -> Cells {
    let here = region.cells().and(game.presence[seat.index()]).minus(sector_cells(game.storm));
    here.iter()
        .filter(|&cell| free_at(game, seat, cell, riding) > 0)
        .fold(Cells::NONE, |cells, cell| cells.or(Cells::one(cell)))
}

/// The farthest a group of the seat may go now.
fn range(game: &Conquest, seat: Seat, riding: bool) -> u8 {
    if riding {
        return RANGE;
    }
    let long = game.house(seat).knows_the_desert() && game.now.groups == 2;
    (if long { LONG_RANGE } else { RANGE }) + game.now.farther.iter().sum::<u8>()
}

/// Where troops can go from a location within so many regions.
fn reach_within(game: &Conquest, seat: Seat, from: Cell, riding: bool, range: u8) -> Cells {
    let closed = closed(game, seat);
    let home = from.region().cells();
    if riding {
        let sand = sand(game);
        let reached = reach(from, range, game.storm, sand, closed); // CD-FAC-FRE-08
        let ends = match game.table.ride_destination {
            RideDestination::Any => reached,
            RideDestination::Sand => reached.and(sand),
        };
        return ends.minus(home);
    }
    let reached = reach(from, range, game.storm, Cells::ALL, closed);
    if game.table.move_within_region {
        reached.or(from.part(game.storm)).minus(Cells::one(from))
    } else {
        reached.minus(home) // CD-AMB-41
    }
}

/// Where troops of a seat can go from a location now.
pub(crate) fn reach_from(game: &Conquest, seat: Seat, from: Cell, riding: bool) -> Cells {
    reach_within(game, seat, from, riding, range(game, seat, riding))
}

/// The sand of the map, a covered stronghold included (CD-DUEL-07).
fn sand(game: &Conquest) -> Cells {
    let printed = const {
        let mut cells = Cells::NONE;
        let mut region = 0;
        while region < REGION_COUNT {
            if matches!(Region(region as u8).kind(), Kind::Sand) {
                cells = cells.or(Region(region as u8).cells());
            }
            region += 1;
        }
        cells
    };
    game.table.covered.map_or(printed, |covered| printed.or(covered.cells()))
}

/// Has the seat any troops that could set out somewhere? All of it lies open.
fn can_set_out(game: &Conquest, seat: Seat) -> bool {
    let troops = game.presence[seat.index()].minus(sector_cells(game.storm));
    troops.iter().any(|cell| free_at(game, seat, cell, false) > 0)
}

pub(crate) fn groups_left(game: &Conquest) -> u8 {
    game.now.groups + game.now.extra_groups
}

/// The regions a seat can move a group from.
fn regions(game: &Conquest, seat: Seat) -> impl Iterator<Item = Region> + '_ {
    let troops = game.presence[seat.index()].minus(sector_cells(game.storm));
    let mut last = None;
    troops.iter().filter_map(move |cell| {
        let region = cell.region();
        let fresh = last != Some(region);
        last = Some(region);
        (fresh && can_leave(game, seat, region)).then_some(region)
    })
}

fn can_leave(game: &Conquest, seat: Seat, region: Region) -> bool {
    origins(game, seat, region, false).iter().any(|cell| !reach_from(game, seat, cell, false).is_empty())
}

/// How many troops of a seat can still move this turn, those it may yet ship among them. Whoever stands
/// outside the storm has a way out: no region of the map is shut in by storm and strongholds.
fn movable(game: &Conquest, seat: Seat) -> u8 {
    let troops = game.presence[seat.index()].minus(sector_cells(game.storm));
    let on_map: u8 = troops.iter().map(|cell| free_at(game, seat, cell, false)).sum();
    on_map + shipment::landings(game, seat).1
}

/// Would one more group find troops to take along? The groups a seat has may need one troop each; Fremen
/// may spend both of theirs on one (CD-AMB-79, CD-FAC-FRE-13).
pub(crate) fn has_use_for_a_group(game: &Conquest, seat: Seat) -> bool {
    movable(game, seat) > game.now.extra_groups + game.now.groups.min(1)
}

/// Is there a group left that could go somewhere with so much more range, and not without? Where several
/// are left, one that no other card serves and that Fremen need not spend both of theirs on (CD-AMB-79).
pub(crate) fn has_use_for_range(game: &Conquest, seat: Seat, more: u8) -> bool {
    let before = match movable(game, seat).min(groups_left(game)) {
        0 => return false,
        1 => range(game, seat, false),
        _ => RANGE,
    };
    let troops = game.presence[seat.index()].minus(sector_cells(game.storm));
    let free = troops.iter().filter(|&cell| free_at(game, seat, cell, false) > 0);
    free.chain(shipment::landings(game, seat).0.iter()).any(|cell| {
        let within = |range: u8| reach_within(game, seat, cell, false, range);
        within(before + more) != within(before)
    })
}

/// The locations the group in hand can take troops from, given where it goes.
fn sources(game: &Conquest, seat: Seat) -> Cells {
    let Group { riding, from, to, .. } = game.group;
    origins(game, seat, from, riding)
        .iter()
        .filter(|&cell| reach_from(game, seat, cell, riding).has(to))
        .fold(Cells::NONE, |cells, cell| cells.or(Cells::one(cell)))
}

/// How many regions away a location is for the group in hand, and how many it can go.
pub(crate) fn far(game: &Conquest, seat: Seat, to: Cell) -> Option<(u8, u8)> {
    let Group { riding, from, .. } = game.group;
    let within = |cell: Cell| {
        (1..=REGION_COUNT as u8).find(|&far| reach_within(game, seat, cell, riding, far).has(to))
    };
    let nearest = origins(game, seat, from, riding).iter().filter_map(within).min()?;
    Some((nearest, range(game, seat, riding)))
}

/// The next location to take troops from, with the fewest and the most that may come: the group has at
/// least one troop in all (CD-MOVE-02).
pub(crate) fn next_source(game: &Conquest, seat: Seat) -> Option<(Cell, u8, u8)> {
    let group = &game.group;
    let mut left = sources(game, seat).iter().skip(group.taken.len());
    let cell = left.next()?;
    let last = left.next().is_none();
    let none_yet = group.taken.iter().all(|&(_, count)| count == 0);
    let most = free_at(game, seat, cell, group.riding);
    Some((cell, u8::from(last && none_yet), most))
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        match self {
            Step::Choose(seat) => {
                let cards = !game.side(seat).market_hand.is_empty();
                let asked = can_set_out(game, seat)
                    && (cards || (groups_left(game) > 0 && regions(game, seat).next().is_some()));
                if asked { SeatSet::one(seat) } else { SeatSet::NONE }
            }
            Step::GoTo | Step::Take => game.group.seat.map_or(SeatSet::NONE, SeatSet::one),
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Choose(_) => {
                offers.add(Action::Pass);
                if groups_left(game) > 0 {
                    regions(game, seat).for_each(|region| offers.add(Action::MoveFrom(region)));
                }
                market::offer(game, seat, self, offers);
            }
            Step::GoTo => {
                let Group { riding, from, .. } = game.group;
                let ends = origins(game, seat, from, riding)
                    .iter()
                    .fold(Cells::NONE, |ends, cell| ends.or(reach_from(game, seat, cell, riding)));
                ends.iter().for_each(|cell| offers.add(Action::GoTo(cell)));
            }
            Step::Take => {
                if let Some((_, fewest, most)) = next_source(game, seat) {
                    (fewest..=most).for_each(|count| offers.add(Action::Take(count)));
                }
            }
        }
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Choose(_), Action::MoveFrom(region)) => refuse_from(game, seat, region),
            (Step::Choose(_), Action::ShipTo(_) | Action::Ship(_)) => {
                Refusal::new(rule_id!("CD-SHIP-10"), "refuse-ship-after-move")
            }
            (Step::GoTo, Action::GoTo(to)) => refuse_to(game, seat, to),
            (Step::Take, Action::Take(_)) => Refusal::new(rule_id!("CD-MOVE-02"), "refuse-group-size"),
            (Step::GoTo | Step::Take, _) => Refusal::new(rule_id!("CD-MOVE-06"), "refuse-group-unfinished"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (Step::Choose(_), Action::MoveFrom(region)) => {
                game.push(self);
                set_out(game, seat, region, false);
            }
            (Step::Choose(_), Action::Play(card)) => {
                game.push(self);
                shipment::play(game, seat, card, world);
            }
            (Step::GoTo, Action::GoTo(to)) => {
                game.group.to = to;
                take_forced(game, seat, world);
            }
            (Step::Take, Action::Take(count)) => {
                take_along(game, seat, count);
                take_forced(game, seat, world);
            }
            _ => {}
        }
    }
}

impl market::Opens for Step {
    fn opens(self, _: &Conquest, _: Seat, window: Window) -> bool {
        matches!(self, Step::Choose(_)) && window == Window::OwnMovement
    }
}

fn take_along(game: &mut Conquest, seat: Seat, count: u8) {
    if let Some((cell, _, _)) = next_source(game, seat) {
        game.group.taken.push((cell, count));
    }
}

/// Goes on while there is nothing to choose, and moves the group when all is settled.
fn take_forced(game: &mut Conquest, seat: Seat, world: &mut impl World<Event>) {
    loop {
        match next_source(game, seat) {
            Some((_, fewest, most)) if fewest == most => take_along(game, seat, most),
            Some(_) => return game.push(Step::Take),
            None => return move_group(game, seat, world),
        }
    }
}

/// The group moves as one and ends in one sector (CD-MOVE-05, CD-MOVE-06).
fn move_group(game: &mut Conquest, seat: Seat, world: &mut impl World<Event>) {
    let Group { riding, from, to, taken, .. } = game.group;
    let moving: List<(Cell, u8), 6> = taken.iter().copied().filter(|&(_, count)| count > 0).collect();
    if !riding {
        use_range(game, seat, &moving, to);
    }
    let mut total = 0;
    for &(cell, count) in moving.iter() {
        game.lift(seat, cell, count);
        fault::more(&mut total, count, "troops");
    }
    game.put(seat, to, total);
    if riding {
        game.now.rode.push((to, total));
        if let Some(at) = game.now.rides.iter().position(|&region| region == from) {
            game.now.rides.remove(at);
        }
        world.tell(|| Event::Rode { seat, from: moving.to_vec(), to });
    } else {
        game.now.moved.push((to, total));
        world.tell(|| Event::Moved { seat, from: moving.to_vec(), to });
    }
    game.group = Group::default();
}

/// What the move uses up: one group, or both groups of Fremen for a long way; and of the market cards
/// that let a group go further, as many as it takes.
fn use_range(game: &mut Conquest, seat: Seat, moving: &[(Cell, u8)], to: Cell) {
    let cards = game.now.farther;
    let fewest_cards = |range: u8| {
        (0..=cards.len()).find(|&used| {
            let range = range + cards[..used].iter().sum::<u8>();
            moving.iter().all(|&(cell, _)| reach_within(game, seat, cell, false, range).has(to))
        })
    };
    let near = fewest_cards(RANGE);
    let used = near.or_else(|| fewest_cards(LONG_RANGE)).unwrap_or(cards.len());
    game.now.farther = cards[used..].iter().copied().collect();
    if near.is_none() {
        game.now.groups = 0; // CD-FAC-FRE-13: the long way takes the place of both groups
    } else if game.now.extra_groups > 0 {
        fault::less(&mut game.now.extra_groups, 1, "a group");
    } else {
        fault::less(&mut game.now.groups, 1, "a group");
    }
}

fn refuse_from(game: &Conquest, seat: Seat, region: Region) -> Refusal {
    let troops = region.cells().and(game.presence[seat.index()]);
    if groups_left(game) == 0 {
        let desert = game.house(seat).knows_the_desert();
        let general = shipment::general(game, rule_id!("CD-MOVE-01"));
        let rule = if desert { rule_id!("CD-FAC-FRE-13") } else { general };
        Refusal::new(rule, "refuse-move-again")
    } else if troops.is_empty() {
        Refusal::new(rule_id!("CD-MOVE-02"), "refuse-move-no-troops")
    } else if troops.minus(sector_cells(game.storm)).is_empty() {
        Refusal::new(rule_id!("CD-STORM-08"), "refuse-move-storm")
    } else if origins(game, seat, region, false).is_empty() {
        Refusal::new(rule_id!("CD-AMB-40"), "refuse-move-moved")
    } else {
        Refusal::new(rule_id!("CD-MOVE-03"), "refuse-move-nowhere")
    }
}

fn refuse_to(game: &Conquest, seat: Seat, to: Cell) -> Refusal {
    let Group { riding, from, .. } = game.group;
    let starts = origins(game, seat, from, riding);
    let reached_if = |through: Cells, closed: Cells, storm: u8| {
        starts.iter().any(|cell| reach(cell, range(game, seat, riding), storm, through, closed).has(to))
    };
    if to.region() == from {
        let rule = if riding { rule_id!("CD-FAC-FRE-07") } else { rule_id!("CD-MOVE-03") };
        Refusal::new(rule, "refuse-move-same-region")
    } else if to.sector() == Some(game.storm) {
        let rule = if riding { rule_id!("CD-FAC-FRE-09") } else { rule_id!("CD-STORM-08") };
        Refusal::new(rule, "refuse-move-into-storm")
    } else if closed(game, seat).has(to) {
        Refusal::new(rule_id!("CD-MOVE-08"), "refuse-move-stronghold")
    } else if riding && game.table.ride_destination == RideDestination::Sand && !sand(game).has(to) {
        Refusal::new(rule_id!("CD-AMB-16"), "refuse-ride-to-sand")
    } else if riding && reached_if(Cells::ALL, Cells::NONE, game.storm) {
        Refusal::new(rule_id!("CD-FAC-FRE-08"), "refuse-ride-over-sand")
    } else if reached_if(Cells::ALL, Cells::NONE, game.storm) {
        Refusal::new(rule_id!("CD-MOVE-08"), "refuse-move-through-stronghold")
    } else if reached_if(Cells::ALL, Cells::NONE, crate::board::NO_STORM) {
        let rule = if riding { rule_id!("CD-FAC-FRE-09") } else { rule_id!("CD-MOVE-07") };
        Refusal::new(rule, "refuse-move-through-storm")
    } else if riding {
        Refusal::new(rule_id!("CD-FAC-FRE-07"), "refuse-ride-too-far")
    } else if game.house(seat).knows_the_desert() {
        Refusal::new(rule_id!("CD-FAC-FRE-13"), "refuse-move-too-far")
    } else {
        Refusal::new(rule_id!("CD-MOVE-03"), "refuse-move-too-far")
    }
}
