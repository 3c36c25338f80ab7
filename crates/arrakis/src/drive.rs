//! Drives the stack of steps: whom a step asks, what it offers, and what a decision does.
//!
//! `Arrakis::options` is the one place that says what may be decided, `Arrakis::resolve` the one place
//! that says what a decision does. Legality is never written twice: `legal`, `allows` and the search for
//! forced decisions all listen to the same offers.

use table::{Doing, Offers, Refusal, Seat, SeatSet, World};

use crate::action::Action;
use crate::event::Event;
use crate::piece::Side;
use crate::state::{Arrakis, NOWHERE};
use crate::step::{Phase, Stage, Step, Who};

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        game.decider(self)
    }

    fn open(self, game: &Arrakis) -> bool {
        !game.secret(self)
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        game.options(self, offers);
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        game.refusal(self, action)
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, w: &mut impl World<Event>) {
        game.resolve(self, action, w);
    }

    fn run(self, game: &mut Arrakis, w: &mut impl World<Event>) {
        game.automatic(self, w);
    }
}

impl Arrakis {
    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        match self.pending().next() {
            Some(Step::Phase(phase)) => phase,
            _ => Phase::Next,
        }
    }

    /// What is still to be done, the last of it first; nothing once the game is over.
    pub(crate) fn pending(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.stack.iter().filter(|_| self.ending.is_none())
    }

    /// Goes to a phase.
    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        if let Some(bottom) = self.stack.iter_mut().next() {
            *bottom = Step::Phase(phase);
        }
    }

    /// Carries out a step that needs no decision.
    fn automatic(&mut self, step: Step, w: &mut impl World<Event>) {
        match step {
            Step::Phase(phase) => self.advance(phase, w),
            Step::Run { script, at, it, side } => self.run_effect(script, at, it, side, w),
            Step::Battle(stage) => self.battle_runs(stage, w),
            Step::Settle { side } => self.settle(side),
            Step::WormCame { area } => self.worm_came(area, w),
            Step::WormSated { area } => self.worm_sated(area, w),
            Step::Storm => self.next_storm(w),
            Step::Guild(step) => self.guild_runs(step, w),
            Step::Mahdi => self.mahdi_turn(w),
            Step::MahdiPlays { left, from } => self.mahdi_plays(left, from, w),
            Step::DealDie { side } => self.dealt(side),
            Step::Turn { side, .. } => self.end_turn(side, w),
            Step::Claim => self.close_claims(),
            _ => {}
        }
    }

    /// Would taking this decision for the seat, because there is no choice, tell others what is hidden?
    fn secret(&self, step: Step) -> bool {
        match step {
            Step::Battle(Stage::Cards(_)) | Step::PlayCard { .. } | Step::Discard { .. } => true,
            Step::Turn { .. } | Step::UseDie { .. } => true,
            // Nobody knows the faces of the automaton's tokens.
            Step::Excess { side, area } => !self.automaton(side) && !self.legion(area).tokens.is_empty(),
            Step::March { side, .. } => !self.automaton(side) && !self.part.tokens.is_empty(),
            Step::GiveUpToken => true,
            _ => false,
        }
    }

    /// The seats a step asks.
    pub(crate) fn decider(&self, step: Step) -> SeatSet {
        match self.who(step) {
            Who::Nobody => SeatSet::NONE,
            Who::Player(player) => SeatSet::one(self.seat_of(player)),
            Who::Side(side) => SeatSet::one(self.seat(side)),
        }
    }

    /// Whose decision a step is.
    pub(crate) fn who(&self, step: Step) -> Who {
        let side = Who::Side;
        match step {
            Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => Who::Nobody,
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => Who::Nobody,
            Step::Mahdi | Step::MahdiPlays { .. } => Who::Nobody,
            Step::DealDie { side } if !self.dice_to_deal(side) => Who::Nobody,
            Step::Turn { side, acted: true } if self.turn_over(side) => Who::Nobody,
            Step::Claim if !self.may_claim() || self.claims_can_wait() => Who::Nobody,
            Step::Flee { area, .. } if self.legion(area).is_empty() => Who::Nobody,
            Step::Discard { player, .. } if self.hands[player as usize].is_empty() => Who::Nobody,
            Step::Excess { side, area } if self.legion(area).size() <= self.limit(side) => Who::Nobody,
            Step::GiveUpToken if self.threatened_tokens().is_empty() => Who::Nobody,
            Step::Battle(stage) if !self.battle_asks(stage) => Who::Nobody,
            Step::Guild(step) => self.guild_who(step),
            // The House player settles who acts (WA-TEAM-23, WA-TEAM-24).
            Step::WhoActs { side } | Step::DealDie { side } | Step::BeneBoard { side, .. } => {
                Who::Player(side.decks()[0])
            }
            Step::ChangeDie { player }
            | Step::UseDie { player, .. }
            | Step::Draw { player, .. }
            | Step::PlayCard { player }
            | Step::Battle(Stage::Cards(player))
            | Step::Discard { player, .. } => Who::Player(player),
            Step::BeneGesserit { side: of }
            | Step::Turn { side: of, .. }
            | Step::OneOf { side: of, .. }
            | Step::Spot { side: of, .. }
            | Step::Figure { side: of, .. }
            | Step::PlaceEach { side: of, .. }
            | Step::Replace { side: of, .. }
            | Step::StandIn { side: of, .. }
            | Step::WhoDiscards { side: of, .. }
            | Step::Move { side: of, .. }
            | Step::March { side: of, .. }
            | Step::Fly { side: of, .. }
            | Step::Attack { side: of, .. }
            | Step::AttackTarget { side: of, .. }
            | Step::Battle(Stage::Specials(of))
            | Step::Losses { side: of, .. }
            | Step::Excess { side: of, .. }
            | Step::TankOrder { side: of }
            | Step::Advance { side: of, .. }
            | Step::Tank { side: of, .. }
            | Step::Bombard { side: of, .. }
            | Step::SwapLeaders { side: of } => side(of),
            // The enemy of a legion says where it flees to (WA-AMB-29, WA-ATOMIC-04).
            Step::Flee { side: of, .. } | Step::Displace { side: of, .. } => side(of.enemy()),
            Step::Battle(Stage::Retreat) => side(self.battle.attacker.enemy()),
            Step::Battle(_) => side(self.battle.attacker),
            Step::Vehicles { .. }
            | Step::Deploy { .. }
            | Step::Rescue { .. }
            | Step::Scout { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::DiscardWormsigns { .. }
            | Step::Spend { .. }
            | Step::TemporaryTarget
            | Step::SpareToken { .. }
            | Step::Ban { .. } => side(Side::Harkonnen),
            Step::Claim
            | Step::ClaimDie { .. }
            | Step::GiveUpToken
            | Step::Fear
            | Step::DeployTokens { .. }
            | Step::TokenTo { .. }
            | Step::WormFrom { .. }
            | Step::Wormsigns { .. }
            | Step::MarkDesert
            | Step::WormZones { .. }
            | Step::WormOrder
            | Step::MoveWorms { .. }
            | Step::WormTo { .. }
            | Step::WormAttack { .. }
            | Step::WormTarget { .. }
            | Step::PlaceWorms { .. }
            | Step::WildMakerComes
            | Step::WildMakerStays
            | Step::ForceDie
            | Step::Exchange { .. }
            | Step::MarkerDown
            | Step::MarkerUp { .. }
            | Step::LowerImperium
            | Step::Attach { .. }
            | Step::Atomics
            | Step::Swallow { .. }
            | Step::RemoveVehicles { .. }
            | Step::Rockets { .. }
            | Step::Capture
            | Step::SwapTokens { .. }
            | Step::MoveSietch { .. }
            | Step::ShiftEnemy { .. }
            | Step::Weed => side(Side::Atreides),
        }
    }

    /// Is this a question to the automaton?
    fn asks_mahdi(&self, step: Step) -> bool {
        let harkonnen = match self.who(step) {
            Who::Nobody => false,
            Who::Player(player) => player.side() == Side::Harkonnen,
            Who::Side(side) => side == Side::Harkonnen,
        };
        self.rules.solo && harkonnen
    }

    /// Offers every action a step allows, each once.
    pub(crate) fn options(&self, step: Step, to: &mut Offers<'_, Action>) {
        if self.asks_mahdi(step) { self.mahdi_options(step, to) } else { self.lawful_options(step, to) }
    }

    /// Offers every action the rules allow for a step, whoever decides it.
    pub(crate) fn lawful_options(&self, step: Step, to: &mut Offers<'_, Action>) {
        match step {
            Step::Vehicles { left, counts, must } => self.vehicle_options(left, counts, must, to),
            Step::ChangeDie { player } => self.change_die_options(player, to),
            Step::BeneGesserit { side } => self.bene_gesserit_options(side, to),
            Step::BeneBoard { side, face } => self.bene_board_options(side, face, to),
            Step::Turn { side, acted } => self.turn_options(side, acted, to),
            Step::UseDie { player, die, face } => self.use_die_options(player, die, face, to),
            Step::Claim => self.claim_options(to),
            Step::ClaimDie { .. } => self.claim_die_options(to),
            Step::GiveUpToken => self.give_up_token_options(to),
            Step::Fear => self.fear_options(to),
            Step::OneOf { script, at, it, side } => self.one_of_options(script, at, it, side, to),
            Step::Spot { script, at, side } => self.spot_options(script, at, side, to),
            Step::Figure { piece, area, side, must } => self.figure_options(piece, area, side, must, to),
            Step::PlaceEach { unit, side, .. } => self.place_each_options(unit, side, to),
            Step::Deploy { units, leader } => self.deploy_options(units, leader, to),
            Step::DeployTokens { left, leader, area, spread, near } => {
                let at = if area == NOWHERE || spread { None } else { Some(area) };
                self.deploy_token_options(left, leader, at, near, to)
            }
            Step::TokenTo { near } => self.token_to_options(near, to),
            Step::Replace { left, from, to: unit, side } => self.replace_options(left, from, unit, side, to),
            Step::StandIn { side, unit, .. } => self.stand_in_options(side, unit, to),
            Step::Draw { player, cards } => self.draw_options(player, cards, to),
            Step::PlayCard { player } => self.play_card_options(player, to),
            Step::Discard { player, .. } => self.discard_options(player, to),
            Step::WhoDiscards { side, .. } => self.who_discards_options(side, to),
            Step::Move { left, which, steps, it, side } => {
                self.move_options(left, which, steps, it, side, to)
            }
            Step::March { from, which, steps, side } => self.march_options(from, which, steps, side, to),
            Step::Fly { from, to: area, side, rides, .. } => self.fly_options(from, area, side, rides, to),
            Step::Attack { which, it, side, .. } => self.attack_options(which, it, side, to),
            Step::AttackTarget { from, manner, side } => self.attack_target_options(from, manner, side, to),
            Step::Battle(stage) => self.battle_options(stage, to),
            Step::Losses { side, area, cause, .. } => self.loss_options(side, area, cause, to),
            Step::Excess { side, area } => self.excess_options(side, area, to),
            Step::TankOrder { side } => self.tank_order_options(side, to),
            Step::Flee { side, area } => self.flee_options(side, area, to),
            Step::Displace { side, area } => self.displace_options(side, area, to),
            Step::Advance { side, .. } => self.advance_options(side, to),
            Step::WormFrom { to: area } => self.worm_from_options(area, to),
            Step::Rescue { area } => self.rescue_options(area, to),
            Step::Wormsigns { .. } => self.wormsign_options(to),
            Step::MarkDesert => self.mark_desert_options(to),
            Step::WormZones { .. } | Step::WormOrder => self.marked_options(to),
            Step::MoveWorms { .. } => self.move_worm_options(to),
            Step::WormTo { from } => self.worm_to_options(from, to),
            Step::WormAttack { wild } => self.worm_attack_options(wild, to),
            Step::WormTarget { from } => self.worm_target_options(from, to),
            Step::PlaceWorms { at, .. } => self.place_worm_options(at, to),
            Step::WildMakerComes => self.wild_maker_comes_options(to),
            Step::WildMakerStays => self.wild_maker_stays_options(to),
            Step::Spend { decided, hoarded } => self.spend_options(decided, hoarded, to),
            Step::Ban { fallen } => self.ban_options(fallen, to),
            Step::SwapLeaders { side } => self.swap_leader_options(side, to),
            Step::Weed => self.weed_options(to),
            Step::TemporaryTarget => self.temporary_target_options(to),
            Step::SpareToken { token, .. } => self.spare_token_options(token, to),
            Step::WhoActs { side } => self.who_acts_options(side, to),
            Step::DealDie { side } => self.deal_die_options(side, to),
            Step::Scout { .. }
            | Step::Tank { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::ForceDie
            | Step::Exchange { .. }
            | Step::MarkerDown
            | Step::MarkerUp { .. }
            | Step::LowerImperium
            | Step::Attach { .. }
            | Step::Atomics
            | Step::DiscardWormsigns { .. }
            | Step::Bombard { .. }
            | Step::Swallow { .. }
            | Step::RemoveVehicles { .. }
            | Step::Rockets { .. }
            | Step::Capture
            | Step::SwapTokens { .. }
            | Step::MoveSietch { .. }
            | Step::ShiftEnemy { .. } => self.trick_options(step, to),
            Step::Guild(step) => self.guild_options(step, to),
            Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => {}
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => {}
            Step::Mahdi | Step::MahdiPlays { .. } => {}
        }
    }

    /// Carries out a decision on a step that has just been taken off the stack.
    pub(crate) fn resolve(&mut self, step: Step, action: Action, w: &mut impl World<Event>) {
        if self.asks_mahdi(step) && self.mahdi_explains(step, action) {
            w.tell(|| self.mahdi_chose(step, action));
        }
        match step {
            Step::Vehicles { left, counts, must } => self.place_vehicle(left, counts, must, action, w),
            Step::ChangeDie { player } => self.change_die(player, action, w),
            Step::BeneGesserit { side } => self.play_bene_gesserit(side, action),
            Step::BeneBoard { face, .. } => self.choose_bene_board(face, action, w),
            Step::Turn { side, acted } => self.take_turn(side, acted, action, w),
            Step::UseDie { player, die, face } => self.use_die(player, die, face, action, w),
            Step::Claim => self.claim_now(action, w),
            Step::ClaimDie { card } => self.claim_with_die(card, action, w),
            Step::GiveUpToken => self.give_up_token(action, w),
            Step::Fear => self.fear(action, w),
            Step::OneOf { script, at, it, side } => self.choose_one(script, at, it, side, action),
            Step::Spot { script, at, side } => self.choose_spot(script, at, side, action),
            Step::Figure { area, side, .. } => self.place_figure(area, side, action, w),
            Step::PlaceEach { left, unit, side } => self.place_each(left, unit, side, action),
            Step::Deploy { units, leader } => self.deploy(units, leader, action, w),
            Step::DeployTokens { .. } => self.deploy_tokens(step, action, w),
            Step::TokenTo { .. } => self.token_to(action, w),
            Step::Replace { left, from, to, side } => self.replace(left, from, to, side, action, w),
            Step::StandIn { side, area, .. } => self.stand_in(side, area, action, w),
            Step::Draw { player, cards } => self.draw(player, cards, action, w),
            Step::PlayCard { player } => self.play_card(player, action, w),
            Step::Discard { player, left } => self.discard_one(player, left, action, w),
            Step::WhoDiscards { side, left } => self.who_discards(side, left, action),
            Step::Move { left, which, steps, it, side } => {
                self.choose_legion(left, which, steps, it, side, action, w);
            }
            Step::March { from, which, steps, side } => self.march(from, which, steps, side, action, w),
            Step::Fly { from, to, side, attack, .. } => self.fly(from, to, side, attack, action, w),
            Step::Attack { which, manner, side, .. } => self.choose_attacker(which, manner, side, action),
            Step::AttackTarget { from, manner, side } => self.choose_target(from, manner, side, action, w),
            Step::Battle(stage) => self.battle_decision(stage, action, w),
            Step::Losses { side, area, hits, cause } => self.take_loss(side, area, hits, cause, action, w),
            Step::Excess { side, area } => self.remove_excess(side, area, action, w),
            Step::TankOrder { side } => self.tank_next(side, action, w),
            Step::Flee { side, area } | Step::Displace { side, area } => self.flee(side, area, action, w),
            Step::Advance { side, from, to } => self.advance_part(side, from, to, action, w),
            Step::WormFrom { to } => self.worm_from(to, action, w),
            Step::Rescue { area } => self.rescue(area, action, w),
            Step::Wormsigns { left } => self.place_wormsign(left, action, w),
            Step::MarkDesert => self.mark_desert(action, w),
            Step::WormZones { left } => self.worm_zone(left, action, w),
            Step::WormOrder => self.worm_order(action),
            Step::MoveWorms { left } => self.choose_worm(left, action),
            Step::WormTo { from } => self.move_worm(from, action, w),
            Step::WormAttack { .. } => self.choose_worm_attacker(action),
            Step::WormTarget { from } => self.worm_target(from, action, w),
            Step::PlaceWorms { left, at } => self.place_worms(left, at, action, w),
            Step::WildMakerComes => self.wild_maker_comes(action, w),
            Step::WildMakerStays => self.wild_maker_stays(action, w),
            Step::Spend { decided, hoarded } => self.spend(decided, hoarded, action, w),
            Step::Ban { .. } => self.choose_ban(action, w),
            Step::SwapLeaders { side } => self.swap_leader(side, action, w),
            Step::Weed => self.weed(action, w),
            Step::TemporaryTarget => self.choose_aim(action),
            Step::SpareToken { token, to } => self.spare_token(token, to, action, w),
            Step::WhoActs { side } => self.who_acts(side, action),
            Step::DealDie { side } => self.deal_die(side, action),
            Step::Guild(step) => self.guild_resolves(step, action, w),
            Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => {}
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => {}
            Step::Mahdi | Step::MahdiPlays { .. } => {}
            trick => self.do_trick(trick, action, w),
        }
    }
}
