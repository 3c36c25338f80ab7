//! The shipping track: the freighter advances space by space and is recalled for all rewards up to where it stands.

use serde::Serialize;
use table::fault::more;
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, plain, units};
use crate::action::Action;
use crate::content::content;
use crate::effect::Effect;
use crate::event::{Event, Good, IxEvent};
use crate::state::{Imperium, SHIPPING};
use crate::view::Question;

/// The step of a freighter.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// It may be advanced or recalled. RI-SHIP-01
    Freighter {
        /// Whose.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Freighter { seat } = self;
        SeatSet::one(seat)
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let at = game.force(seat).ix.freighter;
        // RI-SHIP-02
        if usize::from(at) < SHIPPING {
            offers.add(Action::Advance);
        }
        // RI-AMB-01
        if at > 0 {
            offers.add(Action::RecallFreighter);
        }
        offers.add(Action::Decline);
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Advance => game.advance_freighter(seat, w),
            Action::RecallFreighter => game.recall_freighter(seat, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-freighter", rule_id!("RI-SHIP-01"))
    }
}

impl Imperium {
    /// One space on; a Commander moves the activated Ally's. RI-SHIP-01, IU-COMBO-33
    pub(crate) fn advance_freighter(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let freighter = &mut self.player_mut(seat).ix.freighter;
        more(freighter, 1, "steps of the freighter");
        let space = *freighter;
        w.tell(|| IxEvent::Freighter { seat, space }.into());
    }

    /// Back to the start, for the rewards of its space and of all below; its owner gets them, whoever recalls it.
    /// RI-SHIP-03, IU-COMBO-33
    pub(crate) fn recall_freighter(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let from = std::mem::take(&mut self.player_mut(seat).ix.freighter);
        w.tell(|| IxEvent::Freighter { seat, space: 0 }.into());
        let rewards = content().shipping.iter().take(from.into());
        let mine = self.turn.open && self.turn.seat == seat;
        if mine || !self.is_human(seat) {
            rewards.for_each(|space| space.reward.iter().for_each(|effect| self.ship(seat, effect, w)));
        } else {
            // Carried out next: what stands on top of the stack comes first.
            for effect in rewards.rev().flat_map(|space| space.reward.iter().rev()) {
                self.ship(seat, effect, w);
            }
        }
    }

    /// A reward of the track is due; transports bring one troop more, and any of them to the Conflict.
    fn ship(&mut self, seat: Seat, effect: &'static Effect, w: &mut impl World<Event>) {
        match effect {
            Effect::Troops(troops) if self.owns_tile(seat, |tile| tile.text().transports).is_some() => {
                self.recruit_may_deploy(seat, troops + 1, w);
            }
            effect => self.due(seat, effect, None, w),
        }
    }

    /// Troops are recruited, and any of these may be deployed, by their owner. DB-AMB-07, IU-AMB-60
    pub(crate) fn recruit_may_deploy(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let before = self.player(seat).garrison;
        self.recruit(seat, troops, w);
        let most = self.player(seat).garrison - before;
        if self.is_human(seat) {
            self.push(units::Step::Deploy { seat, most, fresh: false });
        } else if !self.leads_enough(seat) {
            // RI-RIVAL-23
            self.deploy(seat, most, w);
        }
    }

    /// Solari for the player, and for everybody else, the own team too. RI-SHIP-04, RI-RIVAL-05, RI-RIVAL-26,
    /// IU-COMBO-34
    pub(crate) fn dividends(&mut self, seat: Seat, own: u8, others: u8, w: &mut impl World<Event>) {
        self.collect(seat, own, w);
        for other in self.others(seat) {
            self.collect(other, others, w);
        }
    }

    fn collect(&mut self, seat: Seat, solari: u8, w: &mut impl World<Event>) {
        match self.is_human(seat) {
            true => self.gain(seat, Good::Solari, solari, w),
            false => self.rival_gain(seat, Good::Solari, solari, w),
        }
    }

    /// How much higher a gain of Solari is, on the own turn only. RI-LEADER-07
    pub(crate) fn more_solari(&self, seat: Seat) -> u8 {
        let more = self.player(seat).leader().map_or(0, |leader| leader.more_solari);
        // Neither before the first turn of the round nor once the turns are over.
        let begun = self.turn.seat == seat && self.is_human(seat) && self.player(seat).ix.turns > 0;
        let turns = |step| matches!(step, super::Step::Turns(super::turns::Step::Next));
        if begun && self.stack.iter().any(turns) { more } else { 0 }
    }
}
