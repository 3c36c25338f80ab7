//! The Agent turn: play a card, send an agent, pay, gather intelligence, then the effects in any order. IU-AMB-02

use serde::Serialize;
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, ask, asked, no_question, not_now, plain, turns};
use crate::action::Action;
use crate::board::{self, Icon, Space, Spaces};
use crate::content::{Card, Goal, OWN_VISIT, Printed, VISIT, VISIT_OF_SIX, content};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Imperium, Item};
use crate::tell::describe;
use crate::view::Question;

/// The influence a gated space asks for. IU-AGENT-11
pub(crate) const GATE: u8 = 2;

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
            Step::Extra { seat, space } => asked(seat, game.can_pay_extra(seat, space)),
            Step::Gather { seat, space } => asked(seat, game.spies_at(seat, space) != 0),
            Step::Arrive { .. } => SeatSet::NONE,
        }
    }

    fn open(self, _: &Imperium) -> bool {
        matches!(self, Step::Infiltrate { .. } | Step::Recall { .. })
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Infiltrate { space, .. } => {
                offers.extend(board::posts(game.spies_at(seat, space)).map(Action::Infiltrate));
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
            (_, Action::RecallAgent(space)) => {
                game.sent[seat.index()] &= !space.bit();
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
            Step::Gather { space, .. } => ask(at("ask-gather", space), rule_id!("IU-SPY-08")),
            Step::Arrive { .. } => no_question(),
            Step::Recall { .. } => plain("ask-recall-agent", rule_id!("IU-GLOSS-01")),
        }
    }
}

impl Imperium {
    /// What Solari the space costs this player now. IU-SPACE-17, IU-AMB-40
    pub(crate) fn solari_cost(&self, space: Space) -> u8 {
        let text = space.text();
        let later = text.solari_later.filter(|_| self.players.iter().any(|player| player.swordmaster));
        later.unwrap_or(text.solari)
    }

    /// What spice the space costs. IU-SPACE-24
    pub(crate) fn spice_cost(&self, space: Space) -> u8 {
        let text = space.text();
        text.spice_of_six.filter(|_| self.teams).unwrap_or(text.spice)
    }

    /// The spaces whose cost the player can pay and that are not forbidden. IU-AGENT-06, IU-AGENT-07, IU-SPACE-18
    fn affordable(&self, seat: Seat) -> Spaces {
        let player = self.player(seat);
        let mut spaces = Spaces::MAX;
        for price in &self.table.prices {
            let paid =
                player.solari >= price.solari && player.spice >= price.spice && player.water >= price.water;
            spaces &= if paid { Spaces::MAX } else { !price.space.bit() };
        }
        let barred = player.swordmaster || self.habits.no_swordmaster;
        if barred {
            return spaces & !self.table.swordmaster;
        }
        // Its price falls once somebody has paid it.
        for space in board::spaces(self.table.swordmaster & !spaces) {
            spaces |= if player.solari >= self.solari_cost(space) { space.bit() } else { 0 };
        }
        spaces
    }

    /// The spaces whose influence requirement the player meets.
    fn ungated(&self, seat: Seat) -> Spaces {
        self.table.gated.iter().fold(Spaces::MAX, |spaces, (space, faction)| {
            let met = self.influence_by_icon(seat, *faction) >= GATE;
            if met { spaces } else { spaces & !space.bit() }
        })
    }

    /// The spaces an agent can enter: empty ones, and others' with a spy to infiltrate. An own agent always bars the
    /// way. IU-AGENT-05, IU-SPY-07, IU-AMB-09
    fn enterable(&self, seat: Seat) -> Spaces {
        let infiltrated = self.player(seat).spied() & !self.agents_of(seat);
        self.spaces_for(seat) & (!self.occupied() | infiltrated)
    }

    /// The spaces a card's icons reach. IU-AGENT-03, IU-SPY-12
    pub(crate) fn reach(&self, seat: Seat, card: Card) -> Spaces {
        let mut icons = content().icons[usize::from(card.0)];
        let mut spaces = 0;
        if icons & 1 << Icon::Spy.index() != 0 {
            spaces |= self.player(seat).spied();
            icons &= !(1 << Icon::Spy.index());
        }
        while icons != 0 {
            spaces |= content().by_icon[icons.trailing_zeros() as usize];
            icons &= icons - 1;
        }
        spaces
    }

    /// Every card with every space it can send an agent to.
    pub(crate) fn sendings(&self, seat: Seat, mut each: impl FnMut(Card, Space)) {
        let player = self.player(seat);
        if !self.has_piece(seat) {
            return;
        }
        let open = self.affordable(seat) & self.enterable(seat);
        let ungated = self.ungated(seat);
        for card in player.hand.kinds().map(Card) {
            let gates = if card.text().undercover { Spaces::MAX } else { ungated };
            for space in board::spaces(self.reach(seat, card) & open & gates) {
                each(card, space);
            }
        }
    }

    /// Why a card cannot send an agent to a space, as far as that is about the space.
    fn barred(&self, seat: Seat, card: Card, space: Space) -> Option<Barred> {
        match space.bit() {
            bit if self.spaces_for(seat) & bit == 0 => Some(Barred::Elsewhere),
            bit if self.reach(seat, card) & bit == 0 => Some(Barred::Icon),
            bit if self.enterable(seat) & bit == 0 => Some(Barred::Occupied),
            bit if self.ungated(seat) & bit == 0 && !card.text().undercover => Some(Barred::Influence),
            bit if self.table.swordmaster & bit != 0 && self.player(seat).swordmaster => Some(Barred::Twice),
            bit if self.table.swordmaster & bit != 0 && self.habits.no_swordmaster => Some(Barred::Never),
            bit if self.affordable(seat) & bit == 0 => Some(Barred::Cost),
            _ => None,
        }
    }

