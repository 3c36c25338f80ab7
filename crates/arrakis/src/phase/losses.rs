//! Losses, the stacking limit, and legions that leave an area.

use serde::Serialize;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::Area;
use crate::content::units;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, deploy, leaders, other_question};
use crate::piece::{Figure, Leader, Side, Token, Unit};
use crate::state::{Arrakis, Place};

/// Why a legion takes losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A battle round.
    Battle,
    /// The price of going on against a settlement.
    Price,
    /// A sandworm.
    Worm,
    /// A coriolis storm.
    Storm,
    /// Another special attack.
    Bombardment,
}

/// The steps of losses and of the stacking limit.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Losses.
    Losses { side: Side, area: Area, hits: u8, cause: Cause },
    /// Units above the stacking limit.
    Excess { side: Side, area: Area },
    /// Check the stacking limit everywhere after a move.
    Settle { side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Settle { .. } => Who::Nobody,
            Step::Excess { side, area } if game.legion(area).size() <= game.limit(side) => Who::Nobody,
            Step::Losses { side, .. } | Step::Excess { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Losses { cause, .. } => match cause {
                Cause::Price => rule_id!("WA-BATTLE-22"),
                Cause::Worm => rule_id!("WA-WORM-20"),
                Cause::Storm => rule_id!("WA-STORM-05"),
                Cause::Battle | Cause::Bombardment => rule_id!("WA-LOSS-01"),
            },
            Step::Settle { .. } | Step::Excess { .. } => rule_id!("WA-STACK-02"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, game: &Arrakis) -> bool {
        match self {
            // Nobody knows the faces of the automaton's tokens.
            Step::Excess { side, area } => game.automaton(side) || game.legion(area).tokens.is_empty(),
            Step::Losses { .. } | Step::Settle { .. } => true,
        }
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Losses { side, area, cause, .. } => game.loss_options(side, area, cause, offers),
            Step::Excess { side, area } => game.excess_options(side, area, offers),
            Step::Settle { .. } => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Losses { .. }, Action::Remove(_) | Action::Downgrade(_)) => {
                Refusal::new(rule_id!("WA-LOSS-01"), "refuse-not-there")
            }
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Losses { side, area, hits, cause } => {
                game.take_loss(side, area, hits, cause, action, world)
            }
            Step::Excess { side, area } => game.remove_excess(side, area, action, world),
            Step::Settle { .. } => {}
        }
    }

    fn run(self, game: &mut Arrakis, _: &mut impl World<Event>) {
        match self {
            Step::Settle { side } => game.settle(side),
            Step::Losses { .. } | Step::Excess { .. } => {}
        }
    }
}

impl Arrakis {
    /// Offers the ways to take a hit (WA-LOSS-01..04).
    pub(crate) fn loss_options(&self, side: Side, area: Area, cause: Cause, to: &mut Offers<'_, Action>) {
        let legion = self.exposed(side, area, cause);
        if legion.units[0] > 0 {
            to.add(Action::Remove(Figure::Unit(Unit::Regular)));
        }
        if legion.troops > 0 {
            to.add(Action::Remove(Figure::Troop));
        }
        for unit in [Unit::Elite, Unit::Special] {
            if legion.units[unit as usize] > 0 {
                to.add(Action::Downgrade(unit));
            }
        }
        if legion.generic > 0 {
            to.add(Action::Remove(Figure::Generic));
        }
        for leader in Leader::of(side, legion.named) {
            to.add(Action::Remove(Figure::Named(leader)));
        }
    }

