//! The landing phase: a heighliner has reached Arrakis (WA-GUILD-LINER-05..12).

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use super::round::Phase;
use super::{Who, other_question};
use crate::action::Action;
use crate::board::{Area, AreaSet, Zone};
use crate::event::Event;
use crate::piece::{Aloft, Figure, Side};
use crate::state::Arrakis;

/// A heighliner lands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Whose.
    pub side: Side,
    /// How far the landing is.
    pub stage: Landing,
}

/// The stages of a landing phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// Vehicles make room for frigates.
    Room,
    /// Frigates go to air zones.
    Frigates,
    /// The troops go to this area.
    Troops,
    /// Too many for one area: a second one next to it.
    Second(Area),
    /// How many go to the first of the two.
    Divide(Area, Area),
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self.stage {
            stage if !game.landing_asks(self.side, stage) => Who::Nobody,
            // WA-GUILD-LINER-11: whoever owns the frigates.
            Landing::Room => Who::Side(Side::Harkonnen),
            _ => Who::Side(self.side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self.stage {
            Landing::Room => rule_id!("WA-GUILD-LINER-11"),
            Landing::Frigates => rule_id!("WA-GUILD-LINER-10"),
            Landing::Troops => rule_id!("WA-GUILD-LINER-08"),
            Landing::Second(_) | Landing::Divide(..) => rule_id!("WA-GUILD-LINER-09"),
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
        game.landing_options(self.side, self.stage, offers);
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match action {
            Action::To(_) => Refusal::new(rule_id!("WA-GUILD-LINER-08"), "refuse-landing"),
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        game.land(self.side, self.stage, action, world);
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        game.landing_runs(self.side, self.stage, world);
    }
}

impl Arrakis {
    /// Is there anything to decide in a stage? One that has nowhere to go to offers nothing and is passed over.
    pub(crate) fn landing_asks(&self, side: Side, stage: Landing) -> bool {
        match stage {
            Landing::Room => self.room_wanted(side) > 0,
            // WA-AMB-91: a frigate without an air zone stays on the heighliner board.
            Landing::Frigates => self.guild.frigates[side.index()] > 0,
            Landing::Troops | Landing::Second(_) | Landing::Divide(..) => true,
        }
    }

    /// Goes on to the next stage when there is nothing to decide in this one.
    pub(crate) fn landing_runs(&mut self, side: Side, stage: Landing, w: &mut impl World<Event>) {
        match stage {
            Landing::Room => self.push(Step { side, stage: Landing::Frigates }),
            Landing::Frigates => self.push(Step { side, stage: Landing::Troops }),
            Landing::Troops => self.return_liner(side, w),
            Landing::Second(_) | Landing::Divide(..) => {}
        }
    }

    /// The heighliner goes back to its start space (WA-GUILD-LINER-12).
    fn return_liner(&mut self, side: Side, w: &mut impl World<Event>) {
        self.guild.liners[side.index()] = 0;
        w.tell(|| Event::LinerReturned { side });
    }

    /// Unoccupied air zones, as bits.
    pub(crate) fn free_air(&self) -> u8 {
        self.air_where(|aloft| aloft == Aloft::Nothing)
    }

    fn air_vehicles(&self) -> u8 {
        self.air_where(|aloft| aloft.vehicle().is_some())
    }

    /// Air zones whose occupant is like this, as bits.
    pub(crate) fn air_where(&self, like: impl Fn(Aloft) -> bool) -> u8 {
        Zone::ALL
            .into_iter()
            .filter(|zone| like(self.air[zone.index()]))
            .fold(0, |bits, zone| bits | zone.bit())
    }

    /// Frigates that find no air zone (WA-GUILD-LINER-11).
    fn room_wanted(&self, side: Side) -> u32 {
        u32::from(self.guild.frigates[side.index()]).saturating_sub(self.free_air().count_ones())
    }

    fn crowded(&self, side: Side) -> bool {
        // WA-AMB-92: the six of the rule is the stacking limit.
        self.guild.troops[side.index()] > self.limit(side)
    }

    /// Empty areas with no enemy legion or settlement next to them (WA-GUILD-LINER-08). Next to each other
    /// are areas a legion could walk between, as in every other rule (WA-BOARD-06).
    fn quiet_zones(&self, side: Side) -> AreaSet {
        let enemy = side.enemy();
        let near = (self.held[enemy.index()] | self.settlements_of(enemy)).ground();
        self.empty() - near
    }

    /// Where the troops on the heighliner board can land; nowhere if there are none.
    fn landing_zones(&self, side: Side) -> AreaSet {
        if self.guild.troops[side.index()] == 0 {
            return AreaSet::NONE;
        }
        let quiet = self.quiet_zones(side);
        // WA-GUILD-LINER-09
        if self.crowded(side) { quiet & quiet.ground() } else { quiet }
    }

    pub(crate) fn landing_options(&self, side: Side, stage: Landing, to: &mut Offers<'_, Action>) {
        let zones = |bits: u8, to: &mut Offers<'_, Action>| {
            for zone in Zone::of(bits) {
                to.add(Action::Zone(zone));
            }
        };
        match stage {
            Landing::Room => zones(self.air_vehicles(), to),
            Landing::Frigates => zones(self.free_air(), to),
            Landing::Troops => {
                for area in self.landing_zones(side).iter() {
                    to.add(Action::To(area));
                }
            }
            Landing::Second(first) => {
                for area in (first.ground() & self.quiet_zones(side)).iter() {
                    to.add(Action::To(area));
                }
            }
            Landing::Divide(..) => {
                let (troops, limit) = (self.guild.troops[side.index()], self.limit(side));
                for first in troops.saturating_sub(limit)..=limit {
                    to.add(Action::Split(first));
                }
            }
        }
    }

    pub(crate) fn land(&mut self, side: Side, stage: Landing, action: Action, w: &mut impl World<Event>) {
        let troops = self.guild.troops[side.index()];
        let next = match (stage, action) {
            (Landing::Room, Action::Zone(zone)) => {
                self.clear_air(zone, w);
                stage
            }
            (Landing::Frigates, Action::Zone(zone)) => {
                less(&mut self.guild.frigates[side.index()], 1, "a frigate");
                self.take_off(Aloft::Frigate(side), zone);
                w.tell(|| Event::FrigateLanded { side, zone });
                stage
            }
            (Landing::Troops, Action::To(area)) if self.crowded(side) => Landing::Second(area),
            (Landing::Troops, Action::To(area)) => {
                self.land_troops(side, area, troops, w);
                return self.return_liner(side, w);
            }
            (Landing::Second(first), Action::To(second)) => Landing::Divide(first, second),
            (Landing::Divide(first, second), Action::Split(part)) => {
                let mut rest = troops;
                less(&mut rest, part, "a Great House troop");
                self.land_troops(side, first, part, w);
                self.land_troops(side, second, rest, w);
                return self.return_liner(side, w);
            }
            _ => return,
        };
        self.push(Step { side, stage: next });
    }

    fn land_troops(&mut self, side: Side, area: Area, troops: u8, w: &mut impl World<Event>) {
        for _ in 0..troops {
            // From the heighliner board, which is neither reserve nor map.
            less(&mut self.guild.troops[side.index()], 1, "a Great House troop");
            self.guild.troop_supply += 1;
            self.guild.rings[side.index()] += 1;
            self.put(side, Figure::Troop, area);
        }
        w.tell(|| Event::TroopsLanded { side, area, troops });
    }
}
