//! Phase 2: actions in turn.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{ATOMICS, Zone};
use crate::content::{Scheme, content};
use crate::effect::It;
use crate::effect::{run, tricks};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::wild_maker::WILD_MAKER_CARD;
use crate::phase::{Who, other_question, prescience, solo};
use crate::piece::{Deck, Face, Leader, Power, Side};
use crate::state::{Arrakis, Happened, Place};

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// A turn of the action phase.
    Turn { side: Side, acted: bool },
    /// What to use a die for.
    UseDie { player: Deck, die: Face, face: Face },
    /// Which partner of a shared faction acts?
    WhoActs { side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Turn { side, acted: true } if game.turn_over(side) => Who::Nobody,
            Step::Turn { side, .. } => Who::Side(side),
            Step::UseDie { player, .. } => Who::Player(player),
            // The House player settles who acts (WA-TEAM-23, WA-TEAM-24).
            Step::WhoActs { side } => Who::Player(side.decks()[0]),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Turn { acted: false, .. } => rule_id!("WA-ACTION-02"),
            Step::Turn { .. } => rule_id!("WA-ACTION-03"),
            Step::UseDie { .. } => rule_id!("WA-LEADER-02"),
            Step::WhoActs { .. } => rule_id!("WA-TEAM-24"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        match self {
            // What can be done depends on hands and hidden tokens.
            Step::Turn { .. } | Step::UseDie { .. } => false,
            Step::WhoActs { .. } => true,
        }
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Turn { side, acted } => game.turn_options(side, acted, offers),
            Step::UseDie { player, die, face } => game.use_die_options(player, die, face, offers),
            Step::WhoActs { side } => game.who_acts_options(side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        let (rule, why) = match (self, action) {
            (Step::Turn { side: Side::Atreides, acted: false }, Action::DesertPower | Action::WildMaker) => {
                (rule_id!("WA-ACTION-19"), "refuse-desert-power")
            }
            (Step::Turn { .. }, Action::Claim(_)) => (rule_id!("WA-PRESC-09"), "refuse-claim"),
            (Step::Turn { acted: true, .. }, Action::Die(_)) => (rule_id!("WA-ACTION-01"), "refuse-acted"),
            (Step::Turn { .. }, Action::Die(_)) => (rule_id!("WA-ACTION-02"), "refuse-no-die"),
            (Step::Turn { .. }, Action::Detonate(_)) => (rule_id!("WA-ATOMIC-01"), "refuse-atomics"),
            (Step::Turn { .. }, Action::DropScheme(_)) => (rule_id!("WA-NAMED-07"), "refuse-scheme"),
            (Step::Turn { .. }, _) => return game.refuse_free_action(self.rule(game.phase()), action),
            (Step::UseDie { .. }, Action::Special(_)) => (rule_id!("WA-LEADER-03"), "refuse-special"),
            (Step::UseDie { .. }, Action::Play(_)) => (rule_id!("WA-PLAN-02"), "refuse-not-in-hand"),
            _ => return other_question(self.rule(game.phase())),
        };
        Refusal::new(rule, why)
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Turn { side, acted } => game.take_turn(side, acted, action, world),
            Step::UseDie { player, die, face } => game.use_die(player, die, face, action, world),
            Step::WhoActs { side } => game.who_acts(side, action),
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Turn { side, .. } => game.turn_ends(side, world),
            Step::UseDie { .. } | Step::WhoActs { .. } => {}
        }
    }
}

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
            self.push(prescience::Step::Claim);
            return;
        }
        let side = self.turn;
        self.houses_act();
        // Whoever hunts Paul has just had their turn.
        self.hunted = self.hunted.min(1);
        // WA-TANK-05: who left the tank before this turn may be used in it.
        let own = if side == Side::Atreides { 0x00FF } else { 0x7F00 };
        self.resting &= !own;
        if self.rules.solo && side == Side::Harkonnen {
            self.push(solo::Step::Mahdi);
            return;
        }
        // Somebody can act: without a die Atreides have Desert Power, and without Harkonnen dice the phase is over.
        self.push(Step::Turn { side, acted: false });
        if self.rules.shared[side.index()] {
            self.push(Step::WhoActs { side });
        }
    }

    fn pass_turn(&mut self, side: Side) {
        if side == Side::Atreides {
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
        if to.enough() {
            return;
        }
        if side == Side::Atreides {
            self.free_claim_options(to);
        }
        self.free_action_options(side, to)
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
    pub(crate) fn free_action_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let automaton = self.rules.solo && side == Side::Harkonnen;
        if self.phase() != Phase::Actions || self.turn != side || automaton {
            return;
        }
        if self.may_whisper(side) {
            to.add(Action::Whisper);
        }
        let bombers = self.bombers(side);
        for zone in Zone::of(bombers) {
            to.add(Action::Bombard(zone));
        }
        match side {
            Side::Atreides => {
                for area in self.with_tokens(side).iter() {
                    // A token that has just moved stays closed until the moves are done (WA-MOVE-08).
                    if self.moved.iter().any(|moved| moved.area == area) {
                        continue;
                    }
                    if !self.unwatched(area) {
                        continue;
                    }
                    for token in self.legion(area).tokens.kinds(side) {
                        to.add(Action::Train(area, token));
                    }
                }
                if self.may_detonate() {
                    for (place, _) in ATOMICS {
                        to.add(Action::Detonate(place));
                    }
                }
            }
            Side::Harkonnen => {
                for zone in Zone::ALL.into_iter().filter(|&zone| self.may_scout(zone)) {
                    to.add(Action::Scout(zone));
                    // WA-GUILD-NAV-04
                    if self.navigator() & !zone.bit() != 0 {
                        to.add(Action::ScoutSparing(zone));
                    }
                }
                self.scheme_options(side, to);
            }
        }
    }

    /// Why a free action is not to be had.
    pub(crate) fn refuse_free_action(&self, asked: RuleId, action: Action) -> Refusal {
        match action {
            Action::Scout(_) | Action::ScoutSparing(_) if self.banned(Power::Guild) => {
                Refusal::new(rule_id!("WA-BAN-09"), "refuse-ban-scout")
            }
            Action::Bombard(_) => Refusal::new(rule_id!("WA-GUILD-FRIGATE-11"), "refuse-bombard"),
            _ => other_question(asked),
        }
    }

    /// Offers to discard the copies of a scheme together (WA-NAMED-07).
    fn scheme_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let Some((card, scheme)) = content().scheme else { return };
        let player = self.owner(card.deck());
        let ours = self.seat_of(player) == self.seat(side);
        if ours && self.in_play(scheme.leaves) {
            for cards in scheme.copies..=self.hands[player as usize].count(card) {
                to.add(Action::DropScheme(cards));
            }
        }
    }

    /// A scheme is carried out (WA-NAMED-08).
    pub(crate) fn scheme_works(&mut self, scheme: Scheme, w: &mut impl World<Event>) {
        self.remove_leader(scheme.leaves, w);
        self.enter(scheme.enters, w);
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
                !self.any_tokens(side) && !self.may_detonate() && self.free_claims().next().is_none()
            }
            Side::Harkonnen => {
                let scheming = content().scheme.is_some_and(|(_, scheme)| {
                    self.in_play(scheme.leaves) && self.hand_size(side) >= scheme.copies
                });
                !scheming && !Zone::ALL.into_iter().any(|zone| self.may_scout(zone))
            }
        }
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
                self.push(tricks::Step::Scout { zone });
            }
            Action::ScoutSparing(zone) => {
                self.navigator_leaves(w);
                self.push(tricks::Step::Scout { zone });
            }
            Action::Bombard(zone) => self.begin_bombardment(self.turn, zone, w),
            Action::DropScheme(cards) => {
                if let Some((card, scheme)) = content().scheme {
                    for _ in 0..cards {
                        self.discard(self.owner(card.deck()), card, w);
                    }
                    self.scheme_works(scheme, w);
                }
            }
            Action::Detonate(place) => self.detonate(place, w),
            Action::Whisper => {
                let side = self.turn;
                less(&mut self.cones[side.index()], 1, "a cone of silence");
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
                self.push(run::Step::Run { script, at: 0, it: It::Nothing, side });
            }
            Action::Claim(card) if Arrakis::costs_die(card) => {
                self.push(Step::Turn { side, acted: true });
                self.push(prescience::Step::ClaimDie { card });
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
        for leader in Leader::ALL {
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
            less(&mut self.dice[player as usize][die as usize], 1, "a die");
            self.dice[partner as usize][die as usize] += 1;
            return self.push(Step::UseDie { player: partner, die, face: other });
        }
        // Truthtrance, if that was played, binds the very next Harkonnen die; it is not played with one.
        self.forced = None;
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
        self.push(run::Step::Run { script, at: 0, it: It::Nothing, side });
    }
}
