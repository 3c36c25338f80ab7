//! Dune: War for Arrakis, played by its rules.
//!
//! Start with [`state::State`], the position, and [`step::Step`], what is to be done next. The rest
//! follows the rulebook:
//!
//! | module | idea |
//! |---|---|
//! | [`board`] | the map as sets of areas |
//! | [`piece`], [`cards`] | figures, legions, tokens, planning cards |
//! | [`content`], [`effect`] | what the data files say, and the words they say it in |
//! | [`options`], [`action`], [`event`] | what can be chosen, decided, told |
//! | [`state`], [`step`] | the position, and the stack of steps that moves it on |
//! | `drive`, `run` | carries steps and effects out, one after another |
//! | `march`, `attack`, `battle`, `losses`, `worms`, `place`, `deploy`, `vehicles`, `hand`, `leaders`, `prescience`, `tricks` | one part of the rules each |
//! | [`guild`] | the Spacing Guild expansion |
//! | `phase` | the phases of a round |
//! | [`view`], `imagine`, `audit` | what each viewer may know, what else could be, what must hold |
//! | [`tell`] | all of it in words |

pub mod action;
mod attack;
mod audit;
mod battle;
pub mod board;
pub mod cards;
pub mod content;
mod deploy;
mod drive;
pub mod effect;
pub mod event;
pub mod guild;
mod hand;
mod imagine;
mod leaders;
mod losses;
mod mahdi;
mod march;
pub mod options;
mod phase;
pub mod piece;
mod place;
mod prescience;
mod refuse;
mod run;
mod settings;
pub mod state;
pub mod step;
pub mod tell;
mod tricks;
mod vehicles;
pub mod view;
mod worms;

use table::lesson::LessonFiles;
use table::seat::MAX_SEATS;
use table::{
    About, BadOptions, Chance, Game, Log, Mode, Outcome, Pair, Refusal, Seat, SeatSet, Setting, Stage,
    Viewer, Waiting, rule_id,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::piece::Side;
use crate::state::{Ending, State};
use crate::step::Find;
use crate::view::View;

/// The game's name card.
pub static ABOUT: About = About {
    id: "arrakis",
    edition: 1,
    content: content::fingerprint,
    modes: &[
        Mode { id: "duel", seats: &[2], stage: Stage::Complete },
        Mode { id: "team", seats: &[4, 3], stage: Stage::Complete },
        Mode { id: "solo", seats: &[1, 2], stage: Stage::Complete },
    ],
    ledger: include_str!("../../../docs/rules/arrakis.md"),
    pages: &[
        ("en", include_str!("../rules/en.md")),
        ("uk", include_str!("../rules/uk.md")),
        ("ru", include_str!("../rules/ru.md")),
    ],
    lessons: &[LessonFiles {
        id: "first",
        script: include_str!("../lessons/first.json"),
        notes: &[
            ("en", include_str!("../lessons/first.en.md")),
            ("uk", include_str!("../lessons/first.uk.md")),
            ("ru", include_str!("../lessons/first.ru.md")),
        ],
    }],
};

/// A game of War for Arrakis.
pub type Arrakis = State;

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        Options::of(mode, seats)
    }

    fn settings(options: &Options) -> Vec<Setting> {
        settings::settings(options)
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<State, BadOptions> {
        options.check()?;
        let mut world = Pair { chance, log };
        let mut state = phase::setup(options, &mut world);
        state.run(&mut world);
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.rules.count as usize
    }

    fn side(&self, seat: Seat) -> &'static str {
        if self.seats_of(Side::Atreides).has(seat) { "faction-atreides" } else { "faction-harkonnen" }
    }

    fn waiting(&self) -> Waiting {
        match (self.ending, self.stack.last()) {
            (Some(ending), _) => Waiting::Over(self.outcome(ending)),
            (None, Some(&step)) => Waiting::Seats(self.decider(step)),
            (None, None) => Waiting::Seats(SeatSet::NONE),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if let Some(&step) = self.stack.last()
            && self.decider(step).has(seat)
        {
            let _ = self.options(step, into);
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(&step) = self.stack.last() else {
            return Err(Refusal::new(rule_id!("WA-ROUND-01"), "refuse-over"));
        };
        if !self.decider(step).has(seat) {
            return Err(Refusal::new(rule_id!("WA-ACTION-01"), "refuse-not-asked"));
        }
        let mut find = Find { wanted: *action, found: false };
        let _ = self.options(step, &mut find);
        if find.found { Ok(()) } else { Err(self.refusal(step, *action)) }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.allows(seat, action)?;
        let mut world = Pair { chance, log };
        if let Some(step) = self.stack.pop() {
            self.resolve(step, *action, &mut world);
            self.run(&mut world);
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> State {
        self.imagined(viewer, chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}

impl State {
    fn outcome(&self, ending: Ending) -> Outcome {
        let (side, ending) = match ending {
            Ending::Supremacy => (Side::Harkonnen, "ending-supremacy"),
            Ending::Objective => (Side::Atreides, "ending-objective"),
        };
        let automaton = self.rules.solo && side == Side::Harkonnen;
        let winners = if automaton { SeatSet::NONE } else { self.seats_of(side) };
        Outcome { winners, ending, scores: [0; MAX_SEATS] }
    }
}
