//! Nothing is created or lost: every piece, card and tile held against the box.

use table::Seat;

use crate::board::Faction;
use crate::content::{
    Card, Contract, Destination, FIRST_STARTING, Hagal, Intrigue, PREPARE_THE_WAY, SPICE_MUST_FLOW,
};
use crate::phase::{Step, influence, team};
use crate::state::{Imperium, SPIES, TROOPS};

impl Imperium {
    /// Holds every piece against the box. See [`table::Game::audit`].
    pub(crate) fn check(&self) -> Result<(), String> {
        let players = &self.players[..usize::from(self.count)];
        let mut cards = self.imperium;
        cards.pour(self.gone);
        cards.pour(self.throne);
        cards.pour(self.row.iter().flatten().map(|card| card.0).collect());
        let mut intrigues = self.intrigue;
        intrigues.pour(self.intrigue_discard);
        intrigues.pour(self.intrigue_gone);
        intrigues.pour(self.in_limbo());
        let mut contracts = self.contracts;
        contracts.pour(self.sardaukar);
        contracts.pour(self.boxed);
        contracts.pour(self.offer.iter().flatten().map(|contract| contract.0).collect());
        let mut conflicts = self.unclaimed;
        for (at, player) in players.iter().enumerate() {
            for zone in [player.hand, player.deck, player.discard, player.played, player.revealed] {
                cards.pour(zone);
            }
            cards.pour(player.aside.iter().map(|card| card.0).collect());
            intrigues.pour(player.intrigue);
            intrigues.pour(player.lasting);
            contracts.pour(player.contracts);
            contracts.pour(player.completed);
            contracts.pour(player.dealt.iter().flatten().map(|contract| contract.0).collect());
            let troops = player.supply + player.garrison + player.deployed + player.memories;
            let seat = Seat(at as u8);
            if troops != if self.is_commander(seat) { 0 } else { TROOPS } {
                return Err(format!("seat {at} has {troops} troops"));
            }
            if player.known.kinds().any(|card| player.known.count(card) > player.hand.count(card)) {
                return Err(format!("seat {at} does not hold a card everybody saw going to the hand"));
            }
            if player.spies.count_ones() > u32::from(SPIES) {
                return Err(format!("seat {at} has too many spies on the board"));
            }
            let away = self.agents.iter().filter(|&&here| here & 1 << at != 0).count();
            let agents = usize::from(player.agents) + away;
            // A Swordmaster of six players that was sent lies on the board, at home unusable, or in the box.
            let spent = player.swordmaster_used && player.pieces[2].is_none();
            if agents != 2 + usize::from(player.swordmaster) - usize::from(spent) {
                return Err(format!("seat {at} has {agents} agents"));
            }
            if let Err(problem) = self.check_pieces(seat) {
                return Err(format!("seat {at} {problem}"));
            }
            if player.influence.iter().any(|&step| step > 6) {
                return Err(format!("seat {at} stands above the top of a track"));
            }
            if conflicts & (player.won | player.won_down) != 0 || player.won & player.won_down != 0 {
                return Err(format!("seat {at} holds a Conflict card somebody else has"));
            }
            conflicts |= player.won | player.won_down;
        }
        if let Some((_, looked)) = self.looked_at() {
            cards.pour(looked.iter().copied().collect());
        }
        cards.pour(std::iter::repeat_n(PREPARE_THE_WAY.0, self.reserve[0].into()).collect());
        cards.pour(std::iter::repeat_n(SPICE_MUST_FLOW.0, self.reserve[1].into()).collect());
        for card in Card::all() {
            let (have, of) = (cards.count(card.0), self.copies(card));
            if have != of {
                return Err(format!("there are {have} of {of} {card:?}"));
            }
        }
        for intrigue in Intrigue::all() {
            let (have, text) = (intrigues.count(intrigue.0), intrigue.text());
            if have != if text.choam && !self.choam { 0 } else { text.copies } {
                return Err(format!("there are {have} {intrigue:?}"));
            }
        }
        // Those made for Rise of Ix are all there, or none of them is.
        let ix = Contract::all().any(|contract| contract.text().ix && contracts.has(contract.0));
        for contract in Contract::all() {
            let (have, text) = (contracts.count(contract.0), contract.text());
            let used = if text.ix { ix } else { self.choam };
            if have != if used { text.copies } else { 0 } {
                return Err(format!("there are {have} {contract:?}"));
            }
        }
        let current = self.conflict.map_or(0, |card| 1u16 << card.0);
        if conflicts & self.unseen != 0 || (conflicts | self.unseen | current) != u16::MAX {
            return Err("a Conflict card is in two places or in none".into());
        }
        let mut hagal = self.hagal;
        hagal.pour(self.hagal_discard);
        for card in Hagal::all() {
            let (have, text) = (hagal.count(card.0), card.text());
            // The Reshuffle card is for two players. IU-RIVAL-07
            let used = match self.humans {
                1 => text.to != Destination::Reshuffle,
                2 => true,
                _ => false,
            };
            if have != if used { text.copies } else { 0 } {
                return Err(format!("there are {have} {card:?}"));
            }
        }
        for faction in Faction::ALL {
            let holder = self.alliance[faction.index()];
            // While its holder chooses who gets it, a lost token still lies with them.
            let choosing = |step| matches!(step, Step::Influence(influence::Step::GiveAlliance { faction: of, .. }) if of == *faction);
            if self.stack.iter().any(choosing) {
                continue;
            }
            if holder.is_some_and(|holder| self.player(holder).influence[faction.index()] < 4) {
                return Err(format!("the Alliance with {faction:?} is held below step 4"));
            }
        }
        Ok(())
    }

    /// With six players every piece is known by itself, and what a Commander lacks is lacking.
    fn check_pieces(&self, seat: Seat) -> Result<(), &'static str> {
        let player = self.player(seat);
        if !self.six {
            let none = player.pieces == [None; 3] && !player.swordmaster_used && player.own == 0;
            return if none { Ok(()) } else { Err("has something for six players") };
        }
        // While a Commander is asked which token was sent, it is nowhere yet.
        let asked = |step| matches!(step, Step::Team(team::Step::Activate { seat: own, .. }) if own == seat);
        let choosing = self.turn.space.is_some() && self.stack.iter().any(asked);
        let away = self.agents.iter().filter(|&&here| here & 1 << seat.0 != 0).count();
        let placed = player.pieces.iter().flatten().count();
        if placed + usize::from(choosing) != away {
            return Err("has an agent that is no piece");
        }
        if player.swordmaster_used && !player.swordmaster {
            return Err("used a Swordmaster never gained");
        }
        let commander = self.is_commander(seat);
        if player.own > 6 || !commander && player.own > 0 {
            return Err("stands where it cannot on a personal board");
        }
        let army = player.hooks || player.worms > 0 || player.swords > 0 || player.influence != [0; 4];
        if commander && (army || player.won | player.won_down != 0 || player.objective.is_some()) {
            return Err("is a Commander and has what Commanders lack");
        }
        if self.serves_shaddam(seat) && (player.hooks || player.worms > 0) {
            return Err("serves Shaddam and rides sandworms");
        }
        Ok(())
    }

    /// How many copies of a card this table uses.
    fn copies(&self, card: Card) -> u8 {
        let text = card.text();
        let starting = card.0 >= FIRST_STARTING && text.cost.is_none();
        match () {
            () if text.choam && !self.choam => 0,
            () if starting => {
                Seat::first(self.humans.into()).map(|seat| self.starting_copies(seat, card)).sum()
            }
            () => text.copies,
        }
    }
}
