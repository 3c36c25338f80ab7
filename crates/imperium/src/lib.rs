//! Dune: Imperium – Uprising by its rules.
//!
//! | room | what is in it |
//! |---|---|
//! | [`board`] | factions, icons, spaces, observation posts |
//! | [`effect`] | the words cards are written in |
//! | [`content`] | every card, leader, space as data |
//! | [`options`], `settings` | what a table may choose |
//! | [`state`] | the whole position |
//! | [`action`], [`event`] | what can be decided, what can happen |
//! | `step`, `choices`, `play` | what is pending, what may be decided, carrying it out |
//! | `condition`, `resolve`, `goods`, `influence`, `acquire` | the interpreter of the effect words |
//! | `phase` | the phases of a round |
//! | `ix` | the contracts made for Rise of Ix |
//! | `team` | six players: Commanders, Allies, what they share |
//! | `refuse` | why something is not allowed |
//! | `audit` | nothing is created or lost |
//! | [`view`], `imagine` | what each viewer may know |
//! | `question`, [`describe`], [`tell`] | the game in words |
//! | [`scene`] | positions set up by hand |

mod acquire;
pub mod action;
mod audit;
pub mod board;
mod choices;
mod condition;
pub mod content;
pub mod describe;
pub mod effect;
pub mod event;
mod goods;
mod imagine;
mod influence;
mod ix;
pub mod options;
mod phase;
mod play;
mod question;
mod refuse;
mod resolve;
pub mod scene;
mod settings;
pub mod state;
mod step;
mod team;
pub mod tell;
mod trash;
pub mod view;

use table::game::Outcome;
use table::lesson::LessonFiles;
use table::seat::MAX_SEATS;
use table::{
    About, BadOptions, Chance, Game, Log, Mode, Pair, Refusal, Seat, SeatSet, Setting, Stage, Viewer, Waiting,
};

pub use crate::action::{Action, Zone};
pub use crate::event::Event;
pub use crate::options::Options;
pub use crate::state::Imperium;
pub use crate::view::View;

static ABOUT: About = About {
    id: "imperium",
    edition: 1,
    content: content::fingerprint,
    modes: &[
        Mode { id: "standard", seats: &[4, 3], stage: Stage::Complete },
        Mode { id: "choam", seats: &[4, 3, 2, 1], stage: Stage::Complete },
        Mode { id: "duel", seats: &[2], stage: Stage::Complete },
        Mode { id: "solo", seats: &[1], stage: Stage::Complete },
        Mode { id: "six", seats: &[6], stage: Stage::Complete },
    ],
    ledger: concat!(
        include_str!("../../../docs/rules/imperium.md"),
        "\n",
        include_str!("../../../docs/rules/imperium-faq.md"),
    ),
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

impl Game for Imperium {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&ABOUT, mode, seats)?;
        Ok(Options::new(seats as u8, matches!(mode, "choam" | "six")))
    }

    fn settings(options: &Options) -> Vec<Setting> {
        settings::settings(options)
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Imperium, BadOptions> {
        let mut world = Pair { chance, log };
        let mut game = phase::setup::set_up(options, &mut world)?;
        game.run(&mut world);
        Ok(game)
    }

    fn seats(&self) -> usize {
        usize::from(self.humans)
    }

    fn side(&self, seat: Seat) -> &'static str {
        self.player(seat).leader.key()
    }

    fn waiting(&self) -> Waiting {
        if !self.over {
            return Waiting::Seats(self.asked());
        }
        let mut scores = [0; MAX_SEATS];
        for seat in self.seats_iter() {
            scores[seat.index()] = i16::from(self.player(seat).vp);
        }
        let winner = Seat(self.winner);
        if !self.is_human(winner) {
            return Waiting::Over(Outcome { winners: SeatSet::NONE, ending: "ending-rival", scores });
        }
        let ending = if self.round == self.last_round() { "ending-last-conflict" } else { "ending-points" };
        let winners = match self.six {
            true => self.team_mates(winner).into_iter().chain([winner]).collect(),
            false => SeatSet::one(winner),
        };
        Waiting::Over(Outcome { winners, ending, scores })
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.over {
            self.choices(seat, |action| into.push(action));
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut offered = false;
        if !self.over {
            // Most choices are of another kind: that is seen before the whole is compared. A turn offers most sendings.
            let kind = std::mem::discriminant(action);
            self.choices(seat, |choice| {
                offered |= match (choice, *action) {
                    (Action::Send { card, space }, Action::Send { card: played, space: to }) => {
                        card == played && space == to
                    }
                    (choice, action) => std::mem::discriminant(&choice) == kind && choice == action,
                };
            });
        }
        if offered { Ok(()) } else { Err(self.refuse(seat, action)) }
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
        self.decide(seat, *action, &mut world);
        self.run(&mut world);
        Ok(())
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
