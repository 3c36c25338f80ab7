//! Deployment: what is not on the board comes to settlements and sietches.

use table::fault::less;
use table::fault::{self, Fault};
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::event::Event;
use crate::phase::Task;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Figure, Side, Token, Unit, drawn};
use crate::state::Arrakis;

/// The steps of a deployment.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Deploy units and a leader over settlements.
    Deploy { units: [u8; 3], leader: bool },
    /// Deploy deployment tokens; perhaps only where enemies are so near.
    DeployTokens { left: u8, leader: bool, area: Option<Area>, spread: bool, near: Option<u8> },
    /// Where the drawn deployment token goes.
    TokenTo { near: Option<u8> },
    /// A unit that is not in supply: which stands in?
    StandIn { side: Side, unit: Unit, area: Area },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Deploy { .. } => Who::Side(Side::Harkonnen),
            Step::DeployTokens { .. } | Step::TokenTo { .. } => Who::Side(Side::Atreides),
            Step::StandIn { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Deploy { .. } => rule_id!("WA-ACTION-13"),
            Step::DeployTokens { .. } | Step::TokenTo { .. } => rule_id!("WA-ACTION-12"),
            Step::StandIn { .. } => rule_id!("WA-COMP-21"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Deploy { units, leader } => game.deploy_options(units, leader, offers),
            Step::DeployTokens { left, leader, area, spread, near } => {
                let at = area.filter(|_| !spread);
                game.deploy_token_options(left, leader, at, near, offers);
            }
            Step::TokenTo { near } => game.token_to_options(near, offers),
            Step::StandIn { side, unit, .. } => game.stand_in_options(side, unit, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Deploy { units, leader } => game.deploy(units, leader, action, world),
            Step::DeployTokens { .. } => game.deploy_tokens(self, action, world),
            Step::TokenTo { .. } => game.token_to(action, world),
            Step::StandIn { side, area, .. } => game.stand_in(side, area, action, world),
        }
    }
}

