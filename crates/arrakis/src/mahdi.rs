//! The Mahdi automaton: Harkonnen without a player (WA-SOLO-…).
//!
//! The automaton makes no choices of its own. For every question to Harkonnen it ranks the lawful answers by
//! the priority lists of the rulebook; the best ones are offered to the person at the table, who chooses
//! freely among equals (WA-SOLO-SETUP-06). A single best answer is taken at once.
//!
//! A rank is a number, the lower the better, in which every priority of a list has bits of its own, the
//! first the highest. So a comparison of numbers is a comparison by the list, and the highest bit in which
//! two answers differ names the priority that decided between them ([`reason`]).
//!
//! | module | idea |
//! |---|---|
//! | `strength`, `ways` | what the lists measure: combat strength and distance |
//! | `vehicles`, `attack`, `movement`, `recruits`, `losses`, `spice` | one list each |
//! | `cards` | which cards can be carried out |
//! | `reason` | why the automaton did what it did |

mod attack;
mod cards;
mod losses;
mod movement;
mod rank;
mod reason;
mod recruits;
mod spice;
mod strength;
mod vehicles;
mod ways;

use table::{Doing, List, Offers, Seat};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::content::script;
use crate::effect::place::Step as Placing;
use crate::effect::run::Step as Run;
use crate::effect::tricks::Step as Tricks;
use crate::effect::{Branch, Effect, It};
use crate::phase::Step;
use crate::phase::attack::Step as Attack;
use crate::phase::battle::Step as Battle;
use crate::phase::deploy::Step as Deploy;
use crate::phase::end::Step as End;
use crate::phase::harvest::Step as Harvest;
use crate::phase::losses::Step as Losses;
use crate::phase::movement::Step as Movement;
use crate::phase::retreat::Step as Retreat;
use crate::phase::solo::Step as Solo;
use crate::phase::vehicles::Step as Vehicles;
use crate::piece::Side;
use crate::state::Arrakis;

pub(crate) use cards::{next_deck, other_deck};
use losses::{rank_loss, rank_weakest};
use rank::Rank;
use recruits::figure_rank;
pub(crate) use vehicles::{tactic_sectors, tactic_sietch};
use ways::Ways;

/// No question has more answers: one for every area, and some besides.
const MOST: usize = 160;

/// What the automaton has in mind while it answers one question.
struct Mind<'a> {
    state: &'a Arrakis,
    /// The sietch it goes for.
    aim: Area,
    /// Steps to that sietch.
    way: Ways,
    /// Steps to the nearest sietch of all.
    near: Ways,
    /// The rank of the best end of a march.
    best: Rank,
}

/// Hears the options and keeps the best ones.
struct Best<'a> {
    mind: &'a Mind<'a>,
    step: Step,
    rank: Rank,
    equals: List<Action, MOST>,
}

impl Best<'_> {
    #[inline]
    fn hear(&mut self, action: Action) {
        let rank = self.mind.rank(self.step, action);
        if rank < self.rank {
            self.rank = rank;
            self.equals.clear();
        }
        if rank == self.rank && rank != Rank::Never {
            self.equals.push(action);
        }
    }
}

impl Arrakis {
    /// The lawful answers of highest priority.
    pub(crate) fn mahdi_options(&self, step: Step, seat: Seat, to: &mut Offers<'_, Action>) {
        if let Step::Vehicles(Vehicles::Vehicles { counts, must, .. }) = step {
            return self.mahdi_vehicles(counts, must, to);
        }
        // Where no list speaks all are equal, and the person chooses.
        let mind = Mind::of(self, step);
        let mut best = Best { mind: &mind, step, rank: Rank::Never, equals: List::new() };
        step.offer(self, seat, &mut Offers::each(&mut |action| best.hear(action)));
        for &action in best.equals.iter() {
            to.add(action);
        }
    }
}

