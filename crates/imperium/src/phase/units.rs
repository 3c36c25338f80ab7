//! Troops and sandworms: recruited, deployed, retreated, summoned; and the Shield Wall.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, plain};
use crate::action::Action;
use crate::board::Faction;
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The steps of units.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Troops of the garrison may be deployed. IU-UNIT-07
    Deploy {
        /// Whose.
        seat: Seat,
        /// How many at most.
        most: u8,
        /// Were they just recruited by reinforcements? IU-SIX-48
        fresh: bool,
    },
    /// Troops are retreated. IU-UNIT-11
    Retreat {
        /// By whom.
        seat: Seat,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// One troop may be deployed or retreated.
    DeployOrRetreat {
        /// By whom.
        seat: Seat,
    },
    /// The Shield Wall may be removed. IU-WALL-04
    ShieldWall {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Deploy { seat, .. } | Step::Retreat { seat, .. } => SeatSet::one(seat),
            Step::DeployOrRetreat { seat } => {
                asked(seat, game.force(seat).garrison > 0 || game.force(seat).deployed > 0)
            }
            Step::ShieldWall { seat } => asked(seat, game.wall),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        matches!(self, Step::Deploy { .. } | Step::Retreat { .. })
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Deploy { most, .. } => {
                offers.extend((1..=most.min(game.player(seat).garrison)).map(Action::Deploy));
                offers.add(Action::Decline);
            }
            Step::Retreat { least, most, .. } => {
                let most = most.min(game.force(seat).deployed);
                offers.extend((least..=most).map(Action::Retreat));
            }
            Step::DeployOrRetreat { .. } => {
                if game.can_deploy(seat) {
                    offers.add(Action::Deploy(1));
                }
                if game.can_retreat(seat) {
                    offers.add(Action::Retreat(1));
                }
                offers.add(Action::Decline);
            }
            Step::ShieldWall { .. } => offers.extend([Action::RemoveWall, Action::Decline]),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            // The Ally decides about deployment. IU-AMB-60
            (Step::DeployOrRetreat { .. }, Action::Deploy(most)) if game.is_commander(seat) => {
                if let Some(seat) = game.army(seat) {
                    game.push(Step::Deploy { seat, most, fresh: false });
                }
            }
            (Step::Deploy { fresh, .. }, Action::Deploy(troops)) => {
                if fresh && game.army(game.turn.seat) == Some(seat) {
                    more(&mut game.turn.deployed, troops, "the Conflict");
                }
                game.deploy(seat, troops, w);
            }
            (_, Action::Deploy(troops)) => game.deploy(seat, troops, w),
            (_, Action::Retreat(troops)) => game.retreat(seat, troops, w),
            (_, Action::RemoveWall) => {
                game.wall = false;
                w.tell(|| Event::WallRemoved { seat });
            }
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Deploy { .. } => plain("ask-deploy", rule_id!("IU-UNIT-07")),
            Step::Retreat { .. } => plain("ask-retreat", rule_id!("IU-UNIT-11")),
            Step::DeployOrRetreat { .. } => plain("ask-deploy-or-retreat", rule_id!("IU-UNIT-11")),
            Step::ShieldWall { .. } => plain("ask-shield-wall", rule_id!("IU-WALL-04")),
        }
    }
}

impl Imperium {
    /// Recruits from the supply; what the supply lacks is lost. IU-UNIT-02, IU-UNIT-03
    pub(crate) fn recruit(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.supply);
        if troops == 0 {
            return;
        }
        less(&mut player.supply, troops, "the supply");
        more(&mut player.garrison, troops, "the garrison");
        if self.army(self.turn.seat) == Some(seat) {
            more(&mut self.turn.recruited, troops, "troops recruited");
        }
        w.tell(|| Event::Recruited { seat, troops });
    }

    /// Moves troops from the garrison to the Conflict.
    pub(crate) fn deploy(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.garrison);
        if troops == 0 {
            return;
        }
        less(&mut player.garrison, troops, "the garrison");
        more(&mut player.deployed, troops, "the Conflict");
        if self.counts_now(seat) {
            more(&mut self.turn.units, troops, "units deployed");
            more(&mut self.turn.troops, troops, "troops deployed");
        }
        w.tell(|| Event::Deployed { seat, troops });
        self.masterstroke(seat, w);
    }

    /// Troops go from the supply straight into the Conflict, as many as there are. IF-77
    pub(crate) fn land(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.supply);
        if troops == 0 {
            return;
        }
        less(&mut player.supply, troops, "the supply");
        more(&mut player.deployed, troops, "the Conflict");
        if self.counts_now(seat) {
            more(&mut self.turn.units, troops, "units deployed");
            more(&mut self.turn.troops, troops, "troops deployed");
        }
        w.tell(|| Event::Deployed { seat, troops });
        self.masterstroke(seat, w);
    }

    /// Moves troops from the Conflict to the garrison. With the last unit the swords are lost, except while the own
    /// Reveal turn lasts. IU-UNIT-11, IU-AMB-25
    pub(crate) fn retreat(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.deployed);
        if troops == 0 {
            return;
        }
        less(&mut player.deployed, troops, "the Conflict");
        more(&mut player.garrison, troops, "the garrison");
        self.drop_swords(seat);
        w.tell(|| Event::Retreated { seat, troops });
    }

    /// With the last unit the swords are lost, but for those of the own Reveal turn in progress. IU-AMB-25
    pub(crate) fn drop_swords(&mut self, seat: Seat) {
        let revealing = self.revealing(self.turn.seat) && self.army(self.turn.seat) == Some(seat);
        if self.player(seat).units() == 0 && !revealing {
            self.player_mut(seat).swords = 0;
        }
    }

    /// Summons sandworms into the Conflict, unless the Shield Wall protects it. IU-WORM-01, IU-WORM-03
    pub(crate) fn summon(&mut self, seat: Seat, worms: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        // The team of the Emperor's board summons no sandworms. IU-AMB-79
        // A summoned sandworm is deployed, so a ban on deployment holds for it. IU-CLARIFY-08, IU-AMB-85
        if self.protected() || self.serves(seat, Faction::Emperor) || self.banned(seat) {
            return;
        }
        more(&mut self.player_mut(seat).worms, worms, "sandworms");
        if self.counts_now(seat) {
            more(&mut self.turn.units, worms, "units deployed");
        }
        w.tell(|| Event::Summoned { seat, worms });
    }

    /// Maker hooks go to the garrison: of a Commander's activated Ally, and with them to the other Ally.
    /// IU-AMB-76, IU-AMB-79
    pub(crate) fn take_hooks(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let own = self.army(seat).filter(|&seat| !self.serves(seat, Faction::Emperor));
        let Some(seat) = own else { return };
        let team = if self.teams { self.allies_of(seat) } else { [seat; 2] };
        for seat in team {
            if !self.player(seat).hooks {
                self.player_mut(seat).hooks = true;
                w.tell(|| Event::Hooks { seat });
            }
        }
    }
}
