//! A Masterstroke: two faction tokens kept secretly, revealed by a large deployment. DB-LEADER-05

use serde::Serialize;
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, plain};
use crate::action::Action;
use crate::board::Faction;
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The step before the first round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A token is kept; then another. DB-SETUP-14, IF-45
    Keep {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        let Step::Keep { seat } = self;
        SeatSet::one(seat)
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let kept = game.player(seat).tokens;
        let open = Faction::ALL.iter().filter(|faction| kept & faction.bit() as u8 == 0);
        offers.extend(open.map(|&faction| Action::Faction(faction)));
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, _: &mut impl World<Event>) {
        if let Action::Faction(faction) = action {
            game.player_mut(seat).tokens |= faction.bit() as u8;
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        plain("ask-masterstroke", rule_id!("DB-SETUP-14"))
    }
}

impl Imperium {
    /// Whoever has a Masterstroke keeps two tokens before the first round.
    pub(crate) fn ask_masterstroke(&mut self) {
        for seat in Seat::first(self.humans.into()) {
            if self.player(seat).leader().is_some_and(|leader| leader.masterstroke.is_some()) {
                self.push(Step::Keep { seat });
                self.push(Step::Keep { seat });
            }
        }
    }

    /// The tokens are revealed once enough troops were deployed in one turn: once per game, and not by choice.
    /// DB-LEADER-05, DB-AMB-04, IF-46
    pub(crate) fn masterstroke(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player(seat);
        let tokens = player.tokens;
        let least = player.leader().and_then(|leader| leader.masterstroke);
        let enough = least.is_some_and(|least| self.turn.troops >= least);
        if tokens == 0 || !enough || self.turn.seat != seat || !self.is_human(seat) {
            return;
        }
        self.player_mut(seat).tokens = 0;
        let kept = || Faction::ALL.iter().copied().filter(move |faction| tokens & faction.bit() as u8 != 0);
        w.tell(|| Event::Masterstroke { seat, factions: kept().collect() });
        for faction in kept() {
            self.gain_influence(seat, faction, w);
        }
    }
}
