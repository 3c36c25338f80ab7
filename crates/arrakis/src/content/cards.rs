//! Planning, prescience and objective cards, and sets of planning cards in 16 bytes.
//!
//! The sets are written by hand instead of using the kernel's `Bag` for one reason: a position holds a dozen of these
//! and looks through them at most decisions; a word of bits is copied and walked faster than 80 counts.

use std::fmt;

use serde::Serialize;
use table::Chance;
use table::fault::{self, Fault};

use super::content;
use crate::board::by_id;
use crate::piece::Deck;

/// A planning card, by its place in the data file; in records and on the wire by its id. Copies cannot be told
/// apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub u8);

/// A prescience card, by its place in the data file; in records and on the wire by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PrescienceCard(pub u8);

/// A secret objective, by its place in the data file; it is told by its goals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ kwisatz_haderach: number, sand_dwellers: number, jihad: number }")
)]
pub struct Objective(pub u8);

/// How many kinds of cards there are.
pub const KINDS: u8 = 80;
/// Hawat's Scheming, of which there are three.
pub const HAWAT: Card = Card(6);
/// Shai-Hulud, of which there are three.
pub const SHAI_HULUD: Card = Card(61);

/// Kinds of each deck: House Atreides, Fremen, House Harkonnen, Corrino.
const RANGES: [(u8, u8); 4] = [(40, 61), (61, 80), (0, 19), (19, 40)];
/// Second and third copies live above the kinds.
const SPARE_HAWAT: u8 = 100;
const SPARE_SHAI_HULUD: u8 = 102;

impl Card {
    /// What the data file says about it.
    pub fn row(self) -> &'static super::Card {
        &content().cards[self.0 as usize]
    }

    /// Its id, which is its message key too.
    pub fn id(self) -> &'static str {
        &self.row().id
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        content().cards.iter().position(|card| card.id == id).map(|at| Card(at as u8))
    }

    /// The deck it belongs to.
    pub fn deck(self) -> Deck {
        match self.0 {
            0..19 => Deck::HouseHarkonnen,
            19..40 => Deck::Corrino,
            40..61 => Deck::HouseAtreides,
            _ => Deck::Fremen,
        }
    }

    /// How many copies there is room for.
    pub fn most_copies(self) -> u8 {
        self.spares().map_or(1, |_| 3)
    }

    fn spares(self) -> Option<u8> {
        match self {
            HAWAT => Some(SPARE_HAWAT),
            SHAI_HULUD => Some(SPARE_SHAI_HULUD),
            _ => None,
        }
    }
}

impl PrescienceCard {
    /// What the data file says about it.
    #[inline]
    pub fn row(self) -> &'static super::Prescience {
        &content().prescience[self.0 as usize]
    }

    /// Its id, which is its message key too.
    pub fn id(self) -> &'static str {
        &self.row().id
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<PrescienceCard> {
        content().prescience.iter().position(|card| card.id == id).map(|at| PrescienceCard(at as u8))
    }

    /// As a bit.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The cards whose bits are set.
    #[inline]
    pub fn of(bits: u16) -> impl Iterator<Item = PrescienceCard> {
        (0..16).map(PrescienceCard).filter(move |card| bits & card.bit() != 0)
    }
}

impl Objective {
    /// How far each marker must come.
    pub fn goals(self) -> [u8; 3] {
        content().tracks.objectives[self.0 as usize]
    }

    /// As a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The objectives whose bits are set.
    pub fn of(bits: u8) -> impl Iterator<Item = Objective> {
        (0..6).map(Objective).filter(move |objective| bits & objective.bit() != 0)
    }
}

by_id!(Card, "planning card");
by_id!(PrescienceCard, "prescience card");

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for PrescienceCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Objective {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Goals {
            kwisatz_haderach: u8,
            sand_dwellers: u8,
            jihad: u8,
        }
        let [kwisatz_haderach, sand_dwellers, jihad] = self.goals();
        Goals { kwisatz_haderach, sand_dwellers, jihad }.serialize(serializer)
    }
}

