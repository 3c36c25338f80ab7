//! Games that say for themselves what a seat knows, word by word, from a lexicon of their own: many times faster than a
//! walk through a view, where a game is to be played millions of times.
//!
//! A [`Lexicon`] lists every word once, in blocks; a game remembers its blocks and says a word by its block and place. A
//! layout numbers words by name as it does the tokens of a walk, so a lexicon may change its order without a net
//! noticing: an [`Ear`] leads from the one to the other.

use super::{Key, Layout, STEPS, Vocabulary, Wanting};
use crate::Pouch;

/// Words one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    first: u16,
    size: u16,
}

/// The words of a table or of choices.
#[derive(Clone, Debug, Default)]
pub struct Words {
    names: Vec<String>,
    /// What a layout knows each by.
    keys: Vec<Key>,
}

/// Every word a game can say.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Of what a seat knows.
    pub table: Words,
    /// Of what it may do.
    pub rows: Words,
}

impl Words {
    fn block(&mut self, names: impl Iterator<Item = String>) -> Block {
        let first = self.names.len();
        self.names.extend(names);
        self.keys.extend(self.names[first..].iter().map(|name| Key::named(name)));
        let size = self.names.len() - first;
        assert!(self.names.len() <= usize::from(u16::MAX), "a lexicon has at most 65,535 words");
        Block { first: first as u16, size: size as u16 }
    }

    /// That something is so.
    pub fn flag(&mut self, name: &str) -> Block {
        self.block(std::iter::once(name.to_owned()))
    }

    /// Which one of these something is.
    pub fn one_of<'a>(&mut self, name: &str, of: impl IntoIterator<Item = &'a str>) -> Block {
        self.block(of.into_iter().map(|one| format!("{name}={one}")))
    }

    /// How much of something there is, told by the steps it reaches.
    pub fn amount(&mut self, name: &str, most: u64) -> Block {
        self.block(STEPS.iter().filter(|step| **step <= most).map(|step| format!("{name}>{step}")))
    }
}

/// What is said of a table or a choice, by places in the lexicon.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// Room that is used again and again, with whatever stands in it; what is said stands at its beginning.
    room: Vec<u16>,
    /// How many words are said.
    said: usize,
}

/// Words there is room for when the first is said: most decisions have fewer.
const ROOM: usize = 1024;

/// No list of amounts or of what is so has more words; a power of two, so that no place in it has to be looked at twice.
const MOST: usize = 512;

/// Room for a list, and for the words of one amount that are written down behind it.
const LIST: usize = MOST + STEPS.len();

impl Said {
    /// What is said so far.
    #[inline]
    fn words(&self) -> &[u16] {
        &self.room[..self.said]
    }

    fn clear(&mut self) {
        self.said = 0;
    }

    /// Room for a list after what is said.
    #[inline]
    fn list(&mut self) -> Option<&mut [u16; LIST]> {
        if self.room.len() < self.said + LIST {
            self.widen(LIST);
        }
        self.room.get_mut(self.said..)?.first_chunk_mut()
    }

    #[cold]
    #[inline(never)]
    fn widen(&mut self, more: usize) {
        self.room.resize((self.said + more).next_power_of_two().max(ROOM), 0);
    }

    #[inline]
    fn word(&mut self, word: u16) {
        match self.room.get_mut(self.said) {
            Some(room) => {
                *room = word;
                self.said += 1;
            }
            None => self.word_beyond(word),
        }
    }

    #[cold]
    #[inline(never)]
    fn word_beyond(&mut self, word: u16) {
        self.widen(1);
        self.room[self.said] = word;
        self.said += 1;
    }

    /// Says the word at this place of a block.
    #[inline]
    pub fn say(&mut self, block: Block, at: usize) {
        debug_assert!(at < usize::from(block.size), "a word beyond its block");
        self.word(block.first.wrapping_add(at as u16));
    }

    /// Says what is in a pouch, each kind as often as it is there.
    #[inline]
    pub fn pouch<const WORDS: usize>(&mut self, block: Block, pouch: &Pouch<WORDS>) {
        if !pouch.is_empty() {
            pouch.each(|kind| self.say(block, kind.into()));
        }
    }

    /// Says what is so.
    #[inline]
    pub fn flag(&mut self, block: Block, so: bool) {
        if so {
            self.word(block.first);
        }
    }