    /// Takes one hit.
    pub(crate) fn take_loss(
        &mut self,
        side: Side,
        area: Area,
        hits: u8,
        cause: Cause,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::Downgrade(unit) => {
                if cause == Cause::Worm {
                    self.happened.worm_took += 1;
                }
                self.take(side, Figure::Unit(unit), area);
                // WA-AMB-25: without a regular figure in supply the unit is simply gone.
                if self.supply(side, Unit::Regular) > 0 {
                    self.put(side, Figure::Unit(Unit::Regular), area);
                    w.tell(|| Event::Replaced { side, area, from: unit, to: Unit::Regular });
                } else {
                    w.tell(|| Event::Lost { side, area, figure: Figure::Unit(unit) });
                }
            }
            Action::Remove(figure) => {
                if cause == Cause::Worm && matches!(figure, Figure::Unit(_) | Figure::Troop) {
                    self.happened.worm_took += 1;
                }
                self.lose(side, figure, area, w);
            }
            _ => {}
        }
        // WA-LOSS-05 comes before the next hit; WA-AMB-27: hits beyond the last figure are nothing.
        if self.exposed(side, area, cause).size() > 0 {
            if hits > 1 {
                self.push(Step::Losses { side, area, hits: hits - 1, cause });
            }
        } else if self.legion(area).size() == 0 {
            self.orphans(side, area, w);
            w.tell(|| Event::Destroyed { side, area });
        }
    }

    /// Removes a figure: a named leader goes to the tank, anything else to its supply (WA-LOSS-06). A token goes
    /// as it lay, face down (WA-INFO-02).
    pub(crate) fn lose(&mut self, side: Side, figure: Figure, area: Area, w: &mut impl World<Event>) {
        self.take(side, figure, area);
        if let Figure::Token(token) = figure {
            if side == Side::Atreides {
                self.lost_tokens.add(token);
            }
            return w.tell(|| Event::TokenGone { area });
        }
        w.tell(|| Event::Lost { side, area, figure });
        if let Figure::Named(leader) = figure {
            self.tank(leader, w);
        }
    }

    /// Leaders without units are removed (WA-LEADER-05).
    pub(crate) fn orphans(&mut self, side: Side, area: Area, w: &mut impl World<Event>) {
        if self.legion(area).size() > 0 {
            return;
        }
        while self.legion(area).generic > 0 {
            self.lose(side, Figure::Generic, area, w);
        }
        let named = self.legion(area).named;
        if named.count_ones() < 2 {
            return Leader::of(side, named)
                .for_each(|leader| self.lose(side, Figure::Named(leader), area, w));
        }
        // WA-AMB-48: the owner chooses who enters the tank first.
        for leader in Leader::of(side, named) {
            self.take(side, Figure::Named(leader), area);
            self.dying |= 1 << leader as u16;
            w.tell(|| Event::Lost { side, area, figure: Figure::Named(leader) });
        }
        self.push(leaders::Step::TankOrder { side });
    }

    /// Destroys a whole legion outright.
    pub(crate) fn destroy(&mut self, side: Side, area: Area, w: &mut impl World<Event>) {
        let legion = *self.legion(area);
        for unit in units(legion.units) {
            self.lose(side, Figure::Unit(unit), area, w);
        }
        for _ in 0..legion.troops {
            self.lose(side, Figure::Troop, area, w);
        }
        for token in legion.tokens.each(side) {
            self.lose(side, Figure::Token(token), area, w);
        }
        self.orphans(side, area, w);
        w.tell(|| Event::Destroyed { side, area });
    }

    /// Asks a side to take hits, if there is anybody to take them.
    pub(crate) fn suffer(
        &mut self,
        side: Side,
        area: Area,
        hits: u8,
        cause: Cause,
        w: &mut impl World<Event>,
    ) {
        if self.exposed(side, area, cause).size() == 0 {
            return;
        }
        if hits > 0 {
            w.tell(|| Event::Hits { side, area, hits });
            self.push(Step::Losses { side, area, hits, cause });
        }
        if side == Side::Harkonnen {
            // WA-SOLO-SPECIAL-04: tokens that are attacked are turned up first, hit or not.
            self.reveal_tokens(area, w);
        }
    }

    /// Turns a deployment token up and puts its units there (WA-FREE-03).
    pub(crate) fn reveal_token(&mut self, token: Token, area: Area, w: &mut impl World<Event>) {
        let side = Side::Atreides;
        self.take(side, Figure::Token(token), area);
        self.shown_tokens.add(token);
        let shown = token.units();
        w.tell(|| Event::TokenRevealed { area, units: shown });
        for unit in units(shown) {
            if self.supply(side, unit) > 0 {
                self.put(side, Figure::Unit(unit), area);
            } else {
                // WA-AMB-26: a lower rank may stand in.
                self.push(deploy::Step::StandIn { side, unit, area });
            }
        }
        self.crowd(side, area);
    }

    /// Turns every deployment token in an area up (WA-INFO-11).
    pub(crate) fn reveal_tokens(&mut self, area: Area, w: &mut impl World<Event>) {
        let tokens = self.legion(area).tokens;
        match self.holder(area) {
            Some(side @ Side::Harkonnen) => {
                tokens.each(side).for_each(|token| self.reveal_garrison_token(token, area, w));
            }
            Some(side) => tokens.each(side).for_each(|token| self.reveal_token(token, area, w)),
            None => {}
        }
    }

    /// Turns a sietch up.
    pub(crate) fn reveal_sietch(&mut self, area: Area, w: &mut impl World<Event>) {
        if let Some(at) = self.sietch_at(area)
            && !self.sietches[at].seen
        {
            self.sietches[at].seen = true;
            let rank = self.sietches[at].rank;
            w.tell(|| Event::SietchRevealed { area, rank });
        }
    }

    /// Asks for the units above the stacking limit, if there are any (WA-STACK-02).
    pub(crate) fn crowd(&mut self, side: Side, area: Area) {
        if self.legion(area).size() > self.limit(side) {
            let step = Step::Excess { side, area };
            if self.next() != Some(step.into()) {
                self.push(step);
            }
        }
    }

    /// Checks the stacking limit of a side everywhere.
    pub(crate) fn settle(&mut self, side: Side) {
        self.moved.clear();
        for area in self.held[side.index()].iter() {
            self.crowd(side, area);
        }
    }

    pub(crate) fn excess_options(&self, side: Side, area: Area, to: &mut Offers<'_, Action>) {
        for figure in self.legion(area).kinds(side).iter() {
            if matches!(figure, Figure::Unit(_) | Figure::Troop | Figure::Token(_)) {
                to.add(Action::Remove(*figure));
            }
        }
    }

    pub(crate) fn remove_excess(
        &mut self,
        side: Side,
        area: Area,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        if let Action::Remove(figure) = action {
            self.lose(side, figure, area, w);
        }
        self.crowd(side, area);
    }

    /// Is this the action phase?
    pub(crate) fn acting_now(&self) -> bool {
        self.phase() == Phase::Actions
    }

    /// The named leaders of a side that can be placed or deployed: in play and aside, not resting, and
    /// Paul not hunted.
    pub(crate) fn available(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        Leader::of(side, u8::MAX)
            .filter(move |&leader| self.leaders[leader as usize] == Place::Aside && self.can_place(leader))
    }

    /// May this leader be placed at all now?
    pub(crate) fn can_place(&self, leader: Leader) -> bool {
        (self.resting | self.dying) >> leader as u16 & 1 == 0 && !(leader.is_paul() && self.hunted == 1)
    }
}
