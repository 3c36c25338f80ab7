//! The books: every piece, card and coin accounted for, and nothing where the rules say it cannot be.

use crate::board::{Cell, Cells, SECTORS};
use crate::content::{Cards, Pile, battle_deck, market_deck, spice_deck};
use crate::phase::turn::LAST_TURN;
use crate::state::{Conquest, Leaders, TROOPS};

macro_rules! books {
    ($condition:expr, $($words:tt)+) => {
        if !$condition {
            return Err(format!($($words)+));
        }
    };
}

/// Checks the whole position.
pub(crate) fn audit(game: &Conquest) -> Result<(), String> {
    troops(game)?;
    spice(game)?;
    leaders(game)?;
    cards(game)?;
    books!(game.storm < SECTORS, "the storm is in sector {}", game.storm);
    books!((1..=LAST_TURN).contains(&game.turn), "it is turn {}", game.turn);
    Ok(())
}

/// CD-SETUP-13: reserve, map and tanks hold 20 troops of each side, always.
fn troops(game: &Conquest) -> Result<(), String> {
    for seat in game.all_seats() {
        let side = game.side(seat);
        let map = game.troops_in(seat, Cells::ALL);
        let total = side.reserve + map + side.tanks;
        books!(total == TROOPS, "{seat:?} has {total} troops");
        for cell in Cell::all() {
            let here = game.troops_at(seat, cell) > 0;
            let known = game.presence[seat.index()].has(cell);
            books!(here == known, "the presence of {seat:?} in {cell:?} is wrong");
        }
    }
    // CD-AMB-36: never three factions in a stronghold.
    for region in game.strongholds() {
        let factions = game.all_seats().filter(|&seat| game.has_troops_in(seat, region.cells())).count();
        books!(factions <= 2, "{factions} factions in {}", region.id());
    }
    Ok(())
}

/// What left the bank is on the sheets or on the map, and on the map only at spice blow symbols.
fn spice(game: &Conquest) -> Result<(), String> {
    let sheets: i32 = game.all_seats().map(|seat| i32::from(game.side(seat).spice)).sum();
    let map: i32 = game.spice.iter().map(|&spice| i32::from(spice)).sum();
    books!(sheets + map == game.issued, "{sheets} + {map} spice, {} issued", game.issued);
    for cell in Cell::all().filter(|cell| game.spice[cell.index()] > 0) {
        let symbol = cell.region().symbol();
        books!(symbol == Some(cell), "spice away from the symbol, at {}", cell.id());
    }
    Ok(())
}

fn leaders(game: &Conquest) -> Result<(), String> {
    let mut all = Leaders::NONE;
    for seat in game.all_seats() {
        let side = game.side(seat);
        books!(all.and(side.leaders).is_empty(), "a leader has two masters");
        all = all.or(side.leaders);
        books!(side.leaders_known.minus(side.leaders).is_empty(), "{seat:?} is known for a false leader");
        books!(side.shown.minus(side.traitors).is_empty(), "{seat:?} showed a traitor it does not hold");
        books!(side.denied.and(side.traitors).is_empty(), "{seat:?} denied a traitor it holds");
    }
    books!(game.dead.minus(all).is_empty(), "a leader in the tanks is not in the game");
    for leader in all.iter() {
        let away = game.fought[leader.0 as usize].is_some();
        books!(!(away && game.dead.has(leader)), "{} fights and is dead", leader.id());
    }
    // Every traitor card once: in the deck, held, dealt or spent.
    let mut traitors = game.traitor_deck.face_down();
    books!(game.traitor_deck.discard.is_empty(), "traitor cards are never discarded");
    for seat in game.all_seats() {
        let side = game.side(seat);
        traitors.pour(side.traitors.iter().chain(side.offered.iter()).map(|leader| leader.0).collect());
    }
    traitors.pour(game.spent.iter().map(|leader| leader.0).collect());
    let whole: Cards = all.iter().map(|leader| leader.0).collect();
    books!(traitors == whole, "the traitor cards are {traitors:?}, not {whole:?}");
    Ok(())
}

fn cards(game: &Conquest) -> Result<(), String> {
    let count = |name: &str, pile: &Pile, hands: &mut dyn Iterator<Item = Cards>, whole: Cards| {
        let mut found = pile.face_down();
        found.pour(pile.discard);
        hands.for_each(|hand| found.pour(hand));
        books!(found == whole, "the {name} deck is {found:?}, not {whole:?}");
        let open = pile.open.is_none_or(|card| pile.discard.has(card));
        books!(open && pile.open.is_some() != pile.discard.is_empty(), "the open {name} card is wrong");
        Ok(())
    };
    let sides = || game.all_seats().map(|seat| game.side(seat));
    count("battle", &game.battle_deck, &mut sides().map(|side| side.battle_hand), battle_deck())?;
    count("market", &game.market_deck, &mut sides().map(|side| side.market_hand), market_deck())?;
    count("spice", &game.spice_deck, &mut std::iter::empty(), spice_deck())?;
    for side in sides() {
        books!(
            side.battle_known.minus(&side.battle_hand).is_empty(),
            "a card known to be held is not: {:?} of {:?}",
            side.battle_known,
            side.battle_hand
        );
    }
    Ok(())
}
