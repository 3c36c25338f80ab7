//! What a step offers, told to whoever listens.

use super::{Doing, Rules};
use crate::seat::Seat;

/// Whoever listens to what may be done: one who wants all of it, or only to know something about it.
pub struct Offers<'a, A>(Listening<'a, A>);

enum Listening<'a, A> {
    All(&'a mut Vec<A>),
    Wanted { wanted: A, offered: bool },
    Only { first: Option<A>, several: bool },
    Each(&'a mut dyn FnMut(A)),
}

impl<'a, A: Copy + PartialEq> Offers<'a, A> {
    /// Listens to everything.
    pub fn all(into: &'a mut Vec<A>) -> Offers<'a, A> {
        Offers(Listening::All(into))
    }

    /// Hands everything on.
    pub fn each(to: &'a mut dyn FnMut(A)) -> Offers<'a, A> {
        Offers(Listening::Each(to))
    }

    /// The only action that is offered; nothing if there is none or a choice.
    pub fn only(offer: impl FnOnce(&mut Offers<'_, A>)) -> Option<A> {
        let mut offers = Offers(Listening::Only { first: None, several: false });
        offer(&mut offers);
        match offers.0 {
            Listening::Only { first, several: false } => first,
            _ => None,
        }
    }

    /// An action that may be taken.
    #[inline]
    pub fn add(&mut self, action: A) {
        match &mut self.0 {
            Listening::All(into) => into.push(action),
            Listening::Each(to) => to(action),
            Listening::Wanted { wanted, offered } => *offered |= *wanted == action,
            Listening::Only { first, several } => match first {
                None => *first = Some(action),
                Some(_) => *several = true,
            },
        }
    }

    /// Several actions that may be taken.
    #[inline]
    pub fn extend(&mut self, actions: impl IntoIterator<Item = A>) {
        actions.into_iter().for_each(|action| self.add(action));
    }

    /// Is anything of a kind listened to? What nobody listens to need not be worked out.
    #[inline]
    pub fn hears(&self, kind: impl Fn(&A) -> bool) -> bool {
        match &self.0 {
            Listening::Wanted { wanted, .. } => kind(wanted),
            _ => true,
        }
    }

    /// Is everything known that was to be known? Long lists may stop here.
    #[inline]
    pub fn enough(&self) -> bool {
        match self.0 {
            Listening::All(_) | Listening::Each(_) => false,
            Listening::Wanted { offered, .. } => offered,
            Listening::Only { several, .. } => several,
        }
    }
}

/// Does a step offer this action?
pub(super) fn offered<G: Rules>(game: &G, step: G::Step, seat: Seat, wanted: G::Action) -> bool {
    let mut offers = Offers(Listening::Wanted { wanted, offered: false });
    step.offer(game, seat, &mut offers);
    matches!(offers.0, Listening::Wanted { offered: true, .. })
}

/// The only action a step offers, or that it offers none; nothing if there is a choice.
pub(super) fn forced<G: Rules>(game: &G, step: G::Step, seat: Seat) -> Option<Option<G::Action>> {
    let mut offers = Offers(Listening::Only { first: None, several: false });
    step.offer(game, seat, &mut offers);
    match offers.0 {
        Listening::Only { first, several: false } => Some(first),
        _ => None,
    }
}
