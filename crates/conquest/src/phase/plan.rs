//! Phase 6: the battle plans, formed in secret by both sides at once and revealed together.
//!
//! A plan has four elements, settled in this order: the dial, the leader, the card in the weapon slot and
//! the card in the defence slot. What Prescience has asked for is settled before the others.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::not_now;
use crate::action::{Action, Command, Element};
use crate::content::{BattleCard, Leader};
use crate::effect::BattleRole;
use crate::event::{Event, OpenPlan};
use crate::state::{Conquest, Leaders};

/// The steps of planning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Both sides form and seal their plans (CD-PLAN-01).
    Form,
    /// The plans are revealed at the same time (CD-PLAN-17).
    Reveal,
}

/// A battle plan. An element that is not settled yet is `None`; one left empty is `Some(None)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The number on the wheel.
    pub dial: Option<u8>,
    /// The leader.
    pub leader: Option<Option<Leader>>,
    /// The card in the weapon slot.
    pub weapon: Option<Option<BattleCard>>,
    /// The card in the defence slot.
    pub defence: Option<Option<BattleCard>>,
    /// Sealed: nothing can be changed any more.
    pub sealed: bool,
}

impl Plan {
    /// The first element that is not settled.
    pub(crate) fn open_element(&self) -> Option<Element> {
        if self.dial.is_none() {
            Some(Element::Dial)
        } else if self.leader.is_none() {
            Some(Element::Leader)
        } else if self.weapon.is_none() {
            Some(Element::Weapon)
        } else if self.defence.is_none() {
            Some(Element::Defence)
        } else {
            None
        }
    }

    /// Settles the element the action is about.
    pub(crate) fn set(&mut self, action: Action) {
        match action {
            Action::Dial(dial) => self.dial = Some(dial),
            Action::Lead(leader) => self.leader = Some(Some(leader)),
            Action::Arm(card) => self.weapon = Some(card),
            Action::Guard(card) => self.defence = Some(card),
            _ => {}
        }
    }

    /// Leaves an element empty for good.
    pub(crate) fn leave_empty(&mut self, element: Element) {
        match element {
            Element::Dial => {}
            Element::Leader => self.leader = Some(None),
            Element::Weapon => self.weapon = Some(None),
            Element::Defence => self.defence = Some(None),
        }
    }

    /// The cards in it.
    pub(crate) fn cards(&self) -> impl Iterator<Item = BattleCard> + use<> {
        [self.weapon.flatten(), self.defence.flatten()].into_iter().flatten()
    }
}

/// Is the action about this element?
pub(crate) fn is_about(action: Action, element: Element) -> bool {
    matches!(
        (action, element),
        (Action::Dial(_), Element::Dial)
            | (Action::Lead(_), Element::Leader)
            | (Action::Arm(_), Element::Weapon)
            | (Action::Guard(_), Element::Defence)
    )
}

/// The leaders a side can play in the battle (CD-PLAN-06, CD-PLAN-07, CD-PLAN-09).
pub(crate) fn leaders(game: &Conquest, side: usize) -> Leaders {
    game.leaders_for(game.battle.seat(side), game.battle.region)
}

/// The troops a side has in the part of the region the battle is fought in (CD-AMB-09).
pub(crate) fn troops(game: &Conquest, side: usize) -> u8 {
    game.troops_in(game.battle.seat(side), game.battle.at)
}

/// Can the card still be put into a slot, the other slot being as it is? One card fills one slot.
fn is_free(game: &Conquest, side: usize, card: BattleCard, other: Option<Option<BattleCard>>) -> bool {
    let held = game.side(game.battle.seat(side)).battle_hand.count(card.0);
    held > u8::from(other.flatten() == Some(card))
}

/// Is the card a weapon of the kind the command names?
fn is_named(card: BattleCard, command: Command) -> bool {
    matches!(&card.row().role, BattleRole::Weapon { kind, .. } if *kind == command.kind)
}

