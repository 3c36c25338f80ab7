//! The Mahdi solo mode: what the automaton draws, rolls and plays (WA-SOLO-…).

use table::World;

use crate::board::{Area, DEEP_DESERTS};
use crate::cards::HAWAT;
use crate::content::{content, units};
use crate::event::Event;
use crate::mahdi::{budget, next_deck, tactic_sectors};
use crate::piece::{Deck, Face, Figure, Leader, Power, Side, Token, Unit};
use crate::state::{NOWHERE, Place, State};
use crate::step::Step;
use crate::tricks::BOTTOM_ROW;

/// A result is rolled again when so many spent dice show it (WA-SOLO-TURN-04).
const SAME_RESULTS: u8 = 3;
/// Tokens of the two Harkonnen sets on the board.
const BLACK: Token = Token(0);
const SILVER: Token = Token(1);

impl State {
    /// Harvest sector and target sietch of the round (WA-SOLO-START-03, WA-SOLO-START-04).
    pub(crate) fn draw_tactics(&mut self, w: &mut impl World<Event>) {
        self.solo.tactics = 0xFF;
        self.solo.sector = self.draw_tactic(w);
        self.draw_target(w);
        let (sector, target) = (self.solo.sector, self.solo.target);
        w.tell(|| Event::Tactics { sector, target });
    }

    fn draw_tactic(&mut self, w: &mut impl World<Event>) -> u8 {
        if self.solo.tactics == 0 {
            // WA-AMB-75: the discarded cards are shuffled again.
            self.solo.tactics = !(1 << self.solo.sector);
        }
        let mut bits = self.solo.tactics;
        for _ in 0..w.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        let card = bits.trailing_zeros() as u8;
        self.solo.tactics &= !(1 << card);
        card
    }

    /// A target in another sector whose sietch stands; if there is none, any that stands (WA-SOLO-START-05,
    /// WA-AMB-75).
    pub(crate) fn draw_target(&mut self, w: &mut impl World<Event>) {
        let away = |card: u8| tactic_sectors(card) & tactic_sectors(self.solo.sector) == 0;
        let stands = |card: u8| self.sietches[card as usize].stands;
        let strict = (0..8).any(|card| stands(card) && away(card));
        let good: [bool; 8] = std::array::from_fn(|card| stands(card as u8) && (away(card as u8) || !strict));
        if !good.contains(&true) {
            return;
        }
        loop {
            let card = self.draw_tactic(w);
            if good[card as usize] {
                self.solo.target = card;
                return;
            }
        }
    }

