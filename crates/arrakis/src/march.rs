//! Legions move: on foot, on sandworms, by ornithopter.

use table::World;

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::effect::Which;
use crate::event::Event;
use crate::piece::{Aloft, Leader, Legion, Side};
use crate::state::{Moved, State};
use crate::step::{Flow, ON, Offer, Step};

impl State {
    /// The legions an effect can use.
    pub(crate) fn usable(&self, side: Side, which: Which, it: Area) -> AreaSet {
        let held = self.held[side.index()];
        let found = match which {
            Which::Any => held,
            Which::Leader => self.areas_where(side, |legion| legion.leaders() > 0),
            Which::Special => self.areas_where(side, |legion| legion.units[2] > 0),
            Which::InDesert => held & self.deserts(),
            Which::LeaderInDesert => self.areas_where(side, |legion| legion.leaders() > 0) & self.deserts(),
            Which::It if it.index() < crate::board::COUNT => held & AreaSet::one(it),
            Which::It => AreaSet::NONE,
            Which::Of(leader) => self.leader_area(leader).map_or(AreaSet::NONE, AreaSet::one),
            Which::Arsunt => held & AreaSet::one(crate::board::map::ARSUNT),
            Which::Troops => self.areas_where(side, |legion| legion.troops > 0),
        };
        match self.paul() {
            Some(area) if side == Side::Atreides && self.hunted == 1 => found - AreaSet::one(area),
            _ => found,
        }
    }

    /// Can this part of a legion make the move? The leader, or the special unit, goes along (WA-MOVE-06).
    fn qualifies(part: &Legion, which: Which) -> bool {
        part.size() > 0
            && match which {
                Which::Leader | Which::LeaderInDesert => part.leaders() > 0,
                Which::Special => part.units[2] > 0,
                Which::Of(leader) => part.named & leader.bit() != 0,
                Which::Troops => part.troops > 0,
                Which::Any | Which::InDesert | Which::It | Which::Arsunt => true,
            }
    }

    /// The figures of an area that have not moved in this action (WA-MOVE-08).
    fn unmoved(&self, area: Area) -> Legion {
        self.moved
            .iter()
            .filter(|moved| moved.area == area)
            .fold(*self.legion(area), |legion, moved| legion.without(&moved.part))
    }

    /// The chain of wormsign and sandworms a legion can ride from here (WA-RIDE-02, WA-RIDE-03,
    /// WA-RIDE-05).
    pub(crate) fn ride(&self, from: Area) -> AreaSet {
        let backs = (self.wormsigns | self.all_worms()) - self.held[Side::Harkonnen.index()];
        let mut chain = from.ground() & backs;
        let mut edge = chain;
        while !edge.is_empty() {
            edge = (edge.ground() & backs) - chain;
            chain |= edge;
        }
        chain
    }

    /// Ornithopters that can carry a legion from here, as bits (WA-AIR-02).
    pub(crate) fn transports(&self, side: Side, from: Area) -> u8 {
        match side {
            // WA-SOLO-MOVE-13
            Side::Harkonnen if self.rules.solo && self.solo.flew => 0,
            Side::Harkonnen => self.ornithopters() & from.air_zones(),
            Side::Atreides => 0,
        }
    }

    /// The areas next to an area for a side: the automaton minds no red borders (WA-SOLO-MOVE-12).
    pub(crate) fn next_to(&self, side: Side, area: Area) -> AreaSet {
        if self.rules.solo && side == Side::Harkonnen { area.touch() } else { area.ground() }
    }

    /// Where a legion can go on foot.
    fn on_foot(&self, side: Side, from: Area, steps: u8) -> AreaSet {
        let free = self.free(side);
        let mut reached = self.next_to(side, from) & free;
        for _ in 1..steps {
            reached |= reached.ground() & free;
        }
        reached - AreaSet::one(from)
    }

    /// Where a legion can go at all.
    pub(crate) fn destinations(&self, side: Side, from: Area, steps: u8) -> AreaSet {
        let near = self.on_foot(side, from, steps);
        let far = match side {
            Side::Atreides => {
                let chain = self.ride(from);
                // WA-RIDE-04
                (chain.ground() | chain) & self.free(side)
            }
            // WA-AIR-03, WA-AIR-05
            Side::Harkonnen if self.transports(side, from) != 0 => from.within(2) & self.free(side),
            Side::Harkonnen => AreaSet::NONE,
        };
        (near | far) - AreaSet::one(from)
    }

    fn can_leave(&self, side: Side, from: Area, steps: u8) -> bool {
        self.next_to(side, from).meets(self.free(side)) || !self.destinations(side, from, steps).is_empty()
    }

    /// Can any of these legions move?
    pub(crate) fn can_move(&self, side: Side, which: Which, it: Area) -> bool {
        self.usable(side, which, it).iter().any(|area| self.can_leave(side, area, 1))
    }

