//! What is said of the table and of those who sit at it.

use table::Seat;
use table::encode::{Block, Said};
use table::say::Arg;

use super::words::{AMOUNTS_OF, FLAGS, PLACES, PlayerWords, TABLE_AMOUNTS, TABLE_FLAGS, WORDS};
use super::{ROUND, ix, place};
use crate::board::{BattleIcon, Faction, Space};
use crate::content::{Contracts, Leader};
use crate::imagine;
use crate::state::{Imperium, SPIES};
use crate::view::{self, Question};

/// More than any step asks for.
const MANY: u8 = u8::MAX;

/// How many there are, as far as it is told.
fn many(count: usize) -> u8 {
    count.min(MANY.into()) as u8
}

/// Says what a seat knows of the table.
pub(super) fn say(game: &Imperium, viewer: Seat, asked: Option<(&Question, Option<usize>)>, into: &mut Said) {
    board(game, into);
    turn(game, into);
    if game.table.ix {
        ix::board(game, into);
    }
    if let Some((question, known)) = asked {
        let words = &WORDS.table;
        if let Some(at) = known {
            into.say(words.question, at);
        }
        if let Some((_, Arg::Number(n))) =
            question.say.args.iter().find(|(_, arg)| matches!(arg, Arg::Number(_)))
        {
            into.amount(words.figure, (*n).clamp(0, MANY.into()) as u8);
        }
    }
    let places = game.places();
    for seat in game.seats_iter() {
        let at = match game.is_human(seat) {
            true => place(game, viewer, seat),
            false => (ROUND.len() + seat.index() - usize::from(game.humans)).min(PLACES - 1),
        };
        let words = &WORDS.players[at];
        player(game, viewer, seat, places[seat.index()], words, into);
        cards(game, viewer, seat, words, into);
        if game.table.ix {
            ix::player(game, viewer, seat, &words.ix, into);
        }
    }
}

fn board(game: &Imperium, into: &mut Said) {
    let words = &WORDS.table;
    into.say(words.board, game.table.board.index());
    let habits = &game.habits;
    let turn = &game.turn;
    let flags: [bool; TABLE_FLAGS.len()] = [
        game.teams,
        game.choam,
        game.wall,
        game.protected(),
        habits.escalation,
        habits.deployment,
        habits.politics,
        habits.row_dice,
        habits.no_swordmaster,
        turn.open,
        turn.reveal,
        turn.recalled_spy,
        turn.deploy_recruits,
        turn.no_deployment,
        turn.envoy,
        game.table.immortality,
        turn.lent.is_some(),
        turn.envoy_partner,
        turn.combat_icon,
        game.tleilaxu_first,
        turn.unblocked,
        turn.on_top,
        game.table.ix,
        game.table.ix && game.ix.epic,
    ];
    into.flags(&words.flags, flags);
    let amounts: [u8; TABLE_AMOUNTS.len()] = [
        game.round,
        many(game.imperium.len()),
        many(game.intrigue_left()),
        many(game.intrigue_discard.len()),
        many(game.contracts.len()),
        many(game.hagal.len()),
        turn.spice,
        turn.recruited,
        turn.units,
        if turn.open { game.deployable(turn.seat) } else { 0 },
        turn.deployed,
        turn.cheaper,
        turn.held_back,
        game.count,
        many(game.pool.len()),
        habits.mentat,
        habits.swordmasters,
        turn.doublings,
        many(game.tleilaxu.len()),
    ];
    into.amounts(&words.amounts, amounts);
    if let Some(conflict) = game.conflict {
        into.say(words.conflict, conflict.0.into());
    }
    bits(words.unseen, game.unseen, into);
    into.say(words.phase, view::phase(game) as usize);
    game.row.iter().flatten().for_each(|card| into.say(words.row, card.0.into()));
    into.pouch(words.throne, &game.throne);
    game.tleilaxu_row.iter().flatten().for_each(|card| into.say(words.tleilaxu_row, card.0.into()));
    into.amounts(&words.reserve, game.reserve);
    for (space, spice) in game.makers_here().iter().zip(game.bonus) {
        into.amount(words.bonus[space.index()], spice);
    }
    game.offer.iter().flatten().for_each(|contract| into.say(words.offer, contract.0.into()));
    bag(words.sardaukar, &game.sardaukar, into);
    into.pouch(words.playing, &game.in_limbo());
}

