//! Space frigates: enhanced air transport and bombardment (WA-GUILD-FRIGATE-…).

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, Zone};
use crate::event::{Event, HarvesterLoss};
use crate::phase::losses::Cause;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Aloft, Side};
use crate::state::Arrakis;

/// The steps of a bombardment by a frigate.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The area a frigate bombards.
    Target { side: Side, zone: Zone },
    /// A bombardment.
    Barrage { side: Side, area: Area, rolled: bool },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Target { side, .. } => Who::Side(side),
            Step::Barrage { .. } => Who::Nobody,
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Target { .. } => rule_id!("WA-GUILD-FRIGATE-11"),
            Step::Barrage { .. } => rule_id!("WA-GUILD-FRIGATE-13"),
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
            Step::Target { side, zone } => game.bombard_options(side, zone, offers),
            Step::Barrage { .. } => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Target { side, .. } => game.bombard_area(side, action, world),
            Step::Barrage { .. } => {}
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Barrage { side, area, rolled } => game.barrage(side, area, rolled, world),
            Step::Target { .. } => {}
        }
    }
}

/// Dice of a bombardment (WA-GUILD-FRIGATE-13).
const DICE: u8 = 3;
/// Areas a frigate carries a legion (WA-GUILD-FRIGATE-07).
const RANGE: u8 = 3;

impl Arrakis {
    /// Air zones with frigates of a side, as bits.
    pub(crate) fn frigates(&self, side: Side) -> u8 {
        if self.rules.guild { self.air_where(|aloft| aloft == Aloft::Frigate(side)) } else { 0 }
    }

    /// Areas that frigates can carry a legion to, whatever is there (WA-GUILD-FRIGATE-07,
    /// WA-GUILD-FRIGATE-08).
    pub(crate) fn frigate_reach(&self, side: Side, from: Area) -> AreaSet {
        if self.frigates(side) & from.air_zones() != 0 { from.within(RANGE) } else { AreaSet::NONE }
    }

    /// Areas a frigate of this air zone can bombard (WA-GUILD-FRIGATE-11): enemy legions, and harvesters
    /// with no legion of the own side around them. The rule asks not whose harvester it is, so Harkonnen may
    /// give one up before Atreides earns an Imperium action with it.
    fn bombardable(&self, side: Side, zone: Zone) -> AreaSet {
        let harvesters = self.harvesters - self.held[side.index()];
        (self.held[side.enemy().index()] | harvesters) & zone.under()
    }

    /// Air zones from which a side can bombard something, as bits.
    pub(crate) fn bombers(&self, side: Side) -> u8 {
        let frigates = self.frigates(side);
        if frigates == 0 {
            return 0;
        }
        Zone::of(frigates)
            .filter(|&zone| !self.bombardable(side, zone).is_empty())
            .fold(0, |bits, zone| bits | zone.bit())
    }

    /// The free action: the frigate leaves, then its target is chosen.
    pub(crate) fn begin_bombardment(&mut self, side: Side, zone: Zone, w: &mut impl World<Event>) {
        self.clear_air(zone, w);
        self.push(Step::Target { side, zone });
    }

    pub(crate) fn bombard_options(&self, side: Side, zone: Zone, to: &mut Offers<'_, Action>) {
        for area in self.bombardable(side, zone).iter() {
            to.add(Action::To(area));
        }
    }

    pub(crate) fn bombard_area(&mut self, side: Side, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        if self.held[side.enemy().index()].has(area) {
            self.push(Step::Barrage { side, area, rolled: false });
            // WA-AMB-99: before the roll, so on top of it.
            self.reveal_tokens(area, w);
        } else {
            // WA-GUILD-FRIGATE-12
            self.lose_harvester(area, HarvesterLoss::Card, w);
        }
    }

    pub(crate) fn barrage(&mut self, side: Side, area: Area, rolled: bool, w: &mut impl World<Event>) {
        let enemy = side.enemy();
        if rolled {
            // WA-GUILD-FRIGATE-14
            if !self.held[enemy.index()].has(area) {
                self.lose_harvester(area, HarvesterLoss::Card, w);
            }
            return;
        }
        self.push(Step::Barrage { side, area, rolled: true });
        // WA-AMB-03: hits and specials hit.
        let [hits, _, specials] = self.roll(DICE, w);
        let hits = hits + specials;
        w.tell(|| Event::Bombarded { side, area, hits });
        self.suffer(enemy, area, hits, Cause::Bombardment, w);
    }

    /// Frigates do not stay for the desert's hazards (WA-GUILD-FRIGATE-04).
    pub(crate) fn frigates_leave(&mut self, w: &mut impl World<Event>) {
        for zone in Zone::ALL {
            if matches!(self.air[zone.index()], Aloft::Frigate(_)) {
                self.clear_air(zone, w);
            }
        }
    }
}