    pub(crate) fn refuse_sending(&self, seat: Seat, card: Card, space: Space) -> Refusal {
        let player = self.player(seat);
        if !player.hand.has(card.0) {
            return Refusal::new(rule_id!("IU-AGENT-01"), "refuse-card-not-in-hand");
        }
        if content().icons[usize::from(card.0)] == 0 {
            return Refusal::new(rule_id!("IU-AGENT-08"), "refuse-card-without-icons");
        }
        match self.barred(seat, card, space) {
            Some(Barred::Elsewhere) if space.text().owner.is_some() => {
                Refusal::new(rule_id!("IU-SIX-32"), "refuse-personal-board")
            }
            Some(Barred::Elsewhere) => Refusal::new(rule_id!("IU-SIX-09"), "refuse-other-side"),
            Some(Barred::Icon) if card.text().icons.contains(&Icon::Spy) => {
                Refusal::new(rule_id!("IU-SPY-12"), "refuse-space-not-spied-on")
            }
            Some(Barred::Icon) => Refusal::new(rule_id!("IU-AGENT-03"), "refuse-icon"),
            Some(Barred::Occupied) => Refusal::new(rule_id!("IU-AGENT-05"), "refuse-occupied"),
            Some(Barred::Influence) => Refusal::new(rule_id!("IU-AGENT-11"), "refuse-influence"),
            Some(Barred::Twice) => Refusal::new(rule_id!("IU-SPACE-18"), "refuse-swordmaster-twice"),
            Some(Barred::Never) => Refusal::new(rule_id!("IU-RIVALDIFF-05"), "refuse-no-swordmaster"),
            Some(Barred::Cost) | None => Refusal::new(rule_id!("IU-AGENT-07"), "refuse-cost"),
        }
    }

    /// The card is played and the agent sent; infiltration makes the placement legal, then the cost is paid, then
    /// intelligence may be gathered. IU-AGENT-01, IU-AMB-02, IU-AMB-07
    pub(crate) fn send(&mut self, seat: Seat, card: Card, space: Space, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.hand.take(card.0);
        player.known.remove(card.0);
        player.played.add(card.0);
        self.turn.card = Some(card);
        self.turn.space = Some(space);
        self.turn.held = self.player(seat).contracts;
        w.tell(|| Event::Sent { seat, card, space });
        let occupied = self.occupied() & space.bit() != 0;
        self.sent[seat.index()] |= space.bit();
        self.push(Step::Arrive { seat, space });
        self.push(Step::Gather { seat, space });
        self.push(Step::Extra { seat, space });
        let text = space.text();
        let solari = self.solari_cost(space);
        let spice = self.spice_cost(space);
        self.lose(seat, Good::Solari, solari, w);
        self.lose(seat, Good::Spice, spice, w);
        self.lose(seat, Good::Water, text.water, w);
        if occupied {
            self.push(Step::Infiltrate { seat, space });
        }
        self.send_piece(seat, space);
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
            Effect::Solari(price) => self.lose(seat, Good::Solari, *price, w),
            Effect::Spice(price) => self.lose(seat, Good::Spice, *price, w),
            _ => return,
        }
        self.turn.pool.push(Item { effect: Printed::of(gain), this: None });
    }

    /// The controller's bonus, then everything the turn gives becomes due. IU-CONTROL-03, IU-AMB-12
    fn arrive(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        self.arrival(seat, space, w);
        let extra = self.turn.pool.pop();
        self.turn.open = true;
        for effect in text.effects.iter().chain(extra.map(|item| item.effect.effect())) {
            self.due(seat, effect, None, w);
        }
        if let Some(faction) = text.icon.faction() {
            let visit = match text.owner {
                _ if !self.teams => &VISIT[faction.index()],
                Some(_) => &OWN_VISIT,
                None => &VISIT_OF_SIX[faction.index()],
            };
            self.due(seat, visit, None, w);
        }
        if let Some(card) = self.turn.card {
            for effect in &card.text().agent {
                self.due(seat, effect, Some(card), w);
            }
        }
        self.leader_visit(seat, w);
        self.complete_held(seat, |goal| goal == Goal::Visit(space), w);
        self.harvest(seat, w);
        self.push(turns::Step::Effects { seat });
    }

    /// What an agent's arrival, a Rival's too, gives to others. IU-CONTROL-03, IU-RIVAL-44
    pub(crate) fn arrival(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        if let (Some(at), Some(bonus)) = (self.table.location(space), &text.control)
            && let Some(holder) = self.control[at]
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
                && let Some(effect) = &player.leader.text().spied_makers
                && player.spied() & space.bit() != 0
            {
                self.act(seat, effect, None, w);
            }
        }
    }
}

/// Why an agent cannot be sent to a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Barred {
    /// It is not on this side of the board, or on somebody else's personal board.
    Elsewhere,
    /// The card has no icon for it.
    Icon,
    /// Somebody is there.
    Occupied,
    /// Too little influence.
    Influence,
    /// The Swordmaster is had already.
    Twice,
    /// The difficulty level forbids the Swordmaster.
    Never,
    /// Too expensive.
    Cost,
}
