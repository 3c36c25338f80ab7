//! Why the automaton did what it did: the priority that decided, and between what.

use table::{Doing, Offers, RuleId, Seat, rule_id};

use super::losses::loss_rule;
use super::{Mind, Rank, attack, movement, recruits, spice};
use crate::action::Action;
use crate::effect::Piece;
use crate::effect::place::Step as Placing;
use crate::effect::run::Step as Run;
use crate::effect::tricks::Step as Tricks;
use crate::event::Event;
use crate::phase::Step;
use crate::phase::attack::Step as Attack;
use crate::phase::battle::Step as Battle;
use crate::phase::deploy::Step as Deploy;
use crate::phase::end::Step as End;
use crate::phase::garrison::Step as Garrison;
use crate::phase::harvest::Step as Harvest;
use crate::phase::losses::Step as Losses;
use crate::phase::movement::Step as Movement;
use crate::phase::retreat::Step as Retreat;
use crate::phase::solo::Step as Solo;
use crate::phase::vehicles::Step as Vehicles;
use crate::phase::worms::Step as Worms;
use crate::piece::Figure;
use crate::state::Arrakis;
use crate::view::Asked;

/// The priorities of a list by the lowest bit each has in a rank, the first the highest.
pub(super) type Ladder = &'static [(u32, RuleId)];

/// The priority in which two ranks differ.
fn between(ladder: Ladder, best: Rank, next: Rank) -> Option<RuleId> {
    let differ = best.parting_bit(next)?;
    ladder.iter().find(|(bit, _)| *bit <= differ).map(|(_, rule)| *rule)
}

/// Counts the answers and remembers the best one that was not good enough.
struct Tally<'a> {
    mind: &'a Mind<'a>,
    step: Step,
    chosen: Rank,
    next: Option<(Rank, Action)>,
    equal: u8,
    all: u8,
}

impl Tally<'_> {
    fn hear(&mut self, action: Action) {
        if matches!(action, Action::Done | Action::Pass | Action::Piecewise(_)) {
            return;
        }
        let rank = self.mind.rank(self.step, action);
        self.all += 1;
        if rank == self.chosen {
            self.equal += 1;
        } else if rank > self.chosen && self.next.is_none_or(|(next, _)| rank < next) {
            self.next = Some((rank, action));
        }
    }
}

