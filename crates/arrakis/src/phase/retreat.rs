//! Legions that leave an area, and what they find where they arrive.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::event::{Event, Part};
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Legion, Side};
use crate::state::Arrakis;

/// The steps of a legion that leaves its area.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// A legion leaves its area; the enemy says where to.
    Flee { side: Side, area: Area },
    /// A legion is moved off the place of the atomics.
    Displace { side: Side, area: Area },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Flee { area, .. } if game.legion(area).is_empty() => Who::Nobody,
            // The enemy of a legion says where it flees to (WA-AMB-29, WA-ATOMIC-04).
            Step::Flee { side, .. } | Step::Displace { side, .. } => Who::Side(side.enemy()),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Flee { .. } => rule_id!("WA-RETREAT-02"),
            Step::Displace { .. } => rule_id!("WA-ATOMIC-04"),
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
            Step::Flee { side, area } => game.flee_options(side, area, offers),
            Step::Displace { side, area } => game.displace_options(side, area, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Flee { .. }, Action::To(_)) => Refusal::new(rule_id!("WA-RETREAT-02"), "refuse-retreat"),
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Flee { side, area } | Step::Displace { side, area } => game.flee(side, area, action, world),
        }
    }
}

impl Arrakis {
    /// Where a legion can retreat to (WA-RETREAT-02, WA-RETREAT-03).
    pub(crate) fn retreats(&self, side: Side, area: Area) -> AreaSet {
        let open = self.next_to(side, area) & self.free(side);
        if side == Side::Harkonnen { open - self.wormsigns } else { open }
    }

    pub(crate) fn flee_options(&self, side: Side, area: Area, to: &mut Offers<'_, Action>) {
        for next in self.retreats(side, area).iter() {
            to.add(Action::To(next));
        }
    }

    /// Where a legion on the place of the atomics can be moved (WA-ATOMIC-04): wormsign does not stop it.
    pub(crate) fn displace_options(&self, side: Side, area: Area, to: &mut Offers<'_, Action>) {
        for next in (area.ground() & self.free(side)).iter() {
            to.add(Action::To(next));
        }
    }

    /// Moves a whole legion away.
    pub(crate) fn flee(&mut self, side: Side, area: Area, action: Action, w: &mut impl World<Event>) {
        let Action::To(next) = action else { return };
        self.relocate(side, area, next, w);
        self.crowd(side, next);
        self.arrive(side, next, w);
    }

    /// Moves all figures of an area, and what is remembered about them.
    pub(crate) fn relocate(&mut self, side: Side, from: Area, to: Area, w: &mut impl World<Event>) {
        let all = *self.legion(from);
        self.shift(side, from, to, &all);
        for moved in self.moved.iter_mut().filter(|moved| moved.area == from) {
            moved.area = to;
        }
        w.tell(|| Event::Retreated { side, from, to });
        self.leave_garrison(from, w);
    }

    /// Moves a part of a legion and tells it.
    pub(crate) fn relocate_part(
        &mut self,
        side: Side,
        from: Area,
        to: Area,
        part: &Legion,
        w: &mut impl World<Event>,
    ) {
        self.shift(side, from, to, part);
        let part = Part::of(side, part);
        w.tell(|| Event::Moved { side, from, to, part });
        self.leave_garrison(from, w);
    }

    /// What happens when a legion ends a movement in an area: stations, harvesters, wormsign.
    pub(crate) fn arrive(&mut self, side: Side, area: Area, w: &mut impl World<Event>) {
        match side {
            Side::Atreides => {
                if self.stations.has(area) {
                    self.capture_station(area, w);
                }
                // WA-HARVESTER-02
                self.lose_harvester(area, crate::event::HarvesterLoss::Legion, w);
            }
            Side::Harkonnen => {
                if self.wormsigns.has(area) {
                    self.spring_wormsign(area, w);
                }
            }
        }
    }
}
