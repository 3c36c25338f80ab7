//! Figures and vehicles come onto the board: placed, deployed, replaced.

use table::World;

use crate::action::Action;
use crate::board::map::{ARRAKEEN, ARSUNT, CARTHAG, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE};
use crate::board::{Area, AreaSet};
use crate::content::script;
use crate::effect::{Effect, Piece, Spot};
use crate::event::Event;
use crate::piece::{Aloft, Figure, Leader, Legion, Side, Unit, Vehicle};
use crate::state::{NOWHERE, Place, State};
use crate::step::{Flow, ON, Offer, Step};

impl State {
    /// The areas a spot stands for; a settlement that has fallen is none (WA-AMB-17).
    pub(crate) fn spots(&self, side: Side, spot: Spot) -> AreaSet {
        let settlement = |area: Area| AreaSet::one(area) & self.settlements;
        match spot {
            Spot::Arrakeen => settlement(ARRAKEEN),
            Spot::Carthag => settlement(CARTHAG),
            Spot::Arsunt => settlement(ARSUNT),
            Spot::HaggaBasin => settlement(HAGGA_BASIN),
            Spot::ImperialBasin => settlement(IMPERIAL_BASIN),
            Spot::NorthPole => settlement(NORTH_POLE),
            Spot::CarthagOrArrakeen => settlement(CARTHAG) | settlement(ARRAKEEN),
            Spot::OwnSettlement => self.settlements_of(side),
            Spot::Sietch => self.sietch_areas,
            Spot::AnyLegion => self.held[side.index()],
            Spot::SpecialLegion => self.areas_where(side, |legion| legion.units[2] > 0),
            Spot::LegionOf(leader) => self.leader_area(leader).map_or(AreaSet::NONE, AreaSet::one),
            Spot::EmptyDesert => self.empty() & self.deserts(),
            Spot::FreeMountain => self.free(side) & self.mountains(),
            Spot::FreePlateau => self.free(side) & self.plateaus(),
        }
    }

    pub(crate) fn spot_options(&self, at: u16, effect: u8, side: Side, to: &mut dyn Offer) -> Flow {
        let Some(Effect::Place(_, spot)) = script(at).get(effect as usize) else { return ON };
        for area in self.spots(side, *spot).iter() {
            to.offer(Action::Here(area))?;
            to.offer(Action::Piecewise(area))?;
        }
        to.offer(Action::Pass)
    }

    pub(crate) fn choose_spot(&mut self, at: u16, effect: u8, side: Side, action: Action) {
        let Some(Effect::Place(figures, _)) = script(at).get(effect as usize) else { return };
        let (area, must) = match action {
            Action::Here(area) => (area, true),
            Action::Piecewise(area) => (area, false),
            _ => return,
        };
        self.set_it(area);
        self.push(Step::Settle { side });
        // Units come first, because leaders need them (WA-LEADER-05).
        let is_unit = |piece: &&Piece| matches!(piece, Piece::Unit(_));
        for &piece in figures.iter().filter(|piece| !is_unit(piece)).chain(figures.iter().filter(is_unit)) {
            self.push(Step::Figure { piece, area, side, must });
        }
    }

    pub(crate) fn figure_options(
        &self,
        piece: Piece,
        area: Area,
        side: Side,
        must: bool,
        to: &mut dyn Offer,
    ) -> Flow {
        let company = self.legion(area).size() > 0;
        match piece {
            Piece::Unit(unit) => {
                if self.supply(side, unit) > 0 {
                    to.offer(Action::Supply(Figure::Unit(unit)))?;
                    if must {
                        return ON;
                    }
                } else if self.automaton(side) {
                    // WA-SOLO-DEPLOY-06
                    if let Some(other) = self.any_unit(unit) {
                        to.offer(Action::Supply(Figure::Unit(other)))?;
                    }
                } else {
                    // WA-COMP-21
                    for lower in Unit::ALL.into_iter().filter(|&lower| lower < unit).rev() {
                        if self.supply(side, lower) > 0 {
                            to.offer(Action::Supply(Figure::Unit(lower)))?;
                        }
                    }
                }
                self.lift_options(side, Figure::Unit(unit), area, to)?;
                if unit == Unit::Regular {
                    // WA-AMB-97
                    self.lift_options(side, Figure::Troop, area, to)?;
                }
            }
            _ if !company => {}
            Piece::Leader | Piece::Generic => {
                if self.generic[side.index()] > 0 {
                    to.offer(Action::Supply(Figure::Generic))?;
                    if must && piece == Piece::Generic {
                        return ON;
                    }
                }
                if piece == Piece::Leader {
                    for leader in self.available(side) {
                        to.offer(Action::Supply(Figure::Named(leader)))?;
                    }
                    for (leader, from) in self.named_on_board(side) {
                        if from != area && self.can_place(leader) {
                            to.offer(Action::Lift(Figure::Named(leader), from))?;
                        }
                    }
                }
                self.lift_options(side, Figure::Generic, area, to)?;
            }
            Piece::Named(_) | Piece::Paul => {
                let wanted = |leader: &Leader| match piece {
                    Piece::Named(one) => *leader == one,
                    _ => leader.is_paul(),
                };
                for leader in Leader::ALL.into_iter().filter(wanted).filter(|&leader| self.can_place(leader))
                {
                    match self.leaders[leader as usize] {
                        Place::Aside => to.offer(Action::Supply(Figure::Named(leader)))?,
                        Place::On(from) if from != area => {
                            to.offer(Action::Lift(Figure::Named(leader), from))?;
                        }
                        _ => continue,
                    }
                    if must {
                        return ON;
                    }
                }
            }
        }
        to.offer(Action::Pass)
    }

