//! The decks of a table before anything is dealt, counted once: a program that plays thousands of games a second sets
//! up as many.

use super::{Card, Cards, Hagals, Intrigues, Pile, Table, content};

/// The decks, by what changes them from game to game.
#[derive(Default)]
pub(crate) struct Decks {
    /// The Imperium deck without and with the CHOAM module. IU-CHOAM-04
    pub imperium: [Cards; 2],
    /// The Intrigue deck without and with it.
    pub intrigue: [Intrigues; 2],
    /// The Tleilaxu deck. IM-SETUP-03
    pub tleilaxu: Cards,
    /// Cards that starting decks are made of, Epic mode's among them; Commanders have decks of their own. IU-SETUP-18
    pub starting: Vec<Card>,
    /// The House Hagal deck against one person and against two. IU-RIVAL-07
    hagal: [Hagals; 2],
}

impl Decks {
    pub(crate) fn of(table: &Table) -> Decks {
        let begins = |card: &Card| {
            let text = card.text();
            let starting = text.pile == Pile::Starting && !text.reserve;
            starting && (text.key == content().epic.card || table.begins_with(text))
        };
        Decks {
            imperium: [false, true]
                .map(|choam| copies(table.imperium(choam).map(|(card, copies)| (card.0, copies)))),
            intrigue: [false, true]
                .map(|choam| copies(table.intrigue(choam).map(|(card, copies)| (card.0, copies)))),
            tleilaxu: copies(table.tleilaxu().map(|(card, copies)| (card.0, copies))),
            starting: Card::all().filter(begins).collect(),
            hagal: [1, 2].map(|people| copies(table.hagal(people).map(|(card, copies)| (card.0, copies)))),
        }
    }

    /// The House Hagal deck against so many people.
    pub(crate) fn hagal(&self, people: u8) -> Hagals {
        match people {
            1 | 2 => self.hagal[usize::from(people) - 1],
            _ => Hagals::default(),
        }
    }
}

/// Cards as often as there are copies of them.
pub(crate) fn copies<Pile: FromIterator<u8>>(cards: impl Iterator<Item = (u8, u8)>) -> Pile {
    cards.flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into())).collect()
}
