//! Dune: A Game of Conquest and Diplomacy, by its rules.
//!
//! The rooms of the house: [`options`] what a table may choose, [`board`] the map, [`content`] the cards,
//! [`effect`] what cards can do, [`state`] the position, [`action`] what can be decided, [`event`] what can
//! happen, [`phase`] the rulebook phase by phase, [`view`] what each viewer may know, [`imagine`] what a
//! viewer can imagine of the rest, [`tell`] how it is told, [`scenario`] positions set up by hand.
//!
//! Rules carry the ids of the ledger, `docs/rules/conquest.md`.

pub mod action;
pub mod audit;
pub mod board;
pub mod content;
pub mod effect;
pub mod event;
pub mod imagine;
pub mod options;
pub mod phase;
pub mod scenario;
mod settings;
pub mod state;
pub mod tell;
pub mod view;

use table::lesson::LessonFiles;
use table::{
    About, BadOptions, Chance, Game, Log, Mode, Pair, Refusal, Seat, Setting, Stage, Viewer, Waiting, rule_id,
};

pub use crate::action::{Action, Command, Element};
pub use crate::event::Event;
pub use crate::options::{Faction, House, Options};
pub use crate::state::Conquest;
pub use crate::view::View;

use crate::phase::{Doing, setup};

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
    modes: MODES,
    ledger: include_str!("../../../docs/rules/conquest.md"),
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

impl Game for Conquest {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Conquest, BadOptions> {
        let mut world = Pair { chance, log };
        let mut game = setup::start(options, &mut world)?;
        game.run_on(&mut world);
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.table.seats.into()
    }

    fn side(&self, seat: Seat) -> &'static str {
        self.house(seat).key()
    }

    fn waiting(&self) -> Waiting {
        match self.over {
            Some(outcome) => Waiting::Over(outcome),
            None => Waiting::Seats(self.asked()),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if let Some(step) = self.top()
            && step.asks(self).has(seat)
        {
            step.offer(self, seat, &mut |action| into.push(action));
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(step) = self.top() else {
            return Err(Refusal::new(rule_id!("CD-WIN-01"), "refuse-game-over"));
        };
        if !step.asks(self).has(seat) {
            return Err(Refusal::new(rule_id!("CD-TURN-03"), "refuse-not-your-turn"));
        }
        let mut offered = false;
        step.offer(self, seat, &mut |offer| offered |= offer == *action);
        if offered { Ok(()) } else { Err(step.refuse(self, seat, *action)) }
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
        if let Some(step) = self.top() {
            step.take(self, seat, *action, &mut world);
        }
        self.run_on(&mut world);
        Ok(())
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

impl Conquest {
    /// Carries out steps until somebody must decide or the game is over.
    fn run_on(&mut self, world: &mut impl table::World<Event>) {
        while let Some(step) = self.top() {
            if !step.asks(self).is_empty() {
                return;
            }
            step.run(self, world);
        }
    }
}
