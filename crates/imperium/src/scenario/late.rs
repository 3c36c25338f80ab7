//! Positions with something of everything, drawn by lot: what random games from the start come by too seldom.

use table::{Chance, Seat};

use crate::board::{Board, Faction};
use crate::content::{Card, Cell, Conflict, content};
use crate::phase::influence::ALLIANCE_STEP;
use crate::state::{DREADNOUGHTS, Imperium, SPIES, TROOPS};

/// Puts a game that has just begun into a later round: everybody has goods, influence, units, cards of every deck and
/// whatever else the table knows, by lot. The audit holds.
pub fn late(game: &mut Imperium, chance: &mut impl Chance) {
    later_round(game, chance);
    for seat in Seat::first(game.count.into()) {
        enrich(game, seat, chance);
        if !game.is_commander(seat) {
            muster(game, seat, chance);
        }
        if game.is_human(seat) {
            deal(game, seat, chance);
        }
    }
    Faction::ALL.iter().for_each(|&faction| befriend(game, faction, chance));
    for seat in Seat::first(game.count.into()) {
        // What the tracks gave can be lost again.
        let player = game.player(seat);
        let reached = player.influence.iter().chain([&player.own]).filter(|&&step| step >= 2).count();
        let allied = game.alliance.iter().filter(|holder| **holder == Some(seat)).count();
        let own = usize::from(game.own_alliance(seat));
        game.player_mut(seat).vp = (reached + allied + own) as u8 + up_to(2, chance);
    }
    settle_board(game, chance);
}

/// Yes, once in so many times.
fn once_in(times: u32, chance: &mut impl Chance) -> bool {
    chance.below(times) == 0
}

/// A number up to this one.
fn up_to(most: u8, chance: &mut impl Chance) -> u8 {
    chance.below(u32::from(most) + 1) as u8
}

/// One of the bits of a set, or nothing of an empty one.
fn any_bit(mut set: u64, chance: &mut impl Chance) -> Option<u8> {
    for _ in 0..chance.below(set.count_ones().max(1)) {
        set &= set - 1;
    }
    (set != 0).then_some(set.trailing_zeros() as u8)
}

/// The round, with a Conflict of its level; some of the cards of earlier ones were won.
fn later_round(game: &mut Imperium, chance: &mut impl Chance) {
    game.round += up_to(game.last_round() - 1, chance);
    if let Some(first) = game.conflict {
        game.unseen |= 1 << first.0;
        game.conflict = any_bit(game.unseen & game.table.conflicts_of(game.level()), chance).map(Conflict);
        game.unseen &= !game.conflict.map_or(0, |conflict| 1 << conflict.0);
    }
    for level in 1..game.level() {
        let past = game.unseen & game.table.conflicts_of(level);
        for _ in 1..past.count_ones() {
            let seat = Seat(chance.below(game.count.into()) as u8);
            let card = any_bit(game.unseen & game.table.conflicts_of(level), chance);
            if let Some(card) = card.filter(|_| !game.is_commander(seat)) {
                game.unseen &= !(1 << card);
                game.player_mut(seat).won |= 1 << card;
            }
        }
    }
}

/// Goods and offices.
fn enrich(game: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let player = game.player_mut(seat);
    player.solari = up_to(10, chance);
    player.spice = up_to(8, chance);
    player.water = up_to(4, chance);
    player.council |= once_in(3, chance);
    if !player.swordmaster && once_in(3, chance) {
        player.swordmaster = true;
        player.agents += 1;
    }
    if game.is_commander(seat) {
        game.player_mut(seat).own = up_to(5, chance);
    }
}

/// Units, where they stand, and hooks to ride with.
fn muster(game: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let (ix, immortality) = (game.table.ix, game.table.immortality);
    let rides = game.table.board != Board::Base && !game.serves(seat, Faction::Emperor) && once_in(3, chance);
    let wall = game.protected();
    let player = game.player_mut(seat);
    player.garrison = up_to(5, chance);
    player.deployed = if once_in(2, chance) { up_to(3, chance) } else { 0 };
    player.hooks |= rides;
    player.worms = if rides && !wall { up_to(1, chance) } else { 0 };
    if immortality {
        player.specimens = up_to(3, chance);
        player.tleilaxu = up_to(content().tleilaxu_track.len() as u8 - 1, chance);
        player.research = up_to(Cell::all().count() as u8 - 1, chance);
    }
    if ix {
        let (garrison, deployed) = (up_to(1, chance), up_to(1, chance));
        let ships = &mut player.ix.dreadnoughts;
        (ships.garrison, ships.deployed) = (garrison, deployed);
        ships.supply = DREADNOUGHTS - garrison - deployed;
        player.ix.negotiators = up_to(1, chance);
        player.ix.freighter = up_to(3, chance);
    }
    let out = player.garrison + player.deployed + player.specimens + player.ix.negotiators;
    player.supply = TROOPS - out - player.memories;
}

