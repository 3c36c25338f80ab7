//! What members of a team do for each other: reinforcements, trade, contributions, shared contracts, yielding.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::contracts::INSTEAD;
use super::{Asking, ask, asked, effects, not_now, plain, units};
use crate::action::Action;
use crate::content::{Card, Contract, Intrigue};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Fx, Imperium};
use crate::view::Question;

/// The goods that can be traded besides Intrigue cards. IU-SIX-50
const WARES: [Good; 3] = [Good::Solari, Good::Spice, Good::Water];

/// The steps of what members of a team do for each other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// How reinforcements are split between the two Allies. IU-SIX-48
    Split {
        /// Who splits them.
        seat: Seat,
        /// How many troops.
        troops: u8,
    },
    /// Whom to trade with. IU-SIX-50
    TradeWith {
        /// Who trades.
        seat: Seat,
    },
    /// What to give; Intrigue cards are given one by one. IU-SIX-50
    Give {
        /// Who gives.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Were Intrigue cards chosen?
        cards: bool,
    },
    /// Which of two contracts the left Ally gets.
    ShareContracts {
        /// The Commander.
        seat: Seat,
    },
    /// An Ally may contribute spice to what the Commander pays.
    Contribute {
        /// The Commander.
        seat: Seat,
        /// What is paid for.
        effect: Fx,
        /// The card it is printed on.
        this: Option<Card>,
        /// The Ally who is asked.
        at: u8,
        /// What the Allies give.
        given: [u8; 2],
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Split { seat, .. } | Step::TradeWith { seat } | Step::Give { seat, .. } => {
                SeatSet::one(seat)
            }
            Step::ShareContracts { seat } => {
                let [one, two] = game.offer;
                asked(seat, one.is_some() && two.is_some() && one != two)
            }
            Step::Contribute { seat, at, .. } => {
                game.allies_of(seat).get(usize::from(at)).map_or(SeatSet::NONE, |&ally| SeatSet::one(ally))
            }
        }
    }

    fn open(self, _: &Imperium) -> bool {
        // Whether somebody has an Intrigue card to give everybody can see.
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Split { troops, .. } => {
                let (least, most, _) = game.split(seat, troops);
                offers.extend((least..=most).map(Action::Split));
            }
            Step::TradeWith { .. } => {
                offers.extend(game.team_mates(seat).map(Action::TradeWith));
                offers.add(Action::Decline);
            }
            Step::Give { cards, .. } => {
                for good in WARES.into_iter().filter(|_| !cards) {
                    offers.extend((1..=game.has(seat, good)).map(|amount| Action::Give(good, amount)));
                }
                let held = &game.player(seat).intrigue;
                offers.extend(held.kinds().map(|card| Action::GiveIntrigue(Intrigue(card))));
                offers.add(Action::Decline);
            }
            Step::ShareContracts { .. } => offers.extend(game.offer.into_iter().flatten().map(Action::Take)),
            Step::Contribute { effect, given, .. } => {
                let most = levy_open(effect, given).min(game.player(seat).spice);
                offers.extend((0..=most).map(Action::Contribute));
            }
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::TradeWith { .. }, Action::TradeWith(_)) => {
                Refusal::new(rule_id!("IU-SIX-50"), "refuse-trade-outside-team")
            }
            (Step::Give { .. }, Action::Give(..) | Action::GiveIntrigue(_)) => {
                Refusal::new(rule_id!("IU-SIX-50"), "refuse-one-kind-of-goods")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Split { troops, .. }, Action::Split(left)) => game.reinforce(seat, troops, left, w),
            // First the one who trades gives, then the other. IU-SIX-50
            (Step::TradeWith { .. }, Action::TradeWith(mate)) => {
                game.push(Step::Give { seat: mate, to: seat, cards: false });
                game.push(Step::Give { seat, to: mate, cards: false });
            }
            (Step::Give { to, .. }, Action::Give(good, amount)) => game.give(seat, to, good, amount, w),
            (Step::Give { to, .. }, Action::GiveIntrigue(card)) => {
                game.push(Step::Give { seat, to, cards: true });
                // The two learn which.
                game.player_mut(seat).intrigue.take(card.0);
                game.player_mut(to).intrigue.add(card.0);
                w.tell(|| Event::GaveIntrigue { seat, to, card: Some(card) });
            }
            (Step::ShareContracts { .. }, Action::Take(contract)) => {
                game.share_contracts(seat, Some(contract), w);
            }
            (Step::Contribute { seat, effect, this, at, mut given }, Action::Contribute(amount)) => {
                if let Some(place) = given.get_mut(usize::from(at)) {
                    *place = amount;
                }
                game.push(Step::Contribute { seat, effect, this, at: at + 1, given });
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::ShareContracts { seat } => game.share_contracts(seat, None, w),
            Step::Contribute { seat, effect, this, given, .. } => {
                game.settle_levy(seat, effect, this, given, w);
            }
            Step::Split { .. } | Step::TradeWith { .. } | Step::Give { .. } => {}
        }
    }
}

