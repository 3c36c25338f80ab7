//! A full position consistent with what a viewer knows: hands, Intrigue cards and looked-at cards drawn anew.

use table::{Chance, Seat, SeatSet, Viewer};

use crate::board::Faction;
use crate::content::{Card, Cards, Contract, Contracts, Intrigue, Intrigues};
use crate::phase::{Step, cards, deck_top, intrigue_deck};
use crate::state::Imperium;

/// A position that could be the real one for all the viewer knows.
///
/// Every deck is already a bag without order. What is hidden beyond that: which of a player's undrawn cards are in the
/// hand, and which of the unplayed Intrigue cards each player holds or has trashed.
pub(crate) fn imagine(game: &Imperium, viewer: Viewer, chance: &mut impl Chance) -> Imperium {
    let mut twin = game.clone();
    let hidden = |seat: &Seat| !viewer.knows(*seat);
    for seat in game.seats_iter().filter(hidden) {
        redraw_hand(&mut twin, seat, chance);
        redraw_tokens(&mut twin, seat, chance);
    }
    let mut unknown = hidden_intrigue(game, viewer);
    // Whoever put a card back on top knows that it lies there.
    let top = game.intrigue_top.filter(|(_, seat)| viewer.knows(*seat));
    top.into_iter().for_each(|(card, _)| unknown.take(card.0));
    redraw_deck(&mut twin, viewer, &mut unknown, chance);
    for seat in game.seats_iter().filter(hidden) {
        let mut anew = |cards: Intrigues| (0..cards.len()).filter_map(|_| unknown.draw(chance)).collect();
        let player = twin.player_mut(seat);
        player.intrigue = anew(player.intrigue);
        player.binned = anew(player.binned);
    }
    twin.intrigue = unknown;
    top.into_iter().for_each(|(card, _)| twin.intrigue.add(card.0));
    if let Some((_, seat)) = game.intrigue_top.filter(|(_, seat)| !viewer.knows(*seat)) {
        let card = twin.intrigue.draw(chance);
        card.into_iter().for_each(|card| twin.intrigue.add(card));
        twin.intrigue_top = card.map(|card| (Intrigue(card), seat));
    }
    redeal_contracts(&mut twin, viewer, chance);
    twin
}

/// The Intrigue cards a viewer cannot see: in the deck, in hands, trashed by others. Those they know to lie under the
/// deck are among them.
pub(crate) fn unseen_intrigue(game: &Imperium, viewer: Viewer) -> Intrigues {
    let mut unseen = hidden_intrigue(game, viewer);
    let known = game.intrigue_bottom.iter().filter(|card| viewer.knows(Seat(card.by)));
    unseen.pour(known.map(|card| card.card).collect());
    unseen
}

/// The Intrigue cards of which a viewer does not know where they are, but for the one on top of the deck.
fn hidden_intrigue(game: &Imperium, viewer: Viewer) -> Intrigues {
    let mut unseen = game.intrigue;
    let buried = game.intrigue_bottom.iter().filter(|card| !viewer.knows(Seat(card.by)));
    unseen.pour(buried.map(|card| card.card).collect());
    for seat in game.seats_iter().filter(|seat| !viewer.knows(*seat)) {
        unseen.pour(game.player(seat).intrigue);
        unseen.pour(game.player(seat).binned);
    }
    if let Some((_, looked)) = game.looked_at_intrigue().filter(|(seat, _)| !viewer.knows(*seat)) {
        unseen.pour(looked.iter().copied().collect());
    }
    unseen
}

/// Cards others have put under the Intrigue deck, or look at, could be any that are unseen.
fn redraw_deck(twin: &mut Imperium, viewer: Viewer, unknown: &mut Intrigues, chance: &mut impl Chance) {
    for card in twin.intrigue_bottom.iter_mut().filter(|card| !viewer.knows(Seat(card.by))) {
        card.card = unknown.draw(chance).unwrap_or(card.card);
    }
    for step in twin.stack.iter_mut() {
        if let Step::IntrigueDeck(intrigue_deck::Step::Keep { seat, cards }) = step
            && !viewer.knows(*seat)
        {
            for card in cards.iter_mut() {
                *card = unknown.draw(chance).unwrap_or(*card);
            }
        }
    }
}

