//! Nothing is created or lost: every piece, card and tile held against the box.

use table::Seat;

use crate::board::Faction;
use crate::content::{Card, Cards, Contract, Hagal, Intrigue, Pile};
use crate::phase::influence::{self, ALLIANCE_STEP, TOP};
use crate::phase::setup::reserve_copies;
use crate::phase::{Step, team};
use crate::state::{DREADNOUGHTS, Imperium, SPIES, TROOPS, Tiles};

impl Imperium {
    /// Holds every piece against the box. See [`table::Game::audit`].
    pub(crate) fn check(&self) -> Result<(), String> {
        for seat in self.seats_iter() {
            let checked = self.check_player(seat).and_then(|()| Ok(self.check_pieces(seat)?));
            checked.map_err(|problem| format!("seat {} {problem}", seat.0))?;
        }
        self.check_cards()?;
        self.check_intrigues()?;
        self.check_contracts()?;
        self.check_conflicts()?;
        self.check_hagal()?;
        self.check_tech()?;
        self.check_alliances()
    }

    /// What each player has exactly so many of.
    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let troops = player.supply + player.garrison + player.deployed + player.memories;
        let troops = troops + player.specimens + player.ix.negotiators;
        if troops != if self.is_commander(seat) { 0 } else { TROOPS } {
            return Err(format!("has {troops} troops"));
        }
        if player.known.kinds().any(|card| player.known.count(card) > player.hand.count(card)) {
            return Err("does not hold a card everybody saw going to the hand".into());
        }
        if player.spies.count_ones() > u32::from(SPIES) {
            return Err("has too many spies on the board".into());
        }
        let away = (self.agents_of(seat).count_ones() + player.twice.count_ones()) as usize;
        let mentat = usize::from(self.mentat == Some(seat));
        let agents = (usize::from(player.agents) + away).saturating_sub(mentat);
        let top: Cards = player.top.iter().copied().chain(player.foreseen.map(|card| card.0)).collect();
        if top.kinds().any(|card| top.count(card) > player.deck.count(card)) {
            return Err("knows a card on top of the deck that is not there".into());
        }
        // A Swordmaster of six players that was sent lies on the board, at home unusable, or in the box.
        let spent = player.swordmaster_used && player.pieces[2].is_none();
        if agents != 2 + usize::from(player.swordmaster) - usize::from(spent) {
            return Err(format!("has {agents} agents"));
        }
        let ships = player.ix.dreadnoughts;
        let flags = self.ix.flags.iter().filter(|flag| **flag == Some(seat)).count() as u8;
        let ships = ships.supply + ships.garrison + ships.deployed + flags;
        if ships != if self.table.ix && !self.is_commander(seat) { DREADNOUGHTS } else { 0 } {
            return Err(format!("has {ships} dreadnoughts"));
        }
        if player.influence.iter().any(|&step| step > TOP) {
            return Err("stands above the top of a track".into());
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards = self.imperium;
        cards.pour(self.gone);
        cards.pour(self.throne);
        cards.pour(self.row.iter().flatten().map(|card| card.0).collect());
        cards.pour(self.tleilaxu);
        cards.pour(self.tleilaxu_row.iter().flatten().map(|card| card.0).collect());
        cards
            .pour(self.turn.partner.filter(|_| self.turn.lent.is_some()).iter().map(|card| card.0).collect());
        for player in self.seats_iter().map(|seat| self.player(seat)) {
            for zone in [player.hand, player.deck, player.discard, player.played, player.revealed] {
                cards.pour(zone);
            }
            cards.pour(player.aside.iter().chain(&player.ix.ahead).map(|card| card.0).collect());
        }
        if let Some((_, looked)) = self.looked_at() {
            cards.pour(looked.iter().copied().collect());
        }
        for (card, &left) in self.table.reserve.iter().zip(&self.reserve) {
            cards.pour(std::iter::repeat_n(card.0, left.into()).collect());
        }
        for card in Card::all() {
            let (have, of) = (cards.count(card.0), self.copies(card));
            if have != of {
                return Err(format!("there are {have} of {of} {card:?}"));
            }
        }
        Ok(())
    }

    fn check_intrigues(&self) -> Result<(), String> {
        let mut intrigues = self.intrigue;
        intrigues.pour(self.intrigue_discard);
        intrigues.pour(self.in_limbo());
        if let Some((_, looked)) = self.looked_at_intrigue() {
            intrigues.pour(looked.iter().copied().collect());
        }
        intrigues.pour(self.intrigue_bottom.iter().map(|buried| buried.card).collect());
        if self.intrigue_top.is_some_and(|(card, _)| !self.intrigue.has(card.0)) {
            return Err("the card on top of the Intrigue deck is not there".into());
        }
        for player in self.seats_iter().map(|seat| self.player(seat)) {
            intrigues.pour(player.intrigue);
            intrigues.pour(player.lasting.iter().copied().collect());
            intrigues.pour(player.binned);
        }
        for intrigue in Intrigue::all() {
            let have = intrigues.count(intrigue.0);
            let used = self.table.intrigue(self.choam).find(|(card, _)| *card == intrigue);
            if have != used.map_or(0, |(_, copies)| copies) {
                return Err(format!("there are {have} {intrigue:?}"));
            }
        }
        Ok(())
    }

