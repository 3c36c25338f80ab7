//! Dune: War for Arrakis, played by its rules.
//!
//! The rooms of the house: [`options`] what a table may choose, [`board`] the map as sets of areas, [`piece`]
//! the figures, legions and tokens, [`content`] what the data files say and the cards they name, [`effect`]
//! the words they say it in and what these do, [`state`] the position, [`action`] what can be decided, [`event`]
//! what can happen, [`phase`] the rulebook phase by phase, `mahdi` the automaton's lists, [`view`] what each
//! viewer may know, `imagine` what else could be, `audit` what must hold, [`tell`] all of it in words, `scenario` (for
//! tests) positions set up by hand.
//!
//! Rules carry the ids of the ledger, `docs/rules/arrakis.md`.

pub mod action;
mod audit;
pub mod board;
pub mod content;
pub mod effect;
mod encode;
pub mod event;
mod imagine;
mod mahdi;
pub mod options;
pub mod phase;
pub mod piece;
#[cfg(feature = "scenario")]
pub mod scenario;
mod settings;
pub mod state;
pub mod tell;
pub mod view;

use table::seat::MAX_SEATS;
use table::{
    About, BadOptions, Chance, Mode, Outcome, Refusal, Rules, Seat, SeatSet, Setting, Stack, Stage, Viewer,
    World, rule_id,
};

pub use crate::action::Action;
pub use crate::content::cards;
pub use crate::event::Event;
pub use crate::options::Options;
pub use crate::state::Arrakis;
pub use crate::view::View;

use crate::phase::{Task, setup};
use crate::piece::Side;
use crate::state::Ending;

static ABOUT: About = About {
    id: "arrakis",
    edition: 1,
    content: content::fingerprint,
    packs: Some(&content::PACKS),
    modes: &[
        Mode { id: "duel", seats: &[2], stage: Stage::Complete },
        Mode { id: "team", seats: &[4, 3], stage: Stage::Complete },
        Mode { id: "solo", seats: &[1, 2], stage: Stage::Complete },
    ],
    ledger: include_str!("../../../docs/rules/arrakis.md"),
    pages: table::spoken!("../rules/", ".md"),
    lessons: table::lessons!("first"),
    examples: table::examples!(
        "WA-EX-01", "WA-EX-02", "WA-EX-03", "WA-EX-04", "WA-EX-05", "WA-EX-06", "WA-EX-07", "WA-EX-08",
        "WA-EX-09", "WA-EX-10", "WA-EX-11", "WA-EX-12", "WA-EX-13", "WA-EX-14", "WA-EX-15", "WA-EX-16",
        "WA-EX-17"
    ),
};

impl Rules for Arrakis {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Step = Task;

    fn about() -> &'static About {
        &ABOUT
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        Options::of(mode, seats)
    }

    fn settings(options: &Options) -> Vec<Setting> {
        settings::settings(options)
    }

    fn set_up(options: &Options, world: &mut impl World<Event>) -> Result<Arrakis, BadOptions> {
        options.check()?;
        Ok(setup::set_up(options, world))
    }

    fn seats(&self) -> usize {
        self.rules.count as usize
    }

    fn side(&self, seat: Seat) -> &'static str {
        if self.seats_of(Side::Atreides).has(seat) { "faction-atreides" } else { "faction-harkonnen" }
    }

    fn actions() -> &'static str {
        include_str!("../actions.txt")
    }

    fn standing(&self, seat: Seat) -> f32 {
        encode::standing(self, seat)
    }

    #[inline]
    fn stack(&self) -> &Stack<Task> {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Task> {
        &mut self.stack
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| self.result(ending))
    }

    fn not_now() -> Refusal {
        Refusal::new(rule_id!("WA-ROUND-02"), "refuse-other-question")
    }

    fn not_your_turn() -> Refusal {
        Refusal::new(rule_id!("WA-ACTION-01"), "refuse-not-asked")
    }

    fn game_over() -> Refusal {
        Refusal::new(rule_id!("WA-ROUND-01"), "refuse-over")
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Arrakis {
        imagine::imagine(self, viewer, chance)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Arrakis {
    fn result(&self, ending: Ending) -> Outcome {
        let (side, ending) = match ending {
            Ending::Supremacy => (Side::Harkonnen, "ending-supremacy"),
            Ending::Objective => (Side::Atreides, "ending-objective"),
        };
        let winners = if self.automaton(side) { SeatSet::NONE } else { self.seats_of(side) };
        Outcome { winners, ending, scores: [0; MAX_SEATS] }
    }
}
