//! Carries out the effects of cards, dice and leaders, one after another.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::cards::Objective;
use crate::content::{content, script};
use crate::effect::It;
use crate::effect::{Condition, Effect, Script, Victim, place, tricks};
use crate::event::Event;
use crate::mahdi::next_deck;
use crate::phase::round::Phase;
use crate::phase::{
    Who, attack, deploy, losses, movement, navigator, other_question, planning, solo, vehicles, wild_maker,
    worms,
};
use crate::piece::{Deck, Face, Side};
use crate::state::{Arrakis, Manner, Place};

/// The steps of a script.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Effects of a script from this one on.
    Run { script: u16, at: u8, it: It, side: Side },
    /// One of several scripts.
    OneOf { script: u16, at: u8, it: It, side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Run { .. } => Who::Nobody,
            Step::OneOf { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Run { .. } => rule_id!("WA-PLAN-02"),
            Step::OneOf { .. } => rule_id!("WA-ACTION-04"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Run { .. } => {}
            Step::OneOf { script, at, it, side } => game.one_of_options(script, at, it, side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, _: &mut impl World<Event>) {
        match self {
            Step::Run { .. } => {}
            Step::OneOf { script, at, it, side } => game.choose_one(script, at, it, side, action),
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Run { script, at, it, side } => game.run_effect(script, at, it, side, world),
            Step::OneOf { .. } => {}
        }
    }
}

impl Arrakis {
    /// Carries out the next effect of the script on top of the stack.
    pub(crate) fn run_effect(&mut self, id: u16, at: u8, it: It, side: Side, w: &mut impl World<Event>) {
        let effects = script(id);
        // The last effect needs its script no more: chains of cards keep the stack short.
        if at as usize + 1 < effects.len() {
            self.push(Step::Run { script: id, at: at + 1, it, side });
            self.pause();
        }
        let Some(effect) = effects.get(at as usize) else { return };
        let player = self.acting[side.index()];
        if self.automaton(side) {
            match *effect {
                // WA-SOLO-MENTAT-06, WA-SOLO-MENTAT-07
                Effect::Draw(cards) | Effect::DrawFrom(_, cards) => return self.reinforce(cards, w),
                Effect::PlayCard => {
                    return self.push(solo::Step::MahdiPlays { left: 1, from: next_deck(self.solo.last) });
                }
                _ => {}
            }
        }
        match *effect {
            Effect::Place(..) => self.push(place::Step::Spot { script: id, at, side }),
            Effect::PlaceEach(left, unit, _) => self.push(place::Step::PlaceEach { left, unit, side }),
            Effect::Vehicles(ref vehicles) => {
                let mut counts = [0; 3];
                vehicles.iter().for_each(|&vehicle| counts[vehicle as usize] += 1);
                self.push(vehicles::Step::Vehicles { left: vehicles.len() as u8, counts, must: false });
            }
            Effect::AnyVehicles(left) => {
                self.push(vehicles::Step::Vehicles { left, counts: [left; 3], must: false });
            }
            Effect::Deploy(units) => self.push(deploy::Step::Deploy { units, leader: true }),
            Effect::DeployTokens(left) => {
                let spread = left > 1;
                self.push(deploy::Step::DeployTokens { left, leader: true, area: None, spread, near: None });
            }
            Effect::Draw(cards) => self.push(planning::Step::Draw { player, cards }),
            Effect::DrawFrom(deck, cards) => self.draw_from(self.owner(deck), deck, cards, w),
            Effect::PlayCard => {
                // Asked whenever the hand, which everybody can count, is not empty.
                if !self.hands[player as usize].is_empty() {
                    self.push(planning::Step::PlayCard { player });
                }
            }
            Effect::Move { legions, which, steps } => {
                self.push(losses::Step::Settle { side });
                self.push(movement::Step::Move { left: legions, which, steps, it, side });
                if self.automaton(side) {
                    self.take_aim();
                }
            }
            Effect::Attack { which, surprise, extra_dice, enemy_dice, merciless } => {
                let manner = Manner { surprise, merciless, extra_dice, enemy_dice, ..Manner::default() };
                self.push(attack::Step::Attack { which, manner, it, side });
            }
            Effect::OneOf(_) => self.push(Step::OneOf { script: id, at, it, side }),
            Effect::If(condition, ref then, ref otherwise) => {
                let chosen = if self.holds(condition) { then } else { otherwise };
                self.push(Step::Run { script: chosen.id, at: 0, it, side });
            }
            Effect::Enter(leader) => self.enter(leader, w),
            Effect::Replace(left, from, to) => self.push(place::Step::Replace { left, from, to, side }),
            Effect::Tank(victim) => self.push(tricks::Step::Tank { victim, it, side }),
            Effect::OpponentDiscards(cards) => self.must_discard(side.enemy(), cards, w),
            Effect::BeneGesserit => self.gain_bene_gesserit(side, w),
            Effect::Carry => self.push(tricks::Step::Carry { from: None }),
            Effect::ShufflePrescience => self.push(tricks::Step::ShufflePrescience),
            Effect::LoseDie(face) => self.lose_die(side.enemy(), face, w),
            Effect::RevealArea => self.push(tricks::Step::Spies),
            Effect::HuntPaul => {
                self.hunted = 2;
                w.tell(|| Event::PaulHunted);
            }
            Effect::SecondObjective => self.draw_objective(w),
            Effect::ForceDie => self.push(tricks::Step::ForceDie),
            Effect::ExchangePrescience => self.push(tricks::Step::Exchange { gone: 0 }),
            Effect::ShiftMarkers => self.push(tricks::Step::MarkerDown),
            Effect::Detonate => self.push(tricks::Step::Atomics),
            Effect::LowerImperium => self.push(tricks::Step::LowerImperium),
            Effect::Hasten => self.push(tricks::Step::Attach { keeps: false }),
            Effect::KeepOpen => self.push(tricks::Step::Attach { keeps: true }),
            Effect::Wormsigns(left) => self.push(worms::Step::Wormsigns { left }),
            Effect::DiscardWormsigns(left) => self.push(tricks::Step::DiscardWormsigns { left }),
            Effect::DiscardPolarWormsigns => {
                for area in (crate::board::map::NORTH_POLE.ground() & self.wormsigns).iter() {
                    self.drop_wormsign(area, w);
                }
            }
            Effect::MoveWorms(left) => {
                self.marked = AreaSet::NONE;
                self.push(worms::Step::MoveWorms { left });
            }
            Effect::WormAttack => self.push(worms::Step::WormAttack { wild: false }),
            Effect::PlaceWorms(left, at) => self.push(worms::Step::PlaceWorms { left, at }),
            Effect::WildMakerEnters => self.push(wild_maker::Step::WildMakerComes),
            Effect::WildMakerStrikes => {
                if let Some(from) = self.wild_maker {
                    self.push(worms::Step::WormAttack { wild: true });
                    self.push(worms::Step::WormTo { from });
                }
            }
            Effect::DesertPower => {
                let script = content().standard.desert_power.id;
                self.push(Step::Run { script, at: 0, it: It::Nothing, side });
            }
            Effect::Bombard(dice, target) => self.push(tricks::Step::Bombard { dice, target, it, side }),
            Effect::SwallowHarvesters(left) => self.push(tricks::Step::Swallow { left, sector: None }),
            Effect::RemoveVehicles(left, victim) => {
                if let Victim::SectorOf(leader) = victim
                    && let Some(area) = self.sector_of(leader)
                {
                    let sectors =
                        area.info().sectors.iter().fold(0, |bits, &sector| bits | 1 << sector as u8);
                    self.push(tricks::Step::RemoveVehicles { left, sectors });
                }
            }
            Effect::Rockets(dice) => self.push(tricks::Step::Rockets { dice }),
            Effect::CaptureOrnithopter => self.push(tricks::Step::Capture),
            Effect::TokenNearEnemy(near) => {
                self.push(deploy::Step::DeployTokens {
                    left: 1,
                    leader: false,
                    area: None,
                    spread: false,
                    near: Some(near),
                });
            }
            Effect::Storms => self.storms(),
            Effect::SwapTokens => self.push(tricks::Step::SwapTokens { first: None }),
            Effect::MoveSietch => self.push(tricks::Step::MoveSietch { from: None }),
            Effect::ShiftEnemy => self.push(tricks::Step::ShiftEnemy { from: None }),
            Effect::Imperium(power) => self.grant_imperium(side, power),
            Effect::PlaceNavigator => self.push(navigator::Step::Navigator),
            Effect::ClearTheSky => self.push(navigator::Step::ClearTheSky { side }),
            // The die is used as another result before anything runs; a card that stays is put aside when
            // it is played.
            Effect::AnyResult | Effect::RemainsInPlay(_) => {}
        }
    }

    pub(crate) fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::InPlay(leader) => self.in_play(leader),
            Condition::Gone(leader) => self.leaders[leader as usize] == Place::Gone,
            Condition::WildMakerInPlay => self.wild_maker.is_some(),
            Condition::Detonated => self.detonated.is_some(),
            Condition::MarkerAtLeast(step) => self.markers.iter().any(|&at| at >= step),
        }
    }

    fn lose_die(&mut self, side: Side, face: Face, w: &mut impl World<Event>) {
        for deck in side.decks() {
            let dice = &mut self.dice[deck as usize][face as usize];
            if *dice > 0 {
                less(dice, 1, "a die");
                w.tell(|| Event::DieLost { side, face });
                return;
            }
        }
    }

    fn draw_objective(&mut self, w: &mut impl World<Event>) {
        if self.objective_deck == 0 {
            return;
        }
        let mut bits = self.objective_deck;
        for _ in 0..w.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        let card = Objective(bits.trailing_zeros() as u8);
        self.objective_deck &= !card.bit();
        self.objectives |= card.bit();
        let eyes = self.seats_of(Side::Atreides);
        w.tell(|| Event::ObjectiveDrawn { objective: Some(card), eyes });
    }

    /// Takes a wormsign token off the board unseen.
    pub(crate) fn drop_wormsign(&mut self, area: Area, w: &mut impl World<Event>) {
        self.wormsigns.remove(area);
        w.tell(|| Event::WormsignGone { area });
    }

    fn choices(id: u16, at: u8) -> &'static [Script] {
        match script(id).get(at as usize) {
            Some(Effect::OneOf(choices)) => choices,
            _ => &[],
        }
    }

    /// Can this script do anything now?
    fn feasible(&self, id: u16, it: It, side: Side) -> bool {
        script(id).first().is_some_and(|effect| match *effect {
            Effect::Move { which, .. } => self.can_move(side, which, it),
            Effect::Attack { which, .. } => self.can_attack(side, which, it),
            Effect::Replace(_, from, to) => {
                self.supply(side, to) > 0
                    && !self.areas_where(side, |legion| legion.can_replace(from)).is_empty()
            }
            Effect::Wormsigns(_) => self.wormsign_supply() > 0 && !self.wormsign_spots().is_empty(),
            Effect::MoveWorms(_) => self.all_worms().iter().any(|worm| !self.worm_moves(worm).is_empty()),
            Effect::WormAttack => self.all_worms().iter().any(|worm| !self.worm_targets(worm).is_empty()),
            _ => true,
        })
    }

    /// Offers the options of a result that can be carried out (WA-ACTION-04).
    pub(crate) fn one_of_options(&self, id: u16, at: u8, it: It, side: Side, to: &mut Offers<'_, Action>) {
        for choice in Arrakis::choices(id, at) {
            if let Some(branch) = choice.branch()
                && self.feasible(choice.id, it, side)
            {
                to.add(Action::Choose(branch));
            }
        }
        to.add(Action::Pass)
    }

    pub(crate) fn choose_one(&mut self, id: u16, at: u8, it: It, side: Side, action: Action) {
        if let Action::Choose(branch) = action
            && let Some(choice) = Arrakis::choices(id, at).iter().find(|one| one.branch() == Some(branch))
        {
            self.push(Step::Run { script: choice.id, at: 0, it, side });
        }
    }

    /// The script of a die's standard action.
    pub(crate) fn standard(side: Side, face: Face) -> u16 {
        content().standard_of(side, face).id
    }

    /// Spends a die: it is moved to the spent cells and the tank advances (WA-DICE-07, WA-TANK-03).
    pub(crate) fn spend_die(&mut self, player: Deck, face: Face, w: &mut impl World<Event>) {
        less(&mut self.dice[player as usize][face as usize], 1, "a die");
        w.tell(|| Event::DieSpent { player, face });
        self.die_spent(player.side(), w);
    }

    /// The tank advances for a spent die: at once, or by FAQ 3.0 at the end of the turn.
    pub(crate) fn die_spent(&mut self, side: Side, w: &mut impl World<Event>) {
        if self.rules.faq3 {
            self.tank_due = true;
        } else {
            self.advance_tank(side, w);
        }
    }
}
