//! The step machine: how every game runs on, written once.
//!
//! What is still to be done stands on a [`Stack`] of steps, the next on top. A step either waits for
//! somebody (`asks`), then says what they may do (`offer`) and takes their answer (`take`); or it waits for
//! nobody and is simply carried out (`run`). A step is off the stack while it is answered or carried out; one
//! that is not finished puts itself back. A game writes its steps phase by phase as [`Doing`], and what it is
//! besides as [`Rules`]; everything a program calls, [`Game`], follows from these two.
//!
//! What may be done is written once, in `offer`. An action that is not offered is refused, and only then
//! does `refuse` look for the rule against it: legal and applied cannot drift apart.

mod offers;

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::encode::{Lexicon, Speech};
use crate::fault::{self, Fault};
use crate::game::{About, BadOptions, Game, Outcome, Waiting};
use crate::log::{Event, Log, Pair, World};
use crate::rule::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::setting::Setting;

pub use offers::Offers;
use offers::{forced, offered};

/// How a step is asked, answered and carried out. The defaults are those of a step that waits for nobody.
pub trait Doing<G: Rules>: Copy {
    /// Who must decide; nobody if the step is simply carried out. It depends only on what everybody may
    /// know, unless the rules say that being asked tells something.
    fn asks(self, _: &G) -> SeatSet {
        SeatSet::NONE
    }

    /// May the only answer there is be taken without asking, and a step without any be passed over? Not where
    /// that would tell others what is hidden from them, and not where people want to see it happen.
    fn open(self, _: &G) -> bool {
        false
    }

    /// What a seat that must decide may do.
    fn offer(self, _: &G, _: Seat, _: &mut Offers<'_, G::Action>) {}

    /// Why something that is not offered may not be done.
    fn refuse(self, _: &G, _: Seat, _: G::Action) -> Refusal {
        G::not_now()
    }

    /// Takes an answer that was offered.
    fn take(self, _: &mut G, _: Seat, _: G::Action, _: &mut impl World<G::Event>) {}

    /// Carries out a step that waits for nobody, or no longer.
    fn run(self, _: &mut G, _: &mut impl World<G::Event>) {}
}

/// A game as its rules are written: a position with a stack of steps. See [`Game`] for what it promises.
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What a table may choose before the start.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Event;
    /// What a viewer may know of a position.
    type View: Clone + Debug + Serialize + Send + 'static;
    /// Something still to be done.
    type Step: Doing<Self>;

    /// The game's name card.
    fn about() -> &'static About;

    /// The usual options of a mode for so many seats.
    fn options(mode: &str, seats: usize) -> Result<Self::Options, BadOptions>;

    /// Sets what is better where people sit at the table, and is no rule.
    fn for_people(_: &mut Self::Options) {}

    /// What people may choose about these options.
    fn settings(options: &Self::Options) -> Vec<Setting>;

    /// Sets the game up, with the first step on the stack.
    fn set_up(options: &Self::Options, world: &mut impl World<Self::Event>) -> Result<Self, BadOptions>;

    /// What tells the content files of an edition apart; `None` for one that is not played any more.
    fn content(edition: u32) -> Option<String> {
        (edition == Self::about().edition).then(|| (Self::about().content)())
    }

    /// Sets the game up by an edition of the rules that [`Rules::content`] knows.
    fn set_up_in(
        _edition: u32,
        options: &Self::Options,
        world: &mut impl World<Self::Event>,
    ) -> Result<Self, BadOptions> {
        Self::set_up(options, world)
    }

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The side a seat plays, as a message key.
    fn side(&self, seat: Seat) -> &'static str;

