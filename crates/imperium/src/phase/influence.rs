//! The influence tracks and the Alliance tokens.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, ask, not_now, plain};
use crate::action::Action;
use crate::board::Faction;
use crate::content::VISIT;
use crate::effect::Effect;
use crate::event::{Event, Good, IxEvent};
use crate::state::Imperium;
use crate::view::Question;

/// The step that gives a victory point. IU-INFLU-04
pub(crate) const POINT_STEP: u8 = 2;
/// The step that gives the printed bonus and the Alliance. IU-INFLU-06, IU-ALLY-01
pub(crate) const ALLIANCE_STEP: u8 = 4;
/// The top of a track. IU-INFLU-12
pub(crate) const TOP: u8 = 6;

/// The influence that is lost with one faction as a cost of its own.
pub(crate) const LOST_AT_ONCE: u8 = 2;
/// The step where Snooper tokens lie. RI-SETUP-09
pub(crate) const SNOOPER_STEP: u8 = 2;

/// A track to move on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// One of the board's.
    Board(Faction),
    /// That of a Commander's personal board.
    Own,
}

impl Track {
    /// The track an answer names.
    pub(crate) fn named(action: Action) -> Option<Track> {
        match action {
            Action::Faction(faction) => Some(Track::Board(faction)),
            Action::OwnBoard => Some(Track::Own),
            _ => None,
        }
    }
}