fn turn(game: &Imperium, into: &mut Said) {
    let (words, turn) = (&WORDS.table, &game.turn);
    let cards = [
        (words.card, turn.card),
        (words.partner, turn.partner),
        (words.discarded, turn.discarded),
        (words.trashed, turn.trashed),
    ];
    for (word, card) in cards {
        if let Some(card) = card {
            into.say(word, card.0.into());
        }
    }
    if let Some(space) = turn.space {
        into.say(words.space, space.index());
    }
    if let Some(post) = turn.post {
        into.say(words.post, post.index());
    }
    game.pool.iter().for_each(|item| into.say(words.pool, item.effect.index()));
}

fn player(game: &Imperium, viewer: Seat, seat: Seat, reward: u8, words: &PlayerWords, into: &mut Said) {
    let it = game.player(seat);
    // The nets have learnt this name at the places of Rivals, who lead nobody.
    into.say(words.leader, it.leader.unwrap_or(Leader::GurneyHalleck).index());
    if let Some(rival) = it.rival {
        into.say(words.rival, rival.index());
    }
    let influence = std::array::from_fn(|at| game.influence(seat, Faction::ALL[at]));
    into.amounts(&words.influence, influence);
    let amounts: [u8; AMOUNTS_OF.len()] = [
        it.vp,
        it.solari,
        it.spice,
        it.water,
        it.own,
        it.agents,
        it.supply,
        it.garrison,
        it.deployed,
        it.worms,
        it.swords,
        many(it.strength().into()),
        reward,
        it.memories,
        it.persuasion,
        it.reveal_number,
        it.training,
        many(it.hand.len()),
        many(it.deck.len()),
        many(it.intrigue.len()),
        (it.won.count_ones() + it.won_down.count_ones()) as u8,
        SPIES.saturating_sub(it.spies.count_ones() as u8),
        many(it.binned.len()),
        it.tleilaxu,
        it.specimens,
        if game.table.immortality { game.markers(seat) } else { 0 },
        game.lost[seat.index()],
    ];
    into.amounts(&words.amounts, amounts);
    let bit = |set: u8| set & 1 << seat.0 != 0;
    let flags: [bool; FLAGS.len()] = [
        it.swordmaster,
        it.swordmaster_used,
        it.council,
        it.hooks,
        it.objective_up,
        game.first == seat,
        game.turn.seat == seat,
        game.mentat == Some(seat),
        game.mentat_next == Some(seat),
        game.victor == Some(seat),
        bit(game.stranded),
        bit(game.yielded),
        game.turn.ally == Some(seat),
        game.is_commander(seat),
        game.teams && !game.opposed(viewer, seat),
        it.atomics,
        bit(game.fought),
        game.intrigue_top.is_some_and(|(_, knows)| knows == seat),
    ];
    into.flags(&words.flags, flags);
    won(game, seat, words, into);
    pieces(game, seat, words, into);
}

/// Conflict cards won, the icons that still lie face up, Objectives, contracts.
fn won(game: &Imperium, seat: Seat, words: &PlayerWords, into: &mut Said) {
    let it = game.player(seat);
    bits(words.won, it.won, into);
    bits(words.won_down, it.won_down, into);
    let mut icons = [0u8; 4];
    let mut count = |icon: BattleIcon| icons[icon.index().min(3)] += 1;
    each_bit(it.won, |at| {
        if let Some(icon) = crate::content::Conflict(at as u8).text().icon {
            count(icon);
        }
    });
    if let Some(objective) = it.objective {
        into.say(words.objective, objective.0.into());
        if it.objective_up {
            count(objective.text().icon);
        }
    }
    into.amounts(&words.icons, icons);
    bag(words.contracts, &it.contracts, into);
    bag(words.completed, &it.completed, into);
}