    fn check_contracts(&self) -> Result<(), String> {
        let mut contracts = self.contracts;
        contracts.pour(self.sardaukar);
        contracts.pour(self.boxed);
        contracts.pour(self.offer.iter().flatten().map(|contract| contract.0).collect());
        for player in self.seats_iter().map(|seat| self.player(seat)) {
            contracts.pour(player.contracts);
            contracts.pour(player.completed);
            contracts.pour(player.dealt.iter().flatten().map(|contract| contract.0).collect());
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
        Ok(())
    }

    fn check_conflicts(&self) -> Result<(), String> {
        let mut conflicts = self.unclaimed;
        for seat in self.seats_iter() {
            let player = self.player(seat);
            if conflicts & (player.won | player.won_down) != 0 || player.won & player.won_down != 0 {
                return Err(format!("seat {} holds a Conflict card somebody else has", seat.0));
            }
            conflicts |= player.won | player.won_down;
        }
        let current = self.conflict.map_or(0, |card| 1u64 << card.0);
        if conflicts & self.unseen != 0 || (conflicts | self.unseen | current) != self.conflicts_used() {
            return Err("a Conflict card is in two places or in none".into());
        }
        Ok(())
    }

    fn check_hagal(&self) -> Result<(), String> {
        let mut hagal = self.hagal;
        hagal.pour(self.hagal_discard);
        for card in Hagal::all() {
            let have = hagal.count(card.0);
            let used = self.table.hagal(self.humans).find(|(used, _)| *used == card);
            // IU-COMBO-14
            let kept = self.habits.foldspace && card.text().instead.is_some();
            if have != used.map_or(0, |(_, copies)| copies) + u8::from(kept) {
                return Err(format!("there are {have} {card:?}"));
            }
        }
        Ok(())
    }

    /// Every tech tile is in a stack, with a player or out of the game. RI-SETUP-03
    fn check_tech(&self) -> Result<(), String> {
        let ix = &self.ix;
        let tops = ix.stacks.iter().filter_map(|stack| stack.top).fold(0u32, |set, tile| set | 1 << tile.0);
        let mut places = vec![ix.face_down.0, ix.scrapped.0, tops];
        places.extend(self.seats_iter().map(|seat| self.player(seat).ix.tiles.0));
        let all = places.iter().fold(0, |all, tiles| all | tiles);
        let sum: u32 = places.iter().map(|tiles| tiles.count_ones()).sum();
        let wanted = if self.table.ix { Tiles::all().0 } else { 0 };
        if all != wanted || sum != wanted.count_ones() {
            return Err("a tech tile is in two places or in none".into());
        }
        if ix.stacks.iter().map(|stack| stack.left).sum::<u8>() != ix.face_down.len() {
            return Err("the stacks of tech tiles are too high or too low".into());
        }
        Ok(())
    }

    fn check_alliances(&self) -> Result<(), String> {
        for &faction in Faction::ALL {
            let holder = self.alliance[faction.index()];
            // While its holder chooses who gets it, a lost token still lies with them.
            let choosing = |step| matches!(step, Step::Influence(influence::Step::GiveAlliance { faction: of, .. }) if of == faction);
            let below = |holder: Seat| self.player(holder).influence[faction.index()] < ALLIANCE_STEP;
            if holder.is_some_and(below) && !self.stack.iter().any(choosing) {
                return Err(format!("the Alliance with {faction:?} is held below step 4"));
            }
        }
        Ok(())
    }

    /// With six players every piece is known by itself, and what a Commander lacks is lacking.
    fn check_pieces(&self, seat: Seat) -> Result<(), &'static str> {
        let player = self.player(seat);
        if !self.teams {
            let none = player.pieces == [None; 3] && !player.swordmaster_used && player.own == 0;
            return if none { Ok(()) } else { Err("has something for six players") };
        }
        // While a Commander is asked which token was sent, it is nowhere yet; one that was moved stands there. DB-CARD-03
        let asked = |step| matches!(step, Step::Team(team::Step::Activate { seat: own, .. }) if own == seat);
        let choosing = self.turn.space.is_some() && self.stack.iter().any(asked);
        let away = (self.agents_of(seat).count_ones() + player.twice.count_ones()) as usize;
        let placed = player.pieces.iter().flatten().count();
        if placed != away && placed + usize::from(choosing) != away {
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
        // IU-COMBO-33, IU-COMBO-35
        let ships = player.ix.freighter > 0 || player.ix.on_win.is_some();
        if commander && (army || ships || player.won | player.won_down != 0 || player.objective.is_some()) {
            return Err("is a Commander and has what Commanders lack");
        }
        if self.serves(seat, Faction::Emperor) && (player.hooks || player.worms > 0) {
            return Err("serves Shaddam and rides sandworms");
        }
        Ok(())
    }

    /// How many copies of a card this table uses.
    fn copies(&self, card: Card) -> u8 {
        let text = card.text();
        match text.pile {
            Pile::Imperium => {
                let used = self.table.imperium(self.choam).find(|(used, _)| *used == card);
                used.map_or(0, |(_, copies)| copies)
            }
            Pile::Tleilaxu => {
                let used = self.table.tleilaxu().find(|(used, _)| *used == card);
                used.map_or(0, |(_, copies)| copies)
            }
            _ if text.reserve => match self.table.reserve.contains(&card) {
                true => reserve_copies(self.table, &self.players[..usize::from(self.humans)], card),
                false => 0,
            },
            _ => Seat::first(self.humans.into()).map(|seat| self.starting_copies(seat, card)).sum(),
        }
    }
}
