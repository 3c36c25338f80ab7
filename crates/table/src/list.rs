//! A short list that lives inside the position.
//!
//! Written by hand for one reason: unlike `arrayvec`, it is `Copy`, so that a position made of it is
//! cloned as one block of memory, which is what search does most.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::fault::{self, Fault};

/// At most `N` (under 256) items in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing in it.
    pub fn new() -> List<T, N> {
        const { assert!(N < 256) };
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end. A full list is a mistake of the game's own sizes: a [`Fault`].
    #[inline]
    pub fn push(&mut self, item: T) {
        match self.items.get_mut(self.len as usize) {
            Some(slot) => {
                *slot = item;
                self.len += 1;
            }
            None => fault::raise(Fault::Full(N)),
        }
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the item at this place; the ones behind it move up.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        Some(item)
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        items.into_iter().fold(List::new(), |mut list, item| {
            list.push(item);
            list
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_keep_their_order() {
        let mut list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        assert_eq!(list.remove(0), Some(3));
        assert_eq!(list.remove(5), None);
        assert_eq!(*list, [1, 2]);
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(2), Some(1), None));
    }
}
