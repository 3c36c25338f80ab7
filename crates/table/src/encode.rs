//! Games as numbers: what a seat may know and what it may do, for programs that learn.
//!
//! Nothing here knows a game. What a seat sees is walked as it is written for the wire (`walk.rs`), and every
//! statement in it becomes a *token*: `sides/atreides/spice>3`, `places/arrakeen/troops/fremen>1`, `asked=ship`. An
//! action is a short row of tokens: its kind, its arguments, both together with the question and with the side that
//! asks, and everything the table says about what it names: a landing at Arrakeen comes with who stands there. A
//! [`Layout`] numbers the tokens. It only ever grows at its end, so a net trained with a shorter one still reads the
//! longer.
//!
//! Two conventions make this say more. The question a view asks is its field `asked`, or the
//! message of its field `question`. And a seat is told by a label
//! ([`Game::label`]): the side it plays, or its place counted from the viewer where seats are alike.
//!
//! A game that is to be played very often may say its words itself (`spoken.rs`, [`Game::speak`]).
//!
//! Only a view, the actions offered and the labels go in, so two positions a seat cannot tell apart give the same
//! numbers; the conformance suite proves it.

mod key;
mod label;
mod layout;
mod spoken;
mod walk;

use std::collections::HashMap;

use serde::Serialize;

use crate::game::Game;
use crate::list::List;
use crate::seat::{MAX_SEATS, Seat, Viewer};

pub use key::Key;
pub use label::Label;
pub use layout::{BadLayout, Layout, Marks, Vocabulary};
pub use spoken::{Block, Ear, Lexicon, Said, Speech, Words};

use walk::Walker;

/// The steps an amount is told by.
const STEPS: [u64; 16] = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 40, 50, 60];

/// What every seat is called, as a viewer sees it.
pub fn labels<G: Game>(game: &G, viewer: Seat) -> List<&'static str, MAX_SEATS> {
    Seat::first(game.seats()).map(|seat| game.label(viewer, seat)).collect()
}

/// One decision as numbers. The room is used again and again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// What the seat knows: tokens by their number in [`Layout::table`]; one that holds twice stands twice.
    pub table: Vec<u16>,
    /// The choices one after another: tokens by their number in [`Layout::rows`].
    pub rows: Vec<u16>,
    /// Where each choice's tokens end.
    pub ends: Vec<u32>,
    /// The label of every seat; `None` for a seat that is not there, or whose label the layout does not know.
    pub labels: [Option<Label>; MAX_SEATS],
    /// The label of the seat that decides.
    pub me: Option<Label>,
}

impl Numbers {
    /// Nothing but who sits where; answers how many labels the layout does not know.
    fn begin(&mut self, labels: impl Iterator<Item = &'static str>, seat: Seat, layout: &Layout) -> usize {
        let mut unknown = 0;
        self.table.clear();
        self.rows.clear();
        self.ends.clear();
        self.labels = [None; MAX_SEATS];
        for (into, label) in self.labels.iter_mut().zip(labels) {
            *into = layout.label(label);
            unknown += usize::from(into.is_none());
        }
        self.me = self.labels.get(seat.index()).copied().flatten();
        unknown
    }

    /// The tokens of a choice.
    pub fn row(&self, choice: usize) -> &[u16] {
        let from = choice.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.rows[from..self.ends[choice] as usize]
    }
}

/// What is to be told in numbers: a seat's view, its choices, and how the seats are called.
#[derive(Debug)]
pub struct Decision<'a, V, A> {
    /// What the seat sees.
    pub view: &'a V,
    /// What it may do.
    pub legal: &'a [A],
    /// The seat.
    pub seat: Seat,
    /// What every seat is called, as this one sees it.
    pub labels: &'a [&'static str],
}

/// Turns decisions into numbers, in rooms it keeps.
#[derive(Debug, Default)]
pub struct Encoder {
    walker: Walker,
    /// Everything the view says about a thing, as chains from a small table of heads: a thing is asked about as often
    /// as there are actions naming it.
    heads: Vec<u32>,
    next: Vec<u32>,
    row: Vec<Key>,
    speech: Speech,
}

/// Heads of chains; a power of two.
const HEADS: usize = 512;
const END: u32 = u32::MAX;

/// Tokens that a layout does not know, with what they say.
pub type Unknown = HashMap<Key, String>;

/// Tokens a layout lacks: of the table, of the rows, and labels.
#[derive(Clone, Debug, Default)]
pub struct Wanting {
    /// What the table says.
    pub table: Unknown,
    /// What choices say.
    pub rows: Unknown,
    /// Labels of seats.
    pub labels: Vec<&'static str>,
}

impl Wanting {
    /// Does the layout lack nothing?
    pub fn is_empty(&self) -> bool {
        self.table.is_empty() && self.rows.is_empty() && self.labels.is_empty()
    }
}

