//! Phase 2: actions in turn.

use table::{Offers, Steps, World};

use crate::action::Action;
use crate::cards::HAWAT;
use crate::content::content;
use crate::event::Event;
use crate::piece::{Deck, Face, Leader, Side};
use crate::state::{Arrakis, Happened, NOWHERE, Place};
use crate::step::{Phase, Step};
use crate::worms::WILD_MAKER_CARD;

impl Arrakis {
    /// Atreides takes the first turn (WA-ACTION-01).
    pub(crate) fn begin_actions(&mut self) {
        self.enter_phase(Phase::Actions);
        self.turn = Side::Atreides;
        self.happened = Happened::default();
    }

    /// The next turn, or the end of the phase after the last Harkonnen die (WA-ACTION-07, WA-AMB-09).
    pub(crate) fn next_turn(&mut self) {
        if self.unused(Side::Harkonnen) == 0 {
            self.enter_phase(Phase::ActionsEnd);
            self.push(Step::Claim);
            return;
        }
        let side = self.turn;
        self.houses_act();
        if side == Side::Atreides && self.hunted == 2 {
            self.hunted = 1;
        }
        // WA-TANK-05: who left the tank before this turn may be used in it.
        let own = if side == Side::Atreides { 0x00FF } else { 0x7F00 };
        self.resting &= !own;
        if self.rules.solo && side == Side::Harkonnen {
            self.push(Step::Mahdi);
        } else if self.can_act(side) {
            self.push(Step::Turn { side, acted: false });
            if self.rules.shared[side.index()] {
                self.push(Step::WhoActs { side });
            }
        } else {
            self.pass_turn(side);
        }
    }

    fn can_act(&self, side: Side) -> bool {
        self.unused(side) > 0 || (side == Side::Atreides && self.may_use_desert_power())
    }

    fn pass_turn(&mut self, side: Side) {
        if side == Side::Atreides && self.hunted == 1 {
            self.hunted = 0;
        }
        self.desert_power = false;
        self.whispering = [false; 2];
        self.turn = side.enemy();
    }

