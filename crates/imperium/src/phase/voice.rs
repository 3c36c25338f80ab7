//! The Voice: a space that opponents cannot send agents to until its player's next turn. DB-CARD-08

use serde::Serialize;
use table::{Doing, Offers, Seat, SeatSet, World, rule_id};

use super::{Asking, plain};
use crate::action::Action;
use crate::board::{self, Spaces};
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The step of The Voice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A space is named.
    Forbid {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Forbid { seat } = self;
        SeatSet::one(seat)
    }

    fn offer(self, game: &Imperium, _: Seat, offers: &mut Offers<'_, Action>) {
        // As often as there are cards: a marker is only a reminder. DB-CARD-09
        // Those of personal boards too. IU-COMBO-22
        let [one, other] = game.table.personal;
        let spaces = game.table.spaces | one | other;
        offers.extend(board::spaces(spaces).map(Action::Forbid));
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        if let Action::Forbid(space) = action {
            game.forbidden[seat.index()] |= space.bit();
            w.tell(|| Event::Forbidden { seat, space });
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-forbid", rule_id!("DB-CARD-08"))
    }
}

impl Imperium {
    /// The spaces that others forbid to this player.
    #[inline]
    pub(crate) fn forbidden_to(&self, seat: Seat) -> Spaces {
        if !self.table.voices {
            return 0;
        }
        let opponents = self.others(seat).filter(|&other| self.opposed(seat, other));
        opponents.fold(0, |set, other| set | self.forbidden[other.index()])
    }
}