    /// Says which of these are so: a word is written down either way, and only those that are so are kept, because guessing
    /// which comes next takes longer.
    #[inline]
    pub fn flags<const N: usize>(&mut self, blocks: &[Block; N], so: [bool; N]) {
        const { assert!(N < MOST) };
        let Some(list) = self.list() else { return };
        let mut kept = 0;
        for (block, so) in blocks.iter().zip(so) {
            list[kept % MOST] = block.first;
            kept += usize::from(so);
        }
        self.said += kept;
    }

    /// Says how much there is of each: all words of a block are written down, and those it reaches are kept.
    #[inline]
    pub fn amounts<const N: usize>(&mut self, blocks: &[Block; N], amounts: [u8; N]) {
        const { assert!(N * STEPS.len() < MOST) };
        let Some(list) = self.list() else { return };
        let mut kept = 0;
        for (block, amount) in blocks.iter().zip(amounts) {
            // Made first and written down then: several words are written in one go.
            let words: [u16; STEPS.len()] = std::array::from_fn(|step| block.first.wrapping_add(step as u16));
            let at = kept % MOST;
            list[at..at + STEPS.len()].copy_from_slice(&words);
            kept += reached(amount).min(block.size.into());
        }
        self.said += kept;
    }

    /// Says how much there is.
    #[inline]
    pub fn amount(&mut self, block: Block, amount: u8) {
        let reached = reached(amount).min(block.size.into());
        (0..reached).for_each(|step| self.say(block, step));
    }
}

/// How many of the steps an amount reaches; it is looked up.
#[inline]
fn reached(amount: u8) -> usize {
    const AMOUNTS: usize = 1 << u8::BITS;
    const REACHED: [u8; AMOUNTS] = {
        let (mut reached, mut amount) = ([0; AMOUNTS], 0);
        while amount < AMOUNTS {
            let mut step = 0;
            while step < STEPS.len() && STEPS[step] <= amount as u64 {
                step += 1;
            }
            reached[amount] = step as u8;
            amount += 1;
        }
        reached
    };
    usize::from(REACHED[usize::from(amount)])
}

/// A decision as a game says it.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    /// What the seat knows.
    pub table: Said,
    /// The choices, one after another.
    pub rows: Said,
    ends: Vec<u32>,
}

impl Speech {
    /// One choice is said.
    #[inline]
    pub fn end_choice(&mut self) {
        self.ends.push(self.rows.said as u32);
    }

    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.rows.clear();
        self.ends.clear();
    }

    pub(super) fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// In the layout's numbers; answers how many words it does not know.
    pub(super) fn heard(&self, ear: &Ear, into: &mut super::Numbers) -> usize {
        let unknown = hear(self.table.words(), &ear.table, &mut into.table);
        let rows = into.rows.len();
        if hear(self.rows.words(), &ear.rows, &mut into.rows) == 0 {
            into.ends.extend(self.ends.iter().map(|end| rows as u32 + end));
            return unknown;
        }
        // Some of the choices are shorter than they were said.
        into.rows.truncate(rows);
        let mut before = 0;
        self.ends.iter().fold(unknown, |unknown, end| {
            let row = &self.rows.words()[before..*end as usize];
            before = *end as usize;
            let more = hear(row, &ear.rows, &mut into.rows);
            into.ends.push(into.rows.len() as u32);
            unknown + more
        })
    }

    /// The words a layout does not know.
    pub(super) fn wanting(&self, lexicon: &Lexicon, layout: &Layout) -> Wanting {
        let named = |said: &Said, words: &Words, known: &Vocabulary| {
            let at = said.words().iter().map(|word| usize::from(*word));
            let unknown = at.filter(|&at| known.number(words.keys[at]).is_none());
            unknown.map(|at| (words.keys[at], words.names[at].clone())).collect()
        };
        Wanting {
            table: named(&self.table, &lexicon.table, &layout.table),
            rows: named(&self.rows, &lexicon.rows, &layout.rows),
            labels: Vec::new(),
        }
    }
}

/// Adds the numbers of what is said, and answers for how many words there is none.
fn hear(said: &[u16], numbers: &Numbering, into: &mut Vec<u16>) -> usize {
    /// So many words are looked up at a time.
    const EIGHT: usize = 8;
    let before = into.len();
    into.resize(before + said.len(), DEAF);
    let number = |(into, word): (&mut u16, &u16)| *into = numbers.0[usize::from(*word)];
    let ((said, said_last), (heard, heard_last)) =
        (said.as_chunks::<EIGHT>(), into[before..].as_chunks_mut::<EIGHT>());
    heard.iter_mut().zip(said).for_each(|(heard, said)| heard.iter_mut().zip(said).for_each(number));
    heard_last.iter_mut().zip(said_last).for_each(number);
    let deaf = into[before..].iter().fold(0, |deaf, number| deaf | u16::from(*number == DEAF)) != 0;
    if !deaf {
        return 0;
    }
    let mut kept = before;
    for at in before..into.len() {
        into[kept] = into[at];
        kept += usize::from(into[at] != DEAF);
    }
    let unknown = into.len() - kept;
    into.truncate(kept);
    unknown
}

