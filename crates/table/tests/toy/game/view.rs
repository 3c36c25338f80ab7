//! What a viewer may know of the toy.

use serde::Serialize;
use table::{Seat, Viewer};

use super::{Flaw, Step, Toy};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub deck_left: usize,
    pub discard: Vec<u8>,
    pub water: Vec<i16>,
    pub hand_sizes: Vec<usize>,
    pub has_sealed: Vec<bool>,
    pub swapping: Option<Seat>,
    /// The hands the viewer knows.
    pub hands: Vec<(Seat, Vec<u8>)>,
    /// The viewer's own sealed card.
    pub sealed: Option<u8>,
    /// The viewer's own half-made swap.
    pub marked: Vec<u8>,
    /// Is the viewer asked to seal a card or to swap?
    pub asked: Option<Asking>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Asking {
    Seal,
    Swap,
}

impl View {
    pub(super) fn of(toy: &Toy, viewer: Viewer) -> View {
        let seats = || Seat::first(toy.seats);
        let leaks = |seat| toy.flaw == Flaw::LeaksInView && seat == Seat(0);
        let known = seats().filter(|&seat| viewer.knows(seat) || leaks(seat));
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let swapping = if let Step::Swap(seat) = toy.step { Some(seat) } else { None };
        let asked = match toy.step {
            Step::Seal if seats().any(|seat| own(seat) && toy.sealed[seat.index()].is_none()) => {
                Some(Asking::Seal)
            }
            Step::Swap(seat) if own(seat) => Some(Asking::Swap),
            _ => None,
        };
        View {
            round: toy.round,
            deck_left: toy.deck.left(),
            discard: toy.deck.discard.iter().collect(),
            water: toy.water[..toy.seats].to_vec(),
            hand_sizes: seats().map(|seat| toy.hands[seat.index()].len()).collect(),
            has_sealed: seats().map(|seat| toy.sealed[seat.index()].is_some()).collect(),
            swapping,
            hands: known.map(|seat| (seat, toy.hands[seat.index()].iter().collect())).collect(),
            sealed: seats().find(|&seat| own(seat)).and_then(|seat| toy.sealed[seat.index()]),
            marked: swapping
                .filter(|&seat| viewer.knows(seat))
                .map_or(vec![], |_| toy.marked.iter().collect()),
            asked,
        }
    }
}
