//! Setting up: factions, the covered stronghold, leaders, traitors, spice, troops, the first player.

use table::fault;
use table::{BadOptions, Chance, Deck, Doing, Offers, Refusal, Seat, SeatSet, Stack, Steps, World, rule_id};

use super::{not_now, turn};
use crate::action::Action;
use crate::board::{
    ARRAKEEN, CARTHAG, CELL_COUNT, Cells, HABBANYA_SIETCH, POLE_CELL, Region, SIETCH_TABR, STORM_START,
    TUEKS_SIETCH,
};
use crate::content::{Cards, LEADERS, Leader, battle_deck, market_deck, spice_deck};
use crate::event::Event;
use crate::options::{Cover, Faction, Game, House, Options, Seating, alliance};
use crate::state::{Conquest, Leaders, Phase, SEATS, Side, TROOPS, Table};

/// The face of the storm die with the storm symbol; the others show their number (CD-SETUP-07).
pub const STORM_SYMBOL: u8 = 7;

/// The storm die: 0 to 6 and the storm symbol, each once.
pub(crate) fn roll_storm_die(chance: &mut impl Chance) -> u8 {
    chance.below(8) as u8
}

/// What is still to be set up (CD-SETUP-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Everybody but Harkonnen is dealt four traitor cards (CD-TRAITOR-03).
    Deal,
    /// Everybody but Harkonnen keeps one, in secret and at the same time (CD-TRAITOR-04).
    Keep,
    /// Harkonnen draw theirs (CD-TRAITOR-09).
    DealHarkonnen,
    /// Harkonnen keep half of them.
    KeepHarkonnen,
    /// Starting spice and troops (CD-SETUP-23, CD-SETUP-24).
    Endow,
    /// The roll for the first player (CD-SETUP-28).
    FirstPlayer,
}

/// Prepares the table up to the dealing of traitors.
pub(crate) fn set_up(options: &Options, world: &mut impl World<Event>) -> Result<Conquest, BadOptions> {
    options.check()?;
    let seats = usize::from(options.seats);
    let allied = options.game == Game::Allied;
    let mut game = empty(options);

    if options.seating == Seating::Shuffled {
        // CD-AMB-02: any order round the table is as likely as any other.
        for last in (1..seats).rev() {
            let other = world.below(last as u32 + 1) as usize;
            game.table.round.swap(last, other);
        }
    }
    for (seat, house) in houses(options, world).into_iter().enumerate().take(seats) {
        let seat = Seat(seat as u8);
        game.side_mut(seat).house = house;
        world.tell(|| Event::Assigned { seat, house });
    }
    // CD-AMB-64: the covered stronghold is settled before the first step of setup.
    game.table.covered = match options.block_stronghold {
        Cover::None => None,
        Cover::Chosen(region) => Some(region),
        Cover::Die => {
            let face = roll_storm_die(world);
            world.tell(|| Event::CoverRolled { face });
            Some(covered_by(face))
        }
    };
    if let Some(region) = game.table.covered {
        world.tell(|| Event::Covered { region });
    }
    for seat in Seat::first(seats) {
        let house = game.house(seat);
        let all: Leaders = Leader::all().filter(|leader| house.includes(leader.row().faction)).collect();
        let own = if allied { draw_leaders(all, house, world) } else { all };
        let public = options.allied_leaders_public;
        if allied {
            let leaders = || Some(own.iter().collect());
            world.tell(|| Event::LeadersDrawn { seat, public, leaders: leaders() });
        }
        let side = game.side_mut(seat);
        side.leaders = own;
        side.leaders_known = if allied && !public { Leaders::NONE } else { own };
    }
    // CD-TRAITOR-01, CD-ALLY-09: only cards of leaders in the game are in the traitor deck.
    let traitors: Cards =
        game.sides[..seats].iter().flat_map(|side| side.leaders.iter()).map(|leader| leader.0).collect();
    game.traitor_deck = Deck::new(traitors);

    game.push(turn::Step::Turn);
    for step in [Step::FirstPlayer, Step::Endow, Step::DealHarkonnen, Step::Deal] {
        game.push(step);
    }
    Ok(game)
}

