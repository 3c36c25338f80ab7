//! The Guild Navigator and his eyes in the sky (WA-GUILD-NAV-…).

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, World, rule_id};

use crate::action::Action;
use crate::board::Zone;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Aloft, Side};
use crate::state::Arrakis;

/// The steps of the Guild Navigator.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The air zone of the Guild Navigator.
    Navigator,
    /// The enemy frigate, or the Navigator, that leaves the sky.
    ClearTheSky { side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Navigator => Who::Side(Side::Harkonnen),
            Step::ClearTheSky { side } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Navigator => rule_id!("WA-GUILD-NAV-01"),
            Step::ClearTheSky { .. } => rule_id!("WA-PLAN-02"),
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
            Step::Navigator => game.navigator_options(offers),
            Step::ClearTheSky { side } => game.clear_the_sky_options(side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Navigator => game.place_navigator(action, world),
            Step::ClearTheSky { .. } => game.clear_the_sky(action, world),
        }
    }
}

impl Arrakis {
    /// The air zone of the Guild Navigator, as a bit.
    pub(crate) fn navigator(&self) -> u8 {
        if self.rules.guild { self.air_where(|aloft| aloft == Aloft::Navigator) } else { 0 }
    }

    /// The Navigator leaves the board.
    pub(crate) fn navigator_leaves(&mut self, w: &mut impl World<Event>) {
        for zone in Zone::of(self.navigator()) {
            self.clear_air(zone, w);
        }
    }

    /// An unoccupied air zone, and no area of the map, ever (WA-GUILD-NAV-01, WA-GUILD-NAV-05).
    pub(crate) fn navigator_options(&self, to: &mut Offers<'_, Action>) {
        let free = self.free_air();
        for zone in Zone::of(free) {
            to.add(Action::Zone(zone));
        }
        to.add(Action::Pass)
    }

    /// A Navigator already in the sky is placed anew (WA-TERM-16).
    pub(crate) fn place_navigator(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Zone(zone) = action {
            self.navigator_leaves(w);
            self.take_off(Aloft::Navigator, zone);
            w.tell(|| Event::NavigatorPlaced { zone });
        }
    }

    /// Smoke over the Landing Field names what flies for the enemy and is no vehicle.
    pub(crate) fn clear_the_sky_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let navigator = if side == Side::Atreides { self.navigator() } else { 0 };
        let targets = self.frigates(side.enemy()) | navigator;
        for zone in Zone::of(targets) {
            to.add(Action::Zone(zone));
        }
        if targets != 0 {
            to.add(Action::Pass);
        }
    }

    pub(crate) fn clear_the_sky(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Zone(zone) = action {
            self.clear_air(zone, w);
        }
    }
}
