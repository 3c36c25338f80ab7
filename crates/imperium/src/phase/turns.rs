//! Phase 2: who is next, and the effects a turn consists of, in the player's order.

use serde::Serialize;
use table::fault::more;
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::intrigue::{self, Timing};
use super::{Asking, ask, asked, combat, no_question, not_now, plain, rival, team};
use crate::action::Action;
use crate::content::Printed;
use crate::effect::{Cost, Effect};
use crate::event::Event;
use crate::state::{Imperium, Item, Turn};
use crate::view::Question;

/// The units of the garrison that may be deployed besides those that are new. IU-UNIT-06, RI-DREAD-03
pub(crate) const GARRISON_UNITS: u8 = 2;

/// The steps of phase 2 that every turn has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The turn passes on to the next player.
    Next,
    /// A player begins a turn: an Agent turn or the Reveal turn. IU-ROUND-06
    Begin {
        /// Whose turn.
        seat: Seat,
    },
    /// The effects of the turn, in the player's order. IU-AGENT-13, IU-REVEAL-04
    Effects {
        /// Whose turn.
        seat: Seat,
    },
    /// May the turn be passed: neither an Agent turn nor the Reveal turn? DB-CARD-01
    Pass {
        /// Whose turn.
        seat: Seat,
    },
    /// May another turn be taken at once? RI-CARD-05
    Another {
        /// Whose.
        seat: Seat,
        /// How many may be taken.
        left: u8,
    },
    /// The turn ends.
    End {
        /// Whose turn.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Next | Step::End { .. } => SeatSet::NONE,
            Step::Begin { seat } => {
                // Without an agent or a card there is only the Reveal turn, but an Intrigue card may come before it
                // and bring a card; which one is held, nobody else knows. IU-ROUND-08, IU-AMB-03
                let player = game.player(seat);
                let sends = (player.agents > 0 || game.movable(seat)) && !player.hand.is_empty();
                let tiles = game.table.looks_for_ix() && game.usable_tiles(seat).next().is_some();
                asked(seat, (sends || !player.intrigue.is_empty() || tiles) && !game.turn.passed)
            }
            Step::Effects { seat } => asked(seat, game.pool_asks(seat) || game.asks_for_end(seat)),
            Step::Pass { seat } | Step::Another { seat, .. } => SeatSet::one(seat),
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        if let Step::Pass { .. } = self {
            return offers.extend([Action::Pass, Action::Decline]);
        }
        if let Step::Another { .. } = self {
            return offers.extend([Action::AnotherTurn, Action::Decline]);
        }
        if offers.hears(|action| matches!(action, Action::Play(_))) {
            intrigue::offer(game, seat, Timing::Plot, offers);
        }
        if game.table.looks_for_ix() {
            offers.extend(game.usable_tiles(seat).map(Action::UseTech));
        }
        match self {
            Step::Next | Step::Pass { .. } | Step::Another { .. } | Step::End { .. } => {}
            Step::Begin { .. } => {
                if offers.hears(|action| matches!(action, Action::Send { .. })) {
                    game.sendings(seat, |card, space| offers.add(Action::Send { card, space }));
                }
                game.grafts(seat, |card, partner, row| {
                    offers.add(match row {
                        true => Action::GraftRow { card, partner },
                        false => Action::Graft { card, partner },
                    });
                });
                game.offer_tleilax(seat, offers);
                offers.add(Action::Reveal);
                if game.army(seat).is_none() {
                    offers.extend(game.allies_of(seat).map(Action::Activate));
                }
            }
            Step::Effects { .. } => game.offer_effects(seat, offers),
        }
    }

    fn refuse(self, game: &Imperium, seat: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Begin { .. } | Step::Effects { .. }, Action::Play(card)) => {
                intrigue::refuse(game, seat, Timing::Plot, card)
            }
            (Step::Begin { .. } | Step::Effects { .. }, Action::UseTech(tile)) => {
                game.refuse_tile(seat, tile)
            }
            (Step::Begin { .. }, Action::Send { card, space }) => game.refuse_sending(seat, card, space),
            (Step::Begin { .. }, Action::Graft { card, partner }) => {
                game.refuse_graft(seat, card, partner, false)
            }
            (Step::Begin { .. }, Action::GraftRow { card, partner }) => {
                game.refuse_graft(seat, card, partner, true)
            }
            (Step::Effects { .. }, action) => game.refuse_effect(seat, action),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Play(card) => {
                game.push(self);
                intrigue::play(game, seat, Timing::Plot, card, w);
            }
            Action::UseTech(tile) => {
                game.push(self);
                game.use_tile(seat, tile, w);
            }
            Action::DeployDreadnought => {
                game.push(self);
                game.send_dreadnought(seat, w);
            }
            Action::AnotherTurn => {
                let Step::Another { left, .. } = self else { return };
                game.begin_turn(seat, w);
                game.turn.another = left - 1;
            }
            Action::Pass => {
                game.turn.passed = true;
                w.tell(|| Event::Passed { seat });
            }
            Action::Send { card, space } => game.send(seat, card, space, w),
            Action::Reveal => game.start_reveal(seat, w),
            // Activated first, to play an Intrigue card with the Ally. IU-SIX-21
            Action::Activate(ally) => {
                game.push(self);
                game.activate(seat, ally, w);
            }
            Action::Graft { card, partner } => game.graft(seat, card, partner, false, w),
            Action::GraftRow { card, partner } => game.graft(seat, card, partner, true, w),
            Action::Atomics => {
                game.push(self);
                game.turn.begun = true;
                game.use_atomics(seat, w);
            }
            Action::ReturnSpecimens(troops) => {
                game.push(self);
                game.release(seat, troops, w);
            }
            Action::AcquireTleilaxu(card) => {
                game.push(self);
                game.acquire_tleilaxu(seat, card, w);
            }
            Action::Resolve(effect) => game.resolve(seat, game.pooled(seat, effect, false), w),
            Action::Copy(effect) => game.resolve(seat, game.pooled(seat, effect, true), w),
            Action::Rest => {
                game.turn.rest = true;
                game.run_pool(seat, w);
            }
            Action::EndTurn => game.close_turn(seat, w),
            Action::Deploy(troops) => {
                game.push(self);
                more(&mut game.turn.deployed, troops, "the Conflict");
                game.deploy(seat, troops, w);
            }
            Action::CallUp => {
                game.push(self);
                if let Some(ally) = game.army(seat) {
                    game.push(team::Step::CallUp { seat: ally });
                }
            }
            Action::Acquire(_) | Action::AcquireThrone(_) | Action::AcquireAside => {
                game.push(self);
                game.acquire_by_persuasion(seat, action, w);
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::Next => game.next_turn(w),
            // A passed turn is not the Reveal turn. DB-CARD-02
            Step::Begin { seat } if game.turn.passed => game.end_turn(seat, w),
            // The Reveal turn is all there is.
            Step::Begin { seat } => game.start_reveal(seat, w),
            Step::Effects { seat } => game.run_pool(seat, w),
            Step::Pass { .. } | Step::Another { .. } => {}
            Step::End { seat } => game.end_turn(seat, w),
        }
    }
}