    /// What a seat is called in numbers that `viewer` learns from.
    fn label(&self, _viewer: Seat, seat: Seat) -> &'static str {
        self.side(seat)
    }

    /// Every action there can be, one a line as records write it: its place is its number for good ([`crate::actions`]).
    fn actions() -> &'static str {
        ""
    }

    /// Every word the game says for itself in numbers ([`crate::encode`]); none where its view is walked.
    fn lexicon() -> Option<&'static Lexicon> {
        None
    }

    /// Says what a seat knows and each of its choices, in words of the lexicon, from nothing the seat may not know.
    fn speak(&self, _seat: Seat, _legal: &[Self::Action], _into: &mut Speech) {}

    /// How far a seat has come, by what all can see.
    fn standing(&self, _seat: Seat) -> f32 {
        0.0
    }

    /// What is still to be done.
    fn stack(&self) -> &Stack<Self::Step>;

    /// What is still to be done, to be changed.
    fn stack_mut(&mut self) -> &mut Stack<Self::Step>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The refusal for an action that does not belong to the step at all.
    fn not_now() -> Refusal;

    /// The refusal for a seat that is not asked.
    fn not_your_turn() -> Refusal;

    /// The refusal for anything after the end.
    fn game_over() -> Refusal;

    /// Why an action that the step does not offer may not be taken. A game overrides it for what is refused
    /// alike whatever is being asked.
    fn refuse(&self, step: Self::Step, seat: Seat, action: Self::Action) -> Refusal {
        step.refuse(self, seat, action)
    }

    /// The game stops at this step: somebody is asked. For what lasts only until the next question.
    #[inline]
    fn stops(&mut self, _: Self::Step) {}

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that could be the real one for all the viewer knows.
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self;

    /// Checks that every piece, card and coin is accounted for.
    fn audit(&self) -> Result<(), String>;
}

/// What every step does to the stack.
pub trait Steps: Rules {
    /// The step that is done next.
    #[inline]
    fn top(&self) -> Option<Self::Step> {
        self.stack().top()
    }

    /// Puts a step on top: it is done next.
    #[inline]
    fn push(&mut self, step: impl Into<Self::Step>) {
        self.stack_mut().push(step.into());
    }
}

impl<G: Rules> Steps for G {}

/// What is still to be done, the next on top.
#[derive(Clone, Copy, Debug)]
pub struct Stack<S> {
    steps: [Option<S>; DEPTH],
    count: u8,
    fault: Option<Fault>,
    /// Whom the step on top asks, where the game has just stopped at it: it need not be found out again.
    asked: Option<SeatSet>,
}

/// How deep steps may stand on each other. The deepest of the games at hand needs fewer than 24.
const DEPTH: usize = 32;
/// More steps than this without a question do not come to an end.
const LONGEST: u32 = 100_000;

impl<S: Copy> Stack<S> {
    /// Nothing is to be done.
    pub fn new() -> Stack<S> {
        Stack { steps: [None; DEPTH], count: 0, fault: None, asked: None }
    }

    /// The step on top.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.steps[..self.count.into()].last().copied().flatten()
    }

    /// Puts a step on top.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.asked = None;
        match self.steps.get_mut(usize::from(self.count)) {
            Some(place) => {
                *place = Some(step);
                self.count += 1;
            }
            None => fault::raise(Fault::Full(DEPTH)),
        }
    }

    /// Takes the step on top off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.asked = None;
        self.count = self.count.checked_sub(1)?;
        self.steps[usize::from(self.count)].take()
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        while self.pop().is_some() {}
    }

    /// All steps, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = S> + '_ {
        self.steps[..self.count.into()].iter().copied().flatten()
    }

    /// All steps, the lowest first, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut S> {
        self.asked = None;
        self.steps[..self.count.into()].iter_mut().flatten()
    }

    /// The position was changed by hand: whom the step on top asks must be found out anew.
    pub fn changed(&mut self) {
        self.asked = None;
    }

    /// Is nothing to be done?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<S: Copy> Default for Stack<S> {
    fn default() -> Stack<S> {
        Stack::new()
    }
}

impl<S: PartialEq> PartialEq for Stack<S> {
    fn eq(&self, other: &Stack<S>) -> bool {
        let live = |stack: &Stack<S>| usize::from(stack.count);
        self.fault == other.fault && self.steps[..live(self)] == other.steps[..live(other)]
    }
}

/// Carries out steps until somebody must decide or the game is over. Programs need not call it: starting a
/// game and taking an action do. It is for positions set up by hand.
pub fn run_on<G: Rules>(game: &mut G, world: &mut impl World<G::Event>) {
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            return;
        }
        let Some(step) = game.top() else { return fault::raise(Fault::DeadEnd) };
        let asked = step.asks(game);
        let Some(seat) = asked.lowest() else {
            game.stack_mut().pop();
            step.run(game, world);
            continue;
        };
        let forced = if step.open(game) { forced(game, step, seat) } else { None };
        let Some(forced) = forced else {
            game.stops(step);
            game.stack_mut().asked = Some(asked);
            return;
        };
        game.stack_mut().pop();
        match forced {
            Some(action) => step.take(game, seat, action, world),
            None => step.run(game, world),
        }
    }
    fault::raise(Fault::Endless);
}

