//! The walk through serde: what leads further into a name, and what ends it.

use std::fmt;

use serde::ser::{self, Serialize};

use super::{Caught, IT, Open, Place, Spot, Walker};
use crate::encode::key::{Key, Mark, digit, word};
use crate::seat::Seat;

/// The fields of a structure, or the parts of a tuple that is an entry of a list.
pub(super) struct Fields<'a> {
    walker: &'a mut Walker,
    path: Key,
    open: Open,
    /// How the structure is to be called, until it is.
    called: Place,
    silent: bool,
    /// Two parts of which one is called by the other need no more names.
    pair: bool,
    at: u64,
}

impl Fields<'_> {
    fn one<T: ?Sized + Serialize>(&mut self, name: Option<&'static str>, value: &T) -> Result<(), Never> {
        if self.silent {
            return Ok(());
        }
        let at = self.at;
        self.at += 1;
        if at == 0 && self.call(value)? {
            return Ok(());
        }
        let spot = Spot::new(self.walker, self.path, self.open, Place::Plain);
        if self.pair {
            return value.serialize(spot);
        }
        let (number, text) = name.map_or_else(|| digit(at), |name| (word(name), name));
        value.serialize(spot.into(number, text))
    }

    /// Calls the structure by its first field, where that is a word; or else by its place in an array.
    fn call<T: ?Sized + Serialize>(&mut self, first: &T) -> Result<bool, Never> {
        let called = std::mem::replace(&mut self.called, Place::Plain);
        let (Place::Entry(at) | Place::Slot(at)) = called else { return Ok(false) };
        self.walker.caught = None;
        let caller = Spot::new(self.walker, self.path, self.open, Place::Caller);
        first.serialize(caller)?;
        let caught = self.walker.caught.take();
        let in_list = matches!(called, Place::Entry(_));
        let Some(Caught { word: number, text, .. }) = caught.filter(|caught| in_list || !caught.amount)
        else {
            let (number, digits) = digit(at);
            self.path = self.walker.then(self.path, Mark::Into, number, digits);
            self.open = self.open.step(self.walker, Mark::Into, number, digits);
            self.pair = false;
            return Ok(false);
        };
        let left_open = self.walker.then(self.path, Mark::Into, word(IT), IT);
        self.path = self.walker.then(self.path, Mark::Into, number, &text);
        self.open = self.open.step(self.walker, Mark::Into, number, &text).with(number, left_open);
        self.walker.tokens.push(self.path);
        self.walker.about.push((number, left_open));
        if let Place::Slot(at) = called {
            let (at, digits) = digit(at);
            let mut spot = Spot::new(self.walker, self.path, self.open, Place::Plain);
            spot.say(Mark::Is, at, digits);
        }
        Ok(true)
    }
}

/// The entries of a list, or the places of an array.
pub(super) struct Many<'a> {
    walker: &'a mut Walker,
    path: Key,
    open: Open,
    array: bool,
    silent: bool,
    at: u64,
}

impl Many<'_> {
    fn one<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        if self.silent {
            return Ok(());
        }
        let place = if self.array { Place::Slot(self.at) } else { Place::Entry(self.at) };
        self.at += 1;
        value.serialize(Spot::new(self.walker, self.path, self.open, place))
    }
}

/// A tuple: called by its first part in a list, an array elsewhere.
pub(super) enum Parts<'a> {
    Called(Fields<'a>),
    Array(Many<'a>),
}

impl Parts<'_> {
    fn one<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        match self {
            Parts::Called(fields) => fields.one(None, value),
            Parts::Array(many) => many.one(value),
        }
    }
}

/// Entries with keys.
pub(super) struct Keyed<'a> {
    many: Many<'a>,
    key: Option<Caught>,
}

