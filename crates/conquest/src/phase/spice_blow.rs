//! Phase 2: the spice blow, the sandworm, and those who ride it.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{movement, not_now};
use crate::action::Action;
use crate::board::{Cells, Region};
use crate::content::{SpiceCard, SpiceRow};
use crate::event::{DeckName, Event};
use crate::options::House;
use crate::state::Conquest;

/// The steps of the spice blow phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The top card of the spice deck is turned up (CD-SPICE-01).
    Reveal,
    /// Fremen in the worm's regions may ride (CD-FAC-FRE-04).
    Ride,
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        match self {
            Step::Reveal => SeatSet::NONE,
            Step::Ride => match game.seat_who(House::knows_the_desert) {
                Some(seat) if game.now.rides.iter().any(|&region| can_ride(game, seat, region)) => {
                    SeatSet::one(seat)
                }
                _ => SeatSet::NONE,
            },
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        offers.add(Action::Pass); // CD-AMB-15: riding is optional
        for &region in game.now.rides.iter().filter(|&&region| can_ride(game, seat, region)) {
            offers.add(Action::RideFrom(region));
        }
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match action {
            Action::RideFrom(_) => Refusal::new(rule_id!("CD-FAC-FRE-04"), "refuse-ride-from"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, _: &mut impl World<Event>) {
        if let Action::RideFrom(region) = action {
            game.push(self);
            movement::set_out(game, seat, region, true);
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Reveal => reveal(game, world),
            Step::Ride => {}
        }
    }
}

/// Can a group set out on the worm from here? Troops in the storm sector cannot, nor can those that
/// arrived by worm this turn (CD-FAC-FRE-09, CD-AMB-21).
fn can_ride(game: &Conquest, seat: Seat, region: Region) -> bool {
    movement::origins(game, seat, region, true)
        .iter()
        .any(|cell| !movement::reach_from(game, seat, cell, true).is_empty())
}

fn reveal(game: &mut Conquest, world: &mut impl World<Event>) {
    let (card, shuffled) = game.spice_deck.draw(world);
    if shuffled {
        world.tell(|| Event::Reshuffled { deck: DeckName::Spice });
    }
    let Some(card) = card.map(SpiceCard) else { return };
    world.tell(|| Event::Turned { card });
    match card.row() {
        SpiceRow::Territory { blows, .. } => {
            for &(region, amount) in blows {
                blow(game, region, amount, world);
            }
            game.spice_deck.discard(card.0); // CD-AMB-23
            game.last_blow = Some(card.0); // CD-SPICE-11: one territory card a turn
        }
        SpiceRow::Sandworm { .. } if game.turn == 1 => {
            game.spice_deck.shuffle_in(card.0); // CD-SPICE-05
            game.push(Step::Reveal);
            world.tell(|| Event::WormShuffledBack);
        }
        SpiceRow::Sandworm { .. } => {
            game.spice_deck.discard(card.0);
            game.push(Step::Reveal);
            if game.now.worm {
                world.tell(|| Event::WormIgnored); // CD-SPICE-10
            } else {
                game.now.worm = true;
                worm(game, world);
            }
        }
    }
}

/// Spice blows in a region: everybody there dies, old spice goes, new spice comes (CD-SPICE-02 to
/// CD-SPICE-04, CD-AMB-12 to CD-AMB-14).
fn blow(game: &mut Conquest, region: Region, amount: u8, world: &mut impl World<Event>) {
    for seat in game.all_seats() {
        destroy(game, seat, region.cells(), world);
    }
    game.clear_spice(region.cells(), world);
    if let Some(at) = region.symbol() {
        fault::more(&mut game.spice[at.index()], amount, "spice");
        fault::more(&mut game.issued, amount.into(), "spice");
        world.tell(|| Event::Blew { at, amount });
    }
}

/// The worm strikes where spice blew last (CD-SPICE-06, CD-SPICE-07, CD-AMB-18).
fn worm(game: &mut Conquest, world: &mut impl World<Event>) {
    let Some(SpiceRow::Territory { blows, .. }) = game.last_blow.map(|card| SpiceCard(card).row()) else {
        return;
    };
    let regions = blows.map(|(region, _)| region);
    world.tell(|| Event::WormStruck { regions });
    for region in regions {
        for seat in game.all_seats() {
            if !game.house(seat).knows_the_desert() {
                destroy(game, seat, region.cells(), world);
            }
        }
        game.clear_spice(region.cells(), world);
    }
    game.now.rides = regions.into_iter().collect();
    // CD-SPICE-08: the ride comes before the next card.
    game.push(Step::Ride);
}

fn destroy(game: &mut Conquest, seat: Seat, cells: Cells, world: &mut impl World<Event>) {
    for cell in cells.and(game.presence[seat.index()]).iter() {
        let count = game.troops_at(seat, cell);
        game.kill(seat, cell, count);
        world.tell(|| Event::Destroyed { seat, at: cell, count });
    }
}
