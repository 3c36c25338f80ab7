//! What a viewer is told, on its way to being text.

use serde::Serialize;

use crate::rule::RuleId;
use crate::say::Say;
use crate::seat::Seat;
use crate::tell::{Asked, Tell};

/// What is told at one moment, before it is text.
#[derive(Serialize)]
pub(super) struct Now<'a, V, A> {
    pub(super) view: &'a V,
    pub(super) asked: Option<Asked>,
    pub(super) choices: Vec<Offered<'a, A>>,
    pub(super) can_undo: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) back_to: Option<u32>,
}

/// A [`super::Choice`] before it is text.
#[derive(Serialize)]
pub(super) struct Offered<'a, A> {
    pub(super) action: &'a A,
    pub(super) say: Say,
    pub(super) rule: RuleId,
}

/// A [`super::Told`] before it is text.
#[derive(Serialize)]
pub(super) struct Happened<E> {
    pub(super) event: E,
    pub(super) say: Say,
}

/// A value as text, with room for about so much.
pub(super) fn text_of(value: &impl Serialize, length: usize) -> String {
    let mut text = Vec::with_capacity(length + length / 8);
    // Nothing a game makes can fail to be written: it is written in its tests.
    match serde_json::to_writer(&mut text, value) {
        Ok(()) => String::from_utf8(text).unwrap_or_default(),
        Err(_) => "null".into(),
    }
}

/// A value as text.
pub(super) fn text(value: &impl Serialize) -> String {
    text_of(value, 0)
}

/// Every seat's side in words, by what a view says.
pub(super) fn sides<G: Tell>(game: &G, view: &G::View) -> Vec<Say> {
    Seat::first(game.seats()).map(|seat| G::seat(view, seat)).collect()
}
