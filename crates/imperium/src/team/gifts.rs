//! What members of a team do for each other: reinforcements, trade, contributions, shared contracts, yielding.

use table::{Seat, World};

use crate::content::{Contract, Intrigue};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Fx, Fxs, Imperium, NONE};
use crate::step::Step;

/// The goods that can be traded besides Intrigue cards. IU-SIX-50
pub(crate) const WARES: [Good; 3] = [Good::Solari, Good::Spice, Good::Water];

impl Imperium {
    /// The least and the most of these troops that the left Ally can recruit without any being lost, and how many there
    /// are in all. IU-SIX-48
    pub(crate) fn split(&self, seat: Seat, troops: u8) -> (u8, u8, u8) {
        let [left, right] = self.allies_of(seat).map(|ally| self.player(ally).supply);
        let all = troops.min(left + right);
        (all.saturating_sub(right), all.min(left), all)
    }

    /// Each Ally recruits from the own supply and may deploy these troops, and only these. IU-SIX-48, IU-SIX-49
    pub(crate) fn reinforce(&mut self, seat: Seat, troops: u8, left: u8, w: &mut impl World<Event>) {
        let (.., all) = self.split(seat, troops);
        let allies = self.allies_of(seat);
        for (ally, most) in allies.into_iter().zip([left, all - left]).rev() {
            self.recruit(ally, most, w);
            if most > 0 && !self.banned(ally) {
                self.stack.push(Step::Deploy { seat: ally, most, fresh: true });
            }
        }
    }

    /// How much of a good a seat has.
    pub(crate) fn has(&self, seat: Seat, good: Good) -> u8 {
        let player = self.player(seat);
        match good {
            Good::Solari => player.solari,
            Good::Spice => player.spice,
            Good::Water => player.water,
            Good::Persuasion => player.persuasion,
            Good::Swords => player.swords,
            Good::Vp => player.vp,
        }
    }

    /// First the one who trades gives, then the other. IU-SIX-50
    pub(crate) fn trade(&mut self, seat: Seat, with: Seat) {
        self.stack.push(Step::Give { seat: with, to: seat, back: true, cards: false });
        self.stack.push(Step::Give { seat, to: with, back: false, cards: false });
    }

    /// Has the seat anything to give? Everybody can see that.
    pub(crate) fn can_give(&self, seat: Seat, cards: bool) -> bool {
        let wares = !cards && WARES.into_iter().any(|good| self.has(seat, good) > 0);
        wares || !self.player(seat).intrigue.is_empty()
    }

    /// Goods change hands: nothing is paid and nothing gained. IU-AMB-84
    pub(crate) fn give(&mut self, seat: Seat, to: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        let amount = amount.min(self.has(seat, good));
        for (who, sign) in [(seat, false), (to, true)] {
            let player = self.player_mut(who);
            let held = match good {
                Good::Solari => &mut player.solari,
                Good::Spice => &mut player.spice,
                Good::Water => &mut player.water,
                _ => return,
            };
            *held = if sign { held.saturating_add(amount) } else { *held - amount };
        }
        w.tell(|| Event::Gave { seat, to, good, amount });
    }

    /// An Intrigue card changes hands; the two learn which.
    pub(crate) fn give_intrigue(&mut self, seat: Seat, to: Seat, card: Intrigue, w: &mut impl World<Event>) {
        if self.player_mut(seat).intrigue.remove(card.0) {
            self.player_mut(to).intrigue.add(card.0);
            w.tell(|| Event::GaveIntrigue { seat, to, card: Some(card) });
        }
    }

    /// What the team still has to find of a levy, and what an Ally could give.
    pub(crate) fn levy_open(&self, effect: Fx, given: [u8; 2]) -> u8 {
        let Effect::Levy(spice, _) = effect.0 else { return 0 };
        spice.saturating_sub(given[0] + given[1])
    }

    /// The Allies have said what they contribute; if the Commander has the rest it is paid.
    pub(crate) fn settle_levy(
        &mut self,
        seat: Seat,
        effect: Fx,
        this: u8,
        given: [u8; 2],
        w: &mut impl World<Event>,
    ) {
        let Effect::Levy(_, effects) = effect.0 else { return };
        let rest = self.levy_open(effect, given);
        if self.player(seat).spice < rest {
            return;
        }
        for (ally, amount) in self.allies_of(seat).into_iter().zip(given) {
            self.lose(ally, Good::Spice, amount, w);
        }
        self.lose(seat, Good::Spice, rest, w);
        self.stack.push(Step::Sequence { seat, effects: Fxs(effects), at: 0, this });
    }

    /// The spice of a whole team.
    pub(crate) fn team_spice(&self, seat: Seat) -> u16 {
        let mates = self.team_mates(seat).into_iter().chain([seat]);
        mates.map(|member| u16::from(self.player(member).spice)).sum()
    }

    /// The left Ally gets this contract and the right one the other; who gets none gets 2 Solari. IU-CHOAM-06
    pub(crate) fn share_contracts(&mut self, seat: Seat, first: Option<Contract>, w: &mut impl World<Event>) {
        let there = self.offer.map(|tile| (tile != NONE).then_some(Contract(tile)));
        let [left, right] = self.allies_of(seat);
        let shares = match there {
            [Some(one), Some(two)] if first == Some(two) => [(left, Some(two)), (right, Some(one))],
            [Some(one), Some(two)] => [(left, Some(one)), (right, Some(two))],
            // A single contract is the activated Ally's.
            [one, two] if self.turn.ally == right.0 => [(right, one.or(two)), (left, None)],
            [one, two] => [(left, one.or(two)), (right, None)],
        };
        for (ally, contract) in shares {
            match contract {
                Some(contract) => self.take_contract(ally, contract, w),
                None => self.gain(ally, Good::Solari, 2, w),
            }
        }
    }

    /// Is the seat tied with the team's other Ally, and has neither yielded? With four Allies that is always about a
    /// reward. IU-SIX-61, IU-AMB-67
    pub(crate) fn may_yield(&self, seat: Seat) -> bool {
        if !self.six || self.is_commander(seat) {
            return false;
        }
        let [left, right] = self.allies_of(seat);
        let mate = if seat == left { right } else { left };
        let strength = self.player(seat).strength();
        let tied = strength > 0 && strength == self.player(mate).strength();
        let neither = self.yielded & (1 << seat.0 | 1 << mate.0) == 0;
        tied && neither
    }
}
