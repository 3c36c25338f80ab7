//! A full position consistent with what a viewer knows: hands, Intrigue cards and looked-at cards drawn anew.

use table::{Chance, Seat, SeatSet, Viewer};

use crate::content::Intrigues;
use crate::state::{Imperium, NONE};
use crate::step::Step;

/// A position that could be the real one for all the viewer knows.
///
/// Every deck is already a bag without order. What is hidden beyond that: which of a player's undrawn cards are in the
/// hand, and which of the unplayed Intrigue cards each player holds or has trashed.
pub(crate) fn imagine(game: &Imperium, viewer: Viewer, chance: &mut impl Chance) -> Imperium {
    let mut twin = game.clone();
    let hidden = |seat: &Seat| !viewer.knows(*seat);
    for seat in game.seats_iter().filter(hidden) {
        redraw_hand(&mut twin, seat, chance);
    }
    let mut unknown: Intrigues = twin.intrigue;
    for seat in game.seats_iter().filter(hidden) {
        unknown.pour(twin.player(seat).intrigue);
        unknown.pour(twin.player(seat).binned);
    }
    for seat in game.seats_iter().filter(hidden) {
        let mut anew = |cards: Intrigues| (0..cards.len()).filter_map(|_| unknown.draw(chance)).collect();
        let player = twin.player_mut(seat);
        player.intrigue = anew(player.intrigue);
        player.binned = anew(player.binned);
    }
    twin.intrigue = unknown;
    redeal_contracts(&mut twin, viewer, chance);
    twin
}

fn redraw_hand(twin: &mut Imperium, seat: Seat, chance: &mut impl Chance) {
    let player = twin.player_mut(seat);
    // What everybody saw going to the hand is there.
    let known = player.known;
    let held = player.hand.len() - known.len();
    let mut unknown = player.deck;
    unknown.pour(player.hand.minus(&known));
    let looked =
        twin.stack.iter().position(|step| matches!(step, Step::Look { seat: own, .. } if *own == seat));
    if let Some(Step::Look { cards, .. }) = looked.and_then(|at| twin.stack.get_mut(at)) {
        unknown.pour(cards.iter().copied().collect());
        for card in cards.iter_mut() {
            *card = unknown.draw(chance).unwrap_or(*card);
        }
    }
    let player = twin.player_mut(seat);
    player.hand = (0..held).filter_map(|_| unknown.draw(chance)).collect();
    player.hand.pour(known);
    player.deck = unknown;
}

/// Contracts dealt to others are any of those nobody has shown.
fn redeal_contracts(twin: &mut Imperium, viewer: Viewer, chance: &mut impl Chance) {
    let dealt = |seat: &Seat| !viewer.knows(*seat) && twin.player(*seat).dealt[0] != NONE;
    let hidden: SeatSet = twin.seats_iter().filter(dealt).collect();
    for seat in hidden.iter() {
        let dealt = twin.player(seat).dealt;
        dealt.into_iter().for_each(|tile| twin.boxed.add(tile));
    }
    for seat in hidden.iter() {
        let dealt = [(); 2].map(|()| twin.boxed.draw(chance).unwrap_or(NONE));
        twin.player_mut(seat).dealt = dealt;
    }
}
