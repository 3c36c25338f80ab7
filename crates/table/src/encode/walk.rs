//! A view or an action, walked as it is written for the wire, as tokens.
//!
//! A field, an entry of a list and a place in an array lead further *into* the name; a word or a number ends it. An
//! entry of a list that is a structure or a tuple is called by its first field, where that is a word. Amounts are told
//! by the steps they reach, so that 4 is near 5. What has a name of its own (a region, a card, a side) is also
//! remembered as a *thing* that something is said about.

mod wire;

use std::collections::HashMap;

use serde::Serialize;

use super::STEPS;
use super::key::{AND, Key, Mark, digit, word};
use crate::seat::{MAX_SEATS, Seat};

const ASKED: Key = Key::ROOT.then(Mark::Into, word("asked"));
/// The message of a question that is told in words.
const QUESTION: Key =
    Key::ROOT.then(Mark::Into, word("question")).then(Mark::Into, word("say")).then(Mark::Into, word("key"));
const ACT: Key = Key::ROOT.then(Mark::Into, word("act"));
const ME: Key = Key::ROOT.then(Mark::Into, word("me"));
const OF: Key = Key::ROOT.then(Mark::Into, word("of"));
/// Stands for the thing something is said about.
const IT: &str = "*";

/// How deep things within things are followed.
const DEPTH: usize = 3;

/// Walks, and keeps what it finds.
#[derive(Debug)]
pub(super) struct Walker {
    /// What is said.
    pub(super) tokens: Vec<Key>,
    /// What is said of things: the thing, and the token with the thing left open.
    pub(super) about: Vec<(u64, Key)>,
    /// The kind of question the view asks.
    pub(super) asked: Key,
    /// The side that looks.
    pub(super) me: Key,
    /// All of an action in one: by itself, with the question, with the side that looks.
    pub(super) whole: [Key; 3],
    /// How many words an action has.
    pub(super) parts: usize,
    /// The things an action names.
    pub(super) things: Vec<u64>,
    /// What every key means, where somebody wants to read it.
    pub(super) names: Option<HashMap<Key, String>>,
    labels: [Option<&'static str>; MAX_SEATS],
    acting: bool,
    /// The word an entry is called by, when it is looked for.
    caught: Option<Caught>,
}

/// What an entry may be called by.
#[derive(Debug)]
struct Caught {
    word: u64,
    /// Put together only where names are wanted.
    text: String,
    amount: bool,
}

impl Default for Walker {
    fn default() -> Walker {
        Walker {
            tokens: Vec::new(),
            about: Vec::new(),
            asked: Key::ROOT,
            me: Key::ROOT,
            whole: [Key::ROOT; 3],
            parts: 0,
            things: Vec::new(),
            names: None,
            labels: [None; MAX_SEATS],
            acting: false,
            caught: None,
        }
    }
}

impl Walker {
    pub(super) fn view<V: Serialize>(&mut self, view: &V, labels: &[&'static str], seat: Seat) {
        self.tokens.clear();
        self.about.clear();
        self.labels = [None; MAX_SEATS];
        for (into, label) in self.labels.iter_mut().zip(labels) {
            *into = Some(label);
        }
        self.acting = false;
        self.asked = ASKED;
        self.name_root(ASKED, "asked");
        self.name_root(ME, "me");
        let label = self.labels.get(seat.index()).copied().flatten().unwrap_or("nobody");
        self.me = self.then(ME, Mark::Is, word(label), label);
        let me = self.me;
        self.tokens.push(me);
        let walked = view.serialize(Spot::new(self, Key::ROOT, Open::NONE, Place::Plain));
        debug_assert!(walked.is_ok(), "a view is written as it is");
    }

    pub(super) fn action<A: Serialize>(&mut self, action: &A) {
        self.tokens.clear();
        self.things.clear();
        self.parts = 0;
        self.whole = [ACT, self.asked, self.me];
        self.acting = true;
        self.name_root(ACT, "act");
        let walked = action.serialize(Spot::new(self, ACT, Open::NONE, Place::Plain));
        debug_assert!(walked.is_ok(), "an action is written as it is");
    }

    /// What is said of the thing that stands at this place in an action.
    pub(super) fn said_of(&mut self, place: usize, said: Key) -> Key {
        let (number, digits) = digit(place as u64);
        self.name_root(OF, "of");
        let of = self.then(OF, Mark::Is, number, digits);
        self.both(of, said)
    }

    fn both(&mut self, one: Key, other: Key) -> Key {
        let both = one.and(other);
        if let Some(names) = &mut self.names {
            let name = |key| names.get(&key).cloned().unwrap_or_default();
            let text = name(one) + AND + &name(other);
            names.insert(both, text);
        }
        both
    }

    /// One more part of an action.
    fn part(&mut self, token: Key) {
        let [whole, asked, me] = self.whole;
        let whole = if self.parts == 0 { token } else { self.both(whole, token) };
        self.whole = [whole, self.both(asked, token), self.both(me, token)];
        self.parts += 1;
    }

    fn catch(&mut self, text: &str, amount: bool) {
        let kept = if self.names.is_some() { text.to_owned() } else { String::new() };
        self.caught = Some(Caught { word: word(text), text: kept, amount });
    }

    fn name_root(&mut self, key: Key, text: &str) {
        if let Some(names) = &mut self.names {
            names.insert(key, text.to_owned());
        }
    }

    #[inline]
    fn then(&mut self, path: Key, mark: Mark, number: u64, text: &str) -> Key {
        let key = path.then(mark, number);
        if let Some(names) = &mut self.names {
            let mut name = names.get(&path).cloned().unwrap_or_default();
            if !name.is_empty() {
                name.push(mark.letter());
            }
            names.insert(key, name + text);
        }
        key
    }
}

/// The things that what is walked now is said of, each with the path in which it is left open.
#[derive(Clone, Copy)]
struct Open {
    things: [(u64, Key); DEPTH],
    count: u8,
}

impl Open {
    const NONE: Open = Open { things: [(0, Key::ROOT); DEPTH], count: 0 };

