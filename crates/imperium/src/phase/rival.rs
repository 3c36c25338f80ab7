//! Rivals: agent turns and combat driven by the House Hagal deck. What they do with what they gain is in `rival_gains`.
//!
//! A Rival never decides anything. It ignores the costs, requirements and effects of spaces and gets what its card says.

use serde::Serialize;
use table::fault::less;
use table::{Doing, Seat, World};

use super::turns::GARRISON_UNITS;
use super::{Asking, no_question};
use crate::board::{Faction, Space};
use crate::content::{Destination, Hagal, HagalText, Lead, RivalText, content};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::Imperium;
use crate::view::Question;

/// Shuffles in one turn after which nothing more is expected of the deck; a fair shuffle never comes near it.
const MOST_SHUFFLES: u8 = 100;

/// The step of a Rival.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Its turn. IU-RIVAL-12
    Turn {
        /// Which Rival's.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let Step::Turn { seat } = self;
        game.rival_turn(seat, w);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}

impl Imperium {
    /// The Rival card of a participant.
    #[inline]
    pub(crate) fn rival(&self, seat: Seat) -> Option<&'static RivalText> {
        self.player(seat).rival.map(|rival| rival.text())
    }

    /// A Rival takes turns as long as it has an agent, and never a Reveal turn. What found no free space after the
    /// people have revealed finds none any more. IU-RIVAL-12, IU-RIVAL-13, IU-AMB-50
    pub(crate) fn rival_acts(&self, seat: Seat) -> bool {
        let agent = self.player(seat).agents > 0 && self.stranded & 1 << seat.0 == 0;
        // House Hagal of two players acts after each Agent turn of the first player. DB-RIVAL-10
        let follows = || self.turn.seat == self.first && self.turn.space.is_some();
        agent && (self.rival(seat).is_none_or(|card| !card.spoiler) || follows())
    }

    /// Turns cards up until one sends the agent somewhere free. IU-RIVAL-12, IU-RIVAL-16, IU-RIVAL-17, IU-AMB-50
    fn rival_turn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut shuffles = 0u8;
        if self.table.ix {
            self.rival_tiles(seat, w);
        }
        loop {
            // What is left of a fresh deck sends nobody anywhere: the agent stays at home.
            if shuffles > 0 && !self.hagal_sends(seat) || shuffles > MOST_SHUFFLES {
                break;
            }
            if self.hagal.is_empty() {
                shuffles += 1;
                self.shuffle_hagal();
            }
            let Some(card) = self.turn_up_hagal(w) else { break };
            let text = card.text();
            match &text.to {
                Destination::Reshuffle => {
                    shuffles += 1;
                    self.shuffle_hagal();
                }
                Destination::Watch(posts) => self.rival_watch(seat, posts.iter().copied(), w),
                // A space that is not on the board: what else the card says happens, and another is turned up. IU-COMBO-17
                Destination::Visit(space) if self.table.spaces & self.table.covering(*space).bit() == 0 => {
                    let elsewhere = text.gains.iter().filter(|gain| !matches!(gain, Effect::Troops(_)));
                    elsewhere.for_each(|gain| self.rival_act(seat, gain, w));
                }
                _ => {
                    if let Some(space) = self.rival_target(seat, text) {
                        self.rival_visit(seat, text, space, w);
                        break;
                    }
                }
            }
        }
        if self.turn.space.is_none() && self.people_revealed() {
            self.stranded |= 1 << seat.0;
        }
        w.tell(|| Event::TurnEnded { seat });
    }

    /// The space a card sends the agent to, if it is free and worth the visit.
    fn rival_target(&self, seat: Seat, text: &HagalText) -> Option<Space> {
        let space =
            self.rival_destination(seat, text).filter(|space| self.table.spaces & space.bit() != 0)?;
        let pointless = self.habits.politics && self.pointless_visit(seat, space);
        let barred = self.is_barred(seat, space) || self.rival_skips(seat, space);
        (!barred && !pointless).then_some(space)
    }

    /// Is there a card left in the deck that sends the agent somewhere?
    fn hagal_sends(&self, seat: Seat) -> bool {
        self.hagal.kinds().any(|card| self.rival_target(seat, Hagal(card).text()).is_some())
    }

    fn shuffle_hagal(&mut self) {
        let discards = std::mem::take(&mut self.hagal_discard);
        self.hagal.pour(discards);
    }

    fn turn_up_hagal(&mut self, w: &mut impl World<Event>) -> Option<Hagal> {
        let card = Hagal(self.hagal.draw(w)?);
        self.hagal_discard.add(card.0);
        w.tell(|| Event::HagalCard { card });
        Some(card)
    }

    /// The space a card names for this Rival now; only that one, free or not. IU-RIVAL-31, IU-RIVAL-32
    fn rival_destination(&self, seat: Seat, text: &HagalText) -> Option<Space> {
        match &text.to {
            Destination::Visit(space) => Some(self.table.covering(*space)),
            Destination::ByConflict(low, high) => {
                let last = self.conflict.is_some_and(|conflict| conflict.text().level == 3);
                Some(if last { *high } else { *low })
            }
            Destination::ByGuild(low, high) => {
                let guild = self.player(seat).influence[Faction::Guild.index()];
                // IU-COMBO-14
                let there = self.table.spaces & low.bit() != 0;
                let low = text.instead.filter(|_| !there).unwrap_or(*low);
                Some(if guild >= 2 { *high } else { low })
            }
            Destination::IfGuild(space) => {
                let guild = self.player(seat).influence[Faction::Guild.index()];
                Some(*space).filter(|_| guild >= 2)
            }
            Destination::Harvest(spaces) => {
                let bonus = |space: Space| {
                    let at = self.makers_here().iter().position(|&maker| maker == space);
                    at.map(|at| self.bonus[at]).unwrap_or_default()
                };
                let with_bonus = spaces.iter().copied().filter(|&space| bonus(space) > 0);
                with_bonus.max_by_key(|&space| (bonus(space), content().yields[space.index()].0))
            }
            Destination::Watch(_) | Destination::Reshuffle => None,
        }
    }

    /// Smart Politics: is a free faction space not worth the visit? IU-RIVALDIFF-07, IU-RIVALDIFF-08
    fn pointless_visit(&self, seat: Seat, space: Space) -> bool {
        let text = space.text();
        let free = text.solari + text.spice + text.water == 0;
        let Some(faction) = text.icon.faction().filter(|_| free) else {
            return false;
        };
        let own = self.player(seat).influence[faction.index()];
        let best = self
            .others(seat)
            .map(|other| self.player(other).influence[faction.index()])
            .max()
            .unwrap_or_default();
        let secure = self.alliance[faction.index()] == Some(seat) && own > best;
        let hopeless = own >= 2 && best >= own + 2;
        secure || hopeless
    }

    /// The agent goes there, the controller is paid, the Rival gains what the card says and deploys. IU-RIVAL-18
    fn rival_visit(&mut self, seat: Seat, text: &'static HagalText, space: Space, w: &mut impl World<Event>) {
        less(&mut self.player_mut(seat).agents, 1, "agents");
        self.rival_passes_by(seat, space, w);
        self.sent[seat.index()] |= space.bit();
        self.turn.space = Some(space);
        w.tell(|| Event::RivalSent { seat, space });
        self.arrival(seat, space, w);
        let second =
            matches!(text.to, Destination::ByConflict(_, far) | Destination::ByGuild(_, far) if far == space);
        self.rival_acts_on(seat, &text.gains, w);
        self.rival_acts_on(seat, if second { &text.second } else { &text.first }, w);
        if space.text().combat {
            self.rival_flagship(seat, w);
            self.rival_deploy(seat, w);
        }
    }

    /// Everything recruited this turn and two more, unless the lead is large enough. IU-RIVAL-23, IU-RIVAL-29,
    /// IU-RIVAL-50, IU-AMB-56
    fn rival_deploy(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if !self.leads_enough(seat) {
            let units = self.turn.recruited + self.turn.commissioned + GARRISON_UNITS;
            self.rival_deploys(seat, units, w);
        }
    }

    /// Does an expert Rival lead by enough to deploy no more?
    pub(crate) fn leads_enough(&self, seat: Seat) -> bool {
        let early = self.conflict.is_some_and(|conflict| conflict.text().level < 3);
        if !self.habits.deployment || !early {
            return false;
        }
        match self.table.text.rivals.lead {
            // DB-RIVAL-24, IF-40
            Lead::Strength(lead) => {
                let best = self.others(seat).map(|other| self.player(other).strength()).max();
                self.player(seat).strength() >= best.unwrap_or_default() + lead
            }
            // IU-RIVALDIFF-10, IU-AMB-57
            Lead::Units(lead) => {
                let best = self.others(seat).map(|other| self.player(other).units()).max();
                self.player(seat).units() >= best.unwrap_or_default() + lead
            }
        }
    }

    /// At the start of combat every Rival with a unit turns a card up for its swords, or two of them in the last
    /// Conflicts. IU-RIVAL-41, IU-RIVALDIFF-09
    pub(crate) fn rival_swords(&mut self, w: &mut impl World<Event>) {
        let last = self.conflict.is_some_and(|conflict| conflict.text().level == 3);
        let cards = 1 + u8::from(last && self.habits.escalation);
        for seat in self.order() {
            if self.rival(seat).is_none() || self.player(seat).units() == 0 {
                continue;
            }
            let mut turned = 0;
            while turned < cards {
                if self.hagal.is_empty() {
                    self.shuffle_hagal();
                }
                let Some(card) = self.turn_up_hagal(w) else { break };
                if card.text().to == Destination::Reshuffle {
                    self.shuffle_hagal();
                    continue;
                }
                turned += 1;
                self.gain(seat, Good::Swords, card.text().swords, w);
            }
        }
    }

    /// Two dice remove cards of the Row, read before either is removed; sixes do nothing. IU-RIVALDIFF-15, IU-AMB-59
    pub(crate) fn roll_row_dice(&mut self, w: &mut impl World<Event>) {
        let dice = [w.below(6), w.below(6)];
        w.tell(|| Event::RowDice { dice: dice.map(|die| die as u8 + 1) });
        for slot in 0..self.row.len() {
            if dice.contains(&(slot as u32))
                && let Some(card) = self.row[slot].take()
            {
                self.gone.add(card.0);
                w.tell(|| Event::Removed { card });
            }
        }
        for slot in 0..self.row.len() {
            if self.row[slot].is_none() {
                self.deal_row(slot, w);
            }
        }
    }
}
