//! A deck of cards with its discard pile.
//!
//! A face-down deck is a bag: what is left, in an order nobody knows and that therefore does not exist
//! until a card is drawn. Cards that somebody put on top or at the bottom are the exception and are kept
//! as lists.

use crate::bag::Bag;
use crate::chance::Chance;
use crate::list::List;

/// A draw pile and its discard pile, `N` kinds of cards, at most `KNOWN` of them in known places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const N: usize, const KNOWN: usize> {
    /// The cards of the draw pile whose place is unknown; they lie between `top` and `bottom`.
    pub unknown: Bag<N>,
    /// Cards known to lie on top; the last of the list is drawn first.
    pub top: List<u8, KNOWN>,
    /// Cards known to lie at the bottom; the first of the list is drawn first.
    pub bottom: List<u8, KNOWN>,
    /// The discard pile.
    pub discard: Bag<N>,
    /// The open card on top of the discard pile.
    pub open: Option<u8>,
}

impl<const N: usize, const KNOWN: usize> Deck<N, KNOWN> {
    /// A shuffled deck of these cards with an empty discard pile.
    pub fn new(cards: Bag<N>) -> Deck<N, KNOWN> {
        Deck { unknown: cards, top: List::new(), bottom: List::new(), discard: Bag::EMPTY, open: None }
    }

    /// How many cards are left to draw before the discard pile is needed.
    pub fn left(&self) -> usize {
        self.top.len() + self.unknown.len() + self.bottom.len()
    }

    /// How many cards can be drawn in all, the discard pile included.
    pub fn available(&self) -> usize {
        self.left() + self.discard.len()
    }

    /// Takes the top card of the draw pile. When the pile has run out the discard pile is shuffled into a
    /// new one first; `None` when that is empty too. The second value tells whether it was.
    pub fn draw(&mut self, chance: &mut impl Chance) -> (Option<u8>, bool) {
        let shuffled = self.left() == 0 && !self.discard.is_empty();
        if shuffled {
            self.unknown = std::mem::take(&mut self.discard);
            self.open = None;
        }
        let card = self.top.pop().or_else(|| self.unknown.draw(chance)).or_else(|| self.bottom.remove(0));
        (card, shuffled)
    }

    /// Puts a card face up on the discard pile.
    pub fn discard(&mut self, card: u8) {
        self.discard.add(card);
        self.open = Some(card);
    }

    /// Puts a card back and shuffles the draw pile: nobody knows any place any more.
    pub fn shuffle_in(&mut self, card: u8) {
        self.unknown.add(card);
        self.shuffle();
    }

    /// Shuffles the draw pile.
    pub fn shuffle(&mut self) {
        let known: Bag<N> = self.top.iter().chain(self.bottom.iter()).copied().collect();
        self.unknown.pour(known);
        self.top.clear();
        self.bottom.clear();
    }

    /// Every card of the draw pile, in no order.
    pub fn face_down(&self) -> Bag<N> {
        let mut cards = self.unknown;
        cards.pour(self.top.iter().chain(self.bottom.iter()).copied().collect());
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Fast, Scripted};

    fn deck(cards: &[u8]) -> Deck<4, 4> {
        Deck::new(cards.iter().copied().collect())
    }

    #[test]
    fn known_cards_come_in_their_order() {
        let mut deck = deck(&[0]);
        deck.top.push(1);
        deck.top.push(2);
        deck.bottom.push(3);
        deck.bottom.push(1);
        let mut none = Scripted::nothing();
        let drawn: Vec<_> = (0..5).map(|_| deck.draw(&mut none).0.unwrap()).collect();
        assert_eq!(drawn, [2, 1, 0, 3, 1]);
        assert_eq!(deck.draw(&mut none), (None, false));
    }

    #[test]
    fn an_empty_pile_is_made_anew_from_the_discards_when_a_card_is_needed() {
        let mut deck = deck(&[]);
        deck.discard(2);
        deck.discard(3);
        assert_eq!((deck.left(), deck.open), (0, Some(3)));
        let (card, shuffled) = deck.draw(&mut Fast::new(5));
        assert!(shuffled && card.is_some());
        assert_eq!((deck.left(), deck.open, deck.discard.len()), (1, None, 0));
    }

    #[test]
    fn a_shuffle_forgets_every_place() {
        let mut deck = deck(&[0]);
        deck.bottom.push(1);
        deck.shuffle_in(2);
        assert_eq!(deck.bottom.len(), 0);
        assert_eq!(deck.unknown.iter().collect::<Vec<_>>(), [0, 1, 2]);
    }
}
