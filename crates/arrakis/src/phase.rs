//! The phases of a round and what happens in them, one file each, in the rulebook's words and order.
//!
//! What is still to be done stands on a stack of steps, the next on top; [`table::step`] says how they run.
//! Each phase's steps stand whole in its file: whom a step asks, what it offers, why the rest is refused,
//! what an answer does. What the cards ask for stands in [`crate::effect`].

pub mod actions;
pub mod attack;
pub mod battle;
pub mod deploy;
pub mod dice;
pub mod end;
pub mod frigates;
pub mod garrison;
pub mod harvest;
pub mod hazards;
pub mod imperium;
pub mod landing;
pub mod leaders;
pub mod losses;
pub mod movement;
pub mod navigator;
pub mod planning;
pub mod prescience;
pub mod retreat;
pub mod round;
pub(crate) mod setup;
pub mod solo;
pub mod team;
pub mod vehicles;
pub mod wild_maker;
pub mod worms;

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, World};

use crate::action::Action;
use crate::effect::{place, run, tricks};
use crate::event::Event;
use crate::piece::{Deck, Side};
use crate::state::Arrakis;
use round::Phase;

table::steps! {
    /// Something still to be done, by the rules alone.
    pub enum Step for Arrakis {
        /// The round and its phases.
        Round(Phase),
        /// Phase 1.
        Vehicles(vehicles::Step),
        /// Phase 2, before the first turn.
        Dice(dice::Step),
        /// What partners of a shared faction settle.
        Team(team::Step),
        /// Phase 2, turn by turn.
        Actions(actions::Step),
        /// Planning cards.
        Planning(planning::Step),
        /// The scripts of dice, leaders and cards.
        Effect(run::Step),
        /// Figures that effects place or replace.
        Place(place::Step),
        /// The single choices that cards ask for.
        Tricks(tricks::Step),
        /// Deployment.
        Deploy(deploy::Step),
        /// Movement.
        Movement(movement::Step),
        /// An attack up to its declaration.
        Attack(attack::Step),
        /// A battle.
        Battle(battle::Step),
        /// Losses and the stacking limit.
        Losses(losses::Step),
        /// Legions that leave an area.
        Retreat(retreat::Step),
        /// The regeneration tank.
        Leaders(leaders::Step),
        /// Wormsign and sandworms.
        Worms(worms::Step),
        /// The Wild Maker.
        WildMaker(wild_maker::Step),
        /// Phase 3.
        Hazards(hazards::Step),
        /// Phase 4.
        Harvest(harvest::Step),
        /// Prescience cards.
        Prescience(prescience::Step),
        /// The end of the round.
        End(end::Step),
        /// The Mahdi automaton's turn.
        Solo(solo::Step),
        /// The Mahdi automaton's garrisons.
        Garrison(garrison::Step),
        /// The Spacing Guild: Imperium actions and heighliners.
        Imperium(imperium::Step),
        /// The Spacing Guild: a heighliner lands.
        Landing(landing::Step),
        /// The Spacing Guild: frigates.
        Frigates(frigates::Step),
        /// The Spacing Guild: the Navigator.
        Navigator(navigator::Step),
    }
}

/// Does the same with the step of whichever phase it is.
macro_rules! each {
    ($self:expr, $step:ident => $does:expr) => {
        match $self {
            Step::Round($step) => $does,
            Step::Vehicles($step) => $does,
            Step::Dice($step) => $does,
            Step::Team($step) => $does,
            Step::Actions($step) => $does,
            Step::Planning($step) => $does,
            Step::Effect($step) => $does,
            Step::Place($step) => $does,
            Step::Tricks($step) => $does,
            Step::Deploy($step) => $does,
            Step::Movement($step) => $does,
            Step::Attack($step) => $does,
            Step::Battle($step) => $does,
            Step::Losses($step) => $does,
            Step::Retreat($step) => $does,
            Step::Leaders($step) => $does,
            Step::Worms($step) => $does,
            Step::WildMaker($step) => $does,
            Step::Hazards($step) => $does,
            Step::Harvest($step) => $does,
            Step::Prescience($step) => $does,
            Step::End($step) => $does,
            Step::Solo($step) => $does,
            Step::Garrison($step) => $does,
            Step::Imperium($step) => $does,
            Step::Landing($step) => $does,
            Step::Frigates($step) => $does,
            Step::Navigator($step) => $does,
        }
    };
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        each!(self, step => step.who(game))
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, phase: Phase) -> RuleId {
        each!(self, step => step.rule(phase))
    }
}

/// Whose decision a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Nobody's: it is simply carried out.
    Nobody,
    /// A player's.
    Player(Deck),
    /// That of whoever acts for a side.
    Side(Side),
}

impl Who {
    /// The seat that answers.
    #[inline]
    pub(crate) fn seats(self, game: &Arrakis) -> SeatSet {
        match self {
            Who::Nobody => SeatSet::NONE,
            Who::Player(player) => SeatSet::one(game.seat_of(player)),
            Who::Side(side) => SeatSet::one(game.seat(side)),
        }
    }

    /// The side that decides, if any does.
    #[inline]
    pub(crate) fn side(self) -> Option<Side> {
        match self {
            Who::Nobody => None,
            Who::Player(player) => Some(player.side()),
            Who::Side(side) => Some(side),
        }
    }
}

/// A step as it is played at this table: what is asked of the Mahdi automaton is answered by its lists, and
/// the person at the table chooses only between answers of the same rank (WA-SOLO-SETUP-06).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Task(pub Step);

impl<S: Into<Step>> From<S> for Task {
    #[inline]
    fn from(step: S) -> Task {
        Task(step.into())
    }
}

impl Task {
    /// Is this a question to the automaton?
    #[inline]
    fn asks_mahdi(self, game: &Arrakis) -> bool {
        game.rules.solo && self.0.who(game).side() == Some(Side::Harkonnen)
    }
}

impl Doing<Arrakis> for Task {
    #[inline]
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.0.asks(game)
    }

    #[inline]
    fn open(self, game: &Arrakis) -> bool {
        self.0.open(game)
    }

    #[inline]
    fn offer(self, game: &Arrakis, seat: Seat, offers: &mut Offers<'_, Action>) {
        if self.asks_mahdi(game) {
            game.mahdi_options(self.0, seat, offers);
        } else {
            self.0.offer(game, seat, offers);
        }
    }

    fn refuse(self, game: &Arrakis, seat: Seat, action: Action) -> Refusal {
        self.0.refuse(game, seat, action)
    }

    fn take(self, game: &mut Arrakis, seat: Seat, action: Action, world: &mut impl World<Event>) {
        if self.asks_mahdi(game) && game.mahdi_explains(self.0, action) {
            world.tell(|| game.mahdi_chose(self.0, seat, action));
        }
        self.0.take(game, seat, action, world);
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        self.0.run(game, world);
    }
}

impl Arrakis {
    /// The step that is done next.
    #[inline]
    pub fn next(&self) -> Option<Step> {
        self.stack.top().map(|Task(step)| step)
    }

    /// What is still to be done, the last of it first; nothing once the game is over.
    pub(crate) fn pending(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.stack.iter().filter(|_| self.ending.is_none()).map(|Task(step)| step)
    }
}

/// The refusal for an action that is no answer to the question a rule asks.
pub(crate) fn other_question(rule: RuleId) -> Refusal {
    Refusal::new(rule, "refuse-other-question")
}
