//! The Agent turn: play a card, send an agent, pay, gather intelligence, then the effects in any order. IU-AMB-02

use table::{Seat, World};

use crate::board::{self, Faction, Icon, Post, Space, Spaces};
use crate::content::{Card, Goal, Leader, content};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::{Fx, Imperium, Item, NONE};
use crate::step::Step;

/// The influence a gated space asks for. IU-AGENT-11
const GATE: u8 = 2;

/// One influence with the visited faction, as an effect of the space. IU-AGENT-12
static VISIT: [Effect; 4] = [
    Effect::Influence(Faction::Emperor, 1),
    Effect::Influence(Faction::Guild, 1),
    Effect::Influence(Faction::BeneGesserit, 1),
    Effect::Influence(Faction::Fremen, 1),
];
/// The same on the side for six players: the spaces of the Great Houses and the Fringe Worlds name their track.
static VISIT_OF_SIX: [Effect; 4] = [
    Effect::BoardInfluence(Faction::Emperor),
    Effect::Influence(Faction::Guild, 1),
    Effect::Influence(Faction::BeneGesserit, 1),
    Effect::BoardInfluence(Faction::Fremen),
];
/// The same on a personal board. IU-SIX-33
static OWN_VISIT: Effect = Effect::OwnInfluence;

impl Imperium {
    /// What Solari the space costs this player now. IU-SPACE-17, IU-AMB-40
    pub(crate) fn solari_cost(&self, space: Space) -> u8 {
        match space {
            Space::Swordmaster if self.players.iter().any(|player| player.swordmaster) => 6,
            _ => space.text().solari,
        }
    }

    /// What spice the space costs. IU-SPACE-24
    pub(crate) fn spice_cost(&self, space: Space) -> u8 {
        let text = space.text();
        text.spice_of_six.filter(|_| self.six).unwrap_or(text.spice)
    }

    /// The spaces whose cost the player can pay and that are not forbidden. IU-AGENT-06, IU-AGENT-07, IU-SPACE-18
    fn affordable(&self, seat: Seat) -> Spaces {
        let player = self.player(seat);
        let mut spaces = Spaces::MAX;
        for price in &content().prices[usize::from(self.six)] {
            let paid =
                player.solari >= price.solari && player.spice >= price.spice && player.water >= price.water;
            spaces &= if paid { Spaces::MAX } else { !price.space.bit() };
        }
        let barred = player.swordmaster || self.habits.no_swordmaster;
        if barred {
            return spaces & !Space::Swordmaster.bit();
        }
        // Its price falls once somebody has paid it.
        if spaces & Space::Swordmaster.bit() == 0 && player.solari >= self.solari_cost(Space::Swordmaster) {
            spaces |= Space::Swordmaster.bit();
        }
        spaces
    }

    /// The spaces whose influence requirement the player meets.
    fn ungated(&self, seat: Seat) -> Spaces {
        content().gated.iter().fold(Spaces::MAX, |spaces, (space, faction)| {
            let met = self.influence_by_icon(seat, *faction) >= GATE;
            if met { spaces } else { spaces & !space.bit() }
        })
    }

