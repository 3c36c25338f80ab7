//! Dune: Imperium and Dune: Imperium – Uprising by their rules. A table is a board with the sets played on it.
//!
//! | room | what is in it |
//! |---|---|
//! | [`board`] | factions, icons, spaces, observation posts |
//! | [`effect`] | the words cards are written in, and their interpreter |
//! | [`content`] | every card, leader, space as data |
//! | [`options`], [`settings`] | what a table may choose |
//! | [`state`] | the whole position |
//! | [`action`], [`event`] | what can be decided, what can happen |
//! | `phase` | the phases of a round, and the steps of effects: each whole in one place |
//! | `audit` | nothing is created or lost |
//! | [`view`], `imagine` | what each viewer may know, and what they can imagine of the rest |
//! | [`tell`] | the game in words |
//! | `scenario` | positions set up by hand; for tests, behind the feature of that name |

pub mod action;
mod audit;
pub mod board;
pub mod content;
pub mod effect;
mod encode;
pub mod event;
mod imagine;
pub mod options;
mod phase;
#[cfg(feature = "scenario")]
pub mod scenario;
pub mod settings;
pub mod state;
pub mod tell;
pub mod view;

use table::encode::{Lexicon, Speech};
use table::{
    About, BadOptions, Chance, Mode, Outcome, Refusal, Rules, Seat, Setting, Stack, Stage, Viewer, World,
    rule_id,
};

pub use crate::action::{Action, Zone};
pub use crate::event::Event;
pub use crate::options::Options;
pub use crate::state::Imperium;
pub use crate::view::View;

use crate::phase::Step;

static ABOUT: About = About {
    id: "imperium",
    edition: 1,
    content: content::fingerprint,
    packs: Some(&content::PACKS),
    modes: &[
        Mode { id: "standard", seats: &[4, 3], stage: Stage::Complete },
        Mode { id: "choam", seats: &[4, 3, 2, 1], stage: Stage::Complete },
        Mode { id: "duel", seats: &[2], stage: Stage::Complete },
        Mode { id: "solo", seats: &[1], stage: Stage::Complete },
        Mode { id: "six", seats: &[6], stage: Stage::Complete },
        Mode { id: "base", seats: &[4, 3, 2, 1], stage: Stage::Complete },
    ],
    ledger: concat!(
        include_str!("../../../docs/rules/imperium.md"),
        "\n",
        include_str!("../../../docs/rules/imperium-faq.md"),
        "\n",
        include_str!("../../../docs/rules/imperium-series.md"),
    ),
    pages: table::spoken!("../rules/", ".md"),
    lessons: table::lessons!("first", "base", "ix", "immortality"),
    examples: table::examples!(
        "DB-EX-02", "DB-EX-03", "DB-EX-04", "DB-EX-05", "DB-EX-06", "DB-EX-07", "DB-EX-09", "DB-EX-10",
        "DB-EX-11", "IM-EX-02", "IM-EX-03", "IM-EX-04", "IU-EX-01", "IU-EX-02", "IU-EX-03", "IU-EX-04",
        "IU-EX-05", "IU-EX-06", "IU-EX-07", "IU-EX-08", "IU-EX-09", "IU-EX-10", "IU-EX-11", "IU-EX-12",
        "IU-EX-13", "IU-EX-14", "IU-EX-15", "IU-EX-16", "IU-EX-17", "IU-EX-18", "IU-EX-19", "IU-EX-20",
        "IU-EX-21", "IU-EX-22", "IU-EX-23", "IU-EX-24", "IU-EX-25", "IU-EX-26", "IU-EX-27", "IU-EX-28",
        "RI-EX-01", "RI-EX-02", "RI-EX-03", "RI-EX-04", "RI-EX-05", "RI-EX-06", "RI-EX-07"
    ),
};

impl Rules for Imperium {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Step = Step;

    fn about() -> &'static About {
        &ABOUT
    }

    /// A turn that ends by itself is over before anybody has seen it.
    fn for_people(options: &mut Options) {
        options.end_turn = true;
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&ABOUT, mode, seats)?;
        Ok(match mode {
            "base" => Options::base(seats as u8),
            _ => Options::new(seats as u8, matches!(mode, "choam" | "six")),
        })
    }

    fn settings(options: &Options) -> Vec<Setting> {
        settings::settings(options)
    }

    fn set_up(options: &Options, world: &mut impl World<Event>) -> Result<Imperium, BadOptions> {
        phase::setup::set_up(options, world)
    }

    fn seats(&self) -> usize {
        usize::from(self.humans)
    }

    fn side(&self, seat: Seat) -> &'static str {
        self.player(seat).key()
    }

    fn label(&self, viewer: Seat, seat: Seat) -> &'static str {
        encode::label(self, viewer, seat)
    }

    fn actions() -> &'static str {
        include_str!("../actions.txt")
    }

    fn standing(&self, seat: Seat) -> f32 {
        encode::standing(self, seat)
    }

    fn lexicon() -> Option<&'static Lexicon> {
        Some(encode::lexicon())
    }

    fn speak(&self, seat: Seat, legal: &[Action], into: &mut Speech) {
        encode::speak(self, seat, legal, into);
    }

    #[inline]
    fn stack(&self) -> &Stack<Step> {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Step> {
        &mut self.stack
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| phase::endgame::outcome(self))
    }

    fn not_now() -> Refusal {
        phase::not_now()
    }

    fn not_your_turn() -> Refusal {
        Refusal::new(rule_id!("IU-ROUND-05"), "refuse-not-asked")
    }

    fn game_over() -> Refusal {
        Refusal::new(rule_id!("IU-END-01"), "refuse-over")
    }

    #[inline]
    fn stops(&mut self, step: Step) {
        if self.turn.rest {
            phase::turns::stops(self, step);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Imperium {
        imagine::imagine(self, viewer, chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_stays_small() {
        let size = size_of::<Imperium>();
        assert!(size < 8 * 1024, "{size} bytes");
    }
}