/// Cards of every deck, tech tiles, contracts and spies.
fn deal(game: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let places = [(&mut game.imperium, 2, 5), (&mut game.tleilaxu, 1, 1)];
    let player = &mut game.players[seat.index()];
    for (pile, hand, deck) in places {
        (0..hand).filter_map(|_| pile.draw(chance)).for_each(|card| player.hand.add(card));
        (0..deck).filter_map(|_| pile.draw(chance)).for_each(|card| player.deck.add(card));
    }
    // Some of the cards everybody begins with are gone, and some are behind them.
    for _ in 0..3 {
        let spare = player.top.is_empty() && player.foreseen.is_none();
        let starting = |card: &u8| Card(*card).text().cost.is_none();
        let found = player.deck.kinds().filter(starting).nth(up_to(2, chance).into());
        if let Some(card) = found.filter(|_| spare) {
            player.deck.take(card);
            let pile = if once_in(2, chance) { &mut game.gone } else { &mut player.discard };
            pile.add(card);
        }
    }
    let cards = 2 + up_to(2, chance);
    (0..cards).filter_map(|_| game.intrigue.draw(chance)).for_each(|card| player.intrigue.add(card));
    let tiles = up_to(2, chance);
    for _ in 0..tiles {
        let highest = game.ix.stacks.iter_mut().max_by_key(|stack| stack.left);
        let tile = any_bit(game.ix.face_down.0.into(), chance);
        if let (Some(stack), Some(tile)) = (highest, tile) {
            stack.left -= 1;
            game.ix.face_down.0 &= !(1 << tile);
            player.ix.tiles.0 |= 1 << tile;
        }
    }
    let (open, done) = (up_to(2, chance), up_to(2, chance));
    (0..open).filter_map(|_| game.contracts.draw(chance)).for_each(|tile| player.contracts.add(tile));
    (0..done).filter_map(|_| game.contracts.draw(chance)).for_each(|tile| player.completed.add(tile));
    for _ in 0..up_to(SPIES, chance) {
        let free = game.posts_here() & !game.watched();
        let post = any_bit(free, chance);
        game.players[seat.index()].spies |= post.map_or(0, |post| 1 << post);
    }
}

/// Where everybody stands with a faction; somebody may hold the Alliance.
fn befriend(game: &mut Imperium, faction: Faction, chance: &mut impl Chance) {
    let ally = Seat(chance.below(game.count.into()) as u8);
    let allied = !game.is_commander(ally) && once_in(2, chance);
    let most = if allied { ALLIANCE_STEP + up_to(1, chance) } else { ALLIANCE_STEP - 1 };
    for seat in Seat::first(game.count.into()).filter(|seat| !game.is_commander(*seat)).collect::<Vec<_>>() {
        let step = if allied && seat == ally { most } else { up_to(most, chance) };
        game.player_mut(seat).influence[faction.index()] = step;
    }
    game.alliance[faction.index()] = allied.then_some(ally);
}

/// The Shield Wall, bonus spice, who controls what.
fn settle_board(game: &mut Imperium, chance: &mut impl Chance) {
    game.wall &= once_in(2, chance);
    for at in 0..game.makers_here().len() {
        game.bonus[at] = up_to(3, chance);
    }
    for at in 0..game.control.len() {
        let seat = Seat(chance.below(game.count.into()) as u8);
        let free = !game.is_commander(seat);
        game.control[at] = (free && once_in(2, chance)).then_some(seat);
        if free && game.player(seat).ix.dreadnoughts.supply > 0 && once_in(2, chance) {
            game.player_mut(seat).ix.dreadnoughts.supply -= 1;
            game.ix.flags[at] = Some(seat);
        }
    }
}