/// Does the card belong into the weapon slot: a weapon or a worthless card? (CD-AMB-45)
fn fits_weapon(card: BattleCard) -> bool {
    !matches!(card.row().role, BattleRole::Defence { .. })
}

/// Does the card belong into the defence slot: a defence or a worthless card? (CD-AMB-45)
fn fits_defence(card: BattleCard) -> bool {
    !matches!(card.row().role, BattleRole::Weapon { .. })
}

/// The cards of a side that can be put into the weapon slot, obeying the Voice as far as it can be
/// obeyed (CD-FAC-IMP-06, CD-FAC-IMP-07, CD-AMB-49). The second value tells whether the slot may stay
/// empty.
fn weapons(game: &Conquest, side: usize) -> (impl Iterator<Item = BattleCard> + '_, bool) {
    let hand = &game.side(game.battle.seat(side)).battle_hand;
    let other = game.battle.plans[side].defence;
    let fitting = move |card: &BattleCard| fits_weapon(*card) && is_free(game, side, *card, other);
    let command = game.battle.command.filter(|&(obeys, _)| obeys == side).map(|(_, command)| command);
    let must_play = command.is_some_and(|command| {
        command.play && hand.kinds().map(BattleCard).any(|card| is_named(card, command))
    });
    let obeys = move |card: &BattleCard| match command {
        Some(command) if command.play => !must_play || is_named(*card, command),
        Some(command) => !is_named(*card, command),
        None => true,
    };
    (hand.kinds().map(BattleCard).filter(fitting).filter(obeys), !must_play)
}

/// What a side may choose for an element.
pub(crate) fn offer_element(game: &Conquest, side: usize, element: Element, offers: &mut Offers<'_, Action>) {
    match element {
        Element::Dial => (0..=troops(game, side)).for_each(|dial| offers.add(Action::Dial(dial))), // CD-PLAN-03
        // CD-PLAN-05: whoever has a leader must play one.
        Element::Leader => leaders(game, side).iter().for_each(|leader| offers.add(Action::Lead(leader))),
        Element::Weapon => {
            let (cards, may_be_empty) = weapons(game, side);
            if may_be_empty {
                offers.add(Action::Arm(None));
            }
            cards.for_each(|card| offers.add(Action::Arm(Some(card))));
        }
        Element::Defence => {
            offers.add(Action::Guard(None));
            let hand = &game.side(game.battle.seat(side)).battle_hand;
            let other = game.battle.plans[side].weapon;
            hand.kinds()
                .map(BattleCard)
                .filter(|&card| fits_defence(card) && is_free(game, side, card, other))
                .for_each(|card| offers.add(Action::Guard(Some(card))));
        }
    }
}

/// Why an element may not be settled so.
pub(crate) fn refuse_element(game: &Conquest, side: usize, action: Action) -> Refusal {
    let hand = &game.side(game.battle.seat(side)).battle_hand;
    match action {
        Action::Dial(_) => Refusal::new(rule_id!("CD-PLAN-03"), "refuse-dial"),
        Action::Lead(leader) => {
            let own = game.side(game.battle.seat(side)).leaders;
            if own.has(leader) && !game.dead.has(leader) {
                Refusal::new(rule_id!("CD-PLAN-07"), "refuse-leader-elsewhere")
            } else {
                Refusal::new(rule_id!("CD-PLAN-09"), "refuse-leader-not-there")
            }
        }
        Action::Arm(Some(card)) | Action::Guard(Some(card)) if !hand.has(card.0) => {
            Refusal::new(rule_id!("CD-PLAN-13"), "refuse-battle-card-not-held")
        }
        Action::Arm(Some(card)) if !fits_weapon(card) => {
            Refusal::new(rule_id!("CD-AMB-45"), "refuse-weapon-slot")
        }
        Action::Guard(Some(card)) if !fits_defence(card) => {
            Refusal::new(rule_id!("CD-AMB-45"), "refuse-defence-slot")
        }
        Action::Arm(_) if game.battle.command.is_some_and(|(obeys, _)| obeys == side) => {
            Refusal::new(rule_id!("CD-FAC-IMP-06"), "refuse-disobey")
        }
        _ => Refusal::new(rule_id!("CD-PLAN-13"), "refuse-card-twice"),
    }
}