    /// The spaces an agent can enter: empty ones, and others' with a spy to infiltrate. An own agent always bars the
    /// way. IU-AGENT-05, IU-SPY-07, IU-AMB-09
    fn enterable(&self, seat: Seat) -> Spaces {
        let spied = self.player(seat).spied();
        let (mut occupied, mut own) = (0, 0);
        for (at, &here) in self.agents.iter().enumerate() {
            occupied |= Spaces::from(here != 0) << at;
            own |= Spaces::from(here >> seat.0 & 1) << at;
        }
        self.spaces_for(seat) & (!occupied | spied & !own)
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
    pub(crate) fn barred(&self, seat: Seat, card: Card, space: Space) -> Option<Barred> {
        match space.bit() {
            bit if self.spaces_for(seat) & bit == 0 => Some(Barred::Elsewhere),
            bit if self.reach(seat, card) & bit == 0 => Some(Barred::Icon),
            bit if self.enterable(seat) & bit == 0 => Some(Barred::Occupied),
            bit if self.ungated(seat) & bit == 0 && !card.text().undercover => Some(Barred::Influence),
            _ if space == Space::Swordmaster && self.player(seat).swordmaster => Some(Barred::Twice),
            _ if space == Space::Swordmaster && self.habits.no_swordmaster => Some(Barred::Never),
            bit if self.affordable(seat) & bit == 0 => Some(Barred::Cost),
            _ => None,
        }
    }

    /// The card is played and the agent sent; infiltration makes the placement legal, then the cost is paid, then
    /// intelligence may be gathered. IU-AGENT-01, IU-AMB-02, IU-AMB-07
    pub(crate) fn send(&mut self, seat: Seat, card: Card, space: Space, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        player.hand.remove(card.0);
        player.known.remove(card.0);
        player.played.add(card.0);
        self.turn.card = card.0;
        self.turn.space = space as u8;
        self.turn.held = self.player(seat).contracts;
        w.tell(|| Event::Sent { seat, card, space });
        let occupied = self.agents[space.index()] != 0;
        self.agents[space.index()] |= 1 << seat.0;
        self.stack.push(Step::Arrive { seat, space });
        self.stack.push(Step::Gather { seat, space });
        self.stack.push(Step::Extra { seat, space });
        let text = space.text();
        let solari = self.solari_cost(space);
        let spice = self.spice_cost(space);
        self.lose(seat, Good::Solari, solari, w);
        self.lose(seat, Good::Spice, spice, w);
        self.lose(seat, Good::Water, text.water, w);
        if occupied {
            self.stack.push(Step::Infiltrate { seat, space });
        }
        self.send_piece(seat, space);
    }

    /// Can the price that may be paid on arrival be paid? IU-SPACE-13, IU-SPACE-20
    pub(crate) fn can_pay_extra(&self, seat: Seat, space: Space) -> bool {
        let player = self.player(seat);
        match &space.text().extra {
            Some((Effect::Solari(price), _)) => player.solari >= *price,
            Some((Effect::Spice(price), _)) => player.spice >= *price,
            _ => false,
        }
    }

    /// Pays it; what it buys is one more effect of the space.
    pub(crate) fn pay_extra(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let Some((price, gain)) = &space.text().extra else { return };
        match price {
            Effect::Solari(price) => self.lose(seat, Good::Solari, *price, w),
            Effect::Spice(price) => self.lose(seat, Good::Spice, *price, w),
            _ => return,
        }
        self.turn.pool.push(Item { effect: Fx(gain), this: NONE });
    }

    /// Recalls a spy for a card. IU-SPY-08
    pub(crate) fn gather(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.recall_spy(seat, post, w);
        self.draw(seat, 1, w);
    }

    /// The controller's bonus, then everything the turn gives becomes due. IU-CONTROL-03, IU-AMB-12
    pub(crate) fn arrive(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        self.arrival(seat, space, w);
        let extra = self.turn.pool.pop();
        self.turn.open = true;
        for effect in text.effects.iter().chain(extra.map(|item| item.effect.0)) {
            self.due(seat, effect, NONE, w);
        }
        if let Some(faction) = text.icon.faction() {
            let visit = match text.owner {
                _ if !self.six => &VISIT[faction.index()],
                Some(_) => &OWN_VISIT,
                None => &VISIT_OF_SIX[faction.index()],
            };
            self.due(seat, visit, NONE, w);
        }
        let card = self.turn.card;
        for effect in &Card(card).text().agent {
            self.due(seat, effect, card, w);
        }
        self.leader_visit(seat, w);
        self.complete_held(seat, |goal| goal == Goal::Visit(space), w);
        self.harvest(seat, w);
        self.stack.push(Step::Pool { seat });
    }

    /// What an agent's arrival, a Rival's too, gives to others. IU-CONTROL-03, IU-RIVAL-44
    pub(crate) fn arrival(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        let text = space.text();
        if let (Some(at), Some(bonus)) = (board::location(space), &text.control)
            && self.control[at] != NONE
        {
            self.act(Seat(self.control[at]), bonus, NONE, w);
        }
        if text.maker {
            self.smuggle(seat, space, w);
        }
    }

    /// Staban Tuek gains a spice when another player's agent comes to a maker space he spies on.
    fn smuggle(&mut self, visitor: Seat, space: Space, w: &mut impl World<Event>) {
        for seat in self.others(visitor) {
            let player = self.player(seat);
            if self.is_human(seat) && player.leader == Leader::StabanTuek && player.spied() & space.bit() != 0
            {
                self.gain(seat, Good::Spice, 1, w);
            }
        }
    }
}

/// Why an agent cannot be sent to a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barred {
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
