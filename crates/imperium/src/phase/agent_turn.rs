//! The Agent turn: play a card, send an agent, pay, gather intelligence, then the effects in any order. IU-AMB-02

use serde::Serialize;
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, ask, asked, no_question, not_now, plain, turns};
use crate::action::Action;
use crate::board::{self, Space};
use crate::content::{Card, Goal, OWN_VISIT, Printed, VISIT, VISIT_OF_SIX};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Imperium, Item};
use crate::tell::describe;
use crate::view::Question;

/// The steps of an agent's arrival, and of its recall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which spy is recalled to infiltrate. IU-SPY-07
    Infiltrate {
        /// Whose agent.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Which agent goes: one of the leader card or one from another space. DB-CARD-03, DB-CARD-04
    Move {
        /// Whose agent.
        seat: Seat,
        /// Where to.
        space: Space,
    },
    /// Which exchange is made as the price. DB-SPACE-16
    Exchange {
        /// Whose agent.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Is the price paid that may be paid on arrival? IU-SPACE-13, IU-SPACE-20
    Extra {
        /// Whose agent.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Is intelligence gathered? IU-SPY-08
    Gather {
        /// Whose agent.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// The control bonus is paid, then everything the turn gives becomes due.
    Arrive {
        /// Whose agent.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// An agent comes back to the leader card. IU-GLOSS-01
    Recall {
        /// Whose agent.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Infiltrate { seat, .. } | Step::Recall { seat } => SeatSet::one(seat),
            Step::Move { seat, .. } | Step::Exchange { seat, .. } => SeatSet::one(seat),
            Step::Extra { seat, space } => asked(seat, game.can_pay_extra(seat, space)),
            Step::Gather { seat, space } => asked(seat, game.spies_at(seat, space) != 0),
            Step::Arrive { .. } => SeatSet::NONE,
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Infiltrate { space, .. } => {
                offers.extend(board::posts(game.spies_at(seat, space)).map(Action::Infiltrate));
            }
            Step::Move { .. } => {
                if game.has_piece(seat) {
                    offers.add(Action::FromLeader);
                }
                offers.extend(board::spaces(game.movable_from(seat)).map(Action::RecallAgent));
            }
            Step::Exchange { space, .. } => {
                let payable = |(spice, _): &&(u8, u8)| game.player(seat).spice >= *spice;
                let rates = space.text().rates.iter().filter(payable);
                offers.extend(rates.map(|(spice, _)| Action::Exchange(*spice)));
            }
            Step::Extra { .. } => offers.extend([Action::PayExtra, Action::Decline]),
            Step::Gather { space, .. } => {
                offers.extend(board::posts(game.spies_at(seat, space)).map(Action::Gather));
                offers.add(Action::Decline);
            }
            Step::Arrive { .. } => {}
            Step::Recall { .. } => {
                offers.extend(board::spaces(game.recallable(seat)).map(Action::RecallAgent));
            }
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Gather { .. } | Step::Infiltrate { .. }, Action::Gather(_) | Action::Infiltrate(_)) => {
                Refusal::new(rule_id!("IU-SPY-07"), "refuse-no-spy-there")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (_, Action::Infiltrate(post)) => game.recall_spy(seat, post, w),
            (Step::Extra { space, .. }, Action::PayExtra) => game.pay_extra(seat, space, w),
            // A spy is recalled for a card. IU-SPY-08
            (_, Action::Gather(post)) => {
                game.recall_spy(seat, post, w);
                game.draw(seat, 1, w);
            }
            (Step::Move { space, .. }, Action::FromLeader) => {
                game.place_agent(seat, space);
                game.send_piece(seat, space);
            }
            (Step::Move { space, .. }, Action::RecallAgent(from)) => {
                game.lift_agent(seat, from);
                game.place_agent(seat, space);
                game.move_piece(seat, from, space, w);
                w.tell(|| Event::AgentRecalled { seat, space: from });
            }
            (Step::Exchange { space, .. }, Action::Exchange(price)) => {
                let rate = space.text().rates.iter().find(|(spice, _)| *spice == price);
                if let Some((spice, solari)) = rate {
                    game.lose(seat, Good::Spice, *spice, w);
                    game.gain(seat, Good::Solari, *solari, w);
                }
            }
            (_, Action::RecallAgent(space)) => {
                game.lift_agent(seat, space);
                game.return_piece(seat, space);
                w.tell(|| Event::AgentRecalled { seat, space });
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        if let Step::Arrive { seat, space } = self {
            game.arrive(seat, space, w);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        let at = |key: &'static str, space: Space| Say::new(key).with("space", space.key());
        match self {
            Step::Infiltrate { space, .. } => ask(at("ask-infiltrate", space), rule_id!("IU-SPY-07")),
            Step::Extra { space, .. } => {
                let extra = space.text().extra.as_ref();
                let price = extra.map_or(Say::new("fx-nothing"), |(price, _)| describe::effect(price));
                let gain = extra.map_or(Say::new("fx-nothing"), |(_, gain)| describe::effect(gain));
                let say = at("ask-extra", space).with("price", price).with("gain", gain);
                ask(say, rule_id!("IU-AGENT-14"))
            }
            Step::Move { space, .. } => ask(at("ask-move", space), rule_id!("DB-CARD-03")),
            Step::Exchange { .. } => plain("ask-exchange", rule_id!("DB-SPACE-16")),
            Step::Gather { space, .. } => ask(at("ask-gather", space), rule_id!("IU-SPY-08")),
            Step::Arrive { .. } => no_question(),
            Step::Recall { .. } => plain("ask-recall-agent", rule_id!("IU-GLOSS-01")),
        }
    }
}

impl Imperium {
    /// An agent is put on a space.
    fn place_agent(&mut self, seat: Seat, space: Space) {
        let twice = self.agents_of(seat) & space.bit();
        self.player_mut(seat).twice |= twice;
        self.sent[seat.index()] |= space.bit();
    }

    /// An agent is taken from a space.
    pub(crate) fn lift_agent(&mut self, seat: Seat, space: Space) {
        let twice = &mut self.player_mut(seat).twice;
        if *twice & space.bit() != 0 {
            *twice &= !space.bit();
        } else {
            self.sent[seat.index()] &= !space.bit();
        }
    }

    /// A card of the hand is played.
    #[inline]
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.take(card.0);
        player.known.remove(card.0);
        player.played.add(card.0);
    }

    /// The card is played and the agent sent. IU-AGENT-01
    #[inline]
    pub(crate) fn send(&mut self, seat: Seat, card: Card, space: Space, w: &mut impl World<Event>) {
        self.play_card(seat, card);
        self.turn.card = Some(card);
        self.dispatch(seat, space, w);
    }

    /// The agent is sent with the card or cards played; infiltration makes the placement legal, then the cost is paid,
    /// then intelligence may be gathered. IU-AMB-02, IU-AMB-07
    pub(crate) fn dispatch(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let Some(card) = self.turn.card else { return };
        self.turn.space = Some(space);
        self.turn.held = self.player(seat).contracts;
        w.tell(|| Event::Sent { seat, card, space });
        let anywhere = self.table.anywhere.is_some_and(|it| it == card || Some(it) == self.turn.partner);
        if self.table.ix {
            self.sent_with_ix(seat, card, space, w);
        }
        // By either of two grafted cards. IM-GRAFT-03
        let slips_in = |it: Card| self.slips_in(it, space);
        let free = anywhere || slips_in(card) || self.turn.partner.is_some_and(slips_in);
        let blocked = self.occupied() & space.bit() & !self.unblocked(seat) != 0 && !free;
        let moves = anywhere && self.agents_of(seat) != 0;
        if !moves {
            self.place_agent(seat, space);
        }
        self.push(Step::Arrive { seat, space });
        self.push(Step::Gather { seat, space });
        self.push(Step::Extra { seat, space });
        let text = space.text();
        let solari = self.solari_cost(seat, space);
        let spice = self.spice_cost(space).saturating_sub(self.cheaper_for(card, space));
        self.lose(seat, Good::Solari, solari, w);
        if solari > 0 {
            self.paid_solari(seat, w);
        }
        if !text.rates.is_empty() {
            self.push(Step::Exchange { seat, space });
        }
        self.lose(seat, Good::Spice, spice, w);
        self.lose(seat, Good::Water, text.water, w);
        if blocked {
            self.push(Step::Infiltrate { seat, space });
        }
        if moves {
            self.push(Step::Move { seat, space });
        } else {
            self.send_piece(seat, space);
        }
    }

    /// Whether an enemy agent stood there, and what a card that was one step ahead gives. RI-CARD-07, RI-LEADER-04
    fn sent_with_ix(&mut self, seat: Seat, card: Card, space: Space, w: &mut impl World<Event>) {
        let enemy = |other: Seat| self.opposed(seat, other) && self.agents_of(other) & space.bit() != 0;
        self.turn.enemy_there = self.others(seat).any(enemy);
        // Of two grafted cards, whichever it was. IM-CARD-26
        let ahead =
            self.turn.ahead.take().filter(|ahead| *ahead == card || Some(*ahead) == self.turn.partner);
        if let Some(card) = ahead
            && let Some((one, otherwise)) =
                self.player(seat).leader().and_then(|leader| leader.one_step_ahead.as_ref())
        {
            let effect = if card.text().icons.len() == 1 { one } else { otherwise };
            self.act(seat, effect, None, w);
        }
    }

    /// What paying Solari as the printed price of a space gives. DB-LEADER-08, DC-25
    fn paid_solari(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if let Some(effect) = self.player(seat).leader().and_then(|leader| leader.pays_solari.as_ref()) {
            self.due(seat, effect, None, w);
        }
    }

    /// Can the price that may be paid on arrival be paid? IU-SPACE-13, IU-SPACE-20
    fn can_pay_extra(&self, seat: Seat, space: Space) -> bool {
        let player = self.player(seat);
        match &space.text().extra {
            Some((Effect::Solari(price), _)) => player.solari >= *price,
            Some((Effect::Spice(price), _)) => player.spice >= *price,
            _ => false,
        }
    }

    /// Pays it; what it buys is one more effect of the space.
    fn pay_extra(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let Some((price, gain)) = &space.text().extra else { return };
        match price {
            Effect::Solari(price) => {
                self.lose(seat, Good::Solari, *price, w);
                self.paid_solari(seat, w);
            }
            Effect::Spice(price) => self.lose(seat, Good::Spice, *price, w),
            _ => return,
        }
        self.pool.push(Item { effect: Printed::of(gain), this: None });
    }

    /// The controller's bonus, then everything the turn gives becomes due. IU-CONTROL-03, IU-AMB-12
    fn arrive(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        self.arrival(seat, space, w);
        let extra = self.pool.pop();
        self.turn.open = true;
        let effects = text.effects.iter().chain(extra.map(|item| item.effect.effect()));
        if text.maker {
            let printed = text.effects.iter().map(|effect| match effect {
                Effect::Spice(spice) => *spice,
                _ => 0,
            });
            self.turn.base_spice = printed.sum();
        }
        let harvest = self.player(seat).leader().and_then(|leader| leader.harvest.as_ref());
        match harvest.filter(|_| text.maker) {
            Some((less, effect)) => self.harvest_less(seat, effects, *less, effect, w),
            None => effects.for_each(|effect| self.due(seat, effect, None, w)),
        }
        if let Some(faction) = text.icon.faction() {
            let visit = match text.owner {
                _ if !self.teams => &VISIT[faction.index()],
                Some(_) => &OWN_VISIT,
                None => &VISIT_OF_SIX[faction.index()],
            };
            self.due(seat, visit, None, w);
        }
        // Both of two grafted cards have sent the agent. IM-GRAFT-03
        for card in [self.turn.card, self.turn.partner].into_iter().flatten() {
            for effect in &card.text().agent {
                self.due(seat, effect, Some(card), w);
            }
        }
        self.leader_visit(seat, w);
        let covered = self.table.covered_by(space);
        let there = [Goal::Visit(space), Goal::Visit(covered), Goal::Beyond(space)];
        self.complete_held(seat, |goal| there.contains(&goal), w);
        self.harvest(seat, w);
        self.push(turns::Step::Effects { seat });
    }

    /// A maker space gives so much less spice, and something for it: of the printed spice, or where that is one of two
    /// things to choose from, of the bonus spice, and without any once spice is chosen. DB-LEADER-12, IF-48, IF-50
    fn harvest_less(
        &mut self,
        seat: Seat,
        effects: impl Iterator<Item = &'static Effect> + Clone,
        less: u8,
        gain: &'static Effect,
        w: &mut impl World<Event>,
    ) {
        let printed = effects.clone().any(|effect| matches!(effect, Effect::Spice(_)));
        let bonus = self.turn.space.and_then(|space| self.bonus_at(space)).map_or(0, |bonus| *bonus);
        self.turn.harvest_open = !printed && bonus == 0;
        for effect in effects {
            match effect {
                Effect::Spice(spice) => self.gain(seat, Good::Spice, spice.saturating_sub(less), w),
                Effect::BonusSpice if !printed => {
                    let taken =
                        self.turn.space.and_then(|space| self.bonus_at(space)).map_or(0, std::mem::take);
                    self.gain(seat, Good::Spice, taken.saturating_sub(less), w);
                }
                _ => self.due(seat, effect, None, w),
            }
        }
        if !self.turn.harvest_open {
            self.due(seat, gain, None, w);
        }
    }

    /// Spice is chosen at a maker space: of a harvest still open so much less, and something for it. IF-50, IF-74
    pub(crate) fn choose_harvest(
        &mut self,
        seat: Seat,
        options: &'static [Effect],
        chosen: &'static Effect,
        w: &mut impl World<Event>,
    ) -> bool {
        let here =
            |effect: &Effect| matches!(effect, Effect::Choose(of) if std::ptr::eq(of.as_slice(), options));
        let maker = self.turn.space.filter(|_| self.at_maker());
        let Effect::Spice(spice) = chosen else { return false };
        if !maker.is_some_and(|at| at.text().effects.iter().any(here)) {
            return false;
        }
        // A sandworm in its place is no harvest to be doubled. IF-74
        self.turn.base_spice = *spice;
        let harvest = self.player(seat).leader().and_then(|leader| leader.harvest.as_ref());
        let Some((less, gain)) = harvest.filter(|_| self.turn.harvest_open) else { return false };
        self.gain(seat, Good::Spice, spice.saturating_sub(*less), w);
        self.due(seat, gain, None, w);
        true
    }

    /// What an agent's arrival, a Rival's too, gives to others. IU-CONTROL-03, IU-RIVAL-44
    pub(crate) fn arrival(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        if let (Some(at), Some(bonus)) = (self.table.location(space), &text.control)
            && let Some(holder) = self.holder(at)
        {
            self.act(holder, bonus, None, w);
        }
        if text.maker {
            self.spied_maker(seat, space, w);
        }
    }

    /// What another player's agent on a maker space gives to leaders who spy on it.
    fn spied_maker(&mut self, visitor: Seat, space: Space, w: &mut impl World<Event>) {
        for seat in self.others(visitor) {
            let player = self.player(seat);
            if self.is_human(seat)
                && let Some(effect) = player.leader().and_then(|leader| leader.spied_makers.as_ref())
                && player.spied() & space.bit() != 0
            {
                self.act(seat, effect, None, w);
            }
        }
    }
}