impl Encoder {
    /// What a seat must decide, in the layout's numbers, as the game says it or as a walk through the view does. What
    /// the layout does not know is left out, and counted in the answer.
    pub fn tell<G: Game>(
        &mut self,
        (game, seat, legal): (&G, Seat, &[G::Action]),
        (layout, ear): (&Layout, &Ear),
        into: &mut Numbers,
    ) -> usize {
        if G::lexicon().is_none() {
            let (view, labels) = (game.view(Viewer::Seat(seat)), labels(game, seat));
            return self.encode(&Decision { view: &view, legal, seat, labels: &labels }, layout, into);
        }
        let labels = Seat::first(game.seats()).map(|other| game.label(seat, other));
        let unknown = into.begin(labels, seat, layout);
        self.listen(game, seat, legal);
        unknown + self.speech.heard(ear, into)
    }

    /// What the layout would have to know to tell all of it.
    pub fn lacks<G: Game>(&mut self, game: &G, seat: Seat, legal: &[G::Action], layout: &Layout) -> Wanting {
        let labels = labels(game, seat);
        let Some(lexicon) = G::lexicon() else {
            let view = game.view(Viewer::Seat(seat));
            return self.wanting(&Decision { view: &view, legal, seat, labels: &labels }, layout);
        };
        self.listen(game, seat, legal);
        let unknown = labels.iter().copied().filter(|label| layout.label(label).is_none());
        Wanting { labels: unknown.collect(), ..self.speech.wanting(lexicon, layout) }
    }

    fn listen<G: Game>(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        self.speech.clear();
        game.speak(seat, legal, &mut self.speech);
        debug_assert_eq!(self.speech.ends().len(), legal.len(), "every choice is said");
    }

    /// The decision in the layout's numbers. What the layout does not know is left out, and counted in the answer.
    pub fn encode<V: Serialize, A: Serialize>(
        &mut self,
        decision: &Decision<'_, V, A>,
        layout: &Layout,
        into: &mut Numbers,
    ) -> usize {
        let mut unknown = into.begin(decision.labels.iter().copied(), decision.seat, layout);
        self.look(decision);
        for key in &self.walker.tokens {
            match layout.table.number(*key) {
                Some(number) => into.table.push(number),
                None => unknown += 1,
            }
        }
        for action in decision.legal {
            self.choice(action);
            for key in &self.row {
                match layout.rows.number(*key) {
                    Some(number) => into.rows.push(number),
                    None => unknown += 1,
                }
            }
            into.ends.push(into.rows.len() as u32);
        }
        unknown
    }

    /// What the layout would have to know to tell all of it.
    pub fn wanting<V: Serialize, A: Serialize>(
        &mut self,
        decision: &Decision<'_, V, A>,
        layout: &Layout,
    ) -> Wanting {
        self.walker.names = Some(HashMap::new());
        let mut wanting = Wanting::default();
        let labels = decision.labels.iter().filter(|label| layout.label(label).is_none());
        wanting.labels.extend(labels);
        self.look(decision);
        wanting.table = self.named(&self.walker.tokens, &layout.table);
        for action in decision.legal {
            self.choice(action);
            let more = self.named(&self.row, &layout.rows);
            wanting.rows.extend(more);
        }
        self.walker.names = None;
        wanting
    }

    /// Those that the vocabulary lacks, with their names.
    fn named(&self, keys: &[Key], vocabulary: &Vocabulary) -> Unknown {
        let names = self.walker.names.as_ref();
        let name = |key: &Key| names.and_then(|names| names.get(key)).cloned().unwrap_or_default();
        let unknown = keys.iter().filter(|key| vocabulary.number(**key).is_none());
        unknown.map(|key| (*key, name(key))).collect()
    }

    /// Walks the view, and sorts what it says by what it speaks of.
    fn look<V: Serialize, A>(&mut self, decision: &Decision<'_, V, A>) {
        self.walker.view(decision.view, decision.labels, decision.seat);
        self.heads.clear();
        self.heads.resize(HEADS, END);
        self.next.clear();
        for (at, (thing, _)) in self.walker.about.iter().enumerate() {
            let head = &mut self.heads[*thing as usize % HEADS];
            self.next.push(*head);
            *head = at as u32;
        }
    }

    /// The tokens of an action.
    fn choice<A: Serialize>(&mut self, action: &A) {
        self.walker.action(action);
        self.row.clear();
        self.row.extend_from_slice(&self.walker.tokens);
        let [whole, asked, me] = self.walker.whole;
        if self.walker.parts > 2 {
            self.row.push(whole);
        }
        self.row.extend([asked, me]);
        for place in 0..self.walker.things.len() {
            let thing = self.walker.things[place];
            let mut at = self.heads[thing as usize % HEADS];
            while at != END {
                let (about, said) = self.walker.about[at as usize];
                if about == thing {
                    let token = self.walker.said_of(place, said);
                    self.row.push(token);
                }
                at = self.next[at as usize];
            }
        }
    }
}

#[cfg(test)]
mod tests;
