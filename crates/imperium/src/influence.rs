//! The influence tracks and the Alliance tokens.

use table::{Seat, World};

use crate::board::Faction;
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Imperium, NONE};
use crate::step::Step;

/// The step that gives a victory point. IU-INFLU-04
pub(crate) const POINT_STEP: u8 = 2;
/// The step that gives the printed bonus and the Alliance. IU-INFLU-06, IU-ALLY-01
pub(crate) const ALLIANCE_STEP: u8 = 4;
/// The top of a track. IU-INFLU-12
pub(crate) const TOP: u8 = 6;

/// What step 4 of each track gives.
static BONUS: [Effect; 4] = [Effect::Spy, Effect::Solari(3), Effect::Intrigue(1), Effect::Water(1)];
/// The same on the side for six players, with the Great Houses and the Fringe Worlds.
static BONUS_OF_SIX: [Effect; 4] = [Effect::Troops(2), Effect::Solari(3), Effect::Intrigue(1), Effect::Spy];

impl Imperium {
    /// One step up; for a Commander the activated Ally's cube moves, and the Ally gets what the track gives.
    /// IU-INFLU-02, IU-AMB-17, IU-AMB-18, IU-SIX-25, IU-SIX-28
    pub(crate) fn gain_influence(&mut self, seat: Seat, faction: Faction, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let step = &mut self.player_mut(seat).influence[faction.index()];
        if *step == TOP {
            return;
        }
        *step += 1;
        let step = *step;
        w.tell(|| Event::Influence { seat, faction, step });
        if step == POINT_STEP {
            self.gain(seat, Good::Vp, 1, w);
            if self.is_human(seat)
                && let Some((with, effect)) = &self.player(seat).leader.text().reach_two
                && *with == faction
            {
                self.due(seat, effect, NONE, w);
            }
        }
        // Rivals do without the bonus. IU-RIVAL-30
        if step == ALLIANCE_STEP && self.is_human(seat) {
            let bonus = if self.six { &BONUS_OF_SIX } else { &BONUS };
            self.due(seat, &bonus[faction.index()], NONE, w);
        }
        let holder = self.alliance[faction.index()];
        let overtaken = holder != NONE && step > self.player(Seat(holder)).influence[faction.index()];
        if step >= ALLIANCE_STEP && holder != seat.0 && (holder == NONE || overtaken) {
            self.hand_alliance(faction, Some(seat), w);
        }
    }

    /// A track was chosen: of two, both are named before either gives anything. IU-AMB-87
    /// The personal board has a number of its own.
    pub(crate) fn gain_chosen(
        &mut self,
        seat: Seat,
        amount: u8,
        first: u8,
        again: bool,
        track: u8,
        w: &mut impl World<Event>,
    ) {
        if again {
            self.stack.push(Step::GainInfluence { seat, amount, not: track, again: false });
            return;
        }
        for track in [first, track] {
            for _ in 0..amount {
                match Faction::ALL.get(usize::from(track)) {
                    Some(&faction) => self.gain_influence(seat, faction, w),
                    None if track == crate::team::OWN_BOARD => self.gain_own(seat, w),
                    None => {}
                }
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
        *step -= 1;
        let step = *step;
        w.tell(|| Event::Influence { seat, faction, step });
        if step + 1 == POINT_STEP {
            self.lose(seat, Good::Vp, 1, w);
        }
        if self.alliance[faction.index()] != seat.0 {
            return;
        }
        // Nobody stood above the holder, so whoever is above now stood level before.
        let above = self.others(seat).fold(0u8, |set, other| {
            let theirs = self.player(other).influence[faction.index()];
            if theirs >= ALLIANCE_STEP && theirs > step { set | 1 << other.0 } else { set }
        });
        if above != 0 {
            self.stack.push(Step::GiveAlliance { seat, faction, to: above });
        } else if step < ALLIANCE_STEP {
            self.hand_alliance(faction, None, w);
        }
    }

    /// The token changes hands, and its point with it. IU-ALLY-02
    pub(crate) fn hand_alliance(&mut self, faction: Faction, to: Option<Seat>, w: &mut impl World<Event>) {
        let from = self.alliance[faction.index()];
        if from != NONE {
            self.lose(Seat(from), Good::Vp, 1, w);
        }
        self.alliance[faction.index()] = to.map_or(NONE, |seat| seat.0);
        w.tell(|| Event::Alliance { faction, holder: to });
        if let Some(seat) = to {
            self.gain(seat, Good::Vp, 1, w);
        }
    }
}