impl Arrakis {
    /// Units that can be had for this one: itself, or what may stand in (WA-COMP-21).
    fn obtainable(&self, side: Side, unit: Unit) -> impl Iterator<Item = Unit> + '_ {
        let has = self.supply(side, unit) > 0;
        // The automaton takes a greater unit before a lower one (WA-SOLO-DEPLOY-06).
        let only = if self.rules.solo { self.any_unit(unit) } else { has.then_some(unit) };
        Unit::ALL.into_iter().filter(move |&one| match only {
            Some(only) => one == only,
            None => one < unit && self.supply(side, one) > 0,
        })
    }

    /// Offers the Harkonnen deployment (WA-ACTION-13).
    pub(crate) fn deploy_options(&self, units: [u8; 3], leader: bool, to: &mut Offers<'_, Action>) {
        let side = Side::Harkonnen;
        let mut offered = [false; 3];
        for unit in Unit::ALL.into_iter().filter(|&unit| units[unit as usize] > 0) {
            for one in self.obtainable(side, unit) {
                if std::mem::replace(&mut offered[one as usize], true) {
                    continue;
                }
                for area in self.settlements.iter() {
                    to.add(Action::Deploy(Figure::Unit(one), area));
                }
                if to.enough() {
                    return;
                }
            }
        }
        if leader {
            // WA-AMB-15
            for area in self.settlements.iter().filter(|&area| self.legion(area).size() > 0) {
                if self.generic[side.index()] > 0 {
                    to.add(Action::Deploy(Figure::Generic, area));
                }
                for named in self.available(side) {
                    to.add(Action::Deploy(Figure::Named(named), area));
                }
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn deploy(
        &mut self,
        mut units: [u8; 3],
        mut leader: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let side = Side::Harkonnen;
        let Action::Deploy(figure, area) = action else { return };
        match figure {
            Figure::Unit(unit) => {
                // The order is filled that asks for this unit, or for one it may stand in for.
                match (unit as usize..3).chain(0..unit as usize).find(|&kind| units[kind] > 0) {
                    Some(asked) => less(&mut units[asked], 1, "an order to deploy"),
                    None => fault::raise(Fault::Missing("an order to deploy")),
                }
            }
            _ => leader = false,
        }
        self.put(side, figure, area);
        w.tell(|| Event::Placed { side, figure, area });
        self.push(Step::Deploy { units, leader });
        self.crowd(side, area);
    }

    /// Offers the Atreides deployment (WA-ACTION-12).
    pub(crate) fn deploy_token_options(
        &self,
        left: u8,
        leader: bool,
        tied: Option<Area>,
        near: Option<u8>,
        to: &mut Offers<'_, Action>,
    ) {
        let side = Side::Atreides;
        if left > 0 && !self.token_supply.is_empty() && !self.sietches_near_enemy(near).is_empty() {
            to.add(Action::DrawToken);
        }
        if leader {
            // WA-AMB-13: one area for both; WA-AMB-14: before the token, where friends already are.
            let areas = tied.map_or(self.sietch_areas, AreaSet::one);
            for area in (areas & self.held[side.index()]).iter() {
                if self.generic[side.index()] > 0 {
                    to.add(Action::Deploy(Figure::Generic, area));
                }
                for named in self.available(side) {
                    to.add(Action::Deploy(Figure::Named(named), area));
                }
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn deploy_tokens(&mut self, step: Step, action: Action, w: &mut impl World<Event>) {
        let side = Side::Atreides;
        let Step::DeployTokens { left, leader, area, spread, near } = step else { return };
        match action {
            Action::DrawToken => {
                self.push(Step::DeployTokens { left: left - 1, leader, area, spread, near });
                self.draw_token(w);
                self.push(Step::TokenTo { near });
            }
            Action::Deploy(figure, at) => {
                self.put(side, figure, at);
                w.tell(|| Event::Placed { side, figure, area: at });
                // The leader has fixed the area of the token (WA-AMB-13).
                self.push(Step::DeployTokens { left, leader: false, area: Some(at), spread, near });
            }
            _ => {}
        }
    }

    /// Draws a standard token; only Atreides sees it (WA-INFO-03).
    pub(crate) fn draw_token(&mut self, w: &mut impl World<Event>) {
        let kinds: [u8; 8] = std::array::from_fn(|kind| self.token_supply.of(Token(kind as u8)));
        let Some(kind) = drawn(kinds, w) else { return };
        let token = Token(kind as u8);
        self.token_supply.remove(token);
        self.drawn = Some(token);
        let eyes = self.seats_of(Side::Atreides);
        w.tell(|| Event::TokenDrawn { token: Some(token), eyes });
    }

    pub(crate) fn token_to_options(&self, near: Option<u8>, to: &mut Offers<'_, Action>) {
        let tied = self.pending().rev().find_map(|step| match step {
            super::Step::Deploy(Step::DeployTokens { area, spread: false, .. }) => area,
            _ => None,
        });
        // WA-AMB-13: a leader who came first waits for the token.
        for area in tied.map_or(self.sietches_near_enemy(near), AreaSet::one).iter() {
            to.add(Action::To(area));
        }
    }

    /// Sietches with a Harkonnen legion so near; all of them if that does not matter.
    pub(crate) fn sietches_near_enemy(&self, near: Option<u8>) -> AreaSet {
        let Some(near) = near else { return self.sietch_areas };
        let enemies = self.held[Side::Harkonnen.index()];
        let close = self.sietch_areas.iter().filter(|area| area.within(near).meets(enemies));
        close.fold(AreaSet::NONE, |all, area| all | AreaSet::one(area))
    }

    pub(crate) fn token_to(&mut self, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        let Some(token) = self.drawn.take() else {
            return fault::raise(Fault::Missing("a drawn deployment token"));
        };
        self.put(Side::Atreides, Figure::Token(token), area);
        let eyes = self.seats_of(Side::Atreides);
        w.tell(|| Event::TokenPlaced { token: Some(token), area, eyes });
        if let Some(Task(super::Step::Deploy(Step::DeployTokens { area: at, .. }))) =
            self.stack.iter_mut().next_back()
        {
            *at = Some(area);
        }
        self.crowd(Side::Atreides, area);
    }
}

impl Arrakis {
    /// Offers what may stand in for a unit that is not in supply (WA-COMP-21).
    pub(crate) fn stand_in_options(&self, side: Side, unit: Unit, to: &mut Offers<'_, Action>) {
        for &lower in Unit::ALL[..unit as usize].iter().rev() {
            if self.supply(side, lower) > 0 {
                to.add(Action::Supply(Figure::Unit(lower)));
            }
        }
        to.add(Action::Pass)
    }

    /// Puts a stand-in there, or nobody.
    pub(crate) fn stand_in(&mut self, side: Side, area: Area, action: Action, w: &mut impl World<Event>) {
        if let Action::Supply(figure) = action {
            self.put(side, figure, area);
            w.tell(|| Event::Placed { side, figure, area });
        }
        self.orphans(side, area, w);
        self.crowd(side, area);
    }
}
