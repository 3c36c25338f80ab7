//! Deployment tokens.

use std::fmt;

use table::fault::{self, Fault};

use super::Side;
use crate::board::by_id;
use crate::content::content;

/// A kind of deployment token; in records and on the wire by its id. Of Atreides 0 to 3 are the starting set, 4 to 7
/// the standard one, each in the order of the content file. Of the Mahdi automaton only the sets are told apart:
/// the faces are unknown to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Token(pub u8);

impl Token {
    /// A black one of the Mahdi automaton.
    pub const BLACK: Token = Token(8);
    /// A silver one of the Mahdi automaton.
    pub const SILVER: Token = Token(9);

    /// Is its back that of the standard set?
    #[inline]
    pub const fn standard(self) -> bool {
        matches!(self.0, 4..8)
    }

    /// The kinds a side has.
    #[inline]
    fn all(side: Side) -> impl Iterator<Item = Token> {
        match side {
            Side::Atreides => 0..8,
            Side::Harkonnen => 8..10,
        }
        .map(Token)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        let tracks = &content().tracks;
        match self.0 {
            kind @ 0..4 => &tracks.starting[kind as usize].id,
            kind @ 4..8 => &tracks.standard[kind as usize - 4].id,
            8 => "black",
            _ => "silver",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Token> {
        Side::BOTH.into_iter().flat_map(Token::all).find(|token| token.id() == id)
    }

    /// The units one of Atreides shows.
    pub fn units(self) -> [u8; 3] {
        let tracks = &content().tracks;
        match self.0 {
            kind @ 0..4 => tracks.starting[kind as usize].units,
            kind @ 4..8 => tracks.standard[kind as usize - 4].units,
            _ => [0; 3],
        }
    }

    /// Its place in [`Tokens`]; a legion holds tokens of one side only.
    #[inline]
    const fn shift(self) -> u32 {
        (self.0 as u32 & 7) * 4
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

by_id!(Token, "deployment token");

/// How many tokens of each of eight kinds, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Tokens(pub u32);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens(0);

    /// How many of this kind.
    #[inline]
    pub const fn of(self, token: Token) -> u8 {
        (self.0 >> token.shift() & 15) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one; there are never more than eight of a kind.
    #[inline]
    pub fn add(&mut self, token: Token) {
        if self.of(token) == 15 {
            return fault::raise(Fault::Full(15));
        }
        self.0 += 1 << token.shift();
    }

    /// Takes one away, which must be there: otherwise it is a [`Fault`].
    #[inline]
    pub fn remove(&mut self, token: Token) {
        if self.of(token) == 0 {
            return fault::raise(Fault::Missing("a deployment token"));
        }
        self.0 -= 1 << token.shift();
    }

    /// The kinds that are there; they are all of one side.
    #[inline]
    pub fn kinds(self, side: Side) -> impl Iterator<Item = Token> {
        Token::all(side).filter(move |&token| self.of(token) > 0)
    }

    /// Each token that is there.
    #[inline]
    pub fn each(self, side: Side) -> impl Iterator<Item = Token> {
        self.kinds(side).flat_map(move |token| std::iter::repeat_n(token, self.of(token) as usize))
    }

    /// Each token that is there, whosever it is: good for moving it between sets and nothing else.
    #[inline]
    pub(super) fn slots(self) -> impl Iterator<Item = Token> {
        self.each(Side::Atreides)
    }

    /// How many have the back of the standard set.
    pub const fn standard(self) -> u8 {
        Tokens(self.0 >> 16).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_counted_kind_by_kind() {
        let mut tokens = Tokens::NONE;
        for kind in [0, 3, 3, 7] {
            tokens.add(Token(kind));
        }
        assert_eq!((tokens.len(), tokens.of(Token(3)), tokens.standard()), (4, 2, 1));
        tokens.remove(Token(3));
        assert_eq!(tokens.kinds(Side::Atreides).collect::<Vec<_>>(), [Token(0), Token(3), Token(7)]);
    }

    #[test]
    fn every_kind_is_read_back_by_its_id() {
        for kind in 0..10 {
            assert_eq!(Token::from_id(Token(kind).id()), Some(Token(kind)));
        }
        assert_eq!(Token::from_id("gold"), None);
    }
}
