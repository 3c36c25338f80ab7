//! Dreadnoughts: commissioned, deployed, forced to retreat, and what the winner of a Conflict does with one.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Seat, SeatSet, Steps, World, rule_id};

use super::turns::GARRISON_UNITS;
use super::{Asking, asked, plain};
use crate::action::Action;
use crate::board::Space;
use crate::event::{Event, IxEvent};
use crate::state::Imperium;
use crate::view::Question;

/// The steps of units of either kind.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Units of the garrison may be deployed one by one. RI-CARD-02
    Deploy {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// Own units are retreated one by one. RI-CARD-10
    Retreat {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// Enemy units may be forced to retreat one by one. RI-CARD-08
    Repel {
        /// By whom.
        seat: Seat,
    },
    /// The winner's dreadnought takes control of a location. RI-DREAD-08
    Occupy {
        /// Whose.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Deploy { seat, left } | Step::Retreat { seat, left } => asked(seat, left > 0),
            Step::Repel { seat } => asked(seat, game.can_repel(seat)),
            Step::Occupy { seat } => asked(seat, game.is_human(seat)),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let player = game.force(seat);
        let ships = player.ix.dreadnoughts;
        match self {
            Step::Deploy { .. } => {
                if player.garrison > 0 {
                    offers.add(Action::Deploy(1));
                }
                if ships.garrison > 0 {
                    offers.add(Action::DeployDreadnought);
                }
                offers.add(Action::Decline);
            }
            Step::Retreat { .. } => {
                if player.deployed > 0 {
                    offers.add(Action::Retreat(1));
                }
                if ships.deployed > 0 {
                    offers.add(Action::RetreatDreadnought);
                }
            }
            Step::Repel { .. } => {
                for other in game.others(seat).filter(|&other| game.opposed(seat, other)) {
                    // A sandworm never stands in a garrison. DC-16
                    if game.player(other).deployed > 0 {
                        offers.add(Action::Repel(other));
                    }
                    if game.player(other).ix.dreadnoughts.deployed > 0 {
                        offers.add(Action::RepelDreadnought(other));
                    }
                }
                offers.add(Action::Decline);
            }
            Step::Occupy { .. } => {
                offers.extend(game.free_flags().map(|(_, space)| Action::Occupy(space)));
                if game.owns_tile(seat, |tile| tile.text().detonation.is_some()).is_some() {
                    offers.add(Action::Detonate);
                }
            }
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Deploy { left, .. }, Action::Deploy(troops)) => {
                game.push(Step::Deploy { seat, left: left - 1 });
                game.deploy(seat, troops, w);
            }
            (Step::Deploy { left, .. }, Action::DeployDreadnought) => {
                game.push(Step::Deploy { seat, left: left - 1 });
                game.deploy_dreadnought(seat, w);
            }
            (Step::Retreat { left, .. }, Action::Retreat(troops)) => {
                game.push(Step::Retreat { seat, left: left - 1 });
                game.retreat(seat, troops, w);
            }
            (Step::Retreat { left, .. }, Action::RetreatDreadnought) => {
                game.push(Step::Retreat { seat, left: left - 1 });
                game.retreat_dreadnought(seat, w);
            }
            (Step::Repel { .. }, Action::Repel(other)) => {
                more(&mut game.turn.repelled, 1, "dreadnoughts held off");
                game.push(self);
                game.retreat(other, 1, w);
            }
            (Step::Repel { .. }, Action::RepelDreadnought(other)) => {
                more(&mut game.turn.repelled, 1, "dreadnoughts held off");
                game.push(self);
                game.retreat_dreadnought(other, w);
            }
            (Step::Occupy { .. }, Action::Occupy(space)) => game.occupy(seat, space, w),
            (Step::Occupy { .. }, Action::Detonate) => game.detonate(seat, w),
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        if let Step::Occupy { seat } = self {
            game.rival_occupies(seat, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Deploy { .. } => plain("ask-deploy-units", rule_id!("RI-CARD-02")),
            Step::Retreat { .. } => plain("ask-retreat-units", rule_id!("RI-CARD-10")),
            Step::Repel { .. } => plain("ask-repel", rule_id!("RI-CARD-08")),
            Step::Occupy { .. } => plain("ask-occupy", rule_id!("RI-DREAD-08")),
        }
    }
}

impl Imperium {
    /// A dreadnought goes from the supply to the garrison; a Commander commissions one for the activated Ally.
    /// RI-DREAD-01, IU-COMBO-35
    pub(crate) fn commission(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let ships = &mut self.player_mut(seat).ix.dreadnoughts;
        let Some(supply) = ships.supply.checked_sub(1) else { return };
        ships.supply = supply;
        more(&mut ships.garrison, 1, "the garrison");
        if self.army(self.turn.seat) == Some(seat) {
            // It counts like a recruited unit. RI-DREAD-02
            more(&mut self.turn.commissioned, 1, "dreadnoughts commissioned");
        }
        w.tell(|| IxEvent::Commissioned { seat }.into());
    }

    /// A dreadnought is deployed through the combat space. RI-DREAD-03
    pub(crate) fn send_dreadnought(&mut self, seat: Seat, w: &mut impl World<Event>) {
        more(&mut self.turn.deployed, 1, "the Conflict");
        more(&mut self.turn.ships, 1, "the Conflict");
        self.deploy_dreadnought(seat, w);
    }

    /// A dreadnought goes from the garrison to the Conflict.
    pub(crate) fn deploy_dreadnought(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let ships = &mut self.player_mut(seat).ix.dreadnoughts;
        let Some(garrison) = ships.garrison.checked_sub(1) else { return };
        ships.garrison = garrison;
        more(&mut ships.deployed, 1, "the Conflict");
        if self.counts_now(seat) {
            more(&mut self.turn.units, 1, "units deployed");
        }
        w.tell(|| IxEvent::DeployedDreadnought { seat }.into());
    }

    /// A dreadnought goes from the Conflict to the garrison; with the last unit the swords are lost. IU-AMB-25
    pub(crate) fn retreat_dreadnought(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let ships = &mut self.player_mut(seat).ix.dreadnoughts;
        let Some(deployed) = ships.deployed.checked_sub(1) else { return };
        ships.deployed = deployed;
        more(&mut ships.garrison, 1, "the garrison");
        self.drop_swords(seat);
        w.tell(|| IxEvent::RetreatedDreadnought { seat }.into());
    }

    /// Every opponent with a dreadnought in the Conflict retreats one. RI-CARD-09
    pub(crate) fn opponents_retreat_dreadnought(&mut self, seat: Seat, w: &mut impl World<Event>) {
        for other in self.others(seat) {
            if self.opposed(seat, other) {
                self.retreat_dreadnought(other, w);
            }
        }
    }

    /// How many dreadnoughts may still be deployed through the combat space. RI-DREAD-02, RI-DREAD-03
    #[inline]
    pub(crate) fn ships_deployable(&self, seat: Seat) -> u8 {
        // A Combat icon is worth a combat space. IM-CARD-14
        let combat = self.turn.space.is_some_and(|space| space.text().combat || self.turn.combat_icon);
        if !combat || self.turn.no_deployment {
            return 0;
        }
        let turn = &self.turn;
        let old_troops = (turn.deployed - turn.ships).saturating_sub(turn.recruited);
        let limit = turn.commissioned + GARRISON_UNITS.saturating_sub(old_troops);
        limit.saturating_sub(turn.ships).min(self.force(seat).ix.dreadnoughts.garrison)
    }

    /// Is there a troop deployed this turn that has forced nobody back, and somebody to be forced? RI-CARD-08
    pub(crate) fn can_repel(&self, seat: Seat) -> bool {
        let stands = |other: Seat| {
            let player = self.player(other);
            self.opposed(seat, other) && player.deployed + player.ix.dreadnoughts.deployed > 0
        };
        self.turn.repelled < self.turn.troops && self.others(seat).any(stands)
    }

    /// The locations without a dreadnought, with their numbers. RI-DREAD-08, RI-DREAD-12
    pub(crate) fn free_flags(&self) -> impl Iterator<Item = (usize, Space)> + '_ {
        let locations = self.table.text.locations.iter().copied().enumerate();
        locations.filter(|(at, _)| self.ix.flags[*at].is_none())
    }

    /// One of the winner's dreadnoughts goes to the flag of a location. RI-DREAD-08, RI-DREAD-10
    pub(crate) fn occupy(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        if let Some(at) = self.table.location(space) {
            less(&mut self.player_mut(seat).ix.dreadnoughts.deployed, 1, "the Conflict");
            self.ix.flags[at] = Some(seat);
            self.ix.landed = Some(at as u8);
            w.tell(|| IxEvent::Occupied { seat, space }.into());
        }
    }

    /// It goes to the supply for a point in place of that. RI-DREAD-16
    pub(crate) fn detonate(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let ships = &mut self.player_mut(seat).ix.dreadnoughts;
        less(&mut ships.deployed, 1, "the Conflict");
        more(&mut ships.supply, 1, "the supply");
        w.tell(|| IxEvent::Detonated { seat }.into());
        let tile = self.owns_tile(seat, |tile| tile.text().detonation.is_some());
        if let Some(effect) = tile.and_then(|tile| tile.text().detonation.as_ref()) {
            self.act(seat, effect, None, w);
        }
    }

    /// Dreadnoughts come home from the Conflict, and those of the last round from their flags. RI-DREAD-07,
    /// RI-DREAD-11
    pub(crate) fn dreadnoughts_home(&mut self, w: &mut impl World<Event>) {
        let landed = self.ix.landed.take();
        for at in 0..self.ix.flags.len() {
            if landed != Some(at as u8)
                && let Some(seat) = self.ix.flags[at].take()
            {
                more(&mut self.player_mut(seat).ix.dreadnoughts.garrison, 1, "the garrison");
                let space = self.table.text.locations[at];
                w.tell(|| IxEvent::FlagLeft { seat, space }.into());
            }
        }
        for player in &mut self.players {
            let ships = &mut player.ix.dreadnoughts;
            more(&mut ships.garrison, std::mem::take(&mut ships.deployed), "the garrison");
            player.ix.on_win = None;
        }
    }
}