/// Counts answers.
fn count(offer: impl FnOnce(&mut Offers<'_, Action>)) -> u8 {
    let mut count = 0;
    offer(&mut Offers::each(&mut |action| count += u8::from(!matches!(action, Action::Done | Action::Pass))));
    count
}

impl Arrakis {
    /// Is there anything to explain? Not where nothing was to be decided.
    #[inline]
    pub(crate) fn mahdi_explains(&self, step: Step, action: Action) -> bool {
        match (step, action) {
            (
                Step::Movement(Movement::Move { .. })
                | Step::Effect(Run::OneOf { .. })
                | Step::Attack(Attack::Attack { .. }),
                _,
            ) => true,
            (_, Action::Done | Action::Pass) => false,
            (Step::Movement(Movement::Fly { from, side, .. }), _) => {
                self.transports(side, from).count_ones() > 1
            }
            (
                Step::Place(Placing::Figure { piece: Piece::Unit(unit), .. }),
                Action::Supply(Figure::Unit(other)),
            ) => unit != other,
            _ => true,
        }
    }

    /// A decision of the automaton with its reason; made before it is carried out.
    pub(crate) fn mahdi_chose(&self, step: Step, seat: Seat, action: Action) -> Event {
        if let Step::Vehicles(Vehicles::Vehicles { counts, must, .. }) = step {
            let all = count(|to| self.vehicle_options(counts, must, to));
            let equal = count(|to| self.mahdi_vehicles(counts, must, to));
            let rule = self.vehicle_rule(action);
            return Event::MahdiChose { asked: Asked::of(step), action, rule, equal, all, over: None };
        }
        let mind = Mind::of(self, step);
        let chosen = mind.rank(step, action);
        let mut tally = Tally { mind: &mind, step, chosen, next: None, equal: 0, all: 0 };
        step.offer(self, seat, &mut Offers::each(&mut |action| tally.hear(action)));
        let Tally { next, equal, all, .. } = tally;
        let (ladder, plain) = self.lists(step, action, chosen);
        let decided = next.and_then(|(next, _)| between(ladder, chosen, next));
        let rule = match decided {
            Some(rule) if rule == rule_id!("WA-SOLO-MOVE-09") => movement::ground_rule(chosen),
            Some(rule) => rule,
            None => plain,
        };
        let over = next.map(|(_, action)| action);
        Event::MahdiChose { asked: Asked::of(step), action, rule, equal, all, over }
    }

    /// The list a question is answered by, and the rule that holds when there is nothing to compare.
    fn lists(&self, step: Step, action: Action, chosen: Rank) -> (Ladder, RuleId) {
        let plain = |rule| (&[] as Ladder, rule);
        match (step, action) {
            (Step::Effect(Run::OneOf { .. }), _) => plain(rule_id!("WA-SOLO-TURN-07")),
            (Step::Movement(Movement::Move { .. }), Action::From(_)) => {
                (movement::MOVER, rule_id!("WA-SOLO-MOVE-01"))
            }
            // Somebody was strong enough, or nobody would have been asked to move.
            (Step::Movement(Movement::Move { .. }), _) => plain(rule_id!("WA-AMB-77")),
            (Step::Solo(Solo::TemporaryTarget), _) => (movement::AIM, rule_id!("WA-SOLO-MOVE-04")),
            // Beside the sietch a legion only joins another.
            (Step::Movement(Movement::March { from, .. }), Action::To(_)) if self.aim().touch().has(from) => {
                plain(rule_id!("WA-SOLO-MOVE-14"))
            }
            (Step::Movement(Movement::March { .. }), Action::To(_)) => {
                (movement::END, rule_id!("WA-SOLO-MOVE-01"))
            }
            (
                Step::Movement(Movement::March { .. }) | Step::Tricks(Tricks::Carry { .. }),
                Action::Leave(_),
            ) => plain(rule_id!("WA-SOLO-MOVE-07")),
            (Step::Tricks(Tricks::Carry { .. }), _) => plain(rule_id!("WA-SOLO-MENTAT-03")),
            (
                Step::Attack(Attack::Attack { .. }) | Step::Attack(Attack::AttackTarget { .. }),
                Action::From(_) | Action::To(_),
            ) => attack::ladder(chosen),
            (Step::Attack(Attack::Attack { .. }), _) => plain(rule_id!("WA-SOLO-ATTACK-02")),
            (Step::Deploy(Deploy::Deploy { .. }), Action::Deploy(..)) => {
                (recruits::DEPLOY, rule_id!("WA-SOLO-DEPLOY-01"))
            }
            (Step::Place(Placing::Replace { .. }), _) => (recruits::HOUSE, rule_id!("WA-SOLO-HOUSE-01")),
            (Step::Place(Placing::Spot { .. }) | Step::Place(Placing::PlaceEach { .. }), _) => {
                (recruits::HOUSE, rule_id!("WA-SOLO-MENTAT-04"))
            }
            (Step::Place(Placing::Figure { .. }), Action::Supply(Figure::Unit(_))) => {
                plain(rule_id!("WA-SOLO-DEPLOY-06"))
            }
            (Step::Place(Placing::Figure { .. }), _) => plain(rule_id!("WA-SOLO-DEPLOY-02")),
            (
                Step::Tricks(Tricks::Spies)
                | Step::Tricks(Tricks::Bombard { .. })
                | Step::Tricks(Tricks::DiscardWormsigns { .. })
                | Step::Tricks(Tricks::Tank { .. }),
                _,
            ) => plain(rule_id!("WA-SOLO-MENTAT-08")),
            (Step::Battle(Battle::Continue), _) => plain(rule_id!("WA-SOLO-BATTLE-08")),
            (Step::Battle(Battle::Retreat), _) => plain(rule_id!("WA-SOLO-BATTLE-07")),
            (Step::Losses(Losses::Losses { area, hits, .. }), _) => {
                plain(loss_rule(self.legion(area), hits, action))
            }
            (Step::Losses(Losses::Excess { .. }), _) => plain(rule_id!("WA-SOLO-SPECIAL-05")),
            (Step::Garrison(Garrison::SpareToken { .. }), _) => plain(rule_id!("WA-SOLO-SPECIAL-07")),
            (Step::Worms(Worms::Rescue { .. }), _) => plain(rule_id!("WA-SOLO-PHASE-03")),
            (Step::Harvest(Harvest::Spend { .. }), _) => plain(spice::spice_rule(action)),
            (Step::End(End::SwapLeaders { .. }), _) => plain(rule_id!("WA-SOLO-PHASE-12")),
            (Step::Retreat(Retreat::Flee { .. }), _) => plain(rule_id!("WA-SOLO-BATTLE-09")),
            _ => plain(rule_id!("WA-SOLO-SETUP-06")),
        }
    }
}
