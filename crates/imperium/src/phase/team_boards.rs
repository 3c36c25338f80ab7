//! The personal boards of the Commanders, the Throne Row, and icons a Commander may read in two ways.

use serde::Serialize;
use table::fault::more;
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::influence::{ALLIANCE_STEP, POINT_STEP, TOP, Track};
use super::{Asking, ask, not_now, plain};
use crate::action::Action;
use crate::board::Faction;
use crate::content::Card;
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::Imperium;
use crate::view::Question;

/// The steps of the personal boards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// An icon a Commander reads as a board track or as the own one. IU-SIX-42, IU-SIX-43
    ReadIcon {
        /// The Commander.
        seat: Seat,
        /// The icon.
        faction: Faction,
        /// How much influence it gives.
        amount: u8,
    },
    /// A card of the Row goes to the Throne Row. IU-SIX-55
    Enthrone {
        /// Who chooses it.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        match self {
            Step::ReadIcon { seat, .. } | Step::Enthrone { seat } => SeatSet::one(seat),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::ReadIcon { faction, .. } => {
                offers.extend([Action::Faction(faction), Action::OwnBoard]);
            }
            Step::Enthrone { .. } => game.enthronable(|card| offers.add(Action::Enthrone(card))),
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Enthrone { .. }, Action::Enthrone(_)) => {
                Refusal::new(rule_id!("IU-SIX-55"), "refuse-enthrone")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::ReadIcon { amount, .. }, action) => {
                if let Some(track) = Track::named(action) {
                    game.gain_on(seat, track, amount, w);
                }
            }
            (Step::Enthrone { .. }, Action::Enthrone(card)) => game.enthrone(seat, card, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::ReadIcon { faction, .. } => {
                let rule = match faction {
                    Faction::Emperor => rule_id!("IU-SIX-42"),
                    _ => rule_id!("IU-SIX-43"),
                };
                ask(Say::new("ask-read-icon").with("faction", faction.key()), rule)
            }
            Step::Enthrone { .. } => plain("ask-enthrone", rule_id!("IU-SIX-55")),
        }
    }
}

impl Imperium {
    /// Influence with the faction of an icon: a Commander chooses between the board's track and the own one, where the
    /// icon can be read as both. IU-SIX-42, IU-SIX-43
    pub(crate) fn influence_of_icon(
        &mut self,
        seat: Seat,
        faction: Faction,
        amount: u8,
        w: &mut impl World<Event>,
    ) {
        if self.own_faction(seat) == Some(faction) {
            self.push(Step::ReadIcon { seat, faction, amount });
            return;
        }
        for _ in 0..amount {
            self.gain_influence(seat, faction, w);
        }
    }

    /// The icon a track was named for: of the personal board its own faction's.
    pub(crate) fn icon_of(&self, seat: Seat, track: Track) -> Option<Faction> {
        match track {
            Track::Own => self.own_faction(seat),
            Track::Board(faction) => Some(faction),
        }
    }

    /// Influence with the faction of the space visited this turn. IU-SIX-33
    pub(crate) fn visited_influence(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(space) = self.turn.space else { return };
        if self.teams && space.text().owner.is_some() {
            self.gain_own(seat, w);
        } else if let Some(faction) = space.text().icon.faction() {
            self.gain_influence(seat, faction, w);
        }
    }

    /// One step up the track of the personal board. IU-SIX-34, IU-SIX-37, IU-AMB-61
    pub(crate) fn gain_own(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(commander) = self.commander(seat) else { return };
        if self.player(seat).own == TOP {
            return;
        }
        more(&mut self.player_mut(seat).own, 1, "steps of the own track");
        let step = self.player(seat).own;
        w.tell(|| Event::OwnTrack { seat, step });
        match step {
            1 => self.team_reward(seat, &commander.text().one, w),
            POINT_STEP => self.gain(seat, Good::Vp, 1, w),
            3 => self.team_reward(seat, &commander.text().three, w),
            ALLIANCE_STEP => {
                w.tell(|| Event::OwnAlliance { seat, held: true });
                self.gain(seat, Good::Vp, 1, w);
            }
            _ => {}
        }
    }

    /// One step down; what the step gave in points is lost, the Alliance with it. IU-AMB-65
    pub(crate) fn lose_own(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(step) = self.player(seat).own.checked_sub(1) else { return };
        self.player_mut(seat).own = step;
        w.tell(|| Event::OwnTrack { seat, step });
        if step + 1 == ALLIANCE_STEP {
            w.tell(|| Event::OwnAlliance { seat, held: false });
        }
        if step + 1 == POINT_STEP || step + 1 == ALLIANCE_STEP {
            self.lose(seat, Good::Vp, 1, w);
        }
    }

    /// Every member of the team gets the reward, the Commander first, then clockwise. IU-SIX-34, IU-SIX-51
    fn team_reward(&mut self, seat: Seat, effect: &'static Effect, w: &mut impl World<Event>) {
        let [next, last] = self.team_mates(seat);
        for member in [last, next, seat] {
            self.due(member, effect, None, w);
        }
    }

    /// The cards of the Row that may go to the Throne Row, each kind once. IU-SIX-55
    pub(crate) fn enthronable(&self, mut each: impl FnMut(Card)) {
        self.row_cards(|card| {
            if !card.text().is(Faction::Fremen) {
                each(card);
            }
        });
    }

    /// The card goes to the Throne Row and its place is filled at once. IU-SIX-55
    fn enthrone(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        if let Some(slot) = self.row.iter().position(|&there| there == Some(card)) {
            self.throne.add(card.0);
            w.tell(|| Event::Enthroned { seat, card });
            self.deal_row(slot, w);
        }
    }

    /// The cards of the Throne Row within these costs, for the team whose Commander has the Emperor's board. IU-SIX-56
    #[inline]
    pub(crate) fn throne_cards(&self, seat: Seat, least: u8, most: u8, mut each: impl FnMut(Card)) {
        if !self.serves(seat, Faction::Emperor) {
            return;
        }
        for card in self.throne.kinds().map(Card) {
            if card.text().cost.is_some_and(|cost| (least..=most).contains(&cost)) {
                each(card);
            }
        }
    }

    /// Takes a card from the Throne Row, which is not filled again.
    pub(crate) fn acquire_throne(
        &mut self,
        seat: Seat,
        card: Card,
        to_hand: bool,
        w: &mut impl World<Event>,
    ) {
        self.throne.take(card.0);
        self.receive(seat, card, to_hand, w);
        self.after_acquiring(seat, card, to_hand, w);
    }
}