fn empty(options: &Options) -> Conquest {
    let side = Side {
        house: House::Atreides,
        reserve: TROOPS,
        tanks: 0,
        spice: 0,
        leaders: Leaders::NONE,
        leaders_known: Leaders::NONE,
        battle_hand: Cards::EMPTY,
        battle_known: Cards::EMPTY,
        market_hand: Cards::EMPTY,
        traitors: Leaders::NONE,
        offered: Leaders::NONE,
        seen: Leaders::NONE,
        shown: Leaders::NONE,
        denied: Leaders::NONE,
    };
    Conquest {
        table: Table {
            seats: options.seats,
            round: [Seat(0), Seat(1), Seat(2), Seat(3)],
            covered: None,
            allied: options.game == Game::Allied,
            market_hand_limit: options.market_hand_limit,
            storm_zero_strikes: options.storm_zero_strikes,
            imperial_basin_sheltered: options.imperial_basin_sheltered,
            ride_destination: options.ride_destination,
            move_within_region: options.move_within_region,
            traitor_reusable: options.traitor_reusable,
            leaders_public: options.game != Game::Allied || options.allied_leaders_public,
        },
        turn: 1,
        phase: Phase::Setup,
        first: 0,
        storm: STORM_START, // CD-SETUP-27
        sides: [side; SEATS],
        troops: [[0; CELL_COUNT]; SEATS],
        presence: [Cells::NONE; SEATS],
        spice: [0; CELL_COUNT],
        dead: Leaders::NONE,
        fought: [None; LEADERS],
        spent: Leaders::NONE,
        // CD-SETUP-16: shuffled separately; a shuffled deck is a bag.
        spice_deck: Deck::new(spice_deck()),
        battle_deck: Deck::new(battle_deck()),
        market_deck: Deck::new(market_deck()),
        traitor_deck: Deck::new(Cards::EMPTY),
        last_blow: None,
        issued: 0,
        stack: Stack::new(),
        now: Default::default(),
        battle: Default::default(),
        group: Default::default(),
        over: None,
    }
}

/// Who plays what: as agreed, or one card of each faction dealt at random (CD-SETUP-19, CD-DUEL-02).
fn houses(options: &Options, chance: &mut impl Chance) -> [House; SEATS] {
    let agreed = |seat: usize| options.factions.as_ref().and_then(|agreed| *agreed.get(seat)?);
    let mut dealt = Faction::ALL;
    match options.game {
        Game::Allied => {
            let first = match (agreed(0), agreed(1)) {
                (Some(first), _) => alliance(first),
                (None, Some(second)) if alliance(second) == House::AtreidesFremen => House::HarkonnenImperium,
                (None, Some(_)) => House::AtreidesFremen,
                (None, None) => [House::AtreidesFremen, House::HarkonnenImperium][chance.below(2) as usize],
            };
            if first == House::HarkonnenImperium {
                dealt.swap(0, 1);
            }
        }
        Game::Standard | Game::Duel => {
            let seats = 0..usize::from(options.seats);
            let taken: Vec<Faction> = seats.clone().filter_map(agreed).collect();
            let mut free: Vec<Faction> =
                Faction::ALL.into_iter().filter(|faction| !taken.contains(faction)).collect();
            let mut given = 0;
            for seat in seats {
                dealt[seat] = agreed(seat).unwrap_or_else(|| {
                    let other = given + chance.below((free.len() - given) as u32) as usize;
                    free.swap(given, other);
                    given += 1;
                    free[given - 1]
                });
            }
        }
    }
    match options.game {
        Game::Allied => dealt.map(alliance),
        Game::Standard | Game::Duel => dealt.map(House::of),
    }
}

/// The die table for the covered stronghold (CD-DUEL-06, CD-AMB-65).
pub(crate) fn covered_by(face: u8) -> Region {
    match face {
        0 => CARTHAG,
        1 | 2 => SIETCH_TABR,
        3 | 4 => HABBANYA_SIETCH,
        5 | 6 => TUEKS_SIETCH,
        _ => ARRAKEEN,
    }
}

/// Draws an allied leader set from the cards of both factions (CD-ALLY-05, CD-AMB-68).
fn draw_leaders(all: Leaders, house: House, chance: &mut impl Chance) -> Leaders {
    let count = if house.has_prescience() { 7 } else { 5 };
    let mut left: Cards = all.iter().map(|leader| leader.0).collect();
    (0..count).filter_map(|_| left.draw(chance)).map(Leader).collect()
}

/// How many traitor cards Harkonnen draw; they keep half (CD-FAC-HAR-04 to CD-FAC-HAR-06).
fn harkonnen_draw(seats: u8) -> u8 {
    2 * seats
}

/// How many traitor cards a seat keeps in all.
pub(crate) fn keeps(game: &Conquest, seat: Seat) -> u8 {
    if game.house(seat).exchanges_traitors() { harkonnen_draw(game.table.seats) / 2 } else { 1 }
}

fn deal(game: &mut Conquest, seat: Seat, count: u8, world: &mut impl World<Event>) {
    let dealt: Leaders = (0..count).filter_map(|_| game.traitor_deck.draw(world).0).map(Leader).collect();
    let side = game.side_mut(seat);
    side.offered = dealt;
    side.seen = side.seen.or(dealt);
    let leaders = || Some(dealt.iter().collect());
    world.tell(|| Event::TraitorsDealt { seat, count: dealt.len() as u8, leaders: leaders() });
}

