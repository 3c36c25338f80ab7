//! Nothing is created or lost: every piece, card and tile held against the box.

use crate::board::Faction;
use crate::content::{
    Card, Contract, Destination, FIRST_STARTING, Hagal, Intrigue, PREPARE_THE_WAY, SPICE_MUST_FLOW,
};
use crate::state::{Imperium, NONE, PLAYERS, SPIES, TROOPS, starting_copies};
use crate::step::Step;

impl Imperium {
    /// Holds every piece against the box. See [`table::Game::audit`].
    pub(crate) fn check(&self) -> Result<(), String> {
        let players = &self.players[..usize::from(self.count)];
        let mut cards = self.imperium;
        cards.pour(self.gone);
        cards.pour(self.row.iter().copied().filter(|&card| card != NONE).collect());
        let mut intrigues = self.intrigue;
        intrigues.pour(self.intrigue_discard);
        intrigues.pour(self.intrigue_gone);
        intrigues.pour(self.in_limbo());
        let mut contracts = self.contracts;
        contracts.pour(self.sardaukar);
        contracts.pour(self.offer.iter().copied().filter(|&contract| contract != NONE).collect());
        let mut conflicts = self.unclaimed;
        for (at, player) in players.iter().enumerate() {
            for zone in [player.hand, player.deck, player.discard, player.played, player.revealed] {
                cards.pour(zone);
            }
            if player.aside != NONE {
                cards.add(player.aside);
            }
            intrigues.pour(player.intrigue);
            intrigues.pour(player.lasting);
            contracts.pour(player.contracts);
            contracts.pour(player.completed);
            let troops = player.supply + player.garrison + player.deployed + player.memories;
            if troops != TROOPS {
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
            if agents != 2 + usize::from(player.swordmaster) {
                return Err(format!("seat {at} has {agents} agents"));
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
        for contract in Contract::all() {
            let (have, text) = (contracts.count(contract.0), contract.text());
            if have != if self.choam { text.copies } else { 0 } {
                return Err(format!("there are {have} {contract:?}"));
            }
        }
        let current = if self.conflict == NONE { 0 } else { 1u16 << self.conflict };
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
            let choosing =
                |step: &Step| matches!(step, Step::GiveAlliance { faction: of, .. } if of == faction);
            if self.stack.iter().any(choosing) {
                continue;
            }
            if holder != NONE && self.players[usize::from(holder) % PLAYERS].influence[faction.index()] < 4 {
                return Err(format!("the Alliance with {faction:?} is held below step 4"));
            }
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
                let players = &self.players[..usize::from(self.humans)];
                players.iter().map(|player| starting_copies(player.leader, card)).sum()
            }
            () => text.copies,
        }
    }
}
