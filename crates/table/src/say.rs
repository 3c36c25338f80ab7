//! Text as messages: a key and its arguments.
//!
//! Games never put sentences together. They name a message and hand over its arguments; the words are
//! found late, in the reader's language, by [`crate::words`] here or by the client in the browser.

use serde::{Serialize, Serializer};

/// A message to be put into words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Say {
    /// The message's key in the language files.
    pub key: &'static str,
    /// Its arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(&'static str, Arg)>>", optional))]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message. Most of what is sent is arguments, so they are written short: a number is a number, a message
/// without arguments its key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Another message, said in place.
    Say(
        #[serde(serialize_with = "short")]
        #[cfg_attr(feature = "ts", ts(type = "string | Say"))]
        Say,
    ),
    /// Several messages, said as a list.
    List(Vec<Say>),
    /// Somebody's own words, such as a player's name.
    Text(
        #[serde(serialize_with = "own_words")]
        #[cfg_attr(feature = "ts", ts(type = "{ text: string }"))]
        String,
    ),
}

fn short<S: Serializer>(say: &Say, into: S) -> Result<S::Ok, S::Error> {
    if say.args.is_empty() { into.serialize_str(say.key) } else { say.serialize(into) }
}

/// Named, or they could be taken for a message's key.
fn own_words<S: Serializer>(text: &str, into: S) -> Result<S::Ok, S::Error> {
    into.collect_map([("text", text)])
}

impl Say {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Say {
        Say { key, args: Vec::new() }
    }

    /// The message with an argument added.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Say {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<&'static str> for Say {
    fn from(key: &'static str) -> Say {
        Say::new(key)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Say(say)
    }
}

impl From<Vec<Say>> for Arg {
    fn from(says: Vec<Say>) -> Arg {
        Arg::List(says)
    }
}

/// A string literal is a message key; somebody's own words are an owned [`String`].
impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Arg {
        Arg::Say(Say::new(key))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}

numbers! { u8 u16 u32 i16 i32 i64 usize }