/// A word the layout has no number for.
const DEAF: u16 = u16::MAX;

/// A number for every word there could be, so that none has to be looked for.
#[derive(Clone, Debug)]
struct Numbering(Box<[u16; 1 << 16]>);

impl Default for Numbering {
    fn default() -> Numbering {
        Numbering(Box::new([DEAF; 1 << 16]))
    }
}

/// The numbers a layout has for the words of a lexicon; none for a game that has no lexicon.
#[derive(Clone, Debug, Default)]
pub struct Ear {
    table: Numbering,
    rows: Numbering,
}

impl Ear {
    /// How a layout hears a game.
    pub fn of<G: crate::Game>(layout: &Layout) -> Ear {
        let mut ear = Ear::default();
        let Some(lexicon) = G::lexicon() else { return ear };
        let fill = |words: &Words, known: &Vocabulary, numbers: &mut Numbering| {
            for (number, key) in numbers.0.iter_mut().zip(&words.keys) {
                *number = known.number(*key).unwrap_or(DEAF);
            }
        };
        fill(&lexicon.table, &layout.table, &mut ear.table);
        fill(&lexicon.rows, &layout.rows, &mut ear.rows);
        ear
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;
    use crate::chance::Fast;

    /// However it is said, one after another or many at a time, and however much: the words stand in the order in which
    /// they are said.
    #[test]
    fn what_is_said_stands_in_order() {
        let mut words = Words::default();
        let [flags, amounts]: [[Block; 3]; 2] = [
            ["a", "b", "c"].map(|name| words.flag(name)),
            ["d", "e", "f"].map(|name| words.amount(name, 60)),
        ];
        let (small, which) = (words.amount("g", 3), words.one_of("h", ["one"; 40]));
        let (mut said, mut dice) = (Said::default(), Fast::new(9));
        for _ in 0..3 {
            let mut plain: Vec<u16> = Vec::new();
            said.clear();
            for _ in 0..2_000 {
                match dice.below(6) {
                    0 => {
                        let at = dice.below(40) as u16;
                        said.say(which, at.into());
                        plain.push(which.first + at);
                    }
                    1 => {
                        let so = dice.below(2) == 0;
                        said.flag(flags[0], so);
                        plain.extend(so.then_some(flags[0].first));
                    }
                    2 => {
                        let so = std::array::from_fn(|_| dice.below(2) == 0);
                        said.flags(&flags, so);
                        plain
                            .extend(flags.iter().zip(so).filter(|(_, so)| *so).map(|(block, _)| block.first));
                    }
                    3 => {
                        let amount = dice.below(256) as u8;
                        said.amount(small, amount);
                        plain.extend((0..amount.min(3).into()).map(|step| small.first + step));
                    }
                    4 => {
                        let told = std::array::from_fn(|_| dice.below(70) as u8);
                        said.amounts(&amounts, told);
                        for (block, amount) in amounts.iter().zip(told) {
                            let steps = STEPS.iter().filter(|step| **step <= amount.into()).count() as u16;
                            plain.extend(block.first..block.first + steps);
                        }
                    }
                    _ => {
                        let pouch: Pouch<3> = (0..dice.below(6)).map(|_| dice.below(40) as u8).collect();
                        said.pouch(which, &pouch);
                        plain.extend(pouch.iter().map(|kind| which.first + u16::from(kind)));
                    }
                }
            }
            assert!(plain.len() > 2 * ROOM && said.words() == plain);
        }
    }

    /// A word without a number is left out and counted, wherever it stands.
    #[test]
    fn words_without_a_number_are_left_out() {
        let mut numbers = Numbering::default();
        (0..100).filter(|word| word % 7 != 0).for_each(|word| numbers.0[word] = 1_000 + word as u16);
        for length in 0..40 {
            let said: Vec<u16> = (0..length).map(|at| at * 3 % 100).collect();
            let (known, unknown): (Vec<u16>, Vec<u16>) = said.iter().partition(|word| *word % 7 != 0);
            let mut heard = vec![5];
            assert_eq!(hear(&said, &numbers, &mut heard), unknown.len());
            assert!(heard[0] == 5 && heard[1..].iter().copied().eq(known.iter().map(|word| 1_000 + word)));
        }
    }
}
