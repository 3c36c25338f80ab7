//! Effects: one after another, one of several, the lines of a card or reward in the player's order.

use serde::Serialize;
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, ask, asked, no_question, not_now, plain, tech};
use crate::action::Action;
use crate::content::{Card, Printed};
use crate::effect::Effect;
use crate::event::Event;
use crate::state::{Fx, Fxs, Imperium};
use crate::view::Question;

/// The steps of effects.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// An effect is carried out.
    Do {
        /// For whom.
        seat: Seat,
        /// The effect.
        effect: Fx,
        /// The card it is printed on.
        this: Option<Card>,
    },
    /// Effects are carried out one after another.
    Sequence {
        /// For whom.
        seat: Seat,
        /// The effects.
        effects: Fxs,
        /// The next one.
        at: u8,
        /// The card they are printed on.
        this: Option<Card>,
    },
    /// One of several effects. IU-AGENT-12
    Choose {
        /// Who chooses.
        seat: Seat,
        /// The effects.
        options: Fxs,
        /// The card they are printed on.
        this: Option<Card>,
    },
    /// Two different ones of several effects, named before either happens. DB-COMBAT-11
    ChooseTwo {
        /// Who chooses.
        seat: Seat,
        /// The effects.
        options: Fxs,
        /// The first one named.
        first: Option<u8>,
        /// The card they are printed on.
        this: Option<Card>,
    },
    /// Lines of an Intrigue card, a reward or an acquire box: those that must be carried out, then those that may.
    Lines {
        /// Whose.
        seat: Seat,
        /// The lines.
        lines: Fxs,
        /// Those carried out, a bit each.
        done: u8,
        /// How they are used.
        how: How,
    },
}

/// How the lines of a card or reward are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// As printed: what is not optional must be carried out.
    AsPrinted,
    /// As printed, but one line at least: a card is not played for nothing. IU-INTRIGUE-08
    AtLeastOne,
    /// Every line may be left, whatever it says: an acquire box. IU-AMB-34
    Optional,
}

/// What comes next among the lines of a card or reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NextLine {
    /// This line is carried out.
    Run(u8),
    /// The player chooses.
    Ask,
    /// Nothing is left.
    Finished,
}

impl Step {
    /// The lines of a card or reward, none of them carried out.
    pub(crate) fn lines(seat: Seat, lines: &'static [Effect], how: How) -> Step {
        Step::Lines { seat, lines: Fxs(lines), done: 0, how }
    }