/// Settles, for a side that forms its plan, what it has no choice in. Others do not see a plan grow, so
/// nothing is told by it; the sealing itself is always asked for.
pub(crate) fn settle_forced(game: &mut Conquest, side: usize) {
    if leaders(game, side).is_empty() {
        // CD-PLAN-10, CD-PLAN-11: no leader, no battle cards.
        for element in [Element::Leader, Element::Weapon, Element::Defence] {
            game.battle.plans[side].leave_empty(element);
        }
    }
    while let Some(element) = game.battle.plans[side].open_element() {
        let Some(only) = Offers::only(|offers| offer_element(game, side, element, offers)) else { return };
        game.battle.plans[side].set(only);
    }
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        match self {
            Step::Form => (0..2)
                .filter(|&side| !game.battle.plans[side].sealed)
                .map(|side| game.battle.seat(side))
                .collect(),
            Step::Reveal => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        let Some(side) = game.battle.side_of(seat) else { return };
        match game.battle.plans[side].open_element() {
            Some(element) => offer_element(game, side, element, offers),
            None => offers.add(Action::Seal),
        }
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        let Some(side) = game.battle.side_of(seat) else { return not_now() };
        let plan = &game.battle.plans[side];
        match (action, plan.open_element()) {
            (Action::Pass, _) => Refusal::new(rule_id!("CD-BATTLE-01"), "refuse-must-fight"),
            (Action::Seal, Some(Element::Leader)) => {
                Refusal::new(rule_id!("CD-PLAN-05"), "refuse-leader-must")
            }
            (Action::Seal, _) => Refusal::new(rule_id!("CD-PLAN-02"), "refuse-plan-unfinished"),
            (_, Some(element)) if is_about(action, element) => refuse_element(game, side, action),
            (Action::Arm(Some(_)) | Action::Guard(Some(_)), _) if plan.leader == Some(None) => {
                Refusal::new(rule_id!("CD-PLAN-11"), "refuse-no-leader-no-cards")
            }
            (Action::Dial(_) | Action::Lead(_) | Action::Arm(_) | Action::Guard(_), _) => {
                let shown = game
                    .battle
                    .foreseen
                    .is_some_and(|(shows, element)| shows == side && is_about(action, element));
                if shown {
                    Refusal::new(rule_id!("CD-FAC-ATR-05"), "refuse-shown")
                } else {
                    Refusal::new(rule_id!("CD-PLAN-01"), "refuse-plan-order")
                }
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        let Some(side) = game.battle.side_of(seat) else { return };
        game.push(self);
        if action == Action::Seal {
            game.battle.plans[side].sealed = true;
            world.tell(|| Event::PlanSealed { seat });
        } else {
            game.battle.plans[side].set(action);
            settle_forced(game, side);
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        if self == Step::Reveal {
            game.battle.revealed = true;
            for side in 0..2 {
                let seat = game.battle.seat(side);
                if let Some(leader) = game.battle.plans[side].leader.flatten() {
                    game.side_mut(seat).leaders_known.add(leader);
                }
            }
            world.tell(|| Event::PlansRevealed { plans: [0, 1].map(|side| open(game, side)) });
        }
    }
}

/// A plan laid open.
pub(crate) fn open(game: &Conquest, side: usize) -> OpenPlan {
    let plan = &game.battle.plans[side];
    OpenPlan {
        seat: game.battle.seat(side),
        dial: fault::must(plan.dial, "a dial", 0),
        leader: plan.leader.flatten(),
        weapon: plan.weapon.flatten(),
        defence: plan.defence.flatten(),
    }
}
