//! The Spacing Guild expansion: Imperium actions, heighliners and what they bring (WA-GUILD-…).
//!
//! Here is what the expansion puts on the table and the steps it adds to the stack; `imperium` recruits,
//! `landing` brings what was recruited down to Arrakis, `frigates` and `navigator` are what flies there.

mod frigates;
mod imperium;
mod landing;
mod navigator;

use table::{Offers, Steps, World};

use crate::action::Action;
use crate::board::Area;
use crate::cards::Cards;
use crate::event::Event;
use crate::piece::{Deck, Side};
use crate::state::Arrakis;
use crate::step::{Step, Who};

/// Great House troops in the box (WA-GUILD-SETUP-01).
pub const TROOPS: u8 = 12;
/// Colour rings of each faction.
pub const RINGS: u8 = 8;
/// Space frigates of each faction.
pub const FRIGATES: u8 = 3;
/// Troops a heighliner carries at the start (WA-GUILD-SETUP-06).
const FIRST_TROOPS: u8 = 2;
/// Spaces from the start of a heighliner to Arrakis (WA-GUILD-LINER-01).
pub const VOYAGE: u8 = 4;

/// What the expansion has on the table; all of it is there for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guild {
    /// How far each heighliner has come from its start space.
    pub liners: [u8; 2],
    /// Troops in the Landsraad area of each heighliner board.
    pub troops: [u8; 2],
    /// Frigates in the CHOAM area of each heighliner board.
    pub frigates: [u8; 2],
    /// Troop figures in the common reserve.
    pub troop_supply: u8,
    /// Rings each faction has in reserve.
    pub rings: [u8; 2],
    /// Frigates each faction has in reserve.
    pub frigate_supply: [u8; 2],
    /// Planning cards that stay in play.
    pub in_play: Cards,
    /// Has Harkonnen kept a marker in this harvest?
    pub kept: bool,
}

impl Guild {
    /// The table of the expansion at the start (WA-GUILD-SETUP-05..07).
    pub(crate) fn set_up() -> Guild {
        Guild {
            troops: [FIRST_TROOPS; 2],
            troop_supply: TROOPS - 2 * FIRST_TROOPS,
            rings: [RINGS - FIRST_TROOPS; 2],
            frigate_supply: [FRIGATES; 2],
            ..Guild::default()
        }
    }
}

/// What the expansion adds to the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum GuildStep {
    /// Carry out Imperium actions of these powers?
    Imperium { side: Side, powers: u8, left: u8, different: bool },
    /// Discard a card, so that the Harkonnen heighliner stays where it is?
    Bribe,
    /// The heighliners advance at the end of the round.
    Voyage { bribed: bool },
    /// A heighliner lands.
    Land { side: Side, stage: Landing },
    /// The air zone of the Guild Navigator.
    Navigator,
    /// The enemy frigate, or the Navigator, that leaves the sky.
    ClearTheSky { side: Side },
    /// The area a frigate bombards.
    Target { side: Side, zone: u8 },
    /// A bombardment.
    Barrage { side: Side, area: Area, rolled: bool },
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

impl Arrakis {
    /// Whose decision it is.
    pub(crate) fn guild_who(&self, step: GuildStep) -> Who {
        match step {
            GuildStep::Voyage { .. } | GuildStep::Barrage { .. } => Who::Nobody,
            GuildStep::Land { side, stage } if !self.landing_asks(side, stage) => Who::Nobody,
            GuildStep::Bribe => Who::Player(self.owner(Deck::Fremen)),
            // WA-GUILD-LINER-11: whoever owns the frigates.
            GuildStep::Land { stage: Landing::Room, .. } | GuildStep::Navigator => Who::Side(Side::Harkonnen),
            GuildStep::Imperium { side, .. }
            | GuildStep::Land { side, .. }
            | GuildStep::ClearTheSky { side }
            | GuildStep::Target { side, .. } => Who::Side(side),
        }
    }

    /// Carries out a step that needs no decision.
    pub(crate) fn guild_runs(&mut self, step: GuildStep, w: &mut impl World<Event>) {
        match step {
            GuildStep::Voyage { bribed } => self.voyage(bribed, w),
            GuildStep::Land { side, stage } => self.landing_runs(side, stage, w),
            GuildStep::Barrage { side, area, rolled } => self.barrage(side, area, rolled, w),
            _ => {}
        }
    }

    pub(crate) fn guild_options(&self, step: GuildStep, to: &mut Offers<'_, Action>) {
        match step {
            GuildStep::Imperium { side, powers, .. } => self.imperium_options(side, powers, to),
            GuildStep::Bribe => self.bribe_options(to),
            GuildStep::Land { side, stage } => self.landing_options(side, stage, to),
            GuildStep::Navigator => self.navigator_options(to),
            GuildStep::ClearTheSky { side } => self.clear_the_sky_options(side, to),
            GuildStep::Target { side, zone } => self.bombard_options(side, zone, to),
            GuildStep::Voyage { .. } | GuildStep::Barrage { .. } => {}
        }
    }

    pub(crate) fn guild_resolves(&mut self, step: GuildStep, action: Action, w: &mut impl World<Event>) {
        match step {
            GuildStep::Imperium { side, powers, left, different } => {
                self.imperium(side, powers, left, different, action, w);
            }
            GuildStep::Bribe => self.bribe(action, w),
            GuildStep::Land { side, stage } => self.land(side, stage, action, w),
            GuildStep::Navigator => self.place_navigator(action, w),
            GuildStep::ClearTheSky { .. } => self.clear_the_sky(action, w),
            GuildStep::Target { side, .. } => self.bombard_area(side, action, w),
            GuildStep::Voyage { .. } | GuildStep::Barrage { .. } => {}
        }
    }

    /// Puts a step of the expansion on top.
    fn push_guild(&mut self, step: GuildStep) {
        self.push(Step::Guild(step));
    }
}