/// The steps of influence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A track to gain influence on. IU-INFLU-10
    Gain {
        /// Who chooses.
        seat: Seat,
        /// How much.
        amount: u8,
        /// The track chosen before this one.
        first: Option<Track>,
        /// Is another one chosen after it?
        again: bool,
    },
    /// A track to gain influence on, among those where an opponent stands higher. DB-LEADER-02
    Trailing {
        /// Who chooses.
        seat: Seat,
    },
    /// A track for a Rival to gain influence on: where it has least, the player deciding among several. DB-RIVAL-21
    Least {
        /// Which Rival.
        seat: Seat,
        /// How much.
        amount: u8,
        /// Is another one chosen after it?
        again: bool,
        /// Must somebody stand higher there?
        trailing: bool,
        /// The track chosen before.
        not: Option<Faction>,
    },
    /// A track to gain influence on, among those with a Snooper token. RI-LEADER-13
    Snooped {
        /// Who chooses.
        seat: Seat,
    },
    /// A track to lose influence on. IU-INFLU-10
    Lose {
        /// Who chooses.
        seat: Seat,
    },
    /// A track to lose two influence on.
    LoseTwo {
        /// Who chooses.
        seat: Seat,
    },
    /// Who gets an Alliance token that its holder loses. IU-ALLY-04
    GiveAlliance {
        /// The holder.
        seat: Seat,
        /// The token.
        faction: Faction,
        /// Those who could get it.
        to: SeatSet,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Least { seat, .. } => SeatSet::one(game.decides(seat)),
            Step::Gain { seat, .. }
            | Step::Lose { seat }
            | Step::LoseTwo { seat }
            | Step::GiveAlliance { seat, .. }
            | Step::Trailing { seat }
            | Step::Snooped { seat } => SeatSet::one(seat),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Gain { first, .. } => {
                // A printed icon is read once, as the board's track or as the own one. IU-SIX-44, IU-AMB-87
                let read = first.and_then(|track| game.icon_of(seat, track));
                for &faction in Faction::ALL {
                    if Some(faction) != read {
                        offers.add(Action::Faction(faction));
                    }
                }
                if game.is_commander(seat) && game.own_faction(seat) != read {
                    offers.add(Action::OwnBoard);
                }
            }
            Step::Least { seat, trailing, not, .. } => {
                let least = game.least_of_rival(seat, not, trailing);
                let among = Faction::ALL.iter().filter(|faction| least & faction.bit() as u8 != 0);
                offers.extend(among.map(|&faction| Action::Faction(faction)));
            }
            Step::Trailing { .. } => offers.extend(game.trailing(seat).map(Action::Faction)),
            Step::Snooped { .. } => {
                let tokens = game.player(seat).ix.snoopers;
                let among = Faction::ALL.iter().filter(|faction| tokens & faction.bit() as u8 != 0);
                offers.extend(among.map(|&faction| Action::Faction(faction)));
            }
            Step::Lose { .. } | Step::LoseTwo { .. } => {
                let least = if matches!(self, Step::LoseTwo { .. }) { LOST_AT_ONCE } else { 1 };
                for &faction in Faction::ALL {
                    if game.force(seat).influence[faction.index()] >= least {
                        offers.add(Action::Faction(faction));
                    }
                }
                if game.player(seat).own >= least {
                    offers.add(Action::OwnBoard);
                }
            }
            Step::GiveAlliance { to, .. } => {
                offers.extend(game.others(seat).filter(|&other| to.has(other)).map(Action::GiveAlliance));
            }
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Lose { .. }, Action::Faction(_)) => {
                Refusal::new(rule_id!("IU-AMB-17"), "refuse-no-influence-to-lose")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Gain { amount, again: true, .. }, action) => {
                // Both are named before either gives anything. IU-AMB-87
                game.push(Step::Gain { seat, amount, first: Track::named(action), again: false });
            }
            (Step::Gain { amount, first, .. }, action) => {
                for track in first.into_iter().chain(Track::named(action)) {
                    game.gain_on(seat, track, amount, w);
                }
            }
            (Step::Least { seat, amount, again, .. }, Action::Faction(faction)) => {
                if again {
                    let not = Some(faction);
                    game.push(Step::Least { seat, amount, again: false, trailing: false, not });
                }
                game.gain_on(seat, Track::Board(faction), amount, w);
            }
            (Step::Trailing { .. } | Step::Snooped { .. }, Action::Faction(faction)) => {
                game.gain_influence(seat, faction, w)
            }
            (Step::Lose { .. }, Action::Faction(faction)) => game.lose_influence(seat, faction, w),
            (Step::Lose { .. }, _) => game.lose_own(seat, w),
            (Step::LoseTwo { .. }, action) => {
                for _ in 0..2 {
                    match action {
                        Action::Faction(faction) => game.lose_influence(seat, faction, w),
                        _ => game.lose_own(seat, w),
                    }
                }
            }
            (Step::GiveAlliance { faction, .. }, Action::GiveAlliance(to)) => {
                game.hand_alliance(faction, Some(to), w);
            }
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Gain { amount, .. } => {
                ask(Say::new("ask-gain-influence").with("n", amount), rule_id!("IU-INFLU-10"))
            }
            Step::Least { amount, .. } => {
                ask(Say::new("ask-rival-influence").with("n", amount), rule_id!("DB-RIVAL-21"))
            }
            Step::Trailing { .. } => {
                ask(Say::new("ask-gain-influence").with("n", 1), rule_id!("DB-LEADER-02"))
            }
            Step::Snooped { .. } => {
                ask(Say::new("ask-gain-influence").with("n", 1), rule_id!("RI-LEADER-13"))
            }
            Step::Lose { .. } => plain("ask-lose-influence", rule_id!("IU-INFLU-10")),
            Step::LoseTwo { .. } => plain("ask-lose-two-influence", rule_id!("IU-INFLU-10")),
            Step::GiveAlliance { faction, .. } => {
                ask(Say::new("ask-give-alliance").with("faction", faction.key()), rule_id!("IU-ALLY-04"))
            }
        }
    }
}

impl Imperium {
    /// One step up; for a Commander the activated Ally's cube moves, and the Ally gets what the track gives.
    /// IU-INFLU-02, IU-AMB-17, IU-AMB-18, IU-SIX-25, IU-SIX-28
    pub(crate) fn gain_influence(&mut self, seat: Seat, faction: Faction, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let step = &mut self.player_mut(seat).influence[faction.index()];
        if *step == TOP {
            return;
        }
        more(step, 1, "steps of influence");
        let step = *step;
        w.tell(|| Event::Influence { seat, faction, step });
        if step == POINT_STEP {
            self.gain(seat, Good::Vp, 1, w);
            if let Some((with, effect)) =
                self.player(seat).leader().and_then(|leader| leader.reach_two.as_ref())
                && *with == faction
            {
                self.due(seat, effect, None, w);
            }
        }
        if step == SNOOPER_STEP && self.player(seat).ix.snoopers & faction.bit() as u8 != 0 {
            self.reach_snooper(seat, faction, w);
        }
        // Rivals do without the bonus. IU-RIVAL-30
        if step == ALLIANCE_STEP && self.is_human(seat) {
            self.due(seat, &self.table.text.bonus[faction.index()], None, w);
        }
        let holder = self.alliance[faction.index()];
        // Nobody is above themselves.
        let free = holder.is_none_or(|holder| step > self.player(holder).influence[faction.index()]);
        if step >= ALLIANCE_STEP && free {
            self.hand_alliance(faction, Some(seat), w);
        }
    }