    /// Effects from the first to the last.
    pub(crate) fn sequence(seat: Seat, effects: &'static [Effect], this: Option<Card>) -> Step {
        Step::Sequence { seat, effects: Fxs(effects), at: 0, this }
    }
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Do { .. } | Step::Sequence { .. } => SeatSet::NONE,
            Step::Choose { seat, .. } | Step::ChooseTwo { seat, .. } => SeatSet::one(game.decides(seat)),
            Step::Lines { seat, lines, done, how } => {
                asked(seat, next_line(game, seat, lines.0, done, how) == NextLine::Ask)
            }
        }
    }

    fn open(self, _: &Imperium) -> bool {
        matches!(self, Step::Choose { .. })
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Do { .. } | Step::Sequence { .. } => {}
            Step::Choose { seat, options, this } => {
                for (option, printed) in options.0.iter().zip(Printed::each(options.0)) {
                    if game.possible(seat, option, this) {
                        offers.add(Action::Option(printed));
                    }
                }
            }
            Step::ChooseTwo { seat, options, first, this } => {
                for (at, (option, printed)) in options.0.iter().zip(Printed::each(options.0)).enumerate() {
                    if Some(at as u8) != first && game.possible(seat, option, this) {
                        offers.add(Action::Option(printed));
                    }
                }
            }
            Step::Lines { lines, done, how, .. } => {
                for (at, printed) in Printed::each(lines.0).enumerate() {
                    if done & 1 << at == 0 && game.possible(seat, printed.effect(), None) {
                        offers.add(Action::Line(printed));
                    }
                }
                if how != How::AtLeastOne || done != 0 {
                    offers.add(Action::Decline);
                }
            }
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Lines { .. }, Action::Decline) => {
                Refusal::new(rule_id!("IU-INTRIGUE-08"), "refuse-intrigue-unpaid")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Choose { seat, options, this }, Action::Option(option)) => {
                take_option(game, seat, options.0, option.effect(), this, w);
            }
            (Step::ChooseTwo { seat, options, first, this }, Action::Option(option)) => {
                let at = Printed::each(options.0).position(|printed| printed == option).map(|at| at as u8);
                match first {
                    None => game.push(Step::ChooseTwo { seat, options, first: at, this }),
                    Some(first) => {
                        game.act(seat, option.effect(), this, w);
                        game.act(seat, &options.0[usize::from(first)], this, w);
                    }
                }
            }
            (Step::Lines { lines, done, how, .. }, Action::Line(line)) => {
                if let Some(at) = Printed::each(lines.0).position(|printed| printed == line) {
                    run_line(game, seat, lines, done, how, at as u8, w);
                }
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::Do { seat, effect, this } => game.act(seat, effect.0, this, w),
            Step::Sequence { seat, effects, at, this } => {
                let Some(effect) = effects.0.get(usize::from(at)) else { return };
                if usize::from(at) + 1 < effects.0.len() {
                    game.push(Step::Sequence { seat, effects, at: at + 1, this });
                }
                game.act(seat, effect, this, w);
            }
            Step::Choose { .. } | Step::ChooseTwo { .. } => {}
            Step::Lines { seat, lines, done, how } => {
                if let NextLine::Run(at) = next_line(game, seat, lines.0, done, how) {
                    run_line(game, seat, lines, done, how, at, w);
                }
            }
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Do { .. } | Step::Sequence { .. } => no_question(),
            Step::Choose { this: Some(card), .. } => {
                ask(Say::new("ask-choose-of").with("card", card.key()), rule_id!("IU-AGENT-12"))
            }
            Step::ChooseTwo { .. } => plain("ask-choose-two", rule_id!("DB-COMBAT-11")),
            Step::Choose { this: None, .. } => plain("ask-choose", rule_id!("IU-AGENT-12")),
            Step::Lines { .. } => plain("ask-lines", rule_id!("IU-AGENT-14")),
        }
    }
}

/// One of several effects is carried out.
fn take_option(
    game: &mut Imperium,
    seat: Seat,
    options: &'static [Effect],
    option: &'static Effect,
    this: Option<Card>,
    w: &mut impl World<Event>,
) {
    if !game.choose_harvest(seat, options, option, w) {
        game.act(seat, option, this, w);
    }
}

fn next_line(game: &Imperium, seat: Seat, lines: &'static [Effect], done: u8, how: How) -> NextLine {
    let mut open = None;
    let mut several = false;
    for (at, line) in lines.iter().enumerate() {
        if done & 1 << at != 0 || !game.possible(seat, line, None) {
            continue;
        }
        if line.plain() || how != How::Optional && game.must(seat, line, None) {
            return NextLine::Run(at as u8);
        }
        several |= open.is_some();
        open = Some(at as u8);
    }
    match open {
        None => NextLine::Finished,
        // An Intrigue card with a single line is played for that line. IU-INTRIGUE-08
        Some(at) if how == How::AtLeastOne && done == 0 && !several => NextLine::Run(at),
        // A single effect that can be declined where it asks is not asked about twice.
        Some(at) if !several && lines[usize::from(at)].can_be_declined() => NextLine::Run(at),
        Some(_) => NextLine::Ask,
    }
}

fn run_line(
    game: &mut Imperium,
    seat: Seat,
    lines: Fxs,
    done: u8,
    how: How,
    at: u8,
    w: &mut impl World<Event>,
) {
    game.push(Step::Lines { seat, lines, done: done | 1 << at, how });
    match lines.0.get(usize::from(at)) {
        // A card is not played for nothing: a tile must be acquired. RI-CARD-16
        Some(Effect::Tech) if how == How::AtLeastOne && done == 0 => {
            game.push(tech::Step::Acquire { seat, less: 0, solari: false, must: true });
        }
        Some(line) => game.act(seat, line, None, w),
        None => {}
    }
}
