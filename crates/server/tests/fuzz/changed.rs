//! Sound texts with something done to them: most of what is random is refused at the first letter, so what gets further
//! begins sound.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// A change of a text.
#[derive(Clone, Debug)]
enum Change {
    Cut(Index, usize),
    Put(Index, Vec<u8>),
    Replace(Index, Vec<u8>),
    Repeat(Index, usize),
    Number(Index, i64),
}

/// Pieces that mean something to whoever reads JSON.
const PIECES: &[&str] = &[
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "-1",
    "1e999",
    "18446744073709551616",
    "\\u0000",
    "\\ud800",
    ",",
    ":",
    "}",
    "]",
    "\"type\":",
    "\"seat\":255",
    "\u{202e}",
    "\n",
];

fn change() -> impl Strategy<Value = Change> {
    let bytes = prop_oneof![
        vec(any::<u8>(), 0..8),
        proptest::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec())
    ];
    let bytes = bytes.boxed();
    prop_oneof![
        (any::<Index>(), 1..40usize).prop_map(|(at, count)| Change::Cut(at, count)),
        (any::<Index>(), bytes.clone()).prop_map(|(at, bytes)| Change::Put(at, bytes)),
        (any::<Index>(), bytes).prop_map(|(at, bytes)| Change::Replace(at, bytes)),
        (any::<Index>(), 1..60usize).prop_map(|(at, count)| Change::Repeat(at, count)),
        (any::<Index>(), prop_oneof![any::<i64>(), -3..300i64])
            .prop_map(|(at, number)| Change::Number(at, number)),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let place = |at: &Index, length: usize| at.index(length + 1);
    match change {
        Change::Cut(at, count) => {
            let from = place(at, bytes.len());
            bytes.drain(from..(from + count).min(bytes.len()));
        }
        Change::Put(at, new) => {
            let from = place(at, bytes.len());
            bytes.splice(from..from, new.iter().copied());
        }
        Change::Replace(at, new) => {
            let from = place(at, bytes.len());
            let to = (from + new.len()).min(bytes.len());
            bytes.splice(from..to, new.iter().copied());
        }
        Change::Repeat(at, count) => {
            let from = place(at, bytes.len());
            let piece = bytes[from..(from + count).min(bytes.len())].to_vec();
            bytes.splice(from..from, piece);
        }
        Change::Number(at, number) => {
            // The next number from there on becomes another.
            let from = place(at, bytes.len());
            let Some(begin) = bytes[from..].iter().position(u8::is_ascii_digit) else { return };
            let begin = from + begin;
            let length = bytes[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            bytes.splice(begin..begin + length, number.to_string().into_bytes());
        }
    }
}

/// One of the texts, changed here and there.
pub fn changed(texts: Vec<String>) -> impl Strategy<Value = String> {
    (proptest::sample::select(texts), vec(change(), 0..5)).prop_map(|(text, changes)| {
        let mut bytes = text.into_bytes();
        changes.iter().for_each(|change| apply(&mut bytes, change));
        String::from_utf8_lossy(&bytes).into_owned()
    })
}
