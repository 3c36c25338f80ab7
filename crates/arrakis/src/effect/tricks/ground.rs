//! Choices of leaders, legions and sietches on the map.

use table::fault::{self, Fault};
use table::{Offers, Steps, World};

use super::{Step, areas};
use crate::action::Action;
use crate::board::{ATOMICS, Area, AreaSet};
use crate::effect::{It, Victim, Which};
use crate::event::Event;
use crate::phase::losses;
use crate::piece::{Figure, Leader, Side};
use crate::state::Arrakis;

impl Arrakis {
    /// Enemy named leaders an effect can put in the tank.
    pub(crate) fn victims(&self, victim: Victim, it: It, side: Side) -> impl Iterator<Item = Leader> + '_ {
        let ours = self.held[side.index()];
        let sworn = self.areas_where(side, |legion| legion.units[2] > 0);
        self.named_on_board(side.enemy())
            .filter(move |&(_, area)| match victim {
                Victim::Anywhere => true,
                Victim::SectorOfOwnLegion => area.sector_mates().meets(ours),
                // WA-ACTION-06: the legion need not have moved.
                Victim::NextToIt => match it {
                    It::Area(at) => at.ground().has(area),
                    It::Nothing | It::Zone(_) => area.ground().meets(sworn),
                },
                Victim::SectorOf(leader) => {
                    self.leader_area(leader).is_some_and(|at| at.sector_mates().has(area))
                }
            })
            .map(|(leader, _)| leader)
    }

    pub(super) fn tank_options(&self, victim: Victim, it: It, side: Side, to: &mut Offers<'_, Action>) {
        for leader in self.victims(victim, it, side) {
            to.add(Action::Leader(leader));
        }
    }

    pub(super) fn tank_victim(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Leader(leader) = action
            && let Some(area) = self.leader_area(leader)
        {
            self.lose(leader.side(), Figure::Named(leader), area, w);
        }
    }

    pub(super) fn carry_options(&self, from: Option<Area>, to: &mut Offers<'_, Action>) {
        let held = self.held[Side::Harkonnen.index()];
        match from {
            None if held.len() > 1 => areas(held & self.settlements, Action::From, to),
            None => {}
            Some(from) => {
                areas(held - AreaSet::one(from), Action::To, to);
                self.leave_options(from, Which::Any, false, Side::Harkonnen, to);
            }
        }
    }

    pub(super) fn carry(&mut self, from: Option<Area>, action: Action, w: &mut impl World<Event>) {
        let side = Side::Harkonnen;
        match (from, action) {
            (_, Action::From(from)) => {
                self.part = *self.legion(from);
                self.push(Step::Carry { from: Some(from) });
            }
            (_, Action::Leave(figure)) => {
                self.part.remove(figure);
                self.push(Step::Carry { from });
            }
            (Some(from), Action::To(area)) => {
                let part = self.part;
                self.relocate_part(side, from, area, &part, w);
                self.push(losses::Step::Settle { side });
                self.arrive(side, area, w);
            }
            _ => {}
        }
    }

    pub(super) fn choose_atomics(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Detonate(place) = action {
            self.detonate(place, w);
        }
    }

    pub(super) fn discard_wormsign(&mut self, left: u8, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        self.drop_wormsign(area, w);
        if left > 1 {
            self.push(Step::DiscardWormsigns { left: left - 1 });
        }
    }

    pub(super) fn swap_tokens_options(&self, first: Option<Area>, to: &mut Offers<'_, Action>) {
        match first {
            None if self.sietch_areas.len() > 1 => {
                areas(self.with_tokens(Side::Atreides) & self.sietch_areas, Action::From, to);
            }
            None => {}
            Some(first) => areas(self.sietch_areas - AreaSet::one(first), Action::To, to),
        }
    }

    pub(super) fn swap_tokens_with(
        &mut self,
        first: Option<Area>,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match (first, action) {
            (_, Action::From(first)) => self.push(Step::SwapTokens { first: Some(first) }),
            (Some(first), Action::To(other)) => self.swap_tokens(first, other, w),
            _ => {}
        }
    }

    fn swap_tokens(&mut self, one: Area, other: Area, w: &mut impl World<Event>) {
        let side = Side::Atreides;
        let (first, second) = (self.legion(one).tokens, self.legion(other).tokens);
        for (tokens, from, to) in [(first, one, other), (second, other, one)] {
            for token in tokens.kinds(side) {
                for _ in 0..tokens.of(token) {
                    self.take(side, Figure::Token(token), from);
                    self.put(side, Figure::Token(token), to);
                }
            }
        }
        w.tell(|| Event::TokensSwapped { one, other });
        for area in [one, other] {
            self.orphans(side, area, w);
            self.crowd(side, area);
        }
    }

    pub(super) fn move_sietch_options(&self, from: Option<Area>, to: &mut Offers<'_, Action>) {
        match from {
            None => {
                for area in self.sietch_areas.iter().filter(|&area| !self.sietch_moves(area).is_empty()) {
                    to.add(Action::From(area));
                }
            }
            Some(from) => areas(self.sietch_moves(from), Action::To, to),
        }
    }

    pub(super) fn move_sietch_from(&mut self, from: Option<Area>, action: Action, w: &mut impl World<Event>) {
        match (from, action) {
            (_, Action::From(from)) => self.push(Step::MoveSietch { from: Some(from) }),
            (Some(from), Action::To(area)) => self.move_sietch(from, area, w),
            _ => {}
        }
    }

    fn sietch_moves(&self, area: Area) -> AreaSet {
        area.ground() & self.empty() & self.deserts()
    }

    /// A sietch moves with every figure and token of its area.
    fn move_sietch(&mut self, from: Area, to: Area, w: &mut impl World<Event>) {
        let Some(at) = self.sietch_at(from) else { return fault::raise(Fault::Missing("a sietch")) };
        self.sietches[at].area = to;
        self.sietch_areas.remove(from);
        self.sietch_areas.add(to);
        let all = *self.legion(from);
        self.shift(Side::Atreides, from, to, &all);
        for set in [&mut self.wormsigns, &mut self.stations, &mut self.harvesters, &mut self.worms] {
            if set.has(from) {
                set.remove(from);
                set.add(to);
            }
        }
        w.tell(|| Event::SietchMoved { from, to });
    }

    pub(super) fn shift_enemy_options(&self, from: Option<Area>, to: &mut Offers<'_, Action>) {
        match from {
            None => {
                for area in (self.held[Side::Harkonnen.index()] & self.deserts()).iter() {
                    if area.ground().meets(self.empty()) {
                        to.add(Action::From(area));
                    }
                }
            }
            Some(from) => areas(from.ground() & self.empty(), Action::To, to),
        }
    }

    pub(super) fn shift_enemy(&mut self, from: Option<Area>, action: Action, w: &mut impl World<Event>) {
        match (from, action) {
            (_, Action::From(from)) => self.push(Step::ShiftEnemy { from: Some(from) }),
            // An empty area holds nothing that could happen to who arrives. WA-TERM-14
            (Some(from), Action::To(area)) => self.relocate(Side::Harkonnen, from, area, w),
            _ => {}
        }
    }
}

pub(super) fn atomics_options(to: &mut Offers<'_, Action>) {
    for (place, _) in ATOMICS {
        to.add(Action::Detonate(place));
    }
}
