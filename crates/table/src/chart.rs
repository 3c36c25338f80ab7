//! A small map for screens of characters: what stands where, in signs. A game says where its places lie and what is in
//! them; whoever shows it finds the room.

use crate::say::Say;

/// A map.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// Its places.
    pub spots: Vec<Spot>,
    /// What the signs mean.
    pub signs: Say,
}

/// A place on a map.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// East of the middle, from -1 to 1.
    pub x: f32,
    /// South of the middle, from -1 to 1.
    pub y: f32,
    /// What kind of ground it is.
    pub ground: char,
    /// Its name, where there should be room for it.
    pub name: Option<Say>,
    /// What is in it.
    pub marks: Vec<Mark>,
}

/// Something in a place.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// So many of a side: the side's first letter and the number.
    Of(Say, u16),
    /// A thing, by its sign.
    Thing(char),
    /// So much of something, by its sign.
    Count(char, u16),
}