impl Asking for Step {
    fn question(self, game: &Imperium) -> Question {
        match self {
            Step::Begin { .. } => plain("ask-turn", rule_id!("IU-ROUND-06")),
            Step::Effects { seat } if game.turn.reveal => {
                let say = Say::new("ask-reveal-turn").with("n", game.player(seat).persuasion);
                ask(say, rule_id!("IU-REVEAL-04"))
            }
            Step::Effects { seat } if !game.pool_asks(seat) => {
                plain("ask-turn-done", rule_id!("IU-ROUND-05"))
            }
            Step::Effects { .. } => plain("ask-agent-turn", rule_id!("IU-AGENT-13")),
            Step::Pass { .. } => plain("ask-pass-turn", rule_id!("DB-CARD-01")),
            Step::Another { .. } => plain("ask-another-turn", rule_id!("RI-CARD-05")),
            Step::Next | Step::End { .. } => no_question(),
        }
    }
}

/// The game stops to ask. The printed order goes on after a question of one of its effects, as long as there is an
/// effect left.
pub(crate) fn stops(game: &mut Imperium, step: super::Step) {
    let asked_about = matches!(step, super::Step::Turns(Step::Effects { .. }));
    game.turn.rest = game.turn.rest && !asked_about && game.next_mandatory(game.turn.seat).is_some();
}