    fn with(mut self, thing: u64, path: Key) -> Open {
        if let Some(free) = self.things.get_mut(usize::from(self.count)) {
            *free = (thing, path);
            self.count += 1;
        }
        self
    }

    fn step(mut self, walker: &mut Walker, mark: Mark, number: u64, text: &str) -> Open {
        for (_, path) in &mut self.things[..usize::from(self.count)] {
            *path = walker.then(*path, mark, number, text);
        }
        self
    }
}

/// Where a value stands.
#[derive(Clone, Copy)]
enum Place {
    /// By itself.
    Plain,
    /// In a list.
    Entry(u64),
    /// In an array or a tuple; the path leads to the whole.
    Slot(u64),
    /// In front of a structure that is called by it.
    Caller,
}

/// A value, about to be walked.
struct Spot<'a> {
    walker: &'a mut Walker,
    path: Key,
    open: Open,
    place: Place,
    /// Is it the number of a seat?
    seat: bool,
}

impl<'a> Spot<'a> {
    fn new(walker: &'a mut Walker, path: Key, open: Open, place: Place) -> Spot<'a> {
        Spot { walker, path, open, place, seat: false }
    }

    /// In an array what is not called by a word is called by its place.
    fn placed(mut self) -> Spot<'a> {
        if let Place::Slot(at) = self.place {
            let (number, digits) = digit(at);
            self = self.into(number, digits);
        }
        self
    }

    fn into(mut self, number: u64, text: &str) -> Spot<'a> {
        self.path = self.walker.then(self.path, Mark::Into, number, text);
        self.open = self.open.step(self.walker, Mark::Into, number, text);
        self.place = Place::Plain;
        self
    }

    fn say(&mut self, mark: Mark, number: u64, text: &str) -> Key {
        let token = self.walker.then(self.path, mark, number, text);
        self.walker.tokens.push(token);
        if !self.walker.acting {
            for at in 0..usize::from(self.open.count) {
                let (thing, path) = self.open.things[at];
                let said = self.walker.then(path, mark, number, text);
                self.walker.about.push((thing, said));
            }
        }
        token
    }

    fn word(self, text: &str) {
        if let Place::Caller = self.place {
            return self.walker.catch(text, false);
        }
        let mut spot = self.placed();
        let number = word(text);
        let token = spot.say(Mark::Is, number, text);
        let walker = spot.walker;
        if walker.acting {
            if walker.parts > 0 {
                walker.things.push(number);
            }
            walker.part(token);
        } else if spot.path == ASKED || spot.path == QUESTION {
            walker.asked = token;
        } else {
            let said = walker.then(spot.path, Mark::Is, word(IT), IT);
            walker.about.push((number, said));
        }
    }

    fn amount(self, amount: u64) {
        match self.place {
            _ if self.seat => self.sitting(amount),
            Place::Caller => self.walker.catch(digit(amount).1, true),
            // A number in a list is one of many, not an amount.
            Place::Entry(_) => {
                let (_, digits) = digit(amount);
                Spot { place: Place::Plain, ..self }.word(digits);
            }
            Place::Plain | Place::Slot(_) => {
                let mut spot = self.placed();
                for step in STEPS.into_iter().take_while(|step| *step <= amount) {
                    let (number, digits) = digit(step);
                    spot.say(Mark::AtLeast, number, digits);
                }
                if spot.walker.acting {
                    let (number, digits) = digit(amount);
                    let token = spot.say(Mark::Is, number, digits);
                    spot.walker.part(token);
                }
            }
        }
    }

    fn below_zero(mut self) {
        if !matches!(self.place, Place::Caller) {
            self.say(Mark::Is, word("negative"), "negative");
        }
    }

    fn signed(self, amount: i64) {
        match u64::try_from(amount) {
            Ok(amount) => self.amount(amount),
            Err(_) => self.below_zero(),
        }
    }

    fn sitting(mut self, seat: u64) {
        self.seat = false;
        let label = self.walker.labels.get(seat as usize).copied().flatten();
        let Some(label) = label else { return self.amount(seat) };
        if let Place::Entry(at) = self.place {
            // Seats stand in an order that matters.
            let (number, digits) = digit(at);
            let path = self.walker.then(self.path, Mark::Into, number, digits);
            Spot::new(self.walker, path, Open::NONE, Place::Plain).word(label);
        }
        self.word(label);
    }

    /// A variant's name is said, and leads into what it holds.
    fn variant(self, name: &str) -> Spot<'a> {
        if let Place::Caller = self.place {
            return self;
        }
        let Spot { walker, path, open, place, .. } = self.placed();
        Spot::new(walker, path, open, place).word(name);
        Spot::new(walker, path, open, Place::Plain).into(word(name), name)
    }
}
