//! All that a bot gets to see.

use table::encode::{Ear, Encoder, Layout, Numbers};
use table::{Chance, Game, Seat, Viewer};

/// What a seat may know of a game in which it must decide now.
///
/// The position itself cannot be reached through it. The view is only made when asked for, so a bot that
/// needs none costs none.
pub struct Glimpse<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// What `seat` may know of `game`, and the choices it has, of which there is at least one.
    pub fn new(game: &'a G, seat: Seat, legal: &'a [G::Action]) -> Glimpse<'a, G> {
        debug_assert!(!legal.is_empty(), "a seat without a choice is not asked");
        Glimpse { game, seat, legal }
    }

    /// The seat that must decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The choices it has.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What it sees of the table.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What it knows and may do, in the numbers of a layout.
    pub fn numbers(&self, encoder: &mut Encoder, layout: (&Layout, &Ear), into: &mut Numbers) {
        encoder.tell((self.game, self.seat, self.legal), layout, into);
    }

    /// A whole position that could be the real one for all the seat knows, to look ahead in.
    pub fn imagine(&self, chance: &mut impl Chance) -> G {
        self.game.imagine(Viewer::Seat(self.seat), chance)
    }
}
