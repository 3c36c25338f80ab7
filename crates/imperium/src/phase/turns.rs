//! Phase 2: who is next, and the pool of effects a turn consists of.

use table::{Seat, World};

use crate::event::Event;
use crate::state::{Imperium, NONE, Turn};
use crate::step::Step;

impl Imperium {
    /// Passes the turn on to the next player who has not revealed, or Rival with an agent to send; when there is none,
    /// the Combat phase begins. IU-ROUND-05, IU-ROUND-09, IU-ROUND-10
    pub(crate) fn next_turn(&mut self) {
        for step in 1..=self.count {
            let place = (self.cursor + step) % self.count;
            let seat = self.in_order(place);
            let human = self.is_human(seat);
            let acts = if human { self.player(seat).reveal_number == 0 } else { self.rival_acts(seat) };
            if acts {
                self.cursor = place;
                self.turn = Turn::new(seat);
                self.stack.push(Step::Turns);
                self.stack.push(if human { Step::Turn { seat } } else { Step::RivalTurn { seat } });
                return;
            }
        }
        self.stack.push(Step::Combat);
    }

    /// Have all people taken their Reveal turn?
    pub(crate) fn people_revealed(&self) -> bool {
        Seat::first(self.humans.into()).all(|seat| self.player(seat).reveal_number > 0)
    }

    /// How many troops may still be deployed through the combat space. IU-UNIT-06, IU-UNIT-08, IU-AMB-04
    #[inline]
    pub(crate) fn deployable(&self, seat: Seat) -> u8 {
        let turn = &self.turn;
        if turn.no_deployment || turn.space == NONE {
            return 0;
        }
        let limit = match self.visited() {
            Some(space) if space.text().combat => turn.recruited + 2,
            Some(_) if turn.deploy_recruits => turn.recruited,
            _ => 0,
        };
        limit.saturating_sub(turn.deployed).min(self.force(seat).map_or(0, |player| player.garrison))
    }

    /// Is there anything for the player to decide in the pool? Only what everybody sees counts.
    pub(crate) fn pool_asks(&self, seat: Seat) -> bool {
        if self.turn.rest && self.next_mandatory(seat).is_some() {
            return false;
        }
        let deploys = self.deployable(seat) > 0 && !self.is_commander(seat);
        if !self.player(seat).intrigue.is_empty() || deploys {
            return true;
        }
        if self.turn.reveal && self.can_buy(seat) {
            return true;
        }
        let mut alive = self.turn.pool.iter().filter(|item| self.openly_possible(seat, item));
        match (alive.next(), alive.next()) {
            (None, _) => false,
            // A single effect that must happen needs no asking.
            (Some(item), None) => !self.must(seat, item.effect.0, item.this),
            _ => true,
        }
    }

    /// Could the effect do something, for all that others can see? Only a card to be trashed from the hand is hidden.
    fn openly_possible(&self, seat: Seat, item: &crate::state::Item) -> bool {
        use crate::effect::{Cost, Effect};
        match item.effect.0 {
            Effect::Pay(costs, _)
                if costs.iter().any(|cost| matches!(cost, Cost::TrashFromHand(Some(_)))) =>
            {
                !self.player(seat).hand.is_empty() && self.still_in_play(seat, item.this)
            }
            effect => self.possible(seat, effect, item.this),
        }
    }

    /// The first effect of the pool that must be carried out.
    pub(crate) fn next_mandatory(&self, seat: Seat) -> Option<u8> {
        let must = |item: &crate::state::Item| self.must(seat, item.effect.0, item.this);
        self.turn.pool.iter().position(must).map(|at| at as u8)
    }

    /// Carries out what the pool does by itself: the effects that must happen when nothing is left to decide, then the
    /// end of the turn.
    pub(crate) fn run_pool(&mut self, seat: Seat, w: &mut impl World<Event>) {
        match self.next_mandatory(seat) {
            Some(at) => self.resolve(seat, at, w),
            None => self.close_turn(seat, w),
        }
    }

    /// Carries out an effect of the pool and comes back to it.
    pub(crate) fn resolve(&mut self, seat: Seat, at: u8, w: &mut impl World<Event>) {
        self.stack.push(Step::Pool { seat });
        if let Some(item) = self.turn.pool.remove(usize::from(at)) {
            self.act(seat, item.effect.0, item.this, w);
        }
    }

    pub(crate) fn end_turn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if self.turn.reveal {
            self.clean_up(seat, w);
            if self.habits.row_dice {
                self.roll_row_dice(w);
            }
        }
        self.turn.open = false;
        self.turn.pool.clear();
        w.tell(|| Event::TurnEnded { seat });
    }
}
