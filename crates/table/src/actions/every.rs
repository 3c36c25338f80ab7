//! Every value a type can be read as: a reader that is asked what comes next answers with everything, in turn.

use std::collections::HashSet;
use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess,
    SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use crate::seat::{MAX_SEATS, Seat};

/// Amounts are listed below this; nothing in the games is counted out in larger ones.
const AMOUNTS: usize = 64;

/// Every value that can be read where a text is one of these words and a number is below 64.
pub fn every<T: DeserializeOwned>(words: &[&str]) -> Vec<T> {
    let mut guide = Guide { words, path: Vec::new(), at: 0, refused: HashSet::new() };
    let mut found = Vec::new();
    loop {
        guide.at = 0;
        match T::deserialize(&mut guide) {
            Ok(value) => found.push(value),
            Err(_) => guide.refuse(),
        }
        if !guide.advance() {
            return found;
        }
    }
}

/// A turning, and the way taken there.
#[derive(Clone, Copy)]
struct Turning {
    taken: usize,
    ways: usize,
    /// Is it a word that is chosen?
    word: bool,
}

/// Leads a type through all its turnings, the last one first.
struct Guide<'a> {
    words: &'a [&'a str],
    path: Vec<Turning>,
    at: usize,
    /// Words that lead nowhere at a turning, whatever words were taken before: it is known by the other turnings.
    refused: HashSet<(Vec<usize>, usize)>,
}

impl Guide<'_> {
    fn turn(&mut self, ways: usize, word: bool) -> Result<usize, Nothing> {
        if ways == 0 {
            return Err(Nothing);
        }
        if self.at == self.path.len() {
            self.path.push(Turning { taken: 0, ways, word });
        }
        self.at += 1;
        Ok(self.path[self.at - 1].taken)
    }

    fn before(&self) -> Vec<usize> {
        let before = self.path.iter().take(self.path.len().saturating_sub(1));
        before.map(|turning| if turning.word { usize::MAX } else { turning.taken }).collect()
    }

    fn refuse(&mut self) {
        if let Some(Turning { taken, word: true, .. }) = self.path.last().copied() {
            let before = self.before();
            self.refused.insert((before, taken));
        }
    }

    /// Goes on to the next way; `false` if all were taken.
    fn advance(&mut self) -> bool {
        while let Some(last) = self.path.last().copied() {
            let before = self.before();
            let known = |way: usize| last.word && self.refused.contains(&(before.clone(), way));
            match (last.taken + 1..last.ways).find(|way| !known(*way)) {
                Some(way) => {
                    if let Some(last) = self.path.last_mut() {
                        last.taken = way;
                    }
                    return true;
                }
                None => {
                    self.path.pop();
                }
            }
        }
        false
    }
}

/// Nothing can be read this way.
#[derive(Debug, thiserror::Error)]
#[error("nothing can be read this way")]
struct Nothing;

impl de::Error for Nothing {
    fn custom<T: fmt::Display>(_: T) -> Nothing {
        Nothing
    }
}

macro_rules! amounts {
    ($($method:ident $visit:ident $number:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
            visitor.$visit(self.turn(AMOUNTS, false)? as $number)
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut Guide<'_> {
    type Error = Nothing;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Nothing> {
        Err(Nothing)
    }

    amounts! {
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
        visitor.visit_bool(self.turn(2, false)? == 1)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
        let word = self.turn(self.words.len(), true)?;
        visitor.visit_str(self.words[word])
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
        if self.turn(2, false)? == 0 { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Nothing> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Nothing> {
        if name == Seat::TYPE {
            let seat = self.turn(MAX_SEATS, false)? as u8;
            return visitor.visit_newtype_struct(IntoDeserializer::<Nothing>::into_deserializer(seat));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Nothing> {
        visitor.visit_seq(Parts { guide: self, left: len })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Nothing> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Nothing> {
        visitor.visit_map(Fields { guide: self, fields })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Nothing> {
        let variant = variants[self.turn(variants.len(), false)?];
        visitor.visit_enum(Variant { guide: self, variant })
    }

    forward_to_deserialize_any! {
        i32 i64 u64 f32 f64 char bytes byte_buf unit_struct seq map identifier ignored_any
    }
}

/// The parts of a tuple.
struct Parts<'g, 'a> {
    guide: &'g mut Guide<'a>,
    left: usize,
}

impl<'de> SeqAccess<'de> for Parts<'_, '_> {
    type Error = Nothing;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Nothing> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        seed.deserialize(&mut *self.guide).map(Some)
    }
}

/// The fields of a structure, in order.
struct Fields<'g, 'a> {
    guide: &'g mut Guide<'a>,
    fields: &'static [&'static str],
}

impl<'de> MapAccess<'de> for Fields<'_, '_> {
    type Error = Nothing;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Nothing> {
        let Some((first, rest)) = self.fields.split_first() else { return Ok(None) };
        self.fields = rest;
        seed.deserialize(StrDeserializer::new(first)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Nothing> {
        seed.deserialize(&mut *self.guide)
    }
}

/// A variant, and what it holds.
struct Variant<'g, 'a> {
    guide: &'g mut Guide<'a>,
    variant: &'static str,
}

impl<'de, 'g, 'a> EnumAccess<'de> for Variant<'g, 'a> {
    type Error = Nothing;
    type Variant = &'g mut Guide<'a>;

    fn variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<(T::Value, &'g mut Guide<'a>), Nothing> {
        Ok((seed.deserialize(StrDeserializer::<Nothing>::new(self.variant))?, self.guide))
    }
}

impl<'de> VariantAccess<'de> for &mut Guide<'_> {
    type Error = Nothing;

    fn unit_variant(self) -> Result<(), Nothing> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Nothing> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Nothing> {
        self.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Nothing> {
        visitor.visit_map(Fields { guide: self, fields })
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(try_from = "String")]
    struct Even(String);

    impl TryFrom<String> for Even {
        type Error = &'static str;

        fn try_from(word: String) -> Result<Even, &'static str> {
            if word.len().is_multiple_of(2) { Ok(Even(word)) } else { Err("odd") }
        }
    }

    #[derive(Deserialize, PartialEq, Debug)]
    enum Act {
        Pass,
        Sit(Seat),
        Both { one: Even, other: Option<bool> },
        Pair(Even, Even),
    }

    #[test]
    fn every_value_is_found_once() {
        let all = every::<Act>(&["a", "bb", "ccc", "dddd"]);
        let even = |word: &str| Even(word.to_owned());
        let seats = Seat::first(MAX_SEATS).map(Act::Sit);
        let mut wanted: Vec<Act> = std::iter::once(Act::Pass).chain(seats).collect();
        for one in ["bb", "dddd"] {
            for other in [None, Some(false), Some(true)] {
                wanted.push(Act::Both { one: even(one), other });
            }
        }
        for one in ["bb", "dddd"] {
            wanted.extend(["bb", "dddd"].map(|other| Act::Pair(even(one), even(other))));
        }
        assert_eq!(all, wanted);
    }

    #[test]
    fn amounts_end_somewhere() {
        assert_eq!(every::<u8>(&[]).len(), AMOUNTS);
        assert!(every::<Even>(&["odd"]).is_empty());
    }
}