    pub(crate) fn who_acts_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        // Truthtrance names a die: whoever has it must act.
        let forced = self.forced.filter(|&face| side == Side::Harkonnen && self.dice_showing(side, face) > 0);
        for player in side.decks() {
            let dice = &self.dice[player as usize];
            let desert = player == Deck::Fremen && self.may_use_desert_power();
            let bound = forced.is_none_or(|face| dice[face as usize] > 0);
            if bound && (dice.iter().any(|&dice| dice > 0) || desert) {
                to.add(Action::Player(player));
            }
        }
    }

    pub(crate) fn who_acts(&mut self, side: Side, action: Action) {
        if let Action::Player(player) = action {
            self.acting[side.index()] = player;
        }
    }

    /// Fewer unused dice than Harkonnen (WA-ACTION-19).
    pub(crate) fn may_use_desert_power(&self) -> bool {
        self.unused(Side::Atreides) < self.unused(Side::Harkonnen)
    }

    pub(crate) fn turn_options(&self, side: Side, acted: bool, to: &mut Offers<'_, Action>) {
        if acted {
            to.add(Action::EndTurn);
        } else {
            self.main_options(side, to);
        }
        if side == Side::Atreides {
            self.free_claim_options(to);
        }
        self.free_action_options(side, false, to)
    }

    /// The ways to use a turn (WA-ACTION-02).
    fn main_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let dice = &self.dice[self.acting[side.index()] as usize];
        let bound = self.forced.filter(|&face| side == Side::Harkonnen && dice[face as usize] > 0);
        for face in Face::ALL.into_iter().filter(|&face| dice[face as usize] > 0) {
            if bound.is_none_or(|forced| forced == face) {
                to.add(Action::Die(face));
            }
        }
        if side == Side::Harkonnen {
            return;
        }
        // Only the Fremen board of a shared faction has Desert Power.
        let desert = !self.rules.shared[side.index()] || self.acting[side.index()] == Deck::Fremen;
        if desert && self.may_use_desert_power() {
            to.add(Action::DesertPower);
            if self.wild_maker.is_some() && self.used & WILD_MAKER_CARD == 0 {
                to.add(Action::WildMaker);
            }
        }
        if dice.iter().any(|&dice| dice > 0) {
            for card in self.open_cards().filter(|&card| Arrakis::costs_die(card) && self.claimable(card)) {
                to.add(Action::Claim(card));
            }
        }
    }

    /// Free actions of the own turn (WA-FREE-01..04, WA-ATOMIC-01, WA-NAMED-07, WA-GUILD-FRIGATE-11).
    pub(crate) fn free_action_options(&self, side: Side, moving: bool, to: &mut Offers<'_, Action>) {
        let automaton = self.rules.solo && side == Side::Harkonnen;
        if self.phase() != Phase::Actions || self.turn != side || automaton {
            return;
        }
        if self.may_whisper(side) {
            to.add(Action::Whisper);
        }
        let bombers = self.bombers(side);
        for zone in (0..8).filter(|zone| bombers >> zone & 1 == 1) {
            to.add(Action::Bombard(zone));
        }
        match side {
            Side::Atreides => {
                for area in self.with_tokens(side).iter() {
                    // A token that has just moved stays closed until the moves are done (WA-MOVE-08).
                    if moving && self.moved.iter().any(|moved| moved.area == area) {
                        continue;
                    }
                    if !self.unwatched(area) {
                        continue;
                    }
                    for token in self.legion(area).tokens.kinds() {
                        to.add(Action::Train(area, token));
                    }
                }
                if self.may_detonate() {
                    for which in 0..3 {
                        to.add(Action::Detonate(which));
                    }
                }
            }
            Side::Harkonnen => {
                for zone in (0..8).filter(|&zone| self.may_scout(zone)) {
                    to.add(Action::Scout(zone));
                    // WA-GUILD-NAV-04
                    if self.navigator() & !(1 << zone) != 0 {
                        to.add(Action::ScoutSparing(zone));
                    }
                }
                let copies = self.hands[self.owner(Deck::HouseHarkonnen) as usize].count(HAWAT);
                let ours = self.seat_of(self.owner(Deck::HouseHarkonnen)) == self.seat(side);
                if self.in_play(Leader::ThufirHawat) && ours {
                    for cards in 2..=copies {
                        to.add(Action::DropHawat(cards));
                    }
                }
            }
        }
    }

    fn may_detonate(&self) -> bool {
        self.atomics_ready && self.detonated.is_none()
    }

    /// Is there no free action left that everybody can see might be taken?
    pub(crate) fn turn_over(&self, side: Side) -> bool {
        if self.bombers(side) != 0 {
            return false;
        }
        match side {
            Side::Harkonnen if self.rules.solo => true,
            Side::Atreides => {
                self.with_tokens(side).is_empty()
                    && !self.may_detonate()
                    && self.free_claims().next().is_none()
            }
            Side::Harkonnen => {
                let scheming = self.in_play(Leader::ThufirHawat) && self.hand_size(side) >= 2;
                !scheming && !(0..8).any(|zone| self.may_scout(zone))
            }
        }
    }

    pub(crate) fn end_turn(&mut self, side: Side, w: &mut impl World<Event>) {
        self.turn_ends(side, w);
    }

    fn turn_ends(&mut self, side: Side, w: &mut impl World<Event>) {
        // FAQ 3.0: the tank advances at the end of a turn in which a die was spent.
        if std::mem::take(&mut self.tank_due) {
            self.advance_tank(side, w);
        }
        self.pass_turn(side);
    }

    pub(crate) fn free_action(&mut self, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Train(area, token) => {
                self.reveal_token(token, area, w);
                self.was_watched(w);
            }
            Action::Scout(zone) => {
                self.clear_air(zone, w);
                self.push(Step::Scout { zone });
            }
            Action::ScoutSparing(zone) => {
                self.navigator_leaves(w);
                self.push(Step::Scout { zone });
            }
            Action::Bombard(zone) => self.begin_bombardment(self.turn, zone, w),
            Action::DropHawat(cards) => {
                for _ in 0..cards {
                    self.discard(self.owner(Deck::HouseHarkonnen), HAWAT, w);
                }
                // WA-NAMED-08
                self.remove_leader(Leader::ThufirHawat, w);
                self.enter(Leader::Mohiam, w);
            }
            Action::Detonate(which) => self.detonate(which, w),
            Action::Whisper => {
                let side = self.turn;
                self.cones[side.index()] -= 1;
                self.whispering[side.index()] = true;
                let eyes = self.seats_of(side);
                w.tell(|| Event::Whispered { side, eyes });
            }
            _ => {}
        }
    }

    pub(crate) fn take_turn(&mut self, side: Side, acted: bool, action: Action, w: &mut impl World<Event>) {
        let player = self.acting[side.index()];
        match action {
            Action::EndTurn => self.turn_ends(side, w),
            Action::Die(die) => {
                self.push(Step::Turn { side, acted: true });
                self.pause();
                self.push(Step::UseDie { player, die, face: die });
            }
            Action::DesertPower | Action::WildMaker => {
                self.push(Step::Turn { side, acted: true });
                self.desert_power = true;
                w.tell(|| Event::DesertPowerUsed);
                let standard = &content().standard;
                let script = if action == Action::WildMaker {
                    self.used |= WILD_MAKER_CARD;
                    standard.wild_maker.id
                } else {
                    standard.desert_power.id
                };
                self.push(Step::Run { script, at: 0, it: NOWHERE, side });
            }
            Action::Claim(card) if Arrakis::costs_die(card) => {
                self.push(Step::Turn { side, acted: true });
                self.push(Step::ClaimDie { card });
            }
            Action::Claim(card) => {
                self.push(Step::Turn { side, acted });
                self.claim(card, w);
            }
            free => {
                self.push(Step::Turn { side, acted });
                self.pause();
                self.free_action(free, w);
            }
        }
    }

    /// What a die can be used for (WA-ACTION-02, WA-LEADER-02).
    pub(crate) fn use_die_options(&self, player: Deck, die: Face, face: Face, to: &mut Offers<'_, Action>) {
        let side = player.side();
        let joker = side == Side::Atreides && face == Face::House;
        if joker {
            for other in Face::ALL.into_iter().filter(|&other| other != Face::House) {
                to.add(Action::As(other));
            }
        } else {
            to.add(Action::Standard);
        }
        for leader in Leader::ALL.into_iter().filter(|leader| leader.side() == side) {
            if content().leader(leader).slot == Some(face) && self.may_use_special(player, leader) {
                to.add(Action::Special(leader));
            }
        }
        if die == face {
            self.play_options(player, to);
        }
    }

    /// In play, card face up, not in the tank (WA-LEADER-03); in a shared faction on the own board.
    fn may_use_special(&self, player: Deck, leader: Leader) -> bool {
        matches!(self.leaders[leader as usize], Place::Aside | Place::On(_))
            && self.used >> leader as u16 & 1 == 0
            && self.owner(content().leader(leader).deck) == player
    }

    pub(crate) fn use_die(
        &mut self,
        player: Deck,
        die: Face,
        face: Face,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let side = player.side();
        if let Action::As(other) = action {
            if self.has_result(player, other) {
                return self.push(Step::UseDie { player, die, face: other });
            }
            // WA-TEAM-26: the partner whose board has the result carries it out.
            let partner = side.decks()[1];
            self.acting[side.index()] = partner;
            self.dice[player as usize][die as usize] -= 1;
            self.dice[partner as usize][die as usize] += 1;
            return self.push(Step::UseDie { player: partner, die, face: other });
        }
        if side == Side::Harkonnen {
            self.forced = None;
        }
        self.spend_die(player, die, w);
        let script = match action {
            Action::Special(leader) => {
                self.used |= 1 << leader as u16;
                w.tell(|| Event::SpecialUsed { leader });
                content().leader(leader).special.id
            }
            Action::Play(card) => return self.play(player, card, w),
            _ => Arrakis::standard(side, face),
        };
        self.push(Step::Run { script, at: 0, it: NOWHERE, side });
    }
}