impl<'a> Spot<'a> {
    fn fields(self) -> Fields<'a> {
        let Spot { walker, path, open, place, .. } = self;
        let silent = matches!(place, Place::Caller);
        Fields { walker, path, open, called: place, silent, pair: false, at: 0 }
    }

    fn many(self, array: bool) -> Many<'a> {
        let silent = matches!(self.place, Place::Caller);
        let spot = self.placed();
        Many { walker: spot.walker, path: spot.path, open: spot.open, array, silent, at: 0 }
    }
}

/// Walking cannot fail.
#[derive(Debug)]
pub(super) struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that writes itself wrongly")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        Never
    }
}

/// The methods of serde that only differ in name.
macro_rules! compound {
    ($($form:ident for $kind:ident: $method:ident;)*) => {$(
        impl ser::$form for $kind<'_> {
            type Ok = ();
            type Error = Never;
            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
                self.one(value)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        }
    )*};
}

compound! {
    SerializeSeq for Many: serialize_element;
    SerializeTuple for Parts: serialize_element;
    SerializeTupleStruct for Parts: serialize_field;
    SerializeTupleVariant for Many: serialize_field;
}

macro_rules! structure {
    ($($form:ident)*) => {$(
        impl ser::$form for Fields<'_> {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                self.one(Some(name), value)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        }
    )*};
}

structure!(SerializeStruct SerializeStructVariant);

impl ser::SerializeMap for Keyed<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        let many = &mut self.many;
        let caller = Spot::new(many.walker, many.path, many.open, Place::Caller);
        key.serialize(caller)?;
        self.key = many.walker.caught.take();
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        let Caught { word: number, text, .. } = self.key.take().ok_or(Never)?;
        let many = &mut self.many;
        if many.silent {
            return Ok(());
        }
        let spot = Spot::new(many.walker, many.path, many.open, Place::Plain);
        value.serialize(spot.into(number, &text))
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

macro_rules! amounts {
    ($($method:ident($number:ty) => $told:ident as $wide:ty;)*) => {$(
        fn $method(self, number: $number) -> Result<(), Never> {
            self.$told(<$wide>::from(number));
            Ok(())
        }
    )*};
}

impl<'a> ser::Serializer for Spot<'a> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Many<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Many<'a>;
    type SerializeMap = Keyed<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    amounts! {
        serialize_bool(bool) => amount as u64;
        serialize_u8(u8) => amount as u64;
        serialize_u16(u16) => amount as u64;
        serialize_u32(u32) => amount as u64;
        serialize_u64(u64) => amount as u64;
        serialize_i8(i8) => signed as i64;
        serialize_i16(i16) => signed as i64;
        serialize_i32(i32) => signed as i64;
        serialize_i64(i64) => signed as i64;
    }

    fn serialize_f32(self, number: f32) -> Result<(), Never> {
        self.serialize_f64(f64::from(number))
    }

    fn serialize_f64(self, number: f64) -> Result<(), Never> {
        self.signed(number as i64);
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Never> {
        self.word(letter.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Result<(), Never> {
        self.word(text);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Never> {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Never> {
        if self.walker.acting {
            self.word("none");
        }
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(mut self, value: &T) -> Result<(), Never> {
        if matches!(self.place, Place::Plain) && !self.walker.acting {
            self.say(Mark::Is, word("some"), "some");
        }
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Never> {
        self.word(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        if name == Seat::TYPE {
            return value.serialize(Spot { seat: true, ..self });
        }
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self.variant(name))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Many<'a>, Never> {
        Ok(self.many(false))
    }

    fn serialize_tuple(self, len: usize) -> Result<Parts<'a>, Never> {
        Ok(match self.place {
            Place::Entry(_) => Parts::Called(Fields { pair: len == 2, ..self.fields() }),
            _ => Parts::Array(self.many(true)),
        })
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Parts<'a>, Never> {
        self.serialize_tuple(len)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Many<'a>, Never> {
        Ok(self.variant(name).many(true))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Keyed<'a>, Never> {
        Ok(Keyed { many: self.many(false), key: None })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Never> {
        Ok(self.fields())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Never> {
        Ok(self.variant(name).fields())
    }
}
