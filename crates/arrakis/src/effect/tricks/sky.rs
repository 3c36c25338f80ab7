//! Choices of vehicles, and what strikes from afar.

use table::{Offers, Steps, World};

use super::{Step, areas};
use crate::action::Action;
use crate::board::{Area, AreaSet, DEEP_DESERTS, Sector, Zone};
use crate::effect::{It, Target};
use crate::event::{Event, HarvesterLoss};
use crate::phase::losses::{self, Cause};
use crate::piece::{Aloft, Power, Side};
use crate::state::Arrakis;

impl Arrakis {
    /// Is an ornithopter here that could scout, or the Navigator in its place (WA-GUILD-NAV-03)?
    pub(crate) fn may_scout(&self, zone: Zone) -> bool {
        matches!(self.air[zone.index()], Aloft::Ornithopter | Aloft::Navigator)
            && !self.banned(Power::Guild)
            && zone.under().meets(self.hidden())
    }

    /// Scouts and spies turn everything in an area up.
    pub(super) fn reveal_area(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.reveal_sietch(area, w);
            self.reveal_tokens(area, w);
        }
    }

    /// Enemy legions a special attack can hit.
    pub(crate) fn bombarded(&self, target: Target, it: It, side: Side) -> AreaSet {
        let enemies = self.held[side.enemy().index()];
        match target {
            Target::NextToOwnLegion => enemies & self.held[side.index()].ground(),
            Target::UnderIt => match it {
                It::Zone(zone) => enemies & zone.under(),
                It::Nothing | It::Area(_) => AreaSet::NONE,
            },
        }
    }

    pub(super) fn bombard_chosen(&mut self, side: Side, dice: u8, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.bombard(side, dice, area, w);
        }
    }

    /// A special attack: hits and specials hit (WA-AMB-03).
    pub(crate) fn bombard(&mut self, side: Side, dice: u8, area: Area, w: &mut impl World<Event>) {
        let enemy = side.enemy();
        let [hits, _, specials] = self.roll(dice, w);
        let hits = hits + specials;
        w.tell(|| Event::Bombarded { side, area, hits });
        if hits > 0 {
            self.push(losses::Step::Losses { side: enemy, area, hits, cause: Cause::Bombardment });
        }
        // WA-INFO-11, WA-SOLO-SPECIAL-04: tokens are revealed before losses are taken, so they lie on top.
        self.reveal_tokens(area, w);
    }

    pub(super) fn swallow_options(&self, sector: Option<Sector>, to: &mut Offers<'_, Action>) {
        let within = sector.map_or(AreaSet::ALL, |sector| sector.areas());
        areas(self.harvesters & DEEP_DESERTS & within, Action::To, to);
    }

    pub(super) fn swallow(&mut self, left: u8, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        self.lose_harvester(area, HarvesterLoss::Card, w);
        if left > 1 {
            let sector = Some(area.info().sectors[0]);
            self.push(Step::Swallow { left: left - 1, sector });
        }
    }

    pub(super) fn remove_vehicles_options(&self, sectors: u8, to: &mut Offers<'_, Action>) {
        areas(self.harvesters & sector_areas(sectors), Action::To, to);
        for zone in Zone::ALL.into_iter().filter(|&zone| self.vehicle_over(zone, sectors)) {
            to.add(Action::Zone(zone));
        }
    }

    pub(super) fn remove_vehicle(
        &mut self,
        left: u8,
        sectors: u8,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::To(area) => self.lose_harvester(area, HarvesterLoss::Card, w),
            Action::Zone(zone) => self.clear_air(zone, w),
            _ => return,
        }
        if left > 1 {
            self.push(Step::RemoveVehicles { left: left - 1, sectors });
        }
    }

    /// Is there a vehicle in an air zone connected to one of these sectors?
    fn vehicle_over(&self, zone: Zone, sectors: u8) -> bool {
        let connected = Sector::ALL
            .iter()
            .any(|&sector| sectors >> sector as u8 & 1 == 1 && sector.air_zones() & zone.bit() != 0);
        connected && self.air[zone.index()].vehicle().is_some()
    }

    pub(super) fn rockets_options(&self, to: &mut Offers<'_, Action>) {
        for sector in Sector::ALL {
            if sector.areas().meets(self.held[Side::Atreides.index()]) {
                to.add(Action::Sector(sector));
            }
        }
    }

    pub(super) fn fire_rockets(&mut self, dice: u8, action: Action, w: &mut impl World<Event>) {
        let Action::Sector(sector) = action else { return };
        let [hits, blocks, specials] = self.roll(dice, w);
        w.tell(|| Event::CombatRoll { side: Side::Atreides, hits, blocks, specials });
        if hits + specials > 0 {
            self.push(Step::RemoveVehicles { left: hits + specials, sectors: 1 << sector as u8 });
        }
    }

    pub(super) fn capture_options(&self, to: &mut Offers<'_, Action>) {
        for zone in Zone::of(self.ornithopters()) {
            to.add(Action::Zone(zone));
        }
    }

    pub(super) fn capture(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Zone(zone) = action {
            self.clear_air(zone, w);
            self.set_it(It::Zone(zone));
        }
    }
}

fn sector_areas(sectors: u8) -> AreaSet {
    Sector::ALL
        .into_iter()
        .filter(|&sector| sectors >> sector as u8 & 1 == 1)
        .fold(AreaSet::NONE, |all, sector| all | sector.areas())
}
