//! Where an agent can be sent: icons, costs, requirements, and who stands in the way.

use table::{Refusal, Seat, rule_id};

use crate::board::{self, Icon, Space, Spaces};
use crate::content::{Card, content};
use crate::state::Imperium;

/// The influence a gated space asks for. IU-AGENT-11
pub(crate) const GATE: u8 = 2;

/// The icons of the four factions, as a set.
pub(crate) const FACTION_ICONS: u8 = 0b1111;

impl Imperium {
    /// What Solari the space costs this player now. IU-SPACE-17, IU-AMB-40
    pub(crate) fn solari_cost(&self, seat: Seat, space: Space) -> u8 {
        let text = space.text();
        let later = text.solari_later.filter(|_| self.players.iter().any(|player| player.swordmaster));
        let printed = later.unwrap_or(text.solari).max(self.surcharged(space));
        printed.saturating_sub(self.discount(seat, space))
    }

    /// What a token on the Mentat space makes it cost. DB-RIVAL-16
    #[inline]
    fn surcharged(&self, space: Space) -> u8 {
        if self.table.mentat & space.bit() != 0 { self.habits.mentat } else { 0 }
    }

    /// The Solari a leader saves at a space. DB-LEADER-01, DB-AMB-05
    #[inline]
    fn discount(&self, seat: Seat, space: Space) -> u8 {
        match self.player(seat).leader().and_then(|leader| leader.discount) {
            Some((icon, solari)) if space.text().icon == icon => solari,
            _ => 0,
        }
    }

    /// What spice the space costs. IU-SPACE-24
    pub(crate) fn spice_cost(&self, space: Space) -> u8 {
        let text = space.text();
        text.spice_of_six.filter(|_| self.teams).unwrap_or(text.spice)
    }

    /// The spaces whose cost the player can pay and that are not forbidden. IU-AGENT-06, IU-AGENT-07, IU-SPACE-18
    pub(crate) fn affordable(&self, seat: Seat) -> Spaces {
        let player = self.player(seat);
        let with = |solari| self.table.prices.payable(solari, player.spice, player.water);
        let mut spaces = with(player.solari);
        if let Some((icon, saved)) = player.leader().and_then(|leader| leader.discount) {
            spaces |= with(player.solari.saturating_add(saved)) & content().by_icon[icon.index()];
        }
        if self.habits.mentat > 0 {
            for space in board::spaces(spaces & self.table.mentat) {
                spaces &=
                    if player.solari >= self.solari_cost(seat, space) { Spaces::MAX } else { !space.bit() };
            }
        }
        // A seat is taken once. DB-SPACE-09
        spaces &= if player.council { !self.table.council_once } else { Spaces::MAX };
        let barred = player.swordmaster || self.habits.no_swordmaster;
        if barred {
            return spaces & !self.table.swordmaster;
        }
        // Its price falls once somebody has paid it.
        for space in board::spaces(self.table.swordmaster & !spaces) {
            spaces |= if player.solari >= self.solari_cost(seat, space) { space.bit() } else { 0 };
        }
        spaces
    }

    /// The spaces whose influence requirement the player meets.
    pub(crate) fn ungated(&self, seat: Seat) -> Spaces {
        self.table.gated.iter().fold(Spaces::MAX, |spaces, (space, faction)| {
            let met = self.influence_by_icon(seat, *faction) >= GATE;
            if met { spaces } else { spaces & !space.bit() }
        })
    }

    /// The spaces an agent can enter: empty ones, and others' with a spy to infiltrate. An own agent always bars the
    /// way. IU-AGENT-05, IU-SPY-07, IU-AMB-09
    pub(crate) fn enterable(&self, seat: Seat) -> Spaces {
        let infiltrated = (self.player(seat).spied() | self.unblocked(seat)) & !self.agents_of(seat);
        self.spaces_for(seat) & (!self.occupied() | infiltrated) & !self.forbidden_to(seat)
    }

