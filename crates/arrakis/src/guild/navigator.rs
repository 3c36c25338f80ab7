//! The Guild Navigator and his eyes in the sky (WA-GUILD-NAV-…).

use table::{Offers, World};

use crate::action::Action;
use crate::event::Event;
use crate::piece::{Aloft, Side};
use crate::state::Arrakis;

impl Arrakis {
    /// The air zone of the Guild Navigator, as a bit.
    pub(crate) fn navigator(&self) -> u8 {
        if self.rules.guild { self.air_where(|aloft| aloft == Aloft::Navigator) } else { 0 }
    }

    /// The Navigator leaves the board.
    pub(crate) fn navigator_leaves(&mut self, w: &mut impl World<Event>) {
        let zone = self.navigator().trailing_zeros();
        if zone < 8 {
            self.clear_air(zone as u8, w);
        }
    }

    /// An unoccupied air zone, and no area of the map, ever (WA-GUILD-NAV-01, WA-GUILD-NAV-05).
    pub(super) fn navigator_options(&self, to: &mut Offers<'_, Action>) {
        let free = self.free_air();
        for zone in (0..8).filter(|zone| free >> zone & 1 == 1) {
            to.add(Action::Zone(zone));
        }
        to.add(Action::Pass)
    }

    /// A Navigator already in the sky is placed anew (WA-TERM-16).
    pub(super) fn place_navigator(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Zone(zone) = action {
            self.navigator_leaves(w);
            self.air[zone as usize] = Aloft::Navigator;
            w.tell(|| Event::NavigatorPlaced { zone });
        }
    }

    /// Smoke over the Landing Field names what flies for the enemy and is no vehicle.
    pub(super) fn clear_the_sky_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let navigator = if side == Side::Atreides { self.navigator() } else { 0 };
        let targets = self.frigates(side.enemy()) | navigator;
        for zone in (0..8).filter(|zone| targets >> zone & 1 == 1) {
            to.add(Action::Zone(zone));
        }
        if targets != 0 {
            to.add(Action::Pass);
        }
    }

    pub(super) fn clear_the_sky(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Zone(zone) = action {
            self.clear_air(zone, w);
        }
    }
}