impl<'a> Mind<'a> {
    /// What this question takes.
    fn of(state: &'a Arrakis, step: Step) -> Mind<'a> {
        let target = || Ways::to(state, AreaSet::one(state.target_area()));
        let plain =
            Mind { state, aim: state.target_area(), way: Ways::NONE, near: Ways::NONE, best: Rank::Never };
        match step {
            Step::Movement(Movement::Move { .. }) | Step::Tricks(Tricks::Carry { from: None }) => {
                Mind::marching(state)
            }
            Step::Movement(Movement::March { from, .. }) => Mind::leaving(state, from),
            Step::Tricks(Tricks::Carry { from: Some(from) }) => Mind::carrying(state, from),
            Step::Place(Placing::Spot { .. })
            | Step::Place(Placing::Replace { .. })
            | Step::Place(Placing::PlaceEach { .. }) => Mind::recruiting(state),
            Step::Deploy(Deploy::Deploy { .. })
            | Step::Solo(Solo::TemporaryTarget)
            | Step::Tricks(Tricks::Tank { .. })
            | Step::Tricks(Tricks::Spies)
            | Step::Tricks(Tricks::Bombard { .. })
            | Step::Tricks(Tricks::DiscardWormsigns { .. }) => Mind { way: target(), ..plain },
            _ => plain,
        }
    }

    /// The priority of an answer.
    fn rank(&self, step: Step, action: Action) -> Rank {
        let state = self.state;
        match (step, action) {
            (Step::Effect(Run::OneOf { script, at, it, .. }), Action::Choose(branch)) => {
                self.option_rank(script, at, it, branch)
            }
            (Step::Place(Placing::Spot { .. }), Action::Here(area)) => self.legion_rank(area),
            (Step::Place(Placing::Spot { .. }), Action::Piecewise(_)) => Rank::Never,
            (Step::Place(Placing::Figure { .. }), action) => figure_rank(action),
            (Step::Place(Placing::PlaceEach { .. }), Action::To(area)) => self.legion_rank(area),
            (
                Step::Tricks(Tricks::Spies)
                | Step::Tricks(Tricks::Bombard { .. })
                | Step::Tricks(Tricks::DiscardWormsigns { .. }),
                Action::To(area),
            ) => {
                // WA-SOLO-MENTAT-08
                Rank::By(self.way.far(area))
            }
            (Step::Tricks(Tricks::Tank { .. }), Action::Leader(leader)) => {
                // WA-SOLO-MENTAT-08
                state.leader_area(leader).map_or(Rank::Last, |area| Rank::By(self.way.far(area)))
            }
            (Step::Solo(Solo::TemporaryTarget), Action::To(area)) => state.aim_rank(&self.way, area),
            (Step::Tricks(Tricks::Carry { .. }), Action::From(area)) => self.carried_rank(area),
            (
                Step::Tricks(Tricks::Carry { from: Some(from) }),
                action @ (Action::To(_) | Action::Leave(_)),
            ) => self.march_rank(action, |to| self.carry_end(from, to)),
            (Step::Deploy(Deploy::Deploy { .. }), Action::Deploy(figure, area)) => {
                self.deploy_rank(figure, area)
            }
            (Step::Place(Placing::Replace { .. }), Action::From(area)) => self.legion_rank(area),
            (Step::Movement(Movement::Move { .. }), Action::From(area)) => self.mover_rank(area),
            (Step::Movement(Movement::March { from, .. }), action) => {
                self.march_rank(action, |to| self.end_rank(from, to))
            }
            (Step::Attack(Attack::Attack { .. }), Action::From(area)) => state.attacker_rank(area),
            (Step::Attack(Attack::AttackTarget { from, .. }), Action::To(area)) => {
                state.attack_rank(from, area)
            }
            (Step::Battle(Battle::Continue), action) => {
                Rank::only(state.mahdi_ceases() == (action == Action::Cease))
            }
            // WA-SOLO-BATTLE-07
            (Step::Battle(Battle::Retreat), Action::Retreat) => Rank::Never,
            (Step::Losses(Losses::Losses { area, hits, .. }), action) => {
                rank_loss(state.legion(area), hits, action)
            }
            // WA-SOLO-SPECIAL-05
            (Step::Losses(Losses::Excess { .. }), Action::Remove(figure)) => rank_weakest(figure),
            (Step::Harvest(Harvest::Spend { decided, .. }), action) => state.spend_rank(decided, action),
            (Step::Battle(Battle::Advance { .. }), Action::Done) => Rank::FIRST,
            (Step::Battle(Battle::Advance { .. }), _) => Rank::Never,
            // WA-SOLO-PHASE-12
            (Step::End(End::SwapLeaders { .. }), Action::Leader(_)) => Rank::Never,
            // WA-SOLO-BATTLE-09: an Atreides legion flees to an empty area, if there is one.
            (Step::Retreat(Retreat::Flee { side: Side::Atreides, .. }), Action::To(area)) => {
                Rank::By(u32::from(!state.empty().has(area)))
            }
            (_, Action::Done | Action::Pass) => Rank::Last,
            _ => Rank::FIRST,
        }
    }

    /// Attack if there is anything to attack, otherwise move (WA-SOLO-TURN-07).
    fn option_rank(&self, id: u16, at: u8, it: It, branch: Branch) -> Rank {
        let state = self.state;
        let Some(Effect::OneOf(choices)) = script(id).get(at as usize) else { return Rank::Last };
        let chosen = choices.iter().find(|choice| choice.branch() == Some(branch));
        match chosen.and_then(|choice| script(choice.id).first()) {
            Some(Effect::Attack { which, .. }) => {
                let able =
                    state.usable(Side::Harkonnen, *which, it).iter().any(|from| state.mahdi_attacks(from));
                Rank::only(able)
            }
            Some(Effect::Move { which, .. }) if state.may_march(*which, it) => Rank::By(1),
            Some(Effect::Move { .. }) => Rank::Never,
            _ => Rank::By(2),
        }
    }
}
