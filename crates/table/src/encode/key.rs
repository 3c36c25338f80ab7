//! A token's name as one number, made step by step while a view is walked, so that no text is put together.

/// What stands between the words of a token's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A field, a place in a list, or what an entry of a list is about.
    Into = b'/' as isize,
    /// What it is.
    Is = b'=' as isize,
    /// It is at least so much.
    AtLeast = b'>' as isize,
}

impl Mark {
    const ALL: [Mark; 3] = [Mark::Into, Mark::Is, Mark::AtLeast];

    pub(super) fn letter(self) -> char {
        char::from(self as u8)
    }
}

/// Between tokens that hold together.
pub(super) const AND: &str = " & ";

/// A token, known by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub(super) u64);

const fn mix(a: u64, b: u64) -> u64 {
    let mixed = (a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ (mixed >> 32)
}

/// A word as a number, eight letters at a time.
pub(super) const fn word(text: &str) -> u64 {
    let letters = text.as_bytes();
    let mut number = letters.len() as u64;
    let mut at = 0;
    while at < letters.len() {
        let (mut chunk, mut shift) = (0u64, 0);
        while shift < 64 && at < letters.len() {
            chunk |= (letters[at] as u64) << shift;
            shift += 8;
            at += 1;
        }
        number = mix(number, chunk);
    }
    number
}

impl Key {
    /// Before any word.
    pub(super) const ROOT: Key = Key(0);

    pub(super) const fn then(self, mark: Mark, word: u64) -> Key {
        Key(mix(mix(self.0, mark as u64), word))
    }

    /// Both hold.
    pub(super) const fn and(self, other: Key) -> Key {
        Key(mix(mix(self.0, 1), other.0))
    }

    /// The token with this name.
    pub fn named(name: &str) -> Key {
        let mut parts = name.split(AND).map(Key::simple);
        let first = parts.next().unwrap_or(Key::ROOT);
        parts.fold(first, Key::and)
    }

    fn simple(name: &str) -> Key {
        let (mut key, mut mark, mut from) = (Key::ROOT, Mark::Into, 0);
        let is_mark = |letter: char| Mark::ALL.into_iter().find(|mark| mark.letter() == letter);
        for (at, letter) in name.char_indices() {
            if let Some(next) = is_mark(letter) {
                key = key.then(mark, word(&name[from..at]));
                (mark, from) = (next, at + 1);
            }
        }
        key.then(mark, word(&name[from..]))
    }
}

/// Words for numbers that are written often.
pub(super) const DIGITS: [&str; 64] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35",
    "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52",
    "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63",
];

const DIGIT_WORDS: [u64; 64] = {
    let mut words = [0; 64];
    let mut at = 0;
    while at < 64 {
        words[at] = word(DIGITS[at]);
        at += 1;
    }
    words
};

/// A number as a word; what is above 63 counts as 63.
pub(super) fn digit(number: u64) -> (u64, &'static str) {
    let at = number.min(63) as usize;
    (DIGIT_WORDS[at], DIGITS[at])
}
