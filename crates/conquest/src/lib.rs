//! Dune: A Game of Conquest and Diplomacy, by its rules.
//!
//! The rooms of the house: [`options`] what a table may choose, [`board`] the map, [`content`] the cards,
//! [`effect`] what cards can do, [`state`] the position, [`action`] what can be decided, [`event`] what can
//! happen, [`phase`] the rulebook phase by phase, [`view`] what each viewer may know, [`imagine`] what a
//! viewer can imagine of the rest, [`tell`] how it is told, `scenario` (for tests) positions set up by hand.
//!
//! Rules carry the ids of the ledger, `docs/rules/conquest.md`.

pub mod action;
pub mod audit;
pub mod board;
pub mod content;
pub mod effect;
mod encode;
pub mod event;
pub mod imagine;
pub mod options;
pub mod phase;
#[cfg(feature = "scenario")]
pub mod scenario;
mod settings;
pub mod state;
pub mod tell;
pub mod view;

use table::{
    About, BadOptions, Chance, Doing, Mode, Outcome, Refusal, Rules, Seat, Setting, Stack, Stage, Viewer,
    World, rule_id,
};

pub use crate::action::{Action, Command, Element};
pub use crate::event::Event;
pub use crate::options::{Faction, House, Options};
pub use crate::state::Conquest;
pub use crate::view::View;

use crate::phase::{Step, market, setup};

const fn mode(id: &'static str, seats: &'static [u8]) -> Mode {
    Mode { id, seats, stage: Stage::Complete }
}

/// Every way to play it. The six duels fix the factions; `duel` deals them at random.
const MODES: &[Mode] = &[
    mode("standard", &[4, 3]),
    mode("beginner", &[4, 3, 2]),
    mode("duel", &[2]),
    mode("cousins", &[2]),
    mode("quarrel", &[2]),
    mode("kanly", &[2]),
    mode("desert-rats", &[2]),
    mode("suspicion", &[2]),
    mode("opposites", &[2]),
    mode("allied", &[2]),
];

static ABOUT: About = About {
    id: "conquest",
    edition: 1,
    content: || content::content().version.clone(),
    packs: Some(&content::PACKS),
    modes: MODES,
    ledger: include_str!("../../../docs/rules/conquest.md"),
    pages: table::spoken!("../rules/", ".md"),
    lessons: table::lessons!("first"),
    examples: table::examples!(
        "CD-EX-01", "CD-EX-02", "CD-EX-03", "CD-EX-04", "CD-EX-05", "CD-EX-06", "CD-EX-07", "CD-EX-08",
        "CD-EX-09", "CD-EX-10", "CD-EX-11", "CD-EX-12", "CD-EX-13", "CD-EX-14", "CD-EX-15", "CD-EX-16",
        "CD-EX-17", "CD-EX-18", "CD-EX-19", "CD-EX-20", "CD-EX-21"
    ),
};

/// The factions of a named duel (CD-DUEL-03).
fn pairing(mode: &str) -> Option<[Faction; 2]> {
    Some(match mode {
        "cousins" => [Faction::Atreides, Faction::Imperium],
        "quarrel" => [Faction::Atreides, Faction::Fremen],
        "kanly" => [Faction::Atreides, Faction::Harkonnen],
        "desert-rats" => [Faction::Harkonnen, Faction::Fremen],
        "suspicion" => [Faction::Imperium, Faction::Harkonnen],
        "opposites" => [Faction::Imperium, Faction::Fremen],
        _ => return None,
    })
}

impl Rules for Conquest {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Step = Step;

    fn about() -> &'static About {
        &ABOUT
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&ABOUT, mode, seats)?;
        let game = match mode {
            "allied" => options::Game::Allied,
            _ if seats == 2 => options::Game::Duel,
            _ => options::Game::Standard,
        };
        let mut options = Options::new(game, seats as u8);
        options.factions = pairing(mode).map(|factions| factions.map(Some).into());
        if mode == "beginner" {
            options.market_hand_limit = 1; // CD-BEGIN-01
        }
        Ok(options)
    }

    fn settings(options: &Options) -> Vec<Setting> {
        settings::settings(options)
    }

    fn set_up(options: &Options, world: &mut impl World<Event>) -> Result<Conquest, BadOptions> {
        setup::set_up(options, world)
    }

    fn seats(&self) -> usize {
        self.table.seats.into()
    }

    fn side(&self, seat: Seat) -> &'static str {
        self.house(seat).key()
    }

    fn actions() -> &'static str {
        include_str!("../actions.txt")
    }

    fn standing(&self, seat: Seat) -> f32 {
        encode::standing(self, seat)
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
        self.over
    }

    fn not_now() -> Refusal {
        phase::not_now()
    }

    fn not_your_turn() -> Refusal {
        Refusal::new(rule_id!("CD-TURN-03"), "refuse-not-your-turn")
    }

    fn game_over() -> Refusal {
        Refusal::new(rule_id!("CD-WIN-01"), "refuse-game-over")
    }

    fn refuse(&self, step: Step, seat: Seat, action: Action) -> Refusal {
        match (step.refuse(self, seat, action), action) {
            // Whatever is being asked: a market card has its window (CD-MARKET-09).
            (refusal, Action::Play(card)) if refusal == phase::not_now() => {
                market::refuse(self, seat, step, card)
            }
            (refusal, _) => refusal,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Conquest {
        imagine::imagine(self, viewer, chance)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