/// Whom the step on top asks.
#[inline]
fn asked<G: Rules>(game: &G, step: G::Step) -> SeatSet {
    let Some(asked) = game.stack().asked else { return step.asks(game) };
    debug_assert!(asked == step.asks(game), "the position was changed without a word to its stack");
    asked
}

impl<G: Rules> Game for G {
    type Options = <G as Rules>::Options;
    type Action = <G as Rules>::Action;
    type Event = <G as Rules>::Event;
    type View = <G as Rules>::View;

    fn about() -> &'static About {
        <G as Rules>::about()
    }

    fn options(mode: &str, seats: usize) -> Result<Self::Options, BadOptions> {
        <G as Rules>::options(mode, seats)
    }

    fn for_people(options: &mut Self::Options) {
        <G as Rules>::for_people(options);
    }

    fn settings(options: &Self::Options) -> Vec<Setting> {
        <G as Rules>::settings(options)
    }

    fn start(
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<G, BadOptions> {
        G::start_in(G::about().edition, options, chance, log)
    }

    fn content(edition: u32) -> Option<String> {
        <G as Rules>::content(edition)
    }

    fn start_in(
        edition: u32,
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<G, BadOptions> {
        if <G as Rules>::content(edition).is_none() {
            return Err(BadOptions::Rule(format!("edition {edition} of the rules is not played here")));
        }
        let mut world = Pair { chance, log };
        let mut game = G::set_up_in(edition, options, &mut world)?;
        run_on(&mut game, &mut world);
        game.stack_mut().fault = fault::raised();
        Ok(game)
    }

    fn seats(&self) -> usize {
        Rules::seats(self)
    }

    fn side(&self, seat: Seat) -> &'static str {
        Rules::side(self, seat)
    }

    fn label(&self, viewer: Seat, seat: Seat) -> &'static str {
        Rules::label(self, viewer, seat)
    }

    fn actions() -> &'static str {
        <G as Rules>::actions()
    }

    fn lexicon() -> Option<&'static Lexicon> {
        <G as Rules>::lexicon()
    }

    fn speak(&self, seat: Seat, legal: &[Self::Action], into: &mut Speech) {
        Rules::speak(self, seat, legal, into);
    }

    fn standing(&self, seat: Seat) -> f32 {
        Rules::standing(self, seat)
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.outcome() {
            Some(outcome) => Waiting::Over(outcome),
            None => Waiting::Seats(self.top().map_or(SeatSet::NONE, |step| asked(self, step))),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>) {
        if let Some(step) = self.top()
            && self.outcome().is_none()
            && asked(self, step).has(seat)
        {
            step.offer(self, seat, &mut Offers::all(into));
        }
    }

    fn allows(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        if self.stack().fault.is_some() {
            return Err(Refusal::FAULT);
        }
        let Some(step) = self.top().filter(|_| self.outcome().is_none()) else {
            return Err(G::game_over());
        };
        if !asked(self, step).has(seat) {
            return Err(G::not_your_turn());
        }
        if offered(self, step, seat, *action) { Ok(()) } else { Err(self.refuse(step, seat, *action)) }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        self.allows(seat, action)?;
        self.apply_offered(seat, action, chance, log)
    }

    #[inline]
    fn apply_offered(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        let mut world = Pair { chance, log };
        if let Some(step) = self.stack_mut().pop() {
            step.take(self, seat, *action, &mut world);
        }
        run_on(self, &mut world);
        match fault::raised() {
            None => Ok(()),
            raised => {
                self.stack_mut().fault = raised;
                Err(Refusal::FAULT)
            }
        }
    }

    fn fault(&self) -> Option<Fault> {
        self.stack().fault
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        Rules::view(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> G {
        let mut game = Rules::imagine(self, viewer, chance);
        // Whom it asks must follow from what is known of it, and is not copied from the real one.
        game.stack_mut().changed();
        game
    }

    fn audit(&self) -> Result<(), String> {
        Rules::audit(self)
    }
}

mod steps;

#[cfg(test)]
mod tests;