    /// The spaces where enemy agents do not block. DB-LEADER-10, DB-CARD-27
    #[inline]
    pub(crate) fn unblocked(&self, seat: Seat) -> Spaces {
        if self.turn.unblocked {
            return Spaces::MAX;
        }
        let icons = self.player(seat).leader().into_iter().flat_map(|leader| &leader.unblocked);
        icons.fold(0, |set, icon| set | content().by_icon[icon.index()])
    }

    /// The spaces a card's icons reach. IU-AGENT-03, IU-SPY-12
    pub(crate) fn reach(&self, seat: Seat, card: Card) -> Spaces {
        let mut icons = content().icons[usize::from(card.0)];
        if self.turn.envoy {
            icons |= FACTION_ICONS;
        }
        if Some(card) == self.table.anywhere {
            return Spaces::MAX;
        }
        if self.table.looks_for_grafts() {
            icons |= self.icons_if(seat, card, None);
        }
        self.spaces_of_icons(seat, icons)
    }

    /// The spaces with one of these icons, or spied on.
    #[inline]
    pub(crate) fn spaces_of_icons(&self, seat: Seat, mut icons: u8) -> Spaces {
        let mut spaces = 0;
        if icons & 1 << Icon::Spy.index() != 0 {
            spaces |= self.player(seat).spied();
        }
        while icons != 0 {
            spaces |= content().by_icon[icons.trailing_zeros() as usize];
            icons &= icons - 1;
        }
        spaces
    }

    /// The spaces with a printed icon of an infiltrating card: there only an own agent bars the way, or a Voice.
    /// RI-ICON-07, RI-ICON-08, RI-ICON-09
    pub(crate) fn infiltrated(&self, seat: Seat, card: Card) -> Spaces {
        if !card.text().infiltration {
            return 0;
        }
        let printed = card.text().icons.iter().fold(0, |set, icon| set | content().by_icon[icon.index()]);
        self.spaces_for(seat) & printed & !self.agents_of(seat) & !self.forbidden_to(seat)
    }

    /// The spaces a card makes cheaper that the player can pay for with it. RI-CARD-06, DC-18
    pub(crate) fn made_affordable(&self, seat: Seat, card: Card) -> Spaces {
        let spice = self.player(seat).spice;
        let payable = |(space, less): &&(Space, u8)| spice >= self.spice_cost(*space).saturating_sub(*less);
        card.text().cheaper.iter().filter(payable).fold(0, |set, (space, _)| set | space.bit())
    }

    /// How much less spice a space costs the agent sent with a card. RI-CARD-06
    pub(crate) fn cheaper_by(&self, card: Card, space: Space) -> u8 {
        card.text().cheaper.iter().find(|(there, _)| *there == space).map_or(0, |(_, less)| *less)
    }

    /// The same for a card and the one grafted to it.
    pub(crate) fn cheaper_for(&self, card: Card, space: Space) -> u8 {
        let both = [Some(card), self.turn.partner].into_iter().flatten();
        both.map(|card| self.cheaper_by(card, space)).max().unwrap_or(0)
    }

    /// May a card go to an occupied space without more ado? RI-ICON-07
    pub(crate) fn slips_in(&self, card: Card, space: Space) -> bool {
        card.text().infiltration && card.text().icons.contains(&space.text().icon)
    }

    /// Every card with every space it can send an agent to.
    pub(crate) fn sendings(&self, seat: Seat, mut each: impl FnMut(Card, Space)) {
        let player = self.player(seat);
        let anywhere = self.table.anywhere.filter(|card| player.hand.has(card.0));
        if let Some(card) = anywhere.filter(|_| self.movable(seat)) {
            // Occupied or not. DB-CARD-03, DB-CARD-05, DB-CARD-06
            let open = self.affordable(seat) & self.ungated(seat) & self.spaces_for(seat);
            board::spaces(open & !self.forbidden_to(seat)).for_each(|space| each(card, space));
        }
        if !self.has_piece(seat) {
            return;
        }
        let affordable = self.affordable(seat);
        let enterable = self.enterable(seat);
        let ungated = self.ungated(seat);
        for card in player.hand.kinds().map(Card) {
            let gates = if card.text().undercover { Spaces::MAX } else { ungated };
            // IM-GRAFT-01
            if Some(card) == self.table.anywhere || card.text().graft {
                continue;
            }
            let (mut entered, mut paid) = (enterable, affordable);
            if self.table.looks_for_ix() {
                entered |= self.infiltrated(seat, card);
                paid |= self.made_affordable(seat, card);
            }
            let open = entered & paid;
            for space in board::spaces(self.reach(seat, card) & open & gates) {
                each(card, space);
            }
        }
    }