/// Puts what was not kept back into the deck, which is shuffled (CD-TRAITOR-08, CD-FAC-HAR-07).
fn give_back(game: &mut Conquest, seat: Seat) {
    let back = std::mem::take(&mut game.side_mut(seat).offered);
    back.iter().for_each(|leader| game.traitor_deck.shuffle_in(leader.0));
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        match self {
            Step::Keep | Step::KeepHarkonnen => {
                game.all_seats().filter(|&seat| !game.side(seat).offered.is_empty()).collect()
            }
            Step::Deal | Step::DealHarkonnen | Step::Endow | Step::FirstPlayer => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        game.side(seat).offered.iter().for_each(|leader| offers.add(Action::KeepTraitor(leader)));
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match action {
            Action::KeepTraitor(_) => Refusal::new(rule_id!("CD-TRAITOR-04"), "refuse-traitor-not-dealt"),
            Action::Pass => Refusal::new(rule_id!("CD-TRAITOR-04"), "refuse-traitor-must-keep"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        let Action::KeepTraitor(leader) = action else { return };
        game.push(self);
        let keeps = keeps(game, seat);
        let side = game.side_mut(seat);
        side.offered.remove(leader);
        side.traitors.add(leader);
        world.tell(|| Event::TraitorKept { seat, leader: Some(leader) });
        if side.traitors.len() == usize::from(keeps) {
            give_back(game, seat);
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Deal => {
                for seat in game.table.round.into_iter().take(game.table.seats.into()) {
                    if !game.house(seat).exchanges_traitors() {
                        deal(game, seat, 4, world);
                    }
                }
                game.push(Step::Keep);
            }
            Step::DealHarkonnen => {
                let draws = harkonnen_draw(game.table.seats);
                if let Some(seat) = game.seat_who(House::exchanges_traitors) {
                    deal(game, seat, draws, world);
                }
                game.push(Step::KeepHarkonnen);
            }
            Step::Keep | Step::KeepHarkonnen => {}
            Step::Endow => {
                // CD-SETUP-22: first everybody's spice, then everybody's troops.
                for seat in game.all_seats() {
                    let spice = game.house(seat).starting_spice();
                    game.bank_pays(seat, spice);
                    world.tell(|| Event::Endowed { seat, spice });
                }
                for seat in game.all_seats() {
                    let count = game.house(seat).starting_at_the_pole();
                    if count > 0 {
                        fault::less(&mut game.side_mut(seat).reserve, count, "troops");
                        game.put(seat, POLE_CELL, count);
                        world.tell(|| Event::Placed { seat, at: POLE_CELL, count });
                    }
                }
            }
            Step::FirstPlayer => roll_for_first(game, world),
        }
    }
}

/// The highest roll plays first, the storm symbol being highest; those tied for it roll again
/// (CD-SETUP-28 to CD-SETUP-30, CD-AMB-03).
fn roll_for_first(game: &mut Conquest, world: &mut impl World<Event>) {
    let mut rolling: SeatSet = game.all_seats().collect();
    while rolling.len() > 1 {
        let (mut best, mut highest) = (SeatSet::NONE, 0);
        for seat in rolling.iter() {
            let face = roll_storm_die(world);
            world.tell(|| Event::RolledForFirst { seat, face });
            if best.is_empty() || face > highest {
                (best, highest) = (SeatSet::one(seat), face);
            } else if face == highest {
                best = best.with(seat);
            }
        }
        rolling = best;
    }
    let seat = fault::must(rolling.lowest(), "a seat", Seat(0));
    let place = game.table.round.iter().position(|&at| at == seat);
    game.first = fault::must(place, "a place at the table", 0) as u8;
    world.tell(|| Event::FirstPlayer { seat });
}

#[cfg(test)]
mod tests {
    use table::chance::Fast;
    use table::fault::Fault;
    use table::{Game as _, Refusal, Silent};

    use super::*;
    use crate::phase::storm;

    #[test]
    fn a_table_without_seats_has_no_first_player() {
        let options = Conquest::options("standard", 4).unwrap();
        let (chance, log) = (&mut Fast::new(1), &mut Silent);
        let mut game = set_up(&options, &mut table::Pair { chance, log }).unwrap();
        game.table.seats = 0;
        game.stack.clear();
        game.push(Step::FirstPlayer);
        game.push(storm::Step::Choose(Seat(0)));
        let done = game.apply_offered(Seat(0), &Action::MoveStorm(1), &mut Fast::new(1), &mut Silent);
        assert_eq!((done, game.fault()), (Err(Refusal::FAULT), Some(Fault::Missing("a seat"))));
    }
}