impl Imperium {
    /// Passes the turn on to the next player who has not revealed, or Rival with an agent to send; when there is none,
    /// the Combat phase begins. IU-ROUND-05, IU-ROUND-09, IU-ROUND-10
    fn next_turn(&mut self, w: &mut impl World<Event>) {
        for step in 1..=self.count {
            let place = (self.cursor + step) % self.count;
            let seat = self.in_order(place);
            let human = self.is_human(seat);
            let acts = if human { self.player(seat).reveal_number == 0 } else { self.rival_acts(seat) };
            if acts {
                self.cursor = place;
                self.push(Step::Next);
                return self.begin_turn(seat, w);
            }
        }
        self.push(combat::Step::Begin);
    }

    /// A turn of the seat begins.
    fn begin_turn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        self.turn = Turn::new(seat);
        self.pool.clear();
        // The Voice lasts until its player's next turn. DB-AMB-02
        self.forbidden[seat.index()] = 0;
        if !self.is_human(seat) {
            return self.push(rival::Step::Turn { seat });
        }
        if self.table.looks_for_ix() {
            self.return_ahead(seat, w);
        }
        self.push(Step::Begin { seat });
    }

    /// Have all people taken their Reveal turn?
    pub(crate) fn people_revealed(&self) -> bool {
        Seat::first(self.humans.into()).all(|seat| self.player(seat).reveal_number > 0)
    }

    /// How many troops may still be deployed through the combat space. IU-UNIT-06, IU-UNIT-08, IU-AMB-04
    #[inline]
    pub(crate) fn deployable(&self, seat: Seat) -> u8 {
        let turn = &self.turn;
        if turn.no_deployment || turn.space.is_none() {
            return 0;
        }
        let limit = match self.turn.space {
            // A Combat icon is worth a combat space, and no more beside one. IM-CARD-14, IM-CARD-15
            // A dreadnought that was there before is one of the two, a new one makes no room for troops. RI-DREAD-03
            Some(space) if space.text().combat || turn.combat_icon => {
                turn.recruited + GARRISON_UNITS.saturating_sub(turn.ships.saturating_sub(turn.commissioned))
            }
            Some(_) if turn.deploy_recruits => turn.recruited,
            _ => 0,
        };
        limit.saturating_sub(turn.deployed - turn.ships).min(self.force(seat).garrison)
    }

    /// Is there anything for the player to decide in the pool? Only what everybody sees counts.
    fn pool_asks(&self, seat: Seat) -> bool {
        if self.turn.rest && self.next_mandatory(seat).is_some() {
            return false;
        }
        if !self.player(seat).intrigue.is_empty()
            || self.callable(seat) > 0 && !self.is_commander(seat)
            || self.turn.reveal && self.can_buy(seat)
            || self.table.looks_for_ix() && self.usable_tiles(seat).next().is_some()
            // The Row may change before anything is acquired. IM-ATOM-01
            || self.turn.reveal && self.player(seat).atomics
        {
            return true;
        }
        let mut alive = self.pool.iter().filter(|item| self.openly_possible(seat, item));
        match (alive.next(), alive.next()) {
            (None, _) => false,
            // A single effect that must happen needs no asking.
            (Some(item), None) => !self.must(seat, item.effect.effect(), item.this),
            _ => true,
        }
    }

    /// Is nothing left of the turn but its end, and is its player asked for that?
    fn asks_for_end(&self, seat: Seat) -> bool {
        self.end_turn && self.next_mandatory(seat).is_none()
    }

    /// Could the effect do something, for all that others can see? Only a card to be trashed from the hand is hidden.
    fn openly_possible(&self, seat: Seat, item: &Item) -> bool {
        match item.effect.effect() {
            Effect::Pay(costs, _)
                if costs.iter().any(|cost| matches!(cost, Cost::TrashFromHand(Some(_)))) =>
            {
                !self.player(seat).hand.is_empty()
                    && item.this.is_some_and(|this| self.still_in_play(seat, this))
            }
            effect => self.possible(seat, effect, item.this),
        }
    }

    /// The first effect of the pool that must be carried out.
    pub(crate) fn next_mandatory(&self, seat: Seat) -> Option<Printed> {
        self.mandatory_place(seat).map(|at| self.pool[at].effect)
    }

    /// Its place.
    fn mandatory_place(&self, seat: Seat) -> Option<usize> {
        self.pool.iter().position(|item| self.must(seat, item.effect.effect(), item.this))
    }

    /// The place of an effect in the pool; of a box that two grafted cards have, the first possible one or the other
    /// card's. IM-CARD-01
    fn pooled(&self, seat: Seat, effect: Printed, copied: bool) -> Option<usize> {
        let pool = &self.pool;
        if self.turn.partner.is_none() {
            return pool.iter().position(|item| item.effect == effect);
        }
        let fits = |item: &Item| item.effect == effect && self.possible(seat, effect.effect(), item.this);
        let first = pool.iter().position(fits)?;
        match copied {
            true => pool.iter().position(|item| fits(item) && item.this != pool[first].this),
            false => Some(first),
        }
    }

    /// Carries out what the pool does by itself: the effects that must happen when nothing is left to decide, then the
    /// end of the turn.
    fn run_pool(&mut self, seat: Seat, w: &mut impl World<Event>) {
        match self.mandatory_place(seat) {
            Some(at) => self.resolve(seat, Some(at), w),
            None => self.close_turn(seat, w),
        }
    }

    /// Carries out an effect of the pool and comes back to it.
    fn resolve(&mut self, seat: Seat, at: Option<usize>, w: &mut impl World<Event>) {
        self.push(Step::Effects { seat });
        if let Some(item) = at.and_then(|at| self.pool.remove(at)) {
            self.turn.last = Some(item.effect);
            self.act(seat, item.effect.effect(), item.this, w);
        }
    }

    /// What may be done with the effects of the turn: one of them carried out, troops deployed, cards acquired, the turn
    /// ended.
    fn offer_effects(&self, seat: Seat, offers: &mut Offers<'_, Action>) {
        // What is bought or deployed has nothing to do with the effects.
        let others = |action: &Action| matches!(action, Action::Acquire(_) | Action::Deploy(_));
        let pool = if offers.hears(|action| !others(action)) { &self.pool[..] } else { &[] };
        let mut mandatory = 0;
        for (at, item) in pool.iter().enumerate() {
            let effect = item.effect.effect();
            if self.possible(seat, effect, item.this) {
                // A second copy of a card gives the same once more.
                if !self.pool[..at].iter().any(|before| before.effect == item.effect) {
                    offers.add(Action::Resolve(item.effect));
                } else if self.turn.partner.is_some() {
                    self.offer_copy(seat, at, offers);
                }
                mandatory += u8::from(self.must(seat, effect, item.this));
            }
        }
        if self.may_call_up(seat) {
            offers.add(Action::CallUp);
        } else if !self.is_commander(seat) {
            offers.extend((0..self.deployable(seat)).map(|less| Action::Deploy(less + 1)));
            if self.table.looks_for_ix() && self.ships_deployable(seat) > 0 {
                offers.add(Action::DeployDreadnought);
            }
        }
        self.offer_tleilax(seat, offers);
        if self.turn.reveal && offers.hears(|action| !matches!(action, Action::Resolve(_) | Action::EndTurn))
        {
            self.purchases(seat, |card| offers.add(Action::Acquire(card)));
            let persuasion = self.player(seat).persuasion;
            self.throne_cards(seat, 0, persuasion, |card| offers.add(Action::AcquireThrone(card)));
            if self.aside_price(seat).is_some_and(|price| price <= persuasion) {
                offers.add(Action::AcquireAside);
            }
        }
        match mandatory {
            0 => offers.add(Action::EndTurn),
            1 => {}
            _ => offers.add(Action::Rest),
        }
    }

    /// An effect that another item of the pool has too: of a box that two grafted cards have, either may come first.
    /// IM-CARD-01
    fn offer_copy(&self, seat: Seat, at: usize, offers: &mut Offers<'_, Action>) {
        let item = self.pool[at];
        let before = |other: &&Item| {
            other.effect == item.effect && self.possible(seat, item.effect.effect(), other.this)
        };
        let mut earlier = self.pool[..at].iter().filter(before);
        match (earlier.next(), earlier.next()) {
            (None, _) => offers.add(Action::Resolve(item.effect)),
            (Some(first), None) if first.this != item.this => offers.add(Action::Copy(item.effect)),
            _ => {}
        }
    }

    fn refuse_effect(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Deploy(_) | Action::DeployDreadnought if self.is_commander(seat) => {
                Refusal::new(rule_id!("IU-SIX-26"), "refuse-ally-deploys")
            }
            Action::Deploy(_) | Action::DeployDreadnought => self.refuse_deployment(),
            Action::AcquireThrone(_) => Refusal::new(rule_id!("IU-SIX-56"), "refuse-throne-row"),
            Action::EndTurn => Refusal::new(rule_id!("IU-GLOSS-15"), "refuse-mandatory-left"),
            Action::AcquireTleilaxu(card) if self.turn.reveal => self.refuse_tleilaxu(seat, card),
            Action::AcquireTleilaxu(_) => {
                Refusal::new(rule_id!("IM-ROW-01"), "refuse-acquire-on-reveal-turn")
            }
            Action::Resolve(_) | Action::Copy(_) => {
                Refusal::new(rule_id!("IU-AGENT-14"), "refuse-effect-impossible")
            }
            Action::Acquire(_) | Action::AcquireAside if !self.turn.reveal => {
                Refusal::new(rule_id!("IU-ACQUIRE-01"), "refuse-acquire-on-reveal-turn")
            }
            Action::Acquire(card) => self.refuse_purchase(seat, card),
            _ => not_now(),
        }
    }

    /// Why troops cannot be deployed through the combat space.
    pub(crate) fn refuse_deployment(&self) -> Refusal {
        let combat = self.turn.combat_icon || self.turn.space.is_some_and(|space| space.text().combat);
        match () {
            () if self.turn.no_deployment => {
                Refusal::new(rule_id!("IU-CLARIFY-08"), "refuse-deployment-banned")
            }
            () if combat => Refusal::new(rule_id!("IU-UNIT-06"), "refuse-too-many-troops"),
            () => Refusal::new(rule_id!("IU-UNIT-08"), "refuse-no-combat-space"),
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
        self.pool.clear();
        w.tell(|| Event::TurnEnded { seat });
        self.trash_lent(seat, w);
        // RI-CARD-05
        if self.turn.another > 0 && self.player(seat).reveal_number == 0 {
            self.push(Step::Another { seat, left: self.turn.another });
        }
    }
}
