//! Games that say for themselves what a seat knows, word by word, from a lexicon of their own: many times faster than a
//! walk through a view, where a game is to be played millions of times.
//!
//! A [`Lexicon`] lists every word once, in blocks; a game remembers its blocks and says a word by its block and place. A
//! layout numbers words by name as it does the tokens of a walk, so a lexicon may change its order without a net
//! noticing: an [`Ear`] leads from the one to the other.

use super::{Key, Layout, STEPS, Vocabulary, Wanting};

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
pub struct Said(Vec<u16>);

impl Said {
    /// Says the word at this place of a block.
    #[inline]
    pub fn say(&mut self, block: Block, at: usize) {
        debug_assert!(at < usize::from(block.size), "a word beyond its block");
        self.0.push(block.first + at as u16);
    }

    /// Says what is so.
    #[inline]
    pub fn flag(&mut self, block: Block, so: bool) {
        if so {
            self.0.push(block.first);
        }
    }

    /// Says which of these are so: a word is written down either way, and only those that are so are kept, because guessing
    /// which comes next takes longer.
    #[inline]
    pub fn flags<const N: usize>(&mut self, blocks: &[Block; N], so: [bool; N]) {
        let (mut words, mut kept) = ([0; N], 0);
        for (block, so) in blocks.iter().zip(so) {
            words[kept] = block.first;
            kept += usize::from(so);
        }
        self.0.extend_from_slice(&words[..kept]);
    }

    /// Says how much there is of each: all words of a block are written down, and those it reaches are kept.
    #[inline]
    pub fn amounts<const N: usize>(&mut self, blocks: &[Block; N], amounts: [u64; N]) {
        let mut kept = self.0.len();
        self.0.resize(kept + N * STEPS.len(), 0);
        for (block, amount) in blocks.iter().zip(amounts) {
            if let Some(room) = self.0[kept..].first_chunk_mut::<{ STEPS.len() }>() {
                *room = std::array::from_fn(|at| block.first.wrapping_add(at as u16));
            }
            kept += usize::from(reached(amount).min(block.size));
        }
        self.0.truncate(kept);
    }

    /// Says how much there is.
    #[inline]
    pub fn amount(&mut self, block: Block, amount: impl Into<u64>) {
        let reached = reached(amount.into()).min(block.size);
        self.0.extend(block.first..block.first + reached);
    }
}

/// How many of the steps an amount reaches; small amounts, which most are, are looked up.
#[inline]
fn reached(amount: u64) -> u16 {
    const SMALL: usize = 64;
    const REACHED: [u16; SMALL] = {
        let (mut reached, mut amount) = ([0; SMALL], 0);
        while amount < SMALL {
            let mut step = 0;
            while step < STEPS.len() && STEPS[step] <= amount as u64 {
                step += 1;
            }
            reached[amount] = step as u16;
            amount += 1;
        }
        reached
    };
    match REACHED.get(amount as usize) {
        Some(&reached) => reached,
        None => STEPS.iter().take_while(|step| **step <= amount).count() as u16,
    }
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
        self.ends.push(self.rows.0.len() as u32);
    }

    pub(super) fn clear(&mut self) {
        self.table.0.clear();
        self.rows.0.clear();
        self.ends.clear();
    }

    pub(super) fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// In the layout's numbers; answers how many words it does not know.
    pub(super) fn heard(&self, ear: &Ear, into: &mut super::Numbers) -> usize {
        let unknown = hear(&self.table.0, &ear.table, &mut into.table);
        let rows = into.rows.len();
        if hear(&self.rows.0, &ear.rows, &mut into.rows) == 0 {
            into.ends.extend(self.ends.iter().map(|end| rows as u32 + end));
            return unknown;
        }
        // Some of the choices are shorter than they were said.
        into.rows.truncate(rows);
        let mut before = 0;
        self.ends.iter().fold(unknown, |unknown, end| {
            let row = &self.rows.0[before..*end as usize];
            before = *end as usize;
            let more = hear(row, &ear.rows, &mut into.rows);
            into.ends.push(into.rows.len() as u32);
            unknown + more
        })
    }

    /// The words a layout does not know.
    pub(super) fn wanting(&self, lexicon: &Lexicon, layout: &Layout) -> Wanting {
        let named = |said: &Said, words: &Words, known: &Vocabulary| {
            let at = said.0.iter().map(|word| usize::from(*word));
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
    let before = into.len();
    into.extend(said.iter().map(|word| numbers.0[usize::from(*word)]));
    let deaf = into[before..].iter().fold(0, |highest, number| (*number).max(highest)) == DEAF;
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