impl Asking for Step {
    fn question(self, game: &Imperium) -> Question {
        let with = |key: &'static str, who: Seat| Say::new(key).with("who", game.player(who).key());
        match self {
            Step::Split { troops, .. } => ask(Say::new("ask-split").with("n", troops), rule_id!("IU-SIX-48")),
            Step::TradeWith { .. } => plain("ask-trade-with", rule_id!("IU-SIX-50")),
            Step::Give { to, .. } => ask(with("ask-give", to), rule_id!("IU-SIX-50")),
            Step::ShareContracts { seat } => {
                ask(with("ask-share-contracts", game.allies_of(seat)[0]), rule_id!("IU-CHOAM-07"))
            }
            Step::Contribute { effect, given, .. } => {
                ask(Say::new("ask-contribute").with("n", levy_open(effect, given)), rule_id!("IU-ROUND-13"))
            }
        }
    }
}

/// What the team still has to find of a levy.
fn levy_open(effect: Fx, given: [u8; 2]) -> u8 {
    let Effect::Levy(spice, _) = effect.0 else { return 0 };
    spice.saturating_sub(given[0] + given[1])
}

impl Imperium {
    /// The least and the most of these troops that the left Ally can recruit without any being lost, and how many there
    /// are in all. IU-SIX-48
    fn split(&self, seat: Seat, troops: u8) -> (u8, u8, u8) {
        let [left, right] = self.allies_of(seat).map(|ally| self.player(ally).supply);
        let all = troops.min(left + right);
        (all.saturating_sub(right), all.min(left), all)
    }

    /// Each Ally recruits from the own supply and may deploy these troops, and only these. IU-SIX-48, IU-SIX-49
    fn reinforce(&mut self, seat: Seat, troops: u8, left: u8, w: &mut impl World<Event>) {
        let (.., all) = self.split(seat, troops);
        let allies = self.allies_of(seat);
        for (ally, most) in allies.into_iter().zip([left, all - left]).rev() {
            self.recruit(ally, most, w);
            if most > 0 && !self.banned(ally) {
                self.push(units::Step::Deploy { seat: ally, most, fresh: true });
            }
        }
    }