/// Some planning cards in no order: a hand, a deck or a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there such a card?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many of this card.
    pub fn count(self, card: Card) -> u8 {
        let spare = card.spares().map_or(0, |spare| (self.0 >> spare & 3).count_ones() as u8);
        u8::from(self.has(card)) + spare
    }

    /// Puts a card in; one more than there are is a [`Fault`].
    pub fn add(&mut self, card: Card) {
        match card.spares() {
            Some(spare) if self.has(card) && self.0 >> spare & 3 != 3 => {
                let free = if self.0 >> spare & 1 == 0 { spare } else { spare + 1 };
                self.0 |= 1 << free;
            }
            _ if self.has(card) => fault::raise(Fault::Full(self.count(card).into())),
            _ => self.0 |= 1 << card.0,
        }
    }

    /// Takes a card out, which must be there: otherwise it is a [`Fault`].
    pub fn take(&mut self, card: Card) {
        if !self.remove(card) {
            fault::raise(Fault::Missing("a planning card"));
        }
    }

    /// Takes a card out; `false` when there is none.
    pub fn remove(&mut self, card: Card) -> bool {
        if !self.has(card) {
            return false;
        }
        // The last copy to come is the first to go, so that equal sets have equal bits.
        let copies = self.count(card);
        let bit = match card.spares() {
            Some(spare) if copies > 1 => spare + copies - 2,
            _ => card.0,
        };
        self.0 &= !(1 << bit);
        true
    }

    /// Takes a card out blindly, every copy being as likely as another.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let skip = chance.below(u32::from(self.len()));
        let mut bits = self.0;
        for _ in 0..skip {
            bits &= bits - 1;
        }
        let card = match bits.trailing_zeros() as u8 {
            bit if bit < SPARE_HAWAT => Card(bit),
            bit if bit < SPARE_SHAI_HULUD => HAWAT,
            _ => SHAI_HULUD,
        };
        self.remove(card);
        Some(card)
    }

    /// The kinds of cards in it, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0 & ((1 << KINDS) - 1);
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Every card in it.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// Those of one deck.
    #[must_use]
    pub fn of(self, deck: Deck) -> Cards {
        let (from, to) = RANGES[deck as usize];
        let kinds: u128 = (1 << to) - (1 << from);
        let spares: u128 = match deck {
            Deck::HouseHarkonnen => 3 << SPARE_HAWAT,
            Deck::Fremen => 3 << SPARE_SHAI_HULUD,
            _ => 0,
        };
        Cards(self.0 & (kinds | spares))
    }

    /// Both together; neither may hold a copy beyond the three there are.
    #[must_use]
    pub fn plus(mut self, other: Cards) -> Cards {
        other.iter().for_each(|card| self.add(card));
        self
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::chance::Fast;

    #[test]
    fn three_copies_come_and_go() {
        let mut cards = Cards::NONE;
        for _ in 0..3 {
            cards.add(HAWAT);
        }
        cards.add(Card(7));
        assert_eq!((cards.len(), cards.count(HAWAT)), (4, 3));
        let one: Cards = [HAWAT, Card(7)].into_iter().collect();
        assert!(cards.remove(HAWAT) && cards.remove(HAWAT));
        assert_eq!(cards, one);
        assert!(cards.remove(HAWAT) && !cards.remove(HAWAT));
    }

    #[test]
    fn copies_are_of_one_kind_and_do_not_mix() {
        let mut cards = Cards::NONE;
        for card in [SHAI_HULUD, HAWAT, SHAI_HULUD, HAWAT, SHAI_HULUD, HAWAT] {
            cards.add(card);
        }
        let kinds: Cards = cards.kinds().collect();
        assert_eq!((kinds.len(), cards.kinds().count()), (2, 2));
        assert_eq!((cards.len(), cards.count(HAWAT), cards.count(SHAI_HULUD)), (6, 3, 3));
        assert_eq!(cards.iter().count(), 6);
        cards.take(HAWAT);
        assert_eq!((cards.count(HAWAT), cards.count(SHAI_HULUD)), (2, 3));
        assert_eq!(kinds.plus(kinds).count(HAWAT), 2);
    }

    #[test]
    fn every_copy_is_drawn_and_none_is_lost() {
        let full: Cards = [HAWAT, HAWAT, HAWAT, SHAI_HULUD, Card(20)].into_iter().collect();
        let (mut left, mut drawn, mut chance) = (full, Cards::NONE, Fast::new(3));
        while let Some(card) = left.draw(&mut chance) {
            drawn.add(card);
        }
        assert_eq!(drawn, full);
        assert_eq!(full.of(Deck::HouseHarkonnen).len(), 3);
    }

    #[test]
    fn the_numbers_name_the_cards_of_the_data_file() {
        let content = crate::content::content();
        assert_eq!(content.cards.len(), KINDS as usize);
        for (number, card) in content.cards.iter().enumerate() {
            assert_eq!(Card(number as u8).deck(), card.deck, "{}", card.id);
            assert_eq!(card.copies, if Card(number as u8).spares().is_some() { 3 } else { 1 }, "{}", card.id);
        }
        let named = |card: Card| content.cards[card.0 as usize].id.as_str();
        assert_eq!(named(HAWAT), "card-hawats-scheming");
        assert_eq!(named(SHAI_HULUD), "card-shai-hulud");
    }
}