    /// Could a card that moves an agent from anywhere be played: is it among the undrawn cards, and is there an agent?
    /// Which of them are in the hand, nobody else knows. DB-CARD-04
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> bool {
        self.table.anywhere.is_some_and(|card| {
            let player = self.player(seat);
            let held = player.hand.has(card.0) || player.deck.has(card.0);
            held && (self.has_piece(seat) || self.movable_from(seat) != 0)
        })
    }

    /// Why a card cannot send an agent to a space, as far as that is about the space.
    fn barred(&self, seat: Seat, card: Card, space: Space) -> Barred {
        match space.bit() {
            bit if self.spaces_for(seat) & bit == 0 => Barred::Elsewhere,
            bit if self.reach(seat, card) & bit == 0 => Barred::Icon,
            bit if self.forbidden_to(seat) & bit != 0 => Barred::Forbidden,
            bit if (self.enterable(seat) | self.infiltrated(seat, card)) & bit == 0
                && Some(card) != self.table.anywhere =>
            {
                Barred::Occupied
            }
            bit if self.table.council_once & bit != 0 && self.player(seat).council => Barred::Seated,
            bit if self.ungated(seat) & bit == 0 && !card.text().undercover => Barred::Influence,
            bit if self.table.swordmaster & bit != 0 && self.player(seat).swordmaster => Barred::Twice,
            bit if self.table.swordmaster & bit != 0 && self.habits.no_swordmaster => Barred::Never,
            _ => Barred::Cost,
        }
    }

    pub(crate) fn refuse_sending(&self, seat: Seat, card: Card, space: Space) -> Refusal {
        let player = self.player(seat);
        if !player.hand.has(card.0) {
            return Refusal::new(rule_id!("IU-AGENT-01"), "refuse-card-not-in-hand");
        }
        if card.text().graft {
            return Refusal::new(rule_id!("IM-GRAFT-01"), "refuse-graft-alone");
        }
        if self.reach(seat, card) == 0 {
            return Refusal::new(rule_id!("IU-AGENT-08"), "refuse-card-without-icons");
        }
        match self.barred(seat, card, space) {
            Barred::Elsewhere if space.text().owner.is_some() => {
                Refusal::new(rule_id!("IU-SIX-32"), "refuse-personal-board")
            }
            Barred::Elsewhere => Refusal::new(rule_id!("IU-SIX-09"), "refuse-other-side"),
            Barred::Icon if card.text().icons.contains(&Icon::Spy) => {
                Refusal::new(rule_id!("IU-SPY-12"), "refuse-space-not-spied-on")
            }
            Barred::Icon => Refusal::new(rule_id!("IU-AGENT-03"), "refuse-icon"),
            Barred::Forbidden => Refusal::new(rule_id!("DB-CARD-08"), "refuse-forbidden"),
            Barred::Seated => Refusal::new(rule_id!("DB-SPACE-09"), "refuse-council-twice"),
            Barred::Occupied => Refusal::new(rule_id!("IU-AGENT-05"), "refuse-occupied"),
            Barred::Influence => Refusal::new(rule_id!("IU-AGENT-11"), "refuse-influence"),
            Barred::Twice => Refusal::new(rule_id!("IU-SPACE-18"), "refuse-swordmaster-twice"),
            Barred::Never => Refusal::new(rule_id!("IU-RIVALDIFF-05"), "refuse-no-swordmaster"),
            Barred::Cost => Refusal::new(rule_id!("IU-AGENT-07"), "refuse-cost"),
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
    /// An opponent has forbidden it.
    Forbidden,
    /// The seat in the High Council is had already.
    Seated,
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
