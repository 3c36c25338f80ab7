//! Phase 1: Harkonnen places vehicles by the lowest Imperium marker.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{AreaSet, Zone};
use crate::content::content;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Aloft, Side, Vehicle};
use crate::state::Arrakis;

/// The steps of placing vehicles.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Place vehicles (WA-VEHICLE-06..08).
    Vehicles { left: u8, counts: [u8; 3], must: bool },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Vehicles { .. } => Who::Side(Side::Harkonnen),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Vehicles { must: true, .. } => rule_id!("WA-VEHICLE-05"),
            Step::Vehicles { .. } => rule_id!("WA-ACTION-17"),
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
            Step::Vehicles { counts, must, .. } => game.vehicle_options(counts, must, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Harvester(_) => Refusal::new(rule_id!("WA-VEHICLE-06"), "refuse-harvester"),
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Vehicles { left, counts, must } => game.place_vehicle(left, counts, must, action, world),
        }
    }
}

impl Arrakis {
    /// The active row: that of the lowest marker (WA-VEHICLE-01).
    pub(crate) fn active_row(&self) -> u8 {
        self.rows.iter().copied().max().unwrap_or(0)
    }

    pub(crate) fn begin_vehicles(&mut self, w: &mut impl World<Event>) {
        self.enter_phase(Phase::Vehicles);
        let row = content().tracks.rows[self.active_row() as usize];
        // WA-VEHICLE-02, WA-VEHICLE-03
        self.blocked = row.dice;
        w.tell(|| Event::DiceBlocked { dice: row.dice });
        let left = row.vehicles.iter().sum();
        self.push(Step::Vehicles { left, counts: row.vehicles, must: true });
    }
}

impl Arrakis {
    /// Offers where vehicles may be placed (WA-VEHICLE-06..08).
    pub(crate) fn vehicle_options(&self, counts: [u8; 3], must: bool, to: &mut Offers<'_, Action>) {
        let wanted = |vehicle: Vehicle| counts[vehicle as usize] > 0;
        if wanted(Vehicle::Harvester) && self.vehicle_supply(Vehicle::Harvester) > 0 {
            for area in self.harvester_spots().iter() {
                to.add(Action::Harvester(area));
            }
        }
        for vehicle in [Vehicle::Ornithopter, Vehicle::Carryall] {
            if wanted(vehicle) && self.vehicle_supply(vehicle) > 0 {
                for zone in Zone::ALL {
                    // WA-AMB-93: frigates and the Navigator are not pushed out.
                    let there = self.air[zone.index()];
                    let open =
                        there == Aloft::Nothing || there.vehicle().is_some_and(|other| other != vehicle);
                    if open {
                        to.add(Action::Aircraft(vehicle, zone));
                    }
                }
            }
        }
        if must {
            return;
        }
        // WA-AMB-20: what is placed may come from the board; the automaton takes it there only in need.
        let lifted =
            |vehicle: Vehicle| wanted(vehicle) && (!self.rules.solo || self.vehicle_supply(vehicle) == 0);
        if lifted(Vehicle::Harvester) {
            for area in self.harvesters.iter() {
                to.add(Action::LiftHarvester(area));
            }
        }
        for zone in Zone::ALL {
            if self.air[zone.index()].vehicle().is_some_and(lifted) {
                to.add(Action::LiftAircraft(zone));
            }
        }
        to.add(Action::Done)
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
        let mut placed = |vehicle: Vehicle| less(&mut counts[vehicle as usize], 1, "a vehicle");
        match action {
            Action::Harvester(area) => {
                placed(Vehicle::Harvester);
                self.harvesters.add(area);
                w.tell(|| Event::HarvesterPlaced { area });
            }
            Action::Aircraft(vehicle, zone) => {
                placed(vehicle);
                self.clear_air(zone, w);
                let what = if vehicle == Vehicle::Carryall { Aloft::Carryall } else { Aloft::Ornithopter };
                self.take_off(what, zone);
                w.tell(|| Event::AircraftPlaced { vehicle, zone });
            }
            Action::LiftHarvester(area) => {
                self.harvesters.remove(area);
                return self.place_lifted(left, counts, Vehicle::Harvester);
            }
            Action::LiftAircraft(zone) => {
                let lifted = self.air[zone.index()].vehicle();
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
        less(&mut counts[vehicle as usize], 1, "a vehicle");
        if left > 1 {
            self.push(Step::Vehicles { left: left - 1, counts, must: false });
        }
        let mut only = [0; 3];
        only[vehicle as usize] = 1;
        self.push(Step::Vehicles { left: 1, counts: only, must: true });
    }
}