    /// How much of a good a seat has.
    fn has(&self, seat: Seat, good: Good) -> u8 {
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

    /// Goods change hands: nothing is paid and nothing gained. IU-AMB-84
    fn give(&mut self, seat: Seat, to: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        less(self.held(seat, good), amount, "a good");
        more(self.held(to, good), amount, "a good");
        w.tell(|| Event::Gave { seat, to, good, amount });
    }

    /// The Allies have said what they contribute; if the Commander has the rest it is paid.
    fn settle_levy(
        &mut self,
        seat: Seat,
        effect: Fx,
        this: Option<Card>,
        given: [u8; 2],
        w: &mut impl World<Event>,
    ) {
        let Effect::Levy(_, effects) = effect.0 else { return };
        let rest = levy_open(effect, given);
        if self.player(seat).spice < rest {
            return;
        }
        for (ally, amount) in self.allies_of(seat).into_iter().zip(given) {
            self.lose(ally, Good::Spice, amount, w);
        }
        self.lose(seat, Good::Spice, rest, w);
        self.push(effects::Step::sequence(seat, effects, this));
    }

    /// The spice of a whole team.
    pub(crate) fn team_spice(&self, seat: Seat) -> u16 {
        let mates = self.team_mates(seat).into_iter().chain([seat]);
        mates.map(|member| u16::from(self.player(member).spice)).sum()
    }

    /// The left Ally gets this contract and the right one the other; who gets none gets 2 Solari. IU-CHOAM-06
    fn share_contracts(&mut self, seat: Seat, first: Option<Contract>, w: &mut impl World<Event>) {
        let [left, right] = self.allies_of(seat);
        let shares = match self.offer {
            [Some(one), Some(two)] if first == Some(two) => [(left, Some(two)), (right, Some(one))],
            [Some(one), Some(two)] => [(left, Some(one)), (right, Some(two))],
            // A single contract is the activated Ally's.
            [one, two] if self.turn.ally == Some(right) => [(right, one.or(two)), (left, None)],
            [one, two] => [(left, one.or(two)), (right, None)],
        };
        for (ally, contract) in shares {
            match contract {
                Some(contract) => self.take_contract(ally, contract, w),
                None => self.gain(ally, Good::Solari, INSTEAD, w),
            }
        }
    }

    /// Is the seat tied with the team's other Ally, who has not yielded? With four Allies that is always about a
    /// reward. A Commander has no strength of its own. IU-SIX-61, IU-AMB-67
    pub(crate) fn may_yield(&self, seat: Seat) -> bool {
        if !self.teams {
            return false;
        }
        let [left, right] = self.allies_of(seat);
        let mate = if seat == left { right } else { left };
        let (own, theirs) = (self.player(seat), self.player(mate));
        let tied = own.units() > 0 && own.strength() == theirs.strength();
        tied && self.yielded & 1 << mate.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use table::chance::Fast;
    use table::fault::Fault;
    use table::{Game, Pair, Silent};

    use super::*;
    use crate::options::Options;

    /// What comes to light at the next action after this.
    fn fault(wrong: impl Fn(&mut Imperium, &mut Pair<'_, Fast, Silent>)) -> Option<Fault> {
        let mut chance = Fast::new(1);
        let mut game = Imperium::start(&Options::base(4), &mut chance, &mut Silent).unwrap();
        wrong(&mut game, &mut Pair { chance: &mut chance, log: &mut Silent });
        let seat = game.waiting().seats().lowest().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let told = game.apply(seat, &legal[0], &mut chance, &mut Silent);
        assert_eq!(told.is_err(), game.fault().is_some());
        game.fault()
    }

    #[test]
    fn paying_or_giving_more_than_one_has_is_a_fault() {
        let (one, other) = (Seat(0), Seat(1));
        assert_eq!(fault(|_, _| {}), None);
        assert_eq!(fault(|game, w| game.lose(one, Good::Solari, 99, w)), Some(Fault::Missing("a good")));
        assert_eq!(
            fault(|game, w| game.give(one, other, Good::Spice, 99, w)),
            Some(Fault::Missing("a good"))
        );
        let persuasion = |game: &mut Imperium, w: &mut Pair<'_, Fast, Silent>| {
            game.gain(one, Good::Persuasion, 200, w);
            *game.held(one, Good::Persuasion) = 0;
            game.gain(one, Good::Persuasion, 200, w);
        };
        assert_eq!(fault(persuasion), Some(Fault::TooMany("persuasion")));
        assert_eq!(fault(|game, w| game.deploy(one, 99, w)), None);
        let troops = |game: &mut Imperium, w: &mut Pair<'_, Fast, Silent>| {
            game.player_mut(one).garrison = 0;
            game.retreat(one, 99, w);
        };
        assert_eq!(fault(troops), None);
    }
}
