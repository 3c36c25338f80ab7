//! Where the automaton places vehicles (WA-SOLO-VEHICLE-01..10).

use table::{Offers, RuleId, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, DEEP_DESERTS, SIETCH_PLACES, Sector, Zone};
use crate::piece::{Aloft, Side, VEHICLES, Vehicle};
use crate::state::Arrakis;

/// The central sectors count as one (WA-SOLO-SETUP-05).
const CENTRE: u8 = 0xF0;

/// The sietch on a tactics card.
#[inline]
pub(crate) fn tactic_sietch(card: u8) -> Area {
    SIETCH_PLACES[card as usize]
}

/// The sectors of a tactics card, as bits.
#[inline]
pub(crate) fn tactic_sectors(card: u8) -> u8 {
    let sector = tactic_sietch(card).info().sectors[0];
    if sector.central() { CENTRE } else { 1 << sector as u8 }
}

fn each(sectors: u8) -> impl Iterator<Item = Sector> {
    Sector::ALL.into_iter().filter(move |&sector| sectors >> sector as u8 & 1 == 1)
}

fn areas_of(sectors: u8) -> AreaSet {
    each(sectors).fold(AreaSet::NONE, |all, sector| all | sector.areas())
}

fn zones_of(sectors: u8) -> u8 {
    each(sectors).fold(0, |bits, sector| bits | sector.air_zones())
}

/// Sectors next to each outer sector, and to the centre as a whole.
const BESIDE: [u8; 5] = {
    let [ne, se, sw, nw, cne, cse, csw, cnw] = [1, 2, 4, 8, 16, 32, 64, 128];
    [se | nw | cne, ne | cne | cse, nw | cse | csw | cnw, ne | sw | cne | cnw, ne | se | sw | nw]
};

/// Sectors next to these, without them.
fn beside(sectors: u8) -> u8 {
    BESIDE[(sectors.trailing_zeros() as usize).min(4)]
}

/// The four priorities within a sector.
const PRIORITIES: usize = 4;

impl Arrakis {
    /// The lawful vehicle placements of highest priority: harvesters, then carryalls, then ornithopters.
    pub(super) fn mahdi_vehicles(&self, counts: [u8; 3], must: bool, to: &mut Offers<'_, Action>) {
        let wanted = |vehicle| counts[vehicle as usize] > 0 && self.vehicle_supply(vehicle) > 0;
        if wanted(Vehicle::Harvester)
            && let Some((_, spots)) = self.best_harvester_spots()
        {
            return spots.iter().for_each(|area| to.add(Action::Harvester(area)));
        }
        let aircraft = [Vehicle::Carryall, Vehicle::Ornithopter].into_iter().find(|&one| wanted(one));
        if let Some(vehicle) = aircraft {
            let poised = self.poised();
            let free = Zone::of(self.free_air());
            let ranks = Zone::ALL.map(|zone| self.zone_rank(vehicle, zone, poised));
            if let Some(best) = free.clone().map(|zone| ranks[zone.index()]).min() {
                for zone in free.filter(|zone| ranks[zone.index()] == best) {
                    to.add(Action::Aircraft(vehicle, zone));
                }
                return;
            }
        }
        // What is left takes something else away: the person decides.
        self.vehicle_options(
            counts,
            must,
            &mut Offers::each(&mut |action| {
                if !matches!(action, Action::Harvester(_)) {
                    to.add(action);
                }
            }),
        );
    }

    /// The best places for a harvester, and how far down the list they stand (WA-SOLO-VEHICLE-02..06).
    pub(super) fn best_harvester_spots(&self) -> Option<(usize, AreaSet)> {
        let spots = self.harvester_spots();
        let danger = (self.held[Side::Atreides.index()] | self.sietch_areas).ground();
        let quiet = self.empty() - danger;
        let (harvest, target) = (tactic_sectors(self.solo.sector), tactic_sectors(self.solo.target));
        // WA-SOLO-VEHICLE-06: next door, but not where the target is; the rest of the map comes last.
        let elsewhere = !(areas_of(target) - areas_of(harvest));
        let regions = [areas_of(harvest), areas_of(beside(harvest) & !target), elsewhere];
        for (at, region) in regions.into_iter().enumerate() {
            let here = spots & region;
            let lists = [here & quiet & DEEP_DESERTS, here & quiet, here & DEEP_DESERTS, here];
            if let Some(place) = lists.iter().position(|list| !list.is_empty()) {
                return Some((at * PRIORITIES + place, lists[place]));
            }
        }
        None
    }

    /// The lower the better.
    fn zone_rank(&self, vehicle: Vehicle, zone: Zone, poised: u8) -> usize {
        if vehicle == Vehicle::Carryall {
            // WA-SOLO-VEHICLE-07
            return usize::from(VEHICLES[0]) - (self.harvesters & zone.under()).len();
        }
        let target = tactic_sectors(self.solo.target);
        let over = |zones: u8| zones & zone.bit() != 0;
        if over(poised) {
            0
        } else if over(zones_of(target)) {
            1
        } else if over(zones_of(beside(target))) {
            let central = zone.sectors().iter().all(|sector| sector.central());
            2 + usize::from(!central)
        } else {
            4
        }
    }

    /// Air zones over legions exactly two areas from a sietch they may attack (WA-SOLO-VEHICLE-08).
    fn poised(&self) -> u8 {
        let legions = self.held[Side::Harkonnen.index()].iter();
        let near = legions.filter(|from: &Area| {
            let two = from.within(2) - from.touch();
            (two & self.sietch_areas).iter().any(|sietch| self.stronger(*from, sietch))
        });
        near.fold(0, |bits, from| bits | from.air_zones())
    }

    /// The rule by which a vehicle goes where it goes.
    pub(super) fn vehicle_rule(&self, action: Action) -> RuleId {
        match action {
            Action::Harvester(_) => match self.best_harvester_spots().map(|(place, _)| place) {
                Some(0) => rule_id!("WA-SOLO-VEHICLE-02"),
                Some(1) => rule_id!("WA-SOLO-VEHICLE-03"),
                Some(2) => rule_id!("WA-SOLO-VEHICLE-04"),
                Some(3) => rule_id!("WA-SOLO-VEHICLE-05"),
                _ => rule_id!("WA-SOLO-VEHICLE-06"),
            },
            Action::Aircraft(Vehicle::Carryall, _) => rule_id!("WA-SOLO-VEHICLE-07"),
            Action::Aircraft(vehicle, zone) if self.air[zone.index()] == Aloft::Nothing => {
                match self.zone_rank(vehicle, zone, self.poised()) {
                    0 => rule_id!("WA-SOLO-VEHICLE-08"),
                    1 => rule_id!("WA-SOLO-VEHICLE-09"),
                    _ => rule_id!("WA-SOLO-VEHICLE-10"),
                }
            }
            _ => rule_id!("WA-SOLO-VEHICLE-01"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_sectors_are_those_that_touch_on_the_map() {
        for card in 0..8 {
            let sectors = tactic_sectors(card);
            let around = areas_of(sectors).touch();
            let near = Sector::ALL.into_iter().filter(|sector| sector.areas().meets(around));
            let near = near.fold(0, |bits, sector| bits | 1 << sector as u8) & !sectors;
            assert_eq!(beside(sectors), near, "card {card}");
        }
    }
}