/// What stands on the board.
fn pieces(game: &Imperium, seat: Seat, words: &PlayerWords, into: &mut Said) {
    let it = game.player(seat);
    for set in [game.agents_of(seat), it.twice] {
        bits(words.agents, set, into);
    }
    bits(words.spies, it.spies, into);
    bits(words.forbidden, game.forbidden[seat.index()], into);
    if game.table.immortality && game.is_human(seat) && !game.is_commander(seat) {
        into.say(words.research, it.research.into());
    }
    if game.teams {
        for (word, space) in words.pieces.iter().zip(it.pieces) {
            if let Some(space) = space {
                into.say(*word, space.index());
            }
        }
    }
    for (faction, holder) in Faction::ALL.iter().zip(game.alliance) {
        if holder == Some(seat) {
            into.say(words.alliance, faction.index());
        }
    }
    let locations: &[Space] = &game.table.text.locations;
    for (space, owner) in locations.iter().zip(game.control) {
        if owner == Some(seat) {
            into.say(words.control, space.index());
        }
    }
}

/// Cards: everybody sees which a player owns; hand and Intrigue cards only the player.
fn cards(game: &Imperium, viewer: Seat, seat: Seat, words: &PlayerWords, into: &mut Said) {
    let it = game.player(seat);
    let undrawn = imagine::undrawn(game, seat);
    let piles = [&it.discard, &it.played, &it.revealed];
    if seat == viewer {
        into.pouch(words.undrawn, &undrawn);
        let blocks = [words.discard, words.played, words.revealed];
        blocks.iter().zip(piles).for_each(|(block, pile)| into.pouch(*block, pile));
    } else {
        // Of others it matters which cards they own; where each lies at the moment would be as many words again for every pile.
        let mut owned = undrawn;
        piles.into_iter().filter(|pile| !pile.is_empty()).for_each(|pile| owned.pour(*pile));
        into.pouch(words.owned, &owned);
    }
    into.pouch(words.known, &it.known);
    it.top.iter().for_each(|card| into.say(words.top, usize::from(*card)));
    it.lasting.iter().for_each(|card| into.say(words.lasting, usize::from(*card)));
    it.returning.iter().flatten().for_each(|card| into.say(words.returning, card.0.into()));
    if let Some(card) = it.aside {
        into.say(words.aside, card.0.into());
    }
    if seat != viewer {
        return;
    }
    into.pouch(words.hand, &it.hand);
    into.pouch(words.intrigue, &it.intrigue);
    if let Some(card) = it.foreseen {
        into.say(words.top, card.0.into());
    }
    it.dealt.iter().flatten().for_each(|contract| into.say(words.dealt, contract.0.into()));
    bits(words.tokens, it.tokens.into(), into);
    if let Some((intrigue, _)) = game.intrigue_top.filter(|(_, knows)| *knows == seat) {
        into.say(WORDS.table.intrigue_top, intrigue.0.into());
    }
    if let Some((_, looked_at)) = game.looked_at().filter(|(owner, _)| *owner == seat) {
        looked_at.iter().for_each(|card| into.say(words.looked_at, usize::from(*card)));
    }
}

fn bag(block: Block, of: &Contracts, into: &mut Said) {
    if !of.is_empty() {
        of.iter().for_each(|kind| into.say(block, kind.into()));
    }
}

fn bits(block: Block, set: u64, into: &mut Said) {
    each_bit(set, |at| into.say(block, at));
}

fn each_bit(mut set: u64, mut each: impl FnMut(usize)) {
    while set != 0 {
        each(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
