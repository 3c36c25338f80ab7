//! Troops lost: from the garrison or the Conflict to the supply.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::Action;
use crate::content::Card;
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The steps of losses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// An opponent is named who loses a troop in the Conflict. IF-76
    Target {
        /// Who names one.
        seat: Seat,
    },
    /// So many troops are lost, each from the garrison or the Conflict. IM-CARD-18
    Lose {
        /// By whom.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// A card is discarded or a troop in the Conflict is lost, whatever is possible. DB-CARD-10
    DiscardOrLose {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Target { seat } | Step::Lose { seat, .. } => SeatSet::one(seat),
            Step::DiscardOrLose { seat } => asked(seat, game.is_human(seat)),
        }
    }

    fn open(self, game: &Imperium) -> bool {
        match self {
            Step::Target { .. } | Step::Lose { .. } => true,
            // A choice from the hand is asked even when it is forced: others cannot see that it is.
            Step::DiscardOrLose { seat } => game.player(seat).hand.len() <= 1,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Target { .. } => offers.extend(game.with_troops(seat).map(Action::Target)),
            Step::Lose { .. } => {
                let player = game.player(seat);
                offers.extend((player.garrison > 0).then_some(Action::LoseGarrison));
                offers.extend((player.deployed > 0).then_some(Action::LoseTroop));
            }
            Step::DiscardOrLose { .. } => {
                let player = game.player(seat);
                offers.extend(player.hand.kinds().map(|card| Action::Discard(Card(card))));
                if player.deployed > 0 {
                    offers.add(Action::LoseTroop);
                }
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        if let Step::Lose { troops, .. } = self
            && troops > 1
        {
            game.push(Step::Lose { seat, troops: troops - 1 });
        }
        match action {
            Action::LoseGarrison => game.lose_garrison(seat, w),
            Action::Target(other) => game.lose_deployed(other, 1, w),
            Action::Discard(card) => game.discard(seat, card, w),
            Action::LoseTroop => game.lose_deployed(seat, 1, w),
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        // A Rival has no hand. DB-RIVAL-07
        if let Step::DiscardOrLose { seat } = self
            && !game.is_human(seat)
        {
            game.lose_deployed(seat, 1, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Target { .. } => plain("ask-target", rule_id!("IF-76")),
            Step::Lose { .. } => plain("ask-lose-troops", rule_id!("IM-CARD-18")),
            Step::DiscardOrLose { .. } => plain("ask-discard-or-lose", rule_id!("DB-CARD-10")),
        }
    }
}

impl Imperium {
    /// The opponents with a troop in the Conflict.
    pub(crate) fn with_troops(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(move |&other| self.opposed(seat, other) && self.player(other).deployed > 0)
    }

    /// Troops in the Conflict go to the supply; with the last unit the swords are lost, as when it is retreated.
    /// DB-COMBAT-03, IF-88, IU-AMB-25
    pub(crate) fn lose_deployed(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.deployed);
        if troops == 0 {
            return;
        }
        less(&mut player.deployed, troops, "the Conflict");
        more(&mut player.supply, troops, "the supply");
        self.drop_swords(seat);
        w.tell(|| Event::LostTroops { seat, troops });
    }

    /// Every opponent with a troop in the garrison loses one. DB-CARD-19, IF-65
    pub(crate) fn opponents_lose_garrison(&mut self, seat: Seat, w: &mut impl World<Event>) {
        for other in self.others(seat) {
            if self.opposed(seat, other) {
                self.lose_garrison(other, w);
            }
        }
    }

    /// A troop of the garrison goes to the supply, if there is one.
    fn lose_garrison(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if player.garrison > 0 {
            less(&mut player.garrison, 1, "the garrison");
            more(&mut player.supply, 1, "the supply");
            w.tell(|| Event::LostTroops { seat, troops: 1 });
        }
    }

    /// Opponents decide clockwise from the left. DB-CARD-10
    pub(crate) fn ask_discard_or_lose(&mut self, seat: Seat) {
        for step in (1..self.count).rev() {
            let other = Seat((seat.0 + step) % self.count);
            if self.opposed(seat, other) {
                self.push(Step::DiscardOrLose { seat: other });
            }
        }
    }
}
