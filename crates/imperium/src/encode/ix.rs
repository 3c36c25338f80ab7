//! What Rise of Ix has said of the table and of those who sit at it: as much as its view shows.

use table::Seat;
use table::encode::Said;

use super::words::{IX_AMOUNTS, IxWords, WORDS};
use crate::board::{Faction, Space};
use crate::state::Imperium;

/// Tech tiles, and where a dreadnought landed.
pub(super) fn board(game: &Imperium, into: &mut Said) {
    let (words, ix) = (&WORDS.table, &game.ix);
    for (word, stack) in words.tech_left.iter().zip(&ix.stacks) {
        into.amount(*word, stack.left);
        if let Some(tile) = stack.top {
            into.say(words.tech, tile.0.into());
        }
    }
    ix.face_down.iter().for_each(|tile| into.say(words.tech_face_down, tile.0.into()));
    if let Some(space) = ix.landed.and_then(|at| locations(game).get(usize::from(at))) {
        into.say(words.landed, space.index());
    }
}

/// Dreadnoughts, freighter, negotiators and tiles of a player; what is set aside only the player knows.
pub(super) fn player(game: &Imperium, viewer: Seat, seat: Seat, words: &IxWords, into: &mut Said) {
    let ix = &game.player(seat).ix;
    let amounts: [u8; IX_AMOUNTS.len()] = [
        ix.dreadnoughts.supply,
        ix.dreadnoughts.garrison,
        ix.dreadnoughts.deployed,
        ix.freighter,
        ix.negotiators,
        ix.snooped,
        ix.turns,
    ];
    into.amounts(&words.amounts, amounts);
    ix.tiles.iter().for_each(|tile| into.say(words.tiles, tile.0.into()));
    ix.flipped.iter().for_each(|tile| into.say(words.flipped, tile.0.into()));
    for (space, owner) in locations(game).iter().zip(game.ix.flags) {
        if owner == Some(seat) {
            into.say(words.flags, space.index());
        }
    }
    for faction in Faction::ALL.iter().filter(|faction| ix.snoopers & faction.bit() as u8 != 0) {
        into.say(words.snoopers, faction.index());
    }
    if let Some(printed) = ix.on_win {
        into.say(words.on_win, printed.index());
    }
    into.flag(words.ahead, ix.ahead.is_some());
    if seat == viewer {
        own(game, seat, words, into);
    }
}

fn own(game: &Imperium, seat: Seat, words: &IxWords, into: &mut Said) {
    if let Some(card) = game.player(seat).ix.ahead {
        into.say(words.ahead_card, card.0.into());
    }
    let buried = game.intrigue_bottom.iter().filter(|buried| buried.by == seat.0);
    buried.for_each(|buried| into.say(words.buried, buried.card.into()));
    if let Some((_, cards)) = game.looked_at_intrigue().filter(|(owner, _)| *owner == seat) {
        cards.iter().for_each(|card| into.say(words.keeping, usize::from(*card)));
    }
}

fn locations(game: &Imperium) -> &[Space] {
    &game.table.text.locations
}