    /// "Place" may take figures from the board (WA-TERM-16).
    fn lift_options(&self, side: Side, figure: Figure, area: Area, to: &mut dyn Offer) -> Flow {
        for from in (self.held[side.index()] - AreaSet::one(area)).iter() {
            if self.legion(from).count(figure) > 0 {
                to.offer(Action::Lift(figure, from))?;
            }
        }
        ON
    }

    pub(crate) fn place_figure(&mut self, area: Area, side: Side, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Supply(figure) => {
                self.put(side, figure, area);
                w.tell(|| Event::Placed { side, figure, area });
            }
            Action::Lift(figure, from) => {
                self.take(side, figure, from);
                w.tell(|| Event::Lifted { side, figure, area: from });
                self.put(side, figure, area);
                w.tell(|| Event::Placed { side, figure, area });
                self.orphans(side, from, w);
            }
            _ => {}
        }
    }

    pub(crate) fn place_each_options(&self, unit: Unit, side: Side, to: &mut dyn Offer) -> Flow {
        let stocked = self.supply(side, unit) > 0;
        let standing = !self.areas_where(side, |legion| legion.can_replace(unit)).is_empty();
        // WA-TERM-16: also from the board, while there is one in supply. The automaton has no reason to.
        let either = stocked && standing && !(self.rules.solo && side == Side::Harkonnen);
        if stocked || standing {
            for area in self.spots(side, Spot::EmptyDesert).iter() {
                to.offer(Action::To(area))?;
                if either {
                    to.offer(Action::Piecewise(area))?;
                }
            }
        }
        to.offer(Action::Done)
    }

    pub(crate) fn place_each(&mut self, left: u8, unit: Unit, side: Side, action: Action) {
        let (area, must) = match action {
            Action::To(area) => (area, true),
            Action::Piecewise(area) => (area, false),
            _ => return,
        };
        if left > 1 {
            self.push(Step::PlaceEach { left: left - 1, unit, side });
        }
        self.push(Step::Figure { piece: Piece::Unit(unit), area, side, must });
    }

    /// Offers where vehicles may be placed (WA-VEHICLE-06..08).
    pub(crate) fn vehicle_options(&self, left: u8, counts: [u8; 3], must: bool, to: &mut dyn Offer) -> Flow {
        if left == 0 {
            return ON;
        }
        let wanted = |vehicle: Vehicle| counts[vehicle as usize] > 0;
        if wanted(Vehicle::Harvester) && self.vehicle_supply(Vehicle::Harvester) > 0 {
            for area in self.harvester_spots().iter() {
                to.offer(Action::Harvester(area))?;
            }
        }
        for vehicle in [Vehicle::Ornithopter, Vehicle::Carryall] {
            if wanted(vehicle) && self.vehicle_supply(vehicle) > 0 {
                for zone in 0..8 {
                    // WA-AMB-93: frigates and the Navigator are not pushed out.
                    let there = self.air[zone];
                    let open =
                        there == Aloft::Nothing || there.vehicle().is_some_and(|other| other != vehicle);
                    if open {
                        to.offer(Action::Aircraft(vehicle, zone as u8))?;
                    }
                }
            }
        }
        if must {
            return ON;
        }
        // WA-AMB-20: what is placed may come from the board; the automaton takes it there only in need.
        let lifted =
            |vehicle: Vehicle| wanted(vehicle) && (!self.rules.solo || self.vehicle_supply(vehicle) == 0);
        if lifted(Vehicle::Harvester) {
            for area in self.harvesters.iter() {
                to.offer(Action::LiftHarvester(area))?;
            }
        }
        for zone in 0..8 {
            if self.air[zone].vehicle().is_some_and(lifted) {
                to.offer(Action::LiftAircraft(zone as u8))?;
            }
        }
        to.offer(Action::Done)
    }

    /// Deserts where a harvester may be placed.
    pub(crate) fn harvester_spots(&self) -> AreaSet {
        (self.deserts() & self.free(Side::Harkonnen)) - self.harvesters
    }

    pub(crate) fn place_vehicle(
        &mut self,
        left: u8,
        mut counts: [u8; 3],
        must: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let mut placed = |vehicle: Vehicle| counts[vehicle as usize] -= 1;
        match action {
            Action::Harvester(area) => {
                placed(Vehicle::Harvester);
                self.harvesters.add(area);
                w.tell(|| Event::HarvesterPlaced { area });
            }
            Action::Aircraft(vehicle, zone) => {
                placed(vehicle);
                self.clear_air(zone, w);
                self.air[zone as usize] =
                    if vehicle == Vehicle::Carryall { Aloft::Carryall } else { Aloft::Ornithopter };
                w.tell(|| Event::AircraftPlaced { vehicle, zone });
            }
            Action::LiftHarvester(area) => {
                self.harvesters.remove(area);
                return self.place_lifted(left, counts, Vehicle::Harvester);
            }
            Action::LiftAircraft(zone) => {
                let lifted = self.air[zone as usize].vehicle();
                self.clear_air(zone, w);
                return lifted.into_iter().for_each(|vehicle| self.place_lifted(left, counts, vehicle));
            }
            _ => return,
        }
        if left > 1 {
            self.push(Step::Vehicles { left: left - 1, counts, must });
        }
    }

    /// A vehicle taken off the board is the next one to be placed.
    fn place_lifted(&mut self, left: u8, mut counts: [u8; 3], vehicle: Vehicle) {
        counts[vehicle as usize] -= 1;
        if left > 1 {
            self.push(Step::Vehicles { left: left - 1, counts, must: false });
        }
        let mut only = [0; 3];
        only[vehicle as usize] = 1;
        self.push(Step::Vehicles { left: 1, counts: only, must: true });
    }

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
    pub(crate) fn deploy_options(&self, units: [u8; 3], leader: bool, to: &mut dyn Offer) -> Flow {
        let side = Side::Harkonnen;
        let mut offered = [false; 3];
        for unit in Unit::ALL.into_iter().filter(|&unit| units[unit as usize] > 0) {
            for one in self.obtainable(side, unit) {
                if std::mem::replace(&mut offered[one as usize], true) {
                    continue;
                }
                for area in self.settlements.iter() {
                    to.offer(Action::Deploy(Figure::Unit(one), area))?;
                }
            }
        }
        if leader {
            // WA-AMB-15
            for area in self.settlements.iter().filter(|&area| self.legion(area).size() > 0) {
                if self.generic[side.index()] > 0 {
                    to.offer(Action::Deploy(Figure::Generic, area))?;
                }
                for named in self.available(side) {
                    to.offer(Action::Deploy(Figure::Named(named), area))?;
                }
            }
        }
        to.offer(Action::Done)
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
                let asked =
                    (unit as usize..3).chain(0..unit as usize).find(|&kind| units[kind] > 0).unwrap_or(0);
                units[asked] = units[asked].saturating_sub(1);
            }
            _ => leader = false,
        }
        self.put(side, figure, area);
        w.tell(|| Event::Placed { side, figure, area });
        if units != [0; 3] || leader {
            self.push(Step::Deploy { units, leader });
        }
        self.crowd(side, area);
    }

    /// Offers the Atreides deployment (WA-ACTION-12).
    pub(crate) fn deploy_token_options(
        &self,
        left: u8,
        leader: bool,
        area: Area,
        spread: bool,
        to: &mut dyn Offer,
    ) -> Flow {
        let side = Side::Atreides;
        if left > 0 && !self.token_supply.is_empty() && !self.sietch_areas.is_empty() {
            to.offer(Action::DrawToken)?;
        }
        if leader {
            // WA-AMB-13: one area for both; WA-AMB-14: without a token, where friends already are.
            let tied = area != NOWHERE && !spread;
            let areas = if tied { AreaSet::one(area) } else { self.sietch_areas & self.held[side.index()] };
            for area in (areas & self.held[side.index()]).iter() {
                if self.generic[side.index()] > 0 {
                    to.offer(Action::Deploy(Figure::Generic, area))?;
                }
                for named in self.available(side) {
                    to.offer(Action::Deploy(Figure::Named(named), area))?;
                }
            }
        }
        to.offer(Action::Done)
    }

    pub(crate) fn deploy_tokens(
        &mut self,
        left: u8,
        leader: bool,
        area: Area,
        spread: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let side = Side::Atreides;
        match action {
            Action::DrawToken => {
                self.push(Step::DeployTokens { left: left - 1, leader, area, spread });
                self.draw_token(w);
                self.push(Step::TokenTo { near: 0 });
            }
            Action::Deploy(figure, at) => {
                self.put(side, figure, at);
                w.tell(|| Event::Placed { side, figure, area: at });
                // A leader alone fixes the area of a single token as well (WA-AMB-13).
                let left = if spread { left } else { 0 };
                self.push(Step::DeployTokens { left, leader: false, area: at, spread });
            }
            _ => {}
        }
    }

    /// Draws a standard token; only Atreides sees it (WA-INFO-03).
    pub(crate) fn draw_token(&mut self, w: &mut impl World<Event>) {
        let mut skip = w.below(u32::from(self.token_supply.len())) as u8;
        let mut drawn = None;
        for token in self.token_supply.kinds() {
            let count = self.token_supply.of(token);
            if skip < count {
                drawn = Some(token);
                break;
            }
            skip -= count;
        }
        let Some(token) = drawn else { return };
        self.token_supply.remove(token);
        self.drawn = Some(token);
        let eyes = self.seats_of(Side::Atreides);
        w.tell(|| Event::TokenDrawn { token: Some(token), eyes });
    }

    pub(crate) fn token_to_options(&self, near: u8, to: &mut dyn Offer) -> Flow {
        for area in self.sietches_near_enemy(near).iter() {
            to.offer(Action::To(area))?;
        }
        ON
    }

    /// Sietches with a Harkonnen legion so near; all of them for 0.
    pub(crate) fn sietches_near_enemy(&self, near: u8) -> AreaSet {
        if near == 0 {
            return self.sietch_areas;
        }
        let enemies = self.held[Side::Harkonnen.index()];
        let close = self.sietch_areas.iter().filter(|area| area.within(near).meets(enemies));
        close.fold(AreaSet::NONE, |all, area| all | AreaSet::one(area))
    }

    pub(crate) fn token_to(&mut self, action: Action, w: &mut impl World<Event>) {
        let (Action::To(area), Some(token)) = (action, self.drawn.take()) else { return };
        self.put(Side::Atreides, Figure::Token(token), area);
        let eyes = self.seats_of(Side::Atreides);
        w.tell(|| Event::TokenPlaced { token: Some(token), area, eyes });
        if let Some(Step::DeployTokens { area: at, .. }) = self.stack.last_mut() {
            *at = area;
        }
        self.crowd(Side::Atreides, area);
    }

    pub(crate) fn replace_options(
        &self,
        left: u8,
        from: Unit,
        with: Unit,
        side: Side,
        to: &mut dyn Offer,
    ) -> Flow {
        if left > 0 && self.supply(side, with) > 0 {
            // WA-SOLO-SPECIAL-04: units of the automaton may lie under its tokens.
            let hidden = |legion: &Legion| self.automaton(side) && !legion.tokens.is_empty();
            let there = |legion: &Legion| legion.units[from as usize] > 0 || hidden(legion);
            for area in self.areas_where(side, there).iter() {
                to.offer(Action::From(area))?;
            }
            if from == Unit::Regular {
                // WA-AMB-97
                for area in self.areas_where(side, |legion| legion.troops > 0).iter() {
                    to.offer(Action::Lift(Figure::Troop, area))?;
                }
            }
        }
        to.offer(Action::Done)
    }

    pub(crate) fn replace(
        &mut self,
        left: u8,
        from: Unit,
        to: Unit,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let (figure, area) = match action {
            Action::From(area) => (Figure::Unit(from), area),
            Action::Lift(figure, area) => (figure, area),
            _ => return,
        };
        if self.legion(area).count(figure) == 0 {
            // WA-SOLO-SPECIAL-04
            self.push(Step::Replace { left, from, to, side });
            return self.reveal_tokens(area, w);
        }
        self.take(side, figure, area);
        self.put(side, Figure::Unit(to), area);
        w.tell(|| Event::Replaced { side, area, from, to });
        if left > 1 {
            self.push(Step::Replace { left: left - 1, from, to, side });
        }
    }
}
