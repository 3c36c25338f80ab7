//! What a seat is called, as a number.

use std::num::NonZeroU8;

/// A label by its number in [`Layout::labels`](super::Layout::labels). One that may be missing takes a byte, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Label(
    /// The number and one.
    NonZeroU8,
);

impl Label {
    /// The label with this number; `None` for one that no layout has room for.
    #[inline]
    pub fn new(number: u8) -> Option<Label> {
        number.checked_add(1).and_then(NonZeroU8::new).map(Label)
    }

    /// Its number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// Its number, to look it up by.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.number())
    }
}