    /// Cards for the reinforcement deck, seen by nobody (WA-SOLO-START-07, WA-SOLO-MENTAT-06).
    pub(crate) fn reinforce(&mut self, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            let deck = next_deck(self.solo.reinforced);
            self.solo.reinforced = Some(deck);
            self.refill(deck);
            self.draw_from(Deck::HouseHarkonnen, deck, 1, w);
        }
    }

    /// An empty Harkonnen deck is made anew from its discards (WA-SOLO-SPECIAL-08).
    pub(crate) fn refill(&mut self, deck: Deck) {
        if self.decks[deck as usize].is_empty() {
            self.decks[deck as usize] = std::mem::take(&mut self.discards[deck as usize]);
        }
    }

    /// The automaton's turn: one die is rolled and carried out (WA-SOLO-TURN-01..04).
    pub(crate) fn mahdi_turn(&mut self, w: &mut impl World<Event>) {
        self.stack.pop();
        let face = match self.forced.take() {
            Some(face) => face,
            None => loop {
                let face = content().tracks.action_die[w.below(6) as usize];
                if self.solo.spent[face as usize] < SAME_RESULTS {
                    break face;
                }
            },
        };
        self.solo.unrolled -= 1;
        self.solo.spent[face as usize] += 1;
        self.solo.flew = false;
        w.tell(|| Event::MahdiRolled { face });
        self.advance_tank(Side::Harkonnen, w);
        self.push(Step::Turn { side: Side::Harkonnen, acted: true });
        let special = Leader::ALL.into_iter().find(|&leader| {
            leader.side() == Side::Harkonnen
                && content().leader(leader).slot == Some(face)
                && matches!(self.leaders[leader as usize], Place::Aside | Place::On(_))
                && self.used >> leader as u16 & 1 == 0
                && self.can_do_special(leader)
        });
        let side = Side::Harkonnen;
        if let Some(leader) = special {
            // WA-SOLO-TURN-06
            self.used |= 1 << leader as u16;
            w.tell(|| Event::SpecialUsed { leader });
            match leader {
                // WA-SOLO-SPECIAL-12, WA-SOLO-SPECIAL-13
                Leader::ThufirHawat => {
                    self.push(Step::MahdiPlays { left: 3, from: Some(Deck::HouseHarkonnen) })
                }
                Leader::Mohiam => self.push(Step::MahdiPlays { left: 3, from: Some(Deck::Corrino) }),
                _ => {
                    let script = content().leader(leader).special.id;
                    self.push(Step::Run { script, at: 0, it: NOWHERE, side });
                }
            }
            return;
        }
        match face {
            // WA-AMB-73
            Face::Mentat => self.push(Step::MahdiPlays { left: 2, from: None }),
            Face::House => {
                let script = content().standard.mahdi_house.id;
                self.push(Step::Run { script, at: 0, it: NOWHERE, side });
            }
            _ => {
                let script = State::standard(side, face);
                self.push(Step::Run { script, at: 0, it: NOWHERE, side });
            }
        }
    }

    /// Can the special action of a leader do anything now?
    fn can_do_special(&self, leader: Leader) -> bool {
        match leader {
            Leader::BeastRabban | Leader::FeydRautha => self
                .leader_area(leader)
                .is_some_and(|area| self.can_move(Side::Harkonnen, crate::effect::Which::It, area)),
            Leader::BaronHarkonnen | Leader::Shaddam => self.whole(content().leader(leader).special.id),
            _ => true,
        }
    }

    /// The automaton draws a card and plays it; one that cannot be carried out completely joins the
    /// reinforcement deck (WA-SOLO-MENTAT-01, WA-SOLO-MENTAT-02, WA-SOLO-MENTAT-09).
    pub(crate) fn mahdi_plays(&mut self, left: u8, from: Option<Deck>, w: &mut impl World<Event>) {
        self.stack.pop();
        if left > 1 {
            self.push(Step::MahdiPlays { left: left - 1, from });
        }
        let deck = from.unwrap_or_else(|| next_deck(self.solo.last));
        self.refill(deck);
        let Some(card) = self.decks[deck as usize].draw(w) else { return };
        self.solo.last = Some(deck);
        if card == HAWAT {
            return self.scheme(w);
        }
        let effects = content().cards[card.0 as usize].effects.id;
        if self.whole(effects) {
            self.discards[deck as usize].add(card);
            w.tell(|| Event::CardPlayed { card });
            self.push(Step::Run { script: effects, at: 0, it: NOWHERE, side: Side::Harkonnen });
        } else {
            self.hands[Deck::HouseHarkonnen as usize].add(card);
            w.tell(|| Event::MahdiKept { card });
        }
    }

    /// The second copy of Hawat's Scheming removes him (WA-SOLO-SPECIAL-15).
    fn scheme(&mut self, w: &mut impl World<Event>) {
        self.discards[Deck::HouseHarkonnen as usize].add(HAWAT);
        w.tell(|| Event::CardPlayed { card: HAWAT });
        self.solo.schemes += 1;
        if self.solo.schemes >= 2 {
            self.solo.schemes = 0;
            if self.in_play(Leader::ThufirHawat) {
                self.remove_leader(Leader::ThufirHawat, w);
                self.enter(Leader::Mohiam, w);
            }
        }
    }

    /// Cards of the reinforcement deck go, from the top (WA-AMB-86, WA-SOLO-BATTLE-01).
    pub(crate) fn lose_reinforcements(&mut self, cards: u8, w: &mut impl World<Event>) -> u8 {
        let mut lost = 0;
        for _ in 0..cards {
            let hand = Deck::HouseHarkonnen;
            let Some(card) = self.hands[hand as usize].draw(w) else { break };
            self.discards[card.deck() as usize].add(card);
            w.tell(|| Event::CardDiscarded { card });
            lost += 1;
        }
        lost
    }

    /// Instead of a Bene Gesserit token a die comes back, or Supremacy rises (WA-SOLO-SPECIAL-01).
    pub(crate) fn mahdi_bene_gesserit(&mut self, w: &mut impl World<Event>) {
        if self.blocked > 0 {
            self.blocked -= 1;
            self.solo.unrolled += 1;
        } else {
            self.gain_supremacy(1, w);
        }
    }

    /// A settlement nobody is left in gets a black and a silver token (WA-SOLO-MOVE-15, WA-AMB-83).
    pub(crate) fn leave_garrison(&mut self, area: Area, w: &mut impl World<Event>) {
        if !self.rules.solo || !self.settlements.has(area) || self.legion(area).size() > 0 {
            return;
        }
        for token in [BLACK, SILVER] {
            let black = token == BLACK;
            let left: u8 = if black { self.solo.black.iter().sum() } else { self.solo.silver.iter().sum() };
            if left == self.tokens_out(token) {
                // WA-SOLO-SPECIAL-07: one on the board is turned up and used.
                let Some(from) =
                    self.areas_where(Side::Harkonnen, |legion| legion.tokens.of(token) > 0).first()
                else {
                    continue;
                };
                self.reveal_garrison_token(token, from, w);
            }
            self.put(Side::Harkonnen, Figure::Token(token), area);
        }
        w.tell(|| Event::GarrisonLeft { area });
    }

    fn tokens_out(&self, token: Token) -> u8 {
        self.held[Side::Harkonnen.index()].iter().map(|area| self.legion(area).tokens.of(token)).sum()
    }

    /// Turns a Harkonnen token up: its figures come, the token goes back (WA-SOLO-SPECIAL-04..06).
    pub(crate) fn reveal_garrison_token(&mut self, token: Token, area: Area, w: &mut impl World<Event>) {
        let side = Side::Harkonnen;
        let black = token == BLACK;
        let set = if black { &content().tracks.black } else { &content().tracks.silver };
        let counts: [u8; 4] = std::array::from_fn(|kind| {
            if black { self.solo.black.get(kind).copied().unwrap_or(0) } else { self.solo.silver[kind] }
        });
        // Faces nobody has seen lie on the board and in the supply alike, so any of them may be this one.
        let mut skip = w.below(u32::from(counts.iter().sum::<u8>())) as u8;
        let mut kind = 0;
        while skip >= counts[kind] {
            skip -= counts[kind];
            kind += 1;
        }
        let face = set[kind];
        self.take(side, Figure::Token(token), area);
        w.tell(|| Event::GarrisonRevealed { area, units: face.units });
        for unit in units(face.units) {
            if let Some(have) = self.any_unit(unit) {
                self.put(side, Figure::Unit(have), area);
            }
        }
        for _ in 0..face.leaders.min(self.generic[side.index()]) {
            if self.legion(area).size() > 0 {
                self.put(side, Figure::Generic, area);
            }
        }
        self.crowd(side, area);
    }

    /// This unit, a greater one, or a lower one (WA-SOLO-DEPLOY-06).
    pub(crate) fn any_unit(&self, unit: Unit) -> Option<Unit> {
        let have = |one: &Unit| self.supply(Side::Harkonnen, *one) > 0;
        let greater = Unit::ALL.into_iter().filter(|&one| one >= unit).find(have);
        greater.or_else(|| Unit::ALL.into_iter().rev().filter(|&one| one < unit).find(have))
    }

    /// The harvest by the automaton's priorities (WA-SOLO-PHASE-04..08); fallen markers as bits.
    pub(crate) fn mahdi_spends(&mut self, w: &mut impl World<Event>) -> u8 {
        let plan = budget(self.rows, self.spice);
        self.spice = 0;
        self.reserve = plan.stored;
        let mut fallen = 0;
        for power in Power::ALL {
            let at = power as usize;
            if plan.raised[at] {
                self.rows[at] -= 1;
            } else if !plan.kept[at] && self.rows[at] < BOTTOM_ROW {
                self.rows[at] += 1;
                fallen |= power.bit();
            }
            let row = self.rows[at];
            w.tell(|| Event::Imperium { power, row });
        }
        if plan.point {
            w.tell(|| Event::Hoarded);
            self.gain_supremacy(1, w);
        }
        fallen
    }

    /// Carryalls save harvesters in deep desert first (WA-SOLO-PHASE-03).
    pub(crate) fn first_in_danger(&self, zones: crate::board::AreaSet) -> Option<Area> {
        (zones & DEEP_DESERTS).first().or(zones.first())
    }

    /// May Atreides turn a token up here (WA-SOLO-SPECIAL-09)?
    pub(crate) fn unwatched(&self, area: Area) -> bool {
        !self.rules.solo || self.ornithopters() & area.air_zones() == 0
    }

    /// Every willing reveal brings Harkonnen a card (WA-SOLO-SPECIAL-10).
    pub(crate) fn was_watched(&mut self, w: &mut impl World<Event>) {
        if self.rules.solo && !self.banned(Power::Guild) {
            self.reinforce(1, w);
        }
    }
}