/// The contracts made for Rise of Ix a viewer cannot see: in the box, dealt to others.
pub(crate) fn unseen_contracts(game: &Imperium, viewer: Viewer) -> Contracts {
    let mut unseen = game.boxed;
    for seat in game.seats_iter().filter(|seat| !viewer.knows(*seat)) {
        game.player(seat).dealt.into_iter().flatten().for_each(|tile| unseen.add(tile.0));
    }
    unseen
}

/// The cards in a player's hand or draw pile, or looked at on their way: everybody has seen which the player owns.
pub(crate) fn undrawn(game: &Imperium, seat: Seat) -> Cards {
    let mut cards = game.player(seat).deck;
    cards.pour(game.player(seat).hand);
    game.player(seat).ix.ahead.iter().for_each(|card| cards.add(card.0));
    if let Some((_, looked_at)) = game.looked_at().filter(|(owner, _)| *owner == seat) {
        looked_at.iter().for_each(|card| cards.add(*card));
    }
    cards
}

fn redraw_hand(twin: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let player = twin.player_mut(seat);
    // What everybody saw going to the hand is there.
    let known = player.known;
    let held = player.hand.len() - known.len();
    // And what everybody saw going on top of the deck lies there.
    let top: Cards = player.top.iter().copied().collect();
    let foreseen = player.foreseen.is_some();
    let mut unknown = player.deck.minus(&top);
    unknown.pour(player.hand.minus(&known));
    let ahead = player.ix.ahead.is_some();
    unknown.pour(player.ix.ahead.iter().map(|card| card.0).collect());
    for step in twin.stack.iter_mut() {
        if let Step::Cards(cards::Step::Look { seat: own, cards })
        | Step::DeckTop(deck_top::Step::Look { seat: own, cards }) = step
            && *own == seat
        {
            unknown.pour(cards.iter().copied().collect());
            for card in cards.iter_mut() {
                *card = unknown.draw(chance).unwrap_or(*card);
            }
        }
    }
    let player = twin.player_mut(seat);
    player.hand = (0..held).filter_map(|_| unknown.draw(chance)).collect();
    player.hand.pour(known);
    player.ix.ahead = if ahead { unknown.draw(chance).map(Card) } else { None };
    player.foreseen = if foreseen { unknown.draw(chance).map(Card) } else { None };
    player.deck = unknown;
    player.deck.pour(top);
    player.deck.pour(player.foreseen.map(|card| card.0).into_iter().collect());
}

/// The tokens somebody else keeps could be any of the four.
fn redraw_tokens(twin: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let kept = twin.player(seat).tokens.count_ones();
    let mut tokens = 0u8;
    while tokens.count_ones() < kept {
        tokens |= 1 << chance.below(Faction::ALL.len() as u32);
    }
    twin.player_mut(seat).tokens = tokens;
}

/// Contracts dealt to others are any of those nobody has shown.
fn redeal_contracts(twin: &mut Imperium, viewer: Viewer, chance: &mut impl Chance) {
    let dealt = |seat: &Seat| !viewer.knows(*seat) && twin.player(*seat).dealt.is_some();
    let hidden: SeatSet = twin.seats_iter().filter(dealt).collect();
    for seat in hidden.iter() {
        let dealt = twin.player_mut(seat).dealt.take();
        dealt.into_iter().flatten().for_each(|tile| twin.boxed.add(tile.0));
    }
    for seat in hidden.iter() {
        let dealt = [(); 2].map(|()| twin.boxed.draw(chance).map(Contract));
        if let [Some(one), Some(other)] = dealt {
            twin.player_mut(seat).dealt = Some([one, other]);
        }
    }
}
