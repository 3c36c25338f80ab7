//! Phase 1: the Conflict is revealed, its location may be defended, everybody draws a hand.

use serde::Serialize;
use table::fault::{self, Fault, less, more};
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, no_question, plain, turns};
use crate::action::Action;
use crate::content::{Card, Cards, Conflict, content};
use crate::event::{Event, IxEvent};
use crate::state::Imperium;
use crate::view::Question;

/// The cards of a new hand. IU-ROUND-04
const HAND: u8 = 5;

/// The steps of phase 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The round begins with a Conflict card.
    Begin,
    /// The controller of the location in question may defend it. IU-CONTROL-04
    Defend {
        /// The controller.
        seat: Seat,
    },
    /// Everybody draws a hand.
    Hands,
    /// A card of the new hand is set aside for the second turn. RI-LEADER-03
    PutAside {
        /// Whose.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Defend { seat } => SeatSet::one(seat),
            Step::PutAside { seat } => asked(seat, !game.player(seat).hand.is_empty()),
            Step::Begin | Step::Hands => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::PutAside { .. } => {
                offers.extend(game.player(seat).hand.kinds().map(|card| Action::PutAside(Card(card))));
            }
            _ => offers.extend([Action::Defend, Action::Decline]),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Defend => game.defend(seat, w),
            Action::PutAside(card) => game.put_aside(seat, card, w),
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::Begin => game.start_round(w),
            Step::Defend { .. } | Step::PutAside { .. } => {}
            Step::Hands => game.draw_hands(w),
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Defend { .. } => plain("ask-defend", rule_id!("IU-CONTROL-04")),
            Step::PutAside { .. } => plain("ask-put-aside", rule_id!("RI-LEADER-03")),
            Step::Begin | Step::Hands => no_question(),
        }
    }
}

impl Imperium {
    /// The level of this round's Conflict card. IU-SETUP-08, IU-SIX-12
    pub(crate) fn level(&self) -> u8 {
        let [first, second, _] = self.levels();
        match self.round {
            round if round <= first => 1,
            round if round <= first + second => 2,
            _ => 3,
        }
    }

    /// The last round there is a Conflict card for.
    pub(crate) fn last_round(&self) -> u8 {
        self.levels().iter().sum()
    }

    /// The Conflict cards of each level in the deck. RI-EPIC-02
    fn levels(&self) -> [u8; 3] {
        if self.ix.epic { content().epic.levels } else { self.table.text.levels }
    }

    /// Turns up the next Conflict card. The cards that went to the box are not told apart from those still in the
    /// deck, so the next is any unseen card of its level. IU-ROUND-03, IU-SETUP-09
    fn start_round(&mut self, w: &mut impl World<Event>) {
        more(&mut self.round, 1, "rounds");
        self.return_mentat(w);
        self.rival_swordmasters(w);
        let level = self.level();
        let candidates = self.unseen & self.table.conflicts_of(level);
        if candidates == 0 {
            return fault::raise(Fault::Missing("a Conflict card"));
        }
        let mut left = candidates;
        for _ in 0..w.below(candidates.count_ones()) {
            left &= left - 1;
        }
        let conflict = Conflict(left.trailing_zeros() as u8);
        self.unseen &= !(1 << conflict.0);
        self.conflict = Some(conflict);
        let round = self.round;
        w.tell(|| Event::RoundStarted { round, conflict });
        self.push(turns::Step::Next);
        self.push(Step::Hands);
        // Decided before hands are drawn. IU-CONTROL-04, IU-AMB-13
        let holder = conflict
            .text()
            .location
            .and_then(|space| self.table.location(space))
            .and_then(|at| self.holder(at));
        if let Some(seat) = holder.filter(|&seat| self.player(seat).supply > 0) {
            if self.is_human(seat) {
                self.push(Step::Defend { seat });
            } else {
                self.defend(seat, w);
            }
        }
    }

    /// The Rivals' Swordmasters lay in the Conflict deck under so many cards. DB-RIVAL-15
    fn rival_swordmasters(&mut self, w: &mut impl World<Event>) {
        if self.round != self.habits.swordmasters {
            return;
        }
        for seat in (self.humans..self.count).map(Seat) {
            let player = self.player_mut(seat);
            player.swordmaster = true;
            more(&mut player.agents, 1, "agents");
            w.tell(|| Event::Swordmaster { seat });
        }
    }

    /// Tiles are turned up again and give what they give; a card may be set aside. RI-TECH-11, RI-TECH-14, RI-LEADER-03
    fn start_ix_round(&mut self, w: &mut impl World<Event>) {
        for seat in self.order() {
            self.player_mut(seat).ix.flipped = Default::default();
            self.tiles_give(seat, |tile| &tile.text().round_start, w);
            if self.player(seat).leader().is_some_and(|leader| leader.one_step_ahead.is_some()) {
                self.push(Step::PutAside { seat });
            }
        }
    }

    /// Nobody else sees the card; what they saw going to the hand may be it. RI-LEADER-03
    fn put_aside(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.hand.take(card.0);
        player.known = Cards::EMPTY;
        player.ix.ahead = Some(card);
        w.tell(|| IxEvent::PutAside { seat, card: Some(card) }.into());
    }

    /// At the start of the second turn it returns to the hand, seen by all. RI-LEADER-03
    pub(crate) fn return_ahead(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        more(&mut player.ix.turns, 1, "turns");
        if player.ix.turns == 2
            && let Some(card) = player.ix.ahead.take()
        {
            player.hand.add(card.0);
            player.known.add(card.0);
            self.turn.ahead = Some(card);
            w.tell(|| Event::Returned { seat, card });
        }
    }

    /// A troop goes from the supply straight into the Conflict.
    fn defend(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        less(&mut player.supply, 1, "the supply");
        more(&mut player.deployed, 1, "the Conflict");
        w.tell(|| Event::Defended { seat });
    }

    fn draw_hands(&mut self, w: &mut impl World<Event>) {
        for seat in self.order() {
            self.draw(seat, HAND, w);
        }
        self.start_ix_round(w);
        // The first turn is the first player's: the cursor stands just before.
        self.cursor = self.count - 1;
        self.reveals = 0;
        self.stranded = 0;
    }
}