    /// A Snooper token is taken for the next reward of the leader's list. RI-LEADER-11, RI-LEADER-12
    fn reach_snooper(&mut self, seat: Seat, faction: Faction, w: &mut impl World<Event>) {
        let own = &mut self.player_mut(seat).ix;
        own.snoopers &= !(faction.bit() as u8);
        more(&mut own.snooped, 1, "Snooper tokens");
        let at = usize::from(own.snooped) - 1;
        w.tell(|| IxEvent::Snooper { seat, faction }.into());
        let rewards = self.player(seat).leader().and_then(|leader| leader.snoopers.get(at));
        for effect in rewards.into_iter().flatten() {
            match effect {
                // Of the board in use, reached or not. RI-AMB-07, DC-38
                Effect::TrackBonus => self.due(seat, &self.table.text.bonus[faction.index()], None, w),
                Effect::TrackInfluence => self.due(seat, &VISIT[faction.index()], None, w),
                effect => self.due(seat, effect, None, w),
            }
        }
    }

    /// The factions where some opponent stands strictly higher. DB-LEADER-02
    pub(crate) fn trailing(&self, seat: Seat) -> impl Iterator<Item = Faction> + '_ {
        Faction::ALL.iter().copied().filter(move |faction| {
            let step = |seat: Seat| self.player(seat).influence[faction.index()];
            self.others(seat).any(|other| self.opposed(seat, other) && step(other) > step(seat))
        })
    }

    /// So many steps up a track.
    pub(crate) fn gain_on(&mut self, seat: Seat, track: Track, amount: u8, w: &mut impl World<Event>) {
        for _ in 0..amount {
            match track {
                Track::Board(faction) => self.gain_influence(seat, faction, w),
                Track::Own => self.gain_own(seat, w),
            }
        }
    }

    /// One step down. IU-INFLU-05, IU-ALLY-04, IU-ALLY-05, IU-AMB-16
    pub(crate) fn lose_influence(&mut self, seat: Seat, faction: Faction, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let step = &mut self.player_mut(seat).influence[faction.index()];
        if *step == 0 {
            return;
        }
        less(step, 1, "steps of influence");
        let step = *step;
        w.tell(|| Event::Influence { seat, faction, step });
        if step + 1 == POINT_STEP {
            self.lose(seat, Good::Vp, 1, w);
        }
        if self.alliance[faction.index()] != Some(seat) {
            return;
        }
        // Nobody stood above the holder, so whoever is above now stood level before.
        let above = |other: &Seat| self.player(*other).influence[faction.index()] > step;
        let to: SeatSet = self.others(seat).filter(above).collect();
        if !to.is_empty() {
            self.push(Step::GiveAlliance { seat, faction, to });
        } else if step < ALLIANCE_STEP {
            self.hand_alliance(faction, None, w);
        }
    }

    /// The token changes hands, and its point with it. IU-ALLY-02
    pub(crate) fn hand_alliance(&mut self, faction: Faction, to: Option<Seat>, w: &mut impl World<Event>) {
        if let Some(from) = self.alliance[faction.index()] {
            self.lose(from, Good::Vp, 1, w);
        }
        self.alliance[faction.index()] = to;
        w.tell(|| Event::Alliance { faction, holder: to });
        self.reread();
        if let Some(seat) = to {
            self.gain(seat, Good::Vp, 1, w);
        }
    }
}