    pub(crate) fn move_options(
        &self,
        left: u8,
        which: Which,
        steps: u8,
        it: Area,
        side: Side,
        to: &mut dyn Offer,
    ) -> Flow {
        if left == 0 {
            return ON;
        }
        for area in self.usable(side, which, it).iter() {
            if State::qualifies(&self.unmoved(area), which) && self.can_leave(side, area, steps) {
                to.offer(Action::From(area))?;
            }
        }
        to.offer(Action::Done)?;
        self.free_action_options(side, true, to)
    }

    #[allow(clippy::too_many_arguments, reason = "a step's fields and the decision on it")]
    pub(crate) fn choose_legion(
        &mut self,
        left: u8,
        which: Which,
        steps: u8,
        it: Area,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::From(from) => {
                self.push(Step::Move { left: left - 1, which, steps, it, side });
                self.part = self.unmoved(from);
                self.push(Step::March { from, which, steps, side });
            }
            Action::Done => {}
            free => {
                self.push(Step::Move { left, which, steps, it, side });
                self.free_action(free, w);
            }
        }
    }

    pub(crate) fn march_options(
        &self,
        from: Area,
        which: Which,
        steps: u8,
        side: Side,
        to: &mut dyn Offer,
    ) -> Flow {
        for area in self.destinations(side, from, steps).iter() {
            to.offer(Action::To(area))?;
        }
        self.leave_options(from, which, side, to)
    }

    /// Offers the figures of the moving part that may stay behind (WA-MOVE-04, WA-MOVE-05).
    pub(crate) fn leave_options(&self, from: Area, which: Which, side: Side, to: &mut dyn Offer) -> Flow {
        for &figure in self.part.kinds(side).iter() {
            let mut part = self.part;
            part.remove(figure);
            let rest = self.legion(from).minus(&part);
            if State::qualifies(&part, which) && (rest.size() > 0 || !rest.has_leader_figure()) {
                to.offer(Action::Leave(figure))?;
            }
        }
        ON
    }

    pub(crate) fn march(
        &mut self,
        from: Area,
        which: Which,
        steps: u8,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::Leave(figure) => {
                self.part.remove(figure);
                self.push(Step::March { from, which, steps, side });
            }
            Action::To(area) => {
                let walk = self.on_foot(side, from, steps).has(area);
                if side == Side::Harkonnen && !walk {
                    self.push(Step::Fly { from, to: area, side, attack: false });
                } else {
                    self.go(side, from, area, w);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn fly_options(&self, from: Area, side: Side, to: &mut dyn Offer) -> Flow {
        let zones = self.transports(side, from);
        for zone in (0..8).filter(|zone| zones >> zone & 1 == 1) {
            to.offer(Action::By(zone))?;
        }
        ON
    }

    pub(crate) fn fly(
        &mut self,
        from: Area,
        to: Area,
        side: Side,
        attack: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let Action::By(zone) = action else { return };
        self.clear_air(zone, w);
        self.solo.flew = true;
        if attack {
            self.declare(side, from, to, self.battle.manner, w);
        } else {
            self.go(side, from, to, w);
        }
    }

    /// Empties an air zone.
    pub(crate) fn clear_air(&mut self, zone: u8, w: &mut impl World<Event>) {
        let what = std::mem::take(&mut self.air[zone as usize]);
        if what != Aloft::Nothing {
            w.tell(|| Event::AircraftLeft { what, zone });
        }
    }

    /// The chosen part goes.
    fn go(&mut self, side: Side, from: Area, to: Area, w: &mut impl World<Event>) {
        let part = self.part;
        let rode = side == Side::Atreides && self.rides(from, to);
        let empty_desert = (self.empty() & self.deserts()).has(to);
        self.relocate_part(side, from, to, &part, w);
        self.moved.push(Moved { area: to, part });
        self.set_it(to);
        if rode && empty_desert && part.named != 0 && self.acting_now() {
            self.happened.rode = true;
            self.push(Step::Claim);
        }
        self.arrive(side, to, w);
    }

    /// Could this move be a ride?
    fn rides(&self, from: Area, to: Area) -> bool {
        let chain = self.ride(from);
        (chain.ground() | chain).has(to)
    }

    /// The nearest script remembers the area as "it".
    pub(crate) fn set_it(&mut self, area: Area) {
        for step in self.stack.iter_mut().rev() {
            if let Step::Run { it, .. } = step {
                *it = area;
                return;
            }
        }
    }

    /// Named leaders of a side on the board and where they stand.
    pub(crate) fn named_on_board(&self, side: Side) -> impl Iterator<Item = (Leader, Area)> + '_ {
        Leader::ALL
            .into_iter()
            .filter(move |leader| leader.side() == side)
            .filter_map(|leader| self.leader_area(leader).map(|area| (leader, area)))
    }
}
