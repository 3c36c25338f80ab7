//! What leaders do: train along a track, gather memories and recall them, use an ability at a space.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Seat, SeatSet, World, rule_id};

use super::{Asking, plain};
use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The step of a leader.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The marker moves on along the training track. IU-CLARIFY-06
    Train {
        /// Whose.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Train { seat } = self;
        SeatSet::one(seat)
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        offers.extend(game.training_choices(seat).iter().map(|&step| Action::Train(step)));
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        let Action::Train(step) = action else { return };
        game.player_mut(seat).training = step;
        w.tell(|| Event::Trained { seat, step });
        for effect in &content().training[usize::from(step)].reward {
            game.due(seat, effect, None, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-train", rule_id!("IU-CLARIFY-06"))
    }
}

impl Imperium {
    /// The steps of the training track that can be reached next.
    pub(crate) fn training_choices(&self, seat: Seat) -> &'static [u8] {
        &content().training[usize::from(self.player(seat).training)].next
    }

    /// A troop of the supply becomes a memory.
    pub(crate) fn memory(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if player.supply > 0 {
            less(&mut player.supply, 1, "the supply");
            more(&mut player.memories, 1, "memories");
            w.tell(|| Event::Memory { seat });
        }
    }

    /// Every memory returns for a card, and the leader is turned over.
    pub(crate) fn recollect(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let memories = std::mem::take(&mut player.memories);
        more(&mut player.supply, memories, "the supply");
        if let Some(back) = player.leader().and_then(|leader| leader.back) {
            player.leader = Some(back);
            w.tell(|| Event::Flipped { seat });
        }
        self.draw(seat, memories, w);
        // The ability of the other side may be used on this turn. IU-CLARIFY-02
        self.leader_visit(seat, w);
    }

    /// The leader's ability for the space visited this turn becomes due.
    pub(crate) fn leader_visit(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(space) = self.turn.space else { return };
        for (icons, effect) in self.player(seat).leader().into_iter().flat_map(|leader| &leader.visits) {
            if icons.contains(&space.text().icon) {
                self.due(seat, effect, None, w);
            }
        }
    }
}
